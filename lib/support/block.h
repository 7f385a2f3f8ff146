/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The blocks that the hardware has: CUDA C++ Programming Guide, 20.8, of every compute
 * capability. */
#ifndef UNBANK_SUPPORT_BLOCK_H
#define UNBANK_SUPPORT_BLOCK_H

#include <stdbool.h>
#include <stdint.h>

/* Threads of a block, which are also the most along x and y; the most along z. */
enum { BLOCK_THREADS_MAX = 1024, BLOCK_DEPTH_MAX = 64 };

static inline bool is_block(uint64_t x, uint64_t y, uint64_t z) {
  return x && y && z && x <= BLOCK_THREADS_MAX && y <= BLOCK_THREADS_MAX && z <= BLOCK_DEPTH_MAX &&
         x * y * z <= BLOCK_THREADS_MAX;
}

#endif
