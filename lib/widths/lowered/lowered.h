/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What codegen makes of the accesses as they stand. A copy of their functions goes through LLVM's
 * codegen, whose PTX is read; each access of it is one item, or one for each of its registers that
 * is read at all, since ptxas leaves the others out.
 *
 * Codegen merges accesses (LLVM's load/store vectorizer), takes copies and badly aligned accesses
 * apart, and reshapes addresses. After it ptxas merges what merge.h says. */
#ifndef UNBANK_WIDTHS_LOWERED_LOWERED_H
#define UNBANK_WIDTHS_LOWERED_LOWERED_H

#include "widths/items/items.h"

/* What ptxas may make of a load that LLVM leaves as it is: it narrows those of 64-bit numbers of
 * which a half is read, and leaves out those that nothing reads, but for volatile ones. */
struct strict_load {
  const char *why_open;  /* why its width is open; or NULL */
  const char *why_fewer; /* why it may not be executed; or NULL */
};
extern const char unbank_strict_cause[]; /* of why_open */
struct strict_load unbank_strict_load(const struct access *access);

/* What codegen leaves of an access that is a member of no item. */
enum codegen_outcome { CODEGEN_KEEPS, CODEGEN_DROPS, CODEGEN_UNKNOWN };
enum codegen_outcome unbank_codegen_outcome(const struct lowered *lowered,
                                            const struct access *access);

/* NULL if widths are not asked for, or this LLVM has no codegen for the module. Regions must have
 * been found (regions.h). `kernels`, by kernel id: whose functions are wanted; NULL: all are.
 *
 * `for_choice`: pointers to shared memory count as 64 bits wide. LLVM and ptxas reshape addresses
 * of 32 bits in other ways, which leaves other widths open, and what layout an array gets must not
 * depend on that. Scores that are reported are those of the code as it is. */
struct lowered *unbank_lower(const struct module *module, const bool *kernels, bool for_choice);

#endif
