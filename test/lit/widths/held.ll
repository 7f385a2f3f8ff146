; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; ptxas does not load again what is in a register, in whichever block (fewer.h). LLVM does, if it takes something between the two loads for a write,
; such as empty inline assembly that touches memory. The wavefronts of the second load are a range:
;
;     iteration   it is in another block of a loop's iteration
;     halves      units of 16 bits, which merge only in one block
;     ways        only one path leads through the first load
;     arms        two arms of a branch, for which ptxas may load ahead of the branch
;     stored      the bytes that a store has written: in its block, this load is gone
;
; Each has a twin, _twice, in which both are executed: something is written between them, they have other bytes, or another store came last. In
; `moved`, the second loop has the first one's address in the same registers, which the first loop has changed.
; RUN: %unbank_opt -passes='unbank<mode=report;only=none;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json > %t.txt
; RUN: FileCheck %s --input-file=%t.txt
; CHECK: {{^}}iteration ld 4 1..1 {{$}}
; CHECK-NEXT: {{^}}iteration ld 4 0..1 bytes in a register, which ptxas may not read again{{$}}
; CHECK-NEXT: {{^}}iteration_twice ld 4 1..1 {{$}}
; CHECK-NEXT: {{^}}iteration_twice st 4
; CHECK-NEXT: {{^}}iteration_twice ld 4 1..1 {{$}}
; CHECK-NEXT: {{^}}halves ld 2 1..1 {{$}}
; CHECK-NEXT: {{^}}halves ld 2 0..1 bytes in a register
; CHECK-NEXT: {{^}}halves_twice ld 2 1..1 {{$}}
; CHECK-NEXT: {{^}}halves_twice ld 2 1..1 {{$}}
; CHECK-NEXT: {{^}}ways ld 4 4..4 {{$}}
; CHECK-NEXT: {{^}}ways ld 4 0..4 bytes in a register
; CHECK-NEXT: {{^}}arms ld 4 4..4 {{$}}
; CHECK-NEXT: {{^}}arms ld 4 0..4 bytes in a register
; CHECK-NEXT: {{^}}arms_twice ld 4 4..4 {{$}}
; CHECK-NEXT: {{^}}arms_twice ld 4 4..4 {{$}}
; CHECK-NEXT: {{^}}moved ld 4 1..1 {{$}}
; CHECK-NEXT: {{^}}moved ld 4 1..1 {{$}}
; CHECK-NEXT: {{^}}stored st 4 4..4 {{$}}
; CHECK-NEXT: {{^}}stored_twice st 4 4..4 {{$}}
; CHECK-NEXT: {{^}}stored_twice st 4 4..4 {{$}}
; CHECK-NEXT: {{^}}stored_twice ld 4 4..4 {{$}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@iteration.s = internal addrspace(3) global [1024 x i32] undef, align 16
@iteration_twice.s = internal addrspace(3) global [1024 x i32] undef, align 16
@halves.s = internal addrspace(3) global [1024 x i16] undef, align 16
@halves_twice.s = internal addrspace(3) global [1024 x i16] undef, align 16
@ways.s = internal addrspace(3) global [1024 x i32] undef, align 16
@arms.s = internal addrspace(3) global [1024 x i32] undef, align 16
@arms_twice.s = internal addrspace(3) global [1024 x i32] undef, align 16
@moved.s = internal addrspace(3) global [1024 x i32] undef, align 16
@stored.s = internal addrspace(3) global [1024 x i32] undef, align 16
@stored_twice.s = internal addrspace(3) global [1024 x i32] undef, align 16
@iteration_twice.t = internal addrspace(3) global [1024 x i32] undef, align 16
@stored_twice.t = internal addrspace(3) global [1024 x i32] undef, align 16
define ptx_kernel void @iteration(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %o = getelementptr inbounds i32, ptr addrspace(1) %out, i32 %x
  %on = icmp sgt i32 %n, 3
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %behind ]
  %r = getelementptr inbounds [1024 x i32], ptr addrspace(3) @iteration.s, i32 0, i32 %i
  %p = getelementptr inbounds i32, ptr addrspace(3) %r, i32 %x
  %a = load i32, ptr addrspace(3) %p, align 4
  store volatile i32 %a, ptr addrspace(1) %o, align 4
  call void asm sideeffect "", "~{memory}"()
  br i1 %on, label %arm, label %behind
arm:
  %g0 = load volatile i32, ptr addrspace(1) %o
  %h0 = mul i32 %g0, %n
  store volatile i32 %h0, ptr addrspace(1) %o
  %g1 = load volatile i32, ptr addrspace(1) %o
  %h1 = mul i32 %g1, %n
  store volatile i32 %h1, ptr addrspace(1) %o
  %g2 = load volatile i32, ptr addrspace(1) %o
  %h2 = mul i32 %g2, %n
  store volatile i32 %h2, ptr addrspace(1) %o
  %g3 = load volatile i32, ptr addrspace(1) %o
  %h3 = mul i32 %g3, %n
  store volatile i32 %h3, ptr addrspace(1) %o
  %g4 = load volatile i32, ptr addrspace(1) %o
  %h4 = mul i32 %g4, %n
  store volatile i32 %h4, ptr addrspace(1) %o
  %g5 = load volatile i32, ptr addrspace(1) %o
  %h5 = mul i32 %g5, %n
  store volatile i32 %h5, ptr addrspace(1) %o
  br label %behind
behind:
  %b = load i32, ptr addrspace(3) %p, align 4
  store volatile i32 %b, ptr addrspace(1) %o, align 4
  %next = add nuw nsw i32 %i, 32
  %c = icmp slt i32 %next, %n
  br i1 %c, label %loop, label %end
end:
  ret void
}

define ptx_kernel void @iteration_twice(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %o = getelementptr inbounds i32, ptr addrspace(1) %out, i32 %x
  %on = icmp sgt i32 %n, 3
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %behind ]
  %r = getelementptr inbounds [1024 x i32], ptr addrspace(3) @iteration_twice.s, i32 0, i32 %i
  %p = getelementptr inbounds i32, ptr addrspace(3) %r, i32 %x
  %a = load i32, ptr addrspace(3) %p, align 4
  store volatile i32 %a, ptr addrspace(1) %o, align 4
  %q = getelementptr inbounds [1024 x i32], ptr addrspace(3) @iteration_twice.t, i32 0, i32 %x
  store i32 5, ptr addrspace(3) %q, align 4
  call void asm sideeffect "", "~{memory}"()
  br i1 %on, label %arm, label %behind
arm:
  %g0 = load volatile i32, ptr addrspace(1) %o
  %h0 = mul i32 %g0, %n
  store volatile i32 %h0, ptr addrspace(1) %o
  %g1 = load volatile i32, ptr addrspace(1) %o
  %h1 = mul i32 %g1, %n
  store volatile i32 %h1, ptr addrspace(1) %o
  %g2 = load volatile i32, ptr addrspace(1) %o
  %h2 = mul i32 %g2, %n
  store volatile i32 %h2, ptr addrspace(1) %o
  %g3 = load volatile i32, ptr addrspace(1) %o
  %h3 = mul i32 %g3, %n
  store volatile i32 %h3, ptr addrspace(1) %o
  %g4 = load volatile i32, ptr addrspace(1) %o
  %h4 = mul i32 %g4, %n
  store volatile i32 %h4, ptr addrspace(1) %o
  %g5 = load volatile i32, ptr addrspace(1) %o
  %h5 = mul i32 %g5, %n
  store volatile i32 %h5, ptr addrspace(1) %o
  br label %behind
behind:
  %b = load i32, ptr addrspace(3) %p, align 4
  store volatile i32 %b, ptr addrspace(1) %o, align 4
  %next = add nuw nsw i32 %i, 32
  %c = icmp slt i32 %next, %n
  br i1 %c, label %loop, label %end
end:
  ret void
}

define ptx_kernel void @halves(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %o = getelementptr inbounds i32, ptr addrspace(1) %out, i32 %x
  %on = icmp sgt i32 %n, 3
  %p = getelementptr inbounds [1024 x i16], ptr addrspace(3) @halves.s, i32 0, i32 %x
  %x2 = add nuw nsw i32 %x, 64
  %q = getelementptr inbounds [1024 x i16], ptr addrspace(3) @halves.s, i32 0, i32 %x
  %a = load i16, ptr addrspace(3) %p, align 2
  store volatile i16 %a, ptr addrspace(1) %o, align 4
  call void asm sideeffect "", "~{memory}"()
  br i1 %on, label %arm, label %end
arm:
  %g0 = load volatile i32, ptr addrspace(1) %o
  %h0 = mul i32 %g0, %n
  store volatile i32 %h0, ptr addrspace(1) %o
  %g1 = load volatile i32, ptr addrspace(1) %o
  %h1 = mul i32 %g1, %n
  store volatile i32 %h1, ptr addrspace(1) %o
  %g2 = load volatile i32, ptr addrspace(1) %o
  %h2 = mul i32 %g2, %n
  store volatile i32 %h2, ptr addrspace(1) %o
  %g3 = load volatile i32, ptr addrspace(1) %o
  %h3 = mul i32 %g3, %n
  store volatile i32 %h3, ptr addrspace(1) %o
  %g4 = load volatile i32, ptr addrspace(1) %o
  %h4 = mul i32 %g4, %n
  store volatile i32 %h4, ptr addrspace(1) %o
  %g5 = load volatile i32, ptr addrspace(1) %o
  %h5 = mul i32 %g5, %n
  store volatile i32 %h5, ptr addrspace(1) %o
  %b = load i16, ptr addrspace(3) %q, align 2
  store volatile i16 %b, ptr addrspace(1) %o, align 4
  br label %end
end:
  ret void
}

define ptx_kernel void @halves_twice(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %o = getelementptr inbounds i32, ptr addrspace(1) %out, i32 %x
  %on = icmp sgt i32 %n, 3
  %p = getelementptr inbounds [1024 x i16], ptr addrspace(3) @halves_twice.s, i32 0, i32 %x
  %x2 = add nuw nsw i32 %x, 64
  %q = getelementptr inbounds [1024 x i16], ptr addrspace(3) @halves_twice.s, i32 0, i32 %x2
  %a = load i16, ptr addrspace(3) %p, align 2
  store volatile i16 %a, ptr addrspace(1) %o, align 4
  call void asm sideeffect "", "~{memory}"()
  br i1 %on, label %arm, label %end
arm:
  %g0 = load volatile i32, ptr addrspace(1) %o
  %h0 = mul i32 %g0, %n
  store volatile i32 %h0, ptr addrspace(1) %o
  %g1 = load volatile i32, ptr addrspace(1) %o
  %h1 = mul i32 %g1, %n
  store volatile i32 %h1, ptr addrspace(1) %o
  %g2 = load volatile i32, ptr addrspace(1) %o
  %h2 = mul i32 %g2, %n
  store volatile i32 %h2, ptr addrspace(1) %o
  %g3 = load volatile i32, ptr addrspace(1) %o
  %h3 = mul i32 %g3, %n
  store volatile i32 %h3, ptr addrspace(1) %o
  %g4 = load volatile i32, ptr addrspace(1) %o
  %h4 = mul i32 %g4, %n
  store volatile i32 %h4, ptr addrspace(1) %o
  %g5 = load volatile i32, ptr addrspace(1) %o
  %h5 = mul i32 %g5, %n
  store volatile i32 %h5, ptr addrspace(1) %o
  %b = load i16, ptr addrspace(3) %q, align 2
  store volatile i16 %b, ptr addrspace(1) %o, align 4
  br label %end
end:
  ret void
}

define ptx_kernel void @ways(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %o = getelementptr inbounds i32, ptr addrspace(1) %out, i32 %x
  %on = icmp sgt i32 %n, 3
  %y = shl nuw nsw i32 %x, 2
  %p = getelementptr inbounds [1024 x i32], ptr addrspace(3) @ways.s, i32 0, i32 %y
  br i1 %on, label %arm, label %end
arm:
  %g0 = load volatile i32, ptr addrspace(1) %o
  %h0 = mul i32 %g0, %n
  store volatile i32 %h0, ptr addrspace(1) %o
  %g1 = load volatile i32, ptr addrspace(1) %o
  %h1 = mul i32 %g1, %n
  store volatile i32 %h1, ptr addrspace(1) %o
  %g2 = load volatile i32, ptr addrspace(1) %o
  %h2 = mul i32 %g2, %n
  store volatile i32 %h2, ptr addrspace(1) %o
  %g3 = load volatile i32, ptr addrspace(1) %o
  %h3 = mul i32 %g3, %n
  store volatile i32 %h3, ptr addrspace(1) %o
  %g4 = load volatile i32, ptr addrspace(1) %o
  %h4 = mul i32 %g4, %n
  store volatile i32 %h4, ptr addrspace(1) %o
  %g5 = load volatile i32, ptr addrspace(1) %o
  %h5 = mul i32 %g5, %n
  store volatile i32 %h5, ptr addrspace(1) %o
  %a = load i32, ptr addrspace(3) %p, align 4
  store volatile i32 %a, ptr addrspace(1) %o, align 4
  br label %end
end:
  call void asm sideeffect "", "~{memory}"()
  %b = load i32, ptr addrspace(3) %p, align 4
  store volatile i32 %b, ptr addrspace(1) %o, align 4
  ret void
}

define ptx_kernel void @arms(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %o = getelementptr inbounds i32, ptr addrspace(1) %out, i32 %x
  %on = icmp sgt i32 %n, 3
  %y = shl nuw nsw i32 %x, 2
  %p = getelementptr inbounds [1024 x i32], ptr addrspace(3) @arms.s, i32 0, i32 %y
  br i1 %on, label %arm, label %other
arm:
  %g0 = load volatile i32, ptr addrspace(1) %o
  %h0 = mul i32 %g0, %n
  store volatile i32 %h0, ptr addrspace(1) %o
  %g1 = load volatile i32, ptr addrspace(1) %o
  %h1 = mul i32 %g1, %n
  store volatile i32 %h1, ptr addrspace(1) %o
  %g2 = load volatile i32, ptr addrspace(1) %o
  %h2 = mul i32 %g2, %n
  store volatile i32 %h2, ptr addrspace(1) %o
  %g3 = load volatile i32, ptr addrspace(1) %o
  %h3 = mul i32 %g3, %n
  store volatile i32 %h3, ptr addrspace(1) %o
  %g4 = load volatile i32, ptr addrspace(1) %o
  %h4 = mul i32 %g4, %n
  store volatile i32 %h4, ptr addrspace(1) %o
  %g5 = load volatile i32, ptr addrspace(1) %o
  %h5 = mul i32 %g5, %n
  store volatile i32 %h5, ptr addrspace(1) %o
  %a = load i32, ptr addrspace(3) %p, align 4
  store volatile i32 %a, ptr addrspace(1) %o, align 4
  br label %end
other:
  call void asm sideeffect "", "~{memory}"()
  %b = load i32, ptr addrspace(3) %p, align 4
  store volatile i32 %x, ptr addrspace(1) %o, align 4
  store volatile i32 %b, ptr addrspace(1) %o, align 4
  %k0 = load volatile i32, ptr addrspace(1) %o
  %m0 = mul i32 %k0, %n
  store volatile i32 %m0, ptr addrspace(1) %o
  %k1 = load volatile i32, ptr addrspace(1) %o
  %m1 = mul i32 %k1, %n
  store volatile i32 %m1, ptr addrspace(1) %o
  %k2 = load volatile i32, ptr addrspace(1) %o
  %m2 = mul i32 %k2, %n
  store volatile i32 %m2, ptr addrspace(1) %o
  %k3 = load volatile i32, ptr addrspace(1) %o
  %m3 = mul i32 %k3, %n
  store volatile i32 %m3, ptr addrspace(1) %o
  %k4 = load volatile i32, ptr addrspace(1) %o
  %m4 = mul i32 %k4, %n
  store volatile i32 %m4, ptr addrspace(1) %o
  %k5 = load volatile i32, ptr addrspace(1) %o
  %m5 = mul i32 %k5, %n
  store volatile i32 %m5, ptr addrspace(1) %o
  br label %end
end:
  ret void
}

define ptx_kernel void @arms_twice(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %o = getelementptr inbounds i32, ptr addrspace(1) %out, i32 %x
  %on = icmp sgt i32 %n, 3
  %y = shl nuw nsw i32 %x, 2
  %p = getelementptr inbounds [1024 x i32], ptr addrspace(3) @arms_twice.s, i32 0, i32 %y
  br i1 %on, label %arm, label %other
arm:
  %g0 = load volatile i32, ptr addrspace(1) %o
  %h0 = mul i32 %g0, %n
  store volatile i32 %h0, ptr addrspace(1) %o
  %g1 = load volatile i32, ptr addrspace(1) %o
  %h1 = mul i32 %g1, %n
  store volatile i32 %h1, ptr addrspace(1) %o
  %g2 = load volatile i32, ptr addrspace(1) %o
  %h2 = mul i32 %g2, %n
  store volatile i32 %h2, ptr addrspace(1) %o
  %g3 = load volatile i32, ptr addrspace(1) %o
  %h3 = mul i32 %g3, %n
  store volatile i32 %h3, ptr addrspace(1) %o
  %g4 = load volatile i32, ptr addrspace(1) %o
  %h4 = mul i32 %g4, %n
  store volatile i32 %h4, ptr addrspace(1) %o
  %g5 = load volatile i32, ptr addrspace(1) %o
  %h5 = mul i32 %g5, %n
  store volatile i32 %h5, ptr addrspace(1) %o
  %a = load i32, ptr addrspace(3) %p, align 4
  store volatile i32 %a, ptr addrspace(1) %o, align 4
  br label %end
other:
  call void asm sideeffect "", "~{memory}"()
  %q = getelementptr inbounds i32, ptr addrspace(3) %p, i32 1
  %b = load i32, ptr addrspace(3) %q, align 4
  store volatile i32 %x, ptr addrspace(1) %o, align 4
  store volatile i32 %b, ptr addrspace(1) %o, align 4
  %k0 = load volatile i32, ptr addrspace(1) %o
  %m0 = mul i32 %k0, %n
  store volatile i32 %m0, ptr addrspace(1) %o
  %k1 = load volatile i32, ptr addrspace(1) %o
  %m1 = mul i32 %k1, %n
  store volatile i32 %m1, ptr addrspace(1) %o
  %k2 = load volatile i32, ptr addrspace(1) %o
  %m2 = mul i32 %k2, %n
  store volatile i32 %m2, ptr addrspace(1) %o
  %k3 = load volatile i32, ptr addrspace(1) %o
  %m3 = mul i32 %k3, %n
  store volatile i32 %m3, ptr addrspace(1) %o
  %k4 = load volatile i32, ptr addrspace(1) %o
  %m4 = mul i32 %k4, %n
  store volatile i32 %m4, ptr addrspace(1) %o
  %k5 = load volatile i32, ptr addrspace(1) %o
  %m5 = mul i32 %k5, %n
  store volatile i32 %m5, ptr addrspace(1) %o
  br label %end
end:
  ret void
}

define ptx_kernel void @moved(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %o = getelementptr inbounds i32, ptr addrspace(1) %out, i32 %x
  br label %first
first:
  %i = phi i32 [ %x, %entry ], [ %next, %first ]
  %p = getelementptr inbounds [1024 x i32], ptr addrspace(3) @moved.s, i32 0, i32 %i
  %a = load i32, ptr addrspace(3) %p, align 4
  store volatile i32 %a, ptr addrspace(1) %o, align 4
  %next = add nuw nsw i32 %i, 32
  %c = icmp slt i32 %a, %n
  br i1 %c, label %first, label %second
second:
  %k = phi i32 [ %next, %first ], [ %after, %second ]
  %q = getelementptr inbounds [1024 x i32], ptr addrspace(3) @moved.s, i32 0, i32 %k
  %b = load i32, ptr addrspace(3) %q, align 4
  store volatile i32 %b, ptr addrspace(1) %o, align 4
  %after = add nuw nsw i32 %k, 32
  %d = icmp sgt i32 %b, %n
  br i1 %d, label %second, label %end
end:
  ret void
}

define ptx_kernel void @stored(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %o = getelementptr inbounds i32, ptr addrspace(1) %out, i32 %x
  %on = icmp sgt i32 %n, 3
  %y = shl nuw nsw i32 %x, 2
  %p = getelementptr inbounds [1024 x i32], ptr addrspace(3) @stored.s, i32 0, i32 %y
  store i32 %n, ptr addrspace(3) %p, align 4
  call void asm sideeffect "", "~{memory}"()
  store volatile i32 %x, ptr addrspace(1) %o, align 4
  %b = load i32, ptr addrspace(3) %p, align 4
  store volatile i32 %b, ptr addrspace(1) %o, align 4
  ret void
}

define ptx_kernel void @stored_twice(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %o = getelementptr inbounds i32, ptr addrspace(1) %out, i32 %x
  %on = icmp sgt i32 %n, 3
  %y = shl nuw nsw i32 %x, 2
  %p = getelementptr inbounds [1024 x i32], ptr addrspace(3) @stored_twice.s, i32 0, i32 %y
  store i32 %n, ptr addrspace(3) %p, align 4
  %q = getelementptr inbounds [1024 x i32], ptr addrspace(3) @stored_twice.t, i32 0, i32 %y
  store i32 %x, ptr addrspace(3) %q, align 4
  call void asm sideeffect "", "~{memory}"()
  store volatile i32 %x, ptr addrspace(1) %o, align 4
  %b = load i32, ptr addrspace(3) %p, align 4
  store volatile i32 %b, ptr addrspace(1) %o, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
