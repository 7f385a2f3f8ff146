; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Values that depend on two addresses in the same array are the same wherever it lies and whatever its layout: loops to an end address, forward and
; backward, differences of pointers and of numbers, and null checks. They are left as they are, beside new addresses.
; REQUIRES: command
; RUN: rm -rf %t && mkdir %t
; RUN: %unbank fix %s -o %t/pad.ll --block=32x32 '--layout=*@pad:128:4' --report=%t/report
; RUN: %unbank fix %s -o %t/xor.ll --block=32x32 '--layout=*@xor:2:31:7'
; RUN: %unbank fix %s -o %t/rot.ll --block=32x32 '--layout=*@rot:96:4+pad:768:16'
; RUN: %unbank analyze %s --block=32x32 | FileCheck %s --check-prefix=SCORE
; RUN: %validate %t/report
; RUN: %arrays %t/report | FileCheck %s
; RUN: FileCheck %s --check-prefix=CODE --input-file=%t/pad.ll
; RUN: sh %S/../Inputs/same.sh %unbank '--grid=1 --block=32x32 --arg=i32[1024]:ramp --arg=i32[1024]:zero --arg=i32:3' \
; RUN:   'to_end backward difference numbers or_null first second' %s %t %t/pad.ll %t/xor.ll %t/rot.ll

; Whether a pointer is null is not told by an offset of 0.
; SCORE: kernel or_null
; SCORE: ld optional 4 0..32 ? ?

; CHECK:      ended: changed pad:128:4 4096 -> 4224
; CHECK-NEXT: reversed: changed pad:128:4 4096 -> 4224
; CHECK-NEXT: subtracted: changed pad:128:4 4096 -> 4224
; CHECK-NEXT: numbered: changed pad:128:4 4096 -> 4224
; CHECK-NEXT: optional: changed pad:128:4 4096 -> 4224
; CHECK-NEXT: cloned in first: changed pad:128:4 4096 -> 4224
; CHECK-NEXT: cloned in second: changed pad:128:4 4096 -> 4224
; CHECK-NOT:  {{.}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@ended = internal addrspace(3) global [32 x [32 x i32]] undef, align 4
@reversed = internal addrspace(3) global [32 x [32 x i32]] undef, align 4
@subtracted = internal addrspace(3) global [32 x [32 x i32]] undef, align 4
@numbered = internal addrspace(3) global [32 x [32 x i32]] undef, align 4
@optional = internal addrspace(3) global [32 x [32 x i32]] undef, align 4
@cloned = internal addrspace(3) global [32 x [32 x i32]] undef, align 4
; Nothing is left of the old arrays.
; CODE: @cloned.first = {{.*}} [33 x i32]
; CODE: @cloned.second = {{.*}} [33 x i32]
; CODE-NOT: @cloned ={{.*}}

; CODE-LABEL: @to_end(
; CODE: phi ptr addrspace(3)
; CODE: icmp eq ptr addrspace(3)
define ptx_kernel void @to_end(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %row = shl nuw nsw i32 %y, 5
  %t = or disjoint i32 %row, %x
  %from = getelementptr inbounds i32, ptr addrspace(1) %in, i32 %t
  %v = load i32, ptr addrspace(1) %from, align 4
  %at = getelementptr inbounds [32 x [32 x i32]], ptr addrspace(3) @ended, i32 0, i32 %y, i32 %x
  store i32 %v, ptr addrspace(3) %at, align 4
  call void @llvm.nvvm.barrier0()
  %begin = getelementptr inbounds [32 x [32 x i32]], ptr addrspace(3) @ended, i32 0, i32 %x
  %end = getelementptr inbounds [32 x i32], ptr addrspace(3) %begin, i32 1
  br label %loop
loop:
  %p = phi ptr addrspace(3) [ %begin, %entry ], [ %next, %loop ]
  %s = phi i32 [ %y, %entry ], [ %sum, %loop ]
  %u = load i32, ptr addrspace(3) %p, align 4
  %three = mul i32 %s, 3
  %sum = add i32 %three, %u
  %next = getelementptr inbounds i32, ptr addrspace(3) %p, i32 1
  %done = icmp eq ptr addrspace(3) %next, %end
  br i1 %done, label %exit, label %loop
exit:
  %to = getelementptr inbounds i32, ptr addrspace(1) %out, i32 %t
  store i32 %sum, ptr addrspace(1) %to, align 4
  ret void
}

define ptx_kernel void @backward(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %row = shl nuw nsw i32 %y, 5
  %t = or disjoint i32 %row, %x
  %from = getelementptr inbounds i32, ptr addrspace(1) %in, i32 %t
  %v = load i32, ptr addrspace(1) %from, align 4
  %at = getelementptr inbounds [32 x [32 x i32]], ptr addrspace(3) @reversed, i32 0, i32 %y, i32 %x
  store i32 %v, ptr addrspace(3) %at, align 4
  call void @llvm.nvvm.barrier0()
  %first = getelementptr inbounds [32 x [32 x i32]], ptr addrspace(3) @reversed, i32 0, i32 0, i32 %x
  %last = getelementptr inbounds [32 x [32 x i32]], ptr addrspace(3) @reversed, i32 0, i32 %y, i32 %x
  br label %loop
loop:
  %p = phi ptr addrspace(3) [ %last, %entry ], [ %next, %more ]
  %s = phi i32 [ %y, %entry ], [ %sum, %more ]
  %u = load i32, ptr addrspace(3) %p, align 4
  %three = mul i32 %s, 3
  %sum = add i32 %three, %u
  %on = icmp ugt ptr addrspace(3) %p, %first
  br i1 %on, label %more, label %exit
more:
  %next = getelementptr inbounds [32 x i32], ptr addrspace(3) %p, i32 -1
  br label %loop
exit:
  %to = getelementptr inbounds i32, ptr addrspace(1) %out, i32 %t
  store i32 %sum, ptr addrspace(1) %to, align 4
  ret void
}

; Two pointers that differ by what data says.
define ptx_kernel void @difference(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %row = shl nuw nsw i32 %y, 5
  %t = or disjoint i32 %row, %x
  %from = getelementptr inbounds i32, ptr addrspace(1) %in, i32 %t
  %v = load i32, ptr addrspace(1) %from, align 4
  %at = getelementptr inbounds [32 x [32 x i32]], ptr addrspace(3) @subtracted, i32 0, i32 %y, i32 %x
  store i32 %v, ptr addrspace(3) %at, align 4
  call void @llvm.nvvm.barrier0()
  %flipped = getelementptr inbounds [32 x [32 x i32]], ptr addrspace(3) @subtracted, i32 0, i32 %x, i32 %y
  %small = icmp ult i32 %v, 512
  %p = select i1 %small, ptr addrspace(3) %at, ptr addrspace(3) %flipped
  %a = ptrtoint ptr addrspace(3) %p to i64
  %b = ptrtoint ptr addrspace(3) @subtracted to i64
  %bytes = sub i64 %a, %b
  %words = ashr exact i64 %bytes, 2
  %other = getelementptr inbounds [1024 x i32], ptr addrspace(3) @subtracted, i64 0, i64 %words
  %u = load i32, ptr addrspace(3) %other, align 4
  %w = trunc i64 %words to i32
  %r = add i32 %u, %w
  %to = getelementptr inbounds i32, ptr addrspace(1) %out, i32 %t
  store i32 %r, ptr addrspace(1) %to, align 4
  ret void
}

define ptx_kernel void @numbers(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %row = shl nuw nsw i32 %y, 5
  %t = or disjoint i32 %row, %x
  %from = getelementptr inbounds i32, ptr addrspace(1) %in, i32 %t
  %v = load i32, ptr addrspace(1) %from, align 4
  %at = getelementptr inbounds [32 x [32 x i32]], ptr addrspace(3) @numbered, i32 0, i32 %y, i32 %x
  store i32 %v, ptr addrspace(3) %at, align 4
  call void @llvm.nvvm.barrier0()
  %rows = shl i32 %x, 7
  %begin = add i32 ptrtoint (ptr addrspace(3) @numbered to i32), %rows
  %end = add i32 %begin, 64
  br label %loop
loop:
  %p = phi i32 [ %begin, %entry ], [ %next, %loop ]
  %s = phi i32 [ %y, %entry ], [ %sum, %loop ]
  %u = call i32 asm sideeffect "ld.shared.u32 $0, [$1];", "=r,r"(i32 %p)
  %three = mul i32 %s, 3
  %sum = add i32 %three, %u
  %next = add i32 %p, 8
  %on = icmp slt i32 %next, %end
  br i1 %on, label %loop, label %exit
exit:
  %to = getelementptr inbounds i32, ptr addrspace(1) %out, i32 %t
  store i32 %sum, ptr addrspace(1) %to, align 4
  ret void
}

define ptx_kernel void @or_null(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %row = shl nuw nsw i32 %y, 5
  %t = or disjoint i32 %row, %x
  %from = getelementptr inbounds i32, ptr addrspace(1) %in, i32 %t
  %v = load i32, ptr addrspace(1) %from, align 4
  %at = getelementptr inbounds [32 x [32 x i32]], ptr addrspacecast (ptr addrspace(3) @optional to ptr), i32 0, i32 %y, i32 %x
  store i32 %v, ptr %at, align 4
  call void @llvm.nvvm.barrier0()
  %odd = trunc i32 %x to i1
  %column = getelementptr inbounds [32 x [32 x i32]], ptr addrspacecast (ptr addrspace(3) @optional to ptr), i32 0, i32 %x, i32 %y
  %p = select i1 %odd, ptr null, ptr %column
  %none = icmp eq ptr %p, null
  br i1 %none, label %exit, label %use
use:
  %u = load i32, ptr %p, align 4
  %to = getelementptr inbounds i32, ptr addrspace(1) %out, i32 %t
  store i32 %u, ptr addrspace(1) %to, align 4
  br label %exit
exit:
  ret void
}

; One array of two kernels, which get a clone each: what is compared is the clone's.
; CODE-LABEL: @first(
; CODE: icmp eq ptr addrspace(3) %{{.*}}, getelementptr inbounds {{.*}}@cloned.first
define ptx_kernel void @first(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %row = shl nuw nsw i32 %y, 5
  %t = or disjoint i32 %row, %x
  %at = getelementptr inbounds [32 x [32 x i32]], ptr addrspace(3) @cloned, i32 0, i32 %y, i32 %x
  store i32 %t, ptr addrspace(3) %at, align 4
  call void @llvm.nvvm.barrier0()
  %flipped = getelementptr inbounds [32 x [32 x i32]], ptr addrspace(3) @cloned, i32 0, i32 %x, i32 %y
  %u = load i32, ptr addrspace(3) %flipped, align 4
  %is = icmp eq ptr addrspace(3) %flipped, getelementptr inbounds ([32 x [32 x i32]], ptr addrspace(3) @cloned, i32 0, i32 3, i32 5)
  %r = select i1 %is, i32 4711, i32 %u
  %to = getelementptr inbounds i32, ptr addrspace(1) %out, i32 %t
  store i32 %r, ptr addrspace(1) %to, align 4
  ret void
}

define ptx_kernel void @second(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %row = shl nuw nsw i32 %y, 5
  %t = or disjoint i32 %row, %x
  %at = getelementptr inbounds [32 x [32 x i32]], ptr addrspace(3) @cloned, i32 0, i32 %x, i32 %y
  store i32 %t, ptr addrspace(3) %at, align 4
  call void @llvm.nvvm.barrier0()
  %u = load i32, ptr addrspace(3) %at, align 4
  %is = icmp ult ptr addrspace(3) %at, getelementptr inbounds ([32 x [32 x i32]], ptr addrspace(3) @cloned, i32 0, i32 3, i32 5)
  %r = select i1 %is, i32 4711, i32 %u
  %to = getelementptr inbounds i32, ptr addrspace(1) %out, i32 %t
  store i32 %r, ptr addrspace(1) %to, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()
declare void @llvm.nvvm.barrier0()
