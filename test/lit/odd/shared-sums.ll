; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; A sum of two sums, each of which is one of the two before it, sixty times: 62 expressions, and 10^12 paths through them. What is asked of an expression is
; asked once.
; RUN: %unbank_opt -passes='unbank<mode=report;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; CHECK: sums ld 4
; CHECK: counts ld 4
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@table = internal addrspace(3) global [4096 x float] undef, align 16

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define ptx_kernel void @sums(ptr addrspace(1) %out, i32 %n) {
  %s0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %s1 = add i32 %s0, %n
  %s2 = add i32 %s1, %s0
  %s3 = add i32 %s2, %s1
  %s4 = add i32 %s3, %s2
  %s5 = add i32 %s4, %s3
  %s6 = add i32 %s5, %s4
  %s7 = add i32 %s6, %s5
  %s8 = add i32 %s7, %s6
  %s9 = add i32 %s8, %s7
  %s10 = add i32 %s9, %s8
  %s11 = add i32 %s10, %s9
  %s12 = add i32 %s11, %s10
  %s13 = add i32 %s12, %s11
  %s14 = add i32 %s13, %s12
  %s15 = add i32 %s14, %s13
  %s16 = add i32 %s15, %s14
  %s17 = add i32 %s16, %s15
  %s18 = add i32 %s17, %s16
  %s19 = add i32 %s18, %s17
  %s20 = add i32 %s19, %s18
  %s21 = add i32 %s20, %s19
  %s22 = add i32 %s21, %s20
  %s23 = add i32 %s22, %s21
  %s24 = add i32 %s23, %s22
  %s25 = add i32 %s24, %s23
  %s26 = add i32 %s25, %s24
  %s27 = add i32 %s26, %s25
  %s28 = add i32 %s27, %s26
  %s29 = add i32 %s28, %s27
  %s30 = add i32 %s29, %s28
  %s31 = add i32 %s30, %s29
  %s32 = add i32 %s31, %s30
  %s33 = add i32 %s32, %s31
  %s34 = add i32 %s33, %s32
  %s35 = add i32 %s34, %s33
  %s36 = add i32 %s35, %s34
  %s37 = add i32 %s36, %s35
  %s38 = add i32 %s37, %s36
  %s39 = add i32 %s38, %s37
  %s40 = add i32 %s39, %s38
  %s41 = add i32 %s40, %s39
  %s42 = add i32 %s41, %s40
  %s43 = add i32 %s42, %s41
  %s44 = add i32 %s43, %s42
  %s45 = add i32 %s44, %s43
  %s46 = add i32 %s45, %s44
  %s47 = add i32 %s46, %s45
  %s48 = add i32 %s47, %s46
  %s49 = add i32 %s48, %s47
  %s50 = add i32 %s49, %s48
  %s51 = add i32 %s50, %s49
  %s52 = add i32 %s51, %s50
  %s53 = add i32 %s52, %s51
  %s54 = add i32 %s53, %s52
  %s55 = add i32 %s54, %s53
  %s56 = add i32 %s55, %s54
  %s57 = add i32 %s56, %s55
  %s58 = add i32 %s57, %s56
  %s59 = add i32 %s58, %s57
  %s60 = add i32 %s59, %s58
  %s61 = add i32 %s60, %s59
  %i = and i32 %s61, 4095
  %l = zext nneg i32 %i to i64
  %p = getelementptr [4096 x float], ptr addrspace(3) @table, i64 0, i64 %l
  %v = load float, ptr addrspace(3) %p, align 4
  store float %v, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @counts(ptr addrspace(1) %out, i32 %n, i32 %m) {
entry:
  br label %loop
loop:
  %s0 = phi i32 [ 0, %entry ], [ %next, %loop ]
  %more = phi float [ 0.0, %entry ], [ %sum, %loop ]
  %s1 = add i32 %s0, %n
  %s2 = add i32 %s1, %s0
  %s3 = add i32 %s2, %s1
  %s4 = add i32 %s3, %s2
  %s5 = add i32 %s4, %s3
  %s6 = add i32 %s5, %s4
  %s7 = add i32 %s6, %s5
  %s8 = add i32 %s7, %s6
  %s9 = add i32 %s8, %s7
  %s10 = add i32 %s9, %s8
  %s11 = add i32 %s10, %s9
  %s12 = add i32 %s11, %s10
  %s13 = add i32 %s12, %s11
  %s14 = add i32 %s13, %s12
  %s15 = add i32 %s14, %s13
  %s16 = add i32 %s15, %s14
  %s17 = add i32 %s16, %s15
  %s18 = add i32 %s17, %s16
  %s19 = add i32 %s18, %s17
  %s20 = add i32 %s19, %s18
  %s21 = add i32 %s20, %s19
  %s22 = add i32 %s21, %s20
  %s23 = add i32 %s22, %s21
  %s24 = add i32 %s23, %s22
  %s25 = add i32 %s24, %s23
  %s26 = add i32 %s25, %s24
  %s27 = add i32 %s26, %s25
  %s28 = add i32 %s27, %s26
  %s29 = add i32 %s28, %s27
  %s30 = add i32 %s29, %s28
  %s31 = add i32 %s30, %s29
  %s32 = add i32 %s31, %s30
  %s33 = add i32 %s32, %s31
  %s34 = add i32 %s33, %s32
  %s35 = add i32 %s34, %s33
  %s36 = add i32 %s35, %s34
  %s37 = add i32 %s36, %s35
  %s38 = add i32 %s37, %s36
  %s39 = add i32 %s38, %s37
  %s40 = add i32 %s39, %s38
  %s41 = add i32 %s40, %s39
  %s42 = add i32 %s41, %s40
  %s43 = add i32 %s42, %s41
  %s44 = add i32 %s43, %s42
  %s45 = add i32 %s44, %s43
  %s46 = add i32 %s45, %s44
  %s47 = add i32 %s46, %s45
  %s48 = add i32 %s47, %s46
  %s49 = add i32 %s48, %s47
  %s50 = add i32 %s49, %s48
  %s51 = add i32 %s50, %s49
  %s52 = add i32 %s51, %s50
  %s53 = add i32 %s52, %s51
  %s54 = add i32 %s53, %s52
  %s55 = add i32 %s54, %s53
  %s56 = add i32 %s55, %s54
  %s57 = add i32 %s56, %s55
  %s58 = add i32 %s57, %s56
  %s59 = add i32 %s58, %s57
  %s60 = add i32 %s59, %s58
  %s61 = add i32 %s60, %s59
  %i = and i32 %s61, 4095
  %l = zext nneg i32 %i to i64
  %p = getelementptr [4096 x float], ptr addrspace(3) @table, i64 0, i64 %l
  %v = load float, ptr addrspace(3) %p, align 4
  %sum = fadd float %more, %v
  %next = add i32 %s0, 1
  %done = icmp eq i32 %next, %m
  br i1 %done, label %end, label %loop
end:
  store float %sum, ptr addrspace(1) %out, align 4
  ret void
}
