; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; LLVM's vectorizers put indices together in vectors: each element is followed as a number of its own, through arithmetic, comparisons, phis, and
; inserting and extracting elements. The simulator counts the same. Two elements of one load are two numbers; an element whose number differs between
; lanes, and half of a number, are not known.
; RUN: %unbank_opt -passes='unbank<mode=report;block=64;widths=ir;layout=*@identity;report=%t.json>' %s -disable-output
; RUN: %validate %t.json
; RUN: %python -c "import json; [print(k['name'], a['before']['wavefronts']['min'], a['before']['wavefronts']['max'], a['before']['exactness'], a['before']['reason']) for k in json.load(open('%t.json'))['kernels'] for a in k['accesses'] if a['op'] == 'ld']" | FileCheck %s
; RUN: %unbank simulate %s --kernel=put_together --grid=1 --block=64 --arg=u32[64]:zero --arg=i32:1 --report=%t.put_together.json > %t.text
; RUN: %measured %t.json %t.put_together.json
; RUN: %unbank simulate %s --kernel=counted --grid=1 --block=64 --arg=u32[64]:zero --arg=i32:1 --report=%t.counted.json > %t.text
; RUN: %measured %t.json %t.counted.json
; RUN: %unbank simulate %s --kernel=counted_by_argument --grid=1 --block=64 --arg=u32[64]:zero --arg=i32:1 --report=%t.counted_by_argument.json > %t.text
; RUN: %measured %t.json %t.counted_by_argument.json
; RUN: %unbank simulate %s --kernel=chosen --grid=1 --block=64 --arg=u32[64]:zero --arg=i32:1 --report=%t.chosen.json > %t.text
; RUN: %measured %t.json %t.chosen.json
; RUN: %unbank simulate %s --kernel=picked --grid=1 --block=64 --arg=u32[64]:zero --arg=i32:1 --report=%t.picked.json > %t.text
; RUN: %measured %t.json %t.picked.json
; RUN: %unbank simulate %s --kernel=replaced --grid=1 --block=64 --arg=u32[64]:zero --arg=i32:1 --report=%t.replaced.json > %t.text
; RUN: %measured %t.json %t.replaced.json
; RUN: %unbank simulate %s --kernel=beside --grid=1 --block=64 --arg=u32[64]:zero --arg=i32:1 --report=%t.beside.json > %t.text
; RUN: %measured %t.json %t.beside.json
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [1024 x i32] undef, align 16
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare <4 x i32> @llvm.umin.v4i32(<4 x i32>, <4 x i32>)

; CHECK:      put_together 4 4 exact
; CHECK-NEXT: counted 2 2 exact
; CHECK-NEXT: counted_by_argument 1 1 exact
; CHECK-NEXT: chosen 1 3 exact
; CHECK-NEXT: picked 1 1 exact
; CHECK-NEXT: replaced 32 32 exact
; CHECK-NEXT: beside 1 1 exact
; CHECK-NEXT: two_numbers 1 32 unknown the address depends on data
; CHECK-NEXT: any_element 1 32 unknown the address depends on data
; CHECK-NEXT: halves 1 32 unknown the address mixes lanes with a float

define ptx_kernel void @put_together(ptr addrspace(1) %out, i32 %n) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %first = insertelement <4 x i32> poison, i32 %tid, i64 0
  %lanes = shufflevector <4 x i32> %first, <4 x i32> poison, <4 x i32> zeroinitializer
  %rows = mul <4 x i32> %lanes, <i32 0, i32 1, i32 2, i32 4>
  %words = and <4 x i32> %rows, splat (i32 1023)
  %word = extractelement <4 x i32> %words, i64 3
  %p = getelementptr i32, ptr addrspace(3) @tile, i32 %word
  %x = load i32, ptr addrspace(3) %p, align 4
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %tid
  store i32 %x, ptr addrspace(1) %q, align 4
  ret void
}

define ptx_kernel void @counted(ptr addrspace(1) %out, i32 %n) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %first = insertelement <2 x i32> poison, i32 %tid, i64 0
  %lanes = shufflevector <2 x i32> %first, <2 x i32> poison, <2 x i32> zeroinitializer
  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %next, %loop ]
  %sum = phi i32 [ 0, %0 ], [ %added, %loop ]
  %two = phi <2 x i32> [ <i32 0, i32 32>, %0 ], [ %nexts, %loop ]
  %flipped = xor <2 x i32> %lanes, %two
  %wide = zext <2 x i32> %flipped to <2 x i64>
  %doubled = shl <2 x i64> %wide, splat (i64 1)
  %inside = and <2 x i64> %doubled, splat (i64 1023)
  %word = extractelement <2 x i64> %inside, i64 1
  %p = getelementptr i32, ptr addrspace(3) @tile, i64 %word
  %x = load i32, ptr addrspace(3) %p, align 4
  %added = add i32 %sum, %x
  %nexts = add <2 x i32> %two, splat (i32 64)
  %next = add i32 %i, 1
  %again = icmp ult i32 %next, 4
  br i1 %again, label %loop, label %done
done:
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %tid
  store i32 %added, ptr addrspace(1) %q, align 4
  ret void
}

define ptx_kernel void @counted_by_argument(ptr addrspace(1) %out, i32 %n) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %first = insertelement <2 x i32> poison, i32 %tid, i64 0
  %lanes = shufflevector <2 x i32> %first, <2 x i32> poison, <2 x i32> zeroinitializer
  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %next, %loop ]
  %sum = phi i32 [ 0, %0 ], [ %added, %loop ]
  %two = phi <2 x i32> [ <i32 0, i32 32>, %0 ], [ %nexts, %loop ]
  %far = add <2 x i32> %lanes, %two
  %inside = and <2 x i32> %far, splat (i32 48)
  %word = extractelement <2 x i32> %inside, i64 1
  %p = getelementptr i32, ptr addrspace(3) @tile, i32 %word
  %x = load i32, ptr addrspace(3) %p, align 4
  %added = add i32 %sum, %x
  %nexts = add <2 x i32> %two, splat (i32 64)
  %next = add i32 %i, 1
  %again = icmp ult i32 %next, %n
  br i1 %again, label %loop, label %done
done:
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %tid
  store i32 %added, ptr addrspace(1) %q, align 4
  ret void
}

define ptx_kernel void @chosen(ptr addrspace(1) %out, i32 %n) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %first = insertelement <4 x i32> poison, i32 %tid, i64 0
  %lanes = shufflevector <4 x i32> %first, <4 x i32> poison, <4 x i32> zeroinitializer
  %low = icmp ult <4 x i32> %lanes, <i32 16, i32 16, i32 16, i32 16>
  %eights = shl <4 x i32> %lanes, splat (i32 3)
  %words = select <4 x i1> %low, <4 x i32> %eights, <4 x i32> %lanes
  %more = call <4 x i32> @llvm.umin.v4i32(<4 x i32> %words, <4 x i32> splat (i32 64))
  %swapped = shufflevector <4 x i32> %more, <4 x i32> %lanes, <4 x i32> <i32 4, i32 2, i32 1, i32 0>
  %word = extractelement <4 x i32> %swapped, i64 1
  %p = getelementptr i32, ptr addrspace(3) @tile, i32 %word
  %x = load i32, ptr addrspace(3) %p, align 4
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %tid
  store i32 %x, ptr addrspace(1) %q, align 4
  ret void
}

define ptx_kernel void @picked(ptr addrspace(1) %out, i32 %n) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %first = insertelement <4 x i32> poison, i32 %tid, i64 0
  %lanes = shufflevector <4 x i32> %first, <4 x i32> poison, <4 x i32> zeroinitializer
  %eights = shl <4 x i32> %lanes, splat (i32 3)
  %inside = and <4 x i32> %eights, splat (i32 1023)
  %both = shufflevector <4 x i32> %inside, <4 x i32> %lanes, <4 x i32> <i32 6, i32 2, i32 1, i32 0>
  %word = extractelement <4 x i32> %both, i64 0
  %p = getelementptr i32, ptr addrspace(3) @tile, i32 %word
  %x = load i32, ptr addrspace(3) %p, align 4
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %tid
  store i32 %x, ptr addrspace(1) %q, align 4
  ret void
}

define ptx_kernel void @replaced(ptr addrspace(1) %out, i32 %n) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %first = insertelement <4 x i32> poison, i32 %tid, i64 0
  %lanes = shufflevector <4 x i32> %first, <4 x i32> poison, <4 x i32> zeroinitializer
  %thirty = mul i32 %tid, 32
  %inside = and i32 %thirty, 1023
  %changed = insertelement <4 x i32> %lanes, i32 %inside, i64 2
  %word = extractelement <4 x i32> %changed, i64 2
  %p = getelementptr i32, ptr addrspace(3) @tile, i32 %word
  %x = load i32, ptr addrspace(3) %p, align 4
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %tid
  store i32 %x, ptr addrspace(1) %q, align 4
  ret void
}

define ptx_kernel void @beside(ptr addrspace(1) %out, i32 %n) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %first = insertelement <4 x i32> poison, i32 %tid, i64 0
  %lanes = shufflevector <4 x i32> %first, <4 x i32> poison, <4 x i32> zeroinitializer
  %thirty = mul i32 %tid, 32
  %inside = and i32 %thirty, 1023
  %changed = insertelement <4 x i32> %lanes, i32 %inside, i64 2
  %word = extractelement <4 x i32> %changed, i64 1
  %p = getelementptr i32, ptr addrspace(3) @tile, i32 %word
  %x = load i32, ptr addrspace(3) %p, align 4
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %tid
  store i32 %x, ptr addrspace(1) %q, align 4
  ret void
}

define ptx_kernel void @two_numbers(ptr addrspace(1) %out, i32 %n) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %lane = and i32 %tid, 31
  %two = load <2 x i32>, ptr addrspace(1) %out, align 8
  %first = extractelement <2 x i32> %two, i64 0
  %second = extractelement <2 x i32> %two, i64 1
  %apart = sub i32 %first, %second
  %times = mul i32 %lane, %apart
  %word = and i32 %times, 1023
  %p = getelementptr i32, ptr addrspace(3) @tile, i32 %word
  %x = load i32, ptr addrspace(3) %p, align 4
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %tid
  store i32 %x, ptr addrspace(1) %q, align 4
  ret void
}

define ptx_kernel void @any_element(ptr addrspace(1) %out, i32 %n) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %first = insertelement <4 x i32> poison, i32 %tid, i64 0
  %lanes = shufflevector <4 x i32> %first, <4 x i32> poison, <4 x i32> zeroinitializer
  %words = mul <4 x i32> %lanes, <i32 0, i32 1, i32 2, i32 4>
  %which = and i32 %tid, 3
  %some = extractelement <4 x i32> %words, i32 %which
  %word = and i32 %some, 1023
  %p = getelementptr i32, ptr addrspace(3) @tile, i32 %word
  %x = load i32, ptr addrspace(3) %p, align 4
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %tid
  store i32 %x, ptr addrspace(1) %q, align 4
  ret void
}

define ptx_kernel void @halves(ptr addrspace(1) %out, i32 %n) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %halves = bitcast i32 %tid to <2 x i16>
  %half = extractelement <2 x i16> %halves, i64 1
  %wide = zext i16 %half to i32
  %word = and i32 %wide, 1023
  %p = getelementptr i32, ptr addrspace(3) @tile, i32 %word
  %x = load i32, ptr addrspace(3) %p, align 4
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %tid
  store i32 %x, ptr addrspace(1) %q, align 4
  ret void
}
