; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Four halves that the header of a loop loads, which leaves the loop. Code behind it adds them in 16 bits, which extends what is loaded, so that no
; load is wider (once). ptxas may have the header ahead of the loop, too: then a phi is added, and the loads ahead were seen to be one of 64 bits
; (loop).
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; CHECK: once ld 2{{ .*}}
; CHECK-NEXT: once ld 2{{ .*}}
; CHECK-NEXT: loop ld None {{.*}}
; CHECK-NEXT: loop ld None {{.*}}
; CHECK-NOT: {{^.}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@table = internal addrspace(3) global [4096 x i16] undef, align 16

define ptx_kernel void @once(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %w = zext i32 %t to i64
  %p = getelementptr [4 x i16], ptr addrspace(3) @table, i64 %w
  %a = load i16, ptr addrspace(3) %p, align 8
  call void asm sideeffect "", "~{memory}"()
  %q = getelementptr i8, ptr addrspace(3) %p, i64 2
  %b = load i16, ptr addrspace(3) %q, align 2
  %c = add i16 %a, %b
  %d = add i16 %c, 77
  store i16 %d, ptr addrspace(1) %out, align 2
  ret void
}

define ptx_kernel void @loop(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop

loop:
  %i = phi i32 [ 100, %entry ], [ %next, %more ]
  %x = and i32 %i, 3
  %y = xor i32 %x, %t
  %w = zext i32 %y to i64
  %p = getelementptr [4 x i16], ptr addrspace(3) @table, i64 %w
  %a = load i16, ptr addrspace(3) %p, align 8
  call void asm sideeffect "", "~{memory}"()
  %q = getelementptr i8, ptr addrspace(3) %p, i64 2
  %b = load i16, ptr addrspace(3) %q, align 2
  %s = sext i16 %a to i32
  %u = sext i16 %b to i32
  %v = mul i32 %s, %u
  store volatile i32 %v, ptr addrspace(1) %out, align 4
  %done = icmp ult i32 %i, 2
  br i1 %done, label %end, label %more

more:
  store volatile i32 %i, ptr addrspace(1) %out, align 4
  %next = lshr i32 %i, 2
  br label %loop, !llvm.loop !0

end:
  %c = add i16 %a, %b
  %d = add i16 %c, 77
  store i16 %d, ptr addrspace(1) %out, align 2
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
