; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; x + c in 32 bits, zero-extended to 64 bits and added to an array's place. From sm_90 on, c becomes part of the offset only if the bits that x may
; have carry nothing out of 32 bits (masked; LLVM 19 sign-extends it, and nothing comes out), and if nothing else reads the sum: if something does
; (read), or several accesses do (several), it is open. For any x (any) it does not, nor for a store (stored). Before sm_90 it always does.
; For 16 bits that are masked and multiplied to 32 bits (halves) it may; LLVM 22 makes it part of the offset itself.
; short: forced layouts alone. Beside pointers of 32 bits an index may wrap once it counts bytes, so that a pad divides bytes, not elements, and
; costs more than a swizzle.
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck --check-prefixes=CHECK,LLVM-%llvm %s
; LLVM-22: masked ld 8{{ .*}}
; LLVM-22-NEXT: stored st 4{{ .*}}
; LLVM-22-NEXT: stored st 4{{ .*}}
; LLVM-22-NEXT: read ld None {{.*}} neighbours whose addresses are computed apart
; LLVM-22-NEXT: read ld None {{.*}} neighbours whose addresses are computed apart
; LLVM-19: masked ld 4{{ .*}}
; LLVM-19-NEXT: masked ld 4{{ .*}}
; LLVM-19-NEXT: stored st 4{{ .*}}
; LLVM-19-NEXT: stored st 4{{ .*}}
; LLVM-19-NEXT: read ld 4{{ .*}}
; LLVM-19-NEXT: read ld 4{{ .*}}
; CHECK-NEXT: any ld 4{{ .*}}
; CHECK-NEXT: any ld 4{{ .*}}
; CHECK-NEXT: several ld None {{.*}} neighbours whose addresses are computed apart
; CHECK-NEXT: several ld None {{.*}} neighbours whose addresses are computed apart
; LLVM-22-NEXT: halves ld 4{{ .*}}
; LLVM-19-NEXT: halves ld None {{.*}} neighbours whose addresses are computed apart
; LLVM-19-NEXT: halves ld None {{.*}} neighbours whose addresses are computed apart
; CHECK-NOT: {{^.}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@table = internal addrspace(3) global [16384 x i8] undef, align 16

define ptx_kernel void @masked(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %l = and i32 %t, 31
  %m = mul nuw nsw i32 %l, %l
  %d = sdiv i32 %m, 4
  %x = mul i32 %d, 32
  %a0 = add i32 %x, 8
  %b0 = lshr i32 %a0, 6
  %c0 = mul i32 %b0, 8
  %s0 = add i32 %a0, %c0
  %e0 = sext i32 %s0 to i64
  %p0 = getelementptr i8, ptr addrspace(3) @table, i64 %e0
  %v0 = load i32, ptr addrspace(3) %p0, align 4
  store volatile i32 %v0, ptr addrspace(1) %out, align 4
  call void asm sideeffect "", "~{memory}"()
  %a1 = add i32 %x, 12
  %b1 = lshr i32 %a1, 6
  %c1 = mul i32 %b1, 8
  %s1 = add i32 %a1, %c1
  %e1 = sext i32 %s1 to i64
  %p1 = getelementptr i8, ptr addrspace(3) @table, i64 %e1
  %v1 = load i32, ptr addrspace(3) %p1, align 4
  store volatile i32 %v1, ptr addrspace(1) %out, align 4
  call void asm sideeffect "", "~{memory}"()
  ret void
}

define ptx_kernel void @stored(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %l = and i32 %t, 31
  %m = mul nuw nsw i32 %l, %l
  %d = sdiv i32 %m, 4
  %x = mul i32 %d, 32
  %a0 = add i32 %x, 8
  %b0 = lshr i32 %a0, 6
  %c0 = mul i32 %b0, 8
  %s0 = add i32 %a0, %c0
  %e0 = sext i32 %s0 to i64
  %p0 = getelementptr i8, ptr addrspace(3) @table, i64 %e0
  store i32 %n, ptr addrspace(3) %p0, align 4
  %a1 = add i32 %x, 12
  %b1 = lshr i32 %a1, 6
  %c1 = mul i32 %b1, 8
  %s1 = add i32 %a1, %c1
  %e1 = sext i32 %s1 to i64
  %p1 = getelementptr i8, ptr addrspace(3) @table, i64 %e1
  store i32 %n, ptr addrspace(3) %p1, align 4
  call void asm sideeffect "", "~{memory}"()
  ret void
}

define ptx_kernel void @read(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %l = and i32 %t, 31
  %m = mul nuw nsw i32 %l, %l
  %d = sdiv i32 %m, 4
  %x = mul i32 %d, 32
  %a0 = add i32 %x, 8
  %b0 = lshr i32 %a0, 6
  %c0 = mul i32 %b0, 8
  %s0 = add i32 %a0, %c0
  %e0 = sext i32 %s0 to i64
  %p0 = getelementptr i8, ptr addrspace(3) @table, i64 %e0
  %v0 = load i32, ptr addrspace(3) %p0, align 4
  store volatile i32 %v0, ptr addrspace(1) %out, align 4
  call void asm sideeffect "", "~{memory}"()
  store volatile i64 %e0, ptr addrspace(1) %out, align 8
  %a1 = add i32 %x, 12
  %b1 = lshr i32 %a1, 6
  %c1 = mul i32 %b1, 8
  %s1 = add i32 %a1, %c1
  %e1 = sext i32 %s1 to i64
  %p1 = getelementptr i8, ptr addrspace(3) @table, i64 %e1
  %v1 = load i32, ptr addrspace(3) %p1, align 4
  store volatile i32 %v1, ptr addrspace(1) %out, align 4
  call void asm sideeffect "", "~{memory}"()
  store volatile i64 %e1, ptr addrspace(1) %out, align 8
  ret void
}

define ptx_kernel void @any(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %m = mul i32 %t, %t
  %x = mul i32 %m, 32
  %a0 = add i32 %x, 8
  %b0 = lshr i32 %a0, 6
  %c0 = mul i32 %b0, 8
  %s0 = add i32 %a0, %c0
  %e0 = sext i32 %s0 to i64
  %p0 = getelementptr i8, ptr addrspace(3) @table, i64 %e0
  %v0 = load i32, ptr addrspace(3) %p0, align 4
  store volatile i32 %v0, ptr addrspace(1) %out, align 4
  call void asm sideeffect "", "~{memory}"()
  %a1 = add i32 %x, 12
  %b1 = lshr i32 %a1, 6
  %c1 = mul i32 %b1, 8
  %s1 = add i32 %a1, %c1
  %e1 = sext i32 %s1 to i64
  %p1 = getelementptr i8, ptr addrspace(3) @table, i64 %e1
  %v1 = load i32, ptr addrspace(3) %p1, align 4
  store volatile i32 %v1, ptr addrspace(1) %out, align 4
  call void asm sideeffect "", "~{memory}"()
  ret void
}

define ptx_kernel void @several(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %l = and i32 %t, 31
  %m = mul nuw nsw i32 %l, %l
  %x = shl i32 %m, 4
  %a = add i32 %x, 20
  %e = zext i32 %a to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %e
  %v = load i32, ptr addrspace(3) %p, align 4
  store volatile i32 %v, ptr addrspace(1) %out, align 4
  %q = getelementptr i8, ptr addrspace(3) %p, i64 -4
  %w = load i32, ptr addrspace(3) %q, align 4
  store volatile i32 %w, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @halves(ptr addrspace(1) %out, i16 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
  %h = and i16 %n, 240
  %l = zext i16 %h to i32
  %x = mul nuw nsw i32 %l, 12
  %b = lshr i32 %x, 5
  %c = and i32 %b, 124
  %s = add i32 %x, %c
  %j = add i32 %s, 8
  %k = add i32 %s, 10
  %v = zext i32 %j to i64
  %w = zext i32 %k to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %v
  %q = getelementptr i8, ptr addrspace(3) @table, i64 %w
  %a0 = load i16, ptr addrspace(3) %p, align 2
  store volatile i16 %a0, ptr addrspace(1) %out, align 4
  %b0 = load i16, ptr addrspace(3) %q, align 2
  store volatile i16 %b0, ptr addrspace(1) %out, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
