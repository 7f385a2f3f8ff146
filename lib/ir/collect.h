/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Step 9: the report, from two looks at the module by the same steps: before and after the rewrite.
 */
#ifndef UNBANK_IR_COLLECT_H
#define UNBANK_IR_COLLECT_H

#include "ir/model.h"
#include "ir/widths.h"
#include "trace/trace.h"

/* One look at a module: steps 1 to 6. */
struct look {
  struct module *module;
  struct trace **traces; /* by kernel id */
  struct width **widths; /* by kernel id, then an access's place in the kernel: relations.h */
  double **apart; /* likewise, of one whose width is open: wavefronts, at most, of all that are
                     executed as it, one by one */
};

/* Takes a look at the module for the shapes that its kernels have, once they are settled; widths
 * are those of the IR as it stands. Where nobody reads the report there are none, and codegen's
 * view is taken of those kernels alone for which something may change (worth.h). */
void unbank_look(struct module *module, bool is_read, struct look *out);

/* Codegen's view as layouts are chosen by it (lowered.h), where it is another one. */
void unbank_look_for_choice(struct module *module, struct trace *const *traces);

/* Begins the report: everything that the first look shows. It lives in the module's arena. */
struct unbank_report *unbank_report_begin(const struct look *before);

/* Ends it: the other side of each access, the decisions, the totals. `after` is `before` when
 * nothing changed; `became[id]` is the access of `after` that access `id` of `before` has become,
 * or -1. */
void unbank_report_end(struct unbank_report *report, const struct look *before,
                       const struct look *after, const int32_t *became);

#endif
