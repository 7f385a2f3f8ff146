// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Kernels whose threads read and write neighbours of shared memory: plain, and with a type of
// unbank/array.h whose layout keeps these together (neighbours.py).
#include <unbank/array.h>

template <class Items> static __device__ __forceinline__ void scan(Items items, float *out, const float *in) {
  const int t = threadIdx.x;
  float mine[8], sum = 0;
  for (int i = 0; i < 8; ++i)
    items[i * 256 + t] = in[i * 256 + t];
  __syncthreads();
  for (int i = 0; i < 8; ++i)
    mine[i] = sum += items[t * 8 + i];
  __syncthreads();
  for (int i = 0; i < 8; ++i)
    items[t * 8 + i] = mine[i] + sum;
  __syncthreads();
  for (int i = 0; i < 8; ++i)
    out[i * 256 + t] = items[i * 256 + t];
}

extern "C" __global__ void plain_line(float *out, const float *in) {
  __shared__ __align__(16) float items[8 * 256];
  scan(&items[0], out, in);
}
extern "C" __global__ void pad_line(float *out, const float *in) {
  __shared__ unbank::array<float[8 * 256], unbank::pad<128, 16>> items;
  scan(items.begin(), out, in);
}
extern "C" __global__ void wide_line(float *out, const float *in) {
  __shared__ unbank::array<float[8 * 256], unbank::pad<128, 48>> items;
  scan(items.begin(), out, in);
}
extern "C" __global__ void xor_line(float *out, const float *in) {
  __shared__ unbank::array<float[8 * 256], unbank::xor_<4, 3, 7>> items;
  scan(items.begin(), out, in);
}
