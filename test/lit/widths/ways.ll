; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; A word that is loaded behind a join, in a block that is executed now and then, and that one path to the join has in a register. ptxas loads it on
; the other paths instead, if each of these loads a word beside it: 8 bytes there. Written by test/lab/ways.py; each was seen in cubins of sm_75 and
; sm_90.
;
;     arm      the other path is one block, with a word beside it
;     split    a branch behind that word; fork: two paths behind it
;     both     two paths, with a word each
;     ahead    the word beside it is ahead of the branch
;     inside   it is in an arm of the other path
;     lonely   of two other paths one has none
;     written  a store behind it
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | grep ' ld ' | FileCheck %s
; CHECK:      arm ld 4{{ .*}}
; CHECK-NEXT: arm ld None {{.*}} a load next to one that ptxas may move there
; CHECK-NEXT: arm ld 4{{ .*}}
; CHECK-NEXT: split ld 4{{ .*}}
; CHECK-NEXT: split ld None {{.*}} a load next to one that ptxas may move there
; CHECK-NEXT: split ld 4{{ .*}}
; CHECK-NEXT: fork ld 4{{ .*}}
; CHECK-NEXT: fork ld None {{.*}} a load next to one that ptxas may move there
; CHECK-NEXT: fork ld 4{{ .*}}
; CHECK-NEXT: both ld 4{{ .*}}
; CHECK-NEXT: both ld None {{.*}} a load next to one that ptxas may move there
; CHECK-NEXT: both ld None {{.*}} a load next to one that ptxas may move there
; CHECK-NEXT: both ld 4{{ .*}}
; CHECK-NEXT: ahead ld 4{{ .*}}
; CHECK-NEXT: ahead ld 4{{ .*}}
; CHECK-NEXT: ahead ld 4{{ .*}}
; CHECK-NEXT: inside ld 4{{ .*}}
; CHECK-NEXT: inside ld 4{{ .*}}
; CHECK-NEXT: inside ld 4{{ .*}}
; CHECK-NEXT: lonely ld 4{{ .*}}
; CHECK-NEXT: lonely ld 4{{ .*}}
; CHECK-NEXT: lonely ld 4{{ .*}}
; CHECK-NEXT: written ld 4{{ .*}}
; CHECK-NEXT: written ld 4{{ .*}}
; CHECK-NEXT: written ld 4{{ .*}}
; CHECK-NOT:  {{^.}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

@of_arm = internal addrspace(3) global [16384 x i8] undef, align 16

define ptx_kernel void @arm(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %from = getelementptr float, ptr addrspace(1) %in, i32 %t
  %begin = load float, ptr addrspace(1) %from
  %base = getelementptr [32 x float], ptr addrspace(3) @of_arm, i32 %t
  %b_entry = and i32 %n, 1
  %c_entry = icmp ne i32 %b_entry, 0
  br i1 %c_entry, label %a, label %b
a:
  %v_a = phi float [ %begin, %entry ]
  %og1 = getelementptr float, ptr addrspace(1) %out, i64 1064
  store float %v_a, ptr addrspace(1) %og1
  %q2 = getelementptr i8, ptr addrspace(3) %base, i64 64
  store float %v_a, ptr addrspace(3) %q2, align 4
  %q3 = getelementptr i8, ptr addrspace(3) %base, i64 0
  %l3 = load float, ptr addrspace(3) %q3, align 4
  %f3 = fmul float %v_a, 3.0
  %s3 = fadd float %f3, %l3
  br label %join
b:
  %v_b = phi float [ %begin, %entry ]
  %og4 = getelementptr float, ptr addrspace(1) %out, i64 1256
  store float %v_b, ptr addrspace(1) %og4
  %q5 = getelementptr i8, ptr addrspace(3) %base, i64 4
  %l5 = load float, ptr addrspace(3) %q5, align 4
  %f5 = fmul float %v_b, 3.0
  %s5 = fadd float %f5, %l5
  br label %join
join:
  %v_join = phi float [ %s3, %a ], [ %s5, %b ]
  %b_join = and i32 %n, 8
  %c_join = icmp ne i32 %b_join, 0
  br i1 %c_join, label %d, label %end
d:
  %v_d = phi float [ %v_join, %join ]
  %og6 = getelementptr float, ptr addrspace(1) %out, i64 1384
  store float %v_d, ptr addrspace(1) %og6
  %q7 = getelementptr i8, ptr addrspace(3) %base, i64 0
  %l7 = load float, ptr addrspace(3) %q7, align 4
  %f7 = fmul float %v_d, 3.0
  %s7 = fadd float %f7, %l7
  br label %end
end:
  %v_end = phi float [ %v_join, %join ], [ %s7, %d ]
  %to = getelementptr float, ptr addrspace(1) %out, i32 %t
  store float %v_end, ptr addrspace(1) %to
  ret void
}

@of_split = internal addrspace(3) global [16384 x i8] undef, align 16

define ptx_kernel void @split(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %from = getelementptr float, ptr addrspace(1) %in, i32 %t
  %begin = load float, ptr addrspace(1) %from
  %base = getelementptr [32 x float], ptr addrspace(3) @of_split, i32 %t
  %b_entry = and i32 %n, 1
  %c_entry = icmp ne i32 %b_entry, 0
  br i1 %c_entry, label %a, label %b
a:
  %v_a = phi float [ %begin, %entry ]
  %og1 = getelementptr float, ptr addrspace(1) %out, i64 1064
  store float %v_a, ptr addrspace(1) %og1
  %q2 = getelementptr i8, ptr addrspace(3) %base, i64 64
  store float %v_a, ptr addrspace(3) %q2, align 4
  %q3 = getelementptr i8, ptr addrspace(3) %base, i64 0
  %l3 = load float, ptr addrspace(3) %q3, align 4
  %f3 = fmul float %v_a, 3.0
  %s3 = fadd float %f3, %l3
  br label %join
b:
  %v_b = phi float [ %begin, %entry ]
  %og4 = getelementptr float, ptr addrspace(1) %out, i64 1256
  store float %v_b, ptr addrspace(1) %og4
  %q5 = getelementptr i8, ptr addrspace(3) %base, i64 4
  %l5 = load float, ptr addrspace(3) %q5, align 4
  %f5 = fmul float %v_b, 3.0
  %s5 = fadd float %f5, %l5
  %b_b = and i32 %n, 4
  %c_b = icmp ne i32 %b_b, 0
  br i1 %c_b, label %b1, label %b2
b1:
  %v_b1 = phi float [ %s5, %b ]
  %og6 = getelementptr float, ptr addrspace(1) %out, i64 1384
  store float %v_b1, ptr addrspace(1) %og6
  br label %b2
b2:
  %v_b2 = phi float [ %s5, %b ], [ %v_b1, %b1 ]
  %og7 = getelementptr float, ptr addrspace(1) %out, i64 1448
  store float %v_b2, ptr addrspace(1) %og7
  br label %join
join:
  %v_join = phi float [ %s3, %a ], [ %v_b2, %b2 ]
  %b_join = and i32 %n, 32
  %c_join = icmp ne i32 %b_join, 0
  br i1 %c_join, label %d, label %end
d:
  %v_d = phi float [ %v_join, %join ]
  %og8 = getelementptr float, ptr addrspace(1) %out, i64 1512
  store float %v_d, ptr addrspace(1) %og8
  %q9 = getelementptr i8, ptr addrspace(3) %base, i64 0
  %l9 = load float, ptr addrspace(3) %q9, align 4
  %f9 = fmul float %v_d, 3.0
  %s9 = fadd float %f9, %l9
  br label %end
end:
  %v_end = phi float [ %v_join, %join ], [ %s9, %d ]
  %to = getelementptr float, ptr addrspace(1) %out, i32 %t
  store float %v_end, ptr addrspace(1) %to
  ret void
}

@of_fork = internal addrspace(3) global [16384 x i8] undef, align 16

define ptx_kernel void @fork(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %from = getelementptr float, ptr addrspace(1) %in, i32 %t
  %begin = load float, ptr addrspace(1) %from
  %base = getelementptr [32 x float], ptr addrspace(3) @of_fork, i32 %t
  %b_entry = and i32 %n, 1
  %c_entry = icmp ne i32 %b_entry, 0
  br i1 %c_entry, label %a, label %m
a:
  %v_a = phi float [ %begin, %entry ]
  %og1 = getelementptr float, ptr addrspace(1) %out, i64 1064
  store float %v_a, ptr addrspace(1) %og1
  %q2 = getelementptr i8, ptr addrspace(3) %base, i64 64
  store float %v_a, ptr addrspace(3) %q2, align 4
  %q3 = getelementptr i8, ptr addrspace(3) %base, i64 0
  %l3 = load float, ptr addrspace(3) %q3, align 4
  %f3 = fmul float %v_a, 3.0
  %s3 = fadd float %f3, %l3
  br label %join
m:
  %v_m = phi float [ %begin, %entry ]
  %og4 = getelementptr float, ptr addrspace(1) %out, i64 1256
  store float %v_m, ptr addrspace(1) %og4
  %q5 = getelementptr i8, ptr addrspace(3) %base, i64 4
  %l5 = load float, ptr addrspace(3) %q5, align 4
  %f5 = fmul float %v_m, 3.0
  %s5 = fadd float %f5, %l5
  %b_m = and i32 %n, 4
  %c_m = icmp ne i32 %b_m, 0
  br i1 %c_m, label %b, label %c
b:
  %v_b = phi float [ %s5, %m ]
  %og6 = getelementptr float, ptr addrspace(1) %out, i64 1384
  store float %v_b, ptr addrspace(1) %og6
  br label %join
c:
  %v_c = phi float [ %s5, %m ]
  %og7 = getelementptr float, ptr addrspace(1) %out, i64 1448
  store float %v_c, ptr addrspace(1) %og7
  br label %join
join:
  %v_join = phi float [ %s3, %a ], [ %v_b, %b ], [ %v_c, %c ]
  %b_join = and i32 %n, 32
  %c_join = icmp ne i32 %b_join, 0
  br i1 %c_join, label %d, label %end
d:
  %v_d = phi float [ %v_join, %join ]
  %og8 = getelementptr float, ptr addrspace(1) %out, i64 1512
  store float %v_d, ptr addrspace(1) %og8
  %q9 = getelementptr i8, ptr addrspace(3) %base, i64 0
  %l9 = load float, ptr addrspace(3) %q9, align 4
  %f9 = fmul float %v_d, 3.0
  %s9 = fadd float %f9, %l9
  br label %end
end:
  %v_end = phi float [ %v_join, %join ], [ %s9, %d ]
  %to = getelementptr float, ptr addrspace(1) %out, i32 %t
  store float %v_end, ptr addrspace(1) %to
  ret void
}

@of_both = internal addrspace(3) global [16384 x i8] undef, align 16

define ptx_kernel void @both(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %from = getelementptr float, ptr addrspace(1) %in, i32 %t
  %begin = load float, ptr addrspace(1) %from
  %base = getelementptr [32 x float], ptr addrspace(3) @of_both, i32 %t
  %b_entry = and i32 %n, 1
  %c_entry = icmp ne i32 %b_entry, 0
  br i1 %c_entry, label %a, label %m
a:
  %v_a = phi float [ %begin, %entry ]
  %og1 = getelementptr float, ptr addrspace(1) %out, i64 1064
  store float %v_a, ptr addrspace(1) %og1
  %q2 = getelementptr i8, ptr addrspace(3) %base, i64 64
  store float %v_a, ptr addrspace(3) %q2, align 4
  %q3 = getelementptr i8, ptr addrspace(3) %base, i64 0
  %l3 = load float, ptr addrspace(3) %q3, align 4
  %f3 = fmul float %v_a, 3.0
  %s3 = fadd float %f3, %l3
  br label %join
m:
  %v_m = phi float [ %begin, %entry ]
  %og4 = getelementptr float, ptr addrspace(1) %out, i64 1256
  store float %v_m, ptr addrspace(1) %og4
  %b_m = and i32 %n, 4
  %c_m = icmp ne i32 %b_m, 0
  br i1 %c_m, label %b, label %c
b:
  %v_b = phi float [ %v_m, %m ]
  %og5 = getelementptr float, ptr addrspace(1) %out, i64 1320
  store float %v_b, ptr addrspace(1) %og5
  %q6 = getelementptr i8, ptr addrspace(3) %base, i64 4
  %l6 = load float, ptr addrspace(3) %q6, align 4
  %f6 = fmul float %v_b, 3.0
  %s6 = fadd float %f6, %l6
  br label %join
c:
  %v_c = phi float [ %v_m, %m ]
  %og7 = getelementptr float, ptr addrspace(1) %out, i64 1448
  store float %v_c, ptr addrspace(1) %og7
  %q8 = getelementptr i8, ptr addrspace(3) %base, i64 8
  %l8 = load float, ptr addrspace(3) %q8, align 4
  %f8 = fmul float %v_c, 3.0
  %s8 = fadd float %f8, %l8
  br label %join
join:
  %v_join = phi float [ %s3, %a ], [ %s6, %b ], [ %s8, %c ]
  %b_join = and i32 %n, 32
  %c_join = icmp ne i32 %b_join, 0
  br i1 %c_join, label %d, label %end
d:
  %v_d = phi float [ %v_join, %join ]
  %og9 = getelementptr float, ptr addrspace(1) %out, i64 1576
  store float %v_d, ptr addrspace(1) %og9
  %q10 = getelementptr i8, ptr addrspace(3) %base, i64 0
  %l10 = load float, ptr addrspace(3) %q10, align 4
  %f10 = fmul float %v_d, 3.0
  %s10 = fadd float %f10, %l10
  br label %end
end:
  %v_end = phi float [ %v_join, %join ], [ %s10, %d ]
  %to = getelementptr float, ptr addrspace(1) %out, i32 %t
  store float %v_end, ptr addrspace(1) %to
  ret void
}

@of_ahead = internal addrspace(3) global [16384 x i8] undef, align 16

define ptx_kernel void @ahead(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %from = getelementptr float, ptr addrspace(1) %in, i32 %t
  %begin = load float, ptr addrspace(1) %from
  %base = getelementptr [32 x float], ptr addrspace(3) @of_ahead, i32 %t
  %q1 = getelementptr i8, ptr addrspace(3) %base, i64 4
  %l1 = load float, ptr addrspace(3) %q1, align 4
  %f1 = fmul float %begin, 3.0
  %s1 = fadd float %f1, %l1
  %b_entry = and i32 %n, 1
  %c_entry = icmp ne i32 %b_entry, 0
  br i1 %c_entry, label %a, label %b
a:
  %v_a = phi float [ %s1, %entry ]
  %og2 = getelementptr float, ptr addrspace(1) %out, i64 1128
  store float %v_a, ptr addrspace(1) %og2
  %q3 = getelementptr i8, ptr addrspace(3) %base, i64 64
  store float %v_a, ptr addrspace(3) %q3, align 4
  %q4 = getelementptr i8, ptr addrspace(3) %base, i64 0
  %l4 = load float, ptr addrspace(3) %q4, align 4
  %f4 = fmul float %v_a, 3.0
  %s4 = fadd float %f4, %l4
  br label %join
b:
  %v_b = phi float [ %s1, %entry ]
  %og5 = getelementptr float, ptr addrspace(1) %out, i64 1320
  store float %v_b, ptr addrspace(1) %og5
  br label %join
join:
  %v_join = phi float [ %s4, %a ], [ %v_b, %b ]
  %b_join = and i32 %n, 8
  %c_join = icmp ne i32 %b_join, 0
  br i1 %c_join, label %d, label %end
d:
  %v_d = phi float [ %v_join, %join ]
  %og6 = getelementptr float, ptr addrspace(1) %out, i64 1384
  store float %v_d, ptr addrspace(1) %og6
  %q7 = getelementptr i8, ptr addrspace(3) %base, i64 0
  %l7 = load float, ptr addrspace(3) %q7, align 4
  %f7 = fmul float %v_d, 3.0
  %s7 = fadd float %f7, %l7
  br label %end
end:
  %v_end = phi float [ %v_join, %join ], [ %s7, %d ]
  %to = getelementptr float, ptr addrspace(1) %out, i32 %t
  store float %v_end, ptr addrspace(1) %to
  ret void
}

@of_inside = internal addrspace(3) global [16384 x i8] undef, align 16

define ptx_kernel void @inside(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %from = getelementptr float, ptr addrspace(1) %in, i32 %t
  %begin = load float, ptr addrspace(1) %from
  %base = getelementptr [32 x float], ptr addrspace(3) @of_inside, i32 %t
  %b_entry = and i32 %n, 1
  %c_entry = icmp ne i32 %b_entry, 0
  br i1 %c_entry, label %a, label %b
a:
  %v_a = phi float [ %begin, %entry ]
  %og1 = getelementptr float, ptr addrspace(1) %out, i64 1064
  store float %v_a, ptr addrspace(1) %og1
  %q2 = getelementptr i8, ptr addrspace(3) %base, i64 64
  store float %v_a, ptr addrspace(3) %q2, align 4
  %q3 = getelementptr i8, ptr addrspace(3) %base, i64 0
  %l3 = load float, ptr addrspace(3) %q3, align 4
  %f3 = fmul float %v_a, 3.0
  %s3 = fadd float %f3, %l3
  br label %join
b:
  %v_b = phi float [ %begin, %entry ]
  %og4 = getelementptr float, ptr addrspace(1) %out, i64 1256
  store float %v_b, ptr addrspace(1) %og4
  %b_b = and i32 %n, 4
  %c_b = icmp ne i32 %b_b, 0
  br i1 %c_b, label %b1, label %b2
b1:
  %v_b1 = phi float [ %v_b, %b ]
  %og5 = getelementptr float, ptr addrspace(1) %out, i64 1320
  store float %v_b1, ptr addrspace(1) %og5
  %q6 = getelementptr i8, ptr addrspace(3) %base, i64 4
  %l6 = load float, ptr addrspace(3) %q6, align 4
  %f6 = fmul float %v_b1, 3.0
  %s6 = fadd float %f6, %l6
  br label %b2
b2:
  %v_b2 = phi float [ %v_b, %b ], [ %s6, %b1 ]
  %og7 = getelementptr float, ptr addrspace(1) %out, i64 1448
  store float %v_b2, ptr addrspace(1) %og7
  br label %join
join:
  %v_join = phi float [ %s3, %a ], [ %v_b2, %b2 ]
  %b_join = and i32 %n, 32
  %c_join = icmp ne i32 %b_join, 0
  br i1 %c_join, label %d, label %end
d:
  %v_d = phi float [ %v_join, %join ]
  %og8 = getelementptr float, ptr addrspace(1) %out, i64 1512
  store float %v_d, ptr addrspace(1) %og8
  %q9 = getelementptr i8, ptr addrspace(3) %base, i64 0
  %l9 = load float, ptr addrspace(3) %q9, align 4
  %f9 = fmul float %v_d, 3.0
  %s9 = fadd float %f9, %l9
  br label %end
end:
  %v_end = phi float [ %v_join, %join ], [ %s9, %d ]
  %to = getelementptr float, ptr addrspace(1) %out, i32 %t
  store float %v_end, ptr addrspace(1) %to
  ret void
}

@of_lonely = internal addrspace(3) global [16384 x i8] undef, align 16

define ptx_kernel void @lonely(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %from = getelementptr float, ptr addrspace(1) %in, i32 %t
  %begin = load float, ptr addrspace(1) %from
  %base = getelementptr [32 x float], ptr addrspace(3) @of_lonely, i32 %t
  %b_entry = and i32 %n, 1
  %c_entry = icmp ne i32 %b_entry, 0
  br i1 %c_entry, label %a, label %m
a:
  %v_a = phi float [ %begin, %entry ]
  %og1 = getelementptr float, ptr addrspace(1) %out, i64 1064
  store float %v_a, ptr addrspace(1) %og1
  %q2 = getelementptr i8, ptr addrspace(3) %base, i64 64
  store float %v_a, ptr addrspace(3) %q2, align 4
  %q3 = getelementptr i8, ptr addrspace(3) %base, i64 0
  %l3 = load float, ptr addrspace(3) %q3, align 4
  %f3 = fmul float %v_a, 3.0
  %s3 = fadd float %f3, %l3
  br label %join
m:
  %v_m = phi float [ %begin, %entry ]
  %og4 = getelementptr float, ptr addrspace(1) %out, i64 1256
  store float %v_m, ptr addrspace(1) %og4
  %b_m = and i32 %n, 4
  %c_m = icmp ne i32 %b_m, 0
  br i1 %c_m, label %b, label %c
b:
  %v_b = phi float [ %v_m, %m ]
  %og5 = getelementptr float, ptr addrspace(1) %out, i64 1320
  store float %v_b, ptr addrspace(1) %og5
  %q6 = getelementptr i8, ptr addrspace(3) %base, i64 4
  %l6 = load float, ptr addrspace(3) %q6, align 4
  %f6 = fmul float %v_b, 3.0
  %s6 = fadd float %f6, %l6
  br label %join
c:
  %v_c = phi float [ %v_m, %m ]
  %og7 = getelementptr float, ptr addrspace(1) %out, i64 1448
  store float %v_c, ptr addrspace(1) %og7
  br label %join
join:
  %v_join = phi float [ %s3, %a ], [ %s6, %b ], [ %v_c, %c ]
  %b_join = and i32 %n, 32
  %c_join = icmp ne i32 %b_join, 0
  br i1 %c_join, label %d, label %end
d:
  %v_d = phi float [ %v_join, %join ]
  %og8 = getelementptr float, ptr addrspace(1) %out, i64 1512
  store float %v_d, ptr addrspace(1) %og8
  %q9 = getelementptr i8, ptr addrspace(3) %base, i64 0
  %l9 = load float, ptr addrspace(3) %q9, align 4
  %f9 = fmul float %v_d, 3.0
  %s9 = fadd float %f9, %l9
  br label %end
end:
  %v_end = phi float [ %v_join, %join ], [ %s9, %d ]
  %to = getelementptr float, ptr addrspace(1) %out, i32 %t
  store float %v_end, ptr addrspace(1) %to
  ret void
}

@of_written = internal addrspace(3) global [16384 x i8] undef, align 16

define ptx_kernel void @written(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %from = getelementptr float, ptr addrspace(1) %in, i32 %t
  %begin = load float, ptr addrspace(1) %from
  %base = getelementptr [32 x float], ptr addrspace(3) @of_written, i32 %t
  %b_entry = and i32 %n, 1
  %c_entry = icmp ne i32 %b_entry, 0
  br i1 %c_entry, label %a, label %b
a:
  %v_a = phi float [ %begin, %entry ]
  %og1 = getelementptr float, ptr addrspace(1) %out, i64 1064
  store float %v_a, ptr addrspace(1) %og1
  %q2 = getelementptr i8, ptr addrspace(3) %base, i64 64
  store float %v_a, ptr addrspace(3) %q2, align 4
  %q3 = getelementptr i8, ptr addrspace(3) %base, i64 0
  %l3 = load float, ptr addrspace(3) %q3, align 4
  %f3 = fmul float %v_a, 3.0
  %s3 = fadd float %f3, %l3
  br label %join
b:
  %v_b = phi float [ %begin, %entry ]
  %og4 = getelementptr float, ptr addrspace(1) %out, i64 1256
  store float %v_b, ptr addrspace(1) %og4
  %q5 = getelementptr i8, ptr addrspace(3) %base, i64 4
  %l5 = load float, ptr addrspace(3) %q5, align 4
  %f5 = fmul float %v_b, 3.0
  %s5 = fadd float %f5, %l5
  %q6 = getelementptr i8, ptr addrspace(3) %base, i64 96
  store float %s5, ptr addrspace(3) %q6, align 4
  br label %join
join:
  %v_join = phi float [ %s3, %a ], [ %s5, %b ]
  %b_join = and i32 %n, 8
  %c_join = icmp ne i32 %b_join, 0
  br i1 %c_join, label %d, label %end
d:
  %v_d = phi float [ %v_join, %join ]
  %og7 = getelementptr float, ptr addrspace(1) %out, i64 1448
  store float %v_d, ptr addrspace(1) %og7
  %q8 = getelementptr i8, ptr addrspace(3) %base, i64 0
  %l8 = load float, ptr addrspace(3) %q8, align 4
  %f8 = fmul float %v_d, 3.0
  %s8 = fadd float %f8, %l8
  br label %end
end:
  %v_end = phi float [ %v_join, %join ], [ %s8, %d ]
  %to = getelementptr float, ptr addrspace(1) %out, i32 %t
  store float %v_end, ptr addrspace(1) %to
  ret void
}
