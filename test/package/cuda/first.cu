// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A program with one conflict. What the toolkit's own libraries are like is shown by test/lit/command/clang-program.cu.
#include <cstdio>

__global__ void transpose(float *out, const float *in, int n) {
  __shared__ float tile[32][32];
  int x = blockIdx.x * 32 + threadIdx.x, y = blockIdx.y * 32 + threadIdx.y;
  for (int i = 0; i < 32; i += 8)
    tile[threadIdx.y + i][threadIdx.x] = in[(y + i) * n + x];
  __syncthreads();
  x = blockIdx.y * 32 + threadIdx.x, y = blockIdx.x * 32 + threadIdx.y;
  for (int i = 0; i < 32; i += 8)
    out[(y + i) * n + x] = tile[threadIdx.x][threadIdx.y + i];
}

int main() {
  float *data = nullptr;
  cudaMalloc(&data, 2 * 64 * 64 * sizeof(float));
  transpose<<<dim3(2, 2), dim3(32, 8)>>>(data, data + 64 * 64, 64);
  printf("launch: %s\n", cudaGetErrorString(cudaDeviceSynchronize()));
}
