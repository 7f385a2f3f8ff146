// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// If a longer dimension is not the layout, or is not proved to be right, a patch gives the array a type of unbank/array.h. The patched source
// computes what it did, without the conflicts.
// RUN: rm -rf %t && mkdir -p %t && cp %s %t/types.cu && cd %t && env CUDA_PATH=none %unbank suggest types.cu --block=32x8 -- -I%examples > patch 2> reasons
// RUN: FileCheck %s --check-prefix=PATCH < %t/patch
// PATCH:      +#include <unbank/array.h>
// PATCH:      -extern __shared__ float dynamic[];
// PATCH-NEXT: +static __device__ unbank::dynamic<float, unbank::xor_<2, 31, 7>> dynamic;
// PATCH:      -  __shared__ __attribute__((aligned(16))) float rows[32][32], plain[256], line[32 * 32];
// PATCH-NEXT: +  __shared__ __attribute__((aligned(16))) unbank::array<float[32][32], unbank::{{[a-z]+_?<[0-9, ]+>}}> rows;
// PATCH-NEXT: +  __shared__ __attribute__((aligned(16))) float plain[256];
// PATCH-NEXT: +  __shared__ __attribute__((aligned(16))) unbank::array<float[32 * 32], unbank::{{[a-z]+_?<[0-9, ]+>}}> line;
//
// RUN: FileCheck %s --check-prefix=REASONS < %t/reasons
// REASONS-DAG: unbank: no fix for walked::path: {{.*}}more is done with its name than subscripts and sums of a pointer
// REASONS-DAG: unbank: no fix for pointed::parts: {{.*}}from the address of one element or row the source reaches its neighbours, which the layout puts elsewhere (types.cu:[[#@LINE+50]])
//
// REASONS: the changed source includes <unbank/array.h>: copy it from {{.*}}include, or compile with -I
// Unbank finds its header by itself.
// RUN: cd %t && cp types.cu found.cu && patch -f -s found.cu < patch && env CUDA_PATH=none %unbank analyze found.cu --block=32x8 -- -I%examples | FileCheck %s --check-prefix=FOUND
// FOUND-NOT: mixed::rows
// FOUND:     walked::path
//
// RUN: cd %t && cp types.cu patched.cu && patch -s patched.cu < patch
// RUN: cd %t && env CUDA_PATH=none %unbank simulate types.cu --kernel=mixed --grid=2 --block=32x8 --dynamic=5000 --arg=f32[2048]:zero --arg=f32[2048]:ramp --clang-arg=-I%examples --clang-arg=-I%include --output=0=types.bin > types.txt
// RUN: cd %t && env CUDA_PATH=none %unbank simulate patched.cu --kernel=mixed --grid=2 --block=32x8 --dynamic=5000 --arg=f32[2048]:zero --arg=f32[2048]:ramp --clang-arg=-I%examples --clang-arg=-I%include --output=0=patched.bin > patched.txt
// RUN: cd %t && cmp types.bin patched.bin && grep wavefronts types.txt patched.txt | FileCheck %s --check-prefix=COUNTED
// COUNTED: types.txt:  wavefronts  {{[1-9],[0-9]+}} a block
// COUNTED: patched.txt:  wavefronts  [[N:[0-9]+]] a block, ideal [[N]],
//
// As fixes in SARIF they need no block shape, as their subscripts may leave a row.
// RUN: cd %t && env CUDA_PATH=none %unbank analyze types.cu --sarif=sarif --fixes -- -I%examples > text 2> reasons && %python -m jsonschema -i sarif %data/sarif-essentials.schema.json && FileCheck %s --check-prefix=SARIF < sarif
// SARIF: unbank::array<float[32][32],
#include "cuda_min.h"

extern __shared__ float dynamic[];

__global__ void mixed(float *out, const float *in) {
  __shared__ __attribute__((aligned(16))) float rows[32][32], plain[256], line[32 * 32];
  int x = threadIdx.x, y = threadIdx.y, t = y * 32 + x, first = blockIdx.x * 1024;
  plain[t] = in[t];
  for (int i = t; i < 1024; i += 256) {
    rows[0][i] = in[first + i];
    line[i] = in[first + i] + 1;
    dynamic[i] = in[first + i] + 2;
  }
  __syncthreads();
  for (int j = y; j < 32; j += 8)
    out[first + j * 32 + x] = rows[x][j] * line[x * 32 + j] + dynamic[x * 32 + j] + plain[t];
}

// A pointer walks through the array, up to where it ends.
__global__ void walked(float *out, const float *in) {
  __shared__ float path[1024];
  float *to = path + threadIdx.y * 32 + threadIdx.x;
  for (int i = 0; to < path + 1024; i += 256, to += 256)
    *to = in[i + threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = path[threadIdx.x * 32 + threadIdx.y];
}

// It begins at an element of which the address is taken, as one of another type.
__global__ void pointed(float *out, const float *in) {
  __shared__ float parts[1024];
  int *to = (int *)&parts[threadIdx.y * 32];
  to[threadIdx.x] = (int)in[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = parts[threadIdx.x * 32 + threadIdx.y];
}
