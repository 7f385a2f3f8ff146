; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Padded rows save 31 wavefronts of a column store, beside 300 loads of a row. Ten blocks of the array fit an SM, and nine of the padded one: beside
; the 2 % that any layout must gain, ten warps hide more of the latency than nine. A swizzle takes no memory, but adds instructions in the loop. The
; twins have 100 loads, and a loop with so many registers that nine blocks are all that fit.
; RUN: split-file %s %t
; RUN: %unchanged %t/kept.ll %t/kept.json block=kernel@32
; RUN: %arrays %t/kept.json | FileCheck %s --check-prefix=KEPT
; RUN: FileCheck %s --check-prefix=REASON --input-file=%t/kept.json
; RUN: sed 's/, 300$/, 100/' %t/kept.ll > %t/changed.ll
; RUN: %unbank_opt -passes='unbank<block=kernel@32;report=%t/changed.json>' -verify-each %t/changed.ll -disable-output
; RUN: %arrays %t/changed.json | FileCheck %s --check-prefix=CHANGED
;
; RUN: sed 's/%i = phi/%even = phi <104 x i32> [ zeroinitializer, %entry ], [ %odd, %loop ]\n  %odd = phi <104 x i32> [ splat (i32 1), %entry ], [ %even, %loop ]\n  %i = phi/' %t/kept.ll > %t/carried.ll
; RUN: %unbank_opt -passes='unbank<block=kernel@32;report=%t/carried.json>' -verify-each %t/carried.ll -disable-output
; RUN: %arrays %t/carried.json | FileCheck %s --check-prefix=CHANGED
; KEPT:        tile: kept no-gain
; KEPT-NOT:    {{.}}
; REASON:      {{[0-9]+}} more bytes would leave 9 of 10 blocks resident on an SM, and that does not pay
; CHANGED:     tile: changed pad:128:4 22272 -> 22964
; CHANGED-NOT: {{.}}

;--- kept.ll
target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [5568 x float] undef, align 4

define ptx_kernel void @kernel(ptr addrspace(1) %out) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %lane = zext nneg i32 %tid to i64
  %column = getelementptr inbounds [32 x float], ptr addrspace(3) @tile, i64 %lane
  store float 0.0, ptr addrspace(3) %column, align 4
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %number = and i32 %i, 127
  %wide = zext nneg i32 %number to i64
  %start = getelementptr inbounds [32 x float], ptr addrspace(3) @tile, i64 %wide
  %row = getelementptr inbounds float, ptr addrspace(3) %start, i64 %lane
  %value = load volatile float, ptr addrspace(3) %row, align 4
  store volatile float %value, ptr addrspace(1) %out, align 4
  %next = add nuw nsw i32 %i, 1
  %more = icmp ult i32 %next, 300
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
