; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Three neighbouring floats are loaded as four of which three are used, as LLVM 22 tells ptxas from PTX 8.3 on. Such a load merges with no other, not
; even with one of the fourth float (mixed, 16 and 4 bytes); before PTX 8.3 it does, as in plain code, where four loads are one.
; short: pointers of 32 bits leave other widths open.
; REQUIRES: llvm-22
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; RUN: sed 's/ptx83/ptx78/' %s > %t.ll
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %t.ll -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck --check-prefix=OLD %s
; CHECK: mixed ld 16
; CHECK-NEXT: mixed ld 4
; OLD: mixed ld 16
; OLD-NOT: mixed ld
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [32 x [64 x i8]] undef, align 16
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

; What reads the clock is no access, but LLVM merges no loads across it.
define ptx_kernel void @mixed(ptr addrspace(1) %out) #0 {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr [64 x i8], ptr addrspace(3) @tile, i32 %t
  %q = getelementptr i8, ptr addrspace(3) %p, i64 4
  %r = getelementptr i8, ptr addrspace(3) %p, i64 8
  %s = getelementptr i8, ptr addrspace(3) %p, i64 12
  %a = load float, ptr addrspace(3) %p, align 16
  %b = load float, ptr addrspace(3) %q, align 4
  %c = load float, ptr addrspace(3) %r, align 8
  %ab = fmul float %a, %b
  %now = call i32 asm sideeffect "mov.u32 $0, %clock;", "=r"()
  %d = load float, ptr addrspace(3) %s, align 4
  %cd = fmul float %c, %d
  %sum = fadd float %ab, %cd
  store float %sum, ptr addrspace(1) %out, align 4
  ret void
}
attributes #0 = { "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
