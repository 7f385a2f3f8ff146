; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Loads of the same bytes that codegen leaves are one load for ptxas: bytes, and halves that are extended, unless some are sign-extended and others
; not, and vectors whose alignment it cannot prove. It relies on the alignment that a vector promises for its base, so a word that is loaded from
; inside the vector is a part of it, if the vector is at a multiple of its width behind the base.
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; CHECK:      bytes ld 1 1..1
; CHECK-NEXT: signs ld 1 1..1
; CHECK-NEXT: signs ld 1 1..1
; CHECK-NEXT: volatile ld 1 1..1
; CHECK-NEXT: volatile ld 1 1..1
; CHECK-NEXT: halves ld 2 1..1
; CHECK-NEXT: vectors ld 8 1..1
; CHECK-NEXT: word ld 8 1..1
; CHECK-NEXT: misplaced ld 8 1..1
; CHECK-NEXT: misplaced ld 4 1..1
; CHECK-NOT:  {{[a-z]}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@table = internal addrspace(3) global [4096 x i8] undef, align 16
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define ptx_kernel void @bytes(ptr addrspace(1) %out) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext nneg i32 %tid to i64
  %i = load i64, ptr addrspace(1) %out, align 8
  %p = getelementptr inbounds [4 x i8], ptr addrspace(3) @table, i64 %t
  %a = load i8, ptr addrspace(3) %p, align 1
  call void asm sideeffect "", "~{memory}"()
  %b = load i8, ptr addrspace(3) %p, align 1
  %x = zext i8 %a to i32
  %y = zext i8 %b to i32
  %z = mul i32 %x, 3
  %sum = add i32 %y, %z
  store i32 %sum, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @signs(ptr addrspace(1) %out) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext nneg i32 %tid to i64
  %i = load i64, ptr addrspace(1) %out, align 8
  %p = getelementptr inbounds [4 x i8], ptr addrspace(3) @table, i64 %t
  %a = load i8, ptr addrspace(3) %p, align 1
  call void asm sideeffect "", "~{memory}"()
  %b = load i8, ptr addrspace(3) %p, align 1
  %x = sext i8 %a to i32
  %y = zext i8 %b to i32
  %z = mul i32 %x, 3
  %sum = add i32 %y, %z
  store i32 %sum, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @volatile(ptr addrspace(1) %out) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext nneg i32 %tid to i64
  %i = load i64, ptr addrspace(1) %out, align 8
  %p = getelementptr inbounds [4 x i8], ptr addrspace(3) @table, i64 %t
  %a = load volatile i8, ptr addrspace(3) %p, align 1
  call void asm sideeffect "", "~{memory}"()
  %b = load volatile i8, ptr addrspace(3) %p, align 1
  %x = zext i8 %a to i32
  %y = zext i8 %b to i32
  %z = mul i32 %x, 3
  %sum = add i32 %y, %z
  store i32 %sum, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @halves(ptr addrspace(1) %out) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext nneg i32 %tid to i64
  %i = load i64, ptr addrspace(1) %out, align 8
  %p = getelementptr inbounds [4 x i8], ptr addrspace(3) @table, i64 %t
  %a = load i16, ptr addrspace(3) %p, align 2
  call void asm sideeffect "", "~{memory}"()
  %b = load i16, ptr addrspace(3) %p, align 2
  %x = zext i16 %a to i32
  %y = zext i16 %b to i32
  %z = mul i32 %x, 3
  %sum = add i32 %y, %z
  store i32 %sum, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @vectors(ptr addrspace(1) %out) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext nneg i32 %tid to i64
  %i = load i64, ptr addrspace(1) %out, align 8
  %p = getelementptr inbounds i8, ptr addrspace(3) @table, i64 %i
  %a = load <2 x i32>, ptr addrspace(3) %p, align 8
  call void asm sideeffect "", "~{memory}"()
  %b = load <2 x i32>, ptr addrspace(3) %p, align 8
  %c = mul <2 x i32> %a, <i32 3, i32 5>
  %d = add <2 x i32> %b, %c
  %x = extractelement <2 x i32> %d, i32 0
  %y = extractelement <2 x i32> %d, i32 1
  %sum = add i32 %x, %y
  store i32 %sum, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @word(ptr addrspace(1) %out) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext nneg i32 %tid to i64
  %i = load i64, ptr addrspace(1) %out, align 8
  %p = getelementptr inbounds i8, ptr addrspace(3) @table, i64 %i
  %a = load <2 x i32>, ptr addrspace(3) %p, align 8
  call void asm sideeffect "", "~{memory}"()
  %q = getelementptr inbounds i8, ptr addrspace(3) %p, i64 4
  %b = load i32, ptr addrspace(3) %q, align 4
  %x = extractelement <2 x i32> %a, i32 0
  %y = extractelement <2 x i32> %a, i32 1
  %z = mul i32 %x, %y
  %sum = sub i32 %z, %b
  store i32 %sum, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @misplaced(ptr addrspace(1) %out) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext nneg i32 %tid to i64
  %i = load i64, ptr addrspace(1) %out, align 8
  %p = getelementptr inbounds i8, ptr addrspace(3) @table, i64 %i
  %q = getelementptr inbounds i8, ptr addrspace(3) %p, i64 4
  %a = load <2 x i32>, ptr addrspace(3) %q, align 8
  call void asm sideeffect "", "~{memory}"()
  %b = load i32, ptr addrspace(3) %q, align 4
  %x = extractelement <2 x i32> %a, i32 0
  %y = extractelement <2 x i32> %a, i32 1
  %z = mul i32 %x, %y
  %sum = sub i32 %z, %b
  store i32 %sum, ptr addrspace(1) %out, align 4
  ret void
}
