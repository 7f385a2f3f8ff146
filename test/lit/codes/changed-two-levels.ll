; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Halfwords that lanes write side by side, and read 32 and 40 bytes apart. Neither the index nor the type has rows as short as the 8 bytes after which
; one level of pads separates the readers, with a second level after 32: 26 wavefronts, where pads of one level leave 34.
; RUN: rm -rf %t && mkdir %t
; RUN: %unbank_opt -passes='unbank<block=kernel@64;report=%t/a.json>' -verify-each %s -disable-output
; RUN: %arrays %t/a.json | FileCheck %s
; CHECK: values: changed pad:8:4:32:36 2560 -> 6680
target triple = "nvptx64-nvidia-cuda"
@values = internal addrspace(3) global [1280 x i16] undef, align 16

define ptx_kernel void @kernel(ptr addrspace(1) %out) {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %by16 = mul nuw nsw i32 %x, 16
  %by20 = mul nuw nsw i32 %x, 20
  %p = getelementptr inbounds i16, ptr addrspace(3) @values, i32 %x
  %a = getelementptr inbounds i16, ptr addrspace(3) @values, i32 %by16
  %b = getelementptr inbounds i16, ptr addrspace(3) @values, i32 %by20
  store volatile i16 0, ptr addrspace(3) %p, align 2
  %p1 = getelementptr inbounds i8, ptr addrspace(3) %p, i32 128
  store volatile i16 0, ptr addrspace(3) %p1, align 2
  %p2 = getelementptr inbounds i8, ptr addrspace(3) %p, i32 256
  store volatile i16 0, ptr addrspace(3) %p2, align 2
  %p3 = getelementptr inbounds i8, ptr addrspace(3) %p, i32 384
  store volatile i16 0, ptr addrspace(3) %p3, align 2
  call void @llvm.nvvm.barrier0()
  %l = load volatile i16, ptr addrspace(3) %p, align 2
  %al0 = load volatile i16, ptr addrspace(3) %a, align 2
  %a1 = getelementptr inbounds i8, ptr addrspace(3) %a, i32 2
  %al1 = load volatile i16, ptr addrspace(3) %a1, align 2
  %a2 = getelementptr inbounds i8, ptr addrspace(3) %a, i32 4
  %al2 = load volatile i16, ptr addrspace(3) %a2, align 2
  %a3 = getelementptr inbounds i8, ptr addrspace(3) %a, i32 6
  %al3 = load volatile i16, ptr addrspace(3) %a3, align 2
  %bl0 = load volatile i16, ptr addrspace(3) %b, align 2
  %b1 = getelementptr inbounds i8, ptr addrspace(3) %b, i32 2
  %bl1 = load volatile i16, ptr addrspace(3) %b1, align 2
  %b2 = getelementptr inbounds i8, ptr addrspace(3) %b, i32 4
  %bl2 = load volatile i16, ptr addrspace(3) %b2, align 2
  %b3 = getelementptr inbounds i8, ptr addrspace(3) %b, i32 6
  %bl3 = load volatile i16, ptr addrspace(3) %b3, align 2
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier0()
