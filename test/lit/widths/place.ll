; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Words 4 and 8 bytes behind a multiple of 16 from an array that itself begins at 4: together they are 8 aligned bytes. Before sm_90, ptxas may see
; that (shifted), is certain to in only some sums, and does not if a product that extends its factors is added to the place in one instruction
; (kernel). From sm_90 on, it knows only the array's alignment.
; RUN: sed 's/ARCHITECTURE/sm_75/' %s > %t.75.ll && %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.75.json>' %t.75.ll -S -o /dev/null
; RUN: %python %S/../Inputs/widths.py %t.75.json | FileCheck %s --check-prefix=OLD
; RUN: sed 's/ARCHITECTURE/sm_90/' %s > %t.90.ll && %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.90.json>' %t.90.ll -S -o /dev/null
; RUN: %python %S/../Inputs/widths.py %t.90.json | FileCheck %s --check-prefix=NEW
; OLD:      st 4 exact
; OLD-NEXT: ld 4 exact
; OLD-NEXT: ld 4 exact
; OLD-NEXT: st 4 exact
; OLD-NEXT: ld ? bounded
; OLD-NEXT: ld ? bounded
; NEW:      st 4 exact
; NEW-COUNT-2: ld 4 exact
; NEW-NEXT: st 4 exact
; NEW-COUNT-2: ld 4 exact
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@before = internal addrspace(3) global [1 x float] undef, align 4
@words = internal addrspace(3) global [4096 x float] undef, align 4
declare void @llvm.nvvm.barrier0()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define ptx_kernel void @kernel(ptr addrspace(1) %out) #0 {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store float 1.0, ptr addrspace(3) @before, align 4
  call void @llvm.nvvm.barrier0()
  %p = getelementptr [4 x float], ptr addrspace(3) @words, i32 %t
  %first = getelementptr i8, ptr addrspace(3) %p, i64 4
  %second = getelementptr i8, ptr addrspace(3) %p, i64 8
  %u = load float, ptr addrspace(3) %first, align 4
  %v = load float, ptr addrspace(3) %second, align 4
  %sum = fadd float %u, %v
  %g = getelementptr float, ptr addrspace(1) %out, i32 %t
  store float %sum, ptr addrspace(1) %g, align 4
  ret void
}
define ptx_kernel void @shifted(ptr addrspace(1) %out, i64 %n) #0 {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store float 1.0, ptr addrspace(3) @before, align 4
  call void @llvm.nvvm.barrier0()
  %p = getelementptr [4 x float], ptr addrspace(3) @words, i64 %n
  %first = getelementptr i8, ptr addrspace(3) %p, i64 4
  %second = getelementptr i8, ptr addrspace(3) %p, i64 8
  %u = load float, ptr addrspace(3) %first, align 4
  %v = load float, ptr addrspace(3) %second, align 4
  %sum = fadd float %u, %v
  %g = getelementptr float, ptr addrspace(1) %out, i32 %t
  store float %sum, ptr addrspace(1) %g, align 4
  ret void
}

attributes #0 = { "target-cpu"="ARCHITECTURE" }
