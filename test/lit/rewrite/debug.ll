; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; A debugger must be told the truth: a padded array gets its new dimensions; a swizzled one has no type that describes where its elements are, so its
; description is dropped. New address computations carry the location of their access.
; RUN: %unbank_opt -passes='unbank<layout=*@pad:128:4>,verify' -verify-each %s -S | FileCheck %s --check-prefixes=CHECK,PAD
; RUN: %unbank_opt -passes='unbank<layout=*@pad:64:4>,verify' -verify-each %s -S | FileCheck %s --check-prefixes=CHECK,LOST
; RUN: %unbank_opt -passes='unbank<layout=*@xor:2:31:7>,verify' -verify-each %s -S | FileCheck %s --check-prefixes=CHECK,LOST
; Remarks on the array stand at its declaration.
; RUN: %unbank_opt -passes='unbank<layout=*@pad:128:4>' -pass-remarks=unbank %s -disable-output 2>&1 | FileCheck %s --check-prefix=DECLARED
; DECLARED:  remark: /k.cu:3:1: {{.*}}tile: layout pad:128:4
;
; PAD:       @tile = internal {{.*}}[32 x [33 x float]] undef, align 16, !dbg [[TILE:![0-9]+]]
; LOST:      @tile = internal
; LOST-NOT:  !dbg
; LOST-SAME: {{$}}
; CHECK-LABEL: @kernel(
; CHECK:     getelementptr {{.*}} @tile, {{.*}}, !dbg [[STORE:![0-9]+]]
; CHECK:     store float {{.*}}, !dbg [[STORE]]
; PAD:       !llvm.dbg.cu = !{[[CU:![0-9]+]]}
; LOST:      !llvm.dbg.cu = !{[[CU:![0-9]+]]}
; PAD-DAG:   [[TILE]] = !DIGlobalVariableExpression(var: [[VARIABLE:![0-9]+]], expr: !DIExpression())
; PAD-DAG:   [[VARIABLE]] = distinct !DIGlobalVariable(name: "tile", scope: [[KERNEL:![0-9]+]], {{.*}}line: 3, type: [[TYPE:![0-9]+]]
; PAD-DAG:   [[TYPE]] = !DICompositeType(tag: DW_TAG_array_type, baseType: [[FLOAT:![0-9]+]], size: 33792, elements: [[SIZES:![0-9]+]])
; PAD-DAG:   [[SIZES]] = !{[[ROWS:![0-9]+]], [[COLUMNS:![0-9]+]]}
; PAD-DAG:   [[ROWS]] = !DISubrange(count: 32{{.*}})
; PAD-DAG:   [[COLUMNS]] = !DISubrange(count: 33{{.*}})
; PAD-DAG:   [[CU]] = distinct !DICompileUnit({{.*}}globals: [[GLOBALS:![0-9]+]]
; PAD-DAG:   [[GLOBALS]] = !{[[TILE]], {{![0-9]+}}}
; CHECK-DAG: [[STORE]] = !DILocation(line: 4, column: 7, scope: {{.*}})
; PAD-NOT:   !DIGlobalVariable(name: "tile"
target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [32 x [32 x float]] undef, align 4, !dbg !0
@other = internal addrspace(1) global i32 0, align 4, !dbg !20

define ptx_kernel void @kernel(i32 %r) !dbg !8 {
  %row = zext nneg i32 %r to i64, !dbg !14
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %row, !dbg !14
    #dbg_value(ptr addrspace(3) %p, !16, !DIExpression(), !14)
  store float 0.0, ptr addrspace(3) %p, align 4, !dbg !15
  ret void, !dbg !15
}

!llvm.dbg.cu = !{!4}
!llvm.module.flags = !{!6, !7}
!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "tile", scope: !8, file: !5, line: 3, type: !2, isLocal: true, isDefinition: true)
!2 = !DICompositeType(tag: DW_TAG_array_type, baseType: !3, size: 32768, elements: !12)
!3 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!4 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !5, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !11)
!5 = !DIFile(filename: "k.cu", directory: "/")
!6 = !{i32 7, !"Dwarf Version", i32 2}
!7 = !{i32 2, !"Debug Info Version", i32 3}
!8 = distinct !DISubprogram(name: "kernel", scope: !5, file: !5, line: 2, type: !9, scopeLine: 2, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4)
!9 = !DISubroutineType(types: !10)
!10 = !{null}
!11 = !{!0, !20}
!12 = !{!13, !13}
!13 = !DISubrange(count: 32)
!14 = !DILocation(line: 4, column: 3, scope: !8)
!15 = !DILocation(line: 4, column: 7, scope: !8)
!16 = !DILocalVariable(name: "p", scope: !8, file: !5, line: 4, type: !17)
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(name: "other", scope: !4, file: !5, line: 1, type: !3, isLocal: true, isDefinition: true)
