/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The X-engine of a radio telescope's correlator: visibilities of all pairs of antennas, complex
 * signed bytes, four samples of a part in a word, by dp4a; 64x64 pairs to 16x16 threads, the lower
 * triangle of tiles, two buffers of both tiles in dynamic shared memory, turned on their way in.
 *
 * Tuned by hand already: rows of 65 pairs of words. By hand instead: rows of 64, the antenna XOR-ed
 * with the sample (HAND=1), which takes less room.
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int SIDE = 64, DEEP = 16, THREADS = 256, ROW = HAND == 1 ? SIDE : SIDE + 1,
              TILE = DEEP * ROW;

__device__ __forceinline__ int place(int k, int antenna) {
  return k * ROW + (HAND == 1 ? antenna ^ (k & 14) : antenna);
}

__global__ void __launch_bounds__(THREADS)
    xengine_cplx(int2 *__restrict__ visibilities, const int4 *__restrict__ samples, int antennas,
                 int groups) {
  extern __shared__ int2 tiles[];
  int tx = threadIdx.x, ty = threadIdx.y, t = ty * 16 + tx;
  int down = 0, across = blockIdx.x;
  while (across > down)
    across -= ++down;
  const int4 *channel = samples + (size_t)blockIdx.y * antennas * (groups / 2);
  int4 next[2][2];
  auto fetch = [&](int k0) {
#pragma unroll
    for (int side = 0; side < 2; ++side)
#pragma unroll
      for (int j = 0; j < 2; ++j) {
        int i = t + j * THREADS, antenna = (side ? across : down) * SIDE + i / (DEEP / 2);
        next[side][j] = channel[(size_t)antenna * (groups / 2) + k0 / 2 + i % (DEEP / 2)];
      }
  };
  auto store = [&](int2 *to) {
#pragma unroll
    for (int side = 0; side < 2; ++side)
#pragma unroll
      for (int j = 0; j < 2; ++j) {
        int i = t + j * THREADS, antenna = i / (DEEP / 2), k = i % (DEEP / 2) * 2;
        to[side * TILE + place(k, antenna)] = make_int2(next[side][j].x, next[side][j].y);
        to[side * TILE + place(k + 1, antenna)] = make_int2(next[side][j].z, next[side][j].w);
      }
  };
  int re[4][4] = {}, plus[4][4] = {}, minus[4][4] = {};
  fetch(0);
  store(tiles);
  __syncthreads();
  for (int k0 = 0, at = 0; k0 < groups; k0 += DEEP, at ^= 1) {
    bool more = k0 + DEEP < groups;
    if (more)
      fetch(k0 + DEEP);
    const int2 *rows = tiles + at * 2 * TILE, *columns = rows + TILE;
#pragma unroll 4
    for (int k = 0; k < DEEP; ++k) {
      int2 x[4], y[4];
#pragma unroll
      for (int i = 0; i < 4; ++i)
        x[i] = rows[place(k, ty + 16 * i)], y[i] = columns[place(k, tx + 16 * i)];
#pragma unroll
      for (int i = 0; i < 4; ++i)
#pragma unroll
        for (int j = 0; j < 4; ++j) {
          re[i][j] = __dp4a(x[i].x, y[j].x, __dp4a(x[i].y, y[j].y, re[i][j]));
          plus[i][j] = __dp4a(x[i].y, y[j].x, plus[i][j]);
          minus[i][j] = __dp4a(x[i].x, y[j].y, minus[i][j]);
        }
    }
    if (more)
      store(tiles + (at ^ 1) * 2 * TILE);
    __syncthreads();
  }
  int2 *out = visibilities + ((size_t)blockIdx.y * gridDim.x + blockIdx.x) * SIDE * SIDE;
#pragma unroll
  for (int i = 0; i < 4; ++i)
#pragma unroll
    for (int j = 0; j < 4; ++j)
      out[(ty + 16 * i) * SIDE + tx + 16 * j] = make_int2(re[i][j], plus[i][j] - minus[i][j]);
}
