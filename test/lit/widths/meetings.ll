; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Accesses of a loop that ptxas unrolls which become neighbours only in some iterations (iterations.h), as seen in cubins of sm_75 and sm_90:
;
;     passed       a load of an arm that stays in place, and one that moves past it in the fourth iteration: 8 bytes there
;     vector       as passed, but the load that stays in place is a vector
;     parted       a store is between the two
;     far          a load that none moves past
;     stored       as passed, with stores
;     ahead        a store ahead of the loop, and one of the first iteration
;     tenth        loads of the first iteration and of the tenth; eighth: of as many iterations as are read
;     paces        loads of which one moves twice as far: 8 bytes in the last of 11 iterations; short_paces: of eight. In LLVM 19's code, which counts
;                  in 64 bits, ptxas leaves the loop as it is
;     long         loads that are 12 of 200 iterations apart: 8 bytes in 188 of them
;     longer       the same for 1,000 iterations, of which 50 are executed together, with 8 bytes in each
;     long_apart   as long, but the two never meet: the places of one are behind all of the other's
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s --check-prefixes=CHECK,LLVM%llvm
; RUN: sed 's/sm_90/sm_75/g' %s > %t.ll
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.75.json>' %t.ll -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.75.json | FileCheck %s --check-prefixes=CHECK,LLVM%llvm
; CHECK:      passed ld None
; CHECK-NEXT: passed ld None
; CHECK-NEXT: passed st 4{{ .*}}
; CHECK-NEXT: parted ld 4{{ .*}}
; CHECK-NEXT: parted st 4{{ .*}}
; CHECK-NEXT: parted ld 4{{ .*}}
; CHECK-NEXT: far ld 4{{ .*}}
; CHECK-NEXT: far ld 4{{ .*}}
; CHECK-NEXT: far st 4{{ .*}}
; CHECK-NEXT: stored st None
; CHECK-NEXT: stored st None
; CHECK-NEXT: stored ld 4{{ .*}}
; CHECK-NEXT: ahead st None
; CHECK-NEXT: ahead st None
; CHECK-NEXT: ahead ld 4{{ .*}}
; CHECK-NEXT: tenth st 4{{ .*}}
; CHECK-NEXT: tenth ld None
; CHECK-NEXT: tenth ld None
; CHECK-NEXT: eighth st 4{{ .*}}
; CHECK-NEXT: eighth ld 4{{ .*}}
; CHECK-NEXT: eighth ld 4{{ .*}}
; CHECK-NEXT: paces st 4{{ .*}}
; LLVM22-NEXT: paces ld None
; LLVM22-NEXT: paces ld None
; LLVM19-NEXT: paces ld 4{{ .*}}
; LLVM19-NEXT: paces ld 4{{ .*}}
; CHECK-NEXT: short_paces st 4{{ .*}}
; CHECK-NEXT: short_paces ld 4{{ .*}}
; CHECK-NEXT: short_paces ld 4{{ .*}}
; CHECK-NEXT: vector ld 16{{ .*}}
; CHECK-NEXT: vector ld None
; CHECK-NEXT: vector st 4{{ .*}}
; CHECK-NEXT: long ld None {{.*}} other iterations
; CHECK-NEXT: long ld None {{.*}} other iterations
; CHECK-NEXT: longer ld None {{.*}} other iterations
; CHECK-NEXT: longer ld None {{.*}} other iterations
; CHECK-NEXT: long_apart ld 4{{ .*}}
; CHECK-NEXT: long_apart ld 4{{ .*}}
; CHECK-NOT:  {{^.}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@of_passed = internal addrspace(3) global [8192 x float] undef, align 16
@of_vector = internal addrspace(3) global [8192 x float] undef, align 16
@of_parted = internal addrspace(3) global [8192 x float] undef, align 16
@of_far = internal addrspace(3) global [8192 x float] undef, align 16
@of_stored = internal addrspace(3) global [8192 x float] undef, align 16
@of_ahead = internal addrspace(3) global [8192 x float] undef, align 16
@of_tenth = internal addrspace(3) global [8192 x float] undef, align 16
@of_eighth = internal addrspace(3) global [8192 x float] undef, align 16
@of_paces = internal addrspace(3) global [8192 x float] undef, align 16
@of_short_paces = internal addrspace(3) global [8192 x float] undef, align 16

define ptx_kernel void @passed(ptr %0, ptr %1) "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" {
  %3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds float, ptr %1, i64 %4
  %6 = load float, ptr %5, align 4
  %7 = shl nuw nsw i32 %3, 5
  %8 = zext nneg i32 %7 to i64
  %9 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @of_passed to ptr), i64 %8
  %10 = getelementptr inbounds i8, ptr %9, i64 52
  %11 = shl nuw nsw i32 %3, 1
  %12 = zext nneg i32 %11 to i64
  %13 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @of_passed to ptr), i64 %12
  %14 = getelementptr inbounds i8, ptr %13, i64 4000
  br label %17

15:
  %16 = getelementptr inbounds float, ptr %0, i64 %4
  store float %41, ptr %16, align 4
  ret void

17:
  %18 = phi i32 [ 0, %2 ], [ %42, %34 ]
  %19 = phi float [ %6, %2 ], [ %41, %34 ]
  %20 = add nuw nsw i32 %18, %3
  %21 = zext nneg i32 %20 to i64
  %22 = getelementptr inbounds float, ptr %1, i64 %21
  %23 = load float, ptr %22, align 4
  %24 = fcmp contract ogt float %23, 0.000000e+00
  br i1 %24, label %25, label %34

25:
  %26 = shl nuw nsw i32 %18, 2
  %27 = add nuw nsw i32 %26, %7
  %28 = zext nneg i32 %27 to i64
  %29 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @of_passed to ptr), i64 %28
  %30 = load float, ptr %29, align 4
  %31 = fadd contract float %19, %30
  %32 = load float, ptr %10, align 4
  %33 = fadd contract float %31, %32
  store float %33, ptr %14, align 4
  br label %34

34:
  %35 = phi float [ %33, %25 ], [ %19, %17 ]
  %36 = shl nuw nsw i32 %18, 5
  %37 = add nuw nsw i32 %36, %3
  %38 = zext nneg i32 %37 to i64
  %39 = getelementptr inbounds float, ptr %1, i64 %38
  %40 = load float, ptr %39, align 4
  %41 = fadd contract float %35, %40
  %42 = add nuw nsw i32 %18, 1
  %43 = icmp eq i32 %42, 5
  br i1 %43, label %15, label %17
}

define ptx_kernel void @parted(ptr %0, ptr %1) "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" {
  %3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds float, ptr %1, i64 %4
  %6 = load float, ptr %5, align 4
  %7 = shl nuw nsw i32 %3, 5
  %8 = zext nneg i32 %7 to i64
  %9 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @of_parted to ptr), i64 %8
  %10 = getelementptr inbounds i8, ptr %9, i64 52
  %11 = shl nuw nsw i32 %3, 1
  %12 = zext nneg i32 %11 to i64
  %13 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @of_parted to ptr), i64 %12
  %14 = getelementptr inbounds i8, ptr %13, i64 4000
  br label %17

15:
  %16 = getelementptr inbounds float, ptr %0, i64 %4
  store float %41, ptr %16, align 4
  ret void

17:
  %18 = phi i32 [ 0, %2 ], [ %42, %34 ]
  %19 = phi float [ %6, %2 ], [ %41, %34 ]
  %20 = add nuw nsw i32 %18, %3
  %21 = zext nneg i32 %20 to i64
  %22 = getelementptr inbounds float, ptr %1, i64 %21
  %23 = load float, ptr %22, align 4
  %24 = fcmp contract ogt float %23, 0.000000e+00
  br i1 %24, label %25, label %34

25:
  %26 = load float, ptr %10, align 4
  %27 = fadd contract float %19, %26
  store float %27, ptr %14, align 4
  %28 = shl nuw nsw i32 %18, 2
  %29 = add nuw nsw i32 %28, %7
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @of_parted to ptr), i64 %30
  %32 = load float, ptr %31, align 4
  %33 = fadd contract float %27, %32
  br label %34

34:
  %35 = phi float [ %33, %25 ], [ %19, %17 ]
  %36 = shl nuw nsw i32 %18, 5
  %37 = add nuw nsw i32 %36, %3
  %38 = zext nneg i32 %37 to i64
  %39 = getelementptr inbounds float, ptr %1, i64 %38
  %40 = load float, ptr %39, align 4
  %41 = fadd contract float %35, %40
  %42 = add nuw nsw i32 %18, 1
  %43 = icmp eq i32 %42, 5
  br i1 %43, label %15, label %17
}

define ptx_kernel void @far(ptr %0, ptr %1) "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" {
  %3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds float, ptr %1, i64 %4
  %6 = load float, ptr %5, align 4
  %7 = shl nuw nsw i32 %3, 5
  %8 = zext nneg i32 %7 to i64
  %9 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @of_far to ptr), i64 %8
  %10 = getelementptr inbounds i8, ptr %9, i64 88
  %11 = shl nuw nsw i32 %3, 1
  %12 = zext nneg i32 %11 to i64
  %13 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @of_far to ptr), i64 %12
  %14 = getelementptr inbounds i8, ptr %13, i64 4000
  br label %17

15:
  %16 = getelementptr inbounds float, ptr %0, i64 %4
  store float %41, ptr %16, align 4
  ret void

17:
  %18 = phi i32 [ 0, %2 ], [ %42, %34 ]
  %19 = phi float [ %6, %2 ], [ %41, %34 ]
  %20 = add nuw nsw i32 %18, %3
  %21 = zext nneg i32 %20 to i64
  %22 = getelementptr inbounds float, ptr %1, i64 %21
  %23 = load float, ptr %22, align 4
  %24 = fcmp contract ogt float %23, 0.000000e+00
  br i1 %24, label %25, label %34

25:
  %26 = shl nuw nsw i32 %18, 2
  %27 = add nuw nsw i32 %26, %7
  %28 = zext nneg i32 %27 to i64
  %29 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @of_far to ptr), i64 %28
  %30 = load float, ptr %29, align 4
  %31 = fadd contract float %19, %30
  %32 = load float, ptr %10, align 4
  %33 = fadd contract float %31, %32
  store float %33, ptr %14, align 4
  br label %34

34:
  %35 = phi float [ %33, %25 ], [ %19, %17 ]
  %36 = shl nuw nsw i32 %18, 5
  %37 = add nuw nsw i32 %36, %3
  %38 = zext nneg i32 %37 to i64
  %39 = getelementptr inbounds float, ptr %1, i64 %38
  %40 = load float, ptr %39, align 4
  %41 = fadd contract float %35, %40
  %42 = add nuw nsw i32 %18, 1
  %43 = icmp eq i32 %42, 5
  br i1 %43, label %15, label %17
}

define ptx_kernel void @stored(ptr %0, ptr %1) "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" {
  %3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds float, ptr %1, i64 %4
  %6 = load float, ptr %5, align 4
  %7 = shl nuw nsw i32 %3, 5
  %8 = zext nneg i32 %7 to i64
  %9 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @of_stored to ptr), i64 %8
  %10 = getelementptr inbounds i8, ptr %9, i64 52
  %11 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @of_stored to ptr), i64 %4
  %12 = getelementptr inbounds i8, ptr %11, i64 4000
  br label %15

13:
  %14 = getelementptr inbounds float, ptr %0, i64 %4
  store float %38, ptr %14, align 4
  ret void

15:
  %16 = phi i32 [ 0, %2 ], [ %39, %31 ]
  %17 = phi float [ %6, %2 ], [ %38, %31 ]
  %18 = add nuw nsw i32 %16, %3
  %19 = zext nneg i32 %18 to i64
  %20 = getelementptr inbounds float, ptr %1, i64 %19
  %21 = load float, ptr %20, align 4
  %22 = fcmp contract ogt float %21, 0.000000e+00
  br i1 %22, label %23, label %31

23:
  %24 = shl nuw nsw i32 %16, 2
  %25 = add nuw nsw i32 %24, %7
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @of_stored to ptr), i64 %26
  store float %17, ptr %27, align 4
  %28 = fadd contract float %17, 1.000000e+00
  store float %28, ptr %10, align 4
  %29 = load float, ptr %12, align 4
  %30 = fadd contract float %17, %29
  br label %31

31:
  %32 = phi float [ %30, %23 ], [ %17, %15 ]
  %33 = shl nuw nsw i32 %16, 5
  %34 = add nuw nsw i32 %33, %3
  %35 = zext nneg i32 %34 to i64
  %36 = getelementptr inbounds float, ptr %1, i64 %35
  %37 = load float, ptr %36, align 4
  %38 = fadd contract float %32, %37
  %39 = add nuw nsw i32 %16, 1
  %40 = icmp eq i32 %39, 5
  br i1 %40, label %13, label %15
}

define ptx_kernel void @ahead(ptr %0, ptr %1) "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" {
  %3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds float, ptr %1, i64 %4
  %6 = load float, ptr %5, align 4
  %7 = shl nuw nsw i32 %3, 5
  %8 = zext nneg i32 %7 to i64
  %9 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @of_ahead to ptr), i64 %8
  %10 = getelementptr inbounds i8, ptr %9, i64 4
  store float %6, ptr %10, align 4
  %11 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @of_ahead to ptr), i64 %4
  %12 = getelementptr inbounds i8, ptr %11, i64 4000
  br label %15

13:
  %14 = getelementptr inbounds float, ptr %0, i64 %4
  store float %38, ptr %14, align 4
  ret void

15:
  %16 = phi i32 [ 0, %2 ], [ %39, %36 ]
  %17 = phi float [ %6, %2 ], [ %38, %36 ]
  %18 = shl nuw nsw i32 %16, 2
  %19 = add nuw nsw i32 %18, %7
  %20 = zext nneg i32 %19 to i64
  %21 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @of_ahead to ptr), i64 %20
  store float %17, ptr %21, align 4
  %22 = load float, ptr %12, align 4
  %23 = fadd contract float %17, %22
  %24 = add nuw nsw i32 %16, %3
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds float, ptr %1, i64 %25
  %27 = load float, ptr %26, align 4
  %28 = fcmp contract ogt float %27, 0.000000e+00
  br i1 %28, label %29, label %36

29:
  %30 = shl nuw nsw i32 %16, 5
  %31 = add nuw nsw i32 %30, %3
  %32 = zext nneg i32 %31 to i64
  %33 = getelementptr inbounds float, ptr %1, i64 %32
  %34 = load float, ptr %33, align 4
  %35 = fadd contract float %23, %34
  br label %36

36:
  %37 = phi float [ %35, %29 ], [ %23, %15 ]
  %38 = fmul contract float %37, 3.000000e+00
  %39 = add nuw nsw i32 %16, 1
  %40 = icmp eq i32 %39, 5
  br i1 %40, label %13, label %15
}

define ptx_kernel void @tenth(ptr %0, ptr %1) "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" {
  %3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds float, ptr %1, i64 %4
  %6 = load float, ptr %5, align 4
  %7 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @of_tenth to ptr), i64 %4
  store float %6, ptr %7, align 4
  %8 = shl nuw nsw i32 %3, 6
  br label %11

9:
  %10 = getelementptr inbounds float, ptr %0, i64 %4
  store float %37, ptr %10, align 4
  ret void

11:
  %12 = phi i32 [ 0, %2 ], [ %38, %35 ]
  %13 = phi float [ %6, %2 ], [ %37, %35 ]
  %14 = shl nuw nsw i32 %12, 2
  %15 = add nuw nsw i32 %14, %8
  %16 = zext nneg i32 %15 to i64
  %17 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @of_tenth to ptr), i64 %16
  %18 = load float, ptr %17, align 4
  %19 = fadd contract float %13, %18
  %20 = getelementptr inbounds i8, ptr %17, i64 148
  %21 = load float, ptr %20, align 4
  %22 = fadd contract float %19, %21
  %23 = add nuw nsw i32 %12, %3
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds float, ptr %1, i64 %24
  %26 = load float, ptr %25, align 4
  %27 = fcmp contract ogt float %26, 0.000000e+00
  br i1 %27, label %28, label %35

28:
  %29 = shl nuw nsw i32 %12, 5
  %30 = add nuw nsw i32 %29, %3
  %31 = zext nneg i32 %30 to i64
  %32 = getelementptr inbounds float, ptr %1, i64 %31
  %33 = load float, ptr %32, align 4
  %34 = fadd contract float %22, %33
  br label %35

35:
  %36 = phi float [ %34, %28 ], [ %22, %11 ]
  %37 = fmul contract float %36, 3.000000e+00
  %38 = add nuw nsw i32 %12, 1
  %39 = icmp eq i32 %38, 11
  br i1 %39, label %9, label %11
}

define ptx_kernel void @eighth(ptr %0, ptr %1) "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" {
  %3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds float, ptr %1, i64 %4
  %6 = load float, ptr %5, align 4
  %7 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @of_eighth to ptr), i64 %4
  store float %6, ptr %7, align 4
  %8 = shl nuw nsw i32 %3, 6
  br label %11

9:
  %10 = getelementptr inbounds float, ptr %0, i64 %4
  store float %37, ptr %10, align 4
  ret void

11:
  %12 = phi i32 [ 0, %2 ], [ %38, %35 ]
  %13 = phi float [ %6, %2 ], [ %37, %35 ]
  %14 = shl nuw nsw i32 %12, 2
  %15 = add nuw nsw i32 %14, %8
  %16 = zext nneg i32 %15 to i64
  %17 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @of_eighth to ptr), i64 %16
  %18 = load float, ptr %17, align 4
  %19 = fadd contract float %13, %18
  %20 = getelementptr inbounds i8, ptr %17, i64 148
  %21 = load float, ptr %20, align 4
  %22 = fadd contract float %19, %21
  %23 = add nuw nsw i32 %12, %3
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds float, ptr %1, i64 %24
  %26 = load float, ptr %25, align 4
  %27 = fcmp contract ogt float %26, 0.000000e+00
  br i1 %27, label %28, label %35

28:
  %29 = shl nuw nsw i32 %12, 5
  %30 = add nuw nsw i32 %29, %3
  %31 = zext nneg i32 %30 to i64
  %32 = getelementptr inbounds float, ptr %1, i64 %31
  %33 = load float, ptr %32, align 4
  %34 = fadd contract float %22, %33
  br label %35

35:
  %36 = phi float [ %34, %28 ], [ %22, %11 ]
  %37 = fmul contract float %36, 3.000000e+00
  %38 = add nuw nsw i32 %12, 1
  %39 = icmp eq i32 %38, 8
  br i1 %39, label %9, label %11
}

define ptx_kernel void @paces(ptr %0, ptr %1) "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" {
  %3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds float, ptr %1, i64 %4
  %6 = load float, ptr %5, align 4
  %7 = shl nuw nsw i32 %3, 1
  %8 = zext nneg i32 %7 to i64
  %9 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @of_paces to ptr), i64 %8
  %10 = getelementptr inbounds i8, ptr %9, i64 4000
  %11 = shl nuw nsw i32 %3, 6
  br label %14

12:
  %13 = getelementptr inbounds float, ptr %0, i64 %4
  store float %44, ptr %13, align 4
  ret void

14:
  %15 = phi i32 [ 0, %2 ], [ %45, %42 ]
  %16 = phi float [ %6, %2 ], [ %44, %42 ]
  store float %16, ptr %10, align 4
  %17 = shl nuw nsw i32 %15, 3
  %18 = add nuw nsw i32 %17, %11
  %19 = zext nneg i32 %18 to i64
  %20 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @of_paces to ptr), i64 %19
  %21 = load float, ptr %20, align 4
  %22 = fadd contract float %16, %21
  %23 = shl nuw nsw i32 %15, 2
  %24 = add nuw nsw i32 %23, %11
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @of_paces to ptr), i64 %25
  %27 = getelementptr inbounds i8, ptr %26, i64 164
  %28 = load float, ptr %27, align 4
  %29 = fadd contract float %22, %28
  %30 = add nuw nsw i32 %15, %3
  %31 = zext nneg i32 %30 to i64
  %32 = getelementptr inbounds float, ptr %1, i64 %31
  %33 = load float, ptr %32, align 4
  %34 = fcmp contract ogt float %33, 0.000000e+00
  br i1 %34, label %35, label %42

35:
  %36 = shl nuw nsw i32 %15, 5
  %37 = add nuw nsw i32 %36, %3
  %38 = zext nneg i32 %37 to i64
  %39 = getelementptr inbounds float, ptr %1, i64 %38
  %40 = load float, ptr %39, align 4
  %41 = fadd contract float %29, %40
  br label %42

42:
  %43 = phi float [ %41, %35 ], [ %29, %14 ]
  %44 = fmul contract float %43, 3.000000e+00
  %45 = add nuw nsw i32 %15, 1
  %46 = icmp eq i32 %45, 11
  br i1 %46, label %12, label %14
}

define ptx_kernel void @short_paces(ptr %0, ptr %1) "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" {
  %3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds float, ptr %1, i64 %4
  %6 = load float, ptr %5, align 4
  %7 = shl nuw nsw i32 %3, 1
  %8 = zext nneg i32 %7 to i64
  %9 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @of_short_paces to ptr), i64 %8
  %10 = getelementptr inbounds i8, ptr %9, i64 4000
  %11 = shl nuw nsw i32 %3, 6
  br label %14

12:
  %13 = getelementptr inbounds float, ptr %0, i64 %4
  store float %44, ptr %13, align 4
  ret void

14:
  %15 = phi i32 [ 0, %2 ], [ %45, %42 ]
  %16 = phi float [ %6, %2 ], [ %44, %42 ]
  store float %16, ptr %10, align 4
  %17 = shl nuw nsw i32 %15, 3
  %18 = add nuw nsw i32 %17, %11
  %19 = zext nneg i32 %18 to i64
  %20 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @of_short_paces to ptr), i64 %19
  %21 = load float, ptr %20, align 4
  %22 = fadd contract float %16, %21
  %23 = shl nuw nsw i32 %15, 2
  %24 = add nuw nsw i32 %23, %11
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @of_short_paces to ptr), i64 %25
  %27 = getelementptr inbounds i8, ptr %26, i64 164
  %28 = load float, ptr %27, align 4
  %29 = fadd contract float %22, %28
  %30 = add nuw nsw i32 %15, %3
  %31 = zext nneg i32 %30 to i64
  %32 = getelementptr inbounds float, ptr %1, i64 %31
  %33 = load float, ptr %32, align 4
  %34 = fcmp contract ogt float %33, 0.000000e+00
  br i1 %34, label %35, label %42

35:
  %36 = shl nuw nsw i32 %15, 5
  %37 = add nuw nsw i32 %36, %3
  %38 = zext nneg i32 %37 to i64
  %39 = getelementptr inbounds float, ptr %1, i64 %38
  %40 = load float, ptr %39, align 4
  %41 = fadd contract float %29, %40
  br label %42

42:
  %43 = phi float [ %41, %35 ], [ %29, %14 ]
  %44 = fmul contract float %43, 3.000000e+00
  %45 = add nuw nsw i32 %15, 1
  %46 = icmp eq i32 %45, 8
  br i1 %46, label %12, label %14
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

declare float @llvm.vector.reduce.fadd.v4f32(float, <4 x float>)

define ptx_kernel void @vector(ptr %0, ptr %1) "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" {
  %3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds float, ptr %1, i64 %4
  %6 = load float, ptr %5, align 4
  %7 = shl nuw nsw i32 %3, 5
  %8 = zext nneg i32 %7 to i64
  %9 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @of_vector to ptr), i64 %8
  %10 = getelementptr inbounds i8, ptr %9, i64 52
  %11 = shl nuw nsw i32 %3, 1
  %12 = zext nneg i32 %11 to i64
  %13 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @of_vector to ptr), i64 %12
  %14 = getelementptr inbounds i8, ptr %13, i64 4000
  br label %17

15:
  %16 = getelementptr inbounds float, ptr %0, i64 %4
  store float %41, ptr %16, align 4
  ret void

17:
  %18 = phi i32 [ 0, %2 ], [ %42, %34 ]
  %19 = phi float [ %6, %2 ], [ %41, %34 ]
  %20 = add nuw nsw i32 %18, %3
  %21 = zext nneg i32 %20 to i64
  %22 = getelementptr inbounds float, ptr %1, i64 %21
  %23 = load float, ptr %22, align 4
  %24 = fcmp contract ogt float %23, 0.000000e+00
  br i1 %24, label %25, label %34

25:
  %26 = shl nuw nsw i32 %18, 2
  %27 = add nuw nsw i32 %26, %7
  %28 = zext nneg i32 %27 to i64
  %29 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @of_vector to ptr), i64 %28
  %wide = load <4 x float>, ptr %29, align 16
  %30 = call float @llvm.vector.reduce.fadd.v4f32(float %19, <4 x float> %wide)
  %31 = fadd contract float %19, %30
  %32 = load float, ptr %10, align 4
  %33 = fadd contract float %31, %32
  store float %33, ptr %14, align 4
  br label %34

34:
  %35 = phi float [ %33, %25 ], [ %19, %17 ]
  %36 = shl nuw nsw i32 %18, 5
  %37 = add nuw nsw i32 %36, %3
  %38 = zext nneg i32 %37 to i64
  %39 = getelementptr inbounds float, ptr %1, i64 %38
  %40 = load float, ptr %39, align 4
  %41 = fadd contract float %35, %40
  %42 = add nuw nsw i32 %18, 1
  %43 = icmp eq i32 %42, 5
  br i1 %43, label %15, label %17
}

@of_long = internal addrspace(3) global [8192 x float] undef, align 16

define ptx_kernel void @long(ptr addrspace(1) %out, ptr addrspace(1) %in) "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %from = getelementptr float, ptr addrspace(1) %in, i32 %t
  %begin = load float, ptr addrspace(1) %from
  %wide = zext i32 %t to i64
  %row = mul i64 %wide, 64
  %base = getelementptr i8, ptr addrspace(3) @of_long, i64 %row
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %sum = phi float [ %begin, %entry ], [ %more, %loop ]
  %p = getelementptr i8, ptr addrspace(3) %base, i64 %i
  %x = load float, ptr addrspace(3) %p, align 4
  %q = getelementptr i8, ptr addrspace(3) %p, i64 196
  %y = load float, ptr addrspace(3) %q, align 4
  %product = fmul float %x, %y
  %more = fadd float %sum, %product
  %next = add i64 %i, 16
  %goes = icmp ne i64 %next, 3200
  br i1 %goes, label %loop, label %exit

exit:
  %to = getelementptr float, ptr addrspace(1) %out, i32 %t
  store float %more, ptr addrspace(1) %to
  ret void
}

@of_longer = internal addrspace(3) global [8192 x float] undef, align 16

define ptx_kernel void @longer(ptr addrspace(1) %out, ptr addrspace(1) %in) "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %from = getelementptr float, ptr addrspace(1) %in, i32 %t
  %begin = load float, ptr addrspace(1) %from
  %wide = zext i32 %t to i64
  %row = mul i64 %wide, 64
  %base = getelementptr i8, ptr addrspace(3) @of_longer, i64 %row
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %sum = phi float [ %begin, %entry ], [ %more, %loop ]
  %p = getelementptr i8, ptr addrspace(3) %base, i64 %i
  %x = load float, ptr addrspace(3) %p, align 4
  %q = getelementptr i8, ptr addrspace(3) %p, i64 196
  %y = load float, ptr addrspace(3) %q, align 4
  %product = fmul float %x, %y
  %more = fadd float %sum, %product
  %next = add i64 %i, 16
  %goes = icmp ne i64 %next, 16000
  br i1 %goes, label %loop, label %exit

exit:
  %to = getelementptr float, ptr addrspace(1) %out, i32 %t
  store float %more, ptr addrspace(1) %to
  ret void
}

@of_long_apart = internal addrspace(3) global [8192 x float] undef, align 16

define ptx_kernel void @long_apart(ptr addrspace(1) %out, ptr addrspace(1) %in) "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %from = getelementptr float, ptr addrspace(1) %in, i32 %t
  %begin = load float, ptr addrspace(1) %from
  %wide = zext i32 %t to i64
  %row = mul i64 %wide, 64
  %base = getelementptr i8, ptr addrspace(3) @of_long_apart, i64 %row
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %sum = phi float [ %begin, %entry ], [ %more, %loop ]
  %p = getelementptr i8, ptr addrspace(3) %base, i64 %i
  %x = load float, ptr addrspace(3) %p, align 4
  %q = getelementptr i8, ptr addrspace(3) %p, i64 3204
  %y = load float, ptr addrspace(3) %q, align 4
  %product = fmul float %x, %y
  %more = fadd float %sum, %product
  %next = add i64 %i, 16
  %goes = icmp ne i64 %next, 3200
  br i1 %goes, label %loop, label %exit

exit:
  %to = getelementptr float, ptr addrspace(1) %out, i32 %t
  store float %more, ptr addrspace(1) %to
  ret void
}
