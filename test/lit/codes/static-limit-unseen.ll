; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; A kernel's limit must not be used up if a launch adds dynamic memory, or if the kernel runs code that is not seen: an array then takes no more bytes
; and keeps its alignment, as a linker may have to leave a gap before it. A swizzle that needs neither is still found. Each has a twin that may be
; padded.
; RUN: split-file %s %t
; RUN: cat %t/head.ll %t/confined.ll > %t/confined.in.ll
; RUN: cat %t/head.ll %t/free.ll > %t/free.in.ll
; RUN: %unchanged %t/confined.in.ll %t/forced.json 'layout=*@pad:128:4'
; RUN: %arrays %t/forced.json | FileCheck %t/confined.ll --check-prefix=FORCED
; RUN: %validate %t/forced.json
; RUN: FileCheck %t/confined.ll --check-prefix=SAID < %t/forced.json
; RUN: %unbank_opt -passes='unbank<block=32;report=%t/chosen.json>' -verify-each %t/confined.in.ll -S -o %t/chosen.ll
; RUN: %arrays %t/chosen.json | FileCheck %t/confined.ll --check-prefix=CHOSEN
; RUN: %unbank_opt -passes='unbank<layout=*@pad:128:4;report=%t/free.json>' -verify-each %t/free.in.ll -disable-output
; RUN: %arrays %t/free.json | FileCheck %t/free.ll
; RUN: %unbank_opt -passes='unbank<block=32;whole-program=yes;report=%t/whole.json>' -verify-each %t/confined.in.ll -disable-output
; RUN: %arrays %t/whole.json | FileCheck %t/confined.ll --check-prefix=WHOLE

; A swizzle takes whole groups of its atoms: an array of 4 words more than lines would grow. Other arrays keep their alignment, one of which an
; access promises more stays as it is.
; RUN: cat %t/head.ll %t/grows.ll > %t/grows.in.ll
; RUN: %unbank_opt -passes='unbank<layout=words@xor:2:7:7;layout=ragged@xor:2:1:7;layout=behind@xor:4:7:7;layout=promised@xor:4:7:7;report=%t/grows.json>' -verify-each %t/grows.in.ll -S -o %t/grows.out.ll
; RUN: FileCheck %t/grows.ll --check-prefix=GROWN < %t/grows.out.ll
; RUN: %arrays %t/grows.json | FileCheck %t/grows.ll
; RUN: sed -e '/%d = load/d' -e '/@dynamic/d' %t/grows.in.ll > %t/fits.in.ll
; RUN: %unbank_opt -passes='unbank<layout=words@xor:2:7:7;layout=ragged@xor:2:1:7;layout=behind@xor:4:7:7;layout=promised@xor:4:7:7;report=%t/fits.json>' -verify-each %t/fits.in.ll -S -o %t/fits.out.ll
; RUN: FileCheck %t/grows.ll --check-prefix=FITTED < %t/fits.out.ll
; RUN: %arrays %t/fits.json | FileCheck %t/grows.ll --check-prefix=FITS

; Static memory of a function that a pointer leads to counts: 39 KiB here and 8 KiB there leave no room for a pad.
; RUN: cat %t/head.ll %t/counted.ll > %t/counted.in.ll
; RUN: %unbank_opt -passes='unbank<layout=tile@pad:128:4;whole-program=yes;report=%t/counted.json>' %t/counted.in.ll -disable-output
; RUN: %arrays %t/counted.json | FileCheck %t/counted.ll
; RUN: sed 's/8192 x i8/64 x i8/' %t/counted.in.ll > %t/small.in.ll
; RUN: %unbank_opt -passes='unbank<layout=tile@pad:128:4;whole-program=yes;report=%t/small.json>' %t/small.in.ll -disable-output
; RUN: %arrays %t/small.json | FileCheck %t/counted.ll --check-prefix=SMALL

;--- head.ll
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare void @elsewhere()
declare i32 @vprintf(ptr, ptr)
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

;--- confined.ll
; FORCED:      dynamic: refused dynamic-size
; FORCED-NEXT: beside_dynamic: kept static-limit
; FORCED-NEXT: callee_has_dynamic: kept static-limit
; FORCED-NEXT: calls_undefined: kept static-limit
; FORCED-NEXT: calls_pointer: kept static-limit
; FORCED-NEXT: of_others: kept static-limit
; FORCED-NOT:  {{.}}
; SAID: "reason": "its kernel also uses dynamic shared memory, whose size the launch chooses; so it may take no more bytes, nor move"
; SAID: "reason": "its kernel reaches a call of elsewhere, which this module does not define, and what that runs may take shared memory, too; so it may take no more bytes, nor move"
; SAID: "reason": "its kernel reaches a call through a pointer, and what that runs may take shared memory, too; so it may take no more bytes, nor move"
; SAID: "reason": "kernels of other modules may run a function that uses it; so it may take no more bytes, nor move"
; CHOSEN:      dynamic: kept clean
; CHOSEN-NEXT: beside_dynamic: changed xor:{{[0-9:]+$}}
; CHOSEN-NEXT: callee_has_dynamic: changed xor:{{[0-9:]+$}}
; CHOSEN-NEXT: calls_undefined: changed xor:{{[0-9:]+$}}
; CHOSEN-NEXT: calls_pointer: changed xor:{{[0-9:]+$}}
; CHOSEN-NEXT: of_others: changed xor:{{[0-9:]+$}}
; CHOSEN-NOT:  {{.}}
; WHOLE:      dynamic: kept clean
; WHOLE-NEXT: beside_dynamic: changed xor
; WHOLE-NEXT: callee_has_dynamic: changed xor
; WHOLE-NEXT: calls_undefined: changed xor
; WHOLE-NEXT: calls_pointer: changed pad
; WHOLE-NEXT: of_others: changed pad
@dynamic = external addrspace(3) global [0 x float], align 4
@beside_dynamic = internal addrspace(3) global [32 x [32 x float]] undef, align 16
@callee_has_dynamic = internal addrspace(3) global [32 x [32 x float]] undef, align 16
@calls_undefined = internal addrspace(3) global [32 x [32 x float]] undef, align 16
@calls_pointer = internal addrspace(3) global [32 x [32 x float]] undef, align 16
@of_others = internal addrspace(3) global [32 x [32 x float]] undef, align 16

define ptx_kernel void @first() {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @beside_dynamic, i32 %t
  store float 0.0, ptr addrspace(3) %p, align 4
  store float 0.0, ptr addrspace(3) @dynamic, align 4
  ret void
}

define internal void @callee() noinline {
  store float 0.0, ptr addrspace(3) @dynamic, align 4
  ret void
}

define ptx_kernel void @second() {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @callee_has_dynamic, i32 %t
  store float 0.0, ptr addrspace(3) %p, align 4
  call void @callee()
  ret void
}

define ptx_kernel void @third() {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @calls_undefined, i32 %t
  store float 0.0, ptr addrspace(3) %p, align 4
  call void @elsewhere()
  ret void
}

define ptx_kernel void @fourth(ptr %function) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @calls_pointer, i32 %t
  store float 0.0, ptr addrspace(3) %p, align 4
  call void %function()
  ret void
}

define void @visible() noinline {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @of_others, i32 %t
  store float 0.0, ptr addrspace(3) %p, align 4
  ret void
}

define ptx_kernel void @fifth() {
  call void @visible()
  ret void
}

;--- free.ll
; CHECK:      dynamic: refused dynamic-size
; CHECK-NEXT: beside_dynamic: changed pad:128:4 4096 -> 4224
; CHECK-NEXT: calls_runtime: changed pad:128:4 4096 -> 4224
; CHECK-NEXT: calls_static: changed pad:128:4 4096 -> 4224
; CHECK-NOT:  {{.}}
@dynamic = external addrspace(3) global [0 x float], align 4
@beside_dynamic = internal addrspace(3) global [32 x [32 x float]] undef, align 16
@calls_runtime = internal addrspace(3) global [32 x [32 x float]] undef, align 16
@calls_static = internal addrspace(3) global [32 x [32 x float]] undef, align 16

define ptx_kernel void @first(i64 %row) {
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @beside_dynamic, i64 %row
  store float 0.0, ptr addrspace(3) %p, align 4
  ret void
}

define ptx_kernel void @other() {
  store float 0.0, ptr addrspace(3) @dynamic, align 4
  ret void
}

define ptx_kernel void @second(i64 %row, ptr %text) {
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @calls_runtime, i64 %row
  store float 0.0, ptr addrspace(3) %p, align 4
  %n = call i32 @vprintf(ptr %text, ptr null)
  ret void
}

define internal void @static(i64 %row) noinline {
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @calls_static, i64 %row
  store float 0.0, ptr addrspace(3) %p, align 4
  ret void
}

define ptx_kernel void @third(i64 %row) {
  call void @static(i64 %row)
  ret void
}

;--- grows.ll
; CHECK:      dynamic: kept clean
; CHECK-NEXT: words: kept static-limit
; CHECK-NEXT: ragged: changed xor:2:1:7
; CHECK-NEXT: word: kept tiny
; CHECK-NEXT: behind: changed xor:4:7:7
; CHECK-NEXT: promised: kept static-limit
; CHECK-NOT:  {{.}}
; GROWN: @ragged = internal {{.*}}[1026 x float] undef, align 4
; GROWN: @behind = internal {{.*}}[1024 x float] undef, align 4
; GROWN-LABEL: @third(
; GROWN: store float 0.000000e+00, ptr addrspace(3) @word, align 4
; GROWN: store float 0.000000e+00, ptr addrspace(3) %{{.*}}, align 4
; FITTED: @ragged = internal {{.*}}[1026 x float] undef, align 16
; FITTED: @behind = internal {{.*}}[1024 x float] undef, align 16
; FITTED-LABEL: @third(
; FITTED: store float 0.000000e+00, ptr addrspace(3) @word, align 4
; FITTED: store float 0.000000e+00, ptr addrspace(3) %{{.*}}, align 16
; FITS:      words: changed xor:2:7:7 1040 -> 1056
; FITS-NEXT: ragged: changed xor:2:1:7
; FITS-NEXT: word: kept tiny
; FITS-NEXT: behind: changed xor:4:7:7
; FITS-NEXT: promised: changed xor:4:7:7
; FITS-NOT:  {{.}}
@dynamic = external addrspace(3) global [0 x float], align 4
@words = internal addrspace(3) global [260 x float] undef, align 16
@ragged = internal addrspace(3) global [1026 x float] undef, align 4
@word = internal addrspace(3) global float undef, align 4
@behind = internal addrspace(3) global [1024 x float] undef, align 4
@promised = internal addrspace(3) global [1024 x float] undef, align 4

define ptx_kernel void @first(i64 %row) {
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @words, i64 %row
  store float 0.0, ptr addrspace(3) %p, align 4
  %d = load volatile float, ptr addrspace(3) @dynamic, align 4
  ret void
}

define ptx_kernel void @second(i64 %row) {
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @ragged, i64 %row
  store float 0.0, ptr addrspace(3) %p, align 4
  %d = load volatile float, ptr addrspace(3) @dynamic, align 4
  ret void
}

define ptx_kernel void @third(i64 %row) {
  store float 0.0, ptr addrspace(3) @word, align 4
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @behind, i64 %row
  store float 0.0, ptr addrspace(3) %p, align 4
  %q = getelementptr inbounds [32 x float], ptr addrspace(3) @promised, i64 %row
  store <4 x float> zeroinitializer, ptr addrspace(3) %q, align 16
  %d = load volatile float, ptr addrspace(3) @dynamic, align 4
  ret void
}

;--- counted.ll
; CHECK: tile: kept static-limit
; SMALL: tile: changed pad:128:4
@tile = internal addrspace(3) global [312 x [32 x float]] undef, align 16
@there = internal addrspace(3) global [8192 x i8] undef, align 4
@table = internal addrspace(1) global ptr @led_to

define internal void @led_to() noinline {
  store float 0.0, ptr addrspace(3) @there, align 4
  ret void
}

define ptx_kernel void @kernel(i64 %row) {
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @tile, i64 %row
  store float 0.0, ptr addrspace(3) %p, align 4
  %function = load volatile ptr, ptr addrspace(1) @table, align 8
  call void %function()
  ret void
}
