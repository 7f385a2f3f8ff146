; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; A layout of each kind, forced: the report prints the text that was given, and the scores are those of its places.
; REQUIRES: command
; RUN: rm -rf %t && mkdir %t
; RUN: %unbank analyze %s --block=32 --layout=volume@pad:128:4 > %t/out
; RUN: %unbank analyze %s --block=32 --layout=volume@pad:4096:16 >> %t/out
; RUN: %unbank analyze %s --block=32 --layout=volume@xor:2:31:8 >> %t/out
; RUN: %unbank analyze %s --block=32 --layout=volume@rot:128:4 >> %t/out
; RUN: %unbank analyze %s --block=32 --layout=volume@lin:7:4:8:8:9:16:10:32:11:64 >> %t/out
; RUN: %unbank analyze %s --block=32 --layout=volume@pad:128:4:4096:16 >> %t/out
; RUN: %unbank analyze %s --block=32 --layout=volume@xor:2:7:5+pad:4096:16 >> %t/out
; RUN: %unbank analyze %s --block=32 --layout=volume@rot:128:4+pad:4096:16 >> %t/out
; RUN: %unbank analyze %s --block=32 --layout=volume@lin:7:124+pad:128:8:4096:4 >> %t/out
; RUN: %unbank analyze %s --block=32 --layout=volume@identity >> %t/out
; RUN: FileCheck %s < %t/out
;
; CHECK: wavefronts  40 -> 9 a block, ideal 2
; CHECK: volume  32,768 -> 33,792  pad:128:4  changed
; CHECK: wavefronts  40 -> 33 a block, ideal 2
; CHECK: volume  32,768 -> 32,880  pad:4096:16  changed
; CHECK: wavefronts  40 -> 6 a block, ideal 2
; CHECK: volume  32,768  xor:2:31:8  changed
; CHECK: wavefronts  40 -> 9 a block, ideal 2
; CHECK: volume  32,768  rot:128:4  changed
; CHECK: wavefronts  40 -> 9 a block, ideal 2
; CHECK: volume  32,768  lin:7:4:8:8:9:16:10:32:11:64  changed
; CHECK: wavefronts  40 -> 2 a block, ideal 2
; CHECK: volume  32,768 -> 33,900  pad:128:4:4096:16  changed
; CHECK: wavefronts  40 -> 17 a block, ideal 2
; CHECK: volume  32,768 -> 32,880  xor:2:7:5+pad:4096:16  changed
; CHECK: wavefronts  40 -> 2 a block, ideal 2
; CHECK: volume  32,768 -> 32,880  rot:128:4+pad:4096:16  changed
; CHECK: wavefronts  40 -> 6 a block, ideal 2
; CHECK: volume  32,768 -> 34,836  lin:7:124+pad:128:8:4096:4  changed
; CHECK: wavefronts  40 a block, ideal 2
; CHECK: volume  32,768  identity  kept: switched-off
;
; What is no layout is a wrong option: one sentence, status 2.
; RUN: %exits 2 %unbank analyze %s --layout=volume@pad:128:4:192:4 2>&1 | FileCheck %s --check-prefix=OUTER
; RUN: %exits 2 %unbank analyze %s --layout=volume@lin:7:128 2>&1 | FileCheck %s --check-prefix=SINGULAR
; RUN: %exits 2 %unbank analyze %s --layout=volume@rot:128:128 2>&1 | FileCheck %s --check-prefix=STEP
; RUN: %exits 2 %unbank analyze %s --layout=volume@pad:128:4+xor:2:31:7 2>&1 | FileCheck %s --check-prefix=ORDER
; OUTER: unbank: {{.*}}layout 'pad:128:4:192:4': the outer row Q must be a multiple of the inner row R
; SINGULAR: unbank: {{.*}}layout 'lin:7:128': two offsets get one place
; STEP: unbank: {{.*}}layout 'rot:128:128': the step K must be at least 1 byte and below the row R
; ORDER: unbank: {{.*}}layout 'pad:128:4+xor:2:31:7': expected one permutation, then a pad
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@volume = internal addrspace(3) global [8 x [32 x [32 x float]]] undef, align 4

; A column of one plane, and words of eight planes, four of each.
define ptx_kernel void @read(ptr %out) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %row = zext nneg i32 %tid to i64
  %column = getelementptr inbounds [32 x float], ptr addrspace(3) @volume, i64 %row
  %a = load float, ptr addrspace(3) %column, align 4
  %plane = lshr i64 %row, 2
  %x = and i64 %row, 3
  %p = getelementptr inbounds [32 x [32 x float]], ptr addrspace(3) @volume, i64 %plane, i64 0, i64 %x
  %b = load float, ptr addrspace(3) %p, align 4
  %sum = fadd float %a, %b
  store float %sum, ptr %out, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
