; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; If a branch has found a number to be 0, so is what was extended from it ahead of the branch. ptxas was seen to merge loads that are then neighbours
; (LDS.64): their widths are open. The twin's branch implies no constant: LDS.32.
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; CHECK: extended ld None {{.*}}
; CHECK-NEXT: extended ld None
; CHECK-NEXT: extended_open ld 4
; CHECK-NEXT: extended_open ld 4 {{.*}}
; CHECK-NOT: {{.}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@table = internal addrspace(3) global [4096 x i32] undef, align 16
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()

define ptx_kernel void @extended(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %row = mul i32 %y, %n
  %i = add i32 %row, %t
  %w = call i64 asm "cvt.u64.u32 $0, $1;", "=l,r"(i32 %i)
  %o = getelementptr i8, ptr addrspace(1) %out, i64 %w
  store i8 1, ptr addrspace(1) %o
  %is = icmp eq i32 %i, 0
  br i1 %is, label %then, label %end
then:
  %bytes = shl i64 %w, 2
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %bytes
  %a = load i32, ptr addrspace(3) %p, align 4
  %b = load i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @table, i64 4), align 4
  %s = add i32 %a, %b
  store i32 %s, ptr addrspace(1) %out
  br label %end
end:
  ret void
}

define ptx_kernel void @extended_open(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %row = mul i32 %y, %n
  %i = add i32 %row, %t
  %w = call i64 asm "cvt.u64.u32 $0, $1;", "=l,r"(i32 %i)
  %o = getelementptr i8, ptr addrspace(1) %out, i64 %w
  store i8 1, ptr addrspace(1) %o
  %is = icmp slt i32 %i, 7
  br i1 %is, label %then, label %end
then:
  %bytes = shl i64 %w, 2
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %bytes
  %a = load i32, ptr addrspace(3) %p, align 4
  %b = load i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @table, i64 4), align 4
  %s = add i32 %a, %b
  store i32 %s, ptr addrspace(1) %out
  br label %end
end:
  ret void
}
