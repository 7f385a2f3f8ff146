; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; A store that only threads beyond a guard with a constant reach, while the guard is taken to hold: at most all of them do, in the last block. With one launch, and
; with two whose figures are combined. No layout is chosen for it: rows of 33 words would separate its lanes.
; RUN: rm -rf %t && split-file %s %t
; RUN: %unbank_opt -passes='print<unbank<launch=%t/one>>' -disable-output %t/in.ll 2>&1 | FileCheck %s
; RUN: %unbank_opt -passes='print<unbank<launch=%t/two>>' -disable-output %t/in.ll 2>&1 | FileCheck %s
; CHECK:      wavefronts  8..264 a block
; CHECK:      kept: no-gain
; CHECK:      st  tile       4    0..8       1..32      1  [1]
; CHECK-NEXT: st  tile       4       8           1      1
; CHECK:      which lanes are active depends on blockIdx.x

;--- one
{"launch":1,"launches":[
{"kernel":"kernel","block":[32,8,1],"file":"main.cu","line":7,"source":"main.cu"}
]}
;--- two
{"launch":1,"launches":[
{"kernel":"kernel","block":[16,16,1],"file":"main.cu","line":9,"source":"main.cu"},
{"kernel":"kernel","block":[32,8,1],"file":"main.cu","line":7,"source":"main.cu"}
]}
;--- in.ll
source_filename = "main.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [8192 x float] undef, align 4

define ptx_kernel void @kernel() {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %width = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %before = mul nuw nsw i32 %y, %width
  %i = add nuw nsw i32 %before, %x
  %block = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %first = shl nuw nsw i32 %block, 8
  %place = add nuw nsw i32 %first, %i
  %is.out = icmp sge i32 %place, 1000
  br i1 %is.out, label %out, label %in

out:
  %row = shl nuw nsw i32 %i, 5
  %p = getelementptr inbounds float, ptr addrspace(3) @tile, i32 %row
  store float 0.0, ptr addrspace(3) %p, align 4
  br label %done

in:
  %q = getelementptr inbounds float, ptr addrspace(3) @tile, i32 %i
  store float 1.0, ptr addrspace(3) %q, align 4
  br label %done

done:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
