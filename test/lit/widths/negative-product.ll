; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; From sm_90 on, ptxas makes one instruction of a signed wide product and a negative constant, and proves nothing of its alignment (before). For a
; positive constant it proves it (behind), and so it did up to sm_89.
; short: pointers of 32 bits have no wide products.
; REQUIRES: llvm-22
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; RUN: sed 's/sm_90/sm_86/g' %s > %t.ll
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %t.ll -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck --check-prefix=OLD %s
; CHECK: before ld None {{.*}} neighbours whose addresses are computed apart
; CHECK: behind ld 8
; OLD: before ld 8
; OLD: behind ld 8
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [4096 x i8] undef, align 16

; (n - 65) * 8, which codegen makes n * 8 - 520.
define ptx_kernel void @before(ptr addrspace(1) %out, i32 %n) #0 {
  %wide = sext i32 %n to i64
  %less = sub i64 64, %wide
  %more = xor i64 %less, -1
  %sum = shl i64 %more, 3
  %other = or i64 %sum, 32
  %p = getelementptr i8, ptr addrspace(3) @tile, i64 %sum
  %q = getelementptr i8, ptr addrspace(3) %p, i64 4
  %r = getelementptr i8, ptr addrspace(3) @tile, i64 %other
  %a = load float, ptr addrspace(3) %p, align 4
  %c = load float, ptr addrspace(3) %r, align 4
  %b = load float, ptr addrspace(3) %q, align 4
  %ab = fmul float %a, %b
  %d = fadd float %ab, %c
  store float %d, ptr addrspace(1) %out, align 4
  ret void
}

; (n + 65) * 8
define ptx_kernel void @behind(ptr addrspace(1) %out, i32 %n) #0 {
  %wide = sext i32 %n to i64
  %less = sub i64 -66, %wide
  %more = xor i64 %less, -1
  %sum = shl i64 %more, 3
  %other = or i64 %sum, 32
  %p = getelementptr i8, ptr addrspace(3) @tile, i64 %sum
  %q = getelementptr i8, ptr addrspace(3) %p, i64 4
  %r = getelementptr i8, ptr addrspace(3) @tile, i64 %other
  %a = load float, ptr addrspace(3) %p, align 4
  %c = load float, ptr addrspace(3) %r, align 4
  %b = load float, ptr addrspace(3) %q, align 4
  %ab = fmul float %a, %b
  %d = fadd float %ab, %c
  store float %d, ptr addrspace(1) %out, align 4
  ret void
}
attributes #0 = { "target-cpu"="sm_90" "target-features"="+ptx80" }
