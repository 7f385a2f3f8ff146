/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Directed graphs, and which of their nodes dominate others. */
#ifndef UNBANK_SUPPORT_GRAPH_H
#define UNBANK_SUPPORT_GRAPH_H

#include <stdbool.h>
#include <stdint.h>

#include "support/arena.h"

/* The edges of node n lead to[first[n]] .. to[first[n + 1] - 1]. */
struct graph {
  uint32_t count;
  uint32_t *first, *to;
};

/* Room for `count` nodes with `edges` edges in all; to be filled. */
struct graph graph_new(struct arena *arena, uint32_t count, uint32_t edges);

/* What leads to each node, in their order. */
struct graph graph_reversed(const struct graph *graph, struct arena *arena);

/* The nodes that a root leads to, in reverse post-order, so that each is behind those that dominate
 * it. */
enum { GRAPH_NONE = UINT32_MAX };
struct graph_order {
  uint32_t *nodes, *rank; /* rank[node]: its place; GRAPH_NONE: nothing leads to it */
  uint32_t count;
};
struct graph_order graph_order(const struct graph *graph, uint32_t root, struct arena *arena);

/* For each node its immediate dominator, that of the root being itself; GRAPH_NONE where nothing
 * leads to it. `into`: the graph, reversed. */
uint32_t *graph_dominators(const struct graph *into, const struct graph_order *order,
                           struct arena *arena);

#endif
