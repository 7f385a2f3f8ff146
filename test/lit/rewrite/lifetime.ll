; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Lifetime markers of the old array are dropped. LLVM 22 allows them on allocas alone.
; REQUIRES: llvm-19
; RUN: %unbank_opt -passes='unbank<layout=*@pad:128:4>,verify' -verify-each %s -S | FileCheck %s
; CHECK-LABEL: @kernel(
; CHECK-NOT: call void @llvm.lifetime
; CHECK:     ret void
target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [32 x [32 x float]] undef, align 4

define ptx_kernel void @kernel(i64 %row) {
  call void @llvm.lifetime.start.p3(i64 4096, ptr addrspace(3) @tile)
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @tile, i64 %row
  store float 0.0, ptr addrspace(3) %p, align 4
  call void @llvm.lifetime.end.p3(i64 4096, ptr addrspace(3) @tile)
  ret void
}

declare void @llvm.lifetime.start.p3(i64, ptr addrspace(3))
declare void @llvm.lifetime.end.p3(i64, ptr addrspace(3))
