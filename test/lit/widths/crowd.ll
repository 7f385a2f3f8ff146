; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Stores of a loop that ptxas unrolls completely, so that it knows their addresses. From sm_90 on it was seen to merge 61 windows of these and no
; more, and how many is open (known). If lanes differ all merge (lanes), and before sm_90 all do.
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; RUN: sed 's/sm_90/sm_80/g' %s > %t.ll
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.other.json>' %t.ll -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.other.json | FileCheck --check-prefix=EARLIER %s
; CHECK: known st 1{{ .*}}
; CHECK-NEXT: known st None {{.*}} stores at more constant addresses than ptxas merges
; CHECK-NEXT: lanes st 1{{ .*}}
; CHECK-NEXT: lanes st 16{{ .*}}
; CHECK-NOT: {{^.}}
; EARLIER: known st 1{{ .*}}
; EARLIER-NEXT: known st 16{{ .*}}
; EARLIER-NEXT: lanes st 1{{ .*}}
; EARLIER-NEXT: lanes st 16{{ .*}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@table.known = internal addrspace(3) global [16384 x i8] undef, align 16
@ahead.known = internal addrspace(3) global [256 x i8] undef, align 16
@table.lanes = internal addrspace(3) global [16384 x i8] undef, align 16
@ahead.lanes = internal addrspace(3) global [256 x i8] undef, align 16

define ptx_kernel void @known(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = zext i32 %t to i64
  store i8 1, ptr addrspace(3) @ahead.known, align 1
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %o = phi i64 [ 0, %entry ], [ %m, %loop ]
  %k = xor i64 %o, 32
  %p = getelementptr i8, ptr addrspace(3) @table.known, i64 %k
  %r = getelementptr i8, ptr addrspace(3) %p, i64 0
  store <2 x i32> <i32 1, i32 1>, ptr addrspace(3) %r, align 8
  call void asm sideeffect "", ""()
  %q = getelementptr i8, ptr addrspace(3) %r, i64 8
  store <2 x i32> <i32 1, i32 1>, ptr addrspace(3) %q, align 8
  %j = add i64 %i, 1
  %m = add i64 %o, 64
  %done = icmp eq i64 %j, 100
  br i1 %done, label %end, label %loop

end:
  ret void
}

define ptx_kernel void @lanes(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = zext i32 %t to i64
  store i8 1, ptr addrspace(3) @ahead.lanes, align 1
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %o = phi i64 [ 0, %entry ], [ %m, %loop ]
  %k = xor i64 %o, 32
  %p = getelementptr i8, ptr addrspace(3) @table.lanes, i64 %k
  %r = getelementptr [16 x i8], ptr addrspace(3) %p, i64 %x
  store <2 x i32> <i32 1, i32 1>, ptr addrspace(3) %r, align 8
  call void asm sideeffect "", ""()
  %q = getelementptr i8, ptr addrspace(3) %r, i64 8
  store <2 x i32> <i32 1, i32 1>, ptr addrspace(3) %q, align 8
  %j = add i64 %i, 1
  %m = add i64 %o, 64
  %done = icmp eq i64 %j, 100
  br i1 %done, label %end, label %loop

end:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
