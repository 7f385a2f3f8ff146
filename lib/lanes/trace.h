/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Tracing a kernel: what its lanes address (record/patterns.h). */
#ifndef UNBANK_LANES_TRACE_H
#define UNBANK_LANES_TRACE_H

#include "lanes/record/patterns.h"

/* Traces `kernel` launched with blocks of `shape`. Work is limited by TRACE_STEPS_MAX; accesses
 * affected by the limit get a reason. */
struct trace *unbank_trace(const struct module *module, const struct kernel *kernel,
                           struct unbank_shape shape);

#endif
