/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Accelerations of all bodies by all others, by gravity and by a drag of relative velocity: a tile
 * of 128 bodies in shared memory, structs of seven floats.
 *
 * Seven is odd, and in the loop all lanes read one body: nothing conflicts. By hand: eight floats
 * a body (HAND=1), 8-way where the tile is stored; two arrays of float4 (HAND=2), which saves
 * instructions rather than banks.
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int THREADS = 128;

struct Body {
  float x, y, z, mass, vx, vy, vz;
};

#if HAND == 2
struct Tile {
  float4 place[THREADS], velocity[THREADS];
};
__device__ __forceinline__ void put(Tile &tile, int i, const Body &b) {
  tile.place[i] = make_float4(b.x, b.y, b.z, b.mass);
  tile.velocity[i] = make_float4(b.vx, b.vy, b.vz, 0.0f);
}
__device__ __forceinline__ Body get(const Tile &tile, int i) {
  float4 p = tile.place[i], v = tile.velocity[i];
  return {p.x, p.y, p.z, p.w, v.x, v.y, v.z};
}
#else
struct Slot {
  Body body;
#if HAND == 1
  float pad;
#endif
};
struct Tile {
  Slot slot[THREADS];
};
__device__ __forceinline__ void put(Tile &tile, int i, const Body &b) { tile.slot[i].body = b; }
__device__ __forceinline__ Body get(const Tile &tile, int i) { return tile.slot[i].body; }
#endif

__global__ void __launch_bounds__(THREADS)
    nbody_aos7(float3 *__restrict__ accelerations, const Body *__restrict__ bodies, int count,
               float softening, float drag) {
  __shared__ Tile tile;
  int t = threadIdx.x, number = blockIdx.x * THREADS + t;
  Body me = bodies[number];
  float ax = 0.0f, ay = 0.0f, az = 0.0f;
  for (int first = 0; first < count; first += THREADS) {
    put(tile, t, bodies[first + t]);
    __syncthreads();
#pragma unroll 4
    for (int i = 0; i < THREADS; ++i) {
      Body b = get(tile, i);
      float x = b.x - me.x, y = b.y - me.y, z = b.z - me.z;
      float square = x * x + y * y + z * z + softening;
      float inverse = rsqrtf(square);
      float pull = b.mass * inverse * inverse * inverse, rub = drag * inverse;
      ax += pull * x + rub * (b.vx - me.vx);
      ay += pull * y + rub * (b.vy - me.vy);
      az += pull * z + rub * (b.vz - me.vz);
    }
    __syncthreads();
  }
  accelerations[number] = make_float3(ax, ay, az);
}
