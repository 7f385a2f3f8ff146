; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Inline assembly that gets the address pins the array: as a pointer, as a number, or by way of the generic address space
; and back (__cvta_generic_to_shared). Assembly that gets an element does not.
; RUN: split-file %s %t
; RUN: %unchanged %t/refused.ll %t/refused.json 'layout=*@pad:128:4'
; RUN: %arrays %t/refused.json | FileCheck %t/refused.ll
; RUN: %unbank_opt -passes='unbank<layout=*@pad:128:4;report=%t/changed.json>' -verify-each %t/changed.ll -disable-output
; RUN: %arrays %t/changed.json | FileCheck %t/changed.ll

;--- refused.ll
; CHECK:      as_pointer: refused escapes-inline-asm
; CHECK-NEXT: as_number: refused escapes-inline-asm
; CHECK-NEXT: by_cvta: refused escapes-inline-asm
; CHECK-NOT:  {{.}}
target triple = "nvptx64-nvidia-cuda"
@as_pointer = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@as_number = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@by_cvta = internal addrspace(3) global [32 x [32 x float]] undef, align 4

define ptx_kernel void @assembly(i64 %row) {
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @as_pointer, i64 %row
  call void asm sideeffect "st.shared.b32 [$0], 0;", "l,~{memory}"(ptr addrspace(3) %p)
  %q = getelementptr inbounds [32 x float], ptr addrspace(3) @as_number, i64 %row
  %wide = ptrtoint ptr addrspace(3) %q to i64
  %number = trunc i64 %wide to i32
  call void asm sideeffect "st.shared.b32 [$0], 0;", "r,~{memory}"(i32 %number)
  %generic = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @by_cvta to ptr), i64 %row
  %shared = addrspacecast ptr %generic to ptr addrspace(3)
  %wide.shared = ptrtoint ptr addrspace(3) %shared to i64
  %number.shared = trunc i64 %wide.shared to i32
  call void asm sideeffect "st.shared.b32 [$0], 0;", "r,~{memory}"(i32 %number.shared)
  ret void
}

;--- changed.ll
; CHECK:      as_pointer: changed pad:128:4 4096 -> 4224
; CHECK-NEXT: by_cvta: changed pad:128:4 4096 -> 4224
; CHECK-NOT:  {{.}}
target triple = "nvptx64-nvidia-cuda"
@as_pointer = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@by_cvta = internal addrspace(3) global [32 x [32 x float]] undef, align 4

define ptx_kernel void @assembly(i64 %row, ptr addrspace(1) %out) {
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @as_pointer, i64 %row
  %value = load float, ptr addrspace(3) %p, align 4
  %twice = call float asm "add.f32 $0, $1, $1;", "=f,f"(float %value)
  store float %twice, ptr addrspace(1) %out, align 4
  %generic = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @by_cvta to ptr), i64 %row
  %shared = addrspacecast ptr %generic to ptr addrspace(3)
  store float %twice, ptr addrspace(3) %shared, align 4
  ret void
}
