/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The decoder of an error-bounded compressor of volumes (cuSZ): codes of 16 bits are differences of
 * a Lorenzo predictor, so values are sums of them along x, then y, then z, in bricks of the
 * template's size; a thread runs along a line of the brick, three times.
 *
 * Along x lanes are rows of 16 words apart, 16-way; along y two planes meet, 2-way. By hand: rows
 * of 17 (HAND=1), column XOR row (HAND=2), the sums along x by shuffles before anything is stored
 * (HAND=3).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

template <int X, int Y, int Z> struct Brick {
  int at[Z][Y][HAND == 1 ? X + 1 : X];

  __device__ __forceinline__ int &operator()(int z, int y, int x) {
    return at[z][y][HAND == 2 ? x ^ (y & (X - 1)) : x];
  }
};

template <int X, int Y, int Z>
__global__ void __launch_bounds__(Y *Z)
    lorenzo3d_scan(float *__restrict__ out, const unsigned short *__restrict__ codes, int radius,
                   float step) {
  static_assert(X == 16 && X == Y && Y == Z, "a thread to each line");
  __shared__ Brick<X, Y, Z> brick;
  int t = threadIdx.x, low = t % X, high = t / X;
  size_t first = (size_t)blockIdx.x * X * Y * Z;
  for (int i = t; i < X * Y * Z; i += Y * Z) {
    int v = codes[first + i] - radius;
#if HAND == 3
#pragma unroll
    for (int apart = 1; apart < X; apart *= 2) {
      int other = __shfl_up_sync(0xffffffffu, v, apart, X);
      v += low >= apart ? other : 0;
    }
#endif
    brick(i / (X * Y), i / X % Y, i % X) = v;
  }
  __syncthreads();
#if HAND != 3
  int sum = 0;
  for (int x = 0; x < X; ++x)
    brick(high, low, x) = sum += brick(high, low, x);
  __syncthreads();
#endif
  int sums = 0;
  for (int y = 0; y < Y; ++y)
    brick(high, y, low) = sums += brick(high, y, low);
  __syncthreads();
  int value = 0;
  for (int z = 0; z < Z; ++z) {
    value += brick(z, high, low);
    out[first + (z * Y + high) * X + low] = (float)value * step;
  }
}

template __global__ void lorenzo3d_scan<16, 16, 16>(float *, const unsigned short *, int, float);
