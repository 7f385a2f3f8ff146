/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * C = A * B by wmma, halves summed in halves, three stages of cp.async in dynamic shared memory:
 * 128x256x32 to a block of 8 warps, 64x64 to a warp, the shape that blog posts on hgemm reach; C
 * goes back through the stages' memory, so that rows are written 16 bytes a thread.
 *
 * A has rows of 64 bytes (4-way), B of 512 (8-way), C of 512 (8-way stores). HAND=1: APAD = BPAD =
 * 8, with C's rows padded by 8; HAND=2: the same of 16 halves; HAND=3: A and B alone, and C written
 * from the fragments straight to global memory, without the way through shared memory.
 */
#include <cuda_fp16.h>
#include <cuda_runtime.h>
#include <mma.h>

#ifndef HAND
#define HAND 0
#endif

using namespace nvcuda;

constexpr int BM = 128, BN = 256, BK = 32, STAGES = 3;
constexpr int APAD = HAND == 2 ? 16 : HAND ? 8 : 0, BPAD = APAD;
constexpr int A_ROW = BK + APAD, B_ROW = BN + BPAD, C_ROW = BN + BPAD;
constexpr int A_SIZE = BM * A_ROW, B_SIZE = BK * B_ROW;

__device__ __forceinline__ void copy16(unsigned to, const half *from) {
  asm("cp.async.ca.shared.global [%0], [%1], 16;\n" : : "r"(to), "l"(from));
}

__global__ void __launch_bounds__(256)
    wmma_async_stages(const half *__restrict__ a, const half *__restrict__ b, half *__restrict__ c,
                      const int m, const int n, const int k) {
  extern __shared__ half smem[];
  half *s_a = smem;
  half *s_b = smem + STAGES * A_SIZE;
  const int bx = blockIdx.x, by = blockIdx.y, tid = threadIdx.x, wid = tid >> 5;
  if (bx * BN >= n || by * BM >= m)
    return;

  wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major> frag_a[2][4];
  wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::row_major> frag_b[2][4];
  wmma::fragment<wmma::accumulator, 16, 16, 16, half> frag_c[4][4];
#pragma unroll
  for (int i = 0; i < 4; i++)
#pragma unroll
    for (int j = 0; j < 4; j++)
      wmma::fill_fragment(frag_c[i][j], __float2half(0.f));

  const int load_a_m = (tid >> 2) << 1, load_a_k = (tid & 3) << 3;
  const int load_b_k = (tid >> 5) << 2, load_b_n = (tid & 31) << 3;
  const unsigned s_a_base = __cvta_generic_to_shared(s_a), s_b_base = __cvta_generic_to_shared(s_b);
  const unsigned to_a = s_a_base + (load_a_m * A_ROW + load_a_k) * sizeof(half);
  const unsigned to_b = s_b_base + (load_b_k * B_ROW + load_b_n) * sizeof(half);
  const half *from_a = a + (size_t)(by * BM + load_a_m) * k + load_a_k;
  const half *from_b = b + (size_t)load_b_k * n + bx * BN + load_b_n;
  const int comp_m = wid & 1, comp_n = wid >> 1, slices = k / BK;

  for (int s = 0; s < STAGES - 1; s++) {
    if (s < slices) {
      copy16(to_a + s * A_SIZE * (int)sizeof(half), from_a + s * BK);
      copy16(to_a + (s * A_SIZE + A_ROW) * (int)sizeof(half), from_a + s * BK + k);
#pragma unroll
      for (int i = 0; i < 4; i++)
        copy16(to_b + (s * B_SIZE + i * B_ROW) * (int)sizeof(half),
               from_b + (size_t)(s * BK + i) * n);
    }
    asm("cp.async.commit_group;\n" ::);
  }
  for (int bk = 0; bk < slices; bk++) {
    asm("cp.async.wait_group %0;\n" ::"n"(STAGES - 2));
    __syncthreads();
    const int sel = bk % STAGES, next = (bk + STAGES - 1) % STAGES, ahead = bk + STAGES - 1;
    if (ahead < slices) {
      copy16(to_a + next * A_SIZE * (int)sizeof(half), from_a + ahead * BK);
      copy16(to_a + (next * A_SIZE + A_ROW) * (int)sizeof(half), from_a + ahead * BK + k);
#pragma unroll
      for (int i = 0; i < 4; i++)
        copy16(to_b + (next * B_SIZE + i * B_ROW) * (int)sizeof(half),
               from_b + (size_t)(ahead * BK + i) * n);
    }
    asm("cp.async.commit_group;\n" ::);
#pragma unroll
    for (int kk = 0; kk < 2; kk++)
#pragma unroll
      for (int i = 0; i < 4; i++) {
        wmma::load_matrix_sync(
            frag_a[kk][i], &s_a[sel * A_SIZE + (comp_m * 64 + i * 16) * A_ROW + kk * 16], A_ROW);
        wmma::load_matrix_sync(frag_b[kk][i],
                               &s_b[sel * B_SIZE + kk * 16 * B_ROW + comp_n * 64 + i * 16], B_ROW);
      }
#pragma unroll
    for (int i = 0; i < 4; i++)
#pragma unroll
      for (int j = 0; j < 4; j++) {
        wmma::mma_sync(frag_c[i][j], frag_a[0][i], frag_b[0][j], frag_c[i][j]);
        wmma::mma_sync(frag_c[i][j], frag_a[1][i], frag_b[1][j], frag_c[i][j]);
      }
  }
#if HAND == 3
#pragma unroll
  for (int i = 0; i < 4; i++)
#pragma unroll
    for (int j = 0; j < 4; j++)
      wmma::store_matrix_sync(
          &c[(size_t)(by * BM + comp_m * 64 + i * 16) * n + bx * BN + comp_n * 64 + j * 16],
          frag_c[i][j], n, wmma::mem_row_major);
#else
  asm("cp.async.wait_group 0;\n" ::);
  __syncthreads();
#pragma unroll
  for (int i = 0; i < 4; i++)
#pragma unroll
    for (int j = 0; j < 4; j++)
      wmma::store_matrix_sync(&smem[(comp_m * 64 + i * 16) * C_ROW + comp_n * 64 + j * 16],
                              frag_c[i][j], C_ROW, wmma::mem_row_major);
  __syncthreads();
  for (int i = tid; i < BM * BN / 8; i += 256) {
    int row = i / (BN / 8), col = i % (BN / 8) * 8;
    *reinterpret_cast<int4 *>(&c[(size_t)(by * BM + row) * n + bx * BN + col]) =
        *reinterpret_cast<const int4 *>(&smem[row * C_ROW + col]);
  }
#endif
}
