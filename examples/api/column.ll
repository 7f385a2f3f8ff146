; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Three kernels on two arrays. A warp of `transpose` writes a row of the tile and reads a column: its score is exact. That of `stride`
; depends on an argument: a range. That of `gather` depends on data: unknown.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@tile = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@table = internal addrspace(3) global [1024 x float] undef, align 4

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define ptx_kernel void @transpose(ptr %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %row = getelementptr [32 x float], ptr addrspace(3) @tile, i32 0, i32 %t
  store float 1.0, ptr addrspace(3) %row, align 4
  %column = getelementptr [32 x float], ptr addrspace(3) @tile, i32 %t, i32 0
  %v = load float, ptr addrspace(3) %column, align 4
  store float %v, ptr %out, align 4
  ret void
}

define ptx_kernel void @stride(ptr %out, i32 %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = mul nsw i32 %t, %n
  %cell = getelementptr inbounds [1024 x float], ptr addrspace(3) @table, i32 0, i32 %i
  %v = load float, ptr addrspace(3) %cell, align 4
  store float %v, ptr %out, align 4
  ret void
}

define ptx_kernel void @gather(ptr %out, ptr %index) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %from = getelementptr i32, ptr %index, i32 %t
  %i = load i32, ptr %from, align 4
  %masked = and i32 %i, 1023
  %cell = getelementptr [1024 x float], ptr addrspace(3) @table, i32 0, i32 %masked
  %v = load float, ptr addrspace(3) %cell, align 4
  store float %v, ptr %out, align 4
  ret void
}
