/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Tracing a kernel: what its lanes address (record/patterns.h). */
#ifndef UNBANK_LANES_TRACE_H
#define UNBANK_LANES_TRACE_H

#include "lanes/record/patterns.h"

/* Which guards are assumed to hold for all threads (guards.h). */
enum held_guards {
  HELD_ALL,       /* as in a block inside the data */
  HELD_IN_ARRAYS, /* likewise, but guards on a thread's number alone, `threadIdx.x < n`, hold for
                     the threads that stay in their arrays: n is taken to be no larger than these
                     allow */
  HELD_IN_DATA,   /* only guards on a place in the data, `blockIdx.x * 64 + threadIdx.x < n`; not
                     those   on a thread's number alone, `threadIdx.x < n`, which may protect a short
                     array */
  HELD_NONE,      /* as in a block at the data's border */
};

/* Traces `kernel` launched with blocks of `shape`. Work is limited by TRACE_STEPS_MAX; accesses
 * affected by the limit get a reason. With HELD_IN_DATA and HELD_NONE, the trace is of a single
 * run, without residue cases, samples, or accesses that only blocks at the data's border
 * execute. */
struct trace *unbank_trace(const struct module *module, const struct kernel *kernel,
                           struct unbank_shape shape, enum held_guards held_guards);

/* Whether a trace has a property. It must be one that no trace of more warps has if the trace of
 * some of them does not have it. */
typedef bool trace_test(const struct module *module, const struct trace *trace);

/* As unbank_trace(), but NULL if the trace does not have the property. Most often that shows in the
 * last warp, whose threads have the highest numbers, so the property is asked of that warp first.
 * `arena` holds the trace. */
struct trace *unbank_trace_if(const struct module *module, const struct kernel *kernel,
                              struct unbank_shape shape, enum held_guards held_guards,
                              trace_test *test, struct arena *arena);

#endif
