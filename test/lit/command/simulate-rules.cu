// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// unbank simulate: a kernel that breaks a rule of CUDA gets a message with its lines and exit code 1, and nothing is written.
// REQUIRES: command
// RUN: rm -rf %t && mkdir %t && cd %t
// RUN: %clang_cuda_plain -g -S -emit-llvm %s -o in.ll
//
// A barrier is missing: both lines are named.
// RUN: %exits 1 %unbank simulate in.ll --kernel=turn --grid=1 --block=64 --arg=i32[64]:ramp --arg=i32:0 --arg=i32:63 --report=r.json --output=0=out 2>&1 | FileCheck %s --check-prefix=RACE
// RUN: %unbank simulate in.ll --kernel=turn --grid=1 --block=64 --arg=i32[64]:ramp --arg=i32:0 --arg=i32:63 --races=ignore | FileCheck %s --check-prefix=RAN
// RUN: %unbank simulate in.ll --kernel=turn --grid=1 --block=64 --arg=i32[64]:ramp --arg=i32:1 --arg=i32:63 | FileCheck %s --check-prefix=RAN
// RUN: not ls r.json out
//
// Whoever reads its output may stop: it ends as other commands do, without a word.
// RUN: sh -c '(%unbank simulate in.ll --kernel=turn --grid=1 --block=64 --arg=i32[64]:ramp --arg=i32:1 --arg=i32:63; echo "ended with $?" >&2) | true' 2> piped
// RUN: FileCheck %s --check-prefix=PIPED < piped
// PIPED-NOT: crashed
// PIPED:     ended with
// RACE:   unbank: {{.*}}simulate-rules.cu:[[STORE:[0-9]+]]:{{[0-9]+}}: {{.*}} races with the {{.*}}simulate-rules.cu:{{[0-9]+}}:{{.*}} byte {{[0-9]+}} of shared array turn::line, with no barrier between{{$}}
// RAN:    kernel turn
//
// Warp 0 hands a number over to seven others by a flag, in shared memory or in global: ordered if it is released and acquired.
// RUN: %unbank simulate in.ll --kernel=handed_acquire --grid=1 --block=256 --arg=i32[256]:zero --arg=i32[1]:zero --arg=i32:0 | FileCheck %s --check-prefix=HANDED
// RUN: %unbank simulate in.ll --kernel=handed_acquire --grid=1 --block=256 --arg=i32[256]:zero --arg=i32[1]:zero --arg=i32:1 | FileCheck %s --check-prefix=HANDED
// RUN: %exits 1 %unbank simulate in.ll --kernel=handed_relaxed --grid=1 --block=256 --arg=i32[256]:zero --arg=i32[1]:zero --arg=i32:0 2>&1 | FileCheck %s --check-prefix=UNHANDED
// RUN: %exits 1 %unbank simulate in.ll --kernel=handed_relaxed --grid=1 --block=256 --arg=i32[256]:zero --arg=i32[1]:zero --arg=i32:1 2>&1 | FileCheck %s --check-prefix=UNHANDED
// HANDED:   kernel handed_acquire
// UNHANDED: races with the st at {{.*}} shared array handed_relaxed::number
//
// Out of bounds, of shared and of global memory: the array and the byte are named.
// RUN: %exits 1 %unbank simulate in.ll --kernel=turn --grid=1 --block=64 --arg=i32[64]:ramp --arg=i32:1 --arg=i32:64 2>&1 | FileCheck %s --check-prefix=SHARED
// RUN: %exits 1 %unbank simulate in.ll --kernel=turn --grid=1 --block=64 --arg=i32[63]:ramp --arg=i32:1 --arg=i32:63 2>&1 | FileCheck %s --check-prefix=GLOBAL
// RUN: %exits 1 %unbank simulate in.ll --kernel=turn --grid=1 --block=64 --arg=null --arg=i32:1 --arg=i32:63 2>&1 | FileCheck %s --check-prefix=NOWHERE
// SHARED:  unbank: {{.*}}simulate-rules.cu:{{[0-9]+}}:{{[0-9]+}}: ld of 4 bytes by thread (0, 0, 0) of block (0, 0, 0) is out of bounds: byte 256 of shared array turn::line, which has 256 bytes
// GLOBAL:  unbank: {{.*}}simulate-rules.cu:{{[0-9]+}}:{{[0-9]+}}: ld of 4 bytes by thread (63, 0, 0) of block (0, 0, 0) is out of bounds: byte 252 of argument 0, which has 252 bytes
// NOWHERE: unbank: {{.*}}simulate-rules.cu:{{[0-9]+}}:{{[0-9]+}}: ld of 4 bytes by thread (0, 0, 0) of block (0, 0, 0) is out of bounds: address 0 is in no buffer
// Of two arrays the one that is indexed is named, wherever the access went. An index below 0 that is read as one of 32 bits stays near.
// RUN: %exits 1 %unbank simulate in.ll --kernel=beside --grid=1 --block=32 --arg=i32[64]:zero --arg=i32:40 2>&1 | FileCheck %s --check-prefix=BEHIND
// RUN: %exits 1 %unbank simulate in.ll --kernel=beside --grid=1 --block=32 --arg=i32[64]:zero --arg=i32:1000 2>&1 | FileCheck %s --check-prefix=FAR
// RUN: %exits 1 %unbank simulate in.ll --kernel=beside --grid=1 --block=32 --arg=i32[64]:zero --arg=i32:-8 2>&1 | FileCheck %s --check-prefix=BEFORE
// BEHIND: by thread (24, 0, 0) of block (0, 0, 0) is out of bounds: byte 256 of shared array beside::a, which has 256 bytes
// FAR:    by thread (0, 0, 0) of block (0, 0, 0) is out of bounds: byte 4000 of shared array beside::a, which has 256 bytes
// BEFORE: by thread (0, 0, 0) of block (0, 0, 0) is out of bounds: byte -32 modulo 2^32 of shared array beside::a, which has 256 bytes
//
// At an address that is no multiple of what is moved at once: by two words, in shared and in global memory; one by one they may lie anywhere.
// RUN: %unbank simulate in.ll --kernel=pairs --grid=1 --block=32 --arg=i32[128]:ramp --arg=i32:2 --arg=i32:1 | FileCheck %s --check-prefix=PAIRS
// RUN: %exits 1 %unbank simulate in.ll --kernel=pairs --grid=1 --block=32 --arg=i32[128]:ramp --arg=i32:1 --arg=i32:1 2>&1 | FileCheck %s --check-prefix=MISALIGNED
// RUN: %exits 1 %unbank simulate in.ll --kernel=pairs --grid=1 --block=32 --arg=i32[128]:ramp --arg=i32:1 --arg=i32:0 2>&1 | FileCheck %s --check-prefix=MISALIGNED
// PAIRS:      kernel pairs
// MISALIGNED: unbank: {{.*}}simulate-rules.cu:{{[0-9]+}}:{{[0-9]+}}: ld of 8 bytes by thread (0, 0, 0) of block (0, 0, 0) is misaligned: its address is 4 more than a multiple of 8 bytes
// Where an access promises more than its own bytes, codegen may move more at once, and the address must be a multiple of what is promised.
// RUN: sed '/load double/s/align 8/align 16/' in.ll > promised.ll
// RUN: %exits 1 %unbank simulate promised.ll --kernel=pairs --grid=1 --block=32 --arg=i32[128]:ramp --arg=i32:2 --arg=i32:1 2>&1 | FileCheck %s --check-prefix=PROMISED
// PROMISED: ld of 8 bytes by thread (0, 0, 0) of block (0, 0, 0) is misaligned: its address is 8 more than a multiple of 16 bytes
//
// Half of the threads wait at one barrier, half at another.
// RUN: %exits 1 %unbank simulate in.ll --kernel=parted --grid=1 --block=64 --arg=i32[64]:ramp 2>&1 | FileCheck %s --check-prefix=DEADLOCK
// DEADLOCK: unbank: deadlock: thread (0, 0, 0) of block (0, 0, 0) waits at a barrier for others that never come
//
// A read before any write is no error, but a warning.
// RUN: %unbank simulate in.ll --kernel=early --grid=1 --block=64 --arg=i32[64]:ramp 2>&1 | FileCheck %s --check-prefix=EARLY
// EARLY: unbank: warning: {{.*}}simulate-rules.cu:{{[0-9]+}}:{{[0-9]+}}: ld of shared memory that nobody has written, 32 in all
//
// A limit is none of the kernel's mistakes: exit code 2.
// RUN: %exits 2 %unbank simulate in.ll --kernel=spin --grid=1 --block=32 --arg=i32[1]:zero --time-limit=0.2 2>&1 | FileCheck %s --check-prefix=LIMIT
// On a terminal it says after two seconds how far it is, and takes that away before it says anything else.
// RUN: %exits 2 %python %S/../Inputs/terminal.py %unbank simulate in.ll --kernel=spin --grid=3 --block=32 --arg=i32[1]:zero --time-limit=3 2>&1 | FileCheck %s --check-prefix=WATCHED
// WATCHED: [0/3] {{[2-9]}} s {{.*}}spin{{.*}}ESC[Kunbank: {{.*}}time
// LIMIT: unbank: the time limit of 0.2 s is over
//
// What is not simulated is named with its line before anything runs.
// RUN: %exits 2 %unbank simulate in.ll --kernel=strange --grid=1 --block=32 --arg=i32[1]:zero 2>&1 | FileCheck %s --check-prefix=STRANGE
// STRANGE: unbank: {{.*}}simulate-rules.cu:{{[0-9]+}}:{{[0-9]+}}: in strange(int*): {{.*}}mystery.u32{{.*}} is not simulated
#include "cuda_min.h"

__global__ void turn(int *data, int wait, int last) {
  __shared__ int line[64];
  line[threadIdx.x] = data[threadIdx.x];
  if (wait)
    __syncthreads();
  data[threadIdx.x] = line[last - (int)threadIdx.x];
}

__global__ void beside(int *data, int n) {
  __shared__ int a[64], b[16];
  b[threadIdx.x & 15] = n;
  a[threadIdx.x + n] = 1;
  __syncthreads();
  data[threadIdx.x] = a[threadIdx.x] + b[threadIdx.x & 15];
}

#define HANDED(order)                                                                                                                              \
  __global__ void handed_##order(int *data, int *elsewhere, int far) {                                                                             \
    __shared__ int number, here;                                                                                                                   \
    int *flag = far ? elsewhere : &here, seen = 0;                                                                                                 \
    if (threadIdx.x == 0)                                                                                                                          \
      here = 0;                                                                                                                                    \
    __syncthreads();                                                                                                                               \
    if (threadIdx.x == 0) {                                                                                                                        \
      number = 7;                                                                                                                                  \
      asm volatile("red.or.release.cta.b32 [%0], %1;" ::"l"(flag), "r"(1) : "memory");                                                             \
    }                                                                                                                                              \
    while (threadIdx.x >= 32 && !seen)                                                                                                             \
      asm volatile("ld." #order ".cta.u32 %0, [%1];" : "=r"(seen) : "l"(flag) : "memory");                                                         \
    if (threadIdx.x >= 32)                                                                                                                         \
      data[threadIdx.x] = number;                                                                                                                  \
  }
HANDED(acquire)
HANDED(relaxed)

__global__ void parted(int *data) {
  if (threadIdx.x < 32)
    __nvvm_barrier_sync(1);
  else
    __nvvm_barrier_sync(2);
  __nvvm_barrier_sync_cnt(1, 64);
  data[threadIdx.x] = 1;
}

__global__ void early(int *data) {
  __shared__ int line[64];
  if (threadIdx.x < 32)
    line[threadIdx.x] = data[threadIdx.x];
  __syncthreads();
  data[threadIdx.x] = line[threadIdx.x];
}

__global__ void spin(volatile int *data) {
  while (*data == 0)
    ;
}

__global__ void strange(int *data) {
  int out;
  asm("mystery.u32 %0, %1;" : "=r"(out) : "r"(data[0]));
  data[0] = out;
}

__global__ void pairs(int *data, int first, int shared) {
  __shared__ __attribute__((aligned(16))) int line[128];
  int t = threadIdx.x;
  for (int i = 0; i < 4; i++)
    line[t + 32 * i] = data[t + 32 * i];
  __syncthreads();
  int *place = (shared ? line : data) + 2 * t + first;
  double both = *(double *)place;
  data[t] = (int)both + line[t + 1];
}
