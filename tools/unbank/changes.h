/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Kernels of reports, each beside what it was in earlier reports, of the commit before say. A
 * kernel is the same if its mangled name, its architecture and its module's name without folders
 * are: checkouts differ in folders. Of several that are the same the n-th is the n-th.
 *
 * Figures are wavefronts of a block beyond the ideal, as far as they are known (report/overview.h),
 * of the code as written and of the code that the pass leaves. */
#ifndef UNBANK_CHANGES_H
#define UNBANK_CHANGES_H

#include "report/overview.h"

struct change {
  const struct ranked_kernel *is, *was; /* NULL: it is new, or gone */
};
struct change_list {
  LIST_OF(struct change) kernels; /* those that are, in their order; then those that are gone */
};

struct change_list changes_find(struct arena *arena, const struct ranking *now,
                                const struct ranking *then);

/* Whether the kernel wastes more than it did, or may: as written, or as the pass leaves it. */
bool change_is_worse(const struct change *change, bool after);

/* Prints the kernels that are not what they were. */
void changes_print(FILE *out, struct arena *arena, const struct change_list *changes,
                   const struct text_style *style);

#endif
