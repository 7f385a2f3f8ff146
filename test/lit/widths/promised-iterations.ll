; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; A vector promises its alignment, also in one iteration of an unrolled loop (promises.h). In the loop of 8 iterations, a padded word (x + 24) of
; iteration k is the first word of the pair (x + 16) of iteration k + 1: ptxas (sm_89) loads it alone three times, and five times as that pair.
;
;     passed    the word is that of the next iteration's pair, so its width is open
;     never     x + 20 is never the address of a pair: 4 bytes
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; CHECK:      passed ld None {{.*}}
; CHECK-NEXT: passed ld None {{.*}}
; CHECK-NEXT: passed ld None 0..1 neighbours in other iterations of a loop that ptxas may unroll
; CHECK-NEXT: never ld None {{.*}}
; CHECK-NEXT: never ld None {{.*}}
; CHECK-NEXT: never ld 4{{ .*}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@table = internal addrspace(3) global [4096 x i32] undef, align 16

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define ptx_kernel void @passed(ptr addrspace(1) %out, ptr addrspace(1) noalias %in, ptr addrspace(1) noalias %in2, i32 %n, i32 %m) "target-cpu"="sm_89" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %d = load i32, ptr addrspace(1) %in, align 4
  %tz = zext nneg i32 %t to i64
  %place = getelementptr [8192 x i8], ptr addrspace(1) %out, i64 %tz
  %sext = shl i32 %d, 16
  %0 = ashr exact i32 %sext, 12
  %v4 = sub nsw i32 0, %0
  %v27 = getelementptr inbounds nuw i8, ptr addrspace(1) %place, i64 16
  %v28 = getelementptr inbounds nuw i8, ptr addrspace(1) %place, i64 32
  %v29 = getelementptr inbounds nuw i8, ptr addrspace(1) %place, i64 48
  %v30 = getelementptr inbounds nuw i8, ptr addrspace(1) %place, i64 64
  %v31 = getelementptr inbounds nuw i8, ptr addrspace(1) %place, i64 80
  %v32 = getelementptr inbounds nuw i8, ptr addrspace(1) %place, i64 96
  %v33 = getelementptr inbounds nuw i8, ptr addrspace(1) %place, i64 112
  %v34 = getelementptr inbounds nuw i8, ptr addrspace(1) %place, i64 128
  %v35 = getelementptr inbounds nuw i8, ptr addrspace(1) %place, i64 144
  br label %loop5

loop5:
  %i9 = phi i64 [ 16, %entry ], [ %i10, %loop5 ]
  %1 = phi i32 [ %v4, %entry ], [ %2, %loop5 ]
  %2 = add i32 %1, 8
  %3 = lshr i32 %2, 6
  %4 = mul i32 %3, 8
  %5 = add i32 %2, %4
  %6 = sext i32 %5 to i64
  %7 = getelementptr i8, ptr addrspace(3) @table, i64 %6
  %8 = getelementptr i8, ptr addrspace(3) %7, i64 4
  %v14 = load float, ptr addrspace(3) %8, align 4
  %9 = add i32 %1, 16
  %10 = lshr i32 %9, 6
  %11 = mul i32 %10, 8
  %12 = add i32 %9, %11
  %13 = sext i32 %12 to i64
  %14 = getelementptr i8, ptr addrspace(3) @table, i64 %13
  %v17 = load float, ptr addrspace(3) %14, align 8
  %15 = getelementptr i8, ptr addrspace(3) %14, i64 4
  %v23 = load float, ptr addrspace(3) %15, align 4
  %16 = add i32 %1, 24
  %17 = lshr i32 %16, 6
  %18 = mul i32 %17, 8
  %19 = add i32 %16, %18
  %20 = sext i32 %19 to i64
  %21 = getelementptr i8, ptr addrspace(3) @table, i64 %20
  %v26 = load float, ptr addrspace(3) %21, align 8
  store float %v14, ptr addrspace(1) %v27, align 4
  store i32 %d, ptr addrspace(1) %v28, align 4
  store float %v17, ptr addrspace(1) %v29, align 4
  store i32 %d, ptr addrspace(1) %v30, align 4
  store float %v17, ptr addrspace(1) %v31, align 4
  store i32 %d, ptr addrspace(1) %v32, align 4
  store float %v23, ptr addrspace(1) %v33, align 4
  store i32 %d, ptr addrspace(1) %v34, align 4
  store float %v26, ptr addrspace(1) %v35, align 4
  %i10 = add i64 %i9, 8
  %v36 = icmp eq i64 %i10, 80
  br i1 %v36, label %tail6, label %loop5

tail6:
  ret void
}

define ptx_kernel void @never(ptr addrspace(1) %out, ptr addrspace(1) noalias %in, ptr addrspace(1) noalias %in2, i32 %n, i32 %m) "target-cpu"="sm_89" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %d = load i32, ptr addrspace(1) %in, align 4
  %tz = zext nneg i32 %t to i64
  %place = getelementptr [8192 x i8], ptr addrspace(1) %out, i64 %tz
  %sext = shl i32 %d, 16
  %0 = ashr exact i32 %sext, 12
  %v4 = sub nsw i32 0, %0
  %v27 = getelementptr inbounds nuw i8, ptr addrspace(1) %place, i64 16
  %v28 = getelementptr inbounds nuw i8, ptr addrspace(1) %place, i64 32
  %v29 = getelementptr inbounds nuw i8, ptr addrspace(1) %place, i64 48
  %v30 = getelementptr inbounds nuw i8, ptr addrspace(1) %place, i64 64
  %v31 = getelementptr inbounds nuw i8, ptr addrspace(1) %place, i64 80
  %v32 = getelementptr inbounds nuw i8, ptr addrspace(1) %place, i64 96
  %v33 = getelementptr inbounds nuw i8, ptr addrspace(1) %place, i64 112
  %v34 = getelementptr inbounds nuw i8, ptr addrspace(1) %place, i64 128
  %v35 = getelementptr inbounds nuw i8, ptr addrspace(1) %place, i64 144
  br label %loop5

loop5:
  %i9 = phi i64 [ 16, %entry ], [ %i10, %loop5 ]
  %1 = phi i32 [ %v4, %entry ], [ %2, %loop5 ]
  %2 = add i32 %1, 8
  %3 = lshr i32 %2, 6
  %4 = mul i32 %3, 8
  %5 = add i32 %2, %4
  %6 = sext i32 %5 to i64
  %7 = getelementptr i8, ptr addrspace(3) @table, i64 %6
  %8 = getelementptr i8, ptr addrspace(3) %7, i64 4
  %v14 = load float, ptr addrspace(3) %8, align 4
  %9 = add i32 %1, 16
  %10 = lshr i32 %9, 6
  %11 = mul i32 %10, 8
  %12 = add i32 %9, %11
  %13 = sext i32 %12 to i64
  %14 = getelementptr i8, ptr addrspace(3) @table, i64 %13
  %v17 = load float, ptr addrspace(3) %14, align 8
  %15 = getelementptr i8, ptr addrspace(3) %14, i64 4
  %v23 = load float, ptr addrspace(3) %15, align 4
  %16 = add i32 %1, 20
  %17 = lshr i32 %16, 6
  %18 = mul i32 %17, 8
  %19 = add i32 %16, %18
  %20 = sext i32 %19 to i64
  %21 = getelementptr i8, ptr addrspace(3) @table, i64 %20
  %v26 = load float, ptr addrspace(3) %21, align 4
  store float %v14, ptr addrspace(1) %v27, align 4
  store i32 %d, ptr addrspace(1) %v28, align 4
  store float %v17, ptr addrspace(1) %v29, align 4
  store i32 %d, ptr addrspace(1) %v30, align 4
  store float %v17, ptr addrspace(1) %v31, align 4
  store i32 %d, ptr addrspace(1) %v32, align 4
  store float %v23, ptr addrspace(1) %v33, align 4
  store i32 %d, ptr addrspace(1) %v34, align 4
  store float %v26, ptr addrspace(1) %v35, align 4
  %i10 = add i64 %i9, 8
  %v36 = icmp eq i64 %i10, 80
  br i1 %v36, label %tail6, label %loop5

tail6:
  ret void
}
