; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; An index that a loop computes and that is used behind the loop: the cost of its address is counted once behind it, not once a trip.
; REQUIRES: command
; DEFINE: %{launch} = --kernel=behind --grid=1 --block=64 --arg=f32[64]:zero --arg=f32[2048]:ramp --arg=i32:5
; RUN: rm -rf %t && mkdir %t
; RUN: %unbank fix %s -o %t/out.ll --block=64 | FileCheck %s
; RUN: %unbank simulate %s %{launch} --output=0=%t/before
; RUN: %unbank simulate %t/out.ll %{launch} --output=0=%t/after
; RUN: cmp %t/before %t/after
; CHECK: 1 shared array: 1 changed, 0 kept, 0 refused
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@rows = internal addrspace(3) global [64 x [32 x float]] undef, align 16

define ptx_kernel void @behind(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %fill
fill:
  %f = phi i32 [ 0, %entry ], [ %f.next, %fill ]
  %f.base = shl nuw nsw i32 %f, 6
  %f.at = add nuw nsw i32 %f.base, %t
  %f.wide = zext nneg i32 %f.at to i64
  %from = getelementptr inbounds float, ptr addrspace(1) %in, i64 %f.wide
  %to = getelementptr inbounds float, ptr addrspace(3) @rows, i64 %f.wide
  %moved = load float, ptr addrspace(1) %from, align 4
  store float %moved, ptr addrspace(3) %to, align 4
  %f.next = add nuw nsw i32 %f, 1
  %filled = icmp eq i32 %f.next, 32
  br i1 %filled, label %ready, label %fill
ready:
  call void @llvm.nvvm.barrier0()
  br label %loop
loop:
  %i = phi i32 [ 0, %ready ], [ %next, %loop ]
  %product = mul i32 %i, %t
  %column = and i32 %product, 31
  %next = add i32 %i, 1
  %done = icmp eq i32 %next, %n
  br i1 %done, label %end, label %loop
end:
  %row = shl nuw nsw i32 %t, 5
  %sum = or disjoint i32 %row, %column
  %at = zext nneg i32 %sum to i64
  %p = getelementptr inbounds float, ptr addrspace(3) @rows, i64 %at
  %v = load float, ptr addrspace(3) %p, align 4
  %first = zext nneg i32 %row to i64
  %q = getelementptr inbounds float, ptr addrspace(3) @rows, i64 %first
  %w = load float, ptr addrspace(3) %q, align 4
  %both = fadd float %v, %w
  %lane = zext nneg i32 %t to i64
  %result = getelementptr inbounds float, ptr addrspace(1) %out, i64 %lane
  store float %both, ptr addrspace(1) %result, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier0()
