; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Constants and counters in sums (address.h), seen in cubins of sm_75 to sm_120, in pairs:
;
;     later     an iteration loads at x + c + 2 and at x + c, where the counter c steps by 2: the first is the second of the next iteration, so it is
;               open what it merges with
;     never     x + c + 3 is x + c in no iteration: it is loaded by itself
;     counted   c >> 3 is part of the sum, of which nothing is proved, unless the loop is unrolled completely and it is a constant: open
;     stays     likewise in a loop that stays rolled: two loads
;     shifted   (x + 12) << 3 and what is added to it: before sm_90 the constant may be part of an access's offset in one block alone, so it is open
;               whether a load in another block merges; from sm_90 on both merge
; short: forced layouts alone. Beside pointers of 32 bits an index may wrap once it counts bytes, so that a pad divides bytes, not elements, and
; costs more than a swizzle.
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s --check-prefixes=CHECK,NEW
; RUN: sed 's/sm_90/sm_80/g' %s > %t.ll
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.80.json>' %t.ll -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.80.json | FileCheck %s --check-prefixes=CHECK,OLD
; CHECK: later ld None {{.*}} neighbours in other iterations of a loop that ptxas may unroll
; CHECK: never ld 4{{ .*}}
; CHECK: counted ld None {{.*}} neighbours in other iterations of a loop that ptxas may unroll
; CHECK-NEXT: counted ld None {{.*}}
; CHECK-NEXT: stays ld 4{{ .*}}
; CHECK-NEXT: stays ld 4{{ .*}}
; NEW-NEXT: shifted ld 16{{ .*}}
; OLD-NEXT: shifted ld None {{.*}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@table = internal addrspace(3) global [4096 x i32] undef, align 16

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define ptx_kernel void @later(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %start = mul i32 %t, 36
  br label %loop

loop:
  %c = phi i32 [ 2, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %both, %loop ]
  %r = add i32 %start, %c
  %far = add i32 %r, 2
  %w = zext i32 %far to i64
  %p = getelementptr i32, ptr addrspace(3) @table, i64 %w
  %a = load i32, ptr addrspace(3) %p, align 4
  %v = zext i32 %r to i64
  %o = getelementptr i32, ptr addrspace(3) @table, i64 %v
  %q = getelementptr i8, ptr addrspace(3) %o, i64 4
  %b = load i32, ptr addrspace(3) %q, align 4
  %x = load i32, ptr addrspace(3) %o, align 4
  %y = add i32 %a, %b
  %z = mul i32 %y, %x
  %both = xor i32 %z, %sum
  %next = add i32 %c, 2
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end

end:
  store i32 %both, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @never(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %start = mul i32 %t, 36
  br label %loop

loop:
  %c = phi i32 [ 2, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %both, %loop ]
  %r = add i32 %start, %c
  %far = add i32 %r, 3
  %w = zext i32 %far to i64
  %p = getelementptr i32, ptr addrspace(3) @table, i64 %w
  %a = load i32, ptr addrspace(3) %p, align 4
  %v = zext i32 %r to i64
  %o = getelementptr i32, ptr addrspace(3) @table, i64 %v
  %q = getelementptr i8, ptr addrspace(3) %o, i64 4
  %b = load i32, ptr addrspace(3) %q, align 4
  %x = load i32, ptr addrspace(3) %o, align 4
  %y = add i32 %a, %b
  %z = mul i32 %y, %x
  %both = xor i32 %z, %sum
  %next = add i32 %c, 2
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end

end:
  store i32 %both, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @counted(ptr addrspace(1) %out) "target-cpu"="sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = mul i32 %t, 144
  %r = add i32 %x, 64
  br label %loop

loop:
  %c = phi i32 [ 256, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %both, %loop ]
  %s = lshr i32 %c, 3
  %at = add i32 %r, %s
  %w = zext i32 %at to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %w
  %q = getelementptr i8, ptr addrspace(3) %p, i64 4
  %a = load i32, ptr addrspace(3) %p, align 4
  %b = load i32, ptr addrspace(3) %q, align 4
  %y = mul i32 %a, %b
  %both = xor i32 %y, %sum
  %next = add i32 %c, -64
  %more = icmp ne i32 %next, 0
  br i1 %more, label %loop, label %end

end:
  store i32 %both, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @stays(ptr addrspace(1) %out) "target-cpu"="sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = mul i32 %t, 144
  %r = add i32 %x, 64
  br label %loop

loop:
  %c = phi i32 [ 256, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %both, %loop ]
  %s = lshr i32 %c, 3
  %at = add i32 %r, %s
  %w = zext i32 %at to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %w
  %q = getelementptr i8, ptr addrspace(3) %p, i64 4
  %a = load i32, ptr addrspace(3) %p, align 4
  %b = load i32, ptr addrspace(3) %q, align 4
  %y = mul i32 %a, %b
  %both = xor i32 %y, %sum
  %next = add i32 %c, -64
  %more = icmp ne i32 %next, 0
  br i1 %more, label %loop, label %end, !llvm.loop !0

end:
  store i32 %both, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @shifted(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %r = add i32 %n, %t
  %x = shl i32 %r, 1
  %k = add i32 %x, 12
  %m = shl i32 %k, 3
  %h = and i32 %k, -16
  %s = add i32 %m, %h
  %w = sext i32 %s to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %w
  %q = getelementptr i8, ptr addrspace(3) %p, i64 8
  %a = load i64, ptr addrspace(3) %p, align 8
  %c = icmp ugt i32 %t, %n
  br i1 %c, label %then, label %end

then:
  %b = load i64, ptr addrspace(3) %q, align 8
  %z = mul i64 %b, %a
  br label %end

end:
  %e = phi i64 [ %a, %entry ], [ %z, %then ]
  store i64 %e, ptr addrspace(1) %out, align 8
  br i1 %c, label %other, label %last

other:
  %k2 = add i32 %k, 2
  %x8 = shl i32 %x, 3
  %h2 = and i32 %k2, -16
  %s2 = add i32 %x8, %h2
  %w2 = sext i32 %s2 to i64
  %p2 = getelementptr i8, ptr addrspace(3) @table, i64 %w2
  %q2 = getelementptr i8, ptr addrspace(3) %p2, i64 112
  %d = load i64, ptr addrspace(3) %q2, align 8
  br label %last

last:
  %f = phi i64 [ %e, %end ], [ %d, %other ]
  store i64 %f, ptr addrspace(1) %out, align 8
  ret void
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
