; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; If ptxas sees all calls of a device function, it knows how its arguments are aligned, so four neighbours may become one access or not. If a linker
; joins modules, it does not know. The same holds for an index. An access without neighbours has its own width in any case.
; RUN: %unbank_opt -passes='unbank<mode=report;block=32;report=%t.json>' %s -disable-output
; RUN: %python -c 'import json, sys; [print(k["name"], a["before"]["bytes"], a["before"]["exactness"]) for k in json.load(open(sys.argv[1]))["kernels"] for a in k["accesses"] if a["before"]]' %t.json | FileCheck %s
; RUN: %unbank_opt -passes='unbank<mode=report;block=32;rdc=yes;report=%t.rdc.json>' %s -disable-output
; RUN: %python -c 'import json, sys; [print(k["name"], a["before"]["bytes"], a["before"]["exactness"]) for k in json.load(open(sys.argv[1]))["kernels"] for a in k["accesses"] if a["before"]]' %t.rdc.json | FileCheck %s --check-prefix=RDC
; CHECK:       by_address None bounded
; CHECK:       by_index None bounded
; CHECK:       one 4 exact
; RDC-COUNT-4: by_address 4 exact
; RDC-COUNT-4: by_index 4 exact
; RDC:         one 4 exact
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@t = internal addrspace(3) global [1024 x float] undef, align 16
@u = internal addrspace(3) global [1024 x float] undef, align 16
@v = internal addrspace(3) global [1024 x float] undef, align 16

define internal float @four(ptr %p) noinline {
  %p1 = getelementptr inbounds i8, ptr %p, i64 4
  %p2 = getelementptr inbounds i8, ptr %p, i64 8
  %p3 = getelementptr inbounds i8, ptr %p, i64 12
  %a = load float, ptr %p, align 4
  %b = load float, ptr %p1, align 4
  %c = load float, ptr %p2, align 4
  %d = load float, ptr %p3, align 4
  %ab = fmul float %a, %b
  %cd = fmul float %c, %d
  %s = fadd float %ab, %cd
  ret float %s
}

define internal float @four_of_u(i64 %i) noinline {
  %p = getelementptr inbounds float, ptr addrspace(3) @u, i64 %i
  %p1 = getelementptr inbounds i8, ptr addrspace(3) %p, i64 4
  %p2 = getelementptr inbounds i8, ptr addrspace(3) %p, i64 8
  %p3 = getelementptr inbounds i8, ptr addrspace(3) %p, i64 12
  %a = load float, ptr addrspace(3) %p, align 4
  %b = load float, ptr addrspace(3) %p1, align 4
  %c = load float, ptr addrspace(3) %p2, align 4
  %d = load float, ptr addrspace(3) %p3, align 4
  %ab = fmul float %a, %b
  %cd = fmul float %c, %d
  %s = fadd float %ab, %cd
  ret float %s
}

define internal float @one_of(ptr %p) noinline {
  %a = load float, ptr %p, align 4
  ret float %a
}

define ptx_kernel void @by_address(ptr addrspace(1) %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext nneg i32 %t to i64
  %p = getelementptr inbounds [16 x i8], ptr addrspacecast (ptr addrspace(3) @t to ptr), i64 %i
  %s = call float @four(ptr %p)
  store float %s, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @by_index(ptr addrspace(1) %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = shl nuw nsw i32 %t, 2
  %i = zext nneg i32 %x to i64
  %s = call float @four_of_u(i64 %i)
  store float %s, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @one(ptr addrspace(1) %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext nneg i32 %t to i64
  %p = getelementptr inbounds [16 x i8], ptr addrspacecast (ptr addrspace(3) @v to ptr), i64 %i
  %s = call float @one_of(ptr %p)
  store float %s, ptr addrspace(1) %out, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
