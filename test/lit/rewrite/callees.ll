; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Functions that take addresses. The rewritten ones are copies, one for each kernel and each choice of arrays, with the attributes of the originals
; except that they access memory through their parameters only. Callers that are not concerned call what they called before; a function that nothing
; calls any more, and nothing else may call, is removed. A second run of the pass changes nothing.
; RUN: split-file %s %t
; RUN: %unbank_opt -passes='unbank<layout=*@pad:128:4;layout=places@pad:128:16;report=%t/first.json>,verify' -verify-each %t/module.ll -S -o %t/once.ll
; RUN: FileCheck %t/module.ll < %t/once.ll
; RUN: %unbank_opt -passes='unbank<report=%t/second.json>' -verify-each %t/once.ll -S -o %t/twice.ll
; RUN: %python -c "import sys; a, b = (open(path).read().split('\n', 1)[1] for path in sys.argv[1:]); sys.exit(a != b)" %t/once.ll %t/twice.ll
; RUN: %arrays %t/second.json | FileCheck %s --check-prefix=AGAIN
; AGAIN-NOT: {{changed|escapes}}
;
; Where no array changes nothing does, byte for byte, and the accesses in the functions are listed all the same.
; RUN: %unchanged %t/pinned.ll %t/pinned.json
; RUN: opt -passes=verify -S %t/module.ll -o %t/module.before
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@pad:128:4;report=%t/looked.json>' -verify-each -S %t/module.ll -o %t/module.after
; RUN: cmp %t/module.before %t/module.after
; RUN: %unbank_opt -passes='print<unbank>' -disable-output %t/pinned.ll 2>&1 | FileCheck %t/pinned.ll

;--- module.ll
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@a = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@b = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@handed = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@places = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@word = internal addrspace(3) global [8 x float] undef, align 4

; Seen elsewhere: it stays, as it was.
; CHECK-LABEL: define void @put(ptr noalias writeonly
; CHECK-SAME:  #[[PUT:[0-9]+]]
; CHECK-NEXT:    %q = getelementptr
; CHECK-NEXT:    store float %v, ptr %q, align 4
; CHECK:       define internal void @put.both.2(ptr {{[^)]*}}%p, i64 %i, float %v)
; CHECK-SAME:  #[[COPY:[0-9]+]]
; CHECK:         store float %v, ptr addrspace(3)
; CHECK:       define internal void @put.both(ptr
; CHECK-SAME:  #[[COPY]]
define void @put(ptr noalias writeonly %p, i64 %i, float %v) #0 {
  %q = getelementptr inbounds [32 x float], ptr %p, i64 %i
  store float %v, ptr %q, align 4
  ret void
}

; Nobody else's, and only copies are called.
; CHECK-NOT: define {{.*}}@get(
; CHECK:     define internal float @get.both(
define linkonce_odr float @get(ptr readonly %p, i64 %i) #1 {
  %q = getelementptr inbounds [32 x float], ptr %p, i64 %i
  %v = load float, ptr %q, align 4
  ret float %v
}

; One kernel calls it, with one array: it is rewritten itself. It calls what is called by others, too.
; CHECK:      define internal float @sum(ptr {{[^)]*}}%p, i64 %i)
; CHECK:        call float @get.both(ptr %p
define internal float @sum(ptr readonly %p, i64 %i) #1 {
  %x = call float @get(ptr %p, i64 %i)
  %q = getelementptr inbounds [32 x float], ptr %p, i64 %i
  %v = load float, ptr %q, align 4
  %s = fadd float %x, %v
  ret float %s
}

; Not all addresses that it is given are multiples of 16.
; CHECK:      define internal void @put_at(
; CHECK:        store float {{.*}}, align 4
define internal void @put_at(ptr %p) {
  store float 2.0, ptr %p, align 4
  ret void
}

define ptx_kernel void @three_places(i64 %row) {
  %p = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @places to ptr), i64 %row
  %q = getelementptr inbounds i8, ptr %p, i64 4
  %r = getelementptr inbounds i8, ptr %p, i64 64
  call void @put_at(ptr %p)
  call void @put_at(ptr %q)
  call void @put_at(ptr %r)
  ret void
}

; CHECK-LABEL: define ptx_kernel void @both(
; CHECK:         call void @put.both(ptr addrspacecast (ptr addrspace(3) @a to ptr), i64 %i, float 0.000000e+00) #[[SITE:[0-9]+]]
; CHECK:         call void @put.both.2(ptr addrspacecast (ptr addrspace(3) @b to ptr), i64 %i, float 1.000000e+00)
; CHECK:         call float @sum(ptr {{[^@]*}}@b
define ptx_kernel void @both(ptr addrspace(1) %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext nneg i32 %t to i64
  call void @put(ptr addrspacecast (ptr addrspace(3) @a to ptr), i64 %i, float 0.0) #2
  call void @put(ptr addrspacecast (ptr addrspace(3) @b to ptr), i64 %i, float 1.0)
  %v = call float @sum(ptr readonly addrspacecast (ptr addrspace(3) @b to ptr), i64 %i)
  store float %v, ptr addrspace(1) %out, align 4
  ret void
}

; What only hands on what it is given is a copy, too, as it calls one.
; CHECK:      define void @hand_on(
; CHECK-NEXT:   call void @put(ptr %p
; CHECK:      define internal void @hand_on.by_way(
; CHECK-NEXT:   call void @put.by_way(ptr %p
define void @hand_on(ptr %p, i64 %i) noinline {
  call void @put(ptr %p, i64 %i, float 3.0)
  ret void
}

; CHECK-LABEL: define ptx_kernel void @by_way(
; CHECK:         call void @hand_on.by_way(ptr addrspacecast (ptr addrspace(3) @handed to ptr)
define ptx_kernel void @by_way(i64 %i) {
  call void @hand_on(ptr addrspacecast (ptr addrspace(3) @handed to ptr), i64 %i)
  ret void
}

; CHECK-LABEL: define ptx_kernel void @other(
; CHECK:         call void @put(ptr addrspacecast (ptr addrspace(3) @word to ptr), i64 0, float 1.000000e+00)
define ptx_kernel void @other() {
  call void @put(ptr addrspacecast (ptr addrspace(3) @word to ptr), i64 0, float 1.0)
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

; CHECK-DAG: attributes #[[PUT]] = { convergent noinline {{.*}}memory(argmem: write) }
; CHECK-DAG: attributes #[[COPY]] = { convergent noinline {{.*}}memory(write, inaccessiblemem: none{{.*}}) }
; CHECK-DAG: attributes #[[SITE]] = { memory(write, inaccessiblemem: none{{.*}}) }
attributes #0 = { convergent noinline nounwind memory(argmem: write) }
attributes #1 = { noinline nounwind memory(argmem: read) }
attributes #2 = { memory(argmem: write) }

;--- pinned.ll
; CHECK: wavefronts 64 a block, ideal 2
; CHECK: refused: external-linkage
; CHECK: st seen 4 1 32 1 x2
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@seen = addrspace(3) global [32 x [32 x float]] undef, align 4

define void @put(ptr writeonly %p, i64 %i) #0 {
  %q = getelementptr inbounds [32 x float], ptr %p, i64 %i
  store float 1.0, ptr %q, align 4
  ret void
}

define internal void @put_for_one(ptr writeonly %p, i64 %i) #0 {
  %q = getelementptr inbounds [32 x float], ptr %p, i64 %i
  store float 1.0, ptr %q, align 4
  ret void
}

define ptx_kernel void @pinned() {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext nneg i32 %t to i64
  call void @put(ptr addrspacecast (ptr addrspace(3) @seen to ptr), i64 %i)
  call void @put_for_one(ptr addrspacecast (ptr addrspace(3) @seen to ptr), i64 %i)
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

attributes #0 = { noinline nounwind memory(argmem: write) }
