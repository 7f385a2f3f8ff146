; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Constants in the terms of sums, up to sm_89, as seen in cubins. The first of each pair is open, its twin is not:
;
;     read     (t * -102 + 3287) << 2 plus a term: 3287 stays in the shift if something else reads what is shifted: two STS.32
;     alone    nothing else reads it: 3287 * 4 is part of the offset, and proves one STS.64
;     added    likewise for (..) << 2 - 28, to which a term is added: two STS.32
;     product  the product is read, and not its sum with 3287: one STS.64
;     cut      (c + i) + x and (x + i) + c, the first truncated from 64 bits, in a loop: nothing shows that they are equal: two STS.16
;     uncut    (x + i) + c in both: codegen makes one store of them
;     shifted  two arms load what is beside a load ahead of them, at an address of which (x + 3) << 3 is a part: ptxas sees that it is x << 3 + 24
;     other    at another one: three LDS.64
;     alike    x << 6 + 512 of an argument, to which each of two arms adds a constant by `or`: it is part of the offset there, too: one LDS.64
;     differs  for a lane's number it is not: three LDS.32
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; RUN: sed 's/sm_86/sm_90/g' %s > %t.ll
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t-90.json>' %t.ll -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t-90.json | FileCheck %s --check-prefix=SM90
; SM90: shifted ld None {{.*}} computed apart
; SM90: other ld 8{{ .*}}
; CHECK: read st None {{.*}} computed apart
; CHECK: alone st 8{{ .*}}
; CHECK: added st None {{.*}} computed apart
; CHECK: product st 8{{ .*}}
; CHECK: cut st 4{{ .*}}
; CHECK-NEXT: cut st {{2 .*|None .* computed apart}}
; CHECK: uncut st {{.*}} that codegen turns into others
; CHECK: shifted ld None {{.*}} computed apart
; CHECK: other ld 8{{ .*}}
; CHECK: alike ld None {{.*}} short branch
; CHECK: differs ld 4{{ .*}}
; CHECK-NEXT: differs ld 4{{ .*}}
; CHECK-NEXT: differs ld 4{{ .*}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@table = internal addrspace(3) global [18896 x i8] undef, align 16

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i64 @llvm.fshl.i64(i64, i64, i64)

define ptx_kernel void @read(ptr addrspace(1) %out, i32 %n, i32 %a, i32 %b) "target-cpu"="sm_86" "target-features"="+ptx78,+sm_86" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %product = mul i32 %t, -102
  %sum = add i32 %product, 3287
  %read = lshr i32 %sum, 1
  store volatile i32 %read, ptr addrspace(1) %out
  %shift = shl i32 %sum, 2
  %half = lshr i32 %n, 1
  %term = and i32 %half, 2147483632
  %at = add i32 %shift, %term
  %w = sext i32 %at to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %w
  %p1 = getelementptr i8, ptr addrspace(3) %p, i64 -28
  store i32 %a, ptr addrspace(3) %p1, align 4
  %p2 = getelementptr i8, ptr addrspace(3) %p, i64 -24
  store i32 %b, ptr addrspace(3) %p2, align 4
  ret void
}

define ptx_kernel void @alone(ptr addrspace(1) %out, i32 %n, i32 %a, i32 %b) "target-cpu"="sm_86" "target-features"="+ptx78,+sm_86" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %product = mul i32 %t, -102
  %sum = add i32 %product, 3287
  %shift = shl i32 %sum, 2
  %half = lshr i32 %n, 1
  %term = and i32 %half, 2147483632
  %at = add i32 %shift, %term
  %w = sext i32 %at to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %w
  %p1 = getelementptr i8, ptr addrspace(3) %p, i64 -28
  store i32 %a, ptr addrspace(3) %p1, align 4
  %p2 = getelementptr i8, ptr addrspace(3) %p, i64 -24
  store i32 %b, ptr addrspace(3) %p2, align 4
  ret void
}

define ptx_kernel void @added(ptr addrspace(1) %out, i32 %n, i32 %a, i32 %b) "target-cpu"="sm_86" "target-features"="+ptx78,+sm_86" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %product = mul i32 %t, -102
  %sum = add i32 %product, 3287
  %read = lshr i32 %sum, 1
  store volatile i32 %read, ptr addrspace(1) %out
  %shift = shl i32 %sum, 2
  store volatile i32 %shift, ptr addrspace(1) %out
  %less = add i32 %shift, -28
  store volatile i32 %less, ptr addrspace(1) %out
  %half = lshr i32 %n, 1
  %term = and i32 %half, 2147483632
  %at = add i32 %less, %term
  %w = sext i32 %at to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %w
  %p1 = getelementptr i8, ptr addrspace(3) %p, i64 0
  store i32 %a, ptr addrspace(3) %p1, align 4
  %p2 = getelementptr i8, ptr addrspace(3) %p, i64 4
  store i32 %b, ptr addrspace(3) %p2, align 4
  ret void
}

define ptx_kernel void @product(ptr addrspace(1) %out, i32 %n, i32 %a, i32 %b) "target-cpu"="sm_86" "target-features"="+ptx78,+sm_86" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %product = mul i32 %t, -102
  %sum = add i32 %product, 3287
  %other = add i32 %product, 77
  store volatile i32 %other, ptr addrspace(1) %out
  %shift = shl i32 %sum, 2
  %half = lshr i32 %n, 1
  %term = and i32 %half, 2147483632
  %at = add i32 %shift, %term
  %w = sext i32 %at to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %w
  %p1 = getelementptr i8, ptr addrspace(3) %p, i64 -28
  store i32 %a, ptr addrspace(3) %p1, align 4
  %p2 = getelementptr i8, ptr addrspace(3) %p, i64 -24
  store i32 %b, ptr addrspace(3) %p2, align 4
  ret void
}

define ptx_kernel void @cut(half %value) "target-cpu"="sm_86" "target-features"="+ptx78,+sm_86" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %lane = and i32 %t, 31
  %v1 = sext i32 %t to i64
  %v2 = zext nneg i32 %lane to i64
  %v3 = add nsw i64 %v1, %v2
  %v5 = call i64 @llvm.fshl.i64(i64 %v3, i64 %v3, i64 3)
  %low = trunc i64 %v5 to i32
  %x = mul i32 %low, 16
  %odd = xor i64 %v5, 1
  %low.odd = trunc i64 %odd to i32
  %y = mul i32 %low.odd, 16
  br label %loop

loop:
  %i = phi i64 [ 6404, %entry ], [ %next, %loop ]
  %i32 = trunc i64 %i to i32
  %sum = add i32 %x, %i32
  %o = add i32 %sum, 12
  %o3 = lshr i32 %o, 3
  %o112 = and i32 %o3, 112
  %ox = xor i32 %o, %o112
  %ow = sext i32 %ox to i64
  %r = getelementptr i8, ptr addrspace(3) @table, i64 %ow
  store i32 0, ptr addrspace(3) %r, align 4
  %a = add i32 %y, %i32
  %a3 = lshr i32 %a, 3
  %a112 = and i32 %a3, 112
  %ax = xor i32 %a, %a112
  %aw = sext i32 %ax to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %aw
  store half %value, ptr addrspace(3) %p, align 4
  %b = add i32 %sum, 16
  %b3 = lshr i32 %b, 3
  %b112 = and i32 %b3, 112
  %bx = xor i32 %b, %b112
  %bw = sext i32 %bx to i64
  %q = getelementptr i8, ptr addrspace(3) @table, i64 %bw
  %q2 = getelementptr i8, ptr addrspace(3) %q, i64 2
  store half %value, ptr addrspace(3) %q2, align 2
  %next = sub i64 %i, 64
  %done = icmp eq i64 %next, 4
  br i1 %done, label %end, label %loop

end:
  ret void
}

define ptx_kernel void @uncut(half %value) "target-cpu"="sm_86" "target-features"="+ptx78,+sm_86" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %lane = and i32 %t, 31
  %v1 = sext i32 %t to i64
  %v2 = zext nneg i32 %lane to i64
  %v3 = add nsw i64 %v1, %v2
  %v5 = call i64 @llvm.fshl.i64(i64 %v3, i64 %v3, i64 3)
  %low = trunc i64 %v5 to i32
  %x = mul i32 %low, 16
  %odd = xor i64 %v5, 1
  %low.odd = trunc i64 %odd to i32
  %y = mul i32 %low.odd, 16
  br label %loop

loop:
  %i = phi i64 [ 6404, %entry ], [ %next, %loop ]
  %i32 = trunc i64 %i to i32
  %sum = add i32 %x, %i32
  %o = add i32 %sum, 12
  %o3 = lshr i32 %o, 3
  %o112 = and i32 %o3, 112
  %ox = xor i32 %o, %o112
  %ow = sext i32 %ox to i64
  %r = getelementptr i8, ptr addrspace(3) @table, i64 %ow
  store i32 0, ptr addrspace(3) %r, align 4
  %a = add i32 %sum, 16
  %a3 = lshr i32 %a, 3
  %a112 = and i32 %a3, 112
  %ax = xor i32 %a, %a112
  %aw = sext i32 %ax to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %aw
  store half %value, ptr addrspace(3) %p, align 4
  %b = add i32 %sum, 16
  %b3 = lshr i32 %b, 3
  %b112 = and i32 %b3, 112
  %bx = xor i32 %b, %b112
  %bw = sext i32 %bx to i64
  %q = getelementptr i8, ptr addrspace(3) @table, i64 %bw
  %q2 = getelementptr i8, ptr addrspace(3) %q, i64 2
  store half %value, ptr addrspace(3) %q2, align 2
  %next = sub i64 %i, 64
  %done = icmp eq i64 %next, 4
  br i1 %done, label %end, label %loop

end:
  ret void
}

define ptx_kernel void @shifted(ptr addrspace(1) %out, i32 %n, i64 %m) "target-cpu"="sm_86" "target-features"="+ptx78,+sm_86" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %w = zext i32 %t to i64
  %sum = add i64 %w, %m
  %x = mul i64 %sum, 36
  %x4 = call i64 asm "add.s64 $0, $1, 3;", "=l,l"(i64 %x)
  %x8 = shl i64 %x, 3
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %x8
  %p1 = getelementptr i8, ptr addrspace(3) %p, i64 272
  %a = load <2 x float>, ptr addrspace(3) %p1, align 8
  %some = icmp sgt i32 %n, 1
  %x48 = shl i64 %x4, 3
  %q = getelementptr i8, ptr addrspace(3) @table, i64 %x48
  %q1 = getelementptr i8, ptr addrspace(3) %q, i64 256
  br i1 %some, label %left, label %right

left:
  %b = load <2 x float>, ptr addrspace(3) %q1, align 8
  %bb = fmul <2 x float> %b, splat (float 3.0)
  br label %end

right:
  %d = load <2 x float>, ptr addrspace(3) %q1, align 8
  br label %end

end:
  %e = phi <2 x float> [ %bb, %left ], [ %d, %right ]
  %f = fadd <2 x float> %e, %a
  store <2 x float> %f, ptr addrspace(1) %out
  ret void
}

define ptx_kernel void @other(ptr addrspace(1) %out, i32 %n, i64 %m) "target-cpu"="sm_86" "target-features"="+ptx78,+sm_86" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %w = zext i32 %t to i64
  %sum = add i64 %w, %m
  %x = mul i64 %sum, 36
  %x4 = call i64 asm "add.s64 $0, $1, 3;", "=l,l"(i64 %x)
  %x8 = shl i64 %x, 3
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %x8
  %p1 = getelementptr i8, ptr addrspace(3) %p, i64 272
  %a = load <2 x float>, ptr addrspace(3) %p1, align 8
  %some = icmp sgt i32 %n, 1
  %x48 = shl i64 %x4, 3
  %q = getelementptr i8, ptr addrspace(3) @table, i64 %x48
  %q1 = getelementptr i8, ptr addrspace(3) %q, i64 2048
  br i1 %some, label %left, label %right

left:
  %b = load <2 x float>, ptr addrspace(3) %q1, align 8
  %bb = fmul <2 x float> %b, splat (float 3.0)
  br label %end

right:
  %d = load <2 x float>, ptr addrspace(3) %q1, align 8
  br label %end

end:
  %e = phi <2 x float> [ %bb, %left ], [ %d, %right ]
  %f = fadd <2 x float> %e, %a
  store <2 x float> %f, ptr addrspace(1) %out
  ret void
}

define ptx_kernel void @alike(ptr addrspace(1) %out, i32 %n, i32 %m) "target-cpu"="sm_80" "target-features"="+ptx78" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp slt i32 %t, %n
  %x = add nsw i32 %m, 8
  %sum = shl i32 %x, 6
  %o = or disjoint i32 %sum, 28
  %w = zext nneg i32 %o to i64
  %p = getelementptr inbounds i8, ptr addrspace(3) @table, i64 %w
  %v = load i32, ptr addrspace(3) %p, align 4
  %g = getelementptr inbounds [4 x i32], ptr addrspace(1) %out, i32 %t
  store i32 %v, ptr addrspace(1) %g, align 4
  br i1 %c, label %one, label %two
one:
  %o1 = or i32 %sum, 24
  %w1 = zext nneg i32 %o1 to i64
  %p1 = getelementptr inbounds i8, ptr addrspace(3) @table, i64 %w1
  %v1 = load i32, ptr addrspace(3) %p1, align 4
  %g1 = getelementptr inbounds i8, ptr addrspace(1) %g, i64 4
  store i32 %v1, ptr addrspace(1) %g1, align 4
  br label %end
two:
  %o2 = or i32 %sum, 24
  %w2 = zext nneg i32 %o2 to i64
  %p2 = getelementptr inbounds i8, ptr addrspace(3) @table, i64 %w2
  %v2 = load i32, ptr addrspace(3) %p2, align 4
  %g2 = getelementptr inbounds i8, ptr addrspace(1) %g, i64 8
  store i32 %v2, ptr addrspace(1) %g2, align 4
  br label %end
end:
  ret void
}

define ptx_kernel void @differs(ptr addrspace(1) %out, i32 %n, i32 %m) "target-cpu"="sm_80" "target-features"="+ptx78" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp slt i32 %t, %n
  %x = add nsw i32 %t, 8
  %sum = shl i32 %x, 6
  %o = or disjoint i32 %sum, 28
  %w = zext nneg i32 %o to i64
  %p = getelementptr inbounds i8, ptr addrspace(3) @table, i64 %w
  %v = load i32, ptr addrspace(3) %p, align 4
  %g = getelementptr inbounds [4 x i32], ptr addrspace(1) %out, i32 %t
  store i32 %v, ptr addrspace(1) %g, align 4
  br i1 %c, label %one, label %two
one:
  %o1 = or i32 %sum, 24
  %w1 = zext nneg i32 %o1 to i64
  %p1 = getelementptr inbounds i8, ptr addrspace(3) @table, i64 %w1
  %v1 = load i32, ptr addrspace(3) %p1, align 4
  %g1 = getelementptr inbounds i8, ptr addrspace(1) %g, i64 4
  store i32 %v1, ptr addrspace(1) %g1, align 4
  br label %end
two:
  %o2 = or i32 %sum, 24
  %w2 = zext nneg i32 %o2 to i64
  %p2 = getelementptr inbounds i8, ptr addrspace(3) @table, i64 %w2
  %v2 = load i32, ptr addrspace(3) %p2, align 4
  %g2 = getelementptr inbounds i8, ptr addrspace(1) %g, i64 8
  store i32 %v2, ptr addrspace(1) %g2, align 4
  br label %end
end:
  ret void
}
