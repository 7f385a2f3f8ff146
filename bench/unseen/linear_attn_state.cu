/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The chunk states of linear attention with decay: S = decay * S + K^T V over chunks of 64 tokens,
 * halves, 64 wide, summed in floats on tensor cores; S before each chunk is written out. One head
 * to a block of 4 warps; cp.async keeps two chunks under way in a ring of three stages, exactly 48
 * KiB of static memory. Both operands come transposed, by ldmatrix.trans.
 *
 * Rows of 128 bytes: 8-way in every ldmatrix. There is no room for a pad. By hand: 16 bytes XOR-ed
 * with the row (HAND=1); two stages in place of three, and 16 bytes more in a row (HAND=2).
 */
#include "mma_ptx.h"

constexpr int CHUNK = 64, DIM = 64, STAGES = HAND == 2 ? 2 : 3, THREADS = 128;
constexpr int PITCH = HAND == 2 ? DIM + 8 : DIM;

struct Tile {
  __half at[CHUNK][PITCH];
};

__device__ __forceinline__ uint32_t address(const Tile &tile, int row, int c) {
  return smem_u32(&tile.at[row][(HAND == 1 ? c ^ (row & 7) : c) * 8]);
}

__global__ void __launch_bounds__(THREADS)
    linear_attn_state(float *__restrict__ states, const __half *__restrict__ k,
                      const __half *__restrict__ v, const float *__restrict__ decays, int length) {
  __shared__ __align__(128) Tile ks[STAGES];
  __shared__ __align__(128) Tile vs[STAGES];
  int t = threadIdx.x, lane = t & 31, warp = t >> 5, head = blockIdx.x;
  int chunks = length / CHUNK;
  const __half *kh = k + (size_t)head * length * DIM, *vh = v + (size_t)head * length * DIM;
  float *to = states + (size_t)head * chunks * DIM * DIM;
  float decay = decays[head];
  auto fetch = [&](int chunk, int s) {
#pragma unroll
    for (int i = 0; i < CHUNK * DIM / 8 / THREADS; ++i) {
      int at = t + i * THREADS, r = at >> 3, c = at & 7;
      size_t from = ((size_t)chunk * CHUNK + r) * DIM + c * 8;
      CP_ASYNC_CG(address(ks[s], r, c), kh + from, 16);
      CP_ASYNC_CG(address(vs[s], r, c), vh + from, 16);
    }
  };
#pragma unroll
  for (int s = 0; s < STAGES - 1; ++s) {
    if (s < chunks)
      fetch(s, s);
    CP_ASYNC_COMMIT();
  }
  float state[8][4] = {};
  for (int chunk = 0; chunk < chunks; ++chunk) {
    CP_ASYNC_WAIT(STAGES - 2);
    __syncthreads();
    if (chunk + STAGES - 1 < chunks)
      fetch(chunk + STAGES - 1, (chunk + STAGES - 1) % STAGES);
    CP_ASYNC_COMMIT();
    const Tile &kt = ks[chunk % STAGES], &vt = vs[chunk % STAGES];
#pragma unroll
    for (int j = 0; j < 8; ++j) {
      int row = warp * 16 + lane / 4, col = j * 8 + lane % 4 * 2;
      *(float2 *)&to[row * DIM + col] = make_float2(state[j][0], state[j][1]);
      *(float2 *)&to[(row + 8) * DIM + col] = make_float2(state[j][2], state[j][3]);
#pragma unroll
      for (int e = 0; e < 4; ++e)
        state[j][e] *= decay;
    }
#pragma unroll
    for (int s = 0; s < CHUNK; s += 16) {
      uint32_t a[4];
      LDMATRIX_X4_T(a[0], a[1], a[2], a[3],
                    address(kt, s + (lane & 7) + (lane >> 4) * 8, warp * 2 + (lane >> 3 & 1)));
#pragma unroll
      for (int j = 0; j < 4; ++j) {
        uint32_t b[4];
        LDMATRIX_X4_T(b[0], b[1], b[2], b[3], address(vt, s + (lane & 15), j * 2 + (lane >> 4)));
        mma_16816_f16(state[j * 2], a, b[0], b[1]);
        mma_16816_f16(state[j * 2 + 1], a, b[2], b[3]);
      }
    }
    to += DIM * DIM;
#if HAND == 2
    __syncthreads();
#endif
  }
}
