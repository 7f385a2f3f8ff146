// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A declaration is changed for all that it declares, also for what needs no layout; and not if code asks how long its rows are, in any form, or if
// its text declares more than one array. It does not get a layout that the plugin refuses.
// RUN: rm -rf %t && mkdir -p %t && cp %s %t/others.cu && cd %t && env CUDA_PATH=none %unbank suggest others.cu --block=32x8 -- -I%examples > patch 2> reasons
// RUN: FileCheck %s < %t/patch
// CHECK:      kinds::tile: 4,096 -> 4,224 bytes (pad:128:4).
// CHECK:      -  __shared__ float tile[32][32]; // of kinds
// CHECK-NEXT: +  __shared__ unbank::array<float[32][32], unbank::pad<128, 4>> tile; // of kinds
// CHECK:      -  __shared__ float tile[32][32]; // beside dynamic memory
// CHECK-NEXT: +  __shared__ unbank::array<float[32][32], unbank::xor_<2, 31, 7>> tile; // beside dynamic memory
// CHECK-NOT:  {{^[-+]}}
//
// RUN: FileCheck %s --check-prefix=REASONS < %t/reasons
// REASONS: no fix for counts::tile: more is done with its name than subscripts and sums of a pointer
// REASONS: no fix for deduces::tile: more is done with its name than subscripts and sums of a pointer
// REASONS: no fix for keeps::tile: more is done with its name than subscripts and sums of a pointer
// REASONS: no fix for compares::tile: more is done with its name than subscripts and sums of a pointer
//
// RUN: cd %t && printf '#include "cuda_min.h"\n#define NAME one\n#define AT(y, x) y][x\n#include "kernel.h"\n#undef NAME\n#undef AT\n#define NAME two\n#define AT(y, x) 0][y * 32 + x\n#include "kernel.h"\n' > twice.cu
// RUN: cd %t && printf '__global__ void NAME(float *out) {\n  __shared__ float tile[32][32];\n  tile[AT(threadIdx.y, threadIdx.x)] = *out;\n  __syncthreads();\n  out[threadIdx.x] = tile[threadIdx.x][threadIdx.y];\n}\n' > kernel.h
// RUN: cd %t && env CUDA_PATH=none %unbank suggest twice.cu --block=32x8 -- -I%examples 2>&1 | FileCheck %s --check-prefix=TWICE
// TWICE:      no fix for one::tile: its text is compiled several times, as of a file that is included twice
// TWICE-NEXT: no fix for two::tile: its text is compiled several times
// TWICE-NEXT: there is no patch
#include "cuda_min.h"

// Of two instantiations one has conflicts, and the other leaves its rows, where it pays nothing for subscripts.
template <bool IS_FLAT> __global__ void kinds(float *out, const float *in) {
  __shared__ float tile[32][32]; // of kinds
  const int x = threadIdx.x, y = threadIdx.y;
  if (IS_FLAT)
    tile[0][40] = in[x];
  else
    tile[y][x] = in[x];
  __syncthreads();
  out[x] = IS_FLAT ? tile[1][8] : tile[x][y];
}
template __global__ void kinds<true>(float *, const float *);
template __global__ void kinds<false>(float *, const float *);

// A launch may count on the bytes that are left: a longer dimension takes some of them, and the plugin takes none.
__global__ void beside(float *out, const float *in) {
  __shared__ float tile[32][32]; // beside dynamic memory
  extern __shared__ float line[];
  tile[threadIdx.y][threadIdx.x] = line[threadIdx.x] = in[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = tile[threadIdx.x][threadIdx.y] + line[31 - threadIdx.x];
}

// The length of a row, without a bracket.
__global__ void counts(float *out) {
  __shared__ float tile[32][32];
  tile[threadIdx.y][threadIdx.x] = sizeof(*tile);
  __syncthreads();
  out[threadIdx.x] = tile[threadIdx.x][threadIdx.y];
}

template <int LENGTH> __device__ int length_of(float (*)[LENGTH]) { return LENGTH; }
__global__ void deduces(float *out) {
  __shared__ float tile[32][32];
  tile[threadIdx.y][threadIdx.x] = length_of(tile);
  __syncthreads();
  out[threadIdx.x] = tile[threadIdx.x][threadIdx.y];
}

__global__ void keeps(float *out) {
  __shared__ float tile[32][32];
  auto rows = tile;
  tile[threadIdx.y][threadIdx.x] = sizeof rows[0];
  __syncthreads();
  out[threadIdx.x] = tile[threadIdx.x][threadIdx.y];
}

// The front end knows that these are one place.
__global__ void compares(float *out) {
  __shared__ float tile[32][32];
  tile[threadIdx.y][threadIdx.x] = &tile[0][32] == &tile[1][0];
  __syncthreads();
  out[threadIdx.x] = tile[threadIdx.x][threadIdx.y];
}
