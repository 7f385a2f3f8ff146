; ModuleID = '/tmp/cubq/151100013/original.ll'
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

$_ZZ3k9xILi3EEvPjS0_PKiiiiiijxxyyiE2A3 = comdat any

$_ZZ4k12xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 = comdat any

$_ZZ4k14xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 = comdat any

$_ZZ4k14xILi3EEvPjS0_PKiiiiiijxxyyiE2A2 = comdat any

$_ZZ4k18xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 = comdat any

$_ZZ4k18xILi3EEvPjS0_PKiiiiiijxxyyiE2A2 = comdat any

$_ZZ4k20xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 = comdat any

$_ZZ4k20xILi3EEvPjS0_PKiiiiiijxxyyiE2A2 = comdat any

$_ZZ4k20xILi3EEvPjS0_PKiiiiiijxxyyiE2A3 = comdat any

@_ZZ3k0xPjS_PKiiiiiijxxyyiE2A1 = internal unnamed_addr addrspace(3) global [15 x <4 x float>] undef, align 16
@_ZL4G0_0 = internal addrspace(3) global [9 x [48 x i16]] undef, align 16
@_ZZ3k1xPjS_PKiiiiiijxxyyiE2A1 = internal unnamed_addr addrspace(3) global [32 x [24 x [1 x i32]]] undef, align 4
@_ZZ3k1xPjS_PKiiiiiijxxyyiE2A2 = internal unnamed_addr addrspace(3) global [24 x [15 x i64]] undef, align 16
@_ZZ3k2xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 = linkonce_odr dso_local addrspace(3) global [48 x [4 x i16]] undef, comdat, align 16
@_ZZ3k3xPjS_PKiiiiiijxxyyiE2A1 = internal addrspace(3) global [5 x [9 x i32]] undef, align 4
@_ZZ3k4xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 = linkonce_odr dso_local addrspace(3) global [1 x [256 x double]] undef, comdat, align 8
@_ZZ3k4xILi3EEvPjS0_PKiiiiiijxxyyiE2A2 = linkonce_odr dso_local local_unnamed_addr addrspace(3) global [1 x [65 x float]] undef, comdat, align 16
@_ZL4G1_0 = internal addrspace(3) global [36 x [4 x i8]] undef, align 16
@_ZZ3k5xPjS_PKiiiiiijxxyyiE2A1 = internal unnamed_addr addrspace(3) global [4 x [4 x [5 x i32]]] undef, align 16
@_ZZ3k6xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 = linkonce_odr dso_local addrspace(3) global [47 x [128 x i64]] undef, comdat, align 8
@_ZZ3k7xPjS_PKiiiiiijxxyyiE2A1 = internal unnamed_addr addrspace(3) global [15 x [3 x i32]] undef, align 4
@_ZZ3k7xPjS_PKiiiiiijxxyyiE2A2 = internal unnamed_addr addrspace(3) global [5 x [65 x i64]] undef, align 8
@_ZZ3k8xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 = linkonce_odr dso_local addrspace(3) global [3071 x [4 x i32]] undef, comdat, align 4
@_ZZ3k9xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 = linkonce_odr dso_local local_unnamed_addr addrspace(3) global [1 x [36 x [17 x float]]] undef, comdat, align 16
@_ZZ3k9xILi3EEvPjS0_PKiiiiiijxxyyiE2A2 = linkonce_odr dso_local local_unnamed_addr addrspace(3) global [232 x [48 x i32]] undef, comdat, align 16
@_ZZ3k9xILi3EEvPjS0_PKiiiiiijxxyyiE2A3 = linkonce_odr dso_local local_unnamed_addr addrspace(3) global [256 x double] undef, comdat, align 16
@_ZZ4k10xPjS_PKiiiiiijxxyyiE2A1 = internal addrspace(3) global [30 x [16 x float]] undef, align 16
@_ZZ4k10xPjS_PKiiiiiijxxyyiE2A2 = internal unnamed_addr addrspace(3) global [23 x [256 x i64]] undef, align 8
@_ZZ4k11xPjS_PKiiiiiijxxyyiE2A1 = internal unnamed_addr addrspace(3) global [192 x [16 x <4 x float>]] undef, align 16
@_ZZ4k12xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 = linkonce_odr dso_local addrspace(3) global [12160 x i32] undef, comdat, align 4
@_ZZ4k13xPjS_PKiiiiiijxxyyiE2A1 = internal unnamed_addr addrspace(3) global [361 x [17 x i64]] undef, align 8
@_ZZ4k14xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 = linkonce_odr dso_local local_unnamed_addr addrspace(3) global [65 x <2 x i16>] undef, comdat, align 4
@_ZZ4k14xILi3EEvPjS0_PKiiiiiijxxyyiE2A2 = linkonce_odr dso_local local_unnamed_addr addrspace(3) global [12 x [16 x float]] undef, comdat, align 4
@_ZL4G3_0 = internal unnamed_addr addrspace(3) global [17 x [3 x <2 x float>]] undef, align 8
@_ZZ4k15xPjS_PKiiiiiijxxyyiE2A1 = internal addrspace(3) global [107 x [7 x [31 x i16]]] undef, align 16
@_ZZ4k16xPjS_PKiiiiiijxxyyiE2A1 = internal addrspace(3) global [3 x [17 x i32]] undef, align 4
@_ZZ4k17xPjS_PKiiiiiijxxyyiE2A1 = internal unnamed_addr addrspace(3) global [4 x [36 x i8]] undef, align 1
@_ZL4G4_0 = internal unnamed_addr addrspace(3) global [8 x [15 x <2 x i16>]] undef, align 16
@_ZZ4k18xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 = linkonce_odr dso_local addrspace(3) global [65 x i32] undef, comdat, align 4
@_ZZ4k18xILi3EEvPjS0_PKiiiiiijxxyyiE2A2 = linkonce_odr dso_local local_unnamed_addr addrspace(3) global [31 x <4 x float>] undef, comdat, align 16
@_ZZ4k19xPjS_PKiiiiiijxxyyiE2A1 = internal unnamed_addr addrspace(3) global [24 x [31 x i16]] undef, align 2
@_ZZ4k19xPjS_PKiiiiiijxxyyiE2A2 = internal unnamed_addr addrspace(3) global [30 x [16 x %struct.S4_1]] undef, align 2
@_ZZ4k20xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 = linkonce_odr dso_local local_unnamed_addr addrspace(3) global [64 x i64] undef, comdat, align 8
@_ZZ4k20xILi3EEvPjS0_PKiiiiiijxxyyiE2A2 = linkonce_odr dso_local addrspace(3) global [3 x [36 x [32 x i8]]] undef, comdat, align 1
@_ZZ4k20xILi3EEvPjS0_PKiiiiiijxxyyiE2A3 = linkonce_odr dso_local local_unnamed_addr addrspace(3) global [7 x [4 x %struct.S5_1]] undef, comdat, align 4
@_ZZ4k21xPjS_PKiiiiiijxxyyiE2A1 = internal addrspace(3) global [64 x [9 x i16]] undef, align 16
@_ZZ4k21xPjS_PKiiiiiijxxyyiE2A2 = internal addrspace(3) global [100 x i16] undef, align 2
@_ZZ4k21xPjS_PKiiiiiijxxyyiE2A3 = internal unnamed_addr addrspace(3) global [17 x [7 x i32]] undef, align 4
@_ZZ4k22xPjS_PKiiiiiijxxyyiE2A1 = internal unnamed_addr addrspace(3) global [31 x [9 x %struct.S5_0]] undef, align 4
@_ZL4G5_0 = internal addrspace(3) global [8 x [36 x float]] undef, align 4
@_ZZ4k23xPjS_PKiiiiiijxxyyiE2A1 = internal unnamed_addr addrspace(3) global [32 x [4 x <4 x float>]] undef, align 16
@_ZZ4k23xPjS_PKiiiiiijxxyyiE2A2 = internal unnamed_addr addrspace(3) global [1914 x [3 x <2 x i32>]] undef, align 8

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z3k0xPjS_PKiiiiiijxxyyi(ptr noundef writeonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i64 noundef %9, i64 noundef %10, i64 noundef %11, i64 noundef %12, i32 noundef %13) local_unnamed_addr #0 !dbg !13 {
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !16
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !17
  %17 = mul nuw nsw i32 %15, %16, !dbg !18
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !19
  %19 = mul nuw nsw i32 %17, %18, !dbg !20
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !21
  %21 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !22
  %22 = mul nuw nsw i32 %21, %16, !dbg !23
  %23 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !24
  %24 = add nuw nsw i32 %22, %23, !dbg !25
  %25 = mul nuw nsw i32 %24, %15, !dbg !26
  %26 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !27
  %27 = add nuw nsw i32 %25, %26, !dbg !28
  %28 = icmp samesign ult i32 %27, 8, !dbg !29
  br i1 %28, label %29, label %37, !dbg !30

29:                                               ; preds = %14
  %30 = shl nuw nsw i32 %27, 1, !dbg !31
  %31 = shl nuw nsw i32 %19, 1, !dbg !32
  br label %32, !dbg !33

32:                                               ; preds = %39, %29
  %33 = phi i32 [ %30, %29 ], [ %40, %39 ], !dbg !34
  %34 = tail call i32 @llvm.umin.i32(i32 %33, i32 13), !dbg !35
  %35 = add nuw nsw i32 %34, 2, !dbg !36
  %36 = icmp samesign ult i32 %33, %35, !dbg !37
  br i1 %36, label %42, label %39, !dbg !38

37:                                               ; preds = %39, %14
  %38 = icmp samesign ult i32 %27, 432, !dbg !39
  br i1 %38, label %69, label %67, !dbg !40

39:                                               ; preds = %42, %32
  %40 = add nuw nsw i32 %33, %31, !dbg !41
  %41 = icmp samesign ult i32 %40, 15, !dbg !42
  br i1 %41, label %32, label %37, !dbg !43, !llvm.loop !44

42:                                               ; preds = %42, %32
  %43 = phi i32 [ %46, %42 ], [ %33, %32 ], !dbg !47
  %44 = add nuw nsw i32 %43, 19, !dbg !48
  %45 = uitofp nneg i32 %44 to float, !dbg !49
  %46 = add nuw nsw i32 %43, 1, !dbg !50
  %47 = icmp eq i32 %46, 15, !dbg !51
  %48 = select i1 %47, i32 0, i32 %46, !dbg !52
  %49 = zext nneg i32 %48 to i64, !dbg !53
  %50 = getelementptr inbounds nuw <4 x float>, ptr addrspacecast (ptr addrspace(3) @_ZZ3k0xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %49, !dbg !54
  %51 = insertelement <4 x float> poison, float %45, i64 0, !dbg !55
  %52 = mul nuw nsw i32 %44, 3, !dbg !56
  %53 = add nuw nsw i32 %52, 1, !dbg !57
  %54 = uitofp nneg i32 %53 to float, !dbg !58
  %55 = insertelement <4 x float> %51, float %54, i64 1, !dbg !59
  %56 = mul nuw nsw i32 %53, 3, !dbg !60
  %57 = add nuw nsw i32 %56, 1, !dbg !61
  %58 = and i32 %57, 1023, !dbg !62
  %59 = uitofp nneg i32 %58 to float, !dbg !63
  %60 = insertelement <4 x float> %55, float %59, i64 2, !dbg !64
  %61 = mul nuw nsw i32 %57, 3, !dbg !65
  %62 = add nuw nsw i32 %61, 1, !dbg !66
  %63 = and i32 %62, 1023, !dbg !67
  %64 = uitofp nneg i32 %63 to float, !dbg !68
  %65 = insertelement <4 x float> %60, float %64, i64 3, !dbg !69
  store <4 x float> %65, ptr %50, align 16, !dbg !70
  %66 = icmp samesign ult i32 %46, %35, !dbg !71
  br i1 %66, label %42, label %39, !dbg !72, !llvm.loop !73

67:                                               ; preds = %69, %37
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !74
  %68 = icmp samesign ult i32 %27, 8, !dbg !75
  br label %86, !dbg !76

69:                                               ; preds = %69, %37
  %70 = phi i32 [ %84, %69 ], [ %27, %37 ], !dbg !77
  %71 = mul nuw nsw i32 %70, 13, !dbg !78
  %72 = urem i32 %71, 432, !dbg !79
  %73 = trunc nuw i32 %70 to i16, !dbg !80
  %74 = mul nuw i16 %73, 7, !dbg !81
  %75 = add nuw nsw i16 %74, 8, !dbg !82
  %76 = freeze i32 %72, !dbg !83
  %77 = udiv i32 %76, 48, !dbg !84
  %78 = zext nneg i32 %77 to i64, !dbg !85
  %79 = getelementptr inbounds nuw [48 x i16], ptr addrspacecast (ptr addrspace(3) @_ZL4G0_0 to ptr), i64 %78, !dbg !86
  %80 = mul i32 %77, 48, !dbg !87
  %81 = sub i32 %76, %80, !dbg !88
  %82 = zext nneg i32 %81 to i64, !dbg !89
  %83 = getelementptr inbounds nuw i16, ptr %79, i64 %82, !dbg !90
  store volatile i16 %75, ptr %83, align 2, !dbg !91, !tbaa !92
  %84 = add nuw nsw i32 %70, %19, !dbg !94
  %85 = icmp samesign ult i32 %84, 432, !dbg !95
  br i1 %85, label %69, label %67, !dbg !96, !llvm.loop !97

86:                                               ; preds = %92, %67
  %87 = phi i32 [ 4, %67 ], [ %93, %92 ], !dbg !98
  br i1 %68, label %95, label %92, !dbg !99

88:                                               ; preds = %92
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !100
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !101
  %89 = icmp samesign ult i32 %27, 15, !dbg !102
  br i1 %89, label %90, label %181, !dbg !103

90:                                               ; preds = %88
  %91 = mul i32 %20, 447, !dbg !104
  br label %186, !dbg !105

92:                                               ; preds = %178, %86
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !106
  %93 = lshr i32 %87, 1, !dbg !107
  %94 = icmp eq i32 %93, 0, !dbg !108
  br i1 %94, label %88, label %86, !dbg !109, !llvm.loop !110

95:                                               ; preds = %178, %86
  %96 = phi i32 [ %179, %178 ], [ %27, %86 ], !dbg !111
  %97 = and i32 %96, %87, !dbg !112
  %98 = icmp eq i32 %97, 0, !dbg !113
  br i1 %98, label %99, label %178, !dbg !114

99:                                               ; preds = %95
  %100 = zext nneg i32 %96 to i64, !dbg !115
  %101 = getelementptr inbounds nuw <4 x float>, ptr addrspacecast (ptr addrspace(3) @_ZZ3k0xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %100, !dbg !116
  %102 = load float, ptr %101, align 16, !dbg !117, !tbaa !118
  %103 = fptosi float %102 to i32, !dbg !119
  %104 = getelementptr inbounds nuw i8, ptr %101, i64 4, !dbg !120
  %105 = load float, ptr %104, align 4, !dbg !121, !tbaa !118
  %106 = fptosi float %105 to i32, !dbg !122
  %107 = mul i32 %106, 3, !dbg !123
  %108 = add i32 %107, %103, !dbg !124
  %109 = getelementptr inbounds nuw i8, ptr %101, i64 8, !dbg !125
  %110 = load float, ptr %109, align 8, !dbg !126, !tbaa !118
  %111 = fptosi float %110 to i32, !dbg !127
  %112 = mul i32 %111, 9, !dbg !128
  %113 = add i32 %108, %112, !dbg !129
  %114 = getelementptr inbounds nuw i8, ptr %101, i64 12, !dbg !130
  %115 = load float, ptr %114, align 4, !dbg !131, !tbaa !118
  %116 = fptosi float %115 to i32, !dbg !132
  %117 = mul i32 %116, 27, !dbg !133
  %118 = add i32 %113, %117, !dbg !134
  %119 = xor i32 %96, %87, !dbg !135
  %120 = zext nneg i32 %119 to i64, !dbg !136
  %121 = getelementptr inbounds nuw <4 x float>, ptr addrspacecast (ptr addrspace(3) @_ZZ3k0xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %120, !dbg !137
  %122 = load float, ptr %121, align 16, !dbg !138, !tbaa !118
  %123 = fptosi float %122 to i32, !dbg !139
  %124 = getelementptr inbounds nuw i8, ptr %121, i64 4, !dbg !140
  %125 = load float, ptr %124, align 4, !dbg !141, !tbaa !118
  %126 = fptosi float %125 to i32, !dbg !142
  %127 = mul i32 %126, 3, !dbg !143
  %128 = add i32 %127, %123, !dbg !144
  %129 = getelementptr inbounds nuw i8, ptr %121, i64 8, !dbg !145
  %130 = load float, ptr %129, align 8, !dbg !146, !tbaa !118
  %131 = fptosi float %130 to i32, !dbg !147
  %132 = mul i32 %131, 9, !dbg !148
  %133 = add i32 %128, %132, !dbg !149
  %134 = getelementptr inbounds nuw i8, ptr %121, i64 12, !dbg !150
  %135 = load float, ptr %134, align 4, !dbg !151, !tbaa !118
  %136 = fptosi float %135 to i32, !dbg !152
  %137 = mul i32 %136, 27, !dbg !153
  %138 = add i32 %133, %137, !dbg !154
  %139 = add i32 %138, %118, !dbg !155
  %140 = and i32 %139, 1023, !dbg !156
  %141 = uitofp nneg i32 %140 to float, !dbg !157
  %142 = insertelement <4 x float> poison, float %141, i64 0, !dbg !158
  %143 = mul i32 %139, 3, !dbg !159
  %144 = add i32 %143, 1, !dbg !160
  %145 = and i32 %144, 1023, !dbg !161
  %146 = uitofp nneg i32 %145 to float, !dbg !162
  %147 = insertelement <4 x float> %142, float %146, i64 1, !dbg !163
  %148 = mul i32 %139, 5, !dbg !164
  %149 = add i32 %148, 2, !dbg !165
  %150 = and i32 %149, 1023, !dbg !166
  %151 = uitofp nneg i32 %150 to float, !dbg !167
  %152 = insertelement <4 x float> %147, float %151, i64 2, !dbg !168
  %153 = mul i32 %139, 7, !dbg !169
  %154 = add i32 %153, 3, !dbg !170
  %155 = and i32 %154, 1023, !dbg !171
  %156 = uitofp nneg i32 %155 to float, !dbg !172
  %157 = insertelement <4 x float> %152, float %156, i64 3, !dbg !173
  store <4 x float> %157, ptr %101, align 16, !dbg !174, !tbaa !118
  %158 = mul i32 %138, 3, !dbg !175
  %159 = xor i32 %158, %118, !dbg !176
  %160 = and i32 %159, 1023, !dbg !177
  %161 = uitofp nneg i32 %160 to float, !dbg !178
  %162 = insertelement <4 x float> poison, float %161, i64 0, !dbg !179
  %163 = mul i32 %159, 3, !dbg !180
  %164 = add i32 %163, 1, !dbg !181
  %165 = and i32 %164, 1023, !dbg !182
  %166 = uitofp nneg i32 %165 to float, !dbg !183
  %167 = insertelement <4 x float> %162, float %166, i64 1, !dbg !184
  %168 = mul i32 %159, 5, !dbg !185
  %169 = add i32 %168, 2, !dbg !186
  %170 = and i32 %169, 1023, !dbg !187
  %171 = uitofp nneg i32 %170 to float, !dbg !188
  %172 = insertelement <4 x float> %167, float %171, i64 2, !dbg !189
  %173 = mul i32 %159, 7, !dbg !190
  %174 = add i32 %173, 3, !dbg !191
  %175 = and i32 %174, 1023, !dbg !192
  %176 = uitofp nneg i32 %175 to float, !dbg !193
  %177 = insertelement <4 x float> %172, float %176, i64 3, !dbg !194
  store <4 x float> %177, ptr %121, align 16, !dbg !195, !tbaa !118
  br label %178, !dbg !196

178:                                              ; preds = %99, %95
  %179 = add nuw nsw i32 %96, %19, !dbg !197
  %180 = icmp samesign ult i32 %179, 8, !dbg !198
  br i1 %180, label %95, label %92, !dbg !199, !llvm.loop !200

181:                                              ; preds = %186, %88
  %182 = icmp samesign ult i32 %27, 432, !dbg !201
  br i1 %182, label %183, label %212, !dbg !202

183:                                              ; preds = %181
  %184 = mul i32 %20, 447, !dbg !203
  %185 = add i32 %184, 15, !dbg !204
  br label %218, !dbg !205

186:                                              ; preds = %186, %90
  %187 = phi i32 [ %27, %90 ], [ %210, %186 ], !dbg !206
  %188 = zext nneg i32 %187 to i64, !dbg !207
  %189 = getelementptr inbounds nuw <4 x float>, ptr addrspacecast (ptr addrspace(3) @_ZZ3k0xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %188, !dbg !208
  %190 = load float, ptr %189, align 16, !dbg !209, !tbaa !118
  %191 = fptosi float %190 to i32, !dbg !210
  %192 = getelementptr inbounds nuw i8, ptr %189, i64 4, !dbg !211
  %193 = load float, ptr %192, align 4, !dbg !212, !tbaa !118
  %194 = fptosi float %193 to i32, !dbg !213
  %195 = mul i32 %194, 3, !dbg !214
  %196 = add i32 %195, %191, !dbg !215
  %197 = getelementptr inbounds nuw i8, ptr %189, i64 8, !dbg !216
  %198 = load float, ptr %197, align 8, !dbg !217, !tbaa !118
  %199 = fptosi float %198 to i32, !dbg !218
  %200 = mul i32 %199, 9, !dbg !219
  %201 = add i32 %196, %200, !dbg !220
  %202 = getelementptr inbounds nuw i8, ptr %189, i64 12, !dbg !221
  %203 = load float, ptr %202, align 4, !dbg !222, !tbaa !118
  %204 = fptosi float %203 to i32, !dbg !223
  %205 = mul i32 %204, 27, !dbg !224
  %206 = add i32 %201, %205, !dbg !225
  %207 = add i32 %187, %91, !dbg !226
  %208 = zext i32 %207 to i64, !dbg !227
  %209 = getelementptr inbounds nuw i32, ptr %1, i64 %208, !dbg !228
  store i32 %206, ptr %209, align 4, !dbg !229, !tbaa !5
  %210 = add nuw nsw i32 %187, %19, !dbg !230
  %211 = icmp samesign ult i32 %210, 15, !dbg !231
  br i1 %211, label %186, label %181, !dbg !232, !llvm.loop !233

212:                                              ; preds = %218, %181
  %213 = add nuw i32 %27, %20, !dbg !234
  %214 = mul i32 %19, %20, !dbg !235
  %215 = add i32 %27, %214, !dbg !236
  %216 = zext i32 %215 to i64, !dbg !237
  %217 = getelementptr inbounds nuw i32, ptr %0, i64 %216, !dbg !238
  store i32 %213, ptr %217, align 4, !dbg !239, !tbaa !5
  ret void, !dbg !240

218:                                              ; preds = %218, %183
  %219 = phi i32 [ %27, %183 ], [ %227, %218 ], !dbg !241
  %220 = zext nneg i32 %219 to i64, !dbg !242
  %221 = getelementptr inbounds nuw i16, ptr addrspacecast (ptr addrspace(3) @_ZL4G0_0 to ptr), i64 %220, !dbg !243
  %222 = load i16, ptr %221, align 2, !dbg !244, !tbaa !92
  %223 = zext i16 %222 to i32, !dbg !245
  %224 = add i32 %185, %219, !dbg !246
  %225 = zext i32 %224 to i64, !dbg !247
  %226 = getelementptr inbounds nuw i32, ptr %1, i64 %225, !dbg !248
  store i32 %223, ptr %226, align 4, !dbg !249, !tbaa !5
  %227 = add nuw nsw i32 %219, %19, !dbg !250
  %228 = icmp samesign ult i32 %227, 432, !dbg !251
  br i1 %228, label %218, label %212, !dbg !252, !llvm.loop !253
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z3k1xPjS_PKiiiiiijxxyyi(ptr noundef writeonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i64 noundef %9, i64 noundef %10, i64 noundef %11, i64 noundef %12, i32 noundef %13) local_unnamed_addr #0 !dbg !254 {
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !255
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !256
  %17 = mul nuw nsw i32 %15, %16, !dbg !257
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !258
  %19 = mul nuw nsw i32 %17, %18, !dbg !259
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !260
  %21 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !261
  %22 = mul nuw nsw i32 %21, %16, !dbg !262
  %23 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !263
  %24 = add nuw nsw i32 %22, %23, !dbg !264
  %25 = mul nuw nsw i32 %24, %15, !dbg !265
  %26 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !266
  %27 = add nuw nsw i32 %25, %26, !dbg !267
  %28 = add nuw i32 %27, %20, !dbg !268
  %29 = icmp samesign ult i32 %27, 768, !dbg !269
  br i1 %29, label %30, label %70, !dbg !270

30:                                               ; preds = %14
  %31 = zext nneg i32 %27 to i64, !dbg !271
  %32 = zext nneg i32 %19 to i64, !dbg !272
  %33 = mul nuw nsw i32 %21, %16, !dbg !273
  %34 = add nuw nsw i32 %33, %23, !dbg !274
  %35 = mul nuw nsw i32 %34, %15, !dbg !275
  %36 = add nuw nsw i32 %35, %26, !dbg !276
  %37 = add nuw nsw i32 %36, %19, !dbg !277
  %38 = zext nneg i32 %37 to i64, !dbg !278
  %39 = tail call i64 @llvm.umax.i64(i64 %38, i64 768), !dbg !279
  %40 = icmp samesign ult i32 %37, 768, !dbg !280
  %41 = zext i1 %40 to i64, !dbg !281
  %42 = add nuw nsw i64 %41, %38, !dbg !282
  %43 = sub nsw i64 %39, %42, !dbg !283
  %44 = udiv i64 %43, %32, !dbg !284
  %45 = add i64 %44, %41, !dbg !285
  %46 = add i64 %45, 1, !dbg !286
  %47 = and i64 %46, 3, !dbg !287
  %48 = and i64 %45, 3, !dbg !288
  %49 = icmp eq i64 %48, 3, !dbg !289
  br i1 %49, label %67, label %50, !dbg !290

50:                                               ; preds = %50, %30
  %51 = phi i64 [ %64, %50 ], [ %31, %30 ], !dbg !291
  %52 = phi i64 [ %65, %50 ], [ 0, %30 ], !dbg !292
  %53 = trunc nuw i64 %51 to i32, !dbg !293
  %54 = mul nuw nsw i32 %53, 3, !dbg !294
  %55 = add nuw nsw i32 %54, 18, !dbg !295
  %56 = freeze i32 %53, !dbg !296
  %57 = udiv i32 %56, 24, !dbg !297
  %58 = zext nneg i32 %57 to i64, !dbg !298
  %59 = getelementptr inbounds nuw [24 x [1 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ3k1xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %58, !dbg !299
  %60 = mul i32 %57, 24, !dbg !300
  %61 = sub i32 %56, %60, !dbg !301
  %62 = zext nneg i32 %61 to i64, !dbg !302
  %63 = getelementptr inbounds nuw [1 x i32], ptr %59, i64 %62, !dbg !303
  store i32 %55, ptr %63, align 4, !dbg !304, !tbaa !5
  %64 = add nuw nsw i64 %51, %32, !dbg !305
  %65 = add i64 %52, 1, !dbg !306
  %66 = icmp eq i64 %65, %47, !dbg !307
  br i1 %66, label %67, label %50, !dbg !308, !llvm.loop !309

67:                                               ; preds = %50, %30
  %68 = phi i64 [ %31, %30 ], [ %64, %50 ], !dbg !310
  %69 = icmp ult i64 %45, 3, !dbg !311
  br i1 %69, label %70, label %75, !dbg !312

70:                                               ; preds = %75, %67, %14
  %71 = icmp samesign ult i32 %27, 180, !dbg !313
  br i1 %71, label %72, label %131, !dbg !314

72:                                               ; preds = %70
  %73 = shl nuw nsw i32 %27, 1, !dbg !315
  %74 = shl nuw nsw i32 %19, 1, !dbg !316
  br label %126, !dbg !317

75:                                               ; preds = %75, %67
  %76 = phi i64 [ %124, %75 ], [ %68, %67 ], !dbg !318
  %77 = trunc nuw i64 %76 to i32, !dbg !319
  %78 = mul nuw nsw i32 %77, 3, !dbg !320
  %79 = add nuw nsw i32 %78, 18, !dbg !321
  %80 = freeze i32 %77, !dbg !322
  %81 = udiv i32 %80, 24, !dbg !323
  %82 = zext nneg i32 %81 to i64, !dbg !324
  %83 = getelementptr inbounds nuw [24 x [1 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ3k1xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %82, !dbg !325
  %84 = mul i32 %81, 24, !dbg !326
  %85 = sub i32 %80, %84, !dbg !327
  %86 = zext nneg i32 %85 to i64, !dbg !328
  %87 = getelementptr inbounds nuw [1 x i32], ptr %83, i64 %86, !dbg !329
  store i32 %79, ptr %87, align 4, !dbg !330, !tbaa !5
  %88 = add nuw nsw i64 %76, %32, !dbg !331
  %89 = trunc nuw i64 %88 to i32, !dbg !332
  %90 = mul nuw nsw i32 %89, 3, !dbg !333
  %91 = add nuw nsw i32 %90, 18, !dbg !334
  %92 = freeze i32 %89, !dbg !335
  %93 = udiv i32 %92, 24, !dbg !336
  %94 = zext nneg i32 %93 to i64, !dbg !337
  %95 = getelementptr inbounds nuw [24 x [1 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ3k1xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %94, !dbg !338
  %96 = mul i32 %93, 24, !dbg !339
  %97 = sub i32 %92, %96, !dbg !340
  %98 = zext nneg i32 %97 to i64, !dbg !341
  %99 = getelementptr inbounds nuw [1 x i32], ptr %95, i64 %98, !dbg !342
  store i32 %91, ptr %99, align 4, !dbg !343, !tbaa !5
  %100 = add nuw nsw i64 %88, %32, !dbg !344
  %101 = trunc nuw i64 %100 to i32, !dbg !345
  %102 = mul nuw nsw i32 %101, 3, !dbg !346
  %103 = add nuw nsw i32 %102, 18, !dbg !347
  %104 = freeze i32 %101, !dbg !348
  %105 = udiv i32 %104, 24, !dbg !349
  %106 = zext nneg i32 %105 to i64, !dbg !350
  %107 = getelementptr inbounds nuw [24 x [1 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ3k1xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %106, !dbg !351
  %108 = mul i32 %105, 24, !dbg !352
  %109 = sub i32 %104, %108, !dbg !353
  %110 = zext nneg i32 %109 to i64, !dbg !354
  %111 = getelementptr inbounds nuw [1 x i32], ptr %107, i64 %110, !dbg !355
  store i32 %103, ptr %111, align 4, !dbg !356, !tbaa !5
  %112 = add nuw nsw i64 %100, %32, !dbg !357
  %113 = trunc nuw i64 %112 to i32, !dbg !358
  %114 = mul nuw nsw i32 %113, 3, !dbg !359
  %115 = add nuw nsw i32 %114, 18, !dbg !360
  %116 = freeze i32 %113, !dbg !361
  %117 = udiv i32 %116, 24, !dbg !362
  %118 = zext nneg i32 %117 to i64, !dbg !363
  %119 = getelementptr inbounds nuw [24 x [1 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ3k1xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %118, !dbg !364
  %120 = mul i32 %117, 24, !dbg !365
  %121 = sub i32 %116, %120, !dbg !366
  %122 = zext nneg i32 %121 to i64, !dbg !367
  %123 = getelementptr inbounds nuw [1 x i32], ptr %119, i64 %122, !dbg !368
  store i32 %115, ptr %123, align 4, !dbg !369, !tbaa !5
  %124 = add nuw nsw i64 %112, %32, !dbg !370
  %125 = icmp samesign ult i64 %124, 768, !dbg !371
  br i1 %125, label %75, label %70, !dbg !372, !llvm.loop !373

126:                                              ; preds = %138, %72
  %127 = phi i32 [ %73, %72 ], [ %139, %138 ], !dbg !374
  %128 = tail call i32 @llvm.umin.i32(i32 %127, i32 358), !dbg !375
  %129 = add nuw nsw i32 %128, 2, !dbg !376
  %130 = icmp samesign ugt i32 %127, 358, !dbg !377
  br i1 %130, label %138, label %141, !dbg !378

131:                                              ; preds = %138, %70
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !379
  %132 = icmp eq i32 %21, 0, !dbg !380
  %133 = icmp samesign ult i32 %23, 24, !dbg !381
  %134 = select i1 %132, i1 %133, i1 false, !dbg !382
  br i1 %134, label %135, label %179, !dbg !383

135:                                              ; preds = %131
  %136 = icmp samesign ult i32 %26, 15, !dbg !384
  %137 = add i32 %7, -7, !dbg !385
  br label %153, !dbg !386

138:                                              ; preds = %141, %126
  %139 = add nuw nsw i32 %127, %74, !dbg !387
  %140 = icmp samesign ult i32 %139, 360, !dbg !388
  br i1 %140, label %126, label %131, !dbg !389, !llvm.loop !390

141:                                              ; preds = %141, %126
  %142 = phi i32 [ %151, %141 ], [ %127, %126 ], !dbg !391
  %143 = mul nuw nsw i32 %142, 7, !dbg !392
  %144 = add nuw nsw i32 %143, 47, !dbg !393
  %145 = zext nneg i32 %144 to i64, !dbg !394
  %146 = mul nuw nsw i32 %142, 127, !dbg !395
  %147 = urem i32 %146, 360, !dbg !396
  %148 = sub nuw nsw i32 359, %147, !dbg !397
  %149 = zext nneg i32 %148 to i64, !dbg !398
  %150 = getelementptr inbounds nuw i64, ptr addrspacecast (ptr addrspace(3) @_ZZ3k1xPjS_PKiiiiiijxxyyiE2A2 to ptr), i64 %149, !dbg !399
  store i64 %145, ptr %150, align 8, !dbg !400
  %151 = add nuw nsw i32 %142, 1, !dbg !401
  %152 = icmp samesign ult i32 %151, %129, !dbg !402
  br i1 %152, label %141, label %138, !dbg !403, !llvm.loop !404

153:                                              ; preds = %162, %135
  %154 = phi i32 [ %23, %135 ], [ %163, %162 ], !dbg !405
  br i1 %136, label %155, label %162, !dbg !406

155:                                              ; preds = %153
  %156 = mul nuw nsw i32 %154, 127, !dbg !407
  %157 = urem i32 %156, 24, !dbg !408
  %158 = add i32 %137, %157, !dbg !409
  %159 = zext i32 %158 to i64, !dbg !410
  %160 = getelementptr inbounds nuw [15 x i64], ptr addrspacecast (ptr addrspace(3) @_ZZ3k1xPjS_PKiiiiiijxxyyiE2A2 to ptr), i64 %159, !dbg !411
  %161 = mul nuw nsw i32 %154, 15, !dbg !412
  br label %165, !dbg !413

162:                                              ; preds = %165, %153
  %163 = add nuw nsw i32 %154, %16, !dbg !414
  %164 = icmp samesign ult i32 %163, 24, !dbg !415
  br i1 %164, label %153, label %179, !dbg !416, !llvm.loop !417

165:                                              ; preds = %165, %155
  %166 = phi i32 [ %26, %155 ], [ %177, %165 ], !dbg !418
  %167 = mul nsw i32 %166, %6, !dbg !419
  %168 = sext i32 %167 to i64, !dbg !420
  %169 = getelementptr inbounds i64, ptr %160, i64 %168, !dbg !421
  %170 = and i32 %166, 2, !dbg !422
  %171 = icmp eq i32 %170, 0, !dbg !423
  %172 = add nuw nsw i32 %166, %161, !dbg !424
  %173 = mul nuw nsw i32 %172, 3, !dbg !425
  %174 = select i1 %171, i32 0, i32 %173, !dbg !426
  %175 = add i32 %28, %174, !dbg !427
  %176 = zext i32 %175 to i64, !dbg !428
  store i64 %176, ptr %169, align 8, !dbg !429, !tbaa !430
  %177 = add nuw nsw i32 %166, %15, !dbg !432
  %178 = icmp samesign ult i32 %177, 15, !dbg !433
  br i1 %178, label %165, label %162, !dbg !434, !llvm.loop !435

179:                                              ; preds = %162, %131
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !436
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !437
  %180 = icmp samesign ult i32 %27, 768, !dbg !438
  br i1 %180, label %181, label %183, !dbg !439

181:                                              ; preds = %179
  %182 = mul i32 %20, 1128, !dbg !440
  br label %188, !dbg !441

183:                                              ; preds = %188, %179
  %184 = icmp samesign ult i32 %27, 360, !dbg !442
  br i1 %184, label %185, label %198, !dbg !443

185:                                              ; preds = %183
  %186 = mul i32 %20, 1128, !dbg !444
  %187 = add i32 %186, 768, !dbg !445
  br label %203, !dbg !446

188:                                              ; preds = %188, %181
  %189 = phi i32 [ %27, %181 ], [ %196, %188 ], !dbg !447
  %190 = zext nneg i32 %189 to i64, !dbg !448
  %191 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ3k1xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %190, !dbg !449
  %192 = load i32, ptr %191, align 4, !dbg !450, !tbaa !5
  %193 = add i32 %189, %182, !dbg !451
  %194 = zext i32 %193 to i64, !dbg !452
  %195 = getelementptr inbounds nuw i32, ptr %1, i64 %194, !dbg !453
  store i32 %192, ptr %195, align 4, !dbg !454, !tbaa !5
  %196 = add nuw nsw i32 %189, %19, !dbg !455
  %197 = icmp samesign ult i32 %196, 768, !dbg !456
  br i1 %197, label %188, label %183, !dbg !457, !llvm.loop !458

198:                                              ; preds = %203, %183
  %199 = mul i32 %19, %20, !dbg !459
  %200 = add i32 %27, %199, !dbg !460
  %201 = zext i32 %200 to i64, !dbg !461
  %202 = getelementptr inbounds nuw i32, ptr %0, i64 %201, !dbg !462
  store i32 %28, ptr %202, align 4, !dbg !463, !tbaa !5
  ret void, !dbg !464

203:                                              ; preds = %203, %185
  %204 = phi i32 [ %27, %185 ], [ %214, %203 ], !dbg !465
  %205 = zext nneg i32 %204 to i64, !dbg !466
  %206 = getelementptr inbounds nuw i64, ptr addrspacecast (ptr addrspace(3) @_ZZ3k1xPjS_PKiiiiiijxxyyiE2A2 to ptr), i64 %205, !dbg !467
  %207 = load i64, ptr %206, align 8, !dbg !468, !tbaa !430
  %208 = lshr i64 %207, 32, !dbg !469
  %209 = xor i64 %208, %207, !dbg !470
  %210 = trunc i64 %209 to i32, !dbg !471
  %211 = add i32 %187, %204, !dbg !472
  %212 = zext i32 %211 to i64, !dbg !473
  %213 = getelementptr inbounds nuw i32, ptr %1, i64 %212, !dbg !474
  store i32 %210, ptr %213, align 4, !dbg !475, !tbaa !5
  %214 = add nuw nsw i32 %204, %19, !dbg !476
  %215 = icmp samesign ult i32 %214, 360, !dbg !477
  br i1 %215, label %203, label %198, !dbg !478, !llvm.loop !479
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z3k2xILi3EEvPjS0_PKiiiiiijxxyyi(ptr noundef writeonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i64 noundef %9, i64 noundef %10, i64 noundef %11, i64 noundef %12, i32 noundef %13) local_unnamed_addr #2 comdat !dbg !480 {
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !481
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !482
  %17 = mul nuw nsw i32 %15, %16, !dbg !483
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !484
  %19 = mul nuw nsw i32 %17, %18, !dbg !485
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !486
  %21 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !487
  %22 = mul nuw nsw i32 %21, %16, !dbg !488
  %23 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !489
  %24 = add nuw nsw i32 %22, %23, !dbg !490
  %25 = mul nuw nsw i32 %24, %15, !dbg !491
  %26 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !492
  %27 = add nuw nsw i32 %25, %26, !dbg !493
  %28 = add nuw i32 %27, %20, !dbg !494
  %29 = icmp eq i32 %21, 0, !dbg !495
  br i1 %29, label %30, label %79, !dbg !496

30:                                               ; preds = %14
  %31 = icmp samesign ult i32 %23, 48, !dbg !497
  br i1 %31, label %32, label %42, !dbg !498

32:                                               ; preds = %30
  %33 = icmp samesign ult i32 %26, 4, !dbg !499
  br label %34, !dbg !500

34:                                               ; preds = %46, %32
  %35 = phi i32 [ %23, %32 ], [ %47, %46 ], !dbg !501
  br i1 %33, label %36, label %46, !dbg !502

36:                                               ; preds = %34
  %37 = shl nuw nsw i32 %35, 2, !dbg !503
  %38 = add nuw nsw i32 %35, 27, !dbg !504
  %39 = urem i32 %38, 48, !dbg !505
  %40 = zext nneg i32 %39 to i64, !dbg !506
  %41 = getelementptr inbounds nuw [4 x i16], ptr addrspacecast (ptr addrspace(3) @_ZZ3k2xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 %40, !dbg !507
  br label %49, !dbg !508

42:                                               ; preds = %46, %30
  %43 = icmp samesign ult i32 %23, 9, !dbg !509
  br i1 %43, label %44, label %79, !dbg !510

44:                                               ; preds = %42
  %45 = icmp samesign ult i32 %26, 48, !dbg !511
  br label %59, !dbg !512

46:                                               ; preds = %49, %34
  %47 = add nuw nsw i32 %35, %16, !dbg !513
  %48 = icmp samesign ult i32 %47, 48, !dbg !514
  br i1 %48, label %34, label %42, !dbg !515, !llvm.loop !516

49:                                               ; preds = %49, %36
  %50 = phi i32 [ %26, %36 ], [ %57, %49 ], !dbg !517
  %51 = add nuw nsw i32 %50, %37, !dbg !518
  %52 = trunc nuw nsw i32 %51 to i16, !dbg !519
  %53 = mul nuw nsw i16 %52, 7, !dbg !520
  %54 = add nuw nsw i16 %53, 80, !dbg !521
  %55 = zext nneg i32 %50 to i64, !dbg !522
  %56 = getelementptr inbounds nuw i16, ptr %41, i64 %55, !dbg !523
  store volatile i16 %54, ptr %56, align 2, !dbg !524, !tbaa !92
  %57 = add nuw nsw i32 %50, %15, !dbg !525
  %58 = icmp samesign ult i32 %57, 4, !dbg !526
  br i1 %58, label %49, label %46, !dbg !527, !llvm.loop !528

59:                                               ; preds = %65, %44
  %60 = phi i32 [ %23, %44 ], [ %66, %65 ], !dbg !529
  br i1 %45, label %61, label %65, !dbg !530

61:                                               ; preds = %59
  %62 = mul nuw nsw i32 %60, 48, !dbg !531
  %63 = zext nneg i32 %60 to i64, !dbg !532
  %64 = getelementptr inbounds nuw [48 x i16], ptr addrspacecast (ptr addrspace(3) @_ZL4G0_0 to ptr), i64 %63, !dbg !533
  br label %68, !dbg !534

65:                                               ; preds = %68, %59
  %66 = add nuw nsw i32 %60, %16, !dbg !535
  %67 = icmp samesign ult i32 %66, 9, !dbg !536
  br i1 %67, label %59, label %79, !dbg !537, !llvm.loop !538

68:                                               ; preds = %68, %61
  %69 = phi i32 [ %26, %61 ], [ %77, %68 ], !dbg !539
  %70 = add nuw nsw i32 %69, %62, !dbg !540
  %71 = trunc nuw i32 %70 to i16, !dbg !541
  %72 = add nuw nsw i16 %71, 5, !dbg !542
  %73 = add nuw nsw i32 %69, 25, !dbg !543
  %74 = urem i32 %73, 48, !dbg !544
  %75 = zext nneg i32 %74 to i64, !dbg !545
  %76 = getelementptr inbounds nuw i16, ptr %64, i64 %75, !dbg !546
  store volatile i16 %72, ptr %76, align 2, !dbg !547, !tbaa !92
  %77 = add nuw nsw i32 %69, %15, !dbg !548
  %78 = icmp samesign ult i32 %77, 48, !dbg !549
  br i1 %78, label %68, label %65, !dbg !550, !llvm.loop !551

79:                                               ; preds = %65, %42, %14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !552
  %80 = icmp samesign ult i32 %23, 48, !dbg !553
  %81 = select i1 %29, i1 %80, i1 false, !dbg !554
  br i1 %81, label %82, label %174, !dbg !555

82:                                               ; preds = %79
  %83 = icmp samesign ult i32 %26, 4, !dbg !556
  %84 = and i32 %26, 2, !dbg !557
  %85 = icmp eq i32 %84, 0, !dbg !558
  %86 = shl nuw nsw i32 %26, 2, !dbg !559
  %87 = and i32 %86, 60, !dbg !560
  %88 = xor i32 %87, 60, !dbg !561
  %89 = trunc i32 %23 to i1, !dbg !562
  %90 = select i1 %89, i32 33, i32 0, !dbg !563
  %91 = add nuw nsw i32 %88, %90, !dbg !564
  %92 = shl nuw nsw i32 %91, 2, !dbg !565
  %93 = zext nneg i32 %92 to i64, !dbg !566
  %94 = getelementptr inbounds nuw i16, ptr addrspacecast (ptr addrspace(3) @_ZL4G0_0 to ptr), i64 %93, !dbg !567
  %95 = icmp samesign ult i32 %27, 147, !dbg !568
  %96 = getelementptr inbounds nuw i8, ptr %94, i64 2, !dbg !569
  %97 = getelementptr inbounds nuw i8, ptr %94, i64 4, !dbg !570
  %98 = getelementptr inbounds nuw i8, ptr %94, i64 6, !dbg !571
  br label %99, !dbg !572

99:                                               ; preds = %131, %82
  %100 = phi i32 [ %28, %82 ], [ %132, %131 ], !dbg !573
  %101 = phi i32 [ %23, %82 ], [ %133, %131 ], !dbg !574
  br i1 %83, label %102, label %131, !dbg !575

102:                                              ; preds = %99
  %103 = sub nuw nsw i32 255, %101, !dbg !576
  %104 = xor i32 %103, 3, !dbg !577
  %105 = zext nneg i32 %104 to i64, !dbg !578
  %106 = getelementptr inbounds nuw i16, ptr addrspacecast (ptr addrspace(3) @_ZL4G0_0 to ptr), i64 %105, !dbg !579
  %107 = load i16, ptr %106, align 2, !dbg !580, !tbaa !92
  %108 = zext i16 %107 to i32, !dbg !581
  %109 = load i16, ptr %97, align 2, !dbg !582, !tbaa !92
  %110 = zext i16 %109 to i32, !dbg !583
  %111 = load i16, ptr %94, align 2, !dbg !584, !tbaa !92
  %112 = zext i16 %111 to i32, !dbg !585
  %113 = load i16, ptr %98, align 2, !dbg !586, !tbaa !92
  %114 = zext i16 %113 to i32, !dbg !587
  %115 = shl nuw nsw i32 %101, 2, !dbg !588
  %116 = trunc i32 %101 to i1, !dbg !589
  %117 = select i1 %116, i32 24, i32 0, !dbg !590
  %118 = lshr i32 %101, 1, !dbg !591
  %119 = add nuw nsw i32 %117, %118, !dbg !592
  %120 = zext nneg i32 %119 to i64, !dbg !593
  %121 = getelementptr inbounds nuw [4 x i16], ptr addrspacecast (ptr addrspace(3) @_ZZ3k2xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 %120, !dbg !594
  br label %122, !dbg !595

122:                                              ; preds = %157, %102
  %123 = phi i32 [ %100, %102 ], [ %164, %157 ], !dbg !596
  %124 = phi i32 [ %26, %102 ], [ %172, %157 ], !dbg !597
  %125 = shl nuw nsw i32 %124, 2, !dbg !598
  %126 = zext nneg i32 %125 to i64, !dbg !599
  %127 = getelementptr inbounds nuw i16, ptr addrspacecast (ptr addrspace(3) @_ZL4G0_0 to ptr), i64 %126, !dbg !600
  %128 = getelementptr inbounds nuw i8, ptr %127, i64 2, !dbg !601
  %129 = load i16, ptr %128, align 2, !dbg !602, !tbaa !92
  %130 = zext i16 %129 to i32, !dbg !603
  br label %136, !dbg !604

131:                                              ; preds = %157, %99
  %132 = phi i32 [ %100, %99 ], [ %164, %157 ], !dbg !605
  %133 = add nuw nsw i32 %101, %16, !dbg !606
  %134 = icmp samesign ult i32 %133, 48, !dbg !607
  br i1 %134, label %99, label %174, !dbg !608, !llvm.loop !609

135:                                              ; preds = %146
  br i1 %95, label %152, label %157, !dbg !610

136:                                              ; preds = %146, %122
  %137 = phi i32 [ %123, %122 ], [ %149, %146 ], !dbg !611
  %138 = phi i32 [ 15, %122 ], [ %150, %146 ], !dbg !612
  %139 = mul i32 %137, 33, !dbg !613
  %140 = add i32 %139, %108, !dbg !614
  br i1 %85, label %146, label %141, !dbg !615

141:                                              ; preds = %136
  %142 = mul i32 %140, 33, !dbg !616
  %143 = load i16, ptr %127, align 2, !dbg !617, !tbaa !92
  %144 = zext i16 %143 to i32, !dbg !618
  %145 = add i32 %142, %144, !dbg !619
  br label %146, !dbg !620

146:                                              ; preds = %141, %136
  %147 = phi i32 [ %145, %141 ], [ %140, %136 ], !dbg !621
  %148 = mul i32 %147, 33, !dbg !622
  %149 = add i32 %148, %130, !dbg !623
  %150 = add nsw i32 %138, -1, !dbg !624
  %151 = icmp eq i32 %138, 0, !dbg !625
  br i1 %151, label %135, label %136, !dbg !626, !llvm.loop !627

152:                                              ; preds = %135
  %153 = mul i32 %149, 33, !dbg !628
  %154 = load i16, ptr %96, align 2, !dbg !629, !tbaa !92
  %155 = zext i16 %154 to i32, !dbg !630
  %156 = add i32 %153, %155, !dbg !631
  br label %157, !dbg !632

157:                                              ; preds = %152, %135
  %158 = phi i32 [ %156, %152 ], [ %149, %135 ], !dbg !633
  %159 = mul i32 %158, 33, !dbg !634
  %160 = add i32 %159, %110, !dbg !635
  %161 = mul i32 %160, 33, !dbg !636
  %162 = add i32 %161, %112, !dbg !637
  %163 = mul i32 %162, 33, !dbg !638
  %164 = add i32 %163, %114, !dbg !639
  %165 = add nuw nsw i32 %124, %115, !dbg !640
  %166 = add i32 %165, %164, !dbg !641
  %167 = trunc i32 %166 to i16, !dbg !642
  %168 = add nuw nsw i32 %124, 3, !dbg !643
  %169 = and i32 %168, 3, !dbg !644
  %170 = zext nneg i32 %169 to i64, !dbg !645
  %171 = getelementptr inbounds nuw i16, ptr %121, i64 %170, !dbg !646
  store i16 %167, ptr %171, align 2, !dbg !647, !tbaa !92
  %172 = add nuw nsw i32 %124, %15, !dbg !648
  %173 = icmp samesign ult i32 %172, 4, !dbg !649
  br i1 %173, label %122, label %131, !dbg !650, !llvm.loop !651

174:                                              ; preds = %131, %79
  %175 = phi i32 [ %28, %79 ], [ %132, %131 ], !dbg !652
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !653
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !654
  %176 = icmp samesign ult i32 %27, 192, !dbg !655
  br i1 %176, label %177, label %179, !dbg !656

177:                                              ; preds = %174
  %178 = mul i32 %20, 624, !dbg !657
  br label %184, !dbg !658

179:                                              ; preds = %184, %174
  %180 = icmp samesign ult i32 %27, 432, !dbg !659
  br i1 %180, label %181, label %195, !dbg !660

181:                                              ; preds = %179
  %182 = mul i32 %20, 624, !dbg !661
  %183 = add i32 %182, 192, !dbg !662
  br label %200, !dbg !663

184:                                              ; preds = %184, %177
  %185 = phi i32 [ %27, %177 ], [ %193, %184 ], !dbg !664
  %186 = zext nneg i32 %185 to i64, !dbg !665
  %187 = getelementptr inbounds nuw i16, ptr addrspacecast (ptr addrspace(3) @_ZZ3k2xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 %186, !dbg !666
  %188 = load i16, ptr %187, align 2, !dbg !667, !tbaa !92
  %189 = sext i16 %188 to i32, !dbg !668
  %190 = add i32 %185, %178, !dbg !669
  %191 = zext i32 %190 to i64, !dbg !670
  %192 = getelementptr inbounds nuw i32, ptr %1, i64 %191, !dbg !671
  store i32 %189, ptr %192, align 4, !dbg !672, !tbaa !5
  %193 = add nuw nsw i32 %185, %19, !dbg !673
  %194 = icmp samesign ult i32 %193, 192, !dbg !674
  br i1 %194, label %184, label %179, !dbg !675, !llvm.loop !676

195:                                              ; preds = %200, %179
  %196 = mul i32 %19, %20, !dbg !677
  %197 = add i32 %27, %196, !dbg !678
  %198 = zext i32 %197 to i64, !dbg !679
  %199 = getelementptr inbounds nuw i32, ptr %0, i64 %198, !dbg !680
  store i32 %175, ptr %199, align 4, !dbg !681, !tbaa !5
  ret void, !dbg !682

200:                                              ; preds = %200, %181
  %201 = phi i32 [ %27, %181 ], [ %209, %200 ], !dbg !683
  %202 = zext nneg i32 %201 to i64, !dbg !684
  %203 = getelementptr inbounds nuw i16, ptr addrspacecast (ptr addrspace(3) @_ZL4G0_0 to ptr), i64 %202, !dbg !685
  %204 = load i16, ptr %203, align 2, !dbg !686, !tbaa !92
  %205 = zext i16 %204 to i32, !dbg !687
  %206 = add i32 %183, %201, !dbg !688
  %207 = zext i32 %206 to i64, !dbg !689
  %208 = getelementptr inbounds nuw i32, ptr %1, i64 %207, !dbg !690
  store i32 %205, ptr %208, align 4, !dbg !691, !tbaa !5
  %209 = add nuw nsw i32 %201, %19, !dbg !692
  %210 = icmp samesign ult i32 %209, 432, !dbg !693
  br i1 %210, label %200, label %195, !dbg !694, !llvm.loop !695
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z3k3xPjS_PKiiiiiijxxyyi(ptr noundef writeonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i64 noundef %9, i64 noundef %10, i64 noundef %11, i64 noundef %12, i32 noundef %13) local_unnamed_addr #0 !dbg !696 {
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !697
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !698
  %17 = mul nuw nsw i32 %15, %16, !dbg !699
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !700
  %19 = mul nuw nsw i32 %17, %18, !dbg !701
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !702
  %21 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !703
  %22 = mul nuw nsw i32 %21, %16, !dbg !704
  %23 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !705
  %24 = add nuw nsw i32 %22, %23, !dbg !706
  %25 = mul nuw nsw i32 %24, %15, !dbg !707
  %26 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !708
  %27 = add nuw nsw i32 %25, %26, !dbg !709
  %28 = add nuw i32 %27, %20, !dbg !710
  %29 = icmp eq i32 %21, 0, !dbg !711
  %30 = icmp samesign ult i32 %23, 5, !dbg !712
  %31 = select i1 %29, i1 %30, i1 false, !dbg !713
  br i1 %31, label %32, label %53, !dbg !714

32:                                               ; preds = %14
  %33 = icmp samesign ult i32 %26, 9, !dbg !715
  %34 = and i32 %26, 1, !dbg !716
  %35 = icmp eq i32 %34, 0, !dbg !717
  br label %36, !dbg !718

36:                                               ; preds = %40, %32
  %37 = phi i32 [ %23, %32 ], [ %41, %40 ], !dbg !719
  br i1 %33, label %38, label %40, !dbg !720

38:                                               ; preds = %36
  %39 = mul nuw nsw i32 %37, 9, !dbg !721
  br label %43, !dbg !722

40:                                               ; preds = %43, %36
  %41 = add nuw nsw i32 %37, %16, !dbg !723
  %42 = icmp samesign ult i32 %41, 5, !dbg !724
  br i1 %42, label %36, label %53, !dbg !725, !llvm.loop !726

43:                                               ; preds = %43, %38
  %44 = phi i32 [ %26, %38 ], [ %51, %43 ], !dbg !727
  %45 = add nuw nsw i32 %44, %39, !dbg !728
  %46 = shl nuw nsw i32 %45, 2, !dbg !729
  %47 = zext nneg i32 %46 to i64, !dbg !730
  %48 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZZ3k3xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %47, !dbg !731
  %49 = add nuw nsw i32 %45, 41, !dbg !732
  %50 = select i1 %35, i32 %49, i32 %28, !dbg !733
  store i32 %50, ptr %48, align 4, !dbg !734, !tbaa !5
  %51 = add nuw nsw i32 %44, %15, !dbg !735
  %52 = icmp samesign ult i32 %51, 9, !dbg !736
  br i1 %52, label %43, label %40, !dbg !737, !llvm.loop !738

53:                                               ; preds = %40, %14
  %54 = icmp samesign ult i32 %27, 432, !dbg !739
  br i1 %54, label %57, label %55, !dbg !740

55:                                               ; preds = %57, %53
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !741
  %56 = icmp samesign ult i32 %27, 216, !dbg !742
  br i1 %56, label %68, label %67, !dbg !743

57:                                               ; preds = %57, %53
  %58 = phi i32 [ %65, %57 ], [ %27, %53 ], !dbg !744
  %59 = add nuw nsw i32 %58, 46, !dbg !745
  %60 = urem i32 %59, 432, !dbg !746
  %61 = trunc nuw i32 %58 to i16, !dbg !747
  %62 = add nuw nsw i16 %61, 38, !dbg !748
  %63 = zext nneg i32 %60 to i64, !dbg !749
  %64 = getelementptr inbounds nuw i16, ptr addrspacecast (ptr addrspace(3) @_ZL4G0_0 to ptr), i64 %63, !dbg !750
  store i16 %62, ptr %64, align 2, !dbg !751, !tbaa !92
  %65 = add nuw nsw i32 %58, %19, !dbg !752
  %66 = icmp samesign ult i32 %65, 432, !dbg !753
  br i1 %66, label %57, label %55, !dbg !754, !llvm.loop !755

67:                                               ; preds = %68, %55
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !756
  br label %117, !dbg !757

68:                                               ; preds = %68, %55
  %69 = phi i32 [ %81, %68 ], [ %27, %55 ], !dbg !758
  %70 = add i32 %69, %28, !dbg !759
  %71 = trunc i32 %70 to i16, !dbg !760
  %72 = insertelement <2 x i16> poison, i16 %71, i64 0, !dbg !761
  %73 = trunc i32 %70 to i16, !dbg !762
  %74 = mul i16 %73, 3, !dbg !763
  %75 = add i16 %74, 1, !dbg !764
  %76 = insertelement <2 x i16> %72, i16 %75, i64 1, !dbg !765
  %77 = mul nuw nsw i32 %69, 5, !dbg !766
  %78 = urem i32 %77, 216, !dbg !767
  %79 = zext nneg i32 %78 to i64, !dbg !768
  %80 = getelementptr inbounds nuw <2 x i16>, ptr addrspacecast (ptr addrspace(3) @_ZL4G0_0 to ptr), i64 %79, !dbg !769
  store <2 x i16> %76, ptr %80, align 4, !dbg !770, !tbaa !118
  %81 = add nuw nsw i32 %69, %19, !dbg !771
  %82 = icmp samesign ult i32 %81, 216, !dbg !772
  br i1 %82, label %68, label %67, !dbg !773, !llvm.loop !774

83:                                               ; preds = %117
  %84 = mul i32 %125, 33, !dbg !775
  %85 = trunc i32 %26 to i1, !dbg !776
  %86 = select i1 %85, i64 232, i64 328, !dbg !777
  %87 = getelementptr inbounds nuw i16, ptr addrspacecast (ptr addrspace(3) @_ZL4G0_0 to ptr), i64 %86, !dbg !778
  %88 = getelementptr inbounds nuw i8, ptr %87, i64 6, !dbg !779
  %89 = load i16, ptr %88, align 2, !dbg !780, !tbaa !92
  %90 = zext i16 %89 to i32, !dbg !781
  %91 = mul nuw nsw i32 %90, 27, !dbg !782
  %92 = getelementptr inbounds nuw i8, ptr %87, i64 10, !dbg !783
  %93 = load i16, ptr %92, align 2, !dbg !784, !tbaa !92
  %94 = zext i16 %93 to i32, !dbg !785
  %95 = mul nuw nsw i32 %94, 243, !dbg !786
  %96 = load i16, ptr %87, align 2, !dbg !787, !tbaa !92
  %97 = zext i16 %96 to i32, !dbg !788
  %98 = getelementptr inbounds nuw i8, ptr %87, i64 4, !dbg !789
  %99 = load i16, ptr %98, align 2, !dbg !790, !tbaa !92
  %100 = zext i16 %99 to i32, !dbg !791
  %101 = mul nuw nsw i32 %100, 9, !dbg !792
  %102 = add i32 %91, %84, !dbg !793
  %103 = add i32 %102, %95, !dbg !794
  %104 = add i32 %103, %97, !dbg !795
  %105 = add i32 %104, %101, !dbg !796
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !797
  %106 = icmp samesign ult i32 %27, 100, !dbg !798
  br i1 %106, label %107, label %129, !dbg !799

107:                                              ; preds = %83
  %108 = shl nuw nsw i32 %23, 4, !dbg !800
  %109 = and i32 %108, 16, !dbg !801
  %110 = shl nuw nsw i32 %26, 1, !dbg !802
  %111 = and i32 %110, 2, !dbg !803
  %112 = and i32 %26, 1, !dbg !804
  %113 = or disjoint i32 %111, %112, !dbg !805
  %114 = or disjoint i32 %113, %109, !dbg !806
  %115 = zext nneg i32 %114 to i64, !dbg !807
  %116 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ3k3xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %115, !dbg !808
  br label %133, !dbg !809

117:                                              ; preds = %117, %67
  %118 = phi i32 [ %28, %67 ], [ %125, %117 ], !dbg !810
  %119 = phi i32 [ 16, %67 ], [ %126, %117 ], !dbg !811
  %120 = mul i32 %118, 33, !dbg !812
  %121 = xor i32 %119, 9, !dbg !813
  %122 = zext i32 %121 to i64, !dbg !814
  %123 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ3k3xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %122, !dbg !815
  %124 = load i32, ptr %123, align 4, !dbg !816, !tbaa !5
  %125 = add i32 %124, %120, !dbg !817
  %126 = sdiv i32 %119, 2, !dbg !818
  %127 = add nsw i32 %119, 1, !dbg !819
  %128 = icmp ult i32 %127, 3, !dbg !820
  br i1 %128, label %83, label %117, !dbg !821, !llvm.loop !822

129:                                              ; preds = %133, %83
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !823
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !824
  %130 = icmp samesign ult i32 %27, 45, !dbg !825
  br i1 %130, label %131, label %139, !dbg !826

131:                                              ; preds = %129
  %132 = mul i32 %20, 477, !dbg !827
  br label %144, !dbg !828

133:                                              ; preds = %133, %107
  %134 = phi i32 [ %27, %107 ], [ %137, %133 ], !dbg !829
  %135 = xor i32 %134, %105, !dbg !830
  %136 = atomicrmw max ptr %116, i32 %135 seq_cst, align 4, !dbg !831
  %137 = add nuw nsw i32 %134, %19, !dbg !832
  %138 = icmp samesign ult i32 %137, 100, !dbg !833
  br i1 %138, label %133, label %129, !dbg !834, !llvm.loop !835

139:                                              ; preds = %144, %129
  %140 = icmp samesign ult i32 %27, 432, !dbg !836
  br i1 %140, label %141, label %154, !dbg !837

141:                                              ; preds = %139
  %142 = mul i32 %20, 477, !dbg !838
  %143 = add i32 %142, 45, !dbg !839
  br label %159, !dbg !840

144:                                              ; preds = %144, %131
  %145 = phi i32 [ %27, %131 ], [ %152, %144 ], !dbg !841
  %146 = zext nneg i32 %145 to i64, !dbg !842
  %147 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ3k3xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %146, !dbg !843
  %148 = load i32, ptr %147, align 4, !dbg !844, !tbaa !5
  %149 = add i32 %145, %132, !dbg !845
  %150 = zext i32 %149 to i64, !dbg !846
  %151 = getelementptr inbounds nuw i32, ptr %1, i64 %150, !dbg !847
  store i32 %148, ptr %151, align 4, !dbg !848, !tbaa !5
  %152 = add nuw nsw i32 %145, %19, !dbg !849
  %153 = icmp samesign ult i32 %152, 45, !dbg !850
  br i1 %153, label %144, label %139, !dbg !851, !llvm.loop !852

154:                                              ; preds = %159, %139
  %155 = mul i32 %19, %20, !dbg !853
  %156 = add i32 %27, %155, !dbg !854
  %157 = zext i32 %156 to i64, !dbg !855
  %158 = getelementptr inbounds nuw i32, ptr %0, i64 %157, !dbg !856
  store i32 %105, ptr %158, align 4, !dbg !857, !tbaa !5
  ret void, !dbg !858

159:                                              ; preds = %159, %141
  %160 = phi i32 [ %27, %141 ], [ %168, %159 ], !dbg !859
  %161 = zext nneg i32 %160 to i64, !dbg !860
  %162 = getelementptr inbounds nuw i16, ptr addrspacecast (ptr addrspace(3) @_ZL4G0_0 to ptr), i64 %161, !dbg !861
  %163 = load i16, ptr %162, align 2, !dbg !862, !tbaa !92
  %164 = zext i16 %163 to i32, !dbg !863
  %165 = add i32 %143, %160, !dbg !864
  %166 = zext i32 %165 to i64, !dbg !865
  %167 = getelementptr inbounds nuw i32, ptr %1, i64 %166, !dbg !866
  store i32 %164, ptr %167, align 4, !dbg !867, !tbaa !5
  %168 = add nuw nsw i32 %160, %19, !dbg !868
  %169 = icmp samesign ult i32 %168, 432, !dbg !869
  br i1 %169, label %159, label %154, !dbg !870, !llvm.loop !871
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z3k4xILi3EEvPjS0_PKiiiiiijxxyyi(ptr noundef writeonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i64 noundef %9, i64 noundef %10, i64 noundef %11, i64 noundef %12, i32 noundef %13) local_unnamed_addr #0 comdat !dbg !872 {
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !873
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !874
  %17 = mul nuw nsw i32 %15, %16, !dbg !875
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !876
  %19 = mul nuw nsw i32 %17, %18, !dbg !877
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !878
  %21 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !879
  %22 = mul nuw nsw i32 %21, %16, !dbg !880
  %23 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !881
  %24 = add nuw nsw i32 %22, %23, !dbg !882
  %25 = mul nuw nsw i32 %24, %15, !dbg !883
  %26 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !884
  %27 = add nuw nsw i32 %25, %26, !dbg !885
  %28 = add nuw i32 %27, %20, !dbg !886
  %29 = icmp samesign ult i32 %27, 256, !dbg !887
  br i1 %29, label %30, label %33, !dbg !888

30:                                               ; preds = %14
  %31 = zext nneg i32 %27 to i64, !dbg !889
  %32 = zext nneg i32 %19 to i64, !dbg !890
  br label %40, !dbg !891

33:                                               ; preds = %40, %14
  %34 = icmp samesign ult i32 %27, 22, !dbg !892
  br i1 %34, label %35, label %57, !dbg !893

35:                                               ; preds = %33
  %36 = mul nuw nsw i32 %27, 3, !dbg !894
  %37 = trunc i64 %11 to i32, !dbg !895
  %38 = mul i32 %37, 3, !dbg !896
  %39 = mul nuw nsw i32 %19, 3, !dbg !897
  br label %52, !dbg !898

40:                                               ; preds = %40, %30
  %41 = phi i64 [ %31, %30 ], [ %50, %40 ], !dbg !899
  %42 = trunc nuw nsw i64 %41 to i32, !dbg !900
  %43 = mul nuw nsw i32 %42, 3, !dbg !901
  %44 = add nuw nsw i32 %43, 2, !dbg !902
  %45 = uitofp nneg i32 %44 to double, !dbg !903
  %46 = shl nuw nsw i64 %41, 32, !dbg !904
  %47 = add nsw i64 %46, -124554051584, !dbg !905
  %48 = ashr exact i64 %47, 29, !dbg !906
  %49 = getelementptr inbounds i8, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ3k4xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 232), i64 %48, !dbg !907
  store volatile double %45, ptr %49, align 8, !dbg !908, !tbaa !909
  %50 = add nuw nsw i64 %41, %32, !dbg !911
  %51 = icmp samesign ult i64 %50, 256, !dbg !912
  br i1 %51, label %40, label %33, !dbg !913, !llvm.loop !914

52:                                               ; preds = %59, %35
  %53 = phi i32 [ %36, %35 ], [ %60, %59 ], !dbg !915
  %54 = tail call i32 @llvm.umin.i32(i32 %53, i32 62), !dbg !916
  %55 = add nuw nsw i32 %54, 3, !dbg !917
  %56 = icmp samesign ult i32 %53, %55, !dbg !918
  br i1 %56, label %62, label %59, !dbg !919

57:                                               ; preds = %59, %33
  %58 = icmp samesign ult i32 %27, 144, !dbg !920
  br i1 %58, label %86, label %84, !dbg !921

59:                                               ; preds = %62, %52
  %60 = add nuw nsw i32 %53, %39, !dbg !922
  %61 = icmp samesign ult i32 %60, 65, !dbg !923
  br i1 %61, label %52, label %57, !dbg !924, !llvm.loop !925

62:                                               ; preds = %62, %52
  %63 = phi i32 [ %82, %62 ], [ %53, %52 ], !dbg !926
  %64 = freeze i32 %63, !dbg !927
  %65 = udiv i32 %64, 13, !dbg !928
  %66 = mul i32 %65, 13, !dbg !929
  %67 = sub i32 %64, %66, !dbg !930
  %68 = mul nuw nsw i32 %67, 5, !dbg !931
  %69 = add nuw nsw i32 %68, %65, !dbg !932
  %70 = mul i32 %38, %69, !dbg !933
  %71 = mul nuw nsw i32 %63, 3, !dbg !934
  %72 = add nuw nsw i32 %71, 89, !dbg !935
  %73 = uitofp nneg i32 %72 to float, !dbg !936
  %74 = freeze i32 %70, !dbg !937
  %75 = udiv i32 %74, 65, !dbg !938
  %76 = zext nneg i32 %75 to i64, !dbg !939
  %77 = getelementptr inbounds nuw [65 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ3k4xILi3EEvPjS0_PKiiiiiijxxyyiE2A2 to ptr), i64 %76, !dbg !940
  %78 = mul i32 %75, 65, !dbg !941
  %79 = sub i32 %74, %78, !dbg !942
  %80 = zext nneg i32 %79 to i64, !dbg !943
  %81 = getelementptr inbounds nuw float, ptr %77, i64 %80, !dbg !944
  store float %73, ptr %81, align 4, !dbg !945, !tbaa !946
  %82 = add nuw nsw i32 %63, 1, !dbg !948
  %83 = icmp samesign ult i32 %82, %55, !dbg !949
  br i1 %83, label %62, label %59, !dbg !950, !llvm.loop !951

84:                                               ; preds = %86, %57
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !952
  %85 = icmp samesign ult i32 %27, 128, !dbg !953
  br i1 %85, label %102, label %95, !dbg !954

86:                                               ; preds = %86, %57
  %87 = phi i32 [ %93, %86 ], [ %27, %57 ], !dbg !955
  %88 = trunc nuw i32 %87 to i8, !dbg !956
  %89 = mul i8 %88, 3, !dbg !957
  %90 = add i8 %89, 7, !dbg !958
  %91 = zext nneg i32 %87 to i64, !dbg !959
  %92 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZL4G1_0 to ptr), i64 %91, !dbg !960
  store volatile i8 %90, ptr %92, align 1, !dbg !961, !tbaa !118
  %93 = add nuw nsw i32 %87, %19, !dbg !962
  %94 = icmp samesign ult i32 %93, 144, !dbg !963
  br i1 %94, label %86, label %84, !dbg !964, !llvm.loop !965

95:                                               ; preds = %102, %84
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !966
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !967
  %96 = icmp eq i32 %3, 3, !dbg !968
  br i1 %96, label %202, label %97, !dbg !969

97:                                               ; preds = %95
  %98 = srem i32 %3, 3, !dbg !970
  %99 = icmp slt i32 %98, 0, !dbg !971
  br i1 %99, label %141, label %100, !dbg !972

100:                                              ; preds = %97
  %101 = icmp samesign ult i32 %27, 36, !dbg !973
  br label %113, !dbg !974

102:                                              ; preds = %102, %84
  %103 = phi i32 [ %111, %102 ], [ %27, %84 ], !dbg !975
  %104 = lshr i32 %103, 2, !dbg !976
  %105 = xor i32 %104, %103, !dbg !977
  %106 = zext nneg i32 %105 to i64, !dbg !978
  %107 = add nsw i64 %9, %106, !dbg !979
  %108 = shl i64 %107, 4, !dbg !980
  %109 = getelementptr i8, ptr addrspacecast (ptr addrspace(3) @_ZZ3k4xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 %108, !dbg !981
  %110 = getelementptr i8, ptr %109, i64 16, !dbg !982
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %110, i8 0, i64 16, i1 false), !dbg !983
  %111 = add nuw nsw i32 %103, %19, !dbg !984
  %112 = icmp samesign ult i32 %111, 128, !dbg !985
  br i1 %112, label %102, label %95, !dbg !986, !llvm.loop !987

113:                                              ; preds = %115, %100
  %114 = phi i32 [ 0, %100 ], [ %116, %115 ], !dbg !988
  br i1 %101, label %118, label %115, !dbg !989

115:                                              ; preds = %118, %113
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !990
  %116 = add nuw nsw i32 %114, 1, !dbg !991
  %117 = icmp eq i32 %114, %98, !dbg !992
  br i1 %117, label %141, label %113, !dbg !993, !llvm.loop !994

118:                                              ; preds = %118, %113
  %119 = phi i32 [ %139, %118 ], [ %27, %113 ], !dbg !995
  %120 = add i32 %119, %28, !dbg !996
  %121 = trunc i32 %120 to i8, !dbg !997
  %122 = insertelement <4 x i8> poison, i8 %121, i64 0, !dbg !998
  %123 = trunc i32 %120 to i8, !dbg !999
  %124 = mul i8 %123, 3, !dbg !1000
  %125 = add i8 %124, 1, !dbg !1001
  %126 = insertelement <4 x i8> %122, i8 %125, i64 1, !dbg !1002
  %127 = trunc i32 %120 to i8, !dbg !1003
  %128 = mul i8 %127, 5, !dbg !1004
  %129 = add i8 %128, 2, !dbg !1005
  %130 = insertelement <4 x i8> %126, i8 %129, i64 2, !dbg !1006
  %131 = trunc i32 %120 to i8, !dbg !1007
  %132 = mul i8 %131, 7, !dbg !1008
  %133 = add i8 %132, 3, !dbg !1009
  %134 = insertelement <4 x i8> %130, i8 %133, i64 3, !dbg !1010
  %135 = add nuw nsw i32 %119, 14, !dbg !1011
  %136 = urem i32 %135, 36, !dbg !1012
  %137 = zext nneg i32 %136 to i64, !dbg !1013
  %138 = getelementptr inbounds nuw <4 x i8>, ptr addrspacecast (ptr addrspace(3) @_ZL4G1_0 to ptr), i64 %137, !dbg !1014
  store <4 x i8> %134, ptr %138, align 4, !dbg !1015, !tbaa !118
  %139 = add nuw nsw i32 %119, %19, !dbg !1016
  %140 = icmp samesign ult i32 %139, 36, !dbg !1017
  br i1 %140, label %118, label %115, !dbg !1018, !llvm.loop !1019

141:                                              ; preds = %115, %97
  %142 = urem i32 %26, 30, !dbg !1020
  %143 = add nsw i32 %3, %142, !dbg !1021
  %144 = and i32 %143, 7, !dbg !1022
  %145 = mul nuw nsw i32 %144, 15, !dbg !1023
  %146 = mul i32 %28, 33, !dbg !1024
  %147 = zext nneg i32 %145 to i64, !dbg !1025
  %148 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ3k4xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 %147, !dbg !1026
  %149 = getelementptr inbounds nuw i8, ptr %148, i64 1024, !dbg !1027
  %150 = load double, ptr %149, align 8, !dbg !1028, !tbaa !909
  %151 = fptosi double %150 to i32, !dbg !1029
  %152 = add i32 %146, %151, !dbg !1030
  %153 = mul i32 %152, 33, !dbg !1031
  %154 = xor i32 %145, 64, !dbg !1032
  %155 = zext nneg i32 %154 to i64, !dbg !1033
  %156 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ3k4xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 %155, !dbg !1034
  %157 = load double, ptr %156, align 8, !dbg !1035, !tbaa !909
  %158 = fptosi double %157 to i32, !dbg !1036
  %159 = add i32 %153, %158, !dbg !1037
  %160 = mul i32 %159, 33, !dbg !1038
  %161 = xor i32 %145, 32, !dbg !1039
  %162 = zext nneg i32 %161 to i64, !dbg !1040
  %163 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ3k4xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 %162, !dbg !1041
  %164 = load double, ptr %163, align 8, !dbg !1042, !tbaa !909
  %165 = fptosi double %164 to i32, !dbg !1043
  %166 = add i32 %160, %165, !dbg !1044
  %167 = mul i32 %166, 33, !dbg !1045
  %168 = xor i32 %145, 16, !dbg !1046
  %169 = zext nneg i32 %168 to i64, !dbg !1047
  %170 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ3k4xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 %169, !dbg !1048
  %171 = load double, ptr %170, align 8, !dbg !1049, !tbaa !909
  %172 = fptosi double %171 to i32, !dbg !1050
  %173 = add i32 %167, %172, !dbg !1051
  %174 = mul i32 %173, 33, !dbg !1052
  %175 = xor i32 %145, 8, !dbg !1053
  %176 = zext nneg i32 %175 to i64, !dbg !1054
  %177 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ3k4xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 %176, !dbg !1055
  %178 = load double, ptr %177, align 8, !dbg !1056, !tbaa !909
  %179 = fptosi double %178 to i32, !dbg !1057
  %180 = add i32 %174, %179, !dbg !1058
  %181 = mul i32 %180, 33, !dbg !1059
  %182 = xor i32 %145, 4, !dbg !1060
  %183 = zext nneg i32 %182 to i64, !dbg !1061
  %184 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ3k4xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 %183, !dbg !1062
  %185 = load double, ptr %184, align 8, !dbg !1063, !tbaa !909
  %186 = fptosi double %185 to i32, !dbg !1064
  %187 = add i32 %181, %186, !dbg !1065
  %188 = mul i32 %187, 33, !dbg !1066
  %189 = xor i32 %145, 2, !dbg !1067
  %190 = zext nneg i32 %189 to i64, !dbg !1068
  %191 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ3k4xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 %190, !dbg !1069
  %192 = load double, ptr %191, align 8, !dbg !1070, !tbaa !909
  %193 = fptosi double %192 to i32, !dbg !1071
  %194 = add i32 %188, %193, !dbg !1072
  %195 = mul i32 %194, 33, !dbg !1073
  %196 = xor i32 %145, 1, !dbg !1074
  %197 = zext nneg i32 %196 to i64, !dbg !1075
  %198 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ3k4xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 %197, !dbg !1076
  %199 = load double, ptr %198, align 8, !dbg !1077, !tbaa !909
  %200 = fptosi double %199 to i32, !dbg !1078
  %201 = add i32 %195, %200, !dbg !1079
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !1080
  br label %202, !dbg !1081

202:                                              ; preds = %141, %95
  %203 = phi i32 [ %201, %141 ], [ %28, %95 ], !dbg !1082
  %204 = srem i32 %3, 3, !dbg !1083
  %205 = icmp slt i32 %204, 0, !dbg !1084
  br i1 %205, label %219, label %206, !dbg !1085

206:                                              ; preds = %202
  %207 = add i32 %13, 87, !dbg !1086
  %208 = icmp samesign ugt i32 %26, 255, !dbg !1087
  %209 = mul nuw nsw i32 %23, 253, !dbg !1088
  %210 = add i32 %209, %207, !dbg !1089
  %211 = shl i32 %210, 24, !dbg !1090
  %212 = add i32 %211, 939524096, !dbg !1091
  %213 = ashr exact i32 %212, 24, !dbg !1092
  %214 = sext i32 %213 to i64, !dbg !1093
  %215 = getelementptr inbounds i8, ptr addrspacecast (ptr addrspace(3) @_ZL4G1_0 to ptr), i64 %214, !dbg !1094
  %216 = or i32 %21, %23, !dbg !1095
  %217 = icmp ne i32 %216, 0, !dbg !1096
  %218 = select i1 %217, i1 true, i1 %208, !dbg !1097
  br label %240, !dbg !1098

219:                                              ; preds = %287, %202
  %220 = phi i32 [ %203, %202 ], [ %288, %287 ], !dbg !1099
  %221 = shl nuw nsw i32 %23, 4, !dbg !1100
  %222 = and i32 %221, 16, !dbg !1101
  %223 = urem i32 %26, 30, !dbg !1102
  %224 = and i32 %223, 15, !dbg !1103
  %225 = or disjoint i32 %222, %224, !dbg !1104
  %226 = trunc i64 %11 to i32, !dbg !1105
  %227 = mul nsw i32 %225, -12, !dbg !1106
  %228 = mul i32 %227, %226, !dbg !1107
  %229 = sext i32 %228 to i64, !dbg !1108
  %230 = getelementptr i8, ptr addrspacecast (ptr addrspace(3) @_ZL4G1_0 to ptr), i64 %229, !dbg !1109
  %231 = getelementptr i8, ptr %230, i64 140, !dbg !1110
  %232 = load i8, ptr %231, align 1, !dbg !1111, !tbaa !118
  %233 = sext i32 %228 to i64, !dbg !1112
  %234 = getelementptr i8, ptr addrspacecast (ptr addrspace(3) @_ZL4G1_0 to ptr), i64 %233, !dbg !1113
  %235 = getelementptr i8, ptr %234, i64 141, !dbg !1114
  %236 = load i8, ptr %235, align 1, !dbg !1115, !tbaa !118
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !1116
  %237 = icmp samesign ult i32 %27, 256, !dbg !1117
  br i1 %237, label %238, label %291, !dbg !1118

238:                                              ; preds = %219
  %239 = mul i32 %20, 465, !dbg !1119
  br label %296, !dbg !1120

240:                                              ; preds = %287, %206
  %241 = phi i32 [ %203, %206 ], [ %288, %287 ], !dbg !1121
  %242 = phi i32 [ 0, %206 ], [ %289, %287 ], !dbg !1122
  br i1 %218, label %287, label %243, !dbg !1123

243:                                              ; preds = %265, %240
  %244 = phi i32 [ %283, %265 ], [ %241, %240 ], !dbg !1124
  %245 = phi i32 [ %274, %265 ], [ %26, %240 ], !dbg !1125
  br label %246, !dbg !1126

246:                                              ; preds = %246, %243
  %247 = phi i32 [ %244, %243 ], [ %262, %246 ], !dbg !1127
  %248 = phi i32 [ 0, %243 ], [ %263, %246 ], !dbg !1128
  %249 = shl nuw nsw i32 %248, 2, !dbg !1129
  %250 = mul i32 %247, 33, !dbg !1130
  %251 = zext nneg i32 %249 to i64, !dbg !1131
  %252 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZL4G1_0 to ptr), i64 %251, !dbg !1132
  %253 = load i8, ptr %252, align 1, !dbg !1133, !tbaa !118
  %254 = zext i8 %253 to i32, !dbg !1134
  %255 = add i32 %250, %254, !dbg !1135
  %256 = mul i32 %255, 33, !dbg !1136
  %257 = zext nneg i32 %249 to i64, !dbg !1137
  %258 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZL4G1_0 to ptr), i64 %257, !dbg !1138
  %259 = getelementptr inbounds nuw i8, ptr %258, i64 1, !dbg !1139
  %260 = load i8, ptr %259, align 1, !dbg !1140, !tbaa !118
  %261 = zext i8 %260 to i32, !dbg !1141
  %262 = add i32 %256, %261, !dbg !1142
  %263 = add nuw nsw i32 %248, 1, !dbg !1143
  %264 = icmp eq i32 %248, 0, !dbg !1144
  br i1 %264, label %246, label %276, !dbg !1145, !llvm.loop !1146

265:                                              ; preds = %276
  %266 = lshr i32 %245, 1, !dbg !1147
  %267 = xor i32 %266, %245, !dbg !1148
  %268 = mul nuw nsw i32 %245, 3, !dbg !1149
  %269 = add i32 %283, %268, !dbg !1150
  %270 = and i32 %269, 65535, !dbg !1151
  %271 = uitofp nneg i32 %270 to double, !dbg !1152
  %272 = zext nneg i32 %267 to i64, !dbg !1153
  %273 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ3k4xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 %272, !dbg !1154
  store volatile double %271, ptr %273, align 8, !dbg !1155, !tbaa !909
  %274 = add nuw nsw i32 %245, %15, !dbg !1156
  %275 = icmp samesign ult i32 %274, 256, !dbg !1157
  br i1 %275, label %243, label %287, !dbg !1158, !llvm.loop !1159

276:                                              ; preds = %276, %246
  %277 = phi i32 [ %283, %276 ], [ %262, %246 ], !dbg !1160
  %278 = phi i32 [ %285, %276 ], [ 0, %246 ], !dbg !1161
  %279 = phi ptr [ %284, %276 ], [ %215, %246 ], !dbg !1162
  %280 = mul i32 %277, 33, !dbg !1163
  %281 = load i8, ptr %279, align 1, !dbg !1164, !tbaa !118
  %282 = zext i8 %281 to i32, !dbg !1165
  %283 = add i32 %280, %282, !dbg !1166
  %284 = getelementptr inbounds nuw i8, ptr %279, i64 4, !dbg !1167
  %285 = add nuw nsw i32 %278, 1, !dbg !1168
  %286 = icmp eq i32 %285, 7, !dbg !1169
  br i1 %286, label %265, label %276, !dbg !1170, !llvm.loop !1171

287:                                              ; preds = %265, %240
  %288 = phi i32 [ %241, %240 ], [ %283, %265 ], !dbg !1172
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !1173
  %289 = add nuw nsw i32 %242, 1, !dbg !1174
  %290 = icmp eq i32 %242, %204, !dbg !1175
  br i1 %290, label %219, label %240, !dbg !1176, !llvm.loop !1177

291:                                              ; preds = %296, %219
  %292 = icmp samesign ult i32 %27, 65, !dbg !1178
  br i1 %292, label %293, label %307, !dbg !1179

293:                                              ; preds = %291
  %294 = mul i32 %20, 465, !dbg !1180
  %295 = add i32 %294, 256, !dbg !1181
  br label %312, !dbg !1182

296:                                              ; preds = %296, %238
  %297 = phi i32 [ %27, %238 ], [ %305, %296 ], !dbg !1183
  %298 = zext nneg i32 %297 to i64, !dbg !1184
  %299 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ3k4xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 %298, !dbg !1185
  %300 = load double, ptr %299, align 8, !dbg !1186, !tbaa !909
  %301 = fptosi double %300 to i32, !dbg !1187
  %302 = add i32 %297, %239, !dbg !1188
  %303 = zext i32 %302 to i64, !dbg !1189
  %304 = getelementptr inbounds nuw i32, ptr %1, i64 %303, !dbg !1190
  store i32 %301, ptr %304, align 4, !dbg !1191, !tbaa !5
  %305 = add nuw nsw i32 %297, %19, !dbg !1192
  %306 = icmp samesign ult i32 %305, 256, !dbg !1193
  br i1 %306, label %296, label %291, !dbg !1194, !llvm.loop !1195

307:                                              ; preds = %312, %291
  %308 = icmp samesign ult i32 %27, 144, !dbg !1196
  br i1 %308, label %309, label %323, !dbg !1197

309:                                              ; preds = %307
  %310 = mul i32 %20, 465, !dbg !1198
  %311 = add i32 %310, 321, !dbg !1199
  br label %334, !dbg !1200

312:                                              ; preds = %312, %293
  %313 = phi i32 [ %27, %293 ], [ %321, %312 ], !dbg !1201
  %314 = zext nneg i32 %313 to i64, !dbg !1202
  %315 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3k4xILi3EEvPjS0_PKiiiiiijxxyyiE2A2 to ptr), i64 %314, !dbg !1203
  %316 = load float, ptr %315, align 4, !dbg !1204, !tbaa !946
  %317 = fptosi float %316 to i32, !dbg !1205
  %318 = add i32 %295, %313, !dbg !1206
  %319 = zext i32 %318 to i64, !dbg !1207
  %320 = getelementptr inbounds nuw i32, ptr %1, i64 %319, !dbg !1208
  store i32 %317, ptr %320, align 4, !dbg !1209, !tbaa !5
  %321 = add nuw nsw i32 %313, %19, !dbg !1210
  %322 = icmp samesign ult i32 %321, 65, !dbg !1211
  br i1 %322, label %312, label %307, !dbg !1212, !llvm.loop !1213

323:                                              ; preds = %334, %307
  %324 = zext i8 %236 to i32, !dbg !1214
  %325 = zext i8 %232 to i32, !dbg !1215
  %326 = mul i32 %220, 33, !dbg !1216
  %327 = mul nuw nsw i32 %324, 3, !dbg !1217
  %328 = add i32 %326, %325, !dbg !1218
  %329 = add i32 %328, %327, !dbg !1219
  %330 = mul i32 %19, %20, !dbg !1220
  %331 = add i32 %27, %330, !dbg !1221
  %332 = zext i32 %331 to i64, !dbg !1222
  %333 = getelementptr inbounds nuw i32, ptr %0, i64 %332, !dbg !1223
  store i32 %329, ptr %333, align 4, !dbg !1224, !tbaa !5
  ret void, !dbg !1225

334:                                              ; preds = %334, %309
  %335 = phi i32 [ %27, %309 ], [ %343, %334 ], !dbg !1226
  %336 = zext nneg i32 %335 to i64, !dbg !1227
  %337 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZL4G1_0 to ptr), i64 %336, !dbg !1228
  %338 = load i8, ptr %337, align 1, !dbg !1229, !tbaa !118
  %339 = zext i8 %338 to i32, !dbg !1230
  %340 = add i32 %311, %335, !dbg !1231
  %341 = zext i32 %340 to i64, !dbg !1232
  %342 = getelementptr inbounds nuw i32, ptr %1, i64 %341, !dbg !1233
  store i32 %339, ptr %342, align 4, !dbg !1234, !tbaa !5
  %343 = add nuw nsw i32 %335, %19, !dbg !1235
  %344 = icmp samesign ult i32 %343, 144, !dbg !1236
  br i1 %344, label %334, label %323, !dbg !1237, !llvm.loop !1238
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #3

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z3k5xPjS_PKiiiiiijxxyyi(ptr noundef writeonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readonly captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i64 noundef %9, i64 noundef %10, i64 noundef %11, i64 noundef %12, i32 noundef %13) local_unnamed_addr #2 !dbg !1239 {
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1240
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1241
  %17 = mul nuw nsw i32 %15, %16, !dbg !1242
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1243
  %19 = mul nuw nsw i32 %17, %18, !dbg !1244
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1245
  %21 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1246
  %22 = mul nuw nsw i32 %21, %16, !dbg !1247
  %23 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1248
  %24 = add nuw nsw i32 %22, %23, !dbg !1249
  %25 = mul nuw nsw i32 %24, %15, !dbg !1250
  %26 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1251
  %27 = add nuw nsw i32 %25, %26, !dbg !1252
  %28 = add nuw i32 %27, %20, !dbg !1253
  %29 = icmp samesign ult i32 %27, 80, !dbg !1254
  br i1 %29, label %34, label %30, !dbg !1255

30:                                               ; preds = %34, %14
  %31 = icmp samesign ult i32 %27, 144, !dbg !1256
  br i1 %31, label %32, label %46, !dbg !1257

32:                                               ; preds = %30
  %33 = sub nuw nsw i32 143, %27, !dbg !1258
  br label %50, !dbg !1259

34:                                               ; preds = %34, %14
  %35 = phi i32 [ %44, %34 ], [ %27, %14 ], !dbg !1260
  %36 = mul nuw i32 %35, 7, !dbg !1261
  %37 = add nuw nsw i32 %36, 36, !dbg !1262
  %38 = and i32 %35, 7, !dbg !1263
  %39 = mul nuw nsw i32 %38, 10, !dbg !1264
  %40 = lshr i32 %35, 3, !dbg !1265
  %41 = add nuw nsw i32 %39, %40, !dbg !1266
  %42 = zext nneg i32 %41 to i64, !dbg !1267
  %43 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ3k5xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %42, !dbg !1268
  store i32 %37, ptr %43, align 4, !dbg !1269, !tbaa !5
  %44 = add nuw nsw i32 %35, %19, !dbg !1270
  %45 = icmp samesign ult i32 %44, 80, !dbg !1271
  br i1 %45, label %34, label %30, !dbg !1272, !llvm.loop !1273

46:                                               ; preds = %50, %30
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !1274
  %47 = icmp samesign ult i32 %27, 144, !dbg !1275
  br i1 %47, label %48, label %59, !dbg !1276

48:                                               ; preds = %46
  %49 = getelementptr i8, ptr addrspacecast (ptr addrspace(3) @_ZL4G1_0 to ptr), i64 %10, !dbg !1277
  br label %69, !dbg !1278

50:                                               ; preds = %50, %32
  %51 = phi i32 [ %57, %50 ], [ %33, %32 ], !dbg !1279
  %52 = add nuw nsw i32 %51, 90, !dbg !1280
  %53 = urem i32 %52, 144, !dbg !1281
  %54 = trunc i32 %51 to i8, !dbg !1282
  %55 = mul i8 %54, 29, !dbg !1283
  %56 = add i8 %55, 34, !dbg !1284
  tail call fastcc void @_ZL8put_G1_0jh(i32 noundef %53, i8 noundef zeroext %56) #7, !dbg !1285
  %57 = sub nsw i32 %51, %19, !dbg !1286
  %58 = icmp sgt i32 %57, -1, !dbg !1287
  br i1 %58, label %50, label %46, !dbg !1288, !llvm.loop !1289

59:                                               ; preds = %69, %46
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !1290
  %60 = shl nuw nsw i32 %23, 1, !dbg !1291
  %61 = sub nsw i32 15, %60, !dbg !1292
  %62 = sext i32 %61 to i64, !dbg !1293
  %63 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ3k5xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %62, !dbg !1294
  %64 = and i32 %23, 1, !dbg !1295
  %65 = zext nneg i32 %64 to i64, !dbg !1296
  %66 = add nsw i64 %10, %65, !dbg !1297
  %67 = mul i64 %66, 80, !dbg !1298
  %68 = getelementptr i8, ptr %63, i64 %67, !dbg !1299
  br label %100, !dbg !1300

69:                                               ; preds = %69, %48
  %70 = phi i32 [ %27, %48 ], [ %77, %69 ], !dbg !1301
  %71 = mul nuw i32 %70, 177, !dbg !1302
  %72 = xor i32 %71, %28, !dbg !1303
  %73 = trunc i32 %72 to i8, !dbg !1304
  %74 = zext nneg i32 %70 to i64, !dbg !1305
  %75 = getelementptr i8, ptr %49, i64 %74, !dbg !1306
  %76 = getelementptr i8, ptr %75, i64 1152921504606846976, !dbg !1307
  store i8 %73, ptr %76, align 1, !dbg !1308, !tbaa !118
  %77 = add nuw nsw i32 %70, %19, !dbg !1309
  %78 = icmp samesign ult i32 %77, 144, !dbg !1310
  br i1 %78, label %69, label %59, !dbg !1311, !llvm.loop !1312

79:                                               ; preds = %100
  %80 = zext nneg i32 %27 to i64, !dbg !1313
  %81 = getelementptr i32, ptr %2, i64 %10, !dbg !1314
  %82 = getelementptr i32, ptr %81, i64 %80, !dbg !1315
  %83 = getelementptr i8, ptr %82, i64 4611686018427387904, !dbg !1316
  %84 = load i32, ptr %83, align 4, !dbg !1317, !tbaa !5
  %85 = and i32 %84, 1, !dbg !1318
  %86 = zext nneg i32 %85 to i64, !dbg !1319
  %87 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZL4G1_0 to ptr), i64 %86, !dbg !1320
  %88 = shl nuw nsw i32 %27, 4, !dbg !1321
  %89 = and i32 %88, 16, !dbg !1322
  %90 = shl nuw nsw i32 %26, 3, !dbg !1323
  %91 = and i32 %90, 8, !dbg !1324
  %92 = and i32 %26, 7, !dbg !1325
  %93 = or disjoint i32 %91, %92, !dbg !1326
  %94 = or disjoint i32 %93, %89, !dbg !1327
  %95 = zext nneg i32 %94 to i64, !dbg !1328
  %96 = add nsw i64 %10, %95, !dbg !1329
  %97 = shl i64 %96, 2, !dbg !1330
  %98 = getelementptr i8, ptr %87, i64 %97, !dbg !1331
  %99 = getelementptr i8, ptr %98, i64 4611686018427387912, !dbg !1332
  br label %117, !dbg !1333

100:                                              ; preds = %100, %59
  %101 = phi i32 [ %28, %59 ], [ %110, %100 ], !dbg !1334
  %102 = phi i32 [ 0, %59 ], [ %112, %100 ], !dbg !1335
  %103 = phi ptr [ %68, %59 ], [ %111, %100 ], !dbg !1336
  %104 = mul i32 %101, 33, !dbg !1337
  %105 = load i32, ptr %103, align 4, !dbg !1338, !tbaa !5
  %106 = add i32 %105, %104, !dbg !1339
  %107 = mul i32 %106, 33, !dbg !1340
  %108 = getelementptr inbounds nuw i8, ptr %103, i64 16, !dbg !1341
  %109 = load i32, ptr %108, align 4, !dbg !1342, !tbaa !5
  %110 = add i32 %107, %109, !dbg !1343
  %111 = getelementptr inbounds nuw i8, ptr %103, i64 80, !dbg !1344
  %112 = add nuw nsw i32 %102, 1, !dbg !1345
  %113 = icmp eq i32 %112, 3, !dbg !1346
  br i1 %113, label %79, label %100, !dbg !1347, !llvm.loop !1348

114:                                              ; preds = %117
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !1349
  %115 = srem i32 %3, 3, !dbg !1350
  %116 = icmp slt i32 %115, 0, !dbg !1351
  br i1 %116, label %133, label %176, !dbg !1352

117:                                              ; preds = %117, %79
  %118 = phi i32 [ %110, %79 ], [ %129, %117 ], !dbg !1353
  %119 = phi i32 [ 0, %79 ], [ %131, %117 ], !dbg !1354
  %120 = phi ptr [ %99, %79 ], [ %130, %117 ], !dbg !1355
  %121 = mul i32 %118, 33, !dbg !1356
  %122 = load i8, ptr %120, align 1, !dbg !1357, !tbaa !118
  %123 = zext i8 %122 to i32, !dbg !1358
  %124 = add i32 %121, %123, !dbg !1359
  %125 = mul i32 %124, 33, !dbg !1360
  %126 = getelementptr inbounds nuw i8, ptr %120, i64 2, !dbg !1361
  %127 = load i8, ptr %126, align 1, !dbg !1362, !tbaa !118
  %128 = zext i8 %127 to i32, !dbg !1363
  %129 = add i32 %125, %128, !dbg !1364
  %130 = getelementptr inbounds i8, ptr %120, i64 -8, !dbg !1365
  %131 = add nuw nsw i32 %119, 1, !dbg !1366
  %132 = icmp eq i32 %119, 0, !dbg !1367
  br i1 %132, label %117, label %114, !dbg !1368, !llvm.loop !1369

133:                                              ; preds = %176, %114
  %134 = mul nuw nsw i32 %26, 96, !dbg !1370
  %135 = zext nneg i32 %134 to i64, !dbg !1371
  %136 = getelementptr i32, ptr %81, i64 %135, !dbg !1372
  %137 = getelementptr i8, ptr %136, i64 4611686018427391928, !dbg !1373
  %138 = load i32, ptr %137, align 4, !dbg !1374, !tbaa !5
  %139 = shl i32 %138, 3, !dbg !1375
  %140 = and i32 %139, 56, !dbg !1376
  %141 = sub nuw nsw i32 72, %140, !dbg !1377
  %142 = zext nneg i32 %141 to i64, !dbg !1378
  %143 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ3k5xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %142, !dbg !1379
  %144 = load i32, ptr %143, align 4, !dbg !1380, !tbaa !5
  %145 = sub nuw nsw i32 75, %140, !dbg !1381
  %146 = zext nneg i32 %145 to i64, !dbg !1382
  %147 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ3k5xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %146, !dbg !1383
  %148 = load i32, ptr %147, align 4, !dbg !1384, !tbaa !5
  %149 = sub nuw nsw i32 77, %140, !dbg !1385
  %150 = zext nneg i32 %149 to i64, !dbg !1386
  %151 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ3k5xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %150, !dbg !1387
  %152 = load i32, ptr %151, align 4, !dbg !1388, !tbaa !5
  %153 = sub nuw nsw i32 76, %140, !dbg !1389
  %154 = zext nneg i32 %153 to i64, !dbg !1390
  %155 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ3k5xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %154, !dbg !1391
  %156 = load i32, ptr %155, align 4, !dbg !1392, !tbaa !5
  %157 = sub nuw nsw i32 74, %140, !dbg !1393
  %158 = zext nneg i32 %157 to i64, !dbg !1394
  %159 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ3k5xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %158, !dbg !1395
  %160 = load i32, ptr %159, align 4, !dbg !1396, !tbaa !5
  %161 = sub nuw nsw i32 73, %140, !dbg !1397
  %162 = zext nneg i32 %161 to i64, !dbg !1398
  %163 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ3k5xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %162, !dbg !1399
  %164 = load i32, ptr %163, align 4, !dbg !1400, !tbaa !5
  %165 = sub nuw nsw i32 79, %140, !dbg !1401
  %166 = zext nneg i32 %165 to i64, !dbg !1402
  %167 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ3k5xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %166, !dbg !1403
  %168 = load i32, ptr %167, align 4, !dbg !1404, !tbaa !5
  %169 = sub nuw nsw i32 78, %140, !dbg !1405
  %170 = zext nneg i32 %169 to i64, !dbg !1406
  %171 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ3k5xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %170, !dbg !1407
  %172 = load i32, ptr %171, align 4, !dbg !1408, !tbaa !5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !1409
  %173 = icmp samesign ult i32 %27, 80, !dbg !1410
  br i1 %173, label %174, label %180, !dbg !1411

174:                                              ; preds = %133
  %175 = mul i32 %20, 224, !dbg !1412
  br label %185, !dbg !1413

176:                                              ; preds = %176, %114
  %177 = phi i32 [ %178, %176 ], [ 0, %114 ], !dbg !1414
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !1415
  %178 = add nuw nsw i32 %177, 1, !dbg !1416
  %179 = icmp eq i32 %177, %115, !dbg !1417
  br i1 %179, label %133, label %176, !dbg !1418, !llvm.loop !1419

180:                                              ; preds = %185, %133
  %181 = icmp samesign ult i32 %27, 144, !dbg !1420
  br i1 %181, label %182, label %195, !dbg !1421

182:                                              ; preds = %180
  %183 = mul i32 %20, 224, !dbg !1422
  %184 = add i32 %183, 80, !dbg !1423
  br label %216, !dbg !1424

185:                                              ; preds = %185, %174
  %186 = phi i32 [ %27, %174 ], [ %193, %185 ], !dbg !1425
  %187 = zext nneg i32 %186 to i64, !dbg !1426
  %188 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ3k5xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %187, !dbg !1427
  %189 = load i32, ptr %188, align 4, !dbg !1428, !tbaa !5
  %190 = add i32 %186, %175, !dbg !1429
  %191 = zext i32 %190 to i64, !dbg !1430
  %192 = getelementptr inbounds nuw i32, ptr %1, i64 %191, !dbg !1431
  store i32 %189, ptr %192, align 4, !dbg !1432, !tbaa !5
  %193 = add nuw nsw i32 %186, %19, !dbg !1433
  %194 = icmp samesign ult i32 %193, 80, !dbg !1434
  br i1 %194, label %185, label %180, !dbg !1435, !llvm.loop !1436

195:                                              ; preds = %216, %180
  %196 = mul i32 %129, 33, !dbg !1437
  %197 = mul i32 %148, 27, !dbg !1438
  %198 = mul i32 %152, 243, !dbg !1439
  %199 = mul i32 %156, 81, !dbg !1440
  %200 = mul i32 %160, 9, !dbg !1441
  %201 = mul i32 %164, 3, !dbg !1442
  %202 = mul i32 %168, 2187, !dbg !1443
  %203 = mul i32 %172, 729, !dbg !1444
  %204 = add i32 %144, %196, !dbg !1445
  %205 = add i32 %204, %197, !dbg !1446
  %206 = add i32 %205, %198, !dbg !1447
  %207 = add i32 %206, %199, !dbg !1448
  %208 = add i32 %207, %200, !dbg !1449
  %209 = add i32 %208, %201, !dbg !1450
  %210 = add i32 %209, %202, !dbg !1451
  %211 = add i32 %210, %203, !dbg !1452
  %212 = mul i32 %19, %20, !dbg !1453
  %213 = add i32 %27, %212, !dbg !1454
  %214 = zext i32 %213 to i64, !dbg !1455
  %215 = getelementptr inbounds nuw i32, ptr %0, i64 %214, !dbg !1456
  store i32 %211, ptr %215, align 4, !dbg !1457, !tbaa !5
  ret void, !dbg !1458

216:                                              ; preds = %216, %182
  %217 = phi i32 [ %27, %182 ], [ %225, %216 ], !dbg !1459
  %218 = zext nneg i32 %217 to i64, !dbg !1460
  %219 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZL4G1_0 to ptr), i64 %218, !dbg !1461
  %220 = load i8, ptr %219, align 1, !dbg !1462, !tbaa !118
  %221 = zext i8 %220 to i32, !dbg !1463
  %222 = add i32 %184, %217, !dbg !1464
  %223 = zext i32 %222 to i64, !dbg !1465
  %224 = getelementptr inbounds nuw i32, ptr %1, i64 %223, !dbg !1466
  store i32 %221, ptr %224, align 4, !dbg !1467, !tbaa !5
  %225 = add nuw nsw i32 %217, %19, !dbg !1468
  %226 = icmp samesign ult i32 %225, 144, !dbg !1469
  br i1 %226, label %216, label %195, !dbg !1470, !llvm.loop !1471
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal fastcc void @_ZL8put_G1_0jh(i32 noundef range(i32 0, 144) %0, i8 noundef zeroext %1) unnamed_addr #4 !dbg !1472 {
  %3 = zext nneg i32 %0 to i64, !dbg !1473
  %4 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZL4G1_0 to ptr), i64 %3, !dbg !1474
  store i8 %1, ptr %4, align 1, !dbg !1475, !tbaa !118
  ret void, !dbg !1476
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z3k6xILi3EEvPjS0_PKiiiiiijxxyyi(ptr noundef writeonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i64 noundef %9, i64 noundef %10, i64 noundef %11, i64 noundef %12, i32 noundef %13) local_unnamed_addr #2 comdat !dbg !1477 {
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1478
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1479
  %17 = mul nuw nsw i32 %15, %16, !dbg !1480
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1481
  %19 = mul nuw nsw i32 %17, %18, !dbg !1482
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1483
  %21 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1484
  %22 = mul nuw nsw i32 %21, %16, !dbg !1485
  %23 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1486
  %24 = add nuw nsw i32 %22, %23, !dbg !1487
  %25 = mul nuw nsw i32 %24, %15, !dbg !1488
  %26 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1489
  %27 = add nuw nsw i32 %25, %26, !dbg !1490
  %28 = add nuw i32 %27, %20, !dbg !1491
  %29 = icmp eq i32 %21, 0, !dbg !1492
  %30 = icmp samesign ult i32 %23, 4, !dbg !1493
  %31 = select i1 %29, i1 %30, i1 false, !dbg !1494
  br i1 %31, label %32, label %56, !dbg !1495

32:                                               ; preds = %14
  %33 = icmp samesign ult i32 %26, 128, !dbg !1496
  %34 = getelementptr [128 x i64], ptr addrspacecast (ptr addrspace(3) @_ZZ3k6xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 %10, !dbg !1497
  %35 = getelementptr i64, ptr %34, i64 %10, !dbg !1498
  br label %36, !dbg !1499

36:                                               ; preds = %44, %32
  %37 = phi i32 [ %23, %32 ], [ %45, %44 ], !dbg !1500
  br i1 %33, label %38, label %44, !dbg !1501

38:                                               ; preds = %36
  %39 = shl nuw nsw i32 %37, 7, !dbg !1502
  %40 = or disjoint i32 %39, 38, !dbg !1503
  %41 = xor i32 %37, 1, !dbg !1504
  %42 = zext nneg i32 %41 to i64, !dbg !1505
  %43 = getelementptr [128 x i64], ptr %35, i64 %42, !dbg !1506
  br label %47, !dbg !1507

44:                                               ; preds = %47, %36
  %45 = add nuw nsw i32 %37, %16, !dbg !1508
  %46 = icmp samesign ult i32 %45, 4, !dbg !1509
  br i1 %46, label %36, label %56, !dbg !1510, !llvm.loop !1511

47:                                               ; preds = %47, %38
  %48 = phi i32 [ %26, %38 ], [ %54, %47 ], !dbg !1512
  %49 = add nuw nsw i32 %40, %48, !dbg !1513
  %50 = zext nneg i32 %49 to i64, !dbg !1514
  %51 = zext nneg i32 %48 to i64, !dbg !1515
  %52 = getelementptr i64, ptr %43, i64 %51, !dbg !1516
  %53 = getelementptr i8, ptr %52, i64 -9223372036854775808, !dbg !1517
  store volatile i64 %50, ptr %53, align 8, !dbg !1518, !tbaa !430
  %54 = add nuw nsw i32 %48, %15, !dbg !1519
  %55 = icmp samesign ult i32 %54, 128, !dbg !1520
  br i1 %55, label %47, label %44, !dbg !1521, !llvm.loop !1522

56:                                               ; preds = %44, %14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !1523
  %57 = srem i32 %3, 3, !dbg !1524
  %58 = icmp slt i32 %57, 0, !dbg !1525
  br i1 %58, label %74, label %59, !dbg !1526

59:                                               ; preds = %56
  %60 = icmp samesign ult i32 %27, 100, !dbg !1527
  %61 = shl i32 %4, 7, !dbg !1528
  %62 = and i32 %61, 384, !dbg !1529
  %63 = urem i32 %26, 14, !dbg !1530
  %64 = shl nuw nsw i32 %63, 6, !dbg !1531
  %65 = and i32 %64, 64, !dbg !1532
  %66 = and i32 %27, 63, !dbg !1533
  %67 = or disjoint i32 %66, %65, !dbg !1534
  %68 = or disjoint i32 %67, %62, !dbg !1535
  %69 = xor i32 %68, 511, !dbg !1536
  %70 = zext nneg i32 %69 to i64, !dbg !1537
  %71 = getelementptr inbounds nuw i64, ptr addrspacecast (ptr addrspace(3) @_ZZ3k6xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 %70, !dbg !1538
  br label %72, !dbg !1539

72:                                               ; preds = %93, %59
  %73 = phi i32 [ 0, %59 ], [ %94, %93 ], !dbg !1540
  br i1 %60, label %96, label %93, !dbg !1541

74:                                               ; preds = %93, %56
  %75 = icmp sgt i32 %3, 0, !dbg !1542
  br i1 %75, label %76, label %103, !dbg !1543

76:                                               ; preds = %74
  %77 = shl nsw i32 %3, 2, !dbg !1544
  %78 = add nuw nsw i32 %77, 62, !dbg !1545
  %79 = mul nsw i32 %4, 5, !dbg !1546
  %80 = add nsw i32 %78, %79, !dbg !1547
  %81 = shl nsw i32 %80, 1, !dbg !1548
  %82 = sext i32 %81 to i64, !dbg !1549
  %83 = getelementptr inbounds i64, ptr addrspacecast (ptr addrspace(3) @_ZZ3k6xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 %82, !dbg !1550
  %84 = load i64, ptr %83, align 8, !dbg !1551, !tbaa !430
  %85 = lshr i64 %84, 32, !dbg !1552
  %86 = xor i64 %85, %84, !dbg !1553
  %87 = trunc i64 %86 to i32, !dbg !1554
  %88 = urem i32 %26, 14, !dbg !1555
  %89 = and i32 %88, 1, !dbg !1556
  %90 = icmp eq i32 %89, 0, !dbg !1557
  %91 = icmp sgt i32 %3, 7, !dbg !1558
  %92 = getelementptr inbounds nuw i8, ptr %83, i64 8, !dbg !1559
  br label %106, !dbg !1560

93:                                               ; preds = %96, %72
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !1561
  %94 = add nuw nsw i32 %73, 1, !dbg !1562
  %95 = icmp eq i32 %73, %57, !dbg !1563
  br i1 %95, label %74, label %72, !dbg !1564, !llvm.loop !1565

96:                                               ; preds = %96, %72
  %97 = phi i32 [ %101, %96 ], [ %27, %72 ], !dbg !1566
  %98 = xor i32 %97, %28, !dbg !1567
  %99 = zext i32 %98 to i64, !dbg !1568
  %100 = atomicrmw and ptr %71, i64 %99 monotonic, align 8, !dbg !1569
  %101 = add nuw nsw i32 %97, %19, !dbg !1570
  %102 = icmp samesign ult i32 %101, 100, !dbg !1571
  br i1 %102, label %96, label %93, !dbg !1572, !llvm.loop !1573

103:                                              ; preds = %120, %74
  %104 = phi i32 [ %28, %74 ], [ %121, %120 ], !dbg !1574
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !1575
  %105 = icmp samesign ult i32 %27, 48128, !dbg !1576
  br i1 %105, label %128, label %124, !dbg !1577

106:                                              ; preds = %120, %76
  %107 = phi i32 [ %28, %76 ], [ %121, %120 ], !dbg !1578
  %108 = phi i32 [ 0, %76 ], [ %122, %120 ], !dbg !1579
  %109 = mul i32 %107, 33, !dbg !1580
  %110 = add i32 %109, %87, !dbg !1581
  %111 = mul i32 %110, 3, !dbg !1582
  %112 = select i1 %90, i32 %111, i32 %110, !dbg !1583
  br i1 %91, label %113, label %120, !dbg !1584

113:                                              ; preds = %106
  %114 = mul i32 %112, 33, !dbg !1585
  %115 = load i64, ptr %92, align 8, !dbg !1586, !tbaa !430
  %116 = lshr i64 %115, 32, !dbg !1587
  %117 = xor i64 %116, %115, !dbg !1588
  %118 = trunc i64 %117 to i32, !dbg !1589
  %119 = add i32 %114, %118, !dbg !1590
  br label %120, !dbg !1591

120:                                              ; preds = %113, %106
  %121 = phi i32 [ %119, %113 ], [ %112, %106 ], !dbg !1592
  %122 = add nuw nsw i32 %108, 1, !dbg !1593
  %123 = icmp eq i32 %122, %3, !dbg !1594
  br i1 %123, label %103, label %106, !dbg !1595, !llvm.loop !1596

124:                                              ; preds = %128, %103
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !1597
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !1598
  %125 = icmp samesign ult i32 %27, 512, !dbg !1599
  br i1 %125, label %126, label %140, !dbg !1600

126:                                              ; preds = %124
  %127 = shl i32 %20, 9, !dbg !1601
  br label %145, !dbg !1602

128:                                              ; preds = %128, %103
  %129 = phi i32 [ %138, %128 ], [ %27, %103 ], !dbg !1603
  %130 = mul nuw i32 %129, 177, !dbg !1604
  %131 = xor i32 %130, %104, !dbg !1605
  %132 = trunc i32 %131 to i8, !dbg !1606
  %133 = mul nuw nsw i32 %129, 9, !dbg !1607
  %134 = urem i32 %133, 48128, !dbg !1608
  %135 = sub nuw nsw i32 48127, %134, !dbg !1609
  %136 = zext nneg i32 %135 to i64, !dbg !1610
  %137 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZZ3k6xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 %136, !dbg !1611
  store i8 %132, ptr %137, align 1, !dbg !1612, !tbaa !118
  %138 = add nuw nsw i32 %129, %19, !dbg !1613
  %139 = icmp samesign ult i32 %138, 48128, !dbg !1614
  br i1 %139, label %128, label %124, !dbg !1615, !llvm.loop !1616

140:                                              ; preds = %145, %124
  %141 = mul i32 %19, %20, !dbg !1617
  %142 = add i32 %27, %141, !dbg !1618
  %143 = zext i32 %142 to i64, !dbg !1619
  %144 = getelementptr inbounds nuw i32, ptr %0, i64 %143, !dbg !1620
  store i32 %104, ptr %144, align 4, !dbg !1621, !tbaa !5
  ret void, !dbg !1622

145:                                              ; preds = %145, %126
  %146 = phi i32 [ %27, %126 ], [ %156, %145 ], !dbg !1623
  %147 = zext nneg i32 %146 to i64, !dbg !1624
  %148 = getelementptr inbounds nuw i64, ptr addrspacecast (ptr addrspace(3) @_ZZ3k6xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 %147, !dbg !1625
  %149 = load i64, ptr %148, align 8, !dbg !1626, !tbaa !430
  %150 = lshr i64 %149, 32, !dbg !1627
  %151 = xor i64 %150, %149, !dbg !1628
  %152 = trunc i64 %151 to i32, !dbg !1629
  %153 = add nuw nsw i32 %146, %127, !dbg !1630
  %154 = zext i32 %153 to i64, !dbg !1631
  %155 = getelementptr inbounds nuw i32, ptr %1, i64 %154, !dbg !1632
  store i32 %152, ptr %155, align 4, !dbg !1633, !tbaa !5
  %156 = add nuw nsw i32 %146, %19, !dbg !1634
  %157 = icmp samesign ult i32 %156, 512, !dbg !1635
  br i1 %157, label %145, label %140, !dbg !1636, !llvm.loop !1637
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z3k7xPjS_PKiiiiiijxxyyi(ptr noundef writeonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i64 noundef %9, i64 noundef %10, i64 noundef %11, i64 noundef %12, i32 noundef %13) local_unnamed_addr #2 !dbg !1638 {
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1639
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1640
  %17 = mul nuw nsw i32 %15, %16, !dbg !1641
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1642
  %19 = mul nuw nsw i32 %17, %18, !dbg !1643
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1644
  %21 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1645
  %22 = mul nuw nsw i32 %21, %16, !dbg !1646
  %23 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1647
  %24 = add nuw nsw i32 %22, %23, !dbg !1648
  %25 = mul nuw nsw i32 %24, %15, !dbg !1649
  %26 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1650
  %27 = add nuw nsw i32 %25, %26, !dbg !1651
  %28 = add nuw i32 %27, %20, !dbg !1652
  %29 = icmp eq i32 %21, 0, !dbg !1653
  br i1 %29, label %30, label %84, !dbg !1654

30:                                               ; preds = %14
  %31 = icmp samesign ult i32 %23, 15, !dbg !1655
  br i1 %31, label %32, label %38, !dbg !1656

32:                                               ; preds = %30
  %33 = icmp samesign ult i32 %26, 3, !dbg !1657
  br label %34, !dbg !1658

34:                                               ; preds = %42, %32
  %35 = phi i32 [ %23, %32 ], [ %43, %42 ], !dbg !1659
  br i1 %33, label %36, label %42, !dbg !1660

36:                                               ; preds = %34
  %37 = mul nuw nsw i32 %35, 3, !dbg !1661
  br label %45, !dbg !1662

38:                                               ; preds = %42, %30
  %39 = icmp samesign ult i32 %23, 5, !dbg !1663
  br i1 %39, label %40, label %84, !dbg !1664

40:                                               ; preds = %38
  %41 = icmp samesign ult i32 %26, 65, !dbg !1665
  br label %60, !dbg !1666

42:                                               ; preds = %45, %34
  %43 = add nuw nsw i32 %35, %16, !dbg !1667
  %44 = icmp samesign ult i32 %43, 15, !dbg !1668
  br i1 %44, label %34, label %38, !dbg !1669, !llvm.loop !1670

45:                                               ; preds = %45, %36
  %46 = phi i32 [ %26, %36 ], [ %58, %45 ], !dbg !1671
  %47 = add nuw nsw i32 %46, %37, !dbg !1672
  %48 = add nuw nsw i32 %47, 79, !dbg !1673
  %49 = freeze i32 %47, !dbg !1674
  %50 = udiv i32 %49, 9, !dbg !1675
  %51 = mul i32 %50, 9, !dbg !1676
  %52 = sub i32 %49, %51, !dbg !1677
  %53 = mul nuw nsw i32 %52, 5, !dbg !1678
  %54 = add nuw nsw i32 %53, %50, !dbg !1679
  %55 = mul nsw i32 %54, %6, !dbg !1680
  %56 = sext i32 %55 to i64, !dbg !1681
  %57 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ3k7xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %56, !dbg !1682
  store i32 %48, ptr %57, align 4, !dbg !1683, !tbaa !5
  %58 = add nuw nsw i32 %46, %15, !dbg !1684
  %59 = icmp samesign ult i32 %58, 3, !dbg !1685
  br i1 %59, label %45, label %42, !dbg !1686, !llvm.loop !1687

60:                                               ; preds = %64, %40
  %61 = phi i32 [ %23, %40 ], [ %65, %64 ], !dbg !1688
  br i1 %41, label %62, label %64, !dbg !1689

62:                                               ; preds = %60
  %63 = mul nuw nsw i32 %61, 65, !dbg !1690
  br label %67, !dbg !1691

64:                                               ; preds = %67, %60
  %65 = add nuw nsw i32 %61, %16, !dbg !1692
  %66 = icmp samesign ult i32 %65, 5, !dbg !1693
  br i1 %66, label %60, label %84, !dbg !1694, !llvm.loop !1695

67:                                               ; preds = %67, %62
  %68 = phi i32 [ %26, %62 ], [ %82, %67 ], !dbg !1696
  %69 = add nuw nsw i32 %68, %63, !dbg !1697
  %70 = sub nuw nsw i32 324, %69, !dbg !1698
  %71 = mul nuw nsw i32 %69, 29, !dbg !1699
  %72 = add nuw nsw i32 %71, 52, !dbg !1700
  %73 = zext nneg i32 %72 to i64, !dbg !1701
  %74 = freeze i32 %70, !dbg !1702
  %75 = udiv i32 %74, 65, !dbg !1703
  %76 = zext nneg i32 %75 to i64, !dbg !1704
  %77 = getelementptr inbounds nuw [65 x i64], ptr addrspacecast (ptr addrspace(3) @_ZZ3k7xPjS_PKiiiiiijxxyyiE2A2 to ptr), i64 %76, !dbg !1705
  %78 = mul i32 %75, 65, !dbg !1706
  %79 = sub i32 %74, %78, !dbg !1707
  %80 = zext nneg i32 %79 to i64, !dbg !1708
  %81 = getelementptr inbounds nuw i64, ptr %77, i64 %80, !dbg !1709
  store i64 %73, ptr %81, align 8, !dbg !1710
  %82 = add nuw nsw i32 %68, %15, !dbg !1711
  %83 = icmp samesign ult i32 %82, 65, !dbg !1712
  br i1 %83, label %67, label %64, !dbg !1713, !llvm.loop !1714

84:                                               ; preds = %64, %38, %14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !1715
  %85 = icmp samesign ult i32 %27, 325, !dbg !1716
  br i1 %85, label %97, label %86, !dbg !1717

86:                                               ; preds = %97, %84
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !1718
  %87 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ3k7xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 128), align 4, !dbg !1719, !tbaa !5
  %88 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ3k7xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 148), align 4, !dbg !1720, !tbaa !5
  %89 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ3k7xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 140), align 4, !dbg !1721, !tbaa !5
  %90 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ3k7xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 136), align 4, !dbg !1722, !tbaa !5
  %91 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ3k7xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 156), align 4, !dbg !1723, !tbaa !5
  %92 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ3k7xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 132), align 4, !dbg !1724, !tbaa !5
  %93 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ3k7xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 152), align 4, !dbg !1725, !tbaa !5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !1726
  %94 = icmp samesign ult i32 %27, 45, !dbg !1727
  br i1 %94, label %95, label %107, !dbg !1728

95:                                               ; preds = %86
  %96 = mul i32 %20, 370, !dbg !1729
  br label %112, !dbg !1730

97:                                               ; preds = %97, %84
  %98 = phi i32 [ %105, %97 ], [ %27, %84 ], !dbg !1731
  %99 = mul nuw nsw i32 %98, 3, !dbg !1732
  %100 = add i32 %99, %28, !dbg !1733
  %101 = zext i32 %100 to i64, !dbg !1734
  %102 = shl nuw nsw i32 %98, 3, !dbg !1735
  %103 = zext nneg i32 %102 to i64, !dbg !1736
  %104 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZZ3k7xPjS_PKiiiiiijxxyyiE2A2 to ptr), i64 %103, !dbg !1737
  store i64 %101, ptr %104, align 1, !dbg !1738
  %105 = add nuw nsw i32 %98, %19, !dbg !1739
  %106 = icmp samesign ult i32 %105, 325, !dbg !1740
  br i1 %106, label %97, label %86, !dbg !1741, !llvm.loop !1742

107:                                              ; preds = %112, %86
  %108 = icmp samesign ult i32 %27, 325, !dbg !1743
  br i1 %108, label %109, label %122, !dbg !1744

109:                                              ; preds = %107
  %110 = mul i32 %20, 370, !dbg !1745
  %111 = add i32 %110, 45, !dbg !1746
  br label %141, !dbg !1747

112:                                              ; preds = %112, %95
  %113 = phi i32 [ %27, %95 ], [ %120, %112 ], !dbg !1748
  %114 = zext nneg i32 %113 to i64, !dbg !1749
  %115 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ3k7xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %114, !dbg !1750
  %116 = load i32, ptr %115, align 4, !dbg !1751, !tbaa !5
  %117 = add i32 %113, %96, !dbg !1752
  %118 = zext i32 %117 to i64, !dbg !1753
  %119 = getelementptr inbounds nuw i32, ptr %1, i64 %118, !dbg !1754
  store i32 %116, ptr %119, align 4, !dbg !1755, !tbaa !5
  %120 = add nuw nsw i32 %113, %19, !dbg !1756
  %121 = icmp samesign ult i32 %120, 45, !dbg !1757
  br i1 %121, label %112, label %107, !dbg !1758, !llvm.loop !1759

122:                                              ; preds = %141, %107
  %123 = mul i32 %28, 33, !dbg !1760
  %124 = mul i32 %87, 2187, !dbg !1761
  %125 = mul i32 %88, 9, !dbg !1762
  %126 = mul i32 %89, 81, !dbg !1763
  %127 = mul i32 %90, 243, !dbg !1764
  %128 = mul i32 %92, 729, !dbg !1765
  %129 = mul i32 %93, 3, !dbg !1766
  %130 = add i32 %124, %123, !dbg !1767
  %131 = add i32 %130, %125, !dbg !1768
  %132 = add i32 %131, %126, !dbg !1769
  %133 = add i32 %132, %127, !dbg !1770
  %134 = add i32 %133, %91, !dbg !1771
  %135 = add i32 %134, %128, !dbg !1772
  %136 = add i32 %135, %129, !dbg !1773
  %137 = mul i32 %19, %20, !dbg !1774
  %138 = add i32 %27, %137, !dbg !1775
  %139 = zext i32 %138 to i64, !dbg !1776
  %140 = getelementptr inbounds nuw i32, ptr %0, i64 %139, !dbg !1777
  store i32 %136, ptr %140, align 4, !dbg !1778, !tbaa !5
  ret void, !dbg !1779

141:                                              ; preds = %141, %109
  %142 = phi i32 [ %27, %109 ], [ %152, %141 ], !dbg !1780
  %143 = zext nneg i32 %142 to i64, !dbg !1781
  %144 = getelementptr inbounds nuw i64, ptr addrspacecast (ptr addrspace(3) @_ZZ3k7xPjS_PKiiiiiijxxyyiE2A2 to ptr), i64 %143, !dbg !1782
  %145 = load i64, ptr %144, align 8, !dbg !1783, !tbaa !430
  %146 = lshr i64 %145, 32, !dbg !1784
  %147 = xor i64 %146, %145, !dbg !1785
  %148 = trunc i64 %147 to i32, !dbg !1786
  %149 = add i32 %111, %142, !dbg !1787
  %150 = zext i32 %149 to i64, !dbg !1788
  %151 = getelementptr inbounds nuw i32, ptr %1, i64 %150, !dbg !1789
  store i32 %148, ptr %151, align 4, !dbg !1790, !tbaa !5
  %152 = add nuw nsw i32 %142, %19, !dbg !1791
  %153 = icmp samesign ult i32 %152, 325, !dbg !1792
  br i1 %153, label %141, label %122, !dbg !1793, !llvm.loop !1794
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z3k8xILi3EEvPjS0_PKiiiiiijxxyyi(ptr noundef writeonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i64 noundef %9, i64 noundef %10, i64 noundef %11, i64 noundef %12, i32 noundef %13) local_unnamed_addr #2 comdat !dbg !1795 {
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1796
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1797
  %17 = mul nuw nsw i32 %15, %16, !dbg !1798
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1799
  %19 = mul nuw nsw i32 %17, %18, !dbg !1800
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1801
  %21 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1802
  %22 = mul nuw nsw i32 %21, %16, !dbg !1803
  %23 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1804
  %24 = add nuw nsw i32 %22, %23, !dbg !1805
  %25 = mul nuw nsw i32 %24, %15, !dbg !1806
  %26 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1807
  %27 = add nuw nsw i32 %25, %26, !dbg !1808
  %28 = add nuw i32 %27, %20, !dbg !1809
  %29 = icmp eq i32 %21, 0, !dbg !1810
  %30 = icmp samesign ult i32 %23, 12, !dbg !1811
  %31 = select i1 %29, i1 %30, i1 false, !dbg !1812
  br i1 %31, label %32, label %57, !dbg !1813

32:                                               ; preds = %14
  %33 = icmp samesign ult i32 %26, 4, !dbg !1814
  %34 = add i32 %13, 56, !dbg !1815
  br label %35, !dbg !1816

35:                                               ; preds = %41, %32
  %36 = phi i32 [ %23, %32 ], [ %42, %41 ], !dbg !1817
  br i1 %33, label %37, label %41, !dbg !1818

37:                                               ; preds = %35
  %38 = shl nuw nsw i32 %36, 2, !dbg !1819
  %39 = zext nneg i32 %36 to i64, !dbg !1820
  %40 = getelementptr inbounds nuw [4 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ3k8xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 %39, !dbg !1821
  br label %44, !dbg !1822

41:                                               ; preds = %44, %35
  %42 = add nuw nsw i32 %36, %16, !dbg !1823
  %43 = icmp samesign ult i32 %42, 12, !dbg !1824
  br i1 %43, label %35, label %57, !dbg !1825, !llvm.loop !1826

44:                                               ; preds = %44, %37
  %45 = phi i32 [ %26, %37 ], [ %55, %44 ], !dbg !1827
  %46 = add nuw nsw i32 %45, %38, !dbg !1828
  %47 = mul nuw nsw i32 %46, 3, !dbg !1829
  %48 = add nuw nsw i32 %47, 58, !dbg !1830
  %49 = mul nuw nsw i32 %45, 3, !dbg !1831
  %50 = and i32 %49, 3, !dbg !1832
  %51 = add i32 %34, %50, !dbg !1833
  %52 = and i32 %51, 255, !dbg !1834
  %53 = zext nneg i32 %52 to i64, !dbg !1835
  %54 = getelementptr inbounds nuw i32, ptr %40, i64 %53, !dbg !1836
  store i32 %48, ptr %54, align 4, !dbg !1837, !tbaa !5
  %55 = add nuw nsw i32 %45, %15, !dbg !1838
  %56 = icmp samesign ult i32 %55, 4, !dbg !1839
  br i1 %56, label %44, label %41, !dbg !1840, !llvm.loop !1841

57:                                               ; preds = %41, %14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !1842
  %58 = icmp samesign ult i32 %23, 12, !dbg !1843
  %59 = select i1 %29, i1 %58, i1 false, !dbg !1844
  br i1 %59, label %60, label %85, !dbg !1845

60:                                               ; preds = %57
  %61 = icmp samesign ult i32 %26, 4, !dbg !1846
  br label %62, !dbg !1847

62:                                               ; preds = %71, %60
  %63 = phi i32 [ %23, %60 ], [ %72, %71 ], !dbg !1848
  br i1 %61, label %64, label %71, !dbg !1849

64:                                               ; preds = %62
  %65 = shl nuw nsw i32 %63, 2, !dbg !1850
  %66 = add nuw nsw i32 %63, 5, !dbg !1851
  %67 = urem i32 %66, 12, !dbg !1852
  %68 = sub nuw nsw i32 11, %67, !dbg !1853
  %69 = zext nneg i32 %68 to i64, !dbg !1854
  %70 = getelementptr inbounds nuw [4 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ3k8xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 %69, !dbg !1855
  br label %74, !dbg !1856

71:                                               ; preds = %74, %62
  %72 = add nuw nsw i32 %63, %16, !dbg !1857
  %73 = icmp samesign ult i32 %72, 12, !dbg !1858
  br i1 %73, label %62, label %85, !dbg !1859, !llvm.loop !1860

74:                                               ; preds = %74, %64
  %75 = phi i32 [ %26, %64 ], [ %83, %74 ], !dbg !1861
  %76 = add nuw nsw i32 %75, %65, !dbg !1862
  %77 = mul nuw nsw i32 %76, 3, !dbg !1863
  %78 = add i32 %77, %28, !dbg !1864
  %79 = add nuw nsw i32 %75, 3, !dbg !1865
  %80 = and i32 %79, 3, !dbg !1866
  %81 = zext nneg i32 %80 to i64, !dbg !1867
  %82 = getelementptr inbounds nuw i32, ptr %70, i64 %81, !dbg !1868
  store i32 %78, ptr %82, align 4, !dbg !1869, !tbaa !5
  %83 = add nuw nsw i32 %75, %15, !dbg !1870
  %84 = icmp samesign ult i32 %83, 4, !dbg !1871
  br i1 %84, label %74, label %71, !dbg !1872, !llvm.loop !1873

85:                                               ; preds = %71, %57
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !1874
  %86 = shl nuw nsw i32 %23, 3, !dbg !1875
  %87 = zext nneg i32 %86 to i64, !dbg !1876
  %88 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ3k8xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 %87, !dbg !1877
  %89 = getelementptr inbounds nuw i8, ptr %88, i64 8, !dbg !1878
  br label %90, !dbg !1879

90:                                               ; preds = %90, %85
  %91 = phi ptr [ %89, %85 ], [ %97, %90 ], !dbg !1880
  %92 = phi i32 [ 3, %85 ], [ %98, %90 ], !dbg !1881
  %93 = phi i32 [ %28, %85 ], [ %96, %90 ], !dbg !1882
  %94 = mul i32 %93, 33, !dbg !1883
  %95 = load i32, ptr %91, align 4, !dbg !1884, !tbaa !5
  %96 = add i32 %94, %95, !dbg !1885
  %97 = getelementptr inbounds nuw i8, ptr %91, i64 16, !dbg !1886
  %98 = add nsw i32 %92, -1, !dbg !1887
  %99 = icmp samesign ugt i32 %92, 1, !dbg !1888
  br i1 %99, label %90, label %100, !dbg !1889, !llvm.loop !1890

100:                                              ; preds = %90
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !1891
  %101 = icmp eq i32 %3, 8, !dbg !1892
  br i1 %101, label %102, label %151, !dbg !1893

102:                                              ; preds = %100
  %103 = icmp samesign ult i32 %27, 48, !dbg !1894
  br i1 %103, label %109, label %104, !dbg !1895

104:                                              ; preds = %109, %102
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !1896
  %105 = shl nuw nsw i32 %26, 1, !dbg !1897
  %106 = zext nneg i32 %105 to i64, !dbg !1898
  %107 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ3k8xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 %106, !dbg !1899
  %108 = icmp samesign ult i32 %26, 9, !dbg !1900
  br i1 %108, label %119, label %123, !dbg !1901

109:                                              ; preds = %109, %102
  %110 = phi i32 [ %117, %109 ], [ %27, %102 ], !dbg !1902
  %111 = mul nuw nsw i32 %110, 3, !dbg !1903
  %112 = add i32 %111, %96, !dbg !1904
  %113 = mul nuw nsw i32 %110, 13, !dbg !1905
  %114 = urem i32 %113, 48, !dbg !1906
  %115 = zext nneg i32 %114 to i64, !dbg !1907
  %116 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ3k8xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 %115, !dbg !1908
  store volatile i32 %112, ptr %116, align 4, !dbg !1909, !tbaa !5
  %117 = add nuw nsw i32 %110, %19, !dbg !1910
  %118 = icmp samesign ult i32 %117, 48, !dbg !1911
  br i1 %118, label %109, label %104, !dbg !1912, !llvm.loop !1913

119:                                              ; preds = %104
  %120 = mul i32 %96, 33, !dbg !1914
  %121 = load i32, ptr %107, align 4, !dbg !1915, !tbaa !5
  %122 = add i32 %121, %120, !dbg !1916
  br label %123, !dbg !1917

123:                                              ; preds = %119, %104
  %124 = phi i32 [ %122, %119 ], [ %96, %104 ], !dbg !1918
  %125 = icmp eq i32 %26, 16, !dbg !1919
  br i1 %125, label %131, label %126, !dbg !1920

126:                                              ; preds = %123
  %127 = mul i32 %124, 33, !dbg !1921
  %128 = getelementptr inbounds nuw i8, ptr %107, i64 4, !dbg !1922
  %129 = load i32, ptr %128, align 4, !dbg !1923, !tbaa !5
  %130 = add i32 %129, %127, !dbg !1924
  br label %131, !dbg !1925

131:                                              ; preds = %126, %123
  %132 = phi i32 [ %130, %126 ], [ %124, %123 ], !dbg !1926
  %133 = mul i32 %132, 33, !dbg !1927
  %134 = add nuw nsw i32 %23, 7, !dbg !1928
  %135 = add i32 %134, %13, !dbg !1929
  %136 = shl i32 %135, 2, !dbg !1930
  %137 = add i32 %136, 224, !dbg !1931
  %138 = and i32 %137, 1020, !dbg !1932
  %139 = zext nneg i32 %138 to i64, !dbg !1933
  %140 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ3k8xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 %139, !dbg !1934
  %141 = getelementptr inbounds nuw i8, ptr %140, i64 12, !dbg !1935
  %142 = load i32, ptr %141, align 4, !dbg !1936, !tbaa !5
  %143 = mul i32 %142, 27, !dbg !1937
  %144 = load i32, ptr %140, align 4, !dbg !1938, !tbaa !5
  %145 = getelementptr inbounds nuw i8, ptr %140, i64 8, !dbg !1939
  %146 = load i32, ptr %145, align 4, !dbg !1940, !tbaa !5
  %147 = mul i32 %146, 9, !dbg !1941
  %148 = add i32 %144, %133, !dbg !1942
  %149 = add i32 %148, %143, !dbg !1943
  %150 = add i32 %149, %147, !dbg !1944
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !1945
  br label %151, !dbg !1946

151:                                              ; preds = %131, %100
  %152 = phi i32 [ %150, %131 ], [ %96, %100 ], !dbg !1947
  %153 = icmp samesign ult i32 %27, 48, !dbg !1948
  br i1 %153, label %154, label %156, !dbg !1949

154:                                              ; preds = %151
  %155 = mul i32 %20, 48, !dbg !1950
  br label %161, !dbg !1951

156:                                              ; preds = %161, %151
  %157 = mul i32 %19, %20, !dbg !1952
  %158 = add i32 %27, %157, !dbg !1953
  %159 = zext i32 %158 to i64, !dbg !1954
  %160 = getelementptr inbounds nuw i32, ptr %0, i64 %159, !dbg !1955
  store i32 %152, ptr %160, align 4, !dbg !1956, !tbaa !5
  ret void, !dbg !1957

161:                                              ; preds = %161, %154
  %162 = phi i32 [ %27, %154 ], [ %169, %161 ], !dbg !1958
  %163 = zext nneg i32 %162 to i64, !dbg !1959
  %164 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ3k8xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 %163, !dbg !1960
  %165 = load i32, ptr %164, align 4, !dbg !1961, !tbaa !5
  %166 = add i32 %162, %155, !dbg !1962
  %167 = zext i32 %166 to i64, !dbg !1963
  %168 = getelementptr inbounds nuw i32, ptr %1, i64 %167, !dbg !1964
  store i32 %165, ptr %168, align 4, !dbg !1965, !tbaa !5
  %169 = add nuw nsw i32 %162, %19, !dbg !1966
  %170 = icmp samesign ult i32 %169, 48, !dbg !1967
  br i1 %170, label %161, label %156, !dbg !1968, !llvm.loop !1969
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z3k9xILi3EEvPjS0_PKiiiiiijxxyyi(ptr noundef writeonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i64 noundef %9, i64 noundef %10, i64 noundef %11, i64 noundef %12, i32 noundef %13) local_unnamed_addr #0 comdat !dbg !1970 {
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1971
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1972
  %17 = mul nuw nsw i32 %15, %16, !dbg !1973
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1974
  %19 = mul nuw nsw i32 %17, %18, !dbg !1975
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1976
  %21 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1977
  %22 = mul nuw nsw i32 %21, %16, !dbg !1978
  %23 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1979
  %24 = add nuw nsw i32 %22, %23, !dbg !1980
  %25 = mul nuw nsw i32 %24, %15, !dbg !1981
  %26 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1982
  %27 = add nuw nsw i32 %25, %26, !dbg !1983
  %28 = icmp samesign ult i32 %27, 612, !dbg !1984
  br i1 %28, label %29, label %31, !dbg !1985

29:                                               ; preds = %14
  %30 = sub nuw nsw i32 611, %27, !dbg !1986
  br label %37, !dbg !1987

31:                                               ; preds = %37, %14
  %32 = icmp eq i32 %21, 0, !dbg !1988
  %33 = icmp samesign ult i32 %23, 12, !dbg !1989
  %34 = select i1 %32, i1 %33, i1 false, !dbg !1990
  br i1 %34, label %35, label %67, !dbg !1991

35:                                               ; preds = %31
  %36 = icmp samesign ult i32 %26, 48, !dbg !1992
  br label %48, !dbg !1993

37:                                               ; preds = %37, %29
  %38 = phi i32 [ %46, %37 ], [ %30, %29 ], !dbg !1994
  %39 = mul i32 %38, 7, !dbg !1995
  %40 = add i32 %39, 79, !dbg !1996
  %41 = and i32 %40, 1023, !dbg !1997
  %42 = uitofp nneg i32 %41 to float, !dbg !1998
  %43 = zext nneg i32 %38 to i64, !dbg !1999
  %44 = getelementptr float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ3k9xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 2308), i64 %43, !dbg !2000
  %45 = getelementptr i8, ptr %44, i64 -2308, !dbg !2001
  store float %42, ptr %45, align 4, !dbg !2002, !tbaa !946
  %46 = sub nsw i32 %38, %19, !dbg !2003
  %47 = icmp sgt i32 %46, -1, !dbg !2004
  br i1 %47, label %37, label %31, !dbg !2005, !llvm.loop !2006

48:                                               ; preds = %52, %35
  %49 = phi i32 [ %23, %35 ], [ %53, %52 ], !dbg !2007
  br i1 %36, label %50, label %52, !dbg !2008

50:                                               ; preds = %48
  %51 = mul nuw nsw i32 %49, 48, !dbg !2009
  br label %55, !dbg !2010

52:                                               ; preds = %55, %48
  %53 = add nuw nsw i32 %49, %16, !dbg !2011
  %54 = icmp samesign ult i32 %53, 12, !dbg !2012
  br i1 %54, label %48, label %67, !dbg !2013, !llvm.loop !2014

55:                                               ; preds = %55, %50
  %56 = phi i32 [ %26, %50 ], [ %65, %55 ], !dbg !2015
  %57 = add nuw nsw i32 %56, %51, !dbg !2016
  %58 = mul nuw nsw i32 %57, 7, !dbg !2017
  %59 = add nuw nsw i32 %58, 9, !dbg !2018
  %60 = add nuw nsw i32 %57, 385, !dbg !2019
  %61 = urem i32 %60, 576, !dbg !2020
  %62 = sub nuw nsw i32 575, %61, !dbg !2021
  %63 = zext nneg i32 %62 to i64, !dbg !2022
  %64 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ3k9xILi3EEvPjS0_PKiiiiiijxxyyiE2A2 to ptr), i64 %63, !dbg !2023
  store i32 %59, ptr %64, align 4, !dbg !2024, !tbaa !5
  %65 = add nuw nsw i32 %56, %15, !dbg !2025
  %66 = icmp samesign ult i32 %65, 48, !dbg !2026
  br i1 %66, label %55, label %52, !dbg !2027, !llvm.loop !2028

67:                                               ; preds = %52, %31
  %68 = icmp samesign ult i32 %27, 64, !dbg !2029
  br i1 %68, label %69, label %78, !dbg !2030

69:                                               ; preds = %67
  %70 = shl nuw nsw i32 %27, 2, !dbg !2031
  %71 = add i32 %7, -7, !dbg !2032
  %72 = shl nuw nsw i32 %19, 2, !dbg !2033
  br label %73, !dbg !2034

73:                                               ; preds = %80, %69
  %74 = phi i32 [ %70, %69 ], [ %81, %80 ], !dbg !2035
  %75 = tail call i32 @llvm.umin.i32(i32 %74, i32 252), !dbg !2036
  %76 = add nuw nsw i32 %75, 4, !dbg !2037
  %77 = icmp samesign ugt i32 %74, 252, !dbg !2038
  br i1 %77, label %80, label %83, !dbg !2039

78:                                               ; preds = %80, %67
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !2040
  %79 = icmp samesign ult i32 %27, 512, !dbg !2041
  br label %95, !dbg !2042

80:                                               ; preds = %83, %73
  %81 = add nuw nsw i32 %74, %72, !dbg !2043
  %82 = icmp samesign ult i32 %81, 256, !dbg !2044
  br i1 %82, label %73, label %78, !dbg !2045, !llvm.loop !2046

83:                                               ; preds = %83, %73
  %84 = phi i32 [ %93, %83 ], [ %74, %73 ], !dbg !2047
  %85 = mul nuw nsw i32 %84, 29, !dbg !2048
  %86 = add nuw nsw i32 %85, 3, !dbg !2049
  %87 = uitofp nneg i32 %86 to double, !dbg !2050
  %88 = mul nuw nsw i32 %84, 133, !dbg !2051
  %89 = and i32 %88, 255, !dbg !2052
  %90 = add i32 %71, %89, !dbg !2053
  %91 = zext i32 %90 to i64, !dbg !2054
  %92 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ3k9xILi3EEvPjS0_PKiiiiiijxxyyiE2A3 to ptr), i64 %91, !dbg !2055
  store double %87, ptr %92, align 8, !dbg !2056, !tbaa !909
  %93 = add nuw nsw i32 %84, 1, !dbg !2057
  %94 = icmp samesign ult i32 %93, %76, !dbg !2058
  br i1 %94, label %83, label %80, !dbg !2059, !llvm.loop !2060

95:                                               ; preds = %117, %78
  %96 = phi i32 [ 256, %78 ], [ %118, %117 ], !dbg !2061
  br i1 %79, label %120, label %117, !dbg !2062

97:                                               ; preds = %117
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !2063
  %98 = or i32 %27, %26, !dbg !2064
  %99 = shl nuw nsw i32 %98, 2, !dbg !2065
  %100 = and i32 %99, 4, !dbg !2066
  %101 = zext nneg i32 %100 to i64, !dbg !2067
  %102 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ3k9xILi3EEvPjS0_PKiiiiiijxxyyiE2A3 to ptr), i64 %101, !dbg !2068
  %103 = getelementptr inbounds nuw i8, ptr %102, i64 24, !dbg !2069
  %104 = load double, ptr %103, align 8, !dbg !2070, !tbaa !909
  %105 = zext nneg i32 %100 to i64, !dbg !2071
  %106 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ3k9xILi3EEvPjS0_PKiiiiiijxxyyiE2A3 to ptr), i64 %105, !dbg !2072
  %107 = getelementptr inbounds nuw i8, ptr %106, i64 16, !dbg !2073
  %108 = load double, ptr %107, align 8, !dbg !2074, !tbaa !909
  %109 = zext nneg i32 %100 to i64, !dbg !2075
  %110 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ3k9xILi3EEvPjS0_PKiiiiiijxxyyiE2A3 to ptr), i64 %109, !dbg !2076
  %111 = getelementptr inbounds nuw i8, ptr %110, i64 8, !dbg !2077
  %112 = load double, ptr %111, align 8, !dbg !2078, !tbaa !909
  %113 = zext nneg i32 %100 to i64, !dbg !2079
  %114 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ3k9xILi3EEvPjS0_PKiiiiiijxxyyiE2A3 to ptr), i64 %113, !dbg !2080
  %115 = load double, ptr %114, align 8, !dbg !2081, !tbaa !909
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !2082
  %116 = icmp samesign ult i32 %27, 612, !dbg !2083
  br i1 %116, label %144, label %146, !dbg !2084

117:                                              ; preds = %141, %95
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !2085
  %118 = lshr i32 %96, 1, !dbg !2086
  %119 = icmp eq i32 %118, 0, !dbg !2087
  br i1 %119, label %97, label %95, !dbg !2088, !llvm.loop !2089

120:                                              ; preds = %141, %95
  %121 = phi i32 [ %142, %141 ], [ %27, %95 ], !dbg !2090
  %122 = and i32 %121, %96, !dbg !2091
  %123 = icmp eq i32 %122, 0, !dbg !2092
  br i1 %123, label %124, label %141, !dbg !2093

124:                                              ; preds = %120
  %125 = zext nneg i32 %121 to i64, !dbg !2094
  %126 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3k9xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 %125, !dbg !2095
  %127 = load float, ptr %126, align 4, !dbg !2096, !tbaa !946
  %128 = fptosi float %127 to i32, !dbg !2097
  %129 = xor i32 %121, %96, !dbg !2098
  %130 = zext nneg i32 %129 to i64, !dbg !2099
  %131 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3k9xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 %130, !dbg !2100
  %132 = load float, ptr %131, align 4, !dbg !2101, !tbaa !946
  %133 = fptosi float %132 to i32, !dbg !2102
  %134 = add i32 %133, %128, !dbg !2103
  %135 = and i32 %134, 1023, !dbg !2104
  %136 = uitofp nneg i32 %135 to float, !dbg !2105
  store float %136, ptr %126, align 4, !dbg !2106, !tbaa !946
  %137 = mul i32 %133, 3, !dbg !2107
  %138 = xor i32 %137, %128, !dbg !2108
  %139 = and i32 %138, 1023, !dbg !2109
  %140 = uitofp nneg i32 %139 to float, !dbg !2110
  store float %140, ptr %131, align 4, !dbg !2111, !tbaa !946
  br label %141, !dbg !2112

141:                                              ; preds = %124, %120
  %142 = add nuw nsw i32 %121, %19, !dbg !2113
  %143 = icmp samesign ult i32 %142, 512, !dbg !2114
  br i1 %143, label %120, label %117, !dbg !2115, !llvm.loop !2116

144:                                              ; preds = %97
  %145 = mul i32 %20, 1444, !dbg !2117
  br label %151, !dbg !2118

146:                                              ; preds = %151, %97
  %147 = icmp samesign ult i32 %27, 576, !dbg !2119
  br i1 %147, label %148, label %162, !dbg !2120

148:                                              ; preds = %146
  %149 = mul i32 %20, 1444, !dbg !2121
  %150 = add i32 %149, 612, !dbg !2122
  br label %167, !dbg !2123

151:                                              ; preds = %151, %144
  %152 = phi i32 [ %27, %144 ], [ %160, %151 ], !dbg !2124
  %153 = zext nneg i32 %152 to i64, !dbg !2125
  %154 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3k9xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 %153, !dbg !2126
  %155 = load float, ptr %154, align 4, !dbg !2127, !tbaa !946
  %156 = fptosi float %155 to i32, !dbg !2128
  %157 = add i32 %152, %145, !dbg !2129
  %158 = zext i32 %157 to i64, !dbg !2130
  %159 = getelementptr inbounds nuw i32, ptr %1, i64 %158, !dbg !2131
  store i32 %156, ptr %159, align 4, !dbg !2132, !tbaa !5
  %160 = add nuw nsw i32 %152, %19, !dbg !2133
  %161 = icmp samesign ult i32 %160, 612, !dbg !2134
  br i1 %161, label %151, label %146, !dbg !2135, !llvm.loop !2136

162:                                              ; preds = %167, %146
  %163 = icmp samesign ult i32 %27, 256, !dbg !2137
  br i1 %163, label %164, label %177, !dbg !2138

164:                                              ; preds = %162
  %165 = mul i32 %20, 1444, !dbg !2139
  %166 = add i32 %165, 1188, !dbg !2140
  br label %195, !dbg !2141

167:                                              ; preds = %167, %148
  %168 = phi i32 [ %27, %148 ], [ %175, %167 ], !dbg !2142
  %169 = zext nneg i32 %168 to i64, !dbg !2143
  %170 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ3k9xILi3EEvPjS0_PKiiiiiijxxyyiE2A2 to ptr), i64 %169, !dbg !2144
  %171 = load i32, ptr %170, align 4, !dbg !2145, !tbaa !5
  %172 = add i32 %150, %168, !dbg !2146
  %173 = zext i32 %172 to i64, !dbg !2147
  %174 = getelementptr inbounds nuw i32, ptr %1, i64 %173, !dbg !2148
  store i32 %171, ptr %174, align 4, !dbg !2149, !tbaa !5
  %175 = add nuw nsw i32 %168, %19, !dbg !2150
  %176 = icmp samesign ult i32 %175, 576, !dbg !2151
  br i1 %176, label %167, label %162, !dbg !2152, !llvm.loop !2153

177:                                              ; preds = %195, %162
  %178 = add nuw i32 %27, %20, !dbg !2154
  %179 = mul i32 %178, 33, !dbg !2155
  %180 = fptosi double %104 to i32, !dbg !2156
  %181 = add i32 %179, %180, !dbg !2157
  %182 = mul i32 %181, 33, !dbg !2158
  %183 = fptosi double %108 to i32, !dbg !2159
  %184 = add i32 %182, %183, !dbg !2160
  %185 = mul i32 %184, 33, !dbg !2161
  %186 = fptosi double %112 to i32, !dbg !2162
  %187 = add i32 %185, %186, !dbg !2163
  %188 = mul i32 %187, 33, !dbg !2164
  %189 = fptosi double %115 to i32, !dbg !2165
  %190 = add i32 %188, %189, !dbg !2166
  %191 = mul i32 %19, %20, !dbg !2167
  %192 = add i32 %27, %191, !dbg !2168
  %193 = zext i32 %192 to i64, !dbg !2169
  %194 = getelementptr inbounds nuw i32, ptr %0, i64 %193, !dbg !2170
  store i32 %190, ptr %194, align 4, !dbg !2171, !tbaa !5
  ret void, !dbg !2172

195:                                              ; preds = %195, %164
  %196 = phi i32 [ %27, %164 ], [ %204, %195 ], !dbg !2173
  %197 = zext nneg i32 %196 to i64, !dbg !2174
  %198 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ3k9xILi3EEvPjS0_PKiiiiiijxxyyiE2A3 to ptr), i64 %197, !dbg !2175
  %199 = load double, ptr %198, align 8, !dbg !2176, !tbaa !909
  %200 = fptosi double %199 to i32, !dbg !2177
  %201 = add i32 %166, %196, !dbg !2178
  %202 = zext i32 %201 to i64, !dbg !2179
  %203 = getelementptr inbounds nuw i32, ptr %1, i64 %202, !dbg !2180
  store i32 %200, ptr %203, align 4, !dbg !2181, !tbaa !5
  %204 = add nuw nsw i32 %196, %19, !dbg !2182
  %205 = icmp samesign ult i32 %204, 256, !dbg !2183
  br i1 %205, label %195, label %177, !dbg !2184, !llvm.loop !2185
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4k10xPjS_PKiiiiiijxxyyi(ptr noundef writeonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i64 noundef %9, i64 noundef %10, i64 noundef %11, i64 noundef %12, i32 noundef %13) local_unnamed_addr #2 !dbg !2186 {
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2187
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2188
  %17 = mul nuw nsw i32 %15, %16, !dbg !2189
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2190
  %19 = mul nuw nsw i32 %17, %18, !dbg !2191
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2192
  %21 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2193
  %22 = mul nuw nsw i32 %21, %16, !dbg !2194
  %23 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2195
  %24 = add nuw nsw i32 %22, %23, !dbg !2196
  %25 = mul nuw nsw i32 %24, %15, !dbg !2197
  %26 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2198
  %27 = add nuw nsw i32 %25, %26, !dbg !2199
  %28 = add nuw i32 %27, %20, !dbg !2200
  %29 = icmp samesign ult i32 %27, 480, !dbg !2201
  br i1 %29, label %35, label %30, !dbg !2202

30:                                               ; preds = %35, %14
  %31 = icmp samesign ult i32 %27, 128, !dbg !2203
  br i1 %31, label %32, label %52, !dbg !2204

32:                                               ; preds = %30
  %33 = shl nuw nsw i32 %27, 2, !dbg !2205
  %34 = shl nuw nsw i32 %19, 2, !dbg !2206
  br label %47, !dbg !2207

35:                                               ; preds = %35, %14
  %36 = phi i32 [ %45, %35 ], [ %27, %14 ], !dbg !2208
  %37 = mul nuw nsw i32 %36, 7, !dbg !2209
  %38 = add nuw nsw i32 %37, 76, !dbg !2210
  %39 = and i32 %38, 1023, !dbg !2211
  %40 = uitofp nneg i32 %39 to float, !dbg !2212
  %41 = mul nuw nsw i32 %36, 17, !dbg !2213
  %42 = urem i32 %41, 480, !dbg !2214
  %43 = zext nneg i32 %42 to i64, !dbg !2215
  %44 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ4k10xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %43, !dbg !2216
  store volatile float %40, ptr %44, align 4, !dbg !2217, !tbaa !946
  %45 = add nuw nsw i32 %36, %19, !dbg !2218
  %46 = icmp samesign ult i32 %45, 480, !dbg !2219
  br i1 %46, label %35, label %30, !dbg !2220, !llvm.loop !2221

47:                                               ; preds = %54, %32
  %48 = phi i32 [ %33, %32 ], [ %55, %54 ], !dbg !2222
  %49 = tail call i32 @llvm.umin.i32(i32 %48, i32 508), !dbg !2223
  %50 = add nuw nsw i32 %49, 4, !dbg !2224
  %51 = icmp samesign ugt i32 %48, 508, !dbg !2225
  br i1 %51, label %54, label %57, !dbg !2226

52:                                               ; preds = %54, %30
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !2227
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !2228
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !2229
  %53 = icmp eq i32 %3, 3, !dbg !2230
  br i1 %53, label %84, label %68, !dbg !2231

54:                                               ; preds = %57, %47
  %55 = add nuw nsw i32 %48, %34, !dbg !2232
  %56 = icmp samesign ult i32 %55, 512, !dbg !2233
  br i1 %56, label %47, label %52, !dbg !2234, !llvm.loop !2235

57:                                               ; preds = %57, %47
  %58 = phi i32 [ %66, %57 ], [ %48, %47 ], !dbg !2236
  %59 = mul nuw nsw i32 %58, 3, !dbg !2237
  %60 = add nuw nsw i32 %59, 93, !dbg !2238
  %61 = zext nneg i32 %60 to i64, !dbg !2239
  %62 = xor i32 %58, 384, !dbg !2240
  %63 = zext nneg i32 %62 to i64, !dbg !2241
  %64 = getelementptr i64, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4k10xPjS_PKiiiiiijxxyyiE2A2 to ptr), i64 464), i64 %63, !dbg !2242
  %65 = getelementptr i8, ptr %64, i64 -464, !dbg !2243
  store i64 %61, ptr %65, align 8, !dbg !2244, !tbaa !430
  %66 = add nuw nsw i32 %58, 1, !dbg !2245
  %67 = icmp samesign ult i32 %66, %50, !dbg !2246
  br i1 %67, label %57, label %54, !dbg !2247, !llvm.loop !2248

68:                                               ; preds = %52
  %69 = add nuw i32 %28, %27, !dbg !2249
  %70 = zext i32 %69 to i64, !dbg !2250
  %71 = zext nneg i32 %23 to i64, !dbg !2251
  %72 = getelementptr inbounds nuw [256 x i64], ptr addrspacecast (ptr addrspace(3) @_ZZ4k10xPjS_PKiiiiiijxxyyiE2A2 to ptr), i64 %71, !dbg !2252
  %73 = zext nneg i32 %26 to i64, !dbg !2253
  %74 = getelementptr inbounds nuw i64, ptr %72, i64 %73, !dbg !2254
  store i64 %70, ptr %74, align 8, !dbg !2255, !tbaa !430
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !2256
  %75 = mul i32 %28, 33, !dbg !2257
  %76 = shl i32 %4, 25, !dbg !2258
  %77 = ashr exact i32 %76, 22, !dbg !2259
  %78 = xor i32 %77, 55, !dbg !2260
  %79 = zext i32 %78 to i64, !dbg !2261
  %80 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ4k10xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %79, !dbg !2262
  %81 = load float, ptr %80, align 4, !dbg !2263, !tbaa !946
  %82 = fptosi float %81 to i32, !dbg !2264
  %83 = add i32 %75, %82, !dbg !2265
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !2266
  br label %84, !dbg !2267

84:                                               ; preds = %68, %52
  %85 = phi i32 [ %83, %68 ], [ %28, %52 ], !dbg !2268
  %86 = icmp samesign ult i32 %27, 480, !dbg !2269
  br i1 %86, label %87, label %89, !dbg !2270

87:                                               ; preds = %84
  %88 = mul i32 %20, 992, !dbg !2271
  br label %94, !dbg !2272

89:                                               ; preds = %94, %84
  %90 = icmp samesign ult i32 %27, 512, !dbg !2273
  br i1 %90, label %91, label %105, !dbg !2274

91:                                               ; preds = %89
  %92 = mul i32 %20, 992, !dbg !2275
  %93 = add i32 %92, 480, !dbg !2276
  br label %110, !dbg !2277

94:                                               ; preds = %94, %87
  %95 = phi i32 [ %27, %87 ], [ %103, %94 ], !dbg !2278
  %96 = zext nneg i32 %95 to i64, !dbg !2279
  %97 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ4k10xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %96, !dbg !2280
  %98 = load float, ptr %97, align 4, !dbg !2281, !tbaa !946
  %99 = fptosi float %98 to i32, !dbg !2282
  %100 = add i32 %95, %88, !dbg !2283
  %101 = zext i32 %100 to i64, !dbg !2284
  %102 = getelementptr inbounds nuw i32, ptr %1, i64 %101, !dbg !2285
  store i32 %99, ptr %102, align 4, !dbg !2286, !tbaa !5
  %103 = add nuw nsw i32 %95, %19, !dbg !2287
  %104 = icmp samesign ult i32 %103, 480, !dbg !2288
  br i1 %104, label %94, label %89, !dbg !2289, !llvm.loop !2290

105:                                              ; preds = %110, %89
  %106 = mul i32 %19, %20, !dbg !2291
  %107 = add i32 %27, %106, !dbg !2292
  %108 = zext i32 %107 to i64, !dbg !2293
  %109 = getelementptr inbounds nuw i32, ptr %0, i64 %108, !dbg !2294
  store i32 %85, ptr %109, align 4, !dbg !2295, !tbaa !5
  ret void, !dbg !2296

110:                                              ; preds = %110, %91
  %111 = phi i32 [ %27, %91 ], [ %121, %110 ], !dbg !2297
  %112 = zext nneg i32 %111 to i64, !dbg !2298
  %113 = getelementptr inbounds nuw i64, ptr addrspacecast (ptr addrspace(3) @_ZZ4k10xPjS_PKiiiiiijxxyyiE2A2 to ptr), i64 %112, !dbg !2299
  %114 = load i64, ptr %113, align 8, !dbg !2300, !tbaa !430
  %115 = lshr i64 %114, 32, !dbg !2301
  %116 = xor i64 %115, %114, !dbg !2302
  %117 = trunc i64 %116 to i32, !dbg !2303
  %118 = add i32 %93, %111, !dbg !2304
  %119 = zext i32 %118 to i64, !dbg !2305
  %120 = getelementptr inbounds nuw i32, ptr %1, i64 %119, !dbg !2306
  store i32 %117, ptr %120, align 4, !dbg !2307, !tbaa !5
  %121 = add nuw nsw i32 %111, %19, !dbg !2308
  %122 = icmp samesign ult i32 %121, 512, !dbg !2309
  br i1 %122, label %110, label %105, !dbg !2310, !llvm.loop !2311
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4k11xPjS_PKiiiiiijxxyyi(ptr noundef writeonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i64 noundef %9, i64 noundef %10, i64 noundef %11, i64 noundef %12, i32 noundef %13) local_unnamed_addr #2 !dbg !2312 {
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2313
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2314
  %17 = mul nuw nsw i32 %15, %16, !dbg !2315
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2316
  %19 = mul nuw nsw i32 %17, %18, !dbg !2317
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2318
  %21 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2319
  %22 = mul nuw nsw i32 %21, %16, !dbg !2320
  %23 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2321
  %24 = add nuw nsw i32 %22, %23, !dbg !2322
  %25 = mul nuw nsw i32 %24, %15, !dbg !2323
  %26 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2324
  %27 = add nuw nsw i32 %25, %26, !dbg !2325
  %28 = add nuw i32 %27, %20, !dbg !2326
  %29 = icmp samesign ult i32 %27, 120, !dbg !2327
  br i1 %29, label %30, label %38, !dbg !2328

30:                                               ; preds = %14
  %31 = shl nuw nsw i32 %27, 1, !dbg !2329
  %32 = shl nuw nsw i32 %19, 1, !dbg !2330
  br label %33, !dbg !2331

33:                                               ; preds = %43, %30
  %34 = phi i32 [ %31, %30 ], [ %44, %43 ], !dbg !2332
  %35 = tail call i32 @llvm.umin.i32(i32 %34, i32 238), !dbg !2333
  %36 = add nuw nsw i32 %35, 2, !dbg !2334
  %37 = icmp samesign ugt i32 %34, 238, !dbg !2335
  br i1 %37, label %43, label %46, !dbg !2336

38:                                               ; preds = %43, %14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !2337
  %39 = icmp samesign ult i32 %27, 80, !dbg !2338
  br i1 %39, label %40, label %81, !dbg !2339

40:                                               ; preds = %38
  %41 = mul nuw nsw i32 %27, 3, !dbg !2340
  %42 = mul nuw nsw i32 %19, 3, !dbg !2341
  br label %76, !dbg !2342

43:                                               ; preds = %46, %33
  %44 = add nuw nsw i32 %34, %32, !dbg !2343
  %45 = icmp samesign ult i32 %44, 240, !dbg !2344
  br i1 %45, label %33, label %38, !dbg !2345, !llvm.loop !2346

46:                                               ; preds = %46, %33
  %47 = phi i32 [ %74, %46 ], [ %34, %33 ], !dbg !2347
  %48 = add nuw nsw i32 %47, 61, !dbg !2348
  %49 = urem i32 %48, 240, !dbg !2349
  %50 = add nuw nsw i32 %47, 22, !dbg !2350
  %51 = uitofp nneg i32 %50 to float, !dbg !2351
  %52 = insertelement <4 x float> poison, float %51, i64 0, !dbg !2352
  %53 = mul nuw nsw i32 %50, 3, !dbg !2353
  %54 = add nuw nsw i32 %53, 1, !dbg !2354
  %55 = and i32 %54, 1023, !dbg !2355
  %56 = uitofp nneg i32 %55 to float, !dbg !2356
  %57 = insertelement <4 x float> %52, float %56, i64 1, !dbg !2357
  %58 = mul nuw nsw i32 %50, 5, !dbg !2358
  %59 = add nuw nsw i32 %58, 2, !dbg !2359
  %60 = and i32 %59, 1023, !dbg !2360
  %61 = uitofp nneg i32 %60 to float, !dbg !2361
  %62 = insertelement <4 x float> %57, float %61, i64 2, !dbg !2362
  %63 = mul nuw nsw i32 %50, 7, !dbg !2363
  %64 = add nuw nsw i32 %63, 3, !dbg !2364
  %65 = and i32 %64, 1023, !dbg !2365
  %66 = uitofp nneg i32 %65 to float, !dbg !2366
  %67 = insertelement <4 x float> %62, float %66, i64 3, !dbg !2367
  %68 = lshr i32 %49, 4, !dbg !2368
  %69 = zext nneg i32 %68 to i64, !dbg !2369
  %70 = getelementptr inbounds nuw [16 x <4 x float>], ptr addrspacecast (ptr addrspace(3) @_ZZ4k11xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %69, !dbg !2370
  %71 = and i32 %49, 15, !dbg !2371
  %72 = zext nneg i32 %71 to i64, !dbg !2372
  %73 = getelementptr inbounds nuw <4 x float>, ptr %70, i64 %72, !dbg !2373
  store <4 x float> %67, ptr %73, align 16, !dbg !2374, !tbaa !118
  %74 = add nuw nsw i32 %47, 1, !dbg !2375
  %75 = icmp samesign ult i32 %74, %36, !dbg !2376
  br i1 %75, label %46, label %43, !dbg !2377, !llvm.loop !2378

76:                                               ; preds = %100, %40
  %77 = phi i32 [ %41, %40 ], [ %101, %100 ], !dbg !2379
  %78 = tail call i32 @llvm.umin.i32(i32 %77, i32 237), !dbg !2380
  %79 = add nuw nsw i32 %78, 3, !dbg !2381
  %80 = icmp samesign ult i32 %77, %79, !dbg !2382
  br i1 %80, label %103, label %100, !dbg !2383

81:                                               ; preds = %100, %38
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !2384
  %82 = mul i32 %28, 33, !dbg !2385
  %83 = and i32 %27, 15, !dbg !2386
  %84 = zext nneg i32 %83 to i64, !dbg !2387
  %85 = getelementptr inbounds nuw <4 x float>, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4k11xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 1280), i64 %84, !dbg !2388
  %86 = load float, ptr %85, align 16, !dbg !2389
  %87 = fptosi float %86 to i32, !dbg !2390
  %88 = add i32 %82, %87, !dbg !2391
  %89 = and i32 %4, 32, !dbg !2392
  %90 = or disjoint i32 %89, 1, !dbg !2393
  %91 = or i32 %27, 31, !dbg !2394
  %92 = xor i32 %3, %91, !dbg !2395
  %93 = and i32 %90, %92, !dbg !2396
  %94 = urem i32 %93, 13, !dbg !2397
  %95 = add i32 %7, 268435449, !dbg !2398
  %96 = add i32 %95, %94, !dbg !2399
  %97 = shl i32 %96, 4, !dbg !2400
  %98 = zext i32 %97 to i64, !dbg !2401
  %99 = getelementptr inbounds nuw <4 x float>, ptr addrspacecast (ptr addrspace(3) @_ZZ4k11xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %98, !dbg !2402
  br label %139, !dbg !2403

100:                                              ; preds = %103, %76
  %101 = add nuw nsw i32 %77, %42, !dbg !2404
  %102 = icmp samesign ult i32 %101, 240, !dbg !2405
  br i1 %102, label %76, label %81, !dbg !2406, !llvm.loop !2407

103:                                              ; preds = %103, %76
  %104 = phi i32 [ %131, %103 ], [ %77, %76 ], !dbg !2408
  %105 = mul nuw nsw i32 %104, 3, !dbg !2409
  %106 = add i32 %105, %28, !dbg !2410
  %107 = and i32 %106, 1023, !dbg !2411
  %108 = uitofp nneg i32 %107 to float, !dbg !2412
  %109 = insertelement <4 x float> poison, float %108, i64 0, !dbg !2413
  %110 = mul i32 %106, 3, !dbg !2414
  %111 = add i32 %110, 1, !dbg !2415
  %112 = and i32 %111, 1023, !dbg !2416
  %113 = uitofp nneg i32 %112 to float, !dbg !2417
  %114 = insertelement <4 x float> %109, float %113, i64 1, !dbg !2418
  %115 = mul i32 %106, 5, !dbg !2419
  %116 = add i32 %115, 2, !dbg !2420
  %117 = and i32 %116, 1023, !dbg !2421
  %118 = uitofp nneg i32 %117 to float, !dbg !2422
  %119 = insertelement <4 x float> %114, float %118, i64 2, !dbg !2423
  %120 = mul i32 %106, 7, !dbg !2424
  %121 = add i32 %120, 3, !dbg !2425
  %122 = and i32 %121, 1023, !dbg !2426
  %123 = uitofp nneg i32 %122 to float, !dbg !2427
  %124 = insertelement <4 x float> %119, float %123, i64 3, !dbg !2428
  %125 = and i32 %104, 15, !dbg !2429
  %126 = mul nuw nsw i32 %125, 15, !dbg !2430
  %127 = lshr i32 %104, 4, !dbg !2431
  %128 = add nuw nsw i32 %126, %127, !dbg !2432
  %129 = zext nneg i32 %128 to i64, !dbg !2433
  %130 = getelementptr inbounds nuw <4 x float>, ptr addrspacecast (ptr addrspace(3) @_ZZ4k11xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %129, !dbg !2434
  store <4 x float> %124, ptr %130, align 16, !dbg !2435, !tbaa !118
  %131 = add nuw nsw i32 %104, 1, !dbg !2436
  %132 = icmp samesign ult i32 %131, %79, !dbg !2437
  br i1 %132, label %103, label %100, !dbg !2438, !llvm.loop !2439

133:                                              ; preds = %144
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !2440
  %134 = icmp eq i32 %21, 0, !dbg !2441
  %135 = icmp samesign ult i32 %23, 15, !dbg !2442
  %136 = select i1 %134, i1 %135, i1 false, !dbg !2443
  br i1 %136, label %137, label %234, !dbg !2444

137:                                              ; preds = %133
  %138 = icmp samesign ult i32 %26, 16, !dbg !2445
  br label %193, !dbg !2446

139:                                              ; preds = %144, %81
  %140 = phi i32 [ 0, %81 ], [ %145, %144 ], !dbg !2447
  %141 = phi i32 [ %88, %81 ], [ %189, %144 ], !dbg !2448
  %142 = zext nneg i32 %140 to i64, !dbg !2449
  %143 = getelementptr inbounds nuw <4 x float>, ptr %99, i64 %142, !dbg !2450
  br label %147, !dbg !2451

144:                                              ; preds = %147
  %145 = add nuw nsw i32 %140, 1, !dbg !2452
  %146 = icmp eq i32 %140, 0, !dbg !2453
  br i1 %146, label %139, label %133, !dbg !2454, !llvm.loop !2455

147:                                              ; preds = %147, %139
  %148 = phi i32 [ 0, %139 ], [ %191, %147 ], !dbg !2456
  %149 = phi ptr [ %143, %139 ], [ %190, %147 ], !dbg !2457
  %150 = phi i32 [ %141, %139 ], [ %189, %147 ], !dbg !2458
  %151 = mul i32 %150, 33, !dbg !2459
  %152 = load float, ptr %149, align 16, !dbg !2460, !tbaa !118
  %153 = fptosi float %152 to i32, !dbg !2461
  %154 = getelementptr inbounds nuw i8, ptr %149, i64 4, !dbg !2462
  %155 = load float, ptr %154, align 4, !dbg !2463, !tbaa !118
  %156 = fptosi float %155 to i32, !dbg !2464
  %157 = mul i32 %156, 3, !dbg !2465
  %158 = getelementptr inbounds nuw i8, ptr %149, i64 8, !dbg !2466
  %159 = load float, ptr %158, align 8, !dbg !2467, !tbaa !118
  %160 = fptosi float %159 to i32, !dbg !2468
  %161 = mul i32 %160, 9, !dbg !2469
  %162 = getelementptr inbounds nuw i8, ptr %149, i64 12, !dbg !2470
  %163 = load float, ptr %162, align 4, !dbg !2471, !tbaa !118
  %164 = fptosi float %163 to i32, !dbg !2472
  %165 = mul i32 %164, 27, !dbg !2473
  %166 = add i32 %151, %153, !dbg !2474
  %167 = add i32 %166, %157, !dbg !2475
  %168 = add i32 %167, %161, !dbg !2476
  %169 = add i32 %168, %165, !dbg !2477
  %170 = mul i32 %169, 33, !dbg !2478
  %171 = getelementptr inbounds nuw i8, ptr %149, i64 64, !dbg !2479
  %172 = load float, ptr %171, align 16, !dbg !2480, !tbaa !118
  %173 = fptosi float %172 to i32, !dbg !2481
  %174 = getelementptr inbounds nuw i8, ptr %149, i64 68, !dbg !2482
  %175 = load float, ptr %174, align 4, !dbg !2483, !tbaa !118
  %176 = fptosi float %175 to i32, !dbg !2484
  %177 = mul i32 %176, 3, !dbg !2485
  %178 = add i32 %177, %173, !dbg !2486
  %179 = getelementptr inbounds nuw i8, ptr %149, i64 72, !dbg !2487
  %180 = load float, ptr %179, align 8, !dbg !2488, !tbaa !118
  %181 = fptosi float %180 to i32, !dbg !2489
  %182 = mul i32 %181, 9, !dbg !2490
  %183 = add i32 %178, %182, !dbg !2491
  %184 = getelementptr inbounds nuw i8, ptr %149, i64 76, !dbg !2492
  %185 = load float, ptr %184, align 4, !dbg !2493, !tbaa !118
  %186 = fptosi float %185 to i32, !dbg !2494
  %187 = mul i32 %186, 27, !dbg !2495
  %188 = add i32 %183, %187, !dbg !2496
  %189 = add i32 %188, %170, !dbg !2497
  %190 = getelementptr inbounds nuw i8, ptr %149, i64 256, !dbg !2498
  %191 = add nuw nsw i32 %148, 1, !dbg !2499
  %192 = icmp eq i32 %191, 3, !dbg !2500
  br i1 %192, label %144, label %147, !dbg !2501, !llvm.loop !2502

193:                                              ; preds = %200, %137
  %194 = phi i32 [ %23, %137 ], [ %201, %200 ], !dbg !2503
  br i1 %138, label %195, label %200, !dbg !2504

195:                                              ; preds = %193
  %196 = shl nuw nsw i32 %194, 4, !dbg !2505
  %197 = add i32 %196, %189, !dbg !2506
  %198 = zext nneg i32 %194 to i64, !dbg !2507
  %199 = getelementptr inbounds nuw [16 x <4 x float>], ptr addrspacecast (ptr addrspace(3) @_ZZ4k11xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %198, !dbg !2508
  br label %203, !dbg !2509

200:                                              ; preds = %203, %193
  %201 = add nuw nsw i32 %194, %16, !dbg !2510
  %202 = icmp samesign ult i32 %201, 15, !dbg !2511
  br i1 %202, label %193, label %234, !dbg !2512, !llvm.loop !2513

203:                                              ; preds = %203, %195
  %204 = phi i32 [ %26, %195 ], [ %232, %203 ], !dbg !2514
  %205 = add i32 %197, %204, !dbg !2515
  %206 = and i32 %205, 1023, !dbg !2516
  %207 = uitofp nneg i32 %206 to float, !dbg !2517
  %208 = insertelement <4 x float> poison, float %207, i64 0, !dbg !2518
  %209 = mul i32 %205, 3, !dbg !2519
  %210 = add i32 %209, 1, !dbg !2520
  %211 = and i32 %210, 1023, !dbg !2521
  %212 = uitofp nneg i32 %211 to float, !dbg !2522
  %213 = insertelement <4 x float> %208, float %212, i64 1, !dbg !2523
  %214 = mul i32 %205, 5, !dbg !2524
  %215 = add i32 %214, 2, !dbg !2525
  %216 = and i32 %215, 1023, !dbg !2526
  %217 = uitofp nneg i32 %216 to float, !dbg !2527
  %218 = insertelement <4 x float> %213, float %217, i64 2, !dbg !2528
  %219 = mul i32 %205, 7, !dbg !2529
  %220 = add i32 %219, 3, !dbg !2530
  %221 = and i32 %220, 1023, !dbg !2531
  %222 = uitofp nneg i32 %221 to float, !dbg !2532
  %223 = insertelement <4 x float> %218, float %222, i64 3, !dbg !2533
  %224 = lshr i32 %204, 2, !dbg !2534
  %225 = xor i32 %224, %204, !dbg !2535
  %226 = add i32 %225, %13, !dbg !2536
  %227 = shl i32 %226, 24, !dbg !2537
  %228 = add i32 %227, 939524096, !dbg !2538
  %229 = ashr exact i32 %228, 24, !dbg !2539
  %230 = sext i32 %229 to i64, !dbg !2540
  %231 = getelementptr inbounds <4 x float>, ptr %199, i64 %230, !dbg !2541
  store <4 x float> %223, ptr %231, align 16, !dbg !2542, !tbaa !118
  %232 = add nuw nsw i32 %204, %15, !dbg !2543
  %233 = icmp samesign ult i32 %232, 16, !dbg !2544
  br i1 %233, label %203, label %200, !dbg !2545, !llvm.loop !2546

234:                                              ; preds = %200, %133
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !2547
  %235 = and i32 %23, 7, !dbg !2548
  %236 = add nuw nsw i32 %235, 6, !dbg !2549
  %237 = shl nuw nsw i32 %26, 1, !dbg !2550
  %238 = and i32 %237, 6, !dbg !2551
  %239 = and i32 %26, 1, !dbg !2552
  %240 = add nuw nsw i32 %236, %239, !dbg !2553
  %241 = sub nuw nsw i32 %240, %238, !dbg !2554
  %242 = zext nneg i32 %241 to i64, !dbg !2555
  %243 = getelementptr inbounds nuw [16 x <4 x float>], ptr addrspacecast (ptr addrspace(3) @_ZZ4k11xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %242, !dbg !2556
  %244 = shl i32 %4, 1, !dbg !2557
  %245 = and i32 %244, 6, !dbg !2558
  %246 = or disjoint i32 %245, %239, !dbg !2559
  %247 = zext nneg i32 %246 to i64, !dbg !2560
  %248 = getelementptr inbounds nuw <4 x float>, ptr %243, i64 %247, !dbg !2561
  %249 = icmp eq i32 %235, 0, !dbg !2562
  br i1 %249, label %257, label %250, !dbg !2563

250:                                              ; preds = %234
  %251 = urem i32 %23, 6, !dbg !2564
  %252 = shl nuw nsw i32 %251, 1, !dbg !2565
  %253 = or disjoint i32 %252, %239, !dbg !2566
  %254 = zext nneg i32 %253 to i64, !dbg !2567
  %255 = getelementptr inbounds nuw <4 x float>, ptr addrspacecast (ptr addrspace(3) @_ZZ4k11xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %254, !dbg !2568
  %256 = xor i32 %189, 5, !dbg !2569
  br label %257, !dbg !2570

257:                                              ; preds = %250, %234
  %258 = phi i32 [ %256, %250 ], [ %189, %234 ], !dbg !2571
  %259 = phi ptr [ %255, %250 ], [ %248, %234 ], !dbg !2572
  %260 = mul i32 %258, 33, !dbg !2573
  %261 = load float, ptr %259, align 16, !dbg !2574, !tbaa !118
  %262 = fptosi float %261 to i32, !dbg !2575
  %263 = getelementptr inbounds nuw i8, ptr %259, i64 4, !dbg !2576
  %264 = load float, ptr %263, align 4, !dbg !2577, !tbaa !118
  %265 = fptosi float %264 to i32, !dbg !2578
  %266 = mul i32 %265, 3, !dbg !2579
  %267 = getelementptr inbounds nuw i8, ptr %259, i64 8, !dbg !2580
  %268 = load float, ptr %267, align 8, !dbg !2581, !tbaa !118
  %269 = fptosi float %268 to i32, !dbg !2582
  %270 = mul i32 %269, 9, !dbg !2583
  %271 = getelementptr inbounds nuw i8, ptr %259, i64 12, !dbg !2584
  %272 = load float, ptr %271, align 4, !dbg !2585, !tbaa !118
  %273 = fptosi float %272 to i32, !dbg !2586
  %274 = mul i32 %273, 27, !dbg !2587
  %275 = add i32 %260, %262, !dbg !2588
  %276 = add i32 %275, %266, !dbg !2589
  %277 = add i32 %276, %270, !dbg !2590
  %278 = add i32 %277, %274, !dbg !2591
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !2592
  %279 = srem i32 %3, 3, !dbg !2593
  %280 = icmp slt i32 %279, 0, !dbg !2594
  br i1 %280, label %285, label %281, !dbg !2595

281:                                              ; preds = %257
  %282 = shl nuw nsw i32 %27, 2, !dbg !2596
  %283 = icmp samesign ult i32 %27, 60, !dbg !2597
  %284 = shl nuw nsw i32 %19, 2, !dbg !2598
  br label %294, !dbg !2599

285:                                              ; preds = %301, %257
  %286 = add nsw i32 %235, -4, !dbg !2600
  %287 = add i32 %286, %7, !dbg !2601
  %288 = zext i32 %287 to i64, !dbg !2602
  %289 = getelementptr inbounds nuw [16 x <4 x float>], ptr addrspacecast (ptr addrspace(3) @_ZZ4k11xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %288, !dbg !2603
  %290 = shl nuw nsw i32 %23, 3, !dbg !2604
  %291 = and i32 %290, 8, !dbg !2605
  %292 = add nsw i32 %291, -7, !dbg !2606
  %293 = add i32 %292, %7, !dbg !2607
  br label %341, !dbg !2608

294:                                              ; preds = %301, %281
  %295 = phi i32 [ 0, %281 ], [ %302, %301 ], !dbg !2609
  br i1 %283, label %296, label %301, !dbg !2610

296:                                              ; preds = %304, %294
  %297 = phi i32 [ %305, %304 ], [ %282, %294 ], !dbg !2611
  %298 = tail call i32 @llvm.umin.i32(i32 %297, i32 236), !dbg !2612
  %299 = add nuw nsw i32 %298, 4, !dbg !2613
  %300 = icmp samesign ugt i32 %297, 236, !dbg !2614
  br i1 %300, label %304, label %307, !dbg !2615

301:                                              ; preds = %304, %294
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !2616
  %302 = add nuw nsw i32 %295, 1, !dbg !2617
  %303 = icmp eq i32 %295, %279, !dbg !2618
  br i1 %303, label %285, label %294, !dbg !2619, !llvm.loop !2620

304:                                              ; preds = %307, %296
  %305 = add nuw nsw i32 %297, %284, !dbg !2621
  %306 = icmp samesign ult i32 %305, 240, !dbg !2622
  br i1 %306, label %296, label %301, !dbg !2623, !llvm.loop !2624

307:                                              ; preds = %307, %296
  %308 = phi i32 [ %335, %307 ], [ %297, %296 ], !dbg !2625
  %309 = add i32 %308, %278, !dbg !2626
  %310 = and i32 %309, 1023, !dbg !2627
  %311 = uitofp nneg i32 %310 to float, !dbg !2628
  %312 = insertelement <4 x float> poison, float %311, i64 0, !dbg !2629
  %313 = mul i32 %309, 3, !dbg !2630
  %314 = add i32 %313, 1, !dbg !2631
  %315 = and i32 %314, 1023, !dbg !2632
  %316 = uitofp nneg i32 %315 to float, !dbg !2633
  %317 = insertelement <4 x float> %312, float %316, i64 1, !dbg !2634
  %318 = mul i32 %309, 5, !dbg !2635
  %319 = add i32 %318, 2, !dbg !2636
  %320 = and i32 %319, 1023, !dbg !2637
  %321 = uitofp nneg i32 %320 to float, !dbg !2638
  %322 = insertelement <4 x float> %317, float %321, i64 2, !dbg !2639
  %323 = mul i32 %309, 7, !dbg !2640
  %324 = add i32 %323, 3, !dbg !2641
  %325 = and i32 %324, 1023, !dbg !2642
  %326 = uitofp nneg i32 %325 to float, !dbg !2643
  %327 = insertelement <4 x float> %322, float %326, i64 3, !dbg !2644
  %328 = and i32 %308, 3, !dbg !2645
  %329 = mul nuw nsw i32 %328, 60, !dbg !2646
  %330 = lshr i32 %308, 2, !dbg !2647
  %331 = add nuw nsw i32 %329, %330, !dbg !2648
  %332 = shl nuw nsw i32 %331, 4, !dbg !2649
  %333 = zext nneg i32 %332 to i64, !dbg !2650
  %334 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4k11xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %333, !dbg !2651
  store <4 x float> %327, ptr %334, align 1, !dbg !2652, !tbaa !118
  %335 = add nuw nsw i32 %308, 1, !dbg !2653
  %336 = icmp samesign ult i32 %335, %299, !dbg !2654
  br i1 %336, label %307, label %304, !dbg !2655, !llvm.loop !2656

337:                                              ; preds = %341
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !2657
  %338 = icmp samesign ult i32 %27, 240, !dbg !2658
  br i1 %338, label %339, label %368, !dbg !2659

339:                                              ; preds = %337
  %340 = mul i32 %20, 240, !dbg !2660
  br label %373, !dbg !2661

341:                                              ; preds = %341, %285
  %342 = phi i32 [ 1, %285 ], [ %366, %341 ], !dbg !2662
  %343 = phi i32 [ %278, %285 ], [ %365, %341 ], !dbg !2663
  %344 = mul i32 %343, 33, !dbg !2664
  %345 = add i32 %293, %342, !dbg !2665
  %346 = zext i32 %345 to i64, !dbg !2666
  %347 = getelementptr inbounds nuw <4 x float>, ptr %289, i64 %346, !dbg !2667
  %348 = load float, ptr %347, align 16, !dbg !2668, !tbaa !118
  %349 = fptosi float %348 to i32, !dbg !2669
  %350 = getelementptr inbounds nuw i8, ptr %347, i64 4, !dbg !2670
  %351 = load float, ptr %350, align 4, !dbg !2671, !tbaa !118
  %352 = fptosi float %351 to i32, !dbg !2672
  %353 = mul i32 %352, 3, !dbg !2673
  %354 = getelementptr inbounds nuw i8, ptr %347, i64 8, !dbg !2674
  %355 = load float, ptr %354, align 8, !dbg !2675, !tbaa !118
  %356 = fptosi float %355 to i32, !dbg !2676
  %357 = mul i32 %356, 9, !dbg !2677
  %358 = getelementptr inbounds nuw i8, ptr %347, i64 12, !dbg !2678
  %359 = load float, ptr %358, align 4, !dbg !2679, !tbaa !118
  %360 = fptosi float %359 to i32, !dbg !2680
  %361 = mul i32 %360, 27, !dbg !2681
  %362 = add i32 %344, %349, !dbg !2682
  %363 = add i32 %362, %353, !dbg !2683
  %364 = add i32 %363, %357, !dbg !2684
  %365 = add i32 %364, %361, !dbg !2685
  %366 = shl nuw nsw i32 %342, 1, !dbg !2686
  %367 = icmp samesign ult i32 %342, 2, !dbg !2687
  br i1 %367, label %341, label %337, !dbg !2688, !llvm.loop !2689

368:                                              ; preds = %373, %337
  %369 = mul i32 %19, %20, !dbg !2690
  %370 = add i32 %27, %369, !dbg !2691
  %371 = zext i32 %370 to i64, !dbg !2692
  %372 = getelementptr inbounds nuw i32, ptr %0, i64 %371, !dbg !2693
  store i32 %365, ptr %372, align 4, !dbg !2694, !tbaa !5
  ret void, !dbg !2695

373:                                              ; preds = %373, %339
  %374 = phi i32 [ %27, %339 ], [ %397, %373 ], !dbg !2696
  %375 = zext nneg i32 %374 to i64, !dbg !2697
  %376 = getelementptr inbounds nuw <4 x float>, ptr addrspacecast (ptr addrspace(3) @_ZZ4k11xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %375, !dbg !2698
  %377 = load float, ptr %376, align 16, !dbg !2699, !tbaa !118
  %378 = fptosi float %377 to i32, !dbg !2700
  %379 = getelementptr inbounds nuw i8, ptr %376, i64 4, !dbg !2701
  %380 = load float, ptr %379, align 4, !dbg !2702, !tbaa !118
  %381 = fptosi float %380 to i32, !dbg !2703
  %382 = mul i32 %381, 3, !dbg !2704
  %383 = add i32 %382, %378, !dbg !2705
  %384 = getelementptr inbounds nuw i8, ptr %376, i64 8, !dbg !2706
  %385 = load float, ptr %384, align 8, !dbg !2707, !tbaa !118
  %386 = fptosi float %385 to i32, !dbg !2708
  %387 = mul i32 %386, 9, !dbg !2709
  %388 = add i32 %383, %387, !dbg !2710
  %389 = getelementptr inbounds nuw i8, ptr %376, i64 12, !dbg !2711
  %390 = load float, ptr %389, align 4, !dbg !2712, !tbaa !118
  %391 = fptosi float %390 to i32, !dbg !2713
  %392 = mul i32 %391, 27, !dbg !2714
  %393 = add i32 %388, %392, !dbg !2715
  %394 = add i32 %374, %340, !dbg !2716
  %395 = zext i32 %394 to i64, !dbg !2717
  %396 = getelementptr inbounds nuw i32, ptr %1, i64 %395, !dbg !2718
  store i32 %393, ptr %396, align 4, !dbg !2719, !tbaa !5
  %397 = add nuw nsw i32 %374, %19, !dbg !2720
  %398 = icmp samesign ult i32 %397, 240, !dbg !2721
  br i1 %398, label %373, label %368, !dbg !2722, !llvm.loop !2723
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4k12xILi3EEvPjS0_PKiiiiiijxxyyi(ptr noundef writeonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i64 noundef %9, i64 noundef %10, i64 noundef %11, i64 noundef %12, i32 noundef %13) local_unnamed_addr #2 comdat !dbg !2724 {
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2725
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2726
  %17 = mul nuw nsw i32 %15, %16, !dbg !2727
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2728
  %19 = mul nuw nsw i32 %17, %18, !dbg !2729
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2730
  %21 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2731
  %22 = mul nuw nsw i32 %21, %16, !dbg !2732
  %23 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2733
  %24 = add nuw nsw i32 %22, %23, !dbg !2734
  %25 = mul nuw nsw i32 %24, %15, !dbg !2735
  %26 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2736
  %27 = add nuw nsw i32 %25, %26, !dbg !2737
  %28 = add nuw i32 %27, %20, !dbg !2738
  %29 = icmp samesign ult i32 %27, 16, !dbg !2739
  br i1 %29, label %30, label %38, !dbg !2740

30:                                               ; preds = %14
  %31 = shl nuw nsw i32 %27, 3, !dbg !2741
  %32 = shl nuw nsw i32 %19, 3, !dbg !2742
  br label %33, !dbg !2743

33:                                               ; preds = %40, %30
  %34 = phi i32 [ %31, %30 ], [ %41, %40 ], !dbg !2744
  %35 = tail call i32 @llvm.umin.i32(i32 %34, i32 120), !dbg !2745
  %36 = add nuw nsw i32 %35, 8, !dbg !2746
  %37 = icmp samesign ugt i32 %34, 120, !dbg !2747
  br i1 %37, label %40, label %43, !dbg !2748

38:                                               ; preds = %40, %14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !2749
  %39 = icmp samesign ult i32 %27, 128, !dbg !2750
  br i1 %39, label %79, label %53, !dbg !2751

40:                                               ; preds = %43, %33
  %41 = add nuw nsw i32 %34, %32, !dbg !2752
  %42 = icmp samesign ult i32 %41, 128, !dbg !2753
  br i1 %42, label %33, label %38, !dbg !2754, !llvm.loop !2755

43:                                               ; preds = %43, %33
  %44 = phi i32 [ %51, %43 ], [ %34, %33 ], !dbg !2756
  %45 = mul nuw nsw i32 %44, 3, !dbg !2757
  %46 = add nuw nsw i32 %45, 28, !dbg !2758
  %47 = mul nuw nsw i32 %44, 63, !dbg !2759
  %48 = and i32 %47, 127, !dbg !2760
  %49 = zext nneg i32 %48 to i64, !dbg !2761
  %50 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4k12xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 %49, !dbg !2762
  store i32 %46, ptr %50, align 4, !dbg !2763, !tbaa !5
  %51 = add nuw nsw i32 %44, 1, !dbg !2764
  %52 = icmp samesign ult i32 %51, %36, !dbg !2765
  br i1 %52, label %43, label %40, !dbg !2766, !llvm.loop !2767

53:                                               ; preds = %79, %38
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !2768
  %54 = mul i32 %28, 33, !dbg !2769
  %55 = shl nuw nsw i32 %26, 2, !dbg !2770
  %56 = and i32 %55, 60, !dbg !2771
  %57 = xor i32 %56, 127, !dbg !2772
  %58 = zext nneg i32 %57 to i64, !dbg !2773
  %59 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4k12xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 %58, !dbg !2774
  %60 = load i32, ptr %59, align 4, !dbg !2775, !tbaa !5
  %61 = getelementptr i8, ptr %59, i64 -12, !dbg !2776
  %62 = load i32, ptr %61, align 4, !dbg !2777, !tbaa !5
  %63 = mul i32 %62, 27, !dbg !2778
  %64 = getelementptr i8, ptr %59, i64 -4, !dbg !2779
  %65 = load i32, ptr %64, align 4, !dbg !2780, !tbaa !5
  %66 = mul i32 %65, 3, !dbg !2781
  %67 = getelementptr i8, ptr %59, i64 -8, !dbg !2782
  %68 = load i32, ptr %67, align 4, !dbg !2783, !tbaa !5
  %69 = mul i32 %68, 9, !dbg !2784
  %70 = add i32 %60, %54, !dbg !2785
  %71 = add i32 %70, %63, !dbg !2786
  %72 = add i32 %71, %66, !dbg !2787
  %73 = add i32 %72, %69, !dbg !2788
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !2789
  %74 = srem i32 %3, 3, !dbg !2790
  %75 = icmp slt i32 %74, 0, !dbg !2791
  br i1 %75, label %90, label %76, !dbg !2792

76:                                               ; preds = %53
  %77 = sub nsw i32 127, %27, !dbg !2793
  %78 = icmp samesign ult i32 %27, 128, !dbg !2794
  br label %94, !dbg !2795

79:                                               ; preds = %79, %38
  %80 = phi i32 [ %88, %79 ], [ %27, %38 ], !dbg !2796
  %81 = mul nuw nsw i32 %80, 5, !dbg !2797
  %82 = add i32 %81, %28, !dbg !2798
  %83 = mul nuw nsw i32 %80, 65, !dbg !2799
  %84 = and i32 %83, 127, !dbg !2800
  %85 = or i32 %84, %5, !dbg !2801
  %86 = sext i32 %85 to i64, !dbg !2802
  %87 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4k12xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 %86, !dbg !2803
  store volatile i32 %82, ptr %87, align 4, !dbg !2804, !tbaa !5
  %88 = add nuw nsw i32 %80, %19, !dbg !2805
  %89 = icmp samesign ult i32 %88, 128, !dbg !2806
  br i1 %89, label %79, label %53, !dbg !2807, !llvm.loop !2808

90:                                               ; preds = %96, %53
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !2809
  %91 = icmp samesign ult i32 %27, 128, !dbg !2810
  br i1 %91, label %92, label %109, !dbg !2811

92:                                               ; preds = %90
  %93 = shl i32 %20, 7, !dbg !2812
  br label %114, !dbg !2813

94:                                               ; preds = %96, %76
  %95 = phi i32 [ 0, %76 ], [ %97, %96 ], !dbg !2814
  br i1 %78, label %99, label %96, !dbg !2815

96:                                               ; preds = %99, %94
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !2816
  %97 = add nuw nsw i32 %95, 1, !dbg !2817
  %98 = icmp eq i32 %95, %74, !dbg !2818
  br i1 %98, label %90, label %94, !dbg !2819, !llvm.loop !2820

99:                                               ; preds = %99, %94
  %100 = phi i32 [ %107, %99 ], [ %77, %94 ], !dbg !2821
  %101 = mul i32 %100, 3, !dbg !2822
  %102 = add i32 %101, %73, !dbg !2823
  %103 = or i32 %100, %5, !dbg !2824
  %104 = sext i32 %103 to i64, !dbg !2825
  %105 = getelementptr i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4k12xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 264), i64 %104, !dbg !2826
  %106 = getelementptr i8, ptr %105, i64 -264, !dbg !2827
  store i32 %102, ptr %106, align 4, !dbg !2828, !tbaa !5
  %107 = sub nsw i32 %100, %19, !dbg !2829
  %108 = icmp sgt i32 %107, -1, !dbg !2830
  br i1 %108, label %99, label %96, !dbg !2831, !llvm.loop !2832

109:                                              ; preds = %114, %90
  %110 = mul i32 %19, %20, !dbg !2833
  %111 = add i32 %27, %110, !dbg !2834
  %112 = zext i32 %111 to i64, !dbg !2835
  %113 = getelementptr inbounds nuw i32, ptr %0, i64 %112, !dbg !2836
  store i32 %73, ptr %113, align 4, !dbg !2837, !tbaa !5
  ret void, !dbg !2838

114:                                              ; preds = %114, %92
  %115 = phi i32 [ %27, %92 ], [ %122, %114 ], !dbg !2839
  %116 = zext nneg i32 %115 to i64, !dbg !2840
  %117 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4k12xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 %116, !dbg !2841
  %118 = load i32, ptr %117, align 4, !dbg !2842, !tbaa !5
  %119 = add nuw nsw i32 %115, %93, !dbg !2843
  %120 = zext i32 %119 to i64, !dbg !2844
  %121 = getelementptr inbounds nuw i32, ptr %1, i64 %120, !dbg !2845
  store i32 %118, ptr %121, align 4, !dbg !2846, !tbaa !5
  %122 = add nuw nsw i32 %115, %19, !dbg !2847
  %123 = icmp samesign ult i32 %122, 128, !dbg !2848
  br i1 %123, label %114, label %109, !dbg !2849, !llvm.loop !2850
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4k13xPjS_PKiiiiiijxxyyi(ptr noundef writeonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i64 noundef %9, i64 noundef %10, i64 noundef %11, i64 noundef %12, i32 noundef %13) local_unnamed_addr #0 !dbg !2851 {
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2852
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2853
  %17 = mul nuw nsw i32 %15, %16, !dbg !2854
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2855
  %19 = mul nuw nsw i32 %17, %18, !dbg !2856
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2857
  %21 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2858
  %22 = mul nuw nsw i32 %21, %16, !dbg !2859
  %23 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2860
  %24 = add nuw nsw i32 %22, %23, !dbg !2861
  %25 = mul nuw nsw i32 %24, %15, !dbg !2862
  %26 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2863
  %27 = add nuw nsw i32 %25, %26, !dbg !2864
  %28 = icmp samesign ult i32 %27, 43, !dbg !2865
  br i1 %28, label %29, label %37, !dbg !2866

29:                                               ; preds = %14
  %30 = shl nuw nsw i32 %27, 1, !dbg !2867
  %31 = shl nuw nsw i32 %19, 1, !dbg !2868
  br label %32, !dbg !2869

32:                                               ; preds = %39, %29
  %33 = phi i32 [ %30, %29 ], [ %40, %39 ], !dbg !2870
  %34 = tail call i32 @llvm.umin.i32(i32 %33, i32 83), !dbg !2871
  %35 = add nuw nsw i32 %34, 2, !dbg !2872
  %36 = icmp samesign ult i32 %33, %35, !dbg !2873
  br i1 %36, label %42, label %39, !dbg !2874

37:                                               ; preds = %39, %14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !2875
  %38 = icmp samesign ult i32 %27, 42, !dbg !2876
  br label %50, !dbg !2877

39:                                               ; preds = %42, %32
  %40 = add nuw nsw i32 %33, %31, !dbg !2878
  %41 = icmp samesign ult i32 %40, 85, !dbg !2879
  br i1 %41, label %32, label %37, !dbg !2880, !llvm.loop !2881

42:                                               ; preds = %42, %32
  %43 = phi i32 [ %48, %42 ], [ %33, %32 ], !dbg !2882
  %44 = mul nuw nsw i32 %43, 3, !dbg !2883
  %45 = zext nneg i32 %44 to i64, !dbg !2884
  %46 = zext nneg i32 %43 to i64, !dbg !2885
  %47 = getelementptr inbounds nuw i64, ptr addrspacecast (ptr addrspace(3) @_ZZ4k13xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %46, !dbg !2886
  store i64 %45, ptr %47, align 8, !dbg !2887
  %48 = add nuw nsw i32 %43, 1, !dbg !2888
  %49 = icmp samesign ult i32 %48, %35, !dbg !2889
  br i1 %49, label %42, label %39, !dbg !2890, !llvm.loop !2891

50:                                               ; preds = %65, %37
  %51 = phi i32 [ 0, %37 ], [ %66, %65 ], !dbg !2892
  %52 = phi ptr [ getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4k13xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 336), %37 ], [ %53, %65 ], !dbg !2893
  %53 = phi ptr [ addrspacecast (ptr addrspace(3) @_ZZ4k13xPjS_PKiiiiiijxxyyiE2A1 to ptr), %37 ], [ %52, %65 ], !dbg !2894
  br i1 %38, label %68, label %65, !dbg !2895

54:                                               ; preds = %65
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !2896
  %55 = and i32 %26, 1, !dbg !2897
  %56 = zext nneg i32 %55 to i64, !dbg !2898
  %57 = getelementptr inbounds nuw [17 x i64], ptr addrspacecast (ptr addrspace(3) @_ZZ4k13xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %56, !dbg !2899
  %58 = shl nuw nsw i32 %23, 1, !dbg !2900
  %59 = add nuw nsw i32 %58, 9, !dbg !2901
  %60 = shl nuw nsw i32 %23, 2, !dbg !2902
  %61 = sub nsw i32 %59, %60, !dbg !2903
  %62 = zext i32 %61 to i64, !dbg !2904
  %63 = getelementptr inbounds nuw i64, ptr %57, i64 %62, !dbg !2905
  %64 = and i32 %27, 3, !dbg !2906
  switch i32 %64, label %98 [
    i32 1, label %79
    i32 2, label %86
  ], !dbg !2907

65:                                               ; preds = %68, %50
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !2908
  %66 = add nuw nsw i32 %51, 1, !dbg !2909
  %67 = icmp eq i32 %66, 4, !dbg !2910
  br i1 %67, label %54, label %50, !dbg !2911, !llvm.loop !2912

68:                                               ; preds = %68, %50
  %69 = phi i32 [ %77, %68 ], [ %27, %50 ], !dbg !2913
  %70 = load i64, ptr %53, align 8, !dbg !2914, !tbaa !430
  %71 = lshr i64 %70, 32, !dbg !2915
  %72 = xor i64 %71, %70, !dbg !2916
  %73 = add i64 %72, 1, !dbg !2917
  %74 = and i64 %73, 4294967295, !dbg !2918
  %75 = zext nneg i32 %69 to i64, !dbg !2919
  %76 = getelementptr inbounds nuw i64, ptr %52, i64 %75, !dbg !2920
  store i64 %74, ptr %76, align 8, !dbg !2921, !tbaa !430
  %77 = add nuw nsw i32 %69, %19, !dbg !2922
  %78 = icmp samesign ult i32 %77, 42, !dbg !2923
  br i1 %78, label %68, label %65, !dbg !2924, !llvm.loop !2925

79:                                               ; preds = %54
  %80 = shl nuw nsw i32 %26, 5, !dbg !2926
  %81 = and i32 %80, 32, !dbg !2927
  %82 = and i32 %27, 31, !dbg !2928
  %83 = or disjoint i32 %82, %81, !dbg !2929
  %84 = zext nneg i32 %83 to i64, !dbg !2930
  %85 = getelementptr inbounds nuw i64, ptr addrspacecast (ptr addrspace(3) @_ZZ4k13xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %84, !dbg !2931
  br label %98, !dbg !2932

86:                                               ; preds = %54
  %87 = xor i32 %23, 4, !dbg !2933
  %88 = add nuw nsw i32 %87, %26, !dbg !2934
  %89 = lshr i32 %88, 1, !dbg !2935
  %90 = and i32 %89, 3, !dbg !2936
  %91 = zext nneg i32 %90 to i64, !dbg !2937
  %92 = getelementptr inbounds nuw [17 x i64], ptr addrspacecast (ptr addrspace(3) @_ZZ4k13xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %91, !dbg !2938
  %93 = and i32 %23, %26, !dbg !2939
  %94 = lshr i32 %93, 1, !dbg !2940
  %95 = zext nneg i32 %94 to i64, !dbg !2941
  %96 = getelementptr inbounds nuw i64, ptr %92, i64 %95, !dbg !2942
  %97 = getelementptr inbounds nuw i8, ptr %96, i64 32, !dbg !2943
  br label %98, !dbg !2944

98:                                               ; preds = %86, %79, %54
  %99 = phi ptr [ %63, %54 ], [ %85, %79 ], [ %97, %86 ], !dbg !2945
  %100 = load i64, ptr %99, align 8, !dbg !2946, !tbaa !430
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !2947
  %101 = icmp samesign ult i32 %27, 85, !dbg !2948
  br i1 %101, label %102, label %104, !dbg !2949

102:                                              ; preds = %98
  %103 = mul i32 %20, 85, !dbg !2950
  br label %115, !dbg !2951

104:                                              ; preds = %115, %98
  %105 = lshr i64 %100, 32, !dbg !2952
  %106 = xor i64 %105, %100, !dbg !2953
  %107 = trunc i64 %106 to i32, !dbg !2954
  %108 = add nuw i32 %27, %20, !dbg !2955
  %109 = mul i32 %108, 33, !dbg !2956
  %110 = add i32 %109, %107, !dbg !2957
  %111 = mul i32 %19, %20, !dbg !2958
  %112 = add i32 %27, %111, !dbg !2959
  %113 = zext i32 %112 to i64, !dbg !2960
  %114 = getelementptr inbounds nuw i32, ptr %0, i64 %113, !dbg !2961
  store i32 %110, ptr %114, align 4, !dbg !2962, !tbaa !5
  ret void, !dbg !2963

115:                                              ; preds = %115, %102
  %116 = phi i32 [ %27, %102 ], [ %126, %115 ], !dbg !2964
  %117 = zext nneg i32 %116 to i64, !dbg !2965
  %118 = getelementptr inbounds nuw i64, ptr addrspacecast (ptr addrspace(3) @_ZZ4k13xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %117, !dbg !2966
  %119 = load i64, ptr %118, align 8, !dbg !2967, !tbaa !430
  %120 = lshr i64 %119, 32, !dbg !2968
  %121 = xor i64 %120, %119, !dbg !2969
  %122 = trunc i64 %121 to i32, !dbg !2970
  %123 = add i32 %116, %103, !dbg !2971
  %124 = zext i32 %123 to i64, !dbg !2972
  %125 = getelementptr inbounds nuw i32, ptr %1, i64 %124, !dbg !2973
  store i32 %122, ptr %125, align 4, !dbg !2974, !tbaa !5
  %126 = add nuw nsw i32 %116, %19, !dbg !2975
  %127 = icmp samesign ult i32 %126, 85, !dbg !2976
  br i1 %127, label %115, label %104, !dbg !2977, !llvm.loop !2978
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4k14xILi3EEvPjS0_PKiiiiiijxxyyi(ptr noundef writeonly captures(none) %0, ptr noundef readnone captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i64 noundef %9, i64 noundef %10, i64 noundef %11, i64 noundef %12, i32 noundef %13) local_unnamed_addr #0 comdat !dbg !2979 {
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2980
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2981
  %17 = mul nuw nsw i32 %15, %16, !dbg !2982
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2983
  %19 = mul nuw nsw i32 %17, %18, !dbg !2984
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2985
  %21 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2986
  %22 = mul nuw nsw i32 %21, %16, !dbg !2987
  %23 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2988
  %24 = add nuw nsw i32 %22, %23, !dbg !2989
  %25 = mul nuw nsw i32 %24, %15, !dbg !2990
  %26 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2991
  %27 = add nuw nsw i32 %25, %26, !dbg !2992
  %28 = add nuw i32 %27, %20, !dbg !2993
  %29 = icmp samesign ult i32 %27, 65, !dbg !2994
  br i1 %29, label %36, label %30, !dbg !2995

30:                                               ; preds = %36, %14
  %31 = icmp eq i32 %21, 0, !dbg !2996
  br i1 %31, label %32, label %118, !dbg !2997

32:                                               ; preds = %30
  %33 = icmp samesign ult i32 %23, 12, !dbg !2998
  br i1 %33, label %34, label %65, !dbg !2999

34:                                               ; preds = %32
  %35 = icmp samesign ult i32 %26, 16, !dbg !3000
  br label %52, !dbg !3001

36:                                               ; preds = %36, %14
  %37 = phi i32 [ %50, %36 ], [ %27, %14 ], !dbg !3002
  %38 = mul nuw nsw i32 %37, 29, !dbg !3003
  %39 = add nuw nsw i32 %38, 55, !dbg !3004
  %40 = trunc nuw nsw i32 %39 to i16, !dbg !3005
  %41 = insertelement <2 x i16> poison, i16 %40, i64 0, !dbg !3006
  %42 = trunc nuw nsw i32 %39 to i16, !dbg !3007
  %43 = mul nuw nsw i16 %42, 3, !dbg !3008
  %44 = add nuw i16 %43, 1, !dbg !3009
  %45 = insertelement <2 x i16> %41, i16 %44, i64 1, !dbg !3010
  %46 = shl nuw nsw i32 %37, 2, !dbg !3011
  %47 = sub nsw i32 256, %46, !dbg !3012
  %48 = zext i32 %47 to i64, !dbg !3013
  %49 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4k14xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 %48, !dbg !3014
  store <2 x i16> %45, ptr %49, align 1, !dbg !3015, !tbaa !118
  %50 = add nuw nsw i32 %37, %19, !dbg !3016
  %51 = icmp samesign ult i32 %50, 65, !dbg !3017
  br i1 %51, label %36, label %30, !dbg !3018, !llvm.loop !3019

52:                                               ; preds = %69, %34
  %53 = phi i32 [ %23, %34 ], [ %70, %69 ], !dbg !3020
  br i1 %35, label %54, label %69, !dbg !3021

54:                                               ; preds = %52
  %55 = shl nuw nsw i32 %53, 4, !dbg !3022
  %56 = freeze i32 %53, !dbg !3023
  %57 = udiv i32 %56, 6, !dbg !3024
  %58 = mul i32 %57, 6, !dbg !3025
  %59 = sub i32 %56, %58, !dbg !3026
  %60 = shl nuw nsw i32 %59, 1, !dbg !3027
  %61 = add nuw nsw i32 %60, %57, !dbg !3028
  %62 = or i32 %61, %5, !dbg !3029
  %63 = sext i32 %62 to i64, !dbg !3030
  %64 = getelementptr inbounds [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4k14xILi3EEvPjS0_PKiiiiiijxxyyiE2A2 to ptr), i64 %63, !dbg !3031
  br label %72, !dbg !3032

65:                                               ; preds = %69, %32
  %66 = icmp samesign ult i32 %23, 17, !dbg !3033
  br i1 %66, label %67, label %118, !dbg !3034

67:                                               ; preds = %65
  %68 = icmp samesign ult i32 %26, 3, !dbg !3035
  br label %85, !dbg !3036

69:                                               ; preds = %72, %52
  %70 = add nuw nsw i32 %53, %16, !dbg !3037
  %71 = icmp samesign ult i32 %70, 12, !dbg !3038
  br i1 %71, label %52, label %65, !dbg !3039, !llvm.loop !3040

72:                                               ; preds = %72, %54
  %73 = phi i32 [ %26, %54 ], [ %83, %72 ], !dbg !3041
  %74 = add nuw nsw i32 %73, %55, !dbg !3042
  %75 = mul nuw nsw i32 %74, 3, !dbg !3043
  %76 = add nuw nsw i32 %75, 73, !dbg !3044
  %77 = and i32 %76, 1023, !dbg !3045
  %78 = uitofp nneg i32 %77 to float, !dbg !3046
  %79 = mul nuw nsw i32 %73, 15, !dbg !3047
  %80 = and i32 %79, 15, !dbg !3048
  %81 = zext nneg i32 %80 to i64, !dbg !3049
  %82 = getelementptr inbounds nuw float, ptr %64, i64 %81, !dbg !3050
  store float %78, ptr %82, align 4, !dbg !3051, !tbaa !946
  %83 = add nuw nsw i32 %73, %15, !dbg !3052
  %84 = icmp samesign ult i32 %83, 16, !dbg !3053
  br i1 %84, label %72, label %69, !dbg !3054, !llvm.loop !3055

85:                                               ; preds = %89, %67
  %86 = phi i32 [ %23, %67 ], [ %90, %89 ], !dbg !3056
  br i1 %68, label %87, label %89, !dbg !3057

87:                                               ; preds = %85
  %88 = mul nuw nsw i32 %86, 3, !dbg !3058
  br label %92, !dbg !3059

89:                                               ; preds = %92, %85
  %90 = add nuw nsw i32 %86, %16, !dbg !3060
  %91 = icmp samesign ult i32 %90, 17, !dbg !3061
  br i1 %91, label %85, label %118, !dbg !3062, !llvm.loop !3063

92:                                               ; preds = %92, %87
  %93 = phi i32 [ %26, %87 ], [ %116, %92 ], !dbg !3064
  %94 = add nuw nsw i32 %93, %88, !dbg !3065
  %95 = add nuw nsw i32 %94, 6, !dbg !3066
  %96 = urem i32 %95, 51, !dbg !3067
  %97 = sub nuw nsw i32 50, %96, !dbg !3068
  %98 = mul nuw nsw i32 %94, 29, !dbg !3069
  %99 = add nuw nsw i32 %98, 40, !dbg !3070
  %100 = and i32 %99, 1023, !dbg !3071
  %101 = uitofp nneg i32 %100 to float, !dbg !3072
  %102 = freeze i32 %97, !dbg !3073
  %103 = udiv i32 %102, 3, !dbg !3074
  %104 = zext nneg i32 %103 to i64, !dbg !3075
  %105 = getelementptr inbounds nuw [3 x <2 x float>], ptr addrspacecast (ptr addrspace(3) @_ZL4G3_0 to ptr), i64 %104, !dbg !3076
  %106 = mul i32 %103, 3, !dbg !3077
  %107 = sub i32 %102, %106, !dbg !3078
  %108 = zext nneg i32 %107 to i64, !dbg !3079
  %109 = getelementptr inbounds nuw <2 x float>, ptr %105, i64 %108, !dbg !3080
  %110 = insertelement <2 x float> poison, float %101, i64 0, !dbg !3081
  %111 = mul nuw nsw i32 %99, 3, !dbg !3082
  %112 = add nuw nsw i32 %111, 1, !dbg !3083
  %113 = and i32 %112, 1023, !dbg !3084
  %114 = uitofp nneg i32 %113 to float, !dbg !3085
  %115 = insertelement <2 x float> %110, float %114, i64 1, !dbg !3086
  store <2 x float> %115, ptr %109, align 8, !dbg !3087
  %116 = add nuw nsw i32 %93, %15, !dbg !3088
  %117 = icmp samesign ult i32 %116, 3, !dbg !3089
  br i1 %117, label %92, label %89, !dbg !3090, !llvm.loop !3091

118:                                              ; preds = %89, %65, %30
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !3092
  %119 = icmp samesign ult i32 %27, 24, !dbg !3093
  br i1 %119, label %120, label %128, !dbg !3094

120:                                              ; preds = %118
  %121 = shl nuw nsw i32 %27, 3, !dbg !3095
  %122 = shl nuw nsw i32 %19, 3, !dbg !3096
  br label %123, !dbg !3097

123:                                              ; preds = %134, %120
  %124 = phi i32 [ %121, %120 ], [ %135, %134 ], !dbg !3098
  %125 = tail call i32 @llvm.umin.i32(i32 %124, i32 184), !dbg !3099
  %126 = add nuw nsw i32 %125, 8, !dbg !3100
  %127 = icmp samesign ugt i32 %124, 184, !dbg !3101
  br i1 %127, label %134, label %137, !dbg !3102

128:                                              ; preds = %134, %118
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !3103
  %129 = urem i32 %26, 30, !dbg !3104
  %130 = and i32 %129, 1, !dbg !3105
  %131 = zext nneg i32 %130 to i64, !dbg !3106
  %132 = getelementptr inbounds nuw <2 x float>, ptr addrspacecast (ptr addrspace(3) @_ZL4G3_0 to ptr), i64 %131, !dbg !3107
  %133 = getelementptr inbounds nuw i8, ptr %132, i64 336, !dbg !3108
  br label %170, !dbg !3109

134:                                              ; preds = %137, %123
  %135 = add nuw nsw i32 %124, %122, !dbg !3110
  %136 = icmp samesign ult i32 %135, 192, !dbg !3111
  br i1 %136, label %123, label %128, !dbg !3112, !llvm.loop !3113

137:                                              ; preds = %137, %123
  %138 = phi i32 [ %149, %137 ], [ %124, %123 ], !dbg !3114
  %139 = mul nuw nsw i32 %138, 5, !dbg !3115
  %140 = add i32 %139, %28, !dbg !3116
  %141 = and i32 %140, 1023, !dbg !3117
  %142 = uitofp nneg i32 %141 to float, !dbg !3118
  %143 = trunc i32 %138 to i1, !dbg !3119
  %144 = select i1 %143, i32 96, i32 0, !dbg !3120
  %145 = lshr i32 %138, 1, !dbg !3121
  %146 = add nuw nsw i32 %144, %145, !dbg !3122
  %147 = zext nneg i32 %146 to i64, !dbg !3123
  %148 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ4k14xILi3EEvPjS0_PKiiiiiijxxyyiE2A2 to ptr), i64 %147, !dbg !3124
  store float %142, ptr %148, align 4, !dbg !3125, !tbaa !946
  %149 = add nuw nsw i32 %138, 1, !dbg !3126
  %150 = icmp samesign ult i32 %149, %126, !dbg !3127
  br i1 %150, label %137, label %134, !dbg !3128, !llvm.loop !3129

151:                                              ; preds = %170
  %152 = shl nuw nsw i32 %26, 2, !dbg !3130
  %153 = and i32 %152, 4, !dbg !3131
  %154 = and i32 %3, 7, !dbg !3132
  %155 = or i32 %154, %153, !dbg !3133
  %156 = zext nneg i32 %155 to i64, !dbg !3134
  %157 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ4k14xILi3EEvPjS0_PKiiiiiijxxyyiE2A2 to ptr), i64 %10, !dbg !3135
  %158 = getelementptr float, ptr %157, i64 %156, !dbg !3136
  %159 = getelementptr i8, ptr %158, i64 4611686018427387904, !dbg !3137
  %160 = urem i32 %23, 14, !dbg !3138
  %161 = or disjoint i32 %160, -32, !dbg !3139
  %162 = add i32 %161, %3, !dbg !3140
  %163 = and i32 %23, 15, !dbg !3141
  %164 = xor i32 %162, %163, !dbg !3142
  %165 = urem i32 %164, 11, !dbg !3143
  %166 = zext nneg i32 %165 to i64, !dbg !3144
  %167 = add nsw i64 %10, %166, !dbg !3145
  %168 = shl i64 %167, 6, !dbg !3146
  %169 = getelementptr inbounds i8, ptr %159, i64 %168, !dbg !3147
  br label %201, !dbg !3148

170:                                              ; preds = %170, %128
  %171 = phi i32 [ 0, %128 ], [ %194, %170 ], !dbg !3149
  %172 = phi ptr [ %133, %128 ], [ %193, %170 ], !dbg !3150
  %173 = phi i32 [ %28, %128 ], [ %192, %170 ], !dbg !3151
  %174 = mul i32 %173, 33, !dbg !3152
  %175 = load float, ptr %172, align 8, !dbg !3153, !tbaa !118
  %176 = fptosi float %175 to i32, !dbg !3154
  %177 = getelementptr inbounds nuw i8, ptr %172, i64 4, !dbg !3155
  %178 = load float, ptr %177, align 4, !dbg !3156, !tbaa !118
  %179 = fptosi float %178 to i32, !dbg !3157
  %180 = mul i32 %179, 3, !dbg !3158
  %181 = add i32 %174, %176, !dbg !3159
  %182 = add i32 %181, %180, !dbg !3160
  %183 = mul i32 %182, 33, !dbg !3161
  %184 = getelementptr inbounds nuw i8, ptr %172, i64 8, !dbg !3162
  %185 = load float, ptr %184, align 8, !dbg !3163, !tbaa !118
  %186 = fptosi float %185 to i32, !dbg !3164
  %187 = getelementptr inbounds nuw i8, ptr %172, i64 12, !dbg !3165
  %188 = load float, ptr %187, align 4, !dbg !3166, !tbaa !118
  %189 = fptosi float %188 to i32, !dbg !3167
  %190 = mul i32 %189, 3, !dbg !3168
  %191 = add i32 %190, %186, !dbg !3169
  %192 = add i32 %191, %183, !dbg !3170
  %193 = getelementptr inbounds i8, ptr %172, i64 -48, !dbg !3171
  %194 = add nuw nsw i32 %171, 1, !dbg !3172
  %195 = icmp eq i32 %194, 8, !dbg !3173
  br i1 %195, label %151, label %170, !dbg !3174, !llvm.loop !3175

196:                                              ; preds = %201
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !3176
  %197 = mul i32 %19, %20, !dbg !3177
  %198 = add i32 %27, %197, !dbg !3178
  %199 = zext i32 %198 to i64, !dbg !3179
  %200 = getelementptr inbounds nuw i32, ptr %0, i64 %199, !dbg !3180
  store i32 %208, ptr %200, align 4, !dbg !3181, !tbaa !5
  ret void, !dbg !3182

201:                                              ; preds = %201, %151
  %202 = phi i32 [ 0, %151 ], [ %210, %201 ], !dbg !3183
  %203 = phi ptr [ %169, %151 ], [ %209, %201 ], !dbg !3184
  %204 = phi i32 [ %192, %151 ], [ %208, %201 ], !dbg !3185
  %205 = mul i32 %204, 33, !dbg !3186
  %206 = load float, ptr %203, align 4, !dbg !3187, !tbaa !946
  %207 = fptosi float %206 to i32, !dbg !3188
  %208 = add i32 %205, %207, !dbg !3189
  %209 = getelementptr inbounds nuw i8, ptr %203, i64 64, !dbg !3190
  %210 = add nuw nsw i32 %202, 1, !dbg !3191
  %211 = icmp eq i32 %202, 0, !dbg !3192
  br i1 %211, label %201, label %196, !dbg !3193, !llvm.loop !3194
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4k15xPjS_PKiiiiiijxxyyi(ptr noundef writeonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i64 noundef %9, i64 noundef %10, i64 noundef %11, i64 noundef %12, i32 noundef %13) local_unnamed_addr #0 !dbg !3195 {
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3196
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3197
  %17 = mul nuw nsw i32 %15, %16, !dbg !3198
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3199
  %19 = mul nuw nsw i32 %17, %18, !dbg !3200
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3201
  %21 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3202
  %22 = mul nuw nsw i32 %21, %16, !dbg !3203
  %23 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3204
  %24 = add nuw nsw i32 %22, %23, !dbg !3205
  %25 = mul nuw nsw i32 %24, %15, !dbg !3206
  %26 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3207
  %27 = add nuw nsw i32 %25, %26, !dbg !3208
  %28 = add nuw i32 %27, %20, !dbg !3209
  %29 = shl nuw nsw i32 %27, 3, !dbg !3210
  %30 = icmp samesign ult i32 %27, 28, !dbg !3211
  br i1 %30, label %31, label %39, !dbg !3212

31:                                               ; preds = %14
  %32 = add i32 %13, 56, !dbg !3213
  %33 = shl nuw nsw i32 %19, 3, !dbg !3214
  br label %34, !dbg !3215

34:                                               ; preds = %43, %31
  %35 = phi i32 [ %29, %31 ], [ %44, %43 ], !dbg !3216
  %36 = tail call i32 @llvm.umin.i32(i32 %35, i32 209), !dbg !3217
  %37 = add nuw nsw i32 %36, 8, !dbg !3218
  %38 = icmp samesign ult i32 %35, %37, !dbg !3219
  br i1 %38, label %46, label %43, !dbg !3220

39:                                               ; preds = %43, %14
  %40 = icmp samesign ult i32 %27, 51, !dbg !3221
  br i1 %40, label %41, label %58, !dbg !3222

41:                                               ; preds = %39
  %42 = sub nuw nsw i32 50, %27, !dbg !3223
  br label %73, !dbg !3224

43:                                               ; preds = %46, %34
  %44 = add nuw nsw i32 %35, %33, !dbg !3225
  %45 = icmp samesign ult i32 %44, 217, !dbg !3226
  br i1 %45, label %34, label %39, !dbg !3227, !llvm.loop !3228

46:                                               ; preds = %46, %34
  %47 = phi i32 [ %56, %46 ], [ %35, %34 ], !dbg !3229
  %48 = trunc nuw i32 %47 to i16, !dbg !3230
  %49 = mul nuw i16 %48, 7, !dbg !3231
  %50 = add nuw nsw i16 %49, 18, !dbg !3232
  %51 = add i32 %32, %47, !dbg !3233
  %52 = and i32 %51, 255, !dbg !3234
  %53 = zext nneg i32 %52 to i64, !dbg !3235
  %54 = getelementptr i16, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4k15xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 272), i64 %53, !dbg !3236
  %55 = getelementptr i8, ptr %54, i64 -272, !dbg !3237
  store i16 %50, ptr %55, align 2, !dbg !3238, !tbaa !92
  %56 = add nuw nsw i32 %47, 1, !dbg !3239
  %57 = icmp samesign ult i32 %56, %37, !dbg !3240
  br i1 %57, label %46, label %43, !dbg !3241, !llvm.loop !3242

58:                                               ; preds = %73, %39
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !3243
  %59 = icmp samesign ult i32 %27, 7, !dbg !3244
  br i1 %59, label %60, label %110, !dbg !3245

60:                                               ; preds = %58
  %61 = shl i32 %6, 2, !dbg !3246
  %62 = shl i32 %4, 2, !dbg !3247
  %63 = add i32 %62, 128, !dbg !3248
  %64 = trunc i32 %23 to i1, !dbg !3249
  %65 = select i1 %64, i32 6, i32 1, !dbg !3250
  %66 = add nuw nsw i32 %65, %26, !dbg !3251
  %67 = mul i32 %66, %61, !dbg !3252
  %68 = sext i32 %67 to i64, !dbg !3253
  %69 = getelementptr inbounds i16, ptr addrspacecast (ptr addrspace(3) @_ZZ4k15xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %68, !dbg !3254
  %70 = getelementptr inbounds nuw i8, ptr %69, i64 2, !dbg !3255
  %71 = getelementptr inbounds nuw i8, ptr %69, i64 4, !dbg !3256
  %72 = shl nuw nsw i32 %19, 3, !dbg !3257
  br label %97, !dbg !3258

73:                                               ; preds = %73, %41
  %74 = phi i32 [ %95, %73 ], [ %42, %41 ], !dbg !3259
  %75 = mul i32 %74, 29, !dbg !3260
  %76 = add i32 %75, 63, !dbg !3261
  %77 = and i32 %76, 1023, !dbg !3262
  %78 = uitofp nneg i32 %77 to float, !dbg !3263
  %79 = insertelement <2 x float> poison, float %78, i64 0, !dbg !3264
  %80 = mul i32 %76, 3, !dbg !3265
  %81 = add i32 %80, 1, !dbg !3266
  %82 = and i32 %81, 1023, !dbg !3267
  %83 = uitofp nneg i32 %82 to float, !dbg !3268
  %84 = insertelement <2 x float> %79, float %83, i64 1, !dbg !3269
  %85 = freeze i32 %74, !dbg !3270
  %86 = udiv i32 %85, 3, !dbg !3271
  %87 = mul i32 %86, 3, !dbg !3272
  %88 = sub i32 %85, %87, !dbg !3273
  %89 = mul nuw nsw i32 %88, 17, !dbg !3274
  %90 = add nuw nsw i32 %89, %86, !dbg !3275
  %91 = shl i32 %90, 22, !dbg !3276
  %92 = ashr exact i32 %91, 22, !dbg !3277
  %93 = sext i32 %92 to i64, !dbg !3278
  %94 = getelementptr inbounds <2 x float>, ptr addrspacecast (ptr addrspace(3) @_ZL4G3_0 to ptr), i64 %93, !dbg !3279
  store <2 x float> %84, ptr %94, align 8, !dbg !3280, !tbaa !118
  %95 = sub nsw i32 %74, %19, !dbg !3281
  %96 = icmp sgt i32 %95, -1, !dbg !3282
  br i1 %96, label %73, label %58, !dbg !3283, !llvm.loop !3284

97:                                               ; preds = %114, %60
  %98 = phi i32 [ %28, %60 ], [ %115, %114 ], !dbg !3285
  %99 = phi i32 [ %29, %60 ], [ %116, %114 ], !dbg !3286
  %100 = tail call i32 @llvm.umin.i32(i32 %99, i32 43), !dbg !3287
  %101 = add nuw nsw i32 %100, 8, !dbg !3288
  %102 = icmp samesign ult i32 %99, %101, !dbg !3289
  br i1 %102, label %103, label %114, !dbg !3290

103:                                              ; preds = %97
  %104 = add i32 %99, %63, !dbg !3291
  %105 = udiv i32 %104, 33, !dbg !3292
  %106 = load i16, ptr %70, align 2, !dbg !3293, !tbaa !92
  %107 = zext i16 %106 to i32, !dbg !3294
  %108 = load i16, ptr %71, align 2, !dbg !3295, !tbaa !92
  %109 = zext i16 %108 to i32, !dbg !3296
  br label %118, !dbg !3297

110:                                              ; preds = %114, %58
  %111 = phi i32 [ %28, %58 ], [ %115, %114 ], !dbg !3298
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !3299
  %112 = mul i32 %111, 33, !dbg !3300
  %113 = icmp samesign ugt i32 %27, 45, !dbg !3301
  br i1 %113, label %175, label %181, !dbg !3302

114:                                              ; preds = %155, %97
  %115 = phi i32 [ %98, %97 ], [ %159, %155 ], !dbg !3303
  %116 = add nuw nsw i32 %99, %72, !dbg !3304
  %117 = icmp samesign ult i32 %116, 51, !dbg !3305
  br i1 %117, label %97, label %110, !dbg !3306, !llvm.loop !3307

118:                                              ; preds = %155, %103
  %119 = phi i32 [ %98, %103 ], [ %159, %155 ], !dbg !3308
  %120 = phi i32 [ %99, %103 ], [ %173, %155 ], !dbg !3309
  br label %121, !dbg !3310

121:                                              ; preds = %121, %118
  %122 = phi i32 [ %119, %118 ], [ %152, %121 ], !dbg !3311
  %123 = phi i32 [ 0, %118 ], [ %153, %121 ], !dbg !3312
  %124 = add nuw nsw i32 %123, %105, !dbg !3313
  %125 = shl nuw nsw i32 %124, 2, !dbg !3314
  %126 = mul i32 %122, 33, !dbg !3315
  %127 = zext nneg i32 %125 to i64, !dbg !3316
  %128 = getelementptr inbounds nuw i16, ptr addrspacecast (ptr addrspace(3) @_ZZ4k15xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %127, !dbg !3317
  %129 = load i16, ptr %128, align 2, !dbg !3318, !tbaa !92
  %130 = zext i16 %129 to i32, !dbg !3319
  %131 = add i32 %126, %130, !dbg !3320
  %132 = mul i32 %131, 33, !dbg !3321
  %133 = zext nneg i32 %125 to i64, !dbg !3322
  %134 = getelementptr inbounds nuw i16, ptr addrspacecast (ptr addrspace(3) @_ZZ4k15xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %133, !dbg !3323
  %135 = getelementptr inbounds nuw i8, ptr %134, i64 2, !dbg !3324
  %136 = load i16, ptr %135, align 2, !dbg !3325, !tbaa !92
  %137 = zext i16 %136 to i32, !dbg !3326
  %138 = add i32 %132, %137, !dbg !3327
  %139 = mul i32 %138, 33, !dbg !3328
  %140 = zext nneg i32 %125 to i64, !dbg !3329
  %141 = getelementptr inbounds nuw i16, ptr addrspacecast (ptr addrspace(3) @_ZZ4k15xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %140, !dbg !3330
  %142 = getelementptr inbounds nuw i8, ptr %141, i64 4, !dbg !3331
  %143 = load i16, ptr %142, align 2, !dbg !3332, !tbaa !92
  %144 = zext i16 %143 to i32, !dbg !3333
  %145 = add i32 %139, %144, !dbg !3334
  %146 = mul i32 %145, 33, !dbg !3335
  %147 = zext nneg i32 %125 to i64, !dbg !3336
  %148 = getelementptr inbounds nuw i16, ptr addrspacecast (ptr addrspace(3) @_ZZ4k15xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %147, !dbg !3337
  %149 = getelementptr inbounds nuw i8, ptr %148, i64 6, !dbg !3338
  %150 = load i16, ptr %149, align 2, !dbg !3339, !tbaa !92
  %151 = zext i16 %150 to i32, !dbg !3340
  %152 = add i32 %146, %151, !dbg !3341
  %153 = add nuw nsw i32 %123, 1, !dbg !3342
  %154 = icmp eq i32 %153, 3, !dbg !3343
  br i1 %154, label %155, label %121, !dbg !3344, !llvm.loop !3345

155:                                              ; preds = %121
  %156 = mul i32 %152, 33, !dbg !3346
  %157 = add i32 %156, %107, !dbg !3347
  %158 = mul i32 %157, 33, !dbg !3348
  %159 = add i32 %158, %109, !dbg !3349
  %160 = mul nuw nsw i32 %120, 3, !dbg !3350
  %161 = add i32 %159, %160, !dbg !3351
  %162 = and i32 %161, 1023, !dbg !3352
  %163 = uitofp nneg i32 %162 to float, !dbg !3353
  %164 = shl nuw nsw i32 %120, 3, !dbg !3354
  %165 = zext nneg i32 %164 to i64, !dbg !3355
  %166 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZL4G3_0 to ptr), i64 %165, !dbg !3356
  %167 = insertelement <2 x float> poison, float %163, i64 0, !dbg !3357
  %168 = mul i32 %161, 3, !dbg !3358
  %169 = add i32 %168, 1, !dbg !3359
  %170 = and i32 %169, 1023, !dbg !3360
  %171 = uitofp nneg i32 %170 to float, !dbg !3361
  %172 = insertelement <2 x float> %167, float %171, i64 1, !dbg !3362
  store <2 x float> %172, ptr %166, align 1, !dbg !3363
  %173 = add nuw nsw i32 %120, 1, !dbg !3364
  %174 = icmp samesign ult i32 %173, %101, !dbg !3365
  br i1 %174, label %118, label %114, !dbg !3366, !llvm.loop !3367

175:                                              ; preds = %110
  %176 = trunc i32 %23 to i1, !dbg !3368
  %177 = select i1 %176, i32 97, i32 1, !dbg !3369
  %178 = mul nsw i32 %4, 3, !dbg !3370
  %179 = add nsw i32 %178, %177, !dbg !3371
  %180 = mul nsw i32 %179, %6, !dbg !3372
  br label %220, !dbg !3373

181:                                              ; preds = %110
  %182 = and i32 %26, 15, !dbg !3374
  %183 = mul nsw i32 %182, -3, !dbg !3375
  %184 = add nsw i32 %183, -7, !dbg !3376
  %185 = trunc i32 %23 to i1, !dbg !3377
  %186 = select i1 %185, i32 -48, i32 0, !dbg !3378
  %187 = add nsw i32 %184, %186, !dbg !3379
  br label %220, !dbg !3380

188:                                              ; preds = %220
  %189 = icmp samesign ult i32 %23, 7, !dbg !3381
  %190 = icmp samesign ult i32 %26, 31, !dbg !3382
  %191 = icmp sgt i32 %3, 0, !dbg !3383
  %192 = shl i32 %3, 1, !dbg !3384
  %193 = and i32 %192, 6, !dbg !3385
  %194 = add i32 %8, 16, !dbg !3386
  %195 = add i32 %8, 16, !dbg !3387
  %196 = urem i32 %26, 14, !dbg !3388
  %197 = mul nsw i32 %6, %196, !dbg !3389
  %198 = getelementptr [31 x i16], ptr addrspacecast (ptr addrspace(3) @_ZZ4k15xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %9, !dbg !3390
  br i1 %189, label %199, label %355, !dbg !3391

199:                                              ; preds = %188
  %200 = xor i32 %197, 16, !dbg !3392
  %201 = zext i32 %200 to i64, !dbg !3393
  %202 = getelementptr inbounds nuw <2 x float>, ptr addrspacecast (ptr addrspace(3) @_ZL4G3_0 to ptr), i64 %201, !dbg !3394
  %203 = getelementptr inbounds nuw i8, ptr %202, i64 4, !dbg !3395
  %204 = xor i32 %197, 8, !dbg !3396
  %205 = zext i32 %204 to i64, !dbg !3397
  %206 = getelementptr inbounds nuw <2 x float>, ptr addrspacecast (ptr addrspace(3) @_ZL4G3_0 to ptr), i64 %205, !dbg !3398
  %207 = getelementptr inbounds nuw i8, ptr %206, i64 4, !dbg !3399
  %208 = xor i32 %197, 4, !dbg !3400
  %209 = zext i32 %208 to i64, !dbg !3401
  %210 = getelementptr inbounds nuw <2 x float>, ptr addrspacecast (ptr addrspace(3) @_ZL4G3_0 to ptr), i64 %209, !dbg !3402
  %211 = getelementptr inbounds nuw i8, ptr %210, i64 4, !dbg !3403
  %212 = xor i32 %197, 2, !dbg !3404
  %213 = zext i32 %212 to i64, !dbg !3405
  %214 = getelementptr inbounds nuw <2 x float>, ptr addrspacecast (ptr addrspace(3) @_ZL4G3_0 to ptr), i64 %213, !dbg !3406
  %215 = getelementptr inbounds nuw i8, ptr %214, i64 4, !dbg !3407
  %216 = xor i32 %197, 1, !dbg !3408
  %217 = zext i32 %216 to i64, !dbg !3409
  %218 = getelementptr inbounds nuw <2 x float>, ptr addrspacecast (ptr addrspace(3) @_ZL4G3_0 to ptr), i64 %217, !dbg !3410
  %219 = getelementptr inbounds nuw i8, ptr %218, i64 4, !dbg !3411
  br label %259, !dbg !3412

220:                                              ; preds = %181, %175
  %221 = phi i32 [ %180, %175 ], [ %187, %181 ], !dbg !3413
  %222 = phi ptr [ getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4k15xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 224), %175 ], [ getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4k15xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 222), %181 ], !dbg !3414
  %223 = phi i64 [ -224, %175 ], [ 210, %181 ], !dbg !3415
  %224 = sext i32 %221 to i64, !dbg !3416
  %225 = getelementptr i16, ptr %222, i64 %224, !dbg !3417
  %226 = getelementptr i8, ptr %225, i64 %223, !dbg !3418
  %227 = load i16, ptr %226, align 2, !dbg !3419, !tbaa !92
  %228 = zext i16 %227 to i32, !dbg !3420
  %229 = add i32 %112, %228, !dbg !3421
  %230 = mul i32 %229, 33, !dbg !3422
  %231 = load i16, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4k15xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 128), align 2, !dbg !3423, !tbaa !92
  %232 = zext i16 %231 to i32, !dbg !3424
  %233 = add i32 %230, %232, !dbg !3425
  %234 = mul i32 %233, 33, !dbg !3426
  %235 = load i16, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4k15xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 64), align 2, !dbg !3427, !tbaa !92
  %236 = zext i16 %235 to i32, !dbg !3428
  %237 = add i32 %234, %236, !dbg !3429
  %238 = mul i32 %237, 33, !dbg !3430
  %239 = load i16, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4k15xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 32), align 2, !dbg !3431, !tbaa !92
  %240 = zext i16 %239 to i32, !dbg !3432
  %241 = add i32 %238, %240, !dbg !3433
  %242 = mul i32 %241, 33, !dbg !3434
  %243 = load i16, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4k15xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 16), align 2, !dbg !3435, !tbaa !92
  %244 = zext i16 %243 to i32, !dbg !3436
  %245 = add i32 %242, %244, !dbg !3437
  %246 = mul i32 %245, 33, !dbg !3438
  %247 = load i16, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4k15xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 8), align 2, !dbg !3439, !tbaa !92
  %248 = zext i16 %247 to i32, !dbg !3440
  %249 = add i32 %246, %248, !dbg !3441
  %250 = mul i32 %249, 33, !dbg !3442
  %251 = load i16, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4k15xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 4), align 2, !dbg !3443, !tbaa !92
  %252 = zext i16 %251 to i32, !dbg !3444
  %253 = add i32 %250, %252, !dbg !3445
  %254 = mul i32 %253, 33, !dbg !3446
  %255 = load i16, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4k15xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 2), align 2, !dbg !3447, !tbaa !92
  %256 = zext i16 %255 to i32, !dbg !3448
  %257 = add i32 %254, %256, !dbg !3449
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !3450
  %258 = icmp eq i32 %21, 0, !dbg !3451
  br i1 %258, label %188, label %355, !dbg !3452

259:                                              ; preds = %309, %199
  %260 = phi i32 [ %310, %309 ], [ %257, %199 ], !dbg !3453
  %261 = phi i32 [ %311, %309 ], [ %23, %199 ], !dbg !3454
  br i1 %190, label %262, label %309, !dbg !3455

262:                                              ; preds = %259
  %263 = mul nuw nsw i32 %261, 31, !dbg !3456
  %264 = add nuw nsw i32 %261, 2, !dbg !3457
  %265 = urem i32 %264, 7, !dbg !3458
  %266 = zext nneg i32 %265 to i64, !dbg !3459
  %267 = getelementptr [31 x i16], ptr %198, i64 %266, !dbg !3460
  %268 = getelementptr i8, ptr %267, i64 64, !dbg !3461
  %269 = getelementptr i16, ptr %268, i64 %9, !dbg !3462
  br label %270, !dbg !3463

270:                                              ; preds = %313, %262
  %271 = phi i32 [ %260, %262 ], [ %314, %313 ], !dbg !3464
  %272 = phi i32 [ %26, %262 ], [ %322, %313 ], !dbg !3465
  br i1 %191, label %273, label %313, !dbg !3466

273:                                              ; preds = %270
  %274 = and i32 %272, 3, !dbg !3467
  %275 = xor i32 %274, %193, !dbg !3468
  %276 = add i32 %194, %275, !dbg !3469
  %277 = zext i32 %276 to i64, !dbg !3470
  %278 = getelementptr inbounds nuw [3 x <2 x float>], ptr addrspacecast (ptr addrspace(3) @_ZL4G3_0 to ptr), i64 %277, !dbg !3471
  %279 = load float, ptr %202, align 8, !dbg !3472, !tbaa !118
  %280 = fptosi float %279 to i32, !dbg !3473
  %281 = load float, ptr %203, align 4, !dbg !3474, !tbaa !118
  %282 = fptosi float %281 to i32, !dbg !3475
  %283 = mul i32 %282, 3, !dbg !3476
  %284 = add i32 %280, %283, !dbg !3477
  %285 = load float, ptr %206, align 8, !dbg !3478, !tbaa !118
  %286 = fptosi float %285 to i32, !dbg !3479
  %287 = load float, ptr %207, align 4, !dbg !3480, !tbaa !118
  %288 = fptosi float %287 to i32, !dbg !3481
  %289 = mul i32 %288, 3, !dbg !3482
  %290 = add i32 %286, %289, !dbg !3483
  %291 = load float, ptr %210, align 8, !dbg !3484, !tbaa !118
  %292 = fptosi float %291 to i32, !dbg !3485
  %293 = load float, ptr %211, align 4, !dbg !3486, !tbaa !118
  %294 = fptosi float %293 to i32, !dbg !3487
  %295 = mul i32 %294, 3, !dbg !3488
  %296 = add i32 %292, %295, !dbg !3489
  %297 = load float, ptr %214, align 8, !dbg !3490, !tbaa !118
  %298 = fptosi float %297 to i32, !dbg !3491
  %299 = load float, ptr %215, align 4, !dbg !3492, !tbaa !118
  %300 = fptosi float %299 to i32, !dbg !3493
  %301 = mul i32 %300, 3, !dbg !3494
  %302 = add i32 %298, %301, !dbg !3495
  %303 = load float, ptr %218, align 8, !dbg !3496, !tbaa !118
  %304 = fptosi float %303 to i32, !dbg !3497
  %305 = load float, ptr %219, align 4, !dbg !3498, !tbaa !118
  %306 = fptosi float %305 to i32, !dbg !3499
  %307 = mul i32 %306, 3, !dbg !3500
  %308 = add i32 %304, %307, !dbg !3501
  br label %324, !dbg !3502

309:                                              ; preds = %313, %259
  %310 = phi i32 [ %260, %259 ], [ %314, %313 ], !dbg !3503
  %311 = add nuw nsw i32 %261, %16, !dbg !3504
  %312 = icmp samesign ult i32 %311, 7, !dbg !3505
  br i1 %312, label %259, label %355, !dbg !3506, !llvm.loop !3507

313:                                              ; preds = %324, %270
  %314 = phi i32 [ %271, %270 ], [ %352, %324 ], !dbg !3508
  %315 = add nuw nsw i32 %272, %263, !dbg !3509
  %316 = add i32 %315, %314, !dbg !3510
  %317 = trunc i32 %316 to i16, !dbg !3511
  %318 = mul nuw nsw i32 %272, 9, !dbg !3512
  %319 = urem i32 %318, 31, !dbg !3513
  %320 = zext nneg i32 %319 to i64, !dbg !3514
  %321 = getelementptr i16, ptr %269, i64 %320, !dbg !3515
  store volatile i16 %317, ptr %321, align 2, !dbg !3516, !tbaa !92
  %322 = add nuw nsw i32 %272, %15, !dbg !3517
  %323 = icmp samesign ult i32 %322, 31, !dbg !3518
  br i1 %323, label %270, label %309, !dbg !3519, !llvm.loop !3520

324:                                              ; preds = %324, %273
  %325 = phi i32 [ %271, %273 ], [ %352, %324 ], !dbg !3521
  %326 = phi i32 [ 0, %273 ], [ %353, %324 ], !dbg !3522
  %327 = mul i32 %325, 33, !dbg !3523
  %328 = add nuw i32 %326, %272, !dbg !3524
  %329 = lshr i32 %328, 2, !dbg !3525
  %330 = and i32 %329, 536870911, !dbg !3526
  %331 = tail call i32 @llvm.umin.i32(i32 %330, i32 2), !dbg !3527
  %332 = add i32 %195, %331, !dbg !3528
  %333 = zext i32 %332 to i64, !dbg !3529
  %334 = getelementptr inbounds nuw <2 x float>, ptr %278, i64 %333, !dbg !3530
  %335 = load float, ptr %334, align 8, !dbg !3531, !tbaa !118
  %336 = fptosi float %335 to i32, !dbg !3532
  %337 = add i32 %327, %336, !dbg !3533
  %338 = getelementptr inbounds nuw i8, ptr %334, i64 4, !dbg !3534
  %339 = load float, ptr %338, align 4, !dbg !3535, !tbaa !118
  %340 = fptosi float %339 to i32, !dbg !3536
  %341 = mul i32 %340, 3, !dbg !3537
  %342 = add i32 %337, %341, !dbg !3538
  %343 = mul i32 %342, 33, !dbg !3539
  %344 = add i32 %343, %284, !dbg !3540
  %345 = mul i32 %344, 33, !dbg !3541
  %346 = add i32 %345, %290, !dbg !3542
  %347 = mul i32 %346, 33, !dbg !3543
  %348 = add i32 %347, %296, !dbg !3544
  %349 = mul i32 %348, 33, !dbg !3545
  %350 = add i32 %349, %302, !dbg !3546
  %351 = mul i32 %350, 33, !dbg !3547
  %352 = add i32 %351, %308, !dbg !3548
  %353 = add nuw nsw i32 %326, 1, !dbg !3549
  %354 = icmp eq i32 %353, %3, !dbg !3550
  br i1 %354, label %313, label %324, !dbg !3551, !llvm.loop !3552

355:                                              ; preds = %309, %220, %188
  %356 = phi i32 [ %257, %220 ], [ %257, %188 ], [ %310, %309 ], !dbg !3553
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !3554
  %357 = shl nsw i32 %4, 2, !dbg !3555
  %358 = or disjoint i32 %357, 2, !dbg !3556
  br label %363, !dbg !3557

359:                                              ; preds = %363
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !3558
  %360 = icmp samesign ult i32 %27, 217, !dbg !3559
  br i1 %360, label %361, label %375, !dbg !3560

361:                                              ; preds = %359
  %362 = mul i32 %20, 268, !dbg !3561
  br label %380, !dbg !3562

363:                                              ; preds = %363, %355
  %364 = phi i32 [ 64, %355 ], [ %373, %363 ], !dbg !3563
  %365 = phi i32 [ %356, %355 ], [ %372, %363 ], !dbg !3564
  %366 = mul i32 %365, 33, !dbg !3565
  %367 = xor i32 %364, %358, !dbg !3566
  %368 = zext i32 %367 to i64, !dbg !3567
  %369 = getelementptr inbounds nuw i16, ptr addrspacecast (ptr addrspace(3) @_ZZ4k15xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %368, !dbg !3568
  %370 = load i16, ptr %369, align 2, !dbg !3569, !tbaa !92
  %371 = zext i16 %370 to i32, !dbg !3570
  %372 = add i32 %366, %371, !dbg !3571
  %373 = lshr i32 %364, 1, !dbg !3572
  %374 = icmp eq i32 %373, 0, !dbg !3573
  br i1 %374, label %359, label %363, !dbg !3574, !llvm.loop !3575

375:                                              ; preds = %380, %359
  %376 = icmp samesign ult i32 %27, 51, !dbg !3576
  br i1 %376, label %377, label %391, !dbg !3577

377:                                              ; preds = %375
  %378 = mul i32 %20, 268, !dbg !3578
  %379 = add i32 %378, 217, !dbg !3579
  br label %396, !dbg !3580

380:                                              ; preds = %380, %361
  %381 = phi i32 [ %27, %361 ], [ %389, %380 ], !dbg !3581
  %382 = zext nneg i32 %381 to i64, !dbg !3582
  %383 = getelementptr inbounds nuw i16, ptr addrspacecast (ptr addrspace(3) @_ZZ4k15xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %382, !dbg !3583
  %384 = load i16, ptr %383, align 2, !dbg !3584, !tbaa !92
  %385 = zext i16 %384 to i32, !dbg !3585
  %386 = add i32 %381, %362, !dbg !3586
  %387 = zext i32 %386 to i64, !dbg !3587
  %388 = getelementptr inbounds nuw i32, ptr %1, i64 %387, !dbg !3588
  store i32 %385, ptr %388, align 4, !dbg !3589, !tbaa !5
  %389 = add nuw nsw i32 %381, %19, !dbg !3590
  %390 = icmp samesign ult i32 %389, 217, !dbg !3591
  br i1 %390, label %380, label %375, !dbg !3592, !llvm.loop !3593

391:                                              ; preds = %396, %375
  %392 = mul i32 %19, %20, !dbg !3594
  %393 = add i32 %27, %392, !dbg !3595
  %394 = zext i32 %393 to i64, !dbg !3596
  %395 = getelementptr inbounds nuw i32, ptr %0, i64 %394, !dbg !3597
  store i32 %372, ptr %395, align 4, !dbg !3598, !tbaa !5
  ret void, !dbg !3599

396:                                              ; preds = %396, %377
  %397 = phi i32 [ %27, %377 ], [ %410, %396 ], !dbg !3600
  %398 = zext nneg i32 %397 to i64, !dbg !3601
  %399 = getelementptr inbounds nuw <2 x float>, ptr addrspacecast (ptr addrspace(3) @_ZL4G3_0 to ptr), i64 %398, !dbg !3602
  %400 = load float, ptr %399, align 8, !dbg !3603, !tbaa !118
  %401 = fptosi float %400 to i32, !dbg !3604
  %402 = getelementptr inbounds nuw i8, ptr %399, i64 4, !dbg !3605
  %403 = load float, ptr %402, align 4, !dbg !3606, !tbaa !118
  %404 = fptosi float %403 to i32, !dbg !3607
  %405 = mul i32 %404, 3, !dbg !3608
  %406 = add i32 %405, %401, !dbg !3609
  %407 = add i32 %379, %397, !dbg !3610
  %408 = zext i32 %407 to i64, !dbg !3611
  %409 = getelementptr inbounds nuw i32, ptr %1, i64 %408, !dbg !3612
  store i32 %406, ptr %409, align 4, !dbg !3613, !tbaa !5
  %410 = add nuw nsw i32 %397, %19, !dbg !3614
  %411 = icmp samesign ult i32 %410, 51, !dbg !3615
  br i1 %411, label %396, label %391, !dbg !3616, !llvm.loop !3617
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4k16xPjS_PKiiiiiijxxyyi(ptr noundef writeonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i64 noundef %9, i64 noundef %10, i64 noundef %11, i64 noundef %12, i32 noundef %13) local_unnamed_addr #2 !dbg !3618 {
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3619
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3620
  %17 = mul nuw nsw i32 %15, %16, !dbg !3621
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3622
  %19 = mul nuw nsw i32 %17, %18, !dbg !3623
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3624
  %21 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3625
  %22 = mul nuw nsw i32 %21, %16, !dbg !3626
  %23 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3627
  %24 = add nuw nsw i32 %22, %23, !dbg !3628
  %25 = mul nuw nsw i32 %24, %15, !dbg !3629
  %26 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3630
  %27 = add nuw nsw i32 %25, %26, !dbg !3631
  %28 = add nuw i32 %27, %20, !dbg !3632
  %29 = icmp samesign ult i32 %27, 17, !dbg !3633
  br i1 %29, label %30, label %38, !dbg !3634

30:                                               ; preds = %14
  %31 = mul nuw nsw i32 %27, 3, !dbg !3635
  %32 = mul nuw nsw i32 %19, 3, !dbg !3636
  br label %33, !dbg !3637

33:                                               ; preds = %43, %30
  %34 = phi i32 [ %31, %30 ], [ %44, %43 ], !dbg !3638
  %35 = tail call i32 @llvm.umin.i32(i32 %34, i32 48), !dbg !3639
  %36 = add nuw nsw i32 %35, 3, !dbg !3640
  %37 = icmp samesign ult i32 %34, %36, !dbg !3641
  br i1 %37, label %46, label %43, !dbg !3642

38:                                               ; preds = %43, %14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !3643
  %39 = srem i32 %3, 3, !dbg !3644
  %40 = icmp slt i32 %39, 0, !dbg !3645
  br i1 %40, label %57, label %41, !dbg !3646

41:                                               ; preds = %38
  %42 = icmp samesign ult i32 %27, 100, !dbg !3647
  br label %55, !dbg !3648

43:                                               ; preds = %46, %33
  %44 = add nuw nsw i32 %34, %32, !dbg !3649
  %45 = icmp samesign ult i32 %44, 51, !dbg !3650
  br i1 %45, label %33, label %38, !dbg !3651, !llvm.loop !3652

46:                                               ; preds = %46, %33
  %47 = phi i32 [ %53, %46 ], [ %34, %33 ], !dbg !3653
  %48 = mul nuw nsw i32 %47, 3, !dbg !3654
  %49 = add nuw nsw i32 %48, 24, !dbg !3655
  %50 = sub nuw nsw i32 50, %47, !dbg !3656
  %51 = zext nneg i32 %50 to i64, !dbg !3657
  %52 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4k16xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %51, !dbg !3658
  store i32 %49, ptr %52, align 4, !dbg !3659, !tbaa !5
  %53 = add nuw nsw i32 %47, 1, !dbg !3660
  %54 = icmp samesign ult i32 %53, %36, !dbg !3661
  br i1 %54, label %46, label %43, !dbg !3662, !llvm.loop !3663

55:                                               ; preds = %64, %41
  %56 = phi i32 [ 0, %41 ], [ %65, %64 ], !dbg !3664
  br i1 %42, label %67, label %64, !dbg !3665

57:                                               ; preds = %64, %38
  %58 = shl nuw nsw i32 %23, 4, !dbg !3666
  %59 = sub nsw i32 50, %58, !dbg !3667
  %60 = sext i32 %59 to i64, !dbg !3668
  %61 = shl nsw i64 %60, 2, !dbg !3669
  %62 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4k16xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %61, !dbg !3670
  %63 = icmp samesign ugt i32 %26, 9, !dbg !3671
  br i1 %63, label %73, label %82, !dbg !3672

64:                                               ; preds = %67, %55
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !3673
  %65 = add nuw nsw i32 %56, 1, !dbg !3674
  %66 = icmp eq i32 %56, %39, !dbg !3675
  br i1 %66, label %57, label %55, !dbg !3676, !llvm.loop !3677

67:                                               ; preds = %67, %55
  %68 = phi i32 [ %71, %67 ], [ %27, %55 ], !dbg !3678
  %69 = xor i32 %68, %28, !dbg !3679
  %70 = atomicrmw and ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4k16xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 52), i32 %69 monotonic, align 4, !dbg !3680
  %71 = add nuw nsw i32 %68, %19, !dbg !3681
  %72 = icmp samesign ult i32 %71, 100, !dbg !3682
  br i1 %72, label %67, label %64, !dbg !3683, !llvm.loop !3684

73:                                               ; preds = %57
  %74 = urem i32 %4, 3, !dbg !3685
  %75 = sub nuw nsw i32 2, %74, !dbg !3686
  %76 = zext nneg i32 %75 to i64, !dbg !3687
  %77 = getelementptr inbounds nuw [17 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4k16xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %76, !dbg !3688
  %78 = mul nuw nsw i32 %23, 5, !dbg !3689
  %79 = zext nneg i32 %78 to i64, !dbg !3690
  %80 = getelementptr inbounds nuw i32, ptr %77, i64 %79, !dbg !3691
  %81 = xor i32 %28, 5, !dbg !3692
  br label %82, !dbg !3693

82:                                               ; preds = %73, %57
  %83 = phi i32 [ %81, %73 ], [ %28, %57 ], !dbg !3694
  %84 = phi ptr [ %80, %73 ], [ %62, %57 ], !dbg !3695
  %85 = load i32, ptr %84, align 4, !dbg !3696, !tbaa !5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !3697
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !3698
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !3699
  %86 = icmp samesign ult i32 %27, 51, !dbg !3700
  br i1 %86, label %87, label %89, !dbg !3701

87:                                               ; preds = %82
  %88 = mul i32 %20, 51, !dbg !3702
  br label %96, !dbg !3703

89:                                               ; preds = %96, %82
  %90 = mul i32 %83, 33, !dbg !3704
  %91 = add i32 %85, %90, !dbg !3705
  %92 = mul i32 %19, %20, !dbg !3706
  %93 = add i32 %27, %92, !dbg !3707
  %94 = zext i32 %93 to i64, !dbg !3708
  %95 = getelementptr inbounds nuw i32, ptr %0, i64 %94, !dbg !3709
  store i32 %91, ptr %95, align 4, !dbg !3710, !tbaa !5
  ret void, !dbg !3711

96:                                               ; preds = %96, %87
  %97 = phi i32 [ %27, %87 ], [ %104, %96 ], !dbg !3712
  %98 = zext nneg i32 %97 to i64, !dbg !3713
  %99 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4k16xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %98, !dbg !3714
  %100 = load i32, ptr %99, align 4, !dbg !3715, !tbaa !5
  %101 = add i32 %97, %88, !dbg !3716
  %102 = zext i32 %101 to i64, !dbg !3717
  %103 = getelementptr inbounds nuw i32, ptr %1, i64 %102, !dbg !3718
  store i32 %100, ptr %103, align 4, !dbg !3719, !tbaa !5
  %104 = add nuw nsw i32 %97, %19, !dbg !3720
  %105 = icmp samesign ult i32 %104, 51, !dbg !3721
  br i1 %105, label %96, label %89, !dbg !3722, !llvm.loop !3723
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4k17xPjS_PKiiiiiijxxyyi(ptr noundef writeonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i64 noundef %9, i64 noundef %10, i64 noundef %11, i64 noundef %12, i32 noundef %13) local_unnamed_addr #2 !dbg !3724 {
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3725
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3726
  %17 = mul nuw nsw i32 %15, %16, !dbg !3727
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3728
  %19 = mul nuw nsw i32 %17, %18, !dbg !3729
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3730
  %21 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3731
  %22 = mul nuw nsw i32 %21, %16, !dbg !3732
  %23 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3733
  %24 = add nuw nsw i32 %22, %23, !dbg !3734
  %25 = mul nuw nsw i32 %24, %15, !dbg !3735
  %26 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3736
  %27 = add nuw nsw i32 %25, %26, !dbg !3737
  %28 = add nuw i32 %27, %20, !dbg !3738
  %29 = icmp samesign ult i32 %27, 144, !dbg !3739
  br i1 %29, label %30, label %35, !dbg !3740

30:                                               ; preds = %14
  %31 = sub nuw nsw i32 143, %27, !dbg !3741
  %32 = and i32 %26, 8, !dbg !3742
  %33 = icmp eq i32 %32, 0, !dbg !3743
  %34 = trunc i32 %28 to i8, !dbg !3744
  br label %41, !dbg !3745

35:                                               ; preds = %41, %14
  %36 = icmp eq i32 %21, 0, !dbg !3746
  %37 = icmp samesign ult i32 %23, 8, !dbg !3747
  %38 = select i1 %36, i1 %37, i1 false, !dbg !3748
  br i1 %38, label %39, label %79, !dbg !3749

39:                                               ; preds = %35
  %40 = icmp samesign ult i32 %26, 15, !dbg !3750
  br label %52, !dbg !3751

41:                                               ; preds = %41, %30
  %42 = phi i32 [ %31, %30 ], [ %50, %41 ], !dbg !3752
  %43 = zext nneg i32 %42 to i64, !dbg !3753
  %44 = getelementptr i8, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4k17xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 108), i64 %43, !dbg !3754
  %45 = getelementptr i8, ptr %44, i64 -108, !dbg !3755
  %46 = trunc i32 %42 to i8, !dbg !3756
  %47 = mul i8 %46, 3, !dbg !3757
  %48 = add i8 %47, 69, !dbg !3758
  %49 = select i1 %33, i8 %34, i8 %48, !dbg !3759
  store i8 %49, ptr %45, align 1, !dbg !3760, !tbaa !118
  %50 = sub nsw i32 %42, %19, !dbg !3761
  %51 = icmp sgt i32 %50, -1, !dbg !3762
  br i1 %51, label %41, label %35, !dbg !3763, !llvm.loop !3764

52:                                               ; preds = %61, %39
  %53 = phi i32 [ %23, %39 ], [ %62, %61 ], !dbg !3765
  br i1 %40, label %54, label %61, !dbg !3766

54:                                               ; preds = %52
  %55 = mul nuw nsw i32 %53, 15, !dbg !3767
  %56 = add nuw nsw i32 %55, 54, !dbg !3768
  %57 = add nuw nsw i32 %53, 3, !dbg !3769
  %58 = and i32 %57, 7, !dbg !3770
  %59 = zext nneg i32 %58 to i64, !dbg !3771
  %60 = getelementptr inbounds nuw [15 x <2 x i16>], ptr addrspacecast (ptr addrspace(3) @_ZL4G4_0 to ptr), i64 %59, !dbg !3772
  br label %64, !dbg !3773

61:                                               ; preds = %64, %52
  %62 = add nuw nsw i32 %53, %16, !dbg !3774
  %63 = icmp samesign ult i32 %62, 8, !dbg !3775
  br i1 %63, label %52, label %79, !dbg !3776, !llvm.loop !3777

64:                                               ; preds = %64, %54
  %65 = phi i32 [ %26, %54 ], [ %77, %64 ], !dbg !3778
  %66 = add nuw nsw i32 %56, %65, !dbg !3779
  %67 = trunc nuw i32 %66 to i16, !dbg !3780
  %68 = insertelement <2 x i16> poison, i16 %67, i64 0, !dbg !3781
  %69 = trunc nuw i32 %66 to i16, !dbg !3782
  %70 = mul nuw i16 %69, 3, !dbg !3783
  %71 = add nuw nsw i16 %70, 1, !dbg !3784
  %72 = insertelement <2 x i16> %68, i16 %71, i64 1, !dbg !3785
  %73 = add nuw nsw i32 %65, 13, !dbg !3786
  %74 = urem i32 %73, 15, !dbg !3787
  %75 = zext nneg i32 %74 to i64, !dbg !3788
  %76 = getelementptr inbounds nuw <2 x i16>, ptr %60, i64 %75, !dbg !3789
  store <2 x i16> %72, ptr %76, align 4, !dbg !3790, !tbaa !118
  %77 = add nuw nsw i32 %65, %15, !dbg !3791
  %78 = icmp samesign ult i32 %77, 15, !dbg !3792
  br i1 %78, label %64, label %61, !dbg !3793, !llvm.loop !3794

79:                                               ; preds = %61, %35
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !3795
  %80 = icmp samesign ult i32 %23, 8, !dbg !3796
  %81 = select i1 %36, i1 %80, i1 false, !dbg !3797
  br i1 %81, label %82, label %109, !dbg !3798

82:                                               ; preds = %79
  %83 = icmp samesign ult i32 %26, 15, !dbg !3799
  br label %84, !dbg !3800

84:                                               ; preds = %91, %82
  %85 = phi i32 [ %23, %82 ], [ %92, %91 ], !dbg !3801
  br i1 %83, label %86, label %91, !dbg !3802

86:                                               ; preds = %84
  %87 = mul nuw nsw i32 %85, 15, !dbg !3803
  %88 = add nuw i32 %87, %28, !dbg !3804
  %89 = zext nneg i32 %85 to i64, !dbg !3805
  %90 = getelementptr inbounds nuw [15 x <2 x i16>], ptr addrspacecast (ptr addrspace(3) @_ZL4G4_0 to ptr), i64 %89, !dbg !3806
  br label %94, !dbg !3807

91:                                               ; preds = %94, %84
  %92 = add nuw nsw i32 %85, %16, !dbg !3808
  %93 = icmp samesign ult i32 %92, 8, !dbg !3809
  br i1 %93, label %84, label %109, !dbg !3810, !llvm.loop !3811

94:                                               ; preds = %94, %86
  %95 = phi i32 [ %26, %86 ], [ %107, %94 ], !dbg !3812
  %96 = add i32 %88, %95, !dbg !3813
  %97 = trunc i32 %96 to i16, !dbg !3814
  %98 = insertelement <2 x i16> poison, i16 %97, i64 0, !dbg !3815
  %99 = trunc i32 %96 to i16, !dbg !3816
  %100 = mul i16 %99, 3, !dbg !3817
  %101 = add i16 %100, 1, !dbg !3818
  %102 = insertelement <2 x i16> %98, i16 %101, i64 1, !dbg !3819
  %103 = mul nuw nsw i32 %95, 11, !dbg !3820
  %104 = urem i32 %103, 15, !dbg !3821
  %105 = zext nneg i32 %104 to i64, !dbg !3822
  %106 = getelementptr inbounds nuw <2 x i16>, ptr %90, i64 %105, !dbg !3823
  store <2 x i16> %102, ptr %106, align 4, !dbg !3824, !tbaa !118
  %107 = add nuw nsw i32 %95, %15, !dbg !3825
  %108 = icmp samesign ult i32 %107, 15, !dbg !3826
  br i1 %108, label %94, label %91, !dbg !3827, !llvm.loop !3828

109:                                              ; preds = %91, %79
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !3829
  %110 = shl nuw nsw i32 %26, 2, !dbg !3830
  %111 = and i32 %110, 12, !dbg !3831
  %112 = and i32 %27, 7, !dbg !3832
  %113 = xor i32 %112, %111, !dbg !3833
  %114 = sub nuw nsw i32 35, %113, !dbg !3834
  %115 = zext nneg i32 %114 to i64, !dbg !3835
  %116 = getelementptr inbounds nuw i8, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4k17xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 36), i64 %115, !dbg !3836
  %117 = and i32 %27, 3, !dbg !3837
  switch i32 %117, label %131 [
    i32 1, label %118
    i32 2, label %124
  ], !dbg !3838

118:                                              ; preds = %109
  %119 = shl nuw nsw i32 %26, 1, !dbg !3839
  %120 = add nuw nsw i32 %119, %23, !dbg !3840
  %121 = zext nneg i32 %120 to i64, !dbg !3841
  %122 = getelementptr i8, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4k17xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 39), i64 %121, !dbg !3842
  %123 = getelementptr i8, ptr %122, i64 -39, !dbg !3843
  br label %131, !dbg !3844

124:                                              ; preds = %109
  %125 = mul nuw nsw i32 %23, 3, !dbg !3845
  %126 = shl nuw nsw i32 %26, 1, !dbg !3846
  %127 = sub nsw i32 %125, %126, !dbg !3847
  %128 = add nsw i32 %127, 126, !dbg !3848
  %129 = zext i32 %128 to i64, !dbg !3849
  %130 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4k17xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %129, !dbg !3850
  br label %131, !dbg !3851

131:                                              ; preds = %124, %118, %109
  %132 = phi ptr [ %116, %109 ], [ %123, %118 ], [ %130, %124 ], !dbg !3852
  %133 = load i8, ptr %132, align 1, !dbg !3853, !tbaa !118
  %134 = and i32 %26, 7, !dbg !3854
  %135 = zext nneg i32 %134 to i64, !dbg !3855
  %136 = getelementptr inbounds nuw [15 x <2 x i16>], ptr addrspacecast (ptr addrspace(3) @_ZL4G4_0 to ptr), i64 %135, !dbg !3856
  %137 = shl nuw nsw i32 %27, 2, !dbg !3857
  %138 = and i32 %137, 4, !dbg !3858
  %139 = and i32 %26, 3, !dbg !3859
  %140 = or disjoint i32 %138, %139, !dbg !3860
  %141 = zext nneg i32 %140 to i64, !dbg !3861
  %142 = getelementptr inbounds nuw <2 x i16>, ptr %136, i64 %141, !dbg !3862
  switch i32 %117, label %153 [
    i32 1, label %143
    i32 2, label %148
  ], !dbg !3863

143:                                              ; preds = %131
  %144 = mul nuw nsw i32 %23, 119, !dbg !3864
  %145 = zext nneg i32 %144 to i64, !dbg !3865
  %146 = getelementptr <2 x i16>, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZL4G4_0 to ptr), i64 88), i64 %145, !dbg !3866
  %147 = getelementptr i8, ptr %146, i64 -88, !dbg !3867
  br label %153, !dbg !3868

148:                                              ; preds = %131
  %149 = sub nsw i32 119, %26, !dbg !3869
  %150 = sext i32 %149 to i64, !dbg !3870
  %151 = shl nsw i64 %150, 2, !dbg !3871
  %152 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZL4G4_0 to ptr), i64 %151, !dbg !3872
  br label %153, !dbg !3873

153:                                              ; preds = %148, %143, %131
  %154 = phi ptr [ %142, %131 ], [ %147, %143 ], [ %152, %148 ], !dbg !3874
  %155 = load <2 x i16>, ptr %154, align 4, !dbg !3875, !tbaa !118
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !3876
  %156 = icmp samesign ult i32 %27, 144, !dbg !3877
  br i1 %156, label %157, label %159, !dbg !3878

157:                                              ; preds = %153
  %158 = mul i32 %20, 264, !dbg !3879
  br label %164, !dbg !3880

159:                                              ; preds = %164, %153
  %160 = icmp samesign ult i32 %27, 120, !dbg !3881
  br i1 %160, label %161, label %175, !dbg !3882

161:                                              ; preds = %159
  %162 = mul i32 %20, 264, !dbg !3883
  %163 = add i32 %162, 144, !dbg !3884
  br label %191, !dbg !3885

164:                                              ; preds = %164, %157
  %165 = phi i32 [ %27, %157 ], [ %173, %164 ], !dbg !3886
  %166 = zext nneg i32 %165 to i64, !dbg !3887
  %167 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4k17xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %166, !dbg !3888
  %168 = load i8, ptr %167, align 1, !dbg !3889, !tbaa !118
  %169 = zext i8 %168 to i32, !dbg !3890
  %170 = add i32 %165, %158, !dbg !3891
  %171 = zext i32 %170 to i64, !dbg !3892
  %172 = getelementptr inbounds nuw i32, ptr %1, i64 %171, !dbg !3893
  store i32 %169, ptr %172, align 4, !dbg !3894, !tbaa !5
  %173 = add nuw nsw i32 %165, %19, !dbg !3895
  %174 = icmp samesign ult i32 %173, 144, !dbg !3896
  br i1 %174, label %164, label %159, !dbg !3897, !llvm.loop !3898

175:                                              ; preds = %191, %159
  %176 = extractelement <2 x i16> %155, i64 0, !dbg !3899
  %177 = zext i16 %176 to i32, !dbg !3900
  %178 = extractelement <2 x i16> %155, i64 1, !dbg !3901
  %179 = zext i16 %178 to i32, !dbg !3902
  %180 = mul nuw nsw i32 %179, 3, !dbg !3903
  %181 = zext i8 %133 to i32, !dbg !3904
  %182 = mul i32 %28, 33, !dbg !3905
  %183 = add i32 %182, %181, !dbg !3906
  %184 = mul i32 %183, 33, !dbg !3907
  %185 = add i32 %184, %177, !dbg !3908
  %186 = add i32 %185, %180, !dbg !3909
  %187 = mul i32 %19, %20, !dbg !3910
  %188 = add i32 %27, %187, !dbg !3911
  %189 = zext i32 %188 to i64, !dbg !3912
  %190 = getelementptr inbounds nuw i32, ptr %0, i64 %189, !dbg !3913
  store i32 %186, ptr %190, align 4, !dbg !3914, !tbaa !5
  ret void, !dbg !3915

191:                                              ; preds = %191, %161
  %192 = phi i32 [ %27, %161 ], [ %205, %191 ], !dbg !3916
  %193 = zext nneg i32 %192 to i64, !dbg !3917
  %194 = getelementptr inbounds nuw <2 x i16>, ptr addrspacecast (ptr addrspace(3) @_ZL4G4_0 to ptr), i64 %193, !dbg !3918
  %195 = load i16, ptr %194, align 4, !dbg !3919, !tbaa !118
  %196 = zext i16 %195 to i32, !dbg !3920
  %197 = getelementptr inbounds nuw i8, ptr %194, i64 2, !dbg !3921
  %198 = load i16, ptr %197, align 2, !dbg !3922, !tbaa !118
  %199 = zext i16 %198 to i32, !dbg !3923
  %200 = mul nuw nsw i32 %199, 3, !dbg !3924
  %201 = add nuw nsw i32 %200, %196, !dbg !3925
  %202 = add i32 %163, %192, !dbg !3926
  %203 = zext i32 %202 to i64, !dbg !3927
  %204 = getelementptr inbounds nuw i32, ptr %1, i64 %203, !dbg !3928
  store i32 %201, ptr %204, align 4, !dbg !3929, !tbaa !5
  %205 = add nuw nsw i32 %192, %19, !dbg !3930
  %206 = icmp samesign ult i32 %205, 120, !dbg !3931
  br i1 %206, label %191, label %175, !dbg !3932, !llvm.loop !3933
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4k18xILi3EEvPjS0_PKiiiiiijxxyyi(ptr noundef writeonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i64 noundef %9, i64 noundef %10, i64 noundef %11, i64 noundef %12, i32 noundef %13) local_unnamed_addr #0 comdat !dbg !3934 {
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3935
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3936
  %17 = mul nuw nsw i32 %15, %16, !dbg !3937
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3938
  %19 = mul nuw nsw i32 %17, %18, !dbg !3939
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3940
  %21 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3941
  %22 = mul nuw nsw i32 %21, %16, !dbg !3942
  %23 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3943
  %24 = add nuw nsw i32 %22, %23, !dbg !3944
  %25 = mul nuw nsw i32 %24, %15, !dbg !3945
  %26 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3946
  %27 = add nuw nsw i32 %25, %26, !dbg !3947
  %28 = add nuw i32 %27, %20, !dbg !3948
  %29 = icmp samesign ult i32 %27, 65, !dbg !3949
  br i1 %29, label %33, label %30, !dbg !3950

30:                                               ; preds = %33, %14
  %31 = sub nsw i32 30, %27, !dbg !3951
  %32 = icmp samesign ult i32 %27, 31, !dbg !3952
  br i1 %32, label %48, label %43, !dbg !3953

33:                                               ; preds = %33, %14
  %34 = phi i32 [ %41, %33 ], [ %27, %14 ], !dbg !3954
  %35 = mul nuw i32 %34, 29, !dbg !3955
  %36 = add nuw nsw i32 %35, 13, !dbg !3956
  %37 = udiv i32 %34, 65, !dbg !3957
  %38 = add nuw nsw i32 %34, %37, !dbg !3958
  %39 = zext nneg i32 %38 to i64, !dbg !3959
  %40 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4k18xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 %39, !dbg !3960
  store volatile i32 %36, ptr %40, align 4, !dbg !3961, !tbaa !5
  %41 = add nuw nsw i32 %34, %19, !dbg !3962
  %42 = icmp samesign ult i32 %41, 65, !dbg !3963
  br i1 %42, label %33, label %30, !dbg !3964, !llvm.loop !3965

43:                                               ; preds = %48, %30
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !3966
  %44 = srem i32 %3, 3, !dbg !3967
  %45 = icmp slt i32 %44, 0, !dbg !3968
  br i1 %45, label %106, label %46, !dbg !3969

46:                                               ; preds = %43
  %47 = icmp samesign ult i32 %27, 31, !dbg !3970
  br label %76, !dbg !3971

48:                                               ; preds = %48, %30
  %49 = phi i32 [ %74, %48 ], [ %31, %30 ], !dbg !3972
  %50 = mul i32 %49, 7, !dbg !3973
  %51 = add i32 %50, 33, !dbg !3974
  %52 = and i32 %51, 1023, !dbg !3975
  %53 = uitofp nneg i32 %52 to float, !dbg !3976
  %54 = mul i32 %49, 3, !dbg !3977
  %55 = urem i32 %54, 31, !dbg !3978
  %56 = zext nneg i32 %55 to i64, !dbg !3979
  %57 = getelementptr inbounds nuw <4 x float>, ptr addrspacecast (ptr addrspace(3) @_ZZ4k18xILi3EEvPjS0_PKiiiiiijxxyyiE2A2 to ptr), i64 %56, !dbg !3980
  %58 = insertelement <4 x float> poison, float %53, i64 0, !dbg !3981
  %59 = mul i32 %51, 3, !dbg !3982
  %60 = add i32 %59, 1, !dbg !3983
  %61 = and i32 %60, 1023, !dbg !3984
  %62 = uitofp nneg i32 %61 to float, !dbg !3985
  %63 = insertelement <4 x float> %58, float %62, i64 1, !dbg !3986
  %64 = mul i32 %60, 3, !dbg !3987
  %65 = add i32 %64, 1, !dbg !3988
  %66 = and i32 %65, 1023, !dbg !3989
  %67 = uitofp nneg i32 %66 to float, !dbg !3990
  %68 = insertelement <4 x float> %63, float %67, i64 2, !dbg !3991
  %69 = mul i32 %65, 3, !dbg !3992
  %70 = add i32 %69, 1, !dbg !3993
  %71 = and i32 %70, 1023, !dbg !3994
  %72 = uitofp nneg i32 %71 to float, !dbg !3995
  %73 = insertelement <4 x float> %68, float %72, i64 3, !dbg !3996
  store <4 x float> %73, ptr %57, align 16, !dbg !3997
  %74 = sub nsw i32 %49, %19, !dbg !3998
  %75 = icmp sgt i32 %74, -1, !dbg !3999
  br i1 %75, label %48, label %43, !dbg !4000, !llvm.loop !4001

76:                                               ; preds = %78, %46
  %77 = phi i32 [ 0, %46 ], [ %79, %78 ], !dbg !4002
  br i1 %47, label %81, label %78, !dbg !4003

78:                                               ; preds = %81, %76
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !4004
  %79 = add nuw nsw i32 %77, 1, !dbg !4005
  %80 = icmp eq i32 %77, %44, !dbg !4006
  br i1 %80, label %106, label %76, !dbg !4007, !llvm.loop !4008

81:                                               ; preds = %81, %76
  %82 = phi i32 [ %104, %81 ], [ %31, %76 ], !dbg !4009
  %83 = add i32 %82, %28, !dbg !4010
  %84 = and i32 %83, 1023, !dbg !4011
  %85 = uitofp nneg i32 %84 to float, !dbg !4012
  %86 = zext nneg i32 %82 to i64, !dbg !4013
  %87 = getelementptr inbounds nuw <4 x float>, ptr addrspacecast (ptr addrspace(3) @_ZZ4k18xILi3EEvPjS0_PKiiiiiijxxyyiE2A2 to ptr), i64 %86, !dbg !4014
  %88 = insertelement <4 x float> poison, float %85, i64 0, !dbg !4015
  %89 = mul i32 %83, 3, !dbg !4016
  %90 = add i32 %89, 1, !dbg !4017
  %91 = and i32 %90, 1023, !dbg !4018
  %92 = uitofp nneg i32 %91 to float, !dbg !4019
  %93 = insertelement <4 x float> %88, float %92, i64 1, !dbg !4020
  %94 = mul i32 %90, 3, !dbg !4021
  %95 = add i32 %94, 1, !dbg !4022
  %96 = and i32 %95, 1023, !dbg !4023
  %97 = uitofp nneg i32 %96 to float, !dbg !4024
  %98 = insertelement <4 x float> %93, float %97, i64 2, !dbg !4025
  %99 = mul i32 %95, 3, !dbg !4026
  %100 = add i32 %99, 1, !dbg !4027
  %101 = and i32 %100, 1023, !dbg !4028
  %102 = uitofp nneg i32 %101 to float, !dbg !4029
  %103 = insertelement <4 x float> %98, float %102, i64 3, !dbg !4030
  store <4 x float> %103, ptr %87, align 16, !dbg !4031
  %104 = sub nsw i32 %82, %19, !dbg !4032
  %105 = icmp sgt i32 %104, -1, !dbg !4033
  br i1 %105, label %81, label %78, !dbg !4034, !llvm.loop !4035

106:                                              ; preds = %78, %43
  %107 = shl nuw nsw i32 %26, 2, !dbg !4036
  %108 = mul i32 %8, %107, !dbg !4037
  %109 = shl nuw nsw i32 %26, 6, !dbg !4038
  %110 = add i32 %108, %109, !dbg !4039
  %111 = xor i32 %110, %107, !dbg !4040
  %112 = mul i32 %28, 33, !dbg !4041
  %113 = xor i32 %111, 32, !dbg !4042
  %114 = zext i32 %113 to i64, !dbg !4043
  %115 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4k18xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 %114, !dbg !4044
  %116 = load i32, ptr %115, align 4, !dbg !4045, !tbaa !5
  %117 = add i32 %116, %112, !dbg !4046
  %118 = mul i32 %117, 33, !dbg !4047
  %119 = xor i32 %111, 16, !dbg !4048
  %120 = zext i32 %119 to i64, !dbg !4049
  %121 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4k18xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 %120, !dbg !4050
  %122 = load i32, ptr %121, align 4, !dbg !4051, !tbaa !5
  %123 = add i32 %122, %118, !dbg !4052
  %124 = mul i32 %123, 33, !dbg !4053
  %125 = xor i32 %111, 8, !dbg !4054
  %126 = zext i32 %125 to i64, !dbg !4055
  %127 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4k18xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 %126, !dbg !4056
  %128 = load i32, ptr %127, align 4, !dbg !4057, !tbaa !5
  %129 = add i32 %128, %124, !dbg !4058
  %130 = mul i32 %129, 33, !dbg !4059
  %131 = xor i32 %111, 4, !dbg !4060
  %132 = zext i32 %131 to i64, !dbg !4061
  %133 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4k18xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 %132, !dbg !4062
  %134 = load i32, ptr %133, align 4, !dbg !4063, !tbaa !5
  %135 = add i32 %134, %130, !dbg !4064
  %136 = mul i32 %135, 33, !dbg !4065
  %137 = or disjoint i32 %111, 2, !dbg !4066
  %138 = zext i32 %137 to i64, !dbg !4067
  %139 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4k18xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 %138, !dbg !4068
  %140 = load i32, ptr %139, align 4, !dbg !4069, !tbaa !5
  %141 = add i32 %140, %136, !dbg !4070
  %142 = mul i32 %141, 33, !dbg !4071
  %143 = or disjoint i32 %111, 1, !dbg !4072
  %144 = zext i32 %143 to i64, !dbg !4073
  %145 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4k18xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 %144, !dbg !4074
  %146 = load i32, ptr %145, align 4, !dbg !4075, !tbaa !5
  %147 = add i32 %146, %142, !dbg !4076
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !4077
  %148 = icmp samesign ult i32 %27, 65, !dbg !4078
  br i1 %148, label %154, label %149, !dbg !4079

149:                                              ; preds = %154, %106
  %150 = phi i32 [ %147, %106 ], [ %163, %154 ], !dbg !4080
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !4081
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !4082
  %151 = icmp samesign ult i32 %27, 65, !dbg !4083
  br i1 %151, label %152, label %166, !dbg !4084

152:                                              ; preds = %149
  %153 = mul i32 %20, 96, !dbg !4085
  br label %171, !dbg !4086

154:                                              ; preds = %154, %106
  %155 = phi i32 [ %163, %154 ], [ %147, %106 ], !dbg !4087
  %156 = phi i32 [ %164, %154 ], [ %27, %106 ], !dbg !4088
  %157 = zext nneg i32 %156 to i64, !dbg !4089
  %158 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4k18xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 %157, !dbg !4090
  %159 = load i32, ptr %158, align 4, !dbg !4091, !tbaa !5
  %160 = add nuw nsw i32 %156, 9, !dbg !4092
  %161 = cmpxchg ptr %158, i32 %159, i32 %160 monotonic monotonic, align 4, !dbg !4093
  %162 = extractvalue { i32, i1 } %161, 0, !dbg !4094
  %163 = add i32 %162, %155, !dbg !4095
  %164 = add nuw nsw i32 %156, %19, !dbg !4096
  %165 = icmp samesign ult i32 %164, 65, !dbg !4097
  br i1 %165, label %154, label %149, !dbg !4098, !llvm.loop !4099

166:                                              ; preds = %171, %149
  %167 = icmp samesign ult i32 %27, 31, !dbg !4100
  br i1 %167, label %168, label %181, !dbg !4101

168:                                              ; preds = %166
  %169 = mul i32 %20, 96, !dbg !4102
  %170 = add i32 %169, 65, !dbg !4103
  br label %186, !dbg !4104

171:                                              ; preds = %171, %152
  %172 = phi i32 [ %27, %152 ], [ %179, %171 ], !dbg !4105
  %173 = zext nneg i32 %172 to i64, !dbg !4106
  %174 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4k18xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 %173, !dbg !4107
  %175 = load i32, ptr %174, align 4, !dbg !4108, !tbaa !5
  %176 = add i32 %172, %153, !dbg !4109
  %177 = zext i32 %176 to i64, !dbg !4110
  %178 = getelementptr inbounds nuw i32, ptr %1, i64 %177, !dbg !4111
  store i32 %175, ptr %178, align 4, !dbg !4112, !tbaa !5
  %179 = add nuw nsw i32 %172, %19, !dbg !4113
  %180 = icmp samesign ult i32 %179, 65, !dbg !4114
  br i1 %180, label %171, label %166, !dbg !4115, !llvm.loop !4116

181:                                              ; preds = %186, %166
  %182 = mul i32 %19, %20, !dbg !4117
  %183 = add i32 %27, %182, !dbg !4118
  %184 = zext i32 %183 to i64, !dbg !4119
  %185 = getelementptr inbounds nuw i32, ptr %0, i64 %184, !dbg !4120
  store i32 %150, ptr %185, align 4, !dbg !4121, !tbaa !5
  ret void, !dbg !4122

186:                                              ; preds = %186, %168
  %187 = phi i32 [ %27, %168 ], [ %210, %186 ], !dbg !4123
  %188 = zext nneg i32 %187 to i64, !dbg !4124
  %189 = getelementptr inbounds nuw <4 x float>, ptr addrspacecast (ptr addrspace(3) @_ZZ4k18xILi3EEvPjS0_PKiiiiiijxxyyiE2A2 to ptr), i64 %188, !dbg !4125
  %190 = load float, ptr %189, align 16, !dbg !4126, !tbaa !118
  %191 = fptosi float %190 to i32, !dbg !4127
  %192 = getelementptr inbounds nuw i8, ptr %189, i64 4, !dbg !4128
  %193 = load float, ptr %192, align 4, !dbg !4129, !tbaa !118
  %194 = fptosi float %193 to i32, !dbg !4130
  %195 = mul i32 %194, 3, !dbg !4131
  %196 = add i32 %195, %191, !dbg !4132
  %197 = getelementptr inbounds nuw i8, ptr %189, i64 8, !dbg !4133
  %198 = load float, ptr %197, align 8, !dbg !4134, !tbaa !118
  %199 = fptosi float %198 to i32, !dbg !4135
  %200 = mul i32 %199, 9, !dbg !4136
  %201 = add i32 %196, %200, !dbg !4137
  %202 = getelementptr inbounds nuw i8, ptr %189, i64 12, !dbg !4138
  %203 = load float, ptr %202, align 4, !dbg !4139, !tbaa !118
  %204 = fptosi float %203 to i32, !dbg !4140
  %205 = mul i32 %204, 27, !dbg !4141
  %206 = add i32 %201, %205, !dbg !4142
  %207 = add i32 %170, %187, !dbg !4143
  %208 = zext i32 %207 to i64, !dbg !4144
  %209 = getelementptr inbounds nuw i32, ptr %1, i64 %208, !dbg !4145
  store i32 %206, ptr %209, align 4, !dbg !4146, !tbaa !5
  %210 = add nuw nsw i32 %187, %19, !dbg !4147
  %211 = icmp samesign ult i32 %210, 31, !dbg !4148
  br i1 %211, label %186, label %181, !dbg !4149, !llvm.loop !4150
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4k19xPjS_PKiiiiiijxxyyi(ptr noundef writeonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readonly captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i64 noundef %9, i64 noundef %10, i64 noundef %11, i64 noundef %12, i32 noundef %13) local_unnamed_addr #0 !dbg !4151 {
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !4152
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !4153
  %17 = mul nuw nsw i32 %15, %16, !dbg !4154
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !4155
  %19 = mul nuw nsw i32 %17, %18, !dbg !4156
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !4157
  %21 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !4158
  %22 = mul nuw nsw i32 %21, %16, !dbg !4159
  %23 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !4160
  %24 = add nuw nsw i32 %22, %23, !dbg !4161
  %25 = mul nuw nsw i32 %24, %15, !dbg !4162
  %26 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !4163
  %27 = add nuw nsw i32 %25, %26, !dbg !4164
  %28 = add nuw i32 %27, %20, !dbg !4165
  %29 = icmp eq i32 %21, 0, !dbg !4166
  br i1 %29, label %30, label %112, !dbg !4167

30:                                               ; preds = %14
  %31 = icmp samesign ult i32 %23, 24, !dbg !4168
  br i1 %31, label %32, label %42, !dbg !4169

32:                                               ; preds = %30
  %33 = icmp samesign ult i32 %26, 31, !dbg !4170
  br label %34, !dbg !4171

34:                                               ; preds = %47, %32
  %35 = phi i32 [ %23, %32 ], [ %48, %47 ], !dbg !4172
  br i1 %33, label %36, label %47, !dbg !4173

36:                                               ; preds = %34
  %37 = mul nuw nsw i32 %35, 31, !dbg !4174
  %38 = mul nuw nsw i32 %35, 7, !dbg !4175
  %39 = urem i32 %38, 24, !dbg !4176
  %40 = zext nneg i32 %39 to i64, !dbg !4177
  %41 = getelementptr inbounds nuw [31 x i16], ptr addrspacecast (ptr addrspace(3) @_ZZ4k19xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %40, !dbg !4178
  br label %50, !dbg !4179

42:                                               ; preds = %47, %30
  %43 = icmp samesign ult i32 %23, 30, !dbg !4180
  br i1 %43, label %44, label %67, !dbg !4181

44:                                               ; preds = %42
  %45 = icmp samesign ult i32 %26, 16, !dbg !4182
  %46 = add i32 %7, -7, !dbg !4183
  br label %60, !dbg !4184

47:                                               ; preds = %50, %34
  %48 = add nuw nsw i32 %35, %16, !dbg !4185
  %49 = icmp samesign ult i32 %48, 24, !dbg !4186
  br i1 %49, label %34, label %42, !dbg !4187, !llvm.loop !4188

50:                                               ; preds = %50, %36
  %51 = phi i32 [ %26, %36 ], [ %58, %50 ], !dbg !4189
  %52 = add nuw nsw i32 %51, %37, !dbg !4190
  %53 = trunc nuw i32 %52 to i16, !dbg !4191
  %54 = mul nuw i16 %53, 3, !dbg !4192
  %55 = add nuw nsw i16 %54, 20, !dbg !4193
  %56 = zext nneg i32 %51 to i64, !dbg !4194
  %57 = getelementptr inbounds nuw i16, ptr %41, i64 %56, !dbg !4195
  store i16 %55, ptr %57, align 2, !dbg !4196
  %58 = add nuw nsw i32 %51, %15, !dbg !4197
  %59 = icmp samesign ult i32 %58, 31, !dbg !4198
  br i1 %59, label %50, label %47, !dbg !4199, !llvm.loop !4200

60:                                               ; preds = %71, %44
  %61 = phi i32 [ %23, %44 ], [ %72, %71 ], !dbg !4201
  br i1 %45, label %62, label %71, !dbg !4202

62:                                               ; preds = %60
  %63 = shl nuw nsw i32 %61, 4, !dbg !4203
  %64 = add i32 %46, %61, !dbg !4204
  %65 = zext i32 %64 to i64, !dbg !4205
  %66 = getelementptr inbounds nuw [16 x %struct.S4_1], ptr addrspacecast (ptr addrspace(3) @_ZZ4k19xPjS_PKiiiiiijxxyyiE2A2 to ptr), i64 %65, !dbg !4206
  br label %74, !dbg !4207

67:                                               ; preds = %71, %42
  %68 = icmp samesign ult i32 %23, 8, !dbg !4208
  br i1 %68, label %69, label %112, !dbg !4209

69:                                               ; preds = %67
  %70 = icmp samesign ult i32 %26, 15, !dbg !4210
  br label %85, !dbg !4211

71:                                               ; preds = %74, %60
  %72 = add nuw nsw i32 %61, %16, !dbg !4212
  %73 = icmp samesign ult i32 %72, 30, !dbg !4213
  br i1 %73, label %60, label %67, !dbg !4214, !llvm.loop !4215

74:                                               ; preds = %74, %62
  %75 = phi i32 [ %26, %62 ], [ %83, %74 ], !dbg !4216
  %76 = add nuw nsw i32 %75, %63, !dbg !4217
  %77 = trunc nuw i32 %76 to i16, !dbg !4218
  %78 = add nuw nsw i16 %77, 15, !dbg !4219
  %79 = add nuw nsw i32 %75, 1, !dbg !4220
  %80 = and i32 %79, 15, !dbg !4221
  %81 = zext nneg i32 %80 to i64, !dbg !4222
  %82 = getelementptr inbounds nuw %struct.S4_1, ptr %66, i64 %81, !dbg !4223
  store i16 %78, ptr %82, align 2, !dbg !4224, !tbaa !4225
  %83 = add nuw nsw i32 %75, %15, !dbg !4227
  %84 = icmp samesign ult i32 %83, 16, !dbg !4228
  br i1 %84, label %74, label %71, !dbg !4229, !llvm.loop !4230

85:                                               ; preds = %92, %69
  %86 = phi i32 [ %23, %69 ], [ %93, %92 ], !dbg !4231
  br i1 %70, label %87, label %92, !dbg !4232

87:                                               ; preds = %85
  %88 = mul nuw nsw i32 %86, 15, !dbg !4233
  %89 = sub nuw nsw i32 7, %86, !dbg !4234
  %90 = zext nneg i32 %89 to i64, !dbg !4235
  %91 = getelementptr inbounds nuw [15 x <2 x i16>], ptr addrspacecast (ptr addrspace(3) @_ZL4G4_0 to ptr), i64 %90, !dbg !4236
  br label %95, !dbg !4237

92:                                               ; preds = %95, %85
  %93 = add nuw nsw i32 %86, %16, !dbg !4238
  %94 = icmp samesign ult i32 %93, 8, !dbg !4239
  br i1 %94, label %85, label %112, !dbg !4240, !llvm.loop !4241

95:                                               ; preds = %95, %87
  %96 = phi i32 [ %26, %87 ], [ %110, %95 ], !dbg !4242
  %97 = add nuw nsw i32 %96, %88, !dbg !4243
  %98 = mul nuw nsw i32 %97, 29, !dbg !4244
  %99 = add nuw nsw i32 %98, 86, !dbg !4245
  %100 = trunc nuw i32 %99 to i16, !dbg !4246
  %101 = insertelement <2 x i16> poison, i16 %100, i64 0, !dbg !4247
  %102 = trunc nuw i32 %99 to i16, !dbg !4248
  %103 = mul nuw i16 %102, 3, !dbg !4249
  %104 = add i16 %103, 1, !dbg !4250
  %105 = insertelement <2 x i16> %101, i16 %104, i64 1, !dbg !4251
  %106 = add nuw nsw i32 %96, 3, !dbg !4252
  %107 = urem i32 %106, 15, !dbg !4253
  %108 = zext nneg i32 %107 to i64, !dbg !4254
  %109 = getelementptr inbounds nuw <2 x i16>, ptr %91, i64 %108, !dbg !4255
  store <2 x i16> %105, ptr %109, align 4, !dbg !4256
  %110 = add nuw nsw i32 %96, %15, !dbg !4257
  %111 = icmp samesign ult i32 %110, 15, !dbg !4258
  br i1 %111, label %95, label %92, !dbg !4259, !llvm.loop !4260

112:                                              ; preds = %92, %67, %14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !4261
  %113 = icmp samesign ult i32 %27, 93, !dbg !4262
  br i1 %113, label %114, label %136, !dbg !4263

114:                                              ; preds = %112
  %115 = shl nuw nsw i32 %27, 3, !dbg !4264
  %116 = urem i32 %23, 6, !dbg !4265
  %117 = or disjoint i32 %116, -32, !dbg !4266
  %118 = sub nsw i32 %3, %4, !dbg !4267
  %119 = mul nsw i32 %118, %117, !dbg !4268
  %120 = trunc i64 %9 to i32, !dbg !4269
  %121 = mul nuw nsw i32 %116, 15, !dbg !4270
  %122 = udiv i32 %121, 31, !dbg !4271
  %123 = zext nneg i32 %122 to i64, !dbg !4272
  %124 = getelementptr inbounds nuw %struct.S4_1, ptr addrspacecast (ptr addrspace(3) @_ZZ4k19xPjS_PKiiiiiijxxyyiE2A2 to ptr), i64 %123, !dbg !4273
  %125 = getelementptr inbounds nuw i8, ptr %124, i64 256, !dbg !4274
  %126 = shl nuw nsw i32 %19, 3, !dbg !4275
  br label %127, !dbg !4276

127:                                              ; preds = %141, %114
  %128 = phi i32 [ %28, %114 ], [ %142, %141 ], !dbg !4277
  %129 = phi i32 [ %115, %114 ], [ %143, %141 ], !dbg !4278
  %130 = tail call i32 @llvm.umin.i32(i32 %129, i32 736), !dbg !4279
  %131 = add nuw nsw i32 %130, 8, !dbg !4280
  %132 = icmp samesign ugt i32 %129, 736, !dbg !4281
  br i1 %132, label %141, label %133, !dbg !4282

133:                                              ; preds = %127
  %134 = load i16, ptr %125, align 2, !dbg !4283, !tbaa !92
  %135 = zext i16 %134 to i32, !dbg !4284
  br label %145, !dbg !4285

136:                                              ; preds = %141, %112
  %137 = phi i32 [ %28, %112 ], [ %142, %141 ], !dbg !4286
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !4287
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !4288
  %138 = icmp samesign ult i32 %27, 744, !dbg !4289
  br i1 %138, label %139, label %278, !dbg !4290

139:                                              ; preds = %136
  %140 = mul i32 %20, 1344, !dbg !4291
  br label %283, !dbg !4292

141:                                              ; preds = %186, %127
  %142 = phi i32 [ %128, %127 ], [ %272, %186 ], !dbg !4293
  %143 = add nuw nsw i32 %129, %126, !dbg !4294
  %144 = icmp samesign ult i32 %143, 744, !dbg !4295
  br i1 %144, label %127, label %136, !dbg !4296, !llvm.loop !4297

145:                                              ; preds = %186, %133
  %146 = phi i32 [ %128, %133 ], [ %272, %186 ], !dbg !4298
  %147 = phi i32 [ %129, %133 ], [ %198, %186 ], !dbg !4299
  %148 = mul i32 %119, %147, !dbg !4300
  %149 = urem i32 %148, 117, !dbg !4301
  %150 = add i32 %149, %120, !dbg !4302
  br label %151, !dbg !4303

151:                                              ; preds = %151, %145
  %152 = phi i32 [ %146, %145 ], [ %183, %151 ], !dbg !4304
  %153 = phi i32 [ 0, %145 ], [ %184, %151 ], !dbg !4305
  %154 = add i32 %150, %153, !dbg !4306
  %155 = shl i32 %154, 2, !dbg !4307
  %156 = add i32 %155, 6, !dbg !4308
  %157 = mul i32 %152, 33, !dbg !4309
  %158 = zext i32 %156 to i64, !dbg !4310
  %159 = getelementptr inbounds nuw %struct.S4_1, ptr addrspacecast (ptr addrspace(3) @_ZZ4k19xPjS_PKiiiiiijxxyyiE2A2 to ptr), i64 %158, !dbg !4311
  %160 = load i16, ptr %159, align 2, !dbg !4312, !tbaa !92
  %161 = zext i16 %160 to i32, !dbg !4313
  %162 = add i32 %157, %161, !dbg !4314
  %163 = mul i32 %162, 33, !dbg !4315
  %164 = add i32 %155, 7, !dbg !4316
  %165 = zext i32 %164 to i64, !dbg !4317
  %166 = getelementptr inbounds nuw %struct.S4_1, ptr addrspacecast (ptr addrspace(3) @_ZZ4k19xPjS_PKiiiiiijxxyyiE2A2 to ptr), i64 %165, !dbg !4318
  %167 = load i16, ptr %166, align 2, !dbg !4319, !tbaa !92
  %168 = zext i16 %167 to i32, !dbg !4320
  %169 = add i32 %163, %168, !dbg !4321
  %170 = mul i32 %169, 33, !dbg !4322
  %171 = add i32 %155, 8, !dbg !4323
  %172 = zext i32 %171 to i64, !dbg !4324
  %173 = getelementptr inbounds nuw %struct.S4_1, ptr addrspacecast (ptr addrspace(3) @_ZZ4k19xPjS_PKiiiiiijxxyyiE2A2 to ptr), i64 %172, !dbg !4325
  %174 = load i16, ptr %173, align 2, !dbg !4326, !tbaa !92
  %175 = zext i16 %174 to i32, !dbg !4327
  %176 = add i32 %170, %175, !dbg !4328
  %177 = mul i32 %176, 33, !dbg !4329
  %178 = add i32 %155, 9, !dbg !4330
  %179 = zext i32 %178 to i64, !dbg !4331
  %180 = getelementptr inbounds nuw %struct.S4_1, ptr addrspacecast (ptr addrspace(3) @_ZZ4k19xPjS_PKiiiiiijxxyyiE2A2 to ptr), i64 %179, !dbg !4332
  %181 = load i16, ptr %180, align 2, !dbg !4333, !tbaa !92
  %182 = zext i16 %181 to i32, !dbg !4334
  %183 = add i32 %177, %182, !dbg !4335
  %184 = add nuw nsw i32 %153, 1, !dbg !4336
  %185 = icmp eq i32 %184, 3, !dbg !4337
  br i1 %185, label %200, label %151, !dbg !4338, !llvm.loop !4339

186:                                              ; preds = %206
  %187 = mul nuw nsw i32 %147, 3, !dbg !4340
  %188 = add i32 %272, %187, !dbg !4341
  %189 = trunc i32 %188 to i16, !dbg !4342
  %190 = freeze i32 %147, !dbg !4343
  %191 = udiv i32 %190, 31, !dbg !4344
  %192 = zext nneg i32 %191 to i64, !dbg !4345
  %193 = getelementptr inbounds nuw [31 x i16], ptr addrspacecast (ptr addrspace(3) @_ZZ4k19xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %192, !dbg !4346
  %194 = mul i32 %191, 31, !dbg !4347
  %195 = sub i32 %190, %194, !dbg !4348
  %196 = zext nneg i32 %195 to i64, !dbg !4349
  %197 = getelementptr inbounds nuw i16, ptr %193, i64 %196, !dbg !4350
  store i16 %189, ptr %197, align 2, !dbg !4351, !tbaa !92
  %198 = add nuw nsw i32 %147, 1, !dbg !4352
  %199 = icmp samesign ult i32 %198, %131, !dbg !4353
  br i1 %199, label %145, label %141, !dbg !4354, !llvm.loop !4355

200:                                              ; preds = %206, %151
  %201 = phi i32 [ %209, %206 ], [ 1, %151 ], !dbg !4356
  %202 = phi i32 [ %272, %206 ], [ %183, %151 ], !dbg !4357
  %203 = phi i8 [ %207, %206 ], [ 0, %151 ], !dbg !4358
  %204 = mul i32 %202, 33, !dbg !4359
  %205 = add i32 %204, %135, !dbg !4360
  br label %210, !dbg !4361

206:                                              ; preds = %275
  %207 = add nuw nsw i8 %203, 1, !dbg !4362
  %208 = icmp eq i8 %203, 0, !dbg !4363
  %209 = add nuw nsw i32 %201, 1, !dbg !4364
  br i1 %208, label %200, label %186, !dbg !4365, !llvm.loop !4366

210:                                              ; preds = %275, %200
  %211 = phi i32 [ %205, %200 ], [ %272, %275 ], !dbg !4367
  %212 = phi i32 [ 0, %200 ], [ %276, %275 ], !dbg !4368
  %213 = shl nuw nsw i32 %212, 2, !dbg !4369
  %214 = zext nneg i32 %213 to i64, !dbg !4370
  %215 = getelementptr inbounds nuw i32, ptr %2, i64 %214, !dbg !4371
  %216 = getelementptr inbounds nuw i8, ptr %215, i64 12848, !dbg !4372
  %217 = load i32, ptr %216, align 4, !dbg !4373, !tbaa !5
  %218 = shl i32 %217, 3, !dbg !4374
  %219 = and i32 %218, 56, !dbg !4375
  %220 = or disjoint i32 %219, 4, !dbg !4376
  br label %221, !dbg !4377

221:                                              ; preds = %221, %210
  %222 = phi i32 [ %211, %210 ], [ %272, %221 ], !dbg !4378
  %223 = phi i32 [ 0, %210 ], [ %273, %221 ], !dbg !4379
  %224 = shl nuw nsw i32 %223, 3, !dbg !4380
  %225 = add nuw nsw i32 %220, %224, !dbg !4381
  %226 = mul i32 %222, 33, !dbg !4382
  %227 = zext nneg i32 %225 to i64, !dbg !4383
  %228 = getelementptr inbounds nuw <2 x i16>, ptr addrspacecast (ptr addrspace(3) @_ZL4G4_0 to ptr), i64 %227, !dbg !4384
  %229 = load i16, ptr %228, align 4, !dbg !4385, !tbaa !118
  %230 = zext i16 %229 to i32, !dbg !4386
  %231 = getelementptr inbounds nuw i8, ptr %228, i64 2, !dbg !4387
  %232 = load i16, ptr %231, align 2, !dbg !4388, !tbaa !118
  %233 = zext i16 %232 to i32, !dbg !4389
  %234 = mul nuw nsw i32 %233, 3, !dbg !4390
  %235 = add i32 %226, %230, !dbg !4391
  %236 = add i32 %235, %234, !dbg !4392
  %237 = mul i32 %236, 33, !dbg !4393
  %238 = zext nneg i32 %225 to i64, !dbg !4394
  %239 = getelementptr inbounds nuw <2 x i16>, ptr addrspacecast (ptr addrspace(3) @_ZL4G4_0 to ptr), i64 %238, !dbg !4395
  %240 = getelementptr inbounds nuw i8, ptr %239, i64 4, !dbg !4396
  %241 = load i16, ptr %240, align 4, !dbg !4397, !tbaa !118
  %242 = zext i16 %241 to i32, !dbg !4398
  %243 = getelementptr inbounds nuw i8, ptr %239, i64 6, !dbg !4399
  %244 = load i16, ptr %243, align 2, !dbg !4400, !tbaa !118
  %245 = zext i16 %244 to i32, !dbg !4401
  %246 = mul nuw nsw i32 %245, 3, !dbg !4402
  %247 = add i32 %237, %242, !dbg !4403
  %248 = add i32 %247, %246, !dbg !4404
  %249 = mul i32 %248, 33, !dbg !4405
  %250 = zext nneg i32 %225 to i64, !dbg !4406
  %251 = getelementptr inbounds nuw <2 x i16>, ptr addrspacecast (ptr addrspace(3) @_ZL4G4_0 to ptr), i64 %250, !dbg !4407
  %252 = getelementptr inbounds nuw i8, ptr %251, i64 8, !dbg !4408
  %253 = load i16, ptr %252, align 4, !dbg !4409, !tbaa !118
  %254 = zext i16 %253 to i32, !dbg !4410
  %255 = getelementptr inbounds nuw i8, ptr %251, i64 10, !dbg !4411
  %256 = load i16, ptr %255, align 2, !dbg !4412, !tbaa !118
  %257 = zext i16 %256 to i32, !dbg !4413
  %258 = mul nuw nsw i32 %257, 3, !dbg !4414
  %259 = add i32 %249, %254, !dbg !4415
  %260 = add i32 %259, %258, !dbg !4416
  %261 = mul i32 %260, 33, !dbg !4417
  %262 = zext nneg i32 %225 to i64, !dbg !4418
  %263 = getelementptr inbounds nuw <2 x i16>, ptr addrspacecast (ptr addrspace(3) @_ZL4G4_0 to ptr), i64 %262, !dbg !4419
  %264 = getelementptr inbounds nuw i8, ptr %263, i64 12, !dbg !4420
  %265 = load i16, ptr %264, align 4, !dbg !4421, !tbaa !118
  %266 = zext i16 %265 to i32, !dbg !4422
  %267 = getelementptr inbounds nuw i8, ptr %263, i64 14, !dbg !4423
  %268 = load i16, ptr %267, align 2, !dbg !4424, !tbaa !118
  %269 = zext i16 %268 to i32, !dbg !4425
  %270 = mul nuw nsw i32 %269, 3, !dbg !4426
  %271 = add i32 %261, %266, !dbg !4427
  %272 = add i32 %271, %270, !dbg !4428
  %273 = add nuw nsw i32 %223, 1, !dbg !4429
  %274 = icmp eq i32 %273, 3, !dbg !4430
  br i1 %274, label %275, label %221, !dbg !4431, !llvm.loop !4432

275:                                              ; preds = %221
  %276 = add nuw nsw i32 %212, 1, !dbg !4433
  %277 = icmp eq i32 %276, %201, !dbg !4434
  br i1 %277, label %206, label %210, !dbg !4435, !llvm.loop !4436

278:                                              ; preds = %283, %136
  %279 = icmp samesign ult i32 %27, 480, !dbg !4437
  br i1 %279, label %280, label %294, !dbg !4438

280:                                              ; preds = %278
  %281 = mul i32 %20, 1344, !dbg !4439
  %282 = add i32 %281, 744, !dbg !4440
  br label %299, !dbg !4441

283:                                              ; preds = %283, %139
  %284 = phi i32 [ %27, %139 ], [ %292, %283 ], !dbg !4442
  %285 = zext nneg i32 %284 to i64, !dbg !4443
  %286 = getelementptr inbounds nuw i16, ptr addrspacecast (ptr addrspace(3) @_ZZ4k19xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %285, !dbg !4444
  %287 = load i16, ptr %286, align 2, !dbg !4445, !tbaa !92
  %288 = sext i16 %287 to i32, !dbg !4446
  %289 = add i32 %284, %140, !dbg !4447
  %290 = zext i32 %289 to i64, !dbg !4448
  %291 = getelementptr inbounds nuw i32, ptr %1, i64 %290, !dbg !4449
  store i32 %288, ptr %291, align 4, !dbg !4450, !tbaa !5
  %292 = add nuw nsw i32 %284, %19, !dbg !4451
  %293 = icmp samesign ult i32 %292, 744, !dbg !4452
  br i1 %293, label %283, label %278, !dbg !4453, !llvm.loop !4454

294:                                              ; preds = %299, %278
  %295 = icmp samesign ult i32 %27, 120, !dbg !4455
  br i1 %295, label %296, label %310, !dbg !4456

296:                                              ; preds = %294
  %297 = mul i32 %20, 1344, !dbg !4457
  %298 = add i32 %297, 1224, !dbg !4458
  br label %315, !dbg !4459

299:                                              ; preds = %299, %280
  %300 = phi i32 [ %27, %280 ], [ %308, %299 ], !dbg !4460
  %301 = zext nneg i32 %300 to i64, !dbg !4461
  %302 = getelementptr inbounds nuw %struct.S4_1, ptr addrspacecast (ptr addrspace(3) @_ZZ4k19xPjS_PKiiiiiijxxyyiE2A2 to ptr), i64 %301, !dbg !4462
  %303 = load i16, ptr %302, align 2, !dbg !4463, !tbaa !92
  %304 = zext i16 %303 to i32, !dbg !4464
  %305 = add i32 %282, %300, !dbg !4465
  %306 = zext i32 %305 to i64, !dbg !4466
  %307 = getelementptr inbounds nuw i32, ptr %1, i64 %306, !dbg !4467
  store i32 %304, ptr %307, align 4, !dbg !4468, !tbaa !5
  %308 = add nuw nsw i32 %300, %19, !dbg !4469
  %309 = icmp samesign ult i32 %308, 480, !dbg !4470
  br i1 %309, label %299, label %294, !dbg !4471, !llvm.loop !4472

310:                                              ; preds = %315, %294
  %311 = mul i32 %19, %20, !dbg !4473
  %312 = add i32 %27, %311, !dbg !4474
  %313 = zext i32 %312 to i64, !dbg !4475
  %314 = getelementptr inbounds nuw i32, ptr %0, i64 %313, !dbg !4476
  store i32 %137, ptr %314, align 4, !dbg !4477, !tbaa !5
  ret void, !dbg !4478

315:                                              ; preds = %315, %296
  %316 = phi i32 [ %27, %296 ], [ %329, %315 ], !dbg !4479
  %317 = zext nneg i32 %316 to i64, !dbg !4480
  %318 = getelementptr inbounds nuw <2 x i16>, ptr addrspacecast (ptr addrspace(3) @_ZL4G4_0 to ptr), i64 %317, !dbg !4481
  %319 = load i16, ptr %318, align 4, !dbg !4482, !tbaa !118
  %320 = zext i16 %319 to i32, !dbg !4483
  %321 = getelementptr inbounds nuw i8, ptr %318, i64 2, !dbg !4484
  %322 = load i16, ptr %321, align 2, !dbg !4485, !tbaa !118
  %323 = zext i16 %322 to i32, !dbg !4486
  %324 = mul nuw nsw i32 %323, 3, !dbg !4487
  %325 = add nuw nsw i32 %324, %320, !dbg !4488
  %326 = add i32 %298, %316, !dbg !4489
  %327 = zext i32 %326 to i64, !dbg !4490
  %328 = getelementptr inbounds nuw i32, ptr %1, i64 %327, !dbg !4491
  store i32 %325, ptr %328, align 4, !dbg !4492, !tbaa !5
  %329 = add nuw nsw i32 %316, %19, !dbg !4493
  %330 = icmp samesign ult i32 %329, 120, !dbg !4494
  br i1 %330, label %315, label %310, !dbg !4495, !llvm.loop !4496
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4k20xILi3EEvPjS0_PKiiiiiijxxyyi(ptr noundef writeonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i64 noundef %9, i64 noundef %10, i64 noundef %11, i64 noundef %12, i32 noundef %13) local_unnamed_addr #0 comdat !dbg !4497 {
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !4498
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !4499
  %17 = mul nuw nsw i32 %15, %16, !dbg !4500
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !4501
  %19 = mul nuw nsw i32 %17, %18, !dbg !4502
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !4503
  %21 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !4504
  %22 = mul nuw nsw i32 %21, %16, !dbg !4505
  %23 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !4506
  %24 = add nuw nsw i32 %22, %23, !dbg !4507
  %25 = mul nuw nsw i32 %24, %15, !dbg !4508
  %26 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !4509
  %27 = add nuw nsw i32 %25, %26, !dbg !4510
  %28 = add nuw i32 %27, %20, !dbg !4511
  %29 = icmp samesign ult i32 %27, 64, !dbg !4512
  br i1 %29, label %30, label %64, !dbg !4513

30:                                               ; preds = %14
  %31 = add nuw nsw i32 %21, %18, !dbg !4514
  %32 = mul nuw nsw i32 %16, %31, !dbg !4515
  %33 = add nuw nsw i32 %23, %32, !dbg !4516
  %34 = mul nuw i32 %15, %33, !dbg !4517
  %35 = add nuw i32 %26, %34, !dbg !4518
  %36 = tail call i32 @llvm.umax.i32(i32 %35, i32 64), !dbg !4519
  %37 = icmp ult i32 %35, 64, !dbg !4520
  %38 = zext i1 %37 to i32, !dbg !4521
  %39 = add i32 %35, %38, !dbg !4522
  %40 = sub i32 %36, %39, !dbg !4523
  %41 = udiv i32 %40, %19, !dbg !4524
  %42 = add i32 %41, %38, !dbg !4525
  %43 = add i32 %42, 1, !dbg !4526
  %44 = and i32 %43, 3, !dbg !4527
  %45 = and i32 %42, 3, !dbg !4528
  %46 = icmp eq i32 %45, 3, !dbg !4529
  br i1 %46, label %61, label %47, !dbg !4530

47:                                               ; preds = %47, %30
  %48 = phi i32 [ %58, %47 ], [ %27, %30 ], !dbg !4531
  %49 = phi i32 [ %59, %47 ], [ 0, %30 ], !dbg !4532
  %50 = mul nuw nsw i32 %48, 7, !dbg !4533
  %51 = add nuw nsw i32 %50, 26, !dbg !4534
  %52 = zext nneg i32 %51 to i64, !dbg !4535
  %53 = mul nuw nsw i32 %48, 5, !dbg !4536
  %54 = and i32 %53, 63, !dbg !4537
  %55 = zext nneg i32 %54 to i64, !dbg !4538
  %56 = getelementptr i64, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4k20xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 136), i64 %55, !dbg !4539
  %57 = getelementptr i8, ptr %56, i64 -136, !dbg !4540
  store i64 %52, ptr %57, align 8, !dbg !4541, !tbaa !430
  %58 = add nuw nsw i32 %48, %19, !dbg !4542
  %59 = add i32 %49, 1, !dbg !4543
  %60 = icmp eq i32 %59, %44, !dbg !4544
  br i1 %60, label %61, label %47, !dbg !4545, !llvm.loop !4546

61:                                               ; preds = %47, %30
  %62 = phi i32 [ %27, %30 ], [ %58, %47 ], !dbg !4547
  %63 = icmp ult i32 %42, 3, !dbg !4548
  br i1 %63, label %64, label %69, !dbg !4549

64:                                               ; preds = %69, %61, %14
  %65 = icmp eq i32 %21, 0, !dbg !4550
  br i1 %65, label %66, label %140, !dbg !4551

66:                                               ; preds = %64
  %67 = icmp samesign ult i32 %23, 36, !dbg !4552
  %68 = icmp samesign ult i32 %26, 32, !dbg !4553
  br label %108, !dbg !4554

69:                                               ; preds = %69, %61
  %70 = phi i32 [ %106, %69 ], [ %62, %61 ], !dbg !4555
  %71 = mul nuw nsw i32 %70, 7, !dbg !4556
  %72 = add nuw nsw i32 %71, 26, !dbg !4557
  %73 = zext nneg i32 %72 to i64, !dbg !4558
  %74 = mul nuw nsw i32 %70, 5, !dbg !4559
  %75 = and i32 %74, 63, !dbg !4560
  %76 = zext nneg i32 %75 to i64, !dbg !4561
  %77 = getelementptr i64, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4k20xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 136), i64 %76, !dbg !4562
  %78 = getelementptr i8, ptr %77, i64 -136, !dbg !4563
  store i64 %73, ptr %78, align 8, !dbg !4564, !tbaa !430
  %79 = add nuw nsw i32 %70, %19, !dbg !4565
  %80 = mul nuw nsw i32 %79, 7, !dbg !4566
  %81 = add nuw nsw i32 %80, 26, !dbg !4567
  %82 = zext nneg i32 %81 to i64, !dbg !4568
  %83 = mul nuw nsw i32 %79, 5, !dbg !4569
  %84 = and i32 %83, 63, !dbg !4570
  %85 = zext nneg i32 %84 to i64, !dbg !4571
  %86 = getelementptr i64, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4k20xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 136), i64 %85, !dbg !4572
  %87 = getelementptr i8, ptr %86, i64 -136, !dbg !4573
  store i64 %82, ptr %87, align 8, !dbg !4574, !tbaa !430
  %88 = add nuw nsw i32 %79, %19, !dbg !4575
  %89 = mul nuw nsw i32 %88, 7, !dbg !4576
  %90 = add nuw nsw i32 %89, 26, !dbg !4577
  %91 = zext nneg i32 %90 to i64, !dbg !4578
  %92 = mul nuw nsw i32 %88, 5, !dbg !4579
  %93 = and i32 %92, 63, !dbg !4580
  %94 = zext nneg i32 %93 to i64, !dbg !4581
  %95 = getelementptr i64, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4k20xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 136), i64 %94, !dbg !4582
  %96 = getelementptr i8, ptr %95, i64 -136, !dbg !4583
  store i64 %91, ptr %96, align 8, !dbg !4584, !tbaa !430
  %97 = add nuw nsw i32 %88, %19, !dbg !4585
  %98 = mul nuw nsw i32 %97, 7, !dbg !4586
  %99 = add nuw nsw i32 %98, 26, !dbg !4587
  %100 = zext nneg i32 %99 to i64, !dbg !4588
  %101 = mul nuw nsw i32 %97, 5, !dbg !4589
  %102 = and i32 %101, 63, !dbg !4590
  %103 = zext nneg i32 %102 to i64, !dbg !4591
  %104 = getelementptr i64, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4k20xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 136), i64 %103, !dbg !4592
  %105 = getelementptr i8, ptr %104, i64 -136, !dbg !4593
  store i64 %100, ptr %105, align 8, !dbg !4594, !tbaa !430
  %106 = add nuw nsw i32 %97, %19, !dbg !4595
  %107 = icmp samesign ult i32 %106, 64, !dbg !4596
  br i1 %107, label %69, label %64, !dbg !4597, !llvm.loop !4598

108:                                              ; preds = %123, %66
  %109 = phi i32 [ 0, %66 ], [ %124, %123 ], !dbg !4599
  br i1 %67, label %110, label %123, !dbg !4600

110:                                              ; preds = %108
  %111 = mul nuw nsw i32 %109, 36, !dbg !4601
  %112 = zext nneg i32 %109 to i64, !dbg !4602
  %113 = getelementptr inbounds nuw [36 x [32 x i8]], ptr addrspacecast (ptr addrspace(3) @_ZZ4k20xILi3EEvPjS0_PKiiiiiijxxyyiE2A2 to ptr), i64 %112, !dbg !4603
  br label %114, !dbg !4604

114:                                              ; preds = %126, %110
  %115 = phi i32 [ %23, %110 ], [ %127, %126 ], !dbg !4605
  br i1 %68, label %116, label %126, !dbg !4606

116:                                              ; preds = %114
  %117 = add nuw nsw i32 %115, %111, !dbg !4607
  %118 = shl nuw nsw i32 %117, 5, !dbg !4608
  %119 = mul nuw nsw i32 %115, 65, !dbg !4609
  %120 = urem i32 %119, 36, !dbg !4610
  %121 = zext nneg i32 %120 to i64, !dbg !4611
  %122 = getelementptr inbounds nuw [32 x i8], ptr %113, i64 %121, !dbg !4612
  br label %129, !dbg !4613

123:                                              ; preds = %126, %108
  %124 = add nuw nsw i32 %109, 1, !dbg !4614
  %125 = icmp eq i32 %124, 3, !dbg !4615
  br i1 %125, label %140, label %108, !dbg !4616, !llvm.loop !4617

126:                                              ; preds = %129, %114
  %127 = add nuw nsw i32 %115, %16, !dbg !4618
  %128 = icmp samesign ult i32 %127, 36, !dbg !4619
  br i1 %128, label %114, label %123, !dbg !4620, !llvm.loop !4621

129:                                              ; preds = %129, %116
  %130 = phi i32 [ %26, %116 ], [ %138, %129 ], !dbg !4622
  %131 = add nuw nsw i32 %130, %118, !dbg !4623
  %132 = trunc i32 %131 to i8, !dbg !4624
  %133 = mul i8 %132, 7, !dbg !4625
  %134 = add i8 %133, 31, !dbg !4626
  %135 = xor i32 %130, 16, !dbg !4627
  %136 = zext nneg i32 %135 to i64, !dbg !4628
  %137 = getelementptr inbounds nuw i8, ptr %122, i64 %136, !dbg !4629
  store volatile i8 %134, ptr %137, align 1, !dbg !4630, !tbaa !118
  %138 = add nuw nsw i32 %130, %15, !dbg !4631
  %139 = icmp samesign ult i32 %138, 32, !dbg !4632
  br i1 %139, label %129, label %126, !dbg !4633, !llvm.loop !4634

140:                                              ; preds = %123, %64
  %141 = zext nneg i32 %27 to i64, !dbg !4635
  %142 = icmp samesign ult i32 %27, 28, !dbg !4636
  br i1 %142, label %143, label %145, !dbg !4637

143:                                              ; preds = %140
  %144 = zext nneg i32 %19 to i64, !dbg !4638
  br label %147, !dbg !4639

145:                                              ; preds = %147, %140
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !4640
  %146 = icmp samesign ult i32 %27, 14, !dbg !4641
  br label %168, !dbg !4642

147:                                              ; preds = %147, %143
  %148 = phi i64 [ %141, %143 ], [ %166, %147 ], !dbg !4643
  %149 = trunc nuw nsw i64 %148 to i32, !dbg !4644
  %150 = add nuw nsw i32 %149, 17, !dbg !4645
  %151 = urem i32 %150, 28, !dbg !4646
  %152 = mul nuw nsw i32 %149, 29, !dbg !4647
  %153 = add nuw nsw i32 %152, 96, !dbg !4648
  %154 = and i32 %153, 1023, !dbg !4649
  %155 = uitofp nneg i32 %154 to float, !dbg !4650
  %156 = lshr i32 %151, 2, !dbg !4651
  %157 = zext nneg i32 %156 to i64, !dbg !4652
  %158 = getelementptr inbounds nuw [4 x %struct.S5_1], ptr addrspacecast (ptr addrspace(3) @_ZZ4k20xILi3EEvPjS0_PKiiiiiijxxyyiE2A3 to ptr), i64 %157, !dbg !4653
  %159 = and i32 %151, 3, !dbg !4654
  %160 = zext nneg i32 %159 to i64, !dbg !4655
  %161 = getelementptr inbounds nuw %struct.S5_1, ptr %158, i64 %160, !dbg !4656
  store float %155, ptr %161, align 4, !dbg !4657, !tbaa !4658
  %162 = trunc nuw i32 %153 to i16, !dbg !4660
  %163 = mul nuw nsw i16 %162, 3, !dbg !4661
  %164 = add nuw nsw i16 %163, 1, !dbg !4662
  %165 = getelementptr inbounds nuw i8, ptr %161, i64 4, !dbg !4663
  store i16 %164, ptr %165, align 4, !dbg !4664, !tbaa !4665
  %166 = add nuw nsw i64 %148, %144, !dbg !4666
  %167 = icmp samesign ult i64 %166, 28, !dbg !4667
  br i1 %167, label %147, label %145, !dbg !4668, !llvm.loop !4669

168:                                              ; preds = %184, %145
  %169 = phi i32 [ 0, %145 ], [ %185, %184 ], !dbg !4670
  br label %180, !dbg !4671

170:                                              ; preds = %184
  %171 = and i32 %23, 1, !dbg !4672
  %172 = and i32 %23, 3, !dbg !4673
  %173 = add nuw nsw i32 %171, %172, !dbg !4674
  %174 = zext nneg i32 %173 to i64, !dbg !4675
  %175 = getelementptr inbounds nuw [4 x %struct.S5_1], ptr addrspacecast (ptr addrspace(3) @_ZZ4k20xILi3EEvPjS0_PKiiiiiijxxyyiE2A3 to ptr), i64 %174, !dbg !4676
  %176 = trunc i32 %23 to i1, !dbg !4677
  %177 = select i1 %176, i64 0, i64 3, !dbg !4678
  %178 = getelementptr inbounds nuw %struct.S5_1, ptr %175, i64 %177, !dbg !4679
  %179 = and i32 %27, 3, !dbg !4680
  switch i32 %179, label %217 [
    i32 1, label %213
    i32 2, label %214
  ], !dbg !4681

180:                                              ; preds = %187, %168
  %181 = phi i32 [ 0, %168 ], [ %188, %187 ], !dbg !4682
  %182 = phi ptr [ getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4k20xILi3EEvPjS0_PKiiiiiijxxyyiE2A3 to ptr), i64 112), %168 ], [ %183, %187 ], !dbg !4683
  %183 = phi ptr [ addrspacecast (ptr addrspace(3) @_ZZ4k20xILi3EEvPjS0_PKiiiiiijxxyyiE2A3 to ptr), %168 ], [ %182, %187 ], !dbg !4684
  br i1 %146, label %190, label %187, !dbg !4685

184:                                              ; preds = %187
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !4686
  %185 = add nuw nsw i32 %169, 1, !dbg !4687
  %186 = icmp eq i32 %169, 0, !dbg !4688
  br i1 %186, label %168, label %170, !dbg !4689, !llvm.loop !4690

187:                                              ; preds = %190, %180
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !4691
  %188 = add nuw nsw i32 %181, 1, !dbg !4692
  %189 = icmp eq i32 %188, 4, !dbg !4693
  br i1 %189, label %184, label %180, !dbg !4694, !llvm.loop !4695

190:                                              ; preds = %190, %180
  %191 = phi i32 [ %211, %190 ], [ %27, %180 ], !dbg !4696
  %192 = zext nneg i32 %191 to i64, !dbg !4697
  %193 = getelementptr inbounds nuw %struct.S5_1, ptr %183, i64 %192, !dbg !4698
  %194 = load i64, ptr %193, align 4, !dbg !4699
  %195 = trunc i64 %194 to i32, !dbg !4700
  %196 = lshr i64 %194, 32, !dbg !4701
  %197 = trunc nuw i64 %196 to i32, !dbg !4702
  %198 = bitcast i32 %195 to float, !dbg !4703
  %199 = fptosi float %198 to i32, !dbg !4704
  %200 = and i32 %197, 65535, !dbg !4705
  %201 = mul nuw nsw i32 %200, 3, !dbg !4706
  %202 = add i32 %199, 1, !dbg !4707
  %203 = add i32 %202, %201, !dbg !4708
  %204 = and i32 %203, 1023, !dbg !4709
  %205 = uitofp nneg i32 %204 to float, !dbg !4710
  %206 = trunc i32 %203 to i16, !dbg !4711
  %207 = mul i16 %206, 3, !dbg !4712
  %208 = add i16 %207, 1, !dbg !4713
  %209 = getelementptr inbounds nuw %struct.S5_1, ptr %182, i64 %192, !dbg !4714
  store float %205, ptr %209, align 4, !dbg !4715, !tbaa !946
  %210 = getelementptr inbounds nuw i8, ptr %209, i64 4, !dbg !4716
  store i16 %208, ptr %210, align 4, !dbg !4717, !tbaa !92
  %211 = add nuw nsw i32 %191, %19, !dbg !4718
  %212 = icmp samesign ult i32 %211, 14, !dbg !4719
  br i1 %212, label %190, label %187, !dbg !4720, !llvm.loop !4721

213:                                              ; preds = %170
  br label %217, !dbg !4722

214:                                              ; preds = %170
  %215 = select i1 %176, i64 3, i64 0, !dbg !4723
  %216 = getelementptr inbounds nuw %struct.S5_1, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4k20xILi3EEvPjS0_PKiiiiiijxxyyiE2A3 to ptr), i64 96), i64 %215, !dbg !4724
  br label %217, !dbg !4725

217:                                              ; preds = %214, %213, %170
  %218 = phi ptr [ %178, %170 ], [ addrspacecast (ptr addrspace(3) @_ZZ4k20xILi3EEvPjS0_PKiiiiiijxxyyiE2A3 to ptr), %213 ], [ %216, %214 ], !dbg !4726
  %219 = mul i32 %28, 33, !dbg !4727
  %220 = load i64, ptr %218, align 4, !dbg !4728
  %221 = trunc i64 %220 to i32, !dbg !4729
  %222 = lshr i64 %220, 32, !dbg !4730
  %223 = trunc i64 %222 to i16, !dbg !4731
  %224 = bitcast i32 %221 to float, !dbg !4732
  %225 = fptosi float %224 to i32, !dbg !4733
  %226 = sext i16 %223 to i32, !dbg !4734
  %227 = mul nsw i32 %226, 3, !dbg !4735
  %228 = add i32 %219, %225, !dbg !4736
  %229 = add i32 %228, %227, !dbg !4737
  %230 = load i8, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4k20xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 1), align 1, !dbg !4738, !tbaa !118
  %231 = zext i8 %230 to i32, !dbg !4739
  br label %236, !dbg !4740

232:                                              ; preds = %341
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !4741
  %233 = icmp samesign ult i32 %27, 3456, !dbg !4742
  br i1 %233, label %234, label %351, !dbg !4743

234:                                              ; preds = %232
  %235 = zext nneg i32 %19 to i64, !dbg !4744
  br label %346, !dbg !4745

236:                                              ; preds = %341, %217
  %237 = phi i32 [ 0, %217 ], [ %344, %341 ], !dbg !4746
  %238 = phi i32 [ %229, %217 ], [ %343, %341 ], !dbg !4747
  %239 = add nuw nsw i32 %237, %172, !dbg !4748
  %240 = shl nuw nsw i32 %239, 2, !dbg !4749
  %241 = or disjoint i32 %240, 2, !dbg !4750
  br label %245, !dbg !4751

242:                                              ; preds = %245
  %243 = shl nuw nsw i32 %237, 6, !dbg !4752
  %244 = add nuw nsw i32 %243, 208, !dbg !4753
  br label %307, !dbg !4754

245:                                              ; preds = %245, %236
  %246 = phi i32 [ %238, %236 ], [ %304, %245 ], !dbg !4755
  %247 = phi i32 [ 0, %236 ], [ %305, %245 ], !dbg !4756
  %248 = shl nuw nsw i32 %247, 2, !dbg !4757
  %249 = add nuw nsw i32 %241, %248, !dbg !4758
  %250 = mul i32 %246, 33, !dbg !4759
  %251 = zext nneg i32 %249 to i64, !dbg !4760
  %252 = getelementptr inbounds nuw %struct.S5_1, ptr addrspacecast (ptr addrspace(3) @_ZZ4k20xILi3EEvPjS0_PKiiiiiijxxyyiE2A3 to ptr), i64 %251, !dbg !4761
  %253 = load i64, ptr %252, align 4, !dbg !4762
  %254 = trunc i64 %253 to i32, !dbg !4763
  %255 = lshr i64 %253, 32, !dbg !4764
  %256 = trunc i64 %255 to i16, !dbg !4765
  %257 = bitcast i32 %254 to float, !dbg !4766
  %258 = fptosi float %257 to i32, !dbg !4767
  %259 = sext i16 %256 to i32, !dbg !4768
  %260 = mul nsw i32 %259, 3, !dbg !4769
  %261 = add i32 %250, %258, !dbg !4770
  %262 = add i32 %261, %260, !dbg !4771
  %263 = mul i32 %262, 33, !dbg !4772
  %264 = zext nneg i32 %249 to i64, !dbg !4773
  %265 = getelementptr inbounds nuw %struct.S5_1, ptr addrspacecast (ptr addrspace(3) @_ZZ4k20xILi3EEvPjS0_PKiiiiiijxxyyiE2A3 to ptr), i64 %264, !dbg !4774
  %266 = getelementptr inbounds nuw i8, ptr %265, i64 8, !dbg !4775
  %267 = load i64, ptr %266, align 4, !dbg !4776
  %268 = trunc i64 %267 to i32, !dbg !4777
  %269 = lshr i64 %267, 32, !dbg !4778
  %270 = trunc i64 %269 to i16, !dbg !4779
  %271 = bitcast i32 %268 to float, !dbg !4780
  %272 = fptosi float %271 to i32, !dbg !4781
  %273 = sext i16 %270 to i32, !dbg !4782
  %274 = mul nsw i32 %273, 3, !dbg !4783
  %275 = add i32 %263, %272, !dbg !4784
  %276 = add i32 %275, %274, !dbg !4785
  %277 = mul i32 %276, 33, !dbg !4786
  %278 = zext nneg i32 %249 to i64, !dbg !4787
  %279 = getelementptr inbounds nuw %struct.S5_1, ptr addrspacecast (ptr addrspace(3) @_ZZ4k20xILi3EEvPjS0_PKiiiiiijxxyyiE2A3 to ptr), i64 %278, !dbg !4788
  %280 = getelementptr inbounds nuw i8, ptr %279, i64 16, !dbg !4789
  %281 = load i64, ptr %280, align 4, !dbg !4790
  %282 = trunc i64 %281 to i32, !dbg !4791
  %283 = lshr i64 %281, 32, !dbg !4792
  %284 = trunc i64 %283 to i16, !dbg !4793
  %285 = bitcast i32 %282 to float, !dbg !4794
  %286 = fptosi float %285 to i32, !dbg !4795
  %287 = sext i16 %284 to i32, !dbg !4796
  %288 = mul nsw i32 %287, 3, !dbg !4797
  %289 = add i32 %277, %286, !dbg !4798
  %290 = add i32 %289, %288, !dbg !4799
  %291 = mul i32 %290, 33, !dbg !4800
  %292 = zext nneg i32 %249 to i64, !dbg !4801
  %293 = getelementptr inbounds nuw %struct.S5_1, ptr addrspacecast (ptr addrspace(3) @_ZZ4k20xILi3EEvPjS0_PKiiiiiijxxyyiE2A3 to ptr), i64 %292, !dbg !4802
  %294 = getelementptr inbounds nuw i8, ptr %293, i64 24, !dbg !4803
  %295 = load i64, ptr %294, align 4, !dbg !4804
  %296 = trunc i64 %295 to i32, !dbg !4805
  %297 = lshr i64 %295, 32, !dbg !4806
  %298 = trunc i64 %297 to i16, !dbg !4807
  %299 = bitcast i32 %296 to float, !dbg !4808
  %300 = fptosi float %299 to i32, !dbg !4809
  %301 = sext i16 %298 to i32, !dbg !4810
  %302 = mul nsw i32 %301, 3, !dbg !4811
  %303 = add i32 %291, %300, !dbg !4812
  %304 = add i32 %303, %302, !dbg !4813
  %305 = add nuw nsw i32 %247, 1, !dbg !4814
  %306 = icmp eq i32 %247, 0, !dbg !4815
  br i1 %306, label %245, label %242, !dbg !4816, !llvm.loop !4817

307:                                              ; preds = %307, %242
  %308 = phi i32 [ %304, %242 ], [ %338, %307 ], !dbg !4818
  %309 = phi i32 [ 0, %242 ], [ %339, %307 ], !dbg !4819
  %310 = shl nuw nsw i32 %309, 2, !dbg !4820
  %311 = add nuw nsw i32 %310, %244, !dbg !4821
  %312 = mul i32 %308, 33, !dbg !4822
  %313 = zext nneg i32 %311 to i64, !dbg !4823
  %314 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4k20xILi3EEvPjS0_PKiiiiiijxxyyiE2A2 to ptr), i64 %313, !dbg !4824
  %315 = load i8, ptr %314, align 1, !dbg !4825, !tbaa !118
  %316 = zext i8 %315 to i32, !dbg !4826
  %317 = add i32 %312, %316, !dbg !4827
  %318 = mul i32 %317, 33, !dbg !4828
  %319 = zext nneg i32 %311 to i64, !dbg !4829
  %320 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4k20xILi3EEvPjS0_PKiiiiiijxxyyiE2A2 to ptr), i64 %319, !dbg !4830
  %321 = getelementptr inbounds nuw i8, ptr %320, i64 1, !dbg !4831
  %322 = load i8, ptr %321, align 1, !dbg !4832, !tbaa !118
  %323 = zext i8 %322 to i32, !dbg !4833
  %324 = add i32 %318, %323, !dbg !4834
  %325 = mul i32 %324, 33, !dbg !4835
  %326 = zext nneg i32 %311 to i64, !dbg !4836
  %327 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4k20xILi3EEvPjS0_PKiiiiiijxxyyiE2A2 to ptr), i64 %326, !dbg !4837
  %328 = getelementptr inbounds nuw i8, ptr %327, i64 2, !dbg !4838
  %329 = load i8, ptr %328, align 1, !dbg !4839, !tbaa !118
  %330 = zext i8 %329 to i32, !dbg !4840
  %331 = add i32 %325, %330, !dbg !4841
  %332 = mul i32 %331, 33, !dbg !4842
  %333 = zext nneg i32 %311 to i64, !dbg !4843
  %334 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4k20xILi3EEvPjS0_PKiiiiiijxxyyiE2A2 to ptr), i64 %333, !dbg !4844
  %335 = getelementptr inbounds nuw i8, ptr %334, i64 3, !dbg !4845
  %336 = load i8, ptr %335, align 1, !dbg !4846, !tbaa !118
  %337 = zext i8 %336 to i32, !dbg !4847
  %338 = add i32 %332, %337, !dbg !4848
  %339 = add nuw nsw i32 %309, 1, !dbg !4849
  %340 = icmp eq i32 %339, 3, !dbg !4850
  br i1 %340, label %341, label %307, !dbg !4851, !llvm.loop !4852

341:                                              ; preds = %307
  %342 = mul i32 %338, 33, !dbg !4853
  %343 = add i32 %342, %231, !dbg !4854
  %344 = add nuw nsw i32 %237, 1, !dbg !4855
  %345 = icmp eq i32 %237, 0, !dbg !4856
  br i1 %345, label %236, label %232, !dbg !4857, !llvm.loop !4858

346:                                              ; preds = %356, %234
  %347 = phi i32 [ %343, %234 ], [ %394, %356 ], !dbg !4859
  %348 = phi i64 [ %141, %234 ], [ %369, %356 ], !dbg !4860
  %349 = and i64 %348, 1, !dbg !4861
  %350 = getelementptr inbounds nuw %struct.S5_1, ptr addrspacecast (ptr addrspace(3) @_ZZ4k20xILi3EEvPjS0_PKiiiiiijxxyyiE2A3 to ptr), i64 %349, !dbg !4862
  br label %371, !dbg !4863

351:                                              ; preds = %356, %232
  %352 = phi i32 [ %343, %232 ], [ %394, %356 ], !dbg !4864
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !4865
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !4866
  %353 = icmp samesign ult i32 %27, 64, !dbg !4867
  br i1 %353, label %354, label %397, !dbg !4868

354:                                              ; preds = %351
  %355 = mul i32 %20, 3548, !dbg !4869
  br label %402, !dbg !4870

356:                                              ; preds = %383
  %357 = trunc nuw nsw i64 %348 to i32, !dbg !4871
  %358 = mul nuw nsw i32 %357, 3, !dbg !4872
  %359 = add i32 %394, %358, !dbg !4873
  %360 = trunc i32 %359 to i8, !dbg !4874
  %361 = freeze i32 %357, !dbg !4875
  %362 = udiv i32 %361, 96, !dbg !4876
  %363 = mul i32 %362, 96, !dbg !4877
  %364 = sub i32 %361, %363, !dbg !4878
  %365 = mul nuw nsw i32 %364, 36, !dbg !4879
  %366 = add nuw nsw i32 %365, %362, !dbg !4880
  %367 = zext nneg i32 %366 to i64, !dbg !4881
  %368 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4k20xILi3EEvPjS0_PKiiiiiijxxyyiE2A2 to ptr), i64 %367, !dbg !4882
  store i8 %360, ptr %368, align 1, !dbg !4883
  %369 = add nuw nsw i64 %348, %235, !dbg !4884
  %370 = icmp samesign ult i64 %369, 3456, !dbg !4885
  br i1 %370, label %346, label %351, !dbg !4886, !llvm.loop !4887

371:                                              ; preds = %383, %346
  %372 = phi i32 [ %347, %346 ], [ %394, %383 ], !dbg !4888
  %373 = phi i32 [ 0, %346 ], [ %395, %383 ], !dbg !4889
  %374 = mul i32 %372, 33, !dbg !4890
  %375 = icmp eq i32 %373, 2, !dbg !4891
  br i1 %375, label %383, label %376, !dbg !4892

376:                                              ; preds = %371
  %377 = mul nuw nsw i32 %373, 3, !dbg !4893
  %378 = zext nneg i32 %377 to i64, !dbg !4894
  %379 = getelementptr inbounds nuw [4 x %struct.S5_1], ptr addrspacecast (ptr addrspace(3) @_ZZ4k20xILi3EEvPjS0_PKiiiiiijxxyyiE2A3 to ptr), i64 %378, !dbg !4895
  %380 = icmp eq i32 %373, 0, !dbg !4896
  %381 = select i1 %380, i64 0, i64 3, !dbg !4897
  %382 = getelementptr inbounds nuw %struct.S5_1, ptr %379, i64 %381, !dbg !4898
  br label %383, !dbg !4899

383:                                              ; preds = %376, %371
  %384 = phi ptr [ %382, %376 ], [ %350, %371 ], !dbg !4900
  %385 = load i64, ptr %384, align 4, !dbg !4901
  %386 = trunc i64 %385 to i32, !dbg !4902
  %387 = lshr i64 %385, 32, !dbg !4903
  %388 = trunc i64 %387 to i16, !dbg !4904
  %389 = bitcast i32 %386 to float, !dbg !4905
  %390 = fptosi float %389 to i32, !dbg !4906
  %391 = sext i16 %388 to i32, !dbg !4907
  %392 = mul nsw i32 %391, 3, !dbg !4908
  %393 = add i32 %374, %390, !dbg !4909
  %394 = add i32 %393, %392, !dbg !4910
  %395 = add nuw nsw i32 %373, 1, !dbg !4911
  %396 = icmp eq i32 %395, 3, !dbg !4912
  br i1 %396, label %356, label %371, !dbg !4913, !llvm.loop !4914

397:                                              ; preds = %402, %351
  %398 = icmp samesign ult i32 %27, 3456, !dbg !4915
  br i1 %398, label %399, label %415, !dbg !4916

399:                                              ; preds = %397
  %400 = mul i32 %20, 3548, !dbg !4917
  %401 = add i32 %400, 64, !dbg !4918
  br label %420, !dbg !4919

402:                                              ; preds = %402, %354
  %403 = phi i32 [ %27, %354 ], [ %413, %402 ], !dbg !4920
  %404 = zext nneg i32 %403 to i64, !dbg !4921
  %405 = getelementptr inbounds nuw i64, ptr addrspacecast (ptr addrspace(3) @_ZZ4k20xILi3EEvPjS0_PKiiiiiijxxyyiE2A1 to ptr), i64 %404, !dbg !4922
  %406 = load i64, ptr %405, align 8, !dbg !4923, !tbaa !430
  %407 = lshr i64 %406, 32, !dbg !4924
  %408 = xor i64 %407, %406, !dbg !4925
  %409 = trunc i64 %408 to i32, !dbg !4926
  %410 = add i32 %403, %355, !dbg !4927
  %411 = zext i32 %410 to i64, !dbg !4928
  %412 = getelementptr inbounds nuw i32, ptr %1, i64 %411, !dbg !4929
  store i32 %409, ptr %412, align 4, !dbg !4930, !tbaa !5
  %413 = add nuw nsw i32 %403, %19, !dbg !4931
  %414 = icmp samesign ult i32 %413, 64, !dbg !4932
  br i1 %414, label %402, label %397, !dbg !4933, !llvm.loop !4934

415:                                              ; preds = %420, %397
  %416 = icmp samesign ult i32 %27, 28, !dbg !4935
  br i1 %416, label %417, label %431, !dbg !4936

417:                                              ; preds = %415
  %418 = mul i32 %20, 3548, !dbg !4937
  %419 = add i32 %418, 3520, !dbg !4938
  br label %436, !dbg !4939

420:                                              ; preds = %420, %399
  %421 = phi i32 [ %27, %399 ], [ %429, %420 ], !dbg !4940
  %422 = zext nneg i32 %421 to i64, !dbg !4941
  %423 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4k20xILi3EEvPjS0_PKiiiiiijxxyyiE2A2 to ptr), i64 %422, !dbg !4942
  %424 = load i8, ptr %423, align 1, !dbg !4943, !tbaa !118
  %425 = zext i8 %424 to i32, !dbg !4944
  %426 = add i32 %401, %421, !dbg !4945
  %427 = zext i32 %426 to i64, !dbg !4946
  %428 = getelementptr inbounds nuw i32, ptr %1, i64 %427, !dbg !4947
  store i32 %425, ptr %428, align 4, !dbg !4948, !tbaa !5
  %429 = add nuw nsw i32 %421, %19, !dbg !4949
  %430 = icmp samesign ult i32 %429, 3456, !dbg !4950
  br i1 %430, label %420, label %415, !dbg !4951, !llvm.loop !4952

431:                                              ; preds = %436, %415
  %432 = mul i32 %19, %20, !dbg !4953
  %433 = add i32 %27, %432, !dbg !4954
  %434 = zext i32 %433 to i64, !dbg !4955
  %435 = getelementptr inbounds nuw i32, ptr %0, i64 %434, !dbg !4956
  store i32 %352, ptr %435, align 4, !dbg !4957, !tbaa !5
  ret void, !dbg !4958

436:                                              ; preds = %436, %417
  %437 = phi i32 [ %27, %417 ], [ %452, %436 ], !dbg !4959
  %438 = zext nneg i32 %437 to i64, !dbg !4960
  %439 = getelementptr inbounds nuw %struct.S5_1, ptr addrspacecast (ptr addrspace(3) @_ZZ4k20xILi3EEvPjS0_PKiiiiiijxxyyiE2A3 to ptr), i64 %438, !dbg !4961
  %440 = load i64, ptr %439, align 4, !dbg !4962
  %441 = trunc i64 %440 to i32, !dbg !4963
  %442 = lshr i64 %440, 32, !dbg !4964
  %443 = trunc i64 %442 to i16, !dbg !4965
  %444 = bitcast i32 %441 to float, !dbg !4966
  %445 = fptosi float %444 to i32, !dbg !4967
  %446 = sext i16 %443 to i32, !dbg !4968
  %447 = mul nsw i32 %446, 3, !dbg !4969
  %448 = add i32 %447, %445, !dbg !4970
  %449 = add i32 %419, %437, !dbg !4971
  %450 = zext i32 %449 to i64, !dbg !4972
  %451 = getelementptr inbounds nuw i32, ptr %1, i64 %450, !dbg !4973
  store i32 %448, ptr %451, align 4, !dbg !4974, !tbaa !5
  %452 = add nuw nsw i32 %437, %19, !dbg !4975
  %453 = icmp samesign ult i32 %452, 28, !dbg !4976
  br i1 %453, label %436, label %431, !dbg !4977, !llvm.loop !4978
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4k21xPjS_PKiiiiiijxxyyi(ptr noundef writeonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i64 noundef %9, i64 noundef %10, i64 noundef %11, i64 noundef %12, i32 noundef %13) local_unnamed_addr #2 !dbg !4979 {
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !4980
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !4981
  %17 = mul nuw nsw i32 %15, %16, !dbg !4982
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !4983
  %19 = mul nuw nsw i32 %17, %18, !dbg !4984
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !4985
  %21 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !4986
  %22 = mul nuw nsw i32 %21, %16, !dbg !4987
  %23 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !4988
  %24 = add nuw nsw i32 %22, %23, !dbg !4989
  %25 = mul nuw nsw i32 %24, %15, !dbg !4990
  %26 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !4991
  %27 = add nuw nsw i32 %25, %26, !dbg !4992
  %28 = add nuw i32 %27, %20, !dbg !4993
  %29 = icmp samesign ult i32 %27, 576, !dbg !4994
  br i1 %29, label %32, label %30, !dbg !4995

30:                                               ; preds = %32, %14
  %31 = icmp samesign ult i32 %27, 100, !dbg !4996
  br i1 %31, label %48, label %43, !dbg !4997

32:                                               ; preds = %32, %14
  %33 = phi i32 [ %41, %32 ], [ %27, %14 ], !dbg !4998
  %34 = trunc nuw i32 %33 to i16, !dbg !4999
  %35 = mul nuw i16 %34, 3, !dbg !5000
  %36 = add nuw nsw i16 %35, 39, !dbg !5001
  %37 = add nuw nsw i32 %33, 208, !dbg !5002
  %38 = urem i32 %37, 576, !dbg !5003
  %39 = zext nneg i32 %38 to i64, !dbg !5004
  %40 = getelementptr inbounds nuw i16, ptr addrspacecast (ptr addrspace(3) @_ZZ4k21xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %39, !dbg !5005
  store volatile i16 %36, ptr %40, align 2, !dbg !5006, !tbaa !92
  %41 = add nuw nsw i32 %33, %19, !dbg !5007
  %42 = icmp samesign ult i32 %41, 576, !dbg !5008
  br i1 %42, label %32, label %30, !dbg !5009, !llvm.loop !5010

43:                                               ; preds = %48, %30
  %44 = icmp samesign ult i32 %27, 60, !dbg !5011
  br i1 %44, label %45, label %63, !dbg !5012

45:                                               ; preds = %43
  %46 = shl nuw nsw i32 %27, 1, !dbg !5013
  %47 = shl nuw nsw i32 %19, 1, !dbg !5014
  br label %58, !dbg !5015

48:                                               ; preds = %48, %30
  %49 = phi i32 [ %56, %48 ], [ %27, %30 ], !dbg !5016
  %50 = trunc nuw i32 %49 to i16, !dbg !5017
  %51 = add nuw nsw i16 %50, 91, !dbg !5018
  %52 = add nuw nsw i32 %49, 80, !dbg !5019
  %53 = urem i32 %52, 100, !dbg !5020
  %54 = zext nneg i32 %53 to i64, !dbg !5021
  %55 = getelementptr inbounds nuw i16, ptr addrspacecast (ptr addrspace(3) @_ZZ4k21xPjS_PKiiiiiijxxyyiE2A2 to ptr), i64 %54, !dbg !5022
  store volatile i16 %51, ptr %55, align 2, !dbg !5023, !tbaa !92
  %56 = add nuw nsw i32 %49, %19, !dbg !5024
  %57 = icmp samesign ult i32 %56, 100, !dbg !5025
  br i1 %57, label %48, label %43, !dbg !5026, !llvm.loop !5027

58:                                               ; preds = %79, %45
  %59 = phi i32 [ %46, %45 ], [ %80, %79 ], !dbg !5028
  %60 = tail call i32 @llvm.umin.i32(i32 %59, i32 117), !dbg !5029
  %61 = add nuw nsw i32 %60, 2, !dbg !5030
  %62 = icmp samesign ult i32 %59, %61, !dbg !5031
  br i1 %62, label %82, label %79, !dbg !5032

63:                                               ; preds = %79, %43
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !5033
  %64 = icmp samesign ult i32 %27, 100, !dbg !5034
  br i1 %64, label %65, label %90, !dbg !5035

65:                                               ; preds = %63
  %66 = zext nneg i32 %27 to i64, !dbg !5036
  %67 = urem i32 %26, 6, !dbg !5037
  %68 = shl nuw nsw i32 %67, 5, !dbg !5038
  %69 = and i32 %23, 3, !dbg !5039
  %70 = mul nuw nsw i32 %69, 24, !dbg !5040
  %71 = or disjoint i32 %68, 1, !dbg !5041
  %72 = add nuw nsw i32 %71, %70, !dbg !5042
  %73 = add nuw nsw i32 %72, %27, !dbg !5043
  %74 = mul nuw nsw i32 %67, 24, !dbg !5044
  %75 = shl nuw nsw i32 %23, 2, !dbg !5045
  %76 = and i32 %75, 12, !dbg !5046
  %77 = add nuw nsw i32 %74, %76, !dbg !5047
  %78 = zext nneg i32 %19 to i64, !dbg !5048
  br label %107, !dbg !5049

79:                                               ; preds = %82, %58
  %80 = add nuw nsw i32 %59, %47, !dbg !5050
  %81 = icmp samesign ult i32 %80, 119, !dbg !5051
  br i1 %81, label %58, label %63, !dbg !5052, !llvm.loop !5053

82:                                               ; preds = %82, %58
  %83 = phi i32 [ %88, %82 ], [ %59, %58 ], !dbg !5054
  %84 = add nuw nsw i32 %83, 28, !dbg !5055
  %85 = zext nneg i32 %83 to i64, !dbg !5056
  %86 = getelementptr i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4k21xPjS_PKiiiiiijxxyyiE2A3 to ptr), i64 32), i64 %85, !dbg !5057
  %87 = getelementptr i8, ptr %86, i64 -32, !dbg !5058
  store i32 %84, ptr %87, align 4, !dbg !5059, !tbaa !5
  %88 = add nuw nsw i32 %83, 1, !dbg !5060
  %89 = icmp samesign ult i32 %88, %61, !dbg !5061
  br i1 %89, label %82, label %79, !dbg !5062, !llvm.loop !5063

90:                                               ; preds = %123, %63
  %91 = phi i32 [ %28, %63 ], [ %169, %123 ], !dbg !5064
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !5065
  %92 = and i32 %26, 7, !dbg !5066
  %93 = mul nsw i32 %92, -12, !dbg !5067
  %94 = sext i32 %93 to i64, !dbg !5068
  %95 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4k21xPjS_PKiiiiiijxxyyiE2A3 to ptr), i64 %94, !dbg !5069
  %96 = getelementptr i8, ptr %95, i64 336, !dbg !5070
  %97 = getelementptr i8, ptr %95, i64 340, !dbg !5071
  %98 = load i32, ptr %97, align 4, !dbg !5072, !tbaa !5
  %99 = getelementptr i8, ptr %95, i64 344, !dbg !5073
  %100 = load i32, ptr %99, align 4, !dbg !5074, !tbaa !5
  %101 = load i32, ptr %96, align 4, !dbg !5075, !tbaa !5
  %102 = getelementptr i8, ptr %95, i64 348, !dbg !5076
  %103 = load i32, ptr %102, align 4, !dbg !5077, !tbaa !5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !5078
  %104 = icmp samesign ult i32 %27, 576, !dbg !5079
  br i1 %104, label %105, label %175, !dbg !5080

105:                                              ; preds = %90
  %106 = mul i32 %20, 795, !dbg !5081
  br label %180, !dbg !5082

107:                                              ; preds = %123, %65
  %108 = phi i32 [ %28, %65 ], [ %169, %123 ], !dbg !5083
  %109 = phi i64 [ %66, %65 ], [ %132, %123 ], !dbg !5084
  br label %110, !dbg !5085

110:                                              ; preds = %110, %107
  %111 = phi i32 [ %108, %107 ], [ %119, %110 ], !dbg !5086
  %112 = phi i32 [ 256, %107 ], [ %120, %110 ], !dbg !5087
  %113 = mul i32 %111, 33, !dbg !5088
  %114 = xor i32 %112, %73, !dbg !5089
  %115 = zext i32 %114 to i64, !dbg !5090
  %116 = getelementptr inbounds nuw i16, ptr addrspacecast (ptr addrspace(3) @_ZZ4k21xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %115, !dbg !5091
  %117 = load i16, ptr %116, align 2, !dbg !5092, !tbaa !92
  %118 = zext i16 %117 to i32, !dbg !5093
  %119 = add i32 %113, %118, !dbg !5094
  %120 = sdiv i32 %112, 2, !dbg !5095
  %121 = add nsw i32 %112, 1, !dbg !5096
  %122 = icmp ult i32 %121, 3, !dbg !5097
  br i1 %122, label %134, label %110, !dbg !5098, !llvm.loop !5099

123:                                              ; preds = %172
  %124 = trunc nuw nsw i64 %109 to i32, !dbg !5100
  %125 = mul nuw nsw i32 %124, 3, !dbg !5101
  %126 = add i32 %169, %125, !dbg !5102
  %127 = trunc i32 %126 to i16, !dbg !5103
  %128 = shl nuw nsw i64 %109, 32, !dbg !5104
  %129 = add nsw i64 %128, -416611827712, !dbg !5105
  %130 = ashr exact i64 %129, 31, !dbg !5106
  %131 = getelementptr inbounds i8, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4k21xPjS_PKiiiiiijxxyyiE2A2 to ptr), i64 194), i64 %130, !dbg !5107
  store volatile i16 %127, ptr %131, align 2, !dbg !5108, !tbaa !92
  %132 = add nuw nsw i64 %109, %78, !dbg !5109
  %133 = icmp samesign ult i64 %132, 100, !dbg !5110
  br i1 %133, label %107, label %90, !dbg !5111, !llvm.loop !5112

134:                                              ; preds = %172, %110
  %135 = phi i32 [ %169, %172 ], [ %119, %110 ], !dbg !5114
  %136 = phi i8 [ %173, %172 ], [ 0, %110 ], !dbg !5115
  br label %137, !dbg !5116

137:                                              ; preds = %137, %134
  %138 = phi i32 [ %135, %134 ], [ %169, %137 ], !dbg !5117
  %139 = phi i32 [ 0, %134 ], [ %170, %137 ], !dbg !5118
  %140 = add nuw nsw i32 %139, %77, !dbg !5119
  %141 = shl nuw nsw i32 %140, 2, !dbg !5120
  %142 = mul i32 %138, 33, !dbg !5121
  %143 = zext nneg i32 %141 to i64, !dbg !5122
  %144 = getelementptr inbounds nuw i16, ptr addrspacecast (ptr addrspace(3) @_ZZ4k21xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %143, !dbg !5123
  %145 = getelementptr inbounds nuw i8, ptr %144, i64 4, !dbg !5124
  %146 = load i16, ptr %145, align 2, !dbg !5125, !tbaa !92
  %147 = zext i16 %146 to i32, !dbg !5126
  %148 = add i32 %142, %147, !dbg !5127
  %149 = mul i32 %148, 33, !dbg !5128
  %150 = zext nneg i32 %141 to i64, !dbg !5129
  %151 = getelementptr inbounds nuw i16, ptr addrspacecast (ptr addrspace(3) @_ZZ4k21xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %150, !dbg !5130
  %152 = getelementptr inbounds nuw i8, ptr %151, i64 6, !dbg !5131
  %153 = load i16, ptr %152, align 2, !dbg !5132, !tbaa !92
  %154 = zext i16 %153 to i32, !dbg !5133
  %155 = add i32 %149, %154, !dbg !5134
  %156 = mul i32 %155, 33, !dbg !5135
  %157 = zext nneg i32 %141 to i64, !dbg !5136
  %158 = getelementptr inbounds nuw i16, ptr addrspacecast (ptr addrspace(3) @_ZZ4k21xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %157, !dbg !5137
  %159 = getelementptr inbounds nuw i8, ptr %158, i64 8, !dbg !5138
  %160 = load i16, ptr %159, align 2, !dbg !5139, !tbaa !92
  %161 = zext i16 %160 to i32, !dbg !5140
  %162 = add i32 %156, %161, !dbg !5141
  %163 = mul i32 %162, 33, !dbg !5142
  %164 = zext nneg i32 %141 to i64, !dbg !5143
  %165 = getelementptr inbounds nuw i16, ptr addrspacecast (ptr addrspace(3) @_ZZ4k21xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %164, !dbg !5144
  %166 = getelementptr inbounds nuw i8, ptr %165, i64 10, !dbg !5145
  %167 = load i16, ptr %166, align 2, !dbg !5146, !tbaa !92
  %168 = zext i16 %167 to i32, !dbg !5147
  %169 = add i32 %163, %168, !dbg !5148
  %170 = add nuw nsw i32 %139, 1, !dbg !5149
  %171 = icmp eq i32 %139, 0, !dbg !5150
  br i1 %171, label %137, label %172, !dbg !5151, !llvm.loop !5152

172:                                              ; preds = %137
  %173 = add nuw nsw i8 %136, 1, !dbg !5153
  %174 = icmp samesign ult i8 %136, 15, !dbg !5154
  br i1 %174, label %134, label %123, !dbg !5155, !llvm.loop !5156

175:                                              ; preds = %180, %90
  %176 = icmp samesign ult i32 %27, 100, !dbg !5157
  br i1 %176, label %177, label %191, !dbg !5158

177:                                              ; preds = %175
  %178 = mul i32 %20, 795, !dbg !5159
  %179 = add i32 %178, 576, !dbg !5160
  br label %196, !dbg !5161

180:                                              ; preds = %180, %105
  %181 = phi i32 [ %27, %105 ], [ %189, %180 ], !dbg !5162
  %182 = zext nneg i32 %181 to i64, !dbg !5163
  %183 = getelementptr inbounds nuw i16, ptr addrspacecast (ptr addrspace(3) @_ZZ4k21xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %182, !dbg !5164
  %184 = load i16, ptr %183, align 2, !dbg !5165, !tbaa !92
  %185 = zext i16 %184 to i32, !dbg !5166
  %186 = add i32 %181, %106, !dbg !5167
  %187 = zext i32 %186 to i64, !dbg !5168
  %188 = getelementptr inbounds nuw i32, ptr %1, i64 %187, !dbg !5169
  store i32 %185, ptr %188, align 4, !dbg !5170, !tbaa !5
  %189 = add nuw nsw i32 %181, %19, !dbg !5171
  %190 = icmp samesign ult i32 %189, 576, !dbg !5172
  br i1 %190, label %180, label %175, !dbg !5173, !llvm.loop !5174

191:                                              ; preds = %196, %175
  %192 = icmp samesign ult i32 %27, 119, !dbg !5175
  br i1 %192, label %193, label %207, !dbg !5176

193:                                              ; preds = %191
  %194 = mul i32 %20, 795, !dbg !5177
  %195 = add i32 %194, 676, !dbg !5178
  br label %222, !dbg !5179

196:                                              ; preds = %196, %177
  %197 = phi i32 [ %27, %177 ], [ %205, %196 ], !dbg !5180
  %198 = zext nneg i32 %197 to i64, !dbg !5181
  %199 = getelementptr inbounds nuw i16, ptr addrspacecast (ptr addrspace(3) @_ZZ4k21xPjS_PKiiiiiijxxyyiE2A2 to ptr), i64 %198, !dbg !5182
  %200 = load i16, ptr %199, align 2, !dbg !5183, !tbaa !92
  %201 = zext i16 %200 to i32, !dbg !5184
  %202 = add i32 %179, %197, !dbg !5185
  %203 = zext i32 %202 to i64, !dbg !5186
  %204 = getelementptr inbounds nuw i32, ptr %1, i64 %203, !dbg !5187
  store i32 %201, ptr %204, align 4, !dbg !5188, !tbaa !5
  %205 = add nuw nsw i32 %197, %19, !dbg !5189
  %206 = icmp samesign ult i32 %205, 100, !dbg !5190
  br i1 %206, label %196, label %191, !dbg !5191, !llvm.loop !5192

207:                                              ; preds = %222, %191
  %208 = icmp eq i32 %27, 71, !dbg !5193
  %209 = mul i32 %91, 33, !dbg !5194
  %210 = add i32 %98, %209, !dbg !5195
  %211 = mul i32 %210, 33, !dbg !5196
  %212 = add i32 %211, %100, !dbg !5197
  %213 = select i1 %208, i32 33, i32 231, !dbg !5198
  %214 = mul i32 %212, %213, !dbg !5199
  %215 = add i32 %214, %101, !dbg !5200
  %216 = mul i32 %215, 33, !dbg !5201
  %217 = add i32 %216, %103, !dbg !5202
  %218 = mul i32 %19, %20, !dbg !5203
  %219 = add i32 %27, %218, !dbg !5204
  %220 = zext i32 %219 to i64, !dbg !5205
  %221 = getelementptr inbounds nuw i32, ptr %0, i64 %220, !dbg !5206
  store i32 %217, ptr %221, align 4, !dbg !5207, !tbaa !5
  ret void, !dbg !5208

222:                                              ; preds = %222, %193
  %223 = phi i32 [ %27, %193 ], [ %230, %222 ], !dbg !5209
  %224 = zext nneg i32 %223 to i64, !dbg !5210
  %225 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4k21xPjS_PKiiiiiijxxyyiE2A3 to ptr), i64 %224, !dbg !5211
  %226 = load i32, ptr %225, align 4, !dbg !5212, !tbaa !5
  %227 = add i32 %195, %223, !dbg !5213
  %228 = zext i32 %227 to i64, !dbg !5214
  %229 = getelementptr inbounds nuw i32, ptr %1, i64 %228, !dbg !5215
  store i32 %226, ptr %229, align 4, !dbg !5216, !tbaa !5
  %230 = add nuw nsw i32 %223, %19, !dbg !5217
  %231 = icmp samesign ult i32 %230, 119, !dbg !5218
  br i1 %231, label %222, label %207, !dbg !5219, !llvm.loop !5220
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4k22xPjS_PKiiiiiijxxyyi(ptr noundef writeonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i64 noundef %9, i64 noundef %10, i64 noundef %11, i64 noundef %12, i32 noundef %13) local_unnamed_addr #2 !dbg !5221 {
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !5222
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !5223
  %17 = mul nuw nsw i32 %15, %16, !dbg !5224
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !5225
  %19 = mul nuw nsw i32 %17, %18, !dbg !5226
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !5227
  %21 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !5228
  %22 = mul nuw nsw i32 %21, %16, !dbg !5229
  %23 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !5230
  %24 = add nuw nsw i32 %22, %23, !dbg !5231
  %25 = mul nuw nsw i32 %24, %15, !dbg !5232
  %26 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !5233
  %27 = add nuw nsw i32 %25, %26, !dbg !5234
  %28 = add nuw i32 %27, %20, !dbg !5235
  %29 = icmp samesign ult i32 %27, 279, !dbg !5236
  br i1 %29, label %30, label %33, !dbg !5237

30:                                               ; preds = %14
  %31 = zext nneg i32 %27 to i64, !dbg !5238
  %32 = zext nneg i32 %19 to i64, !dbg !5239
  br label %39, !dbg !5240

33:                                               ; preds = %39, %14
  %34 = icmp eq i32 %21, 0, !dbg !5241
  %35 = icmp samesign ult i32 %23, 8, !dbg !5242
  %36 = select i1 %34, i1 %35, i1 false, !dbg !5243
  br i1 %36, label %37, label %80, !dbg !5244

37:                                               ; preds = %33
  %38 = icmp samesign ult i32 %26, 36, !dbg !5245
  br label %57, !dbg !5246

39:                                               ; preds = %39, %30
  %40 = phi i64 [ %31, %30 ], [ %55, %39 ], !dbg !5247
  %41 = trunc nuw nsw i64 %40 to i32, !dbg !5248
  %42 = add nuw nsw i32 %41, 62, !dbg !5249
  %43 = uitofp nneg i32 %42 to float, !dbg !5250
  %44 = mul nuw nsw i32 %42, 3, !dbg !5251
  %45 = add nuw nsw i32 %44, 1, !dbg !5252
  %46 = freeze i32 %41, !dbg !5253
  %47 = udiv i32 %46, 9, !dbg !5254
  %48 = zext nneg i32 %47 to i64, !dbg !5255
  %49 = getelementptr inbounds nuw [9 x %struct.S5_0], ptr addrspacecast (ptr addrspace(3) @_ZZ4k22xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %48, !dbg !5256
  %50 = mul i32 %47, 9, !dbg !5257
  %51 = sub i32 %46, %50, !dbg !5258
  %52 = zext nneg i32 %51 to i64, !dbg !5259
  %53 = getelementptr inbounds nuw %struct.S5_0, ptr %49, i64 %52, !dbg !5260
  store float %43, ptr %53, align 4, !dbg !5261, !tbaa !946
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 4, !dbg !5262
  store i32 %45, ptr %54, align 4, !dbg !5263, !tbaa !5
  %55 = add nuw nsw i64 %40, %32, !dbg !5264
  %56 = icmp samesign ult i64 %55, 279, !dbg !5265
  br i1 %56, label %39, label %33, !dbg !5266, !llvm.loop !5267

57:                                               ; preds = %64, %37
  %58 = phi i32 [ %23, %37 ], [ %65, %64 ], !dbg !5268
  br i1 %38, label %59, label %64, !dbg !5269

59:                                               ; preds = %57
  %60 = mul nuw nsw i32 %58, 36, !dbg !5270
  %61 = xor i32 %58, 3, !dbg !5271
  %62 = zext nneg i32 %61 to i64, !dbg !5272
  %63 = getelementptr inbounds nuw [36 x float], ptr addrspacecast (ptr addrspace(3) @_ZL4G5_0 to ptr), i64 %62, !dbg !5273
  br label %67, !dbg !5274

64:                                               ; preds = %67, %57
  %65 = add nuw nsw i32 %58, %16, !dbg !5275
  %66 = icmp samesign ult i32 %65, 8, !dbg !5276
  br i1 %66, label %57, label %80, !dbg !5277, !llvm.loop !5278

67:                                               ; preds = %67, %59
  %68 = phi i32 [ %26, %59 ], [ %78, %67 ], !dbg !5279
  %69 = add nuw nsw i32 %68, %60, !dbg !5280
  %70 = mul nuw nsw i32 %69, 7, !dbg !5281
  %71 = add nuw nsw i32 %70, 38, !dbg !5282
  %72 = and i32 %71, 1023, !dbg !5283
  %73 = uitofp nneg i32 %72 to float, !dbg !5284
  %74 = mul nuw nsw i32 %68, 17, !dbg !5285
  %75 = urem i32 %74, 36, !dbg !5286
  %76 = zext nneg i32 %75 to i64, !dbg !5287
  %77 = getelementptr inbounds nuw float, ptr %63, i64 %76, !dbg !5288
  store volatile float %73, ptr %77, align 4, !dbg !5289, !tbaa !946
  %78 = add nuw nsw i32 %68, %15, !dbg !5290
  %79 = icmp samesign ult i32 %78, 36, !dbg !5291
  br i1 %79, label %67, label %64, !dbg !5292, !llvm.loop !5293

80:                                               ; preds = %64, %33
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !5294
  %81 = icmp samesign ult i32 %27, 140, !dbg !5295
  br i1 %81, label %82, label %107, !dbg !5296

82:                                               ; preds = %80
  %83 = shl nuw nsw i32 %27, 1, !dbg !5297
  %84 = urem i32 %26, 6, !dbg !5298
  %85 = and i32 %84, 3, !dbg !5299
  %86 = icmp eq i32 %85, 0, !dbg !5300
  %87 = urem i32 %23, 14, !dbg !5301
  %88 = shl nuw nsw i32 %87, 2, !dbg !5302
  %89 = sub nuw nsw i32 52, %88, !dbg !5303
  %90 = zext nneg i32 %89 to i64, !dbg !5304
  %91 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZL4G5_0 to ptr), i64 %90, !dbg !5305
  %92 = getelementptr inbounds nuw i8, ptr %91, i64 4, !dbg !5306
  %93 = and i32 %23, 14, !dbg !5307
  %94 = icmp eq i32 %93, 14, !dbg !5308
  %95 = getelementptr inbounds nuw i8, ptr %91, i64 12, !dbg !5309
  %96 = urem i32 %23, 14, !dbg !5310
  %97 = shl nuw nsw i32 %96, 3, !dbg !5311
  %98 = zext nneg i32 %97 to i64, !dbg !5312
  %99 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZL4G5_0 to ptr), i64 %98, !dbg !5313
  %100 = shl nuw nsw i32 %19, 1, !dbg !5314
  br label %101, !dbg !5315

101:                                              ; preds = %118, %82
  %102 = phi i32 [ %28, %82 ], [ %119, %118 ], !dbg !5316
  %103 = phi i32 [ %83, %82 ], [ %120, %118 ], !dbg !5317
  %104 = tail call i32 @llvm.umin.i32(i32 %103, i32 277), !dbg !5318
  %105 = add nuw nsw i32 %104, 2, !dbg !5319
  %106 = icmp samesign ult i32 %103, %105, !dbg !5320
  br i1 %106, label %122, label %118, !dbg !5321

107:                                              ; preds = %118, %80
  %108 = phi i32 [ %28, %80 ], [ %119, %118 ], !dbg !5322
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !5323
  %109 = urem i32 %26, 6, !dbg !5324
  %110 = shl nuw nsw i32 %109, 6, !dbg !5325
  %111 = and i32 %110, 64, !dbg !5326
  %112 = shl nuw nsw i32 %27, 5, !dbg !5327
  %113 = and i32 %112, 32, !dbg !5328
  %114 = and i32 %27, 31, !dbg !5329
  %115 = or disjoint i32 %114, %113, !dbg !5330
  %116 = or disjoint i32 %115, %111, !dbg !5331
  %117 = shl nuw nsw i32 %116, 1, !dbg !5332
  br label %185, !dbg !5333

118:                                              ; preds = %156, %101
  %119 = phi i32 [ %102, %101 ], [ %157, %156 ], !dbg !5334
  %120 = add nuw nsw i32 %103, %100, !dbg !5335
  %121 = icmp samesign ult i32 %120, 279, !dbg !5336
  br i1 %121, label %101, label %107, !dbg !5337, !llvm.loop !5338

122:                                              ; preds = %156, %101
  %123 = phi i32 [ %157, %156 ], [ %102, %101 ], !dbg !5339
  %124 = phi i32 [ %174, %156 ], [ %103, %101 ], !dbg !5340
  br i1 %86, label %128, label %125, !dbg !5341

125:                                              ; preds = %122
  %126 = load float, ptr %92, align 4, !dbg !5342, !tbaa !946
  %127 = fptosi float %126 to i32, !dbg !5343
  br label %139, !dbg !5344

128:                                              ; preds = %128, %122
  %129 = phi ptr [ %136, %128 ], [ %99, %122 ], !dbg !5345
  %130 = phi i32 [ %137, %128 ], [ 5, %122 ], !dbg !5346
  %131 = phi i32 [ %135, %128 ], [ %123, %122 ], !dbg !5347
  %132 = mul i32 %131, 33, !dbg !5348
  %133 = load float, ptr %129, align 4, !dbg !5349, !tbaa !946
  %134 = fptosi float %133 to i32, !dbg !5350
  %135 = add i32 %132, %134, !dbg !5351
  %136 = getelementptr inbounds nuw i8, ptr %129, i64 144, !dbg !5352
  %137 = add nsw i32 %130, -1, !dbg !5353
  %138 = icmp samesign ugt i32 %130, 1, !dbg !5354
  br i1 %138, label %128, label %156, !dbg !5355, !llvm.loop !5356

139:                                              ; preds = %152, %125
  %140 = phi i32 [ %123, %125 ], [ %153, %152 ], !dbg !5357
  %141 = phi i32 [ 0, %125 ], [ %154, %152 ], !dbg !5358
  %142 = mul i32 %140, 33, !dbg !5359
  %143 = add i32 %142, %127, !dbg !5360
  %144 = icmp eq i32 %141, 0, !dbg !5361
  %145 = xor i32 %143, 5, !dbg !5362
  %146 = select i1 %144, i32 %143, i32 %145, !dbg !5363
  br i1 %94, label %152, label %147, !dbg !5364

147:                                              ; preds = %139
  %148 = mul i32 %146, 33, !dbg !5365
  %149 = load float, ptr %95, align 4, !dbg !5366, !tbaa !946
  %150 = fptosi float %149 to i32, !dbg !5367
  %151 = add i32 %148, %150, !dbg !5368
  br label %152, !dbg !5369

152:                                              ; preds = %147, %139
  %153 = phi i32 [ %151, %147 ], [ %146, %139 ], !dbg !5370
  %154 = add nuw nsw i32 %141, 1, !dbg !5371
  %155 = icmp eq i32 %154, 3, !dbg !5372
  br i1 %155, label %156, label %139, !dbg !5373, !llvm.loop !5374

156:                                              ; preds = %152, %128
  %157 = phi i32 [ %135, %128 ], [ %153, %152 ], !dbg !5375
  %158 = add nuw nsw i32 %124, 153, !dbg !5376
  %159 = urem i32 %158, 279, !dbg !5377
  %160 = add i32 %157, %124, !dbg !5378
  %161 = and i32 %160, 1023, !dbg !5379
  %162 = uitofp nneg i32 %161 to float, !dbg !5380
  %163 = freeze i32 %159, !dbg !5381
  %164 = udiv i32 %163, 9, !dbg !5382
  %165 = zext nneg i32 %164 to i64, !dbg !5383
  %166 = getelementptr inbounds nuw [9 x %struct.S5_0], ptr addrspacecast (ptr addrspace(3) @_ZZ4k22xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %165, !dbg !5384
  %167 = mul i32 %164, 9, !dbg !5385
  %168 = sub i32 %163, %167, !dbg !5386
  %169 = zext nneg i32 %168 to i64, !dbg !5387
  %170 = getelementptr inbounds nuw %struct.S5_0, ptr %166, i64 %169, !dbg !5388
  store float %162, ptr %170, align 4, !dbg !5389, !tbaa !5390
  %171 = mul i32 %160, 3, !dbg !5392
  %172 = add i32 %171, 1, !dbg !5393
  %173 = getelementptr inbounds nuw i8, ptr %170, i64 4, !dbg !5394
  store i32 %172, ptr %173, align 4, !dbg !5395, !tbaa !5396
  %174 = add nuw nsw i32 %124, 1, !dbg !5397
  %175 = icmp samesign ult i32 %174, %105, !dbg !5398
  br i1 %175, label %122, label %118, !dbg !5399, !llvm.loop !5400

176:                                              ; preds = %185
  %177 = and i32 %26, 7, !dbg !5401
  %178 = mul nuw nsw i32 %177, 39, !dbg !5402
  %179 = zext nneg i32 %178 to i64, !dbg !5403
  %180 = getelementptr inbounds nuw %struct.S5_0, ptr addrspacecast (ptr addrspace(3) @_ZZ4k22xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %179, !dbg !5404
  %181 = load i64, ptr %180, align 4, !dbg !5405
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !5406
  %182 = icmp samesign ult i32 %27, 279, !dbg !5407
  br i1 %182, label %183, label %198, !dbg !5408

183:                                              ; preds = %176
  %184 = mul i32 %20, 567, !dbg !5409
  br label %203, !dbg !5410

185:                                              ; preds = %185, %107
  %186 = phi i32 [ 1, %107 ], [ %196, %185 ], !dbg !5411
  %187 = phi i32 [ %108, %107 ], [ %195, %185 ], !dbg !5412
  %188 = mul i32 %187, 33, !dbg !5413
  %189 = add nuw nsw i32 %117, %186, !dbg !5414
  %190 = sub i32 287, %189, !dbg !5415
  %191 = zext nneg i32 %190 to i64, !dbg !5416
  %192 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZL4G5_0 to ptr), i64 %191, !dbg !5417
  %193 = load float, ptr %192, align 4, !dbg !5418, !tbaa !946
  %194 = fptosi float %193 to i32, !dbg !5419
  %195 = add i32 %188, %194, !dbg !5420
  %196 = add nsw i32 %186, -1, !dbg !5421
  %197 = icmp eq i32 %186, 0, !dbg !5422
  br i1 %197, label %176, label %185, !dbg !5423, !llvm.loop !5424

198:                                              ; preds = %203, %176
  %199 = icmp samesign ult i32 %27, 288, !dbg !5425
  br i1 %199, label %200, label %220, !dbg !5426

200:                                              ; preds = %198
  %201 = mul i32 %20, 567, !dbg !5427
  %202 = add i32 %201, 279, !dbg !5428
  br label %234, !dbg !5429

203:                                              ; preds = %203, %183
  %204 = phi i32 [ %27, %183 ], [ %218, %203 ], !dbg !5430
  %205 = zext nneg i32 %204 to i64, !dbg !5431
  %206 = getelementptr inbounds nuw %struct.S5_0, ptr addrspacecast (ptr addrspace(3) @_ZZ4k22xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %205, !dbg !5432
  %207 = load i64, ptr %206, align 4, !dbg !5433
  %208 = trunc i64 %207 to i32, !dbg !5434
  %209 = lshr i64 %207, 32, !dbg !5435
  %210 = trunc nuw i64 %209 to i32, !dbg !5436
  %211 = bitcast i32 %208 to float, !dbg !5437
  %212 = fptosi float %211 to i32, !dbg !5438
  %213 = mul i32 %210, 3, !dbg !5439
  %214 = add i32 %213, %212, !dbg !5440
  %215 = add i32 %204, %184, !dbg !5441
  %216 = zext i32 %215 to i64, !dbg !5442
  %217 = getelementptr inbounds nuw i32, ptr %1, i64 %216, !dbg !5443
  store i32 %214, ptr %217, align 4, !dbg !5444, !tbaa !5
  %218 = add nuw nsw i32 %204, %19, !dbg !5445
  %219 = icmp samesign ult i32 %218, 279, !dbg !5446
  br i1 %219, label %203, label %198, !dbg !5447, !llvm.loop !5448

220:                                              ; preds = %234, %198
  %221 = trunc i64 %181 to i32, !dbg !5449
  %222 = bitcast i32 %221 to float, !dbg !5450
  %223 = fptosi float %222 to i32, !dbg !5451
  %224 = lshr i64 %181, 32, !dbg !5452
  %225 = trunc nuw i64 %224 to i32, !dbg !5453
  %226 = mul i32 %225, 3, !dbg !5454
  %227 = mul i32 %195, 33, !dbg !5455
  %228 = add i32 %227, %223, !dbg !5456
  %229 = add i32 %228, %226, !dbg !5457
  %230 = mul i32 %19, %20, !dbg !5458
  %231 = add i32 %27, %230, !dbg !5459
  %232 = zext i32 %231 to i64, !dbg !5460
  %233 = getelementptr inbounds nuw i32, ptr %0, i64 %232, !dbg !5461
  store i32 %229, ptr %233, align 4, !dbg !5462, !tbaa !5
  ret void, !dbg !5463

234:                                              ; preds = %234, %200
  %235 = phi i32 [ %27, %200 ], [ %243, %234 ], !dbg !5464
  %236 = zext nneg i32 %235 to i64, !dbg !5465
  %237 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZL4G5_0 to ptr), i64 %236, !dbg !5466
  %238 = load float, ptr %237, align 4, !dbg !5467, !tbaa !946
  %239 = fptosi float %238 to i32, !dbg !5468
  %240 = add i32 %202, %235, !dbg !5469
  %241 = zext i32 %240 to i64, !dbg !5470
  %242 = getelementptr inbounds nuw i32, ptr %1, i64 %241, !dbg !5471
  store i32 %239, ptr %242, align 4, !dbg !5472, !tbaa !5
  %243 = add nuw nsw i32 %235, %19, !dbg !5473
  %244 = icmp samesign ult i32 %243, 288, !dbg !5474
  br i1 %244, label %234, label %220, !dbg !5475, !llvm.loop !5476
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4k23xPjS_PKiiiiiijxxyyi(ptr noundef writeonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i64 noundef %9, i64 noundef %10, i64 noundef %11, i64 noundef %12, i32 noundef %13) local_unnamed_addr #2 !dbg !5477 {
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !5478
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !5479
  %17 = mul nuw nsw i32 %15, %16, !dbg !5480
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !5481
  %19 = mul nuw nsw i32 %17, %18, !dbg !5482
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !5483
  %21 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !5484
  %22 = mul nuw nsw i32 %21, %16, !dbg !5485
  %23 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !5486
  %24 = add nuw nsw i32 %22, %23, !dbg !5487
  %25 = mul nuw nsw i32 %24, %15, !dbg !5488
  %26 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !5489
  %27 = add nuw nsw i32 %25, %26, !dbg !5490
  %28 = add nuw i32 %27, %20, !dbg !5491
  %29 = icmp samesign ult i32 %27, 128, !dbg !5492
  br i1 %29, label %36, label %30, !dbg !5493

30:                                               ; preds = %36, %14
  %31 = icmp eq i32 %21, 0, !dbg !5494
  %32 = icmp samesign ult i32 %23, 8, !dbg !5495
  %33 = select i1 %31, i1 %32, i1 false, !dbg !5496
  br i1 %33, label %34, label %81, !dbg !5497

34:                                               ; preds = %30
  %35 = icmp samesign ult i32 %26, 3, !dbg !5498
  br label %62, !dbg !5499

36:                                               ; preds = %36, %14
  %37 = phi i32 [ %60, %36 ], [ %27, %14 ], !dbg !5500
  %38 = mul nuw nsw i32 %37, 29, !dbg !5501
  %39 = add nuw nsw i32 %38, 61, !dbg !5502
  %40 = and i32 %39, 1023, !dbg !5503
  %41 = uitofp nneg i32 %40 to float, !dbg !5504
  %42 = insertelement <4 x float> poison, float %41, i64 0, !dbg !5505
  %43 = mul nuw nsw i32 %39, 3, !dbg !5506
  %44 = add nuw nsw i32 %43, 1, !dbg !5507
  %45 = and i32 %44, 1023, !dbg !5508
  %46 = uitofp nneg i32 %45 to float, !dbg !5509
  %47 = insertelement <4 x float> %42, float %46, i64 1, !dbg !5510
  %48 = mul nuw nsw i32 %39, 5, !dbg !5511
  %49 = add nuw nsw i32 %48, 2, !dbg !5512
  %50 = and i32 %49, 1023, !dbg !5513
  %51 = uitofp nneg i32 %50 to float, !dbg !5514
  %52 = insertelement <4 x float> %47, float %51, i64 2, !dbg !5515
  %53 = mul nuw nsw i32 %39, 7, !dbg !5516
  %54 = add nuw nsw i32 %53, 3, !dbg !5517
  %55 = and i32 %54, 1023, !dbg !5518
  %56 = uitofp nneg i32 %55 to float, !dbg !5519
  %57 = insertelement <4 x float> %52, float %56, i64 3, !dbg !5520
  %58 = zext nneg i32 %37 to i64, !dbg !5521
  %59 = getelementptr inbounds nuw <4 x float>, ptr addrspacecast (ptr addrspace(3) @_ZZ4k23xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %58, !dbg !5522
  store <4 x float> %57, ptr %59, align 16, !dbg !5523, !tbaa !118
  %60 = add nuw nsw i32 %37, %19, !dbg !5524
  %61 = icmp samesign ult i32 %60, 128, !dbg !5525
  br i1 %61, label %36, label %30, !dbg !5526, !llvm.loop !5527

62:                                               ; preds = %66, %34
  %63 = phi i32 [ %23, %34 ], [ %67, %66 ], !dbg !5528
  br i1 %35, label %64, label %66, !dbg !5529

64:                                               ; preds = %62
  %65 = mul nuw nsw i32 %63, 3, !dbg !5530
  br label %69, !dbg !5531

66:                                               ; preds = %69, %62
  %67 = add nuw nsw i32 %63, %16, !dbg !5532
  %68 = icmp samesign ult i32 %67, 8, !dbg !5533
  br i1 %68, label %62, label %81, !dbg !5534, !llvm.loop !5535

69:                                               ; preds = %69, %64
  %70 = phi i32 [ %26, %64 ], [ %79, %69 ], !dbg !5536
  %71 = add nuw nsw i32 %70, %65, !dbg !5537
  %72 = add nuw nsw i32 %71, 91, !dbg !5538
  %73 = insertelement <2 x i32> poison, i32 %72, i64 0, !dbg !5539
  %74 = mul nuw nsw i32 %72, 3, !dbg !5540
  %75 = add nuw nsw i32 %74, 1, !dbg !5541
  %76 = insertelement <2 x i32> %73, i32 %75, i64 1, !dbg !5542
  %77 = zext nneg i32 %71 to i64, !dbg !5543
  %78 = getelementptr inbounds nuw <2 x i32>, ptr addrspacecast (ptr addrspace(3) @_ZZ4k23xPjS_PKiiiiiijxxyyiE2A2 to ptr), i64 %77, !dbg !5544
  store <2 x i32> %76, ptr %78, align 8, !dbg !5545, !tbaa !118
  %79 = add nuw nsw i32 %70, %15, !dbg !5546
  %80 = icmp samesign ult i32 %79, 3, !dbg !5547
  br i1 %80, label %69, label %66, !dbg !5548, !llvm.loop !5549

81:                                               ; preds = %66, %30
  %82 = icmp samesign ult i32 %27, 288, !dbg !5550
  br i1 %82, label %85, label %83, !dbg !5551

83:                                               ; preds = %85, %81
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !5552
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !5553
  %84 = icmp eq i32 %26, 3, !dbg !5554
  br i1 %84, label %139, label %101, !dbg !5555

85:                                               ; preds = %85, %81
  %86 = phi i32 [ %99, %85 ], [ %27, %81 ], !dbg !5556
  %87 = mul nuw i32 %86, 29, !dbg !5557
  %88 = add nuw nsw i32 %87, 6, !dbg !5558
  %89 = and i32 %88, 1023, !dbg !5559
  %90 = uitofp nneg i32 %89 to float, !dbg !5560
  %91 = and i32 %86, 31, !dbg !5561
  %92 = lshr i32 %86, 5, !dbg !5562
  %93 = mul nsw i32 %91, -9, !dbg !5563
  %94 = sub nsw i32 %93, %92, !dbg !5564
  %95 = add nsw i32 %94, 287, !dbg !5565
  %96 = zext i32 %95 to i64, !dbg !5566
  %97 = shl nuw nsw i64 %96, 2, !dbg !5567
  %98 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZL4G5_0 to ptr), i64 %97, !dbg !5568
  store float %90, ptr %98, align 1, !dbg !5569, !tbaa !946
  %99 = add nuw nsw i32 %86, %19, !dbg !5570
  %100 = icmp samesign ult i32 %99, 288, !dbg !5571
  br i1 %100, label %85, label %83, !dbg !5572, !llvm.loop !5573

101:                                              ; preds = %83
  %102 = mul i32 %28, 33, !dbg !5574
  %103 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4k23xPjS_PKiiiiiijxxyyiE2A2 to ptr), i64 16), align 8, !dbg !5575, !tbaa !118
  %104 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4k23xPjS_PKiiiiiijxxyyiE2A2 to ptr), i64 20), align 4, !dbg !5576, !tbaa !118
  %105 = mul i32 %104, 3, !dbg !5577
  %106 = add i32 %103, %102, !dbg !5578
  %107 = add i32 %106, %105, !dbg !5579
  %108 = mul i32 %107, 33, !dbg !5580
  %109 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4k23xPjS_PKiiiiiijxxyyiE2A2 to ptr), align 8, !dbg !5581, !tbaa !118
  %110 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4k23xPjS_PKiiiiiijxxyyiE2A2 to ptr), i64 4), align 4, !dbg !5582, !tbaa !118
  %111 = mul i32 %110, 3, !dbg !5583
  %112 = add i32 %111, %109, !dbg !5584
  %113 = add i32 %112, %108, !dbg !5585
  %114 = icmp samesign ult i32 %27, 13, !dbg !5586
  br i1 %114, label %115, label %122, !dbg !5587

115:                                              ; preds = %101
  %116 = mul i32 %113, 33, !dbg !5588
  %117 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4k23xPjS_PKiiiiiijxxyyiE2A2 to ptr), i64 32), align 8, !dbg !5589, !tbaa !118
  %118 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4k23xPjS_PKiiiiiijxxyyiE2A2 to ptr), i64 36), align 4, !dbg !5590, !tbaa !118
  %119 = mul i32 %118, 3, !dbg !5591
  %120 = add i32 %117, %116, !dbg !5592
  %121 = add i32 %120, %119, !dbg !5593
  br label %122, !dbg !5594

122:                                              ; preds = %115, %101
  %123 = phi i32 [ %121, %115 ], [ %113, %101 ], !dbg !5595
  %124 = mul i32 %123, 33, !dbg !5596
  %125 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4k23xPjS_PKiiiiiijxxyyiE2A2 to ptr), i64 48), align 8, !dbg !5597, !tbaa !118
  %126 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4k23xPjS_PKiiiiiijxxyyiE2A2 to ptr), i64 52), align 4, !dbg !5598, !tbaa !118
  %127 = mul i32 %126, 3, !dbg !5599
  %128 = add i32 %125, %124, !dbg !5600
  %129 = add i32 %128, %127, !dbg !5601
  %130 = and i32 %26, 4, !dbg !5602
  %131 = icmp eq i32 %130, 0, !dbg !5603
  br i1 %131, label %139, label %132, !dbg !5604

132:                                              ; preds = %122
  %133 = mul i32 %129, 33, !dbg !5605
  %134 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4k23xPjS_PKiiiiiijxxyyiE2A2 to ptr), i64 24), align 8, !dbg !5606, !tbaa !118
  %135 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ4k23xPjS_PKiiiiiijxxyyiE2A2 to ptr), i64 28), align 4, !dbg !5607, !tbaa !118
  %136 = mul i32 %135, 3, !dbg !5608
  %137 = add i32 %134, %133, !dbg !5609
  %138 = add i32 %137, %136, !dbg !5610
  br label %139, !dbg !5611

139:                                              ; preds = %132, %122, %83
  %140 = phi i32 [ %28, %83 ], [ %138, %132 ], [ %129, %122 ], !dbg !5612
  %141 = shl nuw nsw i32 %26, 3, !dbg !5613
  %142 = and i32 %141, 8, !dbg !5614
  %143 = shl nuw nsw i32 %23, 2, !dbg !5615
  %144 = and i32 %143, 4, !dbg !5616
  %145 = xor i32 %144, %26, !dbg !5617
  %146 = or i32 %145, %142, !dbg !5618
  %147 = shl nuw nsw i32 %146, 2, !dbg !5619
  %148 = zext nneg i32 %147 to i64, !dbg !5620
  %149 = getelementptr inbounds nuw <4 x float>, ptr addrspacecast (ptr addrspace(3) @_ZZ4k23xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %148, !dbg !5621
  %150 = getelementptr inbounds nuw i8, ptr %149, i64 896, !dbg !5622
  br label %153, !dbg !5623

151:                                              ; preds = %153
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !5624
  %152 = icmp samesign ult i32 %27, 256, !dbg !5625
  br i1 %152, label %427, label %241, !dbg !5626

153:                                              ; preds = %153, %139
  %154 = phi i32 [ %140, %139 ], [ %235, %153 ], !dbg !5627
  %155 = phi i32 [ 0, %139 ], [ %237, %153 ], !dbg !5628
  %156 = phi ptr [ %150, %139 ], [ %236, %153 ], !dbg !5629
  %157 = mul i32 %154, 33, !dbg !5630
  %158 = load float, ptr %156, align 16, !dbg !5631, !tbaa !118
  %159 = fptosi float %158 to i32, !dbg !5632
  %160 = getelementptr inbounds nuw i8, ptr %156, i64 4, !dbg !5633
  %161 = load float, ptr %160, align 4, !dbg !5634, !tbaa !118
  %162 = fptosi float %161 to i32, !dbg !5635
  %163 = mul i32 %162, 3, !dbg !5636
  %164 = getelementptr inbounds nuw i8, ptr %156, i64 8, !dbg !5637
  %165 = load float, ptr %164, align 8, !dbg !5638, !tbaa !118
  %166 = fptosi float %165 to i32, !dbg !5639
  %167 = mul i32 %166, 9, !dbg !5640
  %168 = getelementptr inbounds nuw i8, ptr %156, i64 12, !dbg !5641
  %169 = load float, ptr %168, align 4, !dbg !5642, !tbaa !118
  %170 = fptosi float %169 to i32, !dbg !5643
  %171 = mul i32 %170, 27, !dbg !5644
  %172 = add i32 %157, %159, !dbg !5645
  %173 = add i32 %172, %163, !dbg !5646
  %174 = add i32 %173, %167, !dbg !5647
  %175 = add i32 %174, %171, !dbg !5648
  %176 = mul i32 %175, 33, !dbg !5649
  %177 = getelementptr inbounds nuw i8, ptr %156, i64 48, !dbg !5650
  %178 = load float, ptr %177, align 16, !dbg !5651, !tbaa !118
  %179 = fptosi float %178 to i32, !dbg !5652
  %180 = getelementptr inbounds nuw i8, ptr %156, i64 52, !dbg !5653
  %181 = load float, ptr %180, align 4, !dbg !5654, !tbaa !118
  %182 = fptosi float %181 to i32, !dbg !5655
  %183 = mul i32 %182, 3, !dbg !5656
  %184 = add i32 %183, %179, !dbg !5657
  %185 = getelementptr inbounds nuw i8, ptr %156, i64 56, !dbg !5658
  %186 = load float, ptr %185, align 8, !dbg !5659, !tbaa !118
  %187 = fptosi float %186 to i32, !dbg !5660
  %188 = mul i32 %187, 9, !dbg !5661
  %189 = add i32 %184, %188, !dbg !5662
  %190 = getelementptr inbounds nuw i8, ptr %156, i64 60, !dbg !5663
  %191 = load float, ptr %190, align 4, !dbg !5664, !tbaa !118
  %192 = fptosi float %191 to i32, !dbg !5665
  %193 = mul i32 %192, 27, !dbg !5666
  %194 = add i32 %189, %193, !dbg !5667
  %195 = add i32 %194, %176, !dbg !5668
  %196 = getelementptr inbounds i8, ptr %156, i64 -128, !dbg !5669
  %197 = mul i32 %195, 33, !dbg !5670
  %198 = load float, ptr %196, align 16, !dbg !5671, !tbaa !118
  %199 = fptosi float %198 to i32, !dbg !5672
  %200 = getelementptr inbounds i8, ptr %156, i64 -124, !dbg !5673
  %201 = load float, ptr %200, align 4, !dbg !5674, !tbaa !118
  %202 = fptosi float %201 to i32, !dbg !5675
  %203 = mul i32 %202, 3, !dbg !5676
  %204 = getelementptr inbounds i8, ptr %156, i64 -120, !dbg !5677
  %205 = load float, ptr %204, align 8, !dbg !5678, !tbaa !118
  %206 = fptosi float %205 to i32, !dbg !5679
  %207 = mul i32 %206, 9, !dbg !5680
  %208 = getelementptr inbounds i8, ptr %156, i64 -116, !dbg !5681
  %209 = load float, ptr %208, align 4, !dbg !5682, !tbaa !118
  %210 = fptosi float %209 to i32, !dbg !5683
  %211 = mul i32 %210, 27, !dbg !5684
  %212 = add i32 %197, %199, !dbg !5685
  %213 = add i32 %212, %203, !dbg !5686
  %214 = add i32 %213, %207, !dbg !5687
  %215 = add i32 %214, %211, !dbg !5688
  %216 = mul i32 %215, 33, !dbg !5689
  %217 = getelementptr inbounds i8, ptr %156, i64 -80, !dbg !5690
  %218 = load float, ptr %217, align 16, !dbg !5691, !tbaa !118
  %219 = fptosi float %218 to i32, !dbg !5692
  %220 = getelementptr inbounds i8, ptr %156, i64 -76, !dbg !5693
  %221 = load float, ptr %220, align 4, !dbg !5694, !tbaa !118
  %222 = fptosi float %221 to i32, !dbg !5695
  %223 = mul i32 %222, 3, !dbg !5696
  %224 = add i32 %223, %219, !dbg !5697
  %225 = getelementptr inbounds i8, ptr %156, i64 -72, !dbg !5698
  %226 = load float, ptr %225, align 8, !dbg !5699, !tbaa !118
  %227 = fptosi float %226 to i32, !dbg !5700
  %228 = mul i32 %227, 9, !dbg !5701
  %229 = add i32 %224, %228, !dbg !5702
  %230 = getelementptr inbounds i8, ptr %156, i64 -68, !dbg !5703
  %231 = load float, ptr %230, align 4, !dbg !5704, !tbaa !118
  %232 = fptosi float %231 to i32, !dbg !5705
  %233 = mul i32 %232, 27, !dbg !5706
  %234 = add i32 %229, %233, !dbg !5707
  %235 = add i32 %234, %216, !dbg !5708
  %236 = getelementptr inbounds i8, ptr %156, i64 -256, !dbg !5709
  %237 = add nuw nsw i32 %155, 2, !dbg !5710
  %238 = icmp eq i32 %237, 8, !dbg !5711
  br i1 %238, label %151, label %153, !dbg !5712, !llvm.loop !5713

239:                                              ; preds = %416
  %240 = mul i32 %20, 440, !dbg !5714
  br label %456, !dbg !5715

241:                                              ; preds = %448, %151
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !5716
  br i1 %152, label %242, label %266, !dbg !5717

242:                                              ; preds = %263, %241
  %243 = phi i32 [ %264, %263 ], [ %27, %241 ], !dbg !5718
  %244 = and i32 %243, 64, !dbg !5719
  %245 = icmp eq i32 %244, 0, !dbg !5720
  br i1 %245, label %246, label %263, !dbg !5721

246:                                              ; preds = %242
  %247 = zext nneg i32 %243 to i64, !dbg !5722
  %248 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZL4G5_0 to ptr), i64 %247, !dbg !5723
  %249 = load float, ptr %248, align 4, !dbg !5724, !tbaa !946
  %250 = fptosi float %249 to i32, !dbg !5725
  %251 = zext nneg i32 %243 to i64, !dbg !5726
  %252 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZL4G5_0 to ptr), i64 %251, !dbg !5727
  %253 = getelementptr inbounds nuw i8, ptr %252, i64 256, !dbg !5728
  %254 = load float, ptr %253, align 4, !dbg !5729, !tbaa !946
  %255 = fptosi float %254 to i32, !dbg !5730
  %256 = add i32 %255, %250, !dbg !5731
  %257 = and i32 %256, 1023, !dbg !5732
  %258 = uitofp nneg i32 %257 to float, !dbg !5733
  store float %258, ptr %248, align 4, !dbg !5734, !tbaa !946
  %259 = mul i32 %255, 3, !dbg !5735
  %260 = xor i32 %259, %250, !dbg !5736
  %261 = and i32 %260, 1023, !dbg !5737
  %262 = uitofp nneg i32 %261 to float, !dbg !5738
  store float %262, ptr %253, align 4, !dbg !5739, !tbaa !946
  br label %263, !dbg !5740

263:                                              ; preds = %246, %242
  %264 = add nuw nsw i32 %243, %19, !dbg !5741
  %265 = icmp samesign ult i32 %264, 256, !dbg !5742
  br i1 %265, label %242, label %266, !dbg !5743, !llvm.loop !5744

266:                                              ; preds = %263, %241
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !5745
  br i1 %152, label %267, label %291, !dbg !5746

267:                                              ; preds = %288, %266
  %268 = phi i32 [ %289, %288 ], [ %27, %266 ], !dbg !5747
  %269 = and i32 %268, 32, !dbg !5748
  %270 = icmp eq i32 %269, 0, !dbg !5749
  br i1 %270, label %271, label %288, !dbg !5750

271:                                              ; preds = %267
  %272 = zext nneg i32 %268 to i64, !dbg !5751
  %273 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZL4G5_0 to ptr), i64 %272, !dbg !5752
  %274 = load float, ptr %273, align 4, !dbg !5753, !tbaa !946
  %275 = fptosi float %274 to i32, !dbg !5754
  %276 = zext nneg i32 %268 to i64, !dbg !5755
  %277 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZL4G5_0 to ptr), i64 %276, !dbg !5756
  %278 = getelementptr inbounds nuw i8, ptr %277, i64 128, !dbg !5757
  %279 = load float, ptr %278, align 4, !dbg !5758, !tbaa !946
  %280 = fptosi float %279 to i32, !dbg !5759
  %281 = add i32 %280, %275, !dbg !5760
  %282 = and i32 %281, 1023, !dbg !5761
  %283 = uitofp nneg i32 %282 to float, !dbg !5762
  store float %283, ptr %273, align 4, !dbg !5763, !tbaa !946
  %284 = mul i32 %280, 3, !dbg !5764
  %285 = xor i32 %284, %275, !dbg !5765
  %286 = and i32 %285, 1023, !dbg !5766
  %287 = uitofp nneg i32 %286 to float, !dbg !5767
  store float %287, ptr %278, align 4, !dbg !5768, !tbaa !946
  br label %288, !dbg !5769

288:                                              ; preds = %271, %267
  %289 = add nuw nsw i32 %268, %19, !dbg !5770
  %290 = icmp samesign ult i32 %289, 256, !dbg !5771
  br i1 %290, label %267, label %291, !dbg !5772, !llvm.loop !5744

291:                                              ; preds = %288, %266
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !5773
  br i1 %152, label %292, label %316, !dbg !5774

292:                                              ; preds = %313, %291
  %293 = phi i32 [ %314, %313 ], [ %27, %291 ], !dbg !5775
  %294 = and i32 %293, 16, !dbg !5776
  %295 = icmp eq i32 %294, 0, !dbg !5777
  br i1 %295, label %296, label %313, !dbg !5778

296:                                              ; preds = %292
  %297 = zext nneg i32 %293 to i64, !dbg !5779
  %298 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZL4G5_0 to ptr), i64 %297, !dbg !5780
  %299 = load float, ptr %298, align 4, !dbg !5781, !tbaa !946
  %300 = fptosi float %299 to i32, !dbg !5782
  %301 = zext nneg i32 %293 to i64, !dbg !5783
  %302 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZL4G5_0 to ptr), i64 %301, !dbg !5784
  %303 = getelementptr inbounds nuw i8, ptr %302, i64 64, !dbg !5785
  %304 = load float, ptr %303, align 4, !dbg !5786, !tbaa !946
  %305 = fptosi float %304 to i32, !dbg !5787
  %306 = add i32 %305, %300, !dbg !5788
  %307 = and i32 %306, 1023, !dbg !5789
  %308 = uitofp nneg i32 %307 to float, !dbg !5790
  store float %308, ptr %298, align 4, !dbg !5791, !tbaa !946
  %309 = mul i32 %305, 3, !dbg !5792
  %310 = xor i32 %309, %300, !dbg !5793
  %311 = and i32 %310, 1023, !dbg !5794
  %312 = uitofp nneg i32 %311 to float, !dbg !5795
  store float %312, ptr %303, align 4, !dbg !5796, !tbaa !946
  br label %313, !dbg !5797

313:                                              ; preds = %296, %292
  %314 = add nuw nsw i32 %293, %19, !dbg !5798
  %315 = icmp samesign ult i32 %314, 256, !dbg !5799
  br i1 %315, label %292, label %316, !dbg !5800, !llvm.loop !5744

316:                                              ; preds = %313, %291
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !5801
  br i1 %152, label %317, label %341, !dbg !5802

317:                                              ; preds = %338, %316
  %318 = phi i32 [ %339, %338 ], [ %27, %316 ], !dbg !5803
  %319 = and i32 %318, 8, !dbg !5804
  %320 = icmp eq i32 %319, 0, !dbg !5805
  br i1 %320, label %321, label %338, !dbg !5806

321:                                              ; preds = %317
  %322 = zext nneg i32 %318 to i64, !dbg !5807
  %323 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZL4G5_0 to ptr), i64 %322, !dbg !5808
  %324 = load float, ptr %323, align 4, !dbg !5809, !tbaa !946
  %325 = fptosi float %324 to i32, !dbg !5810
  %326 = zext nneg i32 %318 to i64, !dbg !5811
  %327 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZL4G5_0 to ptr), i64 %326, !dbg !5812
  %328 = getelementptr inbounds nuw i8, ptr %327, i64 32, !dbg !5813
  %329 = load float, ptr %328, align 4, !dbg !5814, !tbaa !946
  %330 = fptosi float %329 to i32, !dbg !5815
  %331 = add i32 %330, %325, !dbg !5816
  %332 = and i32 %331, 1023, !dbg !5817
  %333 = uitofp nneg i32 %332 to float, !dbg !5818
  store float %333, ptr %323, align 4, !dbg !5819, !tbaa !946
  %334 = mul i32 %330, 3, !dbg !5820
  %335 = xor i32 %334, %325, !dbg !5821
  %336 = and i32 %335, 1023, !dbg !5822
  %337 = uitofp nneg i32 %336 to float, !dbg !5823
  store float %337, ptr %328, align 4, !dbg !5824, !tbaa !946
  br label %338, !dbg !5825

338:                                              ; preds = %321, %317
  %339 = add nuw nsw i32 %318, %19, !dbg !5826
  %340 = icmp samesign ult i32 %339, 256, !dbg !5827
  br i1 %340, label %317, label %341, !dbg !5828, !llvm.loop !5744

341:                                              ; preds = %338, %316
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !5829
  br i1 %152, label %342, label %366, !dbg !5830

342:                                              ; preds = %363, %341
  %343 = phi i32 [ %364, %363 ], [ %27, %341 ], !dbg !5831
  %344 = and i32 %343, 4, !dbg !5832
  %345 = icmp eq i32 %344, 0, !dbg !5833
  br i1 %345, label %346, label %363, !dbg !5834

346:                                              ; preds = %342
  %347 = zext nneg i32 %343 to i64, !dbg !5835
  %348 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZL4G5_0 to ptr), i64 %347, !dbg !5836
  %349 = load float, ptr %348, align 4, !dbg !5837, !tbaa !946
  %350 = fptosi float %349 to i32, !dbg !5838
  %351 = zext nneg i32 %343 to i64, !dbg !5839
  %352 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZL4G5_0 to ptr), i64 %351, !dbg !5840
  %353 = getelementptr inbounds nuw i8, ptr %352, i64 16, !dbg !5841
  %354 = load float, ptr %353, align 4, !dbg !5842, !tbaa !946
  %355 = fptosi float %354 to i32, !dbg !5843
  %356 = add i32 %355, %350, !dbg !5844
  %357 = and i32 %356, 1023, !dbg !5845
  %358 = uitofp nneg i32 %357 to float, !dbg !5846
  store float %358, ptr %348, align 4, !dbg !5847, !tbaa !946
  %359 = mul i32 %355, 3, !dbg !5848
  %360 = xor i32 %359, %350, !dbg !5849
  %361 = and i32 %360, 1023, !dbg !5850
  %362 = uitofp nneg i32 %361 to float, !dbg !5851
  store float %362, ptr %353, align 4, !dbg !5852, !tbaa !946
  br label %363, !dbg !5853

363:                                              ; preds = %346, %342
  %364 = add nuw nsw i32 %343, %19, !dbg !5854
  %365 = icmp samesign ult i32 %364, 256, !dbg !5855
  br i1 %365, label %342, label %366, !dbg !5856, !llvm.loop !5744

366:                                              ; preds = %363, %341
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !5857
  br i1 %152, label %367, label %391, !dbg !5858

367:                                              ; preds = %388, %366
  %368 = phi i32 [ %389, %388 ], [ %27, %366 ], !dbg !5859
  %369 = and i32 %368, 2, !dbg !5860
  %370 = icmp eq i32 %369, 0, !dbg !5861
  br i1 %370, label %371, label %388, !dbg !5862

371:                                              ; preds = %367
  %372 = zext nneg i32 %368 to i64, !dbg !5863
  %373 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZL4G5_0 to ptr), i64 %372, !dbg !5864
  %374 = load float, ptr %373, align 4, !dbg !5865, !tbaa !946
  %375 = fptosi float %374 to i32, !dbg !5866
  %376 = zext nneg i32 %368 to i64, !dbg !5867
  %377 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZL4G5_0 to ptr), i64 %376, !dbg !5868
  %378 = getelementptr inbounds nuw i8, ptr %377, i64 8, !dbg !5869
  %379 = load float, ptr %378, align 4, !dbg !5870, !tbaa !946
  %380 = fptosi float %379 to i32, !dbg !5871
  %381 = add i32 %380, %375, !dbg !5872
  %382 = and i32 %381, 1023, !dbg !5873
  %383 = uitofp nneg i32 %382 to float, !dbg !5874
  store float %383, ptr %373, align 4, !dbg !5875, !tbaa !946
  %384 = mul i32 %380, 3, !dbg !5876
  %385 = xor i32 %384, %375, !dbg !5877
  %386 = and i32 %385, 1023, !dbg !5878
  %387 = uitofp nneg i32 %386 to float, !dbg !5879
  store float %387, ptr %378, align 4, !dbg !5880, !tbaa !946
  br label %388, !dbg !5881

388:                                              ; preds = %371, %367
  %389 = add nuw nsw i32 %368, %19, !dbg !5882
  %390 = icmp samesign ult i32 %389, 256, !dbg !5883
  br i1 %390, label %367, label %391, !dbg !5884, !llvm.loop !5744

391:                                              ; preds = %388, %366
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !5885
  br i1 %152, label %392, label %416, !dbg !5886

392:                                              ; preds = %413, %391
  %393 = phi i32 [ %414, %413 ], [ %27, %391 ], !dbg !5887
  %394 = and i32 %393, 1, !dbg !5888
  %395 = icmp eq i32 %394, 0, !dbg !5889
  br i1 %395, label %396, label %413, !dbg !5890

396:                                              ; preds = %392
  %397 = zext nneg i32 %393 to i64, !dbg !5891
  %398 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZL4G5_0 to ptr), i64 %397, !dbg !5892
  %399 = load float, ptr %398, align 4, !dbg !5893, !tbaa !946
  %400 = fptosi float %399 to i32, !dbg !5894
  %401 = zext nneg i32 %393 to i64, !dbg !5895
  %402 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZL4G5_0 to ptr), i64 %401, !dbg !5896
  %403 = getelementptr inbounds nuw i8, ptr %402, i64 4, !dbg !5897
  %404 = load float, ptr %403, align 4, !dbg !5898, !tbaa !946
  %405 = fptosi float %404 to i32, !dbg !5899
  %406 = add i32 %405, %400, !dbg !5900
  %407 = and i32 %406, 1023, !dbg !5901
  %408 = uitofp nneg i32 %407 to float, !dbg !5902
  store float %408, ptr %398, align 4, !dbg !5903, !tbaa !946
  %409 = mul i32 %405, 3, !dbg !5904
  %410 = xor i32 %409, %400, !dbg !5905
  %411 = and i32 %410, 1023, !dbg !5906
  %412 = uitofp nneg i32 %411 to float, !dbg !5907
  store float %412, ptr %403, align 4, !dbg !5908, !tbaa !946
  br label %413, !dbg !5909

413:                                              ; preds = %396, %392
  %414 = add nuw nsw i32 %393, %19, !dbg !5910
  %415 = icmp samesign ult i32 %414, 256, !dbg !5911
  br i1 %415, label %392, label %416, !dbg !5912, !llvm.loop !5744

416:                                              ; preds = %413, %391
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !5913
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !5914
  %417 = add nuw nsw i32 %26, 5, !dbg !5915
  %418 = shl nuw nsw i32 %23, 5, !dbg !5916
  %419 = mul nuw nsw i32 %418, %417, !dbg !5917
  %420 = or disjoint i32 %419, 3, !dbg !5918
  %421 = urem i32 %420, 23, !dbg !5919
  %422 = sub nuw nsw i32 22, %421, !dbg !5920
  %423 = zext nneg i32 %422 to i64, !dbg !5921
  %424 = getelementptr inbounds nuw <2 x i32>, ptr addrspacecast (ptr addrspace(3) @_ZZ4k23xPjS_PKiiiiiijxxyyiE2A2 to ptr), i64 %423, !dbg !5922
  %425 = load <2 x i32>, ptr %424, align 8, !dbg !5923, !tbaa !118
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !5924
  %426 = icmp samesign ult i32 %27, 128, !dbg !5925
  br i1 %426, label %239, label %451, !dbg !5926

427:                                              ; preds = %448, %151
  %428 = phi i32 [ %449, %448 ], [ %27, %151 ], !dbg !5927
  %429 = and i32 %428, 128, !dbg !5928
  %430 = icmp eq i32 %429, 0, !dbg !5929
  br i1 %430, label %431, label %448, !dbg !5930

431:                                              ; preds = %427
  %432 = zext nneg i32 %428 to i64, !dbg !5931
  %433 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZL4G5_0 to ptr), i64 %432, !dbg !5932
  %434 = load float, ptr %433, align 4, !dbg !5933, !tbaa !946
  %435 = fptosi float %434 to i32, !dbg !5934
  %436 = zext nneg i32 %428 to i64, !dbg !5935
  %437 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZL4G5_0 to ptr), i64 %436, !dbg !5936
  %438 = getelementptr inbounds nuw i8, ptr %437, i64 512, !dbg !5937
  %439 = load float, ptr %438, align 4, !dbg !5938, !tbaa !946
  %440 = fptosi float %439 to i32, !dbg !5939
  %441 = add i32 %440, %435, !dbg !5940
  %442 = and i32 %441, 1023, !dbg !5941
  %443 = uitofp nneg i32 %442 to float, !dbg !5942
  store float %443, ptr %433, align 4, !dbg !5943, !tbaa !946
  %444 = mul i32 %440, 3, !dbg !5944
  %445 = xor i32 %444, %435, !dbg !5945
  %446 = and i32 %445, 1023, !dbg !5946
  %447 = uitofp nneg i32 %446 to float, !dbg !5947
  store float %447, ptr %438, align 4, !dbg !5948, !tbaa !946
  br label %448, !dbg !5949

448:                                              ; preds = %431, %427
  %449 = add nuw nsw i32 %428, %19, !dbg !5950
  %450 = icmp samesign ult i32 %449, 256, !dbg !5951
  br i1 %450, label %427, label %241, !dbg !5952, !llvm.loop !5744

451:                                              ; preds = %456, %416
  %452 = icmp samesign ult i32 %27, 24, !dbg !5953
  br i1 %452, label %453, label %482, !dbg !5954

453:                                              ; preds = %451
  %454 = mul i32 %20, 440, !dbg !5955
  %455 = add i32 %454, 128, !dbg !5956
  br label %487, !dbg !5957

456:                                              ; preds = %456, %239
  %457 = phi i32 [ %27, %239 ], [ %480, %456 ], !dbg !5958
  %458 = zext nneg i32 %457 to i64, !dbg !5959
  %459 = getelementptr inbounds nuw <4 x float>, ptr addrspacecast (ptr addrspace(3) @_ZZ4k23xPjS_PKiiiiiijxxyyiE2A1 to ptr), i64 %458, !dbg !5960
  %460 = load float, ptr %459, align 16, !dbg !5961, !tbaa !118
  %461 = fptosi float %460 to i32, !dbg !5962
  %462 = getelementptr inbounds nuw i8, ptr %459, i64 4, !dbg !5963
  %463 = load float, ptr %462, align 4, !dbg !5964, !tbaa !118
  %464 = fptosi float %463 to i32, !dbg !5965
  %465 = mul i32 %464, 3, !dbg !5966
  %466 = add i32 %465, %461, !dbg !5967
  %467 = getelementptr inbounds nuw i8, ptr %459, i64 8, !dbg !5968
  %468 = load float, ptr %467, align 8, !dbg !5969, !tbaa !118
  %469 = fptosi float %468 to i32, !dbg !5970
  %470 = mul i32 %469, 9, !dbg !5971
  %471 = add i32 %466, %470, !dbg !5972
  %472 = getelementptr inbounds nuw i8, ptr %459, i64 12, !dbg !5973
  %473 = load float, ptr %472, align 4, !dbg !5974, !tbaa !118
  %474 = fptosi float %473 to i32, !dbg !5975
  %475 = mul i32 %474, 27, !dbg !5976
  %476 = add i32 %471, %475, !dbg !5977
  %477 = add i32 %457, %240, !dbg !5978
  %478 = zext i32 %477 to i64, !dbg !5979
  %479 = getelementptr inbounds nuw i32, ptr %1, i64 %478, !dbg !5980
  store i32 %476, ptr %479, align 4, !dbg !5981, !tbaa !5
  %480 = add nuw nsw i32 %457, %19, !dbg !5982
  %481 = icmp samesign ult i32 %480, 128, !dbg !5983
  br i1 %481, label %456, label %451, !dbg !5984, !llvm.loop !5985

482:                                              ; preds = %487, %451
  %483 = icmp samesign ult i32 %27, 288, !dbg !5986
  br i1 %483, label %484, label %501, !dbg !5987

484:                                              ; preds = %482
  %485 = mul i32 %20, 440, !dbg !5988
  %486 = add i32 %485, 152, !dbg !5989
  br label %512, !dbg !5990

487:                                              ; preds = %487, %453
  %488 = phi i32 [ %27, %453 ], [ %499, %487 ], !dbg !5991
  %489 = zext nneg i32 %488 to i64, !dbg !5992
  %490 = getelementptr inbounds nuw <2 x i32>, ptr addrspacecast (ptr addrspace(3) @_ZZ4k23xPjS_PKiiiiiijxxyyiE2A2 to ptr), i64 %489, !dbg !5993
  %491 = load i32, ptr %490, align 8, !dbg !5994, !tbaa !118
  %492 = getelementptr inbounds nuw i8, ptr %490, i64 4, !dbg !5995
  %493 = load i32, ptr %492, align 4, !dbg !5996, !tbaa !118
  %494 = mul i32 %493, 3, !dbg !5997
  %495 = add i32 %494, %491, !dbg !5998
  %496 = add i32 %455, %488, !dbg !5999
  %497 = zext i32 %496 to i64, !dbg !6000
  %498 = getelementptr inbounds nuw i32, ptr %1, i64 %497, !dbg !6001
  store i32 %495, ptr %498, align 4, !dbg !6002, !tbaa !5
  %499 = add nuw nsw i32 %488, %19, !dbg !6003
  %500 = icmp samesign ult i32 %499, 24, !dbg !6004
  br i1 %500, label %487, label %482, !dbg !6005, !llvm.loop !6006

501:                                              ; preds = %512, %482
  %502 = extractelement <2 x i32> %425, i64 0, !dbg !6007
  %503 = extractelement <2 x i32> %425, i64 1, !dbg !6008
  %504 = mul i32 %503, 3, !dbg !6009
  %505 = mul i32 %235, 33, !dbg !6010
  %506 = add i32 %502, %505, !dbg !6011
  %507 = add i32 %506, %504, !dbg !6012
  %508 = mul i32 %19, %20, !dbg !6013
  %509 = add i32 %27, %508, !dbg !6014
  %510 = zext i32 %509 to i64, !dbg !6015
  %511 = getelementptr inbounds nuw i32, ptr %0, i64 %510, !dbg !6016
  store i32 %507, ptr %511, align 4, !dbg !6017, !tbaa !5
  ret void, !dbg !6018

512:                                              ; preds = %512, %484
  %513 = phi i32 [ %27, %484 ], [ %521, %512 ], !dbg !6019
  %514 = zext nneg i32 %513 to i64, !dbg !6020
  %515 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZL4G5_0 to ptr), i64 %514, !dbg !6021
  %516 = load float, ptr %515, align 4, !dbg !6022, !tbaa !946
  %517 = fptosi float %516 to i32, !dbg !6023
  %518 = add i32 %486, %513, !dbg !6024
  %519 = zext i32 %518 to i64, !dbg !6025
  %520 = getelementptr inbounds nuw i32, ptr %1, i64 %519, !dbg !6026
  store i32 %517, ptr %520, align 4, !dbg !6027, !tbaa !5
  %521 = add nuw nsw i32 %513, %19, !dbg !6028
  %522 = icmp samesign ult i32 %521, 288, !dbg !6029
  br i1 %522, label %512, label %501, !dbg !6030, !llvm.loop !6031
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

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "nvvm.maxntid"="256" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}
!llvm.errno.tbaa = !{!5}
!llvm.dbg.cu = !{!9}
!llvm.debugify = !{!11, !12}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
!9 = distinct !DICompileUnit(language: DW_LANG_C, file: !10, producer: "debugify", isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly)
!10 = !DIFile(filename: "/tmp/cubq/151100013/original.ll", directory: "/")
!11 = !{i32 5756}
!12 = !{i32 0}
!13 = distinct !DISubprogram(name: "_Z3k0xPjS_PKiiiiiijxxyyi", linkageName: "_Z3k0xPjS_PKiiiiiijxxyyi", scope: null, file: !10, line: 1, type: !14, scopeLine: 1, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !9)
!14 = !DISubroutineType(types: !15)
!15 = !{}
!16 = !DILocation(line: 1, column: 1, scope: !13)
!17 = !DILocation(line: 2, column: 1, scope: !13)
!18 = !DILocation(line: 3, column: 1, scope: !13)
!19 = !DILocation(line: 4, column: 1, scope: !13)
!20 = !DILocation(line: 5, column: 1, scope: !13)
!21 = !DILocation(line: 6, column: 1, scope: !13)
!22 = !DILocation(line: 7, column: 1, scope: !13)
!23 = !DILocation(line: 8, column: 1, scope: !13)
!24 = !DILocation(line: 9, column: 1, scope: !13)
!25 = !DILocation(line: 10, column: 1, scope: !13)
!26 = !DILocation(line: 11, column: 1, scope: !13)
!27 = !DILocation(line: 12, column: 1, scope: !13)
!28 = !DILocation(line: 13, column: 1, scope: !13)
!29 = !DILocation(line: 14, column: 1, scope: !13)
!30 = !DILocation(line: 15, column: 1, scope: !13)
!31 = !DILocation(line: 16, column: 1, scope: !13)
!32 = !DILocation(line: 17, column: 1, scope: !13)
!33 = !DILocation(line: 18, column: 1, scope: !13)
!34 = !DILocation(line: 19, column: 1, scope: !13)
!35 = !DILocation(line: 20, column: 1, scope: !13)
!36 = !DILocation(line: 21, column: 1, scope: !13)
!37 = !DILocation(line: 22, column: 1, scope: !13)
!38 = !DILocation(line: 23, column: 1, scope: !13)
!39 = !DILocation(line: 24, column: 1, scope: !13)
!40 = !DILocation(line: 25, column: 1, scope: !13)
!41 = !DILocation(line: 26, column: 1, scope: !13)
!42 = !DILocation(line: 27, column: 1, scope: !13)
!43 = !DILocation(line: 28, column: 1, scope: !13)
!44 = distinct !{!44, !45, !46}
!45 = !{!"llvm.loop.mustprogress"}
!46 = !{!"llvm.loop.unroll.disable"}
!47 = !DILocation(line: 29, column: 1, scope: !13)
!48 = !DILocation(line: 30, column: 1, scope: !13)
!49 = !DILocation(line: 31, column: 1, scope: !13)
!50 = !DILocation(line: 32, column: 1, scope: !13)
!51 = !DILocation(line: 33, column: 1, scope: !13)
!52 = !DILocation(line: 34, column: 1, scope: !13)
!53 = !DILocation(line: 35, column: 1, scope: !13)
!54 = !DILocation(line: 36, column: 1, scope: !13)
!55 = !DILocation(line: 37, column: 1, scope: !13)
!56 = !DILocation(line: 38, column: 1, scope: !13)
!57 = !DILocation(line: 39, column: 1, scope: !13)
!58 = !DILocation(line: 40, column: 1, scope: !13)
!59 = !DILocation(line: 41, column: 1, scope: !13)
!60 = !DILocation(line: 42, column: 1, scope: !13)
!61 = !DILocation(line: 43, column: 1, scope: !13)
!62 = !DILocation(line: 44, column: 1, scope: !13)
!63 = !DILocation(line: 45, column: 1, scope: !13)
!64 = !DILocation(line: 46, column: 1, scope: !13)
!65 = !DILocation(line: 47, column: 1, scope: !13)
!66 = !DILocation(line: 48, column: 1, scope: !13)
!67 = !DILocation(line: 49, column: 1, scope: !13)
!68 = !DILocation(line: 50, column: 1, scope: !13)
!69 = !DILocation(line: 51, column: 1, scope: !13)
!70 = !DILocation(line: 52, column: 1, scope: !13)
!71 = !DILocation(line: 53, column: 1, scope: !13)
!72 = !DILocation(line: 54, column: 1, scope: !13)
!73 = distinct !{!73, !45, !46}
!74 = !DILocation(line: 55, column: 1, scope: !13)
!75 = !DILocation(line: 56, column: 1, scope: !13)
!76 = !DILocation(line: 57, column: 1, scope: !13)
!77 = !DILocation(line: 58, column: 1, scope: !13)
!78 = !DILocation(line: 59, column: 1, scope: !13)
!79 = !DILocation(line: 60, column: 1, scope: !13)
!80 = !DILocation(line: 61, column: 1, scope: !13)
!81 = !DILocation(line: 62, column: 1, scope: !13)
!82 = !DILocation(line: 63, column: 1, scope: !13)
!83 = !DILocation(line: 64, column: 1, scope: !13)
!84 = !DILocation(line: 65, column: 1, scope: !13)
!85 = !DILocation(line: 66, column: 1, scope: !13)
!86 = !DILocation(line: 67, column: 1, scope: !13)
!87 = !DILocation(line: 68, column: 1, scope: !13)
!88 = !DILocation(line: 69, column: 1, scope: !13)
!89 = !DILocation(line: 70, column: 1, scope: !13)
!90 = !DILocation(line: 71, column: 1, scope: !13)
!91 = !DILocation(line: 72, column: 1, scope: !13)
!92 = !{!93, !93, i64 0}
!93 = !{!"short", !7, i64 0}
!94 = !DILocation(line: 73, column: 1, scope: !13)
!95 = !DILocation(line: 74, column: 1, scope: !13)
!96 = !DILocation(line: 75, column: 1, scope: !13)
!97 = distinct !{!97, !45, !46}
!98 = !DILocation(line: 76, column: 1, scope: !13)
!99 = !DILocation(line: 77, column: 1, scope: !13)
!100 = !DILocation(line: 78, column: 1, scope: !13)
!101 = !DILocation(line: 79, column: 1, scope: !13)
!102 = !DILocation(line: 80, column: 1, scope: !13)
!103 = !DILocation(line: 81, column: 1, scope: !13)
!104 = !DILocation(line: 82, column: 1, scope: !13)
!105 = !DILocation(line: 83, column: 1, scope: !13)
!106 = !DILocation(line: 84, column: 1, scope: !13)
!107 = !DILocation(line: 85, column: 1, scope: !13)
!108 = !DILocation(line: 86, column: 1, scope: !13)
!109 = !DILocation(line: 87, column: 1, scope: !13)
!110 = distinct !{!110, !45, !46}
!111 = !DILocation(line: 88, column: 1, scope: !13)
!112 = !DILocation(line: 89, column: 1, scope: !13)
!113 = !DILocation(line: 90, column: 1, scope: !13)
!114 = !DILocation(line: 91, column: 1, scope: !13)
!115 = !DILocation(line: 92, column: 1, scope: !13)
!116 = !DILocation(line: 93, column: 1, scope: !13)
!117 = !DILocation(line: 94, column: 1, scope: !13)
!118 = !{!7, !7, i64 0}
!119 = !DILocation(line: 95, column: 1, scope: !13)
!120 = !DILocation(line: 96, column: 1, scope: !13)
!121 = !DILocation(line: 97, column: 1, scope: !13)
!122 = !DILocation(line: 98, column: 1, scope: !13)
!123 = !DILocation(line: 99, column: 1, scope: !13)
!124 = !DILocation(line: 100, column: 1, scope: !13)
!125 = !DILocation(line: 101, column: 1, scope: !13)
!126 = !DILocation(line: 102, column: 1, scope: !13)
!127 = !DILocation(line: 103, column: 1, scope: !13)
!128 = !DILocation(line: 104, column: 1, scope: !13)
!129 = !DILocation(line: 105, column: 1, scope: !13)
!130 = !DILocation(line: 106, column: 1, scope: !13)
!131 = !DILocation(line: 107, column: 1, scope: !13)
!132 = !DILocation(line: 108, column: 1, scope: !13)
!133 = !DILocation(line: 109, column: 1, scope: !13)
!134 = !DILocation(line: 110, column: 1, scope: !13)
!135 = !DILocation(line: 111, column: 1, scope: !13)
!136 = !DILocation(line: 112, column: 1, scope: !13)
!137 = !DILocation(line: 113, column: 1, scope: !13)
!138 = !DILocation(line: 114, column: 1, scope: !13)
!139 = !DILocation(line: 115, column: 1, scope: !13)
!140 = !DILocation(line: 116, column: 1, scope: !13)
!141 = !DILocation(line: 117, column: 1, scope: !13)
!142 = !DILocation(line: 118, column: 1, scope: !13)
!143 = !DILocation(line: 119, column: 1, scope: !13)
!144 = !DILocation(line: 120, column: 1, scope: !13)
!145 = !DILocation(line: 121, column: 1, scope: !13)
!146 = !DILocation(line: 122, column: 1, scope: !13)
!147 = !DILocation(line: 123, column: 1, scope: !13)
!148 = !DILocation(line: 124, column: 1, scope: !13)
!149 = !DILocation(line: 125, column: 1, scope: !13)
!150 = !DILocation(line: 126, column: 1, scope: !13)
!151 = !DILocation(line: 127, column: 1, scope: !13)
!152 = !DILocation(line: 128, column: 1, scope: !13)
!153 = !DILocation(line: 129, column: 1, scope: !13)
!154 = !DILocation(line: 130, column: 1, scope: !13)
!155 = !DILocation(line: 131, column: 1, scope: !13)
!156 = !DILocation(line: 132, column: 1, scope: !13)
!157 = !DILocation(line: 133, column: 1, scope: !13)
!158 = !DILocation(line: 134, column: 1, scope: !13)
!159 = !DILocation(line: 135, column: 1, scope: !13)
!160 = !DILocation(line: 136, column: 1, scope: !13)
!161 = !DILocation(line: 137, column: 1, scope: !13)
!162 = !DILocation(line: 138, column: 1, scope: !13)
!163 = !DILocation(line: 139, column: 1, scope: !13)
!164 = !DILocation(line: 140, column: 1, scope: !13)
!165 = !DILocation(line: 141, column: 1, scope: !13)
!166 = !DILocation(line: 142, column: 1, scope: !13)
!167 = !DILocation(line: 143, column: 1, scope: !13)
!168 = !DILocation(line: 144, column: 1, scope: !13)
!169 = !DILocation(line: 145, column: 1, scope: !13)
!170 = !DILocation(line: 146, column: 1, scope: !13)
!171 = !DILocation(line: 147, column: 1, scope: !13)
!172 = !DILocation(line: 148, column: 1, scope: !13)
!173 = !DILocation(line: 149, column: 1, scope: !13)
!174 = !DILocation(line: 150, column: 1, scope: !13)
!175 = !DILocation(line: 151, column: 1, scope: !13)
!176 = !DILocation(line: 152, column: 1, scope: !13)
!177 = !DILocation(line: 153, column: 1, scope: !13)
!178 = !DILocation(line: 154, column: 1, scope: !13)
!179 = !DILocation(line: 155, column: 1, scope: !13)
!180 = !DILocation(line: 156, column: 1, scope: !13)
!181 = !DILocation(line: 157, column: 1, scope: !13)
!182 = !DILocation(line: 158, column: 1, scope: !13)
!183 = !DILocation(line: 159, column: 1, scope: !13)
!184 = !DILocation(line: 160, column: 1, scope: !13)
!185 = !DILocation(line: 161, column: 1, scope: !13)
!186 = !DILocation(line: 162, column: 1, scope: !13)
!187 = !DILocation(line: 163, column: 1, scope: !13)
!188 = !DILocation(line: 164, column: 1, scope: !13)
!189 = !DILocation(line: 165, column: 1, scope: !13)
!190 = !DILocation(line: 166, column: 1, scope: !13)
!191 = !DILocation(line: 167, column: 1, scope: !13)
!192 = !DILocation(line: 168, column: 1, scope: !13)
!193 = !DILocation(line: 169, column: 1, scope: !13)
!194 = !DILocation(line: 170, column: 1, scope: !13)
!195 = !DILocation(line: 171, column: 1, scope: !13)
!196 = !DILocation(line: 172, column: 1, scope: !13)
!197 = !DILocation(line: 173, column: 1, scope: !13)
!198 = !DILocation(line: 174, column: 1, scope: !13)
!199 = !DILocation(line: 175, column: 1, scope: !13)
!200 = distinct !{!200, !45, !46}
!201 = !DILocation(line: 176, column: 1, scope: !13)
!202 = !DILocation(line: 177, column: 1, scope: !13)
!203 = !DILocation(line: 178, column: 1, scope: !13)
!204 = !DILocation(line: 179, column: 1, scope: !13)
!205 = !DILocation(line: 180, column: 1, scope: !13)
!206 = !DILocation(line: 181, column: 1, scope: !13)
!207 = !DILocation(line: 182, column: 1, scope: !13)
!208 = !DILocation(line: 183, column: 1, scope: !13)
!209 = !DILocation(line: 184, column: 1, scope: !13)
!210 = !DILocation(line: 185, column: 1, scope: !13)
!211 = !DILocation(line: 186, column: 1, scope: !13)
!212 = !DILocation(line: 187, column: 1, scope: !13)
!213 = !DILocation(line: 188, column: 1, scope: !13)
!214 = !DILocation(line: 189, column: 1, scope: !13)
!215 = !DILocation(line: 190, column: 1, scope: !13)
!216 = !DILocation(line: 191, column: 1, scope: !13)
!217 = !DILocation(line: 192, column: 1, scope: !13)
!218 = !DILocation(line: 193, column: 1, scope: !13)
!219 = !DILocation(line: 194, column: 1, scope: !13)
!220 = !DILocation(line: 195, column: 1, scope: !13)
!221 = !DILocation(line: 196, column: 1, scope: !13)
!222 = !DILocation(line: 197, column: 1, scope: !13)
!223 = !DILocation(line: 198, column: 1, scope: !13)
!224 = !DILocation(line: 199, column: 1, scope: !13)
!225 = !DILocation(line: 200, column: 1, scope: !13)
!226 = !DILocation(line: 201, column: 1, scope: !13)
!227 = !DILocation(line: 202, column: 1, scope: !13)
!228 = !DILocation(line: 203, column: 1, scope: !13)
!229 = !DILocation(line: 204, column: 1, scope: !13)
!230 = !DILocation(line: 205, column: 1, scope: !13)
!231 = !DILocation(line: 206, column: 1, scope: !13)
!232 = !DILocation(line: 207, column: 1, scope: !13)
!233 = distinct !{!233, !45, !46}
!234 = !DILocation(line: 208, column: 1, scope: !13)
!235 = !DILocation(line: 209, column: 1, scope: !13)
!236 = !DILocation(line: 210, column: 1, scope: !13)
!237 = !DILocation(line: 211, column: 1, scope: !13)
!238 = !DILocation(line: 212, column: 1, scope: !13)
!239 = !DILocation(line: 213, column: 1, scope: !13)
!240 = !DILocation(line: 214, column: 1, scope: !13)
!241 = !DILocation(line: 215, column: 1, scope: !13)
!242 = !DILocation(line: 216, column: 1, scope: !13)
!243 = !DILocation(line: 217, column: 1, scope: !13)
!244 = !DILocation(line: 218, column: 1, scope: !13)
!245 = !DILocation(line: 219, column: 1, scope: !13)
!246 = !DILocation(line: 220, column: 1, scope: !13)
!247 = !DILocation(line: 221, column: 1, scope: !13)
!248 = !DILocation(line: 222, column: 1, scope: !13)
!249 = !DILocation(line: 223, column: 1, scope: !13)
!250 = !DILocation(line: 224, column: 1, scope: !13)
!251 = !DILocation(line: 225, column: 1, scope: !13)
!252 = !DILocation(line: 226, column: 1, scope: !13)
!253 = distinct !{!253, !45, !46}
!254 = distinct !DISubprogram(name: "_Z3k1xPjS_PKiiiiiijxxyyi", linkageName: "_Z3k1xPjS_PKiiiiiijxxyyi", scope: null, file: !10, line: 227, type: !14, scopeLine: 227, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !9)
!255 = !DILocation(line: 227, column: 1, scope: !254)
!256 = !DILocation(line: 228, column: 1, scope: !254)
!257 = !DILocation(line: 229, column: 1, scope: !254)
!258 = !DILocation(line: 230, column: 1, scope: !254)
!259 = !DILocation(line: 231, column: 1, scope: !254)
!260 = !DILocation(line: 232, column: 1, scope: !254)
!261 = !DILocation(line: 233, column: 1, scope: !254)
!262 = !DILocation(line: 234, column: 1, scope: !254)
!263 = !DILocation(line: 235, column: 1, scope: !254)
!264 = !DILocation(line: 236, column: 1, scope: !254)
!265 = !DILocation(line: 237, column: 1, scope: !254)
!266 = !DILocation(line: 238, column: 1, scope: !254)
!267 = !DILocation(line: 239, column: 1, scope: !254)
!268 = !DILocation(line: 240, column: 1, scope: !254)
!269 = !DILocation(line: 241, column: 1, scope: !254)
!270 = !DILocation(line: 242, column: 1, scope: !254)
!271 = !DILocation(line: 243, column: 1, scope: !254)
!272 = !DILocation(line: 244, column: 1, scope: !254)
!273 = !DILocation(line: 245, column: 1, scope: !254)
!274 = !DILocation(line: 246, column: 1, scope: !254)
!275 = !DILocation(line: 247, column: 1, scope: !254)
!276 = !DILocation(line: 248, column: 1, scope: !254)
!277 = !DILocation(line: 249, column: 1, scope: !254)
!278 = !DILocation(line: 250, column: 1, scope: !254)
!279 = !DILocation(line: 251, column: 1, scope: !254)
!280 = !DILocation(line: 252, column: 1, scope: !254)
!281 = !DILocation(line: 253, column: 1, scope: !254)
!282 = !DILocation(line: 254, column: 1, scope: !254)
!283 = !DILocation(line: 255, column: 1, scope: !254)
!284 = !DILocation(line: 256, column: 1, scope: !254)
!285 = !DILocation(line: 257, column: 1, scope: !254)
!286 = !DILocation(line: 258, column: 1, scope: !254)
!287 = !DILocation(line: 259, column: 1, scope: !254)
!288 = !DILocation(line: 260, column: 1, scope: !254)
!289 = !DILocation(line: 261, column: 1, scope: !254)
!290 = !DILocation(line: 262, column: 1, scope: !254)
!291 = !DILocation(line: 263, column: 1, scope: !254)
!292 = !DILocation(line: 264, column: 1, scope: !254)
!293 = !DILocation(line: 265, column: 1, scope: !254)
!294 = !DILocation(line: 266, column: 1, scope: !254)
!295 = !DILocation(line: 267, column: 1, scope: !254)
!296 = !DILocation(line: 268, column: 1, scope: !254)
!297 = !DILocation(line: 269, column: 1, scope: !254)
!298 = !DILocation(line: 270, column: 1, scope: !254)
!299 = !DILocation(line: 271, column: 1, scope: !254)
!300 = !DILocation(line: 272, column: 1, scope: !254)
!301 = !DILocation(line: 273, column: 1, scope: !254)
!302 = !DILocation(line: 274, column: 1, scope: !254)
!303 = !DILocation(line: 275, column: 1, scope: !254)
!304 = !DILocation(line: 276, column: 1, scope: !254)
!305 = !DILocation(line: 277, column: 1, scope: !254)
!306 = !DILocation(line: 278, column: 1, scope: !254)
!307 = !DILocation(line: 279, column: 1, scope: !254)
!308 = !DILocation(line: 280, column: 1, scope: !254)
!309 = distinct !{!309, !46}
!310 = !DILocation(line: 281, column: 1, scope: !254)
!311 = !DILocation(line: 282, column: 1, scope: !254)
!312 = !DILocation(line: 283, column: 1, scope: !254)
!313 = !DILocation(line: 284, column: 1, scope: !254)
!314 = !DILocation(line: 285, column: 1, scope: !254)
!315 = !DILocation(line: 286, column: 1, scope: !254)
!316 = !DILocation(line: 287, column: 1, scope: !254)
!317 = !DILocation(line: 288, column: 1, scope: !254)
!318 = !DILocation(line: 289, column: 1, scope: !254)
!319 = !DILocation(line: 290, column: 1, scope: !254)
!320 = !DILocation(line: 291, column: 1, scope: !254)
!321 = !DILocation(line: 292, column: 1, scope: !254)
!322 = !DILocation(line: 293, column: 1, scope: !254)
!323 = !DILocation(line: 294, column: 1, scope: !254)
!324 = !DILocation(line: 295, column: 1, scope: !254)
!325 = !DILocation(line: 296, column: 1, scope: !254)
!326 = !DILocation(line: 297, column: 1, scope: !254)
!327 = !DILocation(line: 298, column: 1, scope: !254)
!328 = !DILocation(line: 299, column: 1, scope: !254)
!329 = !DILocation(line: 300, column: 1, scope: !254)
!330 = !DILocation(line: 301, column: 1, scope: !254)
!331 = !DILocation(line: 302, column: 1, scope: !254)
!332 = !DILocation(line: 303, column: 1, scope: !254)
!333 = !DILocation(line: 304, column: 1, scope: !254)
!334 = !DILocation(line: 305, column: 1, scope: !254)
!335 = !DILocation(line: 306, column: 1, scope: !254)
!336 = !DILocation(line: 307, column: 1, scope: !254)
!337 = !DILocation(line: 308, column: 1, scope: !254)
!338 = !DILocation(line: 309, column: 1, scope: !254)
!339 = !DILocation(line: 310, column: 1, scope: !254)
!340 = !DILocation(line: 311, column: 1, scope: !254)
!341 = !DILocation(line: 312, column: 1, scope: !254)
!342 = !DILocation(line: 313, column: 1, scope: !254)
!343 = !DILocation(line: 314, column: 1, scope: !254)
!344 = !DILocation(line: 315, column: 1, scope: !254)
!345 = !DILocation(line: 316, column: 1, scope: !254)
!346 = !DILocation(line: 317, column: 1, scope: !254)
!347 = !DILocation(line: 318, column: 1, scope: !254)
!348 = !DILocation(line: 319, column: 1, scope: !254)
!349 = !DILocation(line: 320, column: 1, scope: !254)
!350 = !DILocation(line: 321, column: 1, scope: !254)
!351 = !DILocation(line: 322, column: 1, scope: !254)
!352 = !DILocation(line: 323, column: 1, scope: !254)
!353 = !DILocation(line: 324, column: 1, scope: !254)
!354 = !DILocation(line: 325, column: 1, scope: !254)
!355 = !DILocation(line: 326, column: 1, scope: !254)
!356 = !DILocation(line: 327, column: 1, scope: !254)
!357 = !DILocation(line: 328, column: 1, scope: !254)
!358 = !DILocation(line: 329, column: 1, scope: !254)
!359 = !DILocation(line: 330, column: 1, scope: !254)
!360 = !DILocation(line: 331, column: 1, scope: !254)
!361 = !DILocation(line: 332, column: 1, scope: !254)
!362 = !DILocation(line: 333, column: 1, scope: !254)
!363 = !DILocation(line: 334, column: 1, scope: !254)
!364 = !DILocation(line: 335, column: 1, scope: !254)
!365 = !DILocation(line: 336, column: 1, scope: !254)
!366 = !DILocation(line: 337, column: 1, scope: !254)
!367 = !DILocation(line: 338, column: 1, scope: !254)
!368 = !DILocation(line: 339, column: 1, scope: !254)
!369 = !DILocation(line: 340, column: 1, scope: !254)
!370 = !DILocation(line: 341, column: 1, scope: !254)
!371 = !DILocation(line: 342, column: 1, scope: !254)
!372 = !DILocation(line: 343, column: 1, scope: !254)
!373 = distinct !{!373, !45, !46}
!374 = !DILocation(line: 344, column: 1, scope: !254)
!375 = !DILocation(line: 345, column: 1, scope: !254)
!376 = !DILocation(line: 346, column: 1, scope: !254)
!377 = !DILocation(line: 347, column: 1, scope: !254)
!378 = !DILocation(line: 348, column: 1, scope: !254)
!379 = !DILocation(line: 349, column: 1, scope: !254)
!380 = !DILocation(line: 350, column: 1, scope: !254)
!381 = !DILocation(line: 351, column: 1, scope: !254)
!382 = !DILocation(line: 352, column: 1, scope: !254)
!383 = !DILocation(line: 353, column: 1, scope: !254)
!384 = !DILocation(line: 354, column: 1, scope: !254)
!385 = !DILocation(line: 355, column: 1, scope: !254)
!386 = !DILocation(line: 356, column: 1, scope: !254)
!387 = !DILocation(line: 357, column: 1, scope: !254)
!388 = !DILocation(line: 358, column: 1, scope: !254)
!389 = !DILocation(line: 359, column: 1, scope: !254)
!390 = distinct !{!390, !45, !46}
!391 = !DILocation(line: 360, column: 1, scope: !254)
!392 = !DILocation(line: 361, column: 1, scope: !254)
!393 = !DILocation(line: 362, column: 1, scope: !254)
!394 = !DILocation(line: 363, column: 1, scope: !254)
!395 = !DILocation(line: 364, column: 1, scope: !254)
!396 = !DILocation(line: 365, column: 1, scope: !254)
!397 = !DILocation(line: 366, column: 1, scope: !254)
!398 = !DILocation(line: 367, column: 1, scope: !254)
!399 = !DILocation(line: 368, column: 1, scope: !254)
!400 = !DILocation(line: 369, column: 1, scope: !254)
!401 = !DILocation(line: 370, column: 1, scope: !254)
!402 = !DILocation(line: 371, column: 1, scope: !254)
!403 = !DILocation(line: 372, column: 1, scope: !254)
!404 = distinct !{!404, !45, !46}
!405 = !DILocation(line: 373, column: 1, scope: !254)
!406 = !DILocation(line: 374, column: 1, scope: !254)
!407 = !DILocation(line: 375, column: 1, scope: !254)
!408 = !DILocation(line: 376, column: 1, scope: !254)
!409 = !DILocation(line: 377, column: 1, scope: !254)
!410 = !DILocation(line: 378, column: 1, scope: !254)
!411 = !DILocation(line: 379, column: 1, scope: !254)
!412 = !DILocation(line: 380, column: 1, scope: !254)
!413 = !DILocation(line: 381, column: 1, scope: !254)
!414 = !DILocation(line: 382, column: 1, scope: !254)
!415 = !DILocation(line: 383, column: 1, scope: !254)
!416 = !DILocation(line: 384, column: 1, scope: !254)
!417 = distinct !{!417, !45, !46}
!418 = !DILocation(line: 385, column: 1, scope: !254)
!419 = !DILocation(line: 386, column: 1, scope: !254)
!420 = !DILocation(line: 387, column: 1, scope: !254)
!421 = !DILocation(line: 388, column: 1, scope: !254)
!422 = !DILocation(line: 389, column: 1, scope: !254)
!423 = !DILocation(line: 390, column: 1, scope: !254)
!424 = !DILocation(line: 391, column: 1, scope: !254)
!425 = !DILocation(line: 392, column: 1, scope: !254)
!426 = !DILocation(line: 393, column: 1, scope: !254)
!427 = !DILocation(line: 394, column: 1, scope: !254)
!428 = !DILocation(line: 395, column: 1, scope: !254)
!429 = !DILocation(line: 396, column: 1, scope: !254)
!430 = !{!431, !431, i64 0}
!431 = !{!"long long", !7, i64 0}
!432 = !DILocation(line: 397, column: 1, scope: !254)
!433 = !DILocation(line: 398, column: 1, scope: !254)
!434 = !DILocation(line: 399, column: 1, scope: !254)
!435 = distinct !{!435, !45, !46}
!436 = !DILocation(line: 400, column: 1, scope: !254)
!437 = !DILocation(line: 401, column: 1, scope: !254)
!438 = !DILocation(line: 402, column: 1, scope: !254)
!439 = !DILocation(line: 403, column: 1, scope: !254)
!440 = !DILocation(line: 404, column: 1, scope: !254)
!441 = !DILocation(line: 405, column: 1, scope: !254)
!442 = !DILocation(line: 406, column: 1, scope: !254)
!443 = !DILocation(line: 407, column: 1, scope: !254)
!444 = !DILocation(line: 408, column: 1, scope: !254)
!445 = !DILocation(line: 409, column: 1, scope: !254)
!446 = !DILocation(line: 410, column: 1, scope: !254)
!447 = !DILocation(line: 411, column: 1, scope: !254)
!448 = !DILocation(line: 412, column: 1, scope: !254)
!449 = !DILocation(line: 413, column: 1, scope: !254)
!450 = !DILocation(line: 414, column: 1, scope: !254)
!451 = !DILocation(line: 415, column: 1, scope: !254)
!452 = !DILocation(line: 416, column: 1, scope: !254)
!453 = !DILocation(line: 417, column: 1, scope: !254)
!454 = !DILocation(line: 418, column: 1, scope: !254)
!455 = !DILocation(line: 419, column: 1, scope: !254)
!456 = !DILocation(line: 420, column: 1, scope: !254)
!457 = !DILocation(line: 421, column: 1, scope: !254)
!458 = distinct !{!458, !45, !46}
!459 = !DILocation(line: 422, column: 1, scope: !254)
!460 = !DILocation(line: 423, column: 1, scope: !254)
!461 = !DILocation(line: 424, column: 1, scope: !254)
!462 = !DILocation(line: 425, column: 1, scope: !254)
!463 = !DILocation(line: 426, column: 1, scope: !254)
!464 = !DILocation(line: 427, column: 1, scope: !254)
!465 = !DILocation(line: 428, column: 1, scope: !254)
!466 = !DILocation(line: 429, column: 1, scope: !254)
!467 = !DILocation(line: 430, column: 1, scope: !254)
!468 = !DILocation(line: 431, column: 1, scope: !254)
!469 = !DILocation(line: 432, column: 1, scope: !254)
!470 = !DILocation(line: 433, column: 1, scope: !254)
!471 = !DILocation(line: 434, column: 1, scope: !254)
!472 = !DILocation(line: 435, column: 1, scope: !254)
!473 = !DILocation(line: 436, column: 1, scope: !254)
!474 = !DILocation(line: 437, column: 1, scope: !254)
!475 = !DILocation(line: 438, column: 1, scope: !254)
!476 = !DILocation(line: 439, column: 1, scope: !254)
!477 = !DILocation(line: 440, column: 1, scope: !254)
!478 = !DILocation(line: 441, column: 1, scope: !254)
!479 = distinct !{!479, !45, !46}
!480 = distinct !DISubprogram(name: "_Z3k2xILi3EEvPjS0_PKiiiiiijxxyyi", linkageName: "_Z3k2xILi3EEvPjS0_PKiiiiiijxxyyi", scope: null, file: !10, line: 442, type: !14, scopeLine: 442, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !9)
!481 = !DILocation(line: 442, column: 1, scope: !480)
!482 = !DILocation(line: 443, column: 1, scope: !480)
!483 = !DILocation(line: 444, column: 1, scope: !480)
!484 = !DILocation(line: 445, column: 1, scope: !480)
!485 = !DILocation(line: 446, column: 1, scope: !480)
!486 = !DILocation(line: 447, column: 1, scope: !480)
!487 = !DILocation(line: 448, column: 1, scope: !480)
!488 = !DILocation(line: 449, column: 1, scope: !480)
!489 = !DILocation(line: 450, column: 1, scope: !480)
!490 = !DILocation(line: 451, column: 1, scope: !480)
!491 = !DILocation(line: 452, column: 1, scope: !480)
!492 = !DILocation(line: 453, column: 1, scope: !480)
!493 = !DILocation(line: 454, column: 1, scope: !480)
!494 = !DILocation(line: 455, column: 1, scope: !480)
!495 = !DILocation(line: 456, column: 1, scope: !480)
!496 = !DILocation(line: 457, column: 1, scope: !480)
!497 = !DILocation(line: 458, column: 1, scope: !480)
!498 = !DILocation(line: 459, column: 1, scope: !480)
!499 = !DILocation(line: 460, column: 1, scope: !480)
!500 = !DILocation(line: 461, column: 1, scope: !480)
!501 = !DILocation(line: 462, column: 1, scope: !480)
!502 = !DILocation(line: 463, column: 1, scope: !480)
!503 = !DILocation(line: 464, column: 1, scope: !480)
!504 = !DILocation(line: 465, column: 1, scope: !480)
!505 = !DILocation(line: 466, column: 1, scope: !480)
!506 = !DILocation(line: 467, column: 1, scope: !480)
!507 = !DILocation(line: 468, column: 1, scope: !480)
!508 = !DILocation(line: 469, column: 1, scope: !480)
!509 = !DILocation(line: 470, column: 1, scope: !480)
!510 = !DILocation(line: 471, column: 1, scope: !480)
!511 = !DILocation(line: 472, column: 1, scope: !480)
!512 = !DILocation(line: 473, column: 1, scope: !480)
!513 = !DILocation(line: 474, column: 1, scope: !480)
!514 = !DILocation(line: 475, column: 1, scope: !480)
!515 = !DILocation(line: 476, column: 1, scope: !480)
!516 = distinct !{!516, !45, !46}
!517 = !DILocation(line: 477, column: 1, scope: !480)
!518 = !DILocation(line: 478, column: 1, scope: !480)
!519 = !DILocation(line: 479, column: 1, scope: !480)
!520 = !DILocation(line: 480, column: 1, scope: !480)
!521 = !DILocation(line: 481, column: 1, scope: !480)
!522 = !DILocation(line: 482, column: 1, scope: !480)
!523 = !DILocation(line: 483, column: 1, scope: !480)
!524 = !DILocation(line: 484, column: 1, scope: !480)
!525 = !DILocation(line: 485, column: 1, scope: !480)
!526 = !DILocation(line: 486, column: 1, scope: !480)
!527 = !DILocation(line: 487, column: 1, scope: !480)
!528 = distinct !{!528, !45, !46}
!529 = !DILocation(line: 488, column: 1, scope: !480)
!530 = !DILocation(line: 489, column: 1, scope: !480)
!531 = !DILocation(line: 490, column: 1, scope: !480)
!532 = !DILocation(line: 491, column: 1, scope: !480)
!533 = !DILocation(line: 492, column: 1, scope: !480)
!534 = !DILocation(line: 493, column: 1, scope: !480)
!535 = !DILocation(line: 494, column: 1, scope: !480)
!536 = !DILocation(line: 495, column: 1, scope: !480)
!537 = !DILocation(line: 496, column: 1, scope: !480)
!538 = distinct !{!538, !45, !46}
!539 = !DILocation(line: 497, column: 1, scope: !480)
!540 = !DILocation(line: 498, column: 1, scope: !480)
!541 = !DILocation(line: 499, column: 1, scope: !480)
!542 = !DILocation(line: 500, column: 1, scope: !480)
!543 = !DILocation(line: 501, column: 1, scope: !480)
!544 = !DILocation(line: 502, column: 1, scope: !480)
!545 = !DILocation(line: 503, column: 1, scope: !480)
!546 = !DILocation(line: 504, column: 1, scope: !480)
!547 = !DILocation(line: 505, column: 1, scope: !480)
!548 = !DILocation(line: 506, column: 1, scope: !480)
!549 = !DILocation(line: 507, column: 1, scope: !480)
!550 = !DILocation(line: 508, column: 1, scope: !480)
!551 = distinct !{!551, !45, !46}
!552 = !DILocation(line: 509, column: 1, scope: !480)
!553 = !DILocation(line: 510, column: 1, scope: !480)
!554 = !DILocation(line: 511, column: 1, scope: !480)
!555 = !DILocation(line: 512, column: 1, scope: !480)
!556 = !DILocation(line: 513, column: 1, scope: !480)
!557 = !DILocation(line: 514, column: 1, scope: !480)
!558 = !DILocation(line: 515, column: 1, scope: !480)
!559 = !DILocation(line: 516, column: 1, scope: !480)
!560 = !DILocation(line: 517, column: 1, scope: !480)
!561 = !DILocation(line: 518, column: 1, scope: !480)
!562 = !DILocation(line: 519, column: 1, scope: !480)
!563 = !DILocation(line: 520, column: 1, scope: !480)
!564 = !DILocation(line: 521, column: 1, scope: !480)
!565 = !DILocation(line: 522, column: 1, scope: !480)
!566 = !DILocation(line: 523, column: 1, scope: !480)
!567 = !DILocation(line: 524, column: 1, scope: !480)
!568 = !DILocation(line: 525, column: 1, scope: !480)
!569 = !DILocation(line: 526, column: 1, scope: !480)
!570 = !DILocation(line: 527, column: 1, scope: !480)
!571 = !DILocation(line: 528, column: 1, scope: !480)
!572 = !DILocation(line: 529, column: 1, scope: !480)
!573 = !DILocation(line: 530, column: 1, scope: !480)
!574 = !DILocation(line: 531, column: 1, scope: !480)
!575 = !DILocation(line: 532, column: 1, scope: !480)
!576 = !DILocation(line: 533, column: 1, scope: !480)
!577 = !DILocation(line: 534, column: 1, scope: !480)
!578 = !DILocation(line: 535, column: 1, scope: !480)
!579 = !DILocation(line: 536, column: 1, scope: !480)
!580 = !DILocation(line: 537, column: 1, scope: !480)
!581 = !DILocation(line: 538, column: 1, scope: !480)
!582 = !DILocation(line: 539, column: 1, scope: !480)
!583 = !DILocation(line: 540, column: 1, scope: !480)
!584 = !DILocation(line: 541, column: 1, scope: !480)
!585 = !DILocation(line: 542, column: 1, scope: !480)
!586 = !DILocation(line: 543, column: 1, scope: !480)
!587 = !DILocation(line: 544, column: 1, scope: !480)
!588 = !DILocation(line: 545, column: 1, scope: !480)
!589 = !DILocation(line: 546, column: 1, scope: !480)
!590 = !DILocation(line: 547, column: 1, scope: !480)
!591 = !DILocation(line: 548, column: 1, scope: !480)
!592 = !DILocation(line: 549, column: 1, scope: !480)
!593 = !DILocation(line: 550, column: 1, scope: !480)
!594 = !DILocation(line: 551, column: 1, scope: !480)
!595 = !DILocation(line: 552, column: 1, scope: !480)
!596 = !DILocation(line: 553, column: 1, scope: !480)
!597 = !DILocation(line: 554, column: 1, scope: !480)
!598 = !DILocation(line: 555, column: 1, scope: !480)
!599 = !DILocation(line: 556, column: 1, scope: !480)
!600 = !DILocation(line: 557, column: 1, scope: !480)
!601 = !DILocation(line: 558, column: 1, scope: !480)
!602 = !DILocation(line: 559, column: 1, scope: !480)
!603 = !DILocation(line: 560, column: 1, scope: !480)
!604 = !DILocation(line: 561, column: 1, scope: !480)
!605 = !DILocation(line: 562, column: 1, scope: !480)
!606 = !DILocation(line: 563, column: 1, scope: !480)
!607 = !DILocation(line: 564, column: 1, scope: !480)
!608 = !DILocation(line: 565, column: 1, scope: !480)
!609 = distinct !{!609, !45, !46}
!610 = !DILocation(line: 566, column: 1, scope: !480)
!611 = !DILocation(line: 567, column: 1, scope: !480)
!612 = !DILocation(line: 568, column: 1, scope: !480)
!613 = !DILocation(line: 569, column: 1, scope: !480)
!614 = !DILocation(line: 570, column: 1, scope: !480)
!615 = !DILocation(line: 571, column: 1, scope: !480)
!616 = !DILocation(line: 572, column: 1, scope: !480)
!617 = !DILocation(line: 573, column: 1, scope: !480)
!618 = !DILocation(line: 574, column: 1, scope: !480)
!619 = !DILocation(line: 575, column: 1, scope: !480)
!620 = !DILocation(line: 576, column: 1, scope: !480)
!621 = !DILocation(line: 577, column: 1, scope: !480)
!622 = !DILocation(line: 578, column: 1, scope: !480)
!623 = !DILocation(line: 579, column: 1, scope: !480)
!624 = !DILocation(line: 580, column: 1, scope: !480)
!625 = !DILocation(line: 581, column: 1, scope: !480)
!626 = !DILocation(line: 582, column: 1, scope: !480)
!627 = distinct !{!627, !45, !46}
!628 = !DILocation(line: 583, column: 1, scope: !480)
!629 = !DILocation(line: 584, column: 1, scope: !480)
!630 = !DILocation(line: 585, column: 1, scope: !480)
!631 = !DILocation(line: 586, column: 1, scope: !480)
!632 = !DILocation(line: 587, column: 1, scope: !480)
!633 = !DILocation(line: 588, column: 1, scope: !480)
!634 = !DILocation(line: 589, column: 1, scope: !480)
!635 = !DILocation(line: 590, column: 1, scope: !480)
!636 = !DILocation(line: 591, column: 1, scope: !480)
!637 = !DILocation(line: 592, column: 1, scope: !480)
!638 = !DILocation(line: 593, column: 1, scope: !480)
!639 = !DILocation(line: 594, column: 1, scope: !480)
!640 = !DILocation(line: 595, column: 1, scope: !480)
!641 = !DILocation(line: 596, column: 1, scope: !480)
!642 = !DILocation(line: 597, column: 1, scope: !480)
!643 = !DILocation(line: 598, column: 1, scope: !480)
!644 = !DILocation(line: 599, column: 1, scope: !480)
!645 = !DILocation(line: 600, column: 1, scope: !480)
!646 = !DILocation(line: 601, column: 1, scope: !480)
!647 = !DILocation(line: 602, column: 1, scope: !480)
!648 = !DILocation(line: 603, column: 1, scope: !480)
!649 = !DILocation(line: 604, column: 1, scope: !480)
!650 = !DILocation(line: 605, column: 1, scope: !480)
!651 = distinct !{!651, !45, !46}
!652 = !DILocation(line: 606, column: 1, scope: !480)
!653 = !DILocation(line: 607, column: 1, scope: !480)
!654 = !DILocation(line: 608, column: 1, scope: !480)
!655 = !DILocation(line: 609, column: 1, scope: !480)
!656 = !DILocation(line: 610, column: 1, scope: !480)
!657 = !DILocation(line: 611, column: 1, scope: !480)
!658 = !DILocation(line: 612, column: 1, scope: !480)
!659 = !DILocation(line: 613, column: 1, scope: !480)
!660 = !DILocation(line: 614, column: 1, scope: !480)
!661 = !DILocation(line: 615, column: 1, scope: !480)
!662 = !DILocation(line: 616, column: 1, scope: !480)
!663 = !DILocation(line: 617, column: 1, scope: !480)
!664 = !DILocation(line: 618, column: 1, scope: !480)
!665 = !DILocation(line: 619, column: 1, scope: !480)
!666 = !DILocation(line: 620, column: 1, scope: !480)
!667 = !DILocation(line: 621, column: 1, scope: !480)
!668 = !DILocation(line: 622, column: 1, scope: !480)
!669 = !DILocation(line: 623, column: 1, scope: !480)
!670 = !DILocation(line: 624, column: 1, scope: !480)
!671 = !DILocation(line: 625, column: 1, scope: !480)
!672 = !DILocation(line: 626, column: 1, scope: !480)
!673 = !DILocation(line: 627, column: 1, scope: !480)
!674 = !DILocation(line: 628, column: 1, scope: !480)
!675 = !DILocation(line: 629, column: 1, scope: !480)
!676 = distinct !{!676, !45, !46}
!677 = !DILocation(line: 630, column: 1, scope: !480)
!678 = !DILocation(line: 631, column: 1, scope: !480)
!679 = !DILocation(line: 632, column: 1, scope: !480)
!680 = !DILocation(line: 633, column: 1, scope: !480)
!681 = !DILocation(line: 634, column: 1, scope: !480)
!682 = !DILocation(line: 635, column: 1, scope: !480)
!683 = !DILocation(line: 636, column: 1, scope: !480)
!684 = !DILocation(line: 637, column: 1, scope: !480)
!685 = !DILocation(line: 638, column: 1, scope: !480)
!686 = !DILocation(line: 639, column: 1, scope: !480)
!687 = !DILocation(line: 640, column: 1, scope: !480)
!688 = !DILocation(line: 641, column: 1, scope: !480)
!689 = !DILocation(line: 642, column: 1, scope: !480)
!690 = !DILocation(line: 643, column: 1, scope: !480)
!691 = !DILocation(line: 644, column: 1, scope: !480)
!692 = !DILocation(line: 645, column: 1, scope: !480)
!693 = !DILocation(line: 646, column: 1, scope: !480)
!694 = !DILocation(line: 647, column: 1, scope: !480)
!695 = distinct !{!695, !45, !46}
!696 = distinct !DISubprogram(name: "_Z3k3xPjS_PKiiiiiijxxyyi", linkageName: "_Z3k3xPjS_PKiiiiiijxxyyi", scope: null, file: !10, line: 648, type: !14, scopeLine: 648, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !9)
!697 = !DILocation(line: 648, column: 1, scope: !696)
!698 = !DILocation(line: 649, column: 1, scope: !696)
!699 = !DILocation(line: 650, column: 1, scope: !696)
!700 = !DILocation(line: 651, column: 1, scope: !696)
!701 = !DILocation(line: 652, column: 1, scope: !696)
!702 = !DILocation(line: 653, column: 1, scope: !696)
!703 = !DILocation(line: 654, column: 1, scope: !696)
!704 = !DILocation(line: 655, column: 1, scope: !696)
!705 = !DILocation(line: 656, column: 1, scope: !696)
!706 = !DILocation(line: 657, column: 1, scope: !696)
!707 = !DILocation(line: 658, column: 1, scope: !696)
!708 = !DILocation(line: 659, column: 1, scope: !696)
!709 = !DILocation(line: 660, column: 1, scope: !696)
!710 = !DILocation(line: 661, column: 1, scope: !696)
!711 = !DILocation(line: 662, column: 1, scope: !696)
!712 = !DILocation(line: 663, column: 1, scope: !696)
!713 = !DILocation(line: 664, column: 1, scope: !696)
!714 = !DILocation(line: 665, column: 1, scope: !696)
!715 = !DILocation(line: 666, column: 1, scope: !696)
!716 = !DILocation(line: 667, column: 1, scope: !696)
!717 = !DILocation(line: 668, column: 1, scope: !696)
!718 = !DILocation(line: 669, column: 1, scope: !696)
!719 = !DILocation(line: 670, column: 1, scope: !696)
!720 = !DILocation(line: 671, column: 1, scope: !696)
!721 = !DILocation(line: 672, column: 1, scope: !696)
!722 = !DILocation(line: 673, column: 1, scope: !696)
!723 = !DILocation(line: 674, column: 1, scope: !696)
!724 = !DILocation(line: 675, column: 1, scope: !696)
!725 = !DILocation(line: 676, column: 1, scope: !696)
!726 = distinct !{!726, !45, !46}
!727 = !DILocation(line: 677, column: 1, scope: !696)
!728 = !DILocation(line: 678, column: 1, scope: !696)
!729 = !DILocation(line: 679, column: 1, scope: !696)
!730 = !DILocation(line: 680, column: 1, scope: !696)
!731 = !DILocation(line: 681, column: 1, scope: !696)
!732 = !DILocation(line: 682, column: 1, scope: !696)
!733 = !DILocation(line: 683, column: 1, scope: !696)
!734 = !DILocation(line: 684, column: 1, scope: !696)
!735 = !DILocation(line: 685, column: 1, scope: !696)
!736 = !DILocation(line: 686, column: 1, scope: !696)
!737 = !DILocation(line: 687, column: 1, scope: !696)
!738 = distinct !{!738, !45, !46}
!739 = !DILocation(line: 688, column: 1, scope: !696)
!740 = !DILocation(line: 689, column: 1, scope: !696)
!741 = !DILocation(line: 690, column: 1, scope: !696)
!742 = !DILocation(line: 691, column: 1, scope: !696)
!743 = !DILocation(line: 692, column: 1, scope: !696)
!744 = !DILocation(line: 693, column: 1, scope: !696)
!745 = !DILocation(line: 694, column: 1, scope: !696)
!746 = !DILocation(line: 695, column: 1, scope: !696)
!747 = !DILocation(line: 696, column: 1, scope: !696)
!748 = !DILocation(line: 697, column: 1, scope: !696)
!749 = !DILocation(line: 698, column: 1, scope: !696)
!750 = !DILocation(line: 699, column: 1, scope: !696)
!751 = !DILocation(line: 700, column: 1, scope: !696)
!752 = !DILocation(line: 701, column: 1, scope: !696)
!753 = !DILocation(line: 702, column: 1, scope: !696)
!754 = !DILocation(line: 703, column: 1, scope: !696)
!755 = distinct !{!755, !45, !46}
!756 = !DILocation(line: 704, column: 1, scope: !696)
!757 = !DILocation(line: 705, column: 1, scope: !696)
!758 = !DILocation(line: 706, column: 1, scope: !696)
!759 = !DILocation(line: 707, column: 1, scope: !696)
!760 = !DILocation(line: 708, column: 1, scope: !696)
!761 = !DILocation(line: 709, column: 1, scope: !696)
!762 = !DILocation(line: 710, column: 1, scope: !696)
!763 = !DILocation(line: 711, column: 1, scope: !696)
!764 = !DILocation(line: 712, column: 1, scope: !696)
!765 = !DILocation(line: 713, column: 1, scope: !696)
!766 = !DILocation(line: 714, column: 1, scope: !696)
!767 = !DILocation(line: 715, column: 1, scope: !696)
!768 = !DILocation(line: 716, column: 1, scope: !696)
!769 = !DILocation(line: 717, column: 1, scope: !696)
!770 = !DILocation(line: 718, column: 1, scope: !696)
!771 = !DILocation(line: 719, column: 1, scope: !696)
!772 = !DILocation(line: 720, column: 1, scope: !696)
!773 = !DILocation(line: 721, column: 1, scope: !696)
!774 = distinct !{!774, !45, !46}
!775 = !DILocation(line: 722, column: 1, scope: !696)
!776 = !DILocation(line: 723, column: 1, scope: !696)
!777 = !DILocation(line: 724, column: 1, scope: !696)
!778 = !DILocation(line: 725, column: 1, scope: !696)
!779 = !DILocation(line: 726, column: 1, scope: !696)
!780 = !DILocation(line: 727, column: 1, scope: !696)
!781 = !DILocation(line: 728, column: 1, scope: !696)
!782 = !DILocation(line: 729, column: 1, scope: !696)
!783 = !DILocation(line: 730, column: 1, scope: !696)
!784 = !DILocation(line: 731, column: 1, scope: !696)
!785 = !DILocation(line: 732, column: 1, scope: !696)
!786 = !DILocation(line: 733, column: 1, scope: !696)
!787 = !DILocation(line: 734, column: 1, scope: !696)
!788 = !DILocation(line: 735, column: 1, scope: !696)
!789 = !DILocation(line: 736, column: 1, scope: !696)
!790 = !DILocation(line: 737, column: 1, scope: !696)
!791 = !DILocation(line: 738, column: 1, scope: !696)
!792 = !DILocation(line: 739, column: 1, scope: !696)
!793 = !DILocation(line: 740, column: 1, scope: !696)
!794 = !DILocation(line: 741, column: 1, scope: !696)
!795 = !DILocation(line: 742, column: 1, scope: !696)
!796 = !DILocation(line: 743, column: 1, scope: !696)
!797 = !DILocation(line: 744, column: 1, scope: !696)
!798 = !DILocation(line: 745, column: 1, scope: !696)
!799 = !DILocation(line: 746, column: 1, scope: !696)
!800 = !DILocation(line: 747, column: 1, scope: !696)
!801 = !DILocation(line: 748, column: 1, scope: !696)
!802 = !DILocation(line: 749, column: 1, scope: !696)
!803 = !DILocation(line: 750, column: 1, scope: !696)
!804 = !DILocation(line: 751, column: 1, scope: !696)
!805 = !DILocation(line: 752, column: 1, scope: !696)
!806 = !DILocation(line: 753, column: 1, scope: !696)
!807 = !DILocation(line: 754, column: 1, scope: !696)
!808 = !DILocation(line: 755, column: 1, scope: !696)
!809 = !DILocation(line: 756, column: 1, scope: !696)
!810 = !DILocation(line: 757, column: 1, scope: !696)
!811 = !DILocation(line: 758, column: 1, scope: !696)
!812 = !DILocation(line: 759, column: 1, scope: !696)
!813 = !DILocation(line: 760, column: 1, scope: !696)
!814 = !DILocation(line: 761, column: 1, scope: !696)
!815 = !DILocation(line: 762, column: 1, scope: !696)
!816 = !DILocation(line: 763, column: 1, scope: !696)
!817 = !DILocation(line: 764, column: 1, scope: !696)
!818 = !DILocation(line: 765, column: 1, scope: !696)
!819 = !DILocation(line: 766, column: 1, scope: !696)
!820 = !DILocation(line: 767, column: 1, scope: !696)
!821 = !DILocation(line: 768, column: 1, scope: !696)
!822 = distinct !{!822, !45, !46}
!823 = !DILocation(line: 769, column: 1, scope: !696)
!824 = !DILocation(line: 770, column: 1, scope: !696)
!825 = !DILocation(line: 771, column: 1, scope: !696)
!826 = !DILocation(line: 772, column: 1, scope: !696)
!827 = !DILocation(line: 773, column: 1, scope: !696)
!828 = !DILocation(line: 774, column: 1, scope: !696)
!829 = !DILocation(line: 775, column: 1, scope: !696)
!830 = !DILocation(line: 776, column: 1, scope: !696)
!831 = !DILocation(line: 777, column: 1, scope: !696)
!832 = !DILocation(line: 778, column: 1, scope: !696)
!833 = !DILocation(line: 779, column: 1, scope: !696)
!834 = !DILocation(line: 780, column: 1, scope: !696)
!835 = distinct !{!835, !45, !46}
!836 = !DILocation(line: 781, column: 1, scope: !696)
!837 = !DILocation(line: 782, column: 1, scope: !696)
!838 = !DILocation(line: 783, column: 1, scope: !696)
!839 = !DILocation(line: 784, column: 1, scope: !696)
!840 = !DILocation(line: 785, column: 1, scope: !696)
!841 = !DILocation(line: 786, column: 1, scope: !696)
!842 = !DILocation(line: 787, column: 1, scope: !696)
!843 = !DILocation(line: 788, column: 1, scope: !696)
!844 = !DILocation(line: 789, column: 1, scope: !696)
!845 = !DILocation(line: 790, column: 1, scope: !696)
!846 = !DILocation(line: 791, column: 1, scope: !696)
!847 = !DILocation(line: 792, column: 1, scope: !696)
!848 = !DILocation(line: 793, column: 1, scope: !696)
!849 = !DILocation(line: 794, column: 1, scope: !696)
!850 = !DILocation(line: 795, column: 1, scope: !696)
!851 = !DILocation(line: 796, column: 1, scope: !696)
!852 = distinct !{!852, !45, !46}
!853 = !DILocation(line: 797, column: 1, scope: !696)
!854 = !DILocation(line: 798, column: 1, scope: !696)
!855 = !DILocation(line: 799, column: 1, scope: !696)
!856 = !DILocation(line: 800, column: 1, scope: !696)
!857 = !DILocation(line: 801, column: 1, scope: !696)
!858 = !DILocation(line: 802, column: 1, scope: !696)
!859 = !DILocation(line: 803, column: 1, scope: !696)
!860 = !DILocation(line: 804, column: 1, scope: !696)
!861 = !DILocation(line: 805, column: 1, scope: !696)
!862 = !DILocation(line: 806, column: 1, scope: !696)
!863 = !DILocation(line: 807, column: 1, scope: !696)
!864 = !DILocation(line: 808, column: 1, scope: !696)
!865 = !DILocation(line: 809, column: 1, scope: !696)
!866 = !DILocation(line: 810, column: 1, scope: !696)
!867 = !DILocation(line: 811, column: 1, scope: !696)
!868 = !DILocation(line: 812, column: 1, scope: !696)
!869 = !DILocation(line: 813, column: 1, scope: !696)
!870 = !DILocation(line: 814, column: 1, scope: !696)
!871 = distinct !{!871, !45, !46}
!872 = distinct !DISubprogram(name: "_Z3k4xILi3EEvPjS0_PKiiiiiijxxyyi", linkageName: "_Z3k4xILi3EEvPjS0_PKiiiiiijxxyyi", scope: null, file: !10, line: 815, type: !14, scopeLine: 815, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !9)
!873 = !DILocation(line: 815, column: 1, scope: !872)
!874 = !DILocation(line: 816, column: 1, scope: !872)
!875 = !DILocation(line: 817, column: 1, scope: !872)
!876 = !DILocation(line: 818, column: 1, scope: !872)
!877 = !DILocation(line: 819, column: 1, scope: !872)
!878 = !DILocation(line: 820, column: 1, scope: !872)
!879 = !DILocation(line: 821, column: 1, scope: !872)
!880 = !DILocation(line: 822, column: 1, scope: !872)
!881 = !DILocation(line: 823, column: 1, scope: !872)
!882 = !DILocation(line: 824, column: 1, scope: !872)
!883 = !DILocation(line: 825, column: 1, scope: !872)
!884 = !DILocation(line: 826, column: 1, scope: !872)
!885 = !DILocation(line: 827, column: 1, scope: !872)
!886 = !DILocation(line: 828, column: 1, scope: !872)
!887 = !DILocation(line: 829, column: 1, scope: !872)
!888 = !DILocation(line: 830, column: 1, scope: !872)
!889 = !DILocation(line: 831, column: 1, scope: !872)
!890 = !DILocation(line: 832, column: 1, scope: !872)
!891 = !DILocation(line: 833, column: 1, scope: !872)
!892 = !DILocation(line: 834, column: 1, scope: !872)
!893 = !DILocation(line: 835, column: 1, scope: !872)
!894 = !DILocation(line: 836, column: 1, scope: !872)
!895 = !DILocation(line: 837, column: 1, scope: !872)
!896 = !DILocation(line: 838, column: 1, scope: !872)
!897 = !DILocation(line: 839, column: 1, scope: !872)
!898 = !DILocation(line: 840, column: 1, scope: !872)
!899 = !DILocation(line: 841, column: 1, scope: !872)
!900 = !DILocation(line: 842, column: 1, scope: !872)
!901 = !DILocation(line: 843, column: 1, scope: !872)
!902 = !DILocation(line: 844, column: 1, scope: !872)
!903 = !DILocation(line: 845, column: 1, scope: !872)
!904 = !DILocation(line: 846, column: 1, scope: !872)
!905 = !DILocation(line: 847, column: 1, scope: !872)
!906 = !DILocation(line: 848, column: 1, scope: !872)
!907 = !DILocation(line: 849, column: 1, scope: !872)
!908 = !DILocation(line: 850, column: 1, scope: !872)
!909 = !{!910, !910, i64 0}
!910 = !{!"double", !7, i64 0}
!911 = !DILocation(line: 851, column: 1, scope: !872)
!912 = !DILocation(line: 852, column: 1, scope: !872)
!913 = !DILocation(line: 853, column: 1, scope: !872)
!914 = distinct !{!914, !45, !46}
!915 = !DILocation(line: 854, column: 1, scope: !872)
!916 = !DILocation(line: 855, column: 1, scope: !872)
!917 = !DILocation(line: 856, column: 1, scope: !872)
!918 = !DILocation(line: 857, column: 1, scope: !872)
!919 = !DILocation(line: 858, column: 1, scope: !872)
!920 = !DILocation(line: 859, column: 1, scope: !872)
!921 = !DILocation(line: 860, column: 1, scope: !872)
!922 = !DILocation(line: 861, column: 1, scope: !872)
!923 = !DILocation(line: 862, column: 1, scope: !872)
!924 = !DILocation(line: 863, column: 1, scope: !872)
!925 = distinct !{!925, !45, !46}
!926 = !DILocation(line: 864, column: 1, scope: !872)
!927 = !DILocation(line: 865, column: 1, scope: !872)
!928 = !DILocation(line: 866, column: 1, scope: !872)
!929 = !DILocation(line: 867, column: 1, scope: !872)
!930 = !DILocation(line: 868, column: 1, scope: !872)
!931 = !DILocation(line: 869, column: 1, scope: !872)
!932 = !DILocation(line: 870, column: 1, scope: !872)
!933 = !DILocation(line: 871, column: 1, scope: !872)
!934 = !DILocation(line: 872, column: 1, scope: !872)
!935 = !DILocation(line: 873, column: 1, scope: !872)
!936 = !DILocation(line: 874, column: 1, scope: !872)
!937 = !DILocation(line: 875, column: 1, scope: !872)
!938 = !DILocation(line: 876, column: 1, scope: !872)
!939 = !DILocation(line: 877, column: 1, scope: !872)
!940 = !DILocation(line: 878, column: 1, scope: !872)
!941 = !DILocation(line: 879, column: 1, scope: !872)
!942 = !DILocation(line: 880, column: 1, scope: !872)
!943 = !DILocation(line: 881, column: 1, scope: !872)
!944 = !DILocation(line: 882, column: 1, scope: !872)
!945 = !DILocation(line: 883, column: 1, scope: !872)
!946 = !{!947, !947, i64 0}
!947 = !{!"float", !7, i64 0}
!948 = !DILocation(line: 884, column: 1, scope: !872)
!949 = !DILocation(line: 885, column: 1, scope: !872)
!950 = !DILocation(line: 886, column: 1, scope: !872)
!951 = distinct !{!951, !45, !46}
!952 = !DILocation(line: 887, column: 1, scope: !872)
!953 = !DILocation(line: 888, column: 1, scope: !872)
!954 = !DILocation(line: 889, column: 1, scope: !872)
!955 = !DILocation(line: 890, column: 1, scope: !872)
!956 = !DILocation(line: 891, column: 1, scope: !872)
!957 = !DILocation(line: 892, column: 1, scope: !872)
!958 = !DILocation(line: 893, column: 1, scope: !872)
!959 = !DILocation(line: 894, column: 1, scope: !872)
!960 = !DILocation(line: 895, column: 1, scope: !872)
!961 = !DILocation(line: 896, column: 1, scope: !872)
!962 = !DILocation(line: 897, column: 1, scope: !872)
!963 = !DILocation(line: 898, column: 1, scope: !872)
!964 = !DILocation(line: 899, column: 1, scope: !872)
!965 = distinct !{!965, !45, !46}
!966 = !DILocation(line: 900, column: 1, scope: !872)
!967 = !DILocation(line: 901, column: 1, scope: !872)
!968 = !DILocation(line: 902, column: 1, scope: !872)
!969 = !DILocation(line: 903, column: 1, scope: !872)
!970 = !DILocation(line: 904, column: 1, scope: !872)
!971 = !DILocation(line: 905, column: 1, scope: !872)
!972 = !DILocation(line: 906, column: 1, scope: !872)
!973 = !DILocation(line: 907, column: 1, scope: !872)
!974 = !DILocation(line: 908, column: 1, scope: !872)
!975 = !DILocation(line: 909, column: 1, scope: !872)
!976 = !DILocation(line: 910, column: 1, scope: !872)
!977 = !DILocation(line: 911, column: 1, scope: !872)
!978 = !DILocation(line: 912, column: 1, scope: !872)
!979 = !DILocation(line: 913, column: 1, scope: !872)
!980 = !DILocation(line: 914, column: 1, scope: !872)
!981 = !DILocation(line: 915, column: 1, scope: !872)
!982 = !DILocation(line: 916, column: 1, scope: !872)
!983 = !DILocation(line: 917, column: 1, scope: !872)
!984 = !DILocation(line: 918, column: 1, scope: !872)
!985 = !DILocation(line: 919, column: 1, scope: !872)
!986 = !DILocation(line: 920, column: 1, scope: !872)
!987 = distinct !{!987, !45, !46}
!988 = !DILocation(line: 921, column: 1, scope: !872)
!989 = !DILocation(line: 922, column: 1, scope: !872)
!990 = !DILocation(line: 923, column: 1, scope: !872)
!991 = !DILocation(line: 924, column: 1, scope: !872)
!992 = !DILocation(line: 925, column: 1, scope: !872)
!993 = !DILocation(line: 926, column: 1, scope: !872)
!994 = distinct !{!994, !45, !46}
!995 = !DILocation(line: 927, column: 1, scope: !872)
!996 = !DILocation(line: 928, column: 1, scope: !872)
!997 = !DILocation(line: 929, column: 1, scope: !872)
!998 = !DILocation(line: 930, column: 1, scope: !872)
!999 = !DILocation(line: 931, column: 1, scope: !872)
!1000 = !DILocation(line: 932, column: 1, scope: !872)
!1001 = !DILocation(line: 933, column: 1, scope: !872)
!1002 = !DILocation(line: 934, column: 1, scope: !872)
!1003 = !DILocation(line: 935, column: 1, scope: !872)
!1004 = !DILocation(line: 936, column: 1, scope: !872)
!1005 = !DILocation(line: 937, column: 1, scope: !872)
!1006 = !DILocation(line: 938, column: 1, scope: !872)
!1007 = !DILocation(line: 939, column: 1, scope: !872)
!1008 = !DILocation(line: 940, column: 1, scope: !872)
!1009 = !DILocation(line: 941, column: 1, scope: !872)
!1010 = !DILocation(line: 942, column: 1, scope: !872)
!1011 = !DILocation(line: 943, column: 1, scope: !872)
!1012 = !DILocation(line: 944, column: 1, scope: !872)
!1013 = !DILocation(line: 945, column: 1, scope: !872)
!1014 = !DILocation(line: 946, column: 1, scope: !872)
!1015 = !DILocation(line: 947, column: 1, scope: !872)
!1016 = !DILocation(line: 948, column: 1, scope: !872)
!1017 = !DILocation(line: 949, column: 1, scope: !872)
!1018 = !DILocation(line: 950, column: 1, scope: !872)
!1019 = distinct !{!1019, !45, !46}
!1020 = !DILocation(line: 951, column: 1, scope: !872)
!1021 = !DILocation(line: 952, column: 1, scope: !872)
!1022 = !DILocation(line: 953, column: 1, scope: !872)
!1023 = !DILocation(line: 954, column: 1, scope: !872)
!1024 = !DILocation(line: 955, column: 1, scope: !872)
!1025 = !DILocation(line: 956, column: 1, scope: !872)
!1026 = !DILocation(line: 957, column: 1, scope: !872)
!1027 = !DILocation(line: 958, column: 1, scope: !872)
!1028 = !DILocation(line: 959, column: 1, scope: !872)
!1029 = !DILocation(line: 960, column: 1, scope: !872)
!1030 = !DILocation(line: 961, column: 1, scope: !872)
!1031 = !DILocation(line: 962, column: 1, scope: !872)
!1032 = !DILocation(line: 963, column: 1, scope: !872)
!1033 = !DILocation(line: 964, column: 1, scope: !872)
!1034 = !DILocation(line: 965, column: 1, scope: !872)
!1035 = !DILocation(line: 966, column: 1, scope: !872)
!1036 = !DILocation(line: 967, column: 1, scope: !872)
!1037 = !DILocation(line: 968, column: 1, scope: !872)
!1038 = !DILocation(line: 969, column: 1, scope: !872)
!1039 = !DILocation(line: 970, column: 1, scope: !872)
!1040 = !DILocation(line: 971, column: 1, scope: !872)
!1041 = !DILocation(line: 972, column: 1, scope: !872)
!1042 = !DILocation(line: 973, column: 1, scope: !872)
!1043 = !DILocation(line: 974, column: 1, scope: !872)
!1044 = !DILocation(line: 975, column: 1, scope: !872)
!1045 = !DILocation(line: 976, column: 1, scope: !872)
!1046 = !DILocation(line: 977, column: 1, scope: !872)
!1047 = !DILocation(line: 978, column: 1, scope: !872)
!1048 = !DILocation(line: 979, column: 1, scope: !872)
!1049 = !DILocation(line: 980, column: 1, scope: !872)
!1050 = !DILocation(line: 981, column: 1, scope: !872)
!1051 = !DILocation(line: 982, column: 1, scope: !872)
!1052 = !DILocation(line: 983, column: 1, scope: !872)
!1053 = !DILocation(line: 984, column: 1, scope: !872)
!1054 = !DILocation(line: 985, column: 1, scope: !872)
!1055 = !DILocation(line: 986, column: 1, scope: !872)
!1056 = !DILocation(line: 987, column: 1, scope: !872)
!1057 = !DILocation(line: 988, column: 1, scope: !872)
!1058 = !DILocation(line: 989, column: 1, scope: !872)
!1059 = !DILocation(line: 990, column: 1, scope: !872)
!1060 = !DILocation(line: 991, column: 1, scope: !872)
!1061 = !DILocation(line: 992, column: 1, scope: !872)
!1062 = !DILocation(line: 993, column: 1, scope: !872)
!1063 = !DILocation(line: 994, column: 1, scope: !872)
!1064 = !DILocation(line: 995, column: 1, scope: !872)
!1065 = !DILocation(line: 996, column: 1, scope: !872)
!1066 = !DILocation(line: 997, column: 1, scope: !872)
!1067 = !DILocation(line: 998, column: 1, scope: !872)
!1068 = !DILocation(line: 999, column: 1, scope: !872)
!1069 = !DILocation(line: 1000, column: 1, scope: !872)
!1070 = !DILocation(line: 1001, column: 1, scope: !872)
!1071 = !DILocation(line: 1002, column: 1, scope: !872)
!1072 = !DILocation(line: 1003, column: 1, scope: !872)
!1073 = !DILocation(line: 1004, column: 1, scope: !872)
!1074 = !DILocation(line: 1005, column: 1, scope: !872)
!1075 = !DILocation(line: 1006, column: 1, scope: !872)
!1076 = !DILocation(line: 1007, column: 1, scope: !872)
!1077 = !DILocation(line: 1008, column: 1, scope: !872)
!1078 = !DILocation(line: 1009, column: 1, scope: !872)
!1079 = !DILocation(line: 1010, column: 1, scope: !872)
!1080 = !DILocation(line: 1011, column: 1, scope: !872)
!1081 = !DILocation(line: 1012, column: 1, scope: !872)
!1082 = !DILocation(line: 1013, column: 1, scope: !872)
!1083 = !DILocation(line: 1014, column: 1, scope: !872)
!1084 = !DILocation(line: 1015, column: 1, scope: !872)
!1085 = !DILocation(line: 1016, column: 1, scope: !872)
!1086 = !DILocation(line: 1017, column: 1, scope: !872)
!1087 = !DILocation(line: 1018, column: 1, scope: !872)
!1088 = !DILocation(line: 1019, column: 1, scope: !872)
!1089 = !DILocation(line: 1020, column: 1, scope: !872)
!1090 = !DILocation(line: 1021, column: 1, scope: !872)
!1091 = !DILocation(line: 1022, column: 1, scope: !872)
!1092 = !DILocation(line: 1023, column: 1, scope: !872)
!1093 = !DILocation(line: 1024, column: 1, scope: !872)
!1094 = !DILocation(line: 1025, column: 1, scope: !872)
!1095 = !DILocation(line: 1026, column: 1, scope: !872)
!1096 = !DILocation(line: 1027, column: 1, scope: !872)
!1097 = !DILocation(line: 1028, column: 1, scope: !872)
!1098 = !DILocation(line: 1029, column: 1, scope: !872)
!1099 = !DILocation(line: 1030, column: 1, scope: !872)
!1100 = !DILocation(line: 1031, column: 1, scope: !872)
!1101 = !DILocation(line: 1032, column: 1, scope: !872)
!1102 = !DILocation(line: 1033, column: 1, scope: !872)
!1103 = !DILocation(line: 1034, column: 1, scope: !872)
!1104 = !DILocation(line: 1035, column: 1, scope: !872)
!1105 = !DILocation(line: 1036, column: 1, scope: !872)
!1106 = !DILocation(line: 1037, column: 1, scope: !872)
!1107 = !DILocation(line: 1038, column: 1, scope: !872)
!1108 = !DILocation(line: 1039, column: 1, scope: !872)
!1109 = !DILocation(line: 1040, column: 1, scope: !872)
!1110 = !DILocation(line: 1041, column: 1, scope: !872)
!1111 = !DILocation(line: 1042, column: 1, scope: !872)
!1112 = !DILocation(line: 1043, column: 1, scope: !872)
!1113 = !DILocation(line: 1044, column: 1, scope: !872)
!1114 = !DILocation(line: 1045, column: 1, scope: !872)
!1115 = !DILocation(line: 1046, column: 1, scope: !872)
!1116 = !DILocation(line: 1047, column: 1, scope: !872)
!1117 = !DILocation(line: 1048, column: 1, scope: !872)
!1118 = !DILocation(line: 1049, column: 1, scope: !872)
!1119 = !DILocation(line: 1050, column: 1, scope: !872)
!1120 = !DILocation(line: 1051, column: 1, scope: !872)
!1121 = !DILocation(line: 1052, column: 1, scope: !872)
!1122 = !DILocation(line: 1053, column: 1, scope: !872)
!1123 = !DILocation(line: 1054, column: 1, scope: !872)
!1124 = !DILocation(line: 1055, column: 1, scope: !872)
!1125 = !DILocation(line: 1056, column: 1, scope: !872)
!1126 = !DILocation(line: 1057, column: 1, scope: !872)
!1127 = !DILocation(line: 1058, column: 1, scope: !872)
!1128 = !DILocation(line: 1059, column: 1, scope: !872)
!1129 = !DILocation(line: 1060, column: 1, scope: !872)
!1130 = !DILocation(line: 1061, column: 1, scope: !872)
!1131 = !DILocation(line: 1062, column: 1, scope: !872)
!1132 = !DILocation(line: 1063, column: 1, scope: !872)
!1133 = !DILocation(line: 1064, column: 1, scope: !872)
!1134 = !DILocation(line: 1065, column: 1, scope: !872)
!1135 = !DILocation(line: 1066, column: 1, scope: !872)
!1136 = !DILocation(line: 1067, column: 1, scope: !872)
!1137 = !DILocation(line: 1068, column: 1, scope: !872)
!1138 = !DILocation(line: 1069, column: 1, scope: !872)
!1139 = !DILocation(line: 1070, column: 1, scope: !872)
!1140 = !DILocation(line: 1071, column: 1, scope: !872)
!1141 = !DILocation(line: 1072, column: 1, scope: !872)
!1142 = !DILocation(line: 1073, column: 1, scope: !872)
!1143 = !DILocation(line: 1074, column: 1, scope: !872)
!1144 = !DILocation(line: 1075, column: 1, scope: !872)
!1145 = !DILocation(line: 1076, column: 1, scope: !872)
!1146 = distinct !{!1146, !45, !46}
!1147 = !DILocation(line: 1077, column: 1, scope: !872)
!1148 = !DILocation(line: 1078, column: 1, scope: !872)
!1149 = !DILocation(line: 1079, column: 1, scope: !872)
!1150 = !DILocation(line: 1080, column: 1, scope: !872)
!1151 = !DILocation(line: 1081, column: 1, scope: !872)
!1152 = !DILocation(line: 1082, column: 1, scope: !872)
!1153 = !DILocation(line: 1083, column: 1, scope: !872)
!1154 = !DILocation(line: 1084, column: 1, scope: !872)
!1155 = !DILocation(line: 1085, column: 1, scope: !872)
!1156 = !DILocation(line: 1086, column: 1, scope: !872)
!1157 = !DILocation(line: 1087, column: 1, scope: !872)
!1158 = !DILocation(line: 1088, column: 1, scope: !872)
!1159 = distinct !{!1159, !45, !46}
!1160 = !DILocation(line: 1089, column: 1, scope: !872)
!1161 = !DILocation(line: 1090, column: 1, scope: !872)
!1162 = !DILocation(line: 1091, column: 1, scope: !872)
!1163 = !DILocation(line: 1092, column: 1, scope: !872)
!1164 = !DILocation(line: 1093, column: 1, scope: !872)
!1165 = !DILocation(line: 1094, column: 1, scope: !872)
!1166 = !DILocation(line: 1095, column: 1, scope: !872)
!1167 = !DILocation(line: 1096, column: 1, scope: !872)
!1168 = !DILocation(line: 1097, column: 1, scope: !872)
!1169 = !DILocation(line: 1098, column: 1, scope: !872)
!1170 = !DILocation(line: 1099, column: 1, scope: !872)
!1171 = distinct !{!1171, !45, !46}
!1172 = !DILocation(line: 1100, column: 1, scope: !872)
!1173 = !DILocation(line: 1101, column: 1, scope: !872)
!1174 = !DILocation(line: 1102, column: 1, scope: !872)
!1175 = !DILocation(line: 1103, column: 1, scope: !872)
!1176 = !DILocation(line: 1104, column: 1, scope: !872)
!1177 = distinct !{!1177, !45, !46}
!1178 = !DILocation(line: 1105, column: 1, scope: !872)
!1179 = !DILocation(line: 1106, column: 1, scope: !872)
!1180 = !DILocation(line: 1107, column: 1, scope: !872)
!1181 = !DILocation(line: 1108, column: 1, scope: !872)
!1182 = !DILocation(line: 1109, column: 1, scope: !872)
!1183 = !DILocation(line: 1110, column: 1, scope: !872)
!1184 = !DILocation(line: 1111, column: 1, scope: !872)
!1185 = !DILocation(line: 1112, column: 1, scope: !872)
!1186 = !DILocation(line: 1113, column: 1, scope: !872)
!1187 = !DILocation(line: 1114, column: 1, scope: !872)
!1188 = !DILocation(line: 1115, column: 1, scope: !872)
!1189 = !DILocation(line: 1116, column: 1, scope: !872)
!1190 = !DILocation(line: 1117, column: 1, scope: !872)
!1191 = !DILocation(line: 1118, column: 1, scope: !872)
!1192 = !DILocation(line: 1119, column: 1, scope: !872)
!1193 = !DILocation(line: 1120, column: 1, scope: !872)
!1194 = !DILocation(line: 1121, column: 1, scope: !872)
!1195 = distinct !{!1195, !45, !46}
!1196 = !DILocation(line: 1122, column: 1, scope: !872)
!1197 = !DILocation(line: 1123, column: 1, scope: !872)
!1198 = !DILocation(line: 1124, column: 1, scope: !872)
!1199 = !DILocation(line: 1125, column: 1, scope: !872)
!1200 = !DILocation(line: 1126, column: 1, scope: !872)
!1201 = !DILocation(line: 1127, column: 1, scope: !872)
!1202 = !DILocation(line: 1128, column: 1, scope: !872)
!1203 = !DILocation(line: 1129, column: 1, scope: !872)
!1204 = !DILocation(line: 1130, column: 1, scope: !872)
!1205 = !DILocation(line: 1131, column: 1, scope: !872)
!1206 = !DILocation(line: 1132, column: 1, scope: !872)
!1207 = !DILocation(line: 1133, column: 1, scope: !872)
!1208 = !DILocation(line: 1134, column: 1, scope: !872)
!1209 = !DILocation(line: 1135, column: 1, scope: !872)
!1210 = !DILocation(line: 1136, column: 1, scope: !872)
!1211 = !DILocation(line: 1137, column: 1, scope: !872)
!1212 = !DILocation(line: 1138, column: 1, scope: !872)
!1213 = distinct !{!1213, !45, !46}
!1214 = !DILocation(line: 1139, column: 1, scope: !872)
!1215 = !DILocation(line: 1140, column: 1, scope: !872)
!1216 = !DILocation(line: 1141, column: 1, scope: !872)
!1217 = !DILocation(line: 1142, column: 1, scope: !872)
!1218 = !DILocation(line: 1143, column: 1, scope: !872)
!1219 = !DILocation(line: 1144, column: 1, scope: !872)
!1220 = !DILocation(line: 1145, column: 1, scope: !872)
!1221 = !DILocation(line: 1146, column: 1, scope: !872)
!1222 = !DILocation(line: 1147, column: 1, scope: !872)
!1223 = !DILocation(line: 1148, column: 1, scope: !872)
!1224 = !DILocation(line: 1149, column: 1, scope: !872)
!1225 = !DILocation(line: 1150, column: 1, scope: !872)
!1226 = !DILocation(line: 1151, column: 1, scope: !872)
!1227 = !DILocation(line: 1152, column: 1, scope: !872)
!1228 = !DILocation(line: 1153, column: 1, scope: !872)
!1229 = !DILocation(line: 1154, column: 1, scope: !872)
!1230 = !DILocation(line: 1155, column: 1, scope: !872)
!1231 = !DILocation(line: 1156, column: 1, scope: !872)
!1232 = !DILocation(line: 1157, column: 1, scope: !872)
!1233 = !DILocation(line: 1158, column: 1, scope: !872)
!1234 = !DILocation(line: 1159, column: 1, scope: !872)
!1235 = !DILocation(line: 1160, column: 1, scope: !872)
!1236 = !DILocation(line: 1161, column: 1, scope: !872)
!1237 = !DILocation(line: 1162, column: 1, scope: !872)
!1238 = distinct !{!1238, !45, !46}
!1239 = distinct !DISubprogram(name: "_Z3k5xPjS_PKiiiiiijxxyyi", linkageName: "_Z3k5xPjS_PKiiiiiijxxyyi", scope: null, file: !10, line: 1163, type: !14, scopeLine: 1163, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !9)
!1240 = !DILocation(line: 1163, column: 1, scope: !1239)
!1241 = !DILocation(line: 1164, column: 1, scope: !1239)
!1242 = !DILocation(line: 1165, column: 1, scope: !1239)
!1243 = !DILocation(line: 1166, column: 1, scope: !1239)
!1244 = !DILocation(line: 1167, column: 1, scope: !1239)
!1245 = !DILocation(line: 1168, column: 1, scope: !1239)
!1246 = !DILocation(line: 1169, column: 1, scope: !1239)
!1247 = !DILocation(line: 1170, column: 1, scope: !1239)
!1248 = !DILocation(line: 1171, column: 1, scope: !1239)
!1249 = !DILocation(line: 1172, column: 1, scope: !1239)
!1250 = !DILocation(line: 1173, column: 1, scope: !1239)
!1251 = !DILocation(line: 1174, column: 1, scope: !1239)
!1252 = !DILocation(line: 1175, column: 1, scope: !1239)
!1253 = !DILocation(line: 1176, column: 1, scope: !1239)
!1254 = !DILocation(line: 1177, column: 1, scope: !1239)
!1255 = !DILocation(line: 1178, column: 1, scope: !1239)
!1256 = !DILocation(line: 1179, column: 1, scope: !1239)
!1257 = !DILocation(line: 1180, column: 1, scope: !1239)
!1258 = !DILocation(line: 1181, column: 1, scope: !1239)
!1259 = !DILocation(line: 1182, column: 1, scope: !1239)
!1260 = !DILocation(line: 1183, column: 1, scope: !1239)
!1261 = !DILocation(line: 1184, column: 1, scope: !1239)
!1262 = !DILocation(line: 1185, column: 1, scope: !1239)
!1263 = !DILocation(line: 1186, column: 1, scope: !1239)
!1264 = !DILocation(line: 1187, column: 1, scope: !1239)
!1265 = !DILocation(line: 1188, column: 1, scope: !1239)
!1266 = !DILocation(line: 1189, column: 1, scope: !1239)
!1267 = !DILocation(line: 1190, column: 1, scope: !1239)
!1268 = !DILocation(line: 1191, column: 1, scope: !1239)
!1269 = !DILocation(line: 1192, column: 1, scope: !1239)
!1270 = !DILocation(line: 1193, column: 1, scope: !1239)
!1271 = !DILocation(line: 1194, column: 1, scope: !1239)
!1272 = !DILocation(line: 1195, column: 1, scope: !1239)
!1273 = distinct !{!1273, !45, !46}
!1274 = !DILocation(line: 1196, column: 1, scope: !1239)
!1275 = !DILocation(line: 1197, column: 1, scope: !1239)
!1276 = !DILocation(line: 1198, column: 1, scope: !1239)
!1277 = !DILocation(line: 1199, column: 1, scope: !1239)
!1278 = !DILocation(line: 1200, column: 1, scope: !1239)
!1279 = !DILocation(line: 1201, column: 1, scope: !1239)
!1280 = !DILocation(line: 1202, column: 1, scope: !1239)
!1281 = !DILocation(line: 1203, column: 1, scope: !1239)
!1282 = !DILocation(line: 1204, column: 1, scope: !1239)
!1283 = !DILocation(line: 1205, column: 1, scope: !1239)
!1284 = !DILocation(line: 1206, column: 1, scope: !1239)
!1285 = !DILocation(line: 1207, column: 1, scope: !1239)
!1286 = !DILocation(line: 1208, column: 1, scope: !1239)
!1287 = !DILocation(line: 1209, column: 1, scope: !1239)
!1288 = !DILocation(line: 1210, column: 1, scope: !1239)
!1289 = distinct !{!1289, !45, !46}
!1290 = !DILocation(line: 1211, column: 1, scope: !1239)
!1291 = !DILocation(line: 1212, column: 1, scope: !1239)
!1292 = !DILocation(line: 1213, column: 1, scope: !1239)
!1293 = !DILocation(line: 1214, column: 1, scope: !1239)
!1294 = !DILocation(line: 1215, column: 1, scope: !1239)
!1295 = !DILocation(line: 1216, column: 1, scope: !1239)
!1296 = !DILocation(line: 1217, column: 1, scope: !1239)
!1297 = !DILocation(line: 1218, column: 1, scope: !1239)
!1298 = !DILocation(line: 1219, column: 1, scope: !1239)
!1299 = !DILocation(line: 1220, column: 1, scope: !1239)
!1300 = !DILocation(line: 1221, column: 1, scope: !1239)
!1301 = !DILocation(line: 1222, column: 1, scope: !1239)
!1302 = !DILocation(line: 1223, column: 1, scope: !1239)
!1303 = !DILocation(line: 1224, column: 1, scope: !1239)
!1304 = !DILocation(line: 1225, column: 1, scope: !1239)
!1305 = !DILocation(line: 1226, column: 1, scope: !1239)
!1306 = !DILocation(line: 1227, column: 1, scope: !1239)
!1307 = !DILocation(line: 1228, column: 1, scope: !1239)
!1308 = !DILocation(line: 1229, column: 1, scope: !1239)
!1309 = !DILocation(line: 1230, column: 1, scope: !1239)
!1310 = !DILocation(line: 1231, column: 1, scope: !1239)
!1311 = !DILocation(line: 1232, column: 1, scope: !1239)
!1312 = distinct !{!1312, !45, !46}
!1313 = !DILocation(line: 1233, column: 1, scope: !1239)
!1314 = !DILocation(line: 1234, column: 1, scope: !1239)
!1315 = !DILocation(line: 1235, column: 1, scope: !1239)
!1316 = !DILocation(line: 1236, column: 1, scope: !1239)
!1317 = !DILocation(line: 1237, column: 1, scope: !1239)
!1318 = !DILocation(line: 1238, column: 1, scope: !1239)
!1319 = !DILocation(line: 1239, column: 1, scope: !1239)
!1320 = !DILocation(line: 1240, column: 1, scope: !1239)
!1321 = !DILocation(line: 1241, column: 1, scope: !1239)
!1322 = !DILocation(line: 1242, column: 1, scope: !1239)
!1323 = !DILocation(line: 1243, column: 1, scope: !1239)
!1324 = !DILocation(line: 1244, column: 1, scope: !1239)
!1325 = !DILocation(line: 1245, column: 1, scope: !1239)
!1326 = !DILocation(line: 1246, column: 1, scope: !1239)
!1327 = !DILocation(line: 1247, column: 1, scope: !1239)
!1328 = !DILocation(line: 1248, column: 1, scope: !1239)
!1329 = !DILocation(line: 1249, column: 1, scope: !1239)
!1330 = !DILocation(line: 1250, column: 1, scope: !1239)
!1331 = !DILocation(line: 1251, column: 1, scope: !1239)
!1332 = !DILocation(line: 1252, column: 1, scope: !1239)
!1333 = !DILocation(line: 1253, column: 1, scope: !1239)
!1334 = !DILocation(line: 1254, column: 1, scope: !1239)
!1335 = !DILocation(line: 1255, column: 1, scope: !1239)
!1336 = !DILocation(line: 1256, column: 1, scope: !1239)
!1337 = !DILocation(line: 1257, column: 1, scope: !1239)
!1338 = !DILocation(line: 1258, column: 1, scope: !1239)
!1339 = !DILocation(line: 1259, column: 1, scope: !1239)
!1340 = !DILocation(line: 1260, column: 1, scope: !1239)
!1341 = !DILocation(line: 1261, column: 1, scope: !1239)
!1342 = !DILocation(line: 1262, column: 1, scope: !1239)
!1343 = !DILocation(line: 1263, column: 1, scope: !1239)
!1344 = !DILocation(line: 1264, column: 1, scope: !1239)
!1345 = !DILocation(line: 1265, column: 1, scope: !1239)
!1346 = !DILocation(line: 1266, column: 1, scope: !1239)
!1347 = !DILocation(line: 1267, column: 1, scope: !1239)
!1348 = distinct !{!1348, !45, !46}
!1349 = !DILocation(line: 1268, column: 1, scope: !1239)
!1350 = !DILocation(line: 1269, column: 1, scope: !1239)
!1351 = !DILocation(line: 1270, column: 1, scope: !1239)
!1352 = !DILocation(line: 1271, column: 1, scope: !1239)
!1353 = !DILocation(line: 1272, column: 1, scope: !1239)
!1354 = !DILocation(line: 1273, column: 1, scope: !1239)
!1355 = !DILocation(line: 1274, column: 1, scope: !1239)
!1356 = !DILocation(line: 1275, column: 1, scope: !1239)
!1357 = !DILocation(line: 1276, column: 1, scope: !1239)
!1358 = !DILocation(line: 1277, column: 1, scope: !1239)
!1359 = !DILocation(line: 1278, column: 1, scope: !1239)
!1360 = !DILocation(line: 1279, column: 1, scope: !1239)
!1361 = !DILocation(line: 1280, column: 1, scope: !1239)
!1362 = !DILocation(line: 1281, column: 1, scope: !1239)
!1363 = !DILocation(line: 1282, column: 1, scope: !1239)
!1364 = !DILocation(line: 1283, column: 1, scope: !1239)
!1365 = !DILocation(line: 1284, column: 1, scope: !1239)
!1366 = !DILocation(line: 1285, column: 1, scope: !1239)
!1367 = !DILocation(line: 1286, column: 1, scope: !1239)
!1368 = !DILocation(line: 1287, column: 1, scope: !1239)
!1369 = distinct !{!1369, !45, !46}
!1370 = !DILocation(line: 1288, column: 1, scope: !1239)
!1371 = !DILocation(line: 1289, column: 1, scope: !1239)
!1372 = !DILocation(line: 1290, column: 1, scope: !1239)
!1373 = !DILocation(line: 1291, column: 1, scope: !1239)
!1374 = !DILocation(line: 1292, column: 1, scope: !1239)
!1375 = !DILocation(line: 1293, column: 1, scope: !1239)
!1376 = !DILocation(line: 1294, column: 1, scope: !1239)
!1377 = !DILocation(line: 1295, column: 1, scope: !1239)
!1378 = !DILocation(line: 1296, column: 1, scope: !1239)
!1379 = !DILocation(line: 1297, column: 1, scope: !1239)
!1380 = !DILocation(line: 1298, column: 1, scope: !1239)
!1381 = !DILocation(line: 1299, column: 1, scope: !1239)
!1382 = !DILocation(line: 1300, column: 1, scope: !1239)
!1383 = !DILocation(line: 1301, column: 1, scope: !1239)
!1384 = !DILocation(line: 1302, column: 1, scope: !1239)
!1385 = !DILocation(line: 1303, column: 1, scope: !1239)
!1386 = !DILocation(line: 1304, column: 1, scope: !1239)
!1387 = !DILocation(line: 1305, column: 1, scope: !1239)
!1388 = !DILocation(line: 1306, column: 1, scope: !1239)
!1389 = !DILocation(line: 1307, column: 1, scope: !1239)
!1390 = !DILocation(line: 1308, column: 1, scope: !1239)
!1391 = !DILocation(line: 1309, column: 1, scope: !1239)
!1392 = !DILocation(line: 1310, column: 1, scope: !1239)
!1393 = !DILocation(line: 1311, column: 1, scope: !1239)
!1394 = !DILocation(line: 1312, column: 1, scope: !1239)
!1395 = !DILocation(line: 1313, column: 1, scope: !1239)
!1396 = !DILocation(line: 1314, column: 1, scope: !1239)
!1397 = !DILocation(line: 1315, column: 1, scope: !1239)
!1398 = !DILocation(line: 1316, column: 1, scope: !1239)
!1399 = !DILocation(line: 1317, column: 1, scope: !1239)
!1400 = !DILocation(line: 1318, column: 1, scope: !1239)
!1401 = !DILocation(line: 1319, column: 1, scope: !1239)
!1402 = !DILocation(line: 1320, column: 1, scope: !1239)
!1403 = !DILocation(line: 1321, column: 1, scope: !1239)
!1404 = !DILocation(line: 1322, column: 1, scope: !1239)
!1405 = !DILocation(line: 1323, column: 1, scope: !1239)
!1406 = !DILocation(line: 1324, column: 1, scope: !1239)
!1407 = !DILocation(line: 1325, column: 1, scope: !1239)
!1408 = !DILocation(line: 1326, column: 1, scope: !1239)
!1409 = !DILocation(line: 1327, column: 1, scope: !1239)
!1410 = !DILocation(line: 1328, column: 1, scope: !1239)
!1411 = !DILocation(line: 1329, column: 1, scope: !1239)
!1412 = !DILocation(line: 1330, column: 1, scope: !1239)
!1413 = !DILocation(line: 1331, column: 1, scope: !1239)
!1414 = !DILocation(line: 1332, column: 1, scope: !1239)
!1415 = !DILocation(line: 1333, column: 1, scope: !1239)
!1416 = !DILocation(line: 1334, column: 1, scope: !1239)
!1417 = !DILocation(line: 1335, column: 1, scope: !1239)
!1418 = !DILocation(line: 1336, column: 1, scope: !1239)
!1419 = distinct !{!1419, !45, !46}
!1420 = !DILocation(line: 1337, column: 1, scope: !1239)
!1421 = !DILocation(line: 1338, column: 1, scope: !1239)
!1422 = !DILocation(line: 1339, column: 1, scope: !1239)
!1423 = !DILocation(line: 1340, column: 1, scope: !1239)
!1424 = !DILocation(line: 1341, column: 1, scope: !1239)
!1425 = !DILocation(line: 1342, column: 1, scope: !1239)
!1426 = !DILocation(line: 1343, column: 1, scope: !1239)
!1427 = !DILocation(line: 1344, column: 1, scope: !1239)
!1428 = !DILocation(line: 1345, column: 1, scope: !1239)
!1429 = !DILocation(line: 1346, column: 1, scope: !1239)
!1430 = !DILocation(line: 1347, column: 1, scope: !1239)
!1431 = !DILocation(line: 1348, column: 1, scope: !1239)
!1432 = !DILocation(line: 1349, column: 1, scope: !1239)
!1433 = !DILocation(line: 1350, column: 1, scope: !1239)
!1434 = !DILocation(line: 1351, column: 1, scope: !1239)
!1435 = !DILocation(line: 1352, column: 1, scope: !1239)
!1436 = distinct !{!1436, !45, !46}
!1437 = !DILocation(line: 1353, column: 1, scope: !1239)
!1438 = !DILocation(line: 1354, column: 1, scope: !1239)
!1439 = !DILocation(line: 1355, column: 1, scope: !1239)
!1440 = !DILocation(line: 1356, column: 1, scope: !1239)
!1441 = !DILocation(line: 1357, column: 1, scope: !1239)
!1442 = !DILocation(line: 1358, column: 1, scope: !1239)
!1443 = !DILocation(line: 1359, column: 1, scope: !1239)
!1444 = !DILocation(line: 1360, column: 1, scope: !1239)
!1445 = !DILocation(line: 1361, column: 1, scope: !1239)
!1446 = !DILocation(line: 1362, column: 1, scope: !1239)
!1447 = !DILocation(line: 1363, column: 1, scope: !1239)
!1448 = !DILocation(line: 1364, column: 1, scope: !1239)
!1449 = !DILocation(line: 1365, column: 1, scope: !1239)
!1450 = !DILocation(line: 1366, column: 1, scope: !1239)
!1451 = !DILocation(line: 1367, column: 1, scope: !1239)
!1452 = !DILocation(line: 1368, column: 1, scope: !1239)
!1453 = !DILocation(line: 1369, column: 1, scope: !1239)
!1454 = !DILocation(line: 1370, column: 1, scope: !1239)
!1455 = !DILocation(line: 1371, column: 1, scope: !1239)
!1456 = !DILocation(line: 1372, column: 1, scope: !1239)
!1457 = !DILocation(line: 1373, column: 1, scope: !1239)
!1458 = !DILocation(line: 1374, column: 1, scope: !1239)
!1459 = !DILocation(line: 1375, column: 1, scope: !1239)
!1460 = !DILocation(line: 1376, column: 1, scope: !1239)
!1461 = !DILocation(line: 1377, column: 1, scope: !1239)
!1462 = !DILocation(line: 1378, column: 1, scope: !1239)
!1463 = !DILocation(line: 1379, column: 1, scope: !1239)
!1464 = !DILocation(line: 1380, column: 1, scope: !1239)
!1465 = !DILocation(line: 1381, column: 1, scope: !1239)
!1466 = !DILocation(line: 1382, column: 1, scope: !1239)
!1467 = !DILocation(line: 1383, column: 1, scope: !1239)
!1468 = !DILocation(line: 1384, column: 1, scope: !1239)
!1469 = !DILocation(line: 1385, column: 1, scope: !1239)
!1470 = !DILocation(line: 1386, column: 1, scope: !1239)
!1471 = distinct !{!1471, !45, !46}
!1472 = distinct !DISubprogram(name: "_ZL8put_G1_0jh", linkageName: "_ZL8put_G1_0jh", scope: null, file: !10, line: 1387, type: !14, scopeLine: 1387, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !9)
!1473 = !DILocation(line: 1387, column: 1, scope: !1472)
!1474 = !DILocation(line: 1388, column: 1, scope: !1472)
!1475 = !DILocation(line: 1389, column: 1, scope: !1472)
!1476 = !DILocation(line: 1390, column: 1, scope: !1472)
!1477 = distinct !DISubprogram(name: "_Z3k6xILi3EEvPjS0_PKiiiiiijxxyyi", linkageName: "_Z3k6xILi3EEvPjS0_PKiiiiiijxxyyi", scope: null, file: !10, line: 1391, type: !14, scopeLine: 1391, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !9)
!1478 = !DILocation(line: 1391, column: 1, scope: !1477)
!1479 = !DILocation(line: 1392, column: 1, scope: !1477)
!1480 = !DILocation(line: 1393, column: 1, scope: !1477)
!1481 = !DILocation(line: 1394, column: 1, scope: !1477)
!1482 = !DILocation(line: 1395, column: 1, scope: !1477)
!1483 = !DILocation(line: 1396, column: 1, scope: !1477)
!1484 = !DILocation(line: 1397, column: 1, scope: !1477)
!1485 = !DILocation(line: 1398, column: 1, scope: !1477)
!1486 = !DILocation(line: 1399, column: 1, scope: !1477)
!1487 = !DILocation(line: 1400, column: 1, scope: !1477)
!1488 = !DILocation(line: 1401, column: 1, scope: !1477)
!1489 = !DILocation(line: 1402, column: 1, scope: !1477)
!1490 = !DILocation(line: 1403, column: 1, scope: !1477)
!1491 = !DILocation(line: 1404, column: 1, scope: !1477)
!1492 = !DILocation(line: 1405, column: 1, scope: !1477)
!1493 = !DILocation(line: 1406, column: 1, scope: !1477)
!1494 = !DILocation(line: 1407, column: 1, scope: !1477)
!1495 = !DILocation(line: 1408, column: 1, scope: !1477)
!1496 = !DILocation(line: 1409, column: 1, scope: !1477)
!1497 = !DILocation(line: 1410, column: 1, scope: !1477)
!1498 = !DILocation(line: 1411, column: 1, scope: !1477)
!1499 = !DILocation(line: 1412, column: 1, scope: !1477)
!1500 = !DILocation(line: 1413, column: 1, scope: !1477)
!1501 = !DILocation(line: 1414, column: 1, scope: !1477)
!1502 = !DILocation(line: 1415, column: 1, scope: !1477)
!1503 = !DILocation(line: 1416, column: 1, scope: !1477)
!1504 = !DILocation(line: 1417, column: 1, scope: !1477)
!1505 = !DILocation(line: 1418, column: 1, scope: !1477)
!1506 = !DILocation(line: 1419, column: 1, scope: !1477)
!1507 = !DILocation(line: 1420, column: 1, scope: !1477)
!1508 = !DILocation(line: 1421, column: 1, scope: !1477)
!1509 = !DILocation(line: 1422, column: 1, scope: !1477)
!1510 = !DILocation(line: 1423, column: 1, scope: !1477)
!1511 = distinct !{!1511, !45, !46}
!1512 = !DILocation(line: 1424, column: 1, scope: !1477)
!1513 = !DILocation(line: 1425, column: 1, scope: !1477)
!1514 = !DILocation(line: 1426, column: 1, scope: !1477)
!1515 = !DILocation(line: 1427, column: 1, scope: !1477)
!1516 = !DILocation(line: 1428, column: 1, scope: !1477)
!1517 = !DILocation(line: 1429, column: 1, scope: !1477)
!1518 = !DILocation(line: 1430, column: 1, scope: !1477)
!1519 = !DILocation(line: 1431, column: 1, scope: !1477)
!1520 = !DILocation(line: 1432, column: 1, scope: !1477)
!1521 = !DILocation(line: 1433, column: 1, scope: !1477)
!1522 = distinct !{!1522, !45, !46}
!1523 = !DILocation(line: 1434, column: 1, scope: !1477)
!1524 = !DILocation(line: 1435, column: 1, scope: !1477)
!1525 = !DILocation(line: 1436, column: 1, scope: !1477)
!1526 = !DILocation(line: 1437, column: 1, scope: !1477)
!1527 = !DILocation(line: 1438, column: 1, scope: !1477)
!1528 = !DILocation(line: 1439, column: 1, scope: !1477)
!1529 = !DILocation(line: 1440, column: 1, scope: !1477)
!1530 = !DILocation(line: 1441, column: 1, scope: !1477)
!1531 = !DILocation(line: 1442, column: 1, scope: !1477)
!1532 = !DILocation(line: 1443, column: 1, scope: !1477)
!1533 = !DILocation(line: 1444, column: 1, scope: !1477)
!1534 = !DILocation(line: 1445, column: 1, scope: !1477)
!1535 = !DILocation(line: 1446, column: 1, scope: !1477)
!1536 = !DILocation(line: 1447, column: 1, scope: !1477)
!1537 = !DILocation(line: 1448, column: 1, scope: !1477)
!1538 = !DILocation(line: 1449, column: 1, scope: !1477)
!1539 = !DILocation(line: 1450, column: 1, scope: !1477)
!1540 = !DILocation(line: 1451, column: 1, scope: !1477)
!1541 = !DILocation(line: 1452, column: 1, scope: !1477)
!1542 = !DILocation(line: 1453, column: 1, scope: !1477)
!1543 = !DILocation(line: 1454, column: 1, scope: !1477)
!1544 = !DILocation(line: 1455, column: 1, scope: !1477)
!1545 = !DILocation(line: 1456, column: 1, scope: !1477)
!1546 = !DILocation(line: 1457, column: 1, scope: !1477)
!1547 = !DILocation(line: 1458, column: 1, scope: !1477)
!1548 = !DILocation(line: 1459, column: 1, scope: !1477)
!1549 = !DILocation(line: 1460, column: 1, scope: !1477)
!1550 = !DILocation(line: 1461, column: 1, scope: !1477)
!1551 = !DILocation(line: 1462, column: 1, scope: !1477)
!1552 = !DILocation(line: 1463, column: 1, scope: !1477)
!1553 = !DILocation(line: 1464, column: 1, scope: !1477)
!1554 = !DILocation(line: 1465, column: 1, scope: !1477)
!1555 = !DILocation(line: 1466, column: 1, scope: !1477)
!1556 = !DILocation(line: 1467, column: 1, scope: !1477)
!1557 = !DILocation(line: 1468, column: 1, scope: !1477)
!1558 = !DILocation(line: 1469, column: 1, scope: !1477)
!1559 = !DILocation(line: 1470, column: 1, scope: !1477)
!1560 = !DILocation(line: 1471, column: 1, scope: !1477)
!1561 = !DILocation(line: 1472, column: 1, scope: !1477)
!1562 = !DILocation(line: 1473, column: 1, scope: !1477)
!1563 = !DILocation(line: 1474, column: 1, scope: !1477)
!1564 = !DILocation(line: 1475, column: 1, scope: !1477)
!1565 = distinct !{!1565, !45, !46}
!1566 = !DILocation(line: 1476, column: 1, scope: !1477)
!1567 = !DILocation(line: 1477, column: 1, scope: !1477)
!1568 = !DILocation(line: 1478, column: 1, scope: !1477)
!1569 = !DILocation(line: 1479, column: 1, scope: !1477)
!1570 = !DILocation(line: 1480, column: 1, scope: !1477)
!1571 = !DILocation(line: 1481, column: 1, scope: !1477)
!1572 = !DILocation(line: 1482, column: 1, scope: !1477)
!1573 = distinct !{!1573, !45, !46}
!1574 = !DILocation(line: 1483, column: 1, scope: !1477)
!1575 = !DILocation(line: 1484, column: 1, scope: !1477)
!1576 = !DILocation(line: 1485, column: 1, scope: !1477)
!1577 = !DILocation(line: 1486, column: 1, scope: !1477)
!1578 = !DILocation(line: 1487, column: 1, scope: !1477)
!1579 = !DILocation(line: 1488, column: 1, scope: !1477)
!1580 = !DILocation(line: 1489, column: 1, scope: !1477)
!1581 = !DILocation(line: 1490, column: 1, scope: !1477)
!1582 = !DILocation(line: 1491, column: 1, scope: !1477)
!1583 = !DILocation(line: 1492, column: 1, scope: !1477)
!1584 = !DILocation(line: 1493, column: 1, scope: !1477)
!1585 = !DILocation(line: 1494, column: 1, scope: !1477)
!1586 = !DILocation(line: 1495, column: 1, scope: !1477)
!1587 = !DILocation(line: 1496, column: 1, scope: !1477)
!1588 = !DILocation(line: 1497, column: 1, scope: !1477)
!1589 = !DILocation(line: 1498, column: 1, scope: !1477)
!1590 = !DILocation(line: 1499, column: 1, scope: !1477)
!1591 = !DILocation(line: 1500, column: 1, scope: !1477)
!1592 = !DILocation(line: 1501, column: 1, scope: !1477)
!1593 = !DILocation(line: 1502, column: 1, scope: !1477)
!1594 = !DILocation(line: 1503, column: 1, scope: !1477)
!1595 = !DILocation(line: 1504, column: 1, scope: !1477)
!1596 = distinct !{!1596, !45, !46}
!1597 = !DILocation(line: 1505, column: 1, scope: !1477)
!1598 = !DILocation(line: 1506, column: 1, scope: !1477)
!1599 = !DILocation(line: 1507, column: 1, scope: !1477)
!1600 = !DILocation(line: 1508, column: 1, scope: !1477)
!1601 = !DILocation(line: 1509, column: 1, scope: !1477)
!1602 = !DILocation(line: 1510, column: 1, scope: !1477)
!1603 = !DILocation(line: 1511, column: 1, scope: !1477)
!1604 = !DILocation(line: 1512, column: 1, scope: !1477)
!1605 = !DILocation(line: 1513, column: 1, scope: !1477)
!1606 = !DILocation(line: 1514, column: 1, scope: !1477)
!1607 = !DILocation(line: 1515, column: 1, scope: !1477)
!1608 = !DILocation(line: 1516, column: 1, scope: !1477)
!1609 = !DILocation(line: 1517, column: 1, scope: !1477)
!1610 = !DILocation(line: 1518, column: 1, scope: !1477)
!1611 = !DILocation(line: 1519, column: 1, scope: !1477)
!1612 = !DILocation(line: 1520, column: 1, scope: !1477)
!1613 = !DILocation(line: 1521, column: 1, scope: !1477)
!1614 = !DILocation(line: 1522, column: 1, scope: !1477)
!1615 = !DILocation(line: 1523, column: 1, scope: !1477)
!1616 = distinct !{!1616, !45, !46}
!1617 = !DILocation(line: 1524, column: 1, scope: !1477)
!1618 = !DILocation(line: 1525, column: 1, scope: !1477)
!1619 = !DILocation(line: 1526, column: 1, scope: !1477)
!1620 = !DILocation(line: 1527, column: 1, scope: !1477)
!1621 = !DILocation(line: 1528, column: 1, scope: !1477)
!1622 = !DILocation(line: 1529, column: 1, scope: !1477)
!1623 = !DILocation(line: 1530, column: 1, scope: !1477)
!1624 = !DILocation(line: 1531, column: 1, scope: !1477)
!1625 = !DILocation(line: 1532, column: 1, scope: !1477)
!1626 = !DILocation(line: 1533, column: 1, scope: !1477)
!1627 = !DILocation(line: 1534, column: 1, scope: !1477)
!1628 = !DILocation(line: 1535, column: 1, scope: !1477)
!1629 = !DILocation(line: 1536, column: 1, scope: !1477)
!1630 = !DILocation(line: 1537, column: 1, scope: !1477)
!1631 = !DILocation(line: 1538, column: 1, scope: !1477)
!1632 = !DILocation(line: 1539, column: 1, scope: !1477)
!1633 = !DILocation(line: 1540, column: 1, scope: !1477)
!1634 = !DILocation(line: 1541, column: 1, scope: !1477)
!1635 = !DILocation(line: 1542, column: 1, scope: !1477)
!1636 = !DILocation(line: 1543, column: 1, scope: !1477)
!1637 = distinct !{!1637, !45, !46}
!1638 = distinct !DISubprogram(name: "_Z3k7xPjS_PKiiiiiijxxyyi", linkageName: "_Z3k7xPjS_PKiiiiiijxxyyi", scope: null, file: !10, line: 1544, type: !14, scopeLine: 1544, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !9)
!1639 = !DILocation(line: 1544, column: 1, scope: !1638)
!1640 = !DILocation(line: 1545, column: 1, scope: !1638)
!1641 = !DILocation(line: 1546, column: 1, scope: !1638)
!1642 = !DILocation(line: 1547, column: 1, scope: !1638)
!1643 = !DILocation(line: 1548, column: 1, scope: !1638)
!1644 = !DILocation(line: 1549, column: 1, scope: !1638)
!1645 = !DILocation(line: 1550, column: 1, scope: !1638)
!1646 = !DILocation(line: 1551, column: 1, scope: !1638)
!1647 = !DILocation(line: 1552, column: 1, scope: !1638)
!1648 = !DILocation(line: 1553, column: 1, scope: !1638)
!1649 = !DILocation(line: 1554, column: 1, scope: !1638)
!1650 = !DILocation(line: 1555, column: 1, scope: !1638)
!1651 = !DILocation(line: 1556, column: 1, scope: !1638)
!1652 = !DILocation(line: 1557, column: 1, scope: !1638)
!1653 = !DILocation(line: 1558, column: 1, scope: !1638)
!1654 = !DILocation(line: 1559, column: 1, scope: !1638)
!1655 = !DILocation(line: 1560, column: 1, scope: !1638)
!1656 = !DILocation(line: 1561, column: 1, scope: !1638)
!1657 = !DILocation(line: 1562, column: 1, scope: !1638)
!1658 = !DILocation(line: 1563, column: 1, scope: !1638)
!1659 = !DILocation(line: 1564, column: 1, scope: !1638)
!1660 = !DILocation(line: 1565, column: 1, scope: !1638)
!1661 = !DILocation(line: 1566, column: 1, scope: !1638)
!1662 = !DILocation(line: 1567, column: 1, scope: !1638)
!1663 = !DILocation(line: 1568, column: 1, scope: !1638)
!1664 = !DILocation(line: 1569, column: 1, scope: !1638)
!1665 = !DILocation(line: 1570, column: 1, scope: !1638)
!1666 = !DILocation(line: 1571, column: 1, scope: !1638)
!1667 = !DILocation(line: 1572, column: 1, scope: !1638)
!1668 = !DILocation(line: 1573, column: 1, scope: !1638)
!1669 = !DILocation(line: 1574, column: 1, scope: !1638)
!1670 = distinct !{!1670, !45, !46}
!1671 = !DILocation(line: 1575, column: 1, scope: !1638)
!1672 = !DILocation(line: 1576, column: 1, scope: !1638)
!1673 = !DILocation(line: 1577, column: 1, scope: !1638)
!1674 = !DILocation(line: 1578, column: 1, scope: !1638)
!1675 = !DILocation(line: 1579, column: 1, scope: !1638)
!1676 = !DILocation(line: 1580, column: 1, scope: !1638)
!1677 = !DILocation(line: 1581, column: 1, scope: !1638)
!1678 = !DILocation(line: 1582, column: 1, scope: !1638)
!1679 = !DILocation(line: 1583, column: 1, scope: !1638)
!1680 = !DILocation(line: 1584, column: 1, scope: !1638)
!1681 = !DILocation(line: 1585, column: 1, scope: !1638)
!1682 = !DILocation(line: 1586, column: 1, scope: !1638)
!1683 = !DILocation(line: 1587, column: 1, scope: !1638)
!1684 = !DILocation(line: 1588, column: 1, scope: !1638)
!1685 = !DILocation(line: 1589, column: 1, scope: !1638)
!1686 = !DILocation(line: 1590, column: 1, scope: !1638)
!1687 = distinct !{!1687, !45, !46}
!1688 = !DILocation(line: 1591, column: 1, scope: !1638)
!1689 = !DILocation(line: 1592, column: 1, scope: !1638)
!1690 = !DILocation(line: 1593, column: 1, scope: !1638)
!1691 = !DILocation(line: 1594, column: 1, scope: !1638)
!1692 = !DILocation(line: 1595, column: 1, scope: !1638)
!1693 = !DILocation(line: 1596, column: 1, scope: !1638)
!1694 = !DILocation(line: 1597, column: 1, scope: !1638)
!1695 = distinct !{!1695, !45, !46}
!1696 = !DILocation(line: 1598, column: 1, scope: !1638)
!1697 = !DILocation(line: 1599, column: 1, scope: !1638)
!1698 = !DILocation(line: 1600, column: 1, scope: !1638)
!1699 = !DILocation(line: 1601, column: 1, scope: !1638)
!1700 = !DILocation(line: 1602, column: 1, scope: !1638)
!1701 = !DILocation(line: 1603, column: 1, scope: !1638)
!1702 = !DILocation(line: 1604, column: 1, scope: !1638)
!1703 = !DILocation(line: 1605, column: 1, scope: !1638)
!1704 = !DILocation(line: 1606, column: 1, scope: !1638)
!1705 = !DILocation(line: 1607, column: 1, scope: !1638)
!1706 = !DILocation(line: 1608, column: 1, scope: !1638)
!1707 = !DILocation(line: 1609, column: 1, scope: !1638)
!1708 = !DILocation(line: 1610, column: 1, scope: !1638)
!1709 = !DILocation(line: 1611, column: 1, scope: !1638)
!1710 = !DILocation(line: 1612, column: 1, scope: !1638)
!1711 = !DILocation(line: 1613, column: 1, scope: !1638)
!1712 = !DILocation(line: 1614, column: 1, scope: !1638)
!1713 = !DILocation(line: 1615, column: 1, scope: !1638)
!1714 = distinct !{!1714, !45, !46}
!1715 = !DILocation(line: 1616, column: 1, scope: !1638)
!1716 = !DILocation(line: 1617, column: 1, scope: !1638)
!1717 = !DILocation(line: 1618, column: 1, scope: !1638)
!1718 = !DILocation(line: 1619, column: 1, scope: !1638)
!1719 = !DILocation(line: 1620, column: 1, scope: !1638)
!1720 = !DILocation(line: 1621, column: 1, scope: !1638)
!1721 = !DILocation(line: 1622, column: 1, scope: !1638)
!1722 = !DILocation(line: 1623, column: 1, scope: !1638)
!1723 = !DILocation(line: 1624, column: 1, scope: !1638)
!1724 = !DILocation(line: 1625, column: 1, scope: !1638)
!1725 = !DILocation(line: 1626, column: 1, scope: !1638)
!1726 = !DILocation(line: 1627, column: 1, scope: !1638)
!1727 = !DILocation(line: 1628, column: 1, scope: !1638)
!1728 = !DILocation(line: 1629, column: 1, scope: !1638)
!1729 = !DILocation(line: 1630, column: 1, scope: !1638)
!1730 = !DILocation(line: 1631, column: 1, scope: !1638)
!1731 = !DILocation(line: 1632, column: 1, scope: !1638)
!1732 = !DILocation(line: 1633, column: 1, scope: !1638)
!1733 = !DILocation(line: 1634, column: 1, scope: !1638)
!1734 = !DILocation(line: 1635, column: 1, scope: !1638)
!1735 = !DILocation(line: 1636, column: 1, scope: !1638)
!1736 = !DILocation(line: 1637, column: 1, scope: !1638)
!1737 = !DILocation(line: 1638, column: 1, scope: !1638)
!1738 = !DILocation(line: 1639, column: 1, scope: !1638)
!1739 = !DILocation(line: 1640, column: 1, scope: !1638)
!1740 = !DILocation(line: 1641, column: 1, scope: !1638)
!1741 = !DILocation(line: 1642, column: 1, scope: !1638)
!1742 = distinct !{!1742, !45, !46}
!1743 = !DILocation(line: 1643, column: 1, scope: !1638)
!1744 = !DILocation(line: 1644, column: 1, scope: !1638)
!1745 = !DILocation(line: 1645, column: 1, scope: !1638)
!1746 = !DILocation(line: 1646, column: 1, scope: !1638)
!1747 = !DILocation(line: 1647, column: 1, scope: !1638)
!1748 = !DILocation(line: 1648, column: 1, scope: !1638)
!1749 = !DILocation(line: 1649, column: 1, scope: !1638)
!1750 = !DILocation(line: 1650, column: 1, scope: !1638)
!1751 = !DILocation(line: 1651, column: 1, scope: !1638)
!1752 = !DILocation(line: 1652, column: 1, scope: !1638)
!1753 = !DILocation(line: 1653, column: 1, scope: !1638)
!1754 = !DILocation(line: 1654, column: 1, scope: !1638)
!1755 = !DILocation(line: 1655, column: 1, scope: !1638)
!1756 = !DILocation(line: 1656, column: 1, scope: !1638)
!1757 = !DILocation(line: 1657, column: 1, scope: !1638)
!1758 = !DILocation(line: 1658, column: 1, scope: !1638)
!1759 = distinct !{!1759, !45, !46}
!1760 = !DILocation(line: 1659, column: 1, scope: !1638)
!1761 = !DILocation(line: 1660, column: 1, scope: !1638)
!1762 = !DILocation(line: 1661, column: 1, scope: !1638)
!1763 = !DILocation(line: 1662, column: 1, scope: !1638)
!1764 = !DILocation(line: 1663, column: 1, scope: !1638)
!1765 = !DILocation(line: 1664, column: 1, scope: !1638)
!1766 = !DILocation(line: 1665, column: 1, scope: !1638)
!1767 = !DILocation(line: 1666, column: 1, scope: !1638)
!1768 = !DILocation(line: 1667, column: 1, scope: !1638)
!1769 = !DILocation(line: 1668, column: 1, scope: !1638)
!1770 = !DILocation(line: 1669, column: 1, scope: !1638)
!1771 = !DILocation(line: 1670, column: 1, scope: !1638)
!1772 = !DILocation(line: 1671, column: 1, scope: !1638)
!1773 = !DILocation(line: 1672, column: 1, scope: !1638)
!1774 = !DILocation(line: 1673, column: 1, scope: !1638)
!1775 = !DILocation(line: 1674, column: 1, scope: !1638)
!1776 = !DILocation(line: 1675, column: 1, scope: !1638)
!1777 = !DILocation(line: 1676, column: 1, scope: !1638)
!1778 = !DILocation(line: 1677, column: 1, scope: !1638)
!1779 = !DILocation(line: 1678, column: 1, scope: !1638)
!1780 = !DILocation(line: 1679, column: 1, scope: !1638)
!1781 = !DILocation(line: 1680, column: 1, scope: !1638)
!1782 = !DILocation(line: 1681, column: 1, scope: !1638)
!1783 = !DILocation(line: 1682, column: 1, scope: !1638)
!1784 = !DILocation(line: 1683, column: 1, scope: !1638)
!1785 = !DILocation(line: 1684, column: 1, scope: !1638)
!1786 = !DILocation(line: 1685, column: 1, scope: !1638)
!1787 = !DILocation(line: 1686, column: 1, scope: !1638)
!1788 = !DILocation(line: 1687, column: 1, scope: !1638)
!1789 = !DILocation(line: 1688, column: 1, scope: !1638)
!1790 = !DILocation(line: 1689, column: 1, scope: !1638)
!1791 = !DILocation(line: 1690, column: 1, scope: !1638)
!1792 = !DILocation(line: 1691, column: 1, scope: !1638)
!1793 = !DILocation(line: 1692, column: 1, scope: !1638)
!1794 = distinct !{!1794, !45, !46}
!1795 = distinct !DISubprogram(name: "_Z3k8xILi3EEvPjS0_PKiiiiiijxxyyi", linkageName: "_Z3k8xILi3EEvPjS0_PKiiiiiijxxyyi", scope: null, file: !10, line: 1693, type: !14, scopeLine: 1693, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !9)
!1796 = !DILocation(line: 1693, column: 1, scope: !1795)
!1797 = !DILocation(line: 1694, column: 1, scope: !1795)
!1798 = !DILocation(line: 1695, column: 1, scope: !1795)
!1799 = !DILocation(line: 1696, column: 1, scope: !1795)
!1800 = !DILocation(line: 1697, column: 1, scope: !1795)
!1801 = !DILocation(line: 1698, column: 1, scope: !1795)
!1802 = !DILocation(line: 1699, column: 1, scope: !1795)
!1803 = !DILocation(line: 1700, column: 1, scope: !1795)
!1804 = !DILocation(line: 1701, column: 1, scope: !1795)
!1805 = !DILocation(line: 1702, column: 1, scope: !1795)
!1806 = !DILocation(line: 1703, column: 1, scope: !1795)
!1807 = !DILocation(line: 1704, column: 1, scope: !1795)
!1808 = !DILocation(line: 1705, column: 1, scope: !1795)
!1809 = !DILocation(line: 1706, column: 1, scope: !1795)
!1810 = !DILocation(line: 1707, column: 1, scope: !1795)
!1811 = !DILocation(line: 1708, column: 1, scope: !1795)
!1812 = !DILocation(line: 1709, column: 1, scope: !1795)
!1813 = !DILocation(line: 1710, column: 1, scope: !1795)
!1814 = !DILocation(line: 1711, column: 1, scope: !1795)
!1815 = !DILocation(line: 1712, column: 1, scope: !1795)
!1816 = !DILocation(line: 1713, column: 1, scope: !1795)
!1817 = !DILocation(line: 1714, column: 1, scope: !1795)
!1818 = !DILocation(line: 1715, column: 1, scope: !1795)
!1819 = !DILocation(line: 1716, column: 1, scope: !1795)
!1820 = !DILocation(line: 1717, column: 1, scope: !1795)
!1821 = !DILocation(line: 1718, column: 1, scope: !1795)
!1822 = !DILocation(line: 1719, column: 1, scope: !1795)
!1823 = !DILocation(line: 1720, column: 1, scope: !1795)
!1824 = !DILocation(line: 1721, column: 1, scope: !1795)
!1825 = !DILocation(line: 1722, column: 1, scope: !1795)
!1826 = distinct !{!1826, !45, !46}
!1827 = !DILocation(line: 1723, column: 1, scope: !1795)
!1828 = !DILocation(line: 1724, column: 1, scope: !1795)
!1829 = !DILocation(line: 1725, column: 1, scope: !1795)
!1830 = !DILocation(line: 1726, column: 1, scope: !1795)
!1831 = !DILocation(line: 1727, column: 1, scope: !1795)
!1832 = !DILocation(line: 1728, column: 1, scope: !1795)
!1833 = !DILocation(line: 1729, column: 1, scope: !1795)
!1834 = !DILocation(line: 1730, column: 1, scope: !1795)
!1835 = !DILocation(line: 1731, column: 1, scope: !1795)
!1836 = !DILocation(line: 1732, column: 1, scope: !1795)
!1837 = !DILocation(line: 1733, column: 1, scope: !1795)
!1838 = !DILocation(line: 1734, column: 1, scope: !1795)
!1839 = !DILocation(line: 1735, column: 1, scope: !1795)
!1840 = !DILocation(line: 1736, column: 1, scope: !1795)
!1841 = distinct !{!1841, !45, !46}
!1842 = !DILocation(line: 1737, column: 1, scope: !1795)
!1843 = !DILocation(line: 1738, column: 1, scope: !1795)
!1844 = !DILocation(line: 1739, column: 1, scope: !1795)
!1845 = !DILocation(line: 1740, column: 1, scope: !1795)
!1846 = !DILocation(line: 1741, column: 1, scope: !1795)
!1847 = !DILocation(line: 1742, column: 1, scope: !1795)
!1848 = !DILocation(line: 1743, column: 1, scope: !1795)
!1849 = !DILocation(line: 1744, column: 1, scope: !1795)
!1850 = !DILocation(line: 1745, column: 1, scope: !1795)
!1851 = !DILocation(line: 1746, column: 1, scope: !1795)
!1852 = !DILocation(line: 1747, column: 1, scope: !1795)
!1853 = !DILocation(line: 1748, column: 1, scope: !1795)
!1854 = !DILocation(line: 1749, column: 1, scope: !1795)
!1855 = !DILocation(line: 1750, column: 1, scope: !1795)
!1856 = !DILocation(line: 1751, column: 1, scope: !1795)
!1857 = !DILocation(line: 1752, column: 1, scope: !1795)
!1858 = !DILocation(line: 1753, column: 1, scope: !1795)
!1859 = !DILocation(line: 1754, column: 1, scope: !1795)
!1860 = distinct !{!1860, !45, !46}
!1861 = !DILocation(line: 1755, column: 1, scope: !1795)
!1862 = !DILocation(line: 1756, column: 1, scope: !1795)
!1863 = !DILocation(line: 1757, column: 1, scope: !1795)
!1864 = !DILocation(line: 1758, column: 1, scope: !1795)
!1865 = !DILocation(line: 1759, column: 1, scope: !1795)
!1866 = !DILocation(line: 1760, column: 1, scope: !1795)
!1867 = !DILocation(line: 1761, column: 1, scope: !1795)
!1868 = !DILocation(line: 1762, column: 1, scope: !1795)
!1869 = !DILocation(line: 1763, column: 1, scope: !1795)
!1870 = !DILocation(line: 1764, column: 1, scope: !1795)
!1871 = !DILocation(line: 1765, column: 1, scope: !1795)
!1872 = !DILocation(line: 1766, column: 1, scope: !1795)
!1873 = distinct !{!1873, !45, !46}
!1874 = !DILocation(line: 1767, column: 1, scope: !1795)
!1875 = !DILocation(line: 1768, column: 1, scope: !1795)
!1876 = !DILocation(line: 1769, column: 1, scope: !1795)
!1877 = !DILocation(line: 1770, column: 1, scope: !1795)
!1878 = !DILocation(line: 1771, column: 1, scope: !1795)
!1879 = !DILocation(line: 1772, column: 1, scope: !1795)
!1880 = !DILocation(line: 1773, column: 1, scope: !1795)
!1881 = !DILocation(line: 1774, column: 1, scope: !1795)
!1882 = !DILocation(line: 1775, column: 1, scope: !1795)
!1883 = !DILocation(line: 1776, column: 1, scope: !1795)
!1884 = !DILocation(line: 1777, column: 1, scope: !1795)
!1885 = !DILocation(line: 1778, column: 1, scope: !1795)
!1886 = !DILocation(line: 1779, column: 1, scope: !1795)
!1887 = !DILocation(line: 1780, column: 1, scope: !1795)
!1888 = !DILocation(line: 1781, column: 1, scope: !1795)
!1889 = !DILocation(line: 1782, column: 1, scope: !1795)
!1890 = distinct !{!1890, !45, !46}
!1891 = !DILocation(line: 1783, column: 1, scope: !1795)
!1892 = !DILocation(line: 1784, column: 1, scope: !1795)
!1893 = !DILocation(line: 1785, column: 1, scope: !1795)
!1894 = !DILocation(line: 1786, column: 1, scope: !1795)
!1895 = !DILocation(line: 1787, column: 1, scope: !1795)
!1896 = !DILocation(line: 1788, column: 1, scope: !1795)
!1897 = !DILocation(line: 1789, column: 1, scope: !1795)
!1898 = !DILocation(line: 1790, column: 1, scope: !1795)
!1899 = !DILocation(line: 1791, column: 1, scope: !1795)
!1900 = !DILocation(line: 1792, column: 1, scope: !1795)
!1901 = !DILocation(line: 1793, column: 1, scope: !1795)
!1902 = !DILocation(line: 1794, column: 1, scope: !1795)
!1903 = !DILocation(line: 1795, column: 1, scope: !1795)
!1904 = !DILocation(line: 1796, column: 1, scope: !1795)
!1905 = !DILocation(line: 1797, column: 1, scope: !1795)
!1906 = !DILocation(line: 1798, column: 1, scope: !1795)
!1907 = !DILocation(line: 1799, column: 1, scope: !1795)
!1908 = !DILocation(line: 1800, column: 1, scope: !1795)
!1909 = !DILocation(line: 1801, column: 1, scope: !1795)
!1910 = !DILocation(line: 1802, column: 1, scope: !1795)
!1911 = !DILocation(line: 1803, column: 1, scope: !1795)
!1912 = !DILocation(line: 1804, column: 1, scope: !1795)
!1913 = distinct !{!1913, !45, !46}
!1914 = !DILocation(line: 1805, column: 1, scope: !1795)
!1915 = !DILocation(line: 1806, column: 1, scope: !1795)
!1916 = !DILocation(line: 1807, column: 1, scope: !1795)
!1917 = !DILocation(line: 1808, column: 1, scope: !1795)
!1918 = !DILocation(line: 1809, column: 1, scope: !1795)
!1919 = !DILocation(line: 1810, column: 1, scope: !1795)
!1920 = !DILocation(line: 1811, column: 1, scope: !1795)
!1921 = !DILocation(line: 1812, column: 1, scope: !1795)
!1922 = !DILocation(line: 1813, column: 1, scope: !1795)
!1923 = !DILocation(line: 1814, column: 1, scope: !1795)
!1924 = !DILocation(line: 1815, column: 1, scope: !1795)
!1925 = !DILocation(line: 1816, column: 1, scope: !1795)
!1926 = !DILocation(line: 1817, column: 1, scope: !1795)
!1927 = !DILocation(line: 1818, column: 1, scope: !1795)
!1928 = !DILocation(line: 1819, column: 1, scope: !1795)
!1929 = !DILocation(line: 1820, column: 1, scope: !1795)
!1930 = !DILocation(line: 1821, column: 1, scope: !1795)
!1931 = !DILocation(line: 1822, column: 1, scope: !1795)
!1932 = !DILocation(line: 1823, column: 1, scope: !1795)
!1933 = !DILocation(line: 1824, column: 1, scope: !1795)
!1934 = !DILocation(line: 1825, column: 1, scope: !1795)
!1935 = !DILocation(line: 1826, column: 1, scope: !1795)
!1936 = !DILocation(line: 1827, column: 1, scope: !1795)
!1937 = !DILocation(line: 1828, column: 1, scope: !1795)
!1938 = !DILocation(line: 1829, column: 1, scope: !1795)
!1939 = !DILocation(line: 1830, column: 1, scope: !1795)
!1940 = !DILocation(line: 1831, column: 1, scope: !1795)
!1941 = !DILocation(line: 1832, column: 1, scope: !1795)
!1942 = !DILocation(line: 1833, column: 1, scope: !1795)
!1943 = !DILocation(line: 1834, column: 1, scope: !1795)
!1944 = !DILocation(line: 1835, column: 1, scope: !1795)
!1945 = !DILocation(line: 1836, column: 1, scope: !1795)
!1946 = !DILocation(line: 1837, column: 1, scope: !1795)
!1947 = !DILocation(line: 1838, column: 1, scope: !1795)
!1948 = !DILocation(line: 1839, column: 1, scope: !1795)
!1949 = !DILocation(line: 1840, column: 1, scope: !1795)
!1950 = !DILocation(line: 1841, column: 1, scope: !1795)
!1951 = !DILocation(line: 1842, column: 1, scope: !1795)
!1952 = !DILocation(line: 1843, column: 1, scope: !1795)
!1953 = !DILocation(line: 1844, column: 1, scope: !1795)
!1954 = !DILocation(line: 1845, column: 1, scope: !1795)
!1955 = !DILocation(line: 1846, column: 1, scope: !1795)
!1956 = !DILocation(line: 1847, column: 1, scope: !1795)
!1957 = !DILocation(line: 1848, column: 1, scope: !1795)
!1958 = !DILocation(line: 1849, column: 1, scope: !1795)
!1959 = !DILocation(line: 1850, column: 1, scope: !1795)
!1960 = !DILocation(line: 1851, column: 1, scope: !1795)
!1961 = !DILocation(line: 1852, column: 1, scope: !1795)
!1962 = !DILocation(line: 1853, column: 1, scope: !1795)
!1963 = !DILocation(line: 1854, column: 1, scope: !1795)
!1964 = !DILocation(line: 1855, column: 1, scope: !1795)
!1965 = !DILocation(line: 1856, column: 1, scope: !1795)
!1966 = !DILocation(line: 1857, column: 1, scope: !1795)
!1967 = !DILocation(line: 1858, column: 1, scope: !1795)
!1968 = !DILocation(line: 1859, column: 1, scope: !1795)
!1969 = distinct !{!1969, !45, !46}
!1970 = distinct !DISubprogram(name: "_Z3k9xILi3EEvPjS0_PKiiiiiijxxyyi", linkageName: "_Z3k9xILi3EEvPjS0_PKiiiiiijxxyyi", scope: null, file: !10, line: 1860, type: !14, scopeLine: 1860, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !9)
!1971 = !DILocation(line: 1860, column: 1, scope: !1970)
!1972 = !DILocation(line: 1861, column: 1, scope: !1970)
!1973 = !DILocation(line: 1862, column: 1, scope: !1970)
!1974 = !DILocation(line: 1863, column: 1, scope: !1970)
!1975 = !DILocation(line: 1864, column: 1, scope: !1970)
!1976 = !DILocation(line: 1865, column: 1, scope: !1970)
!1977 = !DILocation(line: 1866, column: 1, scope: !1970)
!1978 = !DILocation(line: 1867, column: 1, scope: !1970)
!1979 = !DILocation(line: 1868, column: 1, scope: !1970)
!1980 = !DILocation(line: 1869, column: 1, scope: !1970)
!1981 = !DILocation(line: 1870, column: 1, scope: !1970)
!1982 = !DILocation(line: 1871, column: 1, scope: !1970)
!1983 = !DILocation(line: 1872, column: 1, scope: !1970)
!1984 = !DILocation(line: 1873, column: 1, scope: !1970)
!1985 = !DILocation(line: 1874, column: 1, scope: !1970)
!1986 = !DILocation(line: 1875, column: 1, scope: !1970)
!1987 = !DILocation(line: 1876, column: 1, scope: !1970)
!1988 = !DILocation(line: 1877, column: 1, scope: !1970)
!1989 = !DILocation(line: 1878, column: 1, scope: !1970)
!1990 = !DILocation(line: 1879, column: 1, scope: !1970)
!1991 = !DILocation(line: 1880, column: 1, scope: !1970)
!1992 = !DILocation(line: 1881, column: 1, scope: !1970)
!1993 = !DILocation(line: 1882, column: 1, scope: !1970)
!1994 = !DILocation(line: 1883, column: 1, scope: !1970)
!1995 = !DILocation(line: 1884, column: 1, scope: !1970)
!1996 = !DILocation(line: 1885, column: 1, scope: !1970)
!1997 = !DILocation(line: 1886, column: 1, scope: !1970)
!1998 = !DILocation(line: 1887, column: 1, scope: !1970)
!1999 = !DILocation(line: 1888, column: 1, scope: !1970)
!2000 = !DILocation(line: 1889, column: 1, scope: !1970)
!2001 = !DILocation(line: 1890, column: 1, scope: !1970)
!2002 = !DILocation(line: 1891, column: 1, scope: !1970)
!2003 = !DILocation(line: 1892, column: 1, scope: !1970)
!2004 = !DILocation(line: 1893, column: 1, scope: !1970)
!2005 = !DILocation(line: 1894, column: 1, scope: !1970)
!2006 = distinct !{!2006, !45, !46}
!2007 = !DILocation(line: 1895, column: 1, scope: !1970)
!2008 = !DILocation(line: 1896, column: 1, scope: !1970)
!2009 = !DILocation(line: 1897, column: 1, scope: !1970)
!2010 = !DILocation(line: 1898, column: 1, scope: !1970)
!2011 = !DILocation(line: 1899, column: 1, scope: !1970)
!2012 = !DILocation(line: 1900, column: 1, scope: !1970)
!2013 = !DILocation(line: 1901, column: 1, scope: !1970)
!2014 = distinct !{!2014, !45, !46}
!2015 = !DILocation(line: 1902, column: 1, scope: !1970)
!2016 = !DILocation(line: 1903, column: 1, scope: !1970)
!2017 = !DILocation(line: 1904, column: 1, scope: !1970)
!2018 = !DILocation(line: 1905, column: 1, scope: !1970)
!2019 = !DILocation(line: 1906, column: 1, scope: !1970)
!2020 = !DILocation(line: 1907, column: 1, scope: !1970)
!2021 = !DILocation(line: 1908, column: 1, scope: !1970)
!2022 = !DILocation(line: 1909, column: 1, scope: !1970)
!2023 = !DILocation(line: 1910, column: 1, scope: !1970)
!2024 = !DILocation(line: 1911, column: 1, scope: !1970)
!2025 = !DILocation(line: 1912, column: 1, scope: !1970)
!2026 = !DILocation(line: 1913, column: 1, scope: !1970)
!2027 = !DILocation(line: 1914, column: 1, scope: !1970)
!2028 = distinct !{!2028, !45, !46}
!2029 = !DILocation(line: 1915, column: 1, scope: !1970)
!2030 = !DILocation(line: 1916, column: 1, scope: !1970)
!2031 = !DILocation(line: 1917, column: 1, scope: !1970)
!2032 = !DILocation(line: 1918, column: 1, scope: !1970)
!2033 = !DILocation(line: 1919, column: 1, scope: !1970)
!2034 = !DILocation(line: 1920, column: 1, scope: !1970)
!2035 = !DILocation(line: 1921, column: 1, scope: !1970)
!2036 = !DILocation(line: 1922, column: 1, scope: !1970)
!2037 = !DILocation(line: 1923, column: 1, scope: !1970)
!2038 = !DILocation(line: 1924, column: 1, scope: !1970)
!2039 = !DILocation(line: 1925, column: 1, scope: !1970)
!2040 = !DILocation(line: 1926, column: 1, scope: !1970)
!2041 = !DILocation(line: 1927, column: 1, scope: !1970)
!2042 = !DILocation(line: 1928, column: 1, scope: !1970)
!2043 = !DILocation(line: 1929, column: 1, scope: !1970)
!2044 = !DILocation(line: 1930, column: 1, scope: !1970)
!2045 = !DILocation(line: 1931, column: 1, scope: !1970)
!2046 = distinct !{!2046, !45, !46}
!2047 = !DILocation(line: 1932, column: 1, scope: !1970)
!2048 = !DILocation(line: 1933, column: 1, scope: !1970)
!2049 = !DILocation(line: 1934, column: 1, scope: !1970)
!2050 = !DILocation(line: 1935, column: 1, scope: !1970)
!2051 = !DILocation(line: 1936, column: 1, scope: !1970)
!2052 = !DILocation(line: 1937, column: 1, scope: !1970)
!2053 = !DILocation(line: 1938, column: 1, scope: !1970)
!2054 = !DILocation(line: 1939, column: 1, scope: !1970)
!2055 = !DILocation(line: 1940, column: 1, scope: !1970)
!2056 = !DILocation(line: 1941, column: 1, scope: !1970)
!2057 = !DILocation(line: 1942, column: 1, scope: !1970)
!2058 = !DILocation(line: 1943, column: 1, scope: !1970)
!2059 = !DILocation(line: 1944, column: 1, scope: !1970)
!2060 = distinct !{!2060, !45, !46}
!2061 = !DILocation(line: 1945, column: 1, scope: !1970)
!2062 = !DILocation(line: 1946, column: 1, scope: !1970)
!2063 = !DILocation(line: 1947, column: 1, scope: !1970)
!2064 = !DILocation(line: 1948, column: 1, scope: !1970)
!2065 = !DILocation(line: 1949, column: 1, scope: !1970)
!2066 = !DILocation(line: 1950, column: 1, scope: !1970)
!2067 = !DILocation(line: 1951, column: 1, scope: !1970)
!2068 = !DILocation(line: 1952, column: 1, scope: !1970)
!2069 = !DILocation(line: 1953, column: 1, scope: !1970)
!2070 = !DILocation(line: 1954, column: 1, scope: !1970)
!2071 = !DILocation(line: 1955, column: 1, scope: !1970)
!2072 = !DILocation(line: 1956, column: 1, scope: !1970)
!2073 = !DILocation(line: 1957, column: 1, scope: !1970)
!2074 = !DILocation(line: 1958, column: 1, scope: !1970)
!2075 = !DILocation(line: 1959, column: 1, scope: !1970)
!2076 = !DILocation(line: 1960, column: 1, scope: !1970)
!2077 = !DILocation(line: 1961, column: 1, scope: !1970)
!2078 = !DILocation(line: 1962, column: 1, scope: !1970)
!2079 = !DILocation(line: 1963, column: 1, scope: !1970)
!2080 = !DILocation(line: 1964, column: 1, scope: !1970)
!2081 = !DILocation(line: 1965, column: 1, scope: !1970)
!2082 = !DILocation(line: 1966, column: 1, scope: !1970)
!2083 = !DILocation(line: 1967, column: 1, scope: !1970)
!2084 = !DILocation(line: 1968, column: 1, scope: !1970)
!2085 = !DILocation(line: 1969, column: 1, scope: !1970)
!2086 = !DILocation(line: 1970, column: 1, scope: !1970)
!2087 = !DILocation(line: 1971, column: 1, scope: !1970)
!2088 = !DILocation(line: 1972, column: 1, scope: !1970)
!2089 = distinct !{!2089, !45, !46}
!2090 = !DILocation(line: 1973, column: 1, scope: !1970)
!2091 = !DILocation(line: 1974, column: 1, scope: !1970)
!2092 = !DILocation(line: 1975, column: 1, scope: !1970)
!2093 = !DILocation(line: 1976, column: 1, scope: !1970)
!2094 = !DILocation(line: 1977, column: 1, scope: !1970)
!2095 = !DILocation(line: 1978, column: 1, scope: !1970)
!2096 = !DILocation(line: 1979, column: 1, scope: !1970)
!2097 = !DILocation(line: 1980, column: 1, scope: !1970)
!2098 = !DILocation(line: 1981, column: 1, scope: !1970)
!2099 = !DILocation(line: 1982, column: 1, scope: !1970)
!2100 = !DILocation(line: 1983, column: 1, scope: !1970)
!2101 = !DILocation(line: 1984, column: 1, scope: !1970)
!2102 = !DILocation(line: 1985, column: 1, scope: !1970)
!2103 = !DILocation(line: 1986, column: 1, scope: !1970)
!2104 = !DILocation(line: 1987, column: 1, scope: !1970)
!2105 = !DILocation(line: 1988, column: 1, scope: !1970)
!2106 = !DILocation(line: 1989, column: 1, scope: !1970)
!2107 = !DILocation(line: 1990, column: 1, scope: !1970)
!2108 = !DILocation(line: 1991, column: 1, scope: !1970)
!2109 = !DILocation(line: 1992, column: 1, scope: !1970)
!2110 = !DILocation(line: 1993, column: 1, scope: !1970)
!2111 = !DILocation(line: 1994, column: 1, scope: !1970)
!2112 = !DILocation(line: 1995, column: 1, scope: !1970)
!2113 = !DILocation(line: 1996, column: 1, scope: !1970)
!2114 = !DILocation(line: 1997, column: 1, scope: !1970)
!2115 = !DILocation(line: 1998, column: 1, scope: !1970)
!2116 = distinct !{!2116, !45, !46}
!2117 = !DILocation(line: 1999, column: 1, scope: !1970)
!2118 = !DILocation(line: 2000, column: 1, scope: !1970)
!2119 = !DILocation(line: 2001, column: 1, scope: !1970)
!2120 = !DILocation(line: 2002, column: 1, scope: !1970)
!2121 = !DILocation(line: 2003, column: 1, scope: !1970)
!2122 = !DILocation(line: 2004, column: 1, scope: !1970)
!2123 = !DILocation(line: 2005, column: 1, scope: !1970)
!2124 = !DILocation(line: 2006, column: 1, scope: !1970)
!2125 = !DILocation(line: 2007, column: 1, scope: !1970)
!2126 = !DILocation(line: 2008, column: 1, scope: !1970)
!2127 = !DILocation(line: 2009, column: 1, scope: !1970)
!2128 = !DILocation(line: 2010, column: 1, scope: !1970)
!2129 = !DILocation(line: 2011, column: 1, scope: !1970)
!2130 = !DILocation(line: 2012, column: 1, scope: !1970)
!2131 = !DILocation(line: 2013, column: 1, scope: !1970)
!2132 = !DILocation(line: 2014, column: 1, scope: !1970)
!2133 = !DILocation(line: 2015, column: 1, scope: !1970)
!2134 = !DILocation(line: 2016, column: 1, scope: !1970)
!2135 = !DILocation(line: 2017, column: 1, scope: !1970)
!2136 = distinct !{!2136, !45, !46}
!2137 = !DILocation(line: 2018, column: 1, scope: !1970)
!2138 = !DILocation(line: 2019, column: 1, scope: !1970)
!2139 = !DILocation(line: 2020, column: 1, scope: !1970)
!2140 = !DILocation(line: 2021, column: 1, scope: !1970)
!2141 = !DILocation(line: 2022, column: 1, scope: !1970)
!2142 = !DILocation(line: 2023, column: 1, scope: !1970)
!2143 = !DILocation(line: 2024, column: 1, scope: !1970)
!2144 = !DILocation(line: 2025, column: 1, scope: !1970)
!2145 = !DILocation(line: 2026, column: 1, scope: !1970)
!2146 = !DILocation(line: 2027, column: 1, scope: !1970)
!2147 = !DILocation(line: 2028, column: 1, scope: !1970)
!2148 = !DILocation(line: 2029, column: 1, scope: !1970)
!2149 = !DILocation(line: 2030, column: 1, scope: !1970)
!2150 = !DILocation(line: 2031, column: 1, scope: !1970)
!2151 = !DILocation(line: 2032, column: 1, scope: !1970)
!2152 = !DILocation(line: 2033, column: 1, scope: !1970)
!2153 = distinct !{!2153, !45, !46}
!2154 = !DILocation(line: 2034, column: 1, scope: !1970)
!2155 = !DILocation(line: 2035, column: 1, scope: !1970)
!2156 = !DILocation(line: 2036, column: 1, scope: !1970)
!2157 = !DILocation(line: 2037, column: 1, scope: !1970)
!2158 = !DILocation(line: 2038, column: 1, scope: !1970)
!2159 = !DILocation(line: 2039, column: 1, scope: !1970)
!2160 = !DILocation(line: 2040, column: 1, scope: !1970)
!2161 = !DILocation(line: 2041, column: 1, scope: !1970)
!2162 = !DILocation(line: 2042, column: 1, scope: !1970)
!2163 = !DILocation(line: 2043, column: 1, scope: !1970)
!2164 = !DILocation(line: 2044, column: 1, scope: !1970)
!2165 = !DILocation(line: 2045, column: 1, scope: !1970)
!2166 = !DILocation(line: 2046, column: 1, scope: !1970)
!2167 = !DILocation(line: 2047, column: 1, scope: !1970)
!2168 = !DILocation(line: 2048, column: 1, scope: !1970)
!2169 = !DILocation(line: 2049, column: 1, scope: !1970)
!2170 = !DILocation(line: 2050, column: 1, scope: !1970)
!2171 = !DILocation(line: 2051, column: 1, scope: !1970)
!2172 = !DILocation(line: 2052, column: 1, scope: !1970)
!2173 = !DILocation(line: 2053, column: 1, scope: !1970)
!2174 = !DILocation(line: 2054, column: 1, scope: !1970)
!2175 = !DILocation(line: 2055, column: 1, scope: !1970)
!2176 = !DILocation(line: 2056, column: 1, scope: !1970)
!2177 = !DILocation(line: 2057, column: 1, scope: !1970)
!2178 = !DILocation(line: 2058, column: 1, scope: !1970)
!2179 = !DILocation(line: 2059, column: 1, scope: !1970)
!2180 = !DILocation(line: 2060, column: 1, scope: !1970)
!2181 = !DILocation(line: 2061, column: 1, scope: !1970)
!2182 = !DILocation(line: 2062, column: 1, scope: !1970)
!2183 = !DILocation(line: 2063, column: 1, scope: !1970)
!2184 = !DILocation(line: 2064, column: 1, scope: !1970)
!2185 = distinct !{!2185, !45, !46}
!2186 = distinct !DISubprogram(name: "_Z4k10xPjS_PKiiiiiijxxyyi", linkageName: "_Z4k10xPjS_PKiiiiiijxxyyi", scope: null, file: !10, line: 2065, type: !14, scopeLine: 2065, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !9)
!2187 = !DILocation(line: 2065, column: 1, scope: !2186)
!2188 = !DILocation(line: 2066, column: 1, scope: !2186)
!2189 = !DILocation(line: 2067, column: 1, scope: !2186)
!2190 = !DILocation(line: 2068, column: 1, scope: !2186)
!2191 = !DILocation(line: 2069, column: 1, scope: !2186)
!2192 = !DILocation(line: 2070, column: 1, scope: !2186)
!2193 = !DILocation(line: 2071, column: 1, scope: !2186)
!2194 = !DILocation(line: 2072, column: 1, scope: !2186)
!2195 = !DILocation(line: 2073, column: 1, scope: !2186)
!2196 = !DILocation(line: 2074, column: 1, scope: !2186)
!2197 = !DILocation(line: 2075, column: 1, scope: !2186)
!2198 = !DILocation(line: 2076, column: 1, scope: !2186)
!2199 = !DILocation(line: 2077, column: 1, scope: !2186)
!2200 = !DILocation(line: 2078, column: 1, scope: !2186)
!2201 = !DILocation(line: 2079, column: 1, scope: !2186)
!2202 = !DILocation(line: 2080, column: 1, scope: !2186)
!2203 = !DILocation(line: 2081, column: 1, scope: !2186)
!2204 = !DILocation(line: 2082, column: 1, scope: !2186)
!2205 = !DILocation(line: 2083, column: 1, scope: !2186)
!2206 = !DILocation(line: 2084, column: 1, scope: !2186)
!2207 = !DILocation(line: 2085, column: 1, scope: !2186)
!2208 = !DILocation(line: 2086, column: 1, scope: !2186)
!2209 = !DILocation(line: 2087, column: 1, scope: !2186)
!2210 = !DILocation(line: 2088, column: 1, scope: !2186)
!2211 = !DILocation(line: 2089, column: 1, scope: !2186)
!2212 = !DILocation(line: 2090, column: 1, scope: !2186)
!2213 = !DILocation(line: 2091, column: 1, scope: !2186)
!2214 = !DILocation(line: 2092, column: 1, scope: !2186)
!2215 = !DILocation(line: 2093, column: 1, scope: !2186)
!2216 = !DILocation(line: 2094, column: 1, scope: !2186)
!2217 = !DILocation(line: 2095, column: 1, scope: !2186)
!2218 = !DILocation(line: 2096, column: 1, scope: !2186)
!2219 = !DILocation(line: 2097, column: 1, scope: !2186)
!2220 = !DILocation(line: 2098, column: 1, scope: !2186)
!2221 = distinct !{!2221, !45, !46}
!2222 = !DILocation(line: 2099, column: 1, scope: !2186)
!2223 = !DILocation(line: 2100, column: 1, scope: !2186)
!2224 = !DILocation(line: 2101, column: 1, scope: !2186)
!2225 = !DILocation(line: 2102, column: 1, scope: !2186)
!2226 = !DILocation(line: 2103, column: 1, scope: !2186)
!2227 = !DILocation(line: 2104, column: 1, scope: !2186)
!2228 = !DILocation(line: 2105, column: 1, scope: !2186)
!2229 = !DILocation(line: 2106, column: 1, scope: !2186)
!2230 = !DILocation(line: 2107, column: 1, scope: !2186)
!2231 = !DILocation(line: 2108, column: 1, scope: !2186)
!2232 = !DILocation(line: 2109, column: 1, scope: !2186)
!2233 = !DILocation(line: 2110, column: 1, scope: !2186)
!2234 = !DILocation(line: 2111, column: 1, scope: !2186)
!2235 = distinct !{!2235, !45, !46}
!2236 = !DILocation(line: 2112, column: 1, scope: !2186)
!2237 = !DILocation(line: 2113, column: 1, scope: !2186)
!2238 = !DILocation(line: 2114, column: 1, scope: !2186)
!2239 = !DILocation(line: 2115, column: 1, scope: !2186)
!2240 = !DILocation(line: 2116, column: 1, scope: !2186)
!2241 = !DILocation(line: 2117, column: 1, scope: !2186)
!2242 = !DILocation(line: 2118, column: 1, scope: !2186)
!2243 = !DILocation(line: 2119, column: 1, scope: !2186)
!2244 = !DILocation(line: 2120, column: 1, scope: !2186)
!2245 = !DILocation(line: 2121, column: 1, scope: !2186)
!2246 = !DILocation(line: 2122, column: 1, scope: !2186)
!2247 = !DILocation(line: 2123, column: 1, scope: !2186)
!2248 = distinct !{!2248, !45, !46}
!2249 = !DILocation(line: 2124, column: 1, scope: !2186)
!2250 = !DILocation(line: 2125, column: 1, scope: !2186)
!2251 = !DILocation(line: 2126, column: 1, scope: !2186)
!2252 = !DILocation(line: 2127, column: 1, scope: !2186)
!2253 = !DILocation(line: 2128, column: 1, scope: !2186)
!2254 = !DILocation(line: 2129, column: 1, scope: !2186)
!2255 = !DILocation(line: 2130, column: 1, scope: !2186)
!2256 = !DILocation(line: 2131, column: 1, scope: !2186)
!2257 = !DILocation(line: 2132, column: 1, scope: !2186)
!2258 = !DILocation(line: 2133, column: 1, scope: !2186)
!2259 = !DILocation(line: 2134, column: 1, scope: !2186)
!2260 = !DILocation(line: 2135, column: 1, scope: !2186)
!2261 = !DILocation(line: 2136, column: 1, scope: !2186)
!2262 = !DILocation(line: 2137, column: 1, scope: !2186)
!2263 = !DILocation(line: 2138, column: 1, scope: !2186)
!2264 = !DILocation(line: 2139, column: 1, scope: !2186)
!2265 = !DILocation(line: 2140, column: 1, scope: !2186)
!2266 = !DILocation(line: 2141, column: 1, scope: !2186)
!2267 = !DILocation(line: 2142, column: 1, scope: !2186)
!2268 = !DILocation(line: 2143, column: 1, scope: !2186)
!2269 = !DILocation(line: 2144, column: 1, scope: !2186)
!2270 = !DILocation(line: 2145, column: 1, scope: !2186)
!2271 = !DILocation(line: 2146, column: 1, scope: !2186)
!2272 = !DILocation(line: 2147, column: 1, scope: !2186)
!2273 = !DILocation(line: 2148, column: 1, scope: !2186)
!2274 = !DILocation(line: 2149, column: 1, scope: !2186)
!2275 = !DILocation(line: 2150, column: 1, scope: !2186)
!2276 = !DILocation(line: 2151, column: 1, scope: !2186)
!2277 = !DILocation(line: 2152, column: 1, scope: !2186)
!2278 = !DILocation(line: 2153, column: 1, scope: !2186)
!2279 = !DILocation(line: 2154, column: 1, scope: !2186)
!2280 = !DILocation(line: 2155, column: 1, scope: !2186)
!2281 = !DILocation(line: 2156, column: 1, scope: !2186)
!2282 = !DILocation(line: 2157, column: 1, scope: !2186)
!2283 = !DILocation(line: 2158, column: 1, scope: !2186)
!2284 = !DILocation(line: 2159, column: 1, scope: !2186)
!2285 = !DILocation(line: 2160, column: 1, scope: !2186)
!2286 = !DILocation(line: 2161, column: 1, scope: !2186)
!2287 = !DILocation(line: 2162, column: 1, scope: !2186)
!2288 = !DILocation(line: 2163, column: 1, scope: !2186)
!2289 = !DILocation(line: 2164, column: 1, scope: !2186)
!2290 = distinct !{!2290, !45, !46}
!2291 = !DILocation(line: 2165, column: 1, scope: !2186)
!2292 = !DILocation(line: 2166, column: 1, scope: !2186)
!2293 = !DILocation(line: 2167, column: 1, scope: !2186)
!2294 = !DILocation(line: 2168, column: 1, scope: !2186)
!2295 = !DILocation(line: 2169, column: 1, scope: !2186)
!2296 = !DILocation(line: 2170, column: 1, scope: !2186)
!2297 = !DILocation(line: 2171, column: 1, scope: !2186)
!2298 = !DILocation(line: 2172, column: 1, scope: !2186)
!2299 = !DILocation(line: 2173, column: 1, scope: !2186)
!2300 = !DILocation(line: 2174, column: 1, scope: !2186)
!2301 = !DILocation(line: 2175, column: 1, scope: !2186)
!2302 = !DILocation(line: 2176, column: 1, scope: !2186)
!2303 = !DILocation(line: 2177, column: 1, scope: !2186)
!2304 = !DILocation(line: 2178, column: 1, scope: !2186)
!2305 = !DILocation(line: 2179, column: 1, scope: !2186)
!2306 = !DILocation(line: 2180, column: 1, scope: !2186)
!2307 = !DILocation(line: 2181, column: 1, scope: !2186)
!2308 = !DILocation(line: 2182, column: 1, scope: !2186)
!2309 = !DILocation(line: 2183, column: 1, scope: !2186)
!2310 = !DILocation(line: 2184, column: 1, scope: !2186)
!2311 = distinct !{!2311, !45, !46}
!2312 = distinct !DISubprogram(name: "_Z4k11xPjS_PKiiiiiijxxyyi", linkageName: "_Z4k11xPjS_PKiiiiiijxxyyi", scope: null, file: !10, line: 2185, type: !14, scopeLine: 2185, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !9)
!2313 = !DILocation(line: 2185, column: 1, scope: !2312)
!2314 = !DILocation(line: 2186, column: 1, scope: !2312)
!2315 = !DILocation(line: 2187, column: 1, scope: !2312)
!2316 = !DILocation(line: 2188, column: 1, scope: !2312)
!2317 = !DILocation(line: 2189, column: 1, scope: !2312)
!2318 = !DILocation(line: 2190, column: 1, scope: !2312)
!2319 = !DILocation(line: 2191, column: 1, scope: !2312)
!2320 = !DILocation(line: 2192, column: 1, scope: !2312)
!2321 = !DILocation(line: 2193, column: 1, scope: !2312)
!2322 = !DILocation(line: 2194, column: 1, scope: !2312)
!2323 = !DILocation(line: 2195, column: 1, scope: !2312)
!2324 = !DILocation(line: 2196, column: 1, scope: !2312)
!2325 = !DILocation(line: 2197, column: 1, scope: !2312)
!2326 = !DILocation(line: 2198, column: 1, scope: !2312)
!2327 = !DILocation(line: 2199, column: 1, scope: !2312)
!2328 = !DILocation(line: 2200, column: 1, scope: !2312)
!2329 = !DILocation(line: 2201, column: 1, scope: !2312)
!2330 = !DILocation(line: 2202, column: 1, scope: !2312)
!2331 = !DILocation(line: 2203, column: 1, scope: !2312)
!2332 = !DILocation(line: 2204, column: 1, scope: !2312)
!2333 = !DILocation(line: 2205, column: 1, scope: !2312)
!2334 = !DILocation(line: 2206, column: 1, scope: !2312)
!2335 = !DILocation(line: 2207, column: 1, scope: !2312)
!2336 = !DILocation(line: 2208, column: 1, scope: !2312)
!2337 = !DILocation(line: 2209, column: 1, scope: !2312)
!2338 = !DILocation(line: 2210, column: 1, scope: !2312)
!2339 = !DILocation(line: 2211, column: 1, scope: !2312)
!2340 = !DILocation(line: 2212, column: 1, scope: !2312)
!2341 = !DILocation(line: 2213, column: 1, scope: !2312)
!2342 = !DILocation(line: 2214, column: 1, scope: !2312)
!2343 = !DILocation(line: 2215, column: 1, scope: !2312)
!2344 = !DILocation(line: 2216, column: 1, scope: !2312)
!2345 = !DILocation(line: 2217, column: 1, scope: !2312)
!2346 = distinct !{!2346, !45, !46}
!2347 = !DILocation(line: 2218, column: 1, scope: !2312)
!2348 = !DILocation(line: 2219, column: 1, scope: !2312)
!2349 = !DILocation(line: 2220, column: 1, scope: !2312)
!2350 = !DILocation(line: 2221, column: 1, scope: !2312)
!2351 = !DILocation(line: 2222, column: 1, scope: !2312)
!2352 = !DILocation(line: 2223, column: 1, scope: !2312)
!2353 = !DILocation(line: 2224, column: 1, scope: !2312)
!2354 = !DILocation(line: 2225, column: 1, scope: !2312)
!2355 = !DILocation(line: 2226, column: 1, scope: !2312)
!2356 = !DILocation(line: 2227, column: 1, scope: !2312)
!2357 = !DILocation(line: 2228, column: 1, scope: !2312)
!2358 = !DILocation(line: 2229, column: 1, scope: !2312)
!2359 = !DILocation(line: 2230, column: 1, scope: !2312)
!2360 = !DILocation(line: 2231, column: 1, scope: !2312)
!2361 = !DILocation(line: 2232, column: 1, scope: !2312)
!2362 = !DILocation(line: 2233, column: 1, scope: !2312)
!2363 = !DILocation(line: 2234, column: 1, scope: !2312)
!2364 = !DILocation(line: 2235, column: 1, scope: !2312)
!2365 = !DILocation(line: 2236, column: 1, scope: !2312)
!2366 = !DILocation(line: 2237, column: 1, scope: !2312)
!2367 = !DILocation(line: 2238, column: 1, scope: !2312)
!2368 = !DILocation(line: 2239, column: 1, scope: !2312)
!2369 = !DILocation(line: 2240, column: 1, scope: !2312)
!2370 = !DILocation(line: 2241, column: 1, scope: !2312)
!2371 = !DILocation(line: 2242, column: 1, scope: !2312)
!2372 = !DILocation(line: 2243, column: 1, scope: !2312)
!2373 = !DILocation(line: 2244, column: 1, scope: !2312)
!2374 = !DILocation(line: 2245, column: 1, scope: !2312)
!2375 = !DILocation(line: 2246, column: 1, scope: !2312)
!2376 = !DILocation(line: 2247, column: 1, scope: !2312)
!2377 = !DILocation(line: 2248, column: 1, scope: !2312)
!2378 = distinct !{!2378, !45, !46}
!2379 = !DILocation(line: 2249, column: 1, scope: !2312)
!2380 = !DILocation(line: 2250, column: 1, scope: !2312)
!2381 = !DILocation(line: 2251, column: 1, scope: !2312)
!2382 = !DILocation(line: 2252, column: 1, scope: !2312)
!2383 = !DILocation(line: 2253, column: 1, scope: !2312)
!2384 = !DILocation(line: 2254, column: 1, scope: !2312)
!2385 = !DILocation(line: 2255, column: 1, scope: !2312)
!2386 = !DILocation(line: 2256, column: 1, scope: !2312)
!2387 = !DILocation(line: 2257, column: 1, scope: !2312)
!2388 = !DILocation(line: 2258, column: 1, scope: !2312)
!2389 = !DILocation(line: 2259, column: 1, scope: !2312)
!2390 = !DILocation(line: 2260, column: 1, scope: !2312)
!2391 = !DILocation(line: 2261, column: 1, scope: !2312)
!2392 = !DILocation(line: 2262, column: 1, scope: !2312)
!2393 = !DILocation(line: 2263, column: 1, scope: !2312)
!2394 = !DILocation(line: 2264, column: 1, scope: !2312)
!2395 = !DILocation(line: 2265, column: 1, scope: !2312)
!2396 = !DILocation(line: 2266, column: 1, scope: !2312)
!2397 = !DILocation(line: 2267, column: 1, scope: !2312)
!2398 = !DILocation(line: 2268, column: 1, scope: !2312)
!2399 = !DILocation(line: 2269, column: 1, scope: !2312)
!2400 = !DILocation(line: 2270, column: 1, scope: !2312)
!2401 = !DILocation(line: 2271, column: 1, scope: !2312)
!2402 = !DILocation(line: 2272, column: 1, scope: !2312)
!2403 = !DILocation(line: 2273, column: 1, scope: !2312)
!2404 = !DILocation(line: 2274, column: 1, scope: !2312)
!2405 = !DILocation(line: 2275, column: 1, scope: !2312)
!2406 = !DILocation(line: 2276, column: 1, scope: !2312)
!2407 = distinct !{!2407, !45, !46}
!2408 = !DILocation(line: 2277, column: 1, scope: !2312)
!2409 = !DILocation(line: 2278, column: 1, scope: !2312)
!2410 = !DILocation(line: 2279, column: 1, scope: !2312)
!2411 = !DILocation(line: 2280, column: 1, scope: !2312)
!2412 = !DILocation(line: 2281, column: 1, scope: !2312)
!2413 = !DILocation(line: 2282, column: 1, scope: !2312)
!2414 = !DILocation(line: 2283, column: 1, scope: !2312)
!2415 = !DILocation(line: 2284, column: 1, scope: !2312)
!2416 = !DILocation(line: 2285, column: 1, scope: !2312)
!2417 = !DILocation(line: 2286, column: 1, scope: !2312)
!2418 = !DILocation(line: 2287, column: 1, scope: !2312)
!2419 = !DILocation(line: 2288, column: 1, scope: !2312)
!2420 = !DILocation(line: 2289, column: 1, scope: !2312)
!2421 = !DILocation(line: 2290, column: 1, scope: !2312)
!2422 = !DILocation(line: 2291, column: 1, scope: !2312)
!2423 = !DILocation(line: 2292, column: 1, scope: !2312)
!2424 = !DILocation(line: 2293, column: 1, scope: !2312)
!2425 = !DILocation(line: 2294, column: 1, scope: !2312)
!2426 = !DILocation(line: 2295, column: 1, scope: !2312)
!2427 = !DILocation(line: 2296, column: 1, scope: !2312)
!2428 = !DILocation(line: 2297, column: 1, scope: !2312)
!2429 = !DILocation(line: 2298, column: 1, scope: !2312)
!2430 = !DILocation(line: 2299, column: 1, scope: !2312)
!2431 = !DILocation(line: 2300, column: 1, scope: !2312)
!2432 = !DILocation(line: 2301, column: 1, scope: !2312)
!2433 = !DILocation(line: 2302, column: 1, scope: !2312)
!2434 = !DILocation(line: 2303, column: 1, scope: !2312)
!2435 = !DILocation(line: 2304, column: 1, scope: !2312)
!2436 = !DILocation(line: 2305, column: 1, scope: !2312)
!2437 = !DILocation(line: 2306, column: 1, scope: !2312)
!2438 = !DILocation(line: 2307, column: 1, scope: !2312)
!2439 = distinct !{!2439, !45, !46}
!2440 = !DILocation(line: 2308, column: 1, scope: !2312)
!2441 = !DILocation(line: 2309, column: 1, scope: !2312)
!2442 = !DILocation(line: 2310, column: 1, scope: !2312)
!2443 = !DILocation(line: 2311, column: 1, scope: !2312)
!2444 = !DILocation(line: 2312, column: 1, scope: !2312)
!2445 = !DILocation(line: 2313, column: 1, scope: !2312)
!2446 = !DILocation(line: 2314, column: 1, scope: !2312)
!2447 = !DILocation(line: 2315, column: 1, scope: !2312)
!2448 = !DILocation(line: 2316, column: 1, scope: !2312)
!2449 = !DILocation(line: 2317, column: 1, scope: !2312)
!2450 = !DILocation(line: 2318, column: 1, scope: !2312)
!2451 = !DILocation(line: 2319, column: 1, scope: !2312)
!2452 = !DILocation(line: 2320, column: 1, scope: !2312)
!2453 = !DILocation(line: 2321, column: 1, scope: !2312)
!2454 = !DILocation(line: 2322, column: 1, scope: !2312)
!2455 = distinct !{!2455, !45, !46}
!2456 = !DILocation(line: 2323, column: 1, scope: !2312)
!2457 = !DILocation(line: 2324, column: 1, scope: !2312)
!2458 = !DILocation(line: 2325, column: 1, scope: !2312)
!2459 = !DILocation(line: 2326, column: 1, scope: !2312)
!2460 = !DILocation(line: 2327, column: 1, scope: !2312)
!2461 = !DILocation(line: 2328, column: 1, scope: !2312)
!2462 = !DILocation(line: 2329, column: 1, scope: !2312)
!2463 = !DILocation(line: 2330, column: 1, scope: !2312)
!2464 = !DILocation(line: 2331, column: 1, scope: !2312)
!2465 = !DILocation(line: 2332, column: 1, scope: !2312)
!2466 = !DILocation(line: 2333, column: 1, scope: !2312)
!2467 = !DILocation(line: 2334, column: 1, scope: !2312)
!2468 = !DILocation(line: 2335, column: 1, scope: !2312)
!2469 = !DILocation(line: 2336, column: 1, scope: !2312)
!2470 = !DILocation(line: 2337, column: 1, scope: !2312)
!2471 = !DILocation(line: 2338, column: 1, scope: !2312)
!2472 = !DILocation(line: 2339, column: 1, scope: !2312)
!2473 = !DILocation(line: 2340, column: 1, scope: !2312)
!2474 = !DILocation(line: 2341, column: 1, scope: !2312)
!2475 = !DILocation(line: 2342, column: 1, scope: !2312)
!2476 = !DILocation(line: 2343, column: 1, scope: !2312)
!2477 = !DILocation(line: 2344, column: 1, scope: !2312)
!2478 = !DILocation(line: 2345, column: 1, scope: !2312)
!2479 = !DILocation(line: 2346, column: 1, scope: !2312)
!2480 = !DILocation(line: 2347, column: 1, scope: !2312)
!2481 = !DILocation(line: 2348, column: 1, scope: !2312)
!2482 = !DILocation(line: 2349, column: 1, scope: !2312)
!2483 = !DILocation(line: 2350, column: 1, scope: !2312)
!2484 = !DILocation(line: 2351, column: 1, scope: !2312)
!2485 = !DILocation(line: 2352, column: 1, scope: !2312)
!2486 = !DILocation(line: 2353, column: 1, scope: !2312)
!2487 = !DILocation(line: 2354, column: 1, scope: !2312)
!2488 = !DILocation(line: 2355, column: 1, scope: !2312)
!2489 = !DILocation(line: 2356, column: 1, scope: !2312)
!2490 = !DILocation(line: 2357, column: 1, scope: !2312)
!2491 = !DILocation(line: 2358, column: 1, scope: !2312)
!2492 = !DILocation(line: 2359, column: 1, scope: !2312)
!2493 = !DILocation(line: 2360, column: 1, scope: !2312)
!2494 = !DILocation(line: 2361, column: 1, scope: !2312)
!2495 = !DILocation(line: 2362, column: 1, scope: !2312)
!2496 = !DILocation(line: 2363, column: 1, scope: !2312)
!2497 = !DILocation(line: 2364, column: 1, scope: !2312)
!2498 = !DILocation(line: 2365, column: 1, scope: !2312)
!2499 = !DILocation(line: 2366, column: 1, scope: !2312)
!2500 = !DILocation(line: 2367, column: 1, scope: !2312)
!2501 = !DILocation(line: 2368, column: 1, scope: !2312)
!2502 = distinct !{!2502, !45, !46}
!2503 = !DILocation(line: 2369, column: 1, scope: !2312)
!2504 = !DILocation(line: 2370, column: 1, scope: !2312)
!2505 = !DILocation(line: 2371, column: 1, scope: !2312)
!2506 = !DILocation(line: 2372, column: 1, scope: !2312)
!2507 = !DILocation(line: 2373, column: 1, scope: !2312)
!2508 = !DILocation(line: 2374, column: 1, scope: !2312)
!2509 = !DILocation(line: 2375, column: 1, scope: !2312)
!2510 = !DILocation(line: 2376, column: 1, scope: !2312)
!2511 = !DILocation(line: 2377, column: 1, scope: !2312)
!2512 = !DILocation(line: 2378, column: 1, scope: !2312)
!2513 = distinct !{!2513, !45, !46}
!2514 = !DILocation(line: 2379, column: 1, scope: !2312)
!2515 = !DILocation(line: 2380, column: 1, scope: !2312)
!2516 = !DILocation(line: 2381, column: 1, scope: !2312)
!2517 = !DILocation(line: 2382, column: 1, scope: !2312)
!2518 = !DILocation(line: 2383, column: 1, scope: !2312)
!2519 = !DILocation(line: 2384, column: 1, scope: !2312)
!2520 = !DILocation(line: 2385, column: 1, scope: !2312)
!2521 = !DILocation(line: 2386, column: 1, scope: !2312)
!2522 = !DILocation(line: 2387, column: 1, scope: !2312)
!2523 = !DILocation(line: 2388, column: 1, scope: !2312)
!2524 = !DILocation(line: 2389, column: 1, scope: !2312)
!2525 = !DILocation(line: 2390, column: 1, scope: !2312)
!2526 = !DILocation(line: 2391, column: 1, scope: !2312)
!2527 = !DILocation(line: 2392, column: 1, scope: !2312)
!2528 = !DILocation(line: 2393, column: 1, scope: !2312)
!2529 = !DILocation(line: 2394, column: 1, scope: !2312)
!2530 = !DILocation(line: 2395, column: 1, scope: !2312)
!2531 = !DILocation(line: 2396, column: 1, scope: !2312)
!2532 = !DILocation(line: 2397, column: 1, scope: !2312)
!2533 = !DILocation(line: 2398, column: 1, scope: !2312)
!2534 = !DILocation(line: 2399, column: 1, scope: !2312)
!2535 = !DILocation(line: 2400, column: 1, scope: !2312)
!2536 = !DILocation(line: 2401, column: 1, scope: !2312)
!2537 = !DILocation(line: 2402, column: 1, scope: !2312)
!2538 = !DILocation(line: 2403, column: 1, scope: !2312)
!2539 = !DILocation(line: 2404, column: 1, scope: !2312)
!2540 = !DILocation(line: 2405, column: 1, scope: !2312)
!2541 = !DILocation(line: 2406, column: 1, scope: !2312)
!2542 = !DILocation(line: 2407, column: 1, scope: !2312)
!2543 = !DILocation(line: 2408, column: 1, scope: !2312)
!2544 = !DILocation(line: 2409, column: 1, scope: !2312)
!2545 = !DILocation(line: 2410, column: 1, scope: !2312)
!2546 = distinct !{!2546, !45, !46}
!2547 = !DILocation(line: 2411, column: 1, scope: !2312)
!2548 = !DILocation(line: 2412, column: 1, scope: !2312)
!2549 = !DILocation(line: 2413, column: 1, scope: !2312)
!2550 = !DILocation(line: 2414, column: 1, scope: !2312)
!2551 = !DILocation(line: 2415, column: 1, scope: !2312)
!2552 = !DILocation(line: 2416, column: 1, scope: !2312)
!2553 = !DILocation(line: 2417, column: 1, scope: !2312)
!2554 = !DILocation(line: 2418, column: 1, scope: !2312)
!2555 = !DILocation(line: 2419, column: 1, scope: !2312)
!2556 = !DILocation(line: 2420, column: 1, scope: !2312)
!2557 = !DILocation(line: 2421, column: 1, scope: !2312)
!2558 = !DILocation(line: 2422, column: 1, scope: !2312)
!2559 = !DILocation(line: 2423, column: 1, scope: !2312)
!2560 = !DILocation(line: 2424, column: 1, scope: !2312)
!2561 = !DILocation(line: 2425, column: 1, scope: !2312)
!2562 = !DILocation(line: 2426, column: 1, scope: !2312)
!2563 = !DILocation(line: 2427, column: 1, scope: !2312)
!2564 = !DILocation(line: 2428, column: 1, scope: !2312)
!2565 = !DILocation(line: 2429, column: 1, scope: !2312)
!2566 = !DILocation(line: 2430, column: 1, scope: !2312)
!2567 = !DILocation(line: 2431, column: 1, scope: !2312)
!2568 = !DILocation(line: 2432, column: 1, scope: !2312)
!2569 = !DILocation(line: 2433, column: 1, scope: !2312)
!2570 = !DILocation(line: 2434, column: 1, scope: !2312)
!2571 = !DILocation(line: 2435, column: 1, scope: !2312)
!2572 = !DILocation(line: 2436, column: 1, scope: !2312)
!2573 = !DILocation(line: 2437, column: 1, scope: !2312)
!2574 = !DILocation(line: 2438, column: 1, scope: !2312)
!2575 = !DILocation(line: 2439, column: 1, scope: !2312)
!2576 = !DILocation(line: 2440, column: 1, scope: !2312)
!2577 = !DILocation(line: 2441, column: 1, scope: !2312)
!2578 = !DILocation(line: 2442, column: 1, scope: !2312)
!2579 = !DILocation(line: 2443, column: 1, scope: !2312)
!2580 = !DILocation(line: 2444, column: 1, scope: !2312)
!2581 = !DILocation(line: 2445, column: 1, scope: !2312)
!2582 = !DILocation(line: 2446, column: 1, scope: !2312)
!2583 = !DILocation(line: 2447, column: 1, scope: !2312)
!2584 = !DILocation(line: 2448, column: 1, scope: !2312)
!2585 = !DILocation(line: 2449, column: 1, scope: !2312)
!2586 = !DILocation(line: 2450, column: 1, scope: !2312)
!2587 = !DILocation(line: 2451, column: 1, scope: !2312)
!2588 = !DILocation(line: 2452, column: 1, scope: !2312)
!2589 = !DILocation(line: 2453, column: 1, scope: !2312)
!2590 = !DILocation(line: 2454, column: 1, scope: !2312)
!2591 = !DILocation(line: 2455, column: 1, scope: !2312)
!2592 = !DILocation(line: 2456, column: 1, scope: !2312)
!2593 = !DILocation(line: 2457, column: 1, scope: !2312)
!2594 = !DILocation(line: 2458, column: 1, scope: !2312)
!2595 = !DILocation(line: 2459, column: 1, scope: !2312)
!2596 = !DILocation(line: 2460, column: 1, scope: !2312)
!2597 = !DILocation(line: 2461, column: 1, scope: !2312)
!2598 = !DILocation(line: 2462, column: 1, scope: !2312)
!2599 = !DILocation(line: 2463, column: 1, scope: !2312)
!2600 = !DILocation(line: 2464, column: 1, scope: !2312)
!2601 = !DILocation(line: 2465, column: 1, scope: !2312)
!2602 = !DILocation(line: 2466, column: 1, scope: !2312)
!2603 = !DILocation(line: 2467, column: 1, scope: !2312)
!2604 = !DILocation(line: 2468, column: 1, scope: !2312)
!2605 = !DILocation(line: 2469, column: 1, scope: !2312)
!2606 = !DILocation(line: 2470, column: 1, scope: !2312)
!2607 = !DILocation(line: 2471, column: 1, scope: !2312)
!2608 = !DILocation(line: 2472, column: 1, scope: !2312)
!2609 = !DILocation(line: 2473, column: 1, scope: !2312)
!2610 = !DILocation(line: 2474, column: 1, scope: !2312)
!2611 = !DILocation(line: 2475, column: 1, scope: !2312)
!2612 = !DILocation(line: 2476, column: 1, scope: !2312)
!2613 = !DILocation(line: 2477, column: 1, scope: !2312)
!2614 = !DILocation(line: 2478, column: 1, scope: !2312)
!2615 = !DILocation(line: 2479, column: 1, scope: !2312)
!2616 = !DILocation(line: 2480, column: 1, scope: !2312)
!2617 = !DILocation(line: 2481, column: 1, scope: !2312)
!2618 = !DILocation(line: 2482, column: 1, scope: !2312)
!2619 = !DILocation(line: 2483, column: 1, scope: !2312)
!2620 = distinct !{!2620, !45, !46}
!2621 = !DILocation(line: 2484, column: 1, scope: !2312)
!2622 = !DILocation(line: 2485, column: 1, scope: !2312)
!2623 = !DILocation(line: 2486, column: 1, scope: !2312)
!2624 = distinct !{!2624, !45, !46}
!2625 = !DILocation(line: 2487, column: 1, scope: !2312)
!2626 = !DILocation(line: 2488, column: 1, scope: !2312)
!2627 = !DILocation(line: 2489, column: 1, scope: !2312)
!2628 = !DILocation(line: 2490, column: 1, scope: !2312)
!2629 = !DILocation(line: 2491, column: 1, scope: !2312)
!2630 = !DILocation(line: 2492, column: 1, scope: !2312)
!2631 = !DILocation(line: 2493, column: 1, scope: !2312)
!2632 = !DILocation(line: 2494, column: 1, scope: !2312)
!2633 = !DILocation(line: 2495, column: 1, scope: !2312)
!2634 = !DILocation(line: 2496, column: 1, scope: !2312)
!2635 = !DILocation(line: 2497, column: 1, scope: !2312)
!2636 = !DILocation(line: 2498, column: 1, scope: !2312)
!2637 = !DILocation(line: 2499, column: 1, scope: !2312)
!2638 = !DILocation(line: 2500, column: 1, scope: !2312)
!2639 = !DILocation(line: 2501, column: 1, scope: !2312)
!2640 = !DILocation(line: 2502, column: 1, scope: !2312)
!2641 = !DILocation(line: 2503, column: 1, scope: !2312)
!2642 = !DILocation(line: 2504, column: 1, scope: !2312)
!2643 = !DILocation(line: 2505, column: 1, scope: !2312)
!2644 = !DILocation(line: 2506, column: 1, scope: !2312)
!2645 = !DILocation(line: 2507, column: 1, scope: !2312)
!2646 = !DILocation(line: 2508, column: 1, scope: !2312)
!2647 = !DILocation(line: 2509, column: 1, scope: !2312)
!2648 = !DILocation(line: 2510, column: 1, scope: !2312)
!2649 = !DILocation(line: 2511, column: 1, scope: !2312)
!2650 = !DILocation(line: 2512, column: 1, scope: !2312)
!2651 = !DILocation(line: 2513, column: 1, scope: !2312)
!2652 = !DILocation(line: 2514, column: 1, scope: !2312)
!2653 = !DILocation(line: 2515, column: 1, scope: !2312)
!2654 = !DILocation(line: 2516, column: 1, scope: !2312)
!2655 = !DILocation(line: 2517, column: 1, scope: !2312)
!2656 = distinct !{!2656, !45, !46}
!2657 = !DILocation(line: 2518, column: 1, scope: !2312)
!2658 = !DILocation(line: 2519, column: 1, scope: !2312)
!2659 = !DILocation(line: 2520, column: 1, scope: !2312)
!2660 = !DILocation(line: 2521, column: 1, scope: !2312)
!2661 = !DILocation(line: 2522, column: 1, scope: !2312)
!2662 = !DILocation(line: 2523, column: 1, scope: !2312)
!2663 = !DILocation(line: 2524, column: 1, scope: !2312)
!2664 = !DILocation(line: 2525, column: 1, scope: !2312)
!2665 = !DILocation(line: 2526, column: 1, scope: !2312)
!2666 = !DILocation(line: 2527, column: 1, scope: !2312)
!2667 = !DILocation(line: 2528, column: 1, scope: !2312)
!2668 = !DILocation(line: 2529, column: 1, scope: !2312)
!2669 = !DILocation(line: 2530, column: 1, scope: !2312)
!2670 = !DILocation(line: 2531, column: 1, scope: !2312)
!2671 = !DILocation(line: 2532, column: 1, scope: !2312)
!2672 = !DILocation(line: 2533, column: 1, scope: !2312)
!2673 = !DILocation(line: 2534, column: 1, scope: !2312)
!2674 = !DILocation(line: 2535, column: 1, scope: !2312)
!2675 = !DILocation(line: 2536, column: 1, scope: !2312)
!2676 = !DILocation(line: 2537, column: 1, scope: !2312)
!2677 = !DILocation(line: 2538, column: 1, scope: !2312)
!2678 = !DILocation(line: 2539, column: 1, scope: !2312)
!2679 = !DILocation(line: 2540, column: 1, scope: !2312)
!2680 = !DILocation(line: 2541, column: 1, scope: !2312)
!2681 = !DILocation(line: 2542, column: 1, scope: !2312)
!2682 = !DILocation(line: 2543, column: 1, scope: !2312)
!2683 = !DILocation(line: 2544, column: 1, scope: !2312)
!2684 = !DILocation(line: 2545, column: 1, scope: !2312)
!2685 = !DILocation(line: 2546, column: 1, scope: !2312)
!2686 = !DILocation(line: 2547, column: 1, scope: !2312)
!2687 = !DILocation(line: 2548, column: 1, scope: !2312)
!2688 = !DILocation(line: 2549, column: 1, scope: !2312)
!2689 = distinct !{!2689, !45, !46}
!2690 = !DILocation(line: 2550, column: 1, scope: !2312)
!2691 = !DILocation(line: 2551, column: 1, scope: !2312)
!2692 = !DILocation(line: 2552, column: 1, scope: !2312)
!2693 = !DILocation(line: 2553, column: 1, scope: !2312)
!2694 = !DILocation(line: 2554, column: 1, scope: !2312)
!2695 = !DILocation(line: 2555, column: 1, scope: !2312)
!2696 = !DILocation(line: 2556, column: 1, scope: !2312)
!2697 = !DILocation(line: 2557, column: 1, scope: !2312)
!2698 = !DILocation(line: 2558, column: 1, scope: !2312)
!2699 = !DILocation(line: 2559, column: 1, scope: !2312)
!2700 = !DILocation(line: 2560, column: 1, scope: !2312)
!2701 = !DILocation(line: 2561, column: 1, scope: !2312)
!2702 = !DILocation(line: 2562, column: 1, scope: !2312)
!2703 = !DILocation(line: 2563, column: 1, scope: !2312)
!2704 = !DILocation(line: 2564, column: 1, scope: !2312)
!2705 = !DILocation(line: 2565, column: 1, scope: !2312)
!2706 = !DILocation(line: 2566, column: 1, scope: !2312)
!2707 = !DILocation(line: 2567, column: 1, scope: !2312)
!2708 = !DILocation(line: 2568, column: 1, scope: !2312)
!2709 = !DILocation(line: 2569, column: 1, scope: !2312)
!2710 = !DILocation(line: 2570, column: 1, scope: !2312)
!2711 = !DILocation(line: 2571, column: 1, scope: !2312)
!2712 = !DILocation(line: 2572, column: 1, scope: !2312)
!2713 = !DILocation(line: 2573, column: 1, scope: !2312)
!2714 = !DILocation(line: 2574, column: 1, scope: !2312)
!2715 = !DILocation(line: 2575, column: 1, scope: !2312)
!2716 = !DILocation(line: 2576, column: 1, scope: !2312)
!2717 = !DILocation(line: 2577, column: 1, scope: !2312)
!2718 = !DILocation(line: 2578, column: 1, scope: !2312)
!2719 = !DILocation(line: 2579, column: 1, scope: !2312)
!2720 = !DILocation(line: 2580, column: 1, scope: !2312)
!2721 = !DILocation(line: 2581, column: 1, scope: !2312)
!2722 = !DILocation(line: 2582, column: 1, scope: !2312)
!2723 = distinct !{!2723, !45, !46}
!2724 = distinct !DISubprogram(name: "_Z4k12xILi3EEvPjS0_PKiiiiiijxxyyi", linkageName: "_Z4k12xILi3EEvPjS0_PKiiiiiijxxyyi", scope: null, file: !10, line: 2583, type: !14, scopeLine: 2583, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !9)
!2725 = !DILocation(line: 2583, column: 1, scope: !2724)
!2726 = !DILocation(line: 2584, column: 1, scope: !2724)
!2727 = !DILocation(line: 2585, column: 1, scope: !2724)
!2728 = !DILocation(line: 2586, column: 1, scope: !2724)
!2729 = !DILocation(line: 2587, column: 1, scope: !2724)
!2730 = !DILocation(line: 2588, column: 1, scope: !2724)
!2731 = !DILocation(line: 2589, column: 1, scope: !2724)
!2732 = !DILocation(line: 2590, column: 1, scope: !2724)
!2733 = !DILocation(line: 2591, column: 1, scope: !2724)
!2734 = !DILocation(line: 2592, column: 1, scope: !2724)
!2735 = !DILocation(line: 2593, column: 1, scope: !2724)
!2736 = !DILocation(line: 2594, column: 1, scope: !2724)
!2737 = !DILocation(line: 2595, column: 1, scope: !2724)
!2738 = !DILocation(line: 2596, column: 1, scope: !2724)
!2739 = !DILocation(line: 2597, column: 1, scope: !2724)
!2740 = !DILocation(line: 2598, column: 1, scope: !2724)
!2741 = !DILocation(line: 2599, column: 1, scope: !2724)
!2742 = !DILocation(line: 2600, column: 1, scope: !2724)
!2743 = !DILocation(line: 2601, column: 1, scope: !2724)
!2744 = !DILocation(line: 2602, column: 1, scope: !2724)
!2745 = !DILocation(line: 2603, column: 1, scope: !2724)
!2746 = !DILocation(line: 2604, column: 1, scope: !2724)
!2747 = !DILocation(line: 2605, column: 1, scope: !2724)
!2748 = !DILocation(line: 2606, column: 1, scope: !2724)
!2749 = !DILocation(line: 2607, column: 1, scope: !2724)
!2750 = !DILocation(line: 2608, column: 1, scope: !2724)
!2751 = !DILocation(line: 2609, column: 1, scope: !2724)
!2752 = !DILocation(line: 2610, column: 1, scope: !2724)
!2753 = !DILocation(line: 2611, column: 1, scope: !2724)
!2754 = !DILocation(line: 2612, column: 1, scope: !2724)
!2755 = distinct !{!2755, !45, !46}
!2756 = !DILocation(line: 2613, column: 1, scope: !2724)
!2757 = !DILocation(line: 2614, column: 1, scope: !2724)
!2758 = !DILocation(line: 2615, column: 1, scope: !2724)
!2759 = !DILocation(line: 2616, column: 1, scope: !2724)
!2760 = !DILocation(line: 2617, column: 1, scope: !2724)
!2761 = !DILocation(line: 2618, column: 1, scope: !2724)
!2762 = !DILocation(line: 2619, column: 1, scope: !2724)
!2763 = !DILocation(line: 2620, column: 1, scope: !2724)
!2764 = !DILocation(line: 2621, column: 1, scope: !2724)
!2765 = !DILocation(line: 2622, column: 1, scope: !2724)
!2766 = !DILocation(line: 2623, column: 1, scope: !2724)
!2767 = distinct !{!2767, !45, !46}
!2768 = !DILocation(line: 2624, column: 1, scope: !2724)
!2769 = !DILocation(line: 2625, column: 1, scope: !2724)
!2770 = !DILocation(line: 2626, column: 1, scope: !2724)
!2771 = !DILocation(line: 2627, column: 1, scope: !2724)
!2772 = !DILocation(line: 2628, column: 1, scope: !2724)
!2773 = !DILocation(line: 2629, column: 1, scope: !2724)
!2774 = !DILocation(line: 2630, column: 1, scope: !2724)
!2775 = !DILocation(line: 2631, column: 1, scope: !2724)
!2776 = !DILocation(line: 2632, column: 1, scope: !2724)
!2777 = !DILocation(line: 2633, column: 1, scope: !2724)
!2778 = !DILocation(line: 2634, column: 1, scope: !2724)
!2779 = !DILocation(line: 2635, column: 1, scope: !2724)
!2780 = !DILocation(line: 2636, column: 1, scope: !2724)
!2781 = !DILocation(line: 2637, column: 1, scope: !2724)
!2782 = !DILocation(line: 2638, column: 1, scope: !2724)
!2783 = !DILocation(line: 2639, column: 1, scope: !2724)
!2784 = !DILocation(line: 2640, column: 1, scope: !2724)
!2785 = !DILocation(line: 2641, column: 1, scope: !2724)
!2786 = !DILocation(line: 2642, column: 1, scope: !2724)
!2787 = !DILocation(line: 2643, column: 1, scope: !2724)
!2788 = !DILocation(line: 2644, column: 1, scope: !2724)
!2789 = !DILocation(line: 2645, column: 1, scope: !2724)
!2790 = !DILocation(line: 2646, column: 1, scope: !2724)
!2791 = !DILocation(line: 2647, column: 1, scope: !2724)
!2792 = !DILocation(line: 2648, column: 1, scope: !2724)
!2793 = !DILocation(line: 2649, column: 1, scope: !2724)
!2794 = !DILocation(line: 2650, column: 1, scope: !2724)
!2795 = !DILocation(line: 2651, column: 1, scope: !2724)
!2796 = !DILocation(line: 2652, column: 1, scope: !2724)
!2797 = !DILocation(line: 2653, column: 1, scope: !2724)
!2798 = !DILocation(line: 2654, column: 1, scope: !2724)
!2799 = !DILocation(line: 2655, column: 1, scope: !2724)
!2800 = !DILocation(line: 2656, column: 1, scope: !2724)
!2801 = !DILocation(line: 2657, column: 1, scope: !2724)
!2802 = !DILocation(line: 2658, column: 1, scope: !2724)
!2803 = !DILocation(line: 2659, column: 1, scope: !2724)
!2804 = !DILocation(line: 2660, column: 1, scope: !2724)
!2805 = !DILocation(line: 2661, column: 1, scope: !2724)
!2806 = !DILocation(line: 2662, column: 1, scope: !2724)
!2807 = !DILocation(line: 2663, column: 1, scope: !2724)
!2808 = distinct !{!2808, !45, !46}
!2809 = !DILocation(line: 2664, column: 1, scope: !2724)
!2810 = !DILocation(line: 2665, column: 1, scope: !2724)
!2811 = !DILocation(line: 2666, column: 1, scope: !2724)
!2812 = !DILocation(line: 2667, column: 1, scope: !2724)
!2813 = !DILocation(line: 2668, column: 1, scope: !2724)
!2814 = !DILocation(line: 2669, column: 1, scope: !2724)
!2815 = !DILocation(line: 2670, column: 1, scope: !2724)
!2816 = !DILocation(line: 2671, column: 1, scope: !2724)
!2817 = !DILocation(line: 2672, column: 1, scope: !2724)
!2818 = !DILocation(line: 2673, column: 1, scope: !2724)
!2819 = !DILocation(line: 2674, column: 1, scope: !2724)
!2820 = distinct !{!2820, !45, !46}
!2821 = !DILocation(line: 2675, column: 1, scope: !2724)
!2822 = !DILocation(line: 2676, column: 1, scope: !2724)
!2823 = !DILocation(line: 2677, column: 1, scope: !2724)
!2824 = !DILocation(line: 2678, column: 1, scope: !2724)
!2825 = !DILocation(line: 2679, column: 1, scope: !2724)
!2826 = !DILocation(line: 2680, column: 1, scope: !2724)
!2827 = !DILocation(line: 2681, column: 1, scope: !2724)
!2828 = !DILocation(line: 2682, column: 1, scope: !2724)
!2829 = !DILocation(line: 2683, column: 1, scope: !2724)
!2830 = !DILocation(line: 2684, column: 1, scope: !2724)
!2831 = !DILocation(line: 2685, column: 1, scope: !2724)
!2832 = distinct !{!2832, !45, !46}
!2833 = !DILocation(line: 2686, column: 1, scope: !2724)
!2834 = !DILocation(line: 2687, column: 1, scope: !2724)
!2835 = !DILocation(line: 2688, column: 1, scope: !2724)
!2836 = !DILocation(line: 2689, column: 1, scope: !2724)
!2837 = !DILocation(line: 2690, column: 1, scope: !2724)
!2838 = !DILocation(line: 2691, column: 1, scope: !2724)
!2839 = !DILocation(line: 2692, column: 1, scope: !2724)
!2840 = !DILocation(line: 2693, column: 1, scope: !2724)
!2841 = !DILocation(line: 2694, column: 1, scope: !2724)
!2842 = !DILocation(line: 2695, column: 1, scope: !2724)
!2843 = !DILocation(line: 2696, column: 1, scope: !2724)
!2844 = !DILocation(line: 2697, column: 1, scope: !2724)
!2845 = !DILocation(line: 2698, column: 1, scope: !2724)
!2846 = !DILocation(line: 2699, column: 1, scope: !2724)
!2847 = !DILocation(line: 2700, column: 1, scope: !2724)
!2848 = !DILocation(line: 2701, column: 1, scope: !2724)
!2849 = !DILocation(line: 2702, column: 1, scope: !2724)
!2850 = distinct !{!2850, !45, !46}
!2851 = distinct !DISubprogram(name: "_Z4k13xPjS_PKiiiiiijxxyyi", linkageName: "_Z4k13xPjS_PKiiiiiijxxyyi", scope: null, file: !10, line: 2703, type: !14, scopeLine: 2703, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !9)
!2852 = !DILocation(line: 2703, column: 1, scope: !2851)
!2853 = !DILocation(line: 2704, column: 1, scope: !2851)
!2854 = !DILocation(line: 2705, column: 1, scope: !2851)
!2855 = !DILocation(line: 2706, column: 1, scope: !2851)
!2856 = !DILocation(line: 2707, column: 1, scope: !2851)
!2857 = !DILocation(line: 2708, column: 1, scope: !2851)
!2858 = !DILocation(line: 2709, column: 1, scope: !2851)
!2859 = !DILocation(line: 2710, column: 1, scope: !2851)
!2860 = !DILocation(line: 2711, column: 1, scope: !2851)
!2861 = !DILocation(line: 2712, column: 1, scope: !2851)
!2862 = !DILocation(line: 2713, column: 1, scope: !2851)
!2863 = !DILocation(line: 2714, column: 1, scope: !2851)
!2864 = !DILocation(line: 2715, column: 1, scope: !2851)
!2865 = !DILocation(line: 2716, column: 1, scope: !2851)
!2866 = !DILocation(line: 2717, column: 1, scope: !2851)
!2867 = !DILocation(line: 2718, column: 1, scope: !2851)
!2868 = !DILocation(line: 2719, column: 1, scope: !2851)
!2869 = !DILocation(line: 2720, column: 1, scope: !2851)
!2870 = !DILocation(line: 2721, column: 1, scope: !2851)
!2871 = !DILocation(line: 2722, column: 1, scope: !2851)
!2872 = !DILocation(line: 2723, column: 1, scope: !2851)
!2873 = !DILocation(line: 2724, column: 1, scope: !2851)
!2874 = !DILocation(line: 2725, column: 1, scope: !2851)
!2875 = !DILocation(line: 2726, column: 1, scope: !2851)
!2876 = !DILocation(line: 2727, column: 1, scope: !2851)
!2877 = !DILocation(line: 2728, column: 1, scope: !2851)
!2878 = !DILocation(line: 2729, column: 1, scope: !2851)
!2879 = !DILocation(line: 2730, column: 1, scope: !2851)
!2880 = !DILocation(line: 2731, column: 1, scope: !2851)
!2881 = distinct !{!2881, !45, !46}
!2882 = !DILocation(line: 2732, column: 1, scope: !2851)
!2883 = !DILocation(line: 2733, column: 1, scope: !2851)
!2884 = !DILocation(line: 2734, column: 1, scope: !2851)
!2885 = !DILocation(line: 2735, column: 1, scope: !2851)
!2886 = !DILocation(line: 2736, column: 1, scope: !2851)
!2887 = !DILocation(line: 2737, column: 1, scope: !2851)
!2888 = !DILocation(line: 2738, column: 1, scope: !2851)
!2889 = !DILocation(line: 2739, column: 1, scope: !2851)
!2890 = !DILocation(line: 2740, column: 1, scope: !2851)
!2891 = distinct !{!2891, !45, !46}
!2892 = !DILocation(line: 2741, column: 1, scope: !2851)
!2893 = !DILocation(line: 2742, column: 1, scope: !2851)
!2894 = !DILocation(line: 2743, column: 1, scope: !2851)
!2895 = !DILocation(line: 2744, column: 1, scope: !2851)
!2896 = !DILocation(line: 2745, column: 1, scope: !2851)
!2897 = !DILocation(line: 2746, column: 1, scope: !2851)
!2898 = !DILocation(line: 2747, column: 1, scope: !2851)
!2899 = !DILocation(line: 2748, column: 1, scope: !2851)
!2900 = !DILocation(line: 2749, column: 1, scope: !2851)
!2901 = !DILocation(line: 2750, column: 1, scope: !2851)
!2902 = !DILocation(line: 2751, column: 1, scope: !2851)
!2903 = !DILocation(line: 2752, column: 1, scope: !2851)
!2904 = !DILocation(line: 2753, column: 1, scope: !2851)
!2905 = !DILocation(line: 2754, column: 1, scope: !2851)
!2906 = !DILocation(line: 2755, column: 1, scope: !2851)
!2907 = !DILocation(line: 2756, column: 1, scope: !2851)
!2908 = !DILocation(line: 2757, column: 1, scope: !2851)
!2909 = !DILocation(line: 2758, column: 1, scope: !2851)
!2910 = !DILocation(line: 2759, column: 1, scope: !2851)
!2911 = !DILocation(line: 2760, column: 1, scope: !2851)
!2912 = distinct !{!2912, !45, !46}
!2913 = !DILocation(line: 2761, column: 1, scope: !2851)
!2914 = !DILocation(line: 2762, column: 1, scope: !2851)
!2915 = !DILocation(line: 2763, column: 1, scope: !2851)
!2916 = !DILocation(line: 2764, column: 1, scope: !2851)
!2917 = !DILocation(line: 2765, column: 1, scope: !2851)
!2918 = !DILocation(line: 2766, column: 1, scope: !2851)
!2919 = !DILocation(line: 2767, column: 1, scope: !2851)
!2920 = !DILocation(line: 2768, column: 1, scope: !2851)
!2921 = !DILocation(line: 2769, column: 1, scope: !2851)
!2922 = !DILocation(line: 2770, column: 1, scope: !2851)
!2923 = !DILocation(line: 2771, column: 1, scope: !2851)
!2924 = !DILocation(line: 2772, column: 1, scope: !2851)
!2925 = distinct !{!2925, !45, !46}
!2926 = !DILocation(line: 2773, column: 1, scope: !2851)
!2927 = !DILocation(line: 2774, column: 1, scope: !2851)
!2928 = !DILocation(line: 2775, column: 1, scope: !2851)
!2929 = !DILocation(line: 2776, column: 1, scope: !2851)
!2930 = !DILocation(line: 2777, column: 1, scope: !2851)
!2931 = !DILocation(line: 2778, column: 1, scope: !2851)
!2932 = !DILocation(line: 2779, column: 1, scope: !2851)
!2933 = !DILocation(line: 2780, column: 1, scope: !2851)
!2934 = !DILocation(line: 2781, column: 1, scope: !2851)
!2935 = !DILocation(line: 2782, column: 1, scope: !2851)
!2936 = !DILocation(line: 2783, column: 1, scope: !2851)
!2937 = !DILocation(line: 2784, column: 1, scope: !2851)
!2938 = !DILocation(line: 2785, column: 1, scope: !2851)
!2939 = !DILocation(line: 2786, column: 1, scope: !2851)
!2940 = !DILocation(line: 2787, column: 1, scope: !2851)
!2941 = !DILocation(line: 2788, column: 1, scope: !2851)
!2942 = !DILocation(line: 2789, column: 1, scope: !2851)
!2943 = !DILocation(line: 2790, column: 1, scope: !2851)
!2944 = !DILocation(line: 2791, column: 1, scope: !2851)
!2945 = !DILocation(line: 2792, column: 1, scope: !2851)
!2946 = !DILocation(line: 2793, column: 1, scope: !2851)
!2947 = !DILocation(line: 2794, column: 1, scope: !2851)
!2948 = !DILocation(line: 2795, column: 1, scope: !2851)
!2949 = !DILocation(line: 2796, column: 1, scope: !2851)
!2950 = !DILocation(line: 2797, column: 1, scope: !2851)
!2951 = !DILocation(line: 2798, column: 1, scope: !2851)
!2952 = !DILocation(line: 2799, column: 1, scope: !2851)
!2953 = !DILocation(line: 2800, column: 1, scope: !2851)
!2954 = !DILocation(line: 2801, column: 1, scope: !2851)
!2955 = !DILocation(line: 2802, column: 1, scope: !2851)
!2956 = !DILocation(line: 2803, column: 1, scope: !2851)
!2957 = !DILocation(line: 2804, column: 1, scope: !2851)
!2958 = !DILocation(line: 2805, column: 1, scope: !2851)
!2959 = !DILocation(line: 2806, column: 1, scope: !2851)
!2960 = !DILocation(line: 2807, column: 1, scope: !2851)
!2961 = !DILocation(line: 2808, column: 1, scope: !2851)
!2962 = !DILocation(line: 2809, column: 1, scope: !2851)
!2963 = !DILocation(line: 2810, column: 1, scope: !2851)
!2964 = !DILocation(line: 2811, column: 1, scope: !2851)
!2965 = !DILocation(line: 2812, column: 1, scope: !2851)
!2966 = !DILocation(line: 2813, column: 1, scope: !2851)
!2967 = !DILocation(line: 2814, column: 1, scope: !2851)
!2968 = !DILocation(line: 2815, column: 1, scope: !2851)
!2969 = !DILocation(line: 2816, column: 1, scope: !2851)
!2970 = !DILocation(line: 2817, column: 1, scope: !2851)
!2971 = !DILocation(line: 2818, column: 1, scope: !2851)
!2972 = !DILocation(line: 2819, column: 1, scope: !2851)
!2973 = !DILocation(line: 2820, column: 1, scope: !2851)
!2974 = !DILocation(line: 2821, column: 1, scope: !2851)
!2975 = !DILocation(line: 2822, column: 1, scope: !2851)
!2976 = !DILocation(line: 2823, column: 1, scope: !2851)
!2977 = !DILocation(line: 2824, column: 1, scope: !2851)
!2978 = distinct !{!2978, !45, !46}
!2979 = distinct !DISubprogram(name: "_Z4k14xILi3EEvPjS0_PKiiiiiijxxyyi", linkageName: "_Z4k14xILi3EEvPjS0_PKiiiiiijxxyyi", scope: null, file: !10, line: 2825, type: !14, scopeLine: 2825, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !9)
!2980 = !DILocation(line: 2825, column: 1, scope: !2979)
!2981 = !DILocation(line: 2826, column: 1, scope: !2979)
!2982 = !DILocation(line: 2827, column: 1, scope: !2979)
!2983 = !DILocation(line: 2828, column: 1, scope: !2979)
!2984 = !DILocation(line: 2829, column: 1, scope: !2979)
!2985 = !DILocation(line: 2830, column: 1, scope: !2979)
!2986 = !DILocation(line: 2831, column: 1, scope: !2979)
!2987 = !DILocation(line: 2832, column: 1, scope: !2979)
!2988 = !DILocation(line: 2833, column: 1, scope: !2979)
!2989 = !DILocation(line: 2834, column: 1, scope: !2979)
!2990 = !DILocation(line: 2835, column: 1, scope: !2979)
!2991 = !DILocation(line: 2836, column: 1, scope: !2979)
!2992 = !DILocation(line: 2837, column: 1, scope: !2979)
!2993 = !DILocation(line: 2838, column: 1, scope: !2979)
!2994 = !DILocation(line: 2839, column: 1, scope: !2979)
!2995 = !DILocation(line: 2840, column: 1, scope: !2979)
!2996 = !DILocation(line: 2841, column: 1, scope: !2979)
!2997 = !DILocation(line: 2842, column: 1, scope: !2979)
!2998 = !DILocation(line: 2843, column: 1, scope: !2979)
!2999 = !DILocation(line: 2844, column: 1, scope: !2979)
!3000 = !DILocation(line: 2845, column: 1, scope: !2979)
!3001 = !DILocation(line: 2846, column: 1, scope: !2979)
!3002 = !DILocation(line: 2847, column: 1, scope: !2979)
!3003 = !DILocation(line: 2848, column: 1, scope: !2979)
!3004 = !DILocation(line: 2849, column: 1, scope: !2979)
!3005 = !DILocation(line: 2850, column: 1, scope: !2979)
!3006 = !DILocation(line: 2851, column: 1, scope: !2979)
!3007 = !DILocation(line: 2852, column: 1, scope: !2979)
!3008 = !DILocation(line: 2853, column: 1, scope: !2979)
!3009 = !DILocation(line: 2854, column: 1, scope: !2979)
!3010 = !DILocation(line: 2855, column: 1, scope: !2979)
!3011 = !DILocation(line: 2856, column: 1, scope: !2979)
!3012 = !DILocation(line: 2857, column: 1, scope: !2979)
!3013 = !DILocation(line: 2858, column: 1, scope: !2979)
!3014 = !DILocation(line: 2859, column: 1, scope: !2979)
!3015 = !DILocation(line: 2860, column: 1, scope: !2979)
!3016 = !DILocation(line: 2861, column: 1, scope: !2979)
!3017 = !DILocation(line: 2862, column: 1, scope: !2979)
!3018 = !DILocation(line: 2863, column: 1, scope: !2979)
!3019 = distinct !{!3019, !45, !46}
!3020 = !DILocation(line: 2864, column: 1, scope: !2979)
!3021 = !DILocation(line: 2865, column: 1, scope: !2979)
!3022 = !DILocation(line: 2866, column: 1, scope: !2979)
!3023 = !DILocation(line: 2867, column: 1, scope: !2979)
!3024 = !DILocation(line: 2868, column: 1, scope: !2979)
!3025 = !DILocation(line: 2869, column: 1, scope: !2979)
!3026 = !DILocation(line: 2870, column: 1, scope: !2979)
!3027 = !DILocation(line: 2871, column: 1, scope: !2979)
!3028 = !DILocation(line: 2872, column: 1, scope: !2979)
!3029 = !DILocation(line: 2873, column: 1, scope: !2979)
!3030 = !DILocation(line: 2874, column: 1, scope: !2979)
!3031 = !DILocation(line: 2875, column: 1, scope: !2979)
!3032 = !DILocation(line: 2876, column: 1, scope: !2979)
!3033 = !DILocation(line: 2877, column: 1, scope: !2979)
!3034 = !DILocation(line: 2878, column: 1, scope: !2979)
!3035 = !DILocation(line: 2879, column: 1, scope: !2979)
!3036 = !DILocation(line: 2880, column: 1, scope: !2979)
!3037 = !DILocation(line: 2881, column: 1, scope: !2979)
!3038 = !DILocation(line: 2882, column: 1, scope: !2979)
!3039 = !DILocation(line: 2883, column: 1, scope: !2979)
!3040 = distinct !{!3040, !45, !46}
!3041 = !DILocation(line: 2884, column: 1, scope: !2979)
!3042 = !DILocation(line: 2885, column: 1, scope: !2979)
!3043 = !DILocation(line: 2886, column: 1, scope: !2979)
!3044 = !DILocation(line: 2887, column: 1, scope: !2979)
!3045 = !DILocation(line: 2888, column: 1, scope: !2979)
!3046 = !DILocation(line: 2889, column: 1, scope: !2979)
!3047 = !DILocation(line: 2890, column: 1, scope: !2979)
!3048 = !DILocation(line: 2891, column: 1, scope: !2979)
!3049 = !DILocation(line: 2892, column: 1, scope: !2979)
!3050 = !DILocation(line: 2893, column: 1, scope: !2979)
!3051 = !DILocation(line: 2894, column: 1, scope: !2979)
!3052 = !DILocation(line: 2895, column: 1, scope: !2979)
!3053 = !DILocation(line: 2896, column: 1, scope: !2979)
!3054 = !DILocation(line: 2897, column: 1, scope: !2979)
!3055 = distinct !{!3055, !45, !46}
!3056 = !DILocation(line: 2898, column: 1, scope: !2979)
!3057 = !DILocation(line: 2899, column: 1, scope: !2979)
!3058 = !DILocation(line: 2900, column: 1, scope: !2979)
!3059 = !DILocation(line: 2901, column: 1, scope: !2979)
!3060 = !DILocation(line: 2902, column: 1, scope: !2979)
!3061 = !DILocation(line: 2903, column: 1, scope: !2979)
!3062 = !DILocation(line: 2904, column: 1, scope: !2979)
!3063 = distinct !{!3063, !45, !46}
!3064 = !DILocation(line: 2905, column: 1, scope: !2979)
!3065 = !DILocation(line: 2906, column: 1, scope: !2979)
!3066 = !DILocation(line: 2907, column: 1, scope: !2979)
!3067 = !DILocation(line: 2908, column: 1, scope: !2979)
!3068 = !DILocation(line: 2909, column: 1, scope: !2979)
!3069 = !DILocation(line: 2910, column: 1, scope: !2979)
!3070 = !DILocation(line: 2911, column: 1, scope: !2979)
!3071 = !DILocation(line: 2912, column: 1, scope: !2979)
!3072 = !DILocation(line: 2913, column: 1, scope: !2979)
!3073 = !DILocation(line: 2914, column: 1, scope: !2979)
!3074 = !DILocation(line: 2915, column: 1, scope: !2979)
!3075 = !DILocation(line: 2916, column: 1, scope: !2979)
!3076 = !DILocation(line: 2917, column: 1, scope: !2979)
!3077 = !DILocation(line: 2918, column: 1, scope: !2979)
!3078 = !DILocation(line: 2919, column: 1, scope: !2979)
!3079 = !DILocation(line: 2920, column: 1, scope: !2979)
!3080 = !DILocation(line: 2921, column: 1, scope: !2979)
!3081 = !DILocation(line: 2922, column: 1, scope: !2979)
!3082 = !DILocation(line: 2923, column: 1, scope: !2979)
!3083 = !DILocation(line: 2924, column: 1, scope: !2979)
!3084 = !DILocation(line: 2925, column: 1, scope: !2979)
!3085 = !DILocation(line: 2926, column: 1, scope: !2979)
!3086 = !DILocation(line: 2927, column: 1, scope: !2979)
!3087 = !DILocation(line: 2928, column: 1, scope: !2979)
!3088 = !DILocation(line: 2929, column: 1, scope: !2979)
!3089 = !DILocation(line: 2930, column: 1, scope: !2979)
!3090 = !DILocation(line: 2931, column: 1, scope: !2979)
!3091 = distinct !{!3091, !45, !46}
!3092 = !DILocation(line: 2932, column: 1, scope: !2979)
!3093 = !DILocation(line: 2933, column: 1, scope: !2979)
!3094 = !DILocation(line: 2934, column: 1, scope: !2979)
!3095 = !DILocation(line: 2935, column: 1, scope: !2979)
!3096 = !DILocation(line: 2936, column: 1, scope: !2979)
!3097 = !DILocation(line: 2937, column: 1, scope: !2979)
!3098 = !DILocation(line: 2938, column: 1, scope: !2979)
!3099 = !DILocation(line: 2939, column: 1, scope: !2979)
!3100 = !DILocation(line: 2940, column: 1, scope: !2979)
!3101 = !DILocation(line: 2941, column: 1, scope: !2979)
!3102 = !DILocation(line: 2942, column: 1, scope: !2979)
!3103 = !DILocation(line: 2943, column: 1, scope: !2979)
!3104 = !DILocation(line: 2944, column: 1, scope: !2979)
!3105 = !DILocation(line: 2945, column: 1, scope: !2979)
!3106 = !DILocation(line: 2946, column: 1, scope: !2979)
!3107 = !DILocation(line: 2947, column: 1, scope: !2979)
!3108 = !DILocation(line: 2948, column: 1, scope: !2979)
!3109 = !DILocation(line: 2949, column: 1, scope: !2979)
!3110 = !DILocation(line: 2950, column: 1, scope: !2979)
!3111 = !DILocation(line: 2951, column: 1, scope: !2979)
!3112 = !DILocation(line: 2952, column: 1, scope: !2979)
!3113 = distinct !{!3113, !45, !46}
!3114 = !DILocation(line: 2953, column: 1, scope: !2979)
!3115 = !DILocation(line: 2954, column: 1, scope: !2979)
!3116 = !DILocation(line: 2955, column: 1, scope: !2979)
!3117 = !DILocation(line: 2956, column: 1, scope: !2979)
!3118 = !DILocation(line: 2957, column: 1, scope: !2979)
!3119 = !DILocation(line: 2958, column: 1, scope: !2979)
!3120 = !DILocation(line: 2959, column: 1, scope: !2979)
!3121 = !DILocation(line: 2960, column: 1, scope: !2979)
!3122 = !DILocation(line: 2961, column: 1, scope: !2979)
!3123 = !DILocation(line: 2962, column: 1, scope: !2979)
!3124 = !DILocation(line: 2963, column: 1, scope: !2979)
!3125 = !DILocation(line: 2964, column: 1, scope: !2979)
!3126 = !DILocation(line: 2965, column: 1, scope: !2979)
!3127 = !DILocation(line: 2966, column: 1, scope: !2979)
!3128 = !DILocation(line: 2967, column: 1, scope: !2979)
!3129 = distinct !{!3129, !45, !46}
!3130 = !DILocation(line: 2968, column: 1, scope: !2979)
!3131 = !DILocation(line: 2969, column: 1, scope: !2979)
!3132 = !DILocation(line: 2970, column: 1, scope: !2979)
!3133 = !DILocation(line: 2971, column: 1, scope: !2979)
!3134 = !DILocation(line: 2972, column: 1, scope: !2979)
!3135 = !DILocation(line: 2973, column: 1, scope: !2979)
!3136 = !DILocation(line: 2974, column: 1, scope: !2979)
!3137 = !DILocation(line: 2975, column: 1, scope: !2979)
!3138 = !DILocation(line: 2976, column: 1, scope: !2979)
!3139 = !DILocation(line: 2977, column: 1, scope: !2979)
!3140 = !DILocation(line: 2978, column: 1, scope: !2979)
!3141 = !DILocation(line: 2979, column: 1, scope: !2979)
!3142 = !DILocation(line: 2980, column: 1, scope: !2979)
!3143 = !DILocation(line: 2981, column: 1, scope: !2979)
!3144 = !DILocation(line: 2982, column: 1, scope: !2979)
!3145 = !DILocation(line: 2983, column: 1, scope: !2979)
!3146 = !DILocation(line: 2984, column: 1, scope: !2979)
!3147 = !DILocation(line: 2985, column: 1, scope: !2979)
!3148 = !DILocation(line: 2986, column: 1, scope: !2979)
!3149 = !DILocation(line: 2987, column: 1, scope: !2979)
!3150 = !DILocation(line: 2988, column: 1, scope: !2979)
!3151 = !DILocation(line: 2989, column: 1, scope: !2979)
!3152 = !DILocation(line: 2990, column: 1, scope: !2979)
!3153 = !DILocation(line: 2991, column: 1, scope: !2979)
!3154 = !DILocation(line: 2992, column: 1, scope: !2979)
!3155 = !DILocation(line: 2993, column: 1, scope: !2979)
!3156 = !DILocation(line: 2994, column: 1, scope: !2979)
!3157 = !DILocation(line: 2995, column: 1, scope: !2979)
!3158 = !DILocation(line: 2996, column: 1, scope: !2979)
!3159 = !DILocation(line: 2997, column: 1, scope: !2979)
!3160 = !DILocation(line: 2998, column: 1, scope: !2979)
!3161 = !DILocation(line: 2999, column: 1, scope: !2979)
!3162 = !DILocation(line: 3000, column: 1, scope: !2979)
!3163 = !DILocation(line: 3001, column: 1, scope: !2979)
!3164 = !DILocation(line: 3002, column: 1, scope: !2979)
!3165 = !DILocation(line: 3003, column: 1, scope: !2979)
!3166 = !DILocation(line: 3004, column: 1, scope: !2979)
!3167 = !DILocation(line: 3005, column: 1, scope: !2979)
!3168 = !DILocation(line: 3006, column: 1, scope: !2979)
!3169 = !DILocation(line: 3007, column: 1, scope: !2979)
!3170 = !DILocation(line: 3008, column: 1, scope: !2979)
!3171 = !DILocation(line: 3009, column: 1, scope: !2979)
!3172 = !DILocation(line: 3010, column: 1, scope: !2979)
!3173 = !DILocation(line: 3011, column: 1, scope: !2979)
!3174 = !DILocation(line: 3012, column: 1, scope: !2979)
!3175 = distinct !{!3175, !45, !46}
!3176 = !DILocation(line: 3013, column: 1, scope: !2979)
!3177 = !DILocation(line: 3014, column: 1, scope: !2979)
!3178 = !DILocation(line: 3015, column: 1, scope: !2979)
!3179 = !DILocation(line: 3016, column: 1, scope: !2979)
!3180 = !DILocation(line: 3017, column: 1, scope: !2979)
!3181 = !DILocation(line: 3018, column: 1, scope: !2979)
!3182 = !DILocation(line: 3019, column: 1, scope: !2979)
!3183 = !DILocation(line: 3020, column: 1, scope: !2979)
!3184 = !DILocation(line: 3021, column: 1, scope: !2979)
!3185 = !DILocation(line: 3022, column: 1, scope: !2979)
!3186 = !DILocation(line: 3023, column: 1, scope: !2979)
!3187 = !DILocation(line: 3024, column: 1, scope: !2979)
!3188 = !DILocation(line: 3025, column: 1, scope: !2979)
!3189 = !DILocation(line: 3026, column: 1, scope: !2979)
!3190 = !DILocation(line: 3027, column: 1, scope: !2979)
!3191 = !DILocation(line: 3028, column: 1, scope: !2979)
!3192 = !DILocation(line: 3029, column: 1, scope: !2979)
!3193 = !DILocation(line: 3030, column: 1, scope: !2979)
!3194 = distinct !{!3194, !45, !46}
!3195 = distinct !DISubprogram(name: "_Z4k15xPjS_PKiiiiiijxxyyi", linkageName: "_Z4k15xPjS_PKiiiiiijxxyyi", scope: null, file: !10, line: 3031, type: !14, scopeLine: 3031, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !9)
!3196 = !DILocation(line: 3031, column: 1, scope: !3195)
!3197 = !DILocation(line: 3032, column: 1, scope: !3195)
!3198 = !DILocation(line: 3033, column: 1, scope: !3195)
!3199 = !DILocation(line: 3034, column: 1, scope: !3195)
!3200 = !DILocation(line: 3035, column: 1, scope: !3195)
!3201 = !DILocation(line: 3036, column: 1, scope: !3195)
!3202 = !DILocation(line: 3037, column: 1, scope: !3195)
!3203 = !DILocation(line: 3038, column: 1, scope: !3195)
!3204 = !DILocation(line: 3039, column: 1, scope: !3195)
!3205 = !DILocation(line: 3040, column: 1, scope: !3195)
!3206 = !DILocation(line: 3041, column: 1, scope: !3195)
!3207 = !DILocation(line: 3042, column: 1, scope: !3195)
!3208 = !DILocation(line: 3043, column: 1, scope: !3195)
!3209 = !DILocation(line: 3044, column: 1, scope: !3195)
!3210 = !DILocation(line: 3045, column: 1, scope: !3195)
!3211 = !DILocation(line: 3046, column: 1, scope: !3195)
!3212 = !DILocation(line: 3047, column: 1, scope: !3195)
!3213 = !DILocation(line: 3048, column: 1, scope: !3195)
!3214 = !DILocation(line: 3049, column: 1, scope: !3195)
!3215 = !DILocation(line: 3050, column: 1, scope: !3195)
!3216 = !DILocation(line: 3051, column: 1, scope: !3195)
!3217 = !DILocation(line: 3052, column: 1, scope: !3195)
!3218 = !DILocation(line: 3053, column: 1, scope: !3195)
!3219 = !DILocation(line: 3054, column: 1, scope: !3195)
!3220 = !DILocation(line: 3055, column: 1, scope: !3195)
!3221 = !DILocation(line: 3056, column: 1, scope: !3195)
!3222 = !DILocation(line: 3057, column: 1, scope: !3195)
!3223 = !DILocation(line: 3058, column: 1, scope: !3195)
!3224 = !DILocation(line: 3059, column: 1, scope: !3195)
!3225 = !DILocation(line: 3060, column: 1, scope: !3195)
!3226 = !DILocation(line: 3061, column: 1, scope: !3195)
!3227 = !DILocation(line: 3062, column: 1, scope: !3195)
!3228 = distinct !{!3228, !45, !46}
!3229 = !DILocation(line: 3063, column: 1, scope: !3195)
!3230 = !DILocation(line: 3064, column: 1, scope: !3195)
!3231 = !DILocation(line: 3065, column: 1, scope: !3195)
!3232 = !DILocation(line: 3066, column: 1, scope: !3195)
!3233 = !DILocation(line: 3067, column: 1, scope: !3195)
!3234 = !DILocation(line: 3068, column: 1, scope: !3195)
!3235 = !DILocation(line: 3069, column: 1, scope: !3195)
!3236 = !DILocation(line: 3070, column: 1, scope: !3195)
!3237 = !DILocation(line: 3071, column: 1, scope: !3195)
!3238 = !DILocation(line: 3072, column: 1, scope: !3195)
!3239 = !DILocation(line: 3073, column: 1, scope: !3195)
!3240 = !DILocation(line: 3074, column: 1, scope: !3195)
!3241 = !DILocation(line: 3075, column: 1, scope: !3195)
!3242 = distinct !{!3242, !45, !46}
!3243 = !DILocation(line: 3076, column: 1, scope: !3195)
!3244 = !DILocation(line: 3077, column: 1, scope: !3195)
!3245 = !DILocation(line: 3078, column: 1, scope: !3195)
!3246 = !DILocation(line: 3079, column: 1, scope: !3195)
!3247 = !DILocation(line: 3080, column: 1, scope: !3195)
!3248 = !DILocation(line: 3081, column: 1, scope: !3195)
!3249 = !DILocation(line: 3082, column: 1, scope: !3195)
!3250 = !DILocation(line: 3083, column: 1, scope: !3195)
!3251 = !DILocation(line: 3084, column: 1, scope: !3195)
!3252 = !DILocation(line: 3085, column: 1, scope: !3195)
!3253 = !DILocation(line: 3086, column: 1, scope: !3195)
!3254 = !DILocation(line: 3087, column: 1, scope: !3195)
!3255 = !DILocation(line: 3088, column: 1, scope: !3195)
!3256 = !DILocation(line: 3089, column: 1, scope: !3195)
!3257 = !DILocation(line: 3090, column: 1, scope: !3195)
!3258 = !DILocation(line: 3091, column: 1, scope: !3195)
!3259 = !DILocation(line: 3092, column: 1, scope: !3195)
!3260 = !DILocation(line: 3093, column: 1, scope: !3195)
!3261 = !DILocation(line: 3094, column: 1, scope: !3195)
!3262 = !DILocation(line: 3095, column: 1, scope: !3195)
!3263 = !DILocation(line: 3096, column: 1, scope: !3195)
!3264 = !DILocation(line: 3097, column: 1, scope: !3195)
!3265 = !DILocation(line: 3098, column: 1, scope: !3195)
!3266 = !DILocation(line: 3099, column: 1, scope: !3195)
!3267 = !DILocation(line: 3100, column: 1, scope: !3195)
!3268 = !DILocation(line: 3101, column: 1, scope: !3195)
!3269 = !DILocation(line: 3102, column: 1, scope: !3195)
!3270 = !DILocation(line: 3103, column: 1, scope: !3195)
!3271 = !DILocation(line: 3104, column: 1, scope: !3195)
!3272 = !DILocation(line: 3105, column: 1, scope: !3195)
!3273 = !DILocation(line: 3106, column: 1, scope: !3195)
!3274 = !DILocation(line: 3107, column: 1, scope: !3195)
!3275 = !DILocation(line: 3108, column: 1, scope: !3195)
!3276 = !DILocation(line: 3109, column: 1, scope: !3195)
!3277 = !DILocation(line: 3110, column: 1, scope: !3195)
!3278 = !DILocation(line: 3111, column: 1, scope: !3195)
!3279 = !DILocation(line: 3112, column: 1, scope: !3195)
!3280 = !DILocation(line: 3113, column: 1, scope: !3195)
!3281 = !DILocation(line: 3114, column: 1, scope: !3195)
!3282 = !DILocation(line: 3115, column: 1, scope: !3195)
!3283 = !DILocation(line: 3116, column: 1, scope: !3195)
!3284 = distinct !{!3284, !45, !46}
!3285 = !DILocation(line: 3117, column: 1, scope: !3195)
!3286 = !DILocation(line: 3118, column: 1, scope: !3195)
!3287 = !DILocation(line: 3119, column: 1, scope: !3195)
!3288 = !DILocation(line: 3120, column: 1, scope: !3195)
!3289 = !DILocation(line: 3121, column: 1, scope: !3195)
!3290 = !DILocation(line: 3122, column: 1, scope: !3195)
!3291 = !DILocation(line: 3123, column: 1, scope: !3195)
!3292 = !DILocation(line: 3124, column: 1, scope: !3195)
!3293 = !DILocation(line: 3125, column: 1, scope: !3195)
!3294 = !DILocation(line: 3126, column: 1, scope: !3195)
!3295 = !DILocation(line: 3127, column: 1, scope: !3195)
!3296 = !DILocation(line: 3128, column: 1, scope: !3195)
!3297 = !DILocation(line: 3129, column: 1, scope: !3195)
!3298 = !DILocation(line: 3130, column: 1, scope: !3195)
!3299 = !DILocation(line: 3131, column: 1, scope: !3195)
!3300 = !DILocation(line: 3132, column: 1, scope: !3195)
!3301 = !DILocation(line: 3133, column: 1, scope: !3195)
!3302 = !DILocation(line: 3134, column: 1, scope: !3195)
!3303 = !DILocation(line: 3135, column: 1, scope: !3195)
!3304 = !DILocation(line: 3136, column: 1, scope: !3195)
!3305 = !DILocation(line: 3137, column: 1, scope: !3195)
!3306 = !DILocation(line: 3138, column: 1, scope: !3195)
!3307 = distinct !{!3307, !45, !46}
!3308 = !DILocation(line: 3139, column: 1, scope: !3195)
!3309 = !DILocation(line: 3140, column: 1, scope: !3195)
!3310 = !DILocation(line: 3141, column: 1, scope: !3195)
!3311 = !DILocation(line: 3142, column: 1, scope: !3195)
!3312 = !DILocation(line: 3143, column: 1, scope: !3195)
!3313 = !DILocation(line: 3144, column: 1, scope: !3195)
!3314 = !DILocation(line: 3145, column: 1, scope: !3195)
!3315 = !DILocation(line: 3146, column: 1, scope: !3195)
!3316 = !DILocation(line: 3147, column: 1, scope: !3195)
!3317 = !DILocation(line: 3148, column: 1, scope: !3195)
!3318 = !DILocation(line: 3149, column: 1, scope: !3195)
!3319 = !DILocation(line: 3150, column: 1, scope: !3195)
!3320 = !DILocation(line: 3151, column: 1, scope: !3195)
!3321 = !DILocation(line: 3152, column: 1, scope: !3195)
!3322 = !DILocation(line: 3153, column: 1, scope: !3195)
!3323 = !DILocation(line: 3154, column: 1, scope: !3195)
!3324 = !DILocation(line: 3155, column: 1, scope: !3195)
!3325 = !DILocation(line: 3156, column: 1, scope: !3195)
!3326 = !DILocation(line: 3157, column: 1, scope: !3195)
!3327 = !DILocation(line: 3158, column: 1, scope: !3195)
!3328 = !DILocation(line: 3159, column: 1, scope: !3195)
!3329 = !DILocation(line: 3160, column: 1, scope: !3195)
!3330 = !DILocation(line: 3161, column: 1, scope: !3195)
!3331 = !DILocation(line: 3162, column: 1, scope: !3195)
!3332 = !DILocation(line: 3163, column: 1, scope: !3195)
!3333 = !DILocation(line: 3164, column: 1, scope: !3195)
!3334 = !DILocation(line: 3165, column: 1, scope: !3195)
!3335 = !DILocation(line: 3166, column: 1, scope: !3195)
!3336 = !DILocation(line: 3167, column: 1, scope: !3195)
!3337 = !DILocation(line: 3168, column: 1, scope: !3195)
!3338 = !DILocation(line: 3169, column: 1, scope: !3195)
!3339 = !DILocation(line: 3170, column: 1, scope: !3195)
!3340 = !DILocation(line: 3171, column: 1, scope: !3195)
!3341 = !DILocation(line: 3172, column: 1, scope: !3195)
!3342 = !DILocation(line: 3173, column: 1, scope: !3195)
!3343 = !DILocation(line: 3174, column: 1, scope: !3195)
!3344 = !DILocation(line: 3175, column: 1, scope: !3195)
!3345 = distinct !{!3345, !45, !46}
!3346 = !DILocation(line: 3176, column: 1, scope: !3195)
!3347 = !DILocation(line: 3177, column: 1, scope: !3195)
!3348 = !DILocation(line: 3178, column: 1, scope: !3195)
!3349 = !DILocation(line: 3179, column: 1, scope: !3195)
!3350 = !DILocation(line: 3180, column: 1, scope: !3195)
!3351 = !DILocation(line: 3181, column: 1, scope: !3195)
!3352 = !DILocation(line: 3182, column: 1, scope: !3195)
!3353 = !DILocation(line: 3183, column: 1, scope: !3195)
!3354 = !DILocation(line: 3184, column: 1, scope: !3195)
!3355 = !DILocation(line: 3185, column: 1, scope: !3195)
!3356 = !DILocation(line: 3186, column: 1, scope: !3195)
!3357 = !DILocation(line: 3187, column: 1, scope: !3195)
!3358 = !DILocation(line: 3188, column: 1, scope: !3195)
!3359 = !DILocation(line: 3189, column: 1, scope: !3195)
!3360 = !DILocation(line: 3190, column: 1, scope: !3195)
!3361 = !DILocation(line: 3191, column: 1, scope: !3195)
!3362 = !DILocation(line: 3192, column: 1, scope: !3195)
!3363 = !DILocation(line: 3193, column: 1, scope: !3195)
!3364 = !DILocation(line: 3194, column: 1, scope: !3195)
!3365 = !DILocation(line: 3195, column: 1, scope: !3195)
!3366 = !DILocation(line: 3196, column: 1, scope: !3195)
!3367 = distinct !{!3367, !45, !46}
!3368 = !DILocation(line: 3197, column: 1, scope: !3195)
!3369 = !DILocation(line: 3198, column: 1, scope: !3195)
!3370 = !DILocation(line: 3199, column: 1, scope: !3195)
!3371 = !DILocation(line: 3200, column: 1, scope: !3195)
!3372 = !DILocation(line: 3201, column: 1, scope: !3195)
!3373 = !DILocation(line: 3202, column: 1, scope: !3195)
!3374 = !DILocation(line: 3203, column: 1, scope: !3195)
!3375 = !DILocation(line: 3204, column: 1, scope: !3195)
!3376 = !DILocation(line: 3205, column: 1, scope: !3195)
!3377 = !DILocation(line: 3206, column: 1, scope: !3195)
!3378 = !DILocation(line: 3207, column: 1, scope: !3195)
!3379 = !DILocation(line: 3208, column: 1, scope: !3195)
!3380 = !DILocation(line: 3209, column: 1, scope: !3195)
!3381 = !DILocation(line: 3210, column: 1, scope: !3195)
!3382 = !DILocation(line: 3211, column: 1, scope: !3195)
!3383 = !DILocation(line: 3212, column: 1, scope: !3195)
!3384 = !DILocation(line: 3213, column: 1, scope: !3195)
!3385 = !DILocation(line: 3214, column: 1, scope: !3195)
!3386 = !DILocation(line: 3215, column: 1, scope: !3195)
!3387 = !DILocation(line: 3216, column: 1, scope: !3195)
!3388 = !DILocation(line: 3217, column: 1, scope: !3195)
!3389 = !DILocation(line: 3218, column: 1, scope: !3195)
!3390 = !DILocation(line: 3219, column: 1, scope: !3195)
!3391 = !DILocation(line: 3220, column: 1, scope: !3195)
!3392 = !DILocation(line: 3221, column: 1, scope: !3195)
!3393 = !DILocation(line: 3222, column: 1, scope: !3195)
!3394 = !DILocation(line: 3223, column: 1, scope: !3195)
!3395 = !DILocation(line: 3224, column: 1, scope: !3195)
!3396 = !DILocation(line: 3225, column: 1, scope: !3195)
!3397 = !DILocation(line: 3226, column: 1, scope: !3195)
!3398 = !DILocation(line: 3227, column: 1, scope: !3195)
!3399 = !DILocation(line: 3228, column: 1, scope: !3195)
!3400 = !DILocation(line: 3229, column: 1, scope: !3195)
!3401 = !DILocation(line: 3230, column: 1, scope: !3195)
!3402 = !DILocation(line: 3231, column: 1, scope: !3195)
!3403 = !DILocation(line: 3232, column: 1, scope: !3195)
!3404 = !DILocation(line: 3233, column: 1, scope: !3195)
!3405 = !DILocation(line: 3234, column: 1, scope: !3195)
!3406 = !DILocation(line: 3235, column: 1, scope: !3195)
!3407 = !DILocation(line: 3236, column: 1, scope: !3195)
!3408 = !DILocation(line: 3237, column: 1, scope: !3195)
!3409 = !DILocation(line: 3238, column: 1, scope: !3195)
!3410 = !DILocation(line: 3239, column: 1, scope: !3195)
!3411 = !DILocation(line: 3240, column: 1, scope: !3195)
!3412 = !DILocation(line: 3241, column: 1, scope: !3195)
!3413 = !DILocation(line: 3242, column: 1, scope: !3195)
!3414 = !DILocation(line: 3243, column: 1, scope: !3195)
!3415 = !DILocation(line: 3244, column: 1, scope: !3195)
!3416 = !DILocation(line: 3245, column: 1, scope: !3195)
!3417 = !DILocation(line: 3246, column: 1, scope: !3195)
!3418 = !DILocation(line: 3247, column: 1, scope: !3195)
!3419 = !DILocation(line: 3248, column: 1, scope: !3195)
!3420 = !DILocation(line: 3249, column: 1, scope: !3195)
!3421 = !DILocation(line: 3250, column: 1, scope: !3195)
!3422 = !DILocation(line: 3251, column: 1, scope: !3195)
!3423 = !DILocation(line: 3252, column: 1, scope: !3195)
!3424 = !DILocation(line: 3253, column: 1, scope: !3195)
!3425 = !DILocation(line: 3254, column: 1, scope: !3195)
!3426 = !DILocation(line: 3255, column: 1, scope: !3195)
!3427 = !DILocation(line: 3256, column: 1, scope: !3195)
!3428 = !DILocation(line: 3257, column: 1, scope: !3195)
!3429 = !DILocation(line: 3258, column: 1, scope: !3195)
!3430 = !DILocation(line: 3259, column: 1, scope: !3195)
!3431 = !DILocation(line: 3260, column: 1, scope: !3195)
!3432 = !DILocation(line: 3261, column: 1, scope: !3195)
!3433 = !DILocation(line: 3262, column: 1, scope: !3195)
!3434 = !DILocation(line: 3263, column: 1, scope: !3195)
!3435 = !DILocation(line: 3264, column: 1, scope: !3195)
!3436 = !DILocation(line: 3265, column: 1, scope: !3195)
!3437 = !DILocation(line: 3266, column: 1, scope: !3195)
!3438 = !DILocation(line: 3267, column: 1, scope: !3195)
!3439 = !DILocation(line: 3268, column: 1, scope: !3195)
!3440 = !DILocation(line: 3269, column: 1, scope: !3195)
!3441 = !DILocation(line: 3270, column: 1, scope: !3195)
!3442 = !DILocation(line: 3271, column: 1, scope: !3195)
!3443 = !DILocation(line: 3272, column: 1, scope: !3195)
!3444 = !DILocation(line: 3273, column: 1, scope: !3195)
!3445 = !DILocation(line: 3274, column: 1, scope: !3195)
!3446 = !DILocation(line: 3275, column: 1, scope: !3195)
!3447 = !DILocation(line: 3276, column: 1, scope: !3195)
!3448 = !DILocation(line: 3277, column: 1, scope: !3195)
!3449 = !DILocation(line: 3278, column: 1, scope: !3195)
!3450 = !DILocation(line: 3279, column: 1, scope: !3195)
!3451 = !DILocation(line: 3280, column: 1, scope: !3195)
!3452 = !DILocation(line: 3281, column: 1, scope: !3195)
!3453 = !DILocation(line: 3282, column: 1, scope: !3195)
!3454 = !DILocation(line: 3283, column: 1, scope: !3195)
!3455 = !DILocation(line: 3284, column: 1, scope: !3195)
!3456 = !DILocation(line: 3285, column: 1, scope: !3195)
!3457 = !DILocation(line: 3286, column: 1, scope: !3195)
!3458 = !DILocation(line: 3287, column: 1, scope: !3195)
!3459 = !DILocation(line: 3288, column: 1, scope: !3195)
!3460 = !DILocation(line: 3289, column: 1, scope: !3195)
!3461 = !DILocation(line: 3290, column: 1, scope: !3195)
!3462 = !DILocation(line: 3291, column: 1, scope: !3195)
!3463 = !DILocation(line: 3292, column: 1, scope: !3195)
!3464 = !DILocation(line: 3293, column: 1, scope: !3195)
!3465 = !DILocation(line: 3294, column: 1, scope: !3195)
!3466 = !DILocation(line: 3295, column: 1, scope: !3195)
!3467 = !DILocation(line: 3296, column: 1, scope: !3195)
!3468 = !DILocation(line: 3297, column: 1, scope: !3195)
!3469 = !DILocation(line: 3298, column: 1, scope: !3195)
!3470 = !DILocation(line: 3299, column: 1, scope: !3195)
!3471 = !DILocation(line: 3300, column: 1, scope: !3195)
!3472 = !DILocation(line: 3301, column: 1, scope: !3195)
!3473 = !DILocation(line: 3302, column: 1, scope: !3195)
!3474 = !DILocation(line: 3303, column: 1, scope: !3195)
!3475 = !DILocation(line: 3304, column: 1, scope: !3195)
!3476 = !DILocation(line: 3305, column: 1, scope: !3195)
!3477 = !DILocation(line: 3306, column: 1, scope: !3195)
!3478 = !DILocation(line: 3307, column: 1, scope: !3195)
!3479 = !DILocation(line: 3308, column: 1, scope: !3195)
!3480 = !DILocation(line: 3309, column: 1, scope: !3195)
!3481 = !DILocation(line: 3310, column: 1, scope: !3195)
!3482 = !DILocation(line: 3311, column: 1, scope: !3195)
!3483 = !DILocation(line: 3312, column: 1, scope: !3195)
!3484 = !DILocation(line: 3313, column: 1, scope: !3195)
!3485 = !DILocation(line: 3314, column: 1, scope: !3195)
!3486 = !DILocation(line: 3315, column: 1, scope: !3195)
!3487 = !DILocation(line: 3316, column: 1, scope: !3195)
!3488 = !DILocation(line: 3317, column: 1, scope: !3195)
!3489 = !DILocation(line: 3318, column: 1, scope: !3195)
!3490 = !DILocation(line: 3319, column: 1, scope: !3195)
!3491 = !DILocation(line: 3320, column: 1, scope: !3195)
!3492 = !DILocation(line: 3321, column: 1, scope: !3195)
!3493 = !DILocation(line: 3322, column: 1, scope: !3195)
!3494 = !DILocation(line: 3323, column: 1, scope: !3195)
!3495 = !DILocation(line: 3324, column: 1, scope: !3195)
!3496 = !DILocation(line: 3325, column: 1, scope: !3195)
!3497 = !DILocation(line: 3326, column: 1, scope: !3195)
!3498 = !DILocation(line: 3327, column: 1, scope: !3195)
!3499 = !DILocation(line: 3328, column: 1, scope: !3195)
!3500 = !DILocation(line: 3329, column: 1, scope: !3195)
!3501 = !DILocation(line: 3330, column: 1, scope: !3195)
!3502 = !DILocation(line: 3331, column: 1, scope: !3195)
!3503 = !DILocation(line: 3332, column: 1, scope: !3195)
!3504 = !DILocation(line: 3333, column: 1, scope: !3195)
!3505 = !DILocation(line: 3334, column: 1, scope: !3195)
!3506 = !DILocation(line: 3335, column: 1, scope: !3195)
!3507 = distinct !{!3507, !45, !46}
!3508 = !DILocation(line: 3336, column: 1, scope: !3195)
!3509 = !DILocation(line: 3337, column: 1, scope: !3195)
!3510 = !DILocation(line: 3338, column: 1, scope: !3195)
!3511 = !DILocation(line: 3339, column: 1, scope: !3195)
!3512 = !DILocation(line: 3340, column: 1, scope: !3195)
!3513 = !DILocation(line: 3341, column: 1, scope: !3195)
!3514 = !DILocation(line: 3342, column: 1, scope: !3195)
!3515 = !DILocation(line: 3343, column: 1, scope: !3195)
!3516 = !DILocation(line: 3344, column: 1, scope: !3195)
!3517 = !DILocation(line: 3345, column: 1, scope: !3195)
!3518 = !DILocation(line: 3346, column: 1, scope: !3195)
!3519 = !DILocation(line: 3347, column: 1, scope: !3195)
!3520 = distinct !{!3520, !45, !46}
!3521 = !DILocation(line: 3348, column: 1, scope: !3195)
!3522 = !DILocation(line: 3349, column: 1, scope: !3195)
!3523 = !DILocation(line: 3350, column: 1, scope: !3195)
!3524 = !DILocation(line: 3351, column: 1, scope: !3195)
!3525 = !DILocation(line: 3352, column: 1, scope: !3195)
!3526 = !DILocation(line: 3353, column: 1, scope: !3195)
!3527 = !DILocation(line: 3354, column: 1, scope: !3195)
!3528 = !DILocation(line: 3355, column: 1, scope: !3195)
!3529 = !DILocation(line: 3356, column: 1, scope: !3195)
!3530 = !DILocation(line: 3357, column: 1, scope: !3195)
!3531 = !DILocation(line: 3358, column: 1, scope: !3195)
!3532 = !DILocation(line: 3359, column: 1, scope: !3195)
!3533 = !DILocation(line: 3360, column: 1, scope: !3195)
!3534 = !DILocation(line: 3361, column: 1, scope: !3195)
!3535 = !DILocation(line: 3362, column: 1, scope: !3195)
!3536 = !DILocation(line: 3363, column: 1, scope: !3195)
!3537 = !DILocation(line: 3364, column: 1, scope: !3195)
!3538 = !DILocation(line: 3365, column: 1, scope: !3195)
!3539 = !DILocation(line: 3366, column: 1, scope: !3195)
!3540 = !DILocation(line: 3367, column: 1, scope: !3195)
!3541 = !DILocation(line: 3368, column: 1, scope: !3195)
!3542 = !DILocation(line: 3369, column: 1, scope: !3195)
!3543 = !DILocation(line: 3370, column: 1, scope: !3195)
!3544 = !DILocation(line: 3371, column: 1, scope: !3195)
!3545 = !DILocation(line: 3372, column: 1, scope: !3195)
!3546 = !DILocation(line: 3373, column: 1, scope: !3195)
!3547 = !DILocation(line: 3374, column: 1, scope: !3195)
!3548 = !DILocation(line: 3375, column: 1, scope: !3195)
!3549 = !DILocation(line: 3376, column: 1, scope: !3195)
!3550 = !DILocation(line: 3377, column: 1, scope: !3195)
!3551 = !DILocation(line: 3378, column: 1, scope: !3195)
!3552 = distinct !{!3552, !45, !46}
!3553 = !DILocation(line: 3379, column: 1, scope: !3195)
!3554 = !DILocation(line: 3380, column: 1, scope: !3195)
!3555 = !DILocation(line: 3381, column: 1, scope: !3195)
!3556 = !DILocation(line: 3382, column: 1, scope: !3195)
!3557 = !DILocation(line: 3383, column: 1, scope: !3195)
!3558 = !DILocation(line: 3384, column: 1, scope: !3195)
!3559 = !DILocation(line: 3385, column: 1, scope: !3195)
!3560 = !DILocation(line: 3386, column: 1, scope: !3195)
!3561 = !DILocation(line: 3387, column: 1, scope: !3195)
!3562 = !DILocation(line: 3388, column: 1, scope: !3195)
!3563 = !DILocation(line: 3389, column: 1, scope: !3195)
!3564 = !DILocation(line: 3390, column: 1, scope: !3195)
!3565 = !DILocation(line: 3391, column: 1, scope: !3195)
!3566 = !DILocation(line: 3392, column: 1, scope: !3195)
!3567 = !DILocation(line: 3393, column: 1, scope: !3195)
!3568 = !DILocation(line: 3394, column: 1, scope: !3195)
!3569 = !DILocation(line: 3395, column: 1, scope: !3195)
!3570 = !DILocation(line: 3396, column: 1, scope: !3195)
!3571 = !DILocation(line: 3397, column: 1, scope: !3195)
!3572 = !DILocation(line: 3398, column: 1, scope: !3195)
!3573 = !DILocation(line: 3399, column: 1, scope: !3195)
!3574 = !DILocation(line: 3400, column: 1, scope: !3195)
!3575 = distinct !{!3575, !45, !46}
!3576 = !DILocation(line: 3401, column: 1, scope: !3195)
!3577 = !DILocation(line: 3402, column: 1, scope: !3195)
!3578 = !DILocation(line: 3403, column: 1, scope: !3195)
!3579 = !DILocation(line: 3404, column: 1, scope: !3195)
!3580 = !DILocation(line: 3405, column: 1, scope: !3195)
!3581 = !DILocation(line: 3406, column: 1, scope: !3195)
!3582 = !DILocation(line: 3407, column: 1, scope: !3195)
!3583 = !DILocation(line: 3408, column: 1, scope: !3195)
!3584 = !DILocation(line: 3409, column: 1, scope: !3195)
!3585 = !DILocation(line: 3410, column: 1, scope: !3195)
!3586 = !DILocation(line: 3411, column: 1, scope: !3195)
!3587 = !DILocation(line: 3412, column: 1, scope: !3195)
!3588 = !DILocation(line: 3413, column: 1, scope: !3195)
!3589 = !DILocation(line: 3414, column: 1, scope: !3195)
!3590 = !DILocation(line: 3415, column: 1, scope: !3195)
!3591 = !DILocation(line: 3416, column: 1, scope: !3195)
!3592 = !DILocation(line: 3417, column: 1, scope: !3195)
!3593 = distinct !{!3593, !45, !46}
!3594 = !DILocation(line: 3418, column: 1, scope: !3195)
!3595 = !DILocation(line: 3419, column: 1, scope: !3195)
!3596 = !DILocation(line: 3420, column: 1, scope: !3195)
!3597 = !DILocation(line: 3421, column: 1, scope: !3195)
!3598 = !DILocation(line: 3422, column: 1, scope: !3195)
!3599 = !DILocation(line: 3423, column: 1, scope: !3195)
!3600 = !DILocation(line: 3424, column: 1, scope: !3195)
!3601 = !DILocation(line: 3425, column: 1, scope: !3195)
!3602 = !DILocation(line: 3426, column: 1, scope: !3195)
!3603 = !DILocation(line: 3427, column: 1, scope: !3195)
!3604 = !DILocation(line: 3428, column: 1, scope: !3195)
!3605 = !DILocation(line: 3429, column: 1, scope: !3195)
!3606 = !DILocation(line: 3430, column: 1, scope: !3195)
!3607 = !DILocation(line: 3431, column: 1, scope: !3195)
!3608 = !DILocation(line: 3432, column: 1, scope: !3195)
!3609 = !DILocation(line: 3433, column: 1, scope: !3195)
!3610 = !DILocation(line: 3434, column: 1, scope: !3195)
!3611 = !DILocation(line: 3435, column: 1, scope: !3195)
!3612 = !DILocation(line: 3436, column: 1, scope: !3195)
!3613 = !DILocation(line: 3437, column: 1, scope: !3195)
!3614 = !DILocation(line: 3438, column: 1, scope: !3195)
!3615 = !DILocation(line: 3439, column: 1, scope: !3195)
!3616 = !DILocation(line: 3440, column: 1, scope: !3195)
!3617 = distinct !{!3617, !45, !46}
!3618 = distinct !DISubprogram(name: "_Z4k16xPjS_PKiiiiiijxxyyi", linkageName: "_Z4k16xPjS_PKiiiiiijxxyyi", scope: null, file: !10, line: 3441, type: !14, scopeLine: 3441, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !9)
!3619 = !DILocation(line: 3441, column: 1, scope: !3618)
!3620 = !DILocation(line: 3442, column: 1, scope: !3618)
!3621 = !DILocation(line: 3443, column: 1, scope: !3618)
!3622 = !DILocation(line: 3444, column: 1, scope: !3618)
!3623 = !DILocation(line: 3445, column: 1, scope: !3618)
!3624 = !DILocation(line: 3446, column: 1, scope: !3618)
!3625 = !DILocation(line: 3447, column: 1, scope: !3618)
!3626 = !DILocation(line: 3448, column: 1, scope: !3618)
!3627 = !DILocation(line: 3449, column: 1, scope: !3618)
!3628 = !DILocation(line: 3450, column: 1, scope: !3618)
!3629 = !DILocation(line: 3451, column: 1, scope: !3618)
!3630 = !DILocation(line: 3452, column: 1, scope: !3618)
!3631 = !DILocation(line: 3453, column: 1, scope: !3618)
!3632 = !DILocation(line: 3454, column: 1, scope: !3618)
!3633 = !DILocation(line: 3455, column: 1, scope: !3618)
!3634 = !DILocation(line: 3456, column: 1, scope: !3618)
!3635 = !DILocation(line: 3457, column: 1, scope: !3618)
!3636 = !DILocation(line: 3458, column: 1, scope: !3618)
!3637 = !DILocation(line: 3459, column: 1, scope: !3618)
!3638 = !DILocation(line: 3460, column: 1, scope: !3618)
!3639 = !DILocation(line: 3461, column: 1, scope: !3618)
!3640 = !DILocation(line: 3462, column: 1, scope: !3618)
!3641 = !DILocation(line: 3463, column: 1, scope: !3618)
!3642 = !DILocation(line: 3464, column: 1, scope: !3618)
!3643 = !DILocation(line: 3465, column: 1, scope: !3618)
!3644 = !DILocation(line: 3466, column: 1, scope: !3618)
!3645 = !DILocation(line: 3467, column: 1, scope: !3618)
!3646 = !DILocation(line: 3468, column: 1, scope: !3618)
!3647 = !DILocation(line: 3469, column: 1, scope: !3618)
!3648 = !DILocation(line: 3470, column: 1, scope: !3618)
!3649 = !DILocation(line: 3471, column: 1, scope: !3618)
!3650 = !DILocation(line: 3472, column: 1, scope: !3618)
!3651 = !DILocation(line: 3473, column: 1, scope: !3618)
!3652 = distinct !{!3652, !45, !46}
!3653 = !DILocation(line: 3474, column: 1, scope: !3618)
!3654 = !DILocation(line: 3475, column: 1, scope: !3618)
!3655 = !DILocation(line: 3476, column: 1, scope: !3618)
!3656 = !DILocation(line: 3477, column: 1, scope: !3618)
!3657 = !DILocation(line: 3478, column: 1, scope: !3618)
!3658 = !DILocation(line: 3479, column: 1, scope: !3618)
!3659 = !DILocation(line: 3480, column: 1, scope: !3618)
!3660 = !DILocation(line: 3481, column: 1, scope: !3618)
!3661 = !DILocation(line: 3482, column: 1, scope: !3618)
!3662 = !DILocation(line: 3483, column: 1, scope: !3618)
!3663 = distinct !{!3663, !45, !46}
!3664 = !DILocation(line: 3484, column: 1, scope: !3618)
!3665 = !DILocation(line: 3485, column: 1, scope: !3618)
!3666 = !DILocation(line: 3486, column: 1, scope: !3618)
!3667 = !DILocation(line: 3487, column: 1, scope: !3618)
!3668 = !DILocation(line: 3488, column: 1, scope: !3618)
!3669 = !DILocation(line: 3489, column: 1, scope: !3618)
!3670 = !DILocation(line: 3490, column: 1, scope: !3618)
!3671 = !DILocation(line: 3491, column: 1, scope: !3618)
!3672 = !DILocation(line: 3492, column: 1, scope: !3618)
!3673 = !DILocation(line: 3493, column: 1, scope: !3618)
!3674 = !DILocation(line: 3494, column: 1, scope: !3618)
!3675 = !DILocation(line: 3495, column: 1, scope: !3618)
!3676 = !DILocation(line: 3496, column: 1, scope: !3618)
!3677 = distinct !{!3677, !45, !46}
!3678 = !DILocation(line: 3497, column: 1, scope: !3618)
!3679 = !DILocation(line: 3498, column: 1, scope: !3618)
!3680 = !DILocation(line: 3499, column: 1, scope: !3618)
!3681 = !DILocation(line: 3500, column: 1, scope: !3618)
!3682 = !DILocation(line: 3501, column: 1, scope: !3618)
!3683 = !DILocation(line: 3502, column: 1, scope: !3618)
!3684 = distinct !{!3684, !45, !46}
!3685 = !DILocation(line: 3503, column: 1, scope: !3618)
!3686 = !DILocation(line: 3504, column: 1, scope: !3618)
!3687 = !DILocation(line: 3505, column: 1, scope: !3618)
!3688 = !DILocation(line: 3506, column: 1, scope: !3618)
!3689 = !DILocation(line: 3507, column: 1, scope: !3618)
!3690 = !DILocation(line: 3508, column: 1, scope: !3618)
!3691 = !DILocation(line: 3509, column: 1, scope: !3618)
!3692 = !DILocation(line: 3510, column: 1, scope: !3618)
!3693 = !DILocation(line: 3511, column: 1, scope: !3618)
!3694 = !DILocation(line: 3512, column: 1, scope: !3618)
!3695 = !DILocation(line: 3513, column: 1, scope: !3618)
!3696 = !DILocation(line: 3514, column: 1, scope: !3618)
!3697 = !DILocation(line: 3515, column: 1, scope: !3618)
!3698 = !DILocation(line: 3516, column: 1, scope: !3618)
!3699 = !DILocation(line: 3517, column: 1, scope: !3618)
!3700 = !DILocation(line: 3518, column: 1, scope: !3618)
!3701 = !DILocation(line: 3519, column: 1, scope: !3618)
!3702 = !DILocation(line: 3520, column: 1, scope: !3618)
!3703 = !DILocation(line: 3521, column: 1, scope: !3618)
!3704 = !DILocation(line: 3522, column: 1, scope: !3618)
!3705 = !DILocation(line: 3523, column: 1, scope: !3618)
!3706 = !DILocation(line: 3524, column: 1, scope: !3618)
!3707 = !DILocation(line: 3525, column: 1, scope: !3618)
!3708 = !DILocation(line: 3526, column: 1, scope: !3618)
!3709 = !DILocation(line: 3527, column: 1, scope: !3618)
!3710 = !DILocation(line: 3528, column: 1, scope: !3618)
!3711 = !DILocation(line: 3529, column: 1, scope: !3618)
!3712 = !DILocation(line: 3530, column: 1, scope: !3618)
!3713 = !DILocation(line: 3531, column: 1, scope: !3618)
!3714 = !DILocation(line: 3532, column: 1, scope: !3618)
!3715 = !DILocation(line: 3533, column: 1, scope: !3618)
!3716 = !DILocation(line: 3534, column: 1, scope: !3618)
!3717 = !DILocation(line: 3535, column: 1, scope: !3618)
!3718 = !DILocation(line: 3536, column: 1, scope: !3618)
!3719 = !DILocation(line: 3537, column: 1, scope: !3618)
!3720 = !DILocation(line: 3538, column: 1, scope: !3618)
!3721 = !DILocation(line: 3539, column: 1, scope: !3618)
!3722 = !DILocation(line: 3540, column: 1, scope: !3618)
!3723 = distinct !{!3723, !45, !46}
!3724 = distinct !DISubprogram(name: "_Z4k17xPjS_PKiiiiiijxxyyi", linkageName: "_Z4k17xPjS_PKiiiiiijxxyyi", scope: null, file: !10, line: 3541, type: !14, scopeLine: 3541, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !9)
!3725 = !DILocation(line: 3541, column: 1, scope: !3724)
!3726 = !DILocation(line: 3542, column: 1, scope: !3724)
!3727 = !DILocation(line: 3543, column: 1, scope: !3724)
!3728 = !DILocation(line: 3544, column: 1, scope: !3724)
!3729 = !DILocation(line: 3545, column: 1, scope: !3724)
!3730 = !DILocation(line: 3546, column: 1, scope: !3724)
!3731 = !DILocation(line: 3547, column: 1, scope: !3724)
!3732 = !DILocation(line: 3548, column: 1, scope: !3724)
!3733 = !DILocation(line: 3549, column: 1, scope: !3724)
!3734 = !DILocation(line: 3550, column: 1, scope: !3724)
!3735 = !DILocation(line: 3551, column: 1, scope: !3724)
!3736 = !DILocation(line: 3552, column: 1, scope: !3724)
!3737 = !DILocation(line: 3553, column: 1, scope: !3724)
!3738 = !DILocation(line: 3554, column: 1, scope: !3724)
!3739 = !DILocation(line: 3555, column: 1, scope: !3724)
!3740 = !DILocation(line: 3556, column: 1, scope: !3724)
!3741 = !DILocation(line: 3557, column: 1, scope: !3724)
!3742 = !DILocation(line: 3558, column: 1, scope: !3724)
!3743 = !DILocation(line: 3559, column: 1, scope: !3724)
!3744 = !DILocation(line: 3560, column: 1, scope: !3724)
!3745 = !DILocation(line: 3561, column: 1, scope: !3724)
!3746 = !DILocation(line: 3562, column: 1, scope: !3724)
!3747 = !DILocation(line: 3563, column: 1, scope: !3724)
!3748 = !DILocation(line: 3564, column: 1, scope: !3724)
!3749 = !DILocation(line: 3565, column: 1, scope: !3724)
!3750 = !DILocation(line: 3566, column: 1, scope: !3724)
!3751 = !DILocation(line: 3567, column: 1, scope: !3724)
!3752 = !DILocation(line: 3568, column: 1, scope: !3724)
!3753 = !DILocation(line: 3569, column: 1, scope: !3724)
!3754 = !DILocation(line: 3570, column: 1, scope: !3724)
!3755 = !DILocation(line: 3571, column: 1, scope: !3724)
!3756 = !DILocation(line: 3572, column: 1, scope: !3724)
!3757 = !DILocation(line: 3573, column: 1, scope: !3724)
!3758 = !DILocation(line: 3574, column: 1, scope: !3724)
!3759 = !DILocation(line: 3575, column: 1, scope: !3724)
!3760 = !DILocation(line: 3576, column: 1, scope: !3724)
!3761 = !DILocation(line: 3577, column: 1, scope: !3724)
!3762 = !DILocation(line: 3578, column: 1, scope: !3724)
!3763 = !DILocation(line: 3579, column: 1, scope: !3724)
!3764 = distinct !{!3764, !45, !46}
!3765 = !DILocation(line: 3580, column: 1, scope: !3724)
!3766 = !DILocation(line: 3581, column: 1, scope: !3724)
!3767 = !DILocation(line: 3582, column: 1, scope: !3724)
!3768 = !DILocation(line: 3583, column: 1, scope: !3724)
!3769 = !DILocation(line: 3584, column: 1, scope: !3724)
!3770 = !DILocation(line: 3585, column: 1, scope: !3724)
!3771 = !DILocation(line: 3586, column: 1, scope: !3724)
!3772 = !DILocation(line: 3587, column: 1, scope: !3724)
!3773 = !DILocation(line: 3588, column: 1, scope: !3724)
!3774 = !DILocation(line: 3589, column: 1, scope: !3724)
!3775 = !DILocation(line: 3590, column: 1, scope: !3724)
!3776 = !DILocation(line: 3591, column: 1, scope: !3724)
!3777 = distinct !{!3777, !45, !46}
!3778 = !DILocation(line: 3592, column: 1, scope: !3724)
!3779 = !DILocation(line: 3593, column: 1, scope: !3724)
!3780 = !DILocation(line: 3594, column: 1, scope: !3724)
!3781 = !DILocation(line: 3595, column: 1, scope: !3724)
!3782 = !DILocation(line: 3596, column: 1, scope: !3724)
!3783 = !DILocation(line: 3597, column: 1, scope: !3724)
!3784 = !DILocation(line: 3598, column: 1, scope: !3724)
!3785 = !DILocation(line: 3599, column: 1, scope: !3724)
!3786 = !DILocation(line: 3600, column: 1, scope: !3724)
!3787 = !DILocation(line: 3601, column: 1, scope: !3724)
!3788 = !DILocation(line: 3602, column: 1, scope: !3724)
!3789 = !DILocation(line: 3603, column: 1, scope: !3724)
!3790 = !DILocation(line: 3604, column: 1, scope: !3724)
!3791 = !DILocation(line: 3605, column: 1, scope: !3724)
!3792 = !DILocation(line: 3606, column: 1, scope: !3724)
!3793 = !DILocation(line: 3607, column: 1, scope: !3724)
!3794 = distinct !{!3794, !45, !46}
!3795 = !DILocation(line: 3608, column: 1, scope: !3724)
!3796 = !DILocation(line: 3609, column: 1, scope: !3724)
!3797 = !DILocation(line: 3610, column: 1, scope: !3724)
!3798 = !DILocation(line: 3611, column: 1, scope: !3724)
!3799 = !DILocation(line: 3612, column: 1, scope: !3724)
!3800 = !DILocation(line: 3613, column: 1, scope: !3724)
!3801 = !DILocation(line: 3614, column: 1, scope: !3724)
!3802 = !DILocation(line: 3615, column: 1, scope: !3724)
!3803 = !DILocation(line: 3616, column: 1, scope: !3724)
!3804 = !DILocation(line: 3617, column: 1, scope: !3724)
!3805 = !DILocation(line: 3618, column: 1, scope: !3724)
!3806 = !DILocation(line: 3619, column: 1, scope: !3724)
!3807 = !DILocation(line: 3620, column: 1, scope: !3724)
!3808 = !DILocation(line: 3621, column: 1, scope: !3724)
!3809 = !DILocation(line: 3622, column: 1, scope: !3724)
!3810 = !DILocation(line: 3623, column: 1, scope: !3724)
!3811 = distinct !{!3811, !45, !46}
!3812 = !DILocation(line: 3624, column: 1, scope: !3724)
!3813 = !DILocation(line: 3625, column: 1, scope: !3724)
!3814 = !DILocation(line: 3626, column: 1, scope: !3724)
!3815 = !DILocation(line: 3627, column: 1, scope: !3724)
!3816 = !DILocation(line: 3628, column: 1, scope: !3724)
!3817 = !DILocation(line: 3629, column: 1, scope: !3724)
!3818 = !DILocation(line: 3630, column: 1, scope: !3724)
!3819 = !DILocation(line: 3631, column: 1, scope: !3724)
!3820 = !DILocation(line: 3632, column: 1, scope: !3724)
!3821 = !DILocation(line: 3633, column: 1, scope: !3724)
!3822 = !DILocation(line: 3634, column: 1, scope: !3724)
!3823 = !DILocation(line: 3635, column: 1, scope: !3724)
!3824 = !DILocation(line: 3636, column: 1, scope: !3724)
!3825 = !DILocation(line: 3637, column: 1, scope: !3724)
!3826 = !DILocation(line: 3638, column: 1, scope: !3724)
!3827 = !DILocation(line: 3639, column: 1, scope: !3724)
!3828 = distinct !{!3828, !45, !46}
!3829 = !DILocation(line: 3640, column: 1, scope: !3724)
!3830 = !DILocation(line: 3641, column: 1, scope: !3724)
!3831 = !DILocation(line: 3642, column: 1, scope: !3724)
!3832 = !DILocation(line: 3643, column: 1, scope: !3724)
!3833 = !DILocation(line: 3644, column: 1, scope: !3724)
!3834 = !DILocation(line: 3645, column: 1, scope: !3724)
!3835 = !DILocation(line: 3646, column: 1, scope: !3724)
!3836 = !DILocation(line: 3647, column: 1, scope: !3724)
!3837 = !DILocation(line: 3648, column: 1, scope: !3724)
!3838 = !DILocation(line: 3649, column: 1, scope: !3724)
!3839 = !DILocation(line: 3650, column: 1, scope: !3724)
!3840 = !DILocation(line: 3651, column: 1, scope: !3724)
!3841 = !DILocation(line: 3652, column: 1, scope: !3724)
!3842 = !DILocation(line: 3653, column: 1, scope: !3724)
!3843 = !DILocation(line: 3654, column: 1, scope: !3724)
!3844 = !DILocation(line: 3655, column: 1, scope: !3724)
!3845 = !DILocation(line: 3656, column: 1, scope: !3724)
!3846 = !DILocation(line: 3657, column: 1, scope: !3724)
!3847 = !DILocation(line: 3658, column: 1, scope: !3724)
!3848 = !DILocation(line: 3659, column: 1, scope: !3724)
!3849 = !DILocation(line: 3660, column: 1, scope: !3724)
!3850 = !DILocation(line: 3661, column: 1, scope: !3724)
!3851 = !DILocation(line: 3662, column: 1, scope: !3724)
!3852 = !DILocation(line: 3663, column: 1, scope: !3724)
!3853 = !DILocation(line: 3664, column: 1, scope: !3724)
!3854 = !DILocation(line: 3665, column: 1, scope: !3724)
!3855 = !DILocation(line: 3666, column: 1, scope: !3724)
!3856 = !DILocation(line: 3667, column: 1, scope: !3724)
!3857 = !DILocation(line: 3668, column: 1, scope: !3724)
!3858 = !DILocation(line: 3669, column: 1, scope: !3724)
!3859 = !DILocation(line: 3670, column: 1, scope: !3724)
!3860 = !DILocation(line: 3671, column: 1, scope: !3724)
!3861 = !DILocation(line: 3672, column: 1, scope: !3724)
!3862 = !DILocation(line: 3673, column: 1, scope: !3724)
!3863 = !DILocation(line: 3674, column: 1, scope: !3724)
!3864 = !DILocation(line: 3675, column: 1, scope: !3724)
!3865 = !DILocation(line: 3676, column: 1, scope: !3724)
!3866 = !DILocation(line: 3677, column: 1, scope: !3724)
!3867 = !DILocation(line: 3678, column: 1, scope: !3724)
!3868 = !DILocation(line: 3679, column: 1, scope: !3724)
!3869 = !DILocation(line: 3680, column: 1, scope: !3724)
!3870 = !DILocation(line: 3681, column: 1, scope: !3724)
!3871 = !DILocation(line: 3682, column: 1, scope: !3724)
!3872 = !DILocation(line: 3683, column: 1, scope: !3724)
!3873 = !DILocation(line: 3684, column: 1, scope: !3724)
!3874 = !DILocation(line: 3685, column: 1, scope: !3724)
!3875 = !DILocation(line: 3686, column: 1, scope: !3724)
!3876 = !DILocation(line: 3687, column: 1, scope: !3724)
!3877 = !DILocation(line: 3688, column: 1, scope: !3724)
!3878 = !DILocation(line: 3689, column: 1, scope: !3724)
!3879 = !DILocation(line: 3690, column: 1, scope: !3724)
!3880 = !DILocation(line: 3691, column: 1, scope: !3724)
!3881 = !DILocation(line: 3692, column: 1, scope: !3724)
!3882 = !DILocation(line: 3693, column: 1, scope: !3724)
!3883 = !DILocation(line: 3694, column: 1, scope: !3724)
!3884 = !DILocation(line: 3695, column: 1, scope: !3724)
!3885 = !DILocation(line: 3696, column: 1, scope: !3724)
!3886 = !DILocation(line: 3697, column: 1, scope: !3724)
!3887 = !DILocation(line: 3698, column: 1, scope: !3724)
!3888 = !DILocation(line: 3699, column: 1, scope: !3724)
!3889 = !DILocation(line: 3700, column: 1, scope: !3724)
!3890 = !DILocation(line: 3701, column: 1, scope: !3724)
!3891 = !DILocation(line: 3702, column: 1, scope: !3724)
!3892 = !DILocation(line: 3703, column: 1, scope: !3724)
!3893 = !DILocation(line: 3704, column: 1, scope: !3724)
!3894 = !DILocation(line: 3705, column: 1, scope: !3724)
!3895 = !DILocation(line: 3706, column: 1, scope: !3724)
!3896 = !DILocation(line: 3707, column: 1, scope: !3724)
!3897 = !DILocation(line: 3708, column: 1, scope: !3724)
!3898 = distinct !{!3898, !45, !46}
!3899 = !DILocation(line: 3709, column: 1, scope: !3724)
!3900 = !DILocation(line: 3710, column: 1, scope: !3724)
!3901 = !DILocation(line: 3711, column: 1, scope: !3724)
!3902 = !DILocation(line: 3712, column: 1, scope: !3724)
!3903 = !DILocation(line: 3713, column: 1, scope: !3724)
!3904 = !DILocation(line: 3714, column: 1, scope: !3724)
!3905 = !DILocation(line: 3715, column: 1, scope: !3724)
!3906 = !DILocation(line: 3716, column: 1, scope: !3724)
!3907 = !DILocation(line: 3717, column: 1, scope: !3724)
!3908 = !DILocation(line: 3718, column: 1, scope: !3724)
!3909 = !DILocation(line: 3719, column: 1, scope: !3724)
!3910 = !DILocation(line: 3720, column: 1, scope: !3724)
!3911 = !DILocation(line: 3721, column: 1, scope: !3724)
!3912 = !DILocation(line: 3722, column: 1, scope: !3724)
!3913 = !DILocation(line: 3723, column: 1, scope: !3724)
!3914 = !DILocation(line: 3724, column: 1, scope: !3724)
!3915 = !DILocation(line: 3725, column: 1, scope: !3724)
!3916 = !DILocation(line: 3726, column: 1, scope: !3724)
!3917 = !DILocation(line: 3727, column: 1, scope: !3724)
!3918 = !DILocation(line: 3728, column: 1, scope: !3724)
!3919 = !DILocation(line: 3729, column: 1, scope: !3724)
!3920 = !DILocation(line: 3730, column: 1, scope: !3724)
!3921 = !DILocation(line: 3731, column: 1, scope: !3724)
!3922 = !DILocation(line: 3732, column: 1, scope: !3724)
!3923 = !DILocation(line: 3733, column: 1, scope: !3724)
!3924 = !DILocation(line: 3734, column: 1, scope: !3724)
!3925 = !DILocation(line: 3735, column: 1, scope: !3724)
!3926 = !DILocation(line: 3736, column: 1, scope: !3724)
!3927 = !DILocation(line: 3737, column: 1, scope: !3724)
!3928 = !DILocation(line: 3738, column: 1, scope: !3724)
!3929 = !DILocation(line: 3739, column: 1, scope: !3724)
!3930 = !DILocation(line: 3740, column: 1, scope: !3724)
!3931 = !DILocation(line: 3741, column: 1, scope: !3724)
!3932 = !DILocation(line: 3742, column: 1, scope: !3724)
!3933 = distinct !{!3933, !45, !46}
!3934 = distinct !DISubprogram(name: "_Z4k18xILi3EEvPjS0_PKiiiiiijxxyyi", linkageName: "_Z4k18xILi3EEvPjS0_PKiiiiiijxxyyi", scope: null, file: !10, line: 3743, type: !14, scopeLine: 3743, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !9)
!3935 = !DILocation(line: 3743, column: 1, scope: !3934)
!3936 = !DILocation(line: 3744, column: 1, scope: !3934)
!3937 = !DILocation(line: 3745, column: 1, scope: !3934)
!3938 = !DILocation(line: 3746, column: 1, scope: !3934)
!3939 = !DILocation(line: 3747, column: 1, scope: !3934)
!3940 = !DILocation(line: 3748, column: 1, scope: !3934)
!3941 = !DILocation(line: 3749, column: 1, scope: !3934)
!3942 = !DILocation(line: 3750, column: 1, scope: !3934)
!3943 = !DILocation(line: 3751, column: 1, scope: !3934)
!3944 = !DILocation(line: 3752, column: 1, scope: !3934)
!3945 = !DILocation(line: 3753, column: 1, scope: !3934)
!3946 = !DILocation(line: 3754, column: 1, scope: !3934)
!3947 = !DILocation(line: 3755, column: 1, scope: !3934)
!3948 = !DILocation(line: 3756, column: 1, scope: !3934)
!3949 = !DILocation(line: 3757, column: 1, scope: !3934)
!3950 = !DILocation(line: 3758, column: 1, scope: !3934)
!3951 = !DILocation(line: 3759, column: 1, scope: !3934)
!3952 = !DILocation(line: 3760, column: 1, scope: !3934)
!3953 = !DILocation(line: 3761, column: 1, scope: !3934)
!3954 = !DILocation(line: 3762, column: 1, scope: !3934)
!3955 = !DILocation(line: 3763, column: 1, scope: !3934)
!3956 = !DILocation(line: 3764, column: 1, scope: !3934)
!3957 = !DILocation(line: 3765, column: 1, scope: !3934)
!3958 = !DILocation(line: 3766, column: 1, scope: !3934)
!3959 = !DILocation(line: 3767, column: 1, scope: !3934)
!3960 = !DILocation(line: 3768, column: 1, scope: !3934)
!3961 = !DILocation(line: 3769, column: 1, scope: !3934)
!3962 = !DILocation(line: 3770, column: 1, scope: !3934)
!3963 = !DILocation(line: 3771, column: 1, scope: !3934)
!3964 = !DILocation(line: 3772, column: 1, scope: !3934)
!3965 = distinct !{!3965, !45, !46}
!3966 = !DILocation(line: 3773, column: 1, scope: !3934)
!3967 = !DILocation(line: 3774, column: 1, scope: !3934)
!3968 = !DILocation(line: 3775, column: 1, scope: !3934)
!3969 = !DILocation(line: 3776, column: 1, scope: !3934)
!3970 = !DILocation(line: 3777, column: 1, scope: !3934)
!3971 = !DILocation(line: 3778, column: 1, scope: !3934)
!3972 = !DILocation(line: 3779, column: 1, scope: !3934)
!3973 = !DILocation(line: 3780, column: 1, scope: !3934)
!3974 = !DILocation(line: 3781, column: 1, scope: !3934)
!3975 = !DILocation(line: 3782, column: 1, scope: !3934)
!3976 = !DILocation(line: 3783, column: 1, scope: !3934)
!3977 = !DILocation(line: 3784, column: 1, scope: !3934)
!3978 = !DILocation(line: 3785, column: 1, scope: !3934)
!3979 = !DILocation(line: 3786, column: 1, scope: !3934)
!3980 = !DILocation(line: 3787, column: 1, scope: !3934)
!3981 = !DILocation(line: 3788, column: 1, scope: !3934)
!3982 = !DILocation(line: 3789, column: 1, scope: !3934)
!3983 = !DILocation(line: 3790, column: 1, scope: !3934)
!3984 = !DILocation(line: 3791, column: 1, scope: !3934)
!3985 = !DILocation(line: 3792, column: 1, scope: !3934)
!3986 = !DILocation(line: 3793, column: 1, scope: !3934)
!3987 = !DILocation(line: 3794, column: 1, scope: !3934)
!3988 = !DILocation(line: 3795, column: 1, scope: !3934)
!3989 = !DILocation(line: 3796, column: 1, scope: !3934)
!3990 = !DILocation(line: 3797, column: 1, scope: !3934)
!3991 = !DILocation(line: 3798, column: 1, scope: !3934)
!3992 = !DILocation(line: 3799, column: 1, scope: !3934)
!3993 = !DILocation(line: 3800, column: 1, scope: !3934)
!3994 = !DILocation(line: 3801, column: 1, scope: !3934)
!3995 = !DILocation(line: 3802, column: 1, scope: !3934)
!3996 = !DILocation(line: 3803, column: 1, scope: !3934)
!3997 = !DILocation(line: 3804, column: 1, scope: !3934)
!3998 = !DILocation(line: 3805, column: 1, scope: !3934)
!3999 = !DILocation(line: 3806, column: 1, scope: !3934)
!4000 = !DILocation(line: 3807, column: 1, scope: !3934)
!4001 = distinct !{!4001, !45, !46}
!4002 = !DILocation(line: 3808, column: 1, scope: !3934)
!4003 = !DILocation(line: 3809, column: 1, scope: !3934)
!4004 = !DILocation(line: 3810, column: 1, scope: !3934)
!4005 = !DILocation(line: 3811, column: 1, scope: !3934)
!4006 = !DILocation(line: 3812, column: 1, scope: !3934)
!4007 = !DILocation(line: 3813, column: 1, scope: !3934)
!4008 = distinct !{!4008, !45, !46}
!4009 = !DILocation(line: 3814, column: 1, scope: !3934)
!4010 = !DILocation(line: 3815, column: 1, scope: !3934)
!4011 = !DILocation(line: 3816, column: 1, scope: !3934)
!4012 = !DILocation(line: 3817, column: 1, scope: !3934)
!4013 = !DILocation(line: 3818, column: 1, scope: !3934)
!4014 = !DILocation(line: 3819, column: 1, scope: !3934)
!4015 = !DILocation(line: 3820, column: 1, scope: !3934)
!4016 = !DILocation(line: 3821, column: 1, scope: !3934)
!4017 = !DILocation(line: 3822, column: 1, scope: !3934)
!4018 = !DILocation(line: 3823, column: 1, scope: !3934)
!4019 = !DILocation(line: 3824, column: 1, scope: !3934)
!4020 = !DILocation(line: 3825, column: 1, scope: !3934)
!4021 = !DILocation(line: 3826, column: 1, scope: !3934)
!4022 = !DILocation(line: 3827, column: 1, scope: !3934)
!4023 = !DILocation(line: 3828, column: 1, scope: !3934)
!4024 = !DILocation(line: 3829, column: 1, scope: !3934)
!4025 = !DILocation(line: 3830, column: 1, scope: !3934)
!4026 = !DILocation(line: 3831, column: 1, scope: !3934)
!4027 = !DILocation(line: 3832, column: 1, scope: !3934)
!4028 = !DILocation(line: 3833, column: 1, scope: !3934)
!4029 = !DILocation(line: 3834, column: 1, scope: !3934)
!4030 = !DILocation(line: 3835, column: 1, scope: !3934)
!4031 = !DILocation(line: 3836, column: 1, scope: !3934)
!4032 = !DILocation(line: 3837, column: 1, scope: !3934)
!4033 = !DILocation(line: 3838, column: 1, scope: !3934)
!4034 = !DILocation(line: 3839, column: 1, scope: !3934)
!4035 = distinct !{!4035, !45, !46}
!4036 = !DILocation(line: 3840, column: 1, scope: !3934)
!4037 = !DILocation(line: 3841, column: 1, scope: !3934)
!4038 = !DILocation(line: 3842, column: 1, scope: !3934)
!4039 = !DILocation(line: 3843, column: 1, scope: !3934)
!4040 = !DILocation(line: 3844, column: 1, scope: !3934)
!4041 = !DILocation(line: 3845, column: 1, scope: !3934)
!4042 = !DILocation(line: 3846, column: 1, scope: !3934)
!4043 = !DILocation(line: 3847, column: 1, scope: !3934)
!4044 = !DILocation(line: 3848, column: 1, scope: !3934)
!4045 = !DILocation(line: 3849, column: 1, scope: !3934)
!4046 = !DILocation(line: 3850, column: 1, scope: !3934)
!4047 = !DILocation(line: 3851, column: 1, scope: !3934)
!4048 = !DILocation(line: 3852, column: 1, scope: !3934)
!4049 = !DILocation(line: 3853, column: 1, scope: !3934)
!4050 = !DILocation(line: 3854, column: 1, scope: !3934)
!4051 = !DILocation(line: 3855, column: 1, scope: !3934)
!4052 = !DILocation(line: 3856, column: 1, scope: !3934)
!4053 = !DILocation(line: 3857, column: 1, scope: !3934)
!4054 = !DILocation(line: 3858, column: 1, scope: !3934)
!4055 = !DILocation(line: 3859, column: 1, scope: !3934)
!4056 = !DILocation(line: 3860, column: 1, scope: !3934)
!4057 = !DILocation(line: 3861, column: 1, scope: !3934)
!4058 = !DILocation(line: 3862, column: 1, scope: !3934)
!4059 = !DILocation(line: 3863, column: 1, scope: !3934)
!4060 = !DILocation(line: 3864, column: 1, scope: !3934)
!4061 = !DILocation(line: 3865, column: 1, scope: !3934)
!4062 = !DILocation(line: 3866, column: 1, scope: !3934)
!4063 = !DILocation(line: 3867, column: 1, scope: !3934)
!4064 = !DILocation(line: 3868, column: 1, scope: !3934)
!4065 = !DILocation(line: 3869, column: 1, scope: !3934)
!4066 = !DILocation(line: 3870, column: 1, scope: !3934)
!4067 = !DILocation(line: 3871, column: 1, scope: !3934)
!4068 = !DILocation(line: 3872, column: 1, scope: !3934)
!4069 = !DILocation(line: 3873, column: 1, scope: !3934)
!4070 = !DILocation(line: 3874, column: 1, scope: !3934)
!4071 = !DILocation(line: 3875, column: 1, scope: !3934)
!4072 = !DILocation(line: 3876, column: 1, scope: !3934)
!4073 = !DILocation(line: 3877, column: 1, scope: !3934)
!4074 = !DILocation(line: 3878, column: 1, scope: !3934)
!4075 = !DILocation(line: 3879, column: 1, scope: !3934)
!4076 = !DILocation(line: 3880, column: 1, scope: !3934)
!4077 = !DILocation(line: 3881, column: 1, scope: !3934)
!4078 = !DILocation(line: 3882, column: 1, scope: !3934)
!4079 = !DILocation(line: 3883, column: 1, scope: !3934)
!4080 = !DILocation(line: 3884, column: 1, scope: !3934)
!4081 = !DILocation(line: 3885, column: 1, scope: !3934)
!4082 = !DILocation(line: 3886, column: 1, scope: !3934)
!4083 = !DILocation(line: 3887, column: 1, scope: !3934)
!4084 = !DILocation(line: 3888, column: 1, scope: !3934)
!4085 = !DILocation(line: 3889, column: 1, scope: !3934)
!4086 = !DILocation(line: 3890, column: 1, scope: !3934)
!4087 = !DILocation(line: 3891, column: 1, scope: !3934)
!4088 = !DILocation(line: 3892, column: 1, scope: !3934)
!4089 = !DILocation(line: 3893, column: 1, scope: !3934)
!4090 = !DILocation(line: 3894, column: 1, scope: !3934)
!4091 = !DILocation(line: 3895, column: 1, scope: !3934)
!4092 = !DILocation(line: 3896, column: 1, scope: !3934)
!4093 = !DILocation(line: 3897, column: 1, scope: !3934)
!4094 = !DILocation(line: 3898, column: 1, scope: !3934)
!4095 = !DILocation(line: 3899, column: 1, scope: !3934)
!4096 = !DILocation(line: 3900, column: 1, scope: !3934)
!4097 = !DILocation(line: 3901, column: 1, scope: !3934)
!4098 = !DILocation(line: 3902, column: 1, scope: !3934)
!4099 = distinct !{!4099, !45, !46}
!4100 = !DILocation(line: 3903, column: 1, scope: !3934)
!4101 = !DILocation(line: 3904, column: 1, scope: !3934)
!4102 = !DILocation(line: 3905, column: 1, scope: !3934)
!4103 = !DILocation(line: 3906, column: 1, scope: !3934)
!4104 = !DILocation(line: 3907, column: 1, scope: !3934)
!4105 = !DILocation(line: 3908, column: 1, scope: !3934)
!4106 = !DILocation(line: 3909, column: 1, scope: !3934)
!4107 = !DILocation(line: 3910, column: 1, scope: !3934)
!4108 = !DILocation(line: 3911, column: 1, scope: !3934)
!4109 = !DILocation(line: 3912, column: 1, scope: !3934)
!4110 = !DILocation(line: 3913, column: 1, scope: !3934)
!4111 = !DILocation(line: 3914, column: 1, scope: !3934)
!4112 = !DILocation(line: 3915, column: 1, scope: !3934)
!4113 = !DILocation(line: 3916, column: 1, scope: !3934)
!4114 = !DILocation(line: 3917, column: 1, scope: !3934)
!4115 = !DILocation(line: 3918, column: 1, scope: !3934)
!4116 = distinct !{!4116, !45, !46}
!4117 = !DILocation(line: 3919, column: 1, scope: !3934)
!4118 = !DILocation(line: 3920, column: 1, scope: !3934)
!4119 = !DILocation(line: 3921, column: 1, scope: !3934)
!4120 = !DILocation(line: 3922, column: 1, scope: !3934)
!4121 = !DILocation(line: 3923, column: 1, scope: !3934)
!4122 = !DILocation(line: 3924, column: 1, scope: !3934)
!4123 = !DILocation(line: 3925, column: 1, scope: !3934)
!4124 = !DILocation(line: 3926, column: 1, scope: !3934)
!4125 = !DILocation(line: 3927, column: 1, scope: !3934)
!4126 = !DILocation(line: 3928, column: 1, scope: !3934)
!4127 = !DILocation(line: 3929, column: 1, scope: !3934)
!4128 = !DILocation(line: 3930, column: 1, scope: !3934)
!4129 = !DILocation(line: 3931, column: 1, scope: !3934)
!4130 = !DILocation(line: 3932, column: 1, scope: !3934)
!4131 = !DILocation(line: 3933, column: 1, scope: !3934)
!4132 = !DILocation(line: 3934, column: 1, scope: !3934)
!4133 = !DILocation(line: 3935, column: 1, scope: !3934)
!4134 = !DILocation(line: 3936, column: 1, scope: !3934)
!4135 = !DILocation(line: 3937, column: 1, scope: !3934)
!4136 = !DILocation(line: 3938, column: 1, scope: !3934)
!4137 = !DILocation(line: 3939, column: 1, scope: !3934)
!4138 = !DILocation(line: 3940, column: 1, scope: !3934)
!4139 = !DILocation(line: 3941, column: 1, scope: !3934)
!4140 = !DILocation(line: 3942, column: 1, scope: !3934)
!4141 = !DILocation(line: 3943, column: 1, scope: !3934)
!4142 = !DILocation(line: 3944, column: 1, scope: !3934)
!4143 = !DILocation(line: 3945, column: 1, scope: !3934)
!4144 = !DILocation(line: 3946, column: 1, scope: !3934)
!4145 = !DILocation(line: 3947, column: 1, scope: !3934)
!4146 = !DILocation(line: 3948, column: 1, scope: !3934)
!4147 = !DILocation(line: 3949, column: 1, scope: !3934)
!4148 = !DILocation(line: 3950, column: 1, scope: !3934)
!4149 = !DILocation(line: 3951, column: 1, scope: !3934)
!4150 = distinct !{!4150, !45, !46}
!4151 = distinct !DISubprogram(name: "_Z4k19xPjS_PKiiiiiijxxyyi", linkageName: "_Z4k19xPjS_PKiiiiiijxxyyi", scope: null, file: !10, line: 3952, type: !14, scopeLine: 3952, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !9)
!4152 = !DILocation(line: 3952, column: 1, scope: !4151)
!4153 = !DILocation(line: 3953, column: 1, scope: !4151)
!4154 = !DILocation(line: 3954, column: 1, scope: !4151)
!4155 = !DILocation(line: 3955, column: 1, scope: !4151)
!4156 = !DILocation(line: 3956, column: 1, scope: !4151)
!4157 = !DILocation(line: 3957, column: 1, scope: !4151)
!4158 = !DILocation(line: 3958, column: 1, scope: !4151)
!4159 = !DILocation(line: 3959, column: 1, scope: !4151)
!4160 = !DILocation(line: 3960, column: 1, scope: !4151)
!4161 = !DILocation(line: 3961, column: 1, scope: !4151)
!4162 = !DILocation(line: 3962, column: 1, scope: !4151)
!4163 = !DILocation(line: 3963, column: 1, scope: !4151)
!4164 = !DILocation(line: 3964, column: 1, scope: !4151)
!4165 = !DILocation(line: 3965, column: 1, scope: !4151)
!4166 = !DILocation(line: 3966, column: 1, scope: !4151)
!4167 = !DILocation(line: 3967, column: 1, scope: !4151)
!4168 = !DILocation(line: 3968, column: 1, scope: !4151)
!4169 = !DILocation(line: 3969, column: 1, scope: !4151)
!4170 = !DILocation(line: 3970, column: 1, scope: !4151)
!4171 = !DILocation(line: 3971, column: 1, scope: !4151)
!4172 = !DILocation(line: 3972, column: 1, scope: !4151)
!4173 = !DILocation(line: 3973, column: 1, scope: !4151)
!4174 = !DILocation(line: 3974, column: 1, scope: !4151)
!4175 = !DILocation(line: 3975, column: 1, scope: !4151)
!4176 = !DILocation(line: 3976, column: 1, scope: !4151)
!4177 = !DILocation(line: 3977, column: 1, scope: !4151)
!4178 = !DILocation(line: 3978, column: 1, scope: !4151)
!4179 = !DILocation(line: 3979, column: 1, scope: !4151)
!4180 = !DILocation(line: 3980, column: 1, scope: !4151)
!4181 = !DILocation(line: 3981, column: 1, scope: !4151)
!4182 = !DILocation(line: 3982, column: 1, scope: !4151)
!4183 = !DILocation(line: 3983, column: 1, scope: !4151)
!4184 = !DILocation(line: 3984, column: 1, scope: !4151)
!4185 = !DILocation(line: 3985, column: 1, scope: !4151)
!4186 = !DILocation(line: 3986, column: 1, scope: !4151)
!4187 = !DILocation(line: 3987, column: 1, scope: !4151)
!4188 = distinct !{!4188, !45, !46}
!4189 = !DILocation(line: 3988, column: 1, scope: !4151)
!4190 = !DILocation(line: 3989, column: 1, scope: !4151)
!4191 = !DILocation(line: 3990, column: 1, scope: !4151)
!4192 = !DILocation(line: 3991, column: 1, scope: !4151)
!4193 = !DILocation(line: 3992, column: 1, scope: !4151)
!4194 = !DILocation(line: 3993, column: 1, scope: !4151)
!4195 = !DILocation(line: 3994, column: 1, scope: !4151)
!4196 = !DILocation(line: 3995, column: 1, scope: !4151)
!4197 = !DILocation(line: 3996, column: 1, scope: !4151)
!4198 = !DILocation(line: 3997, column: 1, scope: !4151)
!4199 = !DILocation(line: 3998, column: 1, scope: !4151)
!4200 = distinct !{!4200, !45, !46}
!4201 = !DILocation(line: 3999, column: 1, scope: !4151)
!4202 = !DILocation(line: 4000, column: 1, scope: !4151)
!4203 = !DILocation(line: 4001, column: 1, scope: !4151)
!4204 = !DILocation(line: 4002, column: 1, scope: !4151)
!4205 = !DILocation(line: 4003, column: 1, scope: !4151)
!4206 = !DILocation(line: 4004, column: 1, scope: !4151)
!4207 = !DILocation(line: 4005, column: 1, scope: !4151)
!4208 = !DILocation(line: 4006, column: 1, scope: !4151)
!4209 = !DILocation(line: 4007, column: 1, scope: !4151)
!4210 = !DILocation(line: 4008, column: 1, scope: !4151)
!4211 = !DILocation(line: 4009, column: 1, scope: !4151)
!4212 = !DILocation(line: 4010, column: 1, scope: !4151)
!4213 = !DILocation(line: 4011, column: 1, scope: !4151)
!4214 = !DILocation(line: 4012, column: 1, scope: !4151)
!4215 = distinct !{!4215, !45, !46}
!4216 = !DILocation(line: 4013, column: 1, scope: !4151)
!4217 = !DILocation(line: 4014, column: 1, scope: !4151)
!4218 = !DILocation(line: 4015, column: 1, scope: !4151)
!4219 = !DILocation(line: 4016, column: 1, scope: !4151)
!4220 = !DILocation(line: 4017, column: 1, scope: !4151)
!4221 = !DILocation(line: 4018, column: 1, scope: !4151)
!4222 = !DILocation(line: 4019, column: 1, scope: !4151)
!4223 = !DILocation(line: 4020, column: 1, scope: !4151)
!4224 = !DILocation(line: 4021, column: 1, scope: !4151)
!4225 = !{!4226, !93, i64 0}
!4226 = !{!"_ZTS4S4_1", !93, i64 0}
!4227 = !DILocation(line: 4022, column: 1, scope: !4151)
!4228 = !DILocation(line: 4023, column: 1, scope: !4151)
!4229 = !DILocation(line: 4024, column: 1, scope: !4151)
!4230 = distinct !{!4230, !45, !46}
!4231 = !DILocation(line: 4025, column: 1, scope: !4151)
!4232 = !DILocation(line: 4026, column: 1, scope: !4151)
!4233 = !DILocation(line: 4027, column: 1, scope: !4151)
!4234 = !DILocation(line: 4028, column: 1, scope: !4151)
!4235 = !DILocation(line: 4029, column: 1, scope: !4151)
!4236 = !DILocation(line: 4030, column: 1, scope: !4151)
!4237 = !DILocation(line: 4031, column: 1, scope: !4151)
!4238 = !DILocation(line: 4032, column: 1, scope: !4151)
!4239 = !DILocation(line: 4033, column: 1, scope: !4151)
!4240 = !DILocation(line: 4034, column: 1, scope: !4151)
!4241 = distinct !{!4241, !45, !46}
!4242 = !DILocation(line: 4035, column: 1, scope: !4151)
!4243 = !DILocation(line: 4036, column: 1, scope: !4151)
!4244 = !DILocation(line: 4037, column: 1, scope: !4151)
!4245 = !DILocation(line: 4038, column: 1, scope: !4151)
!4246 = !DILocation(line: 4039, column: 1, scope: !4151)
!4247 = !DILocation(line: 4040, column: 1, scope: !4151)
!4248 = !DILocation(line: 4041, column: 1, scope: !4151)
!4249 = !DILocation(line: 4042, column: 1, scope: !4151)
!4250 = !DILocation(line: 4043, column: 1, scope: !4151)
!4251 = !DILocation(line: 4044, column: 1, scope: !4151)
!4252 = !DILocation(line: 4045, column: 1, scope: !4151)
!4253 = !DILocation(line: 4046, column: 1, scope: !4151)
!4254 = !DILocation(line: 4047, column: 1, scope: !4151)
!4255 = !DILocation(line: 4048, column: 1, scope: !4151)
!4256 = !DILocation(line: 4049, column: 1, scope: !4151)
!4257 = !DILocation(line: 4050, column: 1, scope: !4151)
!4258 = !DILocation(line: 4051, column: 1, scope: !4151)
!4259 = !DILocation(line: 4052, column: 1, scope: !4151)
!4260 = distinct !{!4260, !45, !46}
!4261 = !DILocation(line: 4053, column: 1, scope: !4151)
!4262 = !DILocation(line: 4054, column: 1, scope: !4151)
!4263 = !DILocation(line: 4055, column: 1, scope: !4151)
!4264 = !DILocation(line: 4056, column: 1, scope: !4151)
!4265 = !DILocation(line: 4057, column: 1, scope: !4151)
!4266 = !DILocation(line: 4058, column: 1, scope: !4151)
!4267 = !DILocation(line: 4059, column: 1, scope: !4151)
!4268 = !DILocation(line: 4060, column: 1, scope: !4151)
!4269 = !DILocation(line: 4061, column: 1, scope: !4151)
!4270 = !DILocation(line: 4062, column: 1, scope: !4151)
!4271 = !DILocation(line: 4063, column: 1, scope: !4151)
!4272 = !DILocation(line: 4064, column: 1, scope: !4151)
!4273 = !DILocation(line: 4065, column: 1, scope: !4151)
!4274 = !DILocation(line: 4066, column: 1, scope: !4151)
!4275 = !DILocation(line: 4067, column: 1, scope: !4151)
!4276 = !DILocation(line: 4068, column: 1, scope: !4151)
!4277 = !DILocation(line: 4069, column: 1, scope: !4151)
!4278 = !DILocation(line: 4070, column: 1, scope: !4151)
!4279 = !DILocation(line: 4071, column: 1, scope: !4151)
!4280 = !DILocation(line: 4072, column: 1, scope: !4151)
!4281 = !DILocation(line: 4073, column: 1, scope: !4151)
!4282 = !DILocation(line: 4074, column: 1, scope: !4151)
!4283 = !DILocation(line: 4075, column: 1, scope: !4151)
!4284 = !DILocation(line: 4076, column: 1, scope: !4151)
!4285 = !DILocation(line: 4077, column: 1, scope: !4151)
!4286 = !DILocation(line: 4078, column: 1, scope: !4151)
!4287 = !DILocation(line: 4079, column: 1, scope: !4151)
!4288 = !DILocation(line: 4080, column: 1, scope: !4151)
!4289 = !DILocation(line: 4081, column: 1, scope: !4151)
!4290 = !DILocation(line: 4082, column: 1, scope: !4151)
!4291 = !DILocation(line: 4083, column: 1, scope: !4151)
!4292 = !DILocation(line: 4084, column: 1, scope: !4151)
!4293 = !DILocation(line: 4085, column: 1, scope: !4151)
!4294 = !DILocation(line: 4086, column: 1, scope: !4151)
!4295 = !DILocation(line: 4087, column: 1, scope: !4151)
!4296 = !DILocation(line: 4088, column: 1, scope: !4151)
!4297 = distinct !{!4297, !45, !46}
!4298 = !DILocation(line: 4089, column: 1, scope: !4151)
!4299 = !DILocation(line: 4090, column: 1, scope: !4151)
!4300 = !DILocation(line: 4091, column: 1, scope: !4151)
!4301 = !DILocation(line: 4092, column: 1, scope: !4151)
!4302 = !DILocation(line: 4093, column: 1, scope: !4151)
!4303 = !DILocation(line: 4094, column: 1, scope: !4151)
!4304 = !DILocation(line: 4095, column: 1, scope: !4151)
!4305 = !DILocation(line: 4096, column: 1, scope: !4151)
!4306 = !DILocation(line: 4097, column: 1, scope: !4151)
!4307 = !DILocation(line: 4098, column: 1, scope: !4151)
!4308 = !DILocation(line: 4099, column: 1, scope: !4151)
!4309 = !DILocation(line: 4100, column: 1, scope: !4151)
!4310 = !DILocation(line: 4101, column: 1, scope: !4151)
!4311 = !DILocation(line: 4102, column: 1, scope: !4151)
!4312 = !DILocation(line: 4103, column: 1, scope: !4151)
!4313 = !DILocation(line: 4104, column: 1, scope: !4151)
!4314 = !DILocation(line: 4105, column: 1, scope: !4151)
!4315 = !DILocation(line: 4106, column: 1, scope: !4151)
!4316 = !DILocation(line: 4107, column: 1, scope: !4151)
!4317 = !DILocation(line: 4108, column: 1, scope: !4151)
!4318 = !DILocation(line: 4109, column: 1, scope: !4151)
!4319 = !DILocation(line: 4110, column: 1, scope: !4151)
!4320 = !DILocation(line: 4111, column: 1, scope: !4151)
!4321 = !DILocation(line: 4112, column: 1, scope: !4151)
!4322 = !DILocation(line: 4113, column: 1, scope: !4151)
!4323 = !DILocation(line: 4114, column: 1, scope: !4151)
!4324 = !DILocation(line: 4115, column: 1, scope: !4151)
!4325 = !DILocation(line: 4116, column: 1, scope: !4151)
!4326 = !DILocation(line: 4117, column: 1, scope: !4151)
!4327 = !DILocation(line: 4118, column: 1, scope: !4151)
!4328 = !DILocation(line: 4119, column: 1, scope: !4151)
!4329 = !DILocation(line: 4120, column: 1, scope: !4151)
!4330 = !DILocation(line: 4121, column: 1, scope: !4151)
!4331 = !DILocation(line: 4122, column: 1, scope: !4151)
!4332 = !DILocation(line: 4123, column: 1, scope: !4151)
!4333 = !DILocation(line: 4124, column: 1, scope: !4151)
!4334 = !DILocation(line: 4125, column: 1, scope: !4151)
!4335 = !DILocation(line: 4126, column: 1, scope: !4151)
!4336 = !DILocation(line: 4127, column: 1, scope: !4151)
!4337 = !DILocation(line: 4128, column: 1, scope: !4151)
!4338 = !DILocation(line: 4129, column: 1, scope: !4151)
!4339 = distinct !{!4339, !45, !46}
!4340 = !DILocation(line: 4130, column: 1, scope: !4151)
!4341 = !DILocation(line: 4131, column: 1, scope: !4151)
!4342 = !DILocation(line: 4132, column: 1, scope: !4151)
!4343 = !DILocation(line: 4133, column: 1, scope: !4151)
!4344 = !DILocation(line: 4134, column: 1, scope: !4151)
!4345 = !DILocation(line: 4135, column: 1, scope: !4151)
!4346 = !DILocation(line: 4136, column: 1, scope: !4151)
!4347 = !DILocation(line: 4137, column: 1, scope: !4151)
!4348 = !DILocation(line: 4138, column: 1, scope: !4151)
!4349 = !DILocation(line: 4139, column: 1, scope: !4151)
!4350 = !DILocation(line: 4140, column: 1, scope: !4151)
!4351 = !DILocation(line: 4141, column: 1, scope: !4151)
!4352 = !DILocation(line: 4142, column: 1, scope: !4151)
!4353 = !DILocation(line: 4143, column: 1, scope: !4151)
!4354 = !DILocation(line: 4144, column: 1, scope: !4151)
!4355 = distinct !{!4355, !45, !46}
!4356 = !DILocation(line: 4145, column: 1, scope: !4151)
!4357 = !DILocation(line: 4146, column: 1, scope: !4151)
!4358 = !DILocation(line: 4147, column: 1, scope: !4151)
!4359 = !DILocation(line: 4148, column: 1, scope: !4151)
!4360 = !DILocation(line: 4149, column: 1, scope: !4151)
!4361 = !DILocation(line: 4150, column: 1, scope: !4151)
!4362 = !DILocation(line: 4151, column: 1, scope: !4151)
!4363 = !DILocation(line: 4152, column: 1, scope: !4151)
!4364 = !DILocation(line: 4153, column: 1, scope: !4151)
!4365 = !DILocation(line: 4154, column: 1, scope: !4151)
!4366 = distinct !{!4366, !45, !46}
!4367 = !DILocation(line: 4155, column: 1, scope: !4151)
!4368 = !DILocation(line: 4156, column: 1, scope: !4151)
!4369 = !DILocation(line: 4157, column: 1, scope: !4151)
!4370 = !DILocation(line: 4158, column: 1, scope: !4151)
!4371 = !DILocation(line: 4159, column: 1, scope: !4151)
!4372 = !DILocation(line: 4160, column: 1, scope: !4151)
!4373 = !DILocation(line: 4161, column: 1, scope: !4151)
!4374 = !DILocation(line: 4162, column: 1, scope: !4151)
!4375 = !DILocation(line: 4163, column: 1, scope: !4151)
!4376 = !DILocation(line: 4164, column: 1, scope: !4151)
!4377 = !DILocation(line: 4165, column: 1, scope: !4151)
!4378 = !DILocation(line: 4166, column: 1, scope: !4151)
!4379 = !DILocation(line: 4167, column: 1, scope: !4151)
!4380 = !DILocation(line: 4168, column: 1, scope: !4151)
!4381 = !DILocation(line: 4169, column: 1, scope: !4151)
!4382 = !DILocation(line: 4170, column: 1, scope: !4151)
!4383 = !DILocation(line: 4171, column: 1, scope: !4151)
!4384 = !DILocation(line: 4172, column: 1, scope: !4151)
!4385 = !DILocation(line: 4173, column: 1, scope: !4151)
!4386 = !DILocation(line: 4174, column: 1, scope: !4151)
!4387 = !DILocation(line: 4175, column: 1, scope: !4151)
!4388 = !DILocation(line: 4176, column: 1, scope: !4151)
!4389 = !DILocation(line: 4177, column: 1, scope: !4151)
!4390 = !DILocation(line: 4178, column: 1, scope: !4151)
!4391 = !DILocation(line: 4179, column: 1, scope: !4151)
!4392 = !DILocation(line: 4180, column: 1, scope: !4151)
!4393 = !DILocation(line: 4181, column: 1, scope: !4151)
!4394 = !DILocation(line: 4182, column: 1, scope: !4151)
!4395 = !DILocation(line: 4183, column: 1, scope: !4151)
!4396 = !DILocation(line: 4184, column: 1, scope: !4151)
!4397 = !DILocation(line: 4185, column: 1, scope: !4151)
!4398 = !DILocation(line: 4186, column: 1, scope: !4151)
!4399 = !DILocation(line: 4187, column: 1, scope: !4151)
!4400 = !DILocation(line: 4188, column: 1, scope: !4151)
!4401 = !DILocation(line: 4189, column: 1, scope: !4151)
!4402 = !DILocation(line: 4190, column: 1, scope: !4151)
!4403 = !DILocation(line: 4191, column: 1, scope: !4151)
!4404 = !DILocation(line: 4192, column: 1, scope: !4151)
!4405 = !DILocation(line: 4193, column: 1, scope: !4151)
!4406 = !DILocation(line: 4194, column: 1, scope: !4151)
!4407 = !DILocation(line: 4195, column: 1, scope: !4151)
!4408 = !DILocation(line: 4196, column: 1, scope: !4151)
!4409 = !DILocation(line: 4197, column: 1, scope: !4151)
!4410 = !DILocation(line: 4198, column: 1, scope: !4151)
!4411 = !DILocation(line: 4199, column: 1, scope: !4151)
!4412 = !DILocation(line: 4200, column: 1, scope: !4151)
!4413 = !DILocation(line: 4201, column: 1, scope: !4151)
!4414 = !DILocation(line: 4202, column: 1, scope: !4151)
!4415 = !DILocation(line: 4203, column: 1, scope: !4151)
!4416 = !DILocation(line: 4204, column: 1, scope: !4151)
!4417 = !DILocation(line: 4205, column: 1, scope: !4151)
!4418 = !DILocation(line: 4206, column: 1, scope: !4151)
!4419 = !DILocation(line: 4207, column: 1, scope: !4151)
!4420 = !DILocation(line: 4208, column: 1, scope: !4151)
!4421 = !DILocation(line: 4209, column: 1, scope: !4151)
!4422 = !DILocation(line: 4210, column: 1, scope: !4151)
!4423 = !DILocation(line: 4211, column: 1, scope: !4151)
!4424 = !DILocation(line: 4212, column: 1, scope: !4151)
!4425 = !DILocation(line: 4213, column: 1, scope: !4151)
!4426 = !DILocation(line: 4214, column: 1, scope: !4151)
!4427 = !DILocation(line: 4215, column: 1, scope: !4151)
!4428 = !DILocation(line: 4216, column: 1, scope: !4151)
!4429 = !DILocation(line: 4217, column: 1, scope: !4151)
!4430 = !DILocation(line: 4218, column: 1, scope: !4151)
!4431 = !DILocation(line: 4219, column: 1, scope: !4151)
!4432 = distinct !{!4432, !45, !46}
!4433 = !DILocation(line: 4220, column: 1, scope: !4151)
!4434 = !DILocation(line: 4221, column: 1, scope: !4151)
!4435 = !DILocation(line: 4222, column: 1, scope: !4151)
!4436 = distinct !{!4436, !45, !46}
!4437 = !DILocation(line: 4223, column: 1, scope: !4151)
!4438 = !DILocation(line: 4224, column: 1, scope: !4151)
!4439 = !DILocation(line: 4225, column: 1, scope: !4151)
!4440 = !DILocation(line: 4226, column: 1, scope: !4151)
!4441 = !DILocation(line: 4227, column: 1, scope: !4151)
!4442 = !DILocation(line: 4228, column: 1, scope: !4151)
!4443 = !DILocation(line: 4229, column: 1, scope: !4151)
!4444 = !DILocation(line: 4230, column: 1, scope: !4151)
!4445 = !DILocation(line: 4231, column: 1, scope: !4151)
!4446 = !DILocation(line: 4232, column: 1, scope: !4151)
!4447 = !DILocation(line: 4233, column: 1, scope: !4151)
!4448 = !DILocation(line: 4234, column: 1, scope: !4151)
!4449 = !DILocation(line: 4235, column: 1, scope: !4151)
!4450 = !DILocation(line: 4236, column: 1, scope: !4151)
!4451 = !DILocation(line: 4237, column: 1, scope: !4151)
!4452 = !DILocation(line: 4238, column: 1, scope: !4151)
!4453 = !DILocation(line: 4239, column: 1, scope: !4151)
!4454 = distinct !{!4454, !45, !46}
!4455 = !DILocation(line: 4240, column: 1, scope: !4151)
!4456 = !DILocation(line: 4241, column: 1, scope: !4151)
!4457 = !DILocation(line: 4242, column: 1, scope: !4151)
!4458 = !DILocation(line: 4243, column: 1, scope: !4151)
!4459 = !DILocation(line: 4244, column: 1, scope: !4151)
!4460 = !DILocation(line: 4245, column: 1, scope: !4151)
!4461 = !DILocation(line: 4246, column: 1, scope: !4151)
!4462 = !DILocation(line: 4247, column: 1, scope: !4151)
!4463 = !DILocation(line: 4248, column: 1, scope: !4151)
!4464 = !DILocation(line: 4249, column: 1, scope: !4151)
!4465 = !DILocation(line: 4250, column: 1, scope: !4151)
!4466 = !DILocation(line: 4251, column: 1, scope: !4151)
!4467 = !DILocation(line: 4252, column: 1, scope: !4151)
!4468 = !DILocation(line: 4253, column: 1, scope: !4151)
!4469 = !DILocation(line: 4254, column: 1, scope: !4151)
!4470 = !DILocation(line: 4255, column: 1, scope: !4151)
!4471 = !DILocation(line: 4256, column: 1, scope: !4151)
!4472 = distinct !{!4472, !45, !46}
!4473 = !DILocation(line: 4257, column: 1, scope: !4151)
!4474 = !DILocation(line: 4258, column: 1, scope: !4151)
!4475 = !DILocation(line: 4259, column: 1, scope: !4151)
!4476 = !DILocation(line: 4260, column: 1, scope: !4151)
!4477 = !DILocation(line: 4261, column: 1, scope: !4151)
!4478 = !DILocation(line: 4262, column: 1, scope: !4151)
!4479 = !DILocation(line: 4263, column: 1, scope: !4151)
!4480 = !DILocation(line: 4264, column: 1, scope: !4151)
!4481 = !DILocation(line: 4265, column: 1, scope: !4151)
!4482 = !DILocation(line: 4266, column: 1, scope: !4151)
!4483 = !DILocation(line: 4267, column: 1, scope: !4151)
!4484 = !DILocation(line: 4268, column: 1, scope: !4151)
!4485 = !DILocation(line: 4269, column: 1, scope: !4151)
!4486 = !DILocation(line: 4270, column: 1, scope: !4151)
!4487 = !DILocation(line: 4271, column: 1, scope: !4151)
!4488 = !DILocation(line: 4272, column: 1, scope: !4151)
!4489 = !DILocation(line: 4273, column: 1, scope: !4151)
!4490 = !DILocation(line: 4274, column: 1, scope: !4151)
!4491 = !DILocation(line: 4275, column: 1, scope: !4151)
!4492 = !DILocation(line: 4276, column: 1, scope: !4151)
!4493 = !DILocation(line: 4277, column: 1, scope: !4151)
!4494 = !DILocation(line: 4278, column: 1, scope: !4151)
!4495 = !DILocation(line: 4279, column: 1, scope: !4151)
!4496 = distinct !{!4496, !45, !46}
!4497 = distinct !DISubprogram(name: "_Z4k20xILi3EEvPjS0_PKiiiiiijxxyyi", linkageName: "_Z4k20xILi3EEvPjS0_PKiiiiiijxxyyi", scope: null, file: !10, line: 4280, type: !14, scopeLine: 4280, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !9)
!4498 = !DILocation(line: 4280, column: 1, scope: !4497)
!4499 = !DILocation(line: 4281, column: 1, scope: !4497)
!4500 = !DILocation(line: 4282, column: 1, scope: !4497)
!4501 = !DILocation(line: 4283, column: 1, scope: !4497)
!4502 = !DILocation(line: 4284, column: 1, scope: !4497)
!4503 = !DILocation(line: 4285, column: 1, scope: !4497)
!4504 = !DILocation(line: 4286, column: 1, scope: !4497)
!4505 = !DILocation(line: 4287, column: 1, scope: !4497)
!4506 = !DILocation(line: 4288, column: 1, scope: !4497)
!4507 = !DILocation(line: 4289, column: 1, scope: !4497)
!4508 = !DILocation(line: 4290, column: 1, scope: !4497)
!4509 = !DILocation(line: 4291, column: 1, scope: !4497)
!4510 = !DILocation(line: 4292, column: 1, scope: !4497)
!4511 = !DILocation(line: 4293, column: 1, scope: !4497)
!4512 = !DILocation(line: 4294, column: 1, scope: !4497)
!4513 = !DILocation(line: 4295, column: 1, scope: !4497)
!4514 = !DILocation(line: 4296, column: 1, scope: !4497)
!4515 = !DILocation(line: 4297, column: 1, scope: !4497)
!4516 = !DILocation(line: 4298, column: 1, scope: !4497)
!4517 = !DILocation(line: 4299, column: 1, scope: !4497)
!4518 = !DILocation(line: 4300, column: 1, scope: !4497)
!4519 = !DILocation(line: 4301, column: 1, scope: !4497)
!4520 = !DILocation(line: 4302, column: 1, scope: !4497)
!4521 = !DILocation(line: 4303, column: 1, scope: !4497)
!4522 = !DILocation(line: 4304, column: 1, scope: !4497)
!4523 = !DILocation(line: 4305, column: 1, scope: !4497)
!4524 = !DILocation(line: 4306, column: 1, scope: !4497)
!4525 = !DILocation(line: 4307, column: 1, scope: !4497)
!4526 = !DILocation(line: 4308, column: 1, scope: !4497)
!4527 = !DILocation(line: 4309, column: 1, scope: !4497)
!4528 = !DILocation(line: 4310, column: 1, scope: !4497)
!4529 = !DILocation(line: 4311, column: 1, scope: !4497)
!4530 = !DILocation(line: 4312, column: 1, scope: !4497)
!4531 = !DILocation(line: 4313, column: 1, scope: !4497)
!4532 = !DILocation(line: 4314, column: 1, scope: !4497)
!4533 = !DILocation(line: 4315, column: 1, scope: !4497)
!4534 = !DILocation(line: 4316, column: 1, scope: !4497)
!4535 = !DILocation(line: 4317, column: 1, scope: !4497)
!4536 = !DILocation(line: 4318, column: 1, scope: !4497)
!4537 = !DILocation(line: 4319, column: 1, scope: !4497)
!4538 = !DILocation(line: 4320, column: 1, scope: !4497)
!4539 = !DILocation(line: 4321, column: 1, scope: !4497)
!4540 = !DILocation(line: 4322, column: 1, scope: !4497)
!4541 = !DILocation(line: 4323, column: 1, scope: !4497)
!4542 = !DILocation(line: 4324, column: 1, scope: !4497)
!4543 = !DILocation(line: 4325, column: 1, scope: !4497)
!4544 = !DILocation(line: 4326, column: 1, scope: !4497)
!4545 = !DILocation(line: 4327, column: 1, scope: !4497)
!4546 = distinct !{!4546, !46}
!4547 = !DILocation(line: 4328, column: 1, scope: !4497)
!4548 = !DILocation(line: 4329, column: 1, scope: !4497)
!4549 = !DILocation(line: 4330, column: 1, scope: !4497)
!4550 = !DILocation(line: 4331, column: 1, scope: !4497)
!4551 = !DILocation(line: 4332, column: 1, scope: !4497)
!4552 = !DILocation(line: 4333, column: 1, scope: !4497)
!4553 = !DILocation(line: 4334, column: 1, scope: !4497)
!4554 = !DILocation(line: 4335, column: 1, scope: !4497)
!4555 = !DILocation(line: 4336, column: 1, scope: !4497)
!4556 = !DILocation(line: 4337, column: 1, scope: !4497)
!4557 = !DILocation(line: 4338, column: 1, scope: !4497)
!4558 = !DILocation(line: 4339, column: 1, scope: !4497)
!4559 = !DILocation(line: 4340, column: 1, scope: !4497)
!4560 = !DILocation(line: 4341, column: 1, scope: !4497)
!4561 = !DILocation(line: 4342, column: 1, scope: !4497)
!4562 = !DILocation(line: 4343, column: 1, scope: !4497)
!4563 = !DILocation(line: 4344, column: 1, scope: !4497)
!4564 = !DILocation(line: 4345, column: 1, scope: !4497)
!4565 = !DILocation(line: 4346, column: 1, scope: !4497)
!4566 = !DILocation(line: 4347, column: 1, scope: !4497)
!4567 = !DILocation(line: 4348, column: 1, scope: !4497)
!4568 = !DILocation(line: 4349, column: 1, scope: !4497)
!4569 = !DILocation(line: 4350, column: 1, scope: !4497)
!4570 = !DILocation(line: 4351, column: 1, scope: !4497)
!4571 = !DILocation(line: 4352, column: 1, scope: !4497)
!4572 = !DILocation(line: 4353, column: 1, scope: !4497)
!4573 = !DILocation(line: 4354, column: 1, scope: !4497)
!4574 = !DILocation(line: 4355, column: 1, scope: !4497)
!4575 = !DILocation(line: 4356, column: 1, scope: !4497)
!4576 = !DILocation(line: 4357, column: 1, scope: !4497)
!4577 = !DILocation(line: 4358, column: 1, scope: !4497)
!4578 = !DILocation(line: 4359, column: 1, scope: !4497)
!4579 = !DILocation(line: 4360, column: 1, scope: !4497)
!4580 = !DILocation(line: 4361, column: 1, scope: !4497)
!4581 = !DILocation(line: 4362, column: 1, scope: !4497)
!4582 = !DILocation(line: 4363, column: 1, scope: !4497)
!4583 = !DILocation(line: 4364, column: 1, scope: !4497)
!4584 = !DILocation(line: 4365, column: 1, scope: !4497)
!4585 = !DILocation(line: 4366, column: 1, scope: !4497)
!4586 = !DILocation(line: 4367, column: 1, scope: !4497)
!4587 = !DILocation(line: 4368, column: 1, scope: !4497)
!4588 = !DILocation(line: 4369, column: 1, scope: !4497)
!4589 = !DILocation(line: 4370, column: 1, scope: !4497)
!4590 = !DILocation(line: 4371, column: 1, scope: !4497)
!4591 = !DILocation(line: 4372, column: 1, scope: !4497)
!4592 = !DILocation(line: 4373, column: 1, scope: !4497)
!4593 = !DILocation(line: 4374, column: 1, scope: !4497)
!4594 = !DILocation(line: 4375, column: 1, scope: !4497)
!4595 = !DILocation(line: 4376, column: 1, scope: !4497)
!4596 = !DILocation(line: 4377, column: 1, scope: !4497)
!4597 = !DILocation(line: 4378, column: 1, scope: !4497)
!4598 = distinct !{!4598, !45, !46}
!4599 = !DILocation(line: 4379, column: 1, scope: !4497)
!4600 = !DILocation(line: 4380, column: 1, scope: !4497)
!4601 = !DILocation(line: 4381, column: 1, scope: !4497)
!4602 = !DILocation(line: 4382, column: 1, scope: !4497)
!4603 = !DILocation(line: 4383, column: 1, scope: !4497)
!4604 = !DILocation(line: 4384, column: 1, scope: !4497)
!4605 = !DILocation(line: 4385, column: 1, scope: !4497)
!4606 = !DILocation(line: 4386, column: 1, scope: !4497)
!4607 = !DILocation(line: 4387, column: 1, scope: !4497)
!4608 = !DILocation(line: 4388, column: 1, scope: !4497)
!4609 = !DILocation(line: 4389, column: 1, scope: !4497)
!4610 = !DILocation(line: 4390, column: 1, scope: !4497)
!4611 = !DILocation(line: 4391, column: 1, scope: !4497)
!4612 = !DILocation(line: 4392, column: 1, scope: !4497)
!4613 = !DILocation(line: 4393, column: 1, scope: !4497)
!4614 = !DILocation(line: 4394, column: 1, scope: !4497)
!4615 = !DILocation(line: 4395, column: 1, scope: !4497)
!4616 = !DILocation(line: 4396, column: 1, scope: !4497)
!4617 = distinct !{!4617, !45, !46}
!4618 = !DILocation(line: 4397, column: 1, scope: !4497)
!4619 = !DILocation(line: 4398, column: 1, scope: !4497)
!4620 = !DILocation(line: 4399, column: 1, scope: !4497)
!4621 = distinct !{!4621, !45, !46}
!4622 = !DILocation(line: 4400, column: 1, scope: !4497)
!4623 = !DILocation(line: 4401, column: 1, scope: !4497)
!4624 = !DILocation(line: 4402, column: 1, scope: !4497)
!4625 = !DILocation(line: 4403, column: 1, scope: !4497)
!4626 = !DILocation(line: 4404, column: 1, scope: !4497)
!4627 = !DILocation(line: 4405, column: 1, scope: !4497)
!4628 = !DILocation(line: 4406, column: 1, scope: !4497)
!4629 = !DILocation(line: 4407, column: 1, scope: !4497)
!4630 = !DILocation(line: 4408, column: 1, scope: !4497)
!4631 = !DILocation(line: 4409, column: 1, scope: !4497)
!4632 = !DILocation(line: 4410, column: 1, scope: !4497)
!4633 = !DILocation(line: 4411, column: 1, scope: !4497)
!4634 = distinct !{!4634, !45, !46}
!4635 = !DILocation(line: 4412, column: 1, scope: !4497)
!4636 = !DILocation(line: 4413, column: 1, scope: !4497)
!4637 = !DILocation(line: 4414, column: 1, scope: !4497)
!4638 = !DILocation(line: 4415, column: 1, scope: !4497)
!4639 = !DILocation(line: 4416, column: 1, scope: !4497)
!4640 = !DILocation(line: 4417, column: 1, scope: !4497)
!4641 = !DILocation(line: 4418, column: 1, scope: !4497)
!4642 = !DILocation(line: 4419, column: 1, scope: !4497)
!4643 = !DILocation(line: 4420, column: 1, scope: !4497)
!4644 = !DILocation(line: 4421, column: 1, scope: !4497)
!4645 = !DILocation(line: 4422, column: 1, scope: !4497)
!4646 = !DILocation(line: 4423, column: 1, scope: !4497)
!4647 = !DILocation(line: 4424, column: 1, scope: !4497)
!4648 = !DILocation(line: 4425, column: 1, scope: !4497)
!4649 = !DILocation(line: 4426, column: 1, scope: !4497)
!4650 = !DILocation(line: 4427, column: 1, scope: !4497)
!4651 = !DILocation(line: 4428, column: 1, scope: !4497)
!4652 = !DILocation(line: 4429, column: 1, scope: !4497)
!4653 = !DILocation(line: 4430, column: 1, scope: !4497)
!4654 = !DILocation(line: 4431, column: 1, scope: !4497)
!4655 = !DILocation(line: 4432, column: 1, scope: !4497)
!4656 = !DILocation(line: 4433, column: 1, scope: !4497)
!4657 = !DILocation(line: 4434, column: 1, scope: !4497)
!4658 = !{!4659, !947, i64 0}
!4659 = !{!"_ZTS4S5_1", !947, i64 0, !93, i64 4}
!4660 = !DILocation(line: 4435, column: 1, scope: !4497)
!4661 = !DILocation(line: 4436, column: 1, scope: !4497)
!4662 = !DILocation(line: 4437, column: 1, scope: !4497)
!4663 = !DILocation(line: 4438, column: 1, scope: !4497)
!4664 = !DILocation(line: 4439, column: 1, scope: !4497)
!4665 = !{!4659, !93, i64 4}
!4666 = !DILocation(line: 4440, column: 1, scope: !4497)
!4667 = !DILocation(line: 4441, column: 1, scope: !4497)
!4668 = !DILocation(line: 4442, column: 1, scope: !4497)
!4669 = distinct !{!4669, !45, !46}
!4670 = !DILocation(line: 4443, column: 1, scope: !4497)
!4671 = !DILocation(line: 4444, column: 1, scope: !4497)
!4672 = !DILocation(line: 4445, column: 1, scope: !4497)
!4673 = !DILocation(line: 4446, column: 1, scope: !4497)
!4674 = !DILocation(line: 4447, column: 1, scope: !4497)
!4675 = !DILocation(line: 4448, column: 1, scope: !4497)
!4676 = !DILocation(line: 4449, column: 1, scope: !4497)
!4677 = !DILocation(line: 4450, column: 1, scope: !4497)
!4678 = !DILocation(line: 4451, column: 1, scope: !4497)
!4679 = !DILocation(line: 4452, column: 1, scope: !4497)
!4680 = !DILocation(line: 4453, column: 1, scope: !4497)
!4681 = !DILocation(line: 4454, column: 1, scope: !4497)
!4682 = !DILocation(line: 4455, column: 1, scope: !4497)
!4683 = !DILocation(line: 4456, column: 1, scope: !4497)
!4684 = !DILocation(line: 4457, column: 1, scope: !4497)
!4685 = !DILocation(line: 4458, column: 1, scope: !4497)
!4686 = !DILocation(line: 4459, column: 1, scope: !4497)
!4687 = !DILocation(line: 4460, column: 1, scope: !4497)
!4688 = !DILocation(line: 4461, column: 1, scope: !4497)
!4689 = !DILocation(line: 4462, column: 1, scope: !4497)
!4690 = distinct !{!4690, !45, !46}
!4691 = !DILocation(line: 4463, column: 1, scope: !4497)
!4692 = !DILocation(line: 4464, column: 1, scope: !4497)
!4693 = !DILocation(line: 4465, column: 1, scope: !4497)
!4694 = !DILocation(line: 4466, column: 1, scope: !4497)
!4695 = distinct !{!4695, !45, !46}
!4696 = !DILocation(line: 4467, column: 1, scope: !4497)
!4697 = !DILocation(line: 4468, column: 1, scope: !4497)
!4698 = !DILocation(line: 4469, column: 1, scope: !4497)
!4699 = !DILocation(line: 4470, column: 1, scope: !4497)
!4700 = !DILocation(line: 4471, column: 1, scope: !4497)
!4701 = !DILocation(line: 4472, column: 1, scope: !4497)
!4702 = !DILocation(line: 4473, column: 1, scope: !4497)
!4703 = !DILocation(line: 4474, column: 1, scope: !4497)
!4704 = !DILocation(line: 4475, column: 1, scope: !4497)
!4705 = !DILocation(line: 4476, column: 1, scope: !4497)
!4706 = !DILocation(line: 4477, column: 1, scope: !4497)
!4707 = !DILocation(line: 4478, column: 1, scope: !4497)
!4708 = !DILocation(line: 4479, column: 1, scope: !4497)
!4709 = !DILocation(line: 4480, column: 1, scope: !4497)
!4710 = !DILocation(line: 4481, column: 1, scope: !4497)
!4711 = !DILocation(line: 4482, column: 1, scope: !4497)
!4712 = !DILocation(line: 4483, column: 1, scope: !4497)
!4713 = !DILocation(line: 4484, column: 1, scope: !4497)
!4714 = !DILocation(line: 4485, column: 1, scope: !4497)
!4715 = !DILocation(line: 4486, column: 1, scope: !4497)
!4716 = !DILocation(line: 4487, column: 1, scope: !4497)
!4717 = !DILocation(line: 4488, column: 1, scope: !4497)
!4718 = !DILocation(line: 4489, column: 1, scope: !4497)
!4719 = !DILocation(line: 4490, column: 1, scope: !4497)
!4720 = !DILocation(line: 4491, column: 1, scope: !4497)
!4721 = distinct !{!4721, !45, !46}
!4722 = !DILocation(line: 4492, column: 1, scope: !4497)
!4723 = !DILocation(line: 4493, column: 1, scope: !4497)
!4724 = !DILocation(line: 4494, column: 1, scope: !4497)
!4725 = !DILocation(line: 4495, column: 1, scope: !4497)
!4726 = !DILocation(line: 4496, column: 1, scope: !4497)
!4727 = !DILocation(line: 4497, column: 1, scope: !4497)
!4728 = !DILocation(line: 4498, column: 1, scope: !4497)
!4729 = !DILocation(line: 4499, column: 1, scope: !4497)
!4730 = !DILocation(line: 4500, column: 1, scope: !4497)
!4731 = !DILocation(line: 4501, column: 1, scope: !4497)
!4732 = !DILocation(line: 4502, column: 1, scope: !4497)
!4733 = !DILocation(line: 4503, column: 1, scope: !4497)
!4734 = !DILocation(line: 4504, column: 1, scope: !4497)
!4735 = !DILocation(line: 4505, column: 1, scope: !4497)
!4736 = !DILocation(line: 4506, column: 1, scope: !4497)
!4737 = !DILocation(line: 4507, column: 1, scope: !4497)
!4738 = !DILocation(line: 4508, column: 1, scope: !4497)
!4739 = !DILocation(line: 4509, column: 1, scope: !4497)
!4740 = !DILocation(line: 4510, column: 1, scope: !4497)
!4741 = !DILocation(line: 4511, column: 1, scope: !4497)
!4742 = !DILocation(line: 4512, column: 1, scope: !4497)
!4743 = !DILocation(line: 4513, column: 1, scope: !4497)
!4744 = !DILocation(line: 4514, column: 1, scope: !4497)
!4745 = !DILocation(line: 4515, column: 1, scope: !4497)
!4746 = !DILocation(line: 4516, column: 1, scope: !4497)
!4747 = !DILocation(line: 4517, column: 1, scope: !4497)
!4748 = !DILocation(line: 4518, column: 1, scope: !4497)
!4749 = !DILocation(line: 4519, column: 1, scope: !4497)
!4750 = !DILocation(line: 4520, column: 1, scope: !4497)
!4751 = !DILocation(line: 4521, column: 1, scope: !4497)
!4752 = !DILocation(line: 4522, column: 1, scope: !4497)
!4753 = !DILocation(line: 4523, column: 1, scope: !4497)
!4754 = !DILocation(line: 4524, column: 1, scope: !4497)
!4755 = !DILocation(line: 4525, column: 1, scope: !4497)
!4756 = !DILocation(line: 4526, column: 1, scope: !4497)
!4757 = !DILocation(line: 4527, column: 1, scope: !4497)
!4758 = !DILocation(line: 4528, column: 1, scope: !4497)
!4759 = !DILocation(line: 4529, column: 1, scope: !4497)
!4760 = !DILocation(line: 4530, column: 1, scope: !4497)
!4761 = !DILocation(line: 4531, column: 1, scope: !4497)
!4762 = !DILocation(line: 4532, column: 1, scope: !4497)
!4763 = !DILocation(line: 4533, column: 1, scope: !4497)
!4764 = !DILocation(line: 4534, column: 1, scope: !4497)
!4765 = !DILocation(line: 4535, column: 1, scope: !4497)
!4766 = !DILocation(line: 4536, column: 1, scope: !4497)
!4767 = !DILocation(line: 4537, column: 1, scope: !4497)
!4768 = !DILocation(line: 4538, column: 1, scope: !4497)
!4769 = !DILocation(line: 4539, column: 1, scope: !4497)
!4770 = !DILocation(line: 4540, column: 1, scope: !4497)
!4771 = !DILocation(line: 4541, column: 1, scope: !4497)
!4772 = !DILocation(line: 4542, column: 1, scope: !4497)
!4773 = !DILocation(line: 4543, column: 1, scope: !4497)
!4774 = !DILocation(line: 4544, column: 1, scope: !4497)
!4775 = !DILocation(line: 4545, column: 1, scope: !4497)
!4776 = !DILocation(line: 4546, column: 1, scope: !4497)
!4777 = !DILocation(line: 4547, column: 1, scope: !4497)
!4778 = !DILocation(line: 4548, column: 1, scope: !4497)
!4779 = !DILocation(line: 4549, column: 1, scope: !4497)
!4780 = !DILocation(line: 4550, column: 1, scope: !4497)
!4781 = !DILocation(line: 4551, column: 1, scope: !4497)
!4782 = !DILocation(line: 4552, column: 1, scope: !4497)
!4783 = !DILocation(line: 4553, column: 1, scope: !4497)
!4784 = !DILocation(line: 4554, column: 1, scope: !4497)
!4785 = !DILocation(line: 4555, column: 1, scope: !4497)
!4786 = !DILocation(line: 4556, column: 1, scope: !4497)
!4787 = !DILocation(line: 4557, column: 1, scope: !4497)
!4788 = !DILocation(line: 4558, column: 1, scope: !4497)
!4789 = !DILocation(line: 4559, column: 1, scope: !4497)
!4790 = !DILocation(line: 4560, column: 1, scope: !4497)
!4791 = !DILocation(line: 4561, column: 1, scope: !4497)
!4792 = !DILocation(line: 4562, column: 1, scope: !4497)
!4793 = !DILocation(line: 4563, column: 1, scope: !4497)
!4794 = !DILocation(line: 4564, column: 1, scope: !4497)
!4795 = !DILocation(line: 4565, column: 1, scope: !4497)
!4796 = !DILocation(line: 4566, column: 1, scope: !4497)
!4797 = !DILocation(line: 4567, column: 1, scope: !4497)
!4798 = !DILocation(line: 4568, column: 1, scope: !4497)
!4799 = !DILocation(line: 4569, column: 1, scope: !4497)
!4800 = !DILocation(line: 4570, column: 1, scope: !4497)
!4801 = !DILocation(line: 4571, column: 1, scope: !4497)
!4802 = !DILocation(line: 4572, column: 1, scope: !4497)
!4803 = !DILocation(line: 4573, column: 1, scope: !4497)
!4804 = !DILocation(line: 4574, column: 1, scope: !4497)
!4805 = !DILocation(line: 4575, column: 1, scope: !4497)
!4806 = !DILocation(line: 4576, column: 1, scope: !4497)
!4807 = !DILocation(line: 4577, column: 1, scope: !4497)
!4808 = !DILocation(line: 4578, column: 1, scope: !4497)
!4809 = !DILocation(line: 4579, column: 1, scope: !4497)
!4810 = !DILocation(line: 4580, column: 1, scope: !4497)
!4811 = !DILocation(line: 4581, column: 1, scope: !4497)
!4812 = !DILocation(line: 4582, column: 1, scope: !4497)
!4813 = !DILocation(line: 4583, column: 1, scope: !4497)
!4814 = !DILocation(line: 4584, column: 1, scope: !4497)
!4815 = !DILocation(line: 4585, column: 1, scope: !4497)
!4816 = !DILocation(line: 4586, column: 1, scope: !4497)
!4817 = distinct !{!4817, !45, !46}
!4818 = !DILocation(line: 4587, column: 1, scope: !4497)
!4819 = !DILocation(line: 4588, column: 1, scope: !4497)
!4820 = !DILocation(line: 4589, column: 1, scope: !4497)
!4821 = !DILocation(line: 4590, column: 1, scope: !4497)
!4822 = !DILocation(line: 4591, column: 1, scope: !4497)
!4823 = !DILocation(line: 4592, column: 1, scope: !4497)
!4824 = !DILocation(line: 4593, column: 1, scope: !4497)
!4825 = !DILocation(line: 4594, column: 1, scope: !4497)
!4826 = !DILocation(line: 4595, column: 1, scope: !4497)
!4827 = !DILocation(line: 4596, column: 1, scope: !4497)
!4828 = !DILocation(line: 4597, column: 1, scope: !4497)
!4829 = !DILocation(line: 4598, column: 1, scope: !4497)
!4830 = !DILocation(line: 4599, column: 1, scope: !4497)
!4831 = !DILocation(line: 4600, column: 1, scope: !4497)
!4832 = !DILocation(line: 4601, column: 1, scope: !4497)
!4833 = !DILocation(line: 4602, column: 1, scope: !4497)
!4834 = !DILocation(line: 4603, column: 1, scope: !4497)
!4835 = !DILocation(line: 4604, column: 1, scope: !4497)
!4836 = !DILocation(line: 4605, column: 1, scope: !4497)
!4837 = !DILocation(line: 4606, column: 1, scope: !4497)
!4838 = !DILocation(line: 4607, column: 1, scope: !4497)
!4839 = !DILocation(line: 4608, column: 1, scope: !4497)
!4840 = !DILocation(line: 4609, column: 1, scope: !4497)
!4841 = !DILocation(line: 4610, column: 1, scope: !4497)
!4842 = !DILocation(line: 4611, column: 1, scope: !4497)
!4843 = !DILocation(line: 4612, column: 1, scope: !4497)
!4844 = !DILocation(line: 4613, column: 1, scope: !4497)
!4845 = !DILocation(line: 4614, column: 1, scope: !4497)
!4846 = !DILocation(line: 4615, column: 1, scope: !4497)
!4847 = !DILocation(line: 4616, column: 1, scope: !4497)
!4848 = !DILocation(line: 4617, column: 1, scope: !4497)
!4849 = !DILocation(line: 4618, column: 1, scope: !4497)
!4850 = !DILocation(line: 4619, column: 1, scope: !4497)
!4851 = !DILocation(line: 4620, column: 1, scope: !4497)
!4852 = distinct !{!4852, !45, !46}
!4853 = !DILocation(line: 4621, column: 1, scope: !4497)
!4854 = !DILocation(line: 4622, column: 1, scope: !4497)
!4855 = !DILocation(line: 4623, column: 1, scope: !4497)
!4856 = !DILocation(line: 4624, column: 1, scope: !4497)
!4857 = !DILocation(line: 4625, column: 1, scope: !4497)
!4858 = distinct !{!4858, !45, !46}
!4859 = !DILocation(line: 4626, column: 1, scope: !4497)
!4860 = !DILocation(line: 4627, column: 1, scope: !4497)
!4861 = !DILocation(line: 4628, column: 1, scope: !4497)
!4862 = !DILocation(line: 4629, column: 1, scope: !4497)
!4863 = !DILocation(line: 4630, column: 1, scope: !4497)
!4864 = !DILocation(line: 4631, column: 1, scope: !4497)
!4865 = !DILocation(line: 4632, column: 1, scope: !4497)
!4866 = !DILocation(line: 4633, column: 1, scope: !4497)
!4867 = !DILocation(line: 4634, column: 1, scope: !4497)
!4868 = !DILocation(line: 4635, column: 1, scope: !4497)
!4869 = !DILocation(line: 4636, column: 1, scope: !4497)
!4870 = !DILocation(line: 4637, column: 1, scope: !4497)
!4871 = !DILocation(line: 4638, column: 1, scope: !4497)
!4872 = !DILocation(line: 4639, column: 1, scope: !4497)
!4873 = !DILocation(line: 4640, column: 1, scope: !4497)
!4874 = !DILocation(line: 4641, column: 1, scope: !4497)
!4875 = !DILocation(line: 4642, column: 1, scope: !4497)
!4876 = !DILocation(line: 4643, column: 1, scope: !4497)
!4877 = !DILocation(line: 4644, column: 1, scope: !4497)
!4878 = !DILocation(line: 4645, column: 1, scope: !4497)
!4879 = !DILocation(line: 4646, column: 1, scope: !4497)
!4880 = !DILocation(line: 4647, column: 1, scope: !4497)
!4881 = !DILocation(line: 4648, column: 1, scope: !4497)
!4882 = !DILocation(line: 4649, column: 1, scope: !4497)
!4883 = !DILocation(line: 4650, column: 1, scope: !4497)
!4884 = !DILocation(line: 4651, column: 1, scope: !4497)
!4885 = !DILocation(line: 4652, column: 1, scope: !4497)
!4886 = !DILocation(line: 4653, column: 1, scope: !4497)
!4887 = distinct !{!4887, !45, !46}
!4888 = !DILocation(line: 4654, column: 1, scope: !4497)
!4889 = !DILocation(line: 4655, column: 1, scope: !4497)
!4890 = !DILocation(line: 4656, column: 1, scope: !4497)
!4891 = !DILocation(line: 4657, column: 1, scope: !4497)
!4892 = !DILocation(line: 4658, column: 1, scope: !4497)
!4893 = !DILocation(line: 4659, column: 1, scope: !4497)
!4894 = !DILocation(line: 4660, column: 1, scope: !4497)
!4895 = !DILocation(line: 4661, column: 1, scope: !4497)
!4896 = !DILocation(line: 4662, column: 1, scope: !4497)
!4897 = !DILocation(line: 4663, column: 1, scope: !4497)
!4898 = !DILocation(line: 4664, column: 1, scope: !4497)
!4899 = !DILocation(line: 4665, column: 1, scope: !4497)
!4900 = !DILocation(line: 4666, column: 1, scope: !4497)
!4901 = !DILocation(line: 4667, column: 1, scope: !4497)
!4902 = !DILocation(line: 4668, column: 1, scope: !4497)
!4903 = !DILocation(line: 4669, column: 1, scope: !4497)
!4904 = !DILocation(line: 4670, column: 1, scope: !4497)
!4905 = !DILocation(line: 4671, column: 1, scope: !4497)
!4906 = !DILocation(line: 4672, column: 1, scope: !4497)
!4907 = !DILocation(line: 4673, column: 1, scope: !4497)
!4908 = !DILocation(line: 4674, column: 1, scope: !4497)
!4909 = !DILocation(line: 4675, column: 1, scope: !4497)
!4910 = !DILocation(line: 4676, column: 1, scope: !4497)
!4911 = !DILocation(line: 4677, column: 1, scope: !4497)
!4912 = !DILocation(line: 4678, column: 1, scope: !4497)
!4913 = !DILocation(line: 4679, column: 1, scope: !4497)
!4914 = distinct !{!4914, !45, !46}
!4915 = !DILocation(line: 4680, column: 1, scope: !4497)
!4916 = !DILocation(line: 4681, column: 1, scope: !4497)
!4917 = !DILocation(line: 4682, column: 1, scope: !4497)
!4918 = !DILocation(line: 4683, column: 1, scope: !4497)
!4919 = !DILocation(line: 4684, column: 1, scope: !4497)
!4920 = !DILocation(line: 4685, column: 1, scope: !4497)
!4921 = !DILocation(line: 4686, column: 1, scope: !4497)
!4922 = !DILocation(line: 4687, column: 1, scope: !4497)
!4923 = !DILocation(line: 4688, column: 1, scope: !4497)
!4924 = !DILocation(line: 4689, column: 1, scope: !4497)
!4925 = !DILocation(line: 4690, column: 1, scope: !4497)
!4926 = !DILocation(line: 4691, column: 1, scope: !4497)
!4927 = !DILocation(line: 4692, column: 1, scope: !4497)
!4928 = !DILocation(line: 4693, column: 1, scope: !4497)
!4929 = !DILocation(line: 4694, column: 1, scope: !4497)
!4930 = !DILocation(line: 4695, column: 1, scope: !4497)
!4931 = !DILocation(line: 4696, column: 1, scope: !4497)
!4932 = !DILocation(line: 4697, column: 1, scope: !4497)
!4933 = !DILocation(line: 4698, column: 1, scope: !4497)
!4934 = distinct !{!4934, !45, !46}
!4935 = !DILocation(line: 4699, column: 1, scope: !4497)
!4936 = !DILocation(line: 4700, column: 1, scope: !4497)
!4937 = !DILocation(line: 4701, column: 1, scope: !4497)
!4938 = !DILocation(line: 4702, column: 1, scope: !4497)
!4939 = !DILocation(line: 4703, column: 1, scope: !4497)
!4940 = !DILocation(line: 4704, column: 1, scope: !4497)
!4941 = !DILocation(line: 4705, column: 1, scope: !4497)
!4942 = !DILocation(line: 4706, column: 1, scope: !4497)
!4943 = !DILocation(line: 4707, column: 1, scope: !4497)
!4944 = !DILocation(line: 4708, column: 1, scope: !4497)
!4945 = !DILocation(line: 4709, column: 1, scope: !4497)
!4946 = !DILocation(line: 4710, column: 1, scope: !4497)
!4947 = !DILocation(line: 4711, column: 1, scope: !4497)
!4948 = !DILocation(line: 4712, column: 1, scope: !4497)
!4949 = !DILocation(line: 4713, column: 1, scope: !4497)
!4950 = !DILocation(line: 4714, column: 1, scope: !4497)
!4951 = !DILocation(line: 4715, column: 1, scope: !4497)
!4952 = distinct !{!4952, !45, !46}
!4953 = !DILocation(line: 4716, column: 1, scope: !4497)
!4954 = !DILocation(line: 4717, column: 1, scope: !4497)
!4955 = !DILocation(line: 4718, column: 1, scope: !4497)
!4956 = !DILocation(line: 4719, column: 1, scope: !4497)
!4957 = !DILocation(line: 4720, column: 1, scope: !4497)
!4958 = !DILocation(line: 4721, column: 1, scope: !4497)
!4959 = !DILocation(line: 4722, column: 1, scope: !4497)
!4960 = !DILocation(line: 4723, column: 1, scope: !4497)
!4961 = !DILocation(line: 4724, column: 1, scope: !4497)
!4962 = !DILocation(line: 4725, column: 1, scope: !4497)
!4963 = !DILocation(line: 4726, column: 1, scope: !4497)
!4964 = !DILocation(line: 4727, column: 1, scope: !4497)
!4965 = !DILocation(line: 4728, column: 1, scope: !4497)
!4966 = !DILocation(line: 4729, column: 1, scope: !4497)
!4967 = !DILocation(line: 4730, column: 1, scope: !4497)
!4968 = !DILocation(line: 4731, column: 1, scope: !4497)
!4969 = !DILocation(line: 4732, column: 1, scope: !4497)
!4970 = !DILocation(line: 4733, column: 1, scope: !4497)
!4971 = !DILocation(line: 4734, column: 1, scope: !4497)
!4972 = !DILocation(line: 4735, column: 1, scope: !4497)
!4973 = !DILocation(line: 4736, column: 1, scope: !4497)
!4974 = !DILocation(line: 4737, column: 1, scope: !4497)
!4975 = !DILocation(line: 4738, column: 1, scope: !4497)
!4976 = !DILocation(line: 4739, column: 1, scope: !4497)
!4977 = !DILocation(line: 4740, column: 1, scope: !4497)
!4978 = distinct !{!4978, !45, !46}
!4979 = distinct !DISubprogram(name: "_Z4k21xPjS_PKiiiiiijxxyyi", linkageName: "_Z4k21xPjS_PKiiiiiijxxyyi", scope: null, file: !10, line: 4741, type: !14, scopeLine: 4741, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !9)
!4980 = !DILocation(line: 4741, column: 1, scope: !4979)
!4981 = !DILocation(line: 4742, column: 1, scope: !4979)
!4982 = !DILocation(line: 4743, column: 1, scope: !4979)
!4983 = !DILocation(line: 4744, column: 1, scope: !4979)
!4984 = !DILocation(line: 4745, column: 1, scope: !4979)
!4985 = !DILocation(line: 4746, column: 1, scope: !4979)
!4986 = !DILocation(line: 4747, column: 1, scope: !4979)
!4987 = !DILocation(line: 4748, column: 1, scope: !4979)
!4988 = !DILocation(line: 4749, column: 1, scope: !4979)
!4989 = !DILocation(line: 4750, column: 1, scope: !4979)
!4990 = !DILocation(line: 4751, column: 1, scope: !4979)
!4991 = !DILocation(line: 4752, column: 1, scope: !4979)
!4992 = !DILocation(line: 4753, column: 1, scope: !4979)
!4993 = !DILocation(line: 4754, column: 1, scope: !4979)
!4994 = !DILocation(line: 4755, column: 1, scope: !4979)
!4995 = !DILocation(line: 4756, column: 1, scope: !4979)
!4996 = !DILocation(line: 4757, column: 1, scope: !4979)
!4997 = !DILocation(line: 4758, column: 1, scope: !4979)
!4998 = !DILocation(line: 4759, column: 1, scope: !4979)
!4999 = !DILocation(line: 4760, column: 1, scope: !4979)
!5000 = !DILocation(line: 4761, column: 1, scope: !4979)
!5001 = !DILocation(line: 4762, column: 1, scope: !4979)
!5002 = !DILocation(line: 4763, column: 1, scope: !4979)
!5003 = !DILocation(line: 4764, column: 1, scope: !4979)
!5004 = !DILocation(line: 4765, column: 1, scope: !4979)
!5005 = !DILocation(line: 4766, column: 1, scope: !4979)
!5006 = !DILocation(line: 4767, column: 1, scope: !4979)
!5007 = !DILocation(line: 4768, column: 1, scope: !4979)
!5008 = !DILocation(line: 4769, column: 1, scope: !4979)
!5009 = !DILocation(line: 4770, column: 1, scope: !4979)
!5010 = distinct !{!5010, !45, !46}
!5011 = !DILocation(line: 4771, column: 1, scope: !4979)
!5012 = !DILocation(line: 4772, column: 1, scope: !4979)
!5013 = !DILocation(line: 4773, column: 1, scope: !4979)
!5014 = !DILocation(line: 4774, column: 1, scope: !4979)
!5015 = !DILocation(line: 4775, column: 1, scope: !4979)
!5016 = !DILocation(line: 4776, column: 1, scope: !4979)
!5017 = !DILocation(line: 4777, column: 1, scope: !4979)
!5018 = !DILocation(line: 4778, column: 1, scope: !4979)
!5019 = !DILocation(line: 4779, column: 1, scope: !4979)
!5020 = !DILocation(line: 4780, column: 1, scope: !4979)
!5021 = !DILocation(line: 4781, column: 1, scope: !4979)
!5022 = !DILocation(line: 4782, column: 1, scope: !4979)
!5023 = !DILocation(line: 4783, column: 1, scope: !4979)
!5024 = !DILocation(line: 4784, column: 1, scope: !4979)
!5025 = !DILocation(line: 4785, column: 1, scope: !4979)
!5026 = !DILocation(line: 4786, column: 1, scope: !4979)
!5027 = distinct !{!5027, !45, !46}
!5028 = !DILocation(line: 4787, column: 1, scope: !4979)
!5029 = !DILocation(line: 4788, column: 1, scope: !4979)
!5030 = !DILocation(line: 4789, column: 1, scope: !4979)
!5031 = !DILocation(line: 4790, column: 1, scope: !4979)
!5032 = !DILocation(line: 4791, column: 1, scope: !4979)
!5033 = !DILocation(line: 4792, column: 1, scope: !4979)
!5034 = !DILocation(line: 4793, column: 1, scope: !4979)
!5035 = !DILocation(line: 4794, column: 1, scope: !4979)
!5036 = !DILocation(line: 4795, column: 1, scope: !4979)
!5037 = !DILocation(line: 4796, column: 1, scope: !4979)
!5038 = !DILocation(line: 4797, column: 1, scope: !4979)
!5039 = !DILocation(line: 4798, column: 1, scope: !4979)
!5040 = !DILocation(line: 4799, column: 1, scope: !4979)
!5041 = !DILocation(line: 4800, column: 1, scope: !4979)
!5042 = !DILocation(line: 4801, column: 1, scope: !4979)
!5043 = !DILocation(line: 4802, column: 1, scope: !4979)
!5044 = !DILocation(line: 4803, column: 1, scope: !4979)
!5045 = !DILocation(line: 4804, column: 1, scope: !4979)
!5046 = !DILocation(line: 4805, column: 1, scope: !4979)
!5047 = !DILocation(line: 4806, column: 1, scope: !4979)
!5048 = !DILocation(line: 4807, column: 1, scope: !4979)
!5049 = !DILocation(line: 4808, column: 1, scope: !4979)
!5050 = !DILocation(line: 4809, column: 1, scope: !4979)
!5051 = !DILocation(line: 4810, column: 1, scope: !4979)
!5052 = !DILocation(line: 4811, column: 1, scope: !4979)
!5053 = distinct !{!5053, !45, !46}
!5054 = !DILocation(line: 4812, column: 1, scope: !4979)
!5055 = !DILocation(line: 4813, column: 1, scope: !4979)
!5056 = !DILocation(line: 4814, column: 1, scope: !4979)
!5057 = !DILocation(line: 4815, column: 1, scope: !4979)
!5058 = !DILocation(line: 4816, column: 1, scope: !4979)
!5059 = !DILocation(line: 4817, column: 1, scope: !4979)
!5060 = !DILocation(line: 4818, column: 1, scope: !4979)
!5061 = !DILocation(line: 4819, column: 1, scope: !4979)
!5062 = !DILocation(line: 4820, column: 1, scope: !4979)
!5063 = distinct !{!5063, !45, !46}
!5064 = !DILocation(line: 4821, column: 1, scope: !4979)
!5065 = !DILocation(line: 4822, column: 1, scope: !4979)
!5066 = !DILocation(line: 4823, column: 1, scope: !4979)
!5067 = !DILocation(line: 4824, column: 1, scope: !4979)
!5068 = !DILocation(line: 4825, column: 1, scope: !4979)
!5069 = !DILocation(line: 4826, column: 1, scope: !4979)
!5070 = !DILocation(line: 4827, column: 1, scope: !4979)
!5071 = !DILocation(line: 4828, column: 1, scope: !4979)
!5072 = !DILocation(line: 4829, column: 1, scope: !4979)
!5073 = !DILocation(line: 4830, column: 1, scope: !4979)
!5074 = !DILocation(line: 4831, column: 1, scope: !4979)
!5075 = !DILocation(line: 4832, column: 1, scope: !4979)
!5076 = !DILocation(line: 4833, column: 1, scope: !4979)
!5077 = !DILocation(line: 4834, column: 1, scope: !4979)
!5078 = !DILocation(line: 4835, column: 1, scope: !4979)
!5079 = !DILocation(line: 4836, column: 1, scope: !4979)
!5080 = !DILocation(line: 4837, column: 1, scope: !4979)
!5081 = !DILocation(line: 4838, column: 1, scope: !4979)
!5082 = !DILocation(line: 4839, column: 1, scope: !4979)
!5083 = !DILocation(line: 4840, column: 1, scope: !4979)
!5084 = !DILocation(line: 4841, column: 1, scope: !4979)
!5085 = !DILocation(line: 4842, column: 1, scope: !4979)
!5086 = !DILocation(line: 4843, column: 1, scope: !4979)
!5087 = !DILocation(line: 4844, column: 1, scope: !4979)
!5088 = !DILocation(line: 4845, column: 1, scope: !4979)
!5089 = !DILocation(line: 4846, column: 1, scope: !4979)
!5090 = !DILocation(line: 4847, column: 1, scope: !4979)
!5091 = !DILocation(line: 4848, column: 1, scope: !4979)
!5092 = !DILocation(line: 4849, column: 1, scope: !4979)
!5093 = !DILocation(line: 4850, column: 1, scope: !4979)
!5094 = !DILocation(line: 4851, column: 1, scope: !4979)
!5095 = !DILocation(line: 4852, column: 1, scope: !4979)
!5096 = !DILocation(line: 4853, column: 1, scope: !4979)
!5097 = !DILocation(line: 4854, column: 1, scope: !4979)
!5098 = !DILocation(line: 4855, column: 1, scope: !4979)
!5099 = distinct !{!5099, !45, !46}
!5100 = !DILocation(line: 4856, column: 1, scope: !4979)
!5101 = !DILocation(line: 4857, column: 1, scope: !4979)
!5102 = !DILocation(line: 4858, column: 1, scope: !4979)
!5103 = !DILocation(line: 4859, column: 1, scope: !4979)
!5104 = !DILocation(line: 4860, column: 1, scope: !4979)
!5105 = !DILocation(line: 4861, column: 1, scope: !4979)
!5106 = !DILocation(line: 4862, column: 1, scope: !4979)
!5107 = !DILocation(line: 4863, column: 1, scope: !4979)
!5108 = !DILocation(line: 4864, column: 1, scope: !4979)
!5109 = !DILocation(line: 4865, column: 1, scope: !4979)
!5110 = !DILocation(line: 4866, column: 1, scope: !4979)
!5111 = !DILocation(line: 4867, column: 1, scope: !4979)
!5112 = distinct !{!5112, !45, !5113}
!5113 = !{!"llvm.loop.unroll.enable"}
!5114 = !DILocation(line: 4868, column: 1, scope: !4979)
!5115 = !DILocation(line: 4869, column: 1, scope: !4979)
!5116 = !DILocation(line: 4870, column: 1, scope: !4979)
!5117 = !DILocation(line: 4871, column: 1, scope: !4979)
!5118 = !DILocation(line: 4872, column: 1, scope: !4979)
!5119 = !DILocation(line: 4873, column: 1, scope: !4979)
!5120 = !DILocation(line: 4874, column: 1, scope: !4979)
!5121 = !DILocation(line: 4875, column: 1, scope: !4979)
!5122 = !DILocation(line: 4876, column: 1, scope: !4979)
!5123 = !DILocation(line: 4877, column: 1, scope: !4979)
!5124 = !DILocation(line: 4878, column: 1, scope: !4979)
!5125 = !DILocation(line: 4879, column: 1, scope: !4979)
!5126 = !DILocation(line: 4880, column: 1, scope: !4979)
!5127 = !DILocation(line: 4881, column: 1, scope: !4979)
!5128 = !DILocation(line: 4882, column: 1, scope: !4979)
!5129 = !DILocation(line: 4883, column: 1, scope: !4979)
!5130 = !DILocation(line: 4884, column: 1, scope: !4979)
!5131 = !DILocation(line: 4885, column: 1, scope: !4979)
!5132 = !DILocation(line: 4886, column: 1, scope: !4979)
!5133 = !DILocation(line: 4887, column: 1, scope: !4979)
!5134 = !DILocation(line: 4888, column: 1, scope: !4979)
!5135 = !DILocation(line: 4889, column: 1, scope: !4979)
!5136 = !DILocation(line: 4890, column: 1, scope: !4979)
!5137 = !DILocation(line: 4891, column: 1, scope: !4979)
!5138 = !DILocation(line: 4892, column: 1, scope: !4979)
!5139 = !DILocation(line: 4893, column: 1, scope: !4979)
!5140 = !DILocation(line: 4894, column: 1, scope: !4979)
!5141 = !DILocation(line: 4895, column: 1, scope: !4979)
!5142 = !DILocation(line: 4896, column: 1, scope: !4979)
!5143 = !DILocation(line: 4897, column: 1, scope: !4979)
!5144 = !DILocation(line: 4898, column: 1, scope: !4979)
!5145 = !DILocation(line: 4899, column: 1, scope: !4979)
!5146 = !DILocation(line: 4900, column: 1, scope: !4979)
!5147 = !DILocation(line: 4901, column: 1, scope: !4979)
!5148 = !DILocation(line: 4902, column: 1, scope: !4979)
!5149 = !DILocation(line: 4903, column: 1, scope: !4979)
!5150 = !DILocation(line: 4904, column: 1, scope: !4979)
!5151 = !DILocation(line: 4905, column: 1, scope: !4979)
!5152 = distinct !{!5152, !45, !46}
!5153 = !DILocation(line: 4906, column: 1, scope: !4979)
!5154 = !DILocation(line: 4907, column: 1, scope: !4979)
!5155 = !DILocation(line: 4908, column: 1, scope: !4979)
!5156 = distinct !{!5156, !45, !46}
!5157 = !DILocation(line: 4909, column: 1, scope: !4979)
!5158 = !DILocation(line: 4910, column: 1, scope: !4979)
!5159 = !DILocation(line: 4911, column: 1, scope: !4979)
!5160 = !DILocation(line: 4912, column: 1, scope: !4979)
!5161 = !DILocation(line: 4913, column: 1, scope: !4979)
!5162 = !DILocation(line: 4914, column: 1, scope: !4979)
!5163 = !DILocation(line: 4915, column: 1, scope: !4979)
!5164 = !DILocation(line: 4916, column: 1, scope: !4979)
!5165 = !DILocation(line: 4917, column: 1, scope: !4979)
!5166 = !DILocation(line: 4918, column: 1, scope: !4979)
!5167 = !DILocation(line: 4919, column: 1, scope: !4979)
!5168 = !DILocation(line: 4920, column: 1, scope: !4979)
!5169 = !DILocation(line: 4921, column: 1, scope: !4979)
!5170 = !DILocation(line: 4922, column: 1, scope: !4979)
!5171 = !DILocation(line: 4923, column: 1, scope: !4979)
!5172 = !DILocation(line: 4924, column: 1, scope: !4979)
!5173 = !DILocation(line: 4925, column: 1, scope: !4979)
!5174 = distinct !{!5174, !45, !46}
!5175 = !DILocation(line: 4926, column: 1, scope: !4979)
!5176 = !DILocation(line: 4927, column: 1, scope: !4979)
!5177 = !DILocation(line: 4928, column: 1, scope: !4979)
!5178 = !DILocation(line: 4929, column: 1, scope: !4979)
!5179 = !DILocation(line: 4930, column: 1, scope: !4979)
!5180 = !DILocation(line: 4931, column: 1, scope: !4979)
!5181 = !DILocation(line: 4932, column: 1, scope: !4979)
!5182 = !DILocation(line: 4933, column: 1, scope: !4979)
!5183 = !DILocation(line: 4934, column: 1, scope: !4979)
!5184 = !DILocation(line: 4935, column: 1, scope: !4979)
!5185 = !DILocation(line: 4936, column: 1, scope: !4979)
!5186 = !DILocation(line: 4937, column: 1, scope: !4979)
!5187 = !DILocation(line: 4938, column: 1, scope: !4979)
!5188 = !DILocation(line: 4939, column: 1, scope: !4979)
!5189 = !DILocation(line: 4940, column: 1, scope: !4979)
!5190 = !DILocation(line: 4941, column: 1, scope: !4979)
!5191 = !DILocation(line: 4942, column: 1, scope: !4979)
!5192 = distinct !{!5192, !45, !46}
!5193 = !DILocation(line: 4943, column: 1, scope: !4979)
!5194 = !DILocation(line: 4944, column: 1, scope: !4979)
!5195 = !DILocation(line: 4945, column: 1, scope: !4979)
!5196 = !DILocation(line: 4946, column: 1, scope: !4979)
!5197 = !DILocation(line: 4947, column: 1, scope: !4979)
!5198 = !DILocation(line: 4948, column: 1, scope: !4979)
!5199 = !DILocation(line: 4949, column: 1, scope: !4979)
!5200 = !DILocation(line: 4950, column: 1, scope: !4979)
!5201 = !DILocation(line: 4951, column: 1, scope: !4979)
!5202 = !DILocation(line: 4952, column: 1, scope: !4979)
!5203 = !DILocation(line: 4953, column: 1, scope: !4979)
!5204 = !DILocation(line: 4954, column: 1, scope: !4979)
!5205 = !DILocation(line: 4955, column: 1, scope: !4979)
!5206 = !DILocation(line: 4956, column: 1, scope: !4979)
!5207 = !DILocation(line: 4957, column: 1, scope: !4979)
!5208 = !DILocation(line: 4958, column: 1, scope: !4979)
!5209 = !DILocation(line: 4959, column: 1, scope: !4979)
!5210 = !DILocation(line: 4960, column: 1, scope: !4979)
!5211 = !DILocation(line: 4961, column: 1, scope: !4979)
!5212 = !DILocation(line: 4962, column: 1, scope: !4979)
!5213 = !DILocation(line: 4963, column: 1, scope: !4979)
!5214 = !DILocation(line: 4964, column: 1, scope: !4979)
!5215 = !DILocation(line: 4965, column: 1, scope: !4979)
!5216 = !DILocation(line: 4966, column: 1, scope: !4979)
!5217 = !DILocation(line: 4967, column: 1, scope: !4979)
!5218 = !DILocation(line: 4968, column: 1, scope: !4979)
!5219 = !DILocation(line: 4969, column: 1, scope: !4979)
!5220 = distinct !{!5220, !45, !46}
!5221 = distinct !DISubprogram(name: "_Z4k22xPjS_PKiiiiiijxxyyi", linkageName: "_Z4k22xPjS_PKiiiiiijxxyyi", scope: null, file: !10, line: 4970, type: !14, scopeLine: 4970, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !9)
!5222 = !DILocation(line: 4970, column: 1, scope: !5221)
!5223 = !DILocation(line: 4971, column: 1, scope: !5221)
!5224 = !DILocation(line: 4972, column: 1, scope: !5221)
!5225 = !DILocation(line: 4973, column: 1, scope: !5221)
!5226 = !DILocation(line: 4974, column: 1, scope: !5221)
!5227 = !DILocation(line: 4975, column: 1, scope: !5221)
!5228 = !DILocation(line: 4976, column: 1, scope: !5221)
!5229 = !DILocation(line: 4977, column: 1, scope: !5221)
!5230 = !DILocation(line: 4978, column: 1, scope: !5221)
!5231 = !DILocation(line: 4979, column: 1, scope: !5221)
!5232 = !DILocation(line: 4980, column: 1, scope: !5221)
!5233 = !DILocation(line: 4981, column: 1, scope: !5221)
!5234 = !DILocation(line: 4982, column: 1, scope: !5221)
!5235 = !DILocation(line: 4983, column: 1, scope: !5221)
!5236 = !DILocation(line: 4984, column: 1, scope: !5221)
!5237 = !DILocation(line: 4985, column: 1, scope: !5221)
!5238 = !DILocation(line: 4986, column: 1, scope: !5221)
!5239 = !DILocation(line: 4987, column: 1, scope: !5221)
!5240 = !DILocation(line: 4988, column: 1, scope: !5221)
!5241 = !DILocation(line: 4989, column: 1, scope: !5221)
!5242 = !DILocation(line: 4990, column: 1, scope: !5221)
!5243 = !DILocation(line: 4991, column: 1, scope: !5221)
!5244 = !DILocation(line: 4992, column: 1, scope: !5221)
!5245 = !DILocation(line: 4993, column: 1, scope: !5221)
!5246 = !DILocation(line: 4994, column: 1, scope: !5221)
!5247 = !DILocation(line: 4995, column: 1, scope: !5221)
!5248 = !DILocation(line: 4996, column: 1, scope: !5221)
!5249 = !DILocation(line: 4997, column: 1, scope: !5221)
!5250 = !DILocation(line: 4998, column: 1, scope: !5221)
!5251 = !DILocation(line: 4999, column: 1, scope: !5221)
!5252 = !DILocation(line: 5000, column: 1, scope: !5221)
!5253 = !DILocation(line: 5001, column: 1, scope: !5221)
!5254 = !DILocation(line: 5002, column: 1, scope: !5221)
!5255 = !DILocation(line: 5003, column: 1, scope: !5221)
!5256 = !DILocation(line: 5004, column: 1, scope: !5221)
!5257 = !DILocation(line: 5005, column: 1, scope: !5221)
!5258 = !DILocation(line: 5006, column: 1, scope: !5221)
!5259 = !DILocation(line: 5007, column: 1, scope: !5221)
!5260 = !DILocation(line: 5008, column: 1, scope: !5221)
!5261 = !DILocation(line: 5009, column: 1, scope: !5221)
!5262 = !DILocation(line: 5010, column: 1, scope: !5221)
!5263 = !DILocation(line: 5011, column: 1, scope: !5221)
!5264 = !DILocation(line: 5012, column: 1, scope: !5221)
!5265 = !DILocation(line: 5013, column: 1, scope: !5221)
!5266 = !DILocation(line: 5014, column: 1, scope: !5221)
!5267 = distinct !{!5267, !45, !46}
!5268 = !DILocation(line: 5015, column: 1, scope: !5221)
!5269 = !DILocation(line: 5016, column: 1, scope: !5221)
!5270 = !DILocation(line: 5017, column: 1, scope: !5221)
!5271 = !DILocation(line: 5018, column: 1, scope: !5221)
!5272 = !DILocation(line: 5019, column: 1, scope: !5221)
!5273 = !DILocation(line: 5020, column: 1, scope: !5221)
!5274 = !DILocation(line: 5021, column: 1, scope: !5221)
!5275 = !DILocation(line: 5022, column: 1, scope: !5221)
!5276 = !DILocation(line: 5023, column: 1, scope: !5221)
!5277 = !DILocation(line: 5024, column: 1, scope: !5221)
!5278 = distinct !{!5278, !45, !46}
!5279 = !DILocation(line: 5025, column: 1, scope: !5221)
!5280 = !DILocation(line: 5026, column: 1, scope: !5221)
!5281 = !DILocation(line: 5027, column: 1, scope: !5221)
!5282 = !DILocation(line: 5028, column: 1, scope: !5221)
!5283 = !DILocation(line: 5029, column: 1, scope: !5221)
!5284 = !DILocation(line: 5030, column: 1, scope: !5221)
!5285 = !DILocation(line: 5031, column: 1, scope: !5221)
!5286 = !DILocation(line: 5032, column: 1, scope: !5221)
!5287 = !DILocation(line: 5033, column: 1, scope: !5221)
!5288 = !DILocation(line: 5034, column: 1, scope: !5221)
!5289 = !DILocation(line: 5035, column: 1, scope: !5221)
!5290 = !DILocation(line: 5036, column: 1, scope: !5221)
!5291 = !DILocation(line: 5037, column: 1, scope: !5221)
!5292 = !DILocation(line: 5038, column: 1, scope: !5221)
!5293 = distinct !{!5293, !45, !46}
!5294 = !DILocation(line: 5039, column: 1, scope: !5221)
!5295 = !DILocation(line: 5040, column: 1, scope: !5221)
!5296 = !DILocation(line: 5041, column: 1, scope: !5221)
!5297 = !DILocation(line: 5042, column: 1, scope: !5221)
!5298 = !DILocation(line: 5043, column: 1, scope: !5221)
!5299 = !DILocation(line: 5044, column: 1, scope: !5221)
!5300 = !DILocation(line: 5045, column: 1, scope: !5221)
!5301 = !DILocation(line: 5046, column: 1, scope: !5221)
!5302 = !DILocation(line: 5047, column: 1, scope: !5221)
!5303 = !DILocation(line: 5048, column: 1, scope: !5221)
!5304 = !DILocation(line: 5049, column: 1, scope: !5221)
!5305 = !DILocation(line: 5050, column: 1, scope: !5221)
!5306 = !DILocation(line: 5051, column: 1, scope: !5221)
!5307 = !DILocation(line: 5052, column: 1, scope: !5221)
!5308 = !DILocation(line: 5053, column: 1, scope: !5221)
!5309 = !DILocation(line: 5054, column: 1, scope: !5221)
!5310 = !DILocation(line: 5055, column: 1, scope: !5221)
!5311 = !DILocation(line: 5056, column: 1, scope: !5221)
!5312 = !DILocation(line: 5057, column: 1, scope: !5221)
!5313 = !DILocation(line: 5058, column: 1, scope: !5221)
!5314 = !DILocation(line: 5059, column: 1, scope: !5221)
!5315 = !DILocation(line: 5060, column: 1, scope: !5221)
!5316 = !DILocation(line: 5061, column: 1, scope: !5221)
!5317 = !DILocation(line: 5062, column: 1, scope: !5221)
!5318 = !DILocation(line: 5063, column: 1, scope: !5221)
!5319 = !DILocation(line: 5064, column: 1, scope: !5221)
!5320 = !DILocation(line: 5065, column: 1, scope: !5221)
!5321 = !DILocation(line: 5066, column: 1, scope: !5221)
!5322 = !DILocation(line: 5067, column: 1, scope: !5221)
!5323 = !DILocation(line: 5068, column: 1, scope: !5221)
!5324 = !DILocation(line: 5069, column: 1, scope: !5221)
!5325 = !DILocation(line: 5070, column: 1, scope: !5221)
!5326 = !DILocation(line: 5071, column: 1, scope: !5221)
!5327 = !DILocation(line: 5072, column: 1, scope: !5221)
!5328 = !DILocation(line: 5073, column: 1, scope: !5221)
!5329 = !DILocation(line: 5074, column: 1, scope: !5221)
!5330 = !DILocation(line: 5075, column: 1, scope: !5221)
!5331 = !DILocation(line: 5076, column: 1, scope: !5221)
!5332 = !DILocation(line: 5077, column: 1, scope: !5221)
!5333 = !DILocation(line: 5078, column: 1, scope: !5221)
!5334 = !DILocation(line: 5079, column: 1, scope: !5221)
!5335 = !DILocation(line: 5080, column: 1, scope: !5221)
!5336 = !DILocation(line: 5081, column: 1, scope: !5221)
!5337 = !DILocation(line: 5082, column: 1, scope: !5221)
!5338 = distinct !{!5338, !45, !46}
!5339 = !DILocation(line: 5083, column: 1, scope: !5221)
!5340 = !DILocation(line: 5084, column: 1, scope: !5221)
!5341 = !DILocation(line: 5085, column: 1, scope: !5221)
!5342 = !DILocation(line: 5086, column: 1, scope: !5221)
!5343 = !DILocation(line: 5087, column: 1, scope: !5221)
!5344 = !DILocation(line: 5088, column: 1, scope: !5221)
!5345 = !DILocation(line: 5089, column: 1, scope: !5221)
!5346 = !DILocation(line: 5090, column: 1, scope: !5221)
!5347 = !DILocation(line: 5091, column: 1, scope: !5221)
!5348 = !DILocation(line: 5092, column: 1, scope: !5221)
!5349 = !DILocation(line: 5093, column: 1, scope: !5221)
!5350 = !DILocation(line: 5094, column: 1, scope: !5221)
!5351 = !DILocation(line: 5095, column: 1, scope: !5221)
!5352 = !DILocation(line: 5096, column: 1, scope: !5221)
!5353 = !DILocation(line: 5097, column: 1, scope: !5221)
!5354 = !DILocation(line: 5098, column: 1, scope: !5221)
!5355 = !DILocation(line: 5099, column: 1, scope: !5221)
!5356 = distinct !{!5356, !45, !46}
!5357 = !DILocation(line: 5100, column: 1, scope: !5221)
!5358 = !DILocation(line: 5101, column: 1, scope: !5221)
!5359 = !DILocation(line: 5102, column: 1, scope: !5221)
!5360 = !DILocation(line: 5103, column: 1, scope: !5221)
!5361 = !DILocation(line: 5104, column: 1, scope: !5221)
!5362 = !DILocation(line: 5105, column: 1, scope: !5221)
!5363 = !DILocation(line: 5106, column: 1, scope: !5221)
!5364 = !DILocation(line: 5107, column: 1, scope: !5221)
!5365 = !DILocation(line: 5108, column: 1, scope: !5221)
!5366 = !DILocation(line: 5109, column: 1, scope: !5221)
!5367 = !DILocation(line: 5110, column: 1, scope: !5221)
!5368 = !DILocation(line: 5111, column: 1, scope: !5221)
!5369 = !DILocation(line: 5112, column: 1, scope: !5221)
!5370 = !DILocation(line: 5113, column: 1, scope: !5221)
!5371 = !DILocation(line: 5114, column: 1, scope: !5221)
!5372 = !DILocation(line: 5115, column: 1, scope: !5221)
!5373 = !DILocation(line: 5116, column: 1, scope: !5221)
!5374 = distinct !{!5374, !45, !46}
!5375 = !DILocation(line: 5117, column: 1, scope: !5221)
!5376 = !DILocation(line: 5118, column: 1, scope: !5221)
!5377 = !DILocation(line: 5119, column: 1, scope: !5221)
!5378 = !DILocation(line: 5120, column: 1, scope: !5221)
!5379 = !DILocation(line: 5121, column: 1, scope: !5221)
!5380 = !DILocation(line: 5122, column: 1, scope: !5221)
!5381 = !DILocation(line: 5123, column: 1, scope: !5221)
!5382 = !DILocation(line: 5124, column: 1, scope: !5221)
!5383 = !DILocation(line: 5125, column: 1, scope: !5221)
!5384 = !DILocation(line: 5126, column: 1, scope: !5221)
!5385 = !DILocation(line: 5127, column: 1, scope: !5221)
!5386 = !DILocation(line: 5128, column: 1, scope: !5221)
!5387 = !DILocation(line: 5129, column: 1, scope: !5221)
!5388 = !DILocation(line: 5130, column: 1, scope: !5221)
!5389 = !DILocation(line: 5131, column: 1, scope: !5221)
!5390 = !{!5391, !947, i64 0}
!5391 = !{!"_ZTS4S5_0", !947, i64 0, !6, i64 4}
!5392 = !DILocation(line: 5132, column: 1, scope: !5221)
!5393 = !DILocation(line: 5133, column: 1, scope: !5221)
!5394 = !DILocation(line: 5134, column: 1, scope: !5221)
!5395 = !DILocation(line: 5135, column: 1, scope: !5221)
!5396 = !{!5391, !6, i64 4}
!5397 = !DILocation(line: 5136, column: 1, scope: !5221)
!5398 = !DILocation(line: 5137, column: 1, scope: !5221)
!5399 = !DILocation(line: 5138, column: 1, scope: !5221)
!5400 = distinct !{!5400, !45, !46}
!5401 = !DILocation(line: 5139, column: 1, scope: !5221)
!5402 = !DILocation(line: 5140, column: 1, scope: !5221)
!5403 = !DILocation(line: 5141, column: 1, scope: !5221)
!5404 = !DILocation(line: 5142, column: 1, scope: !5221)
!5405 = !DILocation(line: 5143, column: 1, scope: !5221)
!5406 = !DILocation(line: 5144, column: 1, scope: !5221)
!5407 = !DILocation(line: 5145, column: 1, scope: !5221)
!5408 = !DILocation(line: 5146, column: 1, scope: !5221)
!5409 = !DILocation(line: 5147, column: 1, scope: !5221)
!5410 = !DILocation(line: 5148, column: 1, scope: !5221)
!5411 = !DILocation(line: 5149, column: 1, scope: !5221)
!5412 = !DILocation(line: 5150, column: 1, scope: !5221)
!5413 = !DILocation(line: 5151, column: 1, scope: !5221)
!5414 = !DILocation(line: 5152, column: 1, scope: !5221)
!5415 = !DILocation(line: 5153, column: 1, scope: !5221)
!5416 = !DILocation(line: 5154, column: 1, scope: !5221)
!5417 = !DILocation(line: 5155, column: 1, scope: !5221)
!5418 = !DILocation(line: 5156, column: 1, scope: !5221)
!5419 = !DILocation(line: 5157, column: 1, scope: !5221)
!5420 = !DILocation(line: 5158, column: 1, scope: !5221)
!5421 = !DILocation(line: 5159, column: 1, scope: !5221)
!5422 = !DILocation(line: 5160, column: 1, scope: !5221)
!5423 = !DILocation(line: 5161, column: 1, scope: !5221)
!5424 = distinct !{!5424, !45, !46}
!5425 = !DILocation(line: 5162, column: 1, scope: !5221)
!5426 = !DILocation(line: 5163, column: 1, scope: !5221)
!5427 = !DILocation(line: 5164, column: 1, scope: !5221)
!5428 = !DILocation(line: 5165, column: 1, scope: !5221)
!5429 = !DILocation(line: 5166, column: 1, scope: !5221)
!5430 = !DILocation(line: 5167, column: 1, scope: !5221)
!5431 = !DILocation(line: 5168, column: 1, scope: !5221)
!5432 = !DILocation(line: 5169, column: 1, scope: !5221)
!5433 = !DILocation(line: 5170, column: 1, scope: !5221)
!5434 = !DILocation(line: 5171, column: 1, scope: !5221)
!5435 = !DILocation(line: 5172, column: 1, scope: !5221)
!5436 = !DILocation(line: 5173, column: 1, scope: !5221)
!5437 = !DILocation(line: 5174, column: 1, scope: !5221)
!5438 = !DILocation(line: 5175, column: 1, scope: !5221)
!5439 = !DILocation(line: 5176, column: 1, scope: !5221)
!5440 = !DILocation(line: 5177, column: 1, scope: !5221)
!5441 = !DILocation(line: 5178, column: 1, scope: !5221)
!5442 = !DILocation(line: 5179, column: 1, scope: !5221)
!5443 = !DILocation(line: 5180, column: 1, scope: !5221)
!5444 = !DILocation(line: 5181, column: 1, scope: !5221)
!5445 = !DILocation(line: 5182, column: 1, scope: !5221)
!5446 = !DILocation(line: 5183, column: 1, scope: !5221)
!5447 = !DILocation(line: 5184, column: 1, scope: !5221)
!5448 = distinct !{!5448, !45, !46}
!5449 = !DILocation(line: 5185, column: 1, scope: !5221)
!5450 = !DILocation(line: 5186, column: 1, scope: !5221)
!5451 = !DILocation(line: 5187, column: 1, scope: !5221)
!5452 = !DILocation(line: 5188, column: 1, scope: !5221)
!5453 = !DILocation(line: 5189, column: 1, scope: !5221)
!5454 = !DILocation(line: 5190, column: 1, scope: !5221)
!5455 = !DILocation(line: 5191, column: 1, scope: !5221)
!5456 = !DILocation(line: 5192, column: 1, scope: !5221)
!5457 = !DILocation(line: 5193, column: 1, scope: !5221)
!5458 = !DILocation(line: 5194, column: 1, scope: !5221)
!5459 = !DILocation(line: 5195, column: 1, scope: !5221)
!5460 = !DILocation(line: 5196, column: 1, scope: !5221)
!5461 = !DILocation(line: 5197, column: 1, scope: !5221)
!5462 = !DILocation(line: 5198, column: 1, scope: !5221)
!5463 = !DILocation(line: 5199, column: 1, scope: !5221)
!5464 = !DILocation(line: 5200, column: 1, scope: !5221)
!5465 = !DILocation(line: 5201, column: 1, scope: !5221)
!5466 = !DILocation(line: 5202, column: 1, scope: !5221)
!5467 = !DILocation(line: 5203, column: 1, scope: !5221)
!5468 = !DILocation(line: 5204, column: 1, scope: !5221)
!5469 = !DILocation(line: 5205, column: 1, scope: !5221)
!5470 = !DILocation(line: 5206, column: 1, scope: !5221)
!5471 = !DILocation(line: 5207, column: 1, scope: !5221)
!5472 = !DILocation(line: 5208, column: 1, scope: !5221)
!5473 = !DILocation(line: 5209, column: 1, scope: !5221)
!5474 = !DILocation(line: 5210, column: 1, scope: !5221)
!5475 = !DILocation(line: 5211, column: 1, scope: !5221)
!5476 = distinct !{!5476, !45, !46}
!5477 = distinct !DISubprogram(name: "_Z4k23xPjS_PKiiiiiijxxyyi", linkageName: "_Z4k23xPjS_PKiiiiiijxxyyi", scope: null, file: !10, line: 5212, type: !14, scopeLine: 5212, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !9)
!5478 = !DILocation(line: 5212, column: 1, scope: !5477)
!5479 = !DILocation(line: 5213, column: 1, scope: !5477)
!5480 = !DILocation(line: 5214, column: 1, scope: !5477)
!5481 = !DILocation(line: 5215, column: 1, scope: !5477)
!5482 = !DILocation(line: 5216, column: 1, scope: !5477)
!5483 = !DILocation(line: 5217, column: 1, scope: !5477)
!5484 = !DILocation(line: 5218, column: 1, scope: !5477)
!5485 = !DILocation(line: 5219, column: 1, scope: !5477)
!5486 = !DILocation(line: 5220, column: 1, scope: !5477)
!5487 = !DILocation(line: 5221, column: 1, scope: !5477)
!5488 = !DILocation(line: 5222, column: 1, scope: !5477)
!5489 = !DILocation(line: 5223, column: 1, scope: !5477)
!5490 = !DILocation(line: 5224, column: 1, scope: !5477)
!5491 = !DILocation(line: 5225, column: 1, scope: !5477)
!5492 = !DILocation(line: 5226, column: 1, scope: !5477)
!5493 = !DILocation(line: 5227, column: 1, scope: !5477)
!5494 = !DILocation(line: 5228, column: 1, scope: !5477)
!5495 = !DILocation(line: 5229, column: 1, scope: !5477)
!5496 = !DILocation(line: 5230, column: 1, scope: !5477)
!5497 = !DILocation(line: 5231, column: 1, scope: !5477)
!5498 = !DILocation(line: 5232, column: 1, scope: !5477)
!5499 = !DILocation(line: 5233, column: 1, scope: !5477)
!5500 = !DILocation(line: 5234, column: 1, scope: !5477)
!5501 = !DILocation(line: 5235, column: 1, scope: !5477)
!5502 = !DILocation(line: 5236, column: 1, scope: !5477)
!5503 = !DILocation(line: 5237, column: 1, scope: !5477)
!5504 = !DILocation(line: 5238, column: 1, scope: !5477)
!5505 = !DILocation(line: 5239, column: 1, scope: !5477)
!5506 = !DILocation(line: 5240, column: 1, scope: !5477)
!5507 = !DILocation(line: 5241, column: 1, scope: !5477)
!5508 = !DILocation(line: 5242, column: 1, scope: !5477)
!5509 = !DILocation(line: 5243, column: 1, scope: !5477)
!5510 = !DILocation(line: 5244, column: 1, scope: !5477)
!5511 = !DILocation(line: 5245, column: 1, scope: !5477)
!5512 = !DILocation(line: 5246, column: 1, scope: !5477)
!5513 = !DILocation(line: 5247, column: 1, scope: !5477)
!5514 = !DILocation(line: 5248, column: 1, scope: !5477)
!5515 = !DILocation(line: 5249, column: 1, scope: !5477)
!5516 = !DILocation(line: 5250, column: 1, scope: !5477)
!5517 = !DILocation(line: 5251, column: 1, scope: !5477)
!5518 = !DILocation(line: 5252, column: 1, scope: !5477)
!5519 = !DILocation(line: 5253, column: 1, scope: !5477)
!5520 = !DILocation(line: 5254, column: 1, scope: !5477)
!5521 = !DILocation(line: 5255, column: 1, scope: !5477)
!5522 = !DILocation(line: 5256, column: 1, scope: !5477)
!5523 = !DILocation(line: 5257, column: 1, scope: !5477)
!5524 = !DILocation(line: 5258, column: 1, scope: !5477)
!5525 = !DILocation(line: 5259, column: 1, scope: !5477)
!5526 = !DILocation(line: 5260, column: 1, scope: !5477)
!5527 = distinct !{!5527, !45, !46}
!5528 = !DILocation(line: 5261, column: 1, scope: !5477)
!5529 = !DILocation(line: 5262, column: 1, scope: !5477)
!5530 = !DILocation(line: 5263, column: 1, scope: !5477)
!5531 = !DILocation(line: 5264, column: 1, scope: !5477)
!5532 = !DILocation(line: 5265, column: 1, scope: !5477)
!5533 = !DILocation(line: 5266, column: 1, scope: !5477)
!5534 = !DILocation(line: 5267, column: 1, scope: !5477)
!5535 = distinct !{!5535, !45, !46}
!5536 = !DILocation(line: 5268, column: 1, scope: !5477)
!5537 = !DILocation(line: 5269, column: 1, scope: !5477)
!5538 = !DILocation(line: 5270, column: 1, scope: !5477)
!5539 = !DILocation(line: 5271, column: 1, scope: !5477)
!5540 = !DILocation(line: 5272, column: 1, scope: !5477)
!5541 = !DILocation(line: 5273, column: 1, scope: !5477)
!5542 = !DILocation(line: 5274, column: 1, scope: !5477)
!5543 = !DILocation(line: 5275, column: 1, scope: !5477)
!5544 = !DILocation(line: 5276, column: 1, scope: !5477)
!5545 = !DILocation(line: 5277, column: 1, scope: !5477)
!5546 = !DILocation(line: 5278, column: 1, scope: !5477)
!5547 = !DILocation(line: 5279, column: 1, scope: !5477)
!5548 = !DILocation(line: 5280, column: 1, scope: !5477)
!5549 = distinct !{!5549, !45, !46}
!5550 = !DILocation(line: 5281, column: 1, scope: !5477)
!5551 = !DILocation(line: 5282, column: 1, scope: !5477)
!5552 = !DILocation(line: 5283, column: 1, scope: !5477)
!5553 = !DILocation(line: 5284, column: 1, scope: !5477)
!5554 = !DILocation(line: 5285, column: 1, scope: !5477)
!5555 = !DILocation(line: 5286, column: 1, scope: !5477)
!5556 = !DILocation(line: 5287, column: 1, scope: !5477)
!5557 = !DILocation(line: 5288, column: 1, scope: !5477)
!5558 = !DILocation(line: 5289, column: 1, scope: !5477)
!5559 = !DILocation(line: 5290, column: 1, scope: !5477)
!5560 = !DILocation(line: 5291, column: 1, scope: !5477)
!5561 = !DILocation(line: 5292, column: 1, scope: !5477)
!5562 = !DILocation(line: 5293, column: 1, scope: !5477)
!5563 = !DILocation(line: 5294, column: 1, scope: !5477)
!5564 = !DILocation(line: 5295, column: 1, scope: !5477)
!5565 = !DILocation(line: 5296, column: 1, scope: !5477)
!5566 = !DILocation(line: 5297, column: 1, scope: !5477)
!5567 = !DILocation(line: 5298, column: 1, scope: !5477)
!5568 = !DILocation(line: 5299, column: 1, scope: !5477)
!5569 = !DILocation(line: 5300, column: 1, scope: !5477)
!5570 = !DILocation(line: 5301, column: 1, scope: !5477)
!5571 = !DILocation(line: 5302, column: 1, scope: !5477)
!5572 = !DILocation(line: 5303, column: 1, scope: !5477)
!5573 = distinct !{!5573, !45, !46}
!5574 = !DILocation(line: 5304, column: 1, scope: !5477)
!5575 = !DILocation(line: 5305, column: 1, scope: !5477)
!5576 = !DILocation(line: 5306, column: 1, scope: !5477)
!5577 = !DILocation(line: 5307, column: 1, scope: !5477)
!5578 = !DILocation(line: 5308, column: 1, scope: !5477)
!5579 = !DILocation(line: 5309, column: 1, scope: !5477)
!5580 = !DILocation(line: 5310, column: 1, scope: !5477)
!5581 = !DILocation(line: 5311, column: 1, scope: !5477)
!5582 = !DILocation(line: 5312, column: 1, scope: !5477)
!5583 = !DILocation(line: 5313, column: 1, scope: !5477)
!5584 = !DILocation(line: 5314, column: 1, scope: !5477)
!5585 = !DILocation(line: 5315, column: 1, scope: !5477)
!5586 = !DILocation(line: 5316, column: 1, scope: !5477)
!5587 = !DILocation(line: 5317, column: 1, scope: !5477)
!5588 = !DILocation(line: 5318, column: 1, scope: !5477)
!5589 = !DILocation(line: 5319, column: 1, scope: !5477)
!5590 = !DILocation(line: 5320, column: 1, scope: !5477)
!5591 = !DILocation(line: 5321, column: 1, scope: !5477)
!5592 = !DILocation(line: 5322, column: 1, scope: !5477)
!5593 = !DILocation(line: 5323, column: 1, scope: !5477)
!5594 = !DILocation(line: 5324, column: 1, scope: !5477)
!5595 = !DILocation(line: 5325, column: 1, scope: !5477)
!5596 = !DILocation(line: 5326, column: 1, scope: !5477)
!5597 = !DILocation(line: 5327, column: 1, scope: !5477)
!5598 = !DILocation(line: 5328, column: 1, scope: !5477)
!5599 = !DILocation(line: 5329, column: 1, scope: !5477)
!5600 = !DILocation(line: 5330, column: 1, scope: !5477)
!5601 = !DILocation(line: 5331, column: 1, scope: !5477)
!5602 = !DILocation(line: 5332, column: 1, scope: !5477)
!5603 = !DILocation(line: 5333, column: 1, scope: !5477)
!5604 = !DILocation(line: 5334, column: 1, scope: !5477)
!5605 = !DILocation(line: 5335, column: 1, scope: !5477)
!5606 = !DILocation(line: 5336, column: 1, scope: !5477)
!5607 = !DILocation(line: 5337, column: 1, scope: !5477)
!5608 = !DILocation(line: 5338, column: 1, scope: !5477)
!5609 = !DILocation(line: 5339, column: 1, scope: !5477)
!5610 = !DILocation(line: 5340, column: 1, scope: !5477)
!5611 = !DILocation(line: 5341, column: 1, scope: !5477)
!5612 = !DILocation(line: 5342, column: 1, scope: !5477)
!5613 = !DILocation(line: 5343, column: 1, scope: !5477)
!5614 = !DILocation(line: 5344, column: 1, scope: !5477)
!5615 = !DILocation(line: 5345, column: 1, scope: !5477)
!5616 = !DILocation(line: 5346, column: 1, scope: !5477)
!5617 = !DILocation(line: 5347, column: 1, scope: !5477)
!5618 = !DILocation(line: 5348, column: 1, scope: !5477)
!5619 = !DILocation(line: 5349, column: 1, scope: !5477)
!5620 = !DILocation(line: 5350, column: 1, scope: !5477)
!5621 = !DILocation(line: 5351, column: 1, scope: !5477)
!5622 = !DILocation(line: 5352, column: 1, scope: !5477)
!5623 = !DILocation(line: 5353, column: 1, scope: !5477)
!5624 = !DILocation(line: 5354, column: 1, scope: !5477)
!5625 = !DILocation(line: 5355, column: 1, scope: !5477)
!5626 = !DILocation(line: 5356, column: 1, scope: !5477)
!5627 = !DILocation(line: 5357, column: 1, scope: !5477)
!5628 = !DILocation(line: 5358, column: 1, scope: !5477)
!5629 = !DILocation(line: 5359, column: 1, scope: !5477)
!5630 = !DILocation(line: 5360, column: 1, scope: !5477)
!5631 = !DILocation(line: 5361, column: 1, scope: !5477)
!5632 = !DILocation(line: 5362, column: 1, scope: !5477)
!5633 = !DILocation(line: 5363, column: 1, scope: !5477)
!5634 = !DILocation(line: 5364, column: 1, scope: !5477)
!5635 = !DILocation(line: 5365, column: 1, scope: !5477)
!5636 = !DILocation(line: 5366, column: 1, scope: !5477)
!5637 = !DILocation(line: 5367, column: 1, scope: !5477)
!5638 = !DILocation(line: 5368, column: 1, scope: !5477)
!5639 = !DILocation(line: 5369, column: 1, scope: !5477)
!5640 = !DILocation(line: 5370, column: 1, scope: !5477)
!5641 = !DILocation(line: 5371, column: 1, scope: !5477)
!5642 = !DILocation(line: 5372, column: 1, scope: !5477)
!5643 = !DILocation(line: 5373, column: 1, scope: !5477)
!5644 = !DILocation(line: 5374, column: 1, scope: !5477)
!5645 = !DILocation(line: 5375, column: 1, scope: !5477)
!5646 = !DILocation(line: 5376, column: 1, scope: !5477)
!5647 = !DILocation(line: 5377, column: 1, scope: !5477)
!5648 = !DILocation(line: 5378, column: 1, scope: !5477)
!5649 = !DILocation(line: 5379, column: 1, scope: !5477)
!5650 = !DILocation(line: 5380, column: 1, scope: !5477)
!5651 = !DILocation(line: 5381, column: 1, scope: !5477)
!5652 = !DILocation(line: 5382, column: 1, scope: !5477)
!5653 = !DILocation(line: 5383, column: 1, scope: !5477)
!5654 = !DILocation(line: 5384, column: 1, scope: !5477)
!5655 = !DILocation(line: 5385, column: 1, scope: !5477)
!5656 = !DILocation(line: 5386, column: 1, scope: !5477)
!5657 = !DILocation(line: 5387, column: 1, scope: !5477)
!5658 = !DILocation(line: 5388, column: 1, scope: !5477)
!5659 = !DILocation(line: 5389, column: 1, scope: !5477)
!5660 = !DILocation(line: 5390, column: 1, scope: !5477)
!5661 = !DILocation(line: 5391, column: 1, scope: !5477)
!5662 = !DILocation(line: 5392, column: 1, scope: !5477)
!5663 = !DILocation(line: 5393, column: 1, scope: !5477)
!5664 = !DILocation(line: 5394, column: 1, scope: !5477)
!5665 = !DILocation(line: 5395, column: 1, scope: !5477)
!5666 = !DILocation(line: 5396, column: 1, scope: !5477)
!5667 = !DILocation(line: 5397, column: 1, scope: !5477)
!5668 = !DILocation(line: 5398, column: 1, scope: !5477)
!5669 = !DILocation(line: 5399, column: 1, scope: !5477)
!5670 = !DILocation(line: 5400, column: 1, scope: !5477)
!5671 = !DILocation(line: 5401, column: 1, scope: !5477)
!5672 = !DILocation(line: 5402, column: 1, scope: !5477)
!5673 = !DILocation(line: 5403, column: 1, scope: !5477)
!5674 = !DILocation(line: 5404, column: 1, scope: !5477)
!5675 = !DILocation(line: 5405, column: 1, scope: !5477)
!5676 = !DILocation(line: 5406, column: 1, scope: !5477)
!5677 = !DILocation(line: 5407, column: 1, scope: !5477)
!5678 = !DILocation(line: 5408, column: 1, scope: !5477)
!5679 = !DILocation(line: 5409, column: 1, scope: !5477)
!5680 = !DILocation(line: 5410, column: 1, scope: !5477)
!5681 = !DILocation(line: 5411, column: 1, scope: !5477)
!5682 = !DILocation(line: 5412, column: 1, scope: !5477)
!5683 = !DILocation(line: 5413, column: 1, scope: !5477)
!5684 = !DILocation(line: 5414, column: 1, scope: !5477)
!5685 = !DILocation(line: 5415, column: 1, scope: !5477)
!5686 = !DILocation(line: 5416, column: 1, scope: !5477)
!5687 = !DILocation(line: 5417, column: 1, scope: !5477)
!5688 = !DILocation(line: 5418, column: 1, scope: !5477)
!5689 = !DILocation(line: 5419, column: 1, scope: !5477)
!5690 = !DILocation(line: 5420, column: 1, scope: !5477)
!5691 = !DILocation(line: 5421, column: 1, scope: !5477)
!5692 = !DILocation(line: 5422, column: 1, scope: !5477)
!5693 = !DILocation(line: 5423, column: 1, scope: !5477)
!5694 = !DILocation(line: 5424, column: 1, scope: !5477)
!5695 = !DILocation(line: 5425, column: 1, scope: !5477)
!5696 = !DILocation(line: 5426, column: 1, scope: !5477)
!5697 = !DILocation(line: 5427, column: 1, scope: !5477)
!5698 = !DILocation(line: 5428, column: 1, scope: !5477)
!5699 = !DILocation(line: 5429, column: 1, scope: !5477)
!5700 = !DILocation(line: 5430, column: 1, scope: !5477)
!5701 = !DILocation(line: 5431, column: 1, scope: !5477)
!5702 = !DILocation(line: 5432, column: 1, scope: !5477)
!5703 = !DILocation(line: 5433, column: 1, scope: !5477)
!5704 = !DILocation(line: 5434, column: 1, scope: !5477)
!5705 = !DILocation(line: 5435, column: 1, scope: !5477)
!5706 = !DILocation(line: 5436, column: 1, scope: !5477)
!5707 = !DILocation(line: 5437, column: 1, scope: !5477)
!5708 = !DILocation(line: 5438, column: 1, scope: !5477)
!5709 = !DILocation(line: 5439, column: 1, scope: !5477)
!5710 = !DILocation(line: 5440, column: 1, scope: !5477)
!5711 = !DILocation(line: 5441, column: 1, scope: !5477)
!5712 = !DILocation(line: 5442, column: 1, scope: !5477)
!5713 = distinct !{!5713, !45, !46}
!5714 = !DILocation(line: 5443, column: 1, scope: !5477)
!5715 = !DILocation(line: 5444, column: 1, scope: !5477)
!5716 = !DILocation(line: 5445, column: 1, scope: !5477)
!5717 = !DILocation(line: 5446, column: 1, scope: !5477)
!5718 = !DILocation(line: 5447, column: 1, scope: !5477)
!5719 = !DILocation(line: 5448, column: 1, scope: !5477)
!5720 = !DILocation(line: 5449, column: 1, scope: !5477)
!5721 = !DILocation(line: 5450, column: 1, scope: !5477)
!5722 = !DILocation(line: 5451, column: 1, scope: !5477)
!5723 = !DILocation(line: 5452, column: 1, scope: !5477)
!5724 = !DILocation(line: 5453, column: 1, scope: !5477)
!5725 = !DILocation(line: 5454, column: 1, scope: !5477)
!5726 = !DILocation(line: 5455, column: 1, scope: !5477)
!5727 = !DILocation(line: 5456, column: 1, scope: !5477)
!5728 = !DILocation(line: 5457, column: 1, scope: !5477)
!5729 = !DILocation(line: 5458, column: 1, scope: !5477)
!5730 = !DILocation(line: 5459, column: 1, scope: !5477)
!5731 = !DILocation(line: 5460, column: 1, scope: !5477)
!5732 = !DILocation(line: 5461, column: 1, scope: !5477)
!5733 = !DILocation(line: 5462, column: 1, scope: !5477)
!5734 = !DILocation(line: 5463, column: 1, scope: !5477)
!5735 = !DILocation(line: 5464, column: 1, scope: !5477)
!5736 = !DILocation(line: 5465, column: 1, scope: !5477)
!5737 = !DILocation(line: 5466, column: 1, scope: !5477)
!5738 = !DILocation(line: 5467, column: 1, scope: !5477)
!5739 = !DILocation(line: 5468, column: 1, scope: !5477)
!5740 = !DILocation(line: 5469, column: 1, scope: !5477)
!5741 = !DILocation(line: 5470, column: 1, scope: !5477)
!5742 = !DILocation(line: 5471, column: 1, scope: !5477)
!5743 = !DILocation(line: 5472, column: 1, scope: !5477)
!5744 = distinct !{!5744, !45, !46}
!5745 = !DILocation(line: 5473, column: 1, scope: !5477)
!5746 = !DILocation(line: 5474, column: 1, scope: !5477)
!5747 = !DILocation(line: 5475, column: 1, scope: !5477)
!5748 = !DILocation(line: 5476, column: 1, scope: !5477)
!5749 = !DILocation(line: 5477, column: 1, scope: !5477)
!5750 = !DILocation(line: 5478, column: 1, scope: !5477)
!5751 = !DILocation(line: 5479, column: 1, scope: !5477)
!5752 = !DILocation(line: 5480, column: 1, scope: !5477)
!5753 = !DILocation(line: 5481, column: 1, scope: !5477)
!5754 = !DILocation(line: 5482, column: 1, scope: !5477)
!5755 = !DILocation(line: 5483, column: 1, scope: !5477)
!5756 = !DILocation(line: 5484, column: 1, scope: !5477)
!5757 = !DILocation(line: 5485, column: 1, scope: !5477)
!5758 = !DILocation(line: 5486, column: 1, scope: !5477)
!5759 = !DILocation(line: 5487, column: 1, scope: !5477)
!5760 = !DILocation(line: 5488, column: 1, scope: !5477)
!5761 = !DILocation(line: 5489, column: 1, scope: !5477)
!5762 = !DILocation(line: 5490, column: 1, scope: !5477)
!5763 = !DILocation(line: 5491, column: 1, scope: !5477)
!5764 = !DILocation(line: 5492, column: 1, scope: !5477)
!5765 = !DILocation(line: 5493, column: 1, scope: !5477)
!5766 = !DILocation(line: 5494, column: 1, scope: !5477)
!5767 = !DILocation(line: 5495, column: 1, scope: !5477)
!5768 = !DILocation(line: 5496, column: 1, scope: !5477)
!5769 = !DILocation(line: 5497, column: 1, scope: !5477)
!5770 = !DILocation(line: 5498, column: 1, scope: !5477)
!5771 = !DILocation(line: 5499, column: 1, scope: !5477)
!5772 = !DILocation(line: 5500, column: 1, scope: !5477)
!5773 = !DILocation(line: 5501, column: 1, scope: !5477)
!5774 = !DILocation(line: 5502, column: 1, scope: !5477)
!5775 = !DILocation(line: 5503, column: 1, scope: !5477)
!5776 = !DILocation(line: 5504, column: 1, scope: !5477)
!5777 = !DILocation(line: 5505, column: 1, scope: !5477)
!5778 = !DILocation(line: 5506, column: 1, scope: !5477)
!5779 = !DILocation(line: 5507, column: 1, scope: !5477)
!5780 = !DILocation(line: 5508, column: 1, scope: !5477)
!5781 = !DILocation(line: 5509, column: 1, scope: !5477)
!5782 = !DILocation(line: 5510, column: 1, scope: !5477)
!5783 = !DILocation(line: 5511, column: 1, scope: !5477)
!5784 = !DILocation(line: 5512, column: 1, scope: !5477)
!5785 = !DILocation(line: 5513, column: 1, scope: !5477)
!5786 = !DILocation(line: 5514, column: 1, scope: !5477)
!5787 = !DILocation(line: 5515, column: 1, scope: !5477)
!5788 = !DILocation(line: 5516, column: 1, scope: !5477)
!5789 = !DILocation(line: 5517, column: 1, scope: !5477)
!5790 = !DILocation(line: 5518, column: 1, scope: !5477)
!5791 = !DILocation(line: 5519, column: 1, scope: !5477)
!5792 = !DILocation(line: 5520, column: 1, scope: !5477)
!5793 = !DILocation(line: 5521, column: 1, scope: !5477)
!5794 = !DILocation(line: 5522, column: 1, scope: !5477)
!5795 = !DILocation(line: 5523, column: 1, scope: !5477)
!5796 = !DILocation(line: 5524, column: 1, scope: !5477)
!5797 = !DILocation(line: 5525, column: 1, scope: !5477)
!5798 = !DILocation(line: 5526, column: 1, scope: !5477)
!5799 = !DILocation(line: 5527, column: 1, scope: !5477)
!5800 = !DILocation(line: 5528, column: 1, scope: !5477)
!5801 = !DILocation(line: 5529, column: 1, scope: !5477)
!5802 = !DILocation(line: 5530, column: 1, scope: !5477)
!5803 = !DILocation(line: 5531, column: 1, scope: !5477)
!5804 = !DILocation(line: 5532, column: 1, scope: !5477)
!5805 = !DILocation(line: 5533, column: 1, scope: !5477)
!5806 = !DILocation(line: 5534, column: 1, scope: !5477)
!5807 = !DILocation(line: 5535, column: 1, scope: !5477)
!5808 = !DILocation(line: 5536, column: 1, scope: !5477)
!5809 = !DILocation(line: 5537, column: 1, scope: !5477)
!5810 = !DILocation(line: 5538, column: 1, scope: !5477)
!5811 = !DILocation(line: 5539, column: 1, scope: !5477)
!5812 = !DILocation(line: 5540, column: 1, scope: !5477)
!5813 = !DILocation(line: 5541, column: 1, scope: !5477)
!5814 = !DILocation(line: 5542, column: 1, scope: !5477)
!5815 = !DILocation(line: 5543, column: 1, scope: !5477)
!5816 = !DILocation(line: 5544, column: 1, scope: !5477)
!5817 = !DILocation(line: 5545, column: 1, scope: !5477)
!5818 = !DILocation(line: 5546, column: 1, scope: !5477)
!5819 = !DILocation(line: 5547, column: 1, scope: !5477)
!5820 = !DILocation(line: 5548, column: 1, scope: !5477)
!5821 = !DILocation(line: 5549, column: 1, scope: !5477)
!5822 = !DILocation(line: 5550, column: 1, scope: !5477)
!5823 = !DILocation(line: 5551, column: 1, scope: !5477)
!5824 = !DILocation(line: 5552, column: 1, scope: !5477)
!5825 = !DILocation(line: 5553, column: 1, scope: !5477)
!5826 = !DILocation(line: 5554, column: 1, scope: !5477)
!5827 = !DILocation(line: 5555, column: 1, scope: !5477)
!5828 = !DILocation(line: 5556, column: 1, scope: !5477)
!5829 = !DILocation(line: 5557, column: 1, scope: !5477)
!5830 = !DILocation(line: 5558, column: 1, scope: !5477)
!5831 = !DILocation(line: 5559, column: 1, scope: !5477)
!5832 = !DILocation(line: 5560, column: 1, scope: !5477)
!5833 = !DILocation(line: 5561, column: 1, scope: !5477)
!5834 = !DILocation(line: 5562, column: 1, scope: !5477)
!5835 = !DILocation(line: 5563, column: 1, scope: !5477)
!5836 = !DILocation(line: 5564, column: 1, scope: !5477)
!5837 = !DILocation(line: 5565, column: 1, scope: !5477)
!5838 = !DILocation(line: 5566, column: 1, scope: !5477)
!5839 = !DILocation(line: 5567, column: 1, scope: !5477)
!5840 = !DILocation(line: 5568, column: 1, scope: !5477)
!5841 = !DILocation(line: 5569, column: 1, scope: !5477)
!5842 = !DILocation(line: 5570, column: 1, scope: !5477)
!5843 = !DILocation(line: 5571, column: 1, scope: !5477)
!5844 = !DILocation(line: 5572, column: 1, scope: !5477)
!5845 = !DILocation(line: 5573, column: 1, scope: !5477)
!5846 = !DILocation(line: 5574, column: 1, scope: !5477)
!5847 = !DILocation(line: 5575, column: 1, scope: !5477)
!5848 = !DILocation(line: 5576, column: 1, scope: !5477)
!5849 = !DILocation(line: 5577, column: 1, scope: !5477)
!5850 = !DILocation(line: 5578, column: 1, scope: !5477)
!5851 = !DILocation(line: 5579, column: 1, scope: !5477)
!5852 = !DILocation(line: 5580, column: 1, scope: !5477)
!5853 = !DILocation(line: 5581, column: 1, scope: !5477)
!5854 = !DILocation(line: 5582, column: 1, scope: !5477)
!5855 = !DILocation(line: 5583, column: 1, scope: !5477)
!5856 = !DILocation(line: 5584, column: 1, scope: !5477)
!5857 = !DILocation(line: 5585, column: 1, scope: !5477)
!5858 = !DILocation(line: 5586, column: 1, scope: !5477)
!5859 = !DILocation(line: 5587, column: 1, scope: !5477)
!5860 = !DILocation(line: 5588, column: 1, scope: !5477)
!5861 = !DILocation(line: 5589, column: 1, scope: !5477)
!5862 = !DILocation(line: 5590, column: 1, scope: !5477)
!5863 = !DILocation(line: 5591, column: 1, scope: !5477)
!5864 = !DILocation(line: 5592, column: 1, scope: !5477)
!5865 = !DILocation(line: 5593, column: 1, scope: !5477)
!5866 = !DILocation(line: 5594, column: 1, scope: !5477)
!5867 = !DILocation(line: 5595, column: 1, scope: !5477)
!5868 = !DILocation(line: 5596, column: 1, scope: !5477)
!5869 = !DILocation(line: 5597, column: 1, scope: !5477)
!5870 = !DILocation(line: 5598, column: 1, scope: !5477)
!5871 = !DILocation(line: 5599, column: 1, scope: !5477)
!5872 = !DILocation(line: 5600, column: 1, scope: !5477)
!5873 = !DILocation(line: 5601, column: 1, scope: !5477)
!5874 = !DILocation(line: 5602, column: 1, scope: !5477)
!5875 = !DILocation(line: 5603, column: 1, scope: !5477)
!5876 = !DILocation(line: 5604, column: 1, scope: !5477)
!5877 = !DILocation(line: 5605, column: 1, scope: !5477)
!5878 = !DILocation(line: 5606, column: 1, scope: !5477)
!5879 = !DILocation(line: 5607, column: 1, scope: !5477)
!5880 = !DILocation(line: 5608, column: 1, scope: !5477)
!5881 = !DILocation(line: 5609, column: 1, scope: !5477)
!5882 = !DILocation(line: 5610, column: 1, scope: !5477)
!5883 = !DILocation(line: 5611, column: 1, scope: !5477)
!5884 = !DILocation(line: 5612, column: 1, scope: !5477)
!5885 = !DILocation(line: 5613, column: 1, scope: !5477)
!5886 = !DILocation(line: 5614, column: 1, scope: !5477)
!5887 = !DILocation(line: 5615, column: 1, scope: !5477)
!5888 = !DILocation(line: 5616, column: 1, scope: !5477)
!5889 = !DILocation(line: 5617, column: 1, scope: !5477)
!5890 = !DILocation(line: 5618, column: 1, scope: !5477)
!5891 = !DILocation(line: 5619, column: 1, scope: !5477)
!5892 = !DILocation(line: 5620, column: 1, scope: !5477)
!5893 = !DILocation(line: 5621, column: 1, scope: !5477)
!5894 = !DILocation(line: 5622, column: 1, scope: !5477)
!5895 = !DILocation(line: 5623, column: 1, scope: !5477)
!5896 = !DILocation(line: 5624, column: 1, scope: !5477)
!5897 = !DILocation(line: 5625, column: 1, scope: !5477)
!5898 = !DILocation(line: 5626, column: 1, scope: !5477)
!5899 = !DILocation(line: 5627, column: 1, scope: !5477)
!5900 = !DILocation(line: 5628, column: 1, scope: !5477)
!5901 = !DILocation(line: 5629, column: 1, scope: !5477)
!5902 = !DILocation(line: 5630, column: 1, scope: !5477)
!5903 = !DILocation(line: 5631, column: 1, scope: !5477)
!5904 = !DILocation(line: 5632, column: 1, scope: !5477)
!5905 = !DILocation(line: 5633, column: 1, scope: !5477)
!5906 = !DILocation(line: 5634, column: 1, scope: !5477)
!5907 = !DILocation(line: 5635, column: 1, scope: !5477)
!5908 = !DILocation(line: 5636, column: 1, scope: !5477)
!5909 = !DILocation(line: 5637, column: 1, scope: !5477)
!5910 = !DILocation(line: 5638, column: 1, scope: !5477)
!5911 = !DILocation(line: 5639, column: 1, scope: !5477)
!5912 = !DILocation(line: 5640, column: 1, scope: !5477)
!5913 = !DILocation(line: 5641, column: 1, scope: !5477)
!5914 = !DILocation(line: 5642, column: 1, scope: !5477)
!5915 = !DILocation(line: 5643, column: 1, scope: !5477)
!5916 = !DILocation(line: 5644, column: 1, scope: !5477)
!5917 = !DILocation(line: 5645, column: 1, scope: !5477)
!5918 = !DILocation(line: 5646, column: 1, scope: !5477)
!5919 = !DILocation(line: 5647, column: 1, scope: !5477)
!5920 = !DILocation(line: 5648, column: 1, scope: !5477)
!5921 = !DILocation(line: 5649, column: 1, scope: !5477)
!5922 = !DILocation(line: 5650, column: 1, scope: !5477)
!5923 = !DILocation(line: 5651, column: 1, scope: !5477)
!5924 = !DILocation(line: 5652, column: 1, scope: !5477)
!5925 = !DILocation(line: 5653, column: 1, scope: !5477)
!5926 = !DILocation(line: 5654, column: 1, scope: !5477)
!5927 = !DILocation(line: 5655, column: 1, scope: !5477)
!5928 = !DILocation(line: 5656, column: 1, scope: !5477)
!5929 = !DILocation(line: 5657, column: 1, scope: !5477)
!5930 = !DILocation(line: 5658, column: 1, scope: !5477)
!5931 = !DILocation(line: 5659, column: 1, scope: !5477)
!5932 = !DILocation(line: 5660, column: 1, scope: !5477)
!5933 = !DILocation(line: 5661, column: 1, scope: !5477)
!5934 = !DILocation(line: 5662, column: 1, scope: !5477)
!5935 = !DILocation(line: 5663, column: 1, scope: !5477)
!5936 = !DILocation(line: 5664, column: 1, scope: !5477)
!5937 = !DILocation(line: 5665, column: 1, scope: !5477)
!5938 = !DILocation(line: 5666, column: 1, scope: !5477)
!5939 = !DILocation(line: 5667, column: 1, scope: !5477)
!5940 = !DILocation(line: 5668, column: 1, scope: !5477)
!5941 = !DILocation(line: 5669, column: 1, scope: !5477)
!5942 = !DILocation(line: 5670, column: 1, scope: !5477)
!5943 = !DILocation(line: 5671, column: 1, scope: !5477)
!5944 = !DILocation(line: 5672, column: 1, scope: !5477)
!5945 = !DILocation(line: 5673, column: 1, scope: !5477)
!5946 = !DILocation(line: 5674, column: 1, scope: !5477)
!5947 = !DILocation(line: 5675, column: 1, scope: !5477)
!5948 = !DILocation(line: 5676, column: 1, scope: !5477)
!5949 = !DILocation(line: 5677, column: 1, scope: !5477)
!5950 = !DILocation(line: 5678, column: 1, scope: !5477)
!5951 = !DILocation(line: 5679, column: 1, scope: !5477)
!5952 = !DILocation(line: 5680, column: 1, scope: !5477)
!5953 = !DILocation(line: 5681, column: 1, scope: !5477)
!5954 = !DILocation(line: 5682, column: 1, scope: !5477)
!5955 = !DILocation(line: 5683, column: 1, scope: !5477)
!5956 = !DILocation(line: 5684, column: 1, scope: !5477)
!5957 = !DILocation(line: 5685, column: 1, scope: !5477)
!5958 = !DILocation(line: 5686, column: 1, scope: !5477)
!5959 = !DILocation(line: 5687, column: 1, scope: !5477)
!5960 = !DILocation(line: 5688, column: 1, scope: !5477)
!5961 = !DILocation(line: 5689, column: 1, scope: !5477)
!5962 = !DILocation(line: 5690, column: 1, scope: !5477)
!5963 = !DILocation(line: 5691, column: 1, scope: !5477)
!5964 = !DILocation(line: 5692, column: 1, scope: !5477)
!5965 = !DILocation(line: 5693, column: 1, scope: !5477)
!5966 = !DILocation(line: 5694, column: 1, scope: !5477)
!5967 = !DILocation(line: 5695, column: 1, scope: !5477)
!5968 = !DILocation(line: 5696, column: 1, scope: !5477)
!5969 = !DILocation(line: 5697, column: 1, scope: !5477)
!5970 = !DILocation(line: 5698, column: 1, scope: !5477)
!5971 = !DILocation(line: 5699, column: 1, scope: !5477)
!5972 = !DILocation(line: 5700, column: 1, scope: !5477)
!5973 = !DILocation(line: 5701, column: 1, scope: !5477)
!5974 = !DILocation(line: 5702, column: 1, scope: !5477)
!5975 = !DILocation(line: 5703, column: 1, scope: !5477)
!5976 = !DILocation(line: 5704, column: 1, scope: !5477)
!5977 = !DILocation(line: 5705, column: 1, scope: !5477)
!5978 = !DILocation(line: 5706, column: 1, scope: !5477)
!5979 = !DILocation(line: 5707, column: 1, scope: !5477)
!5980 = !DILocation(line: 5708, column: 1, scope: !5477)
!5981 = !DILocation(line: 5709, column: 1, scope: !5477)
!5982 = !DILocation(line: 5710, column: 1, scope: !5477)
!5983 = !DILocation(line: 5711, column: 1, scope: !5477)
!5984 = !DILocation(line: 5712, column: 1, scope: !5477)
!5985 = distinct !{!5985, !45, !46}
!5986 = !DILocation(line: 5713, column: 1, scope: !5477)
!5987 = !DILocation(line: 5714, column: 1, scope: !5477)
!5988 = !DILocation(line: 5715, column: 1, scope: !5477)
!5989 = !DILocation(line: 5716, column: 1, scope: !5477)
!5990 = !DILocation(line: 5717, column: 1, scope: !5477)
!5991 = !DILocation(line: 5718, column: 1, scope: !5477)
!5992 = !DILocation(line: 5719, column: 1, scope: !5477)
!5993 = !DILocation(line: 5720, column: 1, scope: !5477)
!5994 = !DILocation(line: 5721, column: 1, scope: !5477)
!5995 = !DILocation(line: 5722, column: 1, scope: !5477)
!5996 = !DILocation(line: 5723, column: 1, scope: !5477)
!5997 = !DILocation(line: 5724, column: 1, scope: !5477)
!5998 = !DILocation(line: 5725, column: 1, scope: !5477)
!5999 = !DILocation(line: 5726, column: 1, scope: !5477)
!6000 = !DILocation(line: 5727, column: 1, scope: !5477)
!6001 = !DILocation(line: 5728, column: 1, scope: !5477)
!6002 = !DILocation(line: 5729, column: 1, scope: !5477)
!6003 = !DILocation(line: 5730, column: 1, scope: !5477)
!6004 = !DILocation(line: 5731, column: 1, scope: !5477)
!6005 = !DILocation(line: 5732, column: 1, scope: !5477)
!6006 = distinct !{!6006, !45, !46}
!6007 = !DILocation(line: 5733, column: 1, scope: !5477)
!6008 = !DILocation(line: 5734, column: 1, scope: !5477)
!6009 = !DILocation(line: 5735, column: 1, scope: !5477)
!6010 = !DILocation(line: 5736, column: 1, scope: !5477)
!6011 = !DILocation(line: 5737, column: 1, scope: !5477)
!6012 = !DILocation(line: 5738, column: 1, scope: !5477)
!6013 = !DILocation(line: 5739, column: 1, scope: !5477)
!6014 = !DILocation(line: 5740, column: 1, scope: !5477)
!6015 = !DILocation(line: 5741, column: 1, scope: !5477)
!6016 = !DILocation(line: 5742, column: 1, scope: !5477)
!6017 = !DILocation(line: 5743, column: 1, scope: !5477)
!6018 = !DILocation(line: 5744, column: 1, scope: !5477)
!6019 = !DILocation(line: 5745, column: 1, scope: !5477)
!6020 = !DILocation(line: 5746, column: 1, scope: !5477)
!6021 = !DILocation(line: 5747, column: 1, scope: !5477)
!6022 = !DILocation(line: 5748, column: 1, scope: !5477)
!6023 = !DILocation(line: 5749, column: 1, scope: !5477)
!6024 = !DILocation(line: 5750, column: 1, scope: !5477)
!6025 = !DILocation(line: 5751, column: 1, scope: !5477)
!6026 = !DILocation(line: 5752, column: 1, scope: !5477)
!6027 = !DILocation(line: 5753, column: 1, scope: !5477)
!6028 = !DILocation(line: 5754, column: 1, scope: !5477)
!6029 = !DILocation(line: 5755, column: 1, scope: !5477)
!6030 = !DILocation(line: 5756, column: 1, scope: !5477)
!6031 = distinct !{!6031, !45, !46}
