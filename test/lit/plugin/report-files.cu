// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reports of several compiles: a folder keeps one for each source and each set of macros; with one file for all, the compiler says which reports it
// lost.
// RUN: rm -rf %t && mkdir %t && cp %s %t/a.cu && cp %s %t/b.cu && cd %t
// RUN: cd %t && %clang_cuda -S a.cu -o k.ptx -mllvm -unbank-report=all/ && %clang_cuda -S a.cu -o k.ptx -mllvm -unbank-report=all/
// RUN: ls %t/all | count 1
// RUN: cd %t && %clang_cuda -S a.cu -o k.ptx -DROWS=2 -mllvm -unbank-report=all/ && %clang_cuda -S a.cu -o k.ptx -D ROWS=2 -mllvm -unbank-report=all/
// RUN: ls %t/all | count 2
// RUN: cd %t && %clang_cuda -S a.cu -o k.ptx -D ROWS=3 -mllvm -unbank-report=all/ && %clang_cuda -S b.cu -o k.ptx -mllvm -unbank-report=all/
// RUN: ls %t/all | count 4
//
// RUN: cd %t && %clang_cuda -S a.cu -o k.ptx -mllvm -unbank-report=one.json 2>&1 | not grep unbank
// RUN: cd %t && %clang_cuda -S a.cu -o k.ptx -mllvm -unbank-report=one.json 2>&1 | not grep unbank
// RUN: cd %t && %clang_cuda -S b.cu -o k.ptx -mllvm -unbank-report=one.json 2>&1 | FileCheck %s
// CHECK: warning: unbank: report=one.json held the report of a.cu, which is lost: a folder, report=FOLDER/, gets one for each source
__attribute__((global)) void f(int *p) { *p = 1; }
