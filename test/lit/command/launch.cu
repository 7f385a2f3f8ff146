// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Commands that read CUDA source see the launches in it, at once: with the block of its launch the array has conflicts, with the assumed one none.
// REQUIRES: command
// RUN: rm -rf %t && mkdir %t && cp %examples/launch.cu %examples/cuda_min.h %t
// RUN: cd %t && env CUDA_PATH=/none %unbank analyze launch.cu --report=report.json | FileCheck %s
// RUN: %validate %t/report.json
// CHECK:      block {{ *}}16x16, seen in a launch (launch.cu:37)
// CHECK:      smooth::tile 4,096 -> 6,144 pad:128:64 changed
// RUN: cd %t && env CUDA_PATH=/none %unbank analyze launch.cu --launch=none | FileCheck %s --check-prefix=NONE
// NONE:       block {{ *}}32x8, assumed
// NONE:       smooth::tile 4,096 identity kept: clean
// RUN: cd %t && env CUDA_PATH=/none %unbank explain smooth::tile launch.cu | FileCheck %s --check-prefix=EXPLAIN
// EXPLAIN:    block {{ *}}16x16, seen in a launch
// RUN: cd %t && env CUDA_PATH=/none %unbank suggest launch.cu | FileCheck %s --check-prefix=SUGGEST
// SUGGEST:    smooth(float*, float const*, int), blocks of 16x16: 2 -> 1 times the ideal wavefronts.
// RUN: cd %t && env CUDA_PATH=/none %unbank fix launch.cu -o out.ll --launch=none && not grep -q '48 x float' out.ll
// RUN: cd %t && env CUDA_PATH=/none %unbank fix launch.cu -o out.ll && grep -q '48 x float' out.ll
//
// A promise is stronger, a bare block= weaker. The file of a build says what it says.
// RUN: cd %t && env CUDA_PATH=/none %unbank analyze launch.cu --block=smooth@32x8 | FileCheck %s --check-prefix=PROMISE
// PROMISE:    block {{ *}}32x8, promised by option
// RUN: cd %t && env CUDA_PATH=/none %unbank analyze launch.cu --block=32x8 2> bare | FileCheck %s
// RUN: FileCheck %s --check-prefix=BARE --match-full-lines < %t/bare
// BARE:       unbank: launch.cu: warning: block=32x8 is for kernels of which no launch is seen, and smooth is launched with 16x16; block=smooth@32x8 is stronger than launches
// RUN: cd %t && env CUDA_PATH=/none %unbank suggest launch.cu --block=32x8 2>&1 | grep -c 'no launch is seen' | grep -x 1
// RUN: cd %t && env CUDA_PATH=/none %unbank analyze launch.cu --block=16x16 2>&1 | not grep 'no launch is seen'
// RUN: cd %t && env CUDA_PATH=/none %unbank analyze launch.cu --block=32x8 --launch=none 2>&1 | not grep 'no launch is seen'
// RUN: echo '{"launch":1,"launches":[{"kernel":"_Z6smoothPfPKfi","block":[32,4,1],"file":null,"line":null,"source":"x.cu"}]}' > %t/file
// RUN: cd %t && env CUDA_PATH=/none %unbank analyze launch.cu --launch=file | FileCheck %s --check-prefix=FILE
// FILE:       block {{ *}}32x4, seen in a launch{{$}}
// RUN: %exits 2 %unbank analyze %t/launch.cu --launch=%t/nonesuch 2>&1 | FileCheck %s --check-prefix=MISSING
// MISSING:    unbank: --launch={{.*}}nonesuch: No such file or directory; a compile with that option writes it
//
// A kernel of its source alone, which -fgpu-rdc gives a name that no other source has, and host code compiled apart another one.
// RUN: printf '#include "cuda_min.h"\nnamespace { __global__ void turn(float *p) {\n __shared__ float tile[16][16];\n tile[threadIdx.y][threadIdx.x] = p[threadIdx.x];\n __syncthreads();\n p[threadIdx.y * 16 + threadIdx.x] = tile[threadIdx.x][threadIdx.y];\n} }\nvoid go(float *p) { turn<<<1, dim3(16, 16)>>>(p); }\n' > %t/own.cu
// RUN: cd %t && env CUDA_PATH=/none %unbank analyze own.cu -- -fgpu-rdc | FileCheck %s --check-prefix=OWN
// OWN:        kernel (anonymous namespace)::turn(float*){{$}}
// OWN:        block {{ *}}16x16, seen in a launch (own.cu:8)
// OWN:        turn::tile 1,024
// RUN: cd %t && env CUDA_PATH=/none %unbank explain turn::tile own.cu -- -fgpu-rdc | FileCheck %s --check-prefix=TURN
// RUN: cd %t && env CUDA_PATH=/none %unbank explain '(anonymous namespace)::turn::tile' own.cu -- -fgpu-rdc | FileCheck %s --check-prefix=TURN
// TURN:       turn::tile in (anonymous namespace)::turn(float*)
// RUN: cd %t && env CUDA_PATH=/none %unbank analyze own.cu --block=turn@8x8 | FileCheck %s --check-prefix=OWNED
// RUN: cd %t && env CUDA_PATH=/none %unbank analyze own.cu '--block=(anonymous namespace)::turn@8x8' | FileCheck %s --check-prefix=OWNED
// OWNED:      block {{ *}}8x8, promised by option
//
// Launches in pieces, as some editors write them and nvcc reads them.
// RUN: printf '#include "cuda_min.h"\ntemplate <int N> __global__ void turn(float *p) {\n __shared__ float tile[32][32];\n tile[threadIdx.y][threadIdx.x] = p[threadIdx.x];\n __syncthreads();\n p[threadIdx.y * 32 + threadIdx.x] = tile[threadIdx.x][threadIdx.y];\n}\nvoid go(float *p, int n) {\n if (n << 2 < 5) turn<3> << <1, dim3(32, 4) >> > (p);\n turn<4>< < <n >> 3, dim3(32, 16)> >>(p);\n}\n' > %t/apart.cu
// RUN: cd %t && env CUDA_PATH=/none %unbank analyze apart.cu | FileCheck %s --check-prefix=APART
// APART:      block {{ *}}32x16, seen in a launch (apart.cu:10)
// APART:      block {{ *}}32x4, seen in a launch (apart.cu:9)
// RUN: cd %t && env CUDA_PATH=/none %unbank suggest apart.cu | FileCheck %s --check-prefix=PATCHED
// PATCHED:    turn<3>(float*), blocks of 32x4: 132 -> 8 wavefronts, ideal 8.
// PATCHED:    {{^}}+ __shared__ float tile[32][33];
//
// Of a project, what one source launches of another.
// RUN: sed '/smooth_all/,$d' %t/launch.cu > %t/kernel.cu
// RUN: printf '#include "cuda_min.h"\n__global__ void smooth(float *, const float *, int);\nvoid go(float *p) { smooth<<<1, dim3(16, 16)>>>(p, p, 1); }\n' > %t/caller.cu
// RUN: cd %t && env CUDA_PATH=/none %unbank analyze kernel.cu | FileCheck %s --check-prefix=NONE
// RUN: cd %t && env CUDA_PATH=/none %unbank analyze kernel.cu caller.cu | FileCheck %s --check-prefix=BOTH
// BOTH:       block {{ *}}16x16, seen in a launch (caller.cu:3)
//
// Two programs that each have a template of one name. Of one in a header, all that include it launch the same.
// RUN: printf '#include "cuda_min.h"\ntemplate <int N> __global__ void turn(float *p) { p[N] = 1; }\nvoid go(float *p, int t) { turn<3><<<1, t>>>(p); }\n' > %t/other.cu
// RUN: cd %t && env CUDA_PATH=/none %unbank analyze other.cu apart.cu | FileCheck %s --check-prefix=PROGRAMS --implicit-check-not='is not known'
// PROGRAMS:   block {{ *}}32x4, seen in a launch (apart.cu:9)
// RUN: sed '/^void go/,$d' %t/apart.cu > %t/turn.h
// RUN: printf '#include "turn.h"\nvoid go_1(float *p, int t) { turn<3><<<1, t>>>(p); }\n' > %t/by1.cu
// RUN: printf '#include "turn.h"\nvoid go_2(float *p) { turn<3><<<1, dim3(32, 4)>>>(p); }\n' > %t/by2.cu
// RUN: cd %t && env CUDA_PATH=/none %unbank analyze by1.cu by2.cu | FileCheck %s --check-prefix=HEADER
// HEADER:     32x4, seen in a launch; the shape of the launch at by1.cu:2 is not
//
// Host code that does not compile is no reason to stop.
// RUN: sed '1i #if !defined(__CUDA_ARCH__)\n#error no host\n#endif' %t/kernel.cu > %t/device.cu
// RUN: cd %t && env CUDA_PATH=/none %unbank analyze device.cu 2>&1 | FileCheck %s --check-prefix=DEVICE
// DEVICE:     unbank: device.cu: its host code does not compile, so launches are not known
// DEVICE:     block {{ *}}32x8, assumed
