/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Bertsekas' auction for assignment problems, as trackers match tracks and detections with it: n
 * bidders and n objects, the benefits in dynamic memory, rows of n floats; n is an argument. Each
 * round the bidders without an object, a thread each, look along their rows for the best and the
 * second best, then each object goes to its highest bidder.
 *
 * Rows of 168 words are 8-way. A block has 113 KiB for n = 168, and two fit on an SM, without a
 * word for a pad: rows of n + 1 (HAND=1) leave one. By hand as well: column XOR row / 4, of n a
 * multiple of 8 (HAND=2); the matrix turned as it is loaded, so that only the loading has conflicts
 * (HAND=3).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int THREADS = 192;

__device__ __forceinline__ int place(int bidder, int object, int n) {
  return HAND == 1   ? bidder * (n + 1) + object
         : HAND == 2 ? bidder * n + (object ^ (bidder >> 2 & 7))
         : HAND == 3 ? object * n + bidder
                     : bidder * n + object;
}

__global__ void __launch_bounds__(THREADS)
    auction168(int *__restrict__ assigned, float *__restrict__ costs,
               const float *__restrict__ benefits, int n, int rounds, float epsilon) {
  extern __shared__ __align__(16) float memory[];
  float *prices = memory, *bids = prices + n, *matrix = memory + 4 * n;
  int *targets = (int *)(bids + n), *owners = targets + n;
  int t = threadIdx.x, mine = -1;
  const float *from = benefits + (size_t)blockIdx.x * n * n;
  for (int i = t; i < n * n; i += THREADS)
    matrix[place(i / n, i % n, n)] = from[i];
  if (t < n)
    prices[t] = 0, owners[t] = -1;
  __syncthreads();
  for (int round = 0; round < rounds; ++round) {
    if (t < n) {
      int target = -1;
      if (mine < 0) {
        float best = -INFINITY, second = -INFINITY;
        for (int j = 0; j < n; ++j) {
          float value = matrix[place(t, j, n)] - prices[j];
          second = fmaxf(second, fminf(value, best));
          if (value > best)
            best = value, target = j;
        }
        bids[t] = prices[target] + (best - second) + epsilon;
      }
      targets[t] = target;
    }
    __syncthreads();
    if (t < n) {
      float most = -INFINITY;
      int winner = -1;
      for (int i = 0; i < n; ++i)
        if (targets[i] == t && bids[i] > most)
          most = bids[i], winner = i;
      if (winner >= 0)
        prices[t] = most, owners[t] = winner;
    }
    __syncthreads();
    if (t < n) {
      int target = targets[t];
      if (target >= 0)
        mine = owners[target] == t ? target : -1;
      else if (owners[mine] != t)
        mine = -1;
    }
  }
  if (t < n) {
    assigned[(size_t)blockIdx.x * n + t] = mine;
    costs[(size_t)blockIdx.x * n + t] = prices[t];
  }
}
