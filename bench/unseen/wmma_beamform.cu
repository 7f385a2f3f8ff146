/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A beam former: power of 32 beams from 64 antennas, complex halves, over many times of a frequency
 * channel: planes of real and imaginary parts, and of the latter's negative, by wmma; a channel and
 * some 64 times a pass to a block of four warps.
 *
 * Tuned by hand already: rows of 72 halves and 68 floats. By hand instead: rows of 88 halves
 * (HAND=1).
 */
#include <cuda_fp16.h>
#include <cuda_runtime.h>
#include <mma.h>

#ifndef HAND
#define HAND 0
#endif

using namespace nvcuda;

constexpr int BEAMS = 32, ANTENNAS = 64, TIMES = 64, WARPS = 4, THREADS = 32 * WARPS;
constexpr int ROW = HAND == 1 ? 88 : 72, P_ROW = 68;

__global__ void __launch_bounds__(THREADS)
    wmma_beamform(float *__restrict__ power, const half2 *__restrict__ samples,
                  const half2 *__restrict__ weights, int passes) {
  __shared__ __align__(128) half w_re[BEAMS * ROW];
  __shared__ __align__(128) half w_im[BEAMS * ROW];
  __shared__ __align__(128) half w_neg[BEAMS * ROW];
  __shared__ __align__(128) half x_re[ANTENNAS * ROW];
  __shared__ __align__(128) half x_im[ANTENNAS * ROW];
  __shared__ __align__(128) float sums[BEAMS * P_ROW];
  int t = threadIdx.x, warp = t >> 5, beam0 = warp % 2 * 16, time0 = warp / 2 * 32;
  int channel = blockIdx.x, times = passes * TIMES;
  for (int i = t; i < BEAMS * ANTENNAS; i += THREADS) {
    half2 w = weights[channel * BEAMS * ANTENNAS + i];
    int at = i / ANTENNAS * ROW + i % ANTENNAS;
    w_re[at] = __low2half(w), w_im[at] = __high2half(w), w_neg[at] = __hneg(__high2half(w));
  }
  wmma::fragment<wmma::accumulator, 16, 16, 16, float> total[2];
  wmma::fill_fragment(total[0], 0.0f);
  wmma::fill_fragment(total[1], 0.0f);
  for (int pass = 0; pass < passes; ++pass) {
#pragma unroll 4
    for (int j = 0; j < ANTENNAS * TIMES / 2 / THREADS; ++j) {
      int i = t + j * THREADS, antenna = i / (TIMES / 2), time = i % (TIMES / 2) * 2;
      const half2 *from =
          &samples[((size_t)channel * ANTENNAS + antenna) * times + pass * TIMES + time];
      half2 x = from[0], y = from[1];
      *(half2 *)&x_re[antenna * ROW + time] = __lows2half2(x, y);
      *(half2 *)&x_im[antenna * ROW + time] = __highs2half2(x, y);
    }
    __syncthreads();
    wmma::fragment<wmma::accumulator, 16, 16, 16, float> re[2], im[2];
#pragma unroll
    for (int j = 0; j < 2; ++j) {
      wmma::fill_fragment(re[j], 0.0f);
      wmma::fill_fragment(im[j], 0.0f);
    }
#pragma unroll
    for (int k = 0; k < ANTENNAS; k += 16) {
      wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major> wr, wi, wn;
      wmma::load_matrix_sync(wr, w_re + beam0 * ROW + k, ROW);
      wmma::load_matrix_sync(wi, w_im + beam0 * ROW + k, ROW);
      wmma::load_matrix_sync(wn, w_neg + beam0 * ROW + k, ROW);
#pragma unroll
      for (int j = 0; j < 2; ++j) {
        wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::row_major> xr, xi;
        wmma::load_matrix_sync(xr, x_re + k * ROW + time0 + j * 16, ROW);
        wmma::load_matrix_sync(xi, x_im + k * ROW + time0 + j * 16, ROW);
        wmma::mma_sync(re[j], wr, xr, re[j]);
        wmma::mma_sync(re[j], wn, xi, re[j]);
        wmma::mma_sync(im[j], wr, xi, im[j]);
        wmma::mma_sync(im[j], wi, xr, im[j]);
      }
    }
#pragma unroll
    for (int j = 0; j < 2; ++j)
#pragma unroll
      for (int e = 0; e < re[j].num_elements; ++e)
        total[j].x[e] = fmaf(re[j].x[e], re[j].x[e], fmaf(im[j].x[e], im[j].x[e], total[j].x[e]));
    __syncthreads();
  }
#pragma unroll
  for (int j = 0; j < 2; ++j)
    wmma::store_matrix_sync(sums + beam0 * P_ROW + time0 + j * 16, total[j], P_ROW,
                            wmma::mem_row_major);
  __syncthreads();
  /* four threads a beam */
  int beam = t / 4;
  float sum = 0;
#pragma unroll
  for (int i = 0; i < TIMES / 4; i += 4) {
    float4 f = *(const float4 *)&sums[beam * P_ROW + t % 4 * 4 + i * 4];
    sum = __fadd_rn(sum, __fadd_rn(__fadd_rn(f.x, f.y), __fadd_rn(f.z, f.w)));
  }
  sum = __fadd_rn(sum, __shfl_xor_sync(~0u, sum, 1));
  sum = __fadd_rn(sum, __shfl_xor_sync(~0u, sum, 2));
  if (t % 4 == 0)
    power[channel * BEAMS + beam] = sum;
}
