; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; A tile is filled by copies of 16 bytes and read by columns of words. If it is read 32 times, it gains most with the copies taken apart into words;
; if once, with whole copies.
; RUN: split-file %s %t
; RUN: %unbank_opt -passes='unbank<block=32;widths=ir;report=%t/cut.json>' -verify-each %t/cut.ll -disable-output
; RUN: %validate %t/cut.json
; RUN: %arrays %t/cut.json | FileCheck %s --check-prefix=CUT
; RUN: FileCheck %s --check-prefix=REPORT < %t/cut.json
; RUN: sed 's/, 32$/, 1/' %t/cut.ll > %t/whole.ll
; RUN: %unbank_opt -passes='unbank<block=32;widths=ir;report=%t/whole.json>' -verify-each %t/whole.ll -disable-output
; RUN: %arrays %t/whole.json | FileCheck %s --check-prefix=WHOLE
; CUT:   tile: changed pad:128:4 4096 -> 4224
; WHOLE: tile: changed pad:128:16 4096 -> 4608
; REPORT:      "score": 1056.0,
; REPORT:      "score": 64.0,

;--- cut.ll
target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [32 x [32 x float]] undef, align 16

define ptx_kernel void @kernel(ptr addrspace(1) %in, ptr addrspace(1) %out) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %lane = zext nneg i32 %tid to i64
  br label %fill
fill:
  %k = phi i64 [ 0, %entry ], [ %k.next, %fill ]
  %rows = shl nuw nsw i64 %k, 5
  %granule = add nuw nsw i64 %rows, %lane
  %from = getelementptr inbounds [4 x float], ptr addrspace(1) %in, i64 %granule
  %to = getelementptr inbounds [4 x float], ptr addrspace(3) @tile, i64 %granule
  call void @llvm.memcpy.p3.p1.i64(ptr addrspace(3) align 16 %to, ptr addrspace(1) align 16 %from, i64 16, i1 false)
  %k.next = add nuw nsw i64 %k, 1
  %again = icmp ult i64 %k.next, 8
  br i1 %again, label %fill, label %filled
filled:
  %row = getelementptr inbounds [32 x float], ptr addrspace(3) @tile, i64 %lane
  br label %loop
loop:
  %i = phi i32 [ 0, %filled ], [ %next, %loop ]
  %column = zext nneg i32 %i to i64
  %at = getelementptr inbounds float, ptr addrspace(3) %row, i64 %column
  %value = load float, ptr addrspace(3) %at, align 4
  store volatile float %value, ptr addrspace(1) %out, align 4
  %next = add nuw nsw i32 %i, 1
  %more = icmp ult i32 %next, 32
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.memcpy.p3.p1.i64(ptr addrspace(3), ptr addrspace(1), i64, i1)
