; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; What differs between lanes although its parts do not, or only where sums wrap; and addresses that data picks, of which only the wavefronts are known.
;
;     funnel    a number of the launch, rotated by the lane: not known
;     alike     the same, rotated by another number of the launch: one word for all lanes
;     ordered   t < t + n is the same in all lanes, unless the sum wraps: exact, as indices stay inside their arrays, which is assumed
;     equal     t == t + n is the same in all lanes in any case: nothing is assumed
;     atomics   rows of one bank that data picks take 32 wavefronts, whether lanes share an address, which is ideal then, or not: a range
;     loads     likewise, but lanes that share an address take one
; RUN: %unbank_opt -passes='unbank<mode=report;block=32;widths=ir;report=%t.json>' %s -S -o /dev/null
; RUN: %python -c "import json; [print(k['name'], k['assumes'], [(a['before']['exactness'], a['before']['wavefronts']['min'], a['before']['wavefronts']['max'], a['before']['ideal']) for a in k['accesses']]) for k in json.load(open('%t.json'))['kernels']]" | FileCheck %s
; CHECK: funnel [] [('unknown', {{.*}})]
; CHECK-NEXT: alike [] [('exact', 1, 1, 1.0)]
; CHECK-NEXT: ordered ['in-bounds'] [('exact', 1, 1, 1.0)]
; CHECK-NEXT: equal [] [('exact', 1, 1, 1.0)]
; CHECK-NEXT: atomics {{.*}} [('bounded', 32, 32, 1.0)]
; CHECK-NEXT: loads {{.*}} [('bounded', 1, 32, 1.0)]
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@table = internal addrspace(3) global [2048 x i32] undef, align 16

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.fshl.i32(i32, i32, i32)

define ptx_kernel void @funnel(i32 %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %r = call i32 @llvm.fshl.i32(i32 %n, i32 %n, i32 %t)
  %m = and i32 %r, 1023
  %p = getelementptr i32, ptr addrspace(3) @table, i32 %m
  store i32 0, ptr addrspace(3) %p, align 4
  ret void
}

define ptx_kernel void @alike(i32 %n, i32 %by) {
  %r = call i32 @llvm.fshl.i32(i32 %n, i32 %n, i32 %by)
  %m = and i32 %r, 1023
  %p = getelementptr i32, ptr addrspace(3) @table, i32 %m
  store i32 0, ptr addrspace(3) %p, align 4
  ret void
}

define ptx_kernel void @ordered(i32 %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %u = add i32 %t, %n
  %c = icmp ult i32 %t, %u
  %z = zext i1 %c to i32
  %s = mul i32 %z, 33
  %i = add i32 %s, %t
  %p = getelementptr i32, ptr addrspace(3) @table, i32 %i
  store i32 0, ptr addrspace(3) %p, align 4
  ret void
}

define ptx_kernel void @equal(i32 %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %u = add i32 %t, %n
  %c = icmp eq i32 %t, %u
  %z = zext i1 %c to i32
  %s = mul i32 %z, 33
  %i = add i32 %s, %t
  %p = getelementptr i32, ptr addrspace(3) @table, i32 %i
  store i32 0, ptr addrspace(3) %p, align 4
  ret void
}

define ptx_kernel void @atomics(ptr %in) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = getelementptr i32, ptr %in, i32 %t
  %d = load i32, ptr %i, align 4
  %m = and i32 %d, 31
  %p = getelementptr [32 x i32], ptr addrspace(3) @table, i32 %m
  %v = atomicrmw xor ptr addrspace(3) %p, i32 %t monotonic, align 4
  ret void
}

define ptx_kernel void @loads(ptr %in) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = getelementptr i32, ptr %in, i32 %t
  %d = load i32, ptr %i, align 4
  %m = and i32 %d, 31
  %p = getelementptr [32 x i32], ptr addrspace(3) @table, i32 %m
  %v = load i32, ptr addrspace(3) %p, align 4
  store i32 %v, ptr %i, align 4
  ret void
}
