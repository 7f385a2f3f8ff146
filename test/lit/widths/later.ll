; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Addresses of which more becomes known later than when a function is first analysed. The first of each pair is open, its twin is not:
;
;     later    in 16 iterations of 16 bytes, with a pad behind 128, the last eight begin at multiples of 8: eight STS.64 in a cubin, and 16 STS.32
;     soon     eight iterations, none of which does: STS.32
;     leaves   what a loop of 100 iterations leaves, plus 20, is a multiple of 8: of four LDS.64, two are one LDS.128 in a cubin
;     alone    only one load of it
;     three    x + y - z * 136, of which x + y may not be part of a product, in which case nothing is proved
;     shared   x + y is read once more
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; CHECK: later st None {{.*}} other iterations
; CHECK-NEXT: later st None {{.*}} other iterations
; CHECK-NEXT: soon st 4{{ .*}}
; CHECK-NEXT: soon st 4{{ .*}}
; CHECK-NEXT: leaves ld None {{.*}} a value that a loop leaves in a register
; CHECK-NEXT: leaves ld None {{.*}} a value that a loop leaves in a register
; CHECK-NEXT: leaves ld None {{.*}} a value that a loop leaves in a register
; CHECK-NEXT: leaves ld None {{.*}} a value that a loop leaves in a register
; CHECK-NEXT: alone ld 8{{ .*}}
; CHECK-NEXT: three st None {{.*}} computed apart
; CHECK-NEXT: three st None {{.*}} computed apart
; CHECK-NEXT: shared st 8{{ .*}}
; CHECK-NOT: {{^.}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@table = internal addrspace(3) global [18896 x i8] undef, align 16

@eights = internal addrspace(3) global [16384 x i8] undef, align 8

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define ptx_kernel void @later(float %value) "target-cpu"="sm_86" "target-features"="+ptx78,+sm_86" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %four = and i32 %t, -4
  %row = mul i32 %four, 132
  br label %loop

loop:
  %i = phi i64 [ 4, %entry ], [ %next, %loop ]
  %i32 = trunc i64 %i to i32
  %at = add i32 %row, %i32
  %i4 = add i32 %i32, 4
  %a7 = lshr i32 %i4, 7
  %a4 = mul i32 %a7, 4
  %a = add i32 %at, %a4
  %aw = sext i32 %a to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %aw
  %p4 = getelementptr i8, ptr addrspace(3) %p, i64 4
  store float %value, ptr addrspace(3) %p4, align 4
  %b7 = lshr i32 %i32, 7
  %b4 = mul i32 %b7, 4
  %b = add i32 %at, %b4
  %bw = sext i32 %b to i64
  %q = getelementptr i8, ptr addrspace(3) @table, i64 %bw
  store float %value, ptr addrspace(3) %q, align 4
  %next = add i64 %i, 16
  %done = icmp eq i64 %next, 260
  br i1 %done, label %end, label %loop

end:
  ret void
}

define ptx_kernel void @soon(float %value) "target-cpu"="sm_86" "target-features"="+ptx78,+sm_86" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %four = and i32 %t, -4
  %row = mul i32 %four, 132
  br label %loop

loop:
  %i = phi i64 [ 4, %entry ], [ %next, %loop ]
  %i32 = trunc i64 %i to i32
  %at = add i32 %row, %i32
  %i4 = add i32 %i32, 4
  %a7 = lshr i32 %i4, 7
  %a4 = mul i32 %a7, 4
  %a = add i32 %at, %a4
  %aw = sext i32 %a to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %aw
  %p4 = getelementptr i8, ptr addrspace(3) %p, i64 4
  store float %value, ptr addrspace(3) %p4, align 4
  %b7 = lshr i32 %i32, 7
  %b4 = mul i32 %b7, 4
  %b = add i32 %at, %b4
  %bw = sext i32 %b to i64
  %q = getelementptr i8, ptr addrspace(3) @table, i64 %bw
  store float %value, ptr addrspace(3) %q, align 4
  %next = add i64 %i, 16
  %done = icmp eq i64 %next, 132
  br i1 %done, label %end, label %loop

end:
  ret void
}

define ptx_kernel void @leaves(ptr addrspace(1) %out, i32 %m) "target-cpu"="sm_100" "target-features"="+ptx86,+sm_100" {
entry:
  %product = mul i32 %m, 1572864
  %row = ashr exact i32 %product, 16
  %rw = sext i32 %row to i64
  %begin = getelementptr [16 x i8], ptr addrspace(3) @eights, i64 %rw
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %i12, %loop ]
  %p = phi ptr addrspace(3) [ %begin, %entry ], [ %next, %loop ]
  %p28 = getelementptr i8, ptr addrspace(3) %p, i64 28
  %a = load double, ptr addrspace(3) %p28, align 8
  %p20 = getelementptr i8, ptr addrspace(3) %p, i64 20
  %b = load double, ptr addrspace(3) %p20, align 8
  %next = getelementptr i8, ptr addrspace(3) %p, i64 12
  %c = load double, ptr addrspace(3) %next, align 8
  %p4 = getelementptr i8, ptr addrspace(3) %p, i64 4
  %d = load double, ptr addrspace(3) %p4, align 8
  %i12 = add i64 %i, 12
  %done = icmp eq i64 %i12, 1200
  br i1 %done, label %end, label %loop

end:
  store double %a, ptr addrspace(1) %out
  %o = getelementptr i8, ptr addrspace(1) %out, i64 16
  store double %b, ptr addrspace(1) %o
  %o32 = getelementptr i8, ptr addrspace(1) %out, i64 32
  store double %c, ptr addrspace(1) %o32
  %o48 = getelementptr i8, ptr addrspace(1) %out, i64 48
  store double %d, ptr addrspace(1) %o48
  ret void
}

define ptx_kernel void @alone(ptr addrspace(1) %out, i32 %m) "target-cpu"="sm_100" "target-features"="+ptx86,+sm_100" {
entry:
  %product = mul i32 %m, 1572864
  %row = ashr exact i32 %product, 16
  %rw = sext i32 %row to i64
  %begin = getelementptr [16 x i8], ptr addrspace(3) @eights, i64 %rw
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %i12, %loop ]
  %p = phi ptr addrspace(3) [ %begin, %entry ], [ %next, %loop ]
  %p28 = getelementptr i8, ptr addrspace(3) %p, i64 28
  %a = load double, ptr addrspace(3) %p28, align 8
  %p20 = getelementptr i8, ptr addrspace(3) %p, i64 20
  %next = getelementptr i8, ptr addrspace(3) %p, i64 12
  %i12 = add i64 %i, 12
  %done = icmp eq i64 %i12, 1200
  br i1 %done, label %end, label %loop

end:
  store double %a, ptr addrspace(1) %out
  ret void
}

define ptx_kernel void @three(ptr addrspace(1) %out, i32 %n, i32 %a, i32 %b) "target-cpu"="sm_86" "target-features"="+ptx78,+sm_86" {
  %x0 = load volatile i32, ptr addrspace(1) %out
  %y0 = load volatile i32, ptr addrspace(1) %out
  %x = and i32 %x0, -8
  %y = and i32 %y0, -8
  %sum = add i32 %x, %y
  %product = mul i32 %n, 136
  %at = sub i32 %sum, %product
  %w = sext i32 %at to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %w
  %p4 = getelementptr i8, ptr addrspace(3) %p, i64 4
  store i32 %b, ptr addrspace(3) %p4, align 4
  store i32 %a, ptr addrspace(3) %p, align 4
  ret void
}

define ptx_kernel void @shared(ptr addrspace(1) %out, i32 %n, i32 %a, i32 %b) "target-cpu"="sm_86" "target-features"="+ptx78,+sm_86" {
  %x0 = load volatile i32, ptr addrspace(1) %out
  %y0 = load volatile i32, ptr addrspace(1) %out
  %x = and i32 %x0, -8
  %y = and i32 %y0, -8
  %sum = add i32 %x, %y
  store volatile i32 %sum, ptr addrspace(1) %out
  %product = mul i32 %n, 136
  %at = sub i32 %sum, %product
  %w = sext i32 %at to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %w
  %p4 = getelementptr i8, ptr addrspace(3) %p, i64 4
  store i32 %b, ptr addrspace(3) %p4, align 4
  store i32 %a, ptr addrspace(3) %p, align 4
  ret void
}
