/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Near duplicates by min-hashing: a document a thread, 64 hashes of each of its shingles, the least of each hash in shared memory; then 16 bands of four
 * fold to a bucket each, and a second kernel counts how full the buckets are. Signatures, lengths and bytes of bands are carved out of
 * dynamic memory. The host function launches both.
 *
 * Signatures are 256 bytes apart: 32-way. By hand: 65 a signature (HAND=1), documents side by side (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int DOCUMENTS = 64, HASHES = 64, BANDS = 16, ROW = HAND == 1 ? HASHES + 1 : HASHES;

__device__ __forceinline__ int at(int document, int hash) { return HAND == 2 ? hash * DOCUMENTS + document : document * ROW + hash; }

__device__ __forceinline__ unsigned mixed(unsigned x) {
  x ^= x >> 15;
  x *= 0x2c1b3c6du;
  return x ^ x >> 12;
}

__global__ void __launch_bounds__(DOCUMENTS) minhash_sign(unsigned *__restrict__ buckets, unsigned char *__restrict__ tags, const unsigned *__restrict__ shingles,
                                                          const unsigned short *__restrict__ lengths, int documents) {
  extern __shared__ __align__(16) unsigned pool[];
  unsigned *least = pool;
  unsigned short *length = reinterpret_cast<unsigned short *>(least + DOCUMENTS * ROW);
  unsigned char *tag = reinterpret_cast<unsigned char *>(length + DOCUMENTS);
  const int t = threadIdx.x, me = blockIdx.x * DOCUMENTS + t;
  length[t] = lengths[me];
#pragma unroll 4
  for (int h = 0; h < HASHES; ++h)
    least[at(t, h)] = ~0u;
  for (int i = 0; i < length[t]; ++i) {
    unsigned x = mixed(shingles[(size_t)i * documents + me]);
#pragma unroll 4
    for (int h = 0; h < HASHES; ++h) {
      unsigned v = x * (2 * h + 1) + (x >> 7);
      least[at(t, h)] = min(least[at(t, h)], v);
    }
  }
  for (int b = 0; b < BANDS; ++b) {
    unsigned fold = b;
#pragma unroll
    for (int k = 0; k < HASHES / BANDS; ++k)
      fold = mixed(fold ^ least[at(t, b * (HASHES / BANDS) + k)]);
    buckets[(size_t)b * documents + me] = fold;
    tag[t * BANDS + b] = fold >> 24;
  }
  __syncthreads();
  for (int i = t; i < DOCUMENTS * BANDS; i += DOCUMENTS)
    tags[(size_t)blockIdx.x * DOCUMENTS * BANDS + i] = tag[i];
}

__global__ void __launch_bounds__(256) minhash_fill(unsigned *__restrict__ fill, const unsigned *__restrict__ buckets, int count) {
  __shared__ unsigned bins[256];
  bins[threadIdx.x] = 0;
  __syncthreads();
  for (int i = blockIdx.x * 256 + threadIdx.x; i < count; i += gridDim.x * 256)
    atomicAdd(&bins[buckets[i] >> 24], 1u);
  __syncthreads();
  atomicAdd(&fill[threadIdx.x], bins[threadIdx.x]);
}

void minhash(unsigned *fill, unsigned *buckets, unsigned char *tags, const unsigned *shingles, const unsigned short *lengths, int documents, cudaStream_t stream) {
  size_t bytes = sizeof(unsigned) * DOCUMENTS * ROW + sizeof(unsigned short) * DOCUMENTS + DOCUMENTS * BANDS;
  minhash_sign<<<documents / DOCUMENTS, DOCUMENTS, bytes, stream>>>(buckets, tags, shingles, lengths, documents);
  minhash_fill<<<128, 256, 0, stream>>>(fill, buckets, documents * BANDS);
}
