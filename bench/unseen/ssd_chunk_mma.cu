/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Chunk states of a state-space model (SSD): S[n][p] = decay * S[n][p] + sum over the chunk's steps l of B[l][n] * X[l][p], halves on tensor cores. 64 of n and a head's 64 p to a block
 * of four warps, chunks of 64 steps by cp.async into two stages; both operands have steps as rows, so that both fragments come by ldmatrix.trans.
 *
 * Rows of 128 bytes: ldmatrix 8-way. By hand: rows of 72 halves (HAND=1), chunk of 16 bytes XOR row (HAND=2).
 */
#include "mma_ptx.h"

constexpr int STEPS = 64, STATES = 64, WIDTH = 64, THREADS = 128;

template <int COLUMNS> struct __align__(16) Operand {
  static constexpr int ROW = HAND == 1 ? COLUMNS + 8 : COLUMNS;
  __half of[STEPS][ROW];

  __device__ __forceinline__ uint32_t address(int row, int chunk) const { return smem_u32(&of[row][(HAND == 2 ? chunk ^ (row & 7) : chunk) * 8]); }
  __device__ __forceinline__ void bring(const __half *from, int pitch) {
#pragma unroll
    for (int i = threadIdx.x; i < STEPS * COLUMNS / 8; i += THREADS)
      CP_ASYNC_CG(address(i / (COLUMNS / 8), i % (COLUMNS / 8)), from + (size_t)(i / (COLUMNS / 8)) * pitch + i % (COLUMNS / 8) * 8, 16);
  }
};

struct Stage {
  Operand<STATES> b;
  Operand<WIDTH> x;
};

__global__ void __launch_bounds__(THREADS)
    ssd_chunk_mma(float *__restrict__ states, const __half *__restrict__ b, const __half *__restrict__ x, const float *__restrict__ decays, int chunks, int heads_a_group) {
  __shared__ Stage stages[2];
  const int lane = threadIdx.x & 31, warp = threadIdx.x >> 5, pitch = gridDim.x * STATES, head = blockIdx.y;
  const __half *from_b = b + (size_t)(head / heads_a_group) * chunks * STEPS * pitch + blockIdx.x * STATES, *from_x = x + (size_t)head * chunks * STEPS * WIDTH;
  float d[WIDTH / 8][4] = {};
  stages[0].b.bring(from_b, pitch);
  stages[0].x.bring(from_x, WIDTH);
  CP_ASYNC_COMMIT();
  for (int chunk = 0; chunk < chunks; ++chunk) {
    if (chunk + 1 < chunks) {
      Stage &next = stages[(chunk + 1) & 1];
      next.b.bring(from_b + (size_t)(chunk + 1) * STEPS * pitch, pitch);
      next.x.bring(from_x + (size_t)(chunk + 1) * STEPS * WIDTH, WIDTH);
    }
    CP_ASYNC_COMMIT();
    CP_ASYNC_WAIT(1);
    __syncthreads();
    const Stage &now = stages[chunk & 1];
    const float decay = decays[head * chunks + chunk];
#pragma unroll
    for (int c = 0; c < WIDTH / 8; ++c)
#pragma unroll
      for (int i = 0; i < 4; ++i)
        d[c][i] *= decay;
#pragma unroll
    for (int k = 0; k < STEPS; k += 16) {
      uint32_t a[4];
      LDMATRIX_X4_T(a[0], a[1], a[2], a[3], now.b.address(k + (lane & 7) + (lane >> 4) * 8, warp * 2 + (lane >> 3 & 1)));
#pragma unroll
      for (int c = 0; c < WIDTH / 8; c += 2) {
        uint32_t y[4];
        LDMATRIX_X4_T(y[0], y[1], y[2], y[3], now.x.address(k + (lane & 15), c + (lane >> 4)));
        mma_16816_f16(d[c], a, y[0], y[1]);
        mma_16816_f16(d[c + 1], a, y[2], y[3]);
      }
    }
    __syncthreads();
  }
  float *to = states + ((size_t)head * pitch + blockIdx.x * STATES + warp * 16 + lane / 4) * WIDTH + lane % 4 * 2;
#pragma unroll
  for (int c = 0; c < WIDTH / 8; ++c) {
    *reinterpret_cast<float2 *>(to + c * 8) = make_float2(d[c][0], d[c][1]);
    *reinterpret_cast<float2 *>(to + 8 * WIDTH + c * 8) = make_float2(d[c][2], d[c][3]);
  }
}
