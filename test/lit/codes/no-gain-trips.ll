; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; A tile of 16 rows of 17 words: a column of it, in a loop, is 2-way, and rows padded by a word remove that; but then 32 words in sequence, which are
; read behind the loop, cross a pad and are 2-way themselves. Over 32 trips the pad wins, over one it loses, so with an unknown trip count the tile is
; left alone. The twins: 32 trips that are known, and a loop of unknown length with little behind it.
; RUN: rm -rf %t && mkdir %t && cp %s %t/in.ll
; RUN: %unchanged %t/in.ll %t/kept.json 'block=16x16'
; RUN: %arrays %t/kept.json | FileCheck %s --check-prefix=KEPT
; RUN: FileCheck %s --check-prefix=WHY --input-file=%t/kept.json
; RUN: sed 's/ult i32 %next, %n$/ult i32 %next, 32/' %s > %t/known.ll
; RUN: %unbank_opt -passes='unbank<block=16x16;report=%t/known.json>' -verify-each %t/known.ll -disable-output
; RUN: %arrays %t/known.json | FileCheck %s --check-prefix=CHANGED
; RUN: sed '/%behind[.]. =/d' %s > %t/little.ll
; RUN: %unbank_opt -passes='unbank<block=16x16;report=%t/little.json>' -verify-each %t/little.ll -disable-output
; RUN: %arrays %t/little.json | FileCheck %s --check-prefix=CHANGED
; KEPT:    tile: kept no-gain
; WHY:     what it saves in loops of unknown length, it loses outside them where they run few trips
; CHANGED: tile: changed pad:
target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [272 x float] undef, align 4

define ptx_kernel void @kernel(i32 %n) {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %row = zext nneg i32 %x to i64
  %column = zext nneg i32 %y to i64
  %p = getelementptr inbounds [17 x float], ptr addrspace(3) @tile, i64 %row
  %q = getelementptr inbounds float, ptr addrspace(3) %p, i64 %column
  %rows = shl nuw nsw i32 %y, 4
  %thread = or disjoint i32 %rows, %x
  %sequence = zext nneg i32 %thread to i64
  %r = getelementptr inbounds float, ptr addrspace(3) @tile, i64 %sequence
  %s = getelementptr inbounds i8, ptr addrspace(3) %r, i64 20
  %t = getelementptr inbounds i8, ptr addrspace(3) %r, i64 44
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  store volatile float 0.0, ptr addrspace(3) %q, align 4
  %next = add nuw nsw i32 %i, 1
  %again = icmp ult i32 %next, %n
  br i1 %again, label %loop, label %exit
exit:
  %behind.0 = load volatile float, ptr addrspace(3) %r, align 4
  %behind.1 = load volatile float, ptr addrspace(3) %s, align 4
  %behind.2 = load volatile float, ptr addrspace(3) %t, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()
