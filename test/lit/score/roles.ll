; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Warps with roles: the third warp reads what the first two have written. 128 threads would write beyond the array, and with 64 nothing would read: 96
; are assumed. The twin's reader is a warp that no fitting block has, so 64 threads stay.
; RUN: %unbank analyze %s | FileCheck %s

target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@s = internal addrspace(3) global [96 x float] undef, align 4

; CHECK: kernel third
; CHECK: block       96, assumed
; CHECK: ld  s          4       1           2      1
define ptx_kernel void @third(ptr %out) {
  call void @work(i32 2, ptr %out)
  ret void
}

; CHECK: kernel never
; CHECK: block       64, assumed
define ptx_kernel void @never(ptr %out) {
  call void @work(i32 3, ptr %out)
  ret void
}

define internal void @work(i32 %reader, ptr %out) alwaysinline {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %at = getelementptr inbounds float, ptr addrspace(3) @s, i32 %t
  store float 0.0, ptr addrspace(3) %at
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %w = lshr i32 %t, 5
  %is.reader = icmp eq i32 %w, %reader
  br i1 %is.reader, label %read, label %done
read:
  %lane = and i32 %t, 31
  %twice = shl i32 %lane, 1
  %from = getelementptr inbounds float, ptr addrspace(3) @s, i32 %twice
  %v = load float, ptr addrspace(3) %from
  %to = getelementptr float, ptr %out, i32 %t
  store float %v, ptr %to
  br label %done
done:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
