// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Lower bounds for all layouts, and certificates that a separate program checks by counting again; it detects every change made to them. Its bank
// rule is the hardware's. And advice, where it applies.
// REQUIRES: command
// RUN: %python %S/../../../tools/certificate.py --rule %data/h200-wavefronts.csv | FileCheck %s --check-prefix=RULE
// RULE: 864 of 864 rows agree
// RUN: %python %S/../../../tools/certificate.py --rule %data/h200-increments.csv | FileCheck %s --check-prefix=INCREMENTS
// INCREMENTS: {{^}}[[N:[0-9]+]] of [[N]] rows agree
// RUN: rm -rf %t && mkdir %t && cd %t && env CUDA_PATH=none %unbank explain '*' %s --block=32x8 --certificate=all.json -- -I%examples > text
// RUN: FileCheck %s < %t/text
// RUN: cd %t && %python %S/../../../tools/certificate.py all.json | sort | FileCheck %s --check-prefix=HOLDS
// HOLDS:      holds   _ZZ5pairsPfPKfE4line in _Z5pairsPfPKf, identity: 16 wavefronts, 0.0% above the bound
// HOLDS-NEXT: holds   _ZZ6columnPfPKfE4tile in _Z6columnPfPKf, pad:128:4: 16 wavefronts, 0.0% above the bound
// HOLDS-NEXT: holds   _ZZ7counterPjPKjE5total in _Z7counterPjPKj, identity: {{[0-9]+}} wavefronts, 0.0% above the bound
// HOLDS-NEXT: holds   _ZZ8gatheredPfPKiE5table in _Z8gatheredPfPKi, identity: 8 wavefronts, 0.0% above the bound; 50% of the executions left out
// HOLDS-NEXT: holds   _ZZ9broadcastPfPKfE4line in _Z9broadcastPfPKf, identity: {{[0-9]+}} wavefronts, 0.0% above the bound
// HOLDS-NOT:  {{.}}
// RUN: cd %t && sed 's/pad:128:4/pad:128:8/' all.json > layout.json && not %python %S/../../../tools/certificate.py layout.json | FileCheck %s --check-prefix=WRONG
// WRONG: WRONG   _ZZ6columnPfPKfE4tile in _Z6columnPfPKf, pad:128:8: execution {{[0-9]+}}: 1 wavefronts, counted 2
// RUN: cd %t && sed 's/"bound": 16.0/"bound": 17.0/' all.json > bound.json && not %python %S/../../../tools/certificate.py bound.json | FileCheck %s --check-prefix=BOUND
// BOUND: WRONG   {{.*}}: bound 17, counted 16
// RUN: cd %t && sed 's/"offsets"/"places"/' all.json > places.json && not %python %S/../../../tools/certificate.py places.json
// RUN: env CUDA_PATH=none %unbank explain pairs::line %s --block=32x8 -- -I%examples | FileCheck %s --check-prefix=PAIRS
// PAIRS-NOT: advice
#include "cuda_min.h"

__global__ void column(float *out, const float *in) {
  __shared__ float tile[32][32];
  tile[threadIdx.y][threadIdx.x] = in[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = tile[threadIdx.x][threadIdx.y];
}
// CHECK-LABEL: column::tile in
// CHECK:       bound       no layout takes less than 16 wavefronts of a block with these accesses; the array's
// CHECK-NEXT:              takes no more

__global__ void broadcast(float *out, const float *in) {
  __shared__ float line[256];
  line[threadIdx.y * 32 + threadIdx.x] = in[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = line[threadIdx.y];
}
// CHECK-DAG: broadcast: 50 % of its accesses read one place with all lanes: that is a broadcast,

__global__ void counter(unsigned *out, const unsigned *in) {
  __shared__ unsigned total[64];
  total[threadIdx.x] = 0;
  __syncthreads();
  __nvvm_atom_add_gen_i((int *)&total[0], (int)in[threadIdx.x]);
  __syncthreads();
  out[threadIdx.x] = total[threadIdx.x];
}
// CHECK-DAG: one-word: lanes of an atomic meet on one word, and take turns wherever it lies

__global__ void gathered(float *out, const int *in) {
  __shared__ float table[256];
  table[threadIdx.y * 32 + threadIdx.x] = in[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = table[in[threadIdx.x]];
}
// CHECK-DAG: data: data decides the words of some accesses: unbank simulate --write-profile=FILE

// Some lanes share a word, and not all.
__global__ void pairs(float *out, const float *in) {
  __shared__ float line[256];
  line[threadIdx.y * 32 + threadIdx.x] = in[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = line[threadIdx.x / 2];
}
