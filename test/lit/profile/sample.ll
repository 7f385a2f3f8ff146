; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; A profile holds a sample if there are too many executions: every second one of this loop is 32-way, which a sample of every second one would not
; show. The result is the same for any number of jobs.
; REQUIRES: command
; DEFINE: %{launch} = --block=32 --arg=f32[32]:zero --arg=i32[32]:zero --races=ignore
; RUN: rm -rf %t && mkdir %t
; RUN: %unbank simulate %s --grid=40 %{launch} --arg=i32:1000 --jobs=1 --write-profile=%t/1.json
; RUN: %unbank simulate %s --grid=40 %{launch} --arg=i32:1000 --jobs=3 --write-profile=%t/3.json
; RUN: cmp %t/1.json %t/3.json
; RUN: %validate %t/1.json
; RUN: %python -c "import json, sys; a = json.load(open(sys.argv[1]))['kernels'][0]['accesses'][0]; c = [p['count'] for p in a['patterns']]; print(a['executions'], len(c) <= 256, 0.7 < sum(c) / 16000 < 1.4)" %t/1.json | FileCheck %s
; CHECK: 40000 True True
; RUN: %unbank analyze %s --profile=%t/1.json --report=%t/report
; RUN: %python -c "import json, sys; a = json.load(open(sys.argv[1]))['kernels'][0]['accesses'][0]['before']; print(a['weight'], 15 < a['wavefronts']['mean'] < 18)" %t/report | FileCheck %s --check-prefix=MEAN
; MEAN: 1000.0 True

; Few executions are held whole, and the blocks that are counted alone.
; RUN: %unbank simulate %s --grid=40 --count-blocks=2 %{launch} --arg=i32:100 --jobs=2 --write-profile=%t/few.json
; RUN: %unbank analyze %s --profile=%t/few.json --report=%t/report
; RUN: %python -c "import json, sys; a = json.load(open(sys.argv[1]))['kernels'][0]['accesses'][0]['before']; print(a['weight'], a['wavefronts']['mean'])" %t/report | FileCheck %s --check-prefix=FEW
; FEW: 100.0 16.5

target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [32 x [32 x float]] undef, align 4

; tile[lane][(i & 1) * lane + zeros[lane]]: a diagonal or a column
define ptx_kernel void @zigzag(ptr %out, ptr %zeros, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %lane = zext i32 %t to i64
  %at = getelementptr inbounds i32, ptr %zeros, i64 %lane
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi float [ 0.0, %entry ], [ %more, %loop ]
  %zero = load volatile i32, ptr %at, align 4
  %odd = and i32 %i, 1
  %part = mul i32 %odd, %t
  %number = add i32 %part, %zero
  %masked = and i32 %number, 31
  %column = zext i32 %masked to i64
  %p = getelementptr inbounds [32 x [32 x float]], ptr addrspace(3) @tile, i64 0, i64 %lane, i64 %column
  %found = load float, ptr addrspace(3) %p, align 4
  %more = fadd float %sum, %found
  %next = add i32 %i, 1
  %again = icmp slt i32 %next, %n
  br i1 %again, label %loop, label %end
end:
  %q = getelementptr inbounds float, ptr %out, i64 %lane
  store float %more, ptr %q, align 4
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
