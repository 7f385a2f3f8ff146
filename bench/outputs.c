/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * outputs.h says what is written. */
#include "outputs.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "device.h"

enum { SECONDS_MAX = 20, LINE_MAX_BYTES = 512 };

struct keeper {
  FILE *binary, *table, *begun;
};

static FILE *open_in(const char *folder, const char *name) {
  char path[4096];
  snprintf(path, sizeof path, "%s/%s", folder, name);
  FILE *file = fopen(path, "a+b");
  if (!file)
    perror(path);
  return file;
}

static bool has_begun(FILE *begun, const char *wanted) {
  char line[LINE_MAX_BYTES];
  rewind(begun);
  while (fgets(line, sizeof line, begun)) {
    line[strcspn(line, "\n")] = '\0';
    if (!strcmp(line, wanted))
      return true;
  }
  return false;
}

/* False if the variant had begun in an earlier run. */
static bool begin(const struct keeper *keeper, const struct job *job, size_t variant) {
  char line[LINE_MAX_BYTES];
  snprintf(line, sizeof line, "%s %s", job->name, job->variants[variant].name);
  if (has_begun(keeper->begun, line))
    return false;
  fprintf(keeper->begun, "%s\n", line);
  fflush(keeper->begun);
  return true;
}

static void keep(const struct keeper *keeper, const struct device_job *device, size_t variant) {
  const struct job *job = device->job;
  size_t bytes = unbank_output_bytes(job);
  unsigned char *memory = unbank_device_area(AREA_OUTPUTS, bytes + 1);
  unbank_device_outputs(device, variant, memory);
  fseek(keeper->binary, 0, SEEK_END);
  long offset = ftell(keeper->binary);
  fwrite(memory, 1, bytes, keeper->binary);
  fflush(keeper->binary);
  const char *name = job->variants[variant].name;
  for (size_t slot = 0; slot < job->slot_count; slot++) {
    const struct argument *argument = &job->slots[slot].argument;
    if (!argument->is_output)
      continue;
    fprintf(keeper->table, "%s,%s,%zu,%ld,%zu\n", job->name, name, slot, offset,
            argument_bytes(argument));
    offset += (long)argument_bytes(argument);
  }
  fprintf(keeper->table, "%s,%s,end,%ld,0\n", job->name, name, offset);
  fflush(keeper->table);
}

/* A job whose variants have all begun is not loaded: loading may be what failed. */
static void run_job(const struct keeper *keeper, const struct job *job) {
  struct device_job device;
  bool loaded = false;
  for (size_t variant = 0; variant < job->variant_count; variant++) {
    if (!begin(keeper, job, variant))
      continue;
    alarm(SECONDS_MAX);
    if (!loaded)
      unbank_device_load(&device, job);
    loaded = true;
    unbank_device_run(&device, variant, 1);
    keep(keeper, &device, variant);
  }
  if (loaded)
    unbank_device_unload(&device);
  alarm(0);
}

int unbank_outputs_write(const char *folder, const struct jobs *jobs) {
  struct keeper keeper = {.binary = open_in(folder, "outputs.bin"),
                          .table = open_in(folder, "outputs.csv"),
                          .begun = open_in(folder, "begun.txt")};
  if (!keeper.binary || !keeper.table || !keeper.begun)
    return 2;
  for (size_t i = 0; i < jobs->count; i++)
    run_job(&keeper, &jobs->items[i]);
  bool good = !ferror(keeper.binary) && !ferror(keeper.table);
  good = !fclose(keeper.binary) && good;
  good = !fclose(keeper.table) && good;
  fclose(keeper.begun);
  return good ? 0 : 2;
}
