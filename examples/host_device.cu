/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A whole program, host and device in one file: transposes a matrix on the GPU, compares every
 * element, prints "ok". Needs a CUDA toolkit.
 *
 *     clang++ -x cuda --cuda-gpu-arch=sm_90 -O3 -fpass-plugin=Unbank.so host_device.cu -lcudart
 */
#include <cstdio>
#include <vector>

constexpr int TILE = 32, ROWS = 8, N = 1024;

__global__ void transpose(float *out, const float *in, int n) {
  __shared__ float tile[TILE][TILE];
  int tx = threadIdx.x, ty = threadIdx.y;
  int x = blockIdx.x * TILE, y = blockIdx.y * TILE;
  for (int j = 0; j < TILE; j += ROWS)
    tile[ty + j][tx] = in[(y + ty + j) * n + x + tx];
  __syncthreads();
  for (int j = 0; j < TILE; j += ROWS)
    out[(x + ty + j) * n + y + tx] = tile[tx][ty + j];
}

static bool failed(const char *what, cudaError_t error) {
  if (error != cudaSuccess)
    fprintf(stderr, "%s: %s\n", what, cudaGetErrorString(error));
  return error != cudaSuccess;
}

int main() {
  constexpr size_t bytes = sizeof(float) * N * N;
  std::vector<float> in(N * N), out(N * N);
  for (int i = 0; i < N * N; ++i)
    in[i] = i;

  float *device_in, *device_out;
  if (failed("cudaMalloc", cudaMalloc(&device_in, bytes)) ||
      failed("cudaMalloc", cudaMalloc(&device_out, bytes)) ||
      failed("copy in", cudaMemcpy(device_in, in.data(), bytes, cudaMemcpyHostToDevice)))
    return 1;
  transpose<<<dim3(N / TILE, N / TILE), dim3(TILE, ROWS)>>>(device_out, device_in, N);
  if (failed("launch", cudaGetLastError()) ||
      failed("copy out", cudaMemcpy(out.data(), device_out, bytes, cudaMemcpyDeviceToHost)))
    return 1;

  for (int row = 0; row < N; ++row)
    for (int col = 0; col < N; ++col)
      if (out[row * N + col] != in[col * N + row]) {
        fprintf(stderr, "wrong at row %d, column %d\n", row, col);
        return 1;
      }
  puts("ok");
  return 0;
}
