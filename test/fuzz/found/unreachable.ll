; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; In code that is never reached a pointer may be its own operand.
;
; LAYOUTS: pad:128:4
; ARGUMENTS: {"i64": 0}
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@tile = internal addrspace(3) global [1024 x i32] undef, align 4

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define ptx_kernel void @kernel(ptr %out, i64 %a) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %q = getelementptr inbounds i32, ptr addrspace(3) @tile, i32 %t
  store i32 %t, ptr addrspace(3) %q
  %v = load i32, ptr addrspace(3) %q
  %o = getelementptr i32, ptr %out, i32 %t
  store i32 %v, ptr %o
  ret void

dead:
  %p = select i1 true, ptr addrspace(3) %r, ptr addrspace(3) @tile
  %r = getelementptr inbounds i32, ptr addrspace(3) %p, i64 1
  %self = getelementptr inbounds i32, ptr addrspace(3) %self, i64 1
  store i32 0, ptr addrspace(3) %r
  store i32 0, ptr addrspace(3) %self
  br label %dead
}

!nvvm.annotations = !{!0}
!0 = !{ptr @kernel, !"kernel", i32 1}
