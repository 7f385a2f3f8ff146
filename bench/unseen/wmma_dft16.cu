/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Fourier transforms of 256 points in halves on tensor cores: a warp has one, as a matrix of 16x16
 * complex numbers in two planes, multiplies it with the matrix of 16 roots from the left, number by
 * number with factors, and with the same matrix from the right, by wmma; sums are in floats.
 *
 * Rows of 32 bytes of halves and of 64 of floats: 2-way in fragments and in stores of sums. By hand:
 * rows of 24 halves and 24 floats (HAND=1), of 24 and 20 (HAND=2), of 24 halves alone (HAND=3).
 */
#include <cuda_fp16.h>
#include <cuda_runtime.h>
#include <mma.h>

#ifndef HAND
#define HAND 0
#endif

using namespace nvcuda;

constexpr int N = 16, WARPS = 4;
constexpr int ROW = HAND ? 24 : 16, SUM_ROW = HAND == 1 ? 24 : HAND == 2 ? 20 : 16;

typedef wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major> Left;
typedef wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::row_major> Right;
typedef wmma::fragment<wmma::accumulator, 16, 16, 16, float> Sum;

struct Work {
  half re[N * ROW], im[N * ROW];
  float sum_re[N * SUM_ROW], sum_im[N * SUM_ROW];
};

__device__ __forceinline__ void negate(Left &f) {
  for (int i = 0; i < f.num_elements; ++i)
    f.x[i] = __hneg(f.x[i]);
}

__global__ void __launch_bounds__(32 * WARPS)
    wmma_dft16(half2 *__restrict__ out, const half2 *__restrict__ in, const half2 *__restrict__ roots,
               const float2 *__restrict__ factors) {
  __shared__ __align__(32) half f_re[N * ROW], f_im[N * ROW];
  __shared__ __align__(32) Work works[WARPS];
  int t = threadIdx.x, lane = t & 31;
  Work &work = works[t >> 5];
  size_t first = ((size_t)blockIdx.x * WARPS + (t >> 5)) * N * N;
  for (int i = t; i < N * N; i += 32 * WARPS) {
    half2 v = roots[i];
    f_re[i / N * ROW + i % N] = __low2half(v), f_im[i / N * ROW + i % N] = __high2half(v);
  }
  for (int i = lane; i < N * N; i += 32) {
    half2 v = in[first + i];
    work.re[i / N * ROW + i % N] = __low2half(v), work.im[i / N * ROW + i % N] = __high2half(v);
  }
  __syncthreads();
  Sum re, im;
  {
    Left fr, fi;
    Right xr, xi;
    wmma::load_matrix_sync(fr, f_re, ROW);
    wmma::load_matrix_sync(fi, f_im, ROW);
    wmma::load_matrix_sync(xr, work.re, ROW);
    wmma::load_matrix_sync(xi, work.im, ROW);
    wmma::fill_fragment(re, 0.0f);
    wmma::fill_fragment(im, 0.0f);
    wmma::mma_sync(re, fr, xr, re);
    wmma::mma_sync(im, fr, xi, im);
    wmma::mma_sync(im, fi, xr, im);
    negate(fi);
    wmma::mma_sync(re, fi, xi, re);
  }
  wmma::store_matrix_sync(work.sum_re, re, SUM_ROW, wmma::mem_row_major);
  wmma::store_matrix_sync(work.sum_im, im, SUM_ROW, wmma::mem_row_major);
  __syncwarp();
  for (int i = lane; i < N * N; i += 32) {
    int at = i / N * SUM_ROW + i % N;
    float2 w = factors[i];
    float x = work.sum_re[at], y = work.sum_im[at];
    work.re[i / N * ROW + i % N] = __float2half(fmaf(x, w.x, -(y * w.y)));
    work.im[i / N * ROW + i % N] = __float2half(fmaf(x, w.y, y * w.x));
  }
  __syncwarp();
  {
    Left xr, xi;
    Right fr, fi;
    wmma::load_matrix_sync(xr, work.re, ROW);
    wmma::load_matrix_sync(xi, work.im, ROW);
    wmma::load_matrix_sync(fr, f_re, ROW);
    wmma::load_matrix_sync(fi, f_im, ROW);
    wmma::fill_fragment(re, 0.0f);
    wmma::fill_fragment(im, 0.0f);
    wmma::mma_sync(re, xr, fr, re);
    wmma::mma_sync(im, xr, fi, im);
    wmma::mma_sync(im, xi, fr, im);
    negate(xi);
    wmma::mma_sync(re, xi, fi, re);
  }
  wmma::store_matrix_sync(work.sum_re, re, SUM_ROW, wmma::mem_row_major);
  wmma::store_matrix_sync(work.sum_im, im, SUM_ROW, wmma::mem_row_major);
  __syncwarp();
  for (int i = lane; i < N * N; i += 32) { /* column by column: the order of frequencies */
    int at = i % N * SUM_ROW + i / N;
    out[first + i] = __floats2half2_rn(work.sum_re[at], work.sum_im[at]);
  }
}
