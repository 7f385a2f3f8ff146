/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The network of a neural radiance field: layers of 64 by 64, ReLU between them, for 64 samples of rays a block, halves on tensor cores. A warp has 16 samples; the activations stay in
 * shared memory from layer to layer, read by ldmatrix and written as the fragments lie, two halves at a time. How many layers there
 * are an argument says.
 *
 * Rows of 128 bytes: 8-way for ldmatrix and for the fragments. By hand: rows of 72 halves (HAND=1), chunk of 16 bytes XOR row (HAND=2).
 */
#include "mma_ptx.h"

constexpr int SAMPLES = 64, WIDTH = 64, THREADS = 128, CHUNKS = WIDTH / 8, ROW = HAND == 1 ? WIDTH + 8 : WIDTH;

static __device__ __forceinline__ int at(int row, int column) { return row * ROW + (HAND == 2 ? column ^ (row & 7) << 3 : column); }

static __device__ __forceinline__ void bring(__half *to, const uint4 *from) {
  for (int i = threadIdx.x; i < WIDTH * CHUNKS; i += THREADS)
    *reinterpret_cast<uint4 *>(to + at(i / CHUNKS, i % CHUNKS * 8)) = from[i];
}

__global__ void __launch_bounds__(THREADS) nerf_mlp_mma(uint4 *__restrict__ out, const uint4 *__restrict__ samples, const uint4 *__restrict__ weights, int layers, int batches) {
  __shared__ __align__(128) __half x[SAMPLES * ROW], w[WIDTH * ROW];
  const int lane = threadIdx.x & 31, warp = threadIdx.x >> 5, first = warp * 16;
  for (int batch = 0; batch < batches; ++batch) {
    const size_t base = ((size_t)blockIdx.x * batches + batch) * SAMPLES * CHUNKS;
    bring(x, samples + base);
    for (int layer = 0; layer < layers; ++layer) {
      bring(w, weights + (size_t)layer * WIDTH * CHUNKS);
      __syncthreads();
      float d[8][4] = {};
#pragma unroll
      for (int k = 0; k < WIDTH; k += 16) {
        uint32_t a[4];
        LDMATRIX_X4(a[0], a[1], a[2], a[3], smem_u32(x + at(first + (lane & 15), k + (lane >> 4) * 8)));
#pragma unroll
        for (int c = 0; c < 8; c += 2) {
          uint32_t b[4];
          LDMATRIX_X4(b[0], b[1], b[2], b[3], smem_u32(w + at(c * 8 + (lane & 7) + (lane >> 4) * 8, k + (lane >> 3 & 1) * 8)));
          mma_16816_f16(d[c], a, b[0], b[1]);
          mma_16816_f16(d[c + 1], a, b[2], b[3]);
        }
      }
      __syncwarp();
#pragma unroll
      for (int c = 0; c < 8; ++c) {
        const int row = first + lane / 4, column = c * 8 + lane % 4 * 2;
        *reinterpret_cast<__half2 *>(x + at(row, column)) = __floats2half2_rn(fmaxf(d[c][0], 0.f), fmaxf(d[c][1], 0.f));
        *reinterpret_cast<__half2 *>(x + at(row + 8, column)) = __floats2half2_rn(fmaxf(d[c][2], 0.f), fmaxf(d[c][3], 0.f));
      }
      __syncthreads();
    }
    for (int i = threadIdx.x; i < SAMPLES * CHUNKS; i += THREADS)
      out[base + i] = *reinterpret_cast<const uint4 *>(x + at(i / CHUNKS, i % CHUNKS * 8));
    __syncthreads();
  }
}
