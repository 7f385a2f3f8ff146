/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What only some ways to a load bring along. Where ways of several versions of memory meet, nothing
 * is written on some of them behind an access to the load's bytes: there they are in a register,
 * and ptxas may load them on the other ways alone. Loads of a window that differ in the blocks that
 * have their bytes so were then seen to merge in pairs, in part, and as if nothing were (8 forms on
 * sm_75 to sm_120, with arms, switches, and rolled loops). Behind a store beside the load's bytes,
 * on some way, loads merge as behind one in its block (merge.h).
 *
 * A load of the window on the other ways was seen as wide as both, where each of these has one
 * behind its last write. Where one of them has none, all stay as they are, and so does a load ahead
 * of the branch (27 forms of such ways in 4,000 kernels, sm_75 to sm_120: test/lab/ways.py).
 *
 * On the ways that have them, the loads that these ways lack may take over a register: a load of
 * which that is so was seen apart from the rest of its window (4 and 8 bytes of 16, on sm_80).
 *
 * Where another arm of a branch accesses the bytes, the loads of the window were seen to merge in
 * part, too (3 forms on sm_75 and sm_100); and a load ahead of an inner loop with one of another
 * place that its first iteration begins with (sm_90). */
#ifndef UNBANK_WIDTHS_READINGS_PARTLY_H
#define UNBANK_WIDTHS_READINGS_PARTLY_H

#include "widths/readings/readings.h"

/* Marks such loads, and those of their windows. */
void unbank_mark_partly(struct readings *readings);

#endif
