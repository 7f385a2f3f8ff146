; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; A function is inlined only if its code may be in a kernel twice: inline PTX that defines a name outside braces may not. Comments are no PTX, also
; where two follow one another, or where one looks like the end of another.
; RUN: %unbank_opt -passes='unbank<block=64;report=%t.json>' -verify-each %s -S -o %t.ll
; RUN: %arrays %t.json | FileCheck %s
; RUN: FileCheck %s --check-prefix=CODE < %t.ll
; CHECK:      a_braced: changed
; CHECK-NEXT: b_braced: changed
; CHECK-NEXT: a_defined: refused escapes-call
; CHECK-NEXT: b_defined: refused escapes-call
; CHECK-NEXT: a_short: refused escapes-call
; CHECK-NEXT: b_short: refused escapes-call
; CODE:       define ptx_kernel void @in_braces
; CODE-NOT:   call float
; CODE:       define ptx_kernel void @outside
; CODE-COUNT-2: call float @defines
; CODE:       define ptx_kernel void @behind_short
; CODE-COUNT-2: call float @behind
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@a_braced = internal addrspace(3) global [1024 x float] undef, align 4
@b_braced = internal addrspace(3) global [1024 x float] undef, align 4
@a_defined = internal addrspace(3) global [1024 x float] undef, align 4
@b_defined = internal addrspace(3) global [1024 x float] undef, align 4
@a_short = internal addrspace(3) global [1024 x float] undef, align 4
@b_short = internal addrspace(3) global [1024 x float] undef, align 4

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)

define internal float @braced(ptr %p, i32 %i) noinline {
  %r = shl i32 %i, 5
  %q = getelementptr inbounds float, ptr %p, i32 %r
  %x = load float, ptr %q, align 4
  call void asm sideeffect "/*a*/{/*}*/ .reg .b32 x; mov.b32 x, 0; }", ""()
  ret float %x
}

define ptx_kernel void @in_braces(ptr addrspace(1) %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp ult i32 %t, 32
  %l = and i32 %t, 31
  %pa = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @a_braced to ptr), i32 %l
  store float 1.0, ptr %pa
  %pb = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @b_braced to ptr), i32 %l
  store float 2.0, ptr %pb
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %s = select i1 %c, ptr addrspacecast (ptr addrspace(3) @a_braced to ptr), ptr addrspacecast (ptr addrspace(3) @b_braced to ptr)
  %v = call float @braced(ptr %s, i32 %l)
  %w = call float @braced(ptr %s, i32 0)
  %vw = fadd float %v, %w
  %o = getelementptr inbounds float, ptr addrspace(1) %out, i32 %t
  store float %vw, ptr addrspace(1) %o
  ret void
}

define internal float @defines(ptr %p, i32 %i) noinline {
  %r = shl i32 %i, 5
  %q = getelementptr inbounds float, ptr %p, i32 %r
  %x = load float, ptr %q, align 4
  call void asm sideeffect "/*a*//*{*/ .reg .b32 x; mov.b32 x, 0;", ""()
  ret float %x
}

define ptx_kernel void @outside(ptr addrspace(1) %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp ult i32 %t, 32
  %l = and i32 %t, 31
  %pa = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @a_defined to ptr), i32 %l
  store float 1.0, ptr %pa
  %pb = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @b_defined to ptr), i32 %l
  store float 2.0, ptr %pb
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %s = select i1 %c, ptr addrspacecast (ptr addrspace(3) @a_defined to ptr), ptr addrspacecast (ptr addrspace(3) @b_defined to ptr)
  %v = call float @defines(ptr %s, i32 %l)
  %w = call float @defines(ptr %s, i32 0)
  %vw = fadd float %v, %w
  %o = getelementptr inbounds float, ptr addrspace(1) %out, i32 %t
  store float %vw, ptr addrspace(1) %o
  ret void
}

define internal float @behind(ptr %p, i32 %i) noinline {
  %r = shl i32 %i, 5
  %q = getelementptr inbounds float, ptr %p, i32 %r
  %x = load float, ptr %q, align 4
  call void asm sideeffect "/*/ {*/ .reg .b32 x; mov.b32 x, 0;", ""()
  ret float %x
}

define ptx_kernel void @behind_short(ptr addrspace(1) %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp ult i32 %t, 32
  %l = and i32 %t, 31
  %pa = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @a_short to ptr), i32 %l
  store float 1.0, ptr %pa
  %pb = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @b_short to ptr), i32 %l
  store float 2.0, ptr %pb
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %s = select i1 %c, ptr addrspacecast (ptr addrspace(3) @a_short to ptr), ptr addrspacecast (ptr addrspace(3) @b_short to ptr)
  %v = call float @behind(ptr %s, i32 %l)
  %w = call float @behind(ptr %s, i32 0)
  %vw = fadd float %v, %w
  %o = getelementptr inbounds float, ptr addrspace(1) %out, i32 %t
  store float %vw, ptr addrspace(1) %o
  ret void
}
