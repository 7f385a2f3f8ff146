; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; A measurement counts only for the code and the launch that it was taken from; otherwise the access stays as it was, and the report says why. A file
; that is not a profile is an error.
; REQUIRES: command
; DEFINE: %{launch} = --kernel=gather --grid=1 --block=32 --arg=f32[32]:zero --arg=i32[32]:zero
; RUN: rm -rf %t && mkdir %t
; RUN: %unbank simulate %s %{launch} --races=ignore --write-profile=%t/p.json
; RUN: %unbank analyze %s --profile=%t/p.json --report=%t/fits.report
; RUN: %arrays %t/fits.report | FileCheck %s --check-prefix=CHANGED
; CHANGED: tile: changed

; Names, other kernels and the order of functions do not matter.
; RUN: sed 's/%%masked/%%renamed/; s/add i32 %%t, 7/add i32 %%t, 9/' %s > %t/same.ll
; RUN: %unbank analyze %t/same.ll --profile=%t/p.json --report=%t/same.report
; RUN: %arrays %t/same.report | FileCheck %s --check-prefix=CHANGED

; A constant, an operation, an operand, the size of the array.
; RUN: sed 's/and i32 %%number, 31/and i32 %%number, 15/' %s > %t/1.ll
; RUN: sed 's/and i32 %%number, 31/xor i32 %%number, 31/' %s > %t/2.ll
; RUN: sed 's/i64 %%lane, i64 %%column$/i64 %%column, i64 %%column/' %s > %t/3.ll
; RUN: sed 's/\[32 x \[32 x float\]\] undef/[33 x [32 x float]] undef/' %s > %t/4.ll
; RUN: not cmp -s %s %t/1.ll && %unbank analyze %t/1.ll --profile=%t/p.json --report=%t/1.report && FileCheck %s --check-prefix=STALE --input-file=%t/1.report
; RUN: not cmp -s %s %t/2.ll && %unbank analyze %t/2.ll --profile=%t/p.json --report=%t/2.report && FileCheck %s --check-prefix=STALE --input-file=%t/2.report
; RUN: not cmp -s %s %t/3.ll && %unbank analyze %t/3.ll --profile=%t/p.json --report=%t/3.report && FileCheck %s --check-prefix=STALE --input-file=%t/3.report
; RUN: not cmp -s %s %t/4.ll && %unbank analyze %t/4.ll --profile=%t/p.json --report=%t/4.report && FileCheck %s --check-prefix=STALE --input-file=%t/4.report
; The lanes of a shuffle, the element of a constant vector.
; RUN: sed 's/%%masked = and i32 %%number, 31/%%pair = insertelement <2 x i32> <i32 31, i32 7>, i32 %%number, i32 0\n  %%turned = shufflevector <2 x i32> %%pair, <2 x i32> <i32 31, i32 5>, <2 x i32> <i32 2, i32 0>\n  %%own = extractelement <2 x i32> %%turned, i32 1\n  %%mask = extractelement <2 x i32> %%turned, i32 0\n  %%masked = and i32 %%own, %%mask/' %s > %t/vector.ll
; RUN: %unbank simulate %t/vector.ll %{launch} --races=ignore --write-profile=%t/vector.json
; RUN: %unbank analyze %t/vector.ll --profile=%t/vector.json --report=%t/vector.report && %arrays %t/vector.report | FileCheck %s --check-prefix=CHANGED
; RUN: sed 's/<i32 2, i32 0>/<i32 3, i32 0>/' %t/vector.ll > %t/5.ll
; RUN: sed 's/<i32 31, i32 5>/<i32 15, i32 5>/' %t/vector.ll > %t/6.ll
; RUN: %unbank analyze %t/5.ll --profile=%t/vector.json --report=%t/5.report && FileCheck %s --check-prefix=VECTOR --input-file=%t/5.report
; RUN: %unbank analyze %t/6.ll --profile=%t/vector.json --report=%t/6.report && FileCheck %s --check-prefix=VECTOR --input-file=%t/6.report
; VECTOR: vector.json is of another version of this kernel
; RUN: %validate %t/1.report
; STALE: "reason": "the address depends on data; {{.*}}p.json is of another version of this kernel"

; Another block shape; another kernel; an access that is not in the file.
; RUN: %unbank analyze %s --block=64 --profile=%t/p.json --report=%t/shape.report && FileCheck %s --check-prefix=SHAPE --input-file=%t/shape.report
; SHAPE: "reason": "the address depends on data; {{.*}}p.json is of blocks of 32"
; RUN: sed 's/@gather(/@collect(/' %s > %t/kernel.ll
; RUN: %unbank analyze %t/kernel.ll --profile=%t/p.json --report=%t/kernel.report && FileCheck %s --check-prefix=KERNEL --input-file=%t/kernel.report
; KERNEL: "reason": "the address depends on data; {{.*}}p.json does not have this kernel"
; RUN: sed 's/"op":"ld"/"op":"st"/' %t/p.json > %t/op.json
; RUN: %unbank analyze %s --profile=%t/op.json --report=%t/access.report && FileCheck %s --check-prefix=ACCESS --input-file=%t/access.report
; RUN: sed 's/"array":"tile"/"array":"tile2"/' %t/p.json > %t/array.json
; RUN: %unbank analyze %s --profile=%t/array.json --report=%t/access.report && FileCheck %s --check-prefix=ACCESS --input-file=%t/access.report
; RUN: sed 's/\[0,128,256,/[4096,128,256,/' %t/p.json > %t/outside.json
; RUN: not cmp -s %t/p.json %t/outside.json
; RUN: %unbank analyze %s --profile=%t/outside.json --report=%t/access.report && FileCheck %s --check-prefix=ACCESS --input-file=%t/access.report
; ACCESS: "reason": "the address depends on data; {{.*}}.json does not have this access"

; A profile has the accesses of the IR.
; RUN: %exits 2 %unbank simulate %s %{launch} --cubin=%s --write-profile=%t/none.json 2>&1 | FileCheck %s --check-prefix=CUBIN
; CUBIN: unbank: --write-profile={{.*}}none.json: a profile has the accesses of the IR: leave --cubin away
; RUN: not test -e %t/none.json

; Not a profile.
; RUN: head -c 300 %t/p.json > %t/cut.json
; RUN: %exits 2 %unbank fix %s -o %t/out.ll --profile=%t/cut.json 2>&1 | FileCheck %s --check-prefix=CUT
; CUT: unbank: {{.*}}cut.json:{{[0-9]+}}:
; RUN: %exits 2 %unbank fix %s -o %t/out.ll --profile=%t/fits.report 2>&1 | FileCheck %s --check-prefix=REPORT
; REPORT: unbank: {{.*}}fits.report: this is no profile of version 1
; RUN: sed 's/"count":1/"count":0/' %t/p.json > %t/count.json
; RUN: %exits 2 %unbank fix %s -o %t/out.ll --profile=%t/count.json 2>&1 | FileCheck %s --check-prefix=COUNT
; COUNT: unbank: {{.*}}count.json: kernels[0].accesses[0].patterns[0].count: expected a whole number from 1
; RUN: %exits 2 %unbank fix %s -o %t/out.ll --profile=%t/missing.json 2>&1 | FileCheck %s --check-prefix=MISSING
; MISSING: unbank: cannot read {{.*}}missing.json
; RUN: not test -e %t/out.ll
; RUN: not %unbank_opt -passes='unbank<profile=%t/count.json>' %s -disable-output 2>&1 | FileCheck %s --check-prefix=PLUGIN
; PLUGIN: count.json: kernels[0].accesses[0].patterns[0].count: expected a whole number from 1

target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [32 x [32 x float]] undef, align 4

define ptx_kernel void @other(ptr %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %more = add i32 %t, 7
  store i32 %more, ptr %out, align 4
  ret void
}

define ptx_kernel void @gather(ptr %out, ptr %columns) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %lane = zext i32 %t to i64
  %at = getelementptr inbounds i32, ptr %columns, i64 %lane
  %number = load i32, ptr %at, align 4
  %masked = and i32 %number, 31
  %column = zext i32 %masked to i64
  %p = getelementptr inbounds [32 x [32 x float]], ptr addrspace(3) @tile, i64 0, i64 %lane, i64 %column
  %found = load float, ptr addrspace(3) %p, align 4
  %q = getelementptr inbounds float, ptr %out, i64 %lane
  store float %found, ptr %q, align 4
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
