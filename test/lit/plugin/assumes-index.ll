; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; (t - n - m / 3) srem 2 is 0 or 1 for an index that is not negative, which is assumed and listed. With urem nothing needs to be assumed.
; RUN: %unbank_opt -passes='unbank<widths=ir;block=32x3;report=%t.json>' %s -disable-output
; RUN: %python -c "import json, sys; [print(k['name'], k['assumes'], [a['before']['exactness'] for a in k['accesses']]) for k in json.load(open(sys.argv[1]))['kernels']]" %t.json | FileCheck %s
; CHECK:      two ['in-bounds'] ['exact']
; CHECK-NEXT: unsigned [] ['exact']
;
; A layout whose rows are 48 bytes divides offsets by 48, as its new address is followed for indices that do not wrap.
; RUN: %unbank_opt -passes='unbank<widths=ir;block=16x2;layout=row@pad:48:32;report=%t.after.json>' %s -disable-output
; RUN: %python -c "import json, sys; [print(k['name'], k['assumes'], [a['after']['exactness'] for a in k['accesses']]) for k in json.load(open(sys.argv[1]))['kernels']]" %t.after.json | FileCheck %s --check-prefix=AFTER
; AFTER: rows ['in-bounds'] ['exact']
;
; RUN: %unbank_opt -passes='unbank<widths=ir;block=16x2;layout=row@pad:32:32;report=%t.power.json>' %s -disable-output
; RUN: %python -c "import json, sys; [print(k['name'], k['assumes'], [a['after']['exactness'] for a in k['accesses']]) for k in json.load(open(sys.argv[1]))['kernels']]" %t.power.json | FileCheck %s --check-prefix=POWER
; POWER: rows [] ['exact']
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@row = internal addrspace(3) global [64 x double] undef, align 16

define ptx_kernel void @two(ptr %out, i32 %n, i32 %m) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %a = sub i32 %t, %n
  %third = sdiv i32 %m, 3
  %b = sub i32 %a, %third
  %r = srem i32 %b, 2
  %i = and i32 %r, 15
  %w = zext i32 %i to i64
  %p = getelementptr inbounds double, ptr addrspace(3) @row, i64 %w
  %v = load double, ptr addrspace(3) %p, align 8
  store double %v, ptr %out, align 8
  ret void
}

define ptx_kernel void @unsigned(ptr %out, i32 %n, i32 %m) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %a = sub i32 %t, %n
  %b = sub i32 %a, %m
  %r = urem i32 %b, 2
  %w = zext i32 %r to i64
  %p = getelementptr inbounds double, ptr addrspace(3) @row, i64 %w
  %v = load double, ptr addrspace(3) %p, align 8
  store double %v, ptr %out, align 8
  ret void
}

define ptx_kernel void @rows(ptr %out, i32 %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %far = mul i32 %n, 96
  %near = shl i32 %t, 2
  %o = add i32 %far, %near
  %p = getelementptr inbounds i8, ptr addrspace(3) @row, i32 %o
  %v = load i32, ptr addrspace(3) %p, align 4
  store i32 %v, ptr %out, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
