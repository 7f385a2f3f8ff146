// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Rows keep all columns that a launch may use: one launch has blocks of 16x16, and the shape of another one is unknown (blocks of 17x15 use all
// columns).
// REQUIRES: command, toolkit, llvm-22
// UNSUPPORTED: sanitize
// RUN: rm -rf %t && mkdir -p %t && cp %s %t/rows.cu && cd %t && %unbank suggest rows.cu -- -DOTHER > other 2>&1 && FileCheck %s --check-prefix=OTHER < other
// RUN: cd %t && %unbank suggest rows.cu -- -DPASSED > passed 2>&1 && FileCheck %s --check-prefix=OTHER < passed
// RUN: cd %t && %unbank suggest rows.cu -- -DCHOSEN > chosen 2>&1 && FileCheck %s --check-prefix=OTHER < chosen
// OTHER-NOT: shorter rows
// OTHER-NOT: tile[16][16];
// Nor where a function that is not seen gets the kernel, or what may be it, and launches it as it likes.
// Twins: where all launches are known, and where the runtime alone is asked about the kernel, or a function that is seen launches it.
// RUN: cd %t && %unbank suggest rows.cu -- -DASKED > asked 2>&1 && FileCheck %s --check-prefix=KNOWN < asked
// RUN: cd %t && %unbank suggest rows.cu -- -DSEEN > seen 2>&1 && FileCheck %s --check-prefix=KNOWN < seen
// RUN: cd %t && %unbank suggest rows.cu > known 2>&1 && FileCheck %s --check-prefix=KNOWN < known
// KNOWN:     copied::tile: 1,088 -> 1,024 bytes (shorter rows).
#include <cuda_runtime.h>

__global__ void copied(float *out, const float *in) {
  __shared__ float tile[16][17];
  const int x = threadIdx.x, y = threadIdx.y, w = blockDim.x, h = blockDim.y;
  tile[y][x] = in[y * w + x];
  __syncthreads();
  out[y * w + x] = tile[h - 1 - y][x];
}

typedef void (*kernel)(float *, const float *);
void other(kernel);
void __attribute__((noinline)) seen(kernel which, float *out, dim3 block) { which<<<1, block>>>(out, out); }

void host(float *out, float *in, dim3 block) {
  copied<<<1, dim3(16, 16)>>>(out, in);
#ifdef OTHER
  copied<<<1, block>>>(out, in);
#endif
#ifdef PASSED
  other(copied);
#endif
#ifdef CHOSEN
  other(out ? copied : nullptr);
#endif
#ifdef ASKED
  int blocks, threads;
  cudaOccupancyMaxPotentialBlockSize(&blocks, &threads, copied);
  cudaFuncSetAttribute(copied, cudaFuncAttributePreferredSharedMemoryCarveout, blocks);
#endif
#ifdef SEEN
  seen(copied, out, dim3(16, 16));
#endif
}
