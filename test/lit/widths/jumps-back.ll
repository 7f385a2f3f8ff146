; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; A loop that ends with an unconditional jump may have its first iteration ahead of it, whatever decides how often it runs. A word at an address that
; the loop does not change is then beside words that are loaded ahead of the loop, although the loop writes: 8 bytes in cubins of sm_80 to sm_120
; (test/lab/ways.py, latch-split).
;
;     jumps      the loop ends with a jump
;     branches   it ends with a branch, and stays as it is
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | grep ' ld ' | FileCheck %s
; CHECK:      jumps ld None {{.*}} other iterations
; CHECK-NEXT: jumps ld None {{.*}} other iterations
; CHECK-NEXT: jumps ld 4{{ .*}}
; CHECK-NEXT: branches ld 4{{ .*}}
; CHECK-NEXT: branches ld 4{{ .*}}
; CHECK-NEXT: branches ld 4{{ .*}}
; CHECK-NOT:  {{^.}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

@of_jumps = internal addrspace(3) global [16384 x i8] undef, align 16

define ptx_kernel void @jumps(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %from = getelementptr float, ptr addrspace(1) %in, i32 %t
  %begin = load float, ptr addrspace(1) %from
  %base = getelementptr [32 x float], ptr addrspace(3) @of_jumps, i32 %t
  %q1 = getelementptr i8, ptr addrspace(3) %base, i64 64
  store float %begin, ptr addrspace(3) %q1, align 4
  %q2 = getelementptr i8, ptr addrspace(3) %base, i64 0
  %l2 = load float, ptr addrspace(3) %q2, align 4
  %f2 = fmul float %begin, 3.0
  %s2 = fadd float %f2, %l2
  br label %h
h:
  %v_h = phi float [ %s2, %entry ], [ %v_l1, %l1 ]
  %og3 = getelementptr float, ptr addrspace(1) %out, i64 1192
  store float %v_h, ptr addrspace(1) %og3
  br label %join
join:
  %v_join = phi float [ %v_h, %h ]
  %b_join = and i32 %n, 4
  %c_join = icmp ne i32 %b_join, 0
  br i1 %c_join, label %d, label %l
d:
  %v_d = phi float [ %v_join, %join ]
  %og4 = getelementptr float, ptr addrspace(1) %out, i64 1256
  store float %v_d, ptr addrspace(1) %og4
  %q5 = getelementptr i8, ptr addrspace(3) %base, i64 0
  %l5 = load float, ptr addrspace(3) %q5, align 4
  %f5 = fmul float %v_d, 3.0
  %s5 = fadd float %f5, %l5
  %q6 = getelementptr i8, ptr addrspace(3) %base, i64 4
  %l6 = load float, ptr addrspace(3) %q6, align 4
  %f6 = fmul float %s5, 3.0
  %s6 = fadd float %f6, %l6
  br label %l
l:
  %v_l = phi float [ %v_join, %join ], [ %s6, %d ]
  %og7 = getelementptr float, ptr addrspace(1) %out, i64 1448
  store float %v_l, ptr addrspace(1) %og7
  %q8 = getelementptr i8, ptr addrspace(3) %base, i64 96
  store float %v_l, ptr addrspace(3) %q8, align 4
  %q9 = getelementptr i8, ptr addrspace(3) %base, i64 12
  %l9 = load float, ptr addrspace(3) %q9, align 4
  %f9 = fmul float %v_l, 3.0
  %s9 = fadd float %f9, %l9
  %b_l = and i32 %n, 16
  %c_l = icmp ne i32 %b_l, 0
  br i1 %c_l, label %l1, label %end
l1:
  %v_l1 = phi float [ %s9, %l ]
  %og10 = getelementptr float, ptr addrspace(1) %out, i64 1640
  store float %v_l1, ptr addrspace(1) %og10
  br label %h
end:
  %v_end = phi float [ %s9, %l ]
  %to = getelementptr float, ptr addrspace(1) %out, i32 %t
  store float %v_end, ptr addrspace(1) %to
  ret void
}

@of_branches = internal addrspace(3) global [16384 x i8] undef, align 16

define ptx_kernel void @branches(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %from = getelementptr float, ptr addrspace(1) %in, i32 %t
  %begin = load float, ptr addrspace(1) %from
  %base = getelementptr [32 x float], ptr addrspace(3) @of_branches, i32 %t
  %q1 = getelementptr i8, ptr addrspace(3) %base, i64 64
  store float %begin, ptr addrspace(3) %q1, align 4
  %q2 = getelementptr i8, ptr addrspace(3) %base, i64 0
  %l2 = load float, ptr addrspace(3) %q2, align 4
  %f2 = fmul float %begin, 3.0
  %s2 = fadd float %f2, %l2
  br label %h
h:
  %v_h = phi float [ %s2, %entry ], [ %s9, %l ]
  %og3 = getelementptr float, ptr addrspace(1) %out, i64 1192
  store float %v_h, ptr addrspace(1) %og3
  br label %join
join:
  %v_join = phi float [ %v_h, %h ]
  %b_join = and i32 %n, 4
  %c_join = icmp ne i32 %b_join, 0
  br i1 %c_join, label %d, label %l
d:
  %v_d = phi float [ %v_join, %join ]
  %og4 = getelementptr float, ptr addrspace(1) %out, i64 1256
  store float %v_d, ptr addrspace(1) %og4
  %q5 = getelementptr i8, ptr addrspace(3) %base, i64 0
  %l5 = load float, ptr addrspace(3) %q5, align 4
  %f5 = fmul float %v_d, 3.0
  %s5 = fadd float %f5, %l5
  %q6 = getelementptr i8, ptr addrspace(3) %base, i64 4
  %l6 = load float, ptr addrspace(3) %q6, align 4
  %f6 = fmul float %s5, 3.0
  %s6 = fadd float %f6, %l6
  br label %l
l:
  %v_l = phi float [ %v_join, %join ], [ %s6, %d ]
  %og7 = getelementptr float, ptr addrspace(1) %out, i64 1448
  store float %v_l, ptr addrspace(1) %og7
  %q8 = getelementptr i8, ptr addrspace(3) %base, i64 96
  store float %v_l, ptr addrspace(3) %q8, align 4
  %q9 = getelementptr i8, ptr addrspace(3) %base, i64 12
  %l9 = load float, ptr addrspace(3) %q9, align 4
  %f9 = fmul float %v_l, 3.0
  %s9 = fadd float %f9, %l9
  %b_l = and i32 %n, 16
  %c_l = icmp ne i32 %b_l, 0
  br i1 %c_l, label %h, label %end
end:
  %v_end = phi float [ %s9, %l ]
  %to = getelementptr float, ptr addrspace(1) %out, i32 %t
  store float %v_end, ptr addrspace(1) %to
  ret void
}
