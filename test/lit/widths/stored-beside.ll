; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Three loads of a window, two of which are one instruction, merge into one load that reads the fourth word, too; but not if the fourth word was
; stored last, so that it is in a register.
;
;     beside    it was: 4 and 8 bytes on sm_75 to sm_120, open here
;     waited    behind a barrier nothing is in a register: 16
;     elsewhere the word that was stored is in another window: 16
;     words     three instructions are 16, whatever was stored
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; CHECK: beside ld None {{.*}} three loads of a window of which the rest was stored just before
; CHECK: waited ld 16
; CHECK: elsewhere ld 16
; CHECK: words ld 16
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [32 x [128 x i8]] undef, align 16
declare void @llvm.nvvm.barrier0()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define ptx_kernel void @beside(ptr addrspace(1) %out, i32 %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr [128 x i8], ptr addrspace(3) @tile, i32 %t
  %p4 = getelementptr i8, ptr addrspace(3) %p, i64 4
  %p8 = getelementptr i8, ptr addrspace(3) %p, i64 8
  %p12 = getelementptr i8, ptr addrspace(3) %p, i64 12
  store i32 %n, ptr addrspace(3) %p4, align 4
  %x = load i32, ptr addrspace(3) %p, align 4
  call void asm sideeffect "", "~{memory}"()
  %v = load <2 x i32>, ptr addrspace(3) %p8, align 8
  %y = extractelement <2 x i32> %v, i64 0
  %z = extractelement <2 x i32> %v, i64 1
  %m = mul i32 %x, %y
  %s = add i32 %m, %z
  store i32 %s, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @waited(ptr addrspace(1) %out, i32 %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr [128 x i8], ptr addrspace(3) @tile, i32 %t
  %p4 = getelementptr i8, ptr addrspace(3) %p, i64 4
  %p8 = getelementptr i8, ptr addrspace(3) %p, i64 8
  %p12 = getelementptr i8, ptr addrspace(3) %p, i64 12
  store i32 %n, ptr addrspace(3) %p4, align 4
  call void @llvm.nvvm.barrier0()
  %x = load i32, ptr addrspace(3) %p, align 4
  call void asm sideeffect "", "~{memory}"()
  %v = load <2 x i32>, ptr addrspace(3) %p8, align 8
  %y = extractelement <2 x i32> %v, i64 0
  %z = extractelement <2 x i32> %v, i64 1
  %m = mul i32 %x, %y
  %s = add i32 %m, %z
  store i32 %s, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @elsewhere(ptr addrspace(1) %out, i32 %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr [128 x i8], ptr addrspace(3) @tile, i32 %t
  %p4 = getelementptr i8, ptr addrspace(3) %p, i64 4
  %p8 = getelementptr i8, ptr addrspace(3) %p, i64 8
  %p12 = getelementptr i8, ptr addrspace(3) %p, i64 12
  %q = getelementptr i8, ptr addrspace(3) %p, i64 36
  store i32 %n, ptr addrspace(3) %q, align 4
  %x = load i32, ptr addrspace(3) %p, align 4
  call void asm sideeffect "", "~{memory}"()
  %v = load <2 x i32>, ptr addrspace(3) %p8, align 8
  %y = extractelement <2 x i32> %v, i64 0
  %z = extractelement <2 x i32> %v, i64 1
  %m = mul i32 %x, %y
  %s = add i32 %m, %z
  store i32 %s, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @words(ptr addrspace(1) %out, i32 %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr [128 x i8], ptr addrspace(3) @tile, i32 %t
  %p4 = getelementptr i8, ptr addrspace(3) %p, i64 4
  %p8 = getelementptr i8, ptr addrspace(3) %p, i64 8
  %p12 = getelementptr i8, ptr addrspace(3) %p, i64 12
  store i32 %n, ptr addrspace(3) %p4, align 4
  %x = load i32, ptr addrspace(3) %p, align 4
  call void asm sideeffect "", "~{memory}"()
  %y = load i32, ptr addrspace(3) %p8, align 4
  call void asm sideeffect "", "~{memory}"()
  %z = load i32, ptr addrspace(3) %p12, align 4
  %m = mul i32 %x, %y
  %s = add i32 %m, %z
  store i32 %s, ptr addrspace(1) %out, align 4
  ret void
}
