; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Whole periods of a rotation go into the linear part, here 2,304 bytes for each group of 16 lanes, and the remainder, which counts down from there,
; is negative. Rows of 96 bytes need an unsigned division: whole periods are added to the remainder first, as whole rows would change the rotation.
; Rows of 128 bytes need no division, so nothing is added.
; REQUIRES: command
; RUN: rm -rf %t && mkdir %t
; RUN: %unbank fix %s -o %t/odd.ll --block=64 '--layout=*@rot:96:4'
; RUN: %unbank fix %s -o %t/power.ll --block=64 '--layout=*@rot:128:4'
; RUN: sh %S/../Inputs/same.sh %unbank '--grid=1 --block=64 --arg=i32[2400]:ramp --arg=i32[64]:zero' below %s %t %t/odd.ll %t/power.ll
; RUN: FileCheck %s --check-prefix=ODD --input-file=%t/odd.ll
; RUN: FileCheck %s --check-prefix=POWER --input-file=%t/power.ll
; ODD:       add i32 {{.*}}, 2304
; ODD:       urem
; ODD:       sub i32 {{.*}}, 2304
; POWER-NOT: urem
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@words = internal addrspace(3) global [2400 x i32] undef, align 16

define ptx_kernel void @below(ptr addrspace(1) %in, ptr addrspace(1) %out) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %fill
fill:
  %i = phi i32 [ %t, %entry ], [ %next, %fill ]
  %from = getelementptr inbounds i32, ptr addrspace(1) %in, i32 %i
  %v = load i32, ptr addrspace(1) %from, align 4
  %at = getelementptr inbounds [2400 x i32], ptr addrspace(3) @words, i32 0, i32 %i
  store i32 %v, ptr addrspace(3) %at, align 4
  %next = add nuw nsw i32 %i, 64
  %more = icmp ult i32 %next, 2400
  br i1 %more, label %fill, label %read
read:
  call void @llvm.nvvm.barrier0()
  %group = lshr i32 %t, 4
  %lane = and i32 %t, 15
  %periods = mul nuw nsw i32 %group, 576
  %behind = sub nsw i32 %periods, %lane
  %index = add nsw i32 %behind, 576
  %p = getelementptr inbounds [2400 x i32], ptr addrspace(3) @words, i32 0, i32 %index
  %w = load i32, ptr addrspace(3) %p, align 4
  %to = getelementptr inbounds i32, ptr addrspace(1) %out, i32 %t
  store i32 %w, ptr addrspace(1) %to, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier0()
