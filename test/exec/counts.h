/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Counts of one block as JSON, and against a report of `unbank analyze --widths=ir`. */
#ifndef UNBANK_TEST_COUNTS_H
#define UNBANK_TEST_COUNTS_H

#include <stdio.h>

#include "claims.h"
#include "job.h"

/* NULL, or a malloc'd sentence. */
char *counts_write(const char *path, const struct program *program, const struct tally *tally,
                   const struct job *job);

/* Compares with the `before` side of the report. RUN_FAULT names the first claim that the
 * run refutes. When the job's guards do not hold for a full block, figures that the report gives
 * under that assumption count as unknown. */
struct outcome counts_compare(const char *path, const struct program *program,
                              const struct tally *tally, const struct job *job,
                              struct agreement *agreement, struct arena *arena);

#endif
