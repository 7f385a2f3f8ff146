; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; The value of an address in each iteration of a loop is computed once for terms that several addresses share. Here each of 34 terms occurs twice in
; the next one, so that there are 2^34 paths through them, and a run that followed each of them would never end.
; REQUIRES: command
; RUN: %unbank analyze %s --block=32 | FileCheck %s
; CHECK: kernel shared
; CHECK: ld {{ *}}tile
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [1024 x i32] undef, align 16
declare void @llvm.nvvm.barrier0()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define ptx_kernel void @shared(ptr addrspace(1) %out, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %more, %loop ]
  %x0 = add i32 %i, %t
  %s0 = lshr i32 %x0, 1
  %x1 = xor i32 %s0, %x0
  %s1 = lshr i32 %x1, 1
  %x2 = xor i32 %s1, %x1
  %s2 = lshr i32 %x2, 1
  %x3 = xor i32 %s2, %x2
  %s3 = lshr i32 %x3, 1
  %x4 = xor i32 %s3, %x3
  %s4 = lshr i32 %x4, 1
  %x5 = xor i32 %s4, %x4
  %s5 = lshr i32 %x5, 1
  %x6 = xor i32 %s5, %x5
  %s6 = lshr i32 %x6, 1
  %x7 = xor i32 %s6, %x6
  %s7 = lshr i32 %x7, 1
  %x8 = xor i32 %s7, %x7
  %s8 = lshr i32 %x8, 1
  %x9 = xor i32 %s8, %x8
  %s9 = lshr i32 %x9, 1
  %x10 = xor i32 %s9, %x9
  %s10 = lshr i32 %x10, 1
  %x11 = xor i32 %s10, %x10
  %s11 = lshr i32 %x11, 1
  %x12 = xor i32 %s11, %x11
  %s12 = lshr i32 %x12, 1
  %x13 = xor i32 %s12, %x12
  %s13 = lshr i32 %x13, 1
  %x14 = xor i32 %s13, %x13
  %s14 = lshr i32 %x14, 1
  %x15 = xor i32 %s14, %x14
  %s15 = lshr i32 %x15, 1
  %x16 = xor i32 %s15, %x15
  %s16 = lshr i32 %x16, 1
  %x17 = xor i32 %s16, %x16
  %s17 = lshr i32 %x17, 1
  %x18 = xor i32 %s17, %x17
  %s18 = lshr i32 %x18, 1
  %x19 = xor i32 %s18, %x18
  %s19 = lshr i32 %x19, 1
  %x20 = xor i32 %s19, %x19
  %s20 = lshr i32 %x20, 1
  %x21 = xor i32 %s20, %x20
  %s21 = lshr i32 %x21, 1
  %x22 = xor i32 %s21, %x21
  %s22 = lshr i32 %x22, 1
  %x23 = xor i32 %s22, %x22
  %s23 = lshr i32 %x23, 1
  %x24 = xor i32 %s23, %x23
  %s24 = lshr i32 %x24, 1
  %x25 = xor i32 %s24, %x24
  %s25 = lshr i32 %x25, 1
  %x26 = xor i32 %s25, %x25
  %s26 = lshr i32 %x26, 1
  %x27 = xor i32 %s26, %x26
  %s27 = lshr i32 %x27, 1
  %x28 = xor i32 %s27, %x27
  %s28 = lshr i32 %x28, 1
  %x29 = xor i32 %s28, %x28
  %s29 = lshr i32 %x29, 1
  %x30 = xor i32 %s29, %x29
  %s30 = lshr i32 %x30, 1
  %x31 = xor i32 %s30, %x30
  %s31 = lshr i32 %x31, 1
  %x32 = xor i32 %s31, %x31
  %s32 = lshr i32 %x32, 1
  %x33 = xor i32 %s32, %x32
  %s33 = lshr i32 %x33, 1
  %x34 = xor i32 %s33, %x33
  %at = and i32 %x34, 1020
  %p = getelementptr i32, ptr addrspace(3) @tile, i32 %at
  %q = getelementptr i8, ptr addrspace(3) %p, i64 4
  %u = load i32, ptr addrspace(3) %p, align 4
  %v = load i32, ptr addrspace(3) %q, align 4
  %w = mul i32 %u, %v
  %more = add i32 %sum, %w
  %next = add i32 %i, 1
  %again = icmp slt i32 %next, %n
  br i1 %again, label %loop, label %exit
exit:
  store i32 %more, ptr addrspace(3) @tile, align 4
  ret void
}
