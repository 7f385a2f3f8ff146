/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What the functions that stand for device intrinsics see of the running thread, and how they make
 * it wait.
 *
 * A meeting is what threads do together: a barrier of the block, or a warp instruction such as a
 * shuffle. Each brings a value; when all members are there, each takes home a result. */
#ifndef UNBANK_TEST_BLOCK_H
#define UNBANK_TEST_BLOCK_H

#include "simt.h"

struct meeting;

/* The result for one member, `self`. members[i] is lane i of the warp, or thread i of the block;
 * NULL where that one takes no part. */
typedef uint64_t meeting_result(const struct meeting *const *members, unsigned count,
                                unsigned self);

struct meeting {
  bool of_warp;
  uint32_t group;         /* of a warp: mask of its lanes; of the block: number of the barrier */
  uint32_t threads;       /* of the block: how many must come; 0: all that have not ended */
  meeting_result *result; /* also tells different meetings of one group apart */
  uint64_t value;         /* what this member brings */
  uint32_t source, clamp; /* of a shuffle: operands b and c of PTX's shfl */
};

/* Waits until the meeting has taken place, and returns this thread's result. */
uint64_t thread_meet(struct meeting meeting);

struct position {
  struct dim3 thread, block, blocks, threads; /* threadIdx, blockIdx, gridDim, blockDim */
};
const struct position *thread_position(void);
unsigned thread_lane(void);
/* Whether a generic pointer leads to shared memory. */
bool thread_is_shared(const void *pointer);
/* Ends the whole run. Takes over `sentence`, malloc'd. */
_Noreturn void thread_fail(enum ending ending, char *sentence);

#endif
