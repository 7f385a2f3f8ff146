; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Three loads of a window behind a short branch, and the fourth inside it, at the same address, computed anew. ptxas predicates the branch, and the
; three were seen to become one access, and not to. In the twin nothing is beside the three, which become one.
; short: forced layouts alone. A pointer of 32 bits is computed once for both blocks, so that less of the three is open.
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; CHECK:      beside ld 4
; CHECK-NEXT: beside ld None {{.*}}
; CHECK-NEXT: alone ld 4
; CHECK-NEXT: alone ld 16 2..2{{ *$}}
; CHECK-NOT: {{^.}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@table = internal addrspace(3) global [4096 x i8] undef, align 16

define ptx_kernel void @beside(ptr addrspace(1) %out, i32 %x, i1 %branch) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  br i1 %branch, label %arm, label %past

past:
  %wide = zext i32 %x to i64
  br label %end

arm:
  %first = zext i32 %x to i64
  %row = getelementptr [48 x i8], ptr addrspace(3) @table, i64 %first
  %at = getelementptr i8, ptr addrspace(3) %row, i64 12
  %u = load float, ptr addrspace(3) %at, align 4
  %v = fptosi float %u to i32
  br label %end

end:
  %number = phi i64 [ %wide, %past ], [ %first, %arm ]
  %held = phi i32 [ %v, %arm ], [ 0, %past ]
  %p = getelementptr [48 x i8], ptr addrspace(3) @table, i64 %number
  %a = load float, ptr addrspace(3) %p, align 16
  %q = getelementptr i8, ptr addrspace(3) %p, i64 4
  %b = load float, ptr addrspace(3) %q, align 4
  %r = getelementptr i8, ptr addrspace(3) %p, i64 8
  %c = load i32, ptr addrspace(3) %r, align 8
  %i = fptosi float %a to i32
  %j = fptosi float %b to i32
  %s = or i32 %held, %i
  %t = or i32 %s, %j
  %z = or i32 %t, %c
  store i32 %z, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @alone(ptr addrspace(1) %out, i32 %x, i1 %branch) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  br i1 %branch, label %arm, label %past

past:
  %wide = zext i32 %x to i64
  br label %end

arm:
  %first = zext i32 %x to i64
  %row = getelementptr [48 x i8], ptr addrspace(3) @table, i64 %first
  %at = getelementptr i8, ptr addrspace(3) %row, i64 44
  %u = load float, ptr addrspace(3) %at, align 4
  %v = fptosi float %u to i32
  br label %end

end:
  %number = phi i64 [ %wide, %past ], [ %first, %arm ]
  %held = phi i32 [ %v, %arm ], [ 0, %past ]
  %p = getelementptr [48 x i8], ptr addrspace(3) @table, i64 %number
  %a = load float, ptr addrspace(3) %p, align 16
  %q = getelementptr i8, ptr addrspace(3) %p, i64 4
  %b = load float, ptr addrspace(3) %q, align 4
  %r = getelementptr i8, ptr addrspace(3) %p, i64 8
  %c = load i32, ptr addrspace(3) %r, align 8
  %i = fptosi float %a to i32
  %j = fptosi float %b to i32
  %s = or i32 %held, %i
  %t = or i32 %s, %j
  %z = or i32 %t, %c
  store i32 %z, ptr addrspace(1) %out, align 4
  ret void
}
