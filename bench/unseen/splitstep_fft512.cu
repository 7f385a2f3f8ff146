/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Pulses in an optical fibre: the split-step Fourier method for the nonlinear Schrodinger equation on 512
 * complex doubles, a pulse to a block of 64 threads; two transforms of radix 8 a step through shared memory.
 *
 * The first exchange of each transform stores every eighth number, 128 bytes apart: 8-way. By hand: a number
 * of padding after eight (HAND=1); XOR with the index over 8 (HAND=2); real and imaginary parts one after the
 * other, padded, in half the room (HAND=3), with more barriers.
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int N = 512, THREADS = 64;

__device__ __forceinline__ double2 add(double2 a, double2 b) { return make_double2(a.x + b.x, a.y + b.y); }
__device__ __forceinline__ double2 sub(double2 a, double2 b) { return make_double2(a.x - b.x, a.y - b.y); }
__device__ __forceinline__ double2 mul(double2 a, double2 b) {
  return make_double2(fma(a.x, b.x, -__dmul_rn(a.y, b.y)), fma(a.x, b.y, __dmul_rn(a.y, b.x)));
}

#if HAND == 3
struct Exchange {
  double one[N + N / 16];
  __device__ static int place(int i) { return i + (i >> 4); }
};
#else
struct Exchange {
  double2 all[HAND == 1 ? N + N / 8 : N];
  __device__ static int place(int i) { return HAND == 1 ? i + (i >> 3) : HAND == 2 ? i ^ (i >> 3 & 7) : i; }
};
#endif

template <int STRIDE> __device__ __forceinline__ void exchange(Exchange &s, double2 (&v)[8], int t) {
  int to = t / STRIDE * STRIDE * 8 + t % STRIDE;
#if HAND == 3
#pragma unroll
  for (int r = 0; r < 8; ++r)
    s.one[Exchange::place(to + r * STRIDE)] = v[r].x;
  __syncthreads();
#pragma unroll
  for (int r = 0; r < 8; ++r)
    v[r].x = s.one[Exchange::place(t + r * THREADS)];
  __syncthreads();
#pragma unroll
  for (int r = 0; r < 8; ++r)
    s.one[Exchange::place(to + r * STRIDE)] = v[r].y;
  __syncthreads();
#pragma unroll
  for (int r = 0; r < 8; ++r)
    v[r].y = s.one[Exchange::place(t + r * THREADS)];
  __syncthreads();
#else
#pragma unroll
  for (int r = 0; r < 8; ++r)
    s.all[Exchange::place(to + r * STRIDE)] = v[r];
  __syncthreads();
#pragma unroll
  for (int r = 0; r < 8; ++r)
    v[r] = s.all[Exchange::place(t + r * THREADS)];
  __syncthreads();
#endif
}

/* SIGN -1 forward, 1 backward */
template <int SIGN> __device__ __forceinline__ double2 turn(double2 a) { /* by i or -i */
  return SIGN < 0 ? make_double2(a.y, -a.x) : make_double2(-a.y, a.x);
}
template <int SIGN> __device__ __forceinline__ void dft8(double2 (&v)[8]) {
  const double h = 0.70710678118654752440;
  double2 e[4], o[4];
#pragma unroll
  for (int i = 0; i < 4; ++i)
    e[i] = add(v[i], v[i + 4]), o[i] = sub(v[i], v[i + 4]);
  o[1] = mul(o[1], make_double2(h, SIGN * h));
  o[2] = turn<SIGN>(o[2]);
  o[3] = mul(o[3], make_double2(-h, SIGN * h));
  double2 a = add(e[0], e[2]), b = add(e[1], e[3]), c = sub(e[0], e[2]), d = turn<SIGN>(sub(e[1], e[3]));
  v[0] = add(a, b), v[4] = sub(a, b), v[2] = add(c, d), v[6] = sub(c, d);
  a = add(o[0], o[2]), b = add(o[1], o[3]), c = sub(o[0], o[2]), d = turn<SIGN>(sub(o[1], o[3]));
  v[1] = add(a, b), v[5] = sub(a, b), v[3] = add(c, d), v[7] = sub(c, d);
}
template <int SIGN> __device__ __forceinline__ void twist(double2 (&v)[8], double2 w) {
  double2 p = SIGN < 0 ? make_double2(w.x, -w.y) : w, q = p;
#pragma unroll
  for (int r = 1; r < 8; ++r) {
    v[r] = mul(v[r], q);
    q = mul(q, p);
  }
}
template <int SIGN>
__device__ __forceinline__ void transform(Exchange &s, double2 (&v)[8], int t, double2 w64, double2 w512) {
  dft8<SIGN>(v);
  exchange<1>(s, v, t);
  twist<SIGN>(v, w64);
  dft8<SIGN>(v);
  exchange<8>(s, v, t);
  twist<SIGN>(v, w512);
  dft8<SIGN>(v);
}

__global__ void __launch_bounds__(THREADS)
    splitstep_fft512(double2 *__restrict__ out, const double2 *__restrict__ in, int steps, double length,
                     double dispersion, double gamma) {
  __shared__ __align__(16) Exchange s;
  int t = threadIdx.x;
  double2 v[8], w64, w512;
  sincospi((t % 8) / 32.0, &w64.y, &w64.x);
  sincospi(t / 256.0, &w512.y, &w512.x);
#pragma unroll
  for (int r = 0; r < 8; ++r)
    v[r] = in[(size_t)blockIdx.x * N + t + r * THREADS];
  for (int step = 0; step < steps; ++step) {
    transform<-1>(s, v, t, w64, w512);
#pragma unroll
    for (int r = 0; r < 8; ++r) { /* exp(i a) to the third order, of length 1 */
      int k = t + r * THREADS, frequency = k < N / 2 ? k : k - N;
      double a = __dmul_rn(dispersion, __dmul_rn((double)frequency, (double)frequency));
      double b = __dmul_rn(0.25, __dmul_rn(a, a)), n = 1.0 / (1.0 + b);
      v[r] = mul(v[r], make_double2(__dmul_rn(1.0 - b, n) / N, __dmul_rn(a, n) / N));
    }
    transform<1>(s, v, t, w64, w512);
#pragma unroll
    for (int r = 0; r < 8; ++r) {
      double a = __dmul_rn(__dmul_rn(gamma, length), fma(v[r].x, v[r].x, __dmul_rn(v[r].y, v[r].y)));
      double b = __dmul_rn(0.25, __dmul_rn(a, a)), n = 1.0 / (1.0 + b);
      v[r] = mul(v[r], make_double2(__dmul_rn(1.0 - b, n), __dmul_rn(a, n)));
    }
  }
#pragma unroll
  for (int r = 0; r < 8; ++r)
    out[(size_t)blockIdx.x * N + t + r * THREADS] = v[r];
}
