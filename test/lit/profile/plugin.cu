// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// From source to source: a profile of clang's output for a file serves the plugin when it compiles that file, here without debug information.
// REQUIRES: command
// RUN: rm -rf %t && mkdir %t
// RUN: %clang_cuda_plain -g -S -emit-llvm %examples/histogram.cu -o %t/plain.ll
// RUN: %unbank simulate %t/plain.ll --grid=4 --block=64 --arg=u32[128]:zero --arg=u32[2048]:ramp --arg=i32:8 --arg=i32:6 --write-profile=%t/profile
// RUN: %clang_cuda -mllvm -unbank-profile=%t/profile -mllvm -unbank-report=%t/report -S -emit-llvm %examples/histogram.cu -o %t/out.ll
// RUN: %arrays %t/report | FileCheck %s
// RUN: FileCheck %s --check-prefix=MEASURED < %t/report
// RUN: %clang_cuda -mllvm -unbank-report=%t/report -S -emit-llvm %examples/histogram.cu -o %t/out.ll
// RUN: not grep measured %t/report
// CHECK:   bins: changed pad:128:4 8192 -> 84{{[0-9]+}}
// MEASURED: "exactness": "measured"
