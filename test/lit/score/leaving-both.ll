; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Loops that end when either of two conditions fails: one is alike in all lanes, the other compares each lane's own number with a narrow counter.
; Unoptimised code joins them in a phi, and a select may choose between them. Lanes leave in different iterations, whichever is tested first: the load
; behind the loop, of 32 lanes in a row if they were together, takes more than 1 wavefront. In the twin both conditions are alike in all lanes.
; `by_way`: lanes that reach an exit which all others bypass leave in different iterations, too; its twin has one way for all.
; `nested`: a loop that could be executed as it is, except that a loop inside it decides who reaches an exit, is not executed if its result is used
; behind it; in its twin the result is known, as all lanes leave in the first iteration.
; short: forced layouts alone. Beside pointers of 32 bits an index may wrap once it counts bytes, so that a pad costs more than a swizzle.
; RUN: %unbank_opt -passes='unbank<mode=report;only=none;block=32;widths=ir;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; CHECK: {{^}}lanes_last ld 4 1..32
; CHECK-NEXT: {{^}}lanes_first ld 4 1..32
; CHECK-NEXT: {{^}}selected ld 4 1..32
; CHECK-NEXT: {{^}}alike ld 4 1..1
; CHECK-NEXT: {{^}}by_way ld 4 1..32
; CHECK-NEXT: {{^}}by_one_way ld 4 32..32
; CHECK-NEXT: {{^}}nested ld 4 1..32
; CHECK-NEXT: {{^}}nested_known ld 4 32..32
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@s = internal addrspace(3) global [8192 x float] undef, align 16
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define ptx_kernel void @lanes_last(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %header
header:
  %short = phi i8 [ 1, %entry ], [ %next, %body ]
  %i = sext i8 %short to i32
  %all = icmp slt i32 %i, %n
  br i1 %all, label %second, label %both
second:
  %lane = and i32 %t, 15
  %own = icmp sle i32 %lane, %i
  br label %both
both:
  %goes_on = phi i1 [ false, %header ], [ %own, %second ]
  br i1 %goes_on, label %body, label %end
body:
  %sum = add nsw i32 %i, 5
  %next = trunc i32 %sum to i8
  br label %header
end:
  %words = mul nsw i32 %i, 4
  %at = add nsw i32 %words, %t
  %p = getelementptr inbounds float, ptr addrspace(3) @s, i32 %at
  %v = load volatile float, ptr addrspace(3) %p, align 4
  ret void
}

define ptx_kernel void @lanes_first(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %header
header:
  %short = phi i8 [ 1, %entry ], [ %next, %body ]
  %i = sext i8 %short to i32
  %lane = and i32 %t, 15
  %own = icmp sle i32 %lane, %i
  br i1 %own, label %second, label %both
second:
  %all = icmp slt i32 %i, %n
  br label %both
both:
  %goes_on = phi i1 [ false, %header ], [ %all, %second ]
  br i1 %goes_on, label %body, label %end
body:
  %sum = add nsw i32 %i, 5
  %next = trunc i32 %sum to i8
  br label %header
end:
  %words = mul nsw i32 %i, 4
  %at = add nsw i32 %words, %t
  %p = getelementptr inbounds float, ptr addrspace(3) @s, i32 %at
  %v = load volatile float, ptr addrspace(3) %p, align 4
  ret void
}

define ptx_kernel void @selected(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %header
header:
  %short = phi i8 [ 1, %entry ], [ %next, %body ]
  %i = sext i8 %short to i32
  %lane = and i32 %t, 15
  %own = icmp sle i32 %lane, %i
  %all = icmp slt i32 %i, %n
  %soon = icmp slt i32 %i, 3
  %goes_on = select i1 %own, i1 %all, i1 %soon
  br i1 %goes_on, label %body, label %end
body:
  %sum = add nsw i32 %i, 5
  %next = trunc i32 %sum to i8
  br label %header
end:
  %words = mul nsw i32 %i, 4
  %at = add nsw i32 %words, %t
  %p = getelementptr inbounds float, ptr addrspace(3) @s, i32 %at
  %v = load volatile float, ptr addrspace(3) %p, align 4
  ret void
}

define ptx_kernel void @alike(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %header
header:
  %short = phi i8 [ 1, %entry ], [ %next, %body ]
  %i = sext i8 %short to i32
  %all = icmp slt i32 %i, %n
  br i1 %all, label %second, label %both
second:
  %own = icmp slt i32 %i, 100
  br label %both
both:
  %goes_on = phi i1 [ false, %header ], [ %own, %second ]
  br i1 %goes_on, label %body, label %end
body:
  %sum = add nsw i32 %i, 5
  %next = trunc i32 %sum to i8
  br label %header
end:
  %words = mul nsw i32 %i, 4
  %at = add nsw i32 %words, %t
  %p = getelementptr inbounds float, ptr addrspace(3) @s, i32 %at
  %v = load volatile float, ptr addrspace(3) %p, align 4
  ret void
}

define ptx_kernel void @by_way(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %header
header:
  %i = phi i32 [ 31, %entry ], [ %next, %latch ]
  %stays = icmp sgt i32 %i, %n
  br i1 %stays, label %body, label %end
body:
  %past = icmp slt i32 %i, %t
  br i1 %past, label %latch, label %exit
exit:
  %most = mul i32 %n, 3
  %less = icmp slt i32 %i, %most
  br i1 %less, label %end, label %latch
latch:
  %next = sub i32 %i, 2
  br label %header
end:
  %row = mul i32 %t, 32
  %at = add i32 %row, %i
  %p = getelementptr float, ptr addrspace(3) @s, i32 %at
  %v = load volatile float, ptr addrspace(3) %p, align 4
  ret void
}

define ptx_kernel void @by_one_way(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %header
header:
  %i = phi i32 [ 31, %entry ], [ %next, %latch ]
  %stays = icmp sgt i32 %i, %n
  br i1 %stays, label %body, label %end
body:
  %past = icmp slt i32 %i, %n
  br i1 %past, label %latch, label %exit
exit:
  %most = mul i32 %n, 3
  %less = icmp slt i32 %i, %most
  br i1 %less, label %end, label %latch
latch:
  %next = sub i32 %i, 2
  br label %header
end:
  %row = mul i32 %t, 32
  %at = add i32 %row, %i
  %p = getelementptr float, ptr addrspace(3) @s, i32 %at
  %v = load volatile float, ptr addrspace(3) %p, align 4
  ret void
}

define ptx_kernel void @nested(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %header
header:
  %i = phi i32 [ 31, %entry ], [ %next, %latch ]
  %stays = icmp sgt i32 %i, 0
  br i1 %stays, label %body, label %end
body:
  %past = icmp slt i32 %i, %t
  br i1 %past, label %latch, label %inner
inner:
  %j = phi i32 [ 0, %body ], [ %following, %round ]
  %comes = icmp slt i32 %j, %n
  br i1 %comes, label %exit, label %latch
exit:
  %leaves = icmp ne i32 %i, 5
  br i1 %leaves, label %end, label %round
round:
  %following = add i32 %j, 3
  br label %inner
latch:
  %next = ashr i32 %i, 1
  br label %header
end:
  %row = mul i32 %t, 32
  %at = add i32 %row, %i
  %p = getelementptr float, ptr addrspace(3) @s, i32 %at
  %v = load volatile float, ptr addrspace(3) %p, align 4
  ret void
}

define ptx_kernel void @nested_known(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %header
header:
  %i = phi i32 [ 31, %entry ], [ %next, %latch ]
  %stays = icmp sgt i32 %i, 0
  br i1 %stays, label %body, label %end
body:
  %past = icmp slt i32 %i, %t
  br i1 %past, label %latch, label %inner
inner:
  %j = phi i32 [ 0, %body ], [ %following, %round ]
  %comes = icmp slt i32 %j, 6
  br i1 %comes, label %exit, label %latch
exit:
  %leaves = icmp ne i32 %i, 5
  br i1 %leaves, label %end, label %round
round:
  %following = add i32 %j, 3
  br label %inner
latch:
  %next = ashr i32 %i, 1
  br label %header
end:
  %row = mul i32 %t, 32
  %at = add i32 %row, %i
  %p = getelementptr float, ptr addrspace(3) @s, i32 %at
  %v = load volatile float, ptr addrspace(3) %p, align 4
  ret void
}
