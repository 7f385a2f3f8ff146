; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; The layout applied to the remainder of an offset, in each form. Nothing is computed if the remainder is proved to lie in one row; in the twin it may
; leave it by one word.
; RUN: %unbank_opt -passes='unbank<layout=tile@pad:128:4;layout=odd@pad:96:4>,verify' -verify-each %s -S | FileCheck %s --check-prefixes=CHECK,PAD
; RUN: %unbank_opt -passes='unbank<layout=tile@xor:2:31:7;layout=sixteen@xor:4:7:7>,verify' -verify-each %s -S | FileCheck %s --check-prefixes=CHECK,XOR
target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@odd = internal addrspace(3) global [40 x [24 x float]] undef, align 4

; A swizzle reads the row, in which the column has no bits: each is mapped by itself.
; CHECK-LABEL: @proved(
; PAD:      [[ROW:%.+]] = sext i32 %row to i64
; PAD-NEXT: [[P:%.+]] = getelementptr [132 x i8], ptr addrspace(3) @tile.proved, i64 [[ROW]]
; PAD-NEXT: [[Q:%.+]] = getelementptr [4 x i8], ptr addrspace(3) [[P]], i64 %index
; PAD-NEXT: store float {{.*}}, ptr addrspace(3) [[Q]], align 4
; XOR:      [[O:%.+]] = mul i32 %row, 128
; XOR-NEXT: [[KEY:%.+]] = lshr i32 [[O]], 5
; XOR-NEXT: [[BITS:%.+]] = and i32 [[KEY]], 124
; XOR-NEXT: [[ROW:%.+]] = xor i32 [[O]], [[BITS]]
; XOR-NEXT: [[WORD:%.+]] = mul i32 %column, 4
; XOR-NEXT: [[PLACE:%.+]] = xor i32 [[ROW]], [[WORD]]
; XOR-NEXT: [[WIDE:%.+]] = sext i32 [[PLACE]] to i64
; XOR-NEXT: [[P:%.+]] = getelementptr i8, ptr addrspace(3) @tile.proved, i64 [[WIDE]]
; XOR-NEXT: store float {{.*}}, ptr addrspace(3) [[P]], align 4
define ptx_kernel void @proved(i32 %row, i32 %tid) {
  %column = and i32 %tid, 31
  %index = zext nneg i32 %column to i64
  %r = sext i32 %row to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %r, i64 %index
  store float 0.0, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK-LABEL: @one_too_many(
; PAD:      mul i32 %row, 132
; PAD-NEXT: lshr i32 %column, 5
define ptx_kernel void @one_too_many(i32 %row, i32 %tid) {
  %column = and i32 %tid, 63
  %index = zext nneg i32 %column to i64
  %r = sext i32 %row to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %r, i64 %index
  store float 0.0, ptr addrspace(3) %p, align 4
  ret void
}

; floor(x / 128) of a negative x is an arithmetic shift.
; CHECK-LABEL: @negative(
; PAD:      [[ROWS:%.+]] = mul i32 {{.*}}, 132
; PAD-NEXT: [[L:%.+]] = sext i8 %left to i32
; PAD-NEXT: [[ROW:%.+]] = ashr i32 [[L]], 5
; PAD-NEXT: [[WORD:%.+]] = add i32 [[L]], [[ROW]]
; PAD-NEXT: [[BYTE:%.+]] = mul i32 [[WORD]], 4
; PAD-NEXT: [[PLACE:%.+]] = add i32 [[ROWS]], [[BYTE]]
; PAD-NEXT: [[WIDE:%.+]] = sext i32 [[PLACE]] to i64
; PAD-NEXT: [[Q:%.+]] = getelementptr i8, ptr addrspace(3) @tile.negative, i64 [[WIDE]]
; PAD-NEXT: store float {{.*}}, ptr addrspace(3) [[Q]], align 4
define ptx_kernel void @negative(i8 %row, i8 %left) {
  %r = sext i8 %row to i64
  %l = sext i8 %left to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %r
  %q = getelementptr float, ptr addrspace(3) %p, i64 %l
  store float 0.0, ptr addrspace(3) %q, align 4
  ret void
}

; Word 100 is word 4 of row 3: 400 + 3 * 4, and 400 ^ (3 << 2).
; CHECK-LABEL: @constant(
; CHECK-NEXT: store float {{.*}}, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @tile.constant, i64 412), align 4
define ptx_kernel void @constant() {
  store float 0.0, ptr addrspace(3) getelementptr (float, ptr addrspace(3) @tile, i64 100), align 4
  ret void
}

; The word before a row is the last of the row before, in front of the pad. -4 is a whole period back, 31 rows on and then 31 words, which
; share no bits with a row.
; CHECK-LABEL: @constant_before(
; PAD:      [[P:%.+]] = getelementptr [132 x i8], ptr addrspace(3) @tile.constant_before, i64 %r
; PAD-NEXT: [[Q:%.+]] = getelementptr i8, ptr addrspace(3) [[P]], i64 -8
; PAD-NEXT: store float {{.*}}, ptr addrspace(3) [[Q]], align 4
; XOR:      [[O:%.+]] = add i32 {{.*}}, 3968
; XOR-NEXT: lshr i32 [[O]], 5
; XOR:      xor i32 {{.*}}, 124
; XOR:      getelementptr i8, ptr addrspace(3) {{.*}}, i64 -4096
define ptx_kernel void @constant_before(i8 %row) {
  %r = zext i8 %row to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %r
  %q = getelementptr i8, ptr addrspace(3) %p, i64 -4
  store float 0.0, ptr addrspace(3) %q, align 4
  ret void
}

; 24 words are no power of two: 6 rows, the least multiple that is enough for -128, make the rest positive for the division.
; CHECK-LABEL: @odd_row(
; PAD:      [[FIRST:%.+]] = mul i32 {{.*}}, 100
; PAD-NEXT: [[L:%.+]] = sext i8 %left to i32
; PAD-NEXT: [[POSITIVE:%.+]] = add i32 [[L]], 144
; PAD-NEXT: [[ROWS:%.+]] = udiv i32 [[POSITIVE]], 24
; PAD-NEXT: [[ROW:%.+]] = sub i32 [[ROWS]], 6
; PAD-NEXT: [[WORD:%.+]] = add i32 [[L]], [[ROW]]
; PAD-NEXT: [[BYTE:%.+]] = mul i32 [[WORD]], 4
; PAD-NEXT: [[PLACE:%.+]] = add i32 [[FIRST]], [[BYTE]]
; PAD-NEXT: [[WIDE:%.+]] = sext i32 [[PLACE]] to i64
; PAD-NEXT: [[Q:%.+]] = getelementptr i8, ptr addrspace(3) @odd.odd_row, i64 [[WIDE]]
; PAD-NEXT: store float {{.*}}, ptr addrspace(3) [[Q]], align 4
define ptx_kernel void @odd_row(i8 %row, i8 %left) {
  %r = sext i8 %row to i64
  %l = sext i8 %left to i64
  %p = getelementptr [24 x float], ptr addrspace(3) @odd, i64 %r
  %q = getelementptr float, ptr addrspace(3) %p, i64 %l
  store float 0.0, ptr addrspace(3) %q, align 4
  ret void
}

; CHECK-LABEL: @odd_row_whole(
; PAD:      [[X:%.+]] = trunc i64 %word to i32
; PAD-NEXT: [[ROW:%.+]] = udiv i32 [[X]], 24
; PAD-NEXT: [[WORD:%.+]] = add i32 [[X]], [[ROW]]
; PAD-NEXT: [[PLACE:%.+]] = mul i32 [[WORD]], 4
; PAD-NEXT: [[WIDE:%.+]] = sext i32 [[PLACE]] to i64
; PAD-NEXT: [[P:%.+]] = getelementptr i8, ptr addrspace(3) @odd.odd_row_whole, i64 [[WIDE]]
; PAD-NEXT: store float {{.*}}, ptr addrspace(3) [[P]], align 4
define ptx_kernel void @odd_row_whole(i64 %word) {
  %p = getelementptr float, ptr addrspace(3) @odd, i64 %word
  store float 0.0, ptr addrspace(3) %p, align 4
  ret void
}

; Constants below 16 bytes cannot carry into what phi looks at, where all else is a multiple of 16: they stay outside as immediates, so that four
; neighbours share one address.
; CHECK-LABEL: @neighbours(
; XOR:      [[PLACE:%.+]] = xor i32
; XOR-NEXT: [[WIDE:%.+]] = sext i32 [[PLACE]] to i64
; XOR-NEXT: [[P:%.+]] = getelementptr i8, ptr addrspace(3) @sixteen, i64 [[WIDE]]
; XOR-NEXT: store float 0.000000e+00, ptr addrspace(3) [[P]], align 16
; XOR-NEXT: [[Q:%.+]] = getelementptr i8, ptr addrspace(3) [[P]], i64 4
; XOR-NEXT: store float 1.000000e+00, ptr addrspace(3) [[Q]], align 4
; XOR-NEXT: [[R:%.+]] = getelementptr i8, ptr addrspace(3) [[P]], i64 8
; XOR-NEXT: store float 2.000000e+00, ptr addrspace(3) [[R]], align 8
define ptx_kernel void @neighbours(i64 %four) {
  %p = getelementptr [4 x float], ptr addrspace(3) @sixteen, i64 %four
  store float 0.0, ptr addrspace(3) %p, align 4
  %q = getelementptr i8, ptr addrspace(3) %p, i64 4
  store float 1.0, ptr addrspace(3) %q, align 4
  %r = getelementptr i8, ptr addrspace(3) %p, i64 8
  store float 2.0, ptr addrspace(3) %r, align 4
  ret void
}
@sixteen = internal addrspace(3) global [32 x [32 x float]] undef, align 16
