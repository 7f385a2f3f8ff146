/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The shortest tours of vehicles with eight stops and a depot, by Held and Karp: the least length
 * of a way through each subset that ends at each of its stops. A warp has one vehicle at a time and
 * a slice of its own, 256 subsets of eight floats and the distances; lanes take subsets of one size
 * from a list.
 *
 * Rows of eight words: the subsets of a level lie in four groups of banks, up to 8-way. By hand:
 * rows of nine (HAND=1), stop XOR subset / 4 (HAND=2), stops outermost (HAND=3). None is free of
 * conflicts: subsets of one size are not a regular pattern.
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int STOPS = 8, SETS = 1 << STOPS, WARPS = 4, PITCH = HAND == 1 ? STOPS + 1 : STOPS;
constexpr int NODES = STOPS + 1;

struct Order {
  unsigned char sets[SETS];
  int starts[STOPS + 2];
};

constexpr Order by_size() {
  Order order = {};
  int count = 0;
  for (int size = 0; size <= STOPS; ++size) {
    order.starts[size] = count;
    for (int set = 0; set < SETS; ++set) {
      int bits = 0;
      for (int i = 0; i < STOPS; ++i)
        bits += set >> i & 1;
      if (bits == size)
        order.sets[count++] = set;
    }
  }
  order.starts[STOPS + 1] = count;
  return order;
}

__constant__ Order order = by_size();

__device__ __forceinline__ int place(int set, int stop) {
  return HAND == 2   ? set * PITCH + (stop ^ (set >> 2 & 7))
         : HAND == 3 ? stop * SETS + set
                     : set * PITCH + stop;
}

__global__ void __launch_bounds__(WARPS * 32)
    heldkarp_tours(float *__restrict__ lengths, unsigned *__restrict__ tours,
                   const float *__restrict__ distances, int rounds) {
  __shared__ float ways[WARPS][SETS * PITCH];
  __shared__ float far[WARPS][NODES * NODES];
  __shared__ unsigned char sets[SETS];
  int lane = threadIdx.x, warp = threadIdx.y;
  float *way = ways[warp], *d = far[warp];
  for (int i = warp * 32 + lane; i < SETS; i += WARPS * 32)
    sets[i] = order.sets[i];
  __syncthreads();
  for (int round = 0; round < rounds; ++round) {
    int vehicle = (round * gridDim.x + blockIdx.x) * WARPS + warp;
    for (int i = lane; i < NODES * NODES; i += 32)
      d[i] = distances[(size_t)vehicle * NODES * NODES + i];
    __syncwarp();
    if (lane < STOPS)
      way[place(1 << lane, lane)] = d[STOPS * NODES + lane];
    for (int size = 2; size <= STOPS; ++size) {
      __syncwarp();
      for (int i = order.starts[size] + lane; i < order.starts[size + 1]; i += 32) {
        int set = sets[i];
        for (int ends = set; ends; ends &= ends - 1) {
          int stop = __ffs(ends) - 1, rest = set & ~(1 << stop);
          float least = INFINITY;
          for (int from = rest; from; from &= from - 1) {
            int last = __ffs(from) - 1;
            least = fminf(least, way[place(rest, last)] + d[last * NODES + stop]);
          }
          way[place(set, stop)] = least;
        }
      }
    }
    __syncwarp();
    if (lane == 0) {
      int set = SETS - 1, next = STOPS;
      unsigned tour = 0;
      float length = 0;
      for (int step = 0; step < STOPS; ++step) {
        int best = 0;
        float least = INFINITY;
        for (int from = set; from; from &= from - 1) {
          int last = __ffs(from) - 1;
          float x = way[place(set, last)] + d[last * NODES + next];
          if (x < least)
            least = x, best = last;
        }
        if (step == 0)
          length = least;
        tour = tour << 4 | best;
        set &= ~(1 << best);
        next = best;
      }
      lengths[vehicle] = length;
      tours[vehicle] = tour;
    }
    __syncwarp();
  }
}
