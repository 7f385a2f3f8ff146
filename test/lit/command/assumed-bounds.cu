// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Which block is assumed if none is given: the first plausible one in which no thread leaves an array for certain, and no row of threads leaves a row
// of the array. An access that may not happen tells nothing, and if no block fits, the most likely one stays.
// REQUIRES: command
// RUN: %clang_cuda_plain -S -emit-llvm %s -o %t.ll
// RUN: %unbank_opt '-passes=print<unbank>' -disable-output %t.ll 2>&1 | grep -E '^(kernel|  block)' > %t.out
// RUN: FileCheck %s < %t.out
#include "cuda_min.h"

// One row of threads: a row of the array each, and all of them in one row.
// CHECK-LABEL: kernel void diagonal<16>
// CHECK-NEXT:  block 16, assumed
// CHECK-LABEL: kernel void diagonal<100>
// CHECK-NEXT:  block 64, assumed
template <int N> __global__ void diagonal(float *out) {
  __shared__ float shadow[N][N];
  for (int i = 0; i < N; i++)
    shadow[i][threadIdx.x] = out[i * N + threadIdx.x];
  __syncthreads();
  float sum = 0;
  for (int i = 0; i < N; i++)
    sum += shadow[threadIdx.x][i];
  out[threadIdx.x] = sum;
}
template __global__ void diagonal<16>(float *);
template __global__ void diagonal<100>(float *);

// CHECK-LABEL: kernel void line<255>
// CHECK-NEXT:  block 128, assumed
// CHECK-LABEL: kernel void line<256>
// CHECK-NEXT:  block 256, assumed
template <int N> __global__ void line(float *out) {
  __shared__ float data[N];
  data[threadIdx.x] = out[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = data[0];
}
template __global__ void line<255>(float *);
template __global__ void line<256>(float *);

// Threads before the array.
// CHECK-LABEL: kernel void before<128>
// CHECK-NEXT:  block 128, assumed
// CHECK-LABEL: kernel void before<256>
// CHECK-NEXT:  block 256, assumed
template <int N> __global__ void before(float *out) {
  __shared__ float data[1024];
  data[N - 1 - threadIdx.x] = out[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = data[0];
}
template __global__ void before<128>(float *);
template __global__ void before<256>(float *);

// A guard keeps them inside; data may.
// CHECK-LABEL: kernel void guarded<16>
// CHECK-NEXT:  block 256, assumed
// CHECK-LABEL: kernel void guarded<17>
// CHECK-NEXT:  block 16, assumed
template <int N> __global__ void guarded(float *out) {
  __shared__ float data[16];
  if (threadIdx.x < N)
    data[threadIdx.x] = out[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = data[0];
}
template __global__ void guarded<16>(float *);
template __global__ void guarded<17>(float *);

// CHECK-LABEL: kernel decided(
// CHECK-NEXT:  block 256, assumed
__global__ void decided(float *out) {
  __shared__ float data[16];
  if (out[threadIdx.x] > 0)
    data[threadIdx.x] = out[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = data[0];
}

// CHECK-LABEL: kernel void partly<16>
// CHECK-NEXT:  block 256, assumed
// CHECK-LABEL: kernel void partly<17>
// CHECK-NEXT:  block 16, assumed
template <int N> __global__ void partly(float *out) {
  __shared__ float data[16];
  bool is_positive = out[threadIdx.x] > 0;
  if (threadIdx.x < N | is_positive)
    data[threadIdx.x] = out[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = data[0];
}
template __global__ void partly<16>(float *);
template __global__ void partly<17>(float *);

// CHECK-LABEL: kernel gathered(
// CHECK-NEXT:  block 256, assumed
__global__ void gathered(float *out, const unsigned *index) {
  __shared__ float data[16];
  data[index[threadIdx.x] + threadIdx.x] = out[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = data[0];
}

// So may an argument, which shifts them.
// CHECK-LABEL: kernel shifted(
// CHECK-NEXT:  block 256, assumed
__global__ void shifted(float *out, unsigned n) {
  __shared__ float data[256];
  data[threadIdx.x + 8 - n] = out[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = data[0];
}

// Rows of 16 in an array with room for more: 32 threads along x would run into the next one.
// CHECK-LABEL: kernel void rows<64, 16, 1024>
// CHECK-NEXT:  block 16x64, assumed
// CHECK-LABEL: kernel void rows<64, 17, 1024>
// CHECK-NEXT:  block 16x64, assumed
// CHECK-LABEL: kernel void rows<64, 31, 1024>
// CHECK-NEXT:  block 16x64, assumed
// CHECK-LABEL: kernel void rows<64, 32, 1024>
// CHECK-NEXT:  block 32x32, assumed
// CHECK-LABEL: kernel void rows<64, 8, 1024>
// CHECK-NEXT:  block 8x64, assumed
// CHECK-LABEL: kernel void rows<8, 8, 1024>
// CHECK-NEXT:  block 8x8, assumed
// CHECK-LABEL: kernel void rows<4, 32, 1024>
// CHECK-NEXT:  block 32x4, assumed
// CHECK-LABEL: kernel void rows<64, 16, 128>
// CHECK-NEXT:  block 16x8, assumed
// CHECK-LABEL: kernel void rows<4, 4, 1024>
// CHECK-NEXT:  block 4x4, assumed
// No plausible block fits:
// CHECK-LABEL: kernel void rows<1, 1, 1024>
// CHECK-NEXT:  block 32x32, assumed
template <int ROWS, int COLUMNS, int THREADS>
__attribute__((launch_bounds(THREADS))) __global__ void rows(float *out) {
  __shared__ float tile[ROWS][COLUMNS];
  tile[threadIdx.y][threadIdx.x] = out[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = tile[threadIdx.y][0];
}
template __global__ void rows<64, 16, 1024>(float *);
template __global__ void rows<64, 17, 1024>(float *);
template __global__ void rows<64, 31, 1024>(float *);
template __global__ void rows<64, 32, 1024>(float *);
template __global__ void rows<64, 8, 1024>(float *);
template __global__ void rows<8, 8, 1024>(float *);
template __global__ void rows<4, 32, 1024>(float *);
template __global__ void rows<64, 16, 128>(float *);
template __global__ void rows<4, 4, 1024>(float *);
template __global__ void rows<1, 1, 1024>(float *);

// The same in an array that is not declared in rows: all of a thread's bytes lie in its row.
// CHECK-LABEL: kernel void undeclared<31>
// CHECK-NEXT:  block 16x16, assumed
// CHECK-LABEL: kernel void undeclared<32>
// CHECK-NEXT:  block 32x8, assumed
template <int COLUMNS> __global__ void undeclared(float *out) {
  __shared__ float line[64 * COLUMNS];
  line[threadIdx.y * COLUMNS + threadIdx.x] = out[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = line[threadIdx.y * COLUMNS];
}
template __global__ void undeclared<31>(float *);
template __global__ void undeclared<32>(float *);

// Rows along x, as a transposed access has them.
// CHECK-LABEL: kernel void columns<4>
// CHECK-NEXT:  block 32x4, assumed
// CHECK-LABEL: kernel void columns<8>
// CHECK-NEXT:  block 32x8, assumed
template <int N> __global__ void columns(float *out) {
  __shared__ float tile[1024][N];
  tile[threadIdx.x][threadIdx.y] = out[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = tile[threadIdx.x][0];
}
template __global__ void columns<4>(float *);
template __global__ void columns<8>(float *);

// CHECK-LABEL: kernel void guarded_rows<16>
// CHECK-NEXT:  block 32x8, assumed
// CHECK-LABEL: kernel void guarded_rows<17>
// CHECK-NEXT:  block 16x64, assumed
template <int N> __global__ void guarded_rows(float *out) {
  __shared__ float tile[64][16];
  if (threadIdx.x < N)
    tile[threadIdx.y][threadIdx.x] = out[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = tile[threadIdx.y][0];
}
template __global__ void guarded_rows<16>(float *);
template __global__ void guarded_rows<17>(float *);

// CHECK-LABEL: kernel decided_rows(
// CHECK-NEXT:  block 32x8, assumed
__global__ void decided_rows(float *out) {
  __shared__ float tile[64][16];
  if (out[threadIdx.x] > 0)
    tile[threadIdx.y][threadIdx.x] = out[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = tile[threadIdx.y][0];
}

// Rows of threads read windows that overlap: these are no rows of the array.
// CHECK-LABEL: kernel windows(
// CHECK-NEXT:  block 32x8, assumed
__global__ void windows(float *out) {
  __shared__ float data[256];
  data[threadIdx.y + threadIdx.x] = out[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = data[threadIdx.x];
}

// Columns that begin behind a constant: 9 of 81 or 49 of them are left for threadIdx.y, and where the constant is one whole row, all. An array
// that is not declared in rows has none to leave.
// CHECK-LABEL: kernel void behind<72>
// CHECK-NEXT:  block 16x8, assumed
// CHECK-LABEL: kernel void behind<32>
// CHECK-NEXT:  block 16x16, assumed
// CHECK-LABEL: kernel void behind<81>
// CHECK-NEXT:  block 16x16, assumed
template <int N> __global__ void behind(float *out) {
  __shared__ float tile[17][81];
  tile[threadIdx.x][threadIdx.y + N] = out[threadIdx.x];
  __syncthreads();
  out[threadIdx.y] = tile[threadIdx.x][threadIdx.y];
}
template __global__ void behind<72>(float *);
template __global__ void behind<32>(float *);
template __global__ void behind<81>(float *);

// CHECK-LABEL: kernel flat(
// CHECK-NEXT:  block 16x16, assumed
__global__ void flat(float *out) {
  __shared__ float line[17 * 81];
  line[threadIdx.x * 81 + threadIdx.y + 72] = out[threadIdx.x];
  __syncthreads();
  out[threadIdx.y] = line[threadIdx.x * 81 + threadIdx.y];
}

// CHECK-LABEL: kernel void halo<1>
// CHECK-NEXT:  block 16x32, assumed
// CHECK-LABEL: kernel void halo<2>
// CHECK-NEXT:  block 8x32, assumed
template <int N> __global__ void halo(float *out) {
  __shared__ float tile[34][17];
  tile[threadIdx.y][threadIdx.x + N] = out[threadIdx.x];
  __syncthreads();
  out[threadIdx.y] = tile[threadIdx.y + 2][threadIdx.x];
}
template __global__ void halo<1>(float *);
template __global__ void halo<2>(float *);

// Launch bounds say the block where a guard on a thread's number alone protects an array that is too short for it. Without bounds the array says it, and so
// it does where the guard says which threads are inside the data.
// CHECK-LABEL: kernel void assets<96, false>
// CHECK-NEXT:  block 96, assumed
// CHECK-LABEL: kernel void assets<96, true>
// CHECK-NEXT:  block 8, assumed
// CHECK-LABEL: kernel unbounded(
// CHECK-NEXT:  block 8, assumed
// CHECK-LABEL: kernel clamped(
// CHECK-NEXT:  block 96, assumed
__device__ void drift_of(float *drift, float *out, unsigned i, unsigned n) {
  if (i < n)
    drift[threadIdx.x] = out[i];
  __syncthreads();
  out[i] = drift[0];
}
template <int THREADS, bool IS_PLACE>
__attribute__((launch_bounds(THREADS))) __global__ void assets(float *out, unsigned n) {
  __shared__ float drift[12];
  drift_of(drift, out, (IS_PLACE ? 12 * blockIdx.x : 0) + threadIdx.x, n);
}
template __global__ void assets<96, false>(float *, unsigned);
template __global__ void assets<96, true>(float *, unsigned);
__global__ void unbounded(float *out, unsigned n) {
  __shared__ float drift[12];
  drift_of(drift, out, threadIdx.x, n);
}
__attribute__((launch_bounds(96))) __global__ void clamped(float *out, unsigned n) {
  __shared__ float drift[12];
  drift[threadIdx.x < n ? threadIdx.x : n] = out[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = drift[0];
}

// Blocks are as large as the arrays that they fill, by powers of two, unless that is more threads than blocks have, or than the launch bounds allow, or
// each fills several elements.
// CHECK-LABEL: kernel void element<32, 32>
// CHECK-NEXT:  block 32x32, assumed
// CHECK-LABEL: kernel void element<32, 33>
// CHECK-NEXT:  block 32x32, assumed
// CHECK-LABEL: kernel void element<16, 64>
// CHECK-NEXT:  block 64x16, assumed
// CHECK-LABEL: kernel void element<64, 33>
// CHECK-NEXT:  block 32x8, assumed
// CHECK-LABEL: kernel bounded(
// CHECK-NEXT:  block 32x8, assumed
// CHECK-LABEL: kernel several(
// CHECK-NEXT:  block 32x8, assumed
template <int ROWS, int COLUMNS> __global__ void element(float *out) {
  __shared__ float tile[ROWS][COLUMNS];
  tile[threadIdx.y][threadIdx.x] = out[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = tile[threadIdx.y][0];
}
template __global__ void element<32, 32>(float *);
template __global__ void element<32, 33>(float *);
template __global__ void element<16, 64>(float *);
template __global__ void element<64, 33>(float *);
__attribute__((launch_bounds(256))) __global__ void bounded(float *out) {
  __shared__ float tile[32][32];
  tile[threadIdx.y][threadIdx.x] = out[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = tile[threadIdx.y][0];
}
__global__ void several(float *out) {
  __shared__ float tile[32][32];
  for (int i = 0; i < 32; i += 8)
    tile[threadIdx.y + i][threadIdx.x] = out[threadIdx.x + i];
  __syncthreads();
  out[threadIdx.x] = tile[threadIdx.y][0];
}

// Along z, blocks have 64 threads at most.
// CHECK-LABEL: kernel void planes<64>
// CHECK-NEXT:  block 4x2x64, assumed
// CHECK-LABEL: kernel void planes<128>
// CHECK-NEXT:  block 2x2x2, assumed
template <int PLANES> __global__ void planes(float *out) {
  __shared__ float box[PLANES][2][4];
  box[threadIdx.z][threadIdx.y][threadIdx.x] = out[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = box[threadIdx.z][threadIdx.y][0];
}
template __global__ void planes<64>(float *);
template __global__ void planes<128>(float *);

// In a reduction, one half of a row's threads adds the other half's elements: the whole row fills the array. Where all threads reach the other half,
// or the bounds allow no such row, it is half a row.
// CHECK-LABEL: kernel void halves<256, 1024>
// CHECK-NEXT:  block 512, assumed
// CHECK-LABEL: kernel void halves<512, 1024>
// CHECK-NEXT:  block 256, assumed
// CHECK-LABEL: kernel void halves<256, 256>
// CHECK-NEXT:  block 256, assumed
template <int ADDING, int THREADS> __attribute__((launch_bounds(THREADS))) __global__ void halves(float *out) {
  __shared__ float sums[512];
  sums[threadIdx.x] = out[threadIdx.x];
  __syncthreads();
  if (threadIdx.x < ADDING)
    sums[threadIdx.x] += sums[threadIdx.x + 256];
  __syncthreads();
  out[threadIdx.x] = sums[0];
}
template __global__ void halves<256, 1024>(float *);
template __global__ void halves<512, 1024>(float *);
template __global__ void halves<256, 256>(float *);
