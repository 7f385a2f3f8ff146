; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; An address that is compared or computed with as a number pins its array. A comparison of indices does not, nor does one of two addresses in the same
; array (rewrite/values.ll). A comparison or difference of two arrays' addresses pins both, even if the addresses meet others elsewhere.
; RUN: split-file %s %t
; RUN: %unchanged %t/refused.ll %t/refused.json 'layout=*@pad:128:4'
; RUN: %arrays %t/refused.json | FileCheck %t/refused.ll
; RUN: %unbank_opt -passes='unbank<layout=*@pad:128:4;report=%t/changed.json>' -verify-each %t/changed.ll -disable-output
; RUN: %arrays %t/changed.json | FileCheck %t/changed.ll

; A constant expression that no code uses any more says nothing of an array: passes leave them behind, and the text of the module does not have them.
; RUN: %unbank_opt -passes='unbank<layout=*@pad:128:4;report=%t/used.json>' -verify-each %t/left.ll -disable-output
; RUN: %arrays %t/used.json | FileCheck %t/left.ll --check-prefix=USED
; RUN: %unbank_opt -passes='function(dce),unbank<layout=*@pad:128:4;report=%t/left.json>' -verify-each %t/left.ll -disable-output
; RUN: %arrays %t/left.json | FileCheck %t/left.ll

;--- refused.ll
; CHECK:      by_icmp: refused address-compared
; CHECK-NEXT: by_arithmetic: refused address-compared
; CHECK-NEXT: by_sum: refused address-compared
; CHECK-NEXT: by_constant: refused address-compared
; CHECK-NEXT: by_cmpxchg: refused address-compared
; CHECK-NEXT: left: refused address-compared
; CHECK-NEXT: right: refused address-compared
; CHECK-NEXT: minuend: refused address-compared
; CHECK-NEXT: subtrahend: refused address-compared
; CHECK-NEXT: joined_left: refused address-compared
; CHECK-NEXT: joined_right: refused address-compared
; CHECK-NEXT: by_sign: refused address-compared
; CHECK-NEXT: by_null: refused address-compared
; CHECK-NEXT: by_spaces: refused address-compared
; CHECK-NOT:  {{.}}
target triple = "nvptx64-nvidia-cuda"
@by_icmp = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@by_arithmetic = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@by_sum = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@by_constant = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@by_cmpxchg = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@left = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@right = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@minuend = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@subtrahend = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@joined_left = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@joined_right = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@by_sign = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@by_null = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@by_spaces = internal addrspace(3) global [32 x [32 x float]] undef, align 4

define ptx_kernel void @compare(ptr addrspace(1) %out, ptr %end) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %row = zext nneg i32 %tid to i64
  %p = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @by_icmp to ptr), i64 %row
  store float 0.0, ptr %p, align 4
  %is.end = icmp eq ptr %p, %end
  %flag = zext i1 %is.end to i32
  store i32 %flag, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @compute(ptr addrspace(1) %out) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %row = zext nneg i32 %tid to i64
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @by_arithmetic, i64 %row
  store float 0.0, ptr addrspace(3) %p, align 4
  %number = ptrtoint ptr addrspace(3) %p to i64
  %bits = and i64 %number, 127
  %is.first = icmp eq i64 %bits, 0
  %value = select i1 %is.first, float 1.0, float 2.0
  store float %value, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @compute_sum(i32 %row) {
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @by_sum, i32 %row
  %number = ptrtoint ptr addrspace(3) %p to i32
  %sum = add i32 %number, ptrtoint (ptr addrspace(3) @by_sum to i32)
  call void asm sideeffect "st.shared.b32 [$0], 0;", "r,~{memory}"(i32 %sum)
  ret void
}

define ptx_kernel void @compute_constant(ptr addrspace(1) %out) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %sum = add i32 %tid, ptrtoint (ptr addrspace(3) @by_constant to i32)
  %is.low = icmp ult i32 %sum, 4096
  %flag = zext i1 %is.low to i32
  store i32 %flag, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @exchange(ptr %slot) {
  %old = cmpxchg ptr %slot, ptr addrspacecast (ptr addrspace(3) @by_cmpxchg to ptr), ptr null monotonic monotonic
  ret void
}

; Which of two arrays comes first is not for a layout to say.
define ptx_kernel void @relate(ptr addrspace(1) %out, i64 %row, i64 %other, i1 %which) {
  %l = getelementptr inbounds [32 x float], ptr addrspace(3) @left, i64 %row
  %r = getelementptr inbounds [32 x float], ptr addrspace(3) @right, i64 %other
  %is.less = icmp ult ptr addrspace(3) %l, %r
  %m = getelementptr inbounds [32 x float], ptr addrspace(3) @minuend, i64 %row
  %s = getelementptr inbounds [32 x float], ptr addrspace(3) @subtrahend, i64 %other
  %m.number = ptrtoint ptr addrspace(3) %m to i32
  %s.number = ptrtoint ptr addrspace(3) %s to i32
  %apart = sub i32 %m.number, %s.number
  %either = select i1 %which, ptr addrspace(3) @joined_left, ptr addrspace(3) @joined_right
  store float 0.0, ptr addrspace(3) %either, align 4
  %is.left = icmp eq ptr addrspace(3) %either, @joined_left
  %is.far = icmp sgt i32 %apart, 128
  %far = select i1 %is.far, i32 1, i32 0
  %flag = select i1 %is.less, i32 %far, i32 2
  %flags = select i1 %is.left, i32 %flag, i32 3
  store i32 %flags, ptr addrspace(1) %out, align 4
  ret void
}

; Where an array is in the generic window decides the sign of its addresses, and in shared memory, whether one is 0; and the two are different
; numbers.
define ptx_kernel void @place(ptr addrspace(1) %out, i64 %row) {
  %p = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @by_sign to ptr), i64 %row
  %number = ptrtoint ptr %p to i64
  %is.less = icmp slt i64 %number, ptrtoint (ptr addrspacecast (ptr addrspace(3) @by_sign to ptr) to i64)
  %q = getelementptr inbounds [32 x float], ptr addrspace(3) @by_null, i64 %row
  %is.null = icmp eq ptr addrspace(3) %q, null
  %r = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @by_spaces to ptr), i64 %row
  %generic = ptrtoint ptr %r to i64
  %is.same = icmp eq i64 %generic, ptrtoint (ptr addrspace(3) @by_spaces to i64)
  %flag = select i1 %is.less, i32 1, i32 2
  %flags = select i1 %is.null, i32 %flag, i32 3
  %all = select i1 %is.same, i32 %flags, i32 4
  store i32 %all, ptr addrspace(1) %out, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

;--- changed.ll
; CHECK:      by_icmp: changed pad:128:4 4096 -> 4224
; CHECK-NEXT: by_arithmetic: changed pad:128:4 4096 -> 4224
; CHECK-NOT:  {{.}}
target triple = "nvptx64-nvidia-cuda"
@by_icmp = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@by_arithmetic = internal addrspace(3) global [32 x [32 x float]] undef, align 4

define ptx_kernel void @compare(ptr addrspace(1) %out, i64 %end) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %row = zext nneg i32 %tid to i64
  %p = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @by_icmp to ptr), i64 %row
  store float 0.0, ptr %p, align 4
  %is.end = icmp eq i64 %row, %end
  %flag = zext i1 %is.end to i32
  store i32 %flag, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @compute(ptr addrspace(1) %out) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %row = zext nneg i32 %tid to i64
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @by_arithmetic, i64 %row
  store float 0.0, ptr addrspace(3) %p, align 4
  %number = shl i64 %row, 7
  %bits = and i64 %number, 127
  %is.first = icmp eq i64 %bits, 0
  %value = select i1 %is.first, float 1.0, float 2.0
  store float %value, ptr addrspace(1) %out, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

;--- left.ll
; USED:       alone: refused address-compared
; USED-NEXT:  behind: refused address-compared
; USED-NOT:   {{.}}
; CHECK:      alone: changed pad:128:4 4096 -> 4224
; CHECK-NEXT: behind: changed pad:128:4 4096 -> 4224
; CHECK-NOT:  {{.}}
target triple = "nvptx64-nvidia-cuda"
@alone = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@behind = internal addrspace(3) global [32 x [32 x float]] undef, align 4

define ptx_kernel void @negate(ptr addrspace(1) %out) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %row = zext nneg i32 %tid to i64
  %unused.alone = add i64 sub (i64 0, i64 ptrtoint (ptr addrspace(3) @alone to i64)), %row
  %unused.behind = add i64 sub (i64 0, i64 ptrtoint (ptr addrspace(3) @behind to i64)), %row
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @alone, i64 %row
  store float 0.0, ptr addrspace(3) %p, align 4
  %q = getelementptr inbounds [32 x float], ptr addrspace(3) @behind, i64 %row
  store float 0.0, ptr addrspace(3) %q, align 4
  %number = ptrtoint ptr addrspace(3) %q to i64
  %rows = sub i64 %number, ptrtoint (ptr addrspace(3) @behind to i64)
  store i64 %rows, ptr addrspace(1) %out, align 8
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
