// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What kernels executed before functions were inlined into them for a layout: a range that contains what a simulation of the code as it came counts,
// at the widths of the IR (the upper end) and of a cubin (as-written-ptxas.test); exact where no access may merge. Addresses in objects, pointers
// that loops exchange, addresses that functions return; loads of which LLVM may remove a call, values that nothing reads, copies of an object to a
// row, and, beside them, copies that cannot be told.
// REQUIRES: command, llvm-22
// DEFINE: %{simulate} = %unbank simulate k.ll --grid=1 --block=64 --arg=f32[4096]:zero --arg=f32[4096]:random:1:0:1
// RUN: rm -rf %t && mkdir %t && cd %t
// RUN: %clang_cuda_plain -O3 -S -emit-llvm -gline-tables-only %s -o k.ll
// RUN: %unbank analyze k.ll --block=64 --report=report.json > text
// RUN: %unbank fix k.ll -o out.ll --block=64 --report=fix.json > /dev/null
// RUN: %validate report.json fix.json
// RUN: %{simulate} --kernel=exchanged --report=exchanged.json > /dev/null && %{simulate} --kernel=object --report=object.json > /dev/null
// RUN: %{simulate} --kernel=returned --report=returned.json > /dev/null && %{simulate} --kernel=equal --report=equal.json > /dev/null
// RUN: %{simulate} --kernel=unread --report=unread.json > /dev/null && %{simulate} --kernel=events --report=events.json > /dev/null
// RUN: %{simulate} --kernel=wide --report=wide.json > /dev/null && %{simulate} --kernel=around --report=around.json > /dev/null
// RUN: %{simulate} --kernel=passed_copy --report=passed_copy.json > /dev/null && %{simulate} --kernel=kept_copy --report=kept_copy.json > /dev/null
// RUN: %{simulate} --kernel=twice --report=twice.json > /dev/null && %{simulate} --kernel=long_events --report=long_events.json > /dev/null
// RUN: %python %S/../Inputs/within.py report.json exchanged.json object.json returned.json equal.json unread.json events.json wide.json around.json twice.json long_events.json passed_copy.json kept_copy.json > ranges
// RUN: FileCheck %s < ranges
// CHECK:      exchanged: exactly 5314, 5314 counted
// CHECK-NEXT: object: 1536..3072, 3072 counted
// CHECK-NEXT: returned: exactly 1056, 1056 counted
// CHECK-NEXT: equal: 64..4160, 4160 counted
// CHECK-NEXT: unread: 2080..4128, 4128 counted
// CHECK-NEXT: events: 128..1024, 768 counted
// CHECK-NEXT: wide: 576..2304, 2304 counted
// CHECK-NEXT: around: 2176..2208, 2208 counted
// CHECK-NEXT: twice: 2080..4128, 4128 counted
// CHECK-NEXT: long_events: 512..3072, 3072 counted
// CHECK-NEXT: passed_copy: not known, 544 counted
// CHECK-NEXT: kept_copy: not known,
//
// At the widths of the IR nothing merges, and the report tells what is counted.
// RUN: %unbank analyze k.ll --block=64 --widths=ir --report=ir.json > /dev/null
// RUN: %python %S/../Inputs/within.py ir.json exchanged.json object.json returned.json equal.json unread.json events.json wide.json around.json twice.json long_events.json | FileCheck %s --check-prefix=IR
// IR:      exchanged: exactly 5314, 5314 counted
// IR-NEXT: object: exactly 3072, 3072 counted
// IR-NEXT: returned: exactly 1056, 1056 counted
// IR-NEXT: equal: exactly 4160, 4160 counted
// IR-NEXT: unread: exactly 4128, 4128 counted
// IR-NEXT: events: exactly 768, 768 counted
// IR-NEXT: wide: exactly 2304, 2304 counted
// IR-NEXT: around: exactly 2208, 2208 counted
// IR-NEXT: twice: exactly 4128, 4128 counted
// IR-NEXT: long_events: exactly 3072, 3072 counted
//
// In mode=fix the report is the same.
// RUN: %python -c "import json; a, b = [[(k['name'], k['before'], k['after'], k['accesses']) for k in json.load(open(f))['kernels']] for f in ('fix.json', 'report.json')]; assert a == b, (a, b)"
//
// An access that is one in both codes has one row; others have rows with one side.
// RUN: FileCheck %s --check-prefix=TEXT < text
// TEXT-LABEL: kernel exchanged(
// TEXT:       wavefronts  5,314 -> 354 a block
// TEXT:       st  a,b {{ *}}4 {{ *}}160 {{ *}}32 -> 1
// TEXT-LABEL: kernel returned(
// TEXT:       ld  tile {{ *}}- -> 4 {{ *}}- -> 32 {{ *}}- -> 1
// TEXT:       ld  tile {{ *}}4 -> - {{ *}}32 -> - {{ *}}16 -> -
#include "cuda_min.h"

#define KEPT static __device__ __attribute__((noinline))
#define FILL(array)                                                                                                                                  \
  for (int r = threadIdx.x / 32; r < 32; r += 2)                                                                                                     \
    array[r * 32 + threadIdx.x % 32] = in[r * 32 + threadIdx.x % 32];                                                                                \
  __syncthreads();

struct rows {
  float *at;
  int pitch, seen;
  float last;
};
KEPT void put(rows &to, int column, float value) {
  to.at[threadIdx.x % 32 * to.pitch + column] = value;
  to.seen += column;
}
KEPT float get(rows &from, int column) {
  float value = from.at[threadIdx.x % 32 * from.pitch + column];
  from.last = value;
  from.seen++;
  return value;
}
__global__ void twice(float *out, const float *in) {
  __shared__ float tile[32 * 32];
  rows all = {tile, 32, (int)threadIdx.x, 0};
  FILL(tile)
  float sum = 0;
#pragma unroll 1
  for (int k = 0; k < 32; k++)
    sum += get(all, k) + get(all, k);
  out[threadIdx.x] = sum + all.seen;
}
__global__ void object(float *out, const float *in) {
  __shared__ float tile[32 * 32];
  rows all = {tile, 32, (int)threadIdx.x, 0};
  for (int r = threadIdx.x / 32; r < 32; r += 2)
    put(all, r, in[r * 32 + threadIdx.x % 32]);
  __syncthreads();
  float sum = 0;
  for (int k = 0; k < 32; k++)
    sum += get(all, k) * k;
  out[threadIdx.x] = sum + all.seen;
}

KEPT void turn(float *to, const float *from) {
  for (int r = threadIdx.x / 32; r < 32; r += 2)
    to[threadIdx.x % 32 * 32 + r] = from[r * 32 + threadIdx.x % 32] + 1;
}
__global__ void exchanged(float *out, const float *in) {
  __shared__ float a[32 * 32], b[32 * 32];
  float *from = a, *to = b;
  FILL(a)
#pragma unroll 1
  for (int step = 0; step < 5; step++) {
    turn(to, from);
    __syncthreads();
    float *other = from;
    from = to;
    to = other;
  }
  out[threadIdx.x] = from[threadIdx.x];
}

KEPT float *cell(float *tile, int r, int c) { return r & 1 ? tile + r * 32 + c : tile + r * 32 + (31 - c); }
__global__ void returned(float *out, const float *in) {
  __shared__ float tile[32 * 32];
  int x = threadIdx.x % 32, y = threadIdx.x / 32;
  for (int i = y; i < 32; i += 2)
    *cell(tile, x, i) = in[i * 32 + x];
  __syncthreads();
  float sum = 0;
  for (int i = y; i < 32; i += 2)
    sum += *cell(tile, i, x);
  for (int i = y; i < 32; i += 2)
    sum += *cell(tile, x, i);
  out[threadIdx.x] = sum;
}

KEPT float total(const float *row) {
  float sum = 0;
  for (int i = 0; i < 32; i++)
    sum += row[i] * row[i];
  return sum;
}
__global__ void equal(float *out, const float *in) {
  __shared__ float a[32 * 32], b[32 * 32];
  int x = threadIdx.x % 32, y = threadIdx.x / 32;
  for (int i = y; i < 32; i += 2)
    a[i * 32 + x] = in[i * 32 + x], b[i * 32 + x] = in[1024 + i * 32 + x];
  __syncthreads();
  const float *row = (y ? a : b) + 32 * x;
  float sum = total(row);
  __syncthreads();
  out[threadIdx.x] = sum + total(row);
}

struct noted {
  float *at;
  float note;
};
KEPT void look(noted &all, int k) { all.note = all.at[threadIdx.x % 32 * 32 + k]; }
KEPT float read(noted &all, int k) { return all.at[threadIdx.x % 32 * 32 + k]; }
__global__ void unread(float *out, const float *in) {
  __shared__ float tile[32 * 32];
  noted all = {tile, in[0]};
  FILL(tile)
  float sum = 0;
  for (int k = 0; k < 32; k++) {
    sum += read(all, k);
    look(all, k ^ 5);
  }
  out[threadIdx.x] = sum;
}

// Copies of an argument to a row: of two words, of which LLVM makes a load and a store, and of four, which it leaves as a copy.
template <int WORDS> struct event {
  float time;
  int kinds[WORDS - 1];
};
template <int WORDS> struct agenda {
  event<WORDS> *slots;
  int size;
};
template <int WORDS> __device__ __attribute__((noinline)) void push(agenda<WORDS> &to, event<WORDS> one) { to.slots[to.size++] = one; }
template <int WORDS> __device__ void run_events(float *out, const float *in, event<WORDS> *slots) {
  agenda<WORDS> mine = {slots + threadIdx.x * 8, 0};
  for (int i = 0; i < 8; i++) {
    event<WORDS> one = {in[i * 64 + threadIdx.x], {i}};
    one.kinds[WORDS - 2] = i + 1;
    push(mine, one);
  }
  float sum = 0;
  for (int i = 0; i < 8; i++)
    sum += mine.slots[i].time * mine.slots[i].kinds[WORDS - 2];
  out[threadIdx.x] = sum;
}
__global__ void events(float *out, const float *in) {
  __shared__ event<2> slots[64 * 8];
  run_events(out, in, slots);
}
__global__ void long_events(float *out, const float *in) {
  __shared__ event<4> slots[64 * 8];
  run_events(out, in, slots);
}

// A load of 16 bytes, by itself in a loop that is too long to be unrolled.
struct __attribute__((aligned(16))) four {
  float x, y, z, w;
};
KEPT float length(const four *row, int k) {
  four v = row[k];
  return v.x * v.x + v.y * v.y + v.z * v.z + v.w * v.w;
}
__global__ void wide(float *out, const float *in) {
  __shared__ four a[32 * 8], b[32 * 8];
  for (int i = threadIdx.x; i < 32 * 8; i += 64)
    a[i] = {in[i], in[i + 1], in[i + 2], in[i + 3]}, b[i] = {in[i + 4], in[i], in[i + 5], in[i + 7]};
  __syncthreads();
  const four *row = (threadIdx.x < 32 ? a : b) + threadIdx.x % 32 * 8;
  float sum = 0;
#pragma unroll 1
  for (int k = 0; k < 8; k++)
    sum += length(row, k);
  out[threadIdx.x] = sum;
}

// Bytes on both sides of a call that writes nothing and has several blocks.
KEPT float least(const float *row, int count) {
  float best = row[0];
#pragma unroll 1
  for (int i = 1; i < count; i++)
    best = row[i] < best ? row[i] : best;
  return best;
}
__global__ void around(float *out, const float *in) {
  __shared__ float a[32 * 32], b[32 * 32];
  __shared__ __attribute__((aligned(16))) unsigned char flags[64 * 32];
  for (int i = threadIdx.x; i < 64 * 32; i += 64)
    flags[i] = (unsigned char)in[i];
  for (int i = threadIdx.x; i < 32 * 32; i += 64)
    a[i] = in[i], b[i] = in[1024 + i];
  __syncthreads();
  const float *row = (threadIdx.x < 32 ? a : b) + threadIdx.x % 32 * 32;
  int first = flags[threadIdx.x * 32];
  float sum = least(row, 32);
  out[threadIdx.x] = sum + first + flags[threadIdx.x * 32 + 1];
}

// A copy of an object in shared memory, which a call passes.
struct point {
  float v[4];
};
KEPT float norm(point p, const agenda<2> &unused, float *const &tile) { return p.v[0] * p.v[1] + p.v[2] * p.v[3] + tile[threadIdx.x % 32 * 32] + unused.size; }
__global__ void passed_copy(float *out, const float *in) {
  __shared__ float tile[32 * 32];
  agenda<2> none = {0, (int)threadIdx.x};
  float *where = tile;
  FILL(tile)
  float sum = 0;
  for (int k = 0; k < 8; k++)
    sum += norm(*(point *)(tile + threadIdx.x % 32 * 32 + 4 * k), none, where);
  out[threadIdx.x] = sum;
}

// A copy to a local variable that nothing reads.
struct keeper {
  float *at;
  float kept[20];
};
KEPT void keep(keeper &all, int k) { __builtin_memcpy(all.kept, all.at + k, sizeof all.kept); }
KEPT float read_kept(keeper &all, int k) { return all.at[threadIdx.x % 32 * 32 + k]; }
__global__ void kept_copy(float *out, const float *in) {
  __shared__ float tile[32 * 32];
  keeper all = {tile, {in[0]}};
  FILL(tile)
  float sum = 0;
  for (int k = 0; k < 32; k++) {
    sum += read_kept(all, k);
    keep(all, k);
  }
  out[threadIdx.x] = sum;
}
