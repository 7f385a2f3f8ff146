/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Ignition of solid fuel on a board of pellets, each of 32x32 cells with a rim of fixed
 * temperature: conduction, and two half steps of three reactions after Arrhenius. A block has one
 * pellet in two buffers that take turns, a thread four cells in a row, which it reads and writes as
 * vectors.
 *
 * The cells left and right of the four are single words, one of each four: 4-way, whatever the row
 * is as long as vectors stay whole. Eight special functions a cell bound the kernel. By hand: rows
 * of 41 (HAND=1), place in the vector XOR row (HAND=2), which take the vectors apart.
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int SIDE = 32, MARGIN = 4, PITCH = HAND == 1 ? 41 : 40, ROWS = SIDE + 2;

__device__ __forceinline__ int place(int y, int x) {
  return y * PITCH + (HAND == 2 ? x ^ (y & 3) : x);
}

__device__ __forceinline__ float4 load(const float *buffer, int y, int x) {
  if (HAND)
    return make_float4(buffer[place(y, x)], buffer[place(y, x + 1)], buffer[place(y, x + 2)],
                       buffer[place(y, x + 3)]);
  return *(const float4 *)&buffer[place(y, x)];
}

__device__ __forceinline__ void store(float *buffer, int y, int x, float4 four) {
  if (HAND) {
    buffer[place(y, x)] = four.x;
    buffer[place(y, x + 1)] = four.y;
    buffer[place(y, x + 2)] = four.z;
    buffer[place(y, x + 3)] = four.w;
  } else {
    *(float4 *)&buffer[place(y, x)] = four;
  }
}

__device__ __forceinline__ float next_of(float up, float left, float here, float right, float down,
                                         float rate, float heat) {
  float around = up + down + left + right;
#pragma unroll
  for (int half = 0; half < 2; ++half) {
    float inverse = __fdividef(1.0f, here);
    float burnt = exp2f(-4.0f * inverse) + 3.0f * exp2f(-7.5f * inverse) - exp2f(-9.0f * inverse);
    here = fmaf(heat, burnt, here);
  }
  return fmaf(rate, around - 4.0f * here, here);
}

__global__ void __launch_bounds__(256)
    flame_quads(float4 *__restrict__ out, const float4 *__restrict__ pellets, int steps, float rate,
                float heat, float ambient) {
  __shared__ __align__(16) float buffers[2][ROWS * PITCH];
  int t = threadIdx.x, y = t / 8 + 1, x = t % 8 * 4 + MARGIN;
  float *now = buffers[0], *next = buffers[1];
  for (int i = t; i < ROWS * 40; i += 256)
    now[place(i / 40, i % 40)] = next[place(i / 40, i % 40)] = ambient;
  __syncthreads();
  size_t number = (size_t)blockIdx.x * 256 + t;
  store(now, y, x, pellets[number]);
  __syncthreads();
  for (int s = 0; s < steps; ++s) {
    float4 up = load(now, y - 1, x), here = load(now, y, x), down = load(now, y + 1, x), four;
    float left = now[place(y, x - 1)], right = now[place(y, x + 4)];
    four.x = next_of(up.x, left, here.x, here.y, down.x, rate, heat);
    four.y = next_of(up.y, here.x, here.y, here.z, down.y, rate, heat);
    four.z = next_of(up.z, here.y, here.z, here.w, down.z, rate, heat);
    four.w = next_of(up.w, here.z, here.w, right, down.w, rate, heat);
    store(next, y, x, four);
    __syncthreads();
    float *swap = now;
    now = next;
    next = swap;
  }
  out[number] = load(now, y, x);
}
