/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Colours of a camera's raw image (RGGB) by the linear filters of Malvar, He and Cutler: a tile of floats
 * with a halo of two, 16x12 threads, a thread a square of 2x2 pixels of which it sees 6x6.
 *
 * Lanes two words apart, and the two halves of a warp in rows 72 words apart: 2-way. By hand: even and odd
 * columns apart, rows of 40 (HAND=1); pairs of columns by float2 (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int BX = 16, BY = 12, W = 2 * BX, H = 2 * BY, ROW = HAND == 1 ? 40 : W + 4;

__device__ __forceinline__ int place(int y, int x) {
  return y * ROW + (HAND == 1 ? (x & 1) * (ROW / 2) + (x >> 1) : x);
}
__device__ __forceinline__ unsigned byte(float v) { return (unsigned)fminf(fmaxf(v * 0.0625f, 0.0f), 255.0f); }
__device__ __forceinline__ unsigned pixel(float r, float g, float b) {
  return byte(r) | byte(g) << 8 | byte(b) << 16 | 0xff000000u;
}

/* one load; of CUDA's own struct clang makes two */
__device__ __forceinline__ float2 load2(const float *p) {
  typedef float Vector __attribute__((ext_vector_type(2)));
  Vector v = *(const Vector *)p;
  return make_float2(v.x, v.y);
}

struct Window {
  float at[6][6];
  /* (y, x) in the middle; all in eighths */
  __device__ float cross(int y, int x) const { /* green at red or blue */
    float near = (at[y - 1][x] + at[y + 1][x]) + (at[y][x - 1] + at[y][x + 1]);
    float far = (at[y - 2][x] + at[y + 2][x]) + (at[y][x - 2] + at[y][x + 2]);
    return fmaf(4.0f, at[y][x], fmaf(2.0f, near, -far)) * 0.125f;
  }
  __device__ float along(int y, int x) const { /* the colour left and right, at green */
    float diagonal = (at[y - 1][x - 1] + at[y - 1][x + 1]) + (at[y + 1][x - 1] + at[y + 1][x + 1]);
    float row = fmaf(4.0f, at[y][x - 1] + at[y][x + 1], -(at[y][x - 2] + at[y][x + 2]));
    return fmaf(5.0f, at[y][x], row - diagonal + 0.5f * (at[y - 2][x] + at[y + 2][x])) * 0.125f;
  }
  __device__ float across(int y, int x) const { /* above and below */
    float diagonal = (at[y - 1][x - 1] + at[y - 1][x + 1]) + (at[y + 1][x - 1] + at[y + 1][x + 1]);
    float column = fmaf(4.0f, at[y - 1][x] + at[y + 1][x], -(at[y - 2][x] + at[y + 2][x]));
    return fmaf(5.0f, at[y][x], column - diagonal + 0.5f * (at[y][x - 2] + at[y][x + 2])) * 0.125f;
  }
  __device__ float corners(int y, int x) const { /* red at blue, blue at red */
    float diagonal = (at[y - 1][x - 1] + at[y - 1][x + 1]) + (at[y + 1][x - 1] + at[y + 1][x + 1]);
    float far = (at[y - 2][x] + at[y + 2][x]) + (at[y][x - 2] + at[y][x + 2]);
    return fmaf(6.0f, at[y][x], fmaf(2.0f, diagonal, -1.5f * far)) * 0.125f;
  }
};

__global__ void __launch_bounds__(BX *BY)
    demosaic_malvar(uint2 *__restrict__ out, const unsigned short *__restrict__ raw, int width, int height) {
  __shared__ __align__(16) float tile[(H + 4) * ROW];
  int tx = threadIdx.x, ty = threadIdx.y, t = ty * BX + tx;
  int left = blockIdx.x * W - 2, top = blockIdx.y * H - 2;
  for (int i = t; i < (H + 4) * (W + 4); i += BX * BY) {
    int y = i / (W + 4), x = i % (W + 4);
    int gy = top + y, gx = left + x; /* mirrored, which keeps the colour */
    gy = gy < 0 ? -gy : gy >= height ? 2 * height - 2 - gy : gy;
    gx = gx < 0 ? -gx : gx >= width ? 2 * width - 2 - gx : gx;
    tile[place(y, x)] = raw[(size_t)gy * width + gx];
  }
  __syncthreads();
  Window w;
#pragma unroll
  for (int y = 0; y < 6; ++y)
#if HAND == 2
#pragma unroll
    for (int x = 0; x < 6; x += 2) {
      float2 v = load2(&tile[place(2 * ty + y, 2 * tx + x)]);
      w.at[y][x] = v.x, w.at[y][x + 1] = v.y;
    }
#else
#pragma unroll
    for (int x = 0; x < 6; ++x)
      w.at[y][x] = tile[place(2 * ty + y, 2 * tx + x)];
#endif
  size_t to = ((size_t)(top + 2 + 2 * ty) * width + left + 2 + 2 * tx) / 2;
  out[to] = make_uint2(pixel(w.at[2][2], w.cross(2, 2), w.corners(2, 2)),
                       pixel(w.along(2, 3), w.at[2][3], w.across(2, 3)));
  out[to + width / 2] = make_uint2(pixel(w.across(3, 2), w.at[3][2], w.along(3, 2)),
                                   pixel(w.corners(3, 3), w.cross(3, 3), w.at[3][3]));
}
