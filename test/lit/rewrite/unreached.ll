; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Unreachable code may use its own results. That is no reason to refuse an array, and must not make the pass loop forever; if nothing changes, the
; code stays as it is.
; RUN: %unbank_opt -passes='unbank<block=32>' %s -S | FileCheck %s
; RUN: %unbank_opt -passes='unbank<block=32;mode=report>' %s -S | FileCheck %s --check-prefix=KEPT
; CHECK-COUNT-3: [1055 x i32]
; CHECK-NOT:     %p = getelementptr i8, ptr %p
; KEPT:          %p = getelementptr i8, ptr %p, i64 4
; KEPT:          %x = freeze i32 %x
; KEPT:          %q = getelementptr i8, ptr %q, i64 4
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@a = internal addrspace(3) global [1024 x i32] undef, align 16
@b = internal addrspace(3) global [1024 x i32] undef, align 16
@c = internal addrspace(3) global [1024 x i32] undef, align 16
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier0()

define ptx_kernel void @pointer(ptr %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %r = mul i32 %t, 32
  %g = getelementptr i32, ptr addrspace(3) @a, i32 %r
  store i32 %t, ptr addrspace(3) %g, align 4
  call void @llvm.nvvm.barrier0()
  %v = load i32, ptr addrspace(3) %g, align 4
  %o = getelementptr i32, ptr %out, i32 %t
  store i32 %v, ptr %o, align 4
  ret void

dead:
  %generic = addrspacecast ptr addrspace(3) %g to ptr
  %p = getelementptr i8, ptr %p, i64 4
  store ptr %generic, ptr %p, align 8
  br label %dead
}

define ptx_kernel void @number(ptr %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %r = mul i32 %t, 32
  %g = getelementptr i32, ptr addrspace(3) @b, i32 %r
  store i32 %t, ptr addrspace(3) %g, align 4
  call void @llvm.nvvm.barrier0()
  %v = load i32, ptr addrspace(3) %g, align 4
  %o = getelementptr i32, ptr %out, i32 %t
  store i32 %v, ptr %o, align 4
  ret void

dead:
  %i = ptrtoint ptr addrspace(3) %g to i32
  %x = freeze i32 %x
  %y = sub i32 %i, %x
  store i32 %y, ptr %out, align 4
  br label %dead
}

define ptx_kernel void @index(ptr %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %r = mul i32 %t, 32
  %g = getelementptr i32, ptr addrspace(3) @c, i32 %r
  store i32 %t, ptr addrspace(3) %g, align 4
  call void @llvm.nvvm.barrier0()
  %v = load i32, ptr addrspace(3) %g, align 4
  %o = getelementptr i32, ptr %out, i32 %t
  store i32 %v, ptr %o, align 4
  ret void

dead:
  %q = getelementptr i8, ptr %q, i64 4
  %l = load i32, ptr %q, align 4
  %h = getelementptr i32, ptr addrspace(3) @c, i32 %l
  store i32 1, ptr addrspace(3) %h, align 4
  br label %dead
}
