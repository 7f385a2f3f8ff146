/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The genetic relationship matrix of a cohort, G G^T of genotypes -1, 0 and 1: packed as PLINK has
 * them, two bits each, unpacked to bytes in shared memory, 128 variants of 64 and 64 people at a
 * time, then multiplied on tensor cores, a quarter of the 64x64 sums to a warp.
 *
 * Rows of 128 bytes: ldmatrix takes eight from the same banks, 8-way; the stores of 16 bytes are
 * clean. By hand: rows of 144 bytes (HAND=1), sixteenth XOR person (HAND=2).
 */
#include "mma_ptx.h"

constexpr int PEOPLE = 64, DEPTH = 128, THREADS = 128, PITCH = HAND == 1 ? DEPTH + 16 : DEPTH;

__device__ __forceinline__ int place(int person, int at) {
  return HAND == 2 ? person * PITCH + (at ^ (person & 7) << 4) : person * PITCH + at;
}

/* Four genotypes of two bits, 3 where it is missing, to four bytes less one; missing is 0. */
__device__ __forceinline__ unsigned unpacked(unsigned bits) {
  unsigned g = (bits | bits << 12) & 0x000f000fu;
  g = (g | g << 6) & 0x03030303u;
  unsigned missing = g & g >> 1 & 0x01010101u;
  g ^= missing << 1;
  return (g | 0x80808080u) - 0x01010101u ^ 0x80808080u;
}

/* As a pointer's, not as an array's: then clang knows the alignment of 16 bytes. */
__device__ __forceinline__ void put(signed char *to, uint4 value) { *(uint4 *)to = value; }

__global__ void __launch_bounds__(THREADS)
    grm_imma(int *__restrict__ out, const unsigned *__restrict__ genotypes, int people,
             int variants) {
  __shared__ __align__(128) signed char rows[2][PEOPLE * PITCH];
  int t = threadIdx.x, lane = t % 32, warp = t / 32, words = variants / 16;
  int top = warp / 2 * 32, left = warp % 2 * 32;
  int sums[2][4][4] = {};
  for (int start = 0; start < words; start += DEPTH / 16) {
    for (int i = t; i < 2 * PEOPLE * DEPTH / 16; i += THREADS) {
      int side = i / (PEOPLE * DEPTH / 16), person = i / (DEPTH / 16) % PEOPLE,
          at = i % (DEPTH / 16);
      size_t first = (size_t)((side ? blockIdx.x : blockIdx.y) * PEOPLE + person) * words;
      unsigned w = genotypes[first + start + at];
      put(&rows[side][place(person, at * 16)],
          make_uint4(unpacked(w & 255), unpacked(w >> 8 & 255), unpacked(w >> 16 & 255),
                     unpacked(w >> 24)));
    }
    __syncthreads();
#pragma unroll
    for (int k = 0; k < DEPTH; k += 32) {
      uint32_t a[2][4], b[2][4];
#pragma unroll
      for (int i = 0; i < 2; ++i) {
        int person = top + i * 16 + lane % 16, at = k + lane / 16 * 16;
        LDMATRIX_X4(a[i][0], a[i][1], a[i][2], a[i][3], smem_u32(&rows[0][place(person, at)]));
        person = left + i * 16 + lane % 8 + lane / 16 * 8;
        at = k + lane / 8 % 2 * 16;
        LDMATRIX_X4(b[i][0], b[i][1], b[i][2], b[i][3], smem_u32(&rows[1][place(person, at)]));
      }
#pragma unroll
      for (int i = 0; i < 2; ++i)
#pragma unroll
        for (int j = 0; j < 4; ++j)
          mma_16832_s8(sums[i][j], a[i], b[j / 2][j % 2 * 2], b[j / 2][j % 2 * 2 + 1]);
    }
    __syncthreads();
  }
#pragma unroll
  for (int i = 0; i < 2; ++i)
#pragma unroll
    for (int j = 0; j < 4; ++j)
#pragma unroll
      for (int half = 0; half < 2; ++half) {
        size_t row = blockIdx.y * PEOPLE + top + i * 16 + half * 8 + lane / 4;
        int column = blockIdx.x * PEOPLE + left + j * 8 + lane % 4 * 2;
        *(int2 *)&out[row * people + column] =
            make_int2(sums[i][j][half * 2], sums[i][j][half * 2 + 1]);
      }
}
