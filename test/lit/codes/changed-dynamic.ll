; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Dynamic memory is one array under all its names, and each launch has its own: one kernel may have a layout of it while another keeps it as it is. A
; kernel whose use of it is not seen, or may not be, pins it for that kernel. Layouts that move bytes out of lines of 128, or differently within the
; last line, which may be a partial one, are not used.
; RUN: rm -rf %t && mkdir %t
; RUN: %unbank_opt -passes='unbank<block=32;report=%t/chosen.json>,verify' -verify-each %s -S -o %t/chosen.ll
; RUN: %validate %t/chosen.json
; Whether anybody reads a report changes nothing.
; RUN: %unbank_opt -passes='unbank<block=32>' %s -S -o %t/unread.ll
; RUN: cmp %t/chosen.ll %t/unread.ll
; RUN: %arrays %t/chosen.json | FileCheck %s
; RUN: FileCheck %s --check-prefix=SAID < %t/chosen.json
; RUN: FileCheck %s --check-prefix=IR < %t/chosen.ll
; RUN: %unchanged %t/chosen.ll %t/again.json 'layout=words@xor:2:1:8;block=32'
; RUN: %arrays %t/again.json | FileCheck %s --check-prefix=AGAIN
; RUN: %unchanged %s %t/row.json 'layout=*@xor:7:3:9'
; RUN: %unchanged %s %t/turned.json 'layout=*@rot:128:4'
; RUN: %unchanged %s %t/within.json 'layout=*@xor:2:31:6'
; RUN: %arrays %t/row.json %t/turned.json %t/within.json | FileCheck %s --check-prefix=UNSUITED
; RUN: %unchanged %s %t/again.json 'only=words;skip=again'
; UNSUITED-COUNT-3: words in plain: refused dynamic-size
;
; A later run leaves what has a layout.
; AGAIN-DAG: words in plain: kept rewritten
; AGAIN-DAG: again in two_names: kept rewritten
;
; CHECK-DAG: words in plain: changed xor:2:31:7
; CHECK-DAG: again in two_names: changed xor:2:31:7
; CHECK-DAG: in calls: refused external-linkage
; CHECK-DAG: in stores: refused escapes-store
; CHECK-DAG: in touches: refused escapes-inline-asm
; CHECK-DAG: in reads_elsewhere: refused unsupported-access
; SAID-DAG: other modules may use it, and a kernel that does reaches a call of elsewhere, which this module does not define
; SAID-DAG: a kernel that uses it reaches inline assembly that may touch shared memory
; SAID-DAG: a kernel that uses it reaches an access to shared memory of no array of this module
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@words = external addrspace(3) global [0 x float], align 4
@again = external addrspace(3) global [0 x i32], align 16
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @elsewhere()

; IR-LABEL: @plain
; IR:       [[SIZE:%.*]] = call i32 asm "mov.u32 $0, %dynamic_smem_size; // unbank", "=r"()
; IR:       [[LAST:%.*]] = and i32 [[SIZE]], -128
; IR:       [[ROW:%.*]] = lshr i32 [[LAST]], 5
; IR:       [[FLIP:%.*]] = and i32 [[ROW]], 124
; IR:       xor i32 {{%.*}}, [[FLIP]]
define ptx_kernel void @plain(ptr addrspace(1) %out) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext nneg i32 %tid to i64
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @words, i64 %t
  %a = load float, ptr addrspace(3) %p, align 4
  store float %a, ptr addrspace(1) %out, align 4
  ret void
}

; The store has no conflict, and yet it moves with the load that has.
; IR-LABEL: @two_names
; IR:       store i32 1, ptr addrspace(3) [[TO:%.*]], align 4
; IR:       load float
; IR-LABEL: @calls
define ptx_kernel void @two_names(ptr addrspace(1) %out) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext nneg i32 %tid to i64
  %q = getelementptr inbounds i32, ptr addrspace(3) @again, i64 %t
  store i32 1, ptr addrspace(3) %q, align 4
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @words, i64 %t
  %a = load float, ptr addrspace(3) %p, align 4
  store float %a, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @calls(ptr addrspace(1) %out) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext nneg i32 %tid to i64
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @words, i64 %t
  %a = load float, ptr addrspace(3) %p, align 4
  store float %a, ptr addrspace(1) %out, align 4
  call void @elsewhere()
  ret void
}

define ptx_kernel void @stores(ptr addrspace(1) %out) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext nneg i32 %tid to i64
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @words, i64 %t
  %a = load float, ptr addrspace(3) %p, align 4
  store ptr addrspace(3) %p, ptr addrspace(1) %out, align 8
  ret void
}

; An address that comes from nowhere may lead there.
define ptx_kernel void @touches(ptr addrspace(1) %out, i32 %somewhere) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext nneg i32 %tid to i64
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @words, i64 %t
  %a = load float, ptr addrspace(3) %p, align 4
  store float %a, ptr addrspace(1) %out, align 4
  call void asm sideeffect "st.shared.u32 [$0], 1;", "r"(i32 %somewhere)
  ret void
}

define ptx_kernel void @reads_elsewhere(ptr addrspace(1) %out, i64 %somewhere) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext nneg i32 %tid to i64
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @words, i64 %t
  %a = load float, ptr addrspace(3) %p, align 4
  %strange = inttoptr i64 %somewhere to ptr addrspace(3)
  store float %a, ptr addrspace(3) %strange, align 4
  ret void
}
