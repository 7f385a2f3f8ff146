/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The encoder's half of JPEG: twelve 8x8 blocks side by side to 8x4x3 threads, shifted, transformed
 * by AAN's float DCT in place (rows, then columns), quantised and put in zigzag order as shorts,
 * through shared memory.
 *
 * Eight lanes to a block of 64 words: rows 8-way, columns and pixels 4-way. By hand: rows of 9
 * words (HAND=1); column XOR-ed with the row and row with the block (HAND=2), which takes no room.
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int SIDE = 8, BLOCKS = 12, THREADS = SIDE * BLOCKS;
constexpr int ROW = HAND == 1 ? 9 : 8, BLOCK = SIDE * ROW, CODED = HAND == 1 ? 72 : 64;

__constant__ unsigned char zigzag[64] = {
    0,  1,  5,  6,  14, 15, 27, 28, 2,  4,  7,  13, 16, 26, 29, 42, 3,  8,  12, 17, 25, 30,
    41, 43, 9,  11, 18, 24, 31, 40, 44, 53, 10, 19, 23, 32, 39, 45, 52, 54, 20, 22, 33, 38,
    46, 51, 55, 60, 21, 34, 37, 47, 50, 56, 59, 61, 35, 36, 48, 49, 57, 58, 62, 63};

__device__ __forceinline__ int place(int block, int row, int column) {
  if (HAND == 2)
    return block * BLOCK + ((row ^ (block & 3)) << 3) + (column ^ row);
  return block * BLOCK + row * ROW + column;
}

__device__ __forceinline__ void dct8(float (&v)[8]) {
  float s07 = v[0] + v[7], d07 = v[0] - v[7], s16 = v[1] + v[6], d16 = v[1] - v[6];
  float s25 = v[2] + v[5], d25 = v[2] - v[5], s34 = v[3] + v[4], d34 = v[3] - v[4];
  float a = s07 + s34, d = s07 - s34, b = s16 + s25, c = s16 - s25;
  v[0] = a + b, v[4] = a - b;
  float z1 = __fmul_rn(c + d, 0.707106781f);
  v[2] = d + z1, v[6] = d - z1;
  a = d34 + d25, b = d25 + d16, c = d16 + d07;
  float z5 = __fmul_rn(a - c, 0.382683433f);
  float z2 = fmaf(a, 0.541196100f, z5), z4 = fmaf(c, 1.306562965f, z5),
        z3 = __fmul_rn(b, 0.707106781f);
  float z11 = d07 + z3, z13 = d07 - z3;
  v[5] = z13 + z2, v[3] = z13 - z2, v[1] = z11 + z4, v[7] = z11 - z4;
}

__global__ void __launch_bounds__(THREADS)
    jpeg_zigzag(short *__restrict__ coded, const unsigned char *__restrict__ pixels,
                const float *__restrict__ scale, int width, int bands) {
  __shared__ float tile[BLOCKS * BLOCK];
  __shared__ __align__(16) short order[BLOCKS * CODED];
  __shared__ float divisor[64];
  int lane = threadIdx.x, mine = threadIdx.z * 4 + threadIdx.y, t = mine * SIDE + lane;
  int left = blockIdx.x * THREADS, across = width / SIDE;
  bool inside = left + t < width;
  if (t < 64)
    divisor[t] = scale[t];
  for (int band = blockIdx.y; band < bands; band += gridDim.y) {
    if (inside) {
#pragma unroll
      for (int r = 0; r < SIDE; ++r)
        tile[place(mine, r, lane)] =
            (float)pixels[(size_t)(band * SIDE + r) * width + left + t] - 128.0f;
    }
    __syncthreads();
    float v[SIDE];
    if (inside) {
#pragma unroll
      for (int c = 0; c < SIDE; ++c)
        v[c] = tile[place(mine, lane, c)];
      dct8(v);
#pragma unroll
      for (int c = 0; c < SIDE; ++c)
        tile[place(mine, lane, c)] = v[c];
    }
    __syncthreads();
    if (inside) {
#pragma unroll
      for (int r = 0; r < SIDE; ++r)
        v[r] = tile[place(mine, r, lane)];
      dct8(v);
#pragma unroll
      for (int r = 0; r < SIDE; ++r)
        order[mine * CODED + zigzag[r * SIDE + lane]] =
            (short)__float2int_rn(__fmul_rn(v[r], divisor[r * SIDE + lane]));
    }
    __syncthreads();
    if (inside)
      *(uint4 *)&coded[((size_t)band * across + left / SIDE + mine) * 64 + lane * 8] =
          *(const uint4 *)&order[mine * CODED + lane * 8];
  }
}
