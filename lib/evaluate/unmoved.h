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
  struct width width;  /* .parts: 0 of those that no such layout concerns */
  bool is_called_less; /* a load of a function that LLVM may call less often than the code says */
  double apart; /* of a lead whose width is open: wavefronts, at most, of all accesses that are
                   executed as it, one by one */
};

/* Sets `stays_whole` of an instance whose layout is chosen, and then `unmoved` of its kernels. */
void unbank_note_unmoved(struct evaluator *evaluator, struct instance *instance);

#endif
