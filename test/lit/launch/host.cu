// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The compile of host code writes the launches that it sees, the same at every optimisation level and for every target: also those whose numbers no
// compile without optimisation knows.
// RUN: rm -rf %t && mkdir %t
// RUN: %clang_cuda --cuda-host-only -Xclang -target-sdk-version=12.0 -g -O0 -mllvm -unbank-launch=%t/O0 -c %s -o %t/a.o
// RUN: %validate %t/O0
// RUN: sed 's/"file.*line"/"line"/;s/"source.*host.cu"/"source"/' %t/O0 | FileCheck %s --match-full-lines
// RUN: grep -c kernel %t/O0 | grep -x 23
// RUN: %clang_cuda --cuda-host-only -Xclang -target-sdk-version=12.0 -g -O3 -mllvm -unbank-launch=%t/O3 -c %s -o %t/a.o
// RUN: cmp %t/O0 %t/O3
// RUN: %clang_cuda --cuda-host-only -Xclang -target-sdk-version=12.0 -g -O2 -fgpu-rdc -mllvm -unbank-launch=%t/rdc -c %s -o %t/a.o
// RUN: cmp %t/O0 %t/rdc
// RUN: %clang_cuda --cuda-host-only -Xclang -target-sdk-version=12.0 -g -O1 --target=aarch64-linux-gnu -mllvm -unbank-launch=%t/arm -S -emit-llvm %s -o %t/a.ll
// RUN: cmp %t/O0 %t/arm
//
// Code that was optimised before has the same shapes; without -g no lines are known, and not whether a template is of this source.
// RUN: %clang_cuda_plain --cuda-host-only -Xclang -target-sdk-version=12.0 -O3 -S -emit-llvm %s -o %t/late.ll
// RUN: %unbank_opt -passes='unbank<launch=%t/late>' %t/late.ll -disable-output
// RUN: grep -c '"line":null' %t/late
// RUN: sed '/either/s/,"own":true//;s/"line":[0-9]*/"line":null/;s/"file.*line"/"line"/;s/"source.*"/"source"/' %t/O0 | sort -u > %t/O0.shapes
// RUN: sed 's/"file.*line"/"line"/;s/"source.*"/"source"/' %t/late | sort -u > %t/late.shapes
// RUN: diff %t/O0.shapes %t/late.shapes
//
// Compiled again, a source replaces what it said, and nothing else. One that launches nothing makes no file.
// RUN: %clang_cuda --cuda-host-only -Xclang -target-sdk-version=12.0 -DTWICE -mllvm -unbank-launch=%t/O0 -c %s -o %t/a.o
// RUN: FileCheck %s --check-prefix=TWICE < %t/O0
// TWICE:      {"launch":1,"launches":[
// TWICE-NEXT: {"kernel":"_Z5fixedPf","block":[7,1,1],
// TWICE-NEXT: ]}
// RUN: %clang_cuda --cuda-host-only -Xclang -target-sdk-version=12.0 -DNONE -mllvm -unbank-launch=%t/none -c %s -o %t/a.o
// RUN: not test -e %t/none
//
// A file that cannot be written, or is none of ours, fails the compile, and stays as it is.
// RUN: not %clang_cuda --cuda-host-only -Xclang -target-sdk-version=12.0 -mllvm -unbank-launch=%t/no/where -c %s -o %t/b.o 2>&1 | FileCheck %s --check-prefix=NOWHERE
// NOWHERE: error: unbank: cannot write {{.*}}no/where: No such file or directory
// RUN: echo not JSON > %t/text
// RUN: not %clang_cuda --cuda-host-only -Xclang -target-sdk-version=12.0 -mllvm -unbank-launch=%t/text -c %s -o %t/b.o 2>&1 | FileCheck %s --check-prefix=TEXT
// TEXT: error: unbank: {{.*}}text:1:
// RUN: grep -x 'not JSON' %t/text
// RUN: not test -e %t/b.o
#include "cuda_min.h"

#if defined(TWICE)
__global__ void fixed(float *) {}
void launches(float *p) { fixed<<<1, 7>>>(p); }
#elif defined(NONE)
__global__ void fixed(float *) {}
extern "C" int cudaFuncSetAttribute(const void *, int, int);
int ask() { return cudaFuncSetAttribute((const void *)fixed, 8, 0); }
#else

struct cudaLaunchConfig_t {
  dim3 grid, block;
  decltype(sizeof 0) shared;
  cudaStream_t stream;
  void *attributes;
  unsigned count;
};
extern "C" int cudaLaunchKernelExC(const cudaLaunchConfig_t *, const void *, void **);
typedef struct CUfunc_st *CUfunction;
extern "C" int cuModuleGetFunction(CUfunction *, void *module, const char *name);
extern "C" int cuLaunchKernel(CUfunction, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, cudaStream_t, void **, void **);
extern "C" int cudaFuncSetAttribute(const void *, int, int);
int asked();

// CHECK-DAG: {"kernel":"_Z5fixedPf","block":[32,8,2],"line":[[@LINE+2]],"source","own":true}{{,?}}
__global__ void fixed(float *) {}
void launch_fixed(float *p) { fixed<<<1, dim3(32, 8, 2)>>>(p); }

// A name with digits before the length of its last part.
namespace digits1 {
// CHECK-DAG: {"kernel":"_ZN7digits13oneEPf","block":[64,1,1],"line":[[@LINE+2]],"source","own":true}{{,?}}
__global__ void one(float *) {}
void launch(float *p) { one<<<1, 64>>>(p); }
}

// Of the digits before a stub's name, fewer may be a length, too.
// CHECK-DAG: {"kernel":"_Z105long_abcdefghijabcdefghijabcdefghijabcdefghijabcdefghijabcdefghijabcdefghijabcdefghijabcdefghijabcdefghijPf","block":[95,1,1],"line":[[@LINE+2]],"source","own":true}{{,?}}
__global__ void long_abcdefghijabcdefghijabcdefghijabcdefghijabcdefghijabcdefghijabcdefghijabcdefghijabcdefghijabcdefghij(float *) {}
void launch_long(float *p) { long_abcdefghijabcdefghijabcdefghijabcdefghijabcdefghijabcdefghijabcdefghijabcdefghijabcdefghijabcdefghij<<<1, 95>>>(p); }

// A kernel of this source alone; and names as C has them.
// CHECK-DAG: {"kernel":"_ZN12_GLOBAL__N_15localEPf","block":[96,1,1],"line":[[@LINE+4]],"source","local":true}{{,?}}
namespace {
__global__ void local(float *) {}
}
void launch_local(float *p) { local<<<1, 96>>>(p); }
// CHECK-DAG: {"kernel":"plain","block":[97,1,1],"line":[[@LINE+2]],"source","own":true}{{,?}}
extern "C" __global__ void plain(float *) {}
void launch_plain(float *p) { plain<<<1, 97>>>(p); }

// A choice makes two shapes, not four.
template <int N> __global__ void either(float *) {}
// CHECK-DAG: {"kernel":"_Z6eitherILi1EEvPf","block":[16,16,1],"line":[[@LINE+4]],"source","own":true}{{,?}}
// CHECK-DAG: {"kernel":"_Z6eitherILi1EEvPf","block":[32,32,1],"line":[[@LINE+3]],"source","own":true}{{,?}}
void launch_either(float *p, bool big) {
  int side = big ? 32 : 16;
  either<1><<<1, dim3(side, side)>>>(p);
}
// CHECK-DAG: {"kernel":"_Z6eitherILi2EEvPf","block":[128,1,1],"line":[[@LINE+6]],"source","own":true}{{,?}}
// CHECK-DAG: {"kernel":"_Z6eitherILi2EEvPf","block":[8,4,1],"line":[[@LINE+5]],"source","own":true}{{,?}}
void launch_set(float *p, bool flat) {
  dim3 block(8, 4);
  if (flat)
    block = dim3(128);
  either<2><<<1, block>>>(p);
}
// In the branch that is taken for it, a number is known.
// CHECK-DAG: {"kernel":"_Z6eitherILi256EEvPf","block":[256,1,1],"line":[[@LINE+6]],"source","own":true}{{,?}}
// CHECK-DAG: {"kernel":"_Z6eitherILi512EEvPf","block":[512,1,1],"line":[[@LINE+8]],"source","own":true}{{,?}}
void launch_cases(float *p, int threads) {
  dim3 grid(1), block(threads);
  switch (threads) {
  case 256:
    either<256><<<grid, block>>>(p);
    break;
  case 512:
    either<512><<<grid, block>>>(p);
    break;
  }
}

// Arguments are those of all callers. A function that other modules may call has more.
__global__ void passed(float *) {}
// CHECK-DAG: {"kernel":"_Z6passedPf","block":[40,2,1],"line":[[@LINE+4]],"source","own":true}{{,?}}
// CHECK-DAG: {"kernel":"_Z6passedPf","block":[50,2,1],"line":[[@LINE+3]],"source","own":true}{{,?}}
static void __attribute__((noinline)) pass(float *p, int width) {
  if (width)
    passed<<<1, dim3(width, 2)>>>(p);
}
void call_pass(float *p) {
  pass(p, 40);
  pass(p, 50);
}
__global__ void open(float *) {}
// CHECK-DAG: {"kernel":"_Z4openPf","block":null,"why":"it is an argument of pass_open, which others may call","line":[[@LINE+2]],"source","own":true}{{,?}}
// CHECK-DAG: {"kernel":"_Z4openPf","block":[60,1,1],"line":[[@LINE+1]],"source","own":true}{{,?}}
void pass_open(float *p, int width) { open<<<1, width>>>(p); }
void call_open(float *p) { pass_open(p, 60); }
__global__ void data(float *) {}
// CHECK-DAG: {"kernel":"_Z4dataPf","block":null,"why":"it depends on what asked() gives","line":[[@LINE+1]],"source","own":true}{{,?}}
void launch_data(float *p) { data<<<1, asked()>>>(p); }

// Of what a loop changes, the number that it begins with says nothing of the others.
__global__ void doubled(float *) {}
// CHECK-DAG: {"kernel":"_Z7doubledPf","block":null,"why":"it changes from one iteration of a loop to the next","line":[[@LINE+5]],"source","own":true}{{,?}}
void launch_doubled(float *p, int n) {
  int threads = 1;
  while (threads < n)
    threads <<= 1;
  doubled<<<1, threads>>>(p);
}

// By a pointer to one of several.
__global__ void first(float *) {}
__global__ void second(float *) {}
// CHECK-DAG: {"kernel":"_Z5firstPf","block":[70,1,1],"line":[[@LINE+4]],"source","own":true}{{,?}}
// CHECK-DAG: {"kernel":"_Z6secondPf","block":[71,1,1],"line":[[@LINE+3]],"source","own":true}{{,?}}
void launch_one(float *p, bool is_first) {
  void (*kernel)(float *) = is_first ? first : second;
  kernel<<<1, is_first ? 70 : 71>>>(p);
}
// Where a pointer goes is not always known.
__global__ void escaped(float *) {}
void (*table[1])(float *);
// CHECK-DAG: {"kernel":"_Z7escapedPf","block":null,"why":"the kernel's address is stored or passed on, and launches through it are not seen; block=KERNEL@XxY says their shape","line":[[@LINE+1]],"source","own":true}{{,?}}
void fill_table() { table[0] = escaped; }
// Who asks for a kernel launches none.
__global__ void only_asked(float *) {}
int ask() { return cudaFuncSetAttribute((const void *)only_asked, 8, 0); }
// No launch has 2,048 threads.
void launch_none(float *p) { only_asked<<<1, 2048>>>(p); }

// Other functions that launch.
__global__ void called(float *) {}
// CHECK-DAG: {"kernel":"_Z6calledPf","block":[80,2,1],"line":[[@LINE+1]],"source","own":true}{{,?}}
void launch_kernel(void **arguments) { cudaLaunchKernel((const void *)called, dim3(1), dim3(80, 2), arguments, 0, nullptr); }
// CHECK-DAG: {"kernel":"_Z6calledPf","block":[81,2,1],"line":[[@LINE+4]],"source","own":true}{{,?}}
void launch_by_configuration(void **arguments) {
  cudaLaunchConfig_t configuration = {dim3(1), dim3(1)};
  configuration.block = dim3(81, 2);
  cudaLaunchKernelExC(&configuration, (const void *)called, arguments);
}
// CHECK-DAG: {"kernel":"by_name","block":[82,2,1],"line":[[@LINE+4]],"source"}{{,?}}
void launch_by_name(void *module, void **arguments) {
  CUfunction function;
  cuModuleGetFunction(&function, module, "by_name");
  cuLaunchKernel(function, 1, 1, 1, 82, 2, 1, 0, nullptr, arguments, nullptr);
}
#endif
