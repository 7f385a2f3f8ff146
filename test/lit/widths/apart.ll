; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Addresses that are equal although they are computed differently, and others that only look equal, as seen in cubins of sm_75 to sm_120:
;
;     spread   (a + 2 * b) * 8 and a * 8 + b * 16 are one address for ptxas, and for codegen from some LLVM on
;     signs    the zero extension of x minus its sign extension is not 0, and no alignment of it is proved
;     carries  64 * (x + 3) in 16 bits, which may wrap, minus 64 * x is not a constant
;     phi      words at an address that a branch chooses, in an array at 8 modulo 16: the second and the third merge, although a branch is around the
;              third and the array's place is not part of the constant
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; CHECK: spread ld {{8|None}}
; CHECK: signs ld None {{.*}} neighbours whose addresses are computed apart
; CHECK-NEXT: signs ld None {{.*}} neighbours whose addresses are computed apart
; CHECK-NEXT: carries ld 4{{ .*}}
; CHECK-NEXT: carries ld 4{{ .*}}
; CHECK-NEXT: phi st 1{{ .*}}
; CHECK-NEXT: phi ld 4{{ .*}}
; CHECK-NEXT: phi ld 8{{ .*}}
; CHECK-NEXT: phi ld 4{{ .*}}
; CHECK-NOT: {{^.}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@table = internal addrspace(3) global [4096 x i32] undef, align 16
@bytes = internal addrspace(3) global [248 x i8] undef, align 16
@words = internal addrspace(3) global [2048 x i32] undef, align 4

define ptx_kernel void @spread(ptr addrspace(1) %out) "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %tz = zext i32 %t to i64
  %v3 = call i64 @llvm.fshl.i64(i64 %tz, i64 %tz, i64 1)
  %x = trunc i64 %v3 to i32
  %x16 = mul i32 %x, 16
  %a = lshr i32 %x, 2
  %a8 = mul i32 %a, 8
  %s = add i32 %x16, %a8
  %w = sext i32 %s to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %w
  %y = load i32, ptr addrspace(3) %p, align 8
  call void asm sideeffect "", "~{memory}"()
  %x2 = mul i32 %x, 2
  %ab = add i32 %a, %x2
  %ab8 = mul i32 %ab, 8
  %v = sext i32 %ab8 to i64
  %q = getelementptr i8, ptr addrspace(3) @table, i64 %v
  %q4 = getelementptr i8, ptr addrspace(3) %q, i64 4
  %z = load i32, ptr addrspace(3) %q4, align 4
  %zy = mul i32 %y, %z
  store i32 %zy, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @signs(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = mul i32 %t, %n
  %a = zext i32 %x to i64
  %b = sext i32 %x to i64
  %d = sub i64 %a, %b
  %s = shl i64 %d, 2
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %s
  %y = load i32, ptr addrspace(3) %p, align 4
  call void asm sideeffect "", "~{memory}"()
  %q = getelementptr i8, ptr addrspace(3) %p, i64 4
  %z = load i32, ptr addrspace(3) %q, align 4
  %zy = mul i32 %y, %z
  store i32 %zy, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @carries(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %h = trunc i32 %t to i16
  %h3 = add i16 %h, 3
  %a = zext i16 %h3 to i32
  %b = zext i16 %h to i32
  %a64 = mul i32 %a, 64
  %b64 = mul i32 %b, 64
  %d = sub i32 %a64, %b64
  %w = sext i32 %d to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %w
  %y = load i32, ptr addrspace(3) %p, align 4
  call void asm sideeffect "", "~{memory}"()
  %q = getelementptr i8, ptr addrspace(3) %p, i64 4
  %z = load i32, ptr addrspace(3) %q, align 4
  %zy = mul i32 %y, %z
  store i32 %zy, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @phi(ptr addrspace(1) %out, i32 %n, i32 %m) "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %bp = getelementptr i8, ptr addrspace(3) @bytes, i32 %t
  store volatile i8 1, ptr addrspace(3) %bp, align 1
  %c = icmp ugt i32 %t, 40
  br i1 %c, label %other, label %join

other:
  %u = add i32 %t, 5
  store volatile i32 %u, ptr addrspace(1) %out, align 4
  store volatile i32 %m, ptr addrspace(1) %out, align 4
  store volatile i32 %u, ptr addrspace(1) %out, align 4
  br label %join

join:
  %i = phi i32 [ %t, %entry ], [ %u, %other ]
  call void @llvm.nvvm.barrier0()
  %i8 = shl i32 %i, 3
  %w = zext i32 %i8 to i64
  %p = getelementptr i32, ptr addrspace(3) @words, i64 %w
  %odd = and i32 %n, 1
  %even = icmp eq i32 %odd, 0
  br i1 %even, label %middle, label %before

before:
  %p20 = getelementptr i8, ptr addrspace(3) %p, i64 20
  %y = load i32, ptr addrspace(3) %p20, align 4
  store volatile i32 %y, ptr addrspace(1) %out, align 4
  br label %middle

middle:
  %p8 = getelementptr i8, ptr addrspace(3) %p, i64 8
  %a = load i32, ptr addrspace(3) %p8, align 4
  store volatile i32 %a, ptr addrspace(1) %out, align 4
  %d = icmp eq i32 %n, 5
  br i1 %d, label %arm, label %end

arm:
  %p12 = getelementptr i8, ptr addrspace(3) %p, i64 12
  %b = load i32, ptr addrspace(3) %p12, align 4
  store volatile i32 %b, ptr addrspace(1) %out, align 4
  br label %end

end:
  %p16 = getelementptr i8, ptr addrspace(3) %p, i64 16
  %z = load i32, ptr addrspace(3) %p16, align 4
  store volatile i32 %z, ptr addrspace(1) %out, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i64 @llvm.fshl.i64(i64, i64, i64)
declare void @llvm.nvvm.barrier0()
