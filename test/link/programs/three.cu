// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Three modules: a template's array and an inline variable, each used by two of them; the call between these goes through a third, which
// uses neither. The array that only the kernel's module can name is its own.
// launch: --kernel=k --grid=1 --block=32 --arg=f32[1056]:zero --arg=f32[1024]:ramp
// a.cu _ZZN4PoolIfE3getEvE4pool: refused external-linkage
// a.cu plane: refused external-linkage
// a.cu _ZZ1kE3own: changed
//--- pool.h
#include "cuda_min.h"
inline __shared__ float plane[32][32];
template <class T> struct Pool {
  static __device__ T *get() {
    __shared__ T pool[1024];
    return pool;
  }
};
//--- a.cu
#include "pool.h"
__device__ void pass_on(float *out);
extern "C" __global__ void k(float *out, const float *in) {
  __shared__ float own[32][32];
  int x = threadIdx.x;
  for (int j = 0; j < 32; j++) {
    Pool<float>::get()[j * 32 + x] = in[j * 32 + x];
    plane[j][x] = in[x * 32 + j];
    own[j][x] = in[j * 32 + x] + 1;
  }
  __syncthreads();
  float s = 0;
  for (int j = 0; j < 32; j++)
    s += Pool<float>::get()[x * 32 + j] + plane[x][j] * j + own[x][j];
  out[1024 + x] = s;
  __syncthreads();
  pass_on(out);
}
//--- b.cu
#include "cuda_min.h"
__device__ void last(float *out);
__device__ void pass_on(float *out) { last(out); }
//--- c.cu
#include "pool.h"
__device__ void last(float *out) {
  int x = threadIdx.x;
  for (int j = 0; j < 32; j++)
    out[j * 32 + x] = Pool<float>::get()[j * 32 + x] + plane[x][j];
}
