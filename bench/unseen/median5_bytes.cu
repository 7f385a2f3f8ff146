/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The median of 5x5 bytes of an image, by a network of 99 exchanges in registers: a tile of 128x8
 * pixels and its rim to a block of 32x8, four pixels a thread, from words of four pixels.
 *
 * Nothing to gain: lanes read neighbouring words, and nearly all time goes into minima and maxima.
 * By hand: a word more to a row (HAND=1), which changes nothing; an int a pixel (HAND=2), so that
 * nobody unpacks, four times the memory; pixels 32 apart for a thread (HAND=3), 25 loads of a byte
 * for each.
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int WIDE = 128, HIGH = 8, ROWS = HIGH + 4, WORDS = WIDE / 4 + 2;
constexpr int PITCH = HAND == 1 ? (WORDS + 1) * 4 : WORDS * 4;

__device__ __forceinline__ int median(int (&p)[25]) {
#define ORDER(a, b)                                                                                \
  {                                                                                                \
    int low = min(p[a], p[b]);                                                                     \
    p[b] = max(p[a], p[b]);                                                                        \
    p[a] = low;                                                                                    \
  }
  ORDER(0, 1)
  ORDER(3, 4) ORDER(2, 4) ORDER(2, 3) ORDER(6, 7) ORDER(5, 7) ORDER(5, 6) ORDER(9, 10) ORDER(
      8, 10) ORDER(8, 9) ORDER(12, 13) ORDER(11, 13) ORDER(11, 12) ORDER(15, 16) ORDER(14, 16)
      ORDER(14, 15) ORDER(18, 19) ORDER(17, 19) ORDER(17, 18) ORDER(21, 22) ORDER(20, 22) ORDER(
          20, 21) ORDER(23, 24) ORDER(2, 5) ORDER(3, 6) ORDER(0, 6) ORDER(0, 3) ORDER(4, 7)
          ORDER(1, 7) ORDER(1, 4) ORDER(11, 14) ORDER(8, 14) ORDER(8, 11) ORDER(12, 15) ORDER(9, 15)
              ORDER(9, 12) ORDER(13, 16) ORDER(10, 16) ORDER(10, 13) ORDER(20, 23) ORDER(17, 23)
                  ORDER(17, 20) ORDER(21, 24) ORDER(18, 24) ORDER(18, 21) ORDER(19, 22) ORDER(8, 17)
                      ORDER(9, 18) ORDER(0, 18) ORDER(0, 9) ORDER(10, 19) ORDER(1, 19) ORDER(1, 10)
                          ORDER(11, 20) ORDER(2, 20) ORDER(2, 11) ORDER(12, 21) ORDER(3, 21)
                              ORDER(3, 12) ORDER(13, 22) ORDER(4, 22) ORDER(4, 13) ORDER(14, 23)
                                  ORDER(5, 23) ORDER(5, 14) ORDER(15, 24) ORDER(6, 24) ORDER(6, 15)
                                      ORDER(7, 16) ORDER(7, 19) ORDER(13, 21) ORDER(15, 23)
                                          ORDER(7, 13) ORDER(7, 15) ORDER(1, 9) ORDER(3, 11)
                                              ORDER(5, 17) ORDER(11, 17) ORDER(9, 17) ORDER(4, 10)
                                                  ORDER(6, 12) ORDER(7, 14) ORDER(4, 6) ORDER(4, 7)
                                                      ORDER(12, 14) ORDER(10, 14) ORDER(6, 7)
                                                          ORDER(10, 12) ORDER(6, 10) ORDER(6, 17)
                                                              ORDER(12, 17) ORDER(7, 17)
                                                                  ORDER(7, 10) ORDER(12, 18)
                                                                      ORDER(7, 12) ORDER(10, 18)
                                                                          ORDER(12, 20)
                                                                              ORDER(10, 20)
                                                                                  ORDER(10, 12)
#undef ORDER
                                                                                      return p[12];
}

__global__ void __launch_bounds__(256)
    median5_bytes(unsigned char *__restrict__ out, const unsigned char *__restrict__ in, int width,
                  int height) {
#if HAND == 2
  __shared__ __align__(16) int tile[ROWS * PITCH];
#else
  __shared__ __align__(16) unsigned char tile[ROWS * PITCH];
#endif
  int tx = threadIdx.x, ty = threadIdx.y, x0 = blockIdx.x * WIDE, y0 = blockIdx.y * HIGH;
  for (int i = ty * 32 + tx; i < ROWS * WORDS; i += 256) {
    int row = i / WORDS, word = i % WORDS;
    int y = min(max(y0 + row - 2, 0), height - 1), x = min(max(x0 + word * 4 - 4, 0), width - 4);
    unsigned four = *(const unsigned *)&in[(size_t)y * width + x];
#if HAND == 2
    *(int4 *)&tile[row * PITCH + word * 4] =
        make_int4(four & 255, four >> 8 & 255, four >> 16 & 255, four >> 24);
#else
    *(unsigned *)&tile[row * PITCH + word * 4] = four;
#endif
  }
  __syncthreads();
#if HAND == 3
  for (int k = 0; k < 4; ++k) {
    int p[25];
#pragma unroll
    for (int i = 0; i < 25; ++i)
      p[i] = tile[(ty + i / 5) * PITCH + tx + 32 * k + 2 + i % 5];
    out[(size_t)(y0 + ty) * width + x0 + tx + 32 * k] = median(p);
  }
#else
  int window[5][8];
#pragma unroll
  for (int row = 0; row < 5; ++row) {
#if HAND == 2
#pragma unroll
    for (int i = 0; i < 8; ++i)
      window[row][i] = tile[(ty + row) * PITCH + tx * 4 + 2 + i];
#else
    const unsigned *line = (const unsigned *)&tile[(ty + row) * PITCH];
    unsigned a = line[tx], b = line[tx + 1], c = line[tx + 2];
    window[row][0] = a >> 16 & 255, window[row][1] = a >> 24;
    window[row][2] = b & 255, window[row][3] = b >> 8 & 255;
    window[row][4] = b >> 16 & 255, window[row][5] = b >> 24;
    window[row][6] = c & 255, window[row][7] = c >> 8 & 255;
#endif
  }
  unsigned result = 0;
#pragma unroll
  for (int k = 0; k < 4; ++k) {
    int p[25];
#pragma unroll
    for (int i = 0; i < 25; ++i)
      p[i] = window[i / 5][i % 5 + k];
    result |= (unsigned)median(p) << 8 * k;
  }
  *(unsigned *)&out[(size_t)(y0 + ty) * width + x0 + tx * 4] = result;
#endif
}
