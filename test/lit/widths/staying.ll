; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Words 4 * r and 4 * r + 4, where r begins at 0 and grows by an argument in each iteration. A loop that contains another loop stays rolled, and one
; copy of its code is for all iterations: two LDS.32 (nest). For one that contains none, and may be unrolled, it is open whether the first words are
; neighbours (single).
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; CHECK: nest ld 4{{ .*}}
; CHECK-NEXT: nest ld 4{{ .*}}
; CHECK-NEXT: single ld None {{.*}} other iterations{{.*}}
; CHECK-NEXT: single ld None {{.*}} other iterations{{.*}}
; CHECK-NOT: {{^.}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@table = internal addrspace(3) global [4096 x float] undef, align 16

define ptx_kernel void @nest(ptr addrspace(1) %out, i32 %n, i32 %m, i32 %d) {
entry:
  br label %outer

outer:
  %y = phi i32 [ 0, %entry ], [ %y1, %latch ]
  %r = phi i32 [ 0, %entry ], [ %r1, %latch ]
  %s = phi float [ 0.0, %entry ], [ %s3, %latch ]
  br label %inner

inner:
  %x = phi i32 [ 0, %outer ], [ %x1, %inner ]
  %s0 = phi float [ %s, %outer ], [ %s1, %inner ]
  %g = getelementptr float, ptr addrspace(1) %out, i32 %x
  %v = load volatile float, ptr addrspace(1) %g, align 4
  %s1 = fadd float %s0, %v
  %x1 = add i32 %x, 1
  %more = icmp slt i32 %x1, %m
  br i1 %more, label %inner, label %latch

latch:
  %p = getelementptr float, ptr addrspace(3) @table, i32 %r
  %a = load float, ptr addrspace(3) %p, align 4
  %q = getelementptr i8, ptr addrspace(3) %p, i32 4
  %b = load float, ptr addrspace(3) %q, align 4
  %ab = fmul float %a, %b
  %s3 = fadd float %s1, %ab
  %r1 = add i32 %r, %d
  %y1 = add i32 %y, 1
  %again = icmp slt i32 %y1, %n
  br i1 %again, label %outer, label %end

end:
  store float %s3, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @single(ptr addrspace(1) %out, i32 %n, i32 %m, i32 %d) {
entry:
  br label %loop

loop:
  %y = phi i32 [ 0, %entry ], [ %y1, %loop ]
  %r = phi i32 [ 0, %entry ], [ %r1, %loop ]
  %s = phi float [ 0.0, %entry ], [ %s1, %loop ]
  %p = getelementptr float, ptr addrspace(3) @table, i32 %r
  %a = load float, ptr addrspace(3) %p, align 4
  %q = getelementptr i8, ptr addrspace(3) %p, i32 4
  %b = load float, ptr addrspace(3) %q, align 4
  %ab = fmul float %a, %b
  %s1 = fadd float %s, %ab
  %r1 = add i32 %r, %d
  %y1 = add i32 %y, 1
  %again = icmp slt i32 %y1, %n
  br i1 %again, label %loop, label %end

end:
  store float %s1, ptr addrspace(1) %out, align 4
  ret void
}
