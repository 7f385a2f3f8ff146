; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Up to sm_89, two stores with a shuffle between them may merge or not; from sm_90 on they merge as if it were not there. ptxas proves no alignment of
; x + (y >> c), but it proves that of x + y.
; RUN: rm -rf %t && mkdir %t && split-file %s %t
; RUN: cat %t/head.ll %t/shuffle.ll > %t/a.ll && %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t/a.json>' %t/a.ll -S -o /dev/null
; RUN: %python %S/../Inputs/widths.py %t/a.json | FileCheck %t/shuffle.ll
; RUN: sed s/sm_89/sm_90/ %t/a.ll > %t/c.ll && %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t/c.json>' %t/c.ll -S -o /dev/null
; RUN: %python %S/../Inputs/widths.py %t/c.json | FileCheck %t/shuffle.ll --check-prefix=LATER
; RUN: cat %t/head.ll %t/shifted.ll > %t/b.ll && %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t/b.json>' %t/b.ll -S -o /dev/null
; RUN: %python %S/../Inputs/widths.py %t/b.json | FileCheck %t/shifted.ll

;--- head.ll
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@rows = internal addrspace(3) global [64 x [32 x float]] undef, align 16
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32)

;--- shuffle.ll
; LATER-COUNT-2: st 8 exact
; CHECK:      st ? bounded
; CHECK-NEXT: st ? bounded
; CHECK-NEXT: st 8 exact
; CHECK-NOT:  {{.}}
define ptx_kernel void @kernel(ptr addrspace(1) %out) "target-cpu"="sm_89" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %g = getelementptr float, ptr addrspace(1) %out, i32 %t
  %v = load float, ptr addrspace(1) %g, align 4
  %p = getelementptr [2 x float], ptr addrspace(3) @rows, i32 %t
  %q = getelementptr i8, ptr addrspace(3) %p, i64 4
  store float %v, ptr addrspace(3) %p, align 4
  %s = call float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %v, i32 1, i32 31)
  store float %s, ptr addrspace(3) %q, align 4
  ret void
}

define ptx_kernel void @twin(ptr addrspace(1) %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %g = getelementptr float, ptr addrspace(1) %out, i32 %t
  %v = load float, ptr addrspace(1) %g, align 4
  %p = getelementptr [2 x float], ptr addrspace(3) @rows, i32 %t
  %q = getelementptr i8, ptr addrspace(3) %p, i64 4
  %s = call float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %v, i32 1, i32 31)
  store float %v, ptr addrspace(3) %p, align 4
  store float %s, ptr addrspace(3) %q, align 4
  ret void
}

;--- shifted.ll
; CHECK:      ld 4 exact
; CHECK-NEXT: ld 4 exact
; CHECK-NEXT: ld 8 exact
; CHECK-NOT:  {{.}}
define ptx_kernel void @kernel(ptr addrspace(1) %out, i32 %n, i32 %m) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = mul i32 %m, 256
  %z = ashr i32 %y, 4
  %mixed = xor i32 %t, %n
  %x = and i32 %mixed, 496
  %offset = add i32 %x, %z
  %p = getelementptr i8, ptr addrspace(3) @rows, i32 %offset
  %q = getelementptr i8, ptr addrspace(3) %p, i64 4
  %u = load float, ptr addrspace(3) %p, align 4
  %v = load float, ptr addrspace(3) %q, align 4
  %sum = fadd float %u, %v
  %g = getelementptr float, ptr addrspace(1) %out, i32 %t
  store float %sum, ptr addrspace(1) %g, align 4
  ret void
}

define ptx_kernel void @twin(ptr addrspace(1) %out, i32 %n, i32 %m) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = mul i32 %m, 256
  %mixed = xor i32 %t, %n
  %x = and i32 %mixed, 496
  %offset = add i32 %x, %y
  %p = getelementptr i8, ptr addrspace(3) @rows, i32 %offset
  %q = getelementptr i8, ptr addrspace(3) %p, i64 4
  %u = load float, ptr addrspace(3) %p, align 4
  %v = load float, ptr addrspace(3) %q, align 4
  %sum = fadd float %u, %v
  %g = getelementptr float, ptr addrspace(1) %out, i32 %t
  store float %sum, ptr addrspace(1) %g, align 4
  ret void
}
