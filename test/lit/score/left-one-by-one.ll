; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Loops that lanes leave in different iterations. Behind them a value of the loop differs between lanes: `counted` takes 4 wavefronts, and its number
; is unknown. What is common to all steps is known, so it does not matter which row of 64 words each lane reads (`rows`). If all lanes leave at once
; (`together`), and while they are in the loop (`inside`), the value is alike. `unrolled` is the remainder of a loop that was unrolled by 4: its own
; loop begins in a different row in each lane.
; short: forced layouts alone. Beside pointers of 32 bits an index may wrap once it counts bytes, so that a pad costs more than a swizzle.
; RUN: %unbank_opt -passes='unbank<mode=report;only=none;block=32;widths=ir;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json > %t.txt
; RUN: FileCheck %s --input-file=%t.txt
; CHECK-DAG: {{^}}counted ld 4 1..32 the address mixes lanes with n{{$}}
; CHECK-DAG: {{^}}called ld 4 1..32 the address mixes lanes with n{{$}}
; CHECK-DAG: {{^}}together ld 4 1..1 {{$}}
; CHECK-DAG: {{^}}inside ld 4 1..1 {{$}}
; CHECK-DAG: {{^}}unrolled ld 4 1..32 the address mixes lanes with the counter of a loop that n ends{{$}}
; CHECK-DAG: {{^}}rows ld 4 1..1 {{$}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@counted.s = internal addrspace(3) global [4096 x i32] undef, align 4
define ptx_kernel void @counted(ptr addrspace(1) %out, i32 %n) {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %low = and i32 %x, 3
  %most = add i32 %low, %n
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %most
  br i1 %more, label %loop, label %end
end:
  %row = shl i32 %next, 6
  %p = getelementptr [4096 x i32], ptr addrspace(3) @counted.s, i32 0, i32 %row
  %v = load i32, ptr addrspace(3) %p, align 4
  store i32 %v, ptr addrspace(1) %out, align 4
  ret void
}
@rows.s = internal addrspace(3) global [4096 x i32] undef, align 4
define ptx_kernel void @rows(ptr addrspace(1) %out, i32 %n) {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %low = and i32 %x, 3
  %rows = add i32 %low, %n
  %most = shl i32 %rows, 6
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, 64
  %more = icmp slt i32 %next, %most
  br i1 %more, label %loop, label %end
end:
  %at = add i32 %next, %x
  %p = getelementptr [4096 x i32], ptr addrspace(3) @rows.s, i32 0, i32 %at
  %v = load i32, ptr addrspace(3) %p, align 4
  store i32 %v, ptr addrspace(1) %out, align 4
  ret void
}
@together.s = internal addrspace(3) global [4096 x i32] undef, align 4
define ptx_kernel void @together(ptr addrspace(1) %out, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  %row = shl i32 %next, 6
  %p = getelementptr [4096 x i32], ptr addrspace(3) @together.s, i32 0, i32 %row
  %v = load i32, ptr addrspace(3) %p, align 4
  store i32 %v, ptr addrspace(1) %out, align 4
  ret void
}
@inside.s = internal addrspace(3) global [4096 x i32] undef, align 4
define ptx_kernel void @inside(ptr addrspace(1) %out, i32 %n) {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %low = and i32 %x, 3
  %most = add i32 %low, %n
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  %row = shl i32 %next, 6
  %p = getelementptr [4096 x i32], ptr addrspace(3) @inside.s, i32 0, i32 %row
  %v = load i32, ptr addrspace(3) %p, align 4
  store i32 %v, ptr addrspace(1) %out, align 4
  %more = icmp slt i32 %next, %most
  br i1 %more, label %loop, label %end
end:
  ret void
}
@called.s = internal addrspace(3) global [4096 x i32] undef, align 4
define internal i32 @turns(i32 %most) noinline {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %most
  br i1 %more, label %loop, label %end
end:
  %row = shl i32 %next, 6
  %p = getelementptr [4096 x i32], ptr addrspace(3) @called.s, i32 0, i32 %row
  %v = load i32, ptr addrspace(3) %p, align 4
  ret i32 %v
}
define ptx_kernel void @called(ptr addrspace(1) %out, i32 %n) {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %low = and i32 %x, 3
  %most = add i32 %low, %n
  %v = call i32 @turns(i32 %most)
  store i32 %v, ptr addrspace(1) %out, align 4
  ret void
}
@unrolled.s = internal addrspace(3) global [4096 x i32] undef, align 4
define ptx_kernel void @unrolled(ptr addrspace(1) %out, i32 %n) {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %outer
outer:
  %k = phi i32 [ 0, %entry ], [ %k.next, %latch ]
  %takes.part = icmp sgt i32 %x, %k
  br i1 %takes.part, label %left, label %latch
left:
  %distance = sub i32 %x, %k
  %rest = and i32 %distance, 3
  %none = icmp eq i32 %rest, 0
  br i1 %none, label %whole, label %some
some:
  %j = phi i32 [ %k, %left ], [ %j.next, %some ]
  %c = phi i32 [ 0, %left ], [ %c.next, %some ]
  %j.next = add i32 %j, 1
  %c.next = add i32 %c, 1
  %done = icmp eq i32 %c.next, %rest
  br i1 %done, label %whole, label %some
whole:
  %begin = phi i32 [ %k, %left ], [ %j.next, %some ]
  %few = icmp ult i32 %distance, 4
  br i1 %few, label %latch, label %four
four:
  %l = phi i32 [ %begin, %whole ], [ %l.next, %four ]
  %row = shl i32 %l, 6
  %p = getelementptr [4096 x i32], ptr addrspace(3) @unrolled.s, i32 0, i32 %row
  %v = load i32, ptr addrspace(3) %p, align 4
  store i32 %v, ptr addrspace(1) %out, align 4
  %l.next = add i32 %l, 4
  %over = icmp eq i32 %l.next, %x
  br i1 %over, label %latch, label %four
latch:
  %k.next = add i32 %k, 1
  %end = icmp eq i32 %k.next, %n
  br i1 %end, label %return, label %outer
return:
  ret void
}
