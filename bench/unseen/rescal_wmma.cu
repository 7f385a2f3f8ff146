/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Scores of triples of a knowledge graph by a bilinear model (RESCAL): head^T R tail, 64 numbers each in halves. A
 * block has one relation R, 64x64, and walks over its pairs, 64 at a time: heads are gathered, multiplied
 * with R by wmma, four warps of 16 rows, the products go through shared memory as floats, where a thread sums half a
 * row times the tail's numbers, which come straight from global memory.
 *
 * Rows of 128 bytes: loads of tiles 8-way; rows of 256 bytes: sums 32-way, or 8-way as the compiler reads 16 bytes at
 * a time. By hand: rows of 72 halves and 68 floats (HAND=1), the former alone (HAND=2), the latter alone (HAND=3).
 */
#include <cuda_fp16.h>
#include <cuda_runtime.h>
#include <mma.h>

#ifndef HAND
#define HAND 0
#endif

using namespace nvcuda;

constexpr int DIM = 64, PAIRS = 64, THREADS = 128;
constexpr int H_ROW = HAND == 1 || HAND == 2 ? DIM + 8 : DIM, F_ROW = HAND == 1 || HAND == 3 ? DIM + 4 : DIM;

__global__ void __launch_bounds__(THREADS)
    rescal_wmma(float *__restrict__ scores, const __half *__restrict__ entities, const __half *__restrict__ relations,
                const int2 *__restrict__ pairs, int rounds) {
  __shared__ __align__(32) __half heads[PAIRS * H_ROW], relation[DIM * H_ROW];
  __shared__ __align__(32) float products[PAIRS * F_ROW];
  __shared__ float halves[PAIRS];
  int t = threadIdx.x, warp = t / 32, row = t % PAIRS, side = t / PAIRS;
  for (int i = t; i < DIM * DIM / 8; i += THREADS)
    *(uint4 *)&relation[i / 8 * H_ROW + i % 8 * 8] = ((const uint4 *)relations)[(size_t)blockIdx.x * DIM * DIM / 8 + i];
  for (int round = 0; round < rounds; ++round) {
    const int2 *mine = pairs + ((size_t)blockIdx.x * rounds + round) * PAIRS;
    for (int i = t; i < PAIRS * DIM / 8; i += THREADS)
      *(uint4 *)&heads[i / 8 * H_ROW + i % 8 * 8] = *(const uint4 *)&entities[(size_t)mine[i / 8].x * DIM + i % 8 * 8];
    __syncthreads();
    wmma::fragment<wmma::accumulator, 16, 16, 16, float> sum[4];
    for (int j = 0; j < 4; ++j)
      wmma::fill_fragment(sum[j], 0.0f);
#pragma unroll
    for (int k = 0; k < DIM; k += 16) {
      wmma::fragment<wmma::matrix_a, 16, 16, 16, __half, wmma::row_major> a;
      wmma::load_matrix_sync(a, &heads[warp * 16 * H_ROW + k], H_ROW);
#pragma unroll
      for (int j = 0; j < 4; ++j) {
        wmma::fragment<wmma::matrix_b, 16, 16, 16, __half, wmma::row_major> b;
        wmma::load_matrix_sync(b, &relation[k * H_ROW + j * 16], H_ROW);
        wmma::mma_sync(sum[j], a, b, sum[j]);
      }
    }
#pragma unroll
    for (int j = 0; j < 4; ++j)
      wmma::store_matrix_sync(&products[warp * 16 * F_ROW + j * 16], sum[j], F_ROW, wmma::mem_row_major);
    __syncthreads();
    const __half2 *tail = (const __half2 *)&entities[(size_t)mine[row].y * DIM + side * (DIM / 2)];
    float score = 0;
#pragma unroll 4
    for (int j = 0; j < DIM / 2; j += 4) {
      float2 p = __half22float2(tail[j / 2]), q = __half22float2(tail[j / 2 + 1]);
      const float *from = &products[row * F_ROW + side * (DIM / 2) + j];
      score = fmaf(from[0], p.x, score), score = fmaf(from[1], p.y, score);
      score = fmaf(from[2], q.x, score), score = fmaf(from[3], q.y, score);
    }
    if (side)
      halves[row] = score;
    __syncthreads();
    if (!side)
      scores[((size_t)blockIdx.x * rounds + round) * PAIRS + row] = score + halves[row];
  }
}
