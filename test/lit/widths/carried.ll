; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Loads that some iterations of an unrolled loop do not need (live.h). What only the next iteration reads is not loaded by the last one, if constants
; say which is the last: 31 LDS for the 16 iterations of `next`, and one LDS.32 beside 15 LDS.64 in `half`. What only code behind the loop reads is
; loaded by the last iteration alone (last, last_argument, last_head, last_head_argument: 17 LDS for 16 iterations, and 12 for 8). In the other cases
; each iteration reads what it has loaded:
;
;     now         the iteration reads it, too
;     behind      code behind the loop does
;     argument    an argument says how often the loop runs, so that no iteration is known to be the last
;     join        both paths to a join lead to a read
;     last_inside the iteration reads it, too
;     last_arm    not all iterations load, so the value of an earlier one may remain
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; CHECK: next ld 4 0..2 a load for the next iteration of a loop, which the last iteration does not need
; CHECK-NEXT: next ld 4 2..2 {{$}}
; CHECK-NEXT: now ld 4 2..2 {{$}}
; CHECK-NEXT: now ld 4 2..2 {{$}}
; CHECK-NEXT: behind ld 4 2..2 {{$}}
; CHECK-NEXT: behind ld 4 2..2 {{$}}
; CHECK-NEXT: half ld None 0..2 a load for the next iteration of a loop, which the last iteration does not need
; CHECK-NEXT: half ld 4 2..2 {{$}}
; CHECK-NEXT: half_behind ld 8 2..2 {{$}}
; CHECK-NEXT: half_behind ld 4 2..2 {{$}}
; CHECK-NEXT: argument ld 4 {{[0-9.]+}} {{(an address.*)?$}}
; CHECK-NEXT: argument ld 4 {{[0-9.]+}} {{(an address.*)?$}}
; CHECK-NEXT: join ld 4 2..2 {{$}}
; CHECK-NEXT: join ld 4 2..2 {{$}}
; CHECK-NEXT: last ld 4 0..2 a load for what follows a loop, which only the last iteration needs
; CHECK-NEXT: last ld 4 2..2 {{$}}
; CHECK-NEXT: last_argument ld 4 0..2 a load for what follows a loop, which only the last iteration needs
; CHECK-NEXT: last_argument ld 4 2..2 {{$}}
; CHECK-NEXT: last_head ld 4 0..2 a load for what follows a loop, which only the last iteration needs
; CHECK-NEXT: last_head ld 4 2..2 {{$}}
; CHECK-NEXT: last_head_argument ld 4 0..2 a load for what follows a loop, which only the last iteration needs
; CHECK-NEXT: last_head_argument ld 4 2..2 {{$}}
; CHECK-NEXT: last_inside ld 4 2..2 {{$}}
; CHECK-NEXT: last_inside ld 4 2..2 {{$}}
; CHECK-NEXT: last_arm ld 4 2..2 {{$}}
; CHECK-NEXT: last_arm ld 4 2..2 {{$}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@A = internal addrspace(3) global [4096 x i32] undef, align 16
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define ptx_kernel void @next(ptr addrspace(1) %o, i32 %n, i64 %end) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t8 = shl i32 %t, 3
  %tz = zext i32 %t8 to i64
  %b = getelementptr i8, ptr addrspace(3) @A, i64 %tz
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %v = phi i32 [ %n, %entry ], [ %c, %loop ]
  store volatile i32 %v, ptr addrspace(1) %o
  %p = getelementptr i8, ptr addrspace(3) %b, i64 %i
  %l = load i32, ptr addrspace(3) %p, align 8
  %c = mul i32 %l, 5
  %far = getelementptr i8, ptr addrspace(3) %p, i64 1024
  %other = load i32, ptr addrspace(3) %far, align 4
  store volatile i32 %other, ptr addrspace(1) %o
  %i1 = add i64 %i, 32
  %e = icmp eq i64 %i1, 512
  br i1 %e, label %out, label %loop
out:
  ret void
}

define ptx_kernel void @now(ptr addrspace(1) %o, i32 %n, i64 %end) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t8 = shl i32 %t, 3
  %tz = zext i32 %t8 to i64
  %b = getelementptr i8, ptr addrspace(3) @A, i64 %tz
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %v = phi i32 [ %n, %entry ], [ %c, %loop ]
  store volatile i32 %v, ptr addrspace(1) %o
  %p = getelementptr i8, ptr addrspace(3) %b, i64 %i
  %l = load i32, ptr addrspace(3) %p, align 8
  %c = mul i32 %l, 5
  store volatile i32 %l, ptr addrspace(1) %o
  %far = getelementptr i8, ptr addrspace(3) %p, i64 1024
  %other = load i32, ptr addrspace(3) %far, align 4
  store volatile i32 %other, ptr addrspace(1) %o
  %i1 = add i64 %i, 32
  %e = icmp eq i64 %i1, 512
  br i1 %e, label %out, label %loop
out:
  ret void
}

define ptx_kernel void @behind(ptr addrspace(1) %o, i32 %n, i64 %end) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t8 = shl i32 %t, 3
  %tz = zext i32 %t8 to i64
  %b = getelementptr i8, ptr addrspace(3) @A, i64 %tz
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %v = phi i32 [ %n, %entry ], [ %c, %loop ]
  store volatile i32 %v, ptr addrspace(1) %o
  %p = getelementptr i8, ptr addrspace(3) %b, i64 %i
  %l = load i32, ptr addrspace(3) %p, align 8
  %c = mul i32 %l, 5
  %far = getelementptr i8, ptr addrspace(3) %p, i64 1024
  %other = load i32, ptr addrspace(3) %far, align 4
  store volatile i32 %other, ptr addrspace(1) %o
  %i1 = add i64 %i, 32
  %e = icmp eq i64 %i1, 512
  br i1 %e, label %out, label %loop
out:
  store i32 %c, ptr addrspace(1) %o
  ret void
}

define ptx_kernel void @half(ptr addrspace(1) %o, i32 %n, i64 %end) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t8 = shl i32 %t, 3
  %tz = zext i32 %t8 to i64
  %b = getelementptr i8, ptr addrspace(3) @A, i64 %tz
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %v = phi i32 [ %n, %entry ], [ %c, %loop ]
  store volatile i32 %v, ptr addrspace(1) %o
  %p = getelementptr i8, ptr addrspace(3) %b, i64 %i
  %l = load <2 x i32>, ptr addrspace(3) %p, align 8
  %first = extractelement <2 x i32> %l, i32 0
  %c = extractelement <2 x i32> %l, i32 1
  store volatile i32 %first, ptr addrspace(1) %o
  %far = getelementptr i8, ptr addrspace(3) %p, i64 1024
  %other = load i32, ptr addrspace(3) %far, align 4
  store volatile i32 %other, ptr addrspace(1) %o
  %i1 = add i64 %i, 32
  %e = icmp eq i64 %i1, 512
  br i1 %e, label %out, label %loop
out:
  ret void
}

define ptx_kernel void @half_behind(ptr addrspace(1) %o, i32 %n, i64 %end) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t8 = shl i32 %t, 3
  %tz = zext i32 %t8 to i64
  %b = getelementptr i8, ptr addrspace(3) @A, i64 %tz
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %v = phi i32 [ %n, %entry ], [ %c, %loop ]
  store volatile i32 %v, ptr addrspace(1) %o
  %p = getelementptr i8, ptr addrspace(3) %b, i64 %i
  %l = load <2 x i32>, ptr addrspace(3) %p, align 8
  %first = extractelement <2 x i32> %l, i32 0
  %c = extractelement <2 x i32> %l, i32 1
  store volatile i32 %first, ptr addrspace(1) %o
  %far = getelementptr i8, ptr addrspace(3) %p, i64 1024
  %other = load i32, ptr addrspace(3) %far, align 4
  store volatile i32 %other, ptr addrspace(1) %o
  %i1 = add i64 %i, 32
  %e = icmp eq i64 %i1, 512
  br i1 %e, label %out, label %loop
out:
  store i32 %c, ptr addrspace(1) %o
  ret void
}

define ptx_kernel void @argument(ptr addrspace(1) %o, i32 %n, i64 %end) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t8 = shl i32 %t, 3
  %tz = zext i32 %t8 to i64
  %b = getelementptr i8, ptr addrspace(3) @A, i64 %tz
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %v = phi i32 [ %n, %entry ], [ %c, %loop ]
  store volatile i32 %v, ptr addrspace(1) %o
  %p = getelementptr i8, ptr addrspace(3) %b, i64 %i
  %l = load i32, ptr addrspace(3) %p, align 8
  %c = mul i32 %l, 5
  %far = getelementptr i8, ptr addrspace(3) %p, i64 1024
  %other = load i32, ptr addrspace(3) %far, align 4
  store volatile i32 %other, ptr addrspace(1) %o
  %i1 = add i64 %i, 32
  %e = icmp eq i64 %i1, %end
  br i1 %e, label %out, label %loop
out:
  ret void
}

define ptx_kernel void @join(ptr addrspace(1) %o, i32 %n, i64 %end) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t8 = shl i32 %t, 3
  %tz = zext i32 %t8 to i64
  %b = getelementptr i8, ptr addrspace(3) @A, i64 %tz
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %join ]
  %v = phi i32 [ %n, %entry ], [ %c, %join ]
  %p = getelementptr i8, ptr addrspace(3) %b, i64 %i
  %l = load i32, ptr addrspace(3) %p, align 8
  %q = icmp sgt i32 %n, %v
  br i1 %q, label %arm, label %join
arm:
  %l3 = mul i32 %l, 3
  br label %join
join:
  %c = phi i32 [ %l3, %arm ], [ %l, %loop ]
  store volatile i32 %c, ptr addrspace(1) %o
  %far = getelementptr i8, ptr addrspace(3) %p, i64 1024
  %other = load i32, ptr addrspace(3) %far, align 4
  store volatile i32 %other, ptr addrspace(1) %o
  %i1 = add i64 %i, 32
  %e = icmp eq i64 %i1, 512
  br i1 %e, label %out, label %loop
out:
  ret void
}

define ptx_kernel void @last(ptr addrspace(1) %o, i32 %n, i64 %end) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t8 = shl i32 %t, 3
  %tz = zext i32 %t8 to i64
  %b = getelementptr i8, ptr addrspace(3) @A, i64 %tz
  %g = icmp sgt i32 %n, 3
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %latch ]
  %v = phi i32 [ %n, %entry ], [ %w, %latch ]
  br label %body
body:
  %p = getelementptr i8, ptr addrspace(3) %b, i64 %i
  %c = load i32, ptr addrspace(3) %p, align 8
  br label %latch
latch:
  %w = phi i32 [ %c, %body ]
  %far = getelementptr i8, ptr addrspace(3) %p, i64 1024
  %other = load i32, ptr addrspace(3) %far, align 4
  store volatile i32 %other, ptr addrspace(1) %o
  %i1 = add i64 %i, 32
  %e = icmp eq i64 %i1, 512
  br i1 %e, label %out, label %loop
out:
  store i32 %w, ptr addrspace(1) %o
  ret void
}

define ptx_kernel void @last_argument(ptr addrspace(1) %o, i32 %n, i64 %end) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t8 = shl i32 %t, 3
  %tz = zext i32 %t8 to i64
  %b = getelementptr i8, ptr addrspace(3) @A, i64 %tz
  %g = icmp sgt i32 %n, 3
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %latch ]
  %v = phi i32 [ %n, %entry ], [ %w, %latch ]
  br label %body
body:
  %p = getelementptr i8, ptr addrspace(3) %b, i64 %i
  %c = load i32, ptr addrspace(3) %p, align 8
  br label %latch
latch:
  %w = phi i32 [ %c, %body ]
  %far = getelementptr i8, ptr addrspace(3) %p, i64 1024
  %other = load i32, ptr addrspace(3) %far, align 4
  store volatile i32 %other, ptr addrspace(1) %o
  %i1 = add i64 %i, 32
  %e = icmp eq i64 %i1, %end
  br i1 %e, label %out, label %loop
out:
  store i32 %w, ptr addrspace(1) %o
  ret void
}

define ptx_kernel void @last_head(ptr addrspace(1) %o, i32 %n, i64 %end) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t8 = shl i32 %t, 3
  %tz = zext i32 %t8 to i64
  %b = getelementptr i8, ptr addrspace(3) @A, i64 %tz
  %g = icmp sgt i32 %n, 3
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %latch ]
  %v = phi i32 [ %n, %entry ], [ %w, %latch ]
  %e = icmp eq i64 %i, 512
  br i1 %e, label %out, label %body
body:
  %p = getelementptr i8, ptr addrspace(3) %b, i64 %i
  %c = load i32, ptr addrspace(3) %p, align 8
  br label %latch
latch:
  %w = phi i32 [ %c, %body ]
  %far = getelementptr i8, ptr addrspace(3) %p, i64 1024
  %other = load i32, ptr addrspace(3) %far, align 4
  store volatile i32 %other, ptr addrspace(1) %o
  %i1 = add i64 %i, 32
  br label %loop
out:
  store i32 %v, ptr addrspace(1) %o
  ret void
}

define ptx_kernel void @last_head_argument(ptr addrspace(1) %o, i32 %n, i64 %end) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t8 = shl i32 %t, 3
  %tz = zext i32 %t8 to i64
  %b = getelementptr i8, ptr addrspace(3) @A, i64 %tz
  %g = icmp sgt i32 %n, 3
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %latch ]
  %v = phi i32 [ %n, %entry ], [ %w, %latch ]
  %e = icmp eq i64 %i, %end
  br i1 %e, label %out, label %body
body:
  %p = getelementptr i8, ptr addrspace(3) %b, i64 %i
  %c = load i32, ptr addrspace(3) %p, align 8
  br label %latch
latch:
  %w = phi i32 [ %c, %body ]
  %far = getelementptr i8, ptr addrspace(3) %p, i64 1024
  %other = load i32, ptr addrspace(3) %far, align 4
  store volatile i32 %other, ptr addrspace(1) %o
  %i1 = add i64 %i, 32
  br label %loop
out:
  store i32 %v, ptr addrspace(1) %o
  ret void
}

define ptx_kernel void @last_inside(ptr addrspace(1) %o, i32 %n, i64 %end) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t8 = shl i32 %t, 3
  %tz = zext i32 %t8 to i64
  %b = getelementptr i8, ptr addrspace(3) @A, i64 %tz
  %g = icmp sgt i32 %n, 3
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %latch ]
  %v = phi i32 [ %n, %entry ], [ %w, %latch ]
  %e = icmp eq i64 %i, 512
  br i1 %e, label %out, label %body
body:
  %p = getelementptr i8, ptr addrspace(3) %b, i64 %i
  %c = load i32, ptr addrspace(3) %p, align 8
  store volatile i32 %c, ptr addrspace(1) %o
  br label %latch
latch:
  %w = phi i32 [ %c, %body ]
  %far = getelementptr i8, ptr addrspace(3) %p, i64 1024
  %other = load i32, ptr addrspace(3) %far, align 4
  store volatile i32 %other, ptr addrspace(1) %o
  %i1 = add i64 %i, 32
  br label %loop
out:
  store i32 %v, ptr addrspace(1) %o
  ret void
}

define ptx_kernel void @last_arm(ptr addrspace(1) %o, i32 %n, i64 %end) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t8 = shl i32 %t, 3
  %tz = zext i32 %t8 to i64
  %b = getelementptr i8, ptr addrspace(3) @A, i64 %tz
  %g = icmp sgt i32 %n, 3
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %latch ]
  %v = phi i32 [ %n, %entry ], [ %w, %latch ]
  br label %body
body:
  %p = getelementptr i8, ptr addrspace(3) %b, i64 %i
  store volatile i32 %n, ptr addrspace(1) %o
  br i1 %g, label %arm, label %latch
arm:
  store volatile i32 7, ptr addrspace(1) %o
  %c = load i32, ptr addrspace(3) %p, align 8
  br label %latch
latch:
  %w = phi i32 [ %c, %arm ], [ %v, %body ]
  %far = getelementptr i8, ptr addrspace(3) %p, i64 1024
  %other = load i32, ptr addrspace(3) %far, align 4
  store volatile i32 %other, ptr addrspace(1) %o
  %i1 = add i64 %i, 32
  %e = icmp eq i64 %i1, 512
  br i1 %e, label %out, label %loop
out:
  store i32 %w, ptr addrspace(1) %o
  ret void
}
