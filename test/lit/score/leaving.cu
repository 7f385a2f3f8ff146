// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Lanes that leave a loop in different iterations, whatever is compared: a number that each iteration computes anew is not a border of the data, so
// lanes leave one by one and have different values behind the loop (`squares`, `thirds`). Inside, later iterations have fewer lanes (`begun`: 2 in
// the first). If a loop has several exits, some lanes take each of them (`forks`: how often is unknown). Twins: a stride over the data (`strided`),
// and a number that compares alike in all lanes (`alike`).
// RUN: %clang_cuda -gline-tables-only -S %s -o /dev/null -mllvm -unbank-mode=report -mllvm -unbank-only=none -mllvm -unbank-block=64 -mllvm -unbank-report=%t.json
// RUN: %python -c "import json; [print(k['name'], a['op'], '%g..%g' % (a['before']['wavefronts']['min'], a['before']['wavefronts']['max']), a['before']['weight_exactness']) for k in json.load(open('%t.json'))['kernels'] for a in k['accesses'] if a['before'] and a['op'] == 'ld']" | FileCheck %s
// CHECK:     squares ld 1..32 exact
// CHECK:     thirds ld 1..32 exact
// CHECK:     begun ld 1..2 unknown
// CHECK-COUNT-2: forks ld {{.*}} unknown
// CHECK-NOT: strided ld {{.*}}unknown
// CHECK:     strided ld 2..2 per-iteration
// CHECK:     alike ld 1..1 exact
#include "cuda_min.h"

#define TABLE                                                                                      \
  __shared__ float s[4096];                                                                        \
  const int t = threadIdx.x;                                                                       \
  float sum = 0;                                                                                   \
  s[t] = out[t];                                                                                   \
  __syncthreads()

extern "C" __global__ void squares(float *out, int n) {
  TABLE;
  int i = 0;
  for (; i < n; ++i)
    if (i * i > t)
      break;
  out[t] = s[i * 32];
}

extern "C" __global__ void thirds(float *out, int n) {
  TABLE;
  int i = n;
  do
    i = i / 3;
  while (i > (~t & 7));
  out[t] = s[i * 32 + 128];
}

extern "C" __global__ void begun(float *out, int n) {
  TABLE;
  int i = ~t & 3;
#pragma unroll 1
  do
    sum += s[t * 3 + i];
  while (++i < n);
  out[t] = sum;
}

extern "C" __global__ void forks(float *out, int n) {
  TABLE;
  for (int i = 8; i >= (t & 7); --i) {
    if (i & t & 1)
      return;
    if (t + i < n) {
      sum += s[i + t];
      break;
    }
  }
  out[t] = sum + s[t ^ 1];
}

extern "C" __global__ void strided(float *out, int n) {
  TABLE;
#pragma unroll 1
  for (int i = t; i < n; i += 64)
    sum += s[i * 2];
  out[t] = sum;
}

extern "C" __global__ void alike(float *out, int n) {
  TABLE;
  int i = 0;
  for (; i < n; ++i)
    if (i * i > n)
      break;
  out[t] = s[i * 32];
}
