; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; An index that is computed twice and joined by a phi, as in a loop that is run or skipped: its low bits are zero on both paths, so four neighbours
; stay one access of 16 bytes under a swizzle of whole 16 bytes. In the twin one path brings any number: four accesses.
; REQUIRES: command
; RUN: %unbank fix %s -o %t.ll --block=64 --layout=rows@xor:4:7:7 | FileCheck %s
; RUN: FileCheck %s --check-prefix=IR < %t.ll
; CHECK-LABEL: kernel aligned
; CHECK:       ld rows 16
; CHECK-LABEL: kernel any
; CHECK:       ld rows 4 {{.*}} x4
; IR-LABEL: @aligned(
; IR-COUNT-1: xor
; IR-NOT:     xor
; IR-LABEL: @any(
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@rows = internal addrspace(3) global [64 x [32 x float]] undef, align 16

define ptx_kernel void @aligned(ptr addrspace(1) %out, i1 %which) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br i1 %which, label %left, label %right
left:
  %a = shl nuw nsw i32 %t, 5
  %first = zext nneg i32 %a to i64
  br label %met
right:
  %b = shl nuw nsw i32 %t, 5
  %second = zext nneg i32 %b to i64
  call void @llvm.nvvm.barrier0()
  br label %met
met:
  %i = phi i64 [ %first, %left ], [ %second, %right ]
  %p = getelementptr inbounds float, ptr addrspace(3) @rows, i64 %i
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

define ptx_kernel void @any(ptr addrspace(1) %out, i1 %which, i32 %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br i1 %which, label %left, label %right
left:
  %a = shl nuw nsw i32 %t, 5
  %first = zext nneg i32 %a to i64
  br label %met
right:
  %b = and i32 %n, 1023
  %second = zext nneg i32 %b to i64
  call void @llvm.nvvm.barrier0()
  br label %met
met:
  %i = phi i64 [ %first, %left ], [ %second, %right ]
  %p = getelementptr inbounds float, ptr addrspace(3) @rows, i64 %i
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

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier0()
