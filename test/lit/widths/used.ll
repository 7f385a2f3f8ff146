; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Three words of four, of one of which only half is used. LLVM says so if PTX has a pragma for it, from 8.3 on, and then ptxas loads two words and
; one; else it loads all four at once.
; REQUIRES: llvm-22
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck --check-prefix=OLD %s
; RUN: sed 's/+ptx78/+ptx87/' %s > %t.ll
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %t.ll -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck --check-prefix=NEW %s
; OLD: parts ld 16{{.*}}
; OLD-NOT: {{^.}}
; NEW: parts ld 4
; NEW-NEXT: parts ld 8
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@table = internal addrspace(3) global [4096 x i16] undef, align 16

define ptx_kernel void @parts(ptr addrspace(1) %out) "target-cpu"="sm_86" "target-features"="+ptx78,+sm_86" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %w = zext i32 %t to i64
  %l = shl i64 %w, 4
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %l
  %p0 = getelementptr i8, ptr addrspace(3) %p, i64 4
  %a0 = load i16, ptr addrspace(3) %p0, align 4
  %p1 = getelementptr i8, ptr addrspace(3) %p, i64 6
  %a1 = load i16, ptr addrspace(3) %p1, align 2
  %p2 = getelementptr i8, ptr addrspace(3) %p, i64 8
  %a2 = load i16, ptr addrspace(3) %p2, align 8
  %p3 = getelementptr i8, ptr addrspace(3) %p, i64 10
  %a3 = load i16, ptr addrspace(3) %p3, align 2
  %p4 = getelementptr i8, ptr addrspace(3) %p, i64 12
  %a4 = load i16, ptr addrspace(3) %p4, align 4
  %f0 = sitofp i16 %a0 to float
  %o0 = getelementptr i32, ptr addrspace(1) %out, i64 0
  store float %f0, ptr addrspace(1) %o0, align 4
  %f1 = sitofp i16 %a1 to float
  %o1 = getelementptr i32, ptr addrspace(1) %out, i64 2
  store float %f1, ptr addrspace(1) %o1, align 4
  %f2 = sitofp i16 %a2 to float
  %o2 = getelementptr i32, ptr addrspace(1) %out, i64 4
  store float %f2, ptr addrspace(1) %o2, align 4
  %f3 = sitofp i16 %a3 to float
  %o3 = getelementptr i32, ptr addrspace(1) %out, i64 6
  store float %f3, ptr addrspace(1) %o3, align 4
  %f4 = sitofp i16 %a4 to float
  %o4 = getelementptr i32, ptr addrspace(1) %out, i64 8
  store float %f4, ptr addrspace(1) %o4, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
