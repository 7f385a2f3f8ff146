; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; What ptxas proves of sums (address.h), seen in cubins of sm_75 to sm_120:
;
;     narrow   640 - x * 16, where x has 16 bits, is aligned as any difference of 32 bits is: one load
;     wide     (y + k) * 80 - x * 80 in 64 bits, where the first product extends a sum of 32 bits: seen both ways, open
;     selects  (s << 2) | (s >> 1) of a select of two numbers, whose bits are known: open
;     nested   (x * 16 + 17) + 87 with the sums in two blocks: 17 stays in what 87 is added to, so nothing is proved of it
;     cut      x + 804 in 64 bits, of which 32 are extended: 804 stays in it, so nothing is proved of it; open
;     loose    (x + 17) + 87 is x + 104, if x is not a product: one load
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; RUN: sed 's/sm_90/sm_80/g' %s > %t.ll
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %t.ll -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck --check-prefix=EARLIER %s
; EARLIER: nested ld 8
; EARLIER-NEXT: nested ld 8
; EARLIER-NEXT: loose ld 16
; EARLIER-COUNT-2: cut ld None
; CHECK: narrow ld 16
; CHECK-NEXT: wide ld None {{.*}} neighbours whose addresses are computed apart
; CHECK: selects ld None {{.*}} neighbours whose addresses are computed apart
; CHECK: nested ld 8
; CHECK-NEXT: nested ld 8
; CHECK-NEXT: loose ld 16{{.*}}
; CHECK-COUNT-2: cut ld None{{.*}}
; CHECK-NOT: {{^.}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@table = internal addrspace(3) global [4096 x i64] undef, align 16

define ptx_kernel void @narrow(ptr addrspace(1) %out, ptr addrspace(1) noalias %in) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %g = getelementptr i16, ptr addrspace(1) %in, i32 %t
  %l = load i16, ptr addrspace(1) %g, align 2
  %z = zext i16 %l to i32
  %m = mul i32 %z, 48
  %d = sub i32 640, %m
  %x = zext i32 %d to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %x
  %q0 = getelementptr i8, ptr addrspace(3) %p, i64 0
  %a0 = load i32, ptr addrspace(3) %q0, align 4
  %q1 = getelementptr i8, ptr addrspace(3) %p, i64 4
  %a1 = load i32, ptr addrspace(3) %q1, align 4
  %q2 = getelementptr i8, ptr addrspace(3) %p, i64 8
  %a2 = load i32, ptr addrspace(3) %q2, align 4
  %q3 = getelementptr i8, ptr addrspace(3) %p, i64 12
  %a3 = load i32, ptr addrspace(3) %q3, align 4
  %o0 = getelementptr i32, ptr addrspace(1) %out, i64 0
  store i32 %a0, ptr addrspace(1) %o0, align 4
  %o1 = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %a1, ptr addrspace(1) %o1, align 4
  %o2 = getelementptr i32, ptr addrspace(1) %out, i64 2
  store i32 %a2, ptr addrspace(1) %o2, align 4
  %o3 = getelementptr i32, ptr addrspace(1) %out, i64 3
  store i32 %a3, ptr addrspace(1) %o3, align 4
  ret void
}

define ptx_kernel void @wide(ptr addrspace(1) %out, i64 %u) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %n = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %y = add i32 %n, -1
  %w = zext i32 %y to i64
  %f = mul i64 %w, 80
  %g = mul i64 %u, 80
  %x = sub i64 %f, %g
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %x
  %q0 = getelementptr i8, ptr addrspace(3) %p, i64 0
  %a0 = load i32, ptr addrspace(3) %q0, align 4
  %q1 = getelementptr i8, ptr addrspace(3) %p, i64 4
  %a1 = load i32, ptr addrspace(3) %q1, align 4
  %q2 = getelementptr i8, ptr addrspace(3) %p, i64 8
  %a2 = load i32, ptr addrspace(3) %q2, align 4
  %q3 = getelementptr i8, ptr addrspace(3) %p, i64 12
  %a3 = load i32, ptr addrspace(3) %q3, align 4
  %o0 = getelementptr i32, ptr addrspace(1) %out, i64 0
  store i32 %a0, ptr addrspace(1) %o0, align 4
  %o1 = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %a1, ptr addrspace(1) %o1, align 4
  %o2 = getelementptr i32, ptr addrspace(1) %out, i64 2
  store i32 %a2, ptr addrspace(1) %o2, align 4
  %o3 = getelementptr i32, ptr addrspace(1) %out, i64 3
  store i32 %a3, ptr addrspace(1) %o3, align 4
  ret void
}

define ptx_kernel void @selects(ptr addrspace(1) %out) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp ult i32 %t, 16
  %s = select i1 %c, i32 64, i32 192
  %h = shl i32 %s, 2
  %r = lshr i32 %s, 1
  %f = freeze i32 %r
  %b = or i32 %h, %f
  %x = zext i32 %b to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %x
  %q0 = getelementptr i8, ptr addrspace(3) %p, i64 0
  %a0 = load i32, ptr addrspace(3) %q0, align 4
  %q1 = getelementptr i8, ptr addrspace(3) %p, i64 4
  %a1 = load i32, ptr addrspace(3) %q1, align 4
  %q2 = getelementptr i8, ptr addrspace(3) %p, i64 8
  %a2 = load i32, ptr addrspace(3) %q2, align 4
  %q3 = getelementptr i8, ptr addrspace(3) %p, i64 12
  %a3 = load i32, ptr addrspace(3) %q3, align 4
  %o0 = getelementptr i32, ptr addrspace(1) %out, i64 0
  store i32 %a0, ptr addrspace(1) %o0, align 4
  %o1 = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %a1, ptr addrspace(1) %o1, align 4
  %o2 = getelementptr i32, ptr addrspace(1) %out, i64 2
  store i32 %a2, ptr addrspace(1) %o2, align 4
  %o3 = getelementptr i32, ptr addrspace(1) %out, i64 3
  store i32 %a3, ptr addrspace(1) %o3, align 4
  ret void
}

define ptx_kernel void @nested(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %m = shl i32 %t, 4
  %y = add i32 %m, 17
  %c = icmp slt i32 %n, 1
  br i1 %c, label %end, label %then

then:
  store i32 %y, ptr addrspace(1) %out, align 4
  br label %end

end:
  %z = add i32 %y, 87
  %x = zext i32 %z to i64
  %p = getelementptr i64, ptr addrspace(3) @table, i64 %x
  %a = load i64, ptr addrspace(3) %p, align 8
  %q = getelementptr i8, ptr addrspace(3) %p, i64 8
  %b = load i64, ptr addrspace(3) %q, align 8
  store i64 %a, ptr addrspace(1) %out, align 8
  %o = getelementptr i64, ptr addrspace(1) %out, i64 1
  store i64 %b, ptr addrspace(1) %o, align 8
  ret void
}

define ptx_kernel void @loose(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %h = shl i32 %t, 4
  %k = shl i32 %n, 4
  %m = add i32 %h, %k
  %y = add i32 %m, 17
  %c = icmp slt i32 %n, 1
  br i1 %c, label %end, label %then

then:
  store i32 %y, ptr addrspace(1) %out, align 4
  br label %end

end:
  %z = add i32 %y, 87
  %x = zext i32 %z to i64
  %p = getelementptr i64, ptr addrspace(3) @table, i64 %x
  %a = load i64, ptr addrspace(3) %p, align 8
  %q = getelementptr i8, ptr addrspace(3) %p, i64 8
  %b = load i64, ptr addrspace(3) %q, align 8
  store i64 %a, ptr addrspace(1) %out, align 8
  %o = getelementptr i64, ptr addrspace(1) %out, i64 1
  store i64 %b, ptr addrspace(1) %o, align 8
  ret void
}

define ptx_kernel void @cut(ptr addrspace(1) %out, ptr addrspace(1) noalias %in) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %g = getelementptr i64, ptr addrspace(1) %in, i32 %t
  %l = load i64, ptr addrspace(1) %g, align 8
  %m = and i64 %l, -16
  store i64 %m, ptr addrspace(1) %out, align 8
  %s = add i64 %m, 804
  %h = shl i64 %s, 32
  %x = ashr i64 %h, 32
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %x
  %p1 = getelementptr i8, ptr addrspace(3) %p, i64 4
  %p2 = getelementptr i8, ptr addrspace(3) %p, i64 8
  %a = load i32, ptr addrspace(3) %p1, align 4
  %b = load i32, ptr addrspace(3) %p2, align 4
  %c = mul i32 %a, %b
  store i32 %c, ptr addrspace(1) %out, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
