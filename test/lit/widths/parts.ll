; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Accesses that codegen splits, and pointers that loops carry.
; RUN: rm -rf %t && mkdir %t && split-file %s %t
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t/apart.json>' %t/apart.ll -S -o /dev/null
; RUN: %python %S/../Inputs/widths.py %t/apart.json | FileCheck %t/apart.ll
; RUN: FileCheck --check-prefix=SUM %t/apart.ll < %t/apart.json
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t/halves.json>' %t/halves.ll -S -o /dev/null
; RUN: %python %S/../Inputs/widths.py %t/halves.json | FileCheck %t/halves.ll
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t/swap.json>' %t/swap.ll -S -o /dev/null
; RUN: %python %S/../Inputs/widths.py %t/swap.json | FileCheck %t/swap.ll
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t/turns.json>' %t/turns.ll -S -o /dev/null
; RUN: %python %S/../Inputs/widths.py %t/turns.json | FileCheck %t/turns.ll
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t/gaps.json>' %t/gaps.ll -S -o /dev/null
; RUN: %python %S/../Inputs/widths.py %t/gaps.json | FileCheck %t/gaps.ll
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t/shifted.json>' %t/shifted.ll -S -o /dev/null
; RUN: %python %S/../Inputs/widths.py %t/shifted.json | FileCheck %t/shifted.ll
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t/bytes.json>' %t/bytes.ll -S -o /dev/null
; RUN: %python %S/../Inputs/widths.py %t/bytes.json | FileCheck %t/bytes.ll

;--- apart.ll
; A word stored as four bytes: each part costs a wavefront. One that is aligned stays.
; CHECK:      st 1 exact
; CHECK-NEXT: st 4 exact
; CHECK-NOT:  {{.}}
; SUM:      "bytes": 1,
; SUM:      "wavefronts":
; SUM-NEXT: "mean": 4.0,
; SUM:      "ideal": 4.0,
; SUM:      "bytes": 4,
; SUM:      "wavefronts":
; SUM-NEXT: "mean": 1.0,
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@bytes = internal addrspace(3) global [128 x i8] undef, align 1
@words = internal addrspace(3) global [32 x i32] undef, align 4

define ptx_kernel void @kernel() {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext nneg i32 %tid to i64
  %p = getelementptr inbounds [4 x i8], ptr addrspace(3) @bytes, i64 %t
  store i32 %tid, ptr addrspace(3) %p, align 1
  %q = getelementptr inbounds i32, ptr addrspace(3) @words, i64 %t
  store i32 %tid, ptr addrspace(3) %q, align 4
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

;--- halves.ll
; Eight bytes loaded as two words, which ptxas makes one again: codegen gives the lower one the
; place of what cuts it off.
; CHECK:      ld 8 exact
; CHECK-NOT:  {{.}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@pairs = internal addrspace(3) global [64 x i32] undef, align 8

define ptx_kernel void @kernel(ptr addrspace(1) %out) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext nneg i32 %tid to i64
  %p = getelementptr inbounds [2 x i32], ptr addrspace(3) @pairs, i64 %t
  %both = load i64, ptr addrspace(3) %p, align 4
  %low = trunc i64 %both to i32
  %shifted = lshr i64 %both, 32
  %high = trunc i64 %shifted to i32
  %f = bitcast i32 %low to float
  %i = fptosi float %f to i32
  %s = mul i32 %i, %high
  %o = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %t
  store i32 %s, ptr addrspace(1) %o, align 4
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

;--- swap.ll
; Two buffers that change roles in each turn: what the loop hands on stands in the text before
; what makes it.
; CHECK:      ld 8 exact
; CHECK-NOT:  {{.}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@buffers = internal addrspace(3) global [2 x [64 x i32]] undef, align 16

define ptx_kernel void @kernel(ptr addrspace(1) %out, i32 %n) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext nneg i32 %tid to i64
  %b = getelementptr inbounds i8, ptr addrspace(3) @buffers, i64 256
  br label %loop
loop:
  %from = phi ptr addrspace(3) [ @buffers, %entry ], [ %to, %next ]
  %to = phi ptr addrspace(3) [ %b, %entry ], [ %from, %next ]
  %i = phi i32 [ 0, %entry ], [ %i1, %next ]
  call void @llvm.nvvm.barrier0()
  %odd = icmp ult i32 %tid, 16
  br i1 %odd, label %body, label %next
body:
  %p = getelementptr inbounds [2 x i32], ptr addrspace(3) %from, i64 %t
  %x = load i32, ptr addrspace(3) %p, align 4
  %q = getelementptr inbounds i32, ptr addrspace(3) %p, i64 1
  %y = load i32, ptr addrspace(3) %q, align 4
  %s = mul i32 %x, %y
  %o = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %t
  store i32 %s, ptr addrspace(1) %o, align 4
  br label %next
next:
  %i1 = add i32 %i, 1
  %more = icmp ult i32 %i1, %n
  br i1 %more, label %loop, label %end, !llvm.loop !0
end:
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier0()
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}

;--- turns.ll
; Rows whose length is an argument: if ptxas unrolls the loop, the first row is aligned to 16 bytes.
; CHECK:      ld ? bounded
; CHECK-NEXT: ld ? bounded
; CHECK-NEXT: ld ? bounded
; CHECK-NOT:  {{.}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@rows = internal addrspace(3) global [1024 x i32] undef, align 16

define ptx_kernel void @kernel(ptr addrspace(1) %out, i64 %n) {
entry:
  %step = mul i64 %n, 12
  br label %loop
loop:
  %p = phi ptr addrspace(3) [ @rows, %entry ], [ %next, %loop ]
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %sum3, %loop ]
  %a = load i32, ptr addrspace(3) %p, align 4
  %p8 = getelementptr inbounds i8, ptr addrspace(3) %p, i64 8
  %b = load i32, ptr addrspace(3) %p8, align 4
  %p12 = getelementptr inbounds i8, ptr addrspace(3) %p, i64 12
  %c = load i32, ptr addrspace(3) %p12, align 4
  %sum1 = mul i32 %sum, %a
  %sum2 = add i32 %sum1, %b
  %sum3 = mul i32 %sum2, %c
  %next = getelementptr inbounds i8, ptr addrspace(3) %p, i64 %step
  %i1 = add nuw nsw i32 %i, 1
  %done = icmp eq i32 %i1, 4
  br i1 %done, label %end, label %loop
end:
  store i32 %sum3, ptr addrspace(1) %out, align 4
  ret void
}

;--- gaps.ll
; LLVM 22 makes a vector of the words 1 and 2, the rest of which are copies of the other load, which
; is not in it.
; CHECK:      ld 4 exact
; CHECK-NEXT: ld 4 exact
; CHECK-NEXT: ld 4 exact
; CHECK-NEXT: ld 4 exact
; CHECK-NOT:  {{.}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@words = internal addrspace(3) global [64 x i32] undef, align 16

define ptx_kernel void @kernel(ptr addrspace(1) %out) {
  %a = load i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @words, i64 136), align 8
  %b = load i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @words, i64 120), align 8
  %c = load i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @words, i64 132), align 4
  %far = load i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @words, i64 96), align 16
  %near = mul i32 %a, %far
  %d = mul i32 %near, %b
  %e = mul i32 %d, %c
  store i32 %e, ptr addrspace(1) %out, align 4
  ret void
}

;--- shifted.ll
; The sum of a number and a quarter of it, which ptxas makes one instruction of; the quarter alone.
; CHECK:      ld 4 exact
; CHECK-NEXT: ld 4 exact
; CHECK-NEXT: ld 8 exact
; CHECK-NOT:  {{.}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@sums = internal addrspace(3) global [512 x i32] undef, align 16
@quarters = internal addrspace(3) global [512 x i32] undef, align 16

define ptx_kernel void @kernel(ptr addrspace(1) %out, i32 %n, i32 %m) {
  %a = and i32 %n, 240
  %quarter = lshr i32 %a, 2
  %sum = add i32 %a, %quarter
  %i = zext i32 %sum to i64
  %p = getelementptr inbounds i32, ptr addrspace(3) @sums, i64 %i
  %x = load i32, ptr addrspace(3) %p, align 4
  %p1 = getelementptr inbounds i32, ptr addrspace(3) %p, i64 1
  %y = load i32, ptr addrspace(3) %p1, align 4
  %b = and i32 %m, 240
  %alone = lshr i32 %b, 2
  %k = zext i32 %alone to i64
  %q = getelementptr inbounds i32, ptr addrspace(3) @quarters, i64 %k
  %z = load i32, ptr addrspace(3) %q, align 4
  %q1 = getelementptr inbounds i32, ptr addrspace(3) %q, i64 1
  %w = load i32, ptr addrspace(3) %q1, align 4
  %xy = mul i32 %x, %y
  %zw = mul i32 %z, %w
  %all = add i32 %xy, %zw
  store i32 %all, ptr addrspace(1) %out, align 4
  ret void
}

;--- bytes.ll
; Two bytes are stored with the 16 bits beside them.
; CHECK:      st 4 exact
; CHECK-NOT:  {{.}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@mixed = internal addrspace(3) global [128 x i32] undef, align 16

define ptx_kernel void @kernel(i8 %a, i8 %b, i16 %c) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext nneg i32 %tid to i64
  %p = getelementptr inbounds i32, ptr addrspace(3) @mixed, i64 %t
  %v = insertelement <2 x i8> undef, i8 %a, i64 0
  %w = insertelement <2 x i8> %v, i8 %b, i64 1
  store <2 x i8> %w, ptr addrspace(3) %p, align 4
  %q = getelementptr inbounds i8, ptr addrspace(3) %p, i64 2
  store i16 %c, ptr addrspace(3) %q, align 2
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
