; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Zero bits of products of differences, and of bit fields (address.h), seen in cubins of sm_75 to sm_120, in pairs:
;
;     distributed  (64 - y) * 3 is 192 - y * 3, a sum with a product, and aligned as both are: one load
;     plain        64 - y is not such a sum: two loads
;     from         x - (64 - y) * 3 subtracts a sum, not a product, so nothing is proved: two loads
;     lowest       the lowest bits of 64, sign-extended, keep their zeros: one load
;     upper        those of 32 bits, which are shifted left and back, do not: two loads
;     disjoint     430 - p, of a product p that another sum reads as p | 11, in bits that p does not have: open
;     common       likewise, but p may have one of these bits, so that p | 11 is not a sum: two loads
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; CHECK: distributed ld 8{{ .*}}
; CHECK-NEXT: plain ld 4{{ .*}}
; CHECK-NEXT: plain ld 4{{ .*}}
; CHECK-NEXT: from ld 4{{ .*}}
; CHECK-NEXT: from ld 4{{ .*}}
; CHECK-NEXT: lowest ld 8{{ .*}}
; CHECK-NEXT: upper ld 4{{ .*}}
; CHECK-NEXT: upper ld 4{{ .*}}
; CHECK-NEXT: disjoint ld None{{ .*}}
; CHECK-NEXT: disjoint ld None{{ .*}}
; CHECK-NEXT: common ld 4{{ .*}}
; CHECK-NEXT: common ld 4{{ .*}}
; CHECK-NOT: {{^.}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@table = internal addrspace(3) global [2048 x i32] undef, align 16

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()

define ptx_kernel void @distributed(ptr addrspace(1) %out) "target-cpu"="sm_90" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = and i32 %t, 8
  %d = sub i32 64, %y
  %m = mul i32 %d, 3
  %w = zext i32 %m to i64
  %p = getelementptr i32, ptr addrspace(3) @table, i64 %w
  %q = getelementptr i8, ptr addrspace(3) %p, i64 4
  %a = load i32, ptr addrspace(3) %p, align 4
  %b = load i32, ptr addrspace(3) %q, align 4
  %s = mul i32 %a, %b
  store i32 %s, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @plain(ptr addrspace(1) %out) "target-cpu"="sm_90" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = and i32 %t, 8
  %d = sub i32 64, %y
  %w = zext i32 %d to i64
  %p = getelementptr i32, ptr addrspace(3) @table, i64 %w
  %q = getelementptr i8, ptr addrspace(3) %p, i64 4
  %a = load i32, ptr addrspace(3) %p, align 4
  %b = load i32, ptr addrspace(3) %q, align 4
  %s = mul i32 %a, %b
  store i32 %s, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @from(ptr addrspace(1) %out) "target-cpu"="sm_90" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %u = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %y = and i32 %t, 8
  %d = sub i32 64, %y
  %m = mul i32 %d, 3
  %x = and i32 %u, -16
  %e = sub i32 %x, %m
  %w = zext i32 %e to i64
  %p = getelementptr i32, ptr addrspace(3) @table, i64 %w
  %q = getelementptr i8, ptr addrspace(3) %p, i64 4
  %a = load i32, ptr addrspace(3) %p, align 4
  %b = load i32, ptr addrspace(3) %q, align 4
  %s = mul i32 %a, %b
  store i32 %s, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @lowest(ptr addrspace(1) %out) "target-cpu"="sm_90" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = mul i32 %t, 48
  %z = zext i32 %x to i64
  %v = trunc i64 %z to i11
  %w = sext i11 %v to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %w
  %q = getelementptr i8, ptr addrspace(3) %p, i64 4
  %a = load i32, ptr addrspace(3) %p, align 4
  %b = load i32, ptr addrspace(3) %q, align 4
  %s = mul i32 %a, %b
  store i32 %s, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @upper(ptr addrspace(1) %out) "target-cpu"="sm_90" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = mul i32 %t, 48
  %v = trunc i32 %x to i11
  %u = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %e = sext i11 %v to i32
  %l = and i32 %u, -16
  %o = xor i32 %e, %l
  %w = sext i32 %o to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %w
  %q = getelementptr i8, ptr addrspace(3) %p, i64 4
  %a = load i32, ptr addrspace(3) %p, align 4
  %b = load i32, ptr addrspace(3) %q, align 4
  %s = mul i32 %a, %b
  store i32 %s, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @disjoint(ptr addrspace(1) %out) "target-cpu"="sm_90" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = and i32 %t, 24
  %m = mul i32 %x, 6
  %o = or i32 %m, 11
  store i32 %o, ptr addrspace(1) %out, align 4
  %d = sub i32 430, %m
  %w = zext i32 %d to i64
  %p = getelementptr i32, ptr addrspace(3) @table, i64 %w
  %q = getelementptr i8, ptr addrspace(3) %p, i64 4
  %a = load i32, ptr addrspace(3) %p, align 4
  %b = load i32, ptr addrspace(3) %q, align 4
  %s = mul i32 %a, %b
  store i32 %s, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @common(ptr addrspace(1) %out) "target-cpu"="sm_90" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = and i32 %t, 28
  %m = mul i32 %x, 6
  %o = or i32 %m, 11
  store i32 %o, ptr addrspace(1) %out, align 4
  %d = sub i32 430, %m
  %w = zext i32 %d to i64
  %p = getelementptr i32, ptr addrspace(3) @table, i64 %w
  %q = getelementptr i8, ptr addrspace(3) %p, i64 4
  %a = load i32, ptr addrspace(3) %p, align 4
  %b = load i32, ptr addrspace(3) %q, align 4
  %s = mul i32 %a, %b
  store i32 %s, ptr addrspace(1) %out, align 4
  ret void
}
