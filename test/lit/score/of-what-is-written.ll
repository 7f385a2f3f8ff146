; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Codegen depends on the order in which the uses of a value are listed. Text loses this order, and bitcode keeps it: LLVM 22 merges four stores of bytes in
; one, and not in the other. The score after a rewrite is that of the module as it is written, so it is that of the file.
; REQUIRES: command
; DEFINE: %{options} = --block=32 --rdc=no --layout=*a0@pad:28:4:112:16
; DEFINE: %{passes} = -passes='unbank<block=32;rdc=no;report=%t.json;layout=*a0@pad:28:4:112:16>'
; DEFINE: %{file} =
; DEFINE: %{told} = %python -c "import json; k = json.load(open('%t.json'))['kernels'][0]; print('wavefronts', round(k['before']['score']), '->', round(k['after']['score']), 'a block')" > %t.txt
; DEFINE: %{same} = %unbank analyze %{file} --block=32 --rdc=no >> %t.txt && FileCheck %s --input-file=%t.txt
;
; RUN: rm -f %t.json
; REDEFINE: %{file} = %t.ll
; RUN: %unbank fix %s -o %t.ll %{options} > %t.txt && %{same}
; RUN: %unbank fix %s -o %t.ll %{options} --codegen=3 > %t.txt && %{same}
; RUN: %unbank fix %s -o - %{options} --codegen=3 2> %t.txt > %t.ll && %{same}
; RUN: %unbank_opt %{passes} -S %s -o %t.ll && %{told} && %{same}
; REDEFINE: %{file} = %t.bc
; RUN: %unbank fix %s -o %t.bc %{options} > %t.txt && %{same}
; RUN: %unbank fix %s -o %t.bc %{options} --codegen=3 > %t.txt && %{same}
; RUN: %unbank_opt %{passes} %s -o %t.bc && %{told} && %{same}
; RUN: %unbank_opt %{passes} -preserve-ll-uselistorder -S %s -o %t.bc && %{told} && %{same}
; CHECK: wavefronts 336 -> [[#AFTER:]] a block
; CHECK: wavefronts [[#AFTER]] a block
;
; RUN: %if llvm-22 %{ %unbank fix %s -o %t.ll %{options} | FileCheck %s --check-prefix=TEXT %}
; RUN: %if llvm-22 %{ %unbank fix %s -o %t.bc %{options} | FileCheck %s --check-prefix=BITCODE %}
; TEXT: wavefronts 336 -> 666 a block
; BITCODE: wavefronts 336 -> 333 a block

target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ1kPjPKjiE2a0 = internal unnamed_addr addrspace(3) global [4 x [63 x [7 x float]]] undef, align 4
@.str = private unnamed_addr constant [20 x i8] c"unbank:block=32x1x1\00", section "llvm.metadata"
@.str1 = private unnamed_addr constant [11 x i8] c"written.cu\00", section "llvm.metadata"
@llvm.global.annotations = appending global [1 x { ptr, ptr, ptr, i32, ptr }] [{ ptr, ptr, ptr, i32, ptr } { ptr @_Z1kPjPKji, ptr @.str, ptr @.str1, i32 10, ptr null }], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPjPKji(ptr noundef writeonly %0, ptr readnone %1, i32 %2) #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %7 = add nuw nsw i32 %5, %6
  %8 = shl nuw nsw i32 %7, 5
  %9 = add nuw nsw i32 %8, %4
  %10 = icmp ult i32 %9, 1764
  br i1 %10, label %16, label %11

11:                                               ; preds = %16, %3
  tail call void @llvm.nvvm.barrier0()
  tail call void @llvm.nvvm.barrier0()
  br i1 %10, label %12, label %38

12:                                               ; preds = %11
  %13 = trunc i32 %4 to i8
  %14 = and i8 %13, 3
  %15 = or disjoint i8 %14, -48
  br label %39

16:                                               ; preds = %3, %16
  %17 = phi i32 [ %36, %16 ], [ %9, %3 ]
  %18 = mul i32 %17, 3635633
  %19 = lshr i32 %18, 7
  %20 = and i32 %19, 65535
  %21 = uitofp nneg i32 %20 to float
  %22 = trunc nuw nsw i32 %17 to i16
  %23 = udiv i16 %22, 441
  %24 = zext nneg i16 %23 to i64
  %25 = getelementptr inbounds nuw [63 x [7 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPjPKjiE2a0 to ptr), i64 %24
  %26 = freeze i16 %22
  %27 = udiv i16 %26, 7
  %28 = trunc nuw i16 %27 to i8
  %29 = urem i8 %28, 63
  %30 = zext nneg i8 %29 to i64
  %31 = getelementptr inbounds nuw [7 x float], ptr %25, i64 %30
  %32 = mul i16 %27, 7
  %33 = sub i16 %26, %32
  %34 = zext nneg i16 %33 to i64
  %35 = getelementptr inbounds nuw float, ptr %31, i64 %34
  store float %21, ptr %35, align 4, !tbaa !8
  %36 = add nuw nsw i32 %17, 32
  %37 = icmp ult i32 %17, 1732
  br i1 %37, label %16, label %11, !llvm.loop !10

38:                                               ; preds = %39, %11
  tail call void @llvm.nvvm.barrier0()
  tail call void @llvm.nvvm.barrier0()
  br i1 %10, label %53, label %45

39:                                               ; preds = %12, %39
  %40 = phi i32 [ %43, %39 ], [ %9, %12 ]
  %41 = zext nneg i32 %40 to i64
  %42 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ1kPjPKjiE2a0 to ptr), i64 %41
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(4) %42, i8 %15, i64 4, i1 false)
  %43 = add nuw nsw i32 %40, 32
  %44 = icmp ult i32 %40, 1732
  br i1 %44, label %39, label %38, !llvm.loop !12

45:                                               ; preds = %53, %38
  %46 = phi i32 [ %9, %38 ], [ %61, %53 ]
  %47 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %48 = add nuw i32 %7, %47
  %49 = shl i32 %48, 5
  %50 = add i32 %49, %4
  %51 = zext i32 %50 to i64
  %52 = getelementptr inbounds nuw i32, ptr %0, i64 %51
  store i32 %46, ptr %52, align 4, !tbaa !4
  ret void

53:                                               ; preds = %38, %53
  %54 = phi i32 [ %61, %53 ], [ %9, %38 ]
  %55 = phi i32 [ %62, %53 ], [ %9, %38 ]
  %56 = zext nneg i32 %55 to i64
  %57 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ1kPjPKjiE2a0 to ptr), i64 %56
  %58 = load float, ptr %57, align 4, !tbaa !8
  %59 = mul i32 %54, 17
  %60 = fptosi float %58 to i32
  %61 = add i32 %59, %60
  %62 = add nuw nsw i32 %55, 32
  %63 = icmp ult i32 %55, 1732
  br i1 %63, label %53, label %45, !llvm.loop !13
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly, i8, i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "nvvm.maxntid"="32" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C++ TBAA"}
!8 = !{!9, !9, i64 0}
!9 = !{!"float", !6, i64 0}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
!12 = distinct !{!12, !11}
!13 = distinct !{!13, !11}
