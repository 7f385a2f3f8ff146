; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Phis and selects of pointers become phis and selects of offsets, and the layout is applied at the access: no pointer into the old layout stays.
; RUN: %unbank_opt -passes='unbank<layout=*@pad:128:4>,verify' -verify-each %s -S | FileCheck %s --implicit-check-not='phi ptr' \
; RUN:   --implicit-check-not='select i1 %c, ptr' --implicit-check-not=addrspacecast --implicit-check-not=poison
target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [32 x [32 x float]] undef, align 4

; CHECK-LABEL: @phi_in_loop(
; CHECK:      [[START:%.+]] = mul i32 %lane, 128
; CHECK:      loop:
; CHECK-NEXT: [[O:%.+]] = phi i32 [ [[START]], %entry ], [ [[NEXT:%.+]], %loop ]
; CHECK:      [[ROW:%.+]] = lshr i32 [[O]], 7
; CHECK-NEXT: [[BYTES:%.+]] = mul i32 [[ROW]], 4
; CHECK-NEXT: [[PLACE:%.+]] = add i32 [[O]], [[BYTES]]
; CHECK-NEXT: [[WIDE:%.+]] = sext i32 [[PLACE]] to i64
; CHECK-NEXT: [[P:%.+]] = getelementptr i8, ptr addrspace(3) @tile.phi_in_loop, i64 [[WIDE]]
; CHECK-NEXT: load volatile float, ptr addrspace(3) [[P]], align 4
; CHECK:      [[NEXT]] = add i32 [[O]], 4
define ptx_kernel void @phi_in_loop(i32 %lane, i32 %n) {
entry:
  %l = zext nneg i32 %lane to i64
  %start = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %l
  br label %loop
loop:
  %p = phi ptr addrspace(3) [ %start, %entry ], [ %next, %loop ]
  %i = phi i32 [ 0, %entry ], [ %i.next, %loop ]
  %v = load volatile float, ptr addrspace(3) %p, align 4
  %next = getelementptr float, ptr addrspace(3) %p, i64 1
  %i.next = add nuw nsw i32 %i, 1
  %more = icmp ult i32 %i.next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; Two phis that pass the pointer to each other.
; CHECK-LABEL: @phis_of_each_other(
; CHECK-DAG:  [[A:%.+]] = phi i32 [ 0, %entry ], [ [[B:%.+]], %loop ]
; CHECK-DAG:  [[B]] = phi i32 [ 4, %entry ], [ [[A]], %loop ]
; CHECK:      store volatile float
define ptx_kernel void @phis_of_each_other(i32 %n) {
entry:
  br label %loop
loop:
  %p = phi ptr addrspace(3) [ @tile, %entry ], [ %q, %loop ]
  %q = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @tile, i64 4), %entry ], [ %p, %loop ]
  %i = phi i32 [ 0, %entry ], [ %i.next, %loop ]
  store volatile float 0.0, ptr addrspace(3) %p, align 4
  %i.next = add nuw nsw i32 %i, 1
  %more = icmp ult i32 %i.next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; CHECK-LABEL: @select(
; CHECK:      [[X:%.+]] = mul i32 {{.*}}, 128
; CHECK:      [[Y:%.+]] = mul i32 {{.*}}, 4
; CHECK-NEXT: [[EITHER:%.+]] = select i1 %c, i32 [[X]], i32 [[Y]]
; CHECK-NEXT: [[O:%.+]] = add i32 [[EITHER]], 8
; CHECK-NEXT: lshr i32 [[O]], 7
; CHECK:      getelementptr i8, ptr addrspace(3) @tile.select
define ptx_kernel void @select(i1 %c, i8 %a, i8 %b) {
  %x = zext i8 %a to i64
  %y = zext i8 %b to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %x
  %q = getelementptr float, ptr addrspace(3) @tile, i64 %y
  %either = select i1 %c, ptr addrspace(3) %p, ptr addrspace(3) %q
  %r = getelementptr float, ptr addrspace(3) %either, i64 2
  store float 0.0, ptr addrspace(3) %r, align 4
  ret void
}

; A block that comes in three times must bring one value.
; CHECK-LABEL: @switch(
; CHECK:      [[X:%.+]] = mul i32 {{.*}}, 128
; CHECK-NEXT: switch i32 %which, label %other
; CHECK:      phi i32 [ [[X]], %entry ], [ [[X]], %entry ], [ [[X]], %entry ], [ {{%.+}}, %other ]
define ptx_kernel void @switch(i32 %which, i8 %a) {
entry:
  %x = zext i8 %a to i64
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %x
  switch i32 %which, label %other [ i32 0, label %join
                                    i32 1, label %join
                                    i32 2, label %join ]
other:
  %q = getelementptr float, ptr addrspace(3) @tile, i64 %x
  br label %join
join:
  %where = phi ptr addrspace(3) [ %p, %entry ], [ %p, %entry ], [ %p, %entry ], [ %q, %other ]
  store float 0.0, ptr addrspace(3) %where, align 4
  ret void
}

; Constant expressions, generic pointers and back, freeze.
; CHECK-LABEL: @generic(
; CHECK:      [[O:%.+]] = phi i32 [ 0, %entry ], [ 128, %then ]
; CHECK:      store float 1.000000e+00, ptr addrspace(3)
; CHECK:      store float 2.000000e+00, ptr addrspace(3)
define ptx_kernel void @generic(i1 %c, i8 %a) {
entry:
  %x = zext i8 %a to i64
  br i1 %c, label %then, label %join
then:
  br label %join
join:
  %where = phi ptr [ addrspacecast (ptr addrspace(3) @tile to ptr), %entry ], [ getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @tile to ptr), i64 128), %then ]
  %p = getelementptr float, ptr %where, i64 %x
  %back = addrspacecast ptr %p to ptr addrspace(3)
  store float 1.0, ptr addrspace(3) %back, align 4
  %next = getelementptr i8, ptr %p, i64 4
  %frozen = freeze ptr %next
  store float 2.0, ptr %frozen, align 4
  ret void
}

; A pointer that some path leaves undefined is not used on that path.
; CHECK-LABEL: @undefined(
; CHECK:      getelementptr [132 x i8], ptr addrspace(3) @tile.undefined
define ptx_kernel void @undefined(i1 %c, i32 %lane) {
entry:
  %l = zext nneg i32 %lane to i64
  br i1 %c, label %then, label %exit
then:
  %p = getelementptr [32 x float], ptr addrspace(3) @tile, i64 %l
  store float 0.0, ptr addrspace(3) %p, align 4
  br label %exit
exit:
  %where = phi ptr addrspace(3) [ undef, %entry ], [ %p, %then ]
  ret void
}
