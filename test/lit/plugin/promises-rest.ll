; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Up to LLVM 20, codegen must read the annotations of kernels again once a shape is enforced, and for that everything is taken out of the module. All
; of it is back afterwards, in its order.
; RUN: %unbank_opt -passes='unbank<block=k@32x8>' -verify-each %s -S -o %t.ll
; RUN: FileCheck %s < %t.ll
; RUN: %unbank fix %s -o %t.fixed.ll --block=k@32x8 > /dev/null && FileCheck %s < %t.fixed.ll
; RUN: grep -E '^(@|declare|define|module asm|!llvm)' %t.ll | grep -v '@tile' | sed 's/ #[0-9]* / /; s/@llvm[^(]*.*//' > %t.txt

; CHECK:      module asm "// first"
; CHECK:      @tile = internal local_unnamed_addr addrspace(3) global [32 x [33 x float]]
; CHECK-NEXT: @first = addrspace(1) global i32 1
; CHECK-NEXT: @second = linkonce_odr addrspace(1) global i32 2, comdat
; CHECK:      @other = alias i32 (i32), ptr @helper
; CHECK:      define i32 @helper(
; CHECK:      define {{.*}}void @k(
; CHECK:      define void @last(
; CHECK:      !llvm.dbg.cu = !{![[UNIT:[0-9]+]]}
; CHECK:      ![[UNIT]] = distinct !DICompileUnit
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
module asm "// first"

$second = comdat any

@tile = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@first = addrspace(1) global i32 1
@second = linkonce_odr addrspace(1) global i32 2, comdat
@other = alias i32 (i32), ptr @helper

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()

define i32 @helper(i32 %x) {
  ret i32 %x
}

define ptx_kernel void @k(ptr addrspace(1) %out) !dbg !5 {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %row = getelementptr inbounds [32 x float], ptr addrspace(3) @tile, i32 %x
  %from = getelementptr inbounds float, ptr addrspace(3) %row, i32 %y
  %value = load volatile float, ptr addrspace(3) %from, align 4, !dbg !7
  store volatile float %value, ptr addrspace(3) %from, align 4, !dbg !7
  store float %value, ptr addrspace(1) %out, align 4, !dbg !7
  ret void, !dbg !7
}

define void @last() {
  ret void
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!nvvm.annotations = !{!8}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "k.cu", directory: "")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 2, !"Dwarf Version", i32 2}
!4 = !DISubroutineType(types: !6)
!5 = distinct !DISubprogram(name: "k", file: !1, line: 1, type: !4, unit: !0, spFlags: DISPFlagDefinition)
!6 = !{null}
!7 = !DILocation(line: 1, scope: !5)
!8 = !{ptr @k, !"kernel", i32 1}
