; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; 32-bit addresses, as inline PTX takes them, from sm_90 on, as seen in cubins; each has a twin:
;
;     word     constants are part of the offset of what is used as the address directly: one LDS.64
;     long     so they are for a sum that is extended first, and carries nothing, which is certain if known bits show it: one LDS.64
;     numbers  constants decide in which iterations of an unrolled loop an arm chooses the address: ptxas knows all eight, and makes two LDS.128
;     value    an argument decides it: eight LDS.32
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; CHECK: word ld None {{.*}} computed apart
; CHECK: long ld {{8 .*|None .* computed apart}}
; CHECK: numbers ld None {{.*}} neighbours in other iterations of a loop that ptxas may unroll
; CHECK: value ld 4{{ .*}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@table = internal addrspace(3) global [4096 x i32] undef, align 16

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define ptx_kernel void @word(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %row = shl i32 %t, 4
  %base = ptrtoint ptr addrspace(3) @table to i32
  %p = add i32 %row, %base
  %q = add i32 %p, 4
  %x = call i32 asm "ld.shared.u32 $0, [$1];", "=r,r"(i32 %p)
  %y = call i32 asm "ld.shared.u32 $0, [$1];", "=r,r"(i32 %q)
  %z = mul i32 %x, %y
  store i32 %z, ptr addrspace(1) %out
  ret void
}

define ptx_kernel void @long(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %row = shl i32 %t, 4
  %more = add i32 %row, 4
  %w = zext i32 %row to i64
  %v = zext i32 %more to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %w
  %q = getelementptr i8, ptr addrspace(3) @table, i64 %v
  %x = load i32, ptr addrspace(3) %p, align 4
  %y = load i32, ptr addrspace(3) %q, align 4
  %z = mul i32 %x, %y
  store i32 %z, ptr addrspace(1) %out
  ret void
}

define ptx_kernel void @numbers(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %row = shl i32 %t, 7
  %w = zext i32 %row to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %w
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %meet ]
  %sum = phi i32 [ 0, %entry ], [ %more, %meet ]
  %c = icmp ult i32 %i, 4
  br i1 %c, label %other, label %meet

other:
  %far = xor i32 %i, 16
  store volatile i32 %sum, ptr addrspace(1) %out
  br label %meet

meet:
  %at = phi i32 [ %i, %loop ], [ %far, %other ]
  %index = zext i32 %at to i64
  %q = getelementptr i32, ptr addrspace(3) %p, i64 %index
  %x = load i32, ptr addrspace(3) %q, align 4
  %m = mul i32 %sum, 33
  %more = add i32 %m, %x
  %next = add nuw nsw i32 %i, 1
  %done = icmp eq i32 %next, 8
  br i1 %done, label %end, label %loop

end:
  store i32 %more, ptr addrspace(1) %out
  ret void
}

define ptx_kernel void @value(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %row = shl i32 %t, 7
  %w = zext i32 %row to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %w
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %meet ]
  %sum = phi i32 [ 0, %entry ], [ %more, %meet ]
  %c = icmp ult i32 %n, 4
  br i1 %c, label %other, label %meet

other:
  %far = xor i32 %i, 16
  store volatile i32 %sum, ptr addrspace(1) %out
  br label %meet

meet:
  %at = phi i32 [ %i, %loop ], [ %far, %other ]
  %index = zext i32 %at to i64
  %q = getelementptr i32, ptr addrspace(3) %p, i64 %index
  %x = load i32, ptr addrspace(3) %q, align 4
  %m = mul i32 %sum, 33
  %more = add i32 %m, %x
  %next = add nuw nsw i32 %i, 1
  %done = icmp eq i32 %next, 8
  br i1 %done, label %end, label %loop

end:
  store i32 %more, ptr addrspace(1) %out
  ret void
}
