// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In clang a wrong option fails the compile, with an error and without a crash.
// RUN: rm -f %t.ptx
// RUN: not %clang_cuda -S %s -o %t.ptx -mllvm -unbank-mode=fast 2>&1 | FileCheck %s --check-prefix=FLAG
// RUN: not test -e %t.ptx
// RUN: env UNBANK_OPTIONS=mode=fast not %clang_cuda -S %s -o %t.ptx 2>&1 | FileCheck %s --check-prefix=ENVIRONMENT
// RUN: not test -e %t.ptx
// RUN: %clang_cuda -S %s -o %t.ptx -mllvm -unbank-mode=fix -mllvm -unbank-block=32x8
// RUN: test -e %t.ptx
//
// What is misspelt in a name is said once, whatever the number of architectures.
// RUN: rm -rf %t && mkdir %t && cd %t && %clang_cuda --cuda-gpu-arch=sm_80 -S %s -mllvm -unbank-block=g@32 2> %t.err && test -e wrong-option-cuda-nvptx64-nvidia-cuda-sm_80.s && test -e wrong-option-cuda-nvptx64-nvidia-cuda-sm_90.s
// RUN: FileCheck %s --check-prefix=ONCE < %t.err
// ONCE:     warning: unbank: block=g names no kernel of this module
// ONCE-NOT: warning: unbank:
//
// FLAG: error: unbank: on the command line: {{.*}}mode=fast
// FLAG: 1 error generated
// ENVIRONMENT: error: unbank: in UNBANK_OPTIONS: {{.*}}mode=fast
// ENVIRONMENT: 1 error generated
__attribute__((global)) void f(int *p) { *p = 1; }
