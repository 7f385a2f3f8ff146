; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; A shape that is promised for one kernel holds in that kernel alone: a device function that it shares with another must allow any shape.
; RUN: %unbank_opt -passes='unbank<block=first@32;layout=*@pad:128:4>,verify' -verify-each %s -S | FileCheck %s
target triple = "nvptx64-nvidia-cuda"
@common = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@own = internal addrspace(3) global [32 x [32 x float]] undef, align 4

; CHECK-LABEL: @first(
; CHECK-NOT:  {{[al]}}shr
; CHECK:      call void @fill()
define ptx_kernel void @first() {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext nneg i32 %t to i64
  %p = getelementptr inbounds float, ptr addrspace(3) @own, i64 %i
  store float 0.0, ptr addrspace(3) %p, align 4
  %q = getelementptr inbounds [32 x float], ptr addrspace(3) @common, i64 %i
  store float 0.0, ptr addrspace(3) %q, align 4
  call void @fill()
  ret void
}

; CHECK-LABEL: @second(
define ptx_kernel void @second() {
  call void @fill()
  ret void
}

; CHECK-LABEL: @fill(
; CHECK:      lshr i32 {{.*}}, 5
; CHECK:      ret void
define internal void @fill() noinline {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext nneg i32 %t to i64
  %p = getelementptr inbounds float, ptr addrspace(3) @common, i64 %i
  store float 0.0, ptr addrspace(3) %p, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
