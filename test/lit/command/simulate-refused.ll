; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; unbank simulate: intrinsics that access memory under a mask are refused by name, as their accesses would not be counted. The variable that clang
; refers to when a program without optimisation copies threadIdx exists: LLVM defines it.
; RUN: split-file %s %t
; RUN: %exits 2 %unbank simulate %t/masked.ll --grid=1 --block=32 --arg=i32[128]:zero 2>&1 | FileCheck %s --check-prefix=MASKED
; MASKED: in k: the intrinsic llvm.masked.load.v4i32.p3 is not simulated
; A pointer to the shared memory of a cluster may be one into another block.
; RUN: %exits 2 %unbank simulate %t/cluster.ll --grid=1 --block=32 --arg=i32[128]:zero 2>&1 | FileCheck %s --check-prefix=CLUSTER
; CLUSTER: in k: a pointer to the shared memory of a cluster is not simulated
; RUN: %unbank simulate %t/weak.ll --grid=1 --block=32 --arg=i32[32]:zero | FileCheck %s --check-prefix=WEAK
; WEAK: tile 128 1 1 1

;--- masked.ll
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [128 x i32] undef, align 16
declare <4 x i32> @llvm.masked.load.v4i32.p3(ptr addrspace(3), i32, <4 x i1>, <4 x i32>)
define ptx_kernel void @k(ptr %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr <4 x i32>, ptr addrspace(3) @tile, i32 %t
  store <4 x i32> zeroinitializer, ptr addrspace(3) %p, align 16
  %v = call <4 x i32> @llvm.masked.load.v4i32.p3(ptr addrspace(3) %p, i32 16, <4 x i1> <i1 true, i1 true, i1 true, i1 true>, <4 x i32> zeroinitializer)
  %q = getelementptr <4 x i32>, ptr %out, i32 %t
  store <4 x i32> %v, ptr %q, align 16
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

;--- cluster.ll
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [128 x i32] undef, align 16
define ptx_kernel void @k(ptr %out) {
  %generic = addrspacecast ptr addrspace(3) @tile to ptr
  %cluster = addrspacecast ptr %generic to ptr addrspace(7)
  %x = load i32, ptr addrspace(7) %cluster
  store i32 %x, ptr %out
  ret void
}

;--- weak.ll
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
%struct.index = type { i8 }
@threadIdx = extern_weak dso_local addrspace(1) global %struct.index, align 1
@tile = internal addrspace(3) global [32 x i32] undef, align 16
define ptx_kernel void @k(ptr %out) {
  %x = alloca ptr
  store ptr addrspacecast (ptr addrspace(1) @threadIdx to ptr), ptr %x
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr i32, ptr addrspace(3) @tile, i32 %t
  store i32 %t, ptr addrspace(3) %p, align 4
  %q = getelementptr i32, ptr %out, i32 %t
  store i32 %t, ptr %q, align 4
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
