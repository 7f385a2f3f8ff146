/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Screening: what a layout of a unit would cost, by demands (trace/demand.h), in about a
 * microsecond.
 *
 * Which accesses the hardware merges depends on the layout, and finding out takes as long as
 * screening hundreds: it is asked once for each class of layouts (the atom, permuted or only
 * padded), of the first that is met of it. */
#ifndef UNBANK_IR_SCREEN_H
#define UNBANK_IR_SCREEN_H

#include "ir/cost.h"
#include "trace/demand.h"

struct screen;
/* Everything lives in `arena`. */
struct screen *unbank_screen(struct arena *arena, struct judge *judge, const struct unit *unit);

struct screened {
  double wavefronts; /* any figure above the limit when it is exceeded */
  double accesses;   /* that the hardware executes */
};
struct screened unbank_screen_layout(struct screen *screen, const struct unbank_layout *layout,
                                     double limit);

/* The least that any layout with the widths of this one may have, without a look at it. */
struct screened unbank_screen_least(struct screen *screen, const struct unbank_layout *layout);

/* Where a layout takes more than 1 + tolerance times the wavefronts, if anywhere: with few trips of
 * loops whose trips are not known, or for another plausible shape of the block. */
enum screened_harm { SCREENED_HARMLESS, SCREENED_HARMS_FEW_TRIPS, SCREENED_HARMS_SHAPE };
enum screened_harm unbank_screen_harms(struct screen *screen, const struct unbank_layout *layout,
                                       double tolerance);

/* What the linear layouts that keep atoms are asked: folded sets. */
const struct demand *unbank_screen_bits(struct screen *screen, uint32_t atom);

/* Sets that were looked at so far. */
uint64_t unbank_screen_work(const struct screen *screen);

#endif
