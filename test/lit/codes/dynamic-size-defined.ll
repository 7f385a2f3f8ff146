; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; MLIR defines dynamic memory (gpu.dynamic_shared_memory) as an internal array of no bytes, while CUDA declares it. ptxas then reserves a byte for the
; name, at the start of shared memory if the kernel has no other array: what lies behind is dynamic memory alone, and gets layouts within lines.
; Beside a static array it may overlap that one, two such names lie at different places, and one that other modules see may lie anywhere: these are
; left alone.
; REQUIRES: command
; RUN: split-file %s %t
; RUN: %unbank_opt -passes='unbank<block=32x8;report=%t/alone.json>' -verify-each %t/alone.ll -S -o %t/fixed.ll
; RUN: %validate %t/alone.json
; RUN: %arrays %t/alone.json | FileCheck %t/alone.ll
; RUN: %unbank simulate %t/alone.ll --grid=1 --block=32x8 --dynamic=4100 --arg=u32[1024]:zero --arg=u32[1024]:ramp | tail -n 2 > %t/before
; RUN: %unbank simulate %t/fixed.ll --grid=1 --block=32x8 --dynamic=4100 --arg=u32[1024]:zero --arg=u32[1024]:ramp > %t/run
; RUN: FileCheck %t/alone.ll --check-prefix=COUNTED < %t/run
; RUN: tail -n 2 %t/run | diff %t/before -
; RUN: %unchanged %t/beside.ll %t/beside.json 'block=32x8;layout=__dynamic_shmem__0@xor:2:31:7;layout=tile@identity'
; RUN: %arrays %t/beside.json | FileCheck %t/beside.ll
; RUN: %unchanged %t/two.ll %t/two.json 'block=32x8;layout=*@xor:2:31:7'
; RUN: %arrays %t/two.json | FileCheck %t/two.ll
; RUN: %unchanged %t/seen.ll %t/seen.json 'block=32x8;layout=*@xor:2:31:7'
; RUN: %arrays %t/seen.json | FileCheck %t/seen.ll

;--- alone.ll
; CHECK:     __dynamic_shmem__0: changed xor:2:31:7
; CHECK-NOT: {{.}}
; COUNTED:   wavefronts  16 a block, ideal 16
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@__dynamic_shmem__0 = internal addrspace(3) global [0 x i8] undef, align 16

define ptx_kernel void @turn(ptr %out, ptr %in) {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %row = shl i32 %y, 5
  %at = add i32 %row, %x
  %from = getelementptr i32, ptr %in, i32 %at
  %v = load i32, ptr %from, align 4
  %p = getelementptr i32, ptr addrspace(3) @__dynamic_shmem__0, i32 %at
  store i32 %v, ptr addrspace(3) %p, align 4
  call void @llvm.nvvm.barrier0()
  %line = shl i32 %x, 5
  %back = add i32 %line, %y
  %q = getelementptr i32, ptr addrspace(3) @__dynamic_shmem__0, i32 %back
  %w = load i32, ptr addrspace(3) %q, align 4
  %to = getelementptr i32, ptr %out, i32 %at
  store i32 %w, ptr %to, align 4
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()
declare void @llvm.nvvm.barrier0()

;--- beside.ll
; CHECK:      __dynamic_shmem__0: refused dynamic-size
; CHECK-NEXT: tile: kept switched-off
; CHECK-NOT:  {{.}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@__dynamic_shmem__0 = internal addrspace(3) global [0 x i8] undef, align 16
@tile = internal addrspace(3) global [1024 x i32] undef, align 16

define ptx_kernel void @turn(ptr %out) {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %line = shl i32 %x, 5
  %p = getelementptr i32, ptr addrspace(3) @__dynamic_shmem__0, i32 %line
  store i32 %x, ptr addrspace(3) %p, align 4
  %q = getelementptr i32, ptr addrspace(3) @tile, i32 %x
  store i32 %x, ptr addrspace(3) %q, align 4
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

;--- two.ll
; CHECK:      __dynamic_shmem__0: refused dynamic-size
; CHECK-NEXT: __dynamic_shmem__1: refused dynamic-size
; CHECK-NOT:  {{.}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@__dynamic_shmem__0 = internal addrspace(3) global [0 x i8] undef, align 16
@__dynamic_shmem__1 = internal addrspace(3) global [0 x i8] undef, align 32

define ptx_kernel void @turn(ptr %out) {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %line = shl i32 %x, 5
  %p = getelementptr i32, ptr addrspace(3) @__dynamic_shmem__0, i32 %line
  store i32 %x, ptr addrspace(3) %p, align 4
  %q = getelementptr i32, ptr addrspace(3) @__dynamic_shmem__1, i32 %line
  store i32 %x, ptr addrspace(3) %q, align 4
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

;--- seen.ll
; CHECK:     dynamic: refused dynamic-size
; CHECK-NOT: {{.}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@dynamic = addrspace(3) global [0 x i8] undef, align 16

define ptx_kernel void @turn(ptr %out) {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %line = shl i32 %x, 5
  %p = getelementptr i32, ptr addrspace(3) @dynamic, i32 %line
  store i32 %x, ptr addrspace(3) %p, align 4
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
