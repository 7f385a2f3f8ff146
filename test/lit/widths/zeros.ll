; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Zeros of sums and differences (address.h), seen in cubins of sm_75 to sm_120, in pairs:
;
;     inside   ((x + 7) + y) + 1: both constants stay where they are, so nothing is proved. Before sm_90 open
;     outside  ((x + y) + 7) + 1 is x + y + 8: one load
;     shifted  (x * 2 + 7) << 1 is one sum, not a product, so a product is subtracted from it: one load
;     plain    (x + 7) << 1 is a product: nothing is proved of the difference
;     taken    (64 - x * 64) << 2 is one sum, so z >> 1 is added by a shift: nothing is proved
;     whole    (64 - x) << 2 is a product, and the sum is aligned as both are: one load
;     above    28 - p, of a product p that another difference has as p | 8, which is above all bits of p: open
;     across   likewise, but p may have that bit, so that p is not a term of a sum: two loads
;     negated  816 - p, of a product that is negated elsewhere: open
;     read     816 - p, of one that is stored: two loads
;     halved   16 * n + 16 * m, to which half of another number is added by a shift: of which terms one instruction is made is open
;     crossed  likewise, with a sum that is not one of two products: nothing is proved
; short: forced layouts alone. Beside pointers of 32 bits an index may wrap once it counts bytes, so that a pad divides bytes, not elements, and
; costs more than a swizzle.
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; RUN: sed 's/sm_90/sm_80/g' %s > %t.ll
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.80.json>' %t.ll -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.80.json | FileCheck %s
; CHECK: inside ld {{8|None}}{{ .*}}
; CHECK-NEXT: inside ld {{8|None}}{{ .*}}
; CHECK-NEXT: outside ld 16{{ .*}}
; CHECK-NEXT: shifted ld 16{{ .*}}
; CHECK-NEXT: plain ld 8{{ .*}}
; CHECK-NEXT: plain ld 8{{ .*}}
; CHECK-NEXT: taken ld 8{{ .*}}
; CHECK-NEXT: taken ld 8{{ .*}}
; CHECK-NEXT: whole ld 16{{ .*}}
; CHECK-NEXT: above ld None {{.*}} neighbours whose addresses are computed apart
; CHECK-NEXT: above ld None {{.*}} neighbours whose addresses are computed apart
; CHECK-NEXT: across ld 8{{ .*}}
; CHECK-NEXT: across ld 8{{ .*}}
; CHECK-NEXT: negated ld None {{.*}} neighbours whose addresses are computed apart
; CHECK-NEXT: negated ld None {{.*}} neighbours whose addresses are computed apart
; CHECK-NEXT: read ld 8{{ .*}}
; CHECK-NEXT: read ld 8{{ .*}}
; CHECK-NEXT: halved ld None {{.*}} neighbours whose addresses are computed apart
; CHECK-NEXT: halved ld None {{.*}} neighbours whose addresses are computed apart
; CHECK-NEXT: crossed ld 4{{ .*}}
; CHECK-NEXT: crossed ld 4{{ .*}}
; CHECK-NOT: {{^.}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@table = internal addrspace(3) global [4096 x i64] undef, align 16

define ptx_kernel void @inside(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %v = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %h = and i32 %t, -4
  %k = shl i32 %v, 3
  %y = add i32 %h, 7
  %f = freeze i32 %y
  store i32 %f, ptr addrspace(1) %out, align 4
  %m = add i32 %f, %k
  %z = add i32 %m, 1
  %x = zext i32 %z to i64
  %p = getelementptr i64, ptr addrspace(3) @table, i64 %x
  %q = getelementptr i8, ptr addrspace(3) %p, i64 8
  %a = load i64, ptr addrspace(3) %p, align 8
  %b = load i64, ptr addrspace(3) %q, align 8
  store i64 %a, ptr addrspace(1) %out, align 8
  %o = getelementptr i64, ptr addrspace(1) %out, i64 1
  store i64 %b, ptr addrspace(1) %o, align 8
  ret void
}

define ptx_kernel void @outside(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %v = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %h = and i32 %t, -4
  %k = shl i32 %v, 3
  %m = add i32 %h, %k
  %y = add i32 %m, 7
  store i32 %y, ptr addrspace(1) %out, align 4
  %z = add i32 %y, 1
  %x = zext i32 %z to i64
  %p = getelementptr i64, ptr addrspace(3) @table, i64 %x
  %q = getelementptr i8, ptr addrspace(3) %p, i64 8
  %a = load i64, ptr addrspace(3) %p, align 8
  %b = load i64, ptr addrspace(3) %q, align 8
  store i64 %a, ptr addrspace(1) %out, align 8
  %o = getelementptr i64, ptr addrspace(1) %out, i64 1
  store i64 %b, ptr addrspace(1) %o, align 8
  ret void
}

define ptx_kernel void @shifted(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %k = shl i32 %n, 4
  %h = shl i32 %t, 1
  %s = add i32 %h, 7
  %f = freeze i32 %s
  %m = shl i32 %f, 1
  store i32 %f, ptr addrspace(1) %out, align 4
  %z = sub i32 %m, %k
  %x = zext i32 %z to i64
  %p = getelementptr i64, ptr addrspace(3) @table, i64 %x
  %q = getelementptr i8, ptr addrspace(3) %p, i64 8
  %a = load i64, ptr addrspace(3) %p, align 8
  %b = load i64, ptr addrspace(3) %q, align 8
  store i64 %a, ptr addrspace(1) %out, align 8
  %o = getelementptr i64, ptr addrspace(1) %out, i64 1
  store i64 %b, ptr addrspace(1) %o, align 8
  ret void
}

define ptx_kernel void @plain(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %k = shl i32 %n, 4
  %s = add i32 %t, 7
  %f = freeze i32 %s
  %m = shl i32 %f, 1
  store i32 %f, ptr addrspace(1) %out, align 4
  %z = sub i32 %m, %k
  %x = zext i32 %z to i64
  %p = getelementptr i64, ptr addrspace(3) @table, i64 %x
  %q = getelementptr i8, ptr addrspace(3) %p, i64 8
  %a = load i64, ptr addrspace(3) %p, align 8
  %b = load i64, ptr addrspace(3) %q, align 8
  store i64 %a, ptr addrspace(1) %out, align 8
  %o = getelementptr i64, ptr addrspace(1) %out, i64 1
  store i64 %b, ptr addrspace(1) %o, align 8
  ret void
}

define ptx_kernel void @taken(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %g = load i32, ptr addrspace(1) %out, align 4
  %k = and i32 %g, -64
  %e = lshr i32 %k, 1
  %f = freeze i32 %e
  %h = shl i32 %t, 6
  %s = sub i32 64, %h
  %u = freeze i32 %s
  %m = shl i32 %u, 2
  %z = add i32 %m, %f
  %x = zext i32 %z to i64
  %p = getelementptr i64, ptr addrspace(3) @table, i64 %x
  %q = getelementptr i8, ptr addrspace(3) %p, i64 8
  %a = load i64, ptr addrspace(3) %p, align 8
  %b = load i64, ptr addrspace(3) %q, align 8
  store i64 %a, ptr addrspace(1) %out, align 8
  %o = getelementptr i64, ptr addrspace(1) %out, i64 1
  store i64 %b, ptr addrspace(1) %o, align 8
  ret void
}

define ptx_kernel void @whole(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %g = load i32, ptr addrspace(1) %out, align 4
  %k = and i32 %g, -64
  %e = lshr i32 %k, 1
  %f = freeze i32 %e
  %s = sub i32 64, %t
  %u = freeze i32 %s
  %m = shl i32 %u, 2
  %z = add i32 %m, %f
  %x = zext i32 %z to i64
  %p = getelementptr i64, ptr addrspace(3) @table, i64 %x
  %q = getelementptr i8, ptr addrspace(3) %p, i64 8
  %a = load i64, ptr addrspace(3) %p, align 8
  %b = load i64, ptr addrspace(3) %q, align 8
  store i64 %a, ptr addrspace(1) %out, align 8
  %o = getelementptr i64, ptr addrspace(1) %out, i64 1
  store i64 %b, ptr addrspace(1) %o, align 8
  ret void
}

define ptx_kernel void @above(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %l = and i32 %t, 3
  %h = shl i32 %l, 1
  %s = or i32 %h, 8
  %d = sub i32 29, %s
  store i32 %d, ptr addrspace(1) %out, align 4
  %z = sub i32 28, %h
  %x = zext i32 %z to i64
  %p = getelementptr i64, ptr addrspace(3) @table, i64 %x
  %q = getelementptr i8, ptr addrspace(3) %p, i64 8
  %a = load i64, ptr addrspace(3) %p, align 8
  %b = load i64, ptr addrspace(3) %q, align 8
  store i64 %a, ptr addrspace(1) %out, align 8
  %o = getelementptr i64, ptr addrspace(1) %out, i64 1
  store i64 %b, ptr addrspace(1) %o, align 8
  ret void
}

define ptx_kernel void @across(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %h = shl i32 %t, 1
  %s = or i32 %h, 8
  %d = sub i32 29, %s
  store i32 %d, ptr addrspace(1) %out, align 4
  %z = sub i32 28, %h
  %x = zext i32 %z to i64
  %p = getelementptr i64, ptr addrspace(3) @table, i64 %x
  %q = getelementptr i8, ptr addrspace(3) %p, i64 8
  %a = load i64, ptr addrspace(3) %p, align 8
  %b = load i64, ptr addrspace(3) %q, align 8
  store i64 %a, ptr addrspace(1) %out, align 8
  %o = getelementptr i64, ptr addrspace(1) %out, i64 1
  store i64 %b, ptr addrspace(1) %o, align 8
  ret void
}

define ptx_kernel void @negated(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %h = shl i32 %n, 6
  %s = sub i32 0, %h
  %f = freeze i32 %s
  store i32 %f, ptr addrspace(1) %out, align 4
  %z = sub i32 816, %h
  %x = zext i32 %z to i64
  %p = getelementptr i64, ptr addrspace(3) @table, i64 %x
  %q = getelementptr i8, ptr addrspace(3) %p, i64 8
  %a = load i64, ptr addrspace(3) %p, align 8
  %b = load i64, ptr addrspace(3) %q, align 8
  store i64 %a, ptr addrspace(1) %out, align 8
  %o = getelementptr i64, ptr addrspace(1) %out, i64 1
  store i64 %b, ptr addrspace(1) %o, align 8
  ret void
}

define ptx_kernel void @read(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %h = shl i32 %n, 6
  store i32 %h, ptr addrspace(1) %out, align 4
  %z = sub i32 816, %h
  %x = zext i32 %z to i64
  %p = getelementptr i64, ptr addrspace(3) @table, i64 %x
  %q = getelementptr i8, ptr addrspace(3) %p, i64 8
  %a = load i64, ptr addrspace(3) %p, align 8
  %b = load i64, ptr addrspace(3) %q, align 8
  store i64 %a, ptr addrspace(1) %out, align 8
  %o = getelementptr i64, ptr addrspace(1) %out, i64 1
  store i64 %b, ptr addrspace(1) %o, align 8
  ret void
}

define ptx_kernel void @halved(ptr addrspace(1) %out, i32 %n, i32 %m) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %h = and i32 %t, 96
  %half = lshr i32 %h, 1
  %a = shl i32 %n, 4
  %b = shl i32 %m, 4
  %both = add i32 %a, %b
  %z = add i32 %both, %half
  %x = sext i32 %z to i64
  %r = getelementptr i8, ptr addrspace(3) @table, i64 %x
  %p = getelementptr i8, ptr addrspace(3) %r, i64 8
  %q = getelementptr i8, ptr addrspace(3) %r, i64 12
  %c = load i32, ptr addrspace(3) %p, align 4
  %d = load i32, ptr addrspace(3) %q, align 4
  store i32 %c, ptr addrspace(1) %out, align 4
  %o = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %d, ptr addrspace(1) %o, align 4
  ret void
}

define ptx_kernel void @crossed(ptr addrspace(1) %out, i32 %n, i32 %m) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %h = and i32 %t, 96
  %half = lshr i32 %h, 1
  %a = shl i32 %n, 4
  %b = shl i32 %m, 4
  %crossed = xor i32 %a, %b
  %both = add i32 %crossed, %a
  %z = add i32 %both, %half
  %x = sext i32 %z to i64
  %r = getelementptr i8, ptr addrspace(3) @table, i64 %x
  %p = getelementptr i8, ptr addrspace(3) %r, i64 8
  %q = getelementptr i8, ptr addrspace(3) %r, i64 12
  %c = load i32, ptr addrspace(3) %p, align 4
  %d = load i32, ptr addrspace(3) %q, align 4
  store i32 %c, ptr addrspace(1) %out, align 4
  %o = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %d, ptr addrspace(1) %o, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()
