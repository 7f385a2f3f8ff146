/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Relaxometry in magnetic resonance: two decaying exponentials fitted to the echoes of each voxel by Levenberg and Marquardt, a voxel a thread. What a
 * fit needs is a struct of 32 words in shared memory, whose 4x4 system a function that is not inlined solves (LDL^T with loops).
 *
 * A lane a struct of 128 bytes: 32-way by words, 8-way a quarter in vectors. By hand: structs of 33 words (HAND=1), of 36 (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int VOXELS = 64;

struct Fit {
  float h[4][4];
  float g[4], p[4], step[4];
  float cost, damping, scale, worst;
#if HAND == 1
  float unused;
#elif HAND == 2
  float unused[4];
#endif
};

/* h = L D L^T in place, diagonal damped; step = h^-1 g */
__device__ __noinline__ void solve(Fit *fit) {
#pragma unroll 1
  for (int j = 0; j < 4; ++j) {
    float d = fit->h[j][j] * (1.f + fit->damping) + 1e-6f;
    for (int k = 0; k < j; ++k)
      d = fmaf(-fit->h[j][k] * fit->h[j][k], fit->h[k][k], d);
    fit->h[j][j] = d;
    for (int i = j + 1; i < 4; ++i) {
      float s = fit->h[i][j];
      for (int k = 0; k < j; ++k)
        s = fmaf(-fit->h[i][k] * fit->h[j][k], fit->h[k][k], s);
      fit->h[i][j] = __fdividef(s, d);
    }
  }
#pragma unroll 1
  for (int i = 0; i < 4; ++i) {
    float s = fit->g[i];
    for (int k = 0; k < i; ++k)
      s = fmaf(-fit->h[i][k], fit->step[k], s);
    fit->step[i] = s;
  }
#pragma unroll 1
  for (int i = 3; i >= 0; --i) {
    float s = __fdividef(fit->step[i], fit->h[i][i]);
    for (int k = i + 1; k < 4; ++k)
      s = fmaf(-fit->h[k][i], fit->step[k], s);
    fit->step[i] = s;
  }
}

__global__ void __launch_bounds__(VOXELS)
    t2_levmar(float4 *__restrict__ maps, const float *__restrict__ signal, int echoes, int voxels, int rounds) {
  __shared__ __align__(16) Fit fits[VOXELS];
  Fit *fit = &fits[threadIdx.x];
  int voxel = blockIdx.x * VOXELS + threadIdx.x;
  fit->p[0] = 0.6f, fit->p[1] = 0.5f, fit->p[2] = 0.4f, fit->p[3] = 0.05f;
  fit->damping = 0.01f, fit->cost = 3e38f;
  for (int r = 0; r < rounds; ++r) {
    for (int a = 0; a < 4; ++a) {
      fit->g[a] = 0;
      for (int b = 0; b < 4; ++b)
        fit->h[a][b] = 0;
    }
    float cost = 0;
    for (int e = 0; e < echoes; ++e) {
      float when = 0.25f * (e + 1), one = __expf(-when * fit->p[1]), two = __expf(-when * fit->p[3]);
      float rest = signal[(size_t)e * voxels + voxel] - fit->p[0] * one - fit->p[2] * two;
      float slope[4] = {one, -when * fit->p[0] * one, two, -when * fit->p[2] * two};
      cost = fmaf(rest, rest, cost);
#pragma unroll
      for (int a = 0; a < 4; ++a) {
        fit->g[a] = fmaf(slope[a], rest, fit->g[a]);
#pragma unroll
        for (int b = 0; b <= a; ++b)
          fit->h[a][b] = fmaf(slope[a], slope[b], fit->h[a][b]);
      }
    }
    fit->damping = fminf(10.f, fmaxf(1e-4f, fit->damping * (cost < fit->cost ? 0.3f : 3.f)));
    fit->cost = cost;
    solve(fit);
    for (int a = 0; a < 4; ++a)
      fit->p[a] = fminf(5.f, fmaxf(1e-3f, fit->p[a] + fit->step[a]));
  }
  maps[voxel] = make_float4(fit->p[0], fit->p[1], fit->p[2], fit->p[3]);
}
