// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Vectors of which only some elements are used behind a barrier, so that they are loaded as vectors, and read for these elements alone.
// The name of a kernel says which: of the vector at t, and after "and" of the one at t + 1. NARROW in match.py has the instructions.
#include "cuda_min.h"

typedef float f4 __attribute__((ext_vector_type(4)));
typedef float f2 __attribute__((ext_vector_type(2)));
typedef double d2 __attribute__((ext_vector_type(2)));
typedef _Float16 h4 __attribute__((ext_vector_type(4)));
typedef unsigned char b4 __attribute__((ext_vector_type(4)));

#define KERNEL(name, type, use)                                                                    \
  extern "C" __global__ void name(float *out, const float *in) {                                   \
    __shared__ type line[40];                                                                      \
    float *words = (float *)line;                                                                  \
    int t = threadIdx.x;                                                                           \
    for (int i = t; i < sizeof line / 4; i += 32)                                                  \
      words[i] = in[i];                                                                            \
    __syncthreads();                                                                               \
    type a = line[t], b = line[t + 1];                                                             \
    __syncthreads();                                                                               \
    words[t] = 0;                                                                                  \
    out[t] = use;                                                                                  \
  }

KERNEL(x, f4, a.x)
KERNEL(z, f4, a.z)
KERNEL(xy, f4, a.x + a.y)
KERNEL(zw, f4, a.z + a.w)
KERNEL(yz, f4, a.y + a.z)
KERNEL(xw, f4, a.x + a.w)
KERNEL(xyz, f4, a.x + a.y + a.z)
KERNEL(xyzw, f4, a.x + a.y + a.z + a.w)
KERNEL(w_and_x, f4, a.w + b.x)
KERNEL(zw_and_xy, f4, a.z + a.w + b.x + b.y)
KERNEL(xyzw_and_y, f4, a.x + a.y + a.z + a.w + b.y)
KERNEL(pair_y, f2, a.y)
KERNEL(double_y, d2, a.y)
KERNEL(half_y, h4, (float)a.y)
KERNEL(half_zw, h4, (float)a.z + (float)a.w)
KERNEL(half_xz, h4, (float)a.x + (float)a.z)
KERNEL(byte_y, b4, a.y)
