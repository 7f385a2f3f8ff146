; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; If only half of an atom's place is known, an access of that half must begin at one of its multiples, its constant included. A volatile one stays
; whole.
; RUN: split-file %s %t
; RUN: %unchanged %t/refused.ll %t/refused.json 'layout=*@pad:128:16'
; RUN: %arrays %t/refused.json | FileCheck %t/refused.ll
; RUN: %unbank_opt -passes='unbank<layout=*@pad:128:16;report=%t/changed.json>' -verify-each %t/changed.ll -disable-output
; RUN: %arrays %t/changed.json | FileCheck %t/changed.ll

;--- refused.ll
; CHECK:     tile: refused straddles-atom
; CHECK-NOT: {{.}}
target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [32 x [32 x float]] undef, align 16

define ptx_kernel void @kernel(i64 %i) {
  %half = getelementptr inbounds i64, ptr addrspace(3) @tile, i64 %i
  %p = getelementptr inbounds i8, ptr addrspace(3) %half, i64 4
  store volatile i64 0, ptr addrspace(3) %p, align 4
  ret void
}

;--- changed.ll
; CHECK:     tile: changed pad:128:16 4096 -> 4608
; CHECK-NOT: {{.}}
target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [32 x [32 x float]] undef, align 16

define ptx_kernel void @kernel(i64 %i) {
  %half = getelementptr inbounds i64, ptr addrspace(3) @tile, i64 %i
  %p = getelementptr inbounds i8, ptr addrspace(3) %half, i64 8
  store i64 0, ptr addrspace(3) %p, align 4
  ret void
}
