; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Loops of few iterations whose counter is all that an address has. ptxas unrolls them wholly, and then knows each address:
;
;     counts    halves at 240, 228, .. : merged by fours in the first iteration, by twos in the second, whatever sums the address is made of
;     below     words that begin 8 bytes ahead of the array, where nothing is: it merges them in all iterations but that
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; CHECK-COUNT-2: counts ld None {{.*}} neighbours in other iterations of a loop that ptxas may unroll
; CHECK-NEXT: below ld None {{.*}} an address outside the array
; CHECK-NEXT: below ld 8 {{.*}}
; CHECK-NOT:  {{.}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@halves = internal addrspace(3) global [2048 x half] undef, align 16
@words = internal addrspace(3) global [2048 x i32] undef, align 16

define ptx_kernel void @counts(ptr addrspace(1) %out) {
entry:
  %u = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %v = sext i32 %u to i64
  %w = zext nneg i32 %u to i64
  %d = udiv i64 %v, %w
  %five = call i64 @llvm.smax.i64(i64 %d, i64 5)
  br label %loop
loop:
  %i = phi i64 [ 48, %entry ], [ %next, %loop ]
  %x = mul i64 %five, 36
  %p = getelementptr i8, ptr addrspace(3) @halves, i64 %i
  %q = getelementptr i8, ptr addrspace(3) %p, i64 %x
  %p0 = getelementptr i8, ptr addrspace(3) %q, i64 12
  %a0 = load half, ptr addrspace(3) %p0, align 2
  %o0 = getelementptr i32, ptr addrspace(1) %out, i64 0
  store half %a0, ptr addrspace(1) %o0, align 4
  %p1 = getelementptr i8, ptr addrspace(3) %q, i64 14
  %a1 = load half, ptr addrspace(3) %p1, align 2
  %o1 = getelementptr i32, ptr addrspace(1) %out, i64 2
  store half %a1, ptr addrspace(1) %o1, align 4
  %p2 = getelementptr i8, ptr addrspace(3) %q, i64 16
  %a2 = load half, ptr addrspace(3) %p2, align 2
  %o2 = getelementptr i32, ptr addrspace(1) %out, i64 4
  store half %a2, ptr addrspace(1) %o2, align 4
  %p3 = getelementptr i8, ptr addrspace(3) %q, i64 18
  %a3 = load half, ptr addrspace(3) %p3, align 2
  %o3 = getelementptr i32, ptr addrspace(1) %out, i64 6
  store half %a3, ptr addrspace(1) %o3, align 4
  %next = sub i64 %i, 12
  %done = icmp eq i64 %next, 0
  br i1 %done, label %end, label %loop
end:
  ret void
}

define ptx_kernel void @below(ptr addrspace(1) %out, i32 %n) {
entry:
  %last = zext i32 %n to i64
  br label %loop
loop:
  %i = phi i64 [ 8, %entry ], [ %next, %loop ]
  %q = getelementptr i8, ptr addrspace(3) @words, i64 %i
  %p0 = getelementptr i8, ptr addrspace(3) %q, i64 -16
  %a0 = load i32, ptr addrspace(3) %p0, align 4
  %p1 = getelementptr i8, ptr addrspace(3) %q, i64 0
  %a1 = load i32, ptr addrspace(3) %p1, align 4
  %p2 = getelementptr i8, ptr addrspace(3) %q, i64 -12
  %a2 = load i32, ptr addrspace(3) %p2, align 4
  %p3 = getelementptr i8, ptr addrspace(3) %q, i64 4
  %a3 = load i32, ptr addrspace(3) %p3, align 4
  %o0 = getelementptr i32, ptr addrspace(1) %out, i64 0
  store i32 %a0, ptr addrspace(1) %o0, align 4
  %o1 = getelementptr i32, ptr addrspace(1) %out, i64 2
  store i32 %a1, ptr addrspace(1) %o1, align 4
  %o2 = getelementptr i32, ptr addrspace(1) %out, i64 4
  store i32 %a2, ptr addrspace(1) %o2, align 4
  %o3 = getelementptr i32, ptr addrspace(1) %out, i64 6
  store i32 %a3, ptr addrspace(1) %o3, align 4
  %next = add i64 %i, 128
  %done = icmp eq i64 %next, %last
  br i1 %done, label %end, label %loop
end:
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()
declare i64 @llvm.smax.i64(i64, i64)
