// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A kernel of a template, in both modules: the linker keeps one, and with it the array that it was rewritten for.
// launch: --kernel=_Z6columnIfEvPT_PKS0_ --grid=1 --block=32 --arg=f32[32]:zero --arg=f32[1024]:ramp
// a.cu _ZZ6columnIfEvPT_PKS0_E4tile: changed
// b.cu _ZZ6columnIfEvPT_PKS0_E4tile: changed
//--- column.h
#include "cuda_min.h"
template <class T> __global__ void column(T *out, const T *in) {
  __shared__ T tile[32][32];
  int x = threadIdx.x;
  for (int j = 0; j < 32; j++)
    tile[j][x] = in[j * 32 + x];
  __syncthreads();
  T s = 0;
  for (int j = 0; j < 32; j++)
    s += tile[x][j] * j;
  out[x] = s;
}
//--- a.cu
#include "column.h"
template __global__ void column(float *, const float *);
//--- b.cu
#include "column.h"
template __global__ void column(float *, const float *);
