// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Names that explain takes: an array, or a kernel for all of its arrays; by the whole name, with template arguments and parameters or
// without, without namespaces, or as tables shorten it.
// REQUIRES: command
// RUN: rm -rf %t && mkdir %t && cp %s %t/k.cu && cd %t && env CUDA_PATH=none %unbank fix k.cu -o k.bc --block=32x8 -- -I%examples > said
// RUN: cd %t && sh %S/../Inputs/explained.sh 2 %unbank k.bc library::tiles::turn turn tiles::turn 'turn<float>' '...turn<float>' '...tiles::turn' 'void library::tiles::turn<float>(float*, float const*)'
// RUN: cd %t && sh %S/../Inputs/explained.sh 1 %unbank k.bc library::tiles::turn::in_rows turn::in_rows tiles::turn::in_rows in_rows '...turn::in_rows' 'turn<float>::in_rows' 'tiles::turn< float >::in_rows' 'library*::in_rows' returns
// RUN: cd %t && sh %S/../Inputs/explained.sh 2 %unbank k.bc 'turn<*>' 'turn<f*>' 'library::tiles::turn<*>' 'turn< * >::*' 'tiles::t...<float>' 'libr...oat>'
// RUN: cd %t && sh %S/../Inputs/explained.sh 1 %unbank k.bc 'turn<*>::in_rows' 'tiles::turn<fl*t>::in_rows'
// RUN: cd %t && sh %S/../Inputs/explained.sh 0 %unbank k.bc 'turn<i*>' 'turn<*>::columns' 'urn<*>' 'returns<*>' 'libr...int>'
// RUN: cd %t && sh %S/../Inputs/explained.sh 0 %unbank k.bc urn ::turn library tiles rows 'turn<int>' 'turn<int>::in_rows' 'turn<float>::columns' returns::in_rows '...'
//
// One that is not there names those of the template that are, or all.
// RUN: cd %t && %exits 2 %unbank explain 'turn<int>::in_rows' k.bc 2>&1 | FileCheck %s --check-prefix=THERE && %exits 2 %unbank explain none k.bc 2>&1 | FileCheck %s --check-prefix=ALL-THERE
// THERE:     unbank: turn<int>::in_rows: no shared array has that name; there are library::tiles::turn<float>::in_rows{{$}}
// ALL-THERE: unbank: none: no shared array has that name; there are {{.*}}library::tiles::turn::in_columns{{.*}}returns::columns{{$}}
//
// Options for one instantiation of a template.
// RUN: cd %t && env CUDA_PATH=none %unbank analyze k.bc --block='library::tiles::turn<float>@16x16' | FileCheck %s --check-prefix=BLOCK
// RUN: cd %t && env CUDA_PATH=none %unbank analyze k.cu --block=32x8 --skip='library::tiles::turn<float>::in_rows' -- -I%examples | FileCheck %s --check-prefix=SKIP
// RUN: cd %t && env CUDA_PATH=none %unbank analyze k.cu --block=32x8 --skip='library::tiles::turn<int>::in_rows' -- -I%examples 2> warned | FileCheck %s --check-prefix=ALL
// RUN: FileCheck %s --check-prefix=WARNED < %t/warned
// BLOCK: block{{ +}}16x16, promised by option
// SKIP-NOT: in_rows {{.*}}changed
// SKIP: in_columns {{.*}}changed
// ALL: in_rows {{.*}}changed
// WARNED: skip=library::tiles::turn<int>::in_rows names no shared array
//
// Reports do not say it, and say that once.
// RUN: mkdir %t/reports && cd %t && %unbank analyze k.bc --report=reports/a.json > said && cp reports/a.json reports/b.json
// RUN: cd %t && %exits 2 %unbank explain reports 2> once && wc -l < once | grep -x 1 && FileCheck %s --check-prefix=ONCE < once
// ONCE: unbank: reports/a.json and 1 more: a report does not say what was weighed: give the source or the module
#include "cuda_min.h"
namespace library {
namespace tiles {
template <class Element> __global__ void turn(Element *out, const Element *in) {
  __shared__ Element in_rows[32][32], in_columns[32][32];
  in_rows[threadIdx.y][threadIdx.x] = in[threadIdx.x + 32 * threadIdx.y];
  in_columns[threadIdx.x][threadIdx.y] = in[threadIdx.x + 32 * threadIdx.y];
  __syncthreads();
  out[32 * threadIdx.x + threadIdx.y] = in_rows[threadIdx.x][threadIdx.y] + in_columns[threadIdx.y][threadIdx.x];
}
template __global__ void turn<float>(float *, const float *);
} // namespace tiles
} // namespace library
__global__ void returns(float *out) {
  __shared__ float columns[32][32];
  columns[threadIdx.x][threadIdx.y] = *out;
  __syncthreads();
  out[32 * threadIdx.x + threadIdx.y] = columns[threadIdx.y][threadIdx.x];
}
