/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Bounding boxes: the least and the largest value of each of four fields (x, y, z, radius) over
 * every 512 spheres of 16 bytes, one field to each of four warps.
 *
 * A warp reads one field of each sphere, 4 words apart: 4-way, and nothing beside it that would
 * make a wider access of it. By hand: an array for each field (HAND=1), or one word after every
 * eight spheres (HAND=2); both are clean and store single words. Padding that keeps the float4
 * together is no cure: there are only eight groups of four banks for 32 lanes.
 */
#include "vectors.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int SPHERES = 512, FIELDS = 4, THREADS = 32 * FIELDS;

__device__ constexpr int slot(int sphere, int field) {
  return HAND == 1 ? field * SPHERES + sphere
                   : FIELDS * sphere + field + (HAND == 2 ? sphere / 8 : 0);
}

__global__ void struct_bounds(float *low, float *high, const float4 *in) {
  alignas(16) __shared__ float spheres[slot(SPHERES - 1, FIELDS - 1) + 1];
  int lane = threadIdx.x % 32, field = threadIdx.x / 32;
  for (int i = threadIdx.x; i < SPHERES; i += THREADS) {
    float4 sphere = in[blockIdx.x * SPHERES + i];
#if HAND
    spheres[slot(i, 0)] = sphere.x;
    spheres[slot(i, 1)] = sphere.y;
    spheres[slot(i, 2)] = sphere.z;
    spheres[slot(i, 3)] = sphere.w;
#else
    *(float4 *)&spheres[slot(i, 0)] = sphere;
#endif
  }
  __syncthreads();
  float least = spheres[slot(lane, field)], most = least;
  for (int i = lane + 32; i < SPHERES; i += 32) {
    float value = spheres[slot(i, field)];
    least = value < least ? value : least;
    most = value > most ? value : most;
  }
  for (int lanes = 16; lanes > 0; lanes /= 2) {
    float below = __shfl_xor_sync(0xffffffff, least, lanes);
    float above = __shfl_xor_sync(0xffffffff, most, lanes);
    least = below < least ? below : least;
    most = above > most ? above : most;
  }
  if (lane == 0) {
    low[blockIdx.x * FIELDS + field] = least;
    high[blockIdx.x * FIELDS + field] = most;
  }
}
