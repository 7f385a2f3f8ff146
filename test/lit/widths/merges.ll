; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; What LLVM's vectorizer or ptxas merges is one access of the report. Each pair of lines is a rule, and a case that breaks it.
; RUN: rm -rf %t && mkdir %t && split-file %s %t
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t/halves.json>' %t/halves.ll -S -o /dev/null
; RUN: %python %S/../Inputs/widths.py %t/halves.json | FileCheck %t/halves.ll
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t/stores.json>' %t/stores.ll -S -o /dev/null
; RUN: %python %S/../Inputs/widths.py %t/stores.json | FileCheck %t/stores.ll
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t/proof.json>' %t/proof.ll -S -o /dev/null
; RUN: %python %S/../Inputs/widths.py %t/proof.json | FileCheck %t/proof.ll

;--- halves.ll
; Two halves of a row of four bytes; bytes of an unaligned row.
; CHECK:      ld 4 exact
; CHECK-NEXT: ld 1 exact
; CHECK-NEXT: ld 1 exact
; CHECK-NOT:  {{.}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@halves = internal addrspace(3) global [32 x [2 x half]] undef, align 4
@bytes = internal addrspace(3) global [32 x [3 x i8]] undef, align 1

define ptx_kernel void @kernel(ptr addrspace(1) %out) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext nneg i32 %tid to i64
  %p = getelementptr inbounds [2 x half], ptr addrspace(3) @halves, i64 %t
  %a = load half, ptr addrspace(3) %p, align 2
  %q = getelementptr inbounds half, ptr addrspace(3) %p, i64 1
  %b = load half, ptr addrspace(3) %q, align 2
  %r = getelementptr inbounds [3 x i8], ptr addrspace(3) @bytes, i64 %t
  %c = load i8, ptr addrspace(3) %r, align 1
  %s = getelementptr inbounds i8, ptr addrspace(3) %r, i64 1
  %d = load i8, ptr addrspace(3) %s, align 1
  %ab = fadd half %a, %b
  %cd = add i8 %c, %d
  %g = getelementptr inbounds half, ptr addrspace(1) %out, i64 %t
  store half %ab, ptr addrspace(1) %g, align 2
  %far = getelementptr inbounds i8, ptr addrspace(1) %out, i64 4096
  %h = getelementptr inbounds i8, ptr addrspace(1) %far, i64 %t
  store i8 %cd, ptr addrspace(1) %h, align 1
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

;--- stores.ll
; Two stores that follow each other; two with a store to another array between them.
; CHECK:      st 8 exact
; CHECK-NEXT: st 4 exact
; CHECK-NEXT: st 4 exact
; CHECK-NEXT: st 4 exact
; CHECK-NOT:  {{.}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@first = internal addrspace(3) global [32 x [2 x i32]] undef, align 4
@second = internal addrspace(3) global [32 x [2 x i32]] undef, align 4
@third = internal addrspace(3) global [32 x i32] undef, align 4

define ptx_kernel void @kernel(ptr addrspace(1) %out) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext nneg i32 %tid to i64
  %p = getelementptr inbounds [2 x i32], ptr addrspace(3) @first, i64 %t
  store i32 %tid, ptr addrspace(3) %p, align 4
  %q = getelementptr inbounds i32, ptr addrspace(3) %p, i64 1
  store i32 %tid, ptr addrspace(3) %q, align 4
  %r = getelementptr inbounds [2 x i32], ptr addrspace(3) @second, i64 %t
  store i32 %tid, ptr addrspace(3) %r, align 4
  %s = getelementptr inbounds i32, ptr addrspace(3) @third, i64 %t
  store i32 %tid, ptr addrspace(3) %s, align 4
  %u = getelementptr inbounds i32, ptr addrspace(3) %r, i64 1
  store i32 %tid, ptr addrspace(3) %u, align 4
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

;--- proof.ll
; Rows of 16 bytes; the same rows through a difference, which ptxas does not see through.
; CHECK:      ld 16 exact
; CHECK-NEXT: ld 4 exact
; CHECK-NEXT: ld 4 exact
; CHECK-NEXT: ld 4 exact
; CHECK-NEXT: ld 4 exact
; CHECK-NOT:  {{.}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [64 x [4 x i32]] undef, align 4

define ptx_kernel void @kernel(ptr addrspace(1) %out) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext nneg i32 %tid to i64
  %p = getelementptr inbounds [4 x i32], ptr addrspace(3) @tile, i64 %t
  %a = load i32, ptr addrspace(3) %p, align 4
  %p1 = getelementptr inbounds i32, ptr addrspace(3) %p, i64 1
  %b = load i32, ptr addrspace(3) %p1, align 4
  %p2 = getelementptr inbounds i32, ptr addrspace(3) %p, i64 2
  %c = load i32, ptr addrspace(3) %p2, align 4
  %p3 = getelementptr inbounds i32, ptr addrspace(3) %p, i64 3
  %d = load i32, ptr addrspace(3) %p3, align 4
  %x = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %many = shl nuw nsw i32 %x, 2
  %four = shl nuw nsw i32 %tid, 2
  %less = sub nsw i32 %many, %four
  %i = sext i32 %less to i64
  %q = getelementptr inbounds i32, ptr addrspace(3) @tile, i64 %i
  %e = load i32, ptr addrspace(3) %q, align 4
  %q1 = getelementptr inbounds i32, ptr addrspace(3) %q, i64 1
  %f = load i32, ptr addrspace(3) %q1, align 4
  %q2 = getelementptr inbounds i32, ptr addrspace(3) %q, i64 2
  %g = load i32, ptr addrspace(3) %q2, align 4
  %q3 = getelementptr inbounds i32, ptr addrspace(3) %q, i64 3
  %h = load i32, ptr addrspace(3) %q3, align 4
  %s1 = add i32 %a, %b
  %s2 = add i32 %c, %d
  %s3 = add i32 %e, %f
  %s4 = add i32 %g, %h
  %s5 = mul i32 %s1, %s2
  %s6 = mul i32 %s3, %s4
  %s = add i32 %s5, %s6
  %o = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %t
  store i32 %s, ptr addrspace(1) %o, align 4
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
