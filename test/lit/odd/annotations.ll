; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Annotations without text, with other texts, and malformed ones: the one among them that is Unbank's takes effect.
; RUN: %unbank_opt -passes='unbank<report=%t.json>' -verify-each %s -disable-output
; RUN: FileCheck %s < %t.json
; CHECK:      "block": [
; CHECK-NEXT: 64,
; CHECK:      "block_source": "annotation"
target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@none = private constant [1 x i8] c"\00"
@zeros = private constant [8 x i8] zeroinitializer
@other = private constant [6 x i8] c"other\00"
@wide = private constant [4 x i16] [i16 117, i16 110, i16 98, i16 0]
@outside = external constant [8 x i8]
@text = private constant [16 x i8] c"unbank:block=64\00"
@llvm.global.annotations = appending global [8 x { ptr, ptr, ptr, i32, ptr }] [
  { ptr, ptr, ptr, i32, ptr } { ptr @kernel, ptr @none, ptr null, i32 1, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @kernel, ptr @zeros, ptr null, i32 1, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @kernel, ptr @other, ptr null, i32 1, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @kernel, ptr @wide, ptr null, i32 1, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @kernel, ptr @outside, ptr null, i32 1, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @kernel, ptr null, ptr null, i32 1, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @kernel, ptr @text, ptr null, i32 1, ptr null },
  { ptr, ptr, ptr, i32, ptr } zeroinitializer]

define ptx_kernel void @kernel(i64 %row) {
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %row
  store float 0.0, ptr addrspace(3) %p, align 4
  ret void
}
