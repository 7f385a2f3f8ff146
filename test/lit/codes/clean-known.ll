; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; "No access has an avoidable conflict" is said only if every access is known to have none: not if data decides all of the addresses or some, if the
; active lanes conflict in some cases, or if the access was never seen to run. Each has a twin that is known.
; RUN: %unchanged %s %t.json block=32
; RUN: %validate %t.json
; RUN: %arrays %t.json | FileCheck %s
; RUN: FileCheck %s --check-prefix=SAID < %t.json
; RUN: %unchanged %s %t.whole.json 'block=32;whole-program=yes'
; RUN: %arrays %t.whole.json | FileCheck %s --check-prefix=WHOLE
; RUN: sed '/call void %function/d' %s > %t.direct.ll
; RUN: %unchanged %t.direct.ll %t.direct.json block=32
; RUN: FileCheck %s --check-prefix=DIRECT < %t.direct.json
; CHECK:      all_unknown: kept no-gain
; CHECK-NEXT: half_unknown: kept no-gain
; CHECK-NEXT: known: kept clean
; CHECK-NEXT: few_lanes: kept clean
; CHECK-NEXT: by_pointer: kept no-gain
; CHECK-NEXT: by_call: kept clean
; CHECK-NEXT: of_others: kept no-gain
; CHECK-NEXT: of_nobody: kept clean
; CHECK-NOT:  {{.}}
; SAID: "reason": "no conflict is known that a layout would avoid; not all accesses are known: the address depends on data"
; SAID: "reason": "no conflict is known that a layout would avoid; not all accesses are known: called in a way that is not followed"
; DIRECT: "reason": "no conflict is known that a layout would avoid; not all accesses are known: other modules may run visible"
; WHOLE: of_others: kept clean
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@all_unknown = internal addrspace(3) global [1024 x float] undef, align 16
@half_unknown = internal addrspace(3) global [1024 x float] undef, align 16
@known = internal addrspace(3) global [1024 x float] undef, align 16
@few_lanes = internal addrspace(3) global [1024 x float] undef, align 16
@by_pointer = internal addrspace(3) global [1024 x float] undef, align 16
@by_call = internal addrspace(3) global [1024 x float] undef, align 16
@of_others = internal addrspace(3) global [1024 x float] undef, align 16
@of_nobody = internal addrspace(3) global [1024 x float] undef, align 16
@table = internal addrspace(1) global ptr @pointed
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define ptx_kernel void @data(ptr addrspace(1) %in) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %from = getelementptr inbounds i32, ptr addrspace(1) %in, i32 %t
  %i = load i32, ptr addrspace(1) %from, align 4
  %p = getelementptr inbounds float, ptr addrspace(3) @all_unknown, i32 %i
  store float 0.0, ptr addrspace(3) %p, align 4
  %q = getelementptr inbounds float, ptr addrspace(3) @half_unknown, i32 %i
  store float 0.0, ptr addrspace(3) %q, align 4
  %r = getelementptr inbounds float, ptr addrspace(3) @half_unknown, i32 %t
  store float 0.0, ptr addrspace(3) %r, align 4
  %s = getelementptr inbounds float, ptr addrspace(3) @known, i32 %t
  store float 0.0, ptr addrspace(3) %s, align 4
  %c = icmp sgt i32 %i, 0
  br i1 %c, label %some, label %done
some:
  %u = getelementptr inbounds float, ptr addrspace(3) @few_lanes, i32 %t
  store float 0.0, ptr addrspace(3) %u, align 4
  br label %done
done:
  ret void
}

define internal void @pointed() noinline {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr inbounds float, ptr addrspace(3) @by_pointer, i32 %t
  store float 0.0, ptr addrspace(3) %p, align 4
  ret void
}

define internal void @called() noinline {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr inbounds float, ptr addrspace(3) @by_call, i32 %t
  store float 0.0, ptr addrspace(3) %p, align 4
  ret void
}

define ptx_kernel void @calls() {
  %function = load volatile ptr, ptr addrspace(1) @table, align 8
  call void %function()
  call void @called()
  ret void
}

define void @visible(i32 %stride) noinline {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = mul i32 %t, %stride
  %p = getelementptr inbounds float, ptr addrspace(3) @of_others, i32 %i
  store float 0.0, ptr addrspace(3) %p, align 4
  ret void
}

define internal void @dead(i32 %stride) noinline {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = mul i32 %t, %stride
  %p = getelementptr inbounds float, ptr addrspace(3) @of_nobody, i32 %i
  store float 0.0, ptr addrspace(3) %p, align 4
  ret void
}
