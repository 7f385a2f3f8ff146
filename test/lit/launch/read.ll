; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; A launch file states the shapes with which a kernel is scored. The loads use 4 rows of one bank in warps of 32x1 threads, and one word in warps of
; 8x4; any layout costs the stores of the latter a wavefront. With the one shape known the array changes, and nothing is assumed.
; RUN: rm -rf %t && split-file %s %t
; RUN: %validate %t/one %t/two %t/open %t/unknown %t/local %t/programs
; RUN: %unbank_opt -passes='unbank<launch=%t/one;report=%t/one.json>' -verify-each %t/in.ll -disable-output
; RUN: %arrays %t/one.json | FileCheck %s --check-prefix=CHANGED
; RUN: FileCheck %s --check-prefix=ONE < %t/one.json
; CHANGED:    tile: changed {{pad|xor}}:
; ONE:        "block": [
; ONE-NEXT:     32,
; ONE-NEXT:     8,
; ONE-NEXT:     1
; ONE-NEXT:   ],
; ONE-NEXT:   "block_source": "launch",
; ONE:        "assumes": [],
;
; With two the figures are those of an average block: 8 warps that load with 4 wavefronts, and 8 that do with one. No layout may harm either.
; RUN: %unbank_opt -passes='unbank<launch=%t/two;report=%t/two.json>' -verify-each %t/in.ll -disable-output
; RUN: %arrays %t/two.json | FileCheck %s --check-prefix=KEPT
; RUN: FileCheck %s --check-prefix=TWO < %t/two.json
; KEPT:       tile: kept harms-other-shape
; TWO:        "block": null,
; TWO-NEXT:   "block_source": "launch",
; TWO:        "assumes": [],
; TWO:        "op": "ld",
; TWO:        "weight": 8.0,
; TWO-NEXT:   "weight_exactness": "exact",
; TWO:        "mean": 2.5,
; TWO-NEXT:   "min": 1,
; TWO-NEXT:   "max": 4
; TWO-NOT:    "launches"
; RUN: %validate %t/one.json %t/two.json
; RUN: %unbank_opt -passes='print<unbank<launch=%t/two>>' -disable-output %t/in.ll 2>&1 | FileCheck %s --check-prefix=TEXT
; TEXT:       block {{ *}}32x8 and 8x32, seen in launches, of which the figures are those of an average
;
; Beside a launch that is not known, other shapes are as plausible as ever.
; RUN: %unbank_opt -passes='unbank<launch=%t/open;report=%t/open.json>' -verify-each %t/in.ll -disable-output
; RUN: %arrays %t/open.json | FileCheck %s --check-prefix=KEPT
; RUN: FileCheck %s --check-prefix=OPEN < %t/open.json
; OPEN:       "block": [
; OPEN:       "block_source": "launch",
; OPEN:       "assumes": [
; OPEN-NEXT:    "block"
; RUN: %unbank_opt -passes='print<unbank<launch=%t/open>>' -disable-output %t/in.ll 2>&1 | FileCheck %s --check-prefix=OPENTEXT
; OPENTEXT:   block {{ *}}32x8, seen in a launch; the shape of the launch at {{.*}}main.cu:12
;
; A launch that is not known says no shape; block= does, and then counts alone. It is weaker than a launch, and a promise is stronger.
; RUN: %unbank_opt -passes='unbank<launch=%t/unknown;report=%t/unknown.json>' -verify-each %t/in.ll -disable-output
; RUN: %arrays %t/unknown.json | FileCheck %s --check-prefix=KEPT
; RUN: FileCheck %s --check-prefix=UNKNOWN < %t/unknown.json
; UNKNOWN:    "block_source": "assumed",
; RUN: %unbank_opt -passes='unbank<launch=%t/unknown;block=32x8;report=%t/default.json>' -verify-each %t/in.ll -disable-output
; RUN: %arrays %t/default.json | FileCheck %s --check-prefix=CHANGED
; RUN: FileCheck %s --check-prefix=DEFAULT < %t/default.json
; DEFAULT:    "block_source": "default",
; RUN: %unbank_opt -passes='unbank<launch=%t/one;block=8x32;report=%t/weaker.json>' -verify-each %t/in.ll -disable-output
; RUN: %arrays %t/weaker.json | FileCheck %s --check-prefix=CHANGED
; RUN: %unbank_opt -passes='unbank<launch=%t/one;block=kernel@8x32;report=%t/promise.json>' -verify-each %t/in.ll -disable-output
; RUN: FileCheck %s --check-prefix=PROMISE < %t/promise.json
; PROMISE:    "block_source": "option",
;
; A name that other sources use, too, means the kernel of its own source. A launch that launch bounds refuse is none.
; RUN: %unbank_opt -passes='unbank<launch=%t/local;report=%t/local.json>' -verify-each %t/in.ll -disable-output
; RUN: FileCheck %s --check-prefix=UNKNOWN < %t/local.json
; RUN: sed 's,SOURCE,%t/in.cu,' %t/in.ll > %t/own.ll
; RUN: %unbank_opt -passes='unbank<launch=%t/local;report=%t/own.json>' -verify-each %t/own.ll -disable-output
; RUN: FileCheck %s --check-prefix=ONE < %t/own.json
; Two sources that each define one of a name are of two programs: what the other launches does not count. Where its own source launches none, it does.
; RUN: sed 's,SOURCE,%t/main.cu,' %t/in.ll > %t/main.ll
; RUN: %unbank_opt -passes='unbank<launch=%t/programs;report=%t/main.json>' -verify-each %t/main.ll -disable-output
; RUN: FileCheck %s --check-prefix=ONE < %t/main.json
; RUN: sed 's,SOURCE,%t/third.cu,' %t/in.ll > %t/third.ll
; RUN: %unbank_opt -passes='unbank<launch=%t/programs;report=%t/third.json>' -verify-each %t/third.ll -disable-output
; RUN: FileCheck %s --check-prefix=TWO < %t/third.json
; RUN: sed 's,^!maxntid .*,!maxntid = !{i32 128},;s,i32 1024},i32 128},' %t/in.ll > %t/bounded.ll
; RUN: %unbank_opt -passes='unbank<launch=%t/one;report=%t/bounded.json>' -verify-each %t/bounded.ll -disable-output
; RUN: FileCheck %s --check-prefix=UNKNOWN < %t/bounded.json
;
; What is no launch file is an error, and one that is not there yet is none.
; RUN: not %unbank_opt -passes='unbank<launch=%t/in.ll>' %t/in.ll -disable-output 2>&1 | FileCheck %s --check-prefix=WRONG
; WRONG:      error: unbank: {{.*}}in.ll:1: 
; RUN: %unbank_opt -passes='unbank<launch=%t/none>' -pass-remarks-analysis=unbank %t/in.ll -disable-output 2>&1 | FileCheck %s --check-prefix=NONE --implicit-check-not='bare: no launches'
; NONE:       no launches are known yet: {{.*}}none is written by the compile of host code, and the next build knows
; RUN: not test -e %t/none
; RUN: %unbank_opt -passes='unbank<launch=%t/one>' -pass-remarks-analysis=unbank %t/in.ll -disable-output 2>&1 | FileCheck %s --check-prefix=THERE --implicit-check-not='known yet'
; THERE:      wavefronts a block of 32x8

;--- one
{"launch":1,"launches":[
{"kernel":"other","block":[8,32,1],"file":"main.cu","line":3,"source":"main.cu"},
{"kernel":"kernel","block":[32,8,1],"file":"main.cu","line":7,"source":"main.cu"}
]}
;--- two
{"launch":1,"launches":[
{"kernel":"kernel","block":[8,32,1],"file":"main.cu","line":9,"source":"main.cu"},
{"kernel":"kernel","block":[32,8,1],"file":"main.cu","line":7,"source":"main.cu"}
]}
;--- open
{"launch":1,"launches":[
{"kernel":"kernel","block":[32,8,1],"file":"main.cu","line":7,"source":"main.cu"},
{"kernel":"kernel","block":null,"why":"it is an argument","file":"main.cu","line":12,"source":"main.cu"}
]}
;--- unknown
{"launch":1,"launches":[
{"kernel":"kernel","block":null,"why":"it is an argument","file":"main.cu","line":12,"source":"main.cu"}
]}
;--- programs
{"launch":1,"launches":[
{"kernel":"kernel","block":[8,32,1],"file":"in.cu","line":9,"source":"in.cu","own":true},
{"kernel":"kernel","block":[32,8,1],"file":"main.cu","line":7,"source":"main.cu","own":true}
]}
;--- local
{"launch":1,"launches":[
{"kernel":"kernel","block":[32,8,1],"file":"in.cu","line":7,"source":"in.cu","local":true}
]}
;--- in.ll
source_filename = "SOURCE"
target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [1056 x float] undef, align 4
@rows = internal addrspace(3) global [1024 x float] undef, align 4

define ptx_kernel void @kernel(ptr addrspace(1) %out) {
  %tid.x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %tid.y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %ntid.x = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %before = mul nuw nsw i32 %tid.y, %ntid.x
  %sum = add nuw nsw i32 %before, %tid.x
  %sequence = add nuw nsw i32 %sum, 1
  %store.index = zext nneg i32 %sequence to i64
  %p = getelementptr inbounds float, ptr addrspace(3) @tile, i64 %store.index
  store float 0.0, ptr addrspace(3) %p, align 4
  %group = lshr i32 %tid.x, 3
  %row = shl nuw nsw i32 %group, 5
  %load.index = zext nneg i32 %row to i64
  %q = getelementptr inbounds float, ptr addrspace(3) @tile, i64 %load.index
  %value = load float, ptr addrspace(3) %q, align 4
  store float %value, ptr addrspace(1) %out, align 4
  %y = zext nneg i32 %tid.y to i64
  %x = zext nneg i32 %tid.x to i64
  %own = getelementptr inbounds [32 x float], ptr addrspace(3) @rows, i64 %y
  %r = getelementptr inbounds float, ptr addrspace(3) %own, i64 %x
  store float 0.0, ptr addrspace(3) %r, align 4
  ret void
}

; It has no shared memory, and needs no launch.
define ptx_kernel void @bare() {
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()

!nvvm.annotations = !{!0}
!0 = !{ptr @kernel, !"maxntidx", i32 1024}
