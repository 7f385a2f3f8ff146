; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Copies and fills that are wider than what a layout keeps whole are taken apart. Twins that are not: volatile ones, copies between two arrays, and
; loads. Global memory is still accessed 16 bytes at a time.
; REQUIRES: command
; DEFINE: %{launch} = --grid=1 --block=32 --arg=i32[1024]:ramp --arg=i32[1024]:zero
; RUN: split-file %s %t
; RUN: %unbank fix %t/cut.ll -o %t/words.ll --block=32 --layout=*@pad:128:4 --report=%t/report
; RUN: %arrays %t/report | FileCheck %s --check-prefix=CHANGED
; RUN: %validate %t/report
; RUN: FileCheck %s --input-file=%t/words.ll
; RUN: %unbank fix %t/cut.ll -o %t/pairs.ll --block=32 --layout=*@rot:128:8
; RUN: %unbank fix %t/cut.ll -o %t/flipped.ll --block=32 --layout=*@xor:2:31:7
; RUN: %unbank simulate %t/cut.ll --kernel=move %{launch} --output=1=%t/before
; RUN: %unbank simulate %t/words.ll --kernel=move %{launch} --output=1=%t/after
; RUN: cmp %t/before %t/after
; RUN: %unbank simulate %t/pairs.ll --kernel=move %{launch} --output=1=%t/after
; RUN: cmp %t/before %t/after
; RUN: %unbank simulate %t/flipped.ll --kernel=move %{launch} --output=1=%t/after
; RUN: cmp %t/before %t/after
; RUN: %unchanged %t/kept.ll %t/kept.json 'layout=*@pad:128:4'
; RUN: %arrays %t/kept.json | FileCheck %s --check-prefix=KEPT
; CHANGED:     tile: changed pad:128:4
; KEPT:        loaded: refused straddles-atom
; KEPT-NEXT:   copied: refused straddles-atom
; KEPT-NEXT:   plain: refused straddles-atom
; KEPT-NEXT:   here: refused straddles-atom
; KEPT-NEXT:   there: refused straddles-atom
; CHECK-LABEL: @move(
; CHECK:         load <4 x i32>, ptr addrspace(1) %from, align 16
; CHECK-COUNT-4: store i32 {{.*}}, ptr addrspace(3) {{.*}}, align
; CHECK-NOT:     @llvm.mem
; CHECK:         ret void

;--- cut.ll
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [32 x [32 x i32]] undef, align 16

define ptx_kernel void @move(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %lane = zext nneg i32 %t to i64
  %row = getelementptr inbounds [32 x i32], ptr addrspace(3) @tile, i64 %lane
  %from = getelementptr inbounds [32 x i32], ptr addrspace(1) %in, i64 %lane
  %to = getelementptr inbounds [32 x i32], ptr addrspace(1) %out, i64 %lane
  call void @llvm.memcpy.p3.p1.i64(ptr addrspace(3) align 16 %row, ptr addrspace(1) align 16 %from, i64 64, i1 false)
  %second = getelementptr inbounds i8, ptr addrspace(3) %row, i64 64
  call void @llvm.memset.p3.i64(ptr addrspace(3) align 16 %second, i8 3, i64 64, i1 false)
  %e = getelementptr inbounds i8, ptr addrspace(1) %to, i64 64
  call void @llvm.memcpy.p1.p3.i64(ptr addrspace(1) align 16 %e, ptr addrspace(3) align 16 %second, i64 60, i1 false)
  call void @llvm.memcpy.p1.p3.i64(ptr addrspace(1) align 16 %to, ptr addrspace(3) align 16 %row, i64 64, i1 false)
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.memcpy.p3.p1.i64(ptr addrspace(3), ptr addrspace(1), i64, i1)
declare void @llvm.memcpy.p1.p3.i64(ptr addrspace(1), ptr addrspace(3), i64, i1)
declare void @llvm.memset.p3.i64(ptr addrspace(3), i8, i64, i1)

;--- kept.ll
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@loaded = internal addrspace(3) global [32 x [32 x i32]] undef, align 16
@copied = internal addrspace(3) global [32 x [32 x i32]] undef, align 16
@plain = internal addrspace(3) global [32 x [32 x i32]] undef, align 16
@here = internal addrspace(3) global [32 x [32 x i32]] undef, align 16
@there = internal addrspace(3) global [32 x [32 x i32]] undef, align 16

define ptx_kernel void @kernel(ptr addrspace(1) %in, i64 %i) {
  %a = getelementptr inbounds [32 x i32], ptr addrspace(3) @loaded, i64 %i
  %v = load volatile <4 x float>, ptr addrspace(3) %a, align 16
  %b = getelementptr inbounds [32 x i32], ptr addrspace(3) @copied, i64 %i
  call void @llvm.memcpy.p3.p1.i64(ptr addrspace(3) align 16 %b, ptr addrspace(1) align 16 %in, i64 16, i1 true)
  %c = getelementptr inbounds [32 x i32], ptr addrspace(3) @plain, i64 %i
  %w = load <4 x float>, ptr addrspace(3) %c, align 16
  %d = getelementptr inbounds [32 x i32], ptr addrspace(3) @here, i64 %i
  %e = getelementptr inbounds [32 x i32], ptr addrspace(3) @there, i64 %i
  call void @llvm.memcpy.p3.p3.i64(ptr addrspace(3) align 16 %d, ptr addrspace(3) align 16 %e, i64 16, i1 false)
  ret void
}

declare void @llvm.memcpy.p3.p1.i64(ptr addrspace(3), ptr addrspace(1), i64, i1)
declare void @llvm.memcpy.p3.p3.i64(ptr addrspace(3), ptr addrspace(3), i64, i1)
