; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; A constant offset outside the array would land in a neighbour, and a layout would move it to another byte of it.
; RUN: split-file %s %t
; RUN: %unchanged %t/refused.ll %t/refused.json 'layout=*@pad:128:8'
; RUN: %arrays %t/refused.json | FileCheck %t/refused.ll
; RUN: %unbank_opt -passes='unbank<layout=*@pad:128:8;report=%t/changed.json>' -verify-each %t/changed.ll -disable-output
; RUN: %arrays %t/changed.json | FileCheck %t/changed.ll

;--- refused.ll
; CHECK:      behind: refused out-of-bounds
; CHECK-NEXT: before: refused out-of-bounds
; CHECK-NEXT: across: refused out-of-bounds
; CHECK-NEXT: copied: refused out-of-bounds
; CHECK-NOT:  {{.}}
target triple = "nvptx64-nvidia-cuda"
@behind = internal addrspace(3) global [32 x [32 x float]] undef, align 8
@before = internal addrspace(3) global [32 x [32 x float]] undef, align 8
@across = internal addrspace(3) global [1023 x float] undef, align 8
@copied = internal addrspace(3) global [32 x [32 x float]] undef, align 8

define ptx_kernel void @kernel(ptr addrspace(1) %out) {
  store float 0.0, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @behind, i64 4096), align 4
  store float 0.0, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @before, i64 -4), align 4
  store i64 0, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @across, i64 4088), align 8
  call void @llvm.memcpy.p1.p3.i64(ptr addrspace(1) align 8 %out, ptr addrspace(3) align 8 getelementptr (i8, ptr addrspace(3) @copied, i64 4088), i64 16, i1 false)
  ret void
}

declare void @llvm.memcpy.p1.p3.i64(ptr addrspace(1), ptr addrspace(3), i64, i1)

;--- changed.ll
; CHECK:      behind: changed pad:128:8 4096 -> 4352
; CHECK-NEXT: before: changed pad:128:8 4096 -> 4352
; CHECK-NEXT: across: changed pad:128:8 4092 -> 4344
; CHECK-NEXT: copied: changed pad:128:8 4096 -> 4352
; CHECK-NOT:  {{.}}
target triple = "nvptx64-nvidia-cuda"
@behind = internal addrspace(3) global [32 x [32 x float]] undef, align 8
@before = internal addrspace(3) global [32 x [32 x float]] undef, align 8
@across = internal addrspace(3) global [1023 x float] undef, align 8
@copied = internal addrspace(3) global [32 x [32 x float]] undef, align 8

define ptx_kernel void @kernel(ptr addrspace(1) %out) {
  store float 0.0, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @behind, i64 4092), align 4
  store float 0.0, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @before, i64 0), align 4
  store i32 0, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @across, i64 4088), align 8
  call void @llvm.memcpy.p1.p3.i64(ptr addrspace(1) align 8 %out, ptr addrspace(3) align 8 getelementptr (i8, ptr addrspace(3) @copied, i64 4080), i64 16, i1 false)
  ret void
}

declare void @llvm.memcpy.p1.p3.i64(ptr addrspace(1), ptr addrspace(3), i64, i1)
