; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; A memcpy of an array that stays is reported piece by piece, before and after, beside one of an array that changes.
; RUN: %unbank_opt -passes='unbank<block=32;skip=kept;layout=tile@pad:128:4;report=%t.json>' -verify-each %s -disable-output
; RUN: %validate %t.json
; RUN: FileCheck %s < %t.json
; CHECK:      "op": "st"
; CHECK:      "after": {
; CHECK-NEXT: "bytes": 16,
; CHECK:      "op": "st"
; CHECK:      "after": {
; CHECK-NEXT: "bytes": 4,
; CHECK:      "op": "st"
; CHECK:      "after": {
; CHECK-NEXT: "bytes": 4,
; CHECK-NOT:  "op":
target triple = "nvptx64-nvidia-cuda"
@kept = internal addrspace(3) global [32 x [8 x float]] undef, align 16
@tile = internal addrspace(3) global [32 x [32 x float]] undef, align 4

define ptx_kernel void @kernel(ptr addrspace(1) align 16 %in) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext nneg i32 %t to i64
  %q = getelementptr inbounds [8 x float], ptr addrspace(3) @kept, i64 %i
  call void @llvm.memcpy.p3.p1.i64(ptr addrspace(3) align 16 %q, ptr addrspace(1) align 16 %in, i64 20, i1 false)
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @tile, i64 %i
  store float 0.0, ptr addrspace(3) %p, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.memcpy.p3.p1.i64(ptr addrspace(3), ptr addrspace(1), i64, i1)
