; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Host code has aliases: each constructor in C++ has two names, one of them an alias. Launches behind an alias are found, and functions that only
; aliases name do not matter. A function that the linker or an ifunc resolver may substitute is not seen.
; RUN: rm -f %t.json
; RUN: %unbank_opt -passes='unbank<launch=%t.json>' -verify-each %s -disable-output
; RUN: FileCheck %s < %t.json
; CHECK:      {"kernel":"kernel","block":[16,1,1]
; CHECK-NOT:  "block":[32
; CHECK:      {"kernel":"kernel","block":null
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@nobody = alias void (ptr), ptr @lonely
@sixteen = alias i32 (), ptr @number
@perhaps = weak alias i32 (), ptr @other
@chosen = ifunc i32 (), ptr @resolver
@variable.name = alias i32, ptr @variable
@variable = internal global i32 3

define void @lonely(ptr %p) {
  %x = alloca i32
  store ptr %x, ptr %p
  ret void
}

define i32 @number() {
  ret i32 16
}
define i32 @other() {
  ret i32 32
}
define ptr @resolver() {
  ret ptr @number
}

define void @__device_stub__kernel(ptr %p) {
  ret void
}

define i32 @launch() {
  %x = call i32 @sixteen()
  %a = zext i32 %x to i64
  %first = or i64 %a, 4294967296
  %1 = call i32 @cudaLaunchKernel(ptr @__device_stub__kernel, i64 4294967297, i32 1, i64 %first, i32 1, ptr null, i64 0, ptr null)
  %y = call i32 @perhaps()
  %b = zext i32 %y to i64
  %second = or i64 %b, 4294967296
  %2 = call i32 @cudaLaunchKernel(ptr @__device_stub__kernel, i64 4294967297, i32 1, i64 %second, i32 1, ptr null, i64 0, ptr null)
  %n = load i32, ptr @variable.name
  %z = call i32 @chosen()
  %s = add i32 %n, %z
  %c = zext i32 %s to i64
  %third = or i64 %c, 4294967296
  %3 = call i32 @cudaLaunchKernel(ptr @__device_stub__kernel, i64 4294967297, i32 1, i64 %third, i32 1, ptr null, i64 0, ptr null)
  ret i32 %3
}

define internal void @__cuda_register_globals(ptr %module) {
  %1 = call i32 @__cudaRegisterFunction(ptr %module, ptr @__device_stub__kernel, ptr @name, ptr @name, i32 -1, ptr null, ptr null, ptr null, ptr null, ptr null)
  ret void
}
@name = private constant [7 x i8] c"kernel\00"

declare i32 @cudaLaunchKernel(ptr, i64, i32, i64, i32, ptr, i64, ptr)
declare i32 @__cudaRegisterFunction(ptr, ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, ptr)
