; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; What ptxas computes, and what it sees through, as in kernels of the fuzzer. The widths in `bits`, `minus`, `late`, `thread` and `above` are open,
; the others are known:
;
;     bits    bits of a counter (bfe) in a loop of 16 iterations, which ptxas unrolls: neighbours
;     minus   an array's place minus a product of a select by a thread's number that can only be 0: one LDS.64
;     late    two products that extend their factors, of constants and of a thread's number that can only be 0: two LDS.64, whether they are
;             neighbours or not
;     soon    likewise with products of 32 bits that are extended afterwards: one LDS.128
;     thread  a select by a thread's number that the promised block shape makes 0: one LDS.64, at the address that is chosen
;     above   likewise by a thread's number that is below the number it is compared with: one LDS.64
;     apart   likewise by a thread's number that may be 1: LDS.32
;     less    an array's place minus a product of a thread's number, of which nothing is proved: LDS.32
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; CHECK: bits ld None
; CHECK: minus ld None
; CHECK: late ld None {{.*}} computed apart
; CHECK: soon ld 16{{ .*}}
; CHECK: thread ld None {{.*}} computed apart
; CHECK: above ld None {{.*}} computed apart
; CHECK: apart ld 4{{ .*}}
; CHECK: less ld 4{{ .*}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@table = internal addrspace(3) global [4096 x i32] undef, align 16

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define ptx_kernel void @bits(ptr addrspace(1) %out) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %more, %loop ]
  %at = call i32 asm "bfe.u32 $0, $1, 2, 8;", "=r,r"(i32 %i)
  %w = zext i32 %at to i64
  %p = getelementptr i32, ptr addrspace(3) @table, i64 %w
  %x = load i32, ptr addrspace(3) %p, align 4
  %m = mul i32 %sum, 33
  %more = add i32 %m, %x
  %next = add i32 %i, 4
  %done = icmp eq i32 %next, 64
  br i1 %done, label %end, label %loop

end:
  store i32 %more, ptr addrspace(1) %out
  ret void
}

define ptx_kernel void @minus(ptr addrspace(1) %out) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %bits = and i32 %t, 24
  %is_none = icmp eq i32 %bits, 0
  %shifted = shl i32 %t, 2
  %masked = and i32 %shifted, 124
  %at = select i1 %is_none, i32 %masked, i32 28
  %product = call i64 asm "mul.wide.u32 $0, $1, 4;", "=l,r"(i32 %at)
  %base = ptrtoint ptr addrspace(3) @table to i64
  %place = sub i64 %base, %product
  %p = inttoptr i64 %place to ptr addrspace(3)
  %p1 = getelementptr i8, ptr addrspace(3) %p, i64 1024
  %a = load i32, ptr addrspace(3) %p1, align 4
  %p2 = getelementptr i8, ptr addrspace(3) %p, i64 1028
  %b = load i32, ptr addrspace(3) %p2, align 4
  %c = mul i32 %a, %b
  store i32 %c, ptr addrspace(1) %out
  ret void
}

define ptx_kernel void @late(ptr addrspace(1) %out) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %twice = shl i32 %t, 1
  %masked = and i32 %twice, 2
  %even = xor i32 %masked, 14
  %odd = xor i32 %masked, 15
  %e = zext i32 %even to i64
  %o = zext i32 %odd to i64
  %w1 = mul nuw nsw i64 %e, 24
  %w2 = mul nuw nsw i64 %o, 24
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %w1
  %p1 = getelementptr i8, ptr addrspace(3) %p, i64 16
  %a = load i64, ptr addrspace(3) %p1, align 8
  %p2 = getelementptr i8, ptr addrspace(3) @table, i64 %w2
  %b = load i64, ptr addrspace(3) %p2, align 8
  %c = mul i64 %a, %b
  store i64 %c, ptr addrspace(1) %out
  ret void
}

define ptx_kernel void @soon(ptr addrspace(1) %out) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %twice = shl i32 %t, 1
  %masked = and i32 %twice, 2
  %even = xor i32 %masked, 14
  %odd = xor i32 %masked, 15
  %m1 = mul i32 %even, 24
  %m2 = mul i32 %odd, 24
  %w1 = call i64 asm "cvt.u64.u32 $0, $1;", "=l,r"(i32 %m1)
  %w2 = call i64 asm "cvt.u64.u32 $0, $1;", "=l,r"(i32 %m2)
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %w1
  %p1 = getelementptr i8, ptr addrspace(3) %p, i64 16
  %a = load i64, ptr addrspace(3) %p1, align 8
  %p2 = getelementptr i8, ptr addrspace(3) @table, i64 %w2
  %b = load i64, ptr addrspace(3) %p2, align 8
  %c = mul i64 %a, %b
  store i64 %c, ptr addrspace(1) %out
  ret void
}

define ptx_kernel void @thread(ptr addrspace(1) %out) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %is_one = icmp eq i32 %t, 1
  %at = select i1 %is_one, i64 3884, i64 3760
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %at
  %a = load i32, ptr addrspace(3) %p, align 4
  %p2 = getelementptr i8, ptr addrspace(3) %p, i64 4
  %b = load i32, ptr addrspace(3) %p2, align 4
  %c = mul i32 %a, %b
  store i32 %c, ptr addrspace(1) %out
  ret void
}

define ptx_kernel void @above(ptr addrspace(1) %out) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %is_one = icmp eq i32 %t, 40
  %at = select i1 %is_one, i64 3884, i64 3760
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %at
  %a = load i32, ptr addrspace(3) %p, align 4
  %p2 = getelementptr i8, ptr addrspace(3) %p, i64 4
  %b = load i32, ptr addrspace(3) %p2, align 4
  %c = mul i32 %a, %b
  store i32 %c, ptr addrspace(1) %out
  ret void
}

define ptx_kernel void @apart(ptr addrspace(1) %out) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %is_one = icmp eq i32 %t, 1
  %at = select i1 %is_one, i64 3884, i64 3760
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %at
  %a = load i32, ptr addrspace(3) %p, align 4
  %p2 = getelementptr i8, ptr addrspace(3) %p, i64 4
  %b = load i32, ptr addrspace(3) %p2, align 4
  %c = mul i32 %a, %b
  store i32 %c, ptr addrspace(1) %out
  ret void
}

define ptx_kernel void @less(ptr addrspace(1) %out) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %product = call i64 asm "mul.wide.u32 $0, $1, 16;", "=l,r"(i32 %t)
  %base = ptrtoint ptr addrspace(3) @table to i64
  %place = sub i64 %base, %product
  %p = inttoptr i64 %place to ptr addrspace(3)
  %p1 = getelementptr i8, ptr addrspace(3) %p, i64 1024
  %a = load i32, ptr addrspace(3) %p1, align 4
  %p2 = getelementptr i8, ptr addrspace(3) %p, i64 1028
  %b = load i32, ptr addrspace(3) %p2, align 4
  %c = mul i32 %a, %b
  store i32 %c, ptr addrspace(1) %out
  ret void
}

!nvvm.annotations = !{!0, !1, !2, !3, !4, !5, !6, !7}
!0 = !{ptr @bits, !"reqntidx", i32 32, !"reqntidy", i32 1, !"reqntidz", i32 1}
!1 = !{ptr @minus, !"reqntidx", i32 1, !"reqntidy", i32 64, !"reqntidz", i32 1}
!2 = !{ptr @thread, !"reqntidx", i32 1, !"reqntidy", i32 64, !"reqntidz", i32 1}
!3 = !{ptr @apart, !"reqntidx", i32 32, !"reqntidy", i32 1, !"reqntidz", i32 1}
!4 = !{ptr @less, !"reqntidx", i32 32, !"reqntidy", i32 1, !"reqntidz", i32 1}
!5 = !{ptr @late, !"reqntidx", i32 1, !"reqntidy", i32 64, !"reqntidz", i32 1}
!6 = !{ptr @soon, !"reqntidx", i32 1, !"reqntidy", i32 64, !"reqntidz", i32 1}
!7 = !{ptr @above, !"reqntidx", i32 32, !"reqntidy", i32 1, !"reqntidz", i32 1}
