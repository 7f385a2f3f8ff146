; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; The new address of an access may be aligned better than the access stated; the address in other memory, which the same load serves, is not.
; REQUIRES: command
; RUN: rm -rf %t && mkdir %t
; RUN: %unbank fix %s -o %t/fixed.ll --block=32 '--layout=*@pad:64:16' --report=%t/report && %arrays %t/report | FileCheck %s
; RUN: FileCheck %s --check-prefix=CODE --input-file=%t/fixed.ll
; RUN: sh %S/../Inputs/same.sh %unbank '--grid=1 --block=32 --arg=i32[512]:ramp --arg=i32[32]:zero --arg=i32:21' 'chosen on_edge' %s %t %t/fixed.ll
; CHECK:     a: changed
; CHECK:     b: changed
; CODE:      define {{.*}}@chosen
; CODE-NOT:  ret
; CODE:      load i32, ptr %{{.*}}, align 4
; CODE:      define {{.*}}@on_edge
; CODE-NOT:  ret
; CODE:      load i32, ptr %{{.*}}, align 4
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@a = internal addrspace(3) global [512 x i32] undef, align 16
@b = internal addrspace(3) global [512 x i32] undef, align 16
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier0()

define ptx_kernel void @chosen(ptr %in, ptr %out, i32 %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %row = mul i32 %t, 16
  %row64 = zext i32 %row to i64
  %place = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @a to ptr), i64 %row64
  store i32 %t, ptr %place, align 4
  call void @llvm.nvvm.barrier0()
  %t64 = zext i32 %t to i64
  %beside = getelementptr inbounds i32, ptr %in, i64 %t64
  %is = icmp ult i32 %t, %n
  %which = select i1 %is, ptr %place, ptr %beside
  %value = load i32, ptr %which, align 4
  %to = getelementptr inbounds i32, ptr %out, i64 %t64
  store i32 %value, ptr %to, align 4
  ret void
}

define ptx_kernel void @on_edge(ptr %in, ptr %out, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %row = mul i32 %t, 16
  %row64 = zext i32 %row to i64
  %place = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @b to ptr), i64 %row64
  store i32 %t, ptr %place, align 4
  call void @llvm.nvvm.barrier0()
  %t64 = zext i32 %t to i64
  %is = icmp ult i32 %t, %n
  br i1 %is, label %inside, label %outside
inside:
  br label %both
outside:
  %beside = getelementptr inbounds i32, ptr %in, i64 %t64
  br label %both
both:
  %which = phi ptr [ %place, %inside ], [ %beside, %outside ]
  %value = load i32, ptr %which, align 4
  %to = getelementptr inbounds i32, ptr %out, i64 %t64
  store i32 %value, ptr %to, align 4
  ret void
}
