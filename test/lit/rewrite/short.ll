; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Shared pointers of 32 bits are added modulo 2^32. Rows are split off only if that is as safe as for integers: for steps inside the array, for small
; terms, for generic pointers. Each form has a twin that is computed whole.
; RUN: %unbank_opt -passes='unbank<layout=*@pad:128:4>,verify' -verify-each %s -S | FileCheck %s
target datalayout = "e-p3:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [32 x [32 x float]] undef, align 4


; CHECK-LABEL: @in_bounds(
; CHECK:      [[A:%.+]] = sext i32 %row to i64
; CHECK-NEXT: {{%.+}} = getelementptr [132 x i8], ptr addrspace(3) @tile.in_bounds, i64 [[A]]
define ptx_kernel void @in_bounds(i32 %row) {
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @tile, i32 %row
  %q = getelementptr inbounds i8, ptr addrspace(3) %p, i32 4
  store float 0.0, ptr addrspace(3) %q, align 4
  ret void
}

; CHECK-LABEL: @wraps(
; CHECK:      [[X:%.+]] = mul i32 %row, 128
; CHECK-NEXT: [[ROW:%.+]] = lshr i32 [[X]], 7
; CHECK-NEXT: [[PAD:%.+]] = mul i32 [[ROW]], 4
; CHECK-NEXT: {{%.+}} = add i32 [[X]], [[PAD]]
define ptx_kernel void @wraps(i32 %row) {
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i32 %row
  %q = getelementptr inbounds i8, ptr addrspace(3) %p, i32 4
  store float 0.0, ptr addrspace(3) %q, align 4
  ret void
}

; 131,071 rows of 128 bytes are less than 2^24; twice as many are not.
; CHECK-LABEL: @small(
; CHECK:      [[A:%.+]] = sext i32 %row to i64
; CHECK-NEXT: {{%.+}} = getelementptr [132 x i8], ptr addrspace(3) @tile.small, i64 [[A]]
define ptx_kernel void @small(i32 %n) {
  %row = and i32 %n, 131071
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i32 %row
  store float 0.0, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK-LABEL: @large(
; CHECK:      [[X:%.+]] = mul i32 %row, 128
; CHECK-NEXT: [[ROW:%.+]] = lshr i32 [[X]], 7
; CHECK-NEXT: [[PAD:%.+]] = mul i32 [[ROW]], 4
; CHECK-NEXT: {{%.+}} = add i32 [[X]], [[PAD]]
define ptx_kernel void @large(i32 %n) {
  %row = and i32 %n, 262143
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i32 %row
  store float 0.0, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK-LABEL: @generic(
; CHECK:      getelementptr [132 x i8], ptr addrspace(3) @tile.generic, i64 %row
define ptx_kernel void @generic(i32 %n) {
  %row = sext i32 %n to i64
  %p = getelementptr [32 x float], ptr addrspacecast (ptr addrspace(3) @tile to ptr), i64 %row
  store float 0.0, ptr %p, align 4
  ret void
}

; A generic pointer beyond 2^32 loses its upper bits when it becomes a shared one; inside the array it has none.
; CHECK-LABEL: @narrowed(
; CHECK:      [[X:%.+]] = mul i32 %n, 128
; CHECK-NEXT: [[ROW:%.+]] = lshr i32 [[X]], 7
; CHECK-NEXT: [[PAD:%.+]] = mul i32 [[ROW]], 4
; CHECK-NEXT: {{%.+}} = add i32 [[X]], [[PAD]]
define ptx_kernel void @narrowed(i32 %n) {
  %row = sext i32 %n to i64
  %p = getelementptr [32 x float], ptr addrspacecast (ptr addrspace(3) @tile to ptr), i64 %row
  %s = addrspacecast ptr %p to ptr addrspace(3)
  store float 0.0, ptr addrspace(3) %s, align 4
  ret void
}

; CHECK-LABEL: @narrowed_in_bounds(
; CHECK:      getelementptr [132 x i8], ptr addrspace(3) @tile.narrowed_in_bounds, i64 %row
define ptx_kernel void @narrowed_in_bounds(i32 %n) {
  %row = sext i32 %n to i64
  %p = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @tile to ptr), i64 %row
  %s = addrspacecast ptr %p to ptr addrspace(3)
  store float 0.0, ptr addrspace(3) %s, align 4
  ret void
}

; What is divided before it is multiplied must not have wrapped.
; CHECK-LABEL: @unit(
; CHECK:      [[ROW:%.+]] = lshr i32 %i, 5
; CHECK-NEXT: [[SUM:%.+]] = add i32 %i, [[ROW]]
; CHECK-NEXT: {{%.+}} = mul i32 [[SUM]], 4
define ptx_kernel void @unit(i32 %i) {
  %p = getelementptr inbounds float, ptr addrspace(3) @tile, i32 %i
  store float 0.0, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK-LABEL: @unit_wraps(
; CHECK:      [[X:%.+]] = mul i32 %i, 4
; CHECK-NEXT: [[ROW:%.+]] = lshr i32 [[X]], 7
; CHECK-NEXT: [[PAD:%.+]] = mul i32 [[ROW]], 4
; CHECK-NEXT: {{%.+}} = add i32 [[X]], [[PAD]]
define ptx_kernel void @unit_wraps(i32 %i) {
  %p = getelementptr float, ptr addrspace(3) @tile, i32 %i
  store float 0.0, ptr addrspace(3) %p, align 4
  ret void
}

; Of two indices in one step neither is small by itself, but their sum is one integer.
; CHECK-LABEL: @both_in_bounds(
; CHECK:      [[A:%.+]] = sext i32 %row to i64
; CHECK-NEXT: {{%.+}} = getelementptr [132 x i8], ptr addrspace(3) @tile.both_in_bounds, i64 [[A]]
define ptx_kernel void @both_in_bounds(i32 %row, i32 %c) {
  %column = and i32 %c, 31
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @tile, i32 %row, i32 %column
  store float 0.0, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK-LABEL: @both_wrap(
; CHECK:      [[X:%.+]] = mul i32 %row, 128
; CHECK:      [[ROW:%.+]] = lshr i32 [[X]], 7
; CHECK-NEXT: {{%.+}} = mul i32 [[ROW]], 4
define ptx_kernel void @both_wrap(i32 %row, i32 %c) {
  %column = and i32 %c, 31
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i32 %row, i32 %column
  store float 0.0, ptr addrspace(3) %p, align 4
  ret void
}
