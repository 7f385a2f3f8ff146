// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// 40 KiB here and 8 KiB in a function of the other module: a pad is more than nvlink takes, a swizzle is not.
// launch: --kernel=k --grid=1 --block=32x8 --arg=f32[256]:zero --arg=f32[9984]:ramp
// a.cu _ZZ1kE4tile: changed
// b.cu _ZZ5otherPfiE1a: kept no-gain
//--- a.cu
#include "cuda_min.h"
__device__ void other(float *out, int t);
extern "C" __global__ void k(float *out, const float *in) {
  __shared__ float tile[312][32];
  int x = threadIdx.x, y = threadIdx.y, t = x + 32 * y;
  for (int j = y; j < 312; j += 8)
    tile[j][x] = in[j * 32 + x];
  __syncthreads();
  float s = 0;
  for (int j = 0; j < 32; j++)
    s += tile[t][j];
  out[t] = s;
  __syncthreads();
  other(out, t);
}
//--- b.cu
#include "cuda_min.h"
__device__ void other(float *out, int t) {
  __shared__ float a[2048];
  for (int i = t; i < 2048; i += 256)
    a[i] = i;
  __syncthreads();
  out[t] += a[2047 - t];
}
