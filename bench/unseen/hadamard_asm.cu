/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The Walsh-Hadamard transform of rows of 4,096 floats, as quantisation uses it to spread outliers:
 * 256 threads with 16 floats each, three passes of 16 in registers, two exchanges through shared
 * memory between them, by st.shared.v4.f32, ld.shared.f32 and st.shared.f32 in inline PTX.
 *
 * The first exchange stores 64 bytes a lane: 4-way in each 16-byte access of 8 lanes. It loads two
 * groups of 16 words 1 KiB apart: 2-way. HAND=1 XORs the 16-byte piece with two fields of the
 * index; HAND=2 pads 4 floats behind each 16 and 16 behind each 256; HAND=3 pads one float behind
 * 16, and so has to store 4 bytes at a time. It moves 32 KiB of global memory a block: most of the
 * time is not here.
 */
#include "mma_ptx.h"

constexpr int DIM = 4096, PER = 16, THREADS = DIM / PER;
constexpr int FLOATS = HAND == 2   ? DIM + DIM / 16 * 4 + DIM / 256 * 16
                       : HAND == 3 ? DIM + DIM / 16
                                   : DIM;

static __device__ __forceinline__ uint32_t byte_of(int i) {
#if HAND == 1
  return (i ^ ((i >> 5 & 7) << 2) ^ ((i >> 8 & 1) << 4)) * 4u;
#elif HAND == 2
  return (i + (i >> 4) * 4 + (i >> 8) * 16) * 4u;
#elif HAND == 3
  return (i + (i >> 4)) * 4u;
#else
  return i * 4u;
#endif
}
static __device__ __forceinline__ void sts_v4(uint32_t at, float a, float b, float c, float d) {
  asm volatile("st.shared.v4.f32 [%0], {%1, %2, %3, %4};" ::"r"(at), "f"(a), "f"(b), "f"(c), "f"(d)
               : "memory");
}
static __device__ __forceinline__ void sts(uint32_t at, float a) {
  asm volatile("st.shared.f32 [%0], %1;" ::"r"(at), "f"(a) : "memory");
}
static __device__ __forceinline__ float lds(uint32_t at) {
  float v;
  asm volatile("ld.shared.f32 %0, [%1];" : "=f"(v) : "r"(at) : "memory");
  return v;
}

template <int N> static __device__ __forceinline__ void hadamard(float (&v)[N]) {
#pragma unroll
  for (int h = 1; h < N; h *= 2)
#pragma unroll
    for (int i = 0; i < N; i++)
      if (!(i & h)) {
        float a = v[i], b = v[i + h];
        v[i] = a + b;
        v[i + h] = a - b;
      }
}

__global__ void __launch_bounds__(THREADS)
    hadamard_asm(float *__restrict__ out, const float *__restrict__ in, float scale) {
  __shared__ __align__(128) float buffer[FLOATS];
  const uint32_t smem = smem_u32(buffer);
  const int t = threadIdx.x;
  const float4 *row = reinterpret_cast<const float4 *>(in + (size_t)blockIdx.x * DIM);
  float v[PER];
#pragma unroll
  for (int i = 0; i < PER / 4; i++) {
    float4 x = row[t * (PER / 4) + i];
    v[4 * i] = x.x, v[4 * i + 1] = x.y, v[4 * i + 2] = x.z, v[4 * i + 3] = x.w;
  }
  hadamard(v);
#pragma unroll
  for (int i = 0; i < PER; i += 4) {
#if HAND == 3
    for (int j = i; j < i + 4; j++)
      sts(smem + byte_of(t * PER + j), v[j]);
#else
    sts_v4(smem + byte_of(t * PER + i), v[i], v[i + 1], v[i + 2], v[i + 3]);
#endif
  }
  __syncthreads();
  const int mid = t / 16 * 256 + t % 16;
#pragma unroll
  for (int i = 0; i < PER; i++)
    v[i] = lds(smem + byte_of(mid + i * 16));
  hadamard(v);
#pragma unroll
  for (int i = 0; i < PER; i++)
    sts(smem + byte_of(mid + i * 16), v[i]);
  __syncthreads();
#pragma unroll
  for (int i = 0; i < PER; i++)
    v[i] = lds(smem + byte_of(i * 256 + t));
  hadamard(v);
  float *to = out + (size_t)blockIdx.x * DIM + t;
#pragma unroll
  for (int i = 0; i < PER; i++)
    to[i * 256] = v[i] * scale;
}
