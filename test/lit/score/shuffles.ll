; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; What a lane gets from another by shfl is known if both numbers are: the warp's number from its first lane, as Triton and CUTLASS compute it, and
; lanes mirrored, shifted and indexed within segments of eight. The simulator counts the same. A source lane that is loaded from memory, or that an
; argument names, gives an unknown number; the argument's is alike in all lanes.
; RUN: %unbank_opt -passes='unbank<mode=report;block=64;widths=ir;layout=*@identity;report=%t.json>' %s -disable-output
; RUN: %validate %t.json
; RUN: %python -c "import json; [print(k['name'], a['before']['wavefronts']['min'], a['before']['wavefronts']['max'], a['before']['exactness'], a['before']['reason']) for k in json.load(open('%t.json'))['kernels'] for a in k['accesses'] if a['op'] == 'ld']" | FileCheck %s
; RUN: %unbank simulate %s --kernel=warp_number --grid=1 --block=64 --arg=u32[64]:zero --arg=i32:5 --report=%t.warp_number.json > %t.text
; RUN: %measured %t.json %t.warp_number.json
; RUN: %unbank simulate %s --kernel=mirrored --grid=1 --block=64 --arg=u32[64]:zero --arg=i32:5 --report=%t.mirrored.json > %t.text
; RUN: %measured %t.json %t.mirrored.json
; RUN: %unbank simulate %s --kernel=next_lane --grid=1 --block=64 --arg=u32[64]:zero --arg=i32:5 --report=%t.next_lane.json > %t.text
; RUN: %measured %t.json %t.next_lane.json
; RUN: %unbank simulate %s --kernel=last_lane --grid=1 --block=64 --arg=u32[64]:zero --arg=i32:5 --report=%t.last_lane.json > %t.text
; RUN: %measured %t.json %t.last_lane.json
; RUN: %unbank simulate %s --kernel=segments --grid=1 --block=64 --arg=u32[64]:zero --arg=i32:5 --report=%t.segments.json > %t.text
; RUN: %measured %t.json %t.segments.json
; RUN: %unbank simulate %s --kernel=across --grid=1 --block=64 --arg=u32[64]:zero --arg=i32:5 --report=%t.across.json > %t.text
; RUN: %measured %t.json %t.across.json
; RUN: %unbank simulate %s --kernel=lasts --grid=1 --block=64 --arg=u32[64]:zero --arg=i32:5 --report=%t.lasts.json > %t.text
; RUN: %measured %t.json %t.lasts.json
; RUN: %unbank simulate %s --kernel=told --grid=1 --block=64 --arg=u32[64]:zero --arg=i32:5 --report=%t.told.json > %t.text
; RUN: %measured %t.json %t.told.json
; RUN: %unbank simulate %s --kernel=named --grid=1 --block=64 --arg=u32[64]:zero --arg=i32:5 --report=%t.named.json > %t.text
; RUN: %measured %t.json %t.named.json
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [1024 x i32] undef, align 16
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32)
declare i32 @llvm.nvvm.shfl.sync.up.i32(i32, i32, i32, i32)
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32)
declare { i32, i1 } @llvm.nvvm.shfl.sync.down.i32p(i32, i32, i32, i32)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32)

; CHECK:      warp_number 32 32 exact
; CHECK-NEXT: mirrored 1 1 exact
; CHECK-NEXT: next_lane 2 2 exact
; CHECK-NEXT: last_lane 2 2 exact
; CHECK-NEXT: segments 8 8 exact
; CHECK-NEXT: across 2 2 exact
; CHECK-NEXT: lasts 8 8 exact
; CHECK-NEXT: told 2 2 exact
; CHECK-NEXT: named 32 32 exact
; CHECK-NEXT: of_segment 1 32 bounded the address mixes lanes with n
; CHECK-NEXT: by_data 1 32 bounded the address depends on data

define ptx_kernel void @warp_number(ptr addrspace(1) %out, i32 %n) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %lane = and i32 %tid, 31
  %warp = lshr i32 %tid, 5
  %v = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %warp, i32 0, i32 31)
  %row = shl nuw nsw i32 %lane, 5
  %within = and i32 %v, 31
  %word = or disjoint i32 %row, %within
  %p = getelementptr i32, ptr addrspace(3) @tile, i32 %word
  %x = load i32, ptr addrspace(3) %p, align 4
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %tid
  store i32 %x, ptr addrspace(1) %q, align 4
  ret void
}

define ptx_kernel void @mirrored(ptr addrspace(1) %out, i32 %n) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %lane = and i32 %tid, 31
  %v = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %lane, i32 31, i32 31)
  %row = shl nuw nsw i32 %lane, 5
  %within = and i32 %v, 31
  %word = or disjoint i32 %row, %within
  %p = getelementptr i32, ptr addrspace(3) @tile, i32 %word
  %x = load i32, ptr addrspace(3) %p, align 4
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %tid
  store i32 %x, ptr addrspace(1) %q, align 4
  ret void
}

define ptx_kernel void @next_lane(ptr addrspace(1) %out, i32 %n) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %lane = and i32 %tid, 31
  %v = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %lane, i32 1, i32 31)
  %row = shl nuw nsw i32 %lane, 5
  %within = and i32 %v, 31
  %word = or disjoint i32 %row, %within
  %p = getelementptr i32, ptr addrspace(3) @tile, i32 %word
  %x = load i32, ptr addrspace(3) %p, align 4
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %tid
  store i32 %x, ptr addrspace(1) %q, align 4
  ret void
}

define ptx_kernel void @last_lane(ptr addrspace(1) %out, i32 %n) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %lane = and i32 %tid, 31
  %v = call i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %lane, i32 1, i32 0)
  %row = shl nuw nsw i32 %lane, 5
  %within = and i32 %v, 31
  %word = or disjoint i32 %row, %within
  %p = getelementptr i32, ptr addrspace(3) @tile, i32 %word
  %x = load i32, ptr addrspace(3) %p, align 4
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %tid
  store i32 %x, ptr addrspace(1) %q, align 4
  ret void
}

define ptx_kernel void @segments(ptr addrspace(1) %out, i32 %n) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %lane = and i32 %tid, 31
  %v = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %lane, i32 3, i32 6175)
  %row = shl nuw nsw i32 %lane, 5
  %within = and i32 %v, 31
  %word = or disjoint i32 %row, %within
  %p = getelementptr i32, ptr addrspace(3) @tile, i32 %word
  %x = load i32, ptr addrspace(3) %p, align 4
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %tid
  store i32 %x, ptr addrspace(1) %q, align 4
  ret void
}

define ptx_kernel void @across(ptr addrspace(1) %out, i32 %n) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %lane = and i32 %tid, 31
  %v = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %lane, i32 12, i32 6175)
  %row = shl nuw nsw i32 %lane, 5
  %within = and i32 %v, 31
  %word = or disjoint i32 %row, %within
  %p = getelementptr i32, ptr addrspace(3) @tile, i32 %word
  %x = load i32, ptr addrspace(3) %p, align 4
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %tid
  store i32 %x, ptr addrspace(1) %q, align 4
  ret void
}

define ptx_kernel void @lasts(ptr addrspace(1) %out, i32 %n) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %lane = and i32 %tid, 31
  %before = call i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %lane, i32 4, i32 6144)
  %v = and i32 %before, 7
  %row = shl nuw nsw i32 %lane, 5
  %within = and i32 %v, 31
  %word = or disjoint i32 %row, %within
  %p = getelementptr i32, ptr addrspace(3) @tile, i32 %word
  %x = load i32, ptr addrspace(3) %p, align 4
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %tid
  store i32 %x, ptr addrspace(1) %q, align 4
  ret void
}

define ptx_kernel void @told(ptr addrspace(1) %out, i32 %n) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %lane = and i32 %tid, 31
  %both = call { i32, i1 } @llvm.nvvm.shfl.sync.down.i32p(i32 -1, i32 %lane, i32 2, i32 31)
  %v = extractvalue { i32, i1 } %both, 0
  %row = shl nuw nsw i32 %lane, 5
  %within = and i32 %v, 31
  %word = or disjoint i32 %row, %within
  %p = getelementptr i32, ptr addrspace(3) @tile, i32 %word
  %x = load i32, ptr addrspace(3) %p, align 4
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %tid
  store i32 %x, ptr addrspace(1) %q, align 4
  ret void
}

define ptx_kernel void @named(ptr addrspace(1) %out, i32 %n) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %lane = and i32 %tid, 31
  %v = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %lane, i32 %n, i32 31)
  %row = shl nuw nsw i32 %lane, 5
  %within = and i32 %v, 31
  %word = or disjoint i32 %row, %within
  %p = getelementptr i32, ptr addrspace(3) @tile, i32 %word
  %x = load i32, ptr addrspace(3) %p, align 4
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %tid
  store i32 %x, ptr addrspace(1) %q, align 4
  ret void
}

define ptx_kernel void @of_segment(ptr addrspace(1) %out, i32 %n) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %lane = and i32 %tid, 31
  %v = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %lane, i32 %n, i32 6175)
  %row = shl nuw nsw i32 %lane, 5
  %within = and i32 %v, 31
  %word = or disjoint i32 %row, %within
  %p = getelementptr i32, ptr addrspace(3) @tile, i32 %word
  %x = load i32, ptr addrspace(3) %p, align 4
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %tid
  store i32 %x, ptr addrspace(1) %q, align 4
  ret void
}

define ptx_kernel void @by_data(ptr addrspace(1) %out, i32 %n) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %lane = and i32 %tid, 31
  %g = getelementptr i32, ptr addrspace(1) %out, i32 %tid
  %from = load i32, ptr addrspace(1) %g, align 4
  %v = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %lane, i32 %from, i32 31)
  %row = shl nuw nsw i32 %lane, 5
  %within = and i32 %v, 31
  %word = or disjoint i32 %row, %within
  %p = getelementptr i32, ptr addrspace(3) @tile, i32 %word
  %x = load i32, ptr addrspace(3) %p, align 4
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %tid
  store i32 %x, ptr addrspace(1) %q, align 4
  ret void
}
