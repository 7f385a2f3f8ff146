/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * How the lanes of an instruction are served: the part of the bank rule that does not depend on
 * where a layout puts their words, for a search that tries many layouts on the same lanes. */
#ifndef UNBANK_BANK_BANK_H
#define UNBANK_BANK_BANK_H

#include "unbank/bank.h"

enum { UNBANK_GROUPS_MAX = 4 };

/* Whether an operation moves the bytes of lanes and does nothing else, as no atomic does. */
static inline bool unbank_is_load_or_store(enum unbank_op op) {
  return op == UNBANK_OP_LD || op == UNBANK_OP_ST;
}

/* The groups are served one after the other. Each takes as many steps as it has distinct granules
 * in its fullest slot, or lanes in its fullest bank if `counts_lanes`. */
struct unbank_service {
  unsigned granule_log; /* a granule has 2^granule_log bytes */
  unsigned turns;       /* wavefronts for each step */
  bool counts_lanes;
  unsigned count;                     /* of groups */
  uint32_t groups[UNBANK_GROUPS_MAX]; /* the active lanes of each; never none */
};

/* False if no rule is known, as for unbank_bank_wavefronts. The result is the same wherever a
 * layout that keeps granules whole puts the lanes: it depends only on which of them have equal
 * offsets. */
bool unbank_bank_serve(enum unbank_op op, unsigned bytes, const struct unbank_lanes *lanes,
                       struct unbank_service *out);

/* The operation whose rule says how long banks make an access wait. For a cp.async it is a store:
 * counters do not distinguish the wavefronts of a cp.async from those of its source, but its time
 * follows the rule of a store (16 bytes a lane, 128 apart, took 14 times as long as side by side).
 */
enum unbank_op unbank_bank_rule(enum unbank_op op);

#endif
