/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Registration of point clouds (iterative closest point, point to plane): for each point of a scan the nearest of a model's and its row of the normal
 * equations, 6 x 6, right side and error: 28 doubles a thread, too many for registers, in shared memory beside the model and the numbers
 * of the nearest. How large the model is an argument says; all is carved out of dynamic memory.
 *
 * Rows are 224 bytes apart: 4-way. By hand: 29 a row (HAND=1), sums of all threads side by side, 129 apart (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int THREADS = 128, SUMS = 28, ROW = HAND == 1 ? SUMS + 1 : SUMS;

__device__ __forceinline__ int at(int thread, int i) { return HAND == 2 ? i * (THREADS + 1) + thread : thread * ROW + i; }

__global__ void __launch_bounds__(THREADS) icp_carved(double *__restrict__ out, unsigned short *__restrict__ pairs, const float4 *__restrict__ scan, const float4 *__restrict__ model,
                                                      const float4 *__restrict__ normals, int points, int rounds) {
  extern __shared__ __align__(16) unsigned char memory[];
  unsigned short *nearest = reinterpret_cast<unsigned short *>(memory);
  float4 *near = reinterpret_cast<float4 *>((reinterpret_cast<size_t>(nearest + THREADS) + 15) / 16 * 16);
  double *sums = reinterpret_cast<double *>(near + points);
  const int t = threadIdx.x;
  for (int i = t; i < points; i += THREADS)
    near[i] = model[i];
  for (int i = 0; i < SUMS; ++i)
    sums[at(t, i)] = 0;
  __syncthreads();
  for (int round = 0; round < rounds; ++round) {
    size_t me = ((size_t)blockIdx.x * rounds + round) * THREADS + t;
    float4 p = scan[me];
    float least = 1e30f;
    int best = 0;
    for (int i = 0; i < points; ++i) {
      float4 q = near[i];
      float dx = p.x - q.x, dy = p.y - q.y, dz = p.z - q.z, d = fmaf(dx, dx, fmaf(dy, dy, dz * dz));
      if (d < least)
        least = d, best = i;
    }
    nearest[t] = best;
    float4 q = near[best], n = normals[best];
    double row[7] = {p.y * n.z - p.z * n.y, p.z * n.x - p.x * n.z, p.x * n.y - p.y * n.x, n.x, n.y, n.z, (q.x - p.x) * n.x + (q.y - p.y) * n.y + (q.z - p.z) * n.z};
    int k = 0;
#pragma unroll
    for (int i = 0; i < 7; ++i)
#pragma unroll
      for (int j = i; j < 7; ++j, ++k)
        sums[at(t, k)] = fma(row[i], row[j], sums[at(t, k)]);
    pairs[me] = nearest[t];
  }
  __syncthreads();
  if (t < SUMS) {
    double sum = 0;
    for (int i = 0; i < THREADS; ++i)
      sum += sums[at(i, t)];
    out[blockIdx.x * SUMS + t] = sum;
  }
}
