; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Accesses that codegen merges into others, or leaves out, are not executed. ptxas proves the alignment of a difference only if that is a product with
; a sum.
; RUN: rm -rf %t && mkdir %t && split-file %s %t
; RUN: cat %t/head.ll %t/gone.ll > %t/a.ll && %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t/a.json>' %t/a.ll -S -o /dev/null
; RUN: %python %S/../Inputs/widths.py %t/a.json | FileCheck %t/gone.ll
; RUN: cat %t/head.ll %t/fused.ll > %t/b.ll && %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t/b.json>' %t/b.ll -S -o /dev/null
; RUN: %python %S/../Inputs/widths.py %t/b.json | FileCheck %t/fused.ll
; RUN: cat %t/head.ll %t/shared.ll > %t/c.ll && %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t/c.json>' %t/c.ll -S -o /dev/null
; RUN: %python %S/../Inputs/widths.py %t/c.json | FileCheck %t/shared.ll
; RUN: cat %t/head.ll %t/shifted.ll > %t/d.ll && %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t/d.json>' %t/d.ll -S -o /dev/null
; RUN: %python %S/../Inputs/widths.py %t/d.json | FileCheck %t/shifted.ll
; RUN: cat %t/head.ll %t/words.ll > %t/e.ll && %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t/e.json>' %t/e.ll -S -o /dev/null
; RUN: %python %S/../Inputs/widths.py %t/e.json | FileCheck %t/words.ll

;--- head.ll
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@rows = internal addrspace(3) global [64 x [32 x float]] undef, align 16
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

;--- gone.ll
; A load of the same bytes as another type, and one that nobody reads; a sum in memory.
; CHECK:      st 4 exact
; CHECK-NEXT: ld 4 exact
; CHECK-NEXT: red 4 exact
; CHECK-NOT:  {{.}}
define ptx_kernel void @kernel(ptr addrspace(1) %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr i32, ptr addrspace(3) @rows, i32 %t
  %q = getelementptr i8, ptr addrspace(3) %p, i64 1024
  store i32 %t, ptr addrspace(3) %q, align 4
  %a = load i32, ptr addrspace(3) %p, align 4
  %b = load float, ptr addrspace(3) %p, align 4
  %c = load i32, ptr addrspace(3) @rows, align 4
  %sum = atomicrmw add ptr addrspace(3) %p, i32 1 monotonic
  %g = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %a, ptr addrspace(1) %g, align 4
  %far = getelementptr i8, ptr addrspace(1) %g, i64 4096
  store float %b, ptr addrspace(1) %far, align 4
  ret void
}

;--- fused.ll
; n - 48 * t, of which nobody else reads the product.
; CHECK:      ld 16 exact
; CHECK-NOT:  {{.}}
define ptx_kernel void @kernel(ptr addrspace(1) %out, i32 %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %start = and i32 %n, 4080
  %product = mul i32 %t, 48
  %offset = sub i32 %start, %product
  %p = getelementptr i8, ptr addrspace(3) @rows, i32 %offset
  %q = getelementptr i8, ptr addrspace(3) %p, i64 4
  %r = getelementptr i8, ptr addrspace(3) %p, i64 8
  %s = getelementptr i8, ptr addrspace(3) %p, i64 12
  %a = load float, ptr addrspace(3) %p, align 4
  %b = load float, ptr addrspace(3) %q, align 4
  %c = load float, ptr addrspace(3) %r, align 4
  %d = load float, ptr addrspace(3) %s, align 4
  %ab = fadd float %a, %b
  %cd = fadd float %c, %d
  %sum = fadd float %ab, %cd
  store float %sum, ptr addrspace(1) %out, align 4
  ret void
}

;--- shared.ll
; The same with a product that is stored, too.
; CHECK:      ld 4 exact
; CHECK-NEXT: ld 4 exact
; CHECK-NEXT: ld 4 exact
; CHECK-NEXT: ld 4 exact
; CHECK-NOT:  {{.}}
define ptx_kernel void @kernel(ptr addrspace(1) %out, i32 %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %start = and i32 %n, 4080
  %product = mul i32 %t, 48
  %offset = sub i32 %start, %product
  %p = getelementptr i8, ptr addrspace(3) @rows, i32 %offset
  %q = getelementptr i8, ptr addrspace(3) %p, i64 4
  %r = getelementptr i8, ptr addrspace(3) %p, i64 8
  %s = getelementptr i8, ptr addrspace(3) %p, i64 12
  %a = load float, ptr addrspace(3) %p, align 4
  %b = load float, ptr addrspace(3) %q, align 4
  %c = load float, ptr addrspace(3) %r, align 4
  %d = load float, ptr addrspace(3) %s, align 4
  %ab = fadd float %a, %b
  %cd = fadd float %c, %d
  %sum = fadd float %ab, %cd
  store float %sum, ptr addrspace(1) %out, align 4
  %far = getelementptr i8, ptr addrspace(1) %out, i64 4096
  store i32 %product, ptr addrspace(1) %far, align 4
  ret void
}

;--- shifted.ll
; Zeros are counted to four, so a shift to the right by one leaves three.
; CHECK:      ld 8 exact
; CHECK-NEXT: ld 8 exact
; CHECK-NOT:  {{.}}
define ptx_kernel void @kernel(ptr addrspace(1) %out, i32 %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %row = shl i32 %t, 8
  %start = and i32 %row, 1792
  %far = shl i32 %start, 2
  %near = lshr i32 %start, 1
  %offset = add i32 %far, %near
  %p = getelementptr i8, ptr addrspace(3) @rows, i32 %offset
  %q = getelementptr i8, ptr addrspace(3) %p, i64 4
  %r = getelementptr i8, ptr addrspace(3) %p, i64 8
  %s = getelementptr i8, ptr addrspace(3) %p, i64 12
  %a = load float, ptr addrspace(3) %p, align 4
  %b = load float, ptr addrspace(3) %q, align 4
  %c = load float, ptr addrspace(3) %r, align 4
  %d = load float, ptr addrspace(3) %s, align 4
  %ab = fadd float %a, %b
  %cd = fadd float %c, %d
  %sum = fadd float %ab, %cd
  store float %sum, ptr addrspace(1) %out, align 4
  ret void
}

;--- words.ll
; Eight halves of words: LLVM makes two vectors, which ptxas takes for words.
; CHECK:      ld 16 exact
; CHECK-NOT:  {{.}}
define ptx_kernel void @kernel(ptr addrspace(1) %out, i32 %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %offset = shl i32 %t, 4
  %p0 = getelementptr i8, ptr addrspace(3) @rows, i32 %offset
  %v0 = load i16, ptr addrspace(3) %p0, align 8
  %g0 = getelementptr i8, ptr addrspace(1) %out, i64 0
  %p1 = getelementptr i8, ptr addrspace(3) %p0, i64 2
  %v1 = load i16, ptr addrspace(3) %p1, align 2
  %g1 = getelementptr i8, ptr addrspace(1) %out, i64 64
  %p2 = getelementptr i8, ptr addrspace(3) %p0, i64 4
  %v2 = load i16, ptr addrspace(3) %p2, align 2
  %g2 = getelementptr i8, ptr addrspace(1) %out, i64 128
  %p3 = getelementptr i8, ptr addrspace(3) %p0, i64 6
  %v3 = load i16, ptr addrspace(3) %p3, align 2
  %g3 = getelementptr i8, ptr addrspace(1) %out, i64 192
  %p4 = getelementptr i8, ptr addrspace(3) %p0, i64 8
  %v4 = load i16, ptr addrspace(3) %p4, align 8
  %g4 = getelementptr i8, ptr addrspace(1) %out, i64 256
  %p5 = getelementptr i8, ptr addrspace(3) %p0, i64 10
  %v5 = load i16, ptr addrspace(3) %p5, align 2
  %g5 = getelementptr i8, ptr addrspace(1) %out, i64 320
  %p6 = getelementptr i8, ptr addrspace(3) %p0, i64 12
  %v6 = load i16, ptr addrspace(3) %p6, align 2
  %g6 = getelementptr i8, ptr addrspace(1) %out, i64 384
  %p7 = getelementptr i8, ptr addrspace(3) %p0, i64 14
  %v7 = load i16, ptr addrspace(3) %p7, align 2
  %g7 = getelementptr i8, ptr addrspace(1) %out, i64 448
  store i16 %v0, ptr addrspace(1) %g0, align 2
  store i16 %v1, ptr addrspace(1) %g1, align 2
  store i16 %v2, ptr addrspace(1) %g2, align 2
  store i16 %v3, ptr addrspace(1) %g3, align 2
  store i16 %v4, ptr addrspace(1) %g4, align 2
  store i16 %v5, ptr addrspace(1) %g5, align 2
  store i16 %v6, ptr addrspace(1) %g6, align 2
  store i16 %v7, ptr addrspace(1) %g7, align 2
  ret void
}
