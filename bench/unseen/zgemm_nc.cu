/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * C = alpha * A * B^H + beta * C in complex doubles, row-major, with leading dimensions and ragged
 * borders: 32x32 of C to 16x16 threads, 2x2 a thread, both tiles carved out of dynamic memory at
 * constant offsets and typed double2.
 *
 * B is conjugated and turned on its way in: 8 lanes store along the depth, rows of 512 bytes apart,
 * and an access of 16 bytes serves 8 lanes at a time: 8-way stores, clean reads. HAND=1 pads rows
 * by one element; HAND=2 XORs the column with the depth; HAND=3 has lanes load along B's rows
 * instead, without conflicts, but each lane's global address is a row of its own.
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int MB = 32, NB = 32, KB = 8, TX = 16, TY = 16;
constexpr int BPITCH = HAND == 1 ? NB + 1 : NB;

static __device__ __forceinline__ double2 zfma(double2 a, double2 b, double2 c) {
  c.x = fma(a.x, b.x, c.x);
  c.x = fma(-a.y, b.y, c.x);
  c.y = fma(a.x, b.y, c.y);
  c.y = fma(a.y, b.x, c.y);
  return c;
}

__global__ void __launch_bounds__(TX *TY)
    zgemm_nc(int m, int n, int k, double alpha_re, double alpha_im, const double2 *__restrict__ A,
             int lda, const double2 *__restrict__ B, int ldb, double beta, double2 *__restrict__ C,
             int ldc) {
  extern __shared__ __align__(16) unsigned char z_smem[];
  double2 *sA = reinterpret_cast<double2 *>(z_smem);
  double2 *sB = reinterpret_cast<double2 *>(z_smem + MB * KB * sizeof(double2));
  const int tx = threadIdx.x, ty = threadIdx.y, t = ty * TX + tx;
  const int row0 = blockIdx.y * MB, col0 = blockIdx.x * NB;
  const int lr = t / KB, lk = t % KB;
#if HAND == 3
  const int br = t % NB, bk = t / NB;
#else
  const int br = lr, bk = lk;
#endif
  double2 acc[2][2] = {};
  for (int k0 = 0; k0 < k; k0 += KB) {
    double2 a = make_double2(0., 0.), b = a;
    if (row0 + lr < m && k0 + lk < k)
      a = A[(size_t)(row0 + lr) * lda + k0 + lk];
    if (col0 + br < n && k0 + bk < k)
      b = B[(size_t)(col0 + br) * ldb + k0 + bk];
    sA[lr * KB + lk] = a;
    sB[bk * BPITCH + (HAND == 2 ? br ^ bk : br)] = make_double2(b.x, -b.y);
    __syncthreads();
#pragma unroll
    for (int kk = 0; kk < KB; kk++) {
      double2 ra[2], rb[2];
#pragma unroll
      for (int i = 0; i < 2; i++) {
        ra[i] = sA[(ty + i * TY) * KB + kk];
        rb[i] = sB[kk * BPITCH + (HAND == 2 ? (tx + i * TX) ^ kk : tx + i * TX)];
      }
#pragma unroll
      for (int i = 0; i < 2; i++)
#pragma unroll
        for (int j = 0; j < 2; j++)
          acc[i][j] = zfma(ra[i], rb[j], acc[i][j]);
    }
    __syncthreads();
  }
#pragma unroll
  for (int i = 0; i < 2; i++) {
    int row = row0 + ty + i * TY;
    if (row >= m)
      break;
#pragma unroll
    for (int j = 0; j < 2; j++) {
      int col = col0 + tx + j * TX;
      if (col >= n)
        continue;
      double2 old = C[(size_t)row * ldc + col];
      C[(size_t)row * ldc + col] = zfma(make_double2(alpha_re, alpha_im), acc[i][j],
                                        make_double2(beta * old.x, beta * old.y));
    }
  }
}
