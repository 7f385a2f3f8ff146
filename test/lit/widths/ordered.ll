; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; ptxas narrows a volatile or atomic load of 64 bits to the half that is read, like any other, and leaves out one whose result nothing reads if the
; memory model allows it. Such a width is open, and such a load may not be executed. A value that is stored is read as a whole.
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; CHECK:      half ld None {{.*}} a volatile or atomic load that is read in part
; CHECK-NEXT: whole ld 8 2..2{{ *}}
; CHECK-NEXT: pointer ld None {{.*}} a volatile or atomic load that is read in part
; CHECK-NEXT: high ld None {{.*}} a volatile or atomic load that is read in part
; CHECK-NEXT: root ld 8 2..2{{ *}}
; CHECK-NEXT: word ld 4 1..1{{ *}}
; CHECK-NEXT: words ld 8 2..2{{ *}}
; CHECK-NEXT: relaxed ld None {{.*}} a volatile or atomic load that is read in part
; CHECK-NEXT: unread ld 4 0..1 a load that nothing reads
; CHECK-NEXT: assembly ld 4 0..1 a load that nothing reads
; CHECK-NEXT: assembly_volatile ld 4 1..1{{ *}}
; CHECK-NOT:  {{^.}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@table = internal addrspace(3) global [64 x i64] undef, align 8

define ptx_kernel void @half(ptr addrspace(1) %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr i64, ptr addrspace(3) @table, i32 %t
  %v = load volatile i64, ptr addrspace(3) %p, align 8
  %low = trunc i64 %v to i32
  store i32 %low, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @whole(ptr addrspace(1) %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr i64, ptr addrspace(3) @table, i32 %t
  %v = load volatile i64, ptr addrspace(3) %p, align 8
  store i64 %v, ptr addrspace(1) %out, align 8
  ret void
}

define ptx_kernel void @pointer(ptr addrspace(1) %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr ptr, ptr addrspace(3) @table, i32 %t
  %v = load volatile ptr, ptr addrspace(3) %p, align 8
  %number = ptrtoint ptr %v to i64
  %low = trunc i64 %number to i32
  store i32 %low, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @high(ptr addrspace(1) %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr double, ptr addrspace(3) @table, i32 %t
  %v = load volatile double, ptr addrspace(3) %p, align 8
  %high = call i32 @llvm.nvvm.d2i.hi(double %v)
  store i32 %high, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @root(ptr addrspace(1) %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr double, ptr addrspace(3) @table, i32 %t
  %v = load volatile double, ptr addrspace(3) %p, align 8
  %root = call double @llvm.sqrt.f64(double %v)
  store double %root, ptr addrspace(1) %out, align 8
  ret void
}

define ptx_kernel void @word(ptr addrspace(1) %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr i32, ptr addrspace(3) @table, i32 %t
  %v = load volatile i32, ptr addrspace(3) %p, align 4
  %low = trunc i32 %v to i16
  store i16 %low, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @words(ptr addrspace(1) %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr i64, ptr addrspace(3) @table, i32 %t
  %v = load volatile <2 x i32>, ptr addrspace(3) %p, align 8
  %first = extractelement <2 x i32> %v, i32 0
  %low = trunc i32 %first to i16
  store i16 %low, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @relaxed(ptr addrspace(1) %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr i64, ptr addrspace(3) @table, i32 %t
  %v = load atomic i64, ptr addrspace(3) %p monotonic, align 8
  %low = trunc i64 %v to i32
  store i32 %low, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @unread() {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr i32, ptr addrspace(3) @table, i32 %t
  %v = load atomic i32, ptr addrspace(3) %p monotonic, align 4
  ret void
}

define ptx_kernel void @assembly() {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr i32, ptr addrspace(3) @table, i32 %t
  %v = call i32 asm sideeffect "ld.shared.u32 $0, [$1];", "=r,r"(ptr addrspace(3) %p)
  ret void
}

define ptx_kernel void @assembly_volatile() {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr i32, ptr addrspace(3) @table, i32 %t
  %v = call i32 asm sideeffect "ld.volatile.shared.u32 $0, [$1];", "=r,r"(ptr addrspace(3) %p)
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.d2i.hi(double)
declare double @llvm.sqrt.f64(double)
