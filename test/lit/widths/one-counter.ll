; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Loads of one iteration at the address that a loop counts up, on both sides of a branch around an arm. They merge, predicated or not (around; sm_75 to
; sm_120). If an arm and a block behind it load the second word, it is open which of the loads merge (twice): in one of 8 unrolled
; iterations ptxas was seen to leave one apart. So is it where the loop ends between the loads, as its first block may be executed once before it
; (ends_between; sm_75 to sm_120: all apart). Halves merge in their own block alone (halves).
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; CHECK: around ld 8 32..32{{ *$}}
; CHECK-NEXT: twice ld None
; CHECK-NEXT: twice ld None
; CHECK-NEXT: twice ld 4
; CHECK-NEXT: twice ld None
; CHECK-NEXT: halves ld 2 32..32{{ *$}}
; CHECK-NEXT: halves ld 2 32..32{{ *$}}
; CHECK-NEXT: ends_between ld None{{.*}}short branch{{.*}}
; CHECK-NEXT: ends_between ld None{{.*}}
; CHECK-NOT: {{^.}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@table = internal addrspace(3) global [4096 x i32] undef, align 16
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define ptx_kernel void @around(ptr addrspace(1) %out, i32 %n, i32 %m) "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" {
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

define ptx_kernel void @twice(ptr addrspace(1) %out, i32 %n, i32 %m) "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" {
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
  %qa = getelementptr i8, ptr addrspace(3) %p, i64 4
  %again = load i32, ptr addrspace(3) %qa, align 4
  %e = mul i32 %sa, %again
  br label %middle
middle:
  %z = phi i32 [ %sa, %loop ], [ %e, %arm ]
  %q16 = getelementptr i8, ptr addrspace(3) %p, i64 16
  %c16 = load i32, ptr addrspace(3) %q16, align 4
  %sum = mul i32 %z, %c16
  br i1 %d, label %latch, label %other
other:
  %f = mul i32 %sum, %sum
  br label %latch
latch:
  %g = phi i32 [ %sum, %middle ], [ %f, %other ]
  %q = getelementptr i8, ptr addrspace(3) %p, i64 4
  %b = load i32, ptr addrspace(3) %q, align 4
  %y = mul i32 %g, %b
  %later = getelementptr i8, ptr addrspace(3) %p, i64 32
  %next = add i32 %i, 1
  %done = icmp eq i32 %next, %m
  br i1 %done, label %end, label %loop, !llvm.loop !0
end:
  store i32 %y, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @halves(ptr addrspace(1) %out, i32 %n, i32 %m) "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" {
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
  %a = load i16, ptr addrspace(3) %p, align 2
  %wide = zext i16 %a to i64
  %low = trunc i64 %wide to i32
  %sa = add i32 %s, %low
  br i1 %c, label %middle, label %arm
arm:
  %e = mul i32 %sa, %sa
  br label %middle
middle:
  %z = phi i32 [ %sa, %loop ], [ %e, %arm ]
  %q = getelementptr i8, ptr addrspace(3) %p, i64 2
  %b = load i16, ptr addrspace(3) %q, align 2
  %wider = zext i16 %b to i64
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

define ptx_kernel void @ends_between(ptr addrspace(1) %out, i32 %n, i32 %m) "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = zext i32 %t to i64
  %base = getelementptr [32 x i32], ptr addrspace(3) @table, i64 %x
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %s = phi i32 [ %n, %entry ], [ %y, %latch ]
  %p = getelementptr i8, ptr addrspace(3) %base, i64 %i
  %a = load i32, ptr addrspace(3) %p, align 4
  %sa = mul i32 %s, 33
  %sum = add i32 %sa, %a
  %done = icmp eq i64 %i, 24
  br i1 %done, label %end, label %latch
latch:
  %q = getelementptr i8, ptr addrspace(3) %p, i64 4
  %b = load i32, ptr addrspace(3) %q, align 4
  %z = mul i32 %sum, 33
  %y = add i32 %z, %b
  %next = add i64 %i, 8
  br label %loop, !llvm.loop !0
end:
  store i32 %sum, ptr addrspace(1) %out, align 4
  ret void
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
