/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Systematic resampling of a particle filter, 2,048 particles to a block: the weights are scanned,
 * a particle is copied as often as multiples of the mean weight fall into its share, the copies are
 * scanned in their turn and say where the survivors go. One scan, a template that is not inlined,
 * for floats and for ints, in two shared arrays of its caller's.
 *
 * A thread sums 8 neighbours one by one: 8-way. By hand: a word more after 32 (HAND=1); index XOR
 * bits 5 to 7 (HAND=2), which needs no room.
 */
#include "bounds.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int THREADS = 256, EACH = 8, PARTICLES = THREADS * EACH;
constexpr int ROOM = HAND == 1 ? PARTICLES + PARTICLES / 32 : PARTICLES;

__device__ inline int slot(int i) {
  return HAND == 1 ? i + i / 32 : HAND == 2 ? i ^ (i >> 5 & 7) : i;
}

/* Of `data`, the sums of all before each; returns the sum of all. */
template <class T, int N>
static __device__ __attribute__((noinline)) T exclusive_scan(T *data, T *sums) {
  int t = threadIdx.x;
  T own = 0;
#pragma unroll
  for (int k = 0; k < N; ++k)
    own += data[slot(t * N + k)];
  sums[t] = own;
  __syncthreads();
  for (int apart = 1; apart < THREADS; apart *= 2) {
    T more = t >= apart ? sums[t - apart] : 0;
    __syncthreads();
    sums[t] += more;
    __syncthreads();
  }
  T before = t ? sums[t - 1] : 0, all = sums[THREADS - 1];
#pragma unroll
  for (int k = 0; k < N; ++k) {
    T value = data[slot(t * N + k)];
    data[slot(t * N + k)] = before;
    before += value;
  }
  __syncthreads();
  return all;
}

__global__ void __launch_bounds__(THREADS)
    resample_scan(int *survivors, const float *weights, const float *starts, int particles) {
  __shared__ float share[ROOM];
  __shared__ int copies[ROOM];
  __shared__ float float_sums[THREADS];
  __shared__ int int_sums[THREADS];
  int t = threadIdx.x;
  const float *from = weights + (long long)blockIdx.x * particles;
  int *to = survivors + (long long)blockIdx.x * particles;
  for (int i = t; i < PARTICLES; i += THREADS)
    share[slot(i)] = i < particles ? from[i] : 0;
  __syncthreads();
  float all = exclusive_scan<float, EACH>(share, float_sums);
  float scale = particles / all, start = starts[blockIdx.x];
  for (int i = t; i < PARTICLES; i += THREADS) {
    float begin = share[slot(i)] * scale + start;
    float end = (i + 1 < PARTICLES ? share[slot(i + 1)] : all) * scale + start;
    copies[slot(i)] = (int)end - (int)begin;
  }
  __syncthreads();
  exclusive_scan<int, EACH>(copies, int_sums);
  for (int i = t; i < PARTICLES; i += THREADS) {
    int place = copies[slot(i)];
    int end = i + 1 < PARTICLES ? copies[slot(i + 1)] : particles;
    for (; place < end && place < particles; ++place)
      to[place] = i;
  }
}
