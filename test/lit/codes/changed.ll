; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; A column of 32 words in one bank: 32 wavefronts become one, by a pad of one word a row. The score after is that of the rewritten module.
; RUN: rm -rf %t && mkdir %t
; RUN: %unbank_opt -passes='unbank<block=32;report=%t/a.json>' -verify-each %s -S -o %t/after.ll
; RUN: %validate %t/a.json
; RUN: %arrays %t/a.json | FileCheck %s
; RUN: FileCheck %s --check-prefix=IR < %t/after.ll
; RUN: FileCheck %s --check-prefix=SCORE < %t/a.json
; A second run leaves it, and says what it has.
; RUN: %unchanged %t/after.ll %t/b.json block=32
; RUN: %arrays %t/b.json | FileCheck %s --check-prefix=AGAIN
;
; CHECK:     tile: changed pad:128:4 4096 -> 4224
; CHECK-NOT: {{.}}
; AGAIN:     tile: kept rewritten pad:128:4
; AGAIN-NOT: {{.}}
; IR: @tile = internal {{.*}}addrspace(3) global [32 x [33 x float]] undef, align 16
; SCORE: "reason": "32-way conflicts; rows of 128 bytes padded by 4"
; SCORE: "before"
; SCORE: "score": 32.0
; SCORE: "after"
; SCORE: "score": 1.0
target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [32 x [32 x float]] undef, align 4

define ptx_kernel void @column() {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %row = zext nneg i32 %tid to i64
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @tile, i64 %row
  store float 0.0, ptr addrspace(3) %p, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
