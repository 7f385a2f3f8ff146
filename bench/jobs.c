/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Reading a job file and filling buffers: jobs.h has the format. A line is a keyword and its
 * words; a table names the function that reads each keyword.
 */
#include "jobs.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/arena.h"

#define LENGTH(table) (sizeof(table) / sizeof((table)[0]))

static const struct element elements[] = {
    {"f32", 4, true},  {"f64", 8, true},  {"i8", 1, false},  {"u8", 1, false},  {"i16", 2, false},
    {"u16", 2, false}, {"i32", 4, false}, {"u32", 4, false}, {"i64", 8, false}, {"u64", 8, false},
};

static const char *const fill_names[FILL_COUNT] = {
    [FILL_ZERO] = "zero", [FILL_RAMP] = "ramp", [FILL_RANDOM] = "random"};

/* What the lines so far have said. `job` is the one between `kernel` and `end`, or NULL. */
struct reader {
  struct arena *arena;
  struct jobs *jobs;
  struct job *job;
  const char *folder;
};

/* The words of a keyword's line, the keyword left out. Each returns false if they make no sense. */
typedef bool read_line(struct reader *reader, char **words);

static bool read_number(const char *word, unsigned long long max, unsigned long long *out) {
  char *end;
  errno = 0;
  *out = strtoull(word, &end, 10);
  return !errno && end != word && !*end && *word != '-' && *out <= max;
}

static bool read_extent(char **words, unsigned extent[3]) {
  for (int axis = 0; axis < 3; axis++) {
    unsigned long long number;
    if (!read_number(words[axis], INT32_MAX, &number) || number == 0)
      return false;
    extent[axis] = (unsigned)number;
  }
  return true;
}

static const struct element *find_element(const char *name) {
  for (size_t i = 0; i < LENGTH(elements); i++)
    if (!strcmp(elements[i].name, name))
      return &elements[i];
  return NULL;
}

/* Stores an integer or a float as `element`. */
static void store(const struct element *element, double real, uint64_t integer, void *memory) {
  float single = (float)real;
  if (!element->is_float)
    memcpy(memory, &integer, element->bytes); /* little-endian: the low bytes */
  else
    memcpy(memory, element->bytes == 4 ? (void *)&single : (void *)&real, element->bytes);
}

static bool read_kernel(struct reader *reader, char **words) {
  if (reader->job)
    return false;
  reader->job = ARENA_PUSH(reader->arena, reader->jobs);
  reader->job->name = arena_strdup(reader->arena, words[0]);
  return true;
}

static bool read_symbol(struct reader *reader, char **words) {
  reader->job->symbol = arena_strdup(reader->arena, words[0]);
  return true;
}

static bool read_grid(struct reader *reader, char **words) {
  return read_extent(words, reader->job->grid);
}

static bool read_block(struct reader *reader, char **words) {
  return read_extent(words, reader->job->block);
}

static bool read_dynamic(struct reader *reader, char **words) {
  unsigned long long bytes;
  bool good = read_number(words[0], INT32_MAX, &bytes);
  reader->job->dynamic_bytes = good ? (unsigned)bytes : 0;
  return good;
}

static struct arg *add_arg(struct job *job, const char *type) {
  const struct element *element = find_element(type);
  if (!element || job->arg_count == MAX_ARGS)
    return NULL;
  struct arg *arg = &job->args[job->arg_count++];
  arg->element = element;
  return arg;
}

static bool read_buffer(struct reader *reader, char **words) {
  struct arg *arg = add_arg(reader->job, words[0]);
  unsigned long long count, seed;
  if (!arg || !read_number(words[1], SIZE_MAX / 8, &count) || count == 0 ||
      !read_number(words[3], UINT64_MAX, &seed))
    return false;
  for (arg->fill = 0; arg->fill < FILL_COUNT; arg->fill++)
    if (!strcmp(words[2], fill_names[arg->fill]))
      break;
  arg->is_buffer = true;
  arg->is_output = !strcmp(words[4], "output");
  arg->count = count;
  arg->seed = seed;
  return arg->fill < FILL_COUNT && (arg->is_output || !strcmp(words[4], "input"));
}

static bool read_scalar(struct reader *reader, char **words) {
  struct arg *arg = add_arg(reader->job, words[0]);
  if (!arg)
    return false;
  char *end;
  double real = strtod(words[1], &end);
  errno = 0;
  store(arg->element, real, (uint64_t)strtoll(words[1], arg->element->is_float ? NULL : &end, 10),
        arg->value);
  return end != words[1] && !*end && (arg->element->is_float || !errno);
}

static bool read_variant(struct reader *reader, char **words) {
  struct job *job = reader->job;
  if (job->variant_count == MAX_VARIANTS)
    return false;
  job->variants[job->variant_count++] =
      (struct variant){arena_strdup(reader->arena, words[0]),
                       arena_printf(reader->arena, "%s%s", reader->folder, words[1])};
  return true;
}

static bool read_end(struct reader *reader, char **words) {
  (void)words;
  const struct job *job = reader->job;
  bool complete = job->symbol && job->grid[0] && job->block[0] && job->variant_count;
  reader->job = NULL;
  return complete;
}

enum { MAX_WORDS = 6 };

static const struct keyword {
  const char *name;
  read_line *read;
  size_t words; /* that follow the keyword */
} keywords[] = {
    {"kernel", read_kernel, 1},   {"symbol", read_symbol, 1}, {"grid", read_grid, 3},
    {"block", read_block, 3},     {"buffer", read_buffer, 5}, {"scalar", read_scalar, 2},
    {"dynamic", read_dynamic, 1}, {"end", read_end, 0},       {"variant", read_variant, 2},
};

static bool read_words(struct reader *reader, char **words, size_t count) {
  for (size_t i = 0; i < LENGTH(keywords); i++)
    if (!strcmp(keywords[i].name, words[0]))
      return count == keywords[i].words + 1 && (reader->job || keywords[i].read == read_kernel) &&
             keywords[i].read(reader, words + 1);
  return false;
}

/* Splits `line` in place; more words than any keyword takes are counted but not kept. */
static size_t split(char *line, char *words[MAX_WORDS]) {
  size_t count = 0;
  char *state;
  for (char *word = strtok_r(line, " \t", &state); word; word = strtok_r(NULL, " \t", &state)) {
    if (count < MAX_WORDS)
      words[count] = word;
    count++;
  }
  return count;
}

char *unbank_jobs_read(struct arena *arena, const char *path, struct jobs *jobs) {
  FILE *file = fopen(path, "r");
  if (!file)
    return unbank_error("cannot read %s: %s", path, strerror(errno));
  char *folder = arena_strdup(arena, path);
  char *slash = strrchr(folder, '/');
  slash ? (slash[1] = '\0') : (folder[0] = '\0');

  struct reader reader = {.arena = arena, .jobs = jobs, .folder = folder};
  char *error = NULL, *line = NULL, *words[MAX_WORDS];
  size_t room = 0;
  for (unsigned number = 1; !error && getline(&line, &room, file) >= 0; number++) {
    line[strcspn(line, "\n")] = '\0';
    char *text = arena_strdup(arena, line);
    size_t count = split(line, words);
    if (count && words[0][0] != '#' && !read_words(&reader, words, count))
      error = unbank_error("%s:%u: not a line of a job file: %s", path, number, text);
  }
  if (!error && reader.job)
    error = unbank_error("%s: the last job has no end", path);
  free(line);
  fclose(file);
  return error;
}

size_t unbank_arg_bytes(const struct arg *arg) { return arg->count * arg->element->bytes; }

/* splitmix64's output function: neighbouring inputs give unrelated outputs. */
static uint64_t hash(uint64_t x) {
  x += 0x9e3779b97f4a7c15u;
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
  return x ^ (x >> 31);
}

void unbank_arg_fill(const struct arg *arg, void *memory) {
  unsigned char *bytes = memory;
  uint64_t start = hash(arg->seed);
  memset(memory, 0, unbank_arg_bytes(arg));
  for (size_t i = 0; arg->fill != FILL_ZERO && i < arg->count; i++) {
    uint64_t integer = arg->fill == FILL_RAMP ? i % 1021 : hash(start + i) >> 56;
    double real =
        arg->fill == FILL_RAMP ? (double)integer : (double)(hash(start + i) >> 40) * 0x1p-23 - 1.0;
    store(arg->element, real, integer, bytes + i * arg->element->bytes);
  }
}
