/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Tracing a kernel: what its lanes address (record/patterns.h). */
#ifndef UNBANK_LANES_TRACE_H
#define UNBANK_LANES_TRACE_H

#include "lanes/record/patterns.h"

/* Which guards are assumed to hold for all threads (guards.h). */
enum held_guards {
  HELD_ALL,       /* as in a block inside the data */
  HELD_IN_ARRAYS, /* the same, but of a thread's number alone, `threadIdx.x < n`, they hold for the
                     threads that stay in their arrays: n is no larger than these allow */
  HELD_IN_DATA, /* those of a place in the data, `blockIdx.x * 64 + threadIdx.x < n`; not those of a
                   thread's number alone, `threadIdx.x < n`, which may protect a short array */
  HELD_NONE,    /* as in a block at the data's border */
};

/* Traces `kernel` launched with blocks of `shape`. Work is limited by TRACE_STEPS_MAX; accesses
 * affected by the limit get a reason. Where not all guards are assumed to hold, the trace is of one
 * run: without the cases of a symbol, samples, or accesses that only the data's border executes. */
struct trace *unbank_trace(const struct module *module, const struct kernel *kernel,
                           struct unbank_shape shape, enum held_guards held_guards);

#endif
