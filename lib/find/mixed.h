/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Loads and stores through a pointer that a condition takes from shared memory or from elsewhere:
 *
 *     x = inside ? tile[i] : image[j];
 *
 * The source has two loads, and LLVM makes one of them, through a select or a phi of two addresses,
 * which reads any memory. Such an access
 * is parted into the two again, each in a block of its own. The one that may reach shared memory is
 * the instruction that was there, so what is known of it by its pointer stays true.
 *
 * The hardware takes as many wavefronts for the lanes of one that lead to shared memory as a shared
 * access takes with these lanes alone (test/data/h100-generic.csv), so the score is that of the
 * access as it was, too. But a load of 8 or 16 bytes, of any memory, is served a half or a quarter
 * of the warp at a time, as stores are, one of shared memory two of these together where they can
 * be: score/score.c.
 *
 * What gets no new address is joined again: where the layouts stay, nothing has changed. */
#ifndef UNBANK_FIND_MIXED_H
#define UNBANK_FIND_MIXED_H

#include "model/model.h"

/* Parts the accesses of all functions. */
void unbank_part_mixed(struct module *module);

/* Joins what was parted again, but for the instructions in `kept`, in functions that may have
 * changed since. Those that stay parted are forgotten. NULL: all, and what was parted stands as it
 * did. */
void unbank_settle_mixed(struct module *module, const struct map *kept);

/* Whether an access that was not parted may lead to other memory than its array. */
bool unbank_is_mixed(const struct module *module, const struct access *access);

#endif
