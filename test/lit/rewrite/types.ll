; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; The new array keeps a readable type if whole elements of a dimension make up the pad, else a row of elements, else bytes. It replaces the old one,
; under its name. Arrays that do not change are not touched.
; RUN: %unbank_opt -passes='unbank<layout=two@pad:128:4;layout=three@pad:512:32;layout=inner@pad:64:8;layout=halves@pad:128:4;layout=flat@pad:128:4;layout=structs@pad:256:4;layout=bytes@pad:128:4;layout=swizzled@xor:2:31:7>,verify' -verify-each %s -S | FileCheck %s
; CHECK:      @before = internal addrspace(3) global [32 x [32 x float]] undef, align 4
; CHECK-NEXT: @two = internal local_unnamed_addr addrspace(3) global [32 x [33 x float]] undef, align 16
; CHECK-NEXT: @between = internal addrspace(3) global [32 x [32 x float]] undef, align 4
; CHECK-NEXT: @three = internal local_unnamed_addr addrspace(3) global [4 x [17 x [8 x float]]] undef, align 16
; CHECK-NEXT: @inner = internal local_unnamed_addr addrspace(3) global [4 x [8 x [18 x float]]] undef, align 16
; CHECK-NEXT: @halves = internal local_unnamed_addr addrspace(3) global [32 x [66 x half]] undef, align 16
; CHECK-NEXT: @flat = internal local_unnamed_addr addrspace(3) global [1055 x float] undef, align 16
; CHECK-NEXT: @structs = internal local_unnamed_addr addrspace(3) global [1036 x i8] undef, align 16
; CHECK-NEXT: @bytes = internal local_unnamed_addr addrspace(3) global [32 x [132 x i8]] undef, align 16
; CHECK-NEXT: @swizzled = internal local_unnamed_addr addrspace(3) global [32 x [32 x float]] undef, align 16
; CHECK-NEXT: @after = internal addrspace(3) global [32 x [32 x float]] undef, align 4
target triple = "nvptx64-nvidia-cuda"
@before = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@two = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@between = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@three = internal addrspace(3) global [4 x [16 x [8 x float]]] undef, align 4
@inner = internal addrspace(3) global [4 x [8 x [16 x float]]] undef, align 8
@halves = internal addrspace(3) global [32 x [64 x half]] undef, align 2
@flat = internal addrspace(3) global [1024 x float] undef, align 4
@structs = internal addrspace(3) global [128 x { float, i8, half }] undef, align 4
@bytes = internal addrspace(3) global [32 x [128 x i8]] undef, align 1
@swizzled = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@after = internal addrspace(3) global [32 x [32 x float]] undef, align 4

; CHECK-LABEL: @kernel(
define ptx_kernel void @kernel(i64 %row) {
  %a = getelementptr inbounds [32 x float], ptr addrspace(3) @before, i64 %row
  store float 0.0, ptr addrspace(3) %a, align 4
; CHECK: getelementptr [132 x i8], ptr addrspace(3) @two, i64 %row
  %b = getelementptr inbounds [32 x float], ptr addrspace(3) @two, i64 %row
  store float 0.0, ptr addrspace(3) %b, align 4
  %c = getelementptr inbounds [32 x float], ptr addrspace(3) @between, i64 %row
  store float 0.0, ptr addrspace(3) %c, align 4
; CHECK: getelementptr [544 x i8], ptr addrspace(3) @three, i64 %row
  %d = getelementptr inbounds [16 x [8 x float]], ptr addrspace(3) @three, i64 %row
  store float 0.0, ptr addrspace(3) %d, align 4
; CHECK: getelementptr [576 x i8], ptr addrspace(3) @inner, i64 %row
  %e = getelementptr inbounds [8 x [16 x float]], ptr addrspace(3) @inner, i64 %row
  store float 0.0, ptr addrspace(3) %e, align 4
; CHECK: getelementptr [132 x i8], ptr addrspace(3) @halves, i64 %row
  %f = getelementptr inbounds [64 x half], ptr addrspace(3) @halves, i64 %row
  store half 0.0, ptr addrspace(3) %f, align 2
; CHECK: getelementptr [132 x i8], ptr addrspace(3) @flat, i64 %row
  %g = getelementptr inbounds [32 x float], ptr addrspace(3) @flat, i64 %row
  store float 0.0, ptr addrspace(3) %g, align 4
  %h = getelementptr inbounds { float, i8, half }, ptr addrspace(3) @structs, i64 %row
  store float 0.0, ptr addrspace(3) %h, align 4
; CHECK: getelementptr [132 x i8], ptr addrspace(3) @bytes, i64 %row
  %i = getelementptr inbounds [128 x i8], ptr addrspace(3) @bytes, i64 %row
  store i8 0, ptr addrspace(3) %i, align 1
  %j = getelementptr inbounds [32 x float], ptr addrspace(3) @swizzled, i64 %row
  store float 0.0, ptr addrspace(3) %j, align 4
  %k = getelementptr inbounds [32 x float], ptr addrspace(3) @after, i64 %row
  store float 0.0, ptr addrspace(3) %k, align 4
  ret void
}
