; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; The launch is unknown. In blocks of 32x8 the load takes two wavefronts, and any layout that separates its rows helps. In blocks of 16x16 a warp
; stores half rows that lie side by side, and most of these layouts would make them conflict: the chosen one keeps them apart, and is neither the
; cheapest nor none. Once the shape is known, the cheapest is chosen.
; RUN: rm -rf %t && mkdir %t
; RUN: %unbank_opt -passes='unbank<report=%t/unknown.json>' -verify-each %s -disable-output
; RUN: %arrays %t/unknown.json | FileCheck %s --check-prefix=UNKNOWN
; RUN: %unbank_opt -passes='unbank<block=kernel@32x8;report=%t/known.json>' -verify-each %s -disable-output
; RUN: %arrays %t/known.json | FileCheck %s --check-prefix=KNOWN
; UNKNOWN: tile: changed {{pad:128:64|xor}}
; KNOWN:   tile: changed pad:128:4 4096
target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [1024 x float] undef, align 16

define ptx_kernel void @kernel(ptr addrspace(1) %out) {
  %tid.x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %tid.y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %x = zext nneg i32 %tid.x to i64
  %y = zext nneg i32 %tid.y to i64
  %eighth = lshr i32 %tid.y, 3
  %odd = and i32 %tid.y, %eighth
  %half = and i32 %odd, 1
  %shift = shl nuw nsw i32 %half, 4
  %w = zext nneg i32 %shift to i64
  %row = getelementptr inbounds [32 x float], ptr addrspace(3) @tile, i64 %y
  %part = getelementptr inbounds float, ptr addrspace(3) %row, i64 %w
  %p = getelementptr inbounds float, ptr addrspace(3) %part, i64 %x
  store volatile float 0.0, ptr addrspace(3) %p, align 4
  %far = lshr i32 %tid.x, 4
  %number = zext nneg i32 %far to i64
  %q = getelementptr inbounds [32 x float], ptr addrspace(3) @tile, i64 %number
  %value = load volatile float, ptr addrspace(3) %q, align 4
  %again = load volatile float, ptr addrspace(3) %q, align 4
  %third = load volatile float, ptr addrspace(3) %q, align 4
  store volatile float %value, ptr addrspace(1) %out, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()
