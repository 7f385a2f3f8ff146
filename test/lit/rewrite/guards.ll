; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Branches on the path to an access prove that a column lies in its row, for any block shape; each proof has a twin that lets one more column through.
; Rows of 128 bytes become longer by 4.
; RUN: %unbank_opt -passes='unbank<layout=*@pad:128:4>,verify' -verify-each %s -S | FileCheck %s
target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [32 x [32 x float]] undef, align 4

; CHECK-LABEL: @branch(
; CHECK-NOT:  {{[al]}}shr
; CHECK:      ret void
define ptx_kernel void @branch(i32 %row) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %inside = icmp ult i32 %t, 32
  br i1 %inside, label %then, label %exit
then:
  %i = zext nneg i32 %t to i64
  %r = sext i32 %row to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %r, i64 %i
  store float 0.0, ptr addrspace(3) %p, align 4
  br label %exit
exit:
  ret void
}

; CHECK-LABEL: @branch_too_wide(
; CHECK:      lshr i32 {{.*}}, 5
; CHECK:      ret void
define ptx_kernel void @branch_too_wide(i32 %row) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %inside = icmp ult i32 %t, 33
  br i1 %inside, label %then, label %exit
then:
  %i = zext nneg i32 %t to i64
  %r = sext i32 %row to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %r, i64 %i
  store float 0.0, ptr addrspace(3) %p, align 4
  br label %exit
exit:
  ret void
}

; The other way out of the same branch.
; CHECK-LABEL: @branch_not_taken(
; CHECK:      lshr i32 {{.*}}, 5
; CHECK:      ret void
define ptx_kernel void @branch_not_taken(i32 %row) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %inside = icmp ult i32 %t, 32
  br i1 %inside, label %exit, label %then
then:
  %i = zext nneg i32 %t to i64
  %r = sext i32 %row to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %r, i64 %i
  store float 0.0, ptr addrspace(3) %p, align 4
  br label %exit
exit:
  ret void
}

; for (col = threadIdx.x; col < 32; col += blockDim.x)
; CHECK-LABEL: @loop(
; CHECK-NOT:  {{[al]}}shr
; CHECK:      ret void
define ptx_kernel void @loop(i32 %row) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %n = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %any = icmp ult i32 %t, 32
  br i1 %any, label %body, label %exit
body:
  %col = phi i32 [ %t, %entry ], [ %next, %body ]
  %i = zext nneg i32 %col to i64
  %r = sext i32 %row to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %r, i64 %i
  store float 0.0, ptr addrspace(3) %p, align 4
  %next = add i32 %col, %n
  %more = icmp ult i32 %next, 32
  br i1 %more, label %body, label %exit
exit:
  ret void
}

; Nobody asks before the first round.
; CHECK-LABEL: @loop_unguarded(
; CHECK:      lshr i32 {{.*}}, 5
; CHECK:      ret void
define ptx_kernel void @loop_unguarded(i32 %row) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %n = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %body
body:
  %col = phi i32 [ %t, %entry ], [ %next, %body ]
  %i = zext nneg i32 %col to i64
  %r = sext i32 %row to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %r, i64 %i
  store float 0.0, ptr addrspace(3) %p, align 4
  %next = add i32 %col, %n
  %more = icmp ult i32 %next, 32
  br i1 %more, label %body, label %exit
exit:
  ret void
}

; The last round's column plus 8 is one more than 31.
; CHECK-LABEL: @loop_one_round_more(
; CHECK:      lshr i32 {{.*}}, 5
; CHECK:      ret void
define ptx_kernel void @loop_one_round_more(i32 %row) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %any = icmp ult i32 %t, 32
  br i1 %any, label %body, label %exit
body:
  %col = phi i32 [ %t, %entry ], [ %next, %body ]
  %i = zext nneg i32 %col to i64
  %r = sext i32 %row to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %r, i64 %i
  store float 0.0, ptr addrspace(3) %p, align 4
  %next = add nuw nsw i32 %col, 8
  %more = icmp ult i32 %col, 25
  br i1 %more, label %body, label %exit
exit:
  ret void
}

; A number that is not the last, or the first, of those that it may be; any other one says nothing.
; CHECK-LABEL: @not_the_last(
; CHECK-NOT:  {{[al]}}shr
; CHECK:      ret void
define ptx_kernel void @not_the_last(i32 %row) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %inside = icmp ult i32 %t, 33
  br i1 %inside, label %then, label %exit
then:
  %other = icmp eq i32 %t, 32
  br i1 %other, label %exit, label %last
last:
  %column = add nsw i32 %t, 0
  %i = sext i32 %column to i64
  %r = sext i32 %row to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %r, i64 %i
  store float 0.0, ptr addrspace(3) %p, align 4
  br label %exit
exit:
  ret void
}

; CHECK-LABEL: @not_the_first(
; CHECK-NOT:  {{[al]}}shr
; CHECK:      ret void
define ptx_kernel void @not_the_first(i32 %row) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %inside = icmp ult i32 %t, 33
  br i1 %inside, label %then, label %exit
then:
  %other = icmp eq i32 %t, 0
  br i1 %other, label %exit, label %last
last:
  %column = add nsw i32 %t, -1
  %i = sext i32 %column to i64
  %r = sext i32 %row to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %r, i64 %i
  store float 0.0, ptr addrspace(3) %p, align 4
  br label %exit
exit:
  ret void
}

; CHECK-LABEL: @not_one_between(
; CHECK:      {{[al]}}shr
; CHECK:      ret void
define ptx_kernel void @not_one_between(i32 %row) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %inside = icmp ult i32 %t, 33
  br i1 %inside, label %then, label %exit
then:
  %other = icmp eq i32 %t, 31
  br i1 %other, label %exit, label %last
last:
  %column = add nsw i32 %t, 0
  %i = sext i32 %column to i64
  %r = sext i32 %row to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %r, i64 %i
  store float 0.0, ptr addrspace(3) %p, align 4
  br label %exit
exit:
  ret void
}

; CHECK-LABEL: @not_the_first_but_last(
; CHECK:      {{[al]}}shr
; CHECK:      ret void
define ptx_kernel void @not_the_first_but_last(i32 %row) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %inside = icmp ult i32 %t, 33
  br i1 %inside, label %then, label %exit
then:
  %other = icmp eq i32 %t, 0
  br i1 %other, label %exit, label %last
last:
  %column = add nsw i32 %t, 0
  %i = sext i32 %column to i64
  %r = sext i32 %row to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %r, i64 %i
  store float 0.0, ptr addrspace(3) %p, align 4
  br label %exit
exit:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
