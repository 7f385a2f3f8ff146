/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "progress.h"

#include <stdio.h>
#include <unistd.h>

enum { QUIET_SECONDS = 2 };

static double seconds_since(const struct timespec *start) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)(now.tv_sec - start->tv_sec) + (double)(now.tv_nsec - start->tv_nsec) * 1e-9;
}

void progress_begin(struct progress *progress) {
  *progress = (struct progress){.is_watched = isatty(STDERR_FILENO)};
  clock_gettime(CLOCK_MONOTONIC, &progress->start);
}

void progress_say(struct progress *progress, size_t done, size_t count, const char *name) {
  double seconds = progress->is_watched ? seconds_since(&progress->start) : 0;
  if (!progress->is_watched || (seconds < QUIET_SECONDS && !progress->is_late))
    return;
  fprintf(stderr, "\r\033[K[%zu/%zu] %.0f s %.50s", done, count, seconds, name);
  progress->is_said = true;
}

void progress_end(struct progress *progress) {
  if (progress->is_said)
    fputs("\r\033[K", stderr);
  progress->is_said = false;
}
