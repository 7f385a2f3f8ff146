; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Two kernels share an array of halves. If one of them gets a padded copy of its own, the original belongs to the other kernel alone, and ptxas places
; it between that kernel's two others instead of behind both, off by half a word. The other kernel's code does not change, but its wavefronts do, and
; the report agrees with the simulator.
; RUN: %unbank fix %s -o %t.fixed.ll --rdc=no --widths=ir --block=turns@32 --block=slides@32 --report=%t.json > %t.text
; RUN: %python -c "import json; [print(k['name'], a['op'], a['before']['wavefronts']['mean'], a['after']['wavefronts']['mean']) for k in json.load(open('%t.json'))['kernels'] for a in k['accesses']]" | FileCheck %s
; RUN: %unbank simulate %s --kernel=slides --grid=1 --block=32 --arg=u16[32]:zero | FileCheck --check-prefix=BEFORE %s
; RUN: %unbank simulate %t.fixed.ll --kernel=slides --grid=1 --block=32 --arg=u16[32]:zero | FileCheck --check-prefix=AFTER %s
; CHECK: turns ld 32.0 1.0
; CHECK: slides st 1.0 1.0
; CHECK: slides st 1.0 1.0
; CHECK: slides st 1.0 2.0
; BEFORE: st both {{ *}}2 {{ *}}1 {{ *}}1 {{ *}}1
; AFTER:  st both {{ *}}2 {{ *}}1 {{ *}}2 {{ *}}1
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@first = internal addrspace(3) global [33 x i16] undef, align 2
@both = internal addrspace(3) global [2048 x i16] undef, align 2
@second = internal addrspace(3) global [33 x i16] undef, align 2
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define ptx_kernel void @turns(ptr addrspace(1) %out) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %row = shl i32 %tid, 6
  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %next, %loop ]
  %index = add i32 %row, %i
  %p = getelementptr i16, ptr addrspace(3) @both, i32 %index
  %x = load volatile i16, ptr addrspace(3) %p, align 2
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, 32
  br i1 %more, label %loop, label %done
done:
  ret void
}

define ptx_kernel void @slides(ptr addrspace(1) %out) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %a = getelementptr i16, ptr addrspace(3) @first, i32 %tid
  store volatile i16 1, ptr addrspace(3) %a, align 2
  %b = getelementptr i16, ptr addrspace(3) @second, i32 %tid
  store volatile i16 2, ptr addrspace(3) %b, align 2
  %pair = lshr i32 %tid, 1
  %side = and i32 %tid, 1
  %place = mul i32 %pair, 66
  %half = or i32 %place, %side
  %c = getelementptr i16, ptr addrspace(3) @both, i32 %half
  store volatile i16 3, ptr addrspace(3) %c, align 2
  ret void
}
