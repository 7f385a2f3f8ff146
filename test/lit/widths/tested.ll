; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; An `and` or `or` that is also compared with 0 is one instruction with the predicate, of which ptxas proves no alignment. Seen in cubins of sm_75 to
; sm_120, for four loads of one window:
;
;     plain      x & -16: LDS.128
;     tested     compared with 0 in the same block: four LDS.32
;     joined     likewise (x << 4) | (y << 5)
;     bound      compared with 32: LDS.128
;     unread     what is compared is an `and` of that: LDS.128
;     later      compared in another block, where ptxas was seen to keep both apart: open
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; CHECK: plain ld 16{{ .*}}
; CHECK-NEXT: tested ld 4{{ .*}}
; CHECK-NEXT: tested ld 4{{ .*}}
; CHECK-NEXT: tested ld 4{{ .*}}
; CHECK-NEXT: tested ld 4{{ .*}}
; CHECK-NEXT: joined ld 4{{ .*}}
; CHECK-NEXT: joined ld 4{{ .*}}
; CHECK-NEXT: joined ld 4{{ .*}}
; CHECK-NEXT: joined ld 4{{ .*}}
; CHECK-NEXT: bound ld 16{{ .*}}
; CHECK-NEXT: unread ld 16{{ .*}}
; CHECK-NEXT: later ld None{{ .*}}
; CHECK-NEXT: later ld None{{ .*}}
; CHECK-NEXT: later ld None{{ .*}}
; CHECK-NEXT: later ld None{{ .*}}
; CHECK-NOT: {{^.}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@table = internal addrspace(3) global [16384 x i8] undef, align 16

define ptx_kernel void @plain(ptr addrspace(1) %out, i32 %n, i32 %m) "target-cpu"="sm_90" "target-features"="+ptx78" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %q = mul i32 %t, %n
  %x = add i32 %q, %m
  %j = and i32 %x, 1008
  %z = icmp slt i32 %t, %n
  br i1 %z, label %other, label %load

other:
  store volatile i32 %t, ptr addrspace(1) %out, align 4
  ret void

load:
  %w = zext i32 %j to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %w
  %p1 = getelementptr i8, ptr addrspace(3) %p, i64 4
  %p2 = getelementptr i8, ptr addrspace(3) %p, i64 8
  %p3 = getelementptr i8, ptr addrspace(3) %p, i64 12
  %a = load i32, ptr addrspace(3) %p, align 4
  %b = load i32, ptr addrspace(3) %p1, align 4
  %c = load i32, ptr addrspace(3) %p2, align 4
  %d = load i32, ptr addrspace(3) %p3, align 4
  store volatile i32 %a, ptr addrspace(1) %out, align 4
  store volatile i32 %b, ptr addrspace(1) %out, align 4
  store volatile i32 %c, ptr addrspace(1) %out, align 4
  store volatile i32 %d, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @tested(ptr addrspace(1) %out, i32 %n, i32 %m) "target-cpu"="sm_90" "target-features"="+ptx78" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %q = mul i32 %t, %n
  %x = add i32 %q, %m
  %j = and i32 %x, 1008
  %z = icmp eq i32 %j, 0
  br i1 %z, label %other, label %load

other:
  store volatile i32 %t, ptr addrspace(1) %out, align 4
  ret void

load:
  %w = zext i32 %j to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %w
  %p1 = getelementptr i8, ptr addrspace(3) %p, i64 4
  %p2 = getelementptr i8, ptr addrspace(3) %p, i64 8
  %p3 = getelementptr i8, ptr addrspace(3) %p, i64 12
  %a = load i32, ptr addrspace(3) %p, align 4
  %b = load i32, ptr addrspace(3) %p1, align 4
  %c = load i32, ptr addrspace(3) %p2, align 4
  %d = load i32, ptr addrspace(3) %p3, align 4
  store volatile i32 %a, ptr addrspace(1) %out, align 4
  store volatile i32 %b, ptr addrspace(1) %out, align 4
  store volatile i32 %c, ptr addrspace(1) %out, align 4
  store volatile i32 %d, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @joined(ptr addrspace(1) %out, i32 %n, i32 %m) "target-cpu"="sm_90" "target-features"="+ptx78" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %q = mul i32 %t, %n
  %x = add i32 %q, %m
  %u = shl i32 %x, 4
  %v = shl i32 %m, 5
  %j = or i32 %u, %v
  %z = icmp eq i32 %j, 0
  br i1 %z, label %other, label %load

other:
  store volatile i32 %t, ptr addrspace(1) %out, align 4
  ret void

load:
  %w = zext i32 %j to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %w
  %p1 = getelementptr i8, ptr addrspace(3) %p, i64 4
  %p2 = getelementptr i8, ptr addrspace(3) %p, i64 8
  %p3 = getelementptr i8, ptr addrspace(3) %p, i64 12
  %a = load i32, ptr addrspace(3) %p, align 4
  %b = load i32, ptr addrspace(3) %p1, align 4
  %c = load i32, ptr addrspace(3) %p2, align 4
  %d = load i32, ptr addrspace(3) %p3, align 4
  store volatile i32 %a, ptr addrspace(1) %out, align 4
  store volatile i32 %b, ptr addrspace(1) %out, align 4
  store volatile i32 %c, ptr addrspace(1) %out, align 4
  store volatile i32 %d, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @bound(ptr addrspace(1) %out, i32 %n, i32 %m) "target-cpu"="sm_90" "target-features"="+ptx78" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %q = mul i32 %t, %n
  %x = add i32 %q, %m
  %j = and i32 %x, 1008
  %z = icmp eq i32 %j, 32
  br i1 %z, label %other, label %load

other:
  store volatile i32 %t, ptr addrspace(1) %out, align 4
  ret void

load:
  %w = zext i32 %j to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %w
  %p1 = getelementptr i8, ptr addrspace(3) %p, i64 4
  %p2 = getelementptr i8, ptr addrspace(3) %p, i64 8
  %p3 = getelementptr i8, ptr addrspace(3) %p, i64 12
  %a = load i32, ptr addrspace(3) %p, align 4
  %b = load i32, ptr addrspace(3) %p1, align 4
  %c = load i32, ptr addrspace(3) %p2, align 4
  %d = load i32, ptr addrspace(3) %p3, align 4
  store volatile i32 %a, ptr addrspace(1) %out, align 4
  store volatile i32 %b, ptr addrspace(1) %out, align 4
  store volatile i32 %c, ptr addrspace(1) %out, align 4
  store volatile i32 %d, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @unread(ptr addrspace(1) %out, i32 %n, i32 %m) "target-cpu"="sm_90" "target-features"="+ptx78" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %q = mul i32 %t, %n
  %x = add i32 %q, %m
  %j = and i32 %x, 1008
  %u = and i32 %j, 64
  %z = icmp eq i32 %u, 0
  br i1 %z, label %other, label %load

other:
  store volatile i32 %t, ptr addrspace(1) %out, align 4
  ret void

load:
  %w = zext i32 %j to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %w
  %p1 = getelementptr i8, ptr addrspace(3) %p, i64 4
  %p2 = getelementptr i8, ptr addrspace(3) %p, i64 8
  %p3 = getelementptr i8, ptr addrspace(3) %p, i64 12
  %a = load i32, ptr addrspace(3) %p, align 4
  %b = load i32, ptr addrspace(3) %p1, align 4
  %c = load i32, ptr addrspace(3) %p2, align 4
  %d = load i32, ptr addrspace(3) %p3, align 4
  store volatile i32 %a, ptr addrspace(1) %out, align 4
  store volatile i32 %b, ptr addrspace(1) %out, align 4
  store volatile i32 %c, ptr addrspace(1) %out, align 4
  store volatile i32 %d, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @later(ptr addrspace(1) %out, i32 %n, i32 %m) "target-cpu"="sm_90" "target-features"="+ptx78" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %q = mul i32 %t, %n
  %x = add i32 %q, %m
  %j = and i32 %x, 1008
  store volatile i32 %j, ptr addrspace(1) %out, align 4
  %y = icmp slt i32 %n, 7
  br i1 %y, label %other, label %test

test:
  %z = icmp eq i32 %j, 0
  br i1 %z, label %other, label %load

other:
  store volatile i32 %t, ptr addrspace(1) %out, align 4
  ret void

load:
  %w = zext i32 %j to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %w
  %p1 = getelementptr i8, ptr addrspace(3) %p, i64 4
  %p2 = getelementptr i8, ptr addrspace(3) %p, i64 8
  %p3 = getelementptr i8, ptr addrspace(3) %p, i64 12
  %a = load i32, ptr addrspace(3) %p, align 4
  %b = load i32, ptr addrspace(3) %p1, align 4
  %c = load i32, ptr addrspace(3) %p2, align 4
  %d = load i32, ptr addrspace(3) %p3, align 4
  store volatile i32 %a, ptr addrspace(1) %out, align 4
  store volatile i32 %b, ptr addrspace(1) %out, align 4
  store volatile i32 %c, ptr addrspace(1) %out, align 4
  store volatile i32 %d, ptr addrspace(1) %out, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
