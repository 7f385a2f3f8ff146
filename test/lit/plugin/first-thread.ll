; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; A kernel that reads threadIdx.y only to find the block's first thread may have a flat block, like one that does not read it; a kernel that tests for
; its first row has rows, and so has one that adds up 32 of them.
; RUN: %unbank_opt -passes='unbank<report=%t.json>' %s -disable-output
; RUN: %python -c "import json; [print(k['name'], *k['block']) for k in json.load(open(r'%t.json'))['kernels']]" | FileCheck %s
; CHECK-DAG: first 1024 1 1
; CHECK-DAG: first_row 32 8 1
; CHECK-DAG: sums 32 8 1
target triple = "nvptx64-nvidia-cuda"
@row = internal addrspace(3) global [1024 x float] undef, align 4

define ptx_kernel void @first(ptr %out) {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %z = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %xy = or i32 %x, %y
  %xyz = add i32 %xy, %z
  %is = icmp eq i32 %xyz, 0
  %i = zext nneg i32 %x to i64
  %p = getelementptr inbounds float, ptr addrspace(3) @row, i64 %i
  store float 0.0, ptr addrspace(3) %p, align 4
  br i1 %is, label %then, label %end
then:
  store i32 1, ptr %out, align 4
  br label %end
end:
  ret void
}

define ptx_kernel void @first_row(ptr %out) {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %is = icmp eq i32 %y, 0
  br i1 %is, label %then, label %end
then:
  %i = zext nneg i32 %x to i64
  %p = getelementptr inbounds float, ptr addrspace(3) @row, i64 %i
  store float 0.0, ptr addrspace(3) %p, align 4
  br label %end
end:
  ret void
}

define ptx_kernel void @sums(ptr %out) {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %rows = mul i32 %y, 32
  %both = add i32 %x, %rows
  %i = zext nneg i32 %both to i64
  %p = getelementptr inbounds float, ptr addrspace(3) @row, i64 %i
  store float 0.0, ptr addrspace(3) %p, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.z()
