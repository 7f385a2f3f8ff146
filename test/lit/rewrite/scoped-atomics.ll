; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; An atomic with a scope (atomicAdd_block, atomicCAS_system) has an address of any memory, and keeps it: the address of its new place. The hardware
; takes the turns of an atomic of shared memory; what becomes a loop is not known. An array whose address such an atomic stores is refused, and so is one
; that its pointer may or may not lead to.
; REQUIRES: command
; RUN: split-file %s %t
; RUN: %unbank fix %t/k.ll -o %t/out.ll --block=32 --layout=words@pad:128:4 --layout=longs@pad:256:8 --layout=floats@pad:128:4 --layout=doubles@pad:256:8 --report=%t/r.json > %t/text
; RUN: FileCheck %t/k.ll < %t/out.ll
; RUN: %validate %t/r.json
; RUN: %python -c "import json; [print(k['name'], a['op'], *[x for s in ('before', 'after') for x in (a[s]['exactness'], a[s]['wavefronts']['min'], a[s]['wavefronts']['max'])]) for k in json.load(open('%t/r.json'))['kernels'] for a in k['accesses'] if a['op'] not in ('ld', 'st')]" | FileCheck %t/k.ll --check-prefix=SCORE
; DEFINE: %{kernel} = words_kernel
; DEFINE: %{type} = i32
; DEFINE: %{launch} = --kernel=%{kernel} --grid=1 --block=32 --arg=%{type}[32]:zero --arg=%{type}[32]:random:3
; DEFINE: %{same} = %unbank simulate %t/k.ll %{launch} --output=0=%t/before > %t/text && %unbank simulate %t/out.ll %{launch} --output=0=%t/after > %t/text && cmp %t/before %t/after
; RUN: %{same}
; REDEFINE: %{kernel} = longs_kernel
; REDEFINE: %{type} = i64
; RUN: %{same}
; REDEFINE: %{kernel} = floats_kernel
; REDEFINE: %{type} = f32
; RUN: %{same}
; REDEFINE: %{kernel} = doubles_kernel
; REDEFINE: %{type} = f64
; RUN: %{same}
; RUN: %unbank_opt -passes='unbank<layout=*@pad:256:8;report=%t/refused.json>' -verify-each %t/refused.ll -disable-output
; RUN: %arrays %t/refused.json | FileCheck %t/refused.ll

;--- k.ll
; SCORE-COUNT-9: words_kernel {{atom|red}} exact 32 32 exact 1 1
; SCORE-NEXT:    words_kernel cas exact 64 64 exact 2 2
; SCORE-COUNT-6: {{(longs|floats|doubles)_kernel (atom|red|cas) unknown}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@words = internal addrspace(3) global [32 x [32 x i32]] undef, align 8
@longs = internal addrspace(3) global [32 x [32 x i64]] undef, align 8
@floats = internal addrspace(3) global [32 x [32 x float]] undef, align 8
@doubles = internal addrspace(3) global [32 x [32 x double]] undef, align 8
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare double @llvm.nvvm.atomic.add.gen.f.sys.f64.p0(ptr, double)
declare float @llvm.nvvm.atomic.add.gen.f.cta.f32.p0(ptr, float)
declare i32 @llvm.nvvm.atomic.add.gen.i.cta.i32.p0(ptr, i32)
declare i32 @llvm.nvvm.atomic.and.gen.i.cta.i32.p0(ptr, i32)
declare i32 @llvm.nvvm.atomic.cas.gen.i.cta.i32.p0(ptr, i32, i32)
declare i32 @llvm.nvvm.atomic.dec.gen.i.cta.i32.p0(ptr, i32)
declare i32 @llvm.nvvm.atomic.exch.gen.i.sys.i32.p0(ptr, i32)
declare i32 @llvm.nvvm.atomic.inc.gen.i.cta.i32.p0(ptr, i32)
declare i32 @llvm.nvvm.atomic.max.gen.i.cta.i32.p0(ptr, i32)
declare i32 @llvm.nvvm.atomic.min.gen.i.sys.i32.p0(ptr, i32)
declare i32 @llvm.nvvm.atomic.or.gen.i.cta.i32.p0(ptr, i32)
declare i32 @llvm.nvvm.atomic.xor.gen.i.sys.i32.p0(ptr, i32)
declare i64 @llvm.nvvm.atomic.add.gen.i.cta.i64.p0(ptr, i64)
declare i64 @llvm.nvvm.atomic.cas.gen.i.sys.i64.p0(ptr, i64, i64)
declare i64 @llvm.nvvm.atomic.exch.gen.i.cta.i64.p0(ptr, i64)
declare i64 @llvm.nvvm.atomic.max.gen.i.sys.i64.p0(ptr, i64)

; CHECK-LABEL: @words_kernel(
; CHECK: [[ROW:%.+]] = getelementptr [132 x i8], ptr addrspace(3) @words, i64 %row
; CHECK: [[AT:%.+]] = getelementptr i8, ptr addrspace(3) [[ROW]], i64 20
; CHECK: [[WORDS:%.+]] = addrspacecast ptr addrspace(3) [[AT]] to ptr
; CHECK: %old.0 = call i32 @llvm.nvvm.atomic.add.gen.i.cta.i32.p0(ptr [[WORDS]],
; CHECK: %old.1 = call i32 @llvm.nvvm.atomic.exch.gen.i.sys.i32.p0(ptr [[WORDS]],
; CHECK: %old.2 = call i32 @llvm.nvvm.atomic.max.gen.i.cta.i32.p0(ptr [[WORDS]],
; CHECK: %old.3 = call i32 @llvm.nvvm.atomic.min.gen.i.sys.i32.p0(ptr [[WORDS]],
; CHECK: %old.4 = call i32 @llvm.nvvm.atomic.and.gen.i.cta.i32.p0(ptr [[WORDS]],
; CHECK: %old.5 = call i32 @llvm.nvvm.atomic.or.gen.i.cta.i32.p0(ptr [[WORDS]],
; CHECK: %old.6 = call i32 @llvm.nvvm.atomic.xor.gen.i.sys.i32.p0(ptr [[WORDS]],
; CHECK: %old.7 = call i32 @llvm.nvvm.atomic.inc.gen.i.cta.i32.p0(ptr [[WORDS]],
; CHECK: %old.8 = call i32 @llvm.nvvm.atomic.dec.gen.i.cta.i32.p0(ptr [[WORDS]],
; CHECK: %old.9 = call i32 @llvm.nvvm.atomic.cas.gen.i.cta.i32.p0(ptr [[WORDS]],
; CHECK-LABEL: @longs_kernel(
; CHECK: [[ROW:%.+]] = getelementptr [264 x i8], ptr addrspace(3) @longs, i64 %row
; CHECK: [[AT:%.+]] = getelementptr i8, ptr addrspace(3) [[ROW]], i64 40
; CHECK: [[LONGS:%.+]] = addrspacecast ptr addrspace(3) [[AT]] to ptr
; CHECK: %old.0 = call i64 @llvm.nvvm.atomic.add.gen.i.cta.i64.p0(ptr [[LONGS]],
; CHECK: %old.1 = call i64 @llvm.nvvm.atomic.exch.gen.i.cta.i64.p0(ptr [[LONGS]],
; CHECK: %old.2 = call i64 @llvm.nvvm.atomic.max.gen.i.sys.i64.p0(ptr [[LONGS]],
; CHECK: %old.3 = call i64 @llvm.nvvm.atomic.cas.gen.i.sys.i64.p0(ptr [[LONGS]],
; CHECK-LABEL: @floats_kernel(
; CHECK: [[ROW:%.+]] = getelementptr [132 x i8], ptr addrspace(3) @floats, i64 %row
; CHECK: [[AT:%.+]] = getelementptr i8, ptr addrspace(3) [[ROW]], i64 20
; CHECK: [[FLOATS:%.+]] = addrspacecast ptr addrspace(3) [[AT]] to ptr
; CHECK: %old.0 = call float @llvm.nvvm.atomic.add.gen.f.cta.f32.p0(ptr [[FLOATS]],
; CHECK-LABEL: @doubles_kernel(
; CHECK: [[ROW:%.+]] = getelementptr [264 x i8], ptr addrspace(3) @doubles, i64 %row
; CHECK: [[AT:%.+]] = getelementptr i8, ptr addrspace(3) [[ROW]], i64 40
; CHECK: [[DOUBLES:%.+]] = addrspacecast ptr addrspace(3) [[AT]] to ptr
; CHECK: %old.0 = call double @llvm.nvvm.atomic.add.gen.f.sys.f64.p0(ptr [[DOUBLES]],

define ptx_kernel void @words_kernel(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %row = zext nneg i32 %tid to i64
  %p = getelementptr [32 x i32], ptr addrspace(3) @words, i64 %row, i64 5
  %from = getelementptr i32, ptr addrspace(1) %in, i64 %row
  %to = getelementptr i32, ptr addrspace(1) %out, i64 %row
  %v = load i32, ptr addrspace(1) %from, align 4
  store i32 %v, ptr addrspace(3) %p, align 4
  %g = addrspacecast ptr addrspace(3) %p to ptr
  %old.0 = call i32 @llvm.nvvm.atomic.add.gen.i.cta.i32.p0(ptr %g, i32 7)
  %old.1 = call i32 @llvm.nvvm.atomic.exch.gen.i.sys.i32.p0(ptr %g, i32 %old.0)
  %old.2 = call i32 @llvm.nvvm.atomic.max.gen.i.cta.i32.p0(ptr %g, i32 7)
  %old.3 = call i32 @llvm.nvvm.atomic.min.gen.i.sys.i32.p0(ptr %g, i32 %old.2)
  %old.4 = call i32 @llvm.nvvm.atomic.and.gen.i.cta.i32.p0(ptr %g, i32 7)
  %old.5 = call i32 @llvm.nvvm.atomic.or.gen.i.cta.i32.p0(ptr %g, i32 %old.4)
  %old.6 = call i32 @llvm.nvvm.atomic.xor.gen.i.sys.i32.p0(ptr %g, i32 7)
  %old.7 = call i32 @llvm.nvvm.atomic.inc.gen.i.cta.i32.p0(ptr %g, i32 %old.6)
  %old.8 = call i32 @llvm.nvvm.atomic.dec.gen.i.cta.i32.p0(ptr %g, i32 7)
  %old.9 = call i32 @llvm.nvvm.atomic.cas.gen.i.cta.i32.p0(ptr %g, i32 %old.8, i32 7)
  %new = load volatile i32, ptr addrspace(3) %p, align 4
  %sum = add i32 %new, %old.9
  store i32 %sum, ptr addrspace(1) %to, align 4
  ret void
}

define ptx_kernel void @longs_kernel(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %row = zext nneg i32 %tid to i64
  %p = getelementptr [32 x i64], ptr addrspace(3) @longs, i64 %row, i64 5
  %from = getelementptr i64, ptr addrspace(1) %in, i64 %row
  %to = getelementptr i64, ptr addrspace(1) %out, i64 %row
  %v = load i64, ptr addrspace(1) %from, align 8
  store i64 %v, ptr addrspace(3) %p, align 8
  %g = addrspacecast ptr addrspace(3) %p to ptr
  %old.0 = call i64 @llvm.nvvm.atomic.add.gen.i.cta.i64.p0(ptr %g, i64 7)
  %old.1 = call i64 @llvm.nvvm.atomic.exch.gen.i.cta.i64.p0(ptr %g, i64 %old.0)
  %old.2 = call i64 @llvm.nvvm.atomic.max.gen.i.sys.i64.p0(ptr %g, i64 7)
  %old.3 = call i64 @llvm.nvvm.atomic.cas.gen.i.sys.i64.p0(ptr %g, i64 %old.2, i64 7)
  %new = load volatile i64, ptr addrspace(3) %p, align 8
  %sum = add i64 %new, %old.3
  store i64 %sum, ptr addrspace(1) %to, align 8
  ret void
}

define ptx_kernel void @floats_kernel(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %row = zext nneg i32 %tid to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @floats, i64 %row, i64 5
  %from = getelementptr float, ptr addrspace(1) %in, i64 %row
  %to = getelementptr float, ptr addrspace(1) %out, i64 %row
  %v = load float, ptr addrspace(1) %from, align 4
  store float %v, ptr addrspace(3) %p, align 4
  %g = addrspacecast ptr addrspace(3) %p to ptr
  %old.0 = call float @llvm.nvvm.atomic.add.gen.f.cta.f32.p0(ptr %g, float 1.5)
  %new = load volatile float, ptr addrspace(3) %p, align 4
  %sum = fadd float %new, %old.0
  store float %sum, ptr addrspace(1) %to, align 4
  ret void
}

define ptx_kernel void @doubles_kernel(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %row = zext nneg i32 %tid to i64
  %p = getelementptr [32 x double], ptr addrspace(3) @doubles, i64 %row, i64 5
  %from = getelementptr double, ptr addrspace(1) %in, i64 %row
  %to = getelementptr double, ptr addrspace(1) %out, i64 %row
  %v = load double, ptr addrspace(1) %from, align 8
  store double %v, ptr addrspace(3) %p, align 8
  %g = addrspacecast ptr addrspace(3) %p to ptr
  %old.0 = call double @llvm.nvvm.atomic.add.gen.f.sys.f64.p0(ptr %g, double 1.5)
  %new = load volatile double, ptr addrspace(3) %p, align 8
  %sum = fadd double %new, %old.0
  store double %sum, ptr addrspace(1) %to, align 8
  ret void
}

;--- refused.ll
; CHECK:      stored: refused escapes-store
; CHECK-NEXT: into: changed pad:256:8
; CHECK-NEXT: perhaps: refused mixed-arrays
; CHECK-NOT:  {{.}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@stored = internal addrspace(3) global [32 x [32 x i64]] undef, align 8
@into = internal addrspace(3) global [32 x [32 x i64]] undef, align 8
@perhaps = internal addrspace(3) global [32 x [32 x i64]] undef, align 8
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i64 @llvm.nvvm.atomic.exch.gen.i.cta.i64.p0(ptr, i64)

define ptx_kernel void @exchange() {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %row = zext nneg i32 %tid to i64
  %p = getelementptr [32 x i64], ptr addrspacecast (ptr addrspace(3) @into to ptr), i64 %row
  %q = getelementptr [32 x i64], ptr addrspace(3) @stored, i64 %row
  %number = ptrtoint ptr addrspace(3) %q to i64
  %old = call i64 @llvm.nvvm.atomic.exch.gen.i.cta.i64.p0(ptr %p, i64 %number)
  ret void
}

define ptx_kernel void @either(ptr %other, i1 %is.other) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %row = zext nneg i32 %tid to i64
  %p = getelementptr [32 x i64], ptr addrspacecast (ptr addrspace(3) @perhaps to ptr), i64 %row
  %r = select i1 %is.other, ptr %other, ptr %p
  %old = call i64 @llvm.nvvm.atomic.exch.gen.i.cta.i64.p0(ptr %r, i64 1)
  ret void
}
