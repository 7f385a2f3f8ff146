/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Nucleus sampling of a language model from 1,024 candidates a sequence: softmax, a bitonic sort of
 * pairs of probability and token, an exclusive scan as Blelloch's in GPU Gems 3, and the token
 * where the cumulated mass passes a random share of top-p. Three arrays carved out of dynamic
 * memory.
 *
 * The scan has steps of 2, 4, 8 and so on, up to 16-way, and the sort exchanges pairs 16 bytes
 * apart in its near steps, 2-way. By hand: a word more every 32 in the scan (HAND=1); beside that
 * probabilities and tokens in arrays of their own (HAND=2), or a pair more every 16 (HAND=3).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int ITEMS = 1024, THREADS = ITEMS / 2;
constexpr int PAIRS = HAND == 3 ? ITEMS + ITEMS / 16 : ITEMS;
constexpr int SUMS = HAND ? ITEMS + ITEMS / 32 : ITEMS;

struct __align__(8) Candidate {
  float mass;
  int token;
};

__device__ __forceinline__ int place(int i) { return HAND ? i + i / 32 : i; }

#if HAND == 2
struct Candidates {
  float *masses;
  int *tokens;
  __device__ Candidates(char *memory) : masses((float *)memory), tokens((int *)(masses + ITEMS)) {}
  __device__ Candidate get(int i) const { return {masses[i], tokens[i]}; }
  __device__ void put(int i, Candidate c) { masses[i] = c.mass, tokens[i] = c.token; }
};
#else
struct Candidates {
  Candidate *all;
  __device__ Candidates(char *memory) : all((Candidate *)memory) {}
  __device__ static int at(int i) { return HAND == 3 ? i + i / 16 : i; }
  __device__ Candidate get(int i) const { return all[at(i)]; }
  __device__ void put(int i, Candidate c) { all[at(i)] = c; }
};
#endif

__device__ __forceinline__ bool before(Candidate a, Candidate b) {
  return a.mass > b.mass || (a.mass == b.mass && a.token < b.token);
}

__global__ void __launch_bounds__(THREADS)
    topp_blelloch(int *__restrict__ chosen, float *__restrict__ masses,
                  const float *__restrict__ logits, const int *__restrict__ tokens,
                  const float *__restrict__ uniform, float inverse_temperature, float top_p) {
  extern __shared__ __align__(16) char memory[];
  Candidates list(memory);
  float *sums = (float *)(memory + PAIRS * sizeof(Candidate)), *maxima = sums + SUMS;
  int t = threadIdx.x;
  size_t first = (size_t)blockIdx.x * ITEMS;
  float low = logits[first + t], high = logits[first + t + THREADS];
  float most = fmaxf(low, high);
  for (int step = 16; step; step /= 2)
    most = fmaxf(most, __shfl_xor_sync(0xffffffffu, most, step));
  if (t % 32 == 0)
    maxima[t / 32] = most;
  __syncthreads();
  most = maxima[t % (THREADS / 32)];
  for (int step = 8; step; step /= 2)
    most = fmaxf(most, __shfl_xor_sync(0xffffffffu, most, step));
  list.put(t, {__expf((low - most) * inverse_temperature), tokens[first + t]});
  list.put(t + THREADS, {__expf((high - most) * inverse_temperature), tokens[first + t + THREADS]});
  __syncthreads();
  for (int size = 2; size <= ITEMS; size *= 2)
    for (int step = size / 2; step; step /= 2) {
      int i = 2 * t - (t & (step - 1));
      Candidate a = list.get(i), b = list.get(i + step);
      if (before(b, a) == !(i & size))
        list.put(i, b), list.put(i + step, a);
      __syncthreads();
    }
  sums[place(t)] = list.get(t).mass;
  sums[place(t + THREADS)] = list.get(t + THREADS).mass;
  int offset = 1;
  for (int d = THREADS; d; d /= 2) {
    __syncthreads();
    if (t < d)
      sums[place(offset * (2 * t + 2) - 1)] += sums[place(offset * (2 * t + 1) - 1)];
    offset *= 2;
  }
  __syncthreads();
  float total = sums[place(ITEMS - 1)];
  __syncthreads();
  if (t == 0)
    sums[place(ITEMS - 1)] = 0;
  for (int d = 1; d < ITEMS; d *= 2) {
    offset /= 2;
    __syncthreads();
    if (t < d) {
      int left = place(offset * (2 * t + 1) - 1), right = place(offset * (2 * t + 2) - 1);
      float x = sums[left];
      sums[left] = sums[right];
      sums[right] += x;
    }
  }
  __syncthreads();
  float one = sums[place(t)], other = sums[place(t + THREADS)], limit = top_p * total;
  int kept = __syncthreads_count(one < limit) + __syncthreads_count(other < limit);
  float target = uniform[blockIdx.x] * (kept < ITEMS ? sums[place(kept)] : total);
  int rank = __syncthreads_count(one < target) + __syncthreads_count(other < target);
  if (t == 0) {
    Candidate c = list.get(rank ? rank - 1 : 0);
    chosen[blockIdx.x] = c.token;
    masses[blockIdx.x] = c.mass / total;
  }
}
