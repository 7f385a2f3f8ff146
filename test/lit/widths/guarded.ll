; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Three words of a window become one load, which reads the fourth word, too, if they are certainly executed (plain). Under a condition that ptxas may
; turn into a predicate (guarded), either two of them merge and the third stays apart, or all merge: open. Four words merge in either case, and so do
; two (four, two). If a condition guards the load of the fourth word (beside), three behind it may stay apart, too.
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; RUN: sed 's/sm_90/sm_80/g' %s > %t.ll
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.other.json>' %t.ll -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.other.json | FileCheck %s
; CHECK: plain ld 16{{ .*}}
; CHECK-NEXT: guarded ld None {{.*}} neighbours around a short branch that ptxas may predicate
; CHECK-NEXT: four ld 16{{ .*}}
; CHECK-NEXT: two ld 8{{ .*}}
; CHECK-NEXT: beside ld 4{{ .*}}
; CHECK-NEXT: beside ld None {{.*}} three loads of a window of which others are in other blocks
; CHECK-NOT: {{^.}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@table = internal addrspace(3) global [4096 x i32] undef, align 16

define ptx_kernel void @plain(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = zext i32 %t to i64
  %p = getelementptr [16 x i8], ptr addrspace(3) @table, i64 %x
  %p4 = getelementptr i8, ptr addrspace(3) %p, i64 4
  %v4 = load i32, ptr addrspace(3) %p4, align 4
  store volatile i32 %v4, ptr addrspace(1) %out, align 4
  call void asm sideeffect "", ""()
  %p0 = getelementptr i8, ptr addrspace(3) %p, i64 0
  %v0 = load i32, ptr addrspace(3) %p0, align 4
  store volatile i32 %v0, ptr addrspace(1) %out, align 4
  call void asm sideeffect "", ""()
  %p12 = getelementptr i8, ptr addrspace(3) %p, i64 12
  %v12 = load i32, ptr addrspace(3) %p12, align 4
  store volatile i32 %v12, ptr addrspace(1) %out, align 4
  call void asm sideeffect "", ""()
  ret void
}

define ptx_kernel void @guarded(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = zext i32 %t to i64
  %p = getelementptr [16 x i8], ptr addrspace(3) @table, i64 %x
  %c = icmp sgt i32 %n, 5
  br i1 %c, label %arm, label %end

arm:
  %p4 = getelementptr i8, ptr addrspace(3) %p, i64 4
  %v4 = load i32, ptr addrspace(3) %p4, align 4
  store volatile i32 %v4, ptr addrspace(1) %out, align 4
  call void asm sideeffect "", ""()
  %p0 = getelementptr i8, ptr addrspace(3) %p, i64 0
  %v0 = load i32, ptr addrspace(3) %p0, align 4
  store volatile i32 %v0, ptr addrspace(1) %out, align 4
  call void asm sideeffect "", ""()
  %p12 = getelementptr i8, ptr addrspace(3) %p, i64 12
  %v12 = load i32, ptr addrspace(3) %p12, align 4
  store volatile i32 %v12, ptr addrspace(1) %out, align 4
  call void asm sideeffect "", ""()
  br label %end

end:
  ret void
}

define ptx_kernel void @four(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = zext i32 %t to i64
  %p = getelementptr [16 x i8], ptr addrspace(3) @table, i64 %x
  %c = icmp sgt i32 %n, 5
  br i1 %c, label %arm, label %end

arm:
  %p4 = getelementptr i8, ptr addrspace(3) %p, i64 4
  %v4 = load i32, ptr addrspace(3) %p4, align 4
  store volatile i32 %v4, ptr addrspace(1) %out, align 4
  call void asm sideeffect "", ""()
  %p0 = getelementptr i8, ptr addrspace(3) %p, i64 0
  %v0 = load i32, ptr addrspace(3) %p0, align 4
  store volatile i32 %v0, ptr addrspace(1) %out, align 4
  call void asm sideeffect "", ""()
  %p12 = getelementptr i8, ptr addrspace(3) %p, i64 12
  %v12 = load i32, ptr addrspace(3) %p12, align 4
  store volatile i32 %v12, ptr addrspace(1) %out, align 4
  call void asm sideeffect "", ""()
  %p8 = getelementptr i8, ptr addrspace(3) %p, i64 8
  %v8 = load i32, ptr addrspace(3) %p8, align 4
  store volatile i32 %v8, ptr addrspace(1) %out, align 4
  call void asm sideeffect "", ""()
  br label %end

end:
  ret void
}

define ptx_kernel void @two(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = zext i32 %t to i64
  %p = getelementptr [16 x i8], ptr addrspace(3) @table, i64 %x
  %c = icmp sgt i32 %n, 5
  br i1 %c, label %arm, label %end

arm:
  %p4 = getelementptr i8, ptr addrspace(3) %p, i64 4
  %v4 = load i32, ptr addrspace(3) %p4, align 4
  store volatile i32 %v4, ptr addrspace(1) %out, align 4
  call void asm sideeffect "", ""()
  %p0 = getelementptr i8, ptr addrspace(3) %p, i64 0
  %v0 = load i32, ptr addrspace(3) %p0, align 4
  store volatile i32 %v0, ptr addrspace(1) %out, align 4
  call void asm sideeffect "", ""()
  br label %end

end:
  ret void
}

define ptx_kernel void @beside(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = zext i32 %t to i64
  %p = getelementptr [16 x i8], ptr addrspace(3) @table, i64 %x
  %c = icmp sgt i32 %n, 5
  br i1 %c, label %arm, label %end

arm:
  %a = load i32, ptr addrspace(3) %p, align 4
  store volatile i32 %a, ptr addrspace(1) %out, align 4
  br label %end

end:
  %p4 = getelementptr i8, ptr addrspace(3) %p, i64 4
  %v4 = load i32, ptr addrspace(3) %p4, align 4
  store volatile i32 %v4, ptr addrspace(1) %out, align 4
  call void asm sideeffect "", ""()
  %p8 = getelementptr i8, ptr addrspace(3) %p, i64 8
  %v8 = load i32, ptr addrspace(3) %p8, align 4
  store volatile i32 %v8, ptr addrspace(1) %out, align 4
  call void asm sideeffect "", ""()
  %p12 = getelementptr i8, ptr addrspace(3) %p, i64 12
  %v12 = load i32, ptr addrspace(3) %p12, align 4
  store volatile i32 %v12, ptr addrspace(1) %out, align 4
  call void asm sideeffect "", ""()
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
