; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Atomics on floats, and on integers of other sizes than 32 bits, become compare-and-swap loops that load first: their trip count is unknown, and so
; is the kernel's score. Each twin is one instruction.
; RUN: %unbank_opt -passes='unbank<mode=report;block=native@32;block=loops@32;report=%t.json>' %s -disable-output
; RUN: %python -c "import json; [print(k['name'], k['before']['exactness'], a['before']['exactness'], a['before']['reason']) for k in json.load(open('%t.json'))['kernels'] for a in k['accesses']]" | FileCheck %s
; RUN: %validate %t.json

; CHECK-COUNT-4: native exact exact{{ *$}}
; CHECK-NEXT:    loops unknown unknown the atomic becomes a loop of compare-and-swap
; CHECK-NEXT:    loops unknown unknown the atomic becomes a loop of compare-and-swap
; CHECK-NEXT:    loops unknown unknown the atomic becomes a loop of compare-and-swap
; CHECK-NEXT:    loops unknown unknown the atomic becomes a loop of compare-and-swap
; CHECK-NEXT:    loops unknown unknown the atomic becomes a loop of compare-and-swap

target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@floats = internal addrspace(3) global [64 x float] undef, align 4
@words = internal addrspace(3) global [64 x i32] undef, align 4
@halves = internal addrspace(3) global [64 x i16] undef, align 4
@doubles = internal addrspace(3) global [64 x i64] undef, align 8

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define ptx_kernel void @native() {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %float = getelementptr float, ptr addrspace(3) @floats, i32 %t
  %word = getelementptr i32, ptr addrspace(3) @words, i32 %t
  %1 = atomicrmw xchg ptr addrspace(3) %float, float 1.0 monotonic
  %2 = atomicrmw add ptr addrspace(3) %word, i32 %t monotonic
  %3 = atomicrmw umax ptr addrspace(3) %word, i32 %t monotonic
  %4 = atomicrmw xor ptr addrspace(3) %word, i32 %t monotonic
  ret void
}

define ptx_kernel void @loops() {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %float = getelementptr float, ptr addrspace(3) @floats, i32 %t
  %word = getelementptr i32, ptr addrspace(3) @words, i32 %t
  %half = getelementptr i16, ptr addrspace(3) @halves, i32 %t
  %double = getelementptr i64, ptr addrspace(3) @doubles, i32 %t
  %1 = atomicrmw fadd ptr addrspace(3) %float, float 1.0 monotonic
  %2 = atomicrmw fmax ptr addrspace(3) %float, float 1.0 monotonic
  %3 = atomicrmw nand ptr addrspace(3) %word, i32 %t monotonic
  %4 = atomicrmw add ptr addrspace(3) %half, i16 1 monotonic
  %5 = atomicrmw xor ptr addrspace(3) %double, i64 1 monotonic
  ret void
}
