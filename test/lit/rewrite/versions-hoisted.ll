; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; A load that the cleaning after the rewrite moves out of a loop: the report says of it what the changed version does, so the version for launches in
; which no row moves has to be a copy of that one, with 1 load, and not the kernel as it was, with 16. Rows of 33 words stay where they are.
; REQUIRES: command
; RUN: %unbank fix %s --block=32 --layout='memory@pitch:2:2:4:0' --report=%t.json -o %t.ll > %t.txt
; RUN: %python -c "import json; print([a['after']['weight'] for a in json.load(open('%t.json'))['kernels'][0]['accesses']])" | grep -x '\[1.0, 1.0, 16.0\]'
; RUN: %unbank simulate %t.ll --kernel=rows --grid=1 --block=32 --dynamic=8448 --arg=i32[32]:zero --arg=i32:32 2> %t.warnings | grep 'wavefronts  18 a block, ideal 18'
; RUN: %unbank simulate %t.ll --kernel=rows --grid=1 --block=32 --dynamic=8448 --arg=i32[32]:zero --arg=i32:33 2> %t.warnings | grep 'wavefronts  18 a block, ideal 18'
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@memory = external addrspace(3) global [0 x i32], align 16
@still = internal addrspace(3) global [64 x i32] undef, align 16
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier0()

define ptx_kernel void @rows(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = zext i32 %t to i64
  %own = getelementptr [64 x i32], ptr addrspace(3) @still, i64 0, i64 %x
  store i32 %t, ptr addrspace(3) %own, align 4
  %row = mul i32 %t, %n
  call void @llvm.nvvm.barrier0()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = phi i32 [ 0, %entry ], [ %sum, %loop ]
  %a = load i32, ptr addrspace(3) %own, align 4
  %at = add i32 %row, %i
  %at64 = zext i32 %at to i64
  %place = getelementptr i32, ptr addrspace(3) @memory, i64 %at64
  %b = load i32, ptr addrspace(3) %place, align 4
  %ab = mul i32 %a, %b
  %sum = add i32 %s, %ab
  %next = add nuw nsw i32 %i, 1
  %done = icmp eq i32 %next, 16
  br i1 %done, label %end, label %loop
end:
  %to = getelementptr i32, ptr addrspace(1) %out, i64 %x
  store i32 %sum, ptr addrspace(1) %to
  ret void
}
