; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Two loads at a loop's counter (iterations.h). From sm_120 on, each has its own copy of the counter in left-over iterations, which are executed
; first, so they do not merge there (two). Three loads do (three), and so do those of a loop whose left-over iterations come last (ordered). In the
; other loops, the second half of an iteration merges with the first half of the next one (halves).
; REQUIRES: llvm-22
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; RUN: sed 's/sm_120/sm_100/g' %s > %t.ll
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.100.json>' %t.ll -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.100.json | FileCheck --check-prefix=EARLIER %s
; EARLIER: two ld 8
; CHECK: two ld None {{.*}} neighbours in other iterations of a loop that ptxas may unroll
; CHECK-NEXT: three ld 16{{ .*}}
; CHECK-NEXT: ordered ld 8{{ .*}}
; CHECK-NEXT: halves ld None {{.*}} neighbours in other iterations of a loop that ptxas may unroll
; CHECK-NEXT: halves ld None {{.*}} neighbours in other iterations of a loop that ptxas may unroll
; CHECK-NOT: {{^.}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@table = internal addrspace(3) global [4096 x i64] undef, align 16

define ptx_kernel void @two(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_120" "target-features"="+ptx87,+sm_120" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = zext i32 %t to i64
  %m = zext i32 %n to i64
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %g = getelementptr i8, ptr addrspace(3) @table, i64 %i
  %p0 = getelementptr [16 x i8], ptr addrspace(3) %g, i64 %x
  %q0 = getelementptr inbounds i8, ptr addrspace(3) %p0, i64 -12
  %v0 = load i32, ptr addrspace(3) %q0, align 4
  store volatile i32 %v0, ptr addrspace(1) %out, align 4
  %p1 = getelementptr [16 x i8], ptr addrspace(3) %g, i64 %x
  %q1 = getelementptr inbounds i8, ptr addrspace(3) %p1, i64 -16
  %v1 = load i32, ptr addrspace(3) %q1, align 4
  store volatile i32 %v1, ptr addrspace(1) %out, align 4
  %j = add nuw nsw i64 %i, 32
  %more = icmp ne i64 %j, %m
  br i1 %more, label %loop, label %end

end:
  ret void
}

define ptx_kernel void @three(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_120" "target-features"="+ptx87,+sm_120" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = zext i32 %t to i64
  %m = zext i32 %n to i64
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %g = getelementptr i8, ptr addrspace(3) @table, i64 %i
  %p0 = getelementptr [16 x i8], ptr addrspace(3) %g, i64 %x
  %q0 = getelementptr inbounds i8, ptr addrspace(3) %p0, i64 -12
  %v0 = load i32, ptr addrspace(3) %q0, align 4
  store volatile i32 %v0, ptr addrspace(1) %out, align 4
  %p1 = getelementptr [16 x i8], ptr addrspace(3) %g, i64 %x
  %q1 = getelementptr inbounds i8, ptr addrspace(3) %p1, i64 -16
  %v1 = load i32, ptr addrspace(3) %q1, align 4
  store volatile i32 %v1, ptr addrspace(1) %out, align 4
  %p2 = getelementptr [16 x i8], ptr addrspace(3) %g, i64 %x
  %q2 = getelementptr inbounds i8, ptr addrspace(3) %p2, i64 -4
  %v2 = load i32, ptr addrspace(3) %q2, align 4
  store volatile i32 %v2, ptr addrspace(1) %out, align 4
  %j = add nuw nsw i64 %i, 32
  %more = icmp ne i64 %j, %m
  br i1 %more, label %loop, label %end

end:
  ret void
}

define ptx_kernel void @ordered(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_120" "target-features"="+ptx87,+sm_120" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = zext i32 %t to i64
  %m = zext i32 %n to i64
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %g = getelementptr i8, ptr addrspace(3) @table, i64 %i
  %p0 = getelementptr [16 x i8], ptr addrspace(3) %g, i64 %x
  %q0 = getelementptr inbounds i8, ptr addrspace(3) %p0, i64 -12
  %v0 = load i32, ptr addrspace(3) %q0, align 4
  store volatile i32 %v0, ptr addrspace(1) %out, align 4
  %p1 = getelementptr [16 x i8], ptr addrspace(3) %g, i64 %x
  %q1 = getelementptr inbounds i8, ptr addrspace(3) %p1, i64 -16
  %v1 = load i32, ptr addrspace(3) %q1, align 4
  store volatile i32 %v1, ptr addrspace(1) %out, align 4
  %j = add nuw nsw i64 %i, 32
  %more = icmp slt i64 %j, %m
  br i1 %more, label %loop, label %end

end:
  ret void
}

define ptx_kernel void @halves(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_120" "target-features"="+ptx87,+sm_120" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = zext i32 %t to i64
  %m = zext i32 %n to i64
  %start = getelementptr [20 x i8], ptr addrspace(3) @table, i64 %x
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %p = getelementptr i8, ptr addrspace(3) %start, i64 %i
  %q = getelementptr i8, ptr addrspace(3) %p, i64 18
  %v0 = load i16, ptr addrspace(3) %q, align 2
  store volatile i16 %v0, ptr addrspace(1) %out, align 2
  %r = getelementptr i8, ptr addrspace(3) %p, i64 20
  %v1 = load i16, ptr addrspace(3) %r, align 2
  store volatile i16 %v1, ptr addrspace(1) %out, align 2
  %j = add nuw nsw i64 %i, 4
  %more = icmp ne i64 %j, %m
  br i1 %more, label %loop, label %end

end:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
