; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; A store of a vector has each of its units in a register, not only that at its own address, and ptxas does not load these again. Behind the store in
; its block, such loads are gone (units.h), and stores on both sides of one are neighbours:
;
;     word, words, long, halves   the last unit of 4 words, 2 of them, the second of 2 longs, the upper two of 4 shorts, which are a word
;     run                         a word between two stores, which are one of 8 bytes
;     packed                      shorts in words
;
; Elsewhere they may be gone, and their wavefronts are a range (fewer.h, repeat.h):
;
;     later                       in another block
;     next                        in an unrolled loop, what the iteration before stored
;     all                         at -O1, as an exact division was seen to keep the load
;
; Their twins are executed. They load other units than were stored (other_unit, other_words), what was not stored (behind, run_apart, later_not,
; next_not), after a barrier (waited), or with a sign (signed).
;
; In `paths`, codegen loads the first of four words on the path that does not store it. The other path has all four in registers, and so ptxas loads all
; of them on the former, as one. In `paths_not` it has only the first, and ptxas moves nothing.
; RUN: %unbank_opt -passes='unbank<mode=report;only=none;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json > %t.txt
; RUN: FileCheck %s --input-file=%t.txt
; RUN: %unbank_opt -passes='unbank<mode=report;only=none;block=32;codegen=1;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s --check-prefix=LESS
; LESS: word ld 4 0..32 bytes in a register
; CHECK: {{^}}word st 16 32..32 {{$}}
; CHECK-NEXT: {{^}}words st 16 32..32 {{$}}
; CHECK-NEXT: {{^}}long st 16 32..32 {{$}}
; CHECK-NEXT: {{^}}halves st 8 32..32 {{$}}
; CHECK-NEXT: {{^}}other_unit st 16 32..32 {{$}}
; CHECK-NEXT: {{^}}other_unit ld 8 32..32 {{$}}
; CHECK-NEXT: {{^}}other_words st 16 32..32 {{$}}
; CHECK-NEXT: {{^}}other_words ld 4 32..32 {{$}}
; CHECK-NEXT: {{^}}behind st 8 32..32 {{$}}
; CHECK-NEXT: {{^}}behind ld 4 32..32 {{$}}
; CHECK-NEXT: {{^}}waited st 16 32..32 {{$}}
; CHECK-NEXT: {{^}}waited ld 4 32..32 {{$}}
; CHECK-NEXT: {{^}}run st 8 32..32 {{$}}
; CHECK-NEXT: {{^}}run_apart st 4 32..32 {{$}}
; CHECK-NEXT: {{^}}run_apart ld 4 32..32 {{$}}
; CHECK-NEXT: {{^}}run_apart st 4 32..32 {{$}}
; CHECK-NEXT: {{^}}packed st 8 32..32 {{$}}
; CHECK-NEXT: {{^}}signed st 1 32..32 {{$}}
; CHECK-NEXT: {{^}}signed ld 1 32..32 {{$}}
; CHECK-NEXT: {{^}}later st 16 32..32 {{$}}
; CHECK-NEXT: {{^}}later ld 4 0..32 bytes in a register, which ptxas may not read again{{$}}
; CHECK-NEXT: {{^}}later_not st 8 32..32 {{$}}
; CHECK-NEXT: {{^}}later_not ld 4 32..32 {{$}}
; CHECK-NEXT: {{^}}next ld 4 0..32 an address that an earlier iteration of a loop stores to
; CHECK-NEXT: {{^}}next st 16 32..32 {{$}}
; CHECK-NEXT: {{^}}next_not ld 4 32..32 {{$}}
; CHECK-NEXT: {{^}}next_not st 16 32..32 {{$}}
; CHECK-NEXT: {{^}}paths st 16 32..32 {{$}}
; CHECK-NEXT: {{^}}paths ld None 32..32 a load next to one that ptxas may move there{{$}}
; CHECK-NEXT: {{^}}paths ld None
; CHECK-NEXT: {{^}}paths_not st 8 32..32 {{$}}
; CHECK-NEXT: {{^}}paths_not ld 4 32..32 {{$}}
; CHECK-NEXT: {{^}}paths_not ld 8 32..32 {{$}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier0()
@word.s = internal addrspace(3) global [32 x [128 x i8]] undef, align 16
@words.s = internal addrspace(3) global [32 x [128 x i8]] undef, align 16
@long.s = internal addrspace(3) global [32 x [128 x i8]] undef, align 16
@halves.s = internal addrspace(3) global [32 x [128 x i8]] undef, align 16
@other_unit.s = internal addrspace(3) global [32 x [128 x i8]] undef, align 16
@other_words.s = internal addrspace(3) global [32 x [128 x i8]] undef, align 16
@behind.s = internal addrspace(3) global [32 x [128 x i8]] undef, align 16
@waited.s = internal addrspace(3) global [32 x [128 x i8]] undef, align 16
@run.s = internal addrspace(3) global [32 x [128 x i8]] undef, align 16
@run_apart.s = internal addrspace(3) global [32 x [128 x i8]] undef, align 16
@packed.s = internal addrspace(3) global [32 x [128 x i8]] undef, align 16
@signed.s = internal addrspace(3) global [32 x [128 x i8]] undef, align 16
@later.s = internal addrspace(3) global [32 x [128 x i8]] undef, align 16
@later_not.s = internal addrspace(3) global [32 x [128 x i8]] undef, align 16
@next.s = internal addrspace(3) global [32 x [128 x i8]] undef, align 16
@next_not.s = internal addrspace(3) global [32 x [128 x i8]] undef, align 16
@paths.s = internal addrspace(3) global [32 x [128 x i8]] undef, align 16
@paths_not.s = internal addrspace(3) global [32 x [128 x i8]] undef, align 16

define ptx_kernel void @word(ptr addrspace(1) %out, <4 x i32> %v) "target-cpu"="sm_90" {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr inbounds [128 x i8], ptr addrspace(3) @word.s, i32 %x
  store <4 x i32> %v, ptr addrspace(3) %p, align 16
  call void asm sideeffect "", "~{memory}"()
  %q = getelementptr inbounds i8, ptr addrspace(3) %p, i32 12
  %a = load i32, ptr addrspace(3) %q, align 4
  store i32 %a, ptr addrspace(1) %out, align 16
  ret void
}

define ptx_kernel void @words(ptr addrspace(1) %out, <4 x i32> %v) "target-cpu"="sm_90" {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr inbounds [128 x i8], ptr addrspace(3) @words.s, i32 %x
  store <4 x i32> %v, ptr addrspace(3) %p, align 16
  call void asm sideeffect "", "~{memory}"()
  %q = getelementptr inbounds i8, ptr addrspace(3) %p, i32 8
  %a = load <2 x i32>, ptr addrspace(3) %q, align 8
  store <2 x i32> %a, ptr addrspace(1) %out, align 16
  ret void
}

define ptx_kernel void @long(ptr addrspace(1) %out, <2 x i64> %v) "target-cpu"="sm_90" {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr inbounds [128 x i8], ptr addrspace(3) @long.s, i32 %x
  store <2 x i64> %v, ptr addrspace(3) %p, align 16
  call void asm sideeffect "", "~{memory}"()
  %q = getelementptr inbounds i8, ptr addrspace(3) %p, i32 8
  %a = load i64, ptr addrspace(3) %q, align 8
  store i64 %a, ptr addrspace(1) %out, align 16
  ret void
}

define ptx_kernel void @halves(ptr addrspace(1) %out, <4 x i16> %v) "target-cpu"="sm_90" {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr inbounds [128 x i8], ptr addrspace(3) @halves.s, i32 %x
  store <4 x i16> %v, ptr addrspace(3) %p, align 16
  call void asm sideeffect "", "~{memory}"()
  %q = getelementptr inbounds i8, ptr addrspace(3) %p, i32 4
  %a = load i32, ptr addrspace(3) %q, align 4
  store i32 %a, ptr addrspace(1) %out, align 16
  ret void
}

define ptx_kernel void @other_unit(ptr addrspace(1) %out, <4 x i32> %v) "target-cpu"="sm_90" {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr inbounds [128 x i8], ptr addrspace(3) @other_unit.s, i32 %x
  store <4 x i32> %v, ptr addrspace(3) %p, align 16
  call void asm sideeffect "", "~{memory}"()
  %q = getelementptr inbounds i8, ptr addrspace(3) %p, i32 8
  %a = load i64, ptr addrspace(3) %q, align 8
  store i64 %a, ptr addrspace(1) %out, align 16
  ret void
}

define ptx_kernel void @other_words(ptr addrspace(1) %out, <2 x i64> %v) "target-cpu"="sm_90" {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr inbounds [128 x i8], ptr addrspace(3) @other_words.s, i32 %x
  store <2 x i64> %v, ptr addrspace(3) %p, align 16
  call void asm sideeffect "", "~{memory}"()
  %q = getelementptr inbounds i8, ptr addrspace(3) %p, i32 8
  %a = load i32, ptr addrspace(3) %q, align 8
  store i32 %a, ptr addrspace(1) %out, align 16
  ret void
}

define ptx_kernel void @behind(ptr addrspace(1) %out, <2 x i32> %v) "target-cpu"="sm_90" {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr inbounds [128 x i8], ptr addrspace(3) @behind.s, i32 %x
  store <2 x i32> %v, ptr addrspace(3) %p, align 16
  call void asm sideeffect "", "~{memory}"()
  %q = getelementptr inbounds i8, ptr addrspace(3) %p, i32 8
  %a = load i32, ptr addrspace(3) %q, align 8
  store i32 %a, ptr addrspace(1) %out, align 16
  ret void
}

define ptx_kernel void @waited(ptr addrspace(1) %out, <4 x i32> %v) "target-cpu"="sm_90" {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr inbounds [128 x i8], ptr addrspace(3) @waited.s, i32 %x
  store <4 x i32> %v, ptr addrspace(3) %p, align 16
  call void @llvm.nvvm.barrier0()
  %q = getelementptr inbounds i8, ptr addrspace(3) %p, i32 8
  %a = load i32, ptr addrspace(3) %q, align 8
  store i32 %a, ptr addrspace(1) %out, align 16
  ret void
}

define ptx_kernel void @run(ptr addrspace(1) %out, i32 %v) "target-cpu"="sm_90" {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr inbounds [128 x i8], ptr addrspace(3) @run.s, i32 %x
  store i32 %v, ptr addrspace(3) %p, align 16
  call void asm sideeffect "", "~{memory}"()
  %q = getelementptr inbounds i8, ptr addrspace(3) %p, i32 0
  %a = load i32, ptr addrspace(3) %q, align 4
  store i32 %a, ptr addrspace(1) %out, align 4
  call void asm sideeffect "", "~{memory}"()
  %r = getelementptr inbounds i8, ptr addrspace(3) %p, i32 4
  store i32 %v, ptr addrspace(3) %r, align 4
  ret void
}

define ptx_kernel void @run_apart(ptr addrspace(1) %out, i32 %v) "target-cpu"="sm_90" {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr inbounds [128 x i8], ptr addrspace(3) @run_apart.s, i32 %x
  store i32 %v, ptr addrspace(3) %p, align 16
  call void asm sideeffect "", "~{memory}"()
  %q = getelementptr inbounds i8, ptr addrspace(3) %p, i32 8
  %a = load i32, ptr addrspace(3) %q, align 4
  store i32 %a, ptr addrspace(1) %out, align 4
  call void asm sideeffect "", "~{memory}"()
  %r = getelementptr inbounds i8, ptr addrspace(3) %p, i32 4
  store i32 %v, ptr addrspace(3) %r, align 4
  ret void
}

define ptx_kernel void @packed(ptr addrspace(1) %out, <4 x i16> %v) "target-cpu"="sm_90" {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr inbounds [128 x i8], ptr addrspace(3) @packed.s, i32 %x
  store <4 x i16> %v, ptr addrspace(3) %p, align 16
  call void asm sideeffect "", "~{memory}"()
  %q = getelementptr inbounds i8, ptr addrspace(3) %p, i32 0
  %a = load <4 x i16>, ptr addrspace(3) %q, align 8
  store <4 x i16> %a, ptr addrspace(1) %out, align 16
  ret void
}

define ptx_kernel void @signed(ptr addrspace(1) %out, i8 %v) "target-cpu"="sm_90" {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr inbounds [128 x i8], ptr addrspace(3) @signed.s, i32 %x
  store i8 %v, ptr addrspace(3) %p, align 16
  call void asm sideeffect "", "~{memory}"()
  %q = getelementptr inbounds i8, ptr addrspace(3) %p, i32 0
  %a = load i8, ptr addrspace(3) %q, align 4
  %h = sext i8 %a to i32
  store i32 %h, ptr addrspace(1) %out, align 16
  ret void
}

define ptx_kernel void @later(ptr addrspace(1) %out, <4 x i32> %v, i32 %n) "target-cpu"="sm_90" {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr inbounds [128 x i8], ptr addrspace(3) @later.s, i32 %x
  store <4 x i32> %v, ptr addrspace(3) %p, align 16
  call void asm sideeffect "", "~{memory}"()
  %c = icmp sgt i32 %n, 3
  br i1 %c, label %arm, label %end
arm:
  %q = getelementptr inbounds i8, ptr addrspace(3) %p, i32 12
  %a = load i32, ptr addrspace(3) %q, align 4
  store volatile i32 %a, ptr addrspace(1) %out, align 4
  br label %end
end:
  ret void
}

define ptx_kernel void @later_not(ptr addrspace(1) %out, <2 x i32> %v, i32 %n) "target-cpu"="sm_90" {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr inbounds [128 x i8], ptr addrspace(3) @later_not.s, i32 %x
  store <2 x i32> %v, ptr addrspace(3) %p, align 16
  call void asm sideeffect "", "~{memory}"()
  %c = icmp sgt i32 %n, 3
  br i1 %c, label %arm, label %end
arm:
  %q = getelementptr inbounds i8, ptr addrspace(3) %p, i32 12
  %a = load i32, ptr addrspace(3) %q, align 4
  store volatile i32 %a, ptr addrspace(1) %out, align 4
  br label %end
end:
  ret void
}

define ptx_kernel void @next(ptr addrspace(1) %out, <4 x i32> %v) "target-cpu"="sm_90" {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr inbounds [128 x i8], ptr addrspace(3) @next.s, i32 %x
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %at = shl nuw nsw i32 %i, 4
  %r = getelementptr inbounds i8, ptr addrspace(3) %p, i32 %at
  %q = getelementptr inbounds i8, ptr addrspace(3) %r, i32 12
  %a = load i32, ptr addrspace(3) %q, align 4
  store volatile i32 %a, ptr addrspace(1) %out, align 4
  %to = getelementptr inbounds i8, ptr addrspace(3) %r, i32 16
  store <4 x i32> %v, ptr addrspace(3) %to, align 16
  call void asm sideeffect "", "~{memory}"()
  %next = add nuw nsw i32 %i, 1
  %c = icmp ult i32 %next, 4
  br i1 %c, label %loop, label %end
end:
  ret void
}

define ptx_kernel void @next_not(ptr addrspace(1) %out, <4 x i32> %v) "target-cpu"="sm_90" {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr inbounds [128 x i8], ptr addrspace(3) @next_not.s, i32 %x
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %at = shl nuw nsw i32 %i, 4
  %r = getelementptr inbounds i8, ptr addrspace(3) %p, i32 %at
  %q = getelementptr inbounds i8, ptr addrspace(3) %r, i32 36
  %a = load i32, ptr addrspace(3) %q, align 4
  store volatile i32 %a, ptr addrspace(1) %out, align 4
  %to = getelementptr inbounds i8, ptr addrspace(3) %r, i32 16
  store <4 x i32> %v, ptr addrspace(3) %to, align 16
  call void asm sideeffect "", "~{memory}"()
  %next = add nuw nsw i32 %i, 1
  %c = icmp ult i32 %next, 4
  br i1 %c, label %loop, label %end
end:
  ret void
}

define ptx_kernel void @paths(ptr addrspace(1) %out, <4 x i32> %v, i32 %n) "target-cpu"="sm_90" {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr inbounds [128 x i8], ptr addrspace(3) @paths.s, i32 %x
  %c = icmp sgt i32 %n, 3
  br i1 %c, label %arm, label %other
arm:
  store <4 x i32> %v, ptr addrspace(3) %p, align 16
  br label %write
write:
  store volatile i32 %n, ptr addrspace(1) %out, align 4
  store volatile i32 %x, ptr addrspace(1) %out, align 4
  br label %join
other:
  %m = mul i32 %x, %n
  store volatile i32 %m, ptr addrspace(1) %out, align 4
  %m2 = mul i32 %m, %m
  store volatile i32 %m2, ptr addrspace(1) %out, align 4
  br label %join
join:
  %q0 = getelementptr inbounds i8, ptr addrspace(3) %p, i32 0
  %a0 = load i32, ptr addrspace(3) %q0, align 4
  store volatile i32 %a0, ptr addrspace(1) %out, align 4
  %q1 = getelementptr inbounds i8, ptr addrspace(3) %p, i32 4
  %a1 = load i32, ptr addrspace(3) %q1, align 4
  store volatile i32 %a1, ptr addrspace(1) %out, align 4
  %q2 = getelementptr inbounds i8, ptr addrspace(3) %p, i32 8
  %a2 = load i32, ptr addrspace(3) %q2, align 4
  store volatile i32 %a2, ptr addrspace(1) %out, align 4
  %q3 = getelementptr inbounds i8, ptr addrspace(3) %p, i32 12
  %a3 = load i32, ptr addrspace(3) %q3, align 4
  store volatile i32 %a3, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @paths_not(ptr addrspace(1) %out, <2 x i32> %v, i32 %n) "target-cpu"="sm_90" {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr inbounds [128 x i8], ptr addrspace(3) @paths_not.s, i32 %x
  %c = icmp sgt i32 %n, 3
  br i1 %c, label %arm, label %other
arm:
  store <2 x i32> %v, ptr addrspace(3) %p, align 16
  br label %write
write:
  store volatile i32 %n, ptr addrspace(1) %out, align 4
  store volatile i32 %x, ptr addrspace(1) %out, align 4
  br label %join
other:
  %m = mul i32 %x, %n
  store volatile i32 %m, ptr addrspace(1) %out, align 4
  %m2 = mul i32 %m, %m
  store volatile i32 %m2, ptr addrspace(1) %out, align 4
  br label %join
join:
  %q0 = getelementptr inbounds i8, ptr addrspace(3) %p, i32 0
  %a0 = load i32, ptr addrspace(3) %q0, align 4
  store volatile i32 %a0, ptr addrspace(1) %out, align 4
  %q2 = getelementptr inbounds i8, ptr addrspace(3) %p, i32 8
  %a2 = load i32, ptr addrspace(3) %q2, align 4
  store volatile i32 %a2, ptr addrspace(1) %out, align 4
  %q3 = getelementptr inbounds i8, ptr addrspace(3) %p, i32 12
  %a3 = load i32, ptr addrspace(3) %q3, align 4
  store volatile i32 %a3, ptr addrspace(1) %out, align 4
  ret void
}
