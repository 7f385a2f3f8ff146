// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An inline function's array is one weak symbol of both modules. Inlined, the kernel uses it beside a call of a function that does, too.
// launch: --kernel=k --grid=1 --block=32x8 --arg=f32[1056]:zero --arg=f32[1024]:ramp
// a.cu _ZZ4tilevE1t: refused external-linkage
// b.cu _ZZ4tilevE1t: refused linkonce-device
//--- tile.h
#include "cuda_min.h"
__device__ inline float (*tile())[32] {
  __shared__ float t[32][32];
  return t;
}
//--- a.cu
#include "tile.h"
__device__ void consume(float *out);
extern "C" __global__ void k(float *out, const float *in) {
  float(*t)[32] = tile();
  int x = threadIdx.x, y = threadIdx.y;
  for (int j = y; j < 32; j += blockDim.y)
    t[j][x] = in[j * 32 + x];
  __syncthreads();
  float s = 0;
  for (int j = 0; j < 32; j++)
    s += t[x][j];
  if (y == 0)
    out[1024 + x] = s;
  __syncthreads();
  consume(out);
}
//--- b.cu
#include "tile.h"
__device__ void consume(float *out) {
  float(*t)[32] = tile();
  int x = threadIdx.x, y = threadIdx.y;
  for (int j = y; j < 32; j += blockDim.y)
    out[j * 32 + x] = t[j][x];
}
