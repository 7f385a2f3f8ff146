/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A smoother for diffusion in three dimensions with coefficients that vary: each block of 8x8x4 threads takes
 * a box with its border to shared memory and makes several Jacobi steps there, the border fixed (additive
 * Schwarz); two copies of the unknowns and the coefficients in one struct.
 *
 * A warp has four rows of 8 words; rows of 10 make 2-way conflicts. By hand: rows of 24 words (HAND=1) or of 40
 * (HAND=2), clean; of 11 (HAND=3), in vain.
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int BX = 8, BY = 8, BZ = 4, NX = BX + 2, NY = BY + 2, NZ = BZ + 2;
constexpr int ROW = HAND == 1 ? 24 : HAND == 2 ? 40 : HAND == 3 ? 11 : NX;

struct Box {
  float u[2][NZ][NY][ROW];
  float k[NZ][NY][ROW];
};

__global__ void __launch_bounds__(BX *BY *BZ)
    schwarz3d(float *__restrict__ out, const float *__restrict__ in, const float *__restrict__ coefficient,
              const float *__restrict__ right, int nx, int ny, int steps) {
  __shared__ Box box;
  int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z, t = (tz * BY + ty) * BX + tx;
  size_t row = nx + 2, plane = row * (ny + 2);
  size_t corner = blockIdx.z * BZ * plane + blockIdx.y * BY * row + blockIdx.x * BX;
  for (int i = t; i < NX * NY * NZ; i += BX * BY * BZ) {
    int x = i % NX, y = i / NX % NY, z = i / (NX * NY);
    size_t at = corner + z * plane + y * row + x;
    box.u[0][z][y][x] = box.u[1][z][y][x] = in[at];
    box.k[z][y][x] = coefficient[at];
  }
  size_t mine = ((size_t)(blockIdx.z * BZ + tz) * ny + blockIdx.y * BY + ty) * nx + blockIdx.x * BX + tx;
  float f = right[mine];
  __syncthreads();
  int x = tx + 1, y = ty + 1, z = tz + 1;
  for (int step = 0; step < steps; ++step) {
    auto &u = box.u[step & 1];
    auto &k = box.k;
    float c = k[z][y][x], sum = f, weight = 0;
    auto face = [&](int dz, int dy, int dx) {
      float w = 0.5f * (c + k[z + dz][y + dy][x + dx]);
      sum = fmaf(w, u[z + dz][y + dy][x + dx], sum), weight += w;
    };
    face(0, 0, -1), face(0, 0, 1), face(0, -1, 0), face(0, 1, 0), face(-1, 0, 0), face(1, 0, 0);
    box.u[~step & 1][z][y][x] = fmaf(0.8f, __fdividef(sum, weight), 0.2f * u[z][y][x]);
    __syncthreads();
  }
  out[mine] = box.u[steps & 1][z][y][x];
}
