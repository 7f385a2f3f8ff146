; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; A swizzle repeats itself every 1,024 bytes here. A counter of rows whose steps are multiples of that leaves what is flipped as it was, so it is
; computed before the loop, from what the counter begins with. Each has a twin whose steps are no such multiples.
; REQUIRES: command
; RUN: %unbank fix %s -o %t.ll --block=32x8 --layout=tile@xor:4:7:7 > %t.text
; RUN: FileCheck %s < %t.ll
; DEFINE: %{kernel} = eight
; DEFINE: %{launch} = --kernel=%{kernel} --grid=1 --block=32x8 --arg=f32[256]:zero --arg=f32[2048]:random:3 --arg=i32:61
; DEFINE: %{same} = %unbank simulate %s %{launch} --output=0=%t.before > %t.text && %unbank simulate %t.ll %{launch} --output=0=%t.after > %t.text && cmp %t.before %t.after
; RUN: %{same}
; REDEFINE: %{kernel} = down
; RUN: %{same}
; REDEFINE: %{kernel} = from_three
; RUN: %{same}
; REDEFINE: %{kernel} = wide
; RUN: %{same}
; REDEFINE: %{kernel} = two_rows
; RUN: %{same}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [64 x [32 x float]] undef, align 16

; CHECK-LABEL: @eight(
; CHECK:       read:
; CHECK-NOT:   lshr
; CHECK:       {{^}}done:
define ptx_kernel void @eight(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %n) {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %column = zext i32 %x to i64
  br label %fill
fill:
  %i = phi i32 [ %y, %entry ], [ %i.next, %fill ]
  %i.next = add nsw i32 %i, 8
  %i.row = sext i32 %i to i64
  %i.at = getelementptr inbounds [32 x float], ptr addrspace(1) %in, i64 %i.row, i64 %column
  %i.value = load float, ptr addrspace(1) %i.at, align 4
  %i.to = getelementptr inbounds [64 x [32 x float]], ptr addrspace(3) @tile, i64 0, i64 %i.row, i64 %column
  store float %i.value, ptr addrspace(3) %i.to, align 4
  %i.more = icmp slt i32 %i.next, 64
  br i1 %i.more, label %fill, label %filled
filled:
  call void @llvm.nvvm.barrier0()
  br label %read
read:
  %r = phi i32 [ %y, %filled ], [ %r.next, %read ]
  %sum = phi float [ 0.0, %filled ], [ %sum.next, %read ]
  %row = sext i32 %r to i64
  %at = getelementptr inbounds [64 x [32 x float]], ptr addrspace(3) @tile, i64 0, i64 %row, i64 %column
  %value = load float, ptr addrspace(3) %at, align 4
  %scaled = fmul float %sum, 0.5
  %sum.next = fadd float %scaled, %value
  %r.next = add nsw i32 %r, 8
  %more = icmp slt i32 %r.next, %n
  br i1 %more, label %read, label %done
done:
  %w = mul i32 %y, 32
  %at.out = add i32 %w, %x
  %out.index = zext i32 %at.out to i64
  %to = getelementptr inbounds float, ptr addrspace(1) %out, i64 %out.index
  store float %sum.next, ptr addrspace(1) %to, align 4
  ret void
}

; CHECK-LABEL: @four(
; CHECK:       read:
; CHECK:       lshr
; CHECK:       {{^}}done:
define ptx_kernel void @four(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %n) {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %column = zext i32 %x to i64
  br label %fill
fill:
  %i = phi i32 [ %y, %entry ], [ %i.next, %fill ]
  %i.next = add nsw i32 %i, 8
  %i.row = sext i32 %i to i64
  %i.at = getelementptr inbounds [32 x float], ptr addrspace(1) %in, i64 %i.row, i64 %column
  %i.value = load float, ptr addrspace(1) %i.at, align 4
  %i.to = getelementptr inbounds [64 x [32 x float]], ptr addrspace(3) @tile, i64 0, i64 %i.row, i64 %column
  store float %i.value, ptr addrspace(3) %i.to, align 4
  %i.more = icmp slt i32 %i.next, 64
  br i1 %i.more, label %fill, label %filled
filled:
  call void @llvm.nvvm.barrier0()
  br label %read
read:
  %r = phi i32 [ %y, %filled ], [ %r.next, %read ]
  %sum = phi float [ 0.0, %filled ], [ %sum.next, %read ]
  %row = sext i32 %r to i64
  %at = getelementptr inbounds [64 x [32 x float]], ptr addrspace(3) @tile, i64 0, i64 %row, i64 %column
  %value = load float, ptr addrspace(3) %at, align 4
  %scaled = fmul float %sum, 0.5
  %sum.next = fadd float %scaled, %value
  %r.next = add nsw i32 %r, 4
  %more = icmp slt i32 %r.next, %n
  br i1 %more, label %read, label %done
done:
  %w = mul i32 %y, 32
  %at.out = add i32 %w, %x
  %out.index = zext i32 %at.out to i64
  %to = getelementptr inbounds float, ptr addrspace(1) %out, i64 %out.index
  store float %sum.next, ptr addrspace(1) %to, align 4
  ret void
}

; It may count down.
; CHECK-LABEL: @down(
; CHECK:       read:
; CHECK-NOT:   lshr
; CHECK:       {{^}}done:
define ptx_kernel void @down(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %n) {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %column = zext i32 %x to i64
  br label %fill
fill:
  %i = phi i32 [ %y, %entry ], [ %i.next, %fill ]
  %i.next = add nsw i32 %i, 8
  %i.row = sext i32 %i to i64
  %i.at = getelementptr inbounds [32 x float], ptr addrspace(1) %in, i64 %i.row, i64 %column
  %i.value = load float, ptr addrspace(1) %i.at, align 4
  %i.to = getelementptr inbounds [64 x [32 x float]], ptr addrspace(3) @tile, i64 0, i64 %i.row, i64 %column
  store float %i.value, ptr addrspace(3) %i.to, align 4
  %i.more = icmp slt i32 %i.next, 64
  br i1 %i.more, label %fill, label %filled
filled:
  call void @llvm.nvvm.barrier0()
  %top = add nsw i32 %y, 56
  br label %read
read:
  %r = phi i32 [ %top, %filled ], [ %r.next, %read ]
  %sum = phi float [ 0.0, %filled ], [ %sum.next, %read ]
  %row = sext i32 %r to i64
  %at = getelementptr inbounds [64 x [32 x float]], ptr addrspace(3) @tile, i64 0, i64 %row, i64 %column
  %value = load float, ptr addrspace(3) %at, align 4
  %scaled = fmul float %sum, 0.5
  %sum.next = fadd float %scaled, %value
  %r.next = add nsw i32 %r, -8
  %more = icmp sgt i32 %r.next, 0
  br i1 %more, label %read, label %done
done:
  %w = mul i32 %y, 32
  %at.out = add i32 %w, %x
  %out.index = zext i32 %at.out to i64
  %to = getelementptr inbounds float, ptr addrspace(1) %out, i64 %out.index
  store float %sum.next, ptr addrspace(1) %to, align 4
  ret void
}

; CHECK-LABEL: @down_twelve(
; CHECK:       read:
; CHECK:       lshr
; CHECK:       {{^}}done:
define ptx_kernel void @down_twelve(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %n) {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %column = zext i32 %x to i64
  br label %fill
fill:
  %i = phi i32 [ %y, %entry ], [ %i.next, %fill ]
  %i.next = add nsw i32 %i, 8
  %i.row = sext i32 %i to i64
  %i.at = getelementptr inbounds [32 x float], ptr addrspace(1) %in, i64 %i.row, i64 %column
  %i.value = load float, ptr addrspace(1) %i.at, align 4
  %i.to = getelementptr inbounds [64 x [32 x float]], ptr addrspace(3) @tile, i64 0, i64 %i.row, i64 %column
  store float %i.value, ptr addrspace(3) %i.to, align 4
  %i.more = icmp slt i32 %i.next, 64
  br i1 %i.more, label %fill, label %filled
filled:
  call void @llvm.nvvm.barrier0()
  %top = add nsw i32 %y, 56
  br label %read
read:
  %r = phi i32 [ %top, %filled ], [ %r.next, %read ]
  %sum = phi float [ 0.0, %filled ], [ %sum.next, %read ]
  %row = sext i32 %r to i64
  %at = getelementptr inbounds [64 x [32 x float]], ptr addrspace(3) @tile, i64 0, i64 %row, i64 %column
  %value = load float, ptr addrspace(3) %at, align 4
  %scaled = fmul float %sum, 0.5
  %sum.next = fadd float %scaled, %value
  %r.next = add nsw i32 %r, -12
  %more = icmp sgt i32 %r.next, 0
  br i1 %more, label %read, label %done
done:
  %w = mul i32 %y, 32
  %at.out = add i32 %w, %x
  %out.index = zext i32 %at.out to i64
  %to = getelementptr inbounds float, ptr addrspace(1) %out, i64 %out.index
  store float %sum.next, ptr addrspace(1) %to, align 4
  ret void
}

; It may begin with a constant.
; CHECK-LABEL: @from_three(
; CHECK:       read:
; CHECK-NOT:   lshr
; CHECK:       {{^}}done:
define ptx_kernel void @from_three(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %n) {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %column = zext i32 %x to i64
  br label %fill
fill:
  %i = phi i32 [ %y, %entry ], [ %i.next, %fill ]
  %i.next = add nsw i32 %i, 8
  %i.row = sext i32 %i to i64
  %i.at = getelementptr inbounds [32 x float], ptr addrspace(1) %in, i64 %i.row, i64 %column
  %i.value = load float, ptr addrspace(1) %i.at, align 4
  %i.to = getelementptr inbounds [64 x [32 x float]], ptr addrspace(3) @tile, i64 0, i64 %i.row, i64 %column
  store float %i.value, ptr addrspace(3) %i.to, align 4
  %i.more = icmp slt i32 %i.next, 64
  br i1 %i.more, label %fill, label %filled
filled:
  call void @llvm.nvvm.barrier0()
  br label %read
read:
  %r = phi i32 [ 3, %filled ], [ %r.next, %read ]
  %sum = phi float [ 0.0, %filled ], [ %sum.next, %read ]
  %row = sext i32 %r to i64
  %at = getelementptr inbounds [64 x [32 x float]], ptr addrspace(3) @tile, i64 0, i64 %row, i64 %column
  %value = load float, ptr addrspace(3) %at, align 4
  %scaled = fmul float %sum, 0.5
  %sum.next = fadd float %scaled, %value
  %r.next = add nsw i32 %r, 8
  %more = icmp slt i32 %r.next, %n
  br i1 %more, label %read, label %done
done:
  %w = mul i32 %y, 32
  %at.out = add i32 %w, %x
  %out.index = zext i32 %at.out to i64
  %to = getelementptr inbounds float, ptr addrspace(1) %out, i64 %out.index
  store float %sum.next, ptr addrspace(1) %to, align 4
  ret void
}

; CHECK-LABEL: @from_three_by_six(
; CHECK:       read:
; CHECK:       lshr
; CHECK:       {{^}}done:
define ptx_kernel void @from_three_by_six(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %n) {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %column = zext i32 %x to i64
  br label %fill
fill:
  %i = phi i32 [ %y, %entry ], [ %i.next, %fill ]
  %i.next = add nsw i32 %i, 8
  %i.row = sext i32 %i to i64
  %i.at = getelementptr inbounds [32 x float], ptr addrspace(1) %in, i64 %i.row, i64 %column
  %i.value = load float, ptr addrspace(1) %i.at, align 4
  %i.to = getelementptr inbounds [64 x [32 x float]], ptr addrspace(3) @tile, i64 0, i64 %i.row, i64 %column
  store float %i.value, ptr addrspace(3) %i.to, align 4
  %i.more = icmp slt i32 %i.next, 64
  br i1 %i.more, label %fill, label %filled
filled:
  call void @llvm.nvvm.barrier0()
  br label %read
read:
  %r = phi i32 [ 3, %filled ], [ %r.next, %read ]
  %sum = phi float [ 0.0, %filled ], [ %sum.next, %read ]
  %row = sext i32 %r to i64
  %at = getelementptr inbounds [64 x [32 x float]], ptr addrspace(3) @tile, i64 0, i64 %row, i64 %column
  %value = load float, ptr addrspace(3) %at, align 4
  %scaled = fmul float %sum, 0.5
  %sum.next = fadd float %scaled, %value
  %r.next = add nsw i32 %r, 6
  %more = icmp slt i32 %r.next, %n
  br i1 %more, label %read, label %done
done:
  %w = mul i32 %y, 32
  %at.out = add i32 %w, %x
  %out.index = zext i32 %at.out to i64
  %to = getelementptr inbounds float, ptr addrspace(1) %out, i64 %out.index
  store float %sum.next, ptr addrspace(1) %to, align 4
  ret void
}

; It may have 64 bits, but not fewer than 32, where it would wrap earlier than addresses do.
; CHECK-LABEL: @wide(
; CHECK:       read:
; CHECK-NOT:   lshr
; CHECK:       {{^}}done:
define ptx_kernel void @wide(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %n) {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %column = zext i32 %x to i64
  br label %fill
fill:
  %i = phi i32 [ %y, %entry ], [ %i.next, %fill ]
  %i.next = add nsw i32 %i, 8
  %i.row = sext i32 %i to i64
  %i.at = getelementptr inbounds [32 x float], ptr addrspace(1) %in, i64 %i.row, i64 %column
  %i.value = load float, ptr addrspace(1) %i.at, align 4
  %i.to = getelementptr inbounds [64 x [32 x float]], ptr addrspace(3) @tile, i64 0, i64 %i.row, i64 %column
  store float %i.value, ptr addrspace(3) %i.to, align 4
  %i.more = icmp slt i32 %i.next, 64
  br i1 %i.more, label %fill, label %filled
filled:
  call void @llvm.nvvm.barrier0()
  %begin = sext i32 %y to i64
  %end = sext i32 %n to i64
  br label %read
read:
  %r = phi i64 [ %begin, %filled ], [ %r.next, %read ]
  %sum = phi float [ 0.0, %filled ], [ %sum.next, %read ]
  %at = getelementptr inbounds [64 x [32 x float]], ptr addrspace(3) @tile, i64 0, i64 %r, i64 %column
  %value = load float, ptr addrspace(3) %at, align 4
  %scaled = fmul float %sum, 0.5
  %sum.next = fadd float %scaled, %value
  %r.next = add nsw i64 %r, 8
  %more = icmp slt i64 %r.next, %end
  br i1 %more, label %read, label %done
done:
  %w = mul i32 %y, 32
  %at.out = add i32 %w, %x
  %out.index = zext i32 %at.out to i64
  %to = getelementptr inbounds float, ptr addrspace(1) %out, i64 %out.index
  store float %sum.next, ptr addrspace(1) %to, align 4
  ret void
}

; CHECK-LABEL: @narrow(
; CHECK:       read:
; CHECK:       lshr
; CHECK:       {{^}}done:
define ptx_kernel void @narrow(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %n) {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %column = zext i32 %x to i64
  br label %fill
fill:
  %i = phi i32 [ %y, %entry ], [ %i.next, %fill ]
  %i.next = add nsw i32 %i, 8
  %i.row = sext i32 %i to i64
  %i.at = getelementptr inbounds [32 x float], ptr addrspace(1) %in, i64 %i.row, i64 %column
  %i.value = load float, ptr addrspace(1) %i.at, align 4
  %i.to = getelementptr inbounds [64 x [32 x float]], ptr addrspace(3) @tile, i64 0, i64 %i.row, i64 %column
  store float %i.value, ptr addrspace(3) %i.to, align 4
  %i.more = icmp slt i32 %i.next, 64
  br i1 %i.more, label %fill, label %filled
filled:
  call void @llvm.nvvm.barrier0()
  %begin = trunc i32 %y to i16
  %end = trunc i32 %n to i16
  br label %read
read:
  %r = phi i16 [ %begin, %filled ], [ %r.next, %read ]
  %sum = phi float [ 0.0, %filled ], [ %sum.next, %read ]
  %row = sext i16 %r to i64
  %at = getelementptr inbounds [64 x [32 x float]], ptr addrspace(3) @tile, i64 0, i64 %row, i64 %column
  %value = load float, ptr addrspace(3) %at, align 4
  %scaled = fmul float %sum, 0.5
  %sum.next = fadd float %scaled, %value
  %r.next = add nsw i16 %r, 8
  %more = icmp slt i16 %r.next, %end
  br i1 %more, label %read, label %done
done:
  %w = mul i32 %y, 32
  %at.out = add i32 %w, %x
  %out.index = zext i32 %at.out to i64
  %to = getelementptr inbounds float, ptr addrspace(1) %out, i64 %out.index
  store float %sum.next, ptr addrspace(1) %to, align 4
  ret void
}

; Two addresses move along with one counter, but not three.
; CHECK-LABEL: @two_rows(
; CHECK:       read:
; CHECK-NOT:   lshr
; CHECK:       {{^}}done:
define ptx_kernel void @two_rows(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %n) {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %column = zext i32 %x to i64
  br label %fill
fill:
  %i = phi i32 [ %y, %entry ], [ %i.next, %fill ]
  %i.next = add nsw i32 %i, 8
  %i.row = sext i32 %i to i64
  %i.at = getelementptr inbounds [32 x float], ptr addrspace(1) %in, i64 %i.row, i64 %column
  %i.value = load float, ptr addrspace(1) %i.at, align 4
  %i.to = getelementptr inbounds [64 x [32 x float]], ptr addrspace(3) @tile, i64 0, i64 %i.row, i64 %column
  store float %i.value, ptr addrspace(3) %i.to, align 4
  %i.more = icmp slt i32 %i.next, 64
  br i1 %i.more, label %fill, label %filled
filled:
  call void @llvm.nvvm.barrier0()
  br label %read
read:
  %r = phi i32 [ %y, %filled ], [ %r.next, %read ]
  %sum = phi float [ 0.0, %filled ], [ %sum.next, %read ]
  %row = sext i32 %r to i64
  %at = getelementptr inbounds [64 x [32 x float]], ptr addrspace(3) @tile, i64 0, i64 %row, i64 %column
  %value = load float, ptr addrspace(3) %at, align 4
  %at.1 = getelementptr inbounds i8, ptr addrspace(3) %at, i64 128
  %value.1 = load float, ptr addrspace(3) %at.1, align 4
  %both.1 = fadd float %value, %value.1
  %scaled = fmul float %sum, 0.5
  %sum.next = fadd float %scaled, %both.1
  %r.next = add nsw i32 %r, 8
  %more = icmp slt i32 %r.next, %n
  br i1 %more, label %read, label %done
done:
  %w = mul i32 %y, 32
  %at.out = add i32 %w, %x
  %out.index = zext i32 %at.out to i64
  %to = getelementptr inbounds float, ptr addrspace(1) %out, i64 %out.index
  store float %sum.next, ptr addrspace(1) %to, align 4
  ret void
}

; CHECK-LABEL: @three_rows(
; CHECK:       read:
; CHECK:       lshr
; CHECK:       {{^}}done:
define ptx_kernel void @three_rows(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %n) {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %column = zext i32 %x to i64
  br label %fill
fill:
  %i = phi i32 [ %y, %entry ], [ %i.next, %fill ]
  %i.next = add nsw i32 %i, 8
  %i.row = sext i32 %i to i64
  %i.at = getelementptr inbounds [32 x float], ptr addrspace(1) %in, i64 %i.row, i64 %column
  %i.value = load float, ptr addrspace(1) %i.at, align 4
  %i.to = getelementptr inbounds [64 x [32 x float]], ptr addrspace(3) @tile, i64 0, i64 %i.row, i64 %column
  store float %i.value, ptr addrspace(3) %i.to, align 4
  %i.more = icmp slt i32 %i.next, 64
  br i1 %i.more, label %fill, label %filled
filled:
  call void @llvm.nvvm.barrier0()
  br label %read
read:
  %r = phi i32 [ %y, %filled ], [ %r.next, %read ]
  %sum = phi float [ 0.0, %filled ], [ %sum.next, %read ]
  %row = sext i32 %r to i64
  %at = getelementptr inbounds [64 x [32 x float]], ptr addrspace(3) @tile, i64 0, i64 %row, i64 %column
  %value = load float, ptr addrspace(3) %at, align 4
  %at.1 = getelementptr inbounds i8, ptr addrspace(3) %at, i64 128
  %value.1 = load float, ptr addrspace(3) %at.1, align 4
  %both.1 = fadd float %value, %value.1
  %at.2 = getelementptr inbounds i8, ptr addrspace(3) %at, i64 256
  %value.2 = load float, ptr addrspace(3) %at.2, align 4
  %both.2 = fadd float %both.1, %value.2
  %scaled = fmul float %sum, 0.5
  %sum.next = fadd float %scaled, %both.2
  %r.next = add nsw i32 %r, 8
  %more = icmp slt i32 %r.next, %n
  br i1 %more, label %read, label %done
done:
  %w = mul i32 %y, 32
  %at.out = add i32 %w, %x
  %out.index = zext i32 %at.out to i64
  %to = getelementptr inbounds float, ptr addrspace(1) %out, i64 %out.index
  store float %sum.next, ptr addrspace(1) %to, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()
declare void @llvm.nvvm.barrier0()
