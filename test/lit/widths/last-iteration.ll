; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; In a loop that computes another address in each iteration, a short arm loads one word of 16 bytes, and each iteration another one. Code behind the
; loop loads the arm's word again, and two beside it. ptxas has the last iteration's word in a register: what is left behind the loop is two LDS.32,
; and no LDS.128 (last_iteration; sm_80 and sm_90). If the arm loads nothing, the loads behind the loop merge with that of the iteration
; (none_inside).
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; CHECK: last_iteration ld 4 8..8
; CHECK-NEXT: last_iteration ld 4 8..8
; CHECK-NEXT: last_iteration ld None {{.*}} bytes that the last iteration of a loop loads, too
; CHECK-NEXT: none_inside ld None
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@table = internal addrspace(3) global [18896 x i8] undef, align 16

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define ptx_kernel void @last_iteration(ptr addrspace(1) %out, i32 %n, i32 %m) "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %first = shl i32 %t, 5
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %at = phi i32 [ %first, %entry ], [ %later, %latch ]
  %sum = phi i32 [ %n, %entry ], [ %more, %latch ]
  %w = zext i32 %at to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %w
  %odd = and i32 %m, 1
  %is = icmp eq i32 %odd, 0
  br i1 %is, label %arm, label %latch

arm:
  %q = getelementptr i8, ptr addrspace(3) %p, i64 8
  %d = load i32, ptr addrspace(3) %q, align 4
  %add = add i32 %sum, %d
  br label %latch

latch:
  %or = phi i32 [ %sum, %loop ], [ %add, %arm ]
  %p4 = getelementptr i8, ptr addrspace(3) %p, i64 4
  %e = load i32, ptr addrspace(3) %p4, align 4
  %twice = mul i32 %or, %n
  %more = add i32 %twice, %e
  %next = add i32 %i, 1
  %later = add i32 %at, 32
  %goes = icmp ne i32 %next, %n
  br i1 %goes, label %loop, label %end, !llvm.loop !0

end:
  %a = load i32, ptr addrspace(3) %p, align 4
  %p8 = getelementptr i8, ptr addrspace(3) %p, i64 8
  %b = load i32, ptr addrspace(3) %p8, align 4
  %p12 = getelementptr i8, ptr addrspace(3) %p, i64 12
  %c = load i32, ptr addrspace(3) %p12, align 4
  store volatile i32 %a, ptr addrspace(1) %out
  store volatile i32 %b, ptr addrspace(1) %out
  store volatile i32 %c, ptr addrspace(1) %out
  store volatile i32 %more, ptr addrspace(1) %out
  ret void
}

define ptx_kernel void @none_inside(ptr addrspace(1) %out, i32 %n, i32 %m) "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %first = shl i32 %t, 5
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %at = phi i32 [ %first, %entry ], [ %later, %latch ]
  %sum = phi i32 [ %n, %entry ], [ %more, %latch ]
  %w = zext i32 %at to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %w
  %odd = and i32 %m, 1
  %is = icmp eq i32 %odd, 0
  br i1 %is, label %arm, label %latch

arm:
  %add = add i32 %sum, %i
  br label %latch

latch:
  %or = phi i32 [ %sum, %loop ], [ %add, %arm ]
  %p4 = getelementptr i8, ptr addrspace(3) %p, i64 4
  %e = load i32, ptr addrspace(3) %p4, align 4
  %twice = mul i32 %or, %n
  %more = add i32 %twice, %e
  %next = add i32 %i, 1
  %later = add i32 %at, 32
  %goes = icmp ne i32 %next, %n
  br i1 %goes, label %loop, label %end, !llvm.loop !0

end:
  %a = load i32, ptr addrspace(3) %p, align 4
  %p8 = getelementptr i8, ptr addrspace(3) %p, i64 8
  %b = load i32, ptr addrspace(3) %p8, align 4
  %p12 = getelementptr i8, ptr addrspace(3) %p, i64 12
  %c = load i32, ptr addrspace(3) %p12, align 4
  store volatile i32 %a, ptr addrspace(1) %out
  store volatile i32 %b, ptr addrspace(1) %out
  store volatile i32 %c, ptr addrspace(1) %out
  store volatile i32 %more, ptr addrspace(1) %out
  ret void
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
