; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; A kernel that calls through a pointer may run every function whose address is taken: ptxas gives it the arrays of them all, 128 + 1,024 + 256 bytes.
; Its twin calls one by its name, and gets that one's alone. The array of a function that no pointer leads to is in neither, although llvm.used names
; it.
; RUN: %unbank simulate %s --kernel=by_pointer --grid=1 --block=32 --arg=i32[32]:zero --arg=i32:1 | FileCheck %s --check-prefix=POINTER
; RUN: %unbank simulate %s --kernel=by_name --grid=1 --block=32 --arg=i32[32]:zero --arg=i32:1 | FileCheck %s --check-prefix=NAME
; POINTER: shared      1,408 bytes
; NAME:    shared      256 bytes
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@own = internal addrspace(3) global [32 x i32] undef, align 4
@large = internal addrspace(3) global [256 x i32] undef, align 4
@small = internal addrspace(3) global [64 x i32] undef, align 4
@llvm.used = appending global [1 x ptr] [ptr @not_called], section "llvm.metadata"
@unreached = internal addrspace(3) global [512 x i32] undef, align 4
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define internal i32 @in_large(i32 %i) noinline {
  %p = getelementptr i32, ptr addrspace(3) @large, i32 %i
  store volatile i32 %i, ptr addrspace(3) %p, align 4
  ret i32 %i
}

define internal i32 @in_small(i32 %i) noinline {
  %p = getelementptr i32, ptr addrspace(3) @small, i32 %i
  store volatile i32 %i, ptr addrspace(3) %p, align 4
  ret i32 %i
}

define internal i32 @plain(i32 %i) noinline {
  ret i32 %i
}

define i32 @not_called(i32 %i) noinline {
  %p = getelementptr i32, ptr addrspace(3) @unreached, i32 %i
  store volatile i32 %i, ptr addrspace(3) %p, align 4
  ret i32 %i
}

define ptx_kernel void @by_pointer(ptr addrspace(1) %out, i32 %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr i32, ptr addrspace(3) @own, i32 %t
  store volatile i32 %t, ptr addrspace(3) %p, align 4
  %c = icmp eq i32 %n, 7
  %f = select i1 %c, ptr @in_large, ptr @plain
  %v = call i32 %f(i32 %t)
  %g = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %v, ptr addrspace(1) %g, align 4
  ret void
}

define ptx_kernel void @by_name(ptr addrspace(1) %out, i32 %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %v = call i32 @in_small(i32 %t)
  %g = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %v, ptr addrspace(1) %g, align 4
  ret void
}

define ptx_kernel void @takes_small(ptr addrspace(1) %out, i32 %n) {
  %c = icmp eq i32 %n, 7
  %f = select i1 %c, ptr @in_small, ptr @plain
  %v = call i32 %f(i32 %n)
  store i32 %v, ptr addrspace(1) %out, align 4
  ret void
}
