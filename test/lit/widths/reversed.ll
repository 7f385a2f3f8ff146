; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Up to sm_89, ptxas proves no alignment of a place minus a number, except for what another array's access by that number promises (seen on sm_75 and
; sm_80):
;
;     same     s[127 - t] beside r[63 - t], which is read 8 bytes at a time: one LDS.64 of s
;     other    beside r[63 + t]: two LDS.32
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=64;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; CHECK: same ld None {{.*}} not proved for certain
; CHECK: other ld 4{{ .*}}
; CHECK: other ld 4{{ .*}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@r = internal addrspace(3) global [128 x [2 x float]] undef, align 16
@s = internal addrspace(3) global [128 x [2 x float]] undef, align 4
@r_too = internal addrspace(3) global [128 x [2 x float]] undef, align 16
@s_too = internal addrspace(3) global [128 x [2 x float]] undef, align 4

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define ptx_kernel void @same(ptr addrspace(1) %out) "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %w = zext i32 %t to i64
  %from = sub nsw i64 127, %w
  %p = getelementptr [2 x float], ptr addrspace(3) @s, i64 %from
  %p1 = getelementptr i8, ptr addrspace(3) %p, i64 4
  %a = load float, ptr addrspace(3) %p, align 4
  %b = load float, ptr addrspace(3) %p1, align 4
  %also = sub nsw i64 63, %w
  %q = getelementptr [2 x float], ptr addrspace(3) @r, i64 %also
  %c = load <2 x float>, ptr addrspace(3) %q, align 8
  %x = extractelement <2 x float> %c, i32 0
  %y = extractelement <2 x float> %c, i32 1
  %ax = fadd float %a, %y
  %by = fadd float %b, %x
  store volatile float %ax, ptr addrspace(1) %out
  store volatile float %by, ptr addrspace(1) %out
  ret void
}

define ptx_kernel void @other(ptr addrspace(1) %out) "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %w = zext i32 %t to i64
  %from = sub nsw i64 127, %w
  %p = getelementptr [2 x float], ptr addrspace(3) @s_too, i64 %from
  %p1 = getelementptr i8, ptr addrspace(3) %p, i64 4
  %a = load float, ptr addrspace(3) %p, align 4
  %b = load float, ptr addrspace(3) %p1, align 4
  %q = getelementptr [2 x float], ptr addrspace(3) @r_too, i64 %w
  %q1 = getelementptr i8, ptr addrspace(3) %q, i64 504
  %c = load <2 x float>, ptr addrspace(3) %q1, align 8
  %x = extractelement <2 x float> %c, i32 0
  %y = extractelement <2 x float> %c, i32 1
  %ax = fadd float %a, %y
  %by = fadd float %b, %x
  store volatile float %ax, ptr addrspace(1) %out
  store volatile float %by, ptr addrspace(1) %out
  ret void
}
