; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Alignments are those of the new places, no more and no less: one that was true of the old place may be false now, and undefined behaviour. The array
; itself is aligned to 16 bytes, so that a layout which keeps 16 bytes together can promise that alignment.
; RUN: %unbank_opt -passes='unbank<layout=*@pad:128:4>,verify' -verify-each %s -S | FileCheck %s --check-prefixes=CHECK,FOUR
; RUN: %unbank_opt -passes='unbank<layout=*@pad:128:16>,verify' -verify-each %s -S | FileCheck %s --check-prefixes=CHECK,SIXTEEN
target triple = "nvptx64-nvidia-cuda"
; CHECK: @tile.rows = internal {{.*}}, align 16
; CHECK: @aligned = internal {{.*}}, align 128
@tile = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@aligned = internal addrspace(3) global [32 x [32 x float]] undef, align 128

; CHECK-LABEL: @rows(
; FOUR:    load volatile float, ptr addrspace(3) {{.*}}, align 4
; SIXTEEN: load volatile float, ptr addrspace(3) {{.*}}, align 16
; FOUR:    load volatile float, ptr addrspace(3) {{.*}}, align 4
; SIXTEEN: load volatile float, ptr addrspace(3) {{.*}}, align 8
; CHECK:   load volatile i8, ptr addrspace(3) {{.*}}, align 1
define ptx_kernel void @rows(i8 %row) {
  %r = zext i8 %row to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %r
  %a = load volatile float, ptr addrspace(3) %p, align 16
  %q = getelementptr float, ptr addrspace(3) %p, i64 2
  %b = load volatile float, ptr addrspace(3) %q, align 8
  %s = getelementptr i8, ptr addrspace(3) %p, i64 7
  %c = load volatile i8, ptr addrspace(3) %s, align 1
  ret void
}

; CHECK-LABEL: @words(
; CHECK:   load volatile float, ptr addrspace(3) {{.*}}, align 4
; FOUR:    load volatile float, ptr addrspace(3) {{.*}}, align 4
; SIXTEEN: load volatile float, ptr addrspace(3) {{.*}}, align 16
define ptx_kernel void @words(i32 %word) {
  %w = zext i32 %word to i64
  %p = getelementptr float, ptr addrspace(3) @tile, i64 %w
  %a = load volatile float, ptr addrspace(3) %p, align 4
  %four = and i64 %w, -4
  %q = getelementptr float, ptr addrspace(3) @tile, i64 %four
  %b = load volatile float, ptr addrspace(3) %q, align 4
  ret void
}

; Where offsets meet, the least of them counts.
; CHECK-LABEL: @phi(
; CHECK:   load volatile float, ptr addrspace(3) {{.*}}, align 4
define ptx_kernel void @phi(i1 %c) {
entry:
  br i1 %c, label %then, label %join
then:
  br label %join
join:
  %where = phi ptr addrspace(3) [ @aligned, %entry ], [ getelementptr (i8, ptr addrspace(3) @aligned, i64 36), %then ]
  %a = load volatile float, ptr addrspace(3) %where, align 4
  ret void
}
