/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Textures compressed to BC1 (DXT1) in real time: 4x4 pixels to 8 bytes, ends of the range of colours from a box that
 * is drawn in by a sixteenth, two bits a pixel by its place between them. 32x4 threads, a thread 4x4 pixels, of a
 * tile of 128x16 pixels that is loaded in lines; at the picture's borders the last pixels are repeated.
 *
 * Lanes read pixels 16 bytes apart, twice sixteen a thread: 4-way, or 2-way where the compiler reads two at once. By hand:
 * 16 bytes at a time (HAND=1), a word more after 32 (HAND=2), pixel XOR a quarter's number (HAND=3). Reading the
 * picture takes about as long.
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int TX = 32, TY = 4, WIDE = TX * 4, HIGH = TY * 4, PITCH = HAND == 2 ? WIDE + 4 : WIDE;

__device__ __forceinline__ int at(int y, int x) {
  return y * PITCH + (HAND == 2 ? x + x / 32 : HAND == 3 ? x ^ (x / 32) : x);
}

__device__ __forceinline__ void pixels(unsigned (&p)[4], const unsigned *tile, int y, int x) {
#if HAND == 1
  uint4 four = *(const uint4 *)&tile[at(y, x)];
  p[0] = four.x, p[1] = four.y, p[2] = four.z, p[3] = four.w;
#else
  for (int i = 0; i < 4; ++i)
    p[i] = tile[at(y, x + i)];
#endif
}

__device__ __forceinline__ int part(unsigned pixel, int c) { return pixel >> c * 8 & 255; }

__global__ void __launch_bounds__(TX *TY)
    bc1_encode(uint2 *__restrict__ blocks, const unsigned *__restrict__ picture, int width, int height) {
#if HAND == 1
  __shared__ __align__(16) unsigned tile[HIGH * PITCH];
#else
  __shared__ unsigned tile[HIGH * PITCH];
#endif
  int x0 = blockIdx.x * WIDE, y0 = blockIdx.y * HIGH, bx = threadIdx.x, by = threadIdx.y;
  for (int y = by; y < HIGH; y += TY)
#pragma unroll
    for (int x = bx; x < WIDE; x += TX)
      tile[at(y, x)] = picture[(size_t)min(y0 + y, height - 1) * width + min(x0 + x, width - 1)];
  __syncthreads();
  int across = (width + 3) / 4, gx = blockIdx.x * TX + bx, gy = blockIdx.y * TY + by;
  if (gx >= across || gy * 4 >= height)
    return;
  int low[3] = {255, 255, 255}, high[3] = {0, 0, 0};
#pragma unroll 1
  for (int y = 0; y < 4; ++y) {
    unsigned p[4];
    pixels(p, tile, by * 4 + y, bx * 4);
    for (int i = 0; i < 4; ++i)
      for (int c = 0; c < 3; ++c)
        low[c] = min(low[c], part(p[i], c)), high[c] = max(high[c], part(p[i], c));
  }
  int axis[3], length = 0, start = 0;
  unsigned ends[2] = {};
  for (int c = 0; c < 3; ++c) {
    int inset = (high[c] - low[c]) >> 4;
    low[c] += inset, high[c] -= inset;
    int bits = c == 1 ? 6 : 5, shift = c == 0 ? 11 : c == 1 ? 5 : 0;
    ends[0] |= (unsigned)(high[c] >> (8 - bits)) << shift;
    ends[1] |= (unsigned)(low[c] >> (8 - bits)) << shift;
    axis[c] = high[c] - low[c];
    length += axis[c] * axis[c], start += axis[c] * low[c];
  }
  unsigned codes = 0;
  if (ends[0] != ends[1]) {
#pragma unroll 1
    for (int y = 0; y < 4; ++y) {
      unsigned p[4];
      pixels(p, tile, by * 4 + y, bx * 4);
      for (int i = 0; i < 4; ++i) {
        int dot = -start;
        for (int c = 0; c < 3; ++c)
          dot += axis[c] * part(p[i], c);
        int level = (dot * 6 > length) + (dot * 2 > length) + (dot * 6 > length * 5); /* 0 is low, 3 high */
        unsigned code = level == 3 ? 0 : level == 0 ? 1 : level == 2 ? 2 : 3;
        codes |= code << (y * 4 + i) * 2;
      }
    }
  }
  blocks[(size_t)gy * across + gx] = make_uint2(ends[0] | ends[1] << 16, codes);
}
