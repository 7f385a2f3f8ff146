; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; A block shape that was not given is listed as an assumption.
; RUN: %unbank_opt -passes='unbank<report=%t.json>' %s -disable-output
; RUN: FileCheck %s --check-prefix=ASSUMED < %t.json
; RUN: %unbank_opt -passes='unbank<block=64;report=%t.json>' %s -disable-output
; RUN: FileCheck %s --check-prefix=GIVEN < %t.json
; ASSUMED:      "block_source": "assumed",
; ASSUMED:      "assumes": [
; ASSUMED-NEXT:   "block"
; ASSUMED-NEXT: ],
; GIVEN:        "block_source": "default",
; GIVEN:        "assumes": [],
target triple = "nvptx64-nvidia-cuda"
@row = internal addrspace(3) global [64 x float] undef, align 4

define ptx_kernel void @kernel() {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext nneg i32 %t to i64
  %p = getelementptr inbounds float, ptr addrspace(3) @row, i64 %i
  store float 0.0, ptr addrspace(3) %p, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
