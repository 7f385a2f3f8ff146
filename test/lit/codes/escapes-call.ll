; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; An address passed to a function, known or not, pins its array; an index or an element passed instead does not. (What calls an unknown
; function may take no more bytes, so the layout is one that needs none.)
; RUN: split-file %s %t
; RUN: %unchanged %t/refused.ll %t/refused.json 'layout=*@pad:128:4'
; RUN: %arrays %t/refused.json | FileCheck %t/refused.ll
; RUN: %unbank_opt -passes='unbank<layout=*@xor:2:31:7;report=%t/changed.json>' -verify-each %t/changed.ll -disable-output
; RUN: %arrays %t/changed.json | FileCheck %t/changed.ll

;--- refused.ll
; CHECK:      to_unknown: refused escapes-call
; CHECK-NEXT: to_known: refused escapes-call
; CHECK-NEXT: to_pointer: refused escapes-call
; CHECK-NEXT: to_call_as_number: refused escapes-call
; CHECK-NOT:  {{.}}
target triple = "nvptx64-nvidia-cuda"
@to_unknown = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@to_known = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@to_pointer = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@to_call_as_number = internal addrspace(3) global [32 x [32 x float]] undef, align 4

declare void @unknown(ptr)
declare void @unknown_number(i64)

define internal void @fill(ptr %p) noinline {
  store float 0.0, ptr %p, align 4
  ret void
}

define ptx_kernel void @call(i64 %row, ptr %function) {
  %p = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @to_unknown to ptr), i64 %row
  call void @unknown(ptr %p)
  call void @fill(ptr addrspacecast (ptr addrspace(3) @to_known to ptr))
  call void %function(ptr addrspacecast (ptr addrspace(3) @to_pointer to ptr))
  %q = getelementptr inbounds [32 x float], ptr addrspace(3) @to_call_as_number, i64 %row
  %number = ptrtoint ptr addrspace(3) %q to i64
  call void @unknown_number(i64 %number)
  ret void
}

;--- changed.ll
; CHECK:      to_unknown: changed xor:2:31:7
; CHECK-NEXT: to_known: changed xor:2:31:7
; CHECK-NOT:  {{.}}
target triple = "nvptx64-nvidia-cuda"
@to_unknown = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@to_known = internal addrspace(3) global [32 x [32 x float]] undef, align 4

declare void @unknown(float)

define internal void @fill(i64 %row) noinline {
  %p = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @to_known to ptr), i64 %row
  store float 0.0, ptr %p, align 4
  ret void
}

define ptx_kernel void @call(i64 %row) {
  %p = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @to_unknown to ptr), i64 %row
  %value = load float, ptr %p, align 4
  call void @unknown(float %value)
  call void @fill(i64 %row)
  ret void
}
