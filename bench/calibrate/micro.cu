// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What calibrate.py times. One kernel; macros say what a warp does in each of `trips` rounds:
//
//   LOADS   shared loads of WIDTH words a lane (1 or 4). Lanes are STRIDE words apart: STRIDE wavefronts each for WIDTH 1 and a power of
//           two, four for WIDTH 4 and STRIDE 4
//   EXTRA   pairs of integer instructions that depend on each other
//   CHAIN   1: each round waits for a load from global memory, one address a warp, that comes from the round before
//   BYTES   of shared memory a block
//
// Volatile loads are neither merged nor dropped. Every variant writes the same result.
#include "../../examples/cuda_min.h"

#ifndef LOADS
#define LOADS 8
#endif
#ifndef WIDTH
#define WIDTH 1
#endif
#ifndef STRIDE
#define STRIDE 1
#endif
#ifndef EXTRA
#define EXTRA 0
#endif
#ifndef CHAIN
#define CHAIN 0
#endif
#ifndef BYTES
#define BYTES 16384
#endif

__device__ __forceinline__ unsigned load(unsigned address, unsigned displacement) {
  unsigned a, b = 0, c = 0, d = 0;
#if WIDTH == 4
  asm volatile("ld.volatile.shared.v4.u32 {%0, %1, %2, %3}, [%4];"
               : "=r"(a), "=r"(b), "=r"(c), "=r"(d)
               : "r"(address + displacement));
#else
  asm volatile("ld.volatile.shared.u32 %0, [%1];" : "=r"(a) : "r"(address + displacement));
#endif
  return a + b + c + d;
}

__global__ void micro(unsigned *out, const unsigned *links, int trips) {
  __shared__ unsigned words[BYTES / 4];
  unsigned thread = threadIdx.x, lane = thread % 32, sum = 0, noise = thread, next = (blockIdx.x * blockDim.x + thread) / 32;
  for (unsigned i = thread; i < BYTES / 4; i += blockDim.x)
    words[i] = 0;
  __syncthreads();
  unsigned address = lane * STRIDE * 4;
  asm volatile("{ .reg .u64 p; cvta.to.shared.u64 p, %1; cvt.u32.u64 %0, p; }" : "=r"(sum) : "l"(words));
  address += sum;
  sum = 0;
#pragma unroll 1
  for (int trip = 0; trip < trips; ++trip) {
#pragma unroll
    for (unsigned i = 0; i < LOADS; ++i)
      sum += load(address, 4096 / LOADS * i / 16 * 16);
#pragma unroll
    for (unsigned i = 0; i < EXTRA; ++i)
      asm volatile("{ xor.b32 %0, %0, %1; add.u32 %0, %0, %2; }" : "+r"(noise) : "r"(sum), "r"(thread));
#if CHAIN
    next = links[next + sum];
#endif
  }
  out[blockIdx.x * blockDim.x + thread] = 1 + (noise == 0x9e3779b9u) + (next == 0xffffffffu);
}
