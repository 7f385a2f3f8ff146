; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Two float constants are two different values for lanes that come by different paths, even 0 and -0.
; RUN: %unbank_opt -passes='unbank<mode=report;block=32;widths=ir;layout=*@identity;report=%t.json>' %s -disable-output
; RUN: %python -c "import json; [print(k['name'], a['before']['wavefronts']['min'], a['before']['wavefronts']['max'], a['before']['exactness'], a['before']['reason']) for k in json.load(open('%t.json'))['kernels'] for a in k['accesses'] if a['op'] == 'ld']" | FileCheck %s
; CHECK:      different 1 32 bounded the address mixes lanes with a float
; CHECK-NEXT: signs 1 32 bounded the address mixes lanes with a float
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [1024 x i32] undef, align 16
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define ptx_kernel void @different(ptr addrspace(1) %out) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %first = icmp ult i32 %tid, 7
  br i1 %first, label %low, label %high
low:
  br label %meet
high:
  br label %meet
meet:
  %float = phi float [ 1.0, %low ], [ 5.0, %high ]
  %over = fdiv float 1.0, %float
  %below = fptoui float %over to i32
  %column = and i32 %below, 31
  %row = shl i32 %tid, 5
  %word = or i32 %row, %column
  %p = getelementptr i32, ptr addrspace(3) @tile, i32 %word
  %x = load i32, ptr addrspace(3) %p, align 4
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %tid
  store i32 %x, ptr addrspace(1) %q, align 4
  ret void
}

define ptx_kernel void @signs(ptr addrspace(1) %out) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %first = icmp ult i32 %tid, 7
  br i1 %first, label %low, label %high
low:
  br label %meet
high:
  br label %meet
meet:
  %float = phi float [ 0.0, %low ], [ -0.0, %high ]
  %over = fdiv float 1.0, %float
  %below = fptoui float %over to i32
  %column = and i32 %below, 31
  %row = shl i32 %tid, 5
  %word = or i32 %row, %column
  %p = getelementptr i32, ptr addrspace(3) @tile, i32 %word
  %x = load i32, ptr addrspace(3) %p, align 4
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %tid
  store i32 %x, ptr addrspace(1) %q, align 4
  ret void
}
