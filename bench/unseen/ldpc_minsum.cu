/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Layered min-sum decoder of a quasi-cyclic LDPC code: 24 columns of circulants of 128, 6 layers
 * of 6 to 16 edges (an argument says how many). One frame a block of 128, a thread a check of
 * the layer; likelihoods and messages are shorts in shared memory, messages by check.
 *
 * A check's 16 messages take 8 words: 8-way. By hand: by edge, checks side by side (HAND=1); rows
 * of 18 shorts (HAND=2); words of a row XOR bits of the check (HAND=3).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int Z = 128, COLUMNS = 24, LAYERS = 6, EDGES = 16;
constexpr int PITCH = HAND == 2 ? EDGES + 2 : EDGES;

__device__ __forceinline__ int message_at(int layer, int check, int edge) {
  return HAND == 1   ? (layer * EDGES + edge) * Z + check
         : HAND == 3 ? (layer * Z + check) * EDGES + (edge ^ ((check >> 2 & 7) << 1))
                     : (layer * Z + check) * PITCH + edge;
}

__device__ __forceinline__ int clamp16(int x, int most) { return min(max(x, -most), most); }

__global__ void __launch_bounds__(Z)
    ldpc_minsum(unsigned *__restrict__ bits, const short *__restrict__ llr,
                const int *__restrict__ shifts, const int *__restrict__ degrees, int iterations) {
  __shared__ short total[COLUMNS * Z];
  __shared__ short message[LAYERS * Z * PITCH];
  int z = threadIdx.x;
  const short *from = llr + (size_t)blockIdx.x * COLUMNS * Z;
  for (int c = 0; c < COLUMNS; ++c)
    total[c * Z + z] = from[c * Z + z];
  for (int layer = 0; layer < LAYERS; ++layer)
    for (int e = 0; e < degrees[layer]; ++e)
      message[message_at(layer, z, e)] = 0;
  __syncthreads();
  for (int iteration = 0; iteration < iterations; ++iteration)
    for (int layer = 0; layer < LAYERS; ++layer) {
      int degree = degrees[layer];
      int least = 0x7fff, second = 0x7fff, where = -1, sign = 0;
#pragma unroll 1
      for (int e = 0; e < degree; ++e) {
        int column = (e + layer * 5) % COLUMNS;
        int at = column * Z + ((z + shifts[layer * EDGES + e]) & (Z - 1));
        int q = total[at] - message[message_at(layer, z, e)];
        int size = abs(q);
        sign ^= q;
        if (size < least) {
          second = least;
          least = size;
          where = e;
        } else if (size < second) {
          second = size;
        }
      }
      least -= least >> 2;
      second -= second >> 2;
#pragma unroll 1
      for (int e = 0; e < degree; ++e) {
        int column = (e + layer * 5) % COLUMNS;
        int at = column * Z + ((z + shifts[layer * EDGES + e]) & (Z - 1));
        int q = total[at] - message[message_at(layer, z, e)];
        int r = e == where ? second : least;
        r = (sign ^ q) < 0 ? -r : r;
        message[message_at(layer, z, e)] = clamp16(r, 2047);
        total[at] = clamp16(q + clamp16(r, 2047), 16383);
      }
      __syncthreads();
    }
  for (int c = 0; c < COLUMNS; ++c) {
    unsigned word = __ballot_sync(0xffffffffu, total[c * Z + z] < 0);
    if (z % 32 == 0)
      bits[(blockIdx.x * COLUMNS + c) * (Z / 32) + z / 32] = word;
  }
}
