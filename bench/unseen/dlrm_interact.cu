/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The interaction layer of a recommender (DLRM): products of all pairs of 27 embeddings of 64
 * floats, behind the first of them; a sample at a time to a block of 192 threads, the next one on
 * its way by cp.async, a pair or two a thread.
 *
 * Lanes have rows of 256 bytes: 32-way, 8-way by vectors. By hand: rows of 68 (HAND=1); 16 bytes
 * XOR-ed with the row (HAND=2); rows of 65, copied by four bytes (HAND=3).
 */
#include "mma_ptx.h"

constexpr int ROWS = 27, DIMS = 64, PAIRS = ROWS * (ROWS - 1) / 2, THREADS = 192,
              WIDTH = DIMS + PAIRS;
constexpr int ROW = HAND == 1 ? 68 : HAND == 3 ? 65 : DIMS, COPY = HAND == 3 ? 1 : 4;

__device__ __forceinline__ int place(int row, int k) {
  return row * ROW + (HAND == 2 ? k ^ (row & 7) << 2 : k);
}

template <int BYTES> __device__ __forceinline__ void copy_async(float *to, const float *from) {
  if (BYTES == 16)
    asm volatile("cp.async.cg.shared.global [%0], [%1], 16;\n" ::"r"(smem_u32(to)), "l"(from)
                 : "memory");
  else
    asm volatile("cp.async.ca.shared.global [%0], [%1], 4;\n" ::"r"(smem_u32(to)), "l"(from)
                 : "memory");
}

__device__ __forceinline__ float dot(const float *rows, int i, int j) {
  float sum = 0;
#if HAND == 1 || HAND == 2
#pragma unroll
  for (int k = 0; k < DIMS; k += 4) {
    float4 a = *(const float4 *)&rows[place(i, k)], b = *(const float4 *)&rows[place(j, k)];
    sum = fmaf(a.x, b.x, sum), sum = fmaf(a.y, b.y, sum), sum = fmaf(a.z, b.z, sum),
    sum = fmaf(a.w, b.w, sum);
  }
#else
#pragma unroll 16
  for (int k = 0; k < DIMS; ++k)
    sum = fmaf(rows[place(i, k)], rows[place(j, k)], sum);
#endif
  return sum;
}

__device__ __forceinline__ int2 pair_of(int p) {
  int i = 1;
  while (p >= i)
    p -= i++;
  return make_int2(i, p);
}

__global__ void __launch_bounds__(THREADS)
    dlrm_interact(float *__restrict__ out, const float *__restrict__ embeddings, int samples) {
  __shared__ __align__(16) float rows[2][ROWS * ROW];
  int t = threadIdx.x;
  int2 one = pair_of(t), two = pair_of(t + THREADS < PAIRS ? t + THREADS : 0);
  auto fetch = [&](int sample, int stage) {
    const float *from = embeddings + (size_t)sample * ROWS * DIMS;
    for (int i = t * COPY; i < ROWS * DIMS; i += THREADS * COPY)
      copy_async<COPY * 4>(&rows[stage][place(i / DIMS, i % DIMS)], from + i);
    CP_ASYNC_COMMIT();
  };
  if ((int)blockIdx.x < samples)
    fetch(blockIdx.x, 0);
  int at = 0;
  for (int sample = blockIdx.x; sample < samples; sample += gridDim.x, at ^= 1) {
    if (sample + (int)gridDim.x < samples) {
      fetch(sample + gridDim.x, at ^ 1);
      CP_ASYNC_WAIT(1);
    } else {
      CP_ASYNC_WAIT(0);
    }
    __syncthreads();
    float *to = out + (size_t)sample * WIDTH;
    if (t < DIMS)
      to[t] = rows[at][place(0, t)];
    to[DIMS + t] = dot(rows[at], one.x, one.y);
    if (t + THREADS < PAIRS)
      to[DIMS + t + THREADS] = dot(rows[at], two.x, two.y);
    __syncthreads();
  }
}
