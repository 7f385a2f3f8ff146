// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A profile tells how often lanes swap, and belongs to the source as it was: it is not valid for the changed one, so there is no figure, and no
// patch. Without it, ranges are compared.
// RUN: rm -f %t.profile
// RUN: env CUDA_PATH=none %unbank simulate %s --grid=1 --block=32 --arg=u32[1024]:random:3 --write-profile=%t.profile -- -I%examples > /dev/null
// RUN: env CUDA_PATH=none %unbank suggest %s --block=32 --profile=%t.profile -- -I%examples 2>&1 | FileCheck %s --check-prefix=PROFILE
// RUN: env CUDA_PATH=none %unbank suggest %s --block=32 -- -I%examples 2>&1 | FileCheck %s --check-prefix=NONE
// PROFILE: no fix for columns::tile: the plugin changes it, but as a patch its wavefronts in {{.*}}columns{{.*}} are not known (a profile is of the source as it was; without one, what is known is compared)
// PROFILE: there is no patch
// NONE: {{.*}}columns{{.*}}: {{[0-9,]+\.\.[0-9,]+}} -> {{[0-9]+\.\.[0-9]+}} wavefronts, as arguments, data or ptxas decide.
#include "cuda_min.h"

__global__ void columns(unsigned *data) {
  __shared__ unsigned tile[32][32];
  const unsigned t = threadIdx.x;
  for (int k = 0; k < 32; ++k)
    tile[t][k] = data[k * 32 + t];
  __syncthreads();
  for (int k = 0; k < 31; ++k)
    if (tile[t][k] > tile[t][k + 1]) {
      const unsigned kept = tile[t][k];
      tile[t][k] = tile[t][k + 1];
      tile[t][k + 1] = kept;
    }
  __syncthreads();
  for (int k = 0; k < 32; ++k)
    data[k * 32 + t] = tile[k][t];
}
