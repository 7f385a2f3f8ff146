; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; What no layout can improve is left alone: rows, one word for all lanes, atomics on one word, an array that is not used. The twin of the first kernel
; reads a column.
; RUN: split-file %s %t
; RUN: %unchanged %t/kept.ll %t/kept.json block=32
; RUN: %arrays %t/kept.json | FileCheck %t/kept.ll
; RUN: %unbank_opt -passes='unbank<block=32;report=%t/changed.json>' -verify-each %t/changed.ll -disable-output
; RUN: %arrays %t/changed.json | FileCheck %t/changed.ll

;--- kept.ll
; CHECK:      row: kept clean
; CHECK-NEXT: word: kept clean
; CHECK-NEXT: counter: kept clean
; CHECK-NEXT: unused: kept clean
; CHECK-NOT:  {{.}}
target triple = "nvptx64-nvidia-cuda"
@row = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@word = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@counter = internal addrspace(3) global [32 x [32 x i32]] undef, align 4
@unused = internal addrspace(3) global [32 x [32 x float]] undef, align 4

define ptx_kernel void @kernel(i64 %n, ptr addrspace(1) %out) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %column = zext nneg i32 %tid to i64
  %p = getelementptr inbounds float, ptr addrspace(3) @row, i64 %column
  %a = load float, ptr addrspace(3) %p, align 4
  %q = getelementptr inbounds [32 x float], ptr addrspace(3) @word, i64 %n
  %b = load float, ptr addrspace(3) %q, align 4
  %old = atomicrmw add ptr addrspace(3) @counter, i32 1 monotonic
  %sum = fadd float %a, %b
  store float %sum, ptr addrspace(1) %out, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

;--- changed.ll
; CHECK:     row: changed pad:128:4 4096 -> 4224
; CHECK-NOT: {{.}}
target triple = "nvptx64-nvidia-cuda"
@row = internal addrspace(3) global [32 x [32 x float]] undef, align 4

define ptx_kernel void @kernel(ptr addrspace(1) %out) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %row = zext nneg i32 %tid to i64
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @row, i64 %row
  %a = load float, ptr addrspace(3) %p, align 4
  store float %a, ptr addrspace(1) %out, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
