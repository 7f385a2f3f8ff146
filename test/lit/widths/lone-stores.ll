; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Before sm_90, ptxas may execute the stores of a loop's first iteration before the loop, even if the loop stays rolled. Where that iteration stores is
; not known here, for a select decides it. An access that cannot merge there has a certain width all the same (seen on sm_75 to sm_89):
;
;     alone      the only store to its array in the loop
;     beside     another store of the loop may be its neighbour: open
;     unrolled   the loop is unrolled, and what several iterations store may merge: open
;     widest     likewise, but an access of 16 bytes cannot become wider
; RUN: sed 's/sm_90/sm_80/g' %s > %t.ll
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %t.ll -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; CHECK: alone st 4 {{.*}}
; CHECK-NEXT: beside st None {{.*}} neighbours in other iterations of a loop that ptxas may unroll
; CHECK-NEXT: unrolled st None {{.*}} neighbours in other iterations of a loop that ptxas may unroll
; CHECK-NEXT: widest st 16 {{.*}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@table = internal addrspace(3) global [4096 x i32] undef, align 16

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()

define ptx_kernel void @alone(i32 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %threads = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %loop

loop:
  %i = phi i32 [ %t, %entry ], [ %next, %loop ]
  %low = icmp ult i32 %i, 300
  %by = select i1 %low, i32 212, i32 -300
  %at = add i32 %i, %by
  %w = zext i32 %at to i64
  %p = getelementptr [1 x i32], ptr addrspace(3) @table, i64 %w
  store i32 %n, ptr addrspace(3) %p, align 4
  %next = add i32 %i, %threads
  %more = icmp ult i32 %next, 512
  br i1 %more, label %loop, label %end

end:
  ret void
}

define ptx_kernel void @beside(i32 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %threads = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %loop

loop:
  %i = phi i32 [ %t, %entry ], [ %next, %loop ]
  %low = icmp ult i32 %i, 300
  %by = select i1 %low, i32 212, i32 -300
  %at = add i32 %i, %by
  %w = zext i32 %at to i64
  %p = getelementptr [2 x i32], ptr addrspace(3) @table, i64 %w
  store i32 %n, ptr addrspace(3) %p, align 4
  %q = getelementptr i8, ptr addrspace(3) %p, i64 4
  store i32 %i, ptr addrspace(3) %q, align 4
  %next = add i32 %i, %threads
  %more = icmp ult i32 %next, 512
  br i1 %more, label %loop, label %end

end:
  ret void
}

define ptx_kernel void @unrolled(i32 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %threads = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %loop

loop:
  %i = phi i32 [ %t, %entry ], [ %next, %loop ]
  %low = icmp ult i32 %i, 300
  %by = select i1 %low, i32 212, i32 -300
  %at = add i32 %i, %by
  %w = zext i32 %at to i64
  %p = getelementptr [1 x i32], ptr addrspace(3) @table, i64 %w
  store i32 %n, ptr addrspace(3) %p, align 4
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, 512
  br i1 %more, label %loop, label %end

end:
  ret void
}

define ptx_kernel void @widest(i32 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %threads = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %loop

loop:
  %i = phi i32 [ %t, %entry ], [ %next, %loop ]
  %low = icmp ult i32 %i, 300
  %by = select i1 %low, i32 212, i32 -300
  %at = add i32 %i, %by
  %w = zext i32 %at to i64
  %p = getelementptr [4 x i32], ptr addrspace(3) @table, i64 %w
  %v = insertelement <4 x i32> zeroinitializer, i32 %n, i64 0
  store <4 x i32> %v, ptr addrspace(3) %p, align 16
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, 512
  br i1 %more, label %loop, label %end

end:
  ret void
}
