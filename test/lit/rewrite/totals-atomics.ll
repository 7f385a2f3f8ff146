; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; If all lanes of an atomic have one address, ptxas may combine their values, so that one lane goes to memory: a range. Twins: lanes with addresses of
; their own, a sum of ones (which the hardware adds up), an exchange, a maximum whose old value is used, 64 bits.
; RUN: %unbank_opt -passes='unbank<block=32;report=%t.json>' %s -disable-output
; RUN: %validate %t.json
; RUN: %python -c 'import json, sys; [print(k["name"], a["before"]["exactness"], a["before"]["wavefronts"]["min"], a["before"]["wavefronts"]["max"], a["before"]["reason"]) for k in json.load(open(sys.argv[1]))["kernels"] for a in k["accesses"]]' %t.json | FileCheck %s
;
; CHECK:      sum bounded 1 32 ptxas may combine lanes of one address before the atomic
; CHECK-NEXT: used_sum bounded 1 32 ptxas may
; CHECK-NEXT: maximum bounded 1 32 ptxas may
; CHECK-NEXT: lanes exact 32 32
; CHECK-NEXT: ones exact 1 1
; CHECK-NEXT: exchange exact 32 32
; CHECK-NEXT: used_maximum exact 32 32
target triple = "nvptx64-nvidia-cuda"
@s = internal addrspace(3) global [4096 x i32] undef, align 4

define ptx_kernel void @sum(i32 %v) {
  %old = atomicrmw add ptr addrspace(3) @s, i32 %v syncscope("block") monotonic, align 4
  ret void
}

define ptx_kernel void @used_sum(i32 %v, ptr addrspace(1) %out) {
  %old = atomicrmw sub ptr addrspace(3) @s, i32 %v monotonic, align 4
  store i32 %old, ptr addrspace(1) %out
  ret void
}

define ptx_kernel void @maximum(i32 %v) {
  %old = atomicrmw umax ptr addrspace(3) @s, i32 %v seq_cst, align 4
  ret void
}

define ptx_kernel void @lanes(i32 %v) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr [32 x i32], ptr addrspace(3) @s, i32 %t
  %old = atomicrmw add ptr addrspace(3) %p, i32 %v monotonic, align 4
  ret void
}

define ptx_kernel void @ones() {
  %old = atomicrmw add ptr addrspace(3) @s, i32 1 monotonic, align 4
  ret void
}

define ptx_kernel void @exchange(i32 %v) {
  %old = atomicrmw xchg ptr addrspace(3) @s, i32 %v monotonic, align 4
  ret void
}

define ptx_kernel void @used_maximum(i32 %v, ptr addrspace(1) %out) {
  %old = atomicrmw umax ptr addrspace(3) @s, i32 %v monotonic, align 4
  store i32 %old, ptr addrspace(1) %out
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
