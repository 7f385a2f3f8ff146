// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A block size from a constant list, as in benchmarks, may be any number in it; lists with one index are read together. Twins: a list that this
// function or other code writes, and a list of structs; the reasons say so.
// RUN: rm -rf %t && mkdir %t
// RUN: %clang_cuda --cuda-host-only -Xclang -target-sdk-version=12.0 -g -O0 -mllvm -unbank-launch=%t/O0 -c %s -o %t/a.o
// RUN: sed 's/"file.*//' %t/O0 | FileCheck %s --match-full-lines
// RUN: %clang_cuda --cuda-host-only -Xclang -target-sdk-version=12.0 -g -O3 -mllvm -unbank-launch=%t/O3 -c %s -o %t/a.o
// RUN: cmp %t/O0 %t/O3
#include "cuda_min.h"

// CHECK: {"launch":1,"launches":[
// CHECK-NEXT: {"kernel":"_Z3onePf","block":[64,1,1],
// CHECK-NEXT: {"kernel":"_Z3onePf","block":[128,1,1],
// CHECK-NEXT: {"kernel":"_Z3onePf","block":[512,1,1],
__global__ void one(float *) {}
void ones(float *p) {
  int sizes[] = {64, 128, 512};
  for (int i = 0; i < 3; i++)
    one<<<1, sizes[i]>>>(p);
}

// CHECK-NEXT: {"kernel":"_Z4keptPf","block":[32,1,1],
// CHECK-NEXT: {"kernel":"_Z4keptPf","block":[96,1,1],
__global__ void kept(float *) {}
static const unsigned long kept_sizes[2] = {32, 96};
void keeps(float *p, int which) { kept<<<1, kept_sizes[which]>>>(p); }

// CHECK-NEXT: {"kernel":"_Z4knowPf","block":[48,1,1],
__global__ void know(float *) {}
static int second(const int *sizes, int from) { return sizes[from + 1]; }
void knows(float *p) {
  static const int sizes[] = {16, 48, 80};
  know<<<1, second(sizes, 0)>>>(p);
}

// CHECK-NEXT: {"kernel":"_Z4pairPf","block":[32,8,1],
// CHECK-NEXT: {"kernel":"_Z4pairPf","block":[16,16,1],
__global__ void pair(float *) {}
void pairs(float *p, int n) {
  const int xs[] = {32, 16}, ys[] = {8, 16, 4};
  for (int i = 0; i < n; i++)
    pair<<<1, dim3(xs[i], ys[i])>>>(p);
}

// CHECK-NEXT: {"kernel":"_Z5wrotePf","block":null,"why":"it is read from memory in a way that is not followed",
__global__ void wrote(float *) {}
void writes(float *p, int n) {
  int sizes[] = {64, 128, 512};
  sizes[1] = n;
  for (int i = 0; i < 3; i++)
    wrote<<<1, sizes[i]>>>(p);
}

// CHECK-NEXT: {"kernel":"_Z6longerPf","block":[8,24,1],
// CHECK-NEXT: {"kernel":"_Z6longerPf","block":[16,16,1],
__global__ void longer(float *) {}
void longest(float *p, int n) {
  const int xs[] = {32, 16}, ys[] = {8, 16, 4};
  for (int i = 0; i < n; i++)
    longer<<<1, dim3(ys[i], xs[i] / 2 + 8)>>>(p);
}

// CHECK-NEXT: {"kernel":"_Z6othersPf","block":null,"why":"it is read from memory that other code may have written",
__global__ void others(float *) {}
int other_sizes[] = {64, 128};
void other(float *p, int which) { others<<<1, other_sizes[which]>>>(p); }

// CHECK-NEXT: {"kernel":"_Z6walkedPf","block":[24,1,1],
// CHECK-NEXT: {"kernel":"_Z6walkedPf","block":[40,1,1],
__global__ void walked(float *) {}
static const int walked_sizes[] = {24, 40};
void walks(float *p) {
  for (int size : walked_sizes)
    walked<<<1, size>>>(p);
}

// CHECK-NEXT: {"kernel":"_Z7membersPf","block":null,"why":"it is read from memory in a way that is not followed",
// CHECK-NEXT: {"kernel":"_Z7renewedPf","block":null,"why":"it is read from memory that other code may have written",
// CHECK-NEXT: ]}
__global__ void members(float *) {}
static const struct {
  const char *name;
  int size;
} configurations[] = {{"small", 64}, {"large", 512}};
void member(float *p, int which) { members<<<1, configurations[which].size>>>(p); }

__global__ void renewed(float *) {}
static int renewed_sizes[] = {64, 128};
void renew(int which, int size) { renewed_sizes[which] = size; }
void renews(float *p, int which) { renewed<<<1, renewed_sizes[which]>>>(p); }
