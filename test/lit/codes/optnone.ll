; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Code that must not be optimised keeps its arrays. The pass runs there all the same, to say so.
; RUN: split-file %s %t
; RUN: %unchanged %t/refused.ll %t/refused.json 'layout=*@pad:128:4'
; RUN: %arrays %t/refused.json | FileCheck %t/refused.ll
; RUN: %unbank_opt -passes='unbank<layout=*@pad:128:4;report=%t/changed.json>' -verify-each %t/changed.ll -disable-output
; RUN: %arrays %t/changed.json | FileCheck %t/changed.ll

;--- refused.ll
; CHECK:      of_kernel: refused optnone
; CHECK-NEXT: of_function: refused optnone
; CHECK-NOT:  {{.}}
target triple = "nvptx64-nvidia-cuda"
@of_kernel = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@of_function = internal addrspace(3) global [32 x [32 x float]] undef, align 4

define ptx_kernel void @as_written(i64 %row) noinline optnone {
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @of_kernel, i64 %row
  store float 0.0, ptr addrspace(3) %p, align 4
  ret void
}

define internal void @fill(i64 %row) noinline optnone {
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @of_function, i64 %row
  store float 0.0, ptr addrspace(3) %p, align 4
  ret void
}

define ptx_kernel void @optimised(i64 %row) {
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @of_function, i64 %row
  store float 0.0, ptr addrspace(3) %p, align 4
  call void @fill(i64 %row)
  ret void
}

;--- changed.ll
; CHECK:     of_kernel: changed pad:128:4 4096 -> 4224
; CHECK-NOT: {{.}}
target triple = "nvptx64-nvidia-cuda"
@of_kernel = internal addrspace(3) global [32 x [32 x float]] undef, align 4

define ptx_kernel void @as_written(i64 %row) noinline {
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @of_kernel, i64 %row
  store float 0.0, ptr addrspace(3) %p, align 4
  ret void
}

; Does not use the array.
define ptx_kernel void @other() noinline optnone {
  ret void
}
