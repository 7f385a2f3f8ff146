; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Code that a kernel reaches but that is not analysed makes its score unknown, with the reason; code that cannot access shared memory does not. Each
; kernel is the same one with one thing more.
; RUN: %unbank_opt -passes='unbank<mode=report;block=32;report=%t.json>' -verify-each %s -disable-output 2>&1 | FileCheck %s
; RUN: %validate %t.json
; RUN: FileCheck %s --check-prefix=JSON < %t.json
; RUN: %unbank_opt -passes='unbank<block=32>' -pass-remarks-analysis=unbank %s -disable-output 2>&1 | FileCheck %s --check-prefix=REMARK
; A gate lets pass what is not known: but not as something that is exact.
; RUN: %unbank_opt -passes='unbank<mode=report;fail-above=1;block=32>' %s -disable-output
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@a = internal addrspace(3) global [32 x float] undef, align 4
@b = internal addrspace(3) global [1024 x float] undef, align 4
@c = internal addrspace(3) global [1024 x float] undef, align 4
@table = internal addrspace(1) global ptr @behind_pointer
@tile_of_table = internal addrspace(3) global [1024 x float] undef, align 4
@holds_tile = internal addrspace(1) global ptr addrspacecast (ptr addrspace(3) @tile_of_table to ptr)
@named = internal addrspace(3) global [1024 x float] undef, align 4
@aliased = internal addrspace(3) global [1024 x float] undef, align 4
@alias = internal alias [1024 x float], ptr addrspace(3) @aliased
@dynamic = external addrspace(3) global [0 x float], align 4
declare void @elsewhere()
declare i32 @vprintf(ptr, ptr)
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

; JSON:      "display": "alone"
; JSON:      "shared_bytes": 128,
; JSON-NEXT: "score": 1.0,
; JSON-NEXT: "ideal": 1.0,
; JSON-NEXT: "exactness": "exact"

; CHECK-LABEL: kernel alone
; CHECK:       wavefronts  1 a block, ideal 1{{$}}
define ptx_kernel void @alone() {
  store float 0.0, ptr addrspace(3) @a, align 4
  ret void
}

; JSON:      "display": "undefined"
; JSON:      "shared_bytes": null,
; JSON-NEXT: "score": null,
; JSON-NEXT: "ideal": null,
; JSON-NEXT: "exactness": "unknown"

; CHECK-LABEL: kernel undefined
; CHECK:       shared      ? bytes
; CHECK:       wavefronts  ? a block, ideal ?; not known, for it reaches a call of elsewhere
; REMARK:      undefined: its score is not known, for it reaches a call of elsewhere, which this module does not define
define ptx_kernel void @undefined() {
  store float 0.0, ptr addrspace(3) @a, align 4
  call void @elsewhere()
  ret void
}

; No listed access at all: still not 0.
; CHECK-LABEL: kernel nothing_else
; CHECK:       wavefronts  ? a block, ideal ?; not known, for it reaches a call of elsewhere
; REMARK:      nothing_else: its score is not known
define ptx_kernel void @nothing_else() {
  call void @passes_on()
  ret void
}

define internal void @passes_on() noinline {
  call void @elsewhere()
  ret void
}

; CHECK-LABEL: kernel runtime
; CHECK:       wavefronts  1 a block, ideal 1{{$}}
; REMARK-NOT:  runtime: its score is not known
define ptx_kernel void @runtime(ptr %text) {
  store float 0.0, ptr addrspace(3) @a, align 4
  %n = call i32 @vprintf(ptr %text, ptr null)
  ret void
}

; Counted where it is called directly, and unknown where a pointer leads to it.
; CHECK-LABEL: kernel directly
; CHECK:       wavefronts  2 a block, ideal 2{{$}}
define ptx_kernel void @directly() {
  store float 0.0, ptr addrspace(3) @a, align 4
  call void @behind_pointer()
  ret void
}

; CHECK-LABEL: kernel by_pointer
; CHECK:       wavefronts  ? a block, ideal ?; not known, for it reaches a call through a pointer
; CHECK:       st  a {{.*}} 1 1 1{{$}}
; CHECK:       st  b {{.*}} ? ? ? [1]
; CHECK:       [1] called in a way that is not followed
define ptx_kernel void @by_pointer() {
  store float 0.0, ptr addrspace(3) @a, align 4
  %function = load volatile ptr, ptr addrspace(1) @table, align 8
  call void %function()
  ret void
}

define internal void @behind_pointer() noinline {
  store float 0.0, ptr addrspace(3) @b, align 4
  ret void
}

; What others may name, they may call back.
; CHECK-LABEL: kernel calls_visible
; CHECK:       wavefronts  1 a block, ideal 1{{$}}
define ptx_kernel void @calls_visible() {
  call void @visible()
  ret void
}

; CHECK-LABEL: kernel called_back
; CHECK:       wavefronts  ? a block, ideal ?; not known, for it reaches a call of elsewhere
; CHECK:       st  c {{.*}} ? ? ? [1]
; CHECK:       [1] called in a way that is not followed
define ptx_kernel void @called_back() {
  call void @visible()
  call void @elsewhere()
  ret void
}

define void @visible() noinline {
  store float 0.0, ptr addrspace(3) @c, align 4
  ret void
}

; CHECK-LABEL: kernel assembly_registers
; CHECK:       wavefronts  1 a block, ideal 1{{$}}
define ptx_kernel void @assembly_registers(ptr addrspace(1) %p) {
  store float 0.0, ptr addrspace(3) @a, align 4
  call void asm sideeffect "bar.sync 0;", "~{memory}"()
  %v = call i32 asm sideeffect "ld.global.u32 $0, [$1];", "=r,l,~{memory}"(ptr addrspace(1) %p)
  ret void
}

; CHECK-LABEL: kernel assembly_shared
; CHECK:       wavefronts  ? a block, ideal ?; not known, for it reaches inline assembly that may touch shared
define ptx_kernel void @assembly_shared(i32 %p) {
  store float 0.0, ptr addrspace(3) @a, align 4
  %v = call i32 asm sideeffect "ld.shared.u32 $0, [$1];", "=r,r,~{memory}"(i32 %p)
  ret void
}

; The name of an array in the text of an assembly is a use of it.
; CHECK-LABEL: kernel assembly_names
; CHECK:       wavefronts  ? a block, ideal ?; not known, for not all accesses to named are listed
define ptx_kernel void @assembly_names() {
  %v = call i32 asm "mov.u32 $0, named;", "=r"()
  %p = getelementptr [32 x float], ptr addrspace(3) @named, i32 %v
  store float 0.0, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK-LABEL: kernel other_address
; CHECK:       wavefronts  ? a block, ideal ?; not known, for it reaches an access to shared memory of no array
define ptx_kernel void @other_address(i32 %n) {
  store float 0.0, ptr addrspace(3) @a, align 4
  %p = inttoptr i32 %n to ptr addrspace(3)
  store float 0.0, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK-LABEL: kernel address_in_variable
; CHECK:       wavefronts  ? a block, ideal ?; not known, for not all accesses to tile_of_table are
define ptx_kernel void @address_in_variable() {
  %p = load ptr, ptr addrspace(1) @holds_tile, align 8
  store float 0.0, ptr %p, align 4
  ret void
}

; CHECK-LABEL: kernel by_alias
; CHECK:       wavefronts  ? a block, ideal ?; not known, for not all accesses to aliased are listed
define ptx_kernel void @by_alias() {
  store float 0.0, ptr addrspace(3) @alias, align 4
  ret void
}

; Dynamic memory that assembly reads is not nothing, whatever pins it first.
; CHECK-LABEL: kernel dynamic_by_assembly
; CHECK:       wavefronts  ? a block, ideal ?; not known, for it reaches inline assembly that may touch shared
define ptx_kernel void @dynamic_by_assembly() {
  %n = ptrtoint ptr addrspace(3) @dynamic to i32
  %v = call i32 asm sideeffect "mbarrier.test_wait.parity.shared.b64 $0, [$1], 1;", "=r,r,~{memory}"(i32 %n)
  ret void
}

; CHECK-LABEL: kernel dynamic_escapes
; CHECK:       wavefronts  ? a block, ideal ?; not known, for not all accesses to dynamic are listed: its address
; CHECK-NEXT:  is used by inline assembly
define ptx_kernel void @dynamic_escapes() {
  %n = ptrtoint ptr addrspace(3) @dynamic to i64
  %v = call i32 asm sideeffect "ld.u32 $0, [$1];", "=r,l,~{memory}"(i64 %n)
  ret void
}

; What escapes elsewhere is not this kernel's: its own array stays known.
; CHECK-LABEL: kernel last
; CHECK:       wavefronts  1 a block, ideal 1{{$}}
define ptx_kernel void @last() {
  store float 0.0, ptr addrspace(3) @a, align 4
  ret void
}
