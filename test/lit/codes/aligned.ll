; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Four neighbours are one access of 16 bytes if the array's place is known to be a multiple of 16. Behind 132 bytes it is not, and raising the
; alignment does what no layout does better; behind 128 bytes it is, and nothing is left to do.
; RUN: rm -rf %t && mkdir %t
; RUN: %unbank_opt -passes='unbank<block=32;report=%t/changed.json>,verify' -verify-each %s -S -o %t/changed.ll
; RUN: %validate %t/changed.json
; RUN: %arrays %t/changed.json | FileCheck %s --check-prefix=CHANGED
; RUN: FileCheck %s --check-prefix=IR < %t/changed.ll
; RUN: sed 's/33 x float/32 x float/' %s > %t/kept.ll
; RUN: %unchanged %t/kept.ll %t/kept.json block=32
; RUN: %arrays %t/kept.json | FileCheck %s --check-prefix=KEPT
; Where the launch adds dynamic memory, an alignment that moves the array takes room that may not be there: it stays, under another layout, too.
; RUN: sed -e 's/^; dynamic: //' %s > %t/dynamic.ll
; RUN: %unbank_opt -passes='unbank<block=32;report=%t/dynamic.json>,verify' -verify-each %t/dynamic.ll -S -o %t/dynamic.out.ll
; RUN: FileCheck %s --check-prefix=STAYS < %t/dynamic.out.ll
; RUN: %arrays %t/dynamic.json | FileCheck %s --check-prefix=DYNAMIC
; An access outside the array allows no layout, and no other alignment either: what it means would change.
; RUN: sed -e 's/^; outside: //' %s > %t/outside.ll
; RUN: %unchanged %t/outside.ll %t/outside.json block=32
; RUN: %arrays %t/outside.json | FileCheck %s --check-prefix=OUTSIDE
; Another kernel, which has no room for it, keeps the array as it is, and loses none of its own. Where a linker may place arrays of other modules between,
; nobody knows that it does not.
; RUN: sed -e 's/^; second: //' %s > %t/second.ll
; RUN: %unbank_opt -passes='unbank<block=32;rdc=no;report=%t/second.json>,verify' -verify-each %t/second.ll -disable-output
; RUN: %arrays %t/second.json | FileCheck %s --check-prefix=SECOND
; RUN: %unbank_opt -passes='unbank<block=32;report=%t/unsaid.json>,verify' -verify-each %t/second.ll -disable-output
; RUN: %arrays %t/unsaid.json | FileCheck %s --check-prefix=UNSAID
; RUN: sed -e '/@dynamic/d' %t/second.ll > %t/room.ll
; RUN: %unbank_opt -passes='unbank<block=32;report=%t/room.json>,verify' -verify-each %t/room.ll -disable-output
; RUN: %arrays %t/room.json | FileCheck %s --check-prefix=ROOM
; UNSAID:       tile in kernel: kept static-limit
; SECOND:       tile in kernel: changed aligned
; SECOND-NEXT:  tile in second: kept clean
; ROOM:         tile in kernel: changed aligned
; OUTSIDE:      front: kept clean
; OUTSIDE-NEXT: tile: refused out-of-bounds
; OUTSIDE-NOT:  {{.}}
; DYNAMIC:      front: kept clean
; DYNAMIC-NEXT: tile: changed xor:{{[0-9:]+$}}
; DYNAMIC-NEXT: dynamic: kept clean
; CHANGED:      front: kept clean
; CHANGED-NEXT: tile: changed aligned
; CHANGED-NOT:  {{.}}
; KEPT:         front: kept tiny
; KEPT-NEXT:    tile: kept clean
; KEPT-NOT:     {{.}}
; STAYS:        @tile = internal {{.*}}addrspace(3) global [32 x [4 x float]] undef, align 4
; IR:           @tile = internal {{.*}}addrspace(3) global [32 x [4 x float]] undef, align 16
target triple = "nvptx64-nvidia-cuda"
@front = internal addrspace(3) global [33 x float] undef, align 4
@tile = internal addrspace(3) global [32 x [4 x float]] undef, align 4
; dynamic: @dynamic = external addrspace(3) global [0 x float], align 4
; second: @dynamic = external addrspace(3) global [0 x float], align 4
; second: @one = internal addrspace(3) global float undef, align 4

define ptx_kernel void @kernel(ptr addrspace(1) %out) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext nneg i32 %tid to i64
; dynamic:  store volatile float 0.0, ptr addrspace(3) @dynamic, align 4
; outside:  store volatile float 0.0, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @tile, i64 512), align 4
  %f = getelementptr inbounds float, ptr addrspace(3) @front, i64 %t
  %v = load float, ptr addrspace(3) %f, align 4
  %p = getelementptr inbounds [4 x float], ptr addrspace(3) @tile, i64 %t
  %a = load float, ptr addrspace(3) %p, align 4
  %q = getelementptr inbounds float, ptr addrspace(3) %p, i64 1
  %b = load float, ptr addrspace(3) %q, align 4
  %r = getelementptr inbounds float, ptr addrspace(3) %p, i64 2
  %c = load float, ptr addrspace(3) %r, align 4
  %s = getelementptr inbounds float, ptr addrspace(3) %p, i64 3
  %d = load float, ptr addrspace(3) %s, align 4
  %ab = fadd float %a, %b
  %cd = fadd float %c, %d
  %abcd = fadd float %ab, %cd
  %all = fadd float %abcd, %v
  store float %all, ptr addrspace(1) %out, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; second: define ptx_kernel void @second(float %x) {
; second:   %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; second:   %p = getelementptr inbounds float, ptr addrspace(3) @tile, i32 %tid
; second:   store volatile float %x, ptr addrspace(3) %p, align 4
; second:   store volatile float %x, ptr addrspace(3) @one, align 4
; second:   store volatile float %x, ptr addrspace(3) @dynamic, align 4
; second:   ret void
; second: }
