; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; ptxas moves a load of one address out of a loop that writes no shared memory, with the branch around it: how often it is executed is open. It is
; also open if two pointers are exchanged, since the loop may be unrolled and load once from each, and if codegen carries over what another iteration
; loads. The twins are executed in each iteration: the address moves, or the loop writes.
; RUN: %unbank_opt -passes='unbank<mode=report;block=kept@32;block=moves@32;block=writes@32;block=round@32;block=round_writes@32;block=steps@32;block=handed@32;report=%t.json>' %s -disable-output
; RUN: %python -c "import json; [print(k['name'], a['before']['exactness'], a['before']['wavefronts']['min'], a['before']['reason']) for k in json.load(open('%t.json'))['kernels'] for a in k['accesses'] if a['op'] == 'ld']" | FileCheck %s

; CHECK:      kept bounded 0 how often it is executed is not known: an address that a loop does not change, which ptxas may read once
; CHECK-NEXT: moves exact 1{{ *$}}
; CHECK-NEXT: writes exact 1{{ *$}}
; CHECK-NEXT: round bounded 0 how often it is executed is not known: an address that several iterations of a loop have, which ptxas may read once
; CHECK-NEXT: round_writes exact 1{{ *$}}
; CHECK-NEXT: steps exact 1{{ *$}}
; CHECK-NEXT: handed bounded 0 {{how often it is executed is not known: a load that LLVM takes out of a loop|the width that ptxas will choose is not known: an access that is taken apart}}
; CHECK-NEXT: handed {{exact 1|bounded 0}}

target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@a = internal addrspace(3) global [2048 x i32] undef, align 16
@b = internal addrspace(3) global [2048 x i32] undef, align 16
@c = internal addrspace(3) global [2048 x i32] undef, align 16
@d = internal addrspace(3) global [2048 x i32] undef, align 16

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define ptx_kernel void @kept(ptr addrspace(1) %out, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr i32, ptr addrspace(3) @a, i32 %t
  %some = icmp slt i32 %t, 16
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %sum = phi i32 [ 0, %entry ], [ %more, %latch ]
  br i1 %some, label %load, label %latch
load:
  %x = load i32, ptr addrspace(3) %p
  %y = mul i32 %sum, 33
  %z = add i32 %y, %x
  br label %latch
latch:
  %more = phi i32 [ %sum, %loop ], [ %z, %load ]
  %next = add i32 %i, 1
  %again = icmp slt i32 %next, 5
  br i1 %again, label %loop, label %exit, !llvm.loop !0
exit:
  store i32 %more, ptr addrspace(1) %out
  ret void
}

define ptx_kernel void @moves(ptr addrspace(1) %out, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %some = icmp slt i32 %t, 16
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %sum = phi i32 [ 0, %entry ], [ %more, %latch ]
  br i1 %some, label %load, label %latch
load:
  %at = mul i32 %i, 33
  %of = add i32 %at, %t
  %p = getelementptr i32, ptr addrspace(3) @b, i32 %of
  %x = load i32, ptr addrspace(3) %p
  %y = mul i32 %sum, 33
  %z = add i32 %y, %x
  br label %latch
latch:
  %more = phi i32 [ %sum, %loop ], [ %z, %load ]
  %next = add i32 %i, 1
  %again = icmp slt i32 %next, 5
  br i1 %again, label %loop, label %exit, !llvm.loop !0
exit:
  store i32 %more, ptr addrspace(1) %out
  ret void
}

define ptx_kernel void @writes(ptr addrspace(1) %out, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr i32, ptr addrspace(3) @c, i32 %t
  %some = icmp slt i32 %t, 16
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %sum = phi i32 [ 0, %entry ], [ %more, %latch ]
  br i1 %some, label %load, label %latch
load:
  %x = load i32, ptr addrspace(3) %p
  %y = mul i32 %sum, 33
  %z = add i32 %y, %x
  store i32 %z, ptr addrspace(3) %p
  br label %latch
latch:
  %more = phi i32 [ %sum, %loop ], [ %z, %load ]
  %next = add i32 %i, 1
  %again = icmp slt i32 %next, 5
  br i1 %again, label %loop, label %exit, !llvm.loop !0
exit:
  store i32 %more, ptr addrspace(1) %out
  ret void
}

define ptx_kernel void @round(ptr addrspace(1) %out, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %first = getelementptr i32, ptr addrspace(3) @a, i32 %t
  %second = getelementptr i32, ptr addrspace(3) %first, i32 1024
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %z, %loop ]
  %p = phi ptr addrspace(3) [ %first, %entry ], [ %q, %loop ]
  %q = phi ptr addrspace(3) [ %second, %entry ], [ %p, %loop ]
  %x = load i32, ptr addrspace(3) %p
  %y = mul i32 %sum, 33
  %z = add i32 %y, %x
  %next = add i32 %i, 1
  %again = icmp slt i32 %next, 5
  br i1 %again, label %loop, label %exit
exit:
  store i32 %z, ptr addrspace(1) %out
  ret void
}

define ptx_kernel void @round_writes(ptr addrspace(1) %out, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %first = getelementptr i32, ptr addrspace(3) @d, i32 %t
  %second = getelementptr i32, ptr addrspace(3) %first, i32 1024
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %z, %loop ]
  %p = phi ptr addrspace(3) [ %first, %entry ], [ %q, %loop ]
  %q = phi ptr addrspace(3) [ %second, %entry ], [ %p, %loop ]
  %x = load i32, ptr addrspace(3) %p
  %y = mul i32 %sum, 33
  %z = add i32 %y, %x
  store i32 %z, ptr addrspace(3) %p
  %next = add i32 %i, 1
  %again = icmp slt i32 %next, 5
  br i1 %again, label %loop, label %exit
exit:
  store i32 %z, ptr addrspace(1) %out
  ret void
}

define ptx_kernel void @steps(ptr addrspace(1) %out, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %first = getelementptr i32, ptr addrspace(3) @a, i32 %t
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %z, %loop ]
  %p = phi ptr addrspace(3) [ %first, %entry ], [ %q, %loop ]
  %q = getelementptr i32, ptr addrspace(3) %p, i32 96
  %x = load i32, ptr addrspace(3) %p
  %y = mul i32 %sum, 33
  %z = add i32 %y, %x
  %next = add i32 %i, 1
  %again = icmp slt i32 %next, 5
  br i1 %again, label %loop, label %exit
exit:
  store i32 %z, ptr addrspace(1) %out
  ret void
}

define ptx_kernel void @handed(ptr addrspace(1) %out, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %first = getelementptr i32, ptr addrspace(3) @c, i32 %t
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %z, %loop ]
  %p = phi ptr addrspace(3) [ %first, %entry ], [ %q, %loop ]
  %q = getelementptr i32, ptr addrspace(3) %p, i32 64
  %x = load i32, ptr addrspace(3) %p
  %v = load i32, ptr addrspace(3) %q
  %w = mul i32 %x, %v
  %y = mul i32 %sum, 33
  %z = add i32 %y, %w
  %next = add i32 %i, 1
  %again = icmp slt i32 %next, 5
  br i1 %again, label %loop, label %exit, !llvm.loop !0
exit:
  store i32 %z, ptr addrspace(1) %out
  ret void
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
