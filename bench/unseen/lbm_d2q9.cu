/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * One step of a D2Q9 lattice Boltzmann method with bounce-back at walls, 32x4 cells a block: the
 * block collides its cells and a halo of one, into structs in shared memory, and pulls from there.
 * A cell has nine populations, density and velocity: 12 words.
 *
 * A stride of 12 words is 4-way. By hand: an array for each member (HAND=1); 13 words a cell
 * (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int BX = 32, BY = 4, TX = BX + 2, TY = BY + 2;

struct Cell {
  float f[9];
  float rho, ux, uy;
#if HAND == 2
  float pad;
#endif
};

#if HAND == 1
struct Tile {
  float f[9][TY * TX];
  float rho[TY * TX], ux[TY * TX], uy[TY * TX];
};
#define POPULATION(i, q) tile.f[q][i]
#define MEMBER(i, name) tile.name[i]
#else
struct Tile {
  Cell cell[TY * TX];
};
#define POPULATION(i, q) tile.cell[i].f[q]
#define MEMBER(i, name) tile.cell[i].name
#endif

__constant__ int ex[9] = {0, 1, 0, -1, 0, 1, -1, -1, 1};
__constant__ int ey[9] = {0, 0, 1, 0, -1, 1, 1, -1, -1};
__constant__ int opposite[9] = {0, 3, 4, 1, 2, 7, 8, 5, 6};
__constant__ float weight[9] = {4.0f / 9,  1.0f / 9,  1.0f / 9,  1.0f / 9, 1.0f / 9,
                                1.0f / 36, 1.0f / 36, 1.0f / 36, 1.0f / 36};

__global__ void __launch_bounds__(BX *BY)
    lbm_d2q9(float *__restrict__ to, const float *__restrict__ from, const int *__restrict__ wall,
             int nx, int ny, float omega) {
  __shared__ Tile tile;
  int t = threadIdx.y * BX + threadIdx.x, cells = nx * ny;
  for (int i = t; i < TX * TY; i += BX * BY) {
    int x = (blockIdx.x * BX + i % TX - 1 + nx) % nx;
    int y = (blockIdx.y * BY + i / TX - 1 + ny) % ny;
    int at = y * nx + x;
    float f[9], rho = 0.0f;
#pragma unroll
    for (int q = 0; q < 9; ++q) {
      f[q] = from[q * cells + at];
      rho += f[q];
    }
    float ux = (f[1] - f[3] + f[5] - f[6] - f[7] + f[8]) / rho;
    float uy = (f[2] - f[4] + f[5] + f[6] - f[7] - f[8]) / rho;
    float square = 1.5f * (ux * ux + uy * uy);
#pragma unroll
    for (int q = 0; q < 9; ++q) {
      float eu = 3.0f * (ex[q] * ux + ey[q] * uy);
      float balance = weight[q] * rho * (1.0f + eu + 0.5f * eu * eu - square);
      POPULATION(i, q) = f[q] + omega * (balance - f[q]);
    }
    MEMBER(i, rho) = wall[at] == 0 ? -1.0f : rho;
    MEMBER(i, ux) = ux;
    MEMBER(i, uy) = uy;
  }
  __syncthreads();
  int x = blockIdx.x * BX + threadIdx.x, y = blockIdx.y * BY + threadIdx.y;
  if (x >= nx || y >= ny)
    return;
  int here = (threadIdx.y + 1) * TX + threadIdx.x + 1;
#pragma unroll
  for (int q = 0; q < 9; ++q) {
    int there = here - ey[q] * TX - ex[q];
    float pulled = POPULATION(there, q);
    if (MEMBER(there, rho) < 0.0f) {
      /* A wall that moves with its own velocity gives back what went in. */
      float push = ex[q] * MEMBER(there, ux) + ey[q] * MEMBER(there, uy);
      pulled = POPULATION(here, opposite[q]) + 6.0f * weight[q] * push;
    }
    to[q * cells + y * nx + x] = pulled;
  }
}
