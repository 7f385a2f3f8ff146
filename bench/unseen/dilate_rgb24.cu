/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Dilation of a picture of 24 bits by a disc of diameter 5: a tile of uchar3 with a halo of two, 32x6
 * threads, a thread a pixel, byte by byte.
 *
 * Instructions are the limit; lanes' bytes are in 24 words side by side, without a conflict. By hand: words,
 * a load for all three colours (HAND=1), which is much better; a plane a colour (HAND=2), no better.
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int BX = 32, BY = 6, W = BX + 4, H = BY + 4;

__global__ void __launch_bounds__(BX *BY)
    dilate_rgb24(unsigned char *__restrict__ out, const unsigned char *__restrict__ in, int width, int height) {
#if HAND == 1
  __shared__ unsigned tile[H][W];
#elif HAND == 2
  __shared__ unsigned char tile[3][H][W];
#else
  __shared__ uchar3 tile[H][W];
#endif
  int tx = threadIdx.x, ty = threadIdx.y, left = blockIdx.x * BX - 2, top = blockIdx.y * BY - 2;
  for (int y = ty; y < H; y += BY)
    for (int x = tx; x < W; x += BX) {
      int gy = min(max(top + y, 0), height - 1), gx = min(max(left + x, 0), width - 1);
      const unsigned char *p = in + ((size_t)gy * width + gx) * 3;
#if HAND == 1
      tile[y][x] = p[0] | p[1] << 8 | p[2] << 16;
#elif HAND == 2
      tile[0][y][x] = p[0], tile[1][y][x] = p[1], tile[2][y][x] = p[2];
#else
      tile[y][x] = make_uchar3(p[0], p[1], p[2]);
#endif
    }
  __syncthreads();
  int r = 0, g = 0, b = 0;
#pragma unroll
  for (int dy = -2; dy <= 2; ++dy)
#pragma unroll
    for (int dx = -2; dx <= 2; ++dx)
      if (dx * dx + dy * dy <= 5) {
        int y = ty + 2 + dy, x = tx + 2 + dx;
#if HAND == 1
        int v = (int)tile[y][x]; /* the lower colours do not matter to a maximum of the higher one */
        r = max(r, v & 0xff), g = max(g, v & 0xffff), b = max(b, v);
#elif HAND == 2
        r = max(r, tile[0][y][x]), g = max(g, tile[1][y][x]), b = max(b, tile[2][y][x]);
#else
        uchar3 v = tile[y][x];
        r = max(r, v.x), g = max(g, v.y), b = max(b, v.z);
#endif
      }
#if HAND == 1
  g >>= 8, b >>= 16;
#endif
  unsigned char *to = out + ((size_t)(top + 2 + ty) * width + left + 2 + tx) * 3;
  to[0] = (unsigned char)r, to[1] = (unsigned char)g, to[2] = (unsigned char)b;
}
