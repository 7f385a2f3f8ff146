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

/* One after the other the groups take `turns` wavefronts for each step that serializes: the most
 * distinct granules of 2^granule_log bytes in one slot (counts_lanes: lanes in one bank). */
struct unbank_service {
  unsigned granule_log, turns;
  bool counts_lanes;
  unsigned count;
  uint32_t groups[UNBANK_GROUPS_MAX]; /* active lanes, never none */
};

/* false: no rule is known, as for unbank_bank_wavefronts. The answer is the same wherever a layout
 * that keeps granules whole puts the lanes: it asks only which of them have equal offsets. */
bool unbank_bank_serve(enum unbank_op op, unsigned bytes, const struct unbank_lanes *lanes,
                       struct unbank_service *out);

/* The operation whose rule says how long banks make an access wait: of a cp.async, whose wavefronts
 * the counters do not tell apart from those of its source, the one of a store. Its time follows
 * that: 16 bytes a lane, 128 apart, took 14 times what they took side by side. */
enum unbank_op unbank_bank_rule(enum unbank_op op);

#endif
