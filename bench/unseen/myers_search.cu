/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Approximate search of many motifs of 32 residues in one protein sequence: Myers' bit-parallel
 * edit distance, a lane a motif. For each residue of the alphabet a motif has a word that says
 * where it occurs; the words of a warp's 32 motifs are in dynamic memory, residue by residue.
 *
 * They come motif by motif, so that storing them is 32-way, once. The search reads whole lines,
 * one for a dozen integer instructions that bound it; a swizzle would be two more of those. By
 * hand: lines of 33 (HAND=1), lane XOR residue (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int WARPS = 4, LETTERS = 32, PITCH = HAND == 1 ? 33 : 32;

__device__ __forceinline__ int place(int letter, int lane) {
  return letter * PITCH + (HAND == 2 ? lane ^ letter : lane);
}

__global__ void __launch_bounds__(32 * WARPS)
    myers_search(unsigned *__restrict__ best, const unsigned *__restrict__ motifs,
                 const uint4 *__restrict__ text, int chunks) {
  extern __shared__ unsigned memory[];
  int lane = threadIdx.x, warp = blockIdx.x * WARPS + threadIdx.y;
  unsigned *where = memory + threadIdx.y * LETTERS * PITCH;
  for (int motif = 0; motif < 32; ++motif)
    where[place(lane, motif)] = motifs[((size_t)warp * 32 + motif) * LETTERS + lane];
  __syncwarp();
  unsigned plus = ~0u, minus = 0, score = 32, least = 32, last = 0;
  for (int chunk = 0; chunk < chunks; ++chunk) {
    uint4 four = text[chunk];
    unsigned words[4] = {four.x, four.y, four.z, four.w};
#pragma unroll
    for (int i = 0; i < 16; ++i) {
      unsigned equal = where[place(words[i / 4] >> i % 4 * 8 & (LETTERS - 1), lane)];
      unsigned vertical = equal | minus, across = (((equal & plus) + plus) ^ plus) | equal;
      unsigned up = minus | ~(across | plus), down = plus & across;
      score += up >> 31;
      score -= down >> 31;
      up <<= 1;
      down <<= 1;
      plus = down | ~(vertical | up);
      minus = up & vertical;
      if (score < least) {
        least = score;
        last = chunk * 16 + i;
      }
    }
  }
  best[warp * 32 + lane] = least << 24 | last;
}
