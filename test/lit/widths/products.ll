; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; A load ahead of a branch, and its neighbour behind it. Before sm_90, if the address is the array's place plus a 64-bit product and a constant, the
; place is part of the first one's offset but of the second one's register, so that they do not merge:
;
;     far      such a product: open, since for some factors ptxas computes it differently. On sm_90 one load
;     read     likewise, but something else reads the product: one load
;     shifted  a shift: one load
;
; Constants of 32-bit sums differ by block, too (stretch), and
;
;     few      x | x >> 3, where x has few bits, is a sum for ptxas, which therefore proves no alignment: open. For any x (many) it does
;     twice    288 - 32 * t may become 256 - 40 * t + 8 * t + 32, if the latter exists, which is aligned to 8: open. Alone (once) it does
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; RUN: sed 's/sm_80/sm_90/g' %s > %t.ll
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %t.ll -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck --check-prefix=LATER %s
; CHECK-COUNT-2: far ld None
; CHECK-NEXT: read ld 8
; CHECK-NEXT: shifted ld 8
; CHECK-NEXT: stretch ld None
; CHECK-COUNT-2: few ld None {{.*}} neighbours whose addresses are computed apart
; CHECK-NEXT: many ld 16
; CHECK-COUNT-2: twice ld None {{.*}} neighbours whose addresses are computed apart
; CHECK-NEXT: once ld 16{{.*}}
; CHECK-NOT: {{^.}}
; LATER: far ld 8
; LATER-NEXT: read ld 8
; LATER-NEXT: shifted ld 8
; LATER-NEXT: stretch ld 8
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@table = internal addrspace(3) global [2048 x i32] undef, align 16

define ptx_kernel void @far(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %w = zext i32 %t to i64
  %g = getelementptr i64, ptr addrspace(1) %out, i64 %w
  %l = load i64, ptr addrspace(1) %g
  %x = mul i64 %l, 48
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %x
  %a = load i32, ptr addrspace(3) %p, align 4
  store i32 %a, ptr addrspace(1) %out, align 4
  %c = icmp slt i32 %n, 1
  br i1 %c, label %end, label %then

then:
  %q = getelementptr i8, ptr addrspace(3) %p, i64 4
  %b = load i32, ptr addrspace(3) %q, align 4
  %o = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %b, ptr addrspace(1) %o, align 4
  br label %end

end:
  ret void
}

define ptx_kernel void @read(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %w = zext i32 %t to i64
  %g = getelementptr i64, ptr addrspace(1) %out, i64 %w
  %l = load i64, ptr addrspace(1) %g
  %x = mul i64 %l, 48
  %h = getelementptr i64, ptr addrspace(1) %out, i64 4
  store i64 %x, ptr addrspace(1) %h, align 8
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %x
  %a = load i32, ptr addrspace(3) %p, align 4
  store i32 %a, ptr addrspace(1) %out, align 4
  %c = icmp slt i32 %n, 1
  br i1 %c, label %end, label %then

then:
  %q = getelementptr i8, ptr addrspace(3) %p, i64 4
  %b = load i32, ptr addrspace(3) %q, align 4
  %o = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %b, ptr addrspace(1) %o, align 4
  br label %end

end:
  ret void
}

define ptx_kernel void @shifted(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %w = zext i32 %t to i64
  %g = getelementptr i64, ptr addrspace(1) %out, i64 %w
  %l = load i64, ptr addrspace(1) %g
  %x = shl i64 %l, 4
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %x
  %a = load i32, ptr addrspace(3) %p, align 4
  store i32 %a, ptr addrspace(1) %out, align 4
  %c = icmp slt i32 %n, 1
  br i1 %c, label %end, label %then

then:
  %q = getelementptr i8, ptr addrspace(3) %p, i64 4
  %b = load i32, ptr addrspace(3) %q, align 4
  %o = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %b, ptr addrspace(1) %o, align 4
  br label %end

end:
  ret void
}

define ptx_kernel void @stretch(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %m) "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" {
entry:
  %n = load i32, ptr addrspace(1) %in, align 4
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %d = mul i32 %t, %n
  %x = shl i32 %d, 7
  %y = shl i32 %d, 5
  %r = add i32 %x, 128
  %c = icmp slt i32 %n, 1
  br i1 %c, label %begin, label %first

first:
  store i32 %r, ptr addrspace(1) %out, align 4
  br label %begin

begin:
  %e = add i32 %y, 32
  %s = lshr i32 %e, 5
  %z = mul i32 %s, 16
  %i = add i32 %z, %r
  %l = sext i32 %i to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %l
  %a = load i32, ptr addrspace(3) %p, align 4
  %o1 = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %a, ptr addrspace(1) %o1, align 4
  %g = icmp slt i32 %m, 1
  br i1 %g, label %end, label %then

then:
  %q = getelementptr i8, ptr addrspace(3) %p, i64 4
  %b = load i32, ptr addrspace(3) %q, align 4
  %o2 = getelementptr i32, ptr addrspace(1) %out, i64 2
  store i32 %b, ptr addrspace(1) %o2, align 4
  br label %end

end:
  ret void
}

define ptx_kernel void @few(ptr addrspace(1) %out) "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = and i32 %t, 384
  %s = lshr i32 %x, 3
  %y = or i32 %x, %s
  %i = shl i32 %y, 3
  %w = zext i32 %i to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %w
  %a = load i64, ptr addrspace(3) %p, align 8
  store i64 %a, ptr addrspace(1) %out, align 8
  %q = getelementptr i8, ptr addrspace(3) %p, i64 8
  %b = load i64, ptr addrspace(3) %q, align 8
  %o = getelementptr i64, ptr addrspace(1) %out, i64 2
  store i64 %b, ptr addrspace(1) %o, align 8
  ret void
}

define ptx_kernel void @many(ptr addrspace(1) %out) "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = shl i32 %t, 7
  %s = lshr i32 %x, 3
  %y = or i32 %x, %s
  %i = shl i32 %y, 3
  %w = zext i32 %i to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %w
  %a = load i64, ptr addrspace(3) %p, align 8
  store i64 %a, ptr addrspace(1) %out, align 8
  %q = getelementptr i8, ptr addrspace(3) %p, i64 8
  %b = load i64, ptr addrspace(3) %q, align 8
  %o = getelementptr i64, ptr addrspace(1) %out, i64 2
  store i64 %b, ptr addrspace(1) %o, align 8
  ret void
}

define ptx_kernel void @twice(ptr addrspace(1) %out) "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %h = shl i32 %t, 3
  %k = add i32 %h, 256
  %m = mul i32 %t, -40
  %r = add i32 %m, %k
  %z = getelementptr i32, ptr addrspace(1) %out, i64 9
  store i32 %r, ptr addrspace(1) %z, align 4
  %f = shl i32 %t, 5
  %i = sub i32 288, %f
  %w = zext i32 %i to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %w
  %a = load i64, ptr addrspace(3) %p, align 8
  store i64 %a, ptr addrspace(1) %out, align 8
  %q = getelementptr i8, ptr addrspace(3) %p, i64 8
  %b = load i64, ptr addrspace(3) %q, align 8
  %o = getelementptr i64, ptr addrspace(1) %out, i64 2
  store i64 %b, ptr addrspace(1) %o, align 8
  ret void
}

define ptx_kernel void @once(ptr addrspace(1) %out) "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %h = shl i32 %t, 3
  %k = add i32 %h, 256
  %m = mul i32 %t, -40
  %r = add i32 %m, %k
  %z = getelementptr i32, ptr addrspace(1) %out, i64 9
  store i32 %k, ptr addrspace(1) %z, align 4
  %f = shl i32 %t, 5
  %i = sub i32 288, %f
  %w = zext i32 %i to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %w
  %a = load i64, ptr addrspace(3) %p, align 8
  store i64 %a, ptr addrspace(1) %out, align 8
  %q = getelementptr i8, ptr addrspace(3) %p, i64 8
  %b = load i64, ptr addrspace(3) %q, align 8
  %o = getelementptr i64, ptr addrspace(1) %out, i64 2
  store i64 %b, ptr addrspace(1) %o, align 8
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
