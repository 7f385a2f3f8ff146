; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; unbank simulate --cubin: codegen makes one number of four bytes that are read one by one, and gives these loads no source line. They are
; executed, though no instruction of the cubin says that it is theirs: 7 byte loads, of 2 wavefronts each, and a store.
; In `held`, the first of the seven is of a byte that a store just before it has in a register. Its line is in the PTX, so it is known to be gone.
; REQUIRES: command, ptxas
; RUN: llc -O3 -mcpu=sm_90 -mattr=+ptx78 %s -o %t.ptx
; RUN: %ptxas -lineinfo -arch=sm_90 %t.ptx -o %t.cubin
; RUN: %unbank simulate %s --kernel=read --cubin=%t.cubin --grid=1 --block=32 --arg=u64[64]:zero | FileCheck %s --check-prefix=READ
; RUN: %unbank simulate %s --kernel=held --cubin=%t.cubin --grid=1 --block=32 --arg=u64[64]:zero | FileCheck %s --check-prefix=HELD
; READ: wavefronts 16 a block, ideal 8, measured
; READ-NEXT: widths of the cubin, matched access by access: 8 of 8 accesses, {{.*}}
; READ-NEXT: others, 0 split, 0 narrowed, 0 gone
; HELD: wavefronts 14 a block, ideal 7, measured
; HELD-NEXT: widths of the cubin, matched access by access: 8 of 8 accesses, {{.*}}
; HELD-NEXT: others, 0 split, 0 narrowed, 1 gone
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@read.s = internal addrspace(3) global [32 x [8 x i8]] undef, align 4
@held.s = internal addrspace(3) global [32 x [8 x i8]] undef, align 4
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier0()

define ptx_kernel void @read(ptr %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %byte = trunc i32 %t to i8
  %at = getelementptr [8 x i8], ptr addrspace(3) @read.s, i64 %i
  store i8 %byte, ptr addrspace(3) %at, align 4
  call void @llvm.nvvm.barrier0()
  %back = sub i64 31, %i
  %p0 = getelementptr [8 x i8], ptr addrspace(3) @read.s, i64 %back
  %p1 = getelementptr i8, ptr addrspace(3) %p0, i64 1
  %p2 = getelementptr i8, ptr addrspace(3) %p0, i64 2
  %p3 = getelementptr i8, ptr addrspace(3) %p0, i64 3
  %p4 = getelementptr i8, ptr addrspace(3) %p0, i64 4
  %p5 = getelementptr i8, ptr addrspace(3) %p0, i64 5
  %p6 = getelementptr i8, ptr addrspace(3) %p0, i64 6
  %b0 = load i8, ptr addrspace(3) %p0, align 1
  %b1 = load i8, ptr addrspace(3) %p1, align 1
  %b2 = load i8, ptr addrspace(3) %p2, align 1
  %b3 = load i8, ptr addrspace(3) %p3, align 1
  %b4 = load i8, ptr addrspace(3) %p4, align 1
  %b5 = load i8, ptr addrspace(3) %p5, align 1
  %b6 = load i8, ptr addrspace(3) %p6, align 1
  %w0 = zext i8 %b0 to i64
  %v1 = insertelement <4 x i8> poison, i8 %b1, i32 0
  %v2 = insertelement <4 x i8> %v1, i8 %b2, i32 1
  %v3 = insertelement <4 x i8> %v2, i8 %b3, i32 2
  %v4 = insertelement <4 x i8> %v3, i8 %b4, i32 3
  %n = bitcast <4 x i8> %v4 to i32
  %w = zext i32 %n to i64
  %h1 = insertelement <2 x i8> poison, i8 %b5, i32 0
  %h2 = insertelement <2 x i8> %h1, i8 %b6, i32 1
  %h = bitcast <2 x i8> %h2 to i16
  %w2 = zext i16 %h to i64
  %m = mul nuw nsw i64 %w, 5
  %s = add i64 %m, %w0
  %sum = add i64 %s, %w2
  %o = getelementptr i64, ptr %out, i64 %i
  store i64 %sum, ptr %o, align 8
  ret void
}

define ptx_kernel void @held(ptr %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %byte = trunc i32 %t to i8
  %back = sub i64 31, %i
  %p0 = getelementptr [8 x i8], ptr addrspace(3) @held.s, i64 %back
  store i8 %byte, ptr addrspace(3) %p0, align 1
  call void asm sideeffect "", "~{memory}"()
  %p1 = getelementptr i8, ptr addrspace(3) %p0, i64 1
  %p2 = getelementptr i8, ptr addrspace(3) %p0, i64 2
  %p3 = getelementptr i8, ptr addrspace(3) %p0, i64 3
  %p4 = getelementptr i8, ptr addrspace(3) %p0, i64 4
  %p5 = getelementptr i8, ptr addrspace(3) %p0, i64 5
  %p6 = getelementptr i8, ptr addrspace(3) %p0, i64 6
  %b0 = load i8, ptr addrspace(3) %p0, align 1
  %b1 = load i8, ptr addrspace(3) %p1, align 1
  %b2 = load i8, ptr addrspace(3) %p2, align 1
  %b3 = load i8, ptr addrspace(3) %p3, align 1
  %b4 = load i8, ptr addrspace(3) %p4, align 1
  %b5 = load i8, ptr addrspace(3) %p5, align 1
  %b6 = load i8, ptr addrspace(3) %p6, align 1
  %w0 = zext i8 %b0 to i64
  %v1 = insertelement <4 x i8> poison, i8 %b1, i32 0
  %v2 = insertelement <4 x i8> %v1, i8 %b2, i32 1
  %v3 = insertelement <4 x i8> %v2, i8 %b3, i32 2
  %v4 = insertelement <4 x i8> %v3, i8 %b4, i32 3
  %n = bitcast <4 x i8> %v4 to i32
  %w = zext i32 %n to i64
  %h1 = insertelement <2 x i8> poison, i8 %b5, i32 0
  %h2 = insertelement <2 x i8> %h1, i8 %b6, i32 1
  %h = bitcast <2 x i8> %h2 to i16
  %w2 = zext i16 %h to i64
  %m = mul nuw nsw i64 %w, 5
  %s = add i64 %m, %w0
  %sum = add i64 %s, %w2
  %o = getelementptr i64, ptr %out, i64 %i
  store i64 %sum, ptr %o, align 8
  ret void
}
