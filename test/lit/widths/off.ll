; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Accesses that seem not to be aligned, and may be:
;
;     odd, even      two loads at a place that a loop moves. The array is at 8 modulo 16, and 1048 is added ahead of the loop: together they are
;                    aligned, which ptxas may see: open. 1056 and 8 are not
;     far, near      the lower 32 bits of a larger constant are not part of the offset: open. Those of 4 are
;     askew, upright, whole
;                    vectors that no proof shows to be aligned, and of which parts are read, so that they do not stay vectors: open. Others stay, and
;                    so do those that are read as a whole
; short: forced layouts alone. Beside pointers of 32 bits an index may wrap once it counts bytes, so that a pad divides bytes, not elements, and
; costs more than a swizzle.
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; RUN: sed 's/sm_90/sm_80/g' %s > %t.ll
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.80.json>' %t.ll -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.80.json | FileCheck %s
; CHECK: odd st 8
; CHECK-NEXT: odd ld None{{ .*}}
; CHECK-NEXT: odd ld 2{{ .*}}
; CHECK-NEXT: even st 8
; CHECK-NEXT: even ld 8{{ .*}}
; CHECK-NEXT: even ld 8{{ .*}}
; CHECK-NEXT: even ld 2{{ .*}}
; CHECK-NEXT: far ld None {{.*}} a constant of more than 32 bits
; CHECK-NEXT: near ld 8{{ .*}}
; CHECK-NEXT: askew ld None {{.*}} a vector that is off its alignment
; CHECK-NEXT: askew ld None {{.*}} a vector that is off its alignment
; CHECK-NEXT: upright ld 4{{ .*}}
; CHECK-NEXT: upright ld 4{{ .*}}
; CHECK-NEXT: whole ld 8{{ .*}}
; CHECK-NEXT: whole ld 8{{ .*}}
; CHECK-NOT: {{^.}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@before = internal addrspace(3) global [1 x i64] undef, align 8
@pairs = internal addrspace(3) global [4096 x i64] undef, align 8
@table = internal addrspace(3) global [2048 x i64] undef, align 16

define ptx_kernel void @odd(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i64 1, ptr addrspace(3) @before, align 8
  %x = zext i32 %t to i64
  %s0 = getelementptr [32 x i8], ptr addrspace(3) @pairs, i64 %x
  %s = getelementptr i8, ptr addrspace(3) %s0, i64 1032
  %m = zext i32 %n to i64
  %step = shl i64 %m, 5
  br label %loop

loop:
  %r = phi ptr addrspace(3) [ %s, %entry ], [ %next, %loop ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %a = load i64, ptr addrspace(3) %r, align 8
  %q = getelementptr i8, ptr addrspace(3) %r, i64 8
  %b = load i64, ptr addrspace(3) %q, align 8
  store volatile i64 %a, ptr addrspace(1) %out, align 8
  store volatile i64 %b, ptr addrspace(1) %out, align 8
  %q2 = getelementptr i8, ptr addrspace(3) %r, i64 16
  %d = load i16, ptr addrspace(3) %q2, align 2
  store volatile i16 %d, ptr addrspace(1) %out, align 2
  %next = getelementptr i8, ptr addrspace(3) %r, i64 %step
  %j = add i32 %i, 1
  %done = icmp sge i32 %j, %n
  br i1 %done, label %end, label %loop, !llvm.loop !0

end:
  ret void
}

define ptx_kernel void @even(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i64 1, ptr addrspace(3) @before, align 8
  %x = zext i32 %t to i64
  %s0 = getelementptr [32 x i8], ptr addrspace(3) @pairs, i64 %x
  %s = getelementptr i8, ptr addrspace(3) %s0, i64 1040
  %m = zext i32 %n to i64
  %step = shl i64 %m, 5
  br label %loop

loop:
  %r = phi ptr addrspace(3) [ %s, %entry ], [ %next, %loop ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %a = load i64, ptr addrspace(3) %r, align 8
  %q = getelementptr i8, ptr addrspace(3) %r, i64 8
  %b = load i64, ptr addrspace(3) %q, align 8
  store volatile i64 %a, ptr addrspace(1) %out, align 8
  store volatile i64 %b, ptr addrspace(1) %out, align 8
  %q2 = getelementptr i8, ptr addrspace(3) %r, i64 16
  %d = load i16, ptr addrspace(3) %q2, align 2
  store volatile i16 %d, ptr addrspace(1) %out, align 2
  %next = getelementptr i8, ptr addrspace(3) %r, i64 %step
  %j = add i32 %i, 1
  %done = icmp sge i32 %j, %n
  br i1 %done, label %end, label %loop, !llvm.loop !0

end:
  ret void
}

define ptx_kernel void @far(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = zext i32 %t to i64
  %p0 = getelementptr [4 x i32], ptr addrspace(3) @table, i64 %x
  %m = sext i32 %n to i64
  %y = getelementptr [4 x i32], ptr addrspace(3) %p0, i64 %m
  %q = getelementptr i8, ptr addrspace(3) %y, i64 68719476740
  %a = load i32, ptr addrspace(3) %y, align 4
  %b = load i32, ptr addrspace(3) %q, align 4
  store volatile i32 %a, ptr addrspace(1) %out, align 4
  store volatile i32 %b, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @near(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = zext i32 %t to i64
  %p0 = getelementptr [4 x i32], ptr addrspace(3) @table, i64 %x
  %m = sext i32 %n to i64
  %y = getelementptr [4 x i32], ptr addrspace(3) %p0, i64 %m
  %q = getelementptr i8, ptr addrspace(3) %y, i64 4
  %a = load i32, ptr addrspace(3) %y, align 4
  %b = load i32, ptr addrspace(3) %q, align 4
  store volatile i32 %a, ptr addrspace(1) %out, align 4
  store volatile i32 %b, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @askew(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = zext i32 %t to i64
  %p = getelementptr [2 x i64], ptr addrspace(3) @table, i64 %x
  %q = getelementptr i8, ptr addrspace(3) %p, i64 12
  %r = getelementptr i8, ptr addrspace(3) %p, i64 20
  %v = load <2 x i32>, ptr addrspace(3) %q, align 8
  %w = load <2 x i32>, ptr addrspace(3) %r, align 8
  %a = extractelement <2 x i32> %v, i32 1
  %b = extractelement <2 x i32> %w, i32 0
  store volatile i32 %a, ptr addrspace(1) %out, align 4
  store volatile i32 %b, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @upright(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = zext i32 %t to i64
  %p = getelementptr [2 x i64], ptr addrspace(3) @table, i64 %x
  %q = getelementptr i8, ptr addrspace(3) %p, i64 16
  %r = getelementptr i8, ptr addrspace(3) %p, i64 24
  %v = load <2 x i32>, ptr addrspace(3) %q, align 8
  %w = load <2 x i32>, ptr addrspace(3) %r, align 8
  %a = extractelement <2 x i32> %v, i32 1
  %b = extractelement <2 x i32> %w, i32 0
  store volatile i32 %a, ptr addrspace(1) %out, align 4
  store volatile i32 %b, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @whole(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = zext i32 %t to i64
  %p = getelementptr [2 x i64], ptr addrspace(3) @table, i64 %x
  %q = getelementptr i8, ptr addrspace(3) %p, i64 12
  %r = getelementptr i8, ptr addrspace(3) %p, i64 20
  %v = load <2 x i32>, ptr addrspace(3) %q, align 8
  %w = load <2 x i32>, ptr addrspace(3) %r, align 8
  %a = extractelement <2 x i32> %v, i32 1
  %b = extractelement <2 x i32> %w, i32 0
  %c = extractelement <2 x i32> %v, i32 0
  %d = extractelement <2 x i32> %w, i32 1
  store volatile i32 %c, ptr addrspace(1) %out, align 4
  store volatile i32 %d, ptr addrspace(1) %out, align 4
  store volatile i32 %a, ptr addrspace(1) %out, align 4
  store volatile i32 %b, ptr addrspace(1) %out, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
