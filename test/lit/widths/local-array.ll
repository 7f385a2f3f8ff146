; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Values are loaded into a local array from which a run-time index selects. Up to sm_90, ptxas was seen to keep such arrays in registers if it knows
; what is read of each element, and to load no more than that. So the widths of the loads are open (picked), also if what is computed from them is
; stored there (scaled); they are known if something else reads the elements, too (summed).
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; CHECK-COUNT-2: picked ld None {{.*}} what is loaded only goes into a local array, and ptxas may leave out elements that nothing reads
; CHECK-COUNT-2: scaled ld None {{.*}} what is loaded only goes into a local array, and ptxas may leave out elements that nothing reads
; CHECK-COUNT-2: summed ld 16
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [256 x <4 x i32>] undef, align 16
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define ptx_kernel void @picked(ptr addrspace(1) %out, i32 %n) {
  %array = alloca [2 x <4 x i32>], align 16
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr [256 x <4 x i32>], ptr addrspace(3) @tile, i32 0, i32 %t
  %q = getelementptr i8, ptr addrspace(3) %p, i64 1024
  %u = load <4 x i32>, ptr addrspace(3) %p, align 16
  %v = load <4 x i32>, ptr addrspace(3) %q, align 16
  %to = getelementptr i8, ptr %array, i64 16
  store <4 x i32> %u, ptr %array, align 16
  store <4 x i32> %v, ptr %to, align 16
  %which = and i32 %n, 1
  %at = getelementptr [2 x <4 x i32>], ptr %array, i32 0, i32 %which
  %one = load i32, ptr %at, align 16
  store i32 %one, ptr addrspace(1) %out, align 4
  ret void
}
define ptx_kernel void @scaled(ptr addrspace(1) %out, i32 %n) {
  %array = alloca [2 x <4 x i32>], align 16
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr [256 x <4 x i32>], ptr addrspace(3) @tile, i32 0, i32 %t
  %q = getelementptr i8, ptr addrspace(3) %p, i64 1024
  %u = load <4 x i32>, ptr addrspace(3) %p, align 16
  %v = load <4 x i32>, ptr addrspace(3) %q, align 16
  %u3 = mul <4 x i32> %u, splat (i32 3)
  %v3 = mul <4 x i32> %v, splat (i32 3)
  %to = getelementptr i8, ptr %array, i64 16
  store <4 x i32> %u3, ptr %array, align 16
  store <4 x i32> %v3, ptr %to, align 16
  %which = and i32 %n, 1
  %at = getelementptr [2 x <4 x i32>], ptr %array, i32 0, i32 %which
  %one = load i32, ptr %at, align 16
  store i32 %one, ptr addrspace(1) %out, align 4
  ret void
}
define ptx_kernel void @summed(ptr addrspace(1) %out, i32 %n) {
  %array = alloca [2 x <4 x i32>], align 16
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr [256 x <4 x i32>], ptr addrspace(3) @tile, i32 0, i32 %t
  %q = getelementptr i8, ptr addrspace(3) %p, i64 1024
  %u = load <4 x i32>, ptr addrspace(3) %p, align 16
  %v = load <4 x i32>, ptr addrspace(3) %q, align 16
  %to = getelementptr i8, ptr %array, i64 16
  store <4 x i32> %u, ptr %array, align 16
  store <4 x i32> %v, ptr %to, align 16
  %which = and i32 %n, 1
  %at = getelementptr [2 x <4 x i32>], ptr %array, i32 0, i32 %which
  %one = load i32, ptr %at, align 16
  store i32 %one, ptr addrspace(1) %out, align 4
  %all = mul <4 x i32> %u, %v
  %next = getelementptr i8, ptr addrspace(1) %out, i64 16
  store <4 x i32> %all, ptr addrspace(1) %next, align 16
  ret void
}
