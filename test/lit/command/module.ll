; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; unbank analyze and unbank fix do what the pass does, and report by their exit codes what they found.
; REQUIRES: command
; RUN: rm -rf %t && mkdir %t && cp %s %t/in.ll
;
; analyze changes nothing and says what fix would bring.
; RUN: %unbank analyze %t/in.ll --block=32 --report=%t/analyze.json | FileCheck %s --check-prefix=TEXT
; RUN: cmp %s %t/in.ll
; RUN: %validate %t/analyze.json
; TEXT: kernel column
; TEXT: wavefronts  32 -> 1 a block, ideal 1
; TEXT: tile 4,096 -> 4,224 pad:128:4 changed
; TEXT: 1 shared array: 1 changed, 0 kept, 0 refused
;
; fix writes the text and the bitcode that opt with the plugin writes.
; RUN: %unbank fix %t/in.ll --block=32 -o %t/out.ll --report=%t/fix.json | FileCheck %s --check-prefix=TEXT
; RUN: %unbank fix %t/in.ll --block=32 -o %t/out.bc > %t/ignored
; RUN: %validate %t/fix.json
; RUN: %unbank_opt -passes='unbank<block=32>' %t/in.ll -S -o %t/opt.ll
; RUN: %unbank_opt -passes='unbank<block=32>' %t/in.ll -o %t/opt.bc
; RUN: cmp %t/out.ll %t/opt.ll
; RUN: cmp %t/out.bc %t/opt.bc
; RUN: FileCheck %s --check-prefix=IR < %t/out.ll
; IR: @tile = internal {{.*}}[32 x [33 x float]] undef, align 16
; IR: getelementptr [132 x i8], ptr addrspace(3) @tile
;
; 1: an access is above the limit: analyze judges the code as written, unless --mode=fix, and fix what it leaves. What was asked for is written
; all the same.
; RUN: %exits 1 %unbank analyze %t/in.ll --block=32 --fail-above=31 2>&1 | FileCheck %s --check-prefix=ABOVE
; RUN: %exits 0 %unbank analyze %t/in.ll --block=32 --fail-above=1 --mode=fix > %t/ignored
; RUN: %exits 0 %unbank analyze %t/in.ll --block=32 --fail-above=32 > %t/ignored
; RUN: %exits 0 %unbank analyze %t/in.ll --block=32 --fail-above=1 '--skip=*' > %t/ignored
; RUN: %exits 0 %unbank fix %t/in.ll --block=32 --fail-above=1 -o %t/kept.bc > %t/ignored
; ABOVE: in.ll: error: st of tile in column: 32-way bank conflict: 32 wavefronts where 1 would do; the layout pad:128:4 would help: compile with the plugin, or ask unbank suggest for a patch; its line is known with -gline-tables-only
;
; 2: nothing can be written there. No half file is left.
; RUN: %exits 2 %unbank fix %t/in.ll -o %t/none/out.ll 2>&1 | FileCheck %s --check-prefix=OUT
; OUT: unbank: cannot write {{.*}}none/out.ll: No such file or directory
; RUN: %exits 2 %unbank fix %t/in.ll -o %t/out.txt 2>&1 | FileCheck %s --check-prefix=NAME
; NAME: unbank: {{.*}}out.txt: the output must end in .ll or .bc
; RUN: not test -e %t/out.txt
; RUN: %exits 2 %unbank analyze %t/in.ll --report=%t/none/report.json 2>&1 | FileCheck %s --check-prefix=REPORT
; REPORT: unbank: cannot write {{.*}}none/report.json: No such file or directory
; RUN: ls -A %t | FileCheck %s --check-prefix=FILES
; FILES:      analyze.json
; FILES-NEXT: fix.json
; FILES-NEXT: ignored
; FILES-NEXT: in.ll
; FILES-NEXT: kept.bc
; FILES-NEXT: opt.bc
; FILES-NEXT: opt.ll
; FILES-NEXT: out.bc
; FILES-NEXT: out.ll
; FILES-NOT:  {{.}}
;
; A name in an option that means nothing here is most likely misspelt: said, and all the same done.
; RUN: %exits 0 %unbank analyze %t/in.ll --block=32 --layout=tile@pad:128:8 --layout=tiles@pad:128:4 '--only=t*' --skip=row --block=columns@32 2>&1 >/dev/null | FileCheck %s --check-prefix=NAMES --implicit-check-not=unbank:
; NAMES:      unbank: {{.*}}in.ll: warning: layout=tiles names no shared array of this module; the report has their names
; NAMES-NEXT: unbank: {{.*}}in.ll: warning: skip=row names no shared array of this module; the report has their names
; NAMES-NEXT: unbank: {{.*}}in.ll: warning: block=columns names no kernel of this module; the report has their names
;
; A module for another machine is not touched.
; RUN: sed 's/nvptx64-nvidia-cuda/x86_64-unknown-linux-gnu/;s/ptx_kernel//' %s > %t/host.ll
; RUN: %exits 0 %unbank fix %t/host.ll -o %t/host.bc 2>&1 | FileCheck %s --check-prefix=HOST
; RUN: opt -passes=verify %t/host.bc -S -o - | FileCheck %s --check-prefix=HOST-IR
; HOST: not a device module
; HOST-IR: @tile = internal addrspace(3) global [32 x [32 x float]] undef, align 4
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
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
