; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; mma by its intrinsics, as MLIR writes it (nvgpu.mma.sync), computes what the same instruction in inline PTX does. If one is not simulated, the
; message names the intrinsic.
; REQUIRES: command
; RUN: %unbank simulate %s --kernel=halves_text --grid=1 --block=32 --arg=u32[128]:zero --arg=u32[32]:random:7 | tail -n 2 > %t.halves.text
; RUN: %unbank simulate %s --kernel=halves_intrinsic --grid=1 --block=32 --arg=u32[128]:zero --arg=u32[32]:random:7 | tail -n 2 > %t.halves.intrinsic
; RUN: diff %t.halves.text %t.halves.intrinsic
; RUN: %unbank simulate %s --kernel=half_sums_text --grid=1 --block=32 --arg=u32[128]:zero --arg=u32[32]:random:7 | tail -n 2 > %t.half_sums.text
; RUN: %unbank simulate %s --kernel=half_sums_intrinsic --grid=1 --block=32 --arg=u32[128]:zero --arg=u32[32]:random:7 | tail -n 2 > %t.half_sums.intrinsic
; RUN: diff %t.half_sums.text %t.half_sums.intrinsic
; RUN: %unbank simulate %s --kernel=bfloats_text --grid=1 --block=32 --arg=u32[128]:zero --arg=u32[32]:random:7 | tail -n 2 > %t.bfloats.text
; RUN: %unbank simulate %s --kernel=bfloats_intrinsic --grid=1 --block=32 --arg=u32[128]:zero --arg=u32[32]:random:7 | tail -n 2 > %t.bfloats.intrinsic
; RUN: diff %t.bfloats.text %t.bfloats.intrinsic
; RUN: %unbank simulate %s --kernel=tf32_text --grid=1 --block=32 --arg=u32[128]:zero --arg=u32[32]:random:7 | tail -n 2 > %t.tf32.text
; RUN: %unbank simulate %s --kernel=tf32_intrinsic --grid=1 --block=32 --arg=u32[128]:zero --arg=u32[32]:random:7 | tail -n 2 > %t.tf32.intrinsic
; RUN: diff %t.tf32.text %t.tf32.intrinsic
; RUN: %unbank simulate %s --kernel=bytes_text --grid=1 --block=32 --arg=u32[128]:zero --arg=u32[32]:random:7 | tail -n 2 > %t.bytes.text
; RUN: %unbank simulate %s --kernel=bytes_intrinsic --grid=1 --block=32 --arg=u32[128]:zero --arg=u32[32]:random:7 | tail -n 2 > %t.bytes.intrinsic
; RUN: diff %t.bytes.text %t.bytes.intrinsic
; RUN: %unbank simulate %s --kernel=unsigned_text --grid=1 --block=32 --arg=u32[128]:zero --arg=u32[32]:random:7 | tail -n 2 > %t.unsigned.text
; RUN: %unbank simulate %s --kernel=unsigned_intrinsic --grid=1 --block=32 --arg=u32[128]:zero --arg=u32[32]:random:7 | tail -n 2 > %t.unsigned.intrinsic
; RUN: diff %t.unsigned.text %t.unsigned.intrinsic
; RUN: not %unbank simulate %s --kernel=doubles --grid=1 --block=32 --arg=u32[128]:zero 2>&1 | FileCheck %s
; CHECK: the intrinsic llvm.nvvm.mma.m8n8k4.row.col.f64 is not simulated
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define ptx_kernel void @halves_text(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %t
  %x = load i32, ptr addrspace(1) %p, align 4
  %m0 = mul i32 %x, 3
  %a0 = and i32 %m0, 1006582783
  %m1 = mul i32 %x, 5
  %a1 = and i32 %m1, 1006582783
  %m2 = mul i32 %x, 7
  %a2 = and i32 %m2, 1006582783
  %m3 = mul i32 %x, 9
  %a3 = and i32 %m3, 1006582783
  %m4 = mul i32 %x, 11
  %a4 = and i32 %m4, 1006582783
  %m5 = mul i32 %x, 13
  %a5 = and i32 %m5, 1006582783
  %c0 = add i32 %t, 0
  %d0 = uitofp i32 %c0 to float
  %c1 = add i32 %t, 1
  %d1 = uitofp i32 %c1 to float
  %c2 = add i32 %t, 2
  %d2 = uitofp i32 %c2 to float
  %c3 = add i32 %t, 3
  %d3 = uitofp i32 %c3 to float
  %r = call { float, float, float, float } asm "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %a4, i32 %a5, float %d0, float %d1, float %d2, float %d3)
  %o = mul i32 %t, 4
  %e0 = extractvalue { float, float, float, float } %r, 0
  %n0 = add i32 %o, 0
  %q0 = getelementptr i32, ptr addrspace(1) %out, i32 %n0
  store float %e0, ptr addrspace(1) %q0, align 4
  %e1 = extractvalue { float, float, float, float } %r, 1
  %n1 = add i32 %o, 1
  %q1 = getelementptr i32, ptr addrspace(1) %out, i32 %n1
  store float %e1, ptr addrspace(1) %q1, align 4
  %e2 = extractvalue { float, float, float, float } %r, 2
  %n2 = add i32 %o, 2
  %q2 = getelementptr i32, ptr addrspace(1) %out, i32 %n2
  store float %e2, ptr addrspace(1) %q2, align 4
  %e3 = extractvalue { float, float, float, float } %r, 3
  %n3 = add i32 %o, 3
  %q3 = getelementptr i32, ptr addrspace(1) %out, i32 %n3
  store float %e3, ptr addrspace(1) %q3, align 4
  ret void
}

define ptx_kernel void @halves_intrinsic(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %t
  %x = load i32, ptr addrspace(1) %p, align 4
  %m0 = mul i32 %x, 3
  %a0 = and i32 %m0, 1006582783
  %f0 = bitcast i32 %a0 to <2 x half>
  %m1 = mul i32 %x, 5
  %a1 = and i32 %m1, 1006582783
  %f1 = bitcast i32 %a1 to <2 x half>
  %m2 = mul i32 %x, 7
  %a2 = and i32 %m2, 1006582783
  %f2 = bitcast i32 %a2 to <2 x half>
  %m3 = mul i32 %x, 9
  %a3 = and i32 %m3, 1006582783
  %f3 = bitcast i32 %a3 to <2 x half>
  %m4 = mul i32 %x, 11
  %a4 = and i32 %m4, 1006582783
  %f4 = bitcast i32 %a4 to <2 x half>
  %m5 = mul i32 %x, 13
  %a5 = and i32 %m5, 1006582783
  %f5 = bitcast i32 %a5 to <2 x half>
  %c0 = add i32 %t, 0
  %d0 = uitofp i32 %c0 to float
  %c1 = add i32 %t, 1
  %d1 = uitofp i32 %c1 to float
  %c2 = add i32 %t, 2
  %d2 = uitofp i32 %c2 to float
  %c3 = add i32 %t, 3
  %d3 = uitofp i32 %c3 to float
  %r = call { float, float, float, float } @llvm.nvvm.mma.m16n8k16.row.col.f32.f32(<2 x half> %f0, <2 x half> %f1, <2 x half> %f2, <2 x half> %f3, <2 x half> %f4, <2 x half> %f5, float %d0, float %d1, float %d2, float %d3)
  %o = mul i32 %t, 4
  %e0 = extractvalue { float, float, float, float } %r, 0
  %n0 = add i32 %o, 0
  %q0 = getelementptr i32, ptr addrspace(1) %out, i32 %n0
  store float %e0, ptr addrspace(1) %q0, align 4
  %e1 = extractvalue { float, float, float, float } %r, 1
  %n1 = add i32 %o, 1
  %q1 = getelementptr i32, ptr addrspace(1) %out, i32 %n1
  store float %e1, ptr addrspace(1) %q1, align 4
  %e2 = extractvalue { float, float, float, float } %r, 2
  %n2 = add i32 %o, 2
  %q2 = getelementptr i32, ptr addrspace(1) %out, i32 %n2
  store float %e2, ptr addrspace(1) %q2, align 4
  %e3 = extractvalue { float, float, float, float } %r, 3
  %n3 = add i32 %o, 3
  %q3 = getelementptr i32, ptr addrspace(1) %out, i32 %n3
  store float %e3, ptr addrspace(1) %q3, align 4
  ret void
}
declare { float, float, float, float } @llvm.nvvm.mma.m16n8k16.row.col.f32.f32(<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, float, float, float, float)

define ptx_kernel void @half_sums_text(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %t
  %x = load i32, ptr addrspace(1) %p, align 4
  %m0 = mul i32 %x, 3
  %a0 = and i32 %m0, 1006582783
  %m1 = mul i32 %x, 5
  %a1 = and i32 %m1, 1006582783
  %m2 = mul i32 %x, 7
  %a2 = and i32 %m2, 1006582783
  %c0 = add i32 %t, 0
  %c1 = add i32 %t, 1
  %r = call { i32, i32 } asm "mma.sync.aligned.m16n8k8.row.col.f16.f16.f16.f16 {$0, $1}, {$2, $3}, {$4}, {$5, $6};", "=r,=r,r,r,r,r,r"(i32 %a0, i32 %a1, i32 %a2, i32 %c0, i32 %c1)
  %o = mul i32 %t, 4
  %e0 = extractvalue { i32, i32 } %r, 0
  %n0 = add i32 %o, 0
  %q0 = getelementptr i32, ptr addrspace(1) %out, i32 %n0
  store i32 %e0, ptr addrspace(1) %q0, align 4
  %e1 = extractvalue { i32, i32 } %r, 1
  %n1 = add i32 %o, 1
  %q1 = getelementptr i32, ptr addrspace(1) %out, i32 %n1
  store i32 %e1, ptr addrspace(1) %q1, align 4
  ret void
}

define ptx_kernel void @half_sums_intrinsic(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %t
  %x = load i32, ptr addrspace(1) %p, align 4
  %m0 = mul i32 %x, 3
  %a0 = and i32 %m0, 1006582783
  %f0 = bitcast i32 %a0 to <2 x half>
  %m1 = mul i32 %x, 5
  %a1 = and i32 %m1, 1006582783
  %f1 = bitcast i32 %a1 to <2 x half>
  %m2 = mul i32 %x, 7
  %a2 = and i32 %m2, 1006582783
  %f2 = bitcast i32 %a2 to <2 x half>
  %c0 = add i32 %t, 0
  %d0 = bitcast i32 %c0 to <2 x half>
  %c1 = add i32 %t, 1
  %d1 = bitcast i32 %c1 to <2 x half>
  %r = call { <2 x half>, <2 x half> } @llvm.nvvm.mma.m16n8k8.row.col.f16.f16(<2 x half> %f0, <2 x half> %f1, <2 x half> %f2, <2 x half> %d0, <2 x half> %d1)
  %o = mul i32 %t, 4
  %e0 = extractvalue { <2 x half>, <2 x half> } %r, 0
  %n0 = add i32 %o, 0
  %q0 = getelementptr i32, ptr addrspace(1) %out, i32 %n0
  store <2 x half> %e0, ptr addrspace(1) %q0, align 4
  %e1 = extractvalue { <2 x half>, <2 x half> } %r, 1
  %n1 = add i32 %o, 1
  %q1 = getelementptr i32, ptr addrspace(1) %out, i32 %n1
  store <2 x half> %e1, ptr addrspace(1) %q1, align 4
  ret void
}
declare { <2 x half>, <2 x half> } @llvm.nvvm.mma.m16n8k8.row.col.f16.f16(<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>)

define ptx_kernel void @bfloats_text(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %t
  %x = load i32, ptr addrspace(1) %p, align 4
  %m0 = mul i32 %x, 3
  %a0 = and i32 %m0, 1065303935
  %m1 = mul i32 %x, 5
  %a1 = and i32 %m1, 1065303935
  %m2 = mul i32 %x, 7
  %a2 = and i32 %m2, 1065303935
  %c0 = add i32 %t, 0
  %d0 = uitofp i32 %c0 to float
  %c1 = add i32 %t, 1
  %d1 = uitofp i32 %c1 to float
  %c2 = add i32 %t, 2
  %d2 = uitofp i32 %c2 to float
  %c3 = add i32 %t, 3
  %d3 = uitofp i32 %c3 to float
  %r = call { float, float, float, float } asm "mma.sync.aligned.m16n8k8.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5}, {$6}, {$7, $8, $9, $10};", "=f,=f,=f,=f,r,r,r,f,f,f,f"(i32 %a0, i32 %a1, i32 %a2, float %d0, float %d1, float %d2, float %d3)
  %o = mul i32 %t, 4
  %e0 = extractvalue { float, float, float, float } %r, 0
  %n0 = add i32 %o, 0
  %q0 = getelementptr i32, ptr addrspace(1) %out, i32 %n0
  store float %e0, ptr addrspace(1) %q0, align 4
  %e1 = extractvalue { float, float, float, float } %r, 1
  %n1 = add i32 %o, 1
  %q1 = getelementptr i32, ptr addrspace(1) %out, i32 %n1
  store float %e1, ptr addrspace(1) %q1, align 4
  %e2 = extractvalue { float, float, float, float } %r, 2
  %n2 = add i32 %o, 2
  %q2 = getelementptr i32, ptr addrspace(1) %out, i32 %n2
  store float %e2, ptr addrspace(1) %q2, align 4
  %e3 = extractvalue { float, float, float, float } %r, 3
  %n3 = add i32 %o, 3
  %q3 = getelementptr i32, ptr addrspace(1) %out, i32 %n3
  store float %e3, ptr addrspace(1) %q3, align 4
  ret void
}

define ptx_kernel void @bfloats_intrinsic(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %t
  %x = load i32, ptr addrspace(1) %p, align 4
  %m0 = mul i32 %x, 3
  %a0 = and i32 %m0, 1065303935
  %m1 = mul i32 %x, 5
  %a1 = and i32 %m1, 1065303935
  %m2 = mul i32 %x, 7
  %a2 = and i32 %m2, 1065303935
  %c0 = add i32 %t, 0
  %d0 = uitofp i32 %c0 to float
  %c1 = add i32 %t, 1
  %d1 = uitofp i32 %c1 to float
  %c2 = add i32 %t, 2
  %d2 = uitofp i32 %c2 to float
  %c3 = add i32 %t, 3
  %d3 = uitofp i32 %c3 to float
  %r = call { float, float, float, float } @llvm.nvvm.mma.m16n8k8.row.col.bf16(i32 %a0, i32 %a1, i32 %a2, float %d0, float %d1, float %d2, float %d3)
  %o = mul i32 %t, 4
  %e0 = extractvalue { float, float, float, float } %r, 0
  %n0 = add i32 %o, 0
  %q0 = getelementptr i32, ptr addrspace(1) %out, i32 %n0
  store float %e0, ptr addrspace(1) %q0, align 4
  %e1 = extractvalue { float, float, float, float } %r, 1
  %n1 = add i32 %o, 1
  %q1 = getelementptr i32, ptr addrspace(1) %out, i32 %n1
  store float %e1, ptr addrspace(1) %q1, align 4
  %e2 = extractvalue { float, float, float, float } %r, 2
  %n2 = add i32 %o, 2
  %q2 = getelementptr i32, ptr addrspace(1) %out, i32 %n2
  store float %e2, ptr addrspace(1) %q2, align 4
  %e3 = extractvalue { float, float, float, float } %r, 3
  %n3 = add i32 %o, 3
  %q3 = getelementptr i32, ptr addrspace(1) %out, i32 %n3
  store float %e3, ptr addrspace(1) %q3, align 4
  ret void
}
declare { float, float, float, float } @llvm.nvvm.mma.m16n8k8.row.col.bf16(i32, i32, i32, float, float, float, float)

define ptx_kernel void @tf32_text(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %t
  %x = load i32, ptr addrspace(1) %p, align 4
  %m0 = mul i32 %x, 3
  %a0 = and i32 %m0, 1065345024
  %m1 = mul i32 %x, 5
  %a1 = and i32 %m1, 1065345024
  %m2 = mul i32 %x, 7
  %a2 = and i32 %m2, 1065345024
  %c0 = add i32 %t, 0
  %d0 = uitofp i32 %c0 to float
  %c1 = add i32 %t, 1
  %d1 = uitofp i32 %c1 to float
  %c2 = add i32 %t, 2
  %d2 = uitofp i32 %c2 to float
  %c3 = add i32 %t, 3
  %d3 = uitofp i32 %c3 to float
  %r = call { float, float, float, float } asm "mma.sync.aligned.m16n8k4.row.col.f32.tf32.tf32.f32 {$0, $1, $2, $3}, {$4, $5}, {$6}, {$7, $8, $9, $10};", "=f,=f,=f,=f,r,r,r,f,f,f,f"(i32 %a0, i32 %a1, i32 %a2, float %d0, float %d1, float %d2, float %d3)
  %o = mul i32 %t, 4
  %e0 = extractvalue { float, float, float, float } %r, 0
  %n0 = add i32 %o, 0
  %q0 = getelementptr i32, ptr addrspace(1) %out, i32 %n0
  store float %e0, ptr addrspace(1) %q0, align 4
  %e1 = extractvalue { float, float, float, float } %r, 1
  %n1 = add i32 %o, 1
  %q1 = getelementptr i32, ptr addrspace(1) %out, i32 %n1
  store float %e1, ptr addrspace(1) %q1, align 4
  %e2 = extractvalue { float, float, float, float } %r, 2
  %n2 = add i32 %o, 2
  %q2 = getelementptr i32, ptr addrspace(1) %out, i32 %n2
  store float %e2, ptr addrspace(1) %q2, align 4
  %e3 = extractvalue { float, float, float, float } %r, 3
  %n3 = add i32 %o, 3
  %q3 = getelementptr i32, ptr addrspace(1) %out, i32 %n3
  store float %e3, ptr addrspace(1) %q3, align 4
  ret void
}

define ptx_kernel void @tf32_intrinsic(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %t
  %x = load i32, ptr addrspace(1) %p, align 4
  %m0 = mul i32 %x, 3
  %a0 = and i32 %m0, 1065345024
  %m1 = mul i32 %x, 5
  %a1 = and i32 %m1, 1065345024
  %m2 = mul i32 %x, 7
  %a2 = and i32 %m2, 1065345024
  %c0 = add i32 %t, 0
  %d0 = uitofp i32 %c0 to float
  %c1 = add i32 %t, 1
  %d1 = uitofp i32 %c1 to float
  %c2 = add i32 %t, 2
  %d2 = uitofp i32 %c2 to float
  %c3 = add i32 %t, 3
  %d3 = uitofp i32 %c3 to float
  %r = call { float, float, float, float } @llvm.nvvm.mma.m16n8k4.row.col.tf32(i32 %a0, i32 %a1, i32 %a2, float %d0, float %d1, float %d2, float %d3)
  %o = mul i32 %t, 4
  %e0 = extractvalue { float, float, float, float } %r, 0
  %n0 = add i32 %o, 0
  %q0 = getelementptr i32, ptr addrspace(1) %out, i32 %n0
  store float %e0, ptr addrspace(1) %q0, align 4
  %e1 = extractvalue { float, float, float, float } %r, 1
  %n1 = add i32 %o, 1
  %q1 = getelementptr i32, ptr addrspace(1) %out, i32 %n1
  store float %e1, ptr addrspace(1) %q1, align 4
  %e2 = extractvalue { float, float, float, float } %r, 2
  %n2 = add i32 %o, 2
  %q2 = getelementptr i32, ptr addrspace(1) %out, i32 %n2
  store float %e2, ptr addrspace(1) %q2, align 4
  %e3 = extractvalue { float, float, float, float } %r, 3
  %n3 = add i32 %o, 3
  %q3 = getelementptr i32, ptr addrspace(1) %out, i32 %n3
  store float %e3, ptr addrspace(1) %q3, align 4
  ret void
}
declare { float, float, float, float } @llvm.nvvm.mma.m16n8k4.row.col.tf32(i32, i32, i32, float, float, float, float)

define ptx_kernel void @bytes_text(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %t
  %x = load i32, ptr addrspace(1) %p, align 4
  %m0 = mul i32 %x, 3
  %a0 = and i32 %m0, -1
  %m1 = mul i32 %x, 5
  %a1 = and i32 %m1, -1
  %m2 = mul i32 %x, 7
  %a2 = and i32 %m2, -1
  %c0 = add i32 %t, 0
  %c1 = add i32 %t, 1
  %c2 = add i32 %t, 2
  %c3 = add i32 %t, 3
  %r = call { i32, i32, i32, i32 } asm "mma.sync.aligned.m16n8k16.row.col.s32.s8.s8.s32 {$0, $1, $2, $3}, {$4, $5}, {$6}, {$7, $8, $9, $10};", "=r,=r,=r,=r,r,r,r,r,r,r,r"(i32 %a0, i32 %a1, i32 %a2, i32 %c0, i32 %c1, i32 %c2, i32 %c3)
  %o = mul i32 %t, 4
  %e0 = extractvalue { i32, i32, i32, i32 } %r, 0
  %n0 = add i32 %o, 0
  %q0 = getelementptr i32, ptr addrspace(1) %out, i32 %n0
  store i32 %e0, ptr addrspace(1) %q0, align 4
  %e1 = extractvalue { i32, i32, i32, i32 } %r, 1
  %n1 = add i32 %o, 1
  %q1 = getelementptr i32, ptr addrspace(1) %out, i32 %n1
  store i32 %e1, ptr addrspace(1) %q1, align 4
  %e2 = extractvalue { i32, i32, i32, i32 } %r, 2
  %n2 = add i32 %o, 2
  %q2 = getelementptr i32, ptr addrspace(1) %out, i32 %n2
  store i32 %e2, ptr addrspace(1) %q2, align 4
  %e3 = extractvalue { i32, i32, i32, i32 } %r, 3
  %n3 = add i32 %o, 3
  %q3 = getelementptr i32, ptr addrspace(1) %out, i32 %n3
  store i32 %e3, ptr addrspace(1) %q3, align 4
  ret void
}

define ptx_kernel void @bytes_intrinsic(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %t
  %x = load i32, ptr addrspace(1) %p, align 4
  %m0 = mul i32 %x, 3
  %a0 = and i32 %m0, -1
  %m1 = mul i32 %x, 5
  %a1 = and i32 %m1, -1
  %m2 = mul i32 %x, 7
  %a2 = and i32 %m2, -1
  %c0 = add i32 %t, 0
  %c1 = add i32 %t, 1
  %c2 = add i32 %t, 2
  %c3 = add i32 %t, 3
  %r = call { i32, i32, i32, i32 } @llvm.nvvm.mma.m16n8k16.row.col.s8(i32 %a0, i32 %a1, i32 %a2, i32 %c0, i32 %c1, i32 %c2, i32 %c3)
  %o = mul i32 %t, 4
  %e0 = extractvalue { i32, i32, i32, i32 } %r, 0
  %n0 = add i32 %o, 0
  %q0 = getelementptr i32, ptr addrspace(1) %out, i32 %n0
  store i32 %e0, ptr addrspace(1) %q0, align 4
  %e1 = extractvalue { i32, i32, i32, i32 } %r, 1
  %n1 = add i32 %o, 1
  %q1 = getelementptr i32, ptr addrspace(1) %out, i32 %n1
  store i32 %e1, ptr addrspace(1) %q1, align 4
  %e2 = extractvalue { i32, i32, i32, i32 } %r, 2
  %n2 = add i32 %o, 2
  %q2 = getelementptr i32, ptr addrspace(1) %out, i32 %n2
  store i32 %e2, ptr addrspace(1) %q2, align 4
  %e3 = extractvalue { i32, i32, i32, i32 } %r, 3
  %n3 = add i32 %o, 3
  %q3 = getelementptr i32, ptr addrspace(1) %out, i32 %n3
  store i32 %e3, ptr addrspace(1) %q3, align 4
  ret void
}
declare { i32, i32, i32, i32 } @llvm.nvvm.mma.m16n8k16.row.col.s8(i32, i32, i32, i32, i32, i32, i32)

define ptx_kernel void @unsigned_text(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %t
  %x = load i32, ptr addrspace(1) %p, align 4
  %m0 = mul i32 %x, 3
  %a0 = and i32 %m0, -1
  %m1 = mul i32 %x, 5
  %a1 = and i32 %m1, -1
  %m2 = mul i32 %x, 7
  %a2 = and i32 %m2, -1
  %m3 = mul i32 %x, 9
  %a3 = and i32 %m3, -1
  %m4 = mul i32 %x, 11
  %a4 = and i32 %m4, -1
  %m5 = mul i32 %x, 13
  %a5 = and i32 %m5, -1
  %c0 = add i32 %t, 0
  %c1 = add i32 %t, 1
  %c2 = add i32 %t, 2
  %c3 = add i32 %t, 3
  %r = call { i32, i32, i32, i32 } asm "mma.sync.aligned.m16n8k32.row.col.s32.u8.u8.s32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=r,=r,=r,=r,r,r,r,r,r,r,r,r,r,r"(i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %a4, i32 %a5, i32 %c0, i32 %c1, i32 %c2, i32 %c3)
  %o = mul i32 %t, 4
  %e0 = extractvalue { i32, i32, i32, i32 } %r, 0
  %n0 = add i32 %o, 0
  %q0 = getelementptr i32, ptr addrspace(1) %out, i32 %n0
  store i32 %e0, ptr addrspace(1) %q0, align 4
  %e1 = extractvalue { i32, i32, i32, i32 } %r, 1
  %n1 = add i32 %o, 1
  %q1 = getelementptr i32, ptr addrspace(1) %out, i32 %n1
  store i32 %e1, ptr addrspace(1) %q1, align 4
  %e2 = extractvalue { i32, i32, i32, i32 } %r, 2
  %n2 = add i32 %o, 2
  %q2 = getelementptr i32, ptr addrspace(1) %out, i32 %n2
  store i32 %e2, ptr addrspace(1) %q2, align 4
  %e3 = extractvalue { i32, i32, i32, i32 } %r, 3
  %n3 = add i32 %o, 3
  %q3 = getelementptr i32, ptr addrspace(1) %out, i32 %n3
  store i32 %e3, ptr addrspace(1) %q3, align 4
  ret void
}

define ptx_kernel void @unsigned_intrinsic(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %t
  %x = load i32, ptr addrspace(1) %p, align 4
  %m0 = mul i32 %x, 3
  %a0 = and i32 %m0, -1
  %m1 = mul i32 %x, 5
  %a1 = and i32 %m1, -1
  %m2 = mul i32 %x, 7
  %a2 = and i32 %m2, -1
  %m3 = mul i32 %x, 9
  %a3 = and i32 %m3, -1
  %m4 = mul i32 %x, 11
  %a4 = and i32 %m4, -1
  %m5 = mul i32 %x, 13
  %a5 = and i32 %m5, -1
  %c0 = add i32 %t, 0
  %c1 = add i32 %t, 1
  %c2 = add i32 %t, 2
  %c3 = add i32 %t, 3
  %r = call { i32, i32, i32, i32 } @llvm.nvvm.mma.m16n8k32.row.col.u8(i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %a4, i32 %a5, i32 %c0, i32 %c1, i32 %c2, i32 %c3)
  %o = mul i32 %t, 4
  %e0 = extractvalue { i32, i32, i32, i32 } %r, 0
  %n0 = add i32 %o, 0
  %q0 = getelementptr i32, ptr addrspace(1) %out, i32 %n0
  store i32 %e0, ptr addrspace(1) %q0, align 4
  %e1 = extractvalue { i32, i32, i32, i32 } %r, 1
  %n1 = add i32 %o, 1
  %q1 = getelementptr i32, ptr addrspace(1) %out, i32 %n1
  store i32 %e1, ptr addrspace(1) %q1, align 4
  %e2 = extractvalue { i32, i32, i32, i32 } %r, 2
  %n2 = add i32 %o, 2
  %q2 = getelementptr i32, ptr addrspace(1) %out, i32 %n2
  store i32 %e2, ptr addrspace(1) %q2, align 4
  %e3 = extractvalue { i32, i32, i32, i32 } %r, 3
  %n3 = add i32 %o, 3
  %q3 = getelementptr i32, ptr addrspace(1) %out, i32 %n3
  store i32 %e3, ptr addrspace(1) %q3, align 4
  ret void
}
declare { i32, i32, i32, i32 } @llvm.nvvm.mma.m16n8k32.row.col.u8(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)

define ptx_kernel void @doubles(ptr addrspace(1) %out) {
  %r = call { double, double } @llvm.nvvm.mma.m8n8k4.row.col.f64(double 1.0, double 1.0, double 0.0, double 0.0)
  %x = extractvalue { double, double } %r, 0
  store double %x, ptr addrspace(1) %out, align 8
  ret void
}
declare { double, double } @llvm.nvvm.mma.m8n8k4.row.col.f64(double, double, double, double)
