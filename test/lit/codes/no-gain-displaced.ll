; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; If the tile were aligned to 16 bytes, it could be read four neighbours at a time, but the array behind it, which is read that way now, would lie 12
; bytes off. If that array states its alignment itself, the tile is aligned.
; RUN: rm -rf %t && mkdir %t
; RUN: cp %s %t/kept.ll && %unchanged %t/kept.ll %t/kept.json block=32
; RUN: %arrays %t/kept.json | FileCheck %s --check-prefix=KEPT
; RUN: FileCheck %s --check-prefix=REASON < %t/kept.json
; RUN: sed '/^@behind/s/align 4/align 16/' %s > %t/changed.ll
; RUN: %unbank_opt -passes='unbank<block=32;report=%t/changed.json>' -verify-each %t/changed.ll -disable-output
; RUN: %arrays %t/changed.json | FileCheck %s --check-prefix=CHANGED
; KEPT:         front: kept clean
; KEPT-NEXT:    tile: kept no-gain
; KEPT-NEXT:    behind: kept clean
; REASON:       no longer be aligned to 16 bytes
; CHANGED:      front: kept clean
; CHANGED-NEXT: tile: changed aligned
; CHANGED-NEXT: behind: kept clean
target triple = "nvptx64-nvidia-cuda"
@front = internal addrspace(3) global [33 x float] undef, align 4
@tile = internal addrspace(3) global [131 x float] undef, align 4
@behind = internal addrspace(3) global [128 x float] undef, align 4

define ptx_kernel void @kernel(ptr addrspace(1) %out) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext nneg i32 %tid to i64
  %f = getelementptr inbounds float, ptr addrspace(3) @front, i64 %t
  %v = load float, ptr addrspace(3) %f, align 4
  %p0 = getelementptr inbounds [4 x float], ptr addrspace(3) @tile, i64 %t
  %a0 = load float, ptr addrspace(3) %p0, align 4
  %p1 = getelementptr inbounds float, ptr addrspace(3) %p0, i64 1
  %a1 = load float, ptr addrspace(3) %p1, align 4
  %p2 = getelementptr inbounds float, ptr addrspace(3) %p0, i64 2
  %a2 = load float, ptr addrspace(3) %p2, align 4
  %p3 = getelementptr inbounds float, ptr addrspace(3) %p0, i64 3
  %a3 = load float, ptr addrspace(3) %p3, align 4
  %q0 = getelementptr inbounds [4 x float], ptr addrspace(3) @behind, i64 %t
  %b0 = load float, ptr addrspace(3) %q0, align 4
  %q1 = getelementptr inbounds float, ptr addrspace(3) %q0, i64 1
  %b1 = load float, ptr addrspace(3) %q1, align 4
  %q2 = getelementptr inbounds float, ptr addrspace(3) %q0, i64 2
  %b2 = load float, ptr addrspace(3) %q2, align 4
  %q3 = getelementptr inbounds float, ptr addrspace(3) %q0, i64 3
  %b3 = load float, ptr addrspace(3) %q3, align 4
  %s0 = fadd float %a0, %b0
  %s1 = fadd float %a1, %b1
  %s2 = fadd float %a2, %b2
  %s3 = fadd float %a3, %b3
  %s4 = fadd float %s0, %s1
  %s5 = fadd float %s2, %s3
  %s6 = fadd float %s4, %s5
  %all = fadd float %s6, %v
  store float %all, ptr addrspace(1) %out, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
