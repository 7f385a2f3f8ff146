/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Complex FFTs of 240 points in double precision, as a weather model's rings have them: Stockham's
 * passes of radix 4, 4, 3 and 5 in the order that an argument says, from one shared array to
 * another and back (two pointers that change places); two transforms to a block of 60x2 threads.
 * Roots come from global memory.
 *
 * The first pass writes every fourth double2, 4-way, the second groups of four every sixteenth,
 * 2-way. By hand: one element more behind 8 (HAND=1: rows of 60 reads then straddle it, no fewer at
 * 16 bytes); within groups of 8, the number XOR the group's (HAND=2). Less than a fifth is to be
 * gained.
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int N = 240, TX = 60, TY = 2;
constexpr int ROOM = HAND == 1 ? N + N / 8 : N;

__device__ __forceinline__ int place(int i) {
  return HAND == 1 ? i + i / 8 : HAND == 2 ? i ^ (i >> 3 & 7) : i;
}
__device__ __forceinline__ double2 operator+(double2 a, double2 b) {
  return make_double2(a.x + b.x, a.y + b.y);
}
__device__ __forceinline__ double2 operator-(double2 a, double2 b) {
  return make_double2(a.x - b.x, a.y - b.y);
}
__device__ __forceinline__ double2 operator*(double2 a, double2 b) {
  return make_double2(a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x);
}
__device__ __forceinline__ double2 operator*(double s, double2 a) {
  return make_double2(s * a.x, s * a.y);
}
__device__ __forceinline__ double2 minus_i(double2 a) { return make_double2(a.y, -a.x); }

template <int R> __device__ __forceinline__ void butterfly(double2 (&v)[R]);
template <> __device__ __forceinline__ void butterfly<3>(double2 (&v)[3]) {
  double2 s = v[1] + v[2], d = 0.86602540378443864676 * minus_i(v[1] - v[2]);
  double2 m = v[0] - 0.5 * s;
  v[0] = v[0] + s;
  v[1] = m + d;
  v[2] = m - d;
}
template <> __device__ __forceinline__ void butterfly<4>(double2 (&v)[4]) {
  double2 a = v[0] + v[2], b = v[0] - v[2], c = v[1] + v[3], d = minus_i(v[1] - v[3]);
  v[0] = a + c;
  v[1] = b + d;
  v[2] = a - c;
  v[3] = b - d;
}
template <> __device__ __forceinline__ void butterfly<5>(double2 (&v)[5]) {
  const double c1 = 0.30901699437494742410, c2 = -0.80901699437494742410;
  const double s1 = 0.95105651629515357212, s2 = 0.58778525229247312917;
  double2 a = v[1] + v[4], b = v[2] + v[3], c = minus_i(v[1] - v[4]), d = minus_i(v[2] - v[3]);
  double2 p = v[0] + c1 * a + c2 * b, q = v[0] + c2 * a + c1 * b;
  double2 e = s1 * c + s2 * d, f = s2 * c - s1 * d;
  v[0] = v[0] + a + b;
  v[1] = p + e;
  v[4] = p - e;
  v[2] = q + f;
  v[3] = q - f;
}

/* done: product of the radices so far */
template <int R>
__device__ __forceinline__ void pass(double2 *to, const double2 *from,
                                     const double2 *__restrict__ roots, int done) {
  for (int b = threadIdx.x; b < N / R; b += TX) {
    int k = b % done;
    double2 v[R];
#pragma unroll
    for (int r = 0; r < R; ++r)
      v[r] = from[place(b + r * (N / R))];
    int step = N / (done * R) * k;
#pragma unroll
    for (int r = 1; r < R; ++r)
      v[r] = v[r] * roots[r * step];
    butterfly<R>(v);
    int at = (b - k) * R + k;
#pragma unroll
    for (int r = 0; r < R; ++r)
      to[place(at + r * done)] = v[r];
  }
}

__global__ void __launch_bounds__(TX *TY)
    fft240_pingpong(double2 *__restrict__ out, const double2 *__restrict__ in,
                    const double2 *__restrict__ roots, int batch, unsigned plan) {
  __shared__ double2 even[TY][ROOM], odd[TY][ROOM];
  int ring = blockIdx.x * TY + threadIdx.y, t = threadIdx.x;
  double2 *now = even[threadIdx.y], *next = odd[threadIdx.y];
  if (ring < batch)
    for (int i = t; i < N; i += TX)
      now[place(i)] = in[(size_t)ring * N + i];
  __syncthreads();
  int done = 1;
  for (; plan; plan >>= 4) {
    int radix = plan & 15;
    if (ring < batch) {
      if (radix == 4)
        pass<4>(next, now, roots, done);
      else if (radix == 3)
        pass<3>(next, now, roots, done);
      else
        pass<5>(next, now, roots, done);
    }
    done *= radix;
    __syncthreads();
    double2 *swap = now;
    now = next;
    next = swap;
  }
  if (ring < batch)
    for (int i = t; i < N; i += TX)
      out[(size_t)ring * N + i] = now[place(i)];
}
