; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; The order in which ptxas has blocks.
;
;     ends    a loop of several blocks that is unrolled completely: the store at its end and the first one of the next iteration are neighbours, in
;             one pair of them
;     writes  an arm waits at a barrier, though no path leads from there to the other arm: whether loads of the other arm are neighbours of those
;             ahead of both depends on which of the two comes first. Likewise, the other way round (reads)
; short: forced layouts alone. Which layout is chosen is not the matter here, and beside pointers of 32 bits other widths are open.
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; RUN: sed 's/sm_80/sm_90/g' %s > %t.ll
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.other.json>' %t.ll -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.other.json | FileCheck %s
; CHECK: ends st None {{.*}} neighbours in other iterations of a loop that ptxas may unroll
; CHECK-NEXT: ends red 4{{ .*}}
; CHECK-NEXT: ends st None {{.*}} neighbours in other iterations of a loop that ptxas may unroll
; CHECK-NEXT: writes ld None {{.*}} neighbours around a loop, an arm that writes, or a warp-wide operation
; CHECK-NEXT: reads ld None {{.*}} neighbours around a loop, an arm that writes, or a warp-wide operation
; CHECK-NOT: {{^.}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@table = internal addrspace(3) global [16384 x i8] undef, align 16
@counts = internal addrspace(3) global [4 x i32] undef, align 16

define ptx_kernel void @ends(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = zext i32 %t to i64
  %s = getelementptr [384 x i8], ptr addrspace(3) @table, i64 %x
  %some = icmp slt i32 %t, %n
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %j, %latch ]
  %p = getelementptr i8, ptr addrspace(3) %s, i64 %i
  %q = getelementptr i8, ptr addrspace(3) %p, i64 4
  store i32 %n, ptr addrspace(3) %q, align 4
  %u = atomicrmw add ptr addrspace(3) @counts, i32 1 monotonic, align 4
  br i1 %some, label %arm, label %latch

arm:
  store i32 3, ptr addrspace(1) %out, align 4
  br label %latch

latch:
  %r = getelementptr i8, ptr addrspace(3) %p, i64 12
  store i32 %t, ptr addrspace(3) %r, align 4
  %j = add i64 %i, 12
  %done = icmp eq i64 %j, 36
  br i1 %done, label %end, label %loop

end:
  call void @llvm.nvvm.barrier0()
  ret void
}

define ptx_kernel void @writes(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %a = load i32, ptr addrspace(3) @table, align 4
  store volatile i32 %a, ptr addrspace(1) %out, align 4
  %some = icmp ugt i32 %t, %n
  br i1 %some, label %arm, label %other

arm:
  call void @llvm.nvvm.barrier0()
  store volatile i32 %t, ptr addrspace(1) %out, align 4
  br label %end

other:
  %q = getelementptr i8, ptr addrspace(3) @table, i64 4
  %b = load i32, ptr addrspace(3) %q, align 4
  store volatile i32 %b, ptr addrspace(1) %out, align 4
  br label %end

end:
  ret void
}

define ptx_kernel void @reads(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %a = load i32, ptr addrspace(3) @table, align 4
  store volatile i32 %a, ptr addrspace(1) %out, align 4
  %some = icmp ugt i32 %t, %n
  br i1 %some, label %other, label %arm

arm:
  call void @llvm.nvvm.barrier0()
  store volatile i32 %t, ptr addrspace(1) %out, align 4
  br label %end

other:
  %q = getelementptr i8, ptr addrspace(3) @table, i64 4
  %b = load i32, ptr addrspace(3) %q, align 4
  store volatile i32 %b, ptr addrspace(1) %out, align 4
  br label %end

end:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier0()
