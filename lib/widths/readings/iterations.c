/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "widths/readings/iterations.h"

#include <stdlib.h>

#include "support/integers.h"
#include "widths/readings/place.h"
#include "widths/readings/repeat.h"

/* Iterations per iteration of a partially unrolled loop, and how many of them are read. */
enum { PART = 4, PART_ITERATIONS = 4 };

/* An access in a loop around it, under a reading. */
struct in_loop {
  const struct site *site;
  struct address from; /* its address, by the may reading */
  uint32_t loop;
  const struct flow_loop *around;
  const struct loop_ends *ends;
  bool wholly; /* counters start with the loop's initial values */
  enum reading reading;
};

/* For counting the accesses in a loop whose address is a counter. The sites of one access follow
 * one another. */
static uint32_t count_key(struct readings *it, uint32_t base, uint32_t loop) {
  return tagged(it, base, loop, TAG_COUNTER);
}

void unbank_count_counters(struct readings *it) {
  uint64_t last = UINT64_MAX;
  it->counter_accesses = map_new(it->scratch);
  if (!it->from_sm120)
    return;
  for (size_t i = 0; i < it->sites.count; i++) {
    const struct site *site = &it->sites.items[i];
    uint32_t base = may_address(it, site).base;
    const uint64_t first = piece_of(it, site)->first;
    bool is_new = first != last && unbank_address_is_phi(it->addresses, base);
    last = first;
    for (uint32_t loop = it->flow->loop[site->block]; is_new && loop != FLOW_NO_LOOP;
         loop = it->flow->loops.items[loop].parent) {
      const void *key = map_number(count_key(it, base, loop));
      map_put(&it->counter_accesses, key, map_or(&it->counter_accesses, key, 0) + 1);
    }
  }
}

enum { SEVERAL_STORES = UINT32_MAX };

/* Whether an access has its own copy of a counter, and so does not merge. */
static bool copies_counter(struct readings *it, const struct in_loop *in) {
  enum { COPIES_MAX = 2 };
  const bool is_remainder =
      in->reading == READING_UNROLLED_PART || in->reading == READING_OUTER_PART;
  if (!it->from_sm120 || !is_remainder || in->ends->is_rolled || in->ends->remainder_is_last ||
      !unbank_address_is_phi(it->addresses, in->from.base))
    return false;
  return map_or(&it->counter_accesses, map_number(count_key(it, in->from.base, in->loop)), 0) <=
         COPIES_MAX;
}

/* Whether the address in the first iteration of a loop is known, and lies before the array. */
static bool begins_outside(struct readings *it, const struct in_loop *in) {
  const struct iteration begin = {.loop = in->loop, .wholly = true, .unroll = 1};
  struct address first;
  bool is_known;
  return unbank_address_after(it->addresses, in->from, begin, &first, &is_known) &&
         is_outside(it, in->site, first);
}

/* Whether a vector is misaligned, as far as the alignment of its base is proved; or it or the same
 * vector at another address with the same base must be. */
static bool is_off(const struct site *site, struct address address, struct address other,
                   unsigned zeros) {
  uint32_t known = zeros < 4 && 1u << zeros < site->vector ? 1u << zeros : site->vector;
  return address.constant % known ||
         (address.base == other.base &&
          wrapping_add(address.constant, -other.constant) % site->vector);
}

/* Whether a load may be executed before the loop as a part of its first iteration, and then see the
 * memory that loads before the loop see: the loop writes shared memory, but not before the load. */
static bool loads_before_loop(const struct readings *it, const struct in_loop *in) {
  const struct flow_loop *around = in->around;
  const bool unrolls = !in->ends->is_rolled;
  bool begins_with_one = in->ends->may_unroll_fully || around->is_rotated;
  begins_with_one |= !in->ends->remainder_is_last;
  const bool may_be_before = around->may_be_peeled || (unrolls && begins_with_one);
  return may_be_before && piece_of(it, in->site)->is_load && !around->keeps_version &&
         around->first_version != FLOW_NO_VERSION &&
         in->site->version == it->flow->version[around->header];
}

/* Whether a load sees the memory that one iteration leaves to the next. */
static bool loads_at_end(const struct readings *it, const struct in_loop *in) {
  const struct flow_loop *around = in->around;
  return !in->ends->is_rolled && !around->keeps_version &&
         in->site->version == around->last_version && piece_of(it, in->site)->is_load;
}

/* A load whose address the loop does not change has two copies: the first iteration's before the
 * loop, and the one in all other iterations; or, at the end of an iteration, one next to the loads
 * that begin the next iteration (two merged to 8 bytes on sm_86). */
static void read_unmoved(struct readings *it, const struct in_loop *in) {
  struct site other = *in->site;
  if (loads_before_loop(it, in))
    other.version = in->around->first_version;
  else if (loads_at_end(it, in))
    other.version = it->flow->version[in->around->header];
  else
    return;
  for (unsigned k = 0; k < 2; k++) {
    struct piece piece = *piece_of(it, in->site);
    unbank_place_piece(it, k ? in->site : &other, in->from, in->reading, 0, &piece);
    if (!k && other.version != in->around->first_version && !in->around->is_block)
      piece.enter = 0, piece.leave = UINT32_MAX;
    unbank_add_copy(it, in->site, in->reading, piece);
  }
}

/* In which iterations an access of a loop may have neighbours: only in its own; at the start of the
 * next; or in all. */
enum meeting { MEETS_OWN, MEETS_NEXT, MEETS_ALL };

/* Sets the version or region of a copy of the access to that of these neighbours. */
static enum meeting meet_iterations(const struct readings *it, const struct in_loop *in,
                                    struct site *moved) {
  const struct flow_loop *around = in->around;
  const uint32_t last = in->ends->last_region;
  const uint32_t first = it->blocks[around->header].first_region;
  if (piece_of(it, moved)->is_load) {
    if (around->keeps_version)
      return MEETS_ALL;
    if (moved->version != around->last_version)
      return MEETS_OWN;
    moved->version = it->flow->version[around->header];
    return MEETS_NEXT;
  }
  if (moved->joined_region != last)
    return MEETS_OWN;
  moved->joined_region = first;
  return first == last ? MEETS_ALL : MEETS_NEXT;
}

/* Adds the copy for iteration k, in which the access has `address`; in the first one, `first`. */
static void read_iteration(struct readings *it, const struct in_loop *in, unsigned k,
                           struct address address, struct address first) {
  const unsigned zeros = unbank_address_zeros(it->addresses, address.base, ADDRESS_MAY);
  const bool is_before = !k && loads_before_loop(it, in);
  struct piece piece = *piece_of(it, in->site);
  struct site moved = *in->site;
  if (in->site->is_in_part && is_off(in->site, address, first, zeros)) /* which cannot be */
    piece_of(it, in->site)->why_open = unbank_reading_cause(in->reading);
  const enum meeting meeting = meet_iterations(it, in, &moved);
  const unsigned apart = meeting == MEETS_ALL || is_before ? 0 : 1 + k + (meeting == MEETS_NEXT);
  moved.is_single = in->ends->is_rolled && it->control.all_stay;
  if (is_before)
    moved.version = in->around->first_version;
  unbank_place_piece(it, &moved, address, in->reading, apart, &piece);
  if (copies_counter(it, in))
    piece.group = tagged(it, piece.group, in->site->instruction, TAG_COUNTER_COPY);
  if (in->reading == READING_UNROLLED ||
      in->reading == READING_OUTER) /* perhaps it is not fixed there */
    piece.is_fixed &= !piece.may_stay;
  piece.first = piece.last += k * in->ends->accesses;
  if (k && !in->around->is_block) /* the blocks of one iteration may dominate those of the next */
    piece.enter = 0, piece.leave = UINT32_MAX;
  unbank_add_copy(it, in->site, in->reading, piece);
}

/* Whether later iterations repeat the first ITERATIONS_MAX, as far as constants show: each moves
 * the address by one distance, or any ITERATIONS_MAX move it by whole windows. */
static bool later_are_alike(struct readings *it, struct address from, uint32_t loop) {
  struct address read[ITERATIONS_MAX];
  bool is_known;
  if (unbank_address_is_sum(it->addresses, from.base))
    return true;
  const unsigned trips = unbank_loop_trip_count(it, loop);
  for (unsigned k = 0; k < trips; k++) {
    const struct iteration iteration = {.loop = loop, .wholly = true, .unroll = PART, .number = k};
    struct address address;
    if (!unbank_address_after(it->addresses, from, iteration, &address, &is_known))
      return true;
    struct address *before = &read[k % ITERATIONS_MAX];
    if (k >= ITERATIONS_MAX && before->base == address.base &&
        wrapping_add(address.constant, -before->constant) % UNBANK_ACCESS_MAX)
      return false;
    *before = address;
  }
  return true;
}

enum {
  COMPARED_MAX = 1 << 20,
  REMAINDER_MAX = 4, /* remainder iterations, if these start with the loop's initial values */
  FARTHEST = 1024,   /* ptxas was seen to unroll 550 iterations, and not 600 (iterations.h) */
  COMPARED_AS_ONE = 128
};

/* The course of an access through the iterations of a loop, if its base stays the same: its place
 * in the first iteration, and the distance by which each iteration moves it. */
struct course {
  uint32_t kind; /* equal for loads, or stores, with one base; 0: its base does not stay */
  uint32_t run;  /* for a load, its version of memory; for a store, its run of stores */
  int64_t start, step;
  bool is_inside, may_widen; /* inside the loop; aligned to more than its width */
};

/* The courses of all accesses, for one loop. */
struct passing {
  struct readings *it;
  uint32_t loop;
  unsigned trips; /* how many iterations are considered */
  struct course *courses;
  uint32_t *before; /* by site: 1 + the previous site of its kind; 0: none */
  uint32_t left;    /* how many more comparisons are made; after that, all accesses may meet */
};

static struct course course_of(struct readings *it, const struct site *site, uint32_t loop) {
  struct iteration at = {.loop = loop, .wholly = true, .unroll = 1};
  const struct address from = may_address(it, site);
  const bool is_load = piece_of(it, site)->is_load;
  struct address first, second;
  struct course out = {0};
  bool is_known;
  if (!unbank_address_after(it->addresses, from, at, &first, &is_known))
    first = from;
  at.number = 1;
  if (!unbank_address_after(it->addresses, from, at, &second, &is_known))
    second = from;
  if (first.base != second.base || first.constant != (int32_t)first.constant ||
      second.constant != (int32_t)second.constant)
    return out;
  const uint32_t base = unbank_address_like(it->addresses, first.base);
  out.kind = tagged(it, base, is_load, TAG_COURSE);
  out.run = is_load ? site->version : site->joined_region;
  out.start = first.constant + site->inside;
  out.step = second.constant - first.constant;
  out.is_inside = unbank_flow_is_inside(it->flow, site->block, loop);
  out.may_widen =
      aligned_by(unbank_address_zeros(it->addresses, first.base, ADDRESS_MAY)) > site->vector;
  return out;
}

/* Whether two accesses are neighbours in two iterations at least one of which has a number of at
 * least `read`. */
static bool meet_after(struct passing *p, const struct course *a, const struct course *b,
                       int64_t read) {
  const unsigned trips = p->trips, cost = 1 + (a->step ? trips / COMPARED_AS_ONE : 0);
  const int64_t far = UNBANK_ACCESS_MAX - 1;
  if (p->left < cost)
    return true;
  p->left -= cost;
  for (int64_t k = 0; k < (a->step ? trips : 1); k++) {
    const int64_t from = a->start + k * a->step - b->start;
    const int64_t x = b->step ? floor_div(from - far, b->step) : 0,
                  y = b->step ? floor_div(from + far, b->step) : 0;
    for (int64_t j = x < y ? x : y; j <= (x < y ? y : x) + 1; j++)
      if (j >= 0 && j < (b->step ? trips : 1) && (k >= read || j >= read) &&
          llabs(from - j * b->step) <= far)
        return true;
  }
  return false;
}

/* Whether a version of memory, or a run of stores, extends across an entry or an exit of the loop,
 * or from one iteration to the next. */
static bool crosses_boundary(const struct passing *p, const struct course *course, bool is_load) {
  const struct flow_loop *around = &p->it->flow->loops.items[p->loop];
  const struct ptx_function *function = p->it->addresses->function;
  const struct block_accesses *blocks = p->it->blocks;
  if (is_load)
    return course->run == p->it->flow->version[around->header] ||
           course->run == around->first_version || course->run == around->last_version;
  if (course->run == blocks[around->header].first_region ||
      course->run == p->it->control.ends[p->loop].last_region)
    return true;
  for (uint32_t b = 0; b < function->blocks.count; b++)
    for (unsigned s = 0; s < function->blocks.items[b].successor_count; s++) {
      const uint32_t to = function->blocks.items[b].successors[s];
      const bool is_in = unbank_flow_is_inside(p->it->flow, b, p->loop),
                 goes_in = unbank_flow_is_inside(p->it->flow, to, p->loop);
      if (is_in != goes_in &&
          (course->run == blocks[b].last_region || course->run == blocks[to].first_region))
        return true;
    }
  return false;
}

/* Whether nothing between them prevents an access that the loop moves, and one that it does not,
 * from merging. */
static bool may_merge(const struct passing *p, uint32_t a, uint32_t b) {
  const struct course *courses = p->courses;
  const bool is_load = piece_of(p->it, &p->it->sites.items[a])->is_load;
  return courses[a].run == courses[b].run ||
         (crosses_boundary(p, &courses[a], is_load) && crosses_boundary(p, &courses[b], is_load));
}

static void mark(struct readings *it, uint32_t number) {
  piece_of(it, &it->sites.items[number])->why_open = unbank_reading_cause(READING_UNROLLED);
}

/* Marks the accesses of a pair that may become a part of a wider one. */
static void mark_wider(const struct passing *p, uint32_t a, uint32_t b) {
  if (p->courses[a].may_widen)
    mark(p->it, a);
  if (p->courses[b].may_widen)
    mark(p->it, b);
}

/* Whether two accesses that a loop moves by the same distance are neighbours in two iterations that
 * are at least so many apart. */
static bool meet_afar(const struct passing *p, const struct course *a, const struct course *b,
                      int64_t iterations) {
  const int64_t step = llabs(a->step), from = llabs(a->start - b->start),
                far = UNBANK_ACCESS_MAX - 1;
  return step && from + far >= iterations * step && from - far <= (p->trips - 1) * step &&
         (from % step <= far || step - from % step <= far);
}

/* Whether two accesses are neighbours in iterations that are not read. If they move by the same
 * distance, only loads of a loop without writes can: those may meet across any iterations. */
static bool meet_unread(struct passing *p, uint32_t a, uint32_t b) {
  const struct course *x = &p->courses[a], *y = &p->courses[b];
  if (x->step != y->step)
    return meet_after(p, x, y, ITERATIONS_MAX);
  return p->it->flow->loops.items[p->loop].keeps_version &&
         piece_of(p->it, &p->it->sites.items[a])->is_load && meet_afar(p, x, y, ITERATIONS_MAX);
}

/* Compares two accesses of one kind: it may follow that later iterations differ, or that these two
 * are open. */
static void compare(struct passing *p, uint32_t a, uint32_t b) {
  struct loop_ends *ends = &p->it->control.ends[p->loop];
  const struct course *x = &p->courses[a], *y = &p->courses[b];
  if (!x->is_inside && !y->is_inside)
    return;
  const bool is_long = p->trips > ITERATIONS_LATER;
  if (ends->may_unroll_fully && p->trips > ITERATIONS_MAX && !is_long)
    ends->later_differ = ends->later_differ || meet_unread(p, a, b);
  else if (ends->may_unroll_fully && is_long && meet_unread(p, a, b))
    mark_wider(p, a, b);
  if (!x->step == !y->step || p->it->flow->loops.items[p->loop].keeps_version ||
      !meet_after(p, x, y, 0) || !may_merge(p, a, b))
    return;
  mark_wider(p, a, b);
}

static void find_in_loop(struct passing *p) {
  struct map last = map_new(p->it->scratch);
  for (uint32_t i = 0; i < p->it->sites.count; i++) {
    p->courses[i] = course_of(p->it, &p->it->sites.items[i], p->loop);
    if (!p->courses[i].kind)
      continue;
    p->before[i] = map_or(&last, map_number(p->courses[i].kind), 0);
    map_put(&last, map_number(p->courses[i].kind), 1 + i);
    for (uint32_t at = p->before[i]; at; at = p->before[at - 1])
      compare(p, i, at - 1);
  }
}

/* Finds the loops in which accesses are neighbours only in iterations that are not read, and marks
 * accesses that others pass by. */
static void find_meetings(struct readings *it) {
  struct passing p = {.it = it, .left = COMPARED_MAX};
  p.courses = ARENA_ARRAY(it->scratch, struct course, it->sites.count + 1);
  p.before = ARENA_ARRAY(it->scratch, uint32_t, it->sites.count + 1);
  for (p.loop = 0; p.loop < it->flow->loops.count; p.loop++) {
    const struct loop_ends *ends = &it->control.ends[p.loop];
    if (ends->is_rolled || !unbank_begins_anew(it, p.loop))
      continue;
    p.trips = ends->may_unroll_fully ? unbank_loop_trip_count(it, p.loop) : REMAINDER_MAX;
    p.trips = p.trips == REPEAT_TRIPS_MAX ? FARTHEST : p.trips;
    find_in_loop(&p);
  }
}

/* Finds out whether later iterations of the loops around a site differ from the first ones. */
static void find_later_iterations(struct readings *it, const struct site *site) {
  const struct address from = may_address(it, site);
  uint32_t loop = it->flow->loop[site->block];
  for (unsigned depth = 0; depth < 2 && loop != FLOW_NO_LOOP; depth++) {
    struct loop_ends *ends = &it->control.ends[loop];
    if (ends->may_unroll_fully && !ends->later_differ && !later_are_alike(it, from, loop))
      ends->later_differ = true;
    loop = it->flow->loops.items[loop].parent;
  }
}

/* How many iterations of a loop are read, if they start with its initial values. */
static unsigned iterations_of(struct readings *it, uint32_t loop) {
  enum { ACCESSES_MAX = 100000 };
  const unsigned trips = it->control.ends[loop].later_differ ? unbank_loop_trip_count(it, loop) : 0;
  const bool are_read = trips > ITERATIONS_MAX && trips <= ITERATIONS_LATER &&
                        trips * it->control.ends[loop].accesses <= ACCESSES_MAX;
  return are_read ? trips : ITERATIONS_MAX;
}

/* Whether the accesses of different iterations are never neighbours, or not aligned to more than
 * their width, whichever of the writes to a register is the last one in an iteration. Then branches
 * in the loop do not matter. */
static bool lie_apart(struct readings *it, const struct in_loop *in) {
  enum { NUMBERS = 16, ADDRESSES_MAX = 128, WIDEST_LOG = 4, WIDEST = 1 << WIDEST_LOG };
  struct address met[ADDRESSES_MAX];
  unsigned numbers[ADDRESSES_MAX], count = 0;
  for (struct iteration at = {.loop = in->loop, .wholly = true, .unroll = 1}; at.number < NUMBERS;
       at.number++) {
    enum in_iteration known = IN_ITERATION_ONE_OF;
    for (at.write = 1; known == IN_ITERATION_ONE_OF; at.write++) {
      struct address now;
      known = unbank_address_in_iteration(it->addresses, in->from, at, &now);
      if (known == IN_ITERATION_PAST)
        break;
      if (known == IN_ITERATION_UNKNOWN || count == ADDRESSES_MAX)
        return false;
      const unsigned zeros = unbank_address_zeros(it->addresses, now.base, ADDRESS_MAY);
      const bool is_wider = zeros >= WIDEST_LOG || UINT32_C(1) << zeros > in->site->vector;
      for (unsigned i = 0; i < count && is_wider; i++)
        if (numbers[i] != at.number && met[i].base == now.base &&
            llabs(wrapping_add(met[i].constant, -now.constant)) < WIDEST)
          return false;
      met[count] = now, numbers[count++] = at.number;
    }
  }
  return true;
}

/* Marks an access if the iterations that are read do not decide how it merges. */
static void mark_unread(struct readings *it, const struct in_loop *in, struct address first,
                        unsigned iterations) {
  const char **why_open = &piece_of(it, in->site)->why_open;
  const bool unrolls = !in->ends->is_rolled;
  if (unrolls && begins_outside(it, in))
    *why_open = unbank_outside_cause;
  if (!in->wholly)
    return;
  if (unrolls)
    unbank_mark_crowd(it, in->site, first);
  if (unrolls && unbank_address_is_decided(it->addresses, in->from, in->loop) && !lie_apart(it, in))
    *why_open = unbank_reading_cause(in->reading);
  if (in->ends->later_differ && iterations == ITERATIONS_MAX)
    *why_open = unbank_reading_cause(in->reading);
}

/* The stores to an array in a region. */
static uint32_t region_key(struct readings *it, const struct site *site) {
  const uint32_t array = it->lowered->items.items[site->item].array;
  return tagged(it, array, site->joined_region, TAG_ARRAY_STORES);
}

/* Finds the regions in which only one instruction stores to an array. */
static void find_lone_stores(struct readings *it) {
  it->lone_stores = map_new(it->scratch);
  for (size_t i = 0; i < it->sites.count; i++) {
    const struct site *site = &it->sites.items[i];
    if (piece_of(it, site)->is_load)
      continue;
    const void *key = map_number(region_key(it, site));
    const uint32_t store = map_or(&it->lone_stores, key, site->instruction);
    map_put(&it->lone_stores, key, store == site->instruction ? store : SEVERAL_STORES);
  }
}

/* Whether an access may merge in an iteration in which its address is not known. In a loop that
 * stays rolled this is the first iteration, where it executes only the stores of the loop. */
static bool may_merge_there(struct readings *it, const struct in_loop *in) {
  const bool is_widest = in->site->vector == UNBANK_ACCESS_MAX && !in->site->is_in_part;
  const bool is_first =
      in->ends->is_rolled && !in->around->is_rotated && !in->around->may_be_peeled;
  const uint32_t store =
      map_or(&it->lone_stores, map_number(region_key(it, in->site)), SEVERAL_STORES);
  return !is_widest && !(is_first && store == in->site->instruction);
}

/* The first iteration that is read. A loop that stays rolled has only this one, in which counters
 * are still multiples of their steps. */
static struct iteration first_iteration(struct readings *it, const struct in_loop *in) {
  const struct loop_ends *ends = in->ends;
  const bool is_part = !ends->is_rolled && (ends->may_unroll_fully || ends->remainder_is_last);
  const bool stays =
      ends->is_rolled && !in->around->is_rotated && !unbank_may_peel(it, in->site, in->loop);
  return (struct iteration){
      .loop = in->loop, .wholly = in->wholly, .stays = stays, .unroll = is_part ? PART : 1};
}

static unsigned iterations_read(struct readings *it, const struct in_loop *in) {
  return in->ends->is_rolled ? 1 : in->wholly ? iterations_of(it, in->loop) : PART_ITERATIONS;
}

/* Adds a copy for each iteration that is read. */
static void read_iterations(struct readings *it, const struct in_loop *in) {
  const unsigned iterations = iterations_read(it, in);
  struct iteration iteration = first_iteration(it, in);
  struct address first;
  bool is_known;
  if (!unbank_address_after(it->addresses, in->from, iteration, &first, &is_known)) {
    read_unmoved(it, in);
    return;
  }
  mark_unread(it, in, first, iterations);
  for (struct address address = first; iteration.number < iterations; iteration.number++) {
    if (iteration.number)
      unbank_address_after(it->addresses, in->from, iteration, &address, &is_known);
    if (!is_known && !iteration.stays && may_merge_there(it, in)) {
      piece_of(it, in->site)->why_open = unbank_reading_cause(in->reading);
      unbank_note_number(it, in->site);
    }
    read_iteration(it, in, iteration.number, address, first);
  }
}

/* Adds what a vector promises in each iteration that is read. */
static void promise_in_iterations(struct readings *it, const struct in_loop *in) {
  const unsigned iterations = iterations_read(it, in);
  struct iteration iteration = first_iteration(it, in);
  struct address address;
  bool is_known;
  if (in->ends->is_rolled || in->site->vector == piece_of(it, in->site)->unit)
    return;
  for (; iteration.number < iterations; iteration.number++)
    if (unbank_address_after(it->addresses, in->from, iteration, &address, &is_known))
      unbank_promise_in_iteration(it, in->site, address);
}

/* Outside a loop, registers that it writes in each iteration are taken to be as in the first. */
static void read_outside(struct readings *it, const struct site *site, uint32_t loop) {
  const struct iteration begin = {.loop = loop, .wholly = true, .unroll = PART};
  struct piece piece = *piece_of(it, site);
  struct address address = may_address(it, site);
  bool is_known;
  if (!unbank_address_after(it->addresses, address, begin, &address, &is_known))
    return;
  unbank_place_piece(it, site, address, READING_UNROLLED, 0, &piece);
  unbank_add_copy(it, site, READING_UNROLLED, piece);
}

/* 16-bit loads of one block merge in the first iteration of an unrolled loop with branches, and
 * were seen apart in the next ones. Those whose results are read after the loop were seen apart,
 * too. */
static bool may_be_halves_apart(const struct readings *it, const struct site *site) {
  const uint32_t loop = it->flow->loop[site->block];
  return piece_of(it, site)->unit < 4 && loop != FLOW_NO_LOOP &&
         !it->control.ends[loop].is_rolled &&
         (!it->flow->loops.items[loop].is_block || site->is_left);
}

/* An access without copies for iterations gets one if joined blocks place it differently, since its
 * neighbours have such copies. */
static void read_beside(struct readings *it, const struct site *site, enum reading reading) {
  const struct lowered_item *item = &it->lowered->items.items[site->item];
  const uint32_t loop = it->flow->loop[site->block];
  struct piece piece = item->piece;
  struct site single = *site;
  single.is_single =
      it->control.all_stay && (loop == FLOW_NO_LOOP || it->control.ends[loop].is_rolled);
  unbank_place_piece(it, &single, may_address(it, site), reading, 0, &piece);
  if (!unbank_is_placed_alike(&piece, &item->piece))
    unbank_add_copy(it, site, reading, piece);
}

/* Does something for each loop around a site, under each reading in which it may be unrolled. */
static void in_loops_around(struct readings *it, const struct site *site,
                            void (*apply)(struct readings *, const struct in_loop *)) {
  uint32_t loop = it->flow->loop[site->block];
  for (unsigned depth = 0; depth < 2 && loop != FLOW_NO_LOOP; depth++) {
    struct in_loop in = {.site = site,
                         .from = may_address(it, site),
                         .loop = loop,
                         .around = &it->flow->loops.items[loop],
                         .ends = &it->control.ends[loop],
                         .reading = depth ? READING_OUTER_PART : READING_UNROLLED_PART};
    apply(it, &in);
    in.wholly = unbank_begins_anew(it, loop);
    in.reading = depth ? READING_OUTER : READING_UNROLLED;
    if (!in.ends->is_rolled || unbank_may_peel(it, site, loop))
      apply(it, &in);
    loop = it->flow->loops.items[loop].parent;
  }
}

static void read_unrolled(struct readings *it, const struct site *site) {
  const struct address from = may_address(it, site);
  const bool has_counter = it->addresses->nodes.items[from.base].has_counter;
  const struct lowered_item *item = &it->lowered->items.items[site->item];
  if (has_counter && may_be_halves_apart(it, site))
    piece_of(it, site)->is_proved = false;
  for (uint32_t other = 0; has_counter && other < it->flow->loops.count; other++)
    if (!unbank_flow_is_inside(it->flow, site->block, other) && !item->copy_count[READING_UNROLLED])
      read_outside(it, site, other);
  in_loops_around(it, site, read_iterations);
  for (enum reading r = READING_UNROLLED_PART; r <= READING_UNROLLED && it->flow->loops.count; r++)
    if (!item->copy_count[r])
      read_beside(it, site, r);
}

void unbank_read_iterations(struct readings *it) {
  find_lone_stores(it);
  for (size_t i = 0; i < it->sites.count; i++)
    find_later_iterations(it, &it->sites.items[i]);
  find_meetings(it);
  for (size_t i = 0; i < it->sites.count; i++)
    in_loops_around(it, &it->sites.items[i], promise_in_iterations);
  for (size_t i = 0; i < it->sites.count; i++)
    read_unrolled(it, &it->sites.items[i]);
}

/* A number for the 16 bytes around the place of a store in a loop that does not change its address;
 * else 0. They begin at a multiple of 16 or, if `shifted`, 8 bytes before one. */
static uint32_t loop_window(struct readings *it, const struct site *site, bool shifted) {
  const uint32_t loop = it->flow->loop[site->block];
  struct address address = may_address(it, site), first;
  const struct iteration iteration = {.loop = loop, .wholly = true, .unroll = PART};
  bool is_known;
  if (piece_of(it, site)->is_load || loop == FLOW_NO_LOOP || it->control.ends[loop].is_rolled ||
      site->operand->kind != PTX_REGISTER || it->addresses->differs[site->operand->reg] ||
      unbank_address_after(it->addresses, address, iteration, &first, &is_known))
    return 0;
  int64_t place =
      wrapping_add(address.constant, site->inside + (shifted ? UNBANK_ACCESS_MAX / 2 : 0));
  uint32_t where =
      tagged(it, unbank_address_like(it->addresses, address.base), loop, TAG_LOOP_WINDOW);
  return unbank_address_intern(it->addresses, where, shifted, place & -(int64_t)UNBANK_ACCESS_MAX);
}

/* By site: a number for the run of stores to one base that it is in. */
static uint32_t *number_runs(struct readings *it) {
  uint32_t *out = ARENA_ARRAY(it->scratch, uint32_t, it->sites.count + 1);
  uint32_t run = 0, base = 0, region = 0;
  for (size_t i = 0; i < it->sites.count; i++) {
    const struct site *site = &it->sites.items[i];
    if (piece_of(it, site)->is_load)
      continue;
    uint32_t own = unbank_address_like(it->addresses, may_address(it, site).base);
    run += own != base || site->joined_region != region;
    base = own, region = site->joined_region;
    out[i] = run;
  }
  return out;
}

/* These are the stores to a window that several runs store to. */
void unbank_mark_next_iterations(struct readings *it) {
  enum { SEVERAL_RUNS = UINT32_MAX };
  const size_t count = it->flow->loops.count ? 2 * it->sites.count : 0;
  uint32_t *windows = ARENA_ARRAY(it->scratch, uint32_t, count + 1);
  const uint32_t *runs = count ? number_runs(it) : NULL;
  struct map of_window = map_new(it->scratch); /* -> the run of its stores, or SEVERAL_RUNS */
  for (size_t i = 0; i < count; i++) {
    uint32_t run;
    windows[i] = loop_window(it, &it->sites.items[i / 2], i % 2);
    if (!windows[i])
      continue;
    bool is_other = map_get(&of_window, map_number(windows[i]), &run) && run != runs[i / 2];
    map_put(&of_window, map_number(windows[i]), is_other ? (uint32_t)SEVERAL_RUNS : runs[i / 2]);
  }
  for (size_t i = 0; i < count; i++) {
    uint32_t run;
    if (windows[i] && map_get(&of_window, map_number(windows[i]), &run) &&
        run == (uint32_t)SEVERAL_RUNS)
      piece_of(it, &it->sites.items[i / 2])->why_open = unbank_reading_cause(READING_UNROLLED);
  }
}
