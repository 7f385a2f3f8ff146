// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Each kernel may declare dynamic memory under a name of its own: a profile of the second kernel has that kernel's name.
// REQUIRES: command
// RUN: rm -rf %t && mkdir %t && cd %t
// RUN: env CUDA_PATH=none %unbank simulate %s --kernel=second --grid=2 --block=32 --dynamic=4096 --arg=u32[2048]:zero --arg=u32[1024]:ramp --write-profile=profile -- -I%examples
// RUN: env CUDA_PATH=none %unbank analyze %s --block=32 --profile=profile -- -I%examples > %t/text && FileCheck %s < %t/text
// CHECK-LABEL: kernel first(
// CHECK:       have this kernel
// CHECK-LABEL: kernel second(
// CHECK:       wavefronts 33 a block, ideal 33
// CHECK:       st tile 4 1 1 1 [1]
// CHECK:       [1] measured in profile
#include "cuda_min.h"

__global__ void first(unsigned *data, const unsigned *place) {
  extern __shared__ unsigned other[];
  other[place[threadIdx.x]] = data[threadIdx.x];
  __syncthreads();
  data[threadIdx.x] = other[threadIdx.x];
}
__global__ void second(unsigned *data, const unsigned *place) {
  extern __shared__ unsigned tile[];
  tile[place[threadIdx.x]] = data[threadIdx.x];
  __syncthreads();
  for (int i = 0; i < 32; i++)
    data[threadIdx.x + 32 * i] = tile[threadIdx.x ^ i];
}
