; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; An argument is shifted by (a lane's number + an argument) & 3 places: the lanes fall into four groups with a word each, and which ones is unknown.
; The simulator takes 4 wavefronts for the arguments 3 and 5.
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; RUN: %unbank simulate %s --grid=1 --block=32 --arg=u32[1024]:zero --arg=u32:3 --arg=u32:5 | FileCheck %s --check-prefix=RAN
; CHECK: shifted ld 4 1..8
; RAN: ld  a{{ .*}} 4
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@a = internal addrspace(3) global [256 x i32] undef, align 16
declare void @llvm.nvvm.barrier0()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define ptx_kernel void @shifted(ptr addrspace(1) %out, i32 %n, i32 %m) "target-cpu"="sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %o = getelementptr i32, ptr addrspace(3) @a, i32 %t
  store i32 %t, ptr addrspace(3) %o, align 4
  call void @llvm.nvvm.barrier0()
  %sum = add i32 %t, %m
  %by = and i32 %sum, 3
  %moved = shl i32 %n, %by
  %row = mul i32 %moved, 32
  %i = and i32 %row, 255
  %p = getelementptr i32, ptr addrspace(3) @a, i32 %i
  %v = load i32, ptr addrspace(3) %p, align 4
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %v, ptr addrspace(1) %q, align 4
  ret void
}
