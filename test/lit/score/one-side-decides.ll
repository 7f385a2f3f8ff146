; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; A guard such as i < n is taken to hold for all threads. If the other side of an `or` is true whatever the guard is, nothing is taken to hold, and no
; thread reaches the code behind it in any launch. In the twin, `open`, the other side is false.
; RUN: %unbank analyze %s --block=32 | FileCheck %s
; REQUIRES: command
; CHECK:      kernel open
; CHECK:      guards such as
; CHECK:      wavefronts  32 -> 1 a block, ideal 1
; CHECK:      kernel either
; CHECK-NOT:  guards such as
; CHECK:      wavefronts  0 a block, ideal 0
; CHECK:      kernel both
; CHECK-NOT:  guards such as
; CHECK:      wavefronts  0 a block, ideal 0
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@s = internal addrspace(3) global [64 x [32 x float]] undef, align 16
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define ptx_kernel void @either(i32 %n, float %v) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %few = icmp ult i32 %t, 64
  %outside = icmp sge i32 %t, %n
  %skip = or i1 %few, %outside
  br i1 %skip, label %out, label %in
in:
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @s, i32 %t
  store float %v, ptr addrspace(3) %p, align 4
  br label %out
out:
  ret void
}

define ptx_kernel void @open(i32 %n, float %v) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %few = icmp ugt i32 %t, 64
  %outside = icmp sge i32 %t, %n
  %skip = or i1 %few, %outside
  br i1 %skip, label %out, label %in
in:
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @s, i32 %t
  store float %v, ptr addrspace(3) %p, align 4
  br label %out
out:
  ret void
}

define ptx_kernel void @both(i32 %n, float %v) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %many = icmp ugt i32 %t, 64
  %inside = icmp slt i32 %t, %n
  %go = and i1 %inside, %many
  br i1 %go, label %in, label %out
in:
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @s, i32 %t
  store float %v, ptr addrspace(3) %p, align 4
  br label %out
out:
  ret void
}
