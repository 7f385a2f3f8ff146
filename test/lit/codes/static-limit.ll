; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; A kernel has 48 KiB of static shared memory for all its arrays. A pad that exceeds them is not taken, whether chosen or forced; a swizzle needs room
; for whole lines, which this array lacks by four bytes. One twin has that room; the other is shorter, and has room for a pad.
; RUN: split-file %s %t
; RUN: %unchanged %t/alone.ll %t/alone.json block=32
; RUN: %arrays %t/alone.json | FileCheck %t/alone.ll
; RUN: %unchanged %t/together.ll %t/together.json 'layout=b@pad:128:4'
; RUN: %arrays %t/together.json | FileCheck %t/together.ll
; RUN: sed '/@word/d' %t/alone.ll > %t/lines.ll
; RUN: %unbank_opt -passes='unbank<block=32;report=%t/lines.json>' -verify-each %t/lines.ll -disable-output
; RUN: %arrays %t/lines.json | FileCheck %t/alone.ll --check-prefix=LINES
; RUN: sed 's/12287/11000/' %t/alone.ll > %t/small.ll
; RUN: %unbank_opt -passes='unbank<block=32;report=%t/small.json>' -verify-each %t/small.ll -disable-output
; RUN: %arrays %t/small.json | FileCheck %t/alone.ll --check-prefix=SMALL
; RUN: %unbank_opt -passes='unbank<layout=b@xor:2:31:7;report=%t/xor.json>' -verify-each %t/together.ll -disable-output
; RUN: %arrays %t/xor.json | FileCheck %t/together.ll --check-prefix=XOR

; A new array is aligned to 16 bytes: behind 9 words and behind one, two of 24,548 bytes end at 49,156; behind 4 and one, at 49,124.
; RUN: %unbank_opt -passes='unbank<layout=*@pad:128:4;report=%t/apart.json>' -verify-each %t/apart.ll -disable-output
; RUN: %arrays %t/apart.json | FileCheck %t/apart.ll
; RUN: sed 's/9 x float/4 x float/' %t/apart.ll > %t/near.ll
; RUN: %unbank_opt -passes='unbank<layout=*@pad:128:4;report=%t/near.json>' -verify-each %t/near.ll -disable-output
; RUN: %arrays %t/near.json | FileCheck %t/apart.ll --check-prefix=NEAR
; Rows padded have a pad behind the last one, too, where there is room for it.
; RUN: %unbank_opt -passes='unbank<layout=tile@pad:128:16;report=%t/last.json>' -verify-each %t/last.ll -disable-output
; RUN: %arrays %t/last.json | FileCheck %t/last.ll
; RUN: sed 's/16 x float/4 x float/' %t/last.ll > %t/pad.ll
; RUN: %unbank_opt -passes='unbank<layout=tile@pad:128:16;report=%t/pad.json>' -verify-each %t/pad.ll -disable-output
; RUN: %arrays %t/pad.json | FileCheck %t/last.ll --check-prefix=PAD

;--- alone.ll
; CHECK:     tile: kept static-limit
; CHECK:     word: kept tiny
; CHECK-NOT: {{.}}
; LINES:     tile: changed xor:2:31:7 49148 -> 49152
; SMALL:     tile: changed pad:128:4 44000 -> 45372
target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [12287 x float] undef, align 4
@word = internal addrspace(3) global [1 x float] undef, align 4

define ptx_kernel void @column() {
  store volatile float 0.0, ptr addrspace(3) @word, align 4
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %row = zext nneg i32 %tid to i64
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @tile, i64 %row
  store float 0.0, ptr addrspace(3) %p, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

;--- together.ll
; CHECK:      a: kept clean
; CHECK-NEXT: b: kept static-limit
; CHECK-NOT:  {{.}}
; XOR:        a: kept clean
; XOR-NEXT:   b: changed xor:2:31:7
; XOR-NOT:    {{.}}
target triple = "nvptx64-nvidia-cuda"
@a = internal addrspace(3) global [192 x [32 x float]] undef, align 4
@b = internal addrspace(3) global [192 x [32 x float]] undef, align 4

define ptx_kernel void @kernel(i64 %n) {
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @a, i64 %n
  store float 0.0, ptr addrspace(3) %p, align 4
  %q = getelementptr inbounds [32 x float], ptr addrspace(3) @b, i64 %n
  store float 0.0, ptr addrspace(3) %q, align 4
  ret void
}

;--- apart.ll
; CHECK:      front: kept
; CHECK-NEXT: a: changed pad:128:4
; CHECK-NEXT: word: kept tiny
; CHECK-NEXT: b: kept static-limit
; NEAR:       b: changed pad:128:4
target triple = "nvptx64-nvidia-cuda"
@front = internal addrspace(3) global [9 x float] undef, align 4
@a = internal addrspace(3) global [186 x [32 x float]] undef, align 4
@word = internal addrspace(3) global [1 x float] undef, align 4
@b = internal addrspace(3) global [186 x [32 x float]] undef, align 4

define ptx_kernel void @kernel(i64 %n) {
  store float 0.0, ptr addrspace(3) @front, align 4
  store float 0.0, ptr addrspace(3) @word, align 4
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @a, i64 %n
  store float 0.0, ptr addrspace(3) %p, align 4
  %q = getelementptr inbounds [32 x float], ptr addrspace(3) @b, i64 %n
  store float 0.0, ptr addrspace(3) %q, align 4
  ret void
}

;--- last.ll
; CHECK: tile: changed pad:128:16 43648 -> 49088
; PAD:   tile: changed pad:128:16 43648 -> 49104
target triple = "nvptx64-nvidia-cuda"
@front = internal addrspace(3) global [16 x float] undef, align 4
@tile = internal addrspace(3) global [341 x [32 x float]] undef, align 4

define ptx_kernel void @kernel(i64 %n) {
  store float 0.0, ptr addrspace(3) @front, align 4
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @tile, i64 %n
  store float 0.0, ptr addrspace(3) %p, align 4
  ret void
}
