/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Loads and stores through a pointer that a condition selects from shared or from other memory:
 *
 *     x = inside ? tile[i] : image[j];
 *
 * The source has two loads, and LLVM makes them one generic load, through a select or phi of the
 * two addresses. Such an access is parted: it becomes two accesses again, each in a block of its
 * own. The one that may reach shared memory is the original instruction, so that what is known of
 * it by its pointer stays true.
 *
 * For the lanes of a generic access that lead to shared memory, the hardware takes as many
 * wavefronts as for a shared access with these lanes alone (test/data/h100-generic.csv). So the
 * score of the parted access is also that of the original one, with one exception: a generic load
 * of 8 or 16 bytes is served for a half or a quarter of the warp at a time, as stores are, a shared
 * load for two of these parts together if possible (score/score.c).
 *
 * Accesses are parted for the analysis alone. In the end the two are joined again, by a choice
 * between the new address, if there is one, and the other address, because of two loads even one
 * that no lane executes would take its turn. If no layout changes, the code is as it was. */
#ifndef UNBANK_FIND_MIXED_H
#define UNBANK_FIND_MIXED_H

#include "model/model.h"

/* Parts the accesses of all functions. Those that are parted already stay so. */
void unbank_part_mixed(struct module *module);

/* Joins accesses again whose two arms both lead to arrays, which is known only late if one of the
 * two addresses is a function's parameter. True if there were any, so that the arrays must be found
 * again. */
bool unbank_rejoin_shared(struct module *module);

/* Joins the parted accesses of one function, which is then as it was, so that a copy of it is, too.
 */
void unbank_join_in(struct module *module, LLVMValueRef function);

/* Joins all parted accesses again. `moved`: the instructions that have got a new address in their
 * arm; NULL if there are none, and nothing else in their functions has changed. */
void unbank_settle_mixed(struct module *module, const struct map *moved);

/* Whether some pointer may lead to an array or to memory that cannot be joined with it, such as
 * dynamic shared memory. */
bool unbank_meets_other(const struct array *array);

/* Whether an access that is not parted may lead to other memory than its array. */
bool unbank_is_mixed(const struct module *module, const struct access *access);

#endif
