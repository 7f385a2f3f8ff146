; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Words at 4, 8 and 12 bytes behind a multiple of 16, in a loop, next to a vector which promises that alignment. 1540 is added before the loop, to a sum
; with a product of 64 bits. Before sm_90 ptxas leaves it there, so that the words are off the alignment that it proves: LDS.32 and LDS.64 on sm_75 to
; sm_89, one LDS.128 on sm_90. So they are where the array's place is not 0; where it is, they merge.
; REQUIRES: llvm-22
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; CHECK: product ld None
; CHECK-NEXT: product ld None
; CHECK-NEXT: product ld 16
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@words = external hidden addrspace(3) global [4200 x i32], align 16
@table = external hidden addrspace(3) global [260 x float], align 4
@counts = external hidden addrspace(3) global [64 x i32], align 4

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)

define ptx_kernel void @product(ptr %0, ptr %1, i32 %2, i32 %3) "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw float, ptr %1, i64 %6
  %8 = load float, ptr %7, align 4
  %9 = getelementptr [4 x i8], ptr addrspace(3) @words, i64 %6
  br label %16

10:
  %11 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @table to ptr), i64 %6
  store float %8, ptr %11, align 4
  %12 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @counts to ptr), i64 %6
  store i32 %2, ptr %12, align 4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %13 = sext i32 %5 to i64
  %14 = sub i64 0, %13
  %15 = getelementptr [48 x i8], ptr addrspace(3) @words, i64 %14
  br label %40

16:
  %17 = phi i32 [ 0, %4 ], [ %26, %16 ]
  %18 = shl nuw nsw i32 %17, 5
  %19 = add nuw nsw i32 %18, %5
  %20 = zext nneg i32 %19 to i64
  %21 = getelementptr inbounds nuw float, ptr %1, i64 %20
  %22 = load float, ptr %21, align 4
  %23 = fptosi float %22 to i32
  %24 = zext i32 %17 to i64
  %25 = getelementptr [128 x i8], ptr addrspace(3) %9, i64 %24
  store i32 %23, ptr addrspace(3) %25, align 4
  %26 = add nuw nsw i32 %17, 1
  %27 = icmp eq i32 %26, 4
  br i1 %27, label %10, label %16, !llvm.loop !0

28:
  %29 = sitofp i32 %2 to float
  %30 = fadd contract float %74, %29
  %31 = sub nsw i32 31, %5
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @table to ptr), i64 %32
  %34 = load float, ptr %33, align 4
  %35 = fadd contract float %30, %34
  %36 = load i32, ptr %12, align 4
  %37 = uitofp i32 %36 to float
  %38 = fadd contract float %35, %37
  %39 = getelementptr inbounds nuw float, ptr %0, i64 %6
  store float %38, ptr %39, align 4
  ret void

40:
  %41 = phi i32 [ 0, %10 ], [ %75, %40 ]
  %42 = phi float [ %8, %10 ], [ %74, %40 ]
  %43 = fmul contract float %42, 3.000000e+00
  %44 = sext i32 %41 to i64
  %45 = getelementptr [256 x i8], ptr addrspace(3) %15, i64 %44
  %46 = getelementptr i8, ptr addrspace(3) %45, i64 1540
  %47 = load i32, ptr addrspace(3) %46, align 4
  %48 = sitofp i32 %47 to float
  %49 = fadd contract float %43, %48
  %50 = fmul contract float %49, 3.000000e+00
  %51 = getelementptr i8, ptr addrspace(3) %45, i64 1544
  %52 = load i32, ptr addrspace(3) %51, align 8
  %53 = sitofp i32 %52 to float
  %54 = fadd contract float %50, %53
  %55 = fmul contract float %54, 3.000000e+00
  %56 = getelementptr i8, ptr addrspace(3) %45, i64 1548
  %57 = load i32, ptr addrspace(3) %56, align 4
  %58 = sitofp i32 %57 to float
  %59 = fadd contract float %55, %58
  %60 = fmul contract float %59, 3.000000e+00
  %61 = getelementptr i8, ptr addrspace(3) %45, i64 1552
  %62 = load i32, ptr addrspace(3) %61, align 16
  %63 = sitofp i32 %62 to float
  %64 = fadd contract float %60, %63
  %65 = fmul contract float %64, 3.000000e+00
  %66 = getelementptr i8, ptr addrspace(3) %45, i64 1556
  %67 = load i32, ptr addrspace(3) %66, align 4
  %68 = sitofp i32 %67 to float
  %69 = fadd contract float %65, %68
  %70 = fmul contract float %69, 3.000000e+00
  %71 = getelementptr i8, ptr addrspace(3) %45, i64 1560
  %72 = load i32, ptr addrspace(3) %71, align 8
  %73 = sitofp i32 %72 to float
  %74 = fadd contract float %70, %73
  %75 = add nuw nsw i32 %41, 1
  %76 = icmp eq i32 %75, 5
  br i1 %76, label %28, label %40, !llvm.loop !0
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
