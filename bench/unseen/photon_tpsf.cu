/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Times of flight of photons through tissue (Monte Carlo, diffuse optical tomography): each thread has a histogram of 89 ranges of time, the same range of all threads side by
 * side, and counts its photons where they leave. At the end a thread a range adds up what all threads have, 16 bytes at a time.
 *
 * A trap: only the last step has conflicts (8-way), once; five blocks just fit into an SM. Rows of 132 words take the fifth (HAND=1), rows of
 * 129 would split the 16 bytes. By hand, too: each range begins at another thread (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int THREADS = 128, BINS = 89, ROW = HAND == 1 ? THREADS + 4 : THREADS;

struct Medium {
  float free_path, anisotropy, absorption, per_bin;
};

__device__ __forceinline__ float uniform(unsigned &state) {
  state ^= state << 13, state ^= state >> 17, state ^= state << 5;
  return ((state >> 8) + 1) * 0x1p-24f;
}

__device__ __forceinline__ int fly(const Medium &medium, unsigned &state) {
  float z = medium.free_path, cosine = 1, path = 0;
  for (int step = 0; step < 64; ++step) {
    float length = -medium.free_path * __logf(uniform(state));
    z = fmaf(length, cosine, z), path += length;
    if (z < 0)
      break;
    if (uniform(state) < medium.absorption)
      return -1;
    /* Henyey and Greenstein */
    float g = medium.anisotropy, q = __fdividef(1 - g * g, fmaf(2 * g, uniform(state), 1 - g)), turn = __fdividef(fmaf(g, g, 1) - q * q, 2 * g);
    float sine = sqrtf(fmaxf((1 - turn * turn) * (1 - cosine * cosine), 0.f));
    cosine = fmaf(cosine, turn, sine * __cosf(6.2831853f * uniform(state)));
  }
  return min((int)(path * medium.per_bin), BINS - 1);
}

__global__ void __launch_bounds__(THREADS) photon_tpsf(unsigned *__restrict__ out, const unsigned *__restrict__ seeds, float free_path, float anisotropy, float absorption, int photons) {
  __shared__ __align__(16) unsigned counts[BINS][ROW];
  const int t = threadIdx.x;
  const Medium medium = {free_path, anisotropy, absorption, 4.f / free_path};
  unsigned state = seeds[(size_t)blockIdx.x * THREADS + t] | 1;
  for (int bin = 0; bin < BINS; ++bin)
    counts[bin][t] = 0;
  for (int i = 0; i < photons; ++i) {
    int bin = fly(medium, state);
    if (bin >= 0)
      ++counts[bin][t];
  }
  __syncthreads();
  if (t < BINS) {
    uint4 sum = make_uint4(0, 0, 0, 0);
    for (int i = 0; i < THREADS / 4; ++i) {
      const uint4 c = *reinterpret_cast<const uint4 *>(&counts[t][(HAND == 2 ? (i + t) % (THREADS / 4) : i) * 4]);
      sum.x += c.x, sum.y += c.y, sum.z += c.z, sum.w += c.w;
    }
    out[(size_t)blockIdx.x * BINS + t] = sum.x + sum.y + sum.z + sum.w;
  }
}
