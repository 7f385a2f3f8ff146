; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; LLVM makes one load of a select between two loads, with an address that is selected. It stands for both loads, and the widths of other accesses stay
; known.
;
;     chosen   p ? a[t] : a[t + 20], and two words beside each other: those are 8 bytes, and the two loads are open, as one access
;     cut      likewise with bytes, which the select has as words
;     whole    both loads have another reader, and stay
;
; LLVM 19 keeps two loads in each case.
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s --check-prefixes=CHECK,LLVM%llvm
; LLVM22: chosen ld None {{.*}} codegen turns into others
; LLVM19: chosen ld 4{{ .*}}
; LLVM19-NEXT: chosen ld 4{{ .*}}
; CHECK-NEXT: chosen ld 8{{ .*}}
; LLVM22-NEXT: cut ld None {{.*}} codegen turns into others
; LLVM19-NEXT: cut ld 1{{ .*}}
; LLVM19-NEXT: cut ld 1{{ .*}}
; CHECK-NEXT: cut ld 8{{ .*}}
; CHECK-NEXT: whole ld 4{{ .*}}
; CHECK-NEXT: whole ld 4{{ .*}}
; CHECK-NEXT: whole ld 8{{ .*}}
; CHECK-NOT: {{^.}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@words = internal addrspace(3) global [4096 x i32] undef, align 16

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define ptx_kernel void @chosen(ptr addrspace(1) %out, i1 %p) "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %one = getelementptr [4 x i32], ptr addrspace(3) @words, i32 %t
  %other = getelementptr i8, ptr addrspace(3) %one, i64 80
  %x = load i32, ptr addrspace(3) %one, align 4
  %y = load i32, ptr addrspace(3) %other, align 4
  %z = select i1 %p, i32 %x, i32 %y
  %low = getelementptr i8, ptr addrspace(3) %one, i64 40
  %high = getelementptr i8, ptr addrspace(3) %one, i64 44
  %a = load i32, ptr addrspace(3) %low, align 4
  %b = load i32, ptr addrspace(3) %high, align 4
  %c = mul i32 %a, %b
  %sum = add i32 %c, %z
  store i32 %sum, ptr addrspace(1) %out
  ret void
}

define ptx_kernel void @cut(ptr addrspace(1) %out, i1 %p) "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %one = getelementptr [4 x i32], ptr addrspace(3) @words, i32 %t
  %other = getelementptr i8, ptr addrspace(3) %one, i64 80
  %x = load i8, ptr addrspace(3) %one, align 4
  %y = load i8, ptr addrspace(3) %other, align 4
  %xw = zext i8 %x to i32
  %yw = zext i8 %y to i32
  %z = select i1 %p, i32 %xw, i32 %yw
  %low = getelementptr i8, ptr addrspace(3) %one, i64 40
  %high = getelementptr i8, ptr addrspace(3) %one, i64 44
  %a = load i32, ptr addrspace(3) %low, align 4
  %b = load i32, ptr addrspace(3) %high, align 4
  %c = mul i32 %a, %b
  %sum = add i32 %c, %z
  store i32 %sum, ptr addrspace(1) %out
  ret void
}

define ptx_kernel void @whole(ptr addrspace(1) %out, i1 %p) "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %one = getelementptr [4 x i32], ptr addrspace(3) @words, i32 %t
  %other = getelementptr i8, ptr addrspace(3) %one, i64 80
  %x = load i32, ptr addrspace(3) %one, align 4
  %y = load i32, ptr addrspace(3) %other, align 4
  %z = select i1 %p, i32 %x, i32 %y
  %w = mul i32 %x, %y
  %low = getelementptr i8, ptr addrspace(3) %one, i64 40
  %high = getelementptr i8, ptr addrspace(3) %one, i64 44
  %a = load i32, ptr addrspace(3) %low, align 4
  %b = load i32, ptr addrspace(3) %high, align 4
  %c = mul i32 %a, %b
  %d = add i32 %c, %w
  %sum = add i32 %d, %z
  store i32 %sum, ptr addrspace(1) %out
  ret void
}
