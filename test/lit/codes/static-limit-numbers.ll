; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; An array's bytes count in whatever form its address is used: as a number in a constant expression, subtracted from one, inside a constant vector,
; behind a cast. So does dynamic memory, and code that asks for its size; and what is at addresses that come from no array, since these may
; be any: the array would grow into them. Each array stands beside such a use; the last ones are twins that may be padded, some of them beside accesses
; to another array that are not followed.
; RUN: %unbank_opt -passes='unbank<layout=*@pad:128:4;report=%t.json>' %s -disable-output
; RUN: %arrays %t.json | FileCheck %s
;
; CHECK:      dynamic in third: refused escapes-inline-asm
; CHECK-NEXT: dynamic in fourth: refused escapes-store
; CHECK-NEXT: big in first: kept static-limit
; CHECK-NEXT: big in second: refused escapes-store
; CHECK-NEXT: large: refused address-compared
; CHECK-NEXT: beside_big: kept static-limit
; CHECK-NEXT: beside_vector: kept static-limit
; CHECK-NEXT: beside_number: kept static-limit
; CHECK-NEXT: beside_callee: kept static-limit
; CHECK-NEXT: beside_difference: kept static-limit
; CHECK-NEXT: reads_size: kept static-limit
; CHECK-NEXT: asks_size: kept static-limit
; CHECK-NEXT: beside_operand: kept static-limit
; CHECK-NEXT: beside_literal: kept static-limit
; CHECK-NEXT: beside_pointer: kept static-limit
; CHECK-NEXT: beside_both: kept static-limit
; CHECK-NEXT: unknown: refused used-by-tma
; CHECK-NEXT: named: refused escapes-inline-asm
; CHECK-NEXT: free: changed pad:128:4 4096 -> 4224
; CHECK-NEXT: reads_clock: changed pad:128:4 4096 -> 4224
; CHECK-NEXT: beside_unknown: changed pad:128:4 4096 -> 4224
; CHECK-NEXT: beside_named: changed pad:128:4 4096 -> 4224
; CHECK-NEXT: beside_generic: changed pad:128:4 4096 -> 4224
; CHECK-NOT:  {{.}}
target triple = "nvptx64-nvidia-cuda"
@dynamic = external addrspace(3) global [0 x i32], align 16
@big = internal addrspace(3) global [11264 x i32] undef, align 16
@large = internal addrspace(3) global [11264 x i32] undef, align 16
@beside_big = internal addrspace(3) global [32 x [32 x i32]] undef, align 16
@beside_vector = internal addrspace(3) global [32 x [32 x i32]] undef, align 16
@beside_number = internal addrspace(3) global [32 x [32 x i32]] undef, align 16
@beside_callee = internal addrspace(3) global [32 x [32 x i32]] undef, align 16
@beside_difference = internal addrspace(3) global [32 x [32 x i32]] undef, align 16
@reads_size = internal addrspace(3) global [32 x [32 x i32]] undef, align 16
@asks_size = internal addrspace(3) global [32 x [32 x i32]] undef, align 16
@beside_operand = internal addrspace(3) global [32 x [32 x i32]] undef, align 16
@beside_literal = internal addrspace(3) global [32 x [32 x i32]] undef, align 16
@beside_pointer = internal addrspace(3) global [32 x [32 x i32]] undef, align 16
@beside_both = internal addrspace(3) global [32 x [32 x i32]] undef, align 16
@unknown = internal addrspace(3) global [32 x i64] undef, align 16
@named = internal addrspace(3) global [64 x i32] undef, align 16
@free = internal addrspace(3) global [32 x [32 x i32]] undef, align 16
@reads_clock = internal addrspace(3) global [32 x [32 x i32]] undef, align 16
@beside_unknown = internal addrspace(3) global [32 x [32 x i32]] undef, align 16
@beside_named = internal addrspace(3) global [32 x [32 x i32]] undef, align 16
@beside_generic = internal addrspace(3) global [32 x [32 x i32]] undef, align 16

define ptx_kernel void @first(i64 %row) {
  %p = getelementptr inbounds [32 x i32], ptr addrspace(3) @beside_big, i64 %row
  store i32 0, ptr addrspace(3) %p, align 4
  call void asm sideeffect "st.shared.u32 [$0], 1;", "r"(i32 add (i32 ptrtoint (ptr addrspace(3) @big to i32), i32 64))
  ret void
}

define ptx_kernel void @second(i64 %row, ptr addrspace(1) %out) {
  %p = getelementptr inbounds [32 x i32], ptr addrspace(3) @beside_vector, i64 %row
  store i32 0, ptr addrspace(3) %p, align 4
  store <2 x i32> <i32 0, i32 ptrtoint (ptr addrspace(3) @big to i32)>, ptr addrspace(1) %out, align 8
  ret void
}

define ptx_kernel void @third(i64 %row) {
  %p = getelementptr inbounds [32 x i32], ptr addrspace(3) @beside_number, i64 %row
  store i32 0, ptr addrspace(3) %p, align 4
  call void asm sideeffect "st.shared.u32 [$0], 1;", "r"(i32 trunc (i64 ptrtoint (ptr addrspacecast (ptr addrspace(3) @dynamic to ptr) to i64) to i32))
  ret void
}

define internal i32 @callee() noinline {
  ret i32 ptrtoint (ptr addrspace(3) @dynamic to i32)
}

define ptx_kernel void @fourth(i64 %row) {
  %n = call i32 @callee()
  %p = getelementptr inbounds [32 x i32], ptr addrspace(3) @beside_callee, i64 %row
  store i32 %n, ptr addrspace(3) %p, align 4
  ret void
}

define ptx_kernel void @fifth(i64 %row) {
  %n = call i32 asm "mov.u32 $0, %dynamic_smem_size;", "=r"()
  %p = getelementptr inbounds [32 x i32], ptr addrspace(3) @reads_size, i64 %row
  store i32 %n, ptr addrspace(3) %p, align 4
  ret void
}

define ptx_kernel void @sixth(i64 %row) {
  %n = call i32 @llvm.nvvm.read.ptx.sreg.total_smem_size()
  %p = getelementptr inbounds [32 x i32], ptr addrspace(3) @asks_size, i64 %row
  store i32 %n, ptr addrspace(3) %p, align 4
  ret void
}

define ptx_kernel void @seventh(i64 %row) {
  %p = getelementptr inbounds [32 x i32], ptr addrspace(3) @free, i64 %row
  store i32 0, ptr addrspace(3) %p, align 4
  ret void
}

define ptx_kernel void @eighth(i64 %row) {
  %n = call i32 asm "mov.u32 $0, %clock;", "=r"()
  %p = getelementptr inbounds [32 x i32], ptr addrspace(3) @reads_clock, i64 %row
  store i32 %n, ptr addrspace(3) %p, align 4
  ret void
}

define ptx_kernel void @ninth(i64 %row) {
  %p = getelementptr inbounds [32 x i32], ptr addrspace(3) @beside_difference, i64 %row
  store i32 sub (i32 64, i32 ptrtoint (ptr addrspace(3) @large to i32)), ptr addrspace(3) %p, align 4
  ret void
}

define ptx_kernel void @tenth(i64 %row, i32 %number, ptr %generic) {
  %p = getelementptr inbounds [32 x i32], ptr addrspace(3) @beside_operand, i64 %row
  store i32 0, ptr addrspace(3) %p, align 4
  call void asm sideeffect "st.shared.u32 [$0], 1;", "r"(i32 %number)
  ret void
}

define ptx_kernel void @eleventh(i64 %row, i32 %number, ptr %generic) {
  %p = getelementptr inbounds [32 x i32], ptr addrspace(3) @beside_literal, i64 %row
  store i32 0, ptr addrspace(3) %p, align 4
  call void asm sideeffect "st.shared.u32 [4096], 1;", ""()
  ret void
}

define ptx_kernel void @twelfth(i64 %row, i32 %number, ptr %generic) {
  %p = getelementptr inbounds [32 x i32], ptr addrspace(3) @beside_pointer, i64 %row
  store i32 0, ptr addrspace(3) %p, align 4
  %q = inttoptr i32 %number to ptr addrspace(3)
  store i32 1, ptr addrspace(3) %q, align 4
  ret void
}

define ptx_kernel void @thirteenth(i64 %row, i32 %number, ptr %generic) {
  %p = getelementptr inbounds [32 x i32], ptr addrspace(3) @beside_both, i64 %row
  store i32 0, ptr addrspace(3) %p, align 4
  %q = ptrtoint ptr addrspace(3) %p to i32
  call void asm sideeffect "st.shared.u32 [$0], 1; st.shared.u32 [$1], 2;", "r,r"(i32 %q, i32 %number)
  ret void
}

define ptx_kernel void @fourteenth(i64 %row, i32 %number, ptr %generic) {
  %p = getelementptr inbounds [32 x i32], ptr addrspace(3) @beside_unknown, i64 %row
  store i32 0, ptr addrspace(3) %p, align 4
  call void asm sideeffect "mbarrier.init.shared.b64 [$0], $1;", "r,r"(i32 ptrtoint (ptr addrspace(3) @unknown to i32), i32 %number)
  ret void
}

define ptx_kernel void @fifteenth(i64 %row, i32 %number, ptr %generic) {
  %p = getelementptr inbounds [32 x i32], ptr addrspace(3) @beside_named, i64 %row
  store i32 0, ptr addrspace(3) %p, align 4
  call void asm sideeffect "{ .reg .u32 t; mov.u32 t, named; add.u32 t, t, $0; st.shared.u32 [t], 1; }", "r"(i32 %number)
  ret void
}

define ptx_kernel void @sixteenth(i64 %row, i32 %number, ptr %generic) {
  %p = getelementptr inbounds [32 x i32], ptr addrspace(3) @beside_generic, i64 %row
  store i32 0, ptr addrspace(3) %p, align 4
  call void asm sideeffect "st.u32 [$0], 1;", "l"(ptr %generic)
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.total_smem_size()
