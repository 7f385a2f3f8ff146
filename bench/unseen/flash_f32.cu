/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Attention in single precision as one writes it without tensor cores: 32 queries to a block of 32x4 threads,
 * 32 keys and values at a time, heads of 64; running maxima and sums in registers, probabilities, queries,
 * keys and values in one struct of shared arrays, rows of 64 and 32.
 *
 * Lanes are keys: rows of 64 words, 32-way, or 8-way where loads are 16 bytes wide. By hand: keys' rows of 65
 * (HAND=1); of 68, by float4 (HAND=2); keys transposed as they come, rows of 33 (HAND=3).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int D = 64, BQ = 32, BK = 32, WARPS = 4, MINE = BQ / WARPS;

struct Tiles {
  float q[BQ][D];
#if HAND == 3
  float k[D][BK + 1];
  __device__ float &key(int j, int d) { return k[d][j]; }
#else
  float k[BK][HAND == 1 ? 65 : HAND == 2 ? 68 : 64];
  __device__ float &key(int j, int d) { return k[j][d]; }
#endif
  __align__(16) float v[BK][D];
  float p[BQ][BK];
};

/* one load; of CUDA's own struct clang makes four */
__device__ __forceinline__ float4 load4(const float *p) {
  typedef float Vector __attribute__((ext_vector_type(4)));
  Vector v = *(const Vector *)p;
  return make_float4(v.x, v.y, v.z, v.w);
}

__global__ void __launch_bounds__(32 * WARPS)
    flash_f32(float *__restrict__ out, const float *__restrict__ q, const float *__restrict__ k,
              const float *__restrict__ v, int keys, float scale) {
  __shared__ __align__(16) Tiles s;
  int lane = threadIdx.x, warp = threadIdx.y, t = warp * 32 + lane;
  size_t queries = ((size_t)blockIdx.y * gridDim.x + blockIdx.x) * BQ * D;
  for (int i = t; i < BQ * D; i += 32 * WARPS)
    s.q[i / D][i % D] = q[queries + i] * scale;
  float top[MINE], total[MINE], o[MINE][2];
#pragma unroll
  for (int r = 0; r < MINE; ++r)
    top[r] = -1e30f, total[r] = 0, o[r][0] = o[r][1] = 0;
  for (int k0 = 0; k0 < keys; k0 += BK) {
    size_t from = ((size_t)blockIdx.y * keys + k0) * D;
    __syncthreads();
#pragma unroll 4
    for (int i = t; i < BK * D; i += 32 * WARPS)
      s.key(i / D, i % D) = k[from + i], s.v[i / D][i % D] = v[from + i];
    __syncthreads();
    float dot[MINE] = {};
#pragma unroll 4
    for (int d = 0; d < D; d += 4) {
      float x[4];
#if HAND == 2
      float4 f = load4(&s.k[lane][d]);
      x[0] = f.x, x[1] = f.y, x[2] = f.z, x[3] = f.w;
#else
#pragma unroll
      for (int i = 0; i < 4; ++i)
        x[i] = s.key(lane, d + i);
#endif
#pragma unroll
      for (int r = 0; r < MINE; ++r)
#pragma unroll
        for (int i = 0; i < 4; ++i)
          dot[r] = fmaf(s.q[warp * MINE + r][d + i], x[i], dot[r]);
    }
#pragma unroll
    for (int r = 0; r < MINE; ++r) {
      float most = dot[r];
#pragma unroll
      for (int m = 16; m; m >>= 1)
        most = fmaxf(most, __shfl_xor_sync(~0u, most, m));
      most = fmaxf(most, top[r]);
      float shrink = __expf(top[r] - most), p = __expf(dot[r] - most), sum = p;
#pragma unroll
      for (int m = 16; m; m >>= 1)
        sum = __fadd_rn(sum, __shfl_xor_sync(~0u, sum, m));
      s.p[warp * MINE + r][lane] = p;
      top[r] = most, total[r] = fmaf(total[r], shrink, sum);
      o[r][0] = __fmul_rn(o[r][0], shrink), o[r][1] = __fmul_rn(o[r][1], shrink);
    }
    __syncwarp();
#pragma unroll 4
    for (int j = 0; j < BK; ++j) {
      float a = s.v[j][lane], b = s.v[j][lane + 32];
#pragma unroll
      for (int r = 0; r < MINE; ++r) {
        float p = s.p[warp * MINE + r][j];
        o[r][0] = fmaf(p, a, o[r][0]), o[r][1] = fmaf(p, b, o[r][1]);
      }
    }
  }
#pragma unroll
  for (int r = 0; r < MINE; ++r)
    for (int i = 0; i < 2; ++i)
      out[queries + (warp * MINE + r) * D + lane + i * 32] = __fdividef(o[r][i], total[r]);
}
