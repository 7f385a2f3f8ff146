; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; (x >> 1) & 240, and the same for the lower 16 bits of x, which the mask makes equal: whether ptxas sees that is open (near), if it matters (far: it
; does not). It was seen to: one STS.64. The lower half of a 32-bit number that is bit-reversed in 64 bits is 0, and that of its complement is all
; ones: below the array ptxas merges nothing (outside).
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; CHECK: near st None {{.*}} computed apart
; CHECK-NEXT: near st None {{.*}}
; CHECK-NEXT: far st 4{{ .*}}
; CHECK-NEXT: far st 4{{ .*}}
; CHECK-NEXT: outside st None {{.*}} outside the array
; CHECK-NEXT: inside st 8{{ .*}}
; CHECK-NOT: {{^.}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@table = internal addrspace(3) global [18896 x i8] undef, align 16

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i64 @llvm.bitreverse.i64(i64)

define ptx_kernel void @near(i32 %a, i32 %b) "target-cpu"="sm_100" "target-features"="+ptx86,+sm_100" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %warp = and i32 %t, 992
  %x4 = lshr exact i32 %warp, 3
  %row = mul i32 %x4, 12
  %x = mul i32 %x4, 3
  %half = lshr i32 %x, 1
  %pad = and i32 %half, 240
  %at = add i32 %row, %pad
  %w = zext i32 %at to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %w
  %p8 = getelementptr i8, ptr addrspace(3) %p, i64 8
  store i32 %a, ptr addrspace(3) %p8, align 4
  %cut = call i16 asm "cvt.u16.u32 $0, $1;", "=h,r"(i32 %x)
  %cut.half = lshr i16 %cut, 1
  %cut32 = zext i16 %cut.half to i32
  %cut.pad = and i32 %cut32, 240
  %cut.at = add i32 %row, %cut.pad
  %v = zext i32 %cut.at to i64
  %q = getelementptr i8, ptr addrspace(3) @table, i64 %v
  %q12 = getelementptr i8, ptr addrspace(3) %q, i64 12
  store i32 %b, ptr addrspace(3) %q12, align 4
  ret void
}

define ptx_kernel void @far(i32 %a, i32 %b) "target-cpu"="sm_100" "target-features"="+ptx86,+sm_100" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %warp = and i32 %t, 992
  %x4 = lshr exact i32 %warp, 3
  %row = mul i32 %x4, 12
  %x = mul i32 %x4, 3
  %half = lshr i32 %x, 1
  %pad = and i32 %half, 240
  %at = add i32 %row, %pad
  %w = zext i32 %at to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %w
  %p8 = getelementptr i8, ptr addrspace(3) %p, i64 8
  store i32 %a, ptr addrspace(3) %p8, align 4
  %cut = call i16 asm "cvt.u16.u32 $0, $1;", "=h,r"(i32 %x)
  %cut.half = lshr i16 %cut, 1
  %cut32 = zext i16 %cut.half to i32
  %cut.pad = and i32 %cut32, 240
  %cut.at = add i32 %row, %cut.pad
  %v = zext i32 %cut.at to i64
  %q = getelementptr i8, ptr addrspace(3) @table, i64 %v
  %q12 = getelementptr i8, ptr addrspace(3) %q, i64 28
  store i32 %b, ptr addrspace(3) %q12, align 4
  ret void
}

define ptx_kernel void @outside(i32 %a, i32 %b) "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %w = zext i32 %t to i64
  %high = call i64 @llvm.bitreverse.i64(i64 %w)
  %not = xor i64 %high, -1
  %row = shl i64 %not, 5
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %row
  %p16 = getelementptr i8, ptr addrspace(3) %p, i64 16
  store i32 %a, ptr addrspace(3) %p16, align 4
  %p20 = getelementptr i8, ptr addrspace(3) %p, i64 20
  store i32 %b, ptr addrspace(3) %p20, align 4
  ret void
}

define ptx_kernel void @inside(i32 %a, i32 %b) "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %w = zext i32 %t to i64
  %high = call i64 @llvm.bitreverse.i64(i64 %w)
  %row = shl i64 %high, 5
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %row
  %p16 = getelementptr i8, ptr addrspace(3) %p, i64 16
  store i32 %a, ptr addrspace(3) %p16, align 4
  %p20 = getelementptr i8, ptr addrspace(3) %p, i64 20
  store i32 %b, ptr addrspace(3) %p20, align 4
  ret void
}
