// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Where parameters do not fit, a kernel is named without them; of overloads those that tell one from another stay: in headings, in tables and in the
// text of a patch, in which two changes are two lines. A kernel without overloads has none of them.
// REQUIRES: command
// RUN: rm -rf %t && mkdir %t && cp %s %t/k.cu && cd %t && env CUDA_PATH=none %unbank analyze k.cu --block=32x8 -- -I%examples | FileCheck %s
// CHECK:      kernel {{ *}}at
// CHECK-NEXT: 992 -> 0 layers_of_a_network::turn_over (unsigned long long const*, float*, ...) k.cu
// CHECK-NEXT: 992 -> 0 ...turn_over (unsigned long long const*, unsigned int*, ...) k.cu
// CHECK-NEXT: 992 -> 0 layers_of_a_network::turn_alone k.cu
// CHECK-NEXT: 960 -> 0 layers_of_a_network::turn_over (unsigned long long*, ...) k.cu
// CHECK:      layout {{ *}}kernel
// CHECK-NEXT: tile pad:128:4 ...turn_over (unsigned long long const*, float*, ...){{$}}
// CHECK-NEXT: tile pad:128:4 ...turn_over (unsigned long long const*, unsigned int*, ...){{$}}
// CHECK:      {{^}}kernel layers_of_a_network::turn_over (unsigned long long const*, float*, ...){{$}}
// CHECK:      {{^}}kernel layers_of_a_network::turn_over (unsigned long long const*, unsigned int*, ...){{$}}
// CHECK:      {{^}}kernel layers_of_a_network::turn_alone{{$}}
// CHECK:      {{^}}kernel layers_of_a_network::turn_over(unsigned long long*, unsigned long long const*){{$}}
// RUN: cd %t && env CUDA_PATH=none %unbank suggest k.cu --block=32x8 -- -I%examples | FileCheck %s --check-prefix=PATCH
// PATCH:      {{^}}layers_of_a_network::turn_over::tile: 4,096 -> 4,224 bytes in ...turn_over (unsigned long long const*, float*, ...); 4,096 -> 4,224 bytes in
// PATCH-SAME: ...turn_over (unsigned long long const*, unsigned int*, ...) (pad:128:4).
// PATCH:      {{^}}layers_of_a_network::turn_alone::tile: 4,096 -> 4,224 bytes (pad:128:4).
// PATCH-NEXT: {{^}}layers_of_a_network::turn_over (unsigned long long const*, float*, ...), blocks of
// PATCH-NEXT: {{^}}layers_of_a_network::turn_over (unsigned long long const*, unsigned int*, ...), blocks of
#include "cuda_min.h"

#define TURN(out, in)                                                                                                                                \
  for (int i = 0; i < 32; i += 8)                                                                                                                    \
    tile[threadIdx.y + i][threadIdx.x] = in[threadIdx.x + 32 * (threadIdx.y + i)];                                                                   \
  __syncthreads();                                                                                                                                   \
  for (int i = 0; i < 32; i += 8)                                                                                                                    \
    out[threadIdx.x + 32 * (threadIdx.y + i)] = tile[threadIdx.x][threadIdx.y + i];

namespace layers_of_a_network {
__global__ void turn_over(const unsigned long long *seeds, float *out, const float *in, const unsigned long long *more) {
  __shared__ float tile[32][32];
  TURN(out, in)
}
__global__ void turn_over(const unsigned long long *seeds, unsigned *out, const unsigned *in, const unsigned long long *more) {
  __shared__ unsigned tile[32][32];
  TURN(out, in)
}
__global__ void turn_over(unsigned long long *to, const unsigned long long *from) {
  __shared__ unsigned long long tile[32][32];
  TURN(to, from)
}
__global__ void turn_alone(const unsigned long long *seeds, float *out, const float *in, const unsigned long long *more) {
  __shared__ float tile[32][32];
  TURN(out, in)
}
} // namespace layers_of_a_network
