; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; An array of several kernels is cloned, so that each gets the layout that is good for it; a kernel that reads rows keeps the original layout. An
; array that a device function uses gets one layout for all.
; RUN: rm -rf %t && mkdir %t
; RUN: %unbank_opt -passes='unbank<block=32;report=%t/report.json>,verify' -verify-each %s -S -o %t/out.ll
; RUN: FileCheck %s < %t/out.ll
; RUN: %validate %t/report.json
; RUN: %arrays %t/report.json | FileCheck %s --check-prefix=ARRAYS
; ARRAYS:      cloned in rows: kept clean
; ARRAYS-NEXT: cloned in columns: changed pad:128:4 4096 -> 4224
; ARRAYS-NEXT: common: changed pad:128:4 4096 -> 4224
; ARRAYS-NOT:  {{.}}
;
; CHECK-DAG: @cloned = internal addrspace(3) global [32 x [32 x float]] undef, align 16
; CHECK-DAG: @cloned.columns = internal {{.*}}[32 x [33 x float]] undef, align 16
; CHECK-DAG: @common = internal {{.*}}[32 x [33 x float]] undef, align 16
target triple = "nvptx64-nvidia-cuda"
@cloned = internal addrspace(3) global [32 x [32 x float]] undef, align 16
@common = internal addrspace(3) global [32 x [32 x float]] undef, align 4

; CHECK-LABEL: @rows(
; CHECK: getelementptr inbounds float, ptr addrspace(3) @cloned, i64 %t
define ptx_kernel void @rows() {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext nneg i32 %tid to i64
  %p = getelementptr inbounds float, ptr addrspace(3) @cloned, i64 %t
  store float 0.0, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK-LABEL: @columns(
; CHECK: getelementptr [132 x i8], ptr addrspace(3) @cloned.columns, i64 %t
define ptx_kernel void @columns() {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext nneg i32 %tid to i64
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @cloned, i64 %t
  store float 0.0, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK-LABEL: @fill(
; CHECK: getelementptr [132 x i8], ptr addrspace(3) @common, i64 %row
define internal void @fill(i64 %row) noinline {
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @common, i64 %row
  store float 0.0, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK-LABEL: @first(
; CHECK: getelementptr [132 x i8], ptr addrspace(3) @common, i64 %t
define ptx_kernel void @first() {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext nneg i32 %tid to i64
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @common, i64 %t
  store float 0.0, ptr addrspace(3) %p, align 4
  call void @fill(i64 %t)
  ret void
}

; CHECK-LABEL: @second(
define ptx_kernel void @second() {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext nneg i32 %tid to i64
  call void @fill(i64 %t)
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
