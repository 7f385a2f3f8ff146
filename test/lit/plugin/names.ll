; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Names in options that match nothing are warnings, each once, if the module has anything of their kind. The rest of the options takes effect.
; RUN: split-file %s %t
; RUN: %unbank_opt -passes='unbank<layout=tile@pad:128:8;layout=tiles@pad:128:4;only=t*;only=u;skip=row;skip=column::tile;block=columns@32;block=column@32>' %t/device.ll -S -o %t/after.ll 2>&1 | \
; RUN:   FileCheck %s --implicit-check-not=warning --implicit-check-not=error
; RUN: FileCheck %s --check-prefix=AFTER < %t/after.ll
; CHECK:      warning: unbank: layout=tiles names no shared array of this module; the report has their names
; CHECK:      warning: unbank: only=u names no shared array of this module; the report has their names
; CHECK:      warning: unbank: skip=row names no shared array of this module; the report has their names
; CHECK:      warning: unbank: skip=column::tile names no shared array of this module: tile stands outside kernels, and goes by that name alone, for all that use it
; CHECK:      warning: unbank: block=columns names no kernel of this module; the report has their names
; AFTER: @tile = {{.*}}[32 x [34 x float]]
;
; From each door.
; RUN: env UNBANK_OPTIONS='skip=row' %unbank_opt -passes='print<unbank>' -unbank-block=columns@32 -disable-output %t/device.ll 2>&1 | FileCheck %s --check-prefix=DOORS
; DOORS: warning: unbank: skip=row names no shared array
; DOORS: warning: unbank: block=columns names no kernel
;
; A file of a larger build that has none of what is named, and the host half, are silent.
; RUN: %unbank_opt -passes='unbank<layout=tiles@pad:128:4;only=u;skip=row;block=columns@32>' %t/functions.ll -disable-output 2>&1 | count 0
; RUN: %unbank_opt -passes='unbank<layout=tiles@pad:128:4;only=u;skip=row;block=columns@32>' %t/host.ll -disable-output 2>&1 | count 0

; Annotations that mean nothing where they stand, and layouts for arrays that are left out.
; RUN: %unbank_opt -passes='unbank<layout=off@pad:128:4;layout=skipped@pad:128:4;layout=*@identity;skip=skip*;report=%t/annotated.json>' %t/annotated.ll -disable-output 2>&1 | \
; RUN:   FileCheck %t/annotated.ll --check-prefix=ANNOTATED --implicit-check-not=warning --implicit-check-not=error

;--- device.ll
target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [32 x [32 x float]] undef, align 4

define ptx_kernel void @column(i64 %row) {
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %row
  store float 0.0, ptr addrspace(3) %p, align 4
  ret void
}

;--- functions.ll
target triple = "nvptx64-nvidia-cuda"

define void @column(ptr %p) {
  store float 0.0, ptr %p, align 4
  ret void
}

;--- host.ll
target triple = "x86_64-pc-linux-gnu"
@tile = internal addrspace(3) global [32 x [32 x float]] undef, align 4

define void @column(i64 %row) {
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %row
  store float 0.0, ptr addrspace(3) %p, align 4
  ret void
}

;--- annotated.ll
; ANNOTATED: warning: unbank: annotation "unbank:blok=32x8" means nothing on column; a kernel takes "unbank:block=32x8"
; ANNOTATED: warning: unbank: annotation "unbank:of" means nothing on misspelt; an array takes "unbank:off"
; ANNOTATED: warning: unbank: layout=off@... is without effect: the source keeps the array as it is (UNBANK_OFF)
; ANNOTATED: warning: unbank: layout=skipped@... is without effect: only= and skip= leave the array out
target triple = "nvptx64-nvidia-cuda"
@off = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@misspelt = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@skipped = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@.block = private constant [17 x i8] c"unbank:blok=32x8\00", section "llvm.metadata"
@.off = private constant [11 x i8] c"unbank:off\00", section "llvm.metadata"
@.of = private constant [10 x i8] c"unbank:of\00", section "llvm.metadata"
@.other = private constant [6 x i8] c"other\00", section "llvm.metadata"
@llvm.global.annotations = appending global [4 x { ptr, ptr, ptr, i32, ptr }] [
  { ptr, ptr, ptr, i32, ptr } { ptr @column, ptr @.block, ptr @.of, i32 1, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @column, ptr @.other, ptr @.of, i32 1, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr addrspacecast (ptr addrspace(3) @off to ptr), ptr @.off, ptr @.of, i32 1, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr addrspacecast (ptr addrspace(3) @misspelt to ptr), ptr @.of, ptr @.of, i32 1, ptr null }], section "llvm.metadata"

define ptx_kernel void @column(i64 %row) {
  %p = getelementptr [32 x float], ptr addrspace(3) @off, i64 %row
  store float 0.0, ptr addrspace(3) %p, align 4
  %q = getelementptr [32 x float], ptr addrspace(3) @misspelt, i64 %row
  store float 0.0, ptr addrspace(3) %q, align 4
  %r = getelementptr [32 x float], ptr addrspace(3) @skipped, i64 %row
  store float 0.0, ptr addrspace(3) %r, align 4
  ret void
}
