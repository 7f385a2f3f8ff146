/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Flash attention forward in bfloat16, head dimension 128: 64 queries to a block of 4 warps, tiles
 * of 64 keys and values by cp.async, K prefetched while V is used. Q goes through the memory of K
 * and V once, and stays in registers; ldmatrix for K, ldmatrix.trans for V, online softmax. Lengths
 * need be no multiple of 64: what is beyond is zero-filled and masked.
 *
 * All rows are 256 bytes, so the 8 rows of each matrix lie in the same four banks: 8-way loads.
 * HAND=1 XORs the 16-byte piece with the row; HAND=2 pads rows by 16 bytes (two KiB more a block).
 */
#include "mma_ptx.h"

constexpr int BLOCK_Q = 64, BLOCK_KV = 64, DIM = 128, WARPS = 4, THREADS = WARPS * 32;
constexpr int PITCH = (HAND == 2 ? DIM + 8 : DIM) * sizeof(__nv_bfloat16);

static __device__ __forceinline__ uint32_t at(uint32_t base, int row, int col) {
  uint32_t byte = col * (uint32_t)sizeof(__nv_bfloat16);
  if (HAND == 1)
    byte ^= (row & 7) << 4;
  return base + row * PITCH + byte;
}

template <int HEIGHT>
static __device__ __forceinline__ void global_to_shared(uint32_t dst, const __nv_bfloat16 *src,
                                                        int rows, int tid) {
  constexpr int pieces = DIM / 8;
#pragma unroll
  for (int i = 0; i < HEIGHT * pieces / THREADS; i++) {
    int idx = i * THREADS + tid, row = idx / pieces, col = idx % pieces * 8;
    cp_async_16_zfill(at(dst, row, col), src + (row < rows ? row : 0) * DIM + col, row < rows);
  }
}

static __device__ __forceinline__ uint32_t pack(float lo, float hi) {
  __nv_bfloat162 v = __float22bfloat162_rn(make_float2(lo, hi));
  return reinterpret_cast<uint32_t &>(v);
}

__global__ void __launch_bounds__(THREADS)
    attention_bf16(const __nv_bfloat16 *Q, const __nv_bfloat16 *K, const __nv_bfloat16 *V, float *O,
                   int len_q, int len_kv, float scale) {
  extern __shared__ __align__(16) uint8_t attn_smem[];
  const uint32_t q_smem = smem_u32(attn_smem), k_smem = q_smem, v_smem = k_smem + BLOCK_KV * PITCH;
  const int tid = threadIdx.x, warp = tid / 32, lane = tid % 32;
  const int head = blockIdx.y, q0 = blockIdx.x * BLOCK_Q;
  Q += ((size_t)head * len_q + q0) * DIM;
  O += ((size_t)head * len_q + q0) * DIM;
  K += (size_t)head * len_kv * DIM;
  V += (size_t)head * len_kv * DIM;

  uint32_t rq[DIM / 16][4];
  float ro[DIM / 8][4] = {};
  float row_max[2] = {-1e30f, -1e30f}, row_sum[2] = {};

  global_to_shared<BLOCK_Q>(q_smem, Q, len_q - q0, tid);
  CP_ASYNC_COMMIT();
  CP_ASYNC_WAIT(0);
  __syncthreads();
#pragma unroll
  for (int d = 0; d < DIM / 16; d++)
    LDMATRIX_X4(rq[d][0], rq[d][1], rq[d][2], rq[d][3],
                at(q_smem, warp * 16 + lane % 16, d * 16 + lane / 16 * 8));
  __syncthreads();

  const int tiles = (len_kv + BLOCK_KV - 1) / BLOCK_KV;
  global_to_shared<BLOCK_KV>(k_smem, K, len_kv, tid);
  CP_ASYNC_COMMIT();

  for (int tile = 0; tile < tiles; tile++) {
    const int left = len_kv - tile * BLOCK_KV;
    __syncthreads();
    global_to_shared<BLOCK_KV>(v_smem, V + (size_t)tile * BLOCK_KV * DIM, left, tid);
    CP_ASYNC_COMMIT();
    CP_ASYNC_WAIT(1);
    __syncthreads();

    float rs[BLOCK_KV / 8][4] = {};
#pragma unroll
    for (int kv = 0; kv < BLOCK_KV / 8; kv++)
#pragma unroll
      for (int d = 0; d < DIM / 16; d += 2) {
        uint32_t rk[4];
        LDMATRIX_X4(rk[0], rk[1], rk[2], rk[3],
                    at(k_smem, kv * 8 + lane % 8, d * 16 + lane / 8 * 8));
        mma_16816_bf16(rs[kv], rq[d], rk[0], rk[1]);
        mma_16816_bf16(rs[kv], rq[d + 1], rk[2], rk[3]);
      }
    __syncthreads();
    if (tile + 1 < tiles)
      global_to_shared<BLOCK_KV>(k_smem, K + (size_t)(tile + 1) * BLOCK_KV * DIM, left - BLOCK_KV,
                                 tid);
    CP_ASYNC_COMMIT();

    float new_max[2] = {row_max[0], row_max[1]};
#pragma unroll
    for (int kv = 0; kv < BLOCK_KV / 8; kv++)
#pragma unroll
      for (int i = 0; i < 4; i++) {
        bool in = kv * 8 + lane % 4 * 2 + (i & 1) < left;
        rs[kv][i] = in ? rs[kv][i] * scale : -1e30f;
        new_max[i / 2] = fmaxf(new_max[i / 2], rs[kv][i]);
      }
#pragma unroll
    for (int h = 0; h < 2; h++) {
      new_max[h] = fmaxf(new_max[h], __shfl_xor_sync(0xffffffffu, new_max[h], 1));
      new_max[h] = fmaxf(new_max[h], __shfl_xor_sync(0xffffffffu, new_max[h], 2));
      float rescale = __expf(row_max[h] - new_max[h]);
      row_sum[h] *= rescale;
      row_max[h] = new_max[h];
#pragma unroll
      for (int d = 0; d < DIM / 8; d++) {
        ro[d][h * 2] *= rescale;
        ro[d][h * 2 + 1] *= rescale;
      }
    }
    uint32_t rp[BLOCK_KV / 16][4];
#pragma unroll
    for (int kv = 0; kv < BLOCK_KV / 8; kv++) {
      float p[4];
#pragma unroll
      for (int i = 0; i < 4; i++) {
        p[i] = __expf(rs[kv][i] - row_max[i / 2]);
        row_sum[i / 2] += p[i];
      }
      rp[kv / 2][kv % 2 * 2] = pack(p[0], p[1]);
      rp[kv / 2][kv % 2 * 2 + 1] = pack(p[2], p[3]);
    }
    CP_ASYNC_WAIT(1);
    __syncthreads();
#pragma unroll
    for (int kv = 0; kv < BLOCK_KV / 16; kv++)
#pragma unroll
      for (int d = 0; d < DIM / 8; d++) {
        uint32_t rv[2];
        LDMATRIX_X2_T(rv[0], rv[1], at(v_smem, kv * 16 + lane % 16, d * 8));
        mma_16816_bf16(ro[d], rp[kv], rv[0], rv[1]);
      }
  }
  CP_ASYNC_WAIT(0);
#pragma unroll
  for (int h = 0; h < 2; h++) {
    row_sum[h] += __shfl_xor_sync(0xffffffffu, row_sum[h], 1);
    row_sum[h] += __shfl_xor_sync(0xffffffffu, row_sum[h], 2);
    const int row = warp * 16 + h * 8 + lane / 4;
    if (q0 + row >= len_q)
      continue;
    const float inv = __fdividef(1.f, row_sum[h]);
#pragma unroll
    for (int d = 0; d < DIM / 8; d++)
      *reinterpret_cast<float2 *>(O + row * DIM + d * 8 + lane % 4 * 2) =
          make_float2(ro[d][h * 2] * inv, ro[d][h * 2 + 1] * inv);
  }
}
