; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; A loop whose exit conditions are alike in every iteration and depend on lanes alone: half of the lanes leave by the first exit, the others by the
; second, and none reaches a second iteration. The second load is that of 16 lanes, in four wavefronts.
; RUN: %unbank_opt -passes='unbank<mode=report;only=none;block=32;widths=ir;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; CHECK: {{^}}both ld 4 8..8
; CHECK-NEXT: {{^}}both ld 4 4..4
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@both.s = internal addrspace(3) global [2048 x float] undef, align 16
define ptx_kernel void @both(ptr addrspace(1) %out) "target-cpu"="sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %bit = and i32 %t, 4
  %leaves = icmp ne i32 %bit, 0
  %stays = icmp eq i32 %bit, 0
  %i = shl nuw nsw i32 %t, 3
  %p = getelementptr inbounds float, ptr addrspace(3) @both.s, i32 %i
  %q = getelementptr inbounds float, ptr addrspace(3) %p, i32 7
  br label %loop
loop:
  %a = load volatile float, ptr addrspace(3) %p, align 4
  br i1 %leaves, label %exit, label %rest
rest:
  %b = load volatile float, ptr addrspace(3) %q, align 4
  br i1 %stays, label %exit, label %loop
exit:
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
