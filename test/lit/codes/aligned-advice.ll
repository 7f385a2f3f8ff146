; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Dynamic memory whose copies become wider by alignment keeps its rows; the pad that the rows should have in the source is named behind that. A pad
; that would help accesses whose active lanes data decides is named as one that may help.
; RUN: %unbank_opt -passes='unbank<block=256;report=%t.json>,verify' %s -S -o %t.ll
; RUN: %arrays %t.json | FileCheck %s
; RUN: FileCheck %s --check-prefix=SAID < %t.json
; CHECK-DAG: in chosen: refused dynamic-size
; CHECK-DAG: in copied: changed aligned
; SAID: aligned to 16 bytes and accessed accordingly, so that neighbours are moved together; rows of 128 bytes padded by 16 would have fewer
; SAID: may have fewer conflicts, of which not all are known (data decides which lanes are active), but the launch
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@copies = external addrspace(3) global [0 x half], align 16
@tiles = external addrspace(3) global [0 x half], align 16
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier0()
declare void @llvm.memcpy.p3.p1.i64(ptr addrspace(3), ptr addrspace(1), i64, i1)
declare {<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>} @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p3(ptr addrspace(3), i32)

define ptx_kernel void @copied(ptr addrspace(1) %to, ptr addrspace(1) %from) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %tw = zext i32 %t to i64
  %back = sub nsw i64 255, %tw
  %g = getelementptr inbounds [16 x i8], ptr addrspace(1) %from, i64 %tw
  %p = getelementptr inbounds [16 x i8], ptr addrspace(3) @copies, i64 %back
  call void @llvm.memcpy.p3.p1.i64(ptr addrspace(3) align 16 %p, ptr addrspace(1) align 16 %g, i64 16, i1 false)
  call void @llvm.nvvm.barrier0()
  %v = call {<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>} @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p3(ptr addrspace(3) @copies, i32 64)
  %h = extractvalue {<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>} %v, 0
  store <2 x half> %h, ptr addrspace(1) %to, align 4
  ret void
}

define ptx_kernel void @chosen(ptr addrspace(1) %to, ptr addrspace(1) %from) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %tw = zext i32 %t to i64
  %g = getelementptr inbounds i32, ptr addrspace(1) %from, i64 %tw
  %datum = load i32, ptr addrspace(1) %g, align 4
  %some = icmp slt i32 %datum, 0
  br i1 %some, label %stores, label %loads

stores:
  %row = mul i32 %t, 32
  %roww = zext i32 %row to i64
  %p = getelementptr inbounds i32, ptr addrspace(3) @tiles, i64 %roww
  store i32 %datum, ptr addrspace(3) %p, align 4
  br label %loads

loads:
  %v = call {<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>} @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p3(ptr addrspace(3) @tiles, i32 64)
  %h = extractvalue {<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>} %v, 0
  store <2 x half> %h, ptr addrspace(1) %to, align 4
  ret void
}
