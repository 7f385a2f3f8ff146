; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; An access must lie inside one atom of the layout, proved from the bits of its offset: an alignment that the IR claims is no proof, as it holds for
; the old place only. Volatile accesses are not taken apart.
; RUN: split-file %s %t
; RUN: %unchanged %t/refused.ll %t/refused.json 'layout=*@pad:128:8'
; RUN: %arrays %t/refused.json | FileCheck %t/refused.ll
; RUN: %unbank_opt -passes='unbank<layout=*@pad:128:8;report=%t/changed.json>' -verify-each %t/changed.ll -disable-output
; RUN: %arrays %t/changed.json | FileCheck %t/changed.ll

;--- refused.ll
; CHECK:      odd_words: refused straddles-atom
; CHECK-NEXT: odd_constant: refused straddles-atom
; CHECK-NEXT: odd_bytes: refused straddles-atom
; CHECK-NEXT: claimed: refused straddles-atom
; CHECK-NEXT: wide: refused straddles-atom
; CHECK-NEXT: odd_phi: refused straddles-atom
; CHECK-NOT:  {{.}}
target triple = "nvptx64-nvidia-cuda"
@odd_words = internal addrspace(3) global [32 x [32 x float]] undef, align 8
@odd_constant = internal addrspace(3) global [32 x [32 x float]] undef, align 8
@odd_bytes = internal addrspace(3) global [32 x [32 x float]] undef, align 8
@claimed = internal addrspace(3) global [32 x [32 x float]] undef, align 8
@wide = internal addrspace(3) global [32 x [32 x float]] undef, align 16
@odd_phi = internal addrspace(3) global [32 x [32 x float]] undef, align 8

define ptx_kernel void @kernel(i64 %i, i1 %c) {
entry:
  %a = getelementptr inbounds float, ptr addrspace(3) @odd_words, i64 %i
  store volatile i64 0, ptr addrspace(3) %a, align 4
  store volatile i64 0, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @odd_constant, i64 4), align 4
  %b = getelementptr inbounds i8, ptr addrspace(3) @odd_bytes, i64 %i
  store volatile float 0.0, ptr addrspace(3) %b, align 1
  %d = getelementptr inbounds i8, ptr addrspace(3) @claimed, i64 %i
  store i64 0, ptr addrspace(3) %d, align 8
  %four = getelementptr inbounds <4 x float>, ptr addrspace(3) @wide, i64 %i
  store <4 x float> zeroinitializer, ptr addrspace(3) %four, align 16
  br i1 %c, label %then, label %join
then:
  br label %join
join:
  %place = phi ptr addrspace(3) [ @odd_phi, %entry ], [ getelementptr (i8, ptr addrspace(3) @odd_phi, i64 4), %then ]
  store volatile i64 0, ptr addrspace(3) %place, align 4
  ret void
}

;--- changed.ll
; CHECK:      odd_words: changed pad:128:8 4096 -> 4352
; CHECK-NEXT: odd_constant: changed pad:128:8 4096 -> 4352
; CHECK-NEXT: odd_bytes: changed pad:128:8 4096 -> 4352
; CHECK-NEXT: claimed: changed pad:128:8 4096 -> 4352
; CHECK-NEXT: wide: changed pad:128:8 4096 -> 4352
; CHECK-NEXT: odd_phi: changed pad:128:8 4096 -> 4352
; CHECK-NOT:  {{.}}
target triple = "nvptx64-nvidia-cuda"
@odd_words = internal addrspace(3) global [32 x [32 x float]] undef, align 8
@odd_constant = internal addrspace(3) global [32 x [32 x float]] undef, align 8
@odd_bytes = internal addrspace(3) global [32 x [32 x float]] undef, align 8
@claimed = internal addrspace(3) global [32 x [32 x float]] undef, align 8
@wide = internal addrspace(3) global [32 x [32 x float]] undef, align 16
@odd_phi = internal addrspace(3) global [32 x [32 x float]] undef, align 8

define ptx_kernel void @kernel(i64 %i, i1 %c) {
entry:
  %even = shl i64 %i, 1
  %a = getelementptr inbounds float, ptr addrspace(3) @odd_words, i64 %even
  store i64 0, ptr addrspace(3) %a, align 4
  store i64 0, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @odd_constant, i64 8), align 4
  %byte = and i64 %i, -4
  %b = getelementptr inbounds i8, ptr addrspace(3) @odd_bytes, i64 %byte
  store float 0.0, ptr addrspace(3) %b, align 1
  %word = and i64 %i, -8
  %d = getelementptr inbounds i8, ptr addrspace(3) @claimed, i64 %word
  store i64 0, ptr addrspace(3) %d, align 8
  %two = getelementptr inbounds <2 x float>, ptr addrspace(3) @wide, i64 %i
  store <2 x float> zeroinitializer, ptr addrspace(3) %two, align 8
  br i1 %c, label %then, label %join
then:
  br label %join
join:
  %place = phi ptr addrspace(3) [ @odd_phi, %entry ], [ getelementptr (i8, ptr addrspace(3) @odd_phi, i64 8), %then ]
  store i64 0, ptr addrspace(3) %place, align 4
  ret void
}
