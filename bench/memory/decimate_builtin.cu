/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Every 8th sample of a filter of 32 taps, one to a thread: samples are copied by cp.async as
 * clang's builtins have it, so that the module has LLVM's intrinsics and no text.
 *
 * Threads read 16 bytes at a time, 8 of them at once, 32 bytes apart: 2-way. By hand: 16 bytes
 * after every 128 (HAND=1), which is clean; 16 bytes XOR-ed with bits of the line's number
 * (HAND=2), clean as well.
 */
#include "memory.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int THREADS = 256, STEP = 8, TAPS = 32;
constexpr int COUNT = THREADS * STEP + TAPS;

__device__ constexpr int slot(int i) {
  return HAND == 1 ? i + i / 32 * 4 : HAND == 2 ? i ^ (i >> 5 & 1) << 2 : i;
}

#ifdef __clang__
__device__ inline void copy_16(float *to, const float *from) {
  __nvvm_cp_async_cg_shared_global_16((__attribute__((address_space(3))) void *)to,
                                      (__attribute__((address_space(1))) const void *)from);
}
__device__ inline void wait_all() { __nvvm_cp_async_wait_all(); }
#else
__device__ inline void copy_16(float *to, const float *from) {
  cp_async_16(shared_address(to), from);
}
__device__ inline void wait_all() { asm volatile("cp.async.wait_all;" ::: "memory"); }
#endif

__global__ void decimate_builtin(float *out, const float *in, const float *taps) {
  alignas(128) __shared__ float samples[slot(COUNT - 1) + 4];
  int t = threadIdx.x;
  for (int i = t * 4; i < COUNT; i += THREADS * 4)
    copy_16(&samples[slot(i)], &in[blockIdx.x * THREADS * STEP + i]);
  wait_all();
  __syncthreads();
  float sum = 0;
  for (int tap = 0; tap < TAPS; tap += 4)
    sum = dot(vector_at<float4>(&samples[slot(t * STEP + tap)]), *(const float4 *)&taps[tap], sum);
  out[blockIdx.x * THREADS + t] = sum;
}
