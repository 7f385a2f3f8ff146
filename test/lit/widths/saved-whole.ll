; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Loads that several iterations share. If all words of a vector are shared with the same executions, the vector is left out as a whole, so that it
; keeps its width, and only the number of its executions is open (`whole`). In `half`, another iteration shares only the lower half of the 16 bytes,
; and in `halves` two iterations share one half each.
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; CHECK:      whole ld 16 0..16 an address that several iterations of a loop have, which ptxas may read once
; CHECK-NEXT: half ld None 0..16 an address that several iterations of a loop have, which ptxas may read once
; CHECK-NEXT: half ld None {{.*}}
; CHECK-NEXT: halves ld None 0..16 an address that several
; CHECK-COUNT-2: halves ld
; CHECK-NOT:  {{[a-z]+ ld}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@table = internal addrspace(3) global [4096 x i8] undef, align 16
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define ptx_kernel void @whole(ptr addrspace(1) %out) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext nneg i32 %tid to i64
  %row = getelementptr inbounds [64 x i8], ptr addrspace(3) @table, i64 %t
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %sum = phi float [ 0.0, %entry ], [ %more, %loop ]
  %half = lshr i64 %i, 1
  %at = getelementptr inbounds [16 x i8], ptr addrspace(3) %row, i64 %half
  %v = load <4 x float>, ptr addrspace(3) %at, align 16
  %a = extractelement <4 x float> %v, i32 0
  %b = extractelement <4 x float> %v, i32 1
  %c = extractelement <4 x float> %v, i32 2
  %d = extractelement <4 x float> %v, i32 3
  %x = fmul float %a, %b
  %y = fmul float %c, %d
  %z = fadd float %x, %y
  %w = fmul float %sum, %z
  %more = fadd float %w, %a
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 4
  br i1 %done, label %end, label %loop

end:
  %o = getelementptr float, ptr addrspace(1) %out, i64 %t
  store float %more, ptr addrspace(1) %o, align 4
  ret void
}

define ptx_kernel void @half(ptr addrspace(1) %out) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext nneg i32 %tid to i64
  %row = getelementptr inbounds [64 x i8], ptr addrspace(3) @table, i64 %t
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %sum = phi float [ 0.0, %entry ], [ %more, %loop ]
  %at = getelementptr inbounds [16 x i8], ptr addrspace(3) %row, i64 %i
  %v = load <4 x float>, ptr addrspace(3) %at, align 16
  %behind = getelementptr inbounds i8, ptr addrspace(3) %at, i64 16
  %u = load <2 x float>, ptr addrspace(3) %behind, align 8
  %a = extractelement <4 x float> %v, i32 0
  %b = extractelement <4 x float> %v, i32 1
  %c = extractelement <4 x float> %v, i32 2
  %d = extractelement <4 x float> %v, i32 3
  %e = extractelement <2 x float> %u, i32 0
  %f = extractelement <2 x float> %u, i32 1
  %x = fmul float %a, %b
  %y = fmul float %c, %d
  %z = fadd float %x, %y
  %w = fmul float %sum, %z
  %g = fmul float %e, %f
  %h = fadd float %w, %g
  %more = fadd float %h, %a
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 3
  br i1 %done, label %end, label %loop

end:
  %o = getelementptr float, ptr addrspace(1) %out, i64 %t
  store float %more, ptr addrspace(1) %o, align 4
  ret void
}

define ptx_kernel void @halves(ptr addrspace(1) %out) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext nneg i32 %tid to i64
  %row = getelementptr inbounds [64 x i8], ptr addrspace(3) @table, i64 %t
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %sum = phi float [ 0.0, %entry ], [ %more, %loop ]
  %at = getelementptr inbounds [16 x i8], ptr addrspace(3) %row, i64 %i
  %v = load <4 x float>, ptr addrspace(3) %at, align 16
  %behind = getelementptr inbounds i8, ptr addrspace(3) %at, i64 16
  %u = load <2 x float>, ptr addrspace(3) %behind, align 8
  %far = getelementptr inbounds i8, ptr addrspace(3) %at, i64 40
  %s = load <2 x float>, ptr addrspace(3) %far, align 8
  %k = extractelement <2 x float> %s, i32 0
  %l = extractelement <2 x float> %s, i32 1
  %a = extractelement <4 x float> %v, i32 0
  %b = extractelement <4 x float> %v, i32 1
  %c = extractelement <4 x float> %v, i32 2
  %d = extractelement <4 x float> %v, i32 3
  %e = extractelement <2 x float> %u, i32 0
  %f = extractelement <2 x float> %u, i32 1
  %x = fmul float %a, %b
  %y = fmul float %c, %d
  %z = fadd float %x, %y
  %w = fmul float %sum, %z
  %g = fmul float %e, %f
  %h = fadd float %w, %g
  %m = fmul float %k, %l
  %n = fadd float %h, %m
  %more = fadd float %n, %a
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 3
  br i1 %done, label %end, label %loop

end:
  %o = getelementptr float, ptr addrspace(1) %out, i64 %t
  store float %more, ptr addrspace(1) %o, align 4
  ret void
}
