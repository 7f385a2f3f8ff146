; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; wmma.load and wmma.store have a row for each instruction that the hardware makes of them, with what its lanes address: 8x8 matrices of 4 bytes a
; lane, pairs of neighbouring sums or single ones, single bytes in transposed order. A leading dimension that only the launch knows gives a range.
; What lanes address on other architectures is unknown. Wavefronts are those of test/data/h200-wmma.csv.
; RUN: rm -rf %t && split-file %s %t
; RUN: %unbank_opt -passes='unbank<mode=report;block=32;report=%t/known.json>' %t/known.ll -disable-output
; RUN: %validate %t/known.json
; RUN: %python -c "import json, itertools; [print(k['name'], k['before']['exactness'], op, size, min(a['before']['wavefronts']['min'] for a in them), max(a['before']['wavefronts']['max'] for a in them), 'x', len(them)) for k in json.load(open('%t/known.json'))['kernels'] for (op, size), all in itertools.groupby(k['accesses'], lambda a: (a['op'], a['before']['bytes'])) for them in [list(all)]]" | FileCheck %t/known.ll
; RUN: %unbank_opt -passes='unbank<mode=report;block=32;report=%t/old.json>' %t/old.ll -disable-output
; RUN: %python -c "import json; r = json.load(open('%t/old.json')); [print(a['name'], a['code'], a['reason']) for a in r['arrays']]; print(r['kernels'][0]['before']['exactness'])" | FileCheck %t/old.ll

;--- known.ll
; CHECK:      halves exact wmma.ld 4 8 8 x 4
; CHECK-NEXT: padded exact wmma.ld 4 1 1 x 4
; CHECK-NEXT: across exact wmma.ld 1 4 4 x 8
; CHECK-NEXT: sums exact wmma.st 8 8 8 x 4
; CHECK-NEXT: columns exact wmma.st 4 4 4 x 8
; CHECK-NEXT: doubles exact wmma.ld 16 8 8 x 1
; CHECK-NEXT: nibbles exact wmma.ld 4 8 8 x 1
; CHECK-NEXT: behind exact wmma.ld 4 2 2 x 4
; CHECK-NEXT: launched bounded wmma.ld 4 1 8 x 4
target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [16384 x i8] undef, align 128

define ptx_kernel void @halves() "target-cpu"="sm_90" {
  %v = call {<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>} @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p3(ptr addrspace(3) @tile, i32 64)
  ret void
}
define ptx_kernel void @padded() "target-cpu"="sm_75" {
  %v = call {<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>} @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p3(ptr addrspace(3) @tile, i32 72)
  ret void
}
define ptx_kernel void @across() "target-cpu"="sm_90" {
  %v = call {i32, i32} @llvm.nvvm.wmma.m16n16k16.load.b.row.stride.s8.p3(ptr addrspace(3) @tile, i32 128)
  ret void
}
define ptx_kernel void @sums() "target-cpu"="sm_90" {
  call void @llvm.nvvm.wmma.m16n16k16.store.d.row.stride.f32.p3(ptr addrspace(3) @tile, float 0.0, float 0.0, float 0.0, float 0.0, float 0.0, float 0.0, float 0.0, float 0.0, i32 32)
  ret void
}
define ptx_kernel void @columns() "target-cpu"="sm_100" {
  call void @llvm.nvvm.wmma.m16n16k16.store.d.col.stride.f32.p3(ptr addrspace(3) @tile, float 0.0, float 0.0, float 0.0, float 0.0, float 0.0, float 0.0, float 0.0, float 0.0, i32 32)
  ret void
}
define ptx_kernel void @doubles() "target-cpu"="sm_80" {
  %v = call {double, double} @llvm.nvvm.wmma.m8n8k4.load.c.row.stride.f64.p3(ptr addrspace(3) @tile, i32 16)
  ret void
}
define ptx_kernel void @nibbles() "target-cpu"="sm_90" {
  %v = call i32 @llvm.nvvm.wmma.m8n8k32.load.a.row.stride.s4.p3(ptr addrspace(3) @tile, i32 256)
  ret void
}
define ptx_kernel void @behind() "target-cpu"="sm_90" {
  %v = call {<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>} @llvm.nvvm.wmma.m16n16k16.load.a.row.f16.p3(ptr addrspace(3) @tile)
  ret void
}
define ptx_kernel void @launched(i32 %n) "target-cpu"="sm_90" {
  %ld = shl i32 %n, 3
  %v = call {<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>} @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p3(ptr addrspace(3) @tile, i32 %ld)
  ret void
}

;--- old.ll
; CHECK: tile unsupported-access which bytes a lane touches is not known of wmma.m16n16k16.load.a.row.stride.f16.p3 on sm_70
; CHECK-NEXT: unknown
target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [16384 x i8] undef, align 128
define ptx_kernel void @halves() "target-cpu"="sm_70" {
  %v = call {<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>} @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p3(ptr addrspace(3) @tile, i32 64)
  ret void
}
