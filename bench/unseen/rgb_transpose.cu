/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Transposes an image of uchar3 through tiles of 64x32 pixels in shared memory, block 32x8.
 *
 * A row of 64 pixels has 48 words, so that a column lies in two banks: 16-way, for each of the
 * three bytes. By hand: rows of 68 pixels, 51 words (HAND=1); one pixel more (HAND=2), which stays
 * 2-way; a word a pixel, rows of 65 (HAND=3).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int TX = 64, TY = 32, BX = 32, BY = 8;

#if HAND == 3
typedef uchar4 Pixel;
constexpr int PITCH = TX + 1;
__device__ __forceinline__ Pixel pack(uchar3 p) { return make_uchar4(p.x, p.y, p.z, 0); }
__device__ __forceinline__ uchar3 unpack(Pixel p) { return make_uchar3(p.x, p.y, p.z); }
#else
typedef uchar3 Pixel;
constexpr int PITCH = HAND == 1 ? TX + 4 : HAND == 2 ? TX + 1 : TX;
__device__ __forceinline__ Pixel pack(uchar3 p) { return p; }
__device__ __forceinline__ uchar3 unpack(Pixel p) { return p; }
#endif

__global__ void __launch_bounds__(BX *BY)
    rgb_transpose(uchar3 *__restrict__ out, const uchar3 *__restrict__ in, int width, int height) {
  __shared__ Pixel tile[TY][PITCH];
  int x0 = blockIdx.x * TX, y0 = blockIdx.y * TY;
  for (int y = threadIdx.y; y < TY; y += BY)
    for (int x = threadIdx.x; x < TX; x += BX)
      if (x0 + x < width && y0 + y < height)
        tile[y][x] = pack(in[(size_t)(y0 + y) * width + x0 + x]);
  __syncthreads();
  for (int x = threadIdx.y; x < TX; x += BY) {
    int y = threadIdx.x;
    if (x0 + x < width && y0 + y < height)
      out[(size_t)(x0 + x) * height + y0 + y] = unpack(tile[y][x]);
  }
}
