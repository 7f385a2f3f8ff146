; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; How ptxas transforms arithmetic, also if the result is not known for certain:
;
;     masks    x | 12 and x | 8 of (t << 7 >> 6) * 8 + (t << 7), whose low bits are zero, are sums, but nothing shows their alignment. LLVM 22 has
;              another form of it
;     joined   158 * t + (2 * t + 64) behind 160 * t + 96 is the latter minus 32, and so aligned to 8. Alone (single) it is not
;     shifted  before sm_90 an array's place is part of the offset only in the block of 6 * y << 3, whoever reads 6 * y
;     equal    t ^ t, of which one is sign-extended and one zero-extended: 0. From sm_90 on open, except for LLVM 22's code
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck --check-prefixes=CHECK,EARLIER,LLVM-%llvm %s
; RUN: sed 's/sm_80/sm_90/g' %s > %t.ll
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.other.json>' %t.ll -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.other.json | FileCheck --check-prefixes=CHECK,LATER,LLVM-%llvm %s
; LLVM-19: masks st None {{.*}} neighbours whose addresses are computed apart
; LLVM-19-NEXT: masks st None {{.*}} neighbours whose addresses are computed apart
; LLVM-22: masks st 4{{ .*}}
; LLVM-22-NEXT: masks st 4{{ .*}}
; CHECK-NEXT: joined st None {{.*}} neighbours whose addresses are computed apart
; CHECK-NEXT: joined st None {{.*}} neighbours whose addresses are computed apart
; CHECK-NEXT: single st 4{{ .*}}
; CHECK-NEXT: single st 4{{ .*}}
; CHECK-NEXT: shifted st 1{{ .*}}
; EARLIER-NEXT: shifted ld None {{.*}} neighbours whose addresses are computed apart
; EARLIER-NEXT: shifted ld None {{.*}} neighbours whose addresses are computed apart
; LATER-NEXT: shifted ld 8{{ .*}}
; EARLIER-NEXT: equal st 8{{ .*}}
; LATER-NEXT: equal st {{8|None}}
; CHECK-NOT: {{^[a-df-z]}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@other = internal addrspace(3) global [256 x i8] undef, align 16
@table = internal addrspace(3) global [32768 x i8] undef, align 16

define ptx_kernel void @masks(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %u = and i32 %t, 127
  %a = shl i32 %u, 7
  %b = lshr i32 %a, 6
  %c = mul i32 %b, 8
  %d = add i32 %c, %a
  %e = or i32 %d, 12
  %f = sext i32 %e to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %f
  store i32 %n, ptr addrspace(3) %p, align 4
  call void asm sideeffect "", ""()
  %g = or i32 %d, 8
  %h = sext i32 %g to i64
  %q = getelementptr i8, ptr addrspace(3) @table, i64 %h
  store i32 %n, ptr addrspace(3) %q, align 4
  ret void
}

define ptx_kernel void @joined(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %a = mul i32 %t, 160
  %b = add i32 %a, 96
  store volatile i32 %b, ptr addrspace(1) %out, align 4
  %c = shl i32 %t, 1
  %d = add i32 %c, 64
  store volatile i32 %d, ptr addrspace(1) %out, align 4
  %e = mul i32 %t, 158
  %f = add i32 %e, %d
  %g = zext i32 %f to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %g
  store i32 %n, ptr addrspace(3) %p, align 4
  call void asm sideeffect "", ""()
  %q = getelementptr i8, ptr addrspace(3) %p, i64 4
  store i32 %t, ptr addrspace(3) %q, align 4
  ret void
}

define ptx_kernel void @single(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = shl i32 %t, 1
  %d = add i32 %c, 64
  store volatile i32 %d, ptr addrspace(1) %out, align 4
  %e = mul i32 %t, 158
  %f = add i32 %e, %d
  %g = zext i32 %f to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %g
  store i32 %n, ptr addrspace(3) %p, align 4
  call void asm sideeffect "", ""()
  %q = getelementptr i8, ptr addrspace(3) %p, i64 4
  store i32 %t, ptr addrspace(3) %q, align 4
  ret void
}

define ptx_kernel void @shifted(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = zext i32 %t to i64
  %y = lshr i64 %x, 2
  %z = mul i64 %y, 6
  store volatile i64 %z, ptr addrspace(1) %out, align 8
  store i8 1, ptr addrspace(3) @other, align 1
  %s = shl i64 %z, 3
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %s
  %a = load i32, ptr addrspace(3) %p, align 4
  store volatile i32 %a, ptr addrspace(1) %out, align 4
  %c = icmp sgt i32 %n, 5
  br i1 %c, label %more, label %end

more:
  %q = getelementptr i8, ptr addrspace(3) %p, i64 4
  %b = load i32, ptr addrspace(3) %q, align 4
  store volatile i32 %b, ptr addrspace(1) %out, align 4
  br label %end

end:
  ret void
}

define ptx_kernel void @equal(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = zext i32 %t to i64
  %y = sext i32 %t to i64
  %z = xor i64 %x, %y
  %a = mul i64 %z, 132
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %a
  store i32 %n, ptr addrspace(3) %p, align 4
  call void asm sideeffect "", ""()
  %q = getelementptr i8, ptr addrspace(3) %p, i64 4
  store i32 %n, ptr addrspace(3) %q, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
