/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Residuals of a pose graph (SLAM): 256 poses of three rows of four floats in shared memory; a thread has two poses and goes over their edges to poses further on,
 * which make loops: what the edge measured against where the other pose is, in the own one's frame. Then the poses give way a little.
 *
 * A trap: poses are 12 words apart, 4-way if read by the word, but they are read 16 bytes at a time, and 12 words put eight lanes into 32 banks. By hand: 13 words a
 * pose, by the word (HAND=1), rows of all poses side by side (HAND=2): neither takes a conflict away.
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int POSES = 256, THREADS = 128;

struct Pose {
  float4 row[3];
};

struct Graph {
#if HAND == 1
  float of[POSES][13];
  __device__ __forceinline__ Pose get(int i) const {
    const float *p = of[i];
    return {make_float4(p[0], p[1], p[2], p[3]), make_float4(p[4], p[5], p[6], p[7]), make_float4(p[8], p[9], p[10], p[11])};
  }
  __device__ __forceinline__ void put(int i, const Pose &p) {
#pragma unroll
    for (int r = 0; r < 3; ++r)
      of[i][r * 4] = p.row[r].x, of[i][r * 4 + 1] = p.row[r].y, of[i][r * 4 + 2] = p.row[r].z, of[i][r * 4 + 3] = p.row[r].w;
  }
#elif HAND == 2
  float4 of[3][POSES];
  __device__ __forceinline__ Pose get(int i) const { return {of[0][i], of[1][i], of[2][i]}; }
  __device__ __forceinline__ void put(int i, const Pose &p) { of[0][i] = p.row[0], of[1][i] = p.row[1], of[2][i] = p.row[2]; }
#else
  Pose of[POSES];
  __device__ __forceinline__ Pose get(int i) const { return {of[i].row[0], of[i].row[1], of[i].row[2]}; }
  __device__ __forceinline__ void put(int i, const Pose &p) { of[i].row[0] = p.row[0], of[i].row[1] = p.row[1], of[i].row[2] = p.row[2]; }
#endif
};

__global__ void __launch_bounds__(THREADS)
    posegraph_edges(float *__restrict__ errors, float4 *__restrict__ out, const float4 *__restrict__ poses, float spacing, float gain, int loops, int rounds) {
  __shared__ Graph graph;
  const int t = threadIdx.x;
  const float4 *from = poses + (size_t)blockIdx.x * POSES * 3;
  for (int i = t; i < POSES; i += THREADS)
    graph.put(i, Pose{from[i], from[POSES + i], from[2 * POSES + i]});
  float error = 0;
  __syncthreads();
  for (int round = 0; round < rounds; ++round) {
    error = 0;
#pragma unroll 1
    for (int half = 0; half < 2; ++half) {
      const int i = t + half * THREADS;
      Pose mine = graph.get(i);
      float3 pull = make_float3(0, 0, 0);
#pragma unroll 2
      for (int k = 1; k <= loops; ++k) {
        Pose p = graph.get((i + k) & (POSES - 1));
        float x = p.row[0].w - mine.row[0].w, y = p.row[1].w - mine.row[1].w, z = p.row[2].w - mine.row[2].w;
        float ex = fmaf(mine.row[0].x, x, fmaf(mine.row[1].x, y, mine.row[2].x * z)) - spacing * k;
        float ey = fmaf(mine.row[0].y, x, fmaf(mine.row[1].y, y, mine.row[2].y * z));
        float ez = fmaf(mine.row[0].z, x, fmaf(mine.row[1].z, y, mine.row[2].z * z));
        float turn = 3.f;
#pragma unroll
        for (int r = 0; r < 3; ++r)
          turn -= fmaf(mine.row[r].x, p.row[r].x, fmaf(mine.row[r].y, p.row[r].y, mine.row[r].z * p.row[r].z));
        float e = fmaf(ex, ex, fmaf(ey, ey, fmaf(ez, ez, turn))), w = __fdividef(1.f, 1.f + fabsf(e));
        error += e * w;
        pull.x = fmaf(w, ex, pull.x), pull.y = fmaf(w, ey, pull.y), pull.z = fmaf(w, ez, pull.z);
      }
      mine.row[0].w += gain * pull.x, mine.row[1].w += gain * pull.y, mine.row[2].w += gain * pull.z;
      __syncthreads();
      graph.put(i, mine);
      __syncthreads();
    }
  }
  errors[(size_t)blockIdx.x * THREADS + t] = error;
  for (int i = t; i < POSES; i += THREADS) {
    Pose p = graph.get(i);
    float4 *to = out + (size_t)blockIdx.x * POSES * 3 + i;
    to[0] = p.row[0], to[POSES] = p.row[1], to[2 * POSES] = p.row[2];
  }
}
