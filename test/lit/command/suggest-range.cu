// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// If arguments decide how much a kernel takes, a patch is proposed if it may take much less with it and takes hardly more in any case: cells of a
// table along its diagonals, where only those inside the data are computed. Twin: for a table that is read along its rows a patch may save nothing.
// RUN: rm -rf %t && mkdir -p %t && cp %s %t/range.cu && cd %t && env CUDA_PATH=none %unbank suggest range.cu --block=32 -- -I%examples > patch 2> reasons
// RUN: FileCheck %s < %t/patch && not grep 'no fix' %t/reasons
// CHECK:     diagonals({{.*}}, blocks of 32: {{[0-9]+}}..{{[0-9]+,[0-9]+}} -> {{[0-9]+}}..{{[0-9]+}} wavefronts, as arguments, data or ptxas decide, with all branches taken.
// CHECK:     -  __shared__ int cells[33][33];
// CHECK-NEXT: +  __shared__ int cells[33][34];
// CHECK-NOT: {{^[+].*}}rows
// RUN: cd %t && cp range.cu patched.cu && patch -s patched.cu < patch
// RUN: cd %t && env CUDA_PATH=none %unbank simulate range.cu --kernel=diagonals --grid=1 --block=32 --arg=i32[32]:zero --arg=i32:3 --arg=i32:64 --output=0=range.bin -- -I%examples > range.txt
// RUN: cd %t && env CUDA_PATH=none %unbank simulate patched.cu --kernel=diagonals --grid=1 --block=32 --arg=i32[32]:zero --arg=i32:3 --arg=i32:64 --output=0=patched.bin -- -I%examples > patched.txt
// RUN: cd %t && cmp range.bin patched.bin && grep wavefronts range.txt patched.txt | FileCheck %s --check-prefix=COUNTED
// COUNTED: range.txt:  wavefronts  {{[1-9],[0-9]+}} a block
// COUNTED: patched.txt:  wavefronts  {{[1-9][0-9][0-9]}} a block
#include "cuda_min.h"

__device__ int larger(int a, int b) { return a > b ? a : b; }

__global__ void diagonals(int *out, int first, int length) {
  __shared__ int cells[33][33];
  int t = threadIdx.x;
  cells[0][t + 1] = 0;
  cells[t + 1][0] = 0;
  if (!t)
    cells[0][0] = 0;
  __syncthreads();
  for (int d = 0; d < 63; d++) {
    int i = (d < 31 ? d : 31) - t + 1, j = (d > 31 ? d - 31 : 0) + t + 1;
    if (i >= 1 && j <= 32) {
      if (first + i <= length && first + j <= length)
        cells[i][j] = larger(cells[i - 1][j - 1] + 1, larger(cells[i - 1][j], cells[i][j - 1]));
      else
        cells[i][j] = 0;
    }
    __syncthreads();
  }
  out[t] = cells[32][t];
}

__global__ void straight(int *out, int first, int length) {
  __shared__ int rows[32][32];
  int t = threadIdx.x;
  for (int i = 0; i < 32; i++)
    if (first + i <= length && first + t <= length)
      rows[i][t] = i;
  __syncthreads();
  out[t] = rows[t & 3][t];
}
