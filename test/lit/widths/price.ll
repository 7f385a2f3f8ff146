; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; A layout is priced with the accesses that the rewritten module then has. LLVM moves loads up and stores down past accesses of other bytes, so it
; merges across them, but not across inline assembly. ptxas proves less of an address than LLVM knows. Neither merges across a barrier, or anything
; volatile. A load that codegen finds to be equal to another is not executed.
; UNSUPPORTED: sanitize
; RUN: rm -rf %t && mkdir %t && split-file %s %t
; RUN: cat %t/head.ll %t/turns.ll > %t/a.ll && %price %t/a.ll block=32 'layout=rows@pad:128:16' | FileCheck %t/turns.ll
; RUN: %unbank fix %t/a.ll -o %t/a.out.ll --block=32 '--layout=rows@pad:128:16' | FileCheck %t/turns.ll --check-prefix=AFTER
; RUN: cat %t/head.ll %t/columns.ll > %t/b.ll && %price %t/b.ll block=32 'layout=rows@pad:128:16' | FileCheck %t/columns.ll
; RUN: %unbank fix %t/b.ll -o %t/b.out.ll --block=32 '--layout=rows@pad:128:16' | FileCheck %t/columns.ll --check-prefix=AFTER
; RUN: cat %t/head.ll %t/columns.ll > %t/c.ll && %price %t/c.ll block=32 'layout=rows@xor:4:7:7' | FileCheck %t/columns.ll --check-prefix=MIXED
; RUN: cat %t/head.ll %t/rows-in-turn.ll > %t/g.ll && %price %t/g.ll block=32 'layout=rows@pad:128:16' | FileCheck %t/rows-in-turn.ll
; RUN: %unbank fix %t/g.ll -o %t/g.out.ll --block=32 '--layout=rows@pad:128:16' | FileCheck %t/rows-in-turn.ll --check-prefix=AFTER
; RUN: cat %t/head.ll %t/same.ll > %t/d.ll && %price %t/d.ll block=32 'layout=rows@pad:128:16' | FileCheck %t/same.ll
; RUN: cat %t/head.ll %t/same.ll > %t/d.ll && %price %t/d.ll block=32 'layout=rows@pad:128:4' | FileCheck %t/same.ll
; RUN: cat %t/head.ll %t/proof.ll > %t/e.ll && %price %t/e.ll block=32 'layout=rows@xor:4:7:7' | FileCheck %t/proof.ll
; RUN: %unbank fix %t/e.ll -o %t/e.out.ll --block=32 '--layout=rows@xor:4:7:7' | FileCheck %t/proof.ll --check-prefix=AFTER
; RUN: cat %t/head.ll %t/apart.ll > %t/f.ll && %price %t/f.ll block=32 'layout=rows@pad:128:16' | FileCheck %t/apart.ll
; RUN: %unbank fix %t/f.ll -o %t/f.out.ll --block=32 '--layout=rows@pad:128:16' | FileCheck %t/apart.ll --check-prefix=AFTER
; REQUIRES: command

;--- head.ll
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@rows = internal addrspace(3) global [64 x [32 x float]] undef, align 16
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier0()

;--- turns.ll
; Four words of a row, each changed in turn: the loads become one, and the stores. The same with a barrier after each store.
; CHECK:     16 compared, 16 agree, 0 differ, 0 open
; AFTER:     kernel free
; AFTER:     ld rows 4 -> 16
; AFTER:     st rows 4 -> 16
; AFTER:     kernel kept
; AFTER:     ld rows 4 {{.*}} x4
; AFTER:     st rows 4 {{.*}} x4
define ptx_kernel void @free() {
  %t32 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext nneg i32 %t32 to i64
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @rows, i64 %t
  %v0 = load float, ptr addrspace(3) %p, align 4
  %w0 = fadd float %v0, 1.0
  store float %w0, ptr addrspace(3) %p, align 4
  %v1.p = getelementptr inbounds i8, ptr addrspace(3) %p, i64 4
  %v1 = load float, ptr addrspace(3) %v1.p, align 4
  %w1 = fadd float %v1, 1.0
  %s1.p = getelementptr inbounds i8, ptr addrspace(3) %p, i64 4
  store float %w1, ptr addrspace(3) %s1.p, align 4
  %v2.p = getelementptr inbounds i8, ptr addrspace(3) %p, i64 8
  %v2 = load float, ptr addrspace(3) %v2.p, align 4
  %w2 = fadd float %v2, 1.0
  %s2.p = getelementptr inbounds i8, ptr addrspace(3) %p, i64 8
  store float %w2, ptr addrspace(3) %s2.p, align 4
  %v3.p = getelementptr inbounds i8, ptr addrspace(3) %p, i64 12
  %v3 = load float, ptr addrspace(3) %v3.p, align 4
  %w3 = fadd float %v3, 1.0
  %s3.p = getelementptr inbounds i8, ptr addrspace(3) %p, i64 12
  store float %w3, ptr addrspace(3) %s3.p, align 4
  ret void
}
define ptx_kernel void @kept() {
  %t32 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext nneg i32 %t32 to i64
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @rows, i64 %t
  %v0 = load float, ptr addrspace(3) %p, align 4
  %w0 = fadd float %v0, 1.0
  store float %w0, ptr addrspace(3) %p, align 4
  call void @llvm.nvvm.barrier0()
  %v1.p = getelementptr inbounds i8, ptr addrspace(3) %p, i64 4
  %v1 = load float, ptr addrspace(3) %v1.p, align 4
  %w1 = fadd float %v1, 1.0
  %s1.p = getelementptr inbounds i8, ptr addrspace(3) %p, i64 4
  store float %w1, ptr addrspace(3) %s1.p, align 4
  call void @llvm.nvvm.barrier0()
  %v2.p = getelementptr inbounds i8, ptr addrspace(3) %p, i64 8
  %v2 = load float, ptr addrspace(3) %v2.p, align 4
  %w2 = fadd float %v2, 1.0
  %s2.p = getelementptr inbounds i8, ptr addrspace(3) %p, i64 8
  store float %w2, ptr addrspace(3) %s2.p, align 4
  call void @llvm.nvvm.barrier0()
  %v3.p = getelementptr inbounds i8, ptr addrspace(3) %p, i64 12
  %v3 = load float, ptr addrspace(3) %v3.p, align 4
  %w3 = fadd float %v3, 1.0
  %s3.p = getelementptr inbounds i8, ptr addrspace(3) %p, i64 12
  store float %w3, ptr addrspace(3) %s3.p, align 4
  call void @llvm.nvvm.barrier0()
  ret void
}

;--- columns.ll
; Two rows, whose distance is not known, read and written by columns: no column of the one touches another of the other, as long as rows are 16 bytes
; and more apart. Where the address is more than a sum, nobody sees that.
; CHECK:     12 compared, 12 agree, 0 differ, 0 open
; MIXED:     12 compared, 12 agree, 0 differ, 0 open
; AFTER:     ld rows 4 -> 16 {{.*}} x2
; AFTER:     st rows 4 -> 16
define ptx_kernel void @columns(i64 %any) {
  %far = and i64 %any, 31
  %t32 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext nneg i32 %t32 to i64
  %k = add i64 %t, %far
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @rows, i64 %t
  %q = getelementptr inbounds [32 x float], ptr addrspace(3) @rows, i64 %k
  %a0 = load float, ptr addrspace(3) %p, align 4
  %b0 = load float, ptr addrspace(3) %q, align 4
  %w0 = fadd float %a0, %b0
  store float %w0, ptr addrspace(3) %p, align 4
  %a1.p = getelementptr inbounds i8, ptr addrspace(3) %p, i64 4
  %a1 = load float, ptr addrspace(3) %a1.p, align 4
  %b1.p = getelementptr inbounds i8, ptr addrspace(3) %q, i64 4
  %b1 = load float, ptr addrspace(3) %b1.p, align 4
  %w1 = fadd float %a1, %b1
  %s1.p = getelementptr inbounds i8, ptr addrspace(3) %p, i64 4
  store float %w1, ptr addrspace(3) %s1.p, align 4
  %a2.p = getelementptr inbounds i8, ptr addrspace(3) %p, i64 8
  %a2 = load float, ptr addrspace(3) %a2.p, align 4
  %b2.p = getelementptr inbounds i8, ptr addrspace(3) %q, i64 8
  %b2 = load float, ptr addrspace(3) %b2.p, align 4
  %w2 = fadd float %a2, %b2
  %s2.p = getelementptr inbounds i8, ptr addrspace(3) %p, i64 8
  store float %w2, ptr addrspace(3) %s2.p, align 4
  %a3.p = getelementptr inbounds i8, ptr addrspace(3) %p, i64 12
  %a3 = load float, ptr addrspace(3) %a3.p, align 4
  %b3.p = getelementptr inbounds i8, ptr addrspace(3) %q, i64 12
  %b3 = load float, ptr addrspace(3) %b3.p, align 4
  %w3 = fadd float %a3, %b3
  %s3.p = getelementptr inbounds i8, ptr addrspace(3) %p, i64 12
  store float %w3, ptr addrspace(3) %s3.p, align 4
  ret void
}

;--- rows-in-turn.ll
; A row changed by another one in each iteration of a loop: LSR makes a pointer of the other one's place, so LLVM's vectorizer no longer sees that the
; words differ, and neither the stores nor the loads of the other row become one. Outside a loop it sees that.
; CHECK:     24 compared, 24 agree, 0 differ, 0 open
; AFTER:     kernel in_turn
; AFTER:     st rows 4 {{.*}} x4
; AFTER:     kernel once
; AFTER:     st rows 4 -> 16
define ptx_kernel void @in_turn(i32 %n) {
entry:
  %t32 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext nneg i32 %t32 to i64
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @rows, i64 %t
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %k.next, %loop ]
  %k64 = zext nneg i32 %k to i64
  %q = getelementptr inbounds [32 x float], ptr addrspace(3) @rows, i64 %k64
  %o0 = load float, ptr addrspace(3) %q, align 4
  %v0 = load float, ptr addrspace(3) %p, align 4
  %w0 = fadd float %v0, %o0
  store float %w0, ptr addrspace(3) %p, align 4
  %p1 = getelementptr inbounds i8, ptr addrspace(3) %p, i64 4
  %q1 = getelementptr inbounds i8, ptr addrspace(3) %q, i64 4
  %o1 = load float, ptr addrspace(3) %q1, align 4
  %v1 = load float, ptr addrspace(3) %p1, align 4
  %w1 = fadd float %v1, %o1
  store float %w1, ptr addrspace(3) %p1, align 4
  %p2 = getelementptr inbounds i8, ptr addrspace(3) %p, i64 8
  %q2 = getelementptr inbounds i8, ptr addrspace(3) %q, i64 8
  %o2 = load float, ptr addrspace(3) %q2, align 4
  %v2 = load float, ptr addrspace(3) %p2, align 4
  %w2 = fadd float %v2, %o2
  store float %w2, ptr addrspace(3) %p2, align 4
  %p3 = getelementptr inbounds i8, ptr addrspace(3) %p, i64 12
  %q3 = getelementptr inbounds i8, ptr addrspace(3) %q, i64 12
  %o3 = load float, ptr addrspace(3) %q3, align 4
  %v3 = load float, ptr addrspace(3) %p3, align 4
  %w3 = fadd float %v3, %o3
  store float %w3, ptr addrspace(3) %p3, align 4
  call void @llvm.nvvm.barrier0()
  %k.next = add nuw nsw i32 %k, 1
  %more = icmp slt i32 %k.next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}
define ptx_kernel void @once(i32 %n) {
  %t32 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext nneg i32 %t32 to i64
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @rows, i64 %t
  %k = and i32 %n, 31
  %k64 = zext nneg i32 %k to i64
  %q = getelementptr inbounds [32 x float], ptr addrspace(3) @rows, i64 %k64
  %o0 = load float, ptr addrspace(3) %q, align 4
  %v0 = load float, ptr addrspace(3) %p, align 4
  %w0 = fadd float %v0, %o0
  store float %w0, ptr addrspace(3) %p, align 4
  %p1 = getelementptr inbounds i8, ptr addrspace(3) %p, i64 4
  %q1 = getelementptr inbounds i8, ptr addrspace(3) %q, i64 4
  %o1 = load float, ptr addrspace(3) %q1, align 4
  %v1 = load float, ptr addrspace(3) %p1, align 4
  %w1 = fadd float %v1, %o1
  store float %w1, ptr addrspace(3) %p1, align 4
  %p2 = getelementptr inbounds i8, ptr addrspace(3) %p, i64 8
  %q2 = getelementptr inbounds i8, ptr addrspace(3) %q, i64 8
  %o2 = load float, ptr addrspace(3) %q2, align 4
  %v2 = load float, ptr addrspace(3) %p2, align 4
  %w2 = fadd float %v2, %o2
  store float %w2, ptr addrspace(3) %p2, align 4
  %p3 = getelementptr inbounds i8, ptr addrspace(3) %p, i64 12
  %q3 = getelementptr inbounds i8, ptr addrspace(3) %q, i64 12
  %o3 = load float, ptr addrspace(3) %q3, align 4
  %v3 = load float, ptr addrspace(3) %p3, align 4
  %w3 = fadd float %v3, %o3
  store float %w3, ptr addrspace(3) %p3, align 4
  ret void
}

;--- same.ll
; A word that is read twice, by addresses that look different, is read once: the second is not compared, nor counted in the width of its neighbours.
; CHECK:     5 compared, 5 agree, 0 differ, 0 open
define ptx_kernel void @same(ptr addrspace(1) %out) {
  %t32 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext nneg i32 %t32 to i64
  %p = getelementptr inbounds [32 x float], ptr addrspace(3) @rows, i64 %t
  %up = add nuw nsw i64 %t, 1
  %n = getelementptr inbounds [32 x float], ptr addrspace(3) @rows, i64 %up
  %back = getelementptr inbounds i8, ptr addrspace(3) %n, i64 -120
  %v0 = load float, ptr addrspace(3) %p, align 4
  %v1.p = getelementptr inbounds i8, ptr addrspace(3) %p, i64 4
  %v1 = load float, ptr addrspace(3) %v1.p, align 4
  %v5.p = getelementptr inbounds i8, ptr addrspace(3) %p, i64 8
  %v5 = load float, ptr addrspace(3) %v5.p, align 4
  %v2 = load float, ptr addrspace(3) %back, align 4
  %v3.p = getelementptr inbounds i8, ptr addrspace(3) %p, i64 12
  %v3 = load float, ptr addrspace(3) %v3.p, align 4
  %v4.p = getelementptr inbounds i8, ptr addrspace(3) %p, i64 24
  %v4 = load float, ptr addrspace(3) %v4.p, align 4
  %s1 = fadd float %v0, %v1
  %s2 = fmul float %s1, %v2
  %s3 = fadd float %s2, %v3
  %s4 = fmul float %s3, %v4
  %s5 = fadd float %s4, %v5
  %g = getelementptr inbounds float, ptr addrspace(1) %out, i64 %t
  store float %s5, ptr addrspace(1) %g, align 4
  ret void
}

;--- proof.ll
; An index that an exact shift makes: LLVM knows that its low bits are zero, and merges four words, and two; ptxas does not, and adds no third word to two.
; CHECK:     7 compared, 7 agree, 0 differ, 0 open
; AFTER:     ld rows 4 -> 16
; AFTER:     ld rows 4  
; AFTER:     ld rows 4 -> 8
define ptx_kernel void @proof(ptr addrspace(1) %out, i32 %n) {
  %t32 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext nneg i32 %t32 to i64
  %high = shl i32 %n, 18
  %low = ashr exact i32 %high, 16
  %i = sext i32 %low to i64
  %p = getelementptr inbounds float, ptr addrspace(3) @rows, i64 %i
  %v0 = load float, ptr addrspace(3) %p, align 4
  %v1.p = getelementptr inbounds i8, ptr addrspace(3) %p, i64 4
  %v1 = load float, ptr addrspace(3) %v1.p, align 4
  %v2.p = getelementptr inbounds i8, ptr addrspace(3) %p, i64 8
  %v2 = load float, ptr addrspace(3) %v2.p, align 4
  %v3.p = getelementptr inbounds i8, ptr addrspace(3) %p, i64 12
  %v3 = load float, ptr addrspace(3) %v3.p, align 4
  %v4.p = getelementptr inbounds i8, ptr addrspace(3) %p, i64 132
  %v4 = load float, ptr addrspace(3) %v4.p, align 4
  %v5.p = getelementptr inbounds i8, ptr addrspace(3) %p, i64 136
  %v5 = load float, ptr addrspace(3) %v5.p, align 4
  %v6.p = getelementptr inbounds i8, ptr addrspace(3) %p, i64 140
  %v6 = load float, ptr addrspace(3) %v6.p, align 4
  %s0 = fadd float %v0, %v1
  %s1 = fmul float %s0, %v2
  %s2 = fmul float %s1, %v3
  %s3 = fmul float %s2, %v4
  %s4 = fmul float %s3, %v5
  %s5 = fmul float %s4, %v6
  %g = getelementptr inbounds float, ptr addrspace(1) %out, i64 %t
  store float %s5, ptr addrspace(1) %g, align 4
  ret void
}

;--- apart.ll
; Four words of a row: read together, with a barrier in their midst, and each volatile. Inline assembly stops LLVM, and a store elsewhere stops ptxas.
; CHECK:     17 compared, 17 agree, 0 differ, 0 open
; AFTER:     kernel each
; AFTER:     ld rows 4 {{.*}} x4
; AFTER:     kernel behind
; AFTER:     - -> 8 {{.*}} - -> 4
; AFTER:     kernel in_pairs
; AFTER:     ld rows 8 {{.*}} x2
; AFTER:     kernel together
; AFTER:     ld rows 16
define ptx_kernel void @together(ptr addrspace(1) %out) {
  %t32 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext nneg i32 %t32 to i64
  %p0 = getelementptr inbounds [32 x float], ptr addrspace(3) @rows, i64 %t
  %v0 = load float, ptr addrspace(3) %p0, align 4
  %p1 = getelementptr inbounds i8, ptr addrspace(3) %p0, i64 4
  %v1 = load float, ptr addrspace(3) %p1, align 4
  %p2 = getelementptr inbounds i8, ptr addrspace(3) %p0, i64 8
  %v2 = load float, ptr addrspace(3) %p2, align 4
  %p3 = getelementptr inbounds i8, ptr addrspace(3) %p0, i64 12
  %v3 = load float, ptr addrspace(3) %p3, align 4
  %s0 = fadd float %v0, %v1
  %s1 = fmul float %s0, %v2
  %s2 = fmul float %s1, %v3
  %g = getelementptr inbounds float, ptr addrspace(1) %out, i64 %t
  store float %s2, ptr addrspace(1) %g, align 4
  ret void
}
define ptx_kernel void @in_pairs(ptr addrspace(1) %out) {
  %t32 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext nneg i32 %t32 to i64
  %p0 = getelementptr inbounds [32 x float], ptr addrspace(3) @rows, i64 %t
  %v0 = load float, ptr addrspace(3) %p0, align 4
  %p1 = getelementptr inbounds i8, ptr addrspace(3) %p0, i64 4
  %v1 = load float, ptr addrspace(3) %p1, align 4
  call void @llvm.nvvm.barrier0()
  %p2 = getelementptr inbounds i8, ptr addrspace(3) %p0, i64 8
  %v2 = load float, ptr addrspace(3) %p2, align 4
  %p3 = getelementptr inbounds i8, ptr addrspace(3) %p0, i64 12
  %v3 = load float, ptr addrspace(3) %p3, align 4
  %s0 = fadd float %v0, %v1
  %s1 = fmul float %s0, %v2
  %s2 = fmul float %s1, %v3
  %g = getelementptr inbounds float, ptr addrspace(1) %out, i64 %t
  store float %s2, ptr addrspace(1) %g, align 4
  ret void
}
define ptx_kernel void @behind(ptr addrspace(1) %out) {
  %t32 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext nneg i32 %t32 to i64
  %p0 = getelementptr inbounds [32 x float], ptr addrspace(3) @rows, i64 %t
  %v0 = load float, ptr addrspace(3) %p0, align 4
  %p16 = getelementptr inbounds i8, ptr addrspace(3) %p0, i64 64
  store float 1.0, ptr addrspace(3) %p16, align 4
  %p1 = getelementptr inbounds i8, ptr addrspace(3) %p0, i64 4
  %v1 = load float, ptr addrspace(3) %p1, align 4
  %clock = call i32 asm sideeffect "mov.u32 $0, %clock;", "=r"()
  %p2 = getelementptr inbounds i8, ptr addrspace(3) %p0, i64 8
  %v2 = load float, ptr addrspace(3) %p2, align 4
  %p3 = getelementptr inbounds i8, ptr addrspace(3) %p0, i64 12
  %v3 = load float, ptr addrspace(3) %p3, align 4
  %s0 = fadd float %v0, %v1
  %s1 = fmul float %s0, %v2
  %s2 = fmul float %s1, %v3
  %g = getelementptr inbounds float, ptr addrspace(1) %out, i64 %t
  store float %s2, ptr addrspace(1) %g, align 4
  ret void
}
define ptx_kernel void @each(ptr addrspace(1) %out) {
  %t32 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext nneg i32 %t32 to i64
  %p0 = getelementptr inbounds [32 x float], ptr addrspace(3) @rows, i64 %t
  %v0 = load volatile float, ptr addrspace(3) %p0, align 4
  %p1 = getelementptr inbounds i8, ptr addrspace(3) %p0, i64 4
  %v1 = load volatile float, ptr addrspace(3) %p1, align 4
  %p2 = getelementptr inbounds i8, ptr addrspace(3) %p0, i64 8
  %v2 = load volatile float, ptr addrspace(3) %p2, align 4
  %p3 = getelementptr inbounds i8, ptr addrspace(3) %p0, i64 12
  %v3 = load volatile float, ptr addrspace(3) %p3, align 4
  %s0 = fadd float %v0, %v1
  %s1 = fmul float %s0, %v2
  %s2 = fmul float %s1, %v3
  %g = getelementptr inbounds float, ptr addrspace(1) %out, i64 %t
  store float %s2, ptr addrspace(1) %g, align 4
  ret void
}
