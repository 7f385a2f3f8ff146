; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; A load behind a loop that stays rolled, and its neighbour that the last iteration loads (control.h): seen to merge, so the widths are open (near). A
; load of another window does not merge (far).
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; RUN: sed 's/sm_90/sm_80/g' %s > %t.ll
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.80.json>' %t.ll -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.80.json | FileCheck %s
; CHECK: near ld None{{ .*}}
; CHECK-NEXT: far ld 4{{ .*}}
; CHECK-NEXT: far ld 4{{ .*}}
; CHECK-NOT: {{^.}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@table = internal addrspace(3) global [4096 x i64] undef, align 16

define ptx_kernel void @near(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = zext i32 %t to i64
  %s = getelementptr [16 x i8], ptr addrspace(3) @table, i64 %x
  br label %loop

loop:
  %r = phi ptr addrspace(3) [ %s, %entry ], [ %next, %loop ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %u, %loop ]
  %a = load i32, ptr addrspace(3) %r, align 4
  %u = mul i32 %sum, %a
  %k = mul i32 %i, 80
  %kk = zext i32 %k to i64
  %next = getelementptr i8, ptr addrspace(3) %r, i64 %kk
  %j = add i32 %i, 1
  %done = icmp sge i32 %j, %n
  br i1 %done, label %end, label %loop, !llvm.loop !0

end:
  %q = getelementptr i8, ptr addrspace(3) %r, i64 4
  %b = load i32, ptr addrspace(3) %q, align 4
  %z = add i32 %b, %u
  store i32 %z, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @far(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = zext i32 %t to i64
  %s = getelementptr [16 x i8], ptr addrspace(3) @table, i64 %x
  br label %loop

loop:
  %r = phi ptr addrspace(3) [ %s, %entry ], [ %next, %loop ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %u, %loop ]
  %a = load i32, ptr addrspace(3) %r, align 4
  %u = mul i32 %sum, %a
  %k = mul i32 %i, 80
  %kk = zext i32 %k to i64
  %next = getelementptr i8, ptr addrspace(3) %r, i64 %kk
  %j = add i32 %i, 1
  %done = icmp sge i32 %j, %n
  br i1 %done, label %end, label %loop, !llvm.loop !0

end:
  %q = getelementptr i8, ptr addrspace(3) %r, i64 20
  %b = load i32, ptr addrspace(3) %q, align 4
  %z = add i32 %b, %u
  store i32 %z, ptr addrspace(1) %out, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
