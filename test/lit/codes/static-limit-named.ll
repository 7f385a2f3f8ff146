; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; A kernel alone names @own, and passes its address to a function. With a layout the function names it, too, so ptxas places it behind other arrays.
; If a linker adds arrays that are not seen, the launch's dynamic memory may no longer have room.
; RUN: %unbank_opt -passes='unbank<layout=own@rot:120:40;rdc=yes;report=%t.part.json>' -verify-each %s -disable-output
; RUN: %arrays %t.part.json | FileCheck %s --check-prefix=PART
; RUN: %unbank_opt -passes='unbank<layout=own@rot:120:40;rdc=no;report=%t.whole.json>' -verify-each %s -disable-output
; RUN: %arrays %t.whole.json | FileCheck %s --check-prefix=WHOLE
; RUN: sed -e 's/call void @give(ptr addrspace(3) @own)/store volatile i64 1, ptr addrspace(3) @own/' %s > %t.kept.ll
; RUN: %unbank_opt -passes='unbank<layout=own@rot:120:40;rdc=yes;report=%t.kept.json>' -verify-each %t.kept.ll -disable-output
; RUN: %arrays %t.kept.json | FileCheck %s --check-prefix=WHOLE

; So it is where the kernel calls a function whose body a linker may take from another module.
; RUN: sed -e 's/; WEAK: //' %s > %t.weak.ll
; RUN: %unbank_opt -passes='unbank<layout=own@rot:120:40;report=%t.weak.json>' -verify-each %t.weak.ll -disable-output
; RUN: %arrays %t.weak.json | FileCheck %s --check-prefix=PART

; PART:  own: kept static-limit
; WHOLE: own: changed

target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@own = internal addrspace(3) global [33 x [15 x i64]] undef, align 8
@dynamic = external addrspace(3) global [0 x i32], align 4

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define weak void @other() noinline {
  ret void
}

define internal void @give(ptr addrspace(3) %array) noinline {
  %lane = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %at = getelementptr inbounds [15 x i64], ptr addrspace(3) %array, i32 %lane
  store volatile i64 1, ptr addrspace(3) %at
  ret void
}

define ptx_kernel void @kernel() {
  %lane = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %at = getelementptr inbounds [15 x i64], ptr addrspace(3) @own, i32 %lane
  store volatile i64 1, ptr addrspace(3) %at
  call void @give(ptr addrspace(3) @own)
  ; WEAK: call void @other()
  store volatile i32 1, ptr addrspace(3) @dynamic
  ret void
}
