; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; A load of 32 bits, of which only a shift to the upper half is read, to be converted to a float: ptxas loads that half, also if the load is volatile;
; here that is open. What is stored, and what has merged (pair), is loaded as a whole.
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; CHECK: strict ld None {{.*}} a volatile or atomic load that is read in part
; CHECK-NEXT: stored ld 4
; CHECK-NEXT: pair ld 8
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [1024 x i32] undef, align 16
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define ptx_kernel void @strict(ptr addrspace(1) %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr [1024 x i32], ptr addrspace(3) @tile, i32 0, i32 %t
  %u = load volatile i32, ptr addrspace(3) %p, align 4
  %half = lshr i32 %u, 16
  %f = uitofp i32 %half to float
  store float %f, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @stored(ptr addrspace(1) %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr [1024 x i32], ptr addrspace(3) @tile, i32 0, i32 %t
  %u = load volatile i32, ptr addrspace(3) %p, align 4
  %half = lshr i32 %u, 16
  store i32 %half, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @pair(ptr addrspace(1) %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %two = shl i32 %t, 1
  %p = getelementptr [1024 x i32], ptr addrspace(3) @tile, i32 0, i32 %two
  %q = getelementptr i8, ptr addrspace(3) %p, i64 4
  %u = load i32, ptr addrspace(3) %p, align 8
  %v = load i32, ptr addrspace(3) %q, align 4
  %g = getelementptr i8, ptr addrspace(1) %out, i64 16
  %half = lshr i32 %u, 16
  %f = uitofp i32 %half to float
  store float %f, ptr addrspace(1) %out, align 4
  store i32 %v, ptr addrspace(1) %g, align 4
  ret void
}
