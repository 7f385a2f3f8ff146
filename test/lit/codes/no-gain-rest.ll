; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; One column store to @less beside 64 to @more: 31 of 2,080 wavefronts are no gain, but of the 96 that are left once @more is changed they are,
; whichever is declared first. The twin leaves @more alone.
; RUN: rm -rf %t && mkdir %t
; RUN: %unbank_opt -passes='unbank<block=32;report=%t/changed.json>' -verify-each %s -disable-output
; RUN: %arrays %t/changed.json | FileCheck %s --check-prefix=CHANGED
; RUN: sed -e '/^@/{s/@less/@x/; s/@more/@less/; s/@x/@more/}' %s > %t/turned.ll
; RUN: %unbank_opt -passes='unbank<block=32;report=%t/turned.json>' -verify-each %t/turned.ll -disable-output
; RUN: %arrays %t/turned.json | FileCheck %s --check-prefix=TURNED
; RUN: cp %s %t/kept.ll && %unchanged %t/kept.ll %t/kept.json 'block=32;skip=more'
; RUN: %arrays %t/kept.json | FileCheck %s --check-prefix=KEPT
; CHANGED:      less: changed xor:2:31:7
; CHANGED-NEXT: more: changed xor:2:31:7
; TURNED:       more: changed xor:2:31:7
; TURNED-NEXT:  less: changed xor:2:31:7
; KEPT:         less: kept no-gain
; KEPT-NEXT:    more: kept switched-off
target triple = "nvptx64-nvidia-cuda"
@less = internal addrspace(3) global [32 x [32 x float]] undef, align 16
@more = internal addrspace(3) global [32 x [32 x float]] undef, align 16

define ptx_kernel void @kernel() {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %lane = zext nneg i32 %tid to i64
  %once = getelementptr inbounds [32 x float], ptr addrspace(3) @less, i64 %lane
  store volatile float 0.0, ptr addrspace(3) %once, align 4
  %often = getelementptr inbounds [32 x float], ptr addrspace(3) @more, i64 %lane
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  store volatile float 0.0, ptr addrspace(3) %often, align 4
  %next = add nuw nsw i32 %i, 1
  %again = icmp ult i32 %next, 64
  br i1 %again, label %loop, label %exit
exit:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
