; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; The linker keeps one copy of a linkonce_odr device function. If its array were renamed here, the kernel of this module and the function of another
; might use two arrays. A kernel or an internal function cannot be replaced by the linker.
; RUN: split-file %s %t
; RUN: %unchanged %t/refused.ll %t/refused.json 'layout=*@pad:128:4'
; RUN: %arrays %t/refused.json | FileCheck %t/refused.ll
; RUN: %unbank_opt -passes='unbank<layout=*@pad:128:4;report=%t/changed.json>' -verify-each %t/changed.ll -S -o %t/changed.out.ll
; RUN: %arrays %t/changed.json | FileCheck %t/changed.ll
; RUN: FileCheck %t/changed.ll --check-prefix=IR < %t/changed.out.ll

;--- refused.ll
; CHECK:      tile: refused linkonce-device
; CHECK-NOT:  {{.}}
target triple = "nvptx64-nvidia-cuda"
$tile = comdat any
$fill = comdat any
@tile = linkonce_odr addrspace(3) global [32 x [32 x float]] undef, comdat, align 4

define linkonce_odr void @fill(i64 %row) noinline comdat {
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @tile, i64 %row
  store float 0.0, ptr addrspace(3) %p, align 4
  ret void
}

define ptx_kernel void @kernel(i64 %row) {
  call void @fill(i64 %row)
  ret void
}

;--- changed.ll
; CHECK:      of_internal: changed pad:128:4 4096 -> 4224
; CHECK-NEXT: of_kernel: changed pad:128:4 4096 -> 4224
; CHECK-NOT:  {{.}}
; IR: @of_internal = internal {{.*}}addrspace(3) global [32 x [33 x float]] undef, align 16
; IR: @of_kernel = internal {{.*}}addrspace(3) global [32 x [33 x float]] undef, align 16
target triple = "nvptx64-nvidia-cuda"
$of_internal = comdat any
$of_kernel = comdat any
$kernel = comdat any
@of_internal = linkonce_odr addrspace(3) global [32 x [32 x float]] undef, comdat, align 4
@of_kernel = linkonce_odr addrspace(3) global [32 x [32 x float]] undef, comdat, align 4

define internal void @fill(i64 %row) noinline {
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @of_internal, i64 %row
  store float 0.0, ptr addrspace(3) %p, align 4
  ret void
}

define linkonce_odr ptx_kernel void @kernel(i64 %row) comdat {
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @of_kernel, i64 %row
  store float 0.0, ptr addrspace(3) %p, align 4
  call void @fill(i64 %row)
  ret void
}
