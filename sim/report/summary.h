/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A report from what was counted. Weights are executions per counted block, figures measured, and
 * before equals after, as nothing was changed.
 *
 * Not measured, so null: an access that never ran; one whose cost no rule tells; all of them, when
 * more was executed than the logs hold. */
#ifndef UNBANK_SIM_REPORT_SUMMARY_H
#define UNBANK_SIM_REPORT_SUMMARY_H

#include "sim/sim.h"

/* Which arrays accesses met whose pointer may lead to several. */
struct array_watch {
  const struct program *program;
  struct {
    uint64_t lanes;
    bool *met; /* for each array of the plan; NULL: this site is not watched */
  } *sites;
};
/* Returns whether there is anything to watch: then launch.observe must call array_watch_see. */
bool array_watch_begin(struct array_watch *watch, const struct program *program,
                       const struct kernel *kernel, struct arena *arena);
void array_watch_see(struct array_watch *watch, const struct site *site,
                     const struct shared_array *array, const struct unbank_lanes *lanes);

struct summary {
  struct unbank_report report;
  const struct site **sites; /* of each access of the report's kernel */
};
/* Texts of the module that the report names; of `head`, only module, triple, arch and llvm count.
 */
void summary_make(struct summary *out, const struct program *program, const struct launch *launch,
                  const struct tally *tally, const struct array_watch *watch,
                  const struct unbank_report *head);

/* Sums over the accesses to one array; false: some access may have met it or another one. */
struct array_total {
  uint64_t executions, wavefronts, ideal;
  bool certain;
};
struct array_total summary_array_total(const struct summary *summary, const struct program *program,
                                       const struct tally *tally, const char *array_id);

#endif
