/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The causal convolution of a state-space model (width 4, a filter a channel, SiLU), channels last,
 * halves: 64 positions by 64 channels and three positions of history to a block of 128 threads, by
 * vectors of 16 bytes; a thread takes half the positions of one channel and puts them back. Rows
 * are padded by a vector, as in the original.
 *
 * A warp has 16 channels at two positions 32 rows apart, 0 modulo 128 bytes for rows of any number
 * of words: 2-way in spite of the pad. By hand: rows of 132 bytes and words for vectors (HAND=1),
 * which changes nothing, either; a warp takes 32 channels at one position (HAND=2); channel XOR 16
 * in the rows of the second half (HAND=3), rows of 128 bytes.
 */
#include <cuda_fp16.h>
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int POSITIONS = 64, CHANNELS = 64, WIDTH = 4, THREADS = 128, EACH = 32;
constexpr int PITCH = HAND == 1 ? CHANNELS + 2 : HAND == 3 ? CHANNELS : CHANNELS + 8;

__device__ __forceinline__ int place(int row, int channel) {
  return row * PITCH + (HAND == 3 ? channel ^ (row >> 5 & 1) << 4 : channel);
}

__device__ __forceinline__ void put(__half *at, uint4 v) {
  if (HAND == 1) {
    unsigned *words = (unsigned *)at;
    words[0] = v.x, words[1] = v.y, words[2] = v.z, words[3] = v.w;
  } else {
    *(uint4 *)at = v;
  }
}
__device__ __forceinline__ uint4 get(const __half *at) {
  const unsigned *words = (const unsigned *)at;
  return HAND == 1 ? make_uint4(words[0], words[1], words[2], words[3]) : *(const uint4 *)at;
}

__global__ void __launch_bounds__(THREADS)
    causal_conv1d(__half *__restrict__ out, const __half *__restrict__ in,
                  const float *__restrict__ filters, const float *__restrict__ bias, int length,
                  int channels) {
  __shared__ __align__(16) __half tile[(POSITIONS + WIDTH - 1) * PITCH];
  int t = threadIdx.x, first = blockIdx.y * POSITIONS, c0 = blockIdx.x * CHANNELS;
  const __half *from = in + (size_t)blockIdx.z * length * channels + c0;
  __half *to = out + (size_t)blockIdx.z * length * channels + c0;
  for (int i = t; i < (POSITIONS + WIDTH - 1) * (CHANNELS / 8); i += THREADS) {
    int row = i / (CHANNELS / 8), c = i % (CHANNELS / 8) * 8, l = first + row - (WIDTH - 1);
    uint4 v = make_uint4(0, 0, 0, 0);
    if (l >= 0)
      v = *(const uint4 *)&from[(size_t)l * channels + c];
    put(&tile[place(row, c)], v);
  }
  __syncthreads();
  int c = HAND == 2 ? t % CHANNELS : t / 2, half = HAND == 2 ? t / CHANNELS : t % 2;
  float x[EACH + WIDTH - 1], w[WIDTH];
#pragma unroll
  for (int i = 0; i < EACH + WIDTH - 1; ++i)
    x[i] = __half2float(tile[place(half * EACH + i, c)]);
#pragma unroll
  for (int i = 0; i < WIDTH; ++i)
    w[i] = filters[(c0 + c) * WIDTH + i];
  float shift = bias[c0 + c];
  __syncthreads();
#pragma unroll
  for (int i = 0; i < EACH; ++i) {
    float y = shift;
#pragma unroll
    for (int k = 0; k < WIDTH; ++k)
      y += w[k] * x[i + k];
    tile[place(half * EACH + i, c)] = __float2half(y / (1.0f + __expf(-y)));
  }
  __syncthreads();
  for (int i = t; i < POSITIONS * (CHANNELS / 8); i += THREADS) {
    int row = i / (CHANNELS / 8), channel = i % (CHANNELS / 8) * 8;
    *(uint4 *)&to[(size_t)(first + row) * channels + channel] = get(&tile[place(row, channel)]);
  }
}
