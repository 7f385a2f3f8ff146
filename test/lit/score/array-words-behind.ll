; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; 128 bytes that begin at a word boundary have one bank for each of their words, so lanes conflict nowhere, wherever data leads them (kernel `eight`).
; Behind five bytes they span 33 words, two of which share a bank (kernel `five`).
; REQUIRES: command
; RUN: %unbank analyze %s --block=128 | FileCheck %s --check-prefix=FIVE
; RUN: sed 's/\[5 x i8\]/[8 x i8]/' %s > %t.eight.ll
; RUN: %unbank analyze %t.eight.ll --block=128 | FileCheck %s --check-prefix=EIGHT
; FIVE: ld table 1 4 1..2 1 [1]
; EIGHT: ld table 1 4 1 1
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@before = internal addrspace(3) global [5 x i8] undef, align 1
@table = internal addrspace(3) global [128 x i8] undef, align 1

define ptx_kernel void @behind(ptr addrspace(1) %in) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %t
  %i = load i32, ptr addrspace(1) %p
  store volatile i8 1, ptr addrspace(3) @before
  %a = getelementptr i8, ptr addrspace(3) @table, i32 %i
  %x = load i8, ptr addrspace(3) %a
  store i8 %x, ptr addrspace(1) %p
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
