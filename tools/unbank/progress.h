/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * One line on a terminal, which the next one overwrites, of work that takes longer than two
 * seconds. Where stderr is no terminal nothing is said. */
#ifndef UNBANK_PROGRESS_H
#define UNBANK_PROGRESS_H

#include <stdbool.h>
#include <stddef.h>
#include <time.h>

struct progress {
  struct timespec start;
  bool is_watched, is_said;
  bool is_late; /* other work came before: nobody waits two more seconds for the first line */
};

void progress_begin(struct progress *progress);
/* `name` of what is being done, of which `done` of `count` are over. */
void progress_say(struct progress *progress, size_t done, size_t count, const char *name);
/* Takes the line away: before anything else is printed. */
void progress_end(struct progress *progress);

#endif
