; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; An index moves by two additions of one argument: by twice the argument, which no instruction computes. So pairs of lanes that share a word stay
; pairs, and use 16 words of one bank. The twin moves it by the argument once: if that is odd, there are 17.
; RUN: %unbank analyze %s --block=32 --widths=ir "--layout=*@identity" | FileCheck %s

target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@s = internal addrspace(3) global [1024 x float] undef, align 16

; CHECK: kernel once
; CHECK: st  s          4  1*trips(end)  16..17      1  [1]
define ptx_kernel void @once(i32 %c, i32 %end) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop
loop:
  %q = phi i32 [ %t, %entry ], [ %next, %loop ]
  %i = phi i32 [ 0, %entry ], [ %i.next, %loop ]
  %pair = lshr i32 %q, 1
  %row = shl i32 %pair, 5
  %bounded = and i32 %row, 1023
  %p = getelementptr float, ptr addrspace(3) @s, i32 %bounded
  store float 0.0, ptr addrspace(3) %p
  %next = add i32 %q, %c
  %i.next = add i32 %i, 1
  %more = icmp slt i32 %i.next, %end
  br i1 %more, label %loop, label %done
done:
  ret void
}

; CHECK: kernel twice
; CHECK: st  s          4  1*trips(end)          16      1
define ptx_kernel void @twice(i32 %c, i32 %end) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop
loop:
  %q = phi i32 [ %t, %entry ], [ %next, %loop ]
  %i = phi i32 [ 0, %entry ], [ %i.next, %loop ]
  %pair = lshr i32 %q, 1
  %row = shl i32 %pair, 5
  %bounded = and i32 %row, 1023
  %p = getelementptr float, ptr addrspace(3) @s, i32 %bounded
  store float 0.0, ptr addrspace(3) %p
  %between = add i32 %q, %c
  %next = add i32 %between, %c
  %i.next = add i32 %i, 1
  %more = icmp slt i32 %i.next, %end
  br i1 %more, label %loop, label %done
done:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
