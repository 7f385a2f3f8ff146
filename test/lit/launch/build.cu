// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A build compiles device code first, then host code: the next build's device code is scored with the launches in host code.
// RUN: rm -rf %t && mkdir %t && cp %examples/launch.cu %examples/cuda_min.h %t
// RUN: cd %t && %clang_cuda -mllvm -unbank-launch=launches -mllvm -unbank-report=before -Rpass-analysis=unbank -S -emit-llvm launch.cu -o before.ll 2>&1 | FileCheck %s --check-prefix=FIRST
// RUN: %arrays %t/before | FileCheck %s --check-prefix=CLEAN
// FIRST: launch.cu:{{.*}}: remark: smooth(float*, float const*, int): no launches are known yet: launches is written by the compile of host code, and the next build knows
// CLEAN: tile: kept clean
// RUN: cd %t && %clang_cuda --cuda-host-only -Xclang -target-sdk-version=12.0 -gline-tables-only -mllvm -unbank-launch=launches -c launch.cu -o launch.o
// RUN: FileCheck %s --check-prefix=FILE --match-full-lines < %t/launches
// FILE: {"kernel":"_Z6smoothPfPKfi","block":[16,16,1],"file":"launch.cu","line":37,"source":"launch.cu","own":true}
// RUN: cd %t && %clang_cuda -mllvm -unbank-launch=launches -mllvm -unbank-report=after -Rpass-analysis=unbank -S -emit-llvm launch.cu -o after.ll 2>&1 | FileCheck %s --check-prefix=SECOND --implicit-check-not='known yet'
// RUN: %arrays %t/after | FileCheck %s --check-prefix=CHANGED
// SECOND: wavefronts a block of 16x16
// CHANGED: tile: changed pad:128:64
//
// The host half is that of a build without the option.
// RUN: cd %t && %clang_cuda --cuda-host-only -Xclang -target-sdk-version=12.0 -c launch.cu -o with.o -mllvm -unbank-launch=launches
// RUN: cd %t && %clang_cuda_plain --cuda-host-only -Xclang -target-sdk-version=12.0 -c launch.cu -o without.o
// RUN: cmp %t/with.o %t/without.o
