/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Dominators are found as by Cooper, Harvey and Kennedy, "A Simple, Fast Dominance Algorithm"
 * (2001): walk the nodes in reverse post-order and intersect the dominators of their neighbours
 * until nothing changes. */
#include "support/graph.h"

#include <string.h>

struct graph graph_new(struct arena *arena, uint32_t count, uint32_t edges) {
  return (struct graph){count, ARENA_ARRAY(arena, uint32_t, count + 1),
                        ARENA_ARRAY(arena, uint32_t, edges + 1)};
}

struct graph graph_reversed(const struct graph *graph, struct arena *arena) {
  const uint32_t n = graph->count, edges = graph->first[n];
  struct graph out = graph_new(arena, n, edges);
  uint32_t *next = ARENA_ARRAY(arena, uint32_t, n + 1);
  for (uint32_t edge = 0; edge < edges; edge++)
    out.first[graph->to[edge] + 1]++;
  for (uint32_t node = 0; node < n; node++)
    out.first[node + 1] += out.first[node];
  memcpy(next, out.first, (n + 1) * sizeof *next);
  for (uint32_t node = 0; node < n; node++)
    for (uint32_t edge = graph->first[node]; edge < graph->first[node + 1]; edge++)
      out.to[next[graph->to[edge]]++] = node;
  return out;
}

struct graph_order graph_order(const struct graph *graph, uint32_t root, struct arena *arena) {
  const uint32_t n = graph->count;
  uint32_t *stack = ARENA_ARRAY(arena, uint32_t, n + 1), depth = 0, done = n;
  uint32_t *next = ARENA_ARRAY(arena, uint32_t, n + 1);
  bool *seen = ARENA_ARRAY(arena, bool, n + 1);
  struct graph_order out = {.nodes = ARENA_ARRAY(arena, uint32_t, n + 1),
                            .rank = ARENA_ARRAY(arena, uint32_t, n + 1)};
  for (uint32_t node = 0; node < n; node++) {
    next[node] = graph->first[node];
    out.rank[node] = GRAPH_NONE;
  }
  stack[depth++] = root;
  seen[root] = true;
  while (depth) {
    const uint32_t node = stack[depth - 1];
    if (next[node] == graph->first[node + 1]) {
      out.nodes[--done] = node;
      depth--;
      continue;
    }
    const uint32_t to = graph->to[next[node]++];
    if (!seen[to])
      seen[to] = true, stack[depth++] = to;
  }
  out.nodes += done;
  out.count = n - done;
  for (uint32_t i = 0; i < out.count; i++)
    out.rank[out.nodes[i]] = i;
  return out;
}

static uint32_t intersect(const uint32_t *rank, const uint32_t *dominator, uint32_t a, uint32_t b) {
  while (a != b) {
    while (rank[a] > rank[b])
      a = dominator[a];
    while (rank[b] > rank[a])
      b = dominator[b];
  }
  return a;
}

uint32_t *graph_dominators(const struct graph *into, const struct graph_order *order,
                           struct arena *arena) {
  uint32_t *dominator = ARENA_ARRAY(arena, uint32_t, into->count + 1);
  for (uint32_t node = 0; node < into->count; node++)
    dominator[node] = GRAPH_NONE;
  dominator[order->nodes[0]] = order->nodes[0];
  for (bool changed = true; changed;) {
    changed = false;
    for (uint32_t i = 1; i < order->count; i++) {
      const uint32_t node = order->nodes[i];
      uint32_t best = GRAPH_NONE;
      for (uint32_t edge = into->first[node]; edge < into->first[node + 1]; edge++) {
        const uint32_t from = into->to[edge];
        if (dominator[from] != GRAPH_NONE)
          best = best == GRAPH_NONE ? from : intersect(order->rank, dominator, best, from);
      }
      changed |= dominator[node] != best;
      dominator[node] = best;
    }
  }
  return dominator;
}
