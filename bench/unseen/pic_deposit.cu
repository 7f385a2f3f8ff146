/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Charge of particles in cells, sorted by cell: a thread goes along the particles of its cell, of
 * 8x8x4 cells a block, and adds their charge, by trilinear weights, to the eight corners of the
 * cell in shared memory; then each inner node gathers the eight cells around it, in a fixed order,
 * so that the sum is the same each time. (Nodes on the block's lower faces are another kernel's.)
 *
 * Eight floats a cell: 8-way. By hand: by corner, cells side by side (HAND=1); nine words a cell
 * (HAND=2); corners rotated by bits of the cell (HAND=3).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int NX = 8, NY = 8, NZ = 4, CELLS = NX * NY * NZ;

#if HAND == 1
struct Corners {
  float q[8][CELLS];
};
#define CORNER(box, cell, corner) (box).q[corner][cell]
#elif HAND == 3
struct Corners {
  float q[CELLS][8];
};
#define CORNER(box, cell, corner) (box).q[cell][((corner) + ((cell) >> 2)) & 7]
#else
struct Cell {
  float q[HAND == 2 ? 9 : 8];
};
struct Corners {
  Cell cell[CELLS];
};
#define CORNER(box, c, corner) (box).cell[c].q[corner]
#endif

__global__ void __launch_bounds__(CELLS)
    pic_deposit(float *__restrict__ rho, const float4 *__restrict__ particles,
                const int *__restrict__ counts, int nx, int ny, int most) {
  __shared__ Corners box;
  int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  int cell = (tz * NY + ty) * NX + tx;
  int x = blockIdx.x * NX + tx, y = blockIdx.y * NY + ty, z = blockIdx.z * NZ + tz;
  size_t global = ((size_t)z * ny + y) * nx + x;
  for (int i = 0; i < 8; ++i)
    CORNER(box, cell, i) = 0.0f;
  int count = counts[global];
  for (int p = 0; p < count; ++p) {
    float4 at = particles[global * most + p];
    float charge = at.w;
    for (int i = 0; i < 8; ++i) {
      float wx = i & 1 ? at.x : 1.0f - at.x;
      float wy = i & 2 ? at.y : 1.0f - at.y;
      float wz = i & 4 ? at.z : 1.0f - at.z;
      CORNER(box, cell, i) += charge * wx * wy * wz;
    }
  }
  __syncthreads();
  float sum = 0.0f;
  if (tx > 0 && ty > 0 && tz > 0)
    for (int i = 0; i < 8; ++i) {
      int neighbour = cell - (i & 1) - (i & 2 ? NX : 0) - (i & 4 ? NX * NY : 0);
      sum += CORNER(box, neighbour, i);
    }
  rho[global] = sum;
}
