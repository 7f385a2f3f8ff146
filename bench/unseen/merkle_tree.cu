/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The root of a Merkle tree over 512 digests of 32 bytes, a tree to a block of 256 threads, in place:
 * at each level a thread compresses two nodes (four double rounds of BLAKE's kind) into the left one's
 * place, so that nodes of level l lie 2^l digests apart.
 *
 * A digest is two vectors of 16 bytes; pairs are 64, 128, ... bytes apart: 4-way, then 8-way. By hand:
 * halves of digests in two arrays, a vector more after eight (HAND=1); words in eight arrays, a word
 * more after 32 (HAND=2); halves as in 1, and levels moved together, at a barrier more (HAND=3).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int LEAVES = 512, THREADS = 256;

struct Digest {
  unsigned w[8];
};

struct Nodes {
#if HAND == 2
  unsigned word[8][LEAVES + LEAVES / 32];
  __device__ Digest get(int n) const {
    Digest d;
#pragma unroll
    for (int i = 0; i < 8; ++i)
      d.w[i] = word[i][n + (n >> 5)];
    return d;
  }
  __device__ void put_half(int n, int h, uint4 v) {
    int at = n + (n >> 5);
    word[h * 4][at] = v.x, word[h * 4 + 1][at] = v.y;
    word[h * 4 + 2][at] = v.z, word[h * 4 + 3][at] = v.w;
  }
#else
#if HAND == 1 || HAND == 3
  uint4 half[2][LEAVES + LEAVES / 8 + 4];
  __device__ uint4 &at(int n, int h) { return half[h][n + (n >> 3)]; }
  __device__ const uint4 &at(int n, int h) const { return half[h][n + (n >> 3)]; }
#else
  uint4 half[LEAVES * 2];
  __device__ uint4 &at(int n, int h) { return half[n * 2 + h]; }
  __device__ const uint4 &at(int n, int h) const { return half[n * 2 + h]; }
#endif
  __device__ Digest get(int n) const {
    uint4 a = at(n, 0), b = at(n, 1);
    return {{a.x, a.y, a.z, a.w, b.x, b.y, b.z, b.w}};
  }
  __device__ void put_half(int n, int h, uint4 v) { at(n, h) = v; }
#endif
  __device__ void put(int n, const Digest &d) {
    put_half(n, 0, make_uint4(d.w[0], d.w[1], d.w[2], d.w[3]));
    put_half(n, 1, make_uint4(d.w[4], d.w[5], d.w[6], d.w[7]));
  }
};

__device__ __forceinline__ unsigned turn(unsigned x, int n) { return __funnelshift_r(x, x, n); }

__device__ __forceinline__ void mix(unsigned *v, int a, int b, int c, int d, unsigned x, unsigned y) {
  v[a] += v[b] + x, v[d] = turn(v[d] ^ v[a], 16), v[c] += v[d], v[b] = turn(v[b] ^ v[c], 12);
  v[a] += v[b] + y, v[d] = turn(v[d] ^ v[a], 8), v[c] += v[d], v[b] = turn(v[b] ^ v[c], 7);
}

__device__ __forceinline__ Digest compress(const Digest &l, const Digest &r, unsigned level) {
  unsigned v[16] = {0x6a09e667u, 0xbb67ae85u, 0x3c6ef372u, 0xa54ff53au, 0x510e527fu, 0x9b05688cu,
                    0x1f83d9abu, 0x5be0cd19u, 0x6a09e667u, 0xbb67ae85u, 0x3c6ef372u, 0xa54ff53au,
                    level,       64u,         0u,          ~0u};
#pragma unroll
  for (int round = 0; round < 4; ++round) {
#pragma unroll
    for (int i = 0; i < 4; ++i)
      mix(v, i, i + 4, i + 8, i + 12, l.w[(2 * i + round) & 7], r.w[(2 * i + 1 + round) & 7]);
#pragma unroll
    for (int i = 0; i < 4; ++i)
      mix(v, i, (i + 1) % 4 + 4, (i + 2) % 4 + 8, (i + 3) % 4 + 12, r.w[(2 * i + round) & 7],
          l.w[(2 * i + 1 + round) & 7]);
  }
  Digest d;
#pragma unroll
  for (int i = 0; i < 8; ++i)
    d.w[i] = v[i] ^ v[i + 8];
  return d;
}

__global__ void __launch_bounds__(THREADS) merkle_tree(unsigned *__restrict__ roots,
                                                       const uint4 *__restrict__ leaves) {
  __shared__ __align__(16) Nodes nodes;
  int t = threadIdx.x;
  const uint4 *from = leaves + (size_t)blockIdx.x * LEAVES * 2;
  for (int i = t; i < LEAVES * 2; i += THREADS)
    nodes.put_half(i >> 1, i & 1, from[i]);
  __syncthreads();
  int level = 1;
  for (int stride = 1; stride < LEAVES; stride *= 2, ++level) {
    bool busy = t < LEAVES / 2 / stride;
#if HAND == 3
    Digest d;
    if (busy)
      d = compress(nodes.get(2 * t), nodes.get(2 * t + 1), level);
    __syncthreads();
    if (busy)
      nodes.put(t, d);
#else
    if (busy) {
      int left = 2 * stride * t;
      nodes.put(left, compress(nodes.get(left), nodes.get(left + stride), level));
    }
#endif
    __syncthreads();
  }
  if (t == 0) {
    Digest d = nodes.get(0);
    for (int i = 0; i < 8; ++i)
      roots[(size_t)blockIdx.x * 8 + i] = d.w[i];
  }
}
