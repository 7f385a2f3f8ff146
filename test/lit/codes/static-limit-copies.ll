; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Two kernels share an array, whose name other modules may use, too (-fgpu-rdc). A copy for @first leaves it to @second alone, where a device linker
; may place it elsewhere. That is no harm unless @second runs code that is not seen, which may have shared memory of its own; then the reason says so, and
; not that arrays are too large. With whole-program=yes no pointer leads out of the module, but functions that it does not define still do.
; RUN: %unbank_opt -passes='unbank<layout=*@xor:2:7:7;rdc=yes;report=%t.closed.json>' -verify-each %s -disable-output
; RUN: %arrays %t.closed.json | FileCheck %s --check-prefix=CLOSED
; RUN: sed -e 's/; CALL: //' %s > %t.call.ll
; RUN: %unbank_opt -passes='unbank<layout=*@xor:2:7:7;rdc=yes;report=%t.call.json>' -verify-each %t.call.ll -disable-output
; RUN: %arrays %t.call.json | FileCheck %s --check-prefix=OPEN
; RUN: FileCheck %s --check-prefix=CALLS < %t.call.json
; RUN: %unbank_opt -passes='unbank<layout=*@xor:2:7:7;whole-program=yes;report=%t.call.whole.json>' -verify-each %t.call.ll -disable-output
; RUN: %arrays %t.call.whole.json | FileCheck %s --check-prefix=WHOLE
; RUN: sed -e 's/; POINTER: //' %s > %t.pointer.ll
; RUN: %unbank_opt -passes='unbank<layout=*@xor:2:7:7;rdc=yes;report=%t.pointer.json>' -verify-each %t.pointer.ll -disable-output
; RUN: %arrays %t.pointer.json | FileCheck %s --check-prefix=OPEN
; RUN: FileCheck %s --check-prefix=POINTERS < %t.pointer.json
; RUN: %unbank_opt -passes='unbank<layout=*@xor:2:7:7;whole-program=yes;report=%t.pointer.whole.json>' -verify-each %t.pointer.ll -disable-output
; RUN: %arrays %t.pointer.whole.json | FileCheck %s --check-prefix=CLOSED

; CLOSED:      both in first: changed
; CLOSED-NEXT: both in second: changed
; OPEN:        both in first: kept static-limit
; OPEN-NEXT:   both in second: refused external-linkage
; WHOLE:       both in first: kept static-limit
; WHOLE-NEXT:  both in second: changed
; CALLS: with a copy for this kernel it would be left to second alone, and might move there; but that kernel reaches a call of elsewhere, which this module does not define, and what that runs may take shared memory, too; declare an array inside each kernel"
; POINTERS: with a copy for this kernel it would be left to second alone, and might move there; but that kernel reaches a call through a pointer, and what that runs may take shared memory, too; declare an array inside each kernel, or give whole-program=yes"

target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

$both = comdat any

@both = linkonce_odr addrspace(3) global [32 x [32 x float]] undef, comdat, align 4

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @elsewhere()

define ptx_kernel void @first() {
  %lane = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %at = getelementptr inbounds [32 x float], ptr addrspace(3) @both, i32 %lane
  store volatile i32 1, ptr addrspace(3) %at
  ret void
}

define ptx_kernel void @second(ptr %function) {
  %lane = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %at = getelementptr inbounds [32 x float], ptr addrspace(3) @both, i32 %lane
  store volatile i32 1, ptr addrspace(3) %at
  ; CALL: call void @elsewhere()
  ; POINTER: call void %function()
  ret void
}
