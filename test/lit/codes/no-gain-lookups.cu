// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An automaton: its table is filled once, with 32-way conflicts, in a loop that the number of states ends, and then read for each symbol of a text,
// in rows that data picks. A swizzle adds instructions to each lookup and saves nothing there: for a long text that is more than filling the table
// takes (such a kernel ran 0.91 times as fast on an H200). Twins: the text is one word; and a column of the table is filled anew for each part of the
// text, as often as it is read.
// RUN: %clang_cuda -O3 -gline-tables-only -S %s -o /dev/null -mllvm -unbank-block=32 -mllvm -unbank-report=%t.json
// RUN: %arrays %t.json | FileCheck %s
// RUN: FileCheck %s --check-prefix=REASON --input-file=%t.json
// CHECK-DAG: long_text{{.*}}: kept no-gain
// CHECK-DAG: short_text{{.*}}: changed
// CHECK-DAG: parts{{.*}}: changed
// REASON: what it saves in loops of unknown length, it loses outside them where they run few trips
#include "cuda_min.h"
__device__ void column(unsigned *table, const unsigned *in, int states, int symbol) {
  for (int state = threadIdx.x; state < states; state += 32)
    table[state * 32 + symbol] = in[symbol * states + state];
}
__device__ void fill(unsigned *table, const unsigned *in, int states) {
  for (int symbol = 0; symbol < 32; symbol++)
    column(table, in, states, symbol);
  __syncthreads();
}
__device__ unsigned read(const unsigned *table, const unsigned *text, unsigned row, int words) {
  for (int i = 0; i < words; i++)
    for (int symbol = 0; symbol < 16; symbol++)
      row = table[row + (text[i * 32 + threadIdx.x] >> symbol & 31)];
  return row;
}
extern __shared__ __attribute__((aligned(16))) unsigned long_text[];
extern __shared__ __attribute__((aligned(16))) unsigned short_text[];
extern __shared__ __attribute__((aligned(16))) unsigned parts[];
__global__ void of_any_length(unsigned *out, const unsigned *in, const unsigned *text, int states, int words) {
  fill(long_text, in, states);
  out[threadIdx.x] = read(long_text, text, 0, words);
}
__global__ void of_a_word(unsigned *out, const unsigned *in, const unsigned *text, int states) {
  fill(short_text, in, states);
  out[threadIdx.x] = read(short_text, text, 0, 1);
}
__global__ void in_parts(unsigned *out, const unsigned *in, const unsigned *text, int states, int count) {
  unsigned row = 0;
  for (int part = 0; part < count; part++) {
    column(parts, in, states, part & 31);
    __syncthreads();
    row = read(parts, text + part * 32, row, 1);
    __syncthreads();
  }
  out[threadIdx.x] = row;
}
