; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; What pins an array is reported even if it needs no layout: none of these has a known conflict.
; RUN: split-file %s %t
; RUN: %unchanged %t/refused.ll %t/refused.json block=32
; RUN: %arrays %t/refused.json | FileCheck %t/refused.ll
; RUN: %unchanged %t/clean.ll %t/clean.json block=32
; RUN: %arrays %t/clean.json | FileCheck %t/clean.ll

;--- refused.ll
; CHECK:      returned: refused escapes-store
; CHECK-NEXT: or_null: kept clean
; CHECK-NEXT: or_global: refused mixed-arrays
; CHECK-NOT:  {{.}}
target triple = "nvptx64-nvidia-cuda"
@returned = internal addrspace(3) global [1024 x float] undef, align 4
@or_null = internal addrspace(3) global [1024 x float] undef, align 4
@or_global = internal addrspace(3) global [1024 x float] undef, align 4

define internal ptr addrspace(3) @hand_out() noinline {
  ret ptr addrspace(3) @returned
}

define ptx_kernel void @receive() {
  %p = call ptr addrspace(3) @hand_out()
  store float 0.0, ptr addrspace(3) %p, align 4
  ret void
}

define ptx_kernel void @choose(ptr %global, i1 %c) {
entry:
  %either = select i1 %c, ptr addrspace(3) @or_null, ptr addrspace(3) null
  store float 0.0, ptr addrspace(3) %either, align 4
  br i1 %c, label %then, label %join
then:
  br label %join
join:
  %place = phi ptr [ addrspacecast (ptr addrspace(3) @or_global to ptr), %entry ], [ %global, %then ]
  store volatile float 0.0, ptr %place, align 4
  ret void
}

;--- clean.ll
; CHECK:      returned: kept clean
; CHECK-NEXT: or_null: kept clean
; CHECK-NEXT: or_global: kept no-gain
; CHECK-NOT:  {{.}}
target triple = "nvptx64-nvidia-cuda"
@returned = internal addrspace(3) global [1024 x float] undef, align 4
@or_null = internal addrspace(3) global [1024 x float] undef, align 4
@or_global = internal addrspace(3) global [1024 x float] undef, align 4

define internal float @hand_out() noinline {
  %value = load float, ptr addrspace(3) @returned, align 4
  ret float %value
}

define ptx_kernel void @receive(ptr %out) {
  %value = call float @hand_out()
  store float %value, ptr %out, align 4
  ret void
}

define ptx_kernel void @choose(i1 %c) {
entry:
  %either = select i1 %c, ptr addrspace(3) @or_null, ptr addrspace(3) poison
  store float 0.0, ptr addrspace(3) %either, align 4
  br i1 %c, label %then, label %join
then:
  br label %join
join:
  %place = phi ptr [ addrspacecast (ptr addrspace(3) @or_global to ptr), %entry ], [ poison, %then ]
  store volatile float 0.0, ptr %place, align 4
  ret void
}
