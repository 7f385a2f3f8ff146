// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a promise of the block shape would save is reported if a launch or the default has the shape: with it threads are known to stay in their rows,
// so a padded row costs no instruction. Nothing is reported for a shape that is promised already, for a guessed one, or if the layout costs nothing
// anyway.
// REQUIRES: command
// RUN: env CUDA_PATH=none %unbank explain 'columns::l' %s --block=16x8 -- -I%examples | FileCheck %s --check-prefix=ADVICE
// RUN: env CUDA_PATH=none %unbank explain 'columns::l' %s --block=16x8 --json -- -I%examples | FileCheck %s --check-prefix=JSON
// RUN: env CUDA_PATH=none %unbank explain 'columns::l' %s --block=columns@16x8 -- -I%examples | FileCheck %s --check-prefix=PROMISED
// RUN: env CUDA_PATH=none %unbank explain 'columns::l' %s -- -I%examples | FileCheck %s --check-prefix=GUESSED
// RUN: env CUDA_PATH=none %unbank explain 'rows::tile' %s --block=32 -- -I%examples | FileCheck %s --check-prefix=FREE
// ADVICE:      decision    kept, no-gain
// ADVICE:      advice      promise: if all its launches have blocks of 16x8, block=_Z7columnsPfPKfS1_i@16x8 says
// ADVICE-NEXT:             so: the layout is pad:324:4 then, with 584 wavefronts and 0 added instructions of a
// ADVICE-NEXT:             block; as it is: 1,168 wavefronts and 0 added instructions
// JSON: "code": "promise"
// PROMISED:     decision    changed, layout pad:324:4
// PROMISED-NOT: promise:
// GUESSED:     decision
// GUESSED-NOT: promise:
// FREE:     decision    changed
// FREE-NOT: promise:
#include "cuda_min.h"

__global__ void columns(float *dst, const float *src, const float *factors, int pitch) {
  __shared__ float l[16][81];
  int x = threadIdx.x, y = threadIdx.y;
  src += ((int)blockIdx.y * 8 - 1) * 8 * pitch + y * pitch + blockIdx.x * 16 + x;
  dst += ((int)blockIdx.y * 8 - 1) * 8 * pitch + y * pitch + blockIdx.x * 16 + x;
  for (int i = 0; i < 10; i++)
    l[x][y + i * 8] = src[i * 8 * pitch];
  __syncthreads();
  for (int i = 1; i < 9; i++) {
    float sum = 0;
    for (int j = -8; j <= 8; j++)
      sum += factors[8 - j] * l[x][y + i * 8 + j];
    dst[i * 8 * pitch] = sum;
  }
}

__global__ void rows(float *out, const float *in) {
  __shared__ float tile[32][32];
  for (int i = 0; i < 32; i++)
    tile[i][threadIdx.x] = in[i * 32 + threadIdx.x];
  __syncthreads();
  float sum = 0;
  for (int i = 0; i < 32; i++)
    sum += tile[threadIdx.x][i] * in[i];
  out[threadIdx.x] = sum;
}
