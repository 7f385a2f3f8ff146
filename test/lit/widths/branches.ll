; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Loads around short branches that ptxas may predicate (control.h). Their widths are known, since predication changes nothing, except for repeated
; words:
;
;     arms     a, d, c, d of a window, of which the first is in an arm: its block dominates no other, so none merges with it
;     inner    loads of a loop, with another loop between them that stays rolled
;     short    words of 16 bits, which merge only within their block
;     repeats  a in an arm, b behind it, and a in a second arm: the second a and b merge, but which loads of windows with repeats do is open
;
; Open are neighbours of one iteration around an arm that only adds, as codegen puts the second one ahead of the loop's first block (light).
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; CHECK: arms ld 4
; CHECK-NEXT: arms ld 4
; CHECK-NEXT: arms ld 4
; CHECK-NEXT: inner ld 4
; CHECK-NEXT: inner ld 4
; CHECK-NEXT: short ld 2
; CHECK-NEXT: short ld 2
; CHECK-NEXT: light ld None 32..64 neighbours around a loop, an arm that writes, or a warp-wide operation
; CHECK-COUNT-3: repeats ld None{{.*}}
; CHECK-NOT: {{^.}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@table = internal addrspace(3) global [2048 x i32] undef, align 16

define ptx_kernel void @arms(ptr addrspace(1) %out, i32 %n, i32 %m) "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = zext i32 %t to i64
  %p = getelementptr [4 x i32], ptr addrspace(3) @table, i64 %x
  %c = icmp slt i32 %n, 1
  %d = icmp slt i32 %m, 1
  br i1 %c, label %second, label %first

first:
  %a = load i32, ptr addrspace(3) %p, align 4
  store i32 %a, ptr addrspace(1) %out, align 4
  br label %second

second:
  %q = getelementptr i8, ptr addrspace(3) %p, i64 8
  %b = load i32, ptr addrspace(3) %q, align 4
  %o = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %b, ptr addrspace(1) %o, align 4
  br i1 %d, label %end, label %third

third:
  %r = getelementptr i8, ptr addrspace(3) %p, i64 4
  %e = load i32, ptr addrspace(3) %r, align 4
  %s = getelementptr i32, ptr addrspace(1) %out, i64 2
  store i32 %e, ptr addrspace(1) %s, align 4
  br label %end

end:
  ret void
}

define ptx_kernel void @inner(ptr addrspace(1) %out, ptr addrspace(1) noalias %in, i32 %n, i32 %m) "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = zext i32 %t to i64
  %base = getelementptr [256 x i32], ptr addrspace(3) @table, i64 %x
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr [16 x i32], ptr addrspace(3) %base, i64 %i
  %a = load i32, ptr addrspace(3) %p, align 4
  %skips = icmp slt i32 %m, 1
  br i1 %skips, label %latch, label %around

around:
  %k = phi i32 [ 0, %loop ], [ %k2, %around ]
  %s = phi i32 [ %a, %loop ], [ %s2, %around ]
  %g = getelementptr i32, ptr addrspace(1) %in, i32 %k
  %v = load i32, ptr addrspace(1) %g, align 4
  %w = mul i32 %s, %s
  %s2 = add i32 %w, %v
  %k2 = add nsw i32 %k, 1
  %more = icmp eq i32 %k2, %m
  br i1 %more, label %latch, label %around, !llvm.loop !0

latch:
  %z = phi i32 [ %a, %loop ], [ %s2, %around ]
  %q = getelementptr i8, ptr addrspace(3) %p, i64 4
  %b = load i32, ptr addrspace(3) %q, align 4
  %y = add i32 %z, %b
  %o = getelementptr i32, ptr addrspace(1) %out, i64 %i
  store i32 %y, ptr addrspace(1) %o, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 4
  br i1 %done, label %end, label %loop, !llvm.loop !0

end:
  ret void
}

define ptx_kernel void @short(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = zext i32 %t to i64
  %p = getelementptr [4 x i16], ptr addrspace(3) @table, i64 %x
  %c = icmp slt i32 %n, 1
  %a = load i16, ptr addrspace(3) %p, align 2
  %f = sitofp i16 %a to float
  br i1 %c, label %end, label %then

then:
  store float 3.0, ptr addrspace(1) %out, align 4
  br label %end

end:
  %q = getelementptr i8, ptr addrspace(3) %p, i64 2
  %b = load i16, ptr addrspace(3) %q, align 2
  %g = sitofp i16 %b to float
  %h = fadd float %f, %g
  %o = getelementptr i32, ptr addrspace(1) %out, i64 1
  store float %h, ptr addrspace(1) %o, align 4
  ret void
}

define ptx_kernel void @light(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = zext i32 %t to i64
  %base = getelementptr [256 x i32], ptr addrspace(3) @table, i64 %x
  %c = icmp slt i32 %n, 1
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %u = xor i64 %i, 5
  %p = getelementptr [16 x i32], ptr addrspace(3) %base, i64 %u
  %a = load i32, ptr addrspace(3) %p, align 4
  br i1 %c, label %latch, label %then

then:
  %m = mul i32 %a, 3
  %d = add i32 %m, 7
  br label %latch

latch:
  %z = phi i32 [ %a, %loop ], [ %d, %then ]
  %q = getelementptr i8, ptr addrspace(3) %p, i64 4
  %b = load i32, ptr addrspace(3) %q, align 4
  %y = mul i32 %z, %b
  %o = getelementptr i32, ptr addrspace(1) %out, i64 %i
  store i32 %y, ptr addrspace(1) %o, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 4
  br i1 %done, label %end, label %loop, !llvm.loop !0

end:
  ret void
}

define ptx_kernel void @repeats(ptr addrspace(1) %out, i32 %n, i32 %m) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = zext i32 %t to i64
  %p = getelementptr [4 x i32], ptr addrspace(3) @table, i64 %x
  %c = icmp slt i32 %n, 1
  %d = icmp slt i32 %m, 1
  br i1 %c, label %second, label %first

first:
  %a = load i32, ptr addrspace(3) %p, align 4
  store i32 %a, ptr addrspace(1) %out, align 4
  br label %second

second:
  %q = getelementptr i8, ptr addrspace(3) %p, i64 4
  %b = load i32, ptr addrspace(3) %q, align 4
  %o = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %b, ptr addrspace(1) %o, align 4
  br i1 %d, label %end, label %third

third:
  %e = load i32, ptr addrspace(3) %p, align 4
  %s = getelementptr i32, ptr addrspace(1) %out, i64 2
  store i32 %e, ptr addrspace(1) %s, align 4
  br label %end

end:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
