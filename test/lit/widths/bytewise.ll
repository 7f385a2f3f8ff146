; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; For a memset or memcpy of more than 64 bytes, codegen makes a loop that moves one byte at a time, whatever the alignment (tried from 65 to 132
; bytes). It takes at most the wavefronts of its bytes, one by one. A memset or memcpy of 64 bytes is split into words, which ptxas merges (words). So
; is a shorter copy between shared arrays, which takes at most the wavefronts of pieces that are as long as its alignment (short).
; RUN: %unbank_opt -passes='unbank<mode=report;rdc=no;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | uniq | FileCheck %s
; CHECK: words st 16 4..4
; CHECK-NEXT: set st None 0..16 a copy, or fill, of which codegen makes a loop, or other pieces
; CHECK-NEXT: copied ld None 0..16 a copy, or fill, of which codegen makes a loop, or other pieces
; CHECK-NEXT: short st None 0..4 an access that is taken apart
; CHECK-NEXT: short ld None 0..2 a copy, or fill, of which codegen makes a loop, or other pieces
; CHECK-NOT: {{^.}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@table = internal addrspace(3) global [32 x [20 x float]] undef, align 16
@other = internal addrspace(3) global [32 x [20 x float]] undef, align 16

define ptx_kernel void @words() {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr inbounds [20 x float], ptr addrspace(3) @table, i32 %t
  call void @llvm.memset.p3.i64(ptr addrspace(3) align 4 %p, i8 0, i64 64, i1 false)
  ret void
}

define ptx_kernel void @set() {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr inbounds [20 x float], ptr addrspace(3) @table, i32 %t
  call void @llvm.memset.p3.i64(ptr addrspace(3) align 4 %p, i8 0, i64 80, i1 false)
  ret void
}

define ptx_kernel void @copied(ptr addrspace(1) %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr inbounds [20 x float], ptr addrspace(3) @table, i32 %t
  %q = getelementptr inbounds [20 x float], ptr addrspace(1) %out, i32 %t
  call void @llvm.memcpy.p1.p3.i64(ptr addrspace(1) align 4 %q, ptr addrspace(3) align 4 %p, i64 80, i1 false)
  ret void
}

define ptx_kernel void @short(i32 %r) {
  %p = getelementptr inbounds [20 x float], ptr addrspace(3) @table, i32 %r
  %q = getelementptr inbounds [20 x float], ptr addrspace(3) @other, i32 %r
  call void @llvm.memcpy.p3.p3.i64(ptr addrspace(3) align 16 %q, ptr addrspace(3) align 16 %p, i64 32, i1 false)
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.memset.p3.i64(ptr addrspace(3), i8, i64, i1)
declare void @llvm.memcpy.p1.p3.i64(ptr addrspace(1), ptr addrspace(3), i64, i1)
declare void @llvm.memcpy.p3.p3.i64(ptr addrspace(3), ptr addrspace(3), i64, i1)
