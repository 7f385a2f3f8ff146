/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Relaxes a chain of points in double precision: every thread moves its point towards the middle of
 * its neighbours.
 *
 * Points are 24 bytes apart: half a warp meets 16 different pairs of banks in every field: clean.
 * It must be left alone. Fields in arrays of their own (HAND=1) gain nothing; points of 32 bytes,
 * as people round them up (HAND=2), are 2-way where two fields make one access and 4-way elsewhere.
 */
#include "vectors.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int POINTS = 256;

#if HAND == 1
#define FIELD(i, name) points_##name[i]
#else
#define FIELD(i, name) points[i].name
#endif

#if HAND == 2
struct Point {
  double x, y, z, unused;
};
#else
typedef double3 Point;
#endif

__global__ void struct_double3(double *out, const double *in, int rounds) {
#if HAND == 1
  __shared__ double points_x[POINTS], points_y[POINTS], points_z[POINTS];
#else
  __shared__ Point points[POINTS];
#endif
  int t = threadIdx.x, left = (t + POINTS - 1) % POINTS, right = (t + 1) % POINTS;
  const double *point = in + blockIdx.x * 3 * POINTS + t;
  double x = point[0], y = point[POINTS], z = point[2 * POINTS];
  for (int i = 0; i < rounds; ++i) {
    FIELD(t, x) = x;
    FIELD(t, y) = y;
    FIELD(t, z) = z;
    __syncthreads();
    x += ((FIELD(left, x) + FIELD(right, x)) * 0.5 - x) * 0.25;
    y += ((FIELD(left, y) + FIELD(right, y)) * 0.5 - y) * 0.25;
    z += ((FIELD(left, z) + FIELD(right, z)) * 0.5 - z) * 0.25;
    __syncthreads();
  }
  double *moved = out + blockIdx.x * 3 * POINTS + t;
  moved[0] = x;
  moved[POINTS] = y;
  moved[2 * POINTS] = z;
}
