; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; An access gets a new address and a new alignment; everything else stays: atomicity, scope, order, volatility, weakness, metadata.
; RUN: %unbank_opt -passes='unbank<layout=tile@pad:128:4;layout=wide@pad:128:16>,verify' -verify-each %s -S | FileCheck %s
target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [32 x [32 x i32]] undef, align 4
@wide = internal addrspace(3) global [32 x [32 x i32]] undef, align 16

; CHECK-LABEL: @atomics(
; CHECK: [[P:%.+]] = getelementptr [132 x i8], ptr addrspace(3) @tile.atomics, i64 %row
; CHECK: %old = atomicrmw volatile add ptr addrspace(3) [[P]], i32 1 syncscope("block") acq_rel, align 4
; CHECK: atomicrmw umax ptr addrspace(3) [[P]], i32 1 monotonic, align 4
; CHECK: %pair = cmpxchg weak ptr addrspace(3) [[P]], i32 1, i32 2 syncscope("block") acquire monotonic, align 4
; CHECK: %a = load atomic i32, ptr addrspace(3) [[P]] acquire, align 4
; CHECK: store atomic volatile i32 %a, ptr addrspace(3) [[P]] release, align 4
define ptx_kernel void @atomics(i32 %r, ptr addrspace(1) %out) {
  %row = zext nneg i32 %r to i64
  %p = getelementptr [32 x i32], ptr addrspace(3) @tile, i64 %row
  %old = atomicrmw volatile add ptr addrspace(3) %p, i32 1 syncscope("block") acq_rel, align 4
  store i32 %old, ptr addrspace(1) %out
  %unused = atomicrmw umax ptr addrspace(3) %p, i32 1 monotonic
  %pair = cmpxchg weak ptr addrspace(3) %p, i32 1, i32 2 syncscope("block") acquire monotonic
  %a = load atomic i32, ptr addrspace(3) %p acquire, align 4
  store atomic volatile i32 %a, ptr addrspace(3) %p release, align 4
  ret void
}

; CHECK-LABEL: @metadata(
; CHECK: %a = load i32, ptr addrspace(3) {{.*}}, align 4, !tbaa [[INT:![0-9]+]], !range [[RANGE:![0-9]+]], !noundef
define ptx_kernel void @metadata(i32 %r, ptr addrspace(1) %out) {
  %row = zext nneg i32 %r to i64
  %p = getelementptr [32 x i32], ptr addrspace(3) @tile, i64 %row
  %a = load i32, ptr addrspace(3) %p, align 4, !tbaa !0, !range !3, !noundef !4
  store i32 %a, ptr addrspace(1) %out
  ret void
}

; CHECK-LABEL: @widths(
; CHECK: load volatile <4 x i32>, ptr addrspace(3) {{.*}}, align 16
; CHECK: load volatile i128, ptr addrspace(3) {{.*}}, align 16
; CHECK: load volatile double, ptr addrspace(3) {{.*}}, align 16
; CHECK: load volatile <2 x half>, ptr addrspace(3) {{.*}}, align 16
; CHECK: load volatile i16, ptr addrspace(3) {{.*}}, align 16
; CHECK: load volatile ptr, ptr addrspace(3) {{.*}}, align 16
define ptx_kernel void @widths(i32 %r) {
  %row = zext nneg i32 %r to i64
  %p = getelementptr [32 x i32], ptr addrspace(3) @wide, i64 %row
  %a = load volatile <4 x i32>, ptr addrspace(3) %p, align 16
  %b = load volatile i128, ptr addrspace(3) %p, align 16
  %c = load volatile double, ptr addrspace(3) %p, align 8
  %d = load volatile <2 x half>, ptr addrspace(3) %p, align 4
  %e = load volatile i16, ptr addrspace(3) %p, align 2
  %f = load volatile ptr, ptr addrspace(3) %p, align 8
  ret void
}
; CHECK: [[INT]] = !{[[TYPE:![0-9]+]], [[TYPE]], i64 0}
; CHECK: [[RANGE]] = !{i32 0, i32 10}
!0 = !{!1, !1, i64 0}
!1 = !{!"int", !2}
!2 = !{!"root"}
!3 = !{i32 0, i32 10}
!4 = !{}
