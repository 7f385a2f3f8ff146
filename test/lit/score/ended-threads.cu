// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Threads that end within inline PTX, or by the intrinsic: which lanes remain is not followed, so the score of their kernel is unknown. A branch
// within one asm statement, and a trap, leave the other lanes as they were.
// REQUIRES: command
// RUN: env CUDA_PATH=none %unbank analyze %s --block=32 -- -I%examples > %t && FileCheck %s < %t
// CHECK-LABEL: kernel harmless
// CHECK:       wavefronts 64 -> {{[0-9]+}} a block
// CHECK-LABEL: kernel as_source
// CHECK:       wavefronts 48 -> {{[0-9]+}} a block
// CHECK-LABEL: kernel ends
// CHECK:       wavefronts ? a block, ideal ?; not known, for an exit may have ended threads before
// CHECK:       ld tile 4 ? ? ? [1]
// CHECK-LABEL: kernel ends_by_intrinsic
// CHECK:       wavefronts ? a block, ideal ?; not known, for an exit may have ended threads before
// CHECK-LABEL: kernel guarded
// CHECK:       wavefronts ? a block
// CHECK-LABEL: kernel returns
// CHECK:       wavefronts ? a block
#include "cuda_min.h"

#define TILE(statement)                                                                                                \
  __shared__ unsigned tile[32 * 32];                                                                                   \
  const unsigned t = threadIdx.x;                                                                                      \
  for (int i = 0; i < 32; i++)                                                                                         \
    tile[i * 32 + t] = in[i * 32 + t];                                                                                 \
  __syncthreads();                                                                                                     \
  statement;                                                                                                           \
  out[t] = tile[t * 32]

__global__ void ends(unsigned *out, const unsigned *in) {
  TILE(if (t & 1) asm volatile("exit;"));
}
__global__ void ends_by_intrinsic(unsigned *out, const unsigned *in) {
  TILE(if (t & 1) __nvvm_exit());
}
__global__ void guarded(unsigned *out, const unsigned *in) {
  TILE(asm volatile("{ .reg .pred p; setp.gt.u32 p, %0, 3; @p exit; }" ::"r"(t)));
}
__global__ void returns(unsigned *out, const unsigned *in) {
  TILE(if (t & 1) asm volatile("ret.uni;"));
}
__global__ void harmless(unsigned *out, const unsigned *in) {
  TILE(asm volatile("{ .reg .pred p; setp.gt.u32 p, %0, 3; @p bra exits; exits: }" ::"r"(t)));
}
__global__ void as_source(unsigned *out, const unsigned *in) {
  TILE(if (t & 1) return);
}
