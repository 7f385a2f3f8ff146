; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; ptxas merges across inline PTX that only touches registers, as if it were not there; LLVM does not.
; RUN: rm -rf %t && mkdir %t && split-file %s %t
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t/computes.json>' %t/computes.ll -S -o /dev/null
; RUN: %python %S/../Inputs/widths.py %t/computes.json | FileCheck %t/computes.ll
; RUN: %if ptxas %{ llc -O3 -mcpu=sm_90 -mattr=+ptx78 %t/computes.ll -o %t/computes.ptx %}
; RUN: %if ptxas %{ %ptxas %t/computes.ptx -o %t/computes.cubin %}
; RUN: %if ptxas %{ env PYTHONPATH=%S/../../widths %python -c "import cubin; print(cubin.kernels('%t/computes.cubin'))" | FileCheck %t/computes.ll --check-prefix=CUBIN %}
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t/waits.json>' %t/waits.ll -S -o /dev/null
; RUN: %python %S/../Inputs/widths.py %t/waits.json | FileCheck %t/waits.ll
; RUN: %if ptxas %{ llc -O3 -mcpu=sm_90 -mattr=+ptx78 %t/waits.ll -o %t/waits.ptx %}
; RUN: %if ptxas %{ %ptxas -arch=sm_90 %t/waits.ptx -o %t/waits.cubin %}
; RUN: %if ptxas %{ env PYTHONPATH=%S/../../widths %python -c "import cubin; print(sorted(cubin.kernels('%t/waits.cubin')['kernel'].items(), key=str))" | FileCheck %t/waits.ll --check-prefix=CUBIN %}
; RUN: %unbank_opt -passes='unbank<mode=report;block=32;report=%t/chooses.json>' %t/chooses.ll -S -o /dev/null
; RUN: %arrays %t/chooses.json | FileCheck %t/chooses.ll

;--- computes.ll
; Volatile, in a scope of its own, guarded, without text; bytes are LLVM's to merge.
; CHECK:      ld 16 exact
; CHECK-NEXT: st 16 exact
; CHECK-NEXT: ld 1 exact
; CHECK-NEXT: ld 1 exact
; CHECK-NOT:  {{.}}
; CUBIN: ('ld', 1): 2, ('ld', 16): 1, ('st', 16): 1
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@from = internal addrspace(3) global [32 x [4 x i32]] undef, align 16
@to = internal addrspace(3) global [32 x [4 x i32]] undef, align 16
@bytes = internal addrspace(3) global [32 x [4 x i8]] undef, align 4

define ptx_kernel void @kernel(ptr addrspace(1) %out) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext nneg i32 %tid to i64
  %p = getelementptr inbounds [4 x i32], ptr addrspace(3) @from, i64 %t
  %p1 = getelementptr inbounds i32, ptr addrspace(3) %p, i64 1
  %p2 = getelementptr inbounds i32, ptr addrspace(3) %p, i64 2
  %p3 = getelementptr inbounds i32, ptr addrspace(3) %p, i64 3
  %a = load i32, ptr addrspace(3) %p, align 4
  %x = call i32 asm sideeffect "dp4a.s32.s32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %a, i32 %tid, i32 7)
  %b = load i32, ptr addrspace(3) %p1, align 4
  %y = call i32 asm sideeffect "{ .reg .pred p;\0A\09 .reg .b32 t;\0A\09 setp.lt.s32 p, $1, 4; vadd4.u32.u32.u32 t, $1, $2, $2;\0A\09 @p add.u32 t, t, 1; @!p mov.u32 t, 2;\0A\09 mov.b32 $0, t;\0A\09}", "=r,r,r"(i32 %b, i32 %x)
  %c = load i32, ptr addrspace(3) %p2, align 4
  call void asm sideeffect "", ""()
  %d = load i32, ptr addrspace(3) %p3, align 4
  %q = getelementptr inbounds [4 x i32], ptr addrspace(3) @to, i64 %t
  %q1 = getelementptr inbounds i32, ptr addrspace(3) %q, i64 1
  %q2 = getelementptr inbounds i32, ptr addrspace(3) %q, i64 2
  %q3 = getelementptr inbounds i32, ptr addrspace(3) %q, i64 3
  store i32 %x, ptr addrspace(3) %q, align 4
  %e = call i32 asm sideeffect "fma.rn.f16x2 $0, $1, $1, $1;", "=r,r"(i32 %x)
  store i32 %y, ptr addrspace(3) %q1, align 4
  %f = call i32 asm sideeffect "prmt.b32 $0, $1, $2, 0x5410;", "=r,r,r"(i32 %y, i32 %e)
  store i32 %c, ptr addrspace(3) %q2, align 4
  %g = call i32 asm sideeffect "rcp.approx.ftz.f32 $0, $1;", "=r,r"(i32 %f)
  store i32 %d, ptr addrspace(3) %q3, align 4
  %r = getelementptr inbounds [4 x i8], ptr addrspace(3) @bytes, i64 %t
  %r1 = getelementptr inbounds i8, ptr addrspace(3) %r, i64 1
  %h = load i8, ptr addrspace(3) %r, align 4
  %i = call i32 asm sideeffect "lop3.b32 $0, $1, $1, 1, 0x96;", "=r,r"(i32 %g)
  %j = load i8, ptr addrspace(3) %r1, align 1
  %hj = add i8 %h, %j
  %k = zext i8 %hj to i32
  %s = add i32 %k, %i
  %o = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %t
  store i32 %s, ptr addrspace(1) %o, align 4
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

;--- waits.ll
; An exact quotient, which calls a subroutine; a barrier behind a scope. A memory clobber is LLVM's affair: ptxas sees a mov.
; CHECK:      ld 16 exact
; CHECK-NEXT: ld 4 exact
; CHECK-NEXT: st 4 exact
; CHECK-NEXT: st 4 exact
; CHECK-NOT:  {{.}}
; CUBIN: (('ld', 16), 1), (('ld', 4), 1), (('st', 4), 2)
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@from = internal addrspace(3) global [32 x [4 x i32]] undef, align 16
@to = internal addrspace(3) global [32 x [4 x i32]] undef, align 16

define ptx_kernel void @kernel(ptr addrspace(1) %out) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext nneg i32 %tid to i64
  %p = getelementptr inbounds [4 x i32], ptr addrspace(3) @from, i64 %t
  %p1 = getelementptr inbounds i32, ptr addrspace(3) %p, i64 1
  %p2 = getelementptr inbounds i32, ptr addrspace(3) %p, i64 2
  %p3 = getelementptr inbounds i32, ptr addrspace(3) %p, i64 3
  %a = load i32, ptr addrspace(3) %p, align 4
  call void asm sideeffect "{ .reg .b32 t; mov.u32 t, 1; }", "~{memory}"()
  %b = load i32, ptr addrspace(3) %p1, align 4
  %c = load i32, ptr addrspace(3) %p2, align 4
  %y = call i32 asm sideeffect "div.rn.f32 $0, $1, $2;", "=r,r,r"(i32 %a, i32 %b)
  %d = load i32, ptr addrspace(3) %p3, align 4
  %q = getelementptr inbounds [4 x i32], ptr addrspace(3) @to, i64 %t
  %q1 = getelementptr inbounds i32, ptr addrspace(3) %q, i64 1
  %cd = add i32 %c, %d
  store i32 %y, ptr addrspace(3) %q, align 4
  call void asm sideeffect "{ .reg .b32 t; add.u32 t, $0, 1; } bar.warp.sync -1;", "r"(i32 %y)
  store i32 %cd, ptr addrspace(3) %q1, align 4
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

;--- chooses.ll
; Rows of eight halves: LLVM would read each with 16 bytes, ptxas reads 8 at once, and a pad of 16 leaves those 2-way conflicts.
; CHECK: rows: changed {{.*}}pad:128:8
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@rows = internal addrspace(3) global [32 x [64 x i16]] undef, align 16

define ptx_kernel void @kernel(ptr addrspace(1) %out) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext nneg i32 %tid to i64
  %y0 = trunc i32 %tid to i16
  %p = getelementptr inbounds [64 x i16], ptr addrspace(3) @rows, i64 %t
  %p0 = getelementptr inbounds half, ptr addrspace(3) %p, i64 0
  %x0 = load i16, ptr addrspace(3) %p0, align 2
  %y1 = call i16 asm sideeffect "add.rn.f16 $0, $1, $2;", "=h,h,h"(i16 %x0, i16 %y0)
  %p1 = getelementptr inbounds half, ptr addrspace(3) %p, i64 1
  %x1 = load i16, ptr addrspace(3) %p1, align 2
  %y2 = call i16 asm sideeffect "add.rn.f16 $0, $1, $2;", "=h,h,h"(i16 %x1, i16 %y1)
  %p2 = getelementptr inbounds half, ptr addrspace(3) %p, i64 2
  %x2 = load i16, ptr addrspace(3) %p2, align 2
  %y3 = call i16 asm sideeffect "add.rn.f16 $0, $1, $2;", "=h,h,h"(i16 %x2, i16 %y2)
  %p3 = getelementptr inbounds half, ptr addrspace(3) %p, i64 3
  %x3 = load i16, ptr addrspace(3) %p3, align 2
  %y4 = call i16 asm sideeffect "add.rn.f16 $0, $1, $2;", "=h,h,h"(i16 %x3, i16 %y3)
  %p4 = getelementptr inbounds half, ptr addrspace(3) %p, i64 4
  %x4 = load i16, ptr addrspace(3) %p4, align 2
  %y5 = call i16 asm sideeffect "add.rn.f16 $0, $1, $2;", "=h,h,h"(i16 %x4, i16 %y4)
  %p5 = getelementptr inbounds half, ptr addrspace(3) %p, i64 5
  %x5 = load i16, ptr addrspace(3) %p5, align 2
  %y6 = call i16 asm sideeffect "add.rn.f16 $0, $1, $2;", "=h,h,h"(i16 %x5, i16 %y5)
  %p6 = getelementptr inbounds half, ptr addrspace(3) %p, i64 6
  %x6 = load i16, ptr addrspace(3) %p6, align 2
  %y7 = call i16 asm sideeffect "add.rn.f16 $0, $1, $2;", "=h,h,h"(i16 %x6, i16 %y6)
  %p7 = getelementptr inbounds half, ptr addrspace(3) %p, i64 7
  %x7 = load i16, ptr addrspace(3) %p7, align 2
  %y8 = call i16 asm sideeffect "add.rn.f16 $0, $1, $2;", "=h,h,h"(i16 %x7, i16 %y7)
  %o = getelementptr inbounds i16, ptr addrspace(1) %out, i64 %t
  store i16 %y8, ptr addrspace(1) %o, align 2
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
