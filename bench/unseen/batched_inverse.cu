/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Inverts a batch of small double matrices in place, one block each: Gauss-Jordan with row
 * pivoting, the way batched solvers do it. n and the pitch of the copy in shared memory are
 * arguments; the matrix, the column of factors, the pivots and a flag are carved out of one byte
 * array.
 *
 * A warp owns 32 rows of one column in the update, so with a pitch of 32 doubles all its lanes are
 * in the same two banks: 16 times the turns, twice for each element and step. HAND=1 makes the
 * pitch odd; HAND=2 keeps the pitch and lets x run along columns instead, so that rows are read in
 * order.
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

extern __shared__ __align__(16) unsigned char inv_smem[];

__global__ void __launch_bounds__(256)
    batched_inverse(int n, int lda, int pitch, const double *__restrict__ dA,
                    double *__restrict__ dInv, int *__restrict__ info) {
#if HAND == 1
  pitch |= 1;
#endif
  double *sA = reinterpret_cast<double *>(inv_smem);
  double *sCol = sA + n * pitch;
  int *sPiv = reinterpret_cast<int *>(sCol + n);
  volatile unsigned char *sBad = reinterpret_cast<unsigned char *>(sPiv + n);

  const int tx = threadIdx.x, ty = threadIdx.y;
  const double *A = dA + (size_t)blockIdx.x * n * lda;
  double *Ainv = dInv + (size_t)blockIdx.x * n * lda;

  for (int i = ty; i < n; i += blockDim.y)
    for (int j = tx; j < n; j += blockDim.x)
      sA[i * pitch + j] = A[i * lda + j];
  if (tx == 0 && ty == 0)
    *sBad = 0;
  __syncthreads();

  for (int k = 0; k < n; k++) {
    /* the largest element below the diagonal, by the first warp */
    if (ty == 0) {
      double best = -1.0;
      int where = k;
      for (int i = k + tx; i < n; i += 32) {
        double v = fabs(sA[i * pitch + k]);
        if (v > best) {
          best = v;
          where = i;
        }
      }
      for (int off = 16; off > 0; off >>= 1) {
        double v = __shfl_down_sync(0xffffffffu, best, off);
        int w = __shfl_down_sync(0xffffffffu, where, off);
        if (v > best || (v == best && w < where)) {
          best = v;
          where = w;
        }
      }
      if (tx == 0) {
        sPiv[k] = where;
        if (!(best > 0.0))
          *sBad = 1;
      }
    }
    __syncthreads();
    if (*sBad) {
      if (tx == 0 && ty == 0)
        info[blockIdx.x] = k + 1;
      return;
    }
    const int p = sPiv[k];
    if (p != k && ty == 0)
      for (int j = tx; j < n; j += 32) {
        double t = sA[k * pitch + j];
        sA[k * pitch + j] = sA[p * pitch + j];
        sA[p * pitch + j] = t;
      }
    __syncthreads();
    if (ty == 1)
      for (int i = tx; i < n; i += 32)
        sCol[i] = sA[i * pitch + k];
    __syncthreads();
    const double r = 1.0 / sCol[k];
    if (ty == 0)
      for (int j = tx; j < n; j += 32)
        sA[k * pitch + j] = j == k ? r : sA[k * pitch + j] * r;
    __syncthreads();
#if HAND == 2
    for (int i = ty; i < n; i += blockDim.y)
      for (int j = tx; j < n; j += blockDim.x)
#else
    for (int j = ty; j < n; j += blockDim.y)
      for (int i = tx; i < n; i += blockDim.x)
#endif
        if (i != k) {
          double old = j == k ? 0.0 : sA[i * pitch + j];
          sA[i * pitch + j] = old - sCol[i] * sA[k * pitch + j];
        }
    __syncthreads();
  }
  /* columns go back, last swap first */
  for (int k = n - 1; k >= 0; k--) {
    const int p = sPiv[k];
    if (p != k)
      for (int i = ty * 32 + tx; i < n; i += 256) {
        double t = sA[i * pitch + k];
        sA[i * pitch + k] = sA[i * pitch + p];
        sA[i * pitch + p] = t;
      }
    __syncthreads();
  }
  for (int i = ty; i < n; i += blockDim.y)
    for (int j = tx; j < n; j += blockDim.x)
      Ainv[i * lda + j] = sA[i * pitch + j];
  if (tx == 0 && ty == 0)
    info[blockIdx.x] = 0;
}
