; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Rows of 128 bytes that cp.async fills, swizzled by hand as Triton and CUTLASS do it: column ^ row % 8. Each copy of eight lanes is one line, and
; each read by ldmatrix uses each bank once, so there is nothing to gain, wherever in its line a warp's first lane writes. The twin is not swizzled.
; RUN: %unbank_opt -passes='unbank<report=%t.json>' %s -disable-output
; RUN: %arrays %t.json | FileCheck %s
; CHECK:      swizzled: kept no-gain
; CHECK-NEXT: plain: changed xor:4:7:7
; CHECK-NOT:  {{.}}
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@swizzled = internal addrspace(3) global [32 x [64 x half]] undef, align 128
@plain = internal addrspace(3) global [32 x [64 x half]] undef, align 128
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x1.b16.p3(ptr addrspace(3))
declare void @llvm.nvvm.cp.async.cg.shared.global.16(ptr addrspace(3), ptr addrspace(1))
declare void @llvm.nvvm.cp.async.wait.all()
declare void @llvm.nvvm.barrier0()

define ptx_kernel void @of_swizzled(ptr addrspace(1) %out, ptr addrspace(1) %in) #0 {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %row = lshr i32 %tid, 3
  %column = and i32 %tid, 7
  %place = xor i32 %column, %row
  %turned = and i32 %place, 7
  %line = shl i32 %row, 7
  %bytes = shl i32 %turned, 4
  %offset = or i32 %line, %bytes
  %to = getelementptr i8, ptr addrspace(3) @swizzled, i32 %offset
  %from = getelementptr [16 x i8], ptr addrspace(1) %in, i32 %tid
  call void @llvm.nvvm.cp.async.cg.shared.global.16(ptr addrspace(3) %to, ptr addrspace(1) %from)
  call void @llvm.nvvm.cp.async.wait.all()
  call void @llvm.nvvm.barrier0()
  %of = and i32 %tid, 7
  %behind = shl i32 %of, 7
  %warp = lshr i32 %tid, 5
  %chosen = xor i32 %of, %warp
  %within = shl i32 %chosen, 4
  %read = or i32 %behind, %within
  %matrix = getelementptr i8, ptr addrspace(3) @swizzled, i32 %read
  %x = call i32 @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x1.b16.p3(ptr addrspace(3) %matrix)
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %tid
  store i32 %x, ptr addrspace(1) %q, align 4
  ret void
}

define ptx_kernel void @of_plain(ptr addrspace(1) %out, ptr addrspace(1) %in) #0 {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %offset = shl i32 %tid, 4
  %to = getelementptr i8, ptr addrspace(3) @plain, i32 %offset
  %from = getelementptr [16 x i8], ptr addrspace(1) %in, i32 %tid
  call void @llvm.nvvm.cp.async.cg.shared.global.16(ptr addrspace(3) %to, ptr addrspace(1) %from)
  call void @llvm.nvvm.cp.async.wait.all()
  call void @llvm.nvvm.barrier0()
  %of = and i32 %tid, 7
  %behind = shl i32 %of, 7
  %warp = lshr i32 %tid, 5
  %within = shl i32 %warp, 4
  %read = or i32 %behind, %within
  %matrix = getelementptr i8, ptr addrspace(3) @plain, i32 %read
  %x = call i32 @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x1.b16.p3(ptr addrspace(3) %matrix)
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %tid
  store i32 %x, ptr addrspace(1) %q, align 4
  ret void
}
attributes #0 = { "nvvm.reqntid"="256" }
