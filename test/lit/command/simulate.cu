// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// unbank simulate: counts as text and as JSON, the same whatever the number of CPU threads.
// REQUIRES: command
// RUN: rm -rf %t && mkdir %t && cd %t
// RUN: %clang_cuda_plain -g -S -emit-llvm %s -o in.ll
// RUN: %clang_cuda_plain -g -c -emit-llvm %s -o in.bc
//
// Each warp stores a column and, in 5 rounds, loads it 3 times and one word 2 times: 3 blocks of 2 warps.
// RUN: %unbank simulate in.ll --kernel=column --grid=3 --block=32x2 --arg=i32[192]:ramp --arg=i32:5 --report=in.json > in.txt
// RUN: FileCheck %s --check-prefix=TEXT --match-full-lines < in.txt
// TEXT:      {{.*}} simulated by unbank {{.*}}
// TEXT:      kernel column(int*, int)
// TEXT:        launch      grid 3, block 32x2; 3 of 3 blocks counted, {{[0-9,]+}} warp instructions
// TEXT-NEXT:   shared      8,256 bytes
// TEXT-NEXT:   wavefronts  263 a block, ideal 15, measured
// TEXT:        array         bytes  executions  wavefronts  ideal
// TEXT-NEXT:   column::tile  8,192          36         780     36
// TEXT-NEXT:   column::sums     64           9           9      9
// TEXT:        place {{ *}}op  array  bytes  executions  wavefronts     ideal  lanes
// TEXT-NEXT:   {{.*}}simulate.cu:{{[0-9:]+}}  st  tile       4           6  32                1     32
// TEXT-NEXT:   {{.*}}simulate.cu:{{[0-9:]+}}  ld  tile       4          30  19.60 (1..32)     1     32
// TEXT-NEXT:   {{.*}}simulate.cu:{{[0-9:]+}}  st  sums       4           3  1                 1     16
// TEXT-NEXT:   {{.*}}simulate.cu:{{[0-9:]+}}  ld  sums       4           6  1                 1     32
// TEXT:        argument  buffer         bytes  xxh64
// TEXT-NEXT:          0  i32[192]:ramp    768  {{[0-9a-f]+}}
//
// The first block alone; the weight of an access is that of one block.
// RUN: %unbank simulate in.ll --kernel=column --grid=3 --block=32x2 --arg=i32[192]:ramp --arg=i32:5 --count-blocks=1 | FileCheck %s --check-prefix=FIRST
// FIRST: 1 of 3 blocks counted
// FIRST: wavefronts  263 a block, ideal 15
// FIRST: column::tile  8,192          12         260     12
//
// What a launch never executes is not measured, and no hole in the total.
// RUN: %unbank simulate in.ll --kernel=column --grid=3 --block=32x2 --arg=i32[192]:ramp --arg=i32:0 --report=never.json | FileCheck %s --check-prefix=NEVER
// RUN: %validate never.json
// NEVER:      wavefronts  67 a block, ideal 5, measured
// NEVER:      ld  tile       4           0           ?      ?      ?
// NEVER-NEXT: never executed in this launch
//
// One pointer may lead to two arrays: they are told by what was met. A sum is not known where one access met both.
// RUN: %unbank simulate in.ll --kernel=either --grid=2 --block=32 --arg=i32[64]:ramp --arg=i32:0 | FileCheck %s --check-prefix=ONE
// RUN: %unbank simulate in.ll --kernel=either --grid=2 --block=32 --arg=i32[64]:ramp --arg=i32:1 | FileCheck %s --check-prefix=BOTH
// ONE:       either::a    128           2           2      2
// ONE-NEXT:  either::b    128           4           4      4
// ONE:       ld  b          4           2           1      1     32
// BOTH:      either::a    128           ?           ?      ?
// BOTH-NEXT: either::b    128           ?           ?      ?
// BOTH:      ld  a,b        4           2           1      1     32
//
// The JSON is a report, with the ids of unbank analyze. The limit finds the accesses to the column.
// RUN: %validate in.json
// RUN: FileCheck %s --check-prefix=JSON < in.json
// RUN: %unbank analyze in.ll --block=32x2 --widths=ir --report=static.json > static.txt
// RUN: %python -c "import json; a, b = ([(s['id'], s['op'], s['line']) for s in json.load(open(f))['kernels'][0]['accesses']] for f in ('in.json', 'static.json')); assert a == b and len(a) == 4, (a, b)"
// RUN: %exits 1 %unbank simulate in.ll --kernel=column --grid=1 --block=32x2 --arg=i32[64]:ramp --arg=i32:5 --fail-above=20 2>&1 | FileCheck %s --check-prefix=ABOVE
// JSON:      "block_source": "option",
// JSON:      "after": {
// JSON-NEXT:   "shared_bytes": 8256,
// JSON-NEXT:   "score": 263.0,
// JSON-NEXT:   "ideal": 15.0,
// JSON-NEXT:   "exactness": "measured"
// JSON:      "weight": 2.0,
// JSON-NEXT: "weight_exactness": "measured",
// JSON:      "weight": 10.0,
// JSON:        "mean": 19.6
// JSON-NEXT:   "min": 1,
// JSON-NEXT:   "max": 32
// ABOVE:     simulate.cu:{{[0-9]+:[0-9]+}}: error: st of {{.*}}tile in column(int*, int): 32-way bank conflict: 32 wavefronts where 1 would do
// ABOVE-NOT: error:
//
// Bitcode is the same module, and any number of CPU threads does the same.
// RUN: %unbank simulate in.bc --kernel=_Z6columnPii --grid=3 --block=32x2 --arg=i32[192]:ramp --arg=i32:5 --report=one.json --jobs=1 > one.txt
// RUN: %unbank simulate in.bc --kernel=_Z6columnPii --grid=3 --block=32x2 --arg=i32[192]:ramp --arg=i32:5 --report=eight.json --jobs=8 > eight.txt
// RUN: cmp one.txt eight.txt && cmp one.json eight.json
// RUN: cmp one.txt in.txt && cmp one.json in.json
//
// Atomics of floating point across blocks, in block order: 300 blocks, the same bits.
// RUN: %unbank simulate in.ll --kernel=order --grid=300 --block=64 --arg=f32[1]:zero --arg=f32[19200]:random:3 --jobs=1 > one.txt
// RUN: %unbank simulate in.ll --kernel=order --grid=300 --block=64 --arg=f32[1]:zero --arg=f32[19200]:random:3 --jobs=8 > eight.txt
// RUN: cmp one.txt eight.txt
//
// CUDA source is compiled, without a toolkit and with one; what the compiler says is shown. (clang 19 is too old for CUDA 13's headers.)
// RUN: %if llvm-22 %{ %unbank simulate %s --kernel=column --grid=3 --block=32x2 --arg=i32[192]:ramp --arg=i32:5 --clang-arg=-I%examples > cuda.txt %}
// RUN: %if llvm-22 %{ FileCheck %s --check-prefix=TEXT --match-full-lines < cuda.txt %}
// RUN: env CUDA_PATH=none %unbank simulate %s '--kernel=column(int*, int)' --grid=3 --block=32x2 --arg=i32[192]:ramp --arg=i32:5 --clang-arg=-I%examples | FileCheck %s --check-prefix=TEXT --match-full-lines
// RUN: env CUDA_PATH=none %exits 2 %unbank simulate %s --grid=1 --block=32 --clang-arg=-DWRONG 2>&1 | FileCheck %s --check-prefix=WRONG
// RUN: %exits 2 %unbank simulate %s --grid=1 --block=32 --clang=%t/none 2>&1 | FileCheck %s --check-prefix=COMPILER
// WRONG:    simulate.cu:{{[0-9]+}}:1: error: unknown type name 'none'
// WRONG:    unbank: {{.*}}simulate.cu: {{.*}} cannot compile this
// COMPILER: unbank: {{.*}}none: No such file or directory: cannot compile {{.*}}simulate.cu; name a clang++ with --clang=PATH

#ifdef WRONG
none at_all;
#endif
#include "cuda_min.h"

__global__ void column(int *data, int rounds) {
  __shared__ int tile[32][64], sums[16];
  int x = threadIdx.x, y = threadIdx.y, at = blockIdx.x * 64 + y * 32 + x, sum = 0;
  tile[x][y] = data[at];
  __syncthreads();
#pragma unroll 1
  for (int i = 0; i < rounds; i++)
    sum += tile[i % 2 ? 0 : x][y] ^ i;
  if (x < 16 && y == 0)
    sums[x] = sum;
  __syncthreads();
  data[at] = sum + sums[x & 15];
}

__global__ void order(float *sum, const float *in) {
  __nvvm_atom_add_gen_f(sum, in[blockIdx.x * 64 + threadIdx.x]);
}

/* The first blocks load from a, the others from b. */
__global__ void either(int *data, int first) {
  __shared__ int a[32], b[32];
  int x = threadIdx.x;
  a[x] = data[x];
  b[x] = data[x + 32];
  __syncthreads();
  int *from = (int)blockIdx.x < first ? a : b;
  data[blockIdx.x * 32 + x] = from[31 - x];
}
