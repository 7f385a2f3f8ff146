; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; An address that is compared or computed with as a number pins its array; a comparison of indices does not.
; RUN: split-file %s %t
; RUN: %unchanged %t/refused.ll %t/refused.json 'layout=*@pad:128:4'
; RUN: %arrays %t/refused.json | FileCheck %t/refused.ll
; RUN: %unbank_opt -passes='unbank<layout=*@pad:128:4;report=%t/changed.json>' -verify-each %t/changed.ll -disable-output
; RUN: %arrays %t/changed.json | FileCheck %t/changed.ll

;--- refused.ll
; CHECK:      by_icmp: refused address-compared
; CHECK-NEXT: by_arithmetic: refused address-compared
; CHECK-NEXT: by_sum: refused address-compared
; CHECK-NEXT: by_constant: refused address-compared
; CHECK-NEXT: by_cmpxchg: refused address-compared
; CHECK-NOT:  {{.}}
target triple = "nvptx64-nvidia-cuda"
@by_icmp = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@by_arithmetic = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@by_sum = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@by_constant = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@by_cmpxchg = internal addrspace(3) global [32 x [32 x float]] undef, align 4

define ptx_kernel void @compare(ptr addrspace(1) %out, ptr %end) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %row = zext nneg i32 %tid to i64
  %p = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @by_icmp to ptr), i64 %row
  store float 0.0, ptr %p, align 4
  %is.end = icmp eq ptr %p, %end
  %flag = zext i1 %is.end to i32
  store i32 %flag, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @compute(ptr addrspace(1) %out) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %row = zext nneg i32 %tid to i64
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @by_arithmetic, i64 %row
  store float 0.0, ptr addrspace(3) %p, align 4
  %number = ptrtoint ptr addrspace(3) %p to i64
  %bits = and i64 %number, 127
  %is.first = icmp eq i64 %bits, 0
  %value = select i1 %is.first, float 1.0, float 2.0
  store float %value, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @compute_sum(i32 %row) {
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @by_sum, i32 %row
  %number = ptrtoint ptr addrspace(3) %p to i32
  %sum = add i32 %number, ptrtoint (ptr addrspace(3) @by_sum to i32)
  call void asm sideeffect "st.shared.b32 [$0], 0;", "r,~{memory}"(i32 %sum)
  ret void
}

define ptx_kernel void @compute_constant(ptr addrspace(1) %out) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %sum = add i32 %tid, ptrtoint (ptr addrspace(3) @by_constant to i32)
  %is.low = icmp ult i32 %sum, 4096
  %flag = zext i1 %is.low to i32
  store i32 %flag, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @exchange(ptr %slot) {
  %old = cmpxchg ptr %slot, ptr addrspacecast (ptr addrspace(3) @by_cmpxchg to ptr), ptr null monotonic monotonic
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

;--- changed.ll
; CHECK:      by_icmp: changed pad:128:4 4096 -> 4224
; CHECK-NEXT: by_arithmetic: changed pad:128:4 4096 -> 4224
; CHECK-NOT:  {{.}}
target triple = "nvptx64-nvidia-cuda"
@by_icmp = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@by_arithmetic = internal addrspace(3) global [32 x [32 x float]] undef, align 4

define ptx_kernel void @compare(ptr addrspace(1) %out, i64 %end) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %row = zext nneg i32 %tid to i64
  %p = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @by_icmp to ptr), i64 %row
  store float 0.0, ptr %p, align 4
  %is.end = icmp eq i64 %row, %end
  %flag = zext i1 %is.end to i32
  store i32 %flag, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @compute(ptr addrspace(1) %out) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %row = zext nneg i32 %tid to i64
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @by_arithmetic, i64 %row
  store float 0.0, ptr addrspace(3) %p, align 4
  %number = shl i64 %row, 7
  %bits = and i64 %number, 127
  %is.first = icmp eq i64 %bits, 0
  %value = select i1 %is.first, float 1.0, float 2.0
  store float %value, ptr addrspace(1) %out, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
