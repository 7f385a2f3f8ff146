; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; ptxas unrolls a loop whose trip count it knows, computes the addresses of its iterations, and loads once what several of them load from one place:
; how often such a load is executed is open. Each has a twin that is executed in every iteration: the addresses differ, the trip count is not known,
; or the load is volatile. Counted in cubins for 16 iterations: ptxas leaves 8 loads in `halves`, 4 in `joins`, 5 in `turns`, 16 in `moves` and
; `swizzled`, 17 of 32 in `stencil`, 16 in `again`.
; RUN: %unbank_opt -passes='unbank<mode=report;block=32;report=%t.json>' %s -disable-output
; RUN: %python -c "import json; [print(k['name'], a['before']['exactness'], a['before']['weight'], a['before']['reason']) for k in json.load(open('%t.json'))['kernels'] for a in k['accesses'] if a['op'] == 'ld']" | FileCheck %s

; CHECK:      halves bounded 16.0 how often it is executed is not known: an address that several iterations of a loop have, which ptxas may read once
; CHECK-NEXT: moves exact 16.0
; CHECK-NEXT: halves_of_some exact 1.0
; CHECK-NEXT: halves_volatile exact 16.0
; CHECK-NEXT: joins bounded 16.0 {{.*}} several iterations
; CHECK-NEXT: turns bounded 16.0
; CHECK-NEXT: turns_once bounded 5.0 {{.*}} neighbours in other iterations
; CHECK-NEXT: swizzled exact 16.0
; CHECK-NEXT: branch bounded 16.0 {{.*}} several iterations
; CHECK-NEXT: branch_apart exact 16.0
; CHECK-NEXT: window bounded 32.0 {{.*}} several iterations
; CHECK-NEXT: tiles exact 32.0
; CHECK-NEXT: window_of_some unknown 8.0
; CHECK-NEXT: rows {{.*}} several iterations
; CHECK-NEXT: wraps bounded 16.0 {{.*}} several iterations
; CHECK-NEXT: stencil bounded 16.0 {{.*}} several iterations
; CHECK-NEXT: stencil bounded 16.0 {{.*}} several iterations
; CHECK-NEXT: stencil_apart exact 16.0
; CHECK-NEXT: stencil_apart exact 16.0
; CHECK-NEXT: again bounded 16.0 {{.*}} several iterations
; CHECK-NEXT: again bounded 16.0 {{.*}} several iterations
; CHECK-NEXT: again_written exact 16.0
; CHECK-NEXT: again_written exact 16.0

target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

@halves_a = internal addrspace(3) global [4096 x float] undef, align 16
define ptx_kernel void @halves(ptr addrspace(1) %out, i32 %n, i32 %m) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi float [ 0.0, %entry ], [ %more, %loop ]
  %q = lshr i32 %i, 1
  %index = add i32 %q, %t
  %j = zext i32 %index to i64
  %p = getelementptr float, ptr addrspace(3) @halves_a, i64 %j
  %x = load float, ptr addrspace(3) %p
  %y = fmul float %sum, 3.0
  %more = fadd float %y, %x
  %next = add nuw nsw i32 %i, 1
  %again = icmp ne i32 %next, 16
  br i1 %again, label %loop, label %exit
exit:
  store float %more, ptr addrspace(1) %out
  ret void
}

@moves_a = internal addrspace(3) global [4096 x float] undef, align 16
define ptx_kernel void @moves(ptr addrspace(1) %out, i32 %n, i32 %m) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi float [ 0.0, %entry ], [ %more, %loop ]
  %q = shl i32 %i, 1
  %index = add i32 %q, %t
  %j = zext i32 %index to i64
  %p = getelementptr float, ptr addrspace(3) @moves_a, i64 %j
  %x = load float, ptr addrspace(3) %p
  %y = fmul float %sum, 3.0
  %more = fadd float %y, %x
  %next = add nuw nsw i32 %i, 1
  %again = icmp ne i32 %next, 16
  br i1 %again, label %loop, label %exit
exit:
  store float %more, ptr addrspace(1) %out
  ret void
}

@halves_of_some_a = internal addrspace(3) global [4096 x float] undef, align 16
define ptx_kernel void @halves_of_some(ptr addrspace(1) %out, i32 %n, i32 %m) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi float [ 0.0, %entry ], [ %more, %loop ]
  %q = lshr i32 %i, 1
  %index = add i32 %q, %t
  %j = zext i32 %index to i64
  %p = getelementptr float, ptr addrspace(3) @halves_of_some_a, i64 %j
  %x = load float, ptr addrspace(3) %p
  %y = fmul float %sum, 3.0
  %more = fadd float %y, %x
  %next = add nuw nsw i32 %i, 1
  %again = icmp ne i32 %next, %n
  br i1 %again, label %loop, label %exit
exit:
  store float %more, ptr addrspace(1) %out
  ret void
}

@halves_volatile_a = internal addrspace(3) global [4096 x float] undef, align 16
define ptx_kernel void @halves_volatile(ptr addrspace(1) %out, i32 %n, i32 %m) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi float [ 0.0, %entry ], [ %more, %loop ]
  %q = lshr i32 %i, 1
  %index = add i32 %q, %t
  %j = zext i32 %index to i64
  %p = getelementptr float, ptr addrspace(3) @halves_volatile_a, i64 %j
  %x = load volatile float, ptr addrspace(3) %p
  %y = fmul float %sum, 3.0
  %more = fadd float %y, %x
  %next = add nuw nsw i32 %i, 1
  %again = icmp ne i32 %next, 16
  br i1 %again, label %loop, label %exit
exit:
  store float %more, ptr addrspace(1) %out
  ret void
}

@joins_a = internal addrspace(3) global [4096 x float] undef, align 16
define ptx_kernel void @joins(ptr addrspace(1) %out, i32 %n, i32 %m) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi float [ 0.0, %entry ], [ %more, %loop ]
  %q = or i32 %i, 5
  %index = add i32 %q, %t
  %j = zext i32 %index to i64
  %p = getelementptr float, ptr addrspace(3) @joins_a, i64 %j
  %x = load float, ptr addrspace(3) %p
  %y = fmul float %sum, 3.0
  %more = fadd float %y, %x
  %next = add nuw nsw i32 %i, 1
  %again = icmp ne i32 %next, 16
  br i1 %again, label %loop, label %exit
exit:
  store float %more, ptr addrspace(1) %out
  ret void
}

@turns_a = internal addrspace(3) global [4096 x float] undef, align 16
define ptx_kernel void @turns(ptr addrspace(1) %out, i32 %n, i32 %m) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi float [ 0.0, %entry ], [ %more, %loop ]
  %q = urem i32 %i, 5
  %index = add i32 %q, %t
  %j = zext i32 %index to i64
  %p = getelementptr float, ptr addrspace(3) @turns_a, i64 %j
  %x = load float, ptr addrspace(3) %p
  %y = fmul float %sum, 3.0
  %more = fadd float %y, %x
  %next = add nuw nsw i32 %i, 1
  %again = icmp ne i32 %next, 16
  br i1 %again, label %loop, label %exit
exit:
  store float %more, ptr addrspace(1) %out
  ret void
}

@turns_once_a = internal addrspace(3) global [4096 x float] undef, align 16
define ptx_kernel void @turns_once(ptr addrspace(1) %out, i32 %n, i32 %m) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi float [ 0.0, %entry ], [ %more, %loop ]
  %q = urem i32 %i, 5
  %index = add i32 %q, %t
  %j = zext i32 %index to i64
  %p = getelementptr float, ptr addrspace(3) @turns_once_a, i64 %j
  %x = load float, ptr addrspace(3) %p
  %y = fmul float %sum, 3.0
  %more = fadd float %y, %x
  %next = add nuw nsw i32 %i, 1
  %again = icmp ne i32 %next, 5
  br i1 %again, label %loop, label %exit
exit:
  store float %more, ptr addrspace(1) %out
  ret void
}

@swizzled_a = internal addrspace(3) global [4096 x float] undef, align 16
define ptx_kernel void @swizzled(ptr addrspace(1) %out, i32 %n, i32 %m) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi float [ 0.0, %entry ], [ %more, %loop ]
  %index = xor i32 %i, %t
  %j = zext i32 %index to i64
  %p = getelementptr float, ptr addrspace(3) @swizzled_a, i64 %j
  %x = load float, ptr addrspace(3) %p
  %y = fmul float %sum, 3.0
  %more = fadd float %y, %x
  %next = add nuw nsw i32 %i, 1
  %again = icmp ne i32 %next, 16
  br i1 %again, label %loop, label %exit
exit:
  store float %more, ptr addrspace(1) %out
  ret void
}

@branch_a = internal addrspace(3) global [4096 x float] undef, align 16
define ptx_kernel void @branch(ptr addrspace(1) %out, i32 %n, i32 %m) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %sum = phi float [ 0.0, %entry ], [ %more, %latch ]
  %low = icmp ult i32 %i, 9
  br i1 %low, label %first, label %second
first:
  %u = add i32 %i, %t
  br label %latch
second:
  %v = or i32 %i, 5
  %w = add i32 %v, %t
  br label %latch
latch:
  %index = phi i32 [ %u, %first ], [ %w, %second ]
  %j = zext i32 %index to i64
  %p = getelementptr float, ptr addrspace(3) @branch_a, i64 %j
  %x = load float, ptr addrspace(3) %p
  %y = fmul float %sum, 3.0
  %more = fadd float %y, %x
  %next = add nuw nsw i32 %i, 1
  %again = icmp ne i32 %next, 16
  br i1 %again, label %loop, label %exit
exit:
  store float %more, ptr addrspace(1) %out
  ret void
}

@branch_apart_a = internal addrspace(3) global [4096 x float] undef, align 16
define ptx_kernel void @branch_apart(ptr addrspace(1) %out, i32 %n, i32 %m) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %sum = phi float [ 0.0, %entry ], [ %more, %latch ]
  %low = icmp ult i32 %i, 9
  br i1 %low, label %first, label %second
first:
  %u = add i32 %i, %t
  br label %latch
second:
  %v = add i32 %i, 64
  %w = add i32 %v, %t
  br label %latch
latch:
  %index = phi i32 [ %u, %first ], [ %w, %second ]
  %j = zext i32 %index to i64
  %p = getelementptr float, ptr addrspace(3) @branch_apart_a, i64 %j
  %x = load float, ptr addrspace(3) %p
  %y = fmul float %sum, 3.0
  %more = fadd float %y, %x
  %next = add nuw nsw i32 %i, 1
  %again = icmp ne i32 %next, 16
  br i1 %again, label %loop, label %exit
exit:
  store float %more, ptr addrspace(1) %out
  ret void
}

@window_a = internal addrspace(3) global [4096 x float] undef, align 16
define ptx_kernel void @window(ptr addrspace(1) %out, i32 %n, i32 %m) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %later, %latch ]
  %total = phi float [ 0.0, %entry ], [ %more, %latch ]
  br label %loop
loop:
  %k = phi i32 [ 0, %outer ], [ %next, %loop ]
  %sum = phi float [ %total, %outer ], [ %more, %loop ]
  %q = add i32 %i, %k
  %u = add i32 %q, %t
  %index = and i32 %u, 1023
  %j = zext i32 %index to i64
  %p = getelementptr float, ptr addrspace(3) @window_a, i64 %j
  %x = load float, ptr addrspace(3) %p
  %y = fmul float %sum, 3.0
  %more = fadd float %y, %x
  %next = add nuw nsw i32 %k, 1
  %again = icmp ne i32 %next, 8
  br i1 %again, label %loop, label %latch
latch:
  %later = add nuw nsw i32 %i, 1
  %repeat = icmp ne i32 %later, 4
  br i1 %repeat, label %outer, label %exit
exit:
  store float %more, ptr addrspace(1) %out
  ret void
}

@tiles_a = internal addrspace(3) global [4096 x float] undef, align 16
define ptx_kernel void @tiles(ptr addrspace(1) %out, i32 %n, i32 %m) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %later, %latch ]
  %total = phi float [ 0.0, %entry ], [ %more, %latch ]
  br label %loop
loop:
  %k = phi i32 [ 0, %outer ], [ %next, %loop ]
  %sum = phi float [ %total, %outer ], [ %more, %loop ]
  %r = shl i32 %i, 5
  %q = add i32 %r, %k
  %u = add i32 %q, %t
  %index = and i32 %u, 1023
  %j = zext i32 %index to i64
  %p = getelementptr float, ptr addrspace(3) @tiles_a, i64 %j
  %x = load float, ptr addrspace(3) %p
  %y = fmul float %sum, 3.0
  %more = fadd float %y, %x
  %next = add nuw nsw i32 %k, 1
  %again = icmp ne i32 %next, 8
  br i1 %again, label %loop, label %latch
latch:
  %later = add nuw nsw i32 %i, 1
  %repeat = icmp ne i32 %later, 4
  br i1 %repeat, label %outer, label %exit
exit:
  store float %more, ptr addrspace(1) %out
  ret void
}

@window_of_some_a = internal addrspace(3) global [4096 x float] undef, align 16
define ptx_kernel void @window_of_some(ptr addrspace(1) %out, i32 %n, i32 %m) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %later, %latch ]
  %total = phi float [ 0.0, %entry ], [ %more, %latch ]
  br label %loop
loop:
  %k = phi i32 [ 0, %outer ], [ %next, %loop ]
  %sum = phi float [ %total, %outer ], [ %more, %loop ]
  %q = add i32 %i, %k
  %u = add i32 %q, %t
  %index = and i32 %u, 1023
  %j = zext i32 %index to i64
  %p = getelementptr float, ptr addrspace(3) @window_of_some_a, i64 %j
  %x = load float, ptr addrspace(3) %p
  %y = fmul float %sum, 3.0
  %more = fadd float %y, %x
  %next = add nuw nsw i32 %k, 1
  %again = icmp ne i32 %next, 8
  br i1 %again, label %loop, label %latch
latch:
  %later = add nuw nsw i32 %i, 1
  %repeat = icmp ne i32 %later, %n
  br i1 %repeat, label %outer, label %exit
exit:
  store float %more, ptr addrspace(1) %out
  ret void
}

@rows_a = internal addrspace(3) global [4096 x float] undef, align 16
define ptx_kernel void @rows(ptr addrspace(1) %out, i32 %n, i32 %m) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %later, %latch ]
  %total = phi float [ 0.0, %entry ], [ %more, %latch ]
  br label %loop
loop:
  %k = phi i32 [ 0, %outer ], [ %next, %loop ]
  %sum = phi float [ %total, %outer ], [ %more, %loop ]
  %u = add i32 %k, %t
  %index = and i32 %u, 1023
  %j = zext i32 %index to i64
  %p = getelementptr float, ptr addrspace(3) @rows_a, i64 %j
  %x = load float, ptr addrspace(3) %p
  %y = fmul float %sum, 3.0
  %more = fadd float %y, %x
  %next = add nuw nsw i32 %k, 1
  %again = icmp ne i32 %next, 8
  br i1 %again, label %loop, label %latch
latch:
  %later = add nuw nsw i32 %i, 1
  %repeat = icmp ne i32 %later, %n
  br i1 %repeat, label %outer, label %exit
exit:
  store float %more, ptr addrspace(1) %out
  ret void
}

@wraps_a = internal addrspace(3) global [4096 x float] undef, align 16
define ptx_kernel void @wraps(ptr addrspace(1) %out, i32 %n, i32 %m) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi float [ 0.0, %entry ], [ %more, %loop ]
  %q = shl i32 %i, 30
  %z = lshr i32 %q, 28
  %index = add i32 %z, %t
  %j = zext i32 %index to i64
  %p = getelementptr float, ptr addrspace(3) @wraps_a, i64 %j
  %x = load float, ptr addrspace(3) %p
  %y = fmul float %sum, 3.0
  %more = fadd float %y, %x
  %next = add nuw nsw i32 %i, 1
  %again = icmp ne i32 %next, 16
  br i1 %again, label %loop, label %exit
exit:
  store float %more, ptr addrspace(1) %out
  ret void
}

@stencil_a = internal addrspace(3) global [4096 x float] undef, align 16
define ptx_kernel void @stencil(ptr addrspace(1) %out, i32 %n, i32 %m) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi float [ 1.0, %entry ], [ %more, %loop ]
  %j = add i32 %i, %t
  %p = getelementptr float, ptr addrspace(3) @stencil_a, i32 %j
  %q = getelementptr float, ptr addrspace(3) %p, i32 1
  %x = load float, ptr addrspace(3) %p
  %y = load float, ptr addrspace(3) %q
  %f = uitofp i32 %i to float
  %z = fmul float %sum, %x
  %u = fadd float %z, %y
  %more = fmul float %u, %f
  %next = add nuw nsw i32 %i, 1
  %again = icmp ne i32 %next, 16
  br i1 %again, label %loop, label %exit
exit:
  store float %more, ptr addrspace(1) %out
  ret void
}

@stencil_apart_a = internal addrspace(3) global [4096 x float] undef, align 16
define ptx_kernel void @stencil_apart(ptr addrspace(1) %out, i32 %n, i32 %m) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi float [ 1.0, %entry ], [ %more, %loop ]
  %j = add i32 %i, %t
  %p = getelementptr float, ptr addrspace(3) @stencil_apart_a, i32 %j
  %q = getelementptr float, ptr addrspace(3) %p, i32 100
  %x = load float, ptr addrspace(3) %p
  %y = load float, ptr addrspace(3) %q
  %f = uitofp i32 %i to float
  %z = fmul float %sum, %x
  %u = fadd float %z, %y
  %more = fmul float %u, %f
  %next = add nuw nsw i32 %i, 1
  %again = icmp ne i32 %next, 16
  br i1 %again, label %loop, label %exit
exit:
  store float %more, ptr addrspace(1) %out
  ret void
}

@again_a = internal addrspace(3) global [4096 x float] undef, align 16
define ptx_kernel void @again(ptr addrspace(1) %out, i32 %n, i32 %m) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %one
one:
  %ione = phi i32 [ 0, %entry ], [ %nextone, %one ]
  %sumone = phi float [ 1.0, %entry ], [ %moreone, %one ]
  %hone = shl i32 %ione, 1
  %jone = xor i32 %hone, %t
  %pone = getelementptr float, ptr addrspace(3) @again_a, i32 %jone
  %xone = load float, ptr addrspace(3) %pone
  %yone = fmul float %sumone, 3.0
  %moreone = fadd float %yone, %xone
  %nextone = add nuw nsw i32 %ione, 1
  %againone = icmp ne i32 %nextone, 16
  br i1 %againone, label %one, label %middle
middle:
  br label %two
two:
  %itwo = phi i32 [ 0, %middle ], [ %nexttwo, %two ]
  %sumtwo = phi float [ %moreone, %middle ], [ %moretwo, %two ]
  %htwo = shl i32 %itwo, 1
  %jtwo = xor i32 %htwo, %t
  %ptwo = getelementptr float, ptr addrspace(3) @again_a, i32 %jtwo
  %xtwo = load float, ptr addrspace(3) %ptwo
  %ytwo = fmul float %sumtwo, 3.0
  %moretwo = fadd float %ytwo, %xtwo
  %nexttwo = add nuw nsw i32 %itwo, 1
  %againtwo = icmp ne i32 %nexttwo, 16
  br i1 %againtwo, label %two, label %exit
exit:
  store float %moretwo, ptr addrspace(1) %out
  ret void
}

@again_written_a = internal addrspace(3) global [4096 x float] undef, align 16
define ptx_kernel void @again_written(ptr addrspace(1) %out, i32 %n, i32 %m) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %one
one:
  %ione = phi i32 [ 0, %entry ], [ %nextone, %one ]
  %sumone = phi float [ 1.0, %entry ], [ %moreone, %one ]
  %hone = shl i32 %ione, 1
  %jone = xor i32 %hone, %t
  %pone = getelementptr float, ptr addrspace(3) @again_written_a, i32 %jone
  %xone = load float, ptr addrspace(3) %pone
  %yone = fmul float %sumone, 3.0
  %moreone = fadd float %yone, %xone
  %nextone = add nuw nsw i32 %ione, 1
  %againone = icmp ne i32 %nextone, 16
  br i1 %againone, label %one, label %middle
middle:
  %far = getelementptr float, ptr addrspace(3) @again_written_a, i32 %n
  store float %moreone, ptr addrspace(3) %far
  br label %two
two:
  %itwo = phi i32 [ 0, %middle ], [ %nexttwo, %two ]
  %sumtwo = phi float [ %moreone, %middle ], [ %moretwo, %two ]
  %htwo = shl i32 %itwo, 1
  %jtwo = xor i32 %htwo, %t
  %ptwo = getelementptr float, ptr addrspace(3) @again_written_a, i32 %jtwo
  %xtwo = load float, ptr addrspace(3) %ptwo
  %ytwo = fmul float %sumtwo, 3.0
  %moretwo = fadd float %ytwo, %xtwo
  %nexttwo = add nuw nsw i32 %itwo, 1
  %againtwo = icmp ne i32 %nexttwo, 16
  br i1 %againtwo, label %two, label %exit
exit:
  store float %moretwo, ptr addrspace(1) %out
  ret void
}
