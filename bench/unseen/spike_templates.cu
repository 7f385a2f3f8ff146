/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Spike sorting: a recording of many electrodes, 16 bits a sample and electrodes side by side, is correlated with a waveform of 16 moments on all of them. A thread
 * has a moment; electrodes come 32 at a time through three stages of cp.async, with their part of the waveform, and each thread reads rows
 * of 64 bytes, 16 bytes at a time. Instructions (unpacking) cost about as much.
 *
 * Rows of 64 bytes: 16-byte reads 4-way. By hand: rows of 80 bytes (HAND=1), chunk XOR half the row's number (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int THREADS = 128, TAPS = 16, GROUP = 32, MOMENTS = THREADS + TAPS, STAGES = 3, CHUNKS = GROUP / 8;
constexpr int ROW = HAND == 1 ? GROUP + 8 : GROUP;

struct __align__(128) Stage {
  short rows[MOMENTS * ROW];
  short waveform[TAPS * GROUP];
};

__device__ __forceinline__ int chunk_at(int row, int chunk) { return row * ROW + (HAND == 2 ? chunk ^ (row >> 1 & 3) : chunk) * 8; }

__device__ __forceinline__ void copy16(void *to, const void *from) {
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"((unsigned)__cvta_generic_to_shared(to)), "l"(from) : "memory");
}

__device__ __forceinline__ void bring(Stage *stage, const short *recording, const short *waveform, int group, int groups) {
  const int t = threadIdx.x, electrodes = groups * GROUP;
  if (group < groups) {
    for (int i = t; i < MOMENTS * CHUNKS; i += THREADS)
      copy16(stage->rows + chunk_at(i / CHUNKS, i % CHUNKS), recording + (size_t)(i / CHUNKS) * electrodes + group * GROUP + i % CHUNKS * 8);
    for (int i = t; i < TAPS * CHUNKS; i += THREADS)
      copy16(stage->waveform + i * 8, waveform + (size_t)group * TAPS * GROUP + i * 8);
  }
  asm volatile("cp.async.commit_group;" ::: "memory");
}

__device__ __forceinline__ int dot2(int a, int b, int sum) { return sum + (short)a * (short)b + (a >> 16) * (b >> 16); }

__global__ void __launch_bounds__(THREADS) spike_templates(int *__restrict__ scores, const short *__restrict__ recording, const short *__restrict__ waveform, int groups) {
  __shared__ Stage stages[STAGES];
  const int t = threadIdx.x;
  recording += (size_t)blockIdx.x * THREADS * groups * GROUP;
  for (int s = 0; s < STAGES - 1; ++s)
    bring(&stages[s], recording, waveform, s, groups);
  Stage *now = stages, *free = stages + STAGES - 1;
  int sum = 0;
  for (int group = 0; group < groups; ++group) {
    asm volatile("cp.async.wait_group %0;" ::"n"(STAGES - 2) : "memory");
    __syncthreads();
    bring(free, recording, waveform, group + STAGES - 1, groups);
#pragma unroll 4
    for (int tap = 0; tap < TAPS; ++tap)
#pragma unroll
      for (int chunk = 0; chunk < CHUNKS; ++chunk) {
        int4 x = *reinterpret_cast<const int4 *>(now->rows + chunk_at(t + tap, chunk));
        int4 w = *reinterpret_cast<const int4 *>(now->waveform + tap * GROUP + chunk * 8);
        sum = dot2(x.x, w.x, dot2(x.y, w.y, dot2(x.z, w.z, dot2(x.w, w.w, sum))));
      }
    free = now;
    now = now == stages + STAGES - 1 ? stages : now + 1;
  }
  scores[(size_t)blockIdx.x * THREADS + t] = sum;
}
