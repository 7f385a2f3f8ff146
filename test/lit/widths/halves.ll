; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Two neighbours of 16 bits become one load of 4 bytes, unless what is computed from them makes the load an extension (live.c), as seen in cubins of
; sm_75 to sm_120:
;
;     brain     a bf16 becomes a float by a shift, which is a zero extension
;     half      for a half it is not an extension
;     number    nor for an integer that becomes a float
;     wide      an extension
;     masked    of which fewer than 16 bits are read,
;     shifted   and of which all are
;     product   unsigned arithmetic, as the load is,
;     signed    and signed
;     quotient  likewise
;     less      likewise
;     below     likewise
;     sum       a sum, whether signed or not
;     negative  nothing needs the upper half
;     brains    nor do floats of 16 bits
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; CHECK: brain ld 2{{ .*}}
; CHECK-NEXT: brain ld 2{{ .*}}
; CHECK-NEXT: half ld 4{{ .*}}
; CHECK-NEXT: number ld 4{{ .*}}
; CHECK-NEXT: wide ld 2{{ .*}}
; CHECK-NEXT: wide ld 2{{ .*}}
; CHECK-NEXT: masked ld 4{{ .*}}
; CHECK-NEXT: shifted ld 2{{ .*}}
; CHECK-NEXT: shifted ld 2{{ .*}}
; CHECK-NEXT: product ld 2{{ .*}}
; CHECK-NEXT: product ld 2{{ .*}}
; CHECK-NEXT: signed ld 4{{ .*}}
; CHECK-NEXT: quotient ld 2{{ .*}}
; CHECK-NEXT: quotient ld 2{{ .*}}
; CHECK-NEXT: less ld 2{{ .*}}
; CHECK-NEXT: less ld 2{{ .*}}
; CHECK-NEXT: below ld 4{{ .*}}
; CHECK-NEXT: sum ld 2{{ .*}}
; CHECK-NEXT: sum ld 2{{ .*}}
; CHECK-NEXT: negative ld 4{{ .*}}
; CHECK-NEXT: brains ld 4{{ .*}}
; CHECK-NOT: {{^.}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@table = internal addrspace(3) global [4096 x i16] undef, align 16

define ptx_kernel void @brain(ptr addrspace(1) %out, i16 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = mul i32 %t, 12
  %p = getelementptr i8, ptr addrspace(3) @table, i32 %x
  %q = getelementptr i8, ptr addrspace(3) %p, i32 2
  %a = load i16, ptr addrspace(3) %p, align 2
  %b = load i16, ptr addrspace(3) %q, align 2
  %c = call float asm "cvt.f32.bf16 $0, $1;", "=f,h,h"(i16 %a, i16 %n)
  %d = call float asm "cvt.f32.bf16 $0, $1;", "=f,h,h"(i16 %b, i16 %n)
  store volatile float %c, ptr addrspace(1) %out, align 4
  store volatile float %d, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @half(ptr addrspace(1) %out, i16 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = mul i32 %t, 12
  %p = getelementptr i8, ptr addrspace(3) @table, i32 %x
  %q = getelementptr i8, ptr addrspace(3) %p, i32 2
  %a = load i16, ptr addrspace(3) %p, align 2
  %b = load i16, ptr addrspace(3) %q, align 2
  %c = call float asm "cvt.f32.f16 $0, $1;", "=f,h,h"(i16 %a, i16 %n)
  %d = call float asm "cvt.f32.f16 $0, $1;", "=f,h,h"(i16 %b, i16 %n)
  store volatile float %c, ptr addrspace(1) %out, align 4
  store volatile float %d, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @number(ptr addrspace(1) %out, i16 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = mul i32 %t, 12
  %p = getelementptr i8, ptr addrspace(3) @table, i32 %x
  %q = getelementptr i8, ptr addrspace(3) %p, i32 2
  %a = load i16, ptr addrspace(3) %p, align 2
  %b = load i16, ptr addrspace(3) %q, align 2
  %c = call float asm "cvt.rn.f32.u16 $0, $1;", "=f,h,h"(i16 %a, i16 %n)
  %d = call float asm "cvt.rn.f32.u16 $0, $1;", "=f,h,h"(i16 %b, i16 %n)
  store volatile float %c, ptr addrspace(1) %out, align 4
  store volatile float %d, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @wide(ptr addrspace(1) %out, i16 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = mul i32 %t, 12
  %p = getelementptr i8, ptr addrspace(3) @table, i32 %x
  %q = getelementptr i8, ptr addrspace(3) %p, i32 2
  %a = load i16, ptr addrspace(3) %p, align 2
  %b = load i16, ptr addrspace(3) %q, align 2
  %c = call i32 asm "cvt.u32.u16 $0, $1;", "=r,h,h"(i16 %a, i16 %n)
  %d = call i32 asm "cvt.u32.u16 $0, $1;", "=r,h,h"(i16 %b, i16 %n)
  store volatile i32 %c, ptr addrspace(1) %out, align 4
  store volatile i32 %d, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @masked(ptr addrspace(1) %out, i16 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = mul i32 %t, 12
  %p = getelementptr i8, ptr addrspace(3) @table, i32 %x
  %q = getelementptr i8, ptr addrspace(3) %p, i32 2
  %a = load i16, ptr addrspace(3) %p, align 2
  %b = load i16, ptr addrspace(3) %q, align 2
  %c = call i32 asm "{ .reg .b32 z; cvt.u32.u16 z, $1; and.b32 $0, z, 4095; }", "=r,h,h"(i16 %a, i16 %n)
  %d = call i32 asm "{ .reg .b32 z; cvt.u32.u16 z, $1; and.b32 $0, z, 4095; }", "=r,h,h"(i16 %b, i16 %n)
  store volatile i32 %c, ptr addrspace(1) %out, align 4
  store volatile i32 %d, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @shifted(ptr addrspace(1) %out, i16 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = mul i32 %t, 12
  %p = getelementptr i8, ptr addrspace(3) @table, i32 %x
  %q = getelementptr i8, ptr addrspace(3) %p, i32 2
  %a = load i16, ptr addrspace(3) %p, align 2
  %b = load i16, ptr addrspace(3) %q, align 2
  %c = call i32 asm "{ .reg .b32 z; cvt.u32.u16 z, $1; shr.u32 $0, z, 8; }", "=r,h,h"(i16 %a, i16 %n)
  %d = call i32 asm "{ .reg .b32 z; cvt.u32.u16 z, $1; shr.u32 $0, z, 8; }", "=r,h,h"(i16 %b, i16 %n)
  store volatile i32 %c, ptr addrspace(1) %out, align 4
  store volatile i32 %d, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @product(ptr addrspace(1) %out, i16 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = mul i32 %t, 12
  %p = getelementptr i8, ptr addrspace(3) @table, i32 %x
  %q = getelementptr i8, ptr addrspace(3) %p, i32 2
  %a = load i16, ptr addrspace(3) %p, align 2
  %b = load i16, ptr addrspace(3) %q, align 2
  %c = call i16 asm "mul.lo.u16 $0, $1, $2;", "=h,h,h"(i16 %a, i16 %n)
  %d = call i16 asm "mul.lo.u16 $0, $1, $2;", "=h,h,h"(i16 %b, i16 %n)
  store volatile i16 %c, ptr addrspace(1) %out, align 4
  store volatile i16 %d, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @signed(ptr addrspace(1) %out, i16 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = mul i32 %t, 12
  %p = getelementptr i8, ptr addrspace(3) @table, i32 %x
  %q = getelementptr i8, ptr addrspace(3) %p, i32 2
  %a = load i16, ptr addrspace(3) %p, align 2
  %b = load i16, ptr addrspace(3) %q, align 2
  %c = call i16 asm "mul.lo.s16 $0, $1, $2;", "=h,h,h"(i16 %a, i16 %n)
  %d = call i16 asm "mul.lo.s16 $0, $1, $2;", "=h,h,h"(i16 %b, i16 %n)
  store volatile i16 %c, ptr addrspace(1) %out, align 4
  store volatile i16 %d, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @quotient(ptr addrspace(1) %out, i16 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = mul i32 %t, 12
  %p = getelementptr i8, ptr addrspace(3) @table, i32 %x
  %q = getelementptr i8, ptr addrspace(3) %p, i32 2
  %a = load i16, ptr addrspace(3) %p, align 2
  %b = load i16, ptr addrspace(3) %q, align 2
  %c = call i16 asm "div.u16 $0, $1, $2;", "=h,h,h"(i16 %a, i16 %n)
  %d = call i16 asm "div.u16 $0, $1, $2;", "=h,h,h"(i16 %b, i16 %n)
  store volatile i16 %c, ptr addrspace(1) %out, align 4
  store volatile i16 %d, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @less(ptr addrspace(1) %out, i16 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = mul i32 %t, 12
  %p = getelementptr i8, ptr addrspace(3) @table, i32 %x
  %q = getelementptr i8, ptr addrspace(3) %p, i32 2
  %a = load i16, ptr addrspace(3) %p, align 2
  %b = load i16, ptr addrspace(3) %q, align 2
  %c = call i32 asm "{ .reg .pred p; setp.lt.u16 p, $1, $2; selp.u32 $0, 1, 2, p; }", "=r,h,h"(i16 %a, i16 %n)
  %d = call i32 asm "{ .reg .pred p; setp.lt.u16 p, $1, $2; selp.u32 $0, 1, 2, p; }", "=r,h,h"(i16 %b, i16 %n)
  store volatile i32 %c, ptr addrspace(1) %out, align 4
  store volatile i32 %d, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @below(ptr addrspace(1) %out, i16 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = mul i32 %t, 12
  %p = getelementptr i8, ptr addrspace(3) @table, i32 %x
  %q = getelementptr i8, ptr addrspace(3) %p, i32 2
  %a = load i16, ptr addrspace(3) %p, align 2
  %b = load i16, ptr addrspace(3) %q, align 2
  %c = call i32 asm "{ .reg .pred p; setp.lt.s16 p, $1, $2; selp.u32 $0, 1, 2, p; }", "=r,h,h"(i16 %a, i16 %n)
  %d = call i32 asm "{ .reg .pred p; setp.lt.s16 p, $1, $2; selp.u32 $0, 1, 2, p; }", "=r,h,h"(i16 %b, i16 %n)
  store volatile i32 %c, ptr addrspace(1) %out, align 4
  store volatile i32 %d, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @sum(ptr addrspace(1) %out, i16 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = mul i32 %t, 12
  %p = getelementptr i8, ptr addrspace(3) @table, i32 %x
  %q = getelementptr i8, ptr addrspace(3) %p, i32 2
  %a = load i16, ptr addrspace(3) %p, align 2
  %b = load i16, ptr addrspace(3) %q, align 2
  %c = call i16 asm "add.u16 $0, $1, $2;", "=h,h,h"(i16 %a, i16 %n)
  %d = call i16 asm "add.u16 $0, $1, $2;", "=h,h,h"(i16 %b, i16 %n)
  store volatile i16 %c, ptr addrspace(1) %out, align 4
  store volatile i16 %d, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @negative(ptr addrspace(1) %out, i16 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = mul i32 %t, 12
  %p = getelementptr i8, ptr addrspace(3) @table, i32 %x
  %q = getelementptr i8, ptr addrspace(3) %p, i32 2
  %a = load i16, ptr addrspace(3) %p, align 2
  %b = load i16, ptr addrspace(3) %q, align 2
  %c = call i16 asm "neg.s16 $0, $1;", "=h,h,h"(i16 %a, i16 %n)
  %d = call i16 asm "neg.s16 $0, $1;", "=h,h,h"(i16 %b, i16 %n)
  store volatile i16 %c, ptr addrspace(1) %out, align 4
  store volatile i16 %d, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @brains(ptr addrspace(1) %out, i16 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = mul i32 %t, 12
  %p = getelementptr i8, ptr addrspace(3) @table, i32 %x
  %q = getelementptr i8, ptr addrspace(3) %p, i32 2
  %a = load i16, ptr addrspace(3) %p, align 2
  %b = load i16, ptr addrspace(3) %q, align 2
  %c = call i16 asm "add.rn.bf16 $0, $1, $2;", "=h,h,h"(i16 %a, i16 %n)
  %d = call i16 asm "add.rn.bf16 $0, $1, $2;", "=h,h,h"(i16 %b, i16 %n)
  store volatile i16 %c, ptr addrspace(1) %out, align 4
  store volatile i16 %d, ptr addrspace(1) %out, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
