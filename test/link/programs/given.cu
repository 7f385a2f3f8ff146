// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The kernel's module lends a static function, which uses the shared symbol, to another module that uses it, too: the kernel itself is there.
// launch: --kernel=k --grid=1 --block=32 --arg=f32[1024]:zero --arg=f32[1024]:ramp
// a.cu _ZZ4tilevE1t: refused linkonce-device
// b.cu _ZZ4tilevE1t: refused external-linkage
//--- tile.h
#include "cuda_min.h"
typedef float (*reader)(int, int);
extern __device__ reader lent;
__device__ inline float (*tile())[32] {
  __shared__ float t[32][32];
  return t;
}
//--- a.cu
#include "tile.h"
static __device__ float along(int x, int j) { return tile()[x][j]; }
__device__ reader lent = along;
extern "C" __global__ void unused(float *out) {
  tile()[threadIdx.x][0] = out[0];
  __syncthreads();
  out[threadIdx.x] = along(0, 0);
}
//--- b.cu
#include "tile.h"
extern "C" __global__ void k(float *out, const float *in) {
  int x = threadIdx.x;
  for (int j = 0; j < 32; j++)
    tile()[j][x] = in[j * 32 + x];
  __syncthreads();
  for (int j = 0; j < 32; j++)
    out[x * 32 + j] = lent(x, j);
}
