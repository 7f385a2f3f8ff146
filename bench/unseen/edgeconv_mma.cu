/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Edge convolution on a point cloud (as in dynamic graph networks): of each point the features of 16 neighbours, 64 halves each, are gathered by
 * cp.async, one tile of four points ahead, multiplied by 64 x 64 weights (ldmatrix, mma.m16n8k16), and the greatest of 16 is kept. A warp has a
 * point. Dynamic memory: two stages and the weights.
 *
 * Rows of 128 bytes: ldmatrix 8-way. By hand: rows of 72 (HAND=1), chunk XOR row (HAND=2).
 */
#include <cuda_fp16.h>
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int WIDTH = 64, EDGES = 64, THREADS = 128, ROW = HAND == 1 ? WIDTH + 8 : WIDTH, TILE = EDGES * ROW;

__device__ __forceinline__ int chunk_at(int row, int chunk) { return row * ROW + (HAND == 2 ? (chunk ^ (row & 7)) : chunk) * 8; }
__device__ __forceinline__ unsigned shared32(const void *p) { return (unsigned)__cvta_generic_to_shared(p); }

__device__ __forceinline__ void ldmatrix4(unsigned (&r)[4], unsigned address) {
  asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0,%1,%2,%3}, [%4];" : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3]) : "r"(address) : "memory");
}

__device__ __forceinline__ void mma16816(float (&d)[4], const unsigned (&a)[4], unsigned b0, unsigned b1) {
  asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};"
               : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3])
               : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b0), "r"(b1));
}

__device__ __forceinline__ void gather(__half *stage, const __half *features, const unsigned *edges, int points, int t) {
#pragma unroll
  for (int i = 0; i < EDGES * WIDTH / 8 / THREADS; ++i) {
    int edge = i * (THREADS / 8) + t / 8, chunk = t % 8;
    const __half *from = features + (size_t)(edges[edge] % points) * WIDTH + chunk * 8;
    asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(shared32(stage + chunk_at(edge, chunk))), "l"(from) : "memory");
  }
  asm volatile("cp.async.commit_group;" ::: "memory");
}

__global__ void __launch_bounds__(THREADS)
    edgeconv_mma(float2 *__restrict__ result, const __half *__restrict__ features, const unsigned *__restrict__ edges, const __half *__restrict__ weights, int points, int tiles) {
  extern __shared__ __align__(128) __half pool[];
  __half *kernel = pool + 2 * TILE;
  const int t = threadIdx.x, lane = t & 31, warp = t >> 5;
  edges += (size_t)blockIdx.x * tiles * EDGES;
  result += ((size_t)blockIdx.x * tiles * 4 + warp) * (WIDTH / 2);
  for (int i = t; i < WIDTH * WIDTH / 8; i += THREADS)
    *reinterpret_cast<uint4 *>(kernel + chunk_at(i / 8, i % 8)) = reinterpret_cast<const uint4 *>(weights)[i];
  gather(pool, features, edges, points, t);
  for (int tile = 0; tile < tiles; ++tile) {
    __half *stage = pool + (tile & 1) * TILE;
    if (tile + 1 < tiles) {
      gather(pool + (~tile & 1) * TILE, features, edges + (tile + 1) * EDGES, points, t);
      asm volatile("cp.async.wait_group 1;" ::: "memory");
    } else
      asm volatile("cp.async.wait_group 0;" ::: "memory");
    __syncthreads();
    float sum[8][4] = {};
#pragma unroll
    for (int k = 0; k < WIDTH / 16; ++k) {
      unsigned a[4];
      ldmatrix4(a, shared32(stage + chunk_at(warp * 16 + lane % 16, k * 2 + lane / 16)));
#pragma unroll
      for (int n = 0; n < 4; ++n) {
        unsigned b[4];
        ldmatrix4(b, shared32(kernel + chunk_at(n * 16 + lane / 16 * 8 + lane % 8, k * 2 + lane / 8 % 2)));
        mma16816(sum[2 * n], a, b[0], b[1]);
        mma16816(sum[2 * n + 1], a, b[2], b[3]);
      }
    }
#pragma unroll
    for (int n = 0; n < 8; ++n) {
      float x = fmaxf(sum[n][0], sum[n][2]), y = fmaxf(sum[n][1], sum[n][3]);
#pragma unroll
      for (int d = 4; d < 32; d *= 2) {
        x = fmaxf(x, __shfl_xor_sync(~0u, x, d));
        y = fmaxf(y, __shfl_xor_sync(~0u, y, d));
      }
      if (lane < 4)
        result[(size_t)tile * 4 * (WIDTH / 2) + n * 4 + lane] = make_float2(x, y);
    }
    __syncthreads();
  }
}
