/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Fourier transforms of 256 points in four steps: 16 transforms of 16 points, a factor for each
 * number, a transpose, 16 transforms more. 16 threads to a transform, 8 transforms to a block.
 *
 * The transpose goes through shared memory, real and imaginary parts apart: lanes write along rows
 * of 16 words and read a row each, 16 words apart: 16-way. Two transforms share a warp. The words
 * of a row are neighbours, yet ptxas reads them one by one. By hand: rows of 17 words (HAND=1),
 * clean; rows of 20 (HAND=2), which would suit reads of 16 bytes and leaves words 4-way; columns
 * XOR-ed with the row (HAND=3), which leaves the second transform of a warp on the banks of the
 * first.
 */
#include "complex.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int SIDE = 16, POINTS = SIDE * SIDE, BATCH = 8;
constexpr int WIDTH = HAND == 1 ? SIDE + 1 : HAND == 2 ? SIDE + 4 : SIDE;

__device__ inline int column(int row, int col) { return HAND == 3 ? col ^ row : col; }

/* Sixteen points; number k + 4 m of the result comes to lie at 4 k + m. */
static __device__ __forceinline__ void dft16(Complex (&v)[SIDE]) {
  constexpr float cosine[10] = {1,  0.92387953f,  0.70710678f,  0.38268343f,
                                0,  -0.38268343f, -0.70710678f, -0.92387953f,
                                -1, -0.92387953f};
  constexpr float sine[10] = {0,           0.38268343f, 0.70710678f, 0.92387953f, 1,
                              0.92387953f, 0.70710678f, 0.38268343f, 0,           -0.38268343f};
#pragma unroll
  for (int j = 0; j < 4; ++j)
    dft4(v[j], v[j + 4], v[j + 8], v[j + 12]);
#pragma unroll
  for (int k = 1; k < 4; ++k)
#pragma unroll
    for (int j = 1; j < 4; ++j)
      v[4 * k + j] = v[4 * k + j] * Complex{cosine[j * k], -sine[j * k]};
#pragma unroll
  for (int k = 0; k < 4; ++k)
    dft4(v[4 * k], v[4 * k + 1], v[4 * k + 2], v[4 * k + 3]);
}

__global__ void fft_four_step(Complex *out, const Complex *in, const Complex *roots) {
  __shared__ float re[BATCH][SIDE][WIDTH], im[BATCH][SIDE][WIDTH];
  int x = threadIdx.x, y = threadIdx.y, first = (blockIdx.x * BATCH + y) * POINTS;
  Complex v[SIDE];
  for (int i = 0; i < SIDE; ++i)
    v[i] = in[first + i * SIDE + x];
  dft16(v);
#pragma unroll
  for (int k = 0; k < 4; ++k)
#pragma unroll
    for (int m = 0; m < 4; ++m) {
      int row = k + 4 * m;
      Complex scaled = v[4 * k + m] * roots[row * x];
      re[y][row][column(row, x)] = scaled.re;
      im[y][row][column(row, x)] = scaled.im;
    }
  __syncthreads();
#pragma unroll
  for (int i = 0; i < SIDE; ++i)
    v[i] = {re[y][x][column(x, i)], im[y][x][column(x, i)]};
  dft16(v);
#pragma unroll
  for (int k = 0; k < 4; ++k)
#pragma unroll
    for (int m = 0; m < 4; ++m)
      out[first + (k + 4 * m) * SIDE + x] = v[4 * k + m];
}
