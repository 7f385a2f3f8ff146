// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions and fields of the runtime that exist in another version of CUDA only: the message says to change the toolkit, and neither the source nor
// clang.
// REQUIRES: command
// RUN: env CUDA_PATH=none %exits 2 %unbank analyze %s -- -I%examples -DCALL 2>&1 | FileCheck %s
// RUN: env CUDA_PATH=none %exits 2 %unbank analyze %s -- -I%examples -DFIELD 2>&1 | FileCheck %s
// RUN: env CUDA_PATH=none %exits 2 %unbank analyze %s -- -I%examples -DTHREAD 2>&1 | FileCheck %s
// RUN: env CUDA_PATH=none %exits 2 %unbank analyze %s -- -I%examples -DTEXTURE 2>&1 | FileCheck %s
// RUN: env CUDA_PATH=none %exits 2 %unbank analyze %s -- -I%examples -DCUB 2>&1 | FileCheck %s
// RUN: env CUDA_PATH=none %exits 2 %unbank analyze %s -- -I%examples -DTHRUST 2>&1 | FileCheck %s
// RUN: env CUDA_PATH=none %exits 2 %unbank analyze %s -- -I%examples -DPOINTER 2>&1 | FileCheck %s
// RUN: env CUDA_PATH=none %exits 2 %unbank analyze %s -- -I%examples -DOTHER 2>&1 | FileCheck %s --check-prefix=OWN
// RUN: env CUDA_PATH=none %exits 2 %unbank analyze %s -- -I%examples -DOWN 2>&1 | FileCheck %s --check-prefix=OWN
// CHECK: cannot compile this; the source may be for another CUDA than the one that was found: name the folder of that by CUDA_PATH=, or behind --, as in -- --cuda-path=/usr/local/cuda-12.9
// OWN:   cannot compile this; if nvcc can, docs/build.md says why
#include "cuda_min.h"
struct cudaDeviceProp {
  int warpSize;
};
int cudaMemPrefetchAsync(const void *memory, int *location);
int own(const void *memory, int *location);
__global__ void kernel(float *out) { *out = 1; }
#ifdef CALL
int prefetch(float *memory) { return cudaMemPrefetchAsync(memory, 0, 0); }
#elif defined(FIELD)
int clock_rate(const cudaDeviceProp &device) { return device.clockRate; }
#elif defined(THREAD)
int wait() { return cudaThreadSynchronize(); }
#elif defined(TEXTURE)
texture<float, 1> image;
#elif defined(CUB)
namespace cub {}
cub::Max larger;
#elif defined(THRUST)
namespace thrust {}
float sum(float *all) { return thrust::transform_reduce(all, all + 8); }
#elif defined(POINTER)
struct cudaPointerAttributes {};
int type_of(const cudaPointerAttributes &of) { return of.memoryType; }
#elif defined(OTHER)
namespace other {}
other::Max larger;
#else
int prefetch(float *memory) { return own(memory, 0, 0); }
#endif
