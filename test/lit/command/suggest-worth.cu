// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Subscripts of a type are instructions of the program. A type that costs more of them than conflicts do is no patch, also where another kernel gains
// by it; one that gains is. Where nvcc would leave a loop rolled, because each pair of neighbours stays visible through the type, the type with fewer
// instructions is taken. (Of `sorted`, clang 19 makes more instructions, and no type gains.)
// REQUIRES: command, llvm-22
// RUN: rm -rf %t && mkdir -p %t && cp %s %t/worth.cu && cd %t && env CUDA_PATH=none %unbank suggest worth.cu --block=512 --block=both@32x8 -- -I%examples > patch 2> reasons
// RUN: FileCheck %s < %t/patch
// RUN: FileCheck %s --check-prefix=REASONS < %t/reasons
// CHECK:      sorted(unsigned int*, unsigned int const*), blocks of 512: 6,144 -> {{[0-9,]+}} wavefronts
// CHECK:      -  __shared__ unsigned keys[1024]; // of sorted
// CHECK-NEXT: +  __shared__ unbank::array<unsigned[1024], unbank::xor_<3, 15, 4, 4>> keys; // of sorted
// CHECK:      -  __shared__ float line[1024]; // of columns
// CHECK-NEXT: +  __shared__ unbank::array<float[1024], unbank::{{[a-z]+_?<[0-9, ]+>}}> line; // of columns
// CHECK-NOT:  {{^[-+]}}
// REASONS:     no fix for butterflies::data: the plugin changes it, but as a patch butterflies(float*, float const*) would be 0.{{[0-9]+}} times as fast by the formula of the choice: the type's subscripts cost what conflicts do
// REASONS:     no fix for both::tile: {{.*}}void both<true>(float*, float const*) would be 0.{{[0-9]+}} times as fast
// REASONS-NOT: no fix
//
// The same of an array in a header, of which another source would only pay; with one that gains, too, it is a patch.
// RUN: cd %t && sed -n '/^template <bool/,/^}/p' worth.cu | sed 's/__global__/static __device__/' > both.h
// RUN: cd %t && printf '#include "cuda_min.h"\n#include "both.h"\n__global__ void gains(float *out, const float *in) { both<false>(out, in); }\n' > gains.cu
// RUN: cd %t && sed 's/gains/pays/; s/false/true/' gains.cu > pays.cu && sed 's/gains/too/; s/out, in); /out + 1, in); /' gains.cu > too.cu
// RUN: cd %t && env CUDA_PATH=none %unbank suggest gains.cu pays.cu --block=32x8 -- -I%examples 2>&1 | FileCheck %s --check-prefix=PAYS
// RUN: cd %t && env CUDA_PATH=none %unbank suggest gains.cu too.cu --block=32x8 -- -I%examples 2>&1 | FileCheck %s --check-prefix=TOO
// PAYS: no fix for both::tile: {{.*}}in pays.cu: the plugin changes it, but as a patch pays(float*, float const*) would be 0.{{[0-9]+}} times as fast
// PAYS: there is no patch
// TOO:  +  __shared__ unbank::array<float[32][32],
//
// Real and imaginary parts have subscripts in common: a type of one by itself would cost what conflicts do, and of both it does not.
// RUN: cd %t && env CUDA_PATH=none %unbank suggest %examples/../bench/kernels/fft_radix.cu --block=fft_radix4@256 --block=fft_radix8@64 | FileCheck %s --check-prefix=TWINS
// TWINS: +  __shared__ unbank::array<float[slot4(POINTS4)], unbank::pad<128, 8>> re, im;
#include "cuda_min.h"

// Ten rounds of two loads and two stores, of which four have 2-way conflicts.
__global__ void butterflies(float *out, const float *in) {
  __shared__ float data[1024];
  int t = threadIdx.x, first = blockIdx.x * 1024;
  for (int i = t; i < 1024; i += 512)
    data[i] = in[first + i];
  for (int distance = 1; distance < 1024; distance *= 2) {
    __syncthreads();
    int low = 2 * t - (t & (distance - 1)), high = low + distance;
    float a = data[low], b = data[high];
    data[low] = a + b;
    data[high] = a - b;
  }
  __syncthreads();
  for (int i = t; i < 1024; i += 512)
    out[first + i] = data[i];
}

// Of 55 rounds 40 have such conflicts.
__global__ void sorted(unsigned *out, const unsigned *in) {
  __shared__ unsigned keys[1024]; // of sorted
  int t = threadIdx.x, first = blockIdx.x * 1024;
  keys[t] = in[first + t];
  keys[t + 512] = in[first + t + 512];
  for (int size = 2; size <= 1024; size *= 2) {
    bool down = size < 1024 && (t & (size / 2));
    for (int distance = size / 2; distance > 0; distance /= 2) {
      __syncthreads();
      int low = 2 * t - (t & (distance - 1)), high = 2 * t - (t & (distance - 1)) + distance;
      unsigned a = keys[low], b = keys[high];
      bool swap = (a > b) != down;
      keys[low] = swap ? b : a;
      keys[high] = swap ? a : b;
    }
  }
  __syncthreads();
  out[first + t] = keys[t];
  out[first + t + 512] = keys[t + 512];
}

// 32-way conflicts are worth any subscript.
__global__ void columns(float *out, const float *in) {
  __shared__ float line[1024]; // of columns
  int t = threadIdx.x;
  line[t] = in[t];
  line[t + 512] = in[t + 512];
  __syncthreads();
  out[t] = line[t % 32 * 32 + t / 32];
  out[t + 512] = line[t % 32 * 32 + t / 32 + 16];
}

// One instantiation has conflicts; the other one would only pay for subscripts, which both need, as they leave their rows.
template <bool IS_FLAT> __global__ void both(float *out, const float *in) {
  __shared__ float tile[32][32];
  const int x = threadIdx.x, y = threadIdx.y;
  tile[0][y * 32 + x] = in[x];
  __syncthreads();
  out[x] = IS_FLAT ? tile[y][x] : tile[x][y];
}
template __global__ void both<true>(float *, const float *);
template __global__ void both<false>(float *, const float *);
