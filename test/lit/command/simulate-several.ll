; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Lanes that read two arrays at once conflict according to the arrays' places on the device: behind 33 words the second array begins at bank 1, so its
; 31st word lies in bank 0, like the first word of the first array; behind 32 words no two lanes share a bank.
; REQUIRES: command
; RUN: %unbank simulate %s --kernel=lanes --grid=1 --block=32 --arg=f32[32]:zero | FileCheck %s --check-prefix=MEET
; RUN: sed 's/33 x float/32 x float/' %s > %t.ll
; RUN: %unbank simulate %t.ll --kernel=lanes --grid=1 --block=32 --arg=f32[32]:zero | FileCheck %s --check-prefix=APART
; MEET:  {{ld +a,b +4 +1 +2 +1 +32}}
; APART: {{ld +a,b +4 +1 +1 +1 +32}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@a = internal addrspace(3) global [33 x float] undef, align 4
@b = internal addrspace(3) global [64 x float] undef, align 4
define ptx_kernel void @lanes(ptr addrspace(1) %out) "nvvm.reqntid"="32" {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext nneg i32 %tid to i64
  %c = icmp ult i32 %tid, 16
  %p = select i1 %c, ptr addrspace(3) @a, ptr addrspace(3) @b
  %q = getelementptr inbounds float, ptr addrspace(3) %p, i64 %t
  %v = load float, ptr addrspace(3) %q, align 4
  %g = getelementptr inbounds float, ptr addrspace(1) %out, i64 %t
  store float %v, ptr addrspace(1) %g, align 4
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
