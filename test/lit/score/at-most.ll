; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; If data decides whether lanes reach an access, it is executed at most as often as if all warps reached it, and the block's wavefronts are a range
; that begins at 0: behind a branch; in a loop that data ends, of which one trip is counted; for cases of an argument, where the case with the most
; counts; beyond a border that an argument sets, if nothing is done inside the border; and on both sides of one, if something is done on both. Twins: an
; access that partial blocks alone execute, while full ones execute another, is a range of its own, if the border is a constant; a function that is called by pointer, too, has no bound.
; REQUIRES: command
; RUN: %unbank analyze %s --block=128 "--layout=*@identity" --report=%t.json | FileCheck %s --check-prefix=TEXT
; RUN: %validate %t.json
; RUN: %python -c "import json; [print(k['name'], k['before']['exactness'], k['before']['score'], a['op'], a['before']['weight'], a['before']['weight_exactness'], a['before']['trip_symbols']) for k in json.load(open('%t.json'))['kernels'] for a in k['accesses']]" | FileCheck %s
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@s = internal addrspace(3) global [1024 x float] undef, align 16
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()

; CHECK: behind bounded None st None unknown []
; TEXT: kernel behind
; TEXT: wavefronts 0..16 a block
; TEXT: st s 4 0..4 1..4 1
define ptx_kernel void @behind(ptr addrspace(1) %in) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %t
  %x = load i32, ptr addrspace(1) %p
  %q = icmp eq i32 %x, 0
  %i = shl i32 %t, 2
  %at = getelementptr float, ptr addrspace(3) @s, i32 %i
  br i1 %q, label %then, label %end
then:
  store float 0.0, ptr addrspace(3) %at
  br label %end
end:
  ret void
}

; CHECK: trips bounded None st None unknown ['in', 'a loaded value']
; TEXT: kernel trips
; TEXT: st s 4 0..4*trips(in, a loaded value) 1..4 1
define ptx_kernel void @trips(ptr addrspace(1) %in) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %t
  %i = shl i32 %t, 2
  %at = getelementptr float, ptr addrspace(3) @s, i32 %i
  br label %loop
loop:
  store volatile float 0.0, ptr addrspace(3) %at
  %x = load volatile i32, ptr addrspace(1) %p
  %q = icmp eq i32 %x, 0
  br i1 %q, label %loop, label %end
end:
  ret void
}

; CHECK: cases bounded None st None unknown []
; TEXT: kernel cases
; TEXT: st s 4 0..4 1 1
define ptx_kernel void @cases(i32 %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %r = and i32 %n, 3
  %w = lshr i32 %t, 5
  %both = and i32 %w, %r
  %q = icmp eq i32 %both, 0
  %i = xor i32 %t, %r
  %at = getelementptr float, ptr addrspace(3) @s, i32 %i
  br i1 %q, label %then, label %end
then:
  store float 0.0, ptr addrspace(3) %at
  br label %end
end:
  ret void
}

; CHECK: beyond bounded None st None unknown []
; TEXT: kernel beyond
; TEXT: wavefronts 0..4 a block
; TEXT: st s 4 0..4 1 1
define ptx_kernel void @beyond(i32 %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %first = shl i32 %b, 7
  %g = add i32 %first, %t
  %q = icmp slt i32 %g, %n
  br i1 %q, label %end, label %then
then:
  %at = getelementptr float, ptr addrspace(3) @s, i32 %t
  store float 0.0, ptr addrspace(3) %at
  br label %end
end:
  ret void
}

; CHECK: partial bounded None st None unknown []
; CHECK: partial bounded None st 4.0 exact []
; TEXT: kernel partial
; TEXT: wavefronts 4..8 a block
; TEXT: st s 4 0..4 1 1
; TEXT: st s 4 4 1 1
define ptx_kernel void @partial() {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %first = shl i32 %b, 7
  %g = add i32 %first, %t
  %q = icmp slt i32 %g, 1000
  %at = getelementptr float, ptr addrspace(3) @s, i32 %t
  br i1 %q, label %inside, label %then
then:
  store float 0.0, ptr addrspace(3) %at
  br label %end
inside:
  %u = xor i32 %t, 1
  %other = getelementptr float, ptr addrspace(3) @s, i32 %u
  store float 1.0, ptr addrspace(3) %other
  br label %end
end:
  ret void
}

; CHECK: divided bounded None st None unknown []
; CHECK: divided bounded None st None unknown []
; TEXT: kernel divided
; TEXT: wavefronts 0..8 a block
; TEXT: st s 4 0..4 1 1 x2
define ptx_kernel void @divided(i32 %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %first = shl i32 %b, 7
  %g = add i32 %first, %t
  %q = icmp slt i32 %g, %n
  %at = getelementptr float, ptr addrspace(3) @s, i32 %t
  br i1 %q, label %inside, label %then
then:
  store float 0.0, ptr addrspace(3) %at
  br label %end
inside:
  %u = xor i32 %t, 1
  %other = getelementptr float, ptr addrspace(3) @s, i32 %u
  store float 1.0, ptr addrspace(3) %other
  br label %end
end:
  ret void
}

; CHECK: pointed unknown None st None unknown []
; TEXT: kernel pointed
; TEXT: st s 4 ? ? ?
define internal void @callee() noinline {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %at = getelementptr float, ptr addrspace(3) @s, i32 %t
  store float 0.0, ptr addrspace(3) %at
  ret void
}
@table = internal addrspace(1) global [1 x ptr] [ptr @callee]
define ptx_kernel void @pointed(ptr addrspace(1) %in) {
  call void @callee()
  %f = load ptr, ptr addrspace(1) @table
  call void %f()
  ret void
}
