; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; One load that is first in one array, and then in another. Both arrays of halves begin at a word, or two bytes behind one, so the first execution
; takes 2 wavefronts or 1, and the second 1 or 2. If both arrays begin alike, the sum is always the same; but it is not known, since each may begin at
; another place (2 and 2, or 1 and 1). Arrays of words begin at words.
; RUN: %unbank_opt -passes='unbank<mode=report;only=none;rdc=yes;report=%t.linked.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.linked.json | FileCheck %s --check-prefix=LINKED
; RUN: sed 's/undef, align 2/undef, align 4/' %s > %t.words.ll
; RUN: %unbank_opt -passes='unbank<mode=report;only=none;rdc=yes;report=%t.words.json>' %t.words.ll -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.words.json | FileCheck %s --check-prefix=WORDS
; LINKED: kernel ld 2 1..2 a linker places the array, which is aligned to less than a word
; WORDS:  kernel ld 2 1..2 {{$}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@one = internal addrspace(3) global [128 x i16] undef, align 2
@other = internal addrspace(3) global [128 x i16] undef, align 2

define ptx_kernel void @kernel(ptr addrspace(1) %out) "nvvm.reqntid"="32" {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext nneg i32 %tid to i64
  %first = icmp eq i32 %tid, 0
  %at = select i1 %first, i64 2, i64 128
  %g = getelementptr inbounds i16, ptr addrspace(1) %out, i64 %t
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %array = phi ptr addrspace(3) [ @one, %entry ], [ @other, %loop ]
  %back = mul i64 %i, -2
  %byte = add i64 %at, %back
  %p = getelementptr inbounds i8, ptr addrspace(3) %array, i64 %byte
  %a = load i16, ptr addrspace(3) %p, align 2
  store volatile i16 %a, ptr addrspace(1) %g, align 2
  %next = add nuw nsw i64 %i, 1
  %more = icmp ult i64 %next, 2
  br i1 %more, label %loop, label %done

done:
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
