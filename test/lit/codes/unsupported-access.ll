; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; An access in a form that is not understood pins the array, and the reason names an intrinsic; beside it stands the nearest form that is understood.
; RUN: split-file %s %t
; RUN: %unchanged %t/refused.ll %t/refused.json 'layout=*@pad:128:16'
; RUN: %arrays %t/refused.json | FileCheck %t/refused.ll
; RUN: %python -c "import json; [print(a['name'] + ':', a['reason']) for a in json.load(open('%t/refused.json'))['arrays']]" | FileCheck %t/refused.ll --check-prefix=WHY
; RUN: %unbank_opt -passes='unbank<layout=*@pad:128:16;report=%t/changed.json>' -verify-each %t/changed.ll -disable-output
; RUN: %arrays %t/changed.json | FileCheck %t/changed.ll

;--- refused.ll
; CHECK:      moved: refused unsupported-access
; CHECK-NEXT: long_copy: refused unsupported-access
; CHECK-NEXT: in_bytes: refused unsupported-access
; CHECK-NEXT: some_copy: refused unsupported-access
; CHECK-NEXT: some_fill: refused unsupported-access
; CHECK-NEXT: structs: refused unsupported-access
; CHECK-NEXT: rows: refused unsupported-access
; CHECK-NEXT: threes: refused unsupported-access
; CHECK-NEXT: bits: refused unsupported-access
; CHECK-NEXT: gathered: refused unsupported-access
; CHECK-NEXT: gathered_constant: refused unsupported-access
; CHECK-NEXT: matrix: refused unsupported-access
; CHECK-NEXT: terms: refused unsupported-access
; CHECK-NEXT: atomically: refused unsupported-access
; CHECK-NOT:  {{.}}
; WHY: moved: 144 bytes are moved, and may overlap, at once; at most 128 are followed
; WHY: long_copy: 1040 bytes are copied, or filled, at once; at most 1024 are followed
; WHY: in_bytes: 272 bytes are copied, or filled, at once in pieces of 1, as no more is known of their alignment; at most 256 pieces are followed
; WHY: some_copy: it is copied, or filled, by a number of bytes that is not constant
; WHY: structs: an instruction uses it in a way that cannot be rewritten
; WHY: atomically: llvm.memcpy.element.unordered.atomic.p1.p3.i64 uses it, in a way that cannot be rewritten
target triple = "nvptx64-nvidia-cuda"
@moved = internal addrspace(3) global [32 x [32 x float]] undef, align 16
@long_copy = internal addrspace(3) global [32 x [32 x float]] undef, align 16
@in_bytes = internal addrspace(3) global [32 x [32 x float]] undef, align 16
@some_copy = internal addrspace(3) global [32 x [32 x float]] undef, align 16
@some_fill = internal addrspace(3) global [32 x [32 x float]] undef, align 16
@structs = internal addrspace(3) global [32 x { float, float, i64 }] undef, align 16
@rows = internal addrspace(3) global [32 x [32 x float]] undef, align 16
@threes = internal addrspace(3) global [32 x [3 x float]] undef, align 16
@bits = internal addrspace(3) global [1024 x i8] undef, align 16
@gathered = internal addrspace(3) global [32 x [32 x float]] undef, align 16
@gathered_constant = internal addrspace(3) global [32 x [32 x float]] undef, align 16
@matrix = internal addrspace(3) global [16 x [16 x half]] undef, align 32
@terms = internal addrspace(3) global [32 x [32 x float]] undef, align 16
@atomically = internal addrspace(3) global [32 x [32 x float]] undef, align 16

define ptx_kernel void @copy(ptr addrspace(1) %out, i64 %n) {
  call void @llvm.memcpy.element.unordered.atomic.p1.p3.i64(ptr addrspace(1) align 16 %out, ptr addrspace(3) align 16 @atomically, i64 16, i32 4)
  call void @llvm.memmove.p1.p3.i64(ptr addrspace(1) align 16 %out, ptr addrspace(3) align 16 @moved, i64 144, i1 false)
  call void @llvm.memcpy.p1.p3.i64(ptr addrspace(1) align 16 %out, ptr addrspace(3) align 16 @long_copy, i64 1040, i1 false)
  call void @llvm.memcpy.p1.p3.i64(ptr addrspace(1) align 1 %out, ptr addrspace(3) align 1 @in_bytes, i64 272, i1 false)
  call void @llvm.memcpy.p1.p3.i64(ptr addrspace(1) align 16 %out, ptr addrspace(3) align 16 @some_copy, i64 %n, i1 false)
  call void @llvm.memset.p3.i64(ptr addrspace(3) align 16 @some_fill, i8 0, i64 %n, i1 false)
  ret void
}

define ptx_kernel void @aggregates(ptr addrspace(1) %out, i64 %i) {
  %s = getelementptr inbounds { float, float, i64 }, ptr addrspace(3) @structs, i64 %i
  %struct = load { float, float, i64 }, ptr addrspace(3) %s, align 16
  store { float, float, i64 } %struct, ptr addrspace(1) %out, align 16
  %r = getelementptr inbounds [32 x float], ptr addrspace(3) @rows, i64 %i
  %row = load [4 x float], ptr addrspace(3) %r, align 16
  store [4 x float] %row, ptr addrspace(1) %out, align 16
  %t = getelementptr inbounds [3 x float], ptr addrspace(3) @threes, i64 %i
  %three = load <3 x float>, ptr addrspace(3) %t, align 4
  store <3 x float> %three, ptr addrspace(1) %out, align 16
  %b = getelementptr inbounds i8, ptr addrspace(3) @bits, i64 %i
  %bit = load i1, ptr addrspace(3) %b, align 1
  store i1 %bit, ptr addrspace(1) %out, align 1
  ret void
}

define ptx_kernel void @gather(<2 x i64> %index, ptr addrspace(1) %out) {
  %p = getelementptr inbounds float, ptr addrspace(3) @gathered, <2 x i64> %index
  %value = call <2 x float> @llvm.masked.gather.v2f32.v2p3(<2 x ptr addrspace(3)> %p, i32 4, <2 x i1> <i1 true, i1 true>, <2 x float> undef)
  store <2 x float> %value, ptr addrspace(1) %out, align 8
  %same = call <2 x float> @llvm.masked.gather.v2f32.v2p3(<2 x ptr addrspace(3)> <ptr addrspace(3) @gathered_constant, ptr addrspace(3) @gathered_constant>, i32 4, <2 x i1> <i1 true, i1 true>, <2 x float> undef)
  store <2 x float> %same, ptr addrspace(1) %out, align 8
  ret void
}

define ptx_kernel void @multiply() {
  %a = call {<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>} @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p3(ptr addrspace(3) @matrix, i32 16)
  ret void
}

; More terms than an offset holds.
define ptx_kernel void @sum_up(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h, i64 %i, i64 %j, i64 %k, i64 %l, i64 %m, i64 %n, i64 %o, i64 %q, i64 %r) {
  %pa = getelementptr float, ptr addrspace(3) @terms, i64 %a
  %pb = getelementptr float, ptr addrspace(3) %pa, i64 %b
  %pc = getelementptr float, ptr addrspace(3) %pb, i64 %c
  %pd = getelementptr float, ptr addrspace(3) %pc, i64 %d
  %pe = getelementptr float, ptr addrspace(3) %pd, i64 %e
  %pf = getelementptr float, ptr addrspace(3) %pe, i64 %f
  %pg = getelementptr float, ptr addrspace(3) %pf, i64 %g
  %ph = getelementptr float, ptr addrspace(3) %pg, i64 %h
  %pi = getelementptr float, ptr addrspace(3) %ph, i64 %i
  %pj = getelementptr float, ptr addrspace(3) %pi, i64 %j
  %pk = getelementptr float, ptr addrspace(3) %pj, i64 %k
  %pl = getelementptr float, ptr addrspace(3) %pk, i64 %l
  %pm = getelementptr float, ptr addrspace(3) %pl, i64 %m
  %pn = getelementptr float, ptr addrspace(3) %pm, i64 %n
  %po = getelementptr float, ptr addrspace(3) %pn, i64 %o
  %pq = getelementptr float, ptr addrspace(3) %po, i64 %q
  %pr = getelementptr float, ptr addrspace(3) %pq, i64 %r
  store float 0.0, ptr addrspace(3) %pr, align 4
  ret void
}

declare void @llvm.memcpy.element.unordered.atomic.p1.p3.i64(ptr addrspace(1), ptr addrspace(3), i64, i32)
declare void @llvm.memmove.p1.p3.i64(ptr addrspace(1), ptr addrspace(3), i64, i1)
declare void @llvm.memcpy.p1.p3.i64(ptr addrspace(1), ptr addrspace(3), i64, i1)
declare void @llvm.memset.p3.i64(ptr addrspace(3), i8, i64, i1)
declare <2 x float> @llvm.masked.gather.v2f32.v2p3(<2 x ptr addrspace(3)>, i32, <2 x i1>, <2 x float>)
declare {<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>} @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p3(ptr addrspace(3), i32)

;--- changed.ll
; CHECK:      moved: changed pad:128:16 4096 -> 4608
; CHECK-NEXT: long_copy: changed pad:128:16 4096 -> 4608
; CHECK-NEXT: in_bytes: changed pad:128:16 4096 -> 4608
; CHECK-NEXT: copied: changed pad:128:16 4096 -> 4608
; CHECK-NEXT: filled: changed pad:128:16 4096 -> 4608
; CHECK-NEXT: structs: changed pad:128:16 512 -> 560
; CHECK-NEXT: fours: changed pad:128:16 512 -> 560
; CHECK-NEXT: bytes: changed pad:128:16 1024 -> 1136
; CHECK-NEXT: terms: changed pad:128:16 4096 -> 4608
; CHECK-NOT:  {{.}}
target triple = "nvptx64-nvidia-cuda"
@moved = internal addrspace(3) global [32 x [32 x float]] undef, align 16
@long_copy = internal addrspace(3) global [32 x [32 x float]] undef, align 16
@in_bytes = internal addrspace(3) global [32 x [32 x float]] undef, align 16
@copied = internal addrspace(3) global [32 x [32 x float]] undef, align 16
@filled = internal addrspace(3) global [32 x [32 x float]] undef, align 16
@structs = internal addrspace(3) global [32 x { float, float, i64 }] undef, align 16
@fours = internal addrspace(3) global [32 x [4 x float]] undef, align 16
@bytes = internal addrspace(3) global [1024 x i8] undef, align 16
@terms = internal addrspace(3) global [32 x [32 x float]] undef, align 16

define ptx_kernel void @copy(ptr addrspace(1) %out) {
  call void @llvm.memcpy.p1.p3.i64(ptr addrspace(1) align 16 %out, ptr addrspace(3) align 16 @copied, i64 128, i1 false)
  call void @llvm.memmove.p1.p3.i64(ptr addrspace(1) align 16 %out, ptr addrspace(3) align 16 @moved, i64 128, i1 false)
  call void @llvm.memcpy.p1.p3.i64(ptr addrspace(1) align 4 %out, ptr addrspace(3) align 4 @long_copy, i64 1024, i1 false)
  call void @llvm.memcpy.p1.p3.i64(ptr addrspace(1) align 1 %out, ptr addrspace(3) align 1 @in_bytes, i64 256, i1 false)
  call void @llvm.memset.p3.i64(ptr addrspace(3) align 16 @filled, i8 0, i64 16, i1 false)
  ret void
}

define ptx_kernel void @fields(ptr addrspace(1) %out, i64 %i) {
  %s = getelementptr inbounds { float, float, i64 }, ptr addrspace(3) @structs, i64 %i, i32 2
  %field = load i64, ptr addrspace(3) %s, align 8
  store i64 %field, ptr addrspace(1) %out, align 8
  %f = getelementptr inbounds [4 x float], ptr addrspace(3) @fours, i64 %i
  %four = load <4 x float>, ptr addrspace(3) %f, align 16
  store <4 x float> %four, ptr addrspace(1) %out, align 16
  %b = getelementptr inbounds i8, ptr addrspace(3) @bytes, i64 %i
  %byte = load i8, ptr addrspace(3) %b, align 1
  store i8 %byte, ptr addrspace(1) %out, align 1
  ret void
}

define ptx_kernel void @sum_up(i64 %a, i64 %b, i64 %c, i64 %d) {
  %pa = getelementptr float, ptr addrspace(3) @terms, i64 %a
  %pb = getelementptr float, ptr addrspace(3) %pa, i64 %b
  %pc = getelementptr float, ptr addrspace(3) %pb, i64 %c
  %pd = getelementptr float, ptr addrspace(3) %pc, i64 %d
  store float 0.0, ptr addrspace(3) %pd, align 4
  ret void
}

declare void @llvm.memmove.p1.p3.i64(ptr addrspace(1), ptr addrspace(3), i64, i1)
declare void @llvm.memcpy.p1.p3.i64(ptr addrspace(1), ptr addrspace(3), i64, i1)
declare void @llvm.memset.p3.i64(ptr addrspace(3), i8, i64, i1)
