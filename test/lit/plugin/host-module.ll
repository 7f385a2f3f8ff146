; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; The host half of a CUDA compile goes through the same plugin: it comes out bit for bit, and without a report.
; RUN: opt -passes=verify %s -o %t.before.bc
; RUN: %unbank_opt -passes=unbank %s -o %t.after.bc 2>&1 | count 0
; RUN: cmp %t.before.bc %t.after.bc
; RUN: %unbank_opt -passes='print<unbank>' %s -disable-output 2>&1 | count 0
; RUN: rm -rf %t.json
; RUN: %unbank_opt -passes='unbank<report=%t.json>' %s -disable-output
; RUN: not test -e %t.json
target triple = "x86_64-unknown-linux-gnu"

@tile = internal addrspace(3) global [32 x [32 x float]] undef, align 4

define void @f(i64 %i, i64 %j) {
  %p = getelementptr [32 x [32 x float]], ptr addrspace(3) @tile, i64 0, i64 %i, i64 %j
  store float 0.0, ptr addrspace(3) %p, align 4
  ret void
}
