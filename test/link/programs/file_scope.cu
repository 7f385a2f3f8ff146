// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An array at file scope that another module declares, and one that is static there, of the same name.
// launch: --kernel=k --grid=2 --block=32 --arg=f32[2112]:zero --arg=f32[1024]:ramp
// a.cu seen: refused external-linkage
// a.cu _ZL6hidden: changed
// b.cu seen: refused external-linkage
//--- a.cu
#include "cuda_min.h"
__shared__ float seen[32][32];
static __shared__ float hidden[32][32];
__device__ float elsewhere(int x);
extern "C" __global__ void k(float *out, const float *in) {
  int x = threadIdx.x;
  for (int j = 0; j < 32; j++) {
    seen[j][x] = in[j * 32 + x];
    hidden[j][x] = in[x * 32 + j];
  }
  __syncthreads();
  float s = 0;
  for (int j = 0; j < 32; j++)
    s += seen[x][j] * j + hidden[x][j];
  out[blockIdx.x * 1056 + x] = s;
  __syncthreads();
  out[blockIdx.x * 1056 + 32 + x] = elsewhere(x) + hidden[x][3];
}
//--- b.cu
#include "cuda_min.h"
extern __shared__ float seen[32][32];
static __shared__ float hidden[32][32];
__device__ float elsewhere(int x) {
  for (int j = 0; j < 32; j++)
    hidden[x][j] = seen[x][j] + j;
  __syncthreads();
  float s = 0;
  for (int j = 0; j < 32; j++)
    s += hidden[j][x];
  return s;
}
