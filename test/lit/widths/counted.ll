; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Codegen moves loads behind a loop if only the last iteration's values are read. If constants say how often the loop runs (known), ptxas computes the
; value that it leaves, and with it an alignment that its parts do not show: table + 396 + 32 is a multiple of 8. If an argument says how often
; (unknown), or if steps are multiples of 16 bytes (aligned), nothing more is proved. If the value is the whole address (swizzled), ptxas knows the
; address: two bases, and before sm_90 one LDS.64.
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; CHECK:      known ld None {{.*}} a value that a loop leaves in a register
; CHECK-NEXT: known ld None
; CHECK-NEXT: unknown st
; CHECK-NEXT: unknown ld 4
; CHECK-NEXT: unknown ld 4
; CHECK-NEXT: aligned st
; CHECK-NEXT: aligned ld 4
; CHECK-NEXT: aligned ld 4
; CHECK-NEXT: swizzled st
; CHECK-NEXT: swizzled ld None {{.*}} a value that a loop leaves in a register
; CHECK-NEXT: swizzled ld None {{.*}} a value that a loop leaves in a register
; CHECK-NEXT: swizzled_unknown st
; CHECK-NEXT: swizzled_unknown ld 4
; CHECK-NEXT: swizzled_unknown ld 4
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@word = internal addrspace(3) global i32 undef, align 4
@grid = internal addrspace(3) global [4096 x float] undef, align 16
@table = internal addrspace(3) global [4096 x float] undef, align 4

define ptx_kernel void @known(ptr addrspace(1) %out, i64 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  store i32 1, ptr addrspace(3) @word, align 4
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %i
  %a = getelementptr i8, ptr addrspace(3) %p, i64 32
  %x = load float, ptr addrspace(3) %a, align 4
  %b = getelementptr i8, ptr addrspace(3) %p, i64 36
  %y = load float, ptr addrspace(3) %b, align 4
  %next = add i64 %i, 4
  %done = icmp eq i64 %next, 400
  br i1 %done, label %end, label %loop

end:
  %z = fadd float %x, %y
  store float %z, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @unknown(ptr addrspace(1) %out, i64 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  store i32 1, ptr addrspace(3) @word, align 4
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %i
  %a = getelementptr i8, ptr addrspace(3) %p, i64 32
  %x = load float, ptr addrspace(3) %a, align 4
  %b = getelementptr i8, ptr addrspace(3) %p, i64 36
  %y = load float, ptr addrspace(3) %b, align 4
  %next = add i64 %i, 4
  %done = icmp eq i64 %next, %n
  br i1 %done, label %end, label %loop

end:
  %z = fadd float %x, %y
  store float %z, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @aligned(ptr addrspace(1) %out, i64 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  store i32 1, ptr addrspace(3) @word, align 4
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %i
  %a = getelementptr i8, ptr addrspace(3) %p, i64 32
  %x = load float, ptr addrspace(3) %a, align 4
  %b = getelementptr i8, ptr addrspace(3) %p, i64 36
  %y = load float, ptr addrspace(3) %b, align 4
  %next = add i64 %i, 16
  %done = icmp eq i64 %next, 1600
  br i1 %done, label %end, label %loop

end:
  %z = fadd float %x, %y
  store float %z, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @swizzled(ptr addrspace(1) %out, i64 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  store i32 1, ptr addrspace(3) @word, align 4
  br label %loop

loop:
  %i = phi i64 [ 1204, %entry ], [ %next, %loop ]
  %k = trunc i64 %i to i32
  %a = add i32 %k, 8
  %b = lshr i32 %a, 5
  %c = and i32 %b, 60
  %d = xor i32 %a, %c
  %e = sext i32 %d to i64
  %p = getelementptr i8, ptr addrspace(3) @grid, i64 %e
  %x = load float, ptr addrspace(3) %p, align 4
  %f = add i32 %k, 12
  %g = lshr i32 %f, 5
  %h = and i32 %g, 60
  %j = xor i32 %f, %h
  %l = sext i32 %j to i64
  %q = getelementptr i8, ptr addrspace(3) @grid, i64 %l
  %y = load float, ptr addrspace(3) %q, align 4
  %next = add i64 %i, -12
  %done = icmp eq i64 %next, 4
  br i1 %done, label %end, label %loop

end:
  %z = fadd float %x, %y
  store float %z, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @swizzled_unknown(ptr addrspace(1) %out, i64 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  store i32 1, ptr addrspace(3) @word, align 4
  br label %loop

loop:
  %i = phi i64 [ 1204, %entry ], [ %next, %loop ]
  %k = trunc i64 %i to i32
  %a = add i32 %k, 8
  %b = lshr i32 %a, 5
  %c = and i32 %b, 60
  %d = xor i32 %a, %c
  %e = sext i32 %d to i64
  %p = getelementptr i8, ptr addrspace(3) @grid, i64 %e
  %x = load float, ptr addrspace(3) %p, align 4
  %f = add i32 %k, 12
  %g = lshr i32 %f, 5
  %h = and i32 %g, 60
  %j = xor i32 %f, %h
  %l = sext i32 %j to i64
  %q = getelementptr i8, ptr addrspace(3) @grid, i64 %l
  %y = load float, ptr addrspace(3) %q, align 4
  %next = add i64 %i, -12
  %done = icmp eq i64 %next, %n
  br i1 %done, label %end, label %loop

end:
  %z = fadd float %x, %y
  store float %z, ptr addrspace(1) %out, align 4
  ret void
}
