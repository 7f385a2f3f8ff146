; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Diverged lanes reconverge for certain in the common post-dominator. If two paths lead to a block ahead of it (`meet`), the hardware was seen to
; reconverge lanes there already: an H200 counted 40 wavefronts where separate execution takes 41. Such a block is executed once or twice, so its
; wavefronts are a range. If only one path leads to the block (`alone`), or an argument decides for all lanes alike (`alike`), they are exact.
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; RUN: %unbank_opt -passes='unbank<mode=report;widths=ir;layout=*@identity;block=32;report=%t.ir.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.ir.json | FileCheck --check-prefix=IR %s
; RUN: echo '{"launch":1,"launches":[{"kernel":"meet","block":[32,1,1],"file":"a.cu","line":1,"source":"a.cu"},{"kernel":"meet","block":[64,1,1],"file":"a.cu","line":2,"source":"a.cu"}]}' > %t.launches
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;launch=%t.launches;report=%t.two.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.two.json | FileCheck --check-prefix=TWO %s
; TWO: meet st 4 0..1 lanes that have diverged may reconverge ahead of it
; CHECK:      meet st 4 0..1 lanes that have diverged may reconverge ahead of it
; CHECK-NEXT: alone st 4 1..1{{ *}}
; CHECK-NEXT: alike st 4 {{[^0].*}}
; CHECK-NOT:  {{^.}}
; IR: meet st 4 1..1{{ *}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@table = internal addrspace(3) global [64 x i32] undef, align 4

define ptx_kernel void @meet(ptr addrspace(1) %out, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %few = icmp ult i32 %t, 8
  %odd = trunc i32 %t to i1
  br i1 %few, label %later, label %first

first:
  store volatile i32 %t, ptr addrspace(1) %out, align 4
  br i1 %odd, label %later, label %end

later:
  %p = getelementptr [4 x i8], ptr addrspace(3) @table, i32 %t
  store volatile i32 %t, ptr addrspace(3) %p, align 4
  br label %end

end:
  ret void
}

define ptx_kernel void @alone(ptr addrspace(1) %out, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %few = icmp ult i32 %t, 8
  br i1 %few, label %later, label %first

first:
  store volatile i32 %t, ptr addrspace(1) %out, align 4
  br label %end

later:
  %p = getelementptr [4 x i8], ptr addrspace(3) @table, i32 %t
  store volatile i32 %t, ptr addrspace(3) %p, align 4
  br label %end

end:
  ret void
}

define ptx_kernel void @alike(ptr addrspace(1) %out, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %few = icmp ult i32 %n, 8
  %odd = trunc i32 %n to i1
  br i1 %few, label %later, label %first

first:
  store volatile i32 %t, ptr addrspace(1) %out, align 4
  br i1 %odd, label %later, label %end

later:
  %p = getelementptr [4 x i8], ptr addrspace(3) @table, i32 %t
  store volatile i32 %t, ptr addrspace(3) %p, align 4
  br label %end

end:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
