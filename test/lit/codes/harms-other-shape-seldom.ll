; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; As harms-other-shape.ll, but in a loop, and in every fourth iteration the stores begin with a row, where no layout costs them anything. The search
; looks at one execution of four of this access, which are all of that kind: only the layout's full cost under the other shapes shows the harm. The
; twin has the harmless iterations alone.
; RUN: rm -rf %t && mkdir %t && cp %s %t/in.ll
; RUN: %unchanged %t/in.ll %t/kept.json
; RUN: %arrays %t/kept.json | FileCheck %s --check-prefix=KEPT
; RUN: sed 's/and i32 %i, 3$/and i32 %i, 0/' %s > %t/none.ll
; RUN: %unbank_opt -passes='unbank<report=%t/none.json>' -verify-each %t/none.ll -disable-output
; RUN: %arrays %t/none.json | FileCheck %s --check-prefix=CHANGED
; KEPT:    tile: kept harms-other-shape
; CHANGED: tile: changed {{pad|xor}}:
target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [8224 x float] undef, align 4

define ptx_kernel void @kernel(ptr addrspace(1) %out) {
entry:
  %tid.x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %tid.y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %ntid.x = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %before = mul nuw nsw i32 %tid.y, %ntid.x
  %thread = add nuw nsw i32 %before, %tid.x
  %group = lshr i32 %tid.x, 3
  %row = shl nuw nsw i32 %group, 5
  %load.index = zext nneg i32 %row to i64
  %q = getelementptr inbounds float, ptr addrspace(3) @tile, i64 %load.index
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %four = lshr i32 %i, 2
  %rows = shl nuw nsw i32 %four, 8
  %in.row = and i32 %i, 3
  %first = add nuw nsw i32 %rows, %in.row
  %sequence = add nuw nsw i32 %thread, %first
  %store.index = zext nneg i32 %sequence to i64
  %p = getelementptr inbounds float, ptr addrspace(3) @tile, i64 %store.index
  store float 0.0, ptr addrspace(3) %p, align 4
  call void @llvm.nvvm.barrier0()
  %value = load float, ptr addrspace(3) %q, align 4
  %o = getelementptr float, ptr addrspace(1) %out, i32 %i
  store float %value, ptr addrspace(1) %o, align 4
  call void @llvm.nvvm.barrier0()
  %next = add nuw nsw i32 %i, 1
  %again = icmp ult i32 %next, 128
  br i1 %again, label %loop, label %exit
exit:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare void @llvm.nvvm.barrier0()
