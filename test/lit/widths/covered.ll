; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; When ptxas unrolls a loop, it leaves out a store if another iteration stores to the same place later, and a load of what an earlier iteration has
; stored: how often they are executed is open. Each case has a twin in which all stay: its places differ, it is volatile, the loop waits at a barrier,
; or it stays rolled. Counted in cubins for 16 iterations: 8 stores in `halves`, one of four in `place`, 15 loads and 15 stores in `halves_read`. The
; same holds in one block: of two stores one stays in `twice`, both in its twins.
; RUN: %unbank_opt -passes='unbank<mode=report;block=32;report=%t.json>' %s -disable-output
; RUN: %python -c "import json; [print(k['name'], a['before']['exactness'], a['before']['weight'], a['before']['reason']) for k in json.load(open('%t.json'))['kernels'] for a in k['accesses'][:2 if 'read' in k['name'] or 'tw' in k['name'] else 1]]" | FileCheck %s

; CHECK:      halves bounded 16.0 how often it is executed is not known: an address that several iterations of a loop have, which ptxas may write once
; CHECK-NEXT: moves exact 16.0
; CHECK-NEXT: halves_volatile exact 16.0
; CHECK-NEXT: halves_read bounded 16.0 {{.*}} which ptxas may write once
; CHECK-NEXT: halves_read bounded 16.0 {{.*}} an address that an earlier iteration of a loop stores to, which ptxas may have in a register
; CHECK-NEXT: read_apart exact 16.0
; CHECK-NEXT: read_apart exact 16.0
; CHECK-NEXT: halves_wait exact 16.0
; CHECK-NEXT: halves_two exact 16.0
; CHECK-NEXT: halves_two exact 16.0
; CHECK-NEXT: halves_rolled exact 16.0
; CHECK-NEXT: place bounded 1.0 {{.*}} which ptxas may write once
; CHECK-NEXT: place_rolled exact 1.0
; CHECK-NEXT: twice bounded 1.0 how often it is executed is not known: a store to the same place that follows it, because of which ptxas may leave it out
; CHECK-NEXT: twice exact 1.0
; CHECK-NEXT: twice_wait exact 1.0
; CHECK-NEXT: twice_wait exact 1.0
; CHECK-NEXT: twice_apart exact 1.0
; CHECK-NEXT: twice_apart exact 1.0
; CHECK-NEXT: twice_branch exact 1.0
; CHECK-NEXT: twice_branch exact 1.0

target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier0()

@halves_a = internal addrspace(3) global [4096 x i32] undef, align 16
define ptx_kernel void @halves(ptr addrspace(1) %out, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %total, %loop ]
  %h = lshr i32 %i, 1
  %index = add i32 %h, %t
  %j = zext i32 %index to i64
  %p = getelementptr i32, ptr addrspace(3) @halves_a, i64 %j
  store i32 %i, ptr addrspace(3) %p
  %total = add i32 %sum, %i
  %next = add nuw nsw i32 %i, 1
  %again = icmp ne i32 %next, 16
  br i1 %again, label %loop, label %exit
exit:
  call void @llvm.nvvm.barrier0()
  %q = getelementptr i32, ptr addrspace(3) @halves_a, i32 %t
  %x = load i32, ptr addrspace(3) %q
  %y = add i32 %x, %total
  store i32 %y, ptr addrspace(1) %out
  ret void
}

@moves_a = internal addrspace(3) global [4096 x i32] undef, align 16
define ptx_kernel void @moves(ptr addrspace(1) %out, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %total, %loop ]
  %h = shl i32 %i, 1
  %index = add i32 %h, %t
  %j = zext i32 %index to i64
  %p = getelementptr i32, ptr addrspace(3) @moves_a, i64 %j
  store i32 %i, ptr addrspace(3) %p
  %total = add i32 %sum, %i
  %next = add nuw nsw i32 %i, 1
  %again = icmp ne i32 %next, 16
  br i1 %again, label %loop, label %exit
exit:
  call void @llvm.nvvm.barrier0()
  %q = getelementptr i32, ptr addrspace(3) @moves_a, i32 %t
  %x = load i32, ptr addrspace(3) %q
  %y = add i32 %x, %total
  store i32 %y, ptr addrspace(1) %out
  ret void
}

@halves_volatile_a = internal addrspace(3) global [4096 x i32] undef, align 16
define ptx_kernel void @halves_volatile(ptr addrspace(1) %out, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %total, %loop ]
  %h = lshr i32 %i, 1
  %index = add i32 %h, %t
  %j = zext i32 %index to i64
  %p = getelementptr i32, ptr addrspace(3) @halves_volatile_a, i64 %j
  store volatile i32 %i, ptr addrspace(3) %p
  %total = add i32 %sum, %i
  %next = add nuw nsw i32 %i, 1
  %again = icmp ne i32 %next, 16
  br i1 %again, label %loop, label %exit
exit:
  call void @llvm.nvvm.barrier0()
  %q = getelementptr i32, ptr addrspace(3) @halves_volatile_a, i32 %t
  %x = load i32, ptr addrspace(3) %q
  %y = add i32 %x, %total
  store i32 %y, ptr addrspace(1) %out
  ret void
}

@halves_read_a = internal addrspace(3) global [4096 x i32] undef, align 16
define ptx_kernel void @halves_read(ptr addrspace(1) %out, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %total, %loop ]
  %h = lshr i32 %i, 1
  %index = add i32 %h, %t
  %j = zext i32 %index to i64
  %p = getelementptr i32, ptr addrspace(3) @halves_read_a, i64 %j
  store i32 %i, ptr addrspace(3) %p
  %r = getelementptr i32, ptr addrspace(3) @halves_read_a, i32 %t
  %v = load i32, ptr addrspace(3) %r
  %total = add i32 %sum, %v
  %next = add nuw nsw i32 %i, 1
  %again = icmp ne i32 %next, 16
  br i1 %again, label %loop, label %exit
exit:
  call void @llvm.nvvm.barrier0()
  %q = getelementptr i32, ptr addrspace(3) @halves_read_a, i32 %t
  %x = load i32, ptr addrspace(3) %q
  %y = add i32 %x, %total
  store i32 %y, ptr addrspace(1) %out
  ret void
}

@read_apart_a = internal addrspace(3) global [4096 x i32] undef, align 16
define ptx_kernel void @read_apart(ptr addrspace(1) %out, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %total, %loop ]
  %h = shl i32 %i, 1
  %index = add i32 %h, %t
  %j = zext i32 %index to i64
  %p = getelementptr i32, ptr addrspace(3) @read_apart_a, i64 %j
  store i32 %i, ptr addrspace(3) %p
  %index2 = add i32 %index, 64
  %r = getelementptr i32, ptr addrspace(3) @read_apart_a, i32 %index2
  %v = load i32, ptr addrspace(3) %r
  %total = add i32 %sum, %v
  %next = add nuw nsw i32 %i, 1
  %again = icmp ne i32 %next, 16
  br i1 %again, label %loop, label %exit
exit:
  call void @llvm.nvvm.barrier0()
  %q = getelementptr i32, ptr addrspace(3) @read_apart_a, i32 %index2
  %x = load i32, ptr addrspace(3) %q
  %y = add i32 %x, %total
  store i32 %y, ptr addrspace(1) %out
  ret void
}

@halves_wait_a = internal addrspace(3) global [4096 x i32] undef, align 16
define ptx_kernel void @halves_wait(ptr addrspace(1) %out, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %total, %loop ]
  %h = lshr i32 %i, 1
  %index = add i32 %h, %t
  %j = zext i32 %index to i64
  %p = getelementptr i32, ptr addrspace(3) @halves_wait_a, i64 %j
  store i32 %i, ptr addrspace(3) %p
  call void @llvm.nvvm.barrier0()
  %total = add i32 %sum, %i
  %next = add nuw nsw i32 %i, 1
  %again = icmp ne i32 %next, 16
  br i1 %again, label %loop, label %exit
exit:
  call void @llvm.nvvm.barrier0()
  %q = getelementptr i32, ptr addrspace(3) @halves_wait_a, i32 %t
  %x = load i32, ptr addrspace(3) %q
  %y = add i32 %x, %total
  store i32 %y, ptr addrspace(1) %out
  ret void
}

@halves_two_a = internal addrspace(3) global [4096 x i32] undef, align 16
define ptx_kernel void @halves_two(ptr addrspace(1) %out, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %total, %loop ]
  %h = lshr i32 %i, 1
  %index = add i32 %h, %t
  %j = zext i32 %index to i64
  %p = getelementptr i32, ptr addrspace(3) @halves_two_a, i64 %j
  store i32 %i, ptr addrspace(3) %p
  %w = getelementptr i32, ptr addrspace(3) %p, i32 1024
  store i32 %t, ptr addrspace(3) %w
  %total = add i32 %sum, %i
  %next = add nuw nsw i32 %i, 1
  %again = icmp ne i32 %next, 16
  br i1 %again, label %loop, label %exit
exit:
  call void @llvm.nvvm.barrier0()
  %q = getelementptr i32, ptr addrspace(3) @halves_two_a, i32 %t
  %x = load i32, ptr addrspace(3) %q
  %y = add i32 %x, %total
  store i32 %y, ptr addrspace(1) %out
  ret void
}

@halves_rolled_a = internal addrspace(3) global [4096 x i32] undef, align 16
define ptx_kernel void @halves_rolled(ptr addrspace(1) %out, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %total, %loop ]
  %h = lshr i32 %i, 1
  %index = add i32 %h, %t
  %j = zext i32 %index to i64
  %p = getelementptr i32, ptr addrspace(3) @halves_rolled_a, i64 %j
  store i32 %i, ptr addrspace(3) %p
  %total = add i32 %sum, %i
  %next = add nuw nsw i32 %i, 1
  %again = icmp ne i32 %next, 16
  br i1 %again, label %loop, label %exit, !llvm.loop !0
exit:
  call void @llvm.nvvm.barrier0()
  %q = getelementptr i32, ptr addrspace(3) @halves_rolled_a, i32 %t
  %x = load i32, ptr addrspace(3) %q
  %y = add i32 %x, %total
  store i32 %y, ptr addrspace(1) %out
  ret void
}

@place_a = internal addrspace(3) global [4096 x i32] undef, align 16
define ptx_kernel void @place(ptr addrspace(1) %out, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %total, %loop ]
  %index = add i32 %t, 7
  %j = zext i32 %index to i64
  %p = getelementptr i32, ptr addrspace(3) @place_a, i64 %j
  store i32 %i, ptr addrspace(3) %p
  %total = add i32 %sum, %i
  %next = add nuw nsw i32 %i, 1
  %again = icmp ne i32 %next, %n
  br i1 %again, label %loop, label %exit
exit:
  call void @llvm.nvvm.barrier0()
  %q = getelementptr i32, ptr addrspace(3) @place_a, i32 %t
  %x = load i32, ptr addrspace(3) %q
  %y = add i32 %x, %total
  store i32 %y, ptr addrspace(1) %out
  ret void
}

@place_rolled_a = internal addrspace(3) global [4096 x i32] undef, align 16
define ptx_kernel void @place_rolled(ptr addrspace(1) %out, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %total, %loop ]
  %index = add i32 %t, 7
  %j = zext i32 %index to i64
  %p = getelementptr i32, ptr addrspace(3) @place_rolled_a, i64 %j
  store i32 %i, ptr addrspace(3) %p
  %total = add i32 %sum, %i
  %next = add nuw nsw i32 %i, 1
  %again = icmp ne i32 %next, %n
  br i1 %again, label %loop, label %exit, !llvm.loop !0
exit:
  call void @llvm.nvvm.barrier0()
  %q = getelementptr i32, ptr addrspace(3) @place_rolled_a, i32 %t
  %x = load i32, ptr addrspace(3) %q
  %y = add i32 %x, %total
  store i32 %y, ptr addrspace(1) %out
  ret void
}

@twice_a = internal addrspace(3) global [4096 x i32] undef, align 16
define ptx_kernel void @twice(ptr addrspace(1) %out, i32 %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr i32, ptr addrspace(3) @twice_a, i32 %t
  %q = getelementptr i8, ptr addrspace(3) %p, i32 0
  %v = load volatile i32, ptr addrspace(1) %out
  store i32 %v, ptr addrspace(3) %p
  store volatile i32 %t, ptr addrspace(1) %out
  store i32 %n, ptr addrspace(3) %q
  call void @llvm.nvvm.barrier0()
  %r = getelementptr i32, ptr addrspace(3) %p, i32 32
  %x = load i32, ptr addrspace(3) %r
  store i32 %x, ptr addrspace(1) %out
  ret void
}

@twice_wait_a = internal addrspace(3) global [4096 x i32] undef, align 16
define ptx_kernel void @twice_wait(ptr addrspace(1) %out, i32 %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr i32, ptr addrspace(3) @twice_wait_a, i32 %t
  %q = getelementptr i8, ptr addrspace(3) %p, i32 0
  %v = load volatile i32, ptr addrspace(1) %out
  store i32 %v, ptr addrspace(3) %p
  call void @llvm.nvvm.barrier0()
  store i32 %n, ptr addrspace(3) %q
  call void @llvm.nvvm.barrier0()
  %r = getelementptr i32, ptr addrspace(3) %p, i32 32
  %x = load i32, ptr addrspace(3) %r
  store i32 %x, ptr addrspace(1) %out
  ret void
}

@twice_apart_a = internal addrspace(3) global [4096 x i32] undef, align 16
define ptx_kernel void @twice_apart(ptr addrspace(1) %out, i32 %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr i32, ptr addrspace(3) @twice_apart_a, i32 %t
  %q = getelementptr i8, ptr addrspace(3) %p, i32 2048
  %v = load volatile i32, ptr addrspace(1) %out
  store i32 %v, ptr addrspace(3) %p
  store volatile i32 %t, ptr addrspace(1) %out
  store i32 %n, ptr addrspace(3) %q
  call void @llvm.nvvm.barrier0()
  %r = getelementptr i32, ptr addrspace(3) %p, i32 32
  %x = load i32, ptr addrspace(3) %r
  store i32 %x, ptr addrspace(1) %out
  ret void
}

@twice_branch_a = internal addrspace(3) global [4096 x i32] undef, align 16
define ptx_kernel void @twice_branch(ptr addrspace(1) %out, i32 %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr i32, ptr addrspace(3) @twice_branch_a, i32 %t
  %q = getelementptr i8, ptr addrspace(3) %p, i32 0
  %v = load volatile i32, ptr addrspace(1) %out
  store i32 %v, ptr addrspace(3) %p
  %is = icmp sgt i32 %v, 7
  br i1 %is, label %some, label %all
some:
  store volatile i32 %t, ptr addrspace(1) %out
  br label %all
all:
  store i32 %n, ptr addrspace(3) %q
  call void @llvm.nvvm.barrier0()
  %r = getelementptr i32, ptr addrspace(3) %p, i32 32
  %x = load i32, ptr addrspace(3) %r
  store i32 %x, ptr addrspace(1) %out
  ret void
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
