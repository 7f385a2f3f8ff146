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

/* A graph for the caller to fill, with room for `count` nodes and `edges` edges. */
struct graph graph_new(struct arena *arena, uint32_t count, uint32_t edges);

/* The graph with all edges reversed; a node's edges are in the order of the nodes they lead to. */
struct graph graph_reversed(const struct graph *graph, struct arena *arena);

/* The nodes that can be reached from a root, in reverse post-order, so that each comes after those
 * that dominate it. */
enum { GRAPH_NONE = UINT32_MAX };
struct graph_order {
  uint32_t *nodes, *rank; /* rank[node]: its index in `nodes`; GRAPH_NONE: it is not reached */
  uint32_t count;
};
struct graph_order graph_order(const struct graph *graph, uint32_t root, struct arena *arena);

/* The immediate dominator of each node. The root has itself, and nodes that are not reached have
 * GRAPH_NONE. `into`: the reversed graph. */
uint32_t *graph_dominators(const struct graph *into, const struct graph_order *order,
                           struct arena *arena);

#endif
