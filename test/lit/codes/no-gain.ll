; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; One column store beside 8,192 row loads: 31 wavefronts saved of 8,224 are no gain. The twin runs 32 of these loads.
; RUN: split-file %s %t
; RUN: %unchanged %t/kept.ll %t/kept.json block=32
; RUN: %arrays %t/kept.json | FileCheck %s --check-prefix=KEPT
; RUN: sed 's/, 8192$/, 32/' %t/kept.ll > %t/changed.ll
; RUN: %unbank_opt -passes='unbank<block=32;report=%t/changed.json>' -verify-each %t/changed.ll -disable-output
; RUN: %arrays %t/changed.json | FileCheck %s --check-prefix=CHANGED
; KEPT:        tile: kept no-gain
; KEPT-NOT:    {{.}}
; CHANGED:     tile: changed pad:128:4 4096 -> 4224
; CHANGED-NOT: {{.}}

;--- kept.ll
target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [32 x [32 x float]] undef, align 4

define ptx_kernel void @kernel(ptr addrspace(1) %out) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %lane = zext nneg i32 %tid to i64
  %column = getelementptr inbounds [32 x float], ptr addrspace(3) @tile, i64 %lane
  store float 0.0, ptr addrspace(3) %column, align 4
  %row = getelementptr inbounds float, ptr addrspace(3) @tile, i64 %lane
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %value = load volatile float, ptr addrspace(3) %row, align 4
  store volatile float %value, ptr addrspace(1) %out, align 4
  %next = add nuw nsw i32 %i, 1
  %more = icmp ult i32 %next, 8192
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
