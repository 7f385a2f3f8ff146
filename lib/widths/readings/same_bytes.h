/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Loads of the same bytes in several blocks. Of the windows around them it is not known which loads
 * merge where the first is not executed whenever the others are: a later one was seen to merge with
 * others and not to.
 *
 *   leader       the first block that loads of a window
 *   moved        a load that may merge with one of an earlier block: ptxas moves it there
 *   generation   of a block: the loop that ends last before it. Behind a loop that stays one what
 *                was loaded before is loaded again (17 forms on sm_75, 90 and 120, of loops around
 *                the earlier load, behind it, and around neither); whether one stays is open here,
 *                and so is what is at an address that the loop computes, which ptxas was seen to
 *                have in a register behind its last iteration. What a loop
 *                loads, a part of what is loaded behind it, was seen as wide as that in the loop
 *                (a loop that stays, on sm_89)
 */
#ifndef UNBANK_WIDTHS_READINGS_SAME_BYTES_H
#define UNBANK_WIDTHS_READINGS_SAME_BYTES_H

#include <stdbool.h>
#include <stdint.h>

#include "support/map.h"

struct readings;
struct site;

struct same_bytes {
  struct map repeats;   /* windows with bytes that several blocks load, or beside such */
  struct map leaders;   /* a window to the first block that loads of it */
  struct map doubts;    /* windows and blocks in which is_doubtful() */
  struct map reloads;   /* windows with bytes that are loaded again behind a loop, to why they may
                           not be */
  struct map moved;     /* a block to how many of its loads merge with those of others */
  struct map places;    /* a window to the place and width of its loads, or UINT32_MAX: several */
  uint32_t *generation; /* by block: 1 + the loop that ends last before it; 0: none */
};

void unbank_find_same_bytes(struct readings *readings);

/* Whether several blocks load bytes of a site's window, or of one beside it. */
bool unbank_has_repeats(struct readings *readings, const struct site *site);

/* Whether bytes of a site's window are loaded again behind a loop. */
bool unbank_is_reloaded(struct readings *readings, const struct site *site);

/* Whether a load of their window is executed before a block and a site, and they become a part of
 * that. */
bool unbank_is_led(struct readings *readings, uint32_t first, const struct site *second);

/* Says of a load if it is not known whether it merges, as others load its bytes. */
void unbank_mark_same_bytes(struct readings *readings, const struct site *site);

/* Marks the windows of which not all loads are moved. */
void unbank_mark_moved(struct readings *readings);

#endif
