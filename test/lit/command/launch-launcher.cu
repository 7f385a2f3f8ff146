// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A launcher gets the shape by the address of a struct, and is too long for LLVM to inline by itself: what its callers store there is seen all the
// same. Twin: a struct that other code fills.
// RUN: env CUDA_PATH=none %unbank analyze %s -- -I%examples | FileCheck %s
// CHECK:      kernel longest(
// CHECK:        block       512, seen in a launch (
// CHECK:      kernel longer(
// CHECK:        block       256, seen in a launch (
// CHECK:      kernel given(
// CHECK:        block       {{.*}}assumed; the shape of the launch at
#include "cuda_min.h"

struct Shape {
  dim3 grid, block;
  Shape(const dim3 &grid, const dim3 &block) : grid(grid), block(block) {}
};

void note(const char *what, const Shape *shape);
#define NOTE note("a launch", nullptr), note("of a kernel", nullptr), note("by a launcher", nullptr)
template <class Kernel> static void launch(Kernel kernel, const Shape &shape, float *out) {
  NOTE, NOTE, NOTE, NOTE, NOTE, NOTE, NOTE, NOTE;
  kernel<<<shape.grid, shape.block>>>(out);
  NOTE, NOTE, NOTE, NOTE, NOTE, NOTE, NOTE, NOTE;
}

#define KERNEL(name, turns)                                                                                                                          \
  __global__ void name(float *out) {                                                                                                                 \
    __shared__ float rows[256 * 32];                                                                                                                 \
    for (int i = 0; i < turns; i++)                                                                                                                  \
      rows[threadIdx.x % 256 * 32 + i] = out[i];                                                                                                     \
    __syncthreads();                                                                                                                                 \
    out[threadIdx.x] = rows[threadIdx.x];                                                                                                            \
  }
KERNEL(longest, 24)
KERNEL(longer, 16)
KERNEL(given, 8)

void run(float *out, const Shape &from_elsewhere) {
  launch(longest, Shape(dim3(4), dim3(512)), out);
  launch(longer, Shape(dim3(4), dim3(256)), out);
  launch(given, from_elsewhere, out);
}
