; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Rows of 128 bytes that are 4 bytes apart, read in a loop of eight iterations that ptxas unrolls. If a thread begins in the first row and stays
; there, the row's number is shifted and masked away: ptxas knows it to be 0, and pairs of words are aligned to 8 bytes (first_row: its two loads are
; LDS.64, so no access is certain to have 4 bytes). The same holds if a block has so few threads that all begin there (few_threads: 2 of its 14 loads
; are LDS.64). In other rows each pair is aligned to 4 bytes only (any_row).
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; CHECK: first_row ld None {{.*}}
; CHECK-NEXT: first_row ld None {{.*}}
; CHECK-NEXT: few_threads ld None {{.*}}
; CHECK-NEXT: few_threads ld None {{.*}}
; CHECK-NEXT: any_row ld 4{{.*}}
; CHECK-NEXT: any_row ld 4{{.*}}
; CHECK-NOT: {{^.}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@table = internal addrspace(3) global [16384 x i8] undef, align 16

define ptx_kernel void @first_row(ptr addrspace(1) %out) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %place = getelementptr [1024 x i8], ptr addrspace(1) %out, i32 %t
  %few = and i32 %t, 2
  %start = mul i32 %few, 16
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %at = phi i32 [ %start, %entry ], [ %later, %loop ]
  %row = lshr i32 %at, 7
  %gaps = mul i32 %row, 4
  %sum = add i32 %at, %gaps
  %wide = sext i32 %sum to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %wide
  %a = load i32, ptr addrspace(3) %p, align 4
  %q = getelementptr i8, ptr addrspace(3) %p, i64 4
  %b = load i32, ptr addrspace(3) %q, align 4
  store volatile i32 %a, ptr addrspace(1) %place, align 4
  store volatile i32 %b, ptr addrspace(1) %place, align 4
  %later = add i32 %at, 8
  %next = add i32 %i, 1
  %ends = icmp eq i32 %next, 8
  br i1 %ends, label %end, label %loop

end:
  ret void
}

define ptx_kernel void @few_threads(ptr addrspace(1) %out) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %place = getelementptr [1024 x i8], ptr addrspace(1) %out, i32 %t
  %start = mul i32 %t, 8
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %at = phi i32 [ %start, %entry ], [ %later, %loop ]
  %row = lshr i32 %at, 7
  %gaps = mul i32 %row, 4
  %sum = add i32 %at, %gaps
  %wide = sext i32 %sum to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %wide
  %a = load i32, ptr addrspace(3) %p, align 4
  %q = getelementptr i8, ptr addrspace(3) %p, i64 4
  %b = load i32, ptr addrspace(3) %q, align 4
  store volatile i32 %a, ptr addrspace(1) %place, align 4
  store volatile i32 %b, ptr addrspace(1) %place, align 4
  %later = add i32 %at, 8
  %next = add i32 %i, 1
  %ends = icmp eq i32 %next, 8
  br i1 %ends, label %end, label %loop

end:
  ret void
}

define ptx_kernel void @any_row(ptr addrspace(1) %out) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %place = getelementptr [1024 x i8], ptr addrspace(1) %out, i32 %t
  %many = and i32 %t, 62
  %start = mul i32 %many, 16
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %at = phi i32 [ %start, %entry ], [ %later, %loop ]
  %row = lshr i32 %at, 7
  %gaps = mul i32 %row, 4
  %sum = add i32 %at, %gaps
  %wide = sext i32 %sum to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %wide
  %a = load i32, ptr addrspace(3) %p, align 4
  %q = getelementptr i8, ptr addrspace(3) %p, i64 4
  %b = load i32, ptr addrspace(3) %q, align 4
  store volatile i32 %a, ptr addrspace(1) %place, align 4
  store volatile i32 %b, ptr addrspace(1) %place, align 4
  %later = add i32 %at, 8
  %next = add i32 %i, 1
  %ends = icmp eq i32 %next, 8
  br i1 %ends, label %end, label %loop

end:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
!nvvm.annotations = !{!0}
!0 = !{ptr @few_threads, !"reqntidx", i32 8}
