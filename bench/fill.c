/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A thread fills elements first .. end - 1; an element depends on its index alone, so the parts are
 * those of the whole. */
#include "fill.h"

#include <pthread.h>
#include <unistd.h>

enum { WORKERS_MAX = 32, PART_MIN = 1 << 16 };

struct part {
  const struct argument *argument;
  unsigned char *out;
  size_t first, end;
  pthread_t thread;
  bool has_thread;
};

static void *fill_part(void *opaque) {
  const struct part *part = opaque;
  argument_fill(part->argument, part->first, part->end, part->out);
  return NULL;
}

char *unbank_fill(const struct argument *argument, unsigned char *out) {
  struct part parts[WORKERS_MAX];
  long cores = sysconf(_SC_NPROCESSORS_ONLN);
  size_t count = cores < 1 ? 1 : cores > WORKERS_MAX ? WORKERS_MAX : (size_t)cores;
  bool is_large = argument->kind == ARGUMENT_BUFFER && argument->fill != FILL_FILE &&
                  argument->count >= count * PART_MIN;
  if (!is_large)
    return argument_write(argument, out);
  for (size_t i = 0; i < count; i++) {
    parts[i] =
        (struct part){.argument = argument,
                      .out = out,
                      .first = argument->count / count * i,
                      .end = i + 1 == count ? argument->count : argument->count / count * (i + 1)};
    parts[i].has_thread = !pthread_create(&parts[i].thread, NULL, fill_part, &parts[i]);
    if (!parts[i].has_thread)
      fill_part(&parts[i]);
  }
  for (size_t i = 0; i < count; i++)
    if (parts[i].has_thread)
      pthread_join(parts[i].thread, NULL);
  return NULL;
}
