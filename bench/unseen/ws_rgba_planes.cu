/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * From pixels of four floats to planes with a gain each, warps specialised: four warps fetch 512 pixels at a time into one of two buffers, 16 bytes a lane; four
 * others write a plane each. Named barriers say which buffer is full and which is free.
 *
 * A reader's lanes are 16 bytes apart: 4-way. But memory is the limit, so that it hardly matters. By hand: 33 words for 32, stored word by word (HAND=1), component XOR
 * a pixel's eight (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int PIXELS = 512, WORDS = PIXELS * 4, SIZE = HAND == 1 ? WORDS + WORDS / 32 : WORDS;

__device__ __forceinline__ int at(int pixel, int c) {
  int w = pixel * 4 + (HAND == 2 ? c ^ (pixel >> 3 & 3) : c);
  return HAND == 1 ? w + w / 32 : w;
}
__device__ __forceinline__ void wait_at(int barrier) { asm volatile("bar.sync %0, 256;" ::"r"(barrier) : "memory"); }
__device__ __forceinline__ void arrive_at(int barrier) { asm volatile("bar.arrive %0, 256;" ::"r"(barrier) : "memory"); }

__global__ void __launch_bounds__(256)
    ws_rgba_planes(float *__restrict__ planes, const float4 *__restrict__ pixels, float4 gains, int tiles) {
  __shared__ __align__(16) float buffer[2][SIZE];
  int t = threadIdx.x % 128, lane = t % 32, warp = t / 32;
  size_t first = (size_t)blockIdx.x * tiles * PIXELS, all = (size_t)gridDim.x * tiles * PIXELS;
  if (threadIdx.x < 128) {
    for (int i = 0; i < tiles; ++i) {
      float4 own[PIXELS / 128];
#pragma unroll
      for (int j = 0; j < PIXELS / 128; ++j)
        own[j] = pixels[first + i * PIXELS + j * 128 + t];
      if (i >= 2)
        wait_at(3 + (i & 1)); /* free */
#pragma unroll
      for (int j = 0; j < PIXELS / 128; ++j) {
#if HAND == 1
        buffer[i & 1][at(j * 128 + t, 0)] = own[j].x, buffer[i & 1][at(j * 128 + t, 1)] = own[j].y;
        buffer[i & 1][at(j * 128 + t, 2)] = own[j].z, buffer[i & 1][at(j * 128 + t, 3)] = own[j].w;
#else
        float4 p = own[j];
#if HAND == 2
        int x = t >> 3 & 3;
        p = x & 1 ? make_float4(p.y, p.x, p.w, p.z) : p;
        p = x & 2 ? make_float4(p.z, p.w, p.x, p.y) : p;
#endif
        *(float4 *)&buffer[i & 1][(j * 128 + t) * 4] = p;
#endif
      }
      __threadfence_block();
      arrive_at(1 + (i & 1)); /* full */
    }
  } else {
    float gain = warp == 0 ? gains.x : warp == 1 ? gains.y : warp == 2 ? gains.z : gains.w;
    for (int i = 0; i < tiles; ++i) {
      wait_at(1 + (i & 1));
#pragma unroll 8
      for (int p = lane; p < PIXELS; p += 32)
        planes[warp * all + first + i * PIXELS + p] = gain * buffer[i & 1][at(p, warp)];
      if (i + 2 < tiles)
        arrive_at(3 + (i & 1));
    }
  }
}
