/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * One explicit step of the Cahn-Hilliard equation (phase separation) in a periodic box: 8 x 8 x 8 cells a block, a tile of concentrations with a rim
 * of two, from it a tile of chemical potentials with a rim of one, then its Laplacian. Memory and address arithmetic take most of the time.
 *
 * In the last step a warp has 8 x 4 cells; rows of 10 floats let the fourth row meet the first: 2-way. Between, lanes take cells in their order.
 * By hand: potentials in rows of 24 (HAND=1); warps of 8 x 1 x 4 cells, and planes of 152 and of 104 floats (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int EDGE = 8, OUTER = EDGE + 4, MIDDLE = EDGE + 2, THREADS = EDGE * EDGE * EDGE;
constexpr int OUTER_ROW = OUTER, MIDDLE_ROW = HAND == 1 ? 24 : MIDDLE;
constexpr int OUTER_PLANE = HAND == 2 ? 152 : OUTER * OUTER_ROW, MIDDLE_PLANE = HAND == 2 ? 104 : MIDDLE * MIDDLE_ROW;

template <int ROW, int PLANE> __device__ __forceinline__ float laplacian(const float *centre) {
  return fmaf(-6.f, centre[0], centre[-1] + centre[1] + centre[-ROW] + centre[ROW] + centre[-PLANE] + centre[PLANE]);
}

__device__ __forceinline__ int wrap(int i, int n) { return i < 0 ? i + n : i >= n ? i - n : i; }

__global__ void __launch_bounds__(THREADS) cahn_hilliard(float *__restrict__ next, const float *__restrict__ now, float kappa, float step, int nx, int ny, int nz) {
  __shared__ float c[OUTER * OUTER_PLANE], mu[MIDDLE * MIDDLE_PLANE];
  const int t = threadIdx.x, x0 = blockIdx.x * EDGE, y0 = blockIdx.y * EDGE, z0 = blockIdx.z * EDGE;
  for (int i = t; i < OUTER * OUTER * OUTER; i += THREADS) {
    int x = i % OUTER, y = i / OUTER % OUTER, z = i / (OUTER * OUTER);
    c[z * OUTER_PLANE + y * OUTER_ROW + x] = now[((size_t)wrap(z0 + z - 2, nz) * ny + wrap(y0 + y - 2, ny)) * nx + wrap(x0 + x - 2, nx)];
  }
  __syncthreads();
  for (int i = t; i < MIDDLE * MIDDLE * MIDDLE; i += THREADS) {
    int x = i % MIDDLE, y = i / MIDDLE % MIDDLE, z = i / (MIDDLE * MIDDLE);
    const float *at = c + (z + 1) * OUTER_PLANE + (y + 1) * OUTER_ROW + x + 1;
    float value = *at, bulk = fmaf(value * value, value, -value);
    mu[z * MIDDLE_PLANE + y * MIDDLE_ROW + x] = fmaf(-kappa, laplacian<OUTER_ROW, OUTER_PLANE>(at), bulk);
  }
  __syncthreads();
  const int x = t % EDGE;
#if HAND == 2
  const int z = t / EDGE % EDGE, y = t / (EDGE * EDGE);
#else
  const int y = t / EDGE % EDGE, z = t / (EDGE * EDGE);
#endif
  float flow = laplacian<MIDDLE_ROW, MIDDLE_PLANE>(mu + (z + 1) * MIDDLE_PLANE + (y + 1) * MIDDLE_ROW + x + 1);
  next[((size_t)(z0 + z) * ny + y0 + y) * nx + x0 + x] = fmaf(step, flow, c[(z + 2) * OUTER_PLANE + (y + 2) * OUTER_ROW + x + 2]);
}
