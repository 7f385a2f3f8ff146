/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The magnetic half step of a finite-difference time-domain code, fourth order in space (9/8,
 * -1/24) on Yee's staggered grid: H -= c * curl E. E and H are arrays of three floats (12 bytes) in
 * memory as in the shared tile of 11x11x7 (a block of 8x8x4 and a rim of 1 and 2); cells beyond the
 * border are zero, blocks that stick out leave early.
 *
 * A row of the tile is 33 words, so the four rows of a warp fall on stride 3 shifted by 1: the
 * first and the fourth meet, 2-way. By hand: three arrays of floats (HAND=1; rows of 11 words still
 * meet: careless); the same with rows of 24 words (HAND=2: none meet, 22,176 bytes for 10,164);
 * rows of 56 words of the vectors as they are (HAND=3). Little is to be gained: loads of 12 bytes
 * fill most of the time.
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int BX = 8, BY = 8, BZ = 4, LOW = 1, HIGH = 2;
constexpr int TX = BX + LOW + HIGH, TY = BY + LOW + HIGH, TZ = BZ + LOW + HIGH;

struct Tile {
#if HAND == 1 || HAND == 2
  static constexpr int PITCH = HAND == 2 ? 24 : TX;
  float part[3][TZ][TY][PITCH];
  __device__ float x(int k, int j, int i) const { return part[0][k][j][i]; }
  __device__ float y(int k, int j, int i) const { return part[1][k][j][i]; }
  __device__ float z(int k, int j, int i) const { return part[2][k][j][i]; }
  __device__ void put(int k, int j, int i, float3 v) {
    part[0][k][j][i] = v.x;
    part[1][k][j][i] = v.y;
    part[2][k][j][i] = v.z;
  }
#else
  struct Row {
    float3 at[TX];
    float pad[HAND == 3 ? 23 : 0];
  };
  Row row[TZ][TY];
  __device__ float x(int k, int j, int i) const { return row[k][j].at[i].x; }
  __device__ float y(int k, int j, int i) const { return row[k][j].at[i].y; }
  __device__ float z(int k, int j, int i) const { return row[k][j].at[i].z; }
  __device__ void put(int k, int j, int i, float3 v) { row[k][j].at[i] = v; }
#endif
};

__device__ __forceinline__ float diff4(float m1, float c0, float p1, float p2) {
  return 1.125f * (p1 - c0) - 0.0416666679f * (p2 - m1);
}

__global__ void __launch_bounds__(BX * BY * BZ)
    yee_h4(float3 *__restrict__ h, const float3 *__restrict__ e, int nx, int ny, int nz, float3 c) {
  __shared__ Tile tile;
  int x0 = blockIdx.x * BX, y0 = blockIdx.y * BY, z0 = blockIdx.z * BZ;
  if (x0 >= nx || y0 >= ny || z0 >= nz)
    return;
  int t = (threadIdx.z * BY + threadIdx.y) * BX + threadIdx.x;
  for (int s = t; s < TX * TY * TZ; s += BX * BY * BZ) {
    int i = s % TX, j = s / TX % TY, k = s / (TX * TY);
    int x = x0 + i - LOW, y = y0 + j - LOW, z = z0 + k - LOW;
    bool in = x >= 0 && x < nx && y >= 0 && y < ny && z >= 0 && z < nz;
    tile.put(k, j, i, in ? e[((size_t)z * ny + y) * nx + x] : make_float3(0, 0, 0));
  }
  __syncthreads();
  int x = x0 + threadIdx.x, y = y0 + threadIdx.y, z = z0 + threadIdx.z;
  if (x >= nx || y >= ny || z >= nz)
    return;
  int i = threadIdx.x + LOW, j = threadIdx.y + LOW, k = threadIdx.z + LOW;
#define ALONG(f, di, dj, dk)                                                                       \
  diff4(tile.f(k - dk, j - dj, i - di), tile.f(k, j, i), tile.f(k + dk, j + dj, i + di),           \
        tile.f(k + 2 * dk, j + 2 * dj, i + 2 * di))
  size_t at = ((size_t)z * ny + y) * nx + x;
  float3 old = h[at];
  old.x -= c.y * ALONG(z, 0, 1, 0) - c.z * ALONG(y, 0, 0, 1);
  old.y -= c.z * ALONG(x, 0, 0, 1) - c.x * ALONG(z, 1, 0, 0);
  old.z -= c.x * ALONG(y, 1, 0, 0) - c.y * ALONG(x, 0, 1, 0);
  h[at] = old;
}
