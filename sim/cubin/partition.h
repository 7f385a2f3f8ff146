/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The ways in which codegen and ptxas can make instructions of accesses that lie side by side.
 *
 *   cluster     accesses of one kind and basic block, at constant distances from one another with
 *               hardly a gap, none of which stands behind a barrier or overlaps another
 *   window      the aligned bytes that one instruction moves
 *   partition   windows that take a whole cluster
 *
 * Where a cluster lies modulo 16 is not known, nor what ptxas can prove of it. So each width up to
 * which accesses are merged (or taken apart), and each place of the first byte, give a partition:
 *
 *     words 0 1 2 3 4 5    as in the IR       4 4 4 4 4 4
 *                          up to 8            8 8 8,  or 4 8 8 4
 *                          up to 16           16 8,  8 16,  4 16 4,  or 4 8 ... from place 12
 *
 * A window of 16 of which one word is not asked for may be loaded whole. A load of which only some
 * bytes are used may move these alone, but no two windows share an aligned number.
 */
#ifndef UNBANK_SIM_CUBIN_PARTITION_H
#define UNBANK_SIM_CUBIN_PARTITION_H

#include "sim/sim.h"

struct window {
  int64_t start; /* a distance, as the sites' */
  uint32_t bytes;
};
LIST_STRUCT(partition, struct window);
struct cluster {
  enum unbank_op op;
  struct {
    uint32_t *items; /* by their distance */
    size_t count, capacity;
  } sites;
  LIST_OF(struct partition)
  partitions; /* the partition of the IR comes first if each site is one instruction there */
  bool has_own;
};
LIST_STRUCT(clusters, struct cluster);

/* The clusters of the listed sites, in ascending order, with their partitions. */
struct clusters find_clusters(const struct program *program, const uint32_t *sites, size_t count,
                              struct arena *arena);
bool window_meets(const struct window *window, const struct site *site);
bool partition_equal(const struct partition *a, const struct partition *b);

#endif
