; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Arrays that meet in one pointer, in every way that pointers can meet, get one layout, each its own copy; next to a pointer into one of them goes a
; selector that tells which new array it is. The kernels run as they are and under layouts of each kind.
; REQUIRES: command
; RUN: rm -rf %t && mkdir %t
; RUN: %unbank fix %s -o %t/pad.ll --block=32x32 '--layout=*@pad:128:4' --report=%t/report
; RUN: %unbank fix %s -o %t/xor.ll --block=32x32 '--layout=*@xor:2:31:7'
; RUN: %unbank fix %s -o %t/rot.ll --block=32x32 '--layout=*@rot:96:4+pad:768:16'
; RUN: %unbank fix %s -o %t/lin.ll --block=32x32 '--layout=*@lin:7:20:8:8:9:56:10:384:12:4'
; RUN: %validate %t/report
; RUN: %arrays %t/report | FileCheck %s
; RUN: FileCheck %s --check-prefix=CODE --input-file=%t/pad.ll
; RUN: sh %S/../Inputs/same.sh %unbank '--grid=1 --block=32x32 --arg=i32[1024]:ramp --arg=i32[1024]:zero --arg=i32:3' \
; RUN:   'by_argument by_lane swapped before nested numbers copied generic' %s %t %t/pad.ll %t/xor.ll %t/rot.ll %t/lin.ll

; Sizes differ, and each is padded by itself; the report has a row for each.
; CHECK:      large: changed pad:128:4 4096 -> 4224
; CHECK-NEXT: small: changed pad:128:4 2048 -> 2112
; CHECK-NEXT: a: changed pad:128:4 4096 -> 4224
; CHECK-NEXT: b: changed pad:128:4 4096 -> 4220
; CHECK-NEXT: ping: changed pad:128:4 4096 -> 4224
; CHECK-NEXT: pong: changed pad:128:4 4096 -> 4224
; CHECK-NEXT: c: changed pad:128:4 4096 -> 4224
; CHECK-NEXT: d: changed pad:128:4 3200 -> 3296
; CHECK-NEXT: one: changed pad:128:4 4096 -> 4224
; CHECK-NEXT: two: changed pad:128:4 4096 -> 4224
; CHECK-NEXT: three: changed pad:128:4
; CHECK-NEXT: e: changed pad:128:4 4096 -> 4224
; CHECK-NEXT: f: changed pad:128:4 4096 -> 4224
; CHECK-NEXT: g: changed pad:128:4 4096 -> 4224
; CHECK-NEXT: h: changed pad:128:4 4096 -> 4224
; CHECK-NEXT: i: changed pad:128:4 4096 -> 4224
; CHECK-NEXT: j: changed pad:128:4 4096 -> 4224
; CHECK-NOT:  {{.}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@large = internal addrspace(3) global [32 x [32 x i32]] undef, align 4
@small = internal addrspace(3) global [16 x [32 x i32]] undef, align 4
@a = internal addrspace(3) global [32 x [32 x i32]] undef, align 4
@b = internal addrspace(3) global [1024 x i32] undef, align 4
@ping = internal addrspace(3) global [32 x [32 x i32]] undef, align 4
@pong = internal addrspace(3) global [32 x [32 x i32]] undef, align 16
@c = internal addrspace(3) global [32 x [32 x i32]] undef, align 4
@d = internal addrspace(3) global [800 x i32] undef, align 4
@one = internal addrspace(3) global [32 x [32 x i32]] undef, align 4
@two = internal addrspace(3) global [32 x [32 x i32]] undef, align 4
@three = internal addrspace(3) global [32 x i32] undef, align 4
@e = internal addrspace(3) global [32 x [32 x i32]] undef, align 4
@f = internal addrspace(3) global [32 x [32 x i32]] undef, align 4
@g = internal addrspace(3) global [32 x [32 x i32]] undef, align 16
@h = internal addrspace(3) global [32 x [32 x i32]] undef, align 16
@i = internal addrspace(3) global [32 x [32 x i32]] undef, align 4
@j = internal addrspace(3) global [32 x [32 x i32]] undef, align 4

; An argument says which; columns are read. The pointers that are chosen from begin their arrays, so the offset is that of one array alone.
; CODE-LABEL: @by_argument(
; CODE: %[[BASE:.*]] = select i1 %{{.*}}, ptr addrspace(3) @large, ptr addrspace(3) @small
; CODE: getelementptr i8, ptr addrspace(3) %[[BASE]], i64
; CODE: ret void
define ptx_kernel void @by_argument(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %row = shl nuw nsw i32 %y, 5
  %t = or disjoint i32 %row, %x
  %half = lshr i32 %y, 1
  %from = getelementptr inbounds i32, ptr addrspace(1) %in, i32 %t
  %v = load i32, ptr addrspace(1) %from, align 4
  %pl = getelementptr inbounds [32 x [32 x i32]], ptr addrspace(3) @large, i32 0, i32 %y, i32 %x
  store i32 %v, ptr addrspace(3) %pl, align 4
  %twice = mul i32 %v, 7
  %ps = getelementptr inbounds [16 x [32 x i32]], ptr addrspace(3) @small, i32 0, i32 %half, i32 %x
  %even = and i32 %y, 1
  %is_even = icmp eq i32 %even, 0
  br i1 %is_even, label %fill, label %join
fill:
  store i32 %twice, ptr addrspace(3) %ps, align 4
  br label %join
join:
  call void @llvm.nvvm.barrier0()
  %which = icmp sgt i32 %n, 5
  %base = select i1 %which, ptr addrspace(3) @large, ptr addrspace(3) @small
  %low = and i32 %x, 15
  %p = getelementptr inbounds [32 x i32], ptr addrspace(3) %base, i32 %low, i32 %y
  %r = load i32, ptr addrspace(3) %p, align 4
  %to = getelementptr inbounds i32, ptr addrspace(1) %out, i32 %t
  store i32 %r, ptr addrspace(1) %to, align 4
  ret void
}

; Lanes of one warp are in both.
define ptx_kernel void @by_lane(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %row = shl nuw nsw i32 %y, 5
  %t = or disjoint i32 %row, %x
  %from = getelementptr inbounds i32, ptr addrspace(1) %in, i32 %t
  %v = load i32, ptr addrspace(1) %from, align 4
  %pa = getelementptr inbounds [32 x [32 x i32]], ptr addrspace(3) @a, i32 0, i32 %y, i32 %x
  store i32 %v, ptr addrspace(3) %pa, align 4
  %w = mul i32 %v, 5
  %pb = getelementptr inbounds [1024 x i32], ptr addrspace(3) @b, i32 0, i32 %t
  store i32 %w, ptr addrspace(3) %pb, align 4
  call void @llvm.nvvm.barrier0()
  %odd = trunc i32 %x to i1
  %column = getelementptr inbounds [32 x [32 x i32]], ptr addrspace(3) @a, i32 0, i32 %x, i32 %y
  %either = select i1 %odd, ptr addrspace(3) %column, ptr addrspace(3) %pb
  %r = load i32, ptr addrspace(3) %either, align 4
  %to = getelementptr inbounds i32, ptr addrspace(1) %out, i32 %t
  store i32 %r, ptr addrspace(1) %to, align 4
  ret void
}

; Two buffers change places.
; CODE-LABEL: @swapped(
; CODE: phi ptr addrspace(3) [ @p{{i|o}}ng, %{{.*}} ], [ %{{.*}}, %loop ]
; CODE: phi ptr addrspace(3) [ @p{{i|o}}ng, %{{.*}} ], [ %{{.*}}, %loop ]
define ptx_kernel void @swapped(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %row = shl nuw nsw i32 %y, 5
  %t = or disjoint i32 %row, %x
  %from = getelementptr inbounds i32, ptr addrspace(1) %in, i32 %t
  %v = load i32, ptr addrspace(1) %from, align 4
  %first = getelementptr inbounds [32 x [32 x i32]], ptr addrspace(3) @ping, i32 0, i32 %y, i32 %x
  store i32 %v, ptr addrspace(3) %first, align 4
  call void @llvm.nvvm.barrier0()
  br label %loop
loop:
  %now = phi ptr addrspace(3) [ @ping, %entry ], [ %then, %loop ]
  %then = phi ptr addrspace(3) [ @pong, %entry ], [ %now, %loop ]
  %k = phi i32 [ 0, %entry ], [ %k.next, %loop ]
  %p = getelementptr inbounds [32 x [32 x i32]], ptr addrspace(3) %now, i32 0, i32 %x, i32 %y
  %u = load i32, ptr addrspace(3) %p, align 4
  %s = add i32 %u, %k
  %q = getelementptr inbounds [32 x [32 x i32]], ptr addrspace(3) %then, i32 0, i32 %y, i32 %x
  store i32 %s, ptr addrspace(3) %q, align 4
  call void @llvm.nvvm.barrier0()
  %k.next = add nuw nsw i32 %k, 1
  %more = icmp slt i32 %k.next, %n
  br i1 %more, label %loop, label %exit
exit:
  %last = phi ptr addrspace(3) [ %then, %loop ]
  %z = getelementptr inbounds [32 x [32 x i32]], ptr addrspace(3) %last, i32 0, i32 %x, i32 %y
  %r = load i32, ptr addrspace(3) %z, align 4
  %to = getelementptr inbounds i32, ptr addrspace(1) %out, i32 %t
  store i32 %r, ptr addrspace(1) %to, align 4
  ret void
}

; Offsets before the meeting and after it, and a pointer that leads nowhere where nobody uses it.
; CODE-LABEL: @before(
; CODE: phi ptr addrspace(3) [ @c, %{{.*}} ], [ @d, %{{.*}} ], [ poison, %{{.*}} ]
; CODE-NEXT: phi i32
define ptx_kernel void @before(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %row = shl nuw nsw i32 %y, 5
  %t = or disjoint i32 %row, %x
  %from = getelementptr inbounds i32, ptr addrspace(1) %in, i32 %t
  %v = load i32, ptr addrspace(1) %from, align 4
  %first = getelementptr inbounds [32 x [32 x i32]], ptr addrspace(3) @c, i32 0, i32 %y, i32 %x
  store i32 %v, ptr addrspace(3) %first, align 4
  %w = mul i32 %v, 3
  %place = urem i32 %t, 800
  %is_in = icmp ult i32 %t, 800
  br i1 %is_in, label %fill, label %filled
fill:
  %second = getelementptr inbounds [800 x i32], ptr addrspace(3) @d, i32 0, i32 %place
  store i32 %w, ptr addrspace(3) %second, align 4
  br label %filled
filled:
  call void @llvm.nvvm.barrier0()
  %kind = urem i32 %y, 3
  switch i32 %kind, label %none [
    i32 0, label %rows
    i32 1, label %places
  ]
rows:
  %p = getelementptr inbounds [32 x [32 x i32]], ptr addrspace(3) @c, i32 0, i32 %x, i32 4
  br label %meet
places:
  %q = getelementptr inbounds [800 x i32], ptr addrspace(3) @d, i32 0, i32 %x
  br label %meet
none:
  br label %meet
meet:
  %met = phi ptr addrspace(3) [ %p, %rows ], [ %q, %places ], [ null, %none ]
  %on = icmp ult i32 %kind, 2
  br i1 %on, label %use, label %exit
use:
  %quarter = lshr i32 %y, 2
  %z = getelementptr inbounds i32, ptr addrspace(3) %met, i32 %quarter
  %z1 = getelementptr inbounds i8, ptr addrspace(3) %z, i32 4
  %r = load i32, ptr addrspace(3) %z1, align 4
  %to = getelementptr inbounds i32, ptr addrspace(1) %out, i32 %t
  store i32 %r, ptr addrspace(1) %to, align 4
  br label %exit
exit:
  ret void
}

; Three, two of which meet first; the third is a row long.
define ptx_kernel void @nested(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %row = shl nuw nsw i32 %y, 5
  %t = or disjoint i32 %row, %x
  %from = getelementptr inbounds i32, ptr addrspace(1) %in, i32 %t
  %v = load i32, ptr addrspace(1) %from, align 4
  %first = getelementptr inbounds [32 x [32 x i32]], ptr addrspace(3) @one, i32 0, i32 %y, i32 %x
  store i32 %v, ptr addrspace(3) %first, align 4
  %w = mul i32 %v, 3
  %second = getelementptr inbounds [32 x [32 x i32]], ptr addrspace(3) @two, i32 0, i32 %y, i32 %x
  store i32 %w, ptr addrspace(3) %second, align 4
  %is_first = icmp eq i32 %y, 0
  br i1 %is_first, label %fill, label %filled
fill:
  %third = getelementptr inbounds [32 x i32], ptr addrspace(3) @three, i32 0, i32 %x
  store i32 %t, ptr addrspace(3) %third, align 4
  br label %filled
filled:
  call void @llvm.nvvm.barrier0()
  %odd = trunc i32 %y to i1
  %pair = select i1 %odd, ptr addrspace(3) @one, ptr addrspace(3) @two
  %p = getelementptr inbounds [32 x [32 x i32]], ptr addrspace(3) %pair, i32 0, i32 %x, i32 %y
  %q = getelementptr inbounds [32 x i32], ptr addrspace(3) @three, i32 0, i32 %x
  %is_low = icmp ult i32 %y, 7
  %any = select i1 %is_low, ptr addrspace(3) %q, ptr addrspace(3) %p
  %r = load i32, ptr addrspace(3) %any, align 4
  %to = getelementptr inbounds i32, ptr addrspace(1) %out, i32 %t
  store i32 %r, ptr addrspace(1) %to, align 4
  ret void
}

; Numbers meet, bits of one are flipped, and inline PTX reads.
define ptx_kernel void @numbers(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %row = shl nuw nsw i32 %y, 5
  %t = or disjoint i32 %row, %x
  %from = getelementptr inbounds i32, ptr addrspace(1) %in, i32 %t
  %v = load i32, ptr addrspace(1) %from, align 4
  %first = getelementptr inbounds [32 x [32 x i32]], ptr addrspace(3) @g, i32 0, i32 %y, i32 %x
  store i32 %v, ptr addrspace(3) %first, align 4
  %w = mul i32 %v, 3
  %second = getelementptr inbounds [32 x [32 x i32]], ptr addrspace(3) @h, i32 0, i32 %y, i32 %x
  store i32 %w, ptr addrspace(3) %second, align 4
  call void @llvm.nvvm.barrier0()
  %odd = trunc i32 %y to i1
  %base = select i1 %odd, i32 ptrtoint (ptr addrspace(3) @g to i32), i32 ptrtoint (ptr addrspace(3) @h to i32)
  %rows = shl i32 %x, 7
  %columns = shl i32 %y, 2
  %at = add i32 %base, %rows
  %sum = add i32 %at, %columns
  %flipped = xor i32 %sum, 8
  %r = call i32 asm sideeffect "ld.shared.u32 $0, [$1];", "=r,r"(i32 %flipped)
  %to = getelementptr inbounds i32, ptr addrspace(1) %out, i32 %t
  store i32 %r, ptr addrspace(1) %to, align 4
  ret void
}

; A copy out of one of two.
define ptx_kernel void @copied(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %row = shl nuw nsw i32 %y, 5
  %t = or disjoint i32 %row, %x
  %from = getelementptr inbounds i32, ptr addrspace(1) %in, i32 %t
  %v = load i32, ptr addrspace(1) %from, align 4
  %first = getelementptr inbounds [32 x [32 x i32]], ptr addrspace(3) @e, i32 0, i32 %y, i32 %x
  store i32 %v, ptr addrspace(3) %first, align 4
  %w = mul i32 %v, 3
  %second = getelementptr inbounds [32 x [32 x i32]], ptr addrspace(3) @f, i32 0, i32 %y, i32 %x
  store i32 %w, ptr addrspace(3) %second, align 4
  call void @llvm.nvvm.barrier0()
  %odd = trunc i32 %y to i1
  %base = select i1 %odd, ptr addrspace(3) @e, ptr addrspace(3) @f
  %low = and i32 %y, 7
  %p = getelementptr inbounds [32 x [8 x [4 x i32]]], ptr addrspace(3) %base, i32 0, i32 %x, i32 %low
  %is_low = icmp ult i32 %y, 8
  br i1 %is_low, label %move, label %exit
move:
  %to = getelementptr inbounds [4 x i32], ptr addrspace(1) %out, i32 %t
  call void @llvm.memcpy.p1.p3.i64(ptr addrspace(1) align 4 %to, ptr addrspace(3) align 4 %p, i64 16, i1 false)
  br label %exit
exit:
  ret void
}

; Generic pointers meet; an atomic goes to one or the other.
define ptx_kernel void @generic(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %row = shl nuw nsw i32 %y, 5
  %t = or disjoint i32 %row, %x
  %from = getelementptr inbounds i32, ptr addrspace(1) %in, i32 %t
  %v = load i32, ptr addrspace(1) %from, align 4
  %first = getelementptr inbounds [32 x [32 x i32]], ptr addrspace(3) @i, i32 0, i32 %y, i32 %x
  store i32 %v, ptr addrspace(3) %first, align 4
  %second = getelementptr inbounds [32 x [32 x i32]], ptr addrspace(3) @j, i32 0, i32 %y, i32 %x
  store i32 %t, ptr addrspace(3) %second, align 4
  call void @llvm.nvvm.barrier0()
  %odd = trunc i32 %x to i1
  %base = select i1 %odd, ptr addrspacecast (ptr addrspace(3) @i to ptr), ptr addrspacecast (ptr addrspace(3) @j to ptr)
  %p = getelementptr inbounds [32 x [32 x i32]], ptr %base, i32 0, i32 %x, i32 %y
  %old = atomicrmw add ptr %p, i32 %y monotonic
  call void @llvm.nvvm.barrier0()
  %r = load i32, ptr %p, align 4
  %to = getelementptr inbounds i32, ptr addrspace(1) %out, i32 %t
  store i32 %r, ptr addrspace(1) %to, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()
declare void @llvm.nvvm.barrier0()
declare void @llvm.memcpy.p1.p3.i64(ptr addrspace(1), ptr addrspace(3), i64, i1)
