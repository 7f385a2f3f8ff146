; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Loops of few iterations with addresses that depend only on their counter. ptxas unrolls them completely, and then knows each address:
;
;     counts    halves at 240, 228, ...: merged by fours in the first iteration, by twos in the second, whatever sums the address is computed from
;     below     words that begin 8 bytes below the array, where nothing is: it merges them in all iterations but that one
;     vectors   they are not aligned in most iterations: ptxas loads what is read of them with other widths
; This is about LLVM 22's code: LLVM 19 makes other code of these, which ptxas merges, as is predicted.
; REQUIRES: llvm-22
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; CHECK-COUNT-2: counts ld None {{.*}} neighbours in other iterations of a loop that ptxas may unroll
; CHECK-NEXT: below ld None {{.*}} an address outside the array
; CHECK-NEXT: below ld 8 {{.*}}
; CHECK:      vectors ld None {{.*}} neighbours in other iterations of a loop that ptxas may unroll

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
define ptx_kernel void @vectors(ptr addrspace(1) %out, ptr addrspace(1) noalias %in, ptr addrspace(1) noalias %in2, i32 %n, i32 %m) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %lane = and i32 %t, 31
  %tz = zext i32 %t to i64
  %place = getelementptr [8192 x i8], ptr addrspace(1) %out, i64 %tz
  %v1 = sub i32 %lane, 24
  %v2 = call i32 @llvm.fshl.i32(i32 %v1, i32 %v1, i32 3)
  %v3 = mul nsw i32 %v2, %v2
  br label %loop4

loop4:                                            ; preds = %loop4, %entry
  %i6 = phi i64 [ 96, %entry ], [ %i7, %loop4 ]
  %v10 = getelementptr i8, ptr addrspace(3) @words, i64 %i6
  %v11 = zext i32 %v3 to i64
  %v12 = getelementptr inbounds [64 x i8], ptr addrspace(3) %v10, i64 %v11
  %v13 = load <4 x float>, ptr addrspace(3) %v12, align 16
  %v14 = extractelement <4 x float> %v13, i32 0
  %v15 = zext i32 %v3 to i64
  %v16 = getelementptr inbounds [64 x i8], ptr addrspace(3) %v10, i64 %v15
  %v17 = getelementptr inbounds i8, ptr addrspace(3) %v16, i64 16
  %v18 = load <4 x float>, ptr addrspace(3) %v17, align 16
  %v19 = extractelement <4 x float> %v18, i32 1
  %v20 = zext i32 %v3 to i64
  %v21 = getelementptr inbounds [64 x i8], ptr addrspace(3) %v10, i64 %v20
  %v22 = getelementptr inbounds i8, ptr addrspace(3) %v21, i64 16
  %v23 = load <4 x float>, ptr addrspace(3) %v22, align 16
  %v24 = extractelement <4 x float> %v23, i32 3
  %v25 = zext i32 %v3 to i64
  %v26 = getelementptr inbounds [64 x i8], ptr addrspace(3) %v10, i64 %v25
  %v27 = getelementptr inbounds i8, ptr addrspace(3) %v26, i64 32
  %v28 = load <4 x float>, ptr addrspace(3) %v27, align 16
  %v29 = extractelement <4 x float> %v28, i32 1
  %v30 = zext i32 %v3 to i64
  %v31 = getelementptr inbounds [64 x i8], ptr addrspace(3) %v10, i64 %v30
  %v32 = getelementptr inbounds i8, ptr addrspace(3) %v31, i64 48
  %v33 = load <4 x float>, ptr addrspace(3) %v32, align 16
  %v34 = extractelement <4 x float> %v33, i32 2
  %v35 = getelementptr inbounds i8, ptr addrspace(1) %place, i64 16
  store float %v14, ptr addrspace(1) %v35, align 4
  %v36 = getelementptr inbounds i8, ptr addrspace(1) %place, i64 32
  store float %v19, ptr addrspace(1) %v36, align 4
  %v37 = getelementptr inbounds i8, ptr addrspace(1) %place, i64 48
  store float %v24, ptr addrspace(1) %v37, align 4
  %v38 = getelementptr inbounds i8, ptr addrspace(1) %place, i64 64
  store float %v29, ptr addrspace(1) %v38, align 4
  %v39 = getelementptr inbounds i8, ptr addrspace(1) %place, i64 80
  store float %v34, ptr addrspace(1) %v39, align 4
  %i7 = sub i64 %i6, 12
  %v40 = icmp eq i64 %i7, 0
  br i1 %v40, label %tail5, label %loop4

tail5:                                            ; preds = %loop4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.fshl.i32(i32, i32, i32)
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()
declare i64 @llvm.smax.i64(i64, i64)
