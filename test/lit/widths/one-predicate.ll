; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; A vector of which one element is read behind a second branch, on the side that is taken if the first branch, behind which the vector was loaded, was
; not taken. If both test one predicate, no execution gets there. ptxas was seen to know that, and to load no more than the others, and not to know
; it.
;
;     same    one predicate decides both branches: open
;     apart   each has its own: one of 16 bytes
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; CHECK: same ld None {{.*}} a value that is read only if branches on one predicate go different ways
; CHECK-NEXT: apart ld 16 4..4{{.*}}
; CHECK-NOT: {{^.}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@table = internal addrspace(3) global [1024 x <4 x float>] undef, align 16

define ptx_kernel void @same(ptr addrspace(1) %out, i32 %n, i32 %m) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = zext i32 %t to i64
  %p = getelementptr <4 x float>, ptr addrspace(3) @table, i64 %x
  %first = icmp slt i32 %n, 1
  br i1 %first, label %next, label %arm

arm:
  %v = load <4 x float>, ptr addrspace(3) %p, align 16
  %a = extractelement <4 x float> %v, i32 0
  %b = extractelement <4 x float> %v, i32 1
  %c = extractelement <4 x float> %v, i32 2
  %d = extractelement <4 x float> %v, i32 3
  %ab = fadd float %a, %b
  %abc = fadd float %ab, %c
  store float %abc, ptr addrspace(1) %out, align 4
  br label %next

next:
  %held = phi float [ 0.0, %entry ], [ %d, %arm ]
  br i1 %first, label %end, label %other

other:
  %o = getelementptr float, ptr addrspace(1) %out, i64 1
  %g = load float, ptr addrspace(1) %o, align 4
  store float 1.0, ptr addrspace(1) %o, align 4
  br label %end

end:
  %r = phi float [ %held, %next ], [ %g, %other ]
  %q = getelementptr float, ptr addrspace(1) %out, i64 2
  store float %r, ptr addrspace(1) %q, align 4
  ret void
}

define ptx_kernel void @apart(ptr addrspace(1) %out, i32 %n, i32 %m) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = zext i32 %t to i64
  %p = getelementptr <4 x float>, ptr addrspace(3) @table, i64 %x
  %first = icmp slt i32 %n, 1
  br i1 %first, label %next, label %arm

arm:
  %v = load <4 x float>, ptr addrspace(3) %p, align 16
  %a = extractelement <4 x float> %v, i32 0
  %b = extractelement <4 x float> %v, i32 1
  %c = extractelement <4 x float> %v, i32 2
  %d = extractelement <4 x float> %v, i32 3
  %ab = fadd float %a, %b
  %abc = fadd float %ab, %c
  store float %abc, ptr addrspace(1) %out, align 4
  br label %next

next:
  %held = phi float [ 0.0, %entry ], [ %d, %arm ]
  %second = icmp slt i32 %m, 1
  br i1 %second, label %end, label %other

other:
  %o = getelementptr float, ptr addrspace(1) %out, i64 1
  %g = load float, ptr addrspace(1) %o, align 4
  store float 1.0, ptr addrspace(1) %o, align 4
  br label %end

end:
  %r = phi float [ %held, %next ], [ %g, %other ]
  %q = getelementptr float, ptr addrspace(1) %out, i64 2
  store float %r, ptr addrspace(1) %q, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
