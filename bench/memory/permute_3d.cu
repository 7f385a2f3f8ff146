/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A volume with its axes turned round, (x, y, z) to (z, y, x), 16x2x16 of it to a block through a
 * box of dynamic shared memory.
 *
 * A warp writes two rows of 16 along x and reads two along z, where neighbours are a plane of 32
 * words apart: 16-way. By hand: one word more in a plane (HAND=1), with 64 bytes more at the
 * launch; x XOR z (HAND=2).
 */
#include "../kernels/vectors.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int SIDE = 16, ROWS = 2;
constexpr int PLANE = HAND == 1 ? SIDE * ROWS + 1 : SIDE * ROWS;

__device__ inline int slot(int x, int y, int z) {
  return z * PLANE + y * SIDE + (HAND == 2 ? x ^ z : x);
}

__global__ void permute_3d(float *out, const float *in, int nx, int ny, int nz) {
  extern __shared__ float box[];
  int tx = threadIdx.x, y = threadIdx.y, tz = threadIdx.z;
  int x0 = blockIdx.x * SIDE, row = blockIdx.y * ROWS + y, z0 = blockIdx.z * SIDE;
  box[slot(tx, y, tz)] = in[((z0 + tz) * ny + row) * nx + x0 + tx];
  __syncthreads();
  out[((x0 + tz) * ny + row) * nz + z0 + tx] = box[slot(tz, y, tx)];
}
