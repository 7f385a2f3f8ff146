; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Words at known places of several arrays merge as those of one array do, according to where ptxas places the arrays. If it is not known how they are
; placed, a word may be part of its neighbour's access, and then takes no wavefront of its own; or it may be the access that the others are counted
; for.
; REQUIRES: command
; RUN: %unbank analyze %s --block=32 | FileCheck %s
; RUN: %unbank analyze %s --block=32 --rdc=yes | FileCheck %s --check-prefix=LINKED
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@a = internal addrspace(3) global i32 undef, align 4
@b = internal addrspace(3) global i32 undef, align 4
@c = internal addrspace(3) global i32 undef, align 4
@d = internal addrspace(3) global i32 undef, align 4
@e = internal addrspace(3) global i32 undef, align 4
@f = internal addrspace(3) global i32 undef, align 4
@g = internal addrspace(3) global [3 x i32] undef, align 4
@h = internal addrspace(3) global i32 undef, align 4
@i = internal addrspace(3) global i32 undef, align 4
@j = internal addrspace(3) global i32 undef, align 4
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

; Two words at 0 and 4 are one load of 8 bytes.
; CHECK-LABEL: {{^}}kernel two
; CHECK: wavefronts {{ *}}1 a block
; CHECK: ld {{ *}}a {{ *}}8 {{ *}}1 {{ *}}1 {{ *}}1
; CHECK-NOT: {{ ld }}
; LINKED-LABEL: {{^}}kernel two
; LINKED: wavefronts {{ *}}0..4 a block
; LINKED-COUNT-2: ld {{ *}}{{[ab]}} {{ *}}? {{ *}}1 {{ *}}0..2
define ptx_kernel void @two(ptr addrspace(1) %out) {
  %x = load i32, ptr addrspace(3) @a, align 4
  %y = load i32, ptr addrspace(3) @b, align 4
  %sum = sub i32 %x, %y
  store i32 %sum, ptr addrspace(1) %out, align 4
  ret void
}

; At 0 and 8, with another one between them.
; CHECK-LABEL: {{^}}kernel parted
; CHECK: ld {{ *}}c {{ *}}4 {{ *}}1 {{ *}}1 {{ *}}1
; CHECK: ld {{ *}}e {{ *}}4 {{ *}}1 {{ *}}1 {{ *}}1
; CHECK: st {{ *}}d {{ *}}4 {{ *}}1 {{ *}}1 {{ *}}1
define ptx_kernel void @parted(ptr addrspace(1) %out) {
  %x = load i32, ptr addrspace(3) @c, align 4
  %y = load i32, ptr addrspace(3) @e, align 4
  %sum = sub i32 %x, %y
  store i32 %sum, ptr addrspace(3) @d, align 4
  ret void
}

; At 4 and 8, which no aligned 8 bytes have.
; CHECK-LABEL: {{^}}kernel off
; CHECK: ld {{ *}}g {{ *}}4 {{ *}}1 {{ *}}1 {{ *}}1 {{ *}}x2
define ptx_kernel void @off(ptr addrspace(1) %out) {
  store i32 0, ptr addrspace(3) @f, align 4
  %x = load i32, ptr addrspace(3) @g, align 4
  %p = getelementptr i8, ptr addrspace(3) @g, i64 4
  %y = load i32, ptr addrspace(3) %p, align 4
  %sum = sub i32 %x, %y
  store i32 %sum, ptr addrspace(1) %out, align 4
  ret void
}

; Stores that follow one another.
; CHECK-LABEL: {{^}}kernel stores
; CHECK: st {{ *}}h {{ *}}8 {{ *}}1 {{ *}}2 {{ *}}2
; CHECK-NOT: {{ st }}
define ptx_kernel void @stores(i32 %n) {
  store i32 %n, ptr addrspace(3) @h, align 4
  store i32 1, ptr addrspace(3) @i, align 4
  ret void
}

; One at a lane's place is between them.
; CHECK-LABEL: {{^}}kernel apart
; CHECK-COUNT-3: st {{ *}}{{[ijg]}} {{ *}}4 {{ *}}1 {{ *}}1 {{ *}}1
define ptx_kernel void @apart(i32 %n) {
  store i32 %n, ptr addrspace(3) @i, align 4
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr [4 x i8], ptr addrspace(3) @g, i32 %t
  store i32 %n, ptr addrspace(3) %p, align 4
  store i32 1, ptr addrspace(3) @j, align 4
  ret void
}
