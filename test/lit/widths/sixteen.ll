; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; 16-bit numbers: ptxas does not find that a difference, such as codegen makes of a remainder, is even; of the same number as a sum it does. A
; reflection around a constant is a difference, too, and a difference that is doubled is even again. Of one of two 16-bit numbers that a branch
; chooses, it finds nothing (`joined`); if they are doubled behind the branch (`behind`), it does.
; RUN: rm -rf %t && mkdir %t
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t/w.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/widths.py %t/w.json | FileCheck %s
; CHECK:      ld 4 exact
; CHECK-NEXT: ld 4 exact
; CHECK-NEXT: ld 8 exact
; CHECK-NEXT: ld 4 exact
; CHECK-NEXT: ld 4 exact
; CHECK-NEXT: ld 8 exact
; CHECK-NEXT: ld 4 bounded
; CHECK-NEXT: ld 4 bounded
; CHECK-NEXT: ld 8 bounded
; CHECK-NOT:  {{.}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@table = internal addrspace(3) global [768 x i32] undef, align 16

define ptx_kernel void @remainder(ptr addrspace(1) %out) {
  %tid = call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %short = trunc nuw nsw i32 %tid to i16
  %twice = shl nuw nsw i16 %short, 1
  %rest = urem i16 %twice, 764
  %i = zext nneg i16 %rest to i64
  %p = getelementptr inbounds i32, ptr addrspace(3) @table, i64 %i
  %q = getelementptr inbounds i32, ptr addrspace(3) %p, i64 1
  %a = load i32, ptr addrspace(3) %p, align 4
  %b = load i32, ptr addrspace(3) %q, align 4
  %x = xor i32 %a, %b
  store i32 %x, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @sum(ptr addrspace(1) %out) {
  %tid = call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %short = trunc nuw nsw i32 %tid to i16
  %other = xor i16 %short, 5
  %twice = shl nuw nsw i16 %short, 1
  %more = mul i16 %other, 12
  %sum = add i16 %twice, %more
  %part = and i16 %sum, 511
  %i = zext nneg i16 %part to i64
  %p = getelementptr inbounds i32, ptr addrspace(3) @table, i64 %i
  %q = getelementptr inbounds i32, ptr addrspace(3) %p, i64 1
  %a = load i32, ptr addrspace(3) %p, align 4
  %b = load i32, ptr addrspace(3) %q, align 4
  %x = xor i32 %a, %b
  store i32 %x, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @turned(ptr addrspace(1) %out) {
  %tid = call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %short = trunc nuw nsw i32 %tid to i16
  %some = and i16 %short, 62
  %turned = sub nuw nsw i16 300, %some
  %i = zext nneg i16 %turned to i64
  %p = getelementptr inbounds i32, ptr addrspace(3) @table, i64 %i
  %q = getelementptr inbounds i32, ptr addrspace(3) %p, i64 1
  %a = load i32, ptr addrspace(3) %p, align 4
  %b = load i32, ptr addrspace(3) %q, align 4
  %x = xor i32 %a, %b
  store i32 %x, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @doubled(ptr addrspace(1) %out) {
  %tid = call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %short = trunc nuw nsw i32 %tid to i16
  %some = and i16 %short, 62
  %turned = sub nuw nsw i16 201, %some
  %twice = shl i16 %turned, 1
  %i = zext nneg i16 %twice to i64
  %p = getelementptr inbounds i32, ptr addrspace(3) @table, i64 %i
  %q = getelementptr inbounds i32, ptr addrspace(3) %p, i64 1
  %a = load i32, ptr addrspace(3) %p, align 4
  %b = load i32, ptr addrspace(3) %q, align 4
  %x = xor i32 %a, %b
  store i32 %x, ptr addrspace(1) %out, align 4
  ret void
}
define ptx_kernel void @joined(ptr addrspace(1) %out, i32 %n) {
entry:
  %tid = call range(i32 0, 128) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %short = trunc nuw nsw i32 %tid to i16
  %argument = trunc i32 %n to i16
  %small = and i16 %argument, 63
  %left = shl nuw nsw i16 %short, 1
  %right = shl nuw nsw i16 %small, 1
  %is = icmp eq i32 %n, 3
  br i1 %is, label %end, label %other
other:
  %there = getelementptr i8, ptr addrspace(1) %out, i64 64
  store i32 %n, ptr addrspace(1) %there, align 4
  br label %end
end:
  %chosen = phi i16 [ %left, %entry ], [ %right, %other ]
  %i = zext nneg i16 %chosen to i64
  %p = getelementptr inbounds i32, ptr addrspace(3) @table, i64 %i
  %q = getelementptr inbounds i32, ptr addrspace(3) %p, i64 1
  %a = load i32, ptr addrspace(3) %p, align 4
  %b = load i32, ptr addrspace(3) %q, align 4
  %x = xor i32 %a, %b
  store i32 %x, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @behind(ptr addrspace(1) %out, i32 %n) {
entry:
  %tid = call range(i32 0, 128) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %short = trunc nuw nsw i32 %tid to i16
  %argument = trunc i32 %n to i16
  %small = and i16 %argument, 63
  %is = icmp eq i32 %n, 3
  br i1 %is, label %end, label %other
other:
  %there = getelementptr i8, ptr addrspace(1) %out, i64 64
  store i32 %n, ptr addrspace(1) %there, align 4
  br label %end
end:
  %chosen = phi i16 [ %short, %entry ], [ %small, %other ]
  %twice = shl nuw nsw i16 %chosen, 1
  %i = zext nneg i16 %twice to i64
  %p = getelementptr inbounds i32, ptr addrspace(3) @table, i64 %i
  %q = getelementptr inbounds i32, ptr addrspace(3) %p, i64 1
  %a = load i32, ptr addrspace(3) %p, align 4
  %b = load i32, ptr addrspace(3) %q, align 4
  %x = xor i32 %a, %b
  store i32 %x, ptr addrspace(1) %out, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
