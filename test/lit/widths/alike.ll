; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Two selects of the same numbers by two predicates. If both predicates come from the same comparison, ptxas sees one address, and the loads merge
; (same); if not, there are two LDS.64 (other).
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; CHECK: same ld 16{{ .*}}
; CHECK-NEXT: other ld 8{{ .*}}
; CHECK-NEXT: other ld 8{{ .*}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@A = internal addrspace(3) global [16384 x i8] undef, align 16
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define ptx_kernel void @same(ptr addrspace(1) %o) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = shl i32 %t, 5
  %y = xor i32 %x, 112
  %b = and i32 %t, 4
  %u = call i32 asm "{ .reg .pred p; setp.ne.u32 p, $1, 0; selp.b32 $0, $2, $3, p; }", "=r,r,r,r"(i32 %b, i32 %y, i32 %x)
  %v = call i32 asm "{ .reg .pred p; setp.ne.u32 p, $1, 0; selp.b32 $0, $2, $3, p; } //", "=r,r,r,r"(i32 %b, i32 %y, i32 %x)
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %u
  %l = load <2 x i32>, ptr addrspace(3) %p, align 8
  %q = getelementptr i8, ptr addrspace(3) @A, i32 %v
  %r = getelementptr i8, ptr addrspace(3) %q, i32 8
  %m = load <2 x i32>, ptr addrspace(3) %r, align 8
  store volatile <2 x i32> %l, ptr addrspace(1) %o
  store volatile <2 x i32> %m, ptr addrspace(1) %o
  ret void
}

define ptx_kernel void @other(ptr addrspace(1) %o) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = shl i32 %t, 5
  %y = xor i32 %x, 112
  %b = and i32 %t, 4
  %u = call i32 asm "{ .reg .pred p; setp.ne.u32 p, $1, 0; selp.b32 $0, $2, $3, p; }", "=r,r,r,r"(i32 %b, i32 %y, i32 %x)
  %v = call i32 asm "{ .reg .pred p; setp.gt.u32 p, $1, 3; selp.b32 $0, $2, $3, p; } //", "=r,r,r,r"(i32 %b, i32 %y, i32 %x)
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %u
  %l = load <2 x i32>, ptr addrspace(3) %p, align 8
  %q = getelementptr i8, ptr addrspace(3) @A, i32 %v
  %r = getelementptr i8, ptr addrspace(3) %q, i32 8
  %m = load <2 x i32>, ptr addrspace(3) %r, align 8
  store volatile <2 x i32> %l, ptr addrspace(1) %o
  store volatile <2 x i32> %m, ptr addrspace(1) %o
  ret void
}
