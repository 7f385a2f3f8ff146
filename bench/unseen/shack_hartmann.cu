/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A Shack-Hartmann wavefront sensor, as adaptive optics has it: frames of 64 x 64 pixels, of which every 8 x 8 have the spot of one lenslet. A thread a row finds
 * the row's dark level; then a thread a lenslet takes the spot's centre of gravity, and once more of what is above a share of its peak.
 *
 * Two readers: rows go down a column (32-way), lenslets start 8 pixels apart in x and 8 rows in y (8-way). One more pixel a row helps the
 * first alone. By hand: a pixel after each lenslet's 8, rows of 73 (HAND=1); column XOR row and XOR lenslet (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

template <int SIDE, int SPOT> struct Sensor {
  static constexpr int SPOTS = SIDE / SPOT, PITCH = HAND == 1 ? SIDE + SPOTS + 1 : SIDE;
  float pixel[SIDE * PITCH];
  float dark[SIDE];

  static __device__ __forceinline__ int at(int y, int x) {
#if HAND == 1
    return y * PITCH + x + x / SPOT;
#elif HAND == 2
    return y * PITCH + (x ^ (x / SPOT % 8) ^ (y % 8) ^ (y / 8 % 4 * 8));
#else
    return y * PITCH + x;
#endif
  }
};

template <int SIDE, int SPOT>
__global__ void __launch_bounds__(SIDE) shack_hartmann(float4 *__restrict__ slopes, const float *__restrict__ frames, float share, int rounds) {
  using S = Sensor<SIDE, SPOT>;
  static_assert(S::SPOTS * S::SPOTS == SIDE, "a thread a lenslet");
  __shared__ S s;
  const int t = threadIdx.x, left = t % S::SPOTS * SPOT, top = t / S::SPOTS * SPOT;
  for (int round = 0; round < rounds; ++round) {
    const size_t frame = (size_t)blockIdx.x * rounds + round;
    for (int y = 0; y < SIDE; ++y)
      s.pixel[S::at(y, t)] = frames[frame * SIDE * SIDE + y * SIDE + t];
    __syncthreads();
    float low = s.pixel[S::at(t, 0)], next = 1e30f;
#pragma unroll 4
    for (int x = 1; x < SIDE; ++x) {
      float v = s.pixel[S::at(t, x)];
      next = fminf(next, fmaxf(v, low));
      low = fminf(low, v);
    }
    s.dark[t] = 0.5f * (low + next);
    __syncthreads();
    float sum = 0, sx = 0, sy = 0, peak = 0;
#pragma unroll 1
    for (int y = 0; y < SPOT; ++y) {
      float dark = s.dark[top + y];
#pragma unroll
      for (int x = 0; x < SPOT; ++x) {
        float v = s.pixel[S::at(top + y, left + x)] - dark;
        sum += v, sx = fmaf(v, x, sx), sy = fmaf(v, y, sy), peak = fmaxf(peak, v);
      }
    }
    const float level = share * peak;
    float above = 1e-9f, ax = 0, ay = 0;
#pragma unroll 1
    for (int y = 0; y < SPOT; ++y) {
      float dark = s.dark[top + y] + level;
#pragma unroll
      for (int x = 0; x < SPOT; ++x) {
        float v = fmaxf(s.pixel[S::at(top + y, left + x)] - dark, 0.f);
        above += v, ax = fmaf(v, x, ax), ay = fmaf(v, y, ay);
      }
    }
    slopes[frame * SIDE + t] = make_float4(__fdividef(sx, sum + 1e-9f), __fdividef(sy, sum + 1e-9f), __fdividef(ax, above), __fdividef(ay, above));
    __syncthreads();
  }
}

template __global__ void shack_hartmann<64, 8>(float4 *, const float *, float, int);
