; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Loads of a loop that may be unrolled (control.h, iterations.h). How often these loops run is not known:
;
;     equal    it ends if a counter equals an argument: left-over iterations are executed first, so that of the place where other iterations begin
;              only the step is known, which is 4 bytes: words. Before sm_90, left-over iterations may be wider: open
;     order    it ends if a counter is not less than an argument: iterations begin at multiples of four steps, and may be one load
;     around   a loop around one that stays rolled is not unrolled
;     fences   a loop that stays rolled; before sm_90 stores of its first iteration may be ahead of it, with a known alignment: open
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; RUN: sed 's/sm_90/sm_80/g' %s > %t.ll
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %t.ll -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck --check-prefix=EARLIER %s
; CHECK: equal ld 4
; CHECK-NEXT: order ld None {{.*}} neighbours in other iterations of a loop that ptxas may unroll
; CHECK-NEXT: around ld 4
; CHECK-NEXT: fences st 4
; CHECK-NEXT: fences st 4{{.*}}
; CHECK-NOT: {{^.}}
; EARLIER: equal ld None {{.*}} neighbours in other iterations of a loop that ptxas may unroll
; EARLIER-NEXT: order ld None {{.*}} neighbours in other iterations of a loop that ptxas may unroll
; EARLIER-NEXT: around ld 4
; EARLIER-NEXT: fences st None
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@table = internal addrspace(3) global [2048 x i32] undef, align 16

define ptx_kernel void @equal(ptr addrspace(1) %out, i64 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = zext i32 %t to i64
  %base = getelementptr [64 x i32], ptr addrspace(3) @table, i64 %x
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %more, %loop ]
  %p = getelementptr i32, ptr addrspace(3) %base, i64 %i
  %a = load i32, ptr addrspace(3) %p, align 4
  %y = xor i32 %sum, %a
  %more = mul i32 %y, 3
  %next = add i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %end, label %loop

end:
  store i32 %more, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @order(ptr addrspace(1) %out, i64 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = zext i32 %t to i64
  %base = getelementptr [64 x i32], ptr addrspace(3) @table, i64 %x
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %more, %loop ]
  %p = getelementptr i32, ptr addrspace(3) %base, i64 %i
  %a = load i32, ptr addrspace(3) %p, align 4
  %y = xor i32 %sum, %a
  %more = mul i32 %y, 3
  %next = add i64 %i, 1
  %goes = icmp slt i64 %next, %n
  br i1 %goes, label %loop, label %end

end:
  store i32 %more, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @around(ptr addrspace(1) %out, ptr addrspace(1) noalias %in, i32 %m) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = zext i32 %t to i64
  %base = getelementptr [64 x i32], ptr addrspace(3) @table, i64 %x
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr i32, ptr addrspace(3) %base, i64 %i
  %a = load i32, ptr addrspace(3) %p, align 4
  br label %inner

inner:
  %k = phi i32 [ 0, %loop ], [ %k2, %inner ]
  %s = phi i32 [ %a, %loop ], [ %s2, %inner ]
  %g = getelementptr i32, ptr addrspace(1) %in, i32 %k
  %v = load i32, ptr addrspace(1) %g, align 4
  %w = mul i32 %s, %s
  %s2 = add i32 %w, %v
  %k2 = add nsw i32 %k, 1
  %more = icmp slt i32 %k2, %m
  br i1 %more, label %inner, label %latch

latch:
  %o = getelementptr i32, ptr addrspace(1) %out, i64 %i
  store i32 %s2, ptr addrspace(1) %o, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 4
  br i1 %done, label %end, label %loop

end:
  ret void
}

define ptx_kernel void @fences(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = zext i32 %t to i64
  %base = getelementptr [64 x i32], ptr addrspace(3) @table, i64 %x
  %start = getelementptr i8, ptr addrspace(3) %base, i64 44
  br label %loop

loop:
  %p = phi ptr addrspace(3) [ %start, %entry ], [ %on, %loop ]
  %i = phi i32 [ %n, %entry ], [ %less, %loop ]
  %q = getelementptr i8, ptr addrspace(3) %p, i64 -4
  store i32 %i, ptr addrspace(3) %p, align 4
  store i32 %n, ptr addrspace(3) %q, align 4
  call void @llvm.nvvm.membar.cta()
  %on = getelementptr i8, ptr addrspace(3) %p, i64 64
  %less = add i32 %i, -1
  %done = icmp eq i32 %less, 0
  br i1 %done, label %end, label %loop

end:
  ret void
}
declare void @llvm.nvvm.membar.cta()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
