/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Spectral elements: derivatives of the nodal values u along each dimension, each a product with
 * the small matrix d of derivatives of the basis. One thread to a node.
 *
 * derivative2d: 16x16 nodes. Lanes read u along rows and columns that all lanes of a row share, and
 * d by rows: 16 words apart, 8-way word by word, 4-way of 16 bytes. By hand: d in rows of 17
 * (HAND=1), in rows of 20 (HAND=2), or transposed when it is loaded (HAND=3): clean without
 * padding, but a word at a time.
 *
 * derivative3d: 8x8x8 nodes, doubles. Rows of d are 16 words apart: four of eight meet, word by
 * word or two at a time. The same cures: 9, 10, transposed.
 *
 * derivative3d4: 4x4x4 nodes, floats, four elements to a block of 256. A row is 16 bytes: clean.
 * Rows of 5 (HAND=1), the reflex, cost the wide reads.
 */
#include "../../examples/cuda_min.h"

#ifndef HAND
#define HAND 0
#endif

#if HAND == 3
#define D(row, col) d[col][row]
#else
#define D(row, col) d[row][col]
#endif

constexpr int N2 = 16;

__global__ void derivative2d(float *out, const float *in, const float *matrix, int elements) {
  __shared__ float u[N2][N2], d[N2][HAND == 1 ? N2 + 1 : HAND == 2 ? N2 + 4 : N2];
  int i = threadIdx.x, j = threadIdx.y, node = j * N2 + i;
  D(j, i) = matrix[node];
  for (int e = 0; e < elements; ++e) {
    int first = (blockIdx.x * elements + e) * N2 * N2;
    u[j][i] = in[first + node];
    __syncthreads();
    float along_i = 0, along_j = 0;
#pragma unroll
    for (int m = 0; m < N2; ++m) {
      along_i += D(i, m) * u[j][m];
      along_j += D(j, m) * u[m][i];
    }
    out[2 * first + node] = along_i;
    out[2 * first + N2 * N2 + node] = along_j;
    __syncthreads();
  }
}

template <typename T, int N, int ELEMENTS, int WIDTH>
static __device__ __forceinline__ void derivative(T (&u)[ELEMENTS][N][N][N], T (&d)[N][WIDTH],
                                                  T *out, const T *in, const T *matrix,
                                                  int rounds) {
  constexpr int NODES = N * N * N;
  int t = threadIdx.x, i = t % N, j = t / N % N, k = t / (N * N) % N, e = t / NODES;
  if (t < N * N)
    D(t / N, t % N) = matrix[t];
  for (int round = 0; round < rounds; ++round) {
    int first = (blockIdx.x * rounds + round) * ELEMENTS * NODES;
    u[e][k][j][i] = in[first + t];
    __syncthreads();
    T along_i = 0, along_j = 0, along_k = 0;
#pragma unroll
    for (int m = 0; m < N; ++m) {
      along_i += D(i, m) * u[e][k][j][m];
      along_j += D(j, m) * u[e][k][m][i];
      along_k += D(k, m) * u[e][m][j][i];
    }
    out[3 * first + t] = along_i;
    out[3 * first + ELEMENTS * NODES + t] = along_j;
    out[3 * first + 2 * ELEMENTS * NODES + t] = along_k;
    __syncthreads();
  }
}

constexpr int N3 = 8, N4 = 4, GROUP = 4;

__global__ void derivative3d(double *out, const double *in, const double *matrix, int rounds) {
  constexpr int WIDTH = HAND == 1 ? N3 + 1 : HAND == 2 ? N3 + 2 : N3;
  __shared__ double u[1][N3][N3][N3], d[N3][WIDTH];
  derivative<double, N3, 1, WIDTH>(u, d, out, in, matrix, rounds);
}

__global__ void derivative3d4(float *out, const float *in, const float *matrix, int rounds) {
  constexpr int WIDTH = HAND == 1 ? N4 + 1 : N4;
  __shared__ float u[GROUP][N4][N4][N4], d[N4][WIDTH];
  derivative<float, N4, GROUP, WIDTH>(u, d, out, in, matrix, rounds);
}
