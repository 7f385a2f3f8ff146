/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "widths/readings/control.h"

#include "widths/readings/place.h"

/* Records what an edge between blocks shows of the loops that it leaves, or whose next iteration it
 * begins. */
static void note_ends(struct readings *it, uint32_t block, uint32_t to) {
  for (uint32_t loop = unbank_flow_left(it->flow, it->flow->loop[block], to); loop != FLOW_NO_LOOP;
       loop = unbank_flow_left(it->flow, it->flow->loops.items[loop].parent, to)) {
    it->control.ends[loop].may_unroll_fully |= unbank_address_may_end(it->addresses, loop, block);
    it->control.ends[loop].runs_once |= unbank_address_leaves(it->addresses, loop, block, 0);
    it->control.ends[loop].remainder_is_last |= unbank_address_ends_in_order(it->addresses, block);
  }
  const uint32_t repeated = unbank_flow_repeated_by(it->flow, block, to);
  if (repeated == FLOW_NO_LOOP)
    return;
  struct loop_ends *ends = &it->control.ends[repeated];
  const uint64_t accesses = it->blocks[block].end - it->blocks[to].first;
  const bool is_one = !ends->repeats++ || ends->last_region == it->blocks[block].last_region;
  ends->last_region = is_one ? it->blocks[block].last_region : 0;
  ends->accesses = accesses > ends->accesses ? accesses : ends->accesses;
}

/* A lower bound on a loop's instructions: its accesses, and its floating-point arithmetic with
 * products and sums fused as far as possible. */
struct body {
  uint32_t loads, stores, sums, products, others;
};

static struct body body_of(const struct readings *it, uint32_t loop) {
  const struct ptx_function *function = it->addresses->function;
  struct body out = {0};
  for (uint32_t b = 0; b < function->blocks.count; b++) {
    if (it->flow->loop[b] != loop)
      continue;
    PTX_EACH_IN(from, function, b) {
      bool is_float = PTX_HAS_ANY(from, "f32", "f64");
      bool is_param = unbank_ptx_has(from, "param");
      out.loads += PTX_IS_ANY(from, "ld", "atom") && !is_param;
      out.stores += unbank_ptx_is(from, "st") && !is_param;
      out.sums += is_float && PTX_IS_ANY(from, "add", "sub");
      out.products += is_float && unbank_ptx_is(from, "mul");
      out.others += is_float && PTX_IS_ANY(from, "fma", "cvt");
    }
  }
  return out;
}

/* Whether a loop with an unknown trip count is too large to be unrolled. ptxas was seen to unroll
 * 75 instructions but not 84, and 8 stores without a load but not 10. */
static bool is_large(const struct readings *it, uint32_t loop) {
  enum { LARGE = 96, LARGE_STORES = 16 };
  const struct body body = body_of(it, loop);
  uint32_t fused = body.sums > body.products ? body.sums : body.products;
  return body.loads + body.stores + body.others + fused >= LARGE ||
         (!body.loads && body.stores >= LARGE_STORES);
}

static void find_ends(struct readings *it) {
  const struct ptx_function *function = it->addresses->function;
  const uint32_t loops = (uint32_t)it->flow->loops.count;
  it->control.ends =
      (struct loop_ends *)arena_alloc(it->scratch, (loops + 1) * sizeof *it->control.ends);
  for (uint32_t b = 0; b < function->blocks.count; b++)
    for (unsigned s = 0; s < function->blocks.items[b].successor_count; s++)
      note_ends(it, b, function->blocks.items[b].successors[s]);
  it->control.all_stay = true;
  it->control.ends_by_number = ARENA_ARRAY(it->scratch, bool, loops + 1);
  for (uint32_t i = loops; i-- > 0;) { /* parents come first */
    const struct flow_loop *loop = &it->flow->loops.items[i];
    struct loop_ends *ends = &it->control.ends[i];
    it->control.ends_by_number[i] = ends->may_unroll_fully;
    ends->is_rolled |= loop->is_rolled && !ends->runs_once;
    ends->is_rolled |= !ends->may_unroll_fully && !loop->is_rotated && is_large(it, i);
    ends->may_unroll_fully &= !ends->is_rolled;
    it->control.all_stay &= !ends->may_unroll_fully;
    if (loop->parent != FLOW_NO_LOOP)
      it->control.ends[loop->parent].is_rolled |= !ends->may_unroll_fully;
  }
}

/* An arm is a block with one predecessor, which ends in a branch or is an arm. */
static void find_arms(struct readings *it) {
  const struct ptx_function *function = it->addresses->function;
  const struct ptx_predecessors into = unbank_ptx_predecessors(function, it->scratch);
  it->control.is_arm = ARENA_ARRAY(it->scratch, bool, function->blocks.count + 1);
  it->control.is_table_arm = ARENA_ARRAY(it->scratch, bool, function->blocks.count + 1);
  for (uint32_t n = 0; n < function->blocks.count; n++) {
    const uint32_t b = it->flow->blocks[n],
                   from = unbank_flow_single_predecessor(it->flow, &into, b);
    it->control.is_table_arm[b] =
        from != FLOW_NO_BLOCK && function->blocks.items[from].successor_count > 2;
    if (from != FLOW_NO_BLOCK && it->control.joined_block[b] != b)
      it->control.is_arm[b] =
          function->blocks.items[from].successor_count > 1 || it->control.is_arm[from];
  }
}

/* Whether an edge between two blocks leaves a loop that is not unrolled completely. */
static bool leaves_staying_loop(const struct readings *it, uint32_t from, uint32_t to) {
  uint32_t loop = unbank_flow_left(it->flow, it->flow->loop[from], to);
  while (loop != FLOW_NO_LOOP && it->control.ends[loop].may_unroll_fully)
    loop = unbank_flow_left(it->flow, it->flow->loops.items[loop].parent, to);
  return loop != FLOW_NO_LOOP;
}

/* Numbers the blocks that may become one by if-conversion: a block gets the number of its
 * predecessors if they share one and no loop that stays begins there. */
static void find_joined_blocks(struct readings *it) {
  const struct ptx_function *function = it->addresses->function;
  uint32_t count = (uint32_t)function->blocks.count;
  uint32_t *from = it->control.joined_block = ARENA_ARRAY(it->scratch, uint32_t, count + 1);
  bool *begins = ARENA_ARRAY(it->scratch, bool, count + 1);
  for (uint32_t b = 0; b < count; b++)
    from[b] = UINT32_MAX;
  for (uint32_t n = 0; n < count; n++) { /* the source of an edge back comes later */
    uint32_t b = it->flow->blocks[n];
    from[b] = begins[b] || from[b] == UINT32_MAX ? b : from[b];
    for (unsigned s = 0; s < function->blocks.items[b].successor_count; s++) {
      uint32_t to = function->blocks.items[b].successors[s];
      begins[to] |=
          leaves_staying_loop(it, to, b) || (from[to] != UINT32_MAX && from[to] != from[b]);
      from[to] = from[to] == UINT32_MAX ? from[b] : from[to];
    }
  }
  find_arms(it);
}

void unbank_find_control(struct readings *it) {
  find_ends(it);
  find_joined_blocks(it);
}

/* Before sm_90, stores of the first iteration were seen before a loop that stays rolled, unless a
 * pragma keeps it rolled or the level is -O1. If the loop ends with a jump, its loads were seen
 * there, too, from sm_75 on (rolled.h). */
bool unbank_may_peel(const struct readings *it, const struct site *site, uint32_t loop) {
  const struct flow_loop *flow = &it->flow->loops.items[loop];
  const bool has_pragma = it->addresses->function->blocks.items[flow->header].is_rolled;
  const bool stays = has_pragma || it->flow->chain || piece_of(it, site)->is_load;
  return flow->may_be_peeled || (it->addresses->before_sm90 && flow->is_rolled && !stays);
}

/* Copies of the body that start with the loop's initial values: all, if the loop is unrolled
 * completely; the first iteration, if it is peeled; and before sm_90, as was seen, the remainder
 * iterations. */
bool unbank_begins_anew(const struct readings *it, uint32_t loop) {
  const struct flow_loop *flow = &it->flow->loops.items[loop];
  return it->control.ends[loop].may_unroll_fully || flow->is_rotated || flow->may_be_peeled ||
         it->addresses->before_sm90;
}

bool unbank_depends_on_caller(const struct flow *flow, uint32_t block) {
  const uint32_t loop = flow->loop[block];
  return loop != FLOW_NO_LOOP && flow->loops.items[loop].depends_on_caller;
}
