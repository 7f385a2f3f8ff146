/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Immediate post-dominators: dominators of the reversed graph, in which an exit node E precedes
 * every block that ends the function. The algorithm is that of Cooper, Harvey and Kennedy, "A
 * Simple, Fast Dominance Algorithm" (2001): walk the nodes in reverse post-order and intersect the
 * dominators of their neighbours until nothing changes.
 *
 * Lanes that trap do not come back, so a block that is never left (it ends in `unreachable`, or all
 * that follows it does) keeps nobody waiting: E does not precede it, and it counts for nobody else.
 * It reconverges at E itself, like a block of an endless loop.
 */
#include "support/postdom.h"

#include <string.h>

#define UNSEEN UINT32_MAX

/* The reversed graph: what leads to a node. Node flow->count is E. */
struct reversed {
  uint32_t *first, *nodes;
};

static bool ends_function(const struct unbank_cfg *flow, uint32_t block) {
  return flow->first[block] == flow->first[block + 1] && !flow->stops[block];
}

static struct reversed reverse(const struct unbank_cfg *flow, struct arena *arena) {
  uint32_t n = flow->count, edges = flow->first[n];
  struct reversed out = {ARENA_ARRAY(arena, uint32_t, n + 2),
                         ARENA_ARRAY(arena, uint32_t, edges + n)};
  for (uint32_t edge = 0; edge < edges; edge++)
    out.first[flow->successors[edge] + 1]++;
  for (uint32_t block = 0; block < n; block++)
    out.first[n + 1] += ends_function(flow, block);
  for (uint32_t node = 0; node <= n; node++)
    out.first[node + 1] += out.first[node];
  uint32_t *next = ARENA_ARRAY(arena, uint32_t, n + 1);
  memcpy(next, out.first, (n + 1) * sizeof *next);
  for (uint32_t block = 0; block < n; block++) {
    for (uint32_t edge = flow->first[block]; edge < flow->first[block + 1]; edge++)
      out.nodes[next[flow->successors[edge]]++] = block;
    if (ends_function(flow, block))
      out.nodes[next[n]++] = block;
  }
  return out;
}

/* Nodes that reach the end, in post-order from E; rank[node] is the place in `order`. */
static uint32_t post_order(const struct reversed *graph, uint32_t exit, uint32_t *order,
                           uint32_t *rank, struct arena *arena) {
  uint32_t *stack = ARENA_ARRAY(arena, uint32_t, exit + 1);
  uint32_t *next = ARENA_ARRAY(arena, uint32_t, exit + 1);
  bool *seen = ARENA_ARRAY(arena, bool, exit + 1);
  uint32_t depth = 0, count = 0;
  for (uint32_t node = 0; node <= exit; node++) {
    next[node] = graph->first[node];
    rank[node] = UNSEEN;
  }
  stack[depth++] = exit;
  seen[exit] = true;
  while (depth) {
    uint32_t node = stack[depth - 1];
    if (next[node] == graph->first[node + 1]) {
      rank[node] = count;
      order[count++] = node;
      depth--;
      continue;
    }
    uint32_t before = graph->nodes[next[node]++];
    if (!seen[before]) {
      seen[before] = true;
      stack[depth++] = before;
    }
  }
  return count;
}

static uint32_t intersect(uint32_t a, uint32_t b, const uint32_t *dominator, const uint32_t *rank) {
  while (a != b) {
    while (rank[a] < rank[b])
      a = dominator[a];
    while (rank[b] < rank[a])
      b = dominator[b];
  }
  return a;
}

static uint32_t meet_successors(const struct unbank_cfg *flow, uint32_t block,
                                const uint32_t *dominator, const uint32_t *rank) {
  if (ends_function(flow, block))
    return flow->count;
  uint32_t meet = UNSEEN;
  for (uint32_t edge = flow->first[block]; edge < flow->first[block + 1]; edge++) {
    uint32_t successor = flow->successors[edge];
    if (dominator[successor] != UNSEEN)
      meet = meet == UNSEEN ? successor : intersect(meet, successor, dominator, rank);
  }
  return meet;
}

uint32_t *unbank_immediate_postdominators(const struct unbank_cfg *flow, struct arena *arena) {
  uint32_t exit = flow->count;
  struct reversed graph = reverse(flow, arena);
  uint32_t *order = ARENA_ARRAY(arena, uint32_t, exit + 1);
  uint32_t *rank = ARENA_ARRAY(arena, uint32_t, exit + 1);
  uint32_t *dominator = ARENA_ARRAY(arena, uint32_t, exit + 1);
  uint32_t count = post_order(&graph, exit, order, rank, arena);
  for (uint32_t node = 0; node < exit; node++)
    dominator[node] = UNSEEN;
  dominator[exit] = exit;
  for (bool changed = true; changed;) {
    changed = false;
    for (uint32_t at = count - 1; at-- > 0;) { /* E, the last of the order, is settled */
      uint32_t block = order[at];
      uint32_t meet = meet_successors(flow, block, dominator, rank);
      changed |= dominator[block] != meet;
      dominator[block] = meet;
    }
  }
  for (uint32_t block = 0; block < exit; block++)
    if (dominator[block] == UNSEEN)
      dominator[block] = exit;
  return dominator;
}

struct unbank_cfg unbank_cfg_new(struct arena *arena, uint32_t count, uint32_t edges) {
  return (struct unbank_cfg){.count = count,
                             .first = ARENA_ARRAY(arena, uint32_t, count + 1),
                             .successors = ARENA_ARRAY(arena, uint32_t, edges + 1),
                             .stops = ARENA_ARRAY(arena, bool, count + 1)};
}
