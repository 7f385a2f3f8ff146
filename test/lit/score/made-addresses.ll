; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Inline PTX that turns a number into a shared memory address, as cooperative groups do for the memory that CUDA reserves. If nothing uses the
; address, it touches nothing (`unused`). If something does, any array may be read, and the score is unknown (`used`).
; RUN: %unbank_opt -passes='unbank<block=64;report=%t.json>' %s -S -o /dev/null
; RUN: %python -c "import json, sys; [print(k['name'], k['before']['score'], k['before']['exactness']) for k in json.load(open(sys.argv[1]))['kernels']]" %t.json | FileCheck %s
; CHECK:      unused 4.0 exact
; CHECK-NEXT: used None unknown
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@a = internal addrspace(3) global [64 x i32] undef, align 16
@b = internal addrspace(3) global [64 x i32] undef, align 16
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier0()

define ptx_kernel void @unused(ptr addrspace(1) %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %made = tail call i64 asm "{ .reg .u32 start; .reg .u64 extended; mov.u32 start, %reserved_smem_offset_1; cvt.u64.u32 extended, start; cvta.shared.u64 $0, extended; }", "=l"()
  %g = getelementptr i32, ptr addrspace(3) @a, i32 %t
  store i32 %t, ptr addrspace(3) %g, align 4
  call void @llvm.nvvm.barrier0()
  %r = xor i32 %t, 1
  %h = getelementptr i32, ptr addrspace(3) @a, i32 %r
  %v = load i32, ptr addrspace(3) %h, align 4
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %v, ptr addrspace(1) %o, align 4
  ret void
}

define ptx_kernel void @used(ptr addrspace(1) %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %made = tail call i64 asm "{ .reg .u32 start; .reg .u64 extended; mov.u32 start, %reserved_smem_offset_1; cvt.u64.u32 extended, start; cvta.shared.u64 $0, extended; }", "=l"()
  %g = getelementptr i32, ptr addrspace(3) @b, i32 %t
  store i32 %t, ptr addrspace(3) %g, align 4
  call void @llvm.nvvm.barrier0()
  %r = xor i32 %t, 1
  %h = getelementptr i32, ptr addrspace(3) @b, i32 %r
  %v = load i32, ptr addrspace(3) %h, align 4
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %v, ptr addrspace(1) %o, align 4
  %p = inttoptr i64 %made to ptr
  store i32 %v, ptr %p, align 4
  ret void
}
