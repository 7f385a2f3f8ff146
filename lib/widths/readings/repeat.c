/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "widths/readings/repeat.h"

#include "ptxas/address/node.h"
#include "support/hash.h"
#include "support/integers.h"

enum {
  LOOPS_MAX = 3,
  TRIPS_MAX = REPEAT_TRIPS_MAX,
  TRIPS_PART = 4,
  DEPTH_MAX = 16,
  STEP_MAX = 1 << 20,
  EVALUATIONS_MAX = 20000, /* addresses computed for a function */
  EXECUTIONS_MAX = 100000  /* executions compared for a function */
};

static const char dead[] =
    "a store to the same place that follows it, because of which ptxas may leave it out",
                  dead_later[] = "an address that several iterations of a loop have, which ptxas "
                                 "may write once",
                  forwarded[] = "an address that an earlier iteration of a loop stores to, which "
                                "ptxas may have in a register",
                  hoisted[] = "an address that a loop does not change, which ptxas may read once",
                  redundant[] = "an address that several iterations of a loop have, which ptxas "
                                "may read once";

/* A loop that ptxas unrolls, completely or partially. */
struct unrolled {
  uint32_t loop;
  bool wholly;
  unsigned trips; /* iterations that are read */
};

/* The unrolled loops around a site, the innermost first. */
struct nest {
  struct unrolled loops[LOOPS_MAX];
  unsigned count;
};

/* A load in one iteration of each loop of its nest. */
struct execution {
  uint32_t site, iteration;
};

struct repeats {
  struct readings *it;
  enum address_reading reading;
  struct nest *nests; /* by site */
  LIST_OF(struct execution) executions;
  struct map loads;  /* a place -> its last execution */
  struct map stored; /* a version of memory -> the store that begins it */
  unsigned evaluations_left, executions_left;
};

static struct piece *piece_of(const struct readings *it, uint32_t site) {
  return &it->lowered->items.items[it->sites.items[site].item].piece;
}

static void mark(const struct readings *it, uint32_t site, const char *why) {
  struct piece *piece = piece_of(it, site);
  piece->why_fewer = piece->why_fewer ? piece->why_fewer : why;
  unbank_doubt_merge(piece, piece->why_fewer);
}

/* Loops. */

static unsigned count_trips(struct addresses *it, uint32_t loop) {
  for (unsigned number = 0; number < TRIPS_MAX; number++)
    for (uint32_t block = 0; block < it->function->blocks.count; block++)
      if (it->flow->loop[block] == loop && unbank_address_leaves(it, loop, block, number))
        return number + 1;
  return TRIPS_MAX;
}

unsigned unbank_loop_trip_count(struct readings *it, uint32_t loop) {
  struct loop_ends *ends = &it->control.ends[loop];
  if (!ends->trips)
    ends->trips = count_trips(it->addresses, loop);
  return ends->trips;
}

static struct unrolled unrolled_of(struct readings *it, uint32_t loop) {
  if (!it->control.ends[loop].may_unroll_fully)
    return (struct unrolled){loop, false, TRIPS_PART};
  return (struct unrolled){loop, true, unbank_loop_trip_count(it, loop)};
}

/* The loops in which executions of a load may become one. */
static struct nest nest_of(struct readings *it, uint32_t number) {
  struct nest out = {.count = 0};
  for (uint32_t loop = it->flow->loop[it->sites.items[number].block];
       loop != FLOW_NO_LOOP && out.count < LOOPS_MAX && !it->control.ends[loop].is_rolled &&
       it->flow->loops.items[loop].keeps_version;
       loop = it->flow->loops.items[loop].parent) {
    out.loops[out.count++] = unrolled_of(it, loop);
    if (!it->control.ends[loop].may_unroll_fully)
      break;
  }
  return out;
}

/* Addresses. */

/* Whether an expression contains a register that the loop writes and that is not followed. It is
 * then not known to be the same in two iterations. */
static bool has_own_leaf(const struct addresses *it, uint32_t loop, uint32_t number,
                         unsigned depth) {
  const struct address_node *from = &it->nodes.items[number];
  const enum node_kind kind = (enum node_kind)from->kind;
  if (kind == NODE_LEAF)
    return it->function->first_def[from->a] &&
           unbank_flow_is_inside(it->flow, unbank_ptx_home(it->function, from->a), loop);
  return depth < DEPTH_MAX && has_nodes(kind) &&
         (has_own_leaf(it, loop, from->a, depth + 1) ||
          (has_two(kind) && has_own_leaf(it, loop, from->b, depth + 1)));
}

static enum in_iteration evaluate(struct repeats *repeats, const struct unrolled *loop,
                                  struct address address, struct iteration at,
                                  struct address *out) {
  if (!repeats->evaluations_left)
    return IN_ITERATION_UNKNOWN;
  repeats->evaluations_left--;
  at.loop = loop->loop;
  at.wholly = loop->wholly;
  at.unroll = loop->wholly ? 1 : TRIPS_PART;
  return unbank_address_in_iteration(repeats->it->addresses, address, at, out);
}

/* The distance by which each iteration of a loop moves an address, and the address in the first
 * one; 0 if there is no such distance. */
static int64_t step_of(struct repeats *repeats, const struct unrolled *loop, struct address address,
                       struct address *first) {
  struct address second;
  if (!unbank_address_is_sum(repeats->it->addresses, address.base) ||
      evaluate(repeats, loop, address, (struct iteration){.number = 0}, first) !=
          IN_ITERATION_ONE ||
      evaluate(repeats, loop, address, (struct iteration){.number = 1}, &second) !=
          IN_ITERATION_ONE ||
      first->base != second.base)
    return 0;
  const int64_t step = wrapping_add(second.constant, wrapping_multiply(first->constant, -1));
  return step < STEP_MAX && step > -STEP_MAX ? step : 0;
}

/* Redundant loads. */

/* A number for the bytes at an address of a site, their unit and extension, and the version of
 * memory. */
static uint32_t place_of(struct repeats *repeats, const struct site *site, struct address address) {
  struct addresses *addresses = repeats->it->addresses;
  const uint32_t unit = repeats->it->lowered->items.items[site->item].piece.unit;
  const uint32_t base =
      unbank_address_intern(addresses, unbank_address_like(addresses, address.base),
                            2 * unit + site->is_signed, site->version);
  return unbank_address_intern(addresses, base, 0, wrapping_add(address.constant, site->inside));
}

/* Whether two executions are in one iteration, or both in no loop: fewer.c handles these. */
static bool are_together(const struct repeats *repeats, struct execution a, struct execution b) {
  const struct nest *x = &repeats->nests[a.site], *y = &repeats->nests[b.site];
  if (!x->count || !y->count)
    return x->count == y->count;
  return a.iteration == b.iteration && x->loops[0].loop == y->loops[0].loop;
}

/* Records that another execution loads the bytes of this one. If all pieces of an instruction are
 * redundant for the same executions, the whole instruction is removed. */
static void share(const struct readings *it, struct execution own, struct execution other) {
  struct piece *piece = piece_of(it, own.site);
  piece->why_fewer = piece->why_fewer ? piece->why_fewer : redundant;
  piece->why_merge_open = piece->why_fewer;
  piece->repeats = hash_mix(
      hash_mix(hash_mix(piece->repeats, own.iteration), it->sites.items[other.site].instruction),
      other.iteration);
}

static void compare(struct repeats *repeats, struct execution own, struct address address) {
  struct readings *it = repeats->it;
  /* An address that wraps may equal one that does not. */
  const bool may_wrap = address.constant > INT32_MAX || address.constant < INT32_MIN;
  if (may_wrap || !repeats->executions_left) {
    mark(it, own.site, redundant);
    return;
  }
  repeats->executions_left--;
  const uint32_t place = place_of(repeats, &it->sites.items[own.site], address);
  uint32_t before;
  if (map_get(&repeats->loads, map_number(place), &before) &&
      !are_together(repeats, own, repeats->executions.items[before])) {
    share(it, own, repeats->executions.items[before]);
    share(it, repeats->executions.items[before], own);
  }
  map_put(&repeats->loads, map_number(place), (uint32_t)repeats->executions.count);
  *ARENA_PUSH(it->scratch, &repeats->executions) = own;
}

static void compare_all(struct repeats *repeats, struct execution own, struct address address,
                        unsigned depth);

/* One iteration of a loop, with all values that its registers may have. */
static void compare_iteration(struct repeats *repeats, struct execution own, struct address address,
                              unsigned depth) {
  const struct unrolled *loop = &repeats->nests[own.site].loops[depth];
  struct iteration at = {.number = own.iteration % TRIPS_MAX};
  enum in_iteration known;
  do {
    struct address then;
    at.write++;
    known = evaluate(repeats, loop, address, at, &then);
    if (known == IN_ITERATION_UNKNOWN)
      mark(repeats->it, own.site, redundant);
    else if (known != IN_ITERATION_PAST &&
             !has_own_leaf(repeats->it->addresses, loop->loop, then.base, 0))
      compare_all(repeats, own, then, depth + 1);
  } while (known == IN_ITERATION_ONE_OF);
}

/* All executions of a load, in all iterations of the loops of its nest from `depth` on. */
static void compare_all(struct repeats *repeats, struct execution own, struct address address,
                        unsigned depth) {
  const struct nest *nest = &repeats->nests[own.site];
  if (depth == nest->count) {
    compare(repeats, own, address);
    return;
  }
  const struct unrolled *loop = &nest->loops[depth];
  const uint32_t begin = own.iteration * TRIPS_MAX;
  struct address first;
  const int64_t step = nest->count == 1 ? step_of(repeats, loop, address, &first) : 0;
  for (unsigned number = 0; number < loop->trips; number++) {
    own.iteration = begin + number;
    if (step)
      compare(repeats, own,
              (struct address){first.base, wrapping_add(first.constant, number * step)});
    else
      compare_iteration(repeats, own, address, depth);
  }
}

static void find_redundant(struct repeats *repeats) {
  struct readings *it = repeats->it;
  repeats->executions.count = 0;
  repeats->loads = map_new(it->scratch);
  for (uint32_t i = 0; i < it->sites.count; i++)
    if (piece_of(it, i)->is_load && !piece_of(it, i)->is_ordered)
      compare_all(repeats, (struct execution){i, 0},
                  unbank_address(it->addresses, it->sites.items[i].operand, repeats->reading), 0);
}

/* Dead stores, forwarded loads. */

/* A store and an access after it, with no other store in between. */
struct pair {
  uint32_t store, next;
  unsigned later; /* 1: the access is in the next iteration; 0: in the same one */
  struct unrolled loop;
  struct address from, to;
};

static void note_pair(struct readings *it, uint32_t store, uint32_t next) {
  if (piece_of(it, next)->is_load)
    mark(it, next, forwarded);
  else
    mark(it, store, dead_later);
}

/* Whether an access, at an address, is a load of a unit that a store moves, or a store that begins
 * where the other does. */
static bool is_same(struct readings *it, uint32_t store, struct address stored, uint32_t next,
                    struct address address) {
  struct addresses *addresses = it->addresses;
  const struct piece *first = piece_of(it, store), *second = piece_of(it, next);
  const int64_t place = wrapping_add(address.constant, it->sites.items[next].inside),
                on = wrapping_add(place, -stored.constant);
  return first->unit == second->unit && !(on % first->unit) && on >= 0 &&
         on / first->unit < (second->is_load ? units_of(first) : 1) &&
         unbank_address_like(addresses, stored.base) ==
             unbank_address_like(addresses, address.base);
}

/* Whether they do if the store is in iteration `number`. An address that cannot be computed here,
 * or that depends on data, is taken to differ in each iteration. */
static bool meets_in(struct repeats *repeats, const struct pair *pair, unsigned number) {
  struct readings *it = repeats->it;
  struct address stored, address;
  return evaluate(repeats, &pair->loop, pair->from, (struct iteration){.number = number},
                  &stored) == IN_ITERATION_ONE &&
         evaluate(repeats, &pair->loop, pair->to,
                  (struct iteration){.number = number + pair->later},
                  &address) == IN_ITERATION_ONE &&
         !has_own_leaf(it->addresses, pair->loop.loop, stored.base, 0) &&
         is_same(it, pair->store, stored, pair->next, address);
}

/* Whether the access covers the store in some iteration. */
static bool meets(struct repeats *repeats, uint32_t store, uint32_t next, unsigned later) {
  struct readings *it = repeats->it;
  const struct site *first = &it->sites.items[store], *second = &it->sites.items[next];
  const struct pair pair = {.store = store,
                            .next = next,
                            .later = later,
                            .loop = unrolled_of(it, it->flow->loop[first->block]),
                            .from = unbank_address(it->addresses, first->operand, repeats->reading),
                            .to = unbank_address(it->addresses, second->operand, repeats->reading)};
  struct address begin;
  const int64_t step = step_of(repeats, &pair.loop, pair.from, &begin);
  const bool is_alike = step && step == step_of(repeats, &pair.loop, pair.to, &begin);
  for (unsigned number = 0; number + later < pair.loop.trips; number++)
    if (meets_in(repeats, &pair, number))
      return true;
    else if (is_alike || !repeats->evaluations_left)
      break;
  return !repeats->evaluations_left;
}

/* Whether the second of two accesses is executed whenever the first is. */
static bool follows(const struct readings *it, uint32_t first, uint32_t second) {
  const struct ptx_instruction *instructions = it->addresses->function->instructions.items;
  const struct ptx_instruction *from = &instructions[it->sites.items[first].instruction],
                               *to = &instructions[it->sites.items[second].instruction];
  return !to->is_guarded || (from->is_guarded && from->guard == to->guard &&
                             from->is_guard_negated == to->is_guard_negated);
}

static bool are_of_one_array(const struct readings *it, uint32_t store, uint32_t next) {
  const struct lowered_item *items = it->lowered->items.items;
  return items[it->sites.items[store].item].array == items[it->sites.items[next].item].array;
}

/* Marks a store, or the access after it, if the store begins a version of memory in a loop, and the
 * access sees that version. */
static void find_stored_by(struct repeats *repeats, uint32_t version, uint32_t next,
                           unsigned later) {
  struct readings *it = repeats->it;
  const struct flow *flow = it->flow;
  uint32_t store;
  if (map_get(&repeats->stored, map_number(version), &store) &&
      flow->loop[it->sites.items[store].block] == flow->loop[it->sites.items[next].block] &&
      are_of_one_array(it, store, next) &&
      (piece_of(it, next)->is_load || follows(it, store, next)) &&
      meets(repeats, store, next, later))
    note_pair(it, store, next);
}

/* Compares an access with the store before it in its iteration, or the last store of the iteration
 * before. */
static void find_stored(struct repeats *repeats, uint32_t next) {
  const struct readings *it = repeats->it;
  const struct site *site = &it->sites.items[next];
  const uint32_t loop = it->flow->loop[site->block];
  if (loop == FLOW_NO_LOOP || it->control.ends[loop].is_rolled)
    return;
  const struct flow_loop *around = &it->flow->loops.items[loop];
  find_stored_by(repeats, site->version, next, 0);
  if (site->version == it->flow->version[around->header])
    find_stored_by(repeats, around->last_version, next, 1);
}

/* Marks a store that the next one in its block overwrites. (fewer.c finds the loads that are
 * forwarded within a block.) */
static void find_dead(struct repeats *repeats, uint32_t next) {
  struct readings *it = repeats->it;
  const struct site *site = &it->sites.items[next];
  uint32_t store;
  if (piece_of(it, next)->is_load ||
      !map_get(&repeats->stored, map_number(site->version), &store) ||
      it->sites.items[store].block != site->block || !follows(it, store, next))
    return;
  if (is_same(it, store,
              unbank_address(it->addresses, it->sites.items[store].operand, repeats->reading), next,
              unbank_address(it->addresses, site->operand, repeats->reading)))
    mark(it, store, dead);
}

/* Hoisted loads. */

static bool is_hoisted(const struct readings *it, uint32_t number) {
  const struct site *site = &it->sites.items[number];
  const uint32_t loop = it->flow->loop[site->block];
  return piece_of(it, number)->is_load && !piece_of(it, number)->is_ordered &&
         loop != FLOW_NO_LOOP && it->flow->loops.items[loop].keeps_version &&
         unbank_address_is_kept(it->addresses, loop, site->operand);
}

static uint32_t window_of(struct readings *it, uint32_t number, int64_t on) {
  const struct site *site = &it->sites.items[number];
  const struct address address = unbank_address(it->addresses, site->operand, ADDRESS_MAY);
  const int64_t place = wrapping_add(address.constant, site->inside);
  const uint32_t base = unbank_address_like(it->addresses, address.base);
  return unbank_address_intern(it->addresses, base, site->version,
                               floor_div(place, UNBANK_ACCESS_MAX) + on);
}

/* Marks hoisted loads, and the loads before their loops that they may merge with. */
static void find_hoisted(struct readings *it) {
  struct map windows = map_new(it->scratch);
  for (uint32_t i = 0; i < it->sites.count; i++) {
    if (!is_hoisted(it, i))
      continue;
    mark(it, i, hoisted);
    for (int64_t on = -1; on <= 1; on++)
      map_put(&windows, map_number(window_of(it, i, on)), it->flow->loop[it->sites.items[i].block]);
  }
  for (uint32_t i = 0, loop; i < it->sites.count; i++)
    if (piece_of(it, i)->is_load && !piece_of(it, i)->why_open &&
        map_get(&windows, map_number(window_of(it, i, 0)), &loop) &&
        !unbank_flow_is_inside(it->flow, it->sites.items[i].block, loop))
      piece_of(it, i)->why_open = hoisted;
}

void unbank_note_repeats(struct readings *it) {
  struct repeats repeats = {.it = it,
                            .nests = ARENA_ARRAY(it->scratch, struct nest, it->sites.count + 1),
                            .stored = map_new(it->scratch),
                            .evaluations_left = EVALUATIONS_MAX,
                            .executions_left = EXECUTIONS_MAX};
  bool is_nested = false;
  find_hoisted(it);
  for (uint32_t i = 0; i < it->sites.count; i++) {
    repeats.nests[i] = nest_of(it, i);
    is_nested |= repeats.nests[i].count != 0;
    if (!piece_of(it, i)->is_load && !piece_of(it, i)->is_ordered)
      map_put(&repeats.stored, map_number(it->sites.items[i].leaves), i);
  }
  for (unsigned reading = 0; reading < ADDRESS_READINGS; reading++) {
    repeats.reading = (enum address_reading)reading;
    if (is_nested)
      find_redundant(&repeats);
    for (uint32_t i = 0; i < it->sites.count; i++) {
      if (piece_of(it, i)->is_ordered)
        continue;
      find_stored(&repeats, i);
      find_dead(&repeats, i);
    }
  }
}
