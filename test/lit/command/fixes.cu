// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Fixes in SARIF: a longer dimension in a declaration, or another type, if that is shown to be the reported layout. Arrays with a fix have no
// conflict left once it is applied, and the others have no fix.
// RUN: rm -rf %t && mkdir -p %t && cp %s %t/fixes.cu && cd %t && env CUDA_PATH=none %unbank analyze fixes.cu --block=32x8 --sarif=before --fixes -- -I%examples > before.txt 2> reasons
// RUN: FileCheck %s --check-prefix=REASONS < %t/reasons
// RUN: %python -m jsonschema -i %t/before %data/sarif-essentials.schema.json
//
// A folder that is a link makes no difference.
// RUN: cd %t && ln -s . linked && env CUDA_PATH=none %unbank analyze linked/fixes.cu --block=32x8 --sarif=linked.sarif --fixes -- -I%examples > linked.txt && grep -c insertedContent linked.sarif | FileCheck %s --check-prefix=TWO
// TWO: 14
//
// RUN: cd %t && %python %S/../Inputs/take_fixes.py before > taken && FileCheck %s --check-prefix=TAKEN --match-full-lines < taken
// TAKEN:      all: #include <unbank/array.h>
// TAKEN-NEXT: tile: (N << 1) + 1
// TAKEN-NEXT: piece: __shared__ unbank::array<float[32][32], unbank::pad<128, 4>> piece;
// TAKEN-NEXT: piece: auto
// TAKEN-NEXT: piece:
// TAKEN-NEXT: piece: .begin()
// TAKEN-NEXT: row: __shared__ unbank::array<float[32][32], unbank::pad<128, 4>> row;
// TAKEN-NEXT: twice: 33
// TAKEN-NEXT: twice: 33
// TAKEN-NEXT: zeros: __shared__ unbank::array<float[32][32], unbank::pad<128, 4>> zeros;
// TAKEN-NEXT: counts: 33
// TAKEN-NOT:  {{.}}
// RUN: cd %t && env CUDA_PATH=none %unbank analyze fixes.cu --block=32x8 --sarif=after --fixes -- -I%examples -I%include > after.txt
// RUN: cd %t && grep -c transpose::tile before && not grep transpose::tile after && not grep summed::counts after && not grep cleared::zeros after && not grep flat::piece after
//
// Each array that a layout would help and that has no fix is told why.
// REASONS:      unbank: no fix for measured::sized: more is done with its name than subscripts and sums of a pointer: sizeof (line {{[0-9]+}})
// REASONS-NEXT: unbank: no fix for given::handed: more is done with its name than subscripts and sums of a pointer: a call that is not followed (line {{[0-9]+}})
// REASONS-NEXT: unbank: no fix for drawn::sides: the plugin changes it, but as a patch void drawn<32, 31>(float*, float const*) would take {{[0-9]+}} wavefronts in place of {{[0-9]+}}; with another type: its instantiations or kernels have different layouts
// REASONS-NEXT: unbank: no fix for named::wide: the line of its declaration is not of ASCII
//
// Who asks for sizes of objects has them as numbers before IR is there.
// RUN: sed 's/^constexpr int N = 16;/&\n__global__ void sized_by(unsigned long *to) { *to = __builtin_object_size(to, 0); }/' %s > %t/sizes.cu
// RUN: cd %t && env CUDA_PATH=none %unbank analyze sizes.cu --block=32x8 --sarif=sizes.sarif --fixes -- -I%examples 2>&1 > sizes.txt | FileCheck %s --check-prefix=SIZES
// SIZES: no fix for transpose::tile: its source asks for the sizes of objects
//
// Nobody asks, and none is looked for. A shape that is only assumed is believed as by suggest, and the fix says so.
// RUN: cd %t && env CUDA_PATH=none %unbank analyze %s --block=32x8 --sarif=unasked -- -I%examples > unasked.txt && %python %S/../Inputs/take_fixes.py unasked | count 0
// RUN: cd %t && cp %s assumed.cu && env CUDA_PATH=none %unbank analyze assumed.cu --sarif=assumed --fixes -- -I%examples > assumed.txt 2> assumed.err && FileCheck %s --check-prefix=ASSUMED < assumed.err && %python %S/../Inputs/take_fixes.py assumed | FileCheck %s --check-prefix=TYPES
// ASSUMED: no fix for drawn::sides: the plugin changes it, but as a patch void drawn<32, 31>(float*, float const*) would take
// RUN: grep -c 'without Unbank. Longer rows are right for blocks of the assumed shape: if another one is launched, say it by --block=."' %t/assumed
// RUN: not grep 'Longer rows' %t/before
// TYPES: tile: (N << 1) + 1
#include "cuda_min.h"

constexpr int N = 16;

// The tile of a transpose: what is said of tile[][] in comments is no use of it.
__global__ void transpose(float *out, const float *in) {
  __shared__ float tile[2 * N][N << 1]; /* tile */
  tile[threadIdx.y][threadIdx.x] = in[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = tile[threadIdx.x][threadIdx.y];
}

// sizeof would give another number.
__global__ void measured(float *out, const float *in) {
  __shared__ float sized[32][32];
  sized[threadIdx.y][threadIdx.x] = in[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = sized[threadIdx.x][threadIdx.y] * sizeof(sized);
}

// All of the array is taken as one piece.
__global__ void flat(float *out, const float *in) {
  __shared__ float piece[32][32];
  float *all = &piece[0][0];
  for (int i = threadIdx.x; i < 1024; i += 32)
    all[i] = in[i];
  __syncthreads();
  out[threadIdx.x] = piece[threadIdx.x][threadIdx.y];
}

// A row is read beyond its end: longer rows would change nothing there, another type does.
__global__ void beyond(float *out, const float *in) {
  __shared__ float row[32][32];
  row[0][threadIdx.x * 32] = in[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = row[0][threadIdx.x * 32 + 1];
}

// Two arrays of one name, each in its kernel.
__global__ void first(float *out, const float *in) {
  __shared__ float twice[32][32];
  twice[threadIdx.y][threadIdx.x] = in[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = twice[threadIdx.x][threadIdx.y];
}
__global__ void second(float *out, const float *in) {
  __shared__ float twice[32][32];
  twice[threadIdx.y][threadIdx.x] = in[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = twice[threadIdx.x][threadIdx.y];
}

// A function is given the array, with the length of its rows in its type.
__device__ inline float read(const float (&from)[32][32], int row, int column) { return from[row][column]; }
__global__ void given(float *out, const float *in) {
  __shared__ float handed[32][32];
  handed[threadIdx.y][threadIdx.x] = in[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = read(handed, threadIdx.x, threadIdx.y);
}

// The first row stands for all: longer rows would leave the last elements as they were, another type does not.
__global__ void cleared(float *out) {
  __shared__ float zeros[32][32];
  for (int i = threadIdx.x; i < 1024; i += 32)
    zeros[0][i] = 0;
  __syncthreads();
  out[threadIdx.x] = zeros[threadIdx.x][threadIdx.y];
}

// Atomics are accesses like any other; a loop stays inside the rows.
__global__ void summed(int *out, const int *in) {
  __shared__ int counts[32][32];
  for (int j = 0; j < 32; j += 8)
    counts[threadIdx.y + j][threadIdx.x] = in[threadIdx.x];
  __syncthreads();
  for (int j = 0; j < 32; j += 8)
    __nvvm_atom_add_gen_i(&counts[threadIdx.x][threadIdx.y + j], 1);
  __syncthreads();
  for (int j = 0; j < 32; j += 8)
    out[threadIdx.x] += counts[threadIdx.y + j][threadIdx.x];
}

// Longer rows of one instantiation are longer rows of the others, one of which would have conflicts then, by whatever they are longer.
template <int ROWS, int COLUMNS> __global__ void drawn(float *out, const float *in) {
  __shared__ float sides[ROWS][COLUMNS];
  sides[threadIdx.y][threadIdx.x % COLUMNS] = in[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = sides[threadIdx.x % ROWS][threadIdx.y];
}
template __global__ void drawn<32, 32>(float *, const float *);
template __global__ void drawn<32, 31>(float *, const float *);
template __global__ void drawn<32, 30>(float *, const float *);
template __global__ void drawn<32, 16>(float *, const float *);
template __global__ void drawn<32, 29>(float *, const float *);

// Columns behind what is no ASCII are not those of SARIF.
__global__ void named(float *out, const float *in) {
  /* größer */ __shared__ float wide[32][32];
  wide[threadIdx.y][threadIdx.x] = in[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = wide[threadIdx.x][threadIdx.y];
}
