; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Offsets of addresses that are 32-bit integers count modulo 2^32: a sum may wrap on the way, in the number or in an index, and come back. The new
; address is the same integer, not one that is 2^32 away. The kernels run in the simulator, as they are and padded, and copy the same.
; REQUIRES: command
; RUN: %unbank fix %s -o %t.out.ll --block=32 --layout='*@pad:128:4' > %t.txt
; RUN: FileCheck %s < %t.txt
; CHECK-COUNT-8: pad:128:4{{ +}}changed
; RUN: %unbank simulate %s --kernel=wraps --grid=1 --block=32 --arg=f32[32]:zero --arg=f32[32]:random:1 --arg=u32:2147483648 --output=0=%t.a > /dev/null
; RUN: %unbank simulate %t.out.ll --kernel=wraps --grid=1 --block=32 --arg=f32[32]:zero --arg=f32[32]:random:1 --arg=u32:2147483648 --output=0=%t.b > /dev/null
; RUN: cmp %t.a %t.b
; RUN: %unbank simulate %s --kernel=subtracts --grid=1 --block=32 --arg=f32[32]:zero --arg=f32[32]:random:1 --arg=u32:3968 --output=0=%t.a > /dev/null
; RUN: %unbank simulate %t.out.ll --kernel=subtracts --grid=1 --block=32 --arg=f32[32]:zero --arg=f32[32]:random:1 --arg=u32:3968 --output=0=%t.b > /dev/null
; RUN: cmp %t.a %t.b
; RUN: %unbank simulate %s --kernel=merges --grid=1 --block=32 --arg=f32[32]:zero --arg=f32[32]:random:1 --arg=u32:3 --output=0=%t.a > /dev/null
; RUN: %unbank simulate %t.out.ll --kernel=merges --grid=1 --block=32 --arg=f32[32]:zero --arg=f32[32]:random:1 --arg=u32:3 --output=0=%t.b > /dev/null
; RUN: cmp %t.a %t.b
; RUN: %unbank simulate %s --kernel=clears --grid=1 --block=32 --arg=f32[32]:zero --arg=f32[32]:random:1 --arg=u32:3 --output=0=%t.a > /dev/null
; RUN: %unbank simulate %t.out.ll --kernel=clears --grid=1 --block=32 --arg=f32[32]:zero --arg=f32[32]:random:1 --arg=u32:3 --output=0=%t.b > /dev/null
; RUN: cmp %t.a %t.b
; RUN: %unbank simulate %s --kernel=hands_on --grid=1 --block=32 --arg=f32[32]:zero --arg=f32[32]:random:1 --arg=u32:3 --output=0=%t.a > /dev/null
; RUN: %unbank simulate %t.out.ll --kernel=hands_on --grid=1 --block=32 --arg=f32[32]:zero --arg=f32[32]:random:1 --arg=u32:3 --output=0=%t.b > /dev/null
; RUN: cmp %t.a %t.b
; RUN: %unbank simulate %s --kernel=two --grid=1 --block=32 --arg=f32[32]:zero --arg=f32[32]:random:1 --arg=u32:3 --output=0=%t.a > /dev/null
; RUN: %unbank simulate %t.out.ll --kernel=two --grid=1 --block=32 --arg=f32[32]:zero --arg=f32[32]:random:1 --arg=u32:3 --output=0=%t.b > /dev/null
; RUN: cmp %t.a %t.b
; RUN: %unbank simulate %s --kernel=drops --grid=1 --block=32 --arg=f32[32]:zero --arg=f32[32]:random:1 --arg=u64:33554432 --output=0=%t.a > /dev/null
; RUN: %unbank simulate %t.out.ll --kernel=drops --grid=1 --block=32 --arg=f32[32]:zero --arg=f32[32]:random:1 --arg=u64:33554432 --output=0=%t.b > /dev/null
; RUN: cmp %t.a %t.b
; RUN: %unbank simulate %s --kernel=returns --grid=1 --block=32 --arg=f32[32]:zero --arg=f32[32]:random:1 --arg=u32:4294967232 --output=0=%t.a > /dev/null
; RUN: %unbank simulate %t.out.ll --kernel=returns --grid=1 --block=32 --arg=f32[32]:zero --arg=f32[32]:random:1 --arg=u32:4294967232 --output=0=%t.b > /dev/null
; RUN: cmp %t.a %t.b
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@tile_a = internal addrspace(3) global [32 x [32 x float]] undef, align 128
@tile_b = internal addrspace(3) global [32 x [32 x float]] undef, align 128
@tile_c = internal addrspace(3) global [32 x [32 x float]] undef, align 128
@tile_d = internal addrspace(3) global [32 x [32 x float]] undef, align 128
@tile_e = internal addrspace(3) global [32 x [32 x float]] undef, align 128
@tile_f = internal addrspace(3) global [32 x [32 x float]] undef, align 128
@tile_g = internal addrspace(3) global [32 x [32 x float]] undef, align 128
@tile_h = internal addrspace(3) global [32 x [32 x float]] undef, align 128
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier0()

; 2^31 twice, in an index: with the row behind it the sum is one of 32 bits.
define ptx_kernel void @wraps(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %some) {
  %far = and i32 %some, -4
  %lane = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %from = getelementptr float, ptr addrspace(1) %in, i32 %lane
  %value = load float, ptr addrspace(1) %from, align 4
  %row = mul i32 %lane, 132
  %sum = add i32 %row, %far
  %base = add i32 %sum, ptrtoint (ptr addrspace(3) @tile_a to i32)
  %at = add i32 %base, %far
  %wide = zext i32 %at to i64
  %p = inttoptr i64 %wide to ptr addrspace(3)
  store float %value, ptr addrspace(3) %p, align 4
  %back = call float asm sideeffect "ld.shared.f32 $0, [$1];", "=f,r"(i32 %at)
  %to = getelementptr float, ptr addrspace(1) %out, i32 %lane
  store float %back, ptr addrspace(1) %to, align 4
  ret void
}

; From the last row backwards.
define ptx_kernel void @subtracts(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %some) {
  %last = and i32 %some, -4
  %lane = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %from = getelementptr float, ptr addrspace(1) %in, i32 %lane
  %value = load float, ptr addrspace(1) %from, align 4
  %row = mul i32 %lane, 128
  %end = add i32 %last, ptrtoint (ptr addrspace(3) @tile_b to i32)
  %at = sub i32 %end, %row
  call void asm sideeffect "st.shared.f32 [$0+4], $1;", "r,f"(i32 %at, float %value)
  %reversed = sub i32 31, %lane
  %p = getelementptr [32 x float], ptr addrspace(3) @tile_b, i32 %reversed, i32 1
  %back = load float, ptr addrspace(3) %p, align 4
  %to = getelementptr float, ptr addrspace(1) %out, i32 %lane
  store float %back, ptr addrspace(1) %to, align 4
  ret void
}

; A phi and a select of integers, and XOR in their loop.
define ptx_kernel void @merges(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %turns) {
  %lane = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %from = getelementptr float, ptr addrspace(1) %in, i32 %lane
  %value = load float, ptr addrspace(1) %from, align 4
  %row = shl i32 %lane, 7
  %start = add i32 %row, ptrtoint (ptr addrspace(3) @tile_c to i32)
  br label %loop
loop:
  %at = phi i32 [ %start, %0 ], [ %next, %loop ]
  %i = phi i32 [ 0, %0 ], [ %i.next, %loop ]
  call void asm sideeffect "st.shared.f32 [$0], $1;", "r,f"(i32 %at, float %value)
  %flipped = xor i32 %at, 64
  %stepped = add i32 %at, 4
  %odd = and i32 %i, 1
  %is.odd = icmp eq i32 %odd, 1
  %next = select i1 %is.odd, i32 %flipped, i32 %stepped
  %i.next = add i32 %i, 1
  %more = icmp ult i32 %i.next, %turns
  br i1 %more, label %loop, label %end
end:
  %p = getelementptr [32 x float], ptr addrspace(3) @tile_c, i32 %lane, i32 17
  %back = load float, ptr addrspace(3) %p, align 4
  %to = getelementptr float, ptr addrspace(1) %out, i32 %lane
  store float %back, ptr addrspace(1) %to, align 4
  ret void
}

; The start of a lane's row, from anywhere in it.
define ptx_kernel void @clears(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %x) {
  %lane = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %from = getelementptr float, ptr addrspace(1) %in, i32 %lane
  %value = load float, ptr addrspace(1) %from, align 4
  %place = mul i32 %lane, 132
  %somewhere = add i32 %place, ptrtoint (ptr addrspace(3) @tile_d to i32)
  %begin = and i32 %somewhere, -128
  %at = or i32 %begin, 12
  call void asm sideeffect "st.shared.f32 [$0], $1;", "r,f"(i32 %at, float %value)
  %p = getelementptr [32 x float], ptr addrspace(3) @tile_d, i32 %lane, i32 %x
  %back = load float, ptr addrspace(3) %p, align 4
  %to = getelementptr float, ptr addrspace(1) %out, i32 %lane
  store float %back, ptr addrspace(1) %to, align 4
  ret void
}

; What cvta.to.shared hands on, in inline PTX.
define ptx_kernel void @hands_on(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %x) {
  %lane = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %from = getelementptr float, ptr addrspace(1) %in, i32 %lane
  %value = load float, ptr addrspace(1) %from, align 4
  %row = getelementptr [32 x float], ptr addrspacecast (ptr addrspace(3) @tile_e to ptr), i32 %lane
  %number = call i32 asm "{ .reg .u64 a; cvta.to.shared.u64 a, $1; cvt.u32.u64 $0, a; }", "=r,l"(ptr %row)
  %column = shl i32 %x, 2
  %at = add i32 %number, %column
  call void asm sideeffect "st.shared.f32 [$0], $1;", "r,f"(i32 %at, float %value)
  %p = getelementptr float, ptr %row, i32 %x
  %back = load float, ptr %p, align 4
  %to = getelementptr float, ptr addrspace(1) %out, i32 %lane
  store float %back, ptr addrspace(1) %to, align 4
  ret void
}

; Two accesses of one statement, by operands of their own; a predicate of the text that is true.
define ptx_kernel void @two(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %x) {
  %lane = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %from = getelementptr float, ptr addrspace(1) %in, i32 %lane
  %value = load float, ptr addrspace(1) %from, align 4
  %row = shl i32 %lane, 7
  %at = add i32 %row, ptrtoint (ptr addrspace(3) @tile_f to i32)
  %beside = add i32 %at, 64
  %back = call float asm sideeffect "{ .reg .pred p; .reg .f32 v; setp.ne.u32 p, $4, 0; @p st.shared.f32 [$1], $3; ld.shared.f32 v, [$1]; st.shared.f32 [$2+4], v; ld.shared.f32 $0, [$2+4]; }", "=f,r,r,f,r"(i32 %at, i32 %beside, float %value, i32 %x)
  %to = getelementptr float, ptr addrspace(1) %out, i32 %lane
  store float %back, ptr addrspace(1) %to, align 4
  ret void
}

; 2^32 in rows, which the cast to 32 bits drops.
define ptx_kernel void @drops(ptr addrspace(1) %out, ptr addrspace(1) %in, i64 %some) {
  %lane = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %from = getelementptr float, ptr addrspace(1) %in, i32 %lane
  %value = load float, ptr addrspace(1) %from, align 4
  %rows = and i64 %some, 67108863
  %far = shl i64 %rows, 7
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @tile_g, i32 %lane
  %number = ptrtoint ptr addrspace(3) %p to i64
  %sum = add i64 %number, %far
  %at = trunc i64 %sum to i32
  call void asm sideeffect "st.shared.f32 [$0], $1;", "r,f"(i32 %at, float %value)
  %back = load float, ptr addrspace(3) %p, align 4
  %to = getelementptr float, ptr addrspace(1) %out, i32 %lane
  store float %back, ptr addrspace(1) %to, align 4
  ret void
}

; A number below 0 that 64 brings back: it is 2^32 - 64 + lane where it is read, and no bound of the sum with 64 is one of it.
define ptx_kernel void @returns(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %some) {
  %lane = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %from = getelementptr float, ptr addrspace(1) %in, i32 %lane
  %value = load float, ptr addrspace(1) %from, align 4
  %below = xor i32 %lane, %some
  %index = add i32 %below, 64
  %wide = zext i32 %index to i64
  %there = getelementptr inbounds [1024 x float], ptr addrspace(3) @tile_h, i64 0, i64 %wide
  %base = ptrtoint ptr addrspace(3) %there to i32
  %step = and i32 %some, 124
  %at = add i32 %base, %step
  %p = inttoptr i32 %at to ptr addrspace(3)
  store float %value, ptr addrspace(3) %p, align 4
  call void @llvm.nvvm.barrier0()
  %turn = sub i32 47, %lane
  %q = getelementptr inbounds [1024 x float], ptr addrspace(3) @tile_h, i32 0, i32 %turn
  %back = load float, ptr addrspace(3) %q, align 4
  %to = getelementptr float, ptr addrspace(1) %out, i32 %lane
  store float %back, ptr addrspace(1) %to, align 4
  ret void
}
