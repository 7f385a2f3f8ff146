/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "progress.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "files.h"
#include "temporary.h"

enum { QUIET_SECONDS = 2, NAME_MAX_SHOWN = 50 };

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
  /* Shortens a path at its beginning, because its end distinguishes files. */
  const size_t length = strlen(name);
  const char *tail = length > NAME_MAX_SHOWN ? name + length - NAME_MAX_SHOWN + 3 : NULL;
  fprintf(stderr, "\r\033[K[%zu/%zu] %.0f s %s%s", done, count, seconds, tail ? "..." : "",
          tail ? tail : name);
  progress->is_said = true;
}

void progress_end(struct progress *progress) {
  if (progress->is_said)
    fputs("\r\033[K", stderr);
  progress->is_said = false;
}

void progress_hold(struct progress *progress, struct arena *arena) {
  if (!progress->is_watched)
    return;
  free(temporary_file(arena, "", &progress->held));
  int file = progress->held ? open(progress->held, O_WRONLY | O_APPEND | O_CLOEXEC) : -1;
  fflush(stderr);
  progress->screen = file >= 0 ? dup(STDERR_FILENO) : 0;
  if (progress->screen > 0)
    dup2(file, STDERR_FILENO);
  if (file >= 0)
    close(file);
}

void progress_release(struct progress *progress) {
  if (progress->screen > 0) {
    fflush(stderr);
    dup2(progress->screen, STDERR_FILENO);
    close(progress->screen);
  }
  progress_end(progress);
  char *text = progress->held ? file_read_text(progress->held) : NULL;
  fputs(text ? text : "", stderr);
  free(text);
  if (progress->held)
    temporary_remove(progress->held);
  progress->screen = 0;
  progress->held = NULL;
}
