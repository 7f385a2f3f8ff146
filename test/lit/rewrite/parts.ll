; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Parts of an offset that share no bits are mapped one by one; a constant becomes an XOR and an immediate; levels of padding and rows of a rotation
; are split by themselves.
; RUN: %unbank_opt -passes='unbank<layout=tile@xor:2:31:7;layout=bits@lin:7:124;layout=cube@pad:128:4:1024:16;layout=ring@rot:128:4>,verify' -verify-each %s -S | FileCheck %s
target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [64 x [32 x float]] undef, align 4
@bits = internal addrspace(3) global [1024 x float] undef, align 4
@cube = internal addrspace(3) global [8 x [8 x [32 x float]]] undef, align 4
@ring = internal addrspace(3) global [32 x [32 x float]] undef, align 4

; A row r below 8 alone: 128 r ^ 4 r = 132 r. The eight rows below it share no bits with it: 1,024 stands outside, 8 << 2 flips.
; CHECK-LABEL: @known_row(
; CHECK:      [[ROW:%.+]] = mul i32 %row, 132
; CHECK-NEXT: [[WORD:%.+]] = mul i32 %column, 4
; CHECK-NEXT: [[PLACE:%.+]] = xor i32 {{.*}}
; CHECK-NEXT: [[FLIP:%.+]] = xor i32 [[PLACE]], 32
; CHECK-NEXT: [[WIDE:%.+]] = sext i32 [[FLIP]] to i64
; CHECK-NEXT: [[P:%.+]] = getelementptr i8, ptr addrspace(3) @tile, i64 [[WIDE]]
; CHECK-NEXT: [[Q:%.+]] = getelementptr i8, ptr addrspace(3) [[P]], i64 1024
; CHECK-NEXT: store float {{.*}}, ptr addrspace(3) [[Q]], align 4
define ptx_kernel void @known_row(i32 %y, i32 %x) {
  %row = and i32 %y, 7
  %column = and i32 %x, 31
  %r = zext nneg i32 %row to i64
  %c = zext nneg i32 %column to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %r, i64 %c
  %q = getelementptr i8, ptr addrspace(3) %p, i64 1024
  store float 0.0, ptr addrspace(3) %q, align 4
  ret void
}

; One bit into five: a test and a choice.
; CHECK-LABEL: @broadcast(
; CHECK:      [[BIT:%.+]] = and i32 [[X:%.+]], 128
; CHECK-NEXT: [[HAS:%.+]] = icmp {{eq|ne}} i32 [[BIT]], 0
; CHECK-NEXT: [[OTHER:%.+]] = xor i32 [[X]], 124
; CHECK-NEXT: select i1 [[HAS]], i32
define ptx_kernel void @broadcast(i32 %i) {
  %w = zext i32 %i to i64
  %p = getelementptr float, ptr addrspace(3) @bits, i64 %w
  store float 0.0, ptr addrspace(3) %p, align 4
  ret void
}

; 128 bytes grow to 132, 1,024 to 8 * 132 + 16: nothing is divided.
; CHECK-LABEL: @levels(
; CHECK-NOT:  {{[al]}}shr
; CHECK-DAG:  getelementptr [1072 x i8], ptr addrspace(3) @cube, i64 %zz
; CHECK-DAG:  getelementptr [132 x i8], ptr addrspace(3) {{.*}}, i64 %yy
; CHECK:      ret void
define ptx_kernel void @levels(i32 %z, i32 %y, i32 %x) {
  %row = and i32 %y, 7
  %column = and i32 %x, 31
  %zz = sext i32 %z to i64
  %yy = zext nneg i32 %row to i64
  %xx = zext nneg i32 %column to i64
  %p = getelementptr [8 x [32 x float]], ptr addrspace(3) @cube, i64 %zz, i64 %yy, i64 %xx
  store float 0.0, ptr addrspace(3) %p, align 4
  ret void
}

; Rows of which nothing is known still need no division where the column is known.
; CHECK-LABEL: @rotated(
; CHECK-NOT:  {{[al]}}shr
; CHECK:      [[COLUMN:%.+]] = and i32 {{.*}}, 127
; CHECK-NEXT: or i32 {{.*}}, [[COLUMN]]
; CHECK:      ret void
define ptx_kernel void @rotated(i32 %y, i32 %x) {
  %column = and i32 %x, 31
  %r = sext i32 %y to i64
  %c = zext nneg i32 %column to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @ring, i64 %r, i64 %c
  store float 0.0, ptr addrspace(3) %p, align 4
  ret void
}
