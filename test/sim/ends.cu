// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Kernels that end or print something: run.py starts them with two blocks of two threads, jobs of
// two; kernels.py says what is seen.
#include "../../examples/cuda_min.h"

#define KERNEL(name) extern "C" __global__ void name(int *data)

extern "C" {
__device__ int vprintf(const char *format, void *arguments);
__device__ void __assertfail(const char *message, const char *file, unsigned line,
                             const char *function, unsigned long size);
__device__ void *malloc(unsigned long bytes);
__device__ void free(void *pointer);
}

struct packed {
  int number;
  long long wide;
  double real;
  const char *text;
  int character, width;
  unsigned hex;
};

KERNEL(prints) {
  if (threadIdx.x)
    return;
  packed arguments = {(int)blockIdx.x - 1, 1ll << 40, 0.5, "word", 'c', 6, 255};
  vprintf("[%d %lld %5.2f %s %c %*x 100%%]\n", &arguments);
}

KERNEL(asserts) {
  if (threadIdx.x == 1)
    __assertfail("x > 0", "file.cu", 12, "f()", 1);
}

KERNEL(traps) { asm volatile("trap;"); }
KERNEL(traps_intrinsic) { __builtin_trap(); }

KERNEL(unknown) { asm volatile("wgmma.fence.sync.aligned;"); }

KERNEL(branches) { asm volatile("{ bra L; L: } { bra L; L: }"); }

// Two allocations do not overlap, a freed one is given again, and one that is too large is not
// given.
KERNEL(allocates) {
  int *first = (int *)malloc(400), *second = (int *)malloc(4);
  *second = 5;
  for (int i = 0; i < 100; i++)
    first[i] = i;
  int *huge = (int *)malloc(1 << 30);
  bool fine = *second == 5 && first[99] == 99 && !huge;
  free(first);
  free(second);
  if (!fine)
    asm volatile("trap;");
}

KERNEL(frees_badly) { free(data); }

KERNEL(overruns_heap) {
  int *cells = (int *)malloc(8);
  cells[1 << 22] = 1;
}

KERNEL(exits) {
  if (threadIdx.x)
    __nvvm_exit();
  data[blockIdx.x] = 1;
}
