/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Control flow of a PTX function, as far as it decides which accesses ptxas merges:
 *
 *     dominance   each block has an interval; a dominates b if b's interval lies within a's
 *     version     of shared memory, as loads see it: on no path between two instructions of one
 *                 version is it written. Where paths of several versions meet, a new one begins
 *     loop        the blocks between a header and the branches back to it
 *     chain       blocks that follow one another without a branch or a join, named by the first */
#ifndef UNBANK_PTXAS_FLOW_H
#define UNBANK_PTXAS_FLOW_H

#include "ptxas/ptx.h"

enum { FLOW_NO_LOOP = UINT32_MAX, FLOW_NO_VERSION = UINT32_MAX, FLOW_NO_BLOCK = UINT32_MAX };

struct flow_loop {
  uint32_t header;        /* a block */
  uint32_t parent;        /* the loop around it, or FLOW_NO_LOOP */
  bool is_rolled;         /* ptxas does not unroll it (rolled.h), */
  bool is_rotated;        /* or executes its header once before it */
  bool may_be_peeled;     /* its first iteration may be executed before it, rolled or not */
  bool depends_on_caller; /* whether it, or a loop around it, is rolled depends on where its
                             function is inlined */
  bool is_block;          /* the loop is only its header */
  bool keeps_version;     /* an iteration does not write shared memory */
  uint32_t first_version; /* on entry; FLOW_NO_VERSION: several */
  uint32_t last_version;  /* at the end of iterations; FLOW_NO_VERSION: several */
};

struct flow {
  bool is_known;    /* false: the target of some branch is not known */
  uint32_t *blocks; /* all, in reverse post-order, so each comes after those that dominate it; the
                       target of a branch comes after what follows the branch */
  uint32_t *enter, *leave; /* by block: its interval */
  uint32_t *loop;          /* by block: the innermost loop, or FLOW_NO_LOOP */
  uint32_t *version;       /* by block: at its start */
  uint32_t *chain;         /* by block: its chain, if loads merge only within one; else NULL */
  LIST_OF(struct flow_loop) loops;
};

/* Whether ptxas compiles the instruction to a call: exact division and roots, and 64-bit
 * divisions. */
bool unbank_is_subroutine(const struct ptx_instruction *instruction);

/* Whether the instruction may write shared memory that loads read, or waits for others to do so, or
 * is one that ptxas moves no access across. (Rows: test/lab/between.cu.) */
bool unbank_ends_version(const struct ptx_function *function,
                         const struct ptx_instruction *instruction);

/* Whether it ends a run of stores. Loads of shared memory do, and so do instructions across which
 * ptxas moves loads but not stores: those that order other memory, and guarded memory accesses,
 * which act like accesses behind a short branch. */
bool unbank_ends_stores(const struct ptx_instruction *instruction);

/* The version that begins after it. It differs from the versions of blocks, which are 0 up to the
 * number of blocks. */
uint32_t unbank_version_after(const struct ptx_function *function, uint32_t instruction);

/* The version at the end of a block. */
uint32_t unbank_flow_version_at_end(const struct flow *flow, const struct ptx_function *function,
                                    uint32_t block);

void unbank_flow_of(struct flow *out, const struct ptx_function *function, struct arena *arena);

/* Restricts it to what ptxas does at -O1. There it was seen to unroll no loop, though it rotates
 * loops as at -O3, and to merge loads only within a chain (5,000 kernels of test/lab, sm_75 to
 * sm_120; it does not always load the same bytes twice). */
void unbank_flow_restrict(struct flow *flow, const struct ptx_function *function,
                          const struct ptx_predecessors *into, struct arena *arena);

/* For blocks. */
static inline bool unbank_flow_dominates(const struct flow *flow, uint32_t a, uint32_t b) {
  return flow->enter[a] <= flow->enter[b] && flow->leave[b] <= flow->leave[a];
}

/* Whether any path leads to a block. */
static inline bool unbank_flow_is_reached(const struct flow *flow, uint32_t block) {
  return flow->enter[block] < flow->leave[block];
}

/* The only reachable predecessor of a block, or FLOW_NO_BLOCK. */
uint32_t unbank_flow_single_predecessor(const struct flow *flow,
                                        const struct ptx_predecessors *into, uint32_t block);

/* Whether the loop, or one inside it, contains the block. */
bool unbank_flow_is_inside(const struct flow *flow, uint32_t block, uint32_t loop);

/* Whether a branch of the block leads out of a loop around it; false for FLOW_NO_LOOP. */
bool unbank_flow_leaves(const struct flow *flow, const struct ptx_function *function,
                        uint32_t block, uint32_t loop);

/* Lists the loops that a path to block `to` leaves, innermost first: returns `loop` or the first
 * one around it that is left, or FLOW_NO_LOOP. */
static inline uint32_t unbank_flow_left(const struct flow *flow, uint32_t loop, uint32_t to) {
  return loop == FLOW_NO_LOOP || unbank_flow_is_inside(flow, to, loop) ? FLOW_NO_LOOP : loop;
}

/* The loop whose header the block is, or FLOW_NO_LOOP. */
static inline uint32_t unbank_flow_headed_by(const struct flow *flow, uint32_t block) {
  uint32_t loop = flow->loop[block];
  return loop != FLOW_NO_LOOP && flow->loops.items[loop].header == block ? loop : FLOW_NO_LOOP;
}

/* The loop whose next iteration a branch begins, or FLOW_NO_LOOP. */
static inline uint32_t unbank_flow_repeated_by(const struct flow *flow, uint32_t from,
                                               uint32_t to) {
  return unbank_flow_dominates(flow, to, from) ? unbank_flow_headed_by(flow, to) : FLOW_NO_LOOP;
}

#endif
