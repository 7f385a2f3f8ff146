; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Loads that are executed less often than the code says, and loads around others of the same bytes (merge.h), in pairs:
;
;     sunk      codegen loads behind the loop what only the last iteration's value is needed of: the width is known, how often it is executed is not
;     used      what each iteration stores is loaded in each iteration
;     arms      a load of one address under a condition, which ptxas moves out of a loop that writes nothing, may merge with one ahead of the loop
;     writes    likewise in a loop that writes: two loads
;     around    a load under a condition, in a loop that is unrolled, may keep loads of the same bytes from merging
;     led       likewise behind a load of the neighbour of these bytes: all merge
;     left      behind a loop, one load is at the value that the last iteration began with, another at the one that it left, both in one register of
;               the PTX: open
;     last      both at the value that it began with: one load
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; CHECK: sunk ld 4 0..32 a load that LLVM takes out of a loop
; CHECK-NEXT: used ld 4 32..32
; CHECK-NEXT: arms ld None {{.*}} an address that a loop does not change, which ptxas may read once
; CHECK-NEXT: writes ld 4{{ .*}}
; CHECK-NEXT: writes ld 4{{ .*}}
; CHECK-NEXT: writes st 4{{ .*}}
; CHECK: around ld None {{.*}} loads of the same bytes around a short branch
; CHECK: led ld 16{{ .*}}
; CHECK-NEXT: left ld None {{.*}} a value that a loop leaves in a register
; CHECK-NEXT: last ld 8{{ .*}}
; CHECK-NOT: {{^.}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@table = internal addrspace(3) global [4096 x i32] undef, align 16

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define ptx_kernel void @sunk(ptr addrspace(1) %out) "target-cpu"="sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %r = shl i32 %t, 5
  br label %loop

loop:
  %c = phi i32 [ 0, %entry ], [ %next, %loop ]
  %at = xor i32 %r, %c
  %w = zext i32 %at to i64
  %p = getelementptr i32, ptr addrspace(3) @table, i64 %w
  %a = load i32, ptr addrspace(3) %p, align 4
  %next = add i32 %c, 1
  %more = icmp ne i32 %next, 100
  br i1 %more, label %loop, label %end, !llvm.loop !0

end:
  store i32 %a, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @used(ptr addrspace(1) %out) "target-cpu"="sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %r = shl i32 %t, 5
  br label %loop

loop:
  %c = phi i32 [ 0, %entry ], [ %next, %loop ]
  %at = xor i32 %r, %c
  %w = zext i32 %at to i64
  %p = getelementptr i32, ptr addrspace(3) @table, i64 %w
  %a = load i32, ptr addrspace(3) %p, align 4
  store i32 %a, ptr addrspace(1) %out, align 4
  %next = add i32 %c, 1
  %more = icmp ne i32 %next, 100
  br i1 %more, label %loop, label %end, !llvm.loop !0

end:
  store i32 %a, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @arms(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %m = shl i32 %n, 4
  %w = zext i32 %m to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %w
  %q = getelementptr i8, ptr addrspace(3) %p, i64 4
  %a = load i32, ptr addrspace(3) %p, align 4
  %one = and i32 %t, 1
  %some = icmp eq i32 %one, 0
  br label %loop

loop:
  %c = phi i32 [ 8, %entry ], [ %next, %latch ]
  %sum = phi i32 [ 0, %entry ], [ %both, %latch ]
  %x = mul i32 %sum, 33
  %z = add i32 %x, %a
  br i1 %some, label %load, label %latch

load:
  %b = load i32, ptr addrspace(3) %q, align 4
  %y = mul i32 %z, 33
  %v = add i32 %y, %b
  br label %latch

latch:
  %both = phi i32 [ %z, %loop ], [ %v, %load ]
  %next = add i32 %c, -4
  %more = icmp ne i32 %next, 0
  br i1 %more, label %loop, label %end, !llvm.loop !0

end:
  store i32 %both, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @writes(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %m = shl i32 %n, 4
  %w = zext i32 %m to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %w
  %q = getelementptr i8, ptr addrspace(3) %p, i64 4
  %a = load i32, ptr addrspace(3) %p, align 4
  %one = and i32 %t, 1
  %some = icmp eq i32 %one, 0
  br label %loop

loop:
  %c = phi i32 [ 8, %entry ], [ %next, %latch ]
  %sum = phi i32 [ 0, %entry ], [ %both, %latch ]
  %x = mul i32 %sum, 33
  %z = add i32 %x, %a
  br i1 %some, label %load, label %latch

load:
  %b = load i32, ptr addrspace(3) %q, align 4
  %y = mul i32 %z, 33
  %v = add i32 %y, %b
  store volatile i32 %v, ptr addrspace(3) %q, align 4
  br label %latch

latch:
  %both = phi i32 [ %z, %loop ], [ %v, %load ]
  %next = add i32 %c, -4
  %more = icmp ne i32 %next, 0
  br i1 %more, label %loop, label %end, !llvm.loop !0

end:
  store i32 %both, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @around(ptr addrspace(1) %out, i32 %n, i32 %m) "target-cpu"="sm_100" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %tw = zext i32 %t to i64
  %begin = getelementptr [8 x i32], ptr addrspace(3) @table, i64 %tw
  %c = icmp slt i32 %m, 1
  br label %loop

loop:
  %p = phi ptr addrspace(3) [ %begin, %entry ], [ %after, %last ]
  %i = phi i32 [ 0, %entry ], [ %next, %last ]
  %sum = phi i32 [ 0, %entry ], [ %s3, %last ]
  %p1 = getelementptr i8, ptr addrspace(3) %p, i64 4
  %p2 = getelementptr i8, ptr addrspace(3) %p, i64 8
  %p3 = getelementptr i8, ptr addrspace(3) %p, i64 12
  %p4 = getelementptr i8, ptr addrspace(3) %p, i64 16
  %n1 = getelementptr i8, ptr addrspace(3) %p, i64 -4
  %n2 = getelementptr i8, ptr addrspace(3) %p, i64 -8
  %b1 = load i32, ptr addrspace(3) %n1, align 4
  %m0 = mul i32 %sum, 33
  %s0 = add i32 %m0, %b1
  br i1 %c, label %middle, label %arm

arm:
  %b0 = load i32, ptr addrspace(3) %p, align 4
  %m1 = mul i32 %s0, 5
  %s1 = add i32 %m1, %b0
  br label %middle

middle:
  %s2 = phi i32 [ %s0, %loop ], [ %s1, %arm ]
  %b2 = load i32, ptr addrspace(3) %n2, align 4
  %b3 = load i32, ptr addrspace(3) %p3, align 4
  %y1 = mul i32 %s2, %b2
  %y2 = xor i32 %y1, %b3
  br i1 %c, label %last, label %second

second:
  %b4 = load i32, ptr addrspace(3) %p4, align 4
  %y3 = mul i32 %y2, %b4
  br label %last

last:
  %y4 = phi i32 [ %y2, %middle ], [ %y3, %second ]
  %a2 = load i32, ptr addrspace(3) %p2, align 4
  %a1 = load i32, ptr addrspace(3) %p1, align 4
  %a0 = load i32, ptr addrspace(3) %p, align 4
  %x2 = mul i32 %y4, %a2
  %x1 = xor i32 %x2, %a1
  %x0 = mul i32 %x1, 7
  %s3 = add i32 %x0, %a0
  %after = getelementptr i8, ptr addrspace(3) %p, i64 32
  %next = add i32 %i, 2
  %more = icmp ne i32 %next, %n
  br i1 %more, label %loop, label %end

end:
  store i32 %s3, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @led(ptr addrspace(1) %out, i32 %n, i32 %m) "target-cpu"="sm_100" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %tw = zext i32 %t to i64
  %p = getelementptr [8 x i32], ptr addrspace(3) @table, i64 %tw
  %p1 = getelementptr i8, ptr addrspace(3) %p, i64 4
  %p2 = getelementptr i8, ptr addrspace(3) %p, i64 8
  %p3 = getelementptr i8, ptr addrspace(3) %p, i64 12
  %b1 = load i32, ptr addrspace(3) %p3, align 4
  %s0 = mul i32 %b1, 33
  %c = icmp slt i32 %m, 1
  br i1 %c, label %middle, label %arm

arm:
  %b0 = load i32, ptr addrspace(3) %p, align 4
  %m1 = mul i32 %s0, 5
  %s1 = add i32 %m1, %b0
  br label %middle

middle:
  %s2 = phi i32 [ %s0, %entry ], [ %s1, %arm ]
  %d = icmp slt i32 %n, 1
  br i1 %d, label %last, label %second

second:
  %y3 = mul i32 %s2, %n
  store i32 %y3, ptr addrspace(1) %out, align 4
  br label %last

last:
  %y4 = phi i32 [ %s2, %middle ], [ %y3, %second ]
  %a2 = load i32, ptr addrspace(3) %p2, align 4
  %a1 = load i32, ptr addrspace(3) %p1, align 4
  %a0 = load i32, ptr addrspace(3) %p, align 4
  %x2 = mul i32 %y4, %a2
  %x1 = xor i32 %x2, %a1
  %x0 = mul i32 %x1, 7
  %s3 = add i32 %x0, %a0
  store i32 %s3, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @left(ptr addrspace(1) %out, i32 %n, i32 %m) "target-cpu"="sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %start = shl i32 %t, 6
  br label %loop

loop:
  %c = phi i32 [ %start, %entry ], [ %next, %on ]
  %i = phi i32 [ 0, %entry ], [ %less, %on ]
  %next = add i32 %c, 8
  %d = icmp eq i32 %i, %m
  br i1 %d, label %early, label %on

on:
  %less = add i32 %i, 2
  %more = icmp slt i32 %less, %n
  br i1 %more, label %loop, label %done, !llvm.loop !0

done:
  %s1 = lshr i32 %next, 3
  %a1 = and i32 %s1, 112
  %x1 = xor i32 %next, %a1
  %w1 = sext i32 %x1 to i64
  %p1 = getelementptr i8, ptr addrspace(3) @table, i64 %w1
  %v1 = load i32, ptr addrspace(3) %p1, align 4
  %s2 = lshr i32 %c, 3
  %a2 = and i32 %s2, 112
  %x2 = xor i32 %c, %a2
  %w2 = sext i32 %x2 to i64
  %p2 = getelementptr i8, ptr addrspace(3) @table, i64 %w2
  %q2 = getelementptr i8, ptr addrspace(3) %p2, i64 4
  %v2 = load i32, ptr addrspace(3) %q2, align 4
  %r = mul i32 %v1, %v2
  store i32 %r, ptr addrspace(1) %out, align 4
  br label %early

early:
  %e = phi i32 [ %i, %loop ], [ %n, %done ]
  store i32 %e, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @last(ptr addrspace(1) %out, i32 %n, i32 %m) "target-cpu"="sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %start = shl i32 %t, 6
  br label %loop

loop:
  %c = phi i32 [ %start, %entry ], [ %next, %on ]
  %i = phi i32 [ 0, %entry ], [ %less, %on ]
  %next = add i32 %c, 8
  %d = icmp eq i32 %i, %m
  br i1 %d, label %early, label %on

on:
  %less = add i32 %i, 2
  %more = icmp slt i32 %less, %n
  br i1 %more, label %loop, label %done, !llvm.loop !0

done:
  %s2 = lshr i32 %c, 3
  %a2 = and i32 %s2, 112
  %x2 = xor i32 %c, %a2
  %w2 = sext i32 %x2 to i64
  %p2 = getelementptr i8, ptr addrspace(3) @table, i64 %w2
  %q2 = getelementptr i8, ptr addrspace(3) %p2, i64 4
  %v1 = load i32, ptr addrspace(3) %p2, align 4
  %v2 = load i32, ptr addrspace(3) %q2, align 4
  %r = mul i32 %v1, %v2
  store i32 %r, ptr addrspace(1) %out, align 4
  br label %early

early:
  %e = phi i32 [ %i, %loop ], [ %n, %done ]
  store i32 %e, ptr addrspace(1) %out, align 4
  ret void
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
