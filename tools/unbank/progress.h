/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Shows the progress of work that takes longer than two seconds, on one line of a terminal that is
 * overwritten each time. If stderr is not a terminal, nothing is printed. */
#ifndef UNBANK_PROGRESS_H
#define UNBANK_PROGRESS_H

#include <stdbool.h>
#include <stddef.h>
#include <time.h>

#include "support/arena.h"

struct progress {
  struct timespec start;
  bool is_watched, is_said; /* stderr is a terminal; the line is on it */
  bool is_late;     /* other work came before, so the first line does not wait for two seconds */
  int screen;       /* while stderr is held: the descriptor of the terminal; else 0 */
  const char *held; /* the file that stderr then goes to */
};

void progress_begin(struct progress *progress);
/* Shows that `done` of `count` items are finished, and the name of the current one. */
void progress_say(struct progress *progress, size_t done, size_t count, const char *name);
/* Removes the line, before anything else is printed. */
void progress_end(struct progress *progress);

/* For work in this process that may print to stderr while the line is shown: from progress_hold on
 * its output is kept in a file, and progress_release removes the line and prints it. If stderr is
 * not a terminal, output is not held. */
void progress_hold(struct progress *progress, struct arena *arena);
void progress_release(struct progress *progress);

#endif
