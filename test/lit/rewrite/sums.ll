; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; A branch on a sum proves something of its parts: that a column lies in its row. Beside each proof stand neighbours that must not be believed: one
; column more, a term that may be negative, a sum that may wrap, a branch that another path bypasses. Rows of 128 bytes become longer by 4.
; RUN: %unbank_opt -passes='unbank<layout=*@pad:128:4>,verify' -verify-each %s -S | FileCheck %s
target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [32 x [32 x float]] undef, align 4

; Neither is negative, and 16 bits do not wrap.
; CHECK-LABEL: @sum(
; CHECK-NOT:  {{[al]}}shr i32 {{.*}}, 5
; CHECK:      ret void
define ptx_kernel void @sum(i32 %row, i32 %x, i32 %y) {
entry:
  %r = sext i32 %row to i64
  %i = and i32 %x, 65535
  %k = and i32 %y, 65535
  %s = add i32 %i, %k
  %ok = icmp ult i32 %s, 32
  br i1 %ok, label %then, label %exit
then:
  %c = zext i32 %i to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %r, i64 %c
  store float 0.0, ptr addrspace(3) %p, align 4
  br label %exit
exit:
  ret void
}

; CHECK-LABEL: @sum_one_past(
; CHECK:      {{[al]}}shr i32 {{.*}}, 5
; CHECK:      ret void
define ptx_kernel void @sum_one_past(i32 %row, i32 %x, i32 %y) {
entry:
  %r = sext i32 %row to i64
  %i = and i32 %x, 65535
  %k = and i32 %y, 65535
  %s = add i32 %i, %k
  %ok = icmp ult i32 %s, 33
  br i1 %ok, label %then, label %exit
then:
  %c = zext i32 %i to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %r, i64 %c
  store float 0.0, ptr addrspace(3) %p, align 4
  br label %exit
exit:
  ret void
}

; CHECK-LABEL: @sum_other_side(
; CHECK:      {{[al]}}shr i32 {{.*}}, 5
; CHECK:      ret void
define ptx_kernel void @sum_other_side(i32 %row, i32 %x, i32 %y) {
entry:
  %r = sext i32 %row to i64
  %i = and i32 %x, 65535
  %k = and i32 %y, 65535
  %s = add i32 %i, %k
  %ok = icmp ult i32 %s, 32
  br i1 %ok, label %exit, label %then
then:
  %c = zext i32 %i to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %r, i64 %c
  store float 0.0, ptr addrspace(3) %p, align 4
  br label %exit
exit:
  ret void
}

; CHECK-LABEL: @sum_not(
; CHECK-NOT:  {{[al]}}shr i32 {{.*}}, 5
; CHECK:      ret void
define ptx_kernel void @sum_not(i32 %row, i32 %x, i32 %y) {
entry:
  %r = sext i32 %row to i64
  %i = and i32 %x, 65535
  %k = and i32 %y, 65535
  %s = add i32 %i, %k
  %not = icmp uge i32 %s, 32
  %ok = xor i1 %not, true
  br i1 %ok, label %then, label %exit
then:
  %c = zext i32 %i to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %r, i64 %c
  store float 0.0, ptr addrspace(3) %p, align 4
  br label %exit
exit:
  ret void
}

; CHECK-LABEL: @sum_swapped(
; CHECK-NOT:  {{[al]}}shr i32 {{.*}}, 5
; CHECK:      ret void
define ptx_kernel void @sum_swapped(i32 %row, i32 %x, i32 %y) {
entry:
  %r = sext i32 %row to i64
  %i = and i32 %x, 65535
  %k = and i32 %y, 65535
  %s = add i32 %k, %i
  %ok = icmp ugt i32 32, %s
  br i1 %ok, label %then, label %exit
then:
  %c = zext i32 %i to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %r, i64 %c
  store float 0.0, ptr addrspace(3) %p, align 4
  br label %exit
exit:
  ret void
}

; CHECK-LABEL: @sum_swapped_one_past(
; CHECK:      {{[al]}}shr i32 {{.*}}, 5
; CHECK:      ret void
define ptx_kernel void @sum_swapped_one_past(i32 %row, i32 %x, i32 %y) {
entry:
  %r = sext i32 %row to i64
  %i = and i32 %x, 65535
  %k = and i32 %y, 65535
  %s = add i32 %k, %i
  %ok = icmp uge i32 32, %s
  br i1 %ok, label %then, label %exit
then:
  %c = zext i32 %i to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %r, i64 %c
  store float 0.0, ptr addrspace(3) %p, align 4
  br label %exit
exit:
  ret void
}

; The sum of any two numbers may wrap; one that must not says so.
; CHECK-LABEL: @sum_may_wrap(
; CHECK:      {{[al]}}shr i32 {{.*}}, 5
; CHECK:      ret void
define ptx_kernel void @sum_may_wrap(i32 %row, i32 %x, i32 %y) {
entry:
  %r = sext i32 %row to i64
  %s = add i32 %x, %y
  %ok = icmp ult i32 %s, 32
  br i1 %ok, label %then, label %exit
then:
  %c = zext i32 %x to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %r, i64 %c
  store float 0.0, ptr addrspace(3) %p, align 4
  br label %exit
exit:
  ret void
}

; CHECK-LABEL: @sum_wraps_not(
; CHECK-NOT:  {{[al]}}shr i32 {{.*}}, 5
; CHECK:      ret void
define ptx_kernel void @sum_wraps_not(i32 %row, i32 %x, i32 %y) {
entry:
  %r = sext i32 %row to i64
  %s = add nuw i32 %x, %y
  %ok = icmp ult i32 %s, 32
  br i1 %ok, label %then, label %exit
then:
  %c = zext i32 %x to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %r, i64 %c
  store float 0.0, ptr addrspace(3) %p, align 4
  br label %exit
exit:
  ret void
}

; 33 + -2 does not wrap, either.
; CHECK-LABEL: @sum_signed(
; CHECK:      {{[al]}}shr i32 {{.*}}, 5
; CHECK:      ret void
define ptx_kernel void @sum_signed(i32 %row, i32 %x, i32 %y) {
entry:
  %r = sext i32 %row to i64
  %s = add nsw i32 %x, %y
  %ok = icmp ult i32 %s, 32
  br i1 %ok, label %then, label %exit
then:
  %c = zext i32 %x to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %r, i64 %c
  store float 0.0, ptr addrspace(3) %p, align 4
  br label %exit
exit:
  ret void
}

; A term may be -1.
; CHECK-LABEL: @negative(
; CHECK:      {{[al]}}shr i32 {{.*}}, 5
; CHECK:      ret void
define ptx_kernel void @negative(i32 %row, i32 %x, i32 %y) {
entry:
  %r = sext i32 %row to i64
  %i = and i32 %x, 65535
  %b = and i32 %y, 1
  %k = sub nsw i32 0, %b
  %s = add nsw i32 %i, %k
  %ok = icmp ult i32 %s, 32
  br i1 %ok, label %then, label %exit
then:
  %c = zext i32 %i to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %r, i64 %c
  store float 0.0, ptr addrspace(3) %p, align 4
  br label %exit
exit:
  ret void
}

; CHECK-LABEL: @negative_less(
; CHECK-NOT:  {{[al]}}shr i32 {{.*}}, 5
; CHECK:      ret void
define ptx_kernel void @negative_less(i32 %row, i32 %x, i32 %y) {
entry:
  %r = sext i32 %row to i64
  %i = and i32 %x, 65535
  %b = and i32 %y, 1
  %k = sub nsw i32 0, %b
  %s = add nsw i32 %i, %k
  %p0 = icmp sgt i32 %s, -1
  %q0 = icmp slt i32 %s, 31
  %ok = and i1 %p0, %q0
  br i1 %ok, label %then, label %exit
then:
  %c = zext i32 %i to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %r, i64 %c
  store float 0.0, ptr addrspace(3) %p, align 4
  br label %exit
exit:
  ret void
}

; 2 * i + 1 < 64
; CHECK-LABEL: @twice(
; CHECK-NOT:  {{[al]}}shr i32 {{.*}}, 5
; CHECK:      ret void
define ptx_kernel void @twice(i32 %row, i32 %x, i32 %y) {
entry:
  %r = sext i32 %row to i64
  %d = shl nuw i32 %x, 1
  %s = add nuw i32 %d, 1
  %ok = icmp ult i32 %s, 64
  br i1 %ok, label %then, label %exit
then:
  %c = zext i32 %x to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %r, i64 %c
  store float 0.0, ptr addrspace(3) %p, align 4
  br label %exit
exit:
  ret void
}

; CHECK-LABEL: @twice_one_past(
; CHECK:      {{[al]}}shr i32 {{.*}}, 5
; CHECK:      ret void
define ptx_kernel void @twice_one_past(i32 %row, i32 %x, i32 %y) {
entry:
  %r = sext i32 %row to i64
  %d = shl nuw i32 %x, 1
  %s = add nuw i32 %d, 1
  %ok = icmp ult i32 %s, 66
  br i1 %ok, label %then, label %exit
then:
  %c = zext i32 %x to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %r, i64 %c
  store float 0.0, ptr addrspace(3) %p, align 4
  br label %exit
exit:
  ret void
}

; CHECK-LABEL: @twice_may_wrap(
; CHECK:      {{[al]}}shr i32 {{.*}}, 5
; CHECK:      ret void
define ptx_kernel void @twice_may_wrap(i32 %row, i32 %x, i32 %y) {
entry:
  %r = sext i32 %row to i64
  %d = shl i32 %x, 1
  %s = add i32 %d, 1
  %ok = icmp ult i32 %s, 64
  br i1 %ok, label %then, label %exit
then:
  %c = zext i32 %x to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %r, i64 %c
  store float 0.0, ptr addrspace(3) %p, align 4
  br label %exit
exit:
  ret void
}

; CHECK-LABEL: @twice_of_few_bits(
; CHECK-NOT:  {{[al]}}shr i32 {{.*}}, 5
; CHECK:      ret void
define ptx_kernel void @twice_of_few_bits(i32 %row, i32 %x, i32 %y) {
entry:
  %r = sext i32 %row to i64
  %i = and i32 %x, 65535
  %d = shl i32 %i, 1
  %s = add i32 %d, 1
  %ok = icmp ult i32 %s, 64
  br i1 %ok, label %then, label %exit
then:
  %c = zext i32 %i to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %r, i64 %c
  store float 0.0, ptr addrspace(3) %p, align 4
  br label %exit
exit:
  ret void
}

; 3 * i < 96, and i is less than 33 where 3 * i < 97.
; CHECK-LABEL: @thrice(
; CHECK-NOT:  {{[al]}}shr i32 {{.*}}, 5
; CHECK:      ret void
define ptx_kernel void @thrice(i32 %row, i32 %x, i32 %y) {
entry:
  %r = sext i32 %row to i64
  %i = and i32 %x, 65535
  %s = mul nsw i32 %i, 3
  %ok = icmp slt i32 %s, 96
  br i1 %ok, label %then, label %exit
then:
  %c = zext i32 %i to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %r, i64 %c
  store float 0.0, ptr addrspace(3) %p, align 4
  br label %exit
exit:
  ret void
}

; CHECK-LABEL: @thrice_one_past(
; CHECK:      {{[al]}}shr i32 {{.*}}, 5
; CHECK:      ret void
define ptx_kernel void @thrice_one_past(i32 %row, i32 %x, i32 %y) {
entry:
  %r = sext i32 %row to i64
  %i = and i32 %x, 65535
  %s = mul nsw i32 %i, 3
  %ok = icmp slt i32 %s, 97
  br i1 %ok, label %then, label %exit
then:
  %c = zext i32 %i to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %r, i64 %c
  store float 0.0, ptr addrspace(3) %p, align 4
  br label %exit
exit:
  ret void
}

; n - i > -1 with n below 32
; CHECK-LABEL: @difference(
; CHECK-NOT:  {{[al]}}shr i32 {{.*}}, 5
; CHECK:      ret void
define ptx_kernel void @difference(i32 %row, i32 %x, i32 %y) {
entry:
  %r = sext i32 %row to i64
  %i = and i32 %x, 65535
  %n = and i32 %y, 31
  %s = sub nsw i32 %n, %i
  %ok = icmp sgt i32 %s, -1
  br i1 %ok, label %then, label %exit
then:
  %c = zext i32 %i to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %r, i64 %c
  store float 0.0, ptr addrspace(3) %p, align 4
  br label %exit
exit:
  ret void
}

; CHECK-LABEL: @difference_one_past(
; CHECK:      {{[al]}}shr i32 {{.*}}, 5
; CHECK:      ret void
define ptx_kernel void @difference_one_past(i32 %row, i32 %x, i32 %y) {
entry:
  %r = sext i32 %row to i64
  %i = and i32 %x, 65535
  %n = and i32 %y, 31
  %s = sub nsw i32 %n, %i
  %ok = icmp sgt i32 %s, -2
  br i1 %ok, label %then, label %exit
then:
  %c = zext i32 %i to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %r, i64 %c
  store float 0.0, ptr addrspace(3) %p, align 4
  br label %exit
exit:
  ret void
}

; i - n < 17 with n below 16
; CHECK-LABEL: @taken_from(
; CHECK-NOT:  {{[al]}}shr i32 {{.*}}, 5
; CHECK:      ret void
define ptx_kernel void @taken_from(i32 %row, i32 %x, i32 %y) {
entry:
  %r = sext i32 %row to i64
  %i = and i32 %x, 65535
  %n = and i32 %y, 15
  %s = sub i32 %i, %n
  %ok = icmp slt i32 %s, 17
  br i1 %ok, label %then, label %exit
then:
  %c = zext i32 %i to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %r, i64 %c
  store float 0.0, ptr addrspace(3) %p, align 4
  br label %exit
exit:
  ret void
}

; CHECK-LABEL: @taken_from_one_past(
; CHECK:      {{[al]}}shr i32 {{.*}}, 5
; CHECK:      ret void
define ptx_kernel void @taken_from_one_past(i32 %row, i32 %x, i32 %y) {
entry:
  %r = sext i32 %row to i64
  %i = and i32 %x, 65535
  %n = and i32 %y, 15
  %s = sub i32 %i, %n
  %ok = icmp slt i32 %s, 18
  br i1 %ok, label %then, label %exit
then:
  %c = zext i32 %i to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %r, i64 %c
  store float 0.0, ptr addrspace(3) %p, align 4
  br label %exit
exit:
  ret void
}

; Bits that are not shared are a sum; of others less is known here.
; CHECK-LABEL: @disjoint(
; CHECK-NOT:  {{[al]}}shr i32 {{.*}}, 5
; CHECK:      ret void
define ptx_kernel void @disjoint(i32 %row, i32 %x, i32 %y) {
entry:
  %r = sext i32 %row to i64
  %s = or disjoint i32 %x, %y
  %ok = icmp ult i32 %s, 32
  br i1 %ok, label %then, label %exit
then:
  %c = zext i32 %x to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %r, i64 %c
  store float 0.0, ptr addrspace(3) %p, align 4
  br label %exit
exit:
  ret void
}

; CHECK-LABEL: @wide(
; CHECK-NOT:  {{[al]}}shr i32 {{.*}}, 5
; CHECK:      ret void
define ptx_kernel void @wide(i32 %row, i32 %x, i32 %y) {
entry:
  %r = sext i32 %row to i64
  %s = add nuw i32 %x, %y
  %w = zext i32 %s to i64
  %ok = icmp ult i64 %w, 32
  br i1 %ok, label %then, label %exit
then:
  %c = zext i32 %x to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %r, i64 %c
  store float 0.0, ptr addrspace(3) %p, align 4
  br label %exit
exit:
  ret void
}

; CHECK-LABEL: @wide_signed(
; CHECK:      {{[al]}}shr i32 {{.*}}, 5
; CHECK:      ret void
define ptx_kernel void @wide_signed(i32 %row, i32 %x, i32 %y) {
entry:
  %r = sext i32 %row to i64
  %s = add nsw i32 %x, %y
  %w = sext i32 %s to i64
  %ok = icmp slt i64 %w, 32
  br i1 %ok, label %then, label %exit
then:
  %c = zext i32 %x to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %r, i64 %c
  store float 0.0, ptr addrspace(3) %p, align 4
  br label %exit
exit:
  ret void
}

; The other side is a range, too.
; CHECK-LABEL: @of_another(
; CHECK-NOT:  {{[al]}}shr i32 {{.*}}, 5
; CHECK:      ret void
define ptx_kernel void @of_another(i32 %row, i32 %x, i32 %y) {
entry:
  %r = sext i32 %row to i64
  %i = and i32 %x, 65535
  %k = and i32 %y, 65535
  %n = and i32 %y, 31
  %s = add i32 %i, %k
  %ok = icmp ule i32 %s, %n
  br i1 %ok, label %then, label %exit
then:
  %c = zext i32 %i to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %r, i64 %c
  store float 0.0, ptr addrspace(3) %p, align 4
  br label %exit
exit:
  ret void
}

; CHECK-LABEL: @of_another_too_wide(
; CHECK:      {{[al]}}shr i32 {{.*}}, 5
; CHECK:      ret void
define ptx_kernel void @of_another_too_wide(i32 %row, i32 %x, i32 %y) {
entry:
  %r = sext i32 %row to i64
  %i = and i32 %x, 65535
  %k = and i32 %y, 65535
  %n = and i32 %y, 63
  %s = add i32 %i, %k
  %ok = icmp ule i32 %s, %n
  br i1 %ok, label %then, label %exit
then:
  %c = zext i32 %i to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %r, i64 %c
  store float 0.0, ptr addrspace(3) %p, align 4
  br label %exit
exit:
  ret void
}

; CHECK-LABEL: @both(
; CHECK-NOT:  {{[al]}}shr i32 {{.*}}, 5
; CHECK:      ret void
define ptx_kernel void @both(i32 %row, i32 %x, i32 %y) {
entry:
  %r = sext i32 %row to i64
  %i = and i32 %x, 65535
  %k = and i32 %y, 65535
  %s = add i32 %i, %k
  %one = icmp ne i32 %k, 7
  %other = icmp ult i32 %s, 32
  %ok = select i1 %one, i1 %other, i1 false
  br i1 %ok, label %then, label %exit
then:
  %c = zext i32 %i to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %r, i64 %c
  store float 0.0, ptr addrspace(3) %p, align 4
  br label %exit
exit:
  ret void
}

; CHECK-LABEL: @one_of_both(
; CHECK:      {{[al]}}shr i32 {{.*}}, 5
; CHECK:      ret void
define ptx_kernel void @one_of_both(i32 %row, i32 %x, i32 %y) {
entry:
  %r = sext i32 %row to i64
  %i = and i32 %x, 65535
  %k = and i32 %y, 65535
  %s = add i32 %i, %k
  %one = icmp ne i32 %k, 7
  %other = icmp ult i32 %s, 32
  %ok = select i1 %one, i1 true, i1 %other
  br i1 %ok, label %then, label %exit
then:
  %c = zext i32 %i to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %r, i64 %c
  store float 0.0, ptr addrspace(3) %p, align 4
  br label %exit
exit:
  ret void
}

; CHECK-LABEL: @way_in(
; CHECK-NOT:  {{[al]}}shr i32 {{.*}}, 5
; CHECK:      ret void
define ptx_kernel void @way_in(i32 %row, i32 %x, i32 %y) {
entry:
  %r = sext i32 %row to i64
  %i = and i32 %x, 65535
  %k = and i32 %y, 65535
  %s = add i32 %i, %k
  %in = icmp ult i32 %s, 32
  br i1 %in, label %then, label %else
else:
  br label %exit
then:
  %c = zext i32 %i to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %r, i64 %c
  store float 0.0, ptr addrspace(3) %p, align 4
  br label %exit
exit:
  ret void
}

; The other side comes back to the access.
; CHECK-LABEL: @way_around(
; CHECK:      {{[al]}}shr i32 {{.*}}, 5
; CHECK:      ret void
define ptx_kernel void @way_around(i32 %row, i32 %x, i32 %y) {
entry:
  %r = sext i32 %row to i64
  %i = and i32 %x, 65535
  %k = and i32 %y, 65535
  %s = add i32 %i, %k
  %in = icmp ult i32 %s, 32
  br i1 %in, label %then, label %else
else:
  br label %then
then:
  %c = zext i32 %i to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %r, i64 %c
  store float 0.0, ptr addrspace(3) %p, align 4
  br label %exit
exit:
  ret void
}

; for (i = x; i + k < 32; ++i)
; CHECK-LABEL: @loop(
; CHECK-NOT:  {{[al]}}shr i32 {{.*}}, 5
; CHECK:      ret void
define ptx_kernel void @loop(i32 %row, i32 %x, i32 %y) {
entry:
  %r = sext i32 %row to i64
  %k = and i32 %y, 65535
  %s = add nuw nsw i32 %x, %k
  %in = icmp ult i32 %s, 32
  br i1 %in, label %loop, label %exit
loop:
  %i = phi i32 [ %x, %entry ], [ %next, %latch ]
  %c = zext i32 %i to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %r, i64 %c
  store float 0.0, ptr addrspace(3) %p, align 4
  %odd = icmp ult i32 %k, 7
  br i1 %odd, label %latch, label %more
more:
  store float 1.0, ptr addrspace(3) %p, align 4
  br label %latch
latch:
  %next = add nuw nsw i32 %i, 1
  %t = add nuw nsw i32 %next, %k
  %on = icmp ult i32 %t, 32
  br i1 %on, label %loop, label %exit
exit:
  ret void
}

; CHECK-LABEL: @loop_first_past(
; CHECK:      {{[al]}}shr i32 {{.*}}, 5
; CHECK:      ret void
define ptx_kernel void @loop_first_past(i32 %row, i32 %x, i32 %y) {
entry:
  %r = sext i32 %row to i64
  %k = and i32 %y, 65535
  %s = add nuw nsw i32 %x, %k
  %in = icmp ult i32 %s, 33
  br i1 %in, label %loop, label %exit
loop:
  %i = phi i32 [ %x, %entry ], [ %next, %latch ]
  %c = zext i32 %i to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %r, i64 %c
  store float 0.0, ptr addrspace(3) %p, align 4
  %odd = icmp ult i32 %k, 7
  br i1 %odd, label %latch, label %more
more:
  store float 1.0, ptr addrspace(3) %p, align 4
  br label %latch
latch:
  %next = add nuw nsw i32 %i, 1
  %t = add nuw nsw i32 %next, %k
  %on = icmp ult i32 %t, 32
  br i1 %on, label %loop, label %exit
exit:
  ret void
}

; CHECK-LABEL: @loop_later_past(
; CHECK:      {{[al]}}shr i32 {{.*}}, 5
; CHECK:      ret void
define ptx_kernel void @loop_later_past(i32 %row, i32 %x, i32 %y) {
entry:
  %r = sext i32 %row to i64
  %k = and i32 %y, 65535
  %s = add nuw nsw i32 %x, %k
  %in = icmp ult i32 %s, 32
  br i1 %in, label %loop, label %exit
loop:
  %i = phi i32 [ %x, %entry ], [ %next, %latch ]
  %c = zext i32 %i to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %r, i64 %c
  store float 0.0, ptr addrspace(3) %p, align 4
  %odd = icmp ult i32 %k, 7
  br i1 %odd, label %latch, label %more
more:
  store float 1.0, ptr addrspace(3) %p, align 4
  br label %latch
latch:
  %next = add nuw nsw i32 %i, 1
  %t = add nuw nsw i32 %next, %k
  %on = icmp ult i32 %t, 33
  br i1 %on, label %loop, label %exit
exit:
  ret void
}

; The sum is computed anew behind the header: it is the one that was compared.
; CHECK-LABEL: @anew(
; CHECK-NOT:  {{[al]}}shr i32 {{.*}}, 5
; CHECK:      ret void
define ptx_kernel void @anew(i32 %row, i32 %x, i32 %y) {
entry:
  %r = sext i32 %row to i64
  %k = and i32 %y, 65535
  %k2 = and i32 %y, 255
  %s = add i32 %x, %k
  %in = icmp ult i32 %s, 32
  br i1 %in, label %loop, label %exit
loop:
  %i = phi i32 [ %x, %entry ], [ %next, %loop ]
  %m = add i32 %i, %k
  %c = zext i32 %m to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %r, i64 %c
  store float 0.0, ptr addrspace(3) %p, align 4
  %next = mul i32 %i, 5
  %t = add i32 %next, %k
  %on = icmp ult i32 %t, 32
  br i1 %on, label %loop, label %exit
exit:
  ret void
}

; Another number was added before the loop.
; CHECK-LABEL: @anew_of_another(
; CHECK:      {{[al]}}shr i32 {{.*}}, 5
; CHECK:      ret void
define ptx_kernel void @anew_of_another(i32 %row, i32 %x, i32 %y) {
entry:
  %r = sext i32 %row to i64
  %k = and i32 %y, 65535
  %k2 = and i32 %y, 255
  %s = add i32 %x, %k2
  %in = icmp ult i32 %s, 32
  br i1 %in, label %loop, label %exit
loop:
  %i = phi i32 [ %x, %entry ], [ %next, %loop ]
  %m = add i32 %i, %k
  %c = zext i32 %m to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %r, i64 %c
  store float 0.0, ptr addrspace(3) %p, align 4
  %next = mul i32 %i, 5
  %t = add i32 %next, %k
  %on = icmp ult i32 %t, 32
  br i1 %on, label %loop, label %exit
exit:
  ret void
}

; The sums before must not wrap, and may be poison where they do. This one may wrap.
; CHECK-LABEL: @anew_of_poison(
; CHECK:      {{[al]}}shr i32 {{.*}}, 5
; CHECK:      ret void
define ptx_kernel void @anew_of_poison(i32 %row, i32 %x, i32 %y, ptr %out) {
entry:
  %r = sext i32 %row to i64
  %s = add nuw i32 %x, -32
  store i32 %s, ptr %out
  br label %loop
loop:
  %i = phi i32 [ %x, %entry ], [ %next, %loop ]
  %m = add i32 %i, -32
  %col = xor i32 %m, -1
  %c = zext i32 %col to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %r, i64 %c
  store float 0.0, ptr addrspace(3) %p, align 4
  %next = mul i32 %i, 5
  %t = add nuw i32 %next, -32
  store i32 %t, ptr %out
  %on = icmp ult i32 %next, %y
  br i1 %on, label %loop, label %exit
exit:
  ret void
}

; From any column down to 0
; CHECK-LABEL: @down(
; CHECK-NOT:  {{[al]}}shr i32 {{.*}}, 5
; CHECK:      ret void
define ptx_kernel void @down(i32 %row, i32 %x, i32 %y) {
entry:
  %r = sext i32 %row to i64
  %top = and i32 %x, 31
  br label %loop
loop:
  %i = phi i32 [ %top, %entry ], [ %next, %latch ]
  %c = zext i32 %i to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %r, i64 %c
  store float 0.0, ptr addrspace(3) %p, align 4
  %odd = icmp ult i32 %y, 7
  br i1 %odd, label %latch, label %more
more:
  store float 1.0, ptr addrspace(3) %p, align 4
  br label %latch
latch:
  %next = add nsw i32 %i, -1
  %done = icmp eq i32 %i, 0
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

; CHECK-LABEL: @down_too_far(
; CHECK:      {{[al]}}shr i32 {{.*}}, 5
; CHECK:      ret void
define ptx_kernel void @down_too_far(i32 %row, i32 %x, i32 %y) {
entry:
  %r = sext i32 %row to i64
  %top = and i32 %x, 31
  br label %loop
loop:
  %i = phi i32 [ %top, %entry ], [ %next, %latch ]
  %c = zext i32 %i to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %r, i64 %c
  store float 0.0, ptr addrspace(3) %p, align 4
  %odd = icmp ult i32 %y, 7
  br i1 %odd, label %latch, label %more
more:
  store float 1.0, ptr addrspace(3) %p, align 4
  br label %latch
latch:
  %next = add nsw i32 %i, -1
  %done = icmp eq i32 %i, -1
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

; CHECK-LABEL: @down_from_further(
; CHECK:      {{[al]}}shr i32 {{.*}}, 5
; CHECK:      ret void
define ptx_kernel void @down_from_further(i32 %row, i32 %x, i32 %y) {
entry:
  %r = sext i32 %row to i64
  %top = and i32 %x, 63
  br label %loop
loop:
  %i = phi i32 [ %top, %entry ], [ %next, %latch ]
  %c = zext i32 %i to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %r, i64 %c
  store float 0.0, ptr addrspace(3) %p, align 4
  %odd = icmp ult i32 %y, 7
  br i1 %odd, label %latch, label %more
more:
  store float 1.0, ptr addrspace(3) %p, align 4
  br label %latch
latch:
  %next = add nsw i32 %i, -1
  %done = icmp eq i32 %i, 0
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

; Eight steps lead round all numbers, and end where they began.
; CHECK-LABEL: @around(
; CHECK:      {{[al]}}shr i32 {{.*}}, 5
; CHECK:      ret void
define ptx_kernel void @around(i32 %row, i32 %x, i32 %y) {
entry:
  %r = sext i32 %row to i64
  %top = and i32 %x, 31
  br label %loop
loop:
  %i = phi i32 [ %top, %entry ], [ %next, %loop ]
  %n = phi i32 [ 0, %entry ], [ %n.next, %loop ]
  %c = zext i32 %i to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %r, i64 %c
  store float 0.0, ptr addrspace(3) %p, align 4
  %next = add i32 %i, 536870912
  %n.next = add i32 %n, 1
  %done = icmp eq i32 %n, 8
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

; __ffs(x) - 1
; CHECK-LABEL: @first_bit(
; CHECK-NOT:  {{[al]}}shr i32 {{.*}}, 5
; CHECK:      ret void
define ptx_kernel void @first_bit(i32 %row, i32 %x, i32 %y) {
entry:
  %r = sext i32 %row to i64
  %any = icmp ne i32 %x, 0
  br i1 %any, label %then, label %exit
then:
  %v = call i32 @llvm.bitreverse.i32(i32 %x)
  %i = call i32 asm "bfind.shiftamt.u32 $0, $1;", "=r,r"(i32 %v)
  %j = add i32 %i, 0
  %c = sext i32 %j to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %r, i64 %c
  store float 0.0, ptr addrspace(3) %p, align 4
  br label %exit
exit:
  ret void
}

; CHECK-LABEL: @first_bit_of_none(
; CHECK:      {{[al]}}shr i32 {{.*}}, 5
; CHECK:      ret void
define ptx_kernel void @first_bit_of_none(i32 %row, i32 noundef %x, i32 %y) {
entry:
  %r = sext i32 %row to i64
  %v = call i32 @llvm.bitreverse.i32(i32 %x)
  %i = call i32 asm "bfind.shiftamt.u32 $0, $1;", "=r,r"(i32 %v)
  %j = add i32 %i, 0
  %c = sext i32 %j to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %r, i64 %c
  store float 0.0, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK-LABEL: @first_bit_of_few(
; CHECK-NOT:  {{[al]}}shr i32 {{.*}}, 5
; CHECK:      ret void
define ptx_kernel void @first_bit_of_few(i32 %row, i32 %x, i32 %y) {
entry:
  %r = sext i32 %row to i64
  %m = and i32 %x, 65535
  %any = icmp ne i32 %m, 0
  br i1 %any, label %then, label %exit
then:
  %v = call i32 @llvm.bitreverse.i32(i32 %m)
  %i = call i32 asm "bfind.shiftamt.u32 $0, $1;", "=r,r"(i32 %v)
  %j = add i32 %i, 15
  %c = sext i32 %j to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %r, i64 %c
  store float 0.0, ptr addrspace(3) %p, align 4
  br label %exit
exit:
  ret void
}

; CHECK-LABEL: @first_bit_of_few_past(
; CHECK:      {{[al]}}shr i32 {{.*}}, 5
; CHECK:      ret void
define ptx_kernel void @first_bit_of_few_past(i32 %row, i32 %x, i32 %y) {
entry:
  %r = sext i32 %row to i64
  %m = and i32 %x, 65535
  %any = icmp ne i32 %m, 0
  br i1 %any, label %then, label %exit
then:
  %v = call i32 @llvm.bitreverse.i32(i32 %m)
  %i = call i32 asm "bfind.shiftamt.u32 $0, $1;", "=r,r"(i32 %v)
  %j = add i32 %i, 17
  %c = sext i32 %j to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %r, i64 %c
  store float 0.0, ptr addrspace(3) %p, align 4
  br label %exit
exit:
  ret void
}

; The same from above: 16 to 31.
; CHECK-LABEL: @last_bit_of_few(
; CHECK:      {{[al]}}shr i32 {{.*}}, 5
; CHECK:      ret void
define ptx_kernel void @last_bit_of_few(i32 %row, i32 %x, i32 %y) {
entry:
  %r = sext i32 %row to i64
  %m = and i32 %x, 65535
  %any = icmp ne i32 %m, 0
  br i1 %any, label %then, label %exit
then:
  %i = call i32 asm "bfind.shiftamt.u32 $0, $1;", "=r,r"(i32 %m)
  %j = add i32 %i, 15
  %c = sext i32 %j to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %r, i64 %c
  store float 0.0, ptr addrspace(3) %p, align 4
  br label %exit
exit:
  ret void
}

; CHECK-LABEL: @last_bit_of_few_back(
; CHECK-NOT:  {{[al]}}shr i32 {{.*}}, 5
; CHECK:      ret void
define ptx_kernel void @last_bit_of_few_back(i32 %row, i32 %x, i32 %y) {
entry:
  %r = sext i32 %row to i64
  %m = and i32 %x, 65535
  %any = icmp ne i32 %m, 0
  br i1 %any, label %then, label %exit
then:
  %i = call i32 asm "bfind.shiftamt.u32 $0, $1;", "=r,r"(i32 %m)
  %j = add i32 %i, -16
  %c = sext i32 %j to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %r, i64 %c
  store float 0.0, ptr addrspace(3) %p, align 4
  br label %exit
exit:
  ret void
}

; If x + 1 wraps, assembly is given poison, and returns a number.
; CHECK-LABEL: @first_bit_of_poison(
; CHECK:      {{[al]}}shr i32 {{.*}}, 5
; CHECK:      ret void
define ptx_kernel void @first_bit_of_poison(i32 %row, i32 %x, i32 %y) {
entry:
  %r = sext i32 %row to i64
  %n = add nuw i32 %x, 1
  %v = call i32 @llvm.bitreverse.i32(i32 %n)
  %i = call i32 asm "bfind.shiftamt.u32 $0, $1;", "=r,r"(i32 %v)
  %j = add i32 %i, 0
  %c = sext i32 %j to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %r, i64 %c
  store float 0.0, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK-LABEL: @first_bit_of_no_poison(
; CHECK-NOT:  {{[al]}}shr i32 {{.*}}, 5
; CHECK:      ret void
define ptx_kernel void @first_bit_of_no_poison(i32 %row, i32 %x, i32 %y) {
entry:
  %r = sext i32 %row to i64
  %n = add nuw i32 %x, 1
  %any = icmp ne i32 %n, 0
  br i1 %any, label %then, label %exit
then:
  %v = call i32 @llvm.bitreverse.i32(i32 %n)
  %i = call i32 asm "bfind.shiftamt.u32 $0, $1;", "=r,r"(i32 %v)
  %j = add i32 %i, 0
  %c = sext i32 %j to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %r, i64 %c
  store float 0.0, ptr addrspace(3) %p, align 4
  br label %exit
exit:
  ret void
}

declare i32 @llvm.bitreverse.i32(i32)
