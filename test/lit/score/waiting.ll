; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Some lanes leave the inner loop for the next iteration of the outer one, others go on, from the same block: the first wait while the others reach
; that block again and again. What the waiting lanes carry, %i.next, is its value at the time they began to wait. The simulator counts the same.
; RUN: %unbank analyze %s --block=32 --widths=ir "--layout=*@identity" | FileCheck %s
; RUN: %unbank simulate %s --grid=1 --block=32 | FileCheck %s
; CHECK: wavefronts  80 a block

target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@t = internal addrspace(3) global [64 x [32 x float]] undef, align 4

define ptx_kernel void @k() {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x4 = and i32 %x, 3
  %limit = add nuw nsw i32 %x4, 3
  %p = getelementptr [32 x float], ptr addrspace(3) @t, i32 %x, i32 3
  %q = getelementptr [32 x float], ptr addrspace(3) @t, i32 %x, i32 5
  br label %outer
outer:
  %s = phi i32 [ 1, %entry ], [ %s.next, %latch ]
  %before = phi i32 [ 0, %entry ], [ %last, %latch ]
  %odd = and i32 %before, 1
  %even = icmp eq i32 %odd, 0
  br i1 %even, label %join, label %test
test:
  %mixed = xor i32 %s, %x
  %bit = and i32 %mixed, 2
  %none = icmp eq i32 %bit, 0
  br i1 %none, label %write, label %latch
latch:
  %last = phi i32 [ %s, %test ], [ %s, %join ], [ %i.next, %body ]
  %s.next = add nsw i32 %last, 1
  %more = icmp slt i32 %last, %limit
  br i1 %more, label %outer, label %done
write:
  store float 1.0, ptr addrspace(3) %p
  br label %join
join:
  %sum = add nsw i32 %s, %x
  %rest = srem i32 %sum, 3
  %third = icmp eq i32 %rest, 0
  br i1 %third, label %latch, label %inner
inner:
  %i = phi i32 [ %i.next, %body ], [ %s, %join ]
  %on = icmp slt i32 %i, 10
  br i1 %on, label %body, label %done
done:
  ret void
body:
  %i.next = add nsw i32 %i, 2
  store float 2.0, ptr addrspace(3) %q
  %sum2 = add nsw i32 %i.next, %x
  %rest2 = srem i32 %sum2, 3
  %third2 = icmp eq i32 %rest2, 0
  br i1 %third2, label %latch, label %inner
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
