// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Addresses in arrays are passed to functions: each kernel is run as it is and rewritten, under a pad and under an XOR, with the same results. The
// report's figures for the rewritten kernels are what the simulator counts. Recursion and calls by pointer are refused. Functions that return an
// address, or that are given one of several arrays, are inlined.
// REQUIRES: command, llvm-22
// RUN: rm -rf %t && mkdir %t
// RUN: %clang_cuda_plain -S -emit-llvm %s -o %t/k.ll
// RUN: %unbank fix %t/k.ll -o %t/pad.ll --block=32 --widths=ir --layout='*@pad:128:4' --report=%t/pad.json > /dev/null
// RUN: %unbank fix %t/k.ll -o %t/xor.ll --block=32 --widths=ir --layout='*@xor:2:31:7' --report=%t/xor.json > /dev/null
// RUN: %validate %t/pad.json %t/xor.json
// RUN: %arrays %t/pad.json | FileCheck %s
// RUN: %arrays %t/xor.json | FileCheck %s
// RUN: opt -passes=verify %t/pad.ll -disable-output
// RUN: opt -passes=verify %t/xor.ll -disable-output
// RUN: %python %S/../Inputs/alike.py '%unbank' %t whole_array row two_arrays same_twice nested in_turns in_a_loop divergent beside_null number end_pointer atomics copies assembly carved shared_by_two shared_by_two_2 by_both by_both_2 two_rows wide by_phi in_a_structure returned joined meet_insides
// CHECK-DAG: _ZZ11whole_array{{.*}}E1t: changed
// CHECK-DAG: _ZZ3row{{.*}}E1t: changed
// CHECK-DAG: _ZZ10two_arrays{{.*}}E1a: changed
// CHECK-DAG: _ZZ10two_arrays{{.*}}E1b: changed
// CHECK-DAG: _ZZ10same_twice{{.*}}E1t: changed
// CHECK-DAG: _ZZ6nested{{.*}}E1t: changed
// CHECK-DAG: _ZZ8in_turns{{.*}}E1a: changed
// CHECK-DAG: _ZZ8in_turns{{.*}}E1b: changed
// CHECK-DAG: _ZZ9in_a_loop{{.*}}E1t: changed
// CHECK-DAG: _ZZ9divergent{{.*}}E1t: changed
// CHECK-DAG: _ZZ11beside_null{{.*}}E1t: changed
// CHECK-DAG: _ZZ6number{{.*}}E1t: changed
// CHECK-DAG: _ZZ11end_pointer{{.*}}E1t: changed
// CHECK-DAG: _ZZ7atomics{{.*}}E1t: changed
// CHECK-DAG: _ZZ6copies{{.*}}E1t: changed
// CHECK-DAG: _ZZ8assembly{{.*}}E1t: changed
// CHECK-DAG: _ZL6common in _Z13shared_by_two{{.*}}: changed
// CHECK-DAG: _ZL6common in _Z15shared_by_two_2{{.*}}: changed
// CHECK-DAG: _ZL4both: changed
// CHECK-DAG: _ZZ8two_rows{{.*}}E1t: changed
// CHECK-DAG: _ZZ4wide{{.*}}E1t: changed
// CHECK-DAG: _ZZ6by_phi{{.*}}E1t: changed
// CHECK-DAG: _ZZ14in_a_structure{{.*}}E1t: changed
// CHECK-DAG: _ZZ9recursive{{.*}}E1t: refused escapes-call
// CHECK-DAG: _ZZ10by_pointer{{.*}}E1t: refused escapes-call
// CHECK-DAG: _ZZ8returned{{.*}}E1t: changed
// CHECK-DAG: _ZZ6joined{{.*}}E1a: changed
// CHECK-DAG: _ZZ12meet_insides{{.*}}E1a: changed
// CHECK-DAG: _ZZ12meet_insides{{.*}}E1b: changed
#include "cuda_min.h"

#define KEPT static __device__ __attribute__((noinline))
constexpr int N = 32;
typedef float tile[N][N];

KEPT float column(const tile &t, int c) {
  float sum = 0;
  for (int i = 0; i < N; i++)
    sum += t[c][i] * i;
  return sum;
}

KEPT float sum_of(const float *row, int n) {
  float sum = 0;
  for (int i = 0; i < n; i++)
    sum = sum * 3 + row[i];
  return sum;
}

KEPT void put(tile &t, int r, int c, float value) { t[r][c] = value; }
KEPT float get(const tile &t, int r, int c) { return t[r][c]; }

__global__ void whole_array(float *out, const float *in) {
  __shared__ tile t;
  int x = threadIdx.x;
  for (int i = 0; i < N; i++)
    t[i][x] = in[i * N + x];
  __syncthreads();
  out[x] = column(t, x);
}

__global__ void row(float *out, const float *in) {
  __shared__ tile t;
  int x = threadIdx.x;
  for (int i = 0; i < N; i++)
    t[i][x] = in[i * N + x];
  __syncthreads();
  out[x] = sum_of(t[x], N) + sum_of(&t[x][5], N - 5);
}

__global__ void two_arrays(float *out, const float *in) {
  __shared__ tile a, b;
  int x = threadIdx.x;
  for (int i = 0; i < N; i++)
    put(a, i, x, in[i * N + x]);
  __syncthreads();
  for (int i = 0; i < N; i++)
    put(b, x, i, get(a, x, i));
  __syncthreads();
  out[x] = column(b, x) + sum_of(b[x], N);
}

KEPT void exchange(float *a, float *b) {
  float held = *a;
  *a = *b;
  *b = held;
}

__global__ void same_twice(float *out, const float *in) {
  __shared__ tile t;
  int x = threadIdx.x;
  for (int i = 0; i < N; i++)
    t[i][x] = in[i * N + x];
  __syncthreads();
  for (int i = 0; i < x; i++)
    exchange(&t[x][i], &t[i][x]);
  __syncthreads();
  for (int i = 0; i < N; i++)
    out[i * N + x] = t[i][x];
}

KEPT float inner(const float *element, int step) { return element[step] - element[0]; }
KEPT float outer(const tile &t, int c) { return inner(&t[c][1], 2) * inner(&t[c][3], c ? -1 : 1) + column(t, c); }

__global__ void nested(float *out, const float *in) {
  __shared__ tile t;
  int x = threadIdx.x;
  for (int i = 0; i < N; i++)
    put(t, i, x, in[i * N + x]);
  __syncthreads();
  out[x] = outer(t, x);
}

KEPT void step(tile &to, const tile &from, int x) {
  for (int i = 0; i < N; i++)
    to[x][i] = from[x][N - 1 - i] + from[x][i ? i - 1 : 0];
}

__global__ void in_turns(float *out, const float *in) {
  __shared__ tile a, b;
  int x = threadIdx.x;
  for (int i = 0; i < N; i++)
    a[x][i] = in[i * N + x];
  step(b, a, x);
  step(a, b, x);
  step(b, a, x);
  out[x] = column(b, x);
}

__global__ void in_a_loop(float *out, const float *in, int n) {
  __shared__ tile t;
  int x = threadIdx.x;
  for (int i = 0; i < N; i++)
    t[i][x] = in[i * N + x];
  __syncthreads();
  float sum = 0;
  for (int k = 0; k < 5; k++)
    sum = sum * 2 + column(t, (x + k) % N);
  out[x] = sum;
}

__global__ void divergent(float *out, const float *in) {
  __shared__ tile t;
  int x = threadIdx.x;
  for (int i = 0; i < N; i++)
    t[i][x] = in[i * N + x];
  __syncthreads();
  out[x] = x % 3 == 0 ? column(t, x) : x % 3 == 1 ? sum_of(t[x / 2], 9) : 0;
}

KEPT float either(const float *a, const float *b, int i) { return a ? a[i] : b ? b[2 * i] : -1; }

__global__ void beside_null(float *out, const float *in) {
  __shared__ tile t;
  int x = threadIdx.x;
  for (int i = 0; i < N; i++)
    t[i][x] = in[i * N + x];
  __syncthreads();
  out[x] = either(t[x], nullptr, 3) + either(nullptr, t[x], 5) + either(x % 2 ? t[x] : nullptr, t[0], 7) + either(in, nullptr, 1);
}

KEPT float at_number(unsigned address) {
  float value;
  asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(value) : "r"(address));
  return value;
}

__global__ void number(float *out, const float *in) {
  __shared__ tile t;
  int x = threadIdx.x;
  for (int i = 0; i < N; i++)
    t[i][x] = in[i * N + x];
  __syncthreads();
  out[x] = at_number((unsigned)__cvta_generic_to_shared(t[x])) + at_number((unsigned)__cvta_generic_to_shared(t[x / 2]) + 4 * x);
}

KEPT float until(const float *from, const float *end) {
  float sum = 0;
  for (; from != end; ++from)
    sum = sum * 5 + *from;
  return sum;
}

__global__ void end_pointer(float *out, const float *in) {
  __shared__ tile t;
  int x = threadIdx.x;
  for (int i = 0; i < N; i++)
    t[i][x] = in[i * N + x];
  __syncthreads();
  out[x] = until(t[x], t[x] + N) + until(t[x], &t[x][x]);
}

KEPT void add_to(unsigned *bins, unsigned bin) { __nvvm_atom_inc_gen_ui(bins + bin, 0xffffffffu); }

__global__ void atomics(unsigned *out, const float *in) {
  __shared__ unsigned t[N][N];
  int x = threadIdx.x;
  for (int i = 0; i < N; i++)
    t[i][x] = 0;
  __syncthreads();
  for (int i = 0; i < N; i++)
    add_to(t[x], (i * x) % N);
  __syncthreads();
  for (int i = 0; i < N; i++)
    out[i * N + x] = t[i][x];
}

struct four {
  float item[4];
};
KEPT void copy(four *to, const four *from) { *to = *from; }

__global__ void copies(float *out, const float *in) {
  __shared__ four t[N][8];
  int x = threadIdx.x;
  for (int i = 0; i < 8; i++)
    copy(&t[x][i], (const four *)in + x * 8 + i);
  __syncthreads();
  for (int i = 0; i < 8; i++)
    copy((four *)out + x * 8 + i, &t[N - 1 - x][7 - i]);
}

KEPT void put_by_number(unsigned base, int i, float value) { asm volatile("st.shared.f32 [%0], %1;" ::"r"(base + 4 * i), "f"(value) : "memory"); }

__global__ void assembly(float *out, const float *in) {
  __shared__ tile t;
  int x = threadIdx.x;
  for (int i = 0; i < N; i++)
    put_by_number((unsigned)__cvta_generic_to_shared(t[x]), i, in[i * N + x]);
  __syncthreads();
  out[x] = column(t, x);
}

extern __shared__ float dynamic[];

__global__ void carved(float *out, const float *in) {
  float *a = dynamic, *b = dynamic + N * N;
  int x = threadIdx.x;
  for (int i = 0; i < N; i++)
    a[i * N + x] = b[x * N + i] = in[i * N + x];
  __syncthreads();
  out[x] = sum_of(a + x * N, N) + sum_of(b + x * N, N) + column(*(tile *)a, x);
}

static __device__ __shared__ tile common;

__global__ void shared_by_two(float *out, const float *in) {
  int x = threadIdx.x;
  for (int i = 0; i < N; i++)
    put(common, i, x, in[i * N + x]);
  __syncthreads();
  out[x] = column(common, x);
}

__global__ void shared_by_two_2(float *out, const float *in) {
  int x = threadIdx.x;
  for (int i = 0; i < N; i++)
    put(common, x, i, in[i * N + x]);
  __syncthreads();
  out[x] = column(common, x) - get(common, x, x);
}

/* A function of both kernels: the array has one layout. */
static __device__ __shared__ tile both;

KEPT void fill_both(const float *in, int x) {
  for (int i = 0; i < N; i++)
    both[i][x] = in[i * N + x];
}

__global__ void by_both(float *out, const float *in) {
  int x = threadIdx.x;
  fill_both(in, x);
  __syncthreads();
  out[x] = column(both, x);
}

__global__ void by_both_2(float *out, const float *in) {
  int x = threadIdx.x;
  fill_both(in, N - 1 - x);
  __syncthreads();
  out[x] = get(both, x, 3);
}

KEPT float difference(const float *a, const float *b, int i) { return a[i] - b[i] + (float)(a - b) + (a < b); }

__global__ void two_rows(float *out, const float *in) {
  __shared__ tile t;
  int x = threadIdx.x;
  for (int i = 0; i < N; i++)
    t[i][x] = in[i * N + x];
  __syncthreads();
  out[x] = difference(t[x], t[N - 1 - x], 3) + difference(t[x], t[x] + 1, 7);
}

struct alignas(16) quad {
  float x, y, z, w;
};
KEPT float dot(const quad *a, const quad *b) { return a->x * b->x + a->y * b->w + a->z * b->z + a->w * b->y; }

__global__ void wide(float *out, const float *in) {
  __shared__ quad t[N][8];
  int x = threadIdx.x;
  for (int i = 0; i < 8; i++)
    t[x][i] = ((const quad *)in)[x * 8 + i];
  __syncthreads();
  out[x] = dot(&t[x][1], &t[N - 1 - x][7]) + dot(t[x], t[0]);
}

__global__ void by_phi(float *out, const float *in) {
  __shared__ tile t;
  int x = threadIdx.x;
  for (int i = 0; i < N; i++)
    t[i][x] = in[i * N + x];
  __syncthreads();
  float sum = 0;
  for (const float *row = t[0]; row != t[0] + N * N; row = row + N)
    sum = sum * 3 + inner(row, x);
  out[x] = sum;
}

/* Refused. */

KEPT float halves(const float *from, int n) { return n == 1 ? *from : halves(from, n / 2) - halves(from + n / 2, n - n / 2); }

__global__ void recursive(float *out, const float *in) {
  __shared__ tile t;
  int x = threadIdx.x;
  for (int i = 0; i < N; i++)
    t[i][x] = in[i * N + x];
  __syncthreads();
  out[x] = halves(t[x], N);
}

__device__ float (*sums[])(const float *, int) = {sum_of, inner};

__global__ void by_pointer(float *out, const float *in, int which) {
  __shared__ tile t;
  int x = threadIdx.x;
  for (int i = 0; i < N; i++)
    t[i][x] = in[i * N + x];
  __syncthreads();
  out[x] = sums[which](t[x], N);
}

struct view {
  const float *from;
  int count;
};
KEPT float sum_of_view(view v) { return sum_of(v.from, v.count) + v.count; }

__global__ void in_a_structure(float *out, const float *in) {
  __shared__ tile t;
  int x = threadIdx.x;
  for (int i = 0; i < N; i++)
    t[i][x] = in[i * N + x];
  __syncthreads();
  out[x] = sum_of_view({t[x], N});
}

KEPT float *larger(float *a, float *b) { return *a > *b ? a : b; }

__global__ void returned(float *out, const float *in) {
  __shared__ tile t;
  int x = threadIdx.x;
  for (int i = 0; i < N; i++)
    t[i][x] = in[i * N + x];
  __syncthreads();
  out[x] = *larger(&t[x][0], &t[x][1]);
}

__global__ void joined(float *out, const float *in, int which) {
  __shared__ tile a, b;
  int x = threadIdx.x;
  for (int i = 0; i < N; i++)
    a[i][x] = in[i * N + x], b[x][i] = in[i * N + x];
  __syncthreads();
  out[x] = sum_of(which ? a[x] : b[x], N);
}

KEPT float one_of(const float *a, const float *b, int i) {
  const float *p = i % 3 ? a : b;
#pragma nounroll
  for (int k = 0; k < i; k++)
    p += i % 2;
  return *p;
}

__global__ void meet_insides(float *out, const float *in) {
  __shared__ tile a, b;
  int x = threadIdx.x;
  for (int i = 0; i < N; i++)
    a[i][x] = in[i * N + x], b[x][i] = in[i * N + x];
  __syncthreads();
  out[x] = one_of(a[x / 2], b[x / 2], x);
}
