; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; The clean-up behind the rewrite moves a load out of its loop: the load keeps its row in the report, and the score is that of the resulting module.
; REQUIRES: command
; RUN: %unbank fix %s -o %t.ll --block=k@32 --whole-program=yes --widths=ir | FileCheck %s
; RUN: %unbank simulate %t.ll --grid=1 --block=32 --arg=i32[64]:zero --arg=i32[64]:ramp --arg=i32:3 --races=ignore | FileCheck %s --check-prefix=COUNTED
; CHECK: wavefronts 65 -> 3 a block, ideal 3
; CHECK: ld tile 4 1*trips(n) -> 1 32 -> 1 1
; COUNTED: wavefronts 3 a block, ideal 3, measured
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [1024 x i32] undef, align 16
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier0()

define ptx_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %t
  %value = load i32, ptr addrspace(1) %from
  %row = mul i32 %t, 32
  %own = add i32 %row, 3
  %p = getelementptr inbounds [1024 x i32], ptr addrspace(3) @tile, i32 0, i32 %own
  store i32 %value, ptr addrspace(3) %p
  store i32 %t, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @tile, i64 4)
  call void @llvm.nvvm.barrier0()
  %partner = xor i32 %t, 5
  %other = mul i32 %partner, 32
  %there = add i32 %other, 3
  %q = getelementptr inbounds [1024 x i32], ptr addrspace(3) @tile, i32 0, i32 %there
  br label %loop
loop:
  %f = phi ptr addrspace(3) [ %q, %0 ], [ %f, %loop ]
  %i = phi i32 [ 0, %0 ], [ %next, %loop ]
  %x = load i32, ptr addrspace(3) %f
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %x, ptr addrspace(1) %to
  ret void
}
