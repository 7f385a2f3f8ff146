; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; As unread.cu: the resulting module does not depend on whether a report is written. The second word of a row is loaded in another block than the
; first, by the same instruction after ptxas, and without conflicts. One by one, the two would have conflicts, which a pad would remove.
;
; RUN: %unbank_opt -passes='unbank<block=32>' -S -o %t.unread.ll %s
; RUN: %unbank_opt -passes='unbank<block=32;report=%t.json>' -S -o %t.read.ll %s
; RUN: diff %t.unread.ll %t.read.ll
; RUN: %arrays %t.json | FileCheck %s
; CHECK: table: kept
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@table = internal addrspace(3) global [4096 x i32] undef, align 16

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define ptx_kernel void @behind(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = mul i32 %t, 2
  %w = zext i32 %x to i64
  %p = getelementptr i64, ptr addrspace(3) @table, i64 %w
  %a = load i64, ptr addrspace(3) %p, align 8
  %c = icmp ugt i32 %t, 7
  br i1 %c, label %then, label %end

then:
  %q = getelementptr i8, ptr addrspace(3) %p, i64 8
  %b = load i64, ptr addrspace(3) %q, align 8
  %z = mul i64 %b, %a
  br label %end

end:
  %e = phi i64 [ %a, %entry ], [ %z, %then ]
  %o = getelementptr i64, ptr addrspace(1) %out, i64 %w
  store i64 %e, ptr addrspace(1) %o, align 8
  ret void
}
