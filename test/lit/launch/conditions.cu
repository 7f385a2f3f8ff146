// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The shape of a launch that is chosen under a condition is that of the launch under the same condition; next to each, its twin, for which the
// condition is another one.
// RUN: rm -rf %t && mkdir %t
// RUN: %clang_cuda --cuda-host-only -Xclang -target-sdk-version=12.0 -O0 -mllvm -unbank-launch=%t/O0 -c %s -o %t/a.o
// RUN: sed 's/{"kernel":"_Z1kILi/ /;s/EEvPf"//;s/,"file.*//;s/,"why.*//' %t/O0 | sort > %t/got
// RUN: sed -n 's|^// IS: ||p' %s | sort > %t/want
// RUN: grep block %t/got | diff %t/want -
#include "cuda_min.h"

template <int N> __global__ void k(float *) {}

// IS:  1,"block":[32,8,1]
// IS:  2,"block":[16,16,1]
void same(float *p, int f) {
  int x, y;
  if (f % 128 == 0) {
    x = 32, y = 8;
  } else {
    x = 16, y = 16;
  }
  if (f % 128 == 0)
    k<1><<<1, dim3(x, y)>>>(p);
  else
    k<2><<<1, dim3(x, y)>>>(p);
}

// IS:  3,"block":[16,16,1]
// IS:  3,"block":[32,8,1]
void written_between(float *p, int f, int g) {
  int x = f % 128 == 0 ? 32 : 16;
  f += g;
  if (f % 128 == 0)
    k<3><<<1, dim3(x, 256 / x)>>>(p);
}

// The opposite, and parts of a condition.
// IS:  4,"block":[32,4,1]
// IS:  5,"block":[8,4,1]
void opposite(float *p, int f, int g) {
  int x = 8;
  if (f > 3)
    x = 32;
  if (f <= 3) {
    k<5><<<1, dim3(x, 4)>>>(p);
  } else if (f > 3 && g) {
    k<4><<<1, dim3(x, 4)>>>(p);
  }
}
// IS:  6,"block":[32,4,1]
// IS:  6,"block":[8,4,1]
void near(float *p, int f) {
  int x = 8;
  if (f > 3)
    x = 32;
  if (f <= 4)
    k<6><<<1, dim3(x, 4)>>>(p);
}

// Cases.
// IS:  7,"block":[64,1,1]
// IS:  8,"block":[96,1,1]
// IS:  9,"block":[128,1,1]
void cases(float *p, int mode, float *q) {
  int threads;
  switch (mode) {
  case 1: threads = 64; *q = 1; break;
  case 2: threads = 96; *q = 2; break;
  default: threads = 128; *q = 3;
  }
  switch (mode) {
  case 1: k<7><<<1, threads>>>(p); break;
  case 2: k<8><<<1, threads>>>(p); break;
  default: k<9><<<1, threads>>>(p);
  }
}

// A variable that is set with the shape.
// IS:  10,"block":[24,1,1]
// IS:  11,"block":[48,1,1]
// IS:  12,"block":[24,1,1]
// IS:  12,"block":[48,1,1]
void by_mode(float *p, int f, int g, float *q) {
  int mode = 3, threads = 24;
  if (f > g) {
    mode = 5, threads = 48;
    *q = 1;
  }
  if (mode == 3)
    k<10><<<1, threads>>>(p);
  if (mode == 5)
    k<11><<<1, threads>>>(p);
  if (g)
    k<12><<<1, threads>>>(p);
}

// In a loop, what an earlier iteration chose was chosen under its own condition.
// IS:  13,"block":[40,1,1]
// IS:  14,"block":[40,1,1]
// IS:  14,"block":[56,1,1]
// IS:  14,"block":[72,1,1]
int next();
void loop(float *p, int n) {
  int last = 72;
  for (int i = 0; i < n; i++) {
    bool big = next() > 3;
    int threads = big ? 40 : 56;
    if (big) {
      k<13><<<1, threads>>>(p);
      k<14><<<1, last>>>(p);
    }
    last = threads;
  }
}

// A caller's condition.
static void __attribute__((noinline)) pass(float *p, int threads) {
  k<15><<<1, threads>>>(p);
}
// IS:  15,"block":[88,1,1]
void call(float *p, int f) {
  int threads = f ? 88 : 104;
  if (f)
    pass(p, threads);
}
// Of two numbers that are not known.
// IS:  16,"block":[112,1,1]
// IS:  17,"block":[112,1,1]
// IS:  17,"block":[120,1,1]
void of_two(float *p, int f, int g) {
  int threads = f > g ? 120 : 112;
  if (f <= g)
    k<16><<<1, threads>>>(p);
  if (f >= g)
    k<17><<<1, threads>>>(p);
}
