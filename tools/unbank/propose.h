/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Which change of a declaration gives its array a layout, and whether all that uses the array stays
 * right under it: a longer dimension, or a type of unbank/array.h. What a change brings is not
 * asked here. */
#ifndef UNBANK_PROPOSE_H
#define UNBANK_PROPOSE_H

#include <llvm-c/Core.h>

#include "patch.h"
#include "unbank/report.h"

/* What changes are proposed from. */
struct proposing {
  struct arena *arena;
  const struct unbank_report *report;
  const struct source *source;
  LLVMModuleRef plain; /* what the front end makes of the source; NULL: it could not */
  bool trusts_assumed; /* block shapes that nobody said */
};

/* The arrays of the report that one declaration declares: clones for several kernels, and
 * instantiations. */
struct member_list {
  const struct unbank_report_array **items;
  size_t count, capacity;
};

/* NULL, and in *out, whose array is given, a change that gives it the layout which a report chose;
 * or why there is none, a sentence. */
typedef const char *propose(const struct proposing *from, const struct unbank_report_array *member,
                            struct change *out);
const char *propose_length(const struct proposing *from, const struct unbank_report_array *member,
                           struct change *out);
const char *propose_type(const struct proposing *from, const struct unbank_report_array *member,
                         struct change *out);

/* What propose_length says of layouts that no longer dimension has. */
extern const char propose_no_rows[];

/* The same for all that one declaration declares, which must get one change. */
const char *propose_for_all(const struct proposing *from, propose *one,
                            const struct member_list *members, struct change *out);

#endif
