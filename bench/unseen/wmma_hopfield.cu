/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Recall of an associative memory (Hopfield): 64 neurons of signed bytes, symmetric weights, 64 states a block, all changed at once for some steps, on tensor
 * cores by wmma. States are [state][neuron], the second operand by columns; fields go through a tile of ints, from which a thread takes
 * the signs of half a state.
 *
 * Rows of 64 bytes: fragments 4-way; rows of 256 bytes: stores and the walk along rows 8-way or more. By hand: rows of 80 bytes and 68 ints
 * (HAND=1), of 80 bytes and 72 ints (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif
#include <mma.h>

using namespace nvcuda;

constexpr int NEURONS = 64, STATES = 64, THREADS = 128, ROW = HAND ? NEURONS + 16 : NEURONS, FIELDS = HAND == 1 ? NEURONS + 4 : HAND == 2 ? NEURONS + 8 : NEURONS;

__global__ void __launch_bounds__(THREADS) wmma_hopfield(int *__restrict__ energies, signed char *__restrict__ recalled, const signed char *__restrict__ weights,
                                                         const signed char *__restrict__ states, int steps) {
  __shared__ __align__(32) signed char w[NEURONS * ROW], s[STATES * ROW];
  __shared__ __align__(32) int fields[STATES * FIELDS];
  const int t = threadIdx.x, warp = t >> 5;
  const size_t first = (size_t)blockIdx.x * STATES * NEURONS;
  for (int i = t; i < NEURONS * NEURONS / 16; i += THREADS) {
    *reinterpret_cast<int4 *>(w + i / 4 * ROW + i % 4 * 16) = reinterpret_cast<const int4 *>(weights)[i];
    *reinterpret_cast<int4 *>(s + i / 4 * ROW + i % 4 * 16) = reinterpret_cast<const int4 *>(states + first)[i];
  }
  __syncthreads();
  int energy = 0;
  for (int step = 0; step < steps; ++step) {
    wmma::fragment<wmma::accumulator, 16, 16, 16, int> part[NEURONS / 16];
#pragma unroll
    for (int n = 0; n < NEURONS / 16; ++n)
      wmma::fill_fragment(part[n], 0);
#pragma unroll
    for (int k = 0; k < NEURONS; k += 16) {
      wmma::fragment<wmma::matrix_b, 16, 16, 16, signed char, wmma::col_major> b;
      wmma::load_matrix_sync(b, s + warp * 16 * ROW + k, ROW);
#pragma unroll
      for (int n = 0; n < NEURONS / 16; ++n) {
        wmma::fragment<wmma::matrix_a, 16, 16, 16, signed char, wmma::row_major> a;
        wmma::load_matrix_sync(a, w + n * 16 * ROW + k, ROW);
        wmma::mma_sync(part[n], a, b, part[n]);
      }
    }
#pragma unroll
    for (int n = 0; n < NEURONS / 16; ++n)
      wmma::store_matrix_sync(fields + warp * 16 * FIELDS + n * 16, part[n], FIELDS, wmma::mem_col_major);
    __syncthreads();
    int row = t / 2, half = t % 2 * (NEURONS / 2);
    energy = 0;
    for (int i = 0; i < NEURONS / 2; i += 4) {
      int4 f = *reinterpret_cast<const int4 *>(fields + row * FIELDS + half + i);
      *reinterpret_cast<char4 *>(s + row * ROW + half + i) = make_char4(f.x < 0 ? -1 : 1, f.y < 0 ? -1 : 1, f.z < 0 ? -1 : 1, f.w < 0 ? -1 : 1);
      energy -= abs(f.x) + abs(f.y) + abs(f.z) + abs(f.w);
    }
    __syncthreads();
  }
  energies[(size_t)blockIdx.x * THREADS + t] = energy;
  for (int i = t; i < STATES * NEURONS / 16; i += THREADS)
    reinterpret_cast<int4 *>(recalled + first)[i] = *reinterpret_cast<const int4 *>(s + i / 4 * ROW + i % 4 * 16);
}
