; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; The first and the last word of four, which LLVM loads as one vector and marks as such, and the third word. In one block they are one load (line); in
; two blocks they were seen to be three, which is open (arm).
; REQUIRES: llvm-22
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; CHECK: line ld 16
; CHECK-NEXT: arm ld None {{.*}} loads of several blocks of which parts are used
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@table = internal addrspace(3) global [2048 x i32] undef, align 16

define ptx_kernel void @line(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_100" "target-features"="+ptx86,+sm_100" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = zext i32 %t to i64
  %p = getelementptr [4 x i32], ptr addrspace(3) @table, i64 %x
  %q = getelementptr i8, ptr addrspace(3) %p, i64 12
  %r = getelementptr i8, ptr addrspace(3) %p, i64 8
  %a = load i32, ptr addrspace(3) %p, align 16
  %b = load i32, ptr addrspace(3) %q, align 4
  %c = load i32, ptr addrspace(3) %r, align 4
  %d = mul i32 %a, %b
  %e = mul i32 %d, %c
  store i32 %e, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @arm(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_100" "target-features"="+ptx86,+sm_100" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = zext i32 %t to i64
  %p = getelementptr [4 x i32], ptr addrspace(3) @table, i64 %x
  %q = getelementptr i8, ptr addrspace(3) %p, i64 12
  %a = load i32, ptr addrspace(3) %p, align 16
  %b = load i32, ptr addrspace(3) %q, align 4
  %d = mul i32 %a, %b
  %s = icmp slt i32 %n, 1
  br i1 %s, label %end, label %then

then:
  %r = getelementptr i8, ptr addrspace(3) %p, i64 8
  %c = load i32, ptr addrspace(3) %r, align 4
  %o = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %c, ptr addrspace(1) %o, align 4
  br label %end

end:
  store i32 %d, ptr addrspace(1) %out, align 4
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
