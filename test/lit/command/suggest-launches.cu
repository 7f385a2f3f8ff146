// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// There may be launches besides those that are seen: if a longer row is right for their block shapes alone, the message says so, and so does a fix in SARIF.
// RUN: rm -rf %t && mkdir -p %t && cp %s %t/rows.cu && cd %t && echo '{"launch":1,"launches":[{"kernel":"_Z4rowsPfPKf","block":[32,8,1],"file":"a.cu","line":1,"source":"a.cu"}]}' > launches.json
// RUN: cd %t && env CUDA_PATH=none %unbank suggest rows.cu --launch=launches.json -- -I%examples | FileCheck %s --check-prefix=SEEN
// SEEN:      rows(float*, float const*), blocks of 32x8: 1,056 -> 64 wavefronts
// SEEN-NEXT: Longer rows are right for the block shapes of the launches that were seen: if there are others, say them by --block=.
// SEEN:      +  __shared__ float tile[32][33];
// RUN: cd %t && env CUDA_PATH=none %unbank suggest rows.cu --block=32x8 -- -I%examples | FileCheck %s --check-prefix=SAID
// SAID-NOT:  Longer rows
// SAID:      +  __shared__ float tile[32][33];
// RUN: cd %t && env CUDA_PATH=none %unbank analyze rows.cu --launch=launches.json --sarif=sarif --fixes -- -I%examples > text && FileCheck %s --check-prefix=FIX < sarif
// FIX: without Unbank. Longer rows are right for the block shapes of the launches that were seen: if there are others, say them by --block=."
// FIX: "text": "33"
// RUN: cd %t && sed 's|\]}$|,{"kernel":"_Z4rowsPfPKf","block":null,"why":"it is data","file":"a.cu","line":2,"source":"a.cu"}]}|' launches.json > open.json && env CUDA_PATH=none %unbank suggest rows.cu --launch=open.json -- -I%examples | FileCheck %s --check-prefix=SEEN
//
// Of several shapes all must leave each index in its row.
// RUN: cd %t && sed 's|^{|{|;s|\]}$|,{"kernel":"_Z4rowsPfPKf","block":[32,16,1],"file":"a.cu","line":2,"source":"a.cu"}]}|' launches.json > two.json && env CUDA_PATH=none %unbank suggest rows.cu --launch=two.json -- -I%examples | FileCheck %s --check-prefix=TWO
// TWO: rows(float*, float const*), blocks of 32x8 and 32x16
// TWO: +  __shared__ float tile[32][33];
// RUN: cd %t && sed 's|32,16,1|64,4,1|' two.json > beyond.json && env CUDA_PATH=none %unbank suggest rows.cu --launch=beyond.json -- -I%examples > beyond.patch && FileCheck %s --check-prefix=BEYOND --implicit-check-not='{{^}}+  __shared__ float' < beyond.patch
// BEYOND: +  __shared__ unbank::array<float[32][32],
#include "cuda_min.h"

// A block of 64x4 would load two rows at a time.
__global__ void rows(float *out, const float *in) {
  __shared__ float tile[32][32];
  int x = threadIdx.x, y = threadIdx.y, two = blockDim.x / 32;
  for (int j = y * two; j < 32; j += blockDim.y * two)
    tile[j][x] = in[j * 32 + x];
  __syncthreads();
  for (int j = y; j < 32; j += blockDim.y)
    out[j * blockDim.x + x] = tile[x & 31][j];
}
