; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; A load of 8 bytes that may read an array or other memory is served half a warp at a time; a load of shared memory serves both halves together if all
; their words fit. If that makes a difference, the score is a range, until the array gets a layout and the load is one of shared memory.
; REQUIRES: command
; RUN: %unbank analyze %s --block=32 '--layout=*@identity' | FileCheck %s
; RUN: %unbank fix %s -o %t.ll --block=32 '--layout=alike@xor:3:15:4' 2>&1 | FileCheck %s --check-prefix=AFTER
; CHECK-DAG:  ld  apart {{ *}}8 {{ *}}1 {{ *}}2 {{ *}}2
; CHECK-DAG:  ld  alike {{ *}}8 {{ *}}1 {{ *}}1..2 {{ *}}1
; CHECK-DAG:  ld  half {{ *}}8 {{ *}}1 {{ *}}1 {{ *}}1
; CHECK:      a load of any memory may serve fewer lanes at a time than one of shared memory
; AFTER:      ld  alike {{ *}}8 {{ *}}1 {{ *}}1..2 -> 1 {{ *}}1
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@apart = internal addrspace(3) global [256 x i64] undef, align 16
@alike = internal addrspace(3) global [256 x i64] undef, align 16
@half = internal addrspace(3) global [256 x i64] undef, align 16

define ptx_kernel void @loads(ptr %in, ptr %out) {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %from = getelementptr inbounds i64, ptr %in, i32 %x
  %some = icmp ult i32 %x, 28
  %p = getelementptr inbounds i64, ptr addrspacecast (ptr addrspace(3) @apart to ptr), i32 %x
  %any = select i1 %some, ptr %p, ptr %from
  %a = load i64, ptr %any, align 8
  %any.1 = select i1 %some, ptr addrspacecast (ptr addrspace(3) @alike to ptr), ptr %from
  %b = load i64, ptr %any.1, align 8
  %few = icmp ult i32 %x, 16
  %q = getelementptr inbounds i64, ptr addrspacecast (ptr addrspace(3) @half to ptr), i32 %x
  %any.2 = select i1 %few, ptr %q, ptr %from
  %c = load i64, ptr %any.2, align 8
  %ab = add i64 %a, %b
  %abc = add i64 %ab, %c
  %to = getelementptr inbounds i64, ptr %out, i32 %x
  store i64 %abc, ptr %to, align 8
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
