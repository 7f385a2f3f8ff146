// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Options in a clang configuration file, which clang reads by itself, count like its arguments: with -fgpu-rdc others may use an array of the file.
// An argument overrules it. Twin: the same file without that option. The output has no trace of the command line.
// REQUIRES: command
// UNSUPPORTED: sanitize
// RUN: rm -rf %t && mkdir -p '%t/a -fgpu-rdc b' %t/config %t/other && echo -fgpu-rdc > %t/config/clang++.cfg && echo -DOTHER > %t/other/clang++.cfg
// RUN: env CUDA_PATH=none %unbank analyze %s --block=32x8 -- -I%examples --config-user-dir=%t/config | FileCheck %s --check-prefix=PART
// RUN: env CUDA_PATH=none %unbank analyze %s --block=32x8 -- -I%examples --config-user-dir=%t/config -fno-gpu-rdc | FileCheck %s --check-prefix=WHOLE
// RUN: env CUDA_PATH=none %unbank analyze %s --block=32x8 -- -I%examples --config-user-dir=%t/other '-I%t/a -fgpu-rdc b' | FileCheck %s --check-prefix=WHOLE
// RUN: env CUDA_PATH=none %unbank analyze %s --block=32x8 -- -I%examples -fgpu-rdc | FileCheck %s --check-prefix=PART
// PART:  tile{{ +}}4,096{{ +}}identity{{ +}}refused: external-linkage
// WHOLE: tile{{ +}}4,096 -> 4,224{{ +}}pad:128:4{{ +}}changed
// RUN: env CUDA_PATH=none %unbank fix %s --block=32x8 -o %t/out.ll -- -I%examples > %t/text
// RUN: not grep commandline %t/out.ll
#include "cuda_min.h"

__shared__ float tile[32][32];

__global__ void transpose(float *out) {
  tile[threadIdx.y][threadIdx.x] = out[threadIdx.x];
  __syncthreads();
  out[threadIdx.y * 32 + threadIdx.x] = tile[threadIdx.x][threadIdx.y];
}
