; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Selects and counters, as seen in cubins of sm_75 to sm_120:
;
;     over    a store of y, r = c ? x : y, and a store of r beside it: nothing else reads x, and nothing reads y later, so ptxas writes x over y under
;             a predicate. The first store stays ahead of that
;     read    y is read once more: both stores merge
;     first   a loop of 16 iterations loads at an argument's place in the first one, and then at a counter's. ptxas unrolls it completely, and knows
;             which
;     never   likewise, with words that are no neighbours, unless the other place were chosen, as it is after ten iterations of 16 (late)
;     later   a counter that begins at x + 160 is, an iteration of -32 later, what one that begins at x + 128 was at first: also from sm_90 on, where
;             constants of 32-bit sums are not part of the offset
;     both    s << 2 | s + 16 >> 1, of a select s of two numbers: ptxas adds the two, and proves nothing of the sum
;     one     s << 2 beside a multiple of 16: it has four zeros
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; CHECK: over st None {{.*}} neighbours around a short branch that ptxas may predicate
; CHECK-NEXT: over st None {{.*}} neighbours around a short branch that ptxas may predicate
; CHECK-NEXT: read st 8{{.*}}
; CHECK-NEXT: first ld None {{.*}} neighbours in other iterations of a loop that ptxas may unroll
; CHECK-NEXT: never ld 4{{ .*}}
; CHECK-NEXT: late ld None {{.*}} neighbours in other iterations of a loop that ptxas may unroll
; CHECK-NEXT: later ld None {{.*}} neighbours in other iterations of a loop that ptxas may unroll
; CHECK-NEXT: later ld None {{.*}} neighbours in other iterations of a loop that ptxas may unroll
; CHECK-NEXT: both st None {{.*}} computed apart
; CHECK-NEXT: both st None {{.*}} computed apart
; CHECK-NEXT: one st 8{{ .*}}
; CHECK-NOT: {{^.}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@table = internal addrspace(3) global [4096 x i32] undef, align 16

define ptx_kernel void @over(ptr addrspace(1) %in, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %w = zext i32 %t to i64
  %p = getelementptr [4 x i32], ptr addrspace(3) @table, i64 %w
  %a = load volatile i32, ptr addrspace(1) %in, align 4
  %b = load volatile i32, ptr addrspace(1) %in, align 4
  %y = mul i32 %a, 3
  store i32 %y, ptr addrspace(3) %p, align 4
  call void asm sideeffect "", "~{memory}"()
  %x = load volatile i32, ptr addrspace(1) %in, align 4
  %c = icmp sgt i32 %b, %n
  %r = select i1 %c, i32 %x, i32 %y
  %q = getelementptr i8, ptr addrspace(3) %p, i64 4
  store i32 %r, ptr addrspace(3) %q, align 4
  ret void
}

define ptx_kernel void @read(ptr addrspace(1) %in, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %w = zext i32 %t to i64
  %p = getelementptr [4 x i32], ptr addrspace(3) @table, i64 %w
  %a = load volatile i32, ptr addrspace(1) %in, align 4
  %b = load volatile i32, ptr addrspace(1) %in, align 4
  %y = mul i32 %a, 3
  store i32 %y, ptr addrspace(3) %p, align 4
  call void asm sideeffect "", "~{memory}"()
  %x = load volatile i32, ptr addrspace(1) %in, align 4
  %c = icmp sgt i32 %b, %n
  %r = select i1 %c, i32 %x, i32 %y
  %q = getelementptr i8, ptr addrspace(3) %p, i64 4
  store i32 %r, ptr addrspace(3) %q, align 4
  store volatile i32 %y, ptr addrspace(1) %in, align 4
  ret void
}

define ptx_kernel void @first(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %w = zext i32 %n to i64
  %start = getelementptr [16 x i64], ptr addrspace(3) @table, i64 %w
  br label %loop

loop:
  %i = phi i32 [ 15, %entry ], [ %next, %loop ]
  %sum = phi i64 [ 0, %entry ], [ %more, %loop ]
  %v = zext i32 %i to i64
  %then = getelementptr i64, ptr addrspace(3) @table, i64 %v
  %c = icmp ult i32 %i, 15
  %p = select i1 %c, ptr addrspace(3) %then, ptr addrspace(3) %start
  %a = load i64, ptr addrspace(3) %p, align 8
  %y = xor i64 %sum, %a
  %more = mul i64 %y, 3
  %next = add i32 %i, -1
  %done = icmp eq i32 %i, 0
  br i1 %done, label %end, label %loop

end:
  store i64 %more, ptr addrspace(1) %out, align 8
  ret void
}

define ptx_kernel void @never(ptr addrspace(1) %out) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %more, %loop ]
  %v = zext i32 %i to i64
  %then = getelementptr [4 x i32], ptr addrspace(3) @table, i64 %v
  %other = getelementptr i32, ptr addrspace(3) @table, i64 %v
  %c = icmp ult i32 %i, 100
  %p = select i1 %c, ptr addrspace(3) %then, ptr addrspace(3) %other
  %a = load i32, ptr addrspace(3) %p, align 4
  %y = xor i32 %sum, %a
  %more = mul i32 %y, 3
  %next = add i32 %i, 1
  %done = icmp eq i32 %i, 7
  br i1 %done, label %end, label %loop

end:
  store i32 %more, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @late(ptr addrspace(1) %out) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %more, %loop ]
  %v = zext i32 %i to i64
  %then = getelementptr [4 x i32], ptr addrspace(3) @table, i64 %v
  %other = getelementptr i32, ptr addrspace(3) @table, i64 %v
  %c = icmp ult i32 %i, 10
  %p = select i1 %c, ptr addrspace(3) %then, ptr addrspace(3) %other
  %a = load i32, ptr addrspace(3) %p, align 4
  %y = xor i32 %sum, %a
  %more = mul i32 %y, 3
  %next = add i32 %i, 1
  %done = icmp eq i32 %i, 15
  br i1 %done, label %end, label %loop

end:
  store i32 %more, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @later(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = mul i32 %t, 6
  %b = icmp sgt i32 %n, 3
  br label %loop

loop:
  %i = phi i32 [ 4, %entry ], [ %next, %join ]
  %sum = phi i64 [ 0, %entry ], [ %more, %join ]
  %i4 = shl nsw i32 %i, 2
  %j = add i32 %i4, %x
  %pm = mul i32 %j, 8
  %pl = lshr i32 %j, 4
  %ph = mul i32 %pl, 16
  %pa = add i32 %pm, %ph
  %pw = sext i32 %pa to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %pw
  %p8 = getelementptr i8, ptr addrspace(3) %p, i64 8
  %a = load i64, ptr addrspace(3) %p8, align 8
  %y = xor i64 %a, %sum
  %z = mul i64 %y, 3
  br i1 %b, label %arm, label %join

arm:
  %k = add i32 %j, 4
  %qm = mul i32 %k, 8
  %ql = lshr i32 %k, 4
  %qh = mul i32 %ql, 16
  %qa = add i32 %qm, %qh
  %qw = sext i32 %qa to i64
  %q = getelementptr i8, ptr addrspace(3) @table, i64 %qw
  %c = load i64, ptr addrspace(3) %q, align 16
  %u = xor i64 %z, %c
  %v = mul i64 %u, 5
  br label %join

join:
  %more = phi i64 [ %z, %loop ], [ %v, %arm ]
  %next = add nsw i32 %i, -1
  %done = icmp eq i32 %i, 0
  br i1 %done, label %end, label %loop

end:
  store i64 %more, ptr addrspace(1) %out, align 8
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define ptx_kernel void @both(i32 %n, i32 %a, i32 %b) "target-cpu"="sm_86" "target-features"="+ptx78,+sm_86" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp ult i32 %t, 16
  %s = select i1 %c, i32 16, i32 48
  %left = shl i32 %s, 2
  %more = add i32 %s, 16
  %right = lshr i32 %more, 1
  %at = or i32 %left, %right
  %w = zext i32 %at to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %w
  store i32 %a, ptr addrspace(3) %p, align 4
  %p4 = getelementptr i8, ptr addrspace(3) %p, i64 4
  store i32 %b, ptr addrspace(3) %p4, align 4
  ret void
}

define ptx_kernel void @one(i32 %n, i32 %a, i32 %b) "target-cpu"="sm_86" "target-features"="+ptx78,+sm_86" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp ult i32 %t, 16
  %s = select i1 %c, i32 16, i32 48
  %left = shl i32 %s, 2
  %rows = shl i32 %n, 4
  %at = or i32 %left, %rows
  %w = zext i32 %at to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %w
  store i32 %a, ptr addrspace(3) %p, align 4
  %p4 = getelementptr i8, ptr addrspace(3) %p, i64 4
  store i32 %b, ptr addrspace(3) %p4, align 4
  ret void
}
