; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; The launch decides the size of a dynamic array (extern __shared__).
; RUN: split-file %s %t
; RUN: %unchanged %t/refused.ll %t/refused.json 'layout=*@pad:128:4;whole-program=yes'
; RUN: %arrays %t/refused.json | FileCheck %t/refused.ll
; RUN: %unbank_opt -passes='unbank<layout=*@pad:128:4;report=%t/changed.json>' -verify-each %t/changed.ll -disable-output
; RUN: %arrays %t/changed.json | FileCheck %t/changed.ll

;--- refused.ll
; CHECK:     dynamic: refused dynamic-size
; CHECK-NOT: {{.}}
target triple = "nvptx64-nvidia-cuda"
@dynamic = external addrspace(3) global [0 x float], align 4

define ptx_kernel void @fill(i64 %row) {
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @dynamic, i64 %row
  store float 0.0, ptr addrspace(3) %p, align 4
  ret void
}

;--- changed.ll
; CHECK:     static: changed pad:128:4 4096 -> 4220
; CHECK-NOT: {{.}}
target triple = "nvptx64-nvidia-cuda"
@static = internal addrspace(3) global [1024 x float] undef, align 4

define ptx_kernel void @fill(i64 %row) {
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @static, i64 %row
  store float 0.0, ptr addrspace(3) %p, align 4
  ret void
}
