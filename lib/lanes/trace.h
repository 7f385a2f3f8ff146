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

#endif
