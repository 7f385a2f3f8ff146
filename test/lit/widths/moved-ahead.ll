; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Pairs whose halves are loaded in different blocks: ptxas moves the second load to the first, but at most 7 loads of a block, and 6 from sm_90 on.
; Which ones is open if there are more.
; short: forced layouts alone. Which layout is weighed at which widths is not the matter here.
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s --check-prefixes=CHECK,NEW
; RUN: sed 's/sm_90/sm_80/g' %s > %t.ll
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.80.json>' %t.ll -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.80.json | FileCheck %s --check-prefixes=CHECK,OLD
; CHECK-COUNT-6: six ld 8
; NEW-COUNT-7: seven ld None {{.*}} more loads than ptxas moves to another block to merge them
; OLD-COUNT-7: seven ld 8
; CHECK-COUNT-8: eight ld None {{.*}} more loads than ptxas moves to another block to merge them
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@table = internal addrspace(3) global [256 x i32] undef, align 16
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define ptx_kernel void @six(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %is = icmp ugt i32 %x, %n
  %ap0 = getelementptr i8, ptr addrspace(3) @table, i32 0
  %av0 = load i32, ptr addrspace(3) %ap0, align 4
  %am0 = mul i32 %x, 33
  %an0 = add i32 %am0, %av0
  %ap1 = getelementptr i8, ptr addrspace(3) @table, i32 16
  %av1 = load i32, ptr addrspace(3) %ap1, align 4
  %am1 = mul i32 %an0, 33
  %an1 = add i32 %am1, %av1
  %ap2 = getelementptr i8, ptr addrspace(3) @table, i32 32
  %av2 = load i32, ptr addrspace(3) %ap2, align 4
  %am2 = mul i32 %an1, 33
  %an2 = add i32 %am2, %av2
  %ap3 = getelementptr i8, ptr addrspace(3) @table, i32 48
  %av3 = load i32, ptr addrspace(3) %ap3, align 4
  %am3 = mul i32 %an2, 33
  %an3 = add i32 %am3, %av3
  %ap4 = getelementptr i8, ptr addrspace(3) @table, i32 64
  %av4 = load i32, ptr addrspace(3) %ap4, align 4
  %am4 = mul i32 %an3, 33
  %an4 = add i32 %am4, %av4
  %ap5 = getelementptr i8, ptr addrspace(3) @table, i32 80
  %av5 = load i32, ptr addrspace(3) %ap5, align 4
  %am5 = mul i32 %an4, 33
  %an5 = add i32 %am5, %av5
  br i1 %is, label %one, label %two

one:
  %u = mul i32 %an5, %x
  br label %next

two:
  %v = xor i32 %an5, 5
  br label %next

next:
  %w = phi i32 [ %u, %one ], [ %v, %two ]
  call void asm sideeffect "", ""()
  %bp0 = getelementptr i8, ptr addrspace(3) @table, i32 4
  %bv0 = load i32, ptr addrspace(3) %bp0, align 4
  %bm0 = mul i32 %w, 33
  %bn0 = add i32 %bm0, %bv0
  %bp1 = getelementptr i8, ptr addrspace(3) @table, i32 20
  %bv1 = load i32, ptr addrspace(3) %bp1, align 4
  %bm1 = mul i32 %bn0, 33
  %bn1 = add i32 %bm1, %bv1
  %bp2 = getelementptr i8, ptr addrspace(3) @table, i32 36
  %bv2 = load i32, ptr addrspace(3) %bp2, align 4
  %bm2 = mul i32 %bn1, 33
  %bn2 = add i32 %bm2, %bv2
  %bp3 = getelementptr i8, ptr addrspace(3) @table, i32 52
  %bv3 = load i32, ptr addrspace(3) %bp3, align 4
  %bm3 = mul i32 %bn2, 33
  %bn3 = add i32 %bm3, %bv3
  %bp4 = getelementptr i8, ptr addrspace(3) @table, i32 68
  %bv4 = load i32, ptr addrspace(3) %bp4, align 4
  %bm4 = mul i32 %bn3, 33
  %bn4 = add i32 %bm4, %bv4
  %bp5 = getelementptr i8, ptr addrspace(3) @table, i32 84
  %bv5 = load i32, ptr addrspace(3) %bp5, align 4
  %bm5 = mul i32 %bn4, 33
  %bn5 = add i32 %bm5, %bv5
  store i32 %bn5, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @seven(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %is = icmp ugt i32 %x, %n
  %ap0 = getelementptr i8, ptr addrspace(3) @table, i32 0
  %av0 = load i32, ptr addrspace(3) %ap0, align 4
  %am0 = mul i32 %x, 33
  %an0 = add i32 %am0, %av0
  %ap1 = getelementptr i8, ptr addrspace(3) @table, i32 16
  %av1 = load i32, ptr addrspace(3) %ap1, align 4
  %am1 = mul i32 %an0, 33
  %an1 = add i32 %am1, %av1
  %ap2 = getelementptr i8, ptr addrspace(3) @table, i32 32
  %av2 = load i32, ptr addrspace(3) %ap2, align 4
  %am2 = mul i32 %an1, 33
  %an2 = add i32 %am2, %av2
  %ap3 = getelementptr i8, ptr addrspace(3) @table, i32 48
  %av3 = load i32, ptr addrspace(3) %ap3, align 4
  %am3 = mul i32 %an2, 33
  %an3 = add i32 %am3, %av3
  %ap4 = getelementptr i8, ptr addrspace(3) @table, i32 64
  %av4 = load i32, ptr addrspace(3) %ap4, align 4
  %am4 = mul i32 %an3, 33
  %an4 = add i32 %am4, %av4
  %ap5 = getelementptr i8, ptr addrspace(3) @table, i32 80
  %av5 = load i32, ptr addrspace(3) %ap5, align 4
  %am5 = mul i32 %an4, 33
  %an5 = add i32 %am5, %av5
  %ap6 = getelementptr i8, ptr addrspace(3) @table, i32 96
  %av6 = load i32, ptr addrspace(3) %ap6, align 4
  %am6 = mul i32 %an5, 33
  %an6 = add i32 %am6, %av6
  br i1 %is, label %one, label %two

one:
  %u = mul i32 %an6, %x
  br label %next

two:
  %v = xor i32 %an6, 5
  br label %next

next:
  %w = phi i32 [ %u, %one ], [ %v, %two ]
  call void asm sideeffect "", ""()
  %bp0 = getelementptr i8, ptr addrspace(3) @table, i32 4
  %bv0 = load i32, ptr addrspace(3) %bp0, align 4
  %bm0 = mul i32 %w, 33
  %bn0 = add i32 %bm0, %bv0
  %bp1 = getelementptr i8, ptr addrspace(3) @table, i32 20
  %bv1 = load i32, ptr addrspace(3) %bp1, align 4
  %bm1 = mul i32 %bn0, 33
  %bn1 = add i32 %bm1, %bv1
  %bp2 = getelementptr i8, ptr addrspace(3) @table, i32 36
  %bv2 = load i32, ptr addrspace(3) %bp2, align 4
  %bm2 = mul i32 %bn1, 33
  %bn2 = add i32 %bm2, %bv2
  %bp3 = getelementptr i8, ptr addrspace(3) @table, i32 52
  %bv3 = load i32, ptr addrspace(3) %bp3, align 4
  %bm3 = mul i32 %bn2, 33
  %bn3 = add i32 %bm3, %bv3
  %bp4 = getelementptr i8, ptr addrspace(3) @table, i32 68
  %bv4 = load i32, ptr addrspace(3) %bp4, align 4
  %bm4 = mul i32 %bn3, 33
  %bn4 = add i32 %bm4, %bv4
  %bp5 = getelementptr i8, ptr addrspace(3) @table, i32 84
  %bv5 = load i32, ptr addrspace(3) %bp5, align 4
  %bm5 = mul i32 %bn4, 33
  %bn5 = add i32 %bm5, %bv5
  %bp6 = getelementptr i8, ptr addrspace(3) @table, i32 100
  %bv6 = load i32, ptr addrspace(3) %bp6, align 4
  %bm6 = mul i32 %bn5, 33
  %bn6 = add i32 %bm6, %bv6
  store i32 %bn6, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @eight(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %is = icmp ugt i32 %x, %n
  %ap0 = getelementptr i8, ptr addrspace(3) @table, i32 0
  %av0 = load i32, ptr addrspace(3) %ap0, align 4
  %am0 = mul i32 %x, 33
  %an0 = add i32 %am0, %av0
  %ap1 = getelementptr i8, ptr addrspace(3) @table, i32 16
  %av1 = load i32, ptr addrspace(3) %ap1, align 4
  %am1 = mul i32 %an0, 33
  %an1 = add i32 %am1, %av1
  %ap2 = getelementptr i8, ptr addrspace(3) @table, i32 32
  %av2 = load i32, ptr addrspace(3) %ap2, align 4
  %am2 = mul i32 %an1, 33
  %an2 = add i32 %am2, %av2
  %ap3 = getelementptr i8, ptr addrspace(3) @table, i32 48
  %av3 = load i32, ptr addrspace(3) %ap3, align 4
  %am3 = mul i32 %an2, 33
  %an3 = add i32 %am3, %av3
  %ap4 = getelementptr i8, ptr addrspace(3) @table, i32 64
  %av4 = load i32, ptr addrspace(3) %ap4, align 4
  %am4 = mul i32 %an3, 33
  %an4 = add i32 %am4, %av4
  %ap5 = getelementptr i8, ptr addrspace(3) @table, i32 80
  %av5 = load i32, ptr addrspace(3) %ap5, align 4
  %am5 = mul i32 %an4, 33
  %an5 = add i32 %am5, %av5
  %ap6 = getelementptr i8, ptr addrspace(3) @table, i32 96
  %av6 = load i32, ptr addrspace(3) %ap6, align 4
  %am6 = mul i32 %an5, 33
  %an6 = add i32 %am6, %av6
  %ap7 = getelementptr i8, ptr addrspace(3) @table, i32 112
  %av7 = load i32, ptr addrspace(3) %ap7, align 4
  %am7 = mul i32 %an6, 33
  %an7 = add i32 %am7, %av7
  br i1 %is, label %one, label %two

one:
  %u = mul i32 %an7, %x
  br label %next

two:
  %v = xor i32 %an7, 5
  br label %next

next:
  %w = phi i32 [ %u, %one ], [ %v, %two ]
  call void asm sideeffect "", ""()
  %bp0 = getelementptr i8, ptr addrspace(3) @table, i32 4
  %bv0 = load i32, ptr addrspace(3) %bp0, align 4
  %bm0 = mul i32 %w, 33
  %bn0 = add i32 %bm0, %bv0
  %bp1 = getelementptr i8, ptr addrspace(3) @table, i32 20
  %bv1 = load i32, ptr addrspace(3) %bp1, align 4
  %bm1 = mul i32 %bn0, 33
  %bn1 = add i32 %bm1, %bv1
  %bp2 = getelementptr i8, ptr addrspace(3) @table, i32 36
  %bv2 = load i32, ptr addrspace(3) %bp2, align 4
  %bm2 = mul i32 %bn1, 33
  %bn2 = add i32 %bm2, %bv2
  %bp3 = getelementptr i8, ptr addrspace(3) @table, i32 52
  %bv3 = load i32, ptr addrspace(3) %bp3, align 4
  %bm3 = mul i32 %bn2, 33
  %bn3 = add i32 %bm3, %bv3
  %bp4 = getelementptr i8, ptr addrspace(3) @table, i32 68
  %bv4 = load i32, ptr addrspace(3) %bp4, align 4
  %bm4 = mul i32 %bn3, 33
  %bn4 = add i32 %bm4, %bv4
  %bp5 = getelementptr i8, ptr addrspace(3) @table, i32 84
  %bv5 = load i32, ptr addrspace(3) %bp5, align 4
  %bm5 = mul i32 %bn4, 33
  %bn5 = add i32 %bm5, %bv5
  %bp6 = getelementptr i8, ptr addrspace(3) @table, i32 100
  %bv6 = load i32, ptr addrspace(3) %bp6, align 4
  %bm6 = mul i32 %bn5, 33
  %bn6 = add i32 %bm6, %bv6
  %bp7 = getelementptr i8, ptr addrspace(3) @table, i32 116
  %bv7 = load i32, ptr addrspace(3) %bp7, align 4
  %bm7 = mul i32 %bn6, 33
  %bn7 = add i32 %bm7, %bv7
  store i32 %bn7, ptr addrspace(1) %out, align 4
  ret void
}
