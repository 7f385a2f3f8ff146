; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Functions are inlined for the arrays that get a layout for it, and for these alone. Here an address goes through six functions that return it, one
; of which is inlined in each of four rounds; the other array goes through the last three, for which these are inlined at once. Together both are
; followed, and the first gets a layout; alone it does not, and as the second gets none, nothing may be inlined. In the twin the address goes through
; four functions.
; RUN: %unbank_opt -passes='unbank<block=32;report=%t.json>' -verify-each %s -S -o %t.ll
; RUN: %arrays %t.json | FileCheck %s
; RUN: FileCheck %s --check-prefix=CODE < %t.ll
; RUN: %unbank_opt -passes='unbank<mode=report;block=32;report=%t.report.json>' %s -disable-output
; RUN: %arrays %t.report.json | FileCheck %s
; CHECK-DAG: a_six: refused escapes-store
; CHECK-DAG: b_six: refused escapes-store
; CHECK-DAG: a_four: changed
; CODE-LABEL: define ptx_kernel void @six
; CODE-COUNT-9: call ptr @f
; CODE-LABEL: define ptx_kernel void @four
; CODE-NOT:   call ptr @g
; CODE:       ret void
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@a_six = internal addrspace(3) global [1024 x float] undef, align 16
@b_six = internal addrspace(3) global [1024 x float] undef, align 16
@a_four = internal addrspace(3) global [1024 x float] undef, align 16
@b_four = internal addrspace(3) global [1024 x float] undef, align 16

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)

define internal ptr @f1(ptr %p) noinline {
  ret ptr %p
}
define internal ptr @f2(ptr %p) noinline {
  ret ptr %p
}
define internal ptr @f3(ptr %p) noinline {
  ret ptr %p
}
define internal ptr @f4(ptr %p) noinline {
  ret ptr %p
}
define internal ptr @f5(ptr %p) noinline {
  ret ptr %p
}
define internal ptr @f6(ptr %p) noinline {
  ret ptr %p
}
define internal ptr @g1(ptr %p) noinline {
  ret ptr %p
}
define internal ptr @g2(ptr %p) noinline {
  ret ptr %p
}
define internal ptr @g3(ptr %p) noinline {
  ret ptr %p
}
define internal ptr @g4(ptr %p) noinline {
  ret ptr %p
}

define ptx_kernel void @six(ptr addrspace(1) %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %l = and i32 %t, 31
  %r = shl i32 %l, 5
  %a0 = call ptr @f1(ptr addrspacecast (ptr addrspace(3) @a_six to ptr))
  %a1 = call ptr @f2(ptr %a0)
  %a2 = call ptr @f3(ptr %a1)
  %a3 = call ptr @f4(ptr %a2)
  %a4 = call ptr @f5(ptr %a3)
  %a5 = call ptr @f6(ptr %a4)
  %b0 = call ptr @f4(ptr addrspacecast (ptr addrspace(3) @b_six to ptr))
  %b1 = call ptr @f5(ptr %b0)
  %b2 = call ptr @f6(ptr %b1)
  %at = getelementptr inbounds float, ptr %a5, i32 %r
  store float 1.0, ptr %at
  %bt = getelementptr inbounds float, ptr %b2, i32 %l
  store float 2.0, ptr %bt
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %x = load float, ptr %at
  %y = load float, ptr %bt
  %z = fadd float %x, %y
  %o = getelementptr inbounds float, ptr addrspace(1) %out, i32 %t
  store float %z, ptr addrspace(1) %o
  ret void
}

define ptx_kernel void @four(ptr addrspace(1) %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %l = and i32 %t, 31
  %r = shl i32 %l, 5
  %a0 = call ptr @g1(ptr addrspacecast (ptr addrspace(3) @a_four to ptr))
  %a1 = call ptr @g2(ptr %a0)
  %a2 = call ptr @g3(ptr %a1)
  %a3 = call ptr @g4(ptr %a2)
  %b0 = call ptr @g3(ptr addrspacecast (ptr addrspace(3) @b_four to ptr))
  %b1 = call ptr @g4(ptr %b0)
  %at = getelementptr inbounds float, ptr %a3, i32 %r
  store float 1.0, ptr %at
  %bt = getelementptr inbounds float, ptr %b1, i32 %l
  store float 2.0, ptr %bt
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %x = load float, ptr %at
  %y = load float, ptr %bt
  %z = fadd float %x, %y
  %o = getelementptr inbounds float, ptr addrspace(1) %out, i32 %t
  store float %z, ptr addrspace(1) %o
  ret void
}
