/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "ptxas/flow.h"

#include <string.h>

#include "ptxas/rolled.h"

#define NONE GRAPH_NONE

static bool is_elsewhere(const struct ptx_instruction *it) {
  return PTX_HAS_ANY(it, "global", "local", "param", "const");
}

bool unbank_is_subroutine(const struct ptx_instruction *it) {
  if (PTX_IS_ANY(it, "div", "sqrt", "rcp") && PTX_HAS_ANY(it, "rn", "rz", "rm", "rp"))
    return true;
  if (PTX_IS_ANY(it, "div", "rem") && PTX_HAS_ANY(it, "s64", "u64"))
    return true;
  return unbank_ptx_has(it, "f64") && PTX_IS_ANY(it, "rsqrt", "sqrt", "rcp") &&
         !unbank_ptx_has(it, "ftz"); /* with that it is one instruction */
}

static bool is_before_90(const struct ptx_function *function) {
  return function->architecture && function->architecture < 90;
}

/* Whether an instruction has the name of one that waits, but no load waits for it: it begins a
 * group, copies into the L2 only, unpacks a number, or ends a barrier. */
static bool is_no_wait(const struct ptx_function *function, const struct ptx_instruction *it) {
  return PTX_HAS_ANY(it, "commit_group", "prefetch", "pending_count") ||
         (unbank_ptx_has(it, "inval") && is_before_90(function));
}

bool unbank_ends_version(const struct ptx_function *function, const struct ptx_instruction *it) {
  if (unbank_is_subroutine(it))
    return true;
  if (PTX_IS_ANY(it, "prefetch", "prefetchu"))
    return !is_elsewhere(it);
  if (!PTX_IS_ANY(it, "bar", "barrier", "membar", "fence", "call", "cp", "stmatrix", "nanosleep",
                  "mbarrier", "wgmma", "?", "griddepcontrol", "st", "red", "atom", "tcgen05") ||
      is_no_wait(function, it))
    return false;
  if (PTX_IS_ANY(it, "red", "atom") && is_elsewhere(it))
    return is_before_90(function) && PTX_HAS_ANY(it, "acquire", "release", "acq_rel");
  return !(unbank_ptx_is(it, "st") && is_elsewhere(it));
}

bool unbank_ends_stores(const struct ptx_instruction *it) {
  bool orders = PTX_IS_ANY(it, "st", "red", "atom") && PTX_HAS_ANY(it, "release", "acq_rel");
  bool may_access =
      it->is_guarded &&
      PTX_IS_ANY(it, "ld", "ldu", "st", "red", "atom", "prefetch", "prefetchu", "discard",
                 "applypriority", "cp", "tex", "tld4", "suld", "sust", "sured", "multimem");
  bool loads = unbank_ptx_is(it, "ld") && !is_elsewhere(it) && !unbank_ptx_has(it, "volatile");
  return loads || orders || may_access || PTX_HAS_ANY(it, "commit_group", "inval") ||
         PTX_IS_ANY(it, "ldmatrix", "pmevent", "brkpt", "fns", "setmaxnreg");
}

/* Blocks in reverse post-order. */
struct order {
  uint32_t *blocks, *rank; /* rank[block]: NONE if it is not reached */
  uint32_t count;
  struct ptx_predecessors into; /* of each block */
};

static struct order order_blocks(const struct ptx_function *function, struct arena *arena) {
  const struct graph graph = unbank_ptx_graph(function, arena);
  const struct graph_order order = graph_order(&graph, 0, arena);
  return (struct order){order.nodes, order.rank, order.count,
                        unbank_ptx_predecessors(function, arena)};
}

static uint32_t *find_dominators(const struct order *order, uint32_t count, struct arena *arena) {
  const struct graph into = {count, order->into.first, order->into.blocks};
  const struct graph_order nodes = {order->blocks, order->rank, order->count};
  return graph_dominators(&into, &nodes, arena);
}

/* Intervals: in the dominator tree, those of children lie within their parent's. Parents come first
 * in reverse post-order, so sizes are added up backwards, and intervals assigned forwards. */
static void find_intervals(struct flow *out, const struct order *order, const uint32_t *dominator,
                           uint32_t count, struct arena *arena) {
  uint32_t *size = ARENA_ARRAY(arena, uint32_t, count + 1),
           *used = ARENA_ARRAY(arena, uint32_t, count + 1);
  out->enter = ARENA_ARRAY(arena, uint32_t, count + 1);
  out->leave = ARENA_ARRAY(arena, uint32_t, count + 1);
  for (uint32_t i = order->count; i-- > 0;) {
    uint32_t b = order->blocks[i];
    size[b]++;
    if (i)
      size[dominator[b]] += size[b];
  }
  for (uint32_t i = 0; i < order->count; i++) {
    uint32_t b = order->blocks[i], parent = dominator[b];
    out->enter[b] = i ? out->enter[parent] + 1 + used[parent] : 0;
    if (i)
      used[parent] += size[b];
    out->leave[b] = out->enter[b] + size[b];
  }
  for (uint32_t b = 0; b < count; b++)
    if (order->rank[b] == NONE) /* unreachable: disjoint from all others */
      out->enter[b] = out->leave[b] = count + b;
}

/* Loops. */

static uint32_t loop_of(struct flow *out, uint32_t header, struct arena *arena) {
  for (uint32_t i = (uint32_t)out->loops.count; i-- > 0;)
    if (out->loops.items[i].header == header)
      return i;
  *ARENA_PUSH(arena, &out->loops) =
      (struct flow_loop){.header = header, .parent = FLOW_NO_LOOP, .is_block = true};
  return (uint32_t)out->loops.count - 1;
}

/* In reverse post-order, the headers of outer loops come first. So each block is first assigned to
 * the outermost loop, and then to the loops inside that. */
static void find_loops(struct flow *out, const struct order *order, uint32_t count,
                       struct arena *arena) {
  uint32_t *stack = ARENA_ARRAY(arena, uint32_t, count + 1);
  out->loop = ARENA_ARRAY(arena, uint32_t, count + 1);
  for (uint32_t b = 0; b < count; b++)
    out->loop[b] = FLOW_NO_LOOP;
  for (uint32_t i = 0; i < order->count; i++) {
    uint32_t header = order->blocks[i], loop = FLOW_NO_LOOP, depth = 0;
    for (uint32_t p = order->into.first[header]; p < order->into.first[header + 1]; p++) {
      uint32_t from = order->into.blocks[p];
      if (order->rank[from] == NONE || !unbank_flow_dominates(out, header, from))
        continue;
      if (loop == FLOW_NO_LOOP) {
        loop = loop_of(out, header, arena);
        out->loops.items[loop].parent = out->loop[header];
        out->loop[header] = loop;
      }
      if (from != header)
        stack[depth++] = from;
    }
    if (loop == FLOW_NO_LOOP)
      continue;
    while (depth) {
      uint32_t b = stack[--depth];
      if (out->loop[b] == loop)
        continue;
      out->loop[b] = loop;
      out->loops.items[loop].is_block = false;
      for (uint32_t p = order->into.first[b]; p < order->into.first[b + 1]; p++)
        if (order->rank[order->into.blocks[p]] != NONE &&
            out->loop[order->into.blocks[p]] != loop && order->into.blocks[p] != header)
          stack[depth++] = order->into.blocks[p];
    }
  }
}

/* Versions. */

uint32_t unbank_version_after(const struct ptx_function *function, uint32_t instruction) {
  return (uint32_t)function->blocks.count + 1 + instruction;
}

/* Versions during the search. A block begins its own version if a predecessor ends with another
 * version than the block's immediate dominator. */
struct versions {
  const struct order *order;
  const uint32_t *dominator;
  uint32_t *last;  /* by block: the version after its last write, or NONE */
  uint32_t *begun; /* by block: the version at its start */
  bool *is_own;    /* by block: that is its own version, 1 + the block */
};

/* The version at the end of a block. */
static uint32_t version_left(const struct versions *it, uint32_t block) {
  return it->last[block] != NONE ? it->last[block] : it->begun[block];
}

static bool meets_others(const struct versions *it, uint32_t block) {
  const struct ptx_predecessors *into = &it->order->into;
  for (uint32_t p = into->first[block]; p < into->first[block + 1]; p++)
    if (it->order->rank[into->blocks[p]] != NONE &&
        version_left(it, into->blocks[p]) != it->begun[block])
      return true;
  return false;
}

/* Propagates versions down the dominator tree, and finds the blocks that have to begin their own;
 * true if there is a new one. */
static bool find_more_versions(struct versions *it) {
  const struct order *order = it->order;
  bool found = false;
  for (uint32_t i = 0; i < order->count; i++) {
    const uint32_t b = order->blocks[i];
    it->begun[b] = it->is_own[b] ? 1 + b : i ? version_left(it, it->dominator[b]) : 0;
  }
  for (uint32_t i = 1; i < order->count; i++) {
    const uint32_t b = order->blocks[i];
    const bool begins = !it->is_own[b] && meets_others(it, b);
    it->is_own[b] |= begins;
    found |= begins;
  }
  return found;
}

static uint32_t *find_versions(const struct ptx_function *function, const struct order *order,
                               const uint32_t *dominator, struct arena *arena) {
  const uint32_t count = (uint32_t)function->blocks.count;
  struct versions it = {order, dominator, ARENA_ARRAY(arena, uint32_t, count + 1),
                        ARENA_ARRAY(arena, uint32_t, count + 1),
                        ARENA_ARRAY(arena, bool, count + 1)};
  for (uint32_t b = 0; b < count; b++) {
    const struct ptx_block *block = &function->blocks.items[b];
    it.last[b] = NONE;
    for (uint32_t i = block->first; i < block->end; i++)
      if (unbank_ends_version(function, &function->instructions.items[i]))
        it.last[b] = unbank_version_after(function, i);
    it.begun[b] = 1 + b;
  }
  const uint32_t entry = order->count ? order->blocks[0] : 0;
  it.is_own[entry] = order->count && order->into.first[entry] != order->into.first[entry + 1];
  while (find_more_versions(&it))
    ;
  return it.begun;
}

/* Lists the reachable blocks in reverse post-order, and then the others. */
static uint32_t *list_blocks(const struct order *order, uint32_t count, struct arena *arena) {
  uint32_t *out = ARENA_ARRAY(arena, uint32_t, count + 1), next = order->count;
  memcpy(out, order->blocks, order->count * sizeof *out);
  for (uint32_t b = 0; b < count; b++)
    if (order->rank[b] == NONE)
      out[next++] = b;
  return out;
}

uint32_t unbank_flow_version_at_end(const struct flow *flow, const struct ptx_function *function,
                                    uint32_t block) {
  const struct ptx_block *it = &function->blocks.items[block];
  for (uint32_t i = it->end; i-- > it->first;)
    if (unbank_ends_version(function, &function->instructions.items[i]))
      return unbank_version_after(function, i);
  return flow->version[block];
}

/* The version at the end of all predecessors of a header that are inside the loop, or outside;
 * FLOW_NO_VERSION if there are several. */
static uint32_t version_from(const struct flow *flow, const struct ptx_function *function,
                             const struct order *order, uint32_t header, bool inside) {
  uint32_t out = FLOW_NO_VERSION;
  for (uint32_t p = order->into.first[header]; p < order->into.first[header + 1]; p++) {
    uint32_t from = order->into.blocks[p];
    if (order->rank[from] == NONE || unbank_flow_dominates(flow, header, from) != inside)
      continue;
    uint32_t version = unbank_flow_version_at_end(flow, function, from);
    if (out != FLOW_NO_VERSION && version != out)
      return FLOW_NO_VERSION;
    out = version;
  }
  return out;
}

void unbank_flow_of(struct flow *out, const struct ptx_function *function, struct arena *arena) {
  *out = (struct flow){.is_known = true};
  for (size_t b = 0; b < function->blocks.count; b++)
    out->is_known &= !function->blocks.items[b].leads_anywhere;
  struct order order = order_blocks(function, arena);
  out->blocks = list_blocks(&order, (uint32_t)function->blocks.count, arena);
  uint32_t *dominator = find_dominators(&order, (uint32_t)function->blocks.count, arena);
  find_intervals(out, &order, dominator, (uint32_t)function->blocks.count, arena);
  find_loops(out, &order, (uint32_t)function->blocks.count, arena);
  out->version = find_versions(function, &order, dominator, arena);
  for (size_t i = 0; i < out->loops.count; i++) {
    struct flow_loop *loop = &out->loops.items[i];
    loop->keeps_version = out->version[loop->header] != 1 + loop->header;
    loop->first_version = version_from(out, function, &order, loop->header, false);
    loop->last_version = version_from(out, function, &order, loop->header, true);
  }
  unbank_find_rolled(out, function, arena);
}

uint32_t unbank_flow_single_predecessor(const struct flow *flow,
                                        const struct ptx_predecessors *into, uint32_t block) {
  uint32_t found = FLOW_NO_BLOCK, count = 0;
  for (uint32_t i = into->first[block]; i < into->first[block + 1]; i++)
    if (unbank_flow_is_reached(flow, into->blocks[i]))
      found = into->blocks[i], count++;
  return count == 1 ? found : FLOW_NO_BLOCK;
}

bool unbank_flow_leaves(const struct flow *flow, const struct ptx_function *function,
                        uint32_t block, uint32_t loop) {
  const struct ptx_block *from = &function->blocks.items[block];
  for (unsigned s = 0; s < from->successor_count; s++)
    if (!unbank_flow_is_inside(flow, from->successors[s], loop))
      return true;
  return false;
}

bool unbank_flow_is_inside(const struct flow *flow, uint32_t block, uint32_t loop) {
  uint32_t at = flow->loop[block];
  while (at != FLOW_NO_LOOP && at != loop)
    at = flow->loops.items[at].parent;
  return at == loop;
}

void unbank_flow_restrict(struct flow *flow, const struct ptx_function *function,
                          const struct ptx_predecessors *into, struct arena *arena) {
  flow->chain = ARENA_ARRAY(arena, uint32_t, function->blocks.count + 1);
  for (uint32_t n = 0; n < function->blocks.count; n++) {
    const uint32_t b = flow->blocks[n];
    const uint32_t from = unbank_flow_single_predecessor(flow, into, b);
    const bool follows = from != FLOW_NO_BLOCK && function->blocks.items[from].successor_count == 1;
    flow->chain[b] = follows ? flow->chain[from] : b;
  }
  for (size_t i = 0; i < flow->loops.count; i++)
    flow->loops.items[i].is_rolled |= !flow->loops.items[i].is_rotated;
}
