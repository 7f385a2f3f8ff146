; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; An address that counts from its array's start is 0 there, and null is 0, too. That does not make the address null, in whatever address space null is
; written. What the comparison guards is counted accordingly.
; RUN: %unbank analyze %s --block=32 --report=%t.json > /dev/null
; RUN: %python -c "import json; [print(a['op'], a['before']['weight'], a['before']['weight_exactness']) for a in json.load(open('%t.json'))['kernels'][0]['accesses']]" | FileCheck %s
; CHECK: ld None unknown
; CHECK-NEXT: ld None unknown
; CHECK-NEXT: st 1.0 exact
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@a = internal addrspace(3) global [1024 x float] undef, align 16

define ptx_kernel void @guarded(ptr addrspace(1) %out, i1 %which) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %index = zext i32 %t to i64
  %no_array = icmp eq ptr addrspace(3) @a, addrspacecast (ptr null to ptr addrspace(3))
  br i1 %no_array, label %next, label %first
first:
  br label %load
load:
  %p = getelementptr float, ptr addrspace(3) @a, i64 %index
  %x = load float, ptr addrspace(3) %p
  store float %x, ptr addrspace(1) %out
  br label %next
next:
  %chosen = phi ptr addrspace(3) [ @a, %0 ], [ %p, %load ]
  %is_null = icmp eq ptr addrspace(3) %chosen, addrspacecast (ptr null to ptr addrspace(3))
  br i1 %is_null, label %end, label %second
second:
  %y = load float, ptr addrspace(3) %chosen
  store float %y, ptr addrspace(1) %out
  br label %end
end:
  %q = getelementptr float, ptr addrspace(3) @a, i64 %index
  store float 1.0, ptr addrspace(3) %q
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
