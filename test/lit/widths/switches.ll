; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Codegen makes a branch by a table (brx.idx) of a switch, and ptxas merges around it as around any other branch.
;
;     around, written     two loads around a switch merge; they do not if an arm of it writes shared memory
;     arms                loads of two arms never merge
;     shared_arm          a load that two cases lead to, and one ahead of the switch
;     number, data        for ptxas, a switch over what can only be one number is no branch: %tid.y of a block of one row, not %tid.x
;     tables, branches    two tables in a row, whose arms load the same bytes, those of the second beside those of the first, stay apart; of the arms
;                         of two branches in a row it is open
;     again               likewise where the block behind each table loads the same bytes once more: that one is not moved to the arms either
;     guarded, unguarded  inline PTX: it is not followed where a guarded branch by a table leads; otherwise it is
; REQUIRES: llvm-22
; short: forced layouts alone. Which layout is chosen is not the matter here, and beside pointers of 32 bits other widths are open.
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; CHECK:      around ld 8 2..2{{ *$}}
; CHECK-NEXT: written ld 4 2..2{{ *$}}
; CHECK-NEXT: written st 4 2..2{{ *$}}
; CHECK-NEXT: written ld 4 2..2{{ *$}}
; CHECK-NEXT: arms ld 4 2..2{{ *$}}
; CHECK-NEXT: arms ld 4 2..2{{ *$}}
; CHECK-NEXT: shared_arm ld 8 2..2{{ *$}}
; CHECK-NEXT: number ld None 2..4 a switch over a value that ptxas knows
; CHECK-NEXT: data ld 8 2..2{{ *$}}
; CHECK-NEXT: guarded ld None 2..4 a branch with an unknown target
; CHECK-NEXT: unguarded ld 8 2..2{{ *$}}
; CHECK-COUNT-10: tables ld 4 {{[02]}}..2
; CHECK-COUNT-4: branches ld None{{.*}}
; CHECK-COUNT-12: again ld 4{{.*}}
; CHECK-NOT: {{^.}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@table = internal addrspace(3) global [4096 x i32] undef, align 16

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()

define ptx_kernel void @around(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = mul i32 %x, 2
  %l = zext i32 %i to i64
  %p = getelementptr i32, ptr addrspace(3) @table, i64 %l
  %q = getelementptr i32, ptr addrspace(3) %p, i64 1
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %x
  %v = load i32, ptr addrspace(3) %p, align 4
  store i32 %v, ptr addrspace(1) %o
  switch i32 %n, label %end [ i32 0, label %a i32 1, label %b i32 2, label %c i32 3, label %d i32 4, label %e ]
a:
  %ga = getelementptr i32, ptr addrspace(1) %o, i32 64
  store i32 0, ptr addrspace(1) %ga
  br label %end
b:
  %gb = getelementptr i32, ptr addrspace(1) %o, i32 128
  store i32 1, ptr addrspace(1) %gb
  br label %end
c:
  %gc = getelementptr i32, ptr addrspace(1) %o, i32 192
  store i32 2, ptr addrspace(1) %gc
  br label %end
d:
  %gd = getelementptr i32, ptr addrspace(1) %o, i32 256
  store i32 3, ptr addrspace(1) %gd
  br label %end
e:
  %ge = getelementptr i32, ptr addrspace(1) %o, i32 320
  store i32 4, ptr addrspace(1) %ge
  br label %end
end:
  %w = load i32, ptr addrspace(3) %q, align 4
  %z = getelementptr i32, ptr addrspace(1) %o, i32 999
  store i32 %w, ptr addrspace(1) %z
  ret void
}

define ptx_kernel void @written(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = mul i32 %x, 2
  %l = zext i32 %i to i64
  %p = getelementptr i32, ptr addrspace(3) @table, i64 %l
  %q = getelementptr i32, ptr addrspace(3) %p, i64 1
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %x
  %v = load i32, ptr addrspace(3) %p, align 4
  store i32 %v, ptr addrspace(1) %o
  switch i32 %n, label %end [ i32 0, label %a i32 1, label %b i32 2, label %c i32 3, label %d i32 4, label %e ]
a:
  %ga = getelementptr i32, ptr addrspace(1) %o, i32 64
  store i32 0, ptr addrspace(1) %ga
  br label %end
b:
  %gb = getelementptr i32, ptr addrspace(1) %o, i32 128
  store i32 1, ptr addrspace(1) %gb
  br label %end
c:
  %r = getelementptr i32, ptr addrspace(3) %p, i64 2048
  store i32 %n, ptr addrspace(3) %r, align 4
  br label %end
d:
  %gd = getelementptr i32, ptr addrspace(1) %o, i32 256
  store i32 3, ptr addrspace(1) %gd
  br label %end
e:
  %ge = getelementptr i32, ptr addrspace(1) %o, i32 320
  store i32 4, ptr addrspace(1) %ge
  br label %end
end:
  %w = load i32, ptr addrspace(3) %q, align 4
  %z = getelementptr i32, ptr addrspace(1) %o, i32 999
  store i32 %w, ptr addrspace(1) %z
  ret void
}

define ptx_kernel void @arms(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = mul i32 %x, 2
  %l = zext i32 %i to i64
  %p = getelementptr i32, ptr addrspace(3) @table, i64 %l
  %q = getelementptr i32, ptr addrspace(3) %p, i64 1
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %x
  switch i32 %n, label %end [ i32 0, label %a i32 1, label %b i32 2, label %c i32 3, label %d i32 4, label %e ]
a:
  %ga = getelementptr i32, ptr addrspace(1) %o, i32 64
  store i32 0, ptr addrspace(1) %ga
  br label %end
b:
  %v = load i32, ptr addrspace(3) %p, align 4
  store i32 %v, ptr addrspace(1) %o
  br label %end
c:
  %gc = getelementptr i32, ptr addrspace(1) %o, i32 192
  store i32 2, ptr addrspace(1) %gc
  br label %end
d:
  %w = load i32, ptr addrspace(3) %q, align 4
  %z = getelementptr i32, ptr addrspace(1) %o, i32 999
  store i32 %w, ptr addrspace(1) %z
  br label %end
e:
  %ge = getelementptr i32, ptr addrspace(1) %o, i32 320
  store i32 4, ptr addrspace(1) %ge
  br label %end
end:
  ret void
}

define ptx_kernel void @shared_arm(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = mul i32 %x, 2
  %l = zext i32 %i to i64
  %p = getelementptr i32, ptr addrspace(3) @table, i64 %l
  %q = getelementptr i32, ptr addrspace(3) %p, i64 1
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %x
  %v = load i32, ptr addrspace(3) %p, align 4
  store i32 %v, ptr addrspace(1) %o
  switch i32 %n, label %end [ i32 0, label %a i32 1, label %b i32 2, label %c i32 3, label %d i32 4, label %e i32 5, label %b ]
a:
  %ga = getelementptr i32, ptr addrspace(1) %o, i32 64
  store i32 0, ptr addrspace(1) %ga
  br label %end
b:
  %w = load i32, ptr addrspace(3) %q, align 4
  %z = getelementptr i32, ptr addrspace(1) %o, i32 999
  store i32 %w, ptr addrspace(1) %z
  br label %end
c:
  %gc = getelementptr i32, ptr addrspace(1) %o, i32 192
  store i32 2, ptr addrspace(1) %gc
  br label %end
d:
  %gd = getelementptr i32, ptr addrspace(1) %o, i32 256
  store i32 3, ptr addrspace(1) %gd
  br label %end
e:
  %ge = getelementptr i32, ptr addrspace(1) %o, i32 320
  store i32 4, ptr addrspace(1) %ge
  br label %end
end:
  ret void
}

define ptx_kernel void @number(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = mul i32 %x, 2
  %l = zext i32 %i to i64
  %p = getelementptr i32, ptr addrspace(3) @table, i64 %l
  %q = getelementptr i32, ptr addrspace(3) %p, i64 1
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %x
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %v = load i32, ptr addrspace(3) %p, align 4
  store i32 %v, ptr addrspace(1) %o
  switch i32 %y, label %end [ i32 0, label %a i32 1, label %b i32 2, label %c i32 3, label %d i32 4, label %e ]
a:
  %ga = getelementptr i32, ptr addrspace(1) %o, i32 64
  store i32 0, ptr addrspace(1) %ga
  br label %end
b:
  %gb = getelementptr i32, ptr addrspace(1) %o, i32 128
  store i32 1, ptr addrspace(1) %gb
  br label %end
c:
  %gc = getelementptr i32, ptr addrspace(1) %o, i32 192
  store i32 2, ptr addrspace(1) %gc
  br label %end
d:
  %gd = getelementptr i32, ptr addrspace(1) %o, i32 256
  store i32 3, ptr addrspace(1) %gd
  br label %end
e:
  %ge = getelementptr i32, ptr addrspace(1) %o, i32 320
  store i32 4, ptr addrspace(1) %ge
  br label %end
end:
  %w = load i32, ptr addrspace(3) %q, align 4
  %z = getelementptr i32, ptr addrspace(1) %o, i32 999
  store i32 %w, ptr addrspace(1) %z
  ret void
}

define ptx_kernel void @data(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = mul i32 %x, 2
  %l = zext i32 %i to i64
  %p = getelementptr i32, ptr addrspace(3) @table, i64 %l
  %q = getelementptr i32, ptr addrspace(3) %p, i64 1
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %x
  %v = load i32, ptr addrspace(3) %p, align 4
  store i32 %v, ptr addrspace(1) %o
  switch i32 %x, label %end [ i32 0, label %a i32 1, label %b i32 2, label %c i32 3, label %d i32 4, label %e ]
a:
  %ga = getelementptr i32, ptr addrspace(1) %o, i32 64
  store i32 0, ptr addrspace(1) %ga
  br label %end
b:
  %gb = getelementptr i32, ptr addrspace(1) %o, i32 128
  store i32 1, ptr addrspace(1) %gb
  br label %end
c:
  %gc = getelementptr i32, ptr addrspace(1) %o, i32 192
  store i32 2, ptr addrspace(1) %gc
  br label %end
d:
  %gd = getelementptr i32, ptr addrspace(1) %o, i32 256
  store i32 3, ptr addrspace(1) %gd
  br label %end
e:
  %ge = getelementptr i32, ptr addrspace(1) %o, i32 320
  store i32 4, ptr addrspace(1) %ge
  br label %end
end:
  %w = load i32, ptr addrspace(3) %q, align 4
  %z = getelementptr i32, ptr addrspace(1) %o, i32 999
  store i32 %w, ptr addrspace(1) %z
  ret void
}

define ptx_kernel void @guarded(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = mul i32 %x, 2
  %l = zext i32 %i to i64
  %p = getelementptr i32, ptr addrspace(3) @table, i64 %l
  %q = getelementptr i32, ptr addrspace(3) %p, i64 1
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %x
  %v = load i32, ptr addrspace(3) %p, align 4
  store i32 %v, ptr addrspace(1) %o
  call void asm sideeffect "{ T: .branchtargets A, B; .reg .pred p; setp.eq.u32 p, $0, 7; @p brx.idx $0, T; A: st.global.b32 [$1], 5; B: }", "r,l"(i32 %n, ptr addrspace(1) %out)
  %w = load i32, ptr addrspace(3) %q, align 4
  %z = getelementptr i32, ptr addrspace(1) %o, i32 999
  store i32 %w, ptr addrspace(1) %z
  ret void
}

define ptx_kernel void @unguarded(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = mul i32 %x, 2
  %l = zext i32 %i to i64
  %p = getelementptr i32, ptr addrspace(3) @table, i64 %l
  %q = getelementptr i32, ptr addrspace(3) %p, i64 1
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %x
  %v = load i32, ptr addrspace(3) %p, align 4
  store i32 %v, ptr addrspace(1) %o
  call void asm sideeffect "{ T: .branchtargets A, B; brx.idx $0, T; A: st.global.b32 [$1], 5; B: }", "r,l"(i32 %n, ptr addrspace(1) %out)
  %w = load i32, ptr addrspace(3) %q, align 4
  %z = getelementptr i32, ptr addrspace(1) %o, i32 999
  store i32 %w, ptr addrspace(1) %z
  ret void
}

!nvvm.annotations = !{!0, !1}
!0 = !{ptr @number, !"reqntidx", i32 32, !"reqntidy", i32 1, !"reqntidz", i32 1}
!1 = !{ptr @data, !"reqntidx", i32 32, !"reqntidy", i32 1, !"reqntidz", i32 1}

define ptx_kernel void @tables(ptr addrspace(1) %out, i32 %n, i32 %m) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = mul i32 %x, 2
  %l = zext i32 %i to i64
  %p = getelementptr i32, ptr addrspace(3) @table, i64 %l
  %q = getelementptr i32, ptr addrspace(3) %p, i64 1
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %x
  switch i32 %n, label %between [ i32 0, label %a0 i32 1, label %a1 i32 2, label %a2 i32 3, label %a3 i32 4, label %a4 ]
a0:
  %va0 = load i32, ptr addrspace(3) %p, align 4
  %sa0 = mul i32 %va0, 3
  %ga0 = getelementptr i32, ptr addrspace(1) %o, i32 0
  store i32 %sa0, ptr addrspace(1) %ga0
  br label %between
a1:
  %va1 = load i32, ptr addrspace(3) %p, align 4
  %sa1 = mul i32 %va1, 5
  %ga1 = getelementptr i32, ptr addrspace(1) %o, i32 64
  store i32 %sa1, ptr addrspace(1) %ga1
  br label %between
a2:
  %va2 = load i32, ptr addrspace(3) %p, align 4
  %sa2 = mul i32 %va2, 7
  %ga2 = getelementptr i32, ptr addrspace(1) %o, i32 128
  store i32 %sa2, ptr addrspace(1) %ga2
  br label %between
a3:
  %va3 = load i32, ptr addrspace(3) %p, align 4
  %sa3 = mul i32 %va3, 9
  %ga3 = getelementptr i32, ptr addrspace(1) %o, i32 192
  store i32 %sa3, ptr addrspace(1) %ga3
  br label %between
a4:
  %va4 = load i32, ptr addrspace(3) %p, align 4
  %sa4 = mul i32 %va4, 11
  %ga4 = getelementptr i32, ptr addrspace(1) %o, i32 256
  store i32 %sa4, ptr addrspace(1) %ga4
  br label %between
between:
  switch i32 %n, label %end [ i32 0, label %b0 i32 1, label %b1 i32 2, label %b2 i32 3, label %b3 i32 4, label %b4 ]
b0:
  %vb0 = load i32, ptr addrspace(3) %q, align 4
  %sb0 = mul i32 %vb0, 3
  %gb0 = getelementptr i32, ptr addrspace(1) %o, i32 32
  store i32 %sb0, ptr addrspace(1) %gb0
  br label %end
b1:
  %vb1 = load i32, ptr addrspace(3) %q, align 4
  %sb1 = mul i32 %vb1, 5
  %gb1 = getelementptr i32, ptr addrspace(1) %o, i32 96
  store i32 %sb1, ptr addrspace(1) %gb1
  br label %end
b2:
  %vb2 = load i32, ptr addrspace(3) %q, align 4
  %sb2 = mul i32 %vb2, 7
  %gb2 = getelementptr i32, ptr addrspace(1) %o, i32 160
  store i32 %sb2, ptr addrspace(1) %gb2
  br label %end
b3:
  %vb3 = load i32, ptr addrspace(3) %q, align 4
  %sb3 = mul i32 %vb3, 9
  %gb3 = getelementptr i32, ptr addrspace(1) %o, i32 224
  store i32 %sb3, ptr addrspace(1) %gb3
  br label %end
b4:
  %vb4 = load i32, ptr addrspace(3) %q, align 4
  %sb4 = mul i32 %vb4, 11
  %gb4 = getelementptr i32, ptr addrspace(1) %o, i32 288
  store i32 %sb4, ptr addrspace(1) %gb4
  br label %end
end:
  ret void
}

define ptx_kernel void @branches(ptr addrspace(1) %out, i32 %n, i32 %m) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = mul i32 %x, 2
  %l = zext i32 %i to i64
  %p = getelementptr i32, ptr addrspace(3) @table, i64 %l
  %q = getelementptr i32, ptr addrspace(3) %p, i64 1
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %x
  %odd = icmp sgt i32 %n, %x
  %few = icmp sgt i32 %m, %x
  br i1 %odd, label %a0, label %a1
a0:
  %va0 = load i32, ptr addrspace(3) %p, align 4
  %sa0 = mul i32 %va0, 3
  %ga0 = getelementptr i32, ptr addrspace(1) %o, i32 0
  store i32 %sa0, ptr addrspace(1) %ga0
  br label %between
a1:
  %va1 = load i32, ptr addrspace(3) %p, align 4
  %sa1 = mul i32 %va1, 5
  %ga1 = getelementptr i32, ptr addrspace(1) %o, i32 64
  store i32 %sa1, ptr addrspace(1) %ga1
  br label %between
between:
  br i1 %few, label %b0, label %b1
b0:
  %vb0 = load i32, ptr addrspace(3) %q, align 4
  %sb0 = mul i32 %vb0, 3
  %gb0 = getelementptr i32, ptr addrspace(1) %o, i32 32
  store i32 %sb0, ptr addrspace(1) %gb0
  br label %end
b1:
  %vb1 = load i32, ptr addrspace(3) %q, align 4
  %sb1 = mul i32 %vb1, 5
  %gb1 = getelementptr i32, ptr addrspace(1) %o, i32 96
  store i32 %sb1, ptr addrspace(1) %gb1
  br label %end
end:
  ret void
}

define ptx_kernel void @again(ptr addrspace(1) %out, i32 %n, i32 %m) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = mul i32 %x, 2
  %l = zext i32 %i to i64
  %p = getelementptr i32, ptr addrspace(3) @table, i64 %l
  %q = getelementptr i32, ptr addrspace(3) %p, i64 1
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %x
  switch i32 %n, label %between [ i32 0, label %a0 i32 1, label %a1 i32 2, label %a2 i32 3, label %a3 i32 4, label %a4 ]
a0:
  %va0 = load i32, ptr addrspace(3) %p, align 4
  %sa0 = mul i32 %va0, 3
  %ga0 = getelementptr i32, ptr addrspace(1) %o, i32 0
  store i32 %sa0, ptr addrspace(1) %ga0
  br label %between
a1:
  %va1 = load i32, ptr addrspace(3) %p, align 4
  %sa1 = mul i32 %va1, 5
  %ga1 = getelementptr i32, ptr addrspace(1) %o, i32 64
  store i32 %sa1, ptr addrspace(1) %ga1
  br label %between
a2:
  %va2 = load i32, ptr addrspace(3) %p, align 4
  %sa2 = mul i32 %va2, 7
  %ga2 = getelementptr i32, ptr addrspace(1) %o, i32 128
  store i32 %sa2, ptr addrspace(1) %ga2
  br label %between
a3:
  %va3 = load i32, ptr addrspace(3) %p, align 4
  %sa3 = mul i32 %va3, 9
  %ga3 = getelementptr i32, ptr addrspace(1) %o, i32 192
  store i32 %sa3, ptr addrspace(1) %ga3
  br label %between
a4:
  %va4 = load i32, ptr addrspace(3) %p, align 4
  %sa4 = mul i32 %va4, 11
  %ga4 = getelementptr i32, ptr addrspace(1) %o, i32 256
  store i32 %sa4, ptr addrspace(1) %ga4
  br label %between
between:
  %vp = load i32, ptr addrspace(3) %p, align 4
  %o999 = getelementptr i32, ptr addrspace(1) %o, i32 999
  store i32 %vp, ptr addrspace(1) %o999
  switch i32 %n, label %end [ i32 0, label %b0 i32 1, label %b1 i32 2, label %b2 i32 3, label %b3 i32 4, label %b4 ]
b0:
  %vb0 = load i32, ptr addrspace(3) %q, align 4
  %sb0 = mul i32 %vb0, 3
  %gb0 = getelementptr i32, ptr addrspace(1) %o, i32 32
  store i32 %sb0, ptr addrspace(1) %gb0
  br label %end
b1:
  %vb1 = load i32, ptr addrspace(3) %q, align 4
  %sb1 = mul i32 %vb1, 5
  %gb1 = getelementptr i32, ptr addrspace(1) %o, i32 96
  store i32 %sb1, ptr addrspace(1) %gb1
  br label %end
b2:
  %vb2 = load i32, ptr addrspace(3) %q, align 4
  %sb2 = mul i32 %vb2, 7
  %gb2 = getelementptr i32, ptr addrspace(1) %o, i32 160
  store i32 %sb2, ptr addrspace(1) %gb2
  br label %end
b3:
  %vb3 = load i32, ptr addrspace(3) %q, align 4
  %sb3 = mul i32 %vb3, 9
  %gb3 = getelementptr i32, ptr addrspace(1) %o, i32 224
  store i32 %sb3, ptr addrspace(1) %gb3
  br label %end
b4:
  %vb4 = load i32, ptr addrspace(3) %q, align 4
  %sb4 = mul i32 %vb4, 11
  %gb4 = getelementptr i32, ptr addrspace(1) %o, i32 288
  store i32 %sb4, ptr addrspace(1) %gb4
  br label %end
end:
  %vq = load i32, ptr addrspace(3) %q, align 4
  store i32 %vq, ptr addrspace(1) %o
  ret void
}
