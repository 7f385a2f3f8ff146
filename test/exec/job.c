/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "job.h"

#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

static const struct element elements[] = {
    {"f32", 4, true},  {"f64", 8, true},  {"i8", 1, false},  {"u8", 1, false},  {"i16", 2, false},
    {"u16", 2, false}, {"i32", 4, false}, {"u32", 4, false}, {"i64", 8, false}, {"u64", 8, false},
};
static const char *const fills[FILL_COUNT] = {
    [FILL_ZERO] = "zero", [FILL_RAMP] = "ramp", [FILL_RANDOM] = "random"};

/* Reading. */

static const struct element *find_element(const char *name) {
  for (size_t i = 0; name && i < sizeof elements / sizeof *elements; i++)
    if (!strcmp(elements[i].name, name))
      return &elements[i];
  return NULL;
}

static bool read_buffer(struct argument *out, json_t *json) {
  const char *fill = json_string_value(json_object_get(json, "fill"));
  out->is_buffer = true;
  out->element = find_element(json_string_value(json_object_get(json, "buffer")));
  out->count = (size_t)json_integer_value(json_object_get(json, "count"));
  out->seed = (uint64_t)json_integer_value(json_object_get(json, "seed"));
  for (out->fill = 0; fill && out->fill < FILL_COUNT; out->fill++)
    if (!strcmp(fill, fills[out->fill]))
      return out->element && out->count;
  return false;
}

static bool read_scalar(struct argument *out, json_t *json) {
  const char *key;
  json_t *value;
  json_object_foreach(json, key, value) {
    out->element = find_element(key);
    out->real = json_number_value(value);
    out->integer = (int64_t)json_integer_value(value);
  }
  return out->element && json_object_size(json) == 1;
}

static char *read_arguments(struct job *job, json_t *entry, struct arena *arena) {
  json_t *list = json_object_get(entry, "args"), *outputs = json_object_get(entry, "outputs");
  job->argument_count = json_array_size(list);
  job->arguments = ARENA_ARRAY(arena, struct argument, job->argument_count + 1);
  size_t i;
  json_t *item;
  json_array_foreach(list, i, item) {
    bool is_buffer = json_object_get(item, "buffer") != NULL;
    if (!(is_buffer ? read_buffer : read_scalar)(&job->arguments[i], item))
      return unbank_error("argument %zu makes no sense", i);
  }
  json_array_foreach(outputs, i, item) {
    size_t at = (size_t)json_integer_value(item);
    if (at >= job->argument_count || !job->arguments[at].is_buffer)
      return unbank_error("output %zu is not a buffer", at);
    job->arguments[at].is_output = true;
  }
  return json_array_size(outputs) ? NULL : unbank_error("there is no output");
}

static bool read_dim3(struct dim3 *out, const json_t *json) {
  unsigned *const fields[] = {&out->x, &out->y, &out->z};
  for (size_t i = 0; i < 3; i++) {
    json_t *value = json_array_get(json, i);
    *fields[i] = value ? (unsigned)json_integer_value(value) : 1;
  }
  return json_array_size(json) && dim3_count(*out);
}

static char *read_entry(struct job *job, json_t *entry, struct arena *arena) {
  const char *kernel = json_string_value(json_object_get(entry, "kernel"));
  if (!kernel)
    return unbank_error("there is no kernel");
  job->kernel = arena_strdup(arena, kernel);
  job->dynamic_bytes = (uint32_t)json_integer_value(json_object_get(entry, "dynamic_shared"));
  if (!read_dim3(&job->grid, json_object_get(entry, "grid")) ||
      !read_dim3(&job->block, json_object_get(entry, "block")))
    return unbank_error("grid or block makes no sense");
  return read_arguments(job, entry, arena);
}

char *job_read(struct job *job, const char *path, const char *name, struct arena *arena) {
  json_error_t error;
  json_t *root = json_load_file(path, 0, &error);
  if (!root)
    return unbank_error("%s:%d: %s", path, error.line, error.text);
  *job = (struct job){.name = name};
  char *sentence = unbank_error("%s: no entry %s", path, name);
  size_t i;
  json_t *entry;
  json_array_foreach(json_object_get(root, "kernels"), i, entry) {
    const char *entry_name = json_string_value(json_object_get(entry, "name"));
    if (!entry_name || strcmp(entry_name, name))
      continue;
    free(sentence);
    char *wrong = read_entry(job, entry, arena);
    sentence = wrong ? unbank_error("%s: %s: %s", path, name, wrong) : NULL;
    free(wrong);
    break;
  }
  json_decref(root);
  return sentence;
}

bool dim3_parse(const char *text, struct dim3 *out) {
  int length = 0;
  *out = (struct dim3){1, 1, 1};
  int fields = sscanf(text, "%5ux%5ux%5u", &out->x, &out->y, &out->z);
  char again[32];
  if (fields == 1)
    length = snprintf(again, sizeof again, "%u", out->x);
  else if (fields == 2)
    length = snprintf(again, sizeof again, "%ux%u", out->x, out->y);
  else if (fields == 3)
    length = snprintf(again, sizeof again, "%ux%ux%u", out->x, out->y, out->z);
  return length && !strcmp(text, again) && dim3_count(*out) && dim3_count(*out) <= 1024;
}

/* Memory. */

/* SplitMix64's mixer: one 64-bit number to another, all bits spread. */
static uint64_t hash(uint64_t x) {
  x += 0x9e3779b97f4a7c15u;
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
  return x ^ (x >> 31);
}

static void store(const struct element *element, double real, int64_t integer, void *out) {
  float narrow = (float)real;
  if (element->is_float && element->bytes == sizeof narrow)
    memcpy(out, &narrow, sizeof narrow);
  else if (element->is_float)
    memcpy(out, &real, sizeof real);
  else
    memcpy(out, &integer, element->bytes); /* little-endian, as the device */
}

static void store_filled(const struct argument *argument, size_t i, void *out) {
  uint64_t random = hash(hash(argument->seed) + i);
  switch (argument->fill) {
  case FILL_RAMP:
    store(argument->element, (double)i, (int64_t)i, out);
    break;
  case FILL_RANDOM:
    store(argument->element, (double)(random >> 40) * 0x1p-24, (int64_t)random, out);
    break;
  default:
    store(argument->element, 0, 0, out);
  }
}

/* A buffer's place: | guard page | ... slack | buffer | guard page |. The buffer ends at the guard,
 * less what keeps its start aligned for vectors of 16 bytes. */
struct frame {
  size_t bytes, pages, guard;
};
static struct frame frame_of(const struct argument *argument) {
  struct frame frame = {.guard = (size_t)sysconf(_SC_PAGESIZE)};
  frame.bytes = (argument->count * argument->element->bytes + 15) & ~(size_t)15;
  frame.pages = (frame.bytes + frame.guard - 1) & ~(frame.guard - 1);
  return frame;
}

static unsigned char *buffer_map(const struct argument *argument) {
  struct frame frame = frame_of(argument);
  unsigned char *base = mmap(NULL, frame.pages + 2 * frame.guard, PROT_NONE,
                             MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (base == MAP_FAILED)
    return NULL;
  if (mprotect(base + frame.guard, frame.pages, PROT_READ | PROT_WRITE))
    return NULL;
  return base + frame.guard + frame.pages - frame.bytes;
}

char *memory_fill(struct memory *memory, const struct job *job, struct arena *arena) {
  memory->job = job;
  memory->values = ARENA_ARRAY(arena, void *, job->argument_count + 1);
  memory->buffers = ARENA_ARRAY(arena, unsigned char *, job->argument_count + 1);
  for (size_t i = 0; i < job->argument_count; i++) {
    const struct argument *argument = &job->arguments[i];
    if (!argument->is_buffer) {
      memory->values[i] = arena_alloc(arena, sizeof(uint64_t));
      store(argument->element, argument->real, argument->integer, memory->values[i]);
      continue;
    }
    unsigned char *buffer = memory->buffers[i] = buffer_map(argument);
    if (!buffer)
      return unbank_error("no memory for argument %zu", i);
    memory->values[i] = &memory->buffers[i];
    *ARENA_PUSH(arena, &memory->regions) =
        (struct region){(uintptr_t)buffer, argument->count * argument->element->bytes,
                        arena_printf(arena, "argument %zu", i)};
    for (size_t at = 0; at < argument->count; at++)
      store_filled(argument, at, buffer + at * argument->element->bytes);
  }
  return NULL;
}

void memory_free(struct memory *memory) {
  for (size_t i = 0; memory->buffers && i < memory->job->argument_count; i++) {
    struct frame frame;
    if (!memory->buffers[i])
      continue;
    frame = frame_of(&memory->job->arguments[i]);
    munmap(memory->buffers[i] + frame.bytes - frame.pages - frame.guard,
           frame.pages + 2 * frame.guard);
  }
}

static void print_value(const struct element *element, const unsigned char *bytes, char out[64]) {
  float narrow;
  double real;
  int64_t integer = 0;
  if (element->is_float && element->bytes == sizeof narrow) {
    memcpy(&narrow, bytes, sizeof narrow);
    snprintf(out, 64, "%.9g", (double)narrow);
  } else if (element->is_float) {
    memcpy(&real, bytes, sizeof real);
    snprintf(out, 64, "%.17g", real);
  } else {
    memcpy(&integer, bytes, element->bytes);
    snprintf(out, 64, "%lld", (long long)integer);
  }
}

/* One output. Counts elements that differ. */
static char *compare_buffer(const struct argument *argument, size_t number,
                            const unsigned char *expected, const unsigned char *actual) {
  size_t bytes = argument->element->bytes, different = 0, first = 0;
  for (size_t i = argument->count; i-- > 0;)
    if (memcmp(expected + i * bytes, actual + i * bytes, bytes)) {
      different++;
      first = i;
    }
  if (!different)
    return NULL;
  char wanted[64], got[64];
  print_value(argument->element, expected + first * bytes, wanted);
  print_value(argument->element, actual + first * bytes, got);
  return unbank_error("%zu of %zu elements of argument %zu differ, first [%zu]: %s, should be %s",
                      different, argument->count, number, first, got, wanted);
}

char *memory_compare(const struct memory *expected, const struct memory *actual) {
  const struct job *job = expected->job;
  for (size_t i = 0; i < job->argument_count; i++) {
    char *sentence = NULL;
    if (job->arguments[i].is_output)
      sentence = compare_buffer(&job->arguments[i], i, expected->buffers[i], actual->buffers[i]);
    if (sentence)
      return sentence;
  }
  return NULL;
}

bool memory_changed(const struct memory *memory) {
  for (size_t i = 0; i < memory->job->argument_count; i++) {
    const struct argument *argument = &memory->job->arguments[i];
    unsigned char original[sizeof(uint64_t)];
    for (size_t at = 0; argument->is_output && at < argument->count; at++) {
      store_filled(argument, at, original);
      size_t bytes = argument->element->bytes;
      if (memcmp(original, memory->buffers[i] + at * bytes, bytes))
        return true;
    }
  }
  return false;
}
