; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Where a constant's bits are flipped: outside the loop that adds whole periods, so that the loop's addition comes last. In the twin the counter is
; below the period, and the bits are flipped inside the loop.
; RUN: %unbank_opt -passes='unbank<layout=*@xor:4:3:7>,verify' -verify-each %s -S | FileCheck %s
target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [8 x [128 x float]] undef, align 16

; CHECK-LABEL: @rows(
; CHECK:       entry:
; CHECK:       xor i32 {{.*}}, 16
; CHECK:       loop:
; CHECK-NOT:   xor
; CHECK:       load
define ptx_kernel void @rows(ptr %out) "nvvm.reqntid"="16,1,1" {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %first = mul nuw nsw i32 %x, 8
  %lane = or disjoint i32 %first, 4
  %column = zext i32 %lane to i64
  br label %loop
loop:
  %k = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr [128 x float], ptr addrspace(3) @tile, i64 %k, i64 %column
  %v = load volatile <4 x float>, ptr addrspace(3) %p, align 16
  %next = add nuw nsw i64 %k, 1
  %done = icmp eq i64 %next, 8
  br i1 %done, label %exit, label %loop
exit:
  store <4 x float> %v, ptr %out, align 16
  ret void
}

; CHECK-LABEL: @columns(
; CHECK:       loop:
; CHECK:       xor
; CHECK:       load
define ptx_kernel void @columns(ptr %out) "nvvm.reqntid"="8,1,1" {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %row = zext i32 %x to i64
  br label %loop
loop:
  %k = phi i64 [ 0, %entry ], [ %next, %loop ]
  %column = mul nuw nsw i64 %k, 4
  %p = getelementptr [128 x float], ptr addrspace(3) @tile, i64 %row, i64 %column
  %v = load volatile <4 x float>, ptr addrspace(3) %p, align 16
  %next = add nuw nsw i64 %k, 1
  %done = icmp eq i64 %next, 32
  br i1 %done, label %exit, label %loop
exit:
  store <4 x float> %v, ptr %out, align 16
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
