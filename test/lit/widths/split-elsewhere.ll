; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Words at 4, 8 and 12 bytes behind a multiple of 16, in a loop, where a number of that place is added before the loop. Before sm_90 ptxas was seen not to
; move the number out of a sum with a product of 64 bits, so that the words are off the alignment that it proves and stay apart (product). It moves it
; out of a sum with a shift, and they merge (shift).
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; CHECK: product ld None
; CHECK-NEXT: product ld None
; CHECK-NEXT: product ld None
; CHECK-NEXT: shift ld 16
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@table = internal addrspace(3) global [4096 x i32] undef, align 16
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define ptx_kernel void @product(ptr addrspace(1) %out, i64 %n) "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = zext i32 %t to i64
  %own = getelementptr i64, ptr addrspace(1) %out, i64 %x
  %wide = load i64, ptr addrspace(1) %own, align 8
  %masked = and i64 %wide, 31
  %times = call i64 asm "mul.lo.s64 $0, $1, 48;", "=l,l"(i64 %masked)
  %scaled = call i64 asm "add.s64 $0, $1, 1540;", "=l,l"(i64 %times)
  %base = getelementptr i8, ptr addrspace(3) @table, i64 %scaled
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %s = phi i32 [ 0, %entry ], [ %sum, %loop ]
  %p = getelementptr i8, ptr addrspace(3) %base, i64 %i
  %q = getelementptr i8, ptr addrspace(3) %p, i64 4
  %r = getelementptr i8, ptr addrspace(3) %p, i64 8
  %a = load i32, ptr addrspace(3) %p, align 4
  %b = load i32, ptr addrspace(3) %q, align 4
  %c = load i32, ptr addrspace(3) %r, align 4
  %ab = xor i32 %a, %b
  %abc = mul i32 %ab, %c
  %sum = add i32 %s, %abc
  %next = add i64 %i, 256
  %done = icmp eq i64 %next, 1280
  br i1 %done, label %end, label %loop, !llvm.loop !0
end:
  store i32 %sum, ptr addrspace(1) %out
  ret void
}
define ptx_kernel void @shift(ptr addrspace(1) %out, i64 %n) "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = zext i32 %t to i64
  %own = getelementptr i64, ptr addrspace(1) %out, i64 %x
  %wide = load i64, ptr addrspace(1) %own, align 8
  %masked = and i64 %wide, 31
  %times = call i64 asm "shl.b64 $0, $1, 6;", "=l,l"(i64 %masked)
  %scaled = call i64 asm "add.s64 $0, $1, 1540;", "=l,l"(i64 %times)
  %base = getelementptr i8, ptr addrspace(3) @table, i64 %scaled
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %s = phi i32 [ 0, %entry ], [ %sum, %loop ]
  %p = getelementptr i8, ptr addrspace(3) %base, i64 %i
  %q = getelementptr i8, ptr addrspace(3) %p, i64 4
  %r = getelementptr i8, ptr addrspace(3) %p, i64 8
  %a = load i32, ptr addrspace(3) %p, align 4
  %b = load i32, ptr addrspace(3) %q, align 4
  %c = load i32, ptr addrspace(3) %r, align 4
  %ab = xor i32 %a, %b
  %abc = mul i32 %ab, %c
  %sum = add i32 %s, %abc
  %next = add i64 %i, 256
  %done = icmp eq i64 %next, 1280
  br i1 %done, label %end, label %loop, !llvm.loop !0
end:
  store i32 %sum, ptr addrspace(1) %out
  ret void
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
