/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The right-hand side of acoustics by discontinuous Galerkin on tetrahedra of third order: 20
 * nodes, four fields in doubles, 20x12 threads to twelve elements. Three 20x20 matrices of
 * derivatives and one of 20x40 that lifts fluxes of faces are kept in shared memory for all
 * elements of a block, beside fields and fluxes.
 *
 * Lanes have rows of the matrices: rows of 160 bytes are 2-way where 16 bytes are read at once, of
 * 320 4-way. By hand: rows of 21 and 41 (HAND=1); of 22 and 42, by double2 (HAND=2); transposed
 * (HAND=3).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int NODES = 20, FACES = 40, ELEMENTS = 12, FIELDS = 4, THREADS = NODES * ELEMENTS;
constexpr int PAD = HAND == 1 ? 1 : HAND == 2 ? 2 : 0, D_ROW = NODES + PAD, L_ROW = FACES + PAD;

__device__ __forceinline__ int d_place(int axis, int i, int j) {
  return axis * NODES * D_ROW + (HAND == 3 ? j * NODES + i : i * D_ROW + j);
}
__device__ __forceinline__ int l_place(int i, int m) {
  return HAND == 3 ? m * NODES + i : i * L_ROW + m;
}

__global__ void __launch_bounds__(THREADS)
    dg_tet20(double *__restrict__ rhs, const double *__restrict__ u,
             const double *__restrict__ outer, const double *__restrict__ geometry,
             const double *__restrict__ derive, const double *__restrict__ lift,
             const unsigned char *__restrict__ face_nodes, int elements) {
  __shared__ __align__(16) double d[3 * NODES * D_ROW], l[NODES * L_ROW];
  __shared__ double field[FIELDS][ELEMENTS][NODES], flux[FIELDS][ELEMENTS][FACES];
  int node = threadIdx.x, mine = threadIdx.y, t = mine * NODES + node;
  for (int i = t; i < 3 * NODES * NODES; i += THREADS)
    d[d_place(i / (NODES * NODES), i / NODES % NODES, i % NODES)] = derive[i];
  for (int i = t; i < NODES * FACES; i += THREADS)
    l[l_place(i / FACES, i % FACES)] = lift[i];
  for (int first = blockIdx.x * ELEMENTS; first < elements; first += gridDim.x * ELEMENTS) {
    int element = first + mine;
    bool inside = element < elements;
    __syncthreads();
    if (inside) {
#pragma unroll
      for (int f = 0; f < FIELDS; ++f)
        field[f][mine][node] = u[((size_t)element * FIELDS + f) * NODES + node];
    }
    __syncthreads();
    const double *g = geometry + (size_t)element * 13;
    if (inside) {
#pragma unroll
      for (int m = node; m < FACES; m += NODES) {
        int from = face_nodes[m];
        double scale = 0.5 * g[9 + m / 10];
#pragma unroll
        for (int f = 0; f < FIELDS; ++f)
          flux[f][mine][m] =
              scale * (outer[((size_t)element * FIELDS + f) * FACES + m] - field[f][mine][from]);
      }
    }
    __syncthreads();
    if (!inside)
      continue;
    double slope[FIELDS][3] = {};
#pragma unroll 4
    for (int j = 0; j < NODES; ++j)
#pragma unroll
      for (int axis = 0; axis < 3; ++axis)
#pragma unroll
        for (int f = 0; f < FIELDS; ++f)
          slope[f][axis] = fma(d[d_place(axis, node, j)], field[f][mine][j], slope[f][axis]);
    double sum[FIELDS] = {};
#pragma unroll
    for (int axis = 0; axis < 3; ++axis)
#pragma unroll
      for (int k = 0; k < 3; ++k) {
        sum[0] = fma(-g[axis * 3 + k], slope[1 + k][axis], sum[0]);
        sum[1 + k] = fma(-g[axis * 3 + k], slope[0][axis], sum[1 + k]);
      }
#pragma unroll 4
    for (int m = 0; m < FACES; ++m)
#pragma unroll
      for (int f = 0; f < FIELDS; ++f)
        sum[f] = fma(l[l_place(node, m)], flux[f][mine][m], sum[f]);
#pragma unroll
    for (int f = 0; f < FIELDS; ++f)
      rhs[((size_t)element * FIELDS + f) * NODES + node] = sum[f];
  }
}
