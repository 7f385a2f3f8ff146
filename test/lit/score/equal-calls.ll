; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; A function that writes nothing is called twice with the same arguments: codegen may remove the second call (GVN), so that its loads are executed
; once. The same holds for a function that it calls (`twice`). Both calls stay if their arguments differ (`apart`), or if the function may write
; (`writes`).
; RUN: %unbank_opt -passes='unbank<mode=report;only=none;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; RUN: %unbank_opt -passes='unbank<mode=report;only=none;block=32;widths=ir;report=%t.ir.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.ir.json | FileCheck %s --check-prefix=IR
; CHECK: equal ld 4 0..1 a call that LLVM may take for an equal one
; CHECK: twice ld 4 0..1 a call that LLVM may take for an equal one
; CHECK: apart ld 4 1..1 {{$}}
; CHECK: writes ld 4 1..1 {{$}}
; IR-COUNT-4: ld 4 1..1 {{$}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@table = internal addrspace(3) global [256 x i32] undef, align 4
@other = internal addrspace(3) global [256 x i32] undef, align 4
@far = internal addrspace(3) global [256 x i32] undef, align 4
@near = internal addrspace(3) global [256 x i32] undef, align 4

define internal i32 @first(ptr addrspace(3) %a, i32 %from) #0 {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = add nuw nsw i32 %t, %from
  %p = getelementptr inbounds i32, ptr addrspace(3) %a, i32 %i
  %x = load i32, ptr addrspace(3) %p, align 4
  ret i32 %x
}

define internal i32 @second(ptr addrspace(3) %a, i32 %from) #0 {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = add nuw nsw i32 %t, %from
  %p = getelementptr inbounds i32, ptr addrspace(3) %a, i32 %i
  %x = load i32, ptr addrspace(3) %p, align 4
  ret i32 %x
}

define internal i32 @behind(ptr addrspace(3) %a, i32 %from) #0 {
  %x = call i32 @second(ptr addrspace(3) %a, i32 %from)
  %y = mul i32 %x, 3
  ret i32 %y
}

define internal i32 @third(ptr addrspace(3) %a, i32 %from) #0 {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = add nuw nsw i32 %t, %from
  %p = getelementptr inbounds i32, ptr addrspace(3) %a, i32 %i
  %x = load i32, ptr addrspace(3) %p, align 4
  ret i32 %x
}

define internal i32 @fourth(ptr addrspace(3) %a, i32 %from) #1 {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = add nuw nsw i32 %t, %from
  %p = getelementptr inbounds i32, ptr addrspace(3) %a, i32 %i
  %x = load i32, ptr addrspace(3) %p, align 4
  ret i32 %x
}

define ptx_kernel void @equal(ptr addrspace(1) %out) {
  %a = call i32 @first(ptr addrspace(3) @table, i32 4)
  %b = call i32 @first(ptr addrspace(3) @table, i32 4)
  store volatile i32 %a, ptr addrspace(1) %out, align 4
  store volatile i32 %b, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @twice(ptr addrspace(1) %out) {
  %a = call i32 @behind(ptr addrspace(3) @other, i32 4)
  %b = call i32 @behind(ptr addrspace(3) @other, i32 4)
  store volatile i32 %a, ptr addrspace(1) %out, align 4
  store volatile i32 %b, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @apart(ptr addrspace(1) %out) {
  %a = call i32 @third(ptr addrspace(3) @far, i32 4)
  %b = call i32 @third(ptr addrspace(3) @far, i32 8)
  store volatile i32 %a, ptr addrspace(1) %out, align 4
  store volatile i32 %b, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @writes(ptr addrspace(1) %out) {
  %a = call i32 @fourth(ptr addrspace(3) @near, i32 4)
  %b = call i32 @fourth(ptr addrspace(3) @near, i32 4)
  store volatile i32 %a, ptr addrspace(1) %out, align 4
  store volatile i32 %b, ptr addrspace(1) %out, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
attributes #0 = { noinline nounwind willreturn memory(argmem: read) }
attributes #1 = { noinline nounwind willreturn }
