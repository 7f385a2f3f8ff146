; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Where reports go: to a file; to a folder, a file for each module; to stderr with print<unbank>, as LLVM's printers do. Options come from the
; environment, the command line and the pipeline; the last one wins.
; RUN: rm -rf %t && mkdir -p %t/folder && cp %s %t/other.ll
; RUN: %unbank_opt -passes='unbank<block=32;report=%t/file.json>' %s -disable-output 2>&1 | count 0
; RUN: %validate %t/file.json
; RUN: FileCheck %s --check-prefix=SHAPE32 < %t/file.json
; RUN: %unbank_opt -passes='unbank<report=%t/folder>' %s -disable-output
; RUN: %unbank_opt -passes='unbank<report=%t/folder>' %t/other.ll -disable-output
; RUN: %unbank_opt -passes='unbank<report=%t/folder>' %s -disable-output
; RUN: ls %t/folder | count 2
; RUN: sh -c '%validate %t/folder/*'
;
; A folder that is not there is made for a name that ends in '/'; what stands in its way is an error.
; RUN: %unbank_opt -passes='unbank<report=%t/made/>' %s -disable-output
; RUN: %unbank_opt -passes='unbank<report=%t/made/>' %t/other.ll -disable-output
; RUN: ls %t/made | count 2
; RUN: not %unbank_opt -passes='unbank<report=%t/none/made/>' %s -disable-output 2>&1 | FileCheck %s --check-prefix=MADE
; MADE: unbank: cannot write the report '{{.*}}/none/made/': No such file or directory
;
; RUN: %unbank_opt -passes='print<unbank<block=32>>' %s -S -o %t/printed.ll 2> %t/text
; RUN: FileCheck %s --check-prefix=TEXT < %t/text
; RUN: opt -passes=verify %s -S -o - | cmp - %t/printed.ll
; TEXT: kernel column
; TEXT: block 32, the default given
; TEXT: tile 4,096 -> 4,224 pad:128:4 changed
; TEXT: 1 shared array: 1 changed, 0 kept, 0 refused
;
; RUN: env UNBANK_OPTIONS='block=32;report=%t/e.json' %unbank_opt -passes=unbank %s -disable-output
; RUN: FileCheck %s --check-prefix=SHAPE32 < %t/e.json
; RUN: env UNBANK_OPTIONS='block=32;report=%t/e.json' %unbank_opt -passes=unbank -unbank-block=64 %s -disable-output
; RUN: FileCheck %s --check-prefix=SHAPE64 < %t/e.json
; RUN: env UNBANK_OPTIONS='block=32;report=%t/e.json' %unbank_opt -passes='unbank<block=96>' -unbank-block=64 %s -disable-output
; RUN: FileCheck %s --check-prefix=SHAPE96 < %t/e.json
; SHAPE32: "block": [{{[[:space:]]*}}32,
; SHAPE64: "block": [{{[[:space:]]*}}64,
; SHAPE96: "block": [{{[[:space:]]*}}96,
;
; A report that cannot be written fails the run, and nothing is left half done.
; RUN: not %unbank_opt -passes='unbank<report=%t/none/report.json>' %s -o %t/out.bc 2>&1 | FileCheck %s --check-prefix=UNWRITABLE
; RUN: not test -e %t/out.bc
; UNWRITABLE: error: unbank: cannot write the report '{{.*}}none/report.json': No such file or directory
target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [32 x [32 x float]] undef, align 4

define ptx_kernel void @column() {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %row = zext nneg i32 %tid to i64
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @tile, i64 %row
  store float 0.0, ptr addrspace(3) %p, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
