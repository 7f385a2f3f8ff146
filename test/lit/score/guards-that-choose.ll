; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; A guard lets lanes do something, or nothing. A branch that lets them do one of two things chooses: which lanes do which depends on the argument
; with which it compares, so nothing is assumed. That is so if both arms access shared memory, and if they give different addresses, or indices, to one
; access behind them. Each of these is a range, or unknown. Twins that are guards, and exact: lanes that fail one get an index that is the same for
; all; both arms compute the index in the same way, or one adds to it what is the same in all lanes, as the head of an unrolled loop does; and an arm from
; which only a second branch on the same condition leads to an access.
; REQUIRES: command
; RUN: %unbank analyze %s --block=32 "--layout=*@identity" --report=%t.json > %t.txt
; RUN: %validate %t.json
; RUN: %python -c "import json; [print(k['name'], a['op'], a['before']['exactness'], a['before']['weight'], a['before']['wavefronts']['mean']) for k in json.load(open('%t.json'))['kernels'] for a in k['accesses']]" | FileCheck %s
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@s = internal addrspace(3) global [2048 x float] undef, align 16
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()

; CHECK-DAG: address ld unknown 1.0 None
define ptx_kernel void @address(ptr addrspace(1) %out, i32 %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %q = icmp sgt i32 %t, %n
  br i1 %q, label %then, label %else
then:
  %row = shl i32 %t, 5
  %a = getelementptr float, ptr addrspace(3) @s, i32 %row
  br label %end
else:
  %b = getelementptr float, ptr addrspace(3) @s, i32 %t
  br label %end
end:
  %p = phi ptr addrspace(3) [ %a, %then ], [ %b, %else ]
  %x = load volatile float, ptr addrspace(3) %p
  ret void
}

; CHECK-DAG: index ld unknown 1.0 None
define ptx_kernel void @index(ptr addrspace(1) %out, i32 %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %block = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %first = shl i32 %block, 5
  %i = add nsw i32 %first, %t
  %q = icmp slt i32 %i, %n
  br i1 %q, label %then, label %end
then:
  %row = mul i32 %t, 24
  br label %end
end:
  %k = phi i32 [ %row, %then ], [ %t, %0 ]
  %p = getelementptr float, ptr addrspace(3) @s, i32 %k
  %x = load volatile float, ptr addrspace(3) %p
  ret void
}

; CHECK-DAG: both ld bounded None None
; CHECK-DAG: both st exact None 1.0
define ptx_kernel void @both(i32 %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %q = icmp sgt i32 %t, %n
  %row = shl i32 %t, 5
  %a = getelementptr float, ptr addrspace(3) @s, i32 %row
  %b = getelementptr float, ptr addrspace(3) @s, i32 %t
  br i1 %q, label %then, label %else
then:
  store volatile float 1.0, ptr addrspace(3) %b
  br label %end
else:
  %x = load volatile float, ptr addrspace(3) %a
  br label %end
end:
  ret void
}

; A part of a condition chooses as the whole does.
; CHECK-DAG: both_of_two ld bounded None None
define ptx_kernel void @both_of_two(i32 %n, i32 %m) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %q = icmp slt i32 %t, %n
  %r = icmp slt i32 %t, %m
  %both = and i1 %q, %r
  %row = shl i32 %t, 5
  %a = getelementptr float, ptr addrspace(3) @s, i32 %row
  %b = getelementptr float, ptr addrspace(3) @s, i32 %t
  br i1 %both, label %then, label %else
then:
  %x = load volatile float, ptr addrspace(3) %a
  br label %end
else:
  store volatile float 1.0, ptr addrspace(3) %b
  br label %end
end:
  ret void
}

; CHECK-DAG: default ld exact 1.0 32.0
define ptx_kernel void @default(i32 %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %q = icmp slt i32 %t, %n
  br i1 %q, label %then, label %end
then:
  %row = shl i32 %t, 5
  br label %end
end:
  %k = phi i32 [ %row, %then ], [ %n, %0 ]
  %p = getelementptr float, ptr addrspace(3) @s, i32 %k
  %x = load volatile float, ptr addrspace(3) %p
  ret void
}

; CHECK-DAG: computed st exact 1.0 32.0
; CHECK-DAG: computed ld exact 1.0 32.0
define ptx_kernel void @computed(i32 %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %q = icmp slt i32 %t, %n
  br i1 %q, label %then, label %else
then:
  %row = shl i32 %t, 5
  %wide = zext i32 %row to i64
  %a = getelementptr float, ptr addrspace(3) @s, i64 %wide
  store volatile float 1.0, ptr addrspace(3) %a
  br label %end
else:
  %other = shl i32 %t, 5
  %same = zext i32 %other to i64
  br label %end
end:
  %k = phi i64 [ %wide, %then ], [ %same, %else ]
  %p = getelementptr float, ptr addrspace(3) @s, i64 %k
  %x = load volatile float, ptr addrspace(3) %p
  ret void
}

; CHECK-DAG: unrolled ld exact 1.0 1.0
define ptx_kernel void @unrolled(i32 %n, i1 %odd) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %next = add i32 %t, 32
  %head = select i1 %odd, i32 %next, i32 %t
  %q = icmp sge i32 %t, %n
  br i1 %q, label %end, label %then
then:
  br label %end
end:
  %k = phi i32 [ %head, %then ], [ %t, %0 ]
  %p = getelementptr float, ptr addrspace(3) @s, i32 %k
  %x = load volatile float, ptr addrspace(3) %p
  ret void
}

; CHECK-DAG: again st exact 1.0 1.0
define ptx_kernel void @again(i32 %n, i1 %flag) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %q = icmp slt i32 %t, %n
  %a = getelementptr float, ptr addrspace(3) @s, i32 %t
  br i1 %q, label %first, label %skip
first:
  store volatile float 1.0, ptr addrspace(3) %a
  br i1 %flag, label %middle, label %end
skip:
  br label %middle
middle:
  br i1 %q, label %second, label %rest
second:
  %b = getelementptr float, ptr addrspace(3) %a, i32 64
  %x = load volatile float, ptr addrspace(3) %b
  br label %end
rest:
  br label %end
end:
  ret void
}
