/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Stencil of 27 points, double precision, with four weights (centre, faces, edges, corners), as the
 * smoother of a multigrid solver: 8x8x4 points a block, with a halo of one in shared memory.
 *
 * Half a warp has two rows of 8 in a tile of pitch 10, which overlap in six of 16 pairs of banks:
 * 2-way. By hand: a pitch of 24 (HAND=1); threads take rows so that half a warp has rows four apart
 * (HAND=2). One more column (HAND=3) does not help.
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int BX = 8, BY = 8, BZ = 4;
constexpr int PX = HAND == 1 ? 24 : HAND == 3 ? 11 : BX + 2;

__global__ void __launch_bounds__(BX * BY * BZ)
    stencil27d(double *__restrict__ out, const double *__restrict__ in,
               const double *__restrict__ weights, int nx, int ny, int nz) {
  __shared__ double tile[BZ + 2][BY + 2][PX];
  int t = (threadIdx.z * BY + threadIdx.y) * BX + threadIdx.x;
  int x0 = blockIdx.x * BX, y0 = blockIdx.y * BY, z0 = blockIdx.z * BZ;
  for (int i = t; i < (BX + 2) * (BY + 2) * (BZ + 2); i += BX * BY * BZ) {
    int lx = i % (BX + 2), ly = i / (BX + 2) % (BY + 2), lz = i / ((BX + 2) * (BY + 2));
    int x = x0 + lx - 1, y = y0 + ly - 1, z = z0 + lz - 1;
    bool inside = x >= 0 && x < nx && y >= 0 && y < ny && z >= 0 && z < nz;
    tile[lz][ly][lx] = inside ? in[((size_t)z * ny + y) * nx + x] : 0.0;
  }
  double centre = weights[0], face = weights[1], edge = weights[2], corner = weights[3];
  __syncthreads();
  int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  if (HAND == 2)
    ty = (ty >> 1) | (ty & 1) << 2;
  double faces = tile[tz + 1][ty + 1][tx] + tile[tz + 1][ty + 1][tx + 2] +
                 tile[tz + 1][ty][tx + 1] + tile[tz + 1][ty + 2][tx + 1] +
                 tile[tz][ty + 1][tx + 1] + tile[tz + 2][ty + 1][tx + 1];
  double edges = 0.0, corners = 0.0;
#pragma unroll
  for (int b = 0; b <= 2; b += 2)
#pragma unroll
    for (int a = 0; a <= 2; a += 2) {
      edges += tile[tz + 1][ty + b][tx + a] + tile[tz + b][ty + 1][tx + a] +
               tile[tz + b][ty + a][tx + 1];
      corners += tile[tz][ty + b][tx + a] + tile[tz + 2][ty + b][tx + a];
    }
  double sum =
      centre * tile[tz + 1][ty + 1][tx + 1] + face * faces + edge * edges + corner * corners;
  int x = x0 + tx, y = y0 + ty, z = z0 + tz;
  if (x < nx && y < ny && z < nz)
    out[((size_t)z * ny + y) * nx + x] = sum;
}
