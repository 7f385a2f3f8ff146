// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An ordinary program, with the toolkit's own libraries, from source to executable: the README's first command. Without a GPU it starts, and says
// that there is none.
// REQUIRES: command, toolkit, llvm-22
// UNSUPPORTED: sanitize
// RUN: %unbank clang++ -O3 -Rpass=unbank %s -o %t 2>&1 | FileCheck %s
// RUN: %t | FileCheck %s --check-prefix=STARTED
// CHECK: remark: transpose::tile: layout pad:128:4, 1056 -> 64 wavefronts a block of 32x8 (assumed), 4096 -> 4224 bytes
// The records of the device half are in a file of their own.
// RUN: rm -rf %t.records && mkdir %t.records && cd %t.records && %unbank clang++ -O3 --offload-arch=sm_90 -fsave-optimization-record -c %s -o p.o && grep -A 8 LayoutChanged *-sm_90.opt.yaml | FileCheck %s --check-prefix=RECORD
// RECORD: Array: 'transpose::tile'
// STARTED: launch: {{no error|no CUDA-capable device|CUDA driver version is insufficient}}
//
// Analysed without a build of one's own; arguments for clang behind --. The title would shorten a long path.
// RUN: cd %S && %unbank analyze clang-program.cu --block=32x8 -- -DROWS=33 --offload-arch=sm_80 | FileCheck %s --check-prefix=OWN
// OWN: clang-program.cu for sm_80
// OWN: transpose::tile {{ *}}4,224 {{ *}}identity {{ *}}kept: clean
#include <cooperative_groups.h>
#include <cuda/pipeline>
#include <cuda_fp16.h>

#include <cstdio>
#include <cub/cub.cuh>

#ifndef ROWS
#define ROWS 32
#endif

__global__ void transpose(float *out, const float *in, int n) {
  __shared__ float tile[32][ROWS];
  auto block = cooperative_groups::this_thread_block();
  int x = blockIdx.x * 32 + threadIdx.x, y = blockIdx.y * 32 + threadIdx.y;
  for (int i = 0; i < 32; i += 8)
    tile[threadIdx.y + i][threadIdx.x] = in[(y + i) * n + x];
  block.sync();
  x = blockIdx.y * 32 + threadIdx.x, y = blockIdx.x * 32 + threadIdx.y;
  for (int i = 0; i < 32; i += 8)
    out[(y + i) * n + x] = tile[threadIdx.x][threadIdx.y + i];
}

__global__ void sum(const __half *in, float *out) {
  using Reduce = cub::BlockReduce<float, 128>;
  __shared__ typename Reduce::TempStorage room;
  float all = Reduce(room).Sum(__half2float(in[blockIdx.x * 128 + threadIdx.x]));
  if (threadIdx.x == 0)
    out[blockIdx.x] = all;
}

int main() {
  float *data = nullptr;
  cudaMalloc(&data, 2 * 64 * 64 * sizeof(float));
  transpose<<<dim3(2, 2), dim3(32, 8)>>>(data, data + 64 * 64, 64);
  printf("launch: %s\n", cudaGetErrorString(cudaDeviceSynchronize()));
}
