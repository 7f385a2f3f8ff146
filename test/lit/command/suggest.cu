// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A patch of the source for those who build with nvcc: a longer dimension if that is the layout. It can be applied as it is printed, and then there
// is nothing left to suggest.
// RUN: rm -rf %t && mkdir -p %t && cp %s %t/suggest.cu && cd %t && env CUDA_PATH=none %unbank suggest suggest.cu --block=32x8 -- -I%examples > all.patch 2> reasons
// RUN: FileCheck %s --check-prefix=PATCH < %t/all.patch
// PATCH:      Shared memory with fewer bank conflicts
// PATCH:      transpose::tile: 4,096 -> 4,224 bytes (pad:128:4).
// PATCH-NEXT: several::second: 4,096 -> 4,224 bytes (pad:128:4).
// PATCH:      transpose(float*, float const*), blocks of 32x8: 264 -> 16 wavefronts, ideal 16.
// PATCH:      Counted by unbank {{.*}} for sm_90
// PATCH:      --- a/suggest.cu
// PATCH-NEXT: +++ b/suggest.cu
// PATCH:      -  __shared__ float tile[SIDE][32];
// PATCH-NEXT: +  __shared__ float tile[SIDE][33];
// PATCH:      -  __shared__ float first[32][LONG ? 33 : 32], second[32][SIDE];
// PATCH-NEXT: +  __shared__ float first[32][LONG ? 33 : 32], second[32][SIDE + 1];
//
// RUN: FileCheck %s --check-prefix=REASONS < %t/reasons
// REASONS-DAG: unbank: no fix for hidden::hidden_tile: a macro writes its declaration
// REASONS-DAG: unbank: no fix for united::mixed: its type is declared with it
//
// RUN: cd %t && env CUDA_PATH=none %unbank suggest suggest.cu --block=32x8 --patch=file.patch -- -I%examples > message 2> reasons
// RUN: cd %t && cmp file.patch all.patch && FileCheck %s --check-prefix=MESSAGE < message
// MESSAGE:     Shared memory with fewer bank conflicts
// MESSAGE-NOT: {{^[-+@]}}
// RUN: cd %t && patch -s -p1 < all.patch && env CUDA_PATH=none %unbank suggest suggest.cu --block=32x8 -- -I%examples 2>&1 | FileCheck %s --check-prefix=NONE
// NONE: there is no patch
//
// The patched source has nothing to be patched, and an old patch does not stay.
// RUN: cd %t && env CUDA_PATH=none %unbank suggest suggest.cu --block=32x8 --patch=file.patch -- -I%examples 2> reasons && test -f file.patch && not test -s file.patch
// A patch is written to no source, and its message is printed where it was written alone.
// RUN: cp %t/suggest.cu %t/kept.cu && cd %t && %exits 2 env CUDA_PATH=none %unbank suggest suggest.cu --block=32x8 --patch=./suggest.cu -- -I%examples 2>&1 | FileCheck %s --check-prefix=OWN
// OWN: unbank: ./suggest.cu: it is an input, and would be written over
// RUN: cmp %t/suggest.cu %t/kept.cu && cd %t && %exits 2 env CUDA_PATH=none %unbank suggest %s --block=32x8 --patch=%t/none/file -- -I%examples 2>&1 | FileCheck %s --check-prefix=NOWHERE
// What is there and no patch is kept: a header, a project's commands. A device is written to.
// RUN: cd %t && echo "[]" > compile_commands.json && %exits 2 env CUDA_PATH=none %unbank suggest suggest.cu --block=32x8 --patch=compile_commands.json -- -I%examples 2>&1 | FileCheck %s --check-prefix=THERE
// THERE: unbank: compile_commands.json: it is there, and no patch of unbank suggest: remove it, or give another name
// RUN: cd %t && %exits 2 env CUDA_PATH=none timeout 60 %unbank suggest %s --block=32x8 --patch=/dev/full -- -I%examples 2>&1 | FileCheck %s --check-prefix=DEVICE
// DEVICE: cannot write /dev/full: No space left on device
// RUN: cd %t && grep -q "^\[\]" compile_commands.json && env CUDA_PATH=none %unbank suggest %s --block=32x8 --patch=again.patch -- -I%examples > message 2> reasons && env CUDA_PATH=none %unbank suggest %s --block=32x8 --patch=again.patch -- -I%examples > message 2> reasons
// NOWHERE-NOT: Shared memory
// NOWHERE:     unbank: cannot write {{.*}}none/file
//
// Names with blanks, and names that no patch can hold.
// RUN: mkdir -p "%t/a name" && cp %s "%t/a name/one kernel.cu" && cp %s "%t/a name/a\"quote.cu" && cd %t && env CUDA_PATH=none %unbank suggest "a name/one kernel.cu" --block=32x8 -- -I%examples > blank.patch 2> reasons
// RUN: cd %t && patch -f -s -p1 < blank.patch && cmp suggest.cu "a name/one kernel.cu"
// RUN: cd %t && env CUDA_PATH=none %unbank suggest "a name/a\"quote.cu" --block=32x8 -- -I%examples 2>&1 | FileCheck %s --check-prefix=NAME
// NAME: no fix for transpose::tile: the name of its file has a tab, a line break, a quote or a backslash
// NAME: there is no patch
//
// The bytes are those of the longer rows, the last one too: the layout alone leaves it as it is.
// RUN: env CUDA_PATH=none %unbank suggest %examples/edit_distance.cu 2>&1 | FileCheck %s --check-prefix=BYTES
// BYTES: edit_distance::cost: 1,156 -> 1,224 bytes (pad:68:4).
//
// Where a longer row is right for an assumed shape alone, the message says so.
// RUN: cp %s %t/assumed.cu && cd %t && env CUDA_PATH=none %unbank suggest assumed.cu -- -I%examples 2> reasons | FileCheck %s --check-prefix=ASSUMED
// ASSUMED:      (assumed): {{.*}} wavefronts
// ASSUMED:      Longer rows are right for blocks of the assumed shape: if another one is launched, say it by --block=.
// ASSUMED-NEXT: Counted by
// RUN: not grep "Longer rows" %t/all.patch
//
// Changes that are right together cost one compile, beside those of the source as it is, of its host code, and of its uses: as many for four arrays as
// for one.
// RUN: printf '#!/bin/sh\necho >> %t/compiles\nexec %clang "$@"\n' > %t/clang && chmod +x %t/clang
// RUN: sh -c 'echo "#include \"cuda_min.h\""; for name in a b c d; do echo "__global__ void $name(volatile float *out) { __shared__ float tile[32][32]; tile[threadIdx.x][threadIdx.y] = *out; __syncthreads(); *out = tile[threadIdx.x][7 - threadIdx.y]; }"; done' > %t/four.cu
// RUN: cd %t && rm -f compiles && env CUDA_PATH=none %unbank suggest four.cu --block=32x8 --clang=%t/clang -- -I%examples > four.patch && grep -c '^+.*tile.32..33.' four.patch | FileCheck %s --check-prefix=FOUR && wc -l < compiles | FileCheck %s --check-prefix=COMPILES
// FOUR: 4
// COMPILES: 4
// A terminal sees that there is work.
// RUN: cd %t && env CUDA_PATH=none %python %S/../Inputs/terminal.py %unbank suggest four.cu --block=32x8 -- -I%examples | FileCheck %s --check-prefix=SCREEN
// SCREEN: ESC[K[0/4] 0 s compiling change 1: all arrays together
// SCREEN: ESC[KShared memory with fewer bank conflicts
//
// A project, from another folder; and what is no source.
// RUN: mkdir -p %t/project/build && cp %s %t/project/suggest.cu && cp %examples/cuda_min.h %t/project
// RUN: echo '[{"directory": "%t/project/build", "file": "../suggest.cu", "command": "nvcc -std=c++17 -I.. -arch=sm_90 -c ../suggest.cu"}]' > %t/project/build/compile_commands.json
// RUN: cd %t/project && env CUDA_PATH=none %unbank suggest build --block=32x8 2> reasons | FileCheck %s --check-prefix=PROJECT
// PROJECT: --- a/suggest.cu
// A file of several names is one: changed once, and not where it is compiled in several ways.
// RUN: cd %t/project && ln -sf suggest.cu link.cu && env CUDA_PATH=none %unbank suggest suggest.cu ./suggest.cu link.cu %t/project/suggest.cu --block=32x8 > named.patch 2> reasons && grep -c '^---' named.patch | FileCheck %s --check-prefix=NAMES && patch -s -p1 --dry-run < named.patch
// NAMES: {{^1$}}
// RUN: echo '[{"directory": "%t/project/build", "file": "../suggest.cu", "command": "nvcc -I.. -c ../suggest.cu"}, {"directory": "%t/project", "file": "suggest.cu", "command": "nvcc -DOTHER -c suggest.cu"}]' > %t/project/build/compile_commands.json
// RUN: cd %t/project && env CUDA_PATH=none %unbank suggest build --block=32x8 2>&1 | FileCheck %s --check-prefix=WAYS
// WAYS: no fix for transpose::tile: its source is compiled in several ways
// WAYS: there is no patch
//
// A header is changed for its source, and once for several; the fixes of an editor, each of which stands alone, are of one source.
// RUN: mkdir -p %t/header && cp %s %t/header/tile.h && cp %examples/cuda_min.h %t/header && echo '#include "tile.h"' > %t/header/one.cu && cp %t/header/one.cu %t/header/two.cu
// RUN: cd %t/header && env CUDA_PATH=none %unbank suggest one.cu --block=32x8 2> reasons | FileCheck %s --check-prefix=HEADER
// HEADER:     --- a/tile.h
// HEADER-NOT: {{^---}}
// RUN: cd %t/header && env CUDA_PATH=none %unbank suggest one.cu two.cu --block=32x8 2> reasons | FileCheck %s --check-prefix=HEADER
// RUN: cd %t/header && env CUDA_PATH=none %unbank analyze one.cu two.cu --block=32x8 --sarif=sarif --fixes 2>&1 > text | FileCheck %s --check-prefix=HEADERS
// HEADERS: no fix for transpose::tile: its declaration is in a header, which other sources may include
//
// RUN: %exits 2 %unbank suggest %examples/../test/lit/command/module.ll 2>&1 | FileCheck %s --check-prefix=MODULE
// MODULE: a patch is one of a file of CUDA source
#include "cuda_min.h"

#define SIDE 32
#define LONG 1
#define HIDDEN(name) __shared__ float name[32][32]

__global__ void transpose(float *out, const float *in) {
  __shared__ float tile[SIDE][32];
  tile[threadIdx.y][threadIdx.x] = in[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = tile[threadIdx.x][threadIdx.y];
}

__global__ void several(float *out, const float *in) {
  __shared__ float first[32][LONG ? 33 : 32], second[32][SIDE];
  first[threadIdx.y][threadIdx.x] = second[threadIdx.y][threadIdx.x] = in[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = first[threadIdx.x][threadIdx.y] + second[threadIdx.x][threadIdx.y];
}

// A macro writes the declaration.
__global__ void hidden(float *out, const float *in) {
  HIDDEN(hidden_tile);
  hidden_tile[threadIdx.y][threadIdx.x] = in[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = hidden_tile[threadIdx.x][threadIdx.y];
}

// The type has no name, and no text of its own ahead of the array's.
__global__ void united(float *out, const float *in) {
  __shared__ union {
    float number;
    int bits;
  } mixed[32][32];
  mixed[threadIdx.y][threadIdx.x].number = in[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = mixed[threadIdx.x][threadIdx.y].number;
}
