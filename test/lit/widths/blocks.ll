; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Neighbours in several blocks:
;
;     apart     32 * x - 16 is a sum of 32 bits, whose constant, up to sm_89, is part of an access's offset only in the block of the sum: the load
;               behind the branch has another base
;     turns     LLVM writes the end of the loop ahead of its beginning; what is between them becomes a select, and the stores merge
; This is about LLVM 22's code: LLVM 19 makes other code of these, which ptxas merges, as is predicted.
; REQUIRES: llvm-22
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; CHECK:      apart ld None {{.*}} neighbours whose addresses are computed apart
; CHECK-NEXT: apart ld None {{.*}} neighbours whose addresses are computed apart
; CHECK-NEXT: turns st None {{.*}} neighbours around a short branch that ptxas may predicate
; CHECK-NEXT: turns st None {{.*}} neighbours around a short branch that ptxas may predicate
; CHECK-NOT:  {{.}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@words = internal addrspace(3) global [16384 x i8] undef, align 16
@rows = internal addrspace(3) global [18416 x i8] undef, align 16
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier0()

define ptx_kernel void @apart(ptr addrspace(1) %out, ptr addrspace(1) noalias %in, ptr addrspace(1) noalias %in2, i32 %n, i32 %m) #0 {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %cond2 = icmp ne i32 %n, 7
  %tz = zext i32 %t to i64
  %place = getelementptr [8192 x i8], ptr addrspace(1) %out, i64 %tz
  %v1 = sdiv i32 %t, 6
  %v2 = mul i32 %v1, 32
  %v3 = add i32 %v2, -16
  %v4 = sext i32 %v3 to i64
  %v5 = getelementptr [1 x i8], ptr addrspace(3) @words, i64 %v4
  %v6 = load float, ptr addrspace(3) %v5, align 4
  %v9 = getelementptr inbounds i8, ptr addrspace(1) %place, i64 16
  store float %v6, ptr addrspace(1) %v9, align 4
  br i1 %cond2, label %arm7, label %join8

arm7:                                             ; preds = %entry
  %v10 = add i32 %v2, -12
  %v11 = sext i32 %v10 to i64
  %v12 = getelementptr [1 x i8], ptr addrspace(3) @words, i64 %v11
  %v13 = load float, ptr addrspace(3) %v12, align 4
  %v14 = getelementptr inbounds i8, ptr addrspace(1) %place, i64 32
  store float %v13, ptr addrspace(1) %v14, align 4
  br label %join8

join8:                                            ; preds = %arm7, %entry
  %v15 = add i32 %v2, -12
  %v16 = sext i32 %v15 to i64
  %v17 = getelementptr [1 x i8], ptr addrspace(3) @words, i64 %v16
  %v18 = load float, ptr addrspace(3) %v17, align 4
  %v19 = add i32 %v2, -8
  %v20 = sext i32 %v19 to i64
  %v21 = getelementptr [1 x i8], ptr addrspace(3) @words, i64 %v20
  %v22 = load float, ptr addrspace(3) %v21, align 4
  %v23 = add i32 %v2, -4
  %v24 = sext i32 %v23 to i64
  %v25 = getelementptr [1 x i8], ptr addrspace(3) @words, i64 %v24
  %v26 = load float, ptr addrspace(3) %v25, align 4
  %v27 = getelementptr inbounds i8, ptr addrspace(1) %place, i64 48
  store float %v18, ptr addrspace(1) %v27, align 4
  %v28 = getelementptr inbounds i8, ptr addrspace(1) %place, i64 64
  store float %v22, ptr addrspace(1) %v28, align 4
  %v29 = getelementptr inbounds i8, ptr addrspace(1) %place, i64 80
  store float %v26, ptr addrspace(1) %v29, align 4
  ret void
}

define ptx_kernel void @turns(ptr addrspace(1) %out, ptr addrspace(1) noalias %in, ptr addrspace(1) noalias %in2, i32 %n, i32 %m) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %lane = and i32 %t, 31
  %cond = icmp slt i32 %t, %n
  %w_i32 = load i32, ptr addrspace(1) %in2, align 4
  %w_i16 = trunc i32 %w_i32 to i16
  %v1 = trunc i32 %lane to i16
  %v3 = urem i16 %v1, 16
  %v4 = zext i16 %v3 to i32
  %v19 = insertelement <2 x i16> poison, i16 %w_i16, i32 0
  %v20 = insertelement <2 x i16> %v19, i16 %w_i16, i32 1
  %0 = mul i32 %v4, 176
  %1 = mul i32 %v4, 32
  br label %loop10

loop10:                                           ; preds = %loop10b, %entry
  %i12 = phi i64 [ 0, %entry ], [ %i13, %loop10b ]
  %2 = trunc i64 %i12 to i32
  %3 = add i32 %0, %2
  %4 = add i32 %1, %2
  %5 = lshr i32 %4, 7
  %6 = mul i32 %5, 16
  %7 = add i32 %3, %6
  %8 = sext i32 %7 to i64
  %9 = getelementptr i8, ptr addrspace(3) @rows, i64 %8
  store <2 x i16> %v20, ptr addrspace(3) %9, align 16
  br i1 %cond, label %loop10a, label %loop10b

loop10a:                                          ; preds = %loop10
  br label %loop10b

loop10b:                                          ; preds = %loop10a, %loop10
  %10 = phi i32 [ 3, %loop10a ], [ 1, %loop10 ]
  %11 = getelementptr i8, ptr addrspace(3) %9, i64 4
  store <2 x i16> %v20, ptr addrspace(3) %11, align 4
  %i13 = add i64 %i12, 16
  %v30 = icmp eq i64 %i13, 48
  br i1 %v30, label %tail11, label %loop10

tail11:                                           ; preds = %loop10b
  store i32 %10, ptr addrspace(1) %out, align 4
  call void @llvm.nvvm.barrier0()
  ret void
}

attributes #0 = { "target-cpu"="sm_80" }
