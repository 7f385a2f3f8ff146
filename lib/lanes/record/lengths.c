/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "lanes/record/lengths.h"

#include <math.h>
#include <stdlib.h>

#include "shim/shim.h"
#include "support/integers.h"

/* The index of the term that counts iterations of the loop, provided that all other terms are
 * counters too and move away from the array's start; otherwise term_count. */
static unsigned counting_term(const struct recorder *recorder, const struct value *pointer,
                              const void *header, unsigned lane) {
  unsigned found = pointer->term_count;
  for (unsigned t = 0; t < pointer->term_count; t++) {
    const struct symbol_origin *origin = unbank_recorder_origin(recorder, pointer->terms[t].symbol);
    if (origin->is_counter && origin->has_step && origin->origin == header && !origin->rank)
      found = t;
    else if (!origin->is_counter || (int32_t)value_coefficient(pointer, t, lane) < 0)
      return pointer->term_count;
  }
  return found;
}

/* The number of trips after which a lane's address leaves an array of `bytes` bytes. */
static double trips_inside(const struct execution *execution, unsigned lane, unsigned term,
                           int64_t bytes) {
  const int64_t first = (int32_t)value_lane(execution->pointer, lane),
                step = (int32_t)value_coefficient(execution->pointer, term, lane),
                room = step < 0 ? first : bytes - execution->access->bytes - first;
  if (!step || first < 0 || room < 0)
    return INFINITY;
  const int64_t steps = room / llabs(step);
  return (double)steps + 1;
}

static struct length *length_of(struct lengths *lengths, const struct open_loop *loop) {
  uint32_t number;
  if (!map_get(&lengths->loops, loop->header, &number)) {
    const uint64_t most = unbank_loop_max_trips(lengths->shim, loop->header);
    number = (uint32_t)lengths->list.count;
    map_put(&lengths->loops, loop->header, number);
    *ARENA_PUSH(lengths->arena, &lengths->list) =
        (struct length){.max_trips = most ? (double)most : (double)INFINITY};
  }
  return &lengths->list.items[number];
}

void unbank_set_pace(struct lengths *lengths, const struct open_loop *loop, struct pace pace) {
  length_of(lengths, loop)->pace = pace;
}

/* The smallest step among the loops that end at the same bound. */
static double least_step(const struct lengths *lengths, uint64_t roots) {
  double least = INFINITY;
  for (size_t i = 0; i < lengths->list.count; i++) {
    const struct length *length = &lengths->list.items[i];
    if (length->pace.step && length->pace.roots == roots)
      least = fmin(least, length->pace.step);
  }
  return least;
}

void unbank_note_max_trips(struct lengths *lengths, const struct recorder *recorder,
                           const struct execution *execution, int64_t bytes) {
  const struct value *pointer = execution->pointer;
  if (!bytes || !pointer || pointer->unknown & execution->must_mask)
    return;
  for (const struct open_loop *loop = execution->each; loop; loop = loop->each)
    UNBANK_EACH_BIT(lane, execution->must_mask) {
      const unsigned term = counting_term(recorder, pointer, loop->header, lane);
      if (term == pointer->term_count)
        break;
      struct length *length = length_of(lengths, loop);
      length->max_trips = fmin(length->max_trips, trips_inside(execution, lane, term, bytes));
    }
}

/* Loops with the same bound cover the same distance. That is usually more than 32 of the smallest
 * steps; assume this many times more. */
static const double far = 4;

/* When lanes share a loop's work, as when they copy a tile together, each lane runs this share of
 * the usual trips. */
static const double shared_out = 0.125;

struct trace_loop unbank_trace_loop(struct lengths *lengths, const struct open_loop *loop) {
  const struct length *length = loop ? length_of(lengths, loop) : NULL;
  struct trace_loop found = {.max_trips = length ? length->max_trips : (double)INFINITY,
                             .share = 1};
  if (length && length->pace.step)
    found.share = fmin(far * least_step(lengths, length->pace.roots) / length->pace.step, 1);
  if (length && length->pace.is_shared_out)
    found.share = fmin(found.share, shared_out);
  return found;
}
