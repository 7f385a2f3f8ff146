; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; An open width is a range over everything that ptxas may make of the access. A row that each lane reads word by word in a loop has 32-way conflicts;
; if it is unrolled and merged by fours, the wide load takes 32 wavefronts for four iterations. Two neighbours in the arms of a short branch are two
; loads, predicated or not.
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; CHECK:      rows ld None 8..32 neighbours in other iterations of a loop that ptxas may unroll
; CHECK-NEXT: pairs ld 4 2..2{{.*}}
; CHECK-NEXT: pairs ld 4 2..2{{.*}}
; CHECK-NOT:  {{.}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@table = internal addrspace(3) global [32 x [32 x i32]] undef, align 16
@twos = internal addrspace(3) global [32 x [2 x i32]] undef, align 16

define ptx_kernel void @rows(ptr addrspace(1) %out) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext nneg i32 %tid to i64
  br label %loop
loop:
  %k = phi i64 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %more, %loop ]
  %p = getelementptr inbounds [32 x i32], ptr addrspace(3) @table, i64 %t, i64 %k
  %a = load i32, ptr addrspace(3) %p, align 4
  %x = xor i32 %sum, %a
  %more = mul i32 %x, 3
  %next = add nuw nsw i64 %k, 1
  %done = icmp eq i64 %next, 32
  br i1 %done, label %end, label %loop
end:
  %g = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %t
  store i32 %more, ptr addrspace(1) %g, align 4
  ret void
}

define ptx_kernel void @pairs(ptr addrspace(1) %out, i32 %n) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext nneg i32 %tid to i64
  %p = getelementptr inbounds [2 x i32], ptr addrspace(3) @twos, i64 %t
  %q = getelementptr inbounds i32, ptr addrspace(3) %p, i64 1
  %g = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %t
  %some = icmp sgt i32 %n, 3
  br i1 %some, label %then, label %else
then:
  %a = load i32, ptr addrspace(3) %p, align 4
  store i32 %a, ptr addrspace(1) %g, align 4
  br label %end
else:
  %b = load i32, ptr addrspace(3) %q, align 4
  %c = mul i32 %b, 3
  store i32 %c, ptr addrspace(1) %g, align 4
  br label %end
end:
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
