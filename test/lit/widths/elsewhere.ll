; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; What other code does to the address of an access (address.h, promises.h), seen in cubins of sm_75 to sm_120, in pairs:
;
;     follows   2t + 66 behind 2t + 103, in another block than 2t: one is computed from the other, so its alignment is open
;     leads     behind 2t + 104, which is aligned as 2t + 66 is
;     summed    40 - 16t, where 16t | 4 * (n & 3) reads 16t, too, and is a sum, so it is open whether the zeros of 16t are found
;     masked    where 16t | n reads it, which is not a sum: they are not found
;     promised  before sm_90: a vector at r promises that r is aligned, and so perhaps that r ^ 32 is
;     arm       a vector in an arm promises nothing behind the arm
;     apart     one of two arrays that share a pointer, of which the second is at 8 modulo 16: open which of them is loaded
;     alike     both are at multiples of 16
;     vectors   stores of two words that are aligned in only one iteration stay as they are
;     part      for loads of two words, of which one is read, this is open
;     numbers   ((24 - 8c) >> 1) & 1020 is a constant in each iteration of a loop that is unrolled completely, negative or not, so that there may be
;               neighbours
;     stays     in a loop that stays rolled it is not
;     many      a loop of 16 stores and no load, of unknown trip count, is too large to be unrolled
;     few       one of 4 stores is not
;     sixteen   16 mod 96 is a constant for ptxas that is not computed here, so that there may be a neighbour
;     behind    halves that are read behind an unrolled loop were seen to stay apart
;     inside    those that are read in it were not
;     turned    before sm_90 the 144 of (3 - t) * 48 is part of the offset in its own block alone, so that a load of another block may be no
;               neighbour: open
;     shifted   (3 - t) * 16 does not become a sum
;     later     before sm_90 it is open whether ptxas relies on the promise of another block
;     here      it relies on one of the same block, if that block computes the address
;     ahead     but not if another block has computed it: seen to rely on it, and not to
;     steps     a pointer that a loop moves is computed in the first block of the loop
;     within    and not in others
;     factor    before sm_90 the 4 of 4t may be in a register, and be subtracted in 4n - 4, which is the same for all lanes: then nothing is proved of
;               it
;     lanes     for 4t - 4 it is proved
;     across    before sm_90 it is open how stores merge around what the lanes of a warp do together
;     split     nor is that known before sm_90 if the array's place is part of the offset in one block alone
; short: forced layouts alone. Which layout is weighed at which widths is not the matter here, and beside pointers of 32 bits other widths are open.
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s --check-prefixes=CHECK,NEW
; RUN: sed 's/sm_90/sm_80/g' %s > %t.ll
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.80.json>' %t.ll -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.80.json | FileCheck %s --check-prefixes=CHECK,OLD
; CHECK: follows ld None {{.*}} neighbours whose addresses are computed apart
; CHECK-NEXT: follows ld None {{.*}}
; CHECK-NEXT: leads ld 16{{ .*}}
; CHECK-NEXT: summed ld None {{.*}} neighbours whose addresses are computed apart
; CHECK-NEXT: summed ld None {{.*}}
; CHECK-NEXT: masked ld 8{{ .*}}
; CHECK-NEXT: masked ld 8{{ .*}}
; CHECK-NEXT: promised ld 16{{ .*}}
; NEW-NEXT: promised ld 8{{ .*}}
; NEW-NEXT: promised ld 8{{ .*}}
; OLD-NEXT: promised ld None {{.*}}
; CHECK-NEXT: arm ld 16{{ .*}}
; CHECK-NEXT: arm ld 8{{ .*}}
; CHECK-NEXT: arm ld 8{{ .*}}
; CHECK-NEXT: apart ld 8{{ .*}}
; CHECK-NEXT: apart ld None {{.*}} an alignment that is not proved for certain
; CHECK-NEXT: alike ld 8{{ .*}}
; CHECK-NEXT: alike ld 16{{ .*}}
; CHECK-NEXT: vectors st 8{{ .*}}
; CHECK-NEXT: part ld None {{.*}}
; CHECK-NEXT: numbers ld None {{.*}} neighbours in other iterations of a loop that ptxas may unroll
; CHECK-NEXT: stays ld 4{{ .*}}
; CHECK-COUNT-16: many st 4{{ .*}}
; CHECK-NEXT: few st None {{.*}} neighbours in other iterations of a loop that ptxas may unroll
; CHECK-COUNT-3: few st None
; CHECK-NEXT: sixteen ld None {{.*}} neighbours at an address that is computed from constants
; CHECK-NEXT: behind ld None {{.*}} an alignment that is not proved for certain
; CHECK-NEXT: inside ld 4{{ .*}}
; NEW-NEXT: turned ld 8{{ .*}}
; OLD-NEXT: turned ld None {{.*}}
; OLD-NEXT: turned ld None {{.*}}
; CHECK-NEXT: shifted ld 8{{ .*}}
; CHECK-NEXT: later ld 8{{ .*}}
; NEW-NEXT: later ld 8{{ .*}}
; OLD-NEXT: later ld None {{.*}}
; CHECK: here ld 8{{ .*}}
; CHECK-NEXT: here ld 8{{ .*}}
; NEW: ahead ld None {{.*}}
; OLD: ahead ld 8{{ .*}}
; CHECK-NEXT: ahead ld None {{.*}}
; CHECK-NEXT: steps ld 8{{ .*}}
; CHECK-NEXT: steps ld 8{{ .*}}
; CHECK-NEXT: within ld None {{.*}}
; CHECK-NEXT: within ld None {{.*}}
; CHECK-NEXT: factor st 4{{ .*}}
; NEW-NEXT: factor ld 16{{ .*}}
; OLD-NEXT: factor ld None {{.*}}
; OLD-NEXT: factor ld None {{.*}}
; CHECK-NEXT: lanes st 4{{ .*}}
; CHECK-NEXT: lanes ld 16{{ .*}}
; NEW-NEXT: across st 8{{ .*}}
; OLD-NEXT: across st None {{.*}}
; OLD-NEXT: across st None {{.*}}
; CHECK-NEXT: split st 4{{ .*}}
; NEW-NEXT: split st 8{{ .*}}
; OLD-NEXT: split st None {{.*}}
; OLD-NEXT: split st None {{.*}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@before = internal addrspace(3) global [4 x i32] undef, align 16
@table = internal addrspace(3) global [4096 x i64] undef, align 16
@one = internal addrspace(3) global [131 x i64] undef, align 8
@two = internal addrspace(3) global [131 x i64] undef, align 8
@three = internal addrspace(3) global [132 x i64] undef, align 8
@four = internal addrspace(3) global [132 x i64] undef, align 8

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32)

define ptx_kernel void @follows(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = shl i32 %t, 1
  %x0 = xor i32 %x, 77
  store volatile i32 %x0, ptr addrspace(1) %out, align 4
  %c = icmp sgt i32 %n, %t
  br i1 %c, label %then, label %end

then:
  %x1 = add i32 %x, 103
  store volatile i32 %x1, ptr addrspace(1) %out, align 4
  %x2 = add i32 %x, 66
  %w = zext i32 %x2 to i64
  %p = getelementptr i64, ptr addrspace(3) @table, i64 %w
  %q = getelementptr i8, ptr addrspace(3) %p, i64 8
  %a = load i64, ptr addrspace(3) %p, align 8
  %b = load i64, ptr addrspace(3) %q, align 8
  %y = mul i64 %a, %b
  store volatile i64 %y, ptr addrspace(1) %out, align 8
  br label %end

end:
  ret void
}

define ptx_kernel void @leads(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = shl i32 %t, 1
  %x0 = xor i32 %x, 77
  store volatile i32 %x0, ptr addrspace(1) %out, align 4
  %c = icmp sgt i32 %n, %t
  br i1 %c, label %then, label %end

then:
  %x1 = add i32 %x, 104
  store volatile i32 %x1, ptr addrspace(1) %out, align 4
  %x2 = add i32 %x, 66
  %w = zext i32 %x2 to i64
  %p = getelementptr i64, ptr addrspace(3) @table, i64 %w
  %q = getelementptr i8, ptr addrspace(3) %p, i64 8
  %a = load i64, ptr addrspace(3) %p, align 8
  %b = load i64, ptr addrspace(3) %q, align 8
  %y = mul i64 %a, %b
  store volatile i64 %y, ptr addrspace(1) %out, align 8
  br label %end

end:
  ret void
}

define ptx_kernel void @summed(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = shl i32 %t, 4
  %l = and i32 %n, 3
  %m = shl i32 %l, 2
  %o = or i32 %x, %m
  store volatile i32 %o, ptr addrspace(1) %out, align 4
  %d = sub i32 40, %x
  %w = zext i32 %d to i64
  %p = getelementptr i64, ptr addrspace(3) @table, i64 %w
  %q = getelementptr i8, ptr addrspace(3) %p, i64 8
  %a = load i64, ptr addrspace(3) %p, align 8
  %b = load i64, ptr addrspace(3) %q, align 8
  %y = mul i64 %a, %b
  store volatile i64 %y, ptr addrspace(1) %out, align 8
  ret void
}

define ptx_kernel void @masked(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = shl i32 %t, 4
  %o = or i32 %x, %n
  store volatile i32 %o, ptr addrspace(1) %out, align 4
  %d = sub i32 40, %x
  %w = zext i32 %d to i64
  %p = getelementptr i64, ptr addrspace(3) @table, i64 %w
  %q = getelementptr i8, ptr addrspace(3) %p, i64 8
  %a = load i64, ptr addrspace(3) %p, align 8
  %b = load i64, ptr addrspace(3) %q, align 8
  %y = mul i64 %a, %b
  store volatile i64 %y, ptr addrspace(1) %out, align 8
  ret void
}

define ptx_kernel void @promised(ptr addrspace(1) %out, ptr addrspace(1) %in) "target-cpu"="sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = getelementptr i32, ptr addrspace(1) %in, i32 %t
  %r = load i32, ptr addrspace(1) %i, align 4
  %v = zext i32 %r to i64
  %o = getelementptr i8, ptr addrspace(3) @table, i64 %v
  %pair = load <2 x i64>, ptr addrspace(3) %o, align 16
  store volatile <2 x i64> %pair, ptr addrspace(1) %out, align 16
  %x = xor i32 %r, 32
  %w = zext i32 %x to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %w
  %q = getelementptr i8, ptr addrspace(3) %p, i64 8
  %a = load i64, ptr addrspace(3) %p, align 8
  %b = load i64, ptr addrspace(3) %q, align 8
  %y = mul i64 %a, %b
  store volatile i64 %y, ptr addrspace(1) %out, align 8
  ret void
}

define ptx_kernel void @arm(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %n) "target-cpu"="sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = getelementptr i32, ptr addrspace(1) %in, i32 %t
  %r = load i32, ptr addrspace(1) %i, align 4
  %v = zext i32 %r to i64
  %o = getelementptr i8, ptr addrspace(3) @table, i64 %v
  %c = icmp sgt i32 %n, %t
  br i1 %c, label %then, label %end

then:
  %pair = load <2 x i64>, ptr addrspace(3) %o, align 16
  store volatile <2 x i64> %pair, ptr addrspace(1) %out, align 16
  br label %end

end:
  %x = xor i32 %r, 32
  %w = zext i32 %x to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %w
  %q = getelementptr i8, ptr addrspace(3) %p, i64 8
  %a = load i64, ptr addrspace(3) %p, align 8
  %b = load i64, ptr addrspace(3) %q, align 8
  %y = mul i64 %a, %b
  store volatile i64 %y, ptr addrspace(1) %out, align 8
  ret void
}

define ptx_kernel void @apart(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp sgt i32 %n, 7
  %either = select i1 %c, ptr addrspace(3) @one, ptr addrspace(3) @two
  %o = getelementptr i64, ptr addrspace(3) %either, i32 %t
  %e = load volatile i64, ptr addrspace(3) %o, align 8
  store volatile i64 %e, ptr addrspace(1) %out, align 8
  %x = shl i32 %t, 1
  %w = zext i32 %x to i64
  %p = getelementptr i64, ptr addrspace(3) @one, i64 %w
  %q = getelementptr i8, ptr addrspace(3) %p, i64 8
  %a = load i64, ptr addrspace(3) %p, align 8
  %b = load i64, ptr addrspace(3) %q, align 8
  %y = mul i64 %a, %b
  store volatile i64 %y, ptr addrspace(1) %out, align 8
  ret void
}

define ptx_kernel void @alike(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp sgt i32 %n, 7
  %either = select i1 %c, ptr addrspace(3) @three, ptr addrspace(3) @four
  %o = getelementptr i64, ptr addrspace(3) %either, i32 %t
  %e = load volatile i64, ptr addrspace(3) %o, align 8
  store volatile i64 %e, ptr addrspace(1) %out, align 8
  %x = shl i32 %t, 1
  %w = zext i32 %x to i64
  %p = getelementptr i64, ptr addrspace(3) @three, i64 %w
  %q = getelementptr i8, ptr addrspace(3) %p, i64 8
  %a = load i64, ptr addrspace(3) %p, align 8
  %b = load i64, ptr addrspace(3) %q, align 8
  %y = mul i64 %a, %b
  store volatile i64 %y, ptr addrspace(1) %out, align 8
  ret void
}

define ptx_kernel void @vectors(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = mul i32 %t, 256
  %start = zext i32 %x to i64
  %o = getelementptr i8, ptr addrspace(3) @table, i64 %start
  %v0 = insertelement <2 x i32> undef, i32 %n, i32 0
  %v = insertelement <2 x i32> %v0, i32 %t, i32 1
  br label %loop

loop:
  %c = phi i64 [ 96, %entry ], [ %next, %loop ]
  %p = getelementptr i8, ptr addrspace(3) %o, i64 %c
  store <2 x i32> %v, ptr addrspace(3) %p, align 8
  %next = add i64 %c, -12
  %more = icmp ne i64 %next, 0
  br i1 %more, label %loop, label %end

end:
  ret void
}

define ptx_kernel void @part(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = mul i32 %t, 256
  %start = zext i32 %x to i64
  %o = getelementptr i8, ptr addrspace(3) @table, i64 %start
  br label %loop

loop:
  %c = phi i64 [ 96, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %both, %loop ]
  %p = getelementptr i8, ptr addrspace(3) %o, i64 %c
  %v = load <4 x i32>, ptr addrspace(3) %p, align 16
  %a = extractelement <4 x i32> %v, i32 0
  %b = extractelement <4 x i32> %v, i32 3
  %ab = mul i32 %a, %b
  %both = xor i32 %sum, %ab
  %next = add i64 %c, -12
  %more = icmp ne i64 %next, 0
  br i1 %more, label %loop, label %end

end:
  store i32 %both, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @numbers(ptr addrspace(1) %out) "target-cpu"="sm_90" {
entry:
  br label %loop

loop:
  %c = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %both, %loop ]
  %m = mul i32 %c, -8
  %k = add i32 %m, 24
  %s = lshr i32 %k, 1
  %l = and i32 %s, 1020
  %w = zext i32 %l to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %w
  %a = load i32, ptr addrspace(3) %p, align 4
  %y = mul i32 %sum, 33
  %both = add i32 %y, %a
  %next = add i32 %c, 1
  %more = icmp ne i32 %next, 8
  br i1 %more, label %loop, label %end

end:
  store i32 %both, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @stays(ptr addrspace(1) %out) "target-cpu"="sm_90" {
entry:
  br label %loop

loop:
  %c = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %both, %loop ]
  %m = mul i32 %c, -8
  %k = add i32 %m, 24
  %s = lshr i32 %k, 1
  %l = and i32 %s, 1020
  %w = zext i32 %l to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %w
  %a = load i32, ptr addrspace(3) %p, align 4
  %y = mul i32 %sum, 33
  %both = add i32 %y, %a
  %next = add i32 %c, 1
  %more = icmp ne i32 %next, 8
  br i1 %more, label %loop, label %end, !llvm.loop !0

end:
  store i32 %both, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @many(i32 %n, i32 %v) "target-cpu"="sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = mul i32 %t, 64
  %w = zext i32 %x to i64
  %o = getelementptr i32, ptr addrspace(3) @table, i64 %w
  br label %loop

loop:
  %c = phi i32 [ 0, %entry ], [ %next, %loop ]
  %p = phi ptr addrspace(3) [ %o, %entry ], [ %on, %loop ]
  %p0 = getelementptr i8, ptr addrspace(3) %p, i64 0
  store i32 %n, ptr addrspace(3) %p0, align 4
  %p1 = getelementptr i8, ptr addrspace(3) %p, i64 4
  store i32 %v, ptr addrspace(3) %p1, align 4
  %p2 = getelementptr i8, ptr addrspace(3) %p, i64 8
  store i32 %n, ptr addrspace(3) %p2, align 4
  %p3 = getelementptr i8, ptr addrspace(3) %p, i64 12
  store i32 %v, ptr addrspace(3) %p3, align 4
  %p4 = getelementptr i8, ptr addrspace(3) %p, i64 16
  store i32 %n, ptr addrspace(3) %p4, align 4
  %p5 = getelementptr i8, ptr addrspace(3) %p, i64 20
  store i32 %v, ptr addrspace(3) %p5, align 4
  %p6 = getelementptr i8, ptr addrspace(3) %p, i64 24
  store i32 %n, ptr addrspace(3) %p6, align 4
  %p7 = getelementptr i8, ptr addrspace(3) %p, i64 28
  store i32 %v, ptr addrspace(3) %p7, align 4
  %p8 = getelementptr i8, ptr addrspace(3) %p, i64 32
  store i32 %n, ptr addrspace(3) %p8, align 4
  %p9 = getelementptr i8, ptr addrspace(3) %p, i64 36
  store i32 %v, ptr addrspace(3) %p9, align 4
  %p10 = getelementptr i8, ptr addrspace(3) %p, i64 40
  store i32 %n, ptr addrspace(3) %p10, align 4
  %p11 = getelementptr i8, ptr addrspace(3) %p, i64 44
  store i32 %v, ptr addrspace(3) %p11, align 4
  %p12 = getelementptr i8, ptr addrspace(3) %p, i64 48
  store i32 %n, ptr addrspace(3) %p12, align 4
  %p13 = getelementptr i8, ptr addrspace(3) %p, i64 52
  store i32 %v, ptr addrspace(3) %p13, align 4
  %p14 = getelementptr i8, ptr addrspace(3) %p, i64 56
  store i32 %n, ptr addrspace(3) %p14, align 4
  %p15 = getelementptr i8, ptr addrspace(3) %p, i64 60
  store i32 %v, ptr addrspace(3) %p15, align 4
  %on = getelementptr i8, ptr addrspace(3) %p, i64 68
  %next = add i32 %c, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end

end:
  ret void
}

define ptx_kernel void @few(i32 %n, i32 %v) "target-cpu"="sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = mul i32 %t, 64
  %w = zext i32 %x to i64
  %o = getelementptr i32, ptr addrspace(3) @table, i64 %w
  br label %loop

loop:
  %c = phi i32 [ 0, %entry ], [ %next, %loop ]
  %p = phi ptr addrspace(3) [ %o, %entry ], [ %on, %loop ]
  %p0 = getelementptr i8, ptr addrspace(3) %p, i64 0
  store i32 %n, ptr addrspace(3) %p0, align 4
  %p1 = getelementptr i8, ptr addrspace(3) %p, i64 4
  store i32 %v, ptr addrspace(3) %p1, align 4
  %p2 = getelementptr i8, ptr addrspace(3) %p, i64 8
  store i32 %n, ptr addrspace(3) %p2, align 4
  %p3 = getelementptr i8, ptr addrspace(3) %p, i64 12
  store i32 %v, ptr addrspace(3) %p3, align 4
  %on = getelementptr i8, ptr addrspace(3) %p, i64 20
  %next = add i32 %c, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end

end:
  ret void
}

define ptx_kernel void @sixteen(ptr addrspace(1) %out) "target-cpu"="sm_90" {
entry:
  %k = call i32 asm "mov.u32 $0, 16;", "=r"()
  %r = urem i32 %k, 96
  %w = sext i32 %r to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %w
  %a = load i32, ptr addrspace(3) %p, align 4
  store i32 %a, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @behind(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = mul i32 %t, 64
  %w = zext i32 %x to i64
  %o = getelementptr i32, ptr addrspace(3) @table, i64 %w
  br label %loop

loop:
  %c = phi i32 [ 0, %entry ], [ %next, %loop ]
  %p = phi ptr addrspace(3) [ %o, %entry ], [ %on, %loop ]
  %q = getelementptr i8, ptr addrspace(3) %p, i64 2
  %a = load i16, ptr addrspace(3) %p, align 2
  call void asm sideeffect "", "~{memory}"()
  %b = load i16, ptr addrspace(3) %q, align 2
  call void asm sideeffect "", "~{memory}"()
  %on = getelementptr i8, ptr addrspace(3) %p, i64 8
  %next = add i32 %c, 4
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end

end:
  %f = uitofp i16 %a to float
  %g = uitofp i16 %b to float
  store volatile float %f, ptr addrspace(1) %out, align 4
  store volatile float %g, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @inside(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = mul i32 %t, 64
  %w = zext i32 %x to i64
  %o = getelementptr i32, ptr addrspace(3) @table, i64 %w
  br label %loop

loop:
  %c = phi i32 [ 0, %entry ], [ %next, %loop ]
  %p = phi ptr addrspace(3) [ %o, %entry ], [ %on, %loop ]
  %q = getelementptr i8, ptr addrspace(3) %p, i64 2
  %a = load i16, ptr addrspace(3) %p, align 2
  call void asm sideeffect "", "~{memory}"()
  %b = load i16, ptr addrspace(3) %q, align 2
  call void asm sideeffect "", "~{memory}"()
  %f = uitofp i16 %a to float
  %g = uitofp i16 %b to float
  store volatile float %f, ptr addrspace(1) %out, align 4
  store volatile float %g, ptr addrspace(1) %out, align 4
  %on = getelementptr i8, ptr addrspace(3) %p, i64 8
  %next = add i32 %c, 4
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end

end:
  ret void
}

define ptx_kernel void @turned(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %d = sub i32 3, %t
  %x = mul i32 %d, 48
  %w = zext i32 %x to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %w
  %q = getelementptr i8, ptr addrspace(3) %p, i64 4
  %a = load i32, ptr addrspace(3) %p, align 4
  store volatile i32 %a, ptr addrspace(1) %out, align 4
  %c = icmp sgt i32 %n, %t
  br i1 %c, label %then, label %end

then:
  %b = load i32, ptr addrspace(3) %q, align 4
  store volatile i32 %b, ptr addrspace(1) %out, align 4
  br label %end

end:
  ret void
}

define ptx_kernel void @shifted(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %d = sub i32 3, %t
  %x = mul i32 %d, 16
  %w = zext i32 %x to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %w
  %q = getelementptr i8, ptr addrspace(3) %p, i64 4
  %a = load i32, ptr addrspace(3) %p, align 4
  store volatile i32 %a, ptr addrspace(1) %out, align 4
  %c = icmp sgt i32 %n, %t
  br i1 %c, label %then, label %end

then:
  %b = load i32, ptr addrspace(3) %q, align 4
  store volatile i32 %b, ptr addrspace(1) %out, align 4
  br label %end

end:
  ret void
}

define ptx_kernel void @later(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %n) "target-cpu"="sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = getelementptr i32, ptr addrspace(1) %in, i32 %t
  %r = load i32, ptr addrspace(1) %i, align 4
  %w = zext i32 %r to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %w
  %o = getelementptr i8, ptr addrspace(3) %p, i64 16
  %pair = load <2 x i32>, ptr addrspace(3) %o, align 8
  store volatile <2 x i32> %pair, ptr addrspace(1) %out, align 8
  %q = getelementptr i8, ptr addrspace(3) %p, i64 4
  %c = icmp sgt i32 %n, %t
  br i1 %c, label %then, label %end

then:
  %a = load i32, ptr addrspace(3) %p, align 4
  call void asm sideeffect "", "~{memory}"()
  %b = load i32, ptr addrspace(3) %q, align 4
  %y = mul i32 %a, %b
  store volatile i32 %y, ptr addrspace(1) %out, align 4
  br label %end

end:
  ret void
}

define ptx_kernel void @here(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %n) "target-cpu"="sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = getelementptr i32, ptr addrspace(1) %in, i32 %t
  %r = load i32, ptr addrspace(1) %i, align 4
  %w = zext i32 %r to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %w
  %o = getelementptr i8, ptr addrspace(3) %p, i64 16
  %pair = load <2 x i32>, ptr addrspace(3) %o, align 8
  store volatile <2 x i32> %pair, ptr addrspace(1) %out, align 8
  %q = getelementptr i8, ptr addrspace(3) %p, i64 4
  %a = load i32, ptr addrspace(3) %p, align 4
  call void asm sideeffect "", "~{memory}"()
  %b = load i32, ptr addrspace(3) %q, align 4
  %y = mul i32 %a, %b
  store volatile i32 %y, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @ahead(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %n) "target-cpu"="sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = getelementptr i32, ptr addrspace(1) %in, i32 %t
  %r = load i32, ptr addrspace(1) %i, align 4
  %w = zext i32 %r to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %w
  %s = ptrtoint ptr addrspace(3) %p to i64
  store volatile i64 %s, ptr addrspace(1) %out, align 8
  %is = icmp ult i32 %t, %n
  br i1 %is, label %arm, label %end

arm:
  call void @llvm.nvvm.barrier0()
  %o = getelementptr i8, ptr addrspace(3) %p, i64 16
  %pair = load <2 x i32>, ptr addrspace(3) %o, align 8
  %q = getelementptr i8, ptr addrspace(3) %p, i64 4
  %a = load i32, ptr addrspace(3) %p, align 4
  %b = load i32, ptr addrspace(3) %q, align 4
  %y = mul i32 %a, %b
  %e = extractelement <2 x i32> %pair, i32 0
  %f = extractelement <2 x i32> %pair, i32 1
  %z = mul i32 %e, %y
  %g = mul i32 %f, %z
  store volatile i32 %g, ptr addrspace(1) %out, align 4
  br label %end

end:
  ret void
}

define ptx_kernel void @steps(ptr addrspace(1) %out, i32 %from, i32 %step, i32 %n) "target-cpu"="sm_90" {
entry:
  %w = zext i32 %from to i64
  %d = zext i32 %step to i64
  %p0 = getelementptr i8, ptr addrspace(3) @table, i64 %w
  br label %loop

loop:
  %p = phi ptr addrspace(3) [ %p0, %entry ], [ %p1, %next ]
  %k = phi i32 [ 0, %entry ], [ %k1, %next ]
  %o = getelementptr i8, ptr addrspace(3) %p, i64 16
  %q = getelementptr i8, ptr addrspace(3) %p, i64 4
  br label %arm

arm:
  %pair = load <2 x i32>, ptr addrspace(3) %o, align 8
  %a = load i32, ptr addrspace(3) %p, align 4
  %b = load i32, ptr addrspace(3) %q, align 4
  %y = mul i32 %a, %b
  %e = extractelement <2 x i32> %pair, i32 0
  %f = extractelement <2 x i32> %pair, i32 1
  %z = mul i32 %e, %y
  %g = mul i32 %f, %z
  call void @llvm.nvvm.barrier0()
  store volatile i32 %g, ptr addrspace(1) %out, align 4
  br label %next

next:
  %p1 = getelementptr i8, ptr addrspace(3) %p, i64 %d
  %k1 = add i32 %k, 1
  %again = icmp ult i32 %k1, %n
  br i1 %again, label %loop, label %end, !llvm.loop !0

end:
  ret void
}

define ptx_kernel void @within(ptr addrspace(1) %out, i32 %from, i32 %step, i32 %n) "target-cpu"="sm_90" {
entry:
  %w = zext i32 %from to i64
  %d = zext i32 %step to i64
  %p0 = getelementptr i8, ptr addrspace(3) @table, i64 %w
  br label %loop

loop:
  %p = phi ptr addrspace(3) [ %p0, %entry ], [ %p1, %next ]
  %k = phi i32 [ 0, %entry ], [ %k1, %next ]
  %o = getelementptr i8, ptr addrspace(3) %p, i64 16
  %q = getelementptr i8, ptr addrspace(3) %p, i64 4
  %is = icmp ugt i32 %k, %from
  br i1 %is, label %arm, label %next

arm:
  %pair = load <2 x i32>, ptr addrspace(3) %o, align 8
  %a = load i32, ptr addrspace(3) %p, align 4
  %b = load i32, ptr addrspace(3) %q, align 4
  %y = mul i32 %a, %b
  %e = extractelement <2 x i32> %pair, i32 0
  %f = extractelement <2 x i32> %pair, i32 1
  %z = mul i32 %e, %y
  %g = mul i32 %f, %z
  call void @llvm.nvvm.barrier0()
  store volatile i32 %g, ptr addrspace(1) %out, align 4
  br label %next

next:
  %p1 = getelementptr i8, ptr addrspace(3) %p, i64 %d
  %k1 = add i32 %k, 1
  %again = icmp ult i32 %k1, %n
  br i1 %again, label %loop, label %end, !llvm.loop !0

end:
  ret void
}

define ptx_kernel void @factor(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %tl = zext i32 %t to i64
  %o = getelementptr i32, ptr addrspace(3) @table, i64 %tl
  store i32 %n, ptr addrspace(3) %o, align 4
  %x = shl i32 %n, 2
  %k = add i32 %x, -4
  %w = zext i32 %k to i64
  %p = getelementptr i64, ptr addrspace(3) @table, i64 %w
  %q = getelementptr i8, ptr addrspace(3) %p, i64 8
  %a = load i64, ptr addrspace(3) %p, align 8
  %b = load i64, ptr addrspace(3) %q, align 8
  %y = mul i64 %a, %b
  store volatile i64 %y, ptr addrspace(1) %out, align 8
  ret void
}

define ptx_kernel void @lanes(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %tl = zext i32 %t to i64
  %o = getelementptr i32, ptr addrspace(3) @table, i64 %tl
  store i32 %n, ptr addrspace(3) %o, align 4
  %x = shl i32 %t, 2
  %k = add i32 %x, -4
  %w = zext i32 %k to i64
  %p = getelementptr i64, ptr addrspace(3) @table, i64 %w
  %q = getelementptr i8, ptr addrspace(3) %p, i64 8
  %a = load i64, ptr addrspace(3) %p, align 8
  %b = load i64, ptr addrspace(3) %q, align 8
  %y = mul i64 %a, %b
  store volatile i64 %y, ptr addrspace(1) %out, align 8
  ret void
}

define ptx_kernel void @across(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = mul i32 %t, 48
  %x = zext i32 %y to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %x
  %q = getelementptr i8, ptr addrspace(3) %p, i64 4
  store i32 %n, ptr addrspace(3) %p, align 4
  %s = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %n, i32 1, i32 31)
  store i32 %n, ptr addrspace(3) %q, align 4
  store volatile i32 %s, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @split(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store volatile i32 %n, ptr addrspace(3) @before, align 4
  %g = getelementptr i64, ptr addrspace(1) %out, i32 %t
  %l = load i64, ptr addrspace(1) %g, align 8
  %x = mul i64 %l, 80
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %x
  %q = getelementptr i8, ptr addrspace(3) %p, i64 4
  store i32 %n, ptr addrspace(3) %p, align 4
  %s = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %n, i32 1, i32 31)
  store i32 %n, ptr addrspace(3) %q, align 4
  store volatile i32 %s, ptr addrspace(1) %out, align 4
  ret void
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
