; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; fail-above: an error for accesses that cost more than the limit times their ideal: as written with mode=report, else after the rewrite. opt ends at
; the first error, so it gets all of them in one; without lines there is one error a kernel. No output is left behind.
; RUN: rm -rf %t && mkdir %t
; RUN: not %unbank_opt -passes='unbank<block=32;mode=report;fail-above=1.5>' %s -o %t/out.bc 2>&1 | FileCheck %s
; RUN: not test -e %t/out.bc
; RUN: not %unbank_opt -passes='print<unbank<block=32;fail-above=1.5>>' %s -disable-output 2>&1 | FileCheck %s
; RUN: %unbank_opt -passes='unbank<block=32;mode=report;fail-above=32>' %s -disable-output
; RUN: %unbank_opt -passes='unbank<block=32;mode=report;skip=*;fail-above=1.5>' %s -disable-output
; RUN: %unbank_opt -passes='unbank<block=32;mode=report;only=other;fail-above=1.5>' %s -disable-output
; RUN: %unbank_opt -passes='unbank<block=32;fail-above=1.5>' %s -o %t/out.bc
; RUN: test -e %t/out.bc
;
; CHECK:      error: unbank: bank conflicts on 2 lines of the source
; CHECK-NEXT: {{.*}}fail-above.ll: error: unbank: ld of tile in kernel: 32-way bank conflict: 32 wavefronts where 1 would do; the layout {{.*}} would help: compile with the plugin, or ask unbank suggest for a patch
; CHECK-NEXT: {{.*}}fail-above.ll: error: unbank: st of tile in other: 8-way bank conflict: 8 wavefronts where 1 would do;
; CHECK-NOT:  error:
target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [32 x [32 x float]] undef, align 4

define ptx_kernel void @kernel(ptr addrspace(1) %out) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %row = zext nneg i32 %tid to i64
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @tile, i64 %row
  %value = load float, ptr addrspace(3) %p, align 4
  store float %value, ptr addrspace(1) %out, align 4
  %q = getelementptr inbounds float, ptr addrspace(3) @tile, i64 %row
  store float 0.0, ptr addrspace(3) %q, align 4
  %r = getelementptr inbounds [16 x float], ptr addrspace(3) @tile, i64 %row
  store float 0.0, ptr addrspace(3) %r, align 4
  ret void
}

define ptx_kernel void @other() {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %row = zext nneg i32 %tid to i64
  %p = getelementptr inbounds [8 x float], ptr addrspace(3) @tile, i64 %row
  store float 0.0, ptr addrspace(3) %p, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
