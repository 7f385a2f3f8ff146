; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Loop counters in addresses:
;
;     next    an iteration's second load is beside the next one's first, at a counter of 32 bits plus a constant: open, since the loop may be unrolled
;     apart   likewise, but the constants are not multiples of the step: two loads
;     parts   the place is computed from the counter by division, which is a constant if the loop is unrolled: open
;     again   words of 16 bits, each of which the next iterations load again: LLVM loads the first ones ahead of the loop, so nobody knows how often
;     ahead   a 32-bit number that is bit-reversed in 64 bits is 0 in its lower half, so the address is known, and below the array: open
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; CHECK-COUNT-2: next ld None {{.*}} neighbours in other iterations of a loop that ptxas may unroll
; CHECK-COUNT-2: apart ld 4
; CHECK-NEXT: parts st None {{.*}} neighbours in other iterations of a loop that ptxas may unroll
; CHECK: again ld {{2|None}} {{.*}}{{a load that LLVM takes out of a loop|an access that is taken apart}}
; CHECK-COUNT-2: again ld None
; CHECK: ahead st None {{.*}}
; CHECK-NOT: {{^.}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@table = internal addrspace(3) global [2048 x i32] undef, align 16

define ptx_kernel void @next(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %start = mul i32 %t, 20
  br label %loop

loop:
  %r = phi i32 [ %start, %entry ], [ %after, %loop ]
  %i = phi i32 [ %n, %entry ], [ %less, %loop ]
  %sum = phi i64 [ 0, %entry ], [ %both, %loop ]
  %w = zext i32 %r to i64
  %p = getelementptr i64, ptr addrspace(3) @table, i64 %w
  %q = getelementptr i8, ptr addrspace(3) %p, i64 8
  %a = load i64, ptr addrspace(3) %q, align 8
  %after = add i32 %r, 2
  %v = zext i32 %after to i64
  %s = getelementptr i64, ptr addrspace(3) @table, i64 %v
  %b = load i64, ptr addrspace(3) %s, align 8
  %more = add i64 %sum, %a
  %both = mul i64 %more, %b
  %less = add i32 %i, -1
  %c = icmp eq i32 %less, 0
  br i1 %c, label %end, label %loop

end:
  store i64 %both, ptr addrspace(1) %out, align 8
  ret void
}

define ptx_kernel void @apart(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %start = mul i32 %t, 20
  br label %loop

loop:
  %r = phi i32 [ %start, %entry ], [ %after, %loop ]
  %i = phi i32 [ %n, %entry ], [ %less, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %both, %loop ]
  %first = add i32 %r, 5
  %w = zext i32 %first to i64
  %p = getelementptr i32, ptr addrspace(3) @table, i64 %w
  %a = load i32, ptr addrspace(3) %p, align 4
  %second = add i32 %r, 4
  %v = zext i32 %second to i64
  %s = getelementptr i32, ptr addrspace(3) @table, i64 %v
  %b = load i32, ptr addrspace(3) %s, align 4
  %more = add i32 %sum, %a
  %both = mul i32 %more, %b
  %after = add i32 %r, 8
  %less = add i32 %i, -1
  %c = icmp eq i32 %less, 0
  br i1 %c, label %end, label %loop

end:
  store i32 %both, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @parts(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" {
entry:
  br label %loop

loop:
  %i = phi i32 [ 16, %entry ], [ %next, %loop ]
  %q = udiv i32 %i, 96
  %u = mul i32 %q, 100
  %w = zext i32 %u to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %w
  store i32 %n, ptr addrspace(3) %p, align 4
  %next = add nuw nsw i32 %i, 4
  %c = icmp eq i32 %next, 416
  br i1 %c, label %end, label %loop

end:
  ret void
}

define ptx_kernel void @again(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = zext i32 %t to i64
  %base = getelementptr [64 x i16], ptr addrspace(3) @table, i64 %x
  br label %loop

loop:
  %p = phi ptr addrspace(3) [ %base, %entry ], [ %on, %loop ]
  %i = phi i32 [ %n, %entry ], [ %less, %loop ]
  %sum = phi float [ 0.0, %entry ], [ %total, %loop ]
  %last = phi i16 [ 0, %entry ], [ %b, %loop ]
  %q1 = getelementptr i8, ptr addrspace(3) %p, i64 2
  %q2 = getelementptr i8, ptr addrspace(3) %p, i64 4
  %a = load i16, ptr addrspace(3) %p, align 2
  %b = load i16, ptr addrspace(3) %q1, align 2
  %d = load i16, ptr addrspace(3) %q2, align 2
  %fa = sitofp i16 %a to float
  %fb = sitofp i16 %last to float
  %fd = sitofp i16 %d to float
  %s1 = fmul float %sum, %fa
  %s2 = fadd float %s1, %fb
  %s3 = fmul float %s2, %fd
  %total = fadd float %s3, 1.0
  %on = getelementptr i8, ptr addrspace(3) %p, i64 2
  %less = add i32 %i, -1
  %c = icmp sgt i32 %less, 0
  br i1 %c, label %loop, label %end

end:
  store float %total, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @ahead(ptr addrspace(1) %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %w = zext i32 %t to i64
  %r = call i64 @llvm.bitreverse.i64(i64 %w)
  %x = shl i64 %r, 4
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %x
  %q = getelementptr i8, ptr addrspace(3) %p, i64 -16
  store i64 1, ptr addrspace(3) %q, align 8
  %s = getelementptr i8, ptr addrspace(3) %p, i64 -8
  store i64 2, ptr addrspace(3) %s, align 8
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i64 @llvm.bitreverse.i64(i64)
