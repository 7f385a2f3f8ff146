; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; In warps of 32x1 threads the loads use 4 rows of one bank, and in warps of 8x4 they all read one word. The stores write 32 words in sequence that
; start in the middle of a row, so any layout that tells neighbouring rows apart costs them a wavefront. As the launch is unknown, nothing is done.
; The same module is changed once the shape is known, or if warps of 8x4 are impossible: if rows of 32 floats indexed by threadIdx.y have room for 8
; rows of threads and no more. An array that no shape fits tells nothing.
; RUN: rm -rf %t && mkdir %t && cp %s %t/in.ll
; RUN: %unchanged %t/in.ll %t/kept.json
; RUN: %arrays %t/kept.json | FileCheck %s --check-prefix=KEPT
; RUN: %unbank_opt -passes='unbank<block=32x8;report=%t/changed.json>' -verify-each %s -disable-output
; RUN: %arrays %t/changed.json | FileCheck %s --check-prefix=CHANGED
; RUN: sed 's/@rows = .*1024 x/@rows = internal addrspace(3) global [256 x/' %s > %t/eight.ll
; RUN: %unbank_opt -passes='unbank<report=%t/eight.json>' -verify-each %t/eight.ll -disable-output
; RUN: %arrays %t/eight.json | FileCheck %s --check-prefix=CHANGED
; RUN: sed 's/@rows = .*1024 x/@rows = internal addrspace(3) global [4 x/' %s > %t/four.ll
; RUN: %unchanged %t/four.ll %t/four.json
; RUN: %arrays %t/four.json | FileCheck %s --check-prefix=FOUR
; FOUR:        tile: kept harms-other-shape
; KEPT:        tile: kept harms-other-shape
; KEPT-NEXT:   rows: kept clean
; KEPT-NOT:    {{.}}
; CHANGED:     tile: changed {{pad|xor}}:
target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [1056 x float] undef, align 4
@rows = internal addrspace(3) global [1024 x float] undef, align 4

define ptx_kernel void @kernel(ptr addrspace(1) %out) {
  %tid.x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %tid.y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %ntid.x = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %before = mul nuw nsw i32 %tid.y, %ntid.x
  %sum = add nuw nsw i32 %before, %tid.x
  %sequence = add nuw nsw i32 %sum, 1
  %store.index = zext nneg i32 %sequence to i64
  %p = getelementptr inbounds float, ptr addrspace(3) @tile, i64 %store.index
  store float 0.0, ptr addrspace(3) %p, align 4
  %group = lshr i32 %tid.x, 3
  %row = shl nuw nsw i32 %group, 5
  %load.index = zext nneg i32 %row to i64
  %q = getelementptr inbounds float, ptr addrspace(3) @tile, i64 %load.index
  %value = load float, ptr addrspace(3) %q, align 4
  store float %value, ptr addrspace(1) %out, align 4
  %y = zext nneg i32 %tid.y to i64
  %x = zext nneg i32 %tid.x to i64
  %own = getelementptr inbounds [32 x float], ptr addrspace(3) @rows, i64 %y
  %r = getelementptr inbounds float, ptr addrspace(3) %own, i64 %x
  store float 0.0, ptr addrspace(3) %r, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
