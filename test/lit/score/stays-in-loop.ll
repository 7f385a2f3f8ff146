; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; A loop stores to one place in each iteration: LLVM could sink the store behind the loop as a new instruction, which would have no row in the report.
; The clean-up behind the rewrite moves addresses, but no stores.
; REQUIRES: command
; RUN: %unbank fix %s -o %t.ll --block=k@32 --whole-program=yes --widths=ir --layout=*@pad:128:4 | FileCheck %s
; RUN: %unbank simulate %t.ll --grid=1 --block=32 --arg=i32[64]:zero --arg=i32:3 --races=ignore | FileCheck %s --check-prefix=COUNTED
; CHECK:   st tile 4 1*trips(n) 32 -> 1 1
; COUNTED: wavefronts 4 a block, ideal 4, measured
; COUNTED: st tile 4 3 1 1 32
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [1024 x i32] undef, align 16
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier0()

define ptx_kernel void @k(ptr addrspace(1) %out, i32 %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %row = mul i32 %t, 32
  %p = getelementptr inbounds [1024 x i32], ptr addrspace(3) @tile, i32 0, i32 %row
  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %next, %loop ]
  store i32 %i, ptr addrspace(3) %p
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  call void @llvm.nvvm.barrier0()
  %partner = xor i32 %t, 5
  %other = mul i32 %partner, 32
  %q = getelementptr inbounds [1024 x i32], ptr addrspace(3) @tile, i32 0, i32 %other
  %x = load i32, ptr addrspace(3) %q
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %x, ptr addrspace(1) %to
  ret void
}
