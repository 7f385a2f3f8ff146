; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; What a profile does not change: a layout must pay for the kernel as a whole, and if no rule predicts the width of the hardware's access, the score
; is a range.
; REQUIRES: command
; RUN: split-file %s %t
; DEFINE: %{launch} = --grid=1 --block=32 --arg=i32[1024]:zero --races=ignore
; RUN: %unbank simulate %t/rare.ll --kernel=rare %{launch} --arg=i32[32]:zero --write-profile=%t/rare.json
; RUN: %unbank fix %t/rare.ll -o %t/out.ll --profile=%t/rare.json --report=%t/rare.report | FileCheck %t/rare.ll
; RUN: %arrays %t/rare.report | FileCheck %t/rare.ll --check-prefix=ARRAY
; RUN: %unbank simulate %t/wide.ll --kernel=wide %{launch} --write-profile=%t/wide.json
; RUN: %unbank analyze %t/wide.ll --widths=ir --profile=%t/wide.json --report=%t/ir.report
; RUN: FileCheck %t/wide.ll --check-prefix=IR --input-file=%t/ir.report
; RUN: %unbank analyze %t/wide.ll --layout='*@identity' --profile=%t/wide.json --report=%t/wide.report
; RUN: FileCheck %t/wide.ll --input-file=%t/wide.report

;--- rare.ll
; A 32-way conflict that is met once, beside 2,048 rows.
; CHECK: wavefronts 2,080 a block, ideal 2,049, measured
; ARRAY: tile: kept no-gain
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [32 x [32 x i32]] undef, align 4

define ptx_kernel void @rare(ptr %out, ptr %keys) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %lane = zext i32 %t to i64
  br label %fill
fill:
  %i = phi i64 [ 0, %entry ], [ %next, %fill ]
  %row = and i64 %i, 31
  %to = getelementptr inbounds [32 x [32 x i32]], ptr addrspace(3) @tile, i64 0, i64 %row, i64 %lane
  store volatile i32 %t, ptr addrspace(3) %to, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 2048
  br i1 %done, label %guard, label %fill
guard:
  %at = getelementptr inbounds i32, ptr %keys, i64 %lane
  %key = load i32, ptr %at, align 4
  %is = icmp eq i32 %key, 0
  br i1 %is, label %then, label %end
then:
  %p = getelementptr inbounds [32 x [32 x i32]], ptr addrspace(3) @tile, i64 0, i64 %lane, i64 7
  %found = load i32, ptr addrspace(3) %p, align 4
  %q = getelementptr inbounds i32, ptr %out, i64 %lane
  store i32 %found, ptr %q, align 4
  br label %end
end:
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

;--- wide.ll
; Two words, one access of the IR, of which ptxas may prove that they are aligned to 8 bytes, or not: two differences read the product.
; IR: "exactness": "measured"
; CHECK: "bytes": null
; CHECK: "min": 0
; CHECK: "max": 64
; CHECK: "exactness": "bounded"
; CHECK: "reason": "the width that ptxas will choose is not known: neighbours whose addresses are computed apart"
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [32 x [32 x i32]] undef, align 16

define ptx_kernel void @wide(ptr %keys) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %lane = zext i32 %t to i64
  %at = getelementptr inbounds i32, ptr %keys, i64 %lane
  %key = load i32, ptr %at, align 4
  %masked = and i32 %key, 15
  %thrice = mul i32 %masked, 6
  %even.key = and i32 %key, 30
  %even = sub i32 %even.key, %thrice
  %rest = sub i32 %t, %thrice
  %column = zext i32 %even to i64
  %p = getelementptr inbounds [32 x [32 x i32]], ptr addrspace(3) @tile, i64 0, i64 %lane, i64 %column
  %found = load <2 x i32>, ptr addrspace(3) %p, align 4
  %first = extractelement <2 x i32> %found, i64 0
  %second = extractelement <2 x i32> %found, i64 1
  %sum = mul i32 %first, %second
  %all = add i32 %sum, %rest
  store i32 %all, ptr %at, align 4
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
