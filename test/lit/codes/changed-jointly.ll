; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; A pad for each of two arrays needs no instruction here, but the 48 KiB of a block have room for one pad. The array that gains more gets it, wherever
; it is declared; the other one is swizzled. With room for both, both are padded.
; RUN: rm -rf %t && mkdir %t
; RUN: %unbank_opt -passes='unbank<block=kernel@32;report=%t/full.json>' -verify-each %s -disable-output
; RUN: %arrays %t/full.json | FileCheck %s --check-prefix=FULL
; RUN: sed 's/10200 x float/10160 x float/' %s > %t/room.ll
; RUN: %unbank_opt -passes='unbank<block=kernel@32;report=%t/room.json>' -verify-each %t/room.ll -disable-output
; RUN: %arrays %t/room.json | FileCheck %s --check-prefix=ROOM
; FULL:      less: changed xor:2:31:7
; FULL-NEXT: rest: kept clean
; FULL-NEXT: more: changed pad:128:4
; ROOM:      less: changed pad:128:4
; ROOM-NEXT: rest: kept clean
; ROOM-NEXT: more: changed pad:128:4
target triple = "nvptx64-nvidia-cuda"
@less = internal addrspace(3) global [32 x [32 x float]] undef, align 16
@rest = internal addrspace(3) global [10200 x float] undef, align 16
@more = internal addrspace(3) global [32 x [32 x float]] undef, align 16

define ptx_kernel void @kernel(i32 %n) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %row = zext nneg i32 %tid to i64
  %masked = and i32 %n, 31
  %column = zext nneg i32 %masked to i64
  %p = getelementptr inbounds [32 x [32 x float]], ptr addrspace(3) @less, i64 0, i64 %row, i64 %column
  store volatile float 0.0, ptr addrspace(3) %p, align 4
  %q = getelementptr inbounds [32 x [32 x float]], ptr addrspace(3) @more, i64 0, i64 %row, i64 %column
  store volatile float 0.0, ptr addrspace(3) %q, align 4
  store volatile float 1.0, ptr addrspace(3) %q, align 4
  %r = getelementptr inbounds float, ptr addrspace(3) @rest, i64 %row
  store volatile float 0.0, ptr addrspace(3) %r, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
