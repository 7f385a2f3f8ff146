; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; An offset is split into rows and a remainder only across arithmetic that cannot wrap in the width and signedness in which it is extended. Each form
; has a twin that may wrap, where the sum as a whole is the row. Rows of 128 bytes become rows of 132.
; RUN: %unbank_opt -passes='unbank<layout=*@pad:128:4>,verify' -verify-each %s -S | FileCheck %s
target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [32 x [32 x float]] undef, align 4

; CHECK-LABEL: @zext_nuw(
; CHECK:      [[A:%.+]] = zext i32 %a to i64
; CHECK-NEXT: [[P:%.+]] = getelementptr [132 x i8], ptr addrspace(3) @tile.zext_nuw, i64 [[A]]
; CHECK-NEXT: [[Q:%.+]] = getelementptr i8, ptr addrspace(3) [[P]], i64 132
; CHECK-NEXT: store float {{.*}}, ptr addrspace(3) [[Q]], align 4
define ptx_kernel void @zext_nuw(i32 %a) {
  %sum = add nuw i32 %a, 1
  %row = zext i32 %sum to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %row
  store float 0.0, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK-LABEL: @zext_wraps(
; CHECK:      %row = zext i32 %sum to i64
; CHECK-NEXT: [[P:%.+]] = getelementptr [132 x i8], ptr addrspace(3) @tile.zext_wraps, i64 %row
; CHECK-NEXT: store float {{.*}}, ptr addrspace(3) [[P]], align 4
define ptx_kernel void @zext_wraps(i32 %a) {
  %sum = add i32 %a, 1
  %row = zext i32 %sum to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %row
  store float 0.0, ptr addrspace(3) %p, align 4
  ret void
}

; -2 + 1 does not wrap as signed, and as unsigned it does not either; but -1 + 1 does.
; CHECK-LABEL: @zext_nsw(
; CHECK:      %row = zext i32 %sum to i64
; CHECK-NEXT: [[P:%.+]] = getelementptr [132 x i8], ptr addrspace(3) @tile.zext_nsw, i64 %row
; CHECK-NEXT: store float {{.*}}, ptr addrspace(3) [[P]], align 4
define ptx_kernel void @zext_nsw(i32 %a) {
  %sum = add nsw i32 %a, 1
  %row = zext i32 %sum to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %row
  store float 0.0, ptr addrspace(3) %p, align 4
  ret void
}

; A sum that is not negative may be read as signed.
; CHECK-LABEL: @zext_nneg_nsw(
; CHECK:      [[A:%.+]] = sext i32 %a to i64
; CHECK-NEXT: [[P:%.+]] = getelementptr [132 x i8], ptr addrspace(3) @tile.zext_nneg_nsw, i64 [[A]]
; CHECK-NEXT: [[Q:%.+]] = getelementptr i8, ptr addrspace(3) [[P]], i64 132
; CHECK-NEXT: store float {{.*}}, ptr addrspace(3) [[Q]], align 4
define ptx_kernel void @zext_nneg_nsw(i32 %a) {
  %sum = add nsw i32 %a, 1
  %row = zext nneg i32 %sum to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %row
  store float 0.0, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK-LABEL: @zext_nneg_wraps(
; CHECK:      %row = zext nneg i32 %sum to i64
; CHECK-NEXT: [[P:%.+]] = getelementptr [132 x i8], ptr addrspace(3) @tile.zext_nneg_wraps, i64 %row
; CHECK-NEXT: store float {{.*}}, ptr addrspace(3) [[P]], align 4
define ptx_kernel void @zext_nneg_wraps(i32 %a) {
  %sum = add i32 %a, 1
  %row = zext nneg i32 %sum to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %row
  store float 0.0, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK-LABEL: @sext_nsw(
; CHECK:      [[A:%.+]] = sext i32 %a to i64
; CHECK-NEXT: [[P:%.+]] = getelementptr [132 x i8], ptr addrspace(3) @tile.sext_nsw, i64 [[A]]
; CHECK-NEXT: [[Q:%.+]] = getelementptr i8, ptr addrspace(3) [[P]], i64 132
; CHECK-NEXT: store float {{.*}}, ptr addrspace(3) [[Q]], align 4
define ptx_kernel void @sext_nsw(i32 %a) {
  %sum = add nsw i32 %a, 1
  %row = sext i32 %sum to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %row
  store float 0.0, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK-LABEL: @sext_nuw(
; CHECK:      %row = sext i32 %sum to i64
; CHECK-NEXT: [[P:%.+]] = getelementptr [132 x i8], ptr addrspace(3) @tile.sext_nuw, i64 %row
; CHECK-NEXT: store float {{.*}}, ptr addrspace(3) [[P]], align 4
define ptx_kernel void @sext_nuw(i32 %a) {
  %sum = add nuw i32 %a, 1
  %row = sext i32 %sum to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %row
  store float 0.0, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK-LABEL: @sext_wraps(
; CHECK:      %row = sext i32 %sum to i64
; CHECK-NEXT: [[P:%.+]] = getelementptr [132 x i8], ptr addrspace(3) @tile.sext_wraps, i64 %row
; CHECK-NEXT: store float {{.*}}, ptr addrspace(3) [[P]], align 4
define ptx_kernel void @sext_wraps(i32 %a) {
  %sum = add i32 %a, 1
  %row = sext i32 %sum to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %row
  store float 0.0, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK-LABEL: @or_disjoint(
; CHECK:      [[A:%.+]] = zext i32 %a to i64
; CHECK-NEXT: [[P:%.+]] = getelementptr [132 x i8], ptr addrspace(3) @tile.or_disjoint, i64 [[A]]
; CHECK-NEXT: [[Q:%.+]] = getelementptr i8, ptr addrspace(3) [[P]], i64 132
; CHECK-NEXT: store float {{.*}}, ptr addrspace(3) [[Q]], align 4
define ptx_kernel void @or_disjoint(i32 %a) {
  %sum = or disjoint i32 %a, 1
  %row = zext i32 %sum to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %row
  store float 0.0, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK-LABEL: @or_plain(
; CHECK:      %row = zext i32 %sum to i64
; CHECK-NEXT: [[P:%.+]] = getelementptr [132 x i8], ptr addrspace(3) @tile.or_plain, i64 %row
; CHECK-NEXT: store float {{.*}}, ptr addrspace(3) [[P]], align 4
define ptx_kernel void @or_plain(i32 %a) {
  %sum = or i32 %a, 1
  %row = zext i32 %sum to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %row
  store float 0.0, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK-LABEL: @sub_nsw(
; CHECK:      [[A:%.+]] = sext i32 %a to i64
; CHECK-NEXT: [[P:%.+]] = getelementptr [132 x i8], ptr addrspace(3) @tile.sub_nsw, i64 [[A]]
; CHECK-NEXT: [[B:%.+]] = sext i32 %b to i64
; CHECK-NEXT: [[N:%.+]] = sub i64 0, [[B]]
; CHECK-NEXT: [[Q:%.+]] = getelementptr [132 x i8], ptr addrspace(3) [[P]], i64 [[N]]
; CHECK-NEXT: store float {{.*}}, ptr addrspace(3) [[Q]], align 4
define ptx_kernel void @sub_nsw(i32 %a, i32 %b) {
  %sum = sub nsw i32 %a, %b
  %row = sext i32 %sum to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %row
  store float 0.0, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK-LABEL: @sub_wraps(
; CHECK:      %row = sext i32 %sum to i64
; CHECK-NEXT: [[P:%.+]] = getelementptr [132 x i8], ptr addrspace(3) @tile.sub_wraps, i64 %row
; CHECK-NEXT: store float {{.*}}, ptr addrspace(3) [[P]], align 4
define ptx_kernel void @sub_wraps(i32 %a, i32 %b) {
  %sum = sub i32 %a, %b
  %row = sext i32 %sum to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %row
  store float 0.0, ptr addrspace(3) %p, align 4
  ret void
}

; threadIdx.x is at most 1,023: nothing wraps, flags or not.
; CHECK-LABEL: @range(
; CHECK:      [[A:%.+]] = zext i32 %a to i64
; CHECK-NEXT: [[P:%.+]] = getelementptr [132 x i8], ptr addrspace(3) @tile.range, i64 [[A]]
; CHECK-NEXT: [[Q:%.+]] = getelementptr i8, ptr addrspace(3) [[P]], i64 132
; CHECK-NEXT: store float {{.*}}, ptr addrspace(3) [[Q]], align 4
define ptx_kernel void @range() {
  %a = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %sum = add i32 %a, 1
  %row = zext i32 %sum to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %row
  store float 0.0, ptr addrspace(3) %p, align 4
  ret void
}

; 64-bit arithmetic may wrap, and nothing is known of %a: all of it is computed modulo 2^32, in which 128 * %a is the number that it
; should be, and so is its quotient by 128. The constant row, which may bring it back into the array, is added last.
; CHECK-LABEL: @wide(
; CHECK:      [[A:%.+]] = trunc i64 %a to i32
; CHECK-NEXT: [[X:%.+]] = mul i32 [[A]], 128
; CHECK-NEXT: [[PAD:%.+]] = mul i32 [[A]], 4
; CHECK-NEXT: [[PLACE:%.+]] = add i32 [[X]], [[PAD]]
; CHECK-NEXT: [[O:%.+]] = sext i32 [[PLACE]] to i64
; CHECK-NEXT: [[P:%.+]] = getelementptr i8, ptr addrspace(3) @tile.wide, i64 [[O]]
; CHECK-NEXT: [[Q:%.+]] = getelementptr i8, ptr addrspace(3) [[P]], i64 132
; CHECK-NEXT: store float {{.*}}, ptr addrspace(3) [[Q]], align 4
define ptx_kernel void @wide(i64 %a) {
  %row = add i64 %a, 1
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %row
  store float 0.0, ptr addrspace(3) %p, align 4
  ret void
}

; An inbounds step stays inside the array, so %a is small.
; CHECK-LABEL: @wide_inbounds(
; CHECK-NEXT: [[P:%.+]] = getelementptr [132 x i8], ptr addrspace(3) @tile.wide_inbounds, i64 %a
; CHECK-NEXT: [[Q:%.+]] = getelementptr i8, ptr addrspace(3) [[P]], i64 132
; CHECK-NEXT: store float {{.*}}, ptr addrspace(3) [[Q]], align 4
define ptx_kernel void @wide_inbounds(i64 %a) {
  %row = add i64 %a, 1
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @tile, i64 %row
  store float 0.0, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK-LABEL: @shl_nuw(
; CHECK-NEXT: [[A:%.+]] = zext i32 %a to i64
; CHECK-NEXT: [[P:%.+]] = getelementptr [132 x i8], ptr addrspace(3) @tile.shl_nuw, i64 [[A]]
; CHECK-NEXT: store float {{.*}}, ptr addrspace(3) [[P]], align 4
define ptx_kernel void @shl_nuw(i32 %a) {
  %words = shl nuw i32 %a, 5
  %index = zext i32 %words to i64
  %p = getelementptr float, ptr addrspace(3) @tile, i64 %index
  store float 0.0, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK-LABEL: @shl_wraps(
; CHECK:      %words = shl i32 %a, 5
; CHECK-NEXT: [[ROW:%.+]] = lshr i32 %words, 5
; CHECK-NEXT: [[PLACE:%.+]] = add i32 %words, [[ROW]]
; CHECK-NEXT: mul i32 [[PLACE]], 4
define ptx_kernel void @shl_wraps(i32 %a) {
  %words = shl i32 %a, 5
  %index = zext i32 %words to i64
  %p = getelementptr float, ptr addrspace(3) @tile, i64 %index
  store float 0.0, ptr addrspace(3) %p, align 4
  ret void
}

; 33 words are a row and a word.
; CHECK-LABEL: @mul_nsw(
; CHECK:      [[A:%.+]] = sext i8 %a to i32
; CHECK-NEXT: [[ROWS:%.+]] = mul i32 [[A]], 132
; CHECK-NEXT: [[ROW:%.+]] = ashr i32 [[A]], 5
; CHECK-NEXT: [[WORD:%.+]] = add i32 [[A]], [[ROW]]
; CHECK-NEXT: [[BYTE:%.+]] = mul i32 [[WORD]], 4
; CHECK-NEXT: [[PLACE:%.+]] = add i32 [[ROWS]], [[BYTE]]
; CHECK-NEXT: [[O:%.+]] = sext i32 [[PLACE]] to i64
; CHECK-NEXT: [[Q:%.+]] = getelementptr i8, ptr addrspace(3) @tile.mul_nsw, i64 [[O]]
; CHECK-NEXT: store float {{.*}}, ptr addrspace(3) [[Q]], align 4
define ptx_kernel void @mul_nsw(i8 %a) {
  %wide = sext i8 %a to i16
  %words = mul nsw i16 %wide, 33
  %index = sext i16 %words to i64
  %p = getelementptr float, ptr addrspace(3) @tile, i64 %index
  store float 0.0, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK-LABEL: @mul_wraps(
; CHECK:      %words = mul i16 %a, 33
; CHECK-NOT:  getelementptr [132 x i8]
; CHECK:      ret void
define ptx_kernel void @mul_wraps(i16 %a) {
  %words = mul i16 %a, 33
  %index = sext i16 %words to i64
  %p = getelementptr float, ptr addrspace(3) @tile, i64 %index
  store float 0.0, ptr addrspace(3) %p, align 4
  ret void
}

; %first is not negative, but %column may be: what is known of a step of several parts says nothing of one of them, even if the other
; part is counted with another step.
; CHECK-LABEL: @step_of_two_parts(
; CHECK:      ashr i32 {{.*}}, 5
define ptx_kernel void @step_of_two_parts(i32 %a, i32 %b) {
  %masked = and i32 %a, 15
  %i = zext nneg i32 %masked to i64
  %above = call i32 @llvm.smax.i32(i32 %b, i32 -16)
  %narrow = call i32 @llvm.smin.i32(i32 %above, i32 15)
  %column = sext i32 %narrow to i64
  %rows = shl nuw nsw i64 %i, 5
  %first = add nsw i64 %rows, %column
  %p = getelementptr inbounds nuw float, ptr addrspace(3) @tile, i64 %first
  %q = getelementptr inbounds nuw float, ptr addrspace(3) %p, i64 %i
  store float 0.0, ptr addrspace(3) %q, align 4
  ret void
}

; What was cut off is unknown: the narrow value is a leaf.
; CHECK-LABEL: @trunc(
; CHECK:      %row = sext i32 %sum to i64
; CHECK-NEXT: [[P:%.+]] = getelementptr [132 x i8], ptr addrspace(3) @tile.trunc, i64 %row
; CHECK-NEXT: store float {{.*}}, ptr addrspace(3) [[P]], align 4
define ptx_kernel void @trunc(i64 %a) {
  %long = add nsw i64 %a, 1
  %sum = trunc i64 %long to i32
  %row = sext i32 %sum to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %row
  store float 0.0, ptr addrspace(3) %p, align 4
  ret void
}

declare i32 @llvm.smax.i32(i32, i32)
declare i32 @llvm.smin.i32(i32, i32)
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
