/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Gaussian smearing of a lattice field, a step of a 7-point stencil in a fixed gauge: sites hold 12
 * complex floats (four spins, three colours), 96 bytes. A block has 8 x 4 x 4 sites and a rim,
 * 34,560 bytes; the lattice is periodic, the field two time slices and more.
 *
 * Lanes are sites, 24 words apart, of which LLVM makes loads of 16 bytes: 2-way, 4-way if a site
 * were read 8 bytes at a time. By hand: one complex number more to a site (HAND=1) and an array for
 * each component (HAND=2), as people do who count 8 bytes: both take the wide loads away. Two
 * complex numbers more (HAND=3) keep them: 28 words.
 */
#include "bounds.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int X = 8, Y = 4, Z = 4, PARTS = 12;
constexpr int ROW = X + 2, BOX = ROW * (Y + 2) * (Z + 2);
constexpr int MORE = HAND == 1 ? 1 : HAND == 3 ? 2 : 0;

struct alignas(8) Complex {
  float re, im;
};

struct Box {
#if HAND == 2
  Complex part[PARTS][BOX];
  __device__ Complex &at(int i, int p) { return part[p][i]; }
#else
  Complex site[BOX][PARTS + MORE];
  __device__ Complex &at(int i, int part) { return site[i][part]; }
#endif
};

static __device__ __forceinline__ int wrapped(int i, int end) {
  return i < 0 ? i + end : i >= end ? i - end : i;
}

__global__ void __launch_bounds__(X * Y * Z)
    spinor_smear(Complex *out, const Complex *in, int nx, int ny, int nz, float alpha) {
  __shared__ Box box;
  int x = threadIdx.x, y = threadIdx.y, z = threadIdx.z, t = (z * Y + y) * X + x;
  int boxes = nz / Z, slice = blockIdx.z / boxes;
  int x0 = blockIdx.x * X, y0 = blockIdx.y * Y, z0 = blockIdx.z % boxes * Z;
  const Complex *from = in + (long long)slice * nx * ny * nz * PARTS;
  int own = ((z + 1) * (Y + 2) + y + 1) * ROW + x + 1;
  long long to = (((long long)slice * nz + z0 + z) * ny + y0 + y) * nx + x0 + x;
  float norm = 1 / (1 + 6 * alpha);
  for (int i = t; i < BOX * PARTS; i += X * Y * Z) {
    int part = i % PARTS, site = i / PARTS;
    int bx = site % ROW, by = site / ROW % (Y + 2), bz = site / ROW / (Y + 2);
    int gx = wrapped(x0 + bx - 1, nx), gy = wrapped(y0 + by - 1, ny), gz = wrapped(z0 + bz - 1, nz);
    box.at(site, part) = from[((gz * ny + gy) * nx + gx) * PARTS + part];
  }
  __syncthreads();
#pragma unroll
  for (int part = 0; part < PARTS; ++part) {
    Complex sum = {0, 0};
#pragma unroll
    for (int side = 0; side < 6; ++side) {
      int step = side / 2 == 0 ? 1 : side / 2 == 1 ? ROW : ROW * (Y + 2);
      Complex c = box.at(own + (side % 2 ? step : -step), part);
      sum.re += c.re, sum.im += c.im;
    }
    Complex c = box.at(own, part);
    out[to * PARTS + part] = {(c.re + alpha * sum.re) * norm, (c.im + alpha * sum.im) * norm};
  }
}
