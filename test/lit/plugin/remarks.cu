// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Remarks stand at the line and column of the source, without -g, under clang's own flags and not otherwise; if debug info has the declaration, the
// remark on an array stands there.
// RUN: %clang_cuda -S %s -o %t.ptx -mllvm -unbank-block=32 -Rpass=unbank 2>&1 | FileCheck %s --check-prefix=PASSED
// RUN: %clang_cuda -S %s -o %t.ptx -mllvm -unbank-block=32 -Rpass=unbank -g --cuda-noopt-device-debug 2>&1 | FileCheck %s --check-prefix=DECLARED
// RUN: %clang_cuda -S %s -o %t.ptx -mllvm -unbank-block=32 -Rpass-missed=unbank 2>&1 | FileCheck %s --check-prefix=MISSED
// RUN: %clang_cuda -S %s -o %t.ptx -mllvm -unbank-block=32 -Rpass-analysis=unbank 2>&1 | FileCheck %s --check-prefix=ANALYSIS
// RUN: %clang_cuda -S %s -o %t.ptx -mllvm -unbank-block=32 2>&1 | not grep remark
// Records have names and figures under keys, and nothing is "nan" or changes into itself.
// RUN: %clang_cuda -S %s -o %t.ptx -mllvm -unbank-block=32 -fsave-optimization-record -foptimization-record-file=%t.yaml
// RUN: grep -A 60 'Pass: *unbank' %t.yaml | FileCheck %s --check-prefix=RECORD
// RUN: %clang_cuda -S %examples/histogram.cu -o %t.ptx -Rpass=unbank -Rpass-missed=unbank -Rpass-analysis=unbank 2>&1 | FileCheck %s --check-prefix=ODD --implicit-check-not=nan --implicit-check-not='-1 bytes'
// Copies that unrolling has made are said once.
// RUN: %clang_cuda -S %examples/transpose.cu -o %t.ptx -mllvm -unbank-block=32x8 -Rpass-analysis=unbank 2>&1 | FileCheck %s --check-prefix=COPIES
// COPIES:     transpose.cu:29:38: remark: ld of 4 bytes a lane in transpose::tile: 32 -> 1 wavefronts, ideal 1; 4 copies [-Rpass-analysis=unbank]
// COPIES-NOT: transpose.cu:29:38: remark
// ODD: remark: {{.*}}: 1..32 wavefronts
// A compile for several architectures makes those of each, which say which they are of.
// RUN: rm -rf %t && mkdir %t && cd %t && %clang_cuda --offload-arch=sm_80 -S %s -mllvm -unbank-block=32 -Rpass=unbank -Rpass-analysis=unbank 2>&1 | FileCheck %s --check-prefix=EACH --implicit-check-not='remark:{{.*}}{{[^)]}} [-Rpass'
// EACH-DAG: remark: kernel::tile: layout {{.*}} (sm_80) [-Rpass=unbank]
// EACH-DAG: remark: kernel::tile: layout {{.*}} (sm_90) [-Rpass=unbank]
// EACH-DAG: remark: st of 4 bytes a lane in kernel::tile: 32 -> 1 wavefronts, ideal 1 (sm_80) [-Rpass-analysis=unbank]
// EACH-DAG: remark: st of 4 bytes a lane in kernel::tile: 32 -> 1 wavefronts, ideal 1 (sm_90) [-Rpass-analysis=unbank]
#include "cuda_min.h"

// ANALYSIS: remark: kernel(float*): its score is not known, for
__device__ void unknown(float *);

__global__ void kernel(float *out) {
// DECLARED: remarks.cu:[[#@LINE+1]]:1: remark: kernel::tile: layout {{.*}} wavefronts a block of 32, 4096 bytes: {{.*}} [-Rpass=unbank]
  __shared__ float tile[32][32], kept[32][32];
// PASSED:     remarks.cu:[[#@LINE+5]]:24: remark: kernel::tile: layout xor:2:31:7, 33 -> 2 wavefronts a block of 32, 4096 bytes: {{.*}} [-Rpass=unbank]
// PASSED-NOT: remark:
// MISSED-NOT: tile
// ANALYSIS:   remarks.cu:[[#@LINE+2]]:24: remark: st of 4 bytes a lane in kernel::tile: 32 -> 1 wavefronts, ideal 1{{.*}} [-Rpass-analysis=unbank]
// ANALYSIS:   remarks.cu:[[#@LINE+4]]:11: remark: ld of 4 bytes a lane in kernel::tile: 1 wavefront, ideal 1{{.*}} [-Rpass-analysis=unbank]
  tile[threadIdx.x][0] = 1;
  kept[threadIdx.x][1] = 2;
  __syncthreads();
  *out += tile[0][threadIdx.x];
  unknown(kept[0]);
}
// MISSED: remark: kernel::kept: {{.*}} (escapes-call); {{.*}} [-Rpass-missed=unbank]
// MISSED-NOT: remark:
// RECORD:      Name: LayoutChanged
// RECORD:      Args:
// RECORD-NEXT: - Array: 'kernel::tile'
// RECORD-NEXT: - String: ': layout '
// RECORD-NEXT: - Layout: 'xor:2:31:7'
// RECORD:      - Wavefronts: '33'
// RECORD:      - WavefrontsAfter: '2'
// RECORD:      - Block: '32'
// RECORD:      - Bytes: '4096'
// RECORD:      Name: Access
// RECORD:      Args:
// RECORD-NEXT: - Op: st
// RECORD:      - Wavefronts: '32'
// RECORD:      - WavefrontsAfter: '1'
