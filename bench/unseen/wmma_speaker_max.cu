/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Identification of speakers: for each of 64 utterances of a block, embeddings of 64 halves, the enrolled speaker of the highest score. Tiles
 * of 64x64 scores by wmma go to shared memory, where two threads search each row, half a row each.
 *
 * Tiles of halves have rows of 128 bytes (8-way), scores of 256: the search takes 32-way, 8-way a quarter in vectors. By hand: 72 halves and 68 floats
 * (HAND=1); 72 halves, and a warp searches its rows with lanes side by side (HAND=2).
 */
#include <cuda_fp16.h>
#include <cuda_runtime.h>
#include <mma.h>

#ifndef HAND
#define HAND 0
#endif

using namespace nvcuda;

constexpr int TILE = 64, DIM = 64, ROW = HAND ? DIM + 8 : DIM, S_ROW = HAND == 1 ? TILE + 4 : TILE;

__global__ void __launch_bounds__(128)
    wmma_speaker_max(uint2 *__restrict__ found, const half *__restrict__ utterances, const half *__restrict__ speakers, int tiles) {
  __shared__ __align__(32) half mine[TILE * ROW];
  __shared__ __align__(32) half theirs[TILE * ROW];
  __shared__ __align__(32) float scores[TILE * S_ROW];
  int t = threadIdx.x, warp = t / 32, lane = t % 32;
  for (int i = t * 8; i < TILE * DIM; i += 128 * 8)
    *(uint4 *)&mine[i / DIM * ROW + i % DIM] = *(const uint4 *)&utterances[(size_t)blockIdx.x * TILE * DIM + i];
  float best = -3e38f;
  int who = 0;
  for (int n = 0; n < tiles; ++n) {
    __syncthreads();
    for (int i = t * 8; i < TILE * DIM; i += 128 * 8)
      *(uint4 *)&theirs[i / DIM * ROW + i % DIM] = *(const uint4 *)&speakers[(size_t)n * TILE * DIM + i];
    __syncthreads();
    wmma::fragment<wmma::accumulator, 16, 16, 16, float> c[4];
#pragma unroll
    for (int j = 0; j < 4; ++j)
      wmma::fill_fragment(c[j], 0.f);
#pragma unroll
    for (int k = 0; k < DIM; k += 16) {
      wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major> a;
      wmma::load_matrix_sync(a, &mine[warp * 16 * ROW + k], ROW);
#pragma unroll
      for (int j = 0; j < 4; ++j) {
        wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::col_major> b;
        wmma::load_matrix_sync(b, &theirs[j * 16 * ROW + k], ROW);
        wmma::mma_sync(c[j], a, b, c[j]);
      }
    }
#pragma unroll
    for (int j = 0; j < 4; ++j)
      wmma::store_matrix_sync(&scores[warp * 16 * S_ROW + j * 16], c[j], S_ROW, wmma::mem_row_major);
    __syncwarp();
#if HAND == 2
#pragma unroll 4
    for (int r = 0; r < 16; ++r) {
      float a = scores[(warp * 16 + r) * S_ROW + lane], b = scores[(warp * 16 + r) * S_ROW + lane + 32];
      int w = b > a ? lane + 32 : lane;
      a = fmaxf(a, b);
#pragma unroll
      for (int o = 16; o > 0; o /= 2) {
        float v = __shfl_xor_sync(~0u, a, o);
        int u = __shfl_xor_sync(~0u, w, o);
        if (v > a || (v == a && u < w))
          a = v, w = u;
      }
      if (lane / 2 == r && a > best)
        best = a, who = n * TILE + w;
    }
#else
    int half_row = t % 2 * (TILE / 2);
#pragma unroll 8
    for (int j = 0; j < TILE / 2; ++j) {
      float v = scores[t / 2 * S_ROW + half_row + j];
      if (v > best)
        best = v, who = n * TILE + half_row + j;
    }
#endif
  }
  float v = __shfl_xor_sync(~0u, best, 1);
  int u = __shfl_xor_sync(~0u, who, 1);
  if (v > best || (v == best && u < who))
    best = v, who = u;
  if (t % 2 == 0)
    found[blockIdx.x * TILE + t / 2] = make_uint2(who, __float_as_uint(best));
}
