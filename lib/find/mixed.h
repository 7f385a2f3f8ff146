/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Loads and stores through a pointer that a condition takes from shared memory or from elsewhere:
 *
 *     x = inside ? tile[i] : image[j];
 *
 * The source has two loads, and LLVM makes one of them, through a select or a phi of two addresses,
 * which reads any memory. Such an access is parted into the two again, each in a block of its own.
 * The one that may reach shared memory is the instruction that was there, so what is known of it by
 * its pointer stays true.
 *
 * The hardware takes as many wavefronts for the lanes of one that lead to shared memory as a shared
 * access takes with these lanes alone (test/data/h100-generic.csv), so the score is that of the
 * access as it was, too. But a load of 8 or 16 bytes, of any memory, is served a half or a quarter
 * of the warp at a time, as stores are, one of shared memory two of these together where they can
 * be: score/score.c.
 *
 * Parted they are for the analysis alone. In the end they are joined again, through a choice of the
 * new address, if there is one, and the other: of two loads, the one without a lane would take its
 * turn, too. Where no layout changes, the code is as it was. */
#ifndef UNBANK_FIND_MIXED_H
#define UNBANK_FIND_MIXED_H

#include "model/model.h"

/* Parts the accesses of all functions. What is parted stays so. */
void unbank_part_mixed(struct module *module);

/* Joins the accesses again whose two arms both lead to arrays. That is seen late where one of the
 * two addresses is a function's parameter. true: there were some; arrays must be found again. */
bool unbank_rejoin_shared(struct module *module);

/* Joins what was parted in one function, which stands as it did: for a copy of it to be the same.
 */
void unbank_join_in(struct module *module, LLVMValueRef function);

/* Joins what was parted again. `moved`: the instructions that have a new address since, in their
 * arm; NULL: there are none, and nothing else of their functions has changed. */
void unbank_settle_mixed(struct module *module, const struct map *moved);

/* Whether some pointer may lead to an array or to memory that cannot be joined with it, as dynamic
 * shared memory. */
bool unbank_meets_other(const struct array *array);

/* Whether an access that was not parted may lead to other memory than its array. */
bool unbank_is_mixed(const struct module *module, const struct access *access);

#endif
