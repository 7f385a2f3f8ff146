/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Internal forces of a structure of hexahedra with eight nodes, doubles, matrix-free as explicit codes do it: an element
 * a thread, 64 to a block; coordinates and displacements of its nodes are gathered to shared memory, forces are added
 * up there over eight Gauss points, and leave by element, for a colouring to assemble. Node coordinates are a unit cube
 * and a deviation.
 *
 * A thread's row has 24 doubles: 8-way for each half of a warp, 16 turns instead of 2, in all three arrays. By hand:
 * rows of 25 (HAND=1), which costs one of six blocks of a multiprocessor, or one component of all elements after the
 * other (HAND=2), with conflicts where rows come and go.
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int ELEMENTS = 64, VALUES = 24, ROW = HAND == 1 ? VALUES + 1 : VALUES;

__device__ __forceinline__ int at(int element, int value) {
  return HAND == 2 ? value * ELEMENTS + element : element * ROW + value;
}

__device__ __forceinline__ double side(int bit) { return bit ? 1.0 : -1.0; }

__device__ __forceinline__ void slopes(double (&d)[3], int node, double x, double y, double z) {
  double a = side(node & 1), b = side(node & 2), c = side(node & 4);
  double p = fma(a, x, 1.0), q = fma(b, y, 1.0), r = fma(c, z, 1.0);
  d[0] = 0.125 * a * q * r, d[1] = 0.125 * b * p * r, d[2] = 0.125 * c * p * q;
}

__global__ void __launch_bounds__(ELEMENTS)
    hex8_forces(double *__restrict__ out, const double *__restrict__ positions, const double *__restrict__ moves,
                const int *__restrict__ corners, double lambda, double mu) {
  __shared__ double xe[ELEMENTS * ROW], ue[ELEMENTS * ROW], fe[ELEMENTS * ROW];
  int t = threadIdx.x;
  size_t first = (size_t)blockIdx.x * ELEMENTS;
  for (int i = t; i < ELEMENTS * VALUES; i += ELEMENTS) {
    int element = i / VALUES, value = i % VALUES, node = value / 3, axis = value % 3;
    size_t from = (size_t)corners[(first + element) * 8 + node] * 3 + axis;
    xe[at(element, value)] = positions[from] + 0.5 * side(node >> axis & 1);
    ue[at(element, value)] = moves[from];
    fe[at(element, value)] = 0;
  }
  __syncthreads();
#pragma unroll 1
  for (int point = 0; point < 8; ++point) {
    const double g = 0.57735026918962576;
    double x = g * side(point & 1), y = g * side(point & 2), z = g * side(point & 4);
    double j[3][3] = {}, u[3][3] = {};
#pragma unroll 2
    for (int node = 0; node < 8; ++node) {
      double d[3];
      slopes(d, node, x, y, z);
#pragma unroll
      for (int a = 0; a < 3; ++a) {
        double place = xe[at(t, node * 3 + a)], move = ue[at(t, node * 3 + a)];
#pragma unroll
        for (int b = 0; b < 3; ++b)
          j[a][b] = fma(place, d[b], j[a][b]), u[a][b] = fma(move, d[b], u[a][b]);
      }
    }
    double c[3][3];
#pragma unroll
    for (int a = 0; a < 3; ++a)
#pragma unroll
      for (int b = 0; b < 3; ++b) {
        int a1 = (a + 1) % 3, a2 = (a + 2) % 3, b1 = (b + 1) % 3, b2 = (b + 2) % 3;
        c[b][a] = fma(j[a1][b1], j[a2][b2], -(j[a1][b2] * j[a2][b1]));
      }
    double volume = fma(j[0][0], c[0][0], fma(j[0][1], c[1][0], j[0][2] * c[2][0])), inverse = 1.0 / volume;
    double strain[3][3];
#pragma unroll
    for (int a = 0; a < 3; ++a)
#pragma unroll
      for (int b = 0; b < 3; ++b)
        strain[a][b] = fma(u[a][0], c[0][b], fma(u[a][1], c[1][b], u[a][2] * c[2][b])) * inverse;
    double trace = lambda * (strain[0][0] + strain[1][1] + strain[2][2]), force[3][3];
#pragma unroll
    for (int a = 0; a < 3; ++a)
#pragma unroll
      for (int b = 0; b < 3; ++b) {
        double sum = 0;
#pragma unroll
        for (int k = 0; k < 3; ++k)
          sum = fma(fma(mu, strain[a][k] + strain[k][a], a == k ? trace : 0.0), c[b][k], sum);
        force[a][b] = sum;
      }
#pragma unroll 2
    for (int node = 0; node < 8; ++node) {
      double d[3];
      slopes(d, node, x, y, z);
#pragma unroll
      for (int a = 0; a < 3; ++a)
        fe[at(t, node * 3 + a)] = fma(force[a][0], d[0], fma(force[a][1], d[1], fma(force[a][2], d[2], fe[at(t, node * 3 + a)])));
    }
  }
  __syncthreads();
  for (int i = t; i < ELEMENTS * VALUES; i += ELEMENTS)
    out[first * VALUES + i] = fe[at(i / VALUES, i % VALUES)];
}
