// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "cuda_min.h" // what ncu_lines.csv and ncu_kernels.csv were measured of
struct alignas(16) float4 { float x, y, z, w; };
__global__ void transpose(float *out, const float *in, int n) {
  __shared__ float tile[32][32];
  int x = blockIdx.x * 32 + threadIdx.x, y = blockIdx.y * 32 + threadIdx.y;
  for (int j = 0; j < 32; j += 8)
    tile[threadIdx.y + j][threadIdx.x] = in[(y + j) * n + x];
  __syncthreads();
  x = blockIdx.y * 32 + threadIdx.x, y = blockIdx.x * 32 + threadIdx.y;
  for (int j = 0; j < 32; j += 8)
    out[(y + j) * n + x] = tile[threadIdx.x][threadIdx.y + j];
}
#define atomicAdd(address, value) __atomic_fetch_add(address, value, __ATOMIC_RELAXED)
__global__ void copy16(float4 *out, const float4 *in) {
  __shared__ float4 line[256];
  int t = threadIdx.x;
  line[t] = in[blockIdx.x * 256 + t];
  __syncthreads();
  out[blockIdx.x * 256 + t] = line[255 - t];
}

__global__ void reduce(float *out, const float *in) {
  __shared__ float sums[256];
  int t = threadIdx.x;
  sums[t] = in[blockIdx.x * 256 + t];
  __syncthreads();
  for (int stride = 1; stride < 256; stride *= 2) {
    int at = 2 * stride * t;
    if (at < 256)
      sums[at] += sums[at + stride];
    __syncthreads();
  }
  if (t == 0)
    out[blockIdx.x] = sums[0];
}

__global__ void histogram(unsigned *out, const unsigned *in, int count) {
  __shared__ unsigned bins[256];
  int t = threadIdx.x;
  bins[t] = 0;
  __syncthreads();
  for (int i = t; i < count; i += 256)
    atomicAdd(&bins[in[i] & 255], 1);
  __syncthreads();
  atomicAdd(&out[t], bins[t]);
}

__global__ void product(float *c, const float *a, const float *b, int n) {
  __shared__ float as[32][32], bs[32][32];
  int tx = threadIdx.x, ty = threadIdx.y;
  int row = blockIdx.y * 32, col = blockIdx.x * 32;
  float sum = 0;
  for (int k = 0; k < n; k += 32) {
    as[ty][tx] = a[(row + ty) * n + k + tx];
    bs[ty][tx] = b[(col + ty) * n + k + tx];
    __syncthreads();
    for (int i = 0; i < 32; ++i)
      sum += as[ty][i] * bs[tx][i];
    __syncthreads();
  }
  c[(row + ty) * n + col + tx] = sum;
}
