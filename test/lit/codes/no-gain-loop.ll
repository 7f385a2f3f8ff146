; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; A column that is read once does not pay for instructions added to data-dependent accesses in a loop of unknown length; without the loop it does.
; RUN: split-file %s %t
; RUN: %unchanged %t/loop.ll %t/loop.json 'block=32'
; RUN: %arrays %t/loop.json | FileCheck %t/loop.ll
; RUN: %unbank_opt -passes='unbank<block=32;report=%t/once.json>' -verify-each %t/once.ll -disable-output
; RUN: %arrays %t/once.json | FileCheck %t/once.ll

;--- loop.ll
; CHECK: bins: kept no-gain
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@bins = internal addrspace(3) global [1024 x i32] undef, align 4

define ptx_kernel void @histogram(ptr %in, ptr %out, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %at = getelementptr i32, ptr %in, i32 %t
  %from = getelementptr i32, ptr %at, i32 %i
  %value = load i32, ptr %from
  %bin = and i32 %value, 1023
  %p = getelementptr i32, ptr addrspace(3) @bins, i32 %bin
  %old = load i32, ptr addrspace(3) %p
  %new = add i32 %old, 1
  store i32 %new, ptr addrspace(3) %p
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  %column = shl nuw nsw i32 %t, 2
  %q = getelementptr i32, ptr addrspace(3) @bins, i32 %column
  %sum = load i32, ptr addrspace(3) %q
  %to = getelementptr i32, ptr %out, i32 %t
  store i32 %sum, ptr %to
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

;--- once.ll
; CHECK: bins: changed pad:16:4 4096 -> 5116
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@bins = internal addrspace(3) global [1024 x i32] undef, align 4

define ptx_kernel void @histogram(ptr %in, ptr %out, i32 %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %at = getelementptr i32, ptr %in, i32 %t
  %value = load i32, ptr %at
  %bin = and i32 %value, 1023
  %p = getelementptr i32, ptr addrspace(3) @bins, i32 %bin
  %old = load i32, ptr addrspace(3) %p
  %new = add i32 %old, 1
  store i32 %new, ptr addrspace(3) %p
  %column = shl nuw nsw i32 %t, 2
  %q = getelementptr i32, ptr addrspace(3) @bins, i32 %column
  %sum = load i32, ptr addrspace(3) %q
  %to = getelementptr i32, ptr %out, i32 %t
  store i32 %sum, ptr %to
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
