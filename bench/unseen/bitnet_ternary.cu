/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A linear layer with weights of -1, 0 and 1 (1.58 bits, packed 16 to a word), activations in bytes: 128 outputs of a token a block, a thread an output. Two stages of 32 words a
 * row; the next stage waits in registers meanwhile. Weights are 0 to 2 for dp4a, and the sum of the activations is taken off at the end.
 *
 * Rows of 128 bytes, each thread its own: 32-way by words. By hand: rows of 33 words, filled by words (HAND=1), rows of 36, four words at a
 * time (HAND=2), chunk XOR row, four words at a time (HAND=3).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int OUTPUTS = 128, WORDS = 32, CHUNKS = WORDS / 4, PER_THREAD = OUTPUTS * CHUNKS / OUTPUTS;
constexpr int ROW = HAND == 1 ? WORDS + 1 : HAND == 2 ? WORDS + 4 : WORDS;

__device__ __forceinline__ int chunk_at(int row, int chunk) { return row * ROW + (HAND == 3 ? chunk ^ (row & 7) : chunk) * 4; }

__device__ __forceinline__ int sixteen(unsigned w, int4 x, int sum) {
  sum = __dp4a((int)(w & 0x03030303u), x.x, sum);
  sum = __dp4a((int)(w >> 2 & 0x03030303u), x.y, sum);
  sum = __dp4a((int)(w >> 4 & 0x03030303u), x.z, sum);
  return __dp4a((int)(w >> 6 & 0x03030303u), x.w, sum);
}

/* A stage of all rows, on its way through registers. */
__device__ __forceinline__ void fetch(uint4 (&wait)[PER_THREAD], const uint4 *__restrict__ weights, int pitch) {
#pragma unroll
  for (int i = 0; i < PER_THREAD; ++i)
    wait[i] = weights[(size_t)((i * OUTPUTS + threadIdx.x) / CHUNKS) * pitch + threadIdx.x % CHUNKS];
}

__device__ __forceinline__ void put(unsigned *packed, const uint4 (&wait)[PER_THREAD]) {
#pragma unroll
  for (int i = 0; i < PER_THREAD; ++i) {
    unsigned *to = packed + chunk_at((i * OUTPUTS + threadIdx.x) / CHUNKS, threadIdx.x % CHUNKS);
#if HAND == 1
    to[0] = wait[i].x, to[1] = wait[i].y, to[2] = wait[i].z, to[3] = wait[i].w;
#else
    *reinterpret_cast<uint4 *>(to) = make_uint4(wait[i].x, wait[i].y, wait[i].z, wait[i].w);
#endif
  }
}

__global__ void __launch_bounds__(OUTPUTS) bitnet_ternary(float *__restrict__ y, const uint4 *__restrict__ weights, const int4 *__restrict__ tokens, const float *__restrict__ scales, int stages) {
  __shared__ __align__(16) unsigned packed[2][OUTPUTS * ROW];
  __shared__ int4 activations[2][WORDS];
  const int t = threadIdx.x, pitch = stages * CHUNKS;
  weights += (size_t)blockIdx.x * OUTPUTS * pitch;
  tokens += (size_t)blockIdx.y * stages * WORDS;
  uint4 wait[PER_THREAD];
  int4 next = make_int4(0, 0, 0, 0);
  int sum = 0, off = 0;
  fetch(wait, weights, pitch);
  put(packed[0], wait);
  if (t < WORDS)
    activations[0][t] = tokens[t];
  __syncthreads();
  for (int stage = 0; stage < stages; ++stage) {
    const int now = stage & 1;
    if (stage + 1 < stages) {
      fetch(wait, weights + (stage + 1) * CHUNKS, pitch);
      if (t < WORDS)
        next = tokens[(stage + 1) * WORDS + t];
    }
#if HAND >= 2
#pragma unroll
    for (int c = 0; c < CHUNKS; ++c) {
      uint4 w = *reinterpret_cast<const uint4 *>(packed[now] + chunk_at(t, c));
      const int4 *x = activations[now] + c * 4;
      sum = sixteen(w.w, x[3], sixteen(w.z, x[2], sixteen(w.y, x[1], sixteen(w.x, x[0], sum))));
    }
#else
    for (int k = 0; k < WORDS; ++k)
      sum = sixteen(packed[now][t * ROW + k], activations[now][k], sum);
#endif
    int4 x = activations[now][t % WORDS];
    off = __dp4a(x.x, 0x01010101, __dp4a(x.y, 0x01010101, __dp4a(x.z, 0x01010101, __dp4a(x.w, 0x01010101, off))));
    if (stage + 1 < stages) {
      put(packed[~stage & 1], wait);
      if (t < WORDS)
        activations[~stage & 1][t] = next;
    }
    __syncthreads();
  }
  for (int step = 16; step; step >>= 1)
    off += __shfl_xor_sync(~0u, off, step);
  const size_t output = (size_t)blockIdx.x * OUTPUTS + t;
  y[(size_t)blockIdx.y * gridDim.x * OUTPUTS + output] = (sum - off) * scales[output];
}
