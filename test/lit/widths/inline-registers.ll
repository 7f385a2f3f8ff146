; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Braces of inline PTX are a scope. A register that they declare is like any other: what is moved to it, or used by a guard, is read. The labels of
; several braces have one name, and each branch leads to its own label.
; RUN: %unbank_opt -passes='unbank<mode=report;report=%t.json>' %s -disable-output > %t.txt
; RUN: %python -c "import json, sys; [print(k['name'], k['before']['score'], k['before']['exactness']) for k in json.load(open(sys.argv[1]))['kernels']]" %t.json | FileCheck %s
; RUN: %unbank_opt -passes='unbank<widths=ir;mode=report;report=%t.ir.json>' %s -disable-output > %t.txt
; RUN: %python -c "import json, sys; [print(k['name'], k['before']['score'], k['before']['exactness']) for k in json.load(open(sys.argv[1]))['kernels']]" %t.ir.json | FileCheck %s

; CHECK:      moved 32.0 exact
; CHECK-NEXT: halves 32.0 exact
; CHECK-NEXT: ranged 32.0 exact
; CHECK-NEXT: guarding 32.0 exact
; CHECK-NEXT: multiplied 64.0 exact
; CHECK-NEXT: nested 32.0 exact
; CHECK-NEXT: twice 64.0 exact
; CHECK-NEXT: coordinates 64.0 exact

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@a = internal addrspace(3) global [32 x [32 x i32]] undef, align 4
@out = global i32 0, align 4

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define ptx_kernel void @moved() "nvvm.reqntid"="32" {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !0
  %p = getelementptr inbounds [32 x [32 x i32]], ptr addrspace(3) @a, i32 0, i32 %x, i32 3
  %v = load i32, ptr addrspace(3) %p, align 4
  %r = call i32 asm "{ .reg .b32 q; mov.b32 q, $1; not.b32 $0, q; }", "=r,r"(i32 %v)
  store volatile i32 %r, ptr @out
  ret void
}

define ptx_kernel void @halves() "nvvm.reqntid"="32" {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !0
  %p = getelementptr inbounds [32 x [32 x i32]], ptr addrspace(3) @a, i32 0, i32 %x, i32 3
  %v = load i32, ptr addrspace(3) %p, align 4
  %r = call i32 asm "{.reg .f16 low, high;\0A mov.b32 {low, high}, $1;\0A mov.b32 $0, {high, low};}", "=r,r"(i32 %v)
  store volatile i32 %r, ptr @out
  ret void
}

define ptx_kernel void @ranged() "nvvm.reqntid"="32" {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !0
  %p = getelementptr inbounds [32 x [32 x i32]], ptr addrspace(3) @a, i32 0, i32 %x, i32 3
  %v = load i32, ptr addrspace(3) %p, align 4
  %r = call i32 asm "{ .reg .b32 %q<4>; mov.b32 %q3, $1; not.b32 $0, %q3; }", "=r,r"(i32 %v)
  store volatile i32 %r, ptr @out
  ret void
}

define ptx_kernel void @guarding() "nvvm.reqntid"="32" {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !0
  %p = getelementptr inbounds [32 x [32 x i32]], ptr addrspace(3) @a, i32 0, i32 %x, i32 3
  %v = load i32, ptr addrspace(3) %p, align 4
  %r = call i32 asm "{ .reg .pred p; setp.ne.b32 p, $1, 0; mov.b32 $0, 1; @p mov.b32 $0, 2; }", "=r,r"(i32 %v)
  store volatile i32 %r, ptr @out
  ret void
}

; All operands of a long instruction are read: 8 results, 8 and 8 factors, 8 to add.
define ptx_kernel void @multiplied() "nvvm.reqntid"="32" {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !0
  %p = getelementptr inbounds [32 x [32 x i32]], ptr addrspace(3) @a, i32 0, i32 %x, i32 3
  %v = load i32, ptr addrspace(3) %p, align 4
  %q = getelementptr inbounds [32 x [32 x i32]], ptr addrspace(3) @a, i32 0, i32 %x, i32 11
  %w = load i32, ptr addrspace(3) %q, align 4
  %r = call { i32, i32, i32, i32 } asm "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=r,=r,=r,=r,r,r,r,r,r,r,r,r,r,r"(i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 %v, i32 %w)
  %s = extractvalue { i32, i32, i32, i32 } %r, 2
  store volatile i32 %s, ptr @out
  ret void
}

define ptx_kernel void @nested() "nvvm.reqntid"="32" {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !0
  %p = getelementptr inbounds [32 x [32 x i32]], ptr addrspace(3) @a, i32 0, i32 %x, i32 3
  %v = load i32, ptr addrspace(3) %p, align 4
  %r = call i32 asm "{ .reg .b32 q; { .reg .b32 q, s; mov.b32 q, 1; add.s32 s, q, 1; } mov.b32 q, $1; not.b32 $0, q; }", "=r,r"(i32 %v)
  store volatile i32 %r, ptr @out
  ret void
}

; Two waits of the same text, as headers have them: the loads stand before, between and behind two loops.
define ptx_kernel void @twice() "nvvm.reqntid"="32" {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !0
  %p = getelementptr inbounds [32 x [32 x i32]], ptr addrspace(3) @a, i32 0, i32 %x, i32 3
  %v = load i32, ptr addrspace(3) %p, align 4
  %r = call i32 asm sideeffect "{ .reg .pred p; .reg .b32 q; mov.b32 q, $1; WAIT: setp.eq.b32 p, q, 0; @p bra DONE; sub.u32 q, q, 1; bra.uni WAIT; DONE: mov.b32 $0, q; }", "=r,r"(i32 %v)
  %q = getelementptr inbounds [32 x [32 x i32]], ptr addrspace(3) @a, i32 0, i32 %x, i32 11
  %w = load i32, ptr addrspace(3) %q, align 4
  %s = call i32 asm sideeffect "{ .reg .pred p; .reg .b32 q; mov.b32 q, $1; WAIT: setp.eq.b32 p, q, 0; @p bra DONE; sub.u32 q, q, 1; bra.uni WAIT; DONE: mov.b32 $0, q; }", "=r,r"(i32 %w)
  %t = add i32 %r, %s
  store volatile i32 %t, ptr @out
  ret void
}

; Coordinates stand in the brackets of an address.
define ptx_kernel void @coordinates(i64 %texture) "nvvm.reqntid"="32" {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !0
  %p = getelementptr inbounds [32 x [32 x i32]], ptr addrspace(3) @a, i32 0, i32 %x, i32 3
  %v = load float, ptr addrspace(3) %p, align 4
  %q = getelementptr inbounds [32 x [32 x i32]], ptr addrspace(3) @a, i32 0, i32 %x, i32 11
  %w = load float, ptr addrspace(3) %q, align 4
  %r = call { float, float, float, float } asm "tex.2d.v4.f32.f32 {$0, $1, $2, $3}, [$4, {$5, $6}];", "=f,=f,=f,=f,l,f,f"(i64 %texture, float %v, float %w)
  %s = extractvalue { float, float, float, float } %r, 2
  store volatile float %s, ptr @out
  ret void
}

!0 = !{i32 0, i32 32}
