/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Intrusion detection: many packet streams through one deterministic automaton over 32 classes of
 * bytes, as compilers of rule sets make it. A lane walks its own stream; the table lies in dynamic
 * memory, row of a state after row, its entries already offsets of rows. How many states, an
 * argument says.
 *
 * The compiler writes the table class by class, so that storing it is 32-way: once. Then each
 * lookup waits for the one before, at places that data says; a swizzle is two more instructions in
 * that chain for nothing. By hand: rows of 33 (HAND=1), class XOR state (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int CLASSES = 32, PITCH = HAND == 1 ? CLASSES + 1 : CLASSES;

__device__ __forceinline__ unsigned place(unsigned row, unsigned symbol) {
  return HAND == 2 ? row + (symbol ^ (row / CLASSES & 31)) : row + symbol;
}

__global__ void __launch_bounds__(32)
    dfa_multistream(unsigned *__restrict__ matches, const uint4 *__restrict__ text,
                    const unsigned *__restrict__ compiled, int states, int accepting, int chunks) {
  extern __shared__ unsigned table[];
  int lane = threadIdx.x;
  for (int symbol = 0; symbol < CLASSES; ++symbol)
    for (int state = lane; state < states; state += 32)
      table[place(state * PITCH, symbol)] =
          compiled[symbol * states + state] % (unsigned)states * PITCH;
  __syncwarp();
  const uint4 *from = text + (size_t)blockIdx.x * chunks * 32 + lane;
  unsigned row = 0, found = 0, limit = accepting * PITCH;
  for (int i = 0; i < chunks; ++i) {
    uint4 four = from[i * 32];
    unsigned words[4] = {four.x, four.y, four.z, four.w};
#pragma unroll
    for (int w = 0; w < 4; ++w)
#pragma unroll
      for (int b = 0; b < 4; ++b) {
        row = table[place(row, words[w] >> 8 * b & 31)];
        found += row < limit;
      }
  }
  matches[blockIdx.x * 32 + lane] = found << 8 | row / PITCH;
}
