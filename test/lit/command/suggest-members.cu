// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Arrays of functions that are members of class templates are patched as those of function templates are: once for all instantiations.
// RUN: rm -rf %t && mkdir -p %t && cp %s %t/members.cu && cd %t && env CUDA_PATH=none %unbank suggest members.cu --block=32x8 -- -I%examples > patch 2> reasons
// RUN: FileCheck %s --check-prefix=PATCH < %t/patch
// PATCH:      -    __shared__ T tile[N][N];
// PATCH-NEXT: +    __shared__ T tile[N][N + 1];
// PATCH:      -      __shared__ float inner[32 * 32];
// PATCH-NEXT: +      __shared__ unbank::array<float[32 * 32], unbank::pad<128, 4>> inner;
// RUN: cd %t && cp members.cu patched.cu && patch -s patched.cu < patch
// RUN: cd %t && env CUDA_PATH=none %unbank simulate members.cu --kernel=both --grid=1 --block=32x8 --arg=f32[2048]:zero --arg=f32[1024]:ramp --output=0=members.bin -- -I%examples -I%include > members.txt
// RUN: cd %t && env CUDA_PATH=none %unbank simulate patched.cu --kernel=both --grid=1 --block=32x8 --arg=f32[2048]:zero --arg=f32[1024]:ramp --output=0=patched.bin -- -I%examples -I%include > patched.txt
// RUN: cd %t && cmp members.bin patched.bin && grep wavefronts members.txt patched.txt | FileCheck %s --check-prefix=COUNTED
// COUNTED: members.txt:  wavefronts  2,112 a block
// COUNTED: patched.txt:  wavefronts  128 a block
#include "cuda_min.h"

template <class T, int N> struct transposer {
  static __device__ void run(T *out, const T *in) {
    __shared__ T tile[N][N];
    int x = threadIdx.x, y = threadIdx.y;
    for (int i = y; i < 32; i += 8)
      tile[i][x] = in[i * 32 + x];
    __syncthreads();
    for (int i = y; i < 32; i += 8)
      out[i * 32 + x] = tile[x][i];
  }
  struct part {
    static __device__ void turn(float *out, const float *in) {
      __shared__ float inner[32 * 32];
      int x = threadIdx.x, y = threadIdx.y;
      for (int i = y; i < N; i += 8)
        inner[i * 32 + x] = in[i * 32 + x];
      __syncthreads();
      for (int i = y; i < N; i += 8)
        out[i * 32 + x] = inner[x * 32 + i];
    }
  };
};

__global__ void both(float *out, const float *in) {
  transposer<float, 32>::run(out, in);
  transposer<float, 32>::part::turn(out + 1024, in);
}
