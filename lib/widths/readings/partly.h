/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Bytes that are in a register on some of the paths to a load only. If paths with different
 * versions of memory meet before the load, some of them may have accessed its bytes and not written
 * since. On these paths the bytes are in a register, and ptxas may load them on the other paths
 * only (partial redundancy elimination). If the loads of a window differ in the blocks that have
 * their bytes, they were then seen to merge in pairs, in part, and as if nothing were in a register
 * (8 test kernels on sm_75 to sm_120, with arms, switches, and rolled loops). After a store next to
 * the load's bytes on some path, loads merge as after such a store in their own block (merge.h).
 *
 * If each of the other paths has a load of the window after its last write, that load was seen to
 * become as wide as both. If one of these paths has none, all loads stay as they are, and so does a
 * load before the branch (27 test kernels with such paths, of 4,000, on sm_75 to sm_120:
 * test/lab/ways.py).
 *
 * On the paths that have the bytes, a load may hand its register over to the load after the join. A
 * load of which this holds was seen apart from the rest of its window (4 and 8 bytes of 16, on
 * sm_80).
 *
 * If another arm of a branch accesses the bytes, the loads of the window were seen to merge in
 * part, too (3 test kernels on sm_75 and sm_100). A load before an inner loop was seen to merge
 * with a load of another place that begins the loop's first iteration (sm_90). */
#ifndef UNBANK_WIDTHS_READINGS_PARTLY_H
#define UNBANK_WIDTHS_READINGS_PARTLY_H

#include "widths/readings/readings.h"

/* Marks such loads, and the loads of their windows. */
void unbank_mark_partly(struct readings *readings);

#endif
