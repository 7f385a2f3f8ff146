/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * One line on a terminal, which the next one overwrites, of work that takes longer than two
 * seconds. Where stderr is no terminal nothing is said. */
#ifndef UNBANK_PROGRESS_H
#define UNBANK_PROGRESS_H

#include <stdbool.h>
#include <stddef.h>
#include <time.h>

#include "support/arena.h"

struct progress {
  struct timespec start;
  bool is_watched, is_said;
  bool is_late;     /* other work came before: nobody waits two more seconds for the first line */
  int screen;       /* where stderr is while it is held, or 0 */
  const char *held; /* the file that gets it then */
};

void progress_begin(struct progress *progress);
/* `name` of what is being done, of which `done` of `count` are over. */
void progress_say(struct progress *progress, size_t done, size_t count, const char *name);
/* Takes the line away: before anything else is printed. */
void progress_end(struct progress *progress);

/* Work that is done in this process, and may print to stderr where the line stands: from
 * progress_hold on that waits, and progress_release prints it, after the line is away. Where nobody
 * watches nothing waits. */
void progress_hold(struct progress *progress, struct arena *arena);
void progress_release(struct progress *progress);

#endif
