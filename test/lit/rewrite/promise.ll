; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; A promised block shape shortens addresses, and then the module must refuse launches of any other shape: reqntid replaces maxntid. If no address
; needed the promise, reqntid is not written.
; RUN: rm -rf %t && mkdir %t
; RUN: %unbank_opt -passes='unbank<block=relies@32x8;block=proved@32x8;layout=*@pad:128:4;report=%t/a.json>,verify' -verify-each %s -S -o %t/a.ll
; RUN: FileCheck %s --check-prefixes=CHECK,PROMISED,PROMISED-LLVM%llvm < %t/a.ll
; RUN: FileCheck %s --check-prefix=REPORT < %t/a.json
; REPORT: "name": "relies"
; REPORT: "block_source": "option"
; REPORT: "enforced": true
; REPORT: "name": "proved"
; REPORT: "block_source": "option"
; REPORT: "enforced": false
;
; A bare block= is for scoring and proves nothing; so is no shape at all.
; RUN: %unbank_opt -passes='unbank<block=32x8;layout=*@pad:128:4>,verify' -verify-each %s -S | FileCheck %s --check-prefixes=CHECK,BARE,BARE-LLVM%llvm
; RUN: %unbank_opt -passes='unbank<layout=*@pad:128:4>,verify' -verify-each %s -S | FileCheck %s --check-prefixes=CHECK,BARE,BARE-LLVM%llvm
;
; An annotation on the kernel promises as much as the option, which is stronger.
; RUN: sed 's/unbank:other/unbank:block/' %s > %t/note.ll
; RUN: %unbank_opt -passes='unbank<layout=*@pad:128:4>,verify' -verify-each %t/note.ll -S | FileCheck %s --check-prefixes=CHECK,PROMISED,PROMISED-LLVM%llvm
; RUN: sed 's/unbank:other=32x8/unbank:block=64x4/' %s > %t/note.ll
; RUN: %unbank_opt -passes='unbank<block=relies@32x8;layout=*@pad:128:4>,verify' -verify-each %t/note.ll -S | FileCheck %s --check-prefixes=CHECK,PROMISED,PROMISED-LLVM%llvm
;
; So does OpenCL's reqd_work_group_size, which codegen does not read; nothing may contradict it.
; RUN: sed -e 's/^\(define .* @relies(.*)\)\(.*\) {$/\1\2 !reqd_work_group_size !{i32 32, i32 8, i32 1} {/' %s > %t/opencl.ll
; RUN: %unbank_opt -passes='unbank<layout=*@pad:128:4;report=%t/opencl.json>,verify' -verify-each %t/opencl.ll -S | FileCheck %s --check-prefixes=CHECK,PROMISED,PROMISED-LLVM%llvm
; RUN: FileCheck %s --check-prefix=OPENCL < %t/opencl.json
; RUN: not %unbank_opt -passes='unbank<block=relies@64x4>' %t/opencl.ll -disable-output 2>&1 | FileCheck %s --check-prefix=CONTRADICTS
; OPENCL: "name": "relies"
; OPENCL: "block_source": "reqntid"
; OPENCL-NEXT: "enforced": true
; CONTRADICTS: error: unbank: kernel relies: reqd_work_group_size 32x8 in the module and option block=relies@64x4 contradict
;
; A shape that the kernel's launch bounds do not allow, and one that is no shape.
; RUN: not %unbank_opt -passes='unbank<block=relies@32x16;layout=*@pad:128:4>' %s -disable-output 2>&1 | FileCheck %s --check-prefix=TOO-LARGE
; TOO-LARGE: error: unbank: kernel relies: option block=relies@32x16 promises 512 threads, but its __launch_bounds__ allow 256
; RUN: sed 's/unbank:other=32x8/unbank:block=32x_/' %s > %t/note.ll
; RUN: not %unbank_opt -passes=unbank %t/note.ll -disable-output 2>&1 | FileCheck %s --check-prefix=NO-SHAPE
; NO-SHAPE: error: unbank: {{.*}}32x_
target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@text = private unnamed_addr constant [18 x i8] c"unbank:other=32x8\00", section "llvm.metadata"
@file = private unnamed_addr constant [5 x i8] c"k.cu\00", section "llvm.metadata"
@llvm.global.annotations = appending global [1 x { ptr, ptr, ptr, i32, ptr }] [
  { ptr, ptr, ptr, i32, ptr } { ptr @relies, ptr @text, ptr @file, i32 1, ptr null }], section "llvm.metadata"

; CHECK-LABEL: @relies(
; PROMISED-LLVM22-SAME: #[[ENFORCED:[0-9]+]]
; PROMISED-NOT: {{[al]}}shr
; BARE:         lshr i32 {{.*}}, 5
; CHECK:        ret void
define ptx_kernel void @relies(ptr addrspace(1) %in) {
  %tid.x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %tid.y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %x = zext nneg i32 %tid.x to i64
  %y = zext nneg i32 %tid.y to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %y, i64 %x
  store float 0.0, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK-LABEL: @proved(
; CHECK-NOT:    {{[al]}}shr
; CHECK:        ret void
define ptx_kernel void @proved() {
  %tid.x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %lane = and i32 %tid.x, 31
  %x = zext nneg i32 %lane to i64
  %p = getelementptr float, ptr addrspace(3) @tile, i64 %x
  store float 0.0, ptr addrspace(3) %p, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()

!nvvm.annotations = !{!0, !1, !2}
!0 = !{ptr @relies, !"maxntidx", i32 256}
!1 = !{ptr @proved, !"maxntidx", i32 256}
!2 = !{ptr @relies, !"minctasm", i32 2}

; PROMISED-LLVM22:     attributes #[[ENFORCED]] = { "nvvm.minctasm"="2" "nvvm.reqntid"="32,8,1" }
; PROMISED-LLVM22:     "nvvm.maxntid"="256"
; PROMISED-LLVM22-NOT: nvvm.reqntid
; BARE-LLVM22:         "nvvm.maxntid"="256" "nvvm.minctasm"="2"
; BARE-LLVM22-NOT:     nvvm.reqntid
;
; Nothing reads the key that takes the place of maxntidx.
; PROMISED-LLVM19-NOT: !{ptr @relies, !"maxntidx"
; PROMISED-LLVM19:     !{ptr @proved, !"maxntidx", i32 256}
; PROMISED-LLVM19:     !{ptr @relies, !"minctasm", i32 2}
; PROMISED-LLVM19:     !{ptr @relies, !"reqntidx", i32 32}
; PROMISED-LLVM19:     !{ptr @relies, !"reqntidy", i32 8}
; PROMISED-LLVM19:     !{ptr @relies, !"reqntidz", i32 1}
; PROMISED-LLVM19-NOT: reqntid
; BARE-LLVM19:         !{ptr @relies, !"maxntidx", i32 256}
; BARE-LLVM19-NOT:     reqntid
