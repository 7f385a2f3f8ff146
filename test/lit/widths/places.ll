; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Where ptxas places the arrays of a kernel decides what it can load together: first those that a linker sees, then the kernel's own, then those of
; several functions, then dynamic memory at a multiple of 16. One word in front of the rows takes away their alignment. A new array is internal, so
; its place changes.
; RUN: rm -rf %t && mkdir %t
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t/places.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/widths.py %t/places.json | FileCheck %s
; RUN: %unbank_opt -passes='unbank<layout=seen@pad:128:4;only=seen;block=32;report=%t/moved.json>' %s -S -o %t/moved.ll
; RUN: %python -c "import json, sys; print([a['after'] and a['after']['bytes'] for k in json.load(open(sys.argv[1]))['kernels'] for a in k['accesses'] if a['op'] == 'ld'])" %t/moved.json | FileCheck %s --check-prefix=MOVED
; CHECK:      st 4 exact
; CHECK-NEXT: ld 16 exact
; CHECK-NEXT: st 4 exact
; CHECK-NEXT: ld 4 exact
; CHECK-NEXT: ld 4 exact
; CHECK-NEXT: ld 4 exact
; CHECK-NEXT: ld 4 exact
; CHECK-NEXT: st 4 exact
; CHECK-NEXT: ld 4 exact
; CHECK-NEXT: ld 4 exact
; CHECK-NEXT: ld 4 exact
; CHECK-NEXT: ld 4 exact
; CHECK-NEXT: st 4 exact
; CHECK-NEXT: ld 16 exact
; CHECK-NEXT: st 4 exact
; CHECK-NOT:  {{.}}
; MOVED: [16, 4, 4, 4, 4, 16, None, None, None, 16]
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@word = internal addrspace(3) global [1 x float] undef, align 4
@own = internal addrspace(3) global [32 x [4 x float]] undef, align 4
@common = internal addrspace(3) global [32 x [4 x float]] undef, align 4
@beside = internal addrspace(3) global [32 x [4 x float]] undef, align 4
@seen = linkonce_odr addrspace(3) global [65 x float] undef, align 4
@dynamic = external addrspace(3) global [0 x [4 x float]], align 4
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

; The word is of several functions, the rows are the kernel's own: before it.
define ptx_kernel void @before_common(ptr addrspace(1) %out) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext nneg i32 %tid to i64
  store volatile float 0.0, ptr addrspace(3) @word, align 4
  %p = getelementptr inbounds [4 x float], ptr addrspace(3) @own, i64 %t
  %p1 = getelementptr inbounds i8, ptr addrspace(3) %p, i64 4
  %p2 = getelementptr inbounds i8, ptr addrspace(3) %p, i64 8
  %p3 = getelementptr inbounds i8, ptr addrspace(3) %p, i64 12
  %v0 = load float, ptr addrspace(3) %p, align 4
  %v1 = load float, ptr addrspace(3) %p1, align 4
  %v2 = load float, ptr addrspace(3) %p2, align 4
  %v3 = load float, ptr addrspace(3) %p3, align 4
  %s1 = fadd float %v0, %v1
  %s2 = fadd float %s1, %v2
  %s3 = fadd float %s2, %v3
  store float %s3, ptr addrspace(1) %out, align 4
  ret void
}

; Both are of several: in the order of their declarations.
define ptx_kernel void @behind_common(ptr addrspace(1) %out) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext nneg i32 %tid to i64
  store volatile float 0.0, ptr addrspace(3) @word, align 4
  %p = getelementptr inbounds [4 x float], ptr addrspace(3) @common, i64 %t
  %p1 = getelementptr inbounds i8, ptr addrspace(3) %p, i64 4
  %p2 = getelementptr inbounds i8, ptr addrspace(3) %p, i64 8
  %p3 = getelementptr inbounds i8, ptr addrspace(3) %p, i64 12
  %v0 = load float, ptr addrspace(3) %p, align 4
  %v1 = load float, ptr addrspace(3) %p1, align 4
  %v2 = load float, ptr addrspace(3) %p2, align 4
  %v3 = load float, ptr addrspace(3) %p3, align 4
  %s1 = fadd float %v0, %v1
  %s2 = fadd float %s1, %v2
  %s3 = fadd float %s2, %v3
  store float %s3, ptr addrspace(1) %out, align 4
  ret void
}

; What a linker sees comes first, and takes no multiple of 16. Rewritten, it is the kernel's own, behind the rows.
define ptx_kernel void @behind_seen(ptr addrspace(1) %out) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext nneg i32 %tid to i64
  %q = getelementptr inbounds float, ptr addrspace(3) @seen, i64 %t
  store volatile float 0.0, ptr addrspace(3) %q, align 4
  %p = getelementptr inbounds [4 x float], ptr addrspace(3) @beside, i64 %t
  %p1 = getelementptr inbounds i8, ptr addrspace(3) %p, i64 4
  %p2 = getelementptr inbounds i8, ptr addrspace(3) %p, i64 8
  %p3 = getelementptr inbounds i8, ptr addrspace(3) %p, i64 12
  %v0 = load float, ptr addrspace(3) %p, align 4
  %v1 = load float, ptr addrspace(3) %p1, align 4
  %v2 = load float, ptr addrspace(3) %p2, align 4
  %v3 = load float, ptr addrspace(3) %p3, align 4
  %s1 = fadd float %v0, %v1
  %s2 = fadd float %s1, %v2
  %s3 = fadd float %s2, %v3
  store float %s3, ptr addrspace(1) %out, align 4
  ret void
}

; Dynamic memory begins at a multiple of 16.
define ptx_kernel void @dynamic_behind(ptr addrspace(1) %out) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext nneg i32 %tid to i64
  store volatile float 0.0, ptr addrspace(3) @word, align 4
  %p = getelementptr inbounds [4 x float], ptr addrspace(3) @dynamic, i64 %t
  %p1 = getelementptr inbounds i8, ptr addrspace(3) %p, i64 4
  %p2 = getelementptr inbounds i8, ptr addrspace(3) %p, i64 8
  %p3 = getelementptr inbounds i8, ptr addrspace(3) %p, i64 12
  %v0 = load float, ptr addrspace(3) %p, align 4
  %v1 = load float, ptr addrspace(3) %p1, align 4
  %v2 = load float, ptr addrspace(3) %p2, align 4
  %v3 = load float, ptr addrspace(3) %p3, align 4
  %s1 = fadd float %v0, %v1
  %s2 = fadd float %s1, %v2
  %s3 = fadd float %s2, %v3
  store float %s3, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @uses_common() {
  store volatile float 0.0, ptr addrspace(3) @common, align 4
  ret void
}
