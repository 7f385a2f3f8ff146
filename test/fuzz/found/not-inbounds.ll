; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; The first GEP leaves the array, and may: it is not inbounds. The second brings it back.
;
; LAYOUTS: pad:32:4 pad:128:4 xor:2:7:5
; ARGUMENTS: {"i64": -576460752303423488}
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@tile = internal addrspace(3) global [32 x [8 x i32]] undef, align 4

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier0()

define ptx_kernel void @kernel(ptr %out, i64 %a) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t64 = zext i32 %t to i64
  %q = getelementptr inbounds [8 x i32], ptr addrspace(3) @tile, i64 %t64
  store i32 %t, ptr addrspace(3) %q
  call void @llvm.nvvm.barrier0()
  %s = add i64 %a, %t64
  %f = freeze i64 %s
  %r = getelementptr [8 x i32], ptr addrspace(3) @tile, i64 %f
  %p = getelementptr [8 x i32], ptr addrspace(3) %r, i64 576460752303423488
  %v = load i32, ptr addrspace(3) %p
  %o = getelementptr i32, ptr %out, i64 %t64
  store i32 %v, ptr %o
  ret void
}

!nvvm.annotations = !{!0}
!0 = !{ptr @kernel, !"kernel", i32 1}
