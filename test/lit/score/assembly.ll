; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Accesses in inline PTX, and the intrinsics for the same instructions, have a row each, scored by the bank rule: ldmatrix takes 8 addresses a matrix,
; from as many lanes as that needs; a copy takes at least what a store would take, and at most one wavefront for each line of its source; increments
; that the hardware adds up itself are counted so; a predicate of the text leaves some lanes out; and for neighbours it is open whether ptxas merges
; them. If all accesses of a text are listed, the kernel's total is known; if one is not, it is unknown.
; RUN: %unbank_opt -passes='unbank<mode=report;block=32;report=%t.json>' %s -disable-output
; RUN: %validate %t.json
; RUN: %python -c "import json; [print(k['name'], a['op'], a['before']['bytes'], a['before']['wavefronts']['min'], a['before']['wavefronts']['max'], a['before']['exactness'], a['before']['reason']) for k in json.load(open('%t.json'))['kernels'] for a in k['accesses']]" | FileCheck %s
; RUN: %python -c "import json; [print(k['name'], k['before']['exactness']) for k in json.load(open('%t.json'))['kernels']]" | FileCheck %s --check-prefix=TOTAL
; TOTAL:      matrices exact
; TOTAL-NEXT: copies bounded
; TOTAL-NEXT: atomics bounded
; TOTAL-NEXT: guarded bounded
; TOTAL-NEXT: neighbours bounded
; TOTAL-NEXT: widest bounded
; TOTAL-NEXT: elsewhere unknown
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@rows = internal addrspace(3) global [64 x [64 x i16]] undef, align 128
@words = internal addrspace(3) global [1024 x i32] undef, align 128
@dynamic = external addrspace(3) global [0 x i32], align 16
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x1.b16.p3(ptr addrspace(3))
declare void @llvm.nvvm.cp.async.ca.shared.global.8(ptr addrspace(3), ptr addrspace(1))

; CHECK:      matrices ldmatrix 16 32 32 exact
; CHECK-NEXT: matrices ldmatrix 16 16 16 exact
; CHECK-NEXT: matrices ldmatrix 16 8 8 exact
; CHECK-NEXT: matrices stmatrix 16 16 16 exact
; CHECK-NEXT: matrices ldmatrix 16 8 8 exact
; CHECK-NEXT: matrices ldmatrix 16 8 8 exact
; CHECK-NEXT: matrices ldmatrix 16 8 8 exact
define ptx_kernel void @matrices() {
  %lane = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %offset = shl i32 %lane, 7
  %at = add i32 %offset, ptrtoint (ptr addrspace(3) @rows to i32)
  %a = call { i32, i32, i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0,$1,$2,$3}, [$4];", "=r,=r,=r,=r,r"(i32 %at)
  %b = call { i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x2.trans.shared.b16 {$0,$1}, [$2];", "=r,=r,r"(i32 %at)
  %c = call i32 asm sideeffect "ldmatrix.sync.aligned.m8n8.x1.shared::cta.b16 {$0}, [$1];", "=r,r"(i32 %at)
  call void asm sideeffect "stmatrix.sync.aligned.m8n8.x2.shared.b16 [$0], {$1, $1};", "r,r"(i32 %at, i32 %c)
  %p = getelementptr [64 x i16], ptr addrspace(3) @rows, i32 %lane
  %d = call i32 @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x1.b16.p3(ptr addrspace(3) %p)
  %e = call i32 asm sideeffect "ldmatrix.sync.aligned.m8n8.x1.b16 {$0}, [$1];", "=r,r"(i32 %at)
  %generic = addrspacecast ptr addrspace(3) %p to ptr
  %f = call i32 asm sideeffect "ldmatrix.sync.aligned.m8n8.x1.b16 {$0}, [$1];", "=r,l"(ptr %generic)
  ret void
}

; CHECK-NEXT: copies cpasync 16 4 32 bounded cp.async also takes a turn for each 128-byte line that it reads of its source
; CHECK-NEXT: copies cpasync 16 32 32 bounded
; CHECK-NEXT: copies cpasync 4 1 32 bounded
; CHECK-NEXT: copies cpasync 8 2 32 bounded
define ptx_kernel void @copies(ptr addrspace(1) %in) {
  %lane = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %near = mul i32 %lane, 16
  %far = mul i32 %lane, 128
  %a = add i32 %near, ptrtoint (ptr addrspace(3) @words to i32)
  %b = add i32 %far, ptrtoint (ptr addrspace(3) @words to i32)
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16;", "r,l"(i32 %a, ptr addrspace(1) %in)
  call void asm sideeffect "cp.async.cg.shared.global.L2::128B [$0], [$1], 16, $2;", "r,l,r"(i32 %b, ptr addrspace(1) %in, i32 0)
  %c = getelementptr i32, ptr addrspace(3) @words, i32 %lane
  call void asm sideeffect "cp.async.ca.shared.global [$0], [$1], $2;", "l,l,n"(ptr addrspace(3) %c, ptr addrspace(1) %in, i32 4)
  %d = getelementptr i64, ptr addrspace(3) @words, i32 %lane
  call void @llvm.nvvm.cp.async.ca.shared.global.8(ptr addrspace(3) %d, ptr addrspace(1) %in)
  ret void
}

; CHECK-NEXT: atomics red 4 1 1 exact
; CHECK-NEXT: atomics red 4 1 1 exact
; CHECK-NEXT: atomics red 4 1 32 bounded ptxas may combine lanes of one address before the atomic
; CHECK-NEXT: atomics atom 4 32 32 exact
; CHECK-NEXT: atomics red 4 1 32 bounded
; CHECK-NEXT: atomics cas 4 2 2 exact
define ptx_kernel void @atomics(ptr addrspace(1) %out) {
  %lane = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  call void asm sideeffect "red.shared.add.u32 [$0], 1;", "l"(ptr addrspace(3) @words)
  call void asm sideeffect "red.shared.add.u32 [$0], $1;", "l,r"(ptr addrspace(3) @words, i32 1)
  call void asm sideeffect "red.shared.add.u32 [$0], $1;", "l,r"(ptr addrspace(3) @words, i32 %lane)
  %old = call i32 asm sideeffect "atom.shared.max.u32 $0, [$1], $2;", "=r,l,r"(ptr addrspace(3) @words, i32 %lane)
  store i32 %old, ptr addrspace(1) %out, align 4
  %unread = call i32 asm sideeffect "atom.shared.add.u32 $0, [$1], $2;", "=r,l,r"(ptr addrspace(3) @words, i32 %lane)
  %c = getelementptr i32, ptr addrspace(3) @words, i32 %lane
  %swapped = call i32 asm sideeffect "atom.acquire.cta.shared.cas.b32 $0, [$1], $2, $3;", "=r,l,r,r"(ptr addrspace(3) %c, i32 0, i32 1)
  ret void
}

; CHECK-NEXT: guarded st 4 1 32 bounded data decides which lanes are active
; CHECK-NEXT: guarded st 4 16 16 exact
; CHECK-NEXT: guarded st 4 16 16 exact
; CHECK-NEXT: guarded st 4 24 24 exact
; CHECK-NEXT: guarded st 4 8 8 exact
; CHECK-NEXT: guarded st 4 8 8 exact
; CHECK-NEXT: guarded st 4 {{.*}} never executed for this block shape
define ptx_kernel void @guarded(i32 %wanted) {
  %lane = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr [32 x i32], ptr addrspace(3) @words, i32 %lane
  call void asm sideeffect "{ .reg .pred p; setp.ne.b32 p, $1, 0; @p st.shared.b32 [$0], $1; }", "l,r"(ptr addrspace(3) %p, i32 %wanted)
  %half = icmp ult i32 %lane, 16
  %flag = zext i1 %half to i32
  call void asm sideeffect "{ .reg .pred p; setp.ne.b32 p, $1, 0; @p st.shared.b32 [$0], $1; }", "l,r"(ptr addrspace(3) %p, i32 %flag)
  call void asm sideeffect "{ .reg .pred p; setp.eq.b32 p, $1, 0; @p st.shared.b32 [$0], $1; }", "l,r"(ptr addrspace(3) %p, i32 %flag)
  %low = and i32 %lane, 24
  call void asm sideeffect "{ .reg .pred p; setp.eq.b32 p, $1, 0; @!p st.shared.b32 [$0], $1; }", "l,r"(ptr addrspace(3) %p, i32 %low)
  call void asm sideeffect "{ .reg .pred p; setp.eq.b32 p, $1, 0; @p st.shared.b32 [$0], $1; }", "l,r"(ptr addrspace(3) %p, i32 %low)
  %eight = icmp ult i32 %lane, 8
  call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "l,r,b"(ptr addrspace(3) %p, i32 %low, i1 %eight)
  call void asm sideeffect "{ .reg .pred p; setp.ne.b32 p, $1, 0; @p st.shared.b32 [$0], $1; }", "l,r"(ptr addrspace(3) %p, i32 0)
  ret void
}

; CHECK-NEXT: neighbours ld None {{.*}} bounded the width that ptxas will choose is not known: neighbours in inline PTX
define ptx_kernel void @neighbours(ptr addrspace(1) %out) {
  %lane = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr [2 x i32], ptr addrspace(3) @words, i32 %lane
  %q = getelementptr i8, ptr addrspace(3) %p, i32 0
  %a = call i32 asm sideeffect "ld.shared.b32 $0, [$1];", "=r,l"(ptr addrspace(3) %p)
  %b = call i32 asm sideeffect "ld.shared.b32 $0, [$1+4];", "=r,l"(ptr addrspace(3) %q)
  %sum = add i32 %a, %b
  store i32 %sum, ptr addrspace(1) %out, align 4
  ret void
}

; CHECK-NEXT: widest ld 16 0 32 bounded how often it is executed is not known: a load that nothing reads
; CHECK-NEXT: widest st 8 {{.*}} exact
; CHECK-NEXT: widest st 4 1 1 exact
define ptx_kernel void @widest() {
  %lane = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr [32 x i32], ptr addrspace(3) @words, i32 %lane
  %a = call { float, float, float, float } asm sideeffect "ld.shared.v4.f32 {$0,$1,$2,$3}, [$4];", "=f,=f,=f,=f,l"(ptr addrspace(3) %p)
  call void asm sideeffect "st.shared.v2.b32 [$0+8], {$1,$1};", "l,r"(ptr addrspace(3) %p, i32 0)
  %q = getelementptr i32, ptr addrspace(3) @words, i32 %lane
  call void asm sideeffect "{ .reg .b32 a; mov.b32 a, $1; st.volatile.shared.b32 [$0], a; }", "l,r"(ptr addrspace(3) %q, i32 0)
  ret void
}

; CHECK-NEXT: elsewhere st None 0 1 bounded the width that ptxas will choose is not known: an access that is taken apart
; CHECK-NOT:  {{.}}
define ptx_kernel void @elsewhere(i32 %number) {
  %lane = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %q = getelementptr i32, ptr addrspace(3) @words, i32 %lane
  call void asm sideeffect "st.shared.b32 [$0], 0; st.shared.b32 [$1], 0;", "l,r"(ptr addrspace(3) %q, i32 %number)
  ret void
}
