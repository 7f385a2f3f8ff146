; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Fields of a struct behind a joined pointer form a group that the layout keeps together: one new address for all of them, with their distances as
; immediates, and what the hardware reads at once stays together. If rows end between the fields, there are two addresses.
; REQUIRES: command
; RUN: %unbank fix %s -o %t.ll --block=32 --layout=fields@pad:256:16 | FileCheck %s
; RUN: FileCheck %s --check-prefix=ONE < %t.ll
; RUN: %unbank fix %s -o %t.apart.ll --block=32 --layout=fields@pad:32:16 | FileCheck %s
; RUN: FileCheck %s --check-prefix=TWO < %t.apart.ll
; CHECK-LABEL: kernel far
; CHECK:       ld fields 4 {{.*}} x3
; CHECK-LABEL: kernel words
; CHECK:       ld fields 16
; CHECK-NOT:   ld fields 4
; ONE-LABEL: @words(
; ONE:       lshr
; ONE-NOT:   shr
; ONE:       ret
; ONE-LABEL: @far(
; ONE:       lshr
; ONE-NOT:   shr
; ONE:       ret
; TWO-LABEL: @words(
; TWO:       lshr
; TWO-NOT:   shr
; TWO:       ret
; TWO-LABEL: @far(
; TWO:       shr
; TWO:       shr
; TWO-NOT:   shr
; TWO:       ret
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@fields = internal addrspace(3) global [64 x [16 x float]] undef, align 16

define ptx_kernel void @words(ptr addrspace(1) %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %odd = trunc i32 %t to i1
  %back = sub nsw i32 63, %t
  %a = zext nneg i32 %t to i64
  %b = zext nneg i32 %back to i64
  %up = getelementptr inbounds [64 x i8], ptr addrspace(3) @fields, i64 %a
  %down = getelementptr inbounds [64 x i8], ptr addrspace(3) @fields, i64 %b
  %p = select i1 %odd, ptr addrspace(3) %up, ptr addrspace(3) %down
  %p1 = getelementptr inbounds i8, ptr addrspace(3) %p, i64 4
  %p2 = getelementptr inbounds i8, ptr addrspace(3) %p, i64 8
  %p3 = getelementptr inbounds i8, ptr addrspace(3) %p, i64 12
  %v0 = load float, ptr addrspace(3) %p, align 4
  %v1 = load float, ptr addrspace(3) %p1, align 4
  %v2 = load float, ptr addrspace(3) %p2, align 4
  %v3 = load float, ptr addrspace(3) %p3, align 4
  %s1 = fadd float %v0, %v1
  %s2 = fmul float %s1, %v2
  %s3 = fadd float %s2, %v3
  store float %s3, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @far(ptr addrspace(1) %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %odd = trunc i32 %t to i1
  %back = sub nsw i32 63, %t
  %a = zext nneg i32 %t to i64
  %b = zext nneg i32 %back to i64
  %up = getelementptr inbounds [64 x i8], ptr addrspace(3) @fields, i64 %a
  %down = getelementptr inbounds [64 x i8], ptr addrspace(3) @fields, i64 %b
  %p = select i1 %odd, ptr addrspace(3) %up, ptr addrspace(3) %down
  %p1 = getelementptr inbounds i8, ptr addrspace(3) %p, i64 20
  %p2 = getelementptr inbounds i8, ptr addrspace(3) %p, i64 60
  %v0 = load float, ptr addrspace(3) %p, align 4
  %v1 = load float, ptr addrspace(3) %p1, align 4
  %v2 = load float, ptr addrspace(3) %p2, align 4
  %s1 = fadd float %v0, %v1
  %s2 = fmul float %s1, %v2
  store float %s2, ptr addrspace(1) %out, align 4
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
