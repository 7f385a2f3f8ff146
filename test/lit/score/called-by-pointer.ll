; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; A function is called by name with an address in the array, and also by pointer: its load runs more often than the call by name alone shows. The twin
; is called by name alone.
; RUN: %unbank analyze %s --block=32 --widths=ir "--layout=*@identity" | FileCheck %s

target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@s = internal addrspace(3) global [32 x float] undef, align 4

; CHECK: kernel by_pointer
; CHECK: wavefronts  ? a block
; CHECK: ld  s          4       ?           1      1
define ptx_kernel void @by_pointer(ptr %out, i32 %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr float, ptr addrspace(3) @s, i32 %t
  %g = addrspacecast ptr addrspace(3) %p to ptr
  %v = call float @both(ptr %g)
  %c = icmp eq i32 %n, 0
  %f = select i1 %c, ptr @both, ptr @named
  %w = call float %f(ptr %g)
  %sum = fadd float %v, %w
  %to = getelementptr float, ptr %out, i32 %t
  store float %sum, ptr %to
  ret void
}

; CHECK: kernel by_name
; CHECK: wavefronts  1 a block
; CHECK: ld  s          4       1           1      1
define ptx_kernel void @by_name(ptr %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr float, ptr addrspace(3) @s, i32 %t
  %g = addrspacecast ptr addrspace(3) %p to ptr
  %v = call float @named(ptr %g)
  %to = getelementptr float, ptr %out, i32 %t
  store float %v, ptr %to
  ret void
}

define internal float @both(ptr %p) noinline {
  %v = load float, ptr %p
  ret float %v
}
define internal float @named(ptr %p) noinline {
  %v = load float, ptr %p
  %w = fadd float %v, 1.0
  ret float %w
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
