; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; The hardware goes from line to line of a wmma's tile by a leading dimension, so the lines must stay whole and equally far apart: this allows pads of
; rows that divide the leading dimension, if no line of a tile crosses the end of a row. The call then gets another start and another leading
; dimension. Beside each form that is rewritten stands the nearest one that must not be.
; RUN: rm -rf %t && split-file %s %t
; RUN: %unbank_opt -passes='unbank<layout=*@pad:128:16;report=%t/changed.json>' -verify-each %t/changed.ll -S -o %t/out.ll
; RUN: %arrays %t/changed.json | FileCheck %t/changed.ll --check-prefix=ARRAY
; RUN: FileCheck %t/changed.ll < %t/out.ll
; RUN: %unbank_opt -passes='unbank<layout=*@pad:128:16:1024:32;report=%t/twice.json>' %t/twice.ll -S -o - | FileCheck %t/twice.ll
; RUN: %unchanged %t/refused.ll %t/refused.json 'layout=*@pad:128:16'
; RUN: %arrays %t/refused.json | FileCheck %t/refused.ll
; RUN: %unchanged %t/kinds.ll %t/kinds.json 'layout=narrow@pad:128:8;layout=longer@pad:256:16;layout=swizzled@xor:4:7:7;layout=rotated@rot:128:16;layout=both@xor:4:7:7+pad:128:16'
; RUN: %arrays %t/kinds.json | FileCheck %t/kinds.ll

;--- changed.ll
; ARRAY:      generic: changed pad:128:16
; ARRAY-NEXT: shared: changed pad:128:16
; ARRAY-NEXT: second: changed pad:128:16
; ARRAY-NEXT: bytes: changed pad:128:16
; ARRAY-NEXT: nibbles: changed pad:128:16
; ARRAY-NEXT: sums: changed pad:128:16
; ARRAY-NEXT: tiles: changed pad:128:16
; ARRAY-NEXT: ping: changed pad:128:16
; ARRAY-NEXT: pong: changed pad:128:16
target triple = "nvptx64-nvidia-cuda"
@generic = internal addrspace(3) global [32 x [64 x half]] undef, align 32
@shared = internal addrspace(3) global [32 x [64 x half]] undef, align 32
@second = internal addrspace(3) global [32 x [64 x half]] undef, align 32
@bytes = internal addrspace(3) global [32 x [128 x i8]] undef, align 32
@nibbles = internal addrspace(3) global [32 x [128 x i8]] undef, align 32
@sums = internal addrspace(3) global [32 x [32 x float]] undef, align 32
@tiles = internal addrspace(3) global [32 x [64 x half]] undef, align 32
@ping = internal addrspace(3) global [16 x [64 x half]] undef, align 32
@pong = internal addrspace(3) global [16 x [64 x half]] undef, align 32

; CHECK-LABEL: @loads
; where 16 bytes of alignment are shown, by ldmatrix
; CHECK: @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p3(ptr addrspace(3) {{.*}}, i32 72)
; CHECK: @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p0(ptr {{.*}}, i32 72)
; CHECK: @llvm.nvvm.wmma.m16n16k16.load.b.col.stride.f16.p3(ptr addrspace(3) {{.*}}, i32 72)
; every second row
; CHECK: @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p3(ptr addrspace(3) {{.*}}, i32 144)
; CHECK: @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.s8.p3(ptr addrspace(3) {{.*}}, i32 144)
; CHECK: @llvm.nvvm.wmma.m8n8k32.load.a.row.stride.s4.p3(ptr addrspace(3) {{.*}}, i32 288)
; from within a row on: 16 rows and 32 bytes
; CHECK: @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p3(ptr addrspace(3) getelementptr {{.*}}@tiles, i64 2336), i32 72)
; CHECK: @llvm.nvvm.wmma.m16n16k16.store.d.row.stride.f32.p3(ptr addrspace(3) {{.*}}, i32 36)
; either of two arrays
; CHECK: @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p3(ptr addrspace(3) {{.*}}, i32 72)
define ptx_kernel void @loads(ptr addrspace(1) %out, i64 %i, i64 %j) {
  %row = shl i64 %i, 4
  %column = shl i64 %j, 4
  %g = getelementptr [64 x half], ptr addrspacecast (ptr addrspace(3) @generic to ptr), i64 %row, i64 %column
  %a = call {<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>} @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p0(ptr %g, i32 64)
  %a.0 = extractvalue {<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>} %a, 0
  store volatile <2 x half> %a.0, ptr addrspace(1) %out, align 4
  %g.odd = getelementptr [64 x half], ptr addrspacecast (ptr addrspace(3) @generic to ptr), i64 %row, i64 4
  %g2 = call {<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>} @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p0(ptr %g.odd, i32 64)
  %g2.0 = extractvalue {<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>} %g2, 0
  store volatile <2 x half> %g2.0, ptr addrspace(1) %out, align 4
  %s = getelementptr [64 x half], ptr addrspace(3) @shared, i64 %i, i64 %column
  %b = call {<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>} @llvm.nvvm.wmma.m16n16k16.load.b.col.stride.f16.p3(ptr addrspace(3) %s, i32 64)
  %b.0 = extractvalue {<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>} %b, 0
  store volatile <2 x half> %b.0, ptr addrspace(1) %out, align 4
  %c = call {<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>} @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p3(ptr addrspace(3) @second, i32 128)
  %c.0 = extractvalue {<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>} %c, 0
  store volatile <2 x half> %c.0, ptr addrspace(1) %out, align 4
  %d = call {i32, i32} @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.s8.p3(ptr addrspace(3) @bytes, i32 128)
  %d.0 = extractvalue {i32, i32} %d, 0
  store volatile i32 %d.0, ptr addrspace(1) %out, align 4
  %e = call i32 @llvm.nvvm.wmma.m8n8k32.load.a.row.stride.s4.p3(ptr addrspace(3) @nibbles, i32 256)
  store volatile i32 %e, ptr addrspace(1) %out, align 4
  %t = getelementptr [64 x half], ptr addrspace(3) @tiles, i64 16, i64 16
  %f = call {<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>} @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p3(ptr addrspace(3) %t, i32 64)
  %f.0 = extractvalue {<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>} %f, 0
  store volatile <2 x half> %f.0, ptr addrspace(1) %out, align 4
  %c.at = getelementptr [32 x float], ptr addrspace(3) @sums, i64 %i, i64 16
  call void @llvm.nvvm.wmma.m16n16k16.store.d.row.stride.f32.p3(ptr addrspace(3) %c.at, float 0.0, float 0.0, float 0.0, float 0.0, float 0.0, float 0.0, float 0.0, float 0.0, i32 32)
  %odd = trunc i64 %i to i1
  %either = select i1 %odd, ptr addrspace(3) @ping, ptr addrspace(3) @pong
  %part = getelementptr half, ptr addrspace(3) %either, i64 32
  %h = call {<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>} @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p3(ptr addrspace(3) %part, i32 64)
  %h.0 = extractvalue {<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>} %h, 0
  store volatile <2 x half> %h.0, ptr addrspace(1) %out, align 4
  ret void
}

;--- twice.ll
; CHECK: @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p3(ptr addrspace(3) {{.*}}, i32 592)
target triple = "nvptx64-nvidia-cuda"
@levels = internal addrspace(3) global [128 x [64 x half]] undef, align 32
define ptx_kernel void @levels_of(ptr addrspace(1) %out) {
  %a = call {<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>} @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p3(ptr addrspace(3) @levels, i32 512)
  %a.0 = extractvalue {<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>} %a, 0
  store volatile <2 x half> %a.0, ptr addrspace(1) %out, align 4
  ret void
}

;--- refused.ll
; CHECK:      runtime: refused unsupported-access
; CHECK-NEXT: crossing: refused unsupported-access
; CHECK-NEXT: unaligned: refused unsupported-access
; CHECK-NEXT: half_rows: refused unsupported-access
; CHECK-NEXT: own_pad: refused unsupported-access
; CHECK-NEXT: fixed: refused unsupported-access
; CHECK-NEXT: negative: refused unsupported-access
; CHECK-NEXT: address: refused unsupported-access
target triple = "nvptx64-nvidia-cuda"
@runtime = internal addrspace(3) global [32 x [64 x half]] undef, align 32
@crossing = internal addrspace(3) global [32 x [64 x half]] undef, align 32
@unaligned = internal addrspace(3) global [32 x [64 x half]] undef, align 32
@half_rows = internal addrspace(3) global [32 x [32 x half]] undef, align 32
@own_pad = internal addrspace(3) global [32 x [72 x half]] undef, align 32
@fixed = internal addrspace(3) global [32 x [64 x half]] undef, align 32
@negative = internal addrspace(3) global [32 x [64 x half]] undef, align 32
@address = internal addrspace(3) global [32 x [64 x i32]] undef, align 32
define ptx_kernel void @loads(ptr addrspace(1) %out, i64 %i, i32 %n) {
  %a = call {<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>} @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p3(ptr addrspace(3) @runtime, i32 %n)
  %a.0 = extractvalue {<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>} %a, 0
  store volatile <2 x half> %a.0, ptr addrspace(1) %out, align 4
  %late = getelementptr half, ptr addrspace(3) @crossing, i64 56
  %b = call {<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>} @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p3(ptr addrspace(3) %late, i32 64)
  %b.0 = extractvalue {<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>} %b, 0
  store volatile <2 x half> %b.0, ptr addrspace(1) %out, align 4
  %half = shl i64 %i, 3
  %u = getelementptr half, ptr addrspace(3) @unaligned, i64 %half
  %c = call {<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>} @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p3(ptr addrspace(3) %u, i32 64)
  %c.0 = extractvalue {<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>} %c, 0
  store volatile <2 x half> %c.0, ptr addrspace(1) %out, align 4
  %d = call {<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>} @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p3(ptr addrspace(3) @half_rows, i32 32)
  %d.0 = extractvalue {<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>} %d, 0
  store volatile <2 x half> %d.0, ptr addrspace(1) %out, align 4
  %e = call {<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>} @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p3(ptr addrspace(3) @own_pad, i32 72)
  %e.0 = extractvalue {<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>} %e, 0
  store volatile <2 x half> %e.0, ptr addrspace(1) %out, align 4
  %f = call {<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>} @llvm.nvvm.wmma.m16n16k16.load.a.row.f16.p3(ptr addrspace(3) @fixed)
  %f.0 = extractvalue {<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>} %f, 0
  store volatile <2 x half> %f.0, ptr addrspace(1) %out, align 4
  %g = call {<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>} @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p3(ptr addrspace(3) @negative, i32 -64)
  %g.0 = extractvalue {<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>} %g, 0
  store volatile <2 x half> %g.0, ptr addrspace(1) %out, align 4
  %number = ptrtoint ptr addrspace(3) @address to i32
  call void @llvm.nvvm.wmma.m8n8k32.store.d.row.stride.s32.p0(ptr null, i32 %number, i32 0, i32 8)
  ret void
}

;--- kinds.ll
; CHECK:      narrow: refused unsupported-access
; CHECK-NEXT: longer: refused unsupported-access
; CHECK-NEXT: swizzled: refused unsupported-access
; CHECK-NEXT: rotated: refused unsupported-access
; CHECK-NEXT: both: refused unsupported-access
target triple = "nvptx64-nvidia-cuda"
@narrow = internal addrspace(3) global [32 x [64 x half]] undef, align 32
@longer = internal addrspace(3) global [32 x [64 x half]] undef, align 32
@swizzled = internal addrspace(3) global [32 x [64 x half]] undef, align 32
@rotated = internal addrspace(3) global [32 x [64 x half]] undef, align 32
@both = internal addrspace(3) global [32 x [64 x half]] undef, align 32
define ptx_kernel void @loads(ptr addrspace(1) %out) {
  %narrow = call {<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>} @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p3(ptr addrspace(3) @narrow, i32 64)
  %narrow.0 = extractvalue {<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>} %narrow, 0
  store volatile <2 x half> %narrow.0, ptr addrspace(1) %out, align 4
  %longer = call {<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>} @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p3(ptr addrspace(3) @longer, i32 64)
  %longer.0 = extractvalue {<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>} %longer, 0
  store volatile <2 x half> %longer.0, ptr addrspace(1) %out, align 4
  %swizzled = call {<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>} @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p3(ptr addrspace(3) @swizzled, i32 64)
  %swizzled.0 = extractvalue {<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>} %swizzled, 0
  store volatile <2 x half> %swizzled.0, ptr addrspace(1) %out, align 4
  %rotated = call {<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>} @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p3(ptr addrspace(3) @rotated, i32 64)
  %rotated.0 = extractvalue {<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>} %rotated, 0
  store volatile <2 x half> %rotated.0, ptr addrspace(1) %out, align 4
  %both = call {<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>} @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p3(ptr addrspace(3) @both, i32 64)
  %both.0 = extractvalue {<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>} %both, 0
  store volatile <2 x half> %both.0, ptr addrspace(1) %out, align 4
  ret void
}
