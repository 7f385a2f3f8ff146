/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * How long loops run whose trip counts are not known: a bound, and which share of the usual trips
 * the choice of a layout assumes. */
#ifndef UNBANK_LANES_RECORD_LENGTHS_H
#define UNBANK_LANES_RECORD_LENGTHS_H

#include "lanes/record/record.h"

/* What is known about how long a loop runs. */
struct length {
  double max_trips; /* INFINITY if unknown */
  struct pace pace;
};

struct lengths {
  struct arena *arena;
  struct unbank_shim *shim;
  struct map loops; /* header -> index in `list` */
  LIST_OF(struct length) list;
};

/* An access that is executed in every iteration and steps through its array bounds the loop's trip
 * count: the program is undefined once it leaves the array. `bytes`: the array's size; 0 if not
 * known. */
void unbank_note_max_trips(struct lengths *lengths, const struct recorder *recorder,
                           const struct execution *execution, int64_t bytes);

void unbank_set_pace(struct lengths *lengths, const struct open_loop *loop, struct pace pace);

/* What is known of a loop in the end; `loop` may be NULL. */
struct trace_loop unbank_trace_loop(struct lengths *lengths, const struct open_loop *loop);

#endif
