; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; XOR, OR and AND on an address change only the offset if they keep the bits above the array's alignment. Each refusal has a twin with enough
; alignment, or fewer bits, in which the offset changes the same way. An XOR that sets bits within a word leaves no access of a word in its place.
; RUN: split-file %s %t
; RUN: %unchanged %t/refused.ll %t/refused.json 'layout=*@pad:128:4'
; RUN: %arrays %t/refused.json | FileCheck %t/refused.ll
; RUN: %unbank_opt -passes='unbank<layout=*@pad:128:4;report=%t/changed.json>,verify' -verify-each %t/changed.ll -S | FileCheck %t/changed.ll --check-prefix=CODE
; RUN: %arrays %t/changed.json | FileCheck %t/changed.ll

;--- refused.ll
; CHECK:      xor_aligned_16: refused mixes-bits
; CHECK-NEXT: or_unknown: refused mixes-bits
; CHECK-NEXT: and_128: refused mixes-bits
; CHECK-NEXT: xor_generic: refused mixes-bits
; CHECK-NEXT: xor_address: refused mixes-bits
; CHECK-NEXT: xor_halves: refused straddles-atom
; CHECK-NOT:  {{.}}
target triple = "nvptx64-nvidia-cuda"
@xor_aligned_16 = internal addrspace(3) global [32 x [32 x float]] undef, align 16
@or_unknown = internal addrspace(3) global [32 x [32 x float]] undef, align 128
@and_128 = internal addrspace(3) global [32 x [32 x float]] undef, align 64
@xor_generic = internal addrspace(3) global [32 x [32 x float]] undef, align 128
@xor_address = internal addrspace(3) global [32 x [32 x float]] undef, align 128
@xor_halves = internal addrspace(3) global [32 x [32 x float]] undef, align 128

define ptx_kernel void @mixed(i32 %row, i32 %x) {
  %offset = shl i32 %row, 7
  %low = and i32 %x, 16
  %a = add i32 %offset, ptrtoint (ptr addrspace(3) @xor_aligned_16 to i32)
  %a.mixed = xor i32 %a, %low
  call void asm sideeffect "st.shared.b32 [$0], 0;", "r,~{memory}"(i32 %a.mixed)
  %b = add i32 %offset, ptrtoint (ptr addrspace(3) @or_unknown to i32)
  %b.mixed = or i32 %b, %x
  call void asm sideeffect "st.shared.b32 [$0], 0;", "r,~{memory}"(i32 %b.mixed)
  %c = add i32 %offset, ptrtoint (ptr addrspace(3) @and_128 to i32)
  %c.mixed = and i32 %c, -128
  call void asm sideeffect "st.shared.b32 [$0], 0;", "r,~{memory}"(i32 %c.mixed)
  %d = getelementptr inbounds i8, ptr addrspacecast (ptr addrspace(3) @xor_generic to ptr), i32 %offset
  %d.number = ptrtoint ptr %d to i64
  %d.mixed = xor i64 %d.number, 16
  %d.back = inttoptr i64 %d.mixed to ptr
  store float 0.0, ptr %d.back, align 4
  %e = add i32 %offset, ptrtoint (ptr addrspace(3) @xor_address to i32)
  %e.mixed = xor i32 %e, ptrtoint (ptr addrspace(3) @xor_address to i32)
  call void asm sideeffect "st.shared.b32 [$0], 0;", "r,~{memory}"(i32 %e.mixed)
  %half = and i32 %x, 2
  %f = add i32 %offset, ptrtoint (ptr addrspace(3) @xor_halves to i32)
  %f.mixed = xor i32 %f, %half
  call void asm sideeffect "st.shared.b32 [$0], 0;", "r,~{memory}"(i32 %f.mixed)
  ret void
}

;--- changed.ll
; CHECK:      xor_aligned_32: changed pad:128:4 4096 -> 4224
; CHECK-NEXT: or_known: changed pad:128:4 4096 -> 4224
; CHECK-NEXT: and_16: changed pad:128:4 4096 -> 4224
; CHECK-NEXT: xor_shared: changed pad:128:4 4096 -> 4224
; CHECK-NOT:  {{.}}
target triple = "nvptx64-nvidia-cuda"
@xor_aligned_32 = internal addrspace(3) global [32 x [32 x float]] undef, align 32
@or_known = internal addrspace(3) global [32 x [32 x float]] undef, align 128
@and_16 = internal addrspace(3) global [32 x [32 x float]] undef, align 64
@xor_shared = internal addrspace(3) global [32 x [32 x float]] undef, align 128

define ptx_kernel void @mixed(i32 %row, i32 %x) {
; CODE-LABEL: @mixed(
; CODE:       [[LOW:%.+]] = and i32 %x, 16
; CODE:       xor i32 {{%.+}}, [[LOW]]
; CODE:       @xor_aligned_32
  %offset = shl i32 %row, 7
  %low = and i32 %x, 16
  %a = add i32 %offset, ptrtoint (ptr addrspace(3) @xor_aligned_32 to i32)
  %a.mixed = xor i32 %a, %low
  call void asm sideeffect "st.shared.b32 [$0], 0;", "r,~{memory}"(i32 %a.mixed)
; CODE:       or i32
; CODE:       @or_known
  %known = and i32 %x, 124
  %b = add i32 %offset, ptrtoint (ptr addrspace(3) @or_known to i32)
  %b.mixed = or i32 %b, %known
  call void asm sideeffect "st.shared.b32 [$0], 0;", "r,~{memory}"(i32 %b.mixed)
; CODE:       and i32 {{.*}}, -16
; CODE:       @and_16
  %c = add i32 %x, ptrtoint (ptr addrspace(3) @and_16 to i32)
  %c.mixed = and i32 %c, -16
  call void asm sideeffect "st.shared.b32 [$0], 0;", "r,~{memory}"(i32 %c.mixed)
; CODE:       xor i32 {{.*}}, 16
; CODE:       [[D:%.+]] = getelementptr i8, ptr addrspace(3) @xor_shared
; CODE:       store float 0.000000e+00, ptr addrspace(3) [[D]], align 4
  %d = getelementptr inbounds i8, ptr addrspacecast (ptr addrspace(3) @xor_shared to ptr), i32 %offset
  %d.cast = addrspacecast ptr %d to ptr addrspace(3)
  %d.number = ptrtoint ptr addrspace(3) %d.cast to i64
  %d.mixed = xor i64 %d.number, 16
  %d.back = inttoptr i64 %d.mixed to ptr addrspace(3)
  store float 0.0, ptr addrspace(3) %d.back, align 4
  ret void
}
