/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Smooths segmented volumes: each voxel gets the label, of up to 16, that most of its 27 neighbours have, the least of equals. Labels are bytes; a tile
 * with a halo (rows of 34), 32x4x2 voxels to a block, and sixteen counters of a byte for each thread.
 *
 * Counters of a thread have 16 bytes: 4-way where labels are alike, and they are. By hand: 20 bytes (HAND=1), label by label of all threads
 * (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int X = 32, Y = 4, Z = 2, THREADS = X * Y * Z, LABELS = 16, ROW = HAND == 1 ? 20 : LABELS;

__device__ __forceinline__ int at(int t, int label) { return HAND == 2 ? label * THREADS + t : t * ROW + label; }

__global__ void __launch_bounds__(THREADS)
    majority_seg3d(unsigned char *__restrict__ out, const unsigned char *__restrict__ in, int nx, int ny, int nz) {
  __shared__ unsigned char tile[Z + 2][Y + 2][X + 2];
  __shared__ __align__(16) unsigned char counts[THREADS * ROW];
  int x = threadIdx.x, y = threadIdx.y, z = threadIdx.z, t = (z * Y + y) * X + x;
  int x0 = blockIdx.x * X, y0 = blockIdx.y * Y, z0 = blockIdx.z * Z;
  for (int i = t; i < (Z + 2) * (Y + 2) * (X + 2); i += THREADS) {
    int a = i % (X + 2), b = i / (X + 2) % (Y + 2), c = i / ((X + 2) * (Y + 2));
    int gx = min(max(x0 + a - 1, 0), nx - 1), gy = min(max(y0 + b - 1, 0), ny - 1), gz = min(max(z0 + c - 1, 0), nz - 1);
    tile[c][b][a] = in[((size_t)gz * ny + gy) * nx + gx];
  }
#pragma unroll
  for (int l = 0; l < LABELS; ++l)
    counts[at(t, l)] = 0;
  __syncthreads();
#pragma unroll 1
  for (int c = 0; c < 3; ++c)
#pragma unroll
    for (int b = 0; b < 3; ++b)
#pragma unroll
      for (int a = 0; a < 3; ++a)
        ++counts[at(t, tile[z + c][y + b][x + a] & 15)];
  int best = 0, most = counts[at(t, 0)];
#pragma unroll
  for (int l = 1; l < LABELS; ++l) {
    int n = counts[at(t, l)];
    if (n > most)
      most = n, best = l;
  }
  if (x0 + x < nx && y0 + y < ny && z0 + z < nz)
    out[((size_t)(z0 + z) * ny + y0 + y) * nx + x0 + x] = (unsigned char)best;
}
