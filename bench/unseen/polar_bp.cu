/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Belief propagation for polar codes of 256 bits on their factor graph, min-sum with a factor: eight stages of butterflies, messages to the left and to
 * the right between each two, a codeword a warp, which needs no barrier but its own.
 *
 * Butterflies 1 to 16 apart leave every second bank or run of banks out: 2-way, each stage in another bit of the lane. By hand: the words of odd lines of 32 the other way
 * round, which all stages like (HAND=1); a word after each 32, which only the first likes (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int LOG = 8, BITS = 1 << LOG, WARPS = 2, ROW = HAND == 2 ? BITS + BITS / 32 : BITS;

struct Graph {
  float left[LOG + 1][ROW], right[LOG + 1][ROW];
};

static __device__ __forceinline__ int at(int i) { return HAND == 1 ? i ^ (-(i >> 5 & 1) & 31) : HAND == 2 ? i + (i >> 5) : i; }

static __device__ __forceinline__ float check(float a, float b) {
  float least = fminf(fabsf(a), fabsf(b)) * 0.9375f;
  return __int_as_float(__float_as_int(least) | ((__float_as_int(a) ^ __float_as_int(b)) & 0x80000000));
}

static __device__ __forceinline__ void to_left(Graph &g, int stage, int lane) {
#pragma unroll
  for (int k = 0; k < BITS / 64; ++k) {
    int j = lane + 32 * k, a = (j >> stage << (stage + 1)) | (j & ((1 << stage) - 1)), b = at(a + (1 << stage));
    a = at(a);
    float la = g.left[stage + 1][a], lb = g.left[stage + 1][b], ra = g.right[stage][a], rb = g.right[stage][b];
    g.left[stage][a] = check(la, lb + rb);
    g.left[stage][b] = check(ra, la) + lb;
  }
}
static __device__ __forceinline__ void to_right(Graph &g, int stage, int lane) {
#pragma unroll
  for (int k = 0; k < BITS / 64; ++k) {
    int j = lane + 32 * k, a = (j >> stage << (stage + 1)) | (j & ((1 << stage) - 1)), b = at(a + (1 << stage));
    a = at(a);
    float la = g.left[stage + 1][a], lb = g.left[stage + 1][b], ra = g.right[stage][a], rb = g.right[stage][b];
    g.right[stage + 1][a] = check(ra, lb + rb);
    g.right[stage + 1][b] = check(ra, la) + rb;
  }
}

__global__ void __launch_bounds__(WARPS * 32)
    polar_bp(float *__restrict__ beliefs, unsigned *__restrict__ bits, const float *__restrict__ channel, const float *__restrict__ frozen, int rounds) {
  __shared__ Graph graphs[WARPS];
  const int lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
  Graph &g = graphs[warp];
  const size_t word = (size_t)blockIdx.x * WARPS + warp;
  for (int i = lane; i < BITS; i += 32) {
#pragma unroll
    for (int s = 0; s < LOG; ++s)
      g.left[s][at(i)] = g.right[s + 1][at(i)] = 0.f;
    g.left[LOG][at(i)] = channel[word * BITS + i];
    g.right[0][at(i)] = frozen[i] > 0.5f ? 1e6f : 0.f;
  }
  __syncwarp();
  for (int round = 0; round < rounds; ++round) {
#pragma unroll
    for (int s = LOG - 1; s >= 0; --s) {
      to_left(g, s, lane);
      __syncwarp();
    }
#pragma unroll
    for (int s = 0; s < LOG; ++s) {
      to_right(g, s, lane);
      __syncwarp();
    }
  }
  for (int i = 0; i < BITS / 32; ++i) {
    int n = i * 32 + lane;
    float belief = g.left[0][at(n)] + g.right[0][at(n)];
    beliefs[word * BITS + n] = g.left[LOG][at(n)] + g.right[LOG][at(n)];
    unsigned mask = __ballot_sync(~0u, belief < 0);
    if (lane == 0)
      bits[word * (BITS / 32) + i] = mask;
  }
}
