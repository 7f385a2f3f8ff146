; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; memcpy and memset become one access for each piece that stays together, at the place that the layout gives it: a copy that crosses the end of a row
; skips the pad.
; RUN: %unbank_opt -passes='unbank<layout=a@pad:128:16>,verify' -verify-each %s -S | FileCheck %s --check-prefixes=CHECK,ONE
; RUN: %unbank_opt -passes='unbank<layout=*@pad:128:16>,verify' -verify-each %s -S | FileCheck %s --check-prefixes=CHECK,BOTH
;
; What mode=report says of the pieces is what comes of them.
; RUN: %unbank_opt -passes='unbank<layout=*@pad:128:16;report=%t.fix.json>' %s -disable-output
; RUN: %unbank_opt -passes='unbank<layout=*@pad:128:16;mode=report;report=%t.report.json>' %s -disable-output
; RUN: cmp %t.fix.json %t.report.json
target triple = "nvptx64-nvidia-cuda"
@a = internal addrspace(3) global [32 x [32 x float]] undef, align 16
@b = internal addrspace(3) global [32 x [32 x float]] undef, align 16

; Bytes 112 to 135: 16 of row 0, 8 of row 1.
; CHECK-LABEL: @in(
; CHECK-NEXT: [[A:%.+]] = load <4 x i32>, ptr addrspace(1) %in, align 16
; CHECK-NEXT: store <4 x i32> [[A]], ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @a.in, i64 112), align 16
; CHECK-NEXT: [[P:%.+]] = getelementptr i8, ptr addrspace(1) %in, i64 16
; CHECK-NEXT: [[B:%.+]] = load i64, ptr addrspace(1) [[P]], align 16
; CHECK-NEXT: store i64 [[B]], ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @a.in, i64 144), align 16
; CHECK-NEXT: ret void
define ptx_kernel void @in(ptr addrspace(1) %in) {
  call void @llvm.memcpy.p3.p1.i64(ptr addrspace(3) align 16 getelementptr (i8, ptr addrspace(3) @a, i64 112), ptr addrspace(1) align 16 %in, i64 24, i1 false)
  ret void
}

; Aligned to 4 only, and volatile.
; CHECK-LABEL: @out(
; CHECK:      [[P:%.+]] = getelementptr [144 x i8], ptr addrspace(3) @a.out, i64 %row
; CHECK-NEXT: [[A:%.+]] = load volatile i32, ptr addrspace(3) [[P]], align 16
; CHECK-NEXT: store volatile i32 [[A]], ptr %out, align 4
; CHECK:      [[B:%.+]] = load volatile i32, ptr addrspace(3) {{.*}}, align 4
; CHECK:      store volatile i32 [[B]], ptr {{.*}}, align 4
; CHECK:      [[C:%.+]] = load volatile i16, ptr addrspace(3) {{.*}}, align 8
; CHECK:      store volatile i16 [[C]], ptr {{.*}}, align 4
; CHECK-NEXT: ret void
define ptx_kernel void @out(ptr %out, i32 %r) {
  %row = zext nneg i32 %r to i64
  %p = getelementptr [32 x float], ptr addrspacecast (ptr addrspace(3) @a to ptr), i64 %row
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %out, ptr align 4 %p, i64 10, i1 true)
  ret void
}

; CHECK-LABEL: @between(
; CHECK:      [[P:%.+]] = getelementptr [144 x i8], ptr addrspace(3) @a.between, i64 %row
; CHECK-NEXT: [[A:%.+]] = load <4 x i32>, ptr addrspace(3) [[P]], align 16
; BOTH:       [[Q:%.+]] = getelementptr [144 x i8], ptr addrspace(3) @b, i64 %row
; BOTH-NEXT:  store <4 x i32> [[A]], ptr addrspace(3) [[Q]], align 16
; ONE-NEXT:   store <4 x i32> [[A]], ptr addrspace(3) %q, align 16
; CHECK:      [[B:%.+]] = load <4 x i32>, ptr addrspace(3) {{.*}}, align 16
; CHECK:      store <4 x i32> [[B]], ptr addrspace(3) {{.*}}, align 16
; CHECK-NEXT: ret void
define ptx_kernel void @between(i32 %r) {
  %row = zext nneg i32 %r to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @a, i64 %row
  %q = getelementptr [32 x float], ptr addrspace(3) @b, i64 %row
  call void @llvm.memcpy.p3.p3.i64(ptr addrspace(3) align 16 %q, ptr addrspace(3) align 16 %p, i64 32, i1 false)
  ret void
}

; CHECK-LABEL: @set(
; CHECK:      [[BYTE:%.+]] = zext i8 %byte to i32
; CHECK-NEXT: [[WORD:%.+]] = mul i32 [[BYTE]], 16843009
; CHECK-COUNT-4: insertelement <4 x i32> {{.*}}, i32 [[WORD]]
; CHECK:      store <4 x i32> {{.*}}, ptr addrspace(3) [[P:%.+]], align 16
; CHECK:      store i32 [[WORD]], ptr addrspace(3) {{.*}}, align 16
; CHECK:      [[SHORT:%.+]] = zext i8 %byte to i16
; CHECK-NEXT: [[PAIR:%.+]] = mul i16 [[SHORT]], 257
; CHECK:      store i16 [[PAIR]], ptr addrspace(3) {{.*}}, align 4
; CHECK:      store i8 %byte, ptr addrspace(3) {{.*}}, align 2
; CHECK-NEXT: ret void
define ptx_kernel void @set(i32 %r, i8 %byte) {
  %row = zext nneg i32 %r to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @a, i64 %row
  call void @llvm.memset.p3.i64(ptr addrspace(3) align 16 %p, i8 %byte, i64 23, i1 false)
  ret void
}

; Nothing is nothing.
; CHECK-LABEL: @empty(
; CHECK-NEXT: ret void
define ptx_kernel void @empty() {
  call void @llvm.memset.p3.i64(ptr addrspace(3) align 16 getelementptr (i8, ptr addrspace(3) @a, i64 64), i8 0, i64 0, i1 false)
  ret void
}

declare void @llvm.memcpy.p3.p1.i64(ptr addrspace(3), ptr addrspace(1), i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memcpy.p3.p3.i64(ptr addrspace(3), ptr addrspace(3), i64, i1)
declare void @llvm.memset.p3.i64(ptr addrspace(3), i8, i64, i1)
