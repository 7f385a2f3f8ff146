; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; An array of at most one row of banks has no two words in a bank. With one word more it may have.
; RUN: rm -rf %t && mkdir %t && cp %s %t/in.ll
; RUN: %unchanged %t/in.ll %t/kept.json 'layout=row@pad:64:4'
; RUN: %arrays %t/kept.json | FileCheck %s --check-prefix=KEPT
; RUN: %unbank_opt -passes='unbank<layout=more@pad:64:4;report=%t/changed.json>' -verify-each %s -disable-output
; RUN: %arrays %t/changed.json | FileCheck %s --check-prefix=CHANGED
; KEPT:         row: kept tiny
; KEPT-NEXT:    more: kept clean
; KEPT-NOT:     {{.}}
; CHANGED:      row: kept tiny
; CHANGED-NEXT: more: changed pad:64:4 132 -> 140
; CHANGED-NOT:  {{.}}
target triple = "nvptx64-nvidia-cuda"
@row = internal addrspace(3) global [32 x float] undef, align 4
@more = internal addrspace(3) global [33 x float] undef, align 4

define ptx_kernel void @kernel(i64 %n) {
  %p = getelementptr inbounds float, ptr addrspace(3) @row, i64 %n
  store float 0.0, ptr addrspace(3) %p, align 4
  %q = getelementptr inbounds float, ptr addrspace(3) @more, i64 %n
  store float 0.0, ptr addrspace(3) %q, align 4
  ret void
}
