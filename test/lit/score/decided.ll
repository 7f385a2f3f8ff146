; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; An unknown value may decide which warps execute an access, or how often: of four warps, one for each row of the block, two take 1 wavefront and two
; take 2. If it may decide differently for the warps, the mean is a range; it is unknown if the warps cost the same and the ideals differ (for 32
; lanes, and for 8 that conflict). In each kernel's twin, _same, it decides alike for all warps, and the mean, 1.5, is exact.
; RUN: %unbank_opt -passes='unbank<mode=report;only=none;block=32x4;widths=ir;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json > %t.txt
; RUN: FileCheck %s --input-file=%t.txt
; CHECK-DAG: {{^}}branch ld 4 1..2 n decides differently about its executions{{$}}
; CHECK-DAG: {{^}}branch_same ld 4 1..2 {{$}}
; CHECK-DAG: {{^}}ideal ld 8 2..2 n decides differently about its executions{{$}}
; CHECK-DAG: {{^}}ideal_same ld 8 2..2 {{$}}
; CHECK-DAG: {{^}}called ld 4 1..2 n decides
; CHECK-DAG: {{^}}called_same ld 4 1..2 {{$}}
; CHECK-DAG: {{^}}nested ld 4 1..2 m and n decide
; CHECK-DAG: {{^}}nested_same ld 4 1..2 {{$}}
; CHECK-DAG: {{^}}trips ld 4 1..2 n decides
; CHECK-DAG: {{^}}trips_same ld 4 1..2 {{$}}
; CHECK-DAG: {{^}}inner ld 4 1..2 n decides
; CHECK-DAG: {{^}}inner_same ld 4 1..2 {{$}}
; CHECK-DAG: {{^}}steps ld 4 1..2 n decides
; CHECK-DAG: {{^}}steps_same ld 4 1..2 {{$}}
; CHECK-DAG: {{^}}left ld 4 1..2 n decides
; CHECK-DAG: {{^}}left_same ld 4 1..2 {{$}}
; CHECK-DAG: {{^}}chosen ld 4 1..2 m and n decide
; CHECK-DAG: {{^}}chosen_same ld 4 1..2 {{$}}
; CHECK-DAG: {{^}}cases ld 4 1..2 n decides
; CHECK-DAG: {{^}}cases_same ld 4 1..2 {{$}}
; CHECK-DAG: {{^}}loaded ld 4 1..2 from and a loaded value decide differently
; CHECK-DAG: {{^}}loaded_same ld 4 1..2 {{$}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@ideal.s = internal addrspace(3) global [64 x i64] undef, align 8
define ptx_kernel void @ideal(ptr addrspace(1) %out, i32 %n) {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %k = add i32 %y, %n
  %bit = and i32 %k, 1
  %c = icmp eq i32 %bit, 0
  %odd = and i32 %y, 1
  %is_even = icmp eq i32 %odd, 0
  %is_one = icmp ult i32 %x, 8
  %all = or i1 %is_even, %is_one
  %d = and i1 %c, %all
  br i1 %d, label %do, label %end
do:
  %stride = select i1 %is_even, i32 1, i32 4
  %at = mul nuw nsw i32 %x, %stride
  %p = getelementptr inbounds [64 x i64], ptr addrspace(3) @ideal.s, i32 0, i32 %at
  %v = load i64, ptr addrspace(3) %p, align 8
  store i64 %v, ptr addrspace(1) %out, align 8
  br label %end
end:
  ret void
}
@ideal_same.s = internal addrspace(3) global [64 x i64] undef, align 8
define ptx_kernel void @ideal_same(ptr addrspace(1) %out, i32 %n) {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %k = add i32 %y, %n
  %bit = and i32 %n, 1
  %c = icmp eq i32 %bit, 0
  %odd = and i32 %y, 1
  %is_even = icmp eq i32 %odd, 0
  %is_one = icmp ult i32 %x, 8
  %all = or i1 %is_even, %is_one
  %d = and i1 %c, %all
  br i1 %d, label %do, label %end
do:
  %stride = select i1 %is_even, i32 1, i32 4
  %at = mul nuw nsw i32 %x, %stride
  %p = getelementptr inbounds [64 x i64], ptr addrspace(3) @ideal_same.s, i32 0, i32 %at
  %v = load i64, ptr addrspace(3) %p, align 8
  store i64 %v, ptr addrspace(1) %out, align 8
  br label %end
end:
  ret void
}
@branch.s = internal addrspace(3) global [64 x i32] undef, align 4
define ptx_kernel void @branch(ptr addrspace(1) %out, i32 %n) {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %k = add i32 %y, %n
  %bit = and i32 %k, 1
  %c = icmp eq i32 %bit, 0
  br i1 %c, label %do, label %end
do:
  %odd = and i32 %y, 1
  %stride = shl nuw nsw i32 1, %odd
  %at = mul nuw nsw i32 %x, %stride
  %p = getelementptr inbounds [64 x i32], ptr addrspace(3) @branch.s, i32 0, i32 %at
  %v = load i32, ptr addrspace(3) %p, align 4
  store i32 %v, ptr addrspace(1) %out, align 4
  br label %end
end:
  ret void
}

@branch_same.s = internal addrspace(3) global [64 x i32] undef, align 4
define ptx_kernel void @branch_same(ptr addrspace(1) %out, i32 %n) {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %k = add i32 %y, %n
  %bit = and i32 %n, 1
  %c = icmp eq i32 %bit, 0
  br i1 %c, label %do, label %end
do:
  %odd = and i32 %y, 1
  %stride = shl nuw nsw i32 1, %odd
  %at = mul nuw nsw i32 %x, %stride
  %p = getelementptr inbounds [64 x i32], ptr addrspace(3) @branch_same.s, i32 0, i32 %at
  %v = load i32, ptr addrspace(3) %p, align 4
  store i32 %v, ptr addrspace(1) %out, align 4
  br label %end
end:
  ret void
}

@called.s = internal addrspace(3) global [64 x i32] undef, align 4
define internal void @called_part(ptr addrspace(1) %out, i32 %on) noinline {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %c = icmp sgt i32 %on, 3
  br i1 %c, label %do, label %end
do:
  %odd = and i32 %y, 1
  %stride = shl nuw nsw i32 1, %odd
  %at = mul nuw nsw i32 %x, %stride
  %p = getelementptr inbounds [64 x i32], ptr addrspace(3) @called.s, i32 0, i32 %at
  %v = load i32, ptr addrspace(3) %p, align 4
  store i32 %v, ptr addrspace(1) %out, align 4
  br label %end
end:
  ret void
}
define ptx_kernel void @called(ptr addrspace(1) %out, i32 %n) {
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %k = add i32 %y, %n
  call void @called_part(ptr addrspace(1) %out, i32 %k)
  ret void
}

@called_same.s = internal addrspace(3) global [64 x i32] undef, align 4
define internal void @called_same_part(ptr addrspace(1) %out, i32 %on) noinline {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %c = icmp sgt i32 %on, 3
  br i1 %c, label %do, label %end
do:
  %odd = and i32 %y, 1
  %stride = shl nuw nsw i32 1, %odd
  %at = mul nuw nsw i32 %x, %stride
  %p = getelementptr inbounds [64 x i32], ptr addrspace(3) @called_same.s, i32 0, i32 %at
  %v = load i32, ptr addrspace(3) %p, align 4
  store i32 %v, ptr addrspace(1) %out, align 4
  br label %end
end:
  ret void
}
define ptx_kernel void @called_same(ptr addrspace(1) %out, i32 %n) {
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %k = add i32 %y, %n
  call void @called_same_part(ptr addrspace(1) %out, i32 %n)
  ret void
}

@nested.s = internal addrspace(3) global [64 x i32] undef, align 4
define ptx_kernel void @nested(ptr addrspace(1) %out, i32 %m, i32 %n) {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %a = icmp sgt i32 %m, 5
  br i1 %a, label %test, label %end
test:
  %k = mul i32 %y, %n
  %c = icmp eq i32 %k, 12
  br i1 %c, label %do, label %end
do:
  %odd = and i32 %y, 1
  %stride = shl nuw nsw i32 1, %odd
  %at = mul nuw nsw i32 %x, %stride
  %p = getelementptr inbounds [64 x i32], ptr addrspace(3) @nested.s, i32 0, i32 %at
  %v = load i32, ptr addrspace(3) %p, align 4
  store i32 %v, ptr addrspace(1) %out, align 4
  br label %end
end:
  ret void
}

@nested_same.s = internal addrspace(3) global [64 x i32] undef, align 4
define ptx_kernel void @nested_same(ptr addrspace(1) %out, i32 %m, i32 %n) {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %a = icmp sgt i32 %m, 5
  br i1 %a, label %test, label %end
test:
  %k = mul i32 %y, %n
  %c = icmp eq i32 %n, 12
  br i1 %c, label %do, label %end
do:
  %odd = and i32 %y, 1
  %stride = shl nuw nsw i32 1, %odd
  %at = mul nuw nsw i32 %x, %stride
  %p = getelementptr inbounds [64 x i32], ptr addrspace(3) @nested_same.s, i32 0, i32 %at
  %v = load i32, ptr addrspace(3) %p, align 4
  store i32 %v, ptr addrspace(1) %out, align 4
  br label %end
end:
  ret void
}

; A warp begins at its row.
@trips.s = internal addrspace(3) global [64 x i32] undef, align 4
define ptx_kernel void @trips(ptr addrspace(1) %out, i32 %n) {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  br label %head
head:
  %i = phi i32 [ %y, %0 ], [ %next, %do ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %do, label %end
do:
  %odd = and i32 %y, 1
  %stride = shl nuw nsw i32 1, %odd
  %at = mul nuw nsw i32 %x, %stride
  %p = getelementptr inbounds [64 x i32], ptr addrspace(3) @trips.s, i32 0, i32 %at
  %v = load i32, ptr addrspace(3) %p, align 4
  store i32 %v, ptr addrspace(1) %out, align 4
  %next = add i32 %i, 4
  br label %head
end:
  ret void
}

@trips_same.s = internal addrspace(3) global [64 x i32] undef, align 4
define ptx_kernel void @trips_same(ptr addrspace(1) %out, i32 %n) {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  br label %head
head:
  %i = phi i32 [ 0, %0 ], [ %next, %do ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %do, label %end
do:
  %odd = and i32 %y, 1
  %stride = shl nuw nsw i32 1, %odd
  %at = mul nuw nsw i32 %x, %stride
  %p = getelementptr inbounds [64 x i32], ptr addrspace(3) @trips_same.s, i32 0, i32 %at
  %v = load i32, ptr addrspace(3) %p, align 4
  store i32 %v, ptr addrspace(1) %out, align 4
  %next = add i32 %i, 4
  br label %head
end:
  ret void
}

; Not warps, but iterations that are known: a triangle.
@inner.s = internal addrspace(3) global [64 x i32] undef, align 4
define ptx_kernel void @inner(ptr addrspace(1) %out, i32 %n) {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  br label %outer
outer:
  %o = phi i32 [ 0, %0 ], [ %o1, %behind ]
  br label %head
head:
  %i = phi i32 [ %o, %outer ], [ %next, %do ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %do, label %behind
do:
  %odd = and i32 %o, 1
  %stride = shl nuw nsw i32 1, %odd
  %at = mul nuw nsw i32 %x, %stride
  %p = getelementptr inbounds [64 x i32], ptr addrspace(3) @inner.s, i32 0, i32 %at
  %v = load volatile i32, ptr addrspace(3) %p, align 4
  store i32 %v, ptr addrspace(1) %out, align 4
  %next = add i32 %i, 1
  br label %head
behind:
  %o1 = add i32 %o, 1
  %more = icmp ult i32 %o1, 4
  br i1 %more, label %outer, label %end
end:
  ret void
}

@inner_same.s = internal addrspace(3) global [64 x i32] undef, align 4
define ptx_kernel void @inner_same(ptr addrspace(1) %out, i32 %n) {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  br label %outer
outer:
  %o = phi i32 [ 0, %0 ], [ %o1, %behind ]
  br label %head
head:
  %i = phi i32 [ 0, %outer ], [ %next, %do ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %do, label %behind
do:
  %odd = and i32 %o, 1
  %stride = shl nuw nsw i32 1, %odd
  %at = mul nuw nsw i32 %x, %stride
  %p = getelementptr inbounds [64 x i32], ptr addrspace(3) @inner_same.s, i32 0, i32 %at
  %v = load volatile i32, ptr addrspace(3) %p, align 4
  store i32 %v, ptr addrspace(1) %out, align 4
  %next = add i32 %i, 1
  br label %head
behind:
  %o1 = add i32 %o, 1
  %more = icmp ult i32 %o1, 4
  br i1 %more, label %outer, label %end
end:
  ret void
}

; The row is in the step, which is no sum.
@steps.s = internal addrspace(3) global [64 x i32] undef, align 4
define ptx_kernel void @steps(ptr addrspace(1) %out, i32 %n) {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  br label %head
head:
  %i = phi i32 [ %n, %0 ], [ %next, %do ]
  %c = icmp sgt i32 %i, 3
  br i1 %c, label %do, label %end
do:
  %odd = and i32 %y, 1
  %stride = shl nuw nsw i32 1, %odd
  %at = mul nuw nsw i32 %x, %stride
  %p = getelementptr inbounds [64 x i32], ptr addrspace(3) @steps.s, i32 0, i32 %at
  %v = load i32, ptr addrspace(3) %p, align 4
  store i32 %v, ptr addrspace(1) %out, align 4
  %mixed = xor i32 %i, %y
  %next = lshr i32 %mixed, 1
  br label %head
end:
  ret void
}

@steps_same.s = internal addrspace(3) global [64 x i32] undef, align 4
define ptx_kernel void @steps_same(ptr addrspace(1) %out, i32 %n) {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  br label %head
head:
  %i = phi i32 [ %n, %0 ], [ %next, %do ]
  %c = icmp sgt i32 %i, 3
  br i1 %c, label %do, label %end
do:
  %odd = and i32 %y, 1
  %stride = shl nuw nsw i32 1, %odd
  %at = mul nuw nsw i32 %x, %stride
  %p = getelementptr inbounds [64 x i32], ptr addrspace(3) @steps_same.s, i32 0, i32 %at
  %v = load i32, ptr addrspace(3) %p, align 4
  store i32 %v, ptr addrspace(1) %out, align 4
  %mixed = xor i32 %i, 5
  %next = lshr i32 %mixed, 1
  br label %head
end:
  ret void
}

; What a loop leaves behind decides.
@left.s = internal addrspace(3) global [64 x i32] undef, align 4
define ptx_kernel void @left(ptr addrspace(1) %out, i32 %n) {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %k = add i32 %y, %n
  br label %head
head:
  %i = phi i32 [ 0, %0 ], [ %next, %head ]
  %next = add i32 %i, 3
  %c = icmp slt i32 %next, %k
  br i1 %c, label %head, label %test
test:
  %bit = and i32 %next, 1
  %d = icmp eq i32 %bit, 0
  br i1 %d, label %do, label %end
do:
  %odd = and i32 %y, 1
  %stride = shl nuw nsw i32 1, %odd
  %at = mul nuw nsw i32 %x, %stride
  %p = getelementptr inbounds [64 x i32], ptr addrspace(3) @left.s, i32 0, i32 %at
  %v = load i32, ptr addrspace(3) %p, align 4
  store i32 %v, ptr addrspace(1) %out, align 4
  br label %end
end:
  ret void
}

@left_same.s = internal addrspace(3) global [64 x i32] undef, align 4
define ptx_kernel void @left_same(ptr addrspace(1) %out, i32 %n) {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %k = add i32 %y, %n
  br label %head
head:
  %i = phi i32 [ 0, %0 ], [ %next, %head ]
  %next = add i32 %i, 3
  %c = icmp slt i32 %next, %n
  br i1 %c, label %head, label %test
test:
  %bit = and i32 %next, 1
  %d = icmp eq i32 %bit, 0
  br i1 %d, label %do, label %end
do:
  %odd = and i32 %y, 1
  %stride = shl nuw nsw i32 1, %odd
  %at = mul nuw nsw i32 %x, %stride
  %p = getelementptr inbounds [64 x i32], ptr addrspace(3) @left_same.s, i32 0, i32 %at
  %v = load i32, ptr addrspace(3) %p, align 4
  store i32 %v, ptr addrspace(1) %out, align 4
  br label %end
end:
  ret void
}

@chosen.s = internal addrspace(3) global [64 x i32] undef, align 4
define ptx_kernel void @chosen(ptr addrspace(1) %out, i32 %m, i32 %n) {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %a = icmp sgt i32 %m, 5
  br i1 %a, label %one, label %two
one:
  br label %test
two:
  br label %test
test:
  %k = phi i32 [ 7, %one ], [ %y, %two ]
  %h = sdiv i32 %k, %n
  %c = icmp eq i32 %h, 2
  br i1 %c, label %do, label %end
do:
  %odd = and i32 %y, 1
  %stride = shl nuw nsw i32 1, %odd
  %at = mul nuw nsw i32 %x, %stride
  %p = getelementptr inbounds [64 x i32], ptr addrspace(3) @chosen.s, i32 0, i32 %at
  %v = load i32, ptr addrspace(3) %p, align 4
  store i32 %v, ptr addrspace(1) %out, align 4
  br label %end
end:
  ret void
}

@chosen_same.s = internal addrspace(3) global [64 x i32] undef, align 4
define ptx_kernel void @chosen_same(ptr addrspace(1) %out, i32 %m, i32 %n) {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %a = icmp sgt i32 %m, 5
  br i1 %a, label %one, label %two
one:
  br label %test
two:
  br label %test
test:
  %k = phi i32 [ 7, %one ], [ %n, %two ]
  %h = sdiv i32 %k, %n
  %c = icmp eq i32 %h, 2
  br i1 %c, label %do, label %end
do:
  %odd = and i32 %y, 1
  %stride = shl nuw nsw i32 1, %odd
  %at = mul nuw nsw i32 %x, %stride
  %p = getelementptr inbounds [64 x i32], ptr addrspace(3) @chosen_same.s, i32 0, i32 %at
  %v = load i32, ptr addrspace(3) %p, align 4
  store i32 %v, ptr addrspace(1) %out, align 4
  br label %end
end:
  ret void
}

@cases.s = internal addrspace(3) global [64 x i32] undef, align 4
define ptx_kernel void @cases(ptr addrspace(1) %out, i32 %n) {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %k = add i32 %y, %n
  switch i32 %k, label %end [
    i32 1, label %do
    i32 5, label %do
  ]
do:
  %odd = and i32 %y, 1
  %stride = shl nuw nsw i32 1, %odd
  %at = mul nuw nsw i32 %x, %stride
  %p = getelementptr inbounds [64 x i32], ptr addrspace(3) @cases.s, i32 0, i32 %at
  %v = load i32, ptr addrspace(3) %p, align 4
  store i32 %v, ptr addrspace(1) %out, align 4
  br label %end
end:
  ret void
}

@cases_same.s = internal addrspace(3) global [64 x i32] undef, align 4
define ptx_kernel void @cases_same(ptr addrspace(1) %out, i32 %n) {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %k = add i32 %y, %n
  switch i32 %n, label %end [
    i32 1, label %do
    i32 5, label %do
  ]
do:
  %odd = and i32 %y, 1
  %stride = shl nuw nsw i32 1, %odd
  %at = mul nuw nsw i32 %x, %stride
  %p = getelementptr inbounds [64 x i32], ptr addrspace(3) @cases_same.s, i32 0, i32 %at
  %v = load i32, ptr addrspace(3) %p, align 4
  store i32 %v, ptr addrspace(1) %out, align 4
  br label %end
end:
  ret void
}

; Warps may find different numbers, unless nobody writes there.
@loaded.s = internal addrspace(3) global [64 x i32] undef, align 4
define ptx_kernel void @loaded(ptr addrspace(1) %out, ptr addrspace(1) noalias %from) {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %k = load i32, ptr addrspace(1) %from, align 4
  %c = icmp eq i32 %k, 0
  br i1 %c, label %do, label %end
do:
  %odd = and i32 %y, 1
  %stride = shl nuw nsw i32 1, %odd
  %at = mul nuw nsw i32 %x, %stride
  %p = getelementptr inbounds [64 x i32], ptr addrspace(3) @loaded.s, i32 0, i32 %at
  %v = load i32, ptr addrspace(3) %p, align 4
  store i32 %v, ptr addrspace(1) %out, align 4
  br label %end
end:
  ret void
}

@loaded_same.s = internal addrspace(3) global [64 x i32] undef, align 4
define ptx_kernel void @loaded_same(ptr addrspace(1) %out, ptr addrspace(1) noalias readonly %from) {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %k = load i32, ptr addrspace(1) %from, align 4
  %c = icmp eq i32 %k, 0
  br i1 %c, label %do, label %end
do:
  %odd = and i32 %y, 1
  %stride = shl nuw nsw i32 1, %odd
  %at = mul nuw nsw i32 %x, %stride
  %p = getelementptr inbounds [64 x i32], ptr addrspace(3) @loaded_same.s, i32 0, i32 %at
  %v = load i32, ptr addrspace(3) %p, align 4
  store i32 %v, ptr addrspace(1) %out, align 4
  br label %end
end:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()
