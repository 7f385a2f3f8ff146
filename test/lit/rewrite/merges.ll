; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Neighbours that the compiler merges into one load are one access of the report; volatile ones, and those with a barrier between them, are two.
; RUN: %unbank_opt -passes='unbank<block=32;report=%t.json>' -verify-each %s -disable-output
; RUN: %validate %t.json
; RUN: FileCheck %s < %t.json
target triple = "nvptx64-nvidia-cuda"
@pairs = internal addrspace(3) global [32 x [2 x i32]] undef, align 8

; CHECK:      "display": "neighbours"
; CHECK:      "bytes": 8,
; CHECK:      "bytes": 8,
; CHECK-NOT:  "bytes":
define ptx_kernel void @neighbours(ptr addrspace(1) %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext nneg i32 %t to i64
  %p = getelementptr inbounds [2 x i32], ptr addrspace(3) @pairs, i64 %i
  %q = getelementptr inbounds i8, ptr addrspace(3) %p, i64 4
  %a = load i32, ptr addrspace(3) %p, align 8
  %b = load i32, ptr addrspace(3) %q, align 4
  %sum = add i32 %a, %b
  store i32 %sum, ptr addrspace(1) %out, align 4
  ret void
}

; CHECK:         "display": "across_barrier"
; CHECK-COUNT-4: "bytes": 4,
; CHECK-NOT:     "bytes":
define ptx_kernel void @across_barrier(ptr addrspace(1) %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext nneg i32 %t to i64
  %p = getelementptr inbounds [2 x i32], ptr addrspace(3) @pairs, i64 %i
  %q = getelementptr inbounds i8, ptr addrspace(3) %p, i64 4
  %a = load i32, ptr addrspace(3) %p, align 8
  call void @llvm.nvvm.barrier0()
  %b = load i32, ptr addrspace(3) %q, align 4
  %sum = add i32 %a, %b
  store i32 %sum, ptr addrspace(1) %out, align 4
  ret void
}

; CHECK:         "display": "volatile"
; CHECK-COUNT-4: "bytes": 4,
; CHECK-NOT:     "bytes":
define ptx_kernel void @volatile(ptr addrspace(1) %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext nneg i32 %t to i64
  %p = getelementptr inbounds [2 x i32], ptr addrspace(3) @pairs, i64 %i
  %q = getelementptr inbounds i8, ptr addrspace(3) %p, i64 4
  %a = load volatile i32, ptr addrspace(3) %p, align 8
  %b = load volatile i32, ptr addrspace(3) %q, align 4
  %sum = add i32 %a, %b
  store i32 %sum, ptr addrspace(1) %out, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier0()
