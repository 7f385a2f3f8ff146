; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; A branch implies that threadIdx.y * blockDim.x + threadIdx.x is a constant. If .reqntid says that the block has one row, that sum is threadIdx.x, so
; ptxas knows an address that is computed from it (row), or from its bits (bits), and may see neighbours; likewise if it is the 0 that another number
; is combined with by XOR (turned). If the block has two rows, it does not know it (rows, turned_rows). The address need not be computed behind the
; branch (made); words that are not neighbours stay apart (made_apart).
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; CHECK: bits ld None {{.*}} neighbours {{.*}}
; CHECK-NEXT: bits ld None {{.*}} neighbours {{.*}}
; CHECK-NEXT: row ld None {{.*}} neighbours whose addresses are computed apart
; CHECK-NEXT: row ld None {{.*}} neighbours whose addresses are computed apart
; CHECK-NEXT: rows ld 8{{ .*}}
; CHECK-NEXT: rows ld 8{{ .*}}
; CHECK-NEXT: turned ld None {{.*}} neighbours whose addresses are computed apart
; CHECK-NEXT: turned ld None {{.*}} neighbours whose addresses are computed apart
; CHECK-NEXT: turned_rows ld 4{{ .*}}
; CHECK-NEXT: turned_rows ld 4{{ .*}}
; CHECK-NEXT: made st 4{{ .*}}
; CHECK-NEXT: made ld None {{.*}} neighbours whose addresses are computed apart
; CHECK-NEXT: made ld None {{.*}} neighbours whose addresses are computed apart
; CHECK-NEXT: made_apart st 4{{ .*}}
; CHECK-NEXT: made_apart ld 4{{ .*}}
; CHECK-NEXT: made_apart ld 4{{ .*}}
; CHECK-NOT: {{^.}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@table = internal addrspace(3) global [256 x double] undef, align 16
@other = internal addrspace(3) global [256 x double] undef, align 16

define ptx_kernel void @bits(ptr addrspace(1) %out) {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %n = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %m = mul i32 %y, %n
  %t = add i32 %m, %x
  %is = icmp eq i32 %t, 9
  br i1 %is, label %then, label %end

then:
  %high = lshr i32 %x, 3
  %o = mul i32 %high, 24
  %p = getelementptr i8, ptr addrspace(3) @table, i32 %o
  %a = load double, ptr addrspace(3) %p, align 8
  %q = getelementptr double, ptr addrspace(3) @table, i32 2
  %b = load double, ptr addrspace(3) %q, align 8
  %s = fadd double %a, %b
  store double %s, ptr addrspace(1) %out, align 8
  br label %end

end:
  ret void
}

define ptx_kernel void @row(ptr addrspace(1) %out) {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %n = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %m = mul i32 %y, %n
  %t = add i32 %m, %x
  %is = icmp eq i32 %t, 0
  br i1 %is, label %then, label %end

then:
  %p = getelementptr double, ptr addrspace(3) @table, i32 %x
  %a = load double, ptr addrspace(3) %p, align 8
  %q = getelementptr double, ptr addrspace(3) @table, i32 1
  %b = load double, ptr addrspace(3) %q, align 8
  %s = fadd double %a, %b
  store double %s, ptr addrspace(1) %out, align 8
  br label %end

end:
  ret void
}

define ptx_kernel void @rows(ptr addrspace(1) %out) {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %n = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %m = mul i32 %y, %n
  %t = add i32 %m, %x
  %is = icmp eq i32 %t, 0
  br i1 %is, label %then, label %end

then:
  %p = getelementptr double, ptr addrspace(3) @table, i32 %x
  %a = load double, ptr addrspace(3) %p, align 8
  %q = getelementptr double, ptr addrspace(3) @table, i32 1
  %b = load double, ptr addrspace(3) %q, align 8
  %s = fadd double %a, %b
  store double %s, ptr addrspace(1) %out, align 8
  br label %end

end:
  ret void
}

define ptx_kernel void @turned(ptr addrspace(1) %out, i32 %turn) {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %n = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %m = mul i32 %y, %n
  %t = add i32 %m, %x
  %is = icmp eq i32 %t, 0
  br i1 %is, label %then, label %end

then:
  %place = shl i32 %turn, 3
  %o = shl i32 %x, 2
  %to = xor i32 %o, %place
  %w = zext i32 %to to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %w
  %a = load float, ptr addrspace(3) %p, align 4
  %v = zext i32 %place to i64
  %q = getelementptr i8, ptr addrspace(3) @table, i64 %v
  %r = getelementptr i8, ptr addrspace(3) %q, i64 4
  %b = load float, ptr addrspace(3) %r, align 4
  %s = fadd float %a, %b
  store float %s, ptr addrspace(1) %out, align 4
  br label %end

end:
  ret void
}

define ptx_kernel void @turned_rows(ptr addrspace(1) %out, i32 %turn) {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %n = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %m = mul i32 %y, %n
  %t = add i32 %m, %x
  %is = icmp eq i32 %t, 0
  br i1 %is, label %then, label %end

then:
  %place = shl i32 %turn, 3
  %o = shl i32 %x, 2
  %to = xor i32 %o, %place
  %w = zext i32 %to to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %w
  %a = load float, ptr addrspace(3) %p, align 4
  %v = zext i32 %place to i64
  %q = getelementptr i8, ptr addrspace(3) @table, i64 %v
  %r = getelementptr i8, ptr addrspace(3) %q, i64 4
  %b = load float, ptr addrspace(3) %r, align 4
  %s = fadd float %a, %b
  store float %s, ptr addrspace(1) %out, align 4
  br label %end

end:
  ret void
}

define ptx_kernel void @made(ptr addrspace(1) %out, float %v) {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %o = shl i32 %x, 2
  %w = zext i32 %o to i64
  %far = getelementptr i8, ptr addrspace(3) @other, i64 %w
  store volatile float %v, ptr addrspace(3) %far, align 4
  %is = icmp eq i32 %x, 0
  br i1 %is, label %then, label %end

then:
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %w
  %a = load float, ptr addrspace(3) %p, align 4
  %q = getelementptr i8, ptr addrspace(3) @table, i64 4
  %b = load float, ptr addrspace(3) %q, align 4
  %s = fadd float %a, %b
  store float %s, ptr addrspace(1) %out, align 4
  br label %end

end:
  ret void
}

define ptx_kernel void @made_apart(ptr addrspace(1) %out, float %v) {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %o = shl i32 %x, 2
  %w = zext i32 %o to i64
  %far = getelementptr i8, ptr addrspace(3) @other, i64 %w
  store volatile float %v, ptr addrspace(3) %far, align 4
  %is = icmp eq i32 %x, 2
  br i1 %is, label %then, label %end

then:
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %w
  %a = load float, ptr addrspace(3) %p, align 4
  %q = getelementptr i8, ptr addrspace(3) @table, i64 4
  %b = load float, ptr addrspace(3) %q, align 4
  %s = fadd float %a, %b
  store float %s, ptr addrspace(1) %out, align 4
  br label %end

end:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()

!nvvm.annotations = !{!0, !1, !2, !3, !4}
!0 = !{ptr @row, !"reqntidx", i32 64, !"reqntidy", i32 1, !"reqntidz", i32 1}
!1 = !{ptr @rows, !"reqntidx", i32 64, !"reqntidy", i32 2, !"reqntidz", i32 1}
!2 = !{ptr @bits, !"reqntidx", i32 64, !"reqntidy", i32 1, !"reqntidz", i32 1}
!3 = !{ptr @turned, !"reqntidx", i32 64, !"reqntidy", i32 1, !"reqntidz", i32 1}
!4 = !{ptr @turned_rows, !"reqntidx", i32 64, !"reqntidy", i32 2, !"reqntidz", i32 1}
