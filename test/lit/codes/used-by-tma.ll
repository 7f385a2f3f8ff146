; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; An mbarrier and the bulk copy engine use places, whatever the layout: their arrays stay.
; RUN: split-file %s %t
; RUN: %unchanged %t/refused.ll %t/refused.json 'layout=*@pad:128:4'
; RUN: %arrays %t/refused.json | FileCheck %t/refused.ll
; RUN: %unbank_opt -passes='unbank<layout=*@pad:128:8;report=%t/changed.json>' -verify-each %t/changed.ll -disable-output
; RUN: %arrays %t/changed.json | FileCheck %t/changed.ll
; The bulk copies of LLVM 19 have other operands.
; RUN: %if llvm-22 %{ %unchanged %t/bulk.ll %t/bulk.json 'layout=*@pad:128:4' %}
; RUN: %if llvm-22 %{ %arrays %t/bulk.json | FileCheck %t/bulk.ll %}

;--- refused.ll
; CHECK:     barriers: refused used-by-tma
; CHECK-NOT: {{.}}
target triple = "nvptx64-nvidia-cuda"
@barriers = internal addrspace(3) global [64 x i64] undef, align 8

define ptx_kernel void @wait(i64 %which) {
  %p = getelementptr inbounds i64, ptr addrspace(3) @barriers, i64 %which
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) %p, i32 32)
  ret void
}

declare void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3), i32)

;--- bulk.ll
; CHECK:     tile: refused used-by-tma
; CHECK-NOT: {{.}}
target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [32 x [32 x float]] undef, align 128

define ptx_kernel void @copy_out(ptr addrspace(1) %out, i64 %row) {
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @tile, i64 %row
  store float 0.0, ptr addrspace(3) %p, align 4
  call void @llvm.nvvm.cp.async.bulk.shared.cta.to.global(ptr addrspace(1) %out, ptr addrspace(3) @tile, i32 4096, i64 0, i1 false)
  ret void
}

declare void @llvm.nvvm.cp.async.bulk.shared.cta.to.global(ptr addrspace(1), ptr addrspace(3), i32, i64, i1)

;--- changed.ll
; CHECK:     barriers: changed pad:128:8 512 -> 536
; CHECK-NOT: {{.}}
target triple = "nvptx64-nvidia-cuda"
@barriers = internal addrspace(3) global [64 x i64] undef, align 8

define ptx_kernel void @wait(i64 %which) {
  %p = getelementptr inbounds i64, ptr addrspace(3) @barriers, i64 %which
  store i64 0, ptr addrspace(3) %p, align 8
  ret void
}
