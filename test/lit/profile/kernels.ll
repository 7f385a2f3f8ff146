; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Two kernels use one array. A profile of one of them gives that kernel a clone; a guard and a loop that depend on data get their weights from it. The
; effect of a stride that is an argument stays a range: the profile knows one value of it.
; REQUIRES: command
; DEFINE: %{launch} = --grid=2 --block=32 --arg=i32[64]:zero --arg=i32[32]:ramp
; RUN: rm -rf %t && mkdir %t
; RUN: %unbank simulate %s --kernel=walk %{launch} --arg=i32:5 --races=ignore --output=0=%t/before --write-profile=%t/walk.json
; RUN: %unbank fix %s -o %t/out.ll --widths=ir --profile=%t/walk.json --report=%t/report
; RUN: %arrays %t/report | FileCheck %s
; RUN: %validate %t/report
; CHECK: tile in rows: kept
; CHECK: tile in walk: changed {{.*}} 4096 ->
; RUN: %python -c "import json, sys; [print(k['name'], a['op'], a['before']['weight'], a['before']['weight_exactness'], a['before']['exactness'], a['before']['wavefronts'], k['after']['exactness'] if a['id'] == k['accesses'][-1]['id'] else '') for k in json.load(open(sys.argv[1]))['kernels'] for a in k['accesses']]" %t/report | FileCheck %s --check-prefix=SIDES
; SIDES:      rows st 8.0 exact exact {'mean': 1.0
; SIDES-NEXT: walk ld 5.0 measured exact {'mean': 32.0, 'min': 32, 'max': 32}
; SIDES-NEXT: walk st 1.0 measured measured {'mean': 31.0, 'min': 31, 'max': 31}
; SIDES-NEXT: walk st 1.0 measured exact {'mean': 1.0, 'min': 1, 'max': 1}
; SIDES-NEXT: walk st 1.0 exact bounded {'mean': None, 'min': 1, 'max': 32} bounded

; RUN: %unbank simulate %t/out.ll --kernel=walk %{launch} --arg=i32:5 --races=ignore --output=0=%t/after --report=%t/counted
; RUN: cmp %t/before %t/after

target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [32 x [32 x i32]] undef, align 4

define ptx_kernel void @rows() {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %lane = zext i32 %t to i64
  %p = getelementptr inbounds [32 x [32 x i32]], ptr addrspace(3) @tile, i64 0, i64 0, i64 %lane
  store i32 %t, ptr addrspace(3) %p, align 4
  ret void
}

; sum += tile[lane][numbers[i]] for i < n; the lanes whose number is not 0 store to a column and to a row; all store with a stride of n.
define ptx_kernel void @walk(ptr %out, ptr %numbers, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %lane = zext i32 %t to i64
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %more, %loop ]
  %wide = zext i32 %i to i64
  %at = getelementptr inbounds i32, ptr %numbers, i64 %wide
  %number = load i32, ptr %at, align 4
  %masked = and i32 %number, 31
  %column = zext i32 %masked to i64
  %p = getelementptr inbounds [32 x [32 x i32]], ptr addrspace(3) @tile, i64 0, i64 %lane, i64 %column
  %found = load i32, ptr addrspace(3) %p, align 4
  %more = add i32 %sum, %found
  %next = add i32 %i, 1
  %again = icmp slt i32 %next, %n
  br i1 %again, label %loop, label %guard
guard:
  %mine = getelementptr inbounds i32, ptr %numbers, i64 %lane
  %own = load i32, ptr %mine, align 4
  %is = icmp ne i32 %own, 0
  br i1 %is, label %then, label %end
then:
  %q = getelementptr inbounds [32 x [32 x i32]], ptr addrspace(3) @tile, i64 0, i64 %lane, i64 3
  store i32 %more, ptr addrspace(3) %q, align 4
  %row = getelementptr inbounds [32 x [32 x i32]], ptr addrspace(3) @tile, i64 0, i64 4, i64 %lane
  store i32 %more, ptr addrspace(3) %row, align 4
  br label %end
end:
  %small = and i32 %n, 31
  %stride = zext nneg i32 %small to i64
  %far = mul nuw nsw i64 %lane, %stride
  %r = getelementptr inbounds i32, ptr addrspace(3) @tile, i64 %far
  store i32 %more, ptr addrspace(3) %r, align 4
  %blocks = shl i32 %b, 5
  %place = add i32 %blocks, %t
  %to = zext i32 %place to i64
  %o = getelementptr inbounds i32, ptr %out, i64 %to
  store i32 %more, ptr %o, align 4
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
