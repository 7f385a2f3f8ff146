/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Flagging of radio interference (SumThreshold): a tile of 64 times by 64 channels. For windows of 1, 2, 4, ... samples, sums of what is not yet flagged
 * slide along the channels of each time (a thread a time), then along the times of each channel (a thread a channel); where the mean
 * is above a limit that falls with the window, the whole window is flagged. Power in floats, flags in bytes, old and new.
 *
 * Along rows 32-way (power) and 16-way (flags); along columns free. By hand: rows of 65 floats and 68 bytes (HAND=1), column XOR row, the flags
 * by words (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int TILE = 64, ROW = HAND == 1 ? TILE + 1 : TILE, FLAGS_ROW = HAND == 1 ? TILE + 4 : TILE;

__device__ __forceinline__ int at(int r, int c) { return r * ROW + (HAND == 2 ? c ^ (r & 31) : c); }
__device__ __forceinline__ int flag_at(int r, int c) { return r * FLAGS_ROW + (HAND == 2 ? c ^ (r >> 1 & 15) << 2 : c); }

template <bool ALONG_CHANNELS>
__device__ __forceinline__ void slide(const float *power, const unsigned char *old, unsigned char *flags, int line, int window, float limit) {
  float sum = 0;
  int count = 0, marked = 0;
  for (int i = 0; i < TILE; ++i) {
    int r = ALONG_CHANNELS ? line : i, c = ALONG_CHANNELS ? i : line;
    if (!old[flag_at(r, c)])
      sum += power[at(r, c)], ++count;
    if (i >= window) {
      int pr = ALONG_CHANNELS ? line : i - window, pc = ALONG_CHANNELS ? i - window : line;
      if (!old[flag_at(pr, pc)])
        sum -= power[at(pr, pc)], --count;
    }
    if (i >= window - 1 && count && sum > limit * count) {
      for (int k = max(i - window + 1, marked); k <= i; ++k)
        flags[ALONG_CHANNELS ? flag_at(line, k) : flag_at(k, line)] = 1;
      marked = i + 1;
    }
  }
}

__global__ void __launch_bounds__(TILE) rfi_sumthreshold(unsigned char *__restrict__ out, int *__restrict__ counts, const float *__restrict__ spectra, float limit, int windows) {
  __shared__ float power[TILE * ROW];
  __shared__ __align__(4) unsigned char old[TILE * FLAGS_ROW], flags[TILE * FLAGS_ROW];
  const int t = threadIdx.x;
  spectra += (size_t)blockIdx.x * TILE * TILE;
  for (int r = 0; r < TILE; ++r) {
    power[at(r, t)] = spectra[r * TILE + t];
    old[flag_at(r, t)] = flags[flag_at(r, t)] = 0;
  }
  __syncthreads();
  for (int k = 0; k < windows; ++k, limit *= 0.9f) {
    slide<true>(power, old, flags, t, 1 << k, limit);
    __syncthreads();
    for (int r = 0; r < TILE; ++r)
      old[flag_at(r, t)] = flags[flag_at(r, t)];
    __syncthreads();
    slide<false>(power, old, flags, t, 1 << k, limit);
    __syncthreads();
    for (int r = 0; r < TILE; ++r)
      old[flag_at(r, t)] = flags[flag_at(r, t)];
    __syncthreads();
  }
  int count = 0;
  for (int r = 0; r < TILE; ++r) {
    unsigned char flag = flags[flag_at(r, t)];
    out[((size_t)blockIdx.x * TILE + r) * TILE + t] = flag;
    count += flag;
  }
  counts[blockIdx.x * TILE + t] = count;
}
