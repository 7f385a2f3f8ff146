; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; An access through a pointer that a condition takes from an array or from other memory is analysed as two, and selects the new address if its array
; gets a layout: run as it is and under layouts of three kinds. Accesses to other memory do not change; a pointer that is not such a choice is
; refused.
; REQUIRES: command
; RUN: rm -rf %t && mkdir %t
; RUN: %unbank fix %s -o %t/pad.ll --block=32x32 '--layout=*@pad:128:4' --report=%t/report
; RUN: %unbank fix %s -o %t/xor.ll --block=32x32 '--layout=*@xor:2:31:7'
; RUN: %unbank fix %s -o %t/rot.ll --block=32x32 '--layout=*@rot:96:4+pad:768:16'
; RUN: %validate %t/report
; RUN: %arrays %t/report | FileCheck %s
; RUN: FileCheck %s --check-prefix=CODE --input-file=%t/pad.ll
; RUN: sh %S/../Inputs/same.sh %unbank '--grid=1 --block=32x32 --arg=i32[1024]:ramp --arg=i32[1024]:zero --arg=i32:21' \
; RUN:   'loaded based stored nested beside by_branch on_edge in_turn in_loop numbered' %s %t %t/pad.ll %t/xor.ll %t/rot.ll

; Where nothing gets a layout all is as it was, in text and in bitcode; where one array does, so are accesses to the others.
; RUN: %unchanged %s %t/none.json 'skip=*'
; RUN: %unbank fix %s -o %t/one.ll --block=32x32 '--layout=*@identity' '--layout=t_beside@pad:128:4'
; RUN: FileCheck %s --check-prefix=ONE --input-file=%t/one.ll
; RUN: sh %S/../Inputs/same.sh %unbank '--grid=1 --block=32x32 --arg=i32[1024]:ramp --arg=i32[1024]:zero --arg=i32:21' \
; RUN:   'beside in_turn' %s %t %t/one.ll

; What it scores is what runs: the lanes that lead to the array.
; RUN: %unbank analyze %s --block=32x32 '--layout=*@identity' --top=30 | FileCheck %s --check-prefix=SCORE
; RUN: %unbank simulate %s --kernel=in_loop --grid=1 --block=32x32 --arg=i32[1024]:ramp --arg=i32[1024]:zero --arg=i32:21 \
; RUN:   | FileCheck %s --check-prefix=RUNS

; CHECK:      t_loaded: changed pad:128:4 4096 -> 4220
; CHECK-NEXT: t_based: changed pad:128:4 4096 -> 4220
; CHECK-NEXT: t_stored: changed pad:128:4 4096 -> 4220
; CHECK-NEXT: t_nested: changed pad:128:4 4096 -> 4220
; CHECK-NEXT: t_beside: changed pad:128:4 4096 -> 4220
; CHECK-NEXT: t_beside_too: changed pad:128:4 4096 -> 4220
; CHECK-NEXT: t_by_branch: changed pad:128:4 4096 -> 4220
; CHECK-NEXT: t_on_edge: changed pad:128:4 4096 -> 4220
; CHECK-NEXT: t_in_turn: changed pad:128:4 4096 -> 4220
; CHECK-NEXT: t_in_loop: changed pad:128:4 4096 -> 4220
; CHECK-NEXT: t_numbered: refused mixed-arrays
; CHECK-NEXT: t_behind: refused mixed-arrays
; CHECK-NEXT: t_wide: refused straddles-atom
; CHECK-NEXT: t_kept: refused mixed-arrays
; CHECK-NEXT: t_added: refused mixed-arrays
; CHECK-NEXT: t_walking: refused mixed-arrays
; CHECK-NEXT: t_of_three: refused mixed-arrays
; CHECK-NEXT: t_of_two: refused mixed-arrays
; CHECK-NOT:  {{.}}

; SCORE:      kernel in_loop
; SCORE:      ld  t_in_loop {{ *}}4 {{ *}}640 {{ *}}32 {{ *}}1
; What is not parted may lead elsewhere in any execution.
; SCORE:      kernel others
; SCORE:      st  t_of_three {{ *}}{{[?]}} {{ *}}0..32
; RUNS:        ld  t_in_loop {{ *}}4 {{ *}}640 {{ *}}32 {{ *}}1
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@t_loaded = internal addrspace(3) global [1024 x i32] undef, align 4
@t_based = internal addrspace(3) global [1024 x i32] undef, align 4
@t_stored = internal addrspace(3) global [1024 x i32] undef, align 4
@t_nested = internal addrspace(3) global [1024 x i32] undef, align 4
@t_beside = internal addrspace(3) global [1024 x i32] undef, align 4
@t_beside_too = internal addrspace(3) global [1024 x i32] undef, align 4
@t_by_branch = internal addrspace(3) global [1024 x i32] undef, align 4
@t_on_edge = internal addrspace(3) global [1024 x i32] undef, align 4
@t_in_turn = internal addrspace(3) global [1024 x i32] undef, align 4
@t_in_loop = internal addrspace(3) global [1024 x i32] undef, align 4
@t_numbered = internal addrspace(3) global [1024 x i32] undef, align 4
@t_behind = internal addrspace(3) global [1024 x i32] undef, align 4
@t_wide = internal addrspace(3) global [1024 x i64] undef, align 8
@t_kept = internal addrspace(3) global [1024 x i32] undef, align 4
@t_added = internal addrspace(3) global [1024 x i32] undef, align 4
@t_walking = internal addrspace(3) global [1024 x i32] undef, align 4
@t_of_three = internal addrspace(3) global [1024 x i32] undef, align 4
@t_of_two = internal addrspace(3) global [1024 x i32] undef, align 4

; CODE-LABEL: @loaded(
; CODE:      %[[A:.*]] = addrspacecast ptr addrspace(3) %{{.*}} to ptr
; CODE:      %[[P:.*]] = select i1 %near, ptr %[[A]], ptr %from
; CODE:      load i32, ptr %[[P]], align 4
; CODE-NOT:  br
; CODE:      ret void
define ptx_kernel void @loaded(ptr %in, ptr %out, i32 %n) {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %row = shl nuw nsw i32 %y, 5
  %t = or disjoint i32 %row, %x
  %column = shl nuw nsw i32 %x, 5
  %turned = or disjoint i32 %column, %y
  %from = getelementptr inbounds i32, ptr %in, i32 %t
  %v = load i32, ptr %from, align 4
  %own = getelementptr inbounds i32, ptr addrspace(3) @t_loaded, i32 %t
  %w = mul i32 %v, 7
  store i32 %w, ptr addrspace(3) %own, align 4
  call void @llvm.nvvm.barrier0()
  %there = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @t_loaded to ptr), i32 %turned
  %near = icmp ult i32 %x, %n
  %any = select i1 %near, ptr %there, ptr %from
  %r = load i32, ptr %any, align 4
  %to = getelementptr inbounds i32, ptr %out, i32 %t
  store i32 %r, ptr %to, align 4
  ret void
}

; The memory is chosen, and the place by the same condition.
; CODE-LABEL: @based(
; CODE:      select i1 %near, ptr %{{.*}}, ptr %{{.*}}
; CODE-NOT:  select
; CODE:      ret void
define ptx_kernel void @based(ptr %in, ptr %out, i32 %n) {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %row = shl nuw nsw i32 %y, 5
  %t = or disjoint i32 %row, %x
  %column = shl nuw nsw i32 %x, 5
  %turned = or disjoint i32 %column, %y
  %from = getelementptr inbounds i32, ptr %in, i32 %t
  %v = load i32, ptr %from, align 4
  %own = getelementptr inbounds i32, ptr addrspace(3) @t_based, i32 %t
  %w = mul i32 %v, 7
  store i32 %w, ptr addrspace(3) %own, align 4
  call void @llvm.nvvm.barrier0()
  %there = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @t_based to ptr), i32 %turned
  %near = icmp ult i32 %x, %n
  %base = select i1 %near, ptr addrspacecast (ptr addrspace(3) @t_based to ptr), ptr %in
  %place = select i1 %near, i32 %turned, i32 %t
  %wide = zext nneg i32 %place to i64
  %any = getelementptr inbounds i32, ptr %base, i64 %wide
  %r = load i32, ptr %any, align 4
  %to = getelementptr inbounds i32, ptr %out, i32 %t
  store i32 %r, ptr %to, align 4
  ret void
}

define ptx_kernel void @stored(ptr %in, ptr %out, i32 %n) {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %row = shl nuw nsw i32 %y, 5
  %t = or disjoint i32 %row, %x
  %column = shl nuw nsw i32 %x, 5
  %turned = or disjoint i32 %column, %y
  %from = getelementptr inbounds i32, ptr %in, i32 %t
  %v = load i32, ptr %from, align 4
  %own = getelementptr inbounds i32, ptr addrspace(3) @t_stored, i32 %t
  %w = mul i32 %v, 7
  store i32 %w, ptr addrspace(3) %own, align 4
  call void @llvm.nvvm.barrier0()
  %there = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @t_stored to ptr), i32 %turned
  %near = icmp ult i32 %x, %n
  %back = getelementptr inbounds i32, ptr %out, i32 %t
  %any = select i1 %near, ptr %there, ptr %back
  %what = select i1 %near, i32 %t, i32 5
  store i32 %what, ptr %any, align 4
  call void @llvm.nvvm.barrier0()
  %s = load i32, ptr addrspace(3) %own, align 4
  br i1 %near, label %more, label %done
more:
  store i32 %s, ptr %back, align 4
  br label %done
done:
  ret void
}

; One condition within another.
define ptx_kernel void @nested(ptr %in, ptr %out, i32 %n) {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %row = shl nuw nsw i32 %y, 5
  %t = or disjoint i32 %row, %x
  %column = shl nuw nsw i32 %x, 5
  %turned = or disjoint i32 %column, %y
  %from = getelementptr inbounds i32, ptr %in, i32 %t
  %v = load i32, ptr %from, align 4
  %own = getelementptr inbounds i32, ptr addrspace(3) @t_nested, i32 %t
  %w = mul i32 %v, 7
  store i32 %w, ptr addrspace(3) %own, align 4
  call void @llvm.nvvm.barrier0()
  %there = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @t_nested to ptr), i32 %turned
  %near = icmp ult i32 %x, %n
  %odd = trunc i32 %y to i1
  %inner = select i1 %odd, ptr %there, ptr %from
  %any = select i1 %near, ptr %inner, ptr %in
  %r = load i32, ptr %any, align 4
  %to = getelementptr inbounds i32, ptr %out, i32 %t
  store i32 %r, ptr %to, align 4
  ret void
}

; Of two arrays one gets a layout.
; ONE-LABEL: @beside(
; ONE:      %[[P:.*]] = select i1 %near, ptr %{{.*}}, ptr %from
; ONE:      %any2 = select i1 %near, ptr %there2, ptr %from
; ONE:      %a = load i32, ptr %[[P]], align 4
; ONE:      %b = load i32, ptr %any2, align 4
; ONE:      ret void
define ptx_kernel void @beside(ptr %in, ptr %out, i32 %n) {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %row = shl nuw nsw i32 %y, 5
  %t = or disjoint i32 %row, %x
  %column = shl nuw nsw i32 %x, 5
  %turned = or disjoint i32 %column, %y
  %from = getelementptr inbounds i32, ptr %in, i32 %t
  %v = load i32, ptr %from, align 4
  %own = getelementptr inbounds i32, ptr addrspace(3) @t_beside, i32 %t
  %w = mul i32 %v, 7
  store i32 %w, ptr addrspace(3) %own, align 4
  call void @llvm.nvvm.barrier0()
  %there = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @t_beside to ptr), i32 %turned
  %near = icmp ult i32 %x, %n
  %own2 = getelementptr inbounds i32, ptr addrspace(3) @t_beside_too, i32 %t
  store i32 %v, ptr addrspace(3) %own2, align 4
  call void @llvm.nvvm.barrier0()
  %there2 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @t_beside_too to ptr), i32 %turned
  %any = select i1 %near, ptr %there, ptr %from
  %a = load i32, ptr %any, align 4
  %any2 = select i1 %near, ptr %there2, ptr %from
  %b = load i32, ptr %any2, align 4
  %r = add i32 %a, %b
  %to = getelementptr inbounds i32, ptr %out, i32 %t
  store i32 %r, ptr %to, align 4
  ret void
}

; Two branches give the address.
define ptx_kernel void @by_branch(ptr %in, ptr %out, i32 %n) {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %row = shl nuw nsw i32 %y, 5
  %t = or disjoint i32 %row, %x
  %column = shl nuw nsw i32 %x, 5
  %turned = or disjoint i32 %column, %y
  %from = getelementptr inbounds i32, ptr %in, i32 %t
  %v = load i32, ptr %from, align 4
  %own = getelementptr inbounds i32, ptr addrspace(3) @t_by_branch, i32 %t
  %w = mul i32 %v, 7
  store i32 %w, ptr addrspace(3) %own, align 4
  call void @llvm.nvvm.barrier0()
  %there = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @t_by_branch to ptr), i32 %turned
  %near = icmp ult i32 %x, %n
  br i1 %near, label %here, label %far
here:
  %p = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @t_by_branch to ptr), i32 %turned
  br label %join
far:
  %q = getelementptr inbounds i32, ptr %in, i32 %column
  br label %join
join:
  %any = phi ptr [ %p, %here ], [ %q, %far ]
  %r = load i32, ptr %any, align 4
  %to = getelementptr inbounds i32, ptr %out, i32 %t
  store i32 %r, ptr %to, align 4
  ret void
}

; One of them leads past the other, and the place follows a phi that names the blocks in the other order.
define ptx_kernel void @on_edge(ptr %in, ptr %out, i32 %n) {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %row = shl nuw nsw i32 %y, 5
  %t = or disjoint i32 %row, %x
  %column = shl nuw nsw i32 %x, 5
  %turned = or disjoint i32 %column, %y
  %from = getelementptr inbounds i32, ptr %in, i32 %t
  %v = load i32, ptr %from, align 4
  %own = getelementptr inbounds i32, ptr addrspace(3) @t_on_edge, i32 %t
  %w = mul i32 %v, 7
  store i32 %w, ptr addrspace(3) %own, align 4
  call void @llvm.nvvm.barrier0()
  %there = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @t_on_edge to ptr), i32 %turned
  %near = icmp ult i32 %x, %n
  br i1 %near, label %join, label %far
far:
  %q = getelementptr inbounds i32, ptr %in, i32 %x
  br label %join
join:
  %any = phi ptr [ %there, %entry ], [ %q, %far ]
  %place = phi i32 [ %y, %far ], [ 0, %entry ]
  %at = getelementptr inbounds i32, ptr %any, i32 %place
  %r = load i32, ptr %at, align 4
  %to = getelementptr inbounds i32, ptr %out, i32 %t
  store i32 %r, ptr %to, align 4
  ret void
}

; A store, and a load that reads it: they stay in their order.
define ptx_kernel void @in_turn(ptr %in, ptr %out, i32 %n) {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %row = shl nuw nsw i32 %y, 5
  %t = or disjoint i32 %row, %x
  %column = shl nuw nsw i32 %x, 5
  %turned = or disjoint i32 %column, %y
  %from = getelementptr inbounds i32, ptr %in, i32 %t
  %v = load i32, ptr %from, align 4
  %own = getelementptr inbounds i32, ptr addrspace(3) @t_in_turn, i32 %t
  %w = mul i32 %v, 7
  store i32 %w, ptr addrspace(3) %own, align 4
  call void @llvm.nvvm.barrier0()
  %there = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @t_in_turn to ptr), i32 %turned
  %near = icmp ult i32 %x, %n
  br i1 %near, label %here, label %far
here:
  %p = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @t_in_turn to ptr), i32 %turned
  br label %join
far:
  %q = getelementptr inbounds i32, ptr %out, i32 %t
  br label %join
join:
  %any = phi ptr [ %p, %here ], [ %q, %far ]
  store i32 %t, ptr %any, align 4
  %s = load i32, ptr %any, align 4
  %r = add i32 %s, 1
  %to = getelementptr inbounds i32, ptr %out, i32 %t
  store i32 %r, ptr %to, align 4
  ret void
}

define ptx_kernel void @in_loop(ptr %in, ptr %out, i32 %n) {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %row = shl nuw nsw i32 %y, 5
  %t = or disjoint i32 %row, %x
  %column = shl nuw nsw i32 %x, 5
  %turned = or disjoint i32 %column, %y
  %from = getelementptr inbounds i32, ptr %in, i32 %t
  %v = load i32, ptr %from, align 4
  %own = getelementptr inbounds i32, ptr addrspace(3) @t_in_loop, i32 %t
  %w = mul i32 %v, 7
  store i32 %w, ptr addrspace(3) %own, align 4
  call void @llvm.nvvm.barrier0()
  %there = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @t_in_loop to ptr), i32 %turned
  %near = icmp ult i32 %x, %n
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i.next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %sum.next, %loop ]
  %inside = icmp ult i32 %i, 20
  %place = add nuw nsw i32 %column, %i
  %one = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @t_in_loop to ptr), i32 %place
  %two = getelementptr inbounds i32, ptr %in, i32 %i
  %any = select i1 %inside, ptr %one, ptr %two
  %e = load i32, ptr %any, align 4
  %sum.next = add i32 %sum, %e
  %i.next = add nuw nsw i32 %i, 1
  %more = icmp ult i32 %i.next, 24
  br i1 %more, label %loop, label %exit, !llvm.loop !0
exit:
  %r = phi i32 [ %sum.next, %loop ]
  %to = getelementptr inbounds i32, ptr %out, i32 %t
  store i32 %r, ptr %to, align 4
  ret void
}

; The address is a number on its way: refused, too.
define ptx_kernel void @numbered(ptr %in, ptr %out, i32 %n) {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %row = shl nuw nsw i32 %y, 5
  %t = or disjoint i32 %row, %x
  %column = shl nuw nsw i32 %x, 5
  %turned = or disjoint i32 %column, %y
  %from = getelementptr inbounds i32, ptr %in, i32 %t
  %v = load i32, ptr %from, align 4
  %own = getelementptr inbounds i32, ptr addrspace(3) @t_numbered, i32 %t
  %w = mul i32 %v, 7
  store i32 %w, ptr addrspace(3) %own, align 4
  call void @llvm.nvvm.barrier0()
  %there = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @t_numbered to ptr), i32 %turned
  %near = icmp ult i32 %x, %n
  %number = ptrtoint ptr %there to i64
  %shifted = sub i64 %number, 4
  %pointer = inttoptr i64 %shifted to ptr
  %first = icmp eq i32 %turned, 0
  %safe = select i1 %first, ptr %from, ptr %pointer
  %r = load i32, ptr %safe, align 4
  %to = getelementptr inbounds i32, ptr %out, i32 %t
  store i32 %r, ptr %to, align 4
  ret void
}

; Refused: a load behind a store in its block; one of eight bytes, which a pad of four takes apart; volatile; an atomic; a loop that goes from one memory to the other; three ways; two into the array, and one not.
define ptx_kernel void @behind(ptr %in, ptr %out, i32 %n) {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %near = icmp ult i32 %x, %n
  br i1 %near, label %join, label %far
far:
  br label %join
join:
  %any = phi ptr [ addrspacecast (ptr addrspace(3) @t_behind to ptr), %entry ], [ %in, %far ]
  store i32 6, ptr addrspace(3) @t_behind, align 4
  %r = load i32, ptr %any, align 4
  store i32 %r, ptr %out, align 4
  ret void
}

define ptx_kernel void @others(ptr %in, ptr %out, i32 %n) {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %near = icmp ult i32 %x, %n
  %any = select i1 %near, ptr addrspacecast (ptr addrspace(3) @t_wide to ptr), ptr %in
  %a = load i64, ptr %any, align 8
  store i64 %a, ptr %out, align 8
  %any.1 = select i1 %near, ptr addrspacecast (ptr addrspace(3) @t_kept to ptr), ptr %in
  store volatile i32 1, ptr %any.1, align 4
  %any.2 = select i1 %near, ptr addrspacecast (ptr addrspace(3) @t_added to ptr), ptr %in
  %old = atomicrmw add ptr %any.2, i32 1 monotonic
  %either = select i1 %near, ptr addrspacecast (ptr addrspace(3) @t_of_two to ptr), ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @t_of_two to ptr), i64 64)
  %far = icmp ugt i32 %x, 40
  %one = select i1 %far, ptr %in, ptr addrspacecast (ptr addrspace(3) @t_of_two to ptr)
  %any.3 = select i1 %near, ptr %one, ptr %either
  store i32 3, ptr %any.3, align 4
  br label %loop
loop:
  %p = phi ptr [ addrspacecast (ptr addrspace(3) @t_walking to ptr), %entry ], [ %in, %loop ]
  %i = phi i32 [ 0, %entry ], [ %i.next, %loop ]
  store i32 4, ptr %p, align 4
  %i.next = add nuw nsw i32 %i, 1
  %more = icmp ult i32 %i.next, %n
  br i1 %more, label %loop, label %exit
exit:
  switch i32 %n, label %way.2 [ i32 0, label %way.0
                                i32 1, label %way.1 ]
way.0:
  br label %join
way.1:
  br label %join
way.2:
  br label %join
join:
  %way = phi ptr [ addrspacecast (ptr addrspace(3) @t_of_three to ptr), %way.0 ], [ %in, %way.1 ], [ %out, %way.2 ]
  store i32 5, ptr %way, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()
declare void @llvm.nvvm.barrier0()

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
