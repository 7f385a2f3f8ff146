// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The same input gives the same bytes, whatever the addresses in memory: address space randomisation differs between the runs.
// RUN: rm -rf %t && mkdir %t
// RUN: %clang_cuda_plain -S -emit-llvm %examples/lu.cu -o %t/lu.ll
// RUN: %clang_cuda_plain -S -emit-llvm %examples/two_kernels.cu -o %t/two.ll
// RUN: %unbank_opt -passes='unbank<report=%t/1.json>' %t/lu.ll -o %t/1.bc
// RUN: %unbank_opt -passes='unbank<report=%t/2.json>' %t/lu.ll -o %t/2.bc
// RUN: cmp %t/1.bc %t/2.bc
// RUN: cmp %t/1.json %t/2.json
// RUN: %unbank_opt -passes='unbank<report=%t/3.json>' %t/two.ll -o %t/3.bc
// RUN: %unbank_opt -passes='unbank<report=%t/4.json>' %t/two.ll -o %t/4.bc
// RUN: cmp %t/3.bc %t/4.bc
// RUN: cmp %t/3.json %t/4.json
// RUN: not cmp %t/1.json %t/3.json
// Nor does it matter whether anybody reads a report, or hears remarks.
// RUN: %unbank_opt -passes=unbank %t/lu.ll -o %t/5.bc
// RUN: cmp %t/1.bc %t/5.bc
// RUN: %unbank_opt -passes=unbank %t/two.ll -o %t/6.bc
// RUN: cmp %t/3.bc %t/6.bc
// RUN: %unbank_opt -passes=unbank -pass-remarks=unbank %t/two.ll -o %t/7.bc 2>&1 | FileCheck %s
// RUN: cmp %t/3.bc %t/7.bc
// CHECK: layout pad
