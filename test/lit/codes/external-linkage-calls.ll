; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; A symbol that the linker merges with that of other modules becomes this module's own only if no launch can use both. Refused: arrays of a kernel
; that may run code of other modules, and of a function that these may run. Each has a twin that may change. With whole-program=yes there are no other
; modules.
; RUN: split-file %s %t
; RUN: cat %t/head.ll %t/refused.ll > %t/refused.in.ll
; RUN: cat %t/head.ll %t/changed.ll > %t/changed.in.ll
; RUN: %unchanged %t/refused.in.ll %t/refused.json 'layout=*@xor:2:31:7'
; RUN: %arrays %t/refused.json | FileCheck %t/refused.ll
; RUN: %validate %t/refused.json
; RUN: FileCheck %t/refused.ll --check-prefix=SAID < %t/refused.json
; RUN: %unbank_opt -passes='unbank<layout=*@xor:2:31:7;report=%t/changed.json>' -verify-each %t/changed.in.ll -disable-output
; RUN: %arrays %t/changed.json | FileCheck %t/changed.ll
; RUN: %unbank_opt -passes='unbank<layout=*@xor:2:31:7;whole-program=yes;report=%t/whole.json>' -verify-each %t/refused.in.ll -disable-output
; RUN: %arrays %t/whole.json | FileCheck %t/refused.ll --check-prefix=WHOLE

;--- head.ll
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare void @elsewhere()
declare i32 @vprintf(ptr, ptr)
declare ptr @malloc(i64)
declare void @free(ptr)
declare void @__assertfail(ptr, ptr, i32, ptr, i64)
declare float @__nv_sinf(float)
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @__gxx_personality_v0(...)

;--- refused.ll
; CHECK:      undefined: refused external-linkage
; CHECK-NEXT: through_callee: refused external-linkage
; CHECK-NEXT: pointer: refused external-linkage
; CHECK-NEXT: replaceable: refused external-linkage
; CHECK-NEXT: weak_alias: refused external-linkage
; CHECK-NEXT: asm_call: refused external-linkage
; CHECK-NEXT: invoked: refused external-linkage
; CHECK-NEXT: shared_function: refused linkonce-device
; CHECK-NEXT: behind_shared_function: refused linkonce-device
; CHECK-NEXT: address_taken: refused linkonce-device
; CHECK-NEXT: named_by_alias: refused linkonce-device
; CHECK-NEXT: not_emitted: refused linkonce-device
; CHECK-NEXT: two_letters: refused external-linkage
; CHECK-NEXT: first_letters: refused external-linkage
; CHECK-NOT:  {{.}}
; SAID: "reason": "other modules may use it, and a kernel that does reaches a call of elsewhere, which this module does not define"
; SAID: "reason": "other modules may use it, and a kernel that does reaches a call through a pointer"
; SAID: "reason": "other modules may use it, and a kernel that does reaches a call of may_be_replaced, which another module may replace"
; SAID: "reason": "other modules may use it, and a kernel that does reaches inline assembly that may call a function"
; WHOLE:      undefined: changed
; WHOLE-NEXT: through_callee: changed
; WHOLE-NEXT: pointer: changed
; WHOLE-NEXT: replaceable: changed
; WHOLE-NEXT: weak_alias: changed
; WHOLE-NEXT: asm_call: changed
; WHOLE-NEXT: invoked: changed
; WHOLE-NEXT: shared_function: changed
; WHOLE-NEXT: behind_shared_function: changed
; WHOLE-NEXT: address_taken: changed
; WHOLE-NEXT: named_by_alias: changed
; WHOLE-NEXT: not_emitted: refused linkonce-device
; WHOLE-NEXT: two_letters: changed
; WHOLE-NEXT: first_letters: changed
@undefined = linkonce_odr addrspace(3) global [32 x [32 x float]] undef, align 16
@through_callee = linkonce_odr addrspace(3) global [32 x [32 x float]] undef, align 16
@pointer = weak_odr addrspace(3) global [32 x [32 x float]] undef, align 16
@replaceable = linkonce_odr addrspace(3) global [32 x [32 x float]] undef, align 16
@weak_alias = linkonce_odr addrspace(3) global [32 x [32 x float]] undef, align 16
@asm_call = linkonce_odr addrspace(3) global [32 x [32 x float]] undef, align 16
@invoked = linkonce_odr addrspace(3) global [32 x [32 x float]] undef, align 16
@shared_function = linkonce_odr addrspace(3) global [32 x [32 x float]] undef, align 16
@behind_shared_function = linkonce_odr addrspace(3) global [32 x [32 x float]] undef, align 16
@address_taken = linkonce_odr addrspace(3) global [32 x [32 x float]] undef, align 16
@named_by_alias = linkonce_odr addrspace(3) global [32 x [32 x float]] undef, align 16
@not_emitted = linkonce_odr addrspace(3) global [32 x [32 x float]] undef, align 16
@two_letters = linkonce_odr addrspace(3) global [32 x [32 x float]] undef, align 16
@first_letters = linkonce_odr addrspace(3) global [32 x [32 x float]] undef, align 16
@handed_out = addrspace(1) global ptr @takes_part
@soft = weak alias void (), ptr @harmless
@outside_name = alias void (i64), ptr @named

; Neither is one of CUDA's: their names only begin like those.
declare void @__theirs()
declare void @free_all()

define ptx_kernel void @calls_two_letters(i64 %row) {
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @two_letters, i64 %row
  store float 0.0, ptr addrspace(3) %p, align 4
  call void @__theirs()
  ret void
}

define ptx_kernel void @calls_first_letters(i64 %row) {
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @first_letters, i64 %row
  store float 0.0, ptr addrspace(3) %p, align 4
  call void @free_all()
  ret void
}

define ptx_kernel void @calls_undefined(i64 %row) {
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @undefined, i64 %row
  store float 0.0, ptr addrspace(3) %p, align 4
  call void @elsewhere()
  ret void
}

define internal void @passes_on() noinline {
  call void @elsewhere()
  ret void
}

define ptx_kernel void @calls_caller(i64 %row) {
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @through_callee, i64 %row
  store float 0.0, ptr addrspace(3) %p, align 4
  call void @passes_on()
  ret void
}

define ptx_kernel void @calls_pointer(i64 %row, ptr %function) {
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @pointer, i64 %row
  store float 0.0, ptr addrspace(3) %p, align 4
  call void %function()
  ret void
}

define weak void @may_be_replaced() noinline {
  ret void
}

define ptx_kernel void @calls_replaceable(i64 %row) {
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @replaceable, i64 %row
  store float 0.0, ptr addrspace(3) %p, align 4
  call void @may_be_replaced()
  ret void
}

define internal void @harmless() noinline {
  ret void
}

define ptx_kernel void @calls_weak_alias(i64 %row) {
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @weak_alias, i64 %row
  store float 0.0, ptr addrspace(3) %p, align 4
  call void @soft()
  ret void
}

define ptx_kernel void @calls_by_assembly(i64 %row) {
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @asm_call, i64 %row
  store float 0.0, ptr addrspace(3) %p, align 4
  call void asm sideeffect "{ .param .b32 p; // a comment; add
   call.uni elsewhere, (p); }", ""()
  ret void
}

define ptx_kernel void @invokes(i64 %row) personality ptr @__gxx_personality_v0 {
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @invoked, i64 %row
  store float 0.0, ptr addrspace(3) %p, align 4
  invoke void @elsewhere() to label %done unwind label %caught
done:
  ret void
caught:
  %pad = landingpad { ptr, i32 } cleanup
  ret void
}

define linkonce_odr void @common(i64 %row) noinline {
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @shared_function, i64 %row
  store float 0.0, ptr addrspace(3) %p, align 4
  ret void
}

define ptx_kernel void @calls_common(i64 %row) {
  call void @common(i64 %row)
  ret void
}

define internal void @hidden(i64 %row) noinline {
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @behind_shared_function, i64 %row
  store float 0.0, ptr addrspace(3) %p, align 4
  ret void
}

define void @door(i64 %row) noinline {
  call void @hidden(i64 %row)
  ret void
}

define ptx_kernel void @calls_hidden(i64 %row) {
  call void @hidden(i64 %row)
  ret void
}

define internal void @takes_part(i64 %row) noinline {
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @address_taken, i64 %row
  store float 0.0, ptr addrspace(3) %p, align 4
  ret void
}

define ptx_kernel void @calls_directly(i64 %row) {
  call void @takes_part(i64 %row)
  ret void
}

define internal void @named(i64 %row) noinline {
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @named_by_alias, i64 %row
  store float 0.0, ptr addrspace(3) %p, align 4
  ret void
}

define ptx_kernel void @calls_named(i64 %row) {
  call void @named(i64 %row)
  ret void
}

define available_externally void @elsewhere_too(i64 %row) noinline {
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @not_emitted, i64 %row
  store float 0.0, ptr addrspace(3) %p, align 4
  ret void
}

define ptx_kernel void @calls_not_emitted(i64 %row) {
  call void @elsewhere_too(i64 %row)
  ret void
}

;--- changed.ll
; CHECK:      runtime: changed xor:2:31:7
; CHECK-NEXT: through_callee: changed xor:2:31:7
; CHECK-NEXT: defined: changed xor:2:31:7
; CHECK-NEXT: plain_asm: changed xor:2:31:7
; CHECK-NEXT: local_alias: changed xor:2:31:7
; CHECK-NEXT: other_kernel: changed xor:2:31:7
; CHECK-NEXT: mine: changed xor:2:31:7
; CHECK-NOT:  {{.}}
@runtime = linkonce_odr addrspace(3) global [32 x [32 x float]] undef, align 16
@through_callee = linkonce_odr addrspace(3) global [32 x [32 x float]] undef, align 16
@defined = weak_odr addrspace(3) global [32 x [32 x float]] undef, align 16
@plain_asm = linkonce_odr addrspace(3) global [32 x [32 x float]] undef, align 16
@local_alias = linkonce_odr addrspace(3) global [32 x [32 x float]] undef, align 16
@other_kernel = linkonce_odr addrspace(3) global [32 x [32 x float]] undef, align 16
@mine = internal addrspace(3) global [32 x [32 x float]] undef, align 16
@inside_name = internal alias void (i64), ptr @named

define ptx_kernel void @calls_runtime(i64 %row, ptr %text) {
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @runtime, i64 %row
  %n = call i32 @vprintf(ptr %text, ptr null)
  %heap = call ptr @malloc(i64 8)
  call void @free(ptr %heap)
  call void @__assertfail(ptr %text, ptr %text, i32 1, ptr %text, i64 1)
  %f = call float @__nv_sinf(float 1.0)
  store float %f, ptr addrspace(3) %p, align 4
  ret void
}

define internal void @passes_on(i64 %row, ptr %text) noinline {
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @through_callee, i64 %row
  store float 0.0, ptr addrspace(3) %p, align 4
  %n = call i32 @vprintf(ptr %text, ptr null)
  ret void
}

define ptx_kernel void @calls_caller(i64 %row, ptr %text) {
  call void @passes_on(i64 %row, ptr %text)
  ret void
}

define linkonce_odr void @seen_here() noinline {
  ret void
}

define ptx_kernel void @calls_defined(i64 %row) {
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @defined, i64 %row
  store float 0.0, ptr addrspace(3) %p, align 4
  call void @seen_here()
  ret void
}

define ptx_kernel void @has_assembly(i64 %row) {
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @plain_asm, i64 %row
  store float 0.0, ptr addrspace(3) %p, align 4
  call void asm sideeffect "/* call */ bar.sync 0; // call", ""()
  ret void
}

define internal void @named(i64 %row) noinline {
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @local_alias, i64 %row
  store float 0.0, ptr addrspace(3) %p, align 4
  ret void
}

define ptx_kernel void @calls_by_alias(i64 %row) {
  call void @inside_name(i64 %row)
  ret void
}

; A launch of one kernel is no launch of another: what calls elsewhere uses none of these.
define ptx_kernel void @stays(i64 %row) {
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @other_kernel, i64 %row
  store float 0.0, ptr addrspace(3) %p, align 4
  ret void
}

; Nobody else can name an internal array.
define ptx_kernel void @calls_undefined(i64 %row, ptr %function) {
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @mine, i64 %row
  store float 0.0, ptr addrspace(3) %p, align 4
  call void @elsewhere()
  call void %function()
  ret void
}
