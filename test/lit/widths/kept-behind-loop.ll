; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; LLVM remembers of an address what a loop did to it, for loads with the same metadata, and keeps a load for that which it would drop if it asked anew. What is
; predicted is what it keeps, whatever the pass notes at loads to know them again.
;
;     kept     a load ahead of a loop and one of the same bytes behind it: three LDS in a cubin, and three loads in the PTX
;     dropped  the same without `nuw`: LLVM drops the load behind the loop
; UNSUPPORTED: llvm-19
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; CHECK: kept ld 4 1..1
; CHECK-NEXT: kept ld 4 0..1 {{.*}} takes out of a loop
; CHECK-NEXT: kept ld 4 0..1 bytes in a register
; CHECK-NEXT: dropped ld 4 1..1
; CHECK-NEXT: dropped ld 4 0..1 {{.*}} takes out of a loop
; CHECK-NOT: {{^.}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@table = internal addrspace(3) global [8192 x i8] undef, align 16

define ptx_kernel void @kept(ptr addrspace(1) %out, i1 %more) "target-cpu"="sm_89" "target-features"="+ptx78,+sm_89" {
entry:
  %ahead = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @table, i64 40), align 8
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ 1, %loop ]
  %row = getelementptr [2 x float], ptr addrspace(3) @table, i64 %i
  %at = getelementptr i8, ptr addrspace(3) %row, i64 32
  %x = load float, ptr addrspace(3) %at, align 8
  br i1 %more, label %loop, label %exit

exit:
  %again = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @table, i64 40), align 8
  %sum = fadd float %ahead, %x
  %all = fadd float %sum, %again
  store float %all, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @dropped(ptr addrspace(1) %out, i1 %more) "target-cpu"="sm_89" "target-features"="+ptx78,+sm_89" {
entry:
  %ahead = load float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @table, i64 40), align 8
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ 1, %loop ]
  %row = getelementptr [2 x float], ptr addrspace(3) @table, i64 %i
  %at = getelementptr i8, ptr addrspace(3) %row, i64 32
  %x = load float, ptr addrspace(3) %at, align 8
  br i1 %more, label %loop, label %exit

exit:
  %again = load float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @table, i64 40), align 8
  %sum = fadd float %ahead, %x
  %all = fadd float %sum, %again
  store float %all, ptr addrspace(1) %out, align 4
  ret void
}
