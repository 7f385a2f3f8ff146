; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; A module has lines except for one access, or for the accesses of one kernel: nothing could restore these, so no hint is given, and errors and findings
; stand at the kernel, which may be in another file than the module's. In a module without any lines the gate and the report give a hint.
; RUN: %exits 1 %unbank analyze %s --block=32 --fail-above=1 2>&1 | FileCheck %s
; RUN: %unbank analyze %s --block=32 --sarif=%t.sarif --write-baseline=%t.baseline > %t.txt && grep -c '"uri": "file:///lines.cu"' %t.sarif && cut -f 1 %t.baseline | FileCheck %s --check-prefix=BASELINE
; BASELINE: {{^[./]*}}lines.cu
; RUN: sed 's/, !dbg !6//' %s > %t.lost.ll
; RUN: %exits 1 %unbank analyze %t.lost.ll --block=32 --fail-above=1 2>&1 | FileCheck %s
; RUN: %unbank analyze %t.lost.ll --block=32 | FileCheck %s --check-prefix=LOST
; RUN: sed 's/, !dbg !6//; s/ !dbg !4 {/ {/' %s > %t.ll
; RUN: %unbank analyze %t.ll --block=32 | FileCheck %s --check-prefix=COMPILE
; RUN: %exits 1 %unbank analyze %t.ll --block=32 --fail-above=1 2>&1 | FileCheck %s --check-prefix=NONE
; CHECK-NOT: its line is known with
; CHECK: /lines.cu:1:1: error: ld of tile in column: {{.*}}32-way bank conflict{{.*}}; this is the line of the kernel, as that of the access is not known
; CHECK-NOT: its line is known with
; NONE: error: ld of tile in column: {{.*}}32-way bank conflict{{.*}}; its line is known with -gline-tables-only
; LOST: place ?: no line is known of this access
; COMPILE: place ?: no line is known; compile with -gline-tables-only
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [1024 x i32] undef, align 16
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define ptx_kernel void @column(ptr addrspace(1) %out) "target-cpu"="sm_90" !dbg !4 {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr i32, ptr addrspace(3) @tile, i32 %t
  store i32 %t, ptr addrspace(3) %p, align 4, !dbg !6
  %i = mul i32 %t, 32
  %q = getelementptr i32, ptr addrspace(3) @tile, i32 %i
  %v = load i32, ptr addrspace(3) %q, align 4
  store i32 %v, ptr addrspace(1) %out, align 4
  ret void
}

!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!2}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!2 = distinct !DICompileUnit(language: DW_LANG_C, file: !3, emissionKind: LineTablesOnly)
!3 = !DIFile(filename: "lines.cu", directory: "/")
!4 = distinct !DISubprogram(name: "column", scope: !3, file: !3, line: 1, type: !5, unit: !2, spFlags: DISPFlagDefinition)
!5 = !DISubroutineType(types: !{})
!6 = !DILocation(line: 2, column: 1, scope: !4)
