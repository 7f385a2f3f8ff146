; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; An access to one of two arrays, without knowing which, costs what its offsets cost as long as all lanes are in the same array. Lanes in both may
; conflict or not, depending on where the arrays lie: at least what the lanes in one array take, and at most the sum of what the lanes in each take by
; themselves.
; REQUIRES: command
; RUN: %unbank analyze %s --block=32 | FileCheck %s
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@a = internal addrspace(3) global [32 x [32 x i32]] undef, align 4
@b = internal addrspace(3) global [32 x [32 x i32]] undef, align 4

; An argument chooses, or the turn of a loop of unknown length.
; CHECK-LABEL: {{^}}kernel by_argument
; CHECK: st a,b {{ *}}4 {{ *}}1 {{ *}}32 -> 1 {{ *}}1
; CHECK-LABEL: {{^}}kernel by_turn
; CHECK: st a,b {{ *}}4 {{ *}}1*trips(n) {{ *}}32 -> 1 {{ *}}1
define ptx_kernel void @by_argument(i32 %n) {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %is = icmp sgt i32 %n, 5
  %base = select i1 %is, ptr addrspace(3) @a, ptr addrspace(3) @b
  %p = getelementptr inbounds [32 x i32], ptr addrspace(3) %base, i32 %x
  store i32 0, ptr addrspace(3) %p, align 4
  ret void
}

define ptx_kernel void @by_turn(i32 %n) {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop
loop:
  %now = phi ptr addrspace(3) [ @a, %entry ], [ %then, %loop ]
  %then = phi ptr addrspace(3) [ @b, %entry ], [ %now, %loop ]
  %k = phi i32 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds [32 x i32], ptr addrspace(3) %now, i32 %x
  store i32 0, ptr addrspace(3) %p, align 4
  %next = add nuw nsw i32 %k, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; Two arguments, one after the other: it is one array for all lanes, whichever.
; CHECK-LABEL: {{^}}kernel by_choices
; CHECK: st a,b {{ *}}4 {{ *}}1 {{ *}}32 -> 1 {{ *}}1
define ptx_kernel void @by_choices(i32 %n, i32 %m) {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %is = icmp sgt i32 %n, 5
  %first = select i1 %is, ptr addrspace(3) @a, ptr addrspace(3) @b
  %second = select i1 %is, ptr addrspace(3) @b, ptr addrspace(3) @a
  %also = icmp sgt i32 %m, 5
  %base = select i1 %also, ptr addrspace(3) %first, ptr addrspace(3) %second
  %p = getelementptr inbounds [32 x i32], ptr addrspace(3) %base, i32 %x
  store i32 0, ptr addrspace(3) %p, align 4
  ret void
}

; Odd lanes are in another array than even ones.
; CHECK-LABEL: {{^}}kernel by_lane
; CHECK: st a,b {{ *}}4 {{ *}}1 {{ *}}16..32 -> 1..2 {{ *}}1
; CHECK: [1] lanes of one warp are in several arrays
define ptx_kernel void @by_lane(i32 %n) {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %odd = trunc i32 %x to i1
  %base = select i1 %odd, ptr addrspace(3) @a, ptr addrspace(3) @b
  %p = getelementptr inbounds [32 x i32], ptr addrspace(3) %base, i32 %x
  store i32 0, ptr addrspace(3) %p, align 4
  ret void
}

define ptx_kernel void @by_data(ptr addrspace(1) %in) {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %from = getelementptr inbounds i32, ptr addrspace(1) %in, i32 %x
  %data = load i32, ptr addrspace(1) %from, align 4
  %is = icmp sgt i32 %data, 5
  %base = select i1 %is, ptr addrspace(3) @a, ptr addrspace(3) @b
  %p = getelementptr inbounds [32 x i32], ptr addrspace(3) %base, i32 %x
  store i32 0, ptr addrspace(3) %p, align 4
  ret void
}

; Which of them has which is known to nobody.
; CHECK-LABEL: {{^}}kernel by_choice_of_lane
; CHECK: st {{.*}}4 {{ *}}1 {{ *}}16..32 -> 1..2 {{ *}}1
define ptx_kernel void @by_choice_of_lane(i32 %n) {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %is = icmp sgt i32 %n, 5
  %first = select i1 %is, ptr addrspace(3) @a, ptr addrspace(3) @b
  %second = select i1 %is, ptr addrspace(3) @b, ptr addrspace(3) @a
  %odd = trunc i32 %x to i1
  %base = select i1 %odd, ptr addrspace(3) %first, ptr addrspace(3) %second
  %p = getelementptr inbounds [32 x i32], ptr addrspace(3) %base, i32 %x
  store i32 0, ptr addrspace(3) %p, align 4
  ret void
}

; The same of lanes that two arguments send to either: they may be in one array.
; CHECK-LABEL: {{^}}kernel by_arguments_of_lanes
; CHECK: wavefronts 16..32 -> 1..2 a block
define ptx_kernel void @by_arguments_of_lanes(i32 %n, i32 %m) {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %is = icmp sgt i32 %n, 5
  %first = select i1 %is, ptr addrspace(3) @a, ptr addrspace(3) @b
  %also = icmp sgt i32 %m, 5
  %second = select i1 %also, ptr addrspace(3) @a, ptr addrspace(3) @b
  %odd = trunc i32 %x to i1
  %base = select i1 %odd, ptr addrspace(3) %first, ptr addrspace(3) %second
  %p = getelementptr inbounds [32 x i32], ptr addrspace(3) %base, i32 %x
  store i32 0, ptr addrspace(3) %p, align 4
  ret void
}

; Two executions, by the same lanes: side by side in each array first, and 128 bytes apart then.
; CHECK-LABEL: {{^}}kernel by_lane_and_turn
; CHECK: wavefronts 2..64 -> 2..4 a block
define ptx_kernel void @by_lane_and_turn() {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %odd = trunc i32 %x to i1
  %base = select i1 %odd, ptr addrspace(3) @a, ptr addrspace(3) @b
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %next, %loop ]
  %more = mul i32 %k, 31
  %stride = add i32 %more, 1
  %place = mul i32 %x, %stride
  %p = getelementptr inbounds i32, ptr addrspace(3) %base, i32 %place
  store i32 0, ptr addrspace(3) %p, align 4
  %next = add nuw nsw i32 %k, 1
  %goes = icmp ult i32 %next, 2
  br i1 %goes, label %loop, label %exit
exit:
  ret void
}

; Where data decides it, nobody knows how many lanes are in which.
; CHECK-LABEL: {{^}}kernel by_data
; CHECK: wavefronts ? a block
; CHECK: st {{.*}}4 {{ *}}1 {{ *}}? {{ *}}?

; Of pairs of words nothing is said: which lanes are served together follows from which are active.
; CHECK-LABEL: {{^}}kernel pairs_by_lane
; CHECK: st {{.*}}8 {{ *}}1 {{ *}}? {{ *}}?
define ptx_kernel void @pairs_by_lane(i32 %n) {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %odd = trunc i32 %x to i1
  %base = select i1 %odd, ptr addrspace(3) @a, ptr addrspace(3) @b
  %p = getelementptr inbounds [32 x i32], ptr addrspace(3) %base, i32 %x
  store <2 x i32> zeroinitializer, ptr addrspace(3) %p, align 8
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
