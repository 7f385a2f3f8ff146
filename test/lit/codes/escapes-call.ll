; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; An address that is passed to a function pins its array if the function's use of it is not seen or not followed: the function is in another module,
; or another module may replace it; it is called through a pointer; it is recursive; it gets a copy of the object; it may be given another array.
; Passing an index or an element instead pins nothing, nor does a call of a function of this module. (A kernel that calls an unknown function may take
; no more bytes, so its layout is one that needs none; and an array that a function is given may move in a whole program only.)
; RUN: split-file %s %t
; RUN: %unchanged %t/refused.ll %t/refused.json 'layout=*@pad:128:4'
; RUN: %arrays %t/refused.json | FileCheck %t/refused.ll
; RUN: %unbank_opt -passes='unbank<layout=*@xor:2:31:7;report=%t/changed.json>' -verify-each %t/changed.ll -disable-output
; RUN: %arrays %t/changed.json | FileCheck %t/changed.ll
; RUN: %unbank_opt -passes='unbank<layout=*@xor:2:31:7;whole-program=yes;report=%t/whole.json>' -verify-each %t/changed.ll -disable-output
; RUN: %arrays %t/whole.json | FileCheck %t/changed.ll --check-prefix=WHOLE

;--- refused.ll
; CHECK:      to_unknown: refused escapes-call
; CHECK-NEXT: to_replaceable: refused escapes-call
; CHECK-NEXT: to_itself: refused escapes-call
; CHECK-NEXT: to_each_other: refused escapes-call
; CHECK-NEXT: by_value: refused escapes-call
; CHECK-NEXT: to_many: refused escapes-call
; CHECK-NEXT: by_another_type: refused escapes-call
; CHECK-NEXT: in_a_bundle: refused escapes-call
; CHECK-NEXT: to_pointer: refused escapes-call
; CHECK-NEXT: to_call_as_number: refused escapes-call
; CHECK-NEXT: as_a_length: refused escapes-call
; CHECK-NOT:  {{.}}
target triple = "nvptx64-nvidia-cuda"
@to_unknown = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@to_replaceable = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@to_itself = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@to_each_other = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@by_value = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@to_many = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@by_another_type = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@in_a_bundle = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@to_pointer = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@to_call_as_number = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@as_a_length = internal addrspace(3) global [32 x [32 x float]] undef, align 4

declare void @unknown(ptr)
declare void @unknown_number(i64)

define weak void @replaceable(ptr %p) noinline {
  store float 0.0, ptr %p, align 4
  ret void
}

declare void @llvm.memset.p1.i64(ptr addrspace(1), i8, i64, i1)

; Its address says how many bytes are set.
define ptx_kernel void @sets(ptr addrspace(1) %out, i32 %i) {
  %p = getelementptr inbounds float, ptr addrspace(3) @as_a_length, i32 %i
  store float 0.0, ptr addrspace(3) %p, align 4
  %bytes = ptrtoint ptr addrspace(3) %p to i64
  call void @llvm.memset.p1.i64(ptr addrspace(1) %out, i8 0, i64 %bytes, i1 false)
  ret void
}

define internal void @itself(ptr %p, i1 %more) noinline {
  store float 0.0, ptr %p, align 4
  br i1 %more, label %again, label %done
again:
  %next = getelementptr inbounds i8, ptr %p, i64 4
  call void @itself(ptr %next, i1 false)
  br label %done
done:
  ret void
}

define internal void @one(ptr %p, i1 %more) noinline {
  store float 0.0, ptr %p, align 4
  br i1 %more, label %again, label %done
again:
  call void @another(ptr %p)
  br label %done
done:
  ret void
}

define internal void @another(ptr %p) noinline {
  call void @one(ptr %p, i1 false)
  ret void
}

define internal void @takes_copy(ptr byval(float) %p) noinline optnone {
  store float 0.0, ptr %p, align 4
  ret void
}

define internal void @many(i32 %count, ...) noinline {
  ret void
}

define internal void @fill(ptr %p) noinline {
  store float 0.0, ptr %p, align 4
  ret void
}

define internal void @bare() noinline optnone {
  ret void
}

define ptx_kernel void @call(i64 %row, ptr %function) {
  %p = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @to_unknown to ptr), i64 %row
  call void @unknown(ptr %p)
  call void @replaceable(ptr addrspacecast (ptr addrspace(3) @to_replaceable to ptr))
  call void @itself(ptr addrspacecast (ptr addrspace(3) @to_itself to ptr), i1 true)
  call void @one(ptr addrspacecast (ptr addrspace(3) @to_each_other to ptr), i1 true)
  call void @takes_copy(ptr byval(float) addrspacecast (ptr addrspace(3) @by_value to ptr))
  call void (i32, ...) @many(i32 1, ptr addrspacecast (ptr addrspace(3) @to_many to ptr))
  call void @fill(ptr addrspacecast (ptr addrspace(3) @by_another_type to ptr), i32 1)
  call void @bare() [ "deopt"(ptr addrspacecast (ptr addrspace(3) @in_a_bundle to ptr)) ]
  call void %function(ptr addrspacecast (ptr addrspace(3) @to_pointer to ptr))
  %q = getelementptr inbounds [32 x float], ptr addrspace(3) @to_call_as_number, i64 %row
  %number = ptrtoint ptr addrspace(3) %q to i64
  call void @unknown_number(i64 %number)
  ret void
}

;--- changed.ll
; CHECK:      to_unknown: changed xor:2:31:7
; CHECK-NEXT: to_known: changed xor:2:31:7
; CHECK-NEXT: to_argument: kept static-limit
; CHECK-NOT:  {{.}}
; WHOLE: to_argument: changed xor:2:31:7
target triple = "nvptx64-nvidia-cuda"
@to_unknown = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@to_known = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@to_argument = internal addrspace(3) global [32 x [32 x float]] undef, align 4

declare void @unknown(float)

define void @fill_argument(ptr %p) noinline {
  store float 0.0, ptr %p, align 4
  ret void
}

define internal void @fill(i64 %row) noinline {
  %p = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @to_known to ptr), i64 %row
  store float 0.0, ptr %p, align 4
  ret void
}

define ptx_kernel void @call(i64 %row) {
  %p = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @to_unknown to ptr), i64 %row
  %value = load float, ptr %p, align 4
  call void @unknown(float %value)
  call void @fill(i64 %row)
  call void @fill_argument(ptr addrspacecast (ptr addrspace(3) @to_argument to ptr))
  ret void
}
