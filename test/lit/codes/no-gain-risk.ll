; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; A column that is read once beside rows that are read 700 times: a swizzle gains 4 %, less than the resident block that the instructions of its
; address might cost. Of 512 threads four blocks fill an SM, with 32 registers a thread; blocks of 32 leave half of the registers to spare.
; RUN: %unbank_opt -passes='unbank<block=kernel@512;report=%t.json>' -disable-output %s
; RUN: %validate %t.json
; RUN: %arrays %t.json | FileCheck %s --check-prefix=FULL
; RUN: FileCheck %s --check-prefix=WHY < %t.json
; RUN: %unbank_opt -passes='unbank<block=kernel@32;report=%t.json>' -disable-output %s
; RUN: %arrays %t.json | FileCheck %s --check-prefix=SPARE
; FULL:  tile: kept no-gain
; WHY:   "reason": "instructions that it adds might take registers of a resident block
; SPARE: tile: changed xor:2:31:7
target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [32 x [32 x float]] undef, align 16

define ptx_kernel void @kernel(ptr addrspace(1) %out) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %lane = and i32 %tid, 31
  %row = getelementptr inbounds float, ptr addrspace(3) @tile, i32 %lane
  %next.lane = add nuw nsw i32 %lane, 1
  %square = mul nuw nsw i32 %lane, %next.lane
  %triangle = lshr i32 %square, 1
  %rows = shl nuw nsw i32 %triangle, 5
  %place = and i32 %rows, 992
  %column = getelementptr inbounds float, ptr addrspace(3) @tile, i32 %place
  %once = load volatile float, ptr addrspace(3) %column, align 4
  store volatile float %once, ptr addrspace(1) %out, align 4
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %next, %loop ]
  %value = load volatile float, ptr addrspace(3) %row, align 4
  %next = add nuw nsw i32 %k, 1
  %more = icmp ult i32 %next, 700
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
