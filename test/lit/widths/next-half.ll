; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Two words in one register of 64 bits, of which an iteration uses the upper one, and the next iteration the lower one. If ptxas unrolls the loop
; completely, the last iteration loads the upper one alone (LDS.64 and LDS.32 of one load, sm_120), as far as it narrows loads: open.
; REQUIRES: llvm-22
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; CHECK-COUNT-2: next ld None
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@before = internal addrspace(3) global [2 x i8] undef, align 1
@table = internal addrspace(3) global [16384 x i8] undef, align 8

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define ptx_kernel void @next(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_120" "target-features"="+ptx87,+sm_120" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %cond = icmp slt i32 %t, %n
  %tz = zext i32 %t to i64
  %place = getelementptr [8192 x i8], ptr addrspace(1) %out, i64 %tz
  store i8 1, ptr addrspace(3) @before, align 1
  %v1 = sext i32 %n to i64
  %v2 = sext i32 %t to i64
  %v3 = shl nuw nsw i64 %v1, %v2
  %v5 = select i1 %cond, i64 %v3, i64 8
  %v8 = getelementptr inbounds [16 x i8], ptr addrspace(3) @table, i64 %v5
  br label %loop6

loop6:
  %i9 = phi i64 [ 16, %entry ], [ %i10, %loop6 ]
  %p11 = phi ptr addrspace(3) [ %v8, %entry ], [ %p12, %loop6 ]
  %v13 = load <2 x i32>, ptr addrspace(3) %p11, align 8
  %v14 = extractelement <2 x i32> %v13, i32 0
  %v15 = getelementptr inbounds i8, ptr addrspace(3) %p11, i64 8
  %v16 = load <2 x i32>, ptr addrspace(3) %v15, align 8
  %v17 = extractelement <2 x i32> %v16, i32 1
  %v18 = getelementptr inbounds i8, ptr addrspace(1) %place, i64 16
  store i32 %v14, ptr addrspace(1) %v18, align 4
  %v19 = getelementptr inbounds i8, ptr addrspace(1) %place, i64 32
  store i32 %v17, ptr addrspace(1) %v19, align 4
  %i10 = add i64 %i9, 8
  %p12 = getelementptr inbounds i8, ptr addrspace(3) %p11, i64 8
  %v20 = icmp eq i64 %i10, 32
  br i1 %v20, label %tail7, label %loop6

tail7:
  ret void
}
