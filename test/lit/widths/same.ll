; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; What ptxas knows of an address besides the instructions that compute it: if that shows neighbours, or hides an alignment, nothing is certain.
;
;     equal     k is 0 if a branch says so; if it says the contrary (unequal, other) they are no neighbours
;     nothing   what nothing has written is 0
;     reversed  the low bits of a bit-reversed number are 0, and so are those of what | and products make of it
;     disjoint  x | c is a sum if x has none of c's bits, which are above those of x,
;     between   or between them; not if it may have one (across)
;     turned    (-5 - k) << 6 is -320 - (k << 6), before sm_90
;     weighed   272 * t + 144 behind 268 * t + (4 * t + 128) is the latter plus 16, and no better aligned
;     held      12 * n - 4, if a register has 4, as the factor of an argument does before sm_90, is a difference: nothing is proved
;     vector    a part is read of vectors at known addresses that are not aligned, and may be a neighbour
;     along     (x + i + 21) << 4 in 64 bits, in a loop that stays rolled, is incremented before sm_90: nothing is proved
;     multiple  in the iteration in which i ^ 3 is zero, so many times n is a constant
;     widened   24 * x in 16 bits, extended, has zeros: (24 * x) | 3 is a sum, so that 54 - 24 * x may be one instruction, and proved. LLVM 19 extends
;               the product by itself
; short: forced layouts alone. Which layout is chosen is not the matter here, and beside pointers of 32 bits other widths are open.
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck --check-prefixes=CHECK,EARLIER,LLVM-%llvm %s
; RUN: sed 's/sm_80/sm_90/g' %s > %t.ll
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.other.json>' %t.ll -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.other.json | FileCheck --check-prefixes=CHECK,LATER,LLVM-%llvm %s
; CHECK: equal ld None {{.*}}
; CHECK-NEXT: equal ld None {{.*}} neighbours whose addresses are computed apart
; CHECK-NEXT: unequal ld 4{{ .*}}
; CHECK-NEXT: unequal ld 4{{ .*}}
; CHECK-NEXT: other ld 4{{ .*}}
; CHECK-NEXT: other ld 4{{ .*}}
; CHECK-NEXT: nothing ld None {{.*}} neighbours whose addresses are computed apart
; CHECK-NEXT: nothing ld None {{.*}} neighbours whose addresses are computed apart
; EARLIER-NEXT: reversed st None {{.*}} neighbours around a short branch that ptxas may predicate
; EARLIER-NEXT: reversed st None {{.*}} neighbours around a short branch that ptxas may predicate
; LATER-NEXT: reversed st None {{.*}} neighbours whose addresses are computed apart
; LATER-NEXT: reversed st None {{.*}} neighbours whose addresses are computed apart
; CHECK-NEXT: disjoint ld None {{.*}} neighbours whose addresses are computed apart
; CHECK-NEXT: disjoint ld None {{.*}} neighbours whose addresses are computed apart
; EARLIER-NEXT: between ld None {{.*}} neighbours around a short branch that ptxas may predicate
; EARLIER-NEXT: between ld None {{.*}} neighbours around a short branch that ptxas may predicate
; LATER-NEXT: between ld None {{.*}} neighbours whose addresses are computed apart
; LATER-NEXT: between ld None {{.*}} neighbours whose addresses are computed apart
; CHECK-NEXT: across ld 2{{ .*}}
; CHECK-NEXT: across ld 2{{ .*}}
; EARLIER-NEXT: turned ld None {{.*}} neighbours whose addresses are computed apart
; EARLIER-NEXT: turned ld None {{.*}} neighbours whose addresses are computed apart
; LATER-NEXT: turned ld 4{{ .*}}
; LATER-NEXT: turned ld 4{{ .*}}
; CHECK-NEXT: weighed ld None {{.*}} neighbours whose addresses are computed apart
; CHECK-NEXT: weighed ld None {{.*}} neighbours whose addresses are computed apart
; EARLIER-NEXT: held ld None {{.*}} neighbours whose addresses are computed apart
; EARLIER-NEXT: held ld None {{.*}} neighbours whose addresses are computed apart
; LATER-NEXT: held ld 16{{ .*}}
; CHECK-NEXT: vector ld None {{.*}} a vector that is off its alignment
; CHECK-NEXT: vector ld None {{.*}} a vector that is off its alignment
; CHECK-NEXT: along ld 4{{ .*}}
; EARLIER-NEXT: along ld None {{.*}} neighbours whose addresses are computed apart
; EARLIER-NEXT: along ld None {{.*}} neighbours whose addresses are computed apart
; LATER-NEXT: along ld 8{{ .*}}
; CHECK-NEXT: multiple ld None {{.*}} neighbours in other iterations of a loop that ptxas may unroll
; CHECK-NEXT: multiple ld None {{.*}} neighbours in other iterations of a loop that ptxas may unroll
; LLVM-22-NEXT: widened ld None {{.*}} neighbours whose addresses are computed apart
; LLVM-22-NEXT: widened ld None {{.*}} neighbours whose addresses are computed apart
; LLVM-19-NEXT: widened ld 8{{ .*}}
; LLVM-19-NEXT: widened ld 8{{ .*}}
; CHECK-NOT: {{^.}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@table = internal addrspace(3) global [16384 x i8] undef, align 16

define ptx_kernel void @equal(ptr addrspace(1) %out, i32 %n, i32 %m) "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %k = mul i32 %t, %n
  %is = icmp ult i32 %k, 1
  br i1 %is, label %then, label %end

then:
  %w = zext i32 %k to i64
  %p = getelementptr i32, ptr addrspace(3) @table, i64 %w
  %a = load i32, ptr addrspace(3) %p, align 4
  call void asm sideeffect "", "~{memory}"()
  %q = getelementptr i8, ptr addrspace(3) @table, i64 4
  %b = load i32, ptr addrspace(3) %q, align 4
  %y = mul i32 %a, %b
  store i32 %y, ptr addrspace(1) %out, align 4
  br label %end

end:
  ret void
}

define ptx_kernel void @unequal(ptr addrspace(1) %out, i32 %n, i32 %m) "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %k = mul i32 %t, %n
  %is = icmp ult i32 %k, 1
  br i1 %is, label %end, label %then

then:
  %w = zext i32 %k to i64
  %p = getelementptr i32, ptr addrspace(3) @table, i64 %w
  %a = load i32, ptr addrspace(3) %p, align 4
  call void asm sideeffect "", "~{memory}"()
  %q = getelementptr i8, ptr addrspace(3) @table, i64 4
  %b = load i32, ptr addrspace(3) %q, align 4
  %y = mul i32 %a, %b
  store i32 %y, ptr addrspace(1) %out, align 4
  br label %end

end:
  ret void
}

define ptx_kernel void @other(ptr addrspace(1) %out, i32 %n, i32 %m) "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %k = mul i32 %t, %n
  %is = icmp ult i32 %k, 1
  br i1 %is, label %then, label %else

then:
  store volatile i32 %m, ptr addrspace(1) %out, align 4
  ret void

else:
  %w = zext i32 %k to i64
  %p = getelementptr i32, ptr addrspace(3) @table, i64 %w
  %a = load i32, ptr addrspace(3) %p, align 4
  call void asm sideeffect "", "~{memory}"()
  %q = getelementptr i8, ptr addrspace(3) @table, i64 4
  %b = load i32, ptr addrspace(3) %q, align 4
  %y = mul i32 %a, %b
  store i32 %y, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @nothing(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %d = sub nuw nsw i32 48, %t
  %e = trunc i32 %d to i16
  %f = trunc i32 %t to i16
  %g = add nuw nsw i16 %e, %f
  %h = sext i16 %g to i32
  %x = shl i32 %t, %h
  %w = zext nneg i32 %x to i64
  %p = getelementptr i32, ptr addrspace(3) @table, i64 %w
  %a = load i32, ptr addrspace(3) %p, align 4
  call void asm sideeffect "", "~{memory}"()
  %q = getelementptr i8, ptr addrspace(3) %p, i64 4
  %b = load i32, ptr addrspace(3) %q, align 4
  %y = mul i32 %a, %b
  store i32 %y, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @reversed(ptr addrspace(1) %out, i64 %n) "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %w = sext i32 %t to i64
  %r = call i64 @llvm.bitreverse.i64(i64 %w)
  %s = getelementptr [24 x i8], ptr addrspace(3) @table, i64 %r
  %p = getelementptr i8, ptr addrspace(3) %s, i64 56
  store i64 %n, ptr addrspace(3) %p, align 8
  call void asm sideeffect "", "~{memory}"()
  %o = or i64 %r, 2
  %q = getelementptr [24 x i8], ptr addrspace(3) @table, i64 %o
  store i64 %w, ptr addrspace(3) %q, align 8
  ret void
}

define ptx_kernel void @disjoint(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %l = and i32 %t, 3
  %x = shl i32 %l, 3
  %o = or i32 %x, 1056
  %w = zext i32 %o to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %w
  %a = load i32, ptr addrspace(3) %p, align 4
  call void asm sideeffect "", "~{memory}"()
  %u = or i32 %x, 1060
  %v = zext i32 %u to i64
  %q = getelementptr i8, ptr addrspace(3) @table, i64 %v
  %b = load i32, ptr addrspace(3) %q, align 4
  %y = mul i32 %a, %b
  store i32 %y, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @between(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %h = and i32 %t, 60
  %x = shl i32 %h, 3
  %s = lshr i32 %t, 2
  %l = and i32 %s, 12
  %o = or i32 %x, %l
  %c = or i32 %o, 16
  %w = zext i32 %c to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %w
  %a = load i16, ptr addrspace(3) %p, align 4
  call void asm sideeffect "", "~{memory}"()
  %v = zext i32 %o to i64
  %r = getelementptr i8, ptr addrspace(3) @table, i64 %v
  %q = getelementptr i8, ptr addrspace(3) %r, i64 18
  %b = load i16, ptr addrspace(3) %q, align 2
  %y = mul i16 %a, %b
  store i16 %y, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @across(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %h = and i32 %t, 60
  %x = shl i32 %h, 1
  %s = lshr i32 %t, 2
  %l = and i32 %s, 12
  %o = or i32 %x, %l
  %c = or i32 %o, 16
  %w = zext i32 %c to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %w
  %a = load i16, ptr addrspace(3) %p, align 4
  call void asm sideeffect "", "~{memory}"()
  %v = zext i32 %o to i64
  %r = getelementptr i8, ptr addrspace(3) @table, i64 %v
  %q = getelementptr i8, ptr addrspace(3) %r, i64 18
  %b = load i16, ptr addrspace(3) %q, align 2
  %y = mul i16 %a, %b
  store i16 %y, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @turned(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" {
  %u = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %k = mul nuw nsw i32 %u, 5
  %f = add i32 %k, 5
  %m = sub i32 0, %f
  %x = shl i32 %m, 6
  %o = or i32 %x, 16
  %w = zext i32 %o to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %w
  %a = load i32, ptr addrspace(3) %p, align 4
  call void asm sideeffect "", "~{memory}"()
  %c = or disjoint i32 %x, 20
  %v = zext i32 %c to i64
  %q = getelementptr i8, ptr addrspace(3) @table, i64 %v
  %b = load i32, ptr addrspace(3) %q, align 4
  %y = mul i32 %a, %b
  store i32 %y, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @weighed(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = shl i32 %t, 2
  %d = add i32 %c, 128
  %e = mul i32 %t, 268
  %f = add i32 %e, %d
  store volatile i32 %d, ptr addrspace(1) %out, align 4
  store volatile i32 %f, ptr addrspace(1) %out, align 4
  %h = mul i32 %t, 272
  %i = add i32 %h, 144
  %w = zext i32 %i to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %w
  %a = load i32, ptr addrspace(3) %p, align 4
  call void asm sideeffect "", "~{memory}"()
  %q = getelementptr i8, ptr addrspace(3) %p, i64 4
  %b = load i32, ptr addrspace(3) %q, align 4
  %y = mul i32 %a, %b
  store i32 %y, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @held(ptr addrspace(1) %out, ptr addrspace(1) %in) "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %w = zext i32 %t to i64
  %g = getelementptr i32, ptr addrspace(1) %in, i64 %w
  %n = load i32, ptr addrspace(1) %g, align 4
  %k = mul i32 %n, 12
  %d = sub i32 %k, 4
  %v = zext i32 %d to i64
  %p = getelementptr i64, ptr addrspace(3) @table, i64 %v
  %a = load i64, ptr addrspace(3) %p, align 8
  call void asm sideeffect "", "~{memory}"()
  %q = getelementptr i8, ptr addrspace(3) %p, i64 8
  %b = load i64, ptr addrspace(3) %q, align 8
  %y = mul i64 %a, %b
  %s = shl i64 %w, 2
  %h = getelementptr i8, ptr addrspace(1) %out, i64 %s
  store i64 %y, ptr addrspace(1) %h, align 4
  ret void
}

define ptx_kernel void @vector(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" {
  %p = getelementptr i8, ptr addrspace(3) @table, i64 20
  %v = load <4 x i32>, ptr addrspace(3) %p, align 16
  call void asm sideeffect "", "~{memory}"()
  %q = getelementptr i8, ptr addrspace(3) @table, i64 36
  %w = load <4 x i32>, ptr addrspace(3) %q, align 16
  %a = extractelement <4 x i32> %v, i32 3
  %b = extractelement <4 x i32> %w, i32 0
  %y = mul i32 %a, %b
  store i32 %y, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @along(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %m = sub i32 %n, %t
  %u = mul i32 %m, 33
  %some = icmp sgt i32 %n, 1
  br label %loop, !llvm.loop !0

loop:
  %i = phi i32 [ 5, %entry ], [ %next, %join ]
  %f = shl nsw i32 %i, 2
  %v = add i32 %f, %u
  %g = zext i32 %v to i64
  %h = getelementptr [4 x i32], ptr addrspace(3) @table, i64 %g
  %l = load i32, ptr addrspace(3) %h, align 4
  store volatile i32 %l, ptr addrspace(1) %out, align 4
  %k = add i32 %v, 1
  %w = zext i32 %k to i64
  store volatile i64 %w, ptr addrspace(1) %out, align 4
  br i1 %some, label %arm, label %join

arm:
  store volatile i32 %v, ptr addrspace(1) %out, align 4
  br label %join

join:
  call void @llvm.nvvm.barrier0()
  %p = getelementptr [4 x i32], ptr addrspace(3) @table, i64 %w
  %a = load i32, ptr addrspace(3) %p, align 4
  store volatile i32 %a, ptr addrspace(1) %out, align 4
  %q = getelementptr i8, ptr addrspace(3) %p, i64 4
  %b = load i32, ptr addrspace(3) %q, align 4
  store volatile i32 %b, ptr addrspace(1) %out, align 4
  call void @llvm.nvvm.barrier0()
  %next = add nsw i32 %i, -1
  %done = icmp eq i32 %next, 0
  br i1 %done, label %exit, label %loop, !llvm.loop !0

exit:
  ret void
}

define ptx_kernel void @multiple(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %x = xor i32 %i, 3
  %m = mul i32 %x, %n
  %l = and i32 %m, 30
  %e = xor i32 %l, 30
  %w = zext i32 %e to i64
  %p = getelementptr i64, ptr addrspace(3) @table, i64 %w
  %a = load i64, ptr addrspace(3) %p, align 8
  store volatile i64 %a, ptr addrspace(1) %out, align 8
  %o = xor i32 %l, 31
  %v = zext i32 %o to i64
  %q = getelementptr i64, ptr addrspace(3) @table, i64 %v
  %b = load i64, ptr addrspace(3) %q, align 8
  store volatile i64 %b, ptr addrspace(1) %out, align 8
  %next = add i32 %i, 1
  %done = icmp eq i32 %next, 8
  br i1 %done, label %end, label %loop

end:
  ret void
}

define ptx_kernel void @widened(ptr addrspace(1) %out, i16 %n) "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" {
  %l = and i16 %n, 255
  %x = mul nuw nsw i16 %l, 24
  %y = zext nneg i16 %x to i32
  %o = or i32 %y, 3
  %e = sub i32 55, %o
  store volatile i32 %e, ptr addrspace(1) %out, align 4
  %d = sub i32 54, %y
  %w = zext i32 %d to i64
  %p = getelementptr i64, ptr addrspace(3) @table, i64 %w
  %a = load i64, ptr addrspace(3) %p, align 8
  call void asm sideeffect "", "~{memory}"()
  %q = getelementptr i8, ptr addrspace(3) %p, i64 8
  %b = load i64, ptr addrspace(3) %q, align 8
  %z = mul i64 %a, %b
  store i64 %z, ptr addrspace(1) %out, align 8
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i64 @llvm.bitreverse.i64(i64)
declare void @llvm.nvvm.barrier0()
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
