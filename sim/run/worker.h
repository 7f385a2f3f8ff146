/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A worker runs blocks, one at a time, on one CPU thread. What the functions that stand for device
 * intrinsics see of it: the running thread, and how it waits for others.
 *
 * A meeting is what threads do together: a barrier of the block, or a warp instruction such as a
 * shuffle. Each brings a value; when all members are there, each takes home a result. */
#ifndef UNBANK_SIM_RUN_WORKER_H
#define UNBANK_SIM_RUN_WORKER_H

#include "sim/sim.h"

struct meeting;

/* The result for one member, `self`. members[i] is lane i of the warp, or thread i of the block;
 * NULL where that one takes no part. */
typedef uint64_t meeting_result(const struct meeting *const *members, unsigned count,
                                unsigned self);

/* Who must come. */
enum meeting_kind {
  MEETING_BLOCK,  /* `threads` of the block; 0: all that have not ended */
  MEETING_WARP,   /* the lanes in the mask `group` that have not ended */
  MEETING_GATHER, /* whichever lanes of the warp come before the warp can do nothing else */
};

struct meeting {
  enum meeting_kind kind;
  uint32_t group; /* of a warp: mask of its lanes; of the block: number of the barrier; of a
                     gathering: the place in the code */
  uint32_t threads;
  bool arrives_only;      /* counts for the block's barrier, but does not wait (bar.arrive) */
  meeting_result *result; /* also tells different meetings of one group apart; NULL: no result */
  uint64_t value;         /* what this member brings, and ... */
  uint32_t source, clamp; /* ... of a shuffle: operands b and c of PTX's shfl */
  const void *pointer;    /* ... of an ldmatrix or stmatrix: this lane's row */
  void *data;             /* ... and its registers */
};

/* Waits until the meeting has taken place, and returns this thread's result. */
uint64_t thread_meet(struct meeting meeting);

struct position {
  struct dim3 thread, block, blocks, threads; /* threadIdx, blockIdx, gridDim, blockDim */
  struct dim3 cluster;                        /* blocks of a cluster; at least 1 */
  uint32_t dynamic_bytes, static_bytes;       /* shared memory of the launch */
};
const struct position *thread_position(void);
unsigned thread_lane(void);
unsigned thread_warp(void);
/* A clock that only moves forward, alike in every run. */
uint64_t thread_clock(void);
/* Orders what the thread has done before what others do after a fence of theirs. */
void thread_fence(void);
/* Lets the others run. */
void thread_yield(void);
/* Whether a generic pointer leads to shared memory. */
bool thread_is_shared(const void *pointer);
/* Ends the whole run. Takes over `sentence`, malloc'd. */
_Noreturn void thread_fail(enum ending ending, char *sentence);
/* Appends to what the kernel has printed. */
void thread_print(const char *text);

#endif
