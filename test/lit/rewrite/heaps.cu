// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A heap for each thread, in rows of 64 bytes. Data decides which words of its row a thread reads, and all pads of the row are equally good except
// for the instructions that they add: a pad behind each row adds the fewest, if the place in the heap is known to lie in the row. A loop moves that
// place from parent to child; it ends in time in the first kernel, and may run out of the row in the others.
// REQUIRES: command
// RUN: rm -rf %t && mkdir %t
// RUN: %clang_cuda_plain -S -emit-llvm %s -o %t/in.ll
// RUN: %unbank fix %t/in.ll -o %t/fixed.ll --block=64 --report=%t.json
// RUN: %python %S/../Inputs/arrays.py %t.json | FileCheck %s
// RUN: %unbank fix %t/in.ll -o %t/padded.ll '--layout=*@pad:64:4' --block=64 > %t/text
// RUN: FileCheck %s --check-prefix=CODE < %t/padded.ll
// RUN: sh %S/../Inputs/same.sh %unbank "--grid=2 --block=64 --arg=f32[8192]:random:1 --arg=f32[2048]:zero --arg=i32:2048" largest %t/in.ll %t %t/fixed.ll %t/padded.ll
// RUN: sh %S/../Inputs/same.sh %unbank "--grid=2 --block=64 --arg=f32[8192]:random:1 --arg=f32[2048]:zero --arg=i32:2048 --arg=i32:12" some %t/in.ll %t %t/fixed.ll %t/padded.ll
// CHECK-DAG: largest{{.*}}heap: changed pad:64:4
// CHECK-DAG: some{{.*}}heap: changed pad:64:4
// CHECK-DAG: count{{.*}}stack: changed pad:64:4
// RUN: %unbank analyze %t/in.ll --block=64 --only=*count* --layout=*@identity --top=20 | FileCheck %s --check-prefix=KNOWN
// KNOWN: ld stack {{.*}} 1..32 1 [1]
#include "../Inputs/heap.h"

enum { ROW = 16 };

__device__ inline void fill(float *row, int size, const float *in, int n, float *out) {
  for (int i = 0; i < ROW; ++i)
    row[i] = -1e30f;
  for (int i = threadIdx.x; i < n; i += 64)
    keep_larger(row, size, in[blockIdx.x * n + i]);
  for (int i = 0; i < ROW; ++i)
    out[(blockIdx.x * 64 + threadIdx.x) * ROW + i] = row[i];
}

// CODE-LABEL: define {{.*}}@{{.*}}largest
// CODE:       fcmp
// CODE-NOT:   {{[al]}}shr
// CODE:       {{^}}}
__global__ void largest(const float *in, float *out, int n) {
  __shared__ float heap[64][ROW];
  fill(heap[threadIdx.x], ROW, in, n, out);
}

// How large heaps are is an argument, so a place may lie behind its row.
__global__ void some(const float *in, float *out, int n, int size) {
  __shared__ float heap[64][ROW];
  fill(heap[threadIdx.x], size, in, n, out);
}

// CODE-LABEL: define {{.*}}@{{.*}}astray
// CODE:       {{[al]}}shr
// CODE:       {{^}}}
__global__ void astray(float *out, const float *in, int n) {
  __shared__ float heap[64][ROW];
  float *row = heap[threadIdx.x];
  for (int i = 0; i < ROW; ++i)
    row[i] = in[i];
  int place = 0;
  while (row[place] < in[n])
    place = 2 * place + 1 < n ? 2 * place + 1 : place;
  out[threadIdx.x] = row[place];
}

// A stack for each thread: what lies on top is in the thread's own row, wherever data has taken it.
__global__ void count(float *out, const float *keys, const int *nodes, int root) {
  __shared__ int stack[64][ROW];
  int *row = stack[threadIdx.x], top = 0, leaves = 0;
  const float key = keys[threadIdx.x];
  row[top++] = root;
  while (top > 0) {
    const int node = row[--top];
    if (nodes[2 * node] < 0) {
      ++leaves;
      continue;
    }
    if (key > .25f && top < ROW - 1)
      row[top++] = nodes[2 * node];
    if (key < .75f && top < ROW - 1)
      row[top++] = nodes[2 * node + 1];
  }
  out[threadIdx.x] = leaves;
}
