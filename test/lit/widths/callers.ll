; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Whether ptxas unrolls a loop of a device function that it inlines is decided there: labels of debug information can make it lose the pragma against
; it. In a kernel they do not.
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; CHECK:      called ld None {{.*}} a loop of a function that ptxas may inline, and unroll then
; CHECK-NEXT: own ld 4{{ .*}}
; CHECK-NOT:  {{.}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@a = internal addrspace(3) global [96 x i32] undef, align 16
@b = internal addrspace(3) global [96 x i32] undef, align 16

define internal i32 @row() noinline {
entry:
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = phi i32 [ 1, %entry ], [ %t, %loop ]
  %i = add i32 %k, 16
  %p = getelementptr i32, ptr addrspace(3) @a, i32 %i
  %v = load i32, ptr addrspace(3) %p, align 4
  %m = mul i32 %s, 5
  %t = add i32 %m, %v
  %next = add i32 %k, 1
  %again = icmp ne i32 %next, 4
  br i1 %again, label %loop, label %end, !llvm.loop !0
end:
  ret i32 %t
}

define ptx_kernel void @called(ptr addrspace(1) %out, i32 %n) {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %is = icmp ugt i32 %x, %n
  br i1 %is, label %then, label %end
then:
  %s = call i32 @row()
  store i32 %s, ptr addrspace(1) %out, align 4
  br label %end
end:
  ret void
}

define ptx_kernel void @own(ptr addrspace(1) %out) {
entry:
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = phi i32 [ 1, %entry ], [ %t, %loop ]
  %i = add i32 %k, 16
  %p = getelementptr i32, ptr addrspace(3) @b, i32 %i
  %v = load i32, ptr addrspace(3) %p, align 4
  %m = mul i32 %s, 5
  %t = add i32 %m, %v
  %next = add i32 %k, 1
  %again = icmp ne i32 %next, 4
  br i1 %again, label %loop, label %end, !llvm.loop !0
end:
  store i32 %t, ptr addrspace(1) %out, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

!0 = distinct !{!0, !{!"llvm.loop.unroll.disable"}}
