; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; A name that is not UTF-8 goes into the explanation and its certificate as it does into reports.
; REQUIRES: command
; RUN: %unbank explain '*' %s --block=32 --json --certificate=%t.json > %t.explained
; RUN: FileCheck %s < %t.explained
; RUN: FileCheck %s --check-prefix=CERTIFICATE < %t.json
; CHECK:       "name": "odd\\xffname"
; CERTIFICATE: "array": "odd\\xffname"

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@"odd\FFname" = internal addrspace(3) global [1024 x float] undef, align 4

define void @k(ptr %out) #0 {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = mul i32 %t, 32
  %p = getelementptr [1024 x float], ptr addrspace(3) @"odd\FFname", i32 0, i32 %i
  store float 1.0, ptr addrspace(3) %p
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
attributes #0 = { "target-cpu"="sm_90" }
!nvvm.annotations = !{!0}
!0 = !{ptr @k, !"kernel", i32 1}
