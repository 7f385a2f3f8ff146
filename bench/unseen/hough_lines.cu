/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Hough transform for lines: a block of 64x4 votes for its part of the edge points, a thread an
 * angle, in 64 angles by 128 distances in shared memory, by atomics; the block's votes are then
 * added up in global memory.
 *
 * Angles are 128 words apart and neighbours vote for nearly the same distance, so that lanes meet
 * in a few banks: how many, data says. By hand: by distance, angles side by side (HAND=1); rows of
 * 129 (HAND=2); distance XOR angle (HAND=3).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int ANGLES = 64, DISTANCES = 128, GROUPS = 4;
constexpr int PITCH = HAND == 2 ? DISTANCES + 1 : DISTANCES;

__device__ __forceinline__ int place(int angle, int distance) {
  return HAND == 1   ? distance * ANGLES + angle
         : HAND == 3 ? angle * DISTANCES + (distance ^ (angle & 31))
                     : angle * PITCH + distance;
}

__global__ void __launch_bounds__(ANGLES *GROUPS)
    hough_lines(int *__restrict__ votes, const ushort2 *__restrict__ edges, int count,
                int edges_per_block) {
  __shared__ int vote[ANGLES * PITCH];
  int angle = threadIdx.x, group = threadIdx.y, t = group * ANGLES + angle;
  for (int i = t; i < ANGLES * PITCH; i += ANGLES * GROUPS)
    vote[i] = 0;
  float theta = angle * (3.14159265f / ANGLES);
  /* 512 x 512 pixels: distances of -512 to 724 */
  float scale = DISTANCES / 1240.0f;
  float c = cosf(theta) * scale, s = sinf(theta) * scale, zero = 513.0f * scale;
  __syncthreads();
  int first = blockIdx.x * edges_per_block, last = min(first + edges_per_block, count);
  for (int e = first + group; e < last; e += GROUPS) {
    ushort2 edge = edges[e];
    int distance = (int)(edge.x * c + edge.y * s + zero);
    atomicAdd(&vote[place(angle, distance)], 1);
  }
  __syncthreads();
  for (int i = t; i < ANGLES * DISTANCES; i += ANGLES * GROUPS) {
    int angle = i / DISTANCES, distance = i % DISTANCES;
    if (HAND == 1) { /* a warp: 4 angles by 8 distances, a sector of global memory each */
      distance = i / 32 % (DISTANCES / 8) * 8 + i % 8;
      angle = i / (4 * DISTANCES) * 4 + i / 8 % 4;
    }
    int n = vote[place(angle, distance)];
    if (n)
      atomicAdd(&votes[angle * DISTANCES + distance], n);
  }
}
