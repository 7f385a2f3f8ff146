; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; If other memory is aligned better than the place in the array, it is read and written in pieces of its own, up to 16 bytes; each piece of the
; array's side lies where the layout puts it. A copy that is volatile, or between two arrays, stays piece by piece on both sides.
; REQUIRES: command
; DEFINE: %{launch} = --kernel=through --grid=1 --block=32 --arg=i32[1024]:ramp --arg=i32[1024]:zero
; RUN: rm -rf %t && mkdir %t
; RUN: %unbank fix %s -o %t/out.ll --layout=rows@pad:128:4 --report=%t/report
; RUN: %arrays %t/report | FileCheck %s --check-prefix=CHANGED
; RUN: FileCheck %s --input-file=%t/out.ll
; RUN: %unbank simulate %s %{launch} --output=1=%t/before
; RUN: %unbank simulate %t/out.ll %{launch} --output=1=%t/after
; RUN: cmp %t/before %t/after
; RUN: %python -c "import struct, sys; n = struct.unpack('1024i', open(sys.argv[1], 'rb').read()); print(n[:8], n[32:40])" %t/before | FileCheck %s --check-prefix=RAN
; CHANGED: rows in through: changed pad:128:4
; CHECK-NOT: call void @llvm.mem
; RAN: (0, 1, 2, 3, 4, 5, 0, 0) (32, 33, 34, 35, 36, 37, 0, 0)

target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@rows = internal addrspace(3) global [32 x [32 x i32]] undef, align 16

; 22 bytes: 16, 4 and 2 of global memory, five words and a half of the row.
; CHECK-LABEL: @through(
; CHECK:         [[W:%.+]] = load <4 x i32>, ptr addrspace(1) %from, align 16
; CHECK-COUNT-4: extractelement <4 x i32> [[W]]
; CHECK-COUNT-4: store i32 {{.*}}, ptr addrspace(3)
; CHECK:         [[X:%.+]] = load i32, ptr addrspace(1) {{.*}}, align 4
; CHECK:         store i32 [[X]], ptr addrspace(3)
; CHECK:         [[H:%.+]] = load i16, ptr addrspace(1) {{.*}}, align 4
; CHECK:         store i16 [[H]], ptr addrspace(3)
;
; 24 bytes: 16 and 8, all words loaded before the first store as it is a memmove.
; CHECK-COUNT-4: load i32, ptr addrspace(3)
; CHECK-COUNT-2: load i32, ptr addrspace(3)
; CHECK-COUNT-4: insertelement <4 x i32>
; CHECK:         store <4 x i32> {{.*}}, ptr addrspace(1) %to, align 16
; CHECK-COUNT-2: insertelement <2 x i32>
; CHECK:         store <2 x i32> {{.*}}, ptr addrspace(1) {{.*}}, align 16
; CHECK-NEXT:    ret void
define ptx_kernel void @through(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %lane = zext i32 %t to i64
  %row = getelementptr inbounds [32 x [32 x i32]], ptr addrspace(3) @rows, i64 0, i64 %lane, i64 0
  %from = getelementptr inbounds [32 x i32], ptr addrspace(1) %in, i64 %lane, i64 0
  %to = getelementptr inbounds [32 x i32], ptr addrspace(1) %out, i64 %lane, i64 0
  %sixth = getelementptr inbounds i8, ptr addrspace(3) %row, i64 20
  store i32 0, ptr addrspace(3) %sixth, align 4
  call void @llvm.memcpy.p3.p1.i64(ptr addrspace(3) align 4 %row, ptr addrspace(1) align 16 %from, i64 22, i1 false)
  call void @llvm.nvvm.barrier0()
  call void @llvm.memmove.p1.p3.i64(ptr addrspace(1) align 16 %to, ptr addrspace(3) align 4 %row, i64 24, i1 false)
  ret void
}

; CHECK-LABEL: @volatile(
; CHECK-NOT:     load volatile <
; CHECK-COUNT-4: load volatile i32, ptr addrspace(1)
; CHECK:         ret void
define ptx_kernel void @volatile(ptr addrspace(1) %from) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %lane = zext i32 %t to i64
  %row = getelementptr inbounds [32 x [32 x i32]], ptr addrspace(3) @rows, i64 0, i64 %lane, i64 0
  call void @llvm.memcpy.p3.p1.i64(ptr addrspace(3) align 4 %row, ptr addrspace(1) align 16 %from, i64 16, i1 true)
  ret void
}

; CHECK-LABEL: @between(
; CHECK-COUNT-4: load i32, ptr addrspace(3)
; CHECK:         ret void
define ptx_kernel void @between() {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %lane = zext i32 %t to i64
  %row = getelementptr inbounds [32 x [32 x i32]], ptr addrspace(3) @rows, i64 0, i64 %lane, i64 0
  %next = getelementptr inbounds i8, ptr addrspace(3) %row, i64 16
  call void @llvm.memcpy.p3.p3.i64(ptr addrspace(3) align 4 %next, ptr addrspace(3) align 16 %row, i64 16, i1 false)
  ret void
}

declare void @llvm.nvvm.barrier0()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.memcpy.p3.p1.i64(ptr addrspace(3), ptr addrspace(1), i64, i1)
declare void @llvm.memcpy.p3.p3.i64(ptr addrspace(3), ptr addrspace(3), i64, i1)
declare void @llvm.memmove.p1.p3.i64(ptr addrspace(1), ptr addrspace(3), i64, i1)
