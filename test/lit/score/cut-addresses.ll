; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; The address of an array plus a number, as a constant of 64 bits that is cut to 32, as clang makes it of
; `uint32_t base = __cvta_generic_to_shared(s)` and a sum with a size_t: 32-way conflicts of an exact score.
; RUN: %unbank_opt -passes='unbank<block=32;layout=*@identity;report=%t.json>' -disable-output %s
; RUN: %python -c "import json, sys; [print(k['name'], k['before']['score'], k['before']['exactness']) for k in json.load(open(sys.argv[1]))['kernels']]" %t.json | FileCheck %s
; CHECK: cut 32.0 exact
target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [2048 x float] undef, align 16

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define ptx_kernel void @cut(ptr addrspace(1) %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %row = shl i32 %t, 7
  %address = add i32 %row, trunc (i64 add (i64 ptrtoint (ptr addrspace(3) @tile to i64), i64 4096) to i32)
  %loaded = call float asm sideeffect "ld.shared.f32 $0, [$1];", "=f,r"(i32 %address)
  store float %loaded, ptr addrspace(1) %out
  ret void
}
