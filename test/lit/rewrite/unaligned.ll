; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; A load or store that is not aligned to its width is taken apart where the layout may separate its bytes, into parts that stay together. Each has a
; twin that stays whole. clang makes such accesses when it vectorises loops over bytes and halves for blocks of one thread. Rows of 128 bytes become
; longer by 4.
; RUN: split-file %s %t
; RUN: %unbank_opt -passes='unbank<layout=*@pad:128:4>,verify' -verify-each %t/in.ll -S | FileCheck %t/in.ll
; RUN: %unchanged %t/refused.ll %t/refused.json 'layout=*@pad:128:4'
; RUN: %arrays %t/refused.json | FileCheck %t/refused.ll
;--- in.ll
target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [32 x [64 x half]] undef, align 4

; CHECK-LABEL: @halves(
; CHECK:       [[V:%.+]] = bitcast <2 x half> {{%.+}} to <2 x i16>
; CHECK:       [[A:%.+]] = extractelement <2 x i16> [[V]], i32 0
; CHECK:       store i16 [[A]], ptr addrspace(3) [[P:%.+]], align 2
; CHECK:       [[B:%.+]] = extractelement <2 x i16> [[V]], i32 1
; CHECK:       store i16 [[B]], ptr addrspace(3) [[Q:%.+]], align 2
; CHECK-NOT:   store
; CHECK:       ret void
define ptx_kernel void @halves(i32 %i, <2 x half> %v) {
  %at = zext i32 %i to i64
  %p = getelementptr half, ptr addrspace(3) @tile, i64 %at
  store <2 x half> %v, ptr addrspace(3) %p, align 2
  ret void
}

; CHECK-LABEL: @aligned_halves(
; CHECK:       store <2 x half> %v, ptr addrspace(3) {{%.+}}, align 4
define ptx_kernel void @aligned_halves(i32 %i, <2 x half> %v) {
  %at = zext i32 %i to i64
  %p = getelementptr <2 x half>, ptr addrspace(3) @tile, i64 %at
  store <2 x half> %v, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK-LABEL: @known_better(
; CHECK:       store <2 x half> %v, ptr addrspace(3) {{%.+}}, align 4
define ptx_kernel void @known_better(i32 %i, <2 x half> %v) {
  %at = zext i32 %i to i64
  %p = getelementptr <2 x half>, ptr addrspace(3) @tile, i64 %at
  store <2 x half> %v, ptr addrspace(3) %p, align 2
  ret void
}

; CHECK-LABEL: @bytes(
; CHECK-COUNT-4: load i8, ptr addrspace(3) {{%.+}}, align 1
; CHECK:       [[V:%.+]] = insertelement <4 x i8> {{%.+}}, i8 {{%.+}}, i32 3
; CHECK:       bitcast <4 x i8> [[V]] to float
define ptx_kernel void @bytes(i32 %i, ptr %out) {
  %at = zext i32 %i to i64
  %p = getelementptr i8, ptr addrspace(3) @tile, i64 %at
  %v = load float, ptr addrspace(3) %p, align 1
  store float %v, ptr %out, align 4
  ret void
}

; CHECK-LABEL: @words(
; CHECK:       load i32, ptr addrspace(3) {{%.+}}, align 4
; CHECK:       load i32, ptr addrspace(3) {{%.+}}, align 4
; CHECK:       bitcast <2 x i32> {{%.+}} to double
define ptx_kernel void @words(i32 %i, ptr %out) {
  %at = zext i32 %i to i64
  %p = getelementptr float, ptr addrspace(3) @tile, i64 %at
  %v = load double, ptr addrspace(3) %p, align 4
  store double %v, ptr %out, align 8
  ret void
}

;--- refused.ll
; CHECK:      tile: refused straddles-atom
; CHECK-NEXT: table: refused straddles-atom
; CHECK-NOT:  {{.}}
target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [32 x [64 x half]] undef, align 4
@table = internal addrspace(3) global [32 x [64 x half]] undef, align 4

define ptx_kernel void @volatile(i32 %i, <2 x half> %v) {
  %at = zext i32 %i to i64
  %p = getelementptr half, ptr addrspace(3) @tile, i64 %at
  store volatile <2 x half> %v, ptr addrspace(3) %p, align 2
  ret void
}

define ptx_kernel void @pointers(i32 %i, ptr %v) {
  %at = zext i32 %i to i64
  %p = getelementptr half, ptr addrspace(3) @table, i64 %at
  store ptr %v, ptr addrspace(3) %p, align 2
  ret void
}
