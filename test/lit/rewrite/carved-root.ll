; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; A carved layout moves nothing unless its starts, the arguments in offsets, are multiples of what it reads. An argument behind a selected pointer is
; not such a start: it is part of a number that is permuted. So it is not known to be a multiple of anything, and a copy of 16 bytes through it is
; taken apart.
; REQUIRES: command
; RUN: %unbank fix %s --block=64 --layout=memory@xor:4:7:7+carved:1024 -o %t.ll > %t.txt
; RUN: FileCheck %s < %t.ll
; CHECK-LABEL: define {{.*}}@kernel
; CHECK-NOT: store <4 x
; CHECK-COUNT-4: store i32 {{.*}}, ptr addrspace(3) {{.*}}, align 4
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@memory = external addrspace(3) global [0 x i8], align 16
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.memcpy.p3.p1.i64(ptr addrspace(3), ptr addrspace(1), i64, i1)
define ptx_kernel void @kernel(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %n, i32 %m) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %w = load volatile i32, ptr addrspace(1) %in
  %c = icmp ne i32 %w, 0
  %pn = getelementptr i32, ptr addrspace(3) @memory, i32 %n
  %root = select i1 %c, ptr addrspace(3) @memory, ptr addrspace(3) %pn
  %row = mul i32 %t, 256
  %p = getelementptr i8, ptr addrspace(3) %root, i32 %row
  call void @llvm.memcpy.p3.p1.i64(ptr addrspace(3) align 16 %p, ptr addrspace(1) align 16 %in, i64 16, i1 false)
  %pm = getelementptr i32, ptr addrspace(3) @memory, i32 %m
  %q = getelementptr i8, ptr addrspace(3) %pm, i32 %row
  store i32 %w, ptr addrspace(3) %q
  ret void
}
