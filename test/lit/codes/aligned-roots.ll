; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; An array stays as it is except for its alignment, and accesses through other pointers are rewritten, too (see aligned-copies.ll): those through a
; pointer that a loop moves, and those at an address that a function is given, count from where they did.
; With 32-bit pointers ptxas sees the alignment of these addresses, too.
; short: forced layouts alone
; REQUIRES: command
; RUN: rm -rf %t && mkdir %t
; RUN: %unbank_opt -passes='unbank<block=256;report=%t/out.json>,verify' -verify-each %s -S -o %t/out.ll
; RUN: %arrays %t/out.json | FileCheck %s
; CHECK:      moved: changed aligned
; CHECK-NEXT: given: changed aligned
; RUN: %unbank simulate %s --kernel=by_phi --grid=1 --block=256 --arg=i32[1024]:ramp --output=0=%t/before
; RUN: %unbank simulate %t/out.ll --kernel=by_phi --grid=1 --block=256 --arg=i32[1024]:ramp --output=0=%t/after
; RUN: cmp %t/before %t/after
; RUN: %unbank simulate %s --kernel=by_argument --grid=1 --block=256 --arg=i32[1024]:ramp --output=0=%t/before
; RUN: %unbank simulate %t/out.ll --kernel=by_argument --grid=1 --block=256 --arg=i32[1024]:ramp --output=0=%t/after
; RUN: cmp %t/before %t/after
target triple = "nvptx64-nvidia-cuda"
@moved = internal addrspace(3) global [1024 x i32] undef, align 16
@given = internal addrspace(3) global [1024 x i32] undef, align 16

define ptx_kernel void @by_phi(ptr addrspace(1) %out) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext i32 %tid to i64
  %back = sub nsw i64 255, %t
  %from = getelementptr inbounds [16 x i8], ptr addrspace(1) %out, i64 %t
  %to = getelementptr inbounds [16 x i8], ptr addrspace(3) @moved, i64 %t
  %across = getelementptr inbounds [16 x i8], ptr addrspace(3) @moved, i64 %back
  %start = getelementptr inbounds i32, ptr addrspace(3) @moved, i64 %t
  call void @llvm.memcpy.p3.p1.i64(ptr addrspace(3) align 16 %to, ptr addrspace(1) align 16 %from, i64 16, i1 false)
  call void @llvm.nvvm.barrier0()
  call void @llvm.memcpy.p1.p3.i64(ptr addrspace(1) align 16 %from, ptr addrspace(3) align 16 %across, i64 16, i1 false)
  br label %loop
loop:
  %p = phi ptr addrspace(3) [ %start, %entry ], [ %next, %loop ]
  %k = phi i32 [ 0, %entry ], [ %more, %loop ]
  %s = phi i32 [ 0, %entry ], [ %sum, %loop ]
  %v = load i32, ptr addrspace(3) %p, align 4
  %twice = mul i32 %s, 3
  %sum = add i32 %twice, %v
  %next = getelementptr inbounds i8, ptr addrspace(3) %p, i64 1024
  %more = add nuw nsw i32 %k, 1
  %done = icmp eq i32 %more, 4
  br i1 %done, label %end, label %loop
end:
  store i32 %sum, ptr addrspace(1) %from, align 4
  ret void
}

define internal i32 @second_of(ptr %p) noinline {
  %q = getelementptr inbounds i8, ptr %p, i64 4
  %v = load i32, ptr %q, align 4
  ret i32 %v
}

define ptx_kernel void @by_argument(ptr addrspace(1) %out) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext i32 %tid to i64
  %back = sub nsw i64 255, %t
  %from = getelementptr inbounds [16 x i8], ptr addrspace(1) %out, i64 %t
  %to = getelementptr inbounds [16 x i8], ptr addrspace(3) @given, i64 %t
  %across = getelementptr inbounds [16 x i8], ptr addrspace(3) @given, i64 %back
  call void @llvm.memcpy.p3.p1.i64(ptr addrspace(3) align 16 %to, ptr addrspace(1) align 16 %from, i64 16, i1 false)
  call void @llvm.nvvm.barrier0()
  call void @llvm.memcpy.p1.p3.i64(ptr addrspace(1) align 16 %from, ptr addrspace(3) align 16 %across, i64 16, i1 false)
  %start = getelementptr inbounds [12 x i8], ptr addrspace(3) @given, i64 %t
  %generic = addrspacecast ptr addrspace(3) %start to ptr
  %v = call i32 @second_of(ptr %generic)
  store i32 %v, ptr addrspace(1) %from, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier0()
declare void @llvm.memcpy.p3.p1.i64(ptr addrspace(3), ptr addrspace(1), i64, i1)
declare void @llvm.memcpy.p1.p3.i64(ptr addrspace(1), ptr addrspace(3), i64, i1)
