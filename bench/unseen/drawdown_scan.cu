/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Drawdowns of price series (the fall from the highest price so far), a series a block, 2,048 prices at a time: a thread has 16 prices in a row, as block-wide scans
 * arrange them; maxima go by shuffles and through a struct per warp. Prices come and drawdowns go, as halves, through shared memory.
 * The exchange is a template, used for both types.
 *
 * Thread by thread 64 bytes of prices and 32 of drawdowns: 16-way and 8-way by words, less in vectors. By hand: a word for each 32 (HAND=1), XOR by the line (HAND=2).
 */
#include <cuda_fp16.h>
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int THREADS = 128, ITEMS = 16, CHUNK = THREADS * ITEMS;

template <typename T, int SIZE> struct Exchange {
  static constexpr int PER_WORD = 4 / sizeof(T), LINE = 32 * PER_WORD;
  static constexpr int LENGTH = HAND == 1 ? SIZE + SIZE / LINE * PER_WORD : SIZE;
  T items[LENGTH];

  static __device__ __forceinline__ int place(int i) {
#if HAND == 1
    return i + i / LINE * PER_WORD;
#elif HAND == 2
    return i ^ (i / LINE % (ITEMS / PER_WORD)) * PER_WORD;
#else
    return i;
#endif
  }
  __device__ __forceinline__ T &operator[](int i) { return items[place(i)]; }
};

struct Leg {
  float peak, deepest;
  int when;
};

template <int WARPS> __device__ __forceinline__ float peak_before(const Leg (&legs)[WARPS], int warp, float carried) {
#pragma unroll
  for (int w = 0; w < WARPS - 1; ++w)
    carried = w < warp ? fmaxf(carried, legs[w].peak) : carried;
  return carried;
}

__global__ void __launch_bounds__(THREADS) drawdown_scan(__half *__restrict__ falls, int *__restrict__ worst, const float *__restrict__ prices, int chunks) {
  __shared__ __align__(16) Exchange<float, CHUNK> in;
  __shared__ __align__(16) Exchange<__half, CHUNK> out;
  __shared__ Leg legs[THREADS / 32];
  const int t = threadIdx.x, lane = t & 31, warp = t >> 5;
  float carried = 0.f, deepest = -1.f;
  int when = 0;
  for (int c = 0; c < chunks; ++c) {
    size_t first = ((size_t)blockIdx.x * chunks + c) * CHUNK;
#pragma unroll
    for (int i = 0; i < ITEMS; ++i)
      in[i * THREADS + t] = prices[first + i * THREADS + t];
    __syncthreads();
    float x[ITEMS], top = 0.f;
#pragma unroll
    for (int i = 0; i < ITEMS; ++i) {
      x[i] = in[t * ITEMS + i];
      top = fmaxf(top, x[i]);
    }
    float scan = top;
#pragma unroll
    for (int d = 1; d < 32; d *= 2) {
      float other = __shfl_up_sync(~0u, scan, d);
      scan = lane >= d ? fmaxf(scan, other) : scan;
    }
    if (lane == 31)
      legs[warp].peak = scan;
    float before = __shfl_up_sync(~0u, scan, 1);
    __syncthreads();
    float peak = peak_before(legs, warp, carried);
    carried = fmaxf(peak_before(legs, THREADS / 32 - 1, carried), legs[THREADS / 32 - 1].peak);
    peak = lane ? fmaxf(peak, before) : peak;
#pragma unroll
    for (int i = 0; i < ITEMS; ++i) {
      peak = fmaxf(peak, x[i]);
      float fall = peak - x[i];
      if (fall > deepest)
        deepest = fall, when = c * CHUNK + t * ITEMS + i;
      out[t * ITEMS + i] = __float2half_rn(fall);
    }
    __syncthreads();
#pragma unroll
    for (int i = 0; i < ITEMS; ++i)
      falls[first + i * THREADS + t] = out[i * THREADS + t];
  }
#pragma unroll
  for (int d = 16; d > 0; d /= 2) {
    float other = __shfl_xor_sync(~0u, deepest, d);
    int there = __shfl_xor_sync(~0u, when, d);
    if (other > deepest || (other == deepest && there < when))
      deepest = other, when = there;
  }
  if (lane == 0)
    legs[warp].deepest = deepest, legs[warp].when = when;
  __syncthreads();
  if (t == 0) {
    Leg best = legs[0];
    for (int w = 1; w < THREADS / 32; ++w)
      if (legs[w].deepest > best.deepest || (legs[w].deepest == best.deepest && legs[w].when < best.when))
        best = legs[w];
    worst[blockIdx.x] = best.when;
  }
}
