; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Options that contradict each other are an error that names both, and nothing is changed; beside each stand options that state the same twice, which
; is allowed.
; RUN: rm -rf %t && mkdir %t
; RUN: sed 's/KERNEL/"nvvm.reqntid"="16,16"/; s/ONE/unbank:block=16x16/; s/TWO/unbank:block=16x16/' %s > %t/same.ll
; RUN: %unbank_opt -passes='unbank<block=_Z1kv@16x16x1;block=k@16x16>' %t/same.ll -disable-output 2>&1 | count 0
;
; Two annotations.
; RUN: sed 's/KERNEL//; s/ONE/unbank:block=16x16/; s/TWO/unbank:block=32x08/' %s > %t/two.ll
; RUN: not %unbank_opt -passes=unbank %t/two.ll -o %t/none.bc 2>&1 | FileCheck %s --check-prefix=TWO
; RUN: not %unbank_opt -passes='unbank<block=k@16x16>' %t/two.ll -o %t/none.bc 2>&1 | FileCheck %s --check-prefix=TWO
; TWO: error: unbank: kernel _Z1kv: annotation "unbank:block=16x16" and annotation "unbank:block=32x08" contradict: correct one of them
;
; What the module requires, and a promise or an annotation.
; RUN: sed 's/KERNEL/"nvvm.reqntid"="16,16"/; s/ONE/unbank:block=32x08/; s/TWO/others:block=16x16/' %s > %t/required.ll
; RUN: not %unbank_opt -passes=unbank %t/required.ll -o %t/none.bc 2>&1 | FileCheck %s --check-prefix=REQUIRED
; REQUIRED: error: unbank: kernel _Z1kv: reqntid 16x16 in the module and annotation "unbank:block=32x08" contradict
; RUN: sed 's/KERNEL/"nvvm.reqntid"="16,16"/; s/ONE/others:block=16x16/; s/TWO/others:block=16x16/' %s > %t/alone.ll
; RUN: not %unbank_opt -passes='unbank<block=k@32x8>' %t/alone.ll -o %t/none.bc 2>&1 | FileCheck %s --check-prefix=OPTION
; OPTION: error: unbank: kernel _Z1kv: reqntid 16x16 in the module and option block=k@32x8 contradict
; RUN: %unbank_opt -passes='unbank<block=32x8>' %t/alone.ll -disable-output 2>&1 | count 0
;
; Two promises of one source, under one name and under two; those of a stronger source take their place.
; RUN: sed 's/KERNEL//; s/ONE/others:block=16x16/; s/TWO/others:block=16x16/' %s > %t/free.ll
; RUN: not %unbank_opt -passes='unbank<block=k@32x8;block=k@16x16>' %t/free.ll -o %t/none.bc 2>&1 | FileCheck %s --check-prefix=NAME
; NAME: error: unbank: in the pipeline: option 'block=k@16x16': it contradicts block=k@32x8x1: keep one of them
; RUN: not %unbank_opt -passes=unbank -unbank-block=k@32x8 -unbank-block=_Z1kv@16x16 %t/free.ll -o %t/none.bc 2>&1 | FileCheck %s --check-prefix=NAMES
; NAMES: error: unbank: kernel _Z1kv: option block=k@32x8 and option block=_Z1kv@16x16 contradict
; RUN: env UNBANK_OPTIONS='block=k@32x8' %unbank_opt -passes='unbank<block=_Z1kv@16x16;report=%t/strong.json>' %t/free.ll -disable-output 2>&1 | count 0
; RUN: FileCheck %s --check-prefix=STRONG < %t/strong.json
; STRONG:      "block": [
; STRONG-NEXT: 16,
;
; An option overrules an annotation, but not in silence.
; RUN: sed 's/KERNEL//; s/ONE/unbank:block=32x08/; s/TWO/others:block=16x16/' %s > %t/note.ll
; RUN: %unbank_opt -passes='unbank<block=k@16x16;report=%t/over.json>' %t/note.ll -disable-output 2>&1 | FileCheck %s --check-prefix=OVER
; RUN: FileCheck %s --check-prefix=STRONG < %t/over.json
; OVER: warning: unbank: kernel _Z1kv: option block=k@16x16 overrules annotation "unbank:block=32x08"
; OVER-NOT: {{.}}
;
; Two layouts for one array: of one source, and of two.
; RUN: not %unbank_opt -passes='unbank<layout=tile@pad:128:4;layout=tile@pad:128:8>' %t/free.ll -o %t/none.bc 2>&1 | FileCheck %s --check-prefix=LAYOUT
; LAYOUT: error: unbank: in the pipeline: option 'layout=tile@pad:128:8': it contradicts layout=tile@pad:128:4: keep one of them
; RUN: not %unbank_opt -passes='unbank<layout=t*@pad:128:4;layout=*e@xor:2:31:7>' %t/free.ll -o %t/none.bc 2>&1 | FileCheck %s --check-prefix=LAYOUTS
; LAYOUTS: error: unbank: array tile: layout=t*@pad:128:4 and layout=*e@xor:2:31:7 contradict: keep one of them
; RUN: %unbank_opt -passes='unbank<layout=t*@pad:128:4;layout=tile@pad:128:4>' %t/free.ll -disable-output 2>&1 | count 0
; RUN: env UNBANK_OPTIONS='layout=*@pad:128:8;layout=tile@pad:128:8' %unbank_opt -passes=unbank '-unbank-layout=t*@pad:128:4' %t/free.ll -S | FileCheck %s --check-prefix=FORCED
; FORCED: @tile = {{.*}}[32 x [33 x float]]
;
; A name is stronger than a pattern of the same source, and weaker than one of a stronger source.
; RUN: %unbank_opt -passes='unbank<layout=tile@pad:128:4;layout=*@identity>' %t/free.ll -S | FileCheck %s --check-prefix=FORCED
; RUN: env UNBANK_OPTIONS='layout=tile@pad:128:8' %unbank_opt -passes=unbank '-unbank-layout=*@pad:128:4' %t/free.ll -S | FileCheck %s --check-prefix=FORCED
;
; RUN: not test -e %t/none.bc
target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@one = private constant [19 x i8] c"ONE\00", section "llvm.metadata"
@two = private constant [19 x i8] c"TWO\00", section "llvm.metadata"
@llvm.global.annotations = appending global [2 x { ptr, ptr, ptr, i32, ptr }] [
  { ptr, ptr, ptr, i32, ptr } { ptr @_Z1kv, ptr @one, ptr @one, i32 1, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @_Z1kv, ptr @two, ptr @one, i32 1, ptr null }], section "llvm.metadata"

define ptx_kernel void @_Z1kv() KERNEL {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i32 %t
  store float 0.0, ptr addrspace(3) %p, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
