/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Images of 64x64 turned by an angle, one to a block, with the mean of four neighbours at each
 * place. An image lies in dynamic shared memory as it is; where a lane reads follows from the
 * angle by floating point, which no analysis of addresses sees through.
 *
 * By nearly a right angle a warp walks down a column of 64-word rows: close to 32-way. By hand: one
 * word more in a row (HAND=1), with 256 bytes more at the launch; column XOR row (HAND=2).
 */
#include "../kernels/vectors.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int SIDE = 64, THREADS = 256;
constexpr int PITCH = HAND == 1 ? SIDE + 1 : SIDE;

__device__ inline int slot(int row, int col) {
  return row * PITCH + (HAND == 2 ? col ^ (row & 31) : col);
}

__global__ void rotate_image(float *out, const float *in, float cosine, float sine) {
  extern __shared__ float image[];
  int first = blockIdx.x * SIDE * SIDE;
  for (int i = threadIdx.x; i < SIDE * SIDE; i += THREADS)
    image[slot(i / SIDE, i % SIDE)] = in[first + i];
  __syncthreads();
  constexpr float MIDDLE = (SIDE - 1) * 0.5f;
  for (int i = threadIdx.x; i < SIDE * SIDE; i += THREADS) {
    float x = i % SIDE - MIDDLE, y = i / SIDE - MIDDLE;
    float u = cosine * x - sine * y + MIDDLE, v = sine * x + cosine * y + MIDDLE;
    float value = 0;
    if (u >= 0 && v >= 0 && u < SIDE - 1 && v < SIDE - 1) {
      int col = (int)u, row = (int)v;
      float right = u - col, down = v - row;
      float top = image[slot(row, col)] * (1 - right) + image[slot(row, col + 1)] * right;
      float low = image[slot(row + 1, col)] * (1 - right) + image[slot(row + 1, col + 1)] * right;
      value = top * (1 - down) + low * down;
    }
    out[first + i] = value;
  }
}
