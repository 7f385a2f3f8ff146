/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Linkage disequilibrium of 64 by 64 variants: products of dosages (bytes 0, 1, 2), 128 people at a time by copies of 16 bytes, four by four variants a thread, by dp4a.
 * Then r squared from the sums, as bytes, and how often each of 32 ranges occurs, counted in shared memory.
 *
 * A thread's variants are neighbours, rows of 128 bytes: 8-way for 16 bytes. Rows of 144 bytes alone leave 4-way (HAND=3). By hand:
 * every 16th variant to a thread, rows of 144 bytes (HAND=1), chunk XOR row / 4 (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int VARIANTS = 64, CHUNKS = 8, ROW = HAND == 1 || HAND == 3 ? CHUNKS + 1 : CHUNKS, SIDE = 16, EACH = VARIANTS / SIDE, BINS = 32;

struct Panel {
  uint4 dosages[VARIANTS][ROW];
  int sums[VARIANTS], squares[VARIANTS];
};

__device__ __forceinline__ int variant(int thread, int i) { return HAND == 1 ? thread + SIDE * i : thread * EACH + i; }
__device__ __forceinline__ int chunk_at(int row, int chunk) { return HAND == 2 ? chunk ^ (row >> 2 & 7) : chunk; }

__device__ __forceinline__ int dot(uint4 a, uint4 b, int sum) {
  sum = __dp4a((int)a.x, (int)b.x, sum), sum = __dp4a((int)a.y, (int)b.y, sum);
  return __dp4a((int)a.w, (int)b.w, __dp4a((int)a.z, (int)b.z, sum));
}

/* The two alleles are the low bits of a byte. */
__device__ __forceinline__ unsigned dosage(unsigned alleles) { return (alleles & 0x01010101u) + (alleles >> 1 & 0x01010101u); }

__device__ __forceinline__ void bring(Panel &panel, const uint4 *from, size_t pitch, int t) {
  for (int i = t; i < VARIANTS * CHUNKS; i += SIDE * SIDE) {
    uint4 v = from[i / CHUNKS * pitch + i % CHUNKS];
    v = make_uint4(dosage(v.x), dosage(v.y), dosage(v.z), dosage(v.w));
    panel.dosages[i / CHUNKS][chunk_at(i / CHUNKS, i % CHUNKS)] = v;
    const uint4 ones = make_uint4(0x01010101u, 0x01010101u, 0x01010101u, 0x01010101u);
    atomicAdd(&panel.sums[i / CHUNKS], dot(v, ones, 0));
    atomicAdd(&panel.squares[i / CHUNKS], dot(v, v, 0));
  }
}

__global__ void __launch_bounds__(SIDE *SIDE) ld_dosage(unsigned char *__restrict__ r2, unsigned *__restrict__ counts, const uint4 *__restrict__ people, int tiles) {
  __shared__ Panel left, right;
  __shared__ unsigned bins[BINS];
  const int tx = threadIdx.x, ty = threadIdx.y, t = ty * SIDE + tx;
  const size_t pitch = (size_t)tiles * CHUNKS, block = (size_t)blockIdx.y * gridDim.x + blockIdx.x;
  if (t < VARIANTS)
    left.sums[t] = left.squares[t] = right.sums[t] = right.squares[t] = 0;
  if (t < BINS)
    bins[t] = 0;
  int sums[EACH][EACH] = {};
  for (int tile = 0; tile < tiles; ++tile) {
    __syncthreads();
    bring(left, people + blockIdx.y * VARIANTS * pitch + tile * CHUNKS, pitch, t);
    bring(right, people + blockIdx.x * VARIANTS * pitch + tile * CHUNKS, pitch, t);
    __syncthreads();
#pragma unroll 2
    for (int k = 0; k < CHUNKS; ++k) {
      uint4 a[EACH], b[EACH];
#pragma unroll
      for (int i = 0; i < EACH; ++i) {
        a[i] = left.dosages[variant(ty, i)][chunk_at(variant(ty, i), k)];
        b[i] = right.dosages[variant(tx, i)][chunk_at(variant(tx, i), k)];
      }
#pragma unroll
      for (int i = 0; i < EACH; ++i)
#pragma unroll
        for (int j = 0; j < EACH; ++j)
          sums[i][j] = dot(a[i], b[j], sums[i][j]);
    }
  }
  const float n = tiles * CHUNKS * 16;
  for (int i = 0; i < EACH; ++i)
    for (int j = 0; j < EACH; ++j) {
      int row = variant(ty, i), column = variant(tx, j);
      float sa = left.sums[row], sb = right.sums[column];
      float va = n * left.squares[row] - sa * sa, vb = n * right.squares[column] - sb * sb, c = n * sums[i][j] - sa * sb;
      float r = fminf(__fdividef(c * c, va * vb + 1.f), 1.f);
      r2[(block * VARIANTS + row) * VARIANTS + column] = (unsigned char)(r * 255.f);
      atomicAdd(&bins[min((int)(sqrtf(r) * BINS), BINS - 1)], 1u);
    }
  __syncthreads();
  if (t < BINS)
    counts[block * BINS + t] = bins[t];
}
