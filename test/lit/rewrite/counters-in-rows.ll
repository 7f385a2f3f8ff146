; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; A loop that goes on where another one ended, as the main loop behind the first iterations of an unrolled one: its counter is a multiple of two if the start
; and both steps are (even), and words at two bytes times that stay whole. If the first loop's step is odd (odd), they may straddle; so they may if the
; start is frozen, since it is any number where the shift's flag does not hold (frozen).
; RUN: %unbank_opt -passes='unbank<layout=*@xor:4:7:7;report=%t.json>' -verify-each %s -disable-output
; RUN: %arrays %t.json | FileCheck %s
; CHECK:      even: changed xor:4:7:7
; CHECK-NEXT: odd: refused straddles-atom
; CHECK-NEXT: frozen: refused straddles-atom
; CHECK-NOT:  {{.}}
target triple = "nvptx64-nvidia-cuda"
@even = internal addrspace(3) global [32 x [64 x i16]] undef, align 16
@odd = internal addrspace(3) global [32 x [64 x i16]] undef, align 16
@frozen = internal addrspace(3) global [32 x [64 x i16]] undef, align 16

define ptx_kernel void @kernel(i32 %x, i32 %few, i32 %n) {
entry:
  %start = shl i32 %x, 1
  %none = icmp eq i32 %few, 0
  br i1 %none, label %between, label %first
first:
  %i = phi i32 [ %start, %entry ], [ %i.next, %first ]
  %k = phi i32 [ 0, %entry ], [ %k.next, %first ]
  %i.next = add i32 %i, 256
  %k.next = add i32 %k, 1
  %more = icmp ult i32 %k.next, %few
  br i1 %more, label %first, label %between
between:
  %begin = phi i32 [ %start, %entry ], [ %i.next, %first ]
  br label %second
second:
  %j = phi i32 [ %begin, %between ], [ %j.next, %second ]
  %wide = zext i32 %j to i64
  %place = getelementptr i16, ptr addrspace(3) @even, i64 %wide
  store volatile i32 0, ptr addrspace(3) %place, align 4
  %j.next = add i32 %j, 64
  %again = icmp ult i32 %j.next, %n
  br i1 %again, label %second, label %end
end:
  ret void
}

define ptx_kernel void @other(i32 %x, i32 %few, i32 %n) {
entry:
  %start = shl i32 %x, 1
  %none = icmp eq i32 %few, 0
  br i1 %none, label %between, label %first
first:
  %i = phi i32 [ %start, %entry ], [ %i.next, %first ]
  %k = phi i32 [ 0, %entry ], [ %k.next, %first ]
  %i.next = add i32 %i, 257
  %k.next = add i32 %k, 1
  %more = icmp ult i32 %k.next, %few
  br i1 %more, label %first, label %between
between:
  %begin = phi i32 [ %start, %entry ], [ %i.next, %first ]
  br label %second
second:
  %j = phi i32 [ %begin, %between ], [ %j.next, %second ]
  %wide = zext i32 %j to i64
  %place = getelementptr i16, ptr addrspace(3) @odd, i64 %wide
  store volatile i32 0, ptr addrspace(3) %place, align 4
  %j.next = add i32 %j, 64
  %again = icmp ult i32 %j.next, %n
  br i1 %again, label %second, label %end
end:
  ret void
}

define ptx_kernel void @third(i32 %x, i32 %few, i32 %n) {
entry:
  %twice = shl nuw i32 %x, 1
  %start = freeze i32 %twice
  %none = icmp eq i32 %few, 0
  br i1 %none, label %between, label %first
first:
  %i = phi i32 [ %start, %entry ], [ %i.next, %first ]
  %k = phi i32 [ 0, %entry ], [ %k.next, %first ]
  %i.next = add i32 %i, 256
  %k.next = add i32 %k, 1
  %more = icmp ult i32 %k.next, %few
  br i1 %more, label %first, label %between
between:
  %begin = phi i32 [ %start, %entry ], [ %i.next, %first ]
  br label %second
second:
  %j = phi i32 [ %begin, %between ], [ %j.next, %second ]
  %wide = zext i32 %j to i64
  %place = getelementptr i16, ptr addrspace(3) @frozen, i64 %wide
  store volatile i32 0, ptr addrspace(3) %place, align 4
  %j.next = add i32 %j, 64
  %again = icmp ult i32 %j.next, %n
  br i1 %again, label %second, label %end
end:
  ret void
}
