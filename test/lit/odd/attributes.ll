; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Launch bounds that no launch can have are ignored: numbers beyond 32 bits, zeros, products beyond 64 bits, blocks that no GPU supports, texts. Those
; that LLVM's codegen reads are read as it does: hexadecimal, spaces, the first three of many.
; RUN: %unbank_opt -passes='unbank<report=%t.json>' -verify-each %s -disable-output
; RUN: %python -c "import json, sys; [print(k['name'], k['block'], k['block_source']) for k in json.load(open(sys.argv[1]))['kernels']]" %t.json | FileCheck %s
;
; A promise for a kernel that allows more threads than can be counted stands.
; RUN: %unbank_opt -passes='unbank<block=k0@32x8;layout=*@pad:128:4>' -verify-each %s -disable-output
target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [32 x [32 x i32]] undef, align 16

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

; CHECK: k0 [1024, 1, 1] assumed
define ptx_kernel void @k0() "nvvm.maxntid"="65536,65536,65536" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr [32 x i32], ptr addrspace(3) @tile, i32 0, i32 %t
  store i32 %t, ptr addrspace(3) %p
  ret void
}

; CHECK-NEXT: k1 [256, 1, 1] assumed
define ptx_kernel void @k1() "nvvm.maxntid"="0,1,1" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr [32 x i32], ptr addrspace(3) @tile, i32 0, i32 %t
  store i32 %t, ptr addrspace(3) %p
  ret void
}

; CHECK-NEXT: k2 [256, 1, 1] assumed
define ptx_kernel void @k2() "nvvm.maxntid"="4294967296" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr [32 x i32], ptr addrspace(3) @tile, i32 0, i32 %t
  store i32 %t, ptr addrspace(3) %p
  ret void
}

; CHECK-NEXT: k3 [32, 1, 1] assumed
define ptx_kernel void @k3() "nvvm.maxntid"=" 32," {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr [32 x i32], ptr addrspace(3) @tile, i32 0, i32 %t
  store i32 %t, ptr addrspace(3) %p
  ret void
}

; CHECK-NEXT: k4 [256, 1, 1] assumed
define ptx_kernel void @k4() "nvvm.reqntid"="-1" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr [32 x i32], ptr addrspace(3) @tile, i32 0, i32 %t
  store i32 %t, ptr addrspace(3) %p
  ret void
}

; CHECK-NEXT: k5 [256, 1, 1] assumed
define ptx_kernel void @k5() "nvvm.reqntid"="32,0" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr [32 x i32], ptr addrspace(3) @tile, i32 0, i32 %t
  store i32 %t, ptr addrspace(3) %p
  ret void
}

; CHECK-NEXT: k6 [256, 1, 1] assumed
define ptx_kernel void @k6() "nvvm.reqntid"="32768,32768,32768" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr [32 x i32], ptr addrspace(3) @tile, i32 0, i32 %t
  store i32 %t, ptr addrspace(3) %p
  ret void
}

; CHECK-NEXT: k7 [256, 1, 1] assumed
define ptx_kernel void @k7() "nvvm.reqntid"="x" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr [32 x i32], ptr addrspace(3) @tile, i32 0, i32 %t
  store i32 %t, ptr addrspace(3) %p
  ret void
}

; CHECK-NEXT: k8 [256, 1, 1] assumed
define ptx_kernel void @k8() "nvvm.reqntid"="1,1,65" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr [32 x i32], ptr addrspace(3) @tile, i32 0, i32 %t
  store i32 %t, ptr addrspace(3) %p
  ret void
}

; CHECK-NEXT: k9 [32, 2, 1] reqntid
define ptx_kernel void @k9() "nvvm.reqntid"="0x20 , 2,1,7" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr [32 x i32], ptr addrspace(3) @tile, i32 0, i32 %t
  store i32 %t, ptr addrspace(3) %p
  ret void
}
