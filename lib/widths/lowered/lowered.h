/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What codegen makes of the accesses as they stand. A copy of their functions goes through LLVM's
 * codegen, and its PTX is read. Each access of the PTX is one item, or one for each of its
 * registers that is read at all, since ptxas removes the others.
 *
 * Codegen merges accesses (LLVM's load/store vectorizer), splits copies and misaligned accesses,
 * and rewrites addresses. Then ptxas merges by the rules of merge.h. */
#ifndef UNBANK_WIDTHS_LOWERED_LOWERED_H
#define UNBANK_WIDTHS_LOWERED_LOWERED_H

#include "widths/items/items.h"

/* What ptxas may make of a load that LLVM leaves as it is. It narrows a load of 64 bits of which
 * only a half is read, and removes a load that nothing reads, unless it is volatile. */
struct strict_load {
  const char *why_open;  /* why its width is open; or NULL */
  const char *why_fewer; /* why it may not be executed; or NULL */
};
extern const char unbank_strict_cause[]; /* of why_open */
struct strict_load unbank_strict_load(const struct access *access);

/* What codegen does with an access that is a member of no item. */
enum codegen_outcome { CODEGEN_KEEPS, CODEGEN_DROPS, CODEGEN_UNKNOWN };
enum codegen_outcome unbank_codegen_outcome(const struct lowered *lowered,
                                            const struct access *access);

/* NULL if widths are not requested, or this LLVM has no codegen for the module. Regions must have
 * been found (regions.h). `kernels`, by kernel id: whose functions to read; NULL: all.
 *
 * `for_choice`: pointers to shared memory are taken to be 64 bits wide. LLVM and ptxas rewrite
 * 32-bit addresses differently, which leaves different widths open, and the layout of an array must
 * not depend on that. Reported scores are those of the code as it is. */
struct lowered *unbank_lower(const struct module *module, const bool *kernels, bool for_choice);

#endif
