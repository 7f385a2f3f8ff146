; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Three words of a window around a short branch, and a vector behind it, of which LLVM uses the first and the third word. From sm_100 on, ptxas was
; seen to merge the first three into one LDS.128, and to merge none of them, as here. Without
; the branch they are in one block (straight).
; REQUIRES: llvm-22
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; CHECK: branch ld None 1..2 loads of several blocks of which parts are used
; CHECK-NEXT: branch ld None 0..1 loads of several blocks of which parts are used
; CHECK-NEXT: branch ld None 0..1 loads of several blocks of which parts are used
; CHECK-NEXT: branch ld None 0..1 loads of several blocks of which parts are used
; CHECK-NEXT: straight ld 16 2..2 {{$}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@A = internal addrspace(3) global [4224 x i32] undef, align 16
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define ptx_kernel void @branch(ptr addrspace(1) %o, i32 %n, i32 %d) "target-cpu"="sm_100" "target-features"="+ptx86,+sm_100" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c1 = icmp sgt i32 %n, 0
  br label %loop
loop:
  %i = phi i32 [ 4, %entry ], [ %i1, %end ]
  %s = phi i32 [ 0, %entry ], [ %s9, %end ]
  %m = mul i32 %i, 32
  %h = lshr i32 %m, 3
  %a = and i32 %h, 16
  %x = xor i32 %m, %a
  %w = sext i32 %x to i64
  %p = getelementptr i8, ptr addrspace(3) @A, i64 %w
  %p4 = getelementptr i8, ptr addrspace(3) %p, i64 4
  %l4 = load i32, ptr addrspace(3) %p4, align 4
  %s1 = add i32 %s, %l4
  br i1 %c1, label %g, label %j
g:
  %p8 = getelementptr i8, ptr addrspace(3) %p, i64 8
  %l8 = load i32, ptr addrspace(3) %p8, align 8
  %s2 = mul i32 %s1, %l8
  br label %j
j:
  %s3 = phi i32 [ %s2, %g ], [ %s1, %loop ]
  %p12 = getelementptr i8, ptr addrspace(3) %p, i64 12
  %l12 = load i32, ptr addrspace(3) %p12, align 4
  %s4 = xor i32 %s3, %l12
  br label %j2
j2:
  %s6 = add i32 %s4, 7
  %l0 = load i32, ptr addrspace(3) %p, align 16
  %s7 = mul i32 %s6, %l0
  %pb = getelementptr i8, ptr addrspace(3) %p, i64 8
  %lb = load i32, ptr addrspace(3) %pb, align 8
  %s9 = xor i32 %s7, %lb
  br label %end
end:
  %i1 = add nsw i32 %i, -1
  %e = icmp eq i32 %i, 0
  br i1 %e, label %out, label %loop, !llvm.loop !0
out:
  store i32 %s9, ptr addrspace(1) %o
  ret void
}

define ptx_kernel void @straight(ptr addrspace(1) %o, i32 %n, i32 %d) "target-cpu"="sm_100" "target-features"="+ptx86,+sm_100" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c1 = icmp sgt i32 %n, 0
  br label %loop
loop:
  %i = phi i32 [ 4, %entry ], [ %i1, %end ]
  %s = phi i32 [ 0, %entry ], [ %s9, %end ]
  %m = mul i32 %i, 32
  %h = lshr i32 %m, 3
  %a = and i32 %h, 16
  %x = xor i32 %m, %a
  %w = sext i32 %x to i64
  %p = getelementptr i8, ptr addrspace(3) @A, i64 %w
  %p4 = getelementptr i8, ptr addrspace(3) %p, i64 4
  %l4 = load i32, ptr addrspace(3) %p4, align 4
  %s1 = add i32 %s, %l4
  br label %g
g:
  %p8 = getelementptr i8, ptr addrspace(3) %p, i64 8
  %l8 = load i32, ptr addrspace(3) %p8, align 8
  %s2 = mul i32 %s1, %l8
  br label %j
j:
  %s3 = phi i32 [ %s2, %g ]
  %p12 = getelementptr i8, ptr addrspace(3) %p, i64 12
  %l12 = load i32, ptr addrspace(3) %p12, align 4
  %s4 = xor i32 %s3, %l12
  br label %j2
j2:
  %s6 = add i32 %s4, 7
  %l0 = load i32, ptr addrspace(3) %p, align 16
  %s7 = mul i32 %s6, %l0
  %pb = getelementptr i8, ptr addrspace(3) %p, i64 8
  %lb = load i32, ptr addrspace(3) %pb, align 8
  %s9 = xor i32 %s7, %lb
  br label %end
end:
  %i1 = add nsw i32 %i, -1
  %e = icmp eq i32 %i, 0
  br i1 %e, label %out, label %loop, !llvm.loop !0
out:
  store i32 %s9, ptr addrspace(1) %o
  ret void
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
