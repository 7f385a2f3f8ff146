; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; A loop loads a word, and the code behind it loads all four words of the window: if the loop stays rolled, ptxas (sm_89) loads all of them in the
; loop. `apart` is its twin, with another window.
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; CHECK:      behind st 4
; CHECK-NEXT: behind ld None {{.*}} bytes that are loaded before a loop, too
; CHECK:      apart st 4
; CHECK-NEXT: apart ld 4
target triple = "nvptx64-nvidia-cuda"
@a = internal addrspace(3) global [4096 x float] undef, align 16
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define ptx_kernel void @behind(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_89" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t4 = shl i32 %t, 2
  %z = zext i32 %t4 to i64
  %p = getelementptr inbounds float, ptr addrspace(3) @a, i64 %z
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = phi float [ 0.0, %entry ], [ %sum, %loop ]
  %q = getelementptr inbounds float, ptr addrspace(3) @a, i32 %i
  store float %s, ptr addrspace(3) %q, align 4
  %v = load float, ptr addrspace(3) %p, align 16
  %sum = fadd float %s, %v
  %next = add nuw i32 %i, 1
  %done = icmp eq i32 %next, %n
  br i1 %done, label %exit, label %loop, !llvm.loop !0
exit:
  %w = load <4 x float>, ptr addrspace(3) %p, align 16
  %w1 = insertelement <4 x float> %w, float %sum, i32 0
  store <4 x float> %w, ptr addrspace(1) %out, align 16
  %o = getelementptr inbounds i8, ptr addrspace(1) %out, i64 64
  store <4 x float> %w1, ptr addrspace(1) %o, align 16
  ret void
}

define ptx_kernel void @apart(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_89" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t4 = shl i32 %t, 2
  %z = zext i32 %t4 to i64
  %p = getelementptr inbounds float, ptr addrspace(3) @a, i64 %z
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = phi float [ 0.0, %entry ], [ %sum, %loop ]
  %q = getelementptr inbounds float, ptr addrspace(3) @a, i32 %i
  store float %s, ptr addrspace(3) %q, align 4
  %v = load float, ptr addrspace(3) %p, align 16
  %sum = fadd float %s, %v
  %next = add nuw i32 %i, 1
  %done = icmp eq i32 %next, %n
  br i1 %done, label %exit, label %loop, !llvm.loop !0
exit:
  %r = getelementptr inbounds float, ptr addrspace(3) %p, i64 512
  %w = load <4 x float>, ptr addrspace(3) %r, align 16
  %w1 = insertelement <4 x float> %w, float %sum, i32 0
  store <4 x float> %w, ptr addrspace(1) %out, align 16
  %o = getelementptr inbounds i8, ptr addrspace(1) %out, i64 64
  store <4 x float> %w1, ptr addrspace(1) %o, align 16
  ret void
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
