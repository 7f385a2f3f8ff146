; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; An array whose address escapes the analysis may be accessed unseen: its kernel's total is unknown, whatever is known of the accesses that were seen.
; There is a kernel for each way to escape, and one whose address stays.
; RUN: %unbank_opt -passes='unbank<block=32;report=%t.json>' -verify-each %s -disable-output
; RUN: %validate %t.json
; RUN: FileCheck %s < %t.json
target triple = "nvptx64-nvidia-cuda"
@a = internal addrspace(3) global [1024 x float] undef, align 4
@b = internal addrspace(3) global [1024 x float] undef, align 4
@c = internal addrspace(3) global [1024 x float] undef, align 4
@d = internal addrspace(3) global [1024 x float] undef, align 4
@e = internal addrspace(3) global [1024 x float] undef, align 4
@f = internal addrspace(3) global [1024 x float] undef, align 4
@g = internal addrspace(3) global [1024 x float] undef, align 4

; CHECK:      "display": "by_call"
; CHECK:      "score": null,
; CHECK-NEXT: "ideal": null,
; CHECK-NEXT: "exactness": "unknown"
; CHECK:      "score": null,
; CHECK-NEXT: "ideal": null,
; CHECK-NEXT: "exactness": "unknown"
define ptx_kernel void @by_call() {
  store float 0.0, ptr addrspace(3) @a, align 4
  call void @elsewhere(ptr addrspace(3) @a)
  ret void
}

; CHECK:      "display": "by_store"
; CHECK:      "score": null,
; CHECK-NEXT: "ideal": null,
; CHECK-NEXT: "exactness": "unknown"
define ptx_kernel void @by_store(ptr addrspace(1) %out) {
  store float 0.0, ptr addrspace(3) @b, align 4
  store ptr addrspace(3) @b, ptr addrspace(1) %out, align 8
  ret void
}

; CHECK:      "display": "by_inline_asm"
; CHECK:      "score": null,
; CHECK-NEXT: "ideal": null,
; CHECK-NEXT: "exactness": "unknown"
define ptx_kernel void @by_inline_asm() {
  store float 0.0, ptr addrspace(3) @c, align 4
  call void asm sideeffect "prefetch [$0];", "l"(ptr addrspace(3) @c)
  ret void
}

; CHECK:      "display": "by_unsupported_access"
; CHECK:      "score": null,
; CHECK-NEXT: "ideal": null,
; CHECK-NEXT: "exactness": "unknown"
define ptx_kernel void @by_unsupported_access(ptr addrspace(1) %in, i64 %n) {
  store float 0.0, ptr addrspace(3) @d, align 4
  call void @llvm.memcpy.p3.p1.i64(ptr addrspace(3) @d, ptr addrspace(1) %in, i64 %n, i1 false)
  ret void
}

; CHECK:      "display": "by_barrier"
; CHECK:      "score": null,
; CHECK-NEXT: "ideal": null,
; CHECK-NEXT: "exactness": "unknown"
define ptx_kernel void @by_barrier() {
  store float 0.0, ptr addrspace(3) @e, align 4
  call void @llvm.nvvm.mbarrier.inval.shared(ptr addrspace(3) @e)
  ret void
}

; CHECK:      "display": "by_number"
; CHECK:      "score": null,
; CHECK-NEXT: "ideal": null,
; CHECK-NEXT: "exactness": "unknown"
define ptx_kernel void @by_number(ptr addrspace(3) %p) {
  store float 0.0, ptr addrspace(3) @f, align 4
  %same = icmp eq ptr addrspace(3) %p, @f
  %mask = zext i1 %same to i32
  store i32 %mask, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK:      "display": "stays"
; CHECK:      "score": 1.0,
; CHECK-NEXT: "ideal": 1.0,
; CHECK-NEXT: "exactness": "exact"
; CHECK:      "score": 1.0,
; CHECK-NEXT: "ideal": 1.0,
; CHECK-NEXT: "exactness": "exact"
define ptx_kernel void @stays() {
  store float 0.0, ptr addrspace(3) @g, align 4
  ret void
}

declare void @elsewhere(ptr addrspace(3))
declare void @llvm.memcpy.p3.p1.i64(ptr addrspace(3), ptr addrspace(1), i64, i1)
declare void @llvm.nvvm.mbarrier.inval.shared(ptr addrspace(3))
