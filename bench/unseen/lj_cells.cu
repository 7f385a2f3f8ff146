/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Lennard-Jones and Coulomb forces by cell lists: a block has one cell, a thread one atom of it,
 * and the atoms of the 27 cells around come through shared memory, one cell at a time. An atom is a
 * struct of 20 bytes; the table of pair coefficients, as large as an argument says, and the sums of
 * the warps lie behind the atoms.
 *
 * Little is wrong here: 20 bytes are 5 words, an odd stride, and the inner loop reads one atom by
 * all lanes. Only the table is read where data says. HAND=1 makes it a structure of arrays; HAND=2
 * pads atoms to 32 bytes, which are read as two float4: fewer loads, and stores that are 8-way.
 * HAND=3 pads to 24 bytes, as alignment to 8 would: 2-way stores for nothing.
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

#if HAND == 2
struct alignas(16) Atom {
  float x, y, z, q;
  int type;
  int pad[3];
};
#elif HAND == 3
struct alignas(8) Atom {
  float x, y, z, q;
  int type;
};
#else
struct Atom {
  float x, y, z, q;
  int type;
};
#endif

struct Pair {
  float c6, c12;
};

extern __shared__ __align__(16) char lj_smem[];

__global__ void lj_cells(float4 *__restrict__ force, float *__restrict__ energy,
                         const float4 *__restrict__ xyzq, const int *__restrict__ type,
                         const int *__restrict__ count, const float2 *__restrict__ pairs,
                         int3 cells, int ntypes, float cutoff2) {
  const int cap = blockDim.x;
  Atom *tile = reinterpret_cast<Atom *>(lj_smem);
#if HAND == 1
  float *tx = reinterpret_cast<float *>(lj_smem), *ty = tx + cap, *tz = ty + cap, *tq = tz + cap;
  int *tt = reinterpret_cast<int *>(tq + cap);
#endif
  Pair *table =
      reinterpret_cast<Pair *>(lj_smem + (((size_t)cap * sizeof(Atom) + 15) & ~(size_t)15));
  float *partial = reinterpret_cast<float *>(table + ntypes * ntypes);

  const int cx = blockIdx.x, cy = blockIdx.y, cz = blockIdx.z, t = threadIdx.x;
  const int cell = (cz * cells.y + cy) * cells.x + cx;
  const int mine = count[cell];
  for (int i = t; i < ntypes * ntypes; i += blockDim.x)
    table[i] = {pairs[i].x, pairs[i].y};

  float4 me = xyzq[cell * cap + t];
  const int my_type = type[cell * cap + t] * ntypes;
  float fx = 0.f, fy = 0.f, fz = 0.f, e = 0.f;

  for (int dz = -1; dz <= 1; dz++)
    for (int dy = -1; dy <= 1; dy++)
      for (int dx = -1; dx <= 1; dx++) {
        int ox = (cx + dx + cells.x) % cells.x, oy = (cy + dy + cells.y) % cells.y,
            oz = (cz + dz + cells.z) % cells.z;
        int other = (oz * cells.y + oy) * cells.x + ox;
        int there = count[other];
        __syncthreads();
        if (t < there) {
          float4 v = xyzq[other * cap + t];
#if HAND == 1
          tx[t] = v.x + dx, ty[t] = v.y + dy, tz[t] = v.z + dz, tq[t] = v.w;
          tt[t] = type[other * cap + t];
#else
          tile[t].x = v.x + dx;
          tile[t].y = v.y + dy;
          tile[t].z = v.z + dz;
          tile[t].q = v.w;
          tile[t].type = type[other * cap + t];
#endif
        }
        __syncthreads();
        if (t >= mine)
          continue;
        for (int j = 0; j < there; j++) {
#if HAND == 1
          float ax = tx[j], ay = ty[j], az = tz[j], aq = tq[j];
          int at = tt[j];
#elif HAND == 2
          float4 lo = *reinterpret_cast<const float4 *>(&tile[j]);
          float ax = lo.x, ay = lo.y, az = lo.z, aq = lo.w;
          int at = tile[j].type;
#else
          float ax = tile[j].x, ay = tile[j].y, az = tile[j].z, aq = tile[j].q;
          int at = tile[j].type;
#endif
          float rx = me.x - ax, ry = me.y - ay, rz = me.z - az;
          float r2 = rx * rx + ry * ry + rz * rz;
          if (r2 >= cutoff2 || r2 == 0.f)
            continue;
          Pair p = table[my_type + at];
          r2 += 0.01f;
          float i2 = 1.f / r2, i6 = i2 * i2 * i2;
          float qq = me.w * aq * i2;
          float s = (12.f * p.c12 * i6 - 6.f * p.c6) * i6 * i2 + qq * i2;
          e += (p.c12 * i6 - p.c6) * i6 + qq;
          fx += s * rx, fy += s * ry, fz += s * rz;
        }
      }
  if (t < mine)
    force[cell * cap + t] = make_float4(fx, fy, fz, e);
  for (int off = 16; off; off >>= 1)
    e += __shfl_xor_sync(0xffffffffu, e, off);
  if (t % 32 == 0)
    partial[t / 32] = e;
  __syncthreads();
  if (t == 0) {
    float sum = 0.f;
    for (int w = 0; w < (int)blockDim.x / 32; w++)
      sum += partial[w];
    energy[cell] = sum;
  }
}
