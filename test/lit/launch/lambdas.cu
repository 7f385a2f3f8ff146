// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A launch in a lambda that captures its block by reference, as benchmarks hand it to what measures the time: directly, in other lambdas, or in a
// std::function, in which a lambda of few captures lies, and one of many is on the heap. Twins: a lambda that writes what it captures, and a variable
// that another function is given, which may write it.
// RUN: rm -rf %t && mkdir %t
// RUN: %clang_cuda --cuda-host-only -Xclang -target-sdk-version=12.0 -g -O0 -mllvm -unbank-launch=%t/O0 -c %s -o %t/a.o
// RUN: sed 's/"file.*//' %t/O0 | FileCheck %s --match-full-lines
// RUN: %clang_cuda --cuda-host-only -Xclang -target-sdk-version=12.0 -g -O3 -mllvm -unbank-launch=%t/O3 -c %s -o %t/a.o
// RUN: cmp %t/O0 %t/O3
// CHECK:      {"launch":1,"launches":[
// CHECK-NEXT: {"kernel":"_Z3fewPf","block":[48,1,1],
// CHECK-NEXT: {"kernel":"_Z5givenPf","block":null,"why":"others(void*) may write it",
// CHECK-NEXT: {"kernel":"_Z6chosenPf","block":[64,1,1],
// CHECK-NEXT: {"kernel":"_Z6chosenPf","block":[128,1,1],
// CHECK-NEXT: {"kernel":"_Z6directPf","block":[32,4,1],
// CHECK-NEXT: {"kernel":"_Z6nestedPf","block":[96,1,1],
// CHECK-NEXT: {"kernel":"_Z7writtenPf","block":[32,1,1],
// CHECK-NEXT: {"kernel":"_Z7writtenPf","block":null,"why":"it changes from one launch to the next",
// CHECK-NEXT: ]}
#include <functional>

#include "cuda_min.h"

template <class F> void twice(F function, int count) {
  for (int i = 0; i < count; i++)
    function();
}
void measured(std::function<void()> function) {
  for (int i = 0; i < 10; i++)
    function();
}
void others(void *);

__global__ void direct(float *) {}
void run_direct(float *p, int n) {
  dim3 block(32, 4), grid(n);
  others(&n);
  twice([&] { direct<<<grid, block>>>(p); }, n);
}

__global__ void nested(float *) {}
void run_nested(float *p, int n) {
  int threads = 96;
  auto launch = [&] { nested<<<n, threads>>>(p); };
  twice([&] { twice(launch, n); }, 3);
}

__global__ void chosen(float *) {}
void run_chosen(float *p, int n) {
  dim3 block(64);
  if (n > 5)
    block.x = 128;
  measured([&] { chosen<<<n, block>>>(p); });
}

__global__ void few(float *) {}
void run_few(float *p) {
  int threads = 48;
  measured([&threads, p] { few<<<1, threads>>>(p); });
}

__global__ void written(float *) {}
void run_written(float *p, int n) {
  int threads = 32;
  measured([&] {
    written<<<n, threads>>>(p);
    threads *= 2;
  });
}

__global__ void given(float *) {}
void run_given(float *p, int n) {
  int threads = 32;
  others(&threads);
  twice([&] { given<<<n, threads>>>(p); }, n);
}
