; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; An index over a type of size zero: every thread has the first word, whatever its number. The block shape is unknown, so the number of threads that
; an array has room for is computed, too.
; RUN: %unbank_opt -passes='print<unbank>' -disable-output %s 2>&1 | FileCheck %s
; CHECK: kernel steps
; CHECK: wavefronts  8 a block, ideal 8
target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [32 x [32 x float]] undef, align 4
define ptx_kernel void @steps(float %v) {
  %x = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr inbounds [0 x float], ptr addrspace(3) @tile, i32 %x
  store float %v, ptr addrspace(3) %p, align 4
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
