; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; ptxas puts the tile, which a linker sees, in front of the kernel's own arrays; its replacement is internal and declared last, so rows that are read
; four neighbours at a time would lie 12 bytes off, whatever size it gets. If those arrays state their alignment themselves, the tile is changed.
; RUN: rm -rf %t && mkdir %t
; RUN: cp %s %t/kept.ll && %unchanged %t/kept.ll %t/kept.json block=32
; RUN: %arrays %t/kept.json | FileCheck %s --check-prefix=KEPT
; RUN: FileCheck %s --check-prefix=REASON < %t/kept.json
; RUN: sed '/^@behind/s/align 4/align 16/' %s > %t/changed.ll
; RUN: %unbank_opt -passes='unbank<block=32;report=%t/changed.json>' -verify-each %t/changed.ll -disable-output
; RUN: %arrays %t/changed.json | FileCheck %s --check-prefix=CHANGED
; KEPT:         behind: kept clean
; KEPT-NEXT:    tile: kept no-gain
; REASON:       no longer be aligned to 16 bytes
; CHANGED:      behind: kept clean
; CHANGED-NEXT: tile: changed
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
@front = internal addrspace(3) global [3 x float] undef, align 4
@behind = internal addrspace(3) global [128 x float] undef, align 4
@tile = linkonce_odr addrspace(3) global [1025 x float] undef, align 4

define ptx_kernel void @kernel(ptr addrspace(1) %out) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext nneg i32 %tid to i64
  %v = load float, ptr addrspace(3) @front, align 4
  %t2 = shl nuw nsw i64 %t, 1
  %p = getelementptr inbounds float, ptr addrspace(3) @tile, i64 %t2
  %a0 = load float, ptr addrspace(3) %p, align 4
  %q0 = getelementptr inbounds [4 x float], ptr addrspace(3) @behind, i64 %t
  %b0 = load float, ptr addrspace(3) %q0, align 4
  %q1 = getelementptr inbounds float, ptr addrspace(3) %q0, i64 1
  %b1 = load float, ptr addrspace(3) %q1, align 4
  %q2 = getelementptr inbounds float, ptr addrspace(3) %q0, i64 2
  %b2 = load float, ptr addrspace(3) %q2, align 4
  %q3 = getelementptr inbounds float, ptr addrspace(3) %q0, i64 3
  %b3 = load float, ptr addrspace(3) %q3, align 4
  %s0 = fadd float %a0, %b0
  %s1 = fadd float %b1, %b2
  %s2 = fadd float %s0, %s1
  %s3 = fadd float %s2, %b3
  %all = fadd float %s3, %v
  store float %all, ptr addrspace(1) %out, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
