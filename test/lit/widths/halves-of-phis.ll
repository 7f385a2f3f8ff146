; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Two 16-bit loads of an arm, which phis join with values of the other arm, and the phis are multiplied: one LDS.32 on sm_75, although a load that is
; itself extended, for a product for example, stays as it is. Which of these happens here is open.
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; CHECK: joined ld None
; CHECK-NEXT: joined ld None
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@table = internal addrspace(3) global [1024 x i16] undef, align 16

declare void @llvm.nvvm.barrier0()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define ptx_kernel void @joined(ptr addrspace(1) %out, ptr addrspace(1) %in) "target-cpu"="sm_75" "target-features"="+ptx78,+sm_75" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %from = getelementptr i16, ptr addrspace(1) %in, i32 %t
  %x = load i16, ptr addrspace(1) %from, align 2
  %place = getelementptr i16, ptr addrspace(3) @table, i32 %t
  store i16 %x, ptr addrspace(3) %place, align 2
  call void @llvm.nvvm.barrier0()
  %y = load volatile i16, ptr addrspace(1) %from, align 2
  %is = icmp eq i16 %y, 0
  br i1 %is, label %loads, label %stores

loads:
  %a = load i16, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @table, i64 4), align 2
  %b = load i16, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @table, i64 6), align 2
  br label %end

stores:
  %x1 = add i16 %x, 1
  %x2 = add i16 %x, 2
  %x3 = add i16 %x, 3
  store i16 %x, ptr addrspace(3) @table, align 16
  store i16 %x1, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @table, i64 2), align 2
  store i16 %x2, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @table, i64 4), align 2
  store i16 %x3, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @table, i64 6), align 2
  br label %end

end:
  %p = phi i16 [ %b, %loads ], [ %x3, %stores ]
  %q = phi i16 [ %a, %loads ], [ %x2, %stores ]
  %twice = shl i16 %q, 1
  %sum = add i16 %twice, %x
  %thrice = mul i16 %p, 3
  %all = add i16 %sum, %thrice
  store i16 %all, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @table, i64 14), align 2
  %to = getelementptr i16, ptr addrspace(1) %out, i32 %t
  store i16 %all, ptr addrspace(1) %to, align 2
  ret void
}
