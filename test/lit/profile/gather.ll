; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; A gather, tile[lane][columns[lane]], is 32-way if all columns are equal, and without conflict if each lane has its own: only a profile tells.
; Without one both count as equally frequent. The expected figures of the rewritten kernel are those that a run counts, with the same outputs.
; REQUIRES: command
; DEFINE: %{launch} = --grid=3 --block=32 --arg=f32[96]:zero --arg=f32[1024]:ramp
; RUN: rm -rf %t && mkdir %t
; RUN: %unbank simulate %s --kernel=gather %{launch} --arg=i32[32]:zero --jobs=1 --output=0=%t/before --write-profile=%t/equal.json
; RUN: %unbank simulate %s --kernel=gather %{launch} --arg=i32[32]:zero --jobs=2 --write-profile=%t/again.json
; RUN: cmp %t/equal.json %t/again.json
; RUN: %unbank simulate %s --kernel=gather %{launch} --arg=i32[32]:ramp --write-profile=%t/own.json
; RUN: %validate %t/equal.json %t/own.json

; RUN: %unbank analyze %s --widths=ir --block=32 --report=%t/none.report | FileCheck %s --check-prefix=SAID
; RUN: %arrays %t/none.report | FileCheck %s --check-prefix=GUESSED
; RUN: %unbank analyze %s --widths=ir --profile=%t/own.json --report=%t/own.report | FileCheck %s --check-prefix=OWN
; RUN: %arrays %t/own.report | FileCheck %s --check-prefix=KEPT
; RUN: %unbank fix %s -o %t/out.ll --widths=ir --profile=%t/equal.json --report=%t/equal.report | FileCheck %s --check-prefix=EQUAL
; RUN: %arrays %t/equal.report | FileCheck %s --check-prefix=CHANGED
; RUN: %validate %t/own.report %t/equal.report
; SAID:    tile {{.*}} changed
; GUESSED: tile: changed
; KEPT:    tile: kept no-gain
; CHANGED: tile: changed pad:128:4 4096 -> 4224
; OWN:     block       32, seen in a launch
; OWN:     wavefronts  33 a block, ideal 33, measured
; EQUAL:   wavefronts  64 -> 33 a block, ideal 33, measured
; EQUAL:   ld  tile {{.*}} 32 -> 1
; EQUAL:   measured in
; EQUAL:   equal.json

; RUN: %unbank simulate %t/out.ll --kernel=gather %{launch} --arg=i32[32]:zero --output=0=%t/after --report=%t/counted.report
; RUN: cmp %t/before %t/after
; RUN: %measured %t/equal.report %t/counted.report | FileCheck %s --check-prefix=COUNTED
; COUNTED:      st a0: 32 x 1{{.*}} (exact, weight exact)
; COUNTED-NEXT: ld a0: 1 x 1.0 (measured, weight exact)

; The plugin; mode=report says the same of the module as it stands.
; RUN: %unbank_opt -passes='unbank<widths=ir;profile=%t/equal.json;report=%t/plugin.report>' -verify-each %s -disable-output
; RUN: %arrays %t/plugin.report | FileCheck %s --check-prefix=CHANGED
; RUN: %measured %t/plugin.report %t/counted.report
; RUN: %unbank analyze %s --widths=ir --profile=%t/equal.json --report=%t/rehearsed.report
; RUN: %measured %t/rehearsed.report %t/counted.report

; Of several profiles the first that has the access counts.
; RUN: %unbank analyze %s --profile=%t/own.json --profile=%t/equal.json --report=%t/both.report
; RUN: %arrays %t/both.report | FileCheck %s --check-prefix=KEPT
; RUN: %unbank analyze %s --profile=%t/equal.json --profile=%t/own.json --report=%t/both.report
; RUN: %arrays %t/both.report | FileCheck %s --check-prefix=CHANGED

; What is known stays: a profile that claims another address for the store, which is a row, changes nothing.
; RUN: %python -c "import re, sys; print(re.sub(r'(?m)^(\{.id.:.s0.*)\[0,4,8,', r'\1[0,128,256,', open(sys.argv[1]).read()))" %t/own.json > %t/lie.json
; RUN: not cmp -s %t/own.json %t/lie.json
; RUN: %unbank analyze %s --widths=ir --profile=%t/lie.json | FileCheck %s --check-prefix=OWN

target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [32 x [32 x float]] undef, align 4

define ptx_kernel void @gather(ptr %out, ptr %in, ptr %columns) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %lane = zext i32 %t to i64
  br label %fill
fill:
  %row = phi i64 [ 0, %entry ], [ %next, %fill ]
  %to = getelementptr inbounds [32 x [32 x float]], ptr addrspace(3) @tile, i64 0, i64 %row, i64 %lane
  %rows = shl nuw nsw i64 %row, 5
  %place = add nuw nsw i64 %rows, %lane
  %from = getelementptr inbounds float, ptr %in, i64 %place
  %value = load float, ptr %from, align 4
  store float %value, ptr addrspace(3) %to, align 4
  %next = add nuw nsw i64 %row, 1
  %done = icmp eq i64 %next, 32
  br i1 %done, label %read, label %fill
read:
  call void @llvm.nvvm.barrier0()
  %at = getelementptr inbounds i32, ptr %columns, i64 %lane
  %number = load i32, ptr %at, align 4
  %masked = and i32 %number, 31
  %column = zext i32 %masked to i64
  %p = getelementptr inbounds [32 x [32 x float]], ptr addrspace(3) @tile, i64 0, i64 %lane, i64 %column
  %found = load float, ptr addrspace(3) %p, align 4
  %blocks = shl i32 %b, 5
  %mine = add i32 %blocks, %t
  %i = zext i32 %mine to i64
  %q = getelementptr inbounds float, ptr %out, i64 %i
  store float %found, ptr %q, align 4
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare void @llvm.nvvm.barrier0()
