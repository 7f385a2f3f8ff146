; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Loads around instructions of the whole warp, which before sm_90 keep some loads apart (between.h), seen in cubins of sm_75 to sm_89:
;
;     ahead    their address is computed ahead of the first shuffle: one load
;     behind   it is computed behind one: open
;     several  shuffles are in several blocks: open
;     arm      the first one is in an arm of a branch: open
;     return   it is behind a branch to the function's end: one load
;     guarded  it is under a predicate: open
; short: forced layouts alone. Beside pointers of 32 bits other widths are open.
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s --check-prefixes=CHECK,OLD
; RUN: sed 's/sm_80/sm_90/g' %s > %t.ll
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.90.json>' %t.ll -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.90.json | FileCheck %s --check-prefixes=CHECK,NEW
; CHECK: ahead ld 8{{ .*}}
; OLD-NEXT: behind ld None {{.*}} neighbours around a loop, an arm that writes, or a warp-wide operation
; NEW-NEXT: behind ld 8{{ .*}}
; OLD: several ld None {{.*}} neighbours around a loop, an arm that writes, or a warp-wide operation
; OLD: arm ld None {{.*}} neighbours around a loop, an arm that writes, or a warp-wide operation
; NEW: arm ld 8{{ .*}}
; CHECK: return ld 8{{ .*}}
; OLD: guarded ld None {{.*}} neighbours around a loop, an arm that writes, or a warp-wide operation
; NEW: guarded ld 8{{ .*}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@table = internal addrspace(3) global [16384 x i8] undef, align 16

define ptx_kernel void @ahead(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_80" "target-features"="+ptx78" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %w = zext i32 %t to i64
  %p = getelementptr [4 x i32], ptr addrspace(3) @table, i64 %w
  %q = getelementptr i8, ptr addrspace(3) %p, i64 4
  %a = load i32, ptr addrspace(3) %p, align 4
  store volatile i32 %a, ptr addrspace(1) %out, align 4
  %s = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %n, i32 1, i32 31)
  store volatile i32 %s, ptr addrspace(1) %out, align 4
  %b = load i32, ptr addrspace(3) %q, align 4
  store volatile i32 %b, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @behind(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_80" "target-features"="+ptx78" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %r = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %t, i32 1, i32 31)
  %m = and i32 %r, 127
  %w = zext i32 %m to i64
  %p = getelementptr [4 x i32], ptr addrspace(3) @table, i64 %w
  %q = getelementptr i8, ptr addrspace(3) %p, i64 4
  %a = load i32, ptr addrspace(3) %p, align 4
  store volatile i32 %a, ptr addrspace(1) %out, align 4
  %s = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %n, i32 1, i32 31)
  store volatile i32 %s, ptr addrspace(1) %out, align 4
  %b = load i32, ptr addrspace(3) %q, align 4
  store volatile i32 %b, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @several(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_80" "target-features"="+ptx78" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %w = zext i32 %t to i64
  %p = getelementptr [4 x i32], ptr addrspace(3) @table, i64 %w
  %q = getelementptr i8, ptr addrspace(3) %p, i64 4
  %r = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %t, i32 1, i32 31)
  store volatile i32 %r, ptr addrspace(1) %out, align 4
  %a = load i32, ptr addrspace(3) %p, align 4
  store volatile i32 %a, ptr addrspace(1) %out, align 4
  %some = icmp sgt i32 %n, %t
  br i1 %some, label %arm, label %end

arm:
  store volatile i32 1, ptr addrspace(1) %out, align 4
  br label %end

end:
  %s = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %n, i32 1, i32 31)
  store volatile i32 %s, ptr addrspace(1) %out, align 4
  %b = load i32, ptr addrspace(3) %q, align 4
  store volatile i32 %b, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @arm(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_80" "target-features"="+ptx78" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %w = zext i32 %t to i64
  %p = getelementptr [4 x i32], ptr addrspace(3) @table, i64 %w
  %q = getelementptr i8, ptr addrspace(3) %p, i64 4
  %c = icmp sgt i32 %t, %n
  %a = load i32, ptr addrspace(3) %p, align 4
  store volatile i32 %a, ptr addrspace(1) %out, align 4
  br i1 %c, label %then, label %end
then:
  %s = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %n, i32 1, i32 31)
  store volatile i32 %s, ptr addrspace(1) %out, align 4
  br label %end
end:
  %b = load i32, ptr addrspace(3) %q, align 4
  store volatile i32 %b, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @return(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_80" "target-features"="+ptx78" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %w = zext i32 %t to i64
  %p = getelementptr [4 x i32], ptr addrspace(3) @table, i64 %w
  %q = getelementptr i8, ptr addrspace(3) %p, i64 4
  %c = icmp sgt i32 %t, %n
  %a = load i32, ptr addrspace(3) %p, align 4
  store volatile i32 %a, ptr addrspace(1) %out, align 4
  br i1 %c, label %then, label %end
then:
  %s = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %n, i32 1, i32 31)
  store volatile i32 %s, ptr addrspace(1) %out, align 4
  %b = load i32, ptr addrspace(3) %q, align 4
  store volatile i32 %b, ptr addrspace(1) %out, align 4
  br label %end
end:
  ret void
}

define ptx_kernel void @guarded(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_80" "target-features"="+ptx78" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %w = zext i32 %t to i64
  %p = getelementptr [4 x i32], ptr addrspace(3) @table, i64 %w
  %q = getelementptr i8, ptr addrspace(3) %p, i64 4
  %c = icmp sgt i32 %t, %n
  %a = load i32, ptr addrspace(3) %p, align 4
  store volatile i32 %a, ptr addrspace(1) %out, align 4
  call void asm sideeffect "{ .reg .pred p; .reg .b32 r; setp.gt.s32 p, $0, 4; @p shfl.sync.bfly.b32 r, $0, 1, 31, -1; @p st.global.b32 [$1], r; }", "r,l"(i32 %n, ptr addrspace(1) %out)
  %b = load i32, ptr addrspace(3) %q, align 4
  store volatile i32 %b, ptr addrspace(1) %out, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32)
