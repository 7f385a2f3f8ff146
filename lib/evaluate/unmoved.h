/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Accesses in launches in which a layout for rows moves nothing. Such launches run a copy of the
 * function (versions/versions.h), in which accesses keep their width, while the array may be
 * better aligned than it was. */
#ifndef UNBANK_EVALUATE_UNMOVED_H
#define UNBANK_EVALUATE_UNMOVED_H

#include "evaluate/evaluate.h"

/* One access of a kernel in such a launch. */
struct unmoved {
  struct width width;
  bool may_call_be_merged; /* LLVM may call its function less often than the code says */
  double apart; /* the most wavefronts of the access and of those merged into it, each by itself */
};

/* Whether a layout is one for rows of which the instance's kernel has a version of its own for the
 * launches in which it moves something, and no other array of the kernel moves there. */
bool unbank_has_versions(const struct module *module, const struct instance *instance,
                         const struct unbank_layout *layout);

/* Whether an instance's layout is one for rows whose length the launch chooses, and splits no
 * access, except those that are certain to have the same width without it. */
bool unbank_stays_whole(struct evaluator *evaluator, const struct instance *instance);

/* Sets `unmoved` of the kernels of an instance for which unbank_stays_whole() holds. */
void unbank_note_unmoved(struct evaluator *evaluator, const struct instance *instance);

#endif
