; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; ptxas derives known bits from the block's shape: what is read only behind a branch that they exclude is not read for ptxas, and an index of which
; all bits are known is a constant. Without a shape it knows neither.
;
;     barred, selected   an element of a vector is read if a bit of %tid.y is set, which no block of one row has: two accesses may be one
;     behind             likewise for a load of its own, between two others
;     numbers            an index is computed from %tid.y by a division, and is a constant
;     *_open             the same without a shape
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; CHECK:      barred ld None {{.*}} what is loaded is used only where ptxas may know that no thread of the block goes, or by a store that a later one overwrites
; CHECK-NEXT: barred_open ld 8 2..2{{ *$}}
; CHECK-NEXT: selected ld None {{.*}} what is loaded is used only where ptxas may know that no thread of the block goes, or by a store that a later one overwrites
; CHECK-NEXT: selected_open ld 8 2..2{{ *$}}
; CHECK-NEXT: behind ld None {{.*}} what is loaded is used only where ptxas may know that no thread of the block goes, or by a store that a later one overwrites
; CHECK-NEXT: behind_open ld 16 4..4{{ *$}}
; CHECK-NEXT: numbers ld None {{.*}} neighbours whose addresses are computed apart
; CHECK-NEXT: numbers ld None {{.*}} neighbours whose addresses are computed apart
; CHECK-NEXT: numbers_open ld 4
; CHECK-NEXT: numbers_open ld 4 1..1{{ *$}}
; CHECK-NOT: {{^.}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@table = internal addrspace(3) global [4096 x i32] undef, align 16

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()

define ptx_kernel void @barred(ptr addrspace(1) %out) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %i = mul i32 %x, 2
  %l = zext i32 %i to i64
  %p = getelementptr i32, ptr addrspace(3) @table, i64 %l
  %v = load <2 x i32>, ptr addrspace(3) %p, align 8
  %a = extractelement <2 x i32> %v, i32 0
  %b = extractelement <2 x i32> %v, i32 1
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %x
  store i32 %b, ptr addrspace(1) %o
  %bit = and i32 %y, 16
  %set = icmp ne i32 %bit, 0
  br i1 %set, label %arm, label %end
arm:
  %q = getelementptr i32, ptr addrspace(1) %o, i32 99
  store i32 %a, ptr addrspace(1) %q
  br label %end
end:
  ret void
}

define ptx_kernel void @barred_open(ptr addrspace(1) %out) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %i = mul i32 %x, 2
  %l = zext i32 %i to i64
  %p = getelementptr i32, ptr addrspace(3) @table, i64 %l
  %v = load <2 x i32>, ptr addrspace(3) %p, align 8
  %a = extractelement <2 x i32> %v, i32 0
  %b = extractelement <2 x i32> %v, i32 1
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %x
  store i32 %b, ptr addrspace(1) %o
  %bit = and i32 %y, 16
  %set = icmp ne i32 %bit, 0
  br i1 %set, label %arm, label %end
arm:
  %q = getelementptr i32, ptr addrspace(1) %o, i32 99
  store i32 %a, ptr addrspace(1) %q
  br label %end
end:
  ret void
}

define ptx_kernel void @selected(ptr addrspace(1) %out) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %i = mul i32 %x, 2
  %l = zext i32 %i to i64
  %p = getelementptr i32, ptr addrspace(3) @table, i64 %l
  %v = load <2 x i32>, ptr addrspace(3) %p, align 8
  %a = extractelement <2 x i32> %v, i32 0
  %b = extractelement <2 x i32> %v, i32 1
  %bit = and i32 %y, 16
  %set = icmp ne i32 %bit, 0
  %sum = mul i32 %a, 33
  %all = add i32 %sum, %b
  %s = select i1 %set, i32 %all, i32 %b
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %x
  store i32 %s, ptr addrspace(1) %o
  ret void
}

define ptx_kernel void @selected_open(ptr addrspace(1) %out) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %i = mul i32 %x, 2
  %l = zext i32 %i to i64
  %p = getelementptr i32, ptr addrspace(3) @table, i64 %l
  %v = load <2 x i32>, ptr addrspace(3) %p, align 8
  %a = extractelement <2 x i32> %v, i32 0
  %b = extractelement <2 x i32> %v, i32 1
  %bit = and i32 %y, 16
  %set = icmp ne i32 %bit, 0
  %sum = mul i32 %a, 33
  %all = add i32 %sum, %b
  %s = select i1 %set, i32 %all, i32 %b
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %x
  store i32 %s, ptr addrspace(1) %o
  ret void
}

define ptx_kernel void @behind(ptr addrspace(1) %out) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %i = mul i32 %x, 4
  %l = zext i32 %i to i64
  %p = getelementptr i32, ptr addrspace(3) @table, i64 %l
  %p1 = getelementptr i32, ptr addrspace(3) %p, i64 1
  %p2 = getelementptr i32, ptr addrspace(3) %p, i64 2
  %p3 = getelementptr i32, ptr addrspace(3) %p, i64 3
  %a = load i32, ptr addrspace(3) %p, align 4
  %b = load i32, ptr addrspace(3) %p1, align 4
  %c = load i32, ptr addrspace(3) %p2, align 4
  %d = load i32, ptr addrspace(3) %p3, align 4
  %ab = mul i32 %a, %b
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %x
  store i32 %ab, ptr addrspace(1) %o
  %bit = and i32 %y, 16
  %set = icmp ne i32 %bit, 0
  br i1 %set, label %arm, label %end
arm:
  %cd = mul i32 %c, %d
  %q = getelementptr i32, ptr addrspace(1) %o, i32 99
  store i32 %cd, ptr addrspace(1) %q
  br label %end
end:
  ret void
}

define ptx_kernel void @behind_open(ptr addrspace(1) %out) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %i = mul i32 %x, 4
  %l = zext i32 %i to i64
  %p = getelementptr i32, ptr addrspace(3) @table, i64 %l
  %p1 = getelementptr i32, ptr addrspace(3) %p, i64 1
  %p2 = getelementptr i32, ptr addrspace(3) %p, i64 2
  %p3 = getelementptr i32, ptr addrspace(3) %p, i64 3
  %a = load i32, ptr addrspace(3) %p, align 4
  %b = load i32, ptr addrspace(3) %p1, align 4
  %c = load i32, ptr addrspace(3) %p2, align 4
  %d = load i32, ptr addrspace(3) %p3, align 4
  %ab = mul i32 %a, %b
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %x
  store i32 %ab, ptr addrspace(1) %o
  %bit = and i32 %y, 16
  %set = icmp ne i32 %bit, 0
  br i1 %set, label %arm, label %end
arm:
  %cd = mul i32 %c, %d
  %q = getelementptr i32, ptr addrspace(1) %o, i32 99
  store i32 %cd, ptr addrspace(1) %q
  br label %end
end:
  ret void
}

define ptx_kernel void @numbers(ptr addrspace(1) %out) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %r = shl i32 %y, 7
  %a0 = add i32 %r, 152
  %s0 = udiv i32 %a0, 35
  %m0 = shl i32 %s0, 2
  %x0 = add i32 %a0, %m0
  %w0 = zext i32 %x0 to i64
  %p0 = getelementptr i8, ptr addrspace(3) @table, i64 %w0
  %v0 = load i32, ptr addrspace(3) %p0, align 4
  %a1 = add i32 %r, 156
  %s1 = udiv i32 %a1, 35
  %m1 = shl i32 %s1, 2
  %x1 = add i32 %a1, %m1
  %w1 = zext i32 %x1 to i64
  %p1 = getelementptr i8, ptr addrspace(3) @table, i64 %w1
  %v1 = load i32, ptr addrspace(3) %p1, align 4
  %z = mul i32 %v0, %v1
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %x
  store i32 %z, ptr addrspace(1) %o
  ret void
}

define ptx_kernel void @numbers_open(ptr addrspace(1) %out) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %r = shl i32 %y, 7
  %a0 = add i32 %r, 152
  %s0 = udiv i32 %a0, 35
  %m0 = shl i32 %s0, 2
  %x0 = add i32 %a0, %m0
  %w0 = zext i32 %x0 to i64
  %p0 = getelementptr i8, ptr addrspace(3) @table, i64 %w0
  %v0 = load i32, ptr addrspace(3) %p0, align 4
  %a1 = add i32 %r, 156
  %s1 = udiv i32 %a1, 35
  %m1 = shl i32 %s1, 2
  %x1 = add i32 %a1, %m1
  %w1 = zext i32 %x1 to i64
  %p1 = getelementptr i8, ptr addrspace(3) @table, i64 %w1
  %v1 = load i32, ptr addrspace(3) %p1, align 4
  %z = mul i32 %v0, %v1
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %x
  store i32 %z, ptr addrspace(1) %o
  ret void
}

!nvvm.annotations = !{!0, !1, !2, !3}
!0 = !{ptr @barred, !"reqntidx", i32 32, !"reqntidy", i32 1, !"reqntidz", i32 1}
!1 = !{ptr @selected, !"reqntidx", i32 32, !"reqntidy", i32 1, !"reqntidz", i32 1}
!2 = !{ptr @behind, !"reqntidx", i32 32, !"reqntidy", i32 1, !"reqntidz", i32 1}
!3 = !{ptr @numbers, !"reqntidx", i32 32, !"reqntidy", i32 1, !"reqntidz", i32 1}
