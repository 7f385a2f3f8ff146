; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; If the remainder is proved to lie in one row, the layout is not applied to it; if it may reach the next row, it is. Each proof has a twin for which
; it must not follow. Rows of 128 bytes, or of 2,048, become longer by 4.
; RUN: %unbank_opt -passes='unbank<layout=tile@pad:128:4;layout=long@pad:2048:4>,verify' -verify-each %s -S | FileCheck %s
target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@long = internal addrspace(3) global [4 x [512 x float]] undef, align 4

; threadIdx.x may be 1,023, whose word lies in the second row.
; CHECK-LABEL: @thread(
; CHECK:      {{[al]}}shr i32 {{.*}}, 9
; CHECK:      ret void
define ptx_kernel void @thread() {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext nneg i32 %t to i64
  %p = getelementptr inbounds float, ptr addrspace(3) @long, i64 %i
  store float 0.0, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK-LABEL: @half_a_thread(
; CHECK-NOT:  {{shr i32 .*, [59]}}
; CHECK:      ret void
define ptx_kernel void @half_a_thread() {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %h = lshr i32 %t, 1
  %i = zext nneg i32 %h to i64
  %p = getelementptr inbounds float, ptr addrspace(3) @long, i64 %i
  store float 0.0, ptr addrspace(3) %p, align 4
  ret void
}

; -1 & 63 is 63: only a number that is not negative bounds what is masked.
; CHECK-LABEL: @mask_of_negative(
; CHECK:      {{[al]}}shr i32 {{.*}}, 5
; CHECK:      ret void
define ptx_kernel void @mask_of_negative(i32 %a) {
  %low = and i32 %a, 31
  %below = sub nsw i32 %low, 16
  %masked = and i32 %below, 63
  %i = sext i32 %masked to i64
  %p = getelementptr inbounds float, ptr addrspace(3) @tile, i64 %i
  store float 0.0, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK-LABEL: @mask(
; CHECK-NOT:  {{shr i32 .*, [59]}}
; CHECK:      ret void
define ptx_kernel void @mask(i32 %a) {
  %low = and i32 %a, 15
  %masked = xor i32 %low, 16
  %i = zext nneg i32 %masked to i64
  %p = getelementptr inbounds float, ptr addrspace(3) @tile, i64 %i
  store float 0.0, ptr addrspace(3) %p, align 4
  ret void
}

; A byte between -5 and 10 is, read unsigned, up to 255.
; CHECK-LABEL: @signed_byte(
; CHECK:      {{[al]}}shr i32 {{.*}}, 5
; CHECK:      ret void
define ptx_kernel void @signed_byte(i8 %a) {
  %low = and i8 %a, 15
  %below = sub nsw i8 %low, 5
  %i = zext i8 %below to i64
  %p = getelementptr inbounds float, ptr addrspace(3) @tile, i64 %i
  store float 0.0, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK-LABEL: @unsigned_byte(
; CHECK-NOT:  {{shr i32 .*, [59]}}
; CHECK:      ret void
define ptx_kernel void @unsigned_byte(i8 %a) {
  %low = and i8 %a, 15
  %above = add nsw i8 %low, 5
  %i = zext i8 %above to i64
  %p = getelementptr inbounds float, ptr addrspace(3) @tile, i64 %i
  store float 0.0, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK-LABEL: @select(
; CHECK:      {{[al]}}shr i32 {{.*}}, 5
; CHECK:      ret void
define ptx_kernel void @select(i32 %a, i1 %c) {
  %low = and i32 %a, 31
  %high = and i32 %a, 63
  %either = select i1 %c, i32 %low, i32 %high
  %i = zext nneg i32 %either to i64
  %p = getelementptr inbounds float, ptr addrspace(3) @tile, i64 %i
  store float 0.0, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK-LABEL: @select_low(
; CHECK-NOT:  {{shr i32 .*, [59]}}
; CHECK:      ret void
define ptx_kernel void @select_low(i32 %a, i1 %c) {
  %low = and i32 %a, 31
  %lower = and i32 %a, 15
  %either = select i1 %c, i32 %lower, i32 %low
  %i = zext nneg i32 %either to i64
  %p = getelementptr inbounds float, ptr addrspace(3) @tile, i64 %i
  store float 0.0, ptr addrspace(3) %p, align 4
  ret void
}

; What a guard says of a number holds of what was computed from it before, inside a loop too.
; CHECK-LABEL: @computed_before(
; CHECK-NOT:  {{shr i32 .*, [59]}}
; CHECK:      ret void
define ptx_kernel void @computed_before(i32 %a, i32 %n) {
entry:
  %quarter = lshr i32 %a, 2
  %small = icmp ult i32 %a, 128
  br i1 %small, label %loop, label %exit
loop:
  %k = phi i32 [ 0, %entry ], [ %k.next, %loop ]
  %i = zext nneg i32 %quarter to i64
  %p = getelementptr inbounds float, ptr addrspace(3) @tile, i64 %i
  store float 0.0, ptr addrspace(3) %p, align 4
  %k.next = add i32 %k, 1
  %more = icmp slt i32 %k.next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; CHECK-LABEL: @computed_before_too_large(
; CHECK:      {{shr i32 .*, [59]}}
; CHECK:      ret void
define ptx_kernel void @computed_before_too_large(i32 %a, i32 %n) {
entry:
  %quarter = lshr i32 %a, 2
  %small = icmp ult i32 %a, 132
  br i1 %small, label %loop, label %exit
loop:
  %k = phi i32 [ 0, %entry ], [ %k.next, %loop ]
  %i = zext nneg i32 %quarter to i64
  %p = getelementptr inbounds float, ptr addrspace(3) @tile, i64 %i
  store float 0.0, ptr addrspace(3) %p, align 4
  %k.next = add i32 %k, 1
  %more = icmp slt i32 %k.next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; CHECK-LABEL: @two_ways(
; CHECK:      {{shr i32 .*, [59]}}
; CHECK:      ret void
define ptx_kernel void @two_ways(i32 %a, i1 %c) {
entry:
  %low = and i32 %a, 31
  br i1 %c, label %other, label %store
other:
  %high = and i32 %a, 63
  br label %store
store:
  %either = phi i32 [ %low, %entry ], [ %high, %other ]
  %i = zext nneg i32 %either to i64
  %p = getelementptr inbounds float, ptr addrspace(3) @tile, i64 %i
  store float 0.0, ptr addrspace(3) %p, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
