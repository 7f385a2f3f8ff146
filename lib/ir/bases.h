/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Planned addresses that differ by constants alone: which of them are the first of their kind. Each
 * kind is kept once, under a hash, so that a block of many accesses takes as long as there are of
 * them.
 *
 *   region  plans are compared within one (ir/model.h); those of an earlier one are forgotten
 *   chain   the same within a region, of fewer accesses
 */
#ifndef UNBANK_IR_BASES_H
#define UNBANK_IR_BASES_H

#include "ir/plan.h"

struct bases {
  struct arena arena; /* freed whenever a region begins */
  struct map last;    /* a hash, as a pointer, to 1 + the last base that has it */
  uint32_t region;
  struct {
    struct base *items;
    size_t count, room;
  } list;
};

/* The first access of the same region, operation and base as number `access->id`, and the first
 * of the same chain, too; by the numbers that they were asked with, which grow. */
struct first_of {
  uint32_t in_region, in_chain;
};
struct first_of unbank_first_of(struct bases *bases, uint32_t number, const struct access *access,
                                const struct plan *plan);

void unbank_bases_free(struct bases *bases);

#endif
