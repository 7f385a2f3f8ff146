// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The simulator runs inline PTX that computes the exclusive or of an address and a number, which the pass does not follow, and lists both accesses. Behind them the numbers
// of the two lists mean different accesses, so none of that function is measured: the second column had the figures of the row, 1 wavefront instead
// of 25.
// REQUIRES: command
// RUN: rm -rf %t && mkdir %t && cd %t
// RUN: env CUDA_PATH=none %unbank simulate %s --grid=1 --block=32 --arg=u32[128]:zero --arg=u32[32]:random:7 --write-profile=profile -- -I%examples > %t/run && FileCheck %s --check-prefix=RAN < %t/run
// RAN:      ld bins 4 {{ *}}1 {{ *}}1 {{ *}}1 {{ *}}32
// RAN-NEXT: {{.*}} ld bins 4 {{ *}}1 {{ *}}23 {{ *}}1 {{ *}}32
// RAN-NEXT: {{.*}} ld bins 4 {{ *}}1 {{ *}}25 {{ *}}1 {{ *}}32
// RUN: env CUDA_PATH=none %unbank analyze %s --block=32 --widths=ir --profile=profile -- -I%examples > %t/text && FileCheck %s < %t/text
// CHECK-NOT: measured in profile
// CHECK:     profile does not have this access
// CHECK-NOT: measured in profile
#include "cuda_min.h"

extern "C" __global__ void gather(unsigned *out, const unsigned *place) {
  __shared__ unsigned bins[4096];
  __shared__ unsigned pair[64];
  const unsigned t = threadIdx.x;
  for (int i = t; i < 4096; i += 32)
    bins[i] = i;
  pair[t] = pair[t + 32] = t;
  __syncthreads();
  unsigned a, b;
  asm volatile("{ .reg .b32 a; xor.b32 a, %2, 4; ld.shared.u32 %0, [%2]; ld.shared.u32 %1, [a]; }"
               : "=r"(a), "=r"(b)
               : "r"((unsigned)(unsigned long)(__attribute__((address_space(3))) unsigned *)&pair[t])
               : "memory");
  const unsigned p = place[t];
  out[t] = bins[t] + a + b;
  out[t + 32] = bins[32 * (p & 31)];
  out[t + 64] = bins[32 * (p & 63)];
  out[t + 96] = bins[32 * (p & 127)];
}
