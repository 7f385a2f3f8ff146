/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Compares kernels of reports with those of earlier reports, for instance of the previous commit.
 * Two kernels are the same if their mangled names, architectures and module names without folders
 * are; folders differ between checkouts. If several kernels match, the n-th matches the n-th.
 *
 * Figures are the wavefronts of a block beyond the ideal, as far as they are known
 * (report/overview.h), both before the pass and after it. */
#ifndef UNBANK_CHANGES_H
#define UNBANK_CHANGES_H

#include "report/overview.h"

struct change {
  const struct ranked_kernel *is, *was; /* NULL: it is new, or gone */
};
struct change_list {
  LIST_OF(struct change) kernels; /* present ones in their order, then those that are gone */
};

struct change_list changes_find(struct arena *arena, const struct ranking *now,
                                const struct ranking *then);

/* Whether the kernel wastes more than it did, or may do so, before or after the pass. */
bool change_is_worse(const struct change *change, bool after);

/* Prints the kernels that have changed. */
void changes_print(FILE *out, struct arena *arena, const struct change_list *changes,
                   const struct text_style *style);

#endif
