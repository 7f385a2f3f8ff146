; ModuleID = 'original.ll'
source_filename = "/tmp/cubq/151100013/module.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.S4_1 = type { i16 }
%struct.S5_1 = type { float, i16 }
%struct.S5_0 = type { float, i32 }

$_Z3k2xILi3EEvPjS0_PKiiiiiijxxyyi = comdat any

$_Z3k4xILi3EEvPjS0_PKiiiiiijxxyyi = comdat any

$_Z3k6xILi3EEvPjS0_PKiiiiiijxxyyi = comdat any

$_Z3k8xILi3EEvPjS0_PKiiiiiijxxyyi = comdat any

$_Z3k9xILi3EEvPjS0_PKiiiiiijxxyyi = comdat any

$_Z4k12xILi3EEvPjS0_PKiiiiiijxxyyi = comdat any

$_Z4k14xILi3EEvPjS0_PKiiiiiijxxyyi = comdat any

$_Z4k18xILi3EEvPjS0_PKiiiiiijxxyyi = comdat any

$_Z4k20xILi3EEvPjS0_PKiiiiiijxxyyi = comdat any

$_ZZ3k2xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 = comdat any

$_ZZ3k4xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 = comdat any

$_ZZ3k4xILi3EEvPjS0_PKiiiiiijxxyyiE2A2 = comdat any

$_ZZ3k6xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 = comdat any

$_ZZ3k8xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 = comdat any

$_ZZ3k9xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 = comdat any

$_ZZ3k9xILi3EEvPjS0_PKiiiiiijxxyyiE2A2 = comdat any

$_ZZ4k12xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 = comdat any

$_ZZ4k14xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 = comdat any

$_ZZ4k14xILi3EEvPjS0_PKiiiiiijxxyyiE2A2 = comdat any

$_ZZ4k18xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 = comdat any

$_ZZ4k18xILi3EEvPjS0_PKiiiiiijxxyyiE2A2 = comdat any

$_ZZ4k20xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 = comdat any

$_ZZ4k20xILi3EEvPjS0_PKiiiiiijxxyyiE2A2 = comdat any

$_ZZ4k20xILi3EEvPjS0_PKiiiiiijxxyyiE2A3 = comdat any

@_ZZ3k0xPjS_PKiiiiiijxxyyiE2A1 = internal unnamed_addr addrspace(3) global [15 x <4 x float>] undef, align 16
@_ZL4G0_0._Z3k3xPjS_PKiiiiiijxxyyi = internal local_unnamed_addr addrspace(3) global [9 x [48 x i16]] undef, align 16, !unbank !0
@_ZL4G0_0 = internal addrspace(3) global [9 x [48 x i16]] undef, align 16
@_ZZ3k1xPjS_PKiiiiiijxxyyiE2A1 = internal unnamed_addr addrspace(3) global [32 x [24 x [1 x i32]]] undef, align 4
@_ZZ3k1xPjS_PKiiiiiijxxyyiE2A2 = internal local_unnamed_addr addrspace(3) global [368 x i64] undef, align 16, !unbank !1
@_ZZ3k2xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 = linkonce_odr dso_local addrspace(3) global [48 x [4 x i16]] undef, comdat, align 16
@_ZZ3k3xPjS_PKiiiiiijxxyyiE2A1 = internal addrspace(3) global [5 x [9 x i32]] undef, align 4
@_ZZ3k4xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 = linkonce_odr dso_local addrspace(3) global [1 x [256 x double]] undef, comdat, align 8
@_ZZ3k4xILi3EEvPjS0_PKiiiiiijxxyyiE2A2 = linkonce_odr dso_local local_unnamed_addr addrspace(3) global [1 x [65 x float]] undef, comdat, align 16
@_ZL4G1_0._Z3k4xILi3EEvPjS0_PKiiiiiijxxyyi = internal local_unnamed_addr addrspace(3) global [36 x [4 x i8]] undef, align 16, !unbank !2
@_ZL4G1_0 = internal addrspace(3) global [36 x [4 x i8]] undef, align 16
@_ZZ3k5xPjS_PKiiiiiijxxyyiE2A1 = internal local_unnamed_addr addrspace(3) global [92 x i32] undef, align 16, !unbank !3
@_ZZ3k6xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 = linkonce_odr dso_local addrspace(3) global [47 x [128 x i64]] undef, comdat, align 8
@_ZZ3k7xPjS_PKiiiiiijxxyyiE2A1 = internal local_unnamed_addr addrspace(3) global [64 x i32] undef, align 16, !unbank !4
@_ZZ3k7xPjS_PKiiiiiijxxyyiE2A2 = internal local_unnamed_addr addrspace(3) global [5 x [65 x i64]] undef, align 16, !unbank !5
@_ZZ3k8xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 = linkonce_odr dso_local addrspace(3) global [3071 x [4 x i32]] undef, comdat, align 4
@_ZZ3k9xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 = linkonce_odr dso_local local_unnamed_addr addrspace(3) global [1 x [36 x [17 x float]]] undef, comdat, align 16
@_ZZ3k9xILi3EEvPjS0_PKiiiiiijxxyyiE2A2 = linkonce_odr dso_local local_unnamed_addr addrspace(3) global [232 x [48 x i32]] undef, comdat, align 16
@_ZZ3k9xILi3EEvPjS0_PKiiiiiijxxyyiE2A3 = internal local_unnamed_addr addrspace(3) global [256 x double] undef, align 16, !unbank !6
@_ZZ4k10xPjS_PKiiiiiijxxyyiE2A1 = internal addrspace(3) global [30 x [16 x float]] undef, align 16
@_ZZ4k10xPjS_PKiiiiiijxxyyiE2A2 = internal local_unnamed_addr addrspace(3) global [23 x [256 x i64]] undef, align 16, !unbank !7
@_ZZ4k11xPjS_PKiiiiiijxxyyiE2A1 = internal local_unnamed_addr addrspace(3) global [192 x [16 x <4 x float>]] undef, align 16, !unbank !8
@_ZZ4k12xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 = linkonce_odr dso_local addrspace(3) global [12160 x i32] undef, comdat, align 4
@_ZZ4k13xPjS_PKiiiiiijxxyyiE2A1 = internal unnamed_addr addrspace(3) global [361 x [17 x i64]] undef, align 8
@_ZZ4k14xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 = linkonce_odr dso_local local_unnamed_addr addrspace(3) global [65 x <2 x i16>] undef, comdat, align 4
@_ZZ4k14xILi3EEvPjS0_PKiiiiiijxxyyiE2A2 = linkonce_odr dso_local local_unnamed_addr addrspace(3) global [12 x [16 x float]] undef, comdat, align 4
@_ZL4G3_0._Z4k15xPjS_PKiiiiiijxxyyi = internal local_unnamed_addr addrspace(3) global [17 x [3 x <2 x float>]] undef, align 16, !unbank !9
@_ZL4G3_0 = internal unnamed_addr addrspace(3) global [17 x [3 x <2 x float>]] undef, align 8
@_ZZ4k15xPjS_PKiiiiiijxxyyiE2A1 = internal local_unnamed_addr addrspace(3) global [107 x [7 x [31 x i16]]] undef, align 16, !unbank !10
@_ZZ4k16xPjS_PKiiiiiijxxyyiE2A1 = internal addrspace(3) global [3 x [17 x i32]] undef, align 4
@_ZZ4k17xPjS_PKiiiiiijxxyyiE2A1 = internal unnamed_addr addrspace(3) global [4 x [36 x i8]] undef, align 1
@_ZL4G4_0 = internal unnamed_addr addrspace(3) global [8 x [15 x <2 x i16>]] undef, align 16
@_ZZ4k18xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 = linkonce_odr dso_local addrspace(3) global [65 x i32] undef, comdat, align 4
@_ZZ4k18xILi3EEvPjS0_PKiiiiiijxxyyiE2A2 = linkonce_odr dso_local local_unnamed_addr addrspace(3) global [31 x <4 x float>] undef, comdat, align 16
@_ZZ4k19xPjS_PKiiiiiijxxyyiE2A1 = internal local_unnamed_addr addrspace(3) global [929 x i16] undef, align 16, !unbank !11
@_ZZ4k19xPjS_PKiiiiiijxxyyiE2A2 = internal local_unnamed_addr addrspace(3) global [30 x [26 x %struct.S4_1]] undef, align 16, !unbank !12
@_ZZ4k20xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 = linkonce_odr dso_local local_unnamed_addr addrspace(3) global [64 x i64] undef, comdat, align 8
@_ZZ4k20xILi3EEvPjS0_PKiiiiiijxxyyiE2A2 = linkonce_odr dso_local addrspace(3) global [3 x [36 x [32 x i8]]] undef, comdat, align 1
@_ZZ4k20xILi3EEvPjS0_PKiiiiiijxxyyiE2A3 = linkonce_odr dso_local local_unnamed_addr addrspace(3) global [7 x [4 x %struct.S5_1]] undef, comdat, align 4
@_ZZ4k21xPjS_PKiiiiiijxxyyiE2A1 = internal local_unnamed_addr addrspace(3) global [592 x i16] undef, align 16, !unbank !13
@_ZZ4k21xPjS_PKiiiiiijxxyyiE2A2 = internal addrspace(3) global [100 x i16] undef, align 2
@_ZZ4k21xPjS_PKiiiiiijxxyyiE2A3 = internal unnamed_addr addrspace(3) global [17 x [7 x i32]] undef, align 4
@_ZZ4k22xPjS_PKiiiiiijxxyyiE2A1 = internal local_unnamed_addr addrspace(3) global [289 x %struct.S5_0] undef, align 16, !unbank !14
@_ZL4G5_0 = internal addrspace(3) global [8 x [36 x float]] undef, align 4
@_ZZ4k23xPjS_PKiiiiiijxxyyiE2A1 = internal local_unnamed_addr addrspace(3) global [32 x [4 x <4 x float>]] undef, align 16, !unbank !15
@_ZZ4k23xPjS_PKiiiiiijxxyyiE2A2 = internal unnamed_addr addrspace(3) global [1914 x [3 x <2 x i32>]] undef, align 8

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z3k0xPjS_PKiiiiiijxxyyi(ptr noundef writeonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i64 noundef %9, i64 noundef %10, i64 noundef %11, i64 noundef %12, i32 noundef %13) local_unnamed_addr #0 !dbg !29 {
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !32
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !33
  %17 = mul nuw nsw i32 %15, %16, !dbg !34
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !35
  %19 = mul nuw nsw i32 %17, %18, !dbg !36
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !37
  %21 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !38
  %22 = mul nuw nsw i32 %21, %16, !dbg !39
  %23 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !40
  %24 = add nuw nsw i32 %22, %23, !dbg !41
  %25 = mul nuw nsw i32 %24, %15, !dbg !42
  %26 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !43
  %27 = add nuw nsw i32 %25, %26, !dbg !44
  %28 = icmp samesign ult i32 %27, 8, !dbg !45
  br i1 %28, label %29, label %37, !dbg !46

29:                                               ; preds = %14
  %30 = shl nuw nsw i32 %27, 1, !dbg !47
  %31 = shl nuw nsw i32 %19, 1, !dbg !48
  br label %32, !dbg !49

32:                                               ; preds = %39, %29
  %33 = phi i32 [ %30, %29 ], [ %40, %39 ], !dbg !50
  %34 = tail call i32 @llvm.umin.i32(i32 %33, i32 13), !dbg !51
  %35 = add nuw nsw i32 %34, 2, !dbg !52
  %36 = icmp samesign ult i32 %33, %35, !dbg !53
  br i1 %36, label %42, label %39, !dbg !54

37:                                               ; preds = %39, %14
  %38 = icmp samesign ult i32 %27, 432, !dbg !55
  br i1 %38, label %69, label %67, !dbg !56

39:                                               ; preds = %42, %32
  %40 = add nuw nsw i32 %33, %31, !dbg !57
  %41 = icmp samesign ult i32 %40, 15, !dbg !58
  br i1 %41, label %32, label %37, !dbg !59, !llvm.loop !60

42:                                               ; preds = %42, %32
  %43 = phi i32 [ %46, %42 ], [ %33, %32 ], !dbg !63
  %44 = add nuw nsw i32 %43, 19, !dbg !64
  %45 = uitofp nneg i32 %44 to float, !dbg !65
  %46 = add nuw nsw i32 %43, 1, !dbg !66
  %47 = icmp eq i32 %46, 15, !dbg !67
  %48 = select i1 %47, i32 0, i32 %46, !dbg !68
  %49 = zext nneg i32 %48 to i64, !dbg !69
  %50 = getelementptr inbounds nuw <4 x float>, ptr addrspacecast (ptr addrspace(3) @_ZZ3k0xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %49, !dbg !70
  %51 = insertelement <4 x float> poison, float %45, i64 0, !dbg !71
  %52 = mul nuw nsw i32 %44, 3, !dbg !72
  %53 = add nuw nsw i32 %52, 1, !dbg !73
  %54 = uitofp nneg i32 %53 to float, !dbg !74
  %55 = insertelement <4 x float> %51, float %54, i64 1, !dbg !75
  %56 = mul nuw nsw i32 %53, 3, !dbg !76
  %57 = add nuw nsw i32 %56, 1, !dbg !77
  %58 = and i32 %57, 1023, !dbg !78
  %59 = uitofp nneg i32 %58 to float, !dbg !79
  %60 = insertelement <4 x float> %55, float %59, i64 2, !dbg !80
  %61 = mul nuw nsw i32 %57, 3, !dbg !81
  %62 = add nuw nsw i32 %61, 1, !dbg !82
  %63 = and i32 %62, 1023, !dbg !83
  %64 = uitofp nneg i32 %63 to float, !dbg !84
  %65 = insertelement <4 x float> %60, float %64, i64 3, !dbg !85
  store <4 x float> %65, ptr %50, align 16, !dbg !86
  %66 = icmp samesign ult i32 %46, %35, !dbg !87
  br i1 %66, label %42, label %39, !dbg !88, !llvm.loop !89

67:                                               ; preds = %69, %37
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !90
  %68 = icmp samesign ult i32 %27, 8, !dbg !91
  br label %86, !dbg !92

69:                                               ; preds = %69, %37
  %70 = phi i32 [ %84, %69 ], [ %27, %37 ], !dbg !93
  %71 = mul nuw nsw i32 %70, 13, !dbg !94
  %72 = urem i32 %71, 432, !dbg !95
  %73 = trunc nuw i32 %70 to i16, !dbg !96
  %74 = mul nuw i16 %73, 7, !dbg !97
  %75 = add nuw nsw i16 %74, 8, !dbg !98
  %76 = freeze i32 %72, !dbg !99
  %77 = udiv i32 %76, 48, !dbg !100
  %78 = zext nneg i32 %77 to i64, !dbg !101
  %79 = getelementptr inbounds nuw [48 x i16], ptr addrspacecast (ptr addrspace(3) @_ZL4G0_0 to ptr), i64 %78, !dbg !102
  %80 = mul i32 %77, 48, !dbg !103
  %81 = sub i32 %76, %80, !dbg !104
  %82 = zext nneg i32 %81 to i64, !dbg !105
  %83 = getelementptr inbounds nuw i16, ptr %79, i64 %82, !dbg !106
  store volatile i16 %75, ptr %83, align 2, !dbg !107, !tbaa !108
  %84 = add nuw nsw i32 %70, %19, !dbg !110
  %85 = icmp samesign ult i32 %84, 432, !dbg !111
  br i1 %85, label %69, label %67, !dbg !112, !llvm.loop !113

86:                                               ; preds = %92, %67
  %87 = phi i32 [ 4, %67 ], [ %93, %92 ], !dbg !114
  br i1 %68, label %95, label %92, !dbg !115

88:                                               ; preds = %92
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !116
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !117
  %89 = icmp samesign ult i32 %27, 15, !dbg !118
  br i1 %89, label %90, label %181, !dbg !119

90:                                               ; preds = %88
  %91 = mul i32 %20, 447, !dbg !120
  br label %186, !dbg !121

92:                                               ; preds = %178, %86
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !122
  %93 = lshr i32 %87, 1, !dbg !123
  %94 = icmp eq i32 %93, 0, !dbg !124
  br i1 %94, label %88, label %86, !dbg !125, !llvm.loop !126

95:                                               ; preds = %178, %86
  %96 = phi i32 [ %179, %178 ], [ %27, %86 ], !dbg !127
  %97 = and i32 %96, %87, !dbg !128
  %98 = icmp eq i32 %97, 0, !dbg !129
  br i1 %98, label %99, label %178, !dbg !130

99:                                               ; preds = %95
  %100 = zext nneg i32 %96 to i64, !dbg !131
  %101 = getelementptr inbounds nuw <4 x float>, ptr addrspacecast (ptr addrspace(3) @_ZZ3k0xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %100, !dbg !132
  %102 = load float, ptr %101, align 16, !dbg !133, !tbaa !134
  %103 = fptosi float %102 to i32, !dbg !135
  %104 = getelementptr inbounds nuw i8, ptr %101, i64 4, !dbg !136
  %105 = load float, ptr %104, align 4, !dbg !137, !tbaa !134
  %106 = fptosi float %105 to i32, !dbg !138
  %107 = mul i32 %106, 3, !dbg !139
  %108 = add i32 %107, %103, !dbg !140
  %109 = getelementptr inbounds nuw i8, ptr %101, i64 8, !dbg !141
  %110 = load float, ptr %109, align 8, !dbg !142, !tbaa !134
  %111 = fptosi float %110 to i32, !dbg !143
  %112 = mul i32 %111, 9, !dbg !144
  %113 = add i32 %108, %112, !dbg !145
  %114 = getelementptr inbounds nuw i8, ptr %101, i64 12, !dbg !146
  %115 = load float, ptr %114, align 4, !dbg !147, !tbaa !134
  %116 = fptosi float %115 to i32, !dbg !148
  %117 = mul i32 %116, 27, !dbg !149
  %118 = add i32 %113, %117, !dbg !150
  %119 = xor i32 %96, %87, !dbg !151
  %120 = zext nneg i32 %119 to i64, !dbg !152
  %121 = getelementptr inbounds nuw <4 x float>, ptr addrspacecast (ptr addrspace(3) @_ZZ3k0xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %120, !dbg !153
  %122 = load float, ptr %121, align 16, !dbg !154, !tbaa !134
  %123 = fptosi float %122 to i32, !dbg !155
  %124 = getelementptr inbounds nuw i8, ptr %121, i64 4, !dbg !156
  %125 = load float, ptr %124, align 4, !dbg !157, !tbaa !134
  %126 = fptosi float %125 to i32, !dbg !158
  %127 = mul i32 %126, 3, !dbg !159
  %128 = add i32 %127, %123, !dbg !160
  %129 = getelementptr inbounds nuw i8, ptr %121, i64 8, !dbg !161
  %130 = load float, ptr %129, align 8, !dbg !162, !tbaa !134
  %131 = fptosi float %130 to i32, !dbg !163
  %132 = mul i32 %131, 9, !dbg !164
  %133 = add i32 %128, %132, !dbg !165
  %134 = getelementptr inbounds nuw i8, ptr %121, i64 12, !dbg !166
  %135 = load float, ptr %134, align 4, !dbg !167, !tbaa !134
  %136 = fptosi float %135 to i32, !dbg !168
  %137 = mul i32 %136, 27, !dbg !169
  %138 = add i32 %133, %137, !dbg !170
  %139 = add i32 %138, %118, !dbg !171
  %140 = and i32 %139, 1023, !dbg !172
  %141 = uitofp nneg i32 %140 to float, !dbg !173
  %142 = insertelement <4 x float> poison, float %141, i64 0, !dbg !174
  %143 = mul i32 %139, 3, !dbg !175
  %144 = add i32 %143, 1, !dbg !176
  %145 = and i32 %144, 1023, !dbg !177
  %146 = uitofp nneg i32 %145 to float, !dbg !178
  %147 = insertelement <4 x float> %142, float %146, i64 1, !dbg !179
  %148 = mul i32 %139, 5, !dbg !180
  %149 = add i32 %148, 2, !dbg !181
  %150 = and i32 %149, 1023, !dbg !182
  %151 = uitofp nneg i32 %150 to float, !dbg !183
  %152 = insertelement <4 x float> %147, float %151, i64 2, !dbg !184
  %153 = mul i32 %139, 7, !dbg !185
  %154 = add i32 %153, 3, !dbg !186
  %155 = and i32 %154, 1023, !dbg !187
  %156 = uitofp nneg i32 %155 to float, !dbg !188
  %157 = insertelement <4 x float> %152, float %156, i64 3, !dbg !189
  store <4 x float> %157, ptr %101, align 16, !dbg !190, !tbaa !134
  %158 = mul i32 %138, 3, !dbg !191
  %159 = xor i32 %158, %118, !dbg !192
  %160 = and i32 %159, 1023, !dbg !193
  %161 = uitofp nneg i32 %160 to float, !dbg !194
  %162 = insertelement <4 x float> poison, float %161, i64 0, !dbg !195
  %163 = mul i32 %159, 3, !dbg !196
  %164 = add i32 %163, 1, !dbg !197
  %165 = and i32 %164, 1023, !dbg !198
  %166 = uitofp nneg i32 %165 to float, !dbg !199
  %167 = insertelement <4 x float> %162, float %166, i64 1, !dbg !200
  %168 = mul i32 %159, 5, !dbg !201
  %169 = add i32 %168, 2, !dbg !202
  %170 = and i32 %169, 1023, !dbg !203
  %171 = uitofp nneg i32 %170 to float, !dbg !204
  %172 = insertelement <4 x float> %167, float %171, i64 2, !dbg !205
  %173 = mul i32 %159, 7, !dbg !206
  %174 = add i32 %173, 3, !dbg !207
  %175 = and i32 %174, 1023, !dbg !208
  %176 = uitofp nneg i32 %175 to float, !dbg !209
  %177 = insertelement <4 x float> %172, float %176, i64 3, !dbg !210
  store <4 x float> %177, ptr %121, align 16, !dbg !211, !tbaa !134
  br label %178, !dbg !212

178:                                              ; preds = %99, %95
  %179 = add nuw nsw i32 %96, %19, !dbg !213
  %180 = icmp samesign ult i32 %179, 8, !dbg !214
  br i1 %180, label %95, label %92, !dbg !215, !llvm.loop !216

181:                                              ; preds = %186, %88
  %182 = icmp samesign ult i32 %27, 432, !dbg !217
  br i1 %182, label %183, label %212, !dbg !218

183:                                              ; preds = %181
  %184 = mul i32 %20, 447, !dbg !219
  %185 = add i32 %184, 15, !dbg !220
  br label %218, !dbg !221

186:                                              ; preds = %186, %90
  %187 = phi i32 [ %27, %90 ], [ %210, %186 ], !dbg !222
  %188 = zext nneg i32 %187 to i64, !dbg !223
  %189 = getelementptr inbounds nuw <4 x float>, ptr addrspacecast (ptr addrspace(3) @_ZZ3k0xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %188, !dbg !224
  %190 = load float, ptr %189, align 16, !dbg !225, !tbaa !134
  %191 = fptosi float %190 to i32, !dbg !226
  %192 = getelementptr inbounds nuw i8, ptr %189, i64 4, !dbg !227
  %193 = load float, ptr %192, align 4, !dbg !228, !tbaa !134
  %194 = fptosi float %193 to i32, !dbg !229
  %195 = mul i32 %194, 3, !dbg !230
  %196 = add i32 %195, %191, !dbg !231
  %197 = getelementptr inbounds nuw i8, ptr %189, i64 8, !dbg !232
  %198 = load float, ptr %197, align 8, !dbg !233, !tbaa !134
  %199 = fptosi float %198 to i32, !dbg !234
  %200 = mul i32 %199, 9, !dbg !235
  %201 = add i32 %196, %200, !dbg !236
  %202 = getelementptr inbounds nuw i8, ptr %189, i64 12, !dbg !237
  %203 = load float, ptr %202, align 4, !dbg !238, !tbaa !134
  %204 = fptosi float %203 to i32, !dbg !239
  %205 = mul i32 %204, 27, !dbg !240
  %206 = add i32 %201, %205, !dbg !241
  %207 = add i32 %187, %91, !dbg !242
  %208 = zext i32 %207 to i64, !dbg !243
  %209 = getelementptr inbounds nuw i32, ptr %1, i64 %208, !dbg !244
  store i32 %206, ptr %209, align 4, !dbg !245, !tbaa !21
  %210 = add nuw nsw i32 %187, %19, !dbg !246
  %211 = icmp samesign ult i32 %210, 15, !dbg !247
  br i1 %211, label %186, label %181, !dbg !248, !llvm.loop !249

212:                                              ; preds = %218, %181
  %213 = add nuw i32 %27, %20, !dbg !250
  %214 = mul i32 %19, %20, !dbg !251
  %215 = add i32 %27, %214, !dbg !252
  %216 = zext i32 %215 to i64, !dbg !253
  %217 = getelementptr inbounds nuw i32, ptr %0, i64 %216, !dbg !254
  store i32 %213, ptr %217, align 4, !dbg !255, !tbaa !21
  ret void, !dbg !256

218:                                              ; preds = %218, %183
  %219 = phi i32 [ %27, %183 ], [ %227, %218 ], !dbg !257
  %220 = zext nneg i32 %219 to i64, !dbg !258
  %221 = getelementptr inbounds nuw i16, ptr addrspacecast (ptr addrspace(3) @_ZL4G0_0 to ptr), i64 %220, !dbg !259
  %222 = load i16, ptr %221, align 2, !dbg !260, !tbaa !108
  %223 = zext i16 %222 to i32, !dbg !261
  %224 = add i32 %185, %219, !dbg !262
  %225 = zext i32 %224 to i64, !dbg !263
  %226 = getelementptr inbounds nuw i32, ptr %1, i64 %225, !dbg !264
  store i32 %223, ptr %226, align 4, !dbg !265, !tbaa !21
  %227 = add nuw nsw i32 %219, %19, !dbg !266
  %228 = icmp samesign ult i32 %227, 432, !dbg !267
  br i1 %228, label %218, label %212, !dbg !268, !llvm.loop !269
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z3k1xPjS_PKiiiiiijxxyyi(ptr noundef writeonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i64 noundef %9, i64 noundef %10, i64 noundef %11, i64 noundef %12, i32 noundef %13) local_unnamed_addr #0 !dbg !270 {
  %15 = mul i32 %6, 8, !dbg !271
  %16 = or i32 %15, 262144, !dbg !271
  %17 = sub i32 0, %16, !dbg !271
  %18 = and i32 %16, %17, !dbg !271
  %19 = icmp ult i32 %18, 128, !dbg !271
  %20 = select i1 %19, i32 %18, i32 128, !dbg !271
  %21 = sub i32 %20, 1, !dbg !271
  %22 = and i32 %21, -8, !dbg !271
  %23 = call i32 @llvm.cttz.i32(i32 %16, i1 true), !dbg !271
  %24 = icmp ugt i32 %23, 7, !dbg !271
  %25 = select i1 %24, i32 %23, i32 7, !dbg !271
  %26 = sub i32 %25, 3, !dbg !271
  %27 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !271
  %28 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !272
  %29 = mul nuw nsw i32 %27, %28, !dbg !273
  %30 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !274
  %31 = mul nuw nsw i32 %29, %30, !dbg !275
  %32 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !276
  %33 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !277
  %34 = mul nuw nsw i32 %33, %28, !dbg !278
  %35 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !279
  %36 = add nuw nsw i32 %34, %35, !dbg !280
  %37 = mul nuw nsw i32 %36, %27, !dbg !281
  %38 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !282
  %39 = add nuw nsw i32 %37, %38, !dbg !283
  %40 = add nuw i32 %39, %32, !dbg !284
  %41 = icmp samesign ult i32 %39, 768, !dbg !285
  br i1 %41, label %42, label %78, !dbg !286

42:                                               ; preds = %14
  %43 = zext nneg i32 %39 to i64, !dbg !287
  %44 = zext nneg i32 %31 to i64, !dbg !288
  %45 = add nuw nsw i32 %39, %31, !dbg !289
  %46 = zext nneg i32 %45 to i64, !dbg !290
  %47 = tail call i64 @llvm.umax.i64(i64 %46, i64 768), !dbg !291
  %48 = icmp samesign ult i32 %45, 768, !dbg !292
  %49 = zext i1 %48 to i64, !dbg !293
  %50 = add nuw nsw i64 %49, %46, !dbg !294
  %51 = sub nsw i64 %47, %50, !dbg !295
  %52 = udiv i64 %51, %44, !dbg !296
  %53 = add i64 %52, %49, !dbg !297
  %54 = add i64 %53, 1, !dbg !298
  %55 = and i64 %54, 3, !dbg !299
  %56 = and i64 %53, 3, !dbg !300
  %57 = icmp eq i64 %56, 3, !dbg !301
  br i1 %57, label %75, label %.preheader8, !dbg !302

.preheader8:                                      ; preds = %42
  br label %58, !dbg !303

58:                                               ; preds = %.preheader8, %58
  %59 = phi i64 [ %72, %58 ], [ %43, %.preheader8 ], !dbg !304
  %60 = phi i64 [ %73, %58 ], [ 0, %.preheader8 ], !dbg !305
  %61 = trunc nuw i64 %59 to i32, !dbg !306
  %62 = mul nuw nsw i32 %61, 3, !dbg !307
  %63 = add nuw nsw i32 %62, 18, !dbg !308
  %64 = freeze i32 %61, !dbg !309
  %65 = udiv i32 %64, 24, !dbg !310
  %66 = zext nneg i32 %65 to i64, !dbg !311
  %67 = getelementptr inbounds nuw [24 x [1 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ3k1xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %66, !dbg !312
  %68 = mul i32 %65, 24, !dbg !313
  %69 = sub i32 %64, %68, !dbg !314
  %70 = zext nneg i32 %69 to i64, !dbg !315
  %71 = getelementptr inbounds nuw [1 x i32], ptr %67, i64 %70, !dbg !316
  store i32 %63, ptr %71, align 4, !dbg !317, !tbaa !21
  %72 = add nuw nsw i64 %59, %44, !dbg !318
  %73 = add i64 %60, 1, !dbg !319
  %74 = icmp eq i64 %73, %55, !dbg !320
  br i1 %74, label %.loopexit9, label %58, !dbg !303, !llvm.loop !321

.loopexit9:                                       ; preds = %58
  br label %75, !dbg !322

75:                                               ; preds = %.loopexit9, %42
  %76 = phi i64 [ %43, %42 ], [ %72, %.loopexit9 ], !dbg !323
  %77 = icmp ult i64 %53, 3, !dbg !322
  br i1 %77, label %78, label %.preheader6, !dbg !324

.preheader6:                                      ; preds = %75
  br label %83, !dbg !325

.loopexit7:                                       ; preds = %83
  br label %78, !dbg !326

78:                                               ; preds = %.loopexit7, %75, %14
  %79 = icmp samesign ult i32 %39, 180, !dbg !326
  br i1 %79, label %80, label %139, !dbg !327

80:                                               ; preds = %78
  %81 = shl nuw nsw i32 %39, 1, !dbg !328
  %82 = shl nuw nsw i32 %31, 1, !dbg !329
  br label %134, !dbg !330

83:                                               ; preds = %.preheader6, %83
  %84 = phi i64 [ %132, %83 ], [ %76, %.preheader6 ], !dbg !331
  %85 = trunc nuw i64 %84 to i32, !dbg !332
  %86 = mul nuw nsw i32 %85, 3, !dbg !333
  %87 = add nuw nsw i32 %86, 18, !dbg !334
  %88 = freeze i32 %85, !dbg !335
  %89 = udiv i32 %88, 24, !dbg !336
  %90 = zext nneg i32 %89 to i64, !dbg !337
  %91 = getelementptr inbounds nuw [24 x [1 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ3k1xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %90, !dbg !338
  %92 = mul i32 %89, 24, !dbg !339
  %93 = sub i32 %88, %92, !dbg !340
  %94 = zext nneg i32 %93 to i64, !dbg !341
  %95 = getelementptr inbounds nuw [1 x i32], ptr %91, i64 %94, !dbg !342
  store i32 %87, ptr %95, align 4, !dbg !343, !tbaa !21
  %96 = add nuw nsw i64 %84, %44, !dbg !344
  %97 = trunc nuw i64 %96 to i32, !dbg !345
  %98 = mul nuw nsw i32 %97, 3, !dbg !346
  %99 = add nuw nsw i32 %98, 18, !dbg !347
  %100 = freeze i32 %97, !dbg !348
  %101 = udiv i32 %100, 24, !dbg !349
  %102 = zext nneg i32 %101 to i64, !dbg !350
  %103 = getelementptr inbounds nuw [24 x [1 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ3k1xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %102, !dbg !351
  %104 = mul i32 %101, 24, !dbg !352
  %105 = sub i32 %100, %104, !dbg !353
  %106 = zext nneg i32 %105 to i64, !dbg !354
  %107 = getelementptr inbounds nuw [1 x i32], ptr %103, i64 %106, !dbg !355
  store i32 %99, ptr %107, align 4, !dbg !356, !tbaa !21
  %108 = add nuw nsw i64 %96, %44, !dbg !357
  %109 = trunc nuw i64 %108 to i32, !dbg !358
  %110 = mul nuw nsw i32 %109, 3, !dbg !359
  %111 = add nuw nsw i32 %110, 18, !dbg !360
  %112 = freeze i32 %109, !dbg !361
  %113 = udiv i32 %112, 24, !dbg !362
  %114 = zext nneg i32 %113 to i64, !dbg !363
  %115 = getelementptr inbounds nuw [24 x [1 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ3k1xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %114, !dbg !364
  %116 = mul i32 %113, 24, !dbg !365
  %117 = sub i32 %112, %116, !dbg !366
  %118 = zext nneg i32 %117 to i64, !dbg !367
  %119 = getelementptr inbounds nuw [1 x i32], ptr %115, i64 %118, !dbg !368
  store i32 %111, ptr %119, align 4, !dbg !369, !tbaa !21
  %120 = add nuw nsw i64 %108, %44, !dbg !370
  %121 = trunc nuw i64 %120 to i32, !dbg !371
  %122 = mul nuw nsw i32 %121, 3, !dbg !372
  %123 = add nuw nsw i32 %122, 18, !dbg !373
  %124 = freeze i32 %121, !dbg !374
  %125 = udiv i32 %124, 24, !dbg !375
  %126 = zext nneg i32 %125 to i64, !dbg !376
  %127 = getelementptr inbounds nuw [24 x [1 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ3k1xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %126, !dbg !377
  %128 = mul i32 %125, 24, !dbg !378
  %129 = sub i32 %124, %128, !dbg !379
  %130 = zext nneg i32 %129 to i64, !dbg !380
  %131 = getelementptr inbounds nuw [1 x i32], ptr %127, i64 %130, !dbg !381
  store i32 %123, ptr %131, align 4, !dbg !382, !tbaa !21
  %132 = add nuw nsw i64 %120, %44, !dbg !383
  %133 = icmp samesign ult i64 %132, 768, !dbg !384
  br i1 %133, label %83, label %.loopexit7, !dbg !325, !llvm.loop !385

134:                                              ; preds = %146, %80
  %135 = phi i32 [ %81, %80 ], [ %147, %146 ], !dbg !386
  %136 = tail call i32 @llvm.umin.i32(i32 %135, i32 358), !dbg !387
  %137 = add nuw nsw i32 %136, 2, !dbg !388
  %138 = icmp samesign ugt i32 %135, 358, !dbg !389
  br i1 %138, label %146, label %.preheader, !dbg !390

.preheader:                                       ; preds = %134
  br label %149, !dbg !391

.loopexit5:                                       ; preds = %146
  br label %139, !dbg !392

139:                                              ; preds = %.loopexit5, %78
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !392
  %140 = icmp eq i32 %33, 0, !dbg !393
  %141 = icmp samesign ult i32 %35, 24, !dbg !394
  %142 = select i1 %140, i1 %141, i1 false, !dbg !395
  br i1 %142, label %143, label %193, !dbg !396

143:                                              ; preds = %139
  %144 = icmp samesign ult i32 %38, 15, !dbg !397
  %145 = add i32 %7, -7, !dbg !398
  br label %165, !dbg !399

.loopexit4:                                       ; preds = %149
  br label %146, !dbg !400

146:                                              ; preds = %.loopexit4, %134
  %147 = add nuw nsw i32 %135, %82, !dbg !400
  %148 = icmp samesign ult i32 %147, 360, !dbg !401
  br i1 %148, label %134, label %.loopexit5, !dbg !402, !llvm.loop !403

149:                                              ; preds = %.preheader, %149
  %150 = phi i32 [ %163, %149 ], [ %135, %.preheader ], !dbg !404
  %151 = mul nuw nsw i32 %150, 7, !dbg !405
  %152 = add nuw nsw i32 %151, 47, !dbg !406
  %153 = zext nneg i32 %152 to i64, !dbg !407
  %154 = mul nuw nsw i32 %150, 127, !dbg !408
  %155 = urem i32 %154, 360, !dbg !409
  %156 = mul i32 %155, -8, !dbg !410
  %157 = add i32 %156, 2872, !dbg !410
  %158 = lshr i32 %157, %26, !dbg !410
  %159 = and i32 %158, %22, !dbg !410
  %160 = xor i32 %157, %159, !dbg !410
  %161 = sext i32 %160 to i64, !dbg !410
  %162 = getelementptr i8, ptr addrspace(3) @_ZZ3k1xPjS_PKiiiiiijxxyyiE2A2, i64 %161, !dbg !410
  store i64 %153, ptr addrspace(3) %162, align 8, !dbg !410
  %163 = add nuw nsw i32 %150, 1, !dbg !411
  %164 = icmp samesign ult i32 %163, %137, !dbg !412
  br i1 %164, label %149, label %.loopexit4, !dbg !391, !llvm.loop !413

165:                                              ; preds = %173, %143
  %166 = phi i32 [ %35, %143 ], [ %174, %173 ], !dbg !414
  br i1 %144, label %167, label %173, !dbg !415

167:                                              ; preds = %165
  %168 = mul nuw nsw i32 %166, 127, !dbg !416
  %169 = urem i32 %168, 24, !dbg !417
  %170 = add i32 %145, %169, !dbg !418
  %171 = mul nuw nsw i32 %166, 15, !dbg !419
  %172 = mul i32 %170, 120
  br label %176, !dbg !420

.loopexit2:                                       ; preds = %176
  br label %173, !dbg !421

173:                                              ; preds = %.loopexit2, %165
  %174 = add nuw nsw i32 %166, %28, !dbg !421
  %175 = icmp samesign ult i32 %174, 24, !dbg !422
  br i1 %175, label %165, label %.loopexit3, !dbg !423, !llvm.loop !424

176:                                              ; preds = %176, %167
  %177 = phi i32 [ %38, %167 ], [ %191, %176 ], !dbg !425
  %.reass = mul i32 %177, %15
  %178 = and i32 %177, 2, !dbg !426
  %179 = icmp eq i32 %178, 0, !dbg !427
  %180 = add nuw nsw i32 %177, %171, !dbg !428
  %181 = mul nuw nsw i32 %180, 3, !dbg !429
  %182 = select i1 %179, i32 0, i32 %181, !dbg !430
  %183 = add i32 %40, %182, !dbg !431
  %184 = zext i32 %183 to i64, !dbg !432
  %185 = add i32 %172, %.reass, !dbg !433
  %186 = lshr i32 %185, %26, !dbg !433
  %187 = and i32 %186, %22, !dbg !433
  %188 = xor i32 %185, %187, !dbg !433
  %189 = sext i32 %188 to i64, !dbg !433
  %190 = getelementptr i8, ptr addrspace(3) @_ZZ3k1xPjS_PKiiiiiijxxyyiE2A2, i64 %189, !dbg !433
  store i64 %184, ptr addrspace(3) %190, align 8, !dbg !433, !tbaa !434
  %191 = add nuw nsw i32 %177, %27, !dbg !436
  %192 = icmp samesign ult i32 %191, 15, !dbg !437
  br i1 %192, label %176, label %.loopexit2, !dbg !438, !llvm.loop !439

.loopexit3:                                       ; preds = %173
  br label %193, !dbg !440

193:                                              ; preds = %.loopexit3, %139
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !440
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !441
  br i1 %41, label %194, label %196, !dbg !442

194:                                              ; preds = %193
  %195 = mul i32 %32, 1128, !dbg !443
  br label %201, !dbg !444

.loopexit1:                                       ; preds = %201
  br label %196, !dbg !445

196:                                              ; preds = %.loopexit1, %193
  %197 = icmp samesign ult i32 %39, 360, !dbg !445
  br i1 %197, label %198, label %211, !dbg !446

198:                                              ; preds = %196
  %199 = mul i32 %32, 1128, !dbg !447
  %200 = add i32 %199, 768, !dbg !448
  br label %216, !dbg !449

201:                                              ; preds = %201, %194
  %202 = phi i32 [ %39, %194 ], [ %209, %201 ], !dbg !450
  %203 = zext nneg i32 %202 to i64, !dbg !451
  %204 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ3k1xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %203, !dbg !452
  %205 = load i32, ptr %204, align 4, !dbg !453, !tbaa !21
  %206 = add i32 %202, %195, !dbg !454
  %207 = zext i32 %206 to i64, !dbg !455
  %208 = getelementptr inbounds nuw i32, ptr %1, i64 %207, !dbg !456
  store i32 %205, ptr %208, align 4, !dbg !457, !tbaa !21
  %209 = add nuw nsw i32 %202, %31, !dbg !458
  %210 = icmp samesign ult i32 %209, 768, !dbg !459
  br i1 %210, label %201, label %.loopexit1, !dbg !460, !llvm.loop !461

.loopexit:                                        ; preds = %216
  br label %211, !dbg !462

211:                                              ; preds = %.loopexit, %196
  %212 = mul i32 %31, %32, !dbg !462
  %213 = add i32 %39, %212, !dbg !463
  %214 = zext i32 %213 to i64, !dbg !464
  %215 = getelementptr inbounds nuw i32, ptr %0, i64 %214, !dbg !465
  store i32 %40, ptr %215, align 4, !dbg !466, !tbaa !21
  ret void, !dbg !467

216:                                              ; preds = %216, %198
  %217 = phi i32 [ %39, %198 ], [ %231, %216 ], !dbg !468
  %218 = mul i32 %217, 8, !dbg !469
  %219 = lshr i32 %218, %26, !dbg !469
  %220 = and i32 %219, %22, !dbg !469
  %221 = xor i32 %218, %220, !dbg !469
  %222 = sext i32 %221 to i64, !dbg !469
  %223 = getelementptr i8, ptr addrspace(3) @_ZZ3k1xPjS_PKiiiiiijxxyyiE2A2, i64 %222, !dbg !469
  %224 = load i64, ptr addrspace(3) %223, align 8, !dbg !469, !tbaa !434
  %225 = lshr i64 %224, 32, !dbg !470
  %226 = xor i64 %225, %224, !dbg !471
  %227 = trunc i64 %226 to i32, !dbg !472
  %228 = add i32 %200, %217, !dbg !473
  %229 = zext i32 %228 to i64, !dbg !474
  %230 = getelementptr inbounds nuw i32, ptr %1, i64 %229, !dbg !475
  store i32 %227, ptr %230, align 4, !dbg !476, !tbaa !21
  %231 = add nuw nsw i32 %217, %31, !dbg !477
  %232 = icmp samesign ult i32 %231, 360, !dbg !478
  br i1 %232, label %216, label %.loopexit, !dbg !479, !llvm.loop !480
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z3k2xILi3EEvPjS0_PKiiiiiijxxyyi(ptr noundef writeonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i64 noundef %9, i64 noundef %10, i64 noundef %11, i64 noundef %12, i32 noundef %13) local_unnamed_addr #2 comdat !dbg !481 {
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !482
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !483
  %17 = mul nuw nsw i32 %15, %16, !dbg !484
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !485
  %19 = mul nuw nsw i32 %17, %18, !dbg !486
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !487
  %21 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !488
  %22 = mul nuw nsw i32 %21, %16, !dbg !489
  %23 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !490
  %24 = add nuw nsw i32 %22, %23, !dbg !491
  %25 = mul nuw nsw i32 %24, %15, !dbg !492
  %26 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !493
  %27 = add nuw nsw i32 %25, %26, !dbg !494
  %28 = add nuw i32 %27, %20, !dbg !495
  %29 = icmp eq i32 %21, 0, !dbg !496
  br i1 %29, label %30, label %79, !dbg !497

30:                                               ; preds = %14
  %31 = icmp samesign ult i32 %23, 48, !dbg !498
  br i1 %31, label %32, label %42, !dbg !499

32:                                               ; preds = %30
  %33 = icmp samesign ult i32 %26, 4, !dbg !500
  br label %34, !dbg !501

34:                                               ; preds = %46, %32
  %35 = phi i32 [ %23, %32 ], [ %47, %46 ], !dbg !502
  br i1 %33, label %36, label %46, !dbg !503

36:                                               ; preds = %34
  %37 = shl nuw nsw i32 %35, 2, !dbg !504
  %38 = add nuw nsw i32 %35, 27, !dbg !505
  %39 = urem i32 %38, 48, !dbg !506
  %40 = zext nneg i32 %39 to i64, !dbg !507
  %41 = getelementptr inbounds nuw [4 x i16], ptr addrspacecast (ptr addrspace(3) @_ZZ3k2xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 %40, !dbg !508
  br label %49, !dbg !509

42:                                               ; preds = %46, %30
  %43 = icmp samesign ult i32 %23, 9, !dbg !510
  br i1 %43, label %44, label %79, !dbg !511

44:                                               ; preds = %42
  %45 = icmp samesign ult i32 %26, 48, !dbg !512
  br label %59, !dbg !513

46:                                               ; preds = %49, %34
  %47 = add nuw nsw i32 %35, %16, !dbg !514
  %48 = icmp samesign ult i32 %47, 48, !dbg !515
  br i1 %48, label %34, label %42, !dbg !516, !llvm.loop !517

49:                                               ; preds = %49, %36
  %50 = phi i32 [ %26, %36 ], [ %57, %49 ], !dbg !518
  %51 = add nuw nsw i32 %50, %37, !dbg !519
  %52 = trunc nuw nsw i32 %51 to i16, !dbg !520
  %53 = mul nuw nsw i16 %52, 7, !dbg !521
  %54 = add nuw nsw i16 %53, 80, !dbg !522
  %55 = zext nneg i32 %50 to i64, !dbg !523
  %56 = getelementptr inbounds nuw i16, ptr %41, i64 %55, !dbg !524
  store volatile i16 %54, ptr %56, align 2, !dbg !525, !tbaa !108
  %57 = add nuw nsw i32 %50, %15, !dbg !526
  %58 = icmp samesign ult i32 %57, 4, !dbg !527
  br i1 %58, label %49, label %46, !dbg !528, !llvm.loop !529

59:                                               ; preds = %65, %44
  %60 = phi i32 [ %23, %44 ], [ %66, %65 ], !dbg !530
  br i1 %45, label %61, label %65, !dbg !531

61:                                               ; preds = %59
  %62 = mul nuw nsw i32 %60, 48, !dbg !532
  %63 = zext nneg i32 %60 to i64, !dbg !533
  %64 = getelementptr inbounds nuw [48 x i16], ptr addrspacecast (ptr addrspace(3) @_ZL4G0_0 to ptr), i64 %63, !dbg !534
  br label %68, !dbg !535

65:                                               ; preds = %68, %59
  %66 = add nuw nsw i32 %60, %16, !dbg !536
  %67 = icmp samesign ult i32 %66, 9, !dbg !537
  br i1 %67, label %59, label %79, !dbg !538, !llvm.loop !539

68:                                               ; preds = %68, %61
  %69 = phi i32 [ %26, %61 ], [ %77, %68 ], !dbg !540
  %70 = add nuw nsw i32 %69, %62, !dbg !541
  %71 = trunc nuw i32 %70 to i16, !dbg !542
  %72 = add nuw nsw i16 %71, 5, !dbg !543
  %73 = add nuw nsw i32 %69, 25, !dbg !544
  %74 = urem i32 %73, 48, !dbg !545
  %75 = zext nneg i32 %74 to i64, !dbg !546
  %76 = getelementptr inbounds nuw i16, ptr %64, i64 %75, !dbg !547
  store volatile i16 %72, ptr %76, align 2, !dbg !548, !tbaa !108
  %77 = add nuw nsw i32 %69, %15, !dbg !549
  %78 = icmp samesign ult i32 %77, 48, !dbg !550
  br i1 %78, label %68, label %65, !dbg !551, !llvm.loop !552

79:                                               ; preds = %65, %42, %14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !553
  %80 = icmp samesign ult i32 %23, 48, !dbg !554
  %81 = select i1 %29, i1 %80, i1 false, !dbg !555
  br i1 %81, label %82, label %174, !dbg !556

82:                                               ; preds = %79
  %83 = icmp samesign ult i32 %26, 4, !dbg !557
  %84 = and i32 %26, 2, !dbg !558
  %85 = icmp eq i32 %84, 0, !dbg !559
  %86 = shl nuw nsw i32 %26, 2, !dbg !560
  %87 = and i32 %86, 60, !dbg !561
  %88 = xor i32 %87, 60, !dbg !562
  %89 = trunc i32 %23 to i1, !dbg !563
  %90 = select i1 %89, i32 33, i32 0, !dbg !564
  %91 = add nuw nsw i32 %88, %90, !dbg !565
  %92 = shl nuw nsw i32 %91, 2, !dbg !566
  %93 = zext nneg i32 %92 to i64, !dbg !567
  %94 = getelementptr inbounds nuw i16, ptr addrspacecast (ptr addrspace(3) @_ZL4G0_0 to ptr), i64 %93, !dbg !568
  %95 = icmp samesign ult i32 %27, 147, !dbg !569
  %96 = getelementptr inbounds nuw i8, ptr %94, i64 2, !dbg !570
  %97 = getelementptr inbounds nuw i8, ptr %94, i64 4, !dbg !571
  %98 = getelementptr inbounds nuw i8, ptr %94, i64 6, !dbg !572
  br label %99, !dbg !573

99:                                               ; preds = %131, %82
  %100 = phi i32 [ %28, %82 ], [ %132, %131 ], !dbg !574
  %101 = phi i32 [ %23, %82 ], [ %133, %131 ], !dbg !575
  br i1 %83, label %102, label %131, !dbg !576

102:                                              ; preds = %99
  %103 = sub nuw nsw i32 255, %101, !dbg !577
  %104 = xor i32 %103, 3, !dbg !578
  %105 = zext nneg i32 %104 to i64, !dbg !579
  %106 = getelementptr inbounds nuw i16, ptr addrspacecast (ptr addrspace(3) @_ZL4G0_0 to ptr), i64 %105, !dbg !580
  %107 = load i16, ptr %106, align 2, !dbg !581, !tbaa !108
  %108 = zext i16 %107 to i32, !dbg !582
  %109 = load i16, ptr %97, align 2, !dbg !583, !tbaa !108
  %110 = zext i16 %109 to i32, !dbg !584
  %111 = load i16, ptr %94, align 2, !dbg !585, !tbaa !108
  %112 = zext i16 %111 to i32, !dbg !586
  %113 = load i16, ptr %98, align 2, !dbg !587, !tbaa !108
  %114 = zext i16 %113 to i32, !dbg !588
  %115 = shl nuw nsw i32 %101, 2, !dbg !589
  %116 = trunc i32 %101 to i1, !dbg !590
  %117 = select i1 %116, i32 24, i32 0, !dbg !591
  %118 = lshr i32 %101, 1, !dbg !592
  %119 = add nuw nsw i32 %117, %118, !dbg !593
  %120 = zext nneg i32 %119 to i64, !dbg !594
  %121 = getelementptr inbounds nuw [4 x i16], ptr addrspacecast (ptr addrspace(3) @_ZZ3k2xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 %120, !dbg !595
  br label %122, !dbg !596

122:                                              ; preds = %157, %102
  %123 = phi i32 [ %100, %102 ], [ %164, %157 ], !dbg !597
  %124 = phi i32 [ %26, %102 ], [ %172, %157 ], !dbg !598
  %125 = shl nuw nsw i32 %124, 2, !dbg !599
  %126 = zext nneg i32 %125 to i64, !dbg !600
  %127 = getelementptr inbounds nuw i16, ptr addrspacecast (ptr addrspace(3) @_ZL4G0_0 to ptr), i64 %126, !dbg !601
  %128 = getelementptr inbounds nuw i8, ptr %127, i64 2, !dbg !602
  %129 = load i16, ptr %128, align 2, !dbg !603, !tbaa !108
  %130 = zext i16 %129 to i32, !dbg !604
  br label %136, !dbg !605

131:                                              ; preds = %157, %99
  %132 = phi i32 [ %100, %99 ], [ %164, %157 ], !dbg !606
  %133 = add nuw nsw i32 %101, %16, !dbg !607
  %134 = icmp samesign ult i32 %133, 48, !dbg !608
  br i1 %134, label %99, label %174, !dbg !609, !llvm.loop !610

135:                                              ; preds = %146
  br i1 %95, label %152, label %157, !dbg !611

136:                                              ; preds = %146, %122
  %137 = phi i32 [ %123, %122 ], [ %149, %146 ], !dbg !612
  %138 = phi i32 [ 15, %122 ], [ %150, %146 ], !dbg !613
  %139 = mul i32 %137, 33, !dbg !614
  %140 = add i32 %139, %108, !dbg !615
  br i1 %85, label %146, label %141, !dbg !616

141:                                              ; preds = %136
  %142 = mul i32 %140, 33, !dbg !617
  %143 = load i16, ptr %127, align 2, !dbg !618, !tbaa !108
  %144 = zext i16 %143 to i32, !dbg !619
  %145 = add i32 %142, %144, !dbg !620
  br label %146, !dbg !621

146:                                              ; preds = %141, %136
  %147 = phi i32 [ %145, %141 ], [ %140, %136 ], !dbg !622
  %148 = mul i32 %147, 33, !dbg !623
  %149 = add i32 %148, %130, !dbg !624
  %150 = add nsw i32 %138, -1, !dbg !625
  %151 = icmp eq i32 %138, 0, !dbg !626
  br i1 %151, label %135, label %136, !dbg !627, !llvm.loop !628

152:                                              ; preds = %135
  %153 = mul i32 %149, 33, !dbg !629
  %154 = load i16, ptr %96, align 2, !dbg !630, !tbaa !108
  %155 = zext i16 %154 to i32, !dbg !631
  %156 = add i32 %153, %155, !dbg !632
  br label %157, !dbg !633

157:                                              ; preds = %152, %135
  %158 = phi i32 [ %156, %152 ], [ %149, %135 ], !dbg !634
  %159 = mul i32 %158, 33, !dbg !635
  %160 = add i32 %159, %110, !dbg !636
  %161 = mul i32 %160, 33, !dbg !637
  %162 = add i32 %161, %112, !dbg !638
  %163 = mul i32 %162, 33, !dbg !639
  %164 = add i32 %163, %114, !dbg !640
  %165 = add nuw nsw i32 %124, %115, !dbg !641
  %166 = add i32 %165, %164, !dbg !642
  %167 = trunc i32 %166 to i16, !dbg !643
  %168 = add nuw nsw i32 %124, 3, !dbg !644
  %169 = and i32 %168, 3, !dbg !645
  %170 = zext nneg i32 %169 to i64, !dbg !646
  %171 = getelementptr inbounds nuw i16, ptr %121, i64 %170, !dbg !647
  store i16 %167, ptr %171, align 2, !dbg !648, !tbaa !108
  %172 = add nuw nsw i32 %124, %15, !dbg !649
  %173 = icmp samesign ult i32 %172, 4, !dbg !650
  br i1 %173, label %122, label %131, !dbg !651, !llvm.loop !652

174:                                              ; preds = %131, %79
  %175 = phi i32 [ %28, %79 ], [ %132, %131 ], !dbg !653
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !654
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !655
  %176 = icmp samesign ult i32 %27, 192, !dbg !656
  br i1 %176, label %177, label %179, !dbg !657

177:                                              ; preds = %174
  %178 = mul i32 %20, 624, !dbg !658
  br label %184, !dbg !659

179:                                              ; preds = %184, %174
  %180 = icmp samesign ult i32 %27, 432, !dbg !660
  br i1 %180, label %181, label %195, !dbg !661

181:                                              ; preds = %179
  %182 = mul i32 %20, 624, !dbg !662
  %183 = add i32 %182, 192, !dbg !663
  br label %200, !dbg !664

184:                                              ; preds = %184, %177
  %185 = phi i32 [ %27, %177 ], [ %193, %184 ], !dbg !665
  %186 = zext nneg i32 %185 to i64, !dbg !666
  %187 = getelementptr inbounds nuw i16, ptr addrspacecast (ptr addrspace(3) @_ZZ3k2xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 %186, !dbg !667
  %188 = load i16, ptr %187, align 2, !dbg !668, !tbaa !108
  %189 = sext i16 %188 to i32, !dbg !669
  %190 = add i32 %185, %178, !dbg !670
  %191 = zext i32 %190 to i64, !dbg !671
  %192 = getelementptr inbounds nuw i32, ptr %1, i64 %191, !dbg !672
  store i32 %189, ptr %192, align 4, !dbg !673, !tbaa !21
  %193 = add nuw nsw i32 %185, %19, !dbg !674
  %194 = icmp samesign ult i32 %193, 192, !dbg !675
  br i1 %194, label %184, label %179, !dbg !676, !llvm.loop !677

195:                                              ; preds = %200, %179
  %196 = mul i32 %19, %20, !dbg !678
  %197 = add i32 %27, %196, !dbg !679
  %198 = zext i32 %197 to i64, !dbg !680
  %199 = getelementptr inbounds nuw i32, ptr %0, i64 %198, !dbg !681
  store i32 %175, ptr %199, align 4, !dbg !682, !tbaa !21
  ret void, !dbg !683

200:                                              ; preds = %200, %181
  %201 = phi i32 [ %27, %181 ], [ %209, %200 ], !dbg !684
  %202 = zext nneg i32 %201 to i64, !dbg !685
  %203 = getelementptr inbounds nuw i16, ptr addrspacecast (ptr addrspace(3) @_ZL4G0_0 to ptr), i64 %202, !dbg !686
  %204 = load i16, ptr %203, align 2, !dbg !687, !tbaa !108
  %205 = zext i16 %204 to i32, !dbg !688
  %206 = add i32 %183, %201, !dbg !689
  %207 = zext i32 %206 to i64, !dbg !690
  %208 = getelementptr inbounds nuw i32, ptr %1, i64 %207, !dbg !691
  store i32 %205, ptr %208, align 4, !dbg !692, !tbaa !21
  %209 = add nuw nsw i32 %201, %19, !dbg !693
  %210 = icmp samesign ult i32 %209, 432, !dbg !694
  br i1 %210, label %200, label %195, !dbg !695, !llvm.loop !696
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z3k3xPjS_PKiiiiiijxxyyi(ptr noundef writeonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i64 noundef %9, i64 noundef %10, i64 noundef %11, i64 noundef %12, i32 noundef %13) local_unnamed_addr #0 !dbg !697 {
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !698
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !699
  %17 = mul nuw nsw i32 %15, %16, !dbg !700
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !701
  %19 = mul nuw nsw i32 %17, %18, !dbg !702
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !703
  %21 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !704
  %22 = mul nuw nsw i32 %21, %16, !dbg !705
  %23 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !706
  %24 = add nuw nsw i32 %22, %23, !dbg !707
  %25 = mul nuw nsw i32 %24, %15, !dbg !708
  %26 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !709
  %27 = add nuw nsw i32 %25, %26, !dbg !710
  %28 = add nuw i32 %27, %20, !dbg !711
  %29 = icmp eq i32 %21, 0, !dbg !712
  %30 = icmp samesign ult i32 %23, 5, !dbg !713
  %31 = select i1 %29, i1 %30, i1 false, !dbg !714
  br i1 %31, label %32, label %53, !dbg !715

32:                                               ; preds = %14
  %33 = icmp samesign ult i32 %26, 9, !dbg !716
  %34 = and i32 %26, 1, !dbg !717
  %35 = icmp eq i32 %34, 0, !dbg !718
  br label %36, !dbg !719

36:                                               ; preds = %40, %32
  %37 = phi i32 [ %23, %32 ], [ %41, %40 ], !dbg !720
  br i1 %33, label %38, label %40, !dbg !721

38:                                               ; preds = %36
  %39 = mul nuw nsw i32 %37, 9, !dbg !722
  br label %43, !dbg !723

.loopexit6:                                       ; preds = %43
  br label %40, !dbg !724

40:                                               ; preds = %.loopexit6, %36
  %41 = add nuw nsw i32 %37, %16, !dbg !724
  %42 = icmp samesign ult i32 %41, 5, !dbg !725
  br i1 %42, label %36, label %.loopexit7, !dbg !726, !llvm.loop !727

43:                                               ; preds = %43, %38
  %44 = phi i32 [ %26, %38 ], [ %51, %43 ], !dbg !728
  %45 = add nuw nsw i32 %44, %39, !dbg !729
  %46 = shl nuw nsw i32 %45, 2, !dbg !730
  %47 = zext nneg i32 %46 to i64, !dbg !731
  %48 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZZ3k3xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %47, !dbg !732
  %49 = add nuw nsw i32 %45, 41, !dbg !733
  %50 = select i1 %35, i32 %49, i32 %28, !dbg !734
  store i32 %50, ptr %48, align 4, !dbg !735, !tbaa !21
  %51 = add nuw nsw i32 %44, %15, !dbg !736
  %52 = icmp samesign ult i32 %51, 9, !dbg !737
  br i1 %52, label %43, label %.loopexit6, !dbg !738, !llvm.loop !739

.loopexit7:                                       ; preds = %40
  br label %53, !dbg !740

53:                                               ; preds = %.loopexit7, %14
  %54 = icmp samesign ult i32 %27, 432, !dbg !740
  br i1 %54, label %.preheader4, label %55, !dbg !741

.preheader4:                                      ; preds = %53
  br label %57, !dbg !742

.loopexit5:                                       ; preds = %57
  br label %55, !dbg !743

55:                                               ; preds = %.loopexit5, %53
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !743
  %56 = icmp samesign ult i32 %27, 216, !dbg !744
  br i1 %56, label %.preheader, label %67, !dbg !745

.preheader:                                       ; preds = %55
  br label %68, !dbg !746

57:                                               ; preds = %.preheader4, %57
  %58 = phi i32 [ %65, %57 ], [ %27, %.preheader4 ], !dbg !747
  %59 = add nuw nsw i32 %58, 46, !dbg !748
  %60 = urem i32 %59, 432, !dbg !749
  %61 = trunc nuw i32 %58 to i16, !dbg !750
  %62 = add nuw nsw i16 %61, 38, !dbg !751
  %63 = zext nneg i32 %60 to i64, !dbg !752
  %64 = getelementptr [2 x i8], ptr addrspace(3) @_ZL4G0_0._Z3k3xPjS_PKiiiiiijxxyyi, i64 %63, !dbg !753
  store i16 %62, ptr addrspace(3) %64, align 2, !dbg !753, !tbaa !108
  %65 = add nuw nsw i32 %58, %19, !dbg !754
  %66 = icmp samesign ult i32 %65, 432, !dbg !755
  br i1 %66, label %57, label %.loopexit5, !dbg !742, !llvm.loop !756

.loopexit3:                                       ; preds = %68
  br label %67, !dbg !757

67:                                               ; preds = %.loopexit3, %55
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !757
  br label %116, !dbg !758

68:                                               ; preds = %.preheader, %68
  %69 = phi i32 [ %80, %68 ], [ %27, %.preheader ], !dbg !759
  %70 = add i32 %69, %28, !dbg !760
  %71 = trunc i32 %70 to i16, !dbg !761
  %72 = insertelement <2 x i16> poison, i16 %71, i64 0, !dbg !762
  %73 = mul i16 %71, 3, !dbg !763
  %74 = add i16 %73, 1, !dbg !764
  %75 = insertelement <2 x i16> %72, i16 %74, i64 1, !dbg !765
  %76 = mul nuw nsw i32 %69, 5, !dbg !766
  %77 = urem i32 %76, 216, !dbg !767
  %78 = zext nneg i32 %77 to i64, !dbg !768
  %79 = getelementptr [4 x i8], ptr addrspace(3) @_ZL4G0_0._Z3k3xPjS_PKiiiiiijxxyyi, i64 %78, !dbg !769
  store <2 x i16> %75, ptr addrspace(3) %79, align 4, !dbg !769, !tbaa !134
  %80 = add nuw nsw i32 %69, %19, !dbg !770
  %81 = icmp samesign ult i32 %80, 216, !dbg !771
  br i1 %81, label %68, label %.loopexit3, !dbg !746, !llvm.loop !772

82:                                               ; preds = %116
  %83 = mul i32 %124, 33, !dbg !773
  %84 = trunc i32 %26 to i1, !dbg !774
  %85 = select i1 %84, i64 232, i64 328, !dbg !775
  %86 = getelementptr [2 x i8], ptr addrspace(3) @_ZL4G0_0._Z3k3xPjS_PKiiiiiijxxyyi, i64 %85, !dbg !776
  %87 = getelementptr i8, ptr addrspace(3) %86, i64 6, !dbg !776
  %88 = load i16, ptr addrspace(3) %87, align 2, !dbg !776, !tbaa !108
  %89 = zext i16 %88 to i32, !dbg !777
  %90 = mul nuw nsw i32 %89, 27, !dbg !778
  %91 = getelementptr i8, ptr addrspace(3) %86, i64 10, !dbg !779
  %92 = load i16, ptr addrspace(3) %91, align 2, !dbg !779, !tbaa !108
  %93 = zext i16 %92 to i32, !dbg !780
  %94 = mul nuw nsw i32 %93, 243, !dbg !781
  %95 = load i16, ptr addrspace(3) %86, align 16, !dbg !782, !tbaa !108
  %96 = zext i16 %95 to i32, !dbg !783
  %97 = getelementptr i8, ptr addrspace(3) %86, i64 4, !dbg !784
  %98 = load i16, ptr addrspace(3) %97, align 4, !dbg !784, !tbaa !108
  %99 = zext i16 %98 to i32, !dbg !785
  %100 = mul nuw nsw i32 %99, 9, !dbg !786
  %101 = add i32 %90, %83, !dbg !787
  %102 = add i32 %101, %94, !dbg !788
  %103 = add i32 %102, %96, !dbg !789
  %104 = add i32 %103, %100, !dbg !790
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !791
  %105 = icmp samesign ult i32 %27, 100, !dbg !792
  br i1 %105, label %106, label %128, !dbg !793

106:                                              ; preds = %82
  %107 = shl nuw nsw i32 %23, 4, !dbg !794
  %108 = and i32 %107, 16, !dbg !795
  %109 = shl nuw nsw i32 %26, 1, !dbg !796
  %110 = and i32 %109, 2, !dbg !797
  %111 = and i32 %26, 1, !dbg !798
  %112 = or disjoint i32 %110, %111, !dbg !799
  %113 = or disjoint i32 %112, %108, !dbg !800
  %114 = zext nneg i32 %113 to i64, !dbg !801
  %115 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ3k3xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %114, !dbg !802
  br label %132, !dbg !803

116:                                              ; preds = %116, %67
  %117 = phi i32 [ %28, %67 ], [ %124, %116 ], !dbg !804
  %118 = phi i32 [ 16, %67 ], [ %125, %116 ], !dbg !805
  %119 = mul i32 %117, 33, !dbg !806
  %120 = xor i32 %118, 9, !dbg !807
  %121 = zext i32 %120 to i64, !dbg !808
  %122 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ3k3xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %121, !dbg !809
  %123 = load i32, ptr %122, align 4, !dbg !810, !tbaa !21
  %124 = add i32 %123, %119, !dbg !811
  %125 = sdiv i32 %118, 2, !dbg !812
  %126 = add nsw i32 %118, 1, !dbg !813
  %127 = icmp ult i32 %126, 3, !dbg !814
  br i1 %127, label %82, label %116, !dbg !815, !llvm.loop !816

.loopexit2:                                       ; preds = %132
  br label %128, !dbg !817

128:                                              ; preds = %.loopexit2, %82
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !817
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !818
  %129 = icmp samesign ult i32 %27, 45, !dbg !819
  br i1 %129, label %130, label %138, !dbg !820

130:                                              ; preds = %128
  %131 = mul i32 %20, 477, !dbg !821
  br label %142, !dbg !822

132:                                              ; preds = %132, %106
  %133 = phi i32 [ %27, %106 ], [ %136, %132 ], !dbg !823
  %134 = xor i32 %133, %104, !dbg !824
  %135 = atomicrmw max ptr %115, i32 %134 seq_cst, align 4, !dbg !825
  %136 = add nuw nsw i32 %133, %19, !dbg !826
  %137 = icmp samesign ult i32 %136, 100, !dbg !827
  br i1 %137, label %132, label %.loopexit2, !dbg !828, !llvm.loop !829

.loopexit1:                                       ; preds = %142
  br label %138, !dbg !830

138:                                              ; preds = %.loopexit1, %128
  br i1 %54, label %139, label %152, !dbg !830

139:                                              ; preds = %138
  %140 = mul i32 %20, 477, !dbg !831
  %141 = add i32 %140, 45, !dbg !832
  br label %157, !dbg !833

142:                                              ; preds = %142, %130
  %143 = phi i32 [ %27, %130 ], [ %150, %142 ], !dbg !834
  %144 = zext nneg i32 %143 to i64, !dbg !835
  %145 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ3k3xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %144, !dbg !836
  %146 = load i32, ptr %145, align 4, !dbg !837, !tbaa !21
  %147 = add i32 %143, %131, !dbg !838
  %148 = zext i32 %147 to i64, !dbg !839
  %149 = getelementptr inbounds nuw i32, ptr %1, i64 %148, !dbg !840
  store i32 %146, ptr %149, align 4, !dbg !841, !tbaa !21
  %150 = add nuw nsw i32 %143, %19, !dbg !842
  %151 = icmp samesign ult i32 %150, 45, !dbg !843
  br i1 %151, label %142, label %.loopexit1, !dbg !844, !llvm.loop !845

.loopexit:                                        ; preds = %157
  br label %152, !dbg !846

152:                                              ; preds = %.loopexit, %138
  %153 = mul i32 %19, %20, !dbg !846
  %154 = add i32 %27, %153, !dbg !847
  %155 = zext i32 %154 to i64, !dbg !848
  %156 = getelementptr inbounds nuw i32, ptr %0, i64 %155, !dbg !849
  store i32 %104, ptr %156, align 4, !dbg !850, !tbaa !21
  ret void, !dbg !851

157:                                              ; preds = %157, %139
  %158 = phi i32 [ %27, %139 ], [ %166, %157 ], !dbg !852
  %159 = zext nneg i32 %158 to i64, !dbg !853
  %160 = getelementptr [2 x i8], ptr addrspace(3) @_ZL4G0_0._Z3k3xPjS_PKiiiiiijxxyyi, i64 %159, !dbg !854
  %161 = load i16, ptr addrspace(3) %160, align 2, !dbg !854, !tbaa !108
  %162 = zext i16 %161 to i32, !dbg !855
  %163 = add i32 %141, %158, !dbg !856
  %164 = zext i32 %163 to i64, !dbg !857
  %165 = getelementptr inbounds nuw i32, ptr %1, i64 %164, !dbg !858
  store i32 %162, ptr %165, align 4, !dbg !859, !tbaa !21
  %166 = add nuw nsw i32 %158, %19, !dbg !860
  %167 = icmp samesign ult i32 %166, 432, !dbg !861
  br i1 %167, label %157, label %.loopexit, !dbg !862, !llvm.loop !863
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z3k4xILi3EEvPjS0_PKiiiiiijxxyyi(ptr noundef writeonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i64 noundef %9, i64 noundef %10, i64 noundef %11, i64 noundef %12, i32 noundef %13) local_unnamed_addr #0 comdat !dbg !864 {
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !865
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !866
  %17 = mul nuw nsw i32 %15, %16, !dbg !867
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !868
  %19 = mul nuw nsw i32 %17, %18, !dbg !869
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !870
  %21 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !871
  %22 = mul nuw nsw i32 %21, %16, !dbg !872
  %23 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !873
  %24 = add nuw nsw i32 %22, %23, !dbg !874
  %25 = mul nuw nsw i32 %24, %15, !dbg !875
  %26 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !876
  %27 = add nuw nsw i32 %25, %26, !dbg !877
  %28 = add nuw i32 %27, %20, !dbg !878
  %29 = icmp samesign ult i32 %27, 256, !dbg !879
  br i1 %29, label %30, label %33, !dbg !880

30:                                               ; preds = %14
  %31 = zext nneg i32 %27 to i64, !dbg !881
  %32 = zext nneg i32 %19 to i64, !dbg !882
  br label %40, !dbg !883

.loopexit16:                                      ; preds = %40
  br label %33, !dbg !884

33:                                               ; preds = %.loopexit16, %14
  %34 = icmp samesign ult i32 %27, 22, !dbg !884
  br i1 %34, label %35, label %57, !dbg !885

35:                                               ; preds = %33
  %36 = mul nuw nsw i32 %27, 3, !dbg !886
  %37 = trunc i64 %11 to i32, !dbg !887
  %38 = mul i32 %37, 3, !dbg !888
  %39 = mul nuw nsw i32 %19, 3, !dbg !889
  br label %52, !dbg !890

40:                                               ; preds = %40, %30
  %41 = phi i64 [ %31, %30 ], [ %50, %40 ], !dbg !891
  %42 = trunc nuw nsw i64 %41 to i32, !dbg !892
  %43 = mul nuw nsw i32 %42, 3, !dbg !893
  %44 = add nuw nsw i32 %43, 2, !dbg !894
  %45 = uitofp nneg i32 %44 to double, !dbg !895
  %46 = shl nuw nsw i64 %41, 32, !dbg !896
  %47 = add nsw i64 %46, -124554051584, !dbg !897
  %48 = ashr exact i64 %47, 29, !dbg !898
  %49 = getelementptr inbounds i8, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ3k4xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 232), i64 %48, !dbg !899
  store volatile double %45, ptr %49, align 8, !dbg !900, !tbaa !901
  %50 = add nuw nsw i64 %41, %32, !dbg !903
  %51 = icmp samesign ult i64 %50, 256, !dbg !904
  br i1 %51, label %40, label %.loopexit16, !dbg !905, !llvm.loop !906

52:                                               ; preds = %59, %35
  %53 = phi i32 [ %36, %35 ], [ %60, %59 ], !dbg !907
  %54 = tail call i32 @llvm.umin.i32(i32 %53, i32 62), !dbg !908
  %55 = add nuw nsw i32 %54, 3, !dbg !909
  %56 = icmp samesign ult i32 %53, %55, !dbg !910
  br i1 %56, label %.preheader13, label %59, !dbg !911

.preheader13:                                     ; preds = %52
  br label %62, !dbg !912

.loopexit15:                                      ; preds = %59
  br label %57, !dbg !913

57:                                               ; preds = %.loopexit15, %33
  %58 = icmp samesign ult i32 %27, 144, !dbg !913
  br i1 %58, label %.preheader11, label %84, !dbg !914

.preheader11:                                     ; preds = %57
  br label %86, !dbg !915

.loopexit14:                                      ; preds = %62
  br label %59, !dbg !916

59:                                               ; preds = %.loopexit14, %52
  %60 = add nuw nsw i32 %53, %39, !dbg !916
  %61 = icmp samesign ult i32 %60, 65, !dbg !917
  br i1 %61, label %52, label %.loopexit15, !dbg !918, !llvm.loop !919

62:                                               ; preds = %.preheader13, %62
  %63 = phi i32 [ %82, %62 ], [ %53, %.preheader13 ], !dbg !920
  %64 = freeze i32 %63, !dbg !921
  %65 = udiv i32 %64, 13, !dbg !922
  %66 = mul i32 %65, 13, !dbg !923
  %67 = sub i32 %64, %66, !dbg !924
  %68 = mul nuw nsw i32 %67, 5, !dbg !925
  %69 = add nuw nsw i32 %68, %65, !dbg !926
  %70 = mul i32 %38, %69, !dbg !927
  %71 = mul nuw nsw i32 %63, 3, !dbg !928
  %72 = add nuw nsw i32 %71, 89, !dbg !929
  %73 = uitofp nneg i32 %72 to float, !dbg !930
  %74 = freeze i32 %70, !dbg !931
  %75 = udiv i32 %74, 65, !dbg !932
  %76 = zext nneg i32 %75 to i64, !dbg !933
  %77 = getelementptr inbounds nuw [65 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ3k4xILi3EEvPjS0_PKiiiiiijxxyyiE2A2 to ptr), i64 %76, !dbg !934
  %78 = mul i32 %75, 65, !dbg !935
  %79 = sub i32 %74, %78, !dbg !936
  %80 = zext nneg i32 %79 to i64, !dbg !937
  %81 = getelementptr inbounds nuw float, ptr %77, i64 %80, !dbg !938
  store float %73, ptr %81, align 4, !dbg !939, !tbaa !940
  %82 = add nuw nsw i32 %63, 1, !dbg !942
  %83 = icmp samesign ult i32 %82, %55, !dbg !943
  br i1 %83, label %62, label %.loopexit14, !dbg !912, !llvm.loop !944

.loopexit12:                                      ; preds = %86
  br label %84, !dbg !945

84:                                               ; preds = %.loopexit12, %57
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !945
  %85 = icmp samesign ult i32 %27, 128, !dbg !946
  br i1 %85, label %.preheader9, label %95, !dbg !947

.preheader9:                                      ; preds = %84
  br label %102, !dbg !948

86:                                               ; preds = %.preheader11, %86
  %87 = phi i32 [ %93, %86 ], [ %27, %.preheader11 ], !dbg !949
  %88 = trunc nuw i32 %87 to i8, !dbg !950
  %89 = mul i8 %88, 3, !dbg !951
  %90 = add i8 %89, 7, !dbg !952
  %91 = zext nneg i32 %87 to i64, !dbg !953
  %92 = getelementptr [1 x i8], ptr addrspace(3) @_ZL4G1_0._Z3k4xILi3EEvPjS0_PKiiiiiijxxyyi, i64 %91, !dbg !954
  store volatile i8 %90, ptr addrspace(3) %92, align 1, !dbg !954, !tbaa !134
  %93 = add nuw nsw i32 %87, %19, !dbg !955
  %94 = icmp samesign ult i32 %93, 144, !dbg !956
  br i1 %94, label %86, label %.loopexit12, !dbg !915, !llvm.loop !957

.loopexit10:                                      ; preds = %102
  br label %95, !dbg !958

95:                                               ; preds = %.loopexit10, %84
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !958
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !959
  %96 = icmp eq i32 %3, 3, !dbg !960
  br i1 %96, label %._crit_edge, label %97, !dbg !961

._crit_edge:                                      ; preds = %95
  br label %199, !dbg !961

97:                                               ; preds = %95
  %98 = srem i32 %3, 3, !dbg !962
  %99 = icmp slt i32 %98, 0, !dbg !963
  br i1 %99, label %138, label %100, !dbg !964

100:                                              ; preds = %97
  %101 = icmp samesign ult i32 %27, 36, !dbg !965
  br label %113, !dbg !966

102:                                              ; preds = %.preheader9, %102
  %103 = phi i32 [ %111, %102 ], [ %27, %.preheader9 ], !dbg !967
  %104 = lshr i32 %103, 2, !dbg !968
  %105 = xor i32 %104, %103, !dbg !969
  %106 = zext nneg i32 %105 to i64, !dbg !970
  %107 = add nsw i64 %9, %106, !dbg !971
  %108 = shl i64 %107, 4, !dbg !972
  %109 = getelementptr i8, ptr addrspacecast (ptr addrspace(3) @_ZZ3k4xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 %108, !dbg !973
  %110 = getelementptr i8, ptr %109, i64 16, !dbg !974
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %110, i8 0, i64 16, i1 false), !dbg !975
  %111 = add nuw nsw i32 %103, %19, !dbg !976
  %112 = icmp samesign ult i32 %111, 128, !dbg !977
  br i1 %112, label %102, label %.loopexit10, !dbg !948, !llvm.loop !978

113:                                              ; preds = %115, %100
  %114 = phi i32 [ 0, %100 ], [ %116, %115 ], !dbg !979
  br i1 %101, label %.preheader6, label %115, !dbg !980

.preheader6:                                      ; preds = %113
  br label %118, !dbg !981

.loopexit7:                                       ; preds = %118
  br label %115, !dbg !982

115:                                              ; preds = %.loopexit7, %113
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !982
  %116 = add nuw nsw i32 %114, 1, !dbg !983
  %117 = icmp eq i32 %114, %98, !dbg !984
  br i1 %117, label %.loopexit8, label %113, !dbg !985, !llvm.loop !986

118:                                              ; preds = %.preheader6, %118
  %119 = phi i32 [ %136, %118 ], [ %27, %.preheader6 ], !dbg !987
  %120 = add i32 %119, %28, !dbg !988
  %121 = trunc i32 %120 to i8, !dbg !989
  %122 = insertelement <4 x i8> poison, i8 %121, i64 0, !dbg !990
  %123 = mul i8 %121, 3, !dbg !991
  %124 = add i8 %123, 1, !dbg !992
  %125 = insertelement <4 x i8> %122, i8 %124, i64 1, !dbg !993
  %126 = mul i8 %121, 5, !dbg !994
  %127 = add i8 %126, 2, !dbg !995
  %128 = insertelement <4 x i8> %125, i8 %127, i64 2, !dbg !996
  %129 = mul i8 %121, 7, !dbg !997
  %130 = add i8 %129, 3, !dbg !998
  %131 = insertelement <4 x i8> %128, i8 %130, i64 3, !dbg !999
  %132 = add nuw nsw i32 %119, 14, !dbg !1000
  %133 = urem i32 %132, 36, !dbg !1001
  %134 = zext nneg i32 %133 to i64, !dbg !1002
  %135 = getelementptr [4 x i8], ptr addrspace(3) @_ZL4G1_0._Z3k4xILi3EEvPjS0_PKiiiiiijxxyyi, i64 %134, !dbg !1003
  store <4 x i8> %131, ptr addrspace(3) %135, align 4, !dbg !1003, !tbaa !134
  %136 = add nuw nsw i32 %119, %19, !dbg !1004
  %137 = icmp samesign ult i32 %136, 36, !dbg !1005
  br i1 %137, label %118, label %.loopexit7, !dbg !981, !llvm.loop !1006

.loopexit8:                                       ; preds = %115
  br label %138, !dbg !1007

138:                                              ; preds = %.loopexit8, %97
  %139 = urem i32 %26, 30, !dbg !1007
  %140 = add nsw i32 %3, %139, !dbg !1008
  %141 = and i32 %140, 7, !dbg !1009
  %142 = mul nuw nsw i32 %141, 15, !dbg !1010
  %143 = mul i32 %28, 33, !dbg !1011
  %144 = zext nneg i32 %142 to i64, !dbg !1012
  %145 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ3k4xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 %144, !dbg !1013
  %146 = getelementptr inbounds nuw i8, ptr %145, i64 1024, !dbg !1014
  %147 = load double, ptr %146, align 8, !dbg !1015, !tbaa !901
  %148 = fptosi double %147 to i32, !dbg !1016
  %149 = add i32 %143, %148, !dbg !1017
  %150 = mul i32 %149, 33, !dbg !1018
  %151 = xor i32 %142, 64, !dbg !1019
  %152 = zext nneg i32 %151 to i64, !dbg !1020
  %153 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ3k4xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 %152, !dbg !1021
  %154 = load double, ptr %153, align 8, !dbg !1022, !tbaa !901
  %155 = fptosi double %154 to i32, !dbg !1023
  %156 = add i32 %150, %155, !dbg !1024
  %157 = mul i32 %156, 33, !dbg !1025
  %158 = xor i32 %142, 32, !dbg !1026
  %159 = zext nneg i32 %158 to i64, !dbg !1027
  %160 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ3k4xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 %159, !dbg !1028
  %161 = load double, ptr %160, align 8, !dbg !1029, !tbaa !901
  %162 = fptosi double %161 to i32, !dbg !1030
  %163 = add i32 %157, %162, !dbg !1031
  %164 = mul i32 %163, 33, !dbg !1032
  %165 = xor i32 %142, 16, !dbg !1033
  %166 = zext nneg i32 %165 to i64, !dbg !1034
  %167 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ3k4xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 %166, !dbg !1035
  %168 = load double, ptr %167, align 8, !dbg !1036, !tbaa !901
  %169 = fptosi double %168 to i32, !dbg !1037
  %170 = add i32 %164, %169, !dbg !1038
  %171 = mul i32 %170, 33, !dbg !1039
  %172 = xor i32 %142, 8, !dbg !1040
  %173 = zext nneg i32 %172 to i64, !dbg !1041
  %174 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ3k4xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 %173, !dbg !1042
  %175 = load double, ptr %174, align 8, !dbg !1043, !tbaa !901
  %176 = fptosi double %175 to i32, !dbg !1044
  %177 = add i32 %171, %176, !dbg !1045
  %178 = mul i32 %177, 33, !dbg !1046
  %179 = xor i32 %142, 4, !dbg !1047
  %180 = zext nneg i32 %179 to i64, !dbg !1048
  %181 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ3k4xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 %180, !dbg !1049
  %182 = load double, ptr %181, align 8, !dbg !1050, !tbaa !901
  %183 = fptosi double %182 to i32, !dbg !1051
  %184 = add i32 %178, %183, !dbg !1052
  %185 = mul i32 %184, 33, !dbg !1053
  %186 = xor i32 %142, 2, !dbg !1054
  %187 = zext nneg i32 %186 to i64, !dbg !1055
  %188 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ3k4xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 %187, !dbg !1056
  %189 = load double, ptr %188, align 8, !dbg !1057, !tbaa !901
  %190 = fptosi double %189 to i32, !dbg !1058
  %191 = add i32 %185, %190, !dbg !1059
  %192 = mul i32 %191, 33, !dbg !1060
  %193 = xor i32 %142, 1, !dbg !1061
  %194 = zext nneg i32 %193 to i64, !dbg !1062
  %195 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ3k4xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 %194, !dbg !1063
  %196 = load double, ptr %195, align 8, !dbg !1064, !tbaa !901
  %197 = fptosi double %196 to i32, !dbg !1065
  %198 = add i32 %192, %197, !dbg !1066
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !1067
  br label %199, !dbg !1068

199:                                              ; preds = %._crit_edge, %138
  %.pre-phi = phi i32 [ 0, %._crit_edge ], [ %98, %138 ], !dbg !1069
  %200 = phi i32 [ %198, %138 ], [ %28, %._crit_edge ], !dbg !1070
  %201 = icmp slt i32 %.pre-phi, 0, !dbg !1071
  br i1 %201, label %213, label %202, !dbg !1072

202:                                              ; preds = %199
  %203 = add i32 %13, 87, !dbg !1073
  %204 = icmp samesign ugt i32 %26, 255, !dbg !1074
  %205 = mul nuw nsw i32 %23, 253, !dbg !1075
  %206 = add i32 %205, %203, !dbg !1076
  %207 = shl i32 %206, 24, !dbg !1077
  %208 = add i32 %207, 939524096, !dbg !1078
  %209 = ashr exact i32 %208, 24, !dbg !1079
  %210 = or i32 %21, %23, !dbg !1080
  %211 = icmp ne i32 %210, 0, !dbg !1081
  %212 = select i1 %211, i1 true, i1 %204, !dbg !1082
  br label %231, !dbg !1083

.loopexit5:                                       ; preds = %277
  br label %213, !dbg !1084

213:                                              ; preds = %.loopexit5, %199
  %214 = phi i32 [ %200, %199 ], [ %278, %.loopexit5 ], !dbg !1085
  %215 = shl nuw nsw i32 %23, 4, !dbg !1084
  %216 = and i32 %215, 16, !dbg !1086
  %217 = urem i32 %26, 30, !dbg !1087
  %218 = and i32 %217, 15, !dbg !1088
  %219 = or disjoint i32 %216, %218, !dbg !1089
  %220 = trunc i64 %11 to i32, !dbg !1090
  %221 = mul nsw i32 %219, -12, !dbg !1091
  %222 = mul i32 %221, %220, !dbg !1092
  %223 = sext i32 %222 to i64, !dbg !1093
  %224 = getelementptr [1 x i8], ptr addrspace(3) @_ZL4G1_0._Z3k4xILi3EEvPjS0_PKiiiiiijxxyyi, i64 %223, !dbg !1094
  %225 = getelementptr i8, ptr addrspace(3) %224, i64 140, !dbg !1094
  %226 = load i8, ptr addrspace(3) %225, align 4, !dbg !1094, !tbaa !134
  %227 = getelementptr i8, ptr addrspace(3) %224, i64 141, !dbg !1095
  %228 = load i8, ptr addrspace(3) %227, align 1, !dbg !1095, !tbaa !134
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !1096
  br i1 %29, label %229, label %281, !dbg !1097

229:                                              ; preds = %213
  %230 = mul i32 %20, 465, !dbg !1098
  br label %286, !dbg !1099

231:                                              ; preds = %277, %202
  %232 = phi i32 [ %200, %202 ], [ %278, %277 ], !dbg !1100
  %233 = phi i32 [ 0, %202 ], [ %279, %277 ], !dbg !1101
  br i1 %212, label %277, label %.preheader3, !dbg !1102

.preheader3:                                      ; preds = %231
  br label %234, !dbg !1103

234:                                              ; preds = %.preheader3, %253
  %235 = phi i32 [ %273, %253 ], [ %232, %.preheader3 ], !dbg !1104
  %236 = phi i32 [ %262, %253 ], [ %26, %.preheader3 ], !dbg !1105
  br label %237, !dbg !1103

237:                                              ; preds = %237, %234
  %238 = phi i32 [ %235, %234 ], [ %250, %237 ], !dbg !1106
  %239 = phi i32 [ 0, %234 ], [ %251, %237 ], !dbg !1107
  %240 = mul i32 %238, 33, !dbg !1108
  %241 = zext i32 %239 to i64, !dbg !1109
  %242 = getelementptr [4 x i8], ptr addrspace(3) @_ZL4G1_0._Z3k4xILi3EEvPjS0_PKiiiiiijxxyyi, i64 %241, !dbg !1109
  %243 = load i8, ptr addrspace(3) %242, align 4, !dbg !1109, !tbaa !134
  %244 = zext i8 %243 to i32, !dbg !1110
  %245 = add i32 %240, %244, !dbg !1111
  %246 = mul i32 %245, 33, !dbg !1112
  %247 = getelementptr i8, ptr addrspace(3) %242, i64 1, !dbg !1113
  %248 = load i8, ptr addrspace(3) %247, align 1, !dbg !1113, !tbaa !134
  %249 = zext i8 %248 to i32, !dbg !1114
  %250 = add i32 %246, %249, !dbg !1115
  %251 = add nuw nsw i32 %239, 1, !dbg !1116
  %252 = icmp eq i32 %239, 0, !dbg !1117
  br i1 %252, label %237, label %.preheader, !dbg !1118, !llvm.loop !1119

.preheader:                                       ; preds = %237
  br label %264, !dbg !1120

253:                                              ; preds = %264
  %254 = lshr i32 %236, 1, !dbg !1121
  %255 = xor i32 %254, %236, !dbg !1122
  %256 = mul nuw nsw i32 %236, 3, !dbg !1123
  %257 = add i32 %273, %256, !dbg !1124
  %258 = and i32 %257, 65535, !dbg !1125
  %259 = uitofp nneg i32 %258 to double, !dbg !1126
  %260 = zext nneg i32 %255 to i64, !dbg !1127
  %261 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ3k4xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 %260, !dbg !1128
  store volatile double %259, ptr %261, align 8, !dbg !1129, !tbaa !901
  %262 = add nuw nsw i32 %236, %15, !dbg !1130
  %263 = icmp samesign ult i32 %262, 256, !dbg !1131
  br i1 %263, label %234, label %.loopexit4, !dbg !1132, !llvm.loop !1133

264:                                              ; preds = %.preheader, %264
  %265 = phi i32 [ %273, %264 ], [ %250, %.preheader ], !dbg !1134
  %266 = phi i32 [ %274, %264 ], [ 0, %.preheader ], !dbg !1135
  %267 = phi i32 [ %276, %264 ], [ %209, %.preheader ], !dbg !1136
  %268 = mul i32 %265, 33, !dbg !1137
  %269 = sext i32 %267 to i64, !dbg !1138
  %270 = getelementptr i8, ptr addrspace(3) @_ZL4G1_0._Z3k4xILi3EEvPjS0_PKiiiiiijxxyyi, i64 %269, !dbg !1138
  %271 = load i8, ptr addrspace(3) %270, align 1, !dbg !1138, !tbaa !134
  %272 = zext i8 %271 to i32, !dbg !1139
  %273 = add i32 %268, %272, !dbg !1140
  %274 = add nuw nsw i32 %266, 1, !dbg !1141
  %275 = icmp eq i32 %274, 7, !dbg !1142
  %276 = add i32 %267, 4, !dbg !1120
  br i1 %275, label %253, label %264, !dbg !1120, !llvm.loop !1143

.loopexit4:                                       ; preds = %253
  br label %277, !dbg !1144

277:                                              ; preds = %.loopexit4, %231
  %278 = phi i32 [ %232, %231 ], [ %273, %.loopexit4 ], !dbg !1145
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !1144
  %279 = add nuw nsw i32 %233, 1, !dbg !1146
  %280 = icmp eq i32 %233, %.pre-phi, !dbg !1147
  br i1 %280, label %.loopexit5, label %231, !dbg !1148, !llvm.loop !1149

.loopexit2:                                       ; preds = %286
  br label %281, !dbg !1150

281:                                              ; preds = %.loopexit2, %213
  %282 = icmp samesign ult i32 %27, 65, !dbg !1150
  br i1 %282, label %283, label %297, !dbg !1151

283:                                              ; preds = %281
  %284 = mul i32 %20, 465, !dbg !1152
  %285 = add i32 %284, 256, !dbg !1153
  br label %301, !dbg !1154

286:                                              ; preds = %286, %229
  %287 = phi i32 [ %27, %229 ], [ %295, %286 ], !dbg !1155
  %288 = zext nneg i32 %287 to i64, !dbg !1156
  %289 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ3k4xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 %288, !dbg !1157
  %290 = load double, ptr %289, align 8, !dbg !1158, !tbaa !901
  %291 = fptosi double %290 to i32, !dbg !1159
  %292 = add i32 %287, %230, !dbg !1160
  %293 = zext i32 %292 to i64, !dbg !1161
  %294 = getelementptr inbounds nuw i32, ptr %1, i64 %293, !dbg !1162
  store i32 %291, ptr %294, align 4, !dbg !1163, !tbaa !21
  %295 = add nuw nsw i32 %287, %19, !dbg !1164
  %296 = icmp samesign ult i32 %295, 256, !dbg !1165
  br i1 %296, label %286, label %.loopexit2, !dbg !1166, !llvm.loop !1167

.loopexit1:                                       ; preds = %301
  br label %297, !dbg !1168

297:                                              ; preds = %.loopexit1, %281
  br i1 %58, label %298, label %312, !dbg !1168

298:                                              ; preds = %297
  %299 = mul i32 %20, 465, !dbg !1169
  %300 = add i32 %299, 321, !dbg !1170
  br label %323, !dbg !1171

301:                                              ; preds = %301, %283
  %302 = phi i32 [ %27, %283 ], [ %310, %301 ], !dbg !1172
  %303 = zext nneg i32 %302 to i64, !dbg !1173
  %304 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3k4xILi3EEvPjS0_PKiiiiiijxxyyiE2A2 to ptr), i64 %303, !dbg !1174
  %305 = load float, ptr %304, align 4, !dbg !1175, !tbaa !940
  %306 = fptosi float %305 to i32, !dbg !1176
  %307 = add i32 %285, %302, !dbg !1177
  %308 = zext i32 %307 to i64, !dbg !1178
  %309 = getelementptr inbounds nuw i32, ptr %1, i64 %308, !dbg !1179
  store i32 %306, ptr %309, align 4, !dbg !1180, !tbaa !21
  %310 = add nuw nsw i32 %302, %19, !dbg !1181
  %311 = icmp samesign ult i32 %310, 65, !dbg !1182
  br i1 %311, label %301, label %.loopexit1, !dbg !1183, !llvm.loop !1184

.loopexit:                                        ; preds = %323
  br label %312, !dbg !1185

312:                                              ; preds = %.loopexit, %297
  %313 = zext i8 %228 to i32, !dbg !1185
  %314 = zext i8 %226 to i32, !dbg !1186
  %315 = mul i32 %214, 33, !dbg !1187
  %316 = mul nuw nsw i32 %313, 3, !dbg !1188
  %317 = add i32 %315, %314, !dbg !1189
  %318 = add i32 %317, %316, !dbg !1190
  %319 = mul i32 %19, %20, !dbg !1191
  %320 = add i32 %27, %319, !dbg !1192
  %321 = zext i32 %320 to i64, !dbg !1193
  %322 = getelementptr inbounds nuw i32, ptr %0, i64 %321, !dbg !1194
  store i32 %318, ptr %322, align 4, !dbg !1195, !tbaa !21
  ret void, !dbg !1196

323:                                              ; preds = %323, %298
  %324 = phi i32 [ %27, %298 ], [ %332, %323 ], !dbg !1197
  %325 = zext nneg i32 %324 to i64, !dbg !1198
  %326 = getelementptr [1 x i8], ptr addrspace(3) @_ZL4G1_0._Z3k4xILi3EEvPjS0_PKiiiiiijxxyyi, i64 %325, !dbg !1199
  %327 = load i8, ptr addrspace(3) %326, align 1, !dbg !1199, !tbaa !134
  %328 = zext i8 %327 to i32, !dbg !1200
  %329 = add i32 %300, %324, !dbg !1201
  %330 = zext i32 %329 to i64, !dbg !1202
  %331 = getelementptr inbounds nuw i32, ptr %1, i64 %330, !dbg !1203
  store i32 %328, ptr %331, align 4, !dbg !1204, !tbaa !21
  %332 = add nuw nsw i32 %324, %19, !dbg !1205
  %333 = icmp samesign ult i32 %332, 144, !dbg !1206
  br i1 %333, label %323, label %.loopexit, !dbg !1207, !llvm.loop !1208
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #3

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z3k5xPjS_PKiiiiiijxxyyi(ptr noundef writeonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readonly captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i64 noundef %9, i64 noundef %10, i64 noundef %11, i64 noundef %12, i32 noundef %13) local_unnamed_addr #2 !dbg !1209 {
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1210
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1211
  %17 = mul nuw nsw i32 %15, %16, !dbg !1212
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1213
  %19 = mul nuw nsw i32 %17, %18, !dbg !1214
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1215
  %21 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1216
  %22 = mul nuw nsw i32 %21, %16, !dbg !1217
  %23 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1218
  %24 = add nuw nsw i32 %22, %23, !dbg !1219
  %25 = mul nuw nsw i32 %24, %15, !dbg !1220
  %26 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1221
  %27 = add nuw nsw i32 %25, %26, !dbg !1222
  %28 = add nuw i32 %27, %20, !dbg !1223
  %29 = icmp samesign ult i32 %27, 80, !dbg !1224
  br i1 %29, label %.preheader5, label %30, !dbg !1225

.preheader5:                                      ; preds = %14
  br label %34, !dbg !1226

.loopexit6:                                       ; preds = %34
  br label %30, !dbg !1227

30:                                               ; preds = %.loopexit6, %14
  %31 = icmp samesign ult i32 %27, 144, !dbg !1227
  br i1 %31, label %32, label %52, !dbg !1228

32:                                               ; preds = %30
  %33 = sub nuw nsw i32 143, %27, !dbg !1229
  br label %55, !dbg !1230

34:                                               ; preds = %.preheader5, %34
  %35 = phi i32 [ %50, %34 ], [ %27, %.preheader5 ], !dbg !1231
  %36 = mul nuw i32 %35, 7, !dbg !1232
  %37 = add nuw nsw i32 %36, 36, !dbg !1233
  %38 = and i32 %35, 7, !dbg !1234
  %39 = mul i32 %38, 10, !dbg !1235
  %40 = lshr i32 %35, 3, !dbg !1236
  %41 = add i32 %39, %40, !dbg !1237
  %42 = mul i32 %38, 40, !dbg !1238
  %43 = mul i32 %40, 4, !dbg !1238
  %44 = add i32 %42, %43, !dbg !1238
  %45 = lshr i32 %41, 5, !dbg !1238
  %46 = mul i32 %45, 24, !dbg !1238
  %47 = add i32 %44, %46, !dbg !1238
  %48 = sext i32 %47 to i64, !dbg !1238
  %49 = getelementptr i8, ptr addrspace(3) @_ZZ3k5xPjS_PKiiiiiijxxyyiE2A1, i64 %48, !dbg !1238
  store i32 %37, ptr addrspace(3) %49, align 4, !dbg !1238, !tbaa !21
  %50 = add nuw nsw i32 %35, %19, !dbg !1239
  %51 = icmp samesign ult i32 %50, 80, !dbg !1240
  br i1 %51, label %34, label %.loopexit6, !dbg !1226, !llvm.loop !1241

.loopexit4:                                       ; preds = %55
  br label %52, !dbg !1242

52:                                               ; preds = %.loopexit4, %30
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !1242
  br i1 %31, label %53, label %64, !dbg !1243

53:                                               ; preds = %52
  %54 = getelementptr i8, ptr addrspacecast (ptr addrspace(3) @_ZL4G1_0 to ptr), i64 %10, !dbg !1244
  br label %73, !dbg !1245

55:                                               ; preds = %55, %32
  %56 = phi i32 [ %62, %55 ], [ %33, %32 ], !dbg !1246
  %57 = add nuw nsw i32 %56, 90, !dbg !1247
  %58 = urem i32 %57, 144, !dbg !1248
  %59 = trunc i32 %56 to i8, !dbg !1249
  %60 = mul i8 %59, 29, !dbg !1250
  %61 = add i8 %60, 34, !dbg !1251
  tail call fastcc void @_ZL8put_G1_0jh(i32 noundef %58, i8 noundef zeroext %61) #7, !dbg !1252
  %62 = sub nsw i32 %56, %19, !dbg !1253
  %63 = icmp sgt i32 %62, -1, !dbg !1254
  br i1 %63, label %55, label %.loopexit4, !dbg !1255, !llvm.loop !1256

.loopexit3:                                       ; preds = %73
  br label %64, !dbg !1257

64:                                               ; preds = %.loopexit3, %52
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !1257
  %65 = and i32 %23, 1, !dbg !1258
  %66 = trunc i64 %10 to i32, !dbg !1259
  %67 = mul i32 %66, 80, !dbg !1259
  %68 = mul i32 %65, 80, !dbg !1259
  %69 = add i32 %67, %68, !dbg !1259
  %70 = mul i32 %23, -8, !dbg !1259
  %71 = add i32 %69, %70, !dbg !1259
  %72 = add i32 %71, 60, !dbg !1259
  br label %104, !dbg !1259

73:                                               ; preds = %73, %53
  %74 = phi i32 [ %27, %53 ], [ %81, %73 ], !dbg !1260
  %75 = mul nuw i32 %74, 177, !dbg !1261
  %76 = xor i32 %75, %28, !dbg !1262
  %77 = trunc i32 %76 to i8, !dbg !1263
  %78 = zext nneg i32 %74 to i64, !dbg !1264
  %79 = getelementptr i8, ptr %54, i64 %78, !dbg !1265
  %80 = getelementptr i8, ptr %79, i64 1152921504606846976, !dbg !1266
  store i8 %77, ptr %80, align 1, !dbg !1267, !tbaa !134
  %81 = add nuw nsw i32 %74, %19, !dbg !1268
  %82 = icmp samesign ult i32 %81, 144, !dbg !1269
  br i1 %82, label %73, label %.loopexit3, !dbg !1270, !llvm.loop !1271

83:                                               ; preds = %104
  %84 = zext nneg i32 %27 to i64, !dbg !1272
  %85 = getelementptr i32, ptr %2, i64 %10, !dbg !1273
  %86 = getelementptr i32, ptr %85, i64 %84, !dbg !1274
  %87 = getelementptr i8, ptr %86, i64 4611686018427387904, !dbg !1275
  %88 = load i32, ptr %87, align 4, !dbg !1276, !tbaa !21
  %89 = and i32 %88, 1, !dbg !1277
  %90 = zext nneg i32 %89 to i64, !dbg !1278
  %91 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZL4G1_0 to ptr), i64 %90, !dbg !1279
  %92 = shl nuw nsw i32 %27, 4, !dbg !1280
  %93 = and i32 %92, 16, !dbg !1281
  %94 = shl nuw nsw i32 %26, 3, !dbg !1282
  %95 = and i32 %94, 8, !dbg !1283
  %96 = and i32 %26, 7, !dbg !1284
  %97 = or disjoint i32 %95, %96, !dbg !1285
  %98 = or disjoint i32 %97, %93, !dbg !1286
  %99 = zext nneg i32 %98 to i64, !dbg !1287
  %100 = add nsw i64 %10, %99, !dbg !1288
  %101 = shl i64 %100, 2, !dbg !1289
  %102 = getelementptr i8, ptr %91, i64 %101, !dbg !1290
  %103 = getelementptr i8, ptr %102, i64 4611686018427387912, !dbg !1291
  br label %131, !dbg !1292

104:                                              ; preds = %104, %64
  %105 = phi i32 [ %28, %64 ], [ %124, %104 ], !dbg !1293
  %106 = phi i32 [ 0, %64 ], [ %125, %104 ], !dbg !1294
  %107 = phi i32 [ %72, %64 ], [ %127, %104 ], !dbg !1295
  %108 = mul i32 %105, 33, !dbg !1296
  %109 = lshr i32 %107, 7, !dbg !1297
  %110 = mul i32 %109, 24, !dbg !1297
  %111 = add i32 %107, %110, !dbg !1297
  %112 = sext i32 %111 to i64, !dbg !1297
  %113 = getelementptr i8, ptr addrspace(3) @_ZZ3k5xPjS_PKiiiiiijxxyyiE2A1, i64 %112, !dbg !1297
  %114 = load i32, ptr addrspace(3) %113, align 4, !dbg !1297, !tbaa !21
  %115 = add i32 %114, %108, !dbg !1298
  %116 = mul i32 %115, 33, !dbg !1299
  %117 = add i32 %107, 16, !dbg !1300
  %118 = lshr i32 %117, 7, !dbg !1300
  %119 = mul i32 %118, 24, !dbg !1300
  %120 = add i32 %117, %119, !dbg !1300
  %121 = sext i32 %120 to i64, !dbg !1300
  %122 = getelementptr i8, ptr addrspace(3) @_ZZ3k5xPjS_PKiiiiiijxxyyiE2A1, i64 %121, !dbg !1300
  %123 = load i32, ptr addrspace(3) %122, align 4, !dbg !1300, !tbaa !21
  %124 = add i32 %116, %123, !dbg !1301
  %125 = add nuw nsw i32 %106, 1, !dbg !1302
  %126 = icmp eq i32 %125, 3, !dbg !1303
  %127 = add i32 %107, 80, !dbg !1304
  br i1 %126, label %83, label %104, !dbg !1304, !llvm.loop !1305

128:                                              ; preds = %131
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !1306
  %129 = srem i32 %3, 3, !dbg !1307
  %130 = icmp slt i32 %129, 0, !dbg !1308
  br i1 %130, label %147, label %.preheader, !dbg !1309

.preheader:                                       ; preds = %128
  br label %181, !dbg !1310

131:                                              ; preds = %131, %83
  %132 = phi i32 [ %124, %83 ], [ %143, %131 ], !dbg !1311
  %133 = phi i32 [ 0, %83 ], [ %145, %131 ], !dbg !1312
  %134 = phi ptr [ %103, %83 ], [ %144, %131 ], !dbg !1313
  %135 = mul i32 %132, 33, !dbg !1314
  %136 = load i8, ptr %134, align 1, !dbg !1315, !tbaa !134
  %137 = zext i8 %136 to i32, !dbg !1316
  %138 = add i32 %135, %137, !dbg !1317
  %139 = mul i32 %138, 33, !dbg !1318
  %140 = getelementptr inbounds nuw i8, ptr %134, i64 2, !dbg !1319
  %141 = load i8, ptr %140, align 1, !dbg !1320, !tbaa !134
  %142 = zext i8 %141 to i32, !dbg !1321
  %143 = add i32 %139, %142, !dbg !1322
  %144 = getelementptr inbounds i8, ptr %134, i64 -8, !dbg !1323
  %145 = add nuw nsw i32 %133, 1, !dbg !1324
  %146 = icmp eq i32 %133, 0, !dbg !1325
  br i1 %146, label %131, label %128, !dbg !1326, !llvm.loop !1327

.loopexit2:                                       ; preds = %181
  br label %147, !dbg !1328

147:                                              ; preds = %.loopexit2, %128
  %148 = mul nuw nsw i32 %26, 96, !dbg !1328
  %149 = zext nneg i32 %148 to i64, !dbg !1329
  %150 = getelementptr i32, ptr %85, i64 %149, !dbg !1330
  %151 = getelementptr i8, ptr %150, i64 4611686018427391928, !dbg !1331
  %152 = load i32, ptr %151, align 4, !dbg !1332, !tbaa !21
  %153 = shl i32 %152, 3, !dbg !1333
  %154 = and i32 %153, 56, !dbg !1334
  %155 = mul i32 %154, -4, !dbg !1335
  %156 = mul i32 %154, -1, !dbg !1335
  %157 = add i32 %156, 8, !dbg !1335
  %158 = ashr i32 %157, 5, !dbg !1335
  %159 = mul i32 %158, 24, !dbg !1335
  %160 = add i32 %155, %159, !dbg !1335
  %161 = sext i32 %160 to i64, !dbg !1335
  %162 = getelementptr i8, ptr addrspace(3) @_ZZ3k5xPjS_PKiiiiiijxxyyiE2A1, i64 %161, !dbg !1335
  %163 = getelementptr i8, ptr addrspace(3) %162, i64 336, !dbg !1335
  %164 = load i32, ptr addrspace(3) %163, align 8, !dbg !1335, !tbaa !21
  %165 = getelementptr i8, ptr addrspace(3) %162, i64 348, !dbg !1336
  %166 = load i32, ptr addrspace(3) %165, align 4, !dbg !1336, !tbaa !21
  %167 = getelementptr i8, ptr addrspace(3) %162, i64 356, !dbg !1337
  %168 = load i32, ptr addrspace(3) %167, align 4, !dbg !1337, !tbaa !21
  %169 = getelementptr i8, ptr addrspace(3) %162, i64 352, !dbg !1338
  %170 = load i32, ptr addrspace(3) %169, align 8, !dbg !1338, !tbaa !21
  %171 = getelementptr i8, ptr addrspace(3) %162, i64 344, !dbg !1339
  %172 = load i32, ptr addrspace(3) %171, align 8, !dbg !1339, !tbaa !21
  %173 = getelementptr i8, ptr addrspace(3) %162, i64 340, !dbg !1340
  %174 = load i32, ptr addrspace(3) %173, align 4, !dbg !1340, !tbaa !21
  %175 = getelementptr i8, ptr addrspace(3) %162, i64 364, !dbg !1341
  %176 = load i32, ptr addrspace(3) %175, align 4, !dbg !1341, !tbaa !21
  %177 = getelementptr i8, ptr addrspace(3) %162, i64 360, !dbg !1342
  %178 = load i32, ptr addrspace(3) %177, align 8, !dbg !1342, !tbaa !21
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !1343
  br i1 %29, label %179, label %185, !dbg !1344

179:                                              ; preds = %147
  %180 = mul i32 %20, 224, !dbg !1345
  br label %189, !dbg !1346

181:                                              ; preds = %.preheader, %181
  %182 = phi i32 [ %183, %181 ], [ 0, %.preheader ], !dbg !1347
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !1348
  %183 = add nuw nsw i32 %182, 1, !dbg !1349
  %184 = icmp eq i32 %182, %129, !dbg !1350
  br i1 %184, label %.loopexit2, label %181, !dbg !1310, !llvm.loop !1351

.loopexit1:                                       ; preds = %189
  br label %185, !dbg !1352

185:                                              ; preds = %.loopexit1, %147
  br i1 %31, label %186, label %203, !dbg !1352

186:                                              ; preds = %185
  %187 = mul i32 %20, 224, !dbg !1353
  %188 = add i32 %187, 80, !dbg !1354
  br label %224, !dbg !1355

189:                                              ; preds = %189, %179
  %190 = phi i32 [ %27, %179 ], [ %201, %189 ], !dbg !1356
  %191 = mul i32 %190, 4, !dbg !1357
  %192 = lshr i32 %190, 5, !dbg !1357
  %193 = mul i32 %192, 24, !dbg !1357
  %194 = add i32 %191, %193, !dbg !1357
  %195 = sext i32 %194 to i64, !dbg !1357
  %196 = getelementptr i8, ptr addrspace(3) @_ZZ3k5xPjS_PKiiiiiijxxyyiE2A1, i64 %195, !dbg !1357
  %197 = load i32, ptr addrspace(3) %196, align 4, !dbg !1357, !tbaa !21
  %198 = add i32 %190, %180, !dbg !1358
  %199 = zext i32 %198 to i64, !dbg !1359
  %200 = getelementptr inbounds nuw i32, ptr %1, i64 %199, !dbg !1360
  store i32 %197, ptr %200, align 4, !dbg !1361, !tbaa !21
  %201 = add nuw nsw i32 %190, %19, !dbg !1362
  %202 = icmp samesign ult i32 %201, 80, !dbg !1363
  br i1 %202, label %189, label %.loopexit1, !dbg !1364, !llvm.loop !1365

.loopexit:                                        ; preds = %224
  br label %203, !dbg !1366

203:                                              ; preds = %.loopexit, %185
  %204 = mul i32 %143, 33, !dbg !1366
  %205 = mul i32 %166, 27, !dbg !1367
  %206 = mul i32 %168, 243, !dbg !1368
  %207 = mul i32 %170, 81, !dbg !1369
  %208 = mul i32 %172, 9, !dbg !1370
  %209 = mul i32 %174, 3, !dbg !1371
  %210 = mul i32 %176, 2187, !dbg !1372
  %211 = mul i32 %178, 729, !dbg !1373
  %212 = add i32 %164, %204, !dbg !1374
  %213 = add i32 %212, %205, !dbg !1375
  %214 = add i32 %213, %206, !dbg !1376
  %215 = add i32 %214, %207, !dbg !1377
  %216 = add i32 %215, %208, !dbg !1378
  %217 = add i32 %216, %209, !dbg !1379
  %218 = add i32 %217, %210, !dbg !1380
  %219 = add i32 %218, %211, !dbg !1381
  %220 = mul i32 %19, %20, !dbg !1382
  %221 = add i32 %27, %220, !dbg !1383
  %222 = zext i32 %221 to i64, !dbg !1384
  %223 = getelementptr inbounds nuw i32, ptr %0, i64 %222, !dbg !1385
  store i32 %219, ptr %223, align 4, !dbg !1386, !tbaa !21
  ret void, !dbg !1387

224:                                              ; preds = %224, %186
  %225 = phi i32 [ %27, %186 ], [ %233, %224 ], !dbg !1388
  %226 = zext nneg i32 %225 to i64, !dbg !1389
  %227 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZL4G1_0 to ptr), i64 %226, !dbg !1390
  %228 = load i8, ptr %227, align 1, !dbg !1391, !tbaa !134
  %229 = zext i8 %228 to i32, !dbg !1392
  %230 = add i32 %188, %225, !dbg !1393
  %231 = zext i32 %230 to i64, !dbg !1394
  %232 = getelementptr inbounds nuw i32, ptr %1, i64 %231, !dbg !1395
  store i32 %229, ptr %232, align 4, !dbg !1396, !tbaa !21
  %233 = add nuw nsw i32 %225, %19, !dbg !1397
  %234 = icmp samesign ult i32 %233, 144, !dbg !1398
  br i1 %234, label %224, label %.loopexit, !dbg !1399, !llvm.loop !1400
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal fastcc void @_ZL8put_G1_0jh(i32 noundef range(i32 0, 144) %0, i8 noundef zeroext %1) unnamed_addr #4 !dbg !1401 {
  %3 = zext nneg i32 %0 to i64, !dbg !1402
  %4 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZL4G1_0 to ptr), i64 %3, !dbg !1403
  store i8 %1, ptr %4, align 1, !dbg !1404, !tbaa !134
  ret void, !dbg !1405
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z3k6xILi3EEvPjS0_PKiiiiiijxxyyi(ptr noundef writeonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i64 noundef %9, i64 noundef %10, i64 noundef %11, i64 noundef %12, i32 noundef %13) local_unnamed_addr #2 comdat !dbg !1406 {
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1407
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1408
  %17 = mul nuw nsw i32 %15, %16, !dbg !1409
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1410
  %19 = mul nuw nsw i32 %17, %18, !dbg !1411
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1412
  %21 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1413
  %22 = mul nuw nsw i32 %21, %16, !dbg !1414
  %23 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1415
  %24 = add nuw nsw i32 %22, %23, !dbg !1416
  %25 = mul nuw nsw i32 %24, %15, !dbg !1417
  %26 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1418
  %27 = add nuw nsw i32 %25, %26, !dbg !1419
  %28 = add nuw i32 %27, %20, !dbg !1420
  %29 = icmp eq i32 %21, 0, !dbg !1421
  %30 = icmp samesign ult i32 %23, 4, !dbg !1422
  %31 = select i1 %29, i1 %30, i1 false, !dbg !1423
  br i1 %31, label %32, label %56, !dbg !1424

32:                                               ; preds = %14
  %33 = icmp samesign ult i32 %26, 128, !dbg !1425
  %34 = getelementptr [128 x i64], ptr addrspacecast (ptr addrspace(3) @_ZZ3k6xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 %10, !dbg !1426
  %35 = getelementptr i64, ptr %34, i64 %10, !dbg !1427
  br label %36, !dbg !1428

36:                                               ; preds = %44, %32
  %37 = phi i32 [ %23, %32 ], [ %45, %44 ], !dbg !1429
  br i1 %33, label %38, label %44, !dbg !1430

38:                                               ; preds = %36
  %39 = shl nuw nsw i32 %37, 7, !dbg !1431
  %40 = or disjoint i32 %39, 38, !dbg !1432
  %41 = xor i32 %37, 1, !dbg !1433
  %42 = zext nneg i32 %41 to i64, !dbg !1434
  %43 = getelementptr [128 x i64], ptr %35, i64 %42, !dbg !1435
  br label %47, !dbg !1436

44:                                               ; preds = %47, %36
  %45 = add nuw nsw i32 %37, %16, !dbg !1437
  %46 = icmp samesign ult i32 %45, 4, !dbg !1438
  br i1 %46, label %36, label %56, !dbg !1439, !llvm.loop !1440

47:                                               ; preds = %47, %38
  %48 = phi i32 [ %26, %38 ], [ %54, %47 ], !dbg !1441
  %49 = add nuw nsw i32 %40, %48, !dbg !1442
  %50 = zext nneg i32 %49 to i64, !dbg !1443
  %51 = zext nneg i32 %48 to i64, !dbg !1444
  %52 = getelementptr i64, ptr %43, i64 %51, !dbg !1445
  %53 = getelementptr i8, ptr %52, i64 -9223372036854775808, !dbg !1446
  store volatile i64 %50, ptr %53, align 8, !dbg !1447, !tbaa !434
  %54 = add nuw nsw i32 %48, %15, !dbg !1448
  %55 = icmp samesign ult i32 %54, 128, !dbg !1449
  br i1 %55, label %47, label %44, !dbg !1450, !llvm.loop !1451

56:                                               ; preds = %44, %14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !1452
  %57 = srem i32 %3, 3, !dbg !1453
  %58 = icmp slt i32 %57, 0, !dbg !1454
  br i1 %58, label %74, label %59, !dbg !1455

59:                                               ; preds = %56
  %60 = icmp samesign ult i32 %27, 100, !dbg !1456
  %61 = shl i32 %4, 7, !dbg !1457
  %62 = and i32 %61, 384, !dbg !1458
  %63 = urem i32 %26, 14, !dbg !1459
  %64 = shl nuw nsw i32 %63, 6, !dbg !1460
  %65 = and i32 %64, 64, !dbg !1461
  %66 = and i32 %27, 63, !dbg !1462
  %67 = or disjoint i32 %66, %65, !dbg !1463
  %68 = or disjoint i32 %67, %62, !dbg !1464
  %69 = xor i32 %68, 511, !dbg !1465
  %70 = zext nneg i32 %69 to i64, !dbg !1466
  %71 = getelementptr inbounds nuw i64, ptr addrspacecast (ptr addrspace(3) @_ZZ3k6xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 %70, !dbg !1467
  br label %72, !dbg !1468

72:                                               ; preds = %93, %59
  %73 = phi i32 [ 0, %59 ], [ %94, %93 ], !dbg !1469
  br i1 %60, label %96, label %93, !dbg !1470

74:                                               ; preds = %93, %56
  %75 = icmp sgt i32 %3, 0, !dbg !1471
  br i1 %75, label %76, label %103, !dbg !1472

76:                                               ; preds = %74
  %77 = shl nsw i32 %3, 2, !dbg !1473
  %78 = add nuw nsw i32 %77, 62, !dbg !1474
  %79 = mul nsw i32 %4, 5, !dbg !1475
  %80 = add nsw i32 %78, %79, !dbg !1476
  %81 = shl nsw i32 %80, 1, !dbg !1477
  %82 = sext i32 %81 to i64, !dbg !1478
  %83 = getelementptr inbounds i64, ptr addrspacecast (ptr addrspace(3) @_ZZ3k6xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 %82, !dbg !1479
  %84 = load i64, ptr %83, align 8, !dbg !1480, !tbaa !434
  %85 = lshr i64 %84, 32, !dbg !1481
  %86 = xor i64 %85, %84, !dbg !1482
  %87 = trunc i64 %86 to i32, !dbg !1483
  %88 = urem i32 %26, 14, !dbg !1484
  %89 = and i32 %88, 1, !dbg !1485
  %90 = icmp eq i32 %89, 0, !dbg !1486
  %91 = icmp sgt i32 %3, 7, !dbg !1487
  %92 = getelementptr inbounds nuw i8, ptr %83, i64 8, !dbg !1488
  br label %106, !dbg !1489

93:                                               ; preds = %96, %72
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !1490
  %94 = add nuw nsw i32 %73, 1, !dbg !1491
  %95 = icmp eq i32 %73, %57, !dbg !1492
  br i1 %95, label %74, label %72, !dbg !1493, !llvm.loop !1494

96:                                               ; preds = %96, %72
  %97 = phi i32 [ %101, %96 ], [ %27, %72 ], !dbg !1495
  %98 = xor i32 %97, %28, !dbg !1496
  %99 = zext i32 %98 to i64, !dbg !1497
  %100 = atomicrmw and ptr %71, i64 %99 monotonic, align 8, !dbg !1498
  %101 = add nuw nsw i32 %97, %19, !dbg !1499
  %102 = icmp samesign ult i32 %101, 100, !dbg !1500
  br i1 %102, label %96, label %93, !dbg !1501, !llvm.loop !1502

103:                                              ; preds = %120, %74
  %104 = phi i32 [ %28, %74 ], [ %121, %120 ], !dbg !1503
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !1504
  %105 = icmp samesign ult i32 %27, 48128, !dbg !1505
  br i1 %105, label %128, label %124, !dbg !1506

106:                                              ; preds = %120, %76
  %107 = phi i32 [ %28, %76 ], [ %121, %120 ], !dbg !1507
  %108 = phi i32 [ 0, %76 ], [ %122, %120 ], !dbg !1508
  %109 = mul i32 %107, 33, !dbg !1509
  %110 = add i32 %109, %87, !dbg !1510
  %111 = mul i32 %110, 3, !dbg !1511
  %112 = select i1 %90, i32 %111, i32 %110, !dbg !1512
  br i1 %91, label %113, label %120, !dbg !1513

113:                                              ; preds = %106
  %114 = mul i32 %112, 33, !dbg !1514
  %115 = load i64, ptr %92, align 8, !dbg !1515, !tbaa !434
  %116 = lshr i64 %115, 32, !dbg !1516
  %117 = xor i64 %116, %115, !dbg !1517
  %118 = trunc i64 %117 to i32, !dbg !1518
  %119 = add i32 %114, %118, !dbg !1519
  br label %120, !dbg !1520

120:                                              ; preds = %113, %106
  %121 = phi i32 [ %119, %113 ], [ %112, %106 ], !dbg !1521
  %122 = add nuw nsw i32 %108, 1, !dbg !1522
  %123 = icmp eq i32 %122, %3, !dbg !1523
  br i1 %123, label %103, label %106, !dbg !1524, !llvm.loop !1525

124:                                              ; preds = %128, %103
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !1526
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !1527
  %125 = icmp samesign ult i32 %27, 512, !dbg !1528
  br i1 %125, label %126, label %140, !dbg !1529

126:                                              ; preds = %124
  %127 = shl i32 %20, 9, !dbg !1530
  br label %145, !dbg !1531

128:                                              ; preds = %128, %103
  %129 = phi i32 [ %138, %128 ], [ %27, %103 ], !dbg !1532
  %130 = mul nuw i32 %129, 177, !dbg !1533
  %131 = xor i32 %130, %104, !dbg !1534
  %132 = trunc i32 %131 to i8, !dbg !1535
  %133 = mul nuw nsw i32 %129, 9, !dbg !1536
  %134 = urem i32 %133, 48128, !dbg !1537
  %135 = sub nuw nsw i32 48127, %134, !dbg !1538
  %136 = zext nneg i32 %135 to i64, !dbg !1539
  %137 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZZ3k6xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 %136, !dbg !1540
  store i8 %132, ptr %137, align 1, !dbg !1541, !tbaa !134
  %138 = add nuw nsw i32 %129, %19, !dbg !1542
  %139 = icmp samesign ult i32 %138, 48128, !dbg !1543
  br i1 %139, label %128, label %124, !dbg !1544, !llvm.loop !1545

140:                                              ; preds = %145, %124
  %141 = mul i32 %19, %20, !dbg !1546
  %142 = add i32 %27, %141, !dbg !1547
  %143 = zext i32 %142 to i64, !dbg !1548
  %144 = getelementptr inbounds nuw i32, ptr %0, i64 %143, !dbg !1549
  store i32 %104, ptr %144, align 4, !dbg !1550, !tbaa !21
  ret void, !dbg !1551

145:                                              ; preds = %145, %126
  %146 = phi i32 [ %27, %126 ], [ %156, %145 ], !dbg !1552
  %147 = zext nneg i32 %146 to i64, !dbg !1553
  %148 = getelementptr inbounds nuw i64, ptr addrspacecast (ptr addrspace(3) @_ZZ3k6xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 %147, !dbg !1554
  %149 = load i64, ptr %148, align 8, !dbg !1555, !tbaa !434
  %150 = lshr i64 %149, 32, !dbg !1556
  %151 = xor i64 %150, %149, !dbg !1557
  %152 = trunc i64 %151 to i32, !dbg !1558
  %153 = add nuw nsw i32 %146, %127, !dbg !1559
  %154 = zext i32 %153 to i64, !dbg !1560
  %155 = getelementptr inbounds nuw i32, ptr %1, i64 %154, !dbg !1561
  store i32 %152, ptr %155, align 4, !dbg !1562, !tbaa !21
  %156 = add nuw nsw i32 %146, %19, !dbg !1563
  %157 = icmp samesign ult i32 %156, 512, !dbg !1564
  br i1 %157, label %145, label %140, !dbg !1565, !llvm.loop !1566
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z3k7xPjS_PKiiiiiijxxyyi(ptr noundef writeonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i64 noundef %9, i64 noundef %10, i64 noundef %11, i64 noundef %12, i32 noundef %13) local_unnamed_addr #2 !dbg !1567 {
  %15 = mul i32 %6, 20, !dbg !1568
  %16 = or i32 %15, 262144, !dbg !1568
  %17 = sub i32 0, %16, !dbg !1568
  %18 = and i32 %16, %17, !dbg !1568
  %19 = icmp ult i32 %18, 128, !dbg !1568
  %20 = select i1 %19, i32 %18, i32 128, !dbg !1568
  %21 = sub i32 %20, 1, !dbg !1568
  %22 = and i32 %21, -16, !dbg !1568
  %23 = call i32 @llvm.cttz.i32(i32 %16, i1 true), !dbg !1568
  %24 = icmp ugt i32 %23, 7, !dbg !1568
  %25 = select i1 %24, i32 %23, i32 7, !dbg !1568
  %26 = sub i32 %25, 4, !dbg !1568
  %27 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1568
  %28 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1569
  %29 = mul nuw nsw i32 %27, %28, !dbg !1570
  %30 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1571
  %31 = mul nuw nsw i32 %29, %30, !dbg !1572
  %32 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1573
  %33 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1574
  %34 = mul nuw nsw i32 %33, %28, !dbg !1575
  %35 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1576
  %36 = add nuw nsw i32 %34, %35, !dbg !1577
  %37 = mul nuw nsw i32 %36, %27, !dbg !1578
  %38 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1579
  %39 = add nuw nsw i32 %37, %38, !dbg !1580
  %40 = add nuw i32 %39, %32, !dbg !1581
  %41 = icmp eq i32 %33, 0, !dbg !1582
  br i1 %41, label %42, label %98, !dbg !1583

42:                                               ; preds = %14
  %43 = icmp samesign ult i32 %35, 15, !dbg !1584
  br i1 %43, label %44, label %50, !dbg !1585

44:                                               ; preds = %42
  %45 = icmp samesign ult i32 %38, 3, !dbg !1586
  %factor.op.mul = mul i32 %6, 4
  br label %46, !dbg !1587

46:                                               ; preds = %54, %44
  %47 = phi i32 [ %35, %44 ], [ %55, %54 ], !dbg !1588
  br i1 %45, label %48, label %54, !dbg !1589

48:                                               ; preds = %46
  %49 = mul nuw nsw i32 %47, 3, !dbg !1590
  br label %57, !dbg !1591

.loopexit6:                                       ; preds = %54
  br label %50, !dbg !1592

50:                                               ; preds = %.loopexit6, %42
  %51 = icmp samesign ult i32 %35, 5, !dbg !1592
  br i1 %51, label %52, label %98, !dbg !1593

52:                                               ; preds = %50
  %53 = icmp samesign ult i32 %38, 65, !dbg !1594
  br label %74, !dbg !1595

.loopexit5:                                       ; preds = %57
  br label %54, !dbg !1596

54:                                               ; preds = %.loopexit5, %46
  %55 = add nuw nsw i32 %47, %28, !dbg !1596
  %56 = icmp samesign ult i32 %55, 15, !dbg !1597
  br i1 %56, label %46, label %.loopexit6, !dbg !1598, !llvm.loop !1599

57:                                               ; preds = %57, %48
  %58 = phi i32 [ %38, %48 ], [ %72, %57 ], !dbg !1600
  %59 = add nuw nsw i32 %58, %49, !dbg !1601
  %60 = add nuw nsw i32 %59, 79, !dbg !1602
  %61 = freeze i32 %59, !dbg !1603
  %62 = udiv i32 %61, 9, !dbg !1604
  %63 = mul i32 %62, 9, !dbg !1605
  %64 = sub i32 %61, %63, !dbg !1606
  %65 = mul nuw nsw i32 %64, 5, !dbg !1607
  %66 = add nuw nsw i32 %65, %62, !dbg !1608
  %.reass = mul i32 %66, %factor.op.mul
  %67 = lshr i32 %.reass, %26, !dbg !1609
  %68 = and i32 %67, %22, !dbg !1609
  %69 = xor i32 %.reass, %68, !dbg !1609
  %70 = sext i32 %69 to i64, !dbg !1609
  %71 = getelementptr i8, ptr addrspace(3) @_ZZ3k7xPjS_PKiiiiiijxxyyiE2A1, i64 %70, !dbg !1609
  store i32 %60, ptr addrspace(3) %71, align 4, !dbg !1609, !tbaa !21
  %72 = add nuw nsw i32 %58, %27, !dbg !1610
  %73 = icmp samesign ult i32 %72, 3, !dbg !1611
  br i1 %73, label %57, label %.loopexit5, !dbg !1612, !llvm.loop !1613

74:                                               ; preds = %78, %52
  %75 = phi i32 [ %35, %52 ], [ %79, %78 ], !dbg !1614
  br i1 %53, label %76, label %78, !dbg !1615

76:                                               ; preds = %74
  %77 = mul nuw nsw i32 %75, 65, !dbg !1616
  br label %81, !dbg !1617

.loopexit3:                                       ; preds = %81
  br label %78, !dbg !1618

78:                                               ; preds = %.loopexit3, %74
  %79 = add nuw nsw i32 %75, %28, !dbg !1618
  %80 = icmp samesign ult i32 %79, 5, !dbg !1619
  br i1 %80, label %74, label %.loopexit4, !dbg !1620, !llvm.loop !1621

81:                                               ; preds = %81, %76
  %82 = phi i32 [ %38, %76 ], [ %96, %81 ], !dbg !1622
  %83 = add nuw nsw i32 %82, %77, !dbg !1623
  %84 = sub nuw nsw i32 324, %83, !dbg !1624
  %85 = mul nuw nsw i32 %83, 29, !dbg !1625
  %86 = add nuw nsw i32 %85, 52, !dbg !1626
  %87 = zext nneg i32 %86 to i64, !dbg !1627
  %88 = freeze i32 %84, !dbg !1628
  %89 = udiv i32 %88, 65, !dbg !1629
  %90 = zext nneg i32 %89 to i64, !dbg !1630
  %91 = mul i32 %89, 65, !dbg !1631
  %92 = sub i32 %88, %91, !dbg !1632
  %93 = zext nneg i32 %92 to i64, !dbg !1633
  %94 = getelementptr [520 x i8], ptr addrspace(3) @_ZZ3k7xPjS_PKiiiiiijxxyyiE2A2, i64 %90, !dbg !1634
  %95 = getelementptr [8 x i8], ptr addrspace(3) %94, i64 %93, !dbg !1634
  store i64 %87, ptr addrspace(3) %95, align 8, !dbg !1634
  %96 = add nuw nsw i32 %82, %27, !dbg !1635
  %97 = icmp samesign ult i32 %96, 65, !dbg !1636
  br i1 %97, label %81, label %.loopexit3, !dbg !1637, !llvm.loop !1638

.loopexit4:                                       ; preds = %78
  br label %98, !dbg !1639

98:                                               ; preds = %.loopexit4, %50, %14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !1639
  %99 = icmp samesign ult i32 %39, 325, !dbg !1640
  br i1 %99, label %.preheader, label %100, !dbg !1641

.preheader:                                       ; preds = %98
  br label %125, !dbg !1642

.loopexit2:                                       ; preds = %125
  br label %100, !dbg !1643

100:                                              ; preds = %.loopexit2, %98
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !1643
  %101 = lshr i32 128, %26, !dbg !1644
  %102 = and i32 %101, %22, !dbg !1644
  %103 = xor i32 128, %102, !dbg !1644
  %104 = sext i32 %103 to i64, !dbg !1644
  %105 = getelementptr i8, ptr addrspace(3) @_ZZ3k7xPjS_PKiiiiiijxxyyiE2A1, i64 %104, !dbg !1644
  %106 = load i32, ptr addrspace(3) %105, align 16, !dbg !1644, !tbaa !21
  %107 = xor i32 144, %102, !dbg !1645
  %108 = sext i32 %107 to i64, !dbg !1645
  %109 = getelementptr i8, ptr addrspace(3) @_ZZ3k7xPjS_PKiiiiiijxxyyiE2A1, i64 %108, !dbg !1645
  %110 = getelementptr i8, ptr addrspace(3) %109, i64 4, !dbg !1645
  %111 = load i32, ptr addrspace(3) %110, align 4, !dbg !1645, !tbaa !21
  %112 = getelementptr i8, ptr addrspace(3) %105, i64 12, !dbg !1646
  %113 = load i32, ptr addrspace(3) %112, align 4, !dbg !1646, !tbaa !21
  %114 = getelementptr i8, ptr addrspace(3) %105, i64 8, !dbg !1647
  %115 = load i32, ptr addrspace(3) %114, align 8, !dbg !1647, !tbaa !21
  %116 = getelementptr i8, ptr addrspace(3) %109, i64 12, !dbg !1648
  %117 = load i32, ptr addrspace(3) %116, align 4, !dbg !1648, !tbaa !21
  %118 = getelementptr i8, ptr addrspace(3) %105, i64 4, !dbg !1649
  %119 = load i32, ptr addrspace(3) %118, align 4, !dbg !1649, !tbaa !21
  %120 = getelementptr i8, ptr addrspace(3) %109, i64 8, !dbg !1650
  %121 = load i32, ptr addrspace(3) %120, align 8, !dbg !1650, !tbaa !21
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !1651
  %122 = icmp samesign ult i32 %39, 45, !dbg !1652
  br i1 %122, label %123, label %134, !dbg !1653

123:                                              ; preds = %100
  %124 = mul i32 %32, 370, !dbg !1654
  br label %138, !dbg !1655

125:                                              ; preds = %.preheader, %125
  %126 = phi i32 [ %132, %125 ], [ %39, %.preheader ], !dbg !1656
  %127 = mul nuw nsw i32 %126, 3, !dbg !1657
  %128 = add i32 %127, %40, !dbg !1658
  %129 = zext i32 %128 to i64, !dbg !1659
  %130 = zext i32 %126 to i64, !dbg !1660
  %131 = getelementptr [8 x i8], ptr addrspace(3) @_ZZ3k7xPjS_PKiiiiiijxxyyiE2A2, i64 %130, !dbg !1660
  store i64 %129, ptr addrspace(3) %131, align 8, !dbg !1660
  %132 = add nuw nsw i32 %126, %31, !dbg !1661
  %133 = icmp samesign ult i32 %132, 325, !dbg !1662
  br i1 %133, label %125, label %.loopexit2, !dbg !1642, !llvm.loop !1663

.loopexit1:                                       ; preds = %138
  br label %134, !dbg !1664

134:                                              ; preds = %.loopexit1, %100
  br i1 %99, label %135, label %152, !dbg !1664

135:                                              ; preds = %134
  %136 = mul i32 %32, 370, !dbg !1665
  %137 = add i32 %136, 45, !dbg !1666
  br label %171, !dbg !1667

138:                                              ; preds = %138, %123
  %139 = phi i32 [ %39, %123 ], [ %150, %138 ], !dbg !1668
  %140 = mul i32 %139, 4, !dbg !1669
  %141 = lshr i32 %140, %26, !dbg !1669
  %142 = and i32 %141, %22, !dbg !1669
  %143 = xor i32 %140, %142, !dbg !1669
  %144 = sext i32 %143 to i64, !dbg !1669
  %145 = getelementptr i8, ptr addrspace(3) @_ZZ3k7xPjS_PKiiiiiijxxyyiE2A1, i64 %144, !dbg !1669
  %146 = load i32, ptr addrspace(3) %145, align 4, !dbg !1669, !tbaa !21
  %147 = add i32 %139, %124, !dbg !1670
  %148 = zext i32 %147 to i64, !dbg !1671
  %149 = getelementptr inbounds nuw i32, ptr %1, i64 %148, !dbg !1672
  store i32 %146, ptr %149, align 4, !dbg !1673, !tbaa !21
  %150 = add nuw nsw i32 %139, %31, !dbg !1674
  %151 = icmp samesign ult i32 %150, 45, !dbg !1675
  br i1 %151, label %138, label %.loopexit1, !dbg !1676, !llvm.loop !1677

.loopexit:                                        ; preds = %171
  br label %152, !dbg !1678

152:                                              ; preds = %.loopexit, %134
  %153 = mul i32 %40, 33, !dbg !1678
  %154 = mul i32 %106, 2187, !dbg !1679
  %155 = mul i32 %111, 9, !dbg !1680
  %156 = mul i32 %113, 81, !dbg !1681
  %157 = mul i32 %115, 243, !dbg !1682
  %158 = mul i32 %119, 729, !dbg !1683
  %159 = mul i32 %121, 3, !dbg !1684
  %160 = add i32 %154, %153, !dbg !1685
  %161 = add i32 %160, %155, !dbg !1686
  %162 = add i32 %161, %156, !dbg !1687
  %163 = add i32 %162, %157, !dbg !1688
  %164 = add i32 %163, %117, !dbg !1689
  %165 = add i32 %164, %158, !dbg !1690
  %166 = add i32 %165, %159, !dbg !1691
  %167 = mul i32 %31, %32, !dbg !1692
  %168 = add i32 %39, %167, !dbg !1693
  %169 = zext i32 %168 to i64, !dbg !1694
  %170 = getelementptr inbounds nuw i32, ptr %0, i64 %169, !dbg !1695
  store i32 %166, ptr %170, align 4, !dbg !1696, !tbaa !21
  ret void, !dbg !1697

171:                                              ; preds = %171, %135
  %172 = phi i32 [ %39, %135 ], [ %182, %171 ], !dbg !1698
  %173 = zext nneg i32 %172 to i64, !dbg !1699
  %174 = getelementptr [8 x i8], ptr addrspace(3) @_ZZ3k7xPjS_PKiiiiiijxxyyiE2A2, i64 %173, !dbg !1700
  %175 = load i64, ptr addrspace(3) %174, align 8, !dbg !1700, !tbaa !434
  %176 = lshr i64 %175, 32, !dbg !1701
  %177 = xor i64 %176, %175, !dbg !1702
  %178 = trunc i64 %177 to i32, !dbg !1703
  %179 = add i32 %137, %172, !dbg !1704
  %180 = zext i32 %179 to i64, !dbg !1705
  %181 = getelementptr inbounds nuw i32, ptr %1, i64 %180, !dbg !1706
  store i32 %178, ptr %181, align 4, !dbg !1707, !tbaa !21
  %182 = add nuw nsw i32 %172, %31, !dbg !1708
  %183 = icmp samesign ult i32 %182, 325, !dbg !1709
  br i1 %183, label %171, label %.loopexit, !dbg !1710, !llvm.loop !1711
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z3k8xILi3EEvPjS0_PKiiiiiijxxyyi(ptr noundef writeonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i64 noundef %9, i64 noundef %10, i64 noundef %11, i64 noundef %12, i32 noundef %13) local_unnamed_addr #2 comdat !dbg !1712 {
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1713
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1714
  %17 = mul nuw nsw i32 %15, %16, !dbg !1715
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1716
  %19 = mul nuw nsw i32 %17, %18, !dbg !1717
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1718
  %21 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1719
  %22 = mul nuw nsw i32 %21, %16, !dbg !1720
  %23 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1721
  %24 = add nuw nsw i32 %22, %23, !dbg !1722
  %25 = mul nuw nsw i32 %24, %15, !dbg !1723
  %26 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1724
  %27 = add nuw nsw i32 %25, %26, !dbg !1725
  %28 = add nuw i32 %27, %20, !dbg !1726
  %29 = icmp eq i32 %21, 0, !dbg !1727
  %30 = icmp samesign ult i32 %23, 12, !dbg !1728
  %31 = select i1 %29, i1 %30, i1 false, !dbg !1729
  br i1 %31, label %32, label %57, !dbg !1730

32:                                               ; preds = %14
  %33 = icmp samesign ult i32 %26, 4, !dbg !1731
  %34 = add i32 %13, 56, !dbg !1732
  br label %35, !dbg !1733

35:                                               ; preds = %41, %32
  %36 = phi i32 [ %23, %32 ], [ %42, %41 ], !dbg !1734
  br i1 %33, label %37, label %41, !dbg !1735

37:                                               ; preds = %35
  %38 = shl nuw nsw i32 %36, 2, !dbg !1736
  %39 = zext nneg i32 %36 to i64, !dbg !1737
  %40 = getelementptr inbounds nuw [4 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ3k8xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 %39, !dbg !1738
  br label %44, !dbg !1739

41:                                               ; preds = %44, %35
  %42 = add nuw nsw i32 %36, %16, !dbg !1740
  %43 = icmp samesign ult i32 %42, 12, !dbg !1741
  br i1 %43, label %35, label %57, !dbg !1742, !llvm.loop !1743

44:                                               ; preds = %44, %37
  %45 = phi i32 [ %26, %37 ], [ %55, %44 ], !dbg !1744
  %46 = add nuw nsw i32 %45, %38, !dbg !1745
  %47 = mul nuw nsw i32 %46, 3, !dbg !1746
  %48 = add nuw nsw i32 %47, 58, !dbg !1747
  %49 = mul nuw nsw i32 %45, 3, !dbg !1748
  %50 = and i32 %49, 3, !dbg !1749
  %51 = add i32 %34, %50, !dbg !1750
  %52 = and i32 %51, 255, !dbg !1751
  %53 = zext nneg i32 %52 to i64, !dbg !1752
  %54 = getelementptr inbounds nuw i32, ptr %40, i64 %53, !dbg !1753
  store i32 %48, ptr %54, align 4, !dbg !1754, !tbaa !21
  %55 = add nuw nsw i32 %45, %15, !dbg !1755
  %56 = icmp samesign ult i32 %55, 4, !dbg !1756
  br i1 %56, label %44, label %41, !dbg !1757, !llvm.loop !1758

57:                                               ; preds = %41, %14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !1759
  %58 = icmp samesign ult i32 %23, 12, !dbg !1760
  %59 = select i1 %29, i1 %58, i1 false, !dbg !1761
  br i1 %59, label %60, label %85, !dbg !1762

60:                                               ; preds = %57
  %61 = icmp samesign ult i32 %26, 4, !dbg !1763
  br label %62, !dbg !1764

62:                                               ; preds = %71, %60
  %63 = phi i32 [ %23, %60 ], [ %72, %71 ], !dbg !1765
  br i1 %61, label %64, label %71, !dbg !1766

64:                                               ; preds = %62
  %65 = shl nuw nsw i32 %63, 2, !dbg !1767
  %66 = add nuw nsw i32 %63, 5, !dbg !1768
  %67 = urem i32 %66, 12, !dbg !1769
  %68 = sub nuw nsw i32 11, %67, !dbg !1770
  %69 = zext nneg i32 %68 to i64, !dbg !1771
  %70 = getelementptr inbounds nuw [4 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ3k8xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 %69, !dbg !1772
  br label %74, !dbg !1773

71:                                               ; preds = %74, %62
  %72 = add nuw nsw i32 %63, %16, !dbg !1774
  %73 = icmp samesign ult i32 %72, 12, !dbg !1775
  br i1 %73, label %62, label %85, !dbg !1776, !llvm.loop !1777

74:                                               ; preds = %74, %64
  %75 = phi i32 [ %26, %64 ], [ %83, %74 ], !dbg !1778
  %76 = add nuw nsw i32 %75, %65, !dbg !1779
  %77 = mul nuw nsw i32 %76, 3, !dbg !1780
  %78 = add i32 %77, %28, !dbg !1781
  %79 = add nuw nsw i32 %75, 3, !dbg !1782
  %80 = and i32 %79, 3, !dbg !1783
  %81 = zext nneg i32 %80 to i64, !dbg !1784
  %82 = getelementptr inbounds nuw i32, ptr %70, i64 %81, !dbg !1785
  store i32 %78, ptr %82, align 4, !dbg !1786, !tbaa !21
  %83 = add nuw nsw i32 %75, %15, !dbg !1787
  %84 = icmp samesign ult i32 %83, 4, !dbg !1788
  br i1 %84, label %74, label %71, !dbg !1789, !llvm.loop !1790

85:                                               ; preds = %71, %57
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !1791
  %86 = shl nuw nsw i32 %23, 3, !dbg !1792
  %87 = zext nneg i32 %86 to i64, !dbg !1793
  %88 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ3k8xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 %87, !dbg !1794
  %89 = getelementptr inbounds nuw i8, ptr %88, i64 8, !dbg !1795
  br label %90, !dbg !1796

90:                                               ; preds = %90, %85
  %91 = phi ptr [ %89, %85 ], [ %97, %90 ], !dbg !1797
  %92 = phi i32 [ 3, %85 ], [ %98, %90 ], !dbg !1798
  %93 = phi i32 [ %28, %85 ], [ %96, %90 ], !dbg !1799
  %94 = mul i32 %93, 33, !dbg !1800
  %95 = load i32, ptr %91, align 4, !dbg !1801, !tbaa !21
  %96 = add i32 %94, %95, !dbg !1802
  %97 = getelementptr inbounds nuw i8, ptr %91, i64 16, !dbg !1803
  %98 = add nsw i32 %92, -1, !dbg !1804
  %99 = icmp samesign ugt i32 %92, 1, !dbg !1805
  br i1 %99, label %90, label %100, !dbg !1806, !llvm.loop !1807

100:                                              ; preds = %90
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !1808
  %101 = icmp eq i32 %3, 8, !dbg !1809
  br i1 %101, label %102, label %151, !dbg !1810

102:                                              ; preds = %100
  %103 = icmp samesign ult i32 %27, 48, !dbg !1811
  br i1 %103, label %109, label %104, !dbg !1812

104:                                              ; preds = %109, %102
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !1813
  %105 = shl nuw nsw i32 %26, 1, !dbg !1814
  %106 = zext nneg i32 %105 to i64, !dbg !1815
  %107 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ3k8xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 %106, !dbg !1816
  %108 = icmp samesign ult i32 %26, 9, !dbg !1817
  br i1 %108, label %119, label %123, !dbg !1818

109:                                              ; preds = %109, %102
  %110 = phi i32 [ %117, %109 ], [ %27, %102 ], !dbg !1819
  %111 = mul nuw nsw i32 %110, 3, !dbg !1820
  %112 = add i32 %111, %96, !dbg !1821
  %113 = mul nuw nsw i32 %110, 13, !dbg !1822
  %114 = urem i32 %113, 48, !dbg !1823
  %115 = zext nneg i32 %114 to i64, !dbg !1824
  %116 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ3k8xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 %115, !dbg !1825
  store volatile i32 %112, ptr %116, align 4, !dbg !1826, !tbaa !21
  %117 = add nuw nsw i32 %110, %19, !dbg !1827
  %118 = icmp samesign ult i32 %117, 48, !dbg !1828
  br i1 %118, label %109, label %104, !dbg !1829, !llvm.loop !1830

119:                                              ; preds = %104
  %120 = mul i32 %96, 33, !dbg !1831
  %121 = load i32, ptr %107, align 4, !dbg !1832, !tbaa !21
  %122 = add i32 %121, %120, !dbg !1833
  br label %123, !dbg !1834

123:                                              ; preds = %119, %104
  %124 = phi i32 [ %122, %119 ], [ %96, %104 ], !dbg !1835
  %125 = icmp eq i32 %26, 16, !dbg !1836
  br i1 %125, label %131, label %126, !dbg !1837

126:                                              ; preds = %123
  %127 = mul i32 %124, 33, !dbg !1838
  %128 = getelementptr inbounds nuw i8, ptr %107, i64 4, !dbg !1839
  %129 = load i32, ptr %128, align 4, !dbg !1840, !tbaa !21
  %130 = add i32 %129, %127, !dbg !1841
  br label %131, !dbg !1842

131:                                              ; preds = %126, %123
  %132 = phi i32 [ %130, %126 ], [ %124, %123 ], !dbg !1843
  %133 = mul i32 %132, 33, !dbg !1844
  %134 = add nuw nsw i32 %23, 7, !dbg !1845
  %135 = add i32 %134, %13, !dbg !1846
  %136 = shl i32 %135, 2, !dbg !1847
  %137 = add i32 %136, 224, !dbg !1848
  %138 = and i32 %137, 1020, !dbg !1849
  %139 = zext nneg i32 %138 to i64, !dbg !1850
  %140 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ3k8xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 %139, !dbg !1851
  %141 = getelementptr inbounds nuw i8, ptr %140, i64 12, !dbg !1852
  %142 = load i32, ptr %141, align 4, !dbg !1853, !tbaa !21
  %143 = mul i32 %142, 27, !dbg !1854
  %144 = load i32, ptr %140, align 4, !dbg !1855, !tbaa !21
  %145 = getelementptr inbounds nuw i8, ptr %140, i64 8, !dbg !1856
  %146 = load i32, ptr %145, align 4, !dbg !1857, !tbaa !21
  %147 = mul i32 %146, 9, !dbg !1858
  %148 = add i32 %144, %133, !dbg !1859
  %149 = add i32 %148, %143, !dbg !1860
  %150 = add i32 %149, %147, !dbg !1861
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !1862
  br label %151, !dbg !1863

151:                                              ; preds = %131, %100
  %152 = phi i32 [ %150, %131 ], [ %96, %100 ], !dbg !1864
  %153 = icmp samesign ult i32 %27, 48, !dbg !1865
  br i1 %153, label %154, label %156, !dbg !1866

154:                                              ; preds = %151
  %155 = mul i32 %20, 48, !dbg !1867
  br label %161, !dbg !1868

156:                                              ; preds = %161, %151
  %157 = mul i32 %19, %20, !dbg !1869
  %158 = add i32 %27, %157, !dbg !1870
  %159 = zext i32 %158 to i64, !dbg !1871
  %160 = getelementptr inbounds nuw i32, ptr %0, i64 %159, !dbg !1872
  store i32 %152, ptr %160, align 4, !dbg !1873, !tbaa !21
  ret void, !dbg !1874

161:                                              ; preds = %161, %154
  %162 = phi i32 [ %27, %154 ], [ %169, %161 ], !dbg !1875
  %163 = zext nneg i32 %162 to i64, !dbg !1876
  %164 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ3k8xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 %163, !dbg !1877
  %165 = load i32, ptr %164, align 4, !dbg !1878, !tbaa !21
  %166 = add i32 %162, %155, !dbg !1879
  %167 = zext i32 %166 to i64, !dbg !1880
  %168 = getelementptr inbounds nuw i32, ptr %1, i64 %167, !dbg !1881
  store i32 %165, ptr %168, align 4, !dbg !1882, !tbaa !21
  %169 = add nuw nsw i32 %162, %19, !dbg !1883
  %170 = icmp samesign ult i32 %169, 48, !dbg !1884
  br i1 %170, label %161, label %156, !dbg !1885, !llvm.loop !1886
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z3k9xILi3EEvPjS0_PKiiiiiijxxyyi(ptr noundef writeonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i64 noundef %9, i64 noundef %10, i64 noundef %11, i64 noundef %12, i32 noundef %13) local_unnamed_addr #0 comdat !dbg !1887 {
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1888
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1889
  %17 = mul nuw nsw i32 %15, %16, !dbg !1890
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1891
  %19 = mul nuw nsw i32 %17, %18, !dbg !1892
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1893
  %21 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1894
  %22 = mul nuw nsw i32 %21, %16, !dbg !1895
  %23 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1896
  %24 = add nuw nsw i32 %22, %23, !dbg !1897
  %25 = mul nuw nsw i32 %24, %15, !dbg !1898
  %26 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1899
  %27 = add nuw nsw i32 %25, %26, !dbg !1900
  %28 = icmp samesign ult i32 %27, 612, !dbg !1901
  br i1 %28, label %29, label %31, !dbg !1902

29:                                               ; preds = %14
  %30 = sub nuw nsw i32 611, %27, !dbg !1903
  br label %37, !dbg !1904

.loopexit9:                                       ; preds = %37
  br label %31, !dbg !1905

31:                                               ; preds = %.loopexit9, %14
  %32 = icmp eq i32 %21, 0, !dbg !1905
  %33 = icmp samesign ult i32 %23, 12, !dbg !1906
  %34 = select i1 %32, i1 %33, i1 false, !dbg !1907
  br i1 %34, label %35, label %67, !dbg !1908

35:                                               ; preds = %31
  %36 = icmp samesign ult i32 %26, 48, !dbg !1909
  br label %48, !dbg !1910

37:                                               ; preds = %37, %29
  %38 = phi i32 [ %46, %37 ], [ %30, %29 ], !dbg !1911
  %39 = mul i32 %38, 7, !dbg !1912
  %40 = add i32 %39, 79, !dbg !1913
  %41 = and i32 %40, 1023, !dbg !1914
  %42 = uitofp nneg i32 %41 to float, !dbg !1915
  %43 = zext nneg i32 %38 to i64, !dbg !1916
  %44 = getelementptr float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ3k9xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 2308), i64 %43, !dbg !1917
  %45 = getelementptr i8, ptr %44, i64 -2308, !dbg !1918
  store float %42, ptr %45, align 4, !dbg !1919, !tbaa !940
  %46 = sub nsw i32 %38, %19, !dbg !1920
  %47 = icmp sgt i32 %46, -1, !dbg !1921
  br i1 %47, label %37, label %.loopexit9, !dbg !1922, !llvm.loop !1923

48:                                               ; preds = %52, %35
  %49 = phi i32 [ %23, %35 ], [ %53, %52 ], !dbg !1924
  br i1 %36, label %50, label %52, !dbg !1925

50:                                               ; preds = %48
  %51 = mul nuw nsw i32 %49, 48, !dbg !1926
  br label %55, !dbg !1927

.loopexit7:                                       ; preds = %55
  br label %52, !dbg !1928

52:                                               ; preds = %.loopexit7, %48
  %53 = add nuw nsw i32 %49, %16, !dbg !1928
  %54 = icmp samesign ult i32 %53, 12, !dbg !1929
  br i1 %54, label %48, label %.loopexit8, !dbg !1930, !llvm.loop !1931

55:                                               ; preds = %55, %50
  %56 = phi i32 [ %26, %50 ], [ %65, %55 ], !dbg !1932
  %57 = add nuw nsw i32 %56, %51, !dbg !1933
  %58 = mul nuw nsw i32 %57, 7, !dbg !1934
  %59 = add nuw nsw i32 %58, 9, !dbg !1935
  %60 = add nuw nsw i32 %57, 385, !dbg !1936
  %61 = urem i32 %60, 576, !dbg !1937
  %62 = sub nuw nsw i32 575, %61, !dbg !1938
  %63 = zext nneg i32 %62 to i64, !dbg !1939
  %64 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ3k9xILi3EEvPjS0_PKiiiiiijxxyyiE2A2 to ptr), i64 %63, !dbg !1940
  store i32 %59, ptr %64, align 4, !dbg !1941, !tbaa !21
  %65 = add nuw nsw i32 %56, %15, !dbg !1942
  %66 = icmp samesign ult i32 %65, 48, !dbg !1943
  br i1 %66, label %55, label %.loopexit7, !dbg !1944, !llvm.loop !1945

.loopexit8:                                       ; preds = %52
  br label %67, !dbg !1946

67:                                               ; preds = %.loopexit8, %31
  %68 = icmp samesign ult i32 %27, 64, !dbg !1946
  br i1 %68, label %69, label %78, !dbg !1947

69:                                               ; preds = %67
  %70 = shl nuw nsw i32 %27, 2, !dbg !1948
  %71 = add i32 %7, -7, !dbg !1949
  %72 = shl nuw nsw i32 %19, 2, !dbg !1950
  br label %73, !dbg !1951

73:                                               ; preds = %80, %69
  %74 = phi i32 [ %70, %69 ], [ %81, %80 ], !dbg !1952
  %75 = tail call i32 @llvm.umin.i32(i32 %74, i32 252), !dbg !1953
  %76 = add nuw nsw i32 %75, 4, !dbg !1954
  %77 = icmp samesign ugt i32 %74, 252, !dbg !1955
  br i1 %77, label %80, label %.preheader4, !dbg !1956

.preheader4:                                      ; preds = %73
  br label %83, !dbg !1957

.loopexit6:                                       ; preds = %80
  br label %78, !dbg !1958

78:                                               ; preds = %.loopexit6, %67
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !1958
  %79 = icmp samesign ult i32 %27, 512, !dbg !1959
  br label %99, !dbg !1960

.loopexit5:                                       ; preds = %83
  br label %80, !dbg !1961

80:                                               ; preds = %.loopexit5, %73
  %81 = add nuw nsw i32 %74, %72, !dbg !1961
  %82 = icmp samesign ult i32 %81, 256, !dbg !1962
  br i1 %82, label %73, label %.loopexit6, !dbg !1963, !llvm.loop !1964

83:                                               ; preds = %.preheader4, %83
  %84 = phi i32 [ %97, %83 ], [ %74, %.preheader4 ], !dbg !1965
  %85 = mul nuw nsw i32 %84, 29, !dbg !1966
  %86 = add nuw nsw i32 %85, 3, !dbg !1967
  %87 = uitofp nneg i32 %86 to double, !dbg !1968
  %88 = mul nuw nsw i32 %84, 133, !dbg !1969
  %89 = and i32 %88, 255, !dbg !1970
  %90 = add i32 %71, %89, !dbg !1971
  %91 = mul i32 %90, 8, !dbg !1972
  %92 = lshr i32 %91, 4, !dbg !1972
  %93 = and i32 %92, 24, !dbg !1972
  %94 = xor i32 %91, %93, !dbg !1972
  %95 = sext i32 %94 to i64, !dbg !1972
  %96 = getelementptr i8, ptr addrspace(3) @_ZZ3k9xILi3EEvPjS0_PKiiiiiijxxyyiE2A3, i64 %95, !dbg !1972
  store double %87, ptr addrspace(3) %96, align 8, !dbg !1972, !tbaa !901
  %97 = add nuw nsw i32 %84, 1, !dbg !1973
  %98 = icmp samesign ult i32 %97, %76, !dbg !1974
  br i1 %98, label %83, label %.loopexit5, !dbg !1957, !llvm.loop !1975

99:                                               ; preds = %114, %78
  %100 = phi i32 [ 256, %78 ], [ %115, %114 ], !dbg !1976
  br i1 %79, label %.preheader, label %114, !dbg !1977

.preheader:                                       ; preds = %99
  br label %117, !dbg !1978

101:                                              ; preds = %114
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !1979
  %102 = or i32 %27, %26, !dbg !1980
  %103 = shl nuw nsw i32 %102, 2, !dbg !1981
  %104 = and i32 %103, 4, !dbg !1982
  %105 = zext nneg i32 %104 to i64, !dbg !1983
  %106 = getelementptr [8 x i8], ptr addrspace(3) @_ZZ3k9xILi3EEvPjS0_PKiiiiiijxxyyiE2A3, i64 %105, !dbg !1984
  %107 = getelementptr i8, ptr addrspace(3) %106, i64 24, !dbg !1984
  %108 = load double, ptr addrspace(3) %107, align 8, !dbg !1984, !tbaa !901
  %109 = getelementptr i8, ptr addrspace(3) %106, i64 16, !dbg !1985
  %110 = load double, ptr addrspace(3) %109, align 16, !dbg !1985, !tbaa !901
  %111 = getelementptr i8, ptr addrspace(3) %106, i64 8, !dbg !1986
  %112 = load double, ptr addrspace(3) %111, align 8, !dbg !1986, !tbaa !901
  %113 = load double, ptr addrspace(3) %106, align 16, !dbg !1987, !tbaa !901
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !1988
  br i1 %28, label %141, label %143, !dbg !1989

.loopexit3:                                       ; preds = %138
  br label %114, !dbg !1990

114:                                              ; preds = %.loopexit3, %99
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !1990
  %115 = lshr i32 %100, 1, !dbg !1991
  %116 = icmp eq i32 %115, 0, !dbg !1992
  br i1 %116, label %101, label %99, !dbg !1993, !llvm.loop !1994

117:                                              ; preds = %.preheader, %138
  %118 = phi i32 [ %139, %138 ], [ %27, %.preheader ], !dbg !1995
  %119 = and i32 %118, %100, !dbg !1996
  %120 = icmp eq i32 %119, 0, !dbg !1997
  br i1 %120, label %121, label %138, !dbg !1978

121:                                              ; preds = %117
  %122 = zext nneg i32 %118 to i64, !dbg !1998
  %123 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3k9xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 %122, !dbg !1999
  %124 = load float, ptr %123, align 4, !dbg !2000, !tbaa !940
  %125 = fptosi float %124 to i32, !dbg !2001
  %126 = xor i32 %118, %100, !dbg !2002
  %127 = zext nneg i32 %126 to i64, !dbg !2003
  %128 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3k9xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 %127, !dbg !2004
  %129 = load float, ptr %128, align 4, !dbg !2005, !tbaa !940
  %130 = fptosi float %129 to i32, !dbg !2006
  %131 = add i32 %130, %125, !dbg !2007
  %132 = and i32 %131, 1023, !dbg !2008
  %133 = uitofp nneg i32 %132 to float, !dbg !2009
  store float %133, ptr %123, align 4, !dbg !2010, !tbaa !940
  %134 = mul i32 %130, 3, !dbg !2011
  %135 = xor i32 %134, %125, !dbg !2012
  %136 = and i32 %135, 1023, !dbg !2013
  %137 = uitofp nneg i32 %136 to float, !dbg !2014
  store float %137, ptr %128, align 4, !dbg !2015, !tbaa !940
  br label %138, !dbg !2016

138:                                              ; preds = %121, %117
  %139 = add nuw nsw i32 %118, %19, !dbg !2017
  %140 = icmp samesign ult i32 %139, 512, !dbg !2018
  br i1 %140, label %117, label %.loopexit3, !dbg !2019, !llvm.loop !2020

141:                                              ; preds = %101
  %142 = mul i32 %20, 1444, !dbg !2021
  br label %148, !dbg !2022

.loopexit2:                                       ; preds = %148
  br label %143, !dbg !2023

143:                                              ; preds = %.loopexit2, %101
  %144 = icmp samesign ult i32 %27, 576, !dbg !2023
  br i1 %144, label %145, label %159, !dbg !2024

145:                                              ; preds = %143
  %146 = mul i32 %20, 1444, !dbg !2025
  %147 = add i32 %146, 612, !dbg !2026
  br label %164, !dbg !2027

148:                                              ; preds = %148, %141
  %149 = phi i32 [ %27, %141 ], [ %157, %148 ], !dbg !2028
  %150 = zext nneg i32 %149 to i64, !dbg !2029
  %151 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3k9xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 %150, !dbg !2030
  %152 = load float, ptr %151, align 4, !dbg !2031, !tbaa !940
  %153 = fptosi float %152 to i32, !dbg !2032
  %154 = add i32 %149, %142, !dbg !2033
  %155 = zext i32 %154 to i64, !dbg !2034
  %156 = getelementptr inbounds nuw i32, ptr %1, i64 %155, !dbg !2035
  store i32 %153, ptr %156, align 4, !dbg !2036, !tbaa !21
  %157 = add nuw nsw i32 %149, %19, !dbg !2037
  %158 = icmp samesign ult i32 %157, 612, !dbg !2038
  br i1 %158, label %148, label %.loopexit2, !dbg !2039, !llvm.loop !2040

.loopexit1:                                       ; preds = %164
  br label %159, !dbg !2041

159:                                              ; preds = %.loopexit1, %143
  %160 = icmp samesign ult i32 %27, 256, !dbg !2041
  br i1 %160, label %161, label %174, !dbg !2042

161:                                              ; preds = %159
  %162 = mul i32 %20, 1444, !dbg !2043
  %163 = add i32 %162, 1188, !dbg !2044
  br label %192, !dbg !2045

164:                                              ; preds = %164, %145
  %165 = phi i32 [ %27, %145 ], [ %172, %164 ], !dbg !2046
  %166 = zext nneg i32 %165 to i64, !dbg !2047
  %167 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ3k9xILi3EEvPjS0_PKiiiiiijxxyyiE2A2 to ptr), i64 %166, !dbg !2048
  %168 = load i32, ptr %167, align 4, !dbg !2049, !tbaa !21
  %169 = add i32 %147, %165, !dbg !2050
  %170 = zext i32 %169 to i64, !dbg !2051
  %171 = getelementptr inbounds nuw i32, ptr %1, i64 %170, !dbg !2052
  store i32 %168, ptr %171, align 4, !dbg !2053, !tbaa !21
  %172 = add nuw nsw i32 %165, %19, !dbg !2054
  %173 = icmp samesign ult i32 %172, 576, !dbg !2055
  br i1 %173, label %164, label %.loopexit1, !dbg !2056, !llvm.loop !2057

.loopexit:                                        ; preds = %192
  br label %174, !dbg !2058

174:                                              ; preds = %.loopexit, %159
  %175 = add nuw i32 %27, %20, !dbg !2058
  %176 = mul i32 %175, 33, !dbg !2059
  %177 = fptosi double %108 to i32, !dbg !2060
  %178 = add i32 %176, %177, !dbg !2061
  %179 = mul i32 %178, 33, !dbg !2062
  %180 = fptosi double %110 to i32, !dbg !2063
  %181 = add i32 %179, %180, !dbg !2064
  %182 = mul i32 %181, 33, !dbg !2065
  %183 = fptosi double %112 to i32, !dbg !2066
  %184 = add i32 %182, %183, !dbg !2067
  %185 = mul i32 %184, 33, !dbg !2068
  %186 = fptosi double %113 to i32, !dbg !2069
  %187 = add i32 %185, %186, !dbg !2070
  %188 = mul i32 %19, %20, !dbg !2071
  %189 = add i32 %27, %188, !dbg !2072
  %190 = zext i32 %189 to i64, !dbg !2073
  %191 = getelementptr inbounds nuw i32, ptr %0, i64 %190, !dbg !2074
  store i32 %187, ptr %191, align 4, !dbg !2075, !tbaa !21
  ret void, !dbg !2076

192:                                              ; preds = %192, %161
  %193 = phi i32 [ %27, %161 ], [ %205, %192 ], !dbg !2077
  %194 = mul i32 %193, 8, !dbg !2078
  %195 = lshr i32 %194, 4, !dbg !2078
  %196 = and i32 %195, 24, !dbg !2078
  %197 = xor i32 %194, %196, !dbg !2078
  %198 = sext i32 %197 to i64, !dbg !2078
  %199 = getelementptr i8, ptr addrspace(3) @_ZZ3k9xILi3EEvPjS0_PKiiiiiijxxyyiE2A3, i64 %198, !dbg !2078
  %200 = load double, ptr addrspace(3) %199, align 8, !dbg !2078, !tbaa !901
  %201 = fptosi double %200 to i32, !dbg !2079
  %202 = add i32 %163, %193, !dbg !2080
  %203 = zext i32 %202 to i64, !dbg !2081
  %204 = getelementptr inbounds nuw i32, ptr %1, i64 %203, !dbg !2082
  store i32 %201, ptr %204, align 4, !dbg !2083, !tbaa !21
  %205 = add nuw nsw i32 %193, %19, !dbg !2084
  %206 = icmp samesign ult i32 %205, 256, !dbg !2085
  br i1 %206, label %192, label %.loopexit, !dbg !2086, !llvm.loop !2087
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4k10xPjS_PKiiiiiijxxyyi(ptr noundef writeonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i64 noundef %9, i64 noundef %10, i64 noundef %11, i64 noundef %12, i32 noundef %13) local_unnamed_addr #2 !dbg !2088 {
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2089
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2090
  %17 = mul nuw nsw i32 %15, %16, !dbg !2091
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2092
  %19 = mul nuw nsw i32 %17, %18, !dbg !2093
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2094
  %21 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2095
  %22 = mul nuw nsw i32 %21, %16, !dbg !2096
  %23 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2097
  %24 = add nuw nsw i32 %22, %23, !dbg !2098
  %25 = mul nuw nsw i32 %24, %15, !dbg !2099
  %26 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2100
  %27 = add nuw nsw i32 %25, %26, !dbg !2101
  %28 = add nuw i32 %27, %20, !dbg !2102
  %29 = icmp samesign ult i32 %27, 480, !dbg !2103
  br i1 %29, label %.preheader4, label %30, !dbg !2104

.preheader4:                                      ; preds = %14
  br label %35, !dbg !2105

.loopexit5:                                       ; preds = %35
  br label %30, !dbg !2106

30:                                               ; preds = %.loopexit5, %14
  %31 = icmp samesign ult i32 %27, 128, !dbg !2106
  br i1 %31, label %32, label %52, !dbg !2107

32:                                               ; preds = %30
  %33 = shl nuw nsw i32 %27, 2, !dbg !2108
  %34 = shl nuw nsw i32 %19, 2, !dbg !2109
  br label %47, !dbg !2110

35:                                               ; preds = %.preheader4, %35
  %36 = phi i32 [ %45, %35 ], [ %27, %.preheader4 ], !dbg !2111
  %37 = mul nuw nsw i32 %36, 7, !dbg !2112
  %38 = add nuw nsw i32 %37, 76, !dbg !2113
  %39 = and i32 %38, 1023, !dbg !2114
  %40 = uitofp nneg i32 %39 to float, !dbg !2115
  %41 = mul nuw nsw i32 %36, 17, !dbg !2116
  %42 = urem i32 %41, 480, !dbg !2117
  %43 = zext nneg i32 %42 to i64, !dbg !2118
  %44 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ4k10xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %43, !dbg !2119
  store volatile float %40, ptr %44, align 4, !dbg !2120, !tbaa !940
  %45 = add nuw nsw i32 %36, %19, !dbg !2121
  %46 = icmp samesign ult i32 %45, 480, !dbg !2122
  br i1 %46, label %35, label %.loopexit5, !dbg !2105, !llvm.loop !2123

47:                                               ; preds = %54, %32
  %48 = phi i32 [ %33, %32 ], [ %55, %54 ], !dbg !2124
  %49 = tail call i32 @llvm.umin.i32(i32 %48, i32 508), !dbg !2125
  %50 = add nuw nsw i32 %49, 4, !dbg !2126
  %51 = icmp samesign ugt i32 %48, 508, !dbg !2127
  br i1 %51, label %54, label %.preheader, !dbg !2128

.preheader:                                       ; preds = %47
  br label %57, !dbg !2129

.loopexit3:                                       ; preds = %54
  br label %52, !dbg !2130

52:                                               ; preds = %.loopexit3, %30
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !2130
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !2131
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !2132
  %53 = icmp eq i32 %3, 3, !dbg !2133
  br i1 %53, label %91, label %71, !dbg !2134

.loopexit2:                                       ; preds = %57
  br label %54, !dbg !2135

54:                                               ; preds = %.loopexit2, %47
  %55 = add nuw nsw i32 %48, %34, !dbg !2135
  %56 = icmp samesign ult i32 %55, 512, !dbg !2136
  br i1 %56, label %47, label %.loopexit3, !dbg !2137, !llvm.loop !2138

57:                                               ; preds = %.preheader, %57
  %58 = phi i32 [ %69, %57 ], [ %48, %.preheader ], !dbg !2139
  %59 = mul nuw nsw i32 %58, 3, !dbg !2140
  %60 = add nuw nsw i32 %59, 93, !dbg !2141
  %61 = zext nneg i32 %60 to i64, !dbg !2142
  %62 = xor i32 %58, 384, !dbg !2143
  %63 = mul i32 %62, 8, !dbg !2144
  %64 = lshr i32 %63, 2, !dbg !2144
  %65 = and i32 %64, 120, !dbg !2144
  %66 = xor i32 %63, %65, !dbg !2144
  %67 = sext i32 %66 to i64, !dbg !2144
  %68 = getelementptr i8, ptr addrspace(3) @_ZZ4k10xPjS_PKiiiiiijxxyyiE2A2, i64 %67, !dbg !2144
  store i64 %61, ptr addrspace(3) %68, align 8, !dbg !2144, !tbaa !434
  %69 = add nuw nsw i32 %58, 1, !dbg !2145
  %70 = icmp samesign ult i32 %69, %50, !dbg !2146
  br i1 %70, label %57, label %.loopexit2, !dbg !2129, !llvm.loop !2147

71:                                               ; preds = %52
  %72 = add nuw i32 %28, %27, !dbg !2148
  %73 = zext i32 %72 to i64, !dbg !2149
  %74 = mul i32 %26, 8, !dbg !2150
  %75 = lshr i32 %74, 2, !dbg !2150
  %76 = and i32 %75, 120, !dbg !2150
  %77 = xor i32 %74, %76, !dbg !2150
  %78 = mul i32 %23, 2048, !dbg !2150
  %79 = add i32 %77, %78, !dbg !2150
  %80 = sext i32 %79 to i64, !dbg !2150
  %81 = getelementptr i8, ptr addrspace(3) @_ZZ4k10xPjS_PKiiiiiijxxyyiE2A2, i64 %80, !dbg !2150
  store i64 %73, ptr addrspace(3) %81, align 8, !dbg !2150, !tbaa !434
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !2151
  %82 = mul i32 %28, 33, !dbg !2152
  %83 = shl i32 %4, 25, !dbg !2153
  %84 = ashr exact i32 %83, 22, !dbg !2154
  %85 = xor i32 %84, 55, !dbg !2155
  %86 = zext i32 %85 to i64, !dbg !2156
  %87 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ4k10xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %86, !dbg !2157
  %88 = load float, ptr %87, align 4, !dbg !2158, !tbaa !940
  %89 = fptosi float %88 to i32, !dbg !2159
  %90 = add i32 %82, %89, !dbg !2160
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !2161
  br label %91, !dbg !2162

91:                                               ; preds = %71, %52
  %92 = phi i32 [ %90, %71 ], [ %28, %52 ], !dbg !2163
  br i1 %29, label %93, label %95, !dbg !2164

93:                                               ; preds = %91
  %94 = mul i32 %20, 992, !dbg !2165
  br label %100, !dbg !2166

.loopexit1:                                       ; preds = %100
  br label %95, !dbg !2167

95:                                               ; preds = %.loopexit1, %91
  %96 = icmp samesign ult i32 %27, 512, !dbg !2167
  br i1 %96, label %97, label %111, !dbg !2168

97:                                               ; preds = %95
  %98 = mul i32 %20, 992, !dbg !2169
  %99 = add i32 %98, 480, !dbg !2170
  br label %116, !dbg !2171

100:                                              ; preds = %100, %93
  %101 = phi i32 [ %27, %93 ], [ %109, %100 ], !dbg !2172
  %102 = zext nneg i32 %101 to i64, !dbg !2173
  %103 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ4k10xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %102, !dbg !2174
  %104 = load float, ptr %103, align 4, !dbg !2175, !tbaa !940
  %105 = fptosi float %104 to i32, !dbg !2176
  %106 = add i32 %101, %94, !dbg !2177
  %107 = zext i32 %106 to i64, !dbg !2178
  %108 = getelementptr inbounds nuw i32, ptr %1, i64 %107, !dbg !2179
  store i32 %105, ptr %108, align 4, !dbg !2180, !tbaa !21
  %109 = add nuw nsw i32 %101, %19, !dbg !2181
  %110 = icmp samesign ult i32 %109, 480, !dbg !2182
  br i1 %110, label %100, label %.loopexit1, !dbg !2183, !llvm.loop !2184

.loopexit:                                        ; preds = %116
  br label %111, !dbg !2185

111:                                              ; preds = %.loopexit, %95
  %112 = mul i32 %19, %20, !dbg !2185
  %113 = add i32 %27, %112, !dbg !2186
  %114 = zext i32 %113 to i64, !dbg !2187
  %115 = getelementptr inbounds nuw i32, ptr %0, i64 %114, !dbg !2188
  store i32 %92, ptr %115, align 4, !dbg !2189, !tbaa !21
  ret void, !dbg !2190

116:                                              ; preds = %116, %97
  %117 = phi i32 [ %27, %97 ], [ %131, %116 ], !dbg !2191
  %118 = mul i32 %117, 8, !dbg !2192
  %119 = lshr i32 %118, 2, !dbg !2192
  %120 = and i32 %119, 120, !dbg !2192
  %121 = xor i32 %118, %120, !dbg !2192
  %122 = sext i32 %121 to i64, !dbg !2192
  %123 = getelementptr i8, ptr addrspace(3) @_ZZ4k10xPjS_PKiiiiiijxxyyiE2A2, i64 %122, !dbg !2192
  %124 = load i64, ptr addrspace(3) %123, align 8, !dbg !2192, !tbaa !434
  %125 = lshr i64 %124, 32, !dbg !2193
  %126 = xor i64 %125, %124, !dbg !2194
  %127 = trunc i64 %126 to i32, !dbg !2195
  %128 = add i32 %99, %117, !dbg !2196
  %129 = zext i32 %128 to i64, !dbg !2197
  %130 = getelementptr inbounds nuw i32, ptr %1, i64 %129, !dbg !2198
  store i32 %127, ptr %130, align 4, !dbg !2199, !tbaa !21
  %131 = add nuw nsw i32 %117, %19, !dbg !2200
  %132 = icmp samesign ult i32 %131, 512, !dbg !2201
  br i1 %132, label %116, label %.loopexit, !dbg !2202, !llvm.loop !2203
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4k11xPjS_PKiiiiiijxxyyi(ptr noundef writeonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i64 noundef %9, i64 noundef %10, i64 noundef %11, i64 noundef %12, i32 noundef %13) local_unnamed_addr #2 !dbg !2204 {
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2205
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2206
  %17 = mul nuw nsw i32 %15, %16, !dbg !2207
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2208
  %19 = mul nuw nsw i32 %17, %18, !dbg !2209
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2210
  %21 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2211
  %22 = mul nuw nsw i32 %21, %16, !dbg !2212
  %23 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2213
  %24 = add nuw nsw i32 %22, %23, !dbg !2214
  %25 = mul nuw nsw i32 %24, %15, !dbg !2215
  %26 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2216
  %27 = add nuw nsw i32 %25, %26, !dbg !2217
  %28 = add nuw i32 %27, %20, !dbg !2218
  %29 = icmp samesign ult i32 %27, 120, !dbg !2219
  br i1 %29, label %30, label %38, !dbg !2220

30:                                               ; preds = %14
  %31 = shl nuw nsw i32 %27, 1, !dbg !2221
  %32 = shl nuw nsw i32 %19, 1, !dbg !2222
  br label %33, !dbg !2223

33:                                               ; preds = %43, %30
  %34 = phi i32 [ %31, %30 ], [ %44, %43 ], !dbg !2224
  %35 = tail call i32 @llvm.umin.i32(i32 %34, i32 238), !dbg !2225
  %36 = add nuw nsw i32 %35, 2, !dbg !2226
  %37 = icmp samesign ugt i32 %34, 238, !dbg !2227
  br i1 %37, label %43, label %.preheader10, !dbg !2228

.preheader10:                                     ; preds = %33
  br label %46, !dbg !2229

.loopexit12:                                      ; preds = %43
  br label %38, !dbg !2230

38:                                               ; preds = %.loopexit12, %14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !2230
  %39 = icmp samesign ult i32 %27, 80, !dbg !2231
  br i1 %39, label %40, label %81, !dbg !2232

40:                                               ; preds = %38
  %41 = mul nuw nsw i32 %27, 3, !dbg !2233
  %42 = mul nuw nsw i32 %19, 3, !dbg !2234
  br label %76, !dbg !2235

.loopexit11:                                      ; preds = %46
  br label %43, !dbg !2236

43:                                               ; preds = %.loopexit11, %33
  %44 = add nuw nsw i32 %34, %32, !dbg !2236
  %45 = icmp samesign ult i32 %44, 240, !dbg !2237
  br i1 %45, label %33, label %.loopexit12, !dbg !2238, !llvm.loop !2239

46:                                               ; preds = %.preheader10, %46
  %47 = phi i32 [ %74, %46 ], [ %34, %.preheader10 ], !dbg !2240
  %48 = add nuw nsw i32 %47, 61, !dbg !2241
  %49 = urem i32 %48, 240, !dbg !2242
  %50 = add nuw nsw i32 %47, 22, !dbg !2243
  %51 = uitofp nneg i32 %50 to float, !dbg !2244
  %52 = insertelement <4 x float> poison, float %51, i64 0, !dbg !2245
  %53 = mul nuw nsw i32 %50, 3, !dbg !2246
  %54 = add nuw nsw i32 %53, 1, !dbg !2247
  %55 = and i32 %54, 1023, !dbg !2248
  %56 = uitofp nneg i32 %55 to float, !dbg !2249
  %57 = insertelement <4 x float> %52, float %56, i64 1, !dbg !2250
  %58 = mul nuw nsw i32 %50, 5, !dbg !2251
  %59 = add nuw nsw i32 %58, 2, !dbg !2252
  %60 = and i32 %59, 1023, !dbg !2253
  %61 = uitofp nneg i32 %60 to float, !dbg !2254
  %62 = insertelement <4 x float> %57, float %61, i64 2, !dbg !2255
  %63 = mul nuw nsw i32 %50, 7, !dbg !2256
  %64 = add nuw nsw i32 %63, 3, !dbg !2257
  %65 = and i32 %64, 1023, !dbg !2258
  %66 = uitofp nneg i32 %65 to float, !dbg !2259
  %67 = insertelement <4 x float> %62, float %66, i64 3, !dbg !2260
  %68 = lshr i32 %49, 4, !dbg !2261
  %69 = zext nneg i32 %68 to i64, !dbg !2262
  %70 = and i32 %49, 15, !dbg !2263
  %71 = zext nneg i32 %70 to i64, !dbg !2264
  %72 = getelementptr [256 x i8], ptr addrspace(3) @_ZZ4k11xPjS_PKiiiiiijxxyyiE2A1, i64 %69, !dbg !2265
  %73 = getelementptr [16 x i8], ptr addrspace(3) %72, i64 %71, !dbg !2265
  store <4 x float> %67, ptr addrspace(3) %73, align 16, !dbg !2265, !tbaa !134
  %74 = add nuw nsw i32 %47, 1, !dbg !2266
  %75 = icmp samesign ult i32 %74, %36, !dbg !2267
  br i1 %75, label %46, label %.loopexit11, !dbg !2229, !llvm.loop !2268

76:                                               ; preds = %100, %40
  %77 = phi i32 [ %41, %40 ], [ %101, %100 ], !dbg !2269
  %78 = tail call i32 @llvm.umin.i32(i32 %77, i32 237), !dbg !2270
  %79 = add nuw nsw i32 %78, 3, !dbg !2271
  %80 = icmp samesign ult i32 %77, %79, !dbg !2272
  br i1 %80, label %.preheader7, label %100, !dbg !2273

.preheader7:                                      ; preds = %76
  br label %103, !dbg !2274

.loopexit9:                                       ; preds = %100
  br label %81, !dbg !2275

81:                                               ; preds = %.loopexit9, %38
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !2275
  %82 = mul i32 %28, 33, !dbg !2276
  %83 = and i32 %27, 15, !dbg !2277
  %84 = zext nneg i32 %83 to i64, !dbg !2278
  %85 = getelementptr [16 x i8], ptr addrspace(3) @_ZZ4k11xPjS_PKiiiiiijxxyyiE2A1, i64 %84, !dbg !2279
  %86 = getelementptr i8, ptr addrspace(3) %85, i64 1280, !dbg !2279
  %87 = load float, ptr addrspace(3) %86, align 16, !dbg !2279
  %88 = fptosi float %87 to i32, !dbg !2280
  %89 = add i32 %82, %88, !dbg !2281
  %90 = and i32 %4, 32, !dbg !2282
  %91 = or disjoint i32 %90, 1, !dbg !2283
  %92 = or i32 %27, 31, !dbg !2284
  %93 = xor i32 %3, %92, !dbg !2285
  %94 = and i32 %91, %93, !dbg !2286
  %95 = urem i32 %94, 13, !dbg !2287
  %96 = add i32 %7, 268435449, !dbg !2288
  %97 = add i32 %96, %95, !dbg !2289
  %98 = shl i32 %97, 4, !dbg !2290
  %99 = mul i32 %98, 16
  br label %139, !dbg !2291

.loopexit8:                                       ; preds = %103
  br label %100, !dbg !2292

100:                                              ; preds = %.loopexit8, %76
  %101 = add nuw nsw i32 %77, %42, !dbg !2292
  %102 = icmp samesign ult i32 %101, 240, !dbg !2293
  br i1 %102, label %76, label %.loopexit9, !dbg !2294, !llvm.loop !2295

103:                                              ; preds = %.preheader7, %103
  %104 = phi i32 [ %131, %103 ], [ %77, %.preheader7 ], !dbg !2296
  %105 = mul nuw nsw i32 %104, 3, !dbg !2297
  %106 = add i32 %105, %28, !dbg !2298
  %107 = and i32 %106, 1023, !dbg !2299
  %108 = uitofp nneg i32 %107 to float, !dbg !2300
  %109 = insertelement <4 x float> poison, float %108, i64 0, !dbg !2301
  %110 = mul i32 %106, 3, !dbg !2302
  %111 = add i32 %110, 1, !dbg !2303
  %112 = and i32 %111, 1023, !dbg !2304
  %113 = uitofp nneg i32 %112 to float, !dbg !2305
  %114 = insertelement <4 x float> %109, float %113, i64 1, !dbg !2306
  %115 = mul i32 %106, 5, !dbg !2307
  %116 = add i32 %115, 2, !dbg !2308
  %117 = and i32 %116, 1023, !dbg !2309
  %118 = uitofp nneg i32 %117 to float, !dbg !2310
  %119 = insertelement <4 x float> %114, float %118, i64 2, !dbg !2311
  %120 = mul i32 %106, 7, !dbg !2312
  %121 = add i32 %120, 3, !dbg !2313
  %122 = and i32 %121, 1023, !dbg !2314
  %123 = uitofp nneg i32 %122 to float, !dbg !2315
  %124 = insertelement <4 x float> %119, float %123, i64 3, !dbg !2316
  %125 = and i32 %104, 15, !dbg !2317
  %126 = lshr i32 %104, 4, !dbg !2318
  %127 = zext i32 %125 to i64, !dbg !2319
  %128 = getelementptr [240 x i8], ptr addrspace(3) @_ZZ4k11xPjS_PKiiiiiijxxyyiE2A1, i64 %127, !dbg !2319
  %129 = zext i32 %126 to i64, !dbg !2319
  %130 = getelementptr [16 x i8], ptr addrspace(3) %128, i64 %129, !dbg !2319
  store <4 x float> %124, ptr addrspace(3) %130, align 16, !dbg !2319, !tbaa !134
  %131 = add nuw nsw i32 %104, 1, !dbg !2320
  %132 = icmp samesign ult i32 %131, %79, !dbg !2321
  br i1 %132, label %103, label %.loopexit8, !dbg !2274, !llvm.loop !2322

133:                                              ; preds = %144
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !2323
  %134 = icmp eq i32 %21, 0, !dbg !2324
  %135 = icmp samesign ult i32 %23, 15, !dbg !2325
  %136 = select i1 %134, i1 %135, i1 false, !dbg !2326
  br i1 %136, label %137, label %236, !dbg !2327

137:                                              ; preds = %133
  %138 = icmp samesign ult i32 %26, 16, !dbg !2328
  br label %195, !dbg !2329

139:                                              ; preds = %144, %81
  %140 = phi i32 [ 0, %81 ], [ %145, %144 ], !dbg !2330
  %141 = phi i32 [ %89, %81 ], [ %191, %144 ], !dbg !2331
  %142 = mul i32 %140, 16, !dbg !2332
  %143 = add i32 %142, %99, !dbg !2332
  br label %147, !dbg !2332

144:                                              ; preds = %147
  %145 = add nuw nsw i32 %140, 1, !dbg !2333
  %146 = icmp eq i32 %140, 0, !dbg !2334
  br i1 %146, label %139, label %133, !dbg !2335, !llvm.loop !2336

147:                                              ; preds = %147, %139
  %148 = phi i32 [ 0, %139 ], [ %192, %147 ], !dbg !2337
  %149 = phi i32 [ %143, %139 ], [ %194, %147 ], !dbg !2338
  %150 = phi i32 [ %141, %139 ], [ %191, %147 ], !dbg !2339
  %151 = mul i32 %150, 33, !dbg !2340
  %152 = sext i32 %149 to i64, !dbg !2341
  %153 = getelementptr i8, ptr addrspace(3) @_ZZ4k11xPjS_PKiiiiiijxxyyiE2A1, i64 %152, !dbg !2341
  %154 = load float, ptr addrspace(3) %153, align 16, !dbg !2341, !tbaa !134
  %155 = fptosi float %154 to i32, !dbg !2342
  %156 = getelementptr i8, ptr addrspace(3) %153, i64 4, !dbg !2343
  %157 = load float, ptr addrspace(3) %156, align 4, !dbg !2343, !tbaa !134
  %158 = fptosi float %157 to i32, !dbg !2344
  %159 = mul i32 %158, 3, !dbg !2345
  %160 = getelementptr i8, ptr addrspace(3) %153, i64 8, !dbg !2346
  %161 = load float, ptr addrspace(3) %160, align 8, !dbg !2346, !tbaa !134
  %162 = fptosi float %161 to i32, !dbg !2347
  %163 = mul i32 %162, 9, !dbg !2348
  %164 = getelementptr i8, ptr addrspace(3) %153, i64 12, !dbg !2349
  %165 = load float, ptr addrspace(3) %164, align 4, !dbg !2349, !tbaa !134
  %166 = fptosi float %165 to i32, !dbg !2350
  %167 = mul i32 %166, 27, !dbg !2351
  %168 = add i32 %151, %155, !dbg !2352
  %169 = add i32 %168, %159, !dbg !2353
  %170 = add i32 %169, %163, !dbg !2354
  %171 = add i32 %170, %167, !dbg !2355
  %172 = mul i32 %171, 33, !dbg !2356
  %173 = getelementptr i8, ptr addrspace(3) %153, i64 64, !dbg !2357
  %174 = load float, ptr addrspace(3) %173, align 16, !dbg !2357, !tbaa !134
  %175 = fptosi float %174 to i32, !dbg !2358
  %176 = getelementptr i8, ptr addrspace(3) %153, i64 68, !dbg !2359
  %177 = load float, ptr addrspace(3) %176, align 4, !dbg !2359, !tbaa !134
  %178 = fptosi float %177 to i32, !dbg !2360
  %179 = mul i32 %178, 3, !dbg !2361
  %180 = add i32 %179, %175, !dbg !2362
  %181 = getelementptr i8, ptr addrspace(3) %153, i64 72, !dbg !2363
  %182 = load float, ptr addrspace(3) %181, align 8, !dbg !2363, !tbaa !134
  %183 = fptosi float %182 to i32, !dbg !2364
  %184 = mul i32 %183, 9, !dbg !2365
  %185 = add i32 %180, %184, !dbg !2366
  %186 = getelementptr i8, ptr addrspace(3) %153, i64 76, !dbg !2367
  %187 = load float, ptr addrspace(3) %186, align 4, !dbg !2367, !tbaa !134
  %188 = fptosi float %187 to i32, !dbg !2368
  %189 = mul i32 %188, 27, !dbg !2369
  %190 = add i32 %185, %189, !dbg !2370
  %191 = add i32 %190, %172, !dbg !2371
  %192 = add nuw nsw i32 %148, 1, !dbg !2372
  %193 = icmp eq i32 %192, 3, !dbg !2373
  %194 = add i32 %149, 256, !dbg !2374
  br i1 %193, label %144, label %147, !dbg !2374, !llvm.loop !2375

195:                                              ; preds = %202, %137
  %196 = phi i32 [ %23, %137 ], [ %203, %202 ], !dbg !2376
  br i1 %138, label %197, label %202, !dbg !2377

197:                                              ; preds = %195
  %198 = shl nuw nsw i32 %196, 4, !dbg !2378
  %199 = add i32 %198, %191, !dbg !2379
  %200 = zext nneg i32 %196 to i64, !dbg !2380
  %201 = getelementptr [256 x i8], ptr addrspace(3) @_ZZ4k11xPjS_PKiiiiiijxxyyiE2A1, i64 %200
  br label %205, !dbg !2381

.loopexit5:                                       ; preds = %205
  br label %202, !dbg !2382

202:                                              ; preds = %.loopexit5, %195
  %203 = add nuw nsw i32 %196, %16, !dbg !2382
  %204 = icmp samesign ult i32 %203, 15, !dbg !2383
  br i1 %204, label %195, label %.loopexit6, !dbg !2384, !llvm.loop !2385

205:                                              ; preds = %205, %197
  %206 = phi i32 [ %26, %197 ], [ %234, %205 ], !dbg !2386
  %207 = add i32 %199, %206, !dbg !2387
  %208 = and i32 %207, 1023, !dbg !2388
  %209 = uitofp nneg i32 %208 to float, !dbg !2389
  %210 = insertelement <4 x float> poison, float %209, i64 0, !dbg !2390
  %211 = mul i32 %207, 3, !dbg !2391
  %212 = add i32 %211, 1, !dbg !2392
  %213 = and i32 %212, 1023, !dbg !2393
  %214 = uitofp nneg i32 %213 to float, !dbg !2394
  %215 = insertelement <4 x float> %210, float %214, i64 1, !dbg !2395
  %216 = mul i32 %207, 5, !dbg !2396
  %217 = add i32 %216, 2, !dbg !2397
  %218 = and i32 %217, 1023, !dbg !2398
  %219 = uitofp nneg i32 %218 to float, !dbg !2399
  %220 = insertelement <4 x float> %215, float %219, i64 2, !dbg !2400
  %221 = mul i32 %207, 7, !dbg !2401
  %222 = add i32 %221, 3, !dbg !2402
  %223 = and i32 %222, 1023, !dbg !2403
  %224 = uitofp nneg i32 %223 to float, !dbg !2404
  %225 = insertelement <4 x float> %220, float %224, i64 3, !dbg !2405
  %226 = lshr i32 %206, 2, !dbg !2406
  %227 = xor i32 %226, %206, !dbg !2407
  %228 = add i32 %227, %13, !dbg !2408
  %229 = shl i32 %228, 24, !dbg !2409
  %230 = add i32 %229, 939524096, !dbg !2410
  %231 = ashr exact i32 %230, 24, !dbg !2411
  %232 = sext i32 %231 to i64, !dbg !2412
  %233 = getelementptr [16 x i8], ptr addrspace(3) %201, i64 %232, !dbg !2413
  store <4 x float> %225, ptr addrspace(3) %233, align 16, !dbg !2413, !tbaa !134
  %234 = add nuw nsw i32 %206, %15, !dbg !2414
  %235 = icmp samesign ult i32 %234, 16, !dbg !2415
  br i1 %235, label %205, label %.loopexit5, !dbg !2416, !llvm.loop !2417

.loopexit6:                                       ; preds = %202
  br label %236, !dbg !2418

236:                                              ; preds = %.loopexit6, %133
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !2418
  %237 = and i32 %23, 7, !dbg !2419
  %238 = shl nuw nsw i32 %26, 1, !dbg !2420
  %239 = and i32 %238, 6, !dbg !2421
  %240 = and i32 %26, 1, !dbg !2422
  %241 = shl i32 %4, 1, !dbg !2423
  %242 = and i32 %241, 6, !dbg !2424
  %243 = icmp eq i32 %237, 0, !dbg !2425
  %244 = mul i32 %242, 16, !dbg !2426
  %245 = mul i32 %240, 272, !dbg !2426
  %246 = add i32 %244, %245, !dbg !2426
  %247 = mul i32 %237, 256, !dbg !2426
  %248 = add i32 %246, %247, !dbg !2426
  %249 = mul i32 %239, -256, !dbg !2426
  %250 = add i32 %248, %249, !dbg !2426
  %251 = add i32 %250, 1536, !dbg !2426
  br i1 %243, label %258, label %252, !dbg !2426

252:                                              ; preds = %236
  %253 = urem i32 %23, 6, !dbg !2427
  %254 = xor i32 %191, 5, !dbg !2428
  %255 = mul i32 %253, 32, !dbg !2429
  %256 = mul i32 %240, 16, !dbg !2429
  %257 = add i32 %255, %256, !dbg !2429
  br label %258, !dbg !2429

258:                                              ; preds = %252, %236
  %259 = phi i32 [ %254, %252 ], [ %191, %236 ], !dbg !2430
  %260 = phi i32 [ %257, %252 ], [ %251, %236 ], !dbg !2431
  %261 = mul i32 %259, 33, !dbg !2432
  %262 = sext i32 %260 to i64, !dbg !2433
  %263 = getelementptr i8, ptr addrspace(3) @_ZZ4k11xPjS_PKiiiiiijxxyyiE2A1, i64 %262, !dbg !2433
  %264 = load float, ptr addrspace(3) %263, align 16, !dbg !2433, !tbaa !134
  %265 = fptosi float %264 to i32, !dbg !2434
  %266 = getelementptr i8, ptr addrspace(3) %263, i64 4, !dbg !2435
  %267 = load float, ptr addrspace(3) %266, align 4, !dbg !2435, !tbaa !134
  %268 = fptosi float %267 to i32, !dbg !2436
  %269 = mul i32 %268, 3, !dbg !2437
  %270 = getelementptr i8, ptr addrspace(3) %263, i64 8, !dbg !2438
  %271 = load float, ptr addrspace(3) %270, align 8, !dbg !2438, !tbaa !134
  %272 = fptosi float %271 to i32, !dbg !2439
  %273 = mul i32 %272, 9, !dbg !2440
  %274 = getelementptr i8, ptr addrspace(3) %263, i64 12, !dbg !2441
  %275 = load float, ptr addrspace(3) %274, align 4, !dbg !2441, !tbaa !134
  %276 = fptosi float %275 to i32, !dbg !2442
  %277 = mul i32 %276, 27, !dbg !2443
  %278 = add i32 %261, %265, !dbg !2444
  %279 = add i32 %278, %269, !dbg !2445
  %280 = add i32 %279, %273, !dbg !2446
  %281 = add i32 %280, %277, !dbg !2447
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !2448
  %282 = srem i32 %3, 3, !dbg !2449
  %283 = icmp slt i32 %282, 0, !dbg !2450
  br i1 %283, label %288, label %284, !dbg !2451

284:                                              ; preds = %258
  %285 = shl nuw nsw i32 %27, 2, !dbg !2452
  %286 = icmp samesign ult i32 %27, 60, !dbg !2453
  %287 = shl nuw nsw i32 %19, 2, !dbg !2454
  br label %297, !dbg !2455

.loopexit4:                                       ; preds = %304
  br label %288, !dbg !2456

288:                                              ; preds = %.loopexit4, %258
  %289 = add nsw i32 %237, -4, !dbg !2456
  %290 = add i32 %289, %7, !dbg !2457
  %291 = zext i32 %290 to i64, !dbg !2458
  %292 = shl nuw nsw i32 %23, 3, !dbg !2459
  %293 = and i32 %292, 8, !dbg !2460
  %294 = add nsw i32 %293, -7, !dbg !2461
  %295 = add i32 %294, %7, !dbg !2462
  %296 = getelementptr [256 x i8], ptr addrspace(3) @_ZZ4k11xPjS_PKiiiiiijxxyyiE2A1, i64 %291
  br label %343, !dbg !2463

297:                                              ; preds = %304, %284
  %298 = phi i32 [ 0, %284 ], [ %305, %304 ], !dbg !2464
  br i1 %286, label %.preheader2, label %304, !dbg !2465

.preheader2:                                      ; preds = %297
  br label %299, !dbg !2466

299:                                              ; preds = %.preheader2, %307
  %300 = phi i32 [ %308, %307 ], [ %285, %.preheader2 ], !dbg !2467
  %301 = tail call i32 @llvm.umin.i32(i32 %300, i32 236), !dbg !2468
  %302 = add nuw nsw i32 %301, 4, !dbg !2469
  %303 = icmp samesign ugt i32 %300, 236, !dbg !2470
  br i1 %303, label %307, label %.preheader, !dbg !2466

.preheader:                                       ; preds = %299
  br label %310, !dbg !2471

.loopexit3:                                       ; preds = %307
  br label %304, !dbg !2472

304:                                              ; preds = %.loopexit3, %297
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !2472
  %305 = add nuw nsw i32 %298, 1, !dbg !2473
  %306 = icmp eq i32 %298, %282, !dbg !2474
  br i1 %306, label %.loopexit4, label %297, !dbg !2475, !llvm.loop !2476

.loopexit1:                                       ; preds = %310
  br label %307, !dbg !2477

307:                                              ; preds = %.loopexit1, %299
  %308 = add nuw nsw i32 %300, %287, !dbg !2477
  %309 = icmp samesign ult i32 %308, 240, !dbg !2478
  br i1 %309, label %299, label %.loopexit3, !dbg !2479, !llvm.loop !2480

310:                                              ; preds = %.preheader, %310
  %311 = phi i32 [ %337, %310 ], [ %300, %.preheader ], !dbg !2481
  %312 = add i32 %311, %281, !dbg !2482
  %313 = and i32 %312, 1023, !dbg !2483
  %314 = uitofp nneg i32 %313 to float, !dbg !2484
  %315 = insertelement <4 x float> poison, float %314, i64 0, !dbg !2485
  %316 = mul i32 %312, 3, !dbg !2486
  %317 = add i32 %316, 1, !dbg !2487
  %318 = and i32 %317, 1023, !dbg !2488
  %319 = uitofp nneg i32 %318 to float, !dbg !2489
  %320 = insertelement <4 x float> %315, float %319, i64 1, !dbg !2490
  %321 = mul i32 %312, 5, !dbg !2491
  %322 = add i32 %321, 2, !dbg !2492
  %323 = and i32 %322, 1023, !dbg !2493
  %324 = uitofp nneg i32 %323 to float, !dbg !2494
  %325 = insertelement <4 x float> %320, float %324, i64 2, !dbg !2495
  %326 = mul i32 %312, 7, !dbg !2496
  %327 = add i32 %326, 3, !dbg !2497
  %328 = and i32 %327, 1023, !dbg !2498
  %329 = uitofp nneg i32 %328 to float, !dbg !2499
  %330 = insertelement <4 x float> %325, float %329, i64 3, !dbg !2500
  %331 = and i32 %311, 3, !dbg !2501
  %332 = lshr i32 %311, 2, !dbg !2502
  %333 = zext i32 %331 to i64, !dbg !2503
  %334 = getelementptr [960 x i8], ptr addrspace(3) @_ZZ4k11xPjS_PKiiiiiijxxyyiE2A1, i64 %333, !dbg !2503
  %335 = zext i32 %332 to i64, !dbg !2503
  %336 = getelementptr [16 x i8], ptr addrspace(3) %334, i64 %335, !dbg !2503
  store <4 x float> %330, ptr addrspace(3) %336, align 16, !dbg !2503, !tbaa !134
  %337 = add nuw nsw i32 %311, 1, !dbg !2504
  %338 = icmp samesign ult i32 %337, %302, !dbg !2505
  br i1 %338, label %310, label %.loopexit1, !dbg !2471, !llvm.loop !2506

339:                                              ; preds = %343
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !2507
  %340 = icmp samesign ult i32 %27, 240, !dbg !2508
  br i1 %340, label %341, label %370, !dbg !2509

341:                                              ; preds = %339
  %342 = mul i32 %20, 240, !dbg !2510
  br label %375, !dbg !2511

343:                                              ; preds = %343, %288
  %344 = phi i32 [ 1, %288 ], [ %368, %343 ], !dbg !2512
  %345 = phi i32 [ %281, %288 ], [ %367, %343 ], !dbg !2513
  %346 = mul i32 %345, 33, !dbg !2514
  %347 = add i32 %295, %344, !dbg !2515
  %348 = zext i32 %347 to i64, !dbg !2516
  %349 = getelementptr [16 x i8], ptr addrspace(3) %296, i64 %348, !dbg !2517
  %350 = load float, ptr addrspace(3) %349, align 16, !dbg !2517, !tbaa !134
  %351 = fptosi float %350 to i32, !dbg !2518
  %352 = getelementptr i8, ptr addrspace(3) %349, i64 4, !dbg !2519
  %353 = load float, ptr addrspace(3) %352, align 4, !dbg !2519, !tbaa !134
  %354 = fptosi float %353 to i32, !dbg !2520
  %355 = mul i32 %354, 3, !dbg !2521
  %356 = getelementptr i8, ptr addrspace(3) %349, i64 8, !dbg !2522
  %357 = load float, ptr addrspace(3) %356, align 8, !dbg !2522, !tbaa !134
  %358 = fptosi float %357 to i32, !dbg !2523
  %359 = mul i32 %358, 9, !dbg !2524
  %360 = getelementptr i8, ptr addrspace(3) %349, i64 12, !dbg !2525
  %361 = load float, ptr addrspace(3) %360, align 4, !dbg !2525, !tbaa !134
  %362 = fptosi float %361 to i32, !dbg !2526
  %363 = mul i32 %362, 27, !dbg !2527
  %364 = add i32 %346, %351, !dbg !2528
  %365 = add i32 %364, %355, !dbg !2529
  %366 = add i32 %365, %359, !dbg !2530
  %367 = add i32 %366, %363, !dbg !2531
  %368 = shl nuw nsw i32 %344, 1, !dbg !2532
  %369 = icmp samesign ult i32 %344, 2, !dbg !2533
  br i1 %369, label %343, label %339, !dbg !2534, !llvm.loop !2535

.loopexit:                                        ; preds = %375
  br label %370, !dbg !2536

370:                                              ; preds = %.loopexit, %339
  %371 = mul i32 %19, %20, !dbg !2536
  %372 = add i32 %27, %371, !dbg !2537
  %373 = zext i32 %372 to i64, !dbg !2538
  %374 = getelementptr inbounds nuw i32, ptr %0, i64 %373, !dbg !2539
  store i32 %367, ptr %374, align 4, !dbg !2540, !tbaa !21
  ret void, !dbg !2541

375:                                              ; preds = %375, %341
  %376 = phi i32 [ %27, %341 ], [ %399, %375 ], !dbg !2542
  %377 = zext nneg i32 %376 to i64, !dbg !2543
  %378 = getelementptr [16 x i8], ptr addrspace(3) @_ZZ4k11xPjS_PKiiiiiijxxyyiE2A1, i64 %377, !dbg !2544
  %379 = load float, ptr addrspace(3) %378, align 16, !dbg !2544, !tbaa !134
  %380 = fptosi float %379 to i32, !dbg !2545
  %381 = getelementptr i8, ptr addrspace(3) %378, i64 4, !dbg !2546
  %382 = load float, ptr addrspace(3) %381, align 4, !dbg !2546, !tbaa !134
  %383 = fptosi float %382 to i32, !dbg !2547
  %384 = mul i32 %383, 3, !dbg !2548
  %385 = add i32 %384, %380, !dbg !2549
  %386 = getelementptr i8, ptr addrspace(3) %378, i64 8, !dbg !2550
  %387 = load float, ptr addrspace(3) %386, align 8, !dbg !2550, !tbaa !134
  %388 = fptosi float %387 to i32, !dbg !2551
  %389 = mul i32 %388, 9, !dbg !2552
  %390 = add i32 %385, %389, !dbg !2553
  %391 = getelementptr i8, ptr addrspace(3) %378, i64 12, !dbg !2554
  %392 = load float, ptr addrspace(3) %391, align 4, !dbg !2554, !tbaa !134
  %393 = fptosi float %392 to i32, !dbg !2555
  %394 = mul i32 %393, 27, !dbg !2556
  %395 = add i32 %390, %394, !dbg !2557
  %396 = add i32 %376, %342, !dbg !2558
  %397 = zext i32 %396 to i64, !dbg !2559
  %398 = getelementptr inbounds nuw i32, ptr %1, i64 %397, !dbg !2560
  store i32 %395, ptr %398, align 4, !dbg !2561, !tbaa !21
  %399 = add nuw nsw i32 %376, %19, !dbg !2562
  %400 = icmp samesign ult i32 %399, 240, !dbg !2563
  br i1 %400, label %375, label %.loopexit, !dbg !2564, !llvm.loop !2565
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4k12xILi3EEvPjS0_PKiiiiiijxxyyi(ptr noundef writeonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i64 noundef %9, i64 noundef %10, i64 noundef %11, i64 noundef %12, i32 noundef %13) local_unnamed_addr #2 comdat !dbg !2566 {
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2567
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2568
  %17 = mul nuw nsw i32 %15, %16, !dbg !2569
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2570
  %19 = mul nuw nsw i32 %17, %18, !dbg !2571
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2572
  %21 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2573
  %22 = mul nuw nsw i32 %21, %16, !dbg !2574
  %23 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2575
  %24 = add nuw nsw i32 %22, %23, !dbg !2576
  %25 = mul nuw nsw i32 %24, %15, !dbg !2577
  %26 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2578
  %27 = add nuw nsw i32 %25, %26, !dbg !2579
  %28 = add nuw i32 %27, %20, !dbg !2580
  %29 = icmp samesign ult i32 %27, 16, !dbg !2581
  br i1 %29, label %30, label %38, !dbg !2582

30:                                               ; preds = %14
  %31 = shl nuw nsw i32 %27, 3, !dbg !2583
  %32 = shl nuw nsw i32 %19, 3, !dbg !2584
  br label %33, !dbg !2585

33:                                               ; preds = %40, %30
  %34 = phi i32 [ %31, %30 ], [ %41, %40 ], !dbg !2586
  %35 = tail call i32 @llvm.umin.i32(i32 %34, i32 120), !dbg !2587
  %36 = add nuw nsw i32 %35, 8, !dbg !2588
  %37 = icmp samesign ugt i32 %34, 120, !dbg !2589
  br i1 %37, label %40, label %43, !dbg !2590

38:                                               ; preds = %40, %14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !2591
  %39 = icmp samesign ult i32 %27, 128, !dbg !2592
  br i1 %39, label %79, label %53, !dbg !2593

40:                                               ; preds = %43, %33
  %41 = add nuw nsw i32 %34, %32, !dbg !2594
  %42 = icmp samesign ult i32 %41, 128, !dbg !2595
  br i1 %42, label %33, label %38, !dbg !2596, !llvm.loop !2597

43:                                               ; preds = %43, %33
  %44 = phi i32 [ %51, %43 ], [ %34, %33 ], !dbg !2598
  %45 = mul nuw nsw i32 %44, 3, !dbg !2599
  %46 = add nuw nsw i32 %45, 28, !dbg !2600
  %47 = mul nuw nsw i32 %44, 63, !dbg !2601
  %48 = and i32 %47, 127, !dbg !2602
  %49 = zext nneg i32 %48 to i64, !dbg !2603
  %50 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4k12xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 %49, !dbg !2604
  store i32 %46, ptr %50, align 4, !dbg !2605, !tbaa !21
  %51 = add nuw nsw i32 %44, 1, !dbg !2606
  %52 = icmp samesign ult i32 %51, %36, !dbg !2607
  br i1 %52, label %43, label %40, !dbg !2608, !llvm.loop !2609

53:                                               ; preds = %79, %38
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !2610
  %54 = mul i32 %28, 33, !dbg !2611
  %55 = shl nuw nsw i32 %26, 2, !dbg !2612
  %56 = and i32 %55, 60, !dbg !2613
  %57 = xor i32 %56, 127, !dbg !2614
  %58 = zext nneg i32 %57 to i64, !dbg !2615
  %59 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4k12xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 %58, !dbg !2616
  %60 = load i32, ptr %59, align 4, !dbg !2617, !tbaa !21
  %61 = getelementptr i8, ptr %59, i64 -12, !dbg !2618
  %62 = load i32, ptr %61, align 4, !dbg !2619, !tbaa !21
  %63 = mul i32 %62, 27, !dbg !2620
  %64 = getelementptr i8, ptr %59, i64 -4, !dbg !2621
  %65 = load i32, ptr %64, align 4, !dbg !2622, !tbaa !21
  %66 = mul i32 %65, 3, !dbg !2623
  %67 = getelementptr i8, ptr %59, i64 -8, !dbg !2624
  %68 = load i32, ptr %67, align 4, !dbg !2625, !tbaa !21
  %69 = mul i32 %68, 9, !dbg !2626
  %70 = add i32 %60, %54, !dbg !2627
  %71 = add i32 %70, %63, !dbg !2628
  %72 = add i32 %71, %66, !dbg !2629
  %73 = add i32 %72, %69, !dbg !2630
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !2631
  %74 = srem i32 %3, 3, !dbg !2632
  %75 = icmp slt i32 %74, 0, !dbg !2633
  br i1 %75, label %90, label %76, !dbg !2634

76:                                               ; preds = %53
  %77 = sub nsw i32 127, %27, !dbg !2635
  %78 = icmp samesign ult i32 %27, 128, !dbg !2636
  br label %94, !dbg !2637

79:                                               ; preds = %79, %38
  %80 = phi i32 [ %88, %79 ], [ %27, %38 ], !dbg !2638
  %81 = mul nuw nsw i32 %80, 5, !dbg !2639
  %82 = add i32 %81, %28, !dbg !2640
  %83 = mul nuw nsw i32 %80, 65, !dbg !2641
  %84 = and i32 %83, 127, !dbg !2642
  %85 = or i32 %84, %5, !dbg !2643
  %86 = sext i32 %85 to i64, !dbg !2644
  %87 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4k12xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 %86, !dbg !2645
  store volatile i32 %82, ptr %87, align 4, !dbg !2646, !tbaa !21
  %88 = add nuw nsw i32 %80, %19, !dbg !2647
  %89 = icmp samesign ult i32 %88, 128, !dbg !2648
  br i1 %89, label %79, label %53, !dbg !2649, !llvm.loop !2650

90:                                               ; preds = %96, %53
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !2651
  %91 = icmp samesign ult i32 %27, 128, !dbg !2652
  br i1 %91, label %92, label %109, !dbg !2653

92:                                               ; preds = %90
  %93 = shl i32 %20, 7, !dbg !2654
  br label %114, !dbg !2655

94:                                               ; preds = %96, %76
  %95 = phi i32 [ 0, %76 ], [ %97, %96 ], !dbg !2656
  br i1 %78, label %99, label %96, !dbg !2657

96:                                               ; preds = %99, %94
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !2658
  %97 = add nuw nsw i32 %95, 1, !dbg !2659
  %98 = icmp eq i32 %95, %74, !dbg !2660
  br i1 %98, label %90, label %94, !dbg !2661, !llvm.loop !2662

99:                                               ; preds = %99, %94
  %100 = phi i32 [ %107, %99 ], [ %77, %94 ], !dbg !2663
  %101 = mul i32 %100, 3, !dbg !2664
  %102 = add i32 %101, %73, !dbg !2665
  %103 = or i32 %100, %5, !dbg !2666
  %104 = sext i32 %103 to i64, !dbg !2667
  %105 = getelementptr i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4k12xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 264), i64 %104, !dbg !2668
  %106 = getelementptr i8, ptr %105, i64 -264, !dbg !2669
  store i32 %102, ptr %106, align 4, !dbg !2670, !tbaa !21
  %107 = sub nsw i32 %100, %19, !dbg !2671
  %108 = icmp sgt i32 %107, -1, !dbg !2672
  br i1 %108, label %99, label %96, !dbg !2673, !llvm.loop !2674

109:                                              ; preds = %114, %90
  %110 = mul i32 %19, %20, !dbg !2675
  %111 = add i32 %27, %110, !dbg !2676
  %112 = zext i32 %111 to i64, !dbg !2677
  %113 = getelementptr inbounds nuw i32, ptr %0, i64 %112, !dbg !2678
  store i32 %73, ptr %113, align 4, !dbg !2679, !tbaa !21
  ret void, !dbg !2680

114:                                              ; preds = %114, %92
  %115 = phi i32 [ %27, %92 ], [ %122, %114 ], !dbg !2681
  %116 = zext nneg i32 %115 to i64, !dbg !2682
  %117 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4k12xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 %116, !dbg !2683
  %118 = load i32, ptr %117, align 4, !dbg !2684, !tbaa !21
  %119 = add nuw nsw i32 %115, %93, !dbg !2685
  %120 = zext i32 %119 to i64, !dbg !2686
  %121 = getelementptr inbounds nuw i32, ptr %1, i64 %120, !dbg !2687
  store i32 %118, ptr %121, align 4, !dbg !2688, !tbaa !21
  %122 = add nuw nsw i32 %115, %19, !dbg !2689
  %123 = icmp samesign ult i32 %122, 128, !dbg !2690
  br i1 %123, label %114, label %109, !dbg !2691, !llvm.loop !2692
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4k13xPjS_PKiiiiiijxxyyi(ptr noundef writeonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i64 noundef %9, i64 noundef %10, i64 noundef %11, i64 noundef %12, i32 noundef %13) local_unnamed_addr #0 !dbg !2693 {
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2694
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2695
  %17 = mul nuw nsw i32 %15, %16, !dbg !2696
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2697
  %19 = mul nuw nsw i32 %17, %18, !dbg !2698
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2699
  %21 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2700
  %22 = mul nuw nsw i32 %21, %16, !dbg !2701
  %23 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2702
  %24 = add nuw nsw i32 %22, %23, !dbg !2703
  %25 = mul nuw nsw i32 %24, %15, !dbg !2704
  %26 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2705
  %27 = add nuw nsw i32 %25, %26, !dbg !2706
  %28 = icmp samesign ult i32 %27, 43, !dbg !2707
  br i1 %28, label %29, label %37, !dbg !2708

29:                                               ; preds = %14
  %30 = shl nuw nsw i32 %27, 1, !dbg !2709
  %31 = shl nuw nsw i32 %19, 1, !dbg !2710
  br label %32, !dbg !2711

32:                                               ; preds = %39, %29
  %33 = phi i32 [ %30, %29 ], [ %40, %39 ], !dbg !2712
  %34 = tail call i32 @llvm.umin.i32(i32 %33, i32 83), !dbg !2713
  %35 = add nuw nsw i32 %34, 2, !dbg !2714
  %36 = icmp samesign ult i32 %33, %35, !dbg !2715
  br i1 %36, label %42, label %39, !dbg !2716

37:                                               ; preds = %39, %14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !2717
  %38 = icmp samesign ult i32 %27, 42, !dbg !2718
  br label %50, !dbg !2719

39:                                               ; preds = %42, %32
  %40 = add nuw nsw i32 %33, %31, !dbg !2720
  %41 = icmp samesign ult i32 %40, 85, !dbg !2721
  br i1 %41, label %32, label %37, !dbg !2722, !llvm.loop !2723

42:                                               ; preds = %42, %32
  %43 = phi i32 [ %48, %42 ], [ %33, %32 ], !dbg !2724
  %44 = mul nuw nsw i32 %43, 3, !dbg !2725
  %45 = zext nneg i32 %44 to i64, !dbg !2726
  %46 = zext nneg i32 %43 to i64, !dbg !2727
  %47 = getelementptr inbounds nuw i64, ptr addrspacecast (ptr addrspace(3) @_ZZ4k13xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %46, !dbg !2728
  store i64 %45, ptr %47, align 8, !dbg !2729
  %48 = add nuw nsw i32 %43, 1, !dbg !2730
  %49 = icmp samesign ult i32 %48, %35, !dbg !2731
  br i1 %49, label %42, label %39, !dbg !2732, !llvm.loop !2733

50:                                               ; preds = %65, %37
  %51 = phi i32 [ 0, %37 ], [ %66, %65 ], !dbg !2734
  %52 = phi ptr [ getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4k13xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 336), %37 ], [ %53, %65 ], !dbg !2735
  %53 = phi ptr [ addrspacecast (ptr addrspace(3) @_ZZ4k13xPjS_PKiiiiiijxxyyiE2A1 to ptr), %37 ], [ %52, %65 ], !dbg !2736
  br i1 %38, label %68, label %65, !dbg !2737

54:                                               ; preds = %65
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !2738
  %55 = and i32 %26, 1, !dbg !2739
  %56 = zext nneg i32 %55 to i64, !dbg !2740
  %57 = getelementptr inbounds nuw [17 x i64], ptr addrspacecast (ptr addrspace(3) @_ZZ4k13xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %56, !dbg !2741
  %58 = shl nuw nsw i32 %23, 1, !dbg !2742
  %59 = add nuw nsw i32 %58, 9, !dbg !2743
  %60 = shl nuw nsw i32 %23, 2, !dbg !2744
  %61 = sub nsw i32 %59, %60, !dbg !2745
  %62 = zext i32 %61 to i64, !dbg !2746
  %63 = getelementptr inbounds nuw i64, ptr %57, i64 %62, !dbg !2747
  %64 = and i32 %27, 3, !dbg !2748
  switch i32 %64, label %98 [
    i32 1, label %79
    i32 2, label %86
  ], !dbg !2749

65:                                               ; preds = %68, %50
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !2750
  %66 = add nuw nsw i32 %51, 1, !dbg !2751
  %67 = icmp eq i32 %66, 4, !dbg !2752
  br i1 %67, label %54, label %50, !dbg !2753, !llvm.loop !2754

68:                                               ; preds = %68, %50
  %69 = phi i32 [ %77, %68 ], [ %27, %50 ], !dbg !2755
  %70 = load i64, ptr %53, align 8, !dbg !2756, !tbaa !434
  %71 = lshr i64 %70, 32, !dbg !2757
  %72 = xor i64 %71, %70, !dbg !2758
  %73 = add i64 %72, 1, !dbg !2759
  %74 = and i64 %73, 4294967295, !dbg !2760
  %75 = zext nneg i32 %69 to i64, !dbg !2761
  %76 = getelementptr inbounds nuw i64, ptr %52, i64 %75, !dbg !2762
  store i64 %74, ptr %76, align 8, !dbg !2763, !tbaa !434
  %77 = add nuw nsw i32 %69, %19, !dbg !2764
  %78 = icmp samesign ult i32 %77, 42, !dbg !2765
  br i1 %78, label %68, label %65, !dbg !2766, !llvm.loop !2767

79:                                               ; preds = %54
  %80 = shl nuw nsw i32 %26, 5, !dbg !2768
  %81 = and i32 %80, 32, !dbg !2769
  %82 = and i32 %27, 31, !dbg !2770
  %83 = or disjoint i32 %82, %81, !dbg !2771
  %84 = zext nneg i32 %83 to i64, !dbg !2772
  %85 = getelementptr inbounds nuw i64, ptr addrspacecast (ptr addrspace(3) @_ZZ4k13xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %84, !dbg !2773
  br label %98, !dbg !2774

86:                                               ; preds = %54
  %87 = xor i32 %23, 4, !dbg !2775
  %88 = add nuw nsw i32 %87, %26, !dbg !2776
  %89 = lshr i32 %88, 1, !dbg !2777
  %90 = and i32 %89, 3, !dbg !2778
  %91 = zext nneg i32 %90 to i64, !dbg !2779
  %92 = getelementptr inbounds nuw [17 x i64], ptr addrspacecast (ptr addrspace(3) @_ZZ4k13xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %91, !dbg !2780
  %93 = and i32 %23, %26, !dbg !2781
  %94 = lshr i32 %93, 1, !dbg !2782
  %95 = zext nneg i32 %94 to i64, !dbg !2783
  %96 = getelementptr inbounds nuw i64, ptr %92, i64 %95, !dbg !2784
  %97 = getelementptr inbounds nuw i8, ptr %96, i64 32, !dbg !2785
  br label %98, !dbg !2786

98:                                               ; preds = %86, %79, %54
  %99 = phi ptr [ %63, %54 ], [ %85, %79 ], [ %97, %86 ], !dbg !2787
  %100 = load i64, ptr %99, align 8, !dbg !2788, !tbaa !434
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !2789
  %101 = icmp samesign ult i32 %27, 85, !dbg !2790
  br i1 %101, label %102, label %104, !dbg !2791

102:                                              ; preds = %98
  %103 = mul i32 %20, 85, !dbg !2792
  br label %115, !dbg !2793

104:                                              ; preds = %115, %98
  %105 = lshr i64 %100, 32, !dbg !2794
  %106 = xor i64 %105, %100, !dbg !2795
  %107 = trunc i64 %106 to i32, !dbg !2796
  %108 = add nuw i32 %27, %20, !dbg !2797
  %109 = mul i32 %108, 33, !dbg !2798
  %110 = add i32 %109, %107, !dbg !2799
  %111 = mul i32 %19, %20, !dbg !2800
  %112 = add i32 %27, %111, !dbg !2801
  %113 = zext i32 %112 to i64, !dbg !2802
  %114 = getelementptr inbounds nuw i32, ptr %0, i64 %113, !dbg !2803
  store i32 %110, ptr %114, align 4, !dbg !2804, !tbaa !21
  ret void, !dbg !2805

115:                                              ; preds = %115, %102
  %116 = phi i32 [ %27, %102 ], [ %126, %115 ], !dbg !2806
  %117 = zext nneg i32 %116 to i64, !dbg !2807
  %118 = getelementptr inbounds nuw i64, ptr addrspacecast (ptr addrspace(3) @_ZZ4k13xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %117, !dbg !2808
  %119 = load i64, ptr %118, align 8, !dbg !2809, !tbaa !434
  %120 = lshr i64 %119, 32, !dbg !2810
  %121 = xor i64 %120, %119, !dbg !2811
  %122 = trunc i64 %121 to i32, !dbg !2812
  %123 = add i32 %116, %103, !dbg !2813
  %124 = zext i32 %123 to i64, !dbg !2814
  %125 = getelementptr inbounds nuw i32, ptr %1, i64 %124, !dbg !2815
  store i32 %122, ptr %125, align 4, !dbg !2816, !tbaa !21
  %126 = add nuw nsw i32 %116, %19, !dbg !2817
  %127 = icmp samesign ult i32 %126, 85, !dbg !2818
  br i1 %127, label %115, label %104, !dbg !2819, !llvm.loop !2820
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4k14xILi3EEvPjS0_PKiiiiiijxxyyi(ptr noundef writeonly captures(none) %0, ptr noundef readnone captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i64 noundef %9, i64 noundef %10, i64 noundef %11, i64 noundef %12, i32 noundef %13) local_unnamed_addr #0 comdat !dbg !2821 {
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2822
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2823
  %17 = mul nuw nsw i32 %15, %16, !dbg !2824
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2825
  %19 = mul nuw nsw i32 %17, %18, !dbg !2826
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2827
  %21 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2828
  %22 = mul nuw nsw i32 %21, %16, !dbg !2829
  %23 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2830
  %24 = add nuw nsw i32 %22, %23, !dbg !2831
  %25 = mul nuw nsw i32 %24, %15, !dbg !2832
  %26 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2833
  %27 = add nuw nsw i32 %25, %26, !dbg !2834
  %28 = add nuw i32 %27, %20, !dbg !2835
  %29 = icmp samesign ult i32 %27, 65, !dbg !2836
  br i1 %29, label %36, label %30, !dbg !2837

30:                                               ; preds = %36, %14
  %31 = icmp eq i32 %21, 0, !dbg !2838
  br i1 %31, label %32, label %118, !dbg !2839

32:                                               ; preds = %30
  %33 = icmp samesign ult i32 %23, 12, !dbg !2840
  br i1 %33, label %34, label %65, !dbg !2841

34:                                               ; preds = %32
  %35 = icmp samesign ult i32 %26, 16, !dbg !2842
  br label %52, !dbg !2843

36:                                               ; preds = %36, %14
  %37 = phi i32 [ %50, %36 ], [ %27, %14 ], !dbg !2844
  %38 = mul nuw nsw i32 %37, 29, !dbg !2845
  %39 = add nuw nsw i32 %38, 55, !dbg !2846
  %40 = trunc nuw nsw i32 %39 to i16, !dbg !2847
  %41 = insertelement <2 x i16> poison, i16 %40, i64 0, !dbg !2848
  %42 = trunc nuw nsw i32 %39 to i16, !dbg !2849
  %43 = mul nuw nsw i16 %42, 3, !dbg !2850
  %44 = add nuw i16 %43, 1, !dbg !2851
  %45 = insertelement <2 x i16> %41, i16 %44, i64 1, !dbg !2852
  %46 = shl nuw nsw i32 %37, 2, !dbg !2853
  %47 = sub nsw i32 256, %46, !dbg !2854
  %48 = zext i32 %47 to i64, !dbg !2855
  %49 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4k14xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 %48, !dbg !2856
  store <2 x i16> %45, ptr %49, align 1, !dbg !2857, !tbaa !134
  %50 = add nuw nsw i32 %37, %19, !dbg !2858
  %51 = icmp samesign ult i32 %50, 65, !dbg !2859
  br i1 %51, label %36, label %30, !dbg !2860, !llvm.loop !2861

52:                                               ; preds = %69, %34
  %53 = phi i32 [ %23, %34 ], [ %70, %69 ], !dbg !2862
  br i1 %35, label %54, label %69, !dbg !2863

54:                                               ; preds = %52
  %55 = shl nuw nsw i32 %53, 4, !dbg !2864
  %56 = freeze i32 %53, !dbg !2865
  %57 = udiv i32 %56, 6, !dbg !2866
  %58 = mul i32 %57, 6, !dbg !2867
  %59 = sub i32 %56, %58, !dbg !2868
  %60 = shl nuw nsw i32 %59, 1, !dbg !2869
  %61 = add nuw nsw i32 %60, %57, !dbg !2870
  %62 = or i32 %61, %5, !dbg !2871
  %63 = sext i32 %62 to i64, !dbg !2872
  %64 = getelementptr inbounds [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4k14xILi3EEvPjS0_PKiiiiiijxxyyiE2A2 to ptr), i64 %63, !dbg !2873
  br label %72, !dbg !2874

65:                                               ; preds = %69, %32
  %66 = icmp samesign ult i32 %23, 17, !dbg !2875
  br i1 %66, label %67, label %118, !dbg !2876

67:                                               ; preds = %65
  %68 = icmp samesign ult i32 %26, 3, !dbg !2877
  br label %85, !dbg !2878

69:                                               ; preds = %72, %52
  %70 = add nuw nsw i32 %53, %16, !dbg !2879
  %71 = icmp samesign ult i32 %70, 12, !dbg !2880
  br i1 %71, label %52, label %65, !dbg !2881, !llvm.loop !2882

72:                                               ; preds = %72, %54
  %73 = phi i32 [ %26, %54 ], [ %83, %72 ], !dbg !2883
  %74 = add nuw nsw i32 %73, %55, !dbg !2884
  %75 = mul nuw nsw i32 %74, 3, !dbg !2885
  %76 = add nuw nsw i32 %75, 73, !dbg !2886
  %77 = and i32 %76, 1023, !dbg !2887
  %78 = uitofp nneg i32 %77 to float, !dbg !2888
  %79 = mul nuw nsw i32 %73, 15, !dbg !2889
  %80 = and i32 %79, 15, !dbg !2890
  %81 = zext nneg i32 %80 to i64, !dbg !2891
  %82 = getelementptr inbounds nuw float, ptr %64, i64 %81, !dbg !2892
  store float %78, ptr %82, align 4, !dbg !2893, !tbaa !940
  %83 = add nuw nsw i32 %73, %15, !dbg !2894
  %84 = icmp samesign ult i32 %83, 16, !dbg !2895
  br i1 %84, label %72, label %69, !dbg !2896, !llvm.loop !2897

85:                                               ; preds = %89, %67
  %86 = phi i32 [ %23, %67 ], [ %90, %89 ], !dbg !2898
  br i1 %68, label %87, label %89, !dbg !2899

87:                                               ; preds = %85
  %88 = mul nuw nsw i32 %86, 3, !dbg !2900
  br label %92, !dbg !2901

89:                                               ; preds = %92, %85
  %90 = add nuw nsw i32 %86, %16, !dbg !2902
  %91 = icmp samesign ult i32 %90, 17, !dbg !2903
  br i1 %91, label %85, label %118, !dbg !2904, !llvm.loop !2905

92:                                               ; preds = %92, %87
  %93 = phi i32 [ %26, %87 ], [ %116, %92 ], !dbg !2906
  %94 = add nuw nsw i32 %93, %88, !dbg !2907
  %95 = add nuw nsw i32 %94, 6, !dbg !2908
  %96 = urem i32 %95, 51, !dbg !2909
  %97 = sub nuw nsw i32 50, %96, !dbg !2910
  %98 = mul nuw nsw i32 %94, 29, !dbg !2911
  %99 = add nuw nsw i32 %98, 40, !dbg !2912
  %100 = and i32 %99, 1023, !dbg !2913
  %101 = uitofp nneg i32 %100 to float, !dbg !2914
  %102 = freeze i32 %97, !dbg !2915
  %103 = udiv i32 %102, 3, !dbg !2916
  %104 = zext nneg i32 %103 to i64, !dbg !2917
  %105 = getelementptr inbounds nuw [3 x <2 x float>], ptr addrspacecast (ptr addrspace(3) @_ZL4G3_0 to ptr), i64 %104, !dbg !2918
  %106 = mul i32 %103, 3, !dbg !2919
  %107 = sub i32 %102, %106, !dbg !2920
  %108 = zext nneg i32 %107 to i64, !dbg !2921
  %109 = getelementptr inbounds nuw <2 x float>, ptr %105, i64 %108, !dbg !2922
  %110 = insertelement <2 x float> poison, float %101, i64 0, !dbg !2923
  %111 = mul nuw nsw i32 %99, 3, !dbg !2924
  %112 = add nuw nsw i32 %111, 1, !dbg !2925
  %113 = and i32 %112, 1023, !dbg !2926
  %114 = uitofp nneg i32 %113 to float, !dbg !2927
  %115 = insertelement <2 x float> %110, float %114, i64 1, !dbg !2928
  store <2 x float> %115, ptr %109, align 8, !dbg !2929
  %116 = add nuw nsw i32 %93, %15, !dbg !2930
  %117 = icmp samesign ult i32 %116, 3, !dbg !2931
  br i1 %117, label %92, label %89, !dbg !2932, !llvm.loop !2933

118:                                              ; preds = %89, %65, %30
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !2934
  %119 = icmp samesign ult i32 %27, 24, !dbg !2935
  br i1 %119, label %120, label %128, !dbg !2936

120:                                              ; preds = %118
  %121 = shl nuw nsw i32 %27, 3, !dbg !2937
  %122 = shl nuw nsw i32 %19, 3, !dbg !2938
  br label %123, !dbg !2939

123:                                              ; preds = %134, %120
  %124 = phi i32 [ %121, %120 ], [ %135, %134 ], !dbg !2940
  %125 = tail call i32 @llvm.umin.i32(i32 %124, i32 184), !dbg !2941
  %126 = add nuw nsw i32 %125, 8, !dbg !2942
  %127 = icmp samesign ugt i32 %124, 184, !dbg !2943
  br i1 %127, label %134, label %137, !dbg !2944

128:                                              ; preds = %134, %118
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !2945
  %129 = urem i32 %26, 30, !dbg !2946
  %130 = and i32 %129, 1, !dbg !2947
  %131 = zext nneg i32 %130 to i64, !dbg !2948
  %132 = getelementptr inbounds nuw <2 x float>, ptr addrspacecast (ptr addrspace(3) @_ZL4G3_0 to ptr), i64 %131, !dbg !2949
  %133 = getelementptr inbounds nuw i8, ptr %132, i64 336, !dbg !2950
  br label %170, !dbg !2951

134:                                              ; preds = %137, %123
  %135 = add nuw nsw i32 %124, %122, !dbg !2952
  %136 = icmp samesign ult i32 %135, 192, !dbg !2953
  br i1 %136, label %123, label %128, !dbg !2954, !llvm.loop !2955

137:                                              ; preds = %137, %123
  %138 = phi i32 [ %149, %137 ], [ %124, %123 ], !dbg !2956
  %139 = mul nuw nsw i32 %138, 5, !dbg !2957
  %140 = add i32 %139, %28, !dbg !2958
  %141 = and i32 %140, 1023, !dbg !2959
  %142 = uitofp nneg i32 %141 to float, !dbg !2960
  %143 = trunc i32 %138 to i1, !dbg !2961
  %144 = select i1 %143, i32 96, i32 0, !dbg !2962
  %145 = lshr i32 %138, 1, !dbg !2963
  %146 = add nuw nsw i32 %144, %145, !dbg !2964
  %147 = zext nneg i32 %146 to i64, !dbg !2965
  %148 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ4k14xILi3EEvPjS0_PKiiiiiijxxyyiE2A2 to ptr), i64 %147, !dbg !2966
  store float %142, ptr %148, align 4, !dbg !2967, !tbaa !940
  %149 = add nuw nsw i32 %138, 1, !dbg !2968
  %150 = icmp samesign ult i32 %149, %126, !dbg !2969
  br i1 %150, label %137, label %134, !dbg !2970, !llvm.loop !2971

151:                                              ; preds = %170
  %152 = shl nuw nsw i32 %26, 2, !dbg !2972
  %153 = and i32 %152, 4, !dbg !2973
  %154 = and i32 %3, 7, !dbg !2974
  %155 = or i32 %154, %153, !dbg !2975
  %156 = zext nneg i32 %155 to i64, !dbg !2976
  %157 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ4k14xILi3EEvPjS0_PKiiiiiijxxyyiE2A2 to ptr), i64 %10, !dbg !2977
  %158 = getelementptr float, ptr %157, i64 %156, !dbg !2978
  %159 = getelementptr i8, ptr %158, i64 4611686018427387904, !dbg !2979
  %160 = urem i32 %23, 14, !dbg !2980
  %161 = or disjoint i32 %160, -32, !dbg !2981
  %162 = add i32 %161, %3, !dbg !2982
  %163 = and i32 %23, 15, !dbg !2983
  %164 = xor i32 %162, %163, !dbg !2984
  %165 = urem i32 %164, 11, !dbg !2985
  %166 = zext nneg i32 %165 to i64, !dbg !2986
  %167 = add nsw i64 %10, %166, !dbg !2987
  %168 = shl i64 %167, 6, !dbg !2988
  %169 = getelementptr inbounds i8, ptr %159, i64 %168, !dbg !2989
  br label %201, !dbg !2990

170:                                              ; preds = %170, %128
  %171 = phi i32 [ 0, %128 ], [ %194, %170 ], !dbg !2991
  %172 = phi ptr [ %133, %128 ], [ %193, %170 ], !dbg !2992
  %173 = phi i32 [ %28, %128 ], [ %192, %170 ], !dbg !2993
  %174 = mul i32 %173, 33, !dbg !2994
  %175 = load float, ptr %172, align 8, !dbg !2995, !tbaa !134
  %176 = fptosi float %175 to i32, !dbg !2996
  %177 = getelementptr inbounds nuw i8, ptr %172, i64 4, !dbg !2997
  %178 = load float, ptr %177, align 4, !dbg !2998, !tbaa !134
  %179 = fptosi float %178 to i32, !dbg !2999
  %180 = mul i32 %179, 3, !dbg !3000
  %181 = add i32 %174, %176, !dbg !3001
  %182 = add i32 %181, %180, !dbg !3002
  %183 = mul i32 %182, 33, !dbg !3003
  %184 = getelementptr inbounds nuw i8, ptr %172, i64 8, !dbg !3004
  %185 = load float, ptr %184, align 8, !dbg !3005, !tbaa !134
  %186 = fptosi float %185 to i32, !dbg !3006
  %187 = getelementptr inbounds nuw i8, ptr %172, i64 12, !dbg !3007
  %188 = load float, ptr %187, align 4, !dbg !3008, !tbaa !134
  %189 = fptosi float %188 to i32, !dbg !3009
  %190 = mul i32 %189, 3, !dbg !3010
  %191 = add i32 %190, %186, !dbg !3011
  %192 = add i32 %191, %183, !dbg !3012
  %193 = getelementptr inbounds i8, ptr %172, i64 -48, !dbg !3013
  %194 = add nuw nsw i32 %171, 1, !dbg !3014
  %195 = icmp eq i32 %194, 8, !dbg !3015
  br i1 %195, label %151, label %170, !dbg !3016, !llvm.loop !3017

196:                                              ; preds = %201
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !3018
  %197 = mul i32 %19, %20, !dbg !3019
  %198 = add i32 %27, %197, !dbg !3020
  %199 = zext i32 %198 to i64, !dbg !3021
  %200 = getelementptr inbounds nuw i32, ptr %0, i64 %199, !dbg !3022
  store i32 %208, ptr %200, align 4, !dbg !3023, !tbaa !21
  ret void, !dbg !3024

201:                                              ; preds = %201, %151
  %202 = phi i32 [ 0, %151 ], [ %210, %201 ], !dbg !3025
  %203 = phi ptr [ %169, %151 ], [ %209, %201 ], !dbg !3026
  %204 = phi i32 [ %192, %151 ], [ %208, %201 ], !dbg !3027
  %205 = mul i32 %204, 33, !dbg !3028
  %206 = load float, ptr %203, align 4, !dbg !3029, !tbaa !940
  %207 = fptosi float %206 to i32, !dbg !3030
  %208 = add i32 %205, %207, !dbg !3031
  %209 = getelementptr inbounds nuw i8, ptr %203, i64 64, !dbg !3032
  %210 = add nuw nsw i32 %202, 1, !dbg !3033
  %211 = icmp eq i32 %202, 0, !dbg !3034
  br i1 %211, label %201, label %196, !dbg !3035, !llvm.loop !3036
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4k15xPjS_PKiiiiiijxxyyi(ptr noundef writeonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i64 noundef %9, i64 noundef %10, i64 noundef %11, i64 noundef %12, i32 noundef %13) local_unnamed_addr #0 !dbg !3037 {
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3038
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3039
  %17 = mul nuw nsw i32 %15, %16, !dbg !3040
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3041
  %19 = mul nuw nsw i32 %17, %18, !dbg !3042
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3043
  %21 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3044
  %22 = mul nuw nsw i32 %21, %16, !dbg !3045
  %23 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3046
  %24 = add nuw nsw i32 %22, %23, !dbg !3047
  %25 = mul nuw nsw i32 %24, %15, !dbg !3048
  %26 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3049
  %27 = add nuw nsw i32 %25, %26, !dbg !3050
  %28 = add nuw i32 %27, %20, !dbg !3051
  %29 = shl nuw nsw i32 %27, 3, !dbg !3052
  %30 = icmp samesign ult i32 %27, 28, !dbg !3053
  br i1 %30, label %31, label %39, !dbg !3054

31:                                               ; preds = %14
  %32 = add i32 %13, 56, !dbg !3055
  %33 = shl nuw nsw i32 %19, 3, !dbg !3056
  br label %34, !dbg !3057

34:                                               ; preds = %43, %31
  %35 = phi i32 [ %29, %31 ], [ %44, %43 ], !dbg !3058
  %36 = tail call i32 @llvm.umin.i32(i32 %35, i32 209), !dbg !3059
  %37 = add nuw nsw i32 %36, 8, !dbg !3060
  %38 = icmp samesign ult i32 %35, %37, !dbg !3061
  br i1 %38, label %.preheader, label %43, !dbg !3062

.preheader:                                       ; preds = %34
  br label %46, !dbg !3063

.loopexit9:                                       ; preds = %43
  br label %39, !dbg !3064

39:                                               ; preds = %.loopexit9, %14
  %40 = icmp samesign ult i32 %27, 51, !dbg !3064
  br i1 %40, label %41, label %57, !dbg !3065

41:                                               ; preds = %39
  %42 = sub nuw nsw i32 50, %27, !dbg !3066
  br label %72, !dbg !3067

.loopexit8:                                       ; preds = %46
  br label %43, !dbg !3068

43:                                               ; preds = %.loopexit8, %34
  %44 = add nuw nsw i32 %35, %33, !dbg !3068
  %45 = icmp samesign ult i32 %44, 217, !dbg !3069
  br i1 %45, label %34, label %.loopexit9, !dbg !3070, !llvm.loop !3071

46:                                               ; preds = %.preheader, %46
  %47 = phi i32 [ %55, %46 ], [ %35, %.preheader ], !dbg !3072
  %48 = trunc nuw i32 %47 to i16, !dbg !3073
  %49 = mul nuw i16 %48, 7, !dbg !3074
  %50 = add nuw nsw i16 %49, 18, !dbg !3075
  %51 = add i32 %32, %47, !dbg !3076
  %52 = and i32 %51, 255, !dbg !3077
  %53 = zext nneg i32 %52 to i64, !dbg !3078
  %54 = getelementptr [2 x i8], ptr addrspace(3) @_ZZ4k15xPjS_PKiiiiiijxxyyiE2A1, i64 %53, !dbg !3079
  store i16 %50, ptr addrspace(3) %54, align 2, !dbg !3079, !tbaa !108
  %55 = add nuw nsw i32 %47, 1, !dbg !3080
  %56 = icmp samesign ult i32 %55, %37, !dbg !3081
  br i1 %56, label %46, label %.loopexit8, !dbg !3063, !llvm.loop !3082

.loopexit7:                                       ; preds = %72
  br label %57, !dbg !3083

57:                                               ; preds = %.loopexit7, %39
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !3083
  %58 = icmp samesign ult i32 %27, 7, !dbg !3084
  br i1 %58, label %59, label %111, !dbg !3085

59:                                               ; preds = %57
  %60 = shl i32 %6, 2, !dbg !3086
  %61 = shl i32 %4, 2, !dbg !3087
  %62 = add i32 %61, 128, !dbg !3088
  %63 = trunc i32 %23 to i1, !dbg !3089
  %64 = select i1 %63, i32 6, i32 1, !dbg !3090
  %65 = add nuw nsw i32 %64, %26, !dbg !3091
  %66 = mul i32 %65, %60, !dbg !3092
  %67 = sext i32 %66 to i64, !dbg !3093
  %68 = shl nuw nsw i32 %19, 3, !dbg !3094
  %69 = getelementptr [2 x i8], ptr addrspace(3) @_ZZ4k15xPjS_PKiiiiiijxxyyiE2A1, i64 %67
  %70 = getelementptr i8, ptr addrspace(3) %69, i64 2
  %71 = getelementptr i8, ptr addrspace(3) %69, i64 4
  br label %96, !dbg !3095

72:                                               ; preds = %72, %41
  %73 = phi i32 [ %94, %72 ], [ %42, %41 ], !dbg !3096
  %74 = mul i32 %73, 29, !dbg !3097
  %75 = add i32 %74, 63, !dbg !3098
  %76 = and i32 %75, 1023, !dbg !3099
  %77 = uitofp nneg i32 %76 to float, !dbg !3100
  %78 = insertelement <2 x float> poison, float %77, i64 0, !dbg !3101
  %79 = mul i32 %75, 3, !dbg !3102
  %80 = add i32 %79, 1, !dbg !3103
  %81 = and i32 %80, 1023, !dbg !3104
  %82 = uitofp nneg i32 %81 to float, !dbg !3105
  %83 = insertelement <2 x float> %78, float %82, i64 1, !dbg !3106
  %84 = freeze i32 %73, !dbg !3107
  %85 = udiv i32 %84, 3, !dbg !3108
  %86 = mul i32 %85, 3, !dbg !3109
  %87 = sub i32 %84, %86, !dbg !3110
  %88 = mul nuw nsw i32 %87, 17, !dbg !3111
  %89 = add nuw nsw i32 %88, %85, !dbg !3112
  %90 = shl i32 %89, 22, !dbg !3113
  %91 = ashr exact i32 %90, 22, !dbg !3114
  %92 = sext i32 %91 to i64, !dbg !3115
  %93 = getelementptr [8 x i8], ptr addrspace(3) @_ZL4G3_0._Z4k15xPjS_PKiiiiiijxxyyi, i64 %92, !dbg !3116
  store <2 x float> %83, ptr addrspace(3) %93, align 8, !dbg !3116, !tbaa !134
  %94 = sub nsw i32 %73, %19, !dbg !3117
  %95 = icmp sgt i32 %94, -1, !dbg !3118
  br i1 %95, label %72, label %.loopexit7, !dbg !3119, !llvm.loop !3120

96:                                               ; preds = %115, %59
  %97 = phi i32 [ %28, %59 ], [ %116, %115 ], !dbg !3121
  %98 = phi i32 [ %29, %59 ], [ %117, %115 ], !dbg !3122
  %99 = tail call i32 @llvm.umin.i32(i32 %98, i32 43), !dbg !3123
  %100 = add nuw nsw i32 %99, 8, !dbg !3124
  %101 = icmp samesign ult i32 %98, %100, !dbg !3125
  br i1 %101, label %102, label %115, !dbg !3126

102:                                              ; preds = %96
  %103 = add i32 %98, %62, !dbg !3127
  %104 = udiv i32 %103, 33, !dbg !3128
  %105 = load i16, ptr addrspace(3) %70, align 2, !dbg !3129, !tbaa !108
  %106 = zext i16 %105 to i32, !dbg !3130
  %107 = load i16, ptr addrspace(3) %71, align 4, !dbg !3131, !tbaa !108
  %108 = zext i16 %107 to i32, !dbg !3132
  %109 = zext i32 %104 to i64
  %110 = getelementptr [8 x i8], ptr addrspace(3) @_ZZ4k15xPjS_PKiiiiiijxxyyiE2A1, i64 %109
  br label %119, !dbg !3133

.loopexit6:                                       ; preds = %115
  br label %111, !dbg !3134

111:                                              ; preds = %.loopexit6, %57
  %112 = phi i32 [ %28, %57 ], [ %116, %.loopexit6 ], !dbg !3135
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !3134
  %113 = mul i32 %112, 33, !dbg !3136
  %114 = icmp samesign ugt i32 %27, 45, !dbg !3137
  br i1 %114, label %167, label %173, !dbg !3138

.loopexit5:                                       ; preds = %148
  br label %115, !dbg !3139

115:                                              ; preds = %.loopexit5, %96
  %116 = phi i32 [ %97, %96 ], [ %152, %.loopexit5 ], !dbg !3140
  %117 = add nuw nsw i32 %98, %68, !dbg !3139
  %118 = icmp samesign ult i32 %117, 51, !dbg !3141
  br i1 %118, label %96, label %.loopexit6, !dbg !3142, !llvm.loop !3143

119:                                              ; preds = %148, %102
  %120 = phi i32 [ %97, %102 ], [ %152, %148 ], !dbg !3144
  %121 = phi i32 [ %98, %102 ], [ %165, %148 ], !dbg !3145
  br label %122, !dbg !3146

122:                                              ; preds = %122, %119
  %123 = phi i32 [ %120, %119 ], [ %145, %122 ], !dbg !3147
  %124 = phi i32 [ 0, %119 ], [ %146, %122 ], !dbg !3148
  %125 = mul i32 %123, 33, !dbg !3149
  %126 = zext i32 %124 to i64, !dbg !3150
  %127 = getelementptr [8 x i8], ptr addrspace(3) %110, i64 %126, !dbg !3150
  %128 = load i16, ptr addrspace(3) %127, align 8, !dbg !3150, !tbaa !108
  %129 = zext i16 %128 to i32, !dbg !3151
  %130 = add i32 %125, %129, !dbg !3152
  %131 = mul i32 %130, 33, !dbg !3153
  %132 = getelementptr i8, ptr addrspace(3) %127, i64 2, !dbg !3154
  %133 = load i16, ptr addrspace(3) %132, align 2, !dbg !3154, !tbaa !108
  %134 = zext i16 %133 to i32, !dbg !3155
  %135 = add i32 %131, %134, !dbg !3156
  %136 = mul i32 %135, 33, !dbg !3157
  %137 = getelementptr i8, ptr addrspace(3) %127, i64 4, !dbg !3158
  %138 = load i16, ptr addrspace(3) %137, align 4, !dbg !3158, !tbaa !108
  %139 = zext i16 %138 to i32, !dbg !3159
  %140 = add i32 %136, %139, !dbg !3160
  %141 = mul i32 %140, 33, !dbg !3161
  %142 = getelementptr i8, ptr addrspace(3) %127, i64 6, !dbg !3162
  %143 = load i16, ptr addrspace(3) %142, align 2, !dbg !3162, !tbaa !108
  %144 = zext i16 %143 to i32, !dbg !3163
  %145 = add i32 %141, %144, !dbg !3164
  %146 = add nuw nsw i32 %124, 1, !dbg !3165
  %147 = icmp eq i32 %146, 3, !dbg !3166
  br i1 %147, label %148, label %122, !dbg !3167, !llvm.loop !3168

148:                                              ; preds = %122
  %149 = mul i32 %145, 33, !dbg !3169
  %150 = add i32 %149, %106, !dbg !3170
  %151 = mul i32 %150, 33, !dbg !3171
  %152 = add i32 %151, %108, !dbg !3172
  %153 = mul nuw nsw i32 %121, 3, !dbg !3173
  %154 = add i32 %152, %153, !dbg !3174
  %155 = and i32 %154, 1023, !dbg !3175
  %156 = uitofp nneg i32 %155 to float, !dbg !3176
  %157 = insertelement <2 x float> poison, float %156, i64 0, !dbg !3177
  %158 = mul i32 %154, 3, !dbg !3178
  %159 = add i32 %158, 1, !dbg !3179
  %160 = and i32 %159, 1023, !dbg !3180
  %161 = uitofp nneg i32 %160 to float, !dbg !3181
  %162 = insertelement <2 x float> %157, float %161, i64 1, !dbg !3182
  %163 = zext i32 %121 to i64, !dbg !3183
  %164 = getelementptr [8 x i8], ptr addrspace(3) @_ZL4G3_0._Z4k15xPjS_PKiiiiiijxxyyi, i64 %163, !dbg !3183
  store <2 x float> %162, ptr addrspace(3) %164, align 8, !dbg !3183
  %165 = add nuw nsw i32 %121, 1, !dbg !3184
  %166 = icmp samesign ult i32 %165, %100, !dbg !3185
  br i1 %166, label %119, label %.loopexit5, !dbg !3186, !llvm.loop !3187

167:                                              ; preds = %111
  %168 = trunc i32 %23 to i1, !dbg !3188
  %169 = select i1 %168, i32 97, i32 1, !dbg !3189
  %170 = mul nsw i32 %4, 3, !dbg !3190
  %171 = add nsw i32 %170, %169, !dbg !3191
  %172 = mul nsw i32 %171, %6, !dbg !3192
  br label %211, !dbg !3193

173:                                              ; preds = %111
  %174 = and i32 %26, 15, !dbg !3194
  %175 = mul nsw i32 %174, -3, !dbg !3195
  %176 = add nsw i32 %175, -7, !dbg !3196
  %177 = trunc i32 %23 to i1, !dbg !3197
  %178 = select i1 %177, i32 -48, i32 0, !dbg !3198
  %179 = add nsw i32 %176, %178, !dbg !3199
  br label %211, !dbg !3200

180:                                              ; preds = %211
  %181 = icmp samesign ult i32 %23, 7, !dbg !3201
  %182 = icmp samesign ult i32 %26, 31, !dbg !3202
  %183 = icmp sgt i32 %3, 0, !dbg !3203
  %184 = shl i32 %3, 1, !dbg !3204
  %185 = and i32 %184, 6, !dbg !3205
  %186 = add i32 %8, 16, !dbg !3206
  %187 = urem i32 %26, 14, !dbg !3207
  %188 = mul nsw i32 %6, %187, !dbg !3208
  br i1 %181, label %189, label %348, !dbg !3209

189:                                              ; preds = %180
  %190 = xor i32 %188, 16, !dbg !3210
  %191 = zext i32 %190 to i64, !dbg !3211
  %192 = xor i32 %188, 8, !dbg !3212
  %193 = zext i32 %192 to i64, !dbg !3213
  %194 = xor i32 %188, 4, !dbg !3214
  %195 = zext i32 %194 to i64, !dbg !3215
  %196 = xor i32 %188, 2, !dbg !3216
  %197 = zext i32 %196 to i64, !dbg !3217
  %198 = xor i32 %188, 1, !dbg !3218
  %199 = zext i32 %198 to i64, !dbg !3219
  %200 = getelementptr [8 x i8], ptr addrspace(3) @_ZL4G3_0._Z4k15xPjS_PKiiiiiijxxyyi, i64 %191
  %201 = getelementptr i8, ptr addrspace(3) %200, i64 4
  %202 = getelementptr [8 x i8], ptr addrspace(3) @_ZL4G3_0._Z4k15xPjS_PKiiiiiijxxyyi, i64 %193
  %203 = getelementptr i8, ptr addrspace(3) %202, i64 4
  %204 = getelementptr [8 x i8], ptr addrspace(3) @_ZL4G3_0._Z4k15xPjS_PKiiiiiijxxyyi, i64 %195
  %205 = getelementptr i8, ptr addrspace(3) %204, i64 4
  %206 = getelementptr [8 x i8], ptr addrspace(3) @_ZL4G3_0._Z4k15xPjS_PKiiiiiijxxyyi, i64 %197
  %207 = getelementptr i8, ptr addrspace(3) %206, i64 4
  %208 = getelementptr [8 x i8], ptr addrspace(3) @_ZL4G3_0._Z4k15xPjS_PKiiiiiijxxyyi, i64 %199
  %209 = getelementptr i8, ptr addrspace(3) %208, i64 4
  %210 = getelementptr [64 x i8], ptr addrspace(3) @_ZZ4k15xPjS_PKiiiiiijxxyyiE2A1, i64 %9
  br label %253, !dbg !3220

211:                                              ; preds = %173, %167
  %212 = phi i32 [ %172, %167 ], [ %179, %173 ], !dbg !3221
  %213 = phi i32 [ 224, %167 ], [ 222, %173 ], !dbg !3222
  %214 = phi i64 [ -224, %167 ], [ 210, %173 ], !dbg !3223
  %215 = trunc i64 %214 to i32, !dbg !3224
  %216 = mul i32 %212, 2, !dbg !3224
  %217 = add i32 %215, %216, !dbg !3224
  %218 = add i32 %217, %213, !dbg !3224
  %219 = sext i32 %218 to i64, !dbg !3224
  %220 = getelementptr i8, ptr addrspace(3) @_ZZ4k15xPjS_PKiiiiiijxxyyiE2A1, i64 %219, !dbg !3224
  %221 = load i16, ptr addrspace(3) %220, align 2, !dbg !3224, !tbaa !108
  %222 = zext i16 %221 to i32, !dbg !3225
  %223 = add i32 %113, %222, !dbg !3226
  %224 = mul i32 %223, 33, !dbg !3227
  %225 = load i16, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @_ZZ4k15xPjS_PKiiiiiijxxyyiE2A1, i64 128), align 16, !dbg !3228, !tbaa !108
  %226 = zext i16 %225 to i32, !dbg !3229
  %227 = add i32 %224, %226, !dbg !3230
  %228 = mul i32 %227, 33, !dbg !3231
  %229 = load i16, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @_ZZ4k15xPjS_PKiiiiiijxxyyiE2A1, i64 64), align 16, !dbg !3232, !tbaa !108
  %230 = zext i16 %229 to i32, !dbg !3233
  %231 = add i32 %228, %230, !dbg !3234
  %232 = mul i32 %231, 33, !dbg !3235
  %233 = load i16, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @_ZZ4k15xPjS_PKiiiiiijxxyyiE2A1, i64 32), align 16, !dbg !3236, !tbaa !108
  %234 = zext i16 %233 to i32, !dbg !3237
  %235 = add i32 %232, %234, !dbg !3238
  %236 = mul i32 %235, 33, !dbg !3239
  %237 = load i16, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @_ZZ4k15xPjS_PKiiiiiijxxyyiE2A1, i64 16), align 16, !dbg !3240, !tbaa !108
  %238 = zext i16 %237 to i32, !dbg !3241
  %239 = add i32 %236, %238, !dbg !3242
  %240 = mul i32 %239, 33, !dbg !3243
  %241 = load i16, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @_ZZ4k15xPjS_PKiiiiiijxxyyiE2A1, i64 8), align 8, !dbg !3244, !tbaa !108
  %242 = zext i16 %241 to i32, !dbg !3245
  %243 = add i32 %240, %242, !dbg !3246
  %244 = mul i32 %243, 33, !dbg !3247
  %245 = load i16, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @_ZZ4k15xPjS_PKiiiiiijxxyyiE2A1, i64 4), align 4, !dbg !3248, !tbaa !108
  %246 = zext i16 %245 to i32, !dbg !3249
  %247 = add i32 %244, %246, !dbg !3250
  %248 = mul i32 %247, 33, !dbg !3251
  %249 = load i16, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @_ZZ4k15xPjS_PKiiiiiijxxyyiE2A1, i64 2), align 2, !dbg !3252, !tbaa !108
  %250 = zext i16 %249 to i32, !dbg !3253
  %251 = add i32 %248, %250, !dbg !3254
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !3255
  %252 = icmp eq i32 %21, 0, !dbg !3256
  br i1 %252, label %180, label %348, !dbg !3257

253:                                              ; preds = %301, %189
  %254 = phi i32 [ %302, %301 ], [ %251, %189 ], !dbg !3258
  %255 = phi i32 [ %303, %301 ], [ %23, %189 ], !dbg !3259
  br i1 %182, label %256, label %301, !dbg !3260

256:                                              ; preds = %253
  %257 = mul nuw nsw i32 %255, 31, !dbg !3261
  %258 = add nuw nsw i32 %255, 2, !dbg !3262
  %259 = urem i32 %258, 7, !dbg !3263
  %260 = zext nneg i32 %259 to i64, !dbg !3264
  %261 = getelementptr [62 x i8], ptr addrspace(3) %210, i64 %260
  br label %262, !dbg !3265

262:                                              ; preds = %305, %256
  %263 = phi i32 [ %254, %256 ], [ %306, %305 ], !dbg !3266
  %264 = phi i32 [ %26, %256 ], [ %315, %305 ], !dbg !3267
  br i1 %183, label %265, label %305, !dbg !3268

265:                                              ; preds = %262
  %266 = and i32 %264, 3, !dbg !3269
  %267 = xor i32 %266, %185, !dbg !3270
  %268 = add i32 %186, %267, !dbg !3271
  %269 = zext i32 %268 to i64, !dbg !3272
  %270 = load float, ptr addrspace(3) %200, align 8, !dbg !3273, !tbaa !134
  %271 = fptosi float %270 to i32, !dbg !3274
  %272 = load float, ptr addrspace(3) %201, align 4, !dbg !3275, !tbaa !134
  %273 = fptosi float %272 to i32, !dbg !3276
  %274 = mul i32 %273, 3, !dbg !3277
  %275 = add i32 %271, %274, !dbg !3278
  %276 = load float, ptr addrspace(3) %202, align 8, !dbg !3279, !tbaa !134
  %277 = fptosi float %276 to i32, !dbg !3280
  %278 = load float, ptr addrspace(3) %203, align 4, !dbg !3281, !tbaa !134
  %279 = fptosi float %278 to i32, !dbg !3282
  %280 = mul i32 %279, 3, !dbg !3283
  %281 = add i32 %277, %280, !dbg !3284
  %282 = load float, ptr addrspace(3) %204, align 8, !dbg !3285, !tbaa !134
  %283 = fptosi float %282 to i32, !dbg !3286
  %284 = load float, ptr addrspace(3) %205, align 4, !dbg !3287, !tbaa !134
  %285 = fptosi float %284 to i32, !dbg !3288
  %286 = mul i32 %285, 3, !dbg !3289
  %287 = add i32 %283, %286, !dbg !3290
  %288 = load float, ptr addrspace(3) %206, align 8, !dbg !3291, !tbaa !134
  %289 = fptosi float %288 to i32, !dbg !3292
  %290 = load float, ptr addrspace(3) %207, align 4, !dbg !3293, !tbaa !134
  %291 = fptosi float %290 to i32, !dbg !3294
  %292 = mul i32 %291, 3, !dbg !3295
  %293 = add i32 %289, %292, !dbg !3296
  %294 = load float, ptr addrspace(3) %208, align 8, !dbg !3297, !tbaa !134
  %295 = fptosi float %294 to i32, !dbg !3298
  %296 = load float, ptr addrspace(3) %209, align 4, !dbg !3299, !tbaa !134
  %297 = fptosi float %296 to i32, !dbg !3300
  %298 = mul i32 %297, 3, !dbg !3301
  %299 = add i32 %295, %298, !dbg !3302
  %300 = getelementptr [24 x i8], ptr addrspace(3) @_ZL4G3_0._Z4k15xPjS_PKiiiiiijxxyyi, i64 %269
  br label %317, !dbg !3303

.loopexit3:                                       ; preds = %305
  br label %301, !dbg !3304

301:                                              ; preds = %.loopexit3, %253
  %302 = phi i32 [ %254, %253 ], [ %306, %.loopexit3 ], !dbg !3305
  %303 = add nuw nsw i32 %255, %16, !dbg !3304
  %304 = icmp samesign ult i32 %303, 7, !dbg !3306
  br i1 %304, label %253, label %.loopexit4, !dbg !3307, !llvm.loop !3308

.loopexit2:                                       ; preds = %317
  br label %305, !dbg !3309

305:                                              ; preds = %.loopexit2, %262
  %306 = phi i32 [ %263, %262 ], [ %345, %.loopexit2 ], !dbg !3310
  %307 = add nuw nsw i32 %264, %257, !dbg !3309
  %308 = add i32 %307, %306, !dbg !3311
  %309 = trunc i32 %308 to i16, !dbg !3312
  %310 = mul nuw nsw i32 %264, 9, !dbg !3313
  %311 = urem i32 %310, 31, !dbg !3314
  %312 = zext nneg i32 %311 to i64, !dbg !3315
  %313 = getelementptr [2 x i8], ptr addrspace(3) %261, i64 %312, !dbg !3316
  %314 = getelementptr i8, ptr addrspace(3) %313, i64 64, !dbg !3316
  store volatile i16 %309, ptr addrspace(3) %314, align 2, !dbg !3316, !tbaa !108
  %315 = add nuw nsw i32 %264, %15, !dbg !3317
  %316 = icmp samesign ult i32 %315, 31, !dbg !3318
  br i1 %316, label %262, label %.loopexit3, !dbg !3319, !llvm.loop !3320

317:                                              ; preds = %317, %265
  %318 = phi i32 [ %263, %265 ], [ %345, %317 ], !dbg !3321
  %319 = phi i32 [ 0, %265 ], [ %346, %317 ], !dbg !3322
  %320 = mul i32 %318, 33, !dbg !3323
  %321 = add nuw i32 %319, %264, !dbg !3324
  %322 = lshr i32 %321, 2, !dbg !3325
  %323 = and i32 %322, 536870911, !dbg !3326
  %324 = tail call i32 @llvm.umin.i32(i32 %323, i32 2), !dbg !3327
  %325 = add i32 %186, %324, !dbg !3328
  %326 = zext i32 %325 to i64, !dbg !3329
  %327 = getelementptr [8 x i8], ptr addrspace(3) %300, i64 %326, !dbg !3330
  %328 = load float, ptr addrspace(3) %327, align 8, !dbg !3330, !tbaa !134
  %329 = fptosi float %328 to i32, !dbg !3331
  %330 = add i32 %320, %329, !dbg !3332
  %331 = getelementptr i8, ptr addrspace(3) %327, i64 4, !dbg !3333
  %332 = load float, ptr addrspace(3) %331, align 4, !dbg !3333, !tbaa !134
  %333 = fptosi float %332 to i32, !dbg !3334
  %334 = mul i32 %333, 3, !dbg !3335
  %335 = add i32 %330, %334, !dbg !3336
  %336 = mul i32 %335, 33, !dbg !3337
  %337 = add i32 %336, %275, !dbg !3338
  %338 = mul i32 %337, 33, !dbg !3339
  %339 = add i32 %338, %281, !dbg !3340
  %340 = mul i32 %339, 33, !dbg !3341
  %341 = add i32 %340, %287, !dbg !3342
  %342 = mul i32 %341, 33, !dbg !3343
  %343 = add i32 %342, %293, !dbg !3344
  %344 = mul i32 %343, 33, !dbg !3345
  %345 = add i32 %344, %299, !dbg !3346
  %346 = add nuw nsw i32 %319, 1, !dbg !3347
  %347 = icmp eq i32 %346, %3, !dbg !3348
  br i1 %347, label %.loopexit2, label %317, !dbg !3349, !llvm.loop !3350

.loopexit4:                                       ; preds = %301
  br label %348, !dbg !3351

348:                                              ; preds = %.loopexit4, %211, %180
  %349 = phi i32 [ %251, %211 ], [ %251, %180 ], [ %302, %.loopexit4 ], !dbg !3352
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !3351
  %350 = shl nsw i32 %4, 2, !dbg !3353
  %351 = or disjoint i32 %350, 2, !dbg !3354
  br label %356, !dbg !3355

352:                                              ; preds = %356
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !3356
  %353 = icmp samesign ult i32 %27, 217, !dbg !3357
  br i1 %353, label %354, label %368, !dbg !3358

354:                                              ; preds = %352
  %355 = mul i32 %20, 268, !dbg !3359
  br label %372, !dbg !3360

356:                                              ; preds = %356, %348
  %357 = phi i32 [ 64, %348 ], [ %366, %356 ], !dbg !3361
  %358 = phi i32 [ %349, %348 ], [ %365, %356 ], !dbg !3362
  %359 = mul i32 %358, 33, !dbg !3363
  %360 = xor i32 %357, %351, !dbg !3364
  %361 = zext i32 %360 to i64, !dbg !3365
  %362 = getelementptr [2 x i8], ptr addrspace(3) @_ZZ4k15xPjS_PKiiiiiijxxyyiE2A1, i64 %361, !dbg !3366
  %363 = load i16, ptr addrspace(3) %362, align 2, !dbg !3366, !tbaa !108
  %364 = zext i16 %363 to i32, !dbg !3367
  %365 = add i32 %359, %364, !dbg !3368
  %366 = lshr i32 %357, 1, !dbg !3369
  %367 = icmp eq i32 %366, 0, !dbg !3370
  br i1 %367, label %352, label %356, !dbg !3371, !llvm.loop !3372

.loopexit1:                                       ; preds = %372
  br label %368, !dbg !3373

368:                                              ; preds = %.loopexit1, %352
  br i1 %40, label %369, label %383, !dbg !3373

369:                                              ; preds = %368
  %370 = mul i32 %20, 268, !dbg !3374
  %371 = add i32 %370, 217, !dbg !3375
  br label %388, !dbg !3376

372:                                              ; preds = %372, %354
  %373 = phi i32 [ %27, %354 ], [ %381, %372 ], !dbg !3377
  %374 = zext nneg i32 %373 to i64, !dbg !3378
  %375 = getelementptr [2 x i8], ptr addrspace(3) @_ZZ4k15xPjS_PKiiiiiijxxyyiE2A1, i64 %374, !dbg !3379
  %376 = load i16, ptr addrspace(3) %375, align 2, !dbg !3379, !tbaa !108
  %377 = zext i16 %376 to i32, !dbg !3380
  %378 = add i32 %373, %355, !dbg !3381
  %379 = zext i32 %378 to i64, !dbg !3382
  %380 = getelementptr inbounds nuw i32, ptr %1, i64 %379, !dbg !3383
  store i32 %377, ptr %380, align 4, !dbg !3384, !tbaa !21
  %381 = add nuw nsw i32 %373, %19, !dbg !3385
  %382 = icmp samesign ult i32 %381, 217, !dbg !3386
  br i1 %382, label %372, label %.loopexit1, !dbg !3387, !llvm.loop !3388

.loopexit:                                        ; preds = %388
  br label %383, !dbg !3389

383:                                              ; preds = %.loopexit, %368
  %384 = mul i32 %19, %20, !dbg !3389
  %385 = add i32 %27, %384, !dbg !3390
  %386 = zext i32 %385 to i64, !dbg !3391
  %387 = getelementptr inbounds nuw i32, ptr %0, i64 %386, !dbg !3392
  store i32 %365, ptr %387, align 4, !dbg !3393, !tbaa !21
  ret void, !dbg !3394

388:                                              ; preds = %388, %369
  %389 = phi i32 [ %27, %369 ], [ %402, %388 ], !dbg !3395
  %390 = zext nneg i32 %389 to i64, !dbg !3396
  %391 = getelementptr [8 x i8], ptr addrspace(3) @_ZL4G3_0._Z4k15xPjS_PKiiiiiijxxyyi, i64 %390, !dbg !3397
  %392 = load float, ptr addrspace(3) %391, align 8, !dbg !3397, !tbaa !134
  %393 = fptosi float %392 to i32, !dbg !3398
  %394 = getelementptr i8, ptr addrspace(3) %391, i64 4, !dbg !3399
  %395 = load float, ptr addrspace(3) %394, align 4, !dbg !3399, !tbaa !134
  %396 = fptosi float %395 to i32, !dbg !3400
  %397 = mul i32 %396, 3, !dbg !3401
  %398 = add i32 %397, %393, !dbg !3402
  %399 = add i32 %371, %389, !dbg !3403
  %400 = zext i32 %399 to i64, !dbg !3404
  %401 = getelementptr inbounds nuw i32, ptr %1, i64 %400, !dbg !3405
  store i32 %398, ptr %401, align 4, !dbg !3406, !tbaa !21
  %402 = add nuw nsw i32 %389, %19, !dbg !3407
  %403 = icmp samesign ult i32 %402, 51, !dbg !3408
  br i1 %403, label %388, label %.loopexit, !dbg !3409, !llvm.loop !3410
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4k16xPjS_PKiiiiiijxxyyi(ptr noundef writeonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i64 noundef %9, i64 noundef %10, i64 noundef %11, i64 noundef %12, i32 noundef %13) local_unnamed_addr #2 !dbg !3411 {
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3412
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3413
  %17 = mul nuw nsw i32 %15, %16, !dbg !3414
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3415
  %19 = mul nuw nsw i32 %17, %18, !dbg !3416
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3417
  %21 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3418
  %22 = mul nuw nsw i32 %21, %16, !dbg !3419
  %23 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3420
  %24 = add nuw nsw i32 %22, %23, !dbg !3421
  %25 = mul nuw nsw i32 %24, %15, !dbg !3422
  %26 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3423
  %27 = add nuw nsw i32 %25, %26, !dbg !3424
  %28 = add nuw i32 %27, %20, !dbg !3425
  %29 = icmp samesign ult i32 %27, 17, !dbg !3426
  br i1 %29, label %30, label %38, !dbg !3427

30:                                               ; preds = %14
  %31 = mul nuw nsw i32 %27, 3, !dbg !3428
  %32 = mul nuw nsw i32 %19, 3, !dbg !3429
  br label %33, !dbg !3430

33:                                               ; preds = %43, %30
  %34 = phi i32 [ %31, %30 ], [ %44, %43 ], !dbg !3431
  %35 = tail call i32 @llvm.umin.i32(i32 %34, i32 48), !dbg !3432
  %36 = add nuw nsw i32 %35, 3, !dbg !3433
  %37 = icmp samesign ult i32 %34, %36, !dbg !3434
  br i1 %37, label %46, label %43, !dbg !3435

38:                                               ; preds = %43, %14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !3436
  %39 = srem i32 %3, 3, !dbg !3437
  %40 = icmp slt i32 %39, 0, !dbg !3438
  br i1 %40, label %57, label %41, !dbg !3439

41:                                               ; preds = %38
  %42 = icmp samesign ult i32 %27, 100, !dbg !3440
  br label %55, !dbg !3441

43:                                               ; preds = %46, %33
  %44 = add nuw nsw i32 %34, %32, !dbg !3442
  %45 = icmp samesign ult i32 %44, 51, !dbg !3443
  br i1 %45, label %33, label %38, !dbg !3444, !llvm.loop !3445

46:                                               ; preds = %46, %33
  %47 = phi i32 [ %53, %46 ], [ %34, %33 ], !dbg !3446
  %48 = mul nuw nsw i32 %47, 3, !dbg !3447
  %49 = add nuw nsw i32 %48, 24, !dbg !3448
  %50 = sub nuw nsw i32 50, %47, !dbg !3449
  %51 = zext nneg i32 %50 to i64, !dbg !3450
  %52 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4k16xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %51, !dbg !3451
  store i32 %49, ptr %52, align 4, !dbg !3452, !tbaa !21
  %53 = add nuw nsw i32 %47, 1, !dbg !3453
  %54 = icmp samesign ult i32 %53, %36, !dbg !3454
  br i1 %54, label %46, label %43, !dbg !3455, !llvm.loop !3456

55:                                               ; preds = %64, %41
  %56 = phi i32 [ 0, %41 ], [ %65, %64 ], !dbg !3457
  br i1 %42, label %67, label %64, !dbg !3458

57:                                               ; preds = %64, %38
  %58 = shl nuw nsw i32 %23, 4, !dbg !3459
  %59 = sub nsw i32 50, %58, !dbg !3460
  %60 = sext i32 %59 to i64, !dbg !3461
  %61 = shl nsw i64 %60, 2, !dbg !3462
  %62 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4k16xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %61, !dbg !3463
  %63 = icmp samesign ugt i32 %26, 9, !dbg !3464
  br i1 %63, label %73, label %82, !dbg !3465

64:                                               ; preds = %67, %55
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !3466
  %65 = add nuw nsw i32 %56, 1, !dbg !3467
  %66 = icmp eq i32 %56, %39, !dbg !3468
  br i1 %66, label %57, label %55, !dbg !3469, !llvm.loop !3470

67:                                               ; preds = %67, %55
  %68 = phi i32 [ %71, %67 ], [ %27, %55 ], !dbg !3471
  %69 = xor i32 %68, %28, !dbg !3472
  %70 = atomicrmw and ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4k16xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 52), i32 %69 monotonic, align 4, !dbg !3473
  %71 = add nuw nsw i32 %68, %19, !dbg !3474
  %72 = icmp samesign ult i32 %71, 100, !dbg !3475
  br i1 %72, label %67, label %64, !dbg !3476, !llvm.loop !3477

73:                                               ; preds = %57
  %74 = urem i32 %4, 3, !dbg !3478
  %75 = sub nuw nsw i32 2, %74, !dbg !3479
  %76 = zext nneg i32 %75 to i64, !dbg !3480
  %77 = getelementptr inbounds nuw [17 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4k16xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %76, !dbg !3481
  %78 = mul nuw nsw i32 %23, 5, !dbg !3482
  %79 = zext nneg i32 %78 to i64, !dbg !3483
  %80 = getelementptr inbounds nuw i32, ptr %77, i64 %79, !dbg !3484
  %81 = xor i32 %28, 5, !dbg !3485
  br label %82, !dbg !3486

82:                                               ; preds = %73, %57
  %83 = phi i32 [ %81, %73 ], [ %28, %57 ], !dbg !3487
  %84 = phi ptr [ %80, %73 ], [ %62, %57 ], !dbg !3488
  %85 = load i32, ptr %84, align 4, !dbg !3489, !tbaa !21
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !3490
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !3491
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !3492
  %86 = icmp samesign ult i32 %27, 51, !dbg !3493
  br i1 %86, label %87, label %89, !dbg !3494

87:                                               ; preds = %82
  %88 = mul i32 %20, 51, !dbg !3495
  br label %96, !dbg !3496

89:                                               ; preds = %96, %82
  %90 = mul i32 %83, 33, !dbg !3497
  %91 = add i32 %85, %90, !dbg !3498
  %92 = mul i32 %19, %20, !dbg !3499
  %93 = add i32 %27, %92, !dbg !3500
  %94 = zext i32 %93 to i64, !dbg !3501
  %95 = getelementptr inbounds nuw i32, ptr %0, i64 %94, !dbg !3502
  store i32 %91, ptr %95, align 4, !dbg !3503, !tbaa !21
  ret void, !dbg !3504

96:                                               ; preds = %96, %87
  %97 = phi i32 [ %27, %87 ], [ %104, %96 ], !dbg !3505
  %98 = zext nneg i32 %97 to i64, !dbg !3506
  %99 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4k16xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %98, !dbg !3507
  %100 = load i32, ptr %99, align 4, !dbg !3508, !tbaa !21
  %101 = add i32 %97, %88, !dbg !3509
  %102 = zext i32 %101 to i64, !dbg !3510
  %103 = getelementptr inbounds nuw i32, ptr %1, i64 %102, !dbg !3511
  store i32 %100, ptr %103, align 4, !dbg !3512, !tbaa !21
  %104 = add nuw nsw i32 %97, %19, !dbg !3513
  %105 = icmp samesign ult i32 %104, 51, !dbg !3514
  br i1 %105, label %96, label %89, !dbg !3515, !llvm.loop !3516
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4k17xPjS_PKiiiiiijxxyyi(ptr noundef writeonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i64 noundef %9, i64 noundef %10, i64 noundef %11, i64 noundef %12, i32 noundef %13) local_unnamed_addr #2 !dbg !3517 {
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3518
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3519
  %17 = mul nuw nsw i32 %15, %16, !dbg !3520
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3521
  %19 = mul nuw nsw i32 %17, %18, !dbg !3522
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3523
  %21 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3524
  %22 = mul nuw nsw i32 %21, %16, !dbg !3525
  %23 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3526
  %24 = add nuw nsw i32 %22, %23, !dbg !3527
  %25 = mul nuw nsw i32 %24, %15, !dbg !3528
  %26 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3529
  %27 = add nuw nsw i32 %25, %26, !dbg !3530
  %28 = add nuw i32 %27, %20, !dbg !3531
  %29 = icmp samesign ult i32 %27, 144, !dbg !3532
  br i1 %29, label %30, label %35, !dbg !3533

30:                                               ; preds = %14
  %31 = sub nuw nsw i32 143, %27, !dbg !3534
  %32 = and i32 %26, 8, !dbg !3535
  %33 = icmp eq i32 %32, 0, !dbg !3536
  %34 = trunc i32 %28 to i8, !dbg !3537
  br label %41, !dbg !3538

35:                                               ; preds = %41, %14
  %36 = icmp eq i32 %21, 0, !dbg !3539
  %37 = icmp samesign ult i32 %23, 8, !dbg !3540
  %38 = select i1 %36, i1 %37, i1 false, !dbg !3541
  br i1 %38, label %39, label %79, !dbg !3542

39:                                               ; preds = %35
  %40 = icmp samesign ult i32 %26, 15, !dbg !3543
  br label %52, !dbg !3544

41:                                               ; preds = %41, %30
  %42 = phi i32 [ %31, %30 ], [ %50, %41 ], !dbg !3545
  %43 = zext nneg i32 %42 to i64, !dbg !3546
  %44 = getelementptr i8, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4k17xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 108), i64 %43, !dbg !3547
  %45 = getelementptr i8, ptr %44, i64 -108, !dbg !3548
  %46 = trunc i32 %42 to i8, !dbg !3549
  %47 = mul i8 %46, 3, !dbg !3550
  %48 = add i8 %47, 69, !dbg !3551
  %49 = select i1 %33, i8 %34, i8 %48, !dbg !3552
  store i8 %49, ptr %45, align 1, !dbg !3553, !tbaa !134
  %50 = sub nsw i32 %42, %19, !dbg !3554
  %51 = icmp sgt i32 %50, -1, !dbg !3555
  br i1 %51, label %41, label %35, !dbg !3556, !llvm.loop !3557

52:                                               ; preds = %61, %39
  %53 = phi i32 [ %23, %39 ], [ %62, %61 ], !dbg !3558
  br i1 %40, label %54, label %61, !dbg !3559

54:                                               ; preds = %52
  %55 = mul nuw nsw i32 %53, 15, !dbg !3560
  %56 = add nuw nsw i32 %55, 54, !dbg !3561
  %57 = add nuw nsw i32 %53, 3, !dbg !3562
  %58 = and i32 %57, 7, !dbg !3563
  %59 = zext nneg i32 %58 to i64, !dbg !3564
  %60 = getelementptr inbounds nuw [15 x <2 x i16>], ptr addrspacecast (ptr addrspace(3) @_ZL4G4_0 to ptr), i64 %59, !dbg !3565
  br label %64, !dbg !3566

61:                                               ; preds = %64, %52
  %62 = add nuw nsw i32 %53, %16, !dbg !3567
  %63 = icmp samesign ult i32 %62, 8, !dbg !3568
  br i1 %63, label %52, label %79, !dbg !3569, !llvm.loop !3570

64:                                               ; preds = %64, %54
  %65 = phi i32 [ %26, %54 ], [ %77, %64 ], !dbg !3571
  %66 = add nuw nsw i32 %56, %65, !dbg !3572
  %67 = trunc nuw i32 %66 to i16, !dbg !3573
  %68 = insertelement <2 x i16> poison, i16 %67, i64 0, !dbg !3574
  %69 = trunc nuw i32 %66 to i16, !dbg !3575
  %70 = mul nuw i16 %69, 3, !dbg !3576
  %71 = add nuw nsw i16 %70, 1, !dbg !3577
  %72 = insertelement <2 x i16> %68, i16 %71, i64 1, !dbg !3578
  %73 = add nuw nsw i32 %65, 13, !dbg !3579
  %74 = urem i32 %73, 15, !dbg !3580
  %75 = zext nneg i32 %74 to i64, !dbg !3581
  %76 = getelementptr inbounds nuw <2 x i16>, ptr %60, i64 %75, !dbg !3582
  store <2 x i16> %72, ptr %76, align 4, !dbg !3583, !tbaa !134
  %77 = add nuw nsw i32 %65, %15, !dbg !3584
  %78 = icmp samesign ult i32 %77, 15, !dbg !3585
  br i1 %78, label %64, label %61, !dbg !3586, !llvm.loop !3587

79:                                               ; preds = %61, %35
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !3588
  %80 = icmp samesign ult i32 %23, 8, !dbg !3589
  %81 = select i1 %36, i1 %80, i1 false, !dbg !3590
  br i1 %81, label %82, label %109, !dbg !3591

82:                                               ; preds = %79
  %83 = icmp samesign ult i32 %26, 15, !dbg !3592
  br label %84, !dbg !3593

84:                                               ; preds = %91, %82
  %85 = phi i32 [ %23, %82 ], [ %92, %91 ], !dbg !3594
  br i1 %83, label %86, label %91, !dbg !3595

86:                                               ; preds = %84
  %87 = mul nuw nsw i32 %85, 15, !dbg !3596
  %88 = add nuw i32 %87, %28, !dbg !3597
  %89 = zext nneg i32 %85 to i64, !dbg !3598
  %90 = getelementptr inbounds nuw [15 x <2 x i16>], ptr addrspacecast (ptr addrspace(3) @_ZL4G4_0 to ptr), i64 %89, !dbg !3599
  br label %94, !dbg !3600

91:                                               ; preds = %94, %84
  %92 = add nuw nsw i32 %85, %16, !dbg !3601
  %93 = icmp samesign ult i32 %92, 8, !dbg !3602
  br i1 %93, label %84, label %109, !dbg !3603, !llvm.loop !3604

94:                                               ; preds = %94, %86
  %95 = phi i32 [ %26, %86 ], [ %107, %94 ], !dbg !3605
  %96 = add i32 %88, %95, !dbg !3606
  %97 = trunc i32 %96 to i16, !dbg !3607
  %98 = insertelement <2 x i16> poison, i16 %97, i64 0, !dbg !3608
  %99 = trunc i32 %96 to i16, !dbg !3609
  %100 = mul i16 %99, 3, !dbg !3610
  %101 = add i16 %100, 1, !dbg !3611
  %102 = insertelement <2 x i16> %98, i16 %101, i64 1, !dbg !3612
  %103 = mul nuw nsw i32 %95, 11, !dbg !3613
  %104 = urem i32 %103, 15, !dbg !3614
  %105 = zext nneg i32 %104 to i64, !dbg !3615
  %106 = getelementptr inbounds nuw <2 x i16>, ptr %90, i64 %105, !dbg !3616
  store <2 x i16> %102, ptr %106, align 4, !dbg !3617, !tbaa !134
  %107 = add nuw nsw i32 %95, %15, !dbg !3618
  %108 = icmp samesign ult i32 %107, 15, !dbg !3619
  br i1 %108, label %94, label %91, !dbg !3620, !llvm.loop !3621

109:                                              ; preds = %91, %79
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !3622
  %110 = shl nuw nsw i32 %26, 2, !dbg !3623
  %111 = and i32 %110, 12, !dbg !3624
  %112 = and i32 %27, 7, !dbg !3625
  %113 = xor i32 %112, %111, !dbg !3626
  %114 = sub nuw nsw i32 35, %113, !dbg !3627
  %115 = zext nneg i32 %114 to i64, !dbg !3628
  %116 = getelementptr inbounds nuw i8, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4k17xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 36), i64 %115, !dbg !3629
  %117 = and i32 %27, 3, !dbg !3630
  switch i32 %117, label %131 [
    i32 1, label %118
    i32 2, label %124
  ], !dbg !3631

118:                                              ; preds = %109
  %119 = shl nuw nsw i32 %26, 1, !dbg !3632
  %120 = add nuw nsw i32 %119, %23, !dbg !3633
  %121 = zext nneg i32 %120 to i64, !dbg !3634
  %122 = getelementptr i8, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4k17xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 39), i64 %121, !dbg !3635
  %123 = getelementptr i8, ptr %122, i64 -39, !dbg !3636
  br label %131, !dbg !3637

124:                                              ; preds = %109
  %125 = mul nuw nsw i32 %23, 3, !dbg !3638
  %126 = shl nuw nsw i32 %26, 1, !dbg !3639
  %127 = sub nsw i32 %125, %126, !dbg !3640
  %128 = add nsw i32 %127, 126, !dbg !3641
  %129 = zext i32 %128 to i64, !dbg !3642
  %130 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4k17xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %129, !dbg !3643
  br label %131, !dbg !3644

131:                                              ; preds = %124, %118, %109
  %132 = phi ptr [ %116, %109 ], [ %123, %118 ], [ %130, %124 ], !dbg !3645
  %133 = load i8, ptr %132, align 1, !dbg !3646, !tbaa !134
  %134 = and i32 %26, 7, !dbg !3647
  %135 = zext nneg i32 %134 to i64, !dbg !3648
  %136 = getelementptr inbounds nuw [15 x <2 x i16>], ptr addrspacecast (ptr addrspace(3) @_ZL4G4_0 to ptr), i64 %135, !dbg !3649
  %137 = shl nuw nsw i32 %27, 2, !dbg !3650
  %138 = and i32 %137, 4, !dbg !3651
  %139 = and i32 %26, 3, !dbg !3652
  %140 = or disjoint i32 %138, %139, !dbg !3653
  %141 = zext nneg i32 %140 to i64, !dbg !3654
  %142 = getelementptr inbounds nuw <2 x i16>, ptr %136, i64 %141, !dbg !3655
  switch i32 %117, label %153 [
    i32 1, label %143
    i32 2, label %148
  ], !dbg !3656

143:                                              ; preds = %131
  %144 = mul nuw nsw i32 %23, 119, !dbg !3657
  %145 = zext nneg i32 %144 to i64, !dbg !3658
  %146 = getelementptr <2 x i16>, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZL4G4_0 to ptr), i64 88), i64 %145, !dbg !3659
  %147 = getelementptr i8, ptr %146, i64 -88, !dbg !3660
  br label %153, !dbg !3661

148:                                              ; preds = %131
  %149 = sub nsw i32 119, %26, !dbg !3662
  %150 = sext i32 %149 to i64, !dbg !3663
  %151 = shl nsw i64 %150, 2, !dbg !3664
  %152 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZL4G4_0 to ptr), i64 %151, !dbg !3665
  br label %153, !dbg !3666

153:                                              ; preds = %148, %143, %131
  %154 = phi ptr [ %142, %131 ], [ %147, %143 ], [ %152, %148 ], !dbg !3667
  %155 = load <2 x i16>, ptr %154, align 4, !dbg !3668, !tbaa !134
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !3669
  %156 = icmp samesign ult i32 %27, 144, !dbg !3670
  br i1 %156, label %157, label %159, !dbg !3671

157:                                              ; preds = %153
  %158 = mul i32 %20, 264, !dbg !3672
  br label %164, !dbg !3673

159:                                              ; preds = %164, %153
  %160 = icmp samesign ult i32 %27, 120, !dbg !3674
  br i1 %160, label %161, label %175, !dbg !3675

161:                                              ; preds = %159
  %162 = mul i32 %20, 264, !dbg !3676
  %163 = add i32 %162, 144, !dbg !3677
  br label %191, !dbg !3678

164:                                              ; preds = %164, %157
  %165 = phi i32 [ %27, %157 ], [ %173, %164 ], !dbg !3679
  %166 = zext nneg i32 %165 to i64, !dbg !3680
  %167 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4k17xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %166, !dbg !3681
  %168 = load i8, ptr %167, align 1, !dbg !3682, !tbaa !134
  %169 = zext i8 %168 to i32, !dbg !3683
  %170 = add i32 %165, %158, !dbg !3684
  %171 = zext i32 %170 to i64, !dbg !3685
  %172 = getelementptr inbounds nuw i32, ptr %1, i64 %171, !dbg !3686
  store i32 %169, ptr %172, align 4, !dbg !3687, !tbaa !21
  %173 = add nuw nsw i32 %165, %19, !dbg !3688
  %174 = icmp samesign ult i32 %173, 144, !dbg !3689
  br i1 %174, label %164, label %159, !dbg !3690, !llvm.loop !3691

175:                                              ; preds = %191, %159
  %176 = extractelement <2 x i16> %155, i64 0, !dbg !3692
  %177 = zext i16 %176 to i32, !dbg !3693
  %178 = extractelement <2 x i16> %155, i64 1, !dbg !3694
  %179 = zext i16 %178 to i32, !dbg !3695
  %180 = mul nuw nsw i32 %179, 3, !dbg !3696
  %181 = zext i8 %133 to i32, !dbg !3697
  %182 = mul i32 %28, 33, !dbg !3698
  %183 = add i32 %182, %181, !dbg !3699
  %184 = mul i32 %183, 33, !dbg !3700
  %185 = add i32 %184, %177, !dbg !3701
  %186 = add i32 %185, %180, !dbg !3702
  %187 = mul i32 %19, %20, !dbg !3703
  %188 = add i32 %27, %187, !dbg !3704
  %189 = zext i32 %188 to i64, !dbg !3705
  %190 = getelementptr inbounds nuw i32, ptr %0, i64 %189, !dbg !3706
  store i32 %186, ptr %190, align 4, !dbg !3707, !tbaa !21
  ret void, !dbg !3708

191:                                              ; preds = %191, %161
  %192 = phi i32 [ %27, %161 ], [ %205, %191 ], !dbg !3709
  %193 = zext nneg i32 %192 to i64, !dbg !3710
  %194 = getelementptr inbounds nuw <2 x i16>, ptr addrspacecast (ptr addrspace(3) @_ZL4G4_0 to ptr), i64 %193, !dbg !3711
  %195 = load i16, ptr %194, align 4, !dbg !3712, !tbaa !134
  %196 = zext i16 %195 to i32, !dbg !3713
  %197 = getelementptr inbounds nuw i8, ptr %194, i64 2, !dbg !3714
  %198 = load i16, ptr %197, align 2, !dbg !3715, !tbaa !134
  %199 = zext i16 %198 to i32, !dbg !3716
  %200 = mul nuw nsw i32 %199, 3, !dbg !3717
  %201 = add nuw nsw i32 %200, %196, !dbg !3718
  %202 = add i32 %163, %192, !dbg !3719
  %203 = zext i32 %202 to i64, !dbg !3720
  %204 = getelementptr inbounds nuw i32, ptr %1, i64 %203, !dbg !3721
  store i32 %201, ptr %204, align 4, !dbg !3722, !tbaa !21
  %205 = add nuw nsw i32 %192, %19, !dbg !3723
  %206 = icmp samesign ult i32 %205, 120, !dbg !3724
  br i1 %206, label %191, label %175, !dbg !3725, !llvm.loop !3726
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4k18xILi3EEvPjS0_PKiiiiiijxxyyi(ptr noundef writeonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i64 noundef %9, i64 noundef %10, i64 noundef %11, i64 noundef %12, i32 noundef %13) local_unnamed_addr #0 comdat !dbg !3727 {
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3728
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3729
  %17 = mul nuw nsw i32 %15, %16, !dbg !3730
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3731
  %19 = mul nuw nsw i32 %17, %18, !dbg !3732
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3733
  %21 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3734
  %22 = mul nuw nsw i32 %21, %16, !dbg !3735
  %23 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3736
  %24 = add nuw nsw i32 %22, %23, !dbg !3737
  %25 = mul nuw nsw i32 %24, %15, !dbg !3738
  %26 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3739
  %27 = add nuw nsw i32 %25, %26, !dbg !3740
  %28 = add nuw i32 %27, %20, !dbg !3741
  %29 = icmp samesign ult i32 %27, 65, !dbg !3742
  br i1 %29, label %33, label %30, !dbg !3743

30:                                               ; preds = %33, %14
  %31 = sub nsw i32 30, %27, !dbg !3744
  %32 = icmp samesign ult i32 %27, 31, !dbg !3745
  br i1 %32, label %48, label %43, !dbg !3746

33:                                               ; preds = %33, %14
  %34 = phi i32 [ %41, %33 ], [ %27, %14 ], !dbg !3747
  %35 = mul nuw i32 %34, 29, !dbg !3748
  %36 = add nuw nsw i32 %35, 13, !dbg !3749
  %37 = udiv i32 %34, 65, !dbg !3750
  %38 = add nuw nsw i32 %34, %37, !dbg !3751
  %39 = zext nneg i32 %38 to i64, !dbg !3752
  %40 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4k18xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 %39, !dbg !3753
  store volatile i32 %36, ptr %40, align 4, !dbg !3754, !tbaa !21
  %41 = add nuw nsw i32 %34, %19, !dbg !3755
  %42 = icmp samesign ult i32 %41, 65, !dbg !3756
  br i1 %42, label %33, label %30, !dbg !3757, !llvm.loop !3758

43:                                               ; preds = %48, %30
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !3759
  %44 = srem i32 %3, 3, !dbg !3760
  %45 = icmp slt i32 %44, 0, !dbg !3761
  br i1 %45, label %106, label %46, !dbg !3762

46:                                               ; preds = %43
  %47 = icmp samesign ult i32 %27, 31, !dbg !3763
  br label %76, !dbg !3764

48:                                               ; preds = %48, %30
  %49 = phi i32 [ %74, %48 ], [ %31, %30 ], !dbg !3765
  %50 = mul i32 %49, 7, !dbg !3766
  %51 = add i32 %50, 33, !dbg !3767
  %52 = and i32 %51, 1023, !dbg !3768
  %53 = uitofp nneg i32 %52 to float, !dbg !3769
  %54 = mul i32 %49, 3, !dbg !3770
  %55 = urem i32 %54, 31, !dbg !3771
  %56 = zext nneg i32 %55 to i64, !dbg !3772
  %57 = getelementptr inbounds nuw <4 x float>, ptr addrspacecast (ptr addrspace(3) @_ZZ4k18xILi3EEvPjS0_PKiiiiiijxxyyiE2A2 to ptr), i64 %56, !dbg !3773
  %58 = insertelement <4 x float> poison, float %53, i64 0, !dbg !3774
  %59 = mul i32 %51, 3, !dbg !3775
  %60 = add i32 %59, 1, !dbg !3776
  %61 = and i32 %60, 1023, !dbg !3777
  %62 = uitofp nneg i32 %61 to float, !dbg !3778
  %63 = insertelement <4 x float> %58, float %62, i64 1, !dbg !3779
  %64 = mul i32 %60, 3, !dbg !3780
  %65 = add i32 %64, 1, !dbg !3781
  %66 = and i32 %65, 1023, !dbg !3782
  %67 = uitofp nneg i32 %66 to float, !dbg !3783
  %68 = insertelement <4 x float> %63, float %67, i64 2, !dbg !3784
  %69 = mul i32 %65, 3, !dbg !3785
  %70 = add i32 %69, 1, !dbg !3786
  %71 = and i32 %70, 1023, !dbg !3787
  %72 = uitofp nneg i32 %71 to float, !dbg !3788
  %73 = insertelement <4 x float> %68, float %72, i64 3, !dbg !3789
  store <4 x float> %73, ptr %57, align 16, !dbg !3790
  %74 = sub nsw i32 %49, %19, !dbg !3791
  %75 = icmp sgt i32 %74, -1, !dbg !3792
  br i1 %75, label %48, label %43, !dbg !3793, !llvm.loop !3794

76:                                               ; preds = %78, %46
  %77 = phi i32 [ 0, %46 ], [ %79, %78 ], !dbg !3795
  br i1 %47, label %81, label %78, !dbg !3796

78:                                               ; preds = %81, %76
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !3797
  %79 = add nuw nsw i32 %77, 1, !dbg !3798
  %80 = icmp eq i32 %77, %44, !dbg !3799
  br i1 %80, label %106, label %76, !dbg !3800, !llvm.loop !3801

81:                                               ; preds = %81, %76
  %82 = phi i32 [ %104, %81 ], [ %31, %76 ], !dbg !3802
  %83 = add i32 %82, %28, !dbg !3803
  %84 = and i32 %83, 1023, !dbg !3804
  %85 = uitofp nneg i32 %84 to float, !dbg !3805
  %86 = zext nneg i32 %82 to i64, !dbg !3806
  %87 = getelementptr inbounds nuw <4 x float>, ptr addrspacecast (ptr addrspace(3) @_ZZ4k18xILi3EEvPjS0_PKiiiiiijxxyyiE2A2 to ptr), i64 %86, !dbg !3807
  %88 = insertelement <4 x float> poison, float %85, i64 0, !dbg !3808
  %89 = mul i32 %83, 3, !dbg !3809
  %90 = add i32 %89, 1, !dbg !3810
  %91 = and i32 %90, 1023, !dbg !3811
  %92 = uitofp nneg i32 %91 to float, !dbg !3812
  %93 = insertelement <4 x float> %88, float %92, i64 1, !dbg !3813
  %94 = mul i32 %90, 3, !dbg !3814
  %95 = add i32 %94, 1, !dbg !3815
  %96 = and i32 %95, 1023, !dbg !3816
  %97 = uitofp nneg i32 %96 to float, !dbg !3817
  %98 = insertelement <4 x float> %93, float %97, i64 2, !dbg !3818
  %99 = mul i32 %95, 3, !dbg !3819
  %100 = add i32 %99, 1, !dbg !3820
  %101 = and i32 %100, 1023, !dbg !3821
  %102 = uitofp nneg i32 %101 to float, !dbg !3822
  %103 = insertelement <4 x float> %98, float %102, i64 3, !dbg !3823
  store <4 x float> %103, ptr %87, align 16, !dbg !3824
  %104 = sub nsw i32 %82, %19, !dbg !3825
  %105 = icmp sgt i32 %104, -1, !dbg !3826
  br i1 %105, label %81, label %78, !dbg !3827, !llvm.loop !3828

106:                                              ; preds = %78, %43
  %107 = shl nuw nsw i32 %26, 2, !dbg !3829
  %108 = mul i32 %8, %107, !dbg !3830
  %109 = shl nuw nsw i32 %26, 6, !dbg !3831
  %110 = add i32 %108, %109, !dbg !3832
  %111 = xor i32 %110, %107, !dbg !3833
  %112 = mul i32 %28, 33, !dbg !3834
  %113 = xor i32 %111, 32, !dbg !3835
  %114 = zext i32 %113 to i64, !dbg !3836
  %115 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4k18xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 %114, !dbg !3837
  %116 = load i32, ptr %115, align 4, !dbg !3838, !tbaa !21
  %117 = add i32 %116, %112, !dbg !3839
  %118 = mul i32 %117, 33, !dbg !3840
  %119 = xor i32 %111, 16, !dbg !3841
  %120 = zext i32 %119 to i64, !dbg !3842
  %121 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4k18xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 %120, !dbg !3843
  %122 = load i32, ptr %121, align 4, !dbg !3844, !tbaa !21
  %123 = add i32 %122, %118, !dbg !3845
  %124 = mul i32 %123, 33, !dbg !3846
  %125 = xor i32 %111, 8, !dbg !3847
  %126 = zext i32 %125 to i64, !dbg !3848
  %127 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4k18xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 %126, !dbg !3849
  %128 = load i32, ptr %127, align 4, !dbg !3850, !tbaa !21
  %129 = add i32 %128, %124, !dbg !3851
  %130 = mul i32 %129, 33, !dbg !3852
  %131 = xor i32 %111, 4, !dbg !3853
  %132 = zext i32 %131 to i64, !dbg !3854
  %133 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4k18xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 %132, !dbg !3855
  %134 = load i32, ptr %133, align 4, !dbg !3856, !tbaa !21
  %135 = add i32 %134, %130, !dbg !3857
  %136 = mul i32 %135, 33, !dbg !3858
  %137 = or disjoint i32 %111, 2, !dbg !3859
  %138 = zext i32 %137 to i64, !dbg !3860
  %139 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4k18xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 %138, !dbg !3861
  %140 = load i32, ptr %139, align 4, !dbg !3862, !tbaa !21
  %141 = add i32 %140, %136, !dbg !3863
  %142 = mul i32 %141, 33, !dbg !3864
  %143 = or disjoint i32 %111, 1, !dbg !3865
  %144 = zext i32 %143 to i64, !dbg !3866
  %145 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4k18xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 %144, !dbg !3867
  %146 = load i32, ptr %145, align 4, !dbg !3868, !tbaa !21
  %147 = add i32 %146, %142, !dbg !3869
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !3870
  %148 = icmp samesign ult i32 %27, 65, !dbg !3871
  br i1 %148, label %154, label %149, !dbg !3872

149:                                              ; preds = %154, %106
  %150 = phi i32 [ %147, %106 ], [ %163, %154 ], !dbg !3873
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !3874
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !3875
  %151 = icmp samesign ult i32 %27, 65, !dbg !3876
  br i1 %151, label %152, label %166, !dbg !3877

152:                                              ; preds = %149
  %153 = mul i32 %20, 96, !dbg !3878
  br label %171, !dbg !3879

154:                                              ; preds = %154, %106
  %155 = phi i32 [ %163, %154 ], [ %147, %106 ], !dbg !3880
  %156 = phi i32 [ %164, %154 ], [ %27, %106 ], !dbg !3881
  %157 = zext nneg i32 %156 to i64, !dbg !3882
  %158 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4k18xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 %157, !dbg !3883
  %159 = load i32, ptr %158, align 4, !dbg !3884, !tbaa !21
  %160 = add nuw nsw i32 %156, 9, !dbg !3885
  %161 = cmpxchg ptr %158, i32 %159, i32 %160 monotonic monotonic, align 4, !dbg !3886
  %162 = extractvalue { i32, i1 } %161, 0, !dbg !3887
  %163 = add i32 %162, %155, !dbg !3888
  %164 = add nuw nsw i32 %156, %19, !dbg !3889
  %165 = icmp samesign ult i32 %164, 65, !dbg !3890
  br i1 %165, label %154, label %149, !dbg !3891, !llvm.loop !3892

166:                                              ; preds = %171, %149
  %167 = icmp samesign ult i32 %27, 31, !dbg !3893
  br i1 %167, label %168, label %181, !dbg !3894

168:                                              ; preds = %166
  %169 = mul i32 %20, 96, !dbg !3895
  %170 = add i32 %169, 65, !dbg !3896
  br label %186, !dbg !3897

171:                                              ; preds = %171, %152
  %172 = phi i32 [ %27, %152 ], [ %179, %171 ], !dbg !3898
  %173 = zext nneg i32 %172 to i64, !dbg !3899
  %174 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4k18xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 %173, !dbg !3900
  %175 = load i32, ptr %174, align 4, !dbg !3901, !tbaa !21
  %176 = add i32 %172, %153, !dbg !3902
  %177 = zext i32 %176 to i64, !dbg !3903
  %178 = getelementptr inbounds nuw i32, ptr %1, i64 %177, !dbg !3904
  store i32 %175, ptr %178, align 4, !dbg !3905, !tbaa !21
  %179 = add nuw nsw i32 %172, %19, !dbg !3906
  %180 = icmp samesign ult i32 %179, 65, !dbg !3907
  br i1 %180, label %171, label %166, !dbg !3908, !llvm.loop !3909

181:                                              ; preds = %186, %166
  %182 = mul i32 %19, %20, !dbg !3910
  %183 = add i32 %27, %182, !dbg !3911
  %184 = zext i32 %183 to i64, !dbg !3912
  %185 = getelementptr inbounds nuw i32, ptr %0, i64 %184, !dbg !3913
  store i32 %150, ptr %185, align 4, !dbg !3914, !tbaa !21
  ret void, !dbg !3915

186:                                              ; preds = %186, %168
  %187 = phi i32 [ %27, %168 ], [ %210, %186 ], !dbg !3916
  %188 = zext nneg i32 %187 to i64, !dbg !3917
  %189 = getelementptr inbounds nuw <4 x float>, ptr addrspacecast (ptr addrspace(3) @_ZZ4k18xILi3EEvPjS0_PKiiiiiijxxyyiE2A2 to ptr), i64 %188, !dbg !3918
  %190 = load float, ptr %189, align 16, !dbg !3919, !tbaa !134
  %191 = fptosi float %190 to i32, !dbg !3920
  %192 = getelementptr inbounds nuw i8, ptr %189, i64 4, !dbg !3921
  %193 = load float, ptr %192, align 4, !dbg !3922, !tbaa !134
  %194 = fptosi float %193 to i32, !dbg !3923
  %195 = mul i32 %194, 3, !dbg !3924
  %196 = add i32 %195, %191, !dbg !3925
  %197 = getelementptr inbounds nuw i8, ptr %189, i64 8, !dbg !3926
  %198 = load float, ptr %197, align 8, !dbg !3927, !tbaa !134
  %199 = fptosi float %198 to i32, !dbg !3928
  %200 = mul i32 %199, 9, !dbg !3929
  %201 = add i32 %196, %200, !dbg !3930
  %202 = getelementptr inbounds nuw i8, ptr %189, i64 12, !dbg !3931
  %203 = load float, ptr %202, align 4, !dbg !3932, !tbaa !134
  %204 = fptosi float %203 to i32, !dbg !3933
  %205 = mul i32 %204, 27, !dbg !3934
  %206 = add i32 %201, %205, !dbg !3935
  %207 = add i32 %170, %187, !dbg !3936
  %208 = zext i32 %207 to i64, !dbg !3937
  %209 = getelementptr inbounds nuw i32, ptr %1, i64 %208, !dbg !3938
  store i32 %206, ptr %209, align 4, !dbg !3939, !tbaa !21
  %210 = add nuw nsw i32 %187, %19, !dbg !3940
  %211 = icmp samesign ult i32 %210, 31, !dbg !3941
  br i1 %211, label %186, label %181, !dbg !3942, !llvm.loop !3943
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4k19xPjS_PKiiiiiijxxyyi(ptr noundef writeonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readonly captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i64 noundef %9, i64 noundef %10, i64 noundef %11, i64 noundef %12, i32 noundef %13) local_unnamed_addr #0 !dbg !3944 {
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3945
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3946
  %17 = mul nuw nsw i32 %15, %16, !dbg !3947
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3948
  %19 = mul nuw nsw i32 %17, %18, !dbg !3949
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3950
  %21 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3951
  %22 = mul nuw nsw i32 %21, %16, !dbg !3952
  %23 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3953
  %24 = add nuw nsw i32 %22, %23, !dbg !3954
  %25 = mul nuw nsw i32 %24, %15, !dbg !3955
  %26 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3956
  %27 = add nuw nsw i32 %25, %26, !dbg !3957
  %28 = add nuw i32 %27, %20, !dbg !3958
  %29 = icmp eq i32 %21, 0, !dbg !3959
  br i1 %29, label %30, label %116, !dbg !3960

30:                                               ; preds = %14
  %31 = icmp samesign ult i32 %23, 24, !dbg !3961
  br i1 %31, label %32, label %42, !dbg !3962

32:                                               ; preds = %30
  %33 = icmp samesign ult i32 %26, 31, !dbg !3963
  br label %34, !dbg !3964

34:                                               ; preds = %47, %32
  %35 = phi i32 [ %23, %32 ], [ %48, %47 ], !dbg !3965
  br i1 %33, label %36, label %47, !dbg !3966

36:                                               ; preds = %34
  %37 = mul nuw nsw i32 %35, 31, !dbg !3967
  %38 = mul nuw nsw i32 %35, 7, !dbg !3968
  %39 = urem i32 %38, 24, !dbg !3969
  %40 = mul i32 %39, 80
  %41 = mul i32 %39, -1
  br label %50, !dbg !3970

.loopexit10:                                      ; preds = %47
  br label %42, !dbg !3971

42:                                               ; preds = %.loopexit10, %30
  %43 = icmp samesign ult i32 %23, 30, !dbg !3971
  br i1 %43, label %44, label %72, !dbg !3972

44:                                               ; preds = %42
  %45 = icmp samesign ult i32 %26, 16, !dbg !3973
  %46 = add i32 %7, -7, !dbg !3974
  br label %65, !dbg !3975

.loopexit9:                                       ; preds = %50
  br label %47, !dbg !3976

47:                                               ; preds = %.loopexit9, %34
  %48 = add nuw nsw i32 %35, %16, !dbg !3976
  %49 = icmp samesign ult i32 %48, 24, !dbg !3977
  br i1 %49, label %34, label %.loopexit10, !dbg !3978, !llvm.loop !3979

50:                                               ; preds = %50, %36
  %51 = phi i32 [ %26, %36 ], [ %63, %50 ], !dbg !3980
  %52 = add nuw nsw i32 %51, %37, !dbg !3981
  %53 = trunc nuw i32 %52 to i16, !dbg !3982
  %54 = mul nuw i16 %53, 3, !dbg !3983
  %55 = add nuw nsw i16 %54, 20, !dbg !3984
  %56 = add i32 %41, %51, !dbg !3985
  %57 = ashr i32 %56, 2, !dbg !3985
  %58 = add i32 %56, %57, !dbg !3985
  %59 = mul i32 %58, 2, !dbg !3985
  %60 = add i32 %40, %59, !dbg !3985
  %61 = sext i32 %60 to i64, !dbg !3985
  %62 = getelementptr i8, ptr addrspace(3) @_ZZ4k19xPjS_PKiiiiiijxxyyiE2A1, i64 %61, !dbg !3985
  store i16 %55, ptr addrspace(3) %62, align 2, !dbg !3985
  %63 = add nuw nsw i32 %51, %15, !dbg !3986
  %64 = icmp samesign ult i32 %63, 31, !dbg !3987
  br i1 %64, label %50, label %.loopexit9, !dbg !3988, !llvm.loop !3989

65:                                               ; preds = %76, %44
  %66 = phi i32 [ %23, %44 ], [ %77, %76 ], !dbg !3990
  br i1 %45, label %67, label %76, !dbg !3991

67:                                               ; preds = %65
  %68 = shl nuw nsw i32 %66, 4, !dbg !3992
  %69 = add i32 %46, %66, !dbg !3993
  %70 = zext i32 %69 to i64, !dbg !3994
  %71 = getelementptr [52 x i8], ptr addrspace(3) @_ZZ4k19xPjS_PKiiiiiijxxyyiE2A2, i64 %70
  br label %79, !dbg !3995

.loopexit8:                                       ; preds = %76
  br label %72, !dbg !3996

72:                                               ; preds = %.loopexit8, %42
  %73 = icmp samesign ult i32 %23, 8, !dbg !3996
  br i1 %73, label %74, label %116, !dbg !3997

74:                                               ; preds = %72
  %75 = icmp samesign ult i32 %26, 15, !dbg !3998
  br label %90, !dbg !3999

.loopexit7:                                       ; preds = %79
  br label %76, !dbg !4000

76:                                               ; preds = %.loopexit7, %65
  %77 = add nuw nsw i32 %66, %16, !dbg !4000
  %78 = icmp samesign ult i32 %77, 30, !dbg !4001
  br i1 %78, label %65, label %.loopexit8, !dbg !4002, !llvm.loop !4003

79:                                               ; preds = %79, %67
  %80 = phi i32 [ %26, %67 ], [ %88, %79 ], !dbg !4004
  %81 = add nuw nsw i32 %80, %68, !dbg !4005
  %82 = trunc nuw i32 %81 to i16, !dbg !4006
  %83 = add nuw nsw i16 %82, 15, !dbg !4007
  %84 = add nuw nsw i32 %80, 1, !dbg !4008
  %85 = and i32 %84, 15, !dbg !4009
  %86 = zext nneg i32 %85 to i64, !dbg !4010
  %87 = getelementptr [2 x i8], ptr addrspace(3) %71, i64 %86, !dbg !4011
  store i16 %83, ptr addrspace(3) %87, align 2, !dbg !4011, !tbaa !4012
  %88 = add nuw nsw i32 %80, %15, !dbg !4014
  %89 = icmp samesign ult i32 %88, 16, !dbg !4015
  br i1 %89, label %79, label %.loopexit7, !dbg !4016, !llvm.loop !4017

90:                                               ; preds = %97, %74
  %91 = phi i32 [ %23, %74 ], [ %98, %97 ], !dbg !4018
  br i1 %75, label %92, label %97, !dbg !4019

92:                                               ; preds = %90
  %93 = mul nuw nsw i32 %91, 15, !dbg !4020
  %94 = sub nuw nsw i32 7, %91, !dbg !4021
  %95 = zext nneg i32 %94 to i64, !dbg !4022
  %96 = getelementptr inbounds nuw [15 x <2 x i16>], ptr addrspacecast (ptr addrspace(3) @_ZL4G4_0 to ptr), i64 %95, !dbg !4023
  br label %100, !dbg !4024

.loopexit5:                                       ; preds = %100
  br label %97, !dbg !4025

97:                                               ; preds = %.loopexit5, %90
  %98 = add nuw nsw i32 %91, %16, !dbg !4025
  %99 = icmp samesign ult i32 %98, 8, !dbg !4026
  br i1 %99, label %90, label %.loopexit6, !dbg !4027, !llvm.loop !4028

100:                                              ; preds = %100, %92
  %101 = phi i32 [ %26, %92 ], [ %114, %100 ], !dbg !4029
  %102 = add nuw nsw i32 %101, %93, !dbg !4030
  %103 = mul nuw nsw i32 %102, 29, !dbg !4031
  %104 = add nuw nsw i32 %103, 86, !dbg !4032
  %105 = trunc nuw i32 %104 to i16, !dbg !4033
  %106 = insertelement <2 x i16> poison, i16 %105, i64 0, !dbg !4034
  %107 = mul nuw i16 %105, 3, !dbg !4035
  %108 = add i16 %107, 1, !dbg !4036
  %109 = insertelement <2 x i16> %106, i16 %108, i64 1, !dbg !4037
  %110 = add nuw nsw i32 %101, 3, !dbg !4038
  %111 = urem i32 %110, 15, !dbg !4039
  %112 = zext nneg i32 %111 to i64, !dbg !4040
  %113 = getelementptr inbounds nuw <2 x i16>, ptr %96, i64 %112, !dbg !4041
  store <2 x i16> %109, ptr %113, align 4, !dbg !4042
  %114 = add nuw nsw i32 %101, %15, !dbg !4043
  %115 = icmp samesign ult i32 %114, 15, !dbg !4044
  br i1 %115, label %100, label %.loopexit5, !dbg !4045, !llvm.loop !4046

.loopexit6:                                       ; preds = %97
  br label %116, !dbg !4047

116:                                              ; preds = %.loopexit6, %72, %14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !4047
  %117 = icmp samesign ult i32 %27, 93, !dbg !4048
  br i1 %117, label %118, label %140, !dbg !4049

118:                                              ; preds = %116
  %119 = shl nuw nsw i32 %27, 3, !dbg !4050
  %120 = urem i32 %23, 6, !dbg !4051
  %121 = or disjoint i32 %120, -32, !dbg !4052
  %122 = sub nsw i32 %3, %4, !dbg !4053
  %123 = mul nsw i32 %122, %121, !dbg !4054
  %124 = trunc i64 %9 to i32, !dbg !4055
  %125 = mul nuw nsw i32 %120, 15, !dbg !4056
  %126 = udiv i32 %125, 31, !dbg !4057
  %127 = zext nneg i32 %126 to i64, !dbg !4058
  %128 = shl nuw nsw i32 %19, 3, !dbg !4059
  %129 = getelementptr [2 x i8], ptr addrspace(3) @_ZZ4k19xPjS_PKiiiiiijxxyyiE2A2, i64 %127
  %130 = getelementptr i8, ptr addrspace(3) %129, i64 416
  br label %131, !dbg !4060

131:                                              ; preds = %145, %118
  %132 = phi i32 [ %28, %118 ], [ %146, %145 ], !dbg !4061
  %133 = phi i32 [ %119, %118 ], [ %147, %145 ], !dbg !4062
  %134 = tail call i32 @llvm.umin.i32(i32 %133, i32 736), !dbg !4063
  %135 = add nuw nsw i32 %134, 8, !dbg !4064
  %136 = icmp samesign ugt i32 %133, 736, !dbg !4065
  br i1 %136, label %145, label %137, !dbg !4066

137:                                              ; preds = %131
  %138 = load i16, ptr addrspace(3) %130, align 2, !dbg !4067, !tbaa !108
  %139 = zext i16 %138 to i32, !dbg !4068
  br label %149, !dbg !4069

.loopexit4:                                       ; preds = %145
  br label %140, !dbg !4070

140:                                              ; preds = %.loopexit4, %116
  %141 = phi i32 [ %28, %116 ], [ %146, %.loopexit4 ], !dbg !4071
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !4070
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !4072
  %142 = icmp samesign ult i32 %27, 744, !dbg !4073
  br i1 %142, label %143, label %297, !dbg !4074

143:                                              ; preds = %140
  %144 = mul i32 %20, 1344, !dbg !4075
  br label %302, !dbg !4076

.loopexit3:                                       ; preds = %206
  br label %145, !dbg !4077

145:                                              ; preds = %.loopexit3, %131
  %146 = phi i32 [ %132, %131 ], [ %291, %.loopexit3 ], !dbg !4078
  %147 = add nuw nsw i32 %133, %128, !dbg !4077
  %148 = icmp samesign ult i32 %147, 744, !dbg !4079
  br i1 %148, label %131, label %.loopexit4, !dbg !4080, !llvm.loop !4081

149:                                              ; preds = %206, %137
  %150 = phi i32 [ %132, %137 ], [ %291, %206 ], !dbg !4082
  %151 = phi i32 [ %133, %137 ], [ %223, %206 ], !dbg !4083
  %152 = mul i32 %123, %151, !dbg !4084
  %153 = urem i32 %152, 117, !dbg !4085
  %154 = add i32 %153, %124, !dbg !4086
  br label %155, !dbg !4087

155:                                              ; preds = %155, %149
  %156 = phi i32 [ %150, %149 ], [ %203, %155 ], !dbg !4088
  %157 = phi i32 [ 0, %149 ], [ %204, %155 ], !dbg !4089
  %158 = add i32 %154, %157, !dbg !4090
  %159 = shl i32 %158, 2, !dbg !4091
  %160 = add i32 %159, 6, !dbg !4092
  %161 = mul i32 %156, 33, !dbg !4093
  %162 = mul i32 %160, 2, !dbg !4094
  %163 = lshr i32 %160, 4, !dbg !4094
  %164 = mul i32 %163, 20, !dbg !4094
  %165 = add i32 %162, %164, !dbg !4094
  %166 = sext i32 %165 to i64, !dbg !4094
  %167 = getelementptr i8, ptr addrspace(3) @_ZZ4k19xPjS_PKiiiiiijxxyyiE2A2, i64 %166, !dbg !4094
  %168 = load i16, ptr addrspace(3) %167, align 4, !dbg !4094, !tbaa !108
  %169 = zext i16 %168 to i32, !dbg !4095
  %170 = add i32 %161, %169, !dbg !4096
  %171 = mul i32 %170, 33, !dbg !4097
  %172 = add i32 %159, 7, !dbg !4098
  %173 = mul i32 %172, 2, !dbg !4099
  %174 = lshr i32 %172, 4, !dbg !4099
  %175 = mul i32 %174, 20, !dbg !4099
  %176 = add i32 %173, %175, !dbg !4099
  %177 = sext i32 %176 to i64, !dbg !4099
  %178 = getelementptr i8, ptr addrspace(3) @_ZZ4k19xPjS_PKiiiiiijxxyyiE2A2, i64 %177, !dbg !4099
  %179 = load i16, ptr addrspace(3) %178, align 2, !dbg !4099, !tbaa !108
  %180 = zext i16 %179 to i32, !dbg !4100
  %181 = add i32 %171, %180, !dbg !4101
  %182 = mul i32 %181, 33, !dbg !4102
  %183 = add i32 %159, 8, !dbg !4103
  %184 = mul i32 %183, 2, !dbg !4104
  %185 = lshr i32 %183, 4, !dbg !4104
  %186 = mul i32 %185, 20, !dbg !4104
  %187 = add i32 %184, %186, !dbg !4104
  %188 = sext i32 %187 to i64, !dbg !4104
  %189 = getelementptr i8, ptr addrspace(3) @_ZZ4k19xPjS_PKiiiiiijxxyyiE2A2, i64 %188, !dbg !4104
  %190 = load i16, ptr addrspace(3) %189, align 4, !dbg !4104, !tbaa !108
  %191 = zext i16 %190 to i32, !dbg !4105
  %192 = add i32 %182, %191, !dbg !4106
  %193 = mul i32 %192, 33, !dbg !4107
  %194 = add i32 %159, 9, !dbg !4108
  %195 = mul i32 %194, 2, !dbg !4109
  %196 = lshr i32 %194, 4, !dbg !4109
  %197 = mul i32 %196, 20, !dbg !4109
  %198 = add i32 %195, %197, !dbg !4109
  %199 = sext i32 %198 to i64, !dbg !4109
  %200 = getelementptr i8, ptr addrspace(3) @_ZZ4k19xPjS_PKiiiiiijxxyyiE2A2, i64 %199, !dbg !4109
  %201 = load i16, ptr addrspace(3) %200, align 2, !dbg !4109, !tbaa !108
  %202 = zext i16 %201 to i32, !dbg !4110
  %203 = add i32 %193, %202, !dbg !4111
  %204 = add nuw nsw i32 %157, 1, !dbg !4112
  %205 = icmp eq i32 %204, 3, !dbg !4113
  br i1 %205, label %.preheader, label %155, !dbg !4114, !llvm.loop !4115

.preheader:                                       ; preds = %155
  br label %225, !dbg !4116

206:                                              ; preds = %231
  %207 = mul nuw nsw i32 %151, 3, !dbg !4117
  %208 = add i32 %291, %207, !dbg !4118
  %209 = trunc i32 %208 to i16, !dbg !4119
  %210 = freeze i32 %151, !dbg !4120
  %211 = udiv i32 %210, 31, !dbg !4121
  %212 = mul i32 %211, 31, !dbg !4122
  %213 = sub i32 %210, %212, !dbg !4123
  %214 = mul i32 %211, 80, !dbg !4124
  %215 = mul i32 %211, -1, !dbg !4124
  %216 = add i32 %213, %215, !dbg !4124
  %217 = ashr i32 %216, 2, !dbg !4124
  %218 = add i32 %216, %217, !dbg !4124
  %219 = mul i32 %218, 2, !dbg !4124
  %220 = add i32 %214, %219, !dbg !4124
  %221 = sext i32 %220 to i64, !dbg !4124
  %222 = getelementptr i8, ptr addrspace(3) @_ZZ4k19xPjS_PKiiiiiijxxyyiE2A1, i64 %221, !dbg !4124
  store i16 %209, ptr addrspace(3) %222, align 2, !dbg !4124, !tbaa !108
  %223 = add nuw nsw i32 %151, 1, !dbg !4125
  %224 = icmp samesign ult i32 %223, %135, !dbg !4126
  br i1 %224, label %149, label %.loopexit3, !dbg !4127, !llvm.loop !4128

225:                                              ; preds = %.preheader, %231
  %226 = phi i32 [ %234, %231 ], [ 1, %.preheader ], !dbg !4129
  %227 = phi i32 [ %291, %231 ], [ %203, %.preheader ], !dbg !4130
  %228 = phi i8 [ %232, %231 ], [ 0, %.preheader ], !dbg !4131
  %229 = mul i32 %227, 33, !dbg !4132
  %230 = add i32 %229, %139, !dbg !4133
  br label %235, !dbg !4116

231:                                              ; preds = %294
  %232 = add nuw nsw i8 %228, 1, !dbg !4134
  %233 = icmp eq i8 %228, 0, !dbg !4135
  %234 = add nuw nsw i32 %226, 1, !dbg !4136
  br i1 %233, label %225, label %206, !dbg !4137, !llvm.loop !4138

235:                                              ; preds = %294, %225
  %236 = phi i32 [ %230, %225 ], [ %291, %294 ], !dbg !4139
  %237 = phi i32 [ 0, %225 ], [ %295, %294 ], !dbg !4140
  %238 = shl nuw nsw i32 %237, 2, !dbg !4141
  %239 = zext nneg i32 %238 to i64, !dbg !4142
  %240 = getelementptr inbounds nuw i32, ptr %2, i64 %239, !dbg !4143
  %241 = getelementptr inbounds nuw i8, ptr %240, i64 12848, !dbg !4144
  %242 = load i32, ptr %241, align 4, !dbg !4145, !tbaa !21
  %243 = shl i32 %242, 3, !dbg !4146
  %244 = and i32 %243, 56, !dbg !4147
  %245 = or disjoint i32 %244, 4, !dbg !4148
  br label %246, !dbg !4149

246:                                              ; preds = %246, %235
  %247 = phi i32 [ %236, %235 ], [ %291, %246 ], !dbg !4150
  %248 = phi i32 [ 0, %235 ], [ %292, %246 ], !dbg !4151
  %249 = shl nuw nsw i32 %248, 3, !dbg !4152
  %250 = add nuw nsw i32 %245, %249, !dbg !4153
  %251 = mul i32 %247, 33, !dbg !4154
  %252 = zext nneg i32 %250 to i64, !dbg !4155
  %253 = getelementptr inbounds nuw <2 x i16>, ptr addrspacecast (ptr addrspace(3) @_ZL4G4_0 to ptr), i64 %252, !dbg !4156
  %254 = load i16, ptr %253, align 4, !dbg !4157, !tbaa !134
  %255 = zext i16 %254 to i32, !dbg !4158
  %256 = getelementptr inbounds nuw i8, ptr %253, i64 2, !dbg !4159
  %257 = load i16, ptr %256, align 2, !dbg !4160, !tbaa !134
  %258 = zext i16 %257 to i32, !dbg !4161
  %259 = mul nuw nsw i32 %258, 3, !dbg !4162
  %260 = add i32 %251, %255, !dbg !4163
  %261 = add i32 %260, %259, !dbg !4164
  %262 = mul i32 %261, 33, !dbg !4165
  %263 = getelementptr inbounds nuw i8, ptr %253, i64 4, !dbg !4166
  %264 = load i16, ptr %263, align 4, !dbg !4167, !tbaa !134
  %265 = zext i16 %264 to i32, !dbg !4168
  %266 = getelementptr inbounds nuw i8, ptr %253, i64 6, !dbg !4169
  %267 = load i16, ptr %266, align 2, !dbg !4170, !tbaa !134
  %268 = zext i16 %267 to i32, !dbg !4171
  %269 = mul nuw nsw i32 %268, 3, !dbg !4172
  %270 = add i32 %262, %265, !dbg !4173
  %271 = add i32 %270, %269, !dbg !4174
  %272 = mul i32 %271, 33, !dbg !4175
  %273 = getelementptr inbounds nuw i8, ptr %253, i64 8, !dbg !4176
  %274 = load i16, ptr %273, align 4, !dbg !4177, !tbaa !134
  %275 = zext i16 %274 to i32, !dbg !4178
  %276 = getelementptr inbounds nuw i8, ptr %253, i64 10, !dbg !4179
  %277 = load i16, ptr %276, align 2, !dbg !4180, !tbaa !134
  %278 = zext i16 %277 to i32, !dbg !4181
  %279 = mul nuw nsw i32 %278, 3, !dbg !4182
  %280 = add i32 %272, %275, !dbg !4183
  %281 = add i32 %280, %279, !dbg !4184
  %282 = mul i32 %281, 33, !dbg !4185
  %283 = getelementptr inbounds nuw i8, ptr %253, i64 12, !dbg !4186
  %284 = load i16, ptr %283, align 4, !dbg !4187, !tbaa !134
  %285 = zext i16 %284 to i32, !dbg !4188
  %286 = getelementptr inbounds nuw i8, ptr %253, i64 14, !dbg !4189
  %287 = load i16, ptr %286, align 2, !dbg !4190, !tbaa !134
  %288 = zext i16 %287 to i32, !dbg !4191
  %289 = mul nuw nsw i32 %288, 3, !dbg !4192
  %290 = add i32 %282, %285, !dbg !4193
  %291 = add i32 %290, %289, !dbg !4194
  %292 = add nuw nsw i32 %248, 1, !dbg !4195
  %293 = icmp eq i32 %292, 3, !dbg !4196
  br i1 %293, label %294, label %246, !dbg !4197, !llvm.loop !4198

294:                                              ; preds = %246
  %295 = add nuw nsw i32 %237, 1, !dbg !4199
  %296 = icmp eq i32 %295, %226, !dbg !4200
  br i1 %296, label %231, label %235, !dbg !4201, !llvm.loop !4202

.loopexit2:                                       ; preds = %302
  br label %297, !dbg !4203

297:                                              ; preds = %.loopexit2, %140
  %298 = icmp samesign ult i32 %27, 480, !dbg !4203
  br i1 %298, label %299, label %316, !dbg !4204

299:                                              ; preds = %297
  %300 = mul i32 %20, 1344, !dbg !4205
  %301 = add i32 %300, 744, !dbg !4206
  br label %321, !dbg !4207

302:                                              ; preds = %302, %143
  %303 = phi i32 [ %27, %143 ], [ %314, %302 ], !dbg !4208
  %304 = lshr i32 %303, 2, !dbg !4209
  %305 = add i32 %303, %304, !dbg !4209
  %306 = mul i32 %305, 2, !dbg !4209
  %307 = sext i32 %306 to i64, !dbg !4209
  %308 = getelementptr i8, ptr addrspace(3) @_ZZ4k19xPjS_PKiiiiiijxxyyiE2A1, i64 %307, !dbg !4209
  %309 = load i16, ptr addrspace(3) %308, align 2, !dbg !4209, !tbaa !108
  %310 = sext i16 %309 to i32, !dbg !4210
  %311 = add i32 %303, %144, !dbg !4211
  %312 = zext i32 %311 to i64, !dbg !4212
  %313 = getelementptr inbounds nuw i32, ptr %1, i64 %312, !dbg !4213
  store i32 %310, ptr %313, align 4, !dbg !4214, !tbaa !21
  %314 = add nuw nsw i32 %303, %19, !dbg !4215
  %315 = icmp samesign ult i32 %314, 744, !dbg !4216
  br i1 %315, label %302, label %.loopexit2, !dbg !4217, !llvm.loop !4218

.loopexit1:                                       ; preds = %321
  br label %316, !dbg !4219

316:                                              ; preds = %.loopexit1, %297
  %317 = icmp samesign ult i32 %27, 120, !dbg !4219
  br i1 %317, label %318, label %336, !dbg !4220

318:                                              ; preds = %316
  %319 = mul i32 %20, 1344, !dbg !4221
  %320 = add i32 %319, 1224, !dbg !4222
  br label %341, !dbg !4223

321:                                              ; preds = %321, %299
  %322 = phi i32 [ %27, %299 ], [ %334, %321 ], !dbg !4224
  %323 = mul i32 %322, 2, !dbg !4225
  %324 = lshr i32 %322, 4, !dbg !4225
  %325 = mul i32 %324, 20, !dbg !4225
  %326 = add i32 %323, %325, !dbg !4225
  %327 = sext i32 %326 to i64, !dbg !4225
  %328 = getelementptr i8, ptr addrspace(3) @_ZZ4k19xPjS_PKiiiiiijxxyyiE2A2, i64 %327, !dbg !4225
  %329 = load i16, ptr addrspace(3) %328, align 2, !dbg !4225, !tbaa !108
  %330 = zext i16 %329 to i32, !dbg !4226
  %331 = add i32 %301, %322, !dbg !4227
  %332 = zext i32 %331 to i64, !dbg !4228
  %333 = getelementptr inbounds nuw i32, ptr %1, i64 %332, !dbg !4229
  store i32 %330, ptr %333, align 4, !dbg !4230, !tbaa !21
  %334 = add nuw nsw i32 %322, %19, !dbg !4231
  %335 = icmp samesign ult i32 %334, 480, !dbg !4232
  br i1 %335, label %321, label %.loopexit1, !dbg !4233, !llvm.loop !4234

.loopexit:                                        ; preds = %341
  br label %336, !dbg !4235

336:                                              ; preds = %.loopexit, %316
  %337 = mul i32 %19, %20, !dbg !4235
  %338 = add i32 %27, %337, !dbg !4236
  %339 = zext i32 %338 to i64, !dbg !4237
  %340 = getelementptr inbounds nuw i32, ptr %0, i64 %339, !dbg !4238
  store i32 %141, ptr %340, align 4, !dbg !4239, !tbaa !21
  ret void, !dbg !4240

341:                                              ; preds = %341, %318
  %342 = phi i32 [ %27, %318 ], [ %355, %341 ], !dbg !4241
  %343 = zext nneg i32 %342 to i64, !dbg !4242
  %344 = getelementptr inbounds nuw <2 x i16>, ptr addrspacecast (ptr addrspace(3) @_ZL4G4_0 to ptr), i64 %343, !dbg !4243
  %345 = load i16, ptr %344, align 4, !dbg !4244, !tbaa !134
  %346 = zext i16 %345 to i32, !dbg !4245
  %347 = getelementptr inbounds nuw i8, ptr %344, i64 2, !dbg !4246
  %348 = load i16, ptr %347, align 2, !dbg !4247, !tbaa !134
  %349 = zext i16 %348 to i32, !dbg !4248
  %350 = mul nuw nsw i32 %349, 3, !dbg !4249
  %351 = add nuw nsw i32 %350, %346, !dbg !4250
  %352 = add i32 %320, %342, !dbg !4251
  %353 = zext i32 %352 to i64, !dbg !4252
  %354 = getelementptr inbounds nuw i32, ptr %1, i64 %353, !dbg !4253
  store i32 %351, ptr %354, align 4, !dbg !4254, !tbaa !21
  %355 = add nuw nsw i32 %342, %19, !dbg !4255
  %356 = icmp samesign ult i32 %355, 120, !dbg !4256
  br i1 %356, label %341, label %.loopexit, !dbg !4257, !llvm.loop !4258
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4k20xILi3EEvPjS0_PKiiiiiijxxyyi(ptr noundef writeonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i64 noundef %9, i64 noundef %10, i64 noundef %11, i64 noundef %12, i32 noundef %13) local_unnamed_addr #0 comdat !dbg !4259 {
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !4260
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !4261
  %17 = mul nuw nsw i32 %15, %16, !dbg !4262
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !4263
  %19 = mul nuw nsw i32 %17, %18, !dbg !4264
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !4265
  %21 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !4266
  %22 = mul nuw nsw i32 %21, %16, !dbg !4267
  %23 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !4268
  %24 = add nuw nsw i32 %22, %23, !dbg !4269
  %25 = mul nuw nsw i32 %24, %15, !dbg !4270
  %26 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !4271
  %27 = add nuw nsw i32 %25, %26, !dbg !4272
  %28 = add nuw i32 %27, %20, !dbg !4273
  %29 = icmp samesign ult i32 %27, 64, !dbg !4274
  br i1 %29, label %30, label %64, !dbg !4275

30:                                               ; preds = %14
  %31 = add nuw nsw i32 %21, %18, !dbg !4276
  %32 = mul nuw nsw i32 %16, %31, !dbg !4277
  %33 = add nuw nsw i32 %23, %32, !dbg !4278
  %34 = mul nuw i32 %15, %33, !dbg !4279
  %35 = add nuw i32 %26, %34, !dbg !4280
  %36 = tail call i32 @llvm.umax.i32(i32 %35, i32 64), !dbg !4281
  %37 = icmp ult i32 %35, 64, !dbg !4282
  %38 = zext i1 %37 to i32, !dbg !4283
  %39 = add i32 %35, %38, !dbg !4284
  %40 = sub i32 %36, %39, !dbg !4285
  %41 = udiv i32 %40, %19, !dbg !4286
  %42 = add i32 %41, %38, !dbg !4287
  %43 = add i32 %42, 1, !dbg !4288
  %44 = and i32 %43, 3, !dbg !4289
  %45 = and i32 %42, 3, !dbg !4290
  %46 = icmp eq i32 %45, 3, !dbg !4291
  br i1 %46, label %61, label %47, !dbg !4292

47:                                               ; preds = %47, %30
  %48 = phi i32 [ %58, %47 ], [ %27, %30 ], !dbg !4293
  %49 = phi i32 [ %59, %47 ], [ 0, %30 ], !dbg !4294
  %50 = mul nuw nsw i32 %48, 7, !dbg !4295
  %51 = add nuw nsw i32 %50, 26, !dbg !4296
  %52 = zext nneg i32 %51 to i64, !dbg !4297
  %53 = mul nuw nsw i32 %48, 5, !dbg !4298
  %54 = and i32 %53, 63, !dbg !4299
  %55 = zext nneg i32 %54 to i64, !dbg !4300
  %56 = getelementptr i64, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4k20xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 136), i64 %55, !dbg !4301
  %57 = getelementptr i8, ptr %56, i64 -136, !dbg !4302
  store i64 %52, ptr %57, align 8, !dbg !4303, !tbaa !434
  %58 = add nuw nsw i32 %48, %19, !dbg !4304
  %59 = add i32 %49, 1, !dbg !4305
  %60 = icmp eq i32 %59, %44, !dbg !4306
  br i1 %60, label %61, label %47, !dbg !4307, !llvm.loop !4308

61:                                               ; preds = %47, %30
  %62 = phi i32 [ %27, %30 ], [ %58, %47 ], !dbg !4309
  %63 = icmp ult i32 %42, 3, !dbg !4310
  br i1 %63, label %64, label %69, !dbg !4311

64:                                               ; preds = %69, %61, %14
  %65 = icmp eq i32 %21, 0, !dbg !4312
  br i1 %65, label %66, label %140, !dbg !4313

66:                                               ; preds = %64
  %67 = icmp samesign ult i32 %23, 36, !dbg !4314
  %68 = icmp samesign ult i32 %26, 32, !dbg !4315
  br label %108, !dbg !4316

69:                                               ; preds = %69, %61
  %70 = phi i32 [ %106, %69 ], [ %62, %61 ], !dbg !4317
  %71 = mul nuw nsw i32 %70, 7, !dbg !4318
  %72 = add nuw nsw i32 %71, 26, !dbg !4319
  %73 = zext nneg i32 %72 to i64, !dbg !4320
  %74 = mul nuw nsw i32 %70, 5, !dbg !4321
  %75 = and i32 %74, 63, !dbg !4322
  %76 = zext nneg i32 %75 to i64, !dbg !4323
  %77 = getelementptr i64, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4k20xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 136), i64 %76, !dbg !4324
  %78 = getelementptr i8, ptr %77, i64 -136, !dbg !4325
  store i64 %73, ptr %78, align 8, !dbg !4326, !tbaa !434
  %79 = add nuw nsw i32 %70, %19, !dbg !4327
  %80 = mul nuw nsw i32 %79, 7, !dbg !4328
  %81 = add nuw nsw i32 %80, 26, !dbg !4329
  %82 = zext nneg i32 %81 to i64, !dbg !4330
  %83 = mul nuw nsw i32 %79, 5, !dbg !4331
  %84 = and i32 %83, 63, !dbg !4332
  %85 = zext nneg i32 %84 to i64, !dbg !4333
  %86 = getelementptr i64, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4k20xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 136), i64 %85, !dbg !4334
  %87 = getelementptr i8, ptr %86, i64 -136, !dbg !4335
  store i64 %82, ptr %87, align 8, !dbg !4336, !tbaa !434
  %88 = add nuw nsw i32 %79, %19, !dbg !4337
  %89 = mul nuw nsw i32 %88, 7, !dbg !4338
  %90 = add nuw nsw i32 %89, 26, !dbg !4339
  %91 = zext nneg i32 %90 to i64, !dbg !4340
  %92 = mul nuw nsw i32 %88, 5, !dbg !4341
  %93 = and i32 %92, 63, !dbg !4342
  %94 = zext nneg i32 %93 to i64, !dbg !4343
  %95 = getelementptr i64, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4k20xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 136), i64 %94, !dbg !4344
  %96 = getelementptr i8, ptr %95, i64 -136, !dbg !4345
  store i64 %91, ptr %96, align 8, !dbg !4346, !tbaa !434
  %97 = add nuw nsw i32 %88, %19, !dbg !4347
  %98 = mul nuw nsw i32 %97, 7, !dbg !4348
  %99 = add nuw nsw i32 %98, 26, !dbg !4349
  %100 = zext nneg i32 %99 to i64, !dbg !4350
  %101 = mul nuw nsw i32 %97, 5, !dbg !4351
  %102 = and i32 %101, 63, !dbg !4352
  %103 = zext nneg i32 %102 to i64, !dbg !4353
  %104 = getelementptr i64, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4k20xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 136), i64 %103, !dbg !4354
  %105 = getelementptr i8, ptr %104, i64 -136, !dbg !4355
  store i64 %100, ptr %105, align 8, !dbg !4356, !tbaa !434
  %106 = add nuw nsw i32 %97, %19, !dbg !4357
  %107 = icmp samesign ult i32 %106, 64, !dbg !4358
  br i1 %107, label %69, label %64, !dbg !4359, !llvm.loop !4360

108:                                              ; preds = %123, %66
  %109 = phi i32 [ 0, %66 ], [ %124, %123 ], !dbg !4361
  br i1 %67, label %110, label %123, !dbg !4362

110:                                              ; preds = %108
  %111 = mul nuw nsw i32 %109, 36, !dbg !4363
  %112 = zext nneg i32 %109 to i64, !dbg !4364
  %113 = getelementptr inbounds nuw [36 x [32 x i8]], ptr addrspacecast (ptr addrspace(3) @_ZZ4k20xILi3EEvPjS0_PKiiiiiijxxyyiE2A2 to ptr), i64 %112, !dbg !4365
  br label %114, !dbg !4366

114:                                              ; preds = %126, %110
  %115 = phi i32 [ %23, %110 ], [ %127, %126 ], !dbg !4367
  br i1 %68, label %116, label %126, !dbg !4368

116:                                              ; preds = %114
  %117 = add nuw nsw i32 %115, %111, !dbg !4369
  %118 = shl nuw nsw i32 %117, 5, !dbg !4370
  %119 = mul nuw nsw i32 %115, 65, !dbg !4371
  %120 = urem i32 %119, 36, !dbg !4372
  %121 = zext nneg i32 %120 to i64, !dbg !4373
  %122 = getelementptr inbounds nuw [32 x i8], ptr %113, i64 %121, !dbg !4374
  br label %129, !dbg !4375

123:                                              ; preds = %126, %108
  %124 = add nuw nsw i32 %109, 1, !dbg !4376
  %125 = icmp eq i32 %124, 3, !dbg !4377
  br i1 %125, label %140, label %108, !dbg !4378, !llvm.loop !4379

126:                                              ; preds = %129, %114
  %127 = add nuw nsw i32 %115, %16, !dbg !4380
  %128 = icmp samesign ult i32 %127, 36, !dbg !4381
  br i1 %128, label %114, label %123, !dbg !4382, !llvm.loop !4383

129:                                              ; preds = %129, %116
  %130 = phi i32 [ %26, %116 ], [ %138, %129 ], !dbg !4384
  %131 = add nuw nsw i32 %130, %118, !dbg !4385
  %132 = trunc i32 %131 to i8, !dbg !4386
  %133 = mul i8 %132, 7, !dbg !4387
  %134 = add i8 %133, 31, !dbg !4388
  %135 = xor i32 %130, 16, !dbg !4389
  %136 = zext nneg i32 %135 to i64, !dbg !4390
  %137 = getelementptr inbounds nuw i8, ptr %122, i64 %136, !dbg !4391
  store volatile i8 %134, ptr %137, align 1, !dbg !4392, !tbaa !134
  %138 = add nuw nsw i32 %130, %15, !dbg !4393
  %139 = icmp samesign ult i32 %138, 32, !dbg !4394
  br i1 %139, label %129, label %126, !dbg !4395, !llvm.loop !4396

140:                                              ; preds = %123, %64
  %141 = zext nneg i32 %27 to i64, !dbg !4397
  %142 = icmp samesign ult i32 %27, 28, !dbg !4398
  br i1 %142, label %143, label %145, !dbg !4399

143:                                              ; preds = %140
  %144 = zext nneg i32 %19 to i64, !dbg !4400
  br label %147, !dbg !4401

145:                                              ; preds = %147, %140
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !4402
  %146 = icmp samesign ult i32 %27, 14, !dbg !4403
  br label %168, !dbg !4404

147:                                              ; preds = %147, %143
  %148 = phi i64 [ %141, %143 ], [ %166, %147 ], !dbg !4405
  %149 = trunc nuw nsw i64 %148 to i32, !dbg !4406
  %150 = add nuw nsw i32 %149, 17, !dbg !4407
  %151 = urem i32 %150, 28, !dbg !4408
  %152 = mul nuw nsw i32 %149, 29, !dbg !4409
  %153 = add nuw nsw i32 %152, 96, !dbg !4410
  %154 = and i32 %153, 1023, !dbg !4411
  %155 = uitofp nneg i32 %154 to float, !dbg !4412
  %156 = lshr i32 %151, 2, !dbg !4413
  %157 = zext nneg i32 %156 to i64, !dbg !4414
  %158 = getelementptr inbounds nuw [4 x %struct.S5_1], ptr addrspacecast (ptr addrspace(3) @_ZZ4k20xILi3EEvPjS0_PKiiiiiijxxyyiE2A3 to ptr), i64 %157, !dbg !4415
  %159 = and i32 %151, 3, !dbg !4416
  %160 = zext nneg i32 %159 to i64, !dbg !4417
  %161 = getelementptr inbounds nuw %struct.S5_1, ptr %158, i64 %160, !dbg !4418
  store float %155, ptr %161, align 4, !dbg !4419, !tbaa !4420
  %162 = trunc nuw i32 %153 to i16, !dbg !4422
  %163 = mul nuw nsw i16 %162, 3, !dbg !4423
  %164 = add nuw nsw i16 %163, 1, !dbg !4424
  %165 = getelementptr inbounds nuw i8, ptr %161, i64 4, !dbg !4425
  store i16 %164, ptr %165, align 4, !dbg !4426, !tbaa !4427
  %166 = add nuw nsw i64 %148, %144, !dbg !4428
  %167 = icmp samesign ult i64 %166, 28, !dbg !4429
  br i1 %167, label %147, label %145, !dbg !4430, !llvm.loop !4431

168:                                              ; preds = %184, %145
  %169 = phi i32 [ 0, %145 ], [ %185, %184 ], !dbg !4432
  br label %180, !dbg !4433

170:                                              ; preds = %184
  %171 = and i32 %23, 1, !dbg !4434
  %172 = and i32 %23, 3, !dbg !4435
  %173 = add nuw nsw i32 %171, %172, !dbg !4436
  %174 = zext nneg i32 %173 to i64, !dbg !4437
  %175 = getelementptr inbounds nuw [4 x %struct.S5_1], ptr addrspacecast (ptr addrspace(3) @_ZZ4k20xILi3EEvPjS0_PKiiiiiijxxyyiE2A3 to ptr), i64 %174, !dbg !4438
  %176 = trunc i32 %23 to i1, !dbg !4439
  %177 = select i1 %176, i64 0, i64 3, !dbg !4440
  %178 = getelementptr inbounds nuw %struct.S5_1, ptr %175, i64 %177, !dbg !4441
  %179 = and i32 %27, 3, !dbg !4442
  switch i32 %179, label %217 [
    i32 1, label %213
    i32 2, label %214
  ], !dbg !4443

180:                                              ; preds = %187, %168
  %181 = phi i32 [ 0, %168 ], [ %188, %187 ], !dbg !4444
  %182 = phi ptr [ getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4k20xILi3EEvPjS0_PKiiiiiijxxyyiE2A3 to ptr), i64 112), %168 ], [ %183, %187 ], !dbg !4445
  %183 = phi ptr [ addrspacecast (ptr addrspace(3) @_ZZ4k20xILi3EEvPjS0_PKiiiiiijxxyyiE2A3 to ptr), %168 ], [ %182, %187 ], !dbg !4446
  br i1 %146, label %190, label %187, !dbg !4447

184:                                              ; preds = %187
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !4448
  %185 = add nuw nsw i32 %169, 1, !dbg !4449
  %186 = icmp eq i32 %169, 0, !dbg !4450
  br i1 %186, label %168, label %170, !dbg !4451, !llvm.loop !4452

187:                                              ; preds = %190, %180
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !4453
  %188 = add nuw nsw i32 %181, 1, !dbg !4454
  %189 = icmp eq i32 %188, 4, !dbg !4455
  br i1 %189, label %184, label %180, !dbg !4456, !llvm.loop !4457

190:                                              ; preds = %190, %180
  %191 = phi i32 [ %211, %190 ], [ %27, %180 ], !dbg !4458
  %192 = zext nneg i32 %191 to i64, !dbg !4459
  %193 = getelementptr inbounds nuw %struct.S5_1, ptr %183, i64 %192, !dbg !4460
  %194 = load i64, ptr %193, align 4, !dbg !4461
  %195 = trunc i64 %194 to i32, !dbg !4462
  %196 = lshr i64 %194, 32, !dbg !4463
  %197 = trunc nuw i64 %196 to i32, !dbg !4464
  %198 = bitcast i32 %195 to float, !dbg !4465
  %199 = fptosi float %198 to i32, !dbg !4466
  %200 = and i32 %197, 65535, !dbg !4467
  %201 = mul nuw nsw i32 %200, 3, !dbg !4468
  %202 = add i32 %199, 1, !dbg !4469
  %203 = add i32 %202, %201, !dbg !4470
  %204 = and i32 %203, 1023, !dbg !4471
  %205 = uitofp nneg i32 %204 to float, !dbg !4472
  %206 = trunc i32 %203 to i16, !dbg !4473
  %207 = mul i16 %206, 3, !dbg !4474
  %208 = add i16 %207, 1, !dbg !4475
  %209 = getelementptr inbounds nuw %struct.S5_1, ptr %182, i64 %192, !dbg !4476
  store float %205, ptr %209, align 4, !dbg !4477, !tbaa !940
  %210 = getelementptr inbounds nuw i8, ptr %209, i64 4, !dbg !4478
  store i16 %208, ptr %210, align 4, !dbg !4479, !tbaa !108
  %211 = add nuw nsw i32 %191, %19, !dbg !4480
  %212 = icmp samesign ult i32 %211, 14, !dbg !4481
  br i1 %212, label %190, label %187, !dbg !4482, !llvm.loop !4483

213:                                              ; preds = %170
  br label %217, !dbg !4484

214:                                              ; preds = %170
  %215 = select i1 %176, i64 3, i64 0, !dbg !4485
  %216 = getelementptr inbounds nuw %struct.S5_1, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4k20xILi3EEvPjS0_PKiiiiiijxxyyiE2A3 to ptr), i64 96), i64 %215, !dbg !4486
  br label %217, !dbg !4487

217:                                              ; preds = %214, %213, %170
  %218 = phi ptr [ %178, %170 ], [ addrspacecast (ptr addrspace(3) @_ZZ4k20xILi3EEvPjS0_PKiiiiiijxxyyiE2A3 to ptr), %213 ], [ %216, %214 ], !dbg !4488
  %219 = mul i32 %28, 33, !dbg !4489
  %220 = load i64, ptr %218, align 4, !dbg !4490
  %221 = trunc i64 %220 to i32, !dbg !4491
  %222 = lshr i64 %220, 32, !dbg !4492
  %223 = trunc i64 %222 to i16, !dbg !4493
  %224 = bitcast i32 %221 to float, !dbg !4494
  %225 = fptosi float %224 to i32, !dbg !4495
  %226 = sext i16 %223 to i32, !dbg !4496
  %227 = mul nsw i32 %226, 3, !dbg !4497
  %228 = add i32 %219, %225, !dbg !4498
  %229 = add i32 %228, %227, !dbg !4499
  %230 = load i8, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4k20xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 1), align 1, !dbg !4500, !tbaa !134
  %231 = zext i8 %230 to i32, !dbg !4501
  br label %236, !dbg !4502

232:                                              ; preds = %341
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !4503
  %233 = icmp samesign ult i32 %27, 3456, !dbg !4504
  br i1 %233, label %234, label %351, !dbg !4505

234:                                              ; preds = %232
  %235 = zext nneg i32 %19 to i64, !dbg !4506
  br label %346, !dbg !4507

236:                                              ; preds = %341, %217
  %237 = phi i32 [ 0, %217 ], [ %344, %341 ], !dbg !4508
  %238 = phi i32 [ %229, %217 ], [ %343, %341 ], !dbg !4509
  %239 = add nuw nsw i32 %237, %172, !dbg !4510
  %240 = shl nuw nsw i32 %239, 2, !dbg !4511
  %241 = or disjoint i32 %240, 2, !dbg !4512
  br label %245, !dbg !4513

242:                                              ; preds = %245
  %243 = shl nuw nsw i32 %237, 6, !dbg !4514
  %244 = add nuw nsw i32 %243, 208, !dbg !4515
  br label %307, !dbg !4516

245:                                              ; preds = %245, %236
  %246 = phi i32 [ %238, %236 ], [ %304, %245 ], !dbg !4517
  %247 = phi i32 [ 0, %236 ], [ %305, %245 ], !dbg !4518
  %248 = shl nuw nsw i32 %247, 2, !dbg !4519
  %249 = add nuw nsw i32 %241, %248, !dbg !4520
  %250 = mul i32 %246, 33, !dbg !4521
  %251 = zext nneg i32 %249 to i64, !dbg !4522
  %252 = getelementptr inbounds nuw %struct.S5_1, ptr addrspacecast (ptr addrspace(3) @_ZZ4k20xILi3EEvPjS0_PKiiiiiijxxyyiE2A3 to ptr), i64 %251, !dbg !4523
  %253 = load i64, ptr %252, align 4, !dbg !4524
  %254 = trunc i64 %253 to i32, !dbg !4525
  %255 = lshr i64 %253, 32, !dbg !4526
  %256 = trunc i64 %255 to i16, !dbg !4527
  %257 = bitcast i32 %254 to float, !dbg !4528
  %258 = fptosi float %257 to i32, !dbg !4529
  %259 = sext i16 %256 to i32, !dbg !4530
  %260 = mul nsw i32 %259, 3, !dbg !4531
  %261 = add i32 %250, %258, !dbg !4532
  %262 = add i32 %261, %260, !dbg !4533
  %263 = mul i32 %262, 33, !dbg !4534
  %264 = zext nneg i32 %249 to i64, !dbg !4535
  %265 = getelementptr inbounds nuw %struct.S5_1, ptr addrspacecast (ptr addrspace(3) @_ZZ4k20xILi3EEvPjS0_PKiiiiiijxxyyiE2A3 to ptr), i64 %264, !dbg !4536
  %266 = getelementptr inbounds nuw i8, ptr %265, i64 8, !dbg !4537
  %267 = load i64, ptr %266, align 4, !dbg !4538
  %268 = trunc i64 %267 to i32, !dbg !4539
  %269 = lshr i64 %267, 32, !dbg !4540
  %270 = trunc i64 %269 to i16, !dbg !4541
  %271 = bitcast i32 %268 to float, !dbg !4542
  %272 = fptosi float %271 to i32, !dbg !4543
  %273 = sext i16 %270 to i32, !dbg !4544
  %274 = mul nsw i32 %273, 3, !dbg !4545
  %275 = add i32 %263, %272, !dbg !4546
  %276 = add i32 %275, %274, !dbg !4547
  %277 = mul i32 %276, 33, !dbg !4548
  %278 = zext nneg i32 %249 to i64, !dbg !4549
  %279 = getelementptr inbounds nuw %struct.S5_1, ptr addrspacecast (ptr addrspace(3) @_ZZ4k20xILi3EEvPjS0_PKiiiiiijxxyyiE2A3 to ptr), i64 %278, !dbg !4550
  %280 = getelementptr inbounds nuw i8, ptr %279, i64 16, !dbg !4551
  %281 = load i64, ptr %280, align 4, !dbg !4552
  %282 = trunc i64 %281 to i32, !dbg !4553
  %283 = lshr i64 %281, 32, !dbg !4554
  %284 = trunc i64 %283 to i16, !dbg !4555
  %285 = bitcast i32 %282 to float, !dbg !4556
  %286 = fptosi float %285 to i32, !dbg !4557
  %287 = sext i16 %284 to i32, !dbg !4558
  %288 = mul nsw i32 %287, 3, !dbg !4559
  %289 = add i32 %277, %286, !dbg !4560
  %290 = add i32 %289, %288, !dbg !4561
  %291 = mul i32 %290, 33, !dbg !4562
  %292 = zext nneg i32 %249 to i64, !dbg !4563
  %293 = getelementptr inbounds nuw %struct.S5_1, ptr addrspacecast (ptr addrspace(3) @_ZZ4k20xILi3EEvPjS0_PKiiiiiijxxyyiE2A3 to ptr), i64 %292, !dbg !4564
  %294 = getelementptr inbounds nuw i8, ptr %293, i64 24, !dbg !4565
  %295 = load i64, ptr %294, align 4, !dbg !4566
  %296 = trunc i64 %295 to i32, !dbg !4567
  %297 = lshr i64 %295, 32, !dbg !4568
  %298 = trunc i64 %297 to i16, !dbg !4569
  %299 = bitcast i32 %296 to float, !dbg !4570
  %300 = fptosi float %299 to i32, !dbg !4571
  %301 = sext i16 %298 to i32, !dbg !4572
  %302 = mul nsw i32 %301, 3, !dbg !4573
  %303 = add i32 %291, %300, !dbg !4574
  %304 = add i32 %303, %302, !dbg !4575
  %305 = add nuw nsw i32 %247, 1, !dbg !4576
  %306 = icmp eq i32 %247, 0, !dbg !4577
  br i1 %306, label %245, label %242, !dbg !4578, !llvm.loop !4579

307:                                              ; preds = %307, %242
  %308 = phi i32 [ %304, %242 ], [ %338, %307 ], !dbg !4580
  %309 = phi i32 [ 0, %242 ], [ %339, %307 ], !dbg !4581
  %310 = shl nuw nsw i32 %309, 2, !dbg !4582
  %311 = add nuw nsw i32 %310, %244, !dbg !4583
  %312 = mul i32 %308, 33, !dbg !4584
  %313 = zext nneg i32 %311 to i64, !dbg !4585
  %314 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4k20xILi3EEvPjS0_PKiiiiiijxxyyiE2A2 to ptr), i64 %313, !dbg !4586
  %315 = load i8, ptr %314, align 1, !dbg !4587, !tbaa !134
  %316 = zext i8 %315 to i32, !dbg !4588
  %317 = add i32 %312, %316, !dbg !4589
  %318 = mul i32 %317, 33, !dbg !4590
  %319 = zext nneg i32 %311 to i64, !dbg !4591
  %320 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4k20xILi3EEvPjS0_PKiiiiiijxxyyiE2A2 to ptr), i64 %319, !dbg !4592
  %321 = getelementptr inbounds nuw i8, ptr %320, i64 1, !dbg !4593
  %322 = load i8, ptr %321, align 1, !dbg !4594, !tbaa !134
  %323 = zext i8 %322 to i32, !dbg !4595
  %324 = add i32 %318, %323, !dbg !4596
  %325 = mul i32 %324, 33, !dbg !4597
  %326 = zext nneg i32 %311 to i64, !dbg !4598
  %327 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4k20xILi3EEvPjS0_PKiiiiiijxxyyiE2A2 to ptr), i64 %326, !dbg !4599
  %328 = getelementptr inbounds nuw i8, ptr %327, i64 2, !dbg !4600
  %329 = load i8, ptr %328, align 1, !dbg !4601, !tbaa !134
  %330 = zext i8 %329 to i32, !dbg !4602
  %331 = add i32 %325, %330, !dbg !4603
  %332 = mul i32 %331, 33, !dbg !4604
  %333 = zext nneg i32 %311 to i64, !dbg !4605
  %334 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4k20xILi3EEvPjS0_PKiiiiiijxxyyiE2A2 to ptr), i64 %333, !dbg !4606
  %335 = getelementptr inbounds nuw i8, ptr %334, i64 3, !dbg !4607
  %336 = load i8, ptr %335, align 1, !dbg !4608, !tbaa !134
  %337 = zext i8 %336 to i32, !dbg !4609
  %338 = add i32 %332, %337, !dbg !4610
  %339 = add nuw nsw i32 %309, 1, !dbg !4611
  %340 = icmp eq i32 %339, 3, !dbg !4612
  br i1 %340, label %341, label %307, !dbg !4613, !llvm.loop !4614

341:                                              ; preds = %307
  %342 = mul i32 %338, 33, !dbg !4615
  %343 = add i32 %342, %231, !dbg !4616
  %344 = add nuw nsw i32 %237, 1, !dbg !4617
  %345 = icmp eq i32 %237, 0, !dbg !4618
  br i1 %345, label %236, label %232, !dbg !4619, !llvm.loop !4620

346:                                              ; preds = %356, %234
  %347 = phi i32 [ %343, %234 ], [ %394, %356 ], !dbg !4621
  %348 = phi i64 [ %141, %234 ], [ %369, %356 ], !dbg !4622
  %349 = and i64 %348, 1, !dbg !4623
  %350 = getelementptr inbounds nuw %struct.S5_1, ptr addrspacecast (ptr addrspace(3) @_ZZ4k20xILi3EEvPjS0_PKiiiiiijxxyyiE2A3 to ptr), i64 %349, !dbg !4624
  br label %371, !dbg !4625

351:                                              ; preds = %356, %232
  %352 = phi i32 [ %343, %232 ], [ %394, %356 ], !dbg !4626
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !4627
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !4628
  %353 = icmp samesign ult i32 %27, 64, !dbg !4629
  br i1 %353, label %354, label %397, !dbg !4630

354:                                              ; preds = %351
  %355 = mul i32 %20, 3548, !dbg !4631
  br label %402, !dbg !4632

356:                                              ; preds = %383
  %357 = trunc nuw nsw i64 %348 to i32, !dbg !4633
  %358 = mul nuw nsw i32 %357, 3, !dbg !4634
  %359 = add i32 %394, %358, !dbg !4635
  %360 = trunc i32 %359 to i8, !dbg !4636
  %361 = freeze i32 %357, !dbg !4637
  %362 = udiv i32 %361, 96, !dbg !4638
  %363 = mul i32 %362, 96, !dbg !4639
  %364 = sub i32 %361, %363, !dbg !4640
  %365 = mul nuw nsw i32 %364, 36, !dbg !4641
  %366 = add nuw nsw i32 %365, %362, !dbg !4642
  %367 = zext nneg i32 %366 to i64, !dbg !4643
  %368 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4k20xILi3EEvPjS0_PKiiiiiijxxyyiE2A2 to ptr), i64 %367, !dbg !4644
  store i8 %360, ptr %368, align 1, !dbg !4645
  %369 = add nuw nsw i64 %348, %235, !dbg !4646
  %370 = icmp samesign ult i64 %369, 3456, !dbg !4647
  br i1 %370, label %346, label %351, !dbg !4648, !llvm.loop !4649

371:                                              ; preds = %383, %346
  %372 = phi i32 [ %347, %346 ], [ %394, %383 ], !dbg !4650
  %373 = phi i32 [ 0, %346 ], [ %395, %383 ], !dbg !4651
  %374 = mul i32 %372, 33, !dbg !4652
  %375 = icmp eq i32 %373, 2, !dbg !4653
  br i1 %375, label %383, label %376, !dbg !4654

376:                                              ; preds = %371
  %377 = mul nuw nsw i32 %373, 3, !dbg !4655
  %378 = zext nneg i32 %377 to i64, !dbg !4656
  %379 = getelementptr inbounds nuw [4 x %struct.S5_1], ptr addrspacecast (ptr addrspace(3) @_ZZ4k20xILi3EEvPjS0_PKiiiiiijxxyyiE2A3 to ptr), i64 %378, !dbg !4657
  %380 = icmp eq i32 %373, 0, !dbg !4658
  %381 = select i1 %380, i64 0, i64 3, !dbg !4659
  %382 = getelementptr inbounds nuw %struct.S5_1, ptr %379, i64 %381, !dbg !4660
  br label %383, !dbg !4661

383:                                              ; preds = %376, %371
  %384 = phi ptr [ %382, %376 ], [ %350, %371 ], !dbg !4662
  %385 = load i64, ptr %384, align 4, !dbg !4663
  %386 = trunc i64 %385 to i32, !dbg !4664
  %387 = lshr i64 %385, 32, !dbg !4665
  %388 = trunc i64 %387 to i16, !dbg !4666
  %389 = bitcast i32 %386 to float, !dbg !4667
  %390 = fptosi float %389 to i32, !dbg !4668
  %391 = sext i16 %388 to i32, !dbg !4669
  %392 = mul nsw i32 %391, 3, !dbg !4670
  %393 = add i32 %374, %390, !dbg !4671
  %394 = add i32 %393, %392, !dbg !4672
  %395 = add nuw nsw i32 %373, 1, !dbg !4673
  %396 = icmp eq i32 %395, 3, !dbg !4674
  br i1 %396, label %356, label %371, !dbg !4675, !llvm.loop !4676

397:                                              ; preds = %402, %351
  %398 = icmp samesign ult i32 %27, 3456, !dbg !4677
  br i1 %398, label %399, label %415, !dbg !4678

399:                                              ; preds = %397
  %400 = mul i32 %20, 3548, !dbg !4679
  %401 = add i32 %400, 64, !dbg !4680
  br label %420, !dbg !4681

402:                                              ; preds = %402, %354
  %403 = phi i32 [ %27, %354 ], [ %413, %402 ], !dbg !4682
  %404 = zext nneg i32 %403 to i64, !dbg !4683
  %405 = getelementptr inbounds nuw i64, ptr addrspacecast (ptr addrspace(3) @_ZZ4k20xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 %404, !dbg !4684
  %406 = load i64, ptr %405, align 8, !dbg !4685, !tbaa !434
  %407 = lshr i64 %406, 32, !dbg !4686
  %408 = xor i64 %407, %406, !dbg !4687
  %409 = trunc i64 %408 to i32, !dbg !4688
  %410 = add i32 %403, %355, !dbg !4689
  %411 = zext i32 %410 to i64, !dbg !4690
  %412 = getelementptr inbounds nuw i32, ptr %1, i64 %411, !dbg !4691
  store i32 %409, ptr %412, align 4, !dbg !4692, !tbaa !21
  %413 = add nuw nsw i32 %403, %19, !dbg !4693
  %414 = icmp samesign ult i32 %413, 64, !dbg !4694
  br i1 %414, label %402, label %397, !dbg !4695, !llvm.loop !4696

415:                                              ; preds = %420, %397
  %416 = icmp samesign ult i32 %27, 28, !dbg !4697
  br i1 %416, label %417, label %431, !dbg !4698

417:                                              ; preds = %415
  %418 = mul i32 %20, 3548, !dbg !4699
  %419 = add i32 %418, 3520, !dbg !4700
  br label %436, !dbg !4701

420:                                              ; preds = %420, %399
  %421 = phi i32 [ %27, %399 ], [ %429, %420 ], !dbg !4702
  %422 = zext nneg i32 %421 to i64, !dbg !4703
  %423 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4k20xILi3EEvPjS0_PKiiiiiijxxyyiE2A2 to ptr), i64 %422, !dbg !4704
  %424 = load i8, ptr %423, align 1, !dbg !4705, !tbaa !134
  %425 = zext i8 %424 to i32, !dbg !4706
  %426 = add i32 %401, %421, !dbg !4707
  %427 = zext i32 %426 to i64, !dbg !4708
  %428 = getelementptr inbounds nuw i32, ptr %1, i64 %427, !dbg !4709
  store i32 %425, ptr %428, align 4, !dbg !4710, !tbaa !21
  %429 = add nuw nsw i32 %421, %19, !dbg !4711
  %430 = icmp samesign ult i32 %429, 3456, !dbg !4712
  br i1 %430, label %420, label %415, !dbg !4713, !llvm.loop !4714

431:                                              ; preds = %436, %415
  %432 = mul i32 %19, %20, !dbg !4715
  %433 = add i32 %27, %432, !dbg !4716
  %434 = zext i32 %433 to i64, !dbg !4717
  %435 = getelementptr inbounds nuw i32, ptr %0, i64 %434, !dbg !4718
  store i32 %352, ptr %435, align 4, !dbg !4719, !tbaa !21
  ret void, !dbg !4720

436:                                              ; preds = %436, %417
  %437 = phi i32 [ %27, %417 ], [ %452, %436 ], !dbg !4721
  %438 = zext nneg i32 %437 to i64, !dbg !4722
  %439 = getelementptr inbounds nuw %struct.S5_1, ptr addrspacecast (ptr addrspace(3) @_ZZ4k20xILi3EEvPjS0_PKiiiiiijxxyyiE2A3 to ptr), i64 %438, !dbg !4723
  %440 = load i64, ptr %439, align 4, !dbg !4724
  %441 = trunc i64 %440 to i32, !dbg !4725
  %442 = lshr i64 %440, 32, !dbg !4726
  %443 = trunc i64 %442 to i16, !dbg !4727
  %444 = bitcast i32 %441 to float, !dbg !4728
  %445 = fptosi float %444 to i32, !dbg !4729
  %446 = sext i16 %443 to i32, !dbg !4730
  %447 = mul nsw i32 %446, 3, !dbg !4731
  %448 = add i32 %447, %445, !dbg !4732
  %449 = add i32 %419, %437, !dbg !4733
  %450 = zext i32 %449 to i64, !dbg !4734
  %451 = getelementptr inbounds nuw i32, ptr %1, i64 %450, !dbg !4735
  store i32 %448, ptr %451, align 4, !dbg !4736, !tbaa !21
  %452 = add nuw nsw i32 %437, %19, !dbg !4737
  %453 = icmp samesign ult i32 %452, 28, !dbg !4738
  br i1 %453, label %436, label %431, !dbg !4739, !llvm.loop !4740
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4k21xPjS_PKiiiiiijxxyyi(ptr noundef writeonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i64 noundef %9, i64 noundef %10, i64 noundef %11, i64 noundef %12, i32 noundef %13) local_unnamed_addr #2 !dbg !4741 {
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !4742
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !4743
  %17 = mul nuw nsw i32 %15, %16, !dbg !4744
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !4745
  %19 = mul nuw nsw i32 %17, %18, !dbg !4746
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !4747
  %21 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !4748
  %22 = mul nuw nsw i32 %21, %16, !dbg !4749
  %23 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !4750
  %24 = add nuw nsw i32 %22, %23, !dbg !4751
  %25 = mul nuw nsw i32 %24, %15, !dbg !4752
  %26 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !4753
  %27 = add nuw nsw i32 %25, %26, !dbg !4754
  %28 = add nuw i32 %27, %20, !dbg !4755
  %29 = icmp samesign ult i32 %27, 576, !dbg !4756
  br i1 %29, label %.preheader9, label %30, !dbg !4757

.preheader9:                                      ; preds = %14
  br label %32, !dbg !4758

.loopexit10:                                      ; preds = %32
  br label %30, !dbg !4759

30:                                               ; preds = %.loopexit10, %14
  %31 = icmp samesign ult i32 %27, 100, !dbg !4759
  br i1 %31, label %.preheader7, label %47, !dbg !4760

.preheader7:                                      ; preds = %30
  br label %52, !dbg !4761

32:                                               ; preds = %.preheader9, %32
  %33 = phi i32 [ %45, %32 ], [ %27, %.preheader9 ], !dbg !4762
  %34 = trunc nuw i32 %33 to i16, !dbg !4763
  %35 = mul nuw i16 %34, 3, !dbg !4764
  %36 = add nuw nsw i16 %35, 39, !dbg !4765
  %37 = add nuw nsw i32 %33, 208, !dbg !4766
  %38 = urem i32 %37, 576, !dbg !4767
  %39 = mul i32 %38, 2, !dbg !4768
  %40 = lshr i32 %38, 6, !dbg !4768
  %41 = mul i32 %40, 4, !dbg !4768
  %42 = add i32 %39, %41, !dbg !4768
  %43 = sext i32 %42 to i64, !dbg !4768
  %44 = getelementptr i8, ptr addrspace(3) @_ZZ4k21xPjS_PKiiiiiijxxyyiE2A1, i64 %43, !dbg !4768
  store volatile i16 %36, ptr addrspace(3) %44, align 2, !dbg !4768, !tbaa !108
  %45 = add nuw nsw i32 %33, %19, !dbg !4769
  %46 = icmp samesign ult i32 %45, 576, !dbg !4770
  br i1 %46, label %32, label %.loopexit10, !dbg !4758, !llvm.loop !4771

.loopexit8:                                       ; preds = %52
  br label %47, !dbg !4772

47:                                               ; preds = %.loopexit8, %30
  %48 = icmp samesign ult i32 %27, 60, !dbg !4772
  br i1 %48, label %49, label %67, !dbg !4773

49:                                               ; preds = %47
  %50 = shl nuw nsw i32 %27, 1, !dbg !4774
  %51 = shl nuw nsw i32 %19, 1, !dbg !4775
  br label %62, !dbg !4776

52:                                               ; preds = %.preheader7, %52
  %53 = phi i32 [ %60, %52 ], [ %27, %.preheader7 ], !dbg !4777
  %54 = trunc nuw i32 %53 to i16, !dbg !4778
  %55 = add nuw nsw i16 %54, 91, !dbg !4779
  %56 = add nuw nsw i32 %53, 80, !dbg !4780
  %57 = urem i32 %56, 100, !dbg !4781
  %58 = zext nneg i32 %57 to i64, !dbg !4782
  %59 = getelementptr inbounds nuw i16, ptr addrspacecast (ptr addrspace(3) @_ZZ4k21xPjS_PKiiiiiijxxyyiE2A2 to ptr), i64 %58, !dbg !4783
  store volatile i16 %55, ptr %59, align 2, !dbg !4784, !tbaa !108
  %60 = add nuw nsw i32 %53, %19, !dbg !4785
  %61 = icmp samesign ult i32 %60, 100, !dbg !4786
  br i1 %61, label %52, label %.loopexit8, !dbg !4761, !llvm.loop !4787

62:                                               ; preds = %88, %49
  %63 = phi i32 [ %50, %49 ], [ %89, %88 ], !dbg !4788
  %64 = tail call i32 @llvm.umin.i32(i32 %63, i32 117), !dbg !4789
  %65 = add nuw nsw i32 %64, 2, !dbg !4790
  %66 = icmp samesign ult i32 %63, %65, !dbg !4791
  br i1 %66, label %.preheader4, label %88, !dbg !4792

.preheader4:                                      ; preds = %62
  br label %91, !dbg !4793

.loopexit6:                                       ; preds = %88
  br label %67, !dbg !4794

67:                                               ; preds = %.loopexit6, %47
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !4794
  br i1 %31, label %68, label %99, !dbg !4795

68:                                               ; preds = %67
  %69 = zext nneg i32 %27 to i64, !dbg !4796
  %70 = urem i32 %26, 6, !dbg !4797
  %71 = shl nuw nsw i32 %70, 5, !dbg !4798
  %72 = and i32 %23, 3, !dbg !4799
  %73 = mul nuw nsw i32 %72, 24, !dbg !4800
  %74 = or disjoint i32 %71, 1, !dbg !4801
  %75 = add nuw nsw i32 %74, %73, !dbg !4802
  %76 = add nuw nsw i32 %75, %27, !dbg !4803
  %77 = shl nuw nsw i32 %23, 2, !dbg !4804
  %78 = and i32 %77, 12, !dbg !4805
  %79 = zext nneg i32 %19 to i64, !dbg !4806
  %80 = mul i32 %70, 196
  %81 = mul i32 %78, 8
  %82 = add i32 %80, %81
  %83 = mul i32 %70, 8
  %84 = add i32 %83, %78
  %85 = lshr i32 %84, 4
  %86 = mul i32 %85, 4
  %87 = add i32 %82, %86
  br label %115, !dbg !4807

.loopexit5:                                       ; preds = %91
  br label %88, !dbg !4808

88:                                               ; preds = %.loopexit5, %62
  %89 = add nuw nsw i32 %63, %51, !dbg !4808
  %90 = icmp samesign ult i32 %89, 119, !dbg !4809
  br i1 %90, label %62, label %.loopexit6, !dbg !4810, !llvm.loop !4811

91:                                               ; preds = %.preheader4, %91
  %92 = phi i32 [ %97, %91 ], [ %63, %.preheader4 ], !dbg !4812
  %93 = add nuw nsw i32 %92, 28, !dbg !4813
  %94 = zext nneg i32 %92 to i64, !dbg !4814
  %95 = getelementptr i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4k21xPjS_PKiiiiiijxxyyiE2A3 to ptr), i64 32), i64 %94, !dbg !4815
  %96 = getelementptr i8, ptr %95, i64 -32, !dbg !4816
  store i32 %93, ptr %96, align 4, !dbg !4817, !tbaa !21
  %97 = add nuw nsw i32 %92, 1, !dbg !4818
  %98 = icmp samesign ult i32 %97, %65, !dbg !4819
  br i1 %98, label %91, label %.loopexit5, !dbg !4793, !llvm.loop !4820

.loopexit3:                                       ; preds = %135
  br label %99, !dbg !4821

99:                                               ; preds = %.loopexit3, %67
  %100 = phi i32 [ %28, %67 ], [ %175, %.loopexit3 ], !dbg !4822
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !4821
  %101 = and i32 %26, 7, !dbg !4823
  %102 = mul nsw i32 %101, -12, !dbg !4824
  %103 = sext i32 %102 to i64, !dbg !4825
  %104 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4k21xPjS_PKiiiiiijxxyyiE2A3 to ptr), i64 %103, !dbg !4826
  %105 = getelementptr i8, ptr %104, i64 336, !dbg !4827
  %106 = getelementptr i8, ptr %104, i64 340, !dbg !4828
  %107 = load i32, ptr %106, align 4, !dbg !4829, !tbaa !21
  %108 = getelementptr i8, ptr %104, i64 344, !dbg !4830
  %109 = load i32, ptr %108, align 4, !dbg !4831, !tbaa !21
  %110 = load i32, ptr %105, align 4, !dbg !4832, !tbaa !21
  %111 = getelementptr i8, ptr %104, i64 348, !dbg !4833
  %112 = load i32, ptr %111, align 4, !dbg !4834, !tbaa !21
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !4835
  br i1 %29, label %113, label %181, !dbg !4836

113:                                              ; preds = %99
  %114 = mul i32 %20, 795, !dbg !4837
  br label %185, !dbg !4838

115:                                              ; preds = %135, %68
  %116 = phi i32 [ %28, %68 ], [ %175, %135 ], !dbg !4839
  %117 = phi i64 [ %69, %68 ], [ %144, %135 ], !dbg !4840
  br label %118, !dbg !4841

118:                                              ; preds = %118, %115
  %119 = phi i32 [ %116, %115 ], [ %131, %118 ], !dbg !4842
  %120 = phi i32 [ 256, %115 ], [ %132, %118 ], !dbg !4843
  %121 = mul i32 %119, 33, !dbg !4844
  %122 = xor i32 %120, %76, !dbg !4845
  %123 = mul i32 %122, 2, !dbg !4846
  %124 = lshr i32 %122, 6, !dbg !4846
  %125 = mul i32 %124, 4, !dbg !4846
  %126 = add i32 %123, %125, !dbg !4846
  %127 = sext i32 %126 to i64, !dbg !4846
  %128 = getelementptr i8, ptr addrspace(3) @_ZZ4k21xPjS_PKiiiiiijxxyyiE2A1, i64 %127, !dbg !4846
  %129 = load i16, ptr addrspace(3) %128, align 2, !dbg !4846, !tbaa !108
  %130 = zext i16 %129 to i32, !dbg !4847
  %131 = add i32 %121, %130, !dbg !4848
  %132 = sdiv i32 %120, 2, !dbg !4849
  %133 = add nsw i32 %120, 1, !dbg !4850
  %134 = icmp ult i32 %133, 3, !dbg !4851
  br i1 %134, label %.preheader, label %118, !dbg !4852, !llvm.loop !4853

.preheader:                                       ; preds = %118
  br label %146, !dbg !4854

135:                                              ; preds = %178
  %136 = trunc nuw nsw i64 %117 to i32, !dbg !4855
  %137 = mul nuw nsw i32 %136, 3, !dbg !4856
  %138 = add i32 %175, %137, !dbg !4857
  %139 = trunc i32 %138 to i16, !dbg !4858
  %140 = shl nuw nsw i64 %117, 32, !dbg !4859
  %141 = add nsw i64 %140, -416611827712, !dbg !4860
  %142 = ashr exact i64 %141, 31, !dbg !4861
  %143 = getelementptr inbounds i8, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4k21xPjS_PKiiiiiijxxyyiE2A2 to ptr), i64 194), i64 %142, !dbg !4862
  store volatile i16 %139, ptr %143, align 2, !dbg !4863, !tbaa !108
  %144 = add nuw nsw i64 %117, %79, !dbg !4864
  %145 = icmp samesign ult i64 %144, 100, !dbg !4865
  br i1 %145, label %115, label %.loopexit3, !dbg !4866, !llvm.loop !4867

146:                                              ; preds = %.preheader, %178
  %147 = phi i32 [ %175, %178 ], [ %131, %.preheader ], !dbg !4869
  %148 = phi i8 [ %179, %178 ], [ 0, %.preheader ], !dbg !4870
  br label %149, !dbg !4854

149:                                              ; preds = %149, %146
  %150 = phi i32 [ %147, %146 ], [ %175, %149 ], !dbg !4871
  %151 = phi i32 [ 0, %146 ], [ %176, %149 ], !dbg !4872
  %152 = mul i32 %150, 33, !dbg !4873
  %153 = mul i32 %151, 8, !dbg !4874
  %154 = add i32 %87, %153, !dbg !4874
  %155 = sext i32 %154 to i64, !dbg !4874
  %156 = getelementptr i8, ptr addrspace(3) @_ZZ4k21xPjS_PKiiiiiijxxyyiE2A1, i64 %155, !dbg !4874
  %157 = getelementptr i8, ptr addrspace(3) %156, i64 4, !dbg !4874
  %158 = load i16, ptr addrspace(3) %157, align 4, !dbg !4874, !tbaa !108
  %159 = zext i16 %158 to i32, !dbg !4875
  %160 = add i32 %152, %159, !dbg !4876
  %161 = mul i32 %160, 33, !dbg !4877
  %162 = getelementptr i8, ptr addrspace(3) %156, i64 6, !dbg !4878
  %163 = load i16, ptr addrspace(3) %162, align 2, !dbg !4878, !tbaa !108
  %164 = zext i16 %163 to i32, !dbg !4879
  %165 = add i32 %161, %164, !dbg !4880
  %166 = mul i32 %165, 33, !dbg !4881
  %167 = getelementptr i8, ptr addrspace(3) %156, i64 8, !dbg !4882
  %168 = load i16, ptr addrspace(3) %167, align 4, !dbg !4882, !tbaa !108
  %169 = zext i16 %168 to i32, !dbg !4883
  %170 = add i32 %166, %169, !dbg !4884
  %171 = mul i32 %170, 33, !dbg !4885
  %172 = getelementptr i8, ptr addrspace(3) %156, i64 10, !dbg !4886
  %173 = load i16, ptr addrspace(3) %172, align 2, !dbg !4886, !tbaa !108
  %174 = zext i16 %173 to i32, !dbg !4887
  %175 = add i32 %171, %174, !dbg !4888
  %176 = add nuw nsw i32 %151, 1, !dbg !4889
  %177 = icmp eq i32 %151, 0, !dbg !4890
  br i1 %177, label %149, label %178, !dbg !4891, !llvm.loop !4892

178:                                              ; preds = %149
  %179 = add nuw nsw i8 %148, 1, !dbg !4893
  %180 = icmp samesign ult i8 %148, 15, !dbg !4894
  br i1 %180, label %146, label %135, !dbg !4895, !llvm.loop !4896

.loopexit2:                                       ; preds = %185
  br label %181, !dbg !4897

181:                                              ; preds = %.loopexit2, %99
  br i1 %31, label %182, label %200, !dbg !4897

182:                                              ; preds = %181
  %183 = mul i32 %20, 795, !dbg !4898
  %184 = add i32 %183, 576, !dbg !4899
  br label %205, !dbg !4900

185:                                              ; preds = %185, %113
  %186 = phi i32 [ %27, %113 ], [ %198, %185 ], !dbg !4901
  %187 = mul i32 %186, 2, !dbg !4902
  %188 = lshr i32 %186, 6, !dbg !4902
  %189 = mul i32 %188, 4, !dbg !4902
  %190 = add i32 %187, %189, !dbg !4902
  %191 = sext i32 %190 to i64, !dbg !4902
  %192 = getelementptr i8, ptr addrspace(3) @_ZZ4k21xPjS_PKiiiiiijxxyyiE2A1, i64 %191, !dbg !4902
  %193 = load i16, ptr addrspace(3) %192, align 2, !dbg !4902, !tbaa !108
  %194 = zext i16 %193 to i32, !dbg !4903
  %195 = add i32 %186, %114, !dbg !4904
  %196 = zext i32 %195 to i64, !dbg !4905
  %197 = getelementptr inbounds nuw i32, ptr %1, i64 %196, !dbg !4906
  store i32 %194, ptr %197, align 4, !dbg !4907, !tbaa !21
  %198 = add nuw nsw i32 %186, %19, !dbg !4908
  %199 = icmp samesign ult i32 %198, 576, !dbg !4909
  br i1 %199, label %185, label %.loopexit2, !dbg !4910, !llvm.loop !4911

.loopexit1:                                       ; preds = %205
  br label %200, !dbg !4912

200:                                              ; preds = %.loopexit1, %181
  %201 = icmp samesign ult i32 %27, 119, !dbg !4912
  br i1 %201, label %202, label %216, !dbg !4913

202:                                              ; preds = %200
  %203 = mul i32 %20, 795, !dbg !4914
  %204 = add i32 %203, 676, !dbg !4915
  br label %231, !dbg !4916

205:                                              ; preds = %205, %182
  %206 = phi i32 [ %27, %182 ], [ %214, %205 ], !dbg !4917
  %207 = zext nneg i32 %206 to i64, !dbg !4918
  %208 = getelementptr inbounds nuw i16, ptr addrspacecast (ptr addrspace(3) @_ZZ4k21xPjS_PKiiiiiijxxyyiE2A2 to ptr), i64 %207, !dbg !4919
  %209 = load i16, ptr %208, align 2, !dbg !4920, !tbaa !108
  %210 = zext i16 %209 to i32, !dbg !4921
  %211 = add i32 %184, %206, !dbg !4922
  %212 = zext i32 %211 to i64, !dbg !4923
  %213 = getelementptr inbounds nuw i32, ptr %1, i64 %212, !dbg !4924
  store i32 %210, ptr %213, align 4, !dbg !4925, !tbaa !21
  %214 = add nuw nsw i32 %206, %19, !dbg !4926
  %215 = icmp samesign ult i32 %214, 100, !dbg !4927
  br i1 %215, label %205, label %.loopexit1, !dbg !4928, !llvm.loop !4929

.loopexit:                                        ; preds = %231
  br label %216, !dbg !4930

216:                                              ; preds = %.loopexit, %200
  %217 = icmp eq i32 %27, 71, !dbg !4930
  %218 = mul i32 %100, 33, !dbg !4931
  %219 = add i32 %107, %218, !dbg !4932
  %220 = mul i32 %219, 33, !dbg !4933
  %221 = add i32 %220, %109, !dbg !4934
  %222 = select i1 %217, i32 33, i32 231, !dbg !4935
  %223 = mul i32 %221, %222, !dbg !4936
  %224 = add i32 %223, %110, !dbg !4937
  %225 = mul i32 %224, 33, !dbg !4938
  %226 = add i32 %225, %112, !dbg !4939
  %227 = mul i32 %19, %20, !dbg !4940
  %228 = add i32 %27, %227, !dbg !4941
  %229 = zext i32 %228 to i64, !dbg !4942
  %230 = getelementptr inbounds nuw i32, ptr %0, i64 %229, !dbg !4943
  store i32 %226, ptr %230, align 4, !dbg !4944, !tbaa !21
  ret void, !dbg !4945

231:                                              ; preds = %231, %202
  %232 = phi i32 [ %27, %202 ], [ %239, %231 ], !dbg !4946
  %233 = zext nneg i32 %232 to i64, !dbg !4947
  %234 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4k21xPjS_PKiiiiiijxxyyiE2A3 to ptr), i64 %233, !dbg !4948
  %235 = load i32, ptr %234, align 4, !dbg !4949, !tbaa !21
  %236 = add i32 %204, %232, !dbg !4950
  %237 = zext i32 %236 to i64, !dbg !4951
  %238 = getelementptr inbounds nuw i32, ptr %1, i64 %237, !dbg !4952
  store i32 %235, ptr %238, align 4, !dbg !4953, !tbaa !21
  %239 = add nuw nsw i32 %232, %19, !dbg !4954
  %240 = icmp samesign ult i32 %239, 119, !dbg !4955
  br i1 %240, label %231, label %.loopexit, !dbg !4956, !llvm.loop !4957
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4k22xPjS_PKiiiiiijxxyyi(ptr noundef writeonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i64 noundef %9, i64 noundef %10, i64 noundef %11, i64 noundef %12, i32 noundef %13) local_unnamed_addr #2 !dbg !4958 {
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !4959
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !4960
  %17 = mul nuw nsw i32 %15, %16, !dbg !4961
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !4962
  %19 = mul nuw nsw i32 %17, %18, !dbg !4963
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !4964
  %21 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !4965
  %22 = mul nuw nsw i32 %21, %16, !dbg !4966
  %23 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !4967
  %24 = add nuw nsw i32 %22, %23, !dbg !4968
  %25 = mul nuw nsw i32 %24, %15, !dbg !4969
  %26 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !4970
  %27 = add nuw nsw i32 %25, %26, !dbg !4971
  %28 = add nuw i32 %27, %20, !dbg !4972
  %29 = icmp samesign ult i32 %27, 279, !dbg !4973
  br i1 %29, label %30, label %33, !dbg !4974

30:                                               ; preds = %14
  %31 = zext nneg i32 %27 to i64, !dbg !4975
  %32 = zext nneg i32 %19 to i64, !dbg !4976
  br label %39, !dbg !4977

.loopexit9:                                       ; preds = %39
  br label %33, !dbg !4978

33:                                               ; preds = %.loopexit9, %14
  %34 = icmp eq i32 %21, 0, !dbg !4978
  %35 = icmp samesign ult i32 %23, 8, !dbg !4979
  %36 = select i1 %34, i1 %35, i1 false, !dbg !4980
  br i1 %36, label %37, label %85, !dbg !4981

37:                                               ; preds = %33
  %38 = icmp samesign ult i32 %26, 36, !dbg !4982
  br label %62, !dbg !4983

39:                                               ; preds = %39, %30
  %40 = phi i64 [ %31, %30 ], [ %60, %39 ], !dbg !4984
  %41 = trunc nuw nsw i64 %40 to i32, !dbg !4985
  %42 = add nuw nsw i32 %41, 62, !dbg !4986
  %43 = uitofp nneg i32 %42 to float, !dbg !4987
  %44 = mul nuw nsw i32 %42, 3, !dbg !4988
  %45 = add nuw nsw i32 %44, 1, !dbg !4989
  %46 = freeze i32 %41, !dbg !4990
  %47 = udiv i32 %46, 9, !dbg !4991
  %48 = mul i32 %47, 9, !dbg !4992
  %49 = sub i32 %46, %48, !dbg !4993
  %50 = mul i32 %49, 8, !dbg !4994
  %51 = mul i32 %47, 72, !dbg !4994
  %52 = add i32 %50, %51, !dbg !4994
  %53 = and i32 %52, 128, !dbg !4994
  %54 = icmp ne i32 %53, 0, !dbg !4994
  %55 = xor i32 %52, 72, !dbg !4994
  %56 = select i1 %54, i32 %55, i32 %52, !dbg !4994
  %57 = sext i32 %56 to i64, !dbg !4994
  %58 = getelementptr i8, ptr addrspace(3) @_ZZ4k22xPjS_PKiiiiiijxxyyiE2A1, i64 %57, !dbg !4994
  store float %43, ptr addrspace(3) %58, align 8, !dbg !4994, !tbaa !940
  %59 = getelementptr i8, ptr addrspace(3) %58, i64 4, !dbg !4995
  store i32 %45, ptr addrspace(3) %59, align 4, !dbg !4995, !tbaa !21
  %60 = add nuw nsw i64 %40, %32, !dbg !4996
  %61 = icmp samesign ult i64 %60, 279, !dbg !4997
  br i1 %61, label %39, label %.loopexit9, !dbg !4998, !llvm.loop !4999

62:                                               ; preds = %69, %37
  %63 = phi i32 [ %23, %37 ], [ %70, %69 ], !dbg !5000
  br i1 %38, label %64, label %69, !dbg !5001

64:                                               ; preds = %62
  %65 = mul nuw nsw i32 %63, 36, !dbg !5002
  %66 = xor i32 %63, 3, !dbg !5003
  %67 = zext nneg i32 %66 to i64, !dbg !5004
  %68 = getelementptr inbounds nuw [36 x float], ptr addrspacecast (ptr addrspace(3) @_ZL4G5_0 to ptr), i64 %67, !dbg !5005
  br label %72, !dbg !5006

.loopexit7:                                       ; preds = %72
  br label %69, !dbg !5007

69:                                               ; preds = %.loopexit7, %62
  %70 = add nuw nsw i32 %63, %16, !dbg !5007
  %71 = icmp samesign ult i32 %70, 8, !dbg !5008
  br i1 %71, label %62, label %.loopexit8, !dbg !5009, !llvm.loop !5010

72:                                               ; preds = %72, %64
  %73 = phi i32 [ %26, %64 ], [ %83, %72 ], !dbg !5011
  %74 = add nuw nsw i32 %73, %65, !dbg !5012
  %75 = mul nuw nsw i32 %74, 7, !dbg !5013
  %76 = add nuw nsw i32 %75, 38, !dbg !5014
  %77 = and i32 %76, 1023, !dbg !5015
  %78 = uitofp nneg i32 %77 to float, !dbg !5016
  %79 = mul nuw nsw i32 %73, 17, !dbg !5017
  %80 = urem i32 %79, 36, !dbg !5018
  %81 = zext nneg i32 %80 to i64, !dbg !5019
  %82 = getelementptr inbounds nuw float, ptr %68, i64 %81, !dbg !5020
  store volatile float %78, ptr %82, align 4, !dbg !5021, !tbaa !940
  %83 = add nuw nsw i32 %73, %15, !dbg !5022
  %84 = icmp samesign ult i32 %83, 36, !dbg !5023
  br i1 %84, label %72, label %.loopexit7, !dbg !5024, !llvm.loop !5025

.loopexit8:                                       ; preds = %69
  br label %85, !dbg !5026

85:                                               ; preds = %.loopexit8, %33
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !5026
  %86 = icmp samesign ult i32 %27, 140, !dbg !5027
  br i1 %86, label %87, label %._crit_edge, !dbg !5028

._crit_edge:                                      ; preds = %85
  %.pre = urem i32 %26, 6, !dbg !5029
  br label %111, !dbg !5028

87:                                               ; preds = %85
  %88 = shl nuw nsw i32 %27, 1, !dbg !5030
  %89 = urem i32 %26, 6, !dbg !5031
  %90 = and i32 %89, 3, !dbg !5032
  %91 = icmp eq i32 %90, 0, !dbg !5033
  %92 = urem i32 %23, 14, !dbg !5034
  %93 = shl nuw nsw i32 %92, 2, !dbg !5035
  %94 = sub nuw nsw i32 52, %93, !dbg !5036
  %95 = zext nneg i32 %94 to i64, !dbg !5037
  %96 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZL4G5_0 to ptr), i64 %95, !dbg !5038
  %97 = getelementptr inbounds nuw i8, ptr %96, i64 4, !dbg !5039
  %98 = and i32 %23, 14, !dbg !5040
  %99 = icmp eq i32 %98, 14, !dbg !5041
  %100 = getelementptr inbounds nuw i8, ptr %96, i64 12, !dbg !5042
  %101 = shl nuw nsw i32 %92, 3, !dbg !5043
  %102 = zext nneg i32 %101 to i64, !dbg !5044
  %103 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZL4G5_0 to ptr), i64 %102, !dbg !5045
  %104 = shl nuw nsw i32 %19, 1, !dbg !5046
  br label %105, !dbg !5047

105:                                              ; preds = %121, %87
  %106 = phi i32 [ %28, %87 ], [ %122, %121 ], !dbg !5048
  %107 = phi i32 [ %88, %87 ], [ %123, %121 ], !dbg !5049
  %108 = tail call i32 @llvm.umin.i32(i32 %107, i32 277), !dbg !5050
  %109 = add nuw nsw i32 %108, 2, !dbg !5051
  %110 = icmp samesign ult i32 %107, %109, !dbg !5052
  br i1 %110, label %.preheader4, label %121, !dbg !5053

.preheader4:                                      ; preds = %105
  br label %125, !dbg !5054

.loopexit6:                                       ; preds = %121
  br label %111, !dbg !5055

111:                                              ; preds = %._crit_edge, %.loopexit6
  %.pre-phi = phi i32 [ %.pre, %._crit_edge ], [ %89, %.loopexit6 ], !dbg !5029
  %112 = phi i32 [ %28, %._crit_edge ], [ %122, %.loopexit6 ], !dbg !5056
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !5055
  %113 = shl nuw nsw i32 %.pre-phi, 6, !dbg !5057
  %114 = and i32 %113, 64, !dbg !5058
  %115 = shl nuw nsw i32 %27, 5, !dbg !5059
  %116 = and i32 %115, 32, !dbg !5060
  %117 = and i32 %27, 31, !dbg !5061
  %118 = or disjoint i32 %117, %116, !dbg !5062
  %119 = or disjoint i32 %118, %114, !dbg !5063
  %120 = shl nuw nsw i32 %119, 1, !dbg !5064
  br label %196, !dbg !5065

.loopexit5:                                       ; preds = %159
  br label %121, !dbg !5066

121:                                              ; preds = %.loopexit5, %105
  %122 = phi i32 [ %106, %105 ], [ %160, %.loopexit5 ], !dbg !5067
  %123 = add nuw nsw i32 %107, %104, !dbg !5066
  %124 = icmp samesign ult i32 %123, 279, !dbg !5068
  br i1 %124, label %105, label %.loopexit6, !dbg !5069, !llvm.loop !5070

125:                                              ; preds = %.preheader4, %159
  %126 = phi i32 [ %160, %159 ], [ %106, %.preheader4 ], !dbg !5071
  %127 = phi i32 [ %182, %159 ], [ %107, %.preheader4 ], !dbg !5072
  br i1 %91, label %.preheader, label %128, !dbg !5054

.preheader:                                       ; preds = %125
  br label %131, !dbg !5073

128:                                              ; preds = %125
  %129 = load float, ptr %97, align 4, !dbg !5074, !tbaa !940
  %130 = fptosi float %129 to i32, !dbg !5075
  br label %142, !dbg !5076

131:                                              ; preds = %.preheader, %131
  %132 = phi ptr [ %139, %131 ], [ %103, %.preheader ], !dbg !5077
  %133 = phi i32 [ %140, %131 ], [ 5, %.preheader ], !dbg !5078
  %134 = phi i32 [ %138, %131 ], [ %126, %.preheader ], !dbg !5079
  %135 = mul i32 %134, 33, !dbg !5080
  %136 = load float, ptr %132, align 4, !dbg !5081, !tbaa !940
  %137 = fptosi float %136 to i32, !dbg !5082
  %138 = add i32 %135, %137, !dbg !5083
  %139 = getelementptr inbounds nuw i8, ptr %132, i64 144, !dbg !5084
  %140 = add nsw i32 %133, -1, !dbg !5085
  %141 = icmp samesign ugt i32 %133, 1, !dbg !5086
  br i1 %141, label %131, label %.loopexit2, !dbg !5073, !llvm.loop !5087

142:                                              ; preds = %155, %128
  %143 = phi i32 [ %126, %128 ], [ %156, %155 ], !dbg !5088
  %144 = phi i32 [ 0, %128 ], [ %157, %155 ], !dbg !5089
  %145 = mul i32 %143, 33, !dbg !5090
  %146 = add i32 %145, %130, !dbg !5091
  %147 = icmp eq i32 %144, 0, !dbg !5092
  %148 = xor i32 %146, 5, !dbg !5093
  %149 = select i1 %147, i32 %146, i32 %148, !dbg !5094
  br i1 %99, label %155, label %150, !dbg !5095

150:                                              ; preds = %142
  %151 = mul i32 %149, 33, !dbg !5096
  %152 = load float, ptr %100, align 4, !dbg !5097, !tbaa !940
  %153 = fptosi float %152 to i32, !dbg !5098
  %154 = add i32 %151, %153, !dbg !5099
  br label %155, !dbg !5100

155:                                              ; preds = %150, %142
  %156 = phi i32 [ %154, %150 ], [ %149, %142 ], !dbg !5101
  %157 = add nuw nsw i32 %144, 1, !dbg !5102
  %158 = icmp eq i32 %157, 3, !dbg !5103
  br i1 %158, label %.loopexit3, label %142, !dbg !5104, !llvm.loop !5105

.loopexit2:                                       ; preds = %131
  br label %159, !dbg !5106

.loopexit3:                                       ; preds = %155
  br label %159, !dbg !5106

159:                                              ; preds = %.loopexit3, %.loopexit2
  %160 = phi i32 [ %138, %.loopexit2 ], [ %156, %.loopexit3 ], !dbg !5107
  %161 = add nuw nsw i32 %127, 153, !dbg !5106
  %162 = urem i32 %161, 279, !dbg !5108
  %163 = add i32 %160, %127, !dbg !5109
  %164 = and i32 %163, 1023, !dbg !5110
  %165 = uitofp nneg i32 %164 to float, !dbg !5111
  %166 = freeze i32 %162, !dbg !5112
  %167 = udiv i32 %166, 9, !dbg !5113
  %168 = mul i32 %167, 9, !dbg !5114
  %169 = sub i32 %166, %168, !dbg !5115
  %170 = mul i32 %169, 8, !dbg !5116
  %171 = mul i32 %167, 72, !dbg !5116
  %172 = add i32 %170, %171, !dbg !5116
  %173 = and i32 %172, 128, !dbg !5116
  %174 = icmp ne i32 %173, 0, !dbg !5116
  %175 = xor i32 %172, 72, !dbg !5116
  %176 = select i1 %174, i32 %175, i32 %172, !dbg !5116
  %177 = sext i32 %176 to i64, !dbg !5116
  %178 = getelementptr i8, ptr addrspace(3) @_ZZ4k22xPjS_PKiiiiiijxxyyiE2A1, i64 %177, !dbg !5116
  store float %165, ptr addrspace(3) %178, align 8, !dbg !5116, !tbaa !5117
  %179 = mul i32 %163, 3, !dbg !5119
  %180 = add i32 %179, 1, !dbg !5120
  %181 = getelementptr i8, ptr addrspace(3) %178, i64 4, !dbg !5121
  store i32 %180, ptr addrspace(3) %181, align 4, !dbg !5121, !tbaa !5122
  %182 = add nuw nsw i32 %127, 1, !dbg !5123
  %183 = icmp samesign ult i32 %182, %109, !dbg !5124
  br i1 %183, label %125, label %.loopexit5, !dbg !5125, !llvm.loop !5126

184:                                              ; preds = %196
  %185 = and i32 %26, 7, !dbg !5127
  %186 = mul i32 %185, 312, !dbg !5128
  %187 = and i32 %186, 128, !dbg !5128
  %188 = icmp ne i32 %187, 0, !dbg !5128
  %189 = xor i32 %186, 72, !dbg !5128
  %190 = select i1 %188, i32 %189, i32 %186, !dbg !5128
  %191 = sext i32 %190 to i64, !dbg !5128
  %192 = getelementptr i8, ptr addrspace(3) @_ZZ4k22xPjS_PKiiiiiijxxyyiE2A1, i64 %191, !dbg !5128
  %193 = load i64, ptr addrspace(3) %192, align 8, !dbg !5128
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !5129
  br i1 %29, label %194, label %209, !dbg !5130

194:                                              ; preds = %184
  %195 = mul i32 %20, 567, !dbg !5131
  br label %214, !dbg !5132

196:                                              ; preds = %196, %111
  %197 = phi i32 [ 1, %111 ], [ %207, %196 ], !dbg !5133
  %198 = phi i32 [ %112, %111 ], [ %206, %196 ], !dbg !5134
  %199 = mul i32 %198, 33, !dbg !5135
  %200 = add nuw nsw i32 %120, %197, !dbg !5136
  %201 = sub i32 287, %200, !dbg !5137
  %202 = zext nneg i32 %201 to i64, !dbg !5138
  %203 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZL4G5_0 to ptr), i64 %202, !dbg !5139
  %204 = load float, ptr %203, align 4, !dbg !5140, !tbaa !940
  %205 = fptosi float %204 to i32, !dbg !5141
  %206 = add i32 %199, %205, !dbg !5142
  %207 = add nsw i32 %197, -1, !dbg !5143
  %208 = icmp eq i32 %197, 0, !dbg !5144
  br i1 %208, label %184, label %196, !dbg !5145, !llvm.loop !5146

.loopexit1:                                       ; preds = %214
  br label %209, !dbg !5147

209:                                              ; preds = %.loopexit1, %184
  %210 = icmp samesign ult i32 %27, 288, !dbg !5147
  br i1 %210, label %211, label %236, !dbg !5148

211:                                              ; preds = %209
  %212 = mul i32 %20, 567, !dbg !5149
  %213 = add i32 %212, 279, !dbg !5150
  br label %250, !dbg !5151

214:                                              ; preds = %214, %194
  %215 = phi i32 [ %27, %194 ], [ %234, %214 ], !dbg !5152
  %216 = mul i32 %215, 8, !dbg !5153
  %217 = and i32 %216, 128, !dbg !5153
  %218 = icmp ne i32 %217, 0, !dbg !5153
  %219 = xor i32 %216, 72, !dbg !5153
  %220 = select i1 %218, i32 %219, i32 %216, !dbg !5153
  %221 = sext i32 %220 to i64, !dbg !5153
  %222 = getelementptr i8, ptr addrspace(3) @_ZZ4k22xPjS_PKiiiiiijxxyyiE2A1, i64 %221, !dbg !5153
  %223 = load i64, ptr addrspace(3) %222, align 8, !dbg !5153
  %224 = trunc i64 %223 to i32, !dbg !5154
  %225 = lshr i64 %223, 32, !dbg !5155
  %226 = trunc nuw i64 %225 to i32, !dbg !5156
  %227 = bitcast i32 %224 to float, !dbg !5157
  %228 = fptosi float %227 to i32, !dbg !5158
  %229 = mul i32 %226, 3, !dbg !5159
  %230 = add i32 %229, %228, !dbg !5160
  %231 = add i32 %215, %195, !dbg !5161
  %232 = zext i32 %231 to i64, !dbg !5162
  %233 = getelementptr inbounds nuw i32, ptr %1, i64 %232, !dbg !5163
  store i32 %230, ptr %233, align 4, !dbg !5164, !tbaa !21
  %234 = add nuw nsw i32 %215, %19, !dbg !5165
  %235 = icmp samesign ult i32 %234, 279, !dbg !5166
  br i1 %235, label %214, label %.loopexit1, !dbg !5167, !llvm.loop !5168

.loopexit:                                        ; preds = %250
  br label %236, !dbg !5169

236:                                              ; preds = %.loopexit, %209
  %237 = trunc i64 %193 to i32, !dbg !5169
  %238 = bitcast i32 %237 to float, !dbg !5170
  %239 = fptosi float %238 to i32, !dbg !5171
  %240 = lshr i64 %193, 32, !dbg !5172
  %241 = trunc nuw i64 %240 to i32, !dbg !5173
  %242 = mul i32 %241, 3, !dbg !5174
  %243 = mul i32 %206, 33, !dbg !5175
  %244 = add i32 %243, %239, !dbg !5176
  %245 = add i32 %244, %242, !dbg !5177
  %246 = mul i32 %19, %20, !dbg !5178
  %247 = add i32 %27, %246, !dbg !5179
  %248 = zext i32 %247 to i64, !dbg !5180
  %249 = getelementptr inbounds nuw i32, ptr %0, i64 %248, !dbg !5181
  store i32 %245, ptr %249, align 4, !dbg !5182, !tbaa !21
  ret void, !dbg !5183

250:                                              ; preds = %250, %211
  %251 = phi i32 [ %27, %211 ], [ %259, %250 ], !dbg !5184
  %252 = zext nneg i32 %251 to i64, !dbg !5185
  %253 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZL4G5_0 to ptr), i64 %252, !dbg !5186
  %254 = load float, ptr %253, align 4, !dbg !5187, !tbaa !940
  %255 = fptosi float %254 to i32, !dbg !5188
  %256 = add i32 %213, %251, !dbg !5189
  %257 = zext i32 %256 to i64, !dbg !5190
  %258 = getelementptr inbounds nuw i32, ptr %1, i64 %257, !dbg !5191
  store i32 %255, ptr %258, align 4, !dbg !5192, !tbaa !21
  %259 = add nuw nsw i32 %251, %19, !dbg !5193
  %260 = icmp samesign ult i32 %259, 288, !dbg !5194
  br i1 %260, label %250, label %.loopexit, !dbg !5195, !llvm.loop !5196
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4k23xPjS_PKiiiiiijxxyyi(ptr noundef writeonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i64 noundef %9, i64 noundef %10, i64 noundef %11, i64 noundef %12, i32 noundef %13) local_unnamed_addr #2 !dbg !5197 {
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !5198
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !5199
  %17 = mul nuw nsw i32 %15, %16, !dbg !5200
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !5201
  %19 = mul nuw nsw i32 %17, %18, !dbg !5202
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !5203
  %21 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !5204
  %22 = mul nuw nsw i32 %21, %16, !dbg !5205
  %23 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !5206
  %24 = add nuw nsw i32 %22, %23, !dbg !5207
  %25 = mul nuw nsw i32 %24, %15, !dbg !5208
  %26 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !5209
  %27 = add nuw nsw i32 %25, %26, !dbg !5210
  %28 = add nuw i32 %27, %20, !dbg !5211
  %29 = icmp samesign ult i32 %27, 128, !dbg !5212
  br i1 %29, label %.preheader22, label %30, !dbg !5213

.preheader22:                                     ; preds = %14
  br label %36, !dbg !5214

.loopexit23:                                      ; preds = %36
  br label %30, !dbg !5215

30:                                               ; preds = %.loopexit23, %14
  %31 = icmp eq i32 %21, 0, !dbg !5215
  %32 = icmp samesign ult i32 %23, 8, !dbg !5216
  %33 = select i1 %31, i1 %32, i1 false, !dbg !5217
  br i1 %33, label %34, label %85, !dbg !5218

34:                                               ; preds = %30
  %35 = icmp samesign ult i32 %26, 3, !dbg !5219
  br label %66, !dbg !5220

36:                                               ; preds = %.preheader22, %36
  %37 = phi i32 [ %64, %36 ], [ %27, %.preheader22 ], !dbg !5221
  %38 = mul nuw nsw i32 %37, 29, !dbg !5222
  %39 = add nuw nsw i32 %38, 61, !dbg !5223
  %40 = and i32 %39, 1023, !dbg !5224
  %41 = uitofp nneg i32 %40 to float, !dbg !5225
  %42 = insertelement <4 x float> poison, float %41, i64 0, !dbg !5226
  %43 = mul nuw nsw i32 %39, 3, !dbg !5227
  %44 = add nuw nsw i32 %43, 1, !dbg !5228
  %45 = and i32 %44, 1023, !dbg !5229
  %46 = uitofp nneg i32 %45 to float, !dbg !5230
  %47 = insertelement <4 x float> %42, float %46, i64 1, !dbg !5231
  %48 = mul nuw nsw i32 %39, 5, !dbg !5232
  %49 = add nuw nsw i32 %48, 2, !dbg !5233
  %50 = and i32 %49, 1023, !dbg !5234
  %51 = uitofp nneg i32 %50 to float, !dbg !5235
  %52 = insertelement <4 x float> %47, float %51, i64 2, !dbg !5236
  %53 = mul nuw nsw i32 %39, 7, !dbg !5237
  %54 = add nuw nsw i32 %53, 3, !dbg !5238
  %55 = and i32 %54, 1023, !dbg !5239
  %56 = uitofp nneg i32 %55 to float, !dbg !5240
  %57 = insertelement <4 x float> %52, float %56, i64 3, !dbg !5241
  %58 = mul i32 %37, 16, !dbg !5242
  %59 = lshr i32 %58, 2, !dbg !5242
  %60 = and i32 %59, 112, !dbg !5242
  %61 = xor i32 %58, %60, !dbg !5242
  %62 = sext i32 %61 to i64, !dbg !5242
  %63 = getelementptr i8, ptr addrspace(3) @_ZZ4k23xPjS_PKiiiiiijxxyyiE2A1, i64 %62, !dbg !5242
  store <4 x float> %57, ptr addrspace(3) %63, align 16, !dbg !5242, !tbaa !134
  %64 = add nuw nsw i32 %37, %19, !dbg !5243
  %65 = icmp samesign ult i32 %64, 128, !dbg !5244
  br i1 %65, label %36, label %.loopexit23, !dbg !5214, !llvm.loop !5245

66:                                               ; preds = %70, %34
  %67 = phi i32 [ %23, %34 ], [ %71, %70 ], !dbg !5246
  br i1 %35, label %68, label %70, !dbg !5247

68:                                               ; preds = %66
  %69 = mul nuw nsw i32 %67, 3, !dbg !5248
  br label %73, !dbg !5249

.loopexit20:                                      ; preds = %73
  br label %70, !dbg !5250

70:                                               ; preds = %.loopexit20, %66
  %71 = add nuw nsw i32 %67, %16, !dbg !5250
  %72 = icmp samesign ult i32 %71, 8, !dbg !5251
  br i1 %72, label %66, label %.loopexit21, !dbg !5252, !llvm.loop !5253

73:                                               ; preds = %73, %68
  %74 = phi i32 [ %26, %68 ], [ %83, %73 ], !dbg !5254
  %75 = add nuw nsw i32 %74, %69, !dbg !5255
  %76 = add nuw nsw i32 %75, 91, !dbg !5256
  %77 = insertelement <2 x i32> poison, i32 %76, i64 0, !dbg !5257
  %78 = mul nuw nsw i32 %76, 3, !dbg !5258
  %79 = add nuw nsw i32 %78, 1, !dbg !5259
  %80 = insertelement <2 x i32> %77, i32 %79, i64 1, !dbg !5260
  %81 = zext nneg i32 %75 to i64, !dbg !5261
  %82 = getelementptr inbounds nuw <2 x i32>, ptr addrspacecast (ptr addrspace(3) @_ZZ4k23xPjS_PKiiiiiijxxyyiE2A2 to ptr), i64 %81, !dbg !5262
  store <2 x i32> %80, ptr %82, align 8, !dbg !5263, !tbaa !134
  %83 = add nuw nsw i32 %74, %15, !dbg !5264
  %84 = icmp samesign ult i32 %83, 3, !dbg !5265
  br i1 %84, label %73, label %.loopexit20, !dbg !5266, !llvm.loop !5267

.loopexit21:                                      ; preds = %70
  br label %85, !dbg !5268

85:                                               ; preds = %.loopexit21, %30
  %86 = icmp samesign ult i32 %27, 288, !dbg !5268
  br i1 %86, label %.preheader18, label %87, !dbg !5269

.preheader18:                                     ; preds = %85
  br label %89, !dbg !5270

.loopexit19:                                      ; preds = %89
  br label %87, !dbg !5271

87:                                               ; preds = %.loopexit19, %85
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !5271
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !5272
  %88 = icmp eq i32 %26, 3, !dbg !5273
  br i1 %88, label %143, label %105, !dbg !5274

89:                                               ; preds = %.preheader18, %89
  %90 = phi i32 [ %103, %89 ], [ %27, %.preheader18 ], !dbg !5275
  %91 = mul nuw i32 %90, 29, !dbg !5276
  %92 = add nuw nsw i32 %91, 6, !dbg !5277
  %93 = and i32 %92, 1023, !dbg !5278
  %94 = uitofp nneg i32 %93 to float, !dbg !5279
  %95 = and i32 %90, 31, !dbg !5280
  %96 = lshr i32 %90, 5, !dbg !5281
  %97 = mul nsw i32 %95, -9, !dbg !5282
  %98 = sub nsw i32 %97, %96, !dbg !5283
  %99 = add nsw i32 %98, 287, !dbg !5284
  %100 = zext i32 %99 to i64, !dbg !5285
  %101 = shl nuw nsw i64 %100, 2, !dbg !5286
  %102 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZL4G5_0 to ptr), i64 %101, !dbg !5287
  store float %94, ptr %102, align 1, !dbg !5288, !tbaa !940
  %103 = add nuw nsw i32 %90, %19, !dbg !5289
  %104 = icmp samesign ult i32 %103, 288, !dbg !5290
  br i1 %104, label %89, label %.loopexit19, !dbg !5270, !llvm.loop !5291

105:                                              ; preds = %87
  %106 = mul i32 %28, 33, !dbg !5292
  %107 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4k23xPjS_PKiiiiiijxxyyiE2A2 to ptr), i64 16), align 8, !dbg !5293, !tbaa !134
  %108 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4k23xPjS_PKiiiiiijxxyyiE2A2 to ptr), i64 20), align 4, !dbg !5294, !tbaa !134
  %109 = mul i32 %108, 3, !dbg !5295
  %110 = add i32 %107, %106, !dbg !5296
  %111 = add i32 %110, %109, !dbg !5297
  %112 = mul i32 %111, 33, !dbg !5298
  %113 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4k23xPjS_PKiiiiiijxxyyiE2A2 to ptr), align 8, !dbg !5299, !tbaa !134
  %114 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4k23xPjS_PKiiiiiijxxyyiE2A2 to ptr), i64 4), align 4, !dbg !5300, !tbaa !134
  %115 = mul i32 %114, 3, !dbg !5301
  %116 = add i32 %115, %113, !dbg !5302
  %117 = add i32 %116, %112, !dbg !5303
  %118 = icmp samesign ult i32 %27, 13, !dbg !5304
  br i1 %118, label %119, label %126, !dbg !5305

119:                                              ; preds = %105
  %120 = mul i32 %117, 33, !dbg !5306
  %121 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4k23xPjS_PKiiiiiijxxyyiE2A2 to ptr), i64 32), align 8, !dbg !5307, !tbaa !134
  %122 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4k23xPjS_PKiiiiiijxxyyiE2A2 to ptr), i64 36), align 4, !dbg !5308, !tbaa !134
  %123 = mul i32 %122, 3, !dbg !5309
  %124 = add i32 %121, %120, !dbg !5310
  %125 = add i32 %124, %123, !dbg !5311
  br label %126, !dbg !5312

126:                                              ; preds = %119, %105
  %127 = phi i32 [ %125, %119 ], [ %117, %105 ], !dbg !5313
  %128 = mul i32 %127, 33, !dbg !5314
  %129 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4k23xPjS_PKiiiiiijxxyyiE2A2 to ptr), i64 48), align 8, !dbg !5315, !tbaa !134
  %130 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4k23xPjS_PKiiiiiijxxyyiE2A2 to ptr), i64 52), align 4, !dbg !5316, !tbaa !134
  %131 = mul i32 %130, 3, !dbg !5317
  %132 = add i32 %129, %128, !dbg !5318
  %133 = add i32 %132, %131, !dbg !5319
  %134 = and i32 %26, 4, !dbg !5320
  %135 = icmp eq i32 %134, 0, !dbg !5321
  br i1 %135, label %143, label %136, !dbg !5322

136:                                              ; preds = %126
  %137 = mul i32 %133, 33, !dbg !5323
  %138 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4k23xPjS_PKiiiiiijxxyyiE2A2 to ptr), i64 24), align 8, !dbg !5324, !tbaa !134
  %139 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4k23xPjS_PKiiiiiijxxyyiE2A2 to ptr), i64 28), align 4, !dbg !5325, !tbaa !134
  %140 = mul i32 %139, 3, !dbg !5326
  %141 = add i32 %138, %137, !dbg !5327
  %142 = add i32 %141, %140, !dbg !5328
  br label %143, !dbg !5329

143:                                              ; preds = %136, %126, %87
  %144 = phi i32 [ %28, %87 ], [ %142, %136 ], [ %133, %126 ], !dbg !5330
  %145 = shl nuw nsw i32 %26, 3, !dbg !5331
  %146 = and i32 %145, 8, !dbg !5332
  %147 = shl nuw nsw i32 %23, 2, !dbg !5333
  %148 = and i32 %147, 4, !dbg !5334
  %149 = xor i32 %148, %26, !dbg !5335
  %150 = or i32 %149, %146, !dbg !5336
  %151 = mul i32 %150, 64, !dbg !5337
  %152 = add i32 %151, 896, !dbg !5337
  br label %155, !dbg !5337

153:                                              ; preds = %155
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !5338
  %154 = icmp samesign ult i32 %27, 256, !dbg !5339
  br i1 %154, label %.preheader16, label %259, !dbg !5340

.preheader16:                                     ; preds = %153
  br label %430, !dbg !5341

155:                                              ; preds = %155, %143
  %156 = phi i32 [ %144, %143 ], [ %253, %155 ], !dbg !5342
  %157 = phi i32 [ 0, %143 ], [ %254, %155 ], !dbg !5343
  %158 = phi i32 [ %152, %143 ], [ %256, %155 ], !dbg !5344
  %159 = mul i32 %156, 33, !dbg !5345
  %160 = lshr i32 %158, 2, !dbg !5346
  %161 = and i32 %160, 112, !dbg !5346
  %162 = xor i32 %158, %161, !dbg !5346
  %163 = sext i32 %162 to i64, !dbg !5346
  %164 = getelementptr i8, ptr addrspace(3) @_ZZ4k23xPjS_PKiiiiiijxxyyiE2A1, i64 %163, !dbg !5346
  %165 = load float, ptr addrspace(3) %164, align 16, !dbg !5346, !tbaa !134
  %166 = fptosi float %165 to i32, !dbg !5347
  %167 = getelementptr i8, ptr addrspace(3) %164, i64 4, !dbg !5348
  %168 = load float, ptr addrspace(3) %167, align 4, !dbg !5348, !tbaa !134
  %169 = fptosi float %168 to i32, !dbg !5349
  %170 = mul i32 %169, 3, !dbg !5350
  %171 = getelementptr i8, ptr addrspace(3) %164, i64 8, !dbg !5351
  %172 = load float, ptr addrspace(3) %171, align 8, !dbg !5351, !tbaa !134
  %173 = fptosi float %172 to i32, !dbg !5352
  %174 = mul i32 %173, 9, !dbg !5353
  %175 = getelementptr i8, ptr addrspace(3) %164, i64 12, !dbg !5354
  %176 = load float, ptr addrspace(3) %175, align 4, !dbg !5354, !tbaa !134
  %177 = fptosi float %176 to i32, !dbg !5355
  %178 = mul i32 %177, 27, !dbg !5356
  %179 = add i32 %159, %166, !dbg !5357
  %180 = add i32 %179, %170, !dbg !5358
  %181 = add i32 %180, %174, !dbg !5359
  %182 = add i32 %181, %178, !dbg !5360
  %183 = mul i32 %182, 33, !dbg !5361
  %184 = xor i32 %162, 48, !dbg !5362
  %185 = sext i32 %184 to i64, !dbg !5362
  %186 = getelementptr i8, ptr addrspace(3) @_ZZ4k23xPjS_PKiiiiiijxxyyiE2A1, i64 %185, !dbg !5362
  %187 = load float, ptr addrspace(3) %186, align 16, !dbg !5362, !tbaa !134
  %188 = fptosi float %187 to i32, !dbg !5363
  %189 = getelementptr i8, ptr addrspace(3) %186, i64 4, !dbg !5364
  %190 = load float, ptr addrspace(3) %189, align 4, !dbg !5364, !tbaa !134
  %191 = fptosi float %190 to i32, !dbg !5365
  %192 = mul i32 %191, 3, !dbg !5366
  %193 = add i32 %192, %188, !dbg !5367
  %194 = getelementptr i8, ptr addrspace(3) %186, i64 8, !dbg !5368
  %195 = load float, ptr addrspace(3) %194, align 8, !dbg !5368, !tbaa !134
  %196 = fptosi float %195 to i32, !dbg !5369
  %197 = mul i32 %196, 9, !dbg !5370
  %198 = add i32 %193, %197, !dbg !5371
  %199 = getelementptr i8, ptr addrspace(3) %186, i64 12, !dbg !5372
  %200 = load float, ptr addrspace(3) %199, align 4, !dbg !5372, !tbaa !134
  %201 = fptosi float %200 to i32, !dbg !5373
  %202 = mul i32 %201, 27, !dbg !5374
  %203 = add i32 %198, %202, !dbg !5375
  %204 = add i32 %203, %183, !dbg !5376
  %205 = mul i32 %204, 33, !dbg !5377
  %206 = add i32 %158, 384, !dbg !5378
  %207 = lshr i32 %206, 2, !dbg !5378
  %208 = and i32 %207, 112, !dbg !5378
  %209 = xor i32 %206, %208, !dbg !5378
  %210 = sext i32 %209 to i64, !dbg !5378
  %211 = getelementptr i8, ptr addrspace(3) @_ZZ4k23xPjS_PKiiiiiijxxyyiE2A1, i64 %210, !dbg !5378
  %212 = getelementptr i8, ptr addrspace(3) %211, i64 -512, !dbg !5378
  %213 = load float, ptr addrspace(3) %212, align 16, !dbg !5378, !tbaa !134
  %214 = fptosi float %213 to i32, !dbg !5379
  %215 = getelementptr i8, ptr addrspace(3) %211, i64 -508, !dbg !5380
  %216 = load float, ptr addrspace(3) %215, align 4, !dbg !5380, !tbaa !134
  %217 = fptosi float %216 to i32, !dbg !5381
  %218 = mul i32 %217, 3, !dbg !5382
  %219 = getelementptr i8, ptr addrspace(3) %211, i64 -504, !dbg !5383
  %220 = load float, ptr addrspace(3) %219, align 8, !dbg !5383, !tbaa !134
  %221 = fptosi float %220 to i32, !dbg !5384
  %222 = mul i32 %221, 9, !dbg !5385
  %223 = getelementptr i8, ptr addrspace(3) %211, i64 -500, !dbg !5386
  %224 = load float, ptr addrspace(3) %223, align 4, !dbg !5386, !tbaa !134
  %225 = fptosi float %224 to i32, !dbg !5387
  %226 = mul i32 %225, 27, !dbg !5388
  %227 = add i32 %205, %214, !dbg !5389
  %228 = add i32 %227, %218, !dbg !5390
  %229 = add i32 %228, %222, !dbg !5391
  %230 = add i32 %229, %226, !dbg !5392
  %231 = mul i32 %230, 33, !dbg !5393
  %232 = xor i32 %209, 48, !dbg !5394
  %233 = sext i32 %232 to i64, !dbg !5394
  %234 = getelementptr i8, ptr addrspace(3) @_ZZ4k23xPjS_PKiiiiiijxxyyiE2A1, i64 %233, !dbg !5394
  %235 = getelementptr i8, ptr addrspace(3) %234, i64 -512, !dbg !5394
  %236 = load float, ptr addrspace(3) %235, align 16, !dbg !5394, !tbaa !134
  %237 = fptosi float %236 to i32, !dbg !5395
  %238 = getelementptr i8, ptr addrspace(3) %234, i64 -508, !dbg !5396
  %239 = load float, ptr addrspace(3) %238, align 4, !dbg !5396, !tbaa !134
  %240 = fptosi float %239 to i32, !dbg !5397
  %241 = mul i32 %240, 3, !dbg !5398
  %242 = add i32 %241, %237, !dbg !5399
  %243 = getelementptr i8, ptr addrspace(3) %234, i64 -504, !dbg !5400
  %244 = load float, ptr addrspace(3) %243, align 8, !dbg !5400, !tbaa !134
  %245 = fptosi float %244 to i32, !dbg !5401
  %246 = mul i32 %245, 9, !dbg !5402
  %247 = add i32 %242, %246, !dbg !5403
  %248 = getelementptr i8, ptr addrspace(3) %234, i64 -500, !dbg !5404
  %249 = load float, ptr addrspace(3) %248, align 4, !dbg !5404, !tbaa !134
  %250 = fptosi float %249 to i32, !dbg !5405
  %251 = mul i32 %250, 27, !dbg !5406
  %252 = add i32 %247, %251, !dbg !5407
  %253 = add i32 %252, %231, !dbg !5408
  %254 = add nuw nsw i32 %157, 2, !dbg !5409
  %255 = icmp eq i32 %254, 8, !dbg !5410
  %256 = add i32 %158, -256, !dbg !5411
  br i1 %255, label %153, label %155, !dbg !5411, !llvm.loop !5412

257:                                              ; preds = %420
  %258 = mul i32 %20, 440, !dbg !5413
  br label %457, !dbg !5414

.loopexit17:                                      ; preds = %449
  br label %259, !dbg !5415

259:                                              ; preds = %.loopexit17, %153
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !5415
  br i1 %154, label %.preheader14, label %282, !dbg !5416

.preheader14:                                     ; preds = %259
  br label %260, !dbg !5417

260:                                              ; preds = %.preheader14, %279
  %261 = phi i32 [ %280, %279 ], [ %27, %.preheader14 ], !dbg !5418
  %262 = and i32 %261, 64, !dbg !5419
  %263 = icmp eq i32 %262, 0, !dbg !5420
  br i1 %263, label %264, label %279, !dbg !5417

264:                                              ; preds = %260
  %265 = zext nneg i32 %261 to i64, !dbg !5421
  %266 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZL4G5_0 to ptr), i64 %265, !dbg !5422
  %267 = load float, ptr %266, align 4, !dbg !5423, !tbaa !940
  %268 = fptosi float %267 to i32, !dbg !5424
  %269 = getelementptr inbounds nuw i8, ptr %266, i64 256, !dbg !5425
  %270 = load float, ptr %269, align 4, !dbg !5426, !tbaa !940
  %271 = fptosi float %270 to i32, !dbg !5427
  %272 = add i32 %271, %268, !dbg !5428
  %273 = and i32 %272, 1023, !dbg !5429
  %274 = uitofp nneg i32 %273 to float, !dbg !5430
  store float %274, ptr %266, align 4, !dbg !5431, !tbaa !940
  %275 = mul i32 %271, 3, !dbg !5432
  %276 = xor i32 %275, %268, !dbg !5433
  %277 = and i32 %276, 1023, !dbg !5434
  %278 = uitofp nneg i32 %277 to float, !dbg !5435
  store float %278, ptr %269, align 4, !dbg !5436, !tbaa !940
  br label %279, !dbg !5437

279:                                              ; preds = %264, %260
  %280 = add nuw nsw i32 %261, %19, !dbg !5438
  %281 = icmp samesign ult i32 %280, 256, !dbg !5439
  br i1 %281, label %260, label %.loopexit15, !dbg !5440, !llvm.loop !5441

.loopexit15:                                      ; preds = %279
  br label %282, !dbg !5442

282:                                              ; preds = %.loopexit15, %259
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !5442
  br i1 %154, label %.preheader12, label %305, !dbg !5443

.preheader12:                                     ; preds = %282
  br label %283, !dbg !5444

283:                                              ; preds = %.preheader12, %302
  %284 = phi i32 [ %303, %302 ], [ %27, %.preheader12 ], !dbg !5445
  %285 = and i32 %284, 32, !dbg !5446
  %286 = icmp eq i32 %285, 0, !dbg !5447
  br i1 %286, label %287, label %302, !dbg !5444

287:                                              ; preds = %283
  %288 = zext nneg i32 %284 to i64, !dbg !5448
  %289 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZL4G5_0 to ptr), i64 %288, !dbg !5449
  %290 = load float, ptr %289, align 4, !dbg !5450, !tbaa !940
  %291 = fptosi float %290 to i32, !dbg !5451
  %292 = getelementptr inbounds nuw i8, ptr %289, i64 128, !dbg !5452
  %293 = load float, ptr %292, align 4, !dbg !5453, !tbaa !940
  %294 = fptosi float %293 to i32, !dbg !5454
  %295 = add i32 %294, %291, !dbg !5455
  %296 = and i32 %295, 1023, !dbg !5456
  %297 = uitofp nneg i32 %296 to float, !dbg !5457
  store float %297, ptr %289, align 4, !dbg !5458, !tbaa !940
  %298 = mul i32 %294, 3, !dbg !5459
  %299 = xor i32 %298, %291, !dbg !5460
  %300 = and i32 %299, 1023, !dbg !5461
  %301 = uitofp nneg i32 %300 to float, !dbg !5462
  store float %301, ptr %292, align 4, !dbg !5463, !tbaa !940
  br label %302, !dbg !5464

302:                                              ; preds = %287, %283
  %303 = add nuw nsw i32 %284, %19, !dbg !5465
  %304 = icmp samesign ult i32 %303, 256, !dbg !5466
  br i1 %304, label %283, label %.loopexit13, !dbg !5467, !llvm.loop !5441

.loopexit13:                                      ; preds = %302
  br label %305, !dbg !5468

305:                                              ; preds = %.loopexit13, %282
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !5468
  br i1 %154, label %.preheader10, label %328, !dbg !5469

.preheader10:                                     ; preds = %305
  br label %306, !dbg !5470

306:                                              ; preds = %.preheader10, %325
  %307 = phi i32 [ %326, %325 ], [ %27, %.preheader10 ], !dbg !5471
  %308 = and i32 %307, 16, !dbg !5472
  %309 = icmp eq i32 %308, 0, !dbg !5473
  br i1 %309, label %310, label %325, !dbg !5470

310:                                              ; preds = %306
  %311 = zext nneg i32 %307 to i64, !dbg !5474
  %312 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZL4G5_0 to ptr), i64 %311, !dbg !5475
  %313 = load float, ptr %312, align 4, !dbg !5476, !tbaa !940
  %314 = fptosi float %313 to i32, !dbg !5477
  %315 = getelementptr inbounds nuw i8, ptr %312, i64 64, !dbg !5478
  %316 = load float, ptr %315, align 4, !dbg !5479, !tbaa !940
  %317 = fptosi float %316 to i32, !dbg !5480
  %318 = add i32 %317, %314, !dbg !5481
  %319 = and i32 %318, 1023, !dbg !5482
  %320 = uitofp nneg i32 %319 to float, !dbg !5483
  store float %320, ptr %312, align 4, !dbg !5484, !tbaa !940
  %321 = mul i32 %317, 3, !dbg !5485
  %322 = xor i32 %321, %314, !dbg !5486
  %323 = and i32 %322, 1023, !dbg !5487
  %324 = uitofp nneg i32 %323 to float, !dbg !5488
  store float %324, ptr %315, align 4, !dbg !5489, !tbaa !940
  br label %325, !dbg !5490

325:                                              ; preds = %310, %306
  %326 = add nuw nsw i32 %307, %19, !dbg !5491
  %327 = icmp samesign ult i32 %326, 256, !dbg !5492
  br i1 %327, label %306, label %.loopexit11, !dbg !5493, !llvm.loop !5441

.loopexit11:                                      ; preds = %325
  br label %328, !dbg !5494

328:                                              ; preds = %.loopexit11, %305
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !5494
  br i1 %154, label %.preheader8, label %351, !dbg !5495

.preheader8:                                      ; preds = %328
  br label %329, !dbg !5496

329:                                              ; preds = %.preheader8, %348
  %330 = phi i32 [ %349, %348 ], [ %27, %.preheader8 ], !dbg !5497
  %331 = and i32 %330, 8, !dbg !5498
  %332 = icmp eq i32 %331, 0, !dbg !5499
  br i1 %332, label %333, label %348, !dbg !5496

333:                                              ; preds = %329
  %334 = zext nneg i32 %330 to i64, !dbg !5500
  %335 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZL4G5_0 to ptr), i64 %334, !dbg !5501
  %336 = load float, ptr %335, align 4, !dbg !5502, !tbaa !940
  %337 = fptosi float %336 to i32, !dbg !5503
  %338 = getelementptr inbounds nuw i8, ptr %335, i64 32, !dbg !5504
  %339 = load float, ptr %338, align 4, !dbg !5505, !tbaa !940
  %340 = fptosi float %339 to i32, !dbg !5506
  %341 = add i32 %340, %337, !dbg !5507
  %342 = and i32 %341, 1023, !dbg !5508
  %343 = uitofp nneg i32 %342 to float, !dbg !5509
  store float %343, ptr %335, align 4, !dbg !5510, !tbaa !940
  %344 = mul i32 %340, 3, !dbg !5511
  %345 = xor i32 %344, %337, !dbg !5512
  %346 = and i32 %345, 1023, !dbg !5513
  %347 = uitofp nneg i32 %346 to float, !dbg !5514
  store float %347, ptr %338, align 4, !dbg !5515, !tbaa !940
  br label %348, !dbg !5516

348:                                              ; preds = %333, %329
  %349 = add nuw nsw i32 %330, %19, !dbg !5517
  %350 = icmp samesign ult i32 %349, 256, !dbg !5518
  br i1 %350, label %329, label %.loopexit9, !dbg !5519, !llvm.loop !5441

.loopexit9:                                       ; preds = %348
  br label %351, !dbg !5520

351:                                              ; preds = %.loopexit9, %328
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !5520
  br i1 %154, label %.preheader6, label %374, !dbg !5521

.preheader6:                                      ; preds = %351
  br label %352, !dbg !5522

352:                                              ; preds = %.preheader6, %371
  %353 = phi i32 [ %372, %371 ], [ %27, %.preheader6 ], !dbg !5523
  %354 = and i32 %353, 4, !dbg !5524
  %355 = icmp eq i32 %354, 0, !dbg !5525
  br i1 %355, label %356, label %371, !dbg !5522

356:                                              ; preds = %352
  %357 = zext nneg i32 %353 to i64, !dbg !5526
  %358 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZL4G5_0 to ptr), i64 %357, !dbg !5527
  %359 = load float, ptr %358, align 4, !dbg !5528, !tbaa !940
  %360 = fptosi float %359 to i32, !dbg !5529
  %361 = getelementptr inbounds nuw i8, ptr %358, i64 16, !dbg !5530
  %362 = load float, ptr %361, align 4, !dbg !5531, !tbaa !940
  %363 = fptosi float %362 to i32, !dbg !5532
  %364 = add i32 %363, %360, !dbg !5533
  %365 = and i32 %364, 1023, !dbg !5534
  %366 = uitofp nneg i32 %365 to float, !dbg !5535
  store float %366, ptr %358, align 4, !dbg !5536, !tbaa !940
  %367 = mul i32 %363, 3, !dbg !5537
  %368 = xor i32 %367, %360, !dbg !5538
  %369 = and i32 %368, 1023, !dbg !5539
  %370 = uitofp nneg i32 %369 to float, !dbg !5540
  store float %370, ptr %361, align 4, !dbg !5541, !tbaa !940
  br label %371, !dbg !5542

371:                                              ; preds = %356, %352
  %372 = add nuw nsw i32 %353, %19, !dbg !5543
  %373 = icmp samesign ult i32 %372, 256, !dbg !5544
  br i1 %373, label %352, label %.loopexit7, !dbg !5545, !llvm.loop !5441

.loopexit7:                                       ; preds = %371
  br label %374, !dbg !5546

374:                                              ; preds = %.loopexit7, %351
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !5546
  br i1 %154, label %.preheader4, label %397, !dbg !5547

.preheader4:                                      ; preds = %374
  br label %375, !dbg !5548

375:                                              ; preds = %.preheader4, %394
  %376 = phi i32 [ %395, %394 ], [ %27, %.preheader4 ], !dbg !5549
  %377 = and i32 %376, 2, !dbg !5550
  %378 = icmp eq i32 %377, 0, !dbg !5551
  br i1 %378, label %379, label %394, !dbg !5548

379:                                              ; preds = %375
  %380 = zext nneg i32 %376 to i64, !dbg !5552
  %381 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZL4G5_0 to ptr), i64 %380, !dbg !5553
  %382 = load float, ptr %381, align 4, !dbg !5554, !tbaa !940
  %383 = fptosi float %382 to i32, !dbg !5555
  %384 = getelementptr inbounds nuw i8, ptr %381, i64 8, !dbg !5556
  %385 = load float, ptr %384, align 4, !dbg !5557, !tbaa !940
  %386 = fptosi float %385 to i32, !dbg !5558
  %387 = add i32 %386, %383, !dbg !5559
  %388 = and i32 %387, 1023, !dbg !5560
  %389 = uitofp nneg i32 %388 to float, !dbg !5561
  store float %389, ptr %381, align 4, !dbg !5562, !tbaa !940
  %390 = mul i32 %386, 3, !dbg !5563
  %391 = xor i32 %390, %383, !dbg !5564
  %392 = and i32 %391, 1023, !dbg !5565
  %393 = uitofp nneg i32 %392 to float, !dbg !5566
  store float %393, ptr %384, align 4, !dbg !5567, !tbaa !940
  br label %394, !dbg !5568

394:                                              ; preds = %379, %375
  %395 = add nuw nsw i32 %376, %19, !dbg !5569
  %396 = icmp samesign ult i32 %395, 256, !dbg !5570
  br i1 %396, label %375, label %.loopexit5, !dbg !5571, !llvm.loop !5441

.loopexit5:                                       ; preds = %394
  br label %397, !dbg !5572

397:                                              ; preds = %.loopexit5, %374
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !5572
  br i1 %154, label %.preheader, label %420, !dbg !5573

.preheader:                                       ; preds = %397
  br label %398, !dbg !5574

398:                                              ; preds = %.preheader, %417
  %399 = phi i32 [ %418, %417 ], [ %27, %.preheader ], !dbg !5575
  %400 = and i32 %399, 1, !dbg !5576
  %401 = icmp eq i32 %400, 0, !dbg !5577
  br i1 %401, label %402, label %417, !dbg !5574

402:                                              ; preds = %398
  %403 = zext nneg i32 %399 to i64, !dbg !5578
  %404 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZL4G5_0 to ptr), i64 %403, !dbg !5579
  %405 = load float, ptr %404, align 4, !dbg !5580, !tbaa !940
  %406 = fptosi float %405 to i32, !dbg !5581
  %407 = getelementptr inbounds nuw i8, ptr %404, i64 4, !dbg !5582
  %408 = load float, ptr %407, align 4, !dbg !5583, !tbaa !940
  %409 = fptosi float %408 to i32, !dbg !5584
  %410 = add i32 %409, %406, !dbg !5585
  %411 = and i32 %410, 1023, !dbg !5586
  %412 = uitofp nneg i32 %411 to float, !dbg !5587
  store float %412, ptr %404, align 4, !dbg !5588, !tbaa !940
  %413 = mul i32 %409, 3, !dbg !5589
  %414 = xor i32 %413, %406, !dbg !5590
  %415 = and i32 %414, 1023, !dbg !5591
  %416 = uitofp nneg i32 %415 to float, !dbg !5592
  store float %416, ptr %407, align 4, !dbg !5593, !tbaa !940
  br label %417, !dbg !5594

417:                                              ; preds = %402, %398
  %418 = add nuw nsw i32 %399, %19, !dbg !5595
  %419 = icmp samesign ult i32 %418, 256, !dbg !5596
  br i1 %419, label %398, label %.loopexit3, !dbg !5597, !llvm.loop !5441

.loopexit3:                                       ; preds = %417
  br label %420, !dbg !5598

420:                                              ; preds = %.loopexit3, %397
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !5598
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !5599
  %421 = add nuw nsw i32 %26, 5, !dbg !5600
  %422 = shl nuw nsw i32 %23, 5, !dbg !5601
  %423 = mul nuw nsw i32 %422, %421, !dbg !5602
  %424 = or disjoint i32 %423, 3, !dbg !5603
  %425 = urem i32 %424, 23, !dbg !5604
  %426 = sub nuw nsw i32 22, %425, !dbg !5605
  %427 = zext nneg i32 %426 to i64, !dbg !5606
  %428 = getelementptr inbounds nuw <2 x i32>, ptr addrspacecast (ptr addrspace(3) @_ZZ4k23xPjS_PKiiiiiijxxyyiE2A2 to ptr), i64 %427, !dbg !5607
  %429 = load <2 x i32>, ptr %428, align 8, !dbg !5608, !tbaa !134
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !5609
  br i1 %29, label %257, label %452, !dbg !5610

430:                                              ; preds = %.preheader16, %449
  %431 = phi i32 [ %450, %449 ], [ %27, %.preheader16 ], !dbg !5611
  %432 = and i32 %431, 128, !dbg !5612
  %433 = icmp eq i32 %432, 0, !dbg !5613
  br i1 %433, label %434, label %449, !dbg !5341

434:                                              ; preds = %430
  %435 = zext nneg i32 %431 to i64, !dbg !5614
  %436 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZL4G5_0 to ptr), i64 %435, !dbg !5615
  %437 = load float, ptr %436, align 4, !dbg !5616, !tbaa !940
  %438 = fptosi float %437 to i32, !dbg !5617
  %439 = getelementptr inbounds nuw i8, ptr %436, i64 512, !dbg !5618
  %440 = load float, ptr %439, align 4, !dbg !5619, !tbaa !940
  %441 = fptosi float %440 to i32, !dbg !5620
  %442 = add i32 %441, %438, !dbg !5621
  %443 = and i32 %442, 1023, !dbg !5622
  %444 = uitofp nneg i32 %443 to float, !dbg !5623
  store float %444, ptr %436, align 4, !dbg !5624, !tbaa !940
  %445 = mul i32 %441, 3, !dbg !5625
  %446 = xor i32 %445, %438, !dbg !5626
  %447 = and i32 %446, 1023, !dbg !5627
  %448 = uitofp nneg i32 %447 to float, !dbg !5628
  store float %448, ptr %439, align 4, !dbg !5629, !tbaa !940
  br label %449, !dbg !5630

449:                                              ; preds = %434, %430
  %450 = add nuw nsw i32 %431, %19, !dbg !5631
  %451 = icmp samesign ult i32 %450, 256, !dbg !5632
  br i1 %451, label %430, label %.loopexit17, !dbg !5633, !llvm.loop !5441

.loopexit2:                                       ; preds = %457
  br label %452, !dbg !5634

452:                                              ; preds = %.loopexit2, %420
  %453 = icmp samesign ult i32 %27, 24, !dbg !5634
  br i1 %453, label %454, label %487, !dbg !5635

454:                                              ; preds = %452
  %455 = mul i32 %20, 440, !dbg !5636
  %456 = add i32 %455, 128, !dbg !5637
  br label %491, !dbg !5638

457:                                              ; preds = %457, %257
  %458 = phi i32 [ %27, %257 ], [ %485, %457 ], !dbg !5639
  %459 = mul i32 %458, 16, !dbg !5640
  %460 = lshr i32 %459, 2, !dbg !5640
  %461 = and i32 %460, 112, !dbg !5640
  %462 = xor i32 %459, %461, !dbg !5640
  %463 = sext i32 %462 to i64, !dbg !5640
  %464 = getelementptr i8, ptr addrspace(3) @_ZZ4k23xPjS_PKiiiiiijxxyyiE2A1, i64 %463, !dbg !5640
  %465 = load float, ptr addrspace(3) %464, align 16, !dbg !5640, !tbaa !134
  %466 = fptosi float %465 to i32, !dbg !5641
  %467 = getelementptr i8, ptr addrspace(3) %464, i64 4, !dbg !5642
  %468 = load float, ptr addrspace(3) %467, align 4, !dbg !5642, !tbaa !134
  %469 = fptosi float %468 to i32, !dbg !5643
  %470 = mul i32 %469, 3, !dbg !5644
  %471 = add i32 %470, %466, !dbg !5645
  %472 = getelementptr i8, ptr addrspace(3) %464, i64 8, !dbg !5646
  %473 = load float, ptr addrspace(3) %472, align 8, !dbg !5646, !tbaa !134
  %474 = fptosi float %473 to i32, !dbg !5647
  %475 = mul i32 %474, 9, !dbg !5648
  %476 = add i32 %471, %475, !dbg !5649
  %477 = getelementptr i8, ptr addrspace(3) %464, i64 12, !dbg !5650
  %478 = load float, ptr addrspace(3) %477, align 4, !dbg !5650, !tbaa !134
  %479 = fptosi float %478 to i32, !dbg !5651
  %480 = mul i32 %479, 27, !dbg !5652
  %481 = add i32 %476, %480, !dbg !5653
  %482 = add i32 %458, %258, !dbg !5654
  %483 = zext i32 %482 to i64, !dbg !5655
  %484 = getelementptr inbounds nuw i32, ptr %1, i64 %483, !dbg !5656
  store i32 %481, ptr %484, align 4, !dbg !5657, !tbaa !21
  %485 = add nuw nsw i32 %458, %19, !dbg !5658
  %486 = icmp samesign ult i32 %485, 128, !dbg !5659
  br i1 %486, label %457, label %.loopexit2, !dbg !5660, !llvm.loop !5661

.loopexit1:                                       ; preds = %491
  br label %487, !dbg !5662

487:                                              ; preds = %.loopexit1, %452
  br i1 %86, label %488, label %505, !dbg !5662

488:                                              ; preds = %487
  %489 = mul i32 %20, 440, !dbg !5663
  %490 = add i32 %489, 152, !dbg !5664
  br label %516, !dbg !5665

491:                                              ; preds = %491, %454
  %492 = phi i32 [ %27, %454 ], [ %503, %491 ], !dbg !5666
  %493 = zext nneg i32 %492 to i64, !dbg !5667
  %494 = getelementptr inbounds nuw <2 x i32>, ptr addrspacecast (ptr addrspace(3) @_ZZ4k23xPjS_PKiiiiiijxxyyiE2A2 to ptr), i64 %493, !dbg !5668
  %495 = load i32, ptr %494, align 8, !dbg !5669, !tbaa !134
  %496 = getelementptr inbounds nuw i8, ptr %494, i64 4, !dbg !5670
  %497 = load i32, ptr %496, align 4, !dbg !5671, !tbaa !134
  %498 = mul i32 %497, 3, !dbg !5672
  %499 = add i32 %498, %495, !dbg !5673
  %500 = add i32 %456, %492, !dbg !5674
  %501 = zext i32 %500 to i64, !dbg !5675
  %502 = getelementptr inbounds nuw i32, ptr %1, i64 %501, !dbg !5676
  store i32 %499, ptr %502, align 4, !dbg !5677, !tbaa !21
  %503 = add nuw nsw i32 %492, %19, !dbg !5678
  %504 = icmp samesign ult i32 %503, 24, !dbg !5679
  br i1 %504, label %491, label %.loopexit1, !dbg !5680, !llvm.loop !5681

.loopexit:                                        ; preds = %516
  br label %505, !dbg !5682

505:                                              ; preds = %.loopexit, %487
  %506 = extractelement <2 x i32> %429, i64 0, !dbg !5682
  %507 = extractelement <2 x i32> %429, i64 1, !dbg !5683
  %508 = mul i32 %507, 3, !dbg !5684
  %509 = mul i32 %253, 33, !dbg !5685
  %510 = add i32 %506, %509, !dbg !5686
  %511 = add i32 %510, %508, !dbg !5687
  %512 = mul i32 %19, %20, !dbg !5688
  %513 = add i32 %27, %512, !dbg !5689
  %514 = zext i32 %513 to i64, !dbg !5690
  %515 = getelementptr inbounds nuw i32, ptr %0, i64 %514, !dbg !5691
  store i32 %511, ptr %515, align 4, !dbg !5692, !tbaa !21
  ret void, !dbg !5693

516:                                              ; preds = %516, %488
  %517 = phi i32 [ %27, %488 ], [ %525, %516 ], !dbg !5694
  %518 = zext nneg i32 %517 to i64, !dbg !5695
  %519 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZL4G5_0 to ptr), i64 %518, !dbg !5696
  %520 = load float, ptr %519, align 4, !dbg !5697, !tbaa !940
  %521 = fptosi float %520 to i32, !dbg !5698
  %522 = add i32 %490, %517, !dbg !5699
  %523 = zext i32 %522 to i64, !dbg !5700
  %524 = getelementptr inbounds nuw i32, ptr %1, i64 %523, !dbg !5701
  store i32 %521, ptr %524, align 4, !dbg !5702, !tbaa !21
  %525 = add nuw nsw i32 %517, %19, !dbg !5703
  %526 = icmp samesign ult i32 %525, 288, !dbg !5704
  br i1 %526, label %516, label %.loopexit, !dbg !5705, !llvm.loop !5706
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "nvvm.maxntid"="256" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind }

!llvm.module.flags = !{!16, !17, !18, !19}
!llvm.ident = !{!20}
!llvm.errno.tbaa = !{!21}
!llvm.dbg.cu = !{!25}
!llvm.debugify = !{!27, !28}

!0 = !{!"unbank", !"_ZL4G0_0", !"identity"}
!1 = !{!"unbank", !"_ZZ3k1xPjS_PKiiiiiijxxyyiE2A2", !"pitch:3:7:8:0"}
!2 = !{!"unbank", !"_ZL4G1_0", !"identity"}
!3 = !{!"unbank", !"_ZZ3k5xPjS_PKiiiiiijxxyyiE2A1", !"pad:128:24"}
!4 = !{!"unbank", !"_ZZ3k7xPjS_PKiiiiiijxxyyiE2A1", !"pitch:4:7:20:0"}
!5 = !{!"unbank", !"_ZZ3k7xPjS_PKiiiiiijxxyyiE2A2", !"identity"}
!6 = !{!"unbank", !"_ZZ3k9xILi3EEvPjS0_PKiiiiiijxxyyiE2A3", !"xor:3:3:7"}
!7 = !{!"unbank", !"_ZZ4k10xPjS_PKiiiiiijxxyyiE2A2", !"xor:3:15:5"}
!8 = !{!"unbank", !"_ZZ4k11xPjS_PKiiiiiijxxyyiE2A1", !"identity"}
!9 = !{!"unbank", !"_ZL4G3_0", !"identity"}
!10 = !{!"unbank", !"_ZZ4k15xPjS_PKiiiiiijxxyyiE2A1", !"identity"}
!11 = !{!"unbank", !"_ZZ4k19xPjS_PKiiiiiijxxyyiE2A1", !"pad:8:2"}
!12 = !{!"unbank", !"_ZZ4k19xPjS_PKiiiiiijxxyyiE2A2", !"pad:32:20"}
!13 = !{!"unbank", !"_ZZ4k21xPjS_PKiiiiiijxxyyiE2A1", !"pad:128:4"}
!14 = !{!"unbank", !"_ZZ4k22xPjS_PKiiiiiijxxyyiE2A1", !"lin:7:72"}
!15 = !{!"unbank", !"_ZZ4k23xPjS_PKiiiiiijxxyyiE2A1", !"xor:4:7:6"}
!16 = !{i32 1, !"wchar_size", i32 4}
!17 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!18 = !{i32 7, !"frame-pointer", i32 2}
!19 = !{i32 2, !"Debug Info Version", i32 3}
!20 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!21 = !{!22, !22, i64 0}
!22 = !{!"int", !23, i64 0}
!23 = !{!"omnipotent char", !24, i64 0}
!24 = !{!"Simple C++ TBAA"}
!25 = distinct !DICompileUnit(language: DW_LANG_C, file: !26, producer: "debugify", isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly)
!26 = !DIFile(filename: "/tmp/cubq/151100013/original.ll", directory: "/")
!27 = !{i32 5756}
!28 = !{i32 0}
!29 = distinct !DISubprogram(name: "_Z3k0xPjS_PKiiiiiijxxyyi", linkageName: "_Z3k0xPjS_PKiiiiiijxxyyi", scope: null, file: !26, line: 1, type: !30, scopeLine: 1, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !25)
!30 = !DISubroutineType(types: !31)
!31 = !{}
!32 = !DILocation(line: 1, column: 1, scope: !29)
!33 = !DILocation(line: 2, column: 1, scope: !29)
!34 = !DILocation(line: 3, column: 1, scope: !29)
!35 = !DILocation(line: 4, column: 1, scope: !29)
!36 = !DILocation(line: 5, column: 1, scope: !29)
!37 = !DILocation(line: 6, column: 1, scope: !29)
!38 = !DILocation(line: 7, column: 1, scope: !29)
!39 = !DILocation(line: 8, column: 1, scope: !29)
!40 = !DILocation(line: 9, column: 1, scope: !29)
!41 = !DILocation(line: 10, column: 1, scope: !29)
!42 = !DILocation(line: 11, column: 1, scope: !29)
!43 = !DILocation(line: 12, column: 1, scope: !29)
!44 = !DILocation(line: 13, column: 1, scope: !29)
!45 = !DILocation(line: 14, column: 1, scope: !29)
!46 = !DILocation(line: 15, column: 1, scope: !29)
!47 = !DILocation(line: 16, column: 1, scope: !29)
!48 = !DILocation(line: 17, column: 1, scope: !29)
!49 = !DILocation(line: 18, column: 1, scope: !29)
!50 = !DILocation(line: 19, column: 1, scope: !29)
!51 = !DILocation(line: 20, column: 1, scope: !29)
!52 = !DILocation(line: 21, column: 1, scope: !29)
!53 = !DILocation(line: 22, column: 1, scope: !29)
!54 = !DILocation(line: 23, column: 1, scope: !29)
!55 = !DILocation(line: 24, column: 1, scope: !29)
!56 = !DILocation(line: 25, column: 1, scope: !29)
!57 = !DILocation(line: 26, column: 1, scope: !29)
!58 = !DILocation(line: 27, column: 1, scope: !29)
!59 = !DILocation(line: 28, column: 1, scope: !29)
!60 = distinct !{!60, !61, !62}
!61 = !{!"llvm.loop.mustprogress"}
!62 = !{!"llvm.loop.unroll.disable"}
!63 = !DILocation(line: 29, column: 1, scope: !29)
!64 = !DILocation(line: 30, column: 1, scope: !29)
!65 = !DILocation(line: 31, column: 1, scope: !29)
!66 = !DILocation(line: 32, column: 1, scope: !29)
!67 = !DILocation(line: 33, column: 1, scope: !29)
!68 = !DILocation(line: 34, column: 1, scope: !29)
!69 = !DILocation(line: 35, column: 1, scope: !29)
!70 = !DILocation(line: 36, column: 1, scope: !29)
!71 = !DILocation(line: 37, column: 1, scope: !29)
!72 = !DILocation(line: 38, column: 1, scope: !29)
!73 = !DILocation(line: 39, column: 1, scope: !29)
!74 = !DILocation(line: 40, column: 1, scope: !29)
!75 = !DILocation(line: 41, column: 1, scope: !29)
!76 = !DILocation(line: 42, column: 1, scope: !29)
!77 = !DILocation(line: 43, column: 1, scope: !29)
!78 = !DILocation(line: 44, column: 1, scope: !29)
!79 = !DILocation(line: 45, column: 1, scope: !29)
!80 = !DILocation(line: 46, column: 1, scope: !29)
!81 = !DILocation(line: 47, column: 1, scope: !29)
!82 = !DILocation(line: 48, column: 1, scope: !29)
!83 = !DILocation(line: 49, column: 1, scope: !29)
!84 = !DILocation(line: 50, column: 1, scope: !29)
!85 = !DILocation(line: 51, column: 1, scope: !29)
!86 = !DILocation(line: 52, column: 1, scope: !29)
!87 = !DILocation(line: 53, column: 1, scope: !29)
!88 = !DILocation(line: 54, column: 1, scope: !29)
!89 = distinct !{!89, !61, !62}
!90 = !DILocation(line: 55, column: 1, scope: !29)
!91 = !DILocation(line: 56, column: 1, scope: !29)
!92 = !DILocation(line: 57, column: 1, scope: !29)
!93 = !DILocation(line: 58, column: 1, scope: !29)
!94 = !DILocation(line: 59, column: 1, scope: !29)
!95 = !DILocation(line: 60, column: 1, scope: !29)
!96 = !DILocation(line: 61, column: 1, scope: !29)
!97 = !DILocation(line: 62, column: 1, scope: !29)
!98 = !DILocation(line: 63, column: 1, scope: !29)
!99 = !DILocation(line: 64, column: 1, scope: !29)
!100 = !DILocation(line: 65, column: 1, scope: !29)
!101 = !DILocation(line: 66, column: 1, scope: !29)
!102 = !DILocation(line: 67, column: 1, scope: !29)
!103 = !DILocation(line: 68, column: 1, scope: !29)
!104 = !DILocation(line: 69, column: 1, scope: !29)
!105 = !DILocation(line: 70, column: 1, scope: !29)
!106 = !DILocation(line: 71, column: 1, scope: !29)
!107 = !DILocation(line: 72, column: 1, scope: !29)
!108 = !{!109, !109, i64 0}
!109 = !{!"short", !23, i64 0}
!110 = !DILocation(line: 73, column: 1, scope: !29)
!111 = !DILocation(line: 74, column: 1, scope: !29)
!112 = !DILocation(line: 75, column: 1, scope: !29)
!113 = distinct !{!113, !61, !62}
!114 = !DILocation(line: 76, column: 1, scope: !29)
!115 = !DILocation(line: 77, column: 1, scope: !29)
!116 = !DILocation(line: 78, column: 1, scope: !29)
!117 = !DILocation(line: 79, column: 1, scope: !29)
!118 = !DILocation(line: 80, column: 1, scope: !29)
!119 = !DILocation(line: 81, column: 1, scope: !29)
!120 = !DILocation(line: 82, column: 1, scope: !29)
!121 = !DILocation(line: 83, column: 1, scope: !29)
!122 = !DILocation(line: 84, column: 1, scope: !29)
!123 = !DILocation(line: 85, column: 1, scope: !29)
!124 = !DILocation(line: 86, column: 1, scope: !29)
!125 = !DILocation(line: 87, column: 1, scope: !29)
!126 = distinct !{!126, !61, !62}
!127 = !DILocation(line: 88, column: 1, scope: !29)
!128 = !DILocation(line: 89, column: 1, scope: !29)
!129 = !DILocation(line: 90, column: 1, scope: !29)
!130 = !DILocation(line: 91, column: 1, scope: !29)
!131 = !DILocation(line: 92, column: 1, scope: !29)
!132 = !DILocation(line: 93, column: 1, scope: !29)
!133 = !DILocation(line: 94, column: 1, scope: !29)
!134 = !{!23, !23, i64 0}
!135 = !DILocation(line: 95, column: 1, scope: !29)
!136 = !DILocation(line: 96, column: 1, scope: !29)
!137 = !DILocation(line: 97, column: 1, scope: !29)
!138 = !DILocation(line: 98, column: 1, scope: !29)
!139 = !DILocation(line: 99, column: 1, scope: !29)
!140 = !DILocation(line: 100, column: 1, scope: !29)
!141 = !DILocation(line: 101, column: 1, scope: !29)
!142 = !DILocation(line: 102, column: 1, scope: !29)
!143 = !DILocation(line: 103, column: 1, scope: !29)
!144 = !DILocation(line: 104, column: 1, scope: !29)
!145 = !DILocation(line: 105, column: 1, scope: !29)
!146 = !DILocation(line: 106, column: 1, scope: !29)
!147 = !DILocation(line: 107, column: 1, scope: !29)
!148 = !DILocation(line: 108, column: 1, scope: !29)
!149 = !DILocation(line: 109, column: 1, scope: !29)
!150 = !DILocation(line: 110, column: 1, scope: !29)
!151 = !DILocation(line: 111, column: 1, scope: !29)
!152 = !DILocation(line: 112, column: 1, scope: !29)
!153 = !DILocation(line: 113, column: 1, scope: !29)
!154 = !DILocation(line: 114, column: 1, scope: !29)
!155 = !DILocation(line: 115, column: 1, scope: !29)
!156 = !DILocation(line: 116, column: 1, scope: !29)
!157 = !DILocation(line: 117, column: 1, scope: !29)
!158 = !DILocation(line: 118, column: 1, scope: !29)
!159 = !DILocation(line: 119, column: 1, scope: !29)
!160 = !DILocation(line: 120, column: 1, scope: !29)
!161 = !DILocation(line: 121, column: 1, scope: !29)
!162 = !DILocation(line: 122, column: 1, scope: !29)
!163 = !DILocation(line: 123, column: 1, scope: !29)
!164 = !DILocation(line: 124, column: 1, scope: !29)
!165 = !DILocation(line: 125, column: 1, scope: !29)
!166 = !DILocation(line: 126, column: 1, scope: !29)
!167 = !DILocation(line: 127, column: 1, scope: !29)
!168 = !DILocation(line: 128, column: 1, scope: !29)
!169 = !DILocation(line: 129, column: 1, scope: !29)
!170 = !DILocation(line: 130, column: 1, scope: !29)
!171 = !DILocation(line: 131, column: 1, scope: !29)
!172 = !DILocation(line: 132, column: 1, scope: !29)
!173 = !DILocation(line: 133, column: 1, scope: !29)
!174 = !DILocation(line: 134, column: 1, scope: !29)
!175 = !DILocation(line: 135, column: 1, scope: !29)
!176 = !DILocation(line: 136, column: 1, scope: !29)
!177 = !DILocation(line: 137, column: 1, scope: !29)
!178 = !DILocation(line: 138, column: 1, scope: !29)
!179 = !DILocation(line: 139, column: 1, scope: !29)
!180 = !DILocation(line: 140, column: 1, scope: !29)
!181 = !DILocation(line: 141, column: 1, scope: !29)
!182 = !DILocation(line: 142, column: 1, scope: !29)
!183 = !DILocation(line: 143, column: 1, scope: !29)
!184 = !DILocation(line: 144, column: 1, scope: !29)
!185 = !DILocation(line: 145, column: 1, scope: !29)
!186 = !DILocation(line: 146, column: 1, scope: !29)
!187 = !DILocation(line: 147, column: 1, scope: !29)
!188 = !DILocation(line: 148, column: 1, scope: !29)
!189 = !DILocation(line: 149, column: 1, scope: !29)
!190 = !DILocation(line: 150, column: 1, scope: !29)
!191 = !DILocation(line: 151, column: 1, scope: !29)
!192 = !DILocation(line: 152, column: 1, scope: !29)
!193 = !DILocation(line: 153, column: 1, scope: !29)
!194 = !DILocation(line: 154, column: 1, scope: !29)
!195 = !DILocation(line: 155, column: 1, scope: !29)
!196 = !DILocation(line: 156, column: 1, scope: !29)
!197 = !DILocation(line: 157, column: 1, scope: !29)
!198 = !DILocation(line: 158, column: 1, scope: !29)
!199 = !DILocation(line: 159, column: 1, scope: !29)
!200 = !DILocation(line: 160, column: 1, scope: !29)
!201 = !DILocation(line: 161, column: 1, scope: !29)
!202 = !DILocation(line: 162, column: 1, scope: !29)
!203 = !DILocation(line: 163, column: 1, scope: !29)
!204 = !DILocation(line: 164, column: 1, scope: !29)
!205 = !DILocation(line: 165, column: 1, scope: !29)
!206 = !DILocation(line: 166, column: 1, scope: !29)
!207 = !DILocation(line: 167, column: 1, scope: !29)
!208 = !DILocation(line: 168, column: 1, scope: !29)
!209 = !DILocation(line: 169, column: 1, scope: !29)
!210 = !DILocation(line: 170, column: 1, scope: !29)
!211 = !DILocation(line: 171, column: 1, scope: !29)
!212 = !DILocation(line: 172, column: 1, scope: !29)
!213 = !DILocation(line: 173, column: 1, scope: !29)
!214 = !DILocation(line: 174, column: 1, scope: !29)
!215 = !DILocation(line: 175, column: 1, scope: !29)
!216 = distinct !{!216, !61, !62}
!217 = !DILocation(line: 176, column: 1, scope: !29)
!218 = !DILocation(line: 177, column: 1, scope: !29)
!219 = !DILocation(line: 178, column: 1, scope: !29)
!220 = !DILocation(line: 179, column: 1, scope: !29)
!221 = !DILocation(line: 180, column: 1, scope: !29)
!222 = !DILocation(line: 181, column: 1, scope: !29)
!223 = !DILocation(line: 182, column: 1, scope: !29)
!224 = !DILocation(line: 183, column: 1, scope: !29)
!225 = !DILocation(line: 184, column: 1, scope: !29)
!226 = !DILocation(line: 185, column: 1, scope: !29)
!227 = !DILocation(line: 186, column: 1, scope: !29)
!228 = !DILocation(line: 187, column: 1, scope: !29)
!229 = !DILocation(line: 188, column: 1, scope: !29)
!230 = !DILocation(line: 189, column: 1, scope: !29)
!231 = !DILocation(line: 190, column: 1, scope: !29)
!232 = !DILocation(line: 191, column: 1, scope: !29)
!233 = !DILocation(line: 192, column: 1, scope: !29)
!234 = !DILocation(line: 193, column: 1, scope: !29)
!235 = !DILocation(line: 194, column: 1, scope: !29)
!236 = !DILocation(line: 195, column: 1, scope: !29)
!237 = !DILocation(line: 196, column: 1, scope: !29)
!238 = !DILocation(line: 197, column: 1, scope: !29)
!239 = !DILocation(line: 198, column: 1, scope: !29)
!240 = !DILocation(line: 199, column: 1, scope: !29)
!241 = !DILocation(line: 200, column: 1, scope: !29)
!242 = !DILocation(line: 201, column: 1, scope: !29)
!243 = !DILocation(line: 202, column: 1, scope: !29)
!244 = !DILocation(line: 203, column: 1, scope: !29)
!245 = !DILocation(line: 204, column: 1, scope: !29)
!246 = !DILocation(line: 205, column: 1, scope: !29)
!247 = !DILocation(line: 206, column: 1, scope: !29)
!248 = !DILocation(line: 207, column: 1, scope: !29)
!249 = distinct !{!249, !61, !62}
!250 = !DILocation(line: 208, column: 1, scope: !29)
!251 = !DILocation(line: 209, column: 1, scope: !29)
!252 = !DILocation(line: 210, column: 1, scope: !29)
!253 = !DILocation(line: 211, column: 1, scope: !29)
!254 = !DILocation(line: 212, column: 1, scope: !29)
!255 = !DILocation(line: 213, column: 1, scope: !29)
!256 = !DILocation(line: 214, column: 1, scope: !29)
!257 = !DILocation(line: 215, column: 1, scope: !29)
!258 = !DILocation(line: 216, column: 1, scope: !29)
!259 = !DILocation(line: 217, column: 1, scope: !29)
!260 = !DILocation(line: 218, column: 1, scope: !29)
!261 = !DILocation(line: 219, column: 1, scope: !29)
!262 = !DILocation(line: 220, column: 1, scope: !29)
!263 = !DILocation(line: 221, column: 1, scope: !29)
!264 = !DILocation(line: 222, column: 1, scope: !29)
!265 = !DILocation(line: 223, column: 1, scope: !29)
!266 = !DILocation(line: 224, column: 1, scope: !29)
!267 = !DILocation(line: 225, column: 1, scope: !29)
!268 = !DILocation(line: 226, column: 1, scope: !29)
!269 = distinct !{!269, !61, !62}
!270 = distinct !DISubprogram(name: "_Z3k1xPjS_PKiiiiiijxxyyi", linkageName: "_Z3k1xPjS_PKiiiiiijxxyyi", scope: null, file: !26, line: 227, type: !30, scopeLine: 227, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !25)
!271 = !DILocation(line: 227, column: 1, scope: !270)
!272 = !DILocation(line: 228, column: 1, scope: !270)
!273 = !DILocation(line: 229, column: 1, scope: !270)
!274 = !DILocation(line: 230, column: 1, scope: !270)
!275 = !DILocation(line: 231, column: 1, scope: !270)
!276 = !DILocation(line: 232, column: 1, scope: !270)
!277 = !DILocation(line: 233, column: 1, scope: !270)
!278 = !DILocation(line: 234, column: 1, scope: !270)
!279 = !DILocation(line: 235, column: 1, scope: !270)
!280 = !DILocation(line: 236, column: 1, scope: !270)
!281 = !DILocation(line: 237, column: 1, scope: !270)
!282 = !DILocation(line: 238, column: 1, scope: !270)
!283 = !DILocation(line: 239, column: 1, scope: !270)
!284 = !DILocation(line: 240, column: 1, scope: !270)
!285 = !DILocation(line: 241, column: 1, scope: !270)
!286 = !DILocation(line: 242, column: 1, scope: !270)
!287 = !DILocation(line: 243, column: 1, scope: !270)
!288 = !DILocation(line: 244, column: 1, scope: !270)
!289 = !DILocation(line: 249, column: 1, scope: !270)
!290 = !DILocation(line: 250, column: 1, scope: !270)
!291 = !DILocation(line: 251, column: 1, scope: !270)
!292 = !DILocation(line: 252, column: 1, scope: !270)
!293 = !DILocation(line: 253, column: 1, scope: !270)
!294 = !DILocation(line: 254, column: 1, scope: !270)
!295 = !DILocation(line: 255, column: 1, scope: !270)
!296 = !DILocation(line: 256, column: 1, scope: !270)
!297 = !DILocation(line: 257, column: 1, scope: !270)
!298 = !DILocation(line: 258, column: 1, scope: !270)
!299 = !DILocation(line: 259, column: 1, scope: !270)
!300 = !DILocation(line: 260, column: 1, scope: !270)
!301 = !DILocation(line: 261, column: 1, scope: !270)
!302 = !DILocation(line: 262, column: 1, scope: !270)
!303 = !DILocation(line: 280, column: 1, scope: !270)
!304 = !DILocation(line: 263, column: 1, scope: !270)
!305 = !DILocation(line: 264, column: 1, scope: !270)
!306 = !DILocation(line: 265, column: 1, scope: !270)
!307 = !DILocation(line: 266, column: 1, scope: !270)
!308 = !DILocation(line: 267, column: 1, scope: !270)
!309 = !DILocation(line: 268, column: 1, scope: !270)
!310 = !DILocation(line: 269, column: 1, scope: !270)
!311 = !DILocation(line: 270, column: 1, scope: !270)
!312 = !DILocation(line: 271, column: 1, scope: !270)
!313 = !DILocation(line: 272, column: 1, scope: !270)
!314 = !DILocation(line: 273, column: 1, scope: !270)
!315 = !DILocation(line: 274, column: 1, scope: !270)
!316 = !DILocation(line: 275, column: 1, scope: !270)
!317 = !DILocation(line: 276, column: 1, scope: !270)
!318 = !DILocation(line: 277, column: 1, scope: !270)
!319 = !DILocation(line: 278, column: 1, scope: !270)
!320 = !DILocation(line: 279, column: 1, scope: !270)
!321 = distinct !{!321, !62}
!322 = !DILocation(line: 282, column: 1, scope: !270)
!323 = !DILocation(line: 281, column: 1, scope: !270)
!324 = !DILocation(line: 283, column: 1, scope: !270)
!325 = !DILocation(line: 343, column: 1, scope: !270)
!326 = !DILocation(line: 284, column: 1, scope: !270)
!327 = !DILocation(line: 285, column: 1, scope: !270)
!328 = !DILocation(line: 286, column: 1, scope: !270)
!329 = !DILocation(line: 287, column: 1, scope: !270)
!330 = !DILocation(line: 288, column: 1, scope: !270)
!331 = !DILocation(line: 289, column: 1, scope: !270)
!332 = !DILocation(line: 290, column: 1, scope: !270)
!333 = !DILocation(line: 291, column: 1, scope: !270)
!334 = !DILocation(line: 292, column: 1, scope: !270)
!335 = !DILocation(line: 293, column: 1, scope: !270)
!336 = !DILocation(line: 294, column: 1, scope: !270)
!337 = !DILocation(line: 295, column: 1, scope: !270)
!338 = !DILocation(line: 296, column: 1, scope: !270)
!339 = !DILocation(line: 297, column: 1, scope: !270)
!340 = !DILocation(line: 298, column: 1, scope: !270)
!341 = !DILocation(line: 299, column: 1, scope: !270)
!342 = !DILocation(line: 300, column: 1, scope: !270)
!343 = !DILocation(line: 301, column: 1, scope: !270)
!344 = !DILocation(line: 302, column: 1, scope: !270)
!345 = !DILocation(line: 303, column: 1, scope: !270)
!346 = !DILocation(line: 304, column: 1, scope: !270)
!347 = !DILocation(line: 305, column: 1, scope: !270)
!348 = !DILocation(line: 306, column: 1, scope: !270)
!349 = !DILocation(line: 307, column: 1, scope: !270)
!350 = !DILocation(line: 308, column: 1, scope: !270)
!351 = !DILocation(line: 309, column: 1, scope: !270)
!352 = !DILocation(line: 310, column: 1, scope: !270)
!353 = !DILocation(line: 311, column: 1, scope: !270)
!354 = !DILocation(line: 312, column: 1, scope: !270)
!355 = !DILocation(line: 313, column: 1, scope: !270)
!356 = !DILocation(line: 314, column: 1, scope: !270)
!357 = !DILocation(line: 315, column: 1, scope: !270)
!358 = !DILocation(line: 316, column: 1, scope: !270)
!359 = !DILocation(line: 317, column: 1, scope: !270)
!360 = !DILocation(line: 318, column: 1, scope: !270)
!361 = !DILocation(line: 319, column: 1, scope: !270)
!362 = !DILocation(line: 320, column: 1, scope: !270)
!363 = !DILocation(line: 321, column: 1, scope: !270)
!364 = !DILocation(line: 322, column: 1, scope: !270)
!365 = !DILocation(line: 323, column: 1, scope: !270)
!366 = !DILocation(line: 324, column: 1, scope: !270)
!367 = !DILocation(line: 325, column: 1, scope: !270)
!368 = !DILocation(line: 326, column: 1, scope: !270)
!369 = !DILocation(line: 327, column: 1, scope: !270)
!370 = !DILocation(line: 328, column: 1, scope: !270)
!371 = !DILocation(line: 329, column: 1, scope: !270)
!372 = !DILocation(line: 330, column: 1, scope: !270)
!373 = !DILocation(line: 331, column: 1, scope: !270)
!374 = !DILocation(line: 332, column: 1, scope: !270)
!375 = !DILocation(line: 333, column: 1, scope: !270)
!376 = !DILocation(line: 334, column: 1, scope: !270)
!377 = !DILocation(line: 335, column: 1, scope: !270)
!378 = !DILocation(line: 336, column: 1, scope: !270)
!379 = !DILocation(line: 337, column: 1, scope: !270)
!380 = !DILocation(line: 338, column: 1, scope: !270)
!381 = !DILocation(line: 339, column: 1, scope: !270)
!382 = !DILocation(line: 340, column: 1, scope: !270)
!383 = !DILocation(line: 341, column: 1, scope: !270)
!384 = !DILocation(line: 342, column: 1, scope: !270)
!385 = distinct !{!385, !61, !62}
!386 = !DILocation(line: 344, column: 1, scope: !270)
!387 = !DILocation(line: 345, column: 1, scope: !270)
!388 = !DILocation(line: 346, column: 1, scope: !270)
!389 = !DILocation(line: 347, column: 1, scope: !270)
!390 = !DILocation(line: 348, column: 1, scope: !270)
!391 = !DILocation(line: 372, column: 1, scope: !270)
!392 = !DILocation(line: 349, column: 1, scope: !270)
!393 = !DILocation(line: 350, column: 1, scope: !270)
!394 = !DILocation(line: 351, column: 1, scope: !270)
!395 = !DILocation(line: 352, column: 1, scope: !270)
!396 = !DILocation(line: 353, column: 1, scope: !270)
!397 = !DILocation(line: 354, column: 1, scope: !270)
!398 = !DILocation(line: 355, column: 1, scope: !270)
!399 = !DILocation(line: 356, column: 1, scope: !270)
!400 = !DILocation(line: 357, column: 1, scope: !270)
!401 = !DILocation(line: 358, column: 1, scope: !270)
!402 = !DILocation(line: 359, column: 1, scope: !270)
!403 = distinct !{!403, !61, !62}
!404 = !DILocation(line: 360, column: 1, scope: !270)
!405 = !DILocation(line: 361, column: 1, scope: !270)
!406 = !DILocation(line: 362, column: 1, scope: !270)
!407 = !DILocation(line: 363, column: 1, scope: !270)
!408 = !DILocation(line: 364, column: 1, scope: !270)
!409 = !DILocation(line: 365, column: 1, scope: !270)
!410 = !DILocation(line: 369, column: 1, scope: !270)
!411 = !DILocation(line: 370, column: 1, scope: !270)
!412 = !DILocation(line: 371, column: 1, scope: !270)
!413 = distinct !{!413, !61, !62}
!414 = !DILocation(line: 373, column: 1, scope: !270)
!415 = !DILocation(line: 374, column: 1, scope: !270)
!416 = !DILocation(line: 375, column: 1, scope: !270)
!417 = !DILocation(line: 376, column: 1, scope: !270)
!418 = !DILocation(line: 377, column: 1, scope: !270)
!419 = !DILocation(line: 380, column: 1, scope: !270)
!420 = !DILocation(line: 381, column: 1, scope: !270)
!421 = !DILocation(line: 382, column: 1, scope: !270)
!422 = !DILocation(line: 383, column: 1, scope: !270)
!423 = !DILocation(line: 384, column: 1, scope: !270)
!424 = distinct !{!424, !61, !62}
!425 = !DILocation(line: 385, column: 1, scope: !270)
!426 = !DILocation(line: 389, column: 1, scope: !270)
!427 = !DILocation(line: 390, column: 1, scope: !270)
!428 = !DILocation(line: 391, column: 1, scope: !270)
!429 = !DILocation(line: 392, column: 1, scope: !270)
!430 = !DILocation(line: 393, column: 1, scope: !270)
!431 = !DILocation(line: 394, column: 1, scope: !270)
!432 = !DILocation(line: 395, column: 1, scope: !270)
!433 = !DILocation(line: 396, column: 1, scope: !270)
!434 = !{!435, !435, i64 0}
!435 = !{!"long long", !23, i64 0}
!436 = !DILocation(line: 397, column: 1, scope: !270)
!437 = !DILocation(line: 398, column: 1, scope: !270)
!438 = !DILocation(line: 399, column: 1, scope: !270)
!439 = distinct !{!439, !61, !62}
!440 = !DILocation(line: 400, column: 1, scope: !270)
!441 = !DILocation(line: 401, column: 1, scope: !270)
!442 = !DILocation(line: 403, column: 1, scope: !270)
!443 = !DILocation(line: 404, column: 1, scope: !270)
!444 = !DILocation(line: 405, column: 1, scope: !270)
!445 = !DILocation(line: 406, column: 1, scope: !270)
!446 = !DILocation(line: 407, column: 1, scope: !270)
!447 = !DILocation(line: 408, column: 1, scope: !270)
!448 = !DILocation(line: 409, column: 1, scope: !270)
!449 = !DILocation(line: 410, column: 1, scope: !270)
!450 = !DILocation(line: 411, column: 1, scope: !270)
!451 = !DILocation(line: 412, column: 1, scope: !270)
!452 = !DILocation(line: 413, column: 1, scope: !270)
!453 = !DILocation(line: 414, column: 1, scope: !270)
!454 = !DILocation(line: 415, column: 1, scope: !270)
!455 = !DILocation(line: 416, column: 1, scope: !270)
!456 = !DILocation(line: 417, column: 1, scope: !270)
!457 = !DILocation(line: 418, column: 1, scope: !270)
!458 = !DILocation(line: 419, column: 1, scope: !270)
!459 = !DILocation(line: 420, column: 1, scope: !270)
!460 = !DILocation(line: 421, column: 1, scope: !270)
!461 = distinct !{!461, !61, !62}
!462 = !DILocation(line: 422, column: 1, scope: !270)
!463 = !DILocation(line: 423, column: 1, scope: !270)
!464 = !DILocation(line: 424, column: 1, scope: !270)
!465 = !DILocation(line: 425, column: 1, scope: !270)
!466 = !DILocation(line: 426, column: 1, scope: !270)
!467 = !DILocation(line: 427, column: 1, scope: !270)
!468 = !DILocation(line: 428, column: 1, scope: !270)
!469 = !DILocation(line: 431, column: 1, scope: !270)
!470 = !DILocation(line: 432, column: 1, scope: !270)
!471 = !DILocation(line: 433, column: 1, scope: !270)
!472 = !DILocation(line: 434, column: 1, scope: !270)
!473 = !DILocation(line: 435, column: 1, scope: !270)
!474 = !DILocation(line: 436, column: 1, scope: !270)
!475 = !DILocation(line: 437, column: 1, scope: !270)
!476 = !DILocation(line: 438, column: 1, scope: !270)
!477 = !DILocation(line: 439, column: 1, scope: !270)
!478 = !DILocation(line: 440, column: 1, scope: !270)
!479 = !DILocation(line: 441, column: 1, scope: !270)
!480 = distinct !{!480, !61, !62}
!481 = distinct !DISubprogram(name: "_Z3k2xILi3EEvPjS0_PKiiiiiijxxyyi", linkageName: "_Z3k2xILi3EEvPjS0_PKiiiiiijxxyyi", scope: null, file: !26, line: 442, type: !30, scopeLine: 442, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !25)
!482 = !DILocation(line: 442, column: 1, scope: !481)
!483 = !DILocation(line: 443, column: 1, scope: !481)
!484 = !DILocation(line: 444, column: 1, scope: !481)
!485 = !DILocation(line: 445, column: 1, scope: !481)
!486 = !DILocation(line: 446, column: 1, scope: !481)
!487 = !DILocation(line: 447, column: 1, scope: !481)
!488 = !DILocation(line: 448, column: 1, scope: !481)
!489 = !DILocation(line: 449, column: 1, scope: !481)
!490 = !DILocation(line: 450, column: 1, scope: !481)
!491 = !DILocation(line: 451, column: 1, scope: !481)
!492 = !DILocation(line: 452, column: 1, scope: !481)
!493 = !DILocation(line: 453, column: 1, scope: !481)
!494 = !DILocation(line: 454, column: 1, scope: !481)
!495 = !DILocation(line: 455, column: 1, scope: !481)
!496 = !DILocation(line: 456, column: 1, scope: !481)
!497 = !DILocation(line: 457, column: 1, scope: !481)
!498 = !DILocation(line: 458, column: 1, scope: !481)
!499 = !DILocation(line: 459, column: 1, scope: !481)
!500 = !DILocation(line: 460, column: 1, scope: !481)
!501 = !DILocation(line: 461, column: 1, scope: !481)
!502 = !DILocation(line: 462, column: 1, scope: !481)
!503 = !DILocation(line: 463, column: 1, scope: !481)
!504 = !DILocation(line: 464, column: 1, scope: !481)
!505 = !DILocation(line: 465, column: 1, scope: !481)
!506 = !DILocation(line: 466, column: 1, scope: !481)
!507 = !DILocation(line: 467, column: 1, scope: !481)
!508 = !DILocation(line: 468, column: 1, scope: !481)
!509 = !DILocation(line: 469, column: 1, scope: !481)
!510 = !DILocation(line: 470, column: 1, scope: !481)
!511 = !DILocation(line: 471, column: 1, scope: !481)
!512 = !DILocation(line: 472, column: 1, scope: !481)
!513 = !DILocation(line: 473, column: 1, scope: !481)
!514 = !DILocation(line: 474, column: 1, scope: !481)
!515 = !DILocation(line: 475, column: 1, scope: !481)
!516 = !DILocation(line: 476, column: 1, scope: !481)
!517 = distinct !{!517, !61, !62}
!518 = !DILocation(line: 477, column: 1, scope: !481)
!519 = !DILocation(line: 478, column: 1, scope: !481)
!520 = !DILocation(line: 479, column: 1, scope: !481)
!521 = !DILocation(line: 480, column: 1, scope: !481)
!522 = !DILocation(line: 481, column: 1, scope: !481)
!523 = !DILocation(line: 482, column: 1, scope: !481)
!524 = !DILocation(line: 483, column: 1, scope: !481)
!525 = !DILocation(line: 484, column: 1, scope: !481)
!526 = !DILocation(line: 485, column: 1, scope: !481)
!527 = !DILocation(line: 486, column: 1, scope: !481)
!528 = !DILocation(line: 487, column: 1, scope: !481)
!529 = distinct !{!529, !61, !62}
!530 = !DILocation(line: 488, column: 1, scope: !481)
!531 = !DILocation(line: 489, column: 1, scope: !481)
!532 = !DILocation(line: 490, column: 1, scope: !481)
!533 = !DILocation(line: 491, column: 1, scope: !481)
!534 = !DILocation(line: 492, column: 1, scope: !481)
!535 = !DILocation(line: 493, column: 1, scope: !481)
!536 = !DILocation(line: 494, column: 1, scope: !481)
!537 = !DILocation(line: 495, column: 1, scope: !481)
!538 = !DILocation(line: 496, column: 1, scope: !481)
!539 = distinct !{!539, !61, !62}
!540 = !DILocation(line: 497, column: 1, scope: !481)
!541 = !DILocation(line: 498, column: 1, scope: !481)
!542 = !DILocation(line: 499, column: 1, scope: !481)
!543 = !DILocation(line: 500, column: 1, scope: !481)
!544 = !DILocation(line: 501, column: 1, scope: !481)
!545 = !DILocation(line: 502, column: 1, scope: !481)
!546 = !DILocation(line: 503, column: 1, scope: !481)
!547 = !DILocation(line: 504, column: 1, scope: !481)
!548 = !DILocation(line: 505, column: 1, scope: !481)
!549 = !DILocation(line: 506, column: 1, scope: !481)
!550 = !DILocation(line: 507, column: 1, scope: !481)
!551 = !DILocation(line: 508, column: 1, scope: !481)
!552 = distinct !{!552, !61, !62}
!553 = !DILocation(line: 509, column: 1, scope: !481)
!554 = !DILocation(line: 510, column: 1, scope: !481)
!555 = !DILocation(line: 511, column: 1, scope: !481)
!556 = !DILocation(line: 512, column: 1, scope: !481)
!557 = !DILocation(line: 513, column: 1, scope: !481)
!558 = !DILocation(line: 514, column: 1, scope: !481)
!559 = !DILocation(line: 515, column: 1, scope: !481)
!560 = !DILocation(line: 516, column: 1, scope: !481)
!561 = !DILocation(line: 517, column: 1, scope: !481)
!562 = !DILocation(line: 518, column: 1, scope: !481)
!563 = !DILocation(line: 519, column: 1, scope: !481)
!564 = !DILocation(line: 520, column: 1, scope: !481)
!565 = !DILocation(line: 521, column: 1, scope: !481)
!566 = !DILocation(line: 522, column: 1, scope: !481)
!567 = !DILocation(line: 523, column: 1, scope: !481)
!568 = !DILocation(line: 524, column: 1, scope: !481)
!569 = !DILocation(line: 525, column: 1, scope: !481)
!570 = !DILocation(line: 526, column: 1, scope: !481)
!571 = !DILocation(line: 527, column: 1, scope: !481)
!572 = !DILocation(line: 528, column: 1, scope: !481)
!573 = !DILocation(line: 529, column: 1, scope: !481)
!574 = !DILocation(line: 530, column: 1, scope: !481)
!575 = !DILocation(line: 531, column: 1, scope: !481)
!576 = !DILocation(line: 532, column: 1, scope: !481)
!577 = !DILocation(line: 533, column: 1, scope: !481)
!578 = !DILocation(line: 534, column: 1, scope: !481)
!579 = !DILocation(line: 535, column: 1, scope: !481)
!580 = !DILocation(line: 536, column: 1, scope: !481)
!581 = !DILocation(line: 537, column: 1, scope: !481)
!582 = !DILocation(line: 538, column: 1, scope: !481)
!583 = !DILocation(line: 539, column: 1, scope: !481)
!584 = !DILocation(line: 540, column: 1, scope: !481)
!585 = !DILocation(line: 541, column: 1, scope: !481)
!586 = !DILocation(line: 542, column: 1, scope: !481)
!587 = !DILocation(line: 543, column: 1, scope: !481)
!588 = !DILocation(line: 544, column: 1, scope: !481)
!589 = !DILocation(line: 545, column: 1, scope: !481)
!590 = !DILocation(line: 546, column: 1, scope: !481)
!591 = !DILocation(line: 547, column: 1, scope: !481)
!592 = !DILocation(line: 548, column: 1, scope: !481)
!593 = !DILocation(line: 549, column: 1, scope: !481)
!594 = !DILocation(line: 550, column: 1, scope: !481)
!595 = !DILocation(line: 551, column: 1, scope: !481)
!596 = !DILocation(line: 552, column: 1, scope: !481)
!597 = !DILocation(line: 553, column: 1, scope: !481)
!598 = !DILocation(line: 554, column: 1, scope: !481)
!599 = !DILocation(line: 555, column: 1, scope: !481)
!600 = !DILocation(line: 556, column: 1, scope: !481)
!601 = !DILocation(line: 557, column: 1, scope: !481)
!602 = !DILocation(line: 558, column: 1, scope: !481)
!603 = !DILocation(line: 559, column: 1, scope: !481)
!604 = !DILocation(line: 560, column: 1, scope: !481)
!605 = !DILocation(line: 561, column: 1, scope: !481)
!606 = !DILocation(line: 562, column: 1, scope: !481)
!607 = !DILocation(line: 563, column: 1, scope: !481)
!608 = !DILocation(line: 564, column: 1, scope: !481)
!609 = !DILocation(line: 565, column: 1, scope: !481)
!610 = distinct !{!610, !61, !62}
!611 = !DILocation(line: 566, column: 1, scope: !481)
!612 = !DILocation(line: 567, column: 1, scope: !481)
!613 = !DILocation(line: 568, column: 1, scope: !481)
!614 = !DILocation(line: 569, column: 1, scope: !481)
!615 = !DILocation(line: 570, column: 1, scope: !481)
!616 = !DILocation(line: 571, column: 1, scope: !481)
!617 = !DILocation(line: 572, column: 1, scope: !481)
!618 = !DILocation(line: 573, column: 1, scope: !481)
!619 = !DILocation(line: 574, column: 1, scope: !481)
!620 = !DILocation(line: 575, column: 1, scope: !481)
!621 = !DILocation(line: 576, column: 1, scope: !481)
!622 = !DILocation(line: 577, column: 1, scope: !481)
!623 = !DILocation(line: 578, column: 1, scope: !481)
!624 = !DILocation(line: 579, column: 1, scope: !481)
!625 = !DILocation(line: 580, column: 1, scope: !481)
!626 = !DILocation(line: 581, column: 1, scope: !481)
!627 = !DILocation(line: 582, column: 1, scope: !481)
!628 = distinct !{!628, !61, !62}
!629 = !DILocation(line: 583, column: 1, scope: !481)
!630 = !DILocation(line: 584, column: 1, scope: !481)
!631 = !DILocation(line: 585, column: 1, scope: !481)
!632 = !DILocation(line: 586, column: 1, scope: !481)
!633 = !DILocation(line: 587, column: 1, scope: !481)
!634 = !DILocation(line: 588, column: 1, scope: !481)
!635 = !DILocation(line: 589, column: 1, scope: !481)
!636 = !DILocation(line: 590, column: 1, scope: !481)
!637 = !DILocation(line: 591, column: 1, scope: !481)
!638 = !DILocation(line: 592, column: 1, scope: !481)
!639 = !DILocation(line: 593, column: 1, scope: !481)
!640 = !DILocation(line: 594, column: 1, scope: !481)
!641 = !DILocation(line: 595, column: 1, scope: !481)
!642 = !DILocation(line: 596, column: 1, scope: !481)
!643 = !DILocation(line: 597, column: 1, scope: !481)
!644 = !DILocation(line: 598, column: 1, scope: !481)
!645 = !DILocation(line: 599, column: 1, scope: !481)
!646 = !DILocation(line: 600, column: 1, scope: !481)
!647 = !DILocation(line: 601, column: 1, scope: !481)
!648 = !DILocation(line: 602, column: 1, scope: !481)
!649 = !DILocation(line: 603, column: 1, scope: !481)
!650 = !DILocation(line: 604, column: 1, scope: !481)
!651 = !DILocation(line: 605, column: 1, scope: !481)
!652 = distinct !{!652, !61, !62}
!653 = !DILocation(line: 606, column: 1, scope: !481)
!654 = !DILocation(line: 607, column: 1, scope: !481)
!655 = !DILocation(line: 608, column: 1, scope: !481)
!656 = !DILocation(line: 609, column: 1, scope: !481)
!657 = !DILocation(line: 610, column: 1, scope: !481)
!658 = !DILocation(line: 611, column: 1, scope: !481)
!659 = !DILocation(line: 612, column: 1, scope: !481)
!660 = !DILocation(line: 613, column: 1, scope: !481)
!661 = !DILocation(line: 614, column: 1, scope: !481)
!662 = !DILocation(line: 615, column: 1, scope: !481)
!663 = !DILocation(line: 616, column: 1, scope: !481)
!664 = !DILocation(line: 617, column: 1, scope: !481)
!665 = !DILocation(line: 618, column: 1, scope: !481)
!666 = !DILocation(line: 619, column: 1, scope: !481)
!667 = !DILocation(line: 620, column: 1, scope: !481)
!668 = !DILocation(line: 621, column: 1, scope: !481)
!669 = !DILocation(line: 622, column: 1, scope: !481)
!670 = !DILocation(line: 623, column: 1, scope: !481)
!671 = !DILocation(line: 624, column: 1, scope: !481)
!672 = !DILocation(line: 625, column: 1, scope: !481)
!673 = !DILocation(line: 626, column: 1, scope: !481)
!674 = !DILocation(line: 627, column: 1, scope: !481)
!675 = !DILocation(line: 628, column: 1, scope: !481)
!676 = !DILocation(line: 629, column: 1, scope: !481)
!677 = distinct !{!677, !61, !62}
!678 = !DILocation(line: 630, column: 1, scope: !481)
!679 = !DILocation(line: 631, column: 1, scope: !481)
!680 = !DILocation(line: 632, column: 1, scope: !481)
!681 = !DILocation(line: 633, column: 1, scope: !481)
!682 = !DILocation(line: 634, column: 1, scope: !481)
!683 = !DILocation(line: 635, column: 1, scope: !481)
!684 = !DILocation(line: 636, column: 1, scope: !481)
!685 = !DILocation(line: 637, column: 1, scope: !481)
!686 = !DILocation(line: 638, column: 1, scope: !481)
!687 = !DILocation(line: 639, column: 1, scope: !481)
!688 = !DILocation(line: 640, column: 1, scope: !481)
!689 = !DILocation(line: 641, column: 1, scope: !481)
!690 = !DILocation(line: 642, column: 1, scope: !481)
!691 = !DILocation(line: 643, column: 1, scope: !481)
!692 = !DILocation(line: 644, column: 1, scope: !481)
!693 = !DILocation(line: 645, column: 1, scope: !481)
!694 = !DILocation(line: 646, column: 1, scope: !481)
!695 = !DILocation(line: 647, column: 1, scope: !481)
!696 = distinct !{!696, !61, !62}
!697 = distinct !DISubprogram(name: "_Z3k3xPjS_PKiiiiiijxxyyi", linkageName: "_Z3k3xPjS_PKiiiiiijxxyyi", scope: null, file: !26, line: 648, type: !30, scopeLine: 648, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !25)
!698 = !DILocation(line: 648, column: 1, scope: !697)
!699 = !DILocation(line: 649, column: 1, scope: !697)
!700 = !DILocation(line: 650, column: 1, scope: !697)
!701 = !DILocation(line: 651, column: 1, scope: !697)
!702 = !DILocation(line: 652, column: 1, scope: !697)
!703 = !DILocation(line: 653, column: 1, scope: !697)
!704 = !DILocation(line: 654, column: 1, scope: !697)
!705 = !DILocation(line: 655, column: 1, scope: !697)
!706 = !DILocation(line: 656, column: 1, scope: !697)
!707 = !DILocation(line: 657, column: 1, scope: !697)
!708 = !DILocation(line: 658, column: 1, scope: !697)
!709 = !DILocation(line: 659, column: 1, scope: !697)
!710 = !DILocation(line: 660, column: 1, scope: !697)
!711 = !DILocation(line: 661, column: 1, scope: !697)
!712 = !DILocation(line: 662, column: 1, scope: !697)
!713 = !DILocation(line: 663, column: 1, scope: !697)
!714 = !DILocation(line: 664, column: 1, scope: !697)
!715 = !DILocation(line: 665, column: 1, scope: !697)
!716 = !DILocation(line: 666, column: 1, scope: !697)
!717 = !DILocation(line: 667, column: 1, scope: !697)
!718 = !DILocation(line: 668, column: 1, scope: !697)
!719 = !DILocation(line: 669, column: 1, scope: !697)
!720 = !DILocation(line: 670, column: 1, scope: !697)
!721 = !DILocation(line: 671, column: 1, scope: !697)
!722 = !DILocation(line: 672, column: 1, scope: !697)
!723 = !DILocation(line: 673, column: 1, scope: !697)
!724 = !DILocation(line: 674, column: 1, scope: !697)
!725 = !DILocation(line: 675, column: 1, scope: !697)
!726 = !DILocation(line: 676, column: 1, scope: !697)
!727 = distinct !{!727, !61, !62}
!728 = !DILocation(line: 677, column: 1, scope: !697)
!729 = !DILocation(line: 678, column: 1, scope: !697)
!730 = !DILocation(line: 679, column: 1, scope: !697)
!731 = !DILocation(line: 680, column: 1, scope: !697)
!732 = !DILocation(line: 681, column: 1, scope: !697)
!733 = !DILocation(line: 682, column: 1, scope: !697)
!734 = !DILocation(line: 683, column: 1, scope: !697)
!735 = !DILocation(line: 684, column: 1, scope: !697)
!736 = !DILocation(line: 685, column: 1, scope: !697)
!737 = !DILocation(line: 686, column: 1, scope: !697)
!738 = !DILocation(line: 687, column: 1, scope: !697)
!739 = distinct !{!739, !61, !62}
!740 = !DILocation(line: 688, column: 1, scope: !697)
!741 = !DILocation(line: 689, column: 1, scope: !697)
!742 = !DILocation(line: 703, column: 1, scope: !697)
!743 = !DILocation(line: 690, column: 1, scope: !697)
!744 = !DILocation(line: 691, column: 1, scope: !697)
!745 = !DILocation(line: 692, column: 1, scope: !697)
!746 = !DILocation(line: 721, column: 1, scope: !697)
!747 = !DILocation(line: 693, column: 1, scope: !697)
!748 = !DILocation(line: 694, column: 1, scope: !697)
!749 = !DILocation(line: 695, column: 1, scope: !697)
!750 = !DILocation(line: 696, column: 1, scope: !697)
!751 = !DILocation(line: 697, column: 1, scope: !697)
!752 = !DILocation(line: 698, column: 1, scope: !697)
!753 = !DILocation(line: 700, column: 1, scope: !697)
!754 = !DILocation(line: 701, column: 1, scope: !697)
!755 = !DILocation(line: 702, column: 1, scope: !697)
!756 = distinct !{!756, !61, !62}
!757 = !DILocation(line: 704, column: 1, scope: !697)
!758 = !DILocation(line: 705, column: 1, scope: !697)
!759 = !DILocation(line: 706, column: 1, scope: !697)
!760 = !DILocation(line: 707, column: 1, scope: !697)
!761 = !DILocation(line: 708, column: 1, scope: !697)
!762 = !DILocation(line: 709, column: 1, scope: !697)
!763 = !DILocation(line: 711, column: 1, scope: !697)
!764 = !DILocation(line: 712, column: 1, scope: !697)
!765 = !DILocation(line: 713, column: 1, scope: !697)
!766 = !DILocation(line: 714, column: 1, scope: !697)
!767 = !DILocation(line: 715, column: 1, scope: !697)
!768 = !DILocation(line: 716, column: 1, scope: !697)
!769 = !DILocation(line: 718, column: 1, scope: !697)
!770 = !DILocation(line: 719, column: 1, scope: !697)
!771 = !DILocation(line: 720, column: 1, scope: !697)
!772 = distinct !{!772, !61, !62}
!773 = !DILocation(line: 722, column: 1, scope: !697)
!774 = !DILocation(line: 723, column: 1, scope: !697)
!775 = !DILocation(line: 724, column: 1, scope: !697)
!776 = !DILocation(line: 727, column: 1, scope: !697)
!777 = !DILocation(line: 728, column: 1, scope: !697)
!778 = !DILocation(line: 729, column: 1, scope: !697)
!779 = !DILocation(line: 731, column: 1, scope: !697)
!780 = !DILocation(line: 732, column: 1, scope: !697)
!781 = !DILocation(line: 733, column: 1, scope: !697)
!782 = !DILocation(line: 734, column: 1, scope: !697)
!783 = !DILocation(line: 735, column: 1, scope: !697)
!784 = !DILocation(line: 737, column: 1, scope: !697)
!785 = !DILocation(line: 738, column: 1, scope: !697)
!786 = !DILocation(line: 739, column: 1, scope: !697)
!787 = !DILocation(line: 740, column: 1, scope: !697)
!788 = !DILocation(line: 741, column: 1, scope: !697)
!789 = !DILocation(line: 742, column: 1, scope: !697)
!790 = !DILocation(line: 743, column: 1, scope: !697)
!791 = !DILocation(line: 744, column: 1, scope: !697)
!792 = !DILocation(line: 745, column: 1, scope: !697)
!793 = !DILocation(line: 746, column: 1, scope: !697)
!794 = !DILocation(line: 747, column: 1, scope: !697)
!795 = !DILocation(line: 748, column: 1, scope: !697)
!796 = !DILocation(line: 749, column: 1, scope: !697)
!797 = !DILocation(line: 750, column: 1, scope: !697)
!798 = !DILocation(line: 751, column: 1, scope: !697)
!799 = !DILocation(line: 752, column: 1, scope: !697)
!800 = !DILocation(line: 753, column: 1, scope: !697)
!801 = !DILocation(line: 754, column: 1, scope: !697)
!802 = !DILocation(line: 755, column: 1, scope: !697)
!803 = !DILocation(line: 756, column: 1, scope: !697)
!804 = !DILocation(line: 757, column: 1, scope: !697)
!805 = !DILocation(line: 758, column: 1, scope: !697)
!806 = !DILocation(line: 759, column: 1, scope: !697)
!807 = !DILocation(line: 760, column: 1, scope: !697)
!808 = !DILocation(line: 761, column: 1, scope: !697)
!809 = !DILocation(line: 762, column: 1, scope: !697)
!810 = !DILocation(line: 763, column: 1, scope: !697)
!811 = !DILocation(line: 764, column: 1, scope: !697)
!812 = !DILocation(line: 765, column: 1, scope: !697)
!813 = !DILocation(line: 766, column: 1, scope: !697)
!814 = !DILocation(line: 767, column: 1, scope: !697)
!815 = !DILocation(line: 768, column: 1, scope: !697)
!816 = distinct !{!816, !61, !62}
!817 = !DILocation(line: 769, column: 1, scope: !697)
!818 = !DILocation(line: 770, column: 1, scope: !697)
!819 = !DILocation(line: 771, column: 1, scope: !697)
!820 = !DILocation(line: 772, column: 1, scope: !697)
!821 = !DILocation(line: 773, column: 1, scope: !697)
!822 = !DILocation(line: 774, column: 1, scope: !697)
!823 = !DILocation(line: 775, column: 1, scope: !697)
!824 = !DILocation(line: 776, column: 1, scope: !697)
!825 = !DILocation(line: 777, column: 1, scope: !697)
!826 = !DILocation(line: 778, column: 1, scope: !697)
!827 = !DILocation(line: 779, column: 1, scope: !697)
!828 = !DILocation(line: 780, column: 1, scope: !697)
!829 = distinct !{!829, !61, !62}
!830 = !DILocation(line: 782, column: 1, scope: !697)
!831 = !DILocation(line: 783, column: 1, scope: !697)
!832 = !DILocation(line: 784, column: 1, scope: !697)
!833 = !DILocation(line: 785, column: 1, scope: !697)
!834 = !DILocation(line: 786, column: 1, scope: !697)
!835 = !DILocation(line: 787, column: 1, scope: !697)
!836 = !DILocation(line: 788, column: 1, scope: !697)
!837 = !DILocation(line: 789, column: 1, scope: !697)
!838 = !DILocation(line: 790, column: 1, scope: !697)
!839 = !DILocation(line: 791, column: 1, scope: !697)
!840 = !DILocation(line: 792, column: 1, scope: !697)
!841 = !DILocation(line: 793, column: 1, scope: !697)
!842 = !DILocation(line: 794, column: 1, scope: !697)
!843 = !DILocation(line: 795, column: 1, scope: !697)
!844 = !DILocation(line: 796, column: 1, scope: !697)
!845 = distinct !{!845, !61, !62}
!846 = !DILocation(line: 797, column: 1, scope: !697)
!847 = !DILocation(line: 798, column: 1, scope: !697)
!848 = !DILocation(line: 799, column: 1, scope: !697)
!849 = !DILocation(line: 800, column: 1, scope: !697)
!850 = !DILocation(line: 801, column: 1, scope: !697)
!851 = !DILocation(line: 802, column: 1, scope: !697)
!852 = !DILocation(line: 803, column: 1, scope: !697)
!853 = !DILocation(line: 804, column: 1, scope: !697)
!854 = !DILocation(line: 806, column: 1, scope: !697)
!855 = !DILocation(line: 807, column: 1, scope: !697)
!856 = !DILocation(line: 808, column: 1, scope: !697)
!857 = !DILocation(line: 809, column: 1, scope: !697)
!858 = !DILocation(line: 810, column: 1, scope: !697)
!859 = !DILocation(line: 811, column: 1, scope: !697)
!860 = !DILocation(line: 812, column: 1, scope: !697)
!861 = !DILocation(line: 813, column: 1, scope: !697)
!862 = !DILocation(line: 814, column: 1, scope: !697)
!863 = distinct !{!863, !61, !62}
!864 = distinct !DISubprogram(name: "_Z3k4xILi3EEvPjS0_PKiiiiiijxxyyi", linkageName: "_Z3k4xILi3EEvPjS0_PKiiiiiijxxyyi", scope: null, file: !26, line: 815, type: !30, scopeLine: 815, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !25)
!865 = !DILocation(line: 815, column: 1, scope: !864)
!866 = !DILocation(line: 816, column: 1, scope: !864)
!867 = !DILocation(line: 817, column: 1, scope: !864)
!868 = !DILocation(line: 818, column: 1, scope: !864)
!869 = !DILocation(line: 819, column: 1, scope: !864)
!870 = !DILocation(line: 820, column: 1, scope: !864)
!871 = !DILocation(line: 821, column: 1, scope: !864)
!872 = !DILocation(line: 822, column: 1, scope: !864)
!873 = !DILocation(line: 823, column: 1, scope: !864)
!874 = !DILocation(line: 824, column: 1, scope: !864)
!875 = !DILocation(line: 825, column: 1, scope: !864)
!876 = !DILocation(line: 826, column: 1, scope: !864)
!877 = !DILocation(line: 827, column: 1, scope: !864)
!878 = !DILocation(line: 828, column: 1, scope: !864)
!879 = !DILocation(line: 829, column: 1, scope: !864)
!880 = !DILocation(line: 830, column: 1, scope: !864)
!881 = !DILocation(line: 831, column: 1, scope: !864)
!882 = !DILocation(line: 832, column: 1, scope: !864)
!883 = !DILocation(line: 833, column: 1, scope: !864)
!884 = !DILocation(line: 834, column: 1, scope: !864)
!885 = !DILocation(line: 835, column: 1, scope: !864)
!886 = !DILocation(line: 836, column: 1, scope: !864)
!887 = !DILocation(line: 837, column: 1, scope: !864)
!888 = !DILocation(line: 838, column: 1, scope: !864)
!889 = !DILocation(line: 839, column: 1, scope: !864)
!890 = !DILocation(line: 840, column: 1, scope: !864)
!891 = !DILocation(line: 841, column: 1, scope: !864)
!892 = !DILocation(line: 842, column: 1, scope: !864)
!893 = !DILocation(line: 843, column: 1, scope: !864)
!894 = !DILocation(line: 844, column: 1, scope: !864)
!895 = !DILocation(line: 845, column: 1, scope: !864)
!896 = !DILocation(line: 846, column: 1, scope: !864)
!897 = !DILocation(line: 847, column: 1, scope: !864)
!898 = !DILocation(line: 848, column: 1, scope: !864)
!899 = !DILocation(line: 849, column: 1, scope: !864)
!900 = !DILocation(line: 850, column: 1, scope: !864)
!901 = !{!902, !902, i64 0}
!902 = !{!"double", !23, i64 0}
!903 = !DILocation(line: 851, column: 1, scope: !864)
!904 = !DILocation(line: 852, column: 1, scope: !864)
!905 = !DILocation(line: 853, column: 1, scope: !864)
!906 = distinct !{!906, !61, !62}
!907 = !DILocation(line: 854, column: 1, scope: !864)
!908 = !DILocation(line: 855, column: 1, scope: !864)
!909 = !DILocation(line: 856, column: 1, scope: !864)
!910 = !DILocation(line: 857, column: 1, scope: !864)
!911 = !DILocation(line: 858, column: 1, scope: !864)
!912 = !DILocation(line: 886, column: 1, scope: !864)
!913 = !DILocation(line: 859, column: 1, scope: !864)
!914 = !DILocation(line: 860, column: 1, scope: !864)
!915 = !DILocation(line: 899, column: 1, scope: !864)
!916 = !DILocation(line: 861, column: 1, scope: !864)
!917 = !DILocation(line: 862, column: 1, scope: !864)
!918 = !DILocation(line: 863, column: 1, scope: !864)
!919 = distinct !{!919, !61, !62}
!920 = !DILocation(line: 864, column: 1, scope: !864)
!921 = !DILocation(line: 865, column: 1, scope: !864)
!922 = !DILocation(line: 866, column: 1, scope: !864)
!923 = !DILocation(line: 867, column: 1, scope: !864)
!924 = !DILocation(line: 868, column: 1, scope: !864)
!925 = !DILocation(line: 869, column: 1, scope: !864)
!926 = !DILocation(line: 870, column: 1, scope: !864)
!927 = !DILocation(line: 871, column: 1, scope: !864)
!928 = !DILocation(line: 872, column: 1, scope: !864)
!929 = !DILocation(line: 873, column: 1, scope: !864)
!930 = !DILocation(line: 874, column: 1, scope: !864)
!931 = !DILocation(line: 875, column: 1, scope: !864)
!932 = !DILocation(line: 876, column: 1, scope: !864)
!933 = !DILocation(line: 877, column: 1, scope: !864)
!934 = !DILocation(line: 878, column: 1, scope: !864)
!935 = !DILocation(line: 879, column: 1, scope: !864)
!936 = !DILocation(line: 880, column: 1, scope: !864)
!937 = !DILocation(line: 881, column: 1, scope: !864)
!938 = !DILocation(line: 882, column: 1, scope: !864)
!939 = !DILocation(line: 883, column: 1, scope: !864)
!940 = !{!941, !941, i64 0}
!941 = !{!"float", !23, i64 0}
!942 = !DILocation(line: 884, column: 1, scope: !864)
!943 = !DILocation(line: 885, column: 1, scope: !864)
!944 = distinct !{!944, !61, !62}
!945 = !DILocation(line: 887, column: 1, scope: !864)
!946 = !DILocation(line: 888, column: 1, scope: !864)
!947 = !DILocation(line: 889, column: 1, scope: !864)
!948 = !DILocation(line: 920, column: 1, scope: !864)
!949 = !DILocation(line: 890, column: 1, scope: !864)
!950 = !DILocation(line: 891, column: 1, scope: !864)
!951 = !DILocation(line: 892, column: 1, scope: !864)
!952 = !DILocation(line: 893, column: 1, scope: !864)
!953 = !DILocation(line: 894, column: 1, scope: !864)
!954 = !DILocation(line: 896, column: 1, scope: !864)
!955 = !DILocation(line: 897, column: 1, scope: !864)
!956 = !DILocation(line: 898, column: 1, scope: !864)
!957 = distinct !{!957, !61, !62}
!958 = !DILocation(line: 900, column: 1, scope: !864)
!959 = !DILocation(line: 901, column: 1, scope: !864)
!960 = !DILocation(line: 902, column: 1, scope: !864)
!961 = !DILocation(line: 903, column: 1, scope: !864)
!962 = !DILocation(line: 904, column: 1, scope: !864)
!963 = !DILocation(line: 905, column: 1, scope: !864)
!964 = !DILocation(line: 906, column: 1, scope: !864)
!965 = !DILocation(line: 907, column: 1, scope: !864)
!966 = !DILocation(line: 908, column: 1, scope: !864)
!967 = !DILocation(line: 909, column: 1, scope: !864)
!968 = !DILocation(line: 910, column: 1, scope: !864)
!969 = !DILocation(line: 911, column: 1, scope: !864)
!970 = !DILocation(line: 912, column: 1, scope: !864)
!971 = !DILocation(line: 913, column: 1, scope: !864)
!972 = !DILocation(line: 914, column: 1, scope: !864)
!973 = !DILocation(line: 915, column: 1, scope: !864)
!974 = !DILocation(line: 916, column: 1, scope: !864)
!975 = !DILocation(line: 917, column: 1, scope: !864)
!976 = !DILocation(line: 918, column: 1, scope: !864)
!977 = !DILocation(line: 919, column: 1, scope: !864)
!978 = distinct !{!978, !61, !62}
!979 = !DILocation(line: 921, column: 1, scope: !864)
!980 = !DILocation(line: 922, column: 1, scope: !864)
!981 = !DILocation(line: 950, column: 1, scope: !864)
!982 = !DILocation(line: 923, column: 1, scope: !864)
!983 = !DILocation(line: 924, column: 1, scope: !864)
!984 = !DILocation(line: 925, column: 1, scope: !864)
!985 = !DILocation(line: 926, column: 1, scope: !864)
!986 = distinct !{!986, !61, !62}
!987 = !DILocation(line: 927, column: 1, scope: !864)
!988 = !DILocation(line: 928, column: 1, scope: !864)
!989 = !DILocation(line: 929, column: 1, scope: !864)
!990 = !DILocation(line: 930, column: 1, scope: !864)
!991 = !DILocation(line: 932, column: 1, scope: !864)
!992 = !DILocation(line: 933, column: 1, scope: !864)
!993 = !DILocation(line: 934, column: 1, scope: !864)
!994 = !DILocation(line: 936, column: 1, scope: !864)
!995 = !DILocation(line: 937, column: 1, scope: !864)
!996 = !DILocation(line: 938, column: 1, scope: !864)
!997 = !DILocation(line: 940, column: 1, scope: !864)
!998 = !DILocation(line: 941, column: 1, scope: !864)
!999 = !DILocation(line: 942, column: 1, scope: !864)
!1000 = !DILocation(line: 943, column: 1, scope: !864)
!1001 = !DILocation(line: 944, column: 1, scope: !864)
!1002 = !DILocation(line: 945, column: 1, scope: !864)
!1003 = !DILocation(line: 947, column: 1, scope: !864)
!1004 = !DILocation(line: 948, column: 1, scope: !864)
!1005 = !DILocation(line: 949, column: 1, scope: !864)
!1006 = distinct !{!1006, !61, !62}
!1007 = !DILocation(line: 951, column: 1, scope: !864)
!1008 = !DILocation(line: 952, column: 1, scope: !864)
!1009 = !DILocation(line: 953, column: 1, scope: !864)
!1010 = !DILocation(line: 954, column: 1, scope: !864)
!1011 = !DILocation(line: 955, column: 1, scope: !864)
!1012 = !DILocation(line: 956, column: 1, scope: !864)
!1013 = !DILocation(line: 957, column: 1, scope: !864)
!1014 = !DILocation(line: 958, column: 1, scope: !864)
!1015 = !DILocation(line: 959, column: 1, scope: !864)
!1016 = !DILocation(line: 960, column: 1, scope: !864)
!1017 = !DILocation(line: 961, column: 1, scope: !864)
!1018 = !DILocation(line: 962, column: 1, scope: !864)
!1019 = !DILocation(line: 963, column: 1, scope: !864)
!1020 = !DILocation(line: 964, column: 1, scope: !864)
!1021 = !DILocation(line: 965, column: 1, scope: !864)
!1022 = !DILocation(line: 966, column: 1, scope: !864)
!1023 = !DILocation(line: 967, column: 1, scope: !864)
!1024 = !DILocation(line: 968, column: 1, scope: !864)
!1025 = !DILocation(line: 969, column: 1, scope: !864)
!1026 = !DILocation(line: 970, column: 1, scope: !864)
!1027 = !DILocation(line: 971, column: 1, scope: !864)
!1028 = !DILocation(line: 972, column: 1, scope: !864)
!1029 = !DILocation(line: 973, column: 1, scope: !864)
!1030 = !DILocation(line: 974, column: 1, scope: !864)
!1031 = !DILocation(line: 975, column: 1, scope: !864)
!1032 = !DILocation(line: 976, column: 1, scope: !864)
!1033 = !DILocation(line: 977, column: 1, scope: !864)
!1034 = !DILocation(line: 978, column: 1, scope: !864)
!1035 = !DILocation(line: 979, column: 1, scope: !864)
!1036 = !DILocation(line: 980, column: 1, scope: !864)
!1037 = !DILocation(line: 981, column: 1, scope: !864)
!1038 = !DILocation(line: 982, column: 1, scope: !864)
!1039 = !DILocation(line: 983, column: 1, scope: !864)
!1040 = !DILocation(line: 984, column: 1, scope: !864)
!1041 = !DILocation(line: 985, column: 1, scope: !864)
!1042 = !DILocation(line: 986, column: 1, scope: !864)
!1043 = !DILocation(line: 987, column: 1, scope: !864)
!1044 = !DILocation(line: 988, column: 1, scope: !864)
!1045 = !DILocation(line: 989, column: 1, scope: !864)
!1046 = !DILocation(line: 990, column: 1, scope: !864)
!1047 = !DILocation(line: 991, column: 1, scope: !864)
!1048 = !DILocation(line: 992, column: 1, scope: !864)
!1049 = !DILocation(line: 993, column: 1, scope: !864)
!1050 = !DILocation(line: 994, column: 1, scope: !864)
!1051 = !DILocation(line: 995, column: 1, scope: !864)
!1052 = !DILocation(line: 996, column: 1, scope: !864)
!1053 = !DILocation(line: 997, column: 1, scope: !864)
!1054 = !DILocation(line: 998, column: 1, scope: !864)
!1055 = !DILocation(line: 999, column: 1, scope: !864)
!1056 = !DILocation(line: 1000, column: 1, scope: !864)
!1057 = !DILocation(line: 1001, column: 1, scope: !864)
!1058 = !DILocation(line: 1002, column: 1, scope: !864)
!1059 = !DILocation(line: 1003, column: 1, scope: !864)
!1060 = !DILocation(line: 1004, column: 1, scope: !864)
!1061 = !DILocation(line: 1005, column: 1, scope: !864)
!1062 = !DILocation(line: 1006, column: 1, scope: !864)
!1063 = !DILocation(line: 1007, column: 1, scope: !864)
!1064 = !DILocation(line: 1008, column: 1, scope: !864)
!1065 = !DILocation(line: 1009, column: 1, scope: !864)
!1066 = !DILocation(line: 1010, column: 1, scope: !864)
!1067 = !DILocation(line: 1011, column: 1, scope: !864)
!1068 = !DILocation(line: 1012, column: 1, scope: !864)
!1069 = !DILocation(line: 1014, column: 1, scope: !864)
!1070 = !DILocation(line: 1013, column: 1, scope: !864)
!1071 = !DILocation(line: 1015, column: 1, scope: !864)
!1072 = !DILocation(line: 1016, column: 1, scope: !864)
!1073 = !DILocation(line: 1017, column: 1, scope: !864)
!1074 = !DILocation(line: 1018, column: 1, scope: !864)
!1075 = !DILocation(line: 1019, column: 1, scope: !864)
!1076 = !DILocation(line: 1020, column: 1, scope: !864)
!1077 = !DILocation(line: 1021, column: 1, scope: !864)
!1078 = !DILocation(line: 1022, column: 1, scope: !864)
!1079 = !DILocation(line: 1023, column: 1, scope: !864)
!1080 = !DILocation(line: 1026, column: 1, scope: !864)
!1081 = !DILocation(line: 1027, column: 1, scope: !864)
!1082 = !DILocation(line: 1028, column: 1, scope: !864)
!1083 = !DILocation(line: 1029, column: 1, scope: !864)
!1084 = !DILocation(line: 1031, column: 1, scope: !864)
!1085 = !DILocation(line: 1030, column: 1, scope: !864)
!1086 = !DILocation(line: 1032, column: 1, scope: !864)
!1087 = !DILocation(line: 1033, column: 1, scope: !864)
!1088 = !DILocation(line: 1034, column: 1, scope: !864)
!1089 = !DILocation(line: 1035, column: 1, scope: !864)
!1090 = !DILocation(line: 1036, column: 1, scope: !864)
!1091 = !DILocation(line: 1037, column: 1, scope: !864)
!1092 = !DILocation(line: 1038, column: 1, scope: !864)
!1093 = !DILocation(line: 1039, column: 1, scope: !864)
!1094 = !DILocation(line: 1042, column: 1, scope: !864)
!1095 = !DILocation(line: 1046, column: 1, scope: !864)
!1096 = !DILocation(line: 1047, column: 1, scope: !864)
!1097 = !DILocation(line: 1049, column: 1, scope: !864)
!1098 = !DILocation(line: 1050, column: 1, scope: !864)
!1099 = !DILocation(line: 1051, column: 1, scope: !864)
!1100 = !DILocation(line: 1052, column: 1, scope: !864)
!1101 = !DILocation(line: 1053, column: 1, scope: !864)
!1102 = !DILocation(line: 1054, column: 1, scope: !864)
!1103 = !DILocation(line: 1057, column: 1, scope: !864)
!1104 = !DILocation(line: 1055, column: 1, scope: !864)
!1105 = !DILocation(line: 1056, column: 1, scope: !864)
!1106 = !DILocation(line: 1058, column: 1, scope: !864)
!1107 = !DILocation(line: 1059, column: 1, scope: !864)
!1108 = !DILocation(line: 1061, column: 1, scope: !864)
!1109 = !DILocation(line: 1064, column: 1, scope: !864)
!1110 = !DILocation(line: 1065, column: 1, scope: !864)
!1111 = !DILocation(line: 1066, column: 1, scope: !864)
!1112 = !DILocation(line: 1067, column: 1, scope: !864)
!1113 = !DILocation(line: 1071, column: 1, scope: !864)
!1114 = !DILocation(line: 1072, column: 1, scope: !864)
!1115 = !DILocation(line: 1073, column: 1, scope: !864)
!1116 = !DILocation(line: 1074, column: 1, scope: !864)
!1117 = !DILocation(line: 1075, column: 1, scope: !864)
!1118 = !DILocation(line: 1076, column: 1, scope: !864)
!1119 = distinct !{!1119, !61, !62}
!1120 = !DILocation(line: 1099, column: 1, scope: !864)
!1121 = !DILocation(line: 1077, column: 1, scope: !864)
!1122 = !DILocation(line: 1078, column: 1, scope: !864)
!1123 = !DILocation(line: 1079, column: 1, scope: !864)
!1124 = !DILocation(line: 1080, column: 1, scope: !864)
!1125 = !DILocation(line: 1081, column: 1, scope: !864)
!1126 = !DILocation(line: 1082, column: 1, scope: !864)
!1127 = !DILocation(line: 1083, column: 1, scope: !864)
!1128 = !DILocation(line: 1084, column: 1, scope: !864)
!1129 = !DILocation(line: 1085, column: 1, scope: !864)
!1130 = !DILocation(line: 1086, column: 1, scope: !864)
!1131 = !DILocation(line: 1087, column: 1, scope: !864)
!1132 = !DILocation(line: 1088, column: 1, scope: !864)
!1133 = distinct !{!1133, !61, !62}
!1134 = !DILocation(line: 1089, column: 1, scope: !864)
!1135 = !DILocation(line: 1090, column: 1, scope: !864)
!1136 = !DILocation(line: 1091, column: 1, scope: !864)
!1137 = !DILocation(line: 1092, column: 1, scope: !864)
!1138 = !DILocation(line: 1093, column: 1, scope: !864)
!1139 = !DILocation(line: 1094, column: 1, scope: !864)
!1140 = !DILocation(line: 1095, column: 1, scope: !864)
!1141 = !DILocation(line: 1097, column: 1, scope: !864)
!1142 = !DILocation(line: 1098, column: 1, scope: !864)
!1143 = distinct !{!1143, !61, !62}
!1144 = !DILocation(line: 1101, column: 1, scope: !864)
!1145 = !DILocation(line: 1100, column: 1, scope: !864)
!1146 = !DILocation(line: 1102, column: 1, scope: !864)
!1147 = !DILocation(line: 1103, column: 1, scope: !864)
!1148 = !DILocation(line: 1104, column: 1, scope: !864)
!1149 = distinct !{!1149, !61, !62}
!1150 = !DILocation(line: 1105, column: 1, scope: !864)
!1151 = !DILocation(line: 1106, column: 1, scope: !864)
!1152 = !DILocation(line: 1107, column: 1, scope: !864)
!1153 = !DILocation(line: 1108, column: 1, scope: !864)
!1154 = !DILocation(line: 1109, column: 1, scope: !864)
!1155 = !DILocation(line: 1110, column: 1, scope: !864)
!1156 = !DILocation(line: 1111, column: 1, scope: !864)
!1157 = !DILocation(line: 1112, column: 1, scope: !864)
!1158 = !DILocation(line: 1113, column: 1, scope: !864)
!1159 = !DILocation(line: 1114, column: 1, scope: !864)
!1160 = !DILocation(line: 1115, column: 1, scope: !864)
!1161 = !DILocation(line: 1116, column: 1, scope: !864)
!1162 = !DILocation(line: 1117, column: 1, scope: !864)
!1163 = !DILocation(line: 1118, column: 1, scope: !864)
!1164 = !DILocation(line: 1119, column: 1, scope: !864)
!1165 = !DILocation(line: 1120, column: 1, scope: !864)
!1166 = !DILocation(line: 1121, column: 1, scope: !864)
!1167 = distinct !{!1167, !61, !62}
!1168 = !DILocation(line: 1123, column: 1, scope: !864)
!1169 = !DILocation(line: 1124, column: 1, scope: !864)
!1170 = !DILocation(line: 1125, column: 1, scope: !864)
!1171 = !DILocation(line: 1126, column: 1, scope: !864)
!1172 = !DILocation(line: 1127, column: 1, scope: !864)
!1173 = !DILocation(line: 1128, column: 1, scope: !864)
!1174 = !DILocation(line: 1129, column: 1, scope: !864)
!1175 = !DILocation(line: 1130, column: 1, scope: !864)
!1176 = !DILocation(line: 1131, column: 1, scope: !864)
!1177 = !DILocation(line: 1132, column: 1, scope: !864)
!1178 = !DILocation(line: 1133, column: 1, scope: !864)
!1179 = !DILocation(line: 1134, column: 1, scope: !864)
!1180 = !DILocation(line: 1135, column: 1, scope: !864)
!1181 = !DILocation(line: 1136, column: 1, scope: !864)
!1182 = !DILocation(line: 1137, column: 1, scope: !864)
!1183 = !DILocation(line: 1138, column: 1, scope: !864)
!1184 = distinct !{!1184, !61, !62}
!1185 = !DILocation(line: 1139, column: 1, scope: !864)
!1186 = !DILocation(line: 1140, column: 1, scope: !864)
!1187 = !DILocation(line: 1141, column: 1, scope: !864)
!1188 = !DILocation(line: 1142, column: 1, scope: !864)
!1189 = !DILocation(line: 1143, column: 1, scope: !864)
!1190 = !DILocation(line: 1144, column: 1, scope: !864)
!1191 = !DILocation(line: 1145, column: 1, scope: !864)
!1192 = !DILocation(line: 1146, column: 1, scope: !864)
!1193 = !DILocation(line: 1147, column: 1, scope: !864)
!1194 = !DILocation(line: 1148, column: 1, scope: !864)
!1195 = !DILocation(line: 1149, column: 1, scope: !864)
!1196 = !DILocation(line: 1150, column: 1, scope: !864)
!1197 = !DILocation(line: 1151, column: 1, scope: !864)
!1198 = !DILocation(line: 1152, column: 1, scope: !864)
!1199 = !DILocation(line: 1154, column: 1, scope: !864)
!1200 = !DILocation(line: 1155, column: 1, scope: !864)
!1201 = !DILocation(line: 1156, column: 1, scope: !864)
!1202 = !DILocation(line: 1157, column: 1, scope: !864)
!1203 = !DILocation(line: 1158, column: 1, scope: !864)
!1204 = !DILocation(line: 1159, column: 1, scope: !864)
!1205 = !DILocation(line: 1160, column: 1, scope: !864)
!1206 = !DILocation(line: 1161, column: 1, scope: !864)
!1207 = !DILocation(line: 1162, column: 1, scope: !864)
!1208 = distinct !{!1208, !61, !62}
!1209 = distinct !DISubprogram(name: "_Z3k5xPjS_PKiiiiiijxxyyi", linkageName: "_Z3k5xPjS_PKiiiiiijxxyyi", scope: null, file: !26, line: 1163, type: !30, scopeLine: 1163, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !25)
!1210 = !DILocation(line: 1163, column: 1, scope: !1209)
!1211 = !DILocation(line: 1164, column: 1, scope: !1209)
!1212 = !DILocation(line: 1165, column: 1, scope: !1209)
!1213 = !DILocation(line: 1166, column: 1, scope: !1209)
!1214 = !DILocation(line: 1167, column: 1, scope: !1209)
!1215 = !DILocation(line: 1168, column: 1, scope: !1209)
!1216 = !DILocation(line: 1169, column: 1, scope: !1209)
!1217 = !DILocation(line: 1170, column: 1, scope: !1209)
!1218 = !DILocation(line: 1171, column: 1, scope: !1209)
!1219 = !DILocation(line: 1172, column: 1, scope: !1209)
!1220 = !DILocation(line: 1173, column: 1, scope: !1209)
!1221 = !DILocation(line: 1174, column: 1, scope: !1209)
!1222 = !DILocation(line: 1175, column: 1, scope: !1209)
!1223 = !DILocation(line: 1176, column: 1, scope: !1209)
!1224 = !DILocation(line: 1177, column: 1, scope: !1209)
!1225 = !DILocation(line: 1178, column: 1, scope: !1209)
!1226 = !DILocation(line: 1195, column: 1, scope: !1209)
!1227 = !DILocation(line: 1179, column: 1, scope: !1209)
!1228 = !DILocation(line: 1180, column: 1, scope: !1209)
!1229 = !DILocation(line: 1181, column: 1, scope: !1209)
!1230 = !DILocation(line: 1182, column: 1, scope: !1209)
!1231 = !DILocation(line: 1183, column: 1, scope: !1209)
!1232 = !DILocation(line: 1184, column: 1, scope: !1209)
!1233 = !DILocation(line: 1185, column: 1, scope: !1209)
!1234 = !DILocation(line: 1186, column: 1, scope: !1209)
!1235 = !DILocation(line: 1187, column: 1, scope: !1209)
!1236 = !DILocation(line: 1188, column: 1, scope: !1209)
!1237 = !DILocation(line: 1189, column: 1, scope: !1209)
!1238 = !DILocation(line: 1192, column: 1, scope: !1209)
!1239 = !DILocation(line: 1193, column: 1, scope: !1209)
!1240 = !DILocation(line: 1194, column: 1, scope: !1209)
!1241 = distinct !{!1241, !61, !62}
!1242 = !DILocation(line: 1196, column: 1, scope: !1209)
!1243 = !DILocation(line: 1198, column: 1, scope: !1209)
!1244 = !DILocation(line: 1199, column: 1, scope: !1209)
!1245 = !DILocation(line: 1200, column: 1, scope: !1209)
!1246 = !DILocation(line: 1201, column: 1, scope: !1209)
!1247 = !DILocation(line: 1202, column: 1, scope: !1209)
!1248 = !DILocation(line: 1203, column: 1, scope: !1209)
!1249 = !DILocation(line: 1204, column: 1, scope: !1209)
!1250 = !DILocation(line: 1205, column: 1, scope: !1209)
!1251 = !DILocation(line: 1206, column: 1, scope: !1209)
!1252 = !DILocation(line: 1207, column: 1, scope: !1209)
!1253 = !DILocation(line: 1208, column: 1, scope: !1209)
!1254 = !DILocation(line: 1209, column: 1, scope: !1209)
!1255 = !DILocation(line: 1210, column: 1, scope: !1209)
!1256 = distinct !{!1256, !61, !62}
!1257 = !DILocation(line: 1211, column: 1, scope: !1209)
!1258 = !DILocation(line: 1216, column: 1, scope: !1209)
!1259 = !DILocation(line: 1221, column: 1, scope: !1209)
!1260 = !DILocation(line: 1222, column: 1, scope: !1209)
!1261 = !DILocation(line: 1223, column: 1, scope: !1209)
!1262 = !DILocation(line: 1224, column: 1, scope: !1209)
!1263 = !DILocation(line: 1225, column: 1, scope: !1209)
!1264 = !DILocation(line: 1226, column: 1, scope: !1209)
!1265 = !DILocation(line: 1227, column: 1, scope: !1209)
!1266 = !DILocation(line: 1228, column: 1, scope: !1209)
!1267 = !DILocation(line: 1229, column: 1, scope: !1209)
!1268 = !DILocation(line: 1230, column: 1, scope: !1209)
!1269 = !DILocation(line: 1231, column: 1, scope: !1209)
!1270 = !DILocation(line: 1232, column: 1, scope: !1209)
!1271 = distinct !{!1271, !61, !62}
!1272 = !DILocation(line: 1233, column: 1, scope: !1209)
!1273 = !DILocation(line: 1234, column: 1, scope: !1209)
!1274 = !DILocation(line: 1235, column: 1, scope: !1209)
!1275 = !DILocation(line: 1236, column: 1, scope: !1209)
!1276 = !DILocation(line: 1237, column: 1, scope: !1209)
!1277 = !DILocation(line: 1238, column: 1, scope: !1209)
!1278 = !DILocation(line: 1239, column: 1, scope: !1209)
!1279 = !DILocation(line: 1240, column: 1, scope: !1209)
!1280 = !DILocation(line: 1241, column: 1, scope: !1209)
!1281 = !DILocation(line: 1242, column: 1, scope: !1209)
!1282 = !DILocation(line: 1243, column: 1, scope: !1209)
!1283 = !DILocation(line: 1244, column: 1, scope: !1209)
!1284 = !DILocation(line: 1245, column: 1, scope: !1209)
!1285 = !DILocation(line: 1246, column: 1, scope: !1209)
!1286 = !DILocation(line: 1247, column: 1, scope: !1209)
!1287 = !DILocation(line: 1248, column: 1, scope: !1209)
!1288 = !DILocation(line: 1249, column: 1, scope: !1209)
!1289 = !DILocation(line: 1250, column: 1, scope: !1209)
!1290 = !DILocation(line: 1251, column: 1, scope: !1209)
!1291 = !DILocation(line: 1252, column: 1, scope: !1209)
!1292 = !DILocation(line: 1253, column: 1, scope: !1209)
!1293 = !DILocation(line: 1254, column: 1, scope: !1209)
!1294 = !DILocation(line: 1255, column: 1, scope: !1209)
!1295 = !DILocation(line: 1256, column: 1, scope: !1209)
!1296 = !DILocation(line: 1257, column: 1, scope: !1209)
!1297 = !DILocation(line: 1258, column: 1, scope: !1209)
!1298 = !DILocation(line: 1259, column: 1, scope: !1209)
!1299 = !DILocation(line: 1260, column: 1, scope: !1209)
!1300 = !DILocation(line: 1262, column: 1, scope: !1209)
!1301 = !DILocation(line: 1263, column: 1, scope: !1209)
!1302 = !DILocation(line: 1265, column: 1, scope: !1209)
!1303 = !DILocation(line: 1266, column: 1, scope: !1209)
!1304 = !DILocation(line: 1267, column: 1, scope: !1209)
!1305 = distinct !{!1305, !61, !62}
!1306 = !DILocation(line: 1268, column: 1, scope: !1209)
!1307 = !DILocation(line: 1269, column: 1, scope: !1209)
!1308 = !DILocation(line: 1270, column: 1, scope: !1209)
!1309 = !DILocation(line: 1271, column: 1, scope: !1209)
!1310 = !DILocation(line: 1336, column: 1, scope: !1209)
!1311 = !DILocation(line: 1272, column: 1, scope: !1209)
!1312 = !DILocation(line: 1273, column: 1, scope: !1209)
!1313 = !DILocation(line: 1274, column: 1, scope: !1209)
!1314 = !DILocation(line: 1275, column: 1, scope: !1209)
!1315 = !DILocation(line: 1276, column: 1, scope: !1209)
!1316 = !DILocation(line: 1277, column: 1, scope: !1209)
!1317 = !DILocation(line: 1278, column: 1, scope: !1209)
!1318 = !DILocation(line: 1279, column: 1, scope: !1209)
!1319 = !DILocation(line: 1280, column: 1, scope: !1209)
!1320 = !DILocation(line: 1281, column: 1, scope: !1209)
!1321 = !DILocation(line: 1282, column: 1, scope: !1209)
!1322 = !DILocation(line: 1283, column: 1, scope: !1209)
!1323 = !DILocation(line: 1284, column: 1, scope: !1209)
!1324 = !DILocation(line: 1285, column: 1, scope: !1209)
!1325 = !DILocation(line: 1286, column: 1, scope: !1209)
!1326 = !DILocation(line: 1287, column: 1, scope: !1209)
!1327 = distinct !{!1327, !61, !62}
!1328 = !DILocation(line: 1288, column: 1, scope: !1209)
!1329 = !DILocation(line: 1289, column: 1, scope: !1209)
!1330 = !DILocation(line: 1290, column: 1, scope: !1209)
!1331 = !DILocation(line: 1291, column: 1, scope: !1209)
!1332 = !DILocation(line: 1292, column: 1, scope: !1209)
!1333 = !DILocation(line: 1293, column: 1, scope: !1209)
!1334 = !DILocation(line: 1294, column: 1, scope: !1209)
!1335 = !DILocation(line: 1298, column: 1, scope: !1209)
!1336 = !DILocation(line: 1302, column: 1, scope: !1209)
!1337 = !DILocation(line: 1306, column: 1, scope: !1209)
!1338 = !DILocation(line: 1310, column: 1, scope: !1209)
!1339 = !DILocation(line: 1314, column: 1, scope: !1209)
!1340 = !DILocation(line: 1318, column: 1, scope: !1209)
!1341 = !DILocation(line: 1322, column: 1, scope: !1209)
!1342 = !DILocation(line: 1326, column: 1, scope: !1209)
!1343 = !DILocation(line: 1327, column: 1, scope: !1209)
!1344 = !DILocation(line: 1329, column: 1, scope: !1209)
!1345 = !DILocation(line: 1330, column: 1, scope: !1209)
!1346 = !DILocation(line: 1331, column: 1, scope: !1209)
!1347 = !DILocation(line: 1332, column: 1, scope: !1209)
!1348 = !DILocation(line: 1333, column: 1, scope: !1209)
!1349 = !DILocation(line: 1334, column: 1, scope: !1209)
!1350 = !DILocation(line: 1335, column: 1, scope: !1209)
!1351 = distinct !{!1351, !61, !62}
!1352 = !DILocation(line: 1338, column: 1, scope: !1209)
!1353 = !DILocation(line: 1339, column: 1, scope: !1209)
!1354 = !DILocation(line: 1340, column: 1, scope: !1209)
!1355 = !DILocation(line: 1341, column: 1, scope: !1209)
!1356 = !DILocation(line: 1342, column: 1, scope: !1209)
!1357 = !DILocation(line: 1345, column: 1, scope: !1209)
!1358 = !DILocation(line: 1346, column: 1, scope: !1209)
!1359 = !DILocation(line: 1347, column: 1, scope: !1209)
!1360 = !DILocation(line: 1348, column: 1, scope: !1209)
!1361 = !DILocation(line: 1349, column: 1, scope: !1209)
!1362 = !DILocation(line: 1350, column: 1, scope: !1209)
!1363 = !DILocation(line: 1351, column: 1, scope: !1209)
!1364 = !DILocation(line: 1352, column: 1, scope: !1209)
!1365 = distinct !{!1365, !61, !62}
!1366 = !DILocation(line: 1353, column: 1, scope: !1209)
!1367 = !DILocation(line: 1354, column: 1, scope: !1209)
!1368 = !DILocation(line: 1355, column: 1, scope: !1209)
!1369 = !DILocation(line: 1356, column: 1, scope: !1209)
!1370 = !DILocation(line: 1357, column: 1, scope: !1209)
!1371 = !DILocation(line: 1358, column: 1, scope: !1209)
!1372 = !DILocation(line: 1359, column: 1, scope: !1209)
!1373 = !DILocation(line: 1360, column: 1, scope: !1209)
!1374 = !DILocation(line: 1361, column: 1, scope: !1209)
!1375 = !DILocation(line: 1362, column: 1, scope: !1209)
!1376 = !DILocation(line: 1363, column: 1, scope: !1209)
!1377 = !DILocation(line: 1364, column: 1, scope: !1209)
!1378 = !DILocation(line: 1365, column: 1, scope: !1209)
!1379 = !DILocation(line: 1366, column: 1, scope: !1209)
!1380 = !DILocation(line: 1367, column: 1, scope: !1209)
!1381 = !DILocation(line: 1368, column: 1, scope: !1209)
!1382 = !DILocation(line: 1369, column: 1, scope: !1209)
!1383 = !DILocation(line: 1370, column: 1, scope: !1209)
!1384 = !DILocation(line: 1371, column: 1, scope: !1209)
!1385 = !DILocation(line: 1372, column: 1, scope: !1209)
!1386 = !DILocation(line: 1373, column: 1, scope: !1209)
!1387 = !DILocation(line: 1374, column: 1, scope: !1209)
!1388 = !DILocation(line: 1375, column: 1, scope: !1209)
!1389 = !DILocation(line: 1376, column: 1, scope: !1209)
!1390 = !DILocation(line: 1377, column: 1, scope: !1209)
!1391 = !DILocation(line: 1378, column: 1, scope: !1209)
!1392 = !DILocation(line: 1379, column: 1, scope: !1209)
!1393 = !DILocation(line: 1380, column: 1, scope: !1209)
!1394 = !DILocation(line: 1381, column: 1, scope: !1209)
!1395 = !DILocation(line: 1382, column: 1, scope: !1209)
!1396 = !DILocation(line: 1383, column: 1, scope: !1209)
!1397 = !DILocation(line: 1384, column: 1, scope: !1209)
!1398 = !DILocation(line: 1385, column: 1, scope: !1209)
!1399 = !DILocation(line: 1386, column: 1, scope: !1209)
!1400 = distinct !{!1400, !61, !62}
!1401 = distinct !DISubprogram(name: "_ZL8put_G1_0jh", linkageName: "_ZL8put_G1_0jh", scope: null, file: !26, line: 1387, type: !30, scopeLine: 1387, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !25)
!1402 = !DILocation(line: 1387, column: 1, scope: !1401)
!1403 = !DILocation(line: 1388, column: 1, scope: !1401)
!1404 = !DILocation(line: 1389, column: 1, scope: !1401)
!1405 = !DILocation(line: 1390, column: 1, scope: !1401)
!1406 = distinct !DISubprogram(name: "_Z3k6xILi3EEvPjS0_PKiiiiiijxxyyi", linkageName: "_Z3k6xILi3EEvPjS0_PKiiiiiijxxyyi", scope: null, file: !26, line: 1391, type: !30, scopeLine: 1391, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !25)
!1407 = !DILocation(line: 1391, column: 1, scope: !1406)
!1408 = !DILocation(line: 1392, column: 1, scope: !1406)
!1409 = !DILocation(line: 1393, column: 1, scope: !1406)
!1410 = !DILocation(line: 1394, column: 1, scope: !1406)
!1411 = !DILocation(line: 1395, column: 1, scope: !1406)
!1412 = !DILocation(line: 1396, column: 1, scope: !1406)
!1413 = !DILocation(line: 1397, column: 1, scope: !1406)
!1414 = !DILocation(line: 1398, column: 1, scope: !1406)
!1415 = !DILocation(line: 1399, column: 1, scope: !1406)
!1416 = !DILocation(line: 1400, column: 1, scope: !1406)
!1417 = !DILocation(line: 1401, column: 1, scope: !1406)
!1418 = !DILocation(line: 1402, column: 1, scope: !1406)
!1419 = !DILocation(line: 1403, column: 1, scope: !1406)
!1420 = !DILocation(line: 1404, column: 1, scope: !1406)
!1421 = !DILocation(line: 1405, column: 1, scope: !1406)
!1422 = !DILocation(line: 1406, column: 1, scope: !1406)
!1423 = !DILocation(line: 1407, column: 1, scope: !1406)
!1424 = !DILocation(line: 1408, column: 1, scope: !1406)
!1425 = !DILocation(line: 1409, column: 1, scope: !1406)
!1426 = !DILocation(line: 1410, column: 1, scope: !1406)
!1427 = !DILocation(line: 1411, column: 1, scope: !1406)
!1428 = !DILocation(line: 1412, column: 1, scope: !1406)
!1429 = !DILocation(line: 1413, column: 1, scope: !1406)
!1430 = !DILocation(line: 1414, column: 1, scope: !1406)
!1431 = !DILocation(line: 1415, column: 1, scope: !1406)
!1432 = !DILocation(line: 1416, column: 1, scope: !1406)
!1433 = !DILocation(line: 1417, column: 1, scope: !1406)
!1434 = !DILocation(line: 1418, column: 1, scope: !1406)
!1435 = !DILocation(line: 1419, column: 1, scope: !1406)
!1436 = !DILocation(line: 1420, column: 1, scope: !1406)
!1437 = !DILocation(line: 1421, column: 1, scope: !1406)
!1438 = !DILocation(line: 1422, column: 1, scope: !1406)
!1439 = !DILocation(line: 1423, column: 1, scope: !1406)
!1440 = distinct !{!1440, !61, !62}
!1441 = !DILocation(line: 1424, column: 1, scope: !1406)
!1442 = !DILocation(line: 1425, column: 1, scope: !1406)
!1443 = !DILocation(line: 1426, column: 1, scope: !1406)
!1444 = !DILocation(line: 1427, column: 1, scope: !1406)
!1445 = !DILocation(line: 1428, column: 1, scope: !1406)
!1446 = !DILocation(line: 1429, column: 1, scope: !1406)
!1447 = !DILocation(line: 1430, column: 1, scope: !1406)
!1448 = !DILocation(line: 1431, column: 1, scope: !1406)
!1449 = !DILocation(line: 1432, column: 1, scope: !1406)
!1450 = !DILocation(line: 1433, column: 1, scope: !1406)
!1451 = distinct !{!1451, !61, !62}
!1452 = !DILocation(line: 1434, column: 1, scope: !1406)
!1453 = !DILocation(line: 1435, column: 1, scope: !1406)
!1454 = !DILocation(line: 1436, column: 1, scope: !1406)
!1455 = !DILocation(line: 1437, column: 1, scope: !1406)
!1456 = !DILocation(line: 1438, column: 1, scope: !1406)
!1457 = !DILocation(line: 1439, column: 1, scope: !1406)
!1458 = !DILocation(line: 1440, column: 1, scope: !1406)
!1459 = !DILocation(line: 1441, column: 1, scope: !1406)
!1460 = !DILocation(line: 1442, column: 1, scope: !1406)
!1461 = !DILocation(line: 1443, column: 1, scope: !1406)
!1462 = !DILocation(line: 1444, column: 1, scope: !1406)
!1463 = !DILocation(line: 1445, column: 1, scope: !1406)
!1464 = !DILocation(line: 1446, column: 1, scope: !1406)
!1465 = !DILocation(line: 1447, column: 1, scope: !1406)
!1466 = !DILocation(line: 1448, column: 1, scope: !1406)
!1467 = !DILocation(line: 1449, column: 1, scope: !1406)
!1468 = !DILocation(line: 1450, column: 1, scope: !1406)
!1469 = !DILocation(line: 1451, column: 1, scope: !1406)
!1470 = !DILocation(line: 1452, column: 1, scope: !1406)
!1471 = !DILocation(line: 1453, column: 1, scope: !1406)
!1472 = !DILocation(line: 1454, column: 1, scope: !1406)
!1473 = !DILocation(line: 1455, column: 1, scope: !1406)
!1474 = !DILocation(line: 1456, column: 1, scope: !1406)
!1475 = !DILocation(line: 1457, column: 1, scope: !1406)
!1476 = !DILocation(line: 1458, column: 1, scope: !1406)
!1477 = !DILocation(line: 1459, column: 1, scope: !1406)
!1478 = !DILocation(line: 1460, column: 1, scope: !1406)
!1479 = !DILocation(line: 1461, column: 1, scope: !1406)
!1480 = !DILocation(line: 1462, column: 1, scope: !1406)
!1481 = !DILocation(line: 1463, column: 1, scope: !1406)
!1482 = !DILocation(line: 1464, column: 1, scope: !1406)
!1483 = !DILocation(line: 1465, column: 1, scope: !1406)
!1484 = !DILocation(line: 1466, column: 1, scope: !1406)
!1485 = !DILocation(line: 1467, column: 1, scope: !1406)
!1486 = !DILocation(line: 1468, column: 1, scope: !1406)
!1487 = !DILocation(line: 1469, column: 1, scope: !1406)
!1488 = !DILocation(line: 1470, column: 1, scope: !1406)
!1489 = !DILocation(line: 1471, column: 1, scope: !1406)
!1490 = !DILocation(line: 1472, column: 1, scope: !1406)
!1491 = !DILocation(line: 1473, column: 1, scope: !1406)
!1492 = !DILocation(line: 1474, column: 1, scope: !1406)
!1493 = !DILocation(line: 1475, column: 1, scope: !1406)
!1494 = distinct !{!1494, !61, !62}
!1495 = !DILocation(line: 1476, column: 1, scope: !1406)
!1496 = !DILocation(line: 1477, column: 1, scope: !1406)
!1497 = !DILocation(line: 1478, column: 1, scope: !1406)
!1498 = !DILocation(line: 1479, column: 1, scope: !1406)
!1499 = !DILocation(line: 1480, column: 1, scope: !1406)
!1500 = !DILocation(line: 1481, column: 1, scope: !1406)
!1501 = !DILocation(line: 1482, column: 1, scope: !1406)
!1502 = distinct !{!1502, !61, !62}
!1503 = !DILocation(line: 1483, column: 1, scope: !1406)
!1504 = !DILocation(line: 1484, column: 1, scope: !1406)
!1505 = !DILocation(line: 1485, column: 1, scope: !1406)
!1506 = !DILocation(line: 1486, column: 1, scope: !1406)
!1507 = !DILocation(line: 1487, column: 1, scope: !1406)
!1508 = !DILocation(line: 1488, column: 1, scope: !1406)
!1509 = !DILocation(line: 1489, column: 1, scope: !1406)
!1510 = !DILocation(line: 1490, column: 1, scope: !1406)
!1511 = !DILocation(line: 1491, column: 1, scope: !1406)
!1512 = !DILocation(line: 1492, column: 1, scope: !1406)
!1513 = !DILocation(line: 1493, column: 1, scope: !1406)
!1514 = !DILocation(line: 1494, column: 1, scope: !1406)
!1515 = !DILocation(line: 1495, column: 1, scope: !1406)
!1516 = !DILocation(line: 1496, column: 1, scope: !1406)
!1517 = !DILocation(line: 1497, column: 1, scope: !1406)
!1518 = !DILocation(line: 1498, column: 1, scope: !1406)
!1519 = !DILocation(line: 1499, column: 1, scope: !1406)
!1520 = !DILocation(line: 1500, column: 1, scope: !1406)
!1521 = !DILocation(line: 1501, column: 1, scope: !1406)
!1522 = !DILocation(line: 1502, column: 1, scope: !1406)
!1523 = !DILocation(line: 1503, column: 1, scope: !1406)
!1524 = !DILocation(line: 1504, column: 1, scope: !1406)
!1525 = distinct !{!1525, !61, !62}
!1526 = !DILocation(line: 1505, column: 1, scope: !1406)
!1527 = !DILocation(line: 1506, column: 1, scope: !1406)
!1528 = !DILocation(line: 1507, column: 1, scope: !1406)
!1529 = !DILocation(line: 1508, column: 1, scope: !1406)
!1530 = !DILocation(line: 1509, column: 1, scope: !1406)
!1531 = !DILocation(line: 1510, column: 1, scope: !1406)
!1532 = !DILocation(line: 1511, column: 1, scope: !1406)
!1533 = !DILocation(line: 1512, column: 1, scope: !1406)
!1534 = !DILocation(line: 1513, column: 1, scope: !1406)
!1535 = !DILocation(line: 1514, column: 1, scope: !1406)
!1536 = !DILocation(line: 1515, column: 1, scope: !1406)
!1537 = !DILocation(line: 1516, column: 1, scope: !1406)
!1538 = !DILocation(line: 1517, column: 1, scope: !1406)
!1539 = !DILocation(line: 1518, column: 1, scope: !1406)
!1540 = !DILocation(line: 1519, column: 1, scope: !1406)
!1541 = !DILocation(line: 1520, column: 1, scope: !1406)
!1542 = !DILocation(line: 1521, column: 1, scope: !1406)
!1543 = !DILocation(line: 1522, column: 1, scope: !1406)
!1544 = !DILocation(line: 1523, column: 1, scope: !1406)
!1545 = distinct !{!1545, !61, !62}
!1546 = !DILocation(line: 1524, column: 1, scope: !1406)
!1547 = !DILocation(line: 1525, column: 1, scope: !1406)
!1548 = !DILocation(line: 1526, column: 1, scope: !1406)
!1549 = !DILocation(line: 1527, column: 1, scope: !1406)
!1550 = !DILocation(line: 1528, column: 1, scope: !1406)
!1551 = !DILocation(line: 1529, column: 1, scope: !1406)
!1552 = !DILocation(line: 1530, column: 1, scope: !1406)
!1553 = !DILocation(line: 1531, column: 1, scope: !1406)
!1554 = !DILocation(line: 1532, column: 1, scope: !1406)
!1555 = !DILocation(line: 1533, column: 1, scope: !1406)
!1556 = !DILocation(line: 1534, column: 1, scope: !1406)
!1557 = !DILocation(line: 1535, column: 1, scope: !1406)
!1558 = !DILocation(line: 1536, column: 1, scope: !1406)
!1559 = !DILocation(line: 1537, column: 1, scope: !1406)
!1560 = !DILocation(line: 1538, column: 1, scope: !1406)
!1561 = !DILocation(line: 1539, column: 1, scope: !1406)
!1562 = !DILocation(line: 1540, column: 1, scope: !1406)
!1563 = !DILocation(line: 1541, column: 1, scope: !1406)
!1564 = !DILocation(line: 1542, column: 1, scope: !1406)
!1565 = !DILocation(line: 1543, column: 1, scope: !1406)
!1566 = distinct !{!1566, !61, !62}
!1567 = distinct !DISubprogram(name: "_Z3k7xPjS_PKiiiiiijxxyyi", linkageName: "_Z3k7xPjS_PKiiiiiijxxyyi", scope: null, file: !26, line: 1544, type: !30, scopeLine: 1544, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !25)
!1568 = !DILocation(line: 1544, column: 1, scope: !1567)
!1569 = !DILocation(line: 1545, column: 1, scope: !1567)
!1570 = !DILocation(line: 1546, column: 1, scope: !1567)
!1571 = !DILocation(line: 1547, column: 1, scope: !1567)
!1572 = !DILocation(line: 1548, column: 1, scope: !1567)
!1573 = !DILocation(line: 1549, column: 1, scope: !1567)
!1574 = !DILocation(line: 1550, column: 1, scope: !1567)
!1575 = !DILocation(line: 1551, column: 1, scope: !1567)
!1576 = !DILocation(line: 1552, column: 1, scope: !1567)
!1577 = !DILocation(line: 1553, column: 1, scope: !1567)
!1578 = !DILocation(line: 1554, column: 1, scope: !1567)
!1579 = !DILocation(line: 1555, column: 1, scope: !1567)
!1580 = !DILocation(line: 1556, column: 1, scope: !1567)
!1581 = !DILocation(line: 1557, column: 1, scope: !1567)
!1582 = !DILocation(line: 1558, column: 1, scope: !1567)
!1583 = !DILocation(line: 1559, column: 1, scope: !1567)
!1584 = !DILocation(line: 1560, column: 1, scope: !1567)
!1585 = !DILocation(line: 1561, column: 1, scope: !1567)
!1586 = !DILocation(line: 1562, column: 1, scope: !1567)
!1587 = !DILocation(line: 1563, column: 1, scope: !1567)
!1588 = !DILocation(line: 1564, column: 1, scope: !1567)
!1589 = !DILocation(line: 1565, column: 1, scope: !1567)
!1590 = !DILocation(line: 1566, column: 1, scope: !1567)
!1591 = !DILocation(line: 1567, column: 1, scope: !1567)
!1592 = !DILocation(line: 1568, column: 1, scope: !1567)
!1593 = !DILocation(line: 1569, column: 1, scope: !1567)
!1594 = !DILocation(line: 1570, column: 1, scope: !1567)
!1595 = !DILocation(line: 1571, column: 1, scope: !1567)
!1596 = !DILocation(line: 1572, column: 1, scope: !1567)
!1597 = !DILocation(line: 1573, column: 1, scope: !1567)
!1598 = !DILocation(line: 1574, column: 1, scope: !1567)
!1599 = distinct !{!1599, !61, !62}
!1600 = !DILocation(line: 1575, column: 1, scope: !1567)
!1601 = !DILocation(line: 1576, column: 1, scope: !1567)
!1602 = !DILocation(line: 1577, column: 1, scope: !1567)
!1603 = !DILocation(line: 1578, column: 1, scope: !1567)
!1604 = !DILocation(line: 1579, column: 1, scope: !1567)
!1605 = !DILocation(line: 1580, column: 1, scope: !1567)
!1606 = !DILocation(line: 1581, column: 1, scope: !1567)
!1607 = !DILocation(line: 1582, column: 1, scope: !1567)
!1608 = !DILocation(line: 1583, column: 1, scope: !1567)
!1609 = !DILocation(line: 1587, column: 1, scope: !1567)
!1610 = !DILocation(line: 1588, column: 1, scope: !1567)
!1611 = !DILocation(line: 1589, column: 1, scope: !1567)
!1612 = !DILocation(line: 1590, column: 1, scope: !1567)
!1613 = distinct !{!1613, !61, !62}
!1614 = !DILocation(line: 1591, column: 1, scope: !1567)
!1615 = !DILocation(line: 1592, column: 1, scope: !1567)
!1616 = !DILocation(line: 1593, column: 1, scope: !1567)
!1617 = !DILocation(line: 1594, column: 1, scope: !1567)
!1618 = !DILocation(line: 1595, column: 1, scope: !1567)
!1619 = !DILocation(line: 1596, column: 1, scope: !1567)
!1620 = !DILocation(line: 1597, column: 1, scope: !1567)
!1621 = distinct !{!1621, !61, !62}
!1622 = !DILocation(line: 1598, column: 1, scope: !1567)
!1623 = !DILocation(line: 1599, column: 1, scope: !1567)
!1624 = !DILocation(line: 1600, column: 1, scope: !1567)
!1625 = !DILocation(line: 1601, column: 1, scope: !1567)
!1626 = !DILocation(line: 1602, column: 1, scope: !1567)
!1627 = !DILocation(line: 1603, column: 1, scope: !1567)
!1628 = !DILocation(line: 1604, column: 1, scope: !1567)
!1629 = !DILocation(line: 1605, column: 1, scope: !1567)
!1630 = !DILocation(line: 1606, column: 1, scope: !1567)
!1631 = !DILocation(line: 1608, column: 1, scope: !1567)
!1632 = !DILocation(line: 1609, column: 1, scope: !1567)
!1633 = !DILocation(line: 1610, column: 1, scope: !1567)
!1634 = !DILocation(line: 1612, column: 1, scope: !1567)
!1635 = !DILocation(line: 1613, column: 1, scope: !1567)
!1636 = !DILocation(line: 1614, column: 1, scope: !1567)
!1637 = !DILocation(line: 1615, column: 1, scope: !1567)
!1638 = distinct !{!1638, !61, !62}
!1639 = !DILocation(line: 1616, column: 1, scope: !1567)
!1640 = !DILocation(line: 1617, column: 1, scope: !1567)
!1641 = !DILocation(line: 1618, column: 1, scope: !1567)
!1642 = !DILocation(line: 1642, column: 1, scope: !1567)
!1643 = !DILocation(line: 1619, column: 1, scope: !1567)
!1644 = !DILocation(line: 1620, column: 1, scope: !1567)
!1645 = !DILocation(line: 1621, column: 1, scope: !1567)
!1646 = !DILocation(line: 1622, column: 1, scope: !1567)
!1647 = !DILocation(line: 1623, column: 1, scope: !1567)
!1648 = !DILocation(line: 1624, column: 1, scope: !1567)
!1649 = !DILocation(line: 1625, column: 1, scope: !1567)
!1650 = !DILocation(line: 1626, column: 1, scope: !1567)
!1651 = !DILocation(line: 1627, column: 1, scope: !1567)
!1652 = !DILocation(line: 1628, column: 1, scope: !1567)
!1653 = !DILocation(line: 1629, column: 1, scope: !1567)
!1654 = !DILocation(line: 1630, column: 1, scope: !1567)
!1655 = !DILocation(line: 1631, column: 1, scope: !1567)
!1656 = !DILocation(line: 1632, column: 1, scope: !1567)
!1657 = !DILocation(line: 1633, column: 1, scope: !1567)
!1658 = !DILocation(line: 1634, column: 1, scope: !1567)
!1659 = !DILocation(line: 1635, column: 1, scope: !1567)
!1660 = !DILocation(line: 1639, column: 1, scope: !1567)
!1661 = !DILocation(line: 1640, column: 1, scope: !1567)
!1662 = !DILocation(line: 1641, column: 1, scope: !1567)
!1663 = distinct !{!1663, !61, !62}
!1664 = !DILocation(line: 1644, column: 1, scope: !1567)
!1665 = !DILocation(line: 1645, column: 1, scope: !1567)
!1666 = !DILocation(line: 1646, column: 1, scope: !1567)
!1667 = !DILocation(line: 1647, column: 1, scope: !1567)
!1668 = !DILocation(line: 1648, column: 1, scope: !1567)
!1669 = !DILocation(line: 1651, column: 1, scope: !1567)
!1670 = !DILocation(line: 1652, column: 1, scope: !1567)
!1671 = !DILocation(line: 1653, column: 1, scope: !1567)
!1672 = !DILocation(line: 1654, column: 1, scope: !1567)
!1673 = !DILocation(line: 1655, column: 1, scope: !1567)
!1674 = !DILocation(line: 1656, column: 1, scope: !1567)
!1675 = !DILocation(line: 1657, column: 1, scope: !1567)
!1676 = !DILocation(line: 1658, column: 1, scope: !1567)
!1677 = distinct !{!1677, !61, !62}
!1678 = !DILocation(line: 1659, column: 1, scope: !1567)
!1679 = !DILocation(line: 1660, column: 1, scope: !1567)
!1680 = !DILocation(line: 1661, column: 1, scope: !1567)
!1681 = !DILocation(line: 1662, column: 1, scope: !1567)
!1682 = !DILocation(line: 1663, column: 1, scope: !1567)
!1683 = !DILocation(line: 1664, column: 1, scope: !1567)
!1684 = !DILocation(line: 1665, column: 1, scope: !1567)
!1685 = !DILocation(line: 1666, column: 1, scope: !1567)
!1686 = !DILocation(line: 1667, column: 1, scope: !1567)
!1687 = !DILocation(line: 1668, column: 1, scope: !1567)
!1688 = !DILocation(line: 1669, column: 1, scope: !1567)
!1689 = !DILocation(line: 1670, column: 1, scope: !1567)
!1690 = !DILocation(line: 1671, column: 1, scope: !1567)
!1691 = !DILocation(line: 1672, column: 1, scope: !1567)
!1692 = !DILocation(line: 1673, column: 1, scope: !1567)
!1693 = !DILocation(line: 1674, column: 1, scope: !1567)
!1694 = !DILocation(line: 1675, column: 1, scope: !1567)
!1695 = !DILocation(line: 1676, column: 1, scope: !1567)
!1696 = !DILocation(line: 1677, column: 1, scope: !1567)
!1697 = !DILocation(line: 1678, column: 1, scope: !1567)
!1698 = !DILocation(line: 1679, column: 1, scope: !1567)
!1699 = !DILocation(line: 1680, column: 1, scope: !1567)
!1700 = !DILocation(line: 1682, column: 1, scope: !1567)
!1701 = !DILocation(line: 1683, column: 1, scope: !1567)
!1702 = !DILocation(line: 1684, column: 1, scope: !1567)
!1703 = !DILocation(line: 1685, column: 1, scope: !1567)
!1704 = !DILocation(line: 1686, column: 1, scope: !1567)
!1705 = !DILocation(line: 1687, column: 1, scope: !1567)
!1706 = !DILocation(line: 1688, column: 1, scope: !1567)
!1707 = !DILocation(line: 1689, column: 1, scope: !1567)
!1708 = !DILocation(line: 1690, column: 1, scope: !1567)
!1709 = !DILocation(line: 1691, column: 1, scope: !1567)
!1710 = !DILocation(line: 1692, column: 1, scope: !1567)
!1711 = distinct !{!1711, !61, !62}
!1712 = distinct !DISubprogram(name: "_Z3k8xILi3EEvPjS0_PKiiiiiijxxyyi", linkageName: "_Z3k8xILi3EEvPjS0_PKiiiiiijxxyyi", scope: null, file: !26, line: 1693, type: !30, scopeLine: 1693, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !25)
!1713 = !DILocation(line: 1693, column: 1, scope: !1712)
!1714 = !DILocation(line: 1694, column: 1, scope: !1712)
!1715 = !DILocation(line: 1695, column: 1, scope: !1712)
!1716 = !DILocation(line: 1696, column: 1, scope: !1712)
!1717 = !DILocation(line: 1697, column: 1, scope: !1712)
!1718 = !DILocation(line: 1698, column: 1, scope: !1712)
!1719 = !DILocation(line: 1699, column: 1, scope: !1712)
!1720 = !DILocation(line: 1700, column: 1, scope: !1712)
!1721 = !DILocation(line: 1701, column: 1, scope: !1712)
!1722 = !DILocation(line: 1702, column: 1, scope: !1712)
!1723 = !DILocation(line: 1703, column: 1, scope: !1712)
!1724 = !DILocation(line: 1704, column: 1, scope: !1712)
!1725 = !DILocation(line: 1705, column: 1, scope: !1712)
!1726 = !DILocation(line: 1706, column: 1, scope: !1712)
!1727 = !DILocation(line: 1707, column: 1, scope: !1712)
!1728 = !DILocation(line: 1708, column: 1, scope: !1712)
!1729 = !DILocation(line: 1709, column: 1, scope: !1712)
!1730 = !DILocation(line: 1710, column: 1, scope: !1712)
!1731 = !DILocation(line: 1711, column: 1, scope: !1712)
!1732 = !DILocation(line: 1712, column: 1, scope: !1712)
!1733 = !DILocation(line: 1713, column: 1, scope: !1712)
!1734 = !DILocation(line: 1714, column: 1, scope: !1712)
!1735 = !DILocation(line: 1715, column: 1, scope: !1712)
!1736 = !DILocation(line: 1716, column: 1, scope: !1712)
!1737 = !DILocation(line: 1717, column: 1, scope: !1712)
!1738 = !DILocation(line: 1718, column: 1, scope: !1712)
!1739 = !DILocation(line: 1719, column: 1, scope: !1712)
!1740 = !DILocation(line: 1720, column: 1, scope: !1712)
!1741 = !DILocation(line: 1721, column: 1, scope: !1712)
!1742 = !DILocation(line: 1722, column: 1, scope: !1712)
!1743 = distinct !{!1743, !61, !62}
!1744 = !DILocation(line: 1723, column: 1, scope: !1712)
!1745 = !DILocation(line: 1724, column: 1, scope: !1712)
!1746 = !DILocation(line: 1725, column: 1, scope: !1712)
!1747 = !DILocation(line: 1726, column: 1, scope: !1712)
!1748 = !DILocation(line: 1727, column: 1, scope: !1712)
!1749 = !DILocation(line: 1728, column: 1, scope: !1712)
!1750 = !DILocation(line: 1729, column: 1, scope: !1712)
!1751 = !DILocation(line: 1730, column: 1, scope: !1712)
!1752 = !DILocation(line: 1731, column: 1, scope: !1712)
!1753 = !DILocation(line: 1732, column: 1, scope: !1712)
!1754 = !DILocation(line: 1733, column: 1, scope: !1712)
!1755 = !DILocation(line: 1734, column: 1, scope: !1712)
!1756 = !DILocation(line: 1735, column: 1, scope: !1712)
!1757 = !DILocation(line: 1736, column: 1, scope: !1712)
!1758 = distinct !{!1758, !61, !62}
!1759 = !DILocation(line: 1737, column: 1, scope: !1712)
!1760 = !DILocation(line: 1738, column: 1, scope: !1712)
!1761 = !DILocation(line: 1739, column: 1, scope: !1712)
!1762 = !DILocation(line: 1740, column: 1, scope: !1712)
!1763 = !DILocation(line: 1741, column: 1, scope: !1712)
!1764 = !DILocation(line: 1742, column: 1, scope: !1712)
!1765 = !DILocation(line: 1743, column: 1, scope: !1712)
!1766 = !DILocation(line: 1744, column: 1, scope: !1712)
!1767 = !DILocation(line: 1745, column: 1, scope: !1712)
!1768 = !DILocation(line: 1746, column: 1, scope: !1712)
!1769 = !DILocation(line: 1747, column: 1, scope: !1712)
!1770 = !DILocation(line: 1748, column: 1, scope: !1712)
!1771 = !DILocation(line: 1749, column: 1, scope: !1712)
!1772 = !DILocation(line: 1750, column: 1, scope: !1712)
!1773 = !DILocation(line: 1751, column: 1, scope: !1712)
!1774 = !DILocation(line: 1752, column: 1, scope: !1712)
!1775 = !DILocation(line: 1753, column: 1, scope: !1712)
!1776 = !DILocation(line: 1754, column: 1, scope: !1712)
!1777 = distinct !{!1777, !61, !62}
!1778 = !DILocation(line: 1755, column: 1, scope: !1712)
!1779 = !DILocation(line: 1756, column: 1, scope: !1712)
!1780 = !DILocation(line: 1757, column: 1, scope: !1712)
!1781 = !DILocation(line: 1758, column: 1, scope: !1712)
!1782 = !DILocation(line: 1759, column: 1, scope: !1712)
!1783 = !DILocation(line: 1760, column: 1, scope: !1712)
!1784 = !DILocation(line: 1761, column: 1, scope: !1712)
!1785 = !DILocation(line: 1762, column: 1, scope: !1712)
!1786 = !DILocation(line: 1763, column: 1, scope: !1712)
!1787 = !DILocation(line: 1764, column: 1, scope: !1712)
!1788 = !DILocation(line: 1765, column: 1, scope: !1712)
!1789 = !DILocation(line: 1766, column: 1, scope: !1712)
!1790 = distinct !{!1790, !61, !62}
!1791 = !DILocation(line: 1767, column: 1, scope: !1712)
!1792 = !DILocation(line: 1768, column: 1, scope: !1712)
!1793 = !DILocation(line: 1769, column: 1, scope: !1712)
!1794 = !DILocation(line: 1770, column: 1, scope: !1712)
!1795 = !DILocation(line: 1771, column: 1, scope: !1712)
!1796 = !DILocation(line: 1772, column: 1, scope: !1712)
!1797 = !DILocation(line: 1773, column: 1, scope: !1712)
!1798 = !DILocation(line: 1774, column: 1, scope: !1712)
!1799 = !DILocation(line: 1775, column: 1, scope: !1712)
!1800 = !DILocation(line: 1776, column: 1, scope: !1712)
!1801 = !DILocation(line: 1777, column: 1, scope: !1712)
!1802 = !DILocation(line: 1778, column: 1, scope: !1712)
!1803 = !DILocation(line: 1779, column: 1, scope: !1712)
!1804 = !DILocation(line: 1780, column: 1, scope: !1712)
!1805 = !DILocation(line: 1781, column: 1, scope: !1712)
!1806 = !DILocation(line: 1782, column: 1, scope: !1712)
!1807 = distinct !{!1807, !61, !62}
!1808 = !DILocation(line: 1783, column: 1, scope: !1712)
!1809 = !DILocation(line: 1784, column: 1, scope: !1712)
!1810 = !DILocation(line: 1785, column: 1, scope: !1712)
!1811 = !DILocation(line: 1786, column: 1, scope: !1712)
!1812 = !DILocation(line: 1787, column: 1, scope: !1712)
!1813 = !DILocation(line: 1788, column: 1, scope: !1712)
!1814 = !DILocation(line: 1789, column: 1, scope: !1712)
!1815 = !DILocation(line: 1790, column: 1, scope: !1712)
!1816 = !DILocation(line: 1791, column: 1, scope: !1712)
!1817 = !DILocation(line: 1792, column: 1, scope: !1712)
!1818 = !DILocation(line: 1793, column: 1, scope: !1712)
!1819 = !DILocation(line: 1794, column: 1, scope: !1712)
!1820 = !DILocation(line: 1795, column: 1, scope: !1712)
!1821 = !DILocation(line: 1796, column: 1, scope: !1712)
!1822 = !DILocation(line: 1797, column: 1, scope: !1712)
!1823 = !DILocation(line: 1798, column: 1, scope: !1712)
!1824 = !DILocation(line: 1799, column: 1, scope: !1712)
!1825 = !DILocation(line: 1800, column: 1, scope: !1712)
!1826 = !DILocation(line: 1801, column: 1, scope: !1712)
!1827 = !DILocation(line: 1802, column: 1, scope: !1712)
!1828 = !DILocation(line: 1803, column: 1, scope: !1712)
!1829 = !DILocation(line: 1804, column: 1, scope: !1712)
!1830 = distinct !{!1830, !61, !62}
!1831 = !DILocation(line: 1805, column: 1, scope: !1712)
!1832 = !DILocation(line: 1806, column: 1, scope: !1712)
!1833 = !DILocation(line: 1807, column: 1, scope: !1712)
!1834 = !DILocation(line: 1808, column: 1, scope: !1712)
!1835 = !DILocation(line: 1809, column: 1, scope: !1712)
!1836 = !DILocation(line: 1810, column: 1, scope: !1712)
!1837 = !DILocation(line: 1811, column: 1, scope: !1712)
!1838 = !DILocation(line: 1812, column: 1, scope: !1712)
!1839 = !DILocation(line: 1813, column: 1, scope: !1712)
!1840 = !DILocation(line: 1814, column: 1, scope: !1712)
!1841 = !DILocation(line: 1815, column: 1, scope: !1712)
!1842 = !DILocation(line: 1816, column: 1, scope: !1712)
!1843 = !DILocation(line: 1817, column: 1, scope: !1712)
!1844 = !DILocation(line: 1818, column: 1, scope: !1712)
!1845 = !DILocation(line: 1819, column: 1, scope: !1712)
!1846 = !DILocation(line: 1820, column: 1, scope: !1712)
!1847 = !DILocation(line: 1821, column: 1, scope: !1712)
!1848 = !DILocation(line: 1822, column: 1, scope: !1712)
!1849 = !DILocation(line: 1823, column: 1, scope: !1712)
!1850 = !DILocation(line: 1824, column: 1, scope: !1712)
!1851 = !DILocation(line: 1825, column: 1, scope: !1712)
!1852 = !DILocation(line: 1826, column: 1, scope: !1712)
!1853 = !DILocation(line: 1827, column: 1, scope: !1712)
!1854 = !DILocation(line: 1828, column: 1, scope: !1712)
!1855 = !DILocation(line: 1829, column: 1, scope: !1712)
!1856 = !DILocation(line: 1830, column: 1, scope: !1712)
!1857 = !DILocation(line: 1831, column: 1, scope: !1712)
!1858 = !DILocation(line: 1832, column: 1, scope: !1712)
!1859 = !DILocation(line: 1833, column: 1, scope: !1712)
!1860 = !DILocation(line: 1834, column: 1, scope: !1712)
!1861 = !DILocation(line: 1835, column: 1, scope: !1712)
!1862 = !DILocation(line: 1836, column: 1, scope: !1712)
!1863 = !DILocation(line: 1837, column: 1, scope: !1712)
!1864 = !DILocation(line: 1838, column: 1, scope: !1712)
!1865 = !DILocation(line: 1839, column: 1, scope: !1712)
!1866 = !DILocation(line: 1840, column: 1, scope: !1712)
!1867 = !DILocation(line: 1841, column: 1, scope: !1712)
!1868 = !DILocation(line: 1842, column: 1, scope: !1712)
!1869 = !DILocation(line: 1843, column: 1, scope: !1712)
!1870 = !DILocation(line: 1844, column: 1, scope: !1712)
!1871 = !DILocation(line: 1845, column: 1, scope: !1712)
!1872 = !DILocation(line: 1846, column: 1, scope: !1712)
!1873 = !DILocation(line: 1847, column: 1, scope: !1712)
!1874 = !DILocation(line: 1848, column: 1, scope: !1712)
!1875 = !DILocation(line: 1849, column: 1, scope: !1712)
!1876 = !DILocation(line: 1850, column: 1, scope: !1712)
!1877 = !DILocation(line: 1851, column: 1, scope: !1712)
!1878 = !DILocation(line: 1852, column: 1, scope: !1712)
!1879 = !DILocation(line: 1853, column: 1, scope: !1712)
!1880 = !DILocation(line: 1854, column: 1, scope: !1712)
!1881 = !DILocation(line: 1855, column: 1, scope: !1712)
!1882 = !DILocation(line: 1856, column: 1, scope: !1712)
!1883 = !DILocation(line: 1857, column: 1, scope: !1712)
!1884 = !DILocation(line: 1858, column: 1, scope: !1712)
!1885 = !DILocation(line: 1859, column: 1, scope: !1712)
!1886 = distinct !{!1886, !61, !62}
!1887 = distinct !DISubprogram(name: "_Z3k9xILi3EEvPjS0_PKiiiiiijxxyyi", linkageName: "_Z3k9xILi3EEvPjS0_PKiiiiiijxxyyi", scope: null, file: !26, line: 1860, type: !30, scopeLine: 1860, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !25)
!1888 = !DILocation(line: 1860, column: 1, scope: !1887)
!1889 = !DILocation(line: 1861, column: 1, scope: !1887)
!1890 = !DILocation(line: 1862, column: 1, scope: !1887)
!1891 = !DILocation(line: 1863, column: 1, scope: !1887)
!1892 = !DILocation(line: 1864, column: 1, scope: !1887)
!1893 = !DILocation(line: 1865, column: 1, scope: !1887)
!1894 = !DILocation(line: 1866, column: 1, scope: !1887)
!1895 = !DILocation(line: 1867, column: 1, scope: !1887)
!1896 = !DILocation(line: 1868, column: 1, scope: !1887)
!1897 = !DILocation(line: 1869, column: 1, scope: !1887)
!1898 = !DILocation(line: 1870, column: 1, scope: !1887)
!1899 = !DILocation(line: 1871, column: 1, scope: !1887)
!1900 = !DILocation(line: 1872, column: 1, scope: !1887)
!1901 = !DILocation(line: 1873, column: 1, scope: !1887)
!1902 = !DILocation(line: 1874, column: 1, scope: !1887)
!1903 = !DILocation(line: 1875, column: 1, scope: !1887)
!1904 = !DILocation(line: 1876, column: 1, scope: !1887)
!1905 = !DILocation(line: 1877, column: 1, scope: !1887)
!1906 = !DILocation(line: 1878, column: 1, scope: !1887)
!1907 = !DILocation(line: 1879, column: 1, scope: !1887)
!1908 = !DILocation(line: 1880, column: 1, scope: !1887)
!1909 = !DILocation(line: 1881, column: 1, scope: !1887)
!1910 = !DILocation(line: 1882, column: 1, scope: !1887)
!1911 = !DILocation(line: 1883, column: 1, scope: !1887)
!1912 = !DILocation(line: 1884, column: 1, scope: !1887)
!1913 = !DILocation(line: 1885, column: 1, scope: !1887)
!1914 = !DILocation(line: 1886, column: 1, scope: !1887)
!1915 = !DILocation(line: 1887, column: 1, scope: !1887)
!1916 = !DILocation(line: 1888, column: 1, scope: !1887)
!1917 = !DILocation(line: 1889, column: 1, scope: !1887)
!1918 = !DILocation(line: 1890, column: 1, scope: !1887)
!1919 = !DILocation(line: 1891, column: 1, scope: !1887)
!1920 = !DILocation(line: 1892, column: 1, scope: !1887)
!1921 = !DILocation(line: 1893, column: 1, scope: !1887)
!1922 = !DILocation(line: 1894, column: 1, scope: !1887)
!1923 = distinct !{!1923, !61, !62}
!1924 = !DILocation(line: 1895, column: 1, scope: !1887)
!1925 = !DILocation(line: 1896, column: 1, scope: !1887)
!1926 = !DILocation(line: 1897, column: 1, scope: !1887)
!1927 = !DILocation(line: 1898, column: 1, scope: !1887)
!1928 = !DILocation(line: 1899, column: 1, scope: !1887)
!1929 = !DILocation(line: 1900, column: 1, scope: !1887)
!1930 = !DILocation(line: 1901, column: 1, scope: !1887)
!1931 = distinct !{!1931, !61, !62}
!1932 = !DILocation(line: 1902, column: 1, scope: !1887)
!1933 = !DILocation(line: 1903, column: 1, scope: !1887)
!1934 = !DILocation(line: 1904, column: 1, scope: !1887)
!1935 = !DILocation(line: 1905, column: 1, scope: !1887)
!1936 = !DILocation(line: 1906, column: 1, scope: !1887)
!1937 = !DILocation(line: 1907, column: 1, scope: !1887)
!1938 = !DILocation(line: 1908, column: 1, scope: !1887)
!1939 = !DILocation(line: 1909, column: 1, scope: !1887)
!1940 = !DILocation(line: 1910, column: 1, scope: !1887)
!1941 = !DILocation(line: 1911, column: 1, scope: !1887)
!1942 = !DILocation(line: 1912, column: 1, scope: !1887)
!1943 = !DILocation(line: 1913, column: 1, scope: !1887)
!1944 = !DILocation(line: 1914, column: 1, scope: !1887)
!1945 = distinct !{!1945, !61, !62}
!1946 = !DILocation(line: 1915, column: 1, scope: !1887)
!1947 = !DILocation(line: 1916, column: 1, scope: !1887)
!1948 = !DILocation(line: 1917, column: 1, scope: !1887)
!1949 = !DILocation(line: 1918, column: 1, scope: !1887)
!1950 = !DILocation(line: 1919, column: 1, scope: !1887)
!1951 = !DILocation(line: 1920, column: 1, scope: !1887)
!1952 = !DILocation(line: 1921, column: 1, scope: !1887)
!1953 = !DILocation(line: 1922, column: 1, scope: !1887)
!1954 = !DILocation(line: 1923, column: 1, scope: !1887)
!1955 = !DILocation(line: 1924, column: 1, scope: !1887)
!1956 = !DILocation(line: 1925, column: 1, scope: !1887)
!1957 = !DILocation(line: 1944, column: 1, scope: !1887)
!1958 = !DILocation(line: 1926, column: 1, scope: !1887)
!1959 = !DILocation(line: 1927, column: 1, scope: !1887)
!1960 = !DILocation(line: 1928, column: 1, scope: !1887)
!1961 = !DILocation(line: 1929, column: 1, scope: !1887)
!1962 = !DILocation(line: 1930, column: 1, scope: !1887)
!1963 = !DILocation(line: 1931, column: 1, scope: !1887)
!1964 = distinct !{!1964, !61, !62}
!1965 = !DILocation(line: 1932, column: 1, scope: !1887)
!1966 = !DILocation(line: 1933, column: 1, scope: !1887)
!1967 = !DILocation(line: 1934, column: 1, scope: !1887)
!1968 = !DILocation(line: 1935, column: 1, scope: !1887)
!1969 = !DILocation(line: 1936, column: 1, scope: !1887)
!1970 = !DILocation(line: 1937, column: 1, scope: !1887)
!1971 = !DILocation(line: 1938, column: 1, scope: !1887)
!1972 = !DILocation(line: 1941, column: 1, scope: !1887)
!1973 = !DILocation(line: 1942, column: 1, scope: !1887)
!1974 = !DILocation(line: 1943, column: 1, scope: !1887)
!1975 = distinct !{!1975, !61, !62}
!1976 = !DILocation(line: 1945, column: 1, scope: !1887)
!1977 = !DILocation(line: 1946, column: 1, scope: !1887)
!1978 = !DILocation(line: 1976, column: 1, scope: !1887)
!1979 = !DILocation(line: 1947, column: 1, scope: !1887)
!1980 = !DILocation(line: 1948, column: 1, scope: !1887)
!1981 = !DILocation(line: 1949, column: 1, scope: !1887)
!1982 = !DILocation(line: 1950, column: 1, scope: !1887)
!1983 = !DILocation(line: 1951, column: 1, scope: !1887)
!1984 = !DILocation(line: 1954, column: 1, scope: !1887)
!1985 = !DILocation(line: 1958, column: 1, scope: !1887)
!1986 = !DILocation(line: 1962, column: 1, scope: !1887)
!1987 = !DILocation(line: 1965, column: 1, scope: !1887)
!1988 = !DILocation(line: 1966, column: 1, scope: !1887)
!1989 = !DILocation(line: 1968, column: 1, scope: !1887)
!1990 = !DILocation(line: 1969, column: 1, scope: !1887)
!1991 = !DILocation(line: 1970, column: 1, scope: !1887)
!1992 = !DILocation(line: 1971, column: 1, scope: !1887)
!1993 = !DILocation(line: 1972, column: 1, scope: !1887)
!1994 = distinct !{!1994, !61, !62}
!1995 = !DILocation(line: 1973, column: 1, scope: !1887)
!1996 = !DILocation(line: 1974, column: 1, scope: !1887)
!1997 = !DILocation(line: 1975, column: 1, scope: !1887)
!1998 = !DILocation(line: 1977, column: 1, scope: !1887)
!1999 = !DILocation(line: 1978, column: 1, scope: !1887)
!2000 = !DILocation(line: 1979, column: 1, scope: !1887)
!2001 = !DILocation(line: 1980, column: 1, scope: !1887)
!2002 = !DILocation(line: 1981, column: 1, scope: !1887)
!2003 = !DILocation(line: 1982, column: 1, scope: !1887)
!2004 = !DILocation(line: 1983, column: 1, scope: !1887)
!2005 = !DILocation(line: 1984, column: 1, scope: !1887)
!2006 = !DILocation(line: 1985, column: 1, scope: !1887)
!2007 = !DILocation(line: 1986, column: 1, scope: !1887)
!2008 = !DILocation(line: 1987, column: 1, scope: !1887)
!2009 = !DILocation(line: 1988, column: 1, scope: !1887)
!2010 = !DILocation(line: 1989, column: 1, scope: !1887)
!2011 = !DILocation(line: 1990, column: 1, scope: !1887)
!2012 = !DILocation(line: 1991, column: 1, scope: !1887)
!2013 = !DILocation(line: 1992, column: 1, scope: !1887)
!2014 = !DILocation(line: 1993, column: 1, scope: !1887)
!2015 = !DILocation(line: 1994, column: 1, scope: !1887)
!2016 = !DILocation(line: 1995, column: 1, scope: !1887)
!2017 = !DILocation(line: 1996, column: 1, scope: !1887)
!2018 = !DILocation(line: 1997, column: 1, scope: !1887)
!2019 = !DILocation(line: 1998, column: 1, scope: !1887)
!2020 = distinct !{!2020, !61, !62}
!2021 = !DILocation(line: 1999, column: 1, scope: !1887)
!2022 = !DILocation(line: 2000, column: 1, scope: !1887)
!2023 = !DILocation(line: 2001, column: 1, scope: !1887)
!2024 = !DILocation(line: 2002, column: 1, scope: !1887)
!2025 = !DILocation(line: 2003, column: 1, scope: !1887)
!2026 = !DILocation(line: 2004, column: 1, scope: !1887)
!2027 = !DILocation(line: 2005, column: 1, scope: !1887)
!2028 = !DILocation(line: 2006, column: 1, scope: !1887)
!2029 = !DILocation(line: 2007, column: 1, scope: !1887)
!2030 = !DILocation(line: 2008, column: 1, scope: !1887)
!2031 = !DILocation(line: 2009, column: 1, scope: !1887)
!2032 = !DILocation(line: 2010, column: 1, scope: !1887)
!2033 = !DILocation(line: 2011, column: 1, scope: !1887)
!2034 = !DILocation(line: 2012, column: 1, scope: !1887)
!2035 = !DILocation(line: 2013, column: 1, scope: !1887)
!2036 = !DILocation(line: 2014, column: 1, scope: !1887)
!2037 = !DILocation(line: 2015, column: 1, scope: !1887)
!2038 = !DILocation(line: 2016, column: 1, scope: !1887)
!2039 = !DILocation(line: 2017, column: 1, scope: !1887)
!2040 = distinct !{!2040, !61, !62}
!2041 = !DILocation(line: 2018, column: 1, scope: !1887)
!2042 = !DILocation(line: 2019, column: 1, scope: !1887)
!2043 = !DILocation(line: 2020, column: 1, scope: !1887)
!2044 = !DILocation(line: 2021, column: 1, scope: !1887)
!2045 = !DILocation(line: 2022, column: 1, scope: !1887)
!2046 = !DILocation(line: 2023, column: 1, scope: !1887)
!2047 = !DILocation(line: 2024, column: 1, scope: !1887)
!2048 = !DILocation(line: 2025, column: 1, scope: !1887)
!2049 = !DILocation(line: 2026, column: 1, scope: !1887)
!2050 = !DILocation(line: 2027, column: 1, scope: !1887)
!2051 = !DILocation(line: 2028, column: 1, scope: !1887)
!2052 = !DILocation(line: 2029, column: 1, scope: !1887)
!2053 = !DILocation(line: 2030, column: 1, scope: !1887)
!2054 = !DILocation(line: 2031, column: 1, scope: !1887)
!2055 = !DILocation(line: 2032, column: 1, scope: !1887)
!2056 = !DILocation(line: 2033, column: 1, scope: !1887)
!2057 = distinct !{!2057, !61, !62}
!2058 = !DILocation(line: 2034, column: 1, scope: !1887)
!2059 = !DILocation(line: 2035, column: 1, scope: !1887)
!2060 = !DILocation(line: 2036, column: 1, scope: !1887)
!2061 = !DILocation(line: 2037, column: 1, scope: !1887)
!2062 = !DILocation(line: 2038, column: 1, scope: !1887)
!2063 = !DILocation(line: 2039, column: 1, scope: !1887)
!2064 = !DILocation(line: 2040, column: 1, scope: !1887)
!2065 = !DILocation(line: 2041, column: 1, scope: !1887)
!2066 = !DILocation(line: 2042, column: 1, scope: !1887)
!2067 = !DILocation(line: 2043, column: 1, scope: !1887)
!2068 = !DILocation(line: 2044, column: 1, scope: !1887)
!2069 = !DILocation(line: 2045, column: 1, scope: !1887)
!2070 = !DILocation(line: 2046, column: 1, scope: !1887)
!2071 = !DILocation(line: 2047, column: 1, scope: !1887)
!2072 = !DILocation(line: 2048, column: 1, scope: !1887)
!2073 = !DILocation(line: 2049, column: 1, scope: !1887)
!2074 = !DILocation(line: 2050, column: 1, scope: !1887)
!2075 = !DILocation(line: 2051, column: 1, scope: !1887)
!2076 = !DILocation(line: 2052, column: 1, scope: !1887)
!2077 = !DILocation(line: 2053, column: 1, scope: !1887)
!2078 = !DILocation(line: 2056, column: 1, scope: !1887)
!2079 = !DILocation(line: 2057, column: 1, scope: !1887)
!2080 = !DILocation(line: 2058, column: 1, scope: !1887)
!2081 = !DILocation(line: 2059, column: 1, scope: !1887)
!2082 = !DILocation(line: 2060, column: 1, scope: !1887)
!2083 = !DILocation(line: 2061, column: 1, scope: !1887)
!2084 = !DILocation(line: 2062, column: 1, scope: !1887)
!2085 = !DILocation(line: 2063, column: 1, scope: !1887)
!2086 = !DILocation(line: 2064, column: 1, scope: !1887)
!2087 = distinct !{!2087, !61, !62}
!2088 = distinct !DISubprogram(name: "_Z4k10xPjS_PKiiiiiijxxyyi", linkageName: "_Z4k10xPjS_PKiiiiiijxxyyi", scope: null, file: !26, line: 2065, type: !30, scopeLine: 2065, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !25)
!2089 = !DILocation(line: 2065, column: 1, scope: !2088)
!2090 = !DILocation(line: 2066, column: 1, scope: !2088)
!2091 = !DILocation(line: 2067, column: 1, scope: !2088)
!2092 = !DILocation(line: 2068, column: 1, scope: !2088)
!2093 = !DILocation(line: 2069, column: 1, scope: !2088)
!2094 = !DILocation(line: 2070, column: 1, scope: !2088)
!2095 = !DILocation(line: 2071, column: 1, scope: !2088)
!2096 = !DILocation(line: 2072, column: 1, scope: !2088)
!2097 = !DILocation(line: 2073, column: 1, scope: !2088)
!2098 = !DILocation(line: 2074, column: 1, scope: !2088)
!2099 = !DILocation(line: 2075, column: 1, scope: !2088)
!2100 = !DILocation(line: 2076, column: 1, scope: !2088)
!2101 = !DILocation(line: 2077, column: 1, scope: !2088)
!2102 = !DILocation(line: 2078, column: 1, scope: !2088)
!2103 = !DILocation(line: 2079, column: 1, scope: !2088)
!2104 = !DILocation(line: 2080, column: 1, scope: !2088)
!2105 = !DILocation(line: 2098, column: 1, scope: !2088)
!2106 = !DILocation(line: 2081, column: 1, scope: !2088)
!2107 = !DILocation(line: 2082, column: 1, scope: !2088)
!2108 = !DILocation(line: 2083, column: 1, scope: !2088)
!2109 = !DILocation(line: 2084, column: 1, scope: !2088)
!2110 = !DILocation(line: 2085, column: 1, scope: !2088)
!2111 = !DILocation(line: 2086, column: 1, scope: !2088)
!2112 = !DILocation(line: 2087, column: 1, scope: !2088)
!2113 = !DILocation(line: 2088, column: 1, scope: !2088)
!2114 = !DILocation(line: 2089, column: 1, scope: !2088)
!2115 = !DILocation(line: 2090, column: 1, scope: !2088)
!2116 = !DILocation(line: 2091, column: 1, scope: !2088)
!2117 = !DILocation(line: 2092, column: 1, scope: !2088)
!2118 = !DILocation(line: 2093, column: 1, scope: !2088)
!2119 = !DILocation(line: 2094, column: 1, scope: !2088)
!2120 = !DILocation(line: 2095, column: 1, scope: !2088)
!2121 = !DILocation(line: 2096, column: 1, scope: !2088)
!2122 = !DILocation(line: 2097, column: 1, scope: !2088)
!2123 = distinct !{!2123, !61, !62}
!2124 = !DILocation(line: 2099, column: 1, scope: !2088)
!2125 = !DILocation(line: 2100, column: 1, scope: !2088)
!2126 = !DILocation(line: 2101, column: 1, scope: !2088)
!2127 = !DILocation(line: 2102, column: 1, scope: !2088)
!2128 = !DILocation(line: 2103, column: 1, scope: !2088)
!2129 = !DILocation(line: 2123, column: 1, scope: !2088)
!2130 = !DILocation(line: 2104, column: 1, scope: !2088)
!2131 = !DILocation(line: 2105, column: 1, scope: !2088)
!2132 = !DILocation(line: 2106, column: 1, scope: !2088)
!2133 = !DILocation(line: 2107, column: 1, scope: !2088)
!2134 = !DILocation(line: 2108, column: 1, scope: !2088)
!2135 = !DILocation(line: 2109, column: 1, scope: !2088)
!2136 = !DILocation(line: 2110, column: 1, scope: !2088)
!2137 = !DILocation(line: 2111, column: 1, scope: !2088)
!2138 = distinct !{!2138, !61, !62}
!2139 = !DILocation(line: 2112, column: 1, scope: !2088)
!2140 = !DILocation(line: 2113, column: 1, scope: !2088)
!2141 = !DILocation(line: 2114, column: 1, scope: !2088)
!2142 = !DILocation(line: 2115, column: 1, scope: !2088)
!2143 = !DILocation(line: 2116, column: 1, scope: !2088)
!2144 = !DILocation(line: 2120, column: 1, scope: !2088)
!2145 = !DILocation(line: 2121, column: 1, scope: !2088)
!2146 = !DILocation(line: 2122, column: 1, scope: !2088)
!2147 = distinct !{!2147, !61, !62}
!2148 = !DILocation(line: 2124, column: 1, scope: !2088)
!2149 = !DILocation(line: 2125, column: 1, scope: !2088)
!2150 = !DILocation(line: 2130, column: 1, scope: !2088)
!2151 = !DILocation(line: 2131, column: 1, scope: !2088)
!2152 = !DILocation(line: 2132, column: 1, scope: !2088)
!2153 = !DILocation(line: 2133, column: 1, scope: !2088)
!2154 = !DILocation(line: 2134, column: 1, scope: !2088)
!2155 = !DILocation(line: 2135, column: 1, scope: !2088)
!2156 = !DILocation(line: 2136, column: 1, scope: !2088)
!2157 = !DILocation(line: 2137, column: 1, scope: !2088)
!2158 = !DILocation(line: 2138, column: 1, scope: !2088)
!2159 = !DILocation(line: 2139, column: 1, scope: !2088)
!2160 = !DILocation(line: 2140, column: 1, scope: !2088)
!2161 = !DILocation(line: 2141, column: 1, scope: !2088)
!2162 = !DILocation(line: 2142, column: 1, scope: !2088)
!2163 = !DILocation(line: 2143, column: 1, scope: !2088)
!2164 = !DILocation(line: 2145, column: 1, scope: !2088)
!2165 = !DILocation(line: 2146, column: 1, scope: !2088)
!2166 = !DILocation(line: 2147, column: 1, scope: !2088)
!2167 = !DILocation(line: 2148, column: 1, scope: !2088)
!2168 = !DILocation(line: 2149, column: 1, scope: !2088)
!2169 = !DILocation(line: 2150, column: 1, scope: !2088)
!2170 = !DILocation(line: 2151, column: 1, scope: !2088)
!2171 = !DILocation(line: 2152, column: 1, scope: !2088)
!2172 = !DILocation(line: 2153, column: 1, scope: !2088)
!2173 = !DILocation(line: 2154, column: 1, scope: !2088)
!2174 = !DILocation(line: 2155, column: 1, scope: !2088)
!2175 = !DILocation(line: 2156, column: 1, scope: !2088)
!2176 = !DILocation(line: 2157, column: 1, scope: !2088)
!2177 = !DILocation(line: 2158, column: 1, scope: !2088)
!2178 = !DILocation(line: 2159, column: 1, scope: !2088)
!2179 = !DILocation(line: 2160, column: 1, scope: !2088)
!2180 = !DILocation(line: 2161, column: 1, scope: !2088)
!2181 = !DILocation(line: 2162, column: 1, scope: !2088)
!2182 = !DILocation(line: 2163, column: 1, scope: !2088)
!2183 = !DILocation(line: 2164, column: 1, scope: !2088)
!2184 = distinct !{!2184, !61, !62}
!2185 = !DILocation(line: 2165, column: 1, scope: !2088)
!2186 = !DILocation(line: 2166, column: 1, scope: !2088)
!2187 = !DILocation(line: 2167, column: 1, scope: !2088)
!2188 = !DILocation(line: 2168, column: 1, scope: !2088)
!2189 = !DILocation(line: 2169, column: 1, scope: !2088)
!2190 = !DILocation(line: 2170, column: 1, scope: !2088)
!2191 = !DILocation(line: 2171, column: 1, scope: !2088)
!2192 = !DILocation(line: 2174, column: 1, scope: !2088)
!2193 = !DILocation(line: 2175, column: 1, scope: !2088)
!2194 = !DILocation(line: 2176, column: 1, scope: !2088)
!2195 = !DILocation(line: 2177, column: 1, scope: !2088)
!2196 = !DILocation(line: 2178, column: 1, scope: !2088)
!2197 = !DILocation(line: 2179, column: 1, scope: !2088)
!2198 = !DILocation(line: 2180, column: 1, scope: !2088)
!2199 = !DILocation(line: 2181, column: 1, scope: !2088)
!2200 = !DILocation(line: 2182, column: 1, scope: !2088)
!2201 = !DILocation(line: 2183, column: 1, scope: !2088)
!2202 = !DILocation(line: 2184, column: 1, scope: !2088)
!2203 = distinct !{!2203, !61, !62}
!2204 = distinct !DISubprogram(name: "_Z4k11xPjS_PKiiiiiijxxyyi", linkageName: "_Z4k11xPjS_PKiiiiiijxxyyi", scope: null, file: !26, line: 2185, type: !30, scopeLine: 2185, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !25)
!2205 = !DILocation(line: 2185, column: 1, scope: !2204)
!2206 = !DILocation(line: 2186, column: 1, scope: !2204)
!2207 = !DILocation(line: 2187, column: 1, scope: !2204)
!2208 = !DILocation(line: 2188, column: 1, scope: !2204)
!2209 = !DILocation(line: 2189, column: 1, scope: !2204)
!2210 = !DILocation(line: 2190, column: 1, scope: !2204)
!2211 = !DILocation(line: 2191, column: 1, scope: !2204)
!2212 = !DILocation(line: 2192, column: 1, scope: !2204)
!2213 = !DILocation(line: 2193, column: 1, scope: !2204)
!2214 = !DILocation(line: 2194, column: 1, scope: !2204)
!2215 = !DILocation(line: 2195, column: 1, scope: !2204)
!2216 = !DILocation(line: 2196, column: 1, scope: !2204)
!2217 = !DILocation(line: 2197, column: 1, scope: !2204)
!2218 = !DILocation(line: 2198, column: 1, scope: !2204)
!2219 = !DILocation(line: 2199, column: 1, scope: !2204)
!2220 = !DILocation(line: 2200, column: 1, scope: !2204)
!2221 = !DILocation(line: 2201, column: 1, scope: !2204)
!2222 = !DILocation(line: 2202, column: 1, scope: !2204)
!2223 = !DILocation(line: 2203, column: 1, scope: !2204)
!2224 = !DILocation(line: 2204, column: 1, scope: !2204)
!2225 = !DILocation(line: 2205, column: 1, scope: !2204)
!2226 = !DILocation(line: 2206, column: 1, scope: !2204)
!2227 = !DILocation(line: 2207, column: 1, scope: !2204)
!2228 = !DILocation(line: 2208, column: 1, scope: !2204)
!2229 = !DILocation(line: 2248, column: 1, scope: !2204)
!2230 = !DILocation(line: 2209, column: 1, scope: !2204)
!2231 = !DILocation(line: 2210, column: 1, scope: !2204)
!2232 = !DILocation(line: 2211, column: 1, scope: !2204)
!2233 = !DILocation(line: 2212, column: 1, scope: !2204)
!2234 = !DILocation(line: 2213, column: 1, scope: !2204)
!2235 = !DILocation(line: 2214, column: 1, scope: !2204)
!2236 = !DILocation(line: 2215, column: 1, scope: !2204)
!2237 = !DILocation(line: 2216, column: 1, scope: !2204)
!2238 = !DILocation(line: 2217, column: 1, scope: !2204)
!2239 = distinct !{!2239, !61, !62}
!2240 = !DILocation(line: 2218, column: 1, scope: !2204)
!2241 = !DILocation(line: 2219, column: 1, scope: !2204)
!2242 = !DILocation(line: 2220, column: 1, scope: !2204)
!2243 = !DILocation(line: 2221, column: 1, scope: !2204)
!2244 = !DILocation(line: 2222, column: 1, scope: !2204)
!2245 = !DILocation(line: 2223, column: 1, scope: !2204)
!2246 = !DILocation(line: 2224, column: 1, scope: !2204)
!2247 = !DILocation(line: 2225, column: 1, scope: !2204)
!2248 = !DILocation(line: 2226, column: 1, scope: !2204)
!2249 = !DILocation(line: 2227, column: 1, scope: !2204)
!2250 = !DILocation(line: 2228, column: 1, scope: !2204)
!2251 = !DILocation(line: 2229, column: 1, scope: !2204)
!2252 = !DILocation(line: 2230, column: 1, scope: !2204)
!2253 = !DILocation(line: 2231, column: 1, scope: !2204)
!2254 = !DILocation(line: 2232, column: 1, scope: !2204)
!2255 = !DILocation(line: 2233, column: 1, scope: !2204)
!2256 = !DILocation(line: 2234, column: 1, scope: !2204)
!2257 = !DILocation(line: 2235, column: 1, scope: !2204)
!2258 = !DILocation(line: 2236, column: 1, scope: !2204)
!2259 = !DILocation(line: 2237, column: 1, scope: !2204)
!2260 = !DILocation(line: 2238, column: 1, scope: !2204)
!2261 = !DILocation(line: 2239, column: 1, scope: !2204)
!2262 = !DILocation(line: 2240, column: 1, scope: !2204)
!2263 = !DILocation(line: 2242, column: 1, scope: !2204)
!2264 = !DILocation(line: 2243, column: 1, scope: !2204)
!2265 = !DILocation(line: 2245, column: 1, scope: !2204)
!2266 = !DILocation(line: 2246, column: 1, scope: !2204)
!2267 = !DILocation(line: 2247, column: 1, scope: !2204)
!2268 = distinct !{!2268, !61, !62}
!2269 = !DILocation(line: 2249, column: 1, scope: !2204)
!2270 = !DILocation(line: 2250, column: 1, scope: !2204)
!2271 = !DILocation(line: 2251, column: 1, scope: !2204)
!2272 = !DILocation(line: 2252, column: 1, scope: !2204)
!2273 = !DILocation(line: 2253, column: 1, scope: !2204)
!2274 = !DILocation(line: 2307, column: 1, scope: !2204)
!2275 = !DILocation(line: 2254, column: 1, scope: !2204)
!2276 = !DILocation(line: 2255, column: 1, scope: !2204)
!2277 = !DILocation(line: 2256, column: 1, scope: !2204)
!2278 = !DILocation(line: 2257, column: 1, scope: !2204)
!2279 = !DILocation(line: 2259, column: 1, scope: !2204)
!2280 = !DILocation(line: 2260, column: 1, scope: !2204)
!2281 = !DILocation(line: 2261, column: 1, scope: !2204)
!2282 = !DILocation(line: 2262, column: 1, scope: !2204)
!2283 = !DILocation(line: 2263, column: 1, scope: !2204)
!2284 = !DILocation(line: 2264, column: 1, scope: !2204)
!2285 = !DILocation(line: 2265, column: 1, scope: !2204)
!2286 = !DILocation(line: 2266, column: 1, scope: !2204)
!2287 = !DILocation(line: 2267, column: 1, scope: !2204)
!2288 = !DILocation(line: 2268, column: 1, scope: !2204)
!2289 = !DILocation(line: 2269, column: 1, scope: !2204)
!2290 = !DILocation(line: 2270, column: 1, scope: !2204)
!2291 = !DILocation(line: 2273, column: 1, scope: !2204)
!2292 = !DILocation(line: 2274, column: 1, scope: !2204)
!2293 = !DILocation(line: 2275, column: 1, scope: !2204)
!2294 = !DILocation(line: 2276, column: 1, scope: !2204)
!2295 = distinct !{!2295, !61, !62}
!2296 = !DILocation(line: 2277, column: 1, scope: !2204)
!2297 = !DILocation(line: 2278, column: 1, scope: !2204)
!2298 = !DILocation(line: 2279, column: 1, scope: !2204)
!2299 = !DILocation(line: 2280, column: 1, scope: !2204)
!2300 = !DILocation(line: 2281, column: 1, scope: !2204)
!2301 = !DILocation(line: 2282, column: 1, scope: !2204)
!2302 = !DILocation(line: 2283, column: 1, scope: !2204)
!2303 = !DILocation(line: 2284, column: 1, scope: !2204)
!2304 = !DILocation(line: 2285, column: 1, scope: !2204)
!2305 = !DILocation(line: 2286, column: 1, scope: !2204)
!2306 = !DILocation(line: 2287, column: 1, scope: !2204)
!2307 = !DILocation(line: 2288, column: 1, scope: !2204)
!2308 = !DILocation(line: 2289, column: 1, scope: !2204)
!2309 = !DILocation(line: 2290, column: 1, scope: !2204)
!2310 = !DILocation(line: 2291, column: 1, scope: !2204)
!2311 = !DILocation(line: 2292, column: 1, scope: !2204)
!2312 = !DILocation(line: 2293, column: 1, scope: !2204)
!2313 = !DILocation(line: 2294, column: 1, scope: !2204)
!2314 = !DILocation(line: 2295, column: 1, scope: !2204)
!2315 = !DILocation(line: 2296, column: 1, scope: !2204)
!2316 = !DILocation(line: 2297, column: 1, scope: !2204)
!2317 = !DILocation(line: 2298, column: 1, scope: !2204)
!2318 = !DILocation(line: 2300, column: 1, scope: !2204)
!2319 = !DILocation(line: 2304, column: 1, scope: !2204)
!2320 = !DILocation(line: 2305, column: 1, scope: !2204)
!2321 = !DILocation(line: 2306, column: 1, scope: !2204)
!2322 = distinct !{!2322, !61, !62}
!2323 = !DILocation(line: 2308, column: 1, scope: !2204)
!2324 = !DILocation(line: 2309, column: 1, scope: !2204)
!2325 = !DILocation(line: 2310, column: 1, scope: !2204)
!2326 = !DILocation(line: 2311, column: 1, scope: !2204)
!2327 = !DILocation(line: 2312, column: 1, scope: !2204)
!2328 = !DILocation(line: 2313, column: 1, scope: !2204)
!2329 = !DILocation(line: 2314, column: 1, scope: !2204)
!2330 = !DILocation(line: 2315, column: 1, scope: !2204)
!2331 = !DILocation(line: 2316, column: 1, scope: !2204)
!2332 = !DILocation(line: 2319, column: 1, scope: !2204)
!2333 = !DILocation(line: 2320, column: 1, scope: !2204)
!2334 = !DILocation(line: 2321, column: 1, scope: !2204)
!2335 = !DILocation(line: 2322, column: 1, scope: !2204)
!2336 = distinct !{!2336, !61, !62}
!2337 = !DILocation(line: 2323, column: 1, scope: !2204)
!2338 = !DILocation(line: 2324, column: 1, scope: !2204)
!2339 = !DILocation(line: 2325, column: 1, scope: !2204)
!2340 = !DILocation(line: 2326, column: 1, scope: !2204)
!2341 = !DILocation(line: 2327, column: 1, scope: !2204)
!2342 = !DILocation(line: 2328, column: 1, scope: !2204)
!2343 = !DILocation(line: 2330, column: 1, scope: !2204)
!2344 = !DILocation(line: 2331, column: 1, scope: !2204)
!2345 = !DILocation(line: 2332, column: 1, scope: !2204)
!2346 = !DILocation(line: 2334, column: 1, scope: !2204)
!2347 = !DILocation(line: 2335, column: 1, scope: !2204)
!2348 = !DILocation(line: 2336, column: 1, scope: !2204)
!2349 = !DILocation(line: 2338, column: 1, scope: !2204)
!2350 = !DILocation(line: 2339, column: 1, scope: !2204)
!2351 = !DILocation(line: 2340, column: 1, scope: !2204)
!2352 = !DILocation(line: 2341, column: 1, scope: !2204)
!2353 = !DILocation(line: 2342, column: 1, scope: !2204)
!2354 = !DILocation(line: 2343, column: 1, scope: !2204)
!2355 = !DILocation(line: 2344, column: 1, scope: !2204)
!2356 = !DILocation(line: 2345, column: 1, scope: !2204)
!2357 = !DILocation(line: 2347, column: 1, scope: !2204)
!2358 = !DILocation(line: 2348, column: 1, scope: !2204)
!2359 = !DILocation(line: 2350, column: 1, scope: !2204)
!2360 = !DILocation(line: 2351, column: 1, scope: !2204)
!2361 = !DILocation(line: 2352, column: 1, scope: !2204)
!2362 = !DILocation(line: 2353, column: 1, scope: !2204)
!2363 = !DILocation(line: 2355, column: 1, scope: !2204)
!2364 = !DILocation(line: 2356, column: 1, scope: !2204)
!2365 = !DILocation(line: 2357, column: 1, scope: !2204)
!2366 = !DILocation(line: 2358, column: 1, scope: !2204)
!2367 = !DILocation(line: 2360, column: 1, scope: !2204)
!2368 = !DILocation(line: 2361, column: 1, scope: !2204)
!2369 = !DILocation(line: 2362, column: 1, scope: !2204)
!2370 = !DILocation(line: 2363, column: 1, scope: !2204)
!2371 = !DILocation(line: 2364, column: 1, scope: !2204)
!2372 = !DILocation(line: 2366, column: 1, scope: !2204)
!2373 = !DILocation(line: 2367, column: 1, scope: !2204)
!2374 = !DILocation(line: 2368, column: 1, scope: !2204)
!2375 = distinct !{!2375, !61, !62}
!2376 = !DILocation(line: 2369, column: 1, scope: !2204)
!2377 = !DILocation(line: 2370, column: 1, scope: !2204)
!2378 = !DILocation(line: 2371, column: 1, scope: !2204)
!2379 = !DILocation(line: 2372, column: 1, scope: !2204)
!2380 = !DILocation(line: 2373, column: 1, scope: !2204)
!2381 = !DILocation(line: 2375, column: 1, scope: !2204)
!2382 = !DILocation(line: 2376, column: 1, scope: !2204)
!2383 = !DILocation(line: 2377, column: 1, scope: !2204)
!2384 = !DILocation(line: 2378, column: 1, scope: !2204)
!2385 = distinct !{!2385, !61, !62}
!2386 = !DILocation(line: 2379, column: 1, scope: !2204)
!2387 = !DILocation(line: 2380, column: 1, scope: !2204)
!2388 = !DILocation(line: 2381, column: 1, scope: !2204)
!2389 = !DILocation(line: 2382, column: 1, scope: !2204)
!2390 = !DILocation(line: 2383, column: 1, scope: !2204)
!2391 = !DILocation(line: 2384, column: 1, scope: !2204)
!2392 = !DILocation(line: 2385, column: 1, scope: !2204)
!2393 = !DILocation(line: 2386, column: 1, scope: !2204)
!2394 = !DILocation(line: 2387, column: 1, scope: !2204)
!2395 = !DILocation(line: 2388, column: 1, scope: !2204)
!2396 = !DILocation(line: 2389, column: 1, scope: !2204)
!2397 = !DILocation(line: 2390, column: 1, scope: !2204)
!2398 = !DILocation(line: 2391, column: 1, scope: !2204)
!2399 = !DILocation(line: 2392, column: 1, scope: !2204)
!2400 = !DILocation(line: 2393, column: 1, scope: !2204)
!2401 = !DILocation(line: 2394, column: 1, scope: !2204)
!2402 = !DILocation(line: 2395, column: 1, scope: !2204)
!2403 = !DILocation(line: 2396, column: 1, scope: !2204)
!2404 = !DILocation(line: 2397, column: 1, scope: !2204)
!2405 = !DILocation(line: 2398, column: 1, scope: !2204)
!2406 = !DILocation(line: 2399, column: 1, scope: !2204)
!2407 = !DILocation(line: 2400, column: 1, scope: !2204)
!2408 = !DILocation(line: 2401, column: 1, scope: !2204)
!2409 = !DILocation(line: 2402, column: 1, scope: !2204)
!2410 = !DILocation(line: 2403, column: 1, scope: !2204)
!2411 = !DILocation(line: 2404, column: 1, scope: !2204)
!2412 = !DILocation(line: 2405, column: 1, scope: !2204)
!2413 = !DILocation(line: 2407, column: 1, scope: !2204)
!2414 = !DILocation(line: 2408, column: 1, scope: !2204)
!2415 = !DILocation(line: 2409, column: 1, scope: !2204)
!2416 = !DILocation(line: 2410, column: 1, scope: !2204)
!2417 = distinct !{!2417, !61, !62}
!2418 = !DILocation(line: 2411, column: 1, scope: !2204)
!2419 = !DILocation(line: 2412, column: 1, scope: !2204)
!2420 = !DILocation(line: 2414, column: 1, scope: !2204)
!2421 = !DILocation(line: 2415, column: 1, scope: !2204)
!2422 = !DILocation(line: 2416, column: 1, scope: !2204)
!2423 = !DILocation(line: 2421, column: 1, scope: !2204)
!2424 = !DILocation(line: 2422, column: 1, scope: !2204)
!2425 = !DILocation(line: 2426, column: 1, scope: !2204)
!2426 = !DILocation(line: 2427, column: 1, scope: !2204)
!2427 = !DILocation(line: 2428, column: 1, scope: !2204)
!2428 = !DILocation(line: 2433, column: 1, scope: !2204)
!2429 = !DILocation(line: 2434, column: 1, scope: !2204)
!2430 = !DILocation(line: 2435, column: 1, scope: !2204)
!2431 = !DILocation(line: 2436, column: 1, scope: !2204)
!2432 = !DILocation(line: 2437, column: 1, scope: !2204)
!2433 = !DILocation(line: 2438, column: 1, scope: !2204)
!2434 = !DILocation(line: 2439, column: 1, scope: !2204)
!2435 = !DILocation(line: 2441, column: 1, scope: !2204)
!2436 = !DILocation(line: 2442, column: 1, scope: !2204)
!2437 = !DILocation(line: 2443, column: 1, scope: !2204)
!2438 = !DILocation(line: 2445, column: 1, scope: !2204)
!2439 = !DILocation(line: 2446, column: 1, scope: !2204)
!2440 = !DILocation(line: 2447, column: 1, scope: !2204)
!2441 = !DILocation(line: 2449, column: 1, scope: !2204)
!2442 = !DILocation(line: 2450, column: 1, scope: !2204)
!2443 = !DILocation(line: 2451, column: 1, scope: !2204)
!2444 = !DILocation(line: 2452, column: 1, scope: !2204)
!2445 = !DILocation(line: 2453, column: 1, scope: !2204)
!2446 = !DILocation(line: 2454, column: 1, scope: !2204)
!2447 = !DILocation(line: 2455, column: 1, scope: !2204)
!2448 = !DILocation(line: 2456, column: 1, scope: !2204)
!2449 = !DILocation(line: 2457, column: 1, scope: !2204)
!2450 = !DILocation(line: 2458, column: 1, scope: !2204)
!2451 = !DILocation(line: 2459, column: 1, scope: !2204)
!2452 = !DILocation(line: 2460, column: 1, scope: !2204)
!2453 = !DILocation(line: 2461, column: 1, scope: !2204)
!2454 = !DILocation(line: 2462, column: 1, scope: !2204)
!2455 = !DILocation(line: 2463, column: 1, scope: !2204)
!2456 = !DILocation(line: 2464, column: 1, scope: !2204)
!2457 = !DILocation(line: 2465, column: 1, scope: !2204)
!2458 = !DILocation(line: 2466, column: 1, scope: !2204)
!2459 = !DILocation(line: 2468, column: 1, scope: !2204)
!2460 = !DILocation(line: 2469, column: 1, scope: !2204)
!2461 = !DILocation(line: 2470, column: 1, scope: !2204)
!2462 = !DILocation(line: 2471, column: 1, scope: !2204)
!2463 = !DILocation(line: 2472, column: 1, scope: !2204)
!2464 = !DILocation(line: 2473, column: 1, scope: !2204)
!2465 = !DILocation(line: 2474, column: 1, scope: !2204)
!2466 = !DILocation(line: 2479, column: 1, scope: !2204)
!2467 = !DILocation(line: 2475, column: 1, scope: !2204)
!2468 = !DILocation(line: 2476, column: 1, scope: !2204)
!2469 = !DILocation(line: 2477, column: 1, scope: !2204)
!2470 = !DILocation(line: 2478, column: 1, scope: !2204)
!2471 = !DILocation(line: 2517, column: 1, scope: !2204)
!2472 = !DILocation(line: 2480, column: 1, scope: !2204)
!2473 = !DILocation(line: 2481, column: 1, scope: !2204)
!2474 = !DILocation(line: 2482, column: 1, scope: !2204)
!2475 = !DILocation(line: 2483, column: 1, scope: !2204)
!2476 = distinct !{!2476, !61, !62}
!2477 = !DILocation(line: 2484, column: 1, scope: !2204)
!2478 = !DILocation(line: 2485, column: 1, scope: !2204)
!2479 = !DILocation(line: 2486, column: 1, scope: !2204)
!2480 = distinct !{!2480, !61, !62}
!2481 = !DILocation(line: 2487, column: 1, scope: !2204)
!2482 = !DILocation(line: 2488, column: 1, scope: !2204)
!2483 = !DILocation(line: 2489, column: 1, scope: !2204)
!2484 = !DILocation(line: 2490, column: 1, scope: !2204)
!2485 = !DILocation(line: 2491, column: 1, scope: !2204)
!2486 = !DILocation(line: 2492, column: 1, scope: !2204)
!2487 = !DILocation(line: 2493, column: 1, scope: !2204)
!2488 = !DILocation(line: 2494, column: 1, scope: !2204)
!2489 = !DILocation(line: 2495, column: 1, scope: !2204)
!2490 = !DILocation(line: 2496, column: 1, scope: !2204)
!2491 = !DILocation(line: 2497, column: 1, scope: !2204)
!2492 = !DILocation(line: 2498, column: 1, scope: !2204)
!2493 = !DILocation(line: 2499, column: 1, scope: !2204)
!2494 = !DILocation(line: 2500, column: 1, scope: !2204)
!2495 = !DILocation(line: 2501, column: 1, scope: !2204)
!2496 = !DILocation(line: 2502, column: 1, scope: !2204)
!2497 = !DILocation(line: 2503, column: 1, scope: !2204)
!2498 = !DILocation(line: 2504, column: 1, scope: !2204)
!2499 = !DILocation(line: 2505, column: 1, scope: !2204)
!2500 = !DILocation(line: 2506, column: 1, scope: !2204)
!2501 = !DILocation(line: 2507, column: 1, scope: !2204)
!2502 = !DILocation(line: 2509, column: 1, scope: !2204)
!2503 = !DILocation(line: 2514, column: 1, scope: !2204)
!2504 = !DILocation(line: 2515, column: 1, scope: !2204)
!2505 = !DILocation(line: 2516, column: 1, scope: !2204)
!2506 = distinct !{!2506, !61, !62}
!2507 = !DILocation(line: 2518, column: 1, scope: !2204)
!2508 = !DILocation(line: 2519, column: 1, scope: !2204)
!2509 = !DILocation(line: 2520, column: 1, scope: !2204)
!2510 = !DILocation(line: 2521, column: 1, scope: !2204)
!2511 = !DILocation(line: 2522, column: 1, scope: !2204)
!2512 = !DILocation(line: 2523, column: 1, scope: !2204)
!2513 = !DILocation(line: 2524, column: 1, scope: !2204)
!2514 = !DILocation(line: 2525, column: 1, scope: !2204)
!2515 = !DILocation(line: 2526, column: 1, scope: !2204)
!2516 = !DILocation(line: 2527, column: 1, scope: !2204)
!2517 = !DILocation(line: 2529, column: 1, scope: !2204)
!2518 = !DILocation(line: 2530, column: 1, scope: !2204)
!2519 = !DILocation(line: 2532, column: 1, scope: !2204)
!2520 = !DILocation(line: 2533, column: 1, scope: !2204)
!2521 = !DILocation(line: 2534, column: 1, scope: !2204)
!2522 = !DILocation(line: 2536, column: 1, scope: !2204)
!2523 = !DILocation(line: 2537, column: 1, scope: !2204)
!2524 = !DILocation(line: 2538, column: 1, scope: !2204)
!2525 = !DILocation(line: 2540, column: 1, scope: !2204)
!2526 = !DILocation(line: 2541, column: 1, scope: !2204)
!2527 = !DILocation(line: 2542, column: 1, scope: !2204)
!2528 = !DILocation(line: 2543, column: 1, scope: !2204)
!2529 = !DILocation(line: 2544, column: 1, scope: !2204)
!2530 = !DILocation(line: 2545, column: 1, scope: !2204)
!2531 = !DILocation(line: 2546, column: 1, scope: !2204)
!2532 = !DILocation(line: 2547, column: 1, scope: !2204)
!2533 = !DILocation(line: 2548, column: 1, scope: !2204)
!2534 = !DILocation(line: 2549, column: 1, scope: !2204)
!2535 = distinct !{!2535, !61, !62}
!2536 = !DILocation(line: 2550, column: 1, scope: !2204)
!2537 = !DILocation(line: 2551, column: 1, scope: !2204)
!2538 = !DILocation(line: 2552, column: 1, scope: !2204)
!2539 = !DILocation(line: 2553, column: 1, scope: !2204)
!2540 = !DILocation(line: 2554, column: 1, scope: !2204)
!2541 = !DILocation(line: 2555, column: 1, scope: !2204)
!2542 = !DILocation(line: 2556, column: 1, scope: !2204)
!2543 = !DILocation(line: 2557, column: 1, scope: !2204)
!2544 = !DILocation(line: 2559, column: 1, scope: !2204)
!2545 = !DILocation(line: 2560, column: 1, scope: !2204)
!2546 = !DILocation(line: 2562, column: 1, scope: !2204)
!2547 = !DILocation(line: 2563, column: 1, scope: !2204)
!2548 = !DILocation(line: 2564, column: 1, scope: !2204)
!2549 = !DILocation(line: 2565, column: 1, scope: !2204)
!2550 = !DILocation(line: 2567, column: 1, scope: !2204)
!2551 = !DILocation(line: 2568, column: 1, scope: !2204)
!2552 = !DILocation(line: 2569, column: 1, scope: !2204)
!2553 = !DILocation(line: 2570, column: 1, scope: !2204)
!2554 = !DILocation(line: 2572, column: 1, scope: !2204)
!2555 = !DILocation(line: 2573, column: 1, scope: !2204)
!2556 = !DILocation(line: 2574, column: 1, scope: !2204)
!2557 = !DILocation(line: 2575, column: 1, scope: !2204)
!2558 = !DILocation(line: 2576, column: 1, scope: !2204)
!2559 = !DILocation(line: 2577, column: 1, scope: !2204)
!2560 = !DILocation(line: 2578, column: 1, scope: !2204)
!2561 = !DILocation(line: 2579, column: 1, scope: !2204)
!2562 = !DILocation(line: 2580, column: 1, scope: !2204)
!2563 = !DILocation(line: 2581, column: 1, scope: !2204)
!2564 = !DILocation(line: 2582, column: 1, scope: !2204)
!2565 = distinct !{!2565, !61, !62}
!2566 = distinct !DISubprogram(name: "_Z4k12xILi3EEvPjS0_PKiiiiiijxxyyi", linkageName: "_Z4k12xILi3EEvPjS0_PKiiiiiijxxyyi", scope: null, file: !26, line: 2583, type: !30, scopeLine: 2583, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !25)
!2567 = !DILocation(line: 2583, column: 1, scope: !2566)
!2568 = !DILocation(line: 2584, column: 1, scope: !2566)
!2569 = !DILocation(line: 2585, column: 1, scope: !2566)
!2570 = !DILocation(line: 2586, column: 1, scope: !2566)
!2571 = !DILocation(line: 2587, column: 1, scope: !2566)
!2572 = !DILocation(line: 2588, column: 1, scope: !2566)
!2573 = !DILocation(line: 2589, column: 1, scope: !2566)
!2574 = !DILocation(line: 2590, column: 1, scope: !2566)
!2575 = !DILocation(line: 2591, column: 1, scope: !2566)
!2576 = !DILocation(line: 2592, column: 1, scope: !2566)
!2577 = !DILocation(line: 2593, column: 1, scope: !2566)
!2578 = !DILocation(line: 2594, column: 1, scope: !2566)
!2579 = !DILocation(line: 2595, column: 1, scope: !2566)
!2580 = !DILocation(line: 2596, column: 1, scope: !2566)
!2581 = !DILocation(line: 2597, column: 1, scope: !2566)
!2582 = !DILocation(line: 2598, column: 1, scope: !2566)
!2583 = !DILocation(line: 2599, column: 1, scope: !2566)
!2584 = !DILocation(line: 2600, column: 1, scope: !2566)
!2585 = !DILocation(line: 2601, column: 1, scope: !2566)
!2586 = !DILocation(line: 2602, column: 1, scope: !2566)
!2587 = !DILocation(line: 2603, column: 1, scope: !2566)
!2588 = !DILocation(line: 2604, column: 1, scope: !2566)
!2589 = !DILocation(line: 2605, column: 1, scope: !2566)
!2590 = !DILocation(line: 2606, column: 1, scope: !2566)
!2591 = !DILocation(line: 2607, column: 1, scope: !2566)
!2592 = !DILocation(line: 2608, column: 1, scope: !2566)
!2593 = !DILocation(line: 2609, column: 1, scope: !2566)
!2594 = !DILocation(line: 2610, column: 1, scope: !2566)
!2595 = !DILocation(line: 2611, column: 1, scope: !2566)
!2596 = !DILocation(line: 2612, column: 1, scope: !2566)
!2597 = distinct !{!2597, !61, !62}
!2598 = !DILocation(line: 2613, column: 1, scope: !2566)
!2599 = !DILocation(line: 2614, column: 1, scope: !2566)
!2600 = !DILocation(line: 2615, column: 1, scope: !2566)
!2601 = !DILocation(line: 2616, column: 1, scope: !2566)
!2602 = !DILocation(line: 2617, column: 1, scope: !2566)
!2603 = !DILocation(line: 2618, column: 1, scope: !2566)
!2604 = !DILocation(line: 2619, column: 1, scope: !2566)
!2605 = !DILocation(line: 2620, column: 1, scope: !2566)
!2606 = !DILocation(line: 2621, column: 1, scope: !2566)
!2607 = !DILocation(line: 2622, column: 1, scope: !2566)
!2608 = !DILocation(line: 2623, column: 1, scope: !2566)
!2609 = distinct !{!2609, !61, !62}
!2610 = !DILocation(line: 2624, column: 1, scope: !2566)
!2611 = !DILocation(line: 2625, column: 1, scope: !2566)
!2612 = !DILocation(line: 2626, column: 1, scope: !2566)
!2613 = !DILocation(line: 2627, column: 1, scope: !2566)
!2614 = !DILocation(line: 2628, column: 1, scope: !2566)
!2615 = !DILocation(line: 2629, column: 1, scope: !2566)
!2616 = !DILocation(line: 2630, column: 1, scope: !2566)
!2617 = !DILocation(line: 2631, column: 1, scope: !2566)
!2618 = !DILocation(line: 2632, column: 1, scope: !2566)
!2619 = !DILocation(line: 2633, column: 1, scope: !2566)
!2620 = !DILocation(line: 2634, column: 1, scope: !2566)
!2621 = !DILocation(line: 2635, column: 1, scope: !2566)
!2622 = !DILocation(line: 2636, column: 1, scope: !2566)
!2623 = !DILocation(line: 2637, column: 1, scope: !2566)
!2624 = !DILocation(line: 2638, column: 1, scope: !2566)
!2625 = !DILocation(line: 2639, column: 1, scope: !2566)
!2626 = !DILocation(line: 2640, column: 1, scope: !2566)
!2627 = !DILocation(line: 2641, column: 1, scope: !2566)
!2628 = !DILocation(line: 2642, column: 1, scope: !2566)
!2629 = !DILocation(line: 2643, column: 1, scope: !2566)
!2630 = !DILocation(line: 2644, column: 1, scope: !2566)
!2631 = !DILocation(line: 2645, column: 1, scope: !2566)
!2632 = !DILocation(line: 2646, column: 1, scope: !2566)
!2633 = !DILocation(line: 2647, column: 1, scope: !2566)
!2634 = !DILocation(line: 2648, column: 1, scope: !2566)
!2635 = !DILocation(line: 2649, column: 1, scope: !2566)
!2636 = !DILocation(line: 2650, column: 1, scope: !2566)
!2637 = !DILocation(line: 2651, column: 1, scope: !2566)
!2638 = !DILocation(line: 2652, column: 1, scope: !2566)
!2639 = !DILocation(line: 2653, column: 1, scope: !2566)
!2640 = !DILocation(line: 2654, column: 1, scope: !2566)
!2641 = !DILocation(line: 2655, column: 1, scope: !2566)
!2642 = !DILocation(line: 2656, column: 1, scope: !2566)
!2643 = !DILocation(line: 2657, column: 1, scope: !2566)
!2644 = !DILocation(line: 2658, column: 1, scope: !2566)
!2645 = !DILocation(line: 2659, column: 1, scope: !2566)
!2646 = !DILocation(line: 2660, column: 1, scope: !2566)
!2647 = !DILocation(line: 2661, column: 1, scope: !2566)
!2648 = !DILocation(line: 2662, column: 1, scope: !2566)
!2649 = !DILocation(line: 2663, column: 1, scope: !2566)
!2650 = distinct !{!2650, !61, !62}
!2651 = !DILocation(line: 2664, column: 1, scope: !2566)
!2652 = !DILocation(line: 2665, column: 1, scope: !2566)
!2653 = !DILocation(line: 2666, column: 1, scope: !2566)
!2654 = !DILocation(line: 2667, column: 1, scope: !2566)
!2655 = !DILocation(line: 2668, column: 1, scope: !2566)
!2656 = !DILocation(line: 2669, column: 1, scope: !2566)
!2657 = !DILocation(line: 2670, column: 1, scope: !2566)
!2658 = !DILocation(line: 2671, column: 1, scope: !2566)
!2659 = !DILocation(line: 2672, column: 1, scope: !2566)
!2660 = !DILocation(line: 2673, column: 1, scope: !2566)
!2661 = !DILocation(line: 2674, column: 1, scope: !2566)
!2662 = distinct !{!2662, !61, !62}
!2663 = !DILocation(line: 2675, column: 1, scope: !2566)
!2664 = !DILocation(line: 2676, column: 1, scope: !2566)
!2665 = !DILocation(line: 2677, column: 1, scope: !2566)
!2666 = !DILocation(line: 2678, column: 1, scope: !2566)
!2667 = !DILocation(line: 2679, column: 1, scope: !2566)
!2668 = !DILocation(line: 2680, column: 1, scope: !2566)
!2669 = !DILocation(line: 2681, column: 1, scope: !2566)
!2670 = !DILocation(line: 2682, column: 1, scope: !2566)
!2671 = !DILocation(line: 2683, column: 1, scope: !2566)
!2672 = !DILocation(line: 2684, column: 1, scope: !2566)
!2673 = !DILocation(line: 2685, column: 1, scope: !2566)
!2674 = distinct !{!2674, !61, !62}
!2675 = !DILocation(line: 2686, column: 1, scope: !2566)
!2676 = !DILocation(line: 2687, column: 1, scope: !2566)
!2677 = !DILocation(line: 2688, column: 1, scope: !2566)
!2678 = !DILocation(line: 2689, column: 1, scope: !2566)
!2679 = !DILocation(line: 2690, column: 1, scope: !2566)
!2680 = !DILocation(line: 2691, column: 1, scope: !2566)
!2681 = !DILocation(line: 2692, column: 1, scope: !2566)
!2682 = !DILocation(line: 2693, column: 1, scope: !2566)
!2683 = !DILocation(line: 2694, column: 1, scope: !2566)
!2684 = !DILocation(line: 2695, column: 1, scope: !2566)
!2685 = !DILocation(line: 2696, column: 1, scope: !2566)
!2686 = !DILocation(line: 2697, column: 1, scope: !2566)
!2687 = !DILocation(line: 2698, column: 1, scope: !2566)
!2688 = !DILocation(line: 2699, column: 1, scope: !2566)
!2689 = !DILocation(line: 2700, column: 1, scope: !2566)
!2690 = !DILocation(line: 2701, column: 1, scope: !2566)
!2691 = !DILocation(line: 2702, column: 1, scope: !2566)
!2692 = distinct !{!2692, !61, !62}
!2693 = distinct !DISubprogram(name: "_Z4k13xPjS_PKiiiiiijxxyyi", linkageName: "_Z4k13xPjS_PKiiiiiijxxyyi", scope: null, file: !26, line: 2703, type: !30, scopeLine: 2703, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !25)
!2694 = !DILocation(line: 2703, column: 1, scope: !2693)
!2695 = !DILocation(line: 2704, column: 1, scope: !2693)
!2696 = !DILocation(line: 2705, column: 1, scope: !2693)
!2697 = !DILocation(line: 2706, column: 1, scope: !2693)
!2698 = !DILocation(line: 2707, column: 1, scope: !2693)
!2699 = !DILocation(line: 2708, column: 1, scope: !2693)
!2700 = !DILocation(line: 2709, column: 1, scope: !2693)
!2701 = !DILocation(line: 2710, column: 1, scope: !2693)
!2702 = !DILocation(line: 2711, column: 1, scope: !2693)
!2703 = !DILocation(line: 2712, column: 1, scope: !2693)
!2704 = !DILocation(line: 2713, column: 1, scope: !2693)
!2705 = !DILocation(line: 2714, column: 1, scope: !2693)
!2706 = !DILocation(line: 2715, column: 1, scope: !2693)
!2707 = !DILocation(line: 2716, column: 1, scope: !2693)
!2708 = !DILocation(line: 2717, column: 1, scope: !2693)
!2709 = !DILocation(line: 2718, column: 1, scope: !2693)
!2710 = !DILocation(line: 2719, column: 1, scope: !2693)
!2711 = !DILocation(line: 2720, column: 1, scope: !2693)
!2712 = !DILocation(line: 2721, column: 1, scope: !2693)
!2713 = !DILocation(line: 2722, column: 1, scope: !2693)
!2714 = !DILocation(line: 2723, column: 1, scope: !2693)
!2715 = !DILocation(line: 2724, column: 1, scope: !2693)
!2716 = !DILocation(line: 2725, column: 1, scope: !2693)
!2717 = !DILocation(line: 2726, column: 1, scope: !2693)
!2718 = !DILocation(line: 2727, column: 1, scope: !2693)
!2719 = !DILocation(line: 2728, column: 1, scope: !2693)
!2720 = !DILocation(line: 2729, column: 1, scope: !2693)
!2721 = !DILocation(line: 2730, column: 1, scope: !2693)
!2722 = !DILocation(line: 2731, column: 1, scope: !2693)
!2723 = distinct !{!2723, !61, !62}
!2724 = !DILocation(line: 2732, column: 1, scope: !2693)
!2725 = !DILocation(line: 2733, column: 1, scope: !2693)
!2726 = !DILocation(line: 2734, column: 1, scope: !2693)
!2727 = !DILocation(line: 2735, column: 1, scope: !2693)
!2728 = !DILocation(line: 2736, column: 1, scope: !2693)
!2729 = !DILocation(line: 2737, column: 1, scope: !2693)
!2730 = !DILocation(line: 2738, column: 1, scope: !2693)
!2731 = !DILocation(line: 2739, column: 1, scope: !2693)
!2732 = !DILocation(line: 2740, column: 1, scope: !2693)
!2733 = distinct !{!2733, !61, !62}
!2734 = !DILocation(line: 2741, column: 1, scope: !2693)
!2735 = !DILocation(line: 2742, column: 1, scope: !2693)
!2736 = !DILocation(line: 2743, column: 1, scope: !2693)
!2737 = !DILocation(line: 2744, column: 1, scope: !2693)
!2738 = !DILocation(line: 2745, column: 1, scope: !2693)
!2739 = !DILocation(line: 2746, column: 1, scope: !2693)
!2740 = !DILocation(line: 2747, column: 1, scope: !2693)
!2741 = !DILocation(line: 2748, column: 1, scope: !2693)
!2742 = !DILocation(line: 2749, column: 1, scope: !2693)
!2743 = !DILocation(line: 2750, column: 1, scope: !2693)
!2744 = !DILocation(line: 2751, column: 1, scope: !2693)
!2745 = !DILocation(line: 2752, column: 1, scope: !2693)
!2746 = !DILocation(line: 2753, column: 1, scope: !2693)
!2747 = !DILocation(line: 2754, column: 1, scope: !2693)
!2748 = !DILocation(line: 2755, column: 1, scope: !2693)
!2749 = !DILocation(line: 2756, column: 1, scope: !2693)
!2750 = !DILocation(line: 2757, column: 1, scope: !2693)
!2751 = !DILocation(line: 2758, column: 1, scope: !2693)
!2752 = !DILocation(line: 2759, column: 1, scope: !2693)
!2753 = !DILocation(line: 2760, column: 1, scope: !2693)
!2754 = distinct !{!2754, !61, !62}
!2755 = !DILocation(line: 2761, column: 1, scope: !2693)
!2756 = !DILocation(line: 2762, column: 1, scope: !2693)
!2757 = !DILocation(line: 2763, column: 1, scope: !2693)
!2758 = !DILocation(line: 2764, column: 1, scope: !2693)
!2759 = !DILocation(line: 2765, column: 1, scope: !2693)
!2760 = !DILocation(line: 2766, column: 1, scope: !2693)
!2761 = !DILocation(line: 2767, column: 1, scope: !2693)
!2762 = !DILocation(line: 2768, column: 1, scope: !2693)
!2763 = !DILocation(line: 2769, column: 1, scope: !2693)
!2764 = !DILocation(line: 2770, column: 1, scope: !2693)
!2765 = !DILocation(line: 2771, column: 1, scope: !2693)
!2766 = !DILocation(line: 2772, column: 1, scope: !2693)
!2767 = distinct !{!2767, !61, !62}
!2768 = !DILocation(line: 2773, column: 1, scope: !2693)
!2769 = !DILocation(line: 2774, column: 1, scope: !2693)
!2770 = !DILocation(line: 2775, column: 1, scope: !2693)
!2771 = !DILocation(line: 2776, column: 1, scope: !2693)
!2772 = !DILocation(line: 2777, column: 1, scope: !2693)
!2773 = !DILocation(line: 2778, column: 1, scope: !2693)
!2774 = !DILocation(line: 2779, column: 1, scope: !2693)
!2775 = !DILocation(line: 2780, column: 1, scope: !2693)
!2776 = !DILocation(line: 2781, column: 1, scope: !2693)
!2777 = !DILocation(line: 2782, column: 1, scope: !2693)
!2778 = !DILocation(line: 2783, column: 1, scope: !2693)
!2779 = !DILocation(line: 2784, column: 1, scope: !2693)
!2780 = !DILocation(line: 2785, column: 1, scope: !2693)
!2781 = !DILocation(line: 2786, column: 1, scope: !2693)
!2782 = !DILocation(line: 2787, column: 1, scope: !2693)
!2783 = !DILocation(line: 2788, column: 1, scope: !2693)
!2784 = !DILocation(line: 2789, column: 1, scope: !2693)
!2785 = !DILocation(line: 2790, column: 1, scope: !2693)
!2786 = !DILocation(line: 2791, column: 1, scope: !2693)
!2787 = !DILocation(line: 2792, column: 1, scope: !2693)
!2788 = !DILocation(line: 2793, column: 1, scope: !2693)
!2789 = !DILocation(line: 2794, column: 1, scope: !2693)
!2790 = !DILocation(line: 2795, column: 1, scope: !2693)
!2791 = !DILocation(line: 2796, column: 1, scope: !2693)
!2792 = !DILocation(line: 2797, column: 1, scope: !2693)
!2793 = !DILocation(line: 2798, column: 1, scope: !2693)
!2794 = !DILocation(line: 2799, column: 1, scope: !2693)
!2795 = !DILocation(line: 2800, column: 1, scope: !2693)
!2796 = !DILocation(line: 2801, column: 1, scope: !2693)
!2797 = !DILocation(line: 2802, column: 1, scope: !2693)
!2798 = !DILocation(line: 2803, column: 1, scope: !2693)
!2799 = !DILocation(line: 2804, column: 1, scope: !2693)
!2800 = !DILocation(line: 2805, column: 1, scope: !2693)
!2801 = !DILocation(line: 2806, column: 1, scope: !2693)
!2802 = !DILocation(line: 2807, column: 1, scope: !2693)
!2803 = !DILocation(line: 2808, column: 1, scope: !2693)
!2804 = !DILocation(line: 2809, column: 1, scope: !2693)
!2805 = !DILocation(line: 2810, column: 1, scope: !2693)
!2806 = !DILocation(line: 2811, column: 1, scope: !2693)
!2807 = !DILocation(line: 2812, column: 1, scope: !2693)
!2808 = !DILocation(line: 2813, column: 1, scope: !2693)
!2809 = !DILocation(line: 2814, column: 1, scope: !2693)
!2810 = !DILocation(line: 2815, column: 1, scope: !2693)
!2811 = !DILocation(line: 2816, column: 1, scope: !2693)
!2812 = !DILocation(line: 2817, column: 1, scope: !2693)
!2813 = !DILocation(line: 2818, column: 1, scope: !2693)
!2814 = !DILocation(line: 2819, column: 1, scope: !2693)
!2815 = !DILocation(line: 2820, column: 1, scope: !2693)
!2816 = !DILocation(line: 2821, column: 1, scope: !2693)
!2817 = !DILocation(line: 2822, column: 1, scope: !2693)
!2818 = !DILocation(line: 2823, column: 1, scope: !2693)
!2819 = !DILocation(line: 2824, column: 1, scope: !2693)
!2820 = distinct !{!2820, !61, !62}
!2821 = distinct !DISubprogram(name: "_Z4k14xILi3EEvPjS0_PKiiiiiijxxyyi", linkageName: "_Z4k14xILi3EEvPjS0_PKiiiiiijxxyyi", scope: null, file: !26, line: 2825, type: !30, scopeLine: 2825, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !25)
!2822 = !DILocation(line: 2825, column: 1, scope: !2821)
!2823 = !DILocation(line: 2826, column: 1, scope: !2821)
!2824 = !DILocation(line: 2827, column: 1, scope: !2821)
!2825 = !DILocation(line: 2828, column: 1, scope: !2821)
!2826 = !DILocation(line: 2829, column: 1, scope: !2821)
!2827 = !DILocation(line: 2830, column: 1, scope: !2821)
!2828 = !DILocation(line: 2831, column: 1, scope: !2821)
!2829 = !DILocation(line: 2832, column: 1, scope: !2821)
!2830 = !DILocation(line: 2833, column: 1, scope: !2821)
!2831 = !DILocation(line: 2834, column: 1, scope: !2821)
!2832 = !DILocation(line: 2835, column: 1, scope: !2821)
!2833 = !DILocation(line: 2836, column: 1, scope: !2821)
!2834 = !DILocation(line: 2837, column: 1, scope: !2821)
!2835 = !DILocation(line: 2838, column: 1, scope: !2821)
!2836 = !DILocation(line: 2839, column: 1, scope: !2821)
!2837 = !DILocation(line: 2840, column: 1, scope: !2821)
!2838 = !DILocation(line: 2841, column: 1, scope: !2821)
!2839 = !DILocation(line: 2842, column: 1, scope: !2821)
!2840 = !DILocation(line: 2843, column: 1, scope: !2821)
!2841 = !DILocation(line: 2844, column: 1, scope: !2821)
!2842 = !DILocation(line: 2845, column: 1, scope: !2821)
!2843 = !DILocation(line: 2846, column: 1, scope: !2821)
!2844 = !DILocation(line: 2847, column: 1, scope: !2821)
!2845 = !DILocation(line: 2848, column: 1, scope: !2821)
!2846 = !DILocation(line: 2849, column: 1, scope: !2821)
!2847 = !DILocation(line: 2850, column: 1, scope: !2821)
!2848 = !DILocation(line: 2851, column: 1, scope: !2821)
!2849 = !DILocation(line: 2852, column: 1, scope: !2821)
!2850 = !DILocation(line: 2853, column: 1, scope: !2821)
!2851 = !DILocation(line: 2854, column: 1, scope: !2821)
!2852 = !DILocation(line: 2855, column: 1, scope: !2821)
!2853 = !DILocation(line: 2856, column: 1, scope: !2821)
!2854 = !DILocation(line: 2857, column: 1, scope: !2821)
!2855 = !DILocation(line: 2858, column: 1, scope: !2821)
!2856 = !DILocation(line: 2859, column: 1, scope: !2821)
!2857 = !DILocation(line: 2860, column: 1, scope: !2821)
!2858 = !DILocation(line: 2861, column: 1, scope: !2821)
!2859 = !DILocation(line: 2862, column: 1, scope: !2821)
!2860 = !DILocation(line: 2863, column: 1, scope: !2821)
!2861 = distinct !{!2861, !61, !62}
!2862 = !DILocation(line: 2864, column: 1, scope: !2821)
!2863 = !DILocation(line: 2865, column: 1, scope: !2821)
!2864 = !DILocation(line: 2866, column: 1, scope: !2821)
!2865 = !DILocation(line: 2867, column: 1, scope: !2821)
!2866 = !DILocation(line: 2868, column: 1, scope: !2821)
!2867 = !DILocation(line: 2869, column: 1, scope: !2821)
!2868 = !DILocation(line: 2870, column: 1, scope: !2821)
!2869 = !DILocation(line: 2871, column: 1, scope: !2821)
!2870 = !DILocation(line: 2872, column: 1, scope: !2821)
!2871 = !DILocation(line: 2873, column: 1, scope: !2821)
!2872 = !DILocation(line: 2874, column: 1, scope: !2821)
!2873 = !DILocation(line: 2875, column: 1, scope: !2821)
!2874 = !DILocation(line: 2876, column: 1, scope: !2821)
!2875 = !DILocation(line: 2877, column: 1, scope: !2821)
!2876 = !DILocation(line: 2878, column: 1, scope: !2821)
!2877 = !DILocation(line: 2879, column: 1, scope: !2821)
!2878 = !DILocation(line: 2880, column: 1, scope: !2821)
!2879 = !DILocation(line: 2881, column: 1, scope: !2821)
!2880 = !DILocation(line: 2882, column: 1, scope: !2821)
!2881 = !DILocation(line: 2883, column: 1, scope: !2821)
!2882 = distinct !{!2882, !61, !62}
!2883 = !DILocation(line: 2884, column: 1, scope: !2821)
!2884 = !DILocation(line: 2885, column: 1, scope: !2821)
!2885 = !DILocation(line: 2886, column: 1, scope: !2821)
!2886 = !DILocation(line: 2887, column: 1, scope: !2821)
!2887 = !DILocation(line: 2888, column: 1, scope: !2821)
!2888 = !DILocation(line: 2889, column: 1, scope: !2821)
!2889 = !DILocation(line: 2890, column: 1, scope: !2821)
!2890 = !DILocation(line: 2891, column: 1, scope: !2821)
!2891 = !DILocation(line: 2892, column: 1, scope: !2821)
!2892 = !DILocation(line: 2893, column: 1, scope: !2821)
!2893 = !DILocation(line: 2894, column: 1, scope: !2821)
!2894 = !DILocation(line: 2895, column: 1, scope: !2821)
!2895 = !DILocation(line: 2896, column: 1, scope: !2821)
!2896 = !DILocation(line: 2897, column: 1, scope: !2821)
!2897 = distinct !{!2897, !61, !62}
!2898 = !DILocation(line: 2898, column: 1, scope: !2821)
!2899 = !DILocation(line: 2899, column: 1, scope: !2821)
!2900 = !DILocation(line: 2900, column: 1, scope: !2821)
!2901 = !DILocation(line: 2901, column: 1, scope: !2821)
!2902 = !DILocation(line: 2902, column: 1, scope: !2821)
!2903 = !DILocation(line: 2903, column: 1, scope: !2821)
!2904 = !DILocation(line: 2904, column: 1, scope: !2821)
!2905 = distinct !{!2905, !61, !62}
!2906 = !DILocation(line: 2905, column: 1, scope: !2821)
!2907 = !DILocation(line: 2906, column: 1, scope: !2821)
!2908 = !DILocation(line: 2907, column: 1, scope: !2821)
!2909 = !DILocation(line: 2908, column: 1, scope: !2821)
!2910 = !DILocation(line: 2909, column: 1, scope: !2821)
!2911 = !DILocation(line: 2910, column: 1, scope: !2821)
!2912 = !DILocation(line: 2911, column: 1, scope: !2821)
!2913 = !DILocation(line: 2912, column: 1, scope: !2821)
!2914 = !DILocation(line: 2913, column: 1, scope: !2821)
!2915 = !DILocation(line: 2914, column: 1, scope: !2821)
!2916 = !DILocation(line: 2915, column: 1, scope: !2821)
!2917 = !DILocation(line: 2916, column: 1, scope: !2821)
!2918 = !DILocation(line: 2917, column: 1, scope: !2821)
!2919 = !DILocation(line: 2918, column: 1, scope: !2821)
!2920 = !DILocation(line: 2919, column: 1, scope: !2821)
!2921 = !DILocation(line: 2920, column: 1, scope: !2821)
!2922 = !DILocation(line: 2921, column: 1, scope: !2821)
!2923 = !DILocation(line: 2922, column: 1, scope: !2821)
!2924 = !DILocation(line: 2923, column: 1, scope: !2821)
!2925 = !DILocation(line: 2924, column: 1, scope: !2821)
!2926 = !DILocation(line: 2925, column: 1, scope: !2821)
!2927 = !DILocation(line: 2926, column: 1, scope: !2821)
!2928 = !DILocation(line: 2927, column: 1, scope: !2821)
!2929 = !DILocation(line: 2928, column: 1, scope: !2821)
!2930 = !DILocation(line: 2929, column: 1, scope: !2821)
!2931 = !DILocation(line: 2930, column: 1, scope: !2821)
!2932 = !DILocation(line: 2931, column: 1, scope: !2821)
!2933 = distinct !{!2933, !61, !62}
!2934 = !DILocation(line: 2932, column: 1, scope: !2821)
!2935 = !DILocation(line: 2933, column: 1, scope: !2821)
!2936 = !DILocation(line: 2934, column: 1, scope: !2821)
!2937 = !DILocation(line: 2935, column: 1, scope: !2821)
!2938 = !DILocation(line: 2936, column: 1, scope: !2821)
!2939 = !DILocation(line: 2937, column: 1, scope: !2821)
!2940 = !DILocation(line: 2938, column: 1, scope: !2821)
!2941 = !DILocation(line: 2939, column: 1, scope: !2821)
!2942 = !DILocation(line: 2940, column: 1, scope: !2821)
!2943 = !DILocation(line: 2941, column: 1, scope: !2821)
!2944 = !DILocation(line: 2942, column: 1, scope: !2821)
!2945 = !DILocation(line: 2943, column: 1, scope: !2821)
!2946 = !DILocation(line: 2944, column: 1, scope: !2821)
!2947 = !DILocation(line: 2945, column: 1, scope: !2821)
!2948 = !DILocation(line: 2946, column: 1, scope: !2821)
!2949 = !DILocation(line: 2947, column: 1, scope: !2821)
!2950 = !DILocation(line: 2948, column: 1, scope: !2821)
!2951 = !DILocation(line: 2949, column: 1, scope: !2821)
!2952 = !DILocation(line: 2950, column: 1, scope: !2821)
!2953 = !DILocation(line: 2951, column: 1, scope: !2821)
!2954 = !DILocation(line: 2952, column: 1, scope: !2821)
!2955 = distinct !{!2955, !61, !62}
!2956 = !DILocation(line: 2953, column: 1, scope: !2821)
!2957 = !DILocation(line: 2954, column: 1, scope: !2821)
!2958 = !DILocation(line: 2955, column: 1, scope: !2821)
!2959 = !DILocation(line: 2956, column: 1, scope: !2821)
!2960 = !DILocation(line: 2957, column: 1, scope: !2821)
!2961 = !DILocation(line: 2958, column: 1, scope: !2821)
!2962 = !DILocation(line: 2959, column: 1, scope: !2821)
!2963 = !DILocation(line: 2960, column: 1, scope: !2821)
!2964 = !DILocation(line: 2961, column: 1, scope: !2821)
!2965 = !DILocation(line: 2962, column: 1, scope: !2821)
!2966 = !DILocation(line: 2963, column: 1, scope: !2821)
!2967 = !DILocation(line: 2964, column: 1, scope: !2821)
!2968 = !DILocation(line: 2965, column: 1, scope: !2821)
!2969 = !DILocation(line: 2966, column: 1, scope: !2821)
!2970 = !DILocation(line: 2967, column: 1, scope: !2821)
!2971 = distinct !{!2971, !61, !62}
!2972 = !DILocation(line: 2968, column: 1, scope: !2821)
!2973 = !DILocation(line: 2969, column: 1, scope: !2821)
!2974 = !DILocation(line: 2970, column: 1, scope: !2821)
!2975 = !DILocation(line: 2971, column: 1, scope: !2821)
!2976 = !DILocation(line: 2972, column: 1, scope: !2821)
!2977 = !DILocation(line: 2973, column: 1, scope: !2821)
!2978 = !DILocation(line: 2974, column: 1, scope: !2821)
!2979 = !DILocation(line: 2975, column: 1, scope: !2821)
!2980 = !DILocation(line: 2976, column: 1, scope: !2821)
!2981 = !DILocation(line: 2977, column: 1, scope: !2821)
!2982 = !DILocation(line: 2978, column: 1, scope: !2821)
!2983 = !DILocation(line: 2979, column: 1, scope: !2821)
!2984 = !DILocation(line: 2980, column: 1, scope: !2821)
!2985 = !DILocation(line: 2981, column: 1, scope: !2821)
!2986 = !DILocation(line: 2982, column: 1, scope: !2821)
!2987 = !DILocation(line: 2983, column: 1, scope: !2821)
!2988 = !DILocation(line: 2984, column: 1, scope: !2821)
!2989 = !DILocation(line: 2985, column: 1, scope: !2821)
!2990 = !DILocation(line: 2986, column: 1, scope: !2821)
!2991 = !DILocation(line: 2987, column: 1, scope: !2821)
!2992 = !DILocation(line: 2988, column: 1, scope: !2821)
!2993 = !DILocation(line: 2989, column: 1, scope: !2821)
!2994 = !DILocation(line: 2990, column: 1, scope: !2821)
!2995 = !DILocation(line: 2991, column: 1, scope: !2821)
!2996 = !DILocation(line: 2992, column: 1, scope: !2821)
!2997 = !DILocation(line: 2993, column: 1, scope: !2821)
!2998 = !DILocation(line: 2994, column: 1, scope: !2821)
!2999 = !DILocation(line: 2995, column: 1, scope: !2821)
!3000 = !DILocation(line: 2996, column: 1, scope: !2821)
!3001 = !DILocation(line: 2997, column: 1, scope: !2821)
!3002 = !DILocation(line: 2998, column: 1, scope: !2821)
!3003 = !DILocation(line: 2999, column: 1, scope: !2821)
!3004 = !DILocation(line: 3000, column: 1, scope: !2821)
!3005 = !DILocation(line: 3001, column: 1, scope: !2821)
!3006 = !DILocation(line: 3002, column: 1, scope: !2821)
!3007 = !DILocation(line: 3003, column: 1, scope: !2821)
!3008 = !DILocation(line: 3004, column: 1, scope: !2821)
!3009 = !DILocation(line: 3005, column: 1, scope: !2821)
!3010 = !DILocation(line: 3006, column: 1, scope: !2821)
!3011 = !DILocation(line: 3007, column: 1, scope: !2821)
!3012 = !DILocation(line: 3008, column: 1, scope: !2821)
!3013 = !DILocation(line: 3009, column: 1, scope: !2821)
!3014 = !DILocation(line: 3010, column: 1, scope: !2821)
!3015 = !DILocation(line: 3011, column: 1, scope: !2821)
!3016 = !DILocation(line: 3012, column: 1, scope: !2821)
!3017 = distinct !{!3017, !61, !62}
!3018 = !DILocation(line: 3013, column: 1, scope: !2821)
!3019 = !DILocation(line: 3014, column: 1, scope: !2821)
!3020 = !DILocation(line: 3015, column: 1, scope: !2821)
!3021 = !DILocation(line: 3016, column: 1, scope: !2821)
!3022 = !DILocation(line: 3017, column: 1, scope: !2821)
!3023 = !DILocation(line: 3018, column: 1, scope: !2821)
!3024 = !DILocation(line: 3019, column: 1, scope: !2821)
!3025 = !DILocation(line: 3020, column: 1, scope: !2821)
!3026 = !DILocation(line: 3021, column: 1, scope: !2821)
!3027 = !DILocation(line: 3022, column: 1, scope: !2821)
!3028 = !DILocation(line: 3023, column: 1, scope: !2821)
!3029 = !DILocation(line: 3024, column: 1, scope: !2821)
!3030 = !DILocation(line: 3025, column: 1, scope: !2821)
!3031 = !DILocation(line: 3026, column: 1, scope: !2821)
!3032 = !DILocation(line: 3027, column: 1, scope: !2821)
!3033 = !DILocation(line: 3028, column: 1, scope: !2821)
!3034 = !DILocation(line: 3029, column: 1, scope: !2821)
!3035 = !DILocation(line: 3030, column: 1, scope: !2821)
!3036 = distinct !{!3036, !61, !62}
!3037 = distinct !DISubprogram(name: "_Z4k15xPjS_PKiiiiiijxxyyi", linkageName: "_Z4k15xPjS_PKiiiiiijxxyyi", scope: null, file: !26, line: 3031, type: !30, scopeLine: 3031, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !25)
!3038 = !DILocation(line: 3031, column: 1, scope: !3037)
!3039 = !DILocation(line: 3032, column: 1, scope: !3037)
!3040 = !DILocation(line: 3033, column: 1, scope: !3037)
!3041 = !DILocation(line: 3034, column: 1, scope: !3037)
!3042 = !DILocation(line: 3035, column: 1, scope: !3037)
!3043 = !DILocation(line: 3036, column: 1, scope: !3037)
!3044 = !DILocation(line: 3037, column: 1, scope: !3037)
!3045 = !DILocation(line: 3038, column: 1, scope: !3037)
!3046 = !DILocation(line: 3039, column: 1, scope: !3037)
!3047 = !DILocation(line: 3040, column: 1, scope: !3037)
!3048 = !DILocation(line: 3041, column: 1, scope: !3037)
!3049 = !DILocation(line: 3042, column: 1, scope: !3037)
!3050 = !DILocation(line: 3043, column: 1, scope: !3037)
!3051 = !DILocation(line: 3044, column: 1, scope: !3037)
!3052 = !DILocation(line: 3045, column: 1, scope: !3037)
!3053 = !DILocation(line: 3046, column: 1, scope: !3037)
!3054 = !DILocation(line: 3047, column: 1, scope: !3037)
!3055 = !DILocation(line: 3048, column: 1, scope: !3037)
!3056 = !DILocation(line: 3049, column: 1, scope: !3037)
!3057 = !DILocation(line: 3050, column: 1, scope: !3037)
!3058 = !DILocation(line: 3051, column: 1, scope: !3037)
!3059 = !DILocation(line: 3052, column: 1, scope: !3037)
!3060 = !DILocation(line: 3053, column: 1, scope: !3037)
!3061 = !DILocation(line: 3054, column: 1, scope: !3037)
!3062 = !DILocation(line: 3055, column: 1, scope: !3037)
!3063 = !DILocation(line: 3075, column: 1, scope: !3037)
!3064 = !DILocation(line: 3056, column: 1, scope: !3037)
!3065 = !DILocation(line: 3057, column: 1, scope: !3037)
!3066 = !DILocation(line: 3058, column: 1, scope: !3037)
!3067 = !DILocation(line: 3059, column: 1, scope: !3037)
!3068 = !DILocation(line: 3060, column: 1, scope: !3037)
!3069 = !DILocation(line: 3061, column: 1, scope: !3037)
!3070 = !DILocation(line: 3062, column: 1, scope: !3037)
!3071 = distinct !{!3071, !61, !62}
!3072 = !DILocation(line: 3063, column: 1, scope: !3037)
!3073 = !DILocation(line: 3064, column: 1, scope: !3037)
!3074 = !DILocation(line: 3065, column: 1, scope: !3037)
!3075 = !DILocation(line: 3066, column: 1, scope: !3037)
!3076 = !DILocation(line: 3067, column: 1, scope: !3037)
!3077 = !DILocation(line: 3068, column: 1, scope: !3037)
!3078 = !DILocation(line: 3069, column: 1, scope: !3037)
!3079 = !DILocation(line: 3072, column: 1, scope: !3037)
!3080 = !DILocation(line: 3073, column: 1, scope: !3037)
!3081 = !DILocation(line: 3074, column: 1, scope: !3037)
!3082 = distinct !{!3082, !61, !62}
!3083 = !DILocation(line: 3076, column: 1, scope: !3037)
!3084 = !DILocation(line: 3077, column: 1, scope: !3037)
!3085 = !DILocation(line: 3078, column: 1, scope: !3037)
!3086 = !DILocation(line: 3079, column: 1, scope: !3037)
!3087 = !DILocation(line: 3080, column: 1, scope: !3037)
!3088 = !DILocation(line: 3081, column: 1, scope: !3037)
!3089 = !DILocation(line: 3082, column: 1, scope: !3037)
!3090 = !DILocation(line: 3083, column: 1, scope: !3037)
!3091 = !DILocation(line: 3084, column: 1, scope: !3037)
!3092 = !DILocation(line: 3085, column: 1, scope: !3037)
!3093 = !DILocation(line: 3086, column: 1, scope: !3037)
!3094 = !DILocation(line: 3090, column: 1, scope: !3037)
!3095 = !DILocation(line: 3091, column: 1, scope: !3037)
!3096 = !DILocation(line: 3092, column: 1, scope: !3037)
!3097 = !DILocation(line: 3093, column: 1, scope: !3037)
!3098 = !DILocation(line: 3094, column: 1, scope: !3037)
!3099 = !DILocation(line: 3095, column: 1, scope: !3037)
!3100 = !DILocation(line: 3096, column: 1, scope: !3037)
!3101 = !DILocation(line: 3097, column: 1, scope: !3037)
!3102 = !DILocation(line: 3098, column: 1, scope: !3037)
!3103 = !DILocation(line: 3099, column: 1, scope: !3037)
!3104 = !DILocation(line: 3100, column: 1, scope: !3037)
!3105 = !DILocation(line: 3101, column: 1, scope: !3037)
!3106 = !DILocation(line: 3102, column: 1, scope: !3037)
!3107 = !DILocation(line: 3103, column: 1, scope: !3037)
!3108 = !DILocation(line: 3104, column: 1, scope: !3037)
!3109 = !DILocation(line: 3105, column: 1, scope: !3037)
!3110 = !DILocation(line: 3106, column: 1, scope: !3037)
!3111 = !DILocation(line: 3107, column: 1, scope: !3037)
!3112 = !DILocation(line: 3108, column: 1, scope: !3037)
!3113 = !DILocation(line: 3109, column: 1, scope: !3037)
!3114 = !DILocation(line: 3110, column: 1, scope: !3037)
!3115 = !DILocation(line: 3111, column: 1, scope: !3037)
!3116 = !DILocation(line: 3113, column: 1, scope: !3037)
!3117 = !DILocation(line: 3114, column: 1, scope: !3037)
!3118 = !DILocation(line: 3115, column: 1, scope: !3037)
!3119 = !DILocation(line: 3116, column: 1, scope: !3037)
!3120 = distinct !{!3120, !61, !62}
!3121 = !DILocation(line: 3117, column: 1, scope: !3037)
!3122 = !DILocation(line: 3118, column: 1, scope: !3037)
!3123 = !DILocation(line: 3119, column: 1, scope: !3037)
!3124 = !DILocation(line: 3120, column: 1, scope: !3037)
!3125 = !DILocation(line: 3121, column: 1, scope: !3037)
!3126 = !DILocation(line: 3122, column: 1, scope: !3037)
!3127 = !DILocation(line: 3123, column: 1, scope: !3037)
!3128 = !DILocation(line: 3124, column: 1, scope: !3037)
!3129 = !DILocation(line: 3125, column: 1, scope: !3037)
!3130 = !DILocation(line: 3126, column: 1, scope: !3037)
!3131 = !DILocation(line: 3127, column: 1, scope: !3037)
!3132 = !DILocation(line: 3128, column: 1, scope: !3037)
!3133 = !DILocation(line: 3129, column: 1, scope: !3037)
!3134 = !DILocation(line: 3131, column: 1, scope: !3037)
!3135 = !DILocation(line: 3130, column: 1, scope: !3037)
!3136 = !DILocation(line: 3132, column: 1, scope: !3037)
!3137 = !DILocation(line: 3133, column: 1, scope: !3037)
!3138 = !DILocation(line: 3134, column: 1, scope: !3037)
!3139 = !DILocation(line: 3136, column: 1, scope: !3037)
!3140 = !DILocation(line: 3135, column: 1, scope: !3037)
!3141 = !DILocation(line: 3137, column: 1, scope: !3037)
!3142 = !DILocation(line: 3138, column: 1, scope: !3037)
!3143 = distinct !{!3143, !61, !62}
!3144 = !DILocation(line: 3139, column: 1, scope: !3037)
!3145 = !DILocation(line: 3140, column: 1, scope: !3037)
!3146 = !DILocation(line: 3141, column: 1, scope: !3037)
!3147 = !DILocation(line: 3142, column: 1, scope: !3037)
!3148 = !DILocation(line: 3143, column: 1, scope: !3037)
!3149 = !DILocation(line: 3146, column: 1, scope: !3037)
!3150 = !DILocation(line: 3149, column: 1, scope: !3037)
!3151 = !DILocation(line: 3150, column: 1, scope: !3037)
!3152 = !DILocation(line: 3151, column: 1, scope: !3037)
!3153 = !DILocation(line: 3152, column: 1, scope: !3037)
!3154 = !DILocation(line: 3156, column: 1, scope: !3037)
!3155 = !DILocation(line: 3157, column: 1, scope: !3037)
!3156 = !DILocation(line: 3158, column: 1, scope: !3037)
!3157 = !DILocation(line: 3159, column: 1, scope: !3037)
!3158 = !DILocation(line: 3163, column: 1, scope: !3037)
!3159 = !DILocation(line: 3164, column: 1, scope: !3037)
!3160 = !DILocation(line: 3165, column: 1, scope: !3037)
!3161 = !DILocation(line: 3166, column: 1, scope: !3037)
!3162 = !DILocation(line: 3170, column: 1, scope: !3037)
!3163 = !DILocation(line: 3171, column: 1, scope: !3037)
!3164 = !DILocation(line: 3172, column: 1, scope: !3037)
!3165 = !DILocation(line: 3173, column: 1, scope: !3037)
!3166 = !DILocation(line: 3174, column: 1, scope: !3037)
!3167 = !DILocation(line: 3175, column: 1, scope: !3037)
!3168 = distinct !{!3168, !61, !62}
!3169 = !DILocation(line: 3176, column: 1, scope: !3037)
!3170 = !DILocation(line: 3177, column: 1, scope: !3037)
!3171 = !DILocation(line: 3178, column: 1, scope: !3037)
!3172 = !DILocation(line: 3179, column: 1, scope: !3037)
!3173 = !DILocation(line: 3180, column: 1, scope: !3037)
!3174 = !DILocation(line: 3181, column: 1, scope: !3037)
!3175 = !DILocation(line: 3182, column: 1, scope: !3037)
!3176 = !DILocation(line: 3183, column: 1, scope: !3037)
!3177 = !DILocation(line: 3187, column: 1, scope: !3037)
!3178 = !DILocation(line: 3188, column: 1, scope: !3037)
!3179 = !DILocation(line: 3189, column: 1, scope: !3037)
!3180 = !DILocation(line: 3190, column: 1, scope: !3037)
!3181 = !DILocation(line: 3191, column: 1, scope: !3037)
!3182 = !DILocation(line: 3192, column: 1, scope: !3037)
!3183 = !DILocation(line: 3193, column: 1, scope: !3037)
!3184 = !DILocation(line: 3194, column: 1, scope: !3037)
!3185 = !DILocation(line: 3195, column: 1, scope: !3037)
!3186 = !DILocation(line: 3196, column: 1, scope: !3037)
!3187 = distinct !{!3187, !61, !62}
!3188 = !DILocation(line: 3197, column: 1, scope: !3037)
!3189 = !DILocation(line: 3198, column: 1, scope: !3037)
!3190 = !DILocation(line: 3199, column: 1, scope: !3037)
!3191 = !DILocation(line: 3200, column: 1, scope: !3037)
!3192 = !DILocation(line: 3201, column: 1, scope: !3037)
!3193 = !DILocation(line: 3202, column: 1, scope: !3037)
!3194 = !DILocation(line: 3203, column: 1, scope: !3037)
!3195 = !DILocation(line: 3204, column: 1, scope: !3037)
!3196 = !DILocation(line: 3205, column: 1, scope: !3037)
!3197 = !DILocation(line: 3206, column: 1, scope: !3037)
!3198 = !DILocation(line: 3207, column: 1, scope: !3037)
!3199 = !DILocation(line: 3208, column: 1, scope: !3037)
!3200 = !DILocation(line: 3209, column: 1, scope: !3037)
!3201 = !DILocation(line: 3210, column: 1, scope: !3037)
!3202 = !DILocation(line: 3211, column: 1, scope: !3037)
!3203 = !DILocation(line: 3212, column: 1, scope: !3037)
!3204 = !DILocation(line: 3213, column: 1, scope: !3037)
!3205 = !DILocation(line: 3214, column: 1, scope: !3037)
!3206 = !DILocation(line: 3215, column: 1, scope: !3037)
!3207 = !DILocation(line: 3217, column: 1, scope: !3037)
!3208 = !DILocation(line: 3218, column: 1, scope: !3037)
!3209 = !DILocation(line: 3220, column: 1, scope: !3037)
!3210 = !DILocation(line: 3221, column: 1, scope: !3037)
!3211 = !DILocation(line: 3222, column: 1, scope: !3037)
!3212 = !DILocation(line: 3225, column: 1, scope: !3037)
!3213 = !DILocation(line: 3226, column: 1, scope: !3037)
!3214 = !DILocation(line: 3229, column: 1, scope: !3037)
!3215 = !DILocation(line: 3230, column: 1, scope: !3037)
!3216 = !DILocation(line: 3233, column: 1, scope: !3037)
!3217 = !DILocation(line: 3234, column: 1, scope: !3037)
!3218 = !DILocation(line: 3237, column: 1, scope: !3037)
!3219 = !DILocation(line: 3238, column: 1, scope: !3037)
!3220 = !DILocation(line: 3241, column: 1, scope: !3037)
!3221 = !DILocation(line: 3242, column: 1, scope: !3037)
!3222 = !DILocation(line: 3243, column: 1, scope: !3037)
!3223 = !DILocation(line: 3244, column: 1, scope: !3037)
!3224 = !DILocation(line: 3248, column: 1, scope: !3037)
!3225 = !DILocation(line: 3249, column: 1, scope: !3037)
!3226 = !DILocation(line: 3250, column: 1, scope: !3037)
!3227 = !DILocation(line: 3251, column: 1, scope: !3037)
!3228 = !DILocation(line: 3252, column: 1, scope: !3037)
!3229 = !DILocation(line: 3253, column: 1, scope: !3037)
!3230 = !DILocation(line: 3254, column: 1, scope: !3037)
!3231 = !DILocation(line: 3255, column: 1, scope: !3037)
!3232 = !DILocation(line: 3256, column: 1, scope: !3037)
!3233 = !DILocation(line: 3257, column: 1, scope: !3037)
!3234 = !DILocation(line: 3258, column: 1, scope: !3037)
!3235 = !DILocation(line: 3259, column: 1, scope: !3037)
!3236 = !DILocation(line: 3260, column: 1, scope: !3037)
!3237 = !DILocation(line: 3261, column: 1, scope: !3037)
!3238 = !DILocation(line: 3262, column: 1, scope: !3037)
!3239 = !DILocation(line: 3263, column: 1, scope: !3037)
!3240 = !DILocation(line: 3264, column: 1, scope: !3037)
!3241 = !DILocation(line: 3265, column: 1, scope: !3037)
!3242 = !DILocation(line: 3266, column: 1, scope: !3037)
!3243 = !DILocation(line: 3267, column: 1, scope: !3037)
!3244 = !DILocation(line: 3268, column: 1, scope: !3037)
!3245 = !DILocation(line: 3269, column: 1, scope: !3037)
!3246 = !DILocation(line: 3270, column: 1, scope: !3037)
!3247 = !DILocation(line: 3271, column: 1, scope: !3037)
!3248 = !DILocation(line: 3272, column: 1, scope: !3037)
!3249 = !DILocation(line: 3273, column: 1, scope: !3037)
!3250 = !DILocation(line: 3274, column: 1, scope: !3037)
!3251 = !DILocation(line: 3275, column: 1, scope: !3037)
!3252 = !DILocation(line: 3276, column: 1, scope: !3037)
!3253 = !DILocation(line: 3277, column: 1, scope: !3037)
!3254 = !DILocation(line: 3278, column: 1, scope: !3037)
!3255 = !DILocation(line: 3279, column: 1, scope: !3037)
!3256 = !DILocation(line: 3280, column: 1, scope: !3037)
!3257 = !DILocation(line: 3281, column: 1, scope: !3037)
!3258 = !DILocation(line: 3282, column: 1, scope: !3037)
!3259 = !DILocation(line: 3283, column: 1, scope: !3037)
!3260 = !DILocation(line: 3284, column: 1, scope: !3037)
!3261 = !DILocation(line: 3285, column: 1, scope: !3037)
!3262 = !DILocation(line: 3286, column: 1, scope: !3037)
!3263 = !DILocation(line: 3287, column: 1, scope: !3037)
!3264 = !DILocation(line: 3288, column: 1, scope: !3037)
!3265 = !DILocation(line: 3292, column: 1, scope: !3037)
!3266 = !DILocation(line: 3293, column: 1, scope: !3037)
!3267 = !DILocation(line: 3294, column: 1, scope: !3037)
!3268 = !DILocation(line: 3295, column: 1, scope: !3037)
!3269 = !DILocation(line: 3296, column: 1, scope: !3037)
!3270 = !DILocation(line: 3297, column: 1, scope: !3037)
!3271 = !DILocation(line: 3298, column: 1, scope: !3037)
!3272 = !DILocation(line: 3299, column: 1, scope: !3037)
!3273 = !DILocation(line: 3301, column: 1, scope: !3037)
!3274 = !DILocation(line: 3302, column: 1, scope: !3037)
!3275 = !DILocation(line: 3303, column: 1, scope: !3037)
!3276 = !DILocation(line: 3304, column: 1, scope: !3037)
!3277 = !DILocation(line: 3305, column: 1, scope: !3037)
!3278 = !DILocation(line: 3306, column: 1, scope: !3037)
!3279 = !DILocation(line: 3307, column: 1, scope: !3037)
!3280 = !DILocation(line: 3308, column: 1, scope: !3037)
!3281 = !DILocation(line: 3309, column: 1, scope: !3037)
!3282 = !DILocation(line: 3310, column: 1, scope: !3037)
!3283 = !DILocation(line: 3311, column: 1, scope: !3037)
!3284 = !DILocation(line: 3312, column: 1, scope: !3037)
!3285 = !DILocation(line: 3313, column: 1, scope: !3037)
!3286 = !DILocation(line: 3314, column: 1, scope: !3037)
!3287 = !DILocation(line: 3315, column: 1, scope: !3037)
!3288 = !DILocation(line: 3316, column: 1, scope: !3037)
!3289 = !DILocation(line: 3317, column: 1, scope: !3037)
!3290 = !DILocation(line: 3318, column: 1, scope: !3037)
!3291 = !DILocation(line: 3319, column: 1, scope: !3037)
!3292 = !DILocation(line: 3320, column: 1, scope: !3037)
!3293 = !DILocation(line: 3321, column: 1, scope: !3037)
!3294 = !DILocation(line: 3322, column: 1, scope: !3037)
!3295 = !DILocation(line: 3323, column: 1, scope: !3037)
!3296 = !DILocation(line: 3324, column: 1, scope: !3037)
!3297 = !DILocation(line: 3325, column: 1, scope: !3037)
!3298 = !DILocation(line: 3326, column: 1, scope: !3037)
!3299 = !DILocation(line: 3327, column: 1, scope: !3037)
!3300 = !DILocation(line: 3328, column: 1, scope: !3037)
!3301 = !DILocation(line: 3329, column: 1, scope: !3037)
!3302 = !DILocation(line: 3330, column: 1, scope: !3037)
!3303 = !DILocation(line: 3331, column: 1, scope: !3037)
!3304 = !DILocation(line: 3333, column: 1, scope: !3037)
!3305 = !DILocation(line: 3332, column: 1, scope: !3037)
!3306 = !DILocation(line: 3334, column: 1, scope: !3037)
!3307 = !DILocation(line: 3335, column: 1, scope: !3037)
!3308 = distinct !{!3308, !61, !62}
!3309 = !DILocation(line: 3337, column: 1, scope: !3037)
!3310 = !DILocation(line: 3336, column: 1, scope: !3037)
!3311 = !DILocation(line: 3338, column: 1, scope: !3037)
!3312 = !DILocation(line: 3339, column: 1, scope: !3037)
!3313 = !DILocation(line: 3340, column: 1, scope: !3037)
!3314 = !DILocation(line: 3341, column: 1, scope: !3037)
!3315 = !DILocation(line: 3342, column: 1, scope: !3037)
!3316 = !DILocation(line: 3344, column: 1, scope: !3037)
!3317 = !DILocation(line: 3345, column: 1, scope: !3037)
!3318 = !DILocation(line: 3346, column: 1, scope: !3037)
!3319 = !DILocation(line: 3347, column: 1, scope: !3037)
!3320 = distinct !{!3320, !61, !62}
!3321 = !DILocation(line: 3348, column: 1, scope: !3037)
!3322 = !DILocation(line: 3349, column: 1, scope: !3037)
!3323 = !DILocation(line: 3350, column: 1, scope: !3037)
!3324 = !DILocation(line: 3351, column: 1, scope: !3037)
!3325 = !DILocation(line: 3352, column: 1, scope: !3037)
!3326 = !DILocation(line: 3353, column: 1, scope: !3037)
!3327 = !DILocation(line: 3354, column: 1, scope: !3037)
!3328 = !DILocation(line: 3355, column: 1, scope: !3037)
!3329 = !DILocation(line: 3356, column: 1, scope: !3037)
!3330 = !DILocation(line: 3358, column: 1, scope: !3037)
!3331 = !DILocation(line: 3359, column: 1, scope: !3037)
!3332 = !DILocation(line: 3360, column: 1, scope: !3037)
!3333 = !DILocation(line: 3362, column: 1, scope: !3037)
!3334 = !DILocation(line: 3363, column: 1, scope: !3037)
!3335 = !DILocation(line: 3364, column: 1, scope: !3037)
!3336 = !DILocation(line: 3365, column: 1, scope: !3037)
!3337 = !DILocation(line: 3366, column: 1, scope: !3037)
!3338 = !DILocation(line: 3367, column: 1, scope: !3037)
!3339 = !DILocation(line: 3368, column: 1, scope: !3037)
!3340 = !DILocation(line: 3369, column: 1, scope: !3037)
!3341 = !DILocation(line: 3370, column: 1, scope: !3037)
!3342 = !DILocation(line: 3371, column: 1, scope: !3037)
!3343 = !DILocation(line: 3372, column: 1, scope: !3037)
!3344 = !DILocation(line: 3373, column: 1, scope: !3037)
!3345 = !DILocation(line: 3374, column: 1, scope: !3037)
!3346 = !DILocation(line: 3375, column: 1, scope: !3037)
!3347 = !DILocation(line: 3376, column: 1, scope: !3037)
!3348 = !DILocation(line: 3377, column: 1, scope: !3037)
!3349 = !DILocation(line: 3378, column: 1, scope: !3037)
!3350 = distinct !{!3350, !61, !62}
!3351 = !DILocation(line: 3380, column: 1, scope: !3037)
!3352 = !DILocation(line: 3379, column: 1, scope: !3037)
!3353 = !DILocation(line: 3381, column: 1, scope: !3037)
!3354 = !DILocation(line: 3382, column: 1, scope: !3037)
!3355 = !DILocation(line: 3383, column: 1, scope: !3037)
!3356 = !DILocation(line: 3384, column: 1, scope: !3037)
!3357 = !DILocation(line: 3385, column: 1, scope: !3037)
!3358 = !DILocation(line: 3386, column: 1, scope: !3037)
!3359 = !DILocation(line: 3387, column: 1, scope: !3037)
!3360 = !DILocation(line: 3388, column: 1, scope: !3037)
!3361 = !DILocation(line: 3389, column: 1, scope: !3037)
!3362 = !DILocation(line: 3390, column: 1, scope: !3037)
!3363 = !DILocation(line: 3391, column: 1, scope: !3037)
!3364 = !DILocation(line: 3392, column: 1, scope: !3037)
!3365 = !DILocation(line: 3393, column: 1, scope: !3037)
!3366 = !DILocation(line: 3395, column: 1, scope: !3037)
!3367 = !DILocation(line: 3396, column: 1, scope: !3037)
!3368 = !DILocation(line: 3397, column: 1, scope: !3037)
!3369 = !DILocation(line: 3398, column: 1, scope: !3037)
!3370 = !DILocation(line: 3399, column: 1, scope: !3037)
!3371 = !DILocation(line: 3400, column: 1, scope: !3037)
!3372 = distinct !{!3372, !61, !62}
!3373 = !DILocation(line: 3402, column: 1, scope: !3037)
!3374 = !DILocation(line: 3403, column: 1, scope: !3037)
!3375 = !DILocation(line: 3404, column: 1, scope: !3037)
!3376 = !DILocation(line: 3405, column: 1, scope: !3037)
!3377 = !DILocation(line: 3406, column: 1, scope: !3037)
!3378 = !DILocation(line: 3407, column: 1, scope: !3037)
!3379 = !DILocation(line: 3409, column: 1, scope: !3037)
!3380 = !DILocation(line: 3410, column: 1, scope: !3037)
!3381 = !DILocation(line: 3411, column: 1, scope: !3037)
!3382 = !DILocation(line: 3412, column: 1, scope: !3037)
!3383 = !DILocation(line: 3413, column: 1, scope: !3037)
!3384 = !DILocation(line: 3414, column: 1, scope: !3037)
!3385 = !DILocation(line: 3415, column: 1, scope: !3037)
!3386 = !DILocation(line: 3416, column: 1, scope: !3037)
!3387 = !DILocation(line: 3417, column: 1, scope: !3037)
!3388 = distinct !{!3388, !61, !62}
!3389 = !DILocation(line: 3418, column: 1, scope: !3037)
!3390 = !DILocation(line: 3419, column: 1, scope: !3037)
!3391 = !DILocation(line: 3420, column: 1, scope: !3037)
!3392 = !DILocation(line: 3421, column: 1, scope: !3037)
!3393 = !DILocation(line: 3422, column: 1, scope: !3037)
!3394 = !DILocation(line: 3423, column: 1, scope: !3037)
!3395 = !DILocation(line: 3424, column: 1, scope: !3037)
!3396 = !DILocation(line: 3425, column: 1, scope: !3037)
!3397 = !DILocation(line: 3427, column: 1, scope: !3037)
!3398 = !DILocation(line: 3428, column: 1, scope: !3037)
!3399 = !DILocation(line: 3430, column: 1, scope: !3037)
!3400 = !DILocation(line: 3431, column: 1, scope: !3037)
!3401 = !DILocation(line: 3432, column: 1, scope: !3037)
!3402 = !DILocation(line: 3433, column: 1, scope: !3037)
!3403 = !DILocation(line: 3434, column: 1, scope: !3037)
!3404 = !DILocation(line: 3435, column: 1, scope: !3037)
!3405 = !DILocation(line: 3436, column: 1, scope: !3037)
!3406 = !DILocation(line: 3437, column: 1, scope: !3037)
!3407 = !DILocation(line: 3438, column: 1, scope: !3037)
!3408 = !DILocation(line: 3439, column: 1, scope: !3037)
!3409 = !DILocation(line: 3440, column: 1, scope: !3037)
!3410 = distinct !{!3410, !61, !62}
!3411 = distinct !DISubprogram(name: "_Z4k16xPjS_PKiiiiiijxxyyi", linkageName: "_Z4k16xPjS_PKiiiiiijxxyyi", scope: null, file: !26, line: 3441, type: !30, scopeLine: 3441, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !25)
!3412 = !DILocation(line: 3441, column: 1, scope: !3411)
!3413 = !DILocation(line: 3442, column: 1, scope: !3411)
!3414 = !DILocation(line: 3443, column: 1, scope: !3411)
!3415 = !DILocation(line: 3444, column: 1, scope: !3411)
!3416 = !DILocation(line: 3445, column: 1, scope: !3411)
!3417 = !DILocation(line: 3446, column: 1, scope: !3411)
!3418 = !DILocation(line: 3447, column: 1, scope: !3411)
!3419 = !DILocation(line: 3448, column: 1, scope: !3411)
!3420 = !DILocation(line: 3449, column: 1, scope: !3411)
!3421 = !DILocation(line: 3450, column: 1, scope: !3411)
!3422 = !DILocation(line: 3451, column: 1, scope: !3411)
!3423 = !DILocation(line: 3452, column: 1, scope: !3411)
!3424 = !DILocation(line: 3453, column: 1, scope: !3411)
!3425 = !DILocation(line: 3454, column: 1, scope: !3411)
!3426 = !DILocation(line: 3455, column: 1, scope: !3411)
!3427 = !DILocation(line: 3456, column: 1, scope: !3411)
!3428 = !DILocation(line: 3457, column: 1, scope: !3411)
!3429 = !DILocation(line: 3458, column: 1, scope: !3411)
!3430 = !DILocation(line: 3459, column: 1, scope: !3411)
!3431 = !DILocation(line: 3460, column: 1, scope: !3411)
!3432 = !DILocation(line: 3461, column: 1, scope: !3411)
!3433 = !DILocation(line: 3462, column: 1, scope: !3411)
!3434 = !DILocation(line: 3463, column: 1, scope: !3411)
!3435 = !DILocation(line: 3464, column: 1, scope: !3411)
!3436 = !DILocation(line: 3465, column: 1, scope: !3411)
!3437 = !DILocation(line: 3466, column: 1, scope: !3411)
!3438 = !DILocation(line: 3467, column: 1, scope: !3411)
!3439 = !DILocation(line: 3468, column: 1, scope: !3411)
!3440 = !DILocation(line: 3469, column: 1, scope: !3411)
!3441 = !DILocation(line: 3470, column: 1, scope: !3411)
!3442 = !DILocation(line: 3471, column: 1, scope: !3411)
!3443 = !DILocation(line: 3472, column: 1, scope: !3411)
!3444 = !DILocation(line: 3473, column: 1, scope: !3411)
!3445 = distinct !{!3445, !61, !62}
!3446 = !DILocation(line: 3474, column: 1, scope: !3411)
!3447 = !DILocation(line: 3475, column: 1, scope: !3411)
!3448 = !DILocation(line: 3476, column: 1, scope: !3411)
!3449 = !DILocation(line: 3477, column: 1, scope: !3411)
!3450 = !DILocation(line: 3478, column: 1, scope: !3411)
!3451 = !DILocation(line: 3479, column: 1, scope: !3411)
!3452 = !DILocation(line: 3480, column: 1, scope: !3411)
!3453 = !DILocation(line: 3481, column: 1, scope: !3411)
!3454 = !DILocation(line: 3482, column: 1, scope: !3411)
!3455 = !DILocation(line: 3483, column: 1, scope: !3411)
!3456 = distinct !{!3456, !61, !62}
!3457 = !DILocation(line: 3484, column: 1, scope: !3411)
!3458 = !DILocation(line: 3485, column: 1, scope: !3411)
!3459 = !DILocation(line: 3486, column: 1, scope: !3411)
!3460 = !DILocation(line: 3487, column: 1, scope: !3411)
!3461 = !DILocation(line: 3488, column: 1, scope: !3411)
!3462 = !DILocation(line: 3489, column: 1, scope: !3411)
!3463 = !DILocation(line: 3490, column: 1, scope: !3411)
!3464 = !DILocation(line: 3491, column: 1, scope: !3411)
!3465 = !DILocation(line: 3492, column: 1, scope: !3411)
!3466 = !DILocation(line: 3493, column: 1, scope: !3411)
!3467 = !DILocation(line: 3494, column: 1, scope: !3411)
!3468 = !DILocation(line: 3495, column: 1, scope: !3411)
!3469 = !DILocation(line: 3496, column: 1, scope: !3411)
!3470 = distinct !{!3470, !61, !62}
!3471 = !DILocation(line: 3497, column: 1, scope: !3411)
!3472 = !DILocation(line: 3498, column: 1, scope: !3411)
!3473 = !DILocation(line: 3499, column: 1, scope: !3411)
!3474 = !DILocation(line: 3500, column: 1, scope: !3411)
!3475 = !DILocation(line: 3501, column: 1, scope: !3411)
!3476 = !DILocation(line: 3502, column: 1, scope: !3411)
!3477 = distinct !{!3477, !61, !62}
!3478 = !DILocation(line: 3503, column: 1, scope: !3411)
!3479 = !DILocation(line: 3504, column: 1, scope: !3411)
!3480 = !DILocation(line: 3505, column: 1, scope: !3411)
!3481 = !DILocation(line: 3506, column: 1, scope: !3411)
!3482 = !DILocation(line: 3507, column: 1, scope: !3411)
!3483 = !DILocation(line: 3508, column: 1, scope: !3411)
!3484 = !DILocation(line: 3509, column: 1, scope: !3411)
!3485 = !DILocation(line: 3510, column: 1, scope: !3411)
!3486 = !DILocation(line: 3511, column: 1, scope: !3411)
!3487 = !DILocation(line: 3512, column: 1, scope: !3411)
!3488 = !DILocation(line: 3513, column: 1, scope: !3411)
!3489 = !DILocation(line: 3514, column: 1, scope: !3411)
!3490 = !DILocation(line: 3515, column: 1, scope: !3411)
!3491 = !DILocation(line: 3516, column: 1, scope: !3411)
!3492 = !DILocation(line: 3517, column: 1, scope: !3411)
!3493 = !DILocation(line: 3518, column: 1, scope: !3411)
!3494 = !DILocation(line: 3519, column: 1, scope: !3411)
!3495 = !DILocation(line: 3520, column: 1, scope: !3411)
!3496 = !DILocation(line: 3521, column: 1, scope: !3411)
!3497 = !DILocation(line: 3522, column: 1, scope: !3411)
!3498 = !DILocation(line: 3523, column: 1, scope: !3411)
!3499 = !DILocation(line: 3524, column: 1, scope: !3411)
!3500 = !DILocation(line: 3525, column: 1, scope: !3411)
!3501 = !DILocation(line: 3526, column: 1, scope: !3411)
!3502 = !DILocation(line: 3527, column: 1, scope: !3411)
!3503 = !DILocation(line: 3528, column: 1, scope: !3411)
!3504 = !DILocation(line: 3529, column: 1, scope: !3411)
!3505 = !DILocation(line: 3530, column: 1, scope: !3411)
!3506 = !DILocation(line: 3531, column: 1, scope: !3411)
!3507 = !DILocation(line: 3532, column: 1, scope: !3411)
!3508 = !DILocation(line: 3533, column: 1, scope: !3411)
!3509 = !DILocation(line: 3534, column: 1, scope: !3411)
!3510 = !DILocation(line: 3535, column: 1, scope: !3411)
!3511 = !DILocation(line: 3536, column: 1, scope: !3411)
!3512 = !DILocation(line: 3537, column: 1, scope: !3411)
!3513 = !DILocation(line: 3538, column: 1, scope: !3411)
!3514 = !DILocation(line: 3539, column: 1, scope: !3411)
!3515 = !DILocation(line: 3540, column: 1, scope: !3411)
!3516 = distinct !{!3516, !61, !62}
!3517 = distinct !DISubprogram(name: "_Z4k17xPjS_PKiiiiiijxxyyi", linkageName: "_Z4k17xPjS_PKiiiiiijxxyyi", scope: null, file: !26, line: 3541, type: !30, scopeLine: 3541, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !25)
!3518 = !DILocation(line: 3541, column: 1, scope: !3517)
!3519 = !DILocation(line: 3542, column: 1, scope: !3517)
!3520 = !DILocation(line: 3543, column: 1, scope: !3517)
!3521 = !DILocation(line: 3544, column: 1, scope: !3517)
!3522 = !DILocation(line: 3545, column: 1, scope: !3517)
!3523 = !DILocation(line: 3546, column: 1, scope: !3517)
!3524 = !DILocation(line: 3547, column: 1, scope: !3517)
!3525 = !DILocation(line: 3548, column: 1, scope: !3517)
!3526 = !DILocation(line: 3549, column: 1, scope: !3517)
!3527 = !DILocation(line: 3550, column: 1, scope: !3517)
!3528 = !DILocation(line: 3551, column: 1, scope: !3517)
!3529 = !DILocation(line: 3552, column: 1, scope: !3517)
!3530 = !DILocation(line: 3553, column: 1, scope: !3517)
!3531 = !DILocation(line: 3554, column: 1, scope: !3517)
!3532 = !DILocation(line: 3555, column: 1, scope: !3517)
!3533 = !DILocation(line: 3556, column: 1, scope: !3517)
!3534 = !DILocation(line: 3557, column: 1, scope: !3517)
!3535 = !DILocation(line: 3558, column: 1, scope: !3517)
!3536 = !DILocation(line: 3559, column: 1, scope: !3517)
!3537 = !DILocation(line: 3560, column: 1, scope: !3517)
!3538 = !DILocation(line: 3561, column: 1, scope: !3517)
!3539 = !DILocation(line: 3562, column: 1, scope: !3517)
!3540 = !DILocation(line: 3563, column: 1, scope: !3517)
!3541 = !DILocation(line: 3564, column: 1, scope: !3517)
!3542 = !DILocation(line: 3565, column: 1, scope: !3517)
!3543 = !DILocation(line: 3566, column: 1, scope: !3517)
!3544 = !DILocation(line: 3567, column: 1, scope: !3517)
!3545 = !DILocation(line: 3568, column: 1, scope: !3517)
!3546 = !DILocation(line: 3569, column: 1, scope: !3517)
!3547 = !DILocation(line: 3570, column: 1, scope: !3517)
!3548 = !DILocation(line: 3571, column: 1, scope: !3517)
!3549 = !DILocation(line: 3572, column: 1, scope: !3517)
!3550 = !DILocation(line: 3573, column: 1, scope: !3517)
!3551 = !DILocation(line: 3574, column: 1, scope: !3517)
!3552 = !DILocation(line: 3575, column: 1, scope: !3517)
!3553 = !DILocation(line: 3576, column: 1, scope: !3517)
!3554 = !DILocation(line: 3577, column: 1, scope: !3517)
!3555 = !DILocation(line: 3578, column: 1, scope: !3517)
!3556 = !DILocation(line: 3579, column: 1, scope: !3517)
!3557 = distinct !{!3557, !61, !62}
!3558 = !DILocation(line: 3580, column: 1, scope: !3517)
!3559 = !DILocation(line: 3581, column: 1, scope: !3517)
!3560 = !DILocation(line: 3582, column: 1, scope: !3517)
!3561 = !DILocation(line: 3583, column: 1, scope: !3517)
!3562 = !DILocation(line: 3584, column: 1, scope: !3517)
!3563 = !DILocation(line: 3585, column: 1, scope: !3517)
!3564 = !DILocation(line: 3586, column: 1, scope: !3517)
!3565 = !DILocation(line: 3587, column: 1, scope: !3517)
!3566 = !DILocation(line: 3588, column: 1, scope: !3517)
!3567 = !DILocation(line: 3589, column: 1, scope: !3517)
!3568 = !DILocation(line: 3590, column: 1, scope: !3517)
!3569 = !DILocation(line: 3591, column: 1, scope: !3517)
!3570 = distinct !{!3570, !61, !62}
!3571 = !DILocation(line: 3592, column: 1, scope: !3517)
!3572 = !DILocation(line: 3593, column: 1, scope: !3517)
!3573 = !DILocation(line: 3594, column: 1, scope: !3517)
!3574 = !DILocation(line: 3595, column: 1, scope: !3517)
!3575 = !DILocation(line: 3596, column: 1, scope: !3517)
!3576 = !DILocation(line: 3597, column: 1, scope: !3517)
!3577 = !DILocation(line: 3598, column: 1, scope: !3517)
!3578 = !DILocation(line: 3599, column: 1, scope: !3517)
!3579 = !DILocation(line: 3600, column: 1, scope: !3517)
!3580 = !DILocation(line: 3601, column: 1, scope: !3517)
!3581 = !DILocation(line: 3602, column: 1, scope: !3517)
!3582 = !DILocation(line: 3603, column: 1, scope: !3517)
!3583 = !DILocation(line: 3604, column: 1, scope: !3517)
!3584 = !DILocation(line: 3605, column: 1, scope: !3517)
!3585 = !DILocation(line: 3606, column: 1, scope: !3517)
!3586 = !DILocation(line: 3607, column: 1, scope: !3517)
!3587 = distinct !{!3587, !61, !62}
!3588 = !DILocation(line: 3608, column: 1, scope: !3517)
!3589 = !DILocation(line: 3609, column: 1, scope: !3517)
!3590 = !DILocation(line: 3610, column: 1, scope: !3517)
!3591 = !DILocation(line: 3611, column: 1, scope: !3517)
!3592 = !DILocation(line: 3612, column: 1, scope: !3517)
!3593 = !DILocation(line: 3613, column: 1, scope: !3517)
!3594 = !DILocation(line: 3614, column: 1, scope: !3517)
!3595 = !DILocation(line: 3615, column: 1, scope: !3517)
!3596 = !DILocation(line: 3616, column: 1, scope: !3517)
!3597 = !DILocation(line: 3617, column: 1, scope: !3517)
!3598 = !DILocation(line: 3618, column: 1, scope: !3517)
!3599 = !DILocation(line: 3619, column: 1, scope: !3517)
!3600 = !DILocation(line: 3620, column: 1, scope: !3517)
!3601 = !DILocation(line: 3621, column: 1, scope: !3517)
!3602 = !DILocation(line: 3622, column: 1, scope: !3517)
!3603 = !DILocation(line: 3623, column: 1, scope: !3517)
!3604 = distinct !{!3604, !61, !62}
!3605 = !DILocation(line: 3624, column: 1, scope: !3517)
!3606 = !DILocation(line: 3625, column: 1, scope: !3517)
!3607 = !DILocation(line: 3626, column: 1, scope: !3517)
!3608 = !DILocation(line: 3627, column: 1, scope: !3517)
!3609 = !DILocation(line: 3628, column: 1, scope: !3517)
!3610 = !DILocation(line: 3629, column: 1, scope: !3517)
!3611 = !DILocation(line: 3630, column: 1, scope: !3517)
!3612 = !DILocation(line: 3631, column: 1, scope: !3517)
!3613 = !DILocation(line: 3632, column: 1, scope: !3517)
!3614 = !DILocation(line: 3633, column: 1, scope: !3517)
!3615 = !DILocation(line: 3634, column: 1, scope: !3517)
!3616 = !DILocation(line: 3635, column: 1, scope: !3517)
!3617 = !DILocation(line: 3636, column: 1, scope: !3517)
!3618 = !DILocation(line: 3637, column: 1, scope: !3517)
!3619 = !DILocation(line: 3638, column: 1, scope: !3517)
!3620 = !DILocation(line: 3639, column: 1, scope: !3517)
!3621 = distinct !{!3621, !61, !62}
!3622 = !DILocation(line: 3640, column: 1, scope: !3517)
!3623 = !DILocation(line: 3641, column: 1, scope: !3517)
!3624 = !DILocation(line: 3642, column: 1, scope: !3517)
!3625 = !DILocation(line: 3643, column: 1, scope: !3517)
!3626 = !DILocation(line: 3644, column: 1, scope: !3517)
!3627 = !DILocation(line: 3645, column: 1, scope: !3517)
!3628 = !DILocation(line: 3646, column: 1, scope: !3517)
!3629 = !DILocation(line: 3647, column: 1, scope: !3517)
!3630 = !DILocation(line: 3648, column: 1, scope: !3517)
!3631 = !DILocation(line: 3649, column: 1, scope: !3517)
!3632 = !DILocation(line: 3650, column: 1, scope: !3517)
!3633 = !DILocation(line: 3651, column: 1, scope: !3517)
!3634 = !DILocation(line: 3652, column: 1, scope: !3517)
!3635 = !DILocation(line: 3653, column: 1, scope: !3517)
!3636 = !DILocation(line: 3654, column: 1, scope: !3517)
!3637 = !DILocation(line: 3655, column: 1, scope: !3517)
!3638 = !DILocation(line: 3656, column: 1, scope: !3517)
!3639 = !DILocation(line: 3657, column: 1, scope: !3517)
!3640 = !DILocation(line: 3658, column: 1, scope: !3517)
!3641 = !DILocation(line: 3659, column: 1, scope: !3517)
!3642 = !DILocation(line: 3660, column: 1, scope: !3517)
!3643 = !DILocation(line: 3661, column: 1, scope: !3517)
!3644 = !DILocation(line: 3662, column: 1, scope: !3517)
!3645 = !DILocation(line: 3663, column: 1, scope: !3517)
!3646 = !DILocation(line: 3664, column: 1, scope: !3517)
!3647 = !DILocation(line: 3665, column: 1, scope: !3517)
!3648 = !DILocation(line: 3666, column: 1, scope: !3517)
!3649 = !DILocation(line: 3667, column: 1, scope: !3517)
!3650 = !DILocation(line: 3668, column: 1, scope: !3517)
!3651 = !DILocation(line: 3669, column: 1, scope: !3517)
!3652 = !DILocation(line: 3670, column: 1, scope: !3517)
!3653 = !DILocation(line: 3671, column: 1, scope: !3517)
!3654 = !DILocation(line: 3672, column: 1, scope: !3517)
!3655 = !DILocation(line: 3673, column: 1, scope: !3517)
!3656 = !DILocation(line: 3674, column: 1, scope: !3517)
!3657 = !DILocation(line: 3675, column: 1, scope: !3517)
!3658 = !DILocation(line: 3676, column: 1, scope: !3517)
!3659 = !DILocation(line: 3677, column: 1, scope: !3517)
!3660 = !DILocation(line: 3678, column: 1, scope: !3517)
!3661 = !DILocation(line: 3679, column: 1, scope: !3517)
!3662 = !DILocation(line: 3680, column: 1, scope: !3517)
!3663 = !DILocation(line: 3681, column: 1, scope: !3517)
!3664 = !DILocation(line: 3682, column: 1, scope: !3517)
!3665 = !DILocation(line: 3683, column: 1, scope: !3517)
!3666 = !DILocation(line: 3684, column: 1, scope: !3517)
!3667 = !DILocation(line: 3685, column: 1, scope: !3517)
!3668 = !DILocation(line: 3686, column: 1, scope: !3517)
!3669 = !DILocation(line: 3687, column: 1, scope: !3517)
!3670 = !DILocation(line: 3688, column: 1, scope: !3517)
!3671 = !DILocation(line: 3689, column: 1, scope: !3517)
!3672 = !DILocation(line: 3690, column: 1, scope: !3517)
!3673 = !DILocation(line: 3691, column: 1, scope: !3517)
!3674 = !DILocation(line: 3692, column: 1, scope: !3517)
!3675 = !DILocation(line: 3693, column: 1, scope: !3517)
!3676 = !DILocation(line: 3694, column: 1, scope: !3517)
!3677 = !DILocation(line: 3695, column: 1, scope: !3517)
!3678 = !DILocation(line: 3696, column: 1, scope: !3517)
!3679 = !DILocation(line: 3697, column: 1, scope: !3517)
!3680 = !DILocation(line: 3698, column: 1, scope: !3517)
!3681 = !DILocation(line: 3699, column: 1, scope: !3517)
!3682 = !DILocation(line: 3700, column: 1, scope: !3517)
!3683 = !DILocation(line: 3701, column: 1, scope: !3517)
!3684 = !DILocation(line: 3702, column: 1, scope: !3517)
!3685 = !DILocation(line: 3703, column: 1, scope: !3517)
!3686 = !DILocation(line: 3704, column: 1, scope: !3517)
!3687 = !DILocation(line: 3705, column: 1, scope: !3517)
!3688 = !DILocation(line: 3706, column: 1, scope: !3517)
!3689 = !DILocation(line: 3707, column: 1, scope: !3517)
!3690 = !DILocation(line: 3708, column: 1, scope: !3517)
!3691 = distinct !{!3691, !61, !62}
!3692 = !DILocation(line: 3709, column: 1, scope: !3517)
!3693 = !DILocation(line: 3710, column: 1, scope: !3517)
!3694 = !DILocation(line: 3711, column: 1, scope: !3517)
!3695 = !DILocation(line: 3712, column: 1, scope: !3517)
!3696 = !DILocation(line: 3713, column: 1, scope: !3517)
!3697 = !DILocation(line: 3714, column: 1, scope: !3517)
!3698 = !DILocation(line: 3715, column: 1, scope: !3517)
!3699 = !DILocation(line: 3716, column: 1, scope: !3517)
!3700 = !DILocation(line: 3717, column: 1, scope: !3517)
!3701 = !DILocation(line: 3718, column: 1, scope: !3517)
!3702 = !DILocation(line: 3719, column: 1, scope: !3517)
!3703 = !DILocation(line: 3720, column: 1, scope: !3517)
!3704 = !DILocation(line: 3721, column: 1, scope: !3517)
!3705 = !DILocation(line: 3722, column: 1, scope: !3517)
!3706 = !DILocation(line: 3723, column: 1, scope: !3517)
!3707 = !DILocation(line: 3724, column: 1, scope: !3517)
!3708 = !DILocation(line: 3725, column: 1, scope: !3517)
!3709 = !DILocation(line: 3726, column: 1, scope: !3517)
!3710 = !DILocation(line: 3727, column: 1, scope: !3517)
!3711 = !DILocation(line: 3728, column: 1, scope: !3517)
!3712 = !DILocation(line: 3729, column: 1, scope: !3517)
!3713 = !DILocation(line: 3730, column: 1, scope: !3517)
!3714 = !DILocation(line: 3731, column: 1, scope: !3517)
!3715 = !DILocation(line: 3732, column: 1, scope: !3517)
!3716 = !DILocation(line: 3733, column: 1, scope: !3517)
!3717 = !DILocation(line: 3734, column: 1, scope: !3517)
!3718 = !DILocation(line: 3735, column: 1, scope: !3517)
!3719 = !DILocation(line: 3736, column: 1, scope: !3517)
!3720 = !DILocation(line: 3737, column: 1, scope: !3517)
!3721 = !DILocation(line: 3738, column: 1, scope: !3517)
!3722 = !DILocation(line: 3739, column: 1, scope: !3517)
!3723 = !DILocation(line: 3740, column: 1, scope: !3517)
!3724 = !DILocation(line: 3741, column: 1, scope: !3517)
!3725 = !DILocation(line: 3742, column: 1, scope: !3517)
!3726 = distinct !{!3726, !61, !62}
!3727 = distinct !DISubprogram(name: "_Z4k18xILi3EEvPjS0_PKiiiiiijxxyyi", linkageName: "_Z4k18xILi3EEvPjS0_PKiiiiiijxxyyi", scope: null, file: !26, line: 3743, type: !30, scopeLine: 3743, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !25)
!3728 = !DILocation(line: 3743, column: 1, scope: !3727)
!3729 = !DILocation(line: 3744, column: 1, scope: !3727)
!3730 = !DILocation(line: 3745, column: 1, scope: !3727)
!3731 = !DILocation(line: 3746, column: 1, scope: !3727)
!3732 = !DILocation(line: 3747, column: 1, scope: !3727)
!3733 = !DILocation(line: 3748, column: 1, scope: !3727)
!3734 = !DILocation(line: 3749, column: 1, scope: !3727)
!3735 = !DILocation(line: 3750, column: 1, scope: !3727)
!3736 = !DILocation(line: 3751, column: 1, scope: !3727)
!3737 = !DILocation(line: 3752, column: 1, scope: !3727)
!3738 = !DILocation(line: 3753, column: 1, scope: !3727)
!3739 = !DILocation(line: 3754, column: 1, scope: !3727)
!3740 = !DILocation(line: 3755, column: 1, scope: !3727)
!3741 = !DILocation(line: 3756, column: 1, scope: !3727)
!3742 = !DILocation(line: 3757, column: 1, scope: !3727)
!3743 = !DILocation(line: 3758, column: 1, scope: !3727)
!3744 = !DILocation(line: 3759, column: 1, scope: !3727)
!3745 = !DILocation(line: 3760, column: 1, scope: !3727)
!3746 = !DILocation(line: 3761, column: 1, scope: !3727)
!3747 = !DILocation(line: 3762, column: 1, scope: !3727)
!3748 = !DILocation(line: 3763, column: 1, scope: !3727)
!3749 = !DILocation(line: 3764, column: 1, scope: !3727)
!3750 = !DILocation(line: 3765, column: 1, scope: !3727)
!3751 = !DILocation(line: 3766, column: 1, scope: !3727)
!3752 = !DILocation(line: 3767, column: 1, scope: !3727)
!3753 = !DILocation(line: 3768, column: 1, scope: !3727)
!3754 = !DILocation(line: 3769, column: 1, scope: !3727)
!3755 = !DILocation(line: 3770, column: 1, scope: !3727)
!3756 = !DILocation(line: 3771, column: 1, scope: !3727)
!3757 = !DILocation(line: 3772, column: 1, scope: !3727)
!3758 = distinct !{!3758, !61, !62}
!3759 = !DILocation(line: 3773, column: 1, scope: !3727)
!3760 = !DILocation(line: 3774, column: 1, scope: !3727)
!3761 = !DILocation(line: 3775, column: 1, scope: !3727)
!3762 = !DILocation(line: 3776, column: 1, scope: !3727)
!3763 = !DILocation(line: 3777, column: 1, scope: !3727)
!3764 = !DILocation(line: 3778, column: 1, scope: !3727)
!3765 = !DILocation(line: 3779, column: 1, scope: !3727)
!3766 = !DILocation(line: 3780, column: 1, scope: !3727)
!3767 = !DILocation(line: 3781, column: 1, scope: !3727)
!3768 = !DILocation(line: 3782, column: 1, scope: !3727)
!3769 = !DILocation(line: 3783, column: 1, scope: !3727)
!3770 = !DILocation(line: 3784, column: 1, scope: !3727)
!3771 = !DILocation(line: 3785, column: 1, scope: !3727)
!3772 = !DILocation(line: 3786, column: 1, scope: !3727)
!3773 = !DILocation(line: 3787, column: 1, scope: !3727)
!3774 = !DILocation(line: 3788, column: 1, scope: !3727)
!3775 = !DILocation(line: 3789, column: 1, scope: !3727)
!3776 = !DILocation(line: 3790, column: 1, scope: !3727)
!3777 = !DILocation(line: 3791, column: 1, scope: !3727)
!3778 = !DILocation(line: 3792, column: 1, scope: !3727)
!3779 = !DILocation(line: 3793, column: 1, scope: !3727)
!3780 = !DILocation(line: 3794, column: 1, scope: !3727)
!3781 = !DILocation(line: 3795, column: 1, scope: !3727)
!3782 = !DILocation(line: 3796, column: 1, scope: !3727)
!3783 = !DILocation(line: 3797, column: 1, scope: !3727)
!3784 = !DILocation(line: 3798, column: 1, scope: !3727)
!3785 = !DILocation(line: 3799, column: 1, scope: !3727)
!3786 = !DILocation(line: 3800, column: 1, scope: !3727)
!3787 = !DILocation(line: 3801, column: 1, scope: !3727)
!3788 = !DILocation(line: 3802, column: 1, scope: !3727)
!3789 = !DILocation(line: 3803, column: 1, scope: !3727)
!3790 = !DILocation(line: 3804, column: 1, scope: !3727)
!3791 = !DILocation(line: 3805, column: 1, scope: !3727)
!3792 = !DILocation(line: 3806, column: 1, scope: !3727)
!3793 = !DILocation(line: 3807, column: 1, scope: !3727)
!3794 = distinct !{!3794, !61, !62}
!3795 = !DILocation(line: 3808, column: 1, scope: !3727)
!3796 = !DILocation(line: 3809, column: 1, scope: !3727)
!3797 = !DILocation(line: 3810, column: 1, scope: !3727)
!3798 = !DILocation(line: 3811, column: 1, scope: !3727)
!3799 = !DILocation(line: 3812, column: 1, scope: !3727)
!3800 = !DILocation(line: 3813, column: 1, scope: !3727)
!3801 = distinct !{!3801, !61, !62}
!3802 = !DILocation(line: 3814, column: 1, scope: !3727)
!3803 = !DILocation(line: 3815, column: 1, scope: !3727)
!3804 = !DILocation(line: 3816, column: 1, scope: !3727)
!3805 = !DILocation(line: 3817, column: 1, scope: !3727)
!3806 = !DILocation(line: 3818, column: 1, scope: !3727)
!3807 = !DILocation(line: 3819, column: 1, scope: !3727)
!3808 = !DILocation(line: 3820, column: 1, scope: !3727)
!3809 = !DILocation(line: 3821, column: 1, scope: !3727)
!3810 = !DILocation(line: 3822, column: 1, scope: !3727)
!3811 = !DILocation(line: 3823, column: 1, scope: !3727)
!3812 = !DILocation(line: 3824, column: 1, scope: !3727)
!3813 = !DILocation(line: 3825, column: 1, scope: !3727)
!3814 = !DILocation(line: 3826, column: 1, scope: !3727)
!3815 = !DILocation(line: 3827, column: 1, scope: !3727)
!3816 = !DILocation(line: 3828, column: 1, scope: !3727)
!3817 = !DILocation(line: 3829, column: 1, scope: !3727)
!3818 = !DILocation(line: 3830, column: 1, scope: !3727)
!3819 = !DILocation(line: 3831, column: 1, scope: !3727)
!3820 = !DILocation(line: 3832, column: 1, scope: !3727)
!3821 = !DILocation(line: 3833, column: 1, scope: !3727)
!3822 = !DILocation(line: 3834, column: 1, scope: !3727)
!3823 = !DILocation(line: 3835, column: 1, scope: !3727)
!3824 = !DILocation(line: 3836, column: 1, scope: !3727)
!3825 = !DILocation(line: 3837, column: 1, scope: !3727)
!3826 = !DILocation(line: 3838, column: 1, scope: !3727)
!3827 = !DILocation(line: 3839, column: 1, scope: !3727)
!3828 = distinct !{!3828, !61, !62}
!3829 = !DILocation(line: 3840, column: 1, scope: !3727)
!3830 = !DILocation(line: 3841, column: 1, scope: !3727)
!3831 = !DILocation(line: 3842, column: 1, scope: !3727)
!3832 = !DILocation(line: 3843, column: 1, scope: !3727)
!3833 = !DILocation(line: 3844, column: 1, scope: !3727)
!3834 = !DILocation(line: 3845, column: 1, scope: !3727)
!3835 = !DILocation(line: 3846, column: 1, scope: !3727)
!3836 = !DILocation(line: 3847, column: 1, scope: !3727)
!3837 = !DILocation(line: 3848, column: 1, scope: !3727)
!3838 = !DILocation(line: 3849, column: 1, scope: !3727)
!3839 = !DILocation(line: 3850, column: 1, scope: !3727)
!3840 = !DILocation(line: 3851, column: 1, scope: !3727)
!3841 = !DILocation(line: 3852, column: 1, scope: !3727)
!3842 = !DILocation(line: 3853, column: 1, scope: !3727)
!3843 = !DILocation(line: 3854, column: 1, scope: !3727)
!3844 = !DILocation(line: 3855, column: 1, scope: !3727)
!3845 = !DILocation(line: 3856, column: 1, scope: !3727)
!3846 = !DILocation(line: 3857, column: 1, scope: !3727)
!3847 = !DILocation(line: 3858, column: 1, scope: !3727)
!3848 = !DILocation(line: 3859, column: 1, scope: !3727)
!3849 = !DILocation(line: 3860, column: 1, scope: !3727)
!3850 = !DILocation(line: 3861, column: 1, scope: !3727)
!3851 = !DILocation(line: 3862, column: 1, scope: !3727)
!3852 = !DILocation(line: 3863, column: 1, scope: !3727)
!3853 = !DILocation(line: 3864, column: 1, scope: !3727)
!3854 = !DILocation(line: 3865, column: 1, scope: !3727)
!3855 = !DILocation(line: 3866, column: 1, scope: !3727)
!3856 = !DILocation(line: 3867, column: 1, scope: !3727)
!3857 = !DILocation(line: 3868, column: 1, scope: !3727)
!3858 = !DILocation(line: 3869, column: 1, scope: !3727)
!3859 = !DILocation(line: 3870, column: 1, scope: !3727)
!3860 = !DILocation(line: 3871, column: 1, scope: !3727)
!3861 = !DILocation(line: 3872, column: 1, scope: !3727)
!3862 = !DILocation(line: 3873, column: 1, scope: !3727)
!3863 = !DILocation(line: 3874, column: 1, scope: !3727)
!3864 = !DILocation(line: 3875, column: 1, scope: !3727)
!3865 = !DILocation(line: 3876, column: 1, scope: !3727)
!3866 = !DILocation(line: 3877, column: 1, scope: !3727)
!3867 = !DILocation(line: 3878, column: 1, scope: !3727)
!3868 = !DILocation(line: 3879, column: 1, scope: !3727)
!3869 = !DILocation(line: 3880, column: 1, scope: !3727)
!3870 = !DILocation(line: 3881, column: 1, scope: !3727)
!3871 = !DILocation(line: 3882, column: 1, scope: !3727)
!3872 = !DILocation(line: 3883, column: 1, scope: !3727)
!3873 = !DILocation(line: 3884, column: 1, scope: !3727)
!3874 = !DILocation(line: 3885, column: 1, scope: !3727)
!3875 = !DILocation(line: 3886, column: 1, scope: !3727)
!3876 = !DILocation(line: 3887, column: 1, scope: !3727)
!3877 = !DILocation(line: 3888, column: 1, scope: !3727)
!3878 = !DILocation(line: 3889, column: 1, scope: !3727)
!3879 = !DILocation(line: 3890, column: 1, scope: !3727)
!3880 = !DILocation(line: 3891, column: 1, scope: !3727)
!3881 = !DILocation(line: 3892, column: 1, scope: !3727)
!3882 = !DILocation(line: 3893, column: 1, scope: !3727)
!3883 = !DILocation(line: 3894, column: 1, scope: !3727)
!3884 = !DILocation(line: 3895, column: 1, scope: !3727)
!3885 = !DILocation(line: 3896, column: 1, scope: !3727)
!3886 = !DILocation(line: 3897, column: 1, scope: !3727)
!3887 = !DILocation(line: 3898, column: 1, scope: !3727)
!3888 = !DILocation(line: 3899, column: 1, scope: !3727)
!3889 = !DILocation(line: 3900, column: 1, scope: !3727)
!3890 = !DILocation(line: 3901, column: 1, scope: !3727)
!3891 = !DILocation(line: 3902, column: 1, scope: !3727)
!3892 = distinct !{!3892, !61, !62}
!3893 = !DILocation(line: 3903, column: 1, scope: !3727)
!3894 = !DILocation(line: 3904, column: 1, scope: !3727)
!3895 = !DILocation(line: 3905, column: 1, scope: !3727)
!3896 = !DILocation(line: 3906, column: 1, scope: !3727)
!3897 = !DILocation(line: 3907, column: 1, scope: !3727)
!3898 = !DILocation(line: 3908, column: 1, scope: !3727)
!3899 = !DILocation(line: 3909, column: 1, scope: !3727)
!3900 = !DILocation(line: 3910, column: 1, scope: !3727)
!3901 = !DILocation(line: 3911, column: 1, scope: !3727)
!3902 = !DILocation(line: 3912, column: 1, scope: !3727)
!3903 = !DILocation(line: 3913, column: 1, scope: !3727)
!3904 = !DILocation(line: 3914, column: 1, scope: !3727)
!3905 = !DILocation(line: 3915, column: 1, scope: !3727)
!3906 = !DILocation(line: 3916, column: 1, scope: !3727)
!3907 = !DILocation(line: 3917, column: 1, scope: !3727)
!3908 = !DILocation(line: 3918, column: 1, scope: !3727)
!3909 = distinct !{!3909, !61, !62}
!3910 = !DILocation(line: 3919, column: 1, scope: !3727)
!3911 = !DILocation(line: 3920, column: 1, scope: !3727)
!3912 = !DILocation(line: 3921, column: 1, scope: !3727)
!3913 = !DILocation(line: 3922, column: 1, scope: !3727)
!3914 = !DILocation(line: 3923, column: 1, scope: !3727)
!3915 = !DILocation(line: 3924, column: 1, scope: !3727)
!3916 = !DILocation(line: 3925, column: 1, scope: !3727)
!3917 = !DILocation(line: 3926, column: 1, scope: !3727)
!3918 = !DILocation(line: 3927, column: 1, scope: !3727)
!3919 = !DILocation(line: 3928, column: 1, scope: !3727)
!3920 = !DILocation(line: 3929, column: 1, scope: !3727)
!3921 = !DILocation(line: 3930, column: 1, scope: !3727)
!3922 = !DILocation(line: 3931, column: 1, scope: !3727)
!3923 = !DILocation(line: 3932, column: 1, scope: !3727)
!3924 = !DILocation(line: 3933, column: 1, scope: !3727)
!3925 = !DILocation(line: 3934, column: 1, scope: !3727)
!3926 = !DILocation(line: 3935, column: 1, scope: !3727)
!3927 = !DILocation(line: 3936, column: 1, scope: !3727)
!3928 = !DILocation(line: 3937, column: 1, scope: !3727)
!3929 = !DILocation(line: 3938, column: 1, scope: !3727)
!3930 = !DILocation(line: 3939, column: 1, scope: !3727)
!3931 = !DILocation(line: 3940, column: 1, scope: !3727)
!3932 = !DILocation(line: 3941, column: 1, scope: !3727)
!3933 = !DILocation(line: 3942, column: 1, scope: !3727)
!3934 = !DILocation(line: 3943, column: 1, scope: !3727)
!3935 = !DILocation(line: 3944, column: 1, scope: !3727)
!3936 = !DILocation(line: 3945, column: 1, scope: !3727)
!3937 = !DILocation(line: 3946, column: 1, scope: !3727)
!3938 = !DILocation(line: 3947, column: 1, scope: !3727)
!3939 = !DILocation(line: 3948, column: 1, scope: !3727)
!3940 = !DILocation(line: 3949, column: 1, scope: !3727)
!3941 = !DILocation(line: 3950, column: 1, scope: !3727)
!3942 = !DILocation(line: 3951, column: 1, scope: !3727)
!3943 = distinct !{!3943, !61, !62}
!3944 = distinct !DISubprogram(name: "_Z4k19xPjS_PKiiiiiijxxyyi", linkageName: "_Z4k19xPjS_PKiiiiiijxxyyi", scope: null, file: !26, line: 3952, type: !30, scopeLine: 3952, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !25)
!3945 = !DILocation(line: 3952, column: 1, scope: !3944)
!3946 = !DILocation(line: 3953, column: 1, scope: !3944)
!3947 = !DILocation(line: 3954, column: 1, scope: !3944)
!3948 = !DILocation(line: 3955, column: 1, scope: !3944)
!3949 = !DILocation(line: 3956, column: 1, scope: !3944)
!3950 = !DILocation(line: 3957, column: 1, scope: !3944)
!3951 = !DILocation(line: 3958, column: 1, scope: !3944)
!3952 = !DILocation(line: 3959, column: 1, scope: !3944)
!3953 = !DILocation(line: 3960, column: 1, scope: !3944)
!3954 = !DILocation(line: 3961, column: 1, scope: !3944)
!3955 = !DILocation(line: 3962, column: 1, scope: !3944)
!3956 = !DILocation(line: 3963, column: 1, scope: !3944)
!3957 = !DILocation(line: 3964, column: 1, scope: !3944)
!3958 = !DILocation(line: 3965, column: 1, scope: !3944)
!3959 = !DILocation(line: 3966, column: 1, scope: !3944)
!3960 = !DILocation(line: 3967, column: 1, scope: !3944)
!3961 = !DILocation(line: 3968, column: 1, scope: !3944)
!3962 = !DILocation(line: 3969, column: 1, scope: !3944)
!3963 = !DILocation(line: 3970, column: 1, scope: !3944)
!3964 = !DILocation(line: 3971, column: 1, scope: !3944)
!3965 = !DILocation(line: 3972, column: 1, scope: !3944)
!3966 = !DILocation(line: 3973, column: 1, scope: !3944)
!3967 = !DILocation(line: 3974, column: 1, scope: !3944)
!3968 = !DILocation(line: 3975, column: 1, scope: !3944)
!3969 = !DILocation(line: 3976, column: 1, scope: !3944)
!3970 = !DILocation(line: 3979, column: 1, scope: !3944)
!3971 = !DILocation(line: 3980, column: 1, scope: !3944)
!3972 = !DILocation(line: 3981, column: 1, scope: !3944)
!3973 = !DILocation(line: 3982, column: 1, scope: !3944)
!3974 = !DILocation(line: 3983, column: 1, scope: !3944)
!3975 = !DILocation(line: 3984, column: 1, scope: !3944)
!3976 = !DILocation(line: 3985, column: 1, scope: !3944)
!3977 = !DILocation(line: 3986, column: 1, scope: !3944)
!3978 = !DILocation(line: 3987, column: 1, scope: !3944)
!3979 = distinct !{!3979, !61, !62}
!3980 = !DILocation(line: 3988, column: 1, scope: !3944)
!3981 = !DILocation(line: 3989, column: 1, scope: !3944)
!3982 = !DILocation(line: 3990, column: 1, scope: !3944)
!3983 = !DILocation(line: 3991, column: 1, scope: !3944)
!3984 = !DILocation(line: 3992, column: 1, scope: !3944)
!3985 = !DILocation(line: 3995, column: 1, scope: !3944)
!3986 = !DILocation(line: 3996, column: 1, scope: !3944)
!3987 = !DILocation(line: 3997, column: 1, scope: !3944)
!3988 = !DILocation(line: 3998, column: 1, scope: !3944)
!3989 = distinct !{!3989, !61, !62}
!3990 = !DILocation(line: 3999, column: 1, scope: !3944)
!3991 = !DILocation(line: 4000, column: 1, scope: !3944)
!3992 = !DILocation(line: 4001, column: 1, scope: !3944)
!3993 = !DILocation(line: 4002, column: 1, scope: !3944)
!3994 = !DILocation(line: 4003, column: 1, scope: !3944)
!3995 = !DILocation(line: 4005, column: 1, scope: !3944)
!3996 = !DILocation(line: 4006, column: 1, scope: !3944)
!3997 = !DILocation(line: 4007, column: 1, scope: !3944)
!3998 = !DILocation(line: 4008, column: 1, scope: !3944)
!3999 = !DILocation(line: 4009, column: 1, scope: !3944)
!4000 = !DILocation(line: 4010, column: 1, scope: !3944)
!4001 = !DILocation(line: 4011, column: 1, scope: !3944)
!4002 = !DILocation(line: 4012, column: 1, scope: !3944)
!4003 = distinct !{!4003, !61, !62}
!4004 = !DILocation(line: 4013, column: 1, scope: !3944)
!4005 = !DILocation(line: 4014, column: 1, scope: !3944)
!4006 = !DILocation(line: 4015, column: 1, scope: !3944)
!4007 = !DILocation(line: 4016, column: 1, scope: !3944)
!4008 = !DILocation(line: 4017, column: 1, scope: !3944)
!4009 = !DILocation(line: 4018, column: 1, scope: !3944)
!4010 = !DILocation(line: 4019, column: 1, scope: !3944)
!4011 = !DILocation(line: 4021, column: 1, scope: !3944)
!4012 = !{!4013, !109, i64 0}
!4013 = !{!"_ZTS4S4_1", !109, i64 0}
!4014 = !DILocation(line: 4022, column: 1, scope: !3944)
!4015 = !DILocation(line: 4023, column: 1, scope: !3944)
!4016 = !DILocation(line: 4024, column: 1, scope: !3944)
!4017 = distinct !{!4017, !61, !62}
!4018 = !DILocation(line: 4025, column: 1, scope: !3944)
!4019 = !DILocation(line: 4026, column: 1, scope: !3944)
!4020 = !DILocation(line: 4027, column: 1, scope: !3944)
!4021 = !DILocation(line: 4028, column: 1, scope: !3944)
!4022 = !DILocation(line: 4029, column: 1, scope: !3944)
!4023 = !DILocation(line: 4030, column: 1, scope: !3944)
!4024 = !DILocation(line: 4031, column: 1, scope: !3944)
!4025 = !DILocation(line: 4032, column: 1, scope: !3944)
!4026 = !DILocation(line: 4033, column: 1, scope: !3944)
!4027 = !DILocation(line: 4034, column: 1, scope: !3944)
!4028 = distinct !{!4028, !61, !62}
!4029 = !DILocation(line: 4035, column: 1, scope: !3944)
!4030 = !DILocation(line: 4036, column: 1, scope: !3944)
!4031 = !DILocation(line: 4037, column: 1, scope: !3944)
!4032 = !DILocation(line: 4038, column: 1, scope: !3944)
!4033 = !DILocation(line: 4039, column: 1, scope: !3944)
!4034 = !DILocation(line: 4040, column: 1, scope: !3944)
!4035 = !DILocation(line: 4042, column: 1, scope: !3944)
!4036 = !DILocation(line: 4043, column: 1, scope: !3944)
!4037 = !DILocation(line: 4044, column: 1, scope: !3944)
!4038 = !DILocation(line: 4045, column: 1, scope: !3944)
!4039 = !DILocation(line: 4046, column: 1, scope: !3944)
!4040 = !DILocation(line: 4047, column: 1, scope: !3944)
!4041 = !DILocation(line: 4048, column: 1, scope: !3944)
!4042 = !DILocation(line: 4049, column: 1, scope: !3944)
!4043 = !DILocation(line: 4050, column: 1, scope: !3944)
!4044 = !DILocation(line: 4051, column: 1, scope: !3944)
!4045 = !DILocation(line: 4052, column: 1, scope: !3944)
!4046 = distinct !{!4046, !61, !62}
!4047 = !DILocation(line: 4053, column: 1, scope: !3944)
!4048 = !DILocation(line: 4054, column: 1, scope: !3944)
!4049 = !DILocation(line: 4055, column: 1, scope: !3944)
!4050 = !DILocation(line: 4056, column: 1, scope: !3944)
!4051 = !DILocation(line: 4057, column: 1, scope: !3944)
!4052 = !DILocation(line: 4058, column: 1, scope: !3944)
!4053 = !DILocation(line: 4059, column: 1, scope: !3944)
!4054 = !DILocation(line: 4060, column: 1, scope: !3944)
!4055 = !DILocation(line: 4061, column: 1, scope: !3944)
!4056 = !DILocation(line: 4062, column: 1, scope: !3944)
!4057 = !DILocation(line: 4063, column: 1, scope: !3944)
!4058 = !DILocation(line: 4064, column: 1, scope: !3944)
!4059 = !DILocation(line: 4067, column: 1, scope: !3944)
!4060 = !DILocation(line: 4068, column: 1, scope: !3944)
!4061 = !DILocation(line: 4069, column: 1, scope: !3944)
!4062 = !DILocation(line: 4070, column: 1, scope: !3944)
!4063 = !DILocation(line: 4071, column: 1, scope: !3944)
!4064 = !DILocation(line: 4072, column: 1, scope: !3944)
!4065 = !DILocation(line: 4073, column: 1, scope: !3944)
!4066 = !DILocation(line: 4074, column: 1, scope: !3944)
!4067 = !DILocation(line: 4075, column: 1, scope: !3944)
!4068 = !DILocation(line: 4076, column: 1, scope: !3944)
!4069 = !DILocation(line: 4077, column: 1, scope: !3944)
!4070 = !DILocation(line: 4079, column: 1, scope: !3944)
!4071 = !DILocation(line: 4078, column: 1, scope: !3944)
!4072 = !DILocation(line: 4080, column: 1, scope: !3944)
!4073 = !DILocation(line: 4081, column: 1, scope: !3944)
!4074 = !DILocation(line: 4082, column: 1, scope: !3944)
!4075 = !DILocation(line: 4083, column: 1, scope: !3944)
!4076 = !DILocation(line: 4084, column: 1, scope: !3944)
!4077 = !DILocation(line: 4086, column: 1, scope: !3944)
!4078 = !DILocation(line: 4085, column: 1, scope: !3944)
!4079 = !DILocation(line: 4087, column: 1, scope: !3944)
!4080 = !DILocation(line: 4088, column: 1, scope: !3944)
!4081 = distinct !{!4081, !61, !62}
!4082 = !DILocation(line: 4089, column: 1, scope: !3944)
!4083 = !DILocation(line: 4090, column: 1, scope: !3944)
!4084 = !DILocation(line: 4091, column: 1, scope: !3944)
!4085 = !DILocation(line: 4092, column: 1, scope: !3944)
!4086 = !DILocation(line: 4093, column: 1, scope: !3944)
!4087 = !DILocation(line: 4094, column: 1, scope: !3944)
!4088 = !DILocation(line: 4095, column: 1, scope: !3944)
!4089 = !DILocation(line: 4096, column: 1, scope: !3944)
!4090 = !DILocation(line: 4097, column: 1, scope: !3944)
!4091 = !DILocation(line: 4098, column: 1, scope: !3944)
!4092 = !DILocation(line: 4099, column: 1, scope: !3944)
!4093 = !DILocation(line: 4100, column: 1, scope: !3944)
!4094 = !DILocation(line: 4103, column: 1, scope: !3944)
!4095 = !DILocation(line: 4104, column: 1, scope: !3944)
!4096 = !DILocation(line: 4105, column: 1, scope: !3944)
!4097 = !DILocation(line: 4106, column: 1, scope: !3944)
!4098 = !DILocation(line: 4107, column: 1, scope: !3944)
!4099 = !DILocation(line: 4110, column: 1, scope: !3944)
!4100 = !DILocation(line: 4111, column: 1, scope: !3944)
!4101 = !DILocation(line: 4112, column: 1, scope: !3944)
!4102 = !DILocation(line: 4113, column: 1, scope: !3944)
!4103 = !DILocation(line: 4114, column: 1, scope: !3944)
!4104 = !DILocation(line: 4117, column: 1, scope: !3944)
!4105 = !DILocation(line: 4118, column: 1, scope: !3944)
!4106 = !DILocation(line: 4119, column: 1, scope: !3944)
!4107 = !DILocation(line: 4120, column: 1, scope: !3944)
!4108 = !DILocation(line: 4121, column: 1, scope: !3944)
!4109 = !DILocation(line: 4124, column: 1, scope: !3944)
!4110 = !DILocation(line: 4125, column: 1, scope: !3944)
!4111 = !DILocation(line: 4126, column: 1, scope: !3944)
!4112 = !DILocation(line: 4127, column: 1, scope: !3944)
!4113 = !DILocation(line: 4128, column: 1, scope: !3944)
!4114 = !DILocation(line: 4129, column: 1, scope: !3944)
!4115 = distinct !{!4115, !61, !62}
!4116 = !DILocation(line: 4150, column: 1, scope: !3944)
!4117 = !DILocation(line: 4130, column: 1, scope: !3944)
!4118 = !DILocation(line: 4131, column: 1, scope: !3944)
!4119 = !DILocation(line: 4132, column: 1, scope: !3944)
!4120 = !DILocation(line: 4133, column: 1, scope: !3944)
!4121 = !DILocation(line: 4134, column: 1, scope: !3944)
!4122 = !DILocation(line: 4137, column: 1, scope: !3944)
!4123 = !DILocation(line: 4138, column: 1, scope: !3944)
!4124 = !DILocation(line: 4141, column: 1, scope: !3944)
!4125 = !DILocation(line: 4142, column: 1, scope: !3944)
!4126 = !DILocation(line: 4143, column: 1, scope: !3944)
!4127 = !DILocation(line: 4144, column: 1, scope: !3944)
!4128 = distinct !{!4128, !61, !62}
!4129 = !DILocation(line: 4145, column: 1, scope: !3944)
!4130 = !DILocation(line: 4146, column: 1, scope: !3944)
!4131 = !DILocation(line: 4147, column: 1, scope: !3944)
!4132 = !DILocation(line: 4148, column: 1, scope: !3944)
!4133 = !DILocation(line: 4149, column: 1, scope: !3944)
!4134 = !DILocation(line: 4151, column: 1, scope: !3944)
!4135 = !DILocation(line: 4152, column: 1, scope: !3944)
!4136 = !DILocation(line: 4153, column: 1, scope: !3944)
!4137 = !DILocation(line: 4154, column: 1, scope: !3944)
!4138 = distinct !{!4138, !61, !62}
!4139 = !DILocation(line: 4155, column: 1, scope: !3944)
!4140 = !DILocation(line: 4156, column: 1, scope: !3944)
!4141 = !DILocation(line: 4157, column: 1, scope: !3944)
!4142 = !DILocation(line: 4158, column: 1, scope: !3944)
!4143 = !DILocation(line: 4159, column: 1, scope: !3944)
!4144 = !DILocation(line: 4160, column: 1, scope: !3944)
!4145 = !DILocation(line: 4161, column: 1, scope: !3944)
!4146 = !DILocation(line: 4162, column: 1, scope: !3944)
!4147 = !DILocation(line: 4163, column: 1, scope: !3944)
!4148 = !DILocation(line: 4164, column: 1, scope: !3944)
!4149 = !DILocation(line: 4165, column: 1, scope: !3944)
!4150 = !DILocation(line: 4166, column: 1, scope: !3944)
!4151 = !DILocation(line: 4167, column: 1, scope: !3944)
!4152 = !DILocation(line: 4168, column: 1, scope: !3944)
!4153 = !DILocation(line: 4169, column: 1, scope: !3944)
!4154 = !DILocation(line: 4170, column: 1, scope: !3944)
!4155 = !DILocation(line: 4171, column: 1, scope: !3944)
!4156 = !DILocation(line: 4172, column: 1, scope: !3944)
!4157 = !DILocation(line: 4173, column: 1, scope: !3944)
!4158 = !DILocation(line: 4174, column: 1, scope: !3944)
!4159 = !DILocation(line: 4175, column: 1, scope: !3944)
!4160 = !DILocation(line: 4176, column: 1, scope: !3944)
!4161 = !DILocation(line: 4177, column: 1, scope: !3944)
!4162 = !DILocation(line: 4178, column: 1, scope: !3944)
!4163 = !DILocation(line: 4179, column: 1, scope: !3944)
!4164 = !DILocation(line: 4180, column: 1, scope: !3944)
!4165 = !DILocation(line: 4181, column: 1, scope: !3944)
!4166 = !DILocation(line: 4184, column: 1, scope: !3944)
!4167 = !DILocation(line: 4185, column: 1, scope: !3944)
!4168 = !DILocation(line: 4186, column: 1, scope: !3944)
!4169 = !DILocation(line: 4187, column: 1, scope: !3944)
!4170 = !DILocation(line: 4188, column: 1, scope: !3944)
!4171 = !DILocation(line: 4189, column: 1, scope: !3944)
!4172 = !DILocation(line: 4190, column: 1, scope: !3944)
!4173 = !DILocation(line: 4191, column: 1, scope: !3944)
!4174 = !DILocation(line: 4192, column: 1, scope: !3944)
!4175 = !DILocation(line: 4193, column: 1, scope: !3944)
!4176 = !DILocation(line: 4196, column: 1, scope: !3944)
!4177 = !DILocation(line: 4197, column: 1, scope: !3944)
!4178 = !DILocation(line: 4198, column: 1, scope: !3944)
!4179 = !DILocation(line: 4199, column: 1, scope: !3944)
!4180 = !DILocation(line: 4200, column: 1, scope: !3944)
!4181 = !DILocation(line: 4201, column: 1, scope: !3944)
!4182 = !DILocation(line: 4202, column: 1, scope: !3944)
!4183 = !DILocation(line: 4203, column: 1, scope: !3944)
!4184 = !DILocation(line: 4204, column: 1, scope: !3944)
!4185 = !DILocation(line: 4205, column: 1, scope: !3944)
!4186 = !DILocation(line: 4208, column: 1, scope: !3944)
!4187 = !DILocation(line: 4209, column: 1, scope: !3944)
!4188 = !DILocation(line: 4210, column: 1, scope: !3944)
!4189 = !DILocation(line: 4211, column: 1, scope: !3944)
!4190 = !DILocation(line: 4212, column: 1, scope: !3944)
!4191 = !DILocation(line: 4213, column: 1, scope: !3944)
!4192 = !DILocation(line: 4214, column: 1, scope: !3944)
!4193 = !DILocation(line: 4215, column: 1, scope: !3944)
!4194 = !DILocation(line: 4216, column: 1, scope: !3944)
!4195 = !DILocation(line: 4217, column: 1, scope: !3944)
!4196 = !DILocation(line: 4218, column: 1, scope: !3944)
!4197 = !DILocation(line: 4219, column: 1, scope: !3944)
!4198 = distinct !{!4198, !61, !62}
!4199 = !DILocation(line: 4220, column: 1, scope: !3944)
!4200 = !DILocation(line: 4221, column: 1, scope: !3944)
!4201 = !DILocation(line: 4222, column: 1, scope: !3944)
!4202 = distinct !{!4202, !61, !62}
!4203 = !DILocation(line: 4223, column: 1, scope: !3944)
!4204 = !DILocation(line: 4224, column: 1, scope: !3944)
!4205 = !DILocation(line: 4225, column: 1, scope: !3944)
!4206 = !DILocation(line: 4226, column: 1, scope: !3944)
!4207 = !DILocation(line: 4227, column: 1, scope: !3944)
!4208 = !DILocation(line: 4228, column: 1, scope: !3944)
!4209 = !DILocation(line: 4231, column: 1, scope: !3944)
!4210 = !DILocation(line: 4232, column: 1, scope: !3944)
!4211 = !DILocation(line: 4233, column: 1, scope: !3944)
!4212 = !DILocation(line: 4234, column: 1, scope: !3944)
!4213 = !DILocation(line: 4235, column: 1, scope: !3944)
!4214 = !DILocation(line: 4236, column: 1, scope: !3944)
!4215 = !DILocation(line: 4237, column: 1, scope: !3944)
!4216 = !DILocation(line: 4238, column: 1, scope: !3944)
!4217 = !DILocation(line: 4239, column: 1, scope: !3944)
!4218 = distinct !{!4218, !61, !62}
!4219 = !DILocation(line: 4240, column: 1, scope: !3944)
!4220 = !DILocation(line: 4241, column: 1, scope: !3944)
!4221 = !DILocation(line: 4242, column: 1, scope: !3944)
!4222 = !DILocation(line: 4243, column: 1, scope: !3944)
!4223 = !DILocation(line: 4244, column: 1, scope: !3944)
!4224 = !DILocation(line: 4245, column: 1, scope: !3944)
!4225 = !DILocation(line: 4248, column: 1, scope: !3944)
!4226 = !DILocation(line: 4249, column: 1, scope: !3944)
!4227 = !DILocation(line: 4250, column: 1, scope: !3944)
!4228 = !DILocation(line: 4251, column: 1, scope: !3944)
!4229 = !DILocation(line: 4252, column: 1, scope: !3944)
!4230 = !DILocation(line: 4253, column: 1, scope: !3944)
!4231 = !DILocation(line: 4254, column: 1, scope: !3944)
!4232 = !DILocation(line: 4255, column: 1, scope: !3944)
!4233 = !DILocation(line: 4256, column: 1, scope: !3944)
!4234 = distinct !{!4234, !61, !62}
!4235 = !DILocation(line: 4257, column: 1, scope: !3944)
!4236 = !DILocation(line: 4258, column: 1, scope: !3944)
!4237 = !DILocation(line: 4259, column: 1, scope: !3944)
!4238 = !DILocation(line: 4260, column: 1, scope: !3944)
!4239 = !DILocation(line: 4261, column: 1, scope: !3944)
!4240 = !DILocation(line: 4262, column: 1, scope: !3944)
!4241 = !DILocation(line: 4263, column: 1, scope: !3944)
!4242 = !DILocation(line: 4264, column: 1, scope: !3944)
!4243 = !DILocation(line: 4265, column: 1, scope: !3944)
!4244 = !DILocation(line: 4266, column: 1, scope: !3944)
!4245 = !DILocation(line: 4267, column: 1, scope: !3944)
!4246 = !DILocation(line: 4268, column: 1, scope: !3944)
!4247 = !DILocation(line: 4269, column: 1, scope: !3944)
!4248 = !DILocation(line: 4270, column: 1, scope: !3944)
!4249 = !DILocation(line: 4271, column: 1, scope: !3944)
!4250 = !DILocation(line: 4272, column: 1, scope: !3944)
!4251 = !DILocation(line: 4273, column: 1, scope: !3944)
!4252 = !DILocation(line: 4274, column: 1, scope: !3944)
!4253 = !DILocation(line: 4275, column: 1, scope: !3944)
!4254 = !DILocation(line: 4276, column: 1, scope: !3944)
!4255 = !DILocation(line: 4277, column: 1, scope: !3944)
!4256 = !DILocation(line: 4278, column: 1, scope: !3944)
!4257 = !DILocation(line: 4279, column: 1, scope: !3944)
!4258 = distinct !{!4258, !61, !62}
!4259 = distinct !DISubprogram(name: "_Z4k20xILi3EEvPjS0_PKiiiiiijxxyyi", linkageName: "_Z4k20xILi3EEvPjS0_PKiiiiiijxxyyi", scope: null, file: !26, line: 4280, type: !30, scopeLine: 4280, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !25)
!4260 = !DILocation(line: 4280, column: 1, scope: !4259)
!4261 = !DILocation(line: 4281, column: 1, scope: !4259)
!4262 = !DILocation(line: 4282, column: 1, scope: !4259)
!4263 = !DILocation(line: 4283, column: 1, scope: !4259)
!4264 = !DILocation(line: 4284, column: 1, scope: !4259)
!4265 = !DILocation(line: 4285, column: 1, scope: !4259)
!4266 = !DILocation(line: 4286, column: 1, scope: !4259)
!4267 = !DILocation(line: 4287, column: 1, scope: !4259)
!4268 = !DILocation(line: 4288, column: 1, scope: !4259)
!4269 = !DILocation(line: 4289, column: 1, scope: !4259)
!4270 = !DILocation(line: 4290, column: 1, scope: !4259)
!4271 = !DILocation(line: 4291, column: 1, scope: !4259)
!4272 = !DILocation(line: 4292, column: 1, scope: !4259)
!4273 = !DILocation(line: 4293, column: 1, scope: !4259)
!4274 = !DILocation(line: 4294, column: 1, scope: !4259)
!4275 = !DILocation(line: 4295, column: 1, scope: !4259)
!4276 = !DILocation(line: 4296, column: 1, scope: !4259)
!4277 = !DILocation(line: 4297, column: 1, scope: !4259)
!4278 = !DILocation(line: 4298, column: 1, scope: !4259)
!4279 = !DILocation(line: 4299, column: 1, scope: !4259)
!4280 = !DILocation(line: 4300, column: 1, scope: !4259)
!4281 = !DILocation(line: 4301, column: 1, scope: !4259)
!4282 = !DILocation(line: 4302, column: 1, scope: !4259)
!4283 = !DILocation(line: 4303, column: 1, scope: !4259)
!4284 = !DILocation(line: 4304, column: 1, scope: !4259)
!4285 = !DILocation(line: 4305, column: 1, scope: !4259)
!4286 = !DILocation(line: 4306, column: 1, scope: !4259)
!4287 = !DILocation(line: 4307, column: 1, scope: !4259)
!4288 = !DILocation(line: 4308, column: 1, scope: !4259)
!4289 = !DILocation(line: 4309, column: 1, scope: !4259)
!4290 = !DILocation(line: 4310, column: 1, scope: !4259)
!4291 = !DILocation(line: 4311, column: 1, scope: !4259)
!4292 = !DILocation(line: 4312, column: 1, scope: !4259)
!4293 = !DILocation(line: 4313, column: 1, scope: !4259)
!4294 = !DILocation(line: 4314, column: 1, scope: !4259)
!4295 = !DILocation(line: 4315, column: 1, scope: !4259)
!4296 = !DILocation(line: 4316, column: 1, scope: !4259)
!4297 = !DILocation(line: 4317, column: 1, scope: !4259)
!4298 = !DILocation(line: 4318, column: 1, scope: !4259)
!4299 = !DILocation(line: 4319, column: 1, scope: !4259)
!4300 = !DILocation(line: 4320, column: 1, scope: !4259)
!4301 = !DILocation(line: 4321, column: 1, scope: !4259)
!4302 = !DILocation(line: 4322, column: 1, scope: !4259)
!4303 = !DILocation(line: 4323, column: 1, scope: !4259)
!4304 = !DILocation(line: 4324, column: 1, scope: !4259)
!4305 = !DILocation(line: 4325, column: 1, scope: !4259)
!4306 = !DILocation(line: 4326, column: 1, scope: !4259)
!4307 = !DILocation(line: 4327, column: 1, scope: !4259)
!4308 = distinct !{!4308, !62}
!4309 = !DILocation(line: 4328, column: 1, scope: !4259)
!4310 = !DILocation(line: 4329, column: 1, scope: !4259)
!4311 = !DILocation(line: 4330, column: 1, scope: !4259)
!4312 = !DILocation(line: 4331, column: 1, scope: !4259)
!4313 = !DILocation(line: 4332, column: 1, scope: !4259)
!4314 = !DILocation(line: 4333, column: 1, scope: !4259)
!4315 = !DILocation(line: 4334, column: 1, scope: !4259)
!4316 = !DILocation(line: 4335, column: 1, scope: !4259)
!4317 = !DILocation(line: 4336, column: 1, scope: !4259)
!4318 = !DILocation(line: 4337, column: 1, scope: !4259)
!4319 = !DILocation(line: 4338, column: 1, scope: !4259)
!4320 = !DILocation(line: 4339, column: 1, scope: !4259)
!4321 = !DILocation(line: 4340, column: 1, scope: !4259)
!4322 = !DILocation(line: 4341, column: 1, scope: !4259)
!4323 = !DILocation(line: 4342, column: 1, scope: !4259)
!4324 = !DILocation(line: 4343, column: 1, scope: !4259)
!4325 = !DILocation(line: 4344, column: 1, scope: !4259)
!4326 = !DILocation(line: 4345, column: 1, scope: !4259)
!4327 = !DILocation(line: 4346, column: 1, scope: !4259)
!4328 = !DILocation(line: 4347, column: 1, scope: !4259)
!4329 = !DILocation(line: 4348, column: 1, scope: !4259)
!4330 = !DILocation(line: 4349, column: 1, scope: !4259)
!4331 = !DILocation(line: 4350, column: 1, scope: !4259)
!4332 = !DILocation(line: 4351, column: 1, scope: !4259)
!4333 = !DILocation(line: 4352, column: 1, scope: !4259)
!4334 = !DILocation(line: 4353, column: 1, scope: !4259)
!4335 = !DILocation(line: 4354, column: 1, scope: !4259)
!4336 = !DILocation(line: 4355, column: 1, scope: !4259)
!4337 = !DILocation(line: 4356, column: 1, scope: !4259)
!4338 = !DILocation(line: 4357, column: 1, scope: !4259)
!4339 = !DILocation(line: 4358, column: 1, scope: !4259)
!4340 = !DILocation(line: 4359, column: 1, scope: !4259)
!4341 = !DILocation(line: 4360, column: 1, scope: !4259)
!4342 = !DILocation(line: 4361, column: 1, scope: !4259)
!4343 = !DILocation(line: 4362, column: 1, scope: !4259)
!4344 = !DILocation(line: 4363, column: 1, scope: !4259)
!4345 = !DILocation(line: 4364, column: 1, scope: !4259)
!4346 = !DILocation(line: 4365, column: 1, scope: !4259)
!4347 = !DILocation(line: 4366, column: 1, scope: !4259)
!4348 = !DILocation(line: 4367, column: 1, scope: !4259)
!4349 = !DILocation(line: 4368, column: 1, scope: !4259)
!4350 = !DILocation(line: 4369, column: 1, scope: !4259)
!4351 = !DILocation(line: 4370, column: 1, scope: !4259)
!4352 = !DILocation(line: 4371, column: 1, scope: !4259)
!4353 = !DILocation(line: 4372, column: 1, scope: !4259)
!4354 = !DILocation(line: 4373, column: 1, scope: !4259)
!4355 = !DILocation(line: 4374, column: 1, scope: !4259)
!4356 = !DILocation(line: 4375, column: 1, scope: !4259)
!4357 = !DILocation(line: 4376, column: 1, scope: !4259)
!4358 = !DILocation(line: 4377, column: 1, scope: !4259)
!4359 = !DILocation(line: 4378, column: 1, scope: !4259)
!4360 = distinct !{!4360, !61, !62}
!4361 = !DILocation(line: 4379, column: 1, scope: !4259)
!4362 = !DILocation(line: 4380, column: 1, scope: !4259)
!4363 = !DILocation(line: 4381, column: 1, scope: !4259)
!4364 = !DILocation(line: 4382, column: 1, scope: !4259)
!4365 = !DILocation(line: 4383, column: 1, scope: !4259)
!4366 = !DILocation(line: 4384, column: 1, scope: !4259)
!4367 = !DILocation(line: 4385, column: 1, scope: !4259)
!4368 = !DILocation(line: 4386, column: 1, scope: !4259)
!4369 = !DILocation(line: 4387, column: 1, scope: !4259)
!4370 = !DILocation(line: 4388, column: 1, scope: !4259)
!4371 = !DILocation(line: 4389, column: 1, scope: !4259)
!4372 = !DILocation(line: 4390, column: 1, scope: !4259)
!4373 = !DILocation(line: 4391, column: 1, scope: !4259)
!4374 = !DILocation(line: 4392, column: 1, scope: !4259)
!4375 = !DILocation(line: 4393, column: 1, scope: !4259)
!4376 = !DILocation(line: 4394, column: 1, scope: !4259)
!4377 = !DILocation(line: 4395, column: 1, scope: !4259)
!4378 = !DILocation(line: 4396, column: 1, scope: !4259)
!4379 = distinct !{!4379, !61, !62}
!4380 = !DILocation(line: 4397, column: 1, scope: !4259)
!4381 = !DILocation(line: 4398, column: 1, scope: !4259)
!4382 = !DILocation(line: 4399, column: 1, scope: !4259)
!4383 = distinct !{!4383, !61, !62}
!4384 = !DILocation(line: 4400, column: 1, scope: !4259)
!4385 = !DILocation(line: 4401, column: 1, scope: !4259)
!4386 = !DILocation(line: 4402, column: 1, scope: !4259)
!4387 = !DILocation(line: 4403, column: 1, scope: !4259)
!4388 = !DILocation(line: 4404, column: 1, scope: !4259)
!4389 = !DILocation(line: 4405, column: 1, scope: !4259)
!4390 = !DILocation(line: 4406, column: 1, scope: !4259)
!4391 = !DILocation(line: 4407, column: 1, scope: !4259)
!4392 = !DILocation(line: 4408, column: 1, scope: !4259)
!4393 = !DILocation(line: 4409, column: 1, scope: !4259)
!4394 = !DILocation(line: 4410, column: 1, scope: !4259)
!4395 = !DILocation(line: 4411, column: 1, scope: !4259)
!4396 = distinct !{!4396, !61, !62}
!4397 = !DILocation(line: 4412, column: 1, scope: !4259)
!4398 = !DILocation(line: 4413, column: 1, scope: !4259)
!4399 = !DILocation(line: 4414, column: 1, scope: !4259)
!4400 = !DILocation(line: 4415, column: 1, scope: !4259)
!4401 = !DILocation(line: 4416, column: 1, scope: !4259)
!4402 = !DILocation(line: 4417, column: 1, scope: !4259)
!4403 = !DILocation(line: 4418, column: 1, scope: !4259)
!4404 = !DILocation(line: 4419, column: 1, scope: !4259)
!4405 = !DILocation(line: 4420, column: 1, scope: !4259)
!4406 = !DILocation(line: 4421, column: 1, scope: !4259)
!4407 = !DILocation(line: 4422, column: 1, scope: !4259)
!4408 = !DILocation(line: 4423, column: 1, scope: !4259)
!4409 = !DILocation(line: 4424, column: 1, scope: !4259)
!4410 = !DILocation(line: 4425, column: 1, scope: !4259)
!4411 = !DILocation(line: 4426, column: 1, scope: !4259)
!4412 = !DILocation(line: 4427, column: 1, scope: !4259)
!4413 = !DILocation(line: 4428, column: 1, scope: !4259)
!4414 = !DILocation(line: 4429, column: 1, scope: !4259)
!4415 = !DILocation(line: 4430, column: 1, scope: !4259)
!4416 = !DILocation(line: 4431, column: 1, scope: !4259)
!4417 = !DILocation(line: 4432, column: 1, scope: !4259)
!4418 = !DILocation(line: 4433, column: 1, scope: !4259)
!4419 = !DILocation(line: 4434, column: 1, scope: !4259)
!4420 = !{!4421, !941, i64 0}
!4421 = !{!"_ZTS4S5_1", !941, i64 0, !109, i64 4}
!4422 = !DILocation(line: 4435, column: 1, scope: !4259)
!4423 = !DILocation(line: 4436, column: 1, scope: !4259)
!4424 = !DILocation(line: 4437, column: 1, scope: !4259)
!4425 = !DILocation(line: 4438, column: 1, scope: !4259)
!4426 = !DILocation(line: 4439, column: 1, scope: !4259)
!4427 = !{!4421, !109, i64 4}
!4428 = !DILocation(line: 4440, column: 1, scope: !4259)
!4429 = !DILocation(line: 4441, column: 1, scope: !4259)
!4430 = !DILocation(line: 4442, column: 1, scope: !4259)
!4431 = distinct !{!4431, !61, !62}
!4432 = !DILocation(line: 4443, column: 1, scope: !4259)
!4433 = !DILocation(line: 4444, column: 1, scope: !4259)
!4434 = !DILocation(line: 4445, column: 1, scope: !4259)
!4435 = !DILocation(line: 4446, column: 1, scope: !4259)
!4436 = !DILocation(line: 4447, column: 1, scope: !4259)
!4437 = !DILocation(line: 4448, column: 1, scope: !4259)
!4438 = !DILocation(line: 4449, column: 1, scope: !4259)
!4439 = !DILocation(line: 4450, column: 1, scope: !4259)
!4440 = !DILocation(line: 4451, column: 1, scope: !4259)
!4441 = !DILocation(line: 4452, column: 1, scope: !4259)
!4442 = !DILocation(line: 4453, column: 1, scope: !4259)
!4443 = !DILocation(line: 4454, column: 1, scope: !4259)
!4444 = !DILocation(line: 4455, column: 1, scope: !4259)
!4445 = !DILocation(line: 4456, column: 1, scope: !4259)
!4446 = !DILocation(line: 4457, column: 1, scope: !4259)
!4447 = !DILocation(line: 4458, column: 1, scope: !4259)
!4448 = !DILocation(line: 4459, column: 1, scope: !4259)
!4449 = !DILocation(line: 4460, column: 1, scope: !4259)
!4450 = !DILocation(line: 4461, column: 1, scope: !4259)
!4451 = !DILocation(line: 4462, column: 1, scope: !4259)
!4452 = distinct !{!4452, !61, !62}
!4453 = !DILocation(line: 4463, column: 1, scope: !4259)
!4454 = !DILocation(line: 4464, column: 1, scope: !4259)
!4455 = !DILocation(line: 4465, column: 1, scope: !4259)
!4456 = !DILocation(line: 4466, column: 1, scope: !4259)
!4457 = distinct !{!4457, !61, !62}
!4458 = !DILocation(line: 4467, column: 1, scope: !4259)
!4459 = !DILocation(line: 4468, column: 1, scope: !4259)
!4460 = !DILocation(line: 4469, column: 1, scope: !4259)
!4461 = !DILocation(line: 4470, column: 1, scope: !4259)
!4462 = !DILocation(line: 4471, column: 1, scope: !4259)
!4463 = !DILocation(line: 4472, column: 1, scope: !4259)
!4464 = !DILocation(line: 4473, column: 1, scope: !4259)
!4465 = !DILocation(line: 4474, column: 1, scope: !4259)
!4466 = !DILocation(line: 4475, column: 1, scope: !4259)
!4467 = !DILocation(line: 4476, column: 1, scope: !4259)
!4468 = !DILocation(line: 4477, column: 1, scope: !4259)
!4469 = !DILocation(line: 4478, column: 1, scope: !4259)
!4470 = !DILocation(line: 4479, column: 1, scope: !4259)
!4471 = !DILocation(line: 4480, column: 1, scope: !4259)
!4472 = !DILocation(line: 4481, column: 1, scope: !4259)
!4473 = !DILocation(line: 4482, column: 1, scope: !4259)
!4474 = !DILocation(line: 4483, column: 1, scope: !4259)
!4475 = !DILocation(line: 4484, column: 1, scope: !4259)
!4476 = !DILocation(line: 4485, column: 1, scope: !4259)
!4477 = !DILocation(line: 4486, column: 1, scope: !4259)
!4478 = !DILocation(line: 4487, column: 1, scope: !4259)
!4479 = !DILocation(line: 4488, column: 1, scope: !4259)
!4480 = !DILocation(line: 4489, column: 1, scope: !4259)
!4481 = !DILocation(line: 4490, column: 1, scope: !4259)
!4482 = !DILocation(line: 4491, column: 1, scope: !4259)
!4483 = distinct !{!4483, !61, !62}
!4484 = !DILocation(line: 4492, column: 1, scope: !4259)
!4485 = !DILocation(line: 4493, column: 1, scope: !4259)
!4486 = !DILocation(line: 4494, column: 1, scope: !4259)
!4487 = !DILocation(line: 4495, column: 1, scope: !4259)
!4488 = !DILocation(line: 4496, column: 1, scope: !4259)
!4489 = !DILocation(line: 4497, column: 1, scope: !4259)
!4490 = !DILocation(line: 4498, column: 1, scope: !4259)
!4491 = !DILocation(line: 4499, column: 1, scope: !4259)
!4492 = !DILocation(line: 4500, column: 1, scope: !4259)
!4493 = !DILocation(line: 4501, column: 1, scope: !4259)
!4494 = !DILocation(line: 4502, column: 1, scope: !4259)
!4495 = !DILocation(line: 4503, column: 1, scope: !4259)
!4496 = !DILocation(line: 4504, column: 1, scope: !4259)
!4497 = !DILocation(line: 4505, column: 1, scope: !4259)
!4498 = !DILocation(line: 4506, column: 1, scope: !4259)
!4499 = !DILocation(line: 4507, column: 1, scope: !4259)
!4500 = !DILocation(line: 4508, column: 1, scope: !4259)
!4501 = !DILocation(line: 4509, column: 1, scope: !4259)
!4502 = !DILocation(line: 4510, column: 1, scope: !4259)
!4503 = !DILocation(line: 4511, column: 1, scope: !4259)
!4504 = !DILocation(line: 4512, column: 1, scope: !4259)
!4505 = !DILocation(line: 4513, column: 1, scope: !4259)
!4506 = !DILocation(line: 4514, column: 1, scope: !4259)
!4507 = !DILocation(line: 4515, column: 1, scope: !4259)
!4508 = !DILocation(line: 4516, column: 1, scope: !4259)
!4509 = !DILocation(line: 4517, column: 1, scope: !4259)
!4510 = !DILocation(line: 4518, column: 1, scope: !4259)
!4511 = !DILocation(line: 4519, column: 1, scope: !4259)
!4512 = !DILocation(line: 4520, column: 1, scope: !4259)
!4513 = !DILocation(line: 4521, column: 1, scope: !4259)
!4514 = !DILocation(line: 4522, column: 1, scope: !4259)
!4515 = !DILocation(line: 4523, column: 1, scope: !4259)
!4516 = !DILocation(line: 4524, column: 1, scope: !4259)
!4517 = !DILocation(line: 4525, column: 1, scope: !4259)
!4518 = !DILocation(line: 4526, column: 1, scope: !4259)
!4519 = !DILocation(line: 4527, column: 1, scope: !4259)
!4520 = !DILocation(line: 4528, column: 1, scope: !4259)
!4521 = !DILocation(line: 4529, column: 1, scope: !4259)
!4522 = !DILocation(line: 4530, column: 1, scope: !4259)
!4523 = !DILocation(line: 4531, column: 1, scope: !4259)
!4524 = !DILocation(line: 4532, column: 1, scope: !4259)
!4525 = !DILocation(line: 4533, column: 1, scope: !4259)
!4526 = !DILocation(line: 4534, column: 1, scope: !4259)
!4527 = !DILocation(line: 4535, column: 1, scope: !4259)
!4528 = !DILocation(line: 4536, column: 1, scope: !4259)
!4529 = !DILocation(line: 4537, column: 1, scope: !4259)
!4530 = !DILocation(line: 4538, column: 1, scope: !4259)
!4531 = !DILocation(line: 4539, column: 1, scope: !4259)
!4532 = !DILocation(line: 4540, column: 1, scope: !4259)
!4533 = !DILocation(line: 4541, column: 1, scope: !4259)
!4534 = !DILocation(line: 4542, column: 1, scope: !4259)
!4535 = !DILocation(line: 4543, column: 1, scope: !4259)
!4536 = !DILocation(line: 4544, column: 1, scope: !4259)
!4537 = !DILocation(line: 4545, column: 1, scope: !4259)
!4538 = !DILocation(line: 4546, column: 1, scope: !4259)
!4539 = !DILocation(line: 4547, column: 1, scope: !4259)
!4540 = !DILocation(line: 4548, column: 1, scope: !4259)
!4541 = !DILocation(line: 4549, column: 1, scope: !4259)
!4542 = !DILocation(line: 4550, column: 1, scope: !4259)
!4543 = !DILocation(line: 4551, column: 1, scope: !4259)
!4544 = !DILocation(line: 4552, column: 1, scope: !4259)
!4545 = !DILocation(line: 4553, column: 1, scope: !4259)
!4546 = !DILocation(line: 4554, column: 1, scope: !4259)
!4547 = !DILocation(line: 4555, column: 1, scope: !4259)
!4548 = !DILocation(line: 4556, column: 1, scope: !4259)
!4549 = !DILocation(line: 4557, column: 1, scope: !4259)
!4550 = !DILocation(line: 4558, column: 1, scope: !4259)
!4551 = !DILocation(line: 4559, column: 1, scope: !4259)
!4552 = !DILocation(line: 4560, column: 1, scope: !4259)
!4553 = !DILocation(line: 4561, column: 1, scope: !4259)
!4554 = !DILocation(line: 4562, column: 1, scope: !4259)
!4555 = !DILocation(line: 4563, column: 1, scope: !4259)
!4556 = !DILocation(line: 4564, column: 1, scope: !4259)
!4557 = !DILocation(line: 4565, column: 1, scope: !4259)
!4558 = !DILocation(line: 4566, column: 1, scope: !4259)
!4559 = !DILocation(line: 4567, column: 1, scope: !4259)
!4560 = !DILocation(line: 4568, column: 1, scope: !4259)
!4561 = !DILocation(line: 4569, column: 1, scope: !4259)
!4562 = !DILocation(line: 4570, column: 1, scope: !4259)
!4563 = !DILocation(line: 4571, column: 1, scope: !4259)
!4564 = !DILocation(line: 4572, column: 1, scope: !4259)
!4565 = !DILocation(line: 4573, column: 1, scope: !4259)
!4566 = !DILocation(line: 4574, column: 1, scope: !4259)
!4567 = !DILocation(line: 4575, column: 1, scope: !4259)
!4568 = !DILocation(line: 4576, column: 1, scope: !4259)
!4569 = !DILocation(line: 4577, column: 1, scope: !4259)
!4570 = !DILocation(line: 4578, column: 1, scope: !4259)
!4571 = !DILocation(line: 4579, column: 1, scope: !4259)
!4572 = !DILocation(line: 4580, column: 1, scope: !4259)
!4573 = !DILocation(line: 4581, column: 1, scope: !4259)
!4574 = !DILocation(line: 4582, column: 1, scope: !4259)
!4575 = !DILocation(line: 4583, column: 1, scope: !4259)
!4576 = !DILocation(line: 4584, column: 1, scope: !4259)
!4577 = !DILocation(line: 4585, column: 1, scope: !4259)
!4578 = !DILocation(line: 4586, column: 1, scope: !4259)
!4579 = distinct !{!4579, !61, !62}
!4580 = !DILocation(line: 4587, column: 1, scope: !4259)
!4581 = !DILocation(line: 4588, column: 1, scope: !4259)
!4582 = !DILocation(line: 4589, column: 1, scope: !4259)
!4583 = !DILocation(line: 4590, column: 1, scope: !4259)
!4584 = !DILocation(line: 4591, column: 1, scope: !4259)
!4585 = !DILocation(line: 4592, column: 1, scope: !4259)
!4586 = !DILocation(line: 4593, column: 1, scope: !4259)
!4587 = !DILocation(line: 4594, column: 1, scope: !4259)
!4588 = !DILocation(line: 4595, column: 1, scope: !4259)
!4589 = !DILocation(line: 4596, column: 1, scope: !4259)
!4590 = !DILocation(line: 4597, column: 1, scope: !4259)
!4591 = !DILocation(line: 4598, column: 1, scope: !4259)
!4592 = !DILocation(line: 4599, column: 1, scope: !4259)
!4593 = !DILocation(line: 4600, column: 1, scope: !4259)
!4594 = !DILocation(line: 4601, column: 1, scope: !4259)
!4595 = !DILocation(line: 4602, column: 1, scope: !4259)
!4596 = !DILocation(line: 4603, column: 1, scope: !4259)
!4597 = !DILocation(line: 4604, column: 1, scope: !4259)
!4598 = !DILocation(line: 4605, column: 1, scope: !4259)
!4599 = !DILocation(line: 4606, column: 1, scope: !4259)
!4600 = !DILocation(line: 4607, column: 1, scope: !4259)
!4601 = !DILocation(line: 4608, column: 1, scope: !4259)
!4602 = !DILocation(line: 4609, column: 1, scope: !4259)
!4603 = !DILocation(line: 4610, column: 1, scope: !4259)
!4604 = !DILocation(line: 4611, column: 1, scope: !4259)
!4605 = !DILocation(line: 4612, column: 1, scope: !4259)
!4606 = !DILocation(line: 4613, column: 1, scope: !4259)
!4607 = !DILocation(line: 4614, column: 1, scope: !4259)
!4608 = !DILocation(line: 4615, column: 1, scope: !4259)
!4609 = !DILocation(line: 4616, column: 1, scope: !4259)
!4610 = !DILocation(line: 4617, column: 1, scope: !4259)
!4611 = !DILocation(line: 4618, column: 1, scope: !4259)
!4612 = !DILocation(line: 4619, column: 1, scope: !4259)
!4613 = !DILocation(line: 4620, column: 1, scope: !4259)
!4614 = distinct !{!4614, !61, !62}
!4615 = !DILocation(line: 4621, column: 1, scope: !4259)
!4616 = !DILocation(line: 4622, column: 1, scope: !4259)
!4617 = !DILocation(line: 4623, column: 1, scope: !4259)
!4618 = !DILocation(line: 4624, column: 1, scope: !4259)
!4619 = !DILocation(line: 4625, column: 1, scope: !4259)
!4620 = distinct !{!4620, !61, !62}
!4621 = !DILocation(line: 4626, column: 1, scope: !4259)
!4622 = !DILocation(line: 4627, column: 1, scope: !4259)
!4623 = !DILocation(line: 4628, column: 1, scope: !4259)
!4624 = !DILocation(line: 4629, column: 1, scope: !4259)
!4625 = !DILocation(line: 4630, column: 1, scope: !4259)
!4626 = !DILocation(line: 4631, column: 1, scope: !4259)
!4627 = !DILocation(line: 4632, column: 1, scope: !4259)
!4628 = !DILocation(line: 4633, column: 1, scope: !4259)
!4629 = !DILocation(line: 4634, column: 1, scope: !4259)
!4630 = !DILocation(line: 4635, column: 1, scope: !4259)
!4631 = !DILocation(line: 4636, column: 1, scope: !4259)
!4632 = !DILocation(line: 4637, column: 1, scope: !4259)
!4633 = !DILocation(line: 4638, column: 1, scope: !4259)
!4634 = !DILocation(line: 4639, column: 1, scope: !4259)
!4635 = !DILocation(line: 4640, column: 1, scope: !4259)
!4636 = !DILocation(line: 4641, column: 1, scope: !4259)
!4637 = !DILocation(line: 4642, column: 1, scope: !4259)
!4638 = !DILocation(line: 4643, column: 1, scope: !4259)
!4639 = !DILocation(line: 4644, column: 1, scope: !4259)
!4640 = !DILocation(line: 4645, column: 1, scope: !4259)
!4641 = !DILocation(line: 4646, column: 1, scope: !4259)
!4642 = !DILocation(line: 4647, column: 1, scope: !4259)
!4643 = !DILocation(line: 4648, column: 1, scope: !4259)
!4644 = !DILocation(line: 4649, column: 1, scope: !4259)
!4645 = !DILocation(line: 4650, column: 1, scope: !4259)
!4646 = !DILocation(line: 4651, column: 1, scope: !4259)
!4647 = !DILocation(line: 4652, column: 1, scope: !4259)
!4648 = !DILocation(line: 4653, column: 1, scope: !4259)
!4649 = distinct !{!4649, !61, !62}
!4650 = !DILocation(line: 4654, column: 1, scope: !4259)
!4651 = !DILocation(line: 4655, column: 1, scope: !4259)
!4652 = !DILocation(line: 4656, column: 1, scope: !4259)
!4653 = !DILocation(line: 4657, column: 1, scope: !4259)
!4654 = !DILocation(line: 4658, column: 1, scope: !4259)
!4655 = !DILocation(line: 4659, column: 1, scope: !4259)
!4656 = !DILocation(line: 4660, column: 1, scope: !4259)
!4657 = !DILocation(line: 4661, column: 1, scope: !4259)
!4658 = !DILocation(line: 4662, column: 1, scope: !4259)
!4659 = !DILocation(line: 4663, column: 1, scope: !4259)
!4660 = !DILocation(line: 4664, column: 1, scope: !4259)
!4661 = !DILocation(line: 4665, column: 1, scope: !4259)
!4662 = !DILocation(line: 4666, column: 1, scope: !4259)
!4663 = !DILocation(line: 4667, column: 1, scope: !4259)
!4664 = !DILocation(line: 4668, column: 1, scope: !4259)
!4665 = !DILocation(line: 4669, column: 1, scope: !4259)
!4666 = !DILocation(line: 4670, column: 1, scope: !4259)
!4667 = !DILocation(line: 4671, column: 1, scope: !4259)
!4668 = !DILocation(line: 4672, column: 1, scope: !4259)
!4669 = !DILocation(line: 4673, column: 1, scope: !4259)
!4670 = !DILocation(line: 4674, column: 1, scope: !4259)
!4671 = !DILocation(line: 4675, column: 1, scope: !4259)
!4672 = !DILocation(line: 4676, column: 1, scope: !4259)
!4673 = !DILocation(line: 4677, column: 1, scope: !4259)
!4674 = !DILocation(line: 4678, column: 1, scope: !4259)
!4675 = !DILocation(line: 4679, column: 1, scope: !4259)
!4676 = distinct !{!4676, !61, !62}
!4677 = !DILocation(line: 4680, column: 1, scope: !4259)
!4678 = !DILocation(line: 4681, column: 1, scope: !4259)
!4679 = !DILocation(line: 4682, column: 1, scope: !4259)
!4680 = !DILocation(line: 4683, column: 1, scope: !4259)
!4681 = !DILocation(line: 4684, column: 1, scope: !4259)
!4682 = !DILocation(line: 4685, column: 1, scope: !4259)
!4683 = !DILocation(line: 4686, column: 1, scope: !4259)
!4684 = !DILocation(line: 4687, column: 1, scope: !4259)
!4685 = !DILocation(line: 4688, column: 1, scope: !4259)
!4686 = !DILocation(line: 4689, column: 1, scope: !4259)
!4687 = !DILocation(line: 4690, column: 1, scope: !4259)
!4688 = !DILocation(line: 4691, column: 1, scope: !4259)
!4689 = !DILocation(line: 4692, column: 1, scope: !4259)
!4690 = !DILocation(line: 4693, column: 1, scope: !4259)
!4691 = !DILocation(line: 4694, column: 1, scope: !4259)
!4692 = !DILocation(line: 4695, column: 1, scope: !4259)
!4693 = !DILocation(line: 4696, column: 1, scope: !4259)
!4694 = !DILocation(line: 4697, column: 1, scope: !4259)
!4695 = !DILocation(line: 4698, column: 1, scope: !4259)
!4696 = distinct !{!4696, !61, !62}
!4697 = !DILocation(line: 4699, column: 1, scope: !4259)
!4698 = !DILocation(line: 4700, column: 1, scope: !4259)
!4699 = !DILocation(line: 4701, column: 1, scope: !4259)
!4700 = !DILocation(line: 4702, column: 1, scope: !4259)
!4701 = !DILocation(line: 4703, column: 1, scope: !4259)
!4702 = !DILocation(line: 4704, column: 1, scope: !4259)
!4703 = !DILocation(line: 4705, column: 1, scope: !4259)
!4704 = !DILocation(line: 4706, column: 1, scope: !4259)
!4705 = !DILocation(line: 4707, column: 1, scope: !4259)
!4706 = !DILocation(line: 4708, column: 1, scope: !4259)
!4707 = !DILocation(line: 4709, column: 1, scope: !4259)
!4708 = !DILocation(line: 4710, column: 1, scope: !4259)
!4709 = !DILocation(line: 4711, column: 1, scope: !4259)
!4710 = !DILocation(line: 4712, column: 1, scope: !4259)
!4711 = !DILocation(line: 4713, column: 1, scope: !4259)
!4712 = !DILocation(line: 4714, column: 1, scope: !4259)
!4713 = !DILocation(line: 4715, column: 1, scope: !4259)
!4714 = distinct !{!4714, !61, !62}
!4715 = !DILocation(line: 4716, column: 1, scope: !4259)
!4716 = !DILocation(line: 4717, column: 1, scope: !4259)
!4717 = !DILocation(line: 4718, column: 1, scope: !4259)
!4718 = !DILocation(line: 4719, column: 1, scope: !4259)
!4719 = !DILocation(line: 4720, column: 1, scope: !4259)
!4720 = !DILocation(line: 4721, column: 1, scope: !4259)
!4721 = !DILocation(line: 4722, column: 1, scope: !4259)
!4722 = !DILocation(line: 4723, column: 1, scope: !4259)
!4723 = !DILocation(line: 4724, column: 1, scope: !4259)
!4724 = !DILocation(line: 4725, column: 1, scope: !4259)
!4725 = !DILocation(line: 4726, column: 1, scope: !4259)
!4726 = !DILocation(line: 4727, column: 1, scope: !4259)
!4727 = !DILocation(line: 4728, column: 1, scope: !4259)
!4728 = !DILocation(line: 4729, column: 1, scope: !4259)
!4729 = !DILocation(line: 4730, column: 1, scope: !4259)
!4730 = !DILocation(line: 4731, column: 1, scope: !4259)
!4731 = !DILocation(line: 4732, column: 1, scope: !4259)
!4732 = !DILocation(line: 4733, column: 1, scope: !4259)
!4733 = !DILocation(line: 4734, column: 1, scope: !4259)
!4734 = !DILocation(line: 4735, column: 1, scope: !4259)
!4735 = !DILocation(line: 4736, column: 1, scope: !4259)
!4736 = !DILocation(line: 4737, column: 1, scope: !4259)
!4737 = !DILocation(line: 4738, column: 1, scope: !4259)
!4738 = !DILocation(line: 4739, column: 1, scope: !4259)
!4739 = !DILocation(line: 4740, column: 1, scope: !4259)
!4740 = distinct !{!4740, !61, !62}
!4741 = distinct !DISubprogram(name: "_Z4k21xPjS_PKiiiiiijxxyyi", linkageName: "_Z4k21xPjS_PKiiiiiijxxyyi", scope: null, file: !26, line: 4741, type: !30, scopeLine: 4741, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !25)
!4742 = !DILocation(line: 4741, column: 1, scope: !4741)
!4743 = !DILocation(line: 4742, column: 1, scope: !4741)
!4744 = !DILocation(line: 4743, column: 1, scope: !4741)
!4745 = !DILocation(line: 4744, column: 1, scope: !4741)
!4746 = !DILocation(line: 4745, column: 1, scope: !4741)
!4747 = !DILocation(line: 4746, column: 1, scope: !4741)
!4748 = !DILocation(line: 4747, column: 1, scope: !4741)
!4749 = !DILocation(line: 4748, column: 1, scope: !4741)
!4750 = !DILocation(line: 4749, column: 1, scope: !4741)
!4751 = !DILocation(line: 4750, column: 1, scope: !4741)
!4752 = !DILocation(line: 4751, column: 1, scope: !4741)
!4753 = !DILocation(line: 4752, column: 1, scope: !4741)
!4754 = !DILocation(line: 4753, column: 1, scope: !4741)
!4755 = !DILocation(line: 4754, column: 1, scope: !4741)
!4756 = !DILocation(line: 4755, column: 1, scope: !4741)
!4757 = !DILocation(line: 4756, column: 1, scope: !4741)
!4758 = !DILocation(line: 4770, column: 1, scope: !4741)
!4759 = !DILocation(line: 4757, column: 1, scope: !4741)
!4760 = !DILocation(line: 4758, column: 1, scope: !4741)
!4761 = !DILocation(line: 4786, column: 1, scope: !4741)
!4762 = !DILocation(line: 4759, column: 1, scope: !4741)
!4763 = !DILocation(line: 4760, column: 1, scope: !4741)
!4764 = !DILocation(line: 4761, column: 1, scope: !4741)
!4765 = !DILocation(line: 4762, column: 1, scope: !4741)
!4766 = !DILocation(line: 4763, column: 1, scope: !4741)
!4767 = !DILocation(line: 4764, column: 1, scope: !4741)
!4768 = !DILocation(line: 4767, column: 1, scope: !4741)
!4769 = !DILocation(line: 4768, column: 1, scope: !4741)
!4770 = !DILocation(line: 4769, column: 1, scope: !4741)
!4771 = distinct !{!4771, !61, !62}
!4772 = !DILocation(line: 4771, column: 1, scope: !4741)
!4773 = !DILocation(line: 4772, column: 1, scope: !4741)
!4774 = !DILocation(line: 4773, column: 1, scope: !4741)
!4775 = !DILocation(line: 4774, column: 1, scope: !4741)
!4776 = !DILocation(line: 4775, column: 1, scope: !4741)
!4777 = !DILocation(line: 4776, column: 1, scope: !4741)
!4778 = !DILocation(line: 4777, column: 1, scope: !4741)
!4779 = !DILocation(line: 4778, column: 1, scope: !4741)
!4780 = !DILocation(line: 4779, column: 1, scope: !4741)
!4781 = !DILocation(line: 4780, column: 1, scope: !4741)
!4782 = !DILocation(line: 4781, column: 1, scope: !4741)
!4783 = !DILocation(line: 4782, column: 1, scope: !4741)
!4784 = !DILocation(line: 4783, column: 1, scope: !4741)
!4785 = !DILocation(line: 4784, column: 1, scope: !4741)
!4786 = !DILocation(line: 4785, column: 1, scope: !4741)
!4787 = distinct !{!4787, !61, !62}
!4788 = !DILocation(line: 4787, column: 1, scope: !4741)
!4789 = !DILocation(line: 4788, column: 1, scope: !4741)
!4790 = !DILocation(line: 4789, column: 1, scope: !4741)
!4791 = !DILocation(line: 4790, column: 1, scope: !4741)
!4792 = !DILocation(line: 4791, column: 1, scope: !4741)
!4793 = !DILocation(line: 4820, column: 1, scope: !4741)
!4794 = !DILocation(line: 4792, column: 1, scope: !4741)
!4795 = !DILocation(line: 4794, column: 1, scope: !4741)
!4796 = !DILocation(line: 4795, column: 1, scope: !4741)
!4797 = !DILocation(line: 4796, column: 1, scope: !4741)
!4798 = !DILocation(line: 4797, column: 1, scope: !4741)
!4799 = !DILocation(line: 4798, column: 1, scope: !4741)
!4800 = !DILocation(line: 4799, column: 1, scope: !4741)
!4801 = !DILocation(line: 4800, column: 1, scope: !4741)
!4802 = !DILocation(line: 4801, column: 1, scope: !4741)
!4803 = !DILocation(line: 4802, column: 1, scope: !4741)
!4804 = !DILocation(line: 4804, column: 1, scope: !4741)
!4805 = !DILocation(line: 4805, column: 1, scope: !4741)
!4806 = !DILocation(line: 4807, column: 1, scope: !4741)
!4807 = !DILocation(line: 4808, column: 1, scope: !4741)
!4808 = !DILocation(line: 4809, column: 1, scope: !4741)
!4809 = !DILocation(line: 4810, column: 1, scope: !4741)
!4810 = !DILocation(line: 4811, column: 1, scope: !4741)
!4811 = distinct !{!4811, !61, !62}
!4812 = !DILocation(line: 4812, column: 1, scope: !4741)
!4813 = !DILocation(line: 4813, column: 1, scope: !4741)
!4814 = !DILocation(line: 4814, column: 1, scope: !4741)
!4815 = !DILocation(line: 4815, column: 1, scope: !4741)
!4816 = !DILocation(line: 4816, column: 1, scope: !4741)
!4817 = !DILocation(line: 4817, column: 1, scope: !4741)
!4818 = !DILocation(line: 4818, column: 1, scope: !4741)
!4819 = !DILocation(line: 4819, column: 1, scope: !4741)
!4820 = distinct !{!4820, !61, !62}
!4821 = !DILocation(line: 4822, column: 1, scope: !4741)
!4822 = !DILocation(line: 4821, column: 1, scope: !4741)
!4823 = !DILocation(line: 4823, column: 1, scope: !4741)
!4824 = !DILocation(line: 4824, column: 1, scope: !4741)
!4825 = !DILocation(line: 4825, column: 1, scope: !4741)
!4826 = !DILocation(line: 4826, column: 1, scope: !4741)
!4827 = !DILocation(line: 4827, column: 1, scope: !4741)
!4828 = !DILocation(line: 4828, column: 1, scope: !4741)
!4829 = !DILocation(line: 4829, column: 1, scope: !4741)
!4830 = !DILocation(line: 4830, column: 1, scope: !4741)
!4831 = !DILocation(line: 4831, column: 1, scope: !4741)
!4832 = !DILocation(line: 4832, column: 1, scope: !4741)
!4833 = !DILocation(line: 4833, column: 1, scope: !4741)
!4834 = !DILocation(line: 4834, column: 1, scope: !4741)
!4835 = !DILocation(line: 4835, column: 1, scope: !4741)
!4836 = !DILocation(line: 4837, column: 1, scope: !4741)
!4837 = !DILocation(line: 4838, column: 1, scope: !4741)
!4838 = !DILocation(line: 4839, column: 1, scope: !4741)
!4839 = !DILocation(line: 4840, column: 1, scope: !4741)
!4840 = !DILocation(line: 4841, column: 1, scope: !4741)
!4841 = !DILocation(line: 4842, column: 1, scope: !4741)
!4842 = !DILocation(line: 4843, column: 1, scope: !4741)
!4843 = !DILocation(line: 4844, column: 1, scope: !4741)
!4844 = !DILocation(line: 4845, column: 1, scope: !4741)
!4845 = !DILocation(line: 4846, column: 1, scope: !4741)
!4846 = !DILocation(line: 4849, column: 1, scope: !4741)
!4847 = !DILocation(line: 4850, column: 1, scope: !4741)
!4848 = !DILocation(line: 4851, column: 1, scope: !4741)
!4849 = !DILocation(line: 4852, column: 1, scope: !4741)
!4850 = !DILocation(line: 4853, column: 1, scope: !4741)
!4851 = !DILocation(line: 4854, column: 1, scope: !4741)
!4852 = !DILocation(line: 4855, column: 1, scope: !4741)
!4853 = distinct !{!4853, !61, !62}
!4854 = !DILocation(line: 4870, column: 1, scope: !4741)
!4855 = !DILocation(line: 4856, column: 1, scope: !4741)
!4856 = !DILocation(line: 4857, column: 1, scope: !4741)
!4857 = !DILocation(line: 4858, column: 1, scope: !4741)
!4858 = !DILocation(line: 4859, column: 1, scope: !4741)
!4859 = !DILocation(line: 4860, column: 1, scope: !4741)
!4860 = !DILocation(line: 4861, column: 1, scope: !4741)
!4861 = !DILocation(line: 4862, column: 1, scope: !4741)
!4862 = !DILocation(line: 4863, column: 1, scope: !4741)
!4863 = !DILocation(line: 4864, column: 1, scope: !4741)
!4864 = !DILocation(line: 4865, column: 1, scope: !4741)
!4865 = !DILocation(line: 4866, column: 1, scope: !4741)
!4866 = !DILocation(line: 4867, column: 1, scope: !4741)
!4867 = distinct !{!4867, !61, !4868}
!4868 = !{!"llvm.loop.unroll.enable"}
!4869 = !DILocation(line: 4868, column: 1, scope: !4741)
!4870 = !DILocation(line: 4869, column: 1, scope: !4741)
!4871 = !DILocation(line: 4871, column: 1, scope: !4741)
!4872 = !DILocation(line: 4872, column: 1, scope: !4741)
!4873 = !DILocation(line: 4875, column: 1, scope: !4741)
!4874 = !DILocation(line: 4879, column: 1, scope: !4741)
!4875 = !DILocation(line: 4880, column: 1, scope: !4741)
!4876 = !DILocation(line: 4881, column: 1, scope: !4741)
!4877 = !DILocation(line: 4882, column: 1, scope: !4741)
!4878 = !DILocation(line: 4886, column: 1, scope: !4741)
!4879 = !DILocation(line: 4887, column: 1, scope: !4741)
!4880 = !DILocation(line: 4888, column: 1, scope: !4741)
!4881 = !DILocation(line: 4889, column: 1, scope: !4741)
!4882 = !DILocation(line: 4893, column: 1, scope: !4741)
!4883 = !DILocation(line: 4894, column: 1, scope: !4741)
!4884 = !DILocation(line: 4895, column: 1, scope: !4741)
!4885 = !DILocation(line: 4896, column: 1, scope: !4741)
!4886 = !DILocation(line: 4900, column: 1, scope: !4741)
!4887 = !DILocation(line: 4901, column: 1, scope: !4741)
!4888 = !DILocation(line: 4902, column: 1, scope: !4741)
!4889 = !DILocation(line: 4903, column: 1, scope: !4741)
!4890 = !DILocation(line: 4904, column: 1, scope: !4741)
!4891 = !DILocation(line: 4905, column: 1, scope: !4741)
!4892 = distinct !{!4892, !61, !62}
!4893 = !DILocation(line: 4906, column: 1, scope: !4741)
!4894 = !DILocation(line: 4907, column: 1, scope: !4741)
!4895 = !DILocation(line: 4908, column: 1, scope: !4741)
!4896 = distinct !{!4896, !61, !62}
!4897 = !DILocation(line: 4910, column: 1, scope: !4741)
!4898 = !DILocation(line: 4911, column: 1, scope: !4741)
!4899 = !DILocation(line: 4912, column: 1, scope: !4741)
!4900 = !DILocation(line: 4913, column: 1, scope: !4741)
!4901 = !DILocation(line: 4914, column: 1, scope: !4741)
!4902 = !DILocation(line: 4917, column: 1, scope: !4741)
!4903 = !DILocation(line: 4918, column: 1, scope: !4741)
!4904 = !DILocation(line: 4919, column: 1, scope: !4741)
!4905 = !DILocation(line: 4920, column: 1, scope: !4741)
!4906 = !DILocation(line: 4921, column: 1, scope: !4741)
!4907 = !DILocation(line: 4922, column: 1, scope: !4741)
!4908 = !DILocation(line: 4923, column: 1, scope: !4741)
!4909 = !DILocation(line: 4924, column: 1, scope: !4741)
!4910 = !DILocation(line: 4925, column: 1, scope: !4741)
!4911 = distinct !{!4911, !61, !62}
!4912 = !DILocation(line: 4926, column: 1, scope: !4741)
!4913 = !DILocation(line: 4927, column: 1, scope: !4741)
!4914 = !DILocation(line: 4928, column: 1, scope: !4741)
!4915 = !DILocation(line: 4929, column: 1, scope: !4741)
!4916 = !DILocation(line: 4930, column: 1, scope: !4741)
!4917 = !DILocation(line: 4931, column: 1, scope: !4741)
!4918 = !DILocation(line: 4932, column: 1, scope: !4741)
!4919 = !DILocation(line: 4933, column: 1, scope: !4741)
!4920 = !DILocation(line: 4934, column: 1, scope: !4741)
!4921 = !DILocation(line: 4935, column: 1, scope: !4741)
!4922 = !DILocation(line: 4936, column: 1, scope: !4741)
!4923 = !DILocation(line: 4937, column: 1, scope: !4741)
!4924 = !DILocation(line: 4938, column: 1, scope: !4741)
!4925 = !DILocation(line: 4939, column: 1, scope: !4741)
!4926 = !DILocation(line: 4940, column: 1, scope: !4741)
!4927 = !DILocation(line: 4941, column: 1, scope: !4741)
!4928 = !DILocation(line: 4942, column: 1, scope: !4741)
!4929 = distinct !{!4929, !61, !62}
!4930 = !DILocation(line: 4943, column: 1, scope: !4741)
!4931 = !DILocation(line: 4944, column: 1, scope: !4741)
!4932 = !DILocation(line: 4945, column: 1, scope: !4741)
!4933 = !DILocation(line: 4946, column: 1, scope: !4741)
!4934 = !DILocation(line: 4947, column: 1, scope: !4741)
!4935 = !DILocation(line: 4948, column: 1, scope: !4741)
!4936 = !DILocation(line: 4949, column: 1, scope: !4741)
!4937 = !DILocation(line: 4950, column: 1, scope: !4741)
!4938 = !DILocation(line: 4951, column: 1, scope: !4741)
!4939 = !DILocation(line: 4952, column: 1, scope: !4741)
!4940 = !DILocation(line: 4953, column: 1, scope: !4741)
!4941 = !DILocation(line: 4954, column: 1, scope: !4741)
!4942 = !DILocation(line: 4955, column: 1, scope: !4741)
!4943 = !DILocation(line: 4956, column: 1, scope: !4741)
!4944 = !DILocation(line: 4957, column: 1, scope: !4741)
!4945 = !DILocation(line: 4958, column: 1, scope: !4741)
!4946 = !DILocation(line: 4959, column: 1, scope: !4741)
!4947 = !DILocation(line: 4960, column: 1, scope: !4741)
!4948 = !DILocation(line: 4961, column: 1, scope: !4741)
!4949 = !DILocation(line: 4962, column: 1, scope: !4741)
!4950 = !DILocation(line: 4963, column: 1, scope: !4741)
!4951 = !DILocation(line: 4964, column: 1, scope: !4741)
!4952 = !DILocation(line: 4965, column: 1, scope: !4741)
!4953 = !DILocation(line: 4966, column: 1, scope: !4741)
!4954 = !DILocation(line: 4967, column: 1, scope: !4741)
!4955 = !DILocation(line: 4968, column: 1, scope: !4741)
!4956 = !DILocation(line: 4969, column: 1, scope: !4741)
!4957 = distinct !{!4957, !61, !62}
!4958 = distinct !DISubprogram(name: "_Z4k22xPjS_PKiiiiiijxxyyi", linkageName: "_Z4k22xPjS_PKiiiiiijxxyyi", scope: null, file: !26, line: 4970, type: !30, scopeLine: 4970, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !25)
!4959 = !DILocation(line: 4970, column: 1, scope: !4958)
!4960 = !DILocation(line: 4971, column: 1, scope: !4958)
!4961 = !DILocation(line: 4972, column: 1, scope: !4958)
!4962 = !DILocation(line: 4973, column: 1, scope: !4958)
!4963 = !DILocation(line: 4974, column: 1, scope: !4958)
!4964 = !DILocation(line: 4975, column: 1, scope: !4958)
!4965 = !DILocation(line: 4976, column: 1, scope: !4958)
!4966 = !DILocation(line: 4977, column: 1, scope: !4958)
!4967 = !DILocation(line: 4978, column: 1, scope: !4958)
!4968 = !DILocation(line: 4979, column: 1, scope: !4958)
!4969 = !DILocation(line: 4980, column: 1, scope: !4958)
!4970 = !DILocation(line: 4981, column: 1, scope: !4958)
!4971 = !DILocation(line: 4982, column: 1, scope: !4958)
!4972 = !DILocation(line: 4983, column: 1, scope: !4958)
!4973 = !DILocation(line: 4984, column: 1, scope: !4958)
!4974 = !DILocation(line: 4985, column: 1, scope: !4958)
!4975 = !DILocation(line: 4986, column: 1, scope: !4958)
!4976 = !DILocation(line: 4987, column: 1, scope: !4958)
!4977 = !DILocation(line: 4988, column: 1, scope: !4958)
!4978 = !DILocation(line: 4989, column: 1, scope: !4958)
!4979 = !DILocation(line: 4990, column: 1, scope: !4958)
!4980 = !DILocation(line: 4991, column: 1, scope: !4958)
!4981 = !DILocation(line: 4992, column: 1, scope: !4958)
!4982 = !DILocation(line: 4993, column: 1, scope: !4958)
!4983 = !DILocation(line: 4994, column: 1, scope: !4958)
!4984 = !DILocation(line: 4995, column: 1, scope: !4958)
!4985 = !DILocation(line: 4996, column: 1, scope: !4958)
!4986 = !DILocation(line: 4997, column: 1, scope: !4958)
!4987 = !DILocation(line: 4998, column: 1, scope: !4958)
!4988 = !DILocation(line: 4999, column: 1, scope: !4958)
!4989 = !DILocation(line: 5000, column: 1, scope: !4958)
!4990 = !DILocation(line: 5001, column: 1, scope: !4958)
!4991 = !DILocation(line: 5002, column: 1, scope: !4958)
!4992 = !DILocation(line: 5005, column: 1, scope: !4958)
!4993 = !DILocation(line: 5006, column: 1, scope: !4958)
!4994 = !DILocation(line: 5009, column: 1, scope: !4958)
!4995 = !DILocation(line: 5011, column: 1, scope: !4958)
!4996 = !DILocation(line: 5012, column: 1, scope: !4958)
!4997 = !DILocation(line: 5013, column: 1, scope: !4958)
!4998 = !DILocation(line: 5014, column: 1, scope: !4958)
!4999 = distinct !{!4999, !61, !62}
!5000 = !DILocation(line: 5015, column: 1, scope: !4958)
!5001 = !DILocation(line: 5016, column: 1, scope: !4958)
!5002 = !DILocation(line: 5017, column: 1, scope: !4958)
!5003 = !DILocation(line: 5018, column: 1, scope: !4958)
!5004 = !DILocation(line: 5019, column: 1, scope: !4958)
!5005 = !DILocation(line: 5020, column: 1, scope: !4958)
!5006 = !DILocation(line: 5021, column: 1, scope: !4958)
!5007 = !DILocation(line: 5022, column: 1, scope: !4958)
!5008 = !DILocation(line: 5023, column: 1, scope: !4958)
!5009 = !DILocation(line: 5024, column: 1, scope: !4958)
!5010 = distinct !{!5010, !61, !62}
!5011 = !DILocation(line: 5025, column: 1, scope: !4958)
!5012 = !DILocation(line: 5026, column: 1, scope: !4958)
!5013 = !DILocation(line: 5027, column: 1, scope: !4958)
!5014 = !DILocation(line: 5028, column: 1, scope: !4958)
!5015 = !DILocation(line: 5029, column: 1, scope: !4958)
!5016 = !DILocation(line: 5030, column: 1, scope: !4958)
!5017 = !DILocation(line: 5031, column: 1, scope: !4958)
!5018 = !DILocation(line: 5032, column: 1, scope: !4958)
!5019 = !DILocation(line: 5033, column: 1, scope: !4958)
!5020 = !DILocation(line: 5034, column: 1, scope: !4958)
!5021 = !DILocation(line: 5035, column: 1, scope: !4958)
!5022 = !DILocation(line: 5036, column: 1, scope: !4958)
!5023 = !DILocation(line: 5037, column: 1, scope: !4958)
!5024 = !DILocation(line: 5038, column: 1, scope: !4958)
!5025 = distinct !{!5025, !61, !62}
!5026 = !DILocation(line: 5039, column: 1, scope: !4958)
!5027 = !DILocation(line: 5040, column: 1, scope: !4958)
!5028 = !DILocation(line: 5041, column: 1, scope: !4958)
!5029 = !DILocation(line: 5069, column: 1, scope: !4958)
!5030 = !DILocation(line: 5042, column: 1, scope: !4958)
!5031 = !DILocation(line: 5043, column: 1, scope: !4958)
!5032 = !DILocation(line: 5044, column: 1, scope: !4958)
!5033 = !DILocation(line: 5045, column: 1, scope: !4958)
!5034 = !DILocation(line: 5046, column: 1, scope: !4958)
!5035 = !DILocation(line: 5047, column: 1, scope: !4958)
!5036 = !DILocation(line: 5048, column: 1, scope: !4958)
!5037 = !DILocation(line: 5049, column: 1, scope: !4958)
!5038 = !DILocation(line: 5050, column: 1, scope: !4958)
!5039 = !DILocation(line: 5051, column: 1, scope: !4958)
!5040 = !DILocation(line: 5052, column: 1, scope: !4958)
!5041 = !DILocation(line: 5053, column: 1, scope: !4958)
!5042 = !DILocation(line: 5054, column: 1, scope: !4958)
!5043 = !DILocation(line: 5056, column: 1, scope: !4958)
!5044 = !DILocation(line: 5057, column: 1, scope: !4958)
!5045 = !DILocation(line: 5058, column: 1, scope: !4958)
!5046 = !DILocation(line: 5059, column: 1, scope: !4958)
!5047 = !DILocation(line: 5060, column: 1, scope: !4958)
!5048 = !DILocation(line: 5061, column: 1, scope: !4958)
!5049 = !DILocation(line: 5062, column: 1, scope: !4958)
!5050 = !DILocation(line: 5063, column: 1, scope: !4958)
!5051 = !DILocation(line: 5064, column: 1, scope: !4958)
!5052 = !DILocation(line: 5065, column: 1, scope: !4958)
!5053 = !DILocation(line: 5066, column: 1, scope: !4958)
!5054 = !DILocation(line: 5085, column: 1, scope: !4958)
!5055 = !DILocation(line: 5068, column: 1, scope: !4958)
!5056 = !DILocation(line: 5067, column: 1, scope: !4958)
!5057 = !DILocation(line: 5070, column: 1, scope: !4958)
!5058 = !DILocation(line: 5071, column: 1, scope: !4958)
!5059 = !DILocation(line: 5072, column: 1, scope: !4958)
!5060 = !DILocation(line: 5073, column: 1, scope: !4958)
!5061 = !DILocation(line: 5074, column: 1, scope: !4958)
!5062 = !DILocation(line: 5075, column: 1, scope: !4958)
!5063 = !DILocation(line: 5076, column: 1, scope: !4958)
!5064 = !DILocation(line: 5077, column: 1, scope: !4958)
!5065 = !DILocation(line: 5078, column: 1, scope: !4958)
!5066 = !DILocation(line: 5080, column: 1, scope: !4958)
!5067 = !DILocation(line: 5079, column: 1, scope: !4958)
!5068 = !DILocation(line: 5081, column: 1, scope: !4958)
!5069 = !DILocation(line: 5082, column: 1, scope: !4958)
!5070 = distinct !{!5070, !61, !62}
!5071 = !DILocation(line: 5083, column: 1, scope: !4958)
!5072 = !DILocation(line: 5084, column: 1, scope: !4958)
!5073 = !DILocation(line: 5099, column: 1, scope: !4958)
!5074 = !DILocation(line: 5086, column: 1, scope: !4958)
!5075 = !DILocation(line: 5087, column: 1, scope: !4958)
!5076 = !DILocation(line: 5088, column: 1, scope: !4958)
!5077 = !DILocation(line: 5089, column: 1, scope: !4958)
!5078 = !DILocation(line: 5090, column: 1, scope: !4958)
!5079 = !DILocation(line: 5091, column: 1, scope: !4958)
!5080 = !DILocation(line: 5092, column: 1, scope: !4958)
!5081 = !DILocation(line: 5093, column: 1, scope: !4958)
!5082 = !DILocation(line: 5094, column: 1, scope: !4958)
!5083 = !DILocation(line: 5095, column: 1, scope: !4958)
!5084 = !DILocation(line: 5096, column: 1, scope: !4958)
!5085 = !DILocation(line: 5097, column: 1, scope: !4958)
!5086 = !DILocation(line: 5098, column: 1, scope: !4958)
!5087 = distinct !{!5087, !61, !62}
!5088 = !DILocation(line: 5100, column: 1, scope: !4958)
!5089 = !DILocation(line: 5101, column: 1, scope: !4958)
!5090 = !DILocation(line: 5102, column: 1, scope: !4958)
!5091 = !DILocation(line: 5103, column: 1, scope: !4958)
!5092 = !DILocation(line: 5104, column: 1, scope: !4958)
!5093 = !DILocation(line: 5105, column: 1, scope: !4958)
!5094 = !DILocation(line: 5106, column: 1, scope: !4958)
!5095 = !DILocation(line: 5107, column: 1, scope: !4958)
!5096 = !DILocation(line: 5108, column: 1, scope: !4958)
!5097 = !DILocation(line: 5109, column: 1, scope: !4958)
!5098 = !DILocation(line: 5110, column: 1, scope: !4958)
!5099 = !DILocation(line: 5111, column: 1, scope: !4958)
!5100 = !DILocation(line: 5112, column: 1, scope: !4958)
!5101 = !DILocation(line: 5113, column: 1, scope: !4958)
!5102 = !DILocation(line: 5114, column: 1, scope: !4958)
!5103 = !DILocation(line: 5115, column: 1, scope: !4958)
!5104 = !DILocation(line: 5116, column: 1, scope: !4958)
!5105 = distinct !{!5105, !61, !62}
!5106 = !DILocation(line: 5118, column: 1, scope: !4958)
!5107 = !DILocation(line: 5117, column: 1, scope: !4958)
!5108 = !DILocation(line: 5119, column: 1, scope: !4958)
!5109 = !DILocation(line: 5120, column: 1, scope: !4958)
!5110 = !DILocation(line: 5121, column: 1, scope: !4958)
!5111 = !DILocation(line: 5122, column: 1, scope: !4958)
!5112 = !DILocation(line: 5123, column: 1, scope: !4958)
!5113 = !DILocation(line: 5124, column: 1, scope: !4958)
!5114 = !DILocation(line: 5127, column: 1, scope: !4958)
!5115 = !DILocation(line: 5128, column: 1, scope: !4958)
!5116 = !DILocation(line: 5131, column: 1, scope: !4958)
!5117 = !{!5118, !941, i64 0}
!5118 = !{!"_ZTS4S5_0", !941, i64 0, !22, i64 4}
!5119 = !DILocation(line: 5132, column: 1, scope: !4958)
!5120 = !DILocation(line: 5133, column: 1, scope: !4958)
!5121 = !DILocation(line: 5135, column: 1, scope: !4958)
!5122 = !{!5118, !22, i64 4}
!5123 = !DILocation(line: 5136, column: 1, scope: !4958)
!5124 = !DILocation(line: 5137, column: 1, scope: !4958)
!5125 = !DILocation(line: 5138, column: 1, scope: !4958)
!5126 = distinct !{!5126, !61, !62}
!5127 = !DILocation(line: 5139, column: 1, scope: !4958)
!5128 = !DILocation(line: 5143, column: 1, scope: !4958)
!5129 = !DILocation(line: 5144, column: 1, scope: !4958)
!5130 = !DILocation(line: 5146, column: 1, scope: !4958)
!5131 = !DILocation(line: 5147, column: 1, scope: !4958)
!5132 = !DILocation(line: 5148, column: 1, scope: !4958)
!5133 = !DILocation(line: 5149, column: 1, scope: !4958)
!5134 = !DILocation(line: 5150, column: 1, scope: !4958)
!5135 = !DILocation(line: 5151, column: 1, scope: !4958)
!5136 = !DILocation(line: 5152, column: 1, scope: !4958)
!5137 = !DILocation(line: 5153, column: 1, scope: !4958)
!5138 = !DILocation(line: 5154, column: 1, scope: !4958)
!5139 = !DILocation(line: 5155, column: 1, scope: !4958)
!5140 = !DILocation(line: 5156, column: 1, scope: !4958)
!5141 = !DILocation(line: 5157, column: 1, scope: !4958)
!5142 = !DILocation(line: 5158, column: 1, scope: !4958)
!5143 = !DILocation(line: 5159, column: 1, scope: !4958)
!5144 = !DILocation(line: 5160, column: 1, scope: !4958)
!5145 = !DILocation(line: 5161, column: 1, scope: !4958)
!5146 = distinct !{!5146, !61, !62}
!5147 = !DILocation(line: 5162, column: 1, scope: !4958)
!5148 = !DILocation(line: 5163, column: 1, scope: !4958)
!5149 = !DILocation(line: 5164, column: 1, scope: !4958)
!5150 = !DILocation(line: 5165, column: 1, scope: !4958)
!5151 = !DILocation(line: 5166, column: 1, scope: !4958)
!5152 = !DILocation(line: 5167, column: 1, scope: !4958)
!5153 = !DILocation(line: 5170, column: 1, scope: !4958)
!5154 = !DILocation(line: 5171, column: 1, scope: !4958)
!5155 = !DILocation(line: 5172, column: 1, scope: !4958)
!5156 = !DILocation(line: 5173, column: 1, scope: !4958)
!5157 = !DILocation(line: 5174, column: 1, scope: !4958)
!5158 = !DILocation(line: 5175, column: 1, scope: !4958)
!5159 = !DILocation(line: 5176, column: 1, scope: !4958)
!5160 = !DILocation(line: 5177, column: 1, scope: !4958)
!5161 = !DILocation(line: 5178, column: 1, scope: !4958)
!5162 = !DILocation(line: 5179, column: 1, scope: !4958)
!5163 = !DILocation(line: 5180, column: 1, scope: !4958)
!5164 = !DILocation(line: 5181, column: 1, scope: !4958)
!5165 = !DILocation(line: 5182, column: 1, scope: !4958)
!5166 = !DILocation(line: 5183, column: 1, scope: !4958)
!5167 = !DILocation(line: 5184, column: 1, scope: !4958)
!5168 = distinct !{!5168, !61, !62}
!5169 = !DILocation(line: 5185, column: 1, scope: !4958)
!5170 = !DILocation(line: 5186, column: 1, scope: !4958)
!5171 = !DILocation(line: 5187, column: 1, scope: !4958)
!5172 = !DILocation(line: 5188, column: 1, scope: !4958)
!5173 = !DILocation(line: 5189, column: 1, scope: !4958)
!5174 = !DILocation(line: 5190, column: 1, scope: !4958)
!5175 = !DILocation(line: 5191, column: 1, scope: !4958)
!5176 = !DILocation(line: 5192, column: 1, scope: !4958)
!5177 = !DILocation(line: 5193, column: 1, scope: !4958)
!5178 = !DILocation(line: 5194, column: 1, scope: !4958)
!5179 = !DILocation(line: 5195, column: 1, scope: !4958)
!5180 = !DILocation(line: 5196, column: 1, scope: !4958)
!5181 = !DILocation(line: 5197, column: 1, scope: !4958)
!5182 = !DILocation(line: 5198, column: 1, scope: !4958)
!5183 = !DILocation(line: 5199, column: 1, scope: !4958)
!5184 = !DILocation(line: 5200, column: 1, scope: !4958)
!5185 = !DILocation(line: 5201, column: 1, scope: !4958)
!5186 = !DILocation(line: 5202, column: 1, scope: !4958)
!5187 = !DILocation(line: 5203, column: 1, scope: !4958)
!5188 = !DILocation(line: 5204, column: 1, scope: !4958)
!5189 = !DILocation(line: 5205, column: 1, scope: !4958)
!5190 = !DILocation(line: 5206, column: 1, scope: !4958)
!5191 = !DILocation(line: 5207, column: 1, scope: !4958)
!5192 = !DILocation(line: 5208, column: 1, scope: !4958)
!5193 = !DILocation(line: 5209, column: 1, scope: !4958)
!5194 = !DILocation(line: 5210, column: 1, scope: !4958)
!5195 = !DILocation(line: 5211, column: 1, scope: !4958)
!5196 = distinct !{!5196, !61, !62}
!5197 = distinct !DISubprogram(name: "_Z4k23xPjS_PKiiiiiijxxyyi", linkageName: "_Z4k23xPjS_PKiiiiiijxxyyi", scope: null, file: !26, line: 5212, type: !30, scopeLine: 5212, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !25)
!5198 = !DILocation(line: 5212, column: 1, scope: !5197)
!5199 = !DILocation(line: 5213, column: 1, scope: !5197)
!5200 = !DILocation(line: 5214, column: 1, scope: !5197)
!5201 = !DILocation(line: 5215, column: 1, scope: !5197)
!5202 = !DILocation(line: 5216, column: 1, scope: !5197)
!5203 = !DILocation(line: 5217, column: 1, scope: !5197)
!5204 = !DILocation(line: 5218, column: 1, scope: !5197)
!5205 = !DILocation(line: 5219, column: 1, scope: !5197)
!5206 = !DILocation(line: 5220, column: 1, scope: !5197)
!5207 = !DILocation(line: 5221, column: 1, scope: !5197)
!5208 = !DILocation(line: 5222, column: 1, scope: !5197)
!5209 = !DILocation(line: 5223, column: 1, scope: !5197)
!5210 = !DILocation(line: 5224, column: 1, scope: !5197)
!5211 = !DILocation(line: 5225, column: 1, scope: !5197)
!5212 = !DILocation(line: 5226, column: 1, scope: !5197)
!5213 = !DILocation(line: 5227, column: 1, scope: !5197)
!5214 = !DILocation(line: 5260, column: 1, scope: !5197)
!5215 = !DILocation(line: 5228, column: 1, scope: !5197)
!5216 = !DILocation(line: 5229, column: 1, scope: !5197)
!5217 = !DILocation(line: 5230, column: 1, scope: !5197)
!5218 = !DILocation(line: 5231, column: 1, scope: !5197)
!5219 = !DILocation(line: 5232, column: 1, scope: !5197)
!5220 = !DILocation(line: 5233, column: 1, scope: !5197)
!5221 = !DILocation(line: 5234, column: 1, scope: !5197)
!5222 = !DILocation(line: 5235, column: 1, scope: !5197)
!5223 = !DILocation(line: 5236, column: 1, scope: !5197)
!5224 = !DILocation(line: 5237, column: 1, scope: !5197)
!5225 = !DILocation(line: 5238, column: 1, scope: !5197)
!5226 = !DILocation(line: 5239, column: 1, scope: !5197)
!5227 = !DILocation(line: 5240, column: 1, scope: !5197)
!5228 = !DILocation(line: 5241, column: 1, scope: !5197)
!5229 = !DILocation(line: 5242, column: 1, scope: !5197)
!5230 = !DILocation(line: 5243, column: 1, scope: !5197)
!5231 = !DILocation(line: 5244, column: 1, scope: !5197)
!5232 = !DILocation(line: 5245, column: 1, scope: !5197)
!5233 = !DILocation(line: 5246, column: 1, scope: !5197)
!5234 = !DILocation(line: 5247, column: 1, scope: !5197)
!5235 = !DILocation(line: 5248, column: 1, scope: !5197)
!5236 = !DILocation(line: 5249, column: 1, scope: !5197)
!5237 = !DILocation(line: 5250, column: 1, scope: !5197)
!5238 = !DILocation(line: 5251, column: 1, scope: !5197)
!5239 = !DILocation(line: 5252, column: 1, scope: !5197)
!5240 = !DILocation(line: 5253, column: 1, scope: !5197)
!5241 = !DILocation(line: 5254, column: 1, scope: !5197)
!5242 = !DILocation(line: 5257, column: 1, scope: !5197)
!5243 = !DILocation(line: 5258, column: 1, scope: !5197)
!5244 = !DILocation(line: 5259, column: 1, scope: !5197)
!5245 = distinct !{!5245, !61, !62}
!5246 = !DILocation(line: 5261, column: 1, scope: !5197)
!5247 = !DILocation(line: 5262, column: 1, scope: !5197)
!5248 = !DILocation(line: 5263, column: 1, scope: !5197)
!5249 = !DILocation(line: 5264, column: 1, scope: !5197)
!5250 = !DILocation(line: 5265, column: 1, scope: !5197)
!5251 = !DILocation(line: 5266, column: 1, scope: !5197)
!5252 = !DILocation(line: 5267, column: 1, scope: !5197)
!5253 = distinct !{!5253, !61, !62}
!5254 = !DILocation(line: 5268, column: 1, scope: !5197)
!5255 = !DILocation(line: 5269, column: 1, scope: !5197)
!5256 = !DILocation(line: 5270, column: 1, scope: !5197)
!5257 = !DILocation(line: 5271, column: 1, scope: !5197)
!5258 = !DILocation(line: 5272, column: 1, scope: !5197)
!5259 = !DILocation(line: 5273, column: 1, scope: !5197)
!5260 = !DILocation(line: 5274, column: 1, scope: !5197)
!5261 = !DILocation(line: 5275, column: 1, scope: !5197)
!5262 = !DILocation(line: 5276, column: 1, scope: !5197)
!5263 = !DILocation(line: 5277, column: 1, scope: !5197)
!5264 = !DILocation(line: 5278, column: 1, scope: !5197)
!5265 = !DILocation(line: 5279, column: 1, scope: !5197)
!5266 = !DILocation(line: 5280, column: 1, scope: !5197)
!5267 = distinct !{!5267, !61, !62}
!5268 = !DILocation(line: 5281, column: 1, scope: !5197)
!5269 = !DILocation(line: 5282, column: 1, scope: !5197)
!5270 = !DILocation(line: 5303, column: 1, scope: !5197)
!5271 = !DILocation(line: 5283, column: 1, scope: !5197)
!5272 = !DILocation(line: 5284, column: 1, scope: !5197)
!5273 = !DILocation(line: 5285, column: 1, scope: !5197)
!5274 = !DILocation(line: 5286, column: 1, scope: !5197)
!5275 = !DILocation(line: 5287, column: 1, scope: !5197)
!5276 = !DILocation(line: 5288, column: 1, scope: !5197)
!5277 = !DILocation(line: 5289, column: 1, scope: !5197)
!5278 = !DILocation(line: 5290, column: 1, scope: !5197)
!5279 = !DILocation(line: 5291, column: 1, scope: !5197)
!5280 = !DILocation(line: 5292, column: 1, scope: !5197)
!5281 = !DILocation(line: 5293, column: 1, scope: !5197)
!5282 = !DILocation(line: 5294, column: 1, scope: !5197)
!5283 = !DILocation(line: 5295, column: 1, scope: !5197)
!5284 = !DILocation(line: 5296, column: 1, scope: !5197)
!5285 = !DILocation(line: 5297, column: 1, scope: !5197)
!5286 = !DILocation(line: 5298, column: 1, scope: !5197)
!5287 = !DILocation(line: 5299, column: 1, scope: !5197)
!5288 = !DILocation(line: 5300, column: 1, scope: !5197)
!5289 = !DILocation(line: 5301, column: 1, scope: !5197)
!5290 = !DILocation(line: 5302, column: 1, scope: !5197)
!5291 = distinct !{!5291, !61, !62}
!5292 = !DILocation(line: 5304, column: 1, scope: !5197)
!5293 = !DILocation(line: 5305, column: 1, scope: !5197)
!5294 = !DILocation(line: 5306, column: 1, scope: !5197)
!5295 = !DILocation(line: 5307, column: 1, scope: !5197)
!5296 = !DILocation(line: 5308, column: 1, scope: !5197)
!5297 = !DILocation(line: 5309, column: 1, scope: !5197)
!5298 = !DILocation(line: 5310, column: 1, scope: !5197)
!5299 = !DILocation(line: 5311, column: 1, scope: !5197)
!5300 = !DILocation(line: 5312, column: 1, scope: !5197)
!5301 = !DILocation(line: 5313, column: 1, scope: !5197)
!5302 = !DILocation(line: 5314, column: 1, scope: !5197)
!5303 = !DILocation(line: 5315, column: 1, scope: !5197)
!5304 = !DILocation(line: 5316, column: 1, scope: !5197)
!5305 = !DILocation(line: 5317, column: 1, scope: !5197)
!5306 = !DILocation(line: 5318, column: 1, scope: !5197)
!5307 = !DILocation(line: 5319, column: 1, scope: !5197)
!5308 = !DILocation(line: 5320, column: 1, scope: !5197)
!5309 = !DILocation(line: 5321, column: 1, scope: !5197)
!5310 = !DILocation(line: 5322, column: 1, scope: !5197)
!5311 = !DILocation(line: 5323, column: 1, scope: !5197)
!5312 = !DILocation(line: 5324, column: 1, scope: !5197)
!5313 = !DILocation(line: 5325, column: 1, scope: !5197)
!5314 = !DILocation(line: 5326, column: 1, scope: !5197)
!5315 = !DILocation(line: 5327, column: 1, scope: !5197)
!5316 = !DILocation(line: 5328, column: 1, scope: !5197)
!5317 = !DILocation(line: 5329, column: 1, scope: !5197)
!5318 = !DILocation(line: 5330, column: 1, scope: !5197)
!5319 = !DILocation(line: 5331, column: 1, scope: !5197)
!5320 = !DILocation(line: 5332, column: 1, scope: !5197)
!5321 = !DILocation(line: 5333, column: 1, scope: !5197)
!5322 = !DILocation(line: 5334, column: 1, scope: !5197)
!5323 = !DILocation(line: 5335, column: 1, scope: !5197)
!5324 = !DILocation(line: 5336, column: 1, scope: !5197)
!5325 = !DILocation(line: 5337, column: 1, scope: !5197)
!5326 = !DILocation(line: 5338, column: 1, scope: !5197)
!5327 = !DILocation(line: 5339, column: 1, scope: !5197)
!5328 = !DILocation(line: 5340, column: 1, scope: !5197)
!5329 = !DILocation(line: 5341, column: 1, scope: !5197)
!5330 = !DILocation(line: 5342, column: 1, scope: !5197)
!5331 = !DILocation(line: 5343, column: 1, scope: !5197)
!5332 = !DILocation(line: 5344, column: 1, scope: !5197)
!5333 = !DILocation(line: 5345, column: 1, scope: !5197)
!5334 = !DILocation(line: 5346, column: 1, scope: !5197)
!5335 = !DILocation(line: 5347, column: 1, scope: !5197)
!5336 = !DILocation(line: 5348, column: 1, scope: !5197)
!5337 = !DILocation(line: 5353, column: 1, scope: !5197)
!5338 = !DILocation(line: 5354, column: 1, scope: !5197)
!5339 = !DILocation(line: 5355, column: 1, scope: !5197)
!5340 = !DILocation(line: 5356, column: 1, scope: !5197)
!5341 = !DILocation(line: 5658, column: 1, scope: !5197)
!5342 = !DILocation(line: 5357, column: 1, scope: !5197)
!5343 = !DILocation(line: 5358, column: 1, scope: !5197)
!5344 = !DILocation(line: 5359, column: 1, scope: !5197)
!5345 = !DILocation(line: 5360, column: 1, scope: !5197)
!5346 = !DILocation(line: 5361, column: 1, scope: !5197)
!5347 = !DILocation(line: 5362, column: 1, scope: !5197)
!5348 = !DILocation(line: 5364, column: 1, scope: !5197)
!5349 = !DILocation(line: 5365, column: 1, scope: !5197)
!5350 = !DILocation(line: 5366, column: 1, scope: !5197)
!5351 = !DILocation(line: 5368, column: 1, scope: !5197)
!5352 = !DILocation(line: 5369, column: 1, scope: !5197)
!5353 = !DILocation(line: 5370, column: 1, scope: !5197)
!5354 = !DILocation(line: 5372, column: 1, scope: !5197)
!5355 = !DILocation(line: 5373, column: 1, scope: !5197)
!5356 = !DILocation(line: 5374, column: 1, scope: !5197)
!5357 = !DILocation(line: 5375, column: 1, scope: !5197)
!5358 = !DILocation(line: 5376, column: 1, scope: !5197)
!5359 = !DILocation(line: 5377, column: 1, scope: !5197)
!5360 = !DILocation(line: 5378, column: 1, scope: !5197)
!5361 = !DILocation(line: 5379, column: 1, scope: !5197)
!5362 = !DILocation(line: 5381, column: 1, scope: !5197)
!5363 = !DILocation(line: 5382, column: 1, scope: !5197)
!5364 = !DILocation(line: 5384, column: 1, scope: !5197)
!5365 = !DILocation(line: 5385, column: 1, scope: !5197)
!5366 = !DILocation(line: 5386, column: 1, scope: !5197)
!5367 = !DILocation(line: 5387, column: 1, scope: !5197)
!5368 = !DILocation(line: 5389, column: 1, scope: !5197)
!5369 = !DILocation(line: 5390, column: 1, scope: !5197)
!5370 = !DILocation(line: 5391, column: 1, scope: !5197)
!5371 = !DILocation(line: 5392, column: 1, scope: !5197)
!5372 = !DILocation(line: 5394, column: 1, scope: !5197)
!5373 = !DILocation(line: 5395, column: 1, scope: !5197)
!5374 = !DILocation(line: 5396, column: 1, scope: !5197)
!5375 = !DILocation(line: 5397, column: 1, scope: !5197)
!5376 = !DILocation(line: 5398, column: 1, scope: !5197)
!5377 = !DILocation(line: 5400, column: 1, scope: !5197)
!5378 = !DILocation(line: 5401, column: 1, scope: !5197)
!5379 = !DILocation(line: 5402, column: 1, scope: !5197)
!5380 = !DILocation(line: 5404, column: 1, scope: !5197)
!5381 = !DILocation(line: 5405, column: 1, scope: !5197)
!5382 = !DILocation(line: 5406, column: 1, scope: !5197)
!5383 = !DILocation(line: 5408, column: 1, scope: !5197)
!5384 = !DILocation(line: 5409, column: 1, scope: !5197)
!5385 = !DILocation(line: 5410, column: 1, scope: !5197)
!5386 = !DILocation(line: 5412, column: 1, scope: !5197)
!5387 = !DILocation(line: 5413, column: 1, scope: !5197)
!5388 = !DILocation(line: 5414, column: 1, scope: !5197)
!5389 = !DILocation(line: 5415, column: 1, scope: !5197)
!5390 = !DILocation(line: 5416, column: 1, scope: !5197)
!5391 = !DILocation(line: 5417, column: 1, scope: !5197)
!5392 = !DILocation(line: 5418, column: 1, scope: !5197)
!5393 = !DILocation(line: 5419, column: 1, scope: !5197)
!5394 = !DILocation(line: 5421, column: 1, scope: !5197)
!5395 = !DILocation(line: 5422, column: 1, scope: !5197)
!5396 = !DILocation(line: 5424, column: 1, scope: !5197)
!5397 = !DILocation(line: 5425, column: 1, scope: !5197)
!5398 = !DILocation(line: 5426, column: 1, scope: !5197)
!5399 = !DILocation(line: 5427, column: 1, scope: !5197)
!5400 = !DILocation(line: 5429, column: 1, scope: !5197)
!5401 = !DILocation(line: 5430, column: 1, scope: !5197)
!5402 = !DILocation(line: 5431, column: 1, scope: !5197)
!5403 = !DILocation(line: 5432, column: 1, scope: !5197)
!5404 = !DILocation(line: 5434, column: 1, scope: !5197)
!5405 = !DILocation(line: 5435, column: 1, scope: !5197)
!5406 = !DILocation(line: 5436, column: 1, scope: !5197)
!5407 = !DILocation(line: 5437, column: 1, scope: !5197)
!5408 = !DILocation(line: 5438, column: 1, scope: !5197)
!5409 = !DILocation(line: 5440, column: 1, scope: !5197)
!5410 = !DILocation(line: 5441, column: 1, scope: !5197)
!5411 = !DILocation(line: 5442, column: 1, scope: !5197)
!5412 = distinct !{!5412, !61, !62}
!5413 = !DILocation(line: 5443, column: 1, scope: !5197)
!5414 = !DILocation(line: 5444, column: 1, scope: !5197)
!5415 = !DILocation(line: 5445, column: 1, scope: !5197)
!5416 = !DILocation(line: 5446, column: 1, scope: !5197)
!5417 = !DILocation(line: 5450, column: 1, scope: !5197)
!5418 = !DILocation(line: 5447, column: 1, scope: !5197)
!5419 = !DILocation(line: 5448, column: 1, scope: !5197)
!5420 = !DILocation(line: 5449, column: 1, scope: !5197)
!5421 = !DILocation(line: 5451, column: 1, scope: !5197)
!5422 = !DILocation(line: 5452, column: 1, scope: !5197)
!5423 = !DILocation(line: 5453, column: 1, scope: !5197)
!5424 = !DILocation(line: 5454, column: 1, scope: !5197)
!5425 = !DILocation(line: 5457, column: 1, scope: !5197)
!5426 = !DILocation(line: 5458, column: 1, scope: !5197)
!5427 = !DILocation(line: 5459, column: 1, scope: !5197)
!5428 = !DILocation(line: 5460, column: 1, scope: !5197)
!5429 = !DILocation(line: 5461, column: 1, scope: !5197)
!5430 = !DILocation(line: 5462, column: 1, scope: !5197)
!5431 = !DILocation(line: 5463, column: 1, scope: !5197)
!5432 = !DILocation(line: 5464, column: 1, scope: !5197)
!5433 = !DILocation(line: 5465, column: 1, scope: !5197)
!5434 = !DILocation(line: 5466, column: 1, scope: !5197)
!5435 = !DILocation(line: 5467, column: 1, scope: !5197)
!5436 = !DILocation(line: 5468, column: 1, scope: !5197)
!5437 = !DILocation(line: 5469, column: 1, scope: !5197)
!5438 = !DILocation(line: 5470, column: 1, scope: !5197)
!5439 = !DILocation(line: 5471, column: 1, scope: !5197)
!5440 = !DILocation(line: 5472, column: 1, scope: !5197)
!5441 = distinct !{!5441, !61, !62}
!5442 = !DILocation(line: 5473, column: 1, scope: !5197)
!5443 = !DILocation(line: 5474, column: 1, scope: !5197)
!5444 = !DILocation(line: 5478, column: 1, scope: !5197)
!5445 = !DILocation(line: 5475, column: 1, scope: !5197)
!5446 = !DILocation(line: 5476, column: 1, scope: !5197)
!5447 = !DILocation(line: 5477, column: 1, scope: !5197)
!5448 = !DILocation(line: 5479, column: 1, scope: !5197)
!5449 = !DILocation(line: 5480, column: 1, scope: !5197)
!5450 = !DILocation(line: 5481, column: 1, scope: !5197)
!5451 = !DILocation(line: 5482, column: 1, scope: !5197)
!5452 = !DILocation(line: 5485, column: 1, scope: !5197)
!5453 = !DILocation(line: 5486, column: 1, scope: !5197)
!5454 = !DILocation(line: 5487, column: 1, scope: !5197)
!5455 = !DILocation(line: 5488, column: 1, scope: !5197)
!5456 = !DILocation(line: 5489, column: 1, scope: !5197)
!5457 = !DILocation(line: 5490, column: 1, scope: !5197)
!5458 = !DILocation(line: 5491, column: 1, scope: !5197)
!5459 = !DILocation(line: 5492, column: 1, scope: !5197)
!5460 = !DILocation(line: 5493, column: 1, scope: !5197)
!5461 = !DILocation(line: 5494, column: 1, scope: !5197)
!5462 = !DILocation(line: 5495, column: 1, scope: !5197)
!5463 = !DILocation(line: 5496, column: 1, scope: !5197)
!5464 = !DILocation(line: 5497, column: 1, scope: !5197)
!5465 = !DILocation(line: 5498, column: 1, scope: !5197)
!5466 = !DILocation(line: 5499, column: 1, scope: !5197)
!5467 = !DILocation(line: 5500, column: 1, scope: !5197)
!5468 = !DILocation(line: 5501, column: 1, scope: !5197)
!5469 = !DILocation(line: 5502, column: 1, scope: !5197)
!5470 = !DILocation(line: 5506, column: 1, scope: !5197)
!5471 = !DILocation(line: 5503, column: 1, scope: !5197)
!5472 = !DILocation(line: 5504, column: 1, scope: !5197)
!5473 = !DILocation(line: 5505, column: 1, scope: !5197)
!5474 = !DILocation(line: 5507, column: 1, scope: !5197)
!5475 = !DILocation(line: 5508, column: 1, scope: !5197)
!5476 = !DILocation(line: 5509, column: 1, scope: !5197)
!5477 = !DILocation(line: 5510, column: 1, scope: !5197)
!5478 = !DILocation(line: 5513, column: 1, scope: !5197)
!5479 = !DILocation(line: 5514, column: 1, scope: !5197)
!5480 = !DILocation(line: 5515, column: 1, scope: !5197)
!5481 = !DILocation(line: 5516, column: 1, scope: !5197)
!5482 = !DILocation(line: 5517, column: 1, scope: !5197)
!5483 = !DILocation(line: 5518, column: 1, scope: !5197)
!5484 = !DILocation(line: 5519, column: 1, scope: !5197)
!5485 = !DILocation(line: 5520, column: 1, scope: !5197)
!5486 = !DILocation(line: 5521, column: 1, scope: !5197)
!5487 = !DILocation(line: 5522, column: 1, scope: !5197)
!5488 = !DILocation(line: 5523, column: 1, scope: !5197)
!5489 = !DILocation(line: 5524, column: 1, scope: !5197)
!5490 = !DILocation(line: 5525, column: 1, scope: !5197)
!5491 = !DILocation(line: 5526, column: 1, scope: !5197)
!5492 = !DILocation(line: 5527, column: 1, scope: !5197)
!5493 = !DILocation(line: 5528, column: 1, scope: !5197)
!5494 = !DILocation(line: 5529, column: 1, scope: !5197)
!5495 = !DILocation(line: 5530, column: 1, scope: !5197)
!5496 = !DILocation(line: 5534, column: 1, scope: !5197)
!5497 = !DILocation(line: 5531, column: 1, scope: !5197)
!5498 = !DILocation(line: 5532, column: 1, scope: !5197)
!5499 = !DILocation(line: 5533, column: 1, scope: !5197)
!5500 = !DILocation(line: 5535, column: 1, scope: !5197)
!5501 = !DILocation(line: 5536, column: 1, scope: !5197)
!5502 = !DILocation(line: 5537, column: 1, scope: !5197)
!5503 = !DILocation(line: 5538, column: 1, scope: !5197)
!5504 = !DILocation(line: 5541, column: 1, scope: !5197)
!5505 = !DILocation(line: 5542, column: 1, scope: !5197)
!5506 = !DILocation(line: 5543, column: 1, scope: !5197)
!5507 = !DILocation(line: 5544, column: 1, scope: !5197)
!5508 = !DILocation(line: 5545, column: 1, scope: !5197)
!5509 = !DILocation(line: 5546, column: 1, scope: !5197)
!5510 = !DILocation(line: 5547, column: 1, scope: !5197)
!5511 = !DILocation(line: 5548, column: 1, scope: !5197)
!5512 = !DILocation(line: 5549, column: 1, scope: !5197)
!5513 = !DILocation(line: 5550, column: 1, scope: !5197)
!5514 = !DILocation(line: 5551, column: 1, scope: !5197)
!5515 = !DILocation(line: 5552, column: 1, scope: !5197)
!5516 = !DILocation(line: 5553, column: 1, scope: !5197)
!5517 = !DILocation(line: 5554, column: 1, scope: !5197)
!5518 = !DILocation(line: 5555, column: 1, scope: !5197)
!5519 = !DILocation(line: 5556, column: 1, scope: !5197)
!5520 = !DILocation(line: 5557, column: 1, scope: !5197)
!5521 = !DILocation(line: 5558, column: 1, scope: !5197)
!5522 = !DILocation(line: 5562, column: 1, scope: !5197)
!5523 = !DILocation(line: 5559, column: 1, scope: !5197)
!5524 = !DILocation(line: 5560, column: 1, scope: !5197)
!5525 = !DILocation(line: 5561, column: 1, scope: !5197)
!5526 = !DILocation(line: 5563, column: 1, scope: !5197)
!5527 = !DILocation(line: 5564, column: 1, scope: !5197)
!5528 = !DILocation(line: 5565, column: 1, scope: !5197)
!5529 = !DILocation(line: 5566, column: 1, scope: !5197)
!5530 = !DILocation(line: 5569, column: 1, scope: !5197)
!5531 = !DILocation(line: 5570, column: 1, scope: !5197)
!5532 = !DILocation(line: 5571, column: 1, scope: !5197)
!5533 = !DILocation(line: 5572, column: 1, scope: !5197)
!5534 = !DILocation(line: 5573, column: 1, scope: !5197)
!5535 = !DILocation(line: 5574, column: 1, scope: !5197)
!5536 = !DILocation(line: 5575, column: 1, scope: !5197)
!5537 = !DILocation(line: 5576, column: 1, scope: !5197)
!5538 = !DILocation(line: 5577, column: 1, scope: !5197)
!5539 = !DILocation(line: 5578, column: 1, scope: !5197)
!5540 = !DILocation(line: 5579, column: 1, scope: !5197)
!5541 = !DILocation(line: 5580, column: 1, scope: !5197)
!5542 = !DILocation(line: 5581, column: 1, scope: !5197)
!5543 = !DILocation(line: 5582, column: 1, scope: !5197)
!5544 = !DILocation(line: 5583, column: 1, scope: !5197)
!5545 = !DILocation(line: 5584, column: 1, scope: !5197)
!5546 = !DILocation(line: 5585, column: 1, scope: !5197)
!5547 = !DILocation(line: 5586, column: 1, scope: !5197)
!5548 = !DILocation(line: 5590, column: 1, scope: !5197)
!5549 = !DILocation(line: 5587, column: 1, scope: !5197)
!5550 = !DILocation(line: 5588, column: 1, scope: !5197)
!5551 = !DILocation(line: 5589, column: 1, scope: !5197)
!5552 = !DILocation(line: 5591, column: 1, scope: !5197)
!5553 = !DILocation(line: 5592, column: 1, scope: !5197)
!5554 = !DILocation(line: 5593, column: 1, scope: !5197)
!5555 = !DILocation(line: 5594, column: 1, scope: !5197)
!5556 = !DILocation(line: 5597, column: 1, scope: !5197)
!5557 = !DILocation(line: 5598, column: 1, scope: !5197)
!5558 = !DILocation(line: 5599, column: 1, scope: !5197)
!5559 = !DILocation(line: 5600, column: 1, scope: !5197)
!5560 = !DILocation(line: 5601, column: 1, scope: !5197)
!5561 = !DILocation(line: 5602, column: 1, scope: !5197)
!5562 = !DILocation(line: 5603, column: 1, scope: !5197)
!5563 = !DILocation(line: 5604, column: 1, scope: !5197)
!5564 = !DILocation(line: 5605, column: 1, scope: !5197)
!5565 = !DILocation(line: 5606, column: 1, scope: !5197)
!5566 = !DILocation(line: 5607, column: 1, scope: !5197)
!5567 = !DILocation(line: 5608, column: 1, scope: !5197)
!5568 = !DILocation(line: 5609, column: 1, scope: !5197)
!5569 = !DILocation(line: 5610, column: 1, scope: !5197)
!5570 = !DILocation(line: 5611, column: 1, scope: !5197)
!5571 = !DILocation(line: 5612, column: 1, scope: !5197)
!5572 = !DILocation(line: 5613, column: 1, scope: !5197)
!5573 = !DILocation(line: 5614, column: 1, scope: !5197)
!5574 = !DILocation(line: 5618, column: 1, scope: !5197)
!5575 = !DILocation(line: 5615, column: 1, scope: !5197)
!5576 = !DILocation(line: 5616, column: 1, scope: !5197)
!5577 = !DILocation(line: 5617, column: 1, scope: !5197)
!5578 = !DILocation(line: 5619, column: 1, scope: !5197)
!5579 = !DILocation(line: 5620, column: 1, scope: !5197)
!5580 = !DILocation(line: 5621, column: 1, scope: !5197)
!5581 = !DILocation(line: 5622, column: 1, scope: !5197)
!5582 = !DILocation(line: 5625, column: 1, scope: !5197)
!5583 = !DILocation(line: 5626, column: 1, scope: !5197)
!5584 = !DILocation(line: 5627, column: 1, scope: !5197)
!5585 = !DILocation(line: 5628, column: 1, scope: !5197)
!5586 = !DILocation(line: 5629, column: 1, scope: !5197)
!5587 = !DILocation(line: 5630, column: 1, scope: !5197)
!5588 = !DILocation(line: 5631, column: 1, scope: !5197)
!5589 = !DILocation(line: 5632, column: 1, scope: !5197)
!5590 = !DILocation(line: 5633, column: 1, scope: !5197)
!5591 = !DILocation(line: 5634, column: 1, scope: !5197)
!5592 = !DILocation(line: 5635, column: 1, scope: !5197)
!5593 = !DILocation(line: 5636, column: 1, scope: !5197)
!5594 = !DILocation(line: 5637, column: 1, scope: !5197)
!5595 = !DILocation(line: 5638, column: 1, scope: !5197)
!5596 = !DILocation(line: 5639, column: 1, scope: !5197)
!5597 = !DILocation(line: 5640, column: 1, scope: !5197)
!5598 = !DILocation(line: 5641, column: 1, scope: !5197)
!5599 = !DILocation(line: 5642, column: 1, scope: !5197)
!5600 = !DILocation(line: 5643, column: 1, scope: !5197)
!5601 = !DILocation(line: 5644, column: 1, scope: !5197)
!5602 = !DILocation(line: 5645, column: 1, scope: !5197)
!5603 = !DILocation(line: 5646, column: 1, scope: !5197)
!5604 = !DILocation(line: 5647, column: 1, scope: !5197)
!5605 = !DILocation(line: 5648, column: 1, scope: !5197)
!5606 = !DILocation(line: 5649, column: 1, scope: !5197)
!5607 = !DILocation(line: 5650, column: 1, scope: !5197)
!5608 = !DILocation(line: 5651, column: 1, scope: !5197)
!5609 = !DILocation(line: 5652, column: 1, scope: !5197)
!5610 = !DILocation(line: 5654, column: 1, scope: !5197)
!5611 = !DILocation(line: 5655, column: 1, scope: !5197)
!5612 = !DILocation(line: 5656, column: 1, scope: !5197)
!5613 = !DILocation(line: 5657, column: 1, scope: !5197)
!5614 = !DILocation(line: 5659, column: 1, scope: !5197)
!5615 = !DILocation(line: 5660, column: 1, scope: !5197)
!5616 = !DILocation(line: 5661, column: 1, scope: !5197)
!5617 = !DILocation(line: 5662, column: 1, scope: !5197)
!5618 = !DILocation(line: 5665, column: 1, scope: !5197)
!5619 = !DILocation(line: 5666, column: 1, scope: !5197)
!5620 = !DILocation(line: 5667, column: 1, scope: !5197)
!5621 = !DILocation(line: 5668, column: 1, scope: !5197)
!5622 = !DILocation(line: 5669, column: 1, scope: !5197)
!5623 = !DILocation(line: 5670, column: 1, scope: !5197)
!5624 = !DILocation(line: 5671, column: 1, scope: !5197)
!5625 = !DILocation(line: 5672, column: 1, scope: !5197)
!5626 = !DILocation(line: 5673, column: 1, scope: !5197)
!5627 = !DILocation(line: 5674, column: 1, scope: !5197)
!5628 = !DILocation(line: 5675, column: 1, scope: !5197)
!5629 = !DILocation(line: 5676, column: 1, scope: !5197)
!5630 = !DILocation(line: 5677, column: 1, scope: !5197)
!5631 = !DILocation(line: 5678, column: 1, scope: !5197)
!5632 = !DILocation(line: 5679, column: 1, scope: !5197)
!5633 = !DILocation(line: 5680, column: 1, scope: !5197)
!5634 = !DILocation(line: 5681, column: 1, scope: !5197)
!5635 = !DILocation(line: 5682, column: 1, scope: !5197)
!5636 = !DILocation(line: 5683, column: 1, scope: !5197)
!5637 = !DILocation(line: 5684, column: 1, scope: !5197)
!5638 = !DILocation(line: 5685, column: 1, scope: !5197)
!5639 = !DILocation(line: 5686, column: 1, scope: !5197)
!5640 = !DILocation(line: 5689, column: 1, scope: !5197)
!5641 = !DILocation(line: 5690, column: 1, scope: !5197)
!5642 = !DILocation(line: 5692, column: 1, scope: !5197)
!5643 = !DILocation(line: 5693, column: 1, scope: !5197)
!5644 = !DILocation(line: 5694, column: 1, scope: !5197)
!5645 = !DILocation(line: 5695, column: 1, scope: !5197)
!5646 = !DILocation(line: 5697, column: 1, scope: !5197)
!5647 = !DILocation(line: 5698, column: 1, scope: !5197)
!5648 = !DILocation(line: 5699, column: 1, scope: !5197)
!5649 = !DILocation(line: 5700, column: 1, scope: !5197)
!5650 = !DILocation(line: 5702, column: 1, scope: !5197)
!5651 = !DILocation(line: 5703, column: 1, scope: !5197)
!5652 = !DILocation(line: 5704, column: 1, scope: !5197)
!5653 = !DILocation(line: 5705, column: 1, scope: !5197)
!5654 = !DILocation(line: 5706, column: 1, scope: !5197)
!5655 = !DILocation(line: 5707, column: 1, scope: !5197)
!5656 = !DILocation(line: 5708, column: 1, scope: !5197)
!5657 = !DILocation(line: 5709, column: 1, scope: !5197)
!5658 = !DILocation(line: 5710, column: 1, scope: !5197)
!5659 = !DILocation(line: 5711, column: 1, scope: !5197)
!5660 = !DILocation(line: 5712, column: 1, scope: !5197)
!5661 = distinct !{!5661, !61, !62}
!5662 = !DILocation(line: 5714, column: 1, scope: !5197)
!5663 = !DILocation(line: 5715, column: 1, scope: !5197)
!5664 = !DILocation(line: 5716, column: 1, scope: !5197)
!5665 = !DILocation(line: 5717, column: 1, scope: !5197)
!5666 = !DILocation(line: 5718, column: 1, scope: !5197)
!5667 = !DILocation(line: 5719, column: 1, scope: !5197)
!5668 = !DILocation(line: 5720, column: 1, scope: !5197)
!5669 = !DILocation(line: 5721, column: 1, scope: !5197)
!5670 = !DILocation(line: 5722, column: 1, scope: !5197)
!5671 = !DILocation(line: 5723, column: 1, scope: !5197)
!5672 = !DILocation(line: 5724, column: 1, scope: !5197)
!5673 = !DILocation(line: 5725, column: 1, scope: !5197)
!5674 = !DILocation(line: 5726, column: 1, scope: !5197)
!5675 = !DILocation(line: 5727, column: 1, scope: !5197)
!5676 = !DILocation(line: 5728, column: 1, scope: !5197)
!5677 = !DILocation(line: 5729, column: 1, scope: !5197)
!5678 = !DILocation(line: 5730, column: 1, scope: !5197)
!5679 = !DILocation(line: 5731, column: 1, scope: !5197)
!5680 = !DILocation(line: 5732, column: 1, scope: !5197)
!5681 = distinct !{!5681, !61, !62}
!5682 = !DILocation(line: 5733, column: 1, scope: !5197)
!5683 = !DILocation(line: 5734, column: 1, scope: !5197)
!5684 = !DILocation(line: 5735, column: 1, scope: !5197)
!5685 = !DILocation(line: 5736, column: 1, scope: !5197)
!5686 = !DILocation(line: 5737, column: 1, scope: !5197)
!5687 = !DILocation(line: 5738, column: 1, scope: !5197)
!5688 = !DILocation(line: 5739, column: 1, scope: !5197)
!5689 = !DILocation(line: 5740, column: 1, scope: !5197)
!5690 = !DILocation(line: 5741, column: 1, scope: !5197)
!5691 = !DILocation(line: 5742, column: 1, scope: !5197)
!5692 = !DILocation(line: 5743, column: 1, scope: !5197)
!5693 = !DILocation(line: 5744, column: 1, scope: !5197)
!5694 = !DILocation(line: 5745, column: 1, scope: !5197)
!5695 = !DILocation(line: 5746, column: 1, scope: !5197)
!5696 = !DILocation(line: 5747, column: 1, scope: !5197)
!5697 = !DILocation(line: 5748, column: 1, scope: !5197)
!5698 = !DILocation(line: 5749, column: 1, scope: !5197)
!5699 = !DILocation(line: 5750, column: 1, scope: !5197)
!5700 = !DILocation(line: 5751, column: 1, scope: !5197)
!5701 = !DILocation(line: 5752, column: 1, scope: !5197)
!5702 = !DILocation(line: 5753, column: 1, scope: !5197)
!5703 = !DILocation(line: 5754, column: 1, scope: !5197)
!5704 = !DILocation(line: 5755, column: 1, scope: !5197)
!5705 = !DILocation(line: 5756, column: 1, scope: !5197)
!5706 = distinct !{!5706, !61, !62}
