/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What a run tells of its choice (unbank/choice.h), kept for after the run. */
#ifndef UNBANK_EXPLAIN_TOLD_H
#define UNBANK_EXPLAIN_TOLD_H

#include "support/arena.h"
#include "unbank/choice.h"

struct told {
  struct arena *arena;
  LIST_OF(struct unbank_choice) choices;
  LIST_OF(struct unbank_kernel_work) work;
  LIST_OF(struct unbank_execution) executions;
  bool is_cut; /* there were more: EXECUTIONS_MAX */
  /* What another run told, in which the block shapes were promised that this one takes from
   * launches or from the default; NULL: there was none. */
  const struct told *promised;
};
enum { EXECUTIONS_MAX = 1 << 18 };

/* Has a run with these options tell `told`, whose arena must be set. */
void unbank_listen(struct told *told, struct unbank_options *options);

/* What was told of an array last, for a kernel or for all of them; NULL: it was not searched. */
const struct unbank_choice *unbank_told_choice(const struct told *told, const char *array,
                                               const char *kernel);
/* The candidate that was taken: identity where no layout was. */
const struct unbank_candidate *unbank_told_taken(const struct unbank_choice *choice);
const struct unbank_kernel_work *unbank_told_work(const struct told *told, const char *kernel);

#endif
