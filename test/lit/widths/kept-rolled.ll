; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; A load of the next word in each iteration. ptxas may unroll the loop and merge the loads, unless something keeps the loop rolled: a branch
; by a table, or a branch back that leads forward over the return of a kernel. If the kernel stores before it returns, the loop is unrolled.
; A bare jump back keeps a loop rolled, too, but not in a function with two other jumps. LLVM 19 makes branches of the switch, not a table.
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck --check-prefixes=CHECK,LLVM-%llvm %s
; CHECK:      returns ld 4 32..32
; CHECK-NEXT: stores ld None 8..32 neighbours in other iterations of a loop that ptxas may unroll
; LLVM-22-NEXT: by_table ld 4 32..32
; LLVM-19-NEXT: by_table ld None 8..32 neighbours in other iterations of a loop that ptxas may unroll
; CHECK-NEXT: two_jumps ld None 8..32 neighbours in other iterations of a loop that ptxas may unroll
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@table = internal addrspace(3) global [2048 x i32] undef, align 16

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define ptx_kernel void @returns(ptr addrspace(1) %out, i32 %n, i32 %m) "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %row = shl i32 %tid, 6
  %t = zext nneg i32 %row to i64
  %base = getelementptr [2048 x i32], ptr addrspace(3) @table, i64 0, i64 %t
  %small = icmp slt i32 %tid, %n
  br label %loop
loop:
  %k = phi i64 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr i32, ptr addrspace(3) %base, i64 %k
  %a = load i32, ptr addrspace(3) %p, align 4
  store volatile i32 %a, ptr addrspace(1) %out
  br i1 %small, label %arm, label %latch
arm:
  store i32 3, ptr addrspace(1) %out
  br label %latch
latch:
  %next = add nuw nsw i64 %k, 1
  %done = icmp eq i64 %next, 16
  br i1 %done, label %end, label %loop
end:
  ret void
}

define ptx_kernel void @stores(ptr addrspace(1) %out, i32 %n, i32 %m) "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %row = shl i32 %tid, 6
  %t = zext nneg i32 %row to i64
  %base = getelementptr [2048 x i32], ptr addrspace(3) @table, i64 0, i64 %t
  %small = icmp slt i32 %tid, %n
  br label %loop
loop:
  %k = phi i64 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr i32, ptr addrspace(3) %base, i64 %k
  %a = load i32, ptr addrspace(3) %p, align 4
  store volatile i32 %a, ptr addrspace(1) %out
  br i1 %small, label %arm, label %latch
arm:
  store i32 3, ptr addrspace(1) %out
  br label %latch
latch:
  %next = add nuw nsw i64 %k, 1
  %done = icmp eq i64 %next, 16
  br i1 %done, label %end, label %loop
end:
  store i32 5, ptr addrspace(1) %out
  ret void
}

define ptx_kernel void @by_table(ptr addrspace(1) %out, i32 %n, i32 %m) "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %row = shl i32 %tid, 6
  %t = zext nneg i32 %row to i64
  %base = getelementptr [2048 x i32], ptr addrspace(3) @table, i64 0, i64 %t
  %small = icmp slt i32 %tid, %n
  br label %loop
loop:
  %k = phi i64 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr i32, ptr addrspace(3) %base, i64 %k
  %a = load i32, ptr addrspace(3) %p, align 4
  store volatile i32 %a, ptr addrspace(1) %out
  switch i32 %n, label %latch [
    i32 0, label %zero
    i32 1, label %one
    i32 2, label %two
    i32 3, label %three
    i32 4, label %four
    i32 5, label %five
    i32 6, label %six
    i32 7, label %seven
  ]
zero:
  %to_zero = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 3, ptr addrspace(1) %to_zero
  br label %latch
one:
  %to_one = getelementptr i32, ptr addrspace(1) %out, i64 8
  store i32 4, ptr addrspace(1) %to_one
  br label %latch
two:
  %to_two = getelementptr i32, ptr addrspace(1) %out, i64 15
  store i32 5, ptr addrspace(1) %to_two
  br label %latch
three:
  %to_three = getelementptr i32, ptr addrspace(1) %out, i64 22
  store i32 6, ptr addrspace(1) %to_three
  br label %latch
four:
  %to_four = getelementptr i32, ptr addrspace(1) %out, i64 29
  store i32 7, ptr addrspace(1) %to_four
  br label %latch
five:
  %to_five = getelementptr i32, ptr addrspace(1) %out, i64 36
  store i32 8, ptr addrspace(1) %to_five
  br label %latch
six:
  %to_six = getelementptr i32, ptr addrspace(1) %out, i64 43
  store i32 9, ptr addrspace(1) %to_six
  br label %latch
seven:
  %to_seven = getelementptr i32, ptr addrspace(1) %out, i64 50
  store i32 10, ptr addrspace(1) %to_seven
  br label %latch
latch:
  %next = add nuw nsw i64 %k, 1
  %done = icmp eq i64 %next, 16
  br i1 %done, label %end, label %loop
end:
  store i32 5, ptr addrspace(1) %out
  ret void
}

define ptx_kernel void @two_jumps(ptr addrspace(1) %out, i32 %n, i32 %m) "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %row = shl i32 %tid, 6
  %t = zext nneg i32 %row to i64
  %base = getelementptr [2048 x i32], ptr addrspace(3) @table, i64 0, i64 %t
  %none = icmp slt i32 %n, 2
  br i1 %none, label %after, label %some
some:
  %few = icmp ult i32 %n, 9
  br i1 %few, label %direct, label %before
between:
  %rest = and i32 %n, 3
  %is_none = icmp eq i32 %rest, 0
  store i32 %rest, ptr addrspace(1) %out
  br i1 %is_none, label %after, label %tail
direct:
  %first = mul i32 %m, 5
  store i32 %first, ptr addrspace(1) %out
  br label %tail
tail:
  %from = phi i32 [ %n, %between ], [ %first, %direct ]
  store volatile i32 %from, ptr addrspace(1) %out
  br label %after
after:
  store volatile i32 7, ptr addrspace(1) %out
  ret void
before:
  store i32 %m, ptr addrspace(1) %out
  br label %loop
loop:
  %k = phi i32 [ 0, %before ], [ %next, %loop ]
  %kz = zext nneg i32 %k to i64
  %p = getelementptr i32, ptr addrspace(3) %base, i64 %kz
  %a = load i32, ptr addrspace(3) %p, align 4
  store volatile i32 %a, ptr addrspace(1) %out
  %next = add nuw nsw i32 %k, 1
  %done = icmp sgt i32 %next, %n
  br i1 %done, label %between, label %loop
}
