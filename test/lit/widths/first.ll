; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Iterations of a loop that ptxas unrolls. A vector that is not aligned in some iterations, and of which only a part is read, does not stay a vector:
; open (off). Left-over iterations that are executed first may load what is ahead of the loop, although the loop writes: open (ahead). If they are
; executed last, they do not (last).
; short: forced layouts alone. Beside pointers of 32 bits an index may wrap once it counts bytes, so that a pad divides bytes, not elements, and
; costs more than a swizzle.
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; RUN: sed 's/sm_80/sm_90/g' %s > %t.ll
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.other.json>' %t.ll -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.other.json | FileCheck %s
; CHECK: off ld None {{.*}} neighbours in other iterations of a loop that ptxas may unroll
; CHECK-NEXT: off ld None {{.*}} neighbours in other iterations of a loop that ptxas may unroll
; CHECK-NEXT: ahead ld None {{.*}}
; CHECK-NEXT: ahead ld None {{.*}}
; CHECK-NEXT: ahead st 4{{.*}}
; CHECK-NEXT: last ld 4{{ .*}}
; CHECK-NEXT: last ld 4{{ .*}}
; CHECK-NEXT: last st 4{{ .*}}
; CHECK-NOT: {{^.}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@table = internal addrspace(3) global [32768 x i8] undef, align 16

define ptx_kernel void @off(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = zext i32 %t to i64
  %s = getelementptr [8 x i8], ptr addrspace(3) @table, i64 %x
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %p = getelementptr i8, ptr addrspace(3) %s, i64 %i
  %q = getelementptr i8, ptr addrspace(3) %p, i64 48
  %a = load <2 x i32>, ptr addrspace(3) %q, align 8
  %b = extractelement <2 x i32> %a, i64 1
  store volatile i32 %b, ptr addrspace(1) %out, align 4
  call void asm sideeffect "", ""()
  %r = getelementptr i8, ptr addrspace(3) %p, i64 56
  %c = load <2 x i32>, ptr addrspace(3) %r, align 8
  %d = extractelement <2 x i32> %c, i64 1
  store volatile i32 %d, ptr addrspace(1) %out, align 4
  %j = add i64 %i, -12
  %done = icmp eq i64 %j, -36
  br i1 %done, label %end, label %loop

end:
  ret void
}

define ptx_kernel void @ahead(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = zext i32 %t to i64
  %p = getelementptr [8 x i8], ptr addrspace(3) @table, i64 %x
  %q = getelementptr i8, ptr addrspace(3) %p, i64 4
  %a = load i32, ptr addrspace(3) %q, align 4
  br label %loop

loop:
  %i = phi i32 [ %t, %entry ], [ %j, %loop ]
  %s = phi i32 [ %a, %entry ], [ %u, %loop ]
  %b = load i32, ptr addrspace(3) %p, align 4
  %u = mul i32 %b, %s
  %y = zext i32 %i to i64
  %r = getelementptr [8 x i8], ptr addrspace(3) @table, i64 %y
  store i32 %u, ptr addrspace(3) %r, align 4
  %j = add i32 %i, 1
  %done = icmp eq i32 %j, %n
  br i1 %done, label %end, label %loop

end:
  ret void
}

define ptx_kernel void @last(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = zext i32 %t to i64
  %p = getelementptr [8 x i8], ptr addrspace(3) @table, i64 %x
  %q = getelementptr i8, ptr addrspace(3) %p, i64 4
  %a = load i32, ptr addrspace(3) %q, align 4
  br label %loop

loop:
  %i = phi i32 [ %t, %entry ], [ %j, %loop ]
  %s = phi i32 [ %a, %entry ], [ %u, %loop ]
  %b = load i32, ptr addrspace(3) %p, align 4
  %u = mul i32 %b, %s
  %y = zext i32 %i to i64
  %r = getelementptr [8 x i8], ptr addrspace(3) @table, i64 %y
  store i32 %u, ptr addrspace(3) %r, align 4
  %j = add i32 %i, 1
  %done = icmp sge i32 %j, %n
  br i1 %done, label %end, label %loop

end:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
