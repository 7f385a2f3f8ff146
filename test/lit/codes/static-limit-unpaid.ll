; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Pads of this array have no room. By the wavefronts alone some would pay, but with the instructions that they add none does: that, and not the room, is
; why it stays. In the twin the column has worse conflicts, and there a pad would pay.
; RUN: %unbank_opt -passes='unbank<block=32;report=%t.json>' -verify-each %s -disable-output
; RUN: %arrays %t.json | FileCheck %s
; RUN: sed 's/4 x float/32 x float/' %s > %t.ll
; RUN: %unbank_opt -passes='unbank<block=32;report=%t.json>' -verify-each %t.ll -disable-output
; RUN: %arrays %t.json | FileCheck %s --check-prefix=PAYS
; CHECK: tile: kept no-gain
; PAYS:  tile: kept static-limit
target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [12287 x float] undef, align 4
@word = internal addrspace(3) global [1 x float] undef, align 4

define ptx_kernel void @column(ptr addrspace(1) %in) {
  store volatile float 0.0, ptr addrspace(3) @word, align 4
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %row = zext nneg i32 %tid to i64
  %p = getelementptr inbounds [4 x float], ptr addrspace(3) @tile, i64 %row
  store volatile float 0.0, ptr addrspace(3) %p, align 4
  %from.0 = getelementptr i32, ptr addrspace(1) %in, i64 0
  %at.0 = getelementptr i32, ptr addrspace(1) %from.0, i64 %row
  %pick.0 = load i32, ptr addrspace(1) %at.0, align 4
  %index.0 = zext i32 %pick.0 to i64
  %word.0 = getelementptr float, ptr addrspace(3) @tile, i64 %index.0
  store volatile float 1.0, ptr addrspace(3) %word.0, align 4
  %from.1 = getelementptr i32, ptr addrspace(1) %in, i64 1
  %at.1 = getelementptr i32, ptr addrspace(1) %from.1, i64 %row
  %pick.1 = load i32, ptr addrspace(1) %at.1, align 4
  %index.1 = zext i32 %pick.1 to i64
  %word.1 = getelementptr float, ptr addrspace(3) @tile, i64 %index.1
  store volatile float 1.0, ptr addrspace(3) %word.1, align 4
  %from.2 = getelementptr i32, ptr addrspace(1) %in, i64 2
  %at.2 = getelementptr i32, ptr addrspace(1) %from.2, i64 %row
  %pick.2 = load i32, ptr addrspace(1) %at.2, align 4
  %index.2 = zext i32 %pick.2 to i64
  %word.2 = getelementptr float, ptr addrspace(3) @tile, i64 %index.2
  store volatile float 1.0, ptr addrspace(3) %word.2, align 4
  %from.3 = getelementptr i32, ptr addrspace(1) %in, i64 3
  %at.3 = getelementptr i32, ptr addrspace(1) %from.3, i64 %row
  %pick.3 = load i32, ptr addrspace(1) %at.3, align 4
  %index.3 = zext i32 %pick.3 to i64
  %word.3 = getelementptr float, ptr addrspace(3) @tile, i64 %index.3
  store volatile float 1.0, ptr addrspace(3) %word.3, align 4
  %from.4 = getelementptr i32, ptr addrspace(1) %in, i64 4
  %at.4 = getelementptr i32, ptr addrspace(1) %from.4, i64 %row
  %pick.4 = load i32, ptr addrspace(1) %at.4, align 4
  %index.4 = zext i32 %pick.4 to i64
  %word.4 = getelementptr float, ptr addrspace(3) @tile, i64 %index.4
  store volatile float 1.0, ptr addrspace(3) %word.4, align 4
  %from.5 = getelementptr i32, ptr addrspace(1) %in, i64 5
  %at.5 = getelementptr i32, ptr addrspace(1) %from.5, i64 %row
  %pick.5 = load i32, ptr addrspace(1) %at.5, align 4
  %index.5 = zext i32 %pick.5 to i64
  %word.5 = getelementptr float, ptr addrspace(3) @tile, i64 %index.5
  store volatile float 1.0, ptr addrspace(3) %word.5, align 4
  %from.6 = getelementptr i32, ptr addrspace(1) %in, i64 6
  %at.6 = getelementptr i32, ptr addrspace(1) %from.6, i64 %row
  %pick.6 = load i32, ptr addrspace(1) %at.6, align 4
  %index.6 = zext i32 %pick.6 to i64
  %word.6 = getelementptr float, ptr addrspace(3) @tile, i64 %index.6
  store volatile float 1.0, ptr addrspace(3) %word.6, align 4
  %from.7 = getelementptr i32, ptr addrspace(1) %in, i64 7
  %at.7 = getelementptr i32, ptr addrspace(1) %from.7, i64 %row
  %pick.7 = load i32, ptr addrspace(1) %at.7, align 4
  %index.7 = zext i32 %pick.7 to i64
  %word.7 = getelementptr float, ptr addrspace(3) @tile, i64 %index.7
  store volatile float 1.0, ptr addrspace(3) %word.7, align 4
  %from.8 = getelementptr i32, ptr addrspace(1) %in, i64 8
  %at.8 = getelementptr i32, ptr addrspace(1) %from.8, i64 %row
  %pick.8 = load i32, ptr addrspace(1) %at.8, align 4
  %index.8 = zext i32 %pick.8 to i64
  %word.8 = getelementptr float, ptr addrspace(3) @tile, i64 %index.8
  store volatile float 1.0, ptr addrspace(3) %word.8, align 4
  %from.9 = getelementptr i32, ptr addrspace(1) %in, i64 9
  %at.9 = getelementptr i32, ptr addrspace(1) %from.9, i64 %row
  %pick.9 = load i32, ptr addrspace(1) %at.9, align 4
  %index.9 = zext i32 %pick.9 to i64
  %word.9 = getelementptr float, ptr addrspace(3) @tile, i64 %index.9
  store volatile float 1.0, ptr addrspace(3) %word.9, align 4
  %from.10 = getelementptr i32, ptr addrspace(1) %in, i64 10
  %at.10 = getelementptr i32, ptr addrspace(1) %from.10, i64 %row
  %pick.10 = load i32, ptr addrspace(1) %at.10, align 4
  %index.10 = zext i32 %pick.10 to i64
  %word.10 = getelementptr float, ptr addrspace(3) @tile, i64 %index.10
  store volatile float 1.0, ptr addrspace(3) %word.10, align 4
  %from.11 = getelementptr i32, ptr addrspace(1) %in, i64 11
  %at.11 = getelementptr i32, ptr addrspace(1) %from.11, i64 %row
  %pick.11 = load i32, ptr addrspace(1) %at.11, align 4
  %index.11 = zext i32 %pick.11 to i64
  %word.11 = getelementptr float, ptr addrspace(3) @tile, i64 %index.11
  store volatile float 1.0, ptr addrspace(3) %word.11, align 4
  %from.12 = getelementptr i32, ptr addrspace(1) %in, i64 12
  %at.12 = getelementptr i32, ptr addrspace(1) %from.12, i64 %row
  %pick.12 = load i32, ptr addrspace(1) %at.12, align 4
  %index.12 = zext i32 %pick.12 to i64
  %word.12 = getelementptr float, ptr addrspace(3) @tile, i64 %index.12
  store volatile float 1.0, ptr addrspace(3) %word.12, align 4
  %from.13 = getelementptr i32, ptr addrspace(1) %in, i64 13
  %at.13 = getelementptr i32, ptr addrspace(1) %from.13, i64 %row
  %pick.13 = load i32, ptr addrspace(1) %at.13, align 4
  %index.13 = zext i32 %pick.13 to i64
  %word.13 = getelementptr float, ptr addrspace(3) @tile, i64 %index.13
  store volatile float 1.0, ptr addrspace(3) %word.13, align 4
  %from.14 = getelementptr i32, ptr addrspace(1) %in, i64 14
  %at.14 = getelementptr i32, ptr addrspace(1) %from.14, i64 %row
  %pick.14 = load i32, ptr addrspace(1) %at.14, align 4
  %index.14 = zext i32 %pick.14 to i64
  %word.14 = getelementptr float, ptr addrspace(3) @tile, i64 %index.14
  store volatile float 1.0, ptr addrspace(3) %word.14, align 4
  %from.15 = getelementptr i32, ptr addrspace(1) %in, i64 15
  %at.15 = getelementptr i32, ptr addrspace(1) %from.15, i64 %row
  %pick.15 = load i32, ptr addrspace(1) %at.15, align 4
  %index.15 = zext i32 %pick.15 to i64
  %word.15 = getelementptr float, ptr addrspace(3) @tile, i64 %index.15
  store volatile float 1.0, ptr addrspace(3) %word.15, align 4
  %from.16 = getelementptr i32, ptr addrspace(1) %in, i64 16
  %at.16 = getelementptr i32, ptr addrspace(1) %from.16, i64 %row
  %pick.16 = load i32, ptr addrspace(1) %at.16, align 4
  %index.16 = zext i32 %pick.16 to i64
  %word.16 = getelementptr float, ptr addrspace(3) @tile, i64 %index.16
  store volatile float 1.0, ptr addrspace(3) %word.16, align 4
  %from.17 = getelementptr i32, ptr addrspace(1) %in, i64 17
  %at.17 = getelementptr i32, ptr addrspace(1) %from.17, i64 %row
  %pick.17 = load i32, ptr addrspace(1) %at.17, align 4
  %index.17 = zext i32 %pick.17 to i64
  %word.17 = getelementptr float, ptr addrspace(3) @tile, i64 %index.17
  store volatile float 1.0, ptr addrspace(3) %word.17, align 4
  %from.18 = getelementptr i32, ptr addrspace(1) %in, i64 18
  %at.18 = getelementptr i32, ptr addrspace(1) %from.18, i64 %row
  %pick.18 = load i32, ptr addrspace(1) %at.18, align 4
  %index.18 = zext i32 %pick.18 to i64
  %word.18 = getelementptr float, ptr addrspace(3) @tile, i64 %index.18
  store volatile float 1.0, ptr addrspace(3) %word.18, align 4
  %from.19 = getelementptr i32, ptr addrspace(1) %in, i64 19
  %at.19 = getelementptr i32, ptr addrspace(1) %from.19, i64 %row
  %pick.19 = load i32, ptr addrspace(1) %at.19, align 4
  %index.19 = zext i32 %pick.19 to i64
  %word.19 = getelementptr float, ptr addrspace(3) @tile, i64 %index.19
  store volatile float 1.0, ptr addrspace(3) %word.19, align 4
  %from.20 = getelementptr i32, ptr addrspace(1) %in, i64 20
  %at.20 = getelementptr i32, ptr addrspace(1) %from.20, i64 %row
  %pick.20 = load i32, ptr addrspace(1) %at.20, align 4
  %index.20 = zext i32 %pick.20 to i64
  %word.20 = getelementptr float, ptr addrspace(3) @tile, i64 %index.20
  store volatile float 1.0, ptr addrspace(3) %word.20, align 4
  %from.21 = getelementptr i32, ptr addrspace(1) %in, i64 21
  %at.21 = getelementptr i32, ptr addrspace(1) %from.21, i64 %row
  %pick.21 = load i32, ptr addrspace(1) %at.21, align 4
  %index.21 = zext i32 %pick.21 to i64
  %word.21 = getelementptr float, ptr addrspace(3) @tile, i64 %index.21
  store volatile float 1.0, ptr addrspace(3) %word.21, align 4
  %from.22 = getelementptr i32, ptr addrspace(1) %in, i64 22
  %at.22 = getelementptr i32, ptr addrspace(1) %from.22, i64 %row
  %pick.22 = load i32, ptr addrspace(1) %at.22, align 4
  %index.22 = zext i32 %pick.22 to i64
  %word.22 = getelementptr float, ptr addrspace(3) @tile, i64 %index.22
  store volatile float 1.0, ptr addrspace(3) %word.22, align 4
  %from.23 = getelementptr i32, ptr addrspace(1) %in, i64 23
  %at.23 = getelementptr i32, ptr addrspace(1) %from.23, i64 %row
  %pick.23 = load i32, ptr addrspace(1) %at.23, align 4
  %index.23 = zext i32 %pick.23 to i64
  %word.23 = getelementptr float, ptr addrspace(3) @tile, i64 %index.23
  store volatile float 1.0, ptr addrspace(3) %word.23, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
