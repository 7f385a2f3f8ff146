// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A profile measures the accesses behind copies of 256 bytes, which a report lists in pieces. The simulator counts no wavefronts for the copies
// themselves: the device's code makes loops of them.
// REQUIRES: command
// RUN: rm -rf %t && mkdir %t && cd %t
// RUN: env CUDA_PATH=none %unbank simulate %s --grid=1 --block=32 --arg=u32[2048]:ramp --arg=u32[2048]:zero --arg=u32[32]:zero --arg=u32[32]:ramp --write-profile=profile -- -I%examples > %t/run && FileCheck %s --check-prefix=RAN < %t/run
// RAN:      st tile 16 {{ *}}1 {{ *}}? {{ *}}? {{ *}}32 x16
// RAN-NEXT: a copy that the device's code makes in a loop
// RUN: env CUDA_PATH=none %unbank analyze %s --block=32 --widths=ir --profile=profile -- -I%examples > %t/text && FileCheck %s < %t/text
// CHECK: ld bins 4 {{.*}}[[[N:[0-9]]]]
// CHECK: [[[N]]] measured in profile
#include "cuda_min.h"

struct __attribute__((aligned(16))) wide {
  unsigned v[64];
};

extern "C" __global__ void gather(const wide *in, wide *out, unsigned *found, const unsigned *place) {
  __shared__ wide tile[32];
  __shared__ unsigned bins[1024];
  const int t = threadIdx.x;
  for (int i = t; i < 1024; i += 32)
    bins[i] = i;
  tile[t] = in[t];
  __syncthreads();
  out[t] = tile[31 - t];
  found[t] = bins[place[t] & 1023];
}
