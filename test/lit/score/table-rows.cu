// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Data picks a row for each lane, and all read the same place in their rows: a range over all data. 20 rows of 64 bytes begin in two banks, ten in
// each; a layout gives each row its own bank. Twins: two rows that have their own banks already; rows that data picks at a place that differs between
// lanes, which is not known; a place that data picks, too; rows of 8 bytes, so many that each bank has more words than there are lanes under any
// layout; rows that an atomic adds to; and a last row that is cut short, so that a bank holds six words at the first places of a row and five at
// those where lanes begin.
// REQUIRES: command
// RUN: rm -rf %t && mkdir %t && cd %t
// RUN: %clang_cuda_plain -S -emit-llvm %s -o before.ll
// RUN: %unbank fix before.ll --block=64 --report=report.json -o after.ll > text
// RUN: %arrays report.json | FileCheck %s
// RUN: FileCheck %s --check-prefix=TEXT < text
// CHECK-DAG: letters{{.*}}table: changed
// CHECK-DAG: two_rows{{.*}}table: kept
// CHECK-DAG: own_places{{.*}}table: kept
// CHECK-DAG: any_place{{.*}}table: kept
// CHECK-DAG: cut_row{{.*}}table: changed
// CHECK-DAG: many_rows{{.*}}table: kept
// CHECK-DAG: counted{{.*}}table: kept
// TEXT: wasted a block kernel at
// TEXT: {{^ *}}0..{{[0-9]+}} many_rows
// TEXT: {{^ *}}0..{{[0-9]+}} -> 0 letters
// TEXT-LABEL: kernel counted
// TEXT: red table 4 {{.*}} ? ?
// TEXT-LABEL: kernel many_rows
// TEXT: ld table 4 {{.*}} 1..32 1
// TEXT-LABEL: kernel letters
// TEXT: ld table 1 {{.*}} 1..10 -> 1 1
// TEXT-LABEL: kernel own_places
// TEXT: ld table 4 {{.*}} 1..10 1
// TEXT-LABEL: kernel any_place
// TEXT: ld table 4 {{.*}} 1..10 1
// TEXT-LABEL: kernel cut_row
// TEXT: ld table 4 {{.*}} 1..6 -> 1 1
// TEXT-LABEL: kernel two_rows
// TEXT: ld table 4 {{.*}} 1 1
//
// What runs count lies in the range: of letters at random, of one letter, and of each letter in its turn.
// RUN: %unbank simulate before.ll --kernel=letters --grid=1 --block=64 --arg=i32[64]:zero --arg=u8[2560]:random:1:0:19 --arg=i8[1280]:random:2 --arg=i32:40 --output=0=before.out > random
// RUN: FileCheck %s --check-prefix=RANDOM < random
// RANDOM: ld table 1 80 8.50 (7..10) 1
// RUN: %unbank simulate after.ll --kernel=letters --grid=1 --block=64 --arg=i32[64]:zero --arg=u8[2560]:random:1:0:19 --arg=i8[1280]:random:2 --arg=i32:40 --output=0=after.out > random
// RUN: FileCheck %s --check-prefix=ONE < random
// RUN: cmp before.out after.out
// RUN: %unbank simulate before.ll --kernel=letters --grid=1 --block=64 --arg=i32[64]:zero --arg=u8[2560]:zero --arg=i8[1280]:random:2 --arg=i32:40 > one
// RUN: FileCheck %s --check-prefix=ONE < one
// ONE: ld table 1 80 1 1
#include "cuda_min.h"

template <class Element, int ROWS, int ROW>
static __device__ void fill(Element (*table)[ROW], const Element *from) {
  for (int i = threadIdx.x; i < ROWS * ROW; i += 64)
    (&table[0][0])[i] = from[i];
  __syncthreads();
}

__global__ void letters(int *out, const unsigned char *text, const signed char *scores, int n) {
  __shared__ signed char table[20][64];
  fill<signed char, 20, 64>(table, scores);
  int letter = text[threadIdx.x], sum = 0;
#pragma unroll 1
  for (int i = 0; i < n; i++)
    sum = sum * 3 + table[letter][i];
  out[threadIdx.x] = sum;
}

__global__ void two_rows(int *out, const unsigned char *text, const int *scores, int n) {
  __shared__ int table[2][16];
  fill<int, 2, 16>(table, scores);
  int letter = text[threadIdx.x], sum = 0;
#pragma unroll 1
  for (int i = 0; i < n; i++)
    sum = sum * 3 + table[letter][i];
  out[threadIdx.x] = sum;
}

__global__ void own_places(int *out, const unsigned char *text, const int *scores, int n) {
  __shared__ int table[20][16];
  fill<int, 20, 16>(table, scores);
  int letter = text[threadIdx.x], sum = 0;
#pragma unroll 1
  for (int i = 0; i < n; i++)
    sum = sum * 3 + table[letter + i][threadIdx.x & 15];
  out[threadIdx.x] = sum;
}

__global__ void any_place(int *out, const unsigned char *text, const int *scores, int n) {
  __shared__ int table[20][16];
  fill<int, 20, 16>(table, scores);
  int letter = text[threadIdx.x], place = text[64 + threadIdx.x], sum = 0;
#pragma unroll 1
  for (int i = 0; i < n; i++)
    sum = sum * 3 + table[letter + i][place];
  out[threadIdx.x] = sum;
}

__global__ void cut_row(int *out, const unsigned char *text, const int *scores, int n) {
  __shared__ int table[1][164];
  fill<int, 1, 164>(table, scores);
  int letter = text[threadIdx.x], sum = 0;
#pragma unroll 1
  for (int i = 0; i < n; i++)
    sum = sum * 3 + table[0][letter * 16 + 4 + i];
  out[threadIdx.x] = sum;
}

__global__ void many_rows(int *out, const unsigned short *text, const int *scores, int n) {
  __shared__ int table[1024][2];
  fill<int, 1024, 2>(table, scores);
  int letter = text[threadIdx.x], sum = 0;
#pragma unroll 1
  for (int i = 0; i < n; i++)
    sum = sum * 3 + table[letter][i];
  out[threadIdx.x] = sum;
}

__global__ void counted(int *out, const unsigned char *text, const int *scores, int n) {
  __shared__ int table[20][16];
  fill<int, 20, 16>(table, scores);
  int letter = text[threadIdx.x];
#pragma unroll 1
  for (int i = 0; i < n; i++)
    __nvvm_atom_add_gen_i(&table[letter][i], i);
  __syncthreads();
  out[threadIdx.x] = table[threadIdx.x % 20][0];
}
