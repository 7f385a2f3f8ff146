/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Filling large buffers, on all cores of the host: element by element one core would take longer
 * than the GPU takes for the whole bench.
 */
#ifndef UNBANK_BENCH_FILL_H
#define UNBANK_BENCH_FILL_H

#include "sim/run/memory.h"

/* argument_write, on several threads where that pays. NULL, or a malloc'd sentence. */
char *unbank_fill(const struct argument *argument, unsigned char *out);

#endif
