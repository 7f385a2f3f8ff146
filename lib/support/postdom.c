/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Immediate post-dominators: dominators of the reversed graph, in which an exit node E precedes
 * every block that ends the function.
 *
 * Lanes that trap do not come back, so a block that is never left (it ends in `unreachable`, or all
 * that follows it does) keeps nobody waiting: E does not precede it, and it counts for nobody else.
 * It reconverges at E itself, like a block of an endless loop.
 */
#include "support/postdom.h"

#include "support/graph.h"

/* With a node more, flow->count, which is E. */
static struct graph with_exit(const struct unbank_cfg *flow, struct arena *arena) {
  const uint32_t n = flow->count;
  struct graph out = graph_new(arena, n + 1, flow->first[n] + n);
  uint32_t edges = 0;
  for (uint32_t block = 0; block < n; block++) {
    for (uint32_t edge = flow->first[block]; edge < flow->first[block + 1]; edge++)
      out.to[edges++] = flow->successors[edge];
    if (flow->first[block] == flow->first[block + 1] && !flow->stops[block])
      out.to[edges++] = n;
    out.first[block + 1] = edges;
  }
  out.first[n + 1] = edges;
  return out;
}

uint32_t *unbank_immediate_postdominators(const struct unbank_cfg *flow, struct arena *arena) {
  const uint32_t exit = flow->count;
  const struct graph forward = with_exit(flow, arena), reversed = graph_reversed(&forward, arena);
  const struct graph_order order = graph_order(&reversed, exit, arena);
  uint32_t *dominator = graph_dominators(&forward, &order, arena);
  for (uint32_t block = 0; block < exit; block++)
    if (dominator[block] == GRAPH_NONE)
      dominator[block] = exit;
  return dominator;
}

struct unbank_cfg unbank_cfg_new(struct arena *arena, uint32_t count, uint32_t edges) {
  return (struct unbank_cfg){.count = count,
                             .first = ARENA_ARRAY(arena, uint32_t, count + 1),
                             .successors = ARENA_ARRAY(arena, uint32_t, edges + 1),
                             .stops = ARENA_ARRAY(arena, bool, count + 1)};
}
