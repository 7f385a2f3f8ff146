; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; A changed array takes a size that keeps the array behind it, which stays, at the same place modulo 16: otherwise its loads of 16 bytes would be
; taken apart. Kernels may place it differently; each clone is sized for its own kernel. Nothing is added for an array that changes too, for one
; aligned to 16 bytes itself, or for a single word.
; RUN: rm -rf %t && mkdir %t
; RUN: %unbank_opt -passes='unbank<block=32;layout=tile@pad:128:4;report=%t/kept.json>,verify' -verify-each %s -S -o %t/kept.ll
; RUN: %arrays %t/kept.json | FileCheck %s --check-prefix=KEPT
; RUN: FileCheck %s --check-prefix=IR < %t/kept.ll
; RUN: %python -c "import json, sys; print([k['after']['score'] - k['before']['score'] for k in json.load(open(sys.argv[1]))['kernels']])" %t/kept.json | FileCheck %s --check-prefix=SCORE
; RUN: %unbank_opt -passes='unbank<block=32;layout=*@pad:128:4;report=%t/both.json>' -verify-each %s -disable-output
; RUN: %arrays %t/both.json | FileCheck %s --check-prefix=BOTH
; RUN: sed '/^@quads/s/align 4/align 16/' %s > %t/aligned.ll
; RUN: %unbank_opt -passes='unbank<block=32;layout=tile@pad:128:4;report=%t/aligned.json>' -verify-each %t/aligned.ll -disable-output
; RUN: %arrays %t/aligned.json | FileCheck %s --check-prefix=PADDED
; RUN: sed '/^@quads/s/32 x .4 x float./1 x float/' %s > %t/word.ll
; RUN: %unbank_opt -passes='unbank<block=32;layout=tile@pad:128:4;report=%t/word.json>' -verify-each %t/word.ll -disable-output
; RUN: %arrays %t/word.json | FileCheck %s --check-prefix=PADDED
; KEPT:        tile in alone: changed pad:128:4 6016 -> 6208
; KEPT:        tile in behind_word: changed pad:128:4 6016 -> 6212
; KEPT:        quads: kept clean
; IR:          @tile.alone = internal {{.*}}addrspace(3) global [1552 x float] undef, align 16
; IR:          @tile.behind_word = internal {{.*}}addrspace(3) global [1553 x float] undef, align 16
; IR:          @quads = internal addrspace(3) global [32 x [4 x float]] undef, align 4
; SCORE:       [-31{{(\.0)?}}, -31{{(\.0)?}}]
; BOTH:        tile in alone: changed pad:128:4 6016 -> 6204
; BOTH:        tile in behind_word: changed pad:128:4 6016 -> 6204
; PADDED:      tile in alone: changed pad:128:4 6016 -> 6204
; PADDED:      tile in behind_word: changed pad:128:4 6016 -> 6204
target triple = "nvptx64-nvidia-cuda"
@word = internal addrspace(3) global [1 x float] undef, align 4
@tile = internal addrspace(3) global [47 x [32 x float]] undef, align 4
@quads = internal addrspace(3) global [32 x [4 x float]] undef, align 4

define ptx_kernel void @alone(ptr addrspace(1) %out) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext nneg i32 %tid to i64
  %column = getelementptr inbounds [32 x float], ptr addrspace(3) @tile, i64 %t
  store volatile float 0.0, ptr addrspace(3) %column, align 4
  %p = getelementptr inbounds [4 x float], ptr addrspace(3) @quads, i64 %t
  %a = load float, ptr addrspace(3) %p, align 4
  %q = getelementptr inbounds float, ptr addrspace(3) %p, i64 1
  %b = load float, ptr addrspace(3) %q, align 4
  %r = getelementptr inbounds float, ptr addrspace(3) %p, i64 2
  %c = load float, ptr addrspace(3) %r, align 4
  %s = getelementptr inbounds float, ptr addrspace(3) %p, i64 3
  %d = load float, ptr addrspace(3) %s, align 4
  %ab = fadd float %a, %b
  %cd = fadd float %c, %d
  %abcd = fadd float %ab, %cd
  store float %abcd, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @behind_word() {
  store volatile float 0.0, ptr addrspace(3) @word, align 4
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext nneg i32 %tid to i64
  %column = getelementptr inbounds [32 x float], ptr addrspace(3) @tile, i64 %t
  store volatile float 0.0, ptr addrspace(3) %column, align 4
  %p = getelementptr inbounds float, ptr addrspace(3) @quads, i64 %t
  store volatile float 0.0, ptr addrspace(3) %p, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
