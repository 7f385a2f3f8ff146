; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; A loop of three iterations that ptxas unrolls, over an array that begins at byte 4: its addresses are then known, and the last store of an iteration
; merges with the first of the next. If a part of the address is computed from constants in a way that the analysis does not compute, the widths are
; open. Seen for sm_120 (ptxas 13): one store of 4 bytes and two of 8, where 4 were predicted. LLVM 19 leaves the division to the GPU.
; REQUIRES: llvm-22
; RUN: %unbank_opt -passes='unbank<mode=report;report=%t.json>' %s -disable-output > %t.txt
; RUN: %python -c "import json, sys; [print(k['name'], *sorted({a['before']['exactness'] for a in k['accesses'] if a['op'] == 'st' and a['before']['bytes'] != 1})) for k in json.load(open(sys.argv[1]))['kernels']]" %t.json | FileCheck %s

; CHECK:      computed bounded
; CHECK-NEXT: plain {{.*}}exact

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@P = internal addrspace(3) global [3 x i8] undef, align 1
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

@A = internal addrspace(3) global [4096 x i32] undef, align 4

define ptx_kernel void @computed(i32 %v) "nvvm.reqntid"="32" {
  store volatile i8 1, ptr addrspace(3) @P
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = zext nneg i32 %t to i64
  %y = sext i32 %t to i64
  %one = udiv i64 %x, %y
  %square = mul nsw i64 %one, %one
  %narrow = trunc i64 %square to i16
  %number = sext i16 %narrow to i64
  br label %loop

loop:
  %at = phi i64 [ 0, %0 ], [ %next, %loop ]
  %from = getelementptr i8, ptr addrspace(3) @A, i64 %at
  %p0 = getelementptr inbounds [8 x i8], ptr addrspace(3) %from, i64 %number
  %q0 = getelementptr inbounds i8, ptr addrspace(3) %p0, i64 16
  store i32 %v, ptr addrspace(3) %q0, align 4
  %p1 = getelementptr inbounds [8 x i8], ptr addrspace(3) %from, i64 %number
  %q1 = getelementptr inbounds i8, ptr addrspace(3) %p1, i64 32
  store i32 %v, ptr addrspace(3) %q1, align 4
  %p2 = getelementptr inbounds [8 x i8], ptr addrspace(3) %from, i64 %number
  %q2 = getelementptr inbounds i8, ptr addrspace(3) %p2, i64 20
  store i32 %v, ptr addrspace(3) %q2, align 4
  %p3 = getelementptr inbounds [8 x i8], ptr addrspace(3) %from, i64 %number
  %q3 = getelementptr inbounds i8, ptr addrspace(3) %p3, i64 36
  store i32 %v, ptr addrspace(3) %q3, align 4
  %p4 = getelementptr inbounds [8 x i8], ptr addrspace(3) %from, i64 %number
  %q4 = getelementptr inbounds i8, ptr addrspace(3) %p4, i64 24
  store i32 %v, ptr addrspace(3) %q4, align 4
  %p5 = getelementptr inbounds [8 x i8], ptr addrspace(3) %from, i64 %number
  %q5 = getelementptr inbounds i8, ptr addrspace(3) %p5, i64 40
  store i32 %v, ptr addrspace(3) %q5, align 4
  %p6 = getelementptr inbounds [8 x i8], ptr addrspace(3) %from, i64 %number
  %q6 = getelementptr inbounds i8, ptr addrspace(3) %p6, i64 28
  store i32 %v, ptr addrspace(3) %q6, align 4
  %p7 = getelementptr inbounds [8 x i8], ptr addrspace(3) %from, i64 %number
  %q7 = getelementptr inbounds i8, ptr addrspace(3) %p7, i64 44
  store i32 %v, ptr addrspace(3) %q7, align 4
  %next = add i64 %at, 32
  %again = icmp ne i64 %next, 96
  br i1 %again, label %loop, label %end

end:
  ret void
}

define ptx_kernel void @plain(i32 %v) "nvvm.reqntid"="32" {
  store volatile i8 1, ptr addrspace(3) @P
  br label %loop

loop:
  %at = phi i64 [ 0, %0 ], [ %next, %loop ]
  %p = getelementptr i8, ptr addrspace(3) @A, i64 %at
  %p0 = getelementptr i8, ptr addrspace(3) %p, i64 24
  store i32 %v, ptr addrspace(3) %p0, align 4
  %p1 = getelementptr i8, ptr addrspace(3) %p, i64 36
  store i32 %v, ptr addrspace(3) %p1, align 4
  %next = add i64 %at, 32
  %again = icmp ne i64 %next, 96
  br i1 %again, label %loop, label %end

end:
  ret void
}
