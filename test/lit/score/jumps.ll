; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; It is unknown whether no lane or every lane takes a jump out of inline PTX, or to the address of a label. The twin branches on a condition, which is
; known.
; RUN: %unbank analyze %s --block=64 --widths=ir | FileCheck %s

target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@t = internal addrspace(3) global [64 x [32 x float]] undef, align 4
@labels = internal constant [2 x ptr] [ptr blockaddress(@label, %a), ptr blockaddress(@label, %b)]

; CHECK: kernel branch
; CHECK: wavefronts  64 -> 4 a block
define ptx_kernel void @branch(i32 %n) {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %half = and i32 %x, 1
  %c = icmp eq i32 %half, 0
  br i1 %c, label %a, label %b
a:
  %p = getelementptr [32 x float], ptr addrspace(3) @t, i32 %x, i32 1
  store float 1.0, ptr addrspace(3) %p
  ret void
b:
  %q = getelementptr [32 x float], ptr addrspace(3) @t, i32 %x, i32 2
  store float 1.0, ptr addrspace(3) %q
  ret void
}

; CHECK: kernel goto
; CHECK: wavefronts  0..128 -> 0..4 a block
; CHECK: st  t          4    0..2  1..32 -> 1      1  x2  [1]
; CHECK: [1] data decides which lanes are active
define ptx_kernel void @goto() {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  callbr void asm sideeffect "", "r,!i"(i32 %x) to label %a [label %b]
a:
  %p = getelementptr [32 x float], ptr addrspace(3) @t, i32 %x, i32 1
  store float 1.0, ptr addrspace(3) %p
  ret void
b:
  %q = getelementptr [32 x float], ptr addrspace(3) @t, i32 %x, i32 2
  store float 1.0, ptr addrspace(3) %q
  ret void
}

; CHECK: kernel label
; CHECK: wavefronts  0..128 -> 0..4 a block
define ptx_kernel void @label(i32 %n) {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %l = getelementptr ptr, ptr @labels, i32 %n
  %to = load ptr, ptr %l
  indirectbr ptr %to, [label %a, label %b]
a:
  %p = getelementptr [32 x float], ptr addrspace(3) @t, i32 %x, i32 1
  store float 1.0, ptr addrspace(3) %p
  ret void
b:
  %q = getelementptr [32 x float], ptr addrspace(3) @t, i32 %x, i32 2
  store float 1.0, ptr addrspace(3) %q
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
