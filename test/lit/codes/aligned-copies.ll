; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; LLVM turns a copy of 16 bytes into two loads of 8, and ptxas joins them if it sees their alignment, which it does not at an address that counts
; down. As one access of 16 bytes the copy has no conflict, and the array need not move; the alignment that the copy itself states is not used. Twins:
; at an address that counts up ptxas joins the loads; a copy from the middle of 16 bytes stays in halves, as does a volatile one; if copies of 16
; bytes conflict, too, a pad saves more.
; With 32-bit pointers ptxas sees the alignment of an address that counts down, too.
; short: forced layouts alone
; REQUIRES: command
; RUN: rm -rf %t && mkdir %t
; RUN: %unbank_opt -passes='unbank<block=256;report=%t/out.json>,verify' -verify-each %s -S -o %t/out.ll
; RUN: %validate %t/out.json
; RUN: %arrays %t/out.json | FileCheck %s --check-prefix=ARRAYS
; RUN: %python -c 'import json, sys; [print(k["name"], a["op"], a["before"]["bytes"], a["after"]["bytes"], a["after"]["wavefronts"]["mean"], a["after"]["exactness"]) for k in json.load(open(sys.argv[1]))["kernels"] for a in k["accesses"] if a["after"]]' %t/out.json | FileCheck %s --check-prefix=WIDTHS
; RUN: FileCheck %s < %t/out.ll
; RUN: %unbank simulate %s --kernel=falling --grid=1 --block=256 --arg=i32[1024]:ramp --output=0=%t/before
; RUN: %unbank simulate %t/out.ll --kernel=falling --grid=1 --block=256 --arg=i32[1024]:ramp --output=0=%t/after
; RUN: cmp %t/before %t/after
; What is worst of the module says that such an array is aligned, and not that it keeps its layout; so does the gate.
; RUN: %unbank_opt -passes='unbank<block=32;report=%t.told.json>' %s -S -o %t.told.ll
; RUN: %unbank analyze %t.told.json | FileCheck %s --check-prefix=TOLD
; RUN: %exits 1 %unbank analyze %t.told.json --fail-above=1 2>&1 | FileCheck %s --check-prefix=GATE
; TOLD:      wasted a block {{ *}}array {{ *}}layout
; TOLD-NEXT: 60 -> 0 {{ *}}rows {{ *}}pad:128:16
; TOLD-NEXT: 4 -> 0 {{ *}}line {{ *}}aligned
; GATE-DAG:  ld of rows in each_in_its_row: {{.*}}; the layout pad:128:16 would help
; GATE-DAG:  ld of line in falling: {{.*}}; its array aligned to 16 bytes would help: compile with the plugin
; ARRAYS:      {{^}}line: changed aligned
; ARRAYS-NEXT: rising_line: kept clean
; ARRAYS-NEXT: little: changed aligned
; ARRAYS-NEXT: middle: changed pad:16:8
; ARRAYS-NEXT: rows: changed pad
; ARRAYS-NEXT: volatile_line: kept
; WIDTHS:      falling st 16 16 4.0 exact
; WIDTHS-NEXT: falling ld 8 16 4.0 exact
; WIDTHS-NEXT: rising st 16 16 4.0 exact
; WIDTHS-NEXT: rising ld 16 16 4.0 exact
; WIDTHS-NEXT: promises_little ld 8 16 4.0 exact
; CHECK:       @line = internal {{.*}}[1024 x i32] undef, align 16
; CHECK-LABEL: @falling(
; CHECK:       load <4 x i32>, {{.*}}align 16
; CHECK:       store <4 x i32> {{.*}}align 16
; CHECK-NOT:   memcpy
; CHECK-LABEL: @rising(
; CHECK:       call void @llvm.memcpy
; CHECK:       call void @llvm.memcpy
; CHECK-LABEL: @promises_little(
; CHECK-NOT:   memcpy
; CHECK-LABEL: @middle_of(
; CHECK-LABEL: @is_volatile(
; CHECK:       call void @llvm.memcpy{{.*}}i1 true
target triple = "nvptx64-nvidia-cuda"
@line = internal addrspace(3) global [1024 x i32] undef, align 16
@rising_line = internal addrspace(3) global [1024 x i32] undef, align 16
@little = internal addrspace(3) global [1024 x i32] undef, align 16
@middle = internal addrspace(3) global [1028 x i32] undef, align 16
@rows = internal addrspace(3) global [8192 x i32] undef, align 16
@volatile_line = internal addrspace(3) global [1024 x i32] undef, align 16

define ptx_kernel void @falling(ptr addrspace(1) %out) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext i32 %tid to i64
  %back = sub nsw i64 255, %t
  %from = getelementptr inbounds [16 x i8], ptr addrspace(1) %out, i64 %t
  %to = getelementptr inbounds [16 x i8], ptr addrspace(3) @line, i64 %t
  %across = getelementptr inbounds [16 x i8], ptr addrspace(3) @line, i64 %back
  call void @llvm.memcpy.p3.p1.i64(ptr addrspace(3) align 16 %to, ptr addrspace(1) align 16 %from, i64 16, i1 false)
  call void @llvm.nvvm.barrier0()
  call void @llvm.memcpy.p1.p3.i64(ptr addrspace(1) align 16 %from, ptr addrspace(3) align 16 %across, i64 16, i1 false)
  ret void
}

define ptx_kernel void @rising(ptr addrspace(1) %out) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext i32 %tid to i64
  %from = getelementptr inbounds [16 x i8], ptr addrspace(1) %out, i64 %t
  %to = getelementptr inbounds [16 x i8], ptr addrspace(3) @rising_line, i64 %t
  call void @llvm.memcpy.p3.p1.i64(ptr addrspace(3) align 16 %to, ptr addrspace(1) align 16 %from, i64 16, i1 false)
  call void @llvm.nvvm.barrier0()
  call void @llvm.memcpy.p1.p3.i64(ptr addrspace(1) align 16 %from, ptr addrspace(3) align 16 %to, i64 16, i1 false)
  ret void
}

define ptx_kernel void @promises_little(ptr addrspace(1) %out) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext i32 %tid to i64
  %back = sub nsw i64 255, %t
  %from = getelementptr inbounds [16 x i8], ptr addrspace(1) %out, i64 %t
  %across = getelementptr inbounds [16 x i8], ptr addrspace(3) @little, i64 %back
  call void @llvm.memcpy.p1.p3.i64(ptr addrspace(1) align 16 %from, ptr addrspace(3) align 8 %across, i64 16, i1 false)
  ret void
}

define ptx_kernel void @middle_of(ptr addrspace(1) %out) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext i32 %tid to i64
  %back = sub nsw i64 255, %t
  %from = getelementptr inbounds [16 x i8], ptr addrspace(1) %out, i64 %t
  %across = getelementptr inbounds [16 x i8], ptr addrspace(3) @middle, i64 %back
  %half = getelementptr inbounds i8, ptr addrspace(3) %across, i64 8
  call void @llvm.memcpy.p1.p3.i64(ptr addrspace(1) align 16 %from, ptr addrspace(3) align 8 %half, i64 16, i1 false)
  ret void
}

define ptx_kernel void @each_in_its_row(ptr addrspace(1) %out) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext i32 %tid to i64
  %back = sub nsw i64 255, %t
  %from = getelementptr inbounds [16 x i8], ptr addrspace(1) %out, i64 %t
  %across = getelementptr inbounds [128 x i8], ptr addrspace(3) @rows, i64 %back
  call void @llvm.memcpy.p1.p3.i64(ptr addrspace(1) align 16 %from, ptr addrspace(3) align 16 %across, i64 16, i1 false)
  ret void
}

define ptx_kernel void @is_volatile(ptr addrspace(1) %out) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext i32 %tid to i64
  %back = sub nsw i64 255, %t
  %from = getelementptr inbounds [16 x i8], ptr addrspace(1) %out, i64 %t
  %across = getelementptr inbounds [16 x i8], ptr addrspace(3) @volatile_line, i64 %back
  call void @llvm.memcpy.p1.p3.i64(ptr addrspace(1) align 16 %from, ptr addrspace(3) align 16 %across, i64 16, i1 true)
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier0()
declare void @llvm.memcpy.p3.p1.i64(ptr addrspace(3), ptr addrspace(1), i64, i1)
declare void @llvm.memcpy.p1.p3.i64(ptr addrspace(1), ptr addrspace(3), i64, i1)
