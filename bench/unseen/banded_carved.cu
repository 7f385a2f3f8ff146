/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Many banded systems at once, LU without pivots, a thread a system: band and right sides carved out of dynamic memory, with equations and how many diagonals
 * are below and above as arguments say. A warp brings a system at a time, then a thread factors, goes forward and back in its own.
 *
 * A thread's band has n (below + above + 1) words: 160, then 32-way; right sides have n. By hand: odd pitches (HAND=1), the same word of all systems side
 * by side (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int SYSTEMS = 64;

/* What a thread sees of its system. */
struct Rows {
  float *band, *side;
  int wide, below;
  __device__ __forceinline__ float &a(int row, int column) const {
    int i = row * wide + column - row + below;
    return band[HAND == 2 ? i * SYSTEMS : i];
  }
  __device__ __forceinline__ float &b(int row) const { return side[HAND == 2 ? row * SYSTEMS : row]; }
};

static __device__ __forceinline__ void factor(const Rows &r, int n, int below, int above) {
  for (int k = 0; k < n; ++k) {
    float over = __fdividef(1.f, r.a(k, k));
    r.a(k, k) = over;
    const int last_row = min(k + below, n - 1), last = min(k + above, n - 1);
    for (int i = k + 1; i <= last_row; ++i) {
      float l = r.a(i, k) * over;
      r.a(i, k) = l;
      for (int j = k + 1; j <= last; ++j)
        r.a(i, j) = fmaf(-l, r.a(k, j), r.a(i, j));
    }
  }
}

static __device__ __forceinline__ void solve(const Rows &r, int n, int below, int above) {
  for (int i = 0; i < n; ++i) {
    float sum = r.b(i);
    for (int j = max(i - below, 0); j < i; ++j)
      sum = fmaf(-r.a(i, j), r.b(j), sum);
    r.b(i) = sum;
  }
  for (int i = n - 1; i >= 0; --i) {
    float sum = r.b(i);
    for (int j = i + 1; j <= min(i + above, n - 1); ++j)
      sum = fmaf(-r.a(i, j), r.b(j), sum);
    r.b(i) = sum * r.a(i, i);
  }
}

__global__ void __launch_bounds__(SYSTEMS) banded_carved(float *__restrict__ solutions, const float *__restrict__ bands, const float *__restrict__ sides, int n, int below, int above) {
  extern __shared__ float memory[];
  const int t = threadIdx.x, lane = t & 31, warp = t >> 5, wide = below + above + 1, words = n * wide;
#if HAND == 2
  float *band = memory, *side = band + words * SYSTEMS;
  const Rows mine = {band + t, side + t, wide, below};
#define BAND(s, i) band[(i) * SYSTEMS + (s)]
#define SIDE(s, i) side[(i) * SYSTEMS + (s)]
#else
  const int pitch = HAND == 1 ? words | 1 : words, side_pitch = HAND == 1 ? n | 1 : n;
  float *band = memory, *side = band + pitch * SYSTEMS;
  const Rows mine = {band + t * pitch, side + t * side_pitch, wide, below};
#define BAND(s, i) band[(s) * pitch + (i)]
#define SIDE(s, i) side[(s) * side_pitch + (i)]
#endif
  const size_t first = (size_t)blockIdx.x * SYSTEMS;
  for (int s = warp; s < SYSTEMS; s += SYSTEMS / 32) {
    for (int i = lane; i < words; i += 32)
      BAND(s, i) = bands[(first + s) * words + i] + (i % wide == below ? 4.f : 0.f);
    for (int i = lane; i < n; i += 32)
      SIDE(s, i) = sides[(first + s) * n + i];
  }
  __syncthreads();
  factor(mine, n, below, above);
  solve(mine, n, below, above);
  __syncthreads();
  for (int s = warp; s < SYSTEMS; s += SYSTEMS / 32)
    for (int i = lane; i < n; i += 32)
      solutions[(first + s) * n + i] = SIDE(s, i);
}
