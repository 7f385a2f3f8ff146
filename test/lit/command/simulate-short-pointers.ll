; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; unbank simulate: a shared pointer of 32 bits takes four bytes in memory, and does not touch what lies behind them. One of 64 bits takes eight.
; REQUIRES: command
; RUN: %unbank simulate %s --grid=1 --block=32 --arg=i32[64]:zero --output=0=%t.out
; RUN: %python -c "import struct; assert struct.unpack('64i', open('%t.out', 'rb').read()) == tuple(x for t in range(32) for x in (3 * t, t + 77))"
; RUN: sed 's/-p3:32:32//' %s > %t.ll && %unbank simulate %t.ll --grid=1 --block=32 --arg=i32[66]:zero --output=0=%t.out
; RUN: %python -c "import struct; assert struct.unpack('66i', open('%t.out', 'rb').read())[1] != 77"
target datalayout = "e-p3:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@words = internal addrspace(3) global [32 x i32] undef, align 4
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define ptx_kernel void @kernel(ptr addrspace(1) %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr inbounds i32, ptr addrspace(3) @words, i32 %t
  %three = mul i32 %t, 3
  store i32 %three, ptr addrspace(3) %p, align 4
  %pair = getelementptr inbounds [2 x i32], ptr addrspace(1) %out, i32 %t
  %behind = getelementptr inbounds i32, ptr addrspace(1) %pair, i32 1
  %number = add i32 %t, 77
  store i32 %number, ptr addrspace(1) %behind, align 4
  store ptr addrspace(3) %p, ptr addrspace(1) %pair, align 4
  %q = load ptr addrspace(3), ptr addrspace(1) %pair, align 4
  %v = load i32, ptr addrspace(3) %q, align 4
  store i32 %v, ptr addrspace(1) %pair, align 4
  ret void
}
