; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Accesses whose widths were once predicted wrong, as seen in cubins:
;
;     numbers   a funnel shift of constants is a constant, which ptxas computes and the analysis does not: open
;     lanes     up to sm_89 a constant that is part of the offset in the block of c - x is not behind what the lanes of a warp do together; if they do
;               nothing (alone) it is
;     fused     up to sm_89 c is part of the offset of (x * d + a) | c in one block; from sm_90 on it is not
;     twice     what extends 16 bits to 64 extends them to 32 first
;     alike     (x - y) * 24 and x * 24 - y * 24: if these are two addresses, the first ones merge in each iteration that has them at a multiple of 8
;               bytes
;     shifted   (y >> c) + (x * d - k) may be aligned, as a product is what it adds
;     one, two  (y >> c) + x * d is aligned for c = 1 alone, x * d + (y >> c) for all (last); and (y >> 1) + c may be before sm_90 (constant)
;     late      64-bit numbers that are joined bit by bit become constants too late for ptxas
;     chosen    up to sm_89 a constant is part of the offset of what is computed from one of two numbers, in that block alone
;     high      a shift by 32 or more leaves nothing of an address
;     opposite  x & ~x is 0, also if one x is sign-extended and the other zero-extended: all addresses are constants
;     again     loads of the same bytes under two branches may become one, which merges with one ahead of both, also if a constant is part of the
;               offset only in the block that computes their address
; short: forced layouts alone. Beside pointers of 32 bits LLVM takes a load out of a loop, and other widths are open.
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck --allow-unused-prefixes --check-prefixes=CHECK,LLVM-%llvm %s
; RUN: sed 's/sm_86/sm_90/' %s > %t.ll
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.later.json>' %t.ll -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.later.json | FileCheck --check-prefix=LATER %s
; LATER: fused ld 4
; LATER-NEXT: fused ld 4
; LATER-NEXT: fused ld 4
; LATER: constant ld 4
; LATER-NEXT: constant ld 4
; LLVM-22: numbers ld None {{.*}} neighbours in other iterations of a loop that ptxas may unroll
; LLVM-22-NEXT: numbers ld None {{.*}} neighbours in other iterations of a loop that ptxas may unroll
; LLVM-22-NEXT: lanes ld None {{.*}} neighbours whose addresses are computed apart
; LLVM-22-NEXT: lanes ld None {{.*}} neighbours whose addresses are computed apart
; LLVM-22-NEXT: alone ld 8{{ .*}}
; CHECK: fused ld None
; CHECK-NEXT: fused ld None
; CHECK-NEXT: fused ld None
; CHECK-NEXT: twice st 1
; CHECK-COUNT-3: twice ld None
; CHECK-NEXT: alike st 1
; CHECK-COUNT-2: alike ld None {{.*}} neighbours in other iterations of a loop that ptxas may unroll
; CHECK-COUNT-2: alike ld 4
; CHECK-NEXT: shifted ld None {{.*}} neighbours whose addresses are computed apart
; CHECK-NEXT: shifted ld None {{.*}} neighbours whose addresses are computed apart
; CHECK-NEXT: one ld 4
; CHECK-NEXT: two ld 2
; CHECK-NEXT: two ld 2
; CHECK-NEXT: last ld 4
; CHECK-NEXT: late ld None
; CHECK-NEXT: late ld None
; CHECK-NEXT: again ld None
; CHECK-NEXT: again ld None
; CHECK-NEXT: again ld None
; CHECK-NEXT: constant ld None {{.*}} neighbours whose addresses are computed apart
; CHECK-NEXT: constant ld None {{.*}} neighbours whose addresses are computed apart
; CHECK-NEXT: chosen ld None
; CHECK-NEXT: chosen ld None
; CHECK-NEXT: high ld None
; CHECK-NEXT: high ld None
; CHECK-NEXT: opposite ld None
; CHECK-NEXT: opposite ld None
; CHECK-NEXT: opposite ld None{{.*}}
; CHECK-NOT: {{^.}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@table = internal addrspace(3) global [16384 x i8] undef, align 16
@ahead = internal addrspace(3) global [132 x i8] undef, align 1
@behind = internal addrspace(3) global [16384 x i8] undef, align 4

define ptx_kernel void @numbers(ptr addrspace(1) noalias %out, ptr addrspace(1) %in, i32 %n) "target-cpu"="sm_86" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %o0 = getelementptr inbounds i8, ptr addrspace(1) %out, i64 16
  %o1 = getelementptr inbounds i8, ptr addrspace(1) %out, i64 32
  %w = zext nneg i32 %t to i64
  %s = sext i32 %t to i64
  %one = udiv i64 %w, %s
  %r = call i64 @llvm.fshl.i64(i64 %one, i64 %one, i64 3)
  %x = shl i64 %r, 2
  %p = getelementptr inbounds i8, ptr addrspace(3) @table, i64 %x
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %a = getelementptr inbounds i8, ptr addrspace(3) %p, i64 %i
  %b = getelementptr inbounds i8, ptr addrspace(3) %a, i64 4
  %v0 = load i32, ptr addrspace(3) %a, align 4
  %v1 = load i32, ptr addrspace(3) %b, align 4
  store i32 %v0, ptr addrspace(1) %o0, align 4
  store i32 %v1, ptr addrspace(1) %o1, align 4
  %j = add i64 %i, 64
  %c = icmp eq i64 %j, 512
  br i1 %c, label %end, label %loop

end:
  ret void
}

define ptx_kernel void @lanes(ptr addrspace(1) noalias %out, ptr addrspace(1) %in, i32 %n) "target-cpu"="sm_86" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %o0 = getelementptr inbounds i8, ptr addrspace(1) %out, i64 16
  %o1 = getelementptr inbounds i8, ptr addrspace(1) %out, i64 32
  %m = shl nuw nsw i32 %t, 6
  %x0 = sub nsw i32 1792, %m
  %e0 = zext i32 %x0 to i64
  %p0 = getelementptr i8, ptr addrspace(3) @table, i64 %e0
  %v0 = load i32, ptr addrspace(3) %p0, align 4
  %s9 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %n, i32 1, i32 31)
  store i32 %s9, ptr addrspace(1) %in, align 4
  %x1 = sub nsw i32 1796, %m
  %e1 = zext i32 %x1 to i64
  %p1 = getelementptr i8, ptr addrspace(3) @table, i64 %e1
  %v1 = load i32, ptr addrspace(3) %p1, align 4
  store i32 %v0, ptr addrspace(1) %o0, align 4
  store i32 %v1, ptr addrspace(1) %o1, align 4
  ret void
}

define ptx_kernel void @alone(ptr addrspace(1) noalias %out, ptr addrspace(1) %in, i32 %n) "target-cpu"="sm_86" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %o0 = getelementptr inbounds i8, ptr addrspace(1) %out, i64 16
  %o1 = getelementptr inbounds i8, ptr addrspace(1) %out, i64 32
  %m = shl nuw nsw i32 %t, 6
  %x0 = sub nsw i32 1792, %m
  %e0 = zext i32 %x0 to i64
  %p0 = getelementptr i8, ptr addrspace(3) @table, i64 %e0
  %v0 = load i32, ptr addrspace(3) %p0, align 4
  %x1 = sub nsw i32 1796, %m
  %e1 = zext i32 %x1 to i64
  %p1 = getelementptr i8, ptr addrspace(3) @table, i64 %e1
  %v1 = load i32, ptr addrspace(3) %p1, align 4
  store i32 %v0, ptr addrspace(1) %o0, align 4
  store i32 %v1, ptr addrspace(1) %o1, align 4
  ret void
}

define ptx_kernel void @fused(ptr addrspace(1) noalias %out, ptr addrspace(1) %in, i32 %n) "target-cpu"="sm_86" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %o0 = getelementptr inbounds i8, ptr addrspace(1) %out, i64 16
  %o1 = getelementptr inbounds i8, ptr addrspace(1) %out, i64 32
  %o2 = getelementptr inbounds i8, ptr addrspace(1) %out, i64 48
  %h = trunc i32 %t to i16
  %g = trunc i32 %n to i16
  %f = add i16 %h, %g
  %z = zext i16 %f to i32
  %y = add nsw i32 %z, 15
  %m = mul i32 %y, 16
  %x0 = add i32 %m, 0
  %e0 = zext nneg i32 %x0 to i64
  %p0 = getelementptr i8, ptr addrspace(3) @table, i64 %e0
  %v0 = load i32, ptr addrspace(3) %p0, align 4
  %x1 = call i32 asm "or.b32 $0, $1, 4;", "=r,r"(i32 %m)
  %e1 = zext nneg i32 %x1 to i64
  %p1 = getelementptr i8, ptr addrspace(3) @table, i64 %e1
  %v1 = load i32, ptr addrspace(3) %p1, align 4
  %x2 = call i32 asm "or.b32 $0, $1, 8;", "=r,r"(i32 %m)
  %e2 = zext nneg i32 %x2 to i64
  %p2 = getelementptr i8, ptr addrspace(3) @table, i64 %e2
  %v2 = load i32, ptr addrspace(3) %p2, align 4
  store i32 %v0, ptr addrspace(1) %o0, align 4
  store i32 %v1, ptr addrspace(1) %o1, align 4
  store i32 %v2, ptr addrspace(1) %o2, align 4
  ret void
}

define ptx_kernel void @twice(ptr addrspace(1) noalias %out, ptr addrspace(1) %in, i32 %n) "target-cpu"="sm_86" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %o0 = getelementptr inbounds i8, ptr addrspace(1) %out, i64 16
  %o1 = getelementptr inbounds i8, ptr addrspace(1) %out, i64 32
  %o2 = getelementptr inbounds i8, ptr addrspace(1) %out, i64 48
  store i8 1, ptr addrspace(3) @ahead, align 1
  %h = trunc i32 %t to i16
  %g = shl nsw i16 %h, 5
  %m = call i32 asm "cvt.s32.s16 $0, $1;", "=r,h"(i16 %g)
  %x0 = add i32 %m, -4
  %e0 = sext i32 %x0 to i64
  %p0 = getelementptr i8, ptr addrspace(3) @behind, i64 %e0
  %v0 = load i32, ptr addrspace(3) %p0, align 4
  %e1 = call i64 asm "cvt.s64.s16 $0, $1;", "=l,h"(i16 %g)
  %p1 = getelementptr i8, ptr addrspace(3) @behind, i64 %e1
  %v1 = load i32, ptr addrspace(3) %p1, align 4
  %p2 = getelementptr i8, ptr addrspace(3) %p1, i64 4
  %v2 = load i32, ptr addrspace(3) %p2, align 4
  store i32 %v0, ptr addrspace(1) %o0, align 4
  store i32 %v1, ptr addrspace(1) %o1, align 4
  store i32 %v2, ptr addrspace(1) %o2, align 4
  ret void
}

define ptx_kernel void @alike(ptr addrspace(1) %out, ptr addrspace(1) %in) "target-cpu"="sm_86" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %d = load i32, ptr addrspace(1) %in, align 4
  %tz = zext i32 %t to i64
  %place = getelementptr [8192 x i8], ptr addrspace(1) %out, i64 %tz
  store i8 1, ptr addrspace(3) @ahead, align 1
  %v1 = sub i32 %d, %t
  %v2 = mul i32 %v1, 24
  br label %loop3

loop3:
  %i5 = phi i64 [ 36, %entry ], [ %i6, %loop3 ]
  %v9 = getelementptr i8, ptr addrspace(3) @behind, i64 %i5
  %v10 = zext nneg i32 %v2 to i64
  %v11 = getelementptr [1 x i8], ptr addrspace(3) %v9, i64 %v10
  %v12 = load float, ptr addrspace(3) %v11, align 4
  %v13 = sub i32 %v2, -4
  %v14 = zext nneg i32 %v13 to i64
  %v15 = getelementptr [1 x i8], ptr addrspace(3) %v9, i64 %v14
  %v16 = load float, ptr addrspace(3) %v15, align 4
  %v17 = sub i32 %v2, -4
  %v18 = zext nneg i32 %v17 to i64
  %v19 = getelementptr [1 x i8], ptr addrspace(3) %v9, i64 %v18
  %v20 = load float, ptr addrspace(3) %v19, align 4
  %v21 = sub i32 %v2, -8
  %v22 = zext nneg i32 %v21 to i64
  %v23 = getelementptr [1 x i8], ptr addrspace(3) %v9, i64 %v22
  %v24 = load float, ptr addrspace(3) %v23, align 4
  %v25 = sub i32 %v2, -12
  %v26 = zext nneg i32 %v25 to i64
  %v27 = getelementptr [1 x i8], ptr addrspace(3) %v9, i64 %v26
  %v28 = load float, ptr addrspace(3) %v27, align 4
  %v29 = getelementptr inbounds i8, ptr addrspace(1) %place, i64 16
  store float %v12, ptr addrspace(1) %v29, align 4
  %v30 = getelementptr inbounds i8, ptr addrspace(1) %place, i64 32
  store float %v16, ptr addrspace(1) %v30, align 4
  %v31 = getelementptr inbounds i8, ptr addrspace(1) %place, i64 48
  store float %v20, ptr addrspace(1) %v31, align 4
  %v32 = getelementptr inbounds i8, ptr addrspace(1) %place, i64 64
  store float %v24, ptr addrspace(1) %v32, align 4
  %v33 = getelementptr inbounds i8, ptr addrspace(1) %place, i64 80
  store float %v28, ptr addrspace(1) %v33, align 4
  %i6 = sub i64 %i5, 12
  %v34 = icmp eq i64 %i6, 0
  br i1 %v34, label %tail4, label %loop3

tail4:
  ret void
}

define ptx_kernel void @shifted(ptr addrspace(1) noalias %out, ptr addrspace(1) %in, i32 %n) "target-cpu"="sm_86" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %o0 = getelementptr inbounds i8, ptr addrspace(1) %out, i64 16
  %o1 = getelementptr inbounds i8, ptr addrspace(1) %out, i64 32
  %o2 = getelementptr inbounds i8, ptr addrspace(1) %out, i64 48
  %d = sub i32 %t, %n
  %m = shl i32 %d, 6
  %y = add i32 %m, 576
  %q = shl i32 %y, 2
  %l = add i32 %m, 512
  %h = lshr i32 %l, 1
  %k = add i32 %q, -256
  %x = add i32 %k, %h
  %e = sext i32 %x to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %e
  %v0 = load i32, ptr addrspace(3) %p, align 4
  %s = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %v0, i32 1, i32 31)
  %r = getelementptr i8, ptr addrspace(3) %p, i64 4
  %v1 = load i32, ptr addrspace(3) %r, align 4
  store i32 %s, ptr addrspace(1) %o0, align 4
  store i32 %v1, ptr addrspace(1) %o1, align 4
  store i32 %q, ptr addrspace(1) %o2, align 4
  ret void
}

define ptx_kernel void @one(ptr addrspace(1) noalias %out, ptr addrspace(1) %in, i32 %n) "target-cpu"="sm_86" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %o0 = getelementptr inbounds i8, ptr addrspace(1) %out, i64 16
  %o1 = getelementptr inbounds i8, ptr addrspace(1) %out, i64 32
  %m = mul i32 %t, 48
  %s = lshr i32 %m, 1
  %r = shl i32 %n, 7
  %x = add i32 %s, %r
  %e = zext i32 %x to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %e
  %q = getelementptr i8, ptr addrspace(3) %p, i64 2
  %v0 = load i16, ptr addrspace(3) %p, align 2
  %v1 = load i16, ptr addrspace(3) %q, align 2
  store i16 %v0, ptr addrspace(1) %o0, align 2
  store i16 %v1, ptr addrspace(1) %o1, align 2
  ret void
}

define ptx_kernel void @two(ptr addrspace(1) noalias %out, ptr addrspace(1) %in, i32 %n) "target-cpu"="sm_86" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %o0 = getelementptr inbounds i8, ptr addrspace(1) %out, i64 16
  %o1 = getelementptr inbounds i8, ptr addrspace(1) %out, i64 32
  %m = mul i32 %t, 48
  %s = lshr i32 %m, 2
  %r = shl i32 %n, 7
  %x = add i32 %s, %r
  %e = zext i32 %x to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %e
  %q = getelementptr i8, ptr addrspace(3) %p, i64 2
  %v0 = load i16, ptr addrspace(3) %p, align 2
  %v1 = load i16, ptr addrspace(3) %q, align 2
  store i16 %v0, ptr addrspace(1) %o0, align 2
  store i16 %v1, ptr addrspace(1) %o1, align 2
  ret void
}

define ptx_kernel void @last(ptr addrspace(1) noalias %out, ptr addrspace(1) %in, i32 %n) "target-cpu"="sm_86" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %o0 = getelementptr inbounds i8, ptr addrspace(1) %out, i64 16
  %o1 = getelementptr inbounds i8, ptr addrspace(1) %out, i64 32
  %x = call i32 asm "{ .reg .b32 a, b; mul.lo.s32 a, $1, 48; shr.u32 a, a, 2; shl.b32 b, $2, 7; add.s32 $0, b, a; }", "=r,r,r"(i32 %t, i32 %n)
  %e = zext i32 %x to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %e
  %q = getelementptr i8, ptr addrspace(3) %p, i64 2
  %v0 = load i16, ptr addrspace(3) %p, align 2
  %v1 = load i16, ptr addrspace(3) %q, align 2
  store i16 %v0, ptr addrspace(1) %o0, align 2
  store i16 %v1, ptr addrspace(1) %o1, align 2
  ret void
}

define ptx_kernel void @late(ptr addrspace(1) noalias %out, ptr addrspace(1) %in, i64 %n) "target-cpu"="sm_86" {
entry:
  %o0 = getelementptr inbounds i8, ptr addrspace(1) %out, i64 16
  %e = call i64 asm "{ .reg .b64 a; mov.b64 a, 0; or.b64 $0, a, 48; }", "=l"()
  br label %loop

loop:
  %i = phi i64 [ 16, %entry ], [ %next, %loop ]
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %i
  %p0 = getelementptr i8, ptr addrspace(3) %p, i64 52
  %p1 = getelementptr i8, ptr addrspace(3) %p, i64 %e
  %v0 = load i32, ptr addrspace(3) %p0, align 4
  %v1 = load i32, ptr addrspace(3) %p1, align 4
  store i32 %v0, ptr addrspace(1) %out, align 4
  store i32 %v1, ptr addrspace(1) %o0, align 4
  %next = add i64 %i, 64
  %is = icmp eq i64 %next, %n
  br i1 %is, label %end, label %loop

end:
  ret void
}

define ptx_kernel void @again(ptr addrspace(1) noalias %out, ptr addrspace(1) %in, i32 %n) "target-cpu"="sm_86" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %o0 = getelementptr inbounds i8, ptr addrspace(1) %out, i64 16
  %o1 = getelementptr inbounds i8, ptr addrspace(1) %out, i64 32
  %sum = add i32 %t, %n
  %x = shl i32 %sum, 6
  %x0 = xor i32 %x, 16
  %x1 = xor i32 %x, 20
  %e0 = zext nneg i32 %x0 to i64
  %e1 = zext nneg i32 %x1 to i64
  %p0 = getelementptr i8, ptr addrspace(3) @table, i64 %e0
  %p1 = getelementptr i8, ptr addrspace(3) @table, i64 %e1
  %v0 = load i32, ptr addrspace(3) %p0, align 4
  store i32 %v0, ptr addrspace(1) %out, align 4
  %c = icmp slt i32 %t, %n
  br i1 %c, label %first, label %middle

first:
  %v1 = load i32, ptr addrspace(3) %p1, align 4
  store i32 %v1, ptr addrspace(1) %o0, align 4
  br label %middle

middle:
  store i32 1, ptr addrspace(1) %in, align 4
  br i1 %c, label %second, label %end

second:
  %v2 = load i32, ptr addrspace(3) %p1, align 4
  store i32 %v2, ptr addrspace(1) %o1, align 4
  br label %end

end:
  ret void
}

define ptx_kernel void @constant(ptr addrspace(1) noalias %out, ptr addrspace(1) %in, i32 %n) "target-cpu"="sm_86" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %o0 = getelementptr inbounds i8, ptr addrspace(1) %out, i64 16
  %o1 = getelementptr inbounds i8, ptr addrspace(1) %out, i64 32
  %m = mul i32 %t, 48
  %s = lshr i32 %m, 1
  %x = add i32 %s, 144
  %e = zext i32 %x to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %e
  %q = getelementptr i8, ptr addrspace(3) %p, i64 4
  %v0 = load i32, ptr addrspace(3) %p, align 4
  %v1 = load i32, ptr addrspace(3) %q, align 4
  store i32 %v0, ptr addrspace(1) %o0, align 4
  store i32 %v1, ptr addrspace(1) %o1, align 4
  ret void
}

define ptx_kernel void @chosen(ptr addrspace(1) noalias %out, ptr addrspace(1) %in, i32 %n) "target-cpu"="sm_86" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %o0 = getelementptr inbounds i8, ptr addrspace(1) %out, i64 16
  %o1 = getelementptr inbounds i8, ptr addrspace(1) %out, i64 32
  %is = icmp ult i32 %t, 16
  %x = select i1 %is, i32 272, i32 816
  %m = shl i32 %x, 2
  %h = lshr i32 %x, 1
  %s = add i32 %m, %h
  %e = zext i32 %s to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %e
  %p0 = getelementptr i8, ptr addrspace(3) %p, i64 596
  %p1 = getelementptr i8, ptr addrspace(3) %p, i64 592
  %v0 = load i32, ptr addrspace(3) %p0, align 4
  %c = icmp slt i32 %t, %n
  br i1 %c, label %more, label %end

more:
  %v1 = load i32, ptr addrspace(3) %p1, align 4
  store i32 %v1, ptr addrspace(1) %o1, align 4
  br label %end

end:
  store i32 %v0, ptr addrspace(1) %o0, align 4
  ret void
}

define ptx_kernel void @high(ptr addrspace(1) noalias %out, ptr addrspace(1) %in, i32 %n) "target-cpu"="sm_86" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %o0 = getelementptr inbounds i8, ptr addrspace(1) %out, i64 16
  %o1 = getelementptr inbounds i8, ptr addrspace(1) %out, i64 32
  %w = zext i32 %t to i64
  %x = shl i64 %w, 51
  %p = getelementptr i8, ptr addrspace(3) @behind, i64 %x
  %p0 = getelementptr i8, ptr addrspace(3) %p, i64 4
  %p1 = getelementptr i8, ptr addrspace(3) %p, i64 8
  %v0 = load i32, ptr addrspace(3) %p0, align 4
  %v1 = load i32, ptr addrspace(3) @behind, align 4
  store i32 %v0, ptr addrspace(1) %o0, align 4
  store i32 %v1, ptr addrspace(1) %o1, align 4
  ret void
}

define ptx_kernel void @opposite(ptr addrspace(1) noalias %out, ptr addrspace(1) %in, i32 %n) "target-cpu"="sm_86" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %w = call { i64, i64, i64 } asm "cvt.u64.u32 $0, $3; cvt.s64.s32 $1, $3; not.b64 $2, $0;", "=l,=l,=l,r"(i32 %t)
  %x = extractvalue { i64, i64, i64 } %w, 1
  %not = extractvalue { i64, i64, i64 } %w, 2
  %zero = call i64 asm "and.b64 $0, $1, $2;", "=l,l,l"(i64 %x, i64 %not)
  %m = shl i64 %zero, 3
  %n8 = or i64 %m, 8
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %m
  %p0 = getelementptr i8, ptr addrspace(3) %p, i64 4
  %p1 = getelementptr i8, ptr addrspace(3) %p, i64 12
  %p2 = getelementptr i8, ptr addrspace(3) @table, i64 %n8
  %v0 = load i32, ptr addrspace(3) %p0, align 4
  %v1 = load i32, ptr addrspace(3) %p1, align 4
  %v2 = load i32, ptr addrspace(3) %p, align 4
  %v3 = load i32, ptr addrspace(3) %p2, align 4
  store i32 %v0, ptr addrspace(1) %out, align 4
  %o1 = getelementptr inbounds i8, ptr addrspace(1) %out, i64 16
  store i32 %v1, ptr addrspace(1) %o1, align 4
  %o2 = getelementptr inbounds i8, ptr addrspace(1) %out, i64 32
  store i32 %v2, ptr addrspace(1) %o2, align 4
  %o3 = getelementptr inbounds i8, ptr addrspace(1) %out, i64 48
  store i32 %v3, ptr addrspace(1) %o3, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32)
declare i64 @llvm.fshl.i64(i64, i64, i64)
