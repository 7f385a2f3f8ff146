// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A guard is taken to hold for as many threads as the range of its limit allows: for those below 7 if they are compared with n & 7, and for all if
// the limit may be larger than the block; no launch lets more through. A clamp changes nothing in a block inside the data, unless an argument moves
// the lanes, or they lie further apart than the clamp allows.
// REQUIRES: command
// RUN: env CUDA_PATH=none %unbank analyze %s --block=64 --widths=ir --mode=report --report=%t.json -- -I%examples > %t.txt && FileCheck %s < %t.txt
// RUN: env CUDA_PATH=none %unbank simulate %s --kernel=limited --grid=1 --block=64 --arg=f32[64]:zero --arg=f32[2048]:ramp --arg=i32:39 -- -I%examples | FileCheck %s --check-prefix=RAN
// CHECK:     kernel reached(
// CHECK-COUNT-3: ld m 4 2 32 ->
// CHECK:     kernel clamped(
// CHECK-DAG: ld m 4 2 1..8 ->
// CHECK-DAG: ld m 4 2 32 ->
// CHECK:     kernel limited(
// CHECK:     wavefronts 90 -> 68 a block
// CHECK:     ld m 4 1 7 ->
// CHECK-NEXT: {{.*}} ld m 4 1 4 ->
// CHECK-NEXT: {{.*}} ld m 4 1 8 ->
// CHECK-NEXT: {{.*}} ld m 4 1 7 ->
// CHECK:     kernel apart(
// CHECK:     ld s 4 2 1 1{{$}}
// CHECK-COUNT-4: ld s 4 2 1..6 1
// RAN: wavefronts 90 a block
#include "cuda_min.h"
__device__ __forceinline__ void fill(float *m, const float *in) {
  for (int i = threadIdx.x; i < 2048; i += 64)
    m[i] = in[i];
  __syncthreads();
}
__global__ void limited(float *out, const float *in, int n) {
  __shared__ float m[2048];
  float sum = 0;
  int t = threadIdx.x;
  fill(m, in);
  if (t < (n & 7)) sum += m[t * 32];
  if (t < n % 5) sum += m[t * 32 + 1];
  if (t <= (n & 7)) sum += m[t * 32 + 2];
  for (int i = t; i < (n & 7); i += 64) sum += m[i * 32 + 3];
  out[t] = sum;
}
__global__ void reached(float *out, const float *in, int n) {
  __shared__ float m[2048];
  float sum = 0;
  int t = threadIdx.x;
  fill(m, in);
  if (t < (n & 127)) sum += m[t * 32];
  if (t < (n & 63) + 1) sum += m[t * 32 + 1];
  if (t - 8 * (int)blockIdx.x < (n & 7)) sum += m[t * 32 + 2]; // of some block all threads
  out[t] = sum;
}
__global__ void clamped(float *out, const float *in, int n) {
  __shared__ float m[2048];
  float sum = 0;
  int t = threadIdx.x;
  fill(m, in);
  sum += m[(t < (n & 7) ? t : n & 7) * 32];
  sum += m[(t < (n & 63) ? t : n & 63) * 32 + 1];
  out[t] = sum;
}
__global__ void apart(float *out, const float *in, int n) {
  __shared__ float s[192];
  int t = threadIdx.x, of_block = 8 * blockIdx.x;
  for (int i = t; i < 192; i += 64)
    s[i] = in[i];
  __syncthreads();
  float sum = s[min(t + of_block, 191)];
  sum += s[min(t * 32 + n, 191)];
  sum += s[min(t * 32 + of_block, 191)];
  sum += s[min(t * 32 - of_block, 191)];
  out[t] = sum + s[min(t * 3 + n, 191)];
}
