; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; A pointer that may lead to an array and to other memory refuses the array, unless the access can be split in two (rewrite/mixed.ll): global memory,
; dynamic shared memory, which takes other layouts, or unknown memory. What pins one of several arrays that meet pins all. A pointer is followed if it
; always leads into the same array, whatever the path, or into one of several, or nowhere.
; RUN: split-file %s %t
; RUN: %unbank_opt -passes='unbank<mode=report;report=%t/asked.json>' %t/refused.ll -disable-output
; RUN: %arrays %t/asked.json | FileCheck %t/refused.ll --check-prefix=ASKED
; RUN: %unchanged %t/refused.ll %t/refused.json 'layout=*@pad:128:4'
; RUN: %arrays %t/refused.json | FileCheck %t/refused.ll
; RUN: FileCheck %t/refused.ll --check-prefix=REASON --input-file=%t/refused.json
; RUN: %unbank_opt -passes='unbank<layout=*@pad:128:4;report=%t/changed.json>' -verify-each %t/changed.ll -disable-output
; RUN: %arrays %t/changed.json | FileCheck %t/changed.ll

;--- refused.ll
; Before any layout is asked for, what may lead elsewhere is refused.
; ASKED-COUNT-6: : refused mixed-arrays
; CHECK:      or_global: refused mixed-arrays
; CHECK-NEXT: or_loaded: refused mixed-arrays
; CHECK-NEXT: or_dynamic: refused mixed-arrays
; CHECK-NEXT: dynamic: refused mixed-arrays
; CHECK-NEXT: met: refused mixed-arrays
; CHECK-NEXT: met_or_global: refused mixed-arrays
; CHECK-NEXT: stored: refused escapes-store
; CHECK-NEXT: met_stored: refused escapes-store
; CHECK-NEXT: aligned: refused mixes-bits
; CHECK-NEXT: less_aligned: refused mixes-bits
; CHECK-NEXT: long: refused out-of-bounds
; CHECK-NEXT: short: refused out-of-bounds
; CHECK-NEXT: inside: refused external-linkage
; CHECK-NEXT: outside: refused external-linkage
; CHECK-NOT:  {{.}}
; REASON-COUNT-2: one pointer may lead to it or to dynamic shared memory, which takes other layouts
target triple = "nvptx64-nvidia-cuda"
@or_global = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@or_loaded = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@or_dynamic = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@dynamic = external addrspace(3) global [0 x float], align 4
@met = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@met_or_global = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@stored = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@met_stored = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@aligned = internal addrspace(3) global [32 x [32 x float]] undef, align 16
@less_aligned = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@long = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@short = internal addrspace(3) global [16 x [32 x float]] undef, align 4
@inside = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@outside = addrspace(3) global [32 x [32 x float]] undef, align 4

define ptx_kernel void @with_memory(i1 %which, ptr %global) {
  %any = select i1 %which, ptr addrspacecast (ptr addrspace(3) @or_global to ptr), ptr %global
  store volatile float 0.0, ptr %any, align 4
  %loaded = load ptr addrspace(3), ptr %global, align 8
  %either = select i1 %which, ptr addrspace(3) @or_loaded, ptr addrspace(3) %loaded
  store float 0.0, ptr addrspace(3) %either, align 4
  ret void
}

define ptx_kernel void @with_dynamic(i1 %which) {
  %any = select i1 %which, ptr addrspace(3) @or_dynamic, ptr addrspace(3) @dynamic
  store float 0.0, ptr addrspace(3) %any, align 4
  ret void
}

define ptx_kernel void @with_another(i1 %which, i1 %other, ptr %global) {
  %either = select i1 %which, ptr addrspace(3) @met, ptr addrspace(3) @met_or_global
  store float 0.0, ptr addrspace(3) %either, align 4
  %any = select i1 %other, ptr addrspacecast (ptr addrspace(3) @met_or_global to ptr), ptr %global
  store volatile float 0.0, ptr %any, align 4
  ret void
}

define ptx_kernel void @with_bits(i1 %which) {
  %either = select i1 %which, i32 ptrtoint (ptr addrspace(3) @aligned to i32), i32 ptrtoint (ptr addrspace(3) @less_aligned to i32)
  %flipped = xor i32 %either, 8
  call void asm sideeffect "st.shared.b32 [$0], 0;", "r,~{memory}"(i32 %flipped)
  ret void
}

define ptx_kernel void @with_others(i1 %which) {
  %either = select i1 %which, ptr addrspace(3) @inside, ptr addrspace(3) @outside
  store float 0.0, ptr addrspace(3) %either, align 4
  ret void
}

define ptx_kernel void @with_end(i1 %which) {
  %either = select i1 %which, ptr addrspace(3) @long, ptr addrspace(3) @short
  store float 0.0, ptr addrspace(3) %either, align 4
  store float 0.0, ptr addrspace(3) getelementptr inbounds (i8, ptr addrspace(3) @short, i64 2048), align 4
  ret void
}

define ptx_kernel void @with_escape(i1 %which, ptr %global) {
  %either = select i1 %which, ptr addrspace(3) @stored, ptr addrspace(3) @met_stored
  store float 0.0, ptr addrspace(3) %either, align 4
  store ptr addrspace(3) @stored, ptr %global, align 8
  ret void
}

;--- changed.ll
; CHECK:      phi: changed pad:128:4 4096 -> 4224
; CHECK-NEXT: select: changed pad:128:4 4096 -> 4224
; CHECK-NEXT: or_poison: changed pad:128:4 4096 -> 4224
; CHECK-NEXT: or_null: changed pad:128:4 4096 -> 4224
; CHECK-NEXT: in_loop: changed pad:128:4 4096 -> 4224
; CHECK-NEXT: phi_a: changed pad:128:4 4096 -> 4224
; CHECK-NEXT: phi_b: changed pad:128:4 4096 -> 4224
; CHECK-NEXT: select_a: changed pad:128:4 4096 -> 4224
; CHECK-NEXT: select_b: changed pad:128:4 4096 -> 4224
; CHECK-NEXT: in_loop_a: changed pad:128:4 4096 -> 4224
; CHECK-NEXT: in_loop_b: changed pad:128:4 4096 -> 4224
; CHECK-NOT:  {{.}}
target triple = "nvptx64-nvidia-cuda"
@phi = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@select = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@or_poison = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@or_null = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@in_loop = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@phi_a = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@phi_b = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@select_a = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@select_b = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@in_loop_a = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@in_loop_b = internal addrspace(3) global [32 x [32 x float]] undef, align 4

define ptx_kernel void @by_phi(i1 %which, i64 %row) {
entry:
  br i1 %which, label %first, label %second
first:
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @phi, i64 %row
  br label %join
second:
  %q = getelementptr inbounds float, ptr addrspace(3) @phi, i64 %row
  br label %join
join:
  %either = phi ptr addrspace(3) [ %p, %first ], [ %q, %second ]
  store float 0.0, ptr addrspace(3) %either, align 4
  ret void
}

define ptx_kernel void @by_select(i1 %which, i64 %row) {
entry:
  %second = getelementptr inbounds [32 x float], ptr addrspace(3) @select, i64 1
  %either = select i1 %which, ptr addrspace(3) @select, ptr addrspace(3) %second
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) %either, i64 %row
  store float 0.0, ptr addrspace(3) %p, align 4
  br i1 %which, label %set, label %join
set:
  %q = getelementptr inbounds [32 x float], ptr addrspace(3) @or_poison, i64 %row
  br label %join
join:
  %sure = phi ptr addrspace(3) [ %q, %set ], [ poison, %entry ]
  br i1 %which, label %use, label %exit
use:
  store float 0.0, ptr addrspace(3) %sure, align 4
  br label %exit
exit:
  ret void
}

define ptx_kernel void @by_loop(i32 %n) {
entry:
  br label %loop
loop:
  %now = phi ptr addrspace(3) [ @in_loop, %entry ], [ %next, %loop ]
  %i = phi i32 [ 0, %entry ], [ %i.next, %loop ]
  store float 0.0, ptr addrspace(3) %now, align 4
  %next = getelementptr inbounds float, ptr addrspace(3) %now, i64 1
  %i.next = add nuw nsw i32 %i, 1
  %more = icmp ult i32 %i.next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

define ptx_kernel void @of_two_by_phi(i1 %which, i64 %row) {
entry:
  br i1 %which, label %first, label %second
first:
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @phi_a, i64 %row
  br label %join
second:
  %q = getelementptr inbounds [32 x float], ptr addrspace(3) @phi_b, i64 %row
  br label %join
join:
  %either = phi ptr addrspace(3) [ %p, %first ], [ %q, %second ]
  store float 0.0, ptr addrspace(3) %either, align 4
  ret void
}

define ptx_kernel void @of_two_by_select(i1 %which, i64 %row) {
  %either = select i1 %which, ptr addrspace(3) @select_a, ptr addrspace(3) @select_b
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) %either, i64 %row
  store float 0.0, ptr addrspace(3) %p, align 4
  %maybe = select i1 %which, ptr addrspace(3) @or_null, ptr addrspace(3) null
  store float 0.0, ptr addrspace(3) %maybe, align 4
  ret void
}

define ptx_kernel void @of_two_by_loop(i32 %n) {
entry:
  br label %loop
loop:
  %now = phi ptr addrspace(3) [ @in_loop_a, %entry ], [ %then, %loop ]
  %then = phi ptr addrspace(3) [ @in_loop_b, %entry ], [ %now, %loop ]
  %i = phi i32 [ 0, %entry ], [ %i.next, %loop ]
  store float 0.0, ptr addrspace(3) %now, align 4
  %i.next = add nuw nsw i32 %i, 1
  %more = icmp ult i32 %i.next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}
