/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What accesses are in launches in which a layout for rows moves nothing: a copy of their function
 * then runs (versions/versions.h), in which they are as wide as they were, beside an array that may
 * be better aligned than it was. */
#ifndef UNBANK_EVALUATE_UNMOVED_H
#define UNBANK_EVALUATE_UNMOVED_H

#include "evaluate/evaluate.h"

/* One access of a kernel there. */
struct unmoved {
  struct width width;
  bool may_call_be_merged; /* a load of a function that LLVM may call less often than the code says
                            */
  double apart;            /* wavefronts, at most, of it and of all that it leads, one by one */
};

/* Whether an instance's layout is one of rows, and takes no access apart, or such alone as are as
 * wide without it, for sure. */
bool unbank_stays_whole(struct evaluator *evaluator, const struct instance *instance);

/* Sets `unmoved` of the kernels of an instance that stays whole. */
void unbank_note_unmoved(struct evaluator *evaluator, const struct instance *instance);

#endif
