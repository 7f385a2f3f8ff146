; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Two loads at a counter's address, around a short branch. In a loop that may be unrolled they merge in all iterations but the one that is left over
; (seen on sm_75 to sm_120), so it is open (unrolled). In a loop that stays rolled they merge (rolled).
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; CHECK: unrolled ld None {{.*}} neighbours around a short branch that ptxas may predicate
; CHECK: rolled ld 8 {{.*}}
; CHECK-NOT: {{^.}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@table = internal addrspace(3) global [4096 x i32] undef, align 16

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define ptx_kernel void @unrolled(ptr addrspace(1) %out, i32 %n, i32 %m) "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = zext i32 %t to i64
  %base = getelementptr [32 x i32], ptr addrspace(3) @table, i64 %x
  %c = icmp slt i32 %n, 1
  %d = icmp slt i32 %n, 2
  br label %loop
loop:
  %p = phi ptr addrspace(3) [ %base, %entry ], [ %later, %latch ]
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %s = phi i32 [ %n, %entry ], [ %y, %latch ]
  %a = load i32, ptr addrspace(3) %p, align 4
  %wide = zext i32 %a to i64
  %low = trunc i64 %wide to i32
  %sa = add i32 %s, %low
  br i1 %c, label %middle, label %arm
arm:
  %e = mul i32 %sa, %sa
  br label %middle
middle:
  %z = phi i32 [ %sa, %loop ], [ %e, %arm ]
  %q = getelementptr i8, ptr addrspace(3) %p, i64 4
  %b = load i32, ptr addrspace(3) %q, align 4
  %wider = zext i32 %b to i64
  %lower = trunc i64 %wider to i32
  %sum = mul i32 %z, %lower
  br i1 %d, label %latch, label %other
other:
  %f = mul i32 %sum, %sum
  br label %latch
latch:
  %y = phi i32 [ %sum, %middle ], [ %f, %other ]
  %later = getelementptr i8, ptr addrspace(3) %p, i64 16
  %next = add i32 %i, 1
  %done = icmp eq i32 %next, %m
  br i1 %done, label %end, label %loop
end:
  store i32 %y, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @rolled(ptr addrspace(1) %out, i32 %n, i32 %m) "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = zext i32 %t to i64
  %base = getelementptr [32 x i32], ptr addrspace(3) @table, i64 %x
  %c = icmp slt i32 %n, 1
  %d = icmp slt i32 %n, 2
  br label %loop
loop:
  %p = phi ptr addrspace(3) [ %base, %entry ], [ %later, %latch ]
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %s = phi i32 [ %n, %entry ], [ %y, %latch ]
  %a = load i32, ptr addrspace(3) %p, align 4
  %wide = zext i32 %a to i64
  %low = trunc i64 %wide to i32
  %sa = add i32 %s, %low
  br i1 %c, label %middle, label %arm
arm:
  %e = mul i32 %sa, %sa
  br label %middle
middle:
  %z = phi i32 [ %sa, %loop ], [ %e, %arm ]
  %q = getelementptr i8, ptr addrspace(3) %p, i64 4
  %b = load i32, ptr addrspace(3) %q, align 4
  %wider = zext i32 %b to i64
  %lower = trunc i64 %wider to i32
  %sum = mul i32 %z, %lower
  br i1 %d, label %latch, label %other
other:
  %f = mul i32 %sum, %sum
  br label %latch
latch:
  %y = phi i32 [ %sum, %middle ], [ %f, %other ]
  %later = getelementptr i8, ptr addrspace(3) %p, i64 16
  %next = add i32 %i, 1
  %done = icmp eq i32 %next, %m
  br i1 %done, label %end, label %loop, !llvm.loop !0
end:
  store i32 %y, ptr addrspace(1) %out, align 4
  ret void
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
