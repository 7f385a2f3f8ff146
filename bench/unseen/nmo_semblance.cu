/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Velocity analysis of seismic gathers: for each time and trial velocity the semblance of the
 * traces along the hyperbola of normal moveout, interpolated linearly. A block has one gather in
 * dynamic memory, multiplexed as recorders write it: one sample of all traces after the other; how
 * many samples and traces there are, arguments say. A thread has one time.
 *
 * Lanes read one trace at about consecutive samples, rows of `traces` words: 32-way for 32 traces,
 * less where far traces bunch. By hand: rows of traces | 1 (HAND=1), trace XOR sample, of 32 traces
 * and more (HAND=2), the tile turned as it is loaded (HAND=3).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int THREADS = 256;

__device__ __forceinline__ int place(int sample, int trace, int samples, int traces) {
  return HAND == 1   ? sample * (traces | 1) + trace
         : HAND == 2 ? sample * traces + (trace ^ (sample & 31))
         : HAND == 3 ? trace * samples + sample
                     : sample * traces + trace;
}

__global__ void __launch_bounds__(THREADS)
    nmo_semblance(float *__restrict__ out, const float *__restrict__ gathers,
                  const float *__restrict__ offsets, const float *__restrict__ slowness,
                  int samples, int traces, int velocities) {
  extern __shared__ float memory[];
  float *squares = memory, *tile = memory + traces;
  int t = threadIdx.x;
  const float *from = gathers + (size_t)blockIdx.x * samples * traces;
  for (int i = t; i < traces; i += THREADS)
    squares[i] = offsets[i] * offsets[i];
  for (int i = t; i < samples * traces; i += THREADS)
    tile[place(i / traces, i % traces, samples, traces)] = from[i];
  __syncthreads();
  for (int v = 0; v < velocities; ++v) {
    float s = slowness[v], s2 = s * s;
    for (int start = t; start < samples; start += THREADS) {
      float zero = (float)start, sum = 0, power = 1e-20f;
      for (int k = 0; k < traces; ++k) {
        float time = sqrtf(fmaf(zero, zero, squares[k] * s2));
        int i = (int)time;
        if (i + 1 < samples) {
          float a = tile[place(i, k, samples, traces)];
          float b = tile[place(i + 1, k, samples, traces)];
          float x = fmaf(time - (float)i, b - a, a);
          sum += x;
          power = fmaf(x, x, power);
        }
      }
      out[((size_t)blockIdx.x * velocities + v) * samples + start] =
          sum * sum / (power * (float)traces);
    }
  }
}
