; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; 16 bytes, of whose 64-bit halves only the lower 32 bits are read (live.h). If they are read in another block, ptxas narrows both halves before it
; merges any loads, as seen in cubins of sm_75 to sm_120:
;
;     behind    the halves are truncated behind a branch: two of 4 bytes
;     ahead     truncated and multiplied ahead of it: one of 16
;     cut       truncated ahead of it, and multiplied behind: two of 4
;     one       one half is read as a whole: one of 16
;     divided   a 64-bit division, which becomes branches, is between them: two of 4
;     divisor   one half is what a float is divided by, which becomes branches; the other one is read behind a branch: two of 4
;     added     one half is read by an atomic, the other one behind a branch: two of 4
;     factor    as divisor, but it is multiplied: one of 16
;     masked    a mask is between them, which may be narrowed, too: open
;     unrolled  a loop is between them that may be unrolled completely: open
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; RUN: sed 's/sm_90/sm_80/g' %s > %t.ll
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.80.json>' %t.ll -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.80.json | FileCheck %s
; CHECK: behind ld None {{.*}} an access that is taken apart
; CHECK-NEXT: ahead ld 16{{ .*}}
; CHECK-NEXT: cut ld None {{.*}} an access that is taken apart
; CHECK-NEXT: one ld 16{{ .*}}
; CHECK-NEXT: divided ld None {{.*}} an access that is taken apart
; CHECK-NEXT: divisor ld None {{.*}} a load of which a part is used
; CHECK-NEXT: added ld None {{.*}} a load of which a part is used
; CHECK-NEXT: factor ld 16{{ .*}}
; CHECK-NEXT: masked ld None {{.*}} a load of which a part is used
; CHECK-NEXT: unrolled ld None {{.*}} a load of which a part is used
; CHECK-NOT: {{^.}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@table = internal addrspace(3) global [4096 x i64] undef, align 16

define ptx_kernel void @behind(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = zext i32 %t to i64
  %p = getelementptr [2 x i64], ptr addrspace(3) @table, i64 %x
  %v = load <2 x i64>, ptr addrspace(3) %p, align 16
  %a = extractelement <2 x i64> %v, i32 0
  %b = extractelement <2 x i64> %v, i32 1
  %c = icmp slt i32 %n, 1
  br i1 %c, label %end, label %then

then:
  store i32 1, ptr addrspace(1) %out, align 4
  br label %end

end:
  %al = trunc i64 %a to i32
  %bl = trunc i64 %b to i32
  %m = mul i32 %al, %bl
  %o = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %m, ptr addrspace(1) %o, align 4
  ret void
}

define ptx_kernel void @ahead(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = zext i32 %t to i64
  %p = getelementptr [2 x i64], ptr addrspace(3) @table, i64 %x
  %v = load <2 x i64>, ptr addrspace(3) %p, align 16
  %a = extractelement <2 x i64> %v, i32 0
  %b = extractelement <2 x i64> %v, i32 1
  %al = trunc i64 %a to i32
  %bl = trunc i64 %b to i32
  %m = mul i32 %al, %bl
  %c = icmp slt i32 %n, 1
  br i1 %c, label %end, label %then

then:
  store i32 1, ptr addrspace(1) %out, align 4
  br label %end

end:
  %o = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %m, ptr addrspace(1) %o, align 4
  ret void
}

define ptx_kernel void @cut(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = zext i32 %t to i64
  %p = getelementptr [2 x i64], ptr addrspace(3) @table, i64 %x
  %v = load <2 x i64>, ptr addrspace(3) %p, align 16
  %a = extractelement <2 x i64> %v, i32 0
  %b = extractelement <2 x i64> %v, i32 1
  %al = trunc i64 %a to i32
  %bl = trunc i64 %b to i32
  %c = icmp slt i32 %n, 1
  br i1 %c, label %end, label %then

then:
  store i32 1, ptr addrspace(1) %out, align 4
  br label %end

end:
  %m = mul i32 %al, %bl
  %o = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %m, ptr addrspace(1) %o, align 4
  ret void
}

define ptx_kernel void @one(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = zext i32 %t to i64
  %p = getelementptr [2 x i64], ptr addrspace(3) @table, i64 %x
  %v = load <2 x i64>, ptr addrspace(3) %p, align 16
  %a = extractelement <2 x i64> %v, i32 0
  %b = extractelement <2 x i64> %v, i32 1
  %al = trunc i64 %a to i32
  %bl = trunc i64 %b to i32
  store i64 %a, ptr addrspace(1) %out, align 8
  %c = icmp slt i32 %n, 1
  br i1 %c, label %end, label %then

then:
  store i32 1, ptr addrspace(1) %out, align 4
  br label %end

end:
  %m = mul i32 %al, %bl
  %o = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %m, ptr addrspace(1) %o, align 4
  ret void
}

define ptx_kernel void @divided(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = zext i32 %t to i64
  %p = getelementptr [2 x i64], ptr addrspace(3) @table, i64 %x
  %v = load <2 x i64>, ptr addrspace(3) %p, align 16
  %a = extractelement <2 x i64> %v, i32 0
  %b = extractelement <2 x i64> %v, i32 1
  %al = trunc i64 %a to i32
  %bl = trunc i64 %b to i32
  %g = load i64, ptr addrspace(1) %out, align 8
  %d = sdiv i64 5, %g
  store i64 %d, ptr addrspace(1) %out, align 8
  %m = mul i32 %al, %bl
  %o = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %m, ptr addrspace(1) %o, align 4
  ret void
}

define ptx_kernel void @divisor(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = zext i32 %t to i64
  %p = getelementptr [2 x i64], ptr addrspace(3) @table, i64 %x
  %v = load <2 x i64>, ptr addrspace(3) %p, align 16
  %a = extractelement <2 x i64> %v, i32 0
  %b = extractelement <2 x i64> %v, i32 1
  %al = trunc i64 %a to i32
  %af = bitcast i32 %al to float
  %g = load float, ptr addrspace(1) %out, align 4
  %q = fdiv float %g, %af
  %c = icmp slt i32 %n, 1
  br i1 %c, label %end, label %then

then:
  store i32 1, ptr addrspace(1) %out, align 4
  br label %end

end:
  %bl = trunc i64 %b to i32
  %bf = bitcast i32 %bl to float
  %m = fmul float %q, %bf
  %o = getelementptr float, ptr addrspace(1) %out, i64 1
  store float %m, ptr addrspace(1) %o, align 4
  ret void
}

define ptx_kernel void @added(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = zext i32 %t to i64
  %p = getelementptr [2 x i64], ptr addrspace(3) @table, i64 %x
  %v = load <2 x i64>, ptr addrspace(3) %p, align 16
  %a = extractelement <2 x i64> %v, i32 0
  %b = extractelement <2 x i64> %v, i32 1
  %al = trunc i64 %a to i32
  %af = bitcast i32 %al to float
  %g = load float, ptr addrspace(1) %out, align 4
  %k = atomicrmw add ptr addrspace(1) %out, i32 %al syncscope("block") monotonic
  %q = bitcast i32 %k to float
  %c = icmp slt i32 %n, 1
  br i1 %c, label %end, label %then

then:
  store i32 1, ptr addrspace(1) %out, align 4
  br label %end

end:
  %bl = trunc i64 %b to i32
  %bf = bitcast i32 %bl to float
  %m = fmul float %q, %bf
  %o = getelementptr float, ptr addrspace(1) %out, i64 1
  store float %m, ptr addrspace(1) %o, align 4
  ret void
}

define ptx_kernel void @factor(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = zext i32 %t to i64
  %p = getelementptr [2 x i64], ptr addrspace(3) @table, i64 %x
  %v = load <2 x i64>, ptr addrspace(3) %p, align 16
  %a = extractelement <2 x i64> %v, i32 0
  %b = extractelement <2 x i64> %v, i32 1
  %al = trunc i64 %a to i32
  %af = bitcast i32 %al to float
  %g = load float, ptr addrspace(1) %out, align 4
  %q = fmul float %g, %af
  %c = icmp slt i32 %n, 1
  br i1 %c, label %end, label %then

then:
  store i32 1, ptr addrspace(1) %out, align 4
  br label %end

end:
  %bl = trunc i64 %b to i32
  %bf = bitcast i32 %bl to float
  %m = fmul float %q, %bf
  %o = getelementptr float, ptr addrspace(1) %out, i64 1
  store float %m, ptr addrspace(1) %o, align 4
  ret void
}

define ptx_kernel void @masked(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = zext i32 %t to i64
  %p = getelementptr [2 x i64], ptr addrspace(3) @table, i64 %x
  %v = load <2 x i64>, ptr addrspace(3) %p, align 16
  %a = extractelement <2 x i64> %v, i32 0
  %b = extractelement <2 x i64> %v, i32 1
  %al = and i64 %a, 4294967280
  %bl = and i64 %b, 4294967280
  %c = icmp slt i32 %n, 1
  br i1 %c, label %end, label %then

then:
  store i32 1, ptr addrspace(1) %out, align 4
  br label %end

end:
  %m = mul i64 %al, %bl
  %o = getelementptr i64, ptr addrspace(1) %out, i64 1
  store i64 %m, ptr addrspace(1) %o, align 8
  ret void
}

define ptx_kernel void @unrolled(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = zext i32 %t to i64
  %p = getelementptr [2 x i64], ptr addrspace(3) @table, i64 %x
  %v = load <2 x i64>, ptr addrspace(3) %p, align 16
  %a = extractelement <2 x i64> %v, i32 0
  %b = extractelement <2 x i64> %v, i32 1
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  call void @llvm.nvvm.barrier0()
  store i32 %i, ptr addrspace(1) %out, align 4
  %j = add i32 %i, 1
  %more = icmp slt i32 %j, 3
  br i1 %more, label %loop, label %end

end:
  %al = trunc i64 %a to i32
  %bl = trunc i64 %b to i32
  %m = mul i32 %al, %bl
  %o = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %m, ptr addrspace(1) %o, align 4
  ret void
}

declare void @llvm.nvvm.barrier0()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
