; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; A parameter may promise an alignment that is not known of what it is given. LLVM then merges the loads of the function, and no longer once it is
; inlined; so they are not told to be by themselves (`promised`), as they are in the twin without a promise.
; REQUIRES: command, llvm-22
; RUN: %unbank analyze %s --block=64 > %t.txt
; RUN: FileCheck %s < %t.txt
; CHECK-LABEL: kernel plain
; CHECK:       wavefronts 260 ->
; CHECK-LABEL: kernel promised
; CHECK:       wavefronts 4..260 ->
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@a_promised = internal addrspace(3) global [1028 x float] undef, align 4
@b_promised = internal addrspace(3) global [1028 x float] undef, align 4
@a_plain = internal addrspace(3) global [1028 x float] undef, align 4
@b_plain = internal addrspace(3) global [1028 x float] undef, align 4

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)

define internal float @promised_sum(ptr align 16 %p) noinline {
  %x = load float, ptr %p, align 4
  %q1 = getelementptr inbounds float, ptr %p, i32 1
  %y = load float, ptr %q1, align 4
  %q2 = getelementptr inbounds float, ptr %p, i32 2
  %z = load float, ptr %q2, align 4
  %q3 = getelementptr inbounds float, ptr %p, i32 3
  %w = load float, ptr %q3, align 4
  %xy = fadd float %x, %y
  %xyz = fmul float %xy, %z
  %r = fadd float %xyz, %w
  ret float %r
}

define ptx_kernel void @promised(ptr addrspace(1) %out, i32 %start) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp ult i32 %t, 32
  %l = and i32 %t, 31
  %r = shl i32 %l, 5
  %pa = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @a_promised to ptr), i32 %t
  store float 1.0, ptr %pa
  %pb = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @b_promised to ptr), i32 %t
  store float 2.0, ptr %pb
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %s = select i1 %c, ptr addrspacecast (ptr addrspace(3) @a_promised to ptr), ptr addrspacecast (ptr addrspace(3) @b_promised to ptr)
  %row = getelementptr inbounds float, ptr %s, i32 %r
  %at = getelementptr inbounds float, ptr %row, i32 %start
  %v = call float @promised_sum(ptr %at)
  %o = getelementptr inbounds float, ptr addrspace(1) %out, i32 %t
  store float %v, ptr addrspace(1) %o
  ret void
}

define internal float @plain_sum(ptr %p) noinline {
  %x = load float, ptr %p, align 4
  %q1 = getelementptr inbounds float, ptr %p, i32 1
  %y = load float, ptr %q1, align 4
  %q2 = getelementptr inbounds float, ptr %p, i32 2
  %z = load float, ptr %q2, align 4
  %q3 = getelementptr inbounds float, ptr %p, i32 3
  %w = load float, ptr %q3, align 4
  %xy = fadd float %x, %y
  %xyz = fmul float %xy, %z
  %r = fadd float %xyz, %w
  ret float %r
}

define ptx_kernel void @plain(ptr addrspace(1) %out, i32 %start) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp ult i32 %t, 32
  %l = and i32 %t, 31
  %r = shl i32 %l, 5
  %pa = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @a_plain to ptr), i32 %t
  store float 1.0, ptr %pa
  %pb = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @b_plain to ptr), i32 %t
  store float 2.0, ptr %pb
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %s = select i1 %c, ptr addrspacecast (ptr addrspace(3) @a_plain to ptr), ptr addrspacecast (ptr addrspace(3) @b_plain to ptr)
  %row = getelementptr inbounds float, ptr %s, i32 %r
  %at = getelementptr inbounds float, ptr %row, i32 %start
  %v = call float @plain_sum(ptr %at)
  %o = getelementptr inbounds float, ptr addrspace(1) %out, i32 %t
  store float %v, ptr addrspace(1) %o
  ret void
}

