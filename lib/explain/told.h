/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Keeps what a run reports to the hooks of unbank/choice.h, for use after the run. */
#ifndef UNBANK_EXPLAIN_TOLD_H
#define UNBANK_EXPLAIN_TOLD_H

#include "support/arena.h"
#include "unbank/choice.h"

struct told {
  struct arena *arena;
  LIST_OF(struct unbank_choice) choices;
  LIST_OF(struct unbank_kernel_work) work;
  LIST_OF(struct unbank_execution) executions;
  bool is_cut; /* there were more than EXECUTIONS_MAX executions */
  /* What a second run reported, in which the block shapes were promised that the first one takes
   * from launches or from the default; NULL if there was none. */
  const struct told *promised;
};
enum { EXECUTIONS_MAX = 1 << 18 };

/* Makes runs with these options report to `told`, whose arena must be set. */
void unbank_listen(struct told *told, struct unbank_options *options);

/* The last choice for an array in a kernel, or in any kernel if `kernel` is NULL. NULL if no
 * layouts were searched. */
const struct unbank_choice *unbank_told_choice(const struct told *told, const char *array,
                                               const char *kernel);
/* The candidate that was chosen, or identity if none was. */
const struct unbank_candidate *unbank_told_taken(const struct unbank_choice *choice);
const struct unbank_kernel_work *unbank_told_work(const struct told *told, const char *kernel);

#endif
