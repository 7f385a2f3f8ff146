; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; `for (int i = tid; i < n; i += 32) s[i]` with n of 64 bits: LLVM indexes by a 64-bit phi that equals the extension of i in every iteration. It is
; followed as such, and is counted as i is. Twins: a phi that begins elsewhere, and one that is sign-extended at first and zero-extended later. A phi
; of what each way reads from a register may come behind the phi that extends it, and is computed first.
; RUN: %unbank_opt -passes='unbank<mode=report;block=32;widths=ir;layout=*@identity;report=%t.json>' %s -disable-output
; RUN: %python -c "import json; [print(k['name'], a['before']['wavefronts']['min'], a['before']['wavefronts']['max'], a['before']['exactness'], a['before']['reason']) for k in json.load(open('%t.json'))['kernels'] for a in k['accesses'] if a['op'] == 'ld']" | FileCheck %s
; CHECK:      by_sign 1 1 exact
; CHECK-NEXT: without 1 1 exact
; CHECK-NEXT: not_negative 1 1 exact
; CHECK-NEXT: elsewhere 1 32 unknown the address mixes lanes with
; CHECK-NEXT: otherwise 1 32 unknown the address mixes lanes with
; CHECK-NEXT: behind 4 4 exact
; CHECK-NEXT: before 4 4 exact
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [1024 x i32] undef, align 16
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define ptx_kernel void @by_sign(ptr addrspace(1) %out, i64 %n) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %wide = sext i32 %tid to i64
  br label %loop
loop:
  %index = phi i64 [ %wide, %0 ], [ %next, %loop ]
  %i = phi i32 [ %tid, %0 ], [ %more, %loop ]
  %p = getelementptr i32, ptr addrspace(3) @tile, i64 %index
  %x = load i32, ptr addrspace(3) %p, align 4
  %q = getelementptr i32, ptr addrspace(1) %out, i64 %index
  store i32 %x, ptr addrspace(1) %q, align 4
  %more = add i32 %i, 32
  %next = sext i32 %more to i64
  %again = icmp ult i64 %next, %n
  br i1 %again, label %loop, label %done
done:
  ret void
}

define ptx_kernel void @without(ptr addrspace(1) %out, i64 %n) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %wide = zext i32 %tid to i64
  br label %loop
loop:
  %index = phi i64 [ %wide, %0 ], [ %next, %loop ]
  %i = phi i32 [ %tid, %0 ], [ %more, %loop ]
  %p = getelementptr i32, ptr addrspace(3) @tile, i64 %index
  %x = load i32, ptr addrspace(3) %p, align 4
  %q = getelementptr i32, ptr addrspace(1) %out, i64 %index
  store i32 %x, ptr addrspace(1) %q, align 4
  %more = add i32 %i, 32
  %next = zext i32 %more to i64
  %again = icmp ult i64 %next, %n
  br i1 %again, label %loop, label %done
done:
  ret void
}

define ptx_kernel void @not_negative(ptr addrspace(1) %out, i64 %n) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %wide = zext nneg i32 %tid to i64
  br label %loop
loop:
  %index = phi i64 [ %wide, %0 ], [ %next, %loop ]
  %i = phi i32 [ %tid, %0 ], [ %more, %loop ]
  %p = getelementptr i32, ptr addrspace(3) @tile, i64 %index
  %x = load i32, ptr addrspace(3) %p, align 4
  %q = getelementptr i32, ptr addrspace(1) %out, i64 %index
  store i32 %x, ptr addrspace(1) %q, align 4
  %more = add i32 %i, 32
  %next = sext i32 %more to i64
  %again = icmp ult i64 %next, %n
  br i1 %again, label %loop, label %done
done:
  ret void
}

define ptx_kernel void @elsewhere(ptr addrspace(1) %out, i64 %n) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %wide = zext nneg i32 %tid to i64
  br label %loop
loop:
  %index = phi i64 [ 0, %0 ], [ %next, %loop ]
  %i = phi i32 [ %tid, %0 ], [ %more, %loop ]
  %p = getelementptr i32, ptr addrspace(3) @tile, i64 %index
  %x = load i32, ptr addrspace(3) %p, align 4
  %q = getelementptr i32, ptr addrspace(1) %out, i64 %index
  store i32 %x, ptr addrspace(1) %q, align 4
  %more = add i32 %i, 32
  %next = sext i32 %more to i64
  %again = icmp ult i64 %next, %n
  br i1 %again, label %loop, label %done
done:
  ret void
}

define ptx_kernel void @otherwise(ptr addrspace(1) %out, i64 %n) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %wide = sext i32 %tid to i64
  br label %loop
loop:
  %index = phi i64 [ %wide, %0 ], [ %next, %loop ]
  %i = phi i32 [ %tid, %0 ], [ %more, %loop ]
  %p = getelementptr i32, ptr addrspace(3) @tile, i64 %index
  %x = load i32, ptr addrspace(3) %p, align 4
  %q = getelementptr i32, ptr addrspace(1) %out, i64 %index
  store i32 %x, ptr addrspace(1) %q, align 4
  %more = add i32 %i, 32
  %next = zext i32 %more to i64
  %again = icmp ult i64 %next, %n
  br i1 %again, label %loop, label %done
done:
  ret void
}

define ptx_kernel void @behind(ptr addrspace(1) %out) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %wide = zext nneg i32 %tid to i64
  br label %joined
joined:
  %index = phi i64 [ %wide, %0 ]
  %i = phi i32 [ %tid, %0 ]
  %at = mul i64 %index, 16
  %p = getelementptr i8, ptr addrspace(3) @tile, i64 %at
  %x = load i32, ptr addrspace(3) %p, align 4
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %i
  store i32 %x, ptr addrspace(1) %q, align 4
  ret void
}

define ptx_kernel void @before(ptr addrspace(1) %out) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %wide = zext nneg i32 %tid to i64
  br label %joined
joined:
  %i = phi i32 [ %tid, %0 ]
  %index = phi i64 [ %wide, %0 ]
  %at = mul i64 %index, 16
  %p = getelementptr i8, ptr addrspace(3) @tile, i64 %at
  %x = load i32, ptr addrspace(3) %p, align 4
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %i
  store i32 %x, ptr addrspace(1) %q, align 4
  ret void
}
