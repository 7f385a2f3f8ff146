; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Numbers that ptxas knows, as seen in cubins of sm_80:
;
;     above    24 * x | 2048, where the whole product is below 2048, may be a sum
;     joined   stores at known addresses of an array that shares a pointer with another one. Both are at multiples of 16, so the stores merge
;     shifted  an iteration's (-40 + 5 * k) >> 29, in 32 bits and unsigned, is 7: all iterations load the same word
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; CHECK: above ld None
; CHECK-NEXT: above ld None
; CHECK-NEXT: joined st 8{{ .*}}
; CHECK-NEXT: joined ld 4{{ .*}}
; CHECK-NEXT: shifted ld 4{{ .*}}
; CHECK-NOT: {{^.}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@table = internal addrspace(3) global [4096 x i32] undef, align 16
@one = internal addrspace(3) global [16 x i32] undef, align 16
@two = internal addrspace(3) global [16 x i32] undef, align 16
@single = internal addrspace(3) global [4096 x i32] undef, align 16

define ptx_kernel void @above(ptr addrspace(1) %out, i16 %n) "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %l = and i32 %t, 63
  %m = mul i32 %l, 24
  %o = or i32 %m, 2048
  %w = zext i32 %o to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %w
  %a = load i32, ptr addrspace(3) %p, align 4
  call void asm sideeffect "", "~{memory}"()
  %v = zext i32 %m to i64
  %q = getelementptr i8, ptr addrspace(3) @table, i64 %v
  %q2 = getelementptr i8, ptr addrspace(3) %q, i64 2052
  %b = load i32, ptr addrspace(3) %q2, align 4
  %c = mul i32 %a, %b
  store i32 %c, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @joined(ptr addrspace(1) %out, i32 %n, i32 %x) "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" {
  %c = icmp sgt i32 %n, 1
  %p = select i1 %c, ptr addrspace(3) @one, ptr addrspace(3) @two
  store i32 %n, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @one, i64 16), align 4
  call void asm sideeffect "", "~{memory}"()
  store i32 %x, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @one, i64 20), align 4
  call void @llvm.nvvm.barrier0()
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %l = and i32 %t, 15
  %w = zext i32 %l to i64
  %q = getelementptr i32, ptr addrspace(3) %p, i64 %w
  %a = load i32, ptr addrspace(3) %q, align 4
  store i32 %a, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @shifted(ptr addrspace(1) %out) "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" {
entry:
  br label %loop

loop:
  %i = phi i32 [ -8, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %more, %loop ]
  %j = mul i32 %i, 5
  %h = lshr i32 %j, 29
  %w = zext i32 %h to i64
  %p = getelementptr i32, ptr addrspace(3) @single, i64 %w
  %a = load i32, ptr addrspace(3) %p, align 4
  %y = xor i32 %sum, %a
  %more = mul i32 %y, 3
  store volatile i32 %more, ptr addrspace(1) %out, align 4
  %next = add i32 %i, 1
  %done = icmp eq i32 %i, -4
  br i1 %done, label %end, label %loop

end:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier0()
