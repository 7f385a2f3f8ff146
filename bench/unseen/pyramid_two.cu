/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Two levels of a Gaussian pyramid in one launch (5 taps, 1 4 6 4 1), bytes in, floats out, borders
 * mirrored: 16x8 pixels of the second level to a block of 32x8 threads, which need 35x19 of the
 * first and 73x41 of the image. Each level is filtered along rows, then along columns, with every
 * other sample.
 *
 * Filtering along rows reads every other word: 2-way; filtering along columns reads every other row
 * of 35 words, whose ends meet. By hand: even columns before odd ones, 16 banks apart, and rows so
 * long that the next row goes on where one ends (HAND=1); four words more in a row (HAND=2:
 * careless, a stride of two stays one); HAND=1, and pairs of rows of the filtered image 99 words
 * apart (HAND=3).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int OX = 16, OY = 8;                  /* of level 2 */
constexpr int MX = 2 * OX + 3, MY = 2 * OY + 3; /* of level 1: 35x19 */
constexpr int IX = 2 * MX + 3, IY = 2 * MY + 3; /* of the image: 73x41 */
constexpr bool SPLIT = HAND == 1 || HAND == 3;
constexpr int PI = SPLIT ? 99 : HAND == 2 ? IX + 4 : IX;
constexpr int PM = HAND == 2 ? MX + 4 : MX;
constexpr int PN = SPLIT ? OX + 8 : OX;

/* of the image: even columns, then odd ones */
__device__ __forceinline__ int column(int x) { return SPLIT ? (x & 1) * 48 + x / 2 : x; }
/* of a row of the image, filtered along rows */
__device__ __forceinline__ int row(int y) { return HAND == 3 ? y / 2 * 99 + y % 2 * MX : y * MX; }
__device__ __forceinline__ int mirror(int x, int n) {
  x = x < 0 ? -x : x;
  return x >= n ? 2 * n - 2 - x : x;
}
__device__ __forceinline__ float taps(float a, float b, float c, float d, float e) {
  return 0.0625f * (a + e) + 0.25f * (b + d) + 0.375f * c;
}

__global__ void __launch_bounds__(256)
    pyramid_two(float *__restrict__ level1, float *__restrict__ level2,
                const unsigned char *__restrict__ image, int width, int height) {
  __shared__ float in[IY][PI];
  __shared__ float wide[HAND == 3 ? (IY + 1) / 2 * 99 : IY * MX];
  __shared__ float half[MY][PM];
  __shared__ float narrow[MY][PN];
  int t = threadIdx.y * 32 + threadIdx.x;
  int ox = blockIdx.x * OX, oy = blockIdx.y * OY;
  int w1 = width / 2, h1 = height / 2, w2 = w1 / 2, h2 = h1 / 2;
  for (int y = threadIdx.y; y < IY; y += 8)
    for (int x = threadIdx.x; x < IX; x += 32)
      in[y][column(x)] =
          image[(size_t)mirror(4 * oy - 6 + y, height) * width + mirror(4 * ox - 6 + x, width)];
  __syncthreads();
  for (int i = t; i < IY * MX; i += 256) {
    int y = i / MX, x = i % MX;
    wide[row(y) + x] =
        taps(in[y][column(2 * x)], in[y][column(2 * x + 1)], in[y][column(2 * x + 2)],
             in[y][column(2 * x + 3)], in[y][column(2 * x + 4)]);
  }
  __syncthreads();
  for (int i = t; i < MY * MX; i += 256) {
    int y = i / MX, x = i % MX;
    float v = taps(wide[row(2 * y) + x], wide[row(2 * y + 1) + x], wide[row(2 * y + 2) + x],
                   wide[row(2 * y + 3) + x], wide[row(2 * y + 4) + x]);
    half[y][x] = v;
    int gx = 2 * ox - 2 + x, gy = 2 * oy - 2 + y;
    if (x >= 2 && x < 2 + 2 * OX && y >= 2 && y < 2 + 2 * OY && gx < w1 && gy < h1)
      level1[(size_t)gy * w1 + gx] = v;
  }
  __syncthreads();
  for (int i = t; i < MY * OX; i += 256) {
    int y = i / OX, x = i % OX;
    narrow[y][x] = taps(half[y][2 * x], half[y][2 * x + 1], half[y][2 * x + 2], half[y][2 * x + 3],
                        half[y][2 * x + 4]);
  }
  __syncthreads();
  if (t < OX * OY) {
    int y = t / OX, x = t % OX;
    if (ox + x < w2 && oy + y < h2)
      level2[(size_t)(oy + y) * w2 + ox + x] =
          taps(narrow[2 * y][x], narrow[2 * y + 1][x], narrow[2 * y + 2][x], narrow[2 * y + 3][x],
               narrow[2 * y + 4][x]);
  }
}
