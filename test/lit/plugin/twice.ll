; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; A module that was rewritten is marked and is not rewritten again: in one pipeline twice, through bitcode, linked with one that was not rewritten,
; and in the pipelines of LTO, where the pass runs at the end of each compile and of the link. Forced layouts would pad again.
; RUN: split-file %s %t
; RUN: %unbank_opt -passes='unbank<layout=tile@pad:128:4>,unbank<layout=tile@pad:128:4;report=%t/twice.json>' -verify-each %t/a.ll -S -o %t/twice.ll
; RUN: %unbank_opt -passes='unbank<layout=tile@pad:128:4>' %t/a.ll -S -o %t/once.ll
; RUN: cmp %t/once.ll %t/twice.ll
; RUN: FileCheck %s --check-prefix=ONCE < %t/twice.ll
; RUN: %validate %t/twice.json
; RUN: FileCheck %s --check-prefix=REPORT < %t/twice.json
; RUN: %arrays %t/twice.json | FileCheck %s --check-prefix=KEPT
; ONCE:     @tile = internal {{.*}}addrspace(3) global [32 x [33 x float]] undef, align 16, !unbank ![[MARK:[0-9]+]]
; ONCE-NOT: addrspace(3) global
; ONCE:     ![[MARK]] = !{!"unbank", !"tile", !"pad:128:4"}
; KEPT:     tile: kept rewritten pad:128:4
; KEPT-NOT: {{.}}
; REPORT:   "reason": "an earlier run of the pass gave it the layout pad:128:4"
;
; Neither another layout nor another promise brings it back; bitcode keeps the mark.
; RUN: %unbank_opt -passes='unbank<layout=tile@pad:128:4>' %t/a.ll -o %t/once.bc
; RUN: %unbank_opt -passes='unbank<layout=*@xor:2:31:7;report=%t/other.json>' %t/once.bc -o %t/other.bc
; RUN: %arrays %t/other.json | FileCheck %s --check-prefix=KEPT
; RUN: opt -passes=verify %t/once.bc -o %t/verified.bc
; RUN: cmp %t/verified.bc %t/other.bc
;
; PTX has nothing of it.
; RUN: sed 's/, !unbank ![0-9]*//' %t/once.ll > %t/unmarked.ll
; RUN: llc -mcpu=sm_90 -mattr=+ptx78 %t/once.ll -o %t/once.ptx
; RUN: llc -mcpu=sm_90 -mattr=+ptx78 %t/unmarked.ll -o %t/unmarked.ptx
; RUN: cmp %t/once.ptx %t/unmarked.ptx
;
; Full LTO: a.ll was compiled with the plugin, b.ll without. What the link still finds is forced there, once.
; RUN: %unbank_opt -passes='lto-pre-link<O3>' '-unbank-layout=*@pad:128:4' %t/a.ll -o %t/a.bc
; RUN: opt -passes='lto-pre-link<O3>' %t/b.ll -o %t/b.bc
; RUN: llvm-link %t/a.bc %t/b.bc -o %t/linked.bc
; RUN: %unbank_opt -passes='lto<O3>' '-unbank-layout=*@pad:128:4' -unbank-report=%t/lto.json %t/linked.bc -S -o %t/lto.ll
; RUN: %arrays %t/lto.json | FileCheck %s --check-prefix=FULL
; RUN: FileCheck %s --check-prefix=LINKED --implicit-check-not='addrspace(3) global' < %t/lto.ll
; FULL-DAG:   tile: kept rewritten pad:128:4
; FULL-DAG:   other: changed pad:128:4 4096 -> 4224
; LINKED-DAG: @tile = {{.*}}addrspace(3) global [32 x [33 x float]]
; LINKED-DAG: @other = {{.*}}addrspace(3) global [32 x [33 x float]]
;
; ThinLTO, before and after.
; RUN: %unbank_opt -passes='thinlto-pre-link<O3>' '-unbank-layout=*@pad:128:4' %t/a.ll -o %t/thin.bc
; RUN: %unbank_opt -passes='thinlto<O3>' '-unbank-layout=*@pad:128:4' -unbank-report=%t/thin.json %t/thin.bc -S -o %t/thin.ll
; RUN: %arrays %t/thin.json | FileCheck %s --check-prefix=KEPT
; RUN: FileCheck %s --check-prefix=ONCE < %t/thin.ll
;
; Where only the link has the plugin, the link changes it.
; RUN: opt -passes='thinlto-pre-link<O3>' %t/a.ll -o %t/plain.bc
; RUN: %unbank_opt -passes='thinlto<O3>' '-unbank-layout=*@pad:128:4' %t/plain.bc -S | FileCheck %s --check-prefix=ONCE
;
; Clones per kernel go by the name of the array that they were made of, too: no warning says that nothing is named so.
; RUN: %unbank_opt -passes='unbank<layout=*@pad:128:4>,unbank<layout=shared@pad:128:4;report=%t/clones.json>' %t/clones.ll -disable-output 2>&1 | count 0
; RUN: %arrays %t/clones.json | FileCheck %s --check-prefix=CLONES
; CLONES-DAG: shared.k1: kept rewritten pad:128:4
; CLONES-DAG: shared.k2: kept rewritten pad:128:4
;
; An option that overruled an annotation did so for good.
; RUN: %unbank_opt -passes='unbank<layout=*@pad:128:4;block=k1@32x2>,unbank<layout=*@pad:128:4>,verify' -verify-each %t/promise.ll -S 2>%t/warnings | FileCheck %s --check-prefix=PROMISE
; RUN: FileCheck %s --check-prefix=WARNING < %t/warnings
; PROMISE: define ptx_kernel void @k1({{.*}}!unbank ![[OVER:[0-9]+]]
; PROMISE: ![[OVER]] = !{!"unbank", !"overrules"}
; WARNING: warning: unbank: kernel k1: option block=k1@32x2 overrules annotation "unbank:block=64"
; WARNING-NOT: {{.}}

;--- a.ll
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [32 x [32 x float]] undef, align 4

define ptx_kernel void @k1(ptr %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext nneg i32 %t to i64
  %in = getelementptr inbounds float, ptr %out, i64 %i
  %x = load float, ptr %in, align 4
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @tile, i64 %i
  store float %x, ptr addrspace(3) %p, align 4
  call void @llvm.nvvm.barrier0()
  %q = getelementptr inbounds [32 x float], ptr addrspace(3) @tile, i64 0, i64 %i
  %y = load float, ptr addrspace(3) %q, align 4
  store float %y, ptr %in, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier0() convergent

!nvvm.annotations = !{!0}
!0 = !{ptr @k1, !"kernel", i32 1}

;--- b.ll
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@other = internal addrspace(3) global [32 x [32 x float]] undef, align 4

define ptx_kernel void @k2(ptr %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext nneg i32 %t to i64
  %in = getelementptr inbounds float, ptr %out, i64 %i
  %x = load float, ptr %in, align 4
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @other, i64 %i
  store float %x, ptr addrspace(3) %p, align 4
  call void @llvm.nvvm.barrier0()
  %q = getelementptr inbounds [32 x float], ptr addrspace(3) @other, i64 0, i64 %i
  %y = load float, ptr addrspace(3) %q, align 4
  store float %y, ptr %in, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier0() convergent

!nvvm.annotations = !{!0}
!0 = !{ptr @k2, !"kernel", i32 1}

;--- clones.ll
target triple = "nvptx64-nvidia-cuda"
@shared = internal addrspace(3) global [32 x [32 x float]] undef, align 4

define ptx_kernel void @k1(i64 %row) {
  %p = getelementptr [32 x float], ptr addrspace(3) @shared, i64 %row
  store float 0.0, ptr addrspace(3) %p, align 4
  ret void
}

define ptx_kernel void @k2(i64 %row) {
  %p = getelementptr [32 x float], ptr addrspace(3) @shared, i64 %row
  store float 1.0, ptr addrspace(3) %p, align 4
  ret void
}

;--- promise.ll
target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@text = private constant [16 x i8] c"unbank:block=64\00", section "llvm.metadata"
@llvm.global.annotations = appending global [1 x { ptr, ptr, ptr, i32, ptr }] [
  { ptr, ptr, ptr, i32, ptr } { ptr @k1, ptr @text, ptr @text, i32 1, ptr null }], section "llvm.metadata"

define ptx_kernel void @k1(i64 %row) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext nneg i32 %t to i64
  %line = getelementptr inbounds [32 x float], ptr addrspace(3) @tile, i64 %row
  %p = getelementptr inbounds float, ptr addrspace(3) %line, i64 %i
  store float 0.0, ptr addrspace(3) %p, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
