; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Loops that count down by an argument's steps, from an end to a start of each lane's own. If both are equally far apart in all lanes, the lanes leave
; together, and an iteration is one wavefront for each warp. `steps` has more symbols on both sides than a value holds; in `apart` the distance
; differs between lanes, and they leave one by one.
; RUN: %unbank analyze %s --block=64 | FileCheck %s

target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@s = internal addrspace(3) global [64 x float] undef, align 4

; CHECK: kernel apart
; CHECK: st  s          4  0..2*trips(c,first,last)
define ptx_kernel void @apart(i32 %first, i32 %last, i32 %c) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %start = add i32 %last, %t
  %twice = shl i32 %t, 1
  %end = add i32 %first, %twice
  %at = getelementptr float, ptr addrspace(3) @s, i32 %t
  br label %loop
loop:
  %i = phi i32 [ %start, %entry ], [ %next, %loop ]
  store float 0.0, ptr addrspace(3) %at
  %next = sub nsw i32 %i, %c
  %more = icmp sge i32 %next, %end
  br i1 %more, label %loop, label %done
done:
  ret void
}

; CHECK: kernel down
; CHECK: st  s          4  2*trips(c,first,last)
define ptx_kernel void @down(i32 %first, i32 %last, i32 %c) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %start = add i32 %last, %t
  %end = add i32 %first, %t
  %at = getelementptr float, ptr addrspace(3) @s, i32 %t
  br label %loop
loop:
  %i = phi i32 [ %start, %entry ], [ %next, %loop ]
  store float 0.0, ptr addrspace(3) %at
  %next = sub nsw i32 %i, %c
  %more = icmp sge i32 %next, %end
  br i1 %more, label %loop, label %done
done:
  ret void
}

; CHECK: kernel steps
; CHECK: st  s          4  2*trips(blockIdx.x,blockIdx.y,c,n)
define ptx_kernel void @steps(i32 %n, i32 %c) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %h = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %columns = shl i32 %h, 6
  %column = add i32 %columns, %t
  %rows = mul i32 %n, %c
  %before = mul i32 %rows, %b
  %first = add i32 %before, %column
  %b1 = add i32 %b, 1
  %behind = mul i32 %rows, %b1
  %end = add i32 %behind, %column
  %last = sub i32 %end, %c
  %at = getelementptr float, ptr addrspace(3) @s, i32 %t
  br label %loop
loop:
  %i = phi i32 [ %last, %entry ], [ %next, %loop ]
  store float 0.0, ptr addrspace(3) %at
  %next = sub nsw i32 %i, %c
  %more = icmp sge i32 %next, %first
  br i1 %more, label %loop, label %done
done:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
