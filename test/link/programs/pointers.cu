// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions that the modules hand each other by pointer: the kernel's own module has one that is static and uses the shared symbol, and calls one
// of the other that does.
// launch: --kernel=k --grid=1 --block=32 --arg=f32[1088]:zero --arg=f32[1024]:ramp --arg=i32:1
// a.cu _ZZ4tilevE1t: refused external-linkage
// b.cu _ZZ4tilevE1t: refused linkonce-device
//--- tile.h
#include "cuda_min.h"
typedef float (*reader)(int, int);
__device__ inline float (*tile())[32] {
  __shared__ float t[32][32];
  return t;
}
extern __device__ reader readers[2];
__device__ float sum(reader read, int x);
//--- a.cu
#include "tile.h"
extern "C" __global__ void k(float *out, const float *in, int n) {
  int x = threadIdx.x;
  for (int j = 0; j < 32; j++)
    tile()[j][x] = in[j * 32 + x];
  __syncthreads();
  float s = 0;
  for (int j = 0; j < 32; j++)
    s += tile()[x][j];
  out[x] = s + readers[n & 1](x, 5);
  __syncthreads();
  out[32 + x] = readers[0](x, 7);
}
//--- b.cu
#include "tile.h"
static __device__ float down(int x, int j) { return tile()[j][x]; }
static __device__ float along(int x, int j) { return tile()[x][j]; }
__device__ reader readers[2] = {down, along};
