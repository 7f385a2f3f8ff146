// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// unbank/array.h in device code, as nvcc takes it without a warning.
#include "array.cpp"

struct Particle {
  float4 place, speed;
};

static __device__ unbank::dynamic<float, unbank::xor_<2, 31, 7>> everywhere;

template <typename Element, class Pointer>
static __device__ void sum_from(Pointer from, Element *out) {
  for (int i = 0; i < 8; i++)
    out[i] += from[i * 32 + threadIdx.x];
}

template <typename Element, int N> __global__ void kernel(Element *out, const Particle *in) {
  __shared__ unbank::array<Element[N][N], unbank::pad<N * sizeof(Element), 4>> tile;
  alignas(128) __shared__ unbank::array<Particle[64], unbank::pad<32, 16>> particles, others;
  unbank::dynamic<float4, unbank::lin<7, 112>> memory;
  unsigned char row = threadIdx.y;
  tile[row][threadIdx.x] = out[0];
  tile[row][0] += 1, tile[row][1]++;
  atomicAdd(&tile[threadIdx.y][threadIdx.x], 1);
  particles[threadIdx.x] = others[threadIdx.x] = in[threadIdx.x];
  particles[threadIdx.x].place.x = 1;
  memory[threadIdx.x].y = everywhere[1ull * threadIdx.x];
  auto one = tile[row].begin() + threadIdx.x, all = tile.begin();
  sum_from(all, out), *one++ += all[threadIdx.x * N];
  auto last = memory.begin() + 3;
  unbank::dynamic_pointer<float, unbank::xor_<2, 31, 7>> first = everywhere.begin();
  (last -= threadIdx.y)->x = *(first + threadIdx.x);
  __syncthreads();
  out[threadIdx.x] = tile[threadIdx.x][threadIdx.y] + (Element)particles[63 - threadIdx.x].speed.w;
}
template __global__ void kernel<float, 32>(float *, const Particle *);
template __global__ void kernel<unsigned, 16>(unsigned *, const Particle *);
