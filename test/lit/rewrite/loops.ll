; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; The end of a loop, as unrolling leaves it, proves that its counter, a column, lies in its row. Each proof has twins for which it does not hold. Rows
; of 128 bytes become longer by 4.
; RUN: %unbank_opt -passes='unbank<layout=*@pad:128:4>,verify' -verify-each %s -S | FileCheck %s
target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [32 x [32 x float]] undef, align 4

; Whatever the start, a counter that must not wrap and never meets the end would wrap.
; CHECK-LABEL: @up(
; CHECK-NOT:  {{[al]}}shr
; CHECK:      ret void
define ptx_kernel void @up(i32 %row, i32 %start) {
entry:
  %r = sext i32 %row to i64
  br label %loop
loop:
  %j = phi i32 [ %start, %entry ], [ %next, %loop ]
  %next = add nuw nsw i32 %j, 4
  %i = zext i32 %next to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %r, i64 %i
  store float 0.0, ptr addrspace(3) %p, align 4
  %done = icmp eq i32 %next, 31
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

; CHECK-LABEL: @up_too_far(
; CHECK:      {{[al]}}shr i32 {{.*}}, 5
; CHECK:      ret void
define ptx_kernel void @up_too_far(i32 %row, i32 %start) {
entry:
  %r = sext i32 %row to i64
  br label %loop
loop:
  %j = phi i32 [ %start, %entry ], [ %next, %loop ]
  %next = add nuw nsw i32 %j, 4
  %i = zext i32 %next to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %r, i64 %i
  store float 0.0, ptr addrspace(3) %p, align 4
  %done = icmp eq i32 %next, 32
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

; The start may lie past the end, and the way back leads round.
; CHECK-LABEL: @up_wraps(
; CHECK:      {{[al]}}shr i32 {{.*}}, 5
; CHECK:      ret void
define ptx_kernel void @up_wraps(i32 %row, i32 %start) {
entry:
  %r = sext i32 %row to i64
  br label %loop
loop:
  %j = phi i32 [ %start, %entry ], [ %next, %loop ]
  %next = add i32 %j, 4
  %i = zext i32 %next to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %r, i64 %i
  store float 0.0, ptr addrspace(3) %p, align 4
  %done = icmp eq i32 %next, 31
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

; A barrier may keep a lane from the end.
; CHECK-LABEL: @up_may_stay(
; CHECK:      {{[al]}}shr i32 {{.*}}, 5
; CHECK:      ret void
define ptx_kernel void @up_may_stay(i32 %row, i32 %start) {
entry:
  %r = sext i32 %row to i64
  br label %loop
loop:
  %j = phi i32 [ %start, %entry ], [ %next, %loop ]
  %next = add nuw nsw i32 %j, 4
  %i = zext i32 %next to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %r, i64 %i
  store float 0.0, ptr addrspace(3) %p, align 4
  call void @llvm.nvvm.barrier0()
  %done = icmp eq i32 %next, 31
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

; The comparison looks at the last of eight columns, the counter has moved on.
; CHECK-LABEL: @down(
; CHECK-NOT:  {{[al]}}shr
; CHECK:      ret void
define ptx_kernel void @down(i32 %row, i32 %start) {
entry:
  %r = sext i32 %row to i64
  br label %loop
loop:
  %j = phi i32 [ 31, %entry ], [ %next, %loop ]
  %last = add nsw i32 %j, -7
  %i = sext i32 %last to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %r, i64 %i
  store float 0.0, ptr addrspace(3) %p, align 4
  %next = add nsw i32 %j, -8
  %done = icmp eq i32 %last, 0
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

; CHECK-LABEL: @down_too_far(
; CHECK:      {{[al]}}shr i32 {{.*}}, 5
; CHECK:      ret void
define ptx_kernel void @down_too_far(i32 %row, i32 %start) {
entry:
  %r = sext i32 %row to i64
  br label %loop
loop:
  %j = phi i32 [ 31, %entry ], [ %next, %loop ]
  %last = add nsw i32 %j, -7
  %i = sext i32 %last to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %r, i64 %i
  store float 0.0, ptr addrspace(3) %p, align 4
  %next = add nsw i32 %j, -8
  %done = icmp eq i32 %last, -8
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

; Another counter decides, which may wrap: it meets the end, a multiple of its step, before it does.
; CHECK-LABEL: @turns(
; CHECK-NOT:  {{[al]}}shr
; CHECK:      ret void
define ptx_kernel void @turns(i32 %row) {
entry:
  %r = sext i32 %row to i64
  br label %test
test:
  %c = phi i32 [ 0, %entry ], [ %c.next, %latch ]
  %end = and i32 %c, 2147483640
  %small = icmp ult i32 %c, 8
  br i1 %small, label %latch, label %loop
loop:
  %j = phi i32 [ 0, %test ], [ %next, %loop ]
  %n = phi i32 [ 0, %test ], [ %n.next, %loop ]
  %i = zext nneg i32 %j to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %r, i64 %i
  store float 0.0, ptr addrspace(3) %p, align 4
  %next = add i32 %j, 8
  %n.next = add i32 %n, 8
  %done = icmp eq i32 %n.next, %end
  br i1 %done, label %latch, label %loop
latch:
  %c.next = add nuw nsw i32 %c, 1
  %last = icmp eq i32 %c.next, 32
  br i1 %last, label %exit, label %test
exit:
  ret void
}

; 32 / 2 turns.
; CHECK-LABEL: @turns_too_often(
; CHECK:      {{[al]}}shr i32 {{.*}}, 5
; CHECK:      ret void
define ptx_kernel void @turns_too_often(i32 %row) {
entry:
  %r = sext i32 %row to i64
  br label %test
test:
  %c = phi i32 [ 0, %entry ], [ %c.next, %latch ]
  %end = and i32 %c, 2147483640
  %small = icmp ult i32 %c, 8
  br i1 %small, label %latch, label %loop
loop:
  %j = phi i32 [ 0, %test ], [ %next, %loop ]
  %n = phi i32 [ 0, %test ], [ %n.next, %loop ]
  %i = zext nneg i32 %j to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %r, i64 %i
  store float 0.0, ptr addrspace(3) %p, align 4
  %next = add i32 %j, 8
  %n.next = add i32 %n, 4
  %done = icmp eq i32 %n.next, %end
  br i1 %done, label %latch, label %loop
latch:
  %c.next = add nuw nsw i32 %c, 1
  %last = icmp eq i32 %c.next, 32
  br i1 %last, label %exit, label %test
exit:
  ret void
}

; 8 does not divide the end.
; CHECK-LABEL: @turns_past_the_end(
; CHECK:      {{[al]}}shr i32 {{.*}}, 5
; CHECK:      ret void
define ptx_kernel void @turns_past_the_end(i32 %row) {
entry:
  %r = sext i32 %row to i64
  br label %test
test:
  %c = phi i32 [ 0, %entry ], [ %c.next, %latch ]
  %end = and i32 %c, 2147483644
  %small = icmp ult i32 %c, 8
  br i1 %small, label %latch, label %loop
loop:
  %j = phi i32 [ 0, %test ], [ %next, %loop ]
  %n = phi i32 [ 0, %test ], [ %n.next, %loop ]
  %i = zext nneg i32 %j to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %r, i64 %i
  store float 0.0, ptr addrspace(3) %p, align 4
  %next = add i32 %j, 8
  %n.next = add i32 %n, 8
  %done = icmp eq i32 %n.next, %end
  br i1 %done, label %latch, label %loop
latch:
  %c.next = add nuw nsw i32 %c, 1
  %last = icmp eq i32 %c.next, 32
  br i1 %last, label %exit, label %test
exit:
  ret void
}

; The end may be 0, and the first comparison is with 8.
; CHECK-LABEL: @turns_from_past_the_end(
; CHECK:      {{[al]}}shr i32 {{.*}}, 5
; CHECK:      ret void
define ptx_kernel void @turns_from_past_the_end(i32 %row) {
entry:
  %r = sext i32 %row to i64
  br label %test
test:
  %c = phi i32 [ 0, %entry ], [ %c.next, %latch ]
  %end = and i32 %c, 2147483640
  %small = icmp ult i32 %c, 4
  br i1 %small, label %latch, label %loop
loop:
  %j = phi i32 [ 0, %test ], [ %next, %loop ]
  %n = phi i32 [ 0, %test ], [ %n.next, %loop ]
  %i = zext nneg i32 %j to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %r, i64 %i
  store float 0.0, ptr addrspace(3) %p, align 4
  %next = add i32 %j, 8
  %n.next = add i32 %n, 8
  %done = icmp eq i32 %n.next, %end
  br i1 %done, label %latch, label %loop
latch:
  %c.next = add nuw nsw i32 %c, 1
  %last = icmp eq i32 %c.next, 32
  br i1 %last, label %exit, label %test
exit:
  ret void
}

; 65, 72 ... are columns of other rows.
; CHECK-LABEL: @turns_too_far(
; CHECK:      {{[al]}}shr i32 {{.*}}, 5
; CHECK:      ret void
define ptx_kernel void @turns_too_far(i32 %row) {
entry:
  %r = sext i32 %row to i64
  br label %test
test:
  %c = phi i32 [ 0, %entry ], [ %c.next, %latch ]
  %end = and i32 %c, 2147483640
  %small = icmp ult i32 %c, 8
  br i1 %small, label %latch, label %loop
loop:
  %j = phi i32 [ 0, %test ], [ %next, %loop ]
  %n = phi i32 [ 0, %test ], [ %n.next, %loop ]
  %i = zext nneg i32 %j to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %r, i64 %i
  store float 0.0, ptr addrspace(3) %p, align 4
  %next = add i32 %j, 8
  %n.next = add i32 %n, 8
  %done = icmp eq i32 %n.next, %end
  br i1 %done, label %latch, label %loop
latch:
  %c.next = add nuw nsw i32 %c, 1
  %last = icmp eq i32 %c.next, 64
  br i1 %last, label %exit, label %test
exit:
  ret void
}

; The back edge is taken of columns up to 23, which leads to column 31.
; CHECK-LABEL: @steps_in(
; CHECK-NOT:  {{[al]}}shr
; CHECK:      ret void
define ptx_kernel void @steps_in(i32 %row, i32 %a) {
entry:
  %r = sext i32 %row to i64
  %start = and i32 %a, 7
  br label %loop
loop:
  %j = phi i32 [ %start, %entry ], [ %next, %loop ]
  %i = zext nneg i32 %j to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %r, i64 %i
  store float 0.0, ptr addrspace(3) %p, align 4
  %next = add nuw nsw i32 %j, 8
  %more = icmp ult i32 %j, 24
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; Up to 24, which leads to column 32.
; CHECK-LABEL: @steps_out(
; CHECK:      {{[al]}}shr i32 {{.*}}, 5
; CHECK:      ret void
define ptx_kernel void @steps_out(i32 %row, i32 %a) {
entry:
  %r = sext i32 %row to i64
  %start = and i32 %a, 7
  br label %loop
loop:
  %j = phi i32 [ %start, %entry ], [ %next, %loop ]
  %i = zext nneg i32 %j to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %r, i64 %i
  store float 0.0, ptr addrspace(3) %p, align 4
  %next = add nuw nsw i32 %j, 8
  %more = icmp ult i32 %j, 25
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; 40 / 8 turns are one too many.
; CHECK-LABEL: @turns_once_too_often(
; CHECK:      {{[al]}}shr i32 {{.*}}, 5
; CHECK:      ret void
define ptx_kernel void @turns_once_too_often(i32 %row) {
entry:
  %r = sext i32 %row to i64
  br label %test
test:
  %c = phi i32 [ 0, %entry ], [ %c.next, %latch ]
  %end = and i32 %c, 2147483640
  %small = icmp ult i32 %c, 8
  br i1 %small, label %latch, label %loop
loop:
  %j = phi i32 [ 0, %test ], [ %next, %loop ]
  %n = phi i32 [ 0, %test ], [ %n.next, %loop ]
  %i = zext nneg i32 %j to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %r, i64 %i
  store float 0.0, ptr addrspace(3) %p, align 4
  %next = add i32 %j, 8
  %n.next = add i32 %n, 8
  %done = icmp eq i32 %n.next, %end
  br i1 %done, label %latch, label %loop
latch:
  %c.next = add nuw nsw i32 %c, 1
  %last = icmp eq i32 %c.next, 41
  br i1 %last, label %exit, label %test
exit:
  ret void
}

; Pointers are no counters.
; CHECK-LABEL: @turns_of_a_pointer(
; CHECK:      {{[al]}}shr i32 {{.*}}, 5
; CHECK:      ret void
define ptx_kernel void @turns_of_a_pointer(i32 %row, ptr %from, ptr %to) {
entry:
  %r = sext i32 %row to i64
  br label %loop
loop:
  %j = phi i32 [ 0, %entry ], [ %next, %loop ]
  %q = phi ptr [ %from, %entry ], [ %q.next, %loop ]
  %i = zext nneg i32 %j to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %r, i64 %i
  store float 0.0, ptr addrspace(3) %p, align 4
  %next = add i32 %j, 8
  %q.next = getelementptr i8, ptr %q, i64 8
  %done = icmp eq ptr %q, %to
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

; A bound of the number read as unsigned says nothing of a negative one, which the other bound lets through.
; CHECK-LABEL: @both_readings(
; CHECK:      {{[al]}}shr i32 {{.*}}, 5
; CHECK:      ret void
define ptx_kernel void @both_readings(i32 %row, i32 %c) {
entry:
  %r = sext i32 %row to i64
  %below = icmp slt i32 %c, 32
  %above = icmp uge i32 %c, 8
  %both = and i1 %below, %above
  br i1 %both, label %then, label %exit
then:
  %i = zext i32 %c to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %r, i64 %i
  store float 0.0, ptr addrspace(3) %p, align 4
  br label %exit
exit:
  ret void
}

declare void @llvm.nvvm.barrier0()
