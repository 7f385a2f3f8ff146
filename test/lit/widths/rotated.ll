; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; A loop that stays rolled, and that ends in an unconditional jump (rolled.h). If other branches lead to the code behind the loop (ahead), its first
; iteration is ahead of it, at an address that is known to be aligned: open. If not (alone), there are two loads. Likewise for x ^ i and (x | 4) ^ i,
; which are x and x + 4 in the first iteration (crossed, apart).
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; RUN: sed 's/sm_90/sm_80/g' %s > %t.ll
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.80.json>' %t.ll -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.80.json | FileCheck %s
; CHECK: ahead ld None {{.*}} neighbours in other iterations of a loop that ptxas may unroll
; CHECK-NEXT: ahead ld None {{.*}} neighbours in other iterations of a loop that ptxas may unroll
; CHECK-NEXT: alone ld 4{{ .*}}
; CHECK-NEXT: alone ld 4{{ .*}}
; CHECK-NEXT: crossed ld None {{.*}} neighbours in other iterations of a loop that ptxas may unroll
; CHECK-NEXT: crossed ld None {{.*}} neighbours in other iterations of a loop that ptxas may unroll
; CHECK-NEXT: apart ld 4{{ .*}}
; CHECK-NEXT: apart ld 4{{ .*}}
; CHECK-NOT: {{^.}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@table = internal addrspace(3) global [4096 x i64] undef, align 16

define ptx_kernel void @ahead(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = zext i32 %t to i64
  %s = getelementptr [16 x i8], ptr addrspace(3) @table, i64 %x
  %c = icmp sgt i32 %t, 5
  br i1 %c, label %other, label %loop

loop:
  %r = phi ptr addrspace(3) [ %s, %entry ], [ %next, %loop ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %sum = phi i32 [ %n, %entry ], [ %both, %loop ]
  %a = load i32, ptr addrspace(3) %r, align 4
  %q = getelementptr i8, ptr addrspace(3) %r, i64 4
  %b = load i32, ptr addrspace(3) %q, align 4
  %u = mul i32 %sum, %a
  %both = add i32 %u, %b
  %next = getelementptr i8, ptr addrspace(3) %r, i64 12
  %j = add i32 %i, 1
  %done = icmp eq i32 %j, %n
  br i1 %done, label %end, label %loop, !llvm.loop !0

other:
  call void @llvm.nvvm.barrier0()
  br label %end

end:
  %z = phi i32 [ %both, %loop ], [ %n, %other ]
  store i32 %z, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @alone(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = zext i32 %t to i64
  %s = getelementptr [16 x i8], ptr addrspace(3) @table, i64 %x
  %c = icmp sgt i32 %t, 5
  br i1 %c, label %end, label %loop

loop:
  %r = phi ptr addrspace(3) [ %s, %entry ], [ %next, %loop ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %sum = phi i32 [ %n, %entry ], [ %both, %loop ]
  %a = load i32, ptr addrspace(3) %r, align 4
  %q = getelementptr i8, ptr addrspace(3) %r, i64 4
  %b = load i32, ptr addrspace(3) %q, align 4
  %u = mul i32 %sum, %a
  %both = add i32 %u, %b
  %next = getelementptr i8, ptr addrspace(3) %r, i64 12
  %j = add i32 %i, 1
  %done = icmp eq i32 %j, %n
  br i1 %done, label %end, label %loop, !llvm.loop !0


end:
  %z = phi i32 [ %both, %loop ], [ 7, %entry ]
  store i32 %z, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @crossed(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = shl i32 %t, 4
  %y = or disjoint i32 %x, 4
  %c = icmp sgt i32 %t, 5
  br i1 %c, label %other, label %loop

loop:
  %k = phi i32 [ 0, %entry ], [ %next, %loop ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %sum = phi i32 [ %n, %entry ], [ %both, %loop ]
  %xk = xor i32 %x, %k
  %yk = xor i32 %y, %k
  %xl = zext i32 %xk to i64
  %yl = zext i32 %yk to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %xl
  %q = getelementptr i8, ptr addrspace(3) @table, i64 %yl
  %a = load i32, ptr addrspace(3) %p, align 4
  %b = load i32, ptr addrspace(3) %q, align 4
  %u = mul i32 %sum, %a
  %both = add i32 %u, %b
  %next = add i32 %k, 132
  %j = add i32 %i, 1
  %done = icmp eq i32 %j, %n
  br i1 %done, label %end, label %loop, !llvm.loop !0

other:
  call void @llvm.nvvm.barrier0()
  br label %end

end:
  %z = phi i32 [ %both, %loop ], [ %n, %other ]
  store i32 %z, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @apart(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = shl i32 %t, 4
  %y = or disjoint i32 %x, 4
  %c = icmp sgt i32 %t, 5
  br i1 %c, label %end, label %loop

loop:
  %k = phi i32 [ 0, %entry ], [ %next, %loop ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %sum = phi i32 [ %n, %entry ], [ %both, %loop ]
  %xk = xor i32 %x, %k
  %yk = xor i32 %y, %k
  %xl = zext i32 %xk to i64
  %yl = zext i32 %yk to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %xl
  %q = getelementptr i8, ptr addrspace(3) @table, i64 %yl
  %a = load i32, ptr addrspace(3) %p, align 4
  %b = load i32, ptr addrspace(3) %q, align 4
  %u = mul i32 %sum, %a
  %both = add i32 %u, %b
  %next = add i32 %k, 132
  %j = add i32 %i, 1
  %done = icmp eq i32 %j, %n
  br i1 %done, label %end, label %loop, !llvm.loop !0

end:
  %z = phi i32 [ %both, %loop ], [ 7, %entry ]
  store i32 %z, ptr addrspace(1) %out, align 4
  ret void
}

declare void @llvm.nvvm.barrier0()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
