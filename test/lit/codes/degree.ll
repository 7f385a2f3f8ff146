; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; The degree of an access's conflicts is that of its worst execution, relative to what that takes without a conflict: 40 threads read a column of
; doubles; the first warp takes 32 wavefronts instead of 2, and the second, of 8 lanes, 8 instead of 1.
; RUN: %unbank_opt -passes='unbank<mode=report;block=40;report=%t.json>' %s -disable-output
; RUN: %python -c "import json; print(json.load(open('%t.json'))['arrays'][0]['reason'])" | FileCheck %s
; CHECK: {{^}}16-way conflicts;
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@s = internal addrspace(3) global [1280 x i64] undef, align 8
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define ptx_kernel void @column(ptr addrspace(1) %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %row = shl nuw nsw i32 %t, 5
  %p = getelementptr inbounds i64, ptr addrspace(3) @s, i32 %row
  %v = load i64, ptr addrspace(3) %p, align 8
  %q = getelementptr inbounds i64, ptr addrspace(1) %out, i32 %t
  store i64 %v, ptr addrspace(1) %q, align 8
  ret void
}
