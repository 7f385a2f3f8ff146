; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Triton, and others that translate MLIR's LLVM dialect, set a module's triple only when they write PTX. A module with an NVPTX kernel is treated as
; NVPTX, and stays without a triple. A module without kernels stays as it is.
; REQUIRES: command
; RUN: split-file %s %t
; RUN: %unbank_opt -passes='unbank<block=32x8;report=%t/report.json>' -verify-each %t/convention.ll -S -o %t/fixed.ll
; RUN: %validate %t/report.json
; RUN: %arrays %t/report.json | FileCheck %t/convention.ll
; RUN: FileCheck %t/convention.ll --check-prefix=FIXED < %t/fixed.ll
; RUN: %unbank analyze %t/annotation.ll --block=32x8 | FileCheck %t/annotation.ll
; RUN: %unbank simulate %t/convention.ll --grid=1 --block=32x8 | FileCheck %t/convention.ll --check-prefix=COUNTED
; RUN: %unbank simulate %t/fixed.ll --grid=1 --block=32x8 | FileCheck %t/convention.ll --check-prefix=AFTER
; RUN: %unchanged %t/none.ll %t/none.json 'layout=*@pad:128:4'
; RUN: %unbank analyze %t/none.ll 2>&1 | FileCheck %t/none.ll
; RUN: grep -v datalayout %t/convention.ll > %t/bare.ll
; RUN: not %unbank analyze %t/bare.ll 2>&1 | FileCheck %s --check-prefix=BARE
; RUN: opt -mtriple=nvptx64-nvidia-cuda %t/bare.ll -S | %unbank analyze - --block=32x8 | FileCheck %t/annotation.ll
; BARE: the module has no `target datalayout`{{.*}}or give opt -mtriple=nvptx64-nvidia-cuda

;--- convention.ll
; CHECK:     tile: changed pad:128:4 4096 -> 4224
; FIXED-NOT: target triple
; COUNTED:   wavefronts  256 a block, ideal 8
; AFTER:     wavefronts  8 a block, ideal 8
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
@tile = internal addrspace(3) global [32 x [32 x i32]] undef, align 16

define ptx_kernel void @turn() {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %p = getelementptr [32 x i32], ptr addrspace(3) @tile, i32 %x, i32 %y
  store i32 %x, ptr addrspace(3) %p, align 4
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()

;--- annotation.ll
; CHECK: wavefronts  256 -> 8 a block, ideal 8
; CHECK: 1 shared array: 1 changed
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
@tile = internal addrspace(3) global [32 x [32 x i32]] undef, align 16

define void @turn() {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %p = getelementptr [32 x i32], ptr addrspace(3) @tile, i32 %x, i32 %y
  store i32 %x, ptr addrspace(3) %p, align 4
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()
!nvvm.annotations = !{!0}
!0 = !{ptr @turn, !"kernel", i32 1}

;--- none.ll
; CHECK: not a device module (its triple is '')
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
@tile = internal addrspace(3) global [32 x [32 x i32]] undef, align 16

define void @turn(i32 %x, i32 %y) {
  %p = getelementptr [32 x i32], ptr addrspace(3) @tile, i32 %x, i32 %y
  store i32 %x, ptr addrspace(3) %p, align 4
  ret void
}
