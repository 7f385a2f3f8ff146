; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; ptxas places the array that a kernel alone uses first, whatever its alignment, then the one that functions share: 48,252 and 900 bytes are the
; 49,152 that a launch may have. In the order of the declarations a gap of 12 bytes would lie between the two. With 4 bytes more the driver refuses
; the launch.
; RUN: %unbank simulate %s --grid=1 --block=32 --arg=i32[32]:zero | FileCheck %s
; RUN: sed 's/225 x i32/226 x i32/' %s > %t.ll && not %unbank simulate %t.ll --grid=1 --block=32 --arg=i32[32]:zero 2>&1 | FileCheck %s --check-prefix=MORE
; CHECK: shared      49,152 bytes
; MORE:  49156
;
; LLVM's largest alignment is one more than its C API can say.
; RUN: sed -e 's/12063 x i32/12000 x i32/' -e 's/align 16$/align 4294967296/' %s > %t.ll && %unbank simulate %t.ll --grid=1 --block=32 --arg=i32[32]:zero | FileCheck %s --check-prefix=ALIGNED
; ALIGNED: shared      48,900 bytes
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@common = internal addrspace(3) global [225 x i32] undef, align 4
@own = internal addrspace(3) global [12063 x i32] undef, align 16
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define internal void @put(i32 %i) noinline {
  %p = getelementptr i32, ptr addrspace(3) @common, i32 %i
  store i32 %i, ptr addrspace(3) %p, align 4
  ret void
}

define ptx_kernel void @kernel(ptr addrspace(1) %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  call void @put(i32 %t)
  %p = getelementptr i32, ptr addrspace(3) @common, i32 %t
  %v = load i32, ptr addrspace(3) %p, align 4
  %q = getelementptr i32, ptr addrspace(3) @own, i32 %t
  store i32 %v, ptr addrspace(3) %q, align 4
  %g = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %v, ptr addrspace(1) %g, align 4
  ret void
}
