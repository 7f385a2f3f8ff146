/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Roots: where unknown values come from. A forward fixpoint over the slices gives each slot the
 * set of arguments, block coordinates and loads that it depends on, through data or through the
 * branches that choose a phi's edge. Without roots, the value of every lane can be computed. If
 * all exits of a loop have roots, the loop cannot simply be run, so its phis get the roots of the
 * exits, too. The sets start empty and only grow, so the fixpoint is reached after at most 64
 * additions per slot. */
#ifndef UNBANK_SLICE_ROOTS_H
#define UNBANK_SLICE_ROOTS_H

#include "slice/slice.h"

/* Fills in the facts of all slots and loops, for blocks of `shape`. */
void unbank_slice_facts(struct slices *slices, struct unbank_shape shape);
/* Whether a followed branch of the block can leave the loop. */
bool unbank_slice_exits(const struct slice *slice, uint32_t block, uint32_t loop);
/* The names of roots, sorted: "m, n". */
const char *unbank_roots_text(const struct slices *slices, uint64_t roots);
/* Whether one of the roots is memory that the kernel reads; or a float, which is not followed
 * further. */
bool unbank_has_data(const struct slices *slices, uint64_t roots);
/* Names those of the roots that are local variables which functions are given, unless there is
 * other data; NULL: none. */
const char *unbank_given_variables(const struct slices *slices, uint64_t roots);
bool unbank_has_floats(const struct slices *slices, uint64_t roots);
bool unbank_has_loaded_floats(const struct slices *slices, uint64_t roots);
/* Whether one of the roots is either, so that lanes may differ as only the data says. */
static inline bool unbank_has_data_or_floats(const struct slices *slices, uint64_t roots) {
  return unbank_has_data(slices, roots) || unbank_has_floats(slices, roots);
}

#endif
