/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Activations on their way to a backward pass in a microscaling format (MXINT8): groups of 32 halves share a power of
 * two, once along rows for the product forward, once along columns, transposed, for the gradient of the weights.
 * A tile of 64x64 halves, 128 threads; a thread quantises one group of a row, then one of a column.
 *
 * Lanes are rows of 128 bytes, read as half2: 32-way; columns are free. By hand: rows of 66 halves (HAND=1),
 * pair XOR row (HAND=2), rows of 72 read 16 bytes at a time (HAND=3).
 */
#include <cuda_fp16.h>
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int SIDE = 64, GROUP = 32, THREADS = 128;
constexpr int PITCH = HAND == 1 ? SIDE + 2 : HAND == 3 ? SIDE + 8 : SIDE;

__device__ __forceinline__ int at(int row, int column) {
  return row * PITCH + (HAND == 2 ? column ^ (row & 31) << 1 : column);
}

/* the exponent of the group: greatest magnitudes become 64 to 127 */
__device__ __forceinline__ int exponent(__half greatest) {
  int bits = __half_as_ushort(greatest) >> 10 & 31;
  return max(bits, 1) - 15 - 6;
}

__device__ __forceinline__ unsigned byte_of(float value, float scale) {
  return (unsigned)max(-127, min(127, __float2int_rn(value * scale))) & 255;
}

__device__ __forceinline__ void eight(__half2 *to, const __half *from) {
  unsigned w[4];
  asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4];"
               : "=r"(w[0]), "=r"(w[1]), "=r"(w[2]), "=r"(w[3])
               : "r"((unsigned)__cvta_generic_to_shared(from)));
  for (int i = 0; i < 4; ++i)
    to[i] = __halves2half2(__ushort_as_half((unsigned short)w[i]), __ushort_as_half((unsigned short)(w[i] >> 16)));
}

__device__ __forceinline__ float power(int e) { return __int_as_float((127 + e) << 23); }

__global__ void __launch_bounds__(THREADS)
    mx_dual_quant(unsigned *__restrict__ by_row, signed char *__restrict__ row_scales, unsigned *__restrict__ by_column,
                  signed char *__restrict__ column_scales, const __half *__restrict__ x, int rows, int columns) {
  __shared__ __align__(16) __half tile[SIDE * PITCH];
  int t = threadIdx.x, r0 = blockIdx.y * SIDE, c0 = blockIdx.x * SIDE;
  for (int i = t * 2; i < SIDE * SIDE; i += THREADS * 2)
    *(__half2 *)&tile[at(i / SIDE, i % SIDE)] = *(const __half2 *)&x[(size_t)(r0 + i / SIDE) * columns + c0 + i % SIDE];
  __syncthreads();
  {
    int row = t % SIDE, group = t / SIDE;
    __half2 v[GROUP / 2], greatest = __float2half2_rn(0);
#if HAND == 3
#pragma unroll
    for (int i = 0; i < GROUP / 8; ++i)
      eight(&v[i * 4], &tile[at(row, group * GROUP + i * 8)]);
#else
#pragma unroll
    for (int i = 0; i < GROUP / 2; ++i)
      v[i] = *(const __half2 *)&tile[at(row, group * GROUP + i * 2)];
#endif
#pragma unroll
    for (int i = 0; i < GROUP / 2; ++i)
      greatest = __hmax2(greatest, __habs2(v[i]));
    int e = exponent(__hmax(__low2half(greatest), __high2half(greatest)));
    float scale = power(-e);
    unsigned q[GROUP / 4];
#pragma unroll
    for (int i = 0; i < GROUP / 4; ++i) {
      float2 a = __half22float2(v[i * 2]), b = __half22float2(v[i * 2 + 1]);
      q[i] = byte_of(a.x, scale) | byte_of(a.y, scale) << 8 | byte_of(b.x, scale) << 16 | byte_of(b.y, scale) << 24;
    }
    uint4 *to = (uint4 *)&by_row[((size_t)(r0 + row) * columns + c0 + group * GROUP) / 4];
    to[0] = make_uint4(q[0], q[1], q[2], q[3]);
    to[1] = make_uint4(q[4], q[5], q[6], q[7]);
    row_scales[(size_t)(c0 / GROUP + group) * rows + r0 + row] = (signed char)e;
  }
  {
    int column = t % SIDE, group = t / SIDE;
    __half v[GROUP], greatest = __float2half(0);
#pragma unroll
    for (int i = 0; i < GROUP; ++i) {
      v[i] = tile[at(group * GROUP + i, column)];
      greatest = __hmax(greatest, __habs(v[i]));
    }
    int e = exponent(greatest);
    float scale = power(-e);
    unsigned q[GROUP / 4] = {};
#pragma unroll
    for (int i = 0; i < GROUP; ++i)
      q[i / 4] |= byte_of(__half2float(v[i]), scale) << i % 4 * 8;
    uint4 *to = (uint4 *)&by_column[((size_t)(c0 + column) * rows + r0 + group * GROUP) / 4];
    to[0] = make_uint4(q[0], q[1], q[2], q[3]);
    to[1] = make_uint4(q[4], q[5], q[6], q[7]);
    column_scales[(size_t)(r0 / GROUP + group) * columns + c0 + column] = (signed char)e;
  }
}
