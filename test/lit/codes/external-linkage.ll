; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; An array that others can see keeps its layout: another module, a tool that was told of it, a section. whole-program=yes says that no other module
; exists; but the copies of functions that ThinLTO makes exist, and use symbols that it made external (`defined.llvm.4711`); the option neither turns
; a declaration into a definition nor removes anything from llvm.used. (The host cannot find an array of shared memory, although clang keeps
; `__device__ __shared__` for it.)
; RUN: split-file %s %t
; RUN: %unchanged %t/refused.ll %t/refused.json 'layout=*@pad:128:4'
; RUN: %arrays %t/refused.json | FileCheck %t/refused.ll
; RUN: %unbank_opt -passes='unbank<layout=*@pad:128:4;report=%t/changed.json>' -verify-each %t/changed.ll -disable-output
; RUN: %arrays %t/changed.json | FileCheck %t/changed.ll
; RUN: %unbank_opt -passes='unbank<layout=*@pad:128:4;whole-program=yes;report=%t/whole.json>' -verify-each \
; RUN:   %t/refused.ll -S -o %t/whole.ll
; RUN: %arrays %t/whole.json | FileCheck %t/refused.ll --check-prefix=WHOLE
; RUN: FileCheck %s --check-prefix=LIST < %t/whole.ll
; LIST: @llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(3) @used_by_compiler to ptr)]

;--- refused.ll
; CHECK:      defined: refused external-linkage
; CHECK-NEXT: defined.llvm.4711: refused external-linkage
; CHECK-NEXT: declared: refused external-linkage
; CHECK-NEXT: may_be_replaced: refused external-linkage
; CHECK-NEXT: used: refused external-linkage
; CHECK-NEXT: used_by_compiler: refused external-linkage
; CHECK-NEXT: in_section: refused external-linkage
; CHECK-NEXT: for_host: refused external-linkage
; CHECK-NOT:  {{.}}
; WHOLE:      defined: changed pad:128:4 4096 -> 4224
; WHOLE-NEXT: defined.llvm.4711: refused external-linkage
; WHOLE-NEXT: declared: refused external-linkage
; WHOLE-NEXT: may_be_replaced: refused external-linkage
; WHOLE-NEXT: used: refused external-linkage
; WHOLE-NEXT: used_by_compiler: refused external-linkage
; WHOLE-NEXT: in_section: refused external-linkage
; WHOLE-NEXT: for_host: changed pad:128:4 4096 -> 4224
; WHOLE-NOT:  {{.}}
target triple = "nvptx64-nvidia-cuda"
@defined = addrspace(3) global [32 x [32 x float]] undef, align 4
@defined.llvm.4711 = hidden addrspace(3) global [32 x [32 x float]] undef, align 4
@declared = external addrspace(3) global [32 x [32 x float]], align 4
@may_be_replaced = weak addrspace(3) global [32 x [32 x float]] undef, align 4
@used = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@used_by_compiler = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@in_section = internal addrspace(3) global [32 x [32 x float]] undef, section "mine", align 4
@for_host = addrspace(3) externally_initialized global [32 x [32 x float]] undef, align 4
@llvm.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(3) @used to ptr)], section "llvm.metadata"
@llvm.compiler.used = appending global [2 x ptr] [ptr addrspacecast (ptr addrspace(3) @used_by_compiler to ptr), ptr addrspacecast (ptr addrspace(3) @for_host to ptr)], section "llvm.metadata"

define ptx_kernel void @fill(i64 %row) {
  %a = getelementptr inbounds [32 x float], ptr addrspace(3) @defined, i64 %row
  store float 0.0, ptr addrspace(3) %a, align 4
  %b = getelementptr inbounds [32 x float], ptr addrspace(3) @declared, i64 %row
  store float 0.0, ptr addrspace(3) %b, align 4
  %c = getelementptr inbounds [32 x float], ptr addrspace(3) @may_be_replaced, i64 %row
  store float 0.0, ptr addrspace(3) %c, align 4
  %d = getelementptr inbounds [32 x float], ptr addrspace(3) @used, i64 %row
  store float 0.0, ptr addrspace(3) %d, align 4
  %e = getelementptr inbounds [32 x float], ptr addrspace(3) @used_by_compiler, i64 %row
  store float 0.0, ptr addrspace(3) %e, align 4
  %f = getelementptr inbounds [32 x float], ptr addrspace(3) @in_section, i64 %row
  store float 0.0, ptr addrspace(3) %f, align 4
  %g = getelementptr inbounds [32 x float], ptr addrspace(3) @for_host, i64 %row
  store float 0.0, ptr addrspace(3) %g, align 4
  ret void
}

;--- changed.ll
; CHECK:      internal: changed pad:128:4 4096 -> 4224
; CHECK-NEXT: private: changed pad:128:4 4096 -> 4224
; CHECK-NEXT: linkonce: changed pad:128:4 4096 -> 4224
; CHECK-NEXT: weak: changed pad:128:4 4096 -> 4224
; CHECK-NOT:  {{.}}
target triple = "nvptx64-nvidia-cuda"
$linkonce = comdat any
@internal = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@private = private addrspace(3) global [32 x [32 x float]] undef, align 4
@linkonce = linkonce_odr addrspace(3) global [32 x [32 x float]] undef, comdat, align 4
@weak = weak_odr addrspace(3) global [32 x [32 x float]] undef, align 4

define ptx_kernel void @fill(i64 %row) {
  %a = getelementptr inbounds [32 x float], ptr addrspace(3) @internal, i64 %row
  store float 0.0, ptr addrspace(3) %a, align 4
  %b = getelementptr inbounds [32 x float], ptr addrspace(3) @private, i64 %row
  store float 0.0, ptr addrspace(3) %b, align 4
  %c = getelementptr inbounds [32 x float], ptr addrspace(3) @linkonce, i64 %row
  store float 0.0, ptr addrspace(3) %c, align 4
  %d = getelementptr inbounds [32 x float], ptr addrspace(3) @weak, i64 %row
  store float 0.0, ptr addrspace(3) %d, align 4
  ret void
}
