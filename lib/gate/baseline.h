/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A baseline: conflicts that were there when a project began to look, and that may stay.
 *
 *     # unbank baseline 1 mode=report: file, kernel, array, op, wavefronts by ideal, source line
 *     src/sum.cu	sum(float*)	sum::tile	ld	32	acc += tile[threadIdx.x][k];
 *
 * A sorted text file with one line per access and tabs between the fields, so that versions of it
 * can be merged like source. It refers to a line of source by its text, not its number, so it
 * remains valid when lines move; lines with the same text are counted. Paths are relative to the
 * folder of the baseline, so it is valid on other machines, too. */
#ifndef UNBANK_GATE_BASELINE_H
#define UNBANK_GATE_BASELINE_H

#include <stdbool.h>

#include "support/arena.h"
#include "unbank/options.h"

struct baseline_entry {
  const char *file, *kernel, *array, *op;
  double ratio;     /* wavefronts / ideal; infinite if unknown */
  const char *text; /* of the line; NULL if it could not be read */
};
struct baseline {
  const char *folder; /* that paths are relative to; ends in '/' */
  int mode;           /* an unbank_mode: whether ratios are before or after the run; -1: unknown */
  LIST_OF(struct baseline_entry) entries; /* sorted */
};

/* Reads a file. If it says a mode, that must be `mode`. NULL, or a malloc'd sentence. */
char *baseline_read(struct arena *arena, const char *path, enum unbank_mode mode,
                    struct baseline *out);
/* Begins an empty baseline, to be filled and then written to `path`. */
void baseline_begin(struct arena *arena, const char *path, struct baseline *out);
/* Sorts the entries and writes the file, completely or not at all. NULL, or a malloc'd sentence. */
char *baseline_write(struct baseline *baseline, const char *path);

/* A path as the baseline has it: relative to its folder, unless they only share the root. */
const char *baseline_path(struct arena *arena, const struct baseline *baseline, const char *path);
/* The ratio after it has been written and read again. */
double baseline_ratio(double ratio);

/* Removes the entry with the largest ratio for this file, kernel, array, op and line from the
 * baseline. False if there is none left. Callers with several findings for them begin with the
 * largest. */
bool baseline_take(struct baseline *baseline, const struct baseline_entry *wanted, double *ratio);

#endif
