/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Group normalisation with SiLU, from channels-last to channels-first, as a diffusion model has it
 * between a convolution and an attention: a block of 512 threads holds one group of one image in
 * dynamic memory, pixels by channels of the group (an argument), behind partial sums, gamma and
 * beta. Mean and then variance over the tile, both exact in two passes; the result is written
 * transposed.
 *
 * The last step reads columns: rows of 32 channels are 32-way, of 16 channels 16-way. By hand: one
 * channel more in a row (HAND=1); channels XOR pixel, for powers of two up to 32 (HAND=2); rows of
 * odd length in place of even ones (HAND=3: `channels | 1`).
 */
#include <cuda_fp16.h>
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int THREADS = 512, WARPS = THREADS / 32;

__device__ __forceinline__ int place(int pixel, int c, int channels) {
  return HAND == 1   ? pixel * (channels + 1) + c
         : HAND == 2 ? pixel * channels + (c ^ (pixel & (channels - 1)))
         : HAND == 3 ? pixel * (channels | 1) + c
                     : pixel * channels + c;
}

__device__ float block_sum(float v, float *part) {
  int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
  for (int step = 16; step; step >>= 1)
    v += __shfl_xor_sync(0xffffffffu, v, step);
  __syncthreads();
  if (lane == 0)
    part[warp] = v;
  __syncthreads();
  v = lane < WARPS ? part[lane] : 0.0f;
  for (int step = 16; step; step >>= 1)
    v += __shfl_xor_sync(0xffffffffu, v, step);
  return v;
}

__global__ void __launch_bounds__(THREADS)
    group_norm_nchw(__half *__restrict__ out, const __half *__restrict__ in,
                    const float *__restrict__ gamma, const float *__restrict__ beta, int pixels,
                    int channels, int groups, float epsilon) {
  extern __shared__ float memory[];
  float *part = memory, *scale = part + WARPS, *shift = scale + channels;
  float *tile = shift + channels;
  int t = threadIdx.x, group = blockIdx.x, image = blockIdx.y;
  int all = channels * groups, elements = pixels * channels;
  const __half *from = in + (size_t)image * pixels * all + group * channels;
  float sum = 0;
  for (int i = t; i < elements; i += THREADS) {
    int p = i / channels, c = i % channels;
    float x = __half2float(from[(size_t)p * all + c]);
    tile[place(p, c, channels)] = x;
    sum += x;
  }
  float mean = block_sum(sum, part) / elements;
  sum = 0;
  for (int i = t; i < elements; i += THREADS) {
    float x = tile[place(i / channels, i % channels, channels)] - mean;
    sum += x * x;
  }
  float inverse = rsqrtf(block_sum(sum, part) / elements + epsilon);
  for (int c = t; c < channels; c += THREADS) {
    float g = gamma[group * channels + c] * inverse;
    scale[c] = g;
    shift[c] = beta[group * channels + c] - mean * g;
  }
  __syncthreads();
  __half *to = out + ((size_t)image * all + group * channels) * pixels;
  for (int i = t; i < elements; i += THREADS) {
    int c = i / pixels, p = i % pixels;
    float y = tile[place(p, c, channels)] * scale[c] + shift[c];
    to[i] = __float2half(y / (1.0f + __expf(-y)));
  }
}
