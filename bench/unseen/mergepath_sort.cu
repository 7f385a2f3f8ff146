/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A stable sort of tiles of 1,024 keys with payloads by merging (merge path): eight of each a
 * thread, first by a network in registers, then seven rounds of merges from one pair of buffers to
 * the other, whose pointers are swapped; where a thread begins, a function that is not inlined
 * looks for.
 *
 * Eight keys side by side: 8-way; data picks what is merged. By hand: one more after each 32
 * (HAND=1); the lower three bits XOR-ed with those above 32 (HAND=2).
 */
#include <cstdint>
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int THREADS = 128, EACH = 8, TILE = THREADS * EACH,
              ROOM = HAND == 1 ? TILE + TILE / 32 : TILE;

__device__ __forceinline__ int place(int i) {
  if (HAND == 2)
    return i ^ (i >> 5 & 7);
  return HAND == 1 ? i + (i >> 5) : i;
}

/* how many of the first `diagonal` keys come from the run at `a` rather than from that at `b` */
__device__ __noinline__ int merge_path(const uint32_t *keys, int a, int b, int width,
                                       int diagonal) {
  int low = max(0, diagonal - width), high = min(diagonal, width);
  while (low < high) {
    int middle = (low + high) / 2;
    if (keys[place(a + middle)] <= keys[place(b + diagonal - 1 - middle)])
      low = middle + 1;
    else
      high = middle;
  }
  return low;
}

__global__ void __launch_bounds__(THREADS)
    mergepath_sort(uint32_t *__restrict__ sorted, uint32_t *__restrict__ payload,
                   const uint32_t *__restrict__ keys, const uint32_t *__restrict__ values,
                   int count) {
  __shared__ uint32_t key_buffers[2][ROOM], value_buffers[2][ROOM];
  int t = threadIdx.x, first = blockIdx.x * TILE;
  uint32_t *from_keys = key_buffers[0], *to_keys = key_buffers[1];
  uint32_t *from_values = value_buffers[0], *to_values = value_buffers[1];
#pragma unroll
  for (int i = t; i < TILE; i += THREADS) {
    bool in = first + i < count;
    from_keys[place(i)] = in ? keys[first + i] : ~0u;
    from_values[place(i)] = in ? values[first + i] : ~0u;
  }
  __syncthreads();
  uint32_t k[EACH], v[EACH];
#pragma unroll
  for (int i = 0; i < EACH; ++i)
    k[i] = from_keys[place(t * EACH + i)], v[i] = from_values[place(t * EACH + i)];
#pragma unroll
  for (int round = 0; round < EACH; ++round)
#pragma unroll
    for (int i = round & 1; i + 1 < EACH; i += 2)
      if (k[i] > k[i + 1]) {
        uint32_t key = k[i], value = v[i];
        k[i] = k[i + 1], v[i] = v[i + 1];
        k[i + 1] = key, v[i + 1] = value;
      }
#pragma unroll
  for (int i = 0; i < EACH; ++i)
    from_keys[place(t * EACH + i)] = k[i], from_values[place(t * EACH + i)] = v[i];
  __syncthreads();
  for (int width = EACH; width < TILE; width *= 2) {
    int a = t * EACH & ~(2 * width - 1), b = a + width, diagonal = t * EACH - a;
    int took = merge_path(from_keys, a, b, width, diagonal);
    int i = a + took, j = b + diagonal - took;
    uint32_t left = i < b ? from_keys[place(i)] : 0,
             right = j < b + width ? from_keys[place(j)] : 0;
#pragma unroll
    for (int n = 0; n < EACH; ++n) {
      bool first_run = i < b && (j >= b + width || left <= right);
      to_keys[place(t * EACH + n)] = first_run ? left : right;
      to_values[place(t * EACH + n)] = from_values[place(first_run ? i : j)];
      if (first_run)
        left = ++i < b ? from_keys[place(i)] : 0;
      else
        right = ++j < b + width ? from_keys[place(j)] : 0;
    }
    __syncthreads();
    uint32_t *swap = from_keys;
    from_keys = to_keys, to_keys = swap;
    swap = from_values, from_values = to_values, to_values = swap;
  }
  /* the last round has swapped once more; which of the two it is depends on the tile's size */
  const uint32_t *last = from_keys == key_buffers[0] ? value_buffers[0] : value_buffers[1];
#pragma unroll
  for (int i = t; i < TILE; i += THREADS)
    if (first + i < count)
      sorted[first + i] = from_keys[place(i)], payload[first + i] = last[place(i)];
}
