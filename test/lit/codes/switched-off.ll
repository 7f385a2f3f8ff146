; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Users switch arrays off by annotation (UNBANK_OFF), by only= and skip=, or by forcing the identity.
; RUN: rm -rf %t && mkdir %t && cp %s %t/in.ll
; RUN: %unchanged %t/in.ll %t/skip.json 'block=32;skip=plain*'
; RUN: %arrays %t/skip.json | FileCheck %s --check-prefix=KEPT
; RUN: %unchanged %t/in.ll %t/only.json 'block=32;only=other'
; RUN: %arrays %t/only.json | FileCheck %s --check-prefix=KEPT
; RUN: %unchanged %t/in.ll %t/both.json 'block=32;only=plain;skip=plain'
; RUN: %arrays %t/both.json | FileCheck %s --check-prefix=KEPT
; RUN: %unchanged %t/in.ll %t/identity.json 'block=32;layout=plain@identity'
; RUN: %arrays %t/identity.json | FileCheck %s --check-prefix=KEPT
; RUN: %unbank_opt -passes='unbank<block=32;only=plain;report=%t/changed.json>' -verify-each %s -disable-output
; RUN: %arrays %t/changed.json | FileCheck %s --check-prefix=CHANGED
; RUN: %unbank_opt -passes='unbank<block=32;skip=other;report=%t/changed.json>' -verify-each %s -disable-output
; RUN: %arrays %t/changed.json | FileCheck %s --check-prefix=CHANGED
; Not even by force.
; RUN: %unbank_opt -passes='unbank<layout=*@pad:128:4;report=%t/forced.json>' -verify-each %s -disable-output
; RUN: %arrays %t/forced.json | FileCheck %s --check-prefix=CHANGED
;
; KEPT:         annotated: kept switched-off
; KEPT-NEXT:    plain: kept switched-off
; KEPT-NOT:     {{.}}
; CHANGED:      annotated: kept switched-off
; CHANGED-NEXT: plain: changed {{(pad|xor):.*}}
; CHANGED-NOT:  {{.}}
target triple = "nvptx64-nvidia-cuda"
@annotated = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@plain = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@text.off = private unnamed_addr constant [11 x i8] c"unbank:off\00", section "llvm.metadata"
@text.other = private unnamed_addr constant [6 x i8] c"other\00", section "llvm.metadata"
@text.file = private unnamed_addr constant [5 x i8] c"k.cu\00", section "llvm.metadata"
@llvm.global.annotations = appending global [2 x { ptr, ptr, ptr, i32, ptr }] [
  { ptr, ptr, ptr, i32, ptr } { ptr addrspacecast (ptr addrspace(3) @annotated to ptr), ptr @text.off, ptr @text.file, i32 1, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr addrspacecast (ptr addrspace(3) @plain to ptr), ptr @text.other, ptr @text.file, i32 2, ptr null }], section "llvm.metadata"

define ptx_kernel void @column() {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %row = zext nneg i32 %tid to i64
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @annotated, i64 %row
  store float 0.0, ptr addrspace(3) %p, align 4
  %q = getelementptr inbounds [32 x float], ptr addrspace(3) @plain, i64 %row
  store float 0.0, ptr addrspace(3) %q, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
