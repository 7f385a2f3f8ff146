// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A heap of the largest values that were seen, the least of them in place 0: a value that is larger
// takes its place, and moves down to where it belongs.
#ifndef UNBANK_TEST_HEAP_H
#define UNBANK_TEST_HEAP_H

#include "cuda_min.h"

__device__ inline void keep_larger(float *heap, int size, float value) {
  if (value <= heap[0])
    return;
  int parent = 0;
  while (2 * parent + 1 < size) {
    int child = 2 * parent + 1;
    if (child + 1 < size && heap[child + 1] < heap[child])
      ++child;
    if (heap[child] >= value)
      break;
    heap[parent] = heap[child];
    parent = child;
  }
  heap[parent] = value;
}

#endif
