/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A bank of 64 filters of 64 taps that keeps one sample of eight, on tensor cores: windows of the signal overlap, so the matrix of them
 * is never stored; ldmatrix reads its rows, 16 bytes apart, from the signal itself. 64 filters by 64 frames to a block of four warps, some
 * segments one after the other.
 *
 * Rows of filters have 128 bytes: 8-way. The signal looks as if rows should be padded, and is clean. By hand: filters in rows of 72 (HAND=1),
 * granule XOR row (HAND=2).
 */
#include <cuda_fp16.h>
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int FILTERS = 64, TAPS = 64, FRAMES = 64, HOP = 8, SAMPLES = FRAMES * HOP + TAPS, ROW = HAND == 1 ? TAPS + 8 : TAPS;

__device__ __forceinline__ int at(int row, int k) { return row * ROW + (HAND == 2 ? k ^ (row & 7) << 3 : k); }

__global__ void __launch_bounds__(128)
    hankel_mma(__half2 *__restrict__ out, const __half *__restrict__ signal, const __half *__restrict__ filters, int segments) {
  __shared__ __align__(16) __half bank[FILTERS * ROW];
  __shared__ __align__(16) __half x[SAMPLES];
  int t = threadIdx.x, lane = t & 31, warp = t >> 5;
  for (int i = t * 8; i < FILTERS * TAPS; i += 128 * 8)
    *(uint4 *)&bank[at(i / TAPS, i % TAPS)] = *(const uint4 *)&filters[i];
  for (int s = 0; s < segments; ++s) {
    size_t first = ((size_t)blockIdx.x * segments + s) * FRAMES;
    __syncthreads();
    if (t < SAMPLES / 8)
      *(uint4 *)&x[t * 8] = *(const uint4 *)&signal[first * HOP + t * 8];
    __syncthreads();
    float c[FRAMES / 8][4] = {};
#pragma unroll
    for (int k = 0; k < TAPS; k += 16) {
      unsigned a[4];
      unsigned from = (unsigned)__cvta_generic_to_shared(&bank[at(warp * 16 + lane % 16, k + lane / 16 * 8)]);
      asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4];"
                   : "=r"(a[0]), "=r"(a[1]), "=r"(a[2]), "=r"(a[3])
                   : "r"(from)
                   : "memory");
#pragma unroll
      for (int n = 0; n < FRAMES / 8; ++n) {
        unsigned b[2];
        unsigned row = (unsigned)__cvta_generic_to_shared(&x[(n * 8 + lane % 8) * HOP + k + lane / 8 % 2 * 8]);
        asm volatile("ldmatrix.sync.aligned.m8n8.x2.shared.b16 {%0, %1}, [%2];" : "=r"(b[0]), "=r"(b[1]) : "r"(row) : "memory");
        asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};"
                     : "+f"(c[n][0]), "+f"(c[n][1]), "+f"(c[n][2]), "+f"(c[n][3])
                     : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));
      }
    }
    size_t frames = (size_t)gridDim.x * segments * FRAMES;
#pragma unroll
    for (int n = 0; n < FRAMES / 8; ++n)
#pragma unroll
      for (int h = 0; h < 2; ++h)
        out[((warp * 16 + h * 8 + lane / 4) * frames + first + n * 8) / 2 + lane % 4] = __floats2half2_rn(c[n][h * 2], c[n][h * 2 + 1]);
  }
}
