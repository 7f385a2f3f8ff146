/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Batched LDL^T and solution of symmetric systems of up to 32 doubles, a warp to a system, four to
 * a block of three axes. A system is an object of a class template in shared memory, whose member
 * functions are not inlined.
 *
 * A lane has a row, 256 bytes from its neighbours': 16-way of half warps, in every step. By hand:
 * one double more to a row (HAND=1); column XOR row in four bits (HAND=2), which needs no room.
 */
#include "bounds.h"

#ifndef HAND
#define HAND 0
#endif

static __device__ __forceinline__ void warp_barrier() { __nvvm_bar_warp_sync(0xffffffff); }

template <class T, int N> class System {
  T a[N][HAND == 1 ? N + 1 : N];
  T x[N];

  static __device__ __forceinline__ int place(int i, int j) { return HAND == 2 ? j ^ (i & 15) : j; }
  __device__ __forceinline__ T &at(int i, int j) { return a[i][place(i, j)]; }

public:
  __device__ void load(const T *matrix, const T *right, int n, int lane) {
    for (int i = 0; i < n; ++i)
      if (lane < n)
        at(i, lane) = matrix[i * n + lane] + (i == lane ? n : 0);
    if (lane < n)
      x[lane] = right[lane];
    warp_barrier();
  }

  __device__ __attribute__((noinline)) void factor(int n, int i) {
    for (int k = 0; k < n; ++k) {
      T share = 0;
      if (i > k && i < n) {
        share = at(i, k) / at(k, k);
        for (int j = k + 1; j <= i; ++j)
          at(i, j) -= share * at(j, k);
      }
      warp_barrier();
      if (i > k && i < n)
        at(i, k) = share;
      warp_barrier();
    }
  }

  __device__ __attribute__((noinline)) T solve(int n, int i) {
    T own = i < n ? x[i] : 0;
    for (int k = 0; k < n; ++k) {
      if (i == k)
        x[k] = own;
      warp_barrier();
      if (i > k && i < n)
        own -= at(i, k) * x[k];
    }
    if (i < n)
      own /= at(i, i);
    for (int k = n - 1; k >= 0; --k) {
      warp_barrier();
      if (i == k)
        x[k] = own;
      warp_barrier();
      if (i < k)
        own -= at(k, i) * x[k];
    }
    return own;
  }
};

__global__ void __launch_bounds__(128)
    ldlt_class(double *out, const double *matrices, const double *rights, int systems, int n) {
  __shared__ System<double, 32> system[2][2];
  int lane = threadIdx.x, which = blockIdx.x * 4 + threadIdx.z * 2 + threadIdx.y;
  if (which >= systems)
    return;
  System<double, 32> &own = system[threadIdx.z][threadIdx.y];
  own.load(matrices + (long long)which * n * n, rights + (long long)which * n, n, lane);
  own.factor(n, lane);
  double result = own.solve(n, lane);
  if (lane < n)
    out[(long long)which * n + lane] = result;
}
