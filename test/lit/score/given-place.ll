; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Codegen moves an array into the kernel if no other function names it. An array whose address is passed to another function is not moved: @first, of
; 130 bytes, stays ahead of @second, which therefore begins inside a word, where the stride of 62 bytes has no conflict. In a kernel without @first,
; @third begins at 0, and the same stride takes two wavefronts.
; REQUIRES: command
; RUN: %unbank_opt -passes='unbank<mode=report;widths=ir;block=32;report=%t.json>' %s -disable-output
; RUN: %python -c 'import json, sys; [print(k["name"], a["before"]["wavefronts"]["mean"], a["before"]["exactness"]) for k in json.load(open(sys.argv[1]))["kernels"] for a in k["accesses"] if a["id"][0] == "s"]' %t.json | FileCheck %s
; RUN: %unbank simulate %s --kernel=gives --grid=1 --block=32 --report=%t.run.json > /dev/null
; RUN: %python -c 'import json, sys; [print(k["name"], a["before"]["wavefronts"]["mean"]) for k in json.load(open(sys.argv[1]))["kernels"] for a in k["accesses"] if a["id"] == "s0"]' %t.run.json | FileCheck %s --check-prefix=SIMULATED
; CHECK:      gives 1.0 exact
; CHECK-NEXT: keeps 2.0 exact
; SIMULATED:  gives 1.0
target triple = "nvptx64-nvidia-cuda"
@first = internal addrspace(3) global [65 x i16] undef, align 2
@second = internal addrspace(3) global [1024 x i16] undef, align 2
@third = internal addrspace(3) global [1024 x i16] undef, align 2

define internal void @fill(ptr addrspace(3) %to) noinline {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr i16, ptr addrspace(3) %to, i32 %t
  store volatile i16 1, ptr addrspace(3) %p, align 2
  ret void
}

define ptx_kernel void @gives() {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = mul nuw nsw i32 %t, 31
  %p = getelementptr inbounds i16, ptr addrspace(3) @second, i32 %i
  store volatile i16 1, ptr addrspace(3) %p, align 2
  call void @fill(ptr addrspace(3) @first)
  ret void
}

define ptx_kernel void @keeps() {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = mul nuw nsw i32 %t, 31
  %p = getelementptr inbounds i16, ptr addrspace(3) @third, i32 %i
  store volatile i16 1, ptr addrspace(3) %p, align 2
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
