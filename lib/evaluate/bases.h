/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Registers that addresses take through loops. An address in which nothing changes in a loop is
 * computed before the loop and kept. Addresses that differ only by a constant share a base, as the
 * constant is an immediate of the access. Under a layout they need not: rows that are not known to
 * be the same are computed for each, and each has a base. */
#ifndef UNBANK_EVALUATE_BASES_H
#define UNBANK_EVALUATE_BASES_H

#include "address/offsets.h"
#include "rewrite/plan.h"

struct bases {
  struct arena *arena;
  struct map seen;   /* bases of a loop, by a hash of both */
  struct map loops;  /* by header: its index in the list */
  LIST_OF(int) kept; /* by loop: its bases under the layout, minus its bases without a layout */
  uint64_t last[2];  /* hashes of the base that was added last, with its loop: without a layout, and
                        under it. Most accesses have the base of the access before them */
};

struct bases unbank_new_bases(struct arena *arena);

/* Adds the base of an access as it is, or as it is planned. */
void unbank_add_base(struct bases *bases, const struct module *module, const struct access *access,
                     const struct offset *offset);
void unbank_add_planned_base(struct bases *bases, const struct module *module,
                             const struct access *access, const struct offset *offset,
                             const struct plan *plan);

/* How many more bases one loop keeps under the layout, at most. */
unsigned unbank_more_bases(const struct bases *bases);

#endif
