; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; A value that is one of those of a phi shares one register of PTX with them. In its own block it has its own alignment (own); in others it is no
; better aligned than all of them: in `shared` they are not aligned, in `aligned` they are. For a phi of an array's place and a constant below those
; of 32 bits (far), ptxas proves nothing from sm_120 on: open. Nor does it for a 32-bit number that is bit-reversed in 64 bits, whose lower half is 0
; (reversed); for any other number (any) it does.
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; RUN: sed 's/sm_90/sm_80/g' %s > %t.ll
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.other.json>' %t.ll -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.other.json | FileCheck %s
; CHECK: shared ld None {{.*}} neighbours whose addresses are computed apart
; CHECK-NEXT: shared ld None {{.*}} neighbours whose addresses are computed apart
; CHECK-NEXT: shared st 4{{.*}}
; CHECK-NEXT: aligned ld 8{{.*}}
; CHECK-NEXT: aligned st 4{{.*}}
; CHECK-NEXT: own ld 8{{.*}}
; CHECK-NEXT: own st 4{{.*}}
; CHECK-NEXT: far st None {{.*}} neighbours whose addresses are computed apart
; CHECK-NEXT: far st None {{.*}} neighbours whose addresses are computed apart
; CHECK-NEXT: near st 8{{.*}}
; CHECK-NEXT: reversed st 4{{.*}}
; CHECK-NEXT: reversed ld None{{.*}}
; CHECK-NEXT: reversed ld None{{.*}}
; CHECK-NEXT: any st 4{{.*}}
; CHECK-NEXT: any ld 4{{.*}}
; CHECK-NEXT: any ld 4{{.*}}
; CHECK-NOT: {{^.}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@table = internal addrspace(3) global [16384 x i8] undef, align 16

define ptx_kernel void @shared(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = zext i32 %t to i64
  %p = getelementptr [16 x i8], ptr addrspace(3) @table, i64 %x
  %c = icmp sgt i32 %n, 5
  br i1 %c, label %wait, label %reads

wait:
  call void @llvm.nvvm.barrier0()
  br label %reads

reads:
  %a = load i32, ptr addrspace(3) %p, align 4
  store volatile i32 %a, ptr addrspace(1) %out, align 4
  call void asm sideeffect "", ""()
  %q = getelementptr i8, ptr addrspace(3) %p, i64 4
  %b = load i32, ptr addrspace(3) %q, align 4
  store volatile i32 %b, ptr addrspace(1) %out, align 4
  %d = icmp sgt i32 %n, 7
  br i1 %d, label %other, label %end

other:
  call void @llvm.nvvm.barrier0()
  %i = load volatile i32, ptr addrspace(1) %out, align 4
  %y = zext i32 %i to i64
  %o = getelementptr [4 x i8], ptr addrspace(3) @table, i64 %y
  br label %end

end:
  %r = phi ptr addrspace(3) [ %p, %reads ], [ %o, %other ]
  store i32 %n, ptr addrspace(3) %r, align 4
  ret void
}

define ptx_kernel void @aligned(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = zext i32 %t to i64
  %p = getelementptr [16 x i8], ptr addrspace(3) @table, i64 %x
  %c = icmp sgt i32 %n, 5
  br i1 %c, label %wait, label %reads

wait:
  call void @llvm.nvvm.barrier0()
  br label %reads

reads:
  %a = load i32, ptr addrspace(3) %p, align 4
  store volatile i32 %a, ptr addrspace(1) %out, align 4
  call void asm sideeffect "", ""()
  %q = getelementptr i8, ptr addrspace(3) %p, i64 4
  %b = load i32, ptr addrspace(3) %q, align 4
  store volatile i32 %b, ptr addrspace(1) %out, align 4
  %d = icmp sgt i32 %n, 7
  br i1 %d, label %other, label %end

other:
  call void @llvm.nvvm.barrier0()
  %i = load volatile i32, ptr addrspace(1) %out, align 4
  %y = zext i32 %i to i64
  %o = getelementptr [16 x i8], ptr addrspace(3) @table, i64 %y
  br label %end

end:
  %r = phi ptr addrspace(3) [ %p, %reads ], [ %o, %other ]
  store i32 %n, ptr addrspace(3) %r, align 4
  ret void
}

define ptx_kernel void @own(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = zext i32 %t to i64
  %p = getelementptr [16 x i8], ptr addrspace(3) @table, i64 %x
  %a = load i32, ptr addrspace(3) %p, align 4
  store volatile i32 %a, ptr addrspace(1) %out, align 4
  call void asm sideeffect "", ""()
  %q = getelementptr i8, ptr addrspace(3) %p, i64 4
  %b = load i32, ptr addrspace(3) %q, align 4
  store volatile i32 %b, ptr addrspace(1) %out, align 4
  %d = icmp sgt i32 %n, 7
  br i1 %d, label %other, label %end

other:
  call void @llvm.nvvm.barrier0()
  %i = load volatile i32, ptr addrspace(1) %out, align 4
  %y = zext i32 %i to i64
  %o = getelementptr [4 x i8], ptr addrspace(3) @table, i64 %y
  br label %end

end:
  %r = phi ptr addrspace(3) [ %p, %entry ], [ %o, %other ]
  store i32 %n, ptr addrspace(3) %r, align 4
  ret void
}

define ptx_kernel void @far(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = zext i32 %t to i64
  %s0 = getelementptr [16 x i8], ptr addrspace(3) @table, i64 %x
  %s = getelementptr i8, ptr addrspace(3) %s0, i64 -4294967296
  br label %loop

loop:
  %r = phi ptr addrspace(3) [ %s, %entry ], [ %next, %loop ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  store i32 %i, ptr addrspace(3) %r, align 4
  %q = getelementptr i8, ptr addrspace(3) %r, i64 4
  store i32 %n, ptr addrspace(3) %q, align 4
  %next = getelementptr i8, ptr addrspace(3) %r, i64 512
  %j = add i32 %i, 1
  %done = icmp sge i32 %j, %n
  br i1 %done, label %end, label %loop, !llvm.loop !0

end:
  ret void
}

define ptx_kernel void @near(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = zext i32 %t to i64
  %s0 = getelementptr [16 x i8], ptr addrspace(3) @table, i64 %x
  %s = getelementptr i8, ptr addrspace(3) %s0, i64 -4096
  br label %loop

loop:
  %r = phi ptr addrspace(3) [ %s, %entry ], [ %next, %loop ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  store i32 %i, ptr addrspace(3) %r, align 4
  %q = getelementptr i8, ptr addrspace(3) %r, i64 4
  store i32 %n, ptr addrspace(3) %q, align 4
  %next = getelementptr i8, ptr addrspace(3) %r, i64 512
  %j = add i32 %i, 1
  %done = icmp sge i32 %j, %n
  br i1 %done, label %end, label %loop, !llvm.loop !0

end:
  ret void
}

define ptx_kernel void @reversed(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %l = zext i32 %n to i64
  %r = call i64 @llvm.bitreverse.i64(i64 %l)
  %c = icmp sgt i32 %t, 5
  br i1 %c, label %four, label %reads

four:
  store volatile i32 7, ptr addrspace(3) @table, align 4
  br label %reads

reads:
  %f = phi i64 [ %r, %entry ], [ 4, %four ]
  %x = mul i64 %f, 36
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %x
  %a = load i32, ptr addrspace(3) %p, align 4
  %q = getelementptr i8, ptr addrspace(3) %p, i64 4
  %b = load i32, ptr addrspace(3) %q, align 4
  %s = add i32 %a, %b
  store volatile i32 %s, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @any(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %l = zext i32 %n to i64
  %r = call i64 @llvm.bitreverse.i64(i64 %l)
  %c = icmp sgt i32 %t, 5
  br i1 %c, label %four, label %reads

four:
  store volatile i32 7, ptr addrspace(3) @table, align 4
  br label %reads

reads:
  %f = phi i64 [ %l, %entry ], [ 4, %four ]
  %x = mul i64 %f, 36
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %x
  %a = load i32, ptr addrspace(3) %p, align 4
  %q = getelementptr i8, ptr addrspace(3) %p, i64 4
  %b = load i32, ptr addrspace(3) %q, align 4
  %s = add i32 %a, %b
  store volatile i32 %s, ptr addrspace(1) %out, align 4
  ret void
}

declare i64 @llvm.bitreverse.i64(i64)
declare void @llvm.nvvm.barrier0()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
