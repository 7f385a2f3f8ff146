/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Turns the axes of a volume: out[x][y][z] = in[z][y][x], in tiles of 8x8x32.
 *
 * A warp writes runs of 8 z for four y and reads them at strides of 256 and 32 words: one bank,
 * 32-way. By hand: one word more in a row (HAND=1), the habit, leaves 2-way conflicts, for 4 planes
 * are 32 words apart again; a second pad for each plane (HAND=2: rows of 33, planes of 292 words;
 * HAND=3: rows of 40, planes of 321) is clean, and so is x XOR-ed with y and z (HAND=4), which
 * needs no room.
 */
#include "vectors.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int SIDE = 8, LENGTH = 32;
constexpr int ROW = HAND == 1 || HAND == 2 ? LENGTH + 1 : HAND == 3 ? LENGTH + 8 : LENGTH;
constexpr int PLANE = ROW * SIDE + (HAND == 2 ? 28 : HAND == 3 ? 1 : 0);

__device__ inline int slot(int z, int y, int x) {
  return z * PLANE + y * ROW + (HAND == 4 ? x ^ ((y & 3) << 3 | z) : x);
}

__global__ void permute_axes(float *out, const float *in, int nx, int ny, int nz) {
  __shared__ float tile[SIDE * PLANE];
  int x0 = blockIdx.x * LENGTH, y0 = blockIdx.y * SIDE, z0 = blockIdx.z * SIDE;
  int tx = threadIdx.x, ty = threadIdx.y;
  for (int z = 0; z < SIDE; ++z)
    tile[slot(z, ty, tx)] = in[((z0 + z) * ny + y0 + ty) * nx + x0 + tx];
  __syncthreads();
  int z = tx % SIDE, y = (ty * 4 + tx / SIDE) % SIDE;
  for (int x = ty / 2; x < LENGTH; x += 4)
    out[((x0 + x) * ny + y0 + y) * nz + z0 + z] = tile[slot(z, y, x)];
}
