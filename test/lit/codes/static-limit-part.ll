; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Beside dynamic memory, an array that other modules see keeps its place when a linker puts the program together: made internal, it would lie behind
; others, and alignment might leave a gap before it. The same holds if linking is not ruled out. Its internal twin may be permuted, and both may if
; the module is the whole program.
; RUN: %unbank_opt -passes='unbank<layout=*@xor:2:7:7;rdc=yes;report=%t.part.json>' -verify-each %s -S -o %t.part.ll
; RUN: %arrays %t.part.json | FileCheck %s --check-prefix=PART
; RUN: grep '^@seen = linkonce_odr' %t.part.ll
; RUN: %unbank_opt -passes='unbank<layout=*@xor:2:7:7;report=%t.unsaid.json>' -verify-each %s -disable-output
; RUN: %arrays %t.unsaid.json | FileCheck %s --check-prefix=PART
; RUN: %unbank_opt -passes='unbank<layout=*@xor:2:7:7;rdc=no;report=%t.whole.json>' -verify-each %s -disable-output
; RUN: %arrays %t.whole.json | FileCheck %s --check-prefix=WHOLE

; PART:      seen: kept static-limit
; PART-NEXT: own: changed xor:2:7:7
; WHOLE:      seen: changed xor:2:7:7
; WHOLE-NEXT: own: changed xor:2:7:7

target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

$seen = comdat any

@seen = linkonce_odr addrspace(3) global [32 x [32 x float]] undef, comdat, align 4
@own = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@dynamic = external addrspace(3) global [0 x i32], align 4

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define ptx_kernel void @kernel() {
  %lane = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %at = getelementptr inbounds [32 x float], ptr addrspace(3) @seen, i32 %lane
  store volatile i32 1, ptr addrspace(3) %at
  %mine = getelementptr inbounds [32 x float], ptr addrspace(3) @own, i32 %lane
  store volatile i32 1, ptr addrspace(3) %mine
  store volatile i32 1, ptr addrspace(3) @dynamic
  ret void
}
