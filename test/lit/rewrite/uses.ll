; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Uses that are not accesses: queries of the address space are answered, assumptions about the old place are dropped. Those about an array that stays
; remain.
; RUN: %unbank_opt -passes='unbank<layout=tile@pad:128:4>,verify' -verify-each %s -S | FileCheck %s
target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@kept = internal addrspace(3) global [32 x [32 x float]] undef, align 4

; CHECK-LABEL: @spaces(
; CHECK-NOT: @llvm.nvvm.isspacep
; CHECK:     store volatile i1 true, ptr addrspace(1) %out
; CHECK-NOT: @llvm.nvvm.isspacep
; CHECK:     store volatile i1 false, ptr addrspace(1) %out
; CHECK-NOT: @llvm.nvvm.isspacep
; CHECK:     store volatile i1 false, ptr addrspace(1) %out
; CHECK:     [[OTHER:%.+]] = call i1 @llvm.nvvm.isspacep.shared(ptr %q)
; CHECK:     store volatile i1 [[OTHER]], ptr addrspace(1) %out
define ptx_kernel void @spaces(i32 %r, ptr addrspace(1) %out) {
  %row = zext nneg i32 %r to i64
  %p = getelementptr [32 x float], ptr addrspacecast (ptr addrspace(3) @tile to ptr), i64 %row
  %shared = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
  store volatile i1 %shared, ptr addrspace(1) %out
  %global = call i1 @llvm.nvvm.isspacep.global(ptr %p)
  store volatile i1 %global, ptr addrspace(1) %out
  %local = call i1 @llvm.nvvm.isspacep.local(ptr addrspacecast (ptr addrspace(3) @tile to ptr))
  store volatile i1 %local, ptr addrspace(1) %out
  store float 0.0, ptr %p, align 4
  %q = getelementptr [32 x float], ptr addrspacecast (ptr addrspace(3) @kept to ptr), i64 %row
  %other = call i1 @llvm.nvvm.isspacep.shared(ptr %q)
  store volatile i1 %other, ptr addrspace(1) %out
  ret void
}

; A pointer that may be null is asked.
; CHECK-LABEL: @perhaps(
; CHECK:     [[SHARED:%.+]] = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
; CHECK:     br i1 [[SHARED]], label %there, label %done
define ptx_kernel void @perhaps(i32 %r, i1 %some) {
  %row = zext nneg i32 %r to i64
  %q = getelementptr [32 x float], ptr addrspacecast (ptr addrspace(3) @tile to ptr), i64 %row
  %p = select i1 %some, ptr %q, ptr null
  %shared = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
  br i1 %shared, label %there, label %done
there:
  store float 0.0, ptr %p, align 4
  br label %done
done:
  ret void
}

; CHECK-LABEL: @assumptions(
; CHECK-NOT: "align"(ptr addrspace(3) %p
; CHECK:     store float 0.000000e+00, ptr addrspace(3) {{.*}}, align 4
; CHECK:     call void @llvm.assume(i1 true) [ "align"(ptr addrspace(3) %q, i64 16) ]
define ptx_kernel void @assumptions(i32 %r) {
  %row = zext nneg i32 %r to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %row
  call void @llvm.assume(i1 true) [ "align"(ptr addrspace(3) %p, i64 16) ]
  store float 0.0, ptr addrspace(3) %p, align 16
  %q = getelementptr [32 x float], ptr addrspace(3) @kept, i64 %row
  call void @llvm.assume(i1 true) [ "align"(ptr addrspace(3) %q, i64 16) ]
  ret void
}

declare i1 @llvm.nvvm.isspacep.shared(ptr)
declare i1 @llvm.nvvm.isspacep.global(ptr)
declare i1 @llvm.nvvm.isspacep.local(ptr)
declare void @llvm.assume(i1)
