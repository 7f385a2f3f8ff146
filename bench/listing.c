/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * listing.h says what is looked at. A kernel of a cubin is a section `.text.SYMBOL`, whose name is
 * found here as bytes. */
#include "listing.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { GRID_YZ_MAX = 65535, BLOCK_Z_MAX = 64, CUBIN_MAX = 64 << 20 };
enum { DYNAMIC_MAX = 227 << 10 }; /* of a block, the most that any architecture has */
static const size_t buffers_max = (size_t)64 << 30;

static bool complain(const struct job *job, const char *what, const char *about) {
  printf("%s: %s%s\n", job->name, what, about);
  return false;
}

static bool holds(const struct variant *variant, const char *symbol) {
  char name[4096];
  size_t length = (size_t)snprintf(name, sizeof name, ".text.%s", symbol) + 1; /* with its NUL */
  FILE *file = fopen(variant->path, "rb");
  char *data = file && length < sizeof name ? malloc(CUBIN_MAX) : NULL;
  size_t bytes = data ? fread(data, 1, CUBIN_MAX, file) : 0;
  bool found = bytes && memmem(data, bytes, name, length);
  free(data);
  if (file)
    fclose(file);
  return found;
}

/* Bytes on the GPU: an output is kept twice. */
static size_t job_bytes(const struct job *job) {
  size_t bytes = 0;
  for (size_t i = 0; i < job->slot_count; i++) {
    const struct argument *argument = &job->slots[i].argument;
    if (argument->kind == ARGUMENT_BUFFER)
      bytes += argument_bytes(argument) * (argument->is_output ? 2 : 1);
  }
  return bytes;
}

static bool has_output(const struct job *job) {
  for (size_t i = 0; i < job->slot_count; i++)
    if (job->slots[i].argument.is_output)
      return true;
  return false;
}

static bool check_fills(const struct job *job) {
  bool good = true;
  for (size_t i = 0; i < job->slot_count; i++) {
    const struct argument *argument = &job->slots[i].argument;
    if (argument->kind == ARGUMENT_BUFFER && argument->fill == FILL_FILE &&
        access(argument->path, R_OK))
      good = complain(job, "cannot read ", argument->path);
  }
  return good;
}

static bool check_job(const struct job *job) {
  const unsigned *block = job->block, *grid = job->grid;
  bool good = true;
  if ((size_t)block[0] * block[1] * block[2] > THREADS_MAX || block[2] > BLOCK_Z_MAX)
    good = complain(job, "a block has too many threads", "");
  if (grid[1] > GRID_YZ_MAX || grid[2] > GRID_YZ_MAX)
    good = complain(job, "too many blocks along y or z", "");
  if (job_bytes(job) > buffers_max)
    good = complain(job, "its buffers fill more than 64 GiB", "");
  if (!has_output(job))
    good = complain(job, "it has no output", "");
  for (size_t i = 0; i < job->variant_count; i++) {
    if (!holds(&job->variants[i], job->symbol))
      good = complain(job, "no such kernel in ", job->variants[i].path);
    if (job->variants[i].dynamic_bytes > DYNAMIC_MAX)
      good = complain(job,
                      "more dynamic shared memory than a block can have: ", job->variants[i].name);
  }
  return check_fills(job) && good;
}

int unbank_jobs_list(const struct jobs *jobs) {
  size_t variants = 0, bytes = 0;
  unsigned dynamic = 0;
  bool good = true;
  for (size_t i = 0; i < jobs->count; i++) {
    const struct job *job = &jobs->items[i];
    printf("%-28s grid %u,%u,%u block %u,%u,%u, %zu MiB, %zu variants\n", job->name, job->grid[0],
           job->grid[1], job->grid[2], job->block[0], job->block[1], job->block[2],
           job_bytes(job) >> 20, job->variant_count);
    good &= check_job(job);
    variants += job->variant_count;
    bytes += job_bytes(job);
    for (size_t v = 0; v < job->variant_count; v++)
      if (job->variants[v].dynamic_bytes > dynamic)
        dynamic = job->variants[v].dynamic_bytes;
  }
  printf(
      "%zu kernels, %zu variants, %zu MiB of buffers one after the other, dynamic memory of up to "
      "%u bytes%s\n",
      jobs->count, variants, bytes >> 20, dynamic, good ? "" : "; NOT GOOD");
  return good ? 0 : 2;
}
