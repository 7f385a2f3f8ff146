; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; ptxas places bytes directly behind what comes before them: an array behind five bytes begins at the second byte of a word, and words count from the
; start of shared memory. Bytes 3 and 128 of `table` are both in bank 0 if it begins at a word, but not if it begins one byte later. If a linker
; places it, nobody knows where it begins.
; REQUIRES: command
; RUN: %unbank_opt -passes='unbank<mode=report;only=none;report=%t.five.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.five.json | FileCheck %s --check-prefix=FIVE
; RUN: sed 's/\[5 x i8\]/[8 x i8]/' %s > %t.eight.ll
; RUN: %unbank_opt -passes='unbank<mode=report;only=none;report=%t.eight.json>' %t.eight.ll -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.eight.json | FileCheck %s --check-prefix=EIGHT
; RUN: %unbank_opt -passes='unbank<mode=report;only=none;rdc=yes;report=%t.linked.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.linked.json | FileCheck %s --check-prefix=LINKED
; What a linker sees may have another order in a program of several modules, and then all that lies behind it.
; RUN: sed 's/@before = internal/@before = weak/' %s > %t.weak.ll
; RUN: %unbank_opt -passes='unbank<mode=report;only=none;report=%t.weak.json>' %t.weak.ll -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.weak.json | FileCheck %s --check-prefix=LINKED
; RUN: %unbank_opt -passes='unbank<mode=report;only=none;whole-program=yes;report=%t.whole.json>' %t.weak.ll -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.whole.json | FileCheck %s --check-prefix=FIVE
; RUN: sed 's/i64 3, i64 128/i64 0, i64 127/; s/\[5 x i8\]/[8 x i8]/' %s > %t.doubt.ll
; RUN: %unbank_opt -passes='unbank<mode=report;rdc=yes;report=%t.doubt.json>' %t.doubt.ll -S -o /dev/null
; RUN: %arrays %t.doubt.json | FileCheck %s --check-prefix=DOUBT
; RUN: %unbank_opt -passes='unbank<mode=report;report=%t.sure.json>' %t.doubt.ll -S -o /dev/null
; RUN: %arrays %t.sure.json | FileCheck %s --check-prefix=SURE
; DOUBT: table: kept no-gain
; SURE:  table: kept clean
; RUN: sed 's/undef, align 1/undef, align 4/' %s > %t.words.ll
; RUN: %unbank_opt -passes='unbank<mode=report;only=none;rdc=yes;report=%t.words.json>' %t.words.ll -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.words.json | FileCheck %s --check-prefix=EIGHT
; RUN: %unbank simulate %s --kernel=kernel --grid=1 --block=32 --arg=i8[32]:zero | FileCheck %s --check-prefix=RUN5
; RUN: %unbank simulate %t.eight.ll --kernel=kernel --grid=1 --block=32 --arg=i8[32]:zero | FileCheck %s --check-prefix=RUN8
; FIVE:   kernel ld 1 1..1
; RUN5:   {{ld +table +1 +1 +1 +1 +32}}
; RUN8:   {{ld +table +1 +1 +2 +1 +32}}
; EIGHT:  kernel ld 1 2..2
; LINKED: kernel ld 1 1..2 a linker places the array, which is aligned to less than a word
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@before = internal addrspace(3) global [5 x i8] undef, align 1
@table = internal addrspace(3) global [256 x i8] undef, align 1

define ptx_kernel void @kernel(ptr addrspace(1) %out) "nvvm.reqntid"="32" {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext nneg i32 %tid to i64
  store volatile i8 1, ptr addrspace(3) @before, align 1
  %first = icmp eq i32 %tid, 0
  %at = select i1 %first, i64 3, i64 128
  %p = getelementptr inbounds i8, ptr addrspace(3) @table, i64 %at
  %a = load i8, ptr addrspace(3) %p, align 1
  %g = getelementptr inbounds i8, ptr addrspace(1) %out, i64 %t
  store i8 %a, ptr addrspace(1) %g, align 1
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
