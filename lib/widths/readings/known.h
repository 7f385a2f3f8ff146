/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Addresses that ptxas knows: places in arrays, and what it computes of numbers alone, as a loop
 * leaves them. Those that are computed there and not here may be neighbours of those that are.
 *
 * From sm_90 on 61 windows of stores at known addresses were seen to merge in a block, and no
 * more. Of a loop that ptxas unrolls nobody here knows how many there are. */
#ifndef UNBANK_WIDTHS_READINGS_KNOWN_H
#define UNBANK_WIDTHS_READINGS_KNOWN_H

#include "ptxas/address.h"

struct readings;
struct site;

struct known_addresses {
  struct map left;    /* a base to how many accesses have numbers in it that a loop left */
  struct map numbers; /* an array, and loads or stores of which one's address is made of numbers
                         alone, as ptxas computes it and nobody here does */
};

/* Notes that an access has an address that is made of numbers, and is not computed here. */
void unbank_note_number(struct readings *readings, const struct site *site);

/* Notes what loops leave in the bases of an access. True if it depends on such a number. */
bool unbank_note_left(struct readings *readings, struct site *site, uint32_t must, uint32_t may);

/* Marks an access if others depend on the number that it does, too. */
void unbank_mark_left(struct readings *readings, const struct site *site);

/* Marks an access that may be a neighbour of those of unbank_note_number. */
void unbank_mark_number(struct readings *readings, const struct site *site);

/* Marks a store of a loop that is unrolled if it may be one too many. */
void unbank_mark_crowd(struct readings *readings, const struct site *site, struct address address);

/* Says which known addresses meet those of other arrays, and which stores may be too many. */
void unbank_mark_known(struct readings *readings);

#endif
