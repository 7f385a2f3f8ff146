; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Data decides between two words, 128 bytes apart. Whether a layout leaves them in one bank depends on where the first one lies: under a rotation and
; a pad 40 and 168 become 52 and 180, both in bank 13, while 0 and 128 become 0 and 172, in different banks.
; RUN: %unbank_opt -passes='unbank<widths=ir;block=32;layout=*@rot:64:16+pad:12:4;report=%t.json>' %s -S -o /dev/null
; RUN: %python -c 'import json, sys; [print(k["name"], a["after"]["exactness"], "%g..%g" % (a["after"]["wavefronts"]["min"], a["after"]["wavefronts"]["max"])) for k in json.load(open(sys.argv[1]))["kernels"] for a in k["accesses"]]' %t.json | FileCheck %s
; CHECK: meets bounded 1..2
; CHECK: parts exact 1..1
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@table = internal addrspace(3) global [4096 x i32] undef, align 16

define ptx_kernel void @meets(ptr addrspace(1) %out, ptr addrspace(1) %data) "target-cpu"="sm_90" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = zext i32 %t to i64
  %p = getelementptr i32, ptr addrspace(1) %data, i64 %x
  %d = load i32, ptr addrspace(1) %p, align 4
  %bit = and i32 %d, 1
  %far = mul i32 %bit, 128
  %at = add i32 %far, 40
  %wide = zext i32 %at to i64
  %a = getelementptr i8, ptr addrspace(3) @table, i64 %wide
  %v = load i32, ptr addrspace(3) %a, align 4
  store i32 %v, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @parts(ptr addrspace(1) %out, ptr addrspace(1) %data) "target-cpu"="sm_90" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = zext i32 %t to i64
  %p = getelementptr i32, ptr addrspace(1) %data, i64 %x
  %d = load i32, ptr addrspace(1) %p, align 4
  %bit = and i32 %d, 1
  %far = mul i32 %bit, 128
  %wide = zext i32 %far to i64
  %a = getelementptr i8, ptr addrspace(3) @table, i64 %wide
  %v = load i32, ptr addrspace(3) %a, align 4
  store i32 %v, ptr addrspace(1) %out, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
