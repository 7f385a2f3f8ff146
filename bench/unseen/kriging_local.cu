/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Simple kriging with a moving neighbourhood: a thread estimates one node of a grid, and how far it may be off, from the
 * n samples next to it, n an argument: covariances (exponential, a nugget) to a packed lower triangle, Cholesky in
 * place, two forward substitutions. 32 threads; triangles and right-hand sides, doubles, are carved from
 * dynamic memory at an offset that n decides; what factors and solves is a function that is not inlined.
 *
 * With 16 samples rows have 136 and 32 doubles: 8-way and 16-way for each half of a warp. By hand: odd rows
 * (HAND=1), or one element of all threads after the other (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int NODES = 32, STEP = HAND == 2 ? NODES : 1;

__device__ __forceinline__ int begin(int node, int row) {
  return HAND == 2 ? node : node * (HAND == 1 ? row | 1 : row);
}

__device__ __noinline__ void solve(double *a, double *b, int n) {
  for (int i = 0; i < n; ++i) {
    double *row = a + i * (i + 1) / 2 * STEP;
    double left = row[i * STEP], p = b[i * STEP], q = b[(n + i) * STEP];
    for (int j = 0; j < i; ++j) {
      const double *other = a + j * (j + 1) / 2 * STEP;
      double sum = row[j * STEP];
      for (int k = 0; k < j; ++k)
        sum = fma(-row[k * STEP], other[k * STEP], sum);
      sum /= other[j * STEP];
      row[j * STEP] = sum;
      left = fma(-sum, sum, left);
      p = fma(-sum, b[j * STEP], p);
      q = fma(-sum, b[(n + j) * STEP], q);
    }
    left = sqrt(left);
    row[i * STEP] = left;
    b[i * STEP] = p / left;
    b[(n + i) * STEP] = q / left;
  }
}

__device__ __forceinline__ double covariance(double2 p, double2 q, double range) {
  double x = p.x - q.x, y = p.y - q.y;
  return exp(-sqrt(fma(x, x, y * y)) * range);
}

__global__ void __launch_bounds__(NODES)
    kriging_local(double2 *__restrict__ out, const double2 *__restrict__ places, const double *__restrict__ values,
                  const int *__restrict__ nearest, int n, double range, double nugget, int across) {
  extern __shared__ double memory[];
  int t = threadIdx.x, triangle = n * (n + 1) / 2, node = blockIdx.x * NODES + t;
  double *a = memory + begin(t, triangle), *b = memory + begin(NODES, triangle) * (HAND == 2 ? triangle : 1) + begin(t, 2 * n);
  double2 here = make_double2(node % across * 0.01, node / across * 0.01);
  const int *list = nearest + (size_t)node * n;
  for (int i = 0; i < n; ++i) {
    double2 p = places[list[i]];
    b[i * STEP] = covariance(p, here, range);
    b[(n + i) * STEP] = values[list[i]];
    for (int j = 0; j < i; ++j)
      a[(i * (i + 1) / 2 + j) * STEP] = covariance(p, places[list[j]], range);
    a[(i * (i + 1) / 2 + i) * STEP] = 1.0 + nugget;
  }
  solve(a, b, n);
  double estimate = 0, known = 0;
  for (int i = 0; i < n; ++i) {
    double w = b[i * STEP];
    estimate = fma(w, b[(n + i) * STEP], estimate);
    known = fma(w, w, known);
  }
  out[node] = make_double2(estimate, 1.0 + nugget - known);
}
