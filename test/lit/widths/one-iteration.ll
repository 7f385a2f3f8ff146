; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Two loads of one iteration of a loop, with a short arm between them that contains a loop with a pragma against unrolling. If constants end that loop
; with its first iteration, ptxas sees no loop, and the loads may merge, with or without a barrier in the outer loop (once, once_alone; seen on sm_80
; to sm_120). A loop that goes on keeps them apart (often).
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; CHECK: once ld None 8..16 neighbours around a loop, an arm that writes, or a warp-wide operation
; CHECK-NEXT: often ld 4 8..8
; CHECK-NEXT: often ld 4 8..8
; CHECK-NEXT: once_alone ld None 8..16 neighbours around a loop, an arm that writes, or a warp-wide operation
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@table = internal addrspace(3) global [18896 x i8] undef, align 16

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

declare void @llvm.nvvm.barrier0()

define ptx_kernel void @once(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %first = shl i32 %t, 5
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %at = phi i32 [ %first, %entry ], [ %later, %latch ]
  %w = zext i32 %at to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %w
  %a = load i32, ptr addrspace(3) %p, align 4
  %odd = and i32 %n, 1
  %is = icmp eq i32 %odd, 0
  br i1 %is, label %inner, label %behind

inner:
  %k = phi i32 [ 0, %loop ], [ %k1, %inner ]
  %x = phi i32 [ %a, %loop ], [ %square, %inner ]
  %square = mul i32 %x, %x
  %k1 = add i32 %k, 4
  %ends = icmp eq i32 %k1, 4
  br i1 %ends, label %behind, label %inner, !llvm.loop !0

behind:
  %y = phi i32 [ %a, %loop ], [ %square, %inner ]
  %p4 = getelementptr i8, ptr addrspace(3) %p, i64 4
  %b = load i32, ptr addrspace(3) %p4, align 4
  %sum = add i32 %y, %b
  store i32 %sum, ptr addrspace(1) %out
  br label %latch

latch:
  call void @llvm.nvvm.barrier0()
  %next = add i32 %i, 1
  %later = add i32 %at, 32
  %goes = icmp ne i32 %next, %n
  br i1 %goes, label %loop, label %end, !llvm.loop !0

end:
  ret void
}

define ptx_kernel void @often(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %first = shl i32 %t, 5
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %at = phi i32 [ %first, %entry ], [ %later, %latch ]
  %w = zext i32 %at to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %w
  %a = load i32, ptr addrspace(3) %p, align 4
  %odd = and i32 %n, 1
  %is = icmp eq i32 %odd, 0
  br i1 %is, label %inner, label %behind

inner:
  %k = phi i32 [ 0, %loop ], [ %k1, %inner ]
  %x = phi i32 [ %a, %loop ], [ %square, %inner ]
  %square = mul i32 %x, %x
  %k1 = add i32 %k, 4
  %ends = icmp eq i32 %k1, 64
  br i1 %ends, label %behind, label %inner, !llvm.loop !0

behind:
  %y = phi i32 [ %a, %loop ], [ %square, %inner ]
  %p4 = getelementptr i8, ptr addrspace(3) %p, i64 4
  %b = load i32, ptr addrspace(3) %p4, align 4
  %sum = add i32 %y, %b
  store i32 %sum, ptr addrspace(1) %out
  br label %latch

latch:
  call void @llvm.nvvm.barrier0()
  %next = add i32 %i, 1
  %later = add i32 %at, 32
  %goes = icmp ne i32 %next, %n
  br i1 %goes, label %loop, label %end, !llvm.loop !0

end:
  ret void
}

define ptx_kernel void @once_alone(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %first = shl i32 %t, 5
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %at = phi i32 [ %first, %entry ], [ %later, %latch ]
  %w = zext i32 %at to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %w
  %a = load i32, ptr addrspace(3) %p, align 4
  %odd = and i32 %n, 1
  %is = icmp eq i32 %odd, 0
  br i1 %is, label %inner, label %behind

inner:
  %k = phi i32 [ 0, %loop ], [ %k1, %inner ]
  %x = phi i32 [ %a, %loop ], [ %square, %inner ]
  %square = mul i32 %x, %x
  %k1 = add i32 %k, 4
  %ends = icmp eq i32 %k1, 4
  br i1 %ends, label %behind, label %inner, !llvm.loop !0

behind:
  %y = phi i32 [ %a, %loop ], [ %square, %inner ]
  %p4 = getelementptr i8, ptr addrspace(3) %p, i64 4
  %b = load i32, ptr addrspace(3) %p4, align 4
  %sum = add i32 %y, %b
  store i32 %sum, ptr addrspace(1) %out
  br label %latch

latch:
  %next = add i32 %i, 1
  %later = add i32 %at, 32
  %goes = icmp ne i32 %next, %n
  br i1 %goes, label %loop, label %end, !llvm.loop !0

end:
  ret void
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
