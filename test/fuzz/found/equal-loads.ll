; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; The clean-up after the rewrite makes one of two equal loads; the report counted it twice.
;
; LAYOUTS: pad:128:4 xor:2:31:7
; ARGUMENTS: {"i64": 0}
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@tile = internal addrspace(3) global [32 x [32 x i32]] undef, align 4

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier0()

define ptx_kernel void @kernel(ptr %out, i64 %a) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t64 = zext i32 %t to i64
  %q = getelementptr inbounds [32 x i32], ptr addrspace(3) @tile, i64 %t64
  store i32 %t, ptr addrspace(3) %q
  call void @llvm.nvvm.barrier0()
  %v = load i32, ptr addrspace(3) %q
  %w = load i32, ptr addrspace(3) %q
  %s = add i32 %v, %w
  %o = getelementptr i32, ptr %out, i64 %t64
  store i32 %s, ptr %o
  ret void
}

!nvvm.annotations = !{!0}
!0 = !{ptr @kernel, !"kernel", i32 1}
