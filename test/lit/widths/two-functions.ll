; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Loads of neighbouring words in two functions that are not inlined stay two, however alike their addresses are. In one function they merge.
; RUN: %unbank analyze %s --whole-program=yes --block=64 "--layout=*@identity" | FileCheck %s

target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@s = internal addrspace(3) global [128 x float] undef, align 16

; CHECK: kernel apart
; CHECK: ld  s          4       2           2      1  x2
define ptx_kernel void @apart(ptr %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %v = call float @first(i32 %t)
  %w = call float @second(i32 %t)
  %sum = fadd float %v, %w
  %to = getelementptr float, ptr %out, i32 %t
  store float %sum, ptr %to
  ret void
}

; CHECK: kernel together
; CHECK: ld  s          8       2           2      2
define ptx_kernel void @together(ptr %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr inbounds [2 x float], ptr addrspace(3) @s, i32 %t, i32 0
  %q = getelementptr inbounds [2 x float], ptr addrspace(3) @s, i32 %t, i32 1
  %v = load float, ptr addrspace(3) %p
  %w = load float, ptr addrspace(3) %q
  %sum = fadd float %v, %w
  %to = getelementptr float, ptr %out, i32 %t
  store float %sum, ptr %to
  ret void
}

define internal float @first(i32 %t) noinline {
  %p = getelementptr inbounds [2 x float], ptr addrspace(3) @s, i32 %t, i32 0
  %v = load float, ptr addrspace(3) %p
  ret float %v
}
define internal float @second(i32 %t) noinline {
  %p = getelementptr inbounds [2 x float], ptr addrspace(3) @s, i32 %t, i32 1
  %v = load float, ptr addrspace(3) %p
  ret float %v
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
