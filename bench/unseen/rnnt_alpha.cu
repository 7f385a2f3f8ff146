/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The forward variables of a transducer (RNN-T) for speech: a lattice of frames by labels, an utterance at a time, walked along its antidiagonals, a thread a
 * label. Scores of blanks and of labels and the forward variables are carved out of dynamic memory; how many frames and labels, arguments say.
 *
 * Along an antidiagonal neighbours are a row less one apart: with 64 labels a row has 65, as if padded, and all conflicts are 32-way. By hand: an even
 * pitch, so that they are an odd number apart (HAND=1); frames along the rows (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int THREADS = 96;

static __device__ __forceinline__ float log_add(float a, float b) {
  float most = fmaxf(a, b);
  return most + __logf(1.f + __expf(fminf(a, b) - most));
}

__global__ void __launch_bounds__(THREADS)
    rnnt_alpha(float *__restrict__ likely, float *__restrict__ last, const float *__restrict__ blanks, const float *__restrict__ labels, int frames, int width, int rounds) {
  extern __shared__ float memory[];
#if HAND == 1
  const int pitch = (width + 1) & ~1, size = frames * pitch;
#define AT(f, u) ((f) * pitch + (u))
#elif HAND == 2
  const int size = frames * width;
#define AT(f, u) ((u) * frames + (f))
#else
  const int size = frames * width;
#define AT(f, u) ((f) * width + (u))
#endif
  float *blank = memory, *label = blank + size, *alpha = label + size;
  const int t = threadIdx.x;
  for (int round = 0; round < rounds; ++round) {
    const size_t which = (size_t)blockIdx.x * rounds + round, base = which * frames * width;
    if (t < width)
      for (int f = 0; f < frames; ++f) {
        blank[AT(f, t)] = blanks[base + f * width + t];
        label[AT(f, t)] = labels[base + f * width + t];
      }
    __syncthreads();
    for (int d = 0; d < frames + width - 1; ++d) {
      int f = d - t;
      if (t < width && f >= 0 && f < frames) {
        float a = d ? -1e30f : 0.f;
        if (f > 0)
          a = alpha[AT(f - 1, t)] + blank[AT(f - 1, t)];
        if (t > 0) {
          float b = alpha[AT(f, t - 1)] + label[AT(f, t - 1)];
          a = f > 0 ? log_add(a, b) : b;
        }
        alpha[AT(f, t)] = a;
      }
      __syncthreads();
    }
    if (t < width)
      last[which * width + t] = alpha[AT(frames - 1, t)];
    if (t == 0)
      likely[which] = alpha[AT(frames - 1, width - 1)] + blank[AT(frames - 1, width - 1)];
    __syncthreads();
  }
}
