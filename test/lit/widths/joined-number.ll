; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; In a loop that ptxas unrolls, two paths of an iteration leave one number in a register: 15 - i, and its lower half extended. The loads behind are then
; at known places, and four of them were seen as one of 16 bytes (a kernel for sm_75). With another number on one of the paths they stay apart:
;
;     same   open
;     other  4 bytes
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; CHECK: same ld None {{.*}} neighbours in other iterations of a loop that ptxas may unroll
; CHECK-NEXT: other ld 4{{.*}}
; CHECK-NOT: {{^.}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@table = internal addrspace(3) global [64 x i32] undef, align 16

define ptx_kernel void @same(ptr addrspace(1) %out) "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %odd = trunc i32 %t to i1
  br label %loop

loop:
  %i = phi i64 [ 15, %entry ], [ %next, %join ]
  %sum = phi i32 [ 0, %entry ], [ %more, %join ]
  br i1 %odd, label %join, label %path

path:
  %short = trunc i64 %i to i32
  %long = zext i32 %short to i64
  call void asm sideeffect "", ""()
  br label %join

join:
  %at = phi i64 [ %i, %loop ], [ %long, %path ]
  %p = getelementptr i32, ptr addrspace(3) @table, i64 %at
  %x = load i32, ptr addrspace(3) %p, align 4
  %scaled = mul i32 %sum, 33
  %more = add i32 %scaled, %x
  %next = add i64 %i, -1
  %on = icmp ne i64 %next, -1
  br i1 %on, label %loop, label %end

end:
  store i32 %more, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @other(ptr addrspace(1) %out) "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %odd = trunc i32 %t to i1
  br label %loop

loop:
  %i = phi i64 [ 15, %entry ], [ %next, %join ]
  %sum = phi i32 [ 0, %entry ], [ %more, %join ]
  br i1 %odd, label %join, label %path

path:
  %short = trunc i64 %i to i32
  %shifted = add i32 %short, 32
  %long = zext i32 %shifted to i64
  call void asm sideeffect "", ""()
  br label %join

join:
  %at = phi i64 [ %i, %loop ], [ %long, %path ]
  %p = getelementptr i32, ptr addrspace(3) @table, i64 %at
  %x = load i32, ptr addrspace(3) %p, align 4
  %scaled = mul i32 %sum, 33
  %more = add i32 %scaled, %x
  %next = add i64 %i, -1
  %on = icmp ne i64 %next, -1
  br i1 %on, label %loop, label %end

end:
  store i32 %more, ptr addrspace(1) %out, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
