; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; ptxas knows where it places an array, and merges neighbours accordingly, unless the module will be linked with others (ptxas -c): then it knows only
; the alignment. A module that uses what it does not define is one that will be linked, unless ptxas itself defines that; for any other module,
; rdc=yes says so.
; RUN: %unbank_opt -passes='unbank<mode=report;block=32>' %s -disable-output 2>&1 | FileCheck %s --check-prefix=WHOLE
; RUN: %unbank_opt -passes='unbank<mode=report;block=32;only=none;rdc=yes>' %s -disable-output 2>&1 | FileCheck %s --check-prefix=PART
; RUN: %unbank_opt -passes='unbank<mode=report;block=32;only=none;rdc=yes;rdc=no>' %s -disable-output 2>&1 | FileCheck %s --check-prefix=WHOLE
; RUN: sed 's/^; call: //' %s > %t.ll
; RUN: %unbank_opt -passes='unbank<mode=report;block=32;only=none>' %t.ll -disable-output 2>&1 | FileCheck %s --check-prefix=PART
; RUN: sed 's/undef, align 4/undef, align 16/' %t.ll > %t.aligned.ll
; RUN: %unbank_opt -passes='unbank<mode=report;block=32;only=none>' %t.aligned.ll -disable-output 2>&1 | FileCheck %s --check-prefix=WHOLE
; RUN: sed 's/^; variable: //' %s > %t.variable.ll
; RUN: %unbank_opt -passes='unbank<mode=report;block=32;only=none>' %t.variable.ll -disable-output 2>&1 | FileCheck %s --check-prefix=PART
; RUN: sed 's/^; library: //' %s > %t.library.ll
; RUN: %unbank_opt -passes='unbank<mode=report;block=32;only=none>' %t.library.ll -disable-output 2>&1 | FileCheck %s --check-prefix=PART
; RUN: sed 's/^; address: //' %s > %t.address.ll
; RUN: %unbank_opt -passes='unbank<mode=report;block=32;only=none>' %t.address.ll -disable-output 2>&1 | FileCheck %s --check-prefix=PART
; RUN: sed 's/^; own: //' %s > %t.own.ll
; RUN: %unbank_opt -passes='unbank<mode=report;block=32;only=none>' %t.own.ll -disable-output 2>&1 | FileCheck %s --check-prefix=WHOLE
; WHOLE-LABEL: kernel kernel
; WHOLE:         ld  tile     16       1 4 4{{$}}
; PART-LABEL:  kernel kernel
; PART:          ld  tile      4       1 4 1 x4{{$}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [32 x [4 x float]] undef, align 4

define ptx_kernel void @kernel(ptr addrspace(1) %out) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext nneg i32 %tid to i64
  %p = getelementptr inbounds [4 x float], ptr addrspace(3) @tile, i64 %t
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

; call: define ptx_kernel void @other() {
; call:   call void @elsewhere()
; call:   ret void
; call: }
; call: declare void @elsewhere()

; variable: @theirs = external addrspace(1) global i32, align 4
; variable: define ptx_kernel void @other() {
; variable:   store i32 1, ptr addrspace(1) @theirs, align 4
; variable:   ret void
; variable: }

; library: define ptx_kernel void @other(ptr %device) {
; library:   %error = call i32 @cudaGetDevice(ptr %device)
; library:   ret void
; library: }
; library: declare i32 @cudaGetDevice(ptr)

; address: @table = addrspace(1) global [1 x ptr] [ptr @elsewhere]
; address: declare void @elsewhere()

; own: @unused = external addrspace(1) global i32, align 4
; own: @dynamic = external addrspace(3) global [0 x i32], align 4
; own: define ptx_kernel void @other(ptr %text) {
; own:   %printed = call i32 @vprintf(ptr %text, ptr null)
; own:   store i32 %printed, ptr addrspace(3) @dynamic, align 4
; own:   ret void
; own: }
; own: declare i32 @vprintf(ptr, ptr)
; own: declare void @never_called()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
