; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; An address that is stored, returned, part of another constant or hidden behind an alias pins its array: code that reads it back does not know of a
; layout. A stored value does not pin. For code as front ends write it, before -O2, the reason says so.
; RUN: split-file %s %t
; RUN: %unchanged %t/refused.ll %t/refused.json 'layout=*@pad:128:4'
; RUN: %arrays %t/refused.json | FileCheck %t/refused.ll
; RUN: %unchanged %t/unoptimised.ll %t/unoptimised.json 'layout=*@pad:128:4;block=32'
; RUN: %python -c "import json; [print(a['name'] + ':', a['code'], a['reason']) for a in json.load(open('%t/unoptimised.json'))['arrays']]" | FileCheck %t/unoptimised.ll
; RUN: opt -O2 %t/unoptimised.ll -S -o %t/optimised.ll
; RUN: %unbank_opt -passes='unbank<layout=*@pad:128:4;block=32;report=%t/optimised.json>' %t/optimised.ll -disable-output
; RUN: %arrays %t/optimised.json | FileCheck %t/unoptimised.ll --check-prefix=OPTIMISED
; RUN: %unbank_opt -passes='unbank<layout=*@pad:128:4;report=%t/changed.json>' -verify-each %t/changed.ll -disable-output
; RUN: %arrays %t/changed.json | FileCheck %t/changed.ll

;--- refused.ll
; CHECK:      by_store: refused escapes-store
; CHECK-NEXT: by_number: refused escapes-store
; CHECK-NEXT: by_return: refused escapes-store
; CHECK-NEXT: by_struct: refused escapes-store
; CHECK-NEXT: by_vector: refused escapes-store
; CHECK-NEXT: by_initializer: refused escapes-store
; CHECK-NEXT: by_constant_struct: refused escapes-store
; CHECK-NEXT: by_exchange: refused escapes-store
; CHECK-NEXT: by_alias: refused escapes-store
; CHECK-NOT:  {{.}}
target triple = "nvptx64-nvidia-cuda"
@by_store = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@by_number = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@by_return = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@by_struct = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@by_vector = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@by_initializer = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@by_constant_struct = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@by_exchange = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@by_alias = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@table = internal addrspace(1) global [2 x ptr] [ptr null, ptr addrspacecast (ptr addrspace(3) @by_initializer to ptr)]
@other_name = internal alias [32 x [32 x float]], ptr addrspace(3) @by_alias

define ptx_kernel void @keep(ptr addrspace(1) %out) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %row = zext nneg i32 %tid to i64
  %p = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @by_store to ptr), i64 %row
  store float 0.0, ptr %p, align 4
  store ptr %p, ptr addrspace(1) %out, align 8
  ret void
}

define ptx_kernel void @keep_number(ptr addrspace(1) %out) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %row = zext nneg i32 %tid to i64
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @by_number, i64 %row
  %number = ptrtoint ptr addrspace(3) %p to i64
  %low = trunc i64 %number to i32
  store i32 %low, ptr addrspace(1) %out, align 4
  ret void
}

define internal ptr addrspace(3) @hand_out(i64 %row) noinline optnone {
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @by_return, i64 %row
  ret ptr addrspace(3) %p
}

define ptx_kernel void @receive(i64 %row) {
  %p = call ptr addrspace(3) @hand_out(i64 %row)
  store float 0.0, ptr addrspace(3) %p, align 4
  ret void
}

define ptx_kernel void @keep_struct(ptr addrspace(1) %out) {
  %pair = insertvalue { i32, ptr addrspace(3) } { i32 1, ptr addrspace(3) null }, ptr addrspace(3) @by_struct, 1
  store { i32, ptr addrspace(3) } %pair, ptr addrspace(1) %out, align 8
  ret void
}

define ptx_kernel void @keep_vector(ptr addrspace(1) %out, ptr addrspace(3) %q) {
  %one = insertelement <2 x ptr addrspace(3)> undef, ptr addrspace(3) %q, i64 0
  %two = insertelement <2 x ptr addrspace(3)> %one, ptr addrspace(3) @by_vector, i64 1
  store <2 x ptr addrspace(3)> %two, ptr addrspace(1) %out, align 16
  ret void
}

define ptx_kernel void @keep_constant_struct(ptr addrspace(1) %out) {
  store { i32, ptr addrspace(3) } { i32 1, ptr addrspace(3) @by_constant_struct }, ptr addrspace(1) %out, align 8
  ret void
}

define ptx_kernel void @exchange(ptr addrspace(1) %out) {
  %old = atomicrmw xchg ptr addrspace(1) %out, ptr addrspace(3) @by_exchange monotonic
  ret void
}

define ptx_kernel void @through_alias() {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %row = zext nneg i32 %tid to i64
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @by_alias, i64 %row
  store float 0.0, ptr addrspace(3) %p, align 4
  %q = getelementptr inbounds [32 x float], ptr addrspace(3) @other_name, i64 %row
  store float 1.0, ptr addrspace(3) %q, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

;--- changed.ll
; CHECK:      by_store: changed pad:128:4 4096 -> 4224
; CHECK-NEXT: by_return: changed pad:128:4 4096 -> 4224
; CHECK-NOT:  {{.}}
target triple = "nvptx64-nvidia-cuda"
@by_store = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@by_return = internal addrspace(3) global [32 x [32 x float]] undef, align 4

define ptx_kernel void @keep(ptr addrspace(1) %out) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %row = zext nneg i32 %tid to i64
  %p = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @by_store to ptr), i64 %row
  %value = load i64, ptr addrspace(1) %out, align 8
  %short = trunc i64 %value to i32
  store i32 %short, ptr %p, align 4
  ret void
}

define internal float @hand_out(i64 %row) noinline {
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @by_return, i64 %row
  %value = load float, ptr addrspace(3) %p, align 4
  ret float %value
}

define ptx_kernel void @receive(i64 %row, ptr addrspace(1) %out) {
  %value = call float @hand_out(i64 %row)
  store float %value, ptr addrspace(1) %out, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

;--- unoptimised.ll
; CHECK:      in_variable: escapes-store its address is kept in a local variable, as in code that is not optimised: run -O2 before the pass
; CHECK-NEXT: in_structure: escapes-store its address becomes a part of a structure, as in code that is not optimised: run -O2 before the pass
; CHECK-NEXT: in_memory: escapes-store its address is stored or returned
; OPTIMISED:      in_variable: changed
; OPTIMISED-NEXT: in_structure: changed
; OPTIMISED-NEXT: in_memory: refused escapes-store
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@in_variable = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@in_structure = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@in_memory = internal addrspace(3) global [32 x [32 x float]] undef, align 4

define ptx_kernel void @keep(ptr addrspace(1) %out) {
  %variable = alloca { i64, ptr }, align 8
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %field = getelementptr { i64, ptr }, ptr %variable, i32 0, i32 1
  store ptr addrspacecast (ptr addrspace(3) @in_variable to ptr), ptr %field, align 8
  %kept = load ptr, ptr %field, align 8
  %p = getelementptr [32 x float], ptr %kept, i32 %tid
  store volatile float 0.0, ptr %p, align 4
  %one = insertvalue { ptr addrspace(3), i64 } poison, ptr addrspace(3) @in_structure, 0
  %two = insertvalue { ptr addrspace(3), i64 } %one, i64 32, 1
  %part = extractvalue { ptr addrspace(3), i64 } %two, 0
  %q = getelementptr [32 x float], ptr addrspace(3) %part, i32 %tid
  store volatile float 0.0, ptr addrspace(3) %q, align 4
  %r = getelementptr [32 x float], ptr addrspace(3) @in_memory, i32 %tid
  store volatile float 0.0, ptr addrspace(3) %r, align 4
  store ptr addrspace(3) %r, ptr addrspace(1) %out, align 8
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
