; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Inline assembly whose use of an address is not followed pins the array, and the reason names the instruction: an unknown one, one that computes
; more than a sum with a number, one that stores it, one behind others that have nothing to do with it, accesses beside branches, an operand that may be
; in memory, a generic address where a shared one is expected, and the reverse. Assembly whose accesses are known gets new addresses: as a pointer, as a number, or by way of the generic address space and back
; (__cvta_generic_to_shared); with offsets that it adds itself; several arrays in one statement. Where it accesses several places by one operand, or
; computes them, each access gets an operand of its own, and the old one has no use.
; RUN: split-file %s %t
; RUN: %unchanged %t/refused.ll %t/refused.json 'layout=*@pad:128:4'
; RUN: %arrays %t/refused.json | FileCheck %t/refused.ll
; RUN: FileCheck %t/refused.ll --check-prefix=REASON < %t/refused.json
; RUN: %unbank_opt -passes='unbank<layout=*@pad:128:4;report=%t/changed.json>,verify' -verify-each %t/changed.ll -S | FileCheck %t/changed.ll --check-prefix=CODE
; RUN: %arrays %t/changed.json | FileCheck %t/changed.ll
; RUN: %unbank_opt -passes='unbank<layout=*@pad:128:4;report=%t/own.json>,verify' -verify-each %t/own.ll -S | FileCheck %t/own.ll --check-prefix=OWN
; RUN: %arrays %t/own.json | FileCheck %t/own.ll

;--- refused.ll
; CHECK:      unknown: refused escapes-inline-asm
; CHECK-NEXT: computed: refused escapes-inline-asm
; CHECK-NEXT: stored: refused escapes-inline-asm
; CHECK-NEXT: behind_moves: refused escapes-inline-asm
; CHECK-NEXT: looped: refused escapes-inline-asm
; CHECK-NEXT: tied: refused escapes-inline-asm
; CHECK-NEXT: generic: refused escapes-inline-asm
; CHECK-NEXT: shared: refused escapes-inline-asm
; CHECK-NEXT: unused: refused escapes-inline-asm
; CHECK-NEXT: barrier: refused used-by-tma
; CHECK-NEXT: copied: refused used-by-tma
; CHECK-NOT:  {{.}}
; REASON: its address is used by inline assembly: brand.new.shared.b64
; REASON: its address is used by inline assembly: xor.b32
; REASON: its address is used by inline assembly: st.shared.b32
; REASON: its address is used by inline assembly: brand.new.shared.b64
; REASON: its address is used by inline assembly: a text with branches
; REASON: the bulk copy engine or an mbarrier uses its address: mbarrier.init.shared.b64
; REASON: the bulk copy engine or an mbarrier uses its address: cp.async.bulk.shared::cluster.global.mbarrier
target triple = "nvptx64-nvidia-cuda"
@unknown = internal addrspace(3) global [32 x [32 x float]] undef, align 16
@computed = internal addrspace(3) global [32 x [32 x float]] undef, align 16
@stored = internal addrspace(3) global [32 x [32 x float]] undef, align 16
@behind_moves = internal addrspace(3) global [32 x [32 x float]] undef, align 16
@looped = internal addrspace(3) global [32 x [32 x float]] undef, align 16
@tied = internal addrspace(3) global [32 x [32 x float]] undef, align 16
@generic = internal addrspace(3) global [32 x [32 x float]] undef, align 16
@shared = internal addrspace(3) global [32 x [32 x float]] undef, align 16
@unused = internal addrspace(3) global [32 x [32 x float]] undef, align 16
@barrier = internal addrspace(3) global [32 x [32 x float]] undef, align 16
@copied = internal addrspace(3) global [32 x [32 x float]] undef, align 16

define ptx_kernel void @assembly(i32 %offset) {
  %a = add i32 %offset, ptrtoint (ptr addrspace(3) @unknown to i32)
  call void asm sideeffect "brand.new.shared.b64 [$0], 1;", "r,~{memory}"(i32 %a)
  %b = add i32 %offset, ptrtoint (ptr addrspace(3) @computed to i32)
  call void asm sideeffect "{ .reg .u32 at; xor.b32 at, $0, 4; st.shared.b32 [at], 0; }", "r,~{memory}"(i32 %b)
  %c = add i32 %offset, ptrtoint (ptr addrspace(3) @stored to i32)
  call void asm sideeffect "st.shared.b32 [$0], $0;", "r,~{memory}"(i32 %c)
  %d = add i32 %offset, ptrtoint (ptr addrspace(3) @behind_moves to i32)
  call void asm sideeffect "{ .reg .b32 t; mov.b32 t, $1; brand.new.shared.b64 [$0], t; }", "r,r,~{memory}"(i32 %d, i32 %offset)
  %e = add i32 %offset, ptrtoint (ptr addrspace(3) @looped to i32)
  call void asm sideeffect "L: st.shared.b32 [$0], 0; bra L;", "r,~{memory}"(i32 %e)
  %f = add i32 %offset, ptrtoint (ptr addrspace(3) @tied to i32)
  %g = call i32 asm sideeffect "st.shared.b32 [$1], 0;", "=r,0,~{memory}"(i32 %f)
  %h = getelementptr inbounds i8, ptr addrspacecast (ptr addrspace(3) @generic to ptr), i32 %offset
  call void asm sideeffect "st.shared.b32 [$0], 0;", "l,~{memory}"(ptr %h)
  %i = getelementptr inbounds i8, ptr addrspace(3) @shared, i32 %offset
  call void asm sideeffect "st.b32 [$0], 0;", "l,~{memory}"(ptr addrspace(3) %i)
  %j = add i32 %offset, ptrtoint (ptr addrspace(3) @unused to i32)
  call void asm sideeffect "bar.sync 0;", "r,~{memory}"(i32 %j)
  %l = add i32 %offset, ptrtoint (ptr addrspace(3) @barrier to i32)
  call void asm sideeffect "mbarrier.init.shared.b64 [$0], 1;", "r,~{memory}"(i32 %l)
  %k = add i32 %offset, ptrtoint (ptr addrspace(3) @copied to i32)
  call void asm sideeffect "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [$0], [$1], 16, [$2];", "r,l,r,~{memory}"(i32 %k, ptr null, i32 %offset)
  ret void
}

;--- changed.ll
; CHECK:      as_pointer: changed pad:128:4 4096 -> 4224
; CHECK-NEXT: as_number: changed pad:128:4 4096 -> 4224
; CHECK-NEXT: by_cvta: changed pad:128:4 4096 -> 4224
; CHECK-NEXT: generic: changed pad:128:4 4096 -> 4224
; CHECK-NEXT: behind: changed pad:128:4 4096 -> 4224
; CHECK-NEXT: one: changed pad:128:4 4096 -> 4224
; CHECK-NEXT: other: changed pad:128:4 4096 -> 4224
; CHECK-NOT:  {{.}}
target triple = "nvptx64-nvidia-cuda"
@as_pointer = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@as_number = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@by_cvta = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@generic = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@behind = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@one = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@other = internal addrspace(3) global [32 x [32 x float]] undef, align 4

define ptx_kernel void @assembly(i64 %row, ptr addrspace(1) %out) {
; CODE-LABEL: @assembly(
; CODE:       [[P:%.+]] = getelementptr [132 x i8], ptr addrspace(3) @as_pointer, i64 %row
; CODE-NEXT:  call void asm sideeffect "st.shared.b32 [$0], 0;", "l,~{memory}"(ptr addrspace(3) [[P]])
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @as_pointer, i64 %row
  call void asm sideeffect "st.shared.b32 [$0], 0;", "l,~{memory}"(ptr addrspace(3) %p)
; CODE:       [[Q:%.+]] = getelementptr [132 x i8], ptr addrspace(3) @as_number, i64 %row
; CODE-NEXT:  [[Q32:%.+]] = ptrtoint ptr addrspace(3) [[Q]] to i32
; CODE-NEXT:  call void asm sideeffect "st.shared.b32 [$0], 0;", "r,~{memory}"(i32 [[Q32]])
  %q = getelementptr inbounds [32 x float], ptr addrspace(3) @as_number, i64 %row
  %wide = ptrtoint ptr addrspace(3) %q to i64
  %number = trunc i64 %wide to i32
  call void asm sideeffect "st.shared.b32 [$0], 0;", "r,~{memory}"(i32 %number)
; CODE:       getelementptr [132 x i8], ptr addrspace(3) @by_cvta, i64 %row
  %element = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @by_cvta to ptr), i64 %row
  %shared = addrspacecast ptr %element to ptr addrspace(3)
  %wide.shared = ptrtoint ptr addrspace(3) %shared to i64
  %number.shared = trunc i64 %wide.shared to i32
  call void asm sideeffect "st.shared.b32 [$0], 0;", "r,~{memory}"(i32 %number.shared)
; CODE:       [[G:%.+]] = getelementptr [132 x i8], ptr addrspace(3) @generic, i64 %row
; CODE-NEXT:  [[GG:%.+]] = addrspacecast ptr addrspace(3) [[G]] to ptr
; CODE-NEXT:  call void asm sideeffect "st.b32 [$0], 0;", "l,~{memory}"(ptr [[GG]])
  %g = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @generic to ptr), i64 %row
  call void asm sideeffect "st.b32 [$0], 0;", "l,~{memory}"(ptr %g)
; What the text adds belongs to the access, and is taken off the new address: 136 bytes behind a row begin 140 bytes behind its new place.
; CODE:       [[B:%.+]] = getelementptr [132 x i8], ptr addrspace(3) @behind, i64 %row
; CODE-NEXT:  [[BEHIND:%.+]] = getelementptr i8, ptr addrspace(3) [[B]], i64 140
; CODE-NEXT:  [[BACK:%.+]] = getelementptr i8, ptr addrspace(3) [[BEHIND]], i64 -136
; CODE-NEXT:  [[B64:%.+]] = ptrtoint ptr addrspace(3) [[BACK]] to i64
; CODE-NEXT:  call void asm sideeffect "st.shared.b32 [$0+136], 0;", "l,~{memory}"(i64 [[B64]])
  %b = getelementptr inbounds [32 x float], ptr addrspace(3) @behind, i64 %row
  %b.number = ptrtoint ptr addrspace(3) %b to i64
  call void asm sideeffect "st.shared.b32 [$0+136], 0;", "l,~{memory}"(i64 %b.number)
  %value = load float, ptr addrspace(3) %p, align 4
  %twice = call float asm "add.f32 $0, $1, $1;", "=f,f"(float %value)
  store float %twice, ptr addrspace(1) %out, align 4
; CODE:       getelementptr [132 x i8], ptr addrspace(3) @one, i64 %row
; CODE:       getelementptr [132 x i8], ptr addrspace(3) @other, i64 %row
  %x = getelementptr inbounds [32 x float], ptr addrspace(3) @one, i64 %row
  %y = getelementptr inbounds [32 x float], ptr addrspace(3) @other, i64 %row
  call void asm sideeffect "{ .reg .b32 a; ld.shared.b32 a, [$0]; st.shared.b32 [$1], a; }", "l,l,~{memory}"(ptr addrspace(3) %x, ptr addrspace(3) %y)
  ret void
}

;--- own.ll
; CHECK:      before: changed pad:128:4 4096 -> 4224
; CHECK-NEXT: two_places: changed pad:128:4 4096 -> 4224
; CHECK-NEXT: computed: changed pad:128:4 4096 -> 4224
; CHECK-NEXT: converted: changed pad:128:4 4096 -> 4224
; CHECK-NEXT: beside: changed pad:128:4 4096 -> 4224
; CHECK-NEXT: other: changed pad:128:4 4096 -> 4224
; CHECK-NOT:  {{.}}
target triple = "nvptx64-nvidia-cuda"
@before = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@two_places = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@computed = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@converted = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@beside = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@other = internal addrspace(3) global [32 x [32 x float]] undef, align 4

define ptx_kernel void @own(i64 %row) {
; OWN-LABEL: @own(
  %y = getelementptr inbounds [32 x float], ptr addrspace(3) @other, i64 %row
; OWN:       [[N:%.+]] = getelementptr [132 x i8], ptr addrspace(3) @before, i64 %row
; OWN:       getelementptr i8, ptr addrspace(3) {{.*}}, i64 16
; OWN:       call void asm sideeffect "st.shared.b32 [$0+-16], 0;", "l,~{memory}"
  %n = getelementptr inbounds [32 x float], ptr addrspace(3) @before, i64 %row, i64 4
  call void asm sideeffect "st.shared.b32 [$0+-16], 0;", "l,~{memory}"(ptr addrspace(3) %n)
; OWN:       call void asm sideeffect "st.shared.b32 [$1], 0; st.shared.b32 [$2], 0;", "l,l,l,~{memory}"(ptr addrspace(3) null, ptr addrspace(3) {{.*}}, ptr addrspace(3) {{.*}})
  %o = getelementptr inbounds [32 x float], ptr addrspace(3) @two_places, i64 %row
  call void asm sideeffect "st.shared.b32 [$0], 0; st.shared.b32 [$0+128], 0;", "l,~{memory}"(ptr addrspace(3) %o)
; OWN:       call i32 asm sideeffect "{ .reg .b32 a; add.u32 a, $1, 128; ld.shared.b32 $0, [$2]; }", "=r,r,r"(i32 0, i32 {{.*}})
  %c = getelementptr inbounds [32 x float], ptr addrspace(3) @computed, i64 %row
  %c.number = ptrtoint ptr addrspace(3) %c to i32
  %c.loaded = call i32 asm sideeffect "{ .reg .b32 a; add.u32 a, $1, 128; ld.shared.b32 $0, [a]; }", "=r,r"(i32 %c.number)
; OWN:       call void asm sideeffect "{ .reg .b64 a; cvta.to.shared.u64 a, $0; st.shared.b32 [$2], $1; }", "l,r,r,~{memory}"(ptr null, i32 {{.*}}, i32 {{.*}})
  %v = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @converted to ptr), i64 %row
  call void asm sideeffect "{ .reg .b64 a; cvta.to.shared.u64 a, $0; st.shared.b32 [a+4], $1; }", "l,r,~{memory}"(ptr %v, i32 %c.loaded)
; Of two operands, the one that names a single place is replaced by its new address.
; OWN:       call void asm sideeffect "{ .reg .b32 a; ld.shared.b32 a, [$2]; st.shared.b32 [$1], a; st.shared.b32 [$3], a; }", "l,l,l,l"(ptr addrspace(3) null, ptr addrspace(3) {{.*}}, ptr addrspace(3) {{.*}}, ptr addrspace(3) {{.*}})
  %s = getelementptr inbounds [32 x float], ptr addrspace(3) @beside, i64 %row
  call void asm sideeffect "{ .reg .b32 a; ld.shared.b32 a, [$0+-4]; st.shared.b32 [$1], a; st.shared.b32 [$0+4], a; }", "l,l"(ptr addrspace(3) %s, ptr addrspace(3) %y)
  ret void
}
