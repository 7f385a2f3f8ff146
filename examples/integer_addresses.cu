/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Addresses as numbers. `base` is the tile's address; what is added to it, XOR-ed into its low bits
 * and carried through a loop is found again as an offset. The column reads are 32-way conflicts.
 */
#include "cuda_min.h"

constexpr int TILE = 32, ROW = 128;

__device__ inline unsigned shared_address(const void *pointer) {
  return (unsigned)(unsigned long)(const void __attribute__((address_space(3))) *)pointer;
}

__device__ inline float load(unsigned from) {
  float value;
  asm volatile("ld.shared.f32 %0, [%1];" : "=f"(value) : "r"(from) : "memory");
  return value;
}

__device__ inline float load_behind(unsigned from) {
  float value;
  asm volatile("{ .reg .f32 a; ld.shared.f32 a, [%1+8]; add.f32 %0, a, 0f3F800000; }"
               : "=f"(value)
               : "r"(from)
               : "memory");
  return value;
}

__device__ inline void store(unsigned to, float value) {
  asm volatile("st.shared.f32 [%0], %1;" ::"r"(to), "f"(value) : "memory");
}

__device__ inline void add(unsigned to, unsigned value) {
  asm volatile("red.shared.add.u32 [%0], %1;" ::"r"(to), "r"(value) : "memory");
}

__device__ inline unsigned by_assembly(const void *pointer) {
  unsigned address;
  asm("{ .reg .u64 a; cvta.to.shared.u64 a, %1; cvt.u32.u64 %0, a; }"
      : "=r"(address)
      : "l"(pointer));
  return address;
}

__global__ void integer_addresses(float *out, const float *in, int turns) {
  __shared__ __attribute__((aligned(128))) float tile[TILE][TILE];
  __shared__ __attribute__((aligned(128))) unsigned counts[TILE][TILE];
  int x = threadIdx.x, y = threadIdx.y;
  unsigned base = shared_address(tile), column = base + x * ROW;
  store(base + y * ROW + x * 4, in[(blockIdx.x * TILE + y) * TILE + x]);
  counts[y][x] = x;
  __syncthreads();

  unsigned at = column;
  float sum = 0;
  for (int i = 0; i < turns; i++, at += 8)
    sum += load(at);
  sum += load(column ^ (y * 4 % ROW)) + load_behind(column | 4);
  sum += *(const float __attribute__((address_space(3))) *)(unsigned long long)(column + y * 4);
  add(by_assembly(&counts[x][0]) + y * 4, y);
  __syncthreads();
  out[(blockIdx.x * TILE + y) * TILE + x] = sum + counts[y][x];
}
