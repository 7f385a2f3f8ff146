; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Before sm_90, (k - y * c) * d is computed from k - y * c, one instruction in which k stays. The address of an array at 132 plus 132 * (15 - 64 * u)
; is a multiple of 16, but ptxas does not see it:
;
;     kept     y * c has no other use: apart
;     mask     it is a mask, so that the product becomes k * d - d * y: one store
;     power    d is a power of two, a shift: one store
;
; Nor do the numbers of (x + k) * c + d join, if a register is added. For an even x, 2 * (x + 11) - 6 is a multiple of 4, which ptxas does not see:
;
;     twice    with a multiple of 4 added: open, and two stores
;     alone    nothing is added: one store
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32x8;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; CHECK: kept st 1
; CHECK-COUNT-4: kept st 4
; CHECK-NEXT: mask st 1
; CHECK-NEXT: mask st 16
; CHECK-NEXT: power st 1
; CHECK-NEXT: power st 16
; CHECK-COUNT-2: twice st None {{.*}} neighbours whose addresses are computed apart
; CHECK-NEXT: alone st 4{{.*}}
; CHECK-NOT: {{^.}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@halves = internal addrspace(3) global [8192 x i8] undef, align 16
@before_kept = internal addrspace(3) global [132 x i8] undef, align 1
@tile_kept = internal addrspace(3) global [16384 x i8] undef, align 4

define ptx_kernel void @kept(i32 %w) "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" {
  %u = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  store i8 1, ptr addrspace(3) @before_kept, align 1
  %y = shl i32 %u, 6
  %k = sub i32 15, %y
  %x = mul i32 %k, 132
  %z = zext i32 %x to i64
  %p = getelementptr i8, ptr addrspace(3) @tile_kept, i64 %z
  %p0 = getelementptr i8, ptr addrspace(3) %p, i64 -16
  store i32 %w, ptr addrspace(3) %p0, align 4
  %p1 = getelementptr i8, ptr addrspace(3) %p, i64 -12
  store i32 %w, ptr addrspace(3) %p1, align 4
  %p2 = getelementptr i8, ptr addrspace(3) %p, i64 -8
  store i32 %w, ptr addrspace(3) %p2, align 4
  %p3 = getelementptr i8, ptr addrspace(3) %p, i64 -4
  store i32 %w, ptr addrspace(3) %p3, align 4
  ret void
}

@before_mask = internal addrspace(3) global [132 x i8] undef, align 1
@tile_mask = internal addrspace(3) global [16384 x i8] undef, align 4

define ptx_kernel void @mask(i32 %w) "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" {
  %u = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  store i8 1, ptr addrspace(3) @before_mask, align 1
  %y = and i32 %u, -64
  %k = sub i32 15, %y
  %x = mul i32 %k, 132
  %z = zext i32 %x to i64
  %p = getelementptr i8, ptr addrspace(3) @tile_mask, i64 %z
  %p0 = getelementptr i8, ptr addrspace(3) %p, i64 -16
  store i32 %w, ptr addrspace(3) %p0, align 4
  %p1 = getelementptr i8, ptr addrspace(3) %p, i64 -12
  store i32 %w, ptr addrspace(3) %p1, align 4
  %p2 = getelementptr i8, ptr addrspace(3) %p, i64 -8
  store i32 %w, ptr addrspace(3) %p2, align 4
  %p3 = getelementptr i8, ptr addrspace(3) %p, i64 -4
  store i32 %w, ptr addrspace(3) %p3, align 4
  ret void
}

@before_power = internal addrspace(3) global [132 x i8] undef, align 1
@tile_power = internal addrspace(3) global [16384 x i8] undef, align 4

define ptx_kernel void @power(i32 %w) "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" {
  %u = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  store i8 1, ptr addrspace(3) @before_power, align 1
  %y = shl i32 %u, 6
  %k = sub i32 15, %y
  %x = mul i32 %k, 4
  %z = zext i32 %x to i64
  %p = getelementptr i8, ptr addrspace(3) @tile_power, i64 %z
  %p0 = getelementptr i8, ptr addrspace(3) %p, i64 -16
  store i32 %w, ptr addrspace(3) %p0, align 4
  %p1 = getelementptr i8, ptr addrspace(3) %p, i64 -12
  store i32 %w, ptr addrspace(3) %p1, align 4
  %p2 = getelementptr i8, ptr addrspace(3) %p, i64 -8
  store i32 %w, ptr addrspace(3) %p2, align 4
  %p3 = getelementptr i8, ptr addrspace(3) %p, i64 -4
  store i32 %w, ptr addrspace(3) %p3, align 4
  ret void
}

define ptx_kernel void @twice(i32 %n, i16 %w) "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %d = sub i32 %n, %t
  %x = and i32 %d, -2
  %m = and i32 %n, -4
  %k = add i32 %x, 11
  call void asm sideeffect "", "r"(i32 %k)
  %y = shl i32 %k, 1
  call void asm sideeffect "", "r"(i32 %y)
  %a = add i32 %y, -6
  call void asm sideeffect "", "r"(i32 %a)
  %s = add i32 %a, %m
  %z = sext i32 %s to i64
  %p = getelementptr i8, ptr addrspace(3) @halves, i64 %z
  store i16 %w, ptr addrspace(3) %p, align 2
  %q = getelementptr i8, ptr addrspace(3) %p, i64 2
  store i16 %w, ptr addrspace(3) %q, align 2
  ret void
}

define ptx_kernel void @alone(i32 %n, i16 %w) "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %d = sub i32 %n, %t
  %x = and i32 %d, -2
  %m = and i32 %n, -4
  %k = add i32 %x, 11
  call void asm sideeffect "", "r"(i32 %k)
  %y = shl i32 %k, 1
  call void asm sideeffect "", "r"(i32 %y)
  %a = add i32 %y, -6
  %s = add i32 %a, 0
  %z = sext i32 %s to i64
  %p = getelementptr i8, ptr addrspace(3) @halves, i64 %z
  store i16 %w, ptr addrspace(3) %p, align 2
  %q = getelementptr i8, ptr addrspace(3) %p, i64 2
  store i16 %w, ptr addrspace(3) %q, align 2
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()
