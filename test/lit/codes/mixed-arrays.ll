; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; A pointer that may lead to two arrays, or to an array and to other memory, refuses what it may lead to. One that always leads into
; the same array, whatever the path, is followed.
; RUN: split-file %s %t
; RUN: %unchanged %t/refused.ll %t/refused.json 'layout=*@pad:128:4'
; RUN: %arrays %t/refused.json | FileCheck %t/refused.ll
; RUN: %unbank_opt -passes='unbank<layout=*@pad:128:4;report=%t/changed.json>' -verify-each %t/changed.ll -disable-output
; RUN: %arrays %t/changed.json | FileCheck %t/changed.ll

;--- refused.ll
; CHECK:      phi_a: refused mixed-arrays
; CHECK-NEXT: phi_b: refused mixed-arrays
; CHECK-NEXT: select_a: refused mixed-arrays
; CHECK-NEXT: select_b: refused mixed-arrays
; CHECK-NEXT: or_null: refused mixed-arrays
; CHECK-NEXT: or_global: refused mixed-arrays
; CHECK-NEXT: in_loop_a: refused mixed-arrays
; CHECK-NEXT: in_loop_b: refused mixed-arrays
; CHECK-NOT:  {{.}}
target triple = "nvptx64-nvidia-cuda"
@phi_a = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@phi_b = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@select_a = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@select_b = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@or_null = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@or_global = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@in_loop_a = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@in_loop_b = internal addrspace(3) global [32 x [32 x float]] undef, align 4

define ptx_kernel void @by_phi(i1 %which, i64 %row) {
entry:
  br i1 %which, label %first, label %second
first:
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @phi_a, i64 %row
  br label %join
second:
  %q = getelementptr inbounds [32 x float], ptr addrspace(3) @phi_b, i64 %row
  br label %join
join:
  %either = phi ptr addrspace(3) [ %p, %first ], [ %q, %second ]
  store float 0.0, ptr addrspace(3) %either, align 4
  ret void
}

define ptx_kernel void @by_select(i1 %which, i64 %row, ptr %global) {
  %either = select i1 %which, ptr addrspace(3) @select_a, ptr addrspace(3) @select_b
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) %either, i64 %row
  store float 0.0, ptr addrspace(3) %p, align 4
  %maybe = select i1 %which, ptr addrspace(3) @or_null, ptr addrspace(3) null
  store float 0.0, ptr addrspace(3) %maybe, align 4
  %any = select i1 %which, ptr addrspacecast (ptr addrspace(3) @or_global to ptr), ptr %global
  store float 0.0, ptr %any, align 4
  ret void
}

define ptx_kernel void @in_loop(i32 %n) {
entry:
  br label %loop
loop:
  %now = phi ptr addrspace(3) [ @in_loop_a, %entry ], [ %then, %loop ]
  %then = phi ptr addrspace(3) [ @in_loop_b, %entry ], [ %now, %loop ]
  %i = phi i32 [ 0, %entry ], [ %i.next, %loop ]
  store float 0.0, ptr addrspace(3) %now, align 4
  %i.next = add nuw nsw i32 %i, 1
  %more = icmp ult i32 %i.next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

;--- changed.ll
; CHECK:      phi: changed pad:128:4 4096 -> 4224
; CHECK-NEXT: select: changed pad:128:4 4096 -> 4224
; CHECK-NEXT: or_poison: changed pad:128:4 4096 -> 4224
; CHECK-NEXT: in_loop: changed pad:128:4 4096 -> 4224
; CHECK-NOT:  {{.}}
target triple = "nvptx64-nvidia-cuda"
@phi = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@select = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@or_poison = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@in_loop = internal addrspace(3) global [32 x [32 x float]] undef, align 4

define ptx_kernel void @by_phi(i1 %which, i64 %row) {
entry:
  br i1 %which, label %first, label %second
first:
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @phi, i64 %row
  br label %join
second:
  %q = getelementptr inbounds float, ptr addrspace(3) @phi, i64 %row
  br label %join
join:
  %either = phi ptr addrspace(3) [ %p, %first ], [ %q, %second ]
  store float 0.0, ptr addrspace(3) %either, align 4
  ret void
}

define ptx_kernel void @by_select(i1 %which, i64 %row) {
entry:
  %second = getelementptr inbounds [32 x float], ptr addrspace(3) @select, i64 1
  %either = select i1 %which, ptr addrspace(3) @select, ptr addrspace(3) %second
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) %either, i64 %row
  store float 0.0, ptr addrspace(3) %p, align 4
  br i1 %which, label %set, label %join
set:
  %q = getelementptr inbounds [32 x float], ptr addrspace(3) @or_poison, i64 %row
  br label %join
join:
  %sure = phi ptr addrspace(3) [ %q, %set ], [ poison, %entry ]
  br i1 %which, label %use, label %exit
use:
  store float 0.0, ptr addrspace(3) %sure, align 4
  br label %exit
exit:
  ret void
}

define ptx_kernel void @by_loop(i32 %n) {
entry:
  br label %loop
loop:
  %now = phi ptr addrspace(3) [ @in_loop, %entry ], [ %next, %loop ]
  %i = phi i32 [ 0, %entry ], [ %i.next, %loop ]
  store float 0.0, ptr addrspace(3) %now, align 4
  %next = getelementptr inbounds float, ptr addrspace(3) %now, i64 1
  %i.next = add nuw nsw i32 %i, 1
  %more = icmp ult i32 %i.next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}
