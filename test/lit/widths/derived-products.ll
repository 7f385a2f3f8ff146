; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; The code has (x + 15) * 4 and, behind a shuffle, x * 4 (of an unused product, which codegen sees), where x is a multiple of 8. From sm_90 on, ptxas computes the latter as the former minus 60,
; of which it does not know that it is a multiple of 8: the loads of 4 bytes at x * 4 + 32 and x * 4 + 36 stay apart. Open. With 14 in place of 15, the
; number is 56, and they are one load (twin).
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; CHECK: derived ld 4
; CHECK-NEXT: derived ld 4
; CHECK-NEXT: derived ld None
; CHECK-NEXT: derived ld None
; CHECK-NEXT: twin ld 4
; CHECK-NEXT: twin ld 4
; CHECK-NEXT: twin ld 8
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@table = internal addrspace(3) global [4096 x i32] undef, align 16
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define ptx_kernel void @derived(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %r = mul i32 %t, %n
  %x = mul i32 %r, 40
  %x15 = add i32 %x, 15
  %x16 = add i32 %x, 16
  %a = mul i32 %x15, 4
  %b = lshr i32 %x15, 4
  %c = shl i32 %b, 3
  %d = add i32 %a, %c
  %e = sext i32 %d to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %e
  %v = load i32, ptr addrspace(3) %p, align 4
  %sb = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %v, i32 1, i32 31)
  %a6 = mul i32 %x16, 4
  %b6 = lshr i32 %x16, 4
  %c6 = shl i32 %b6, 3
  %d6 = add i32 %a6, %c6
  %e6 = sext i32 %d6 to i64
  %p6 = getelementptr i8, ptr addrspace(3) @table, i64 %e6
  %v6 = load i32, ptr addrspace(3) %p6, align 8
  %sa = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %v6, i32 1, i32 31)
  %x8 = add i32 %x, 8
  %unused = mul i32 %x, 4
  %a8 = mul i32 %x8, 4
  %e8 = sext i32 %a8 to i64
  %p8 = getelementptr i8, ptr addrspace(3) @table, i64 %e8
  %v8 = load i32, ptr addrspace(3) %p8, align 8
  %s = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %v8, i32 1, i32 31)
  %p9 = getelementptr i8, ptr addrspace(3) %p8, i64 4
  %v9 = load i32, ptr addrspace(3) %p9, align 4
  %s1 = add i32 %sa, %sb
  %s2 = add i32 %s1, %s
  %s3 = add i32 %s2, %v9
  store i32 %s3, ptr addrspace(1) %out
  ret void
}

define ptx_kernel void @twin(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %r = mul i32 %t, %n
  %x = mul i32 %r, 40
  %x15 = add i32 %x, 14
  %x16 = add i32 %x, 16
  %a = mul i32 %x15, 4
  %b = lshr i32 %x15, 4
  %c = shl i32 %b, 3
  %d = add i32 %a, %c
  %e = sext i32 %d to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %e
  %v = load i32, ptr addrspace(3) %p, align 4
  %sb = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %v, i32 1, i32 31)
  %a6 = mul i32 %x16, 4
  %b6 = lshr i32 %x16, 4
  %c6 = shl i32 %b6, 3
  %d6 = add i32 %a6, %c6
  %e6 = sext i32 %d6 to i64
  %p6 = getelementptr i8, ptr addrspace(3) @table, i64 %e6
  %v6 = load i32, ptr addrspace(3) %p6, align 8
  %sa = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %v6, i32 1, i32 31)
  %x8 = add i32 %x, 8
  %unused = mul i32 %x, 4
  %a8 = mul i32 %x8, 4
  %e8 = sext i32 %a8 to i64
  %p8 = getelementptr i8, ptr addrspace(3) @table, i64 %e8
  %v8 = load i32, ptr addrspace(3) %p8, align 8
  %s = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %v8, i32 1, i32 31)
  %p9 = getelementptr i8, ptr addrspace(3) %p8, i64 4
  %v9 = load i32, ptr addrspace(3) %p9, align 4
  %s1 = add i32 %sa, %sb
  %s2 = add i32 %s1, %s
  %s3 = add i32 %s2, %v9
  store i32 %s3, ptr addrspace(1) %out
  ret void
}
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32)
