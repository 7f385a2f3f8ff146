/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A batch of products of floats on tensor cores by wmma (tf32, 16x16x8): C[b] = relu(A[b] * B[b] +
 * bias), 64x64 to a block of 2 warps, static tiles, next slice fetched into registers while this
 * one is multiplied; A is turned on its way in and read as a col_major fragment, sums go through
 * shared memory (a union with the tiles) because of ragged borders.
 *
 * A thread stores four depths of one row of A as single floats, lanes 256 bytes apart in fours:
 * 4-way; fragments of both are read from rows of 256 bytes, of sums stored. HAND=1 pads rows by 4
 * floats; HAND=2 by 8; HAND=3 by 1, the habit from SIMT kernels, which is not allowed: wmma wants
 * multiples of 4, so it keeps A by rows of its own (no turning) instead, padded by 4.
 */
#include <cuda_runtime.h>
#include <mma.h>

#ifndef HAND
#define HAND 0
#endif

using namespace nvcuda;

constexpr int TILE = 64, DEPTH = 16, THREADS = 64;
constexpr int PAD = HAND == 2 ? 8 : HAND ? 4 : 0;
constexpr int A_LD = (HAND == 3 ? DEPTH : TILE) + PAD, B_LD = TILE + PAD, C_LD = TILE + PAD;

union Storage {
  struct {
    float a[HAND == 3 ? TILE : DEPTH][A_LD];
    float b[DEPTH][B_LD];
  } in;
  float c[TILE][C_LD];
};

__global__ void __launch_bounds__(THREADS)
    wmma_tf32_batched(float *__restrict__ C, const float *__restrict__ A,
                      const float *__restrict__ B, const float *__restrict__ bias, int m, int n,
                      int k) {
  __shared__ __align__(128) Storage s;
  const int t = threadIdx.x, warp = t / 32, batch = blockIdx.z;
  const int row0 = blockIdx.y * TILE, col0 = blockIdx.x * TILE;
  A += (size_t)batch * m * k;
  B += (size_t)batch * k * n;
  C += (size_t)batch * m * n;

  wmma::fragment<wmma::accumulator, 16, 16, 8, float> acc[2][4];
#pragma unroll
  for (int i = 0; i < 2; i++)
#pragma unroll
    for (int j = 0; j < 4; j++)
      wmma::fill_fragment(acc[i][j], 0.f);

  constexpr int PIECES = TILE * DEPTH / 4 / THREADS;
  float4 ra[PIECES], rb[PIECES];
  auto fetch = [&](int k0) {
#pragma unroll
    for (int i = 0; i < PIECES; i++) {
      int p = t + i * THREADS, r = p / (DEPTH / 4), d = p % (DEPTH / 4) * 4;
      ra[i] = make_float4(0.f, 0.f, 0.f, 0.f);
      if (row0 + r < m && k0 + d < k)
        ra[i] = *reinterpret_cast<const float4 *>(&A[(size_t)(row0 + r) * k + k0 + d]);
      int e = p / (TILE / 4), c = p % (TILE / 4) * 4;
      rb[i] = make_float4(0.f, 0.f, 0.f, 0.f);
      if (k0 + e < k && col0 + c < n)
        rb[i] = *reinterpret_cast<const float4 *>(&B[(size_t)(k0 + e) * n + col0 + c]);
    }
  };
  fetch(0);
  for (int k0 = 0; k0 < k; k0 += DEPTH) {
#pragma unroll
    for (int i = 0; i < PIECES; i++) {
      int p = t + i * THREADS, r = p / (DEPTH / 4), d = p % (DEPTH / 4) * 4;
#if HAND == 3
      *reinterpret_cast<float4 *>(&s.in.a[r][d]) = ra[i];
#else
      s.in.a[d + 0][r] = ra[i].x;
      s.in.a[d + 1][r] = ra[i].y;
      s.in.a[d + 2][r] = ra[i].z;
      s.in.a[d + 3][r] = ra[i].w;
#endif
      *reinterpret_cast<float4 *>(&s.in.b[p / (TILE / 4)][p % (TILE / 4) * 4]) = rb[i];
    }
    __syncthreads();
    if (k0 + DEPTH < k)
      fetch(k0 + DEPTH);
#pragma unroll
    for (int kk = 0; kk < DEPTH; kk += 8) {
#if HAND == 3
      wmma::fragment<wmma::matrix_a, 16, 16, 8, wmma::precision::tf32, wmma::row_major> a[2];
#else
      wmma::fragment<wmma::matrix_a, 16, 16, 8, wmma::precision::tf32, wmma::col_major> a[2];
#endif
      wmma::fragment<wmma::matrix_b, 16, 16, 8, wmma::precision::tf32, wmma::row_major> b[4];
#pragma unroll
      for (int i = 0; i < 2; i++) {
#if HAND == 3
        wmma::load_matrix_sync(a[i], &s.in.a[warp * 32 + i * 16][kk], A_LD);
#else
        wmma::load_matrix_sync(a[i], &s.in.a[kk][warp * 32 + i * 16], A_LD);
#endif
#pragma unroll
        for (int e = 0; e < a[i].num_elements; e++)
          a[i].x[e] = wmma::__float_to_tf32(a[i].x[e]);
      }
#pragma unroll
      for (int j = 0; j < 4; j++) {
        wmma::load_matrix_sync(b[j], &s.in.b[kk][j * 16], B_LD);
#pragma unroll
        for (int e = 0; e < b[j].num_elements; e++)
          b[j].x[e] = wmma::__float_to_tf32(b[j].x[e]);
      }
#pragma unroll
      for (int i = 0; i < 2; i++)
#pragma unroll
        for (int j = 0; j < 4; j++)
          wmma::mma_sync(acc[i][j], a[i], b[j], acc[i][j]);
    }
    __syncthreads();
  }
#pragma unroll
  for (int i = 0; i < 2; i++)
#pragma unroll
    for (int j = 0; j < 4; j++)
      wmma::store_matrix_sync(&s.c[warp * 32 + i * 16][j * 16], acc[i][j], C_LD,
                              wmma::mem_row_major);
  __syncthreads();
  for (int i = t; i < TILE * TILE; i += THREADS) {
    int r = i / TILE, c = i % TILE;
    if (row0 + r >= m)
      break;
    if (col0 + c < n)
      C[(size_t)(row0 + r) * n + col0 + c] = fmaxf(s.c[r][c] + bias[col0 + c], 0.f);
  }
}
