; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; A load ahead of a loop, and one inside it that may be its neighbour. Each case has a twin:
;
;     hoisted   ptxas moves a load of one address, under a condition, out of the loop: the two are one LDS.64 in a cubin
;     written   the loop writes, and waits at a barrier: two LDS.32
;     first     the first iteration is ahead of its loop, at an address that the analysis does not compute (min(i, 3)): one LDS.128 in a cubin
;     data      the address depends on data: two LDS.64
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; CHECK: hoisted ld None {{.*}} an address that a loop does not change
; CHECK-NEXT: hoisted ld {{.*}} an address that a loop does not change
; CHECK-NEXT: written ld 4{{ .*}}
; CHECK-NEXT: written ld 4{{ .*}}
; CHECK-NEXT: written st 4{{ .*}}
; CHECK-NEXT: first ld None {{.*}} neighbours at an address that is computed from constants
; CHECK-NEXT: first ld None {{.*}} neighbours
; CHECK-NEXT: data ld 8{{ .*}}
; CHECK-NEXT: data ld 8{{ .*}}
; CHECK-NOT: {{^.}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@table = internal addrspace(3) global [8192 x float] undef, align 16

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.umin.i32(i32, i32)
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)

define ptx_kernel void @hoisted(ptr addrspace(1) %out, i32 %n, i32 %m, i32 %q) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %odd = and i32 %m, 1
  %some = icmp ne i32 %odd, 0
  br label %outer

outer:
  %i = phi i32 [ 1, %entry ], [ %i.next, %behind ]
  %s = phi float [ 0.0, %entry ], [ %more, %behind ]
  %sum = add nuw nsw i32 %i, %t
  %row = shl nuw nsw i32 %sum, 4
  %w = zext i32 %row to i64
  %p = getelementptr float, ptr addrspace(3) @table, i64 %w
  %p1 = getelementptr i8, ptr addrspace(3) %p, i64 4
  %x = load float, ptr addrspace(3) %p1, align 4
  br label %inner

inner:
  %k = phi i32 [ 0, %outer ], [ %k.next, %latch ]
  %r = phi float [ %s, %outer ], [ %more, %latch ]
  %r3 = fmul float %r, 3.0
  br i1 %some, label %arm, label %latch

arm:
  %y = load float, ptr addrspace(3) %p, align 4
  %ry = fadd float %r3, %y
  %ry3 = fmul float %ry, 3.0
  br label %latch

latch:
  %both = phi float [ %r3, %inner ], [ %ry3, %arm ]
  %more = fadd float %both, %x
  %k.next = add nuw nsw i32 %k, 1
  %at = zext i32 %k to i64
  %o = getelementptr float, ptr addrspace(1) %out, i64 %at
  store float %more, ptr addrspace(1) %o, align 4
  %k.end = icmp eq i32 %k.next, %q
  br i1 %k.end, label %behind, label %inner

behind:
  %i.next = add nuw nsw i32 %i, 1
  %i.end = icmp eq i32 %i.next, %n
  br i1 %i.end, label %end, label %outer

end:
  ret void
}

define ptx_kernel void @written(ptr addrspace(1) %out, i32 %n, i32 %m, i32 %q) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %odd = and i32 %m, 1
  %some = icmp ne i32 %odd, 0
  %tw = zext i32 %t to i64
  %own = getelementptr float, ptr addrspace(3) @table, i64 %tw
  br label %outer

outer:
  %i = phi i32 [ 1, %entry ], [ %i.next, %behind ]
  %s = phi float [ 0.0, %entry ], [ %more, %behind ]
  %sum = add nuw nsw i32 %i, %t
  %row = shl nuw nsw i32 %sum, 4
  %w = zext i32 %row to i64
  %p = getelementptr float, ptr addrspace(3) @table, i64 %w
  %p1 = getelementptr i8, ptr addrspace(3) %p, i64 4
  %x = load float, ptr addrspace(3) %p1, align 4
  br label %inner

inner:
  %k = phi i32 [ 0, %outer ], [ %k.next, %latch ]
  %r = phi float [ %s, %outer ], [ %more, %latch ]
  %r3 = fmul float %r, 3.0
  br i1 %some, label %arm, label %latch

arm:
  %y = load float, ptr addrspace(3) %p, align 4
  %ry = fadd float %r3, %y
  %ry3 = fmul float %ry, 3.0
  br label %latch

latch:
  %both = phi float [ %r3, %inner ], [ %ry3, %arm ]
  %more = fadd float %both, %x
  %k.next = add nuw nsw i32 %k, 1
  store float %more, ptr addrspace(3) %own, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %k.end = icmp eq i32 %k.next, %q
  br i1 %k.end, label %behind, label %inner

behind:
  %i.next = add nuw nsw i32 %i, 1
  %i.end = icmp eq i32 %i.next, %n
  br i1 %i.end, label %end, label %outer

end:
  store float %more, ptr addrspace(1) %out, align 4
  ret void
}

@doubles = internal addrspace(3) global [1024 x double] undef, align 16

define ptx_kernel void @first(ptr addrspace(1) %out) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %three = getelementptr i8, ptr addrspace(3) @doubles, i64 24
  %x = load double, ptr addrspace(3) %three, align 8
  br label %loop

loop:
  %i = phi i32 [ 2, %entry ], [ %next, %latch ]
  %s = phi double [ 1.0, %entry ], [ %again, %latch ]
  %least = call i32 @llvm.umin.i32(i32 %i, i32 3)
  %w = zext i32 %least to i64
  %p = getelementptr double, ptr addrspace(3) @doubles, i64 %w
  %y = load double, ptr addrspace(3) %p, align 8
  %s3 = fmul double %s, 3.0
  %more = fadd double %s3, %y
  %at = zext i32 %i to i64
  %o = getelementptr double, ptr addrspace(1) %out, i64 %at
  store double %more, ptr addrspace(1) %o, align 8
  %done = icmp eq i32 %i, 10
  br i1 %done, label %end, label %latch

latch:
  %more3 = fmul double %more, 3.0
  %again = fadd double %more3, %x
  %o1 = getelementptr double, ptr addrspace(1) %o, i64 1
  store double %again, ptr addrspace(1) %o1, align 8
  %next = add nuw nsw i32 %i, 2
  br label %loop, !llvm.loop !0

end:
  ret void
}

define ptx_kernel void @data(ptr addrspace(1) %out, ptr addrspace(1) %in) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %three = getelementptr i8, ptr addrspace(3) @doubles, i64 24
  %x = load double, ptr addrspace(3) %three, align 8
  br label %loop

loop:
  %i = phi i32 [ 2, %entry ], [ %next, %latch ]
  %s = phi double [ 1.0, %entry ], [ %again, %latch ]
  %iw = zext i32 %i to i64
  %from = getelementptr i32, ptr addrspace(1) %in, i64 %iw
  %c = load i32, ptr addrspace(1) %from, align 4
  %least = call i32 @llvm.umin.i32(i32 %c, i32 3)
  %w = zext i32 %least to i64
  %p = getelementptr double, ptr addrspace(3) @doubles, i64 %w
  %y = load double, ptr addrspace(3) %p, align 8
  %s3 = fmul double %s, 3.0
  %more = fadd double %s3, %y
  %o = getelementptr double, ptr addrspace(1) %out, i64 %iw
  store double %more, ptr addrspace(1) %o, align 8
  %done = icmp eq i32 %i, 10
  br i1 %done, label %end, label %latch

latch:
  %more3 = fmul double %more, 3.0
  %again = fadd double %more3, %x
  %o1 = getelementptr double, ptr addrspace(1) %o, i64 1
  store double %again, ptr addrspace(1) %o1, align 8
  %next = add nuw nsw i32 %i, 2
  br label %loop, !llvm.loop !0

end:
  ret void
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
