; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; The words at ((x + 8) + y) ^ ... and at ((x + y) + 8) ^ ... + 4 in a loop, where x + 8 is computed before it. Before sm_90 ptxas leaves the first 8 where
; it is: the two words stay apart (sm_80 and sm_86; one LDS.64 on sm_75). LLVM 22 computes both from the same sum.
; REQUIRES: llvm-19
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; CHECK-COUNT-2: parted ld None{{.*}}computed apart
; CHECK-NOT: None
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@table = internal addrspace(3) global [16384 x i8] undef, align 16

declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define ptx_kernel void @parted(ptr addrspace(1) %out, ptr addrspace(1) noalias %in, ptr addrspace(1) noalias %in2, i32 %n, i32 %m) "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %lane = and i32 %t, 31
  %cond = icmp slt i32 %t, %n
  %tz = zext i32 %t to i64
  %place = getelementptr [8192 x i8], ptr addrspace(1) %out, i64 %tz
  %v1 = udiv i32 %t, %lane
  %v9 = sub i32 %v1, 2
  %0 = mul i32 %v9, 8
  %1 = mul i32 %v1, 8
  %v24 = sub i32 %v1, 1
  %2 = mul i32 %v24, 8
  %v28 = getelementptr inbounds i8, ptr addrspace(1) %place, i64 16
  %v29 = getelementptr inbounds i8, ptr addrspace(1) %place, i64 32
  %v30 = getelementptr inbounds i8, ptr addrspace(1) %place, i64 48
  %v31 = getelementptr inbounds i8, ptr addrspace(1) %place, i64 64
  %v32 = getelementptr inbounds i8, ptr addrspace(1) %place, i64 80
  %v33 = sub i32 %v1, -1
  %3 = mul i32 %v33, 8
  %v45 = getelementptr inbounds i8, ptr addrspace(1) %place, i64 96
  %v46 = getelementptr inbounds i8, ptr addrspace(1) %place, i64 112
  %v47 = getelementptr inbounds i8, ptr addrspace(1) %place, i64 128
  br label %loop2

loop2:
  %i4 = phi i64 [ 16, %entry ], [ %i5, %loop2b ]
  %4 = trunc i64 %i4 to i32
  %5 = add i32 %0, %4
  %6 = lshr i32 %5, 3
  %7 = and i32 %6, 112
  %8 = xor i32 %5, %7
  %9 = sext i32 %8 to i64
  %10 = getelementptr i8, ptr addrspace(3) @table, i64 %9
  %v12 = load float, ptr addrspace(3) %10, align 8
  %11 = add i32 %1, %4
  %12 = lshr i32 %11, 3
  %13 = and i32 %12, 112
  %14 = xor i32 %11, %13
  %15 = sext i32 %14 to i64
  %16 = getelementptr i8, ptr addrspace(3) @table, i64 %15
  %v15 = load float, ptr addrspace(3) %16, align 8
  %17 = add i32 %11, 1008
  %18 = lshr i32 %17, 3
  %19 = and i32 %18, 112
  %20 = xor i32 %17, %19
  %21 = sext i32 %20 to i64
  %gep = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @table, i64 -1020), i64 %21
  %v19 = load float, ptr addrspace(3) %gep, align 4
  %22 = getelementptr i8, ptr addrspace(3) %16, i64 4
  %v23 = load float, ptr addrspace(3) %22, align 4
  %23 = add i32 %2, %4
  %24 = lshr i32 %23, 3
  %25 = and i32 %24, 112
  %26 = xor i32 %23, %25
  %27 = sext i32 %26 to i64
  %28 = getelementptr i8, ptr addrspace(3) @table, i64 %27
  %v27 = load float, ptr addrspace(3) %28, align 8
  store float %v12, ptr addrspace(1) %v28, align 4
  store float %v15, ptr addrspace(1) %v29, align 4
  store float %v19, ptr addrspace(1) %v30, align 4
  store float %v23, ptr addrspace(1) %v31, align 4
  store float %v27, ptr addrspace(1) %v32, align 4
  br i1 %cond, label %loop2a, label %loop2b

loop2a:
  store i32 3, ptr addrspace(1) %out, align 4
  br label %loop2b

loop2b:
  %29 = add i32 %3, %4
  %30 = lshr i32 %29, 3
  %31 = and i32 %30, 112
  %32 = xor i32 %29, %31
  %33 = sext i32 %32 to i64
  %34 = getelementptr i8, ptr addrspace(3) @table, i64 %33
  %v36 = load float, ptr addrspace(3) %34, align 8
  %35 = add i32 %11, 1016
  %36 = lshr i32 %35, 3
  %37 = and i32 %36, 112
  %38 = xor i32 %35, %37
  %39 = sext i32 %38 to i64
  %gep1 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @table, i64 -1020), i64 %39
  %v40 = load float, ptr addrspace(3) %gep1, align 4
  %40 = add i32 %11, 8
  %41 = lshr i32 %40, 3
  %42 = and i32 %41, 112
  %43 = xor i32 %40, %42
  %44 = sext i32 %43 to i64
  %gep2 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @table, i64 4), i64 %44
  %v44 = load float, ptr addrspace(3) %gep2, align 4
  store float %v36, ptr addrspace(1) %v45, align 4
  store float %v40, ptr addrspace(1) %v46, align 4
  store float %v44, ptr addrspace(1) %v47, align 4
  %i5 = add i64 %i4, 8
  %v48 = icmp eq i64 %i5, 32
  br i1 %v48, label %tail3, label %loop2

tail3:
  ret void
}
