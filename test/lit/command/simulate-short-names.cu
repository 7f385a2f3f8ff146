// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// --kernel= takes the names that explain takes: with template arguments, and without these, parameters or namespaces, or as tables shorten them, if
// one kernel fits. The better fit counts: a name without namespaces is that of the kernel that has none. Of others the nearest are named.
// REQUIRES: command
// RUN: rm -rf %t && mkdir %t && cp %s %t/k.cu && cd %t
// RUN: cd %t && env CUDA_PATH=none %unbank simulate k.cu '--kernel=turn<4>' --grid=1 --block=32 --arg=f32[32]:zero --arg=f32[32]:ramp -- -I%examples | FileCheck %s
// CHECK: kernel void turn<4>(float*, float const*)
// RUN: cd %t && not env CUDA_PATH=none %unbank simulate k.cu --kernel=turn --grid=1 --block=32 -- -I%examples 2>&1 | FileCheck %s --check-prefix=MANY
// MANY: several kernels are called turn; the module defines turn<4>, turn<8>, and 12 more{{$}}
// RUN: cd %t && env CUDA_PATH=none %clang_cuda_plain -gline-tables-only -I%examples -S -emit-llvm k.cu -o k.ll
// DEFINE: %{run} = %unbank simulate k.ll --grid=1 --block=32 --arg=f32[32]:zero --arg=f32[32]:ramp
// RUN: cd %t && %{run} '--kernel=roll< 4, 2u >' | FileCheck %s --check-prefix=ROLL
// RUN: cd %t && %{run} '--kernel=inner::roll<4, 2u>' | FileCheck %s --check-prefix=ROLL
// RUN: cd %t && %{run} '--kernel=roll<4*' | FileCheck %s --check-prefix=ROLL
// RUN: cd %t && %{run} '--kernel=out...::roll<4, 2u>' | FileCheck %s --check-prefix=ROLL
// RUN: cd %t && %{run} '--kernel=out...<4, 2u>' | FileCheck %s --check-prefix=ROLL
// RUN: cd %t && %{run} --kernel=lone | FileCheck %s --check-prefix=LONE && %{run} --kernel=inner::lone | FileCheck %s --check-prefix=INNER
// RUN: cd %t && not %{run} --kernel=oll && not %{run} --kernel=ner::lone && not %{run} --kernel=::lone && not %{run} --kernel=roll
// RUN: cd %t && not %{run} --kernel='roll<9, 2u>' 2>&1 | FileCheck %s --check-prefix=OTHERS
// RUN: cd %t && not %{run} --kernel=outer::sane 2>&1 | FileCheck %s --check-prefix=NEAR
// RUN: cd %t && not %{run} 2>&1 | FileCheck %s --check-prefix=FIRST
// ROLL: kernel void outer::inner::roll<4, 2u>(float*, float const*)
// LONE: kernel void lone<2>(float*, float const*)
// INNER: kernel void outer::inner::lone<1>(float*, float const*)
// OTHERS: there is no kernel roll<9, 2u>; the module defines outer::inner::roll<4, 2u>, outer::inner::roll<5, 2u>, and 12 more{{$}}
// NEAR: there is no kernel outer::sane; the module defines same(float*), same(int*), outer::inner::lone<1>, lone<2>, {{.*}}, and 6 more{{$}}
// FIRST: there is more than one kernel: choose with --kernel=NAME; the module defines turn<4>, turn<8>, same(float*), same(int*), {{.*}}, and 6 more{{$}}
#include "cuda_min.h"

template <int N> __global__ void turn(float *out, const float *in) {
  __shared__ float s[32];
  s[threadIdx.x] = in[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = s[threadIdx.x ^ N];
}
template __global__ void turn<4>(float *, const float *);
template __global__ void turn<8>(float *, const float *);

__global__ void same(float *out) { out[threadIdx.x] = 1; }
__global__ void same(int *out) { out[threadIdx.x] = 1; }

namespace outer {
namespace inner {
template <int N, unsigned M> __global__ void roll(float *out, const float *in) { out[threadIdx.x] = in[N * M]; }
template __global__ void roll<4, 2u>(float *, const float *);
template __global__ void roll<5, 2u>(float *, const float *);
template <int N> __global__ void lone(float *out, const float *in) { out[threadIdx.x] = in[N]; }
template __global__ void lone<1>(float *, const float *);
} // namespace inner
} // namespace outer
template <int N> __global__ void lone(float *out, const float *in) { out[threadIdx.x] = in[N]; }
template __global__ void lone<2>(float *, const float *);
__global__ void one1(float *out, const float *in) { out[threadIdx.x] = in[3]; }
__global__ void two2(float *out, const float *in) { out[threadIdx.x] = in[4]; }
__global__ void three3(float *out, const float *in) { out[threadIdx.x] = in[5]; }
__global__ void four4(float *out, const float *in) { out[threadIdx.x] = in[6]; }
__global__ void five5(float *out, const float *in) { out[threadIdx.x] = in[7]; }
__global__ void six6(float *out, const float *in) { out[threadIdx.x] = in[8]; }
