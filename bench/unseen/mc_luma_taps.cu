/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Motion compensation of a video codec, 8 taps each way, 64 by 64 samples: the window around the motion vector (71 rows) comes by cp.async of 16 bytes into one of two stages, from the
 * aligned bytes before it. Across a thread has a row and slides along it; the result, shorts, is filtered downwards by a thread a column.
 *
 * Windows of 96 bytes a row: 8-way across; rows of 64 shorts: 32-way when written, none when read. By hand: 112 bytes, the best that copies of 16
 * bytes can have, and 66 shorts (HAND=1), 100 bytes in copies of 4, and 66 shorts (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int SIZE = 64, TAPS = 8, ROWS = SIZE + TAPS - 1, THREADS = 128, BYTES = 96, ROW = HAND == 2 ? BYTES + 4 : HAND == 1 ? BYTES + 16 : BYTES, MID_ROW = HAND ? SIZE + 2 : SIZE;
constexpr int COPY = HAND == 2 ? 4 : 16, COPIES = BYTES / COPY;

struct Motion {
  short x, y, fraction_x, fraction_y;
};

__device__ __forceinline__ void bring(unsigned char *window, const unsigned char *picture, int pitch, const Motion &motion) {
  const unsigned to = (unsigned)__cvta_generic_to_shared(window);
  const unsigned char *from = picture + (size_t)motion.y * pitch + (motion.x & ~15);
  for (int i = threadIdx.x; i < ROWS * COPIES; i += THREADS) {
    const int row = i / COPIES, byte = i % COPIES * COPY;
    asm volatile("cp.async.ca.shared.global [%0], [%1], %2;" ::"r"(to + row * ROW + byte), "l"(from + (size_t)row * pitch + byte), "n"(COPY) : "memory");
  }
}

__global__ void __launch_bounds__(THREADS) mc_luma_taps(unsigned char *__restrict__ out, const unsigned char *__restrict__ picture, const ushort4 *__restrict__ motions, const int *__restrict__ filters, int pitch, int references) {
  __shared__ __align__(16) unsigned char windows[2][ROWS * ROW];
  __shared__ short middle[ROWS][MID_ROW];
  const int t = threadIdx.x;
  auto motion_of = [&](int reference) {
    ushort4 m = motions[(size_t)blockIdx.x * references + reference];
    return Motion{(short)m.x, (short)m.y, (short)(m.z & 3), (short)(m.w & 3)};
  };
  bring(windows[0], picture, pitch, motion_of(0));
  asm volatile("cp.async.commit_group;" ::: "memory");
  for (int reference = 0; reference < references; ++reference) {
    const Motion motion = motion_of(reference);
    if (reference + 1 < references)
      bring(windows[~reference & 1], picture, pitch, motion_of(reference + 1));
    asm volatile("cp.async.commit_group;" ::: "memory");
    asm volatile("cp.async.wait_group 1;" ::: "memory");
    __syncthreads();
    int taps[TAPS], last[TAPS];
    if (t < ROWS) {
      const unsigned char *line = windows[reference & 1] + t * ROW + (motion.x & 15);
#pragma unroll
      for (int k = 0; k < TAPS; ++k)
        taps[k] = filters[motion.fraction_x * TAPS + k];
#pragma unroll
      for (int k = 1; k < TAPS; ++k)
        last[k] = line[k - 1];
      for (int x = 0; x < SIZE; ++x) {
        int sum = 0;
#pragma unroll
        for (int k = 0; k < TAPS - 1; ++k)
          last[k] = last[k + 1], sum += taps[k] * last[k];
        last[TAPS - 1] = line[x + TAPS - 1];
        middle[t][x] = (short)((sum + taps[TAPS - 1] * last[TAPS - 1]) >> 4);
      }
    }
    __syncthreads();
    const int x = t % SIZE, top = t / SIZE * (SIZE / 2);
#pragma unroll
    for (int k = 0; k < TAPS; ++k)
      taps[k] = filters[motion.fraction_y * TAPS + k];
#pragma unroll
    for (int k = 1; k < TAPS; ++k)
      last[k] = middle[top + k - 1][x];
    unsigned char *to = out + ((size_t)blockIdx.x * references + reference) * SIZE * SIZE;
    for (int y = top; y < top + SIZE / 2; ++y) {
      int sum = 0;
#pragma unroll
      for (int k = 0; k < TAPS - 1; ++k)
        last[k] = last[k + 1], sum += taps[k] * last[k];
      last[TAPS - 1] = middle[y + TAPS - 1][x];
      sum = (sum + taps[TAPS - 1] * last[TAPS - 1] + 128) >> 8;
      to[y * SIZE + x] = (unsigned char)min(max(sum, 0), 255);
    }
    __syncthreads();
  }
}
