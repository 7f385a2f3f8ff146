; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Types that have no fixed size, or one beyond all memory, in arrays, accesses and address steps: the array stays as it is, with its true size in the
; report. The twins with sizes are changed.
; RUN: split-file %s %t
; RUN: %unchanged %t/kept.ll %t/kept.json 'layout=*@pad:128:4'
; RUN: %validate %t/kept.json
; RUN: %python -c "import json, sys; [print(a['name'], a['code'], a['bytes_before'], a['bytes_after'], a['reason']) for a in json.load(open(sys.argv[1]))['arrays']]" \
; RUN:   %t/kept.json | FileCheck %t/kept.ll
; RUN: %unbank_opt -passes='unbank<layout=*@pad:128:4;report=%t/changed.json>' -verify-each %t/changed.ll -disable-output
; RUN: %arrays %t/changed.json | FileCheck %t/changed.ll

;--- kept.ll
; CHECK:      none unsupported-access None None its type has no size that is known
; CHECK-NEXT: past unsupported-access None None its type has no size that is known
; CHECK-NEXT: huge static-limit 34359738368 34359738368 it is larger than the shared memory of any GPU
; CHECK-NEXT: moved unsupported-access 4096 4096 an instruction uses it in a way that cannot be rewritten
; CHECK-NEXT: stepped unsupported-access 4096 4096 an instruction uses it in a way that cannot be rewritten
; CHECK-NEXT: skipped unsupported-access 4096 4096 an instruction uses it in a way that cannot be rewritten
; CHECK-NOT:  {{.}}
target triple = "nvptx64-nvidia-cuda"
%opaque = type opaque
@none = external addrspace(3) global %opaque
@past = internal addrspace(3) global [2305843009213693952 x i64] undef, align 16
@huge = internal addrspace(3) global [4294967296 x [2 x i32]] undef, align 16
@moved = internal addrspace(3) global [32 x [32 x i32]] undef, align 16
@stepped = internal addrspace(3) global [32 x [32 x i32]] undef, align 16
@skipped = internal addrspace(3) global [32 x [32 x i32]] undef, align 16

define ptx_kernel void @kernel(ptr %out, i64 %i) {
  store i32 1, ptr addrspace(3) @none
  %past = getelementptr i64, ptr addrspace(3) @past, i64 %i
  store i64 1, ptr addrspace(3) %past
  %huge = getelementptr i32, ptr addrspace(3) @huge, i64 %i
  store i32 1, ptr addrspace(3) %huge
  %moved = getelementptr i32, ptr addrspace(3) @moved, i64 %i
  %v = load <vscale x 4 x i32>, ptr addrspace(3) %moved, align 4
  store <vscale x 4 x i32> %v, ptr %out, align 4
  %stepped = getelementptr <vscale x 4 x i32>, ptr addrspace(3) @stepped, i64 %i
  store i32 1, ptr addrspace(3) %stepped, align 4
  %skipped = getelementptr [1099511627776 x i8], ptr addrspace(3) @skipped, i64 %i
  store i32 1, ptr addrspace(3) %skipped, align 4
  ret void
}

;--- changed.ll
; CHECK:      moved: changed pad:128:4 4096 -> 4224
; CHECK-NEXT: stepped: changed pad:128:4 4096 -> 4224
; CHECK-NOT:  {{.}}
target triple = "nvptx64-nvidia-cuda"
@moved = internal addrspace(3) global [32 x [32 x i32]] undef, align 16
@stepped = internal addrspace(3) global [32 x [32 x i32]] undef, align 16

define ptx_kernel void @kernel(ptr %out, i64 %i) {
  %moved = getelementptr i32, ptr addrspace(3) @moved, i64 %i
  %v = load i32, ptr addrspace(3) %moved, align 4294967296
  store i32 %v, ptr %out, align 4
  %stepped = getelementptr [65536 x i8], ptr addrspace(3) @stepped, i64 %i
  store i32 1, ptr addrspace(3) %stepped, align 4
  ret void
}
