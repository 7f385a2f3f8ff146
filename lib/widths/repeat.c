/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "widths/repeat.h"

#include "ptxas/node.h"
#include "support/integers.h"
#include "support/map.h"

enum { LOOPS_MAX = 3, TRIPS_MAX = 256, TRIPS_PART = 4, DEPTH_MAX = 16, STEP_MAX = 1 << 20 };

struct unrolled {
  uint32_t loop;
  bool wholly;    /* else in part */
  unsigned trips; /* iterations that are read */
};

/* How often a loop runs, as far as numbers tell; TRIPS_MAX: more often, or nobody knows. */
static unsigned count_trips(struct addresses *it, uint32_t loop) {
  for (unsigned number = 0; number < TRIPS_MAX; number++)
    for (uint32_t block = 0; block < it->function->blocks.count; block++)
      if (it->flow->loop[block] == loop && unbank_address_leaves(it, loop, block, number))
        return number + 1;
  return TRIPS_MAX;
}

/* Whether a register that a loop writes, and that is not followed, is a part of an expression: then
 * nobody knows that two iterations have the same. */
static bool has_own_leaf(const struct addresses *it, uint32_t loop, uint32_t number,
                         unsigned depth) {
  const struct address_node *from = &it->nodes.items[number];
  const enum node_kind kind = (enum node_kind)from->kind;
  if (kind == NODE_LEAF) {
    const uint32_t def = it->function->first_def[from->a];
    return def && unbank_flow_is_inside(it->flow, unbank_ptx_block_of(it->function, def - 1), loop);
  }
  return depth < DEPTH_MAX && has_nodes(kind) &&
         (has_own_leaf(it, loop, from->a, depth + 1) ||
          (has_two(kind) && has_own_leaf(it, loop, from->b, depth + 1)));
}

/* The addresses of iterations, each with the number of the one that has it. */
struct met {
  struct addresses *it;
  const struct unrolled *loops;
  unsigned count, *budget;
  struct map numbers;
};

static bool is_met(struct met *met, struct address address, uint32_t number) {
  /* What wraps may be the same as what does not. */
  const bool may_wrap = address.constant > INT32_MAX || address.constant < INT32_MIN;
  const uint32_t place = unbank_address_intern(met->it, address.base, 0, address.constant);
  const void *key = (const void *)(uintptr_t)place;
  uint32_t before = number;
  map_get(&met->numbers, key, &before);
  map_put(&met->numbers, key, number);
  return may_wrap || before != number;
}

static bool repeats(struct met *met, struct address address, unsigned depth, uint32_t number);

/* In an iteration of a loop: whatever may be in its registers. */
static bool repeats_in(struct met *met, struct address address, unsigned depth,
                       struct iteration iteration, uint32_t number) {
  enum in_iteration known;
  do {
    struct address then;
    iteration.write++;
    if (!*met->budget)
      return true;
    --*met->budget;
    known = unbank_address_in_iteration(met->it, address, iteration, &then);
    if (known == IN_ITERATION_UNKNOWN)
      return true;
    if (known != IN_ITERATION_PAST && !has_own_leaf(met->it, iteration.loop, then.base, 0) &&
        repeats(met, then, depth + 1, number))
      return true;
  } while (known == IN_ITERATION_ONE_OF);
  return false;
}

/* In all iterations of the loops from one on, the outermost last. */
static bool repeats(struct met *met, struct address address, unsigned depth, uint32_t number) {
  if (depth == met->count)
    return is_met(met, address, number);
  const struct unrolled *loop = &met->loops[depth];
  struct iteration iteration = {
      .loop = loop->loop, .wholly = loop->wholly, .unroll = loop->wholly ? 1 : TRIPS_PART};
  for (; iteration.number < loop->trips; iteration.number++)
    if (repeats_in(met, address, depth, iteration, number * TRIPS_MAX + iteration.number))
      return true;
  return false;
}

/* Whether an expression is a sum of counters, of what stays, and of products of such with numbers.
 */
static bool is_sum(const struct addresses *it, uint32_t number, unsigned depth) {
  const struct address_node *from = &it->nodes.items[number];
  const enum node_kind kind = (enum node_kind)from->kind;
  if (!from->has_counter || kind == NODE_PHI)
    return true;
  const bool is_with = kind == NODE_WITH && from->b == WITH_ADD;
  const bool is_linear = kind == NODE_ADD || kind == NODE_SUB || kind == NODE_SCALE ||
                         kind == NODE_CAST || kind == NODE_FUSED || is_with;
  return depth < DEPTH_MAX && is_linear && is_sum(it, from->a, depth + 1) &&
         (!has_two(kind) || is_sum(it, from->b, depth + 1));
}

/* Whether each iteration of a loop adds the same number to the address, so that all are others. */
static bool steps(struct addresses *it, const struct unrolled *loop, struct address address) {
  struct iteration iteration = {
      .loop = loop->loop, .wholly = loop->wholly, .unroll = loop->wholly ? 1 : TRIPS_PART};
  struct address first, second;
  if (!is_sum(it, address.base, 0) ||
      unbank_address_in_iteration(it, address, iteration, &first) != IN_ITERATION_ONE)
    return false;
  iteration.number = 1;
  if (unbank_address_in_iteration(it, address, iteration, &second) != IN_ITERATION_ONE)
    return false;
  const int64_t step = wrapping_add(second.constant, wrapping_multiply(first.constant, -1));
  return first.base == second.base && step && step < STEP_MAX && step > -STEP_MAX;
}

/* Whether iterations of some loops, each inside the next, may have one address. *budget: addresses
 * that may be computed for that; where they do not suffice, they may. */
static bool is_repeated(struct addresses *it, const struct unrolled *loops, unsigned count,
                        struct address address, unsigned *budget) {
  struct met met = {it, loops, count, budget, map_new(it->arena)};
  return (count > 1 || !steps(it, loops, address)) && repeats(&met, address, 0, 0);
}

static unsigned trips_of(struct readings *it, uint32_t loop) {
  struct loop_ends *ends = &it->ends[loop];
  ends->trips = ends->trips ? ends->trips : count_trips(it->addresses, loop);
  return ends->trips;
}

bool unbank_waits_between(const struct ptx_function *function, uint32_t first, uint32_t end) {
  for (uint32_t i = first; i < end; i++) {
    const struct ptx_instruction *from = &function->instructions.items[i];
    if (!PTX_IS_ANY(from, "st", "ld") && unbank_ends_version(from))
      return true;
  }
  return false;
}

/* Whether something in a loop waits, so that what was stored before must be there. Loads do not
 * keep a store: what they load is in a register. */
static bool waits(const struct readings *it, uint32_t loop) {
  const struct ptx_function *function = it->addresses->function;
  for (uint32_t b = 0; b < function->blocks.count; b++)
    if (unbank_flow_is_inside(it->flow, b, loop) &&
        unbank_waits_between(function, function->blocks.items[b].first,
                             function->blocks.items[b].end))
      return true;
  return false;
}

/* Whether the accesses of a site in two iterations may become one: nothing between them forbids. */
static bool may_share(const struct readings *it, const struct site *site, uint32_t loop) {
  const bool is_load = it->lowered->items.items[site->item].piece.is_load;
  return !it->ends[loop].is_rolled &&
         (is_load ? it->flow->loops.items[loop].keeps_version : !waits(it, loop));
}

/* Whether iterations of the loops around an access, of which ptxas makes straight code, access the
 * same place: one more loop at a time. */
static bool accesses_again(struct readings *it, const struct site *site, struct address address) {
  struct unrolled loops[LOOPS_MAX];
  unsigned count = 0;
  for (uint32_t loop = it->flow->loop[site->block]; loop != FLOW_NO_LOOP && count < LOOPS_MAX;
       loop = it->flow->loops.items[loop].parent) {
    const struct loop_ends *ends = &it->ends[loop];
    const bool wholly = ends->may_vanish;
    if (!may_share(it, site, loop))
      return false;
    loops[count++] = (struct unrolled){loop, wholly, wholly ? trips_of(it, loop) : TRIPS_PART};
    if (is_repeated(it->addresses, loops, count, address, &it->repeats_left))
      return true;
    if (!wholly)
      return false;
  }
  return false;
}

/* The addresses of a site in the iterations of its loop: false if one is not known, or is made of
 * data. */
static bool read_iterations(struct readings *it, const struct site *site,
                            const struct unrolled *loop, struct address *out) {
  const struct address address = unbank_address(it->addresses, site->operand, ADDRESS_LOOSE);
  struct iteration iteration = {
      .loop = loop->loop, .wholly = loop->wholly, .unroll = loop->wholly ? 1 : TRIPS_PART};
  for (; iteration.number < loop->trips; iteration.number++) {
    if (!it->repeats_left ||
        unbank_address_in_iteration(it->addresses, address, iteration, &out[iteration.number]) !=
            IN_ITERATION_ONE ||
        has_own_leaf(it->addresses, loop->loop, out[iteration.number].base, 0))
      return false;
    it->repeats_left--;
  }
  return true;
}

/* Whether an iteration may load what an earlier one has stored, and has in a register. */
static bool loads_stored(struct readings *it, const struct site *site, uint32_t loop) {
  const bool wholly = it->ends[loop].may_vanish;
  const struct unrolled unrolled = {loop, wholly, wholly ? trips_of(it, loop) : TRIPS_PART};
  struct address loaded[TRIPS_MAX], stored[TRIPS_MAX];
  if (it->ends[loop].is_rolled || it->flow->loops.items[loop].keeps_version || waits(it, loop) ||
      !read_iterations(it, site, &unrolled, loaded))
    return false;
  for (size_t s = 0; s < it->sites.count; s++) {
    const struct site *store = &it->sites.items[s];
    if (it->lowered->items.items[store->item].piece.is_load ||
        it->flow->loop[store->block] != loop || !read_iterations(it, store, &unrolled, stored))
      continue;
    for (unsigned i = 0; i < unrolled.trips; i++)
      for (unsigned j = i + 1; j < unrolled.trips; j++)
        if (stored[i].base == loaded[j].base && wrapping_add(stored[i].constant, store->inside) ==
                                                    wrapping_add(loaded[j].constant, site->inside))
          return true;
  }
  return false;
}

static bool is_repeated_by(struct readings *it, const struct site *site) {
  for (enum address_reading reading = 0; reading < ADDRESS_READINGS; reading++)
    if (accesses_again(it, site, unbank_address(it->addresses, site->operand, reading)))
      return true;
  return false;
}

const char *unbank_may_be_fewer(struct readings *it, const struct site *site) {
  const uint32_t loop = it->flow->loop[site->block];
  const bool is_load = it->lowered->items.items[site->item].piece.is_load;
  if (loop == FLOW_NO_LOOP)
    return NULL;
  if (is_load && it->flow->loops.items[loop].keeps_version &&
      unbank_address_is_kept(it->addresses, loop, site->operand))
    return "an address that a loop does not change, which ptxas may read once";
  if (is_load && loads_stored(it, site, loop))
    return "an address that an earlier iteration of a loop stores to, which ptxas may have in a "
           "register";
  if (!is_repeated_by(it, site))
    return NULL;
  return is_load ? "an address that several iterations of a loop have, which ptxas may read once"
                 : "an address that several iterations of a loop have, which ptxas may write once";
}
