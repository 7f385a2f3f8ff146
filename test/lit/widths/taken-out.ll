; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; If an iteration loads what the next one needs, codegen moves the first one's load ahead of the loop, and from then on each load is that of the other
; iteration. LLVM 19 gives the load that is left the marks of both. How often each of the two is executed is known, and how wide they are.
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; CHECK: handed ld 4{{ .*}}
; CHECK-NEXT: handed ld 4{{ .*}}
; CHECK-NEXT: handed ld 4{{ .*}}
; CHECK-NOT: {{^.}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@table = internal addrspace(3) global [4096 x i32] undef, align 4

define ptx_kernel void @handed(ptr addrspace(1) %out, i64 %n) "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %w = zext i32 %t to i64
  %start = getelementptr i32, ptr addrspace(3) @table, i64 %w
  br label %loop

loop:
  %p = phi ptr addrspace(3) [ %start, %entry ], [ %on, %loop ]
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %a = load float, ptr addrspace(3) %p, align 4
  %q = getelementptr inbounds i8, ptr addrspace(3) %p, i64 4
  %b = load float, ptr addrspace(3) %q, align 4
  %on = getelementptr inbounds i8, ptr addrspace(3) %p, i64 8
  %c = load float, ptr addrspace(3) %on, align 4
  %d = fmul float %a, %b
  %e = fmul float %d, %c
  %o = getelementptr float, ptr addrspace(1) %out, i64 %i
  store float %e, ptr addrspace(1) %o, align 4
  %next = shl i64 %n, %i
  %done = icmp eq i64 %next, 8
  br i1 %done, label %end, label %loop, !llvm.loop !0

end:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
