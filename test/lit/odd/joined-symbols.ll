; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; A sum of symbols that data may choose, unknown in every lane, is shifted by a number that is alike in all lanes.
; RUN: %unbank_opt -passes='unbank<report=%t.json>,verify' %s -S -o /dev/null
; RUN: FileCheck %s < %t.json
; CHECK: "reason": "the address depends on data"
target triple = "nvptx64-nvidia-cuda"
@row = internal addrspace(3) global [1024 x float] undef, align 4

define ptx_kernel void @joined(i32 %n, i32 %m, ptr %in, ptr %out) {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %a = mul i32 %n, 12
  %b = mul i32 %m, 20
  %c = add i32 %a, %b
  %i = zext nneg i32 %x to i64
  %from = getelementptr i32, ptr %in, i64 %i
  %d = mul i32 %x, 28
  %data = load i32, ptr %from, align 4
  %is = icmp eq i32 %data, 0
  br i1 %is, label %other, label %meet

other:
  %e = sub i32 %d, %c
  br label %meet

meet:
  %sum = phi i32 [ %d, %entry ], [ %e, %other ]
  %by = sub i32 %n, 2
  %f = lshr i32 %sum, %by
  %g = and i32 %f, 1023
  %h = zext nneg i32 %g to i64
  %p = getelementptr float, ptr addrspace(3) @row, i64 %h
  store float 0.0, ptr addrspace(3) %p, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
