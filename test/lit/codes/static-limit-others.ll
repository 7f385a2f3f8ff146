; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; ptxas places an array that one kernel alone uses before those that several use. A clone for @first leaves @both to @second alone: there it would lie
; before @own, which is aligned to 16 bytes, and @second would take 8 bytes more. If a launch adds dynamic memory, there is no room for them.
; RUN: %unchanged %s %t.beside.json 'layout=both@rot:120:40'
; RUN: %arrays %t.beside.json | FileCheck %s --check-prefix=BESIDE
; RUN: FileCheck %s --check-prefix=SAID < %t.beside.json
; RUN: sed -e '/@dynamic/d' %s > %t.alone.ll
; RUN: %unbank_opt -passes='unbank<layout=both@rot:120:40;report=%t.alone.json>' -verify-each %t.alone.ll -disable-output
; RUN: %arrays %t.alone.json | FileCheck %s --check-prefix=ALONE

; A linker may place a clone anywhere among arrays that are not seen: there the second kernel's may not be made, although nothing here grows.
; RUN: sed -e 's/align 16/align 8/' %s > %t.part.ll
; RUN: %unbank_opt -passes='unbank<layout=both@rot:120:40;rdc=no;report=%t.one.json>' -verify-each %t.part.ll -disable-output
; RUN: %arrays %t.one.json | FileCheck %s --check-prefix=ONE
; RUN: %unbank_opt -passes='unbank<layout=both@rot:120:40;rdc=yes;report=%t.part.json>' -verify-each %t.part.ll -disable-output
; RUN: %arrays %t.part.json | FileCheck %s --check-prefix=PART

; The second kernel's room is asked for whether or not its own array may change: here it keeps the address.
; RUN: sed -e 's/; PINNED: //' %s > %t.pinned.ll
; RUN: %unbank_opt -passes='unbank<layout=both@rot:120:40;report=%t.pinned.json>' -verify-each %t.pinned.ll -disable-output
; RUN: %arrays %t.pinned.json | FileCheck %s --check-prefix=HELD
; RUN: sed -e '/@dynamic/d' %t.pinned.ll > %t.free.ll
; RUN: %unbank_opt -passes='unbank<layout=both@rot:120:40;report=%t.free.json>' -verify-each %t.free.ll -disable-output
; RUN: %arrays %t.free.json | FileCheck %s --check-prefix=FREE

; HELD:      both in first: kept static-limit
; HELD-NEXT: both in second: refused
; FREE:      both in first: changed
; FREE-NEXT: both in second: refused

; ONE:       both in first: changed
; ONE-NEXT:  both in second: changed
; PART:      both in first: kept static-limit
; PART-NEXT: both in second: kept static-limit
; BESIDE: both in first: kept static-limit
; BESIDE: both in second: kept static-limit
; SAID: with a copy for this kernel it would be left to second alone, and might move there; but that kernel also uses dynamic shared memory, whose size the launch chooses; declare an array inside each kernel"
; ALONE:      both in first: changed
; ALONE-NEXT: both in second: changed

target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@both = internal addrspace(3) global [33 x [15 x i64]] undef, align 8
@own = internal addrspace(3) global [64 x [8 x i64]] undef, align 16
@kept = global ptr addrspace(3) null
@dynamic = external addrspace(3) global [0 x i32], align 4

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define ptx_kernel void @first() {
  %lane = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %at = getelementptr inbounds [15 x i64], ptr addrspace(3) @both, i32 %lane
  store volatile i64 1, ptr addrspace(3) %at
  ret void
}

define ptx_kernel void @second() {
  %lane = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %at = getelementptr inbounds [15 x i64], ptr addrspace(3) @both, i32 %lane
  store volatile i64 1, ptr addrspace(3) %at
  %mine = getelementptr inbounds i64, ptr addrspace(3) @own, i32 %lane
  store volatile i64 1, ptr addrspace(3) %mine
  store volatile i32 1, ptr addrspace(3) @dynamic
  ; PINNED: store volatile ptr addrspace(3) @both, ptr @kept
  ret void
}
