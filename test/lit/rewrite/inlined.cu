// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions that are not inlined, because of which arrays cannot be followed: one that is given an object with an address in it, one that is given
// one of two tiles, one that returns an address. They are inlined where an array gets a layout for it; the report says what it says where their
// author inlines them. Each lane has a heap of its own, in which data says where it is, so pads pay; lanes that share heaps get none, and the
// function stays. So do functions that are recursive or optnone.
// REQUIRES: command, llvm-22
// DEFINE: %{launch} = --grid=1 --block=64 --arg=f32[4096]:zero --arg=f32[4096]:random:1:0:1
// RUN: rm -rf %t && mkdir %t && cd %t
// RUN: %clang_cuda_plain -O3 -S -emit-llvm %s -o k.ll
// RUN: %unbank fix k.ll -o out.ll --block=64 --report=fix.json > /dev/null
// RUN: %unbank analyze k.ll --block=64 --report=report.json > /dev/null
// RUN: %validate fix.json report.json
// RUN: %arrays fix.json | FileCheck %s
// RUN: %arrays report.json | FileCheck %s
// RUN: opt -passes=verify out.ll -disable-output
// RUN: FileCheck %s --check-prefix=CODE < out.ll
// CHECK-DAG: own_heaps{{.*}}heaps: changed
// CHECK-DAG: shared_heaps{{.*}}heaps: refused escapes-store
// CHECK-DAG: either{{.*}}a: changed
// CHECK-DAG: either{{.*}}b: changed
// CHECK-DAG: rows{{.*}}tile: changed
// CHECK-DAG: only_returned: changed
// CHECK-DAG: recursive{{.*}}a: refused escapes-call
// CODE-LABEL: define {{.*}}@_Z9own_heaps
// CODE-NOT:   call {{.*}}push
// CODE:       ret void
// CODE-LABEL: define {{.*}}@_Z12shared_heaps
// CODE:       call {{.*}}push
// RUN: %unbank simulate k.ll --kernel=own_heaps %{launch} | grep xxh64 -A3 > own_heaps && %unbank simulate out.ll --kernel=own_heaps %{launch} | grep xxh64 -A3 | diff own_heaps -
// RUN: %unbank simulate k.ll --kernel=shared_heaps %{launch} | grep xxh64 -A3 > shared_heaps && %unbank simulate out.ll --kernel=shared_heaps %{launch} | grep xxh64 -A3 | diff shared_heaps -
// RUN: %unbank simulate k.ll --kernel=either %{launch} | grep xxh64 -A3 > either && %unbank simulate out.ll --kernel=either %{launch} | grep xxh64 -A3 | diff either -
// RUN: %unbank simulate k.ll --kernel=rows %{launch} | grep xxh64 -A3 > rows && %unbank simulate out.ll --kernel=rows %{launch} | grep xxh64 -A3 | diff rows -
// RUN: %unbank simulate k.ll --kernel=getter %{launch} | grep xxh64 -A3 > getter && %unbank simulate out.ll --kernel=getter %{launch} | grep xxh64 -A3 | diff getter -
// RUN: %unbank simulate k.ll --kernel=recursive %{launch} | grep xxh64 -A3 > recursive && %unbank simulate out.ll --kernel=recursive %{launch} | grep xxh64 -A3 | diff recursive -
//
// With -mllvm -unbank-mode=report the module stays as it is.
// RUN: %unbank_opt -passes='unbank<mode=report;block=64;report=plugin.json>' k.ll -S -o kept.ll
// RUN: opt k.ll -S -o plain.ll && diff plain.ll kept.ll
// RUN: %arrays plugin.json | FileCheck %s
//
// What a kernel into which functions were inlined executed before is that of the code as written: as-written.cu. Calls in other kernels stay. A profile is of the
// code as it is, so with one nothing is inlined; nor for an array that is left out.
// RUN: %unbank analyze k.ll --block=64 | FileCheck %s --check-prefix=TEXT
// TEXT: kernel plain(float*, float const*)
// TEXT: wavefronts {{[0-9]+}}
// TEXT: kernel either(float*, float const*)
// TEXT: wavefronts 576..2,112 -> 128 a block, ideal 128
// CODE-LABEL: define {{.*}}@_Z5plain
// CODE:       call {{.*}}sum_of
// RUN: %unbank simulate k.ll --kernel=own_heaps %{launch} --write-profile=own.profile > /dev/null
// RUN: %unbank fix k.ll -o profiled.ll --block=64 --profile=own.profile --report=profiled.json > /dev/null
// RUN: %arrays profiled.json | FileCheck %s --check-prefix=PROFILED
// PROFILED: own_heaps{{.*}}heaps: refused escapes-store
// RUN: %unbank fix k.ll -o skipped.ll --block=64 --skip='*heaps' --report=skipped.json > /dev/null
// RUN: FileCheck %s --check-prefix=KEPT < skipped.ll
// RUN: %arrays skipped.json | FileCheck %s --check-prefix=SKIPPED
// SKIPPED-DAG: own_heaps{{.*}}heaps: kept switched-off
// SKIPPED-DAG: rows{{.*}}tile: changed
// KEPT-LABEL: define {{.*}}@_Z9own_heaps
// KEPT:       call {{.*}}push
//
// What is explained is the choice, and not the trial before it, too.
// RUN: %unbank explain either::a k.ll --block=64 | FileCheck %s --check-prefix=BOUND
// BOUND: no layout takes less than 128 wavefronts
//
// Beside a load of the tile or of other memory, which is parted for the analysis, the report foretells what a rewrite makes.
// RUN: %python -c "import json; a, b = [[(k['name'], k['after'], [x['layout'] for x in json.load(open(f))['arrays']]) for k in json.load(open(f))['kernels']] for f in ('fix.json', 'report.json')]; assert a == b, (a, b)"
#include "cuda_min.h"

#define KEPT static __device__ __attribute__((noinline))
constexpr int SLOTS = 32;

struct heap {
  float *slots;
  int size;
};

template <bool OWN> KEPT void push(heap &to, float value) {
  int at = to.size++;
  while (at > 0 && to.slots[(at - 1) / 2] > value) {
    to.slots[at] = to.slots[(at - 1) / 2];
    at = (at - 1) / 2;
  }
  to.slots[at] = value;
}

__global__ void own_heaps(float *out, const float *in) {
  __shared__ float heaps[64 * SLOTS];
  heap mine = {heaps + threadIdx.x * SLOTS, 0};
  for (int i = 0; i < SLOTS; i++)
    push<true>(mine, in[i * 64 + threadIdx.x]);
  for (int i = 0; i < SLOTS; i++)
    out[i * 64 + threadIdx.x] = mine.slots[i];
}

__global__ void shared_heaps(float *out, const float *in) {
  __shared__ float heaps[2 * SLOTS];
  heap ours = {heaps + threadIdx.x / 32 * SLOTS, 0};
  for (int i = 0; i < SLOTS && threadIdx.x % 32 == 0; i++)
    push<false>(ours, in[i * 64 + threadIdx.x]);
  __syncthreads();
  for (int i = 0; i < SLOTS; i++)
    out[i * 64 + threadIdx.x] = ours.slots[i];
}

KEPT float sum_of(const float *row) {
  float sum = 0;
  for (int i = 0; i < 32; i++)
    sum += row[i] * i;
  return sum;
}

__global__ void either(float *out, const float *in) {
  __shared__ float a[32 * 32], b[32 * 32];
  int x = threadIdx.x % 32, y = threadIdx.x / 32;
  for (int i = y; i < 32; i += 2)
    a[i * 32 + x] = in[i * 32 + x], b[i * 32 + x] = in[1024 + i * 32 + x];
  __syncthreads();
  out[threadIdx.x] = sum_of((y ? a : b) + 32 * x);
}

KEPT float *row_of(float *tile, int row) { return tile + 32 * row; }

__global__ void rows(float *out, const float *in) {
  __shared__ float tile[32 * 32];
  int x = threadIdx.x % 32, y = threadIdx.x / 32;
  for (int i = y; i < 32; i += 2)
    tile[i * 32 + x] = in[i * 32 + x];
  __syncthreads();
  float sum = 0;
  for (int i = 0; i < 32; i++)
    sum += row_of(tile, x)[i] * i;
  out[threadIdx.x] = sum;
}

KEPT float halves(const float *row, int count) {
  return count == 1 ? *row : halves(row, count / 2) - halves(row + count / 2, count - count / 2);
}

__global__ void recursive(float *out, const float *in) {
  __shared__ float a[32 * 32];
  for (int i = threadIdx.x; i < 32 * 32; i += 64)
    a[i] = in[i];
  __syncthreads();
  out[threadIdx.x] = halves(a + 32 * (threadIdx.x % 32), 32);
}

static __shared__ float only_returned[32 * 32];
KEPT float *get() { return only_returned; }

__global__ void getter(float *out, const float *in) {
  float *tile = get();
  int x = threadIdx.x % 32, y = threadIdx.x / 32;
  for (int i = y; i < 32; i += 2)
    tile[i * 32 + x] = in[i * 32 + x];
  __syncthreads();
  float sum = 0;
  for (int i = 0; i < 32; i++)
    sum += tile[x * 32 + i] * i;
  out[threadIdx.x] = sum;
}

__global__ void plain(float *out, const float *in) {
  __shared__ float tile[32 * 32];
  for (int i = threadIdx.x; i < 32 * 32; i += 64)
    tile[i] = in[i];
  __syncthreads();
  out[threadIdx.x] = sum_of(tile + 32 * (threadIdx.x % 32));
}

__global__ void beside_memory(float *out, const float *in, int n) {
  __shared__ float a[32 * 32], b[32 * 32], m[32 * 32];
  int x = threadIdx.x % 32, y = threadIdx.x / 32;
  for (int i = y; i < 32; i += 2)
    a[i * 32 + x] = in[i * 32 + x], b[i * 32 + x] = in[1024 + i * 32 + x], m[i * 32 + x] = in[2048 + i * 32 + x];
  __syncthreads();
  float sum = sum_of((y ? a : b) + 32 * x);
  for (int i = 0; i < 32; i++) {
    const float *from = i < n ? &m[32 * x + i] : &in[32 * x + i];
    sum += *from;
  }
  out[threadIdx.x] = sum;
}
