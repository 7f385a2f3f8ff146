; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; x | c, where c is in bits that are zero in x, as selects, extensions, shifts and products show: ptxas may take it for a sum. Seen in cubins of sm_75
; to sm_120, in pairs:
;
;     chosen     ((x & -16) or 5) << 4, of which | 36 may be a sum: open
;     meets      ((x & -16) or 7) << 4 may have that bit, so that | 36 is not one: two loads
;     extended   (x & 85) of 16 bits, extended, times 16: open
;     whole      x of 8 bits, extended, times 16: two loads
;     taken      8192 - p, of a product p that p | 32 reads, too, where p does not have that bit: a sum, so that the zeros of p may be found: open
;     read       likewise, but p may have that bit: two loads
;     below      (x & 31) << 4, of which | -1020 may be a sum, from -1024 on: open
;     within     (x & 127) << 4 has bits of -1020: two loads
;     after      n * 144 - 1008, of which | 8 may be a sum, as + 12 is: open
;     odd        n * 132 - 1008 may have that bit: two loads
; short: forced layouts alone. Beside pointers of 32 bits other sums are open.
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; CHECK: chosen ld None {{.*}} neighbours whose addresses are computed apart
; CHECK-NEXT: chosen ld None {{.*}} neighbours whose addresses are computed apart
; CHECK-NEXT: meets ld 4{{ .*}}
; CHECK-NEXT: meets ld 4{{ .*}}
; CHECK-NEXT: extended ld None {{.*}} neighbours whose addresses are computed apart
; CHECK-NEXT: extended ld None {{.*}} neighbours whose addresses are computed apart
; CHECK-NEXT: whole ld 4{{ .*}}
; CHECK-NEXT: whole ld 4{{ .*}}
; CHECK-NEXT: taken ld None {{.*}} neighbours whose addresses are computed apart
; CHECK-NEXT: taken ld None {{.*}} neighbours whose addresses are computed apart
; CHECK-NEXT: read ld 4{{ .*}}
; CHECK-NEXT: read ld 4{{ .*}}
; CHECK-NEXT: below ld None {{.*}} neighbours whose addresses are computed apart
; CHECK-NEXT: below ld None {{.*}} neighbours whose addresses are computed apart
; CHECK-NEXT: within ld 4{{ .*}}
; CHECK-NEXT: within ld 4{{ .*}}
; CHECK-NEXT: after ld None {{.*}} neighbours whose addresses are computed apart
; CHECK-NEXT: after ld None {{.*}} neighbours whose addresses are computed apart
; CHECK-NEXT: odd ld 4{{ .*}}
; CHECK-NEXT: odd ld 4{{ .*}}
; CHECK-NOT: {{^.}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@table = internal addrspace(3) global [16384 x i8] undef, align 16

define ptx_kernel void @chosen(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_80" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp slt i32 %t, %n
  %m = and i32 %t, 1008
  %s = select i1 %c, i32 %m, i32 5
  %x = shl i32 %s, 4
  %j = or i32 %x, 32
  %k = or i32 %x, 36
  %v = zext i32 %j to i64
  %w = zext i32 %k to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %v
  %q = getelementptr i8, ptr addrspace(3) @table, i64 %w
  %a = load i32, ptr addrspace(3) %p, align 4
  store volatile i32 %a, ptr addrspace(1) %out, align 4
  %b = load i32, ptr addrspace(3) %q, align 4
  store volatile i32 %b, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @meets(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_80" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp slt i32 %t, %n
  %m = and i32 %t, 1008
  %s = select i1 %c, i32 %m, i32 7
  %x = shl i32 %s, 4
  %j = or i32 %x, 32
  %k = or i32 %x, 36
  %v = zext i32 %j to i64
  %w = zext i32 %k to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %v
  %q = getelementptr i8, ptr addrspace(3) @table, i64 %w
  %a = load i32, ptr addrspace(3) %p, align 4
  store volatile i32 %a, ptr addrspace(1) %out, align 4
  %b = load i32, ptr addrspace(3) %q, align 4
  store volatile i32 %b, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @extended(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_80" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %h = trunc i32 %t to i16
  %m = and i16 %h, 85
  %s = zext i16 %m to i32
  %x = shl i32 %s, 4
  %j = or i32 %x, 32
  %k = or i32 %x, 36
  %v = zext i32 %j to i64
  %w = zext i32 %k to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %v
  %q = getelementptr i8, ptr addrspace(3) @table, i64 %w
  %a = load i32, ptr addrspace(3) %p, align 4
  store volatile i32 %a, ptr addrspace(1) %out, align 4
  %b = load i32, ptr addrspace(3) %q, align 4
  store volatile i32 %b, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @whole(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_80" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %h = trunc i32 %t to i16
  %m = and i16 %h, 255
  %s = zext i16 %m to i32
  %x = shl i32 %s, 4
  %j = or i32 %x, 32
  %k = or i32 %x, 36
  %v = zext i32 %j to i64
  %w = zext i32 %k to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %v
  %q = getelementptr i8, ptr addrspace(3) @table, i64 %w
  %a = load i32, ptr addrspace(3) %p, align 4
  store volatile i32 %a, ptr addrspace(1) %out, align 4
  %b = load i32, ptr addrspace(3) %q, align 4
  store volatile i32 %b, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @taken(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_80" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp slt i32 %t, %n
  %m = and i32 %t, 1008
  %s = select i1 %c, i32 %m, i32 5
  %x = shl i32 %s, 4
  %k = or i32 %x, 32
  store volatile i32 %k, ptr addrspace(1) %out, align 4
  %d = sub i32 8192, %x
  %w = zext i32 %d to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %w
  %q = getelementptr i8, ptr addrspace(3) %p, i64 4
  %a = load i32, ptr addrspace(3) %p, align 4
  store volatile i32 %a, ptr addrspace(1) %out, align 4
  %b = load i32, ptr addrspace(3) %q, align 4
  store volatile i32 %b, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @read(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_80" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp slt i32 %t, %n
  %m = and i32 %t, 1008
  %s = select i1 %c, i32 %m, i32 7
  %x = shl i32 %s, 4
  %k = or i32 %x, 32
  store volatile i32 %k, ptr addrspace(1) %out, align 4
  %d = sub i32 8192, %x
  %w = zext i32 %d to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %w
  %q = getelementptr i8, ptr addrspace(3) %p, i64 4
  %a = load i32, ptr addrspace(3) %p, align 4
  store volatile i32 %a, ptr addrspace(1) %out, align 4
  %b = load i32, ptr addrspace(3) %q, align 4
  store volatile i32 %b, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @below(ptr addrspace(1) %out) "target-cpu"="sm_75" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %m = and i32 %t, 31
  %x = shl i32 %m, 4
  %j = or i32 %x, -1024
  %k = or i32 %x, -1020
  %v = sext i32 %j to i64
  %w = sext i32 %k to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %v
  %q = getelementptr i8, ptr addrspace(3) @table, i64 %w
  %y = getelementptr i8, ptr addrspace(3) %p, i64 1024
  %z = getelementptr i8, ptr addrspace(3) %q, i64 1024
  %a = load i32, ptr addrspace(3) %y, align 4
  store volatile i32 %a, ptr addrspace(1) %out, align 4
  %b = load i32, ptr addrspace(3) %z, align 4
  store volatile i32 %b, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @within(ptr addrspace(1) %out) "target-cpu"="sm_75" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %m = and i32 %t, 127
  %x = shl i32 %m, 4
  %j = or i32 %x, -1024
  %k = or i32 %x, -1020
  %v = sext i32 %j to i64
  %w = sext i32 %k to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %v
  %q = getelementptr i8, ptr addrspace(3) @table, i64 %w
  %y = getelementptr i8, ptr addrspace(3) %p, i64 1024
  %z = getelementptr i8, ptr addrspace(3) %q, i64 1024
  %a = load i32, ptr addrspace(3) %y, align 4
  store volatile i32 %a, ptr addrspace(1) %out, align 4
  %b = load i32, ptr addrspace(3) %z, align 4
  store volatile i32 %b, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @after(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_75" {
entry:
  %m = mul i32 %n, 144
  %x = add i32 %m, -1008
  %j = or i32 %x, 8
  %k = add i32 %x, 12
  %v = sext i32 %j to i64
  %w = sext i32 %k to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %v
  %q = getelementptr i8, ptr addrspace(3) @table, i64 %w
  %a = load i32, ptr addrspace(3) %p, align 4
  store volatile i32 %a, ptr addrspace(1) %out, align 4
  %b = load i32, ptr addrspace(3) %q, align 4
  store volatile i32 %b, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @odd(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_75" {
entry:
  %m = mul i32 %n, 132
  %x = add i32 %m, -1008
  %j = or i32 %x, 8
  %k = add i32 %x, 12
  %v = sext i32 %j to i64
  %w = sext i32 %k to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %v
  %q = getelementptr i8, ptr addrspace(3) @table, i64 %w
  %a = load i32, ptr addrspace(3) %p, align 4
  store volatile i32 %a, ptr addrspace(1) %out, align 4
  %b = load i32, ptr addrspace(3) %q, align 4
  store volatile i32 %b, ptr addrspace(1) %out, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
