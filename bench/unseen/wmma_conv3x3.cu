/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A 3x3 convolution (NHWC, stride 1, border 1) with bias and ReLU as an implicit GEMM by wmma: 64
 * pixels by 64 filters to a block of 4 warps, 32 channels of one filter tap at a time; pixels
 * beyond the border are zeros. Sums go through shared memory to add the bias and write halves, 16
 * bytes a thread.
 *
 * Static tiles: pixels with rows of 64 bytes (4-way), weights with rows of 128 (8-way), sums with
 * rows of 256 (8-way stores of a fragment). HAND=1 pads all of them: 8 halves, 8 halves, 4 floats;
 * HAND=2 pads the operands alone.
 */
#include <cuda_fp16.h>
#include <cuda_runtime.h>
#include <mma.h>

#ifndef HAND
#define HAND 0
#endif

using namespace nvcuda;

constexpr int PIXELS = 64, FILTERS = 64, CHANNELS = 32, THREADS = 128;
constexpr int A_LD = CHANNELS + (HAND ? 8 : 0), B_LD = FILTERS + (HAND ? 8 : 0),
              C_LD = FILTERS + (HAND == 1 ? 4 : 0);

struct Shape {
  int images, height, width, cin, cout;
};

__global__ void __launch_bounds__(THREADS)
    wmma_conv3x3(half *__restrict__ out, const half *__restrict__ in,
                 const half *__restrict__ weight, const float *__restrict__ bias, Shape s) {
  __shared__ __align__(128) half pixel[PIXELS * A_LD];
  __shared__ __align__(128) half filter[CHANNELS * B_LD];
  __shared__ __align__(128) float sums[PIXELS * C_LD];

  const int t = threadIdx.x, warp = t / 32;
  const int wm = warp / 2 * 32, wn = warp % 2 * 32;
  const int pixels = s.images * s.height * s.width, p0 = blockIdx.x * PIXELS,
            f0 = blockIdx.y * FILTERS;

  /* each thread copies two pieces of 8 channels; which pixels they are of does not change */
  int py[2], px[2], pn[2];
#pragma unroll
  for (int i = 0; i < 2; i++) {
    int p = p0 + (t + i * THREADS) / (CHANNELS / 8);
    px[i] = p % s.width;
    py[i] = p / s.width % s.height;
    pn[i] = p < pixels ? p / (s.width * s.height) : -1;
  }
  wmma::fragment<wmma::accumulator, 16, 16, 16, float> acc[2][2];
#pragma unroll
  for (int i = 0; i < 2; i++)
#pragma unroll
    for (int j = 0; j < 2; j++)
      wmma::fill_fragment(acc[i][j], 0.f);

  for (int tap = 0; tap < 9; tap++) {
    const int dy = tap / 3 - 1, dx = tap % 3 - 1;
    for (int c0 = 0; c0 < s.cin; c0 += CHANNELS) {
#pragma unroll
      for (int i = 0; i < 2; i++) {
        int piece = t + i * THREADS, r = piece / (CHANNELS / 8), c = piece % (CHANNELS / 8) * 8;
        int y = py[i] + dy, x = px[i] + dx;
        uint4 v = make_uint4(0, 0, 0, 0);
        if (pn[i] >= 0 && (unsigned)y < (unsigned)s.height && (unsigned)x < (unsigned)s.width)
          v = *reinterpret_cast<const uint4 *>(
              &in[(((size_t)pn[i] * s.height + y) * s.width + x) * s.cin + c0 + c]);
        *reinterpret_cast<uint4 *>(&pixel[r * A_LD + c]) = v;
        r = piece / (FILTERS / 8), c = piece % (FILTERS / 8) * 8;
        *reinterpret_cast<uint4 *>(&filter[r * B_LD + c]) = *reinterpret_cast<const uint4 *>(
            &weight[((size_t)tap * s.cin + c0 + r) * s.cout + f0 + c]);
      }
      __syncthreads();
#pragma unroll
      for (int k = 0; k < CHANNELS; k += 16) {
        wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major> a[2];
        wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::row_major> b[2];
#pragma unroll
        for (int i = 0; i < 2; i++) {
          wmma::load_matrix_sync(a[i], &pixel[(wm + i * 16) * A_LD + k], A_LD);
          wmma::load_matrix_sync(b[i], &filter[k * B_LD + wn + i * 16], B_LD);
        }
#pragma unroll
        for (int i = 0; i < 2; i++)
#pragma unroll
          for (int j = 0; j < 2; j++)
            wmma::mma_sync(acc[i][j], a[i], b[j], acc[i][j]);
      }
      __syncthreads();
    }
  }
#pragma unroll
  for (int i = 0; i < 2; i++)
#pragma unroll
    for (int j = 0; j < 2; j++)
      wmma::store_matrix_sync(&sums[(wm + i * 16) * C_LD + wn + j * 16], acc[i][j], C_LD,
                              wmma::mem_row_major);
  __syncthreads();
  for (int i = t; i < PIXELS * FILTERS / 8; i += THREADS) {
    int r = i / (FILTERS / 8), c = i % (FILTERS / 8) * 8;
    if (p0 + r >= pixels)
      break;
    float4 lo = *reinterpret_cast<const float4 *>(&sums[r * C_LD + c]);
    float4 hi = *reinterpret_cast<const float4 *>(&sums[r * C_LD + c + 4]);
    const float *b = bias + f0 + c;
    half2 h[4] = {__floats2half2_rn(fmaxf(lo.x + b[0], 0.f), fmaxf(lo.y + b[1], 0.f)),
                  __floats2half2_rn(fmaxf(lo.z + b[2], 0.f), fmaxf(lo.w + b[3], 0.f)),
                  __floats2half2_rn(fmaxf(hi.x + b[4], 0.f), fmaxf(hi.y + b[5], 0.f)),
                  __floats2half2_rn(fmaxf(hi.z + b[6], 0.f), fmaxf(hi.w + b[7], 0.f))};
    *reinterpret_cast<uint4 *>(&out[(size_t)(p0 + r) * s.cout + f0 + c]) =
        *reinterpret_cast<uint4 *>(h);
  }
}
