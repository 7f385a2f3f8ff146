/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Addresses that are constants to ptxas: places in arrays, and results of arithmetic on constants,
 * such as what a loop with a constant trip count leaves in a register. Some that ptxas computes are
 * not computed here, and these may be neighbours of those that are.
 *
 * From sm_90 on, up to 61 windows of stores at constant addresses were seen to merge in a block. If
 * ptxas unrolls a loop, it is not known here how many windows there are. */
#ifndef UNBANK_WIDTHS_READINGS_KNOWN_H
#define UNBANK_WIDTHS_READINGS_KNOWN_H

#include "ptxas/address/address.h"

struct readings;
struct site;

struct known_addresses {
  struct map left;    /* a base -> how many accesses have it, if a loop leaves a constant in it */
  struct map numbers; /* an array, and load or store: set if such an access has an address that
                         ptxas computes from constants, but that is not computed here */
};

/* Records that an access has an address that is made of constants, but is not computed here. */
void unbank_note_number(struct readings *readings, const struct site *site);

/* Records what loops leave in the bases of an access. True if it depends on such a constant. */
bool unbank_note_left(struct readings *readings, struct site *site, uint32_t must, uint32_t may);

/* Marks an access if it depends on such a constant, and another access depends on it, too. */
void unbank_mark_left(struct readings *readings, const struct site *site);

/* Marks an access that may be a neighbour of those of unbank_note_number. */
void unbank_mark_number(struct readings *readings, const struct site *site);

/* Marks a store at a constant address in an unrolled loop: it may be beyond what ptxas merges. */
void unbank_mark_crowd(struct readings *readings, const struct site *site, struct address address);

/* Finds the constant addresses that may be neighbours of other arrays' accesses, and marks stores
 * that may be beyond what ptxas merges. */
void unbank_mark_known(struct readings *readings);

#endif
