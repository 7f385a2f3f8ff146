; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; How ptxas reads sums that LLVM would write differently; inline PTX keeps them as they are. Each has a twin whose widths are certain.
;
;     shifted      before sm_90 the constant of w - 8 is part of the offset in the block of the sum, but not for the load in another one; w is
;                  shifted, and was computed elsewhere
;     block        both loads are in the block of the sum
;     difference   r + (156 - 96 * q) is (r - 96 * q) + 156: its loads are neighbours of that
;     minus        so are those of (r - 96 * q) + 156, written as a difference and as a product by -96
;     other        80 * q is not 96 * q
;     ahead        in the iterations of a loop that is unrolled, constants of uniform values are part of the offset; so they are ahead of it, and the
;                  load there is a neighbour of the first iteration's
;     rolled       a loop that is not unrolled
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; CHECK:      shifted ld 4
; CHECK-NEXT: shifted ld None
; CHECK-NEXT: shifted ld None
; CHECK-NEXT: block ld 4
; CHECK-NEXT: block ld 8
; CHECK-NEXT: difference ld None
; CHECK-NEXT: difference ld None
; CHECK-NEXT: difference ld None
; CHECK-NEXT: minus ld None
; CHECK-NEXT: minus ld None
; CHECK-NEXT: minus ld None
; CHECK-NEXT: other ld 4
; CHECK-NEXT: other ld 4
; CHECK-NEXT: other ld 4
; CHECK-NEXT: ahead ld None
; CHECK:      rolled ld 4
; CHECK-NEXT: rolled ld 4
; CHECK-NEXT: rolled ld 4
; CHECK-NEXT: rolled ld 4
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@table = internal addrspace(3) global [4096 x float] undef, align 16

define ptx_kernel void @shifted(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %d = sub i32 %t, %n
  %m = mul i32 %d, 12
  %s = call i32 asm "add.s32 $0, $1, 18;", "=r,r"(i32 %m)
  %w = call i32 asm "shl.b32 $0, $1, 2;", "=r,r"(i32 %s)
  %q = lshr i32 %s, 5
  %q16 = mul i32 %q, 16
  %at = add i32 %q16, %w
  %a64 = sext i32 %at to i64
  %pa = getelementptr i8, ptr addrspace(3) @table, i64 %a64
  %a = load float, ptr addrspace(3) %pa, align 4
  store float %a, ptr addrspace(1) %out, align 4
  %c = icmp ugt i32 %t, %n
  br i1 %c, label %first, label %second

first:
  %o1 = getelementptr float, ptr addrspace(1) %out, i64 1
  store volatile float %a, ptr addrspace(1) %o1, align 4
  br label %second

second:
  %s2 = add i32 %m, 16
  %w2 = call i32 asm "add.s32 $0, $1, -8;", "=r,r"(i32 %w)
  %q2 = lshr i32 %s2, 5
  %q216 = mul i32 %q2, 16
  %at2 = call i32 asm "mad.lo.s32 $0, $1, 16, $2;", "=r,r,r"(i32 %q2, i32 %w2)
  %b64 = sext i32 %at2 to i64
  %pb = getelementptr i8, ptr addrspace(3) @table, i64 %b64
  %b = load float, ptr addrspace(3) %pb, align 4
  br i1 %c, label %arm, label %end

arm:
  %pc = getelementptr i8, ptr addrspace(3) %pb, i64 4
  %e = load float, ptr addrspace(3) %pc, align 4
  %f = fadd float %e, %b
  br label %end

end:
  %r = phi float [ %b, %second ], [ %f, %arm ]
  %o = getelementptr float, ptr addrspace(1) %out, i64 2
  store float %r, ptr addrspace(1) %o, align 4
  ret void
}

define ptx_kernel void @block(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %d = sub i32 %t, %n
  %m = mul i32 %d, 12
  %s = call i32 asm "add.s32 $0, $1, 18;", "=r,r"(i32 %m)
  %w = call i32 asm "shl.b32 $0, $1, 2;", "=r,r"(i32 %s)
  %q = lshr i32 %s, 5
  %q16 = mul i32 %q, 16
  %at = add i32 %q16, %w
  %a64 = sext i32 %at to i64
  %pa = getelementptr i8, ptr addrspace(3) @table, i64 %a64
  %a = load float, ptr addrspace(3) %pa, align 4
  store float %a, ptr addrspace(1) %out, align 4
  %c = icmp ugt i32 %t, %n
  br i1 %c, label %first, label %second

first:
  %o1 = getelementptr float, ptr addrspace(1) %out, i64 1
  store volatile float %a, ptr addrspace(1) %o1, align 4
  br label %second

second:
  %s2 = add i32 %m, 16
  %w2 = call i32 asm "add.s32 $0, $1, -8;", "=r,r"(i32 %w)
  %q2 = lshr i32 %s2, 5
  %q216 = mul i32 %q2, 16
  %at2 = call i32 asm "mad.lo.s32 $0, $1, 16, $2;", "=r,r,r"(i32 %q2, i32 %w2)
  %b64 = sext i32 %at2 to i64
  %pb = getelementptr i8, ptr addrspace(3) @table, i64 %b64
  %b = load float, ptr addrspace(3) %pb, align 4
  %pc = getelementptr i8, ptr addrspace(3) %pb, i64 4
  %e = load float, ptr addrspace(3) %pc, align 4
  %f = fadd float %e, %b
  %o = getelementptr float, ptr addrspace(1) %out, i64 2
  store float %f, ptr addrspace(1) %o, align 4
  ret void
}

define ptx_kernel void @difference(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %r = mul i32 %t, 400
  %q = udiv i32 %t, 96
  %m = mul i32 %q, -96
  %s = add i32 %r, %m
  %a = add i32 %s, 144
  %a64 = sext i32 %a to i64
  %pa = getelementptr i8, ptr addrspace(3) @table, i64 %a64
  %x = load float, ptr addrspace(3) %pa, align 4
  store volatile float %x, ptr addrspace(1) %out, align 4
  %m2 = mul i32 %q, 96
  %k = call i32 asm "sub.s32 $0, 156, $1;", "=r,r"(i32 %m2)
  %s2 = call i32 asm "add.s32 $0, $1, $2;", "=r,r,r"(i32 %r, i32 %k)
  %b = add i32 %s2, -8
  %b64 = sext i32 %b to i64
  %pb = getelementptr i8, ptr addrspace(3) @table, i64 %b64
  %y = load float, ptr addrspace(3) %pb, align 4
  store volatile float %y, ptr addrspace(1) %out, align 4
  %c64 = sext i32 %s2 to i64
  %pc = getelementptr i8, ptr addrspace(3) @table, i64 %c64
  %z = load float, ptr addrspace(3) %pc, align 4
  store volatile float %z, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @minus(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %r = mul i32 %t, 400
  %q = udiv i32 %t, 96
  %m = mul i32 %q, -96
  %s = add i32 %r, %m
  %a = add i32 %s, 144
  %a64 = sext i32 %a to i64
  %pa = getelementptr i8, ptr addrspace(3) @table, i64 %a64
  %x = load float, ptr addrspace(3) %pa, align 4
  store volatile float %x, ptr addrspace(1) %out, align 4
  %m2 = mul i32 %q, 96
  %d = call i32 asm "sub.s32 $0, $1, $2;", "=r,r,r"(i32 %r, i32 %m2)
  %s2 = add i32 %d, 156
  %b = add i32 %s2, -8
  %b64 = sext i32 %b to i64
  %pb = getelementptr i8, ptr addrspace(3) @table, i64 %b64
  %y = load float, ptr addrspace(3) %pb, align 4
  store volatile float %y, ptr addrspace(1) %out, align 4
  %c64 = sext i32 %s2 to i64
  %pc = getelementptr i8, ptr addrspace(3) @table, i64 %c64
  %z = load float, ptr addrspace(3) %pc, align 4
  store volatile float %z, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @other(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %r = mul i32 %t, 400
  %q = udiv i32 %t, 96
  %m = mul i32 %q, -96
  %s = add i32 %r, %m
  %a = add i32 %s, 144
  %a64 = sext i32 %a to i64
  %pa = getelementptr i8, ptr addrspace(3) @table, i64 %a64
  %x = load float, ptr addrspace(3) %pa, align 4
  store volatile float %x, ptr addrspace(1) %out, align 4
  %m2 = mul i32 %q, 80
  %k = call i32 asm "sub.s32 $0, 156, $1;", "=r,r"(i32 %m2)
  %s2 = call i32 asm "add.s32 $0, $1, $2;", "=r,r,r"(i32 %r, i32 %k)
  %b = add i32 %s2, -8
  %b64 = sext i32 %b to i64
  %pb = getelementptr i8, ptr addrspace(3) @table, i64 %b64
  %y = load float, ptr addrspace(3) %pb, align 4
  store volatile float %y, ptr addrspace(1) %out, align 4
  %c64 = sext i32 %s2 to i64
  %pc = getelementptr i8, ptr addrspace(3) @table, i64 %c64
  %z = load float, ptr addrspace(3) %pc, align 4
  store volatile float %z, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @ahead(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %w = shl i32 %t, 6
  %s = call i32 asm "sub.s32 $0, 7744, $1;", "=r,r"(i32 %w)
  %s64 = sext i32 %s to i64
  %first = getelementptr i8, ptr addrspace(3) @table, i64 %s64
  %x0 = load float, ptr addrspace(3) %first, align 4
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %x = phi float [ %x0, %entry ], [ %z, %loop ]
  %p = getelementptr i8, ptr addrspace(3) %first, i64 %i
  %p1 = getelementptr i8, ptr addrspace(3) %p, i64 4
  %y = load float, ptr addrspace(3) %p1, align 4
  %p2 = getelementptr i8, ptr addrspace(3) %p, i64 8
  %v = load float, ptr addrspace(3) %p2, align 4
  %p3 = getelementptr i8, ptr addrspace(3) %p, i64 12
  %z = load float, ptr addrspace(3) %p3, align 4
  store volatile float %x, ptr addrspace(1) %out, align 4
  store volatile float %y, ptr addrspace(1) %out, align 4
  store volatile float %v, ptr addrspace(1) %out, align 4
  store volatile float %z, ptr addrspace(1) %out, align 4
  %next = add i64 %i, 12
  %more = icmp ne i64 %next, 60
  br i1 %more, label %loop, label %end

end:
  ret void
}

define ptx_kernel void @rolled(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %w = shl i32 %t, 6
  %s = call i32 asm "sub.s32 $0, 7744, $1;", "=r,r"(i32 %w)
  %s64 = sext i32 %s to i64
  %first = getelementptr i8, ptr addrspace(3) @table, i64 %s64
  %x0 = load float, ptr addrspace(3) %first, align 4
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %x = phi float [ %x0, %entry ], [ %z, %loop ]
  %p = getelementptr i8, ptr addrspace(3) %first, i64 %i
  %p1 = getelementptr i8, ptr addrspace(3) %p, i64 4
  %y = load float, ptr addrspace(3) %p1, align 4
  %p2 = getelementptr i8, ptr addrspace(3) %p, i64 8
  %v = load float, ptr addrspace(3) %p2, align 4
  %p3 = getelementptr i8, ptr addrspace(3) %p, i64 12
  %z = load float, ptr addrspace(3) %p3, align 4
  store volatile float %x, ptr addrspace(1) %out, align 4
  store volatile float %y, ptr addrspace(1) %out, align 4
  store volatile float %v, ptr addrspace(1) %out, align 4
  store volatile float %z, ptr addrspace(1) %out, align 4
  %next = add i64 %i, 12
  %more = icmp ne i64 %next, 60
  br i1 %more, label %loop, label %end, !llvm.loop !0

end:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
