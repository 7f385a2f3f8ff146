; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Rows of 32 structs of 20 bytes, padded by 4. Each field of a struct lies in the same row as the first one, whose number is a shift of the index. Not
; so if the index may wrap, as 20 * i is then not a multiple of 20; nor for a field that lies in another row, as with rows of 31 words.
; RUN: %unbank_opt -passes='unbank<layout=hits@pad:640:4;layout=words@pad:124:4>,verify' -verify-each %s -S | FileCheck %s
target triple = "nvptx64-nvidia-cuda"
%hit = type { float, float, float, i32, i32 }
@hits = internal addrspace(3) global [512 x %hit] undef, align 4
@words = internal addrspace(3) global [512 x %hit] undef, align 4

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

; CHECK-LABEL: @last_field(
; CHECK-NOT:   div
; CHECK:       shr i32 {{.*}}, 5
; CHECK-NOT:   div
; CHECK:       ret void
define ptx_kernel void @last_field() {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = and i32 %t, 511
  %p = getelementptr inbounds %hit, ptr addrspace(3) @hits, i32 %i, i32 4
  store i32 1, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK-LABEL: @next_structure(
; CHECK:       add i32 {{.*}}, 1
; CHECK:       shr i32 {{.*}}, 5
; CHECK:       ret void
define ptx_kernel void @next_structure() {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = and i32 %t, 255
  %p = getelementptr inbounds %hit, ptr addrspace(3) @hits, i32 %i, i32 4
  %q = getelementptr inbounds %hit, ptr addrspace(3) %p, i32 1
  store i32 1, ptr addrspace(3) %q, align 4
  ret void
}

; CHECK-LABEL: @may_wrap(
; CHECK:       %[[WORD:.*]] = add i32 {{.*}}, 4
; CHECK:       div i32 %[[WORD]], 160
; CHECK:       ret void
define ptx_kernel void @may_wrap(i64 %n) {
  %p = getelementptr %hit, ptr addrspace(3) @hits, i64 %n, i32 4
  store i32 1, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK-LABEL: @other_rows(
; CHECK:       div i32
; CHECK:       ret void
define ptx_kernel void @other_rows() {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = and i32 %t, 511
  %p = getelementptr inbounds %hit, ptr addrspace(3) @words, i32 %i, i32 4
  store i32 1, ptr addrspace(3) %p, align 4
  ret void
}
