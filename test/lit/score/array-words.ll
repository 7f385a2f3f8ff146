; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Wherever data leads the lanes, they address no more words of a bank than the array has there: an array of 128 bytes has no conflicts, and one of 384
; has at most three words in a bank; a profile narrows that. Twins: an array of 4 KiB, where only the number of lanes bounds the score, and words of
; 16 bytes.
; REQUIRES: command
; RUN: %unbank analyze %s --block=128 --report=%t.json | FileCheck %s
; RUN: %validate %t.json
; RUN: %unbank explain other_small %s --block=128 | FileCheck %s --check-prefix=ADVICE
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@tiny = internal addrspace(3) global [32 x float] undef, align 16
@small = internal addrspace(3) global [96 x float] undef, align 16
@large = internal addrspace(3) global [1024 x float] undef, align 16
@other_tiny = internal addrspace(3) global [32 x float] undef, align 16
@other_small = internal addrspace(3) global [96 x float] undef, align 16
@wide = internal addrspace(3) global [8 x <4 x float>] undef, align 16
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

; CHECK-DAG: ld large 4 4 ? ? [1]
; CHECK-DAG: ld small 4 4 1..3 1 [1]
; CHECK-DAG: ld tiny 4 4 1 1
; CHECK-DAG: st wide 16 4 ? ? [1]
; CHECK: kernel ranged
; CHECK: wavefronts 4..12 a block
; CHECK: kernel known
; CHECK: wavefronts 4 a block
; CHECK: 2 kernels whose score depends on data or arguments
; ADVICE: advice data: data decides the words of some accesses
define ptx_kernel void @gather(ptr addrspace(1) %in) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %t
  %i = load i32, ptr addrspace(1) %p
  %a = getelementptr float, ptr addrspace(3) @tiny, i32 %i
  %b = getelementptr float, ptr addrspace(3) @small, i32 %i
  %c = getelementptr float, ptr addrspace(3) @large, i32 %i
  %d = getelementptr <4 x float>, ptr addrspace(3) @wide, i32 %i
  %x = load float, ptr addrspace(3) %a
  %y = load float, ptr addrspace(3) %b
  %z = load float, ptr addrspace(3) %c
  store <4 x float> zeroinitializer, ptr addrspace(3) %d, align 16
  %s1 = fadd float %x, %y
  %s = fadd float %s1, %z
  store float %s, ptr addrspace(1) %p
  ret void
}

define ptx_kernel void @ranged(ptr addrspace(1) %in) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %t
  %i = load i32, ptr addrspace(1) %p
  %a = getelementptr float, ptr addrspace(3) @other_small, i32 %i
  store float 0.0, ptr addrspace(3) %a
  ret void
}

define ptx_kernel void @known(ptr addrspace(1) %in) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %t
  %i = load i32, ptr addrspace(1) %p
  %a = getelementptr float, ptr addrspace(3) @other_tiny, i32 %i
  store float 0.0, ptr addrspace(3) %a
  ret void
}
