; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; A memmove within one array whose sides overlap, and one from global memory: all pieces are loaded before the first is stored. The row of lane t is
; moved up by one word; copied word by word it would be filled with its first word.
; REQUIRES: command
; DEFINE: %{launch} = --kernel=shift --grid=1 --block=32 --arg=i32[1024]:ramp --arg=i32[1024]:zero
; RUN: rm -rf %t && mkdir %t
; RUN: %unbank fix %s -o %t/out.ll --layout=rows@pad:128:4 --report=%t/report
; RUN: %arrays %t/report | FileCheck %s --check-prefix=CHANGED
; RUN: FileCheck %s --input-file=%t/out.ll
; RUN: %unbank simulate %s %{launch} --output=1=%t/before
; RUN: %unbank simulate %t/out.ll %{launch} --output=1=%t/after
; RUN: cmp %t/before %t/after
; RUN: %python -c "import struct, sys; n = struct.unpack('1024i', open(sys.argv[1], 'rb').read()); print(n[:6], n[32:38])" %t/before | FileCheck %s --check-prefix=RAN
; CHANGED: rows: changed pad:128:4
; CHECK-NOT: call void @llvm.memmove
; RAN: (0, 0, 1, 2, 3, 5) (32, 32, 33, 34, 35, 37)

target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@rows = internal addrspace(3) global [32 x [32 x i32]] undef, align 16

define ptx_kernel void @shift(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %lane = zext i32 %t to i64
  %row = getelementptr inbounds [32 x [32 x i32]], ptr addrspace(3) @rows, i64 0, i64 %lane, i64 0
  %from = getelementptr inbounds [32 x i32], ptr addrspace(1) %in, i64 %lane, i64 0
  %to = getelementptr inbounds [32 x i32], ptr addrspace(1) %out, i64 %lane, i64 0
  call void @llvm.memmove.p3.p1.i64(ptr addrspace(3) align 4 %row, ptr addrspace(1) align 4 %from, i64 128, i1 false)
  %next = getelementptr inbounds i8, ptr addrspace(3) %row, i64 4
  call void @llvm.memmove.p3.p3.i64(ptr addrspace(3) align 4 %next, ptr addrspace(3) align 4 %row, i64 16, i1 false)
  call void @llvm.memmove.p1.p3.i64(ptr addrspace(1) align 4 %to, ptr addrspace(3) align 4 %row, i64 128, i1 false)
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.memmove.p3.p1.i64(ptr addrspace(3), ptr addrspace(1), i64, i1)
declare void @llvm.memmove.p3.p3.i64(ptr addrspace(3), ptr addrspace(3), i64, i1)
declare void @llvm.memmove.p1.p3.i64(ptr addrspace(1), ptr addrspace(3), i64, i1)
