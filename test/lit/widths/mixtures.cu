// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Kernels with several things at once that had other widths than simple rules say (test/lab/mixtures.py), reduced; each was seen in a cubin:
//
//     partly    a word that only some paths to a window have loaded: 8, 4 and 4 bytes of the 16
//     stored    a loop stores to a window, one block behind it loads a word, and an arm loads two: 4 and 8
//     arms      two of four words are loaded in another arm of a switch
//     joined    a word of one arm is 16 bytes wide, because the other words are in registers behind the other arm
//     halved    64 bits of which a half is read, in a register with some that are read as a whole
//     text      a store is between two loads only in the order of the text
//     shuffled  a load for a shuffle whose result nothing reads
//     atomics   stores to global memory that later ones overwrite, with an atomic of shared memory between them
//     again     likewise in the iterations of a loop that ptxas unrolls
//     next      a word that each iteration loads last, and its neighbour that the next iteration loads first
//     first     a word ahead of an inner loop, and one that its first iteration loads
//     halves    16 bits that are extended, and passed to a phi that is not
//     capped    a sum that shares a register with a pointer of a loop, except for its constant
//     guarded   three words of a window in an arm that ptxas may predicate
//     tabled    an arm of a branch by a table loads a neighbour of what is loaded ahead of it, and other arms store
//     ways      as first, at an address that two paths compute
//     alike     twin of partly: both words are in registers on the same paths
// REQUIRES: command
// UNSUPPORTED: llvm-19
// RUN: env CUDA_PATH=none %unbank analyze %s --block=32 --mode=report --report=%t.json -- -I%examples -ffp-contract=off > %t
// RUN: %python %S/../Inputs/ranges.py %t.json > %t.text && FileCheck %s < %t.text
// CHECK:      partly ld None {{.*}} bytes that ptxas has in a register on some paths
// CHECK:      stored ld None {{.*}} loads of several blocks beside a word that was stored just before
// CHECK:      arms ld None {{.*}} loads of the same bytes around a short branch
// CHECK:      arms ld None
// CHECK:      joined ld None {{.*}} a load next to one that ptxas may move there
// CHECK:      halved ld 8
// CHECK:      halved ld None
// CHECK:      text ld None {{.*}} neighbours around a loop, an arm that writes, or a warp-wide operation
// CHECK:      shuffled ld None
// CHECK:      atomics ld None {{.*}} a store that a later one overwrites
// CHECK:      atomics ld 16
// CHECK:      again ld None {{.*}} loads of which an iteration that is unrolled may need some alone
// CHECK:      next ld None {{.*}} neighbours in other iterations of a loop that ptxas may unroll
// CHECK:      first ld None {{.*}} neighbours in other iterations of a loop that ptxas may unroll
// CHECK:      halves ld None {{.*}} neighbours whose addresses are computed apart
// CHECK-NEXT: halves ld None {{.*}} neighbours whose addresses are computed apart
// CHECK:      capped st None {{.*}} neighbours whose addresses are computed apart
// CHECK:      guarded ld None {{.*}} neighbours around a short branch that ptxas may predicate
// CHECK:      alike ld 8
// CHECK:      tabled ld None
// CHECK:      ways ld None {{.*}} neighbours in other iterations of a loop that ptxas may unroll
// CHECK-NEXT: ways ld None {{.*}} neighbours in other iterations of a loop that ptxas may unroll
#include "cuda_min.h"
#define KERNEL extern "C" __global__ void
#define PARAMETERS float *out, const float *in, int n, int m
#define THREAD(type) type t = threadIdx.x, u = threadIdx.y;
#define ALIGNED __attribute__((aligned(16)))
struct __attribute__((aligned(8))) float2 {
  float x, y;
};
struct ALIGNED float4 {
  float x, y, z, w;
};

KERNEL partly(PARAMETERS) {
  THREAD(unsigned)
  __shared__ ALIGNED unsigned A[2048];
  float s = in[t];
  switch ((int)t & 7) {
    case 0: {
      s += A[n * 4 + 1];
      s += A[t * 8 + 0];
    }
    break;
    case 2: {
      A[t * 8 + 0] = (unsigned)(s + 0);
    }
  }
  s += A[n * 4 + 0];
  s += A[n * 4 + 1];
  s += A[n * 4 + 2];
  s += A[n * 4 + 3];
  A[t * 8 + 1] = (unsigned)(s + 0);
}

KERNEL stored(PARAMETERS) {
  THREAD(unsigned)
  __shared__ ALIGNED float A[2048];
  float s = in[t];
  s += A[n * 4 + 9];
  for (int i0 = 0; i0 < n; i0++) {
    A[n * 4 + 4] = (float)(s + 4);
  }
  s += A[n * 4 + 5];
  if (t > n + 2) {
    s += A[n * 4 + 6];
    s += A[n * 4 + 7];
  }
  A[n * 4 + 2] = (float)(s + 0);
}

KERNEL arms(PARAMETERS) {
  THREAD(int)
  __shared__ ALIGNED unsigned A[2048];
  __shared__ unsigned C[32];
  int d = (int)in[t + 4096];
  float s = in[t];
  switch (d) {
    case 1: {
      s += A[n * 4 + 2];
      s += A[n * 4 + 3];
    }
    case 2: {
      A[n * 4 + 1] = (unsigned)(s + 0);
    }
    case 3: {
      A[n * 4 + 1] = (unsigned)(s + 0);
    }
    break;
    case 4: {
      s += A[n * 4 + 3];
      s += A[n * 4 + 0];
      s += A[n * 4 + 1];
      s += A[n * 4 + 2];
    }
  }
  out[t] = s + C[t & 31] + A[31 - t];
}

KERNEL joined(PARAMETERS) {
  THREAD(unsigned)
  __shared__ ALIGNED float4 A[512];
  __shared__ unsigned C[32];
  float s = in[t];
  s += (A[(t & ~3) + 3].x * 3 + A[(t & ~3) + 3].y * 4 + A[(t & ~3) + 3].z * 5 + A[(t & ~3) + 3].w * 6);
  if (m & 16) {
    A[(t & ~3) + 2] = {s + 0, s + 1, s + 2, s + 3};
  }
  s += m & 16 ? (A[(t & ~3) + 1].x * 3 + A[(t & ~3) + 1].y * 4 + A[(t & ~3) + 1].z * 5 + A[(t & ~3) + 1].w * 6) : (A[(t & ~3) + 2].z * 3);
  if (t > n + 2) {
    s += (A[(t & ~3) + 2].x * 3 + A[(t & ~3) + 2].y * 4 + A[(t & ~3) + 2].z * 5 + A[(t & ~3) + 2].w * 6);
  }
  out[t] = s + C[t & 31] + A[31 - t].x;
}

KERNEL halved(PARAMETERS) {
  THREAD(unsigned)
  __shared__ long long A[1024];
  int d = (int)in[t + 4096];
  float s = in[t];
  if (m & 5) {
    s += (short)(A[d * 4 + 8] >> 16);
    if (m & 4) {
    }
    else {
      A[d * 4 + 7] = (long long)(s + 0);
    }
    s += A[d * 4 + 8];
  }
  else {
    A[d * 4 + 5] = (long long)(s + 0);
  }
  s += in[(int)A[d * 4 + 8] & 63];
  A[d * 4 + 5] = (long long)(s + 0);
}

KERNEL text(PARAMETERS) {
  THREAD(long long)
  __shared__ ALIGNED float A[2048];
  __shared__ unsigned C[32];
  float s = in[t];
  s += A[(t & ~3) + 1];
  switch (n) {
    case 1: {
      s += A[t * 8 + 3];
    }
    case 2: {
    }
    case 3: {
      A[t * 8 + 3] = (float)(s + 3);
    }
    break;
    case 4: {
      s += A[(t & ~3) + 0];
    }
  }
  out[t] = s + C[t & 31] + A[31 - t];
}

KERNEL shuffled(PARAMETERS) {
  THREAD(unsigned)
  __shared__ ALIGNED float A[2048];
  int d = (int)in[t + 4096];
  float s = in[t];
  switch (n) {
    case 1: {
      s += A[d * 4 + 2];
      out[t + 48] = A[d * 4 + 3];
      s += __nvvm_shfl_sync_bfly_f32(-1, s, 2, 31);
      s = A[d * 4 + 4];
      A[d * 4 + 5] = (float)(s + 0);
    }
  }
}

KERNEL atomics(PARAMETERS) {
  THREAD(long long)
  __shared__ double A[1024];
  __shared__ unsigned C[32];
  float s = in[t];
  A[t] = in[t];
  for (int i0 = 3; i0 >= 0; i0--) {
    __atomic_fetch_add(&C[t & 3], 1, __ATOMIC_RELAXED);
    s += A[(t >> 2) * 4 + i0 * 4 + 6];
    out[t + 80] = A[(t >> 2) * 4 + i0 * 4 + 7];
  }
  out[t] = s + C[t & 31] + A[31 - t];
}

KERNEL again(PARAMETERS) {
  THREAD(long long)
  __shared__ ALIGNED float A[2048];
  float s = in[t];
  s += A[t * 4 + u * 128 + 2];
  for (int i0 = n; i0 > 0; i0--) {
    out[t + 64] = A[t * 4 + u * 128 + i0 * 32 + 4];
    s += A[t * 4 + u * 128 + i0 * 32 + 5];
  }
  s += (t & 4) ? A[t * 4 + u * 128 + 3] : A[t * 4 + u * 128 + 16];
  s += A[t * 4 + u * 128 + 3];
  A[t * 4 + u * 128 + 0] = (float)(s + 0);
}

KERNEL next(PARAMETERS) {
  THREAD(unsigned)
  __shared__ ALIGNED float A[2048];
  float s = in[t];
  switch ((int)t & 7) {
    case 1: {
      s += A[t * 8 + 8];
      s += A[t * 8 + 10];
      s += A[t * 8 + 11];
      for (int i0 = n; i0 < m; i0++) {
        s += A[t * 8 + 4];
        A[t * 8 + i0 * 8 + 1] = (float)(s + 0);
        for (int i1 = 4; i1 >= 0; i1--) {
          s += A[t * 8 + i1 * 4 + 1];
        }
      }
    }
  }
}

KERNEL first(PARAMETERS) {
  THREAD(unsigned)
  __shared__ ALIGNED float A[2048];
  float s = in[t];
  for (int i0 = 0; i0 < m; i0 += 4) {
    switch ((int)t & 7) {
      case 0: {
        for (int i1 = 0; i1 < m; i1 += 4) {
          s += A[0 + i0 * 2 + 0];
          s += A[0 + i0 * 2 + 1];
          A[0 + 0] = (float)(s + 0);
        }
      }
    }
  }
}

KERNEL halves(PARAMETERS) {
  THREAD(long long)
  __shared__ ALIGNED short A[4096];
  int d = (int)in[t + 4096];
  float s = in[t];
  if (t < 8) {
    s += A[(t ^ n) * 4 + 0];
    s += A[(t ^ n) * 4 + 1] * 2;
    if (d == 16) {
    }
    else {
      s += A[(t ^ n) * 4 + 2];
      s += (unsigned char)(A[(t ^ n) * 4 + 1] >> 8);
    }
  }
  A[(t ^ n) * 4 + 5] = (short)(s + 5);
  out[t + 48] = A[(t ^ n) * 4 + 1];
}

KERNEL capped(PARAMETERS) {
  THREAD(unsigned)
  __shared__ unsigned A[2048];
  float s = in[t];
  s += A[0 + 2];
  for (int i0 = 0; i0 < n; i0++) {
    _Pragma("unroll 1") for (int i1 = 0; i1 < 4; i1++) {
      A[t * 4 + i1 * 4 + 4] = (unsigned)(s + 0);
      A[t * 4 + i1 * 4 + 5] = (unsigned)(s + 0);
      A[t * 4 + i1 * 4 + 6] = (unsigned)(s + 0);
      A[t * 4 + i1 * 4 + 7] = (unsigned)(s + 0);
    }
  }
}

KERNEL guarded(PARAMETERS) {
  THREAD(unsigned)
  __shared__ ALIGNED int A[2048], B[2048];
  float s = in[t];
  A[t] = s;
  B[t] = s;
  __syncthreads();
  if (m & 4)
    B[t + 64] = s;
  else
    s += A[t * 4 + 8] + A[t * 4 + 9] + A[t * 4 + 11];
  out[t] = s + B[t * 2];
}

KERNEL alike(PARAMETERS) {
  THREAD(unsigned)
  __shared__ ALIGNED float A[2048];
  float s = in[t];
  s += A[n * 4];
  s += A[n * 4 + 1] * 2;
  if (m & 4)
    A[t * 8] = s;
  s += A[n * 4] * 3;
  s += A[n * 4 + 1] * 4;
  out[t] = s;
}

KERNEL tabled(PARAMETERS) {
  THREAD(unsigned)
  __shared__ ALIGNED float2 A[1024];
  int d = (int)in[t + 4096];
  float s = in[t];
  s += (A[d * 4 + 4].x * 3 + A[d * 4 + 4].y * 4);
  switch (n) {
    case 0: {
      if (m & 16) {
        A[t * 4 + u * 128 + 3] = {s + 0, s + 1};
      }
      s += (A[t * 4 + u * 128 + 1].x * 3 + A[t * 4 + u * 128 + 1].y * 4);
    }
    case 1: {
      A[t * 4 + u * 128 + 6] = {s + 0, s + 1};
    }
    case 2: {
      A[t * 4 + u * 128 + 2] = {s + 0, s + 1};
    }
    break;
    case 3: {
      s += (A[d * 4 + 5].x * 3 + A[d * 4 + 5].y * 4);
    }
  }
  A[t * 4 + u * 128 + 3] = {s + 0, s + 1};
}

KERNEL ways(PARAMETERS) {
  THREAD(int)
  __shared__ ALIGNED int A[2048];
  __shared__ unsigned C[32];
  int d = (int)in[t + 4096];
  float s = in[t];
  if (d == 5) {
    s += A[t * 4 + 5];
    s += A[t * 4 + 4];
  }
  for (int i0 = 0; i0 < m; i0 += 4) {
    s += A[t * 4 + 9];
    s += A[t * 4 + 10];
    s += A[t * 4 + 11];
    A[0 + 11] = (int)(s + 0);
    s += A[0 + i0 * 4 + 9];
  }
  s += (unsigned char)A[t * 4 + 0];
  out[t] = s + C[t & 31] + A[31 - t];
}
