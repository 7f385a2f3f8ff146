/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A baseline: conflicts that were there when a project began to look, and that may stay.
 *
 *     # unbank baseline 1 mode=report: file, kernel, array, op, wavefronts by ideal, source line
 *     src/sum.cu	sum(float*)	sum::tile	ld	32	acc += tile[threadIdx.x][k];
 *
 * A text file, a line an access, fields apart by tabs, sorted: versions of it merge as source does.
 * What it says of a line is its text, not its number, so that it holds when lines move; lines of
 * one text are counted. Paths begin at the folder of the baseline, so that it holds on other
 * machines. */
#ifndef UNBANK_GATE_BASELINE_H
#define UNBANK_GATE_BASELINE_H

#include <stdbool.h>

#include "support/arena.h"
#include "unbank/options.h"

struct baseline_entry {
  const char *file, *kernel, *array, *op;
  double ratio;     /* wavefronts by ideal; infinite where it was not known */
  const char *text; /* of the line; NULL: it could not be read */
};
struct baseline {
  const char *folder; /* whose paths are relative; ends in '/' */
  int mode;           /* an unbank_mode: which side the ratios are of; -1: it does not say */
  LIST_OF(struct baseline_entry) entries; /* sorted */
};

/* Reads a file, which must be of that mode if it says one. NULL, or a malloc'd sentence. */
char *baseline_read(struct arena *arena, const char *path, enum unbank_mode mode,
                    struct baseline *out);
/* An empty one, to be filled and written to that path. */
void baseline_begin(struct arena *arena, const char *path, struct baseline *out);
/* Sorts and writes the file, whole or not at all. NULL, or a malloc'd sentence. */
char *baseline_write(struct baseline *baseline, const char *path);

/* A path as the baseline has it: from its folder, unless only the root is common. */
const char *baseline_path(struct arena *arena, const struct baseline *baseline, const char *path);
/* The ratio that a text of `ratio` reads back as. */
double baseline_ratio(double ratio);

/* Takes the largest entry of that file, kernel, array, op and line out of the baseline. False:
 * there is none left. Who asks for several asks for the largest first. */
bool baseline_take(struct baseline *baseline, const struct baseline_entry *wanted, double *ratio);

#endif
