; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Constants beyond 31 bits do not fit 32-bit address arithmetic, even if the sum comes back into the array. Nor is anything concluded from pointers
; that are added in 16 bits; in 32 it is.
; RUN: split-file %s %t
; RUN: %unchanged %t/narrow.ll %t/narrow.json 'layout=*@pad:128:4'
; RUN: %arrays %t/narrow.json | FileCheck %t/narrow.ll
; RUN: %unbank_opt -passes='unbank<layout=*@pad:128:4;report=%t/short.json>' -verify-each %t/short.ll -disable-output
; RUN: %arrays %t/short.json | FileCheck %t/short.ll
; RUN: %unchanged %t/refused.ll %t/refused.json 'layout=*@pad:128:4'
; RUN: %arrays %t/refused.json | FileCheck %t/refused.ll
; RUN: %unbank_opt -passes='unbank<layout=*@pad:128:4;report=%t/changed.json>' -verify-each %t/changed.ll -disable-output
; RUN: %arrays %t/changed.json | FileCheck %t/changed.ll

;--- refused.ll
; CHECK:      far: refused wraps
; CHECK-NEXT: far_below: refused wraps
; CHECK-NOT:  {{.}}
target triple = "nvptx64-nvidia-cuda"
@far = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@far_below = internal addrspace(3) global [32 x [32 x float]] undef, align 4

define ptx_kernel void @kernel(i64 %i) {
  %p = getelementptr float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @far, i64 4294967296), i64 %i
  store float 0.0, ptr addrspace(3) %p, align 4
  %q = getelementptr float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @far_below, i64 -4294967296), i64 %i
  store float 0.0, ptr addrspace(3) %q, align 4
  ret void
}

;--- changed.ll
; CHECK:      far: changed pad:128:4 4096 -> 4224
; CHECK-NEXT: far_below: changed pad:128:4 4096 -> 4224
; CHECK-NOT:  {{.}}
target triple = "nvptx64-nvidia-cuda"
@far = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@far_below = internal addrspace(3) global [32 x [32 x float]] undef, align 4

define ptx_kernel void @kernel(i64 %i) {
  %p = getelementptr float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @far, i64 16777216), i64 %i
  store float 0.0, ptr addrspace(3) %p, align 4
  %q = getelementptr float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @far_below, i64 -16777216), i64 %i
  store float 0.0, ptr addrspace(3) %q, align 4
  ret void
}

;--- narrow.ll
; CHECK:     tile: refused wraps
; CHECK-NOT: {{.}}
target datalayout = "e-p3:32:32:32:16-i64:64-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [32 x [32 x float]] undef, align 4

define ptx_kernel void @kernel(i32 %i) {
  %p = getelementptr float, ptr addrspace(3) @tile, i32 %i
  store float 0.0, ptr addrspace(3) %p, align 4
  ret void
}

;--- short.ll
; CHECK:     tile: changed pad:128:4 4096 -> 4224
; CHECK-NOT: {{.}}
target datalayout = "e-p3:32:32:32:32-i64:64-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [32 x [32 x float]] undef, align 4

define ptx_kernel void @kernel(i32 %i) {
  %p = getelementptr float, ptr addrspace(3) @tile, i32 %i
  store float 0.0, ptr addrspace(3) %p, align 4
  ret void
}
