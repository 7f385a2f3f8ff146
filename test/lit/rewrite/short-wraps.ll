; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Pointers of 32 bits are added modulo 2^32, so an offset may leave the array by that much and come back: with rows and words beyond it, of one sum or
; of two, through a cast that drops the upper bits, and through a loop. %far is 2^25 rows of 128 bytes, %words 2^30 words. Under every layout the
; kernel runs inside the array and writes what it wrote before.
; REQUIRES: command
; DEFINE: %{layout} =
; DEFINE: %{launch} = --grid=1 --block=32 --arg=f32[32]:zero --arg=f32[32]:ramp --arg=i32:33554432 --arg=i32:1073741824
; DEFINE: %{check} = %unbank fix %s -o %t/out.ll --layout='*@%{layout}' --block=32 > %t/text \
; DEFINE:   && FileCheck %s < %t/text && %unbank simulate %t/out.ll %{launch} --output=0=%t/after && cmp %t/before %t/after
; RUN: rm -rf %t && mkdir %t
; RUN: %unbank simulate %s %{launch} --output=0=%t/before
; REDEFINE: %{layout} = pad:128:4
; RUN: %{check}
; REDEFINE: %{layout} = pad:128:16
; RUN: %{check}
; REDEFINE: %{layout} = pad:96:4
; RUN: %{check}
; REDEFINE: %{layout} = pad:64:4:512:8
; RUN: %{check}
; REDEFINE: %{layout} = xor:2:31:7
; RUN: %{check}
; REDEFINE: %{layout} = rot:128:4
; RUN: %{check}
; REDEFINE: %{layout} = rot:96:4
; RUN: %{check}
; REDEFINE: %{layout} = xor:2:7:5+pad:160:4
; RUN: %{check}
; CHECK: tile {{.*}} changed
target datalayout = "e-p3:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [32 x [32 x float]] undef, align 4
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier0()

define ptx_kernel void @kernel(ptr %out, ptr %in, i32 %far, i32 %words) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %from = getelementptr float, ptr %in, i32 %t
  %v = load float, ptr %from

  ; tile[t + far][1]
  %row = add i32 %t, %far
  %rows = getelementptr [32 x float], ptr addrspace(3) @tile, i32 %row
  %in.row = getelementptr inbounds i8, ptr addrspace(3) %rows, i32 4
  store float %v, ptr addrspace(3) %in.row, align 4

  ; tile[0][32 * t + 2 + words]
  %t32 = mul i32 %t, 32
  %t32.2 = add i32 %t32, 2
  %word = add i32 %t32.2, %words
  %unit = getelementptr float, ptr addrspace(3) @tile, i32 %word
  %twice = fadd float %v, %v
  store float %twice, ptr addrspace(3) %unit, align 4

  ; tile[far][t * 32 + words], both beyond 2^32
  %two.rows = getelementptr [32 x float], ptr addrspace(3) @tile, i32 %far
  %two.word = add i32 %t32, %words
  %two = getelementptr float, ptr addrspace(3) %two.rows, i32 %two.word
  %thrice = fadd float %twice, %v
  store float %thrice, ptr addrspace(3) %two, align 4

  ; tile[t + far][3] in 64 bits, cast to 32
  %t64 = zext i32 %t to i64
  %far64 = zext i32 %far to i64
  %row64 = add i64 %t64, %far64
  %wide = getelementptr [32 x float], ptr addrspacecast (ptr addrspace(3) @tile to ptr), i64 %row64
  %narrow = addrspacecast ptr %wide to ptr addrspace(3)
  %narrow.3 = getelementptr i8, ptr addrspace(3) %narrow, i32 12
  store float %v, ptr addrspace(3) %narrow.3, align 4
  call void @llvm.nvvm.barrier0()

  ; What the next thread has written, a word in each turn, of which each is 2^32 + 4 bytes behind the last.
  %next = xor i32 %t, 1
  %start = getelementptr [32 x float], ptr addrspace(3) @tile, i32 %next
  %step = add i32 %words, 1
  br label %loop

loop:
  %p = phi ptr addrspace(3) [ %start, %entry ], [ %p.next, %loop ]
  %i = phi i32 [ 0, %entry ], [ %i.next, %loop ]
  %sum = phi float [ 0.0, %entry ], [ %sum.next, %loop ]
  %w = load float, ptr addrspace(3) %p, align 4
  %scaled = fmul float %sum, 64.0
  %sum.next = fadd float %scaled, %w
  %p.next = getelementptr float, ptr addrspace(3) %p, i32 %step
  %i.next = add i32 %i, 1
  %again = icmp ult i32 %i.next, 4
  br i1 %again, label %loop, label %done

done:
  %to = getelementptr float, ptr %out, i32 %t
  store float %sum.next, ptr %to
  ret void
}
