/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Loads of the same bytes in several blocks. If the first of them is not executed whenever the
 * others are, it is open which loads of the windows around these bytes merge: a later one was seen
 * to merge with others, and not to.
 *
 *   leader       the first block that loads from a window
 *   moved        said of a load that may merge with one of an earlier block: ptxas moves it there
 *   generation   of a block: the last loop that ends before it
 *
 * After a loop that stays rolled, bytes that were loaded before are loaded again (17 test kernels
 * on sm_75, sm_90 and sm_120, with the loop around the earlier load, after it, and around neither).
 * If it is not certain that the loop stays rolled, whether they are loaded again is open. So it is
 * for bytes at an address that the loop computes, which ptxas was seen to have in a register after
 * the last iteration. If the loop loads a part of what is loaded after it, its load was seen to be
 * as wide as the later one (a loop that stays rolled, on sm_89). */
#ifndef UNBANK_WIDTHS_READINGS_SAME_BYTES_H
#define UNBANK_WIDTHS_READINGS_SAME_BYTES_H

#include <stdbool.h>
#include <stdint.h>

#include "support/map.h"

struct readings;
struct site;

struct same_bytes {
  struct map repeats; /* windows with bytes that several blocks load, not counting arms of tables,
                         and windows next to these */
  struct map leaders; /* a window -> its leader */
  struct map doubts;  /* windows and blocks: it is open whether the block's loads of it merge */
  struct map reloads; /* a window with bytes that are loaded again after a loop -> why they may
                         not be */
  struct map moved;   /* a block -> how many of its loads are moved */
  struct map movable; /* bytes -> the first block, other than an arm of a table, that loads them */
  struct map places;  /* a window -> the place and width of its loads; UINT32_MAX: they differ */
  uint32_t *generation; /* by block: 1 + its generation; 0: none */
};

void unbank_find_same_bytes(struct readings *readings);

/* Whether several blocks, not counting arms of tables, load bytes of a site's window, or of one
 * beside it. */
bool unbank_has_repeats(struct readings *readings, const struct site *site);

/* Whether bytes of a site's window are loaded again after a loop. */
bool unbank_is_reloaded(struct readings *readings, const struct site *site);

/* Whether the leader of the second site's window dominates both blocks, so that both loads become a
 * part of the leader's. */
bool unbank_is_led(struct readings *readings, uint32_t first, const struct site *second);

/* Marks a load if it is open whether it merges because others load its bytes. */
void unbank_mark_same_bytes(struct readings *readings, const struct site *site);

/* Marks the windows with more loads than ptxas moves. */
void unbank_mark_moved(struct readings *readings);

#endif
